/*
 * Motions along Taylor polynomials. Only generated sources of methods that follow a flow, and nh.c,
 * include this file.
 *
 * Source: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of
 * high-order Taylor methods; Griewank & Walther, Evaluating Derivatives (2008), section 13.2.
 */
#ifndef NH_TAYLOR_H
#define NH_TAYLOR_H

#include "nh_step.h"

/* Convolutions that are summed side by side. */
#define NH_WIDTH 8U
/* Largest number of polynomials of one step. */
#define NH_MAX_POLYNOMIALS 1000000U

/* Coefficients at the present order, and convolutions of those of lower orders: factors of B groups. */
typedef struct nh_series {
    size_t groups;
    size_t order;
    nh_real *left;
    nh_real *right;
    nh_real *sums;
} nh_series;

/* Numbers of the factors of B groups of convolutions. */
#define NH_FACTORS(groups) (((2U * NH_ORDER) + 1U) * NH_WIDTH * (groups))

NH_INLINE size_t nh_factor(size_t number, size_t order)
{
    return ((((number / NH_WIDTH) * NH_ORDER) + order) * NH_WIDTH) + (number % NH_WIDTH);
}

/* Begins an order: 0, or the next. */
NH_INLINE void nh_series_go_to(nh_series *series, size_t order)
{
    const size_t begin = (order == 2U) ? 1U : 2U;
    series->order = order;
    for (size_t group = 0U; group < series->groups; ++group) {
        const nh_real *const left = &series->left[group * NH_ORDER * NH_WIDTH];
        const nh_real *const right = &series->right[group * NH_ORDER * NH_WIDTH];
        nh_real sums[NH_WIDTH] = {NH_R(0.0)};
        for (size_t j = begin; (j + begin) <= order; ++j) {
            for (size_t lane = 0U; lane < NH_WIDTH; ++lane) {
                sums[lane] += left[(j * NH_WIDTH) + lane] * right[((order - j) * NH_WIDTH) + lane];
            }
        }
        nh_copy(NH_WIDTH, sums, &series->sums[group * NH_WIDTH]);
    }
}

/* Returns the sum of a_j b_(k-j) over 0 < j < k. */
NH_INLINE nh_real nh_inside(const nh_series *series, size_t number)
{
    nh_real sum = series->sums[number];
    if (series->order >= 3U) {
        const size_t newest = series->order - 1U;
        sum = sum
              + ((series->left[nh_factor(number, 1U)] * series->right[nh_factor(number, newest)])
                 + (series->left[nh_factor(number, newest)] * series->right[nh_factor(number, 1U)]));
    }
    return sum;
}

NH_INLINE void nh_keep(nh_series *series, size_t number, nh_real a, nh_real b)
{
    /* The factors of the highest order are not read. */
    if (series->order < NH_ORDER) {
        series->left[nh_factor(number, series->order)] = a;
        series->right[nh_factor(number, series->order)] = b;
    }
}

/* Returns the coefficient of a constant. */
NH_INLINE nh_real nh_series_constant(const nh_series *series, nh_real value)
{
    return (series->order == 0U) ? value : NH_R(0.0);
}

/* Returns the coefficient of a b. */
NH_INLINE nh_real nh_series_product(nh_series *series, size_t own, nh_real a, nh_real b)
{
    nh_keep(series, own, a, b);
    return (series->order == 0U)
               ? (a * b)
               : ((nh_inside(series, own) + (series->left[nh_factor(own, 0U)] * b))
                  + (a * series->right[nh_factor(own, 0U)]));
}

/* Returns the coefficient of a/b. */
NH_INLINE nh_real nh_series_quotient(nh_series *series, size_t own, nh_real a, nh_real b)
{
    nh_real u;
    if (series->order == 0U) {
        u = a / b;
        nh_keep(series, own, NH_R(1.0) / b, u);
    } else {
        u = ((a - nh_inside(series, own)) - (b * series->right[nh_factor(own, 0U)]))
            * series->left[nh_factor(own, 0U)];
        nh_keep(series, own, b, u);
    }
    return u;
}

