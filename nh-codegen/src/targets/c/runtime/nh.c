/*
 * The runtime of generated systems: Newton's method, eliminations, checks, and the sine, cosine and
 * tangent of any argument. Compile it once and link it with all generated sources.
 *
 * The sine and cosine of large arguments and the tangent are those of FreeBSD's msun:
 *
 *   Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *   Developed at SunPro, a Sun Microsystems, Inc. business.
 *   Permission to use, copy, modify, and distribute this software is freely granted, provided that
 *   this notice is preserved.
 */
#include "nh_newton.h"
#include "nh_taylor.h"

/* ---- Messages --------------------------------------------------------------------------------- */

const char *nh_message(nh_status status)
{
    static const char *const messages[] = {
        "no error",
        "a parameter is not finite, or must be positive and is not",
        "the initial velocity violates a constraint",
        "an initial matrix is not a rotation",
        "the initial configuration does not satisfy the holonomic constraints",
        "the step size must be finite and not zero",
        "an option of the method is out of its range",
        "a control input must be finite",
        "the mass matrix is not positive definite at the initial configuration",
        "Newton's method did not converge",
        "the equations of the step are ill-conditioned",
        "the method's map has no branch near the identity at these momenta",
        "the constraints become linearly dependent",
        "the frame loses rank on the way",
        "the step is too long for the method's quadrature",
        "the admissible directions turn by a right angle within the step",
        "the energy, which the method conserves, would change",
        "the feedback has left its stability region",
        "the motion is about to end in a singularity",
        "the step takes too many Taylor series",
        "a value is infinite, not a number, or too large"};
    const size_t count = sizeof(messages) / sizeof(messages[0]);
    const size_t at = (size_t)status;
    return (at < count) ? messages[at] : "an unknown status";
}

nh_status nh_fail(nh_place place, nh_status status, const char *name, nh_real value, nh_real bound)
{
    if (place.error != NULL) {
        place.error->status = status;
        place.error->step = place.step;
        place.error->time = place.time;
        place.error->name = name;
        place.error->value = value;
        place.error->bound = bound;
        place.error->index = 0U;
        place.error->iterations = 0U;
    }
    return status;
}

nh_status nh_unsolved(nh_place place, const char *block, const nh_found *found)
{
    nh_status status = NH_NEWTON_FAILED;
    if (!nh_finite(found->residual)) {
        return nh_fail(place, NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));
    }
    if (found->ill_conditioned) {
        status = NH_ILL_CONDITIONED;
    }
    (void)nh_fail(place, status, block, found->residual, NH_R(0.0));
    if (place.error != NULL) {
        place.error->iterations = found->iterations;
    }
    return status;
}

/* ---- Checks ----------------------------------------------------------------------------------- */

/* Returns the place of an error before the first step. */
static nh_place nh_before(nh_error *error)
{
    nh_place place;
    place.error = error;
    place.step = 0U;
    place.time = NH_R(0.0);
    return place;
}

nh_status nh_check_parameter(nh_error *error, const char *name, nh_real value, bool positive)
{
    if (!nh_finite(value) || (positive && !(NH_R(0.0) < value))) {
        return nh_fail(nh_before(error), NH_PARAMETER, name, value, NH_R(0.0));
    }
    return NH_OK;
}

nh_status nh_check_step_size(nh_error *error, nh_real h)
{
    /* A step so small that its reciprocal overflows counts as zero. */
    if (!nh_finite(h) || !nh_finite(NH_R(1.0) / h)) {
        return nh_fail(nh_before(error), NH_STEP_SIZE, NULL, h, NH_R(0.0));
    }
    return NH_OK;
}

nh_status nh_check_option(nh_error *error, const char *name, nh_real value, nh_real least, nh_real most)
{
    if (!(nh_finite(value) && (least <= value) && (value <= most))) {
        return nh_fail(nh_before(error), NH_METHOD_OPTION, name, value, (value <= most) ? least : most);
    }
    return NH_OK;
}

nh_status nh_check_input(nh_error *error, const char *name, nh_real value, nh_real time)
{
    if (!nh_finite(value)) {
        nh_place place = nh_before(error);
        place.time = time;
        return nh_fail(place, NH_INPUT, name, value, NH_R(0.0));
    }
    return NH_OK;
}

/* Returns x.M x. */
static nh_real nh_quadratic(size_t k, const nh_real *matrix, const nh_real *x)
{
    nh_real sum = NH_R(0.0);
    for (size_t i = 0U; i < k; ++i) {
        nh_real product = NH_R(0.0);
        for (size_t j = 0U; j < k; ++j) {
            product += matrix[(i * k) + j] * x[j];
        }
        sum += x[i] * product;
    }
    return sum;
}

nh_status nh_check_constraints(nh_place place, size_t rows, size_t k, const nh_real *mu, const nh_real *w,
                               const nh_real *metric, const nh_real *inverse)
{
    const nh_real energy = nh_quadratic(k, metric, w);
    nh_real worst = NH_R(0.0);
    nh_status status = NH_OK;
    if (!nh_finite(energy)) {
        return nh_fail(nh_before(place.error), NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));
    }
    for (size_t row = 0U; row < rows; ++row) {
        nh_real sum = NH_R(0.0);
        nh_real size = NH_R(0.0);
        nh_real tolerance;
        for (size_t j = 0U; j < k; ++j) {
            sum += mu[(row * k) + j] * w[j];
            size += nh_abs(mu[(row * k) + j] * w[j]);
        }
        size += nh_sqrt(nh_quadratic(k, inverse, &mu[row * k]) * energy);
        tolerance = NH_R(64.0 * NH_EPSILON) * size;
        /* Negated, so that NaN is refused. */
        if (!(nh_abs(sum) <= tolerance) && !(nh_abs(sum) <= worst)) {
            worst = nh_abs(sum);
            status = nh_fail(place, NH_OFF_CONSTRAINTS, NULL, worst, tolerance);
            if (place.error != NULL) {
                place.error->index = (uint32_t)row;
            }
        }
    }
    return status;
}

nh_status nh_check_positive_definite(nh_place place, size_t k, nh_real *metric)
{
    /* Cholesky's factors, column by column, below the diagonal. */
    for (size_t j = 0U; j < k; ++j) {
        nh_real root;
        for (size_t i = 0U; i < j; ++i) {
            const nh_real factor = metric[(j * k) + i];
            for (size_t row = j; row < k; ++row) {
                metric[(row * k) + j] -= factor * metric[(row * k) + i];
            }
        }
        if (!(NH_R(0.0) < metric[(j * k) + j])) {
            return nh_fail(place, NH_METRIC_NOT_POSITIVE_DEFINITE, NULL, NH_R(0.0), NH_R(0.0));
        }
        root = nh_sqrt(metric[(j * k) + j]);
        metric[(j * k) + j] = root;
        for (size_t row = j + 1U; row < k; ++row) {
            metric[(row * k) + j] /= root;
        }
    }
    return NH_OK;
}

/* Returns the determinant of a 2 x 2 or 3 x 3 matrix. */
static nh_real nh_determinant(size_t d, const nh_real *m)
{
    if (d == 2U) {
        return (m[0] * m[3]) - (m[1] * m[2]);
    }
    return ((((m[0] * m[4]) - (m[1] * m[3])) * m[8]) - (((m[0] * m[5]) - (m[2] * m[3])) * m[7]))
           + (((m[1] * m[5]) - (m[2] * m[4])) * m[6]);
}

/* Returns |R^T R - I| in the Frobenius norm. */
static nh_real nh_group_defect(size_t d, const nh_real *m)
{
    nh_real squares = NH_R(0.0);
    for (size_t i = 0U; i < d; ++i) {
        for (size_t j = 0U; j < d; ++j) {
            nh_real entry = (i == j) ? NH_R(-1.0) : NH_R(0.0);
            for (size_t row = 0U; row < d; ++row) {
                entry += m[(row * d) + i] * m[(row * d) + j];
            }
            squares += entry * entry;
        }
    }
    return nh_sqrt(squares);
}

