/*
 * Arithmetic of generated steps: functions that are inlined into generated sources, and declarations
 * of those that are not. Only generated sources and nh.c include this file.
 */
#ifndef NH_STEP_H
#define NH_STEP_H

#include "nh.h"

/* The processor's square root, without a library. */
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#if defined(__clang__)
#pragma STDC FP_CONTRACT OFF
#endif

#if defined(__GNUC__)
#define NH_INLINE static inline __attribute__((always_inline))
/* Functions of errors, and of what is rare. GCC optimises the first for size. */
#define NH_COLD __attribute__((cold, noinline))
#define NH_APART __attribute__((noinline))
#define NH_RARELY(condition) (__builtin_expect((condition) ? 1L : 0L, 0L) != 0L)
#else
#define NH_INLINE static inline
#define NH_COLD
#define NH_APART
#define NH_RARELY(condition) (condition)
#endif

/* Whether loops of the usual lengths are written out. */
#ifdef __OPTIMIZE_SIZE__
#define NH_WRITES_OUT false
#else
#define NH_WRITES_OUT true
#endif

/* A constant. */
#define NH_R(number) ((nh_real)(number))
#define NH_PI NH_R(3.141592653589793)

#ifdef NH_FLOAT
#define NH_EPSILON 1.1920928955078125e-7
#define NH_ROOT_EPSILON 0.00034526698300124393
/* The smallest normal number, divided by NH_EPSILON. */
#define NH_TINY 9.860761315262648e-32
#define NH_LARGE ((nh_real)4951760157141521099596496896.0)
#define NH_LIMIT ((nh_real)FLT_MAX)
#else
#define NH_EPSILON 2.220446049250313e-16
#define NH_ROOT_EPSILON 1.4901161193847656e-8
/* The smallest normal number, divided by NH_EPSILON. */
#define NH_TINY 1.0020841800044864e-292
/* The fourth power of 1/NH_EPSILON. */
#define NH_LARGE ((nh_real)411376139330301510538742295639337626245683966408394965837152256.0)
#define NH_LIMIT ((nh_real)DBL_MAX)
#endif

/* ---- Numbers ---------------------------------------------------------------------------------- */

/* The bits of a number. */
typedef union nh_bits64 {
    double number;
    uint64_t bits;
} nh_bits64;

typedef union nh_bits32 {
    float number;
    uint32_t bits;
} nh_bits32;

NH_INLINE uint64_t nh_bits_of(double x)
{
    nh_bits64 both;
    both.number = x;
    return both.bits;
}

NH_INLINE double nh_of_bits(uint64_t bits)
{
    nh_bits64 both;
    both.bits = bits;
    return both.number;
}

/* Returns |x|. */
NH_INLINE nh_real nh_abs(nh_real x)
{
#ifdef NH_FLOAT
    nh_bits32 both;
    both.number = x;
    both.bits &= UINT32_C(0x7FFFFFFF);
    return both.number;
#else
    return nh_of_bits(nh_bits_of(x) & UINT64_C(0x7FFFFFFFFFFFFFFF));
#endif
}

/* Returns what is not a number. */
NH_INLINE nh_real nh_nan(void)
{
#ifdef NH_FLOAT
    nh_bits32 both;
    both.bits = UINT32_C(0x7FC00000);
    return both.number;
#else
    return nh_of_bits(UINT64_C(0x7FF8000000000000));
#endif
}

/* Returns whether x is finite. */
NH_INLINE bool nh_finite(nh_real x)
{
    return nh_abs(x) <= NH_LIMIT;
}

/* Returns the larger of the two, and the second if one is not a number. */
NH_INLINE nh_real nh_max(nh_real a, nh_real b)
{
    return (b <= a) ? a : b;
}

/* Returns the smaller of the two, and the second if one is not a number. */
NH_INLINE nh_real nh_min(nh_real a, nh_real b)
{
    return (a <= b) ? a : b;
}

/* Returns a/b, or 0 if b = 0. */
NH_INLINE nh_real nh_div_or_zero(nh_real a, nh_real b)
{
    return (b == NH_R(0.0)) ? NH_R(0.0) : (a / b);
}

/* Returns a/b, or 1 if b = 0. */
NH_INLINE nh_real nh_div_or_one(nh_real a, nh_real b)
{
    return (b == NH_R(0.0)) ? NH_R(1.0) : (a / b);
}

/* Returns the sign of x: -1, 0 or 1. */
NH_INLINE nh_real nh_sign(nh_real x)
{
    return nh_div_or_zero(x, nh_abs(x));
}

/* Returns a if c > 0, 0 if c <= 0, and NaN if c is NaN. */
NH_INLINE nh_real nh_where_above(nh_real c, nh_real a)
{
    return (c > NH_R(0.0)) ? a : ((c <= NH_R(0.0)) ? NH_R(0.0) : c);
}

