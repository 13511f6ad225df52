/* Stands for Simulink: runs the S-function before it for some sample times. */
#include <stdio.h>

int main(void)
{
    static real_T work[4096];
    static const real_T input[8] = {0.3, -0.1};
    static real_T output[64];
    SimStruct block = {0};
    mdlInitializeSizes(&block);
    mdlInitializeSampleTimes(&block);
    if ((block.work_width > 4096) || (block.widths[0] != 2) || (block.widths[1] != 6) || (block.feedthrough != 0)) {
        return 1;
    }
    block.work = work;
    block.input = input;
    block.output = output;
    mdlInitializeConditions(&block);
    for (int i = 0; (i < 100) && (block.error == NULL); ++i) {
        mdlOutputs(&block, 0);
        mdlUpdate(&block, 0);
    }
    mdlOutputs(&block, 0);
    mdlTerminate(&block);
    if (block.error != NULL) {
        (void)fprintf(stderr, "%s\n", block.error);
        return 1;
    }
    (void)printf("t = 1, x = %.12g, y = %.12g, theta = %.12g\n", output[0], output[1], output[2]);
    return 0;
}