nh_status nh_check_rotation(nh_place place, const char *name, size_t d, const nh_real *matrix)
{
    const nh_real defect = nh_group_defect(d, matrix);
    if (!(defect <= NH_R(NH_ROOT_EPSILON)) || !(NH_R(0.0) < nh_determinant(d, matrix))) {
        return nh_fail(place, NH_OFF_GROUP, name, defect, NH_R(NH_ROOT_EPSILON));
    }
    return NH_OK;
}

/* Returns the sum of the squares of a matrix, column by column. */
static nh_real nh_norm_squared(size_t d, const nh_real *matrix)
{
    nh_real sum = NH_R(0.0);
    for (size_t j = 0U; j < d; ++j) {
        nh_real squares = NH_R(0.0);
        for (size_t i = 0U; i < d; ++i) {
            squares += matrix[(i * d) + j] * matrix[(i * d) + j];
        }
        sum += squares;
    }
    return sum;
}

nh_status nh_nearest_rotation(nh_place place, const char *name, size_t d, nh_real *matrix)
{
    nh_real x[9];
    bool done = false;
    if (!(NH_R(0.0) < nh_determinant(d, matrix))) {
        return nh_fail(place, NH_OFF_GROUP, name, nh_group_defect(d, matrix), NH_R(NH_ROOT_EPSILON));
    }
    nh_copy(d * d, matrix, x);
    /* Newton's method X -> (s X + X^-T/s)/2 with s^2 = |X^-1|/|X| (Higham 1986). Nine iterations suffice. */
    for (uint32_t iteration = 0U; (iteration < 30U) && !done; ++iteration) {
        nh_real inverse[9];
        nh_real change[9];
        nh_real scale;
        for (size_t column = 0U; column < d; ++column) {
            nh_real transposed[9];
            nh_real solution[3];
            nh_real room[NH_SOLVE_ROOM(3U, 1U)];
            for (size_t i = 0U; i < d; ++i) {
                solution[i] = (i == column) ? NH_R(1.0) : NH_R(0.0);
                for (size_t j = 0U; j < d; ++j) {
                    transposed[(i * d) + j] = x[(j * d) + i];
                }
            }
            nh_solve(d, transposed, solution, room);
            for (size_t i = 0U; i < d; ++i) {
                inverse[(i * d) + column] = solution[i];
            }
        }
        scale = nh_sqrt(nh_sqrt(nh_norm_squared(d, inverse) / nh_norm_squared(d, x)));
        for (size_t i = 0U; i < (d * d); ++i) {
            const nh_real next = ((x[i] * scale) + (inverse[i] * (NH_R(1.0) / scale))) * NH_R(0.5);
            change[i] = next - x[i];
            x[i] = next;
        }
        done = nh_sqrt(nh_norm_squared(d, change)) <= NH_R(NH_ROOT_EPSILON);
    }
    if (!done) {
        return nh_fail(place, NH_OFF_GROUP, name, nh_group_defect(d, matrix), NH_R(NH_ROOT_EPSILON));
    }
    nh_copy(d * d, x, matrix);
    return NH_OK;
}

/* Returns the largest |x|, and NaN if an entry is NaN. */
static nh_real nh_max_norm(size_t n, const nh_real *x)
{
    nh_real largest = NH_R(0.0);
    for (size_t i = 0U; i < n; ++i) {
        const nh_real size = nh_abs(x[i]);
        largest = ((size <= largest) || !nh_finite(largest)) ? largest : size;
    }
    return largest;
}

nh_status nh_check_level_set(nh_place place, size_t n, const nh_real *q, const nh_real *correction)
{
    const nh_real distance = nh_max_norm(n, correction);
    const nh_real tolerance = NH_R(NH_ROOT_EPSILON) * (NH_R(1.0) + nh_max_norm(n, q));
    if (!(distance <= tolerance)) {
        return nh_fail(place, NH_OFF_LEVEL_SET, NULL, distance, tolerance);
    }
    return NH_OK;
}

bool nh_approach_level_set(size_t n, nh_real *q, const nh_real *correction)
{
    const nh_place nowhere = {NULL, 0U, NH_R(0.0)};
    nh_add(n, q, correction);
    return nh_check_level_set(nowhere, n, q, correction) == NH_OK;
}

void nh_count(const nh_tally *tally, uint64_t blocks, nh_statistics *statistics)
{
    const uint64_t solves = tally->steps * blocks;
    const uint32_t least = (solves > 0U) ? 1U : 0U;
    statistics->steps = tally->steps;
    statistics->newton_iterations = solves + tally->further_iterations;
    statistics->restarts = tally->restarts;
    statistics->most_iterations = (tally->most_iterations > least) ? tally->most_iterations : least;
}

nh_status nh_check_balance(nh_place place, bool ordinary, bool unusual, const nh_real before[2],
                           const nh_real after[2])
{
    const nh_real defect = after[0] - before[0];
    const nh_real bound = before[1] + after[1];
    if (!ordinary) {
        return nh_fail(place, NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));
    }
    if (unusual && ((NH_R(1024.0 * NH_EPSILON) * bound) < nh_abs(defect))) {
        return nh_fail(place, NH_ENERGY_LOST, NULL, defect, NH_R(NH_EPSILON) * bound);
    }
    return NH_OK;
}

/* ---- Rank and stability ----------------------------------------------------------------------- */

nh_status nh_rank_begin(nh_place place, bool frame, nh_rank *rank, nh_real measure, nh_real scale)
{
    const nh_real roundoff = NH_R((64.0 * NH_EPSILON) * (64.0 * NH_EPSILON));
    /* Negated, so that NaN is refused. */
    if (!((roundoff * scale) <= nh_abs(measure))) {
        return nh_fail(place, frame ? NH_FRAME_LOSS : NH_RANK_LOSS, NULL, measure, NH_R(0.0));
    }
    rank->at_start = measure;
    rank->measure = measure;
    return NH_OK;
}

nh_status nh_rank_check(nh_place place, bool frame, const nh_rank *rank, nh_real measure, size_t minors,
                        const nh_real *before, const nh_real *after)
{
    const bool near_now = nh_rank_is_near(rank, measure);
    nh_real product = NH_R(0.0);
    bool lost = false;
    if (frame) {
        /* The step must be short compared with the way to the place where the frame loses its rank. */
        lost = near_now
               && (nh_rank_share(rank, measure) <= (NH_R(0.5) * nh_rank_share(rank, rank->measure)));
    }
    for (size_t i = 0U; i < minors; ++i) {
        product += before[i] * after[i];
    }
    lost = lost || (nh_rank_share(rank, measure) <= (NH_R(1e-12) * nh_abs(rank->at_start)));
    lost = lost || (nh_rank_is_near(rank, rank->measure) && near_now && (product <= NH_R(0.0)));
    if (lost) {
        return nh_fail(place, frame ? NH_FRAME_LOSS : NH_RANK_LOSS, NULL, measure / rank->at_start, NH_R(0.0));
    }
    return NH_OK;
}

nh_real nh_metric_scale(size_t k, const nh_real *inverse, size_t constraints)
{
    nh_real sum = NH_R(0.0);
    nh_real product = NH_R(1.0);
    for (size_t i = 0U; i < k; ++i) {
        sum += inverse[(i * k) + i];
    }
    sum /= (nh_real)((k > 0U) ? k : 1U);
    for (size_t i = 0U; i < constraints; ++i) {
        product *= sum;
    }
    return product;
}

nh_status nh_near_loss(nh_status status, nh_error *error, const nh_rank *rank, bool frame)
{
    const nh_real little = (frame ? NH_R(0.25) : NH_R(0.05)) * nh_abs(rank->at_start);
    const bool caused = (status == NH_NEWTON_FAILED) || (status == NH_ILL_CONDITIONED) || (status == NH_SINGULARITY)
                        || (status == NH_UNRESOLVED) || (status == NH_ORTHOGONAL) || (status == NH_ENERGY_LOST)
                        || (status == NH_NON_FINITE);
    nh_status reason = status;
    if (caused && (nh_rank_share(rank, rank->measure) <= little)) {
        reason = frame ? NH_FRAME_LOSS : NH_RANK_LOSS;
        if (error != NULL) {
            nh_place place;
            place.error = error;
            place.step = error->step;
            place.time = error->time;
            (void)nh_fail(place, reason, NULL, rank->measure / rank->at_start, NH_R(0.0));
        }
    }
    return reason;
}