/* Returns a if c <= 0, 0 if c > 0, and NaN if c is NaN. */
NH_INLINE nh_real nh_where_not_above(nh_real c, nh_real a)
{
    return (c <= NH_R(0.0)) ? a : ((c > NH_R(0.0)) ? NH_R(0.0) : c);
}

/* Returns a/b for b >= 0 if this relative change is visible after rounding and has the size of
 * roundoff, eps b/2 < |a| < 512 eps b c, and 0 otherwise. */
NH_INLINE nh_real nh_visible_change(nh_real a, nh_real b, nh_real c)
{
    const nh_real size = nh_abs(a);
    const nh_real bound = NH_R(0.5 * NH_EPSILON) * b;
    nh_real change = NH_R(0.0);
    if (NH_RARELY(!(size <= bound))) {
        if ((bound < size) && (size < ((NH_R(1024.0) * bound) * c))) {
            change = a / b;
        }
    }
    return change;
}

/* Returns the square root in integer arithmetic, correctly rounded. */
nh_real nh_sqrt_of_bits(nh_real x);

/* Returns the square root, correctly rounded. */
NH_INLINE nh_real nh_sqrt(nh_real x)
{
#if defined(__SSE2__) && defined(NH_FLOAT)
    return _mm_cvtss_f32(_mm_sqrt_ss(_mm_set_ss(x)));
#elif defined(__SSE2__)
    return _mm_cvtsd_f64(_mm_sqrt_sd(_mm_setzero_pd(), _mm_set_sd(x)));
#elif defined(__aarch64__) && defined(__GNUC__) && defined(NH_FLOAT)
    nh_real root;
    __asm__("fsqrt %s0, %s1" : "=w"(root) : "w"(x));
    return root;
#elif defined(__aarch64__) && defined(__GNUC__)
    nh_real root;
    __asm__("fsqrt %d0, %d1" : "=w"(root) : "w"(x));
    return root;
#elif defined(__arm__) && defined(__GNUC__) && defined(NH_FLOAT) && defined(__ARM_FP) && ((__ARM_FP & 4) != 0)
    nh_real root;
    __asm__("vsqrt.f32 %0, %1" : "=t"(root) : "t"(x));
    return root;
#elif defined(__arm__) && defined(__GNUC__) && !defined(NH_FLOAT) && defined(__ARM_FP) && ((__ARM_FP & 8) != 0)
    nh_real root;
    __asm__("vsqrt.f64 %P0, %P1" : "=w"(root) : "w"(x));
    return root;
#else
    return nh_sqrt_of_bits(x);
#endif
}

/* ---- Sine and cosine -------------------------------------------------------------------------- */

NH_APART void nh_sin_cos_far(nh_real x, nh_real *sine, nh_real *cosine);

/* Returns sine and cosine. The argument is reduced to [-pi/4, pi/4] by a pi/2 in parts (Cody & Waite),
 * for |x| <= 2e5; the error is below 1.5 units in the last place. */
NH_INLINE void nh_sin_cos(nh_real x, nh_real *sine, nh_real *cosine)
{
#ifdef NH_FLOAT
    if (nh_abs(x) <= 1.2e4F) {
        const float shifted = (x * 0.636619772F) + 12582912.0F;
        const float k = shifted - 12582912.0F;
        nh_bits32 quadrant;
        const float r = ((x - (k * 1.5703125F)) - (k * 0.0004837513F)) - (k * 7.5495336e-8F);
        const float tail = k * 2.5633442e-12F;
        const float z = r * r;
        const float s = (-0.16666665F + (0.008332748F * z)) + (-0.0001958789F * (z * z));
        const float c = (0.041666665F + (-0.0013888303F * z)) + (2.4547942e-05F * (z * z));
        nh_bits32 sin_bits;
        nh_bits32 cos_bits;
        uint32_t exchange;
        quadrant.number = shifted;
        sin_bits.number = r + (((r * z) * s) - tail);
        cos_bits.number = 1.0F - (z * (0.5F - (z * c)));
        exchange = (sin_bits.bits ^ cos_bits.bits) & (0U - (quadrant.bits & 1U));
        sin_bits.bits ^= exchange ^ ((quadrant.bits & 2U) << 30U);
        cos_bits.bits ^= exchange ^ (((quadrant.bits + 1U) & 2U) << 30U);
        *sine = sin_bits.number;
        *cosine = cos_bits.number;
    } else {
        nh_sin_cos_far(x, sine, cosine);
    }
#else
    if (nh_abs(x) <= 2.0e5) {
        const double shifted = (x * 0.6366197723675814) + 6755399441055744.0;
        const double k = shifted - 6755399441055744.0;
        const uint64_t quadrant = nh_bits_of(shifted);
        const double r = (x - (k * 1.5707963267923333)) - (k * 2.5633441515839558e-12);
        const double tail = k * 1.0562999066987428e-23;
        const double z = r * r;
        const double z2 = z * z;
        const double z4 = z2 * z2;
        /* Estrin's order: short chains of dependent operations. */
        const double s = ((-0.16666666666666666 + (0.008333333333330948 * z))
                          + ((-0.0001984126983675854 + (2.7557316102534617e-06 * z)) * z2))
                         + ((-2.505113184128889e-08 + (1.5918129027234826e-10 * z)) * z4);
        const double c = ((0.041666666666666664 + (-0.0013888888888887398 * z))
                          + ((2.4801587298765665e-05 + (-2.7557317271718644e-07 * z)) * z2))
                         + ((2.087614626607931e-09 + (-1.1382632258093615e-11 * z)) * z4);
        const uint64_t sin_bits = nh_bits_of(r + (((r * z) * s) - tail));
        const uint64_t cos_bits = nh_bits_of(1.0 - (z * (0.5 - (z * c))));
        /* Odd quadrants exchange sine and cosine; the signs follow. */
        const uint64_t exchange = (sin_bits ^ cos_bits) & (UINT64_C(0) - (quadrant & UINT64_C(1)));
        *sine = nh_of_bits(sin_bits ^ exchange ^ ((quadrant & UINT64_C(2)) << 62U));
        *cosine = nh_of_bits(cos_bits ^ exchange ^ (((quadrant + UINT64_C(1)) & UINT64_C(2)) << 62U));
    } else {
        nh_sin_cos_far(x, sine, cosine);
    }
#endif
}

