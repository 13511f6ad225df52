/*
 * Elementary functions that only some systems call, and the spherical Bessel functions. Link this file
 * if the header of a system names it.
 *
 * In double precision the functions are those of FreeBSD's msun, bit for bit on all platforms:
 *
 *   Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *   Developed at SunPro, a Sun Microsystems, Inc. business.
 *   Permission to use, copy, modify, and distribute this software is freely granted, provided that
 *   this notice is preserved.
 *
 * Those in single precision are in nh_mathf.h. If NH_LIBM is defined, the functions are those of the platform's
 * library instead.
 */
#include "nh_step.h"

#if defined(NH_LIBM) && defined(NH_FLOAT)

#include <math.h>

nh_real nh_asin(nh_real x) { return asinf(x); }
nh_real nh_acos(nh_real x) { return acosf(x); }
nh_real nh_atan(nh_real x) { return atanf(x); }
nh_real nh_atan2(nh_real y, nh_real x) { return atan2f(y, x); }
nh_real nh_exp(nh_real x) { return expf(x); }
nh_real nh_ln(nh_real x) { return logf(x); }
nh_real nh_sinh(nh_real x) { return sinhf(x); }
nh_real nh_cosh(nh_real x) { return coshf(x); }
nh_real nh_tanh(nh_real x) { return tanhf(x); }
nh_real nh_asinh(nh_real x) { return asinhf(x); }
nh_real nh_acosh(nh_real x) { return acoshf(x); }
nh_real nh_atanh(nh_real x) { return atanhf(x); }
nh_real nh_floor(nh_real x) { return floorf(x); }
nh_real nh_erf(nh_real x) { return erff(x); }

#elif defined(NH_LIBM)

#include <math.h>

nh_real nh_asin(nh_real x) { return asin(x); }
nh_real nh_acos(nh_real x) { return acos(x); }
nh_real nh_atan(nh_real x) { return atan(x); }
nh_real nh_atan2(nh_real y, nh_real x) { return atan2(y, x); }
nh_real nh_exp(nh_real x) { return exp(x); }
nh_real nh_ln(nh_real x) { return log(x); }
nh_real nh_sinh(nh_real x) { return sinh(x); }
nh_real nh_cosh(nh_real x) { return cosh(x); }
nh_real nh_tanh(nh_real x) { return tanh(x); }
nh_real nh_asinh(nh_real x) { return asinh(x); }
nh_real nh_acosh(nh_real x) { return acosh(x); }
nh_real nh_atanh(nh_real x) { return atanh(x); }
nh_real nh_floor(nh_real x) { return floor(x); }
nh_real nh_erf(nh_real x) { return erf(x); }

#elif defined(NH_FLOAT)

#include "nh_mathf.h"

#else

#define NH_LN2_HI 6.93147180369123816490e-01
#define NH_LN2_LO 1.90821492927058770002e-10
#define NH_INV_LN2 1.44269504088896338700e+00
#define NH_HALF_PI 1.57079632679489655800e+00
#define NH_HALF_PI_LO 6.12323399573676603587e-17

/* Returns the upper 32 bits. */
static uint32_t nh_high(double x)
{
    return (uint32_t)(nh_bits_of(x) >> 32U);
}

/* Returns the lower 32 bits. */
static uint32_t nh_low(double x)
{
    return (uint32_t)(nh_bits_of(x) & UINT64_C(0xFFFFFFFF));
}

/* Returns 2^k for the exponents of normal numbers. */
static double nh_power_of_two(int32_t k)
{
    return nh_of_bits((uint64_t)(uint32_t)(1023 + k) << 52U);
}

