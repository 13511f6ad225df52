/*
 * The functions of FMI 2.0 (Functional Mock-up Interface 2.0.4, Modelica Association), for model exchange and
 * co-simulation.
 */
#include "nh_fmu.h"

#include <string.h>

/* A program that links several units defines the beginning of their functions' names. */
#ifdef FMI2_FUNCTION_PREFIX
#define NH_NAME(name) NH_JOIN(FMI2_FUNCTION_PREFIX, name)
#else
#define NH_NAME(name) name
#endif

/* The types of the standard. */
typedef nh_fmu *fmi2Component;
typedef void *fmi2ComponentEnvironment;
typedef void *fmi2FMUstate;
typedef unsigned int fmi2ValueReference;
typedef double fmi2Real;
typedef int fmi2Integer;
typedef int fmi2Boolean;
typedef char fmi2Char;
typedef const fmi2Char *fmi2String;
typedef char fmi2Byte;
typedef nh_fmu_outcome fmi2Status;
typedef enum { fmi2ModelExchange, fmi2CoSimulation } fmi2Type;
typedef void (*fmi2CallbackLogger)(fmi2ComponentEnvironment, fmi2String, fmi2Status, fmi2String, fmi2String, ...);

typedef struct {
    fmi2CallbackLogger logger;
    void *(*allocateMemory)(size_t, size_t);
    void (*freeMemory)(void *);
    void (*stepFinished)(fmi2ComponentEnvironment, fmi2Status);
    fmi2ComponentEnvironment componentEnvironment;
} fmi2CallbackFunctions;

typedef struct {
    fmi2Boolean newDiscreteStatesNeeded;
    fmi2Boolean terminateSimulation;
    fmi2Boolean nominalsOfContinuousStatesChanged;
    fmi2Boolean valuesOfContinuousStatesChanged;
    fmi2Boolean nextEventTimeDefined;
    fmi2Real nextEventTime;
} fmi2EventInfo;

static void report(const nh_fmu *unit, nh_fmu_outcome outcome, const char *text)
{
    if (unit->logger != NULL) {
        const fmi2CallbackLogger logger = (fmi2CallbackLogger)unit->logger;
        const char *const category = (outcome == NH_FMU_ERROR) ? "logStatusError" : "logStatusDiscard";
        /* The text is an argument of a format, since it may contain percent signs. */
        logger(unit->environment, unit->name, outcome, category, "%s", text);
    }
}

NH_FMI(const char *, fmi2GetTypesPlatform, void)
{
    return "default";
}

NH_FMI(const char *, fmi2GetVersion, void)
{
    return "2.0";
}

NH_FMI(fmi2Status, fmi2SetDebugLogging, fmi2Component c, fmi2Boolean loggingOn, size_t n, const fmi2String categories[])
{
    /* Errors are always reported, and there is nothing else to report. */
    (void)loggingOn;
    (void)n;
    (void)categories;
    return (c == NULL) ? NH_FMU_ERROR : NH_FMU_OK;
}

NH_FMI(fmi2Component, fmi2Instantiate, fmi2String instanceName, fmi2Type fmuType, fmi2String fmuGUID,
       fmi2String fmuResourceLocation, const fmi2CallbackFunctions *functions, fmi2Boolean visible,
       fmi2Boolean loggingOn)
{
    nh_fmu *unit;
    const char *refusal = NULL;
    (void)fmuResourceLocation;
    (void)visible;
    (void)loggingOn;
    if ((fmuGUID == NULL) || (strcmp(fmuGUID, NH_FMU_TOKEN) != 0)) {
        refusal = "the GUID is that of another unit: modelDescription.xml and the binary do not belong together";
    } else if ((fmuType == fmi2ModelExchange) && !NH_FMU_EXCHANGES) {
        refusal = "this unit is for co-simulation only";
    }
    if ((refusal != NULL) && (functions != NULL) && (functions->logger != NULL)) {
        functions->logger(functions->componentEnvironment, instanceName, NH_FMU_ERROR, "logStatusError", "%s", refusal);
    }
    if (refusal != NULL) {
        return NULL;
    }
    unit = nh_fmu_new(instanceName, fmuType == fmi2ModelExchange,
                      (functions == NULL) ? NULL : functions->componentEnvironment);
    if (unit != NULL) {
        unit->report = report;
        unit->logger = (functions == NULL) ? NULL : (void (*)(void))functions->logger;
    }
    return unit;
}