/* Returns sin x. */
NH_INLINE nh_real nh_sin(nh_real x)
{
    nh_real sine;
    nh_real cosine;
    nh_sin_cos(x, &sine, &cosine);
    return sine;
}

/* Returns cos x. */
NH_INLINE nh_real nh_cos(nh_real x)
{
    nh_real sine;
    nh_real cosine;
    nh_sin_cos(x, &sine, &cosine);
    return cosine;
}

/* Returns tan x. */
nh_real nh_tan(nh_real x);

/* ---- Other functions: nh_math.c, or the platform's library ------------------------------------- */

nh_real nh_asin(nh_real x);
nh_real nh_acos(nh_real x);
nh_real nh_atan(nh_real x);
nh_real nh_atan2(nh_real y, nh_real x);
nh_real nh_exp(nh_real x);
nh_real nh_ln(nh_real x);
nh_real nh_sinh(nh_real x);
nh_real nh_cosh(nh_real x);
nh_real nh_tanh(nh_real x);
nh_real nh_asinh(nh_real x);
nh_real nh_acosh(nh_real x);
nh_real nh_atanh(nh_real x);
nh_real nh_floor(nh_real x);
nh_real nh_erf(nh_real x);
/* Returns j_n(sqrt z)/(sqrt z)^n with the spherical Bessel function j_n, n >= -1. */
nh_real nh_bessel(int n, nh_real z);

/* ---- Turns: sine and cosine of an angle from those of one nearby ------------------------------- */

/* Sines are computed from the angle again in every step of this number. */
#define NH_ANEW 32U

/* Returns whether the coming step computes sines from the angles. */
NH_INLINE bool nh_must_recompute(const nh_tally *tally)
{
    return (tally->steps % NH_ANEW) == (NH_ANEW - 1U);
}

NH_APART void nh_sin_cos_anew(nh_real x, nh_real *sine, nh_real *cosine);

#ifndef NH_FLOAT
/* Returns sin d and cos d - 1 of an increment, given before and after its rounding. */
NH_INLINE void nh_sine_and_versine(nh_real by, nh_real moved, nh_real *sine, nh_real *versine)
{
    const nh_real z = by * by;
    const nh_real z2 = z * z;
    const nh_real s_low = -0.16666666666666666 + (0.008333333333332306 * z);
    const nh_real s_high = (-0.00019841269832133017 + (2.7557290795486417e-06 * z)) + (z2 * -2.5016000689552116e-08);
    const nh_real c_low = -0.5 + (0.04166666666665331 * z);
    const nh_real c_high = (-0.001388888887701288 + (2.4801550349759162e-05 * z)) + (z2 * -2.7510384247637793e-07);
    const nh_real cube = by * z;
    *sine = (moved + (cube * s_low)) + ((cube * z2) * s_high);
    *versine = ((moved * moved) * c_low) + ((z * z2) * c_high);
}
#endif

/* Returns sine and cosine of the angle `to` from those of an angle that differs by `by` before and by
 * `moved` after rounding. Large turns, and turns that are `anew`, are computed from the angle. */
