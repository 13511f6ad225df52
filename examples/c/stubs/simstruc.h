/* Stands for MATLAB's header of the same name: as much of it as sfunction.c uses, to compile it without MATLAB. */
#ifndef SIMSTRUC_H
#define SIMSTRUC_H

typedef double real_T;
typedef int int_T;

typedef struct SimStruct {
    int_T parameters;
    int_T given;
    int_T ports[2];
    int_T widths[2];
    int_T feedthrough;
    int_T contiguous;
    int_T sample_times;
    real_T sample_time;
    real_T offset_time;
    int_T work_width;
    real_T *work;
    const real_T *input;
    real_T *output;
    const char *error;
} SimStruct;

#define ssSetNumSFcnParams(S, n) ((S)->parameters = (n))
#define ssGetNumSFcnParams(S) ((S)->parameters)
#define ssGetSFcnParamsCount(S) ((S)->given)
#define ssSetNumInputPorts(S, n) ((S)->ports[0] = (n))
#define ssSetNumOutputPorts(S, n) ((S)->ports[1] = (n))
#define ssSetInputPortWidth(S, port, n) ((S)->widths[0] = (n))
#define ssSetInputPortRequiredContiguous(S, port, yes) ((S)->contiguous = (yes))
#define ssSetInputPortDirectFeedThrough(S, port, yes) ((S)->feedthrough = (yes))
#define ssSetOutputPortWidth(S, port, n) ((S)->widths[1] = (n))
#define ssSetNumSampleTimes(S, n) ((S)->sample_times = (n))
#define ssSetSampleTime(S, i, time) ((S)->sample_time = (time))
#define ssSetOffsetTime(S, i, time) ((S)->offset_time = (time))
#define ssSetNumRWork(S, n) ((S)->work_width = (n))
#define ssGetRWork(S) ((S)->work)
#define ssGetInputPortRealSignal(S, port) ((S)->input)
#define ssGetOutputPortRealSignal(S, port) ((S)->output)
#define ssSetErrorStatus(S, text) ((S)->error = (text))

#endif