NH_FMI(void, fmi2FreeInstance, fmi2Component c)
{
    nh_fmu_free(c);
}

NH_FMI(fmi2Status, fmi2SetupExperiment, fmi2Component c, fmi2Boolean toleranceDefined, fmi2Real tolerance,
       fmi2Real startTime, fmi2Boolean stopTimeDefined, fmi2Real stopTime)
{
    (void)toleranceDefined;
    (void)tolerance;
    (void)stopTimeDefined;
    (void)stopTime;
    NH_REQUIRE(c, NH_FMU_INSTANTIATED, "fmi2SetupExperiment")
    return nh_fmu_set_time(c, startTime);
}

NH_FMI(fmi2Status, fmi2EnterInitializationMode, fmi2Component c)
{
    NH_REQUIRE(c, NH_FMU_INSTANTIATED, "fmi2EnterInitializationMode")
    return nh_fmu_initialize(c, c->memory.values[NH_FMU_TIME]);
}

NH_FMI(fmi2Status, fmi2ExitInitializationMode, fmi2Component c)
{
    NH_REQUIRE(c, NH_FMU_INITIALIZATION, "fmi2ExitInitializationMode")
    return nh_fmu_initialized(c);
}

NH_FMI(fmi2Status, fmi2Terminate, fmi2Component c)
{
    NH_REQUIRE(c, NH_FMU_RUNNING, "fmi2Terminate")
    c->memory.phase = NH_FMU_TERMINATED;
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2Reset, fmi2Component c)
{
    NH_REQUIRE(c, NH_FMU_ANY, "fmi2Reset")
    nh_fmu_restart(c);
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2GetReal, fmi2Component c, const fmi2ValueReference vr[], size_t nvr, fmi2Real value[])
{
    NH_REQUIRE(c, NH_FMU_READABLE, "fmi2GetReal")
    return nh_fmu_get(c, vr, nvr, value);
}

NH_FMI(fmi2Status, fmi2SetReal, fmi2Component c, const fmi2ValueReference vr[], size_t nvr, const fmi2Real value[])
{
    NH_REQUIRE(c, NH_FMU_BEFORE | NH_FMU_RUNNING, "fmi2SetReal")
    return nh_fmu_set(c, vr, nvr, value);
}