nh_real nh_grown(nh_real growth, uint32_t stages, nh_real term)
{
    /* R(-z) by Horner's rule. */
    nh_real sum = NH_R(1.0);
    for (uint32_t j = stages; j > 0U; --j) {
        sum = NH_R(1.0) - ((term / (nh_real)j) * sum);
    }
    return growth * nh_abs(sum);
}

nh_real nh_stability_bound(uint32_t stages)
{
    nh_real bound = NH_R(2.0);
    if (stages == 3U) {
        bound = NH_R(2.512745326618329);
    } else if (stages == 4U) {
        bound = NH_R(2.785293563405282);
    } else {
        /* The bound is 2. */
    }
    return bound;
}

/* ---- Linear equations ------------------------------------------------------------------------- */

/* Exchanges two rows. */
static void nh_exchange(size_t n, nh_real *a, nh_real *b)
{
    for (size_t j = 0U; j < n; ++j) {
        const nh_real entry = a[j];
        a[j] = b[j];
        b[j] = entry;
    }
}

void nh_eliminate(size_t n, size_t columns, nh_real *matrix, nh_real *right, nh_real *reciprocals)
{
    for (size_t k = 0U; k < n; ++k) {
        nh_real *const pivot = &matrix[k * n];
        nh_real *const own = &right[k * columns];
        for (size_t i = k + 1U; i < n; ++i) {
            if (nh_abs(pivot[k]) < nh_abs(matrix[(i * n) + k])) {
                nh_exchange(n, pivot, &matrix[i * n]);
                nh_exchange(columns, own, &right[i * columns]);
            }
        }
        reciprocals[k] = NH_R(1.0) / pivot[k];
        for (size_t i = k + 1U; i < n; ++i) {
            const nh_real factor = matrix[(i * n) + k] * reciprocals[k];
            if (!(factor == NH_R(0.0))) {
                for (size_t j = k + 1U; j < n; ++j) {
                    matrix[(i * n) + j] -= factor * pivot[j];
                }
                for (size_t c = 0U; c < columns; ++c) {
                    right[(i * columns) + c] -= factor * own[c];
                }
            }
        }
    }
    for (size_t below = n; below > 0U; --below) {
        const size_t k = below - 1U;
        for (size_t j = k + 1U; j < n; ++j) {
            for (size_t c = 0U; c < columns; ++c) {
                right[(k * columns) + c] -= matrix[(k * n) + j] * right[(j * columns) + c];
            }
        }
        for (size_t c = 0U; c < columns; ++c) {
            right[(k * columns) + c] *= reciprocals[k];
        }
    }
}

void nh_eliminate_whole_rows(size_t n, size_t columns, nh_real *matrix, nh_real *right)
{
    for (size_t k = 0U; k < n; ++k) {
        nh_real *const pivot = &matrix[k * n];
        nh_real *const own = &right[k * columns];
        const nh_real bound = NH_R(4.0) * nh_abs(pivot[k]);
        nh_real reciprocal;
        bool stable = true;
        for (size_t i = k + 1U; i < n; ++i) {
            stable = stable && (nh_abs(matrix[(i * n) + k]) <= bound);
        }
        if (!stable) {
            for (size_t i = k + 1U; i < n; ++i) {
                if (nh_abs(pivot[k]) < nh_abs(matrix[(i * n) + k])) {
                    nh_exchange(n, pivot, &matrix[i * n]);
                    nh_exchange(columns, own, &right[i * columns]);
                }
            }
        }
        reciprocal = NH_R(1.0) / pivot[k];
        for (size_t j = k + 1U; j < n; ++j) {
            pivot[j] *= reciprocal;
        }
        for (size_t c = 0U; c < columns; ++c) {
            own[c] *= reciprocal;
        }
        for (size_t i = 0U; i < n; ++i) {
            if (i != k) {
                const nh_real factor = matrix[(i * n) + k];
                for (size_t j = k + 1U; j < n; ++j) {
                    matrix[(i * n) + j] -= factor * pivot[j];
                }
                for (size_t c = 0U; c < columns; ++c) {
                    right[(i * columns) + c] -= factor * own[c];
                }
            }
        }
    }
}

void nh_solve_apart(size_t n, nh_real *matrix, nh_real *right, nh_real *room)
{
    nh_solve(n, matrix, right, room);
}

/* ---- Predictors ------------------------------------------------------------------------------- */

const nh_history nh_no_history = {0U, 0U};

/* The largest number of points whose weights are in a table. */
#define NH_TABULATED 8U

const nh_real *nh_weights(size_t points, size_t most, nh_real *room)
{
    static const nh_real table[NH_TABULATED + 1U][NH_TABULATED] = {
        {0.0},
        {1.0},
        {2.0, -1.0},
        {3.0, -3.0, 1.0},
        {4.0, -6.0, 4.0, -1.0},
        {5.0, -10.0, 10.0, -5.0, 1.0},
        {6.0, -15.0, 20.0, -15.0, 6.0, -1.0},
        {7.0, -21.0, 35.0, -35.0, 21.0, -7.0, 1.0},
        {8.0, -28.0, 56.0, -70.0, 56.0, -28.0, 8.0, -1.0}};
    const size_t n = (points > most) ? most : points;
    const nh_real *weights = room;
    if (most <= NH_TABULATED) {
        weights = table[n];
    } else {
        double binomial = -1.0;
        for (size_t j = 0U; j < most; ++j) {
            room[j] = NH_R(0.0);
            if (j < n) {
                binomial *= -(double)(n - j) / (double)(j + 1U);
                room[j] = NH_R(binomial);
            }
        }
    }
    return weights;
}

nh_history nh_adapted(size_t n, size_t most, nh_history history, const nh_real *solutions, const nh_real *solution,
                      nh_real size, bool adapt, nh_real *room)
{
    return nh_adapted_to(n, most, history, solutions, solution, size, adapt, room);
}

bool nh_shorter_guess(size_t n, size_t most, const nh_history *history, const nh_real *solutions,
                      const nh_real *beside, nh_real *x, nh_real *room)
{
    const bool guessed = history->points >= 2U;
    if (guessed) {
        nh_combine(n, most, solutions, nh_weights(history->points, most, room), x);
        if (beside != NULL) {
            for (size_t i = 0U; i < n; ++i) {
                x[i] = beside[i] + x[i];
            }
        }
    }
    return guessed;
}

/* ---- Newton's method -------------------------------------------------------------------------- */

/* Returns a size with the sign of one of four patterns. */
static nh_real nh_signed(nh_real size, size_t at, size_t pattern)
{
    return ((at & pattern) != 0U) ? -size : size;
}

static const size_t nh_patterns[4] = {0U, 1U, 2U, 4U};

/* Writes r(x + by) - r(x), at x before the last update. */
static void nh_change(const nh_progress *progress, const nh_real *by, nh_real *change, nh_real *room)
{
    const size_t n = progress->block->unknowns;
    nh_real *const near_by = room;
    for (size_t i = 0U; i < n; ++i) {
        near_by[i] = progress->before[i] + by[i];
    }
    nh_residual(progress->block, progress->within, near_by, change, progress->matrix, &room[n]);
    nh_subtract(n, change, progress->residual);
}

/* Returns whether the residual is no more than its change when x changes by roundoff. */
static bool nh_is_roundoff(const nh_progress *progress)
{
    const size_t n = progress->block->unknowns;
    nh_real *const sizes = progress->room;
    nh_real *const changes = &progress->room[n];
    nh_real *const by = &progress->room[2U * n];
    nh_real *const change = &progress->room[3U * n];
    bool roundoff = true;
    for (size_t i = 0U; i < n; ++i) {
        sizes[i] = NH_R(2.0 * NH_EPSILON) * (nh_abs(progress->before[i]) + progress->scale[i]);
        changes[i] = NH_R(0.0);
    }
    for (size_t p = 0U; p < 4U; ++p) {
        for (size_t i = 0U; i < n; ++i) {
            by[i] = nh_signed(sizes[i], i, nh_patterns[p]);
        }
        nh_change(progress, by, change, &progress->room[4U * n]);
        for (size_t i = 0U; i < n; ++i) {
            changes[i] = nh_max(changes[i], nh_abs(change[i]));
        }
    }
    for (size_t i = 0U; i < n; ++i) {
        roundoff = roundoff && (nh_abs(progress->residual[i]) <= (changes[i] + changes[i]));
    }
    return roundoff;
}

