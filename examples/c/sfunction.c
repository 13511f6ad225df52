/*
 * The sled as a Level-2 S-function of Simulink: `mex sfunction.c sled.c nh.c nh_math.c`. Its input is (thrust,
 * torque), its output the coordinates and velocities. One step is one sample time.
 *
 * The stepper is in the block's work vector. Simulink therefore saves and restores it, and several blocks, or
 * threads, do not disturb each other.
 */
#define S_FUNCTION_NAME sfunction
#define S_FUNCTION_LEVEL 2

#include "simstruc.h"
#include "sled.h"

#define STEP 0.01
#define INPUTS 2
#define OUTPUTS 6

static nh_sled_gonzalez *stepper_of(SimStruct *S)
{
    return (nh_sled_gonzalez *)ssGetRWork(S);
}

static void mdlInitializeSizes(SimStruct *S)
{
    ssSetNumSFcnParams(S, 0);
    if (ssGetNumSFcnParams(S) != ssGetSFcnParamsCount(S)) {
        return;
    }
    if (!ssSetNumInputPorts(S, 1) || !ssSetNumOutputPorts(S, 1)) {
        return;
    }
    ssSetInputPortWidth(S, 0, INPUTS);
    ssSetInputPortRequiredContiguous(S, 0, 1);
    /* The output does not depend on the input of the same time. */
    ssSetInputPortDirectFeedThrough(S, 0, 0);
    ssSetOutputPortWidth(S, 0, OUTPUTS);
    ssSetNumSampleTimes(S, 1);
    ssSetNumRWork(S, (int_T)((sizeof(nh_sled_gonzalez) + sizeof(real_T) - 1U) / sizeof(real_T)));
}

static void mdlInitializeSampleTimes(SimStruct *S)
{
    ssSetSampleTime(S, 0, STEP);
    ssSetOffsetTime(S, 0, 0.0);
}

/* Reports a failure, which ends the simulation. */
static void require(SimStruct *S, nh_status status)
{
    if (status != NH_OK) {
        ssSetErrorStatus(S, nh_message(status));
    }
}

#define MDL_INITIALIZE_CONDITIONS
static void mdlInitializeConditions(SimStruct *S)
{
    nh_sled_parameters parameters;
    nh_sled_state state;
    nh_sled_system sled;
    nh_status status;
    nh_sled_data_standard(&parameters, &state);
    status = nh_sled_new(&sled, &parameters, NULL);
    if (status == NH_OK) {
        status = nh_sled_gonzalez_start(stepper_of(S), &sled, &state, STEP, NULL);
    }
    require(S, status);
}

static void mdlOutputs(SimStruct *S, int_T tid)
{
    real_T *const y = ssGetOutputPortRealSignal(S, 0);
    nh_sled_state state;
    (void)tid;
    nh_sled_gonzalez_state(stepper_of(S), &state);
    for (int i = 0; i < 3; ++i) {
        y[i] = state.q[i];
        y[3 + i] = state.w[i];
    }
}

#define MDL_UPDATE
static void mdlUpdate(SimStruct *S, int_T tid)
{
    nh_status status = nh_sled_gonzalez_hold(stepper_of(S), ssGetInputPortRealSignal(S, 0), NULL);
    (void)tid;
    if (status == NH_OK) {
        status = nh_sled_gonzalez_step(stepper_of(S), NULL);
    }
    require(S, status);
}

static void mdlTerminate(SimStruct *S)
{
    (void)S;
}

#ifdef MATLAB_MEX_FILE
#include "simulink.c"
#else
#include "cg_sfun.h"
#endif
