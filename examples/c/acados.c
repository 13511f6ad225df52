/*
 * The sled as discrete dynamics of acados: a shared library with functions in CasADi's convention. In Python:
 *
 *     model.dyn_ext_fun_type = "generic"
 *     model.dyn_generic_source = "acados.c"
 *     model.dyn_disc_fun = "dyn_disc_fun"
 *     model.dyn_disc_fun_jac = "dyn_disc_fun_jac"
 *     model.dyn_disc_fun_jac_hess = "dyn_disc_fun_jac_hess"
 *
 * | function | arguments | results |
 * |---|---|---|
 * | dyn_disc_fun | x, u, p | x' |
 * | dyn_disc_fun_jac | x, u, p | x', the transpose of dx'/d(u, x) |
 * | dyn_disc_fun_jac_hess | x, u, lambda, p | x', the same, the second derivatives of lambda . x' by (u, x) |
 *
 * There are no parameters p. All matrices are dense, and listed column by column.
 */
#include "casadi.h"
#include "plant.h"

#define ALL (PLANT_INPUTS + PLANT_STATES)

CASADI_DECLARE(dyn_disc_fun);
CASADI_DECLARE(dyn_disc_fun_jac);
CASADI_DECLARE(dyn_disc_fun_jac_hess);

static const casadi_int state[3] = {PLANT_STATES, 1, 1};
static const casadi_int inputs[3] = {PLANT_INPUTS, 1, 1};
static const casadi_int parameters[3] = {0, 0, 0};
static const casadi_int transposed[3] = {ALL, PLANT_STATES, 1};
static const casadi_int square[3] = {ALL, ALL, 1};

static const casadi_int *const first_in[3] = {state, inputs, parameters};
static const casadi_int *const second_in[4] = {state, inputs, state, parameters};
static const casadi_int *const outs[3] = {state, transposed, square};
static const casadi_int *const fun_out[1] = {state};
static const casadi_int *const jac_out[2] = {state, transposed};

CASADI_FUNCTION(dyn_disc_fun, first_in, fun_out)
CASADI_FUNCTION(dyn_disc_fun_jac, first_in, jac_out)
CASADI_FUNCTION(dyn_disc_fun_jac_hess, second_in, outs)

int dyn_disc_fun(const casadi_real **arg, casadi_real **res, casadi_int *iw, casadi_real *w, int mem)
{
    (void)iw;
    (void)w;
    (void)mem;
    return plant_step(arg[0], arg[1], res[0]);
}

int dyn_disc_fun_jac(const casadi_real **arg, casadi_real **res, casadi_int *iw, casadi_real *w, int mem)
{
    double a[PLANT_STATES * PLANT_STATES];
    double b[PLANT_STATES * PLANT_INPUTS];
    (void)iw;
    (void)w;
    (void)mem;
    if (plant_jacobian(arg[0], arg[1], res[0], a, b) != 0) {
        return 1;
    }
    for (int i = 0; i < PLANT_STATES; ++i) {
        double *const column = &res[1][i * ALL];
        for (int j = 0; j < PLANT_INPUTS; ++j) {
            column[j] = b[(i * PLANT_INPUTS) + j];
        }
        for (int j = 0; j < PLANT_STATES; ++j) {
            column[PLANT_INPUTS + j] = a[(i * PLANT_STATES) + j];
        }
    }
    return 0;
}

int dyn_disc_fun_jac_hess(const casadi_real **arg, casadi_real **res, casadi_int *iw, casadi_real *w, int mem)
{
    double xx[PLANT_STATES * PLANT_STATES];
    double xu[PLANT_STATES * PLANT_INPUTS];
    double uu[PLANT_INPUTS * PLANT_INPUTS];
    if (dyn_disc_fun_jac(arg, res, iw, w, mem) != 0) {
        return 1;
    }
    if (plant_hessian(arg[0], arg[1], arg[2], xx, xu, uu) != 0) {
        return 1;
    }
    for (int i = 0; i < ALL; ++i) {
        for (int j = 0; j < ALL; ++j) {
            const int k = i - PLANT_INPUTS;
            const int l = j - PLANT_INPUTS;
            double value;
            if ((k < 0) && (l < 0)) {
                value = uu[(i * PLANT_INPUTS) + j];
            } else if (k < 0) {
                value = xu[(l * PLANT_INPUTS) + i];
            } else if (l < 0) {
                value = xu[(k * PLANT_INPUTS) + j];
            } else {
                value = xx[(k * PLANT_STATES) + l];
            }
            res[2][(j * ALL) + i] = value;
        }
    }
    return 0;
}
