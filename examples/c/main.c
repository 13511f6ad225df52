/* A thousand steps of the sled: the energy changes by the work of the inputs. */
#include "sled.h"

#include <stdio.h>

/* A thrust that fades, and a torque that swings with the heading. */
static void control(void *context, nh_real t, const nh_sled_state *state, nh_real *u)
{
    (void)context;
    u[0] = 0.3 / (1.0 + t);
    u[1] = -0.2 * state->q[2];
}

int main(void)
{
    nh_sled_parameters parameters;
    nh_sled_state state;
    nh_sled_system sled;
    nh_sled_gonzalez stepper;
    nh_error error;
    nh_real before;
    nh_status status;

    nh_sled_data_standard(&parameters, &state);
    status = nh_sled_new(&sled, &parameters, &error);
    if (status == NH_OK) {
        status = nh_sled_gonzalez_start(&stepper, &sled, &state, 0.01, &error);
    }
    before = (status == NH_OK) ? nh_sled_energy(&sled, state.q, state.w) : 0.0;
    for (int i = 0; (i < 1000) && (status == NH_OK); ++i) {
        status = nh_sled_gonzalez_step_with(&stepper, control, NULL, &error);
    }
    if (status != NH_OK) {
        (void)fprintf(stderr, "step %llu: %s\n", (unsigned long long)error.step, nh_message(status));
        return 1;
    }
    nh_sled_gonzalez_state(&stepper, &state);
    (void)printf("t = %g, x = %g, y = %g, theta = %g\n", state.t, state.q[0], state.q[1], state.q[2]);
    (void)printf("energy less work: %.16g, before: %.16g\n",
                 nh_sled_energy(&sled, state.q, state.w) - nh_sled_gonzalez_work(&stepper), before);
    return 0;
}
