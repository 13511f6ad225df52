/*
 * The sled as a discrete map for optimisers, x' = f(x, u), with its derivatives. The state x is not redundant:
 * the coordinates (x, y, theta), and the momenta rho along the blade and around it, on which the constraint
 * leaves no condition. The inputs u are (thrust, torque), held over the step.
 *
 * The functions return 0, or another number if the step fails.
 */
#ifndef PLANT_H
#define PLANT_H

#define PLANT_STATES 5
#define PLANT_INPUTS 2

/* The step size, s. */
#define PLANT_STEP 0.05

int plant_step(const double x[PLANT_STATES], const double u[PLANT_INPUTS], double next[PLANT_STATES]);

/* Writes a = df/dx and b = df/du as well, row by row. */
int plant_jacobian(const double x[PLANT_STATES], const double u[PLANT_INPUTS], double next[PLANT_STATES],
                   double a[PLANT_STATES * PLANT_STATES], double b[PLANT_STATES * PLANT_INPUTS]);

/* Writes the second derivatives of lambda . f by (x, x), (x, u) and (u, u), row by row. */
int plant_hessian(const double x[PLANT_STATES], const double u[PLANT_INPUTS], const double lambda[PLANT_STATES],
                  double xx[PLANT_STATES * PLANT_STATES], double xu[PLANT_STATES * PLANT_INPUTS],
                  double uu[PLANT_INPUTS * PLANT_INPUTS]);

#endif
