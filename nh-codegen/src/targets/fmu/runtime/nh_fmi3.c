/*
 * The functions of FMI 3.0 (Functional Mock-up Interface 3.0.2, Modelica Association), for model exchange and
 * co-simulation.
 */
#include "nh_fmu.h"

#include <string.h>

/* A program that links several units defines the beginning of their functions' names. */
#ifdef FMI3_FUNCTION_PREFIX
#define NH_NAME(name) NH_JOIN(FMI3_FUNCTION_PREFIX, name)
#else
#define NH_NAME(name) name
#endif

/* The types of the standard. */
typedef nh_fmu *fmi3Instance;
typedef void *fmi3InstanceEnvironment;
typedef void *fmi3FMUState;
typedef uint32_t fmi3ValueReference;
typedef double fmi3Float64;
typedef bool fmi3Boolean;
typedef const char *fmi3String;
typedef uint8_t fmi3Byte;
typedef const fmi3Byte *fmi3Binary;
typedef nh_fmu_outcome fmi3Status;
typedef void (*fmi3LogMessageCallback)(fmi3InstanceEnvironment, fmi3Status, fmi3String, fmi3String);
typedef void (*fmi3IntermediateUpdateCallback)(void);
typedef void (*fmi3ClockUpdateCallback)(fmi3InstanceEnvironment);
typedef void (*fmi3LockPreemptionCallback)(void);

static void report(const nh_fmu *unit, nh_fmu_outcome outcome, const char *text)
{
    if (unit->logger != NULL) {
        const fmi3LogMessageCallback logger = (fmi3LogMessageCallback)unit->logger;
        logger(unit->environment, outcome, (outcome == NH_FMU_ERROR) ? "logStatusError" : "logStatusDiscard", text);
    }
}

/* Creates an instance, unless the token is that of another unit. */
static nh_fmu *instantiate(fmi3String name, fmi3String token, bool exchanges, const char *refusal,
                           fmi3InstanceEnvironment environment, fmi3LogMessageCallback logger)
{
    nh_fmu *unit;
    const char *reason = refusal;
    if ((token == NULL) || (strcmp(token, NH_FMU_TOKEN) != 0)) {
        reason = "the token is that of another unit: modelDescription.xml and the binary do not belong together";
    }
    if (reason != NULL) {
        if (logger != NULL) {
            logger(environment, NH_FMU_ERROR, "logStatusError", reason);
        }
        return NULL;
    }
    unit = nh_fmu_new(name, exchanges, environment);
    if (unit != NULL) {
        unit->report = report;
        unit->logger = (void (*)(void))logger;
    }
    return unit;
}

NH_FMI(const char *, fmi3GetVersion, void)
{
    return "3.0";
}

NH_FMI(fmi3Status, fmi3SetDebugLogging, fmi3Instance instance, fmi3Boolean loggingOn, size_t nCategories,
       const fmi3String categories[])
{
    /* Errors are always reported, and there is nothing else to report. */
    (void)loggingOn;
    (void)nCategories;
    (void)categories;
    return (instance == NULL) ? NH_FMU_ERROR : NH_FMU_OK;
}

NH_FMI(fmi3Instance, fmi3InstantiateModelExchange, fmi3String instanceName, fmi3String instantiationToken,
       fmi3String resourcePath, fmi3Boolean visible, fmi3Boolean loggingOn,
       fmi3InstanceEnvironment instanceEnvironment, fmi3LogMessageCallback logMessage)
{
    (void)resourcePath;
    (void)visible;
    (void)loggingOn;
    return instantiate(instanceName, instantiationToken, true,
                       NH_FMU_EXCHANGES ? NULL : "this unit is for co-simulation only", instanceEnvironment,
                       logMessage);
}

NH_FMI(fmi3Instance, fmi3InstantiateCoSimulation, fmi3String instanceName, fmi3String instantiationToken,
       fmi3String resourcePath, fmi3Boolean visible, fmi3Boolean loggingOn, fmi3Boolean eventModeUsed,
       fmi3Boolean earlyReturnAllowed, const fmi3ValueReference requiredIntermediateVariables[],
       size_t nRequiredIntermediateVariables, fmi3InstanceEnvironment instanceEnvironment,
       fmi3LogMessageCallback logMessage, fmi3IntermediateUpdateCallback intermediateUpdate)
{
    (void)resourcePath;
    (void)visible;
    (void)loggingOn;
    (void)earlyReturnAllowed;
    (void)requiredIntermediateVariables;
    (void)nRequiredIntermediateVariables;
    (void)intermediateUpdate;
    return instantiate(instanceName, instantiationToken, false,
                       eventModeUsed ? "this unit has no event mode in co-simulation" : NULL, instanceEnvironment,
                       logMessage);
}