/* Splits the change of the residual into J by, which is returned in `linear`, and a rest. */
static void nh_rest_and_linear(const nh_progress *progress, const nh_real *by, nh_real *rest, nh_real *linear,
                               nh_real *room)
{
    const size_t n = progress->block->unknowns;
    nh_change(progress, by, rest, room);
    for (size_t i = 0U; i < n; ++i) {
        nh_real sum = NH_R(0.0);
        for (size_t j = 0U; j < n; ++j) {
            sum += progress->jacobian[(i * n) + j] * by[j];
        }
        linear[i] = sum;
        rest[i] -= sum;
    }
}

/* Returns whether the residual has steps as high as itself when x changes by as much as the update, and
 * yet follows J dx when x changes by a root of roundoff. */
static bool nh_is_stepped(const nh_progress *progress)
{
    const size_t n = progress->block->unknowns;
    nh_real *const steps = progress->room;
    nh_real *const by = &progress->room[n];
    nh_real *const rest = &progress->room[2U * n];
    nh_real *const linear = &progress->room[3U * n];
    nh_real *const room = &progress->room[4U * n];
    nh_real nonlinear_part = NH_R(0.0);
    nh_real linear_part = NH_R(0.0);
    bool stepped = true;
    for (size_t i = 0U; i < n; ++i) {
        steps[i] = NH_R(0.0);
    }
    for (size_t p = 0U; p < 4U; ++p) {
        for (size_t way = 0U; way < 2U; ++way) {
            for (size_t i = 0U; i < n; ++i) {
                const nh_real size = nh_signed(progress->update[i], i, nh_patterns[p]);
                by[i] = (way == 0U) ? size : -size;
            }
            nh_rest_and_linear(progress, by, rest, linear, room);
            for (size_t i = 0U; i < n; ++i) {
                steps[i] = nh_max(steps[i], nh_abs(rest[i]));
            }
        }
        for (size_t i = 0U; i < n; ++i) {
            const nh_real size =
                NH_R(NH_ROOT_EPSILON / 256.0) * (nh_abs(progress->before[i]) + progress->scale[i]);
            by[i] = nh_signed(size, i, nh_patterns[p]);
        }
        nh_rest_and_linear(progress, by, rest, linear, room);
        nonlinear_part += nh_norm(n, rest);
        linear_part += nh_norm(n, linear);
    }
    for (size_t i = 0U; i < n; ++i) {
        stepped = stepped && (nh_abs(progress->residual[i]) <= (steps[i] + steps[i]));
    }
    return stepped && ((nonlinear_part + nonlinear_part) <= linear_part);
}

bool nh_is_stalled_at_roundoff(const nh_progress *progress, nh_real change, bool *lost)
{
    const nh_real whole = nh_whole(progress);
    bool accepted = change <= (NH_R(16.0 * NH_EPSILON) * whole);
    if (!accepted) {
        const bool half = change <= (NH_R(NH_ROOT_EPSILON / 256.0) * whole);
        const bool left = nh_is_roundoff(progress);
        *lost = left && !half;
        accepted = (left && half) || (half && !left && nh_is_stepped(progress));
    }
    return accepted;
}

/* Makes the attempts in one place for all blocks. */
NH_APART static bool nh_attempts_apart(nh_progress *progress, nh_found *found)
{
    return nh_attempts(progress, found);
}

bool nh_newton(const nh_block *block, const void *within, const nh_history *history, const nh_real *solutions,
               const nh_real *beside, bool begun, nh_real *x, nh_real *update, nh_found *found, nh_real *room)
{
    nh_progress progress = nh_progress_of(block, within, x, room);
    bool solved;
    nh_newton_begin(&progress, history, solutions, beside, begun, update);
    solved = nh_attempts_apart(&progress, found);
    found->unusual = found->iterations > 1U;
    return solved;
}

bool nh_sweeps_or_newton(const nh_block *block, const void *within, const nh_sweeps *sweeps, nh_real *x,
                         const nh_real *before, nh_found *found, nh_real *room)
{
    nh_progress progress = nh_progress_of(block, within, x, room);
    bool solved = nh_sweeps_end(&progress, sweeps, before, found);
    if (!solved) {
        solved = nh_attempts_apart(&progress, found);
        found->iterations += sweeps->iterations;
    }
    found->unusual = found->iterations > NH_USUAL_SWEEPS;
    return solved;
}

bool nh_fixed_point(const nh_block *block, const void *within, const nh_history *history, const nh_real *solutions,
                    const nh_real *beside, nh_real *x, nh_found *found, nh_real *room)
{
    const size_t n = block->unknowns;
    nh_real *const before = room;
    nh_real *const result = &room[n];
    nh_real *const rest = &room[2U * n];
    nh_sweeps sweeps = {0U, false, false, false, false, false, NH_R(0.0), NH_R(0.0)};
    bool solved;
    sweeps.guessed = nh_shorter_guess(n, block->points, history, solutions, beside, x, rest);
    sweeps.open = sweeps.guessed;
    for (size_t i = 0U; !sweeps.guessed && (i < n); ++i) {
        x[i] = NH_R(0.0);
    }
    while (sweeps.open) {
        block->sweep(within, x, result);
        nh_swept(n, &sweeps, result, x, before);
    }
    found->iterations = sweeps.iterations;
    found->restarted = false;
    found->unusual = sweeps.iterations > NH_USUAL_SWEEPS;
    solved = nh_sweeps_solved(n, &sweeps, x, before);
    if (!solved) {
        solved = nh_sweeps_or_newton(block, within, &sweeps, x, before, found, rest);
    }
    return solved;
}

/* ---- Taylor series ---------------------------------------------------------------------------- */

/* Places at which a polynomial that is much longer or shorter than the last one is compared with the
 * equations. */
#define NH_PLACES 32U
/* The exponent of the decay of coefficients, 1.9, over ln 2. */
#define NH_SAFETY (1.9 * 1.4426950408889634)

size_t nh_order_for(nh_real tolerance)
{
    /* e^(2 - 2 p) for p from 5 on: the least tolerance of order p. */
    static const double least[15] = {
        3.3546262790251185e-4, 4.5399929762484854e-5, 6.14421235332821e-6,    8.315287191035679e-7,
        1.1253517471925912e-7, 1.522997974471263e-8,  2.061153622438558e-9,   2.7894680928689246e-10,
        3.775134544279098e-11, 5.109089028063325e-12, 6.914400106940203e-13,  9.357622968840175e-14,
        1.2664165549094176e-14, 1.713908431542013e-15, 2.3195228302435696e-16};
    size_t order = 5U;
    while ((order < NH_ORDER) && !((double)tolerance >= least[order - 5U])) {
        order += 1U;
    }
    return order;
}

/* Returns log2 x to 2e-5 for a positive x that is not subnormal. */
static double nh_log2(double x)
{
    const uint64_t bits = nh_bits_of(x);
    const double exponent = (double)(int32_t)(bits >> 52U) - 1023.0;
    const double m = nh_of_bits(UINT64_C(0x3FF0000000000000) | (bits & UINT64_C(0x000FFFFFFFFFFFFF)));
    const double tail = (((0.0430049578 * m) - 0.402513394) * (m * m)) + ((1.58947429 * m) - 3.48987855);
    return exponent + ((tail * (m * m)) + ((5.04785541 * m) - 2.78792621));
}

/* Returns 2^x with a relative error of 4e-6. */
static double nh_exp2(double x)
{
    const double low = (x < -1022.0) ? -1022.0 : x;
    const double limited = (low > 1023.0) ? 1023.0 : low;
    double whole = (double)(int32_t)limited;
    double f;
    double power;
    if (whole > limited) {
        whole -= 1.0;
    }
    f = limited - whole;
    power = (((((0.0136703095 * f) + 0.0517449978) * f) + 0.241604357) * (f * f)) + ((0.692972922 * f) + 1.00000349);
    return power * nh_of_bits((uint64_t)(int32_t)(whole + 1023.0) << 52U);
}

