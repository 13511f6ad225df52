/* The sled's rk4 as a discrete map. All of it is on the stack: several threads may call it. */
#include "plant.h"

#include "sled.h"

/* The first numbers that rk4 carries are x: the coordinates and the momenta. After them comes the work, by which
 * and of which there are derivatives as well. */
#define CARRIED (sizeof(((nh_sled_rk4_variables *)0)->state) / sizeof(nh_real))

/* Starts at x, with the inputs u. */
static int begin(nh_sled_rk4 *stepper, const double *x, const double *u)
{
    nh_sled_parameters parameters;
    nh_sled_state state;
    nh_sled_system sled;
    nh_sled_data_standard(&parameters, &state);
    for (int i = 0; i < 3; ++i) {
        state.q[i] = x[i];
    }
    if (nh_sled_new(&sled, &parameters, NULL) != NH_OK) {
        return 1;
    }
    nh_sled_to_velocities(&sled, state.q, &x[3], state.w);
    if (nh_sled_rk4_start(stepper, &sled, &state, PLANT_STEP, NULL) != NH_OK) {
        return 1;
    }
    return (nh_sled_rk4_hold(stepper, u, NULL) == NH_OK) ? 0 : 1;
}

/* Copies the leading part of a matrix that is listed row by row. */
static void leading(const nh_real *matrix, size_t columns, double *part, size_t rows, size_t width)
{
    for (size_t i = 0; i < rows; ++i) {
        for (size_t j = 0; j < width; ++j) {
            part[(i * width) + j] = matrix[(i * columns) + j];
        }
    }
}

int plant_step(const double x[PLANT_STATES], const double u[PLANT_INPUTS], double next[PLANT_STATES])
{
    nh_sled_rk4 stepper;
    if ((begin(&stepper, x, u) != 0) || (nh_sled_rk4_step(&stepper, NULL) != NH_OK)) {
        return 1;
    }
    leading(stepper.motion.carried, CARRIED, next, 1, PLANT_STATES);
    return 0;
}

int plant_jacobian(const double x[PLANT_STATES], const double u[PLANT_INPUTS], double next[PLANT_STATES],
                   double a[PLANT_STATES * PLANT_STATES], double b[PLANT_STATES * PLANT_INPUTS])
{
    nh_sled_rk4 stepper;
    nh_sled_rk4_jacobian jacobian;
    if ((begin(&stepper, x, u) != 0) || (nh_sled_rk4_step_with_jacobian(&stepper, &jacobian, NULL) != NH_OK)) {
        return 1;
    }
    leading(stepper.motion.carried, CARRIED, next, 1, PLANT_STATES);
    leading(jacobian.a, CARRIED, a, PLANT_STATES, PLANT_STATES);
    leading(jacobian.b, PLANT_INPUTS, b, PLANT_STATES, PLANT_INPUTS);
    return 0;
}

int plant_hessian(const double x[PLANT_STATES], const double u[PLANT_INPUTS], const double lambda[PLANT_STATES],
                  double xx[PLANT_STATES * PLANT_STATES], double xu[PLANT_STATES * PLANT_INPUTS],
                  double uu[PLANT_INPUTS * PLANT_INPUTS])
{
    nh_sled_rk4 stepper;
    nh_sled_rk4_curvature curvature;
    nh_real adjoint[CARRIED] = {0.0};
    for (int i = 0; i < PLANT_STATES; ++i) {
        adjoint[i] = lambda[i];
    }
    if ((begin(&stepper, x, u) != 0) || (nh_sled_rk4_second(&stepper, adjoint, &curvature, NULL) != NH_OK)) {
        return 1;
    }
    leading(curvature.state, CARRIED, xx, PLANT_STATES, PLANT_STATES);
    leading(curvature.mixed, PLANT_INPUTS, xu, PLANT_STATES, PLANT_INPUTS);
    leading(curvature.inputs, PLANT_INPUTS, uu, PLANT_INPUTS, PLANT_INPUTS);
    return 0;
}