NH_FMI(fmi3Instance, fmi3InstantiateScheduledExecution, fmi3String instanceName, fmi3String instantiationToken,
       fmi3String resourcePath, fmi3Boolean visible, fmi3Boolean loggingOn,
       fmi3InstanceEnvironment instanceEnvironment, fmi3LogMessageCallback logMessage,
       fmi3ClockUpdateCallback clockUpdate, fmi3LockPreemptionCallback lockPreemption,
       fmi3LockPreemptionCallback unlockPreemption)
{
    (void)resourcePath;
    (void)visible;
    (void)loggingOn;
    (void)clockUpdate;
    (void)lockPreemption;
    (void)unlockPreemption;
    return instantiate(instanceName, instantiationToken, false, "this unit has no scheduled execution",
                       instanceEnvironment, logMessage);
}

NH_FMI(void, fmi3FreeInstance, fmi3Instance instance)
{
    nh_fmu_free(instance);
}

NH_FMI(fmi3Status, fmi3EnterInitializationMode, fmi3Instance instance, fmi3Boolean toleranceDefined,
       fmi3Float64 tolerance, fmi3Float64 startTime, fmi3Boolean stopTimeDefined, fmi3Float64 stopTime)
{
    (void)toleranceDefined;
    (void)tolerance;
    (void)stopTimeDefined;
    (void)stopTime;
    NH_REQUIRE(instance, NH_FMU_INSTANTIATED, "fmi3EnterInitializationMode")
    return nh_fmu_initialize(instance, startTime);
}

NH_FMI(fmi3Status, fmi3ExitInitializationMode, fmi3Instance instance)
{
    NH_REQUIRE(instance, NH_FMU_INITIALIZATION, "fmi3ExitInitializationMode")
    return nh_fmu_initialized(instance);
}

NH_FMI(fmi3Status, fmi3EnterEventMode, fmi3Instance instance)
{
    NH_REQUIRE(instance, NH_FMU_EVENTS | NH_FMU_CONTINUOUS, "fmi3EnterEventMode")
    instance->memory.phase = NH_FMU_EVENTS;
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3Terminate, fmi3Instance instance)
{
    NH_REQUIRE(instance, NH_FMU_RUNNING, "fmi3Terminate")
    instance->memory.phase = NH_FMU_TERMINATED;
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3Reset, fmi3Instance instance)
{
    NH_REQUIRE(instance, NH_FMU_ANY, "fmi3Reset")
    nh_fmu_restart(instance);
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3GetFloat64, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, fmi3Float64 values[], size_t nValues)
{
    NH_REQUIRE(instance, NH_FMU_READABLE, "fmi3GetFloat64")
    /* All variables are numbers. */
    return (nValues == nValueReferences) ? nh_fmu_get(instance, valueReferences, nValues, values) : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3SetFloat64, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const fmi3Float64 values[], size_t nValues)
{
    NH_REQUIRE(instance, NH_FMU_BEFORE | NH_FMU_RUNNING, "fmi3SetFloat64")
    return (nValues == nValueReferences) ? nh_fmu_set(instance, valueReferences, nValues, values) : NH_FMU_ERROR;
}