NH_INLINE void nh_turned(nh_real sine, nh_real cosine, nh_real by, nh_real moved, nh_real to, bool anew,
                         nh_real *new_sine, nh_real *new_cosine)
{
#ifdef NH_FLOAT
    (void)sine;
    (void)cosine;
    (void)by;
    (void)moved;
    (void)anew;
    nh_sin_cos(to, new_sine, new_cosine);
#else
    if (NH_RARELY(anew || !(nh_abs(by) <= NH_R(0.3)))) {
        nh_real far_sine;
        nh_real far_cosine;
        nh_sin_cos_anew(to, &far_sine, &far_cosine);
        *new_sine = far_sine;
        *new_cosine = far_cosine;
    } else {
        nh_real s;
        nh_real v;
        nh_sine_and_versine(by, moved, &s, &v);
        *new_sine = (sine + (cosine * s)) + (sine * v);
        *new_cosine = (cosine - (sine * s)) + (cosine * v);
    }
#endif
}

/* Returns sine and cosine of an increment, and of the angle `to` that it leads to. */
NH_INLINE void nh_halfway(nh_real sine, nh_real cosine, nh_real by, nh_real to, nh_real found[4])
{
#ifdef NH_FLOAT
    (void)sine;
    (void)cosine;
    nh_sin_cos(by, &found[0], &found[1]);
    nh_sin_cos(to, &found[2], &found[3]);
#else
    if (NH_RARELY(!(nh_abs(by) <= NH_R(0.3)))) {
        nh_real far_away[4];
        nh_sin_cos_anew(by, &far_away[0], &far_away[1]);
        nh_sin_cos_anew(to, &far_away[2], &far_away[3]);
        found[0] = far_away[0];
        found[1] = far_away[1];
        found[2] = far_away[2];
        found[3] = far_away[3];
    } else {
        nh_real s;
        nh_real v;
        nh_sine_and_versine(by, by, &s, &v);
        found[0] = s;
        found[1] = NH_R(1.0) + v;
        found[2] = (sine + (cosine * s)) + (sine * v);
        found[3] = (cosine - (sine * s)) + (cosine * v);
    }
#endif
}

/* ---- Arrays ----------------------------------------------------------------------------------- */

/* Returns the sum of |x_i|. */
NH_INLINE nh_real nh_norm(size_t n, const nh_real *x)
{
    nh_real sum = NH_R(0.0);
    for (size_t i = 0U; i < n; ++i) {
        sum += nh_abs(x[i]);
    }
    return sum;
}

NH_INLINE void nh_copy(size_t n, const nh_real *from, nh_real *to)
{
    for (size_t i = 0U; i < n; ++i) {
        to[i] = from[i];
    }
}

/* Subtracts y from x. */
NH_INLINE void nh_subtract(size_t n, nh_real *x, const nh_real *y)
{
    for (size_t i = 0U; i < n; ++i) {
        x[i] -= y[i];
    }
}

/* Adds y to x. */
NH_INLINE void nh_add(size_t n, nh_real *x, const nh_real *y)
{
    for (size_t i = 0U; i < n; ++i) {
        x[i] += y[i];
    }
}

/* Multiplies x by a number. */
NH_INLINE void nh_scale(size_t n, nh_real number, nh_real *x)
{
    for (size_t i = 0U; i < n; ++i) {
        x[i] = number * x[i];
    }
}

/* Writes the product of a (rows x inner) and b (inner x columns), listed row by row. Terms are added in
 * order. */
NH_INLINE void nh_product(size_t rows, size_t inner, size_t columns, const nh_real *a, const nh_real *b,
                          nh_real *product)
{
    for (size_t i = 0U; i < rows; ++i) {
        for (size_t j = 0U; j < columns; ++j) {
            nh_real sum = NH_R(0.0);
            for (size_t k = 0U; k < inner; ++k) {
                sum += a[(i * inner) + k] * b[(k * columns) + j];
            }
            product[(i * columns) + j] = sum;
        }
    }
}

/* Writes the product of the transpose of a (inner x rows) and b (inner x columns). */
NH_INLINE void nh_product_of_transposed(size_t rows, size_t inner, size_t columns, const nh_real *a, const nh_real *b,
                                        nh_real *product)
{
    for (size_t i = 0U; i < rows; ++i) {
        for (size_t j = 0U; j < columns; ++j) {
            nh_real sum = NH_R(0.0);
            for (size_t k = 0U; k < inner; ++k) {
                sum += a[(k * rows) + i] * b[(k * columns) + j];
            }
            product[(i * columns) + j] = sum;
        }
    }
}

/* Returns whether the magnitudes add up to so little that products of several are finite. */
NH_INLINE bool nh_all_ordinary(size_t n, const nh_real *x)
{
    return nh_norm(n, x) < NH_LARGE;
}

/* Returns whether all numbers are finite. */
NH_INLINE bool nh_all_finite(size_t n, const nh_real *x)
{
    bool finite = true;
    for (size_t i = 0U; i < n; ++i) {
        finite = finite && nh_finite(x[i]);
    }
    return finite;
}