/* Returns the coefficient of the square root of a. */
NH_INLINE nh_real nh_series_sqrt(nh_series *series, size_t own, nh_real a)
{
    nh_real u;
    if (series->order == 0U) {
        u = nh_sqrt(a);
        nh_keep(series, own, NH_R(1.0) / (u + u), u);
    } else {
        u = (a - nh_inside(series, own)) * series->left[nh_factor(own, 0U)];
        nh_keep(series, own, u, u);
    }
    return u;
}

/* Returns k/NH_UNIT times a, for the present order k. */
NH_INLINE nh_real nh_series_rate(const nh_series *series, nh_real a)
{
    return NH_R((double)series->order * NH_RATE) * a;
}

/* Returns NH_UNIT/k. */
NH_INLINE nh_real nh_share(size_t k)
{
    static const nh_real shares[NH_ORDER + 1U] = {
        NH_R(0.0),            NH_R(NH_UNIT / 1.0),  NH_R(NH_UNIT / 2.0),  NH_R(NH_UNIT / 3.0),  NH_R(NH_UNIT / 4.0),
        NH_R(NH_UNIT / 5.0),  NH_R(NH_UNIT / 6.0),  NH_R(NH_UNIT / 7.0),  NH_R(NH_UNIT / 8.0),  NH_R(NH_UNIT / 9.0),
        NH_R(NH_UNIT / 10.0), NH_R(NH_UNIT / 11.0), NH_R(NH_UNIT / 12.0), NH_R(NH_UNIT / 13.0), NH_R(NH_UNIT / 14.0),
        NH_R(NH_UNIT / 15.0), NH_R(NH_UNIT / 16.0), NH_R(NH_UNIT / 17.0), NH_R(NH_UNIT / 18.0), NH_R(NH_UNIT / 19.0),
        NH_R(NH_UNIT / 20.0)};
    return shares[k];
}

/* Returns (1/k) times the sum of j a_j u_(k-j), for the rate of a. */
NH_INLINE nh_real nh_driven(const nh_series *series, size_t own, nh_real rate)
{
    return (nh_inside(series, own) + (rate * series->right[nh_factor(own, 0U)])) * nh_share(series->order);
}

/* Returns the coefficient of e^a. */
NH_INLINE nh_real nh_series_exp(nh_series *series, size_t own, nh_real a)
{
    nh_real u;
    nh_real rate = NH_R(0.0);
    if (series->order == 0U) {
        u = nh_exp(a);
    } else {
        rate = nh_series_rate(series, a);
        u = nh_driven(series, own, rate);
    }
    nh_keep(series, own, rate, u);
    return u;
}

/* Writes the coefficients of sin a and cos a. */
NH_INLINE void nh_series_sin_cos(nh_series *series, size_t with_c, size_t with_s, nh_real a, nh_real *sine,
                                 nh_real *cosine)
{
    nh_real s;
    nh_real c;
    nh_real rate = NH_R(0.0);
    if (series->order == 0U) {
        nh_sin_cos(a, &s, &c);
    } else {
        rate = nh_series_rate(series, a);
        s = nh_driven(series, with_c, rate);
        c = -nh_driven(series, with_s, rate);
    }
    nh_keep(series, with_c, rate, c);
    nh_keep(series, with_s, rate, s);
    *sine = s;
    *cosine = c;
}

/* Writes the coefficients of sinh a and cosh a. */
NH_INLINE void nh_series_sinh_cosh(nh_series *series, size_t with_c, size_t with_s, nh_real a, nh_real *sine,
                                   nh_real *cosine)
{
    nh_real s;
    nh_real c;
    nh_real rate = NH_R(0.0);
    if (series->order == 0U) {
        s = nh_sinh(a);
        c = nh_cosh(a);
    } else {
        rate = nh_series_rate(series, a);
        s = nh_driven(series, with_c, rate);
        c = nh_driven(series, with_s, rate);
    }
    nh_keep(series, with_c, rate, c);
    nh_keep(series, with_s, rate, s);
    *sine = s;
    *cosine = c;
}