/* Returns x, rounded towards 0 to 12 bits. */
static nh_real nh_first_bits(nh_real x)
{
    return NH_R(nh_of_bits(nh_bits_of((double)x) & UINT64_C(0xFFFFFE0000000000)));
}

/* Writes the changes of the variables along the polynomial for the time h, or the largest so far. */
static void nh_sizes_at(const nh_motion *motion, size_t most, nh_real h, nh_real *sizes)
{
    const size_t n = motion->variables;
    for (size_t i = 0U; i < n; ++i) {
        nh_real change = NH_R(0.0);
        for (size_t k = most; k > 0U; --k) {
            change = (change + nh_abs(motion->rows[(k * n) + i])) * h;
        }
        sizes[i] = nh_max(change, motion->sizes[i]);
    }
}

/* Writes the sizes of the variables after the time h. `all` has n numbers. */
static void nh_grown_sizes(const nh_motion *motion, nh_real h, nh_real *sizes, nh_real *all)
{
    const size_t n = motion->variables;
    const nh_real least = nh_norm(n, motion->rows) * NH_R(NH_EPSILON * NH_EPSILON);
    nh_sizes_at(motion, 3U, h, sizes);
    nh_sizes_at(motion, motion->order - 2U, h, all);
    for (size_t i = 0U; i < n; ++i) {
        sizes[i] = nh_max((sizes[i] == NH_R(0.0)) ? all[i] : sizes[i], least);
    }
}

/* Writes the inverse sizes; roundoff hides changes below a part of a number. */
static void nh_inverses(const nh_motion *motion, const nh_real *sizes, nh_real *inverse)
{
    for (size_t i = 0U; i < motion->variables; ++i) {
        const nh_real hidden = motion->hidden * nh_abs(motion->rows[i]);
        inverse[i] = nh_div_or_zero(NH_R(1.0), nh_max(sizes[i], hidden));
    }
}

/* Returns the largest coefficient of an order beside the sizes. */
static nh_real nh_largest(const nh_motion *motion, size_t k, const nh_real *inverse)
{
    const size_t n = motion->variables;
    nh_real largest = NH_R(0.0);
    for (size_t i = 0U; i < n; ++i) {
        largest = nh_max(largest, nh_abs(motion->rows[(k * n) + i]) * inverse[i]);
    }
    return largest;
}

/* Returns the reach for these sizes. */
static nh_real nh_radius_for(const nh_motion *motion, const nh_real *sizes, nh_real *inverse)
{
    const size_t n = motion->variables;
    const size_t p = motion->order;
    nh_real radius = NH_R(0.0);
    nh_inverses(motion, sizes, inverse);
    if (nh_finite(nh_norm(n, &motion->rows[p * n])) && nh_finite(nh_norm(n, &motion->rows[(p - 1U) * n]))) {
        const double before = nh_log2((double)nh_largest(motion, p - 1U, inverse))
                              * ((NH_UNIT / (double)(p - 1U)) * NH_RATE);
        const double last = nh_log2((double)nh_largest(motion, p, inverse)) * ((NH_UNIT / (double)p) * NH_RATE);
        radius = nh_first_bits(NH_R(nh_exp2(-(((before > last) ? before : last) + NH_SAFETY))));
    }
    return radius;
}

/* Returns whether the changes in the time h may serve for those in the time `found`. */
static bool nh_settles(nh_real found, nh_real h)
{
    return (h <= (found + found)) && (found <= (NH_R(8.0) * h));
}

/* Returns whether the terms of a variable grow up to the last ones. */
static bool nh_grows(const nh_motion *motion, const nh_real *sizes, nh_real radius, nh_real *inverse)
{
    const size_t n = motion->variables;
    const nh_real *const last = &motion->rows[motion->order * n];
    const nh_real *const second = &motion->rows[(motion->order - 1U) * n];
    const nh_real *const third = &motion->rows[(motion->order - 3U) * n];
    const nh_real *const fourth = &motion->rows[(motion->order - 4U) * n];
    const nh_real cube = ((radius * radius) * (radius + radius)) * NH_R(2.0);
    nh_real largest = NH_R(0.0);
    bool grows = false;
    nh_inverses(motion, sizes, inverse);
    for (size_t i = 0U; i < n; ++i) {
        largest = nh_max(largest, nh_max(nh_abs(last[i]) * radius, nh_abs(second[i])) * inverse[i]);
    }
    for (size_t i = 0U; i < n; ++i) {
        const nh_real end = nh_max(nh_abs(last[i]) * radius, nh_abs(second[i]));
        const nh_real beginning = nh_max(nh_abs(third[i]) * radius, nh_abs(fourth[i]));
        grows = grows || (((largest * NH_R(1e-10)) < (end * inverse[i])) && (beginning < (end * cube)));
    }
    return grows;
}

/* Returns whether the coefficients decay up to the last ones. */
static bool nh_decays(const nh_motion *motion, const nh_real *sizes, nh_real radius, nh_real *inverse)
{
    const size_t p = motion->order;
    const double size = nh_log2((double)radius);
    double most = -DBL_MAX;
    bool known = false;
    nh_inverses(motion, sizes, inverse);
    for (size_t before = 3U; before <= 4U; ++before) {
        const double largest = (double)nh_largest(motion, p - before, inverse);
        if (largest > 0.0) {
            const double term = nh_log2(largest) + ((double)(p - before) * size);
            most = (known && (most > term)) ? most : term;
            known = true;
        }
    }
    return known && (NH_R(1.0) < NH_R(most - (-NH_SAFETY * (double)p)));
}

/* Returns the radius if the last step gives no estimate of the time. `room` has 2 n numbers. */
static nh_real nh_settled_radius(const nh_motion *motion, nh_real h, nh_real *sizes, nh_real *room)
{
    const size_t n = motion->variables;
    const nh_real step = nh_abs(h) * NH_R(NH_RATE);
    const nh_real previous = motion->extent->previous;
    const nh_real most = (previous == NH_R(0.0)) ? step : nh_min(previous + previous, step * NH_R(32.0));
    nh_real time = NH_R(1.0);
    nh_real radius = NH_R(0.0);
    nh_real shortened;
    bool settled = false;
    for (uint32_t guess = 0U; (guess < 20U) && !settled; ++guess) {
        nh_grown_sizes(motion, time, sizes, room);
        radius = nh_radius_for(motion, sizes, room);
        settled = nh_settles(radius, time);
        time = radius;
    }
    shortened = nh_decays(motion, sizes, radius, room) ? radius : nh_min(radius, most);
    shortened = nh_first_bits(shortened);
    if (!(shortened == radius)) {
        nh_grown_sizes(motion, shortened, sizes, &room[n]);
    }
    return shortened;
}

nh_real nh_radius(const nh_motion *motion, nh_real h, nh_real *sizes, bool *settled, nh_real *room)
{
    nh_real radius;
    nh_sizes_at(motion, 3U, motion->extent->previous, sizes);
    radius = nh_radius_for(motion, sizes, room);
    *settled = nh_settles(radius, motion->extent->previous) && !nh_grows(motion, sizes, radius, room);
    if (!*settled) {
        radius = nh_settled_radius(motion, h, sizes, room);
    }
    return radius;
}

nh_real nh_trial_place(const nh_trial *trial)
{
    return trial->stride * (nh_real)trial->at;
}

void nh_trial_begin(nh_trial *trial, nh_real end)
{
    trial->end = end;
    trial->stride = end * NH_R(1.0 / 32.0);
    trial->at = 1U;
    trial->known = NH_R(0.0);
}

bool nh_trial_goes_on(const nh_motion *motion, nh_trial *trial, nh_real sigma, const nh_real *point,
                      const nh_real *rates)
{
    const size_t n = motion->variables;
    nh_real noise = NH_R(4096.0 * NH_EPSILON);
    const nh_real gross = nh_max(motion->tolerance * NH_R(10.0), noise);
    nh_real sum = NH_R(0.0);
    bool right = true;
    for (size_t i = 0U; i < n; ++i) {
        sum += nh_abs(nh_abs(motion->rows[i]) + nh_abs(point[i] - motion->rows[i]));
    }
    noise = sum * noise;
    for (size_t i = 0U; i < n; ++i) {
        const nh_real size = nh_abs(motion->rows[i]) + nh_abs(point[i] - motion->rows[i]);
        nh_real slope = NH_R(0.0);
        for (size_t k = NH_ORDER; k > 0U; --k) {
            slope = (slope * sigma) + (motion->rows[(k * n) + i] * (NH_R(NH_UNIT) / NH_R(NH_UNIT / (double)k)));
        }
        right = right
                && ((nh_abs(slope - (rates[i] * NH_R(NH_UNIT))) * trial->stride) <= ((gross * size) + noise));
    }
    if (right) {
        trial->known = nh_trial_place(trial);
    }
    trial->at += 1U;
    return right && (trial->at <= NH_PLACES);
}