/* ---- Linear equations ------------------------------------------------------------------------- */

/* Solves by Gaussian elimination with partial pivoting, in place. */
NH_APART void nh_eliminate(size_t n, size_t columns, nh_real *matrix, nh_real *right, nh_real *reciprocals);

/* Solves with full rows (Gauss & Jordan), in place: for many right-hand sides. */
void nh_eliminate_whole_rows(size_t n, size_t columns, nh_real *matrix, nh_real *right);

/* Eliminates in the order of the rows, in place. Returns whether that was as accurate as with exchanges;
 * if not, the matrices are in an undefined state. */
NH_INLINE bool nh_eliminate_in_place(size_t n, size_t columns, nh_real *a, nh_real *b, nh_real *reciprocals)
{
    bool stable = true;
    for (size_t k = 0U; k < n; ++k) {
        const nh_real bound = NH_R(4.0) * nh_abs(a[(k * n) + k]);
        const nh_real reciprocal = NH_R(1.0) / a[(k * n) + k];
        reciprocals[k] = reciprocal;
        for (size_t i = k + 1U; i < n; ++i) {
            const nh_real factor = a[(i * n) + k] * reciprocal;
            stable = stable && (nh_abs(a[(i * n) + k]) <= bound);
            for (size_t j = k + 1U; j < n; ++j) {
                a[(i * n) + j] -= factor * a[(k * n) + j];
            }
            for (size_t c = 0U; c < columns; ++c) {
                b[(i * columns) + c] -= factor * b[(k * columns) + c];
            }
        }
    }
    for (size_t below = n; below > 0U; --below) {
        const size_t k = below - 1U;
        for (size_t c = 0U; c < columns; ++c) {
            b[(k * columns) + c] *= reciprocals[k];
        }
        for (size_t i = 0U; i < k; ++i) {
            for (size_t c = 0U; c < columns; ++c) {
                b[(i * columns) + c] -= a[(i * n) + k] * b[(k * columns) + c];
            }
        }
    }
    return stable;
}

/* Largest number of rows that are eliminated without exchanges if possible, and of operations that are
 * worth it. */
#define NH_WRITTEN_OUT 8U
#define NH_IN_REGISTERS 300U

/* Numbers that solves of n rows with c columns need beside their arguments. */
#define NH_SOLVE_ROOM(n, c) (((n) * (n)) + ((n) * (c)) + (n))

/* Solves matrix x = right for several right-hand sides, in place. `room` has NH_SOLVE_ROOM numbers. */
NH_INLINE void nh_solve_rows(size_t n, size_t columns, nh_real *matrix, nh_real *right, nh_real *room)
{
    nh_real *const reciprocals = &room[(n * n) + (n * columns)];
    if (n > NH_WRITTEN_OUT) {
        nh_eliminate(n, columns, matrix, right, reciprocals);
    } else if ((n * n * columns) > NH_IN_REGISTERS) {
        nh_eliminate_whole_rows(n, columns, matrix, right);
    } else {
        nh_real *const a = room;
        nh_real *const b = &room[n * n];
        nh_copy(n * n, matrix, a);
        nh_copy(n * columns, right, b);
        if (NH_RARELY(!nh_eliminate_in_place(n, columns, a, b, reciprocals))) {
            nh_eliminate(n, columns, matrix, right, reciprocals);
        } else {
            nh_copy(n * columns, b, right);
        }
    }
}

/* Solves matrix x = right, in place: in closed form for one and two unknowns. */
NH_INLINE void nh_solve(size_t n, nh_real *matrix, nh_real *right, nh_real *room)
{
    if (n == 1U) {
        right[0] /= matrix[0];
    } else if (n == 2U) {
        const nh_real a = matrix[0];
        const nh_real b = matrix[1];
        const nh_real c = matrix[2];
        const nh_real d = matrix[3];
        const nh_real r = right[0];
        const nh_real s = right[1];
        const nh_real reciprocal = NH_R(1.0) / ((a * d) - (b * c));
        right[0] = ((d * r) - (b * s)) * reciprocal;
        right[1] = ((a * s) - (c * r)) * reciprocal;
    } else {
        nh_solve_rows(n, 1U, matrix, right, room);
    }
}

/* Changes the signs of a solution. Returns whether it is finite. */
NH_INLINE bool nh_negative(size_t n, size_t columns, nh_real *solution)
{
    bool finite = true;
    for (size_t i = 0U; i < (n * columns); ++i) {
        solution[i] = -solution[i];
        finite = finite && nh_finite(solution[i]);
    }
    return finite;
}

/* Writes -(q + b X) for a row b, where X has n rows. */
NH_INLINE void nh_multiplied(size_t n, size_t columns, const nh_real *b, const nh_real *q, const nh_real *x,
                             nh_real *row)
{
    for (size_t c = 0U; c < columns; ++c) {
        nh_real sum = q[c];
        for (size_t k = 0U; k < n; ++k) {
            sum += b[k] * x[(k * columns) + c];
        }
        row[c] = -sum;
    }
}