/* Returns the coefficient of u = f(a) with u' = w a'; `start` is f(a) at order 0. It reads w below the present order,
   which nh_series_slope stores: w may be a function of u. */
NH_INLINE nh_real nh_series_integral(const nh_series *series, size_t own, nh_real start, nh_real a)
{
    return (series->order == 0U) ? start : nh_driven(series, own, nh_series_rate(series, a));
}

/* Stores the coefficients of a and of the slope w for an integral. */
NH_INLINE void nh_series_slope(nh_series *series, size_t own, nh_real a, nh_real w)
{
    nh_keep(series, own, (series->order == 0U) ? NH_R(0.0) : nh_series_rate(series, a), w);
}

/* Returns the coefficient of u = f(a) with u' = a'/w; `start` is f(a) at order 0. */
NH_INLINE nh_real nh_series_primitive(nh_series *series, size_t own, nh_real start, nh_real a, nh_real w)
{
    nh_real u = start;
    if (series->order == 0U) {
        nh_keep(series, own, NH_R(0.0), NH_R(1.0) / w);
    } else {
        const nh_real rate = (nh_series_rate(series, a) - nh_inside(series, own)) * series->right[nh_factor(own, 0U)];
        nh_keep(series, own, rate, w);
        u = rate * nh_share(series->order);
    }
    return u;
}

/* A motion along a polynomial, and the accuracy of polynomials. */
typedef struct nh_motion {
    size_t variables;
    size_t order;
    nh_real tolerance;
    /* The tolerance relative to this part of a number is the number's roundoff. */
    nh_real hidden;
    /* The coefficients by orders, of powers of sigma. */
    nh_real *rows;
    /* The rounding errors of the centre, the last state, and the largest changes along a polynomial. */
    nh_real *low;
    nh_real *last;
    nh_real *sizes;
    nh_extent *extent;
} nh_motion;

/* A comparison of a polynomial with the equations, before the polynomial is used. */
typedef struct nh_trial {
    nh_real end;
    nh_real stride;
    nh_real known;
    uint32_t at;
} nh_trial;

/* The coefficients of f(z) at the present order, from those of z. */
typedef void nh_field(const void *within, nh_series *series, const nh_real *point, nh_real *rates);

/* Returns the order of series for a tolerance. */
size_t nh_order_for(nh_real tolerance);
/* Returns how far the polynomial may be used, and the sizes of its variables then. `room` has 2 n numbers. */
nh_real nh_radius(const nh_motion *motion, nh_real h, nh_real *sizes, bool *settled, nh_real *room);
NH_APART void nh_trial_begin(nh_trial *trial, nh_real end);
NH_APART nh_real nh_trial_place(const nh_trial *trial);
/* Compares the rates at a place with the polynomial, and returns whether another place follows. */
NH_APART bool nh_trial_goes_on(const nh_motion *motion, nh_trial *trial, nh_real sigma, const nh_real *point,
                              const nh_real *rates);
/* Returns the reach after all comparisons. `room` has n numbers. */
NH_APART nh_real nh_trial_radius(const nh_motion *motion, const nh_trial *trial, nh_real *sizes, nh_real *room);

/* Returns a + b and its rounding error (Knuth, The Art of Computer Programming, vol. 2, 4.2.2). */
NH_INLINE nh_real nh_two_sum(nh_real a, nh_real b, nh_real *error)
{
    const nh_real sum = a + b;
    const nh_real part = sum - a;
    *error = (a - (sum - part)) + (b - part);
    return sum;
}

/* Adds b to a number in two parts. */
NH_INLINE void nh_add_precisely(nh_real pair[2], nh_real b)
{
    nh_real error;
    const nh_real sum = nh_two_sum(pair[0], b, &error);
    pair[0] = nh_two_sum(sum, error + pair[1], &pair[1]);
}

