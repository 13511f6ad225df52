/* Compares the derivatives of casadi.c and acados.c with differences. */
#include "casadi.h"
#include "plant.h"

#include <stdio.h>

#define ALL (PLANT_INPUTS + PLANT_STATES)

CASADI_DECLARE(f);
CASADI_DECLARE(jac_f);
CASADI_DECLARE(dyn_disc_fun);
CASADI_DECLARE(dyn_disc_fun_jac);
CASADI_DECLARE(dyn_disc_fun_jac_hess);

static double size(double x)
{
    return (x < 0.0) ? -x : x;
}

/* Returns the largest difference of the values of two functions along (u, x), from the derivatives there. */
static double worst_difference(const double *x, const double *u)
{
    const double lambda[PLANT_STATES] = {0.3, -0.7, 1.1, 0.2, -0.4};
    const double d = 1e-5;
    double next[PLANT_STATES];
    double jacobian[ALL * PLANT_STATES];
    double hessian[ALL * ALL];
    double worst = 0.0;
    const casadi_real *arguments[4] = {x, u, lambda, 0};
    casadi_real *results[3] = {next, jacobian, hessian};
    if (dyn_disc_fun_jac_hess(arguments, results, 0, 0, 0) != 0) {
        return 1.0;
    }
    for (int j = 0; j < ALL; ++j) {
        double ends[2][PLANT_STATES];
        double slopes[2][ALL * PLANT_STATES];
        for (int side = 0; side < 2; ++side) {
            double moved[ALL];
            const casadi_real *there[3] = {&moved[PLANT_INPUTS], moved, 0};
            casadi_real *found[2] = {ends[side], slopes[side]};
            for (int i = 0; i < ALL; ++i) {
                moved[i] = (i < PLANT_INPUTS) ? u[i] : x[i - PLANT_INPUTS];
            }
            moved[j] += (side == 0) ? -d : d;
            if ((dyn_disc_fun(there, found, 0, 0, 0) != 0) || (dyn_disc_fun_jac(there, found, 0, 0, 0) != 0)) {
                return 1.0;
            }
        }
        for (int i = 0; i < PLANT_STATES; ++i) {
            const double slope = (ends[1][i] - ends[0][i]) / (2.0 * d);
            const double apart = size(slope - jacobian[(i * ALL) + j]);
            worst = (apart > worst) ? apart : worst;
        }
        for (int i = 0; i < ALL; ++i) {
            double sum = 0.0;
            double apart;
            for (int k = 0; k < PLANT_STATES; ++k) {
                sum += lambda[k] * (slopes[1][(k * ALL) + i] - slopes[0][(k * ALL) + i]) / (2.0 * d);
            }
            apart = size(sum - hessian[(j * ALL) + i]);
            worst = (apart > worst) ? apart : worst;
        }
    }
    return worst;
}

/* Returns the largest difference of the sparse Jacobian from the dense one, entries off the pattern included. */
static double worst_entry(const double *x, const double *u)
{
    double next[PLANT_STATES];
    double jacobian[ALL * PLANT_STATES];
    double by_state[PLANT_STATES * PLANT_STATES];
    double by_inputs[PLANT_STATES * PLANT_INPUTS];
    double dense[PLANT_STATES * PLANT_STATES] = {0.0};
    double worst = 0.0;
    const casadi_real *arguments[3] = {x, u, 0};
    casadi_real *sparse[2] = {by_state, by_inputs};
    casadi_real *whole[2] = {next, jacobian};
    const casadi_int *const pattern = jac_f_sparsity_out(0);
    const casadi_int *const begin = &pattern[2];
    const casadi_int *const row = &pattern[3 + PLANT_STATES];
    if ((jac_f(arguments, sparse, 0, 0, 0) != 0) || (dyn_disc_fun_jac(arguments, whole, 0, 0, 0) != 0)) {
        return 1.0;
    }
    for (int j = 0; j < PLANT_STATES; ++j) {
        for (casadi_int k = begin[j]; k < begin[j + 1]; ++k) {
            dense[(row[k] * PLANT_STATES) + j] = by_state[k];
        }
    }
    for (int i = 0; i < PLANT_STATES; ++i) {
        for (int j = 0; j < ALL; ++j) {
            const double found = (j < PLANT_INPUTS) ? by_inputs[(j * PLANT_STATES) + i]
                                                    : dense[(i * PLANT_STATES) + (j - PLANT_INPUTS)];
            const double apart = size(found - jacobian[(i * ALL) + j]);
            worst = (apart > worst) ? apart : worst;
        }
    }
    return worst;
}

int main(void)
{
    const double x[PLANT_STATES] = {0.2, -0.1, 0.7, 1.5, 0.9};
    const double u[PLANT_INPUTS] = {0.6, -0.3};
    const double differences = worst_difference(x, u);
    const double entries = worst_entry(x, u);
    (void)printf("differences: %.1e, entries: %.1e\n", differences, entries);
    /* A difference of second order has the error d^2 of the third derivative, and roundoff/d. */
    return ((differences < 1e-8) && (entries < 1e-15)) ? 0 : 1;
}