/* The unit has no variables of other types. */
#define NH_NONE(name, type)                                                                                            \
    NH_FMI(fmi2Status, fmi2Get##name, fmi2Component c, const fmi2ValueReference vr[], size_t nvr, type value[])        \
    {                                                                                                                  \
        (void)vr;                                                                                                      \
        (void)value;                                                                                                   \
        return ((c != NULL) && (nvr == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;                                                \
    }                                                                                                                  \
    NH_FMI(fmi2Status, fmi2Set##name, fmi2Component c, const fmi2ValueReference vr[], size_t nvr, const type value[])  \
    {                                                                                                                  \
        (void)vr;                                                                                                      \
        (void)value;                                                                                                   \
        return ((c != NULL) && (nvr == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;                                                \
    }

NH_NONE(Integer, fmi2Integer)
NH_NONE(Boolean, fmi2Boolean)
NH_NONE(String, fmi2String)

NH_FMI(fmi2Status, fmi2GetFMUstate, fmi2Component c, fmi2FMUstate *FMUstate)
{
    NH_REQUIRE(c, NH_FMU_ANY, "fmi2GetFMUstate")
    return nh_fmu_save(c, FMUstate);
}

NH_FMI(fmi2Status, fmi2SetFMUstate, fmi2Component c, fmi2FMUstate FMUstate)
{
    NH_REQUIRE(c, NH_FMU_ANY, "fmi2SetFMUstate")
    return nh_fmu_restore(c, FMUstate);
}

NH_FMI(fmi2Status, fmi2FreeFMUstate, fmi2Component c, fmi2FMUstate *FMUstate)
{
    NH_REQUIRE(c, NH_FMU_ANY, "fmi2FreeFMUstate")
    return nh_fmu_drop(c, FMUstate);
}

NH_FMI(fmi2Status, fmi2SerializedFMUstateSize, fmi2Component c, fmi2FMUstate FMUstate, size_t *size)
{
    (void)FMUstate;
    NH_REQUIRE(c, NH_FMU_ANY, "fmi2SerializedFMUstateSize")
    *size = nh_fmu_saved_size();
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2SerializeFMUstate, fmi2Component c, fmi2FMUstate FMUstate, fmi2Byte bytes[], size_t size)
{
    NH_REQUIRE(c, NH_FMU_ANY, "fmi2SerializeFMUstate")
    return nh_fmu_write(c, FMUstate, (uint8_t *)bytes, size);
}

NH_FMI(fmi2Status, fmi2DeSerializeFMUstate, fmi2Component c, const fmi2Byte bytes[], size_t size,
       fmi2FMUstate *FMUstate)
{
    NH_REQUIRE(c, NH_FMU_ANY, "fmi2DeSerializeFMUstate")
    return nh_fmu_read(c, (const uint8_t *)bytes, size, FMUstate);
}

NH_FMI(fmi2Status, fmi2GetDirectionalDerivative, fmi2Component c, const fmi2ValueReference vUnknown_ref[],
       size_t nUnknown, const fmi2ValueReference vKnown_ref[], size_t nKnown, const fmi2Real dvKnown[],
       fmi2Real dvUnknown[])
{
    NH_REQUIRE(c, NH_FMU_READABLE, "fmi2GetDirectionalDerivative")
    return nh_fmu_derivative(c, vUnknown_ref, nUnknown, vKnown_ref, nKnown, dvKnown, dvUnknown, false);
}

NH_FMI(fmi2Status, fmi2EnterEventMode, fmi2Component c)
{
    NH_REQUIRE(c, NH_FMU_EVENTS | NH_FMU_CONTINUOUS, "fmi2EnterEventMode")
    c->memory.phase = NH_FMU_EVENTS;
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2NewDiscreteStates, fmi2Component c, fmi2EventInfo *eventInfo)
{
    NH_REQUIRE(c, NH_FMU_EVENTS, "fmi2NewDiscreteStates")
    /* There are no events. */
    (void)memset(eventInfo, 0, sizeof *eventInfo);
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2EnterContinuousTimeMode, fmi2Component c)
{
    NH_REQUIRE(c, NH_FMU_EVENTS, "fmi2EnterContinuousTimeMode")
    c->memory.phase = NH_FMU_CONTINUOUS;
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2CompletedIntegratorStep, fmi2Component c, fmi2Boolean noSetFMUStatePriorToCurrentPoint,
       fmi2Boolean *enterEventMode, fmi2Boolean *terminateSimulation)
{
    (void)noSetFMUStatePriorToCurrentPoint;
    NH_REQUIRE(c, NH_FMU_CONTINUOUS, "fmi2CompletedIntegratorStep")
    *enterEventMode = 0;
    *terminateSimulation = 0;
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2SetTime, fmi2Component c, fmi2Real time)
{
    NH_REQUIRE(c, NH_FMU_EVENTS | NH_FMU_CONTINUOUS, "fmi2SetTime")
    return nh_fmu_set_time(c, time);
}

NH_FMI(fmi2Status, fmi2SetContinuousStates, fmi2Component c, const fmi2Real x[], size_t nx)
{
    NH_REQUIRE(c, NH_FMU_CONTINUOUS, "fmi2SetContinuousStates")
    return nh_fmu_set_states(c, x, nx);
}

NH_FMI(fmi2Status, fmi2GetDerivatives, fmi2Component c, fmi2Real derivatives[], size_t nx)
{
    NH_REQUIRE(c, NH_FMU_EVENTS | NH_FMU_CONTINUOUS | NH_FMU_TERMINATED, "fmi2GetDerivatives")
    return nh_fmu_get_rates(c, derivatives, nx);
}

NH_FMI(fmi2Status, fmi2GetEventIndicators, fmi2Component c, fmi2Real eventIndicators[], size_t ni)
{
    (void)eventIndicators;
    return ((c != NULL) && (ni == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi2Status, fmi2GetContinuousStates, fmi2Component c, fmi2Real x[], size_t nx)
{
    NH_REQUIRE(c, NH_FMU_EVENTS | NH_FMU_CONTINUOUS | NH_FMU_TERMINATED, "fmi2GetContinuousStates")
    return nh_fmu_get_states(c, x, nx);
}

NH_FMI(fmi2Status, fmi2GetNominalsOfContinuousStates, fmi2Component c, fmi2Real x_nominal[], size_t nx)
{
    NH_REQUIRE(c, NH_FMU_EVENTS | NH_FMU_CONTINUOUS | NH_FMU_TERMINATED, "fmi2GetNominalsOfContinuousStates")
    return nh_fmu_nominals(c, x_nominal, nx);
}

/* Control inputs are held over a communication step, and outputs have no derivatives in time. */
NH_FMI(fmi2Status, fmi2SetRealInputDerivatives, fmi2Component c, const fmi2ValueReference vr[], size_t nvr,
       const fmi2Integer order[], const fmi2Real value[])
{
    (void)vr;
    (void)order;
    (void)value;
    return ((c != NULL) && (nvr == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi2Status, fmi2GetRealOutputDerivatives, fmi2Component c, const fmi2ValueReference vr[], size_t nvr,
       const fmi2Integer order[], fmi2Real value[])
{
    (void)vr;
    (void)order;
    (void)value;
    return ((c != NULL) && (nvr == 0U)) ? NH_FMU_OK : NH_FMU_ERROR;
}

NH_FMI(fmi2Status, fmi2DoStep, fmi2Component c, fmi2Real currentCommunicationPoint, fmi2Real communicationStepSize,
       fmi2Boolean noSetFMUStatePriorToCurrentPoint)
{
    (void)noSetFMUStatePriorToCurrentPoint;
    NH_REQUIRE(c, NH_FMU_STEPPING, "fmi2DoStep")
    return nh_fmu_do_step(c, currentCommunicationPoint, communicationStepSize, NULL);
}

/* No step is pending, since fmi2DoStep returns after the step. */
NH_FMI(fmi2Status, fmi2CancelStep, fmi2Component c)
{
    (void)c;
    return NH_FMU_ERROR;
}

typedef enum { fmi2DoStepStatus, fmi2PendingStatus, fmi2LastSuccessfulTime, fmi2Terminated } fmi2StatusKind;

NH_FMI(fmi2Status, fmi2GetStatus, fmi2Component c, const fmi2StatusKind s, fmi2Status *value)
{
    (void)c;
    (void)s;
    (void)value;
    return NH_FMU_DISCARD;
}

NH_FMI(fmi2Status, fmi2GetRealStatus, fmi2Component c, const fmi2StatusKind s, fmi2Real *value)
{
    if ((c == NULL) || (s != fmi2LastSuccessfulTime)) {
        return NH_FMU_DISCARD;
    }
    *value = c->memory.values[NH_FMU_TIME];
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2GetIntegerStatus, fmi2Component c, const fmi2StatusKind s, fmi2Integer *value)
{
    (void)c;
    (void)s;
    (void)value;
    return NH_FMU_DISCARD;
}

NH_FMI(fmi2Status, fmi2GetBooleanStatus, fmi2Component c, const fmi2StatusKind s, fmi2Boolean *value)
{
    if ((c == NULL) || (s != fmi2Terminated)) {
        return NH_FMU_DISCARD;
    }
    *value = 0;
    return NH_FMU_OK;
}

NH_FMI(fmi2Status, fmi2GetStringStatus, fmi2Component c, const fmi2StatusKind s, fmi2String *value)
{
    (void)c;
    (void)s;
    (void)value;
    return NH_FMU_DISCARD;
}