/* Writes the change from the centre to a time, with the rounding error of the centre. */
NH_INLINE void nh_change_to(const nh_motion *motion, nh_real time, nh_real *change)
{
    const size_t n = motion->variables;
    const nh_real t = time * NH_R(NH_RATE);
    const nh_real square = t * t;
    const nh_real fourth = square * square;
    for (size_t i = 0U; i < n; ++i) {
        /* Orders are grouped by their remainders: four short chains. */
        nh_real sums[4] = {NH_R(0.0), NH_R(0.0), NH_R(0.0), NH_R(0.0)};
        for (size_t four = 5U; four > 0U; --four) {
            const nh_real *const rows = &motion->rows[((4U * (four - 1U)) + 1U) * n];
            for (size_t s = 0U; s < 4U; ++s) {
                sums[s] = (sums[s] * fourth) + rows[(s * n) + i];
            }
        }
        change[i] =
            ((((sums[3] * square) + sums[1]) * square) + motion->low[i]) + (((sums[2] * square) + sums[0]) * t);
    }
}

NH_INLINE void nh_state_at(const nh_motion *motion, nh_real time, nh_real *point)
{
    nh_change_to(motion, time, point);
    for (size_t i = 0U; i < motion->variables; ++i) {
        point[i] = motion->rows[i] + point[i];
    }
}

/* Numbers that a flow of n variables needs. */
#define NH_FLOW_ROOM(n, groups) (NH_FACTORS(groups) + (6U * (n)))

/* Computes the polynomial around the centre. */
NH_INLINE void nh_expand(nh_motion *motion, nh_real h, nh_series *series, nh_field *field, const void *within,
                         nh_real *room)
{
    const size_t n = motion->variables;
    const bool forward = NH_R(0.0) < h;
    nh_real *const point = room;
    nh_real *const rates = &room[n];
    nh_real *const sizes = &room[2U * n];
    nh_real *const more = &room[3U * n];
    nh_real radius = NH_R(0.0);
    nh_trial trial = {NH_R(0.0), NH_R(0.0), NH_R(0.0), 0U};
    size_t order = 0U;
    bool open = true;
    nh_copy(n, motion->rows, point);
    while (open) {
        nh_series_go_to(series, order);
        field(within, series, point, rates);
        if (NH_RARELY(trial.at > 0U)) {
            const nh_real place = nh_trial_place(&trial);
            if (nh_trial_goes_on(motion, &trial, forward ? place : -place, point, rates)) {
                const nh_real next = nh_trial_place(&trial);
                nh_state_at(motion, (forward ? next : -next) * NH_R(NH_UNIT), point);
            } else {
                radius = nh_trial_radius(motion, &trial, sizes, more);
                open = false;
            }
        } else {
            order += 1U;
            for (size_t i = 0U; i < n; ++i) {
                point[i] = rates[i] * nh_share(order);
                motion->rows[(order * n) + i] = point[i];
            }
            if (order >= motion->order) {
                bool settled;
                radius = nh_radius(motion, h, sizes, &settled, more);
                open = !settled;
                if (open) {
                    nh_real next;
                    nh_trial_begin(&trial, radius);
                    next = nh_trial_place(&trial);
                    order = 0U;
                    nh_state_at(motion, (forward ? next : -next) * NH_R(NH_UNIT), point);
                }
            }
        }
    }
    motion->extent->reach = (forward ? radius : -radius) * NH_R(NH_UNIT);
    motion->extent->previous = radius;
    nh_copy(n, sizes, motion->sizes);
}

/* Passes a part of a motion to a function. */
NH_INLINE void nh_show(const nh_motion *motion, nh_real after, nh_real from, nh_real to, nh_look *look, void *context)
{
    if (look != NULL) {
        const nh_segment segment = {motion->rows, motion->variables, after, from, to};
        look(context, &segment);
    }
}

/* Advances the last state of a motion by h. The polynomial and its extent are those of the last step, or 0
 * everywhere, and become those of this step. The new state is the polynomial's last. The polynomials on the
 * way are passed to `look`, unless it is NULL. `room` has NH_FLOW_ROOM numbers. */