/* Returns x 2^k. */
static double nh_times_power(double x, int32_t k)
{
    double y = x;
    int32_t left = k;
    if (left > 1023) {
        y *= nh_power_of_two(1023);
        left -= 1023;
        if (left > 1023) {
            y *= nh_power_of_two(1023);
            left = ((left - 1023) > 1023) ? 1023 : (left - 1023);
        }
    } else if (left < -1022) {
        /* The last product rounds once. */
        y *= nh_power_of_two(-1022 + 53);
        left += 1022 - 53;
        if (left < -1022) {
            y *= nh_power_of_two(-1022 + 53);
            left = ((left + 1022 - 53) < -1022) ? -1022 : (left + 1022 - 53);
        }
    } else {
        /* One product suffices. */
    }
    return y * nh_power_of_two(left);
}

nh_real nh_floor(nh_real x)
{
    double whole = x;
    if (nh_abs(x) < 4503599627370496.0) {
        whole = (double)(int64_t)x;
        if (whole > x) {
            whole -= 1.0;
        }
        if (whole == 0.0) {
            /* The sign of 0 is that of x. */
            whole = nh_of_bits(nh_bits_of(x) & UINT64_C(0x8000000000000000));
        }
    }
    return whole;
}

nh_real nh_exp(nh_real x)
{
    const uint32_t high = nh_high(x);
    const bool negative = (high >> 31U) != 0U;
    const uint32_t size = high & UINT32_C(0x7FFFFFFF);
    double hi = x;
    double lo = 0.0;
    double reduced = x;
    double square;
    double c;
    double y;
    int32_t k = 0;
    if (size >= UINT32_C(0x4086232B)) {
        if (!(x == x)) {
            return x;
        }
        if (x > 709.782712893383973096) {
            return x * nh_power_of_two(1023);
        }
        if (x < -745.13321910194110842) {
            return 0.0;
        }
    }
    if (size > UINT32_C(0x3FD62E42)) {
        if (size >= UINT32_C(0x3FF0A2B2)) {
            k = (int32_t)((NH_INV_LN2 * x) + (negative ? -0.5 : 0.5));
        } else {
            k = negative ? -1 : 1;
        }
        hi = x - ((double)k * NH_LN2_HI);
        lo = (double)k * NH_LN2_LO;
        reduced = hi - lo;
    } else if (size > UINT32_C(0x3E300000)) {
        /* The argument is small already. */
    } else {
        return 1.0 + x;
    }
    square = reduced * reduced;
    c = reduced
        - (square
           * (1.66666666666666019037e-01
              + (square
                 * (-2.77777777770155933842e-03
                    + (square
                       * (6.61375632143793436117e-05
                          + (square * (-1.65339022054652515390e-06 + (square * 4.13813679705723846039e-08)))))))));
    y = 1.0 + (((((reduced * c) / (2.0 - c)) - lo)) + hi);
    return (k == 0) ? y : nh_times_power(y, k);
}

