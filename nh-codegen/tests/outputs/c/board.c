/* Steps of the sleigh without a library, as on a microcontroller. */
#include "chaplygin_sleigh.h"

/* Compilers call these two functions. */
void *memcpy(void *to, const void *from, size_t n);
void *memset(void *to, int value, size_t n);

void *memcpy(void *to, const void *from, size_t n)
{
    for (size_t i = 0U; i < n; ++i) {
        ((unsigned char *)to)[i] = ((const unsigned char *)from)[i];
    }
    return to;
}

void *memset(void *to, int value, size_t n)
{
    for (size_t i = 0U; i < n; ++i) {
        ((unsigned char *)to)[i] = (unsigned char)value;
    }
    return to;
}

static nh_chaplygin_sleigh_gonzalez stepper;
/* The main loop writes each state where an interrupt reads it. */
static volatile nh_real position[2];

int main(void)
{
    nh_chaplygin_sleigh_parameters parameters;
    nh_chaplygin_sleigh_state state;
    nh_chaplygin_sleigh_system sleigh;
    nh_chaplygin_sleigh_data_paper(&parameters, &state);
    nh_status status = nh_chaplygin_sleigh_new(&sleigh, &parameters, NULL);
    if (status == NH_OK) {
        status = nh_chaplygin_sleigh_gonzalez_start(&stepper, &sleigh, &state, (nh_real)0.01, NULL);
    }
    while (status == NH_OK) {
        status = nh_chaplygin_sleigh_gonzalez_step(&stepper, NULL);
        nh_chaplygin_sleigh_gonzalez_state(&stepper, &state);
        position[0] = state.q[0];
        position[1] = state.q[1];
    }
    return (int)status;
}