/* ---- Predictors ------------------------------------------------------------------------------- */

/* The history of a block that remembers nothing. */
extern const nh_history nh_no_history;

/* Returns the extrapolation of one unknown with these weights, from its latest solution on. Solutions lie
 * `apart`. Two short chains are added up, from the oldest solutions on. */
NH_INLINE nh_real nh_extrapolated(size_t most, size_t apart, const nh_real *solutions, const nh_real *weights)
{
    nh_real sum = NH_R(0.0);
    nh_real other = NH_R(0.0);
    size_t later = most;
    if (later > 1U) {
        later -= 1U;
        sum = weights[later] * solutions[later * apart];
    }
    if (later > 1U) {
        later -= 1U;
        other = weights[later] * solutions[later * apart];
    }
    while (later > 2U) {
        sum += weights[later - 1U] * solutions[(later - 1U) * apart];
        other += weights[later - 2U] * solutions[(later - 2U) * apart];
        later -= 2U;
    }
    if (later > 1U) {
        sum += weights[1] * solutions[apart];
    }
    return (sum + other) + (weights[0] * solutions[0]);
}

/* Returns the extrapolation of a history with these weights. Solutions lie NH_STRIDE apart. */
NH_INLINE void nh_combine(size_t n, size_t most, const nh_real *solutions, const nh_real *weights, nh_real *x)
{
    for (size_t i = 0U; i < n; ++i) {
        x[i] = nh_extrapolated(most, NH_STRIDE(n), &solutions[i], weights);
    }
}

/* Returns the weights of the extrapolation through some points of a history that holds `most`:
 * (-1)^j (points choose j + 1), and 0 for the solutions beyond. `room` has `most` numbers. */
const nh_real *nh_weights(size_t points, size_t most, nh_real *room);

/* Returns the known solutions' number with one more, and the number of points that fits best. */
nh_history nh_adapted(size_t n, size_t most, nh_history history, const nh_real *solutions, const nh_real *solution,
                      nh_real size, bool adapt, nh_real *room);

/* The same for a block. */
typedef nh_history nh_adaptation(nh_history history, const nh_real *solutions, const nh_real *solution, nh_real size,
                                 bool adapt, nh_real *room);

/* Numbers that nh_remember needs beside its arguments. */
#define NH_REMEMBER_ROOM(n, most) ((2U * (n)) + ((NH_STRIDE(n) + 1U) * (most)))

/* Records a solution. `adapt` is true if it took more iterations than usual, and `size` is the size of
 * solutions. */
NH_INLINE void nh_remember(size_t n, size_t most, nh_adaptation *adapted, nh_history *history, nh_real *solutions,
                           const nh_real *solution, nh_real size, bool adapt, nh_real *room)
{
    if (NH_RARELY(adapt || (history->points != most))) {
        /* The addresses of copies are passed, so that the step's own numbers can stay in registers. */
        nh_copy(n, solution, room);
        nh_copy(most * NH_STRIDE(n), solutions, &room[n + most]);
        *history = adapted(*history, &room[n + most], room, size, adapt, &room[n]);
    }
    for (size_t later = most; later > 1U; --later) {
        nh_copy(n, &solutions[(later - 2U) * NH_STRIDE(n)], &solutions[(later - 1U) * NH_STRIDE(n)]);
    }
    if (most > 0U) {
        nh_copy(n, solution, solutions);
    }
}

/* ---- Newton's method -------------------------------------------------------------------------- */

/* Values of n numbers as a function of n numbers; `within` has the values that the function reads. */
typedef void nh_map(const void *within, const nh_real *x, nh_real *values);
/* n numbers that do not depend on the unknowns. */
typedef void nh_numbers(const void *within, nh_real *values);
/* The equations r(x) = 0 with the derivatives of r, row by row. */
typedef void nh_system(const void *within, const nh_real *x, nh_real *residual, nh_real *jacobian);

/* A block of equations. Without `system` the derivatives of `residual` are taken by differences, and
 * without both the equations are x = sweep(x). */
typedef struct nh_block {
    size_t unknowns;
    /* Largest number of solutions that make a guess. */
    size_t points;
    nh_numbers *plain;
    nh_numbers *scale;
    nh_system *system;
    nh_map *residual;
    nh_map *sweep;
} nh_block;

/* The outcome of a solve. */
typedef struct nh_found {
    /* Iterations, including those of a failed first attempt. */
    uint32_t iterations;
    /* Whether the extrapolated guess failed and was replaced by the plain one. */
    bool restarted;
    /* Whether there were so many iterations that the predictor has to adapt. */
    bool unusual;
    /* The residual of equations that were not solved. */
    nh_real residual;
    /* Whether that residual is roundoff although the update is not. */
    bool ill_conditioned;
} nh_found;