/* Returns e^x - 1. */
static double nh_expm1(double x0)
{
    const uint32_t size = nh_high(x0) & UINT32_C(0x7FFFFFFF);
    const bool negative = (nh_bits_of(x0) >> 63U) != 0U;
    double x = x0;
    double c = 0.0;
    double t;
    double y;
    double half;
    double hxs;
    double r1;
    double e;
    double two_to_k;
    int32_t k = 0;
    if (size >= UINT32_C(0x4043687A)) {
        if (!(x == x)) {
            return x;
        }
        if (negative) {
            return -1.0;
        }
        if (x > 7.09782712893383973096e+02) {
            return x * nh_power_of_two(1023);
        }
    }
    if (size > UINT32_C(0x3FD62E42)) {
        double hi;
        double lo;
        if (size < UINT32_C(0x3FF0A2B2)) {
            k = negative ? -1 : 1;
            hi = negative ? (x + NH_LN2_HI) : (x - NH_LN2_HI);
            lo = negative ? -NH_LN2_LO : NH_LN2_LO;
        } else {
            k = (int32_t)((NH_INV_LN2 * x) + (negative ? -0.5 : 0.5));
            t = (double)k;
            hi = x - (t * NH_LN2_HI);
            lo = t * NH_LN2_LO;
        }
        x = hi - lo;
        c = (hi - x) - lo;
    } else if (size < UINT32_C(0x3C900000)) {
        return x;
    } else {
        /* The argument is small already. */
    }
    half = 0.5 * x;
    hxs = x * half;
    r1 = 1.0
         + (hxs
            * (-3.33333333333331316428e-02
               + (hxs
                  * (1.58730158725481460165e-03
                     + (hxs
                        * (-7.93650757867487942473e-05
                           + (hxs * (4.00821782732936239552e-06 + (hxs * -2.01099218183624371326e-07)))))))));
    t = 3.0 - (r1 * half);
    e = hxs * ((r1 - t) / (6.0 - (x * t)));
    if (k == 0) {
        return x - ((x * e) - hxs);
    }
    e = (x * (e - c)) - c;
    e -= hxs;
    if (k == -1) {
        return (0.5 * (x - e)) - 0.5;
    }
    if (k == 1) {
        return (x < -0.25) ? (-2.0 * (e - (x + 0.5))) : (1.0 + (2.0 * (x - e)));
    }
    if ((k < 0) || (k > 56)) {
        y = (x - e) + 1.0;
        if (k == 1024) {
            y = (y * 2.0) * nh_power_of_two(1023);
        } else {
            y = y * nh_power_of_two(k);
        }
        return y - 1.0;
    }
    two_to_k = nh_power_of_two(k);
    if (k < 20) {
        y = ((x - e) + (1.0 - nh_power_of_two(-k))) * two_to_k;
    } else {
        y = ((x - (e + nh_power_of_two(-k))) + 1.0) * two_to_k;
    }
    return y;
}

/* Returns ln (1 + f) + k ln 2 for f near 0, with a correction c of f. */
static double nh_ln_near(double f, double k, double c, bool corrected)
{
    const double hfsq = (0.5 * f) * f;
    const double s = f / (2.0 + f);
    const double z = s * s;
    const double w = z * z;
    const double t1 = w * (3.999999999940941908e-01 + (w * (2.222219843214978396e-01 + (w * 1.531383769920937332e-01))));
    const double t2 = z
                      * (6.666666666666735130e-01
                         + (w
                            * (2.857142874366239149e-01
                               + (w * (1.818357216161805012e-01 + (w * 1.479819860511658591e-01))))));
    const double r = t2 + t1;
    const double low = corrected ? ((k * NH_LN2_LO) + c) : (k * NH_LN2_LO);
    return ((((s * (hfsq + r)) + low) - hfsq) + f) + (k * NH_LN2_HI);
}

nh_real nh_ln(nh_real x0)
{
    double x = x0;
    uint64_t bits = nh_bits_of(x);
    uint32_t high = (uint32_t)(bits >> 32U);
    int32_t k = 0;
    if ((high < UINT32_C(0x00100000)) || ((high >> 31U) != 0U)) {
        if (x == 0.0) {
            return -1.0 / (x * x);
        }
        if ((high >> 31U) != 0U) {
            return nh_nan();
        }
        k -= 54;
        x *= 18014398509481984.0;
        bits = nh_bits_of(x);
        high = (uint32_t)(bits >> 32U);
    } else if (high >= UINT32_C(0x7FF00000)) {
        return x;
    } else if (x == 1.0) {
        return 0.0;
    } else {
        /* The number is normal. */
    }
    high += UINT32_C(0x3FF00000) - UINT32_C(0x3FE6A09E);
    k += (int32_t)(high >> 20U) - 0x3FF;
    high = (high & UINT32_C(0x000FFFFF)) + UINT32_C(0x3FE6A09E);
    x = nh_of_bits(((uint64_t)high << 32U) | (bits & UINT64_C(0xFFFFFFFF)));
    return nh_ln_near(x - 1.0, (double)k, 0.0, false);
}