nh_real nh_trial_radius(const nh_motion *motion, const nh_trial *trial, nh_real *sizes, nh_real *room)
{
    const nh_real part = trial->stride * NH_R(0.125);
    const nh_real radius = nh_first_bits((trial->known == NH_R(0.0)) ? part : trial->known);
    if (!(radius == trial->end)) {
        nh_grown_sizes(motion, radius, sizes, room);
    }
    return radius;
}

nh_real nh_segment_at(const nh_segment *segment, size_t i, nh_real time)
{
    const nh_real sigma = time * NH_R(NH_RATE);
    nh_real sum = NH_R(0.0);
    for (size_t k = NH_ORDER + 1U; k > 0U; --k) {
        sum = (sum * sigma) + segment->coefficients[((k - 1U) * segment->variables) + i];
    }
    return sum;
}

nh_real nh_segment_rate_at(const nh_segment *segment, size_t i, nh_real time)
{
    const nh_real sigma = time * NH_R(NH_RATE);
    nh_real sum = NH_R(0.0);
    for (size_t k = NH_ORDER; k > 0U; --k) {
        sum = (sum * sigma) + (segment->coefficients[(k * segment->variables) + i] * (nh_real)k);
    }
    return sum * NH_R(NH_RATE);
}

/* ---- Square root ------------------------------------------------------------------------------ */

#ifdef NH_FLOAT
nh_real nh_sqrt_of_bits(nh_real x)
{
    nh_bits32 both;
    uint32_t mantissa;
    int32_t exponent;
    uint32_t remainder = 0U;
    uint32_t root = 0U;
    if (!(x > 0.0F) || !(x <= FLT_MAX)) {
        /* 0, infinity, and what has no root. */
        return ((x == 0.0F) || (x > 0.0F)) ? x : ((x - x) / (x - x));
    }
    both.number = x;
    exponent = (int32_t)(both.bits >> 23U);
    mantissa = both.bits & UINT32_C(0x7FFFFF);
    if (exponent == 0) {
        exponent = 1;
        while (mantissa < UINT32_C(0x800000)) {
            mantissa <<= 1U;
            exponent -= 1;
        }
    } else {
        mantissa |= UINT32_C(0x800000);
    }
    /* x = mantissa 2^exponent with an even exponent and 2^24 <= mantissa < 2^26. */
    exponent -= 127 + 23 + 1;
    mantissa <<= 1U;
    if ((exponent % 2) != 0) {
        mantissa <<= 1U;
        exponent -= 1;
    }
    for (uint32_t pair = 0U; pair < 25U; ++pair) {
        const uint32_t two = (pair < 13U) ? ((mantissa >> (24U - (2U * pair))) & 3U) : 0U;
        const uint32_t trial = (root << 2U) | 1U;
        remainder = (remainder << 2U) | two;
        root <<= 1U;
        if (remainder >= trial) {
            remainder -= trial;
            root |= 1U;
        }
    }
    /* A root is never halfway between two numbers. */
    root = (root >> 1U) + (root & 1U);
    both.bits = ((uint32_t)((exponent / 2) - 11 + 23 + 126) << 23U) + root;
    return both.number;
}
#else
nh_real nh_sqrt_of_bits(nh_real x)
{
    const uint64_t bits = nh_bits_of(x);
    uint64_t mantissa = bits & UINT64_C(0x000FFFFFFFFFFFFF);
    int32_t exponent = (int32_t)(bits >> 52U);
    uint64_t remainder = 0U;
    uint64_t root = 0U;
    if (!(x > 0.0) || !(x <= DBL_MAX)) {
        /* 0, infinity, and what has no root. */
        return ((x == 0.0) || (x > 0.0)) ? x : ((x - x) / (x - x));
    }
    if (exponent == 0) {
        exponent = 1;
        while (mantissa < UINT64_C(0x0010000000000000)) {
            mantissa <<= 1U;
            exponent -= 1;
        }
    } else {
        mantissa |= UINT64_C(0x0010000000000000);
    }
    /* x = mantissa 2^exponent with an even exponent and 2^52 <= mantissa < 2^54. */
    exponent -= 1023 + 52;
    if ((exponent % 2) != 0) {
        mantissa <<= 1U;
        exponent -= 1;
    }
    for (uint32_t pair = 0U; pair < 54U; ++pair) {
        const uint64_t two = (pair < 27U) ? ((mantissa >> (52U - (2U * pair))) & 3U) : 0U;
        const uint64_t trial = (root << 2U) | 1U;
        remainder = (remainder << 2U) | two;
        root <<= 1U;
        if (remainder >= trial) {
            remainder -= trial;
            root |= 1U;
        }
    }
    /* A root is never halfway between two numbers. */
    root = (root >> 1U) + (root & 1U);
    return nh_of_bits(((uint64_t)((exponent / 2) - 26 + 52 + 1022) << 52U) + root);
}
#endif

/* ---- Sine, cosine and tangent of any argument --------------------------------------------------- */

void nh_sin_cos_anew(nh_real x, nh_real *sine, nh_real *cosine)
{
    nh_sin_cos(x, sine, cosine);
}

/* Returns x 2^n, for results that are normal numbers or 0. */
static double nh_scaled(double x, int32_t n)
{
    double y = x;
    int32_t left = n;
    while (left > 1000) {
        y *= nh_of_bits((uint64_t)(1000 + 1023) << 52U);
        left -= 1000;
    }
    while (left < -1000) {
        y *= nh_of_bits((uint64_t)(1023 - 1000) << 52U);
        left += 1000;
    }
    return y * nh_of_bits((uint64_t)(left + 1023) << 52U);
}

/* 2/pi in digits of 24 bits. */
static const int32_t nh_two_over_pi[66] = {
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B};

/* Returns the last three bits of N and y = x - N pi/2 in one or two parts (Payne & Hanek). x is given by
 * `digits` digits of 24 bits, the first of which has the exponent e0; `first` is the number of digits of
 * 2/pi that suffice, less one. */