/* Numbers that the solvers need for n unknowns and `points` points beside their arguments. */
#define NH_NEWTON_ROOM(n, points) ((18U * (n)) + (4U * (n) * (n)) + (points))

/* Makes an update from residual and derivatives, and returns whether it is so small beside x that the
 * remaining error is invisible. `residual` becomes the update. */
NH_INLINE bool nh_first_update(size_t n, nh_real *x, nh_real *residual, nh_real *jacobian, nh_real *room)
{
    bool accepted = true;
    nh_solve(n, jacobian, residual, room);
    nh_subtract(n, x, residual);
    for (size_t i = 0U; i < n; ++i) {
        accepted = accepted && (nh_abs(residual[i]) <= (NH_R(NH_ROOT_EPSILON / 16.0) * nh_abs(x[i])));
    }
    return accepted;
}

/* ---- Sweeps ----------------------------------------------------------------------------------- */

/* Largest number of sweeps, and the number above which the predictor adapts. */
#define NH_MAX_SWEEPS 8U
#define NH_USUAL_SWEEPS 6U

/* The sweeps of one step. */
typedef struct nh_sweeps {
    uint32_t iterations;
    /* Whether another sweep follows, whether the sweeps have converged, whether the last one
     * contracted slowly, whether they moved away, and whether they began with a guess. */
    bool open;
    bool solved;
    bool slow;
    bool away;
    bool guessed;
    /* The changes that the last sweep and the one before it made. */
    nh_real last;
    nh_real previous;
} nh_sweeps;

/* Records the result of a sweep, `new`, in x and the unknowns `before` it. */
NH_INLINE void nh_swept(size_t n, nh_sweeps *sweeps, const nh_real *result, nh_real *x, nh_real *before)
{
    nh_real change = NH_R(0.0);
    for (size_t i = 0U; i < n; ++i) {
        change += nh_abs(result[i] - x[i]);
    }
    nh_copy(n, x, before);
    nh_copy(n, result, x);
    sweeps->iterations += 1U;
    if (sweeps->iterations > 1U) {
        const nh_real last = sweeps->last;
        const nh_real magnitude = nh_norm(n, x);
        const bool contracts = (NH_R(8.0) * change) <= last;
        const nh_real left = NH_R(NH_EPSILON / 8.0) * magnitude;
        bool solved = contracts && ((change * change) <= (left * last));
        if (NH_RARELY(!contracts)) {
            const nh_real roundings = NH_R(2.0 * NH_EPSILON) * magnitude;
            const bool rounded = (change <= roundings) && (last <= roundings);
            const bool slowly = !rounded && (sweeps->slow || !((change + change) <= last));
            const nh_real far_off = NH_R(0.125) * magnitude;
            solved = solved || rounded;
            sweeps->open = !slowly;
            sweeps->away = sweeps->away || (slowly && !(change <= last) && !(change <= far_off));
        }
        sweeps->solved = sweeps->solved || solved;
        sweeps->open = sweeps->open && !solved;
        sweeps->slow = !contracts;
    }
    if (sweeps->iterations == NH_MAX_SWEEPS) {
        sweeps->open = false;
    }
    sweeps->previous = sweeps->last;
    sweeps->last = change;
}

/* Returns whether every unknown lacks at most 64 eps of itself after sweeps that have converged. */
NH_INLINE bool nh_sweeps_solved(size_t n, const nh_sweeps *sweeps, const nh_real *x, const nh_real *before)
{
    bool solved = sweeps->solved;
    if (n > 1U) {
        const nh_real part = NH_R(64.0 * NH_EPSILON) * sweeps->previous;
        for (size_t i = 0U; i < n; ++i) {
            solved = solved && ((nh_abs(x[i] - before[i]) * sweeps->last) <= (part * nh_abs(x[i])));
        }
    }
    return solved;
}

/* Writes the guess through fewer than all points, if there are at least two. With `beside` it is a
 * correction of that. Returns whether there is a guess. `room` has `most` numbers. */
NH_APART bool nh_shorter_guess(size_t n, size_t most, const nh_history *history, const nh_real *solutions,
                              const nh_real *beside, nh_real *x, nh_real *room);

/* Counts a solve. */
NH_INLINE void nh_record(nh_tally *tally, uint32_t iterations, bool restarted)
{
    if (iterations > 1U) {
        tally->further_iterations += iterations - 1U;
        tally->most_iterations = (iterations > tally->most_iterations) ? iterations : tally->most_iterations;
        tally->restarts += restarted ? 1U : 0U;
    }
}

/* ---- Errors ----------------------------------------------------------------------------------- */