/* Returns ln (1 + x). */
static double nh_log1p(double x)
{
    const uint32_t high = nh_high(x);
    double f = 0.0;
    double c = 0.0;
    int32_t k = 1;
    if ((high < UINT32_C(0x3FDA827A)) || ((high >> 31U) != 0U)) {
        if (high >= UINT32_C(0xBFF00000)) {
            return (x == -1.0) ? (-1.0 / ((x + 1.0) * (x + 1.0))) : nh_nan();
        }
        if ((high << 1U) < (UINT32_C(0x3CA00000) << 1U)) {
            return x;
        }
        if (high <= UINT32_C(0xBFD2BEC4)) {
            k = 0;
            f = x;
        }
    } else if (high >= UINT32_C(0x7FF00000)) {
        return x;
    } else {
        /* The argument is not near 0. */
    }
    if (k > 0) {
        const double whole = 1.0 + x;
        uint32_t upper = nh_high(whole);
        upper += UINT32_C(0x3FF00000) - UINT32_C(0x3FE6A09E);
        k = (int32_t)(upper >> 20U) - 0x3FF;
        if (k < 54) {
            c = (k >= 2) ? (1.0 - (whole - x)) : (x - (whole - 1.0));
            c /= whole;
        }
        upper = (upper & UINT32_C(0x000FFFFF)) + UINT32_C(0x3FE6A09E);
        f = nh_of_bits(((uint64_t)upper << 32U) | (uint64_t)nh_low(whole)) - 1.0;
    }
    return nh_ln_near(f, (double)k, c, true);
}

/* Returns e^x/2 for large x, where e^x may overflow. */
static double nh_half_exp(double x)
{
    const double scale = nh_power_of_two(1021);
    return (nh_exp(x - nh_of_bits(UINT64_C(0x40962066151ADD8B))) * scale) * scale;
}

nh_real nh_sinh(nh_real x)
{
    const double size = nh_abs(x);
    const uint32_t high = nh_high(size);
    const double half = ((nh_bits_of(x) >> 63U) != 0U) ? -0.5 : 0.5;
    if (high < UINT32_C(0x40862E42)) {
        const double t = nh_expm1(size);
        if (high < UINT32_C(0x3FF00000)) {
            if (high < (UINT32_C(0x3FF00000) - (UINT32_C(26) << 20U))) {
                return x;
            }
            return half * ((2.0 * t) - ((t * t) / (t + 1.0)));
        }
        return half * (t + (t / (t + 1.0)));
    }
    return (2.0 * half) * nh_half_exp(size);
}

nh_real nh_cosh(nh_real x)
{
    const double size = nh_abs(x);
    const uint32_t high = nh_high(size);
    if (high < UINT32_C(0x3FE62E42)) {
        double t;
        if (high < (UINT32_C(0x3FF00000) - (UINT32_C(26) << 20U))) {
            return 1.0;
        }
        t = nh_expm1(size);
        return 1.0 + ((t * t) / (2.0 * (1.0 + t)));
    }
    if (high < UINT32_C(0x40862E42)) {
        const double t = nh_exp(size);
        return 0.5 * (t + (1.0 / t));
    }
    return nh_half_exp(size);
}

nh_real nh_tanh(nh_real x)
{
    const double size = nh_abs(x);
    const uint32_t high = nh_high(size);
    double t;
    if (high > UINT32_C(0x3FE193EA)) {
        if (high > UINT32_C(0x40340000)) {
            t = 1.0 - (0.0 / size);
        } else {
            t = nh_expm1(2.0 * size);
            t = 1.0 - (2.0 / (t + 2.0));
        }
    } else if (high > UINT32_C(0x3FD058AE)) {
        t = nh_expm1(2.0 * size);
        t = t / (t + 2.0);
    } else if (high >= UINT32_C(0x00100000)) {
        t = nh_expm1(-2.0 * size);
        t = -t / (t + 2.0);
    } else {
        t = size;
    }
    return ((nh_bits_of(x) >> 63U) != 0U) ? -t : t;
}