static int32_t nh_reduce_far(const double *x, size_t digits, double y[2], int32_t e0, size_t first)
{
    static const double parts[8] = {1.57079625129699707031e+00, 7.54978941586159635335e-08,
                                    5.39030252995776476554e-15, 3.28200341580791294123e-22,
                                    1.27065575308067607349e-29, 1.22933308981111328932e-36,
                                    2.73370053816464559624e-44, 2.16741683877804819444e-51};
    const double up = 16777216.0;
    const double down = 5.9604644775390625e-08;
    double f[20] = {0.0};
    double fq[20] = {0.0};
    double q[20] = {0.0};
    int32_t iq[20] = {0};
    const size_t jx = digits - 1U;
    const int32_t whole = (e0 - 3) / 24;
    const size_t jv = (whole < 0) ? 0U : (size_t)whole;
    int32_t q0 = e0 - (24 * ((int32_t)jv + 1));
    size_t jz = first;
    int32_t n = 0;
    int32_t ih = 0;
    double z = 0.0;
    double sum;
    bool again = true;
    for (size_t i = 0U; i <= (jx + first); ++i) {
        f[i] = ((jv + i) < jx) ? 0.0 : (double)nh_two_over_pi[(jv + i) - jx];
    }
    for (size_t i = 0U; i <= first; ++i) {
        sum = 0.0;
        for (size_t j = 0U; j <= jx; ++j) {
            sum += x[j] * f[(jx + i) - j];
        }
        q[i] = sum;
    }
    while (again) {
        size_t at = 0U;
        again = false;
        z = q[jz];
        for (size_t j = jz; j > 0U; --j) {
            sum = (double)(int32_t)(down * z);
            iq[at] = (int32_t)(z - (up * sum));
            z = q[j - 1U] + sum;
            at += 1U;
        }
        z = nh_scaled(z, q0);
        {
            /* Trims off integers that are multiples of 8; z is positive and below 2^24 here. */
            const double eighth = z * 0.125;
            z -= 8.0 * (double)(int64_t)eighth;
        }
        n = (int32_t)z;
        z -= (double)n;
        ih = 0;
        if (q0 > 0) {
            const int32_t i = iq[jz - 1U] >> (24 - q0);
            n += i;
            iq[jz - 1U] -= i << (24 - q0);
            ih = iq[jz - 1U] >> (23 - q0);
        } else if (q0 == 0) {
            ih = iq[jz - 1U] >> 23;
        } else if (z >= 0.5) {
            ih = 2;
        } else {
            /* ih is 0. */
        }
        if (ih > 0) {
            bool carry = false;
            n += 1;
            for (size_t i = 0U; i < jz; ++i) {
                const int32_t digit = iq[i];
                if (carry) {
                    iq[i] = 0xFFFFFF - digit;
                } else if (digit != 0) {
                    carry = true;
                    iq[i] = 0x1000000 - digit;
                } else {
                    /* The digit stays 0. */
                }
            }
            if (q0 == 1) {
                iq[jz - 1U] &= 0x7FFFFF;
            } else if (q0 == 2) {
                iq[jz - 1U] &= 0x3FFFFF;
            } else {
                /* All bits count. */
            }
            if (ih == 2) {
                z = 1.0 - z;
                if (carry) {
                    z -= nh_scaled(1.0, q0);
                }
            }
        }
        if (z == 0.0) {
            int32_t some = 0;
            for (size_t i = jz; i > first; --i) {
                some |= iq[i - 1U];
            }
            if (some == 0) {
                size_t k = 1U;
                while (iq[first - k] == 0) {
                    k += 1U;
                }
                for (size_t i = jz + 1U; i <= (jz + k); ++i) {
                    f[jx + i] = (double)nh_two_over_pi[jv + i];
                    sum = 0.0;
                    for (size_t j = 0U; j <= jx; ++j) {
                        sum += x[j] * f[(jx + i) - j];
                    }
                    q[i] = sum;
                }
                jz += k;
                again = true;
            }
        }
    }
    if (z == 0.0) {
        jz -= 1U;
        q0 -= 24;
        while (iq[jz] == 0) {
            jz -= 1U;
            q0 -= 24;
        }
    } else {
        z = nh_scaled(z, -q0);
        if (z >= up) {
            sum = (double)(int32_t)(down * z);
            iq[jz] = (int32_t)(z - (up * sum));
            jz += 1U;
            q0 += 24;
            iq[jz] = (int32_t)sum;
        } else {
            iq[jz] = (int32_t)z;
        }
    }
    sum = nh_scaled(1.0, q0);
    for (size_t left = jz + 1U; left > 0U; --left) {
        q[left - 1U] = sum * (double)iq[left - 1U];
        sum *= down;
    }
    for (size_t left = jz + 1U; left > 0U; --left) {
        const size_t i = left - 1U;
        sum = 0.0;
        for (size_t k = 0U; (k <= first) && (k <= (jz - i)); ++k) {
            sum += parts[k] * q[i + k];
        }
        fq[jz - i] = sum;
    }
    sum = 0.0;
    for (size_t left = jz + 1U; left > 0U; --left) {
        sum += fq[left - 1U];
    }
    y[0] = (ih == 0) ? sum : -sum;
    sum = fq[0] - sum;
    for (size_t i = 1U; i <= jz; ++i) {
        sum += fq[i];
    }
    y[1] = (ih == 0) ? sum : -sum;
    return n & 7;
}

#ifdef NH_FLOAT

static float nh_sin_near(double x)
{
    const double z = x * x;
    const double w = z * z;
    const double r = -0.000198393348360966317347 + (z * 0.0000027183114939898219064);
    const double s = z * x;
    return (float)((x + (s * (-0.166666666416265235595 + (z * 0.0083333293858894631756)))) + ((s * w) * r));
}

static float nh_cos_near(double x)
{
    const double z = x * x;
    const double w = z * z;
    const double r = -0.00138867637746099294692 + (z * 0.0000243904487962774090654);
    return (float)(((1.0 + (z * -0.499999997251031003120)) + (w * 0.0416666233237390631894)) + ((w * z) * r));
}

/* Returns N and y = x - N pi/2. */
static int32_t nh_reduce(float x, double *y)
{
    nh_bits32 both;
    uint32_t size;
    int32_t n;
    both.number = x;
    size = both.bits & UINT32_C(0x7FFFFFFF);
    if (size < UINT32_C(0x4DC90FDB)) {
        const double shifted = ((double)x * 6.36619772367581382433e-01) + 6755399441055744.0;
        const double turns = shifted - 6755399441055744.0;
        *y = ((double)x - (turns * 1.57079631090164184570e+00)) - (turns * 1.58932547735281966916e-08);
        n = (int32_t)turns;
    } else if (size >= UINT32_C(0x7F800000)) {
        *y = (double)(x - x);
        n = 0;
    } else {
        const bool negative = (both.bits >> 31U) != 0U;
        const int32_t e0 = (int32_t)(size >> 23U) - (127 + 23);
        double digits[1];
        double found[2];
        both.bits = size - ((uint32_t)e0 << 23U);
        digits[0] = (double)both.number;
        n = nh_reduce_far(digits, 1U, found, e0, 3U);
        *y = negative ? -found[0] : found[0];
        n = negative ? -n : n;
    }
    return n;
}

void nh_sin_cos_far(nh_real x, nh_real *sine, nh_real *cosine)
{
    double y;
    const uint32_t quadrant = (uint32_t)nh_reduce(x, &y) & 3U;
    const float s = nh_sin_near(y);
    const float c = nh_cos_near(y);
    *sine = (quadrant == 0U) ? s : ((quadrant == 1U) ? c : ((quadrant == 2U) ? -s : -c));
    *cosine = (quadrant == 0U) ? c : ((quadrant == 1U) ? -s : ((quadrant == 2U) ? -c : s));
}

/* Returns tan x, or -1/tan x, near 0. */
static float nh_tan_near(double x, bool odd)
{
    const double z = x * x;
    const double w = z * z;
    const double s = z * x;
    const double r = 0.00297435743359967304927 + (z * 0.00946564784943673166728);
    const double t = 0.0533812378445670393523 + (z * 0.0245283181166547278873);
    const double u = 0.333331395030791399758 + (z * 0.133392002712976742718);
    const double tangent = (x + (s * u)) + ((s * w) * (t + (w * r)));
    return (float)(odd ? (-1.0 / tangent) : tangent);
}

nh_real nh_tan(nh_real x)
{
    const double half_pi = 1.570796326794896558e+00;
    nh_bits32 both;
    uint32_t size;
    bool negative;
    both.number = x;
    negative = (both.bits >> 31U) != 0U;
    size = both.bits & UINT32_C(0x7FFFFFFF);
    if (size < UINT32_C(0x39800000)) {
        return x;
    }
    if (size <= UINT32_C(0x40E231D5)) {
        /* The number of quarter turns. */
        double turns = 4.0;
        if (size <= UINT32_C(0x3F490FDA)) {
            turns = 0.0;
        } else if (size <= UINT32_C(0x4016CBE3)) {
            turns = 1.0;
        } else if (size <= UINT32_C(0x407B53D1)) {
            turns = 2.0;
        } else if (size <= UINT32_C(0x40AFEDDF)) {
            turns = 3.0;
        } else {
            /* Almost a whole turn or more. */
        }
        return nh_tan_near((double)x - ((negative ? -turns : turns) * half_pi), (turns == 1.0) || (turns == 3.0));
    }
    if (size >= UINT32_C(0x7F800000)) {
        return x - x;
    }
    {
        double y;
        const int32_t n = nh_reduce(x, &y);
        return nh_tan_near(y, ((uint32_t)n & 1U) != 0U);
    }
}

#else