NH_INLINE nh_status nh_flow_along(size_t n, size_t groups, nh_real *polynomial, nh_extent *extent,
                                  const nh_real *start, nh_real h, nh_real tolerance, nh_field *field,
                                  const void *within, nh_look *look, void *context, nh_place place, nh_real *room)
{
    const nh_real roundoff = NH_R(NH_EPSILON);
    nh_real *const own = &room[NH_FACTORS(groups)];
    nh_series series;
    nh_motion motion;
    nh_real time[2];
    nh_real from;
    nh_real after = NH_R(0.0);
    const nh_real shortest = roundoff * nh_abs(h);
    uint32_t count = 0U;
    nh_status status = NH_OK;
    bool same = true;
    bool open = true;
    series.groups = groups;
    series.order = 0U;
    series.left = room;
    series.right = &room[NH_ORDER * NH_WIDTH * groups];
    series.sums = &room[2U * NH_ORDER * NH_WIDTH * groups];
    motion.variables = n;
    motion.tolerance = nh_max(tolerance, roundoff);
    motion.order = nh_order_for(motion.tolerance);
    motion.hidden = roundoff / motion.tolerance;
    motion.rows = polynomial;
    motion.low = &polynomial[(NH_ORDER + 1U) * n];
    motion.last = &polynomial[(NH_ORDER + 2U) * n];
    motion.sizes = &polynomial[(NH_ORDER + 3U) * n];
    motion.extent = extent;
    for (size_t i = 0U; i < n; ++i) {
        same = same && (motion.last[i] == start[i]);
    }
    if (!same) {
        /* A new motion begins. */
        for (size_t i = 0U; i < NH_POLYNOMIAL(n); ++i) {
            polynomial[i] = NH_R(0.0);
        }
        nh_copy(n, start, motion.rows);
        nh_copy(n, start, motion.last);
        extent->offset[0] = NH_R(0.0);
        extent->offset[1] = NH_R(0.0);
        extent->reach = NH_R(0.0);
        extent->previous = NH_R(0.0);
    }
    time[0] = extent->offset[0];
    time[1] = extent->offset[1];
    from = time[0];
    nh_add_precisely(time, h);
    while (open) {
        if (extent->reach == NH_R(0.0)) {
            if (count == 0U) {
                for (size_t i = 0U; i < NH_FACTORS(groups); ++i) {
                    room[i] = NH_R(0.0);
                }
            }
            nh_expand(&motion, h, &series, field, within, own);
            count += 1U;
        }
        if (nh_abs(time[0]) <= nh_abs(extent->reach)) {
            nh_state_at(&motion, time[0], motion.last);
            extent->offset[0] = time[0];
            extent->offset[1] = time[1];
            nh_show(&motion, after, from, time[0], look, context);
            open = false;
        } else if (!(shortest < nh_abs(extent->reach))) {
            status = nh_fail(place, NH_SINGULARITY, NULL, extent->reach, NH_R(0.0));
            open = false;
        } else if (count == NH_MAX_POLYNOMIALS) {
            status = nh_fail(place, NH_STEP_TOO_LONG, NULL, extent->reach, NH_R(0.0));
            open = false;
        } else {
            const nh_real reach = extent->reach;
            nh_show(&motion, after, from, reach, look, context);
            after += reach - from;
            from = NH_R(0.0);
            nh_add_precisely(time, -reach);
            nh_change_to(&motion, reach, own);
            for (size_t i = 0U; i < n; ++i) {
                motion.rows[i] = nh_two_sum(motion.rows[i], own[i], &motion.low[i]);
            }
            extent->reach = NH_R(0.0);
        }
    }
    if ((status == NH_OK) && !nh_all_ordinary(n, motion.last)) {
        status = nh_fail(place, NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));
    }
    return status;
}

/* Advances the last state of a motion by h, as nh_flow_along does. */
NH_INLINE nh_status nh_flow(size_t n, size_t groups, nh_real *polynomial, nh_extent *extent, const nh_real *start,
                            nh_real h, nh_real tolerance, nh_field *field, const void *within, nh_place place,
                            nh_real *room)
{
    return nh_flow_along(n, groups, polynomial, extent, start, h, tolerance, field, within, NULL, NULL, place, room);
}

#endif