nh_real nh_asinh(nh_real x)
{
    const uint32_t exponent = (nh_high(x) >> 20U) & 0x7FFU;
    double y = nh_abs(x);
    if (exponent >= (0x3FFU + 26U)) {
        y = nh_ln(y) + 0.693147180559945309417232121458176568;
    } else if (exponent >= (0x3FFU + 1U)) {
        y = nh_ln((2.0 * y) + (1.0 / (nh_sqrt((y * y) + 1.0) + y)));
    } else if (exponent >= (0x3FFU - 26U)) {
        y = nh_log1p(y + ((y * y) / (nh_sqrt((y * y) + 1.0) + 1.0)));
    } else {
        /* The value is |x|. */
    }
    return ((nh_bits_of(x) >> 63U) != 0U) ? -y : y;
}

nh_real nh_acosh(nh_real x)
{
    const uint32_t exponent = (nh_high(x) >> 20U) & 0x7FFU;
    if (exponent < (0x3FFU + 1U)) {
        return nh_log1p((x - 1.0) + nh_sqrt(((x - 1.0) * (x - 1.0)) + (2.0 * (x - 1.0))));
    }
    if (exponent < (0x3FFU + 26U)) {
        return nh_ln((2.0 * x) - (1.0 / (x + nh_sqrt((x * x) - 1.0))));
    }
    return nh_ln(x) + 0.693147180559945309417232121458176568;
}

nh_real nh_atanh(nh_real x)
{
    const uint32_t exponent = (nh_high(x) >> 20U) & 0x7FFU;
    double y = nh_abs(x);
    if (exponent >= (0x3FFU - 1U)) {
        y = 0.5 * nh_log1p(2.0 * (y / (1.0 - y)));
    } else if (exponent >= (0x3FFU - 32U)) {
        y = 0.5 * nh_log1p((2.0 * y) + (((2.0 * y) * y) / (1.0 - y)));
    } else {
        /* The value is |x|. */
    }
    return ((nh_bits_of(x) >> 63U) != 0U) ? -y : y;
}

nh_real nh_atan(nh_real x0)
{
    static const double above[4] = {4.63647609000806093515e-01, 7.85398163397448278999e-01, 9.82793723247329054082e-01,
                                    1.57079632679489655800e+00};
    static const double below[4] = {2.26987774529616870924e-17, 3.06161699786838301793e-17, 1.39033110312309984516e-17,
                                    6.12323399573676603587e-17};
    static const double a[11] = {3.33333333333329318027e-01,  -1.99999999998764832476e-01, 1.42857142725034663711e-01,
                                 -1.11111104054623557880e-01, 9.09088713343650656196e-02,  -7.69187620504482999495e-02,
                                 6.66107313738753120669e-02,  -5.83357013379057348645e-02, 4.97687799461593236017e-02,
                                 -3.65315727442169155270e-02, 1.62858201153657823623e-02};
    const uint32_t size = nh_high(x0) & UINT32_C(0x7FFFFFFF);
    const bool negative = (nh_high(x0) >> 31U) != 0U;
    double x = x0;
    double z;
    double w;
    double s1;
    double s2;
    size_t at = 4U;
    if (size >= UINT32_C(0x44100000)) {
        if (!(x == x)) {
            return x;
        }
        return negative ? -above[3] : above[3];
    }
    if (size < UINT32_C(0x3FDC0000)) {
        if (size < UINT32_C(0x3E400000)) {
            return x;
        }
    } else {
        x = nh_abs(x);
        if (size < UINT32_C(0x3FE60000)) {
            x = ((2.0 * x) - 1.0) / (2.0 + x);
            at = 0U;
        } else if (size < UINT32_C(0x3FF30000)) {
            x = (x - 1.0) / (x + 1.0);
            at = 1U;
        } else if (size < UINT32_C(0x40038000)) {
            x = (x - 1.5) / (1.0 + (1.5 * x));
            at = 2U;
        } else {
            x = -1.0 / x;
            at = 3U;
        }
    }
    z = x * x;
    w = z * z;
    s1 = z * (a[0] + (w * (a[2] + (w * (a[4] + (w * (a[6] + (w * (a[8] + (w * a[10]))))))))));
    s2 = w * (a[1] + (w * (a[3] + (w * (a[5] + (w * (a[7] + (w * a[9]))))))));
    if (at == 4U) {
        return x - (x * (s1 + s2));
    }
    z = above[at] - (((x * (s1 + s2)) - below[at]) - x);
    return negative ? -z : z;
}