static double nh_sin_near(double x, double y)
{
    const double z = x * x;
    const double w = z * z;
    const double r = (8.33333333332248946124e-03 + (z * (-1.98412698298579493134e-04 + (z * 2.75573137070700676789e-06))))
                     + ((z * w) * (-2.50507602534068634195e-08 + (z * 1.58969099521155010221e-10)));
    const double v = z * x;
    return x - (((z * ((0.5 * y) - (v * r))) - y) - (v * -1.66666666666666324348e-01));
}

static double nh_cos_near(double x, double y)
{
    const double z = x * x;
    const double w = z * z;
    const double r =
        (z * (4.16666666666666019037e-02 + (z * (-1.38888888888741095749e-03 + (z * 2.48015872894767294178e-05)))))
        + ((w * w) * (-2.75573143513906633035e-07 + (z * (2.08757232129817482790e-09 + (z * -1.13596475577881948265e-11)))));
    const double half = 0.5 * z;
    const double most = 1.0 - half;
    return most + (((1.0 - most) - half) + ((z * r) - (x * y)));
}

/* Returns N and y = x - N pi/2 in two parts, for arguments of medium size. */
static int32_t nh_reduce_medium(double x, double y[2])
{
    const double shifted = (x * 6.36619772367581382433e-01) + 6755399441055744.0;
    const double turns = shifted - 6755399441055744.0;
    const int32_t own = (int32_t)((nh_bits_of(x) >> 52U) & UINT64_C(0x7FF));
    double r = x - (turns * 1.57079632673412561417e+00);
    double w = turns * 6.07710050650619224932e-11;
    y[0] = r - w;
    if ((own - (int32_t)((nh_bits_of(y[0]) >> 52U) & UINT64_C(0x7FF))) > 16) {
        double t = r;
        w = turns * 6.07710050630396597660e-11;
        r = t - w;
        w = (turns * 2.02226624879595063154e-21) - ((t - r) - w);
        y[0] = r - w;
        if ((own - (int32_t)((nh_bits_of(y[0]) >> 52U) & UINT64_C(0x7FF))) > 49) {
            t = r;
            w = turns * 2.02226624871116645580e-21;
            r = t - w;
            w = (turns * 8.47842766036889956997e-32) - ((t - r) - w);
            y[0] = r - w;
        }
    }
    y[1] = (r - y[0]) - w;
    return (int32_t)turns;
}

/* Returns N and y = x - N pi/2 in two parts, for |x| > pi/4. */
static int32_t nh_reduce(double x, double y[2])
{
    const double first = 1.57079632673412561417e+00;
    const double rest = 6.07710050650619224932e-11;
    const bool negative = (nh_bits_of(x) >> 63U) != 0U;
    const uint32_t size = (uint32_t)(nh_bits_of(x) >> 32U) & UINT32_C(0x7FFFFFFF);
    int32_t n = 0;
    if (size <= UINT32_C(0x401C463B)) {
        /* |x| up to about 9 pi/4 */
        const bool close = ((size <= UINT32_C(0x400F6A7A)) && ((size & UINT32_C(0xFFFFF)) == UINT32_C(0x921FB)))
                           || (size == UINT32_C(0x4012D97C)) || (size == UINT32_C(0x401921FB));
        if (close) {
            n = nh_reduce_medium(x, y);
        } else {
            int32_t turns = 4;
            double z;
            double tail;
            if (size <= UINT32_C(0x4002D97C)) {
                turns = 1;
            } else if (size <= UINT32_C(0x400F6A7A)) {
                turns = 2;
            } else if (size <= UINT32_C(0x4015FDBC)) {
                turns = 3;
            } else {
                /* There are 4. */
            }
            n = negative ? -turns : turns;
            z = x - ((double)n * first);
            tail = (double)n * rest;
            y[0] = z - tail;
            y[1] = (z - y[0]) - tail;
        }
    } else if (size < UINT32_C(0x413921FB)) {
        n = nh_reduce_medium(x, y);
    } else if (size >= UINT32_C(0x7FF00000)) {
        y[0] = x - x;
        y[1] = y[0];
    } else {
        double digits[3];
        double z = nh_of_bits((nh_bits_of(x) & UINT64_C(0x000FFFFFFFFFFFFF)) | ((uint64_t)(0x3FF + 23) << 52U));
        size_t count = 3U;
        for (size_t i = 0U; i < 2U; ++i) {
            digits[i] = (double)(int32_t)z;
            z = (z - digits[i]) * 16777216.0;
        }
        digits[2] = z;
        while ((count > 1U) && (digits[count - 1U] == 0.0)) {
            count -= 1U;
        }
        n = nh_reduce_far(digits, count, y, (int32_t)(size >> 20U) - (0x3FF + 23), 4U);
        if (negative) {
            n = -n;
            y[0] = -y[0];
            y[1] = -y[1];
        }
    }
    return n;
}

void nh_sin_cos_far(nh_real x, nh_real *sine, nh_real *cosine)
{
    double y[2];
    const uint32_t quadrant = (uint32_t)nh_reduce(x, y) & 3U;
    const double s = nh_sin_near(y[0], y[1]);
    const double c = nh_cos_near(y[0], y[1]);
    *sine = (quadrant == 0U) ? s : ((quadrant == 1U) ? c : ((quadrant == 2U) ? -s : -c));
    *cosine = (quadrant == 0U) ? c : ((quadrant == 1U) ? -s : ((quadrant == 2U) ? -c : s));
}

/* Returns tan(x + y), or -1/tan(x + y) if `odd`. */
static double nh_tan_near(double x0, double y0, bool odd)
{
    static const double t[13] = {3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02,
                                 2.18694882948595424599e-02, 8.86323982359930005737e-03, 3.59207910759131235356e-03,
                                 1.45620945432529025516e-03, 5.88041240820264096874e-04, 2.46463134818469906812e-04,
                                 7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
                                 2.59073051863633712884e-05};
    const uint32_t high = (uint32_t)(nh_bits_of(x0) >> 32U);
    const bool big = (high & UINT32_C(0x7FFFFFFF)) >= UINT32_C(0x3FE59428);
    const bool negative = (high >> 31U) != 0U;
    double x = x0;
    double y = y0;
    double z;
    double w;
    double r;
    double v;
    double s;
    if (big) {
        if (negative) {
            x = -x;
            y = -y;
        }
        x = (7.85398163397448278999e-01 - x) + (3.06161699786838301793e-17 - y);
        y = 0.0;
    }
    z = x * x;
    w = z * z;
    r = t[1] + (w * (t[3] + (w * (t[5] + (w * (t[7] + (w * (t[9] + (w * t[11])))))))));
    v = z * (t[2] + (w * (t[4] + (w * (t[6] + (w * (t[8] + (w * (t[10] + (w * t[12]))))))))));
    s = z * x;
    r = (y + (z * ((s * (r + v)) + y))) + (s * t[0]);
    w = x + r;
    if (big) {
        s = odd ? -1.0 : 1.0;
        v = s - (2.0 * (x + (r - ((w * w) / (w + s)))));
        w = negative ? -v : v;
    } else if (odd) {
        /* -1/(x + r) has an error of up to 2 units in the last place; this is accurate. */
        const double w0 = nh_of_bits(nh_bits_of(w) & UINT64_C(0xFFFFFFFF00000000));
        const double a = -1.0 / w;
        const double a0 = nh_of_bits(nh_bits_of(a) & UINT64_C(0xFFFFFFFF00000000));
        v = r - (w0 - x);
        w = a0 + (a * ((1.0 + (a0 * w0)) + (a0 * v)));
    } else {
        /* w is the tangent. */
    }
    return w;
}

nh_real nh_tan(nh_real x)
{
    const uint32_t size = (uint32_t)(nh_bits_of(x) >> 32U) & UINT32_C(0x7FFFFFFF);
    double tangent = x;
    if (size >= UINT32_C(0x7FF00000)) {
        tangent = x - x;
    } else if (size > UINT32_C(0x3FE921FB)) {
        double y[2];
        const int32_t n = nh_reduce(x, y);
        tangent = nh_tan_near(y[0], y[1], ((uint32_t)n & 1U) != 0U);
    } else if (size >= UINT32_C(0x3E400000)) {
        tangent = nh_tan_near(x, 0.0, false);
    } else {
        /* The tangent is x. */
    }
    return tangent;
}

#endif
