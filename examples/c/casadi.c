/*
 * The sled as an external function of CasADi: x' = f(x, u) with its Jacobian, which is sparse. As a shared
 * library it is loaded by
 *
 *     f = casadi.external("f", "./libsled_casadi.so")
 *
 * CasADi finds `jac_f` in the library, and needs no differences.
 */
#include "casadi.h"
#include "plant.h"

CASADI_DECLARE(f);
CASADI_DECLARE(jac_f);

static const casadi_int state[3] = {PLANT_STATES, 1, 1};
static const casadi_int inputs[3] = {PLANT_INPUTS, 1, 1};
/* A vector without entries. */
static const casadi_int nothing[4] = {PLANT_STATES, 1, 0, 0};
/* The sled moves in the same way everywhere, and in all directions: x, y and theta change themselves alone,
 * but for the direction of the motion. Columns: x, y, theta, and both momenta. */
static const casadi_int by_state[23] = {5, 5, 0, 1, 2, 5, 10, 15, 0, 1, 0, 1, 2, 0, 1, 2, 3, 4, 0, 1, 2, 3, 4};
static const casadi_int by_inputs[3] = {PLANT_STATES, PLANT_INPUTS, 1};

static const casadi_int *const f_in[2] = {state, inputs};
static const casadi_int *const f_out[1] = {state};
/* A Jacobian has the values of the function as further arguments, which it may use. */
static const casadi_int *const jac_f_in[3] = {state, inputs, nothing};
static const casadi_int *const jac_f_out[2] = {by_state, by_inputs};

CASADI_FUNCTION(f, f_in, f_out)
CASADI_FUNCTION(jac_f, jac_f_in, jac_f_out)

/* Copies an argument; one that is absent is 0. */
static void take(const casadi_real *argument, int count, double *to)
{
    for (int i = 0; i < count; ++i) {
        to[i] = argument ? argument[i] : 0.0;
    }
}

int f(const casadi_real **arg, casadi_real **res, casadi_int *iw, casadi_real *w, int mem)
{
    double x[PLANT_STATES];
    double u[PLANT_INPUTS];
    double next[PLANT_STATES];
    (void)iw;
    (void)w;
    (void)mem;
    take(arg[0], PLANT_STATES, x);
    take(arg[1], PLANT_INPUTS, u);
    if (plant_step(x, u, next) != 0) {
        return 1;
    }
    for (int i = 0; res[0] && (i < PLANT_STATES); ++i) {
        res[0][i] = next[i];
    }
    return 0;
}

/* Writes the entries of a sparse matrix, column by column. */
static void entries(const casadi_int *sparsity, const double *matrix, casadi_real *result)
{
    const casadi_int columns = sparsity[1];
    const casadi_int *const begin = &sparsity[2];
    const casadi_int *const row = &sparsity[2 + columns + 1];
    for (casadi_int j = 0; j < columns; ++j) {
        for (casadi_int k = begin[j]; k < begin[j + 1]; ++k) {
            result[k] = matrix[(row[k] * columns) + j];
        }
    }
}

int jac_f(const casadi_real **arg, casadi_real **res, casadi_int *iw, casadi_real *w, int mem)
{
    double x[PLANT_STATES];
    double u[PLANT_INPUTS];
    double next[PLANT_STATES];
    double a[PLANT_STATES * PLANT_STATES];
    double b[PLANT_STATES * PLANT_INPUTS];
    (void)iw;
    (void)w;
    (void)mem;
    take(arg[0], PLANT_STATES, x);
    take(arg[1], PLANT_INPUTS, u);
    if (plant_jacobian(x, u, next, a, b) != 0) {
        return 1;
    }
    if (res[0]) {
        entries(by_state, a, res[0]);
    }
    for (int j = 0; res[1] && (j < PLANT_INPUTS); ++j) {
        for (int i = 0; i < PLANT_STATES; ++i) {
            res[1][(j * PLANT_STATES) + i] = b[(i * PLANT_INPUTS) + j];
        }
    }
    return 0;
}