nh_real nh_atan2(nh_real y, nh_real x)
{
    const double pi = 3.1415926535897931160E+00;
    const double pi_lo = 1.2246467991473531772E-16;
    const uint32_t x_size = nh_high(x) & UINT32_C(0x7FFFFFFF);
    const uint32_t y_size = nh_high(y) & UINT32_C(0x7FFFFFFF);
    const bool x_negative = (nh_high(x) >> 31U) != 0U;
    const bool y_negative = (nh_high(y) >> 31U) != 0U;
    double z;
    if (!(x == x) || !(y == y)) {
        return x + y;
    }
    if (x == 1.0) {
        return nh_atan(y);
    }
    if (y == 0.0) {
        z = x_negative ? pi : 0.0;
        return y_negative ? -z : z;
    }
    if (x == 0.0) {
        return y_negative ? (-pi / 2.0) : (pi / 2.0);
    }
    if (x_size == UINT32_C(0x7FF00000)) {
        if (y_size == UINT32_C(0x7FF00000)) {
            z = x_negative ? ((3.0 * pi) / 4.0) : (pi / 4.0);
        } else {
            z = x_negative ? pi : 0.0;
        }
        return y_negative ? -z : z;
    }
    if (((x_size + (UINT32_C(64) << 20U)) < y_size) || (y_size == UINT32_C(0x7FF00000))) {
        return y_negative ? (-pi / 2.0) : (pi / 2.0);
    }
    if (x_negative && ((y_size + (UINT32_C(64) << 20U)) < x_size)) {
        z = 0.0;
    } else {
        z = nh_atan(nh_abs(y / x));
    }
    if (!x_negative) {
        return y_negative ? -z : z;
    }
    return y_negative ? ((z - pi_lo) - pi) : (pi - (z - pi_lo));
}

/* Returns (asin x - x)/x of small arguments, from z = x^2. */
static double nh_asin_rest(double z)
{
    const double p =
        z
        * (1.66666666666666657415e-01
           + (z
              * (-3.25565818622400915405e-01
                 + (z
                    * (2.01212532134862925881e-01
                       + (z
                          * (-4.00555345006794114027e-02
                             + (z * (7.91534994289814532176e-04 + (z * 3.47933107596021167570e-05))))))))));
    const double q =
        1.0
        + (z
           * (-2.40339491173441421878e+00
              + (z * (2.02094576023350569471e+00 + (z * (-6.88283971605453293030e-01 + (z * 7.70381505559019352791e-02)))))));
    return p / q;
}

nh_real nh_asin(nh_real x)
{
    const uint32_t size = nh_high(x) & UINT32_C(0x7FFFFFFF);
    double z;
    double r;
    double s;
    double y;
    if (size >= UINT32_C(0x3FF00000)) {
        if (nh_abs(x) == 1.0) {
            return (x * NH_HALF_PI) + 7.52316384526264e-37;
        }
        return nh_nan();
    }
    if (size < UINT32_C(0x3FE00000)) {
        if ((size < UINT32_C(0x3E500000)) && (size >= UINT32_C(0x00100000))) {
            return x;
        }
        return x + (x * nh_asin_rest(x * x));
    }
    z = (1.0 - nh_abs(x)) * 0.5;
    s = nh_sqrt(z);
    r = nh_asin_rest(z);
    if (size >= UINT32_C(0x3FEF3333)) {
        y = NH_HALF_PI - ((2.0 * (s + (s * r))) - NH_HALF_PI_LO);
    } else {
        const double f = nh_of_bits(nh_bits_of(s) & UINT64_C(0xFFFFFFFF00000000));
        const double c = (z - (f * f)) / (s + f);
        y = (0.5 * NH_HALF_PI)
            - ((((2.0 * s) * r) - (NH_HALF_PI_LO - (2.0 * c))) - ((0.5 * NH_HALF_PI) - (2.0 * f)));
    }
    return ((nh_high(x) >> 31U) != 0U) ? -y : y;
}