/* The unit has no variables of other types. */
#define NH_NO(name, type)                                                                                              \
    NH_FMI(fmi3Status, fmi3Get##name, fmi3Instance instance, const fmi3ValueReference valueReferences[],               \
           size_t nValueReferences, type values[], size_t nValues)                                                     \
    {                                                                                                                  \
        (void)valueReferences;                                                                                         \
        (void)values;                                                                                                  \
        return ((instance != NULL) && (nValueReferences == 0U) && (nValues == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;         \
    }                                                                                                                  \
    NH_FMI(fmi3Status, fmi3Set##name, fmi3Instance instance, const fmi3ValueReference valueReferences[],               \
           size_t nValueReferences, const type values[], size_t nValues)                                               \
    {                                                                                                                  \
        (void)valueReferences;                                                                                         \
        (void)values;                                                                                                  \
        return ((instance != NULL) && (nValueReferences == 0U) && (nValues == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;         \
    }

NH_NO(Float32, float)
NH_NO(Int8, int8_t)
NH_NO(UInt8, uint8_t)
NH_NO(Int16, int16_t)
NH_NO(UInt16, uint16_t)
NH_NO(Int32, int32_t)
NH_NO(UInt32, uint32_t)
NH_NO(Int64, int64_t)
NH_NO(UInt64, uint64_t)
NH_NO(Boolean, fmi3Boolean)
NH_NO(String, fmi3String)

NH_FMI(fmi3Status, fmi3GetBinary, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, size_t valueSizes[], fmi3Binary values[], size_t nValues)
{
    (void)valueReferences;
    (void)valueSizes;
    (void)values;
    return ((instance != NULL) && (nValueReferences == 0U) && (nValues == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3SetBinary, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const size_t valueSizes[], const fmi3Binary values[], size_t nValues)
{
    (void)valueReferences;
    (void)valueSizes;
    (void)values;
    return ((instance != NULL) && (nValueReferences == 0U) && (nValues == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetClock, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, fmi3Boolean values[])
{
    (void)valueReferences;
    (void)values;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3SetClock, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const fmi3Boolean values[])
{
    (void)valueReferences;
    (void)values;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

/* Dependencies do not change: modelDescription.xml has them. */
NH_FMI(fmi3Status, fmi3GetNumberOfVariableDependencies, fmi3Instance instance, fmi3ValueReference valueReference,
       size_t *nDependencies)
{
    (void)instance;
    (void)valueReference;
    (void)nDependencies;
    return NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetVariableDependencies, fmi3Instance instance, fmi3ValueReference dependent,
       size_t elementIndicesOfDependent[], fmi3ValueReference independents[], size_t elementIndicesOfIndependents[],
       int dependencyKinds[], size_t nDependencies)
{
    (void)instance;
    (void)dependent;
    (void)elementIndicesOfDependent;
    (void)independents;
    (void)elementIndicesOfIndependents;
    (void)dependencyKinds;
    (void)nDependencies;
    return NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetFMUState, fmi3Instance instance, fmi3FMUState *FMUState)
{
    NH_REQUIRE(instance, NH_FMU_ANY, "fmi3GetFMUState")
    return nh_fmu_save(instance, FMUState);
}

NH_FMI(fmi3Status, fmi3SetFMUState, fmi3Instance instance, fmi3FMUState FMUState)
{
    NH_REQUIRE(instance, NH_FMU_ANY, "fmi3SetFMUState")
    return nh_fmu_restore(instance, FMUState);
}

NH_FMI(fmi3Status, fmi3FreeFMUState, fmi3Instance instance, fmi3FMUState *FMUState)
{
    NH_REQUIRE(instance, NH_FMU_ANY, "fmi3FreeFMUState")
    return nh_fmu_drop(instance, FMUState);
}

NH_FMI(fmi3Status, fmi3SerializedFMUStateSize, fmi3Instance instance, fmi3FMUState FMUState, size_t *size)
{
    (void)FMUState;
    NH_REQUIRE(instance, NH_FMU_ANY, "fmi3SerializedFMUStateSize")
    *size = nh_fmu_saved_size();
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3SerializeFMUState, fmi3Instance instance, fmi3FMUState FMUState, fmi3Byte serializedState[],
       size_t size)
{
    NH_REQUIRE(instance, NH_FMU_ANY, "fmi3SerializeFMUState")
    return nh_fmu_write(instance, FMUState, serializedState, size);
}

NH_FMI(fmi3Status, fmi3DeserializeFMUState, fmi3Instance instance, const fmi3Byte serializedState[], size_t size,
       fmi3FMUState *FMUState)
{
    NH_REQUIRE(instance, NH_FMU_ANY, "fmi3DeserializeFMUState")
    return nh_fmu_read(instance, serializedState, size, FMUState);
}

NH_FMI(fmi3Status, fmi3GetDirectionalDerivative, fmi3Instance instance, const fmi3ValueReference unknowns[],
       size_t nUnknowns, const fmi3ValueReference knowns[], size_t nKnowns, const fmi3Float64 seed[], size_t nSeed,
       fmi3Float64 sensitivity[], size_t nSensitivity)
{
    NH_REQUIRE(instance, NH_FMU_READABLE, "fmi3GetDirectionalDerivative")
    if ((nSeed != nKnowns) || (nSensitivity != nUnknowns)) {
        return NH_FMU_ERROR;
    }
    return nh_fmu_derivative(instance, unknowns, nUnknowns, knowns, nKnowns, seed, sensitivity, false);
}

NH_FMI(fmi3Status, fmi3GetAdjointDerivative, fmi3Instance instance, const fmi3ValueReference unknowns[],
       size_t nUnknowns, const fmi3ValueReference knowns[], size_t nKnowns, const fmi3Float64 seed[], size_t nSeed,
       fmi3Float64 sensitivity[], size_t nSensitivity)
{
    NH_REQUIRE(instance, NH_FMU_READABLE, "fmi3GetAdjointDerivative")
    if ((nSeed != nUnknowns) || (nSensitivity != nKnowns)) {
        return NH_FMU_ERROR;
    }
    return nh_fmu_derivative(instance, unknowns, nUnknowns, knowns, nKnowns, seed, sensitivity, true);
}

/* There are no structural parameters. */
NH_FMI(fmi3Status, fmi3EnterConfigurationMode, fmi3Instance instance)
{
    (void)instance;
    return NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3ExitConfigurationMode, fmi3Instance instance)
{
    (void)instance;
    return NH_FMU_ERROR;
}

/* There are no clocks. */
NH_FMI(fmi3Status, fmi3GetIntervalDecimal, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, fmi3Float64 intervals[], int qualifiers[])
{
    (void)valueReferences;
    (void)intervals;
    (void)qualifiers;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetIntervalFraction, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, uint64_t counters[], uint64_t resolutions[], int qualifiers[])
{
    (void)valueReferences;
    (void)counters;
    (void)resolutions;
    (void)qualifiers;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetShiftDecimal, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, fmi3Float64 shifts[])
{
    (void)valueReferences;
    (void)shifts;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetShiftFraction, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, uint64_t counters[], uint64_t resolutions[])
{
    (void)valueReferences;
    (void)counters;
    (void)resolutions;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3SetIntervalDecimal, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const fmi3Float64 intervals[])
{
    (void)valueReferences;
    (void)intervals;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3SetIntervalFraction, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const uint64_t counters[], const uint64_t resolutions[])
{
    (void)valueReferences;
    (void)counters;
    (void)resolutions;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3SetShiftDecimal, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const fmi3Float64 shifts[])
{
    (void)valueReferences;
    (void)shifts;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3SetShiftFraction, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const uint64_t counters[], const uint64_t resolutions[])
{
    (void)valueReferences;
    (void)counters;
    (void)resolutions;
    return ((instance != NULL) && (nValueReferences == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3ActivateModelPartition, fmi3Instance instance, fmi3ValueReference clockReference,
       fmi3Float64 activationTime)
{
    (void)instance;
    (void)clockReference;
    (void)activationTime;
    return NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3EvaluateDiscreteStates, fmi3Instance instance)
{
    NH_REQUIRE(instance, NH_FMU_INITIALIZATION | NH_FMU_EVENTS, "fmi3EvaluateDiscreteStates")
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3UpdateDiscreteStates, fmi3Instance instance, fmi3Boolean *discreteStatesNeedUpdate,
       fmi3Boolean *terminateSimulation, fmi3Boolean *nominalsOfContinuousStatesChanged,
       fmi3Boolean *valuesOfContinuousStatesChanged, fmi3Boolean *nextEventTimeDefined, fmi3Float64 *nextEventTime)
{
    NH_REQUIRE(instance, NH_FMU_EVENTS, "fmi3UpdateDiscreteStates")
    /* There are no events. */
    *discreteStatesNeedUpdate = false;
    *terminateSimulation = false;
    *nominalsOfContinuousStatesChanged = false;
    *valuesOfContinuousStatesChanged = false;
    *nextEventTimeDefined = false;
    *nextEventTime = 0.0;
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3EnterContinuousTimeMode, fmi3Instance instance)
{
    NH_REQUIRE(instance, NH_FMU_EVENTS, "fmi3EnterContinuousTimeMode")
    instance->memory.phase = NH_FMU_CONTINUOUS;
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3CompletedIntegratorStep, fmi3Instance instance, fmi3Boolean noSetFMUStatePriorToCurrentPoint,
       fmi3Boolean *enterEventMode, fmi3Boolean *terminateSimulation)
{
    (void)noSetFMUStatePriorToCurrentPoint;
    NH_REQUIRE(instance, NH_FMU_CONTINUOUS, "fmi3CompletedIntegratorStep")
    *enterEventMode = false;
    *terminateSimulation = false;
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3SetTime, fmi3Instance instance, fmi3Float64 time)
{
    NH_REQUIRE(instance, NH_FMU_EVENTS | NH_FMU_CONTINUOUS, "fmi3SetTime")
    return nh_fmu_set_time(instance, time);
}

NH_FMI(fmi3Status, fmi3SetContinuousStates, fmi3Instance instance, const fmi3Float64 continuousStates[],
       size_t nContinuousStates)
{
    NH_REQUIRE(instance, NH_FMU_CONTINUOUS, "fmi3SetContinuousStates")
    return nh_fmu_set_states(instance, continuousStates, nContinuousStates);
}

NH_FMI(fmi3Status, fmi3GetContinuousStateDerivatives, fmi3Instance instance, fmi3Float64 derivatives[],
       size_t nContinuousStates)
{
    NH_REQUIRE(instance, NH_FMU_READABLE, "fmi3GetContinuousStateDerivatives")
    return nh_fmu_get_rates(instance, derivatives, nContinuousStates);
}

NH_FMI(fmi3Status, fmi3GetEventIndicators, fmi3Instance instance, fmi3Float64 eventIndicators[],
       size_t nEventIndicators)
{
    (void)eventIndicators;
    return ((instance != NULL) && (nEventIndicators == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetContinuousStates, fmi3Instance instance, fmi3Float64 continuousStates[],
       size_t nContinuousStates)
{
    NH_REQUIRE(instance, NH_FMU_READABLE, "fmi3GetContinuousStates")
    return nh_fmu_get_states(instance, continuousStates, nContinuousStates);
}

NH_FMI(fmi3Status, fmi3GetNominalsOfContinuousStates, fmi3Instance instance, fmi3Float64 nominals[],
       size_t nContinuousStates)
{
    NH_REQUIRE(instance, NH_FMU_READABLE, "fmi3GetNominalsOfContinuousStates")
    return nh_fmu_nominals(instance, nominals, nContinuousStates);
}

NH_FMI(fmi3Status, fmi3GetNumberOfEventIndicators, fmi3Instance instance, size_t *nEventIndicators)
{
    (void)instance;
    *nEventIndicators = 0U;
    return NH_FMU_OK;
}

NH_FMI(fmi3Status, fmi3GetNumberOfContinuousStates, fmi3Instance instance, size_t *nContinuousStates)
{
    (void)instance;
    *nContinuousStates = NH_FMU_COORDINATES + NH_FMU_MOMENTA;
    return NH_FMU_OK;
}

/* There is no event mode in co-simulation. */
NH_FMI(fmi3Status, fmi3EnterStepMode, fmi3Instance instance)
{
    (void)instance;
    return NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3GetOutputDerivatives, fmi3Instance instance, const fmi3ValueReference valueReferences[],
       size_t nValueReferences, const int32_t orders[], fmi3Float64 values[], size_t nValues)
{
    (void)valueReferences;
    (void)orders;
    (void)values;
    return ((instance != NULL) && (nValueReferences == 0U) && (nValues == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi3Status, fmi3DoStep, fmi3Instance instance, fmi3Float64 currentCommunicationPoint,
       fmi3Float64 communicationStepSize, fmi3Boolean noSetFMUStatePriorToCurrentPoint,
       fmi3Boolean *eventHandlingNeeded, fmi3Boolean *terminateSimulation, fmi3Boolean *earlyReturn,
       fmi3Float64 *lastSuccessfulTime)
{
    (void)noSetFMUStatePriorToCurrentPoint;
    NH_REQUIRE(instance, NH_FMU_STEPPING, "fmi3DoStep")
    *eventHandlingNeeded = false;
    *terminateSimulation = false;
    *earlyReturn = false;
    return nh_fmu_do_step(instance, currentCommunicationPoint, communicationStepSize, lastSuccessfulTime);
}