/* The place of an error: where to write it, and the step. */
typedef struct nh_place {
    /* NULL if nobody asks. */
    nh_error *error;
    uint64_t step;
    nh_real time;
} nh_place;

/* Writes an error and returns its status. */
NH_COLD nh_status nh_fail(nh_place place, nh_status status, const char *name, nh_real value, nh_real bound);

/* Writes the error of a block of equations that is not solved. */
NH_COLD nh_status nh_unsolved(nh_place place, const char *block, const nh_found *found);

/* Checks the balance of an energy, which includes the work, before and after a step: each is followed by
 * its rounding in units of roundoff. */
NH_APART nh_status nh_check_balance(nh_place place, bool ordinary, bool unusual, const nh_real before[2],
                                   const nh_real after[2]);

/* Returns whether the measure of a branch is positive. */
NH_INLINE bool nh_on_branch(nh_real measure)
{
    return NH_R(0.0) < measure;
}

/* Returns whether the defect of a quadrature is roundoff of its terms. */
NH_INLINE bool nh_is_resolved(nh_real defect, nh_real size)
{
    return nh_abs(defect) <= (NH_R(256.0 * NH_EPSILON) * size);
}

/* Returns whether a product of squared cosines is not 0. */
NH_INLINE bool nh_is_aligned(nh_real alignment)
{
    return NH_R(1e-6) < alignment;
}

/* Parameters, step sizes, options and inputs. */
nh_status nh_check_parameter(nh_error *error, const char *name, nh_real value, bool positive);
nh_status nh_check_step_size(nh_error *error, nh_real h);
nh_status nh_check_option(nh_error *error, const char *name, nh_real value, nh_real least, nh_real most);
nh_status nh_check_input(nh_error *error, const char *name, nh_real value, nh_real time);

/* Checks that w, relative to a prescribed velocity, is in the kernel of mu. Matrices are given by rows. */
nh_status nh_check_constraints(nh_place place, size_t rows, size_t k, const nh_real *mu, const nh_real *w,
                               const nh_real *metric, const nh_real *inverse);
/* Checks that a symmetric matrix is positive definite. It is overwritten. */
nh_status nh_check_positive_definite(nh_place place, size_t k, nh_real *metric);
/* Checks that a d x d matrix, by rows, is a rotation. */
nh_status nh_check_rotation(nh_place place, const char *name, size_t d, const nh_real *matrix);
/* Replaces a d x d matrix, by rows, by the nearest rotation: its orthogonal polar factor. A reflection and a
 * singular matrix have none. */
nh_status nh_nearest_rotation(nh_place place, const char *name, size_t d, nh_real *matrix);
/* Checks that a configuration is on its level set; `correction` is Newton's step towards it. */
nh_status nh_check_level_set(nh_place place, size_t n, const nh_real *q, const nh_real *correction);

/* The largest number of Newton's iterations towards a level set. */
#define NH_TO_LEVEL_SET 50U

/* Makes a step towards the level set. Returns whether the remaining error is about the square of roundoff's
 * root. */
bool nh_approach_level_set(size_t n, nh_real *q, const nh_real *correction);

/* Writes the statistics of a stepper that solves so many blocks of equations in each step. */
void nh_count(const nh_tally *tally, uint64_t blocks, nh_statistics *statistics);

/* ---- Rank and stability ----------------------------------------------------------------------- */

/* Returns the measure with the sign that makes it positive at the start. */
NH_INLINE nh_real nh_rank_share(const nh_rank *rank, nh_real measure)
{
    return (rank->at_start < NH_R(0.0)) ? -measure : measure;
}

/* Returns whether the measure is so small that the minors need a check. */
NH_INLINE bool nh_rank_is_near(const nh_rank *rank, nh_real measure)
{
    return nh_rank_share(rank, measure) <= (NH_R(0.05) * nh_abs(rank->at_start));
}

/* Starts to monitor a measure whose size is `scale`. */
nh_status nh_rank_begin(nh_place place, bool frame, nh_rank *rank, nh_real measure, nh_real scale);
/* Checks the rank near a place where it vanishes. */
NH_APART nh_status nh_rank_check(nh_place place, bool frame, const nh_rank *rank, nh_real measure, size_t minors,
                                const nh_real *before, const nh_real *after);
/* Returns the size of det(mu g^-1 mu^T) for r constraints. */
nh_real nh_metric_scale(size_t k, const nh_real *inverse, size_t constraints);
/* Changes the error of a failed step to a loss of rank if that is the reason. */
NH_COLD nh_status nh_near_loss(nh_status status, nh_error *error, const nh_rank *rank, bool frame);

/* Monitors a term of a feedback: returns the growth of its deviations after a step. */
nh_real nh_grown(nh_real growth, uint32_t stages, nh_real term);
/* The largest growth. */
#define NH_GROWN 1e3
/* The largest term that does not grow. */
nh_real nh_stability_bound(uint32_t stages);

#endif