nh_real nh_acos(nh_real x)
{
    const uint32_t size = nh_high(x) & UINT32_C(0x7FFFFFFF);
    const bool negative = (nh_high(x) >> 31U) != 0U;
    double z;
    double s;
    double w;
    double f;
    if (size >= UINT32_C(0x3FF00000)) {
        if (nh_abs(x) == 1.0) {
            return negative ? ((2.0 * NH_HALF_PI) + 7.52316384526264e-37) : 0.0;
        }
        return nh_nan();
    }
    if (size < UINT32_C(0x3FE00000)) {
        if (size <= UINT32_C(0x3C600000)) {
            return NH_HALF_PI + 7.52316384526264e-37;
        }
        return NH_HALF_PI - (x - (NH_HALF_PI_LO - (x * nh_asin_rest(x * x))));
    }
    if (negative) {
        z = (1.0 + x) * 0.5;
        s = nh_sqrt(z);
        w = (nh_asin_rest(z) * s) - NH_HALF_PI_LO;
        return 2.0 * (NH_HALF_PI - (s + w));
    }
    z = (1.0 - x) * 0.5;
    s = nh_sqrt(z);
    f = nh_of_bits(nh_bits_of(s) & UINT64_C(0xFFFFFFFF00000000));
    w = (nh_asin_rest(z) * s) + ((z - (f * f)) / (s + f));
    return 2.0 * (f + w);
}

/* Returns the polynomial with these coefficients, the constant one first. */
static double nh_polynomial_at(size_t count, const double *coefficients, double x)
{
    double sum = coefficients[count - 1U];
    for (size_t i = count - 1U; i > 0U; --i) {
        sum = coefficients[i - 1U] + (x * sum);
    }
    return sum;
}

/* Returns 1 - erf |x| for 0.84375 <= |x| < 6. */
static double nh_erf_rest(double x)
{
    static const double pa[7] = {-2.36211856075265944077e-03, 4.14856118683748331666e-01,  -3.72207876035701323847e-01,
                                 3.18346619901161753674e-01,  -1.10894694282396677476e-01, 3.54783043256182359371e-02,
                                 -2.16637559486879084300e-03};
    static const double qa[7] = {1.0,
                                 1.06420880400844228286e-01,
                                 5.40397917702171048937e-01,
                                 7.18286544141962662868e-02,
                                 1.26171219808761642112e-01,
                                 1.36370839120290507362e-02,
                                 1.19844998467991074170e-02};
    static const double ra[8] = {-9.86494403484714822705e-03, -6.93858572707181764372e-01, -1.05586262253232909814e+01,
                                 -6.23753324503260060396e+01, -1.62396669462573470355e+02, -1.84605092906711035994e+02,
                                 -8.12874355063065934246e+01, -9.81432934416914548592e+00};
    static const double sa[9] = {1.0,
                                 1.96512716674392571292e+01,
                                 1.37657754143519042600e+02,
                                 4.34565877475229228821e+02,
                                 6.45387271733267880336e+02,
                                 4.29008140027567833386e+02,
                                 1.08635005541779435134e+02,
                                 6.57024977031928170135e+00,
                                 -6.04244152148580987438e-02};
    static const double rb[7] = {-9.86494292470009928597e-03, -7.99283237680523006574e-01, -1.77579549177547519889e+01,
                                 -1.60636384855821916062e+02, -6.37566443368389627722e+02, -1.02509513161107724954e+03,
                                 -4.83519191608651397019e+02};
    static const double sb[8] = {1.0,
                                 3.03380607434824582924e+01,
                                 3.25792512996573918826e+02,
                                 1.53672958608443695994e+03,
                                 3.19985821950859553908e+03,
                                 2.55305040643316442583e+03,
                                 4.74528541206955367215e+02,
                                 -2.24409524465858183362e+01};
    const double size = nh_abs(x);
    const uint32_t high = nh_high(size);
    double s;
    double z;
    double ratio;
    if (high < UINT32_C(0x3FF40000)) {
        s = size - 1.0;
        return (1.0 - 8.45062911510467529297e-01) - (nh_polynomial_at(7U, pa, s) / nh_polynomial_at(7U, qa, s));
    }
    s = 1.0 / (size * size);
    if (high < UINT32_C(0x4006DB6D)) {
        ratio = nh_polynomial_at(8U, ra, s) / nh_polynomial_at(9U, sa, s);
    } else {
        ratio = nh_polynomial_at(7U, rb, s) / nh_polynomial_at(8U, sb, s);
    }
    /* The square of the upper bits is exact. */
    z = nh_of_bits(nh_bits_of(size) & UINT64_C(0xFFFFFFFF00000000));
    return (nh_exp((-z * z) - 0.5625) * nh_exp(((z - size) * (z + size)) + ratio)) / size;
}

nh_real nh_erf(nh_real x)
{
    static const double pp[5] = {1.28379167095512558561e-01, -3.25042107247001499370e-01, -2.84817495755985104766e-02,
                                 -5.77027029648944159157e-03, -2.37630166566501626084e-05};
    static const double qq[6] = {1.0,
                                 3.97917223959155352819e-01,
                                 6.50222499887672944485e-02,
                                 5.08130628187576562776e-03,
                                 1.32494738004321644526e-04,
                                 -3.96022827877536812320e-06};
    const uint32_t size = nh_high(x) & UINT32_C(0x7FFFFFFF);
    const bool negative = (nh_high(x) >> 31U) != 0U;
    double y;
    if (size >= UINT32_C(0x7FF00000)) {
        return (negative ? -1.0 : 1.0) + (1.0 / x);
    }
    if (size < UINT32_C(0x3FEB0000)) {
        if (size < UINT32_C(0x3E300000)) {
            return 0.125 * ((8.0 * x) + (1.02703333676410069053e+00 * x));
        }
        y = nh_polynomial_at(5U, pp, x * x) / nh_polynomial_at(6U, qq, x * x);
        return x + (x * y);
    }
    y = (size < UINT32_C(0x40180000)) ? (1.0 - nh_erf_rest(x)) : 1.0;
    return negative ? -y : y;
}

#endif

/* Sums terms of the power series of nh_bessel by Horner's rule. */
static nh_real nh_bessel_series(int n, nh_real z, int terms)
{
    const double order = (double)n;
    nh_real sum = NH_R(1.0);
    double first = 1.0;
    for (int k = terms - 1; k > 0; --k) {
        const double number = (double)k;
        const double factor = 1.0 / ((2.0 * number) * ((2.0 * (order + number)) + 1.0));
        sum = NH_R(1.0) - ((NH_R(factor) * z) * sum);
    }
    for (int k = 0; k <= n; ++k) {
        first *= (2.0 * (double)k) + 1.0;
    }
    return sum * NH_R(1.0 / first);
}

nh_real nh_bessel(int n, nh_real z)
{
    nh_real root;
    nh_real sine;
    nh_real cosine;
    nh_real value;
    if ((n > 0) && (nh_abs(z) <= NH_R(16.0))) {
        return nh_bessel_series(n, z, (nh_abs(z) <= NH_R(1.0)) ? 9 : 16);
    }
    root = nh_sqrt(nh_abs(z));
    if (z < NH_R(0.0)) {
        sine = nh_sinh(root);
        cosine = nh_cosh(root);
    } else {
        nh_sin_cos(root, &sine, &cosine);
    }
    if (n < 0) {
        return cosine;
    }
    value = nh_div_or_one(sine, root);
    for (int k = 0; k < n; ++k) {
        const nh_real next = ((NH_R(((double)k * 2.0) + 1.0) * value) - cosine) / z;
        cosine = value;
        value = next;
    }
    return value;
}
