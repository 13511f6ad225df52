/*
 * The elementary functions of nh_math.c in single precision. Only nh_math.c includes this file.
 *
 * They are those of FreeBSD's msun, bit for bit on all platforms:
 *
 *   Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
 *   Developed at SunPro, a Sun Microsystems, Inc. business.
 *   Permission to use, copy, modify, and distribute this software is freely granted, provided that
 *   this notice is preserved.
 */
#ifndef NH_MATHF_H
#define NH_MATHF_H

#define NH_LN2 0.693147180559945309417232121458176568f
#define NH_LN2_HI 6.9313812256e-01f
#define NH_LN2_LO 9.0580006145e-06f
#define NH_INV_LN2 1.4426950216e+00f
#define NH_HALF_PI_HI 1.5707962513e+00f
#define NH_HALF_PI_LO 7.5497894159e-08f

/* Returns the bits. */
static uint32_t nh_word(float x)
{
    nh_bits32 both;
    both.number = x;
    return both.bits;
}

static float nh_of_word(uint32_t bits)
{
    nh_bits32 both;
    both.bits = bits;
    return both.number;
}

static bool nh_negative_word(float x)
{
    return (nh_word(x) >> 31U) != 0U;
}

/* Returns 2^k for the exponents of normal numbers. */
static float nh_power_of_two(int32_t k)
{
    return nh_of_word((uint32_t)(127 + k) << 23U);
}

/* Returns x 2^k. */
static float nh_times_power(float x, int32_t k)
{
    float y = x;
    int32_t left = k;
    if (left > 127) {
        y *= nh_power_of_two(127);
        left -= 127;
    } else if (left < -126) {
        /* The last product rounds once. */
        y *= nh_power_of_two(-126 + 24);
        left += 126 - 24;
    } else {
        /* One product suffices. */
    }
    return y * nh_power_of_two(left);
}

nh_real nh_floor(nh_real x)
{
    float whole = x;
    if (nh_abs(x) < 8388608.0f) {
        whole = (float)(int32_t)x;
        if (whole > x) {
            whole -= 1.0f;
        }
        if (whole == 0.0f) {
            /* The sign of 0 is that of x. */
            whole = nh_of_word(nh_word(x) & UINT32_C(0x80000000));
        }
    }
    return whole;
}

nh_real nh_exp(nh_real x)
{
    const bool negative = nh_negative_word(x);
    const uint32_t size = nh_word(x) & UINT32_C(0x7FFFFFFF);
    float hi = x;
    float lo = 0.0f;
    float reduced = x;
    float square;
    float c;
    float y;
    int32_t k = 0;
    if (size >= UINT32_C(0x42AEAC50)) {
        if (size > UINT32_C(0x7F800000)) {
            return x;
        }
        if ((size >= UINT32_C(0x42B17218)) && !negative) {
            return x * nh_power_of_two(127);
        }
        if (negative && (size >= UINT32_C(0x42CFF1B5))) {
            return 0.0f;
        }
    }
    if (size > UINT32_C(0x3EB17218)) {
        if (size > UINT32_C(0x3F851592)) {
            k = (int32_t)((NH_INV_LN2 * x) + (negative ? -0.5f : 0.5f));
        } else {
            k = negative ? -1 : 1;
        }
        hi = x - ((float)k * 6.9314575195e-01f);
        lo = (float)k * 1.4286067653e-06f;
        reduced = hi - lo;
    } else if (size > UINT32_C(0x39000000)) {
        /* The argument is small already. */
    } else {
        return 1.0f + x;
    }
    square = reduced * reduced;
    c = reduced - (square * (1.6666625440e-1f + (square * -2.7667332906e-3f)));
    y = 1.0f + ((((reduced * c) / (2.0f - c)) - lo) + hi);
    return (k == 0) ? y : nh_times_power(y, k);
}

/* Returns e^x - 1. */
static float nh_expm1(float x0)
{
    const uint32_t size = nh_word(x0) & UINT32_C(0x7FFFFFFF);
    const bool negative = nh_negative_word(x0);
    float x = x0;
    float c = 0.0f;
    float t;
    float half;
    float hxs;
    float r1;
    float e;
    int32_t k = 0;
    if (size >= UINT32_C(0x4195B844)) {
        if (size > UINT32_C(0x7F800000)) {
            return x;
        }
        if (negative) {
            return -1.0f;
        }
        if (size > UINT32_C(0x42B17217)) {
            return x * nh_power_of_two(127);
        }
    }
    if (size > UINT32_C(0x3EB17218)) {
        float hi;
        float lo;
        if (size < UINT32_C(0x3F851592)) {
            k = negative ? -1 : 1;
            hi = negative ? (x + NH_LN2_HI) : (x - NH_LN2_HI);
            lo = negative ? -NH_LN2_LO : NH_LN2_LO;
        } else {
            k = (int32_t)((NH_INV_LN2 * x) + (negative ? -0.5f : 0.5f));
            t = (float)k;
            hi = x - (t * NH_LN2_HI);
            lo = t * NH_LN2_LO;
        }
        x = hi - lo;
        c = (hi - x) - lo;
    } else if (size < UINT32_C(0x33000000)) {
        return x;
    } else {
        /* The argument is small already. */
    }
    half = 0.5f * x;
    hxs = x * half;
    r1 = 1.0f + (hxs * (-3.3333212137e-2f + (hxs * 1.5807170421e-3f)));
    t = 3.0f - (r1 * half);
    e = hxs * ((r1 - t) / (6.0f - (x * t)));
    if (k == 0) {
        return x - ((x * e) - hxs);
    }
    e = (x * (e - c)) - c;
    e -= hxs;
    if (k == -1) {
        return (0.5f * (x - e)) - 0.5f;
    }
    if (k == 1) {
        return (x < -0.25f) ? (-2.0f * (e - (x + 0.5f))) : (1.0f + (2.0f * (x - e)));
    }
    if ((k < 0) || (k > 56)) {
        float y = (x - e) + 1.0f;
        if (k == 128) {
            y = (y * 2.0f) * nh_power_of_two(127);
        } else {
            y = y * nh_power_of_two(k);
        }
        return y - 1.0f;
    }
    if (k < 23) {
        return ((x - e) + (1.0f - nh_power_of_two(-k))) * nh_power_of_two(k);
    }
    return ((x - (e + nh_power_of_two(-k))) + 1.0f) * nh_power_of_two(k);
}

/* Returns ln (1 + f) + k ln 2 for f near 0, with a correction c of f. */
static float nh_ln_near(float f, float k, float c)
{
    const float hfsq = (0.5f * f) * f;
    const float s = f / (2.0f + f);
    const float z = s * s;
    const float w = z * z;
    const float t1 = w * (0.40000972152f + (w * 0.24279078841f));
    const float t2 = z * (0.66666662693f + (w * 0.28498786688f));
    const float r = t2 + t1;
    return ((((s * (hfsq + r)) + ((k * NH_LN2_LO) + c)) - hfsq) + f) + (k * NH_LN2_HI);
}

nh_real nh_ln(nh_real x0)
{
    float x = x0;
    uint32_t word = nh_word(x);
    int32_t k = 0;
    if ((word < UINT32_C(0x00800000)) || ((word >> 31U) != 0U)) {
        if (x == 0.0f) {
            return -1.0f / (x * x);
        }
        if ((word >> 31U) != 0U) {
            return nh_nan();
        }
        k -= 25;
        x *= 33554432.0f;
        word = nh_word(x);
    } else if (word >= UINT32_C(0x7F800000)) {
        return x;
    } else if (x == 1.0f) {
        return 0.0f;
    } else {
        /* The number is normal. */
    }
    word += UINT32_C(0x3F800000) - UINT32_C(0x3F3504F3);
    k += (int32_t)(word >> 23U) - 0x7F;
    word = (word & UINT32_C(0x007FFFFF)) + UINT32_C(0x3F3504F3);
    return nh_ln_near(nh_of_word(word) - 1.0f, (float)k, 0.0f);
}

/* Returns ln (1 + x). */
static float nh_log1p(float x)
{
    const uint32_t word = nh_word(x);
    float f = 0.0f;
    float c = 0.0f;
    int32_t k = 1;
    if ((word < UINT32_C(0x3ED413D0)) || ((word >> 31U) != 0U)) {
        if (word >= UINT32_C(0xBF800000)) {
            return (x == -1.0f) ? (-1.0f / ((x + 1.0f) * (x + 1.0f))) : nh_nan();
        }
        if ((word << 1U) < (UINT32_C(0x33800000) << 1U)) {
            return x;
        }
        if (word <= UINT32_C(0xBE95F619)) {
            k = 0;
            f = x;
        }
    } else if (word >= UINT32_C(0x7F800000)) {
        return x;
    } else {
        /* The argument is not near 0. */
    }
    if (k > 0) {
        const float whole = 1.0f + x;
        uint32_t upper = nh_word(whole);
        upper += UINT32_C(0x3F800000) - UINT32_C(0x3F3504F3);
        k = (int32_t)(upper >> 23U) - 0x7F;
        if (k < 25) {
            c = (k >= 2) ? (1.0f - (whole - x)) : (x - (whole - 1.0f));
            c /= whole;
        }
        upper = (upper & UINT32_C(0x007FFFFF)) + UINT32_C(0x3F3504F3);
        f = nh_of_word(upper) - 1.0f;
    }
    return nh_ln_near(f, (float)k, c);
}

/* Returns e^x/2 for large x, where e^x may overflow. */
static float nh_half_exp(float x)
{
    const float scale = nh_power_of_two(117);
    return (nh_exp(x - nh_of_word(UINT32_C(0x4322E3BC))) * scale) * scale;
}

nh_real nh_sinh(nh_real x)
{
    const float size = nh_abs(x);
    const uint32_t word = nh_word(size);
    const float half = nh_negative_word(x) ? -0.5f : 0.5f;
    if (word < UINT32_C(0x42B17217)) {
        const float t = nh_expm1(size);
        if (word < UINT32_C(0x3F800000)) {
            if (word < (UINT32_C(0x3F800000) - (UINT32_C(12) << 23U))) {
                return x;
            }
            return half * ((2.0f * t) - ((t * t) / (t + 1.0f)));
        }
        return half * (t + (t / (t + 1.0f)));
    }
    return (2.0f * half) * nh_half_exp(size);
}

nh_real nh_cosh(nh_real x)
{
    const float size = nh_abs(x);
    const uint32_t word = nh_word(size);
    float t;
    if (word < UINT32_C(0x3F317217)) {
        if (word < (UINT32_C(0x3F800000) - (UINT32_C(12) << 23U))) {
            return 1.0f;
        }
        t = nh_expm1(size);
        return 1.0f + ((t * t) / (2.0f * (1.0f + t)));
    }
    if (word < UINT32_C(0x42B17217)) {
        t = nh_exp(size);
        return 0.5f * (t + (1.0f / t));
    }
    return nh_half_exp(size);
}

nh_real nh_tanh(nh_real x)
{
    const float size = nh_abs(x);
    const uint32_t word = nh_word(size);
    float t;
    if (word > UINT32_C(0x3F0C9F54)) {
        if (word > UINT32_C(0x41200000)) {
            t = 1.0f + (0.0f / size);
        } else {
            t = nh_expm1(2.0f * size);
            t = 1.0f - (2.0f / (t + 2.0f));
        }
    } else if (word > UINT32_C(0x3E82C578)) {
        t = nh_expm1(2.0f * size);
        t = t / (t + 2.0f);
    } else if (word >= UINT32_C(0x00800000)) {
        t = nh_expm1(-2.0f * size);
        t = -t / (t + 2.0f);
    } else {
        t = size;
    }
    return nh_negative_word(x) ? -t : t;
}

nh_real nh_asinh(nh_real x)
{
    const uint32_t word = nh_word(x) & UINT32_C(0x7FFFFFFF);
    float y = nh_abs(x);
    if (word >= (UINT32_C(0x3F800000) + (UINT32_C(12) << 23U))) {
        y = nh_ln(y) + NH_LN2;
    } else if (word >= (UINT32_C(0x3F800000) + (UINT32_C(1) << 23U))) {
        y = nh_ln((2.0f * y) + (1.0f / (nh_sqrt((y * y) + 1.0f) + y)));
    } else if (word >= (UINT32_C(0x3F800000) - (UINT32_C(12) << 23U))) {
        y = nh_log1p(y + ((y * y) / (nh_sqrt((y * y) + 1.0f) + 1.0f)));
    } else {
        /* The value is |x|. */
    }
    return nh_negative_word(x) ? -y : y;
}

nh_real nh_acosh(nh_real x)
{
    const uint32_t word = nh_word(x) & UINT32_C(0x7FFFFFFF);
    if (word < (UINT32_C(0x3F800000) + (UINT32_C(1) << 23U))) {
        return nh_log1p((x - 1.0f) + nh_sqrt(((x - 1.0f) * (x - 1.0f)) + (2.0f * (x - 1.0f))));
    }
    if (word < (UINT32_C(0x3F800000) + (UINT32_C(12) << 23U))) {
        return nh_ln((2.0f * x) - (1.0f / (x + nh_sqrt((x * x) - 1.0f))));
    }
    return nh_ln(x) + NH_LN2;
}

nh_real nh_atanh(nh_real x)
{
    const uint32_t word = nh_word(x) & UINT32_C(0x7FFFFFFF);
    float y = nh_abs(x);
    if (word >= (UINT32_C(0x3F800000) - (UINT32_C(1) << 23U))) {
        y = 0.5f * nh_log1p(2.0f * (y / (1.0f - y)));
    } else if (word >= (UINT32_C(0x3F800000) - (UINT32_C(32) << 23U))) {
        y = 0.5f * nh_log1p((2.0f * y) + (((2.0f * y) * y) / (1.0f - y)));
    } else {
        /* The value is |x|. */
    }
    return nh_negative_word(x) ? -y : y;
}

nh_real nh_atan(nh_real x0)
{
    static const float above[4] = {4.6364760399e-01f, 7.8539812565e-01f, 9.8279368877e-01f, 1.5707962513e+00f};
    static const float below[4] = {5.0121582440e-09f, 3.7748947079e-08f, 3.4473217170e-08f, 7.5497894159e-08f};
    static const float a[5] = {3.3333328366e-01f, -1.9999158382e-01f, 1.4253635705e-01f, -1.0648017377e-01f,
                               6.1687607318e-02f};
    const uint32_t size = nh_word(x0) & UINT32_C(0x7FFFFFFF);
    const bool negative = nh_negative_word(x0);
    float x = x0;
    float z;
    float w;
    float s1;
    float s2;
    size_t at = 4U;
    if (size >= UINT32_C(0x4C800000)) {
        if (!(x == x)) {
            return x;
        }
        return negative ? -above[3] : above[3];
    }
    if (size < UINT32_C(0x3EE00000)) {
        if (size < UINT32_C(0x39800000)) {
            return x;
        }
    } else {
        x = nh_abs(x);
        if (size < UINT32_C(0x3F300000)) {
            x = ((2.0f * x) - 1.0f) / (2.0f + x);
            at = 0U;
        } else if (size < UINT32_C(0x3F980000)) {
            x = (x - 1.0f) / (x + 1.0f);
            at = 1U;
        } else if (size < UINT32_C(0x401C0000)) {
            x = (x - 1.5f) / (1.0f + (1.5f * x));
            at = 2U;
        } else {
            x = -1.0f / x;
            at = 3U;
        }
    }
    z = x * x;
    w = z * z;
    s1 = z * (a[0] + (w * (a[2] + (w * a[4]))));
    s2 = w * (a[1] + (w * a[3]));
    if (at == 4U) {
        return x - (x * (s1 + s2));
    }
    z = above[at] - (((x * (s1 + s2)) - below[at]) - x);
    return negative ? -z : z;
}

nh_real nh_atan2(nh_real y, nh_real x)
{
    const float pi = 3.1415927410e+00f;
    const float pi_lo = -8.7422776573e-08f;
    const uint32_t x_size = nh_word(x) & UINT32_C(0x7FFFFFFF);
    const uint32_t y_size = nh_word(y) & UINT32_C(0x7FFFFFFF);
    const bool x_negative = nh_negative_word(x);
    const bool y_negative = nh_negative_word(y);
    float z;
    if (!(x == x) || !(y == y)) {
        return x + y;
    }
    if (x == 1.0f) {
        return nh_atan(y);
    }
    if (y == 0.0f) {
        z = x_negative ? pi : 0.0f;
        return y_negative ? -z : z;
    }
    if (x == 0.0f) {
        return y_negative ? (-pi / 2.0f) : (pi / 2.0f);
    }
    if (x_size == UINT32_C(0x7F800000)) {
        if (y_size == UINT32_C(0x7F800000)) {
            z = x_negative ? ((3.0f * pi) / 4.0f) : (pi / 4.0f);
        } else {
            z = x_negative ? pi : 0.0f;
        }
        return y_negative ? -z : z;
    }
    if (((x_size + (UINT32_C(26) << 23U)) < y_size) || (y_size == UINT32_C(0x7F800000))) {
        return y_negative ? (-pi / 2.0f) : (pi / 2.0f);
    }
    if (x_negative && ((y_size + (UINT32_C(26) << 23U)) < x_size)) {
        z = 0.0f;
    } else {
        z = nh_atan(nh_abs(y / x));
    }
    if (!x_negative) {
        return y_negative ? -z : z;
    }
    return y_negative ? ((z - pi_lo) - pi) : (pi - (z - pi_lo));
}

/* Returns (asin x - x)/x of small arguments, from z = x^2. */
static float nh_asin_rest(float z)
{
    const float p = z * (1.6666586697e-01f + (z * (-4.2743422091e-02f + (z * -8.6563630030e-03f))));
    const float q = 1.0f + (z * -7.0662963390e-01f);
    return p / q;
}

/* Returns the square root in double precision of a number between 2^-25 and 1/2, rounded correctly. */
static double nh_wide_sqrt(float z)
{
    /* One step of Newton's method from the root in single precision has all but the last bits. */
    double s = (double)nh_sqrt(z);
    double error;
    s = 0.5 * (s + ((double)z / s));
    /* The residual of a root of 53 bits, from products of halves. */
    {
        const double split = 134217729.0 * s;
        const double high = split - (split - s);
        const double low = s - high;
        error = (((double)z - (high * high)) - (2.0 * high * low)) - (low * low);
    }
    return s + (error / (2.0 * s));
}

nh_real nh_asin(nh_real x)
{
    const uint32_t size = nh_word(x) & UINT32_C(0x7FFFFFFF);
    const double half_pi = 1.570796326794896558e+00;
    float z;
    double s;
    float y;
    if (size >= UINT32_C(0x3F800000)) {
        if (nh_abs(x) == 1.0f) {
            return (float)((double)x * half_pi);
        }
        return nh_nan();
    }
    if (size < UINT32_C(0x3F000000)) {
        if ((size < UINT32_C(0x39800000)) && (size >= UINT32_C(0x00800000))) {
            return x;
        }
        return x + (x * nh_asin_rest(x * x));
    }
    z = (1.0f - nh_abs(x)) * 0.5f;
    s = nh_wide_sqrt(z);
    y = (float)(half_pi - (2.0 * (s + (s * (double)nh_asin_rest(z)))));
    return nh_negative_word(x) ? -y : y;
}

nh_real nh_acos(nh_real x)
{
    const uint32_t size = nh_word(x) & UINT32_C(0x7FFFFFFF);
    const bool negative = nh_negative_word(x);
    float z;
    float s;
    float w;
    float f;
    if (size >= UINT32_C(0x3F800000)) {
        if (nh_abs(x) == 1.0f) {
            return negative ? (2.0f * NH_HALF_PI_HI) : 0.0f;
        }
        return nh_nan();
    }
    if (size < UINT32_C(0x3F000000)) {
        if (size <= UINT32_C(0x32800000)) {
            return NH_HALF_PI_HI;
        }
        return NH_HALF_PI_HI - (x - (NH_HALF_PI_LO - (x * nh_asin_rest(x * x))));
    }
    if (negative) {
        z = (1.0f + x) * 0.5f;
        s = nh_sqrt(z);
        w = (nh_asin_rest(z) * s) - NH_HALF_PI_LO;
        return 2.0f * (NH_HALF_PI_HI - (s + w));
    }
    z = (1.0f - x) * 0.5f;
    s = nh_sqrt(z);
    f = nh_of_word(nh_word(s) & UINT32_C(0xFFFFF000));
    w = (nh_asin_rest(z) * s) + ((z - (f * f)) / (s + f));
    return 2.0f * (f + w);
}

/* Returns the polynomial with these coefficients, the constant one first. */
static float nh_polynomial_at(size_t count, const float *coefficients, float x)
{
    float sum = coefficients[count - 1U];
    for (size_t i = count - 1U; i > 0U; --i) {
        sum = coefficients[i - 1U] + (x * sum);
    }
    return sum;
}

/* Returns 1 - erf |x| for 0.84375 <= |x| < 6. */
static float nh_erf_rest(float x)
{
    static const float pa[7] = {-2.3621185683e-03f, 4.1485610604e-01f, -3.7220788002e-01f, 3.1834661961e-01f,
                                -1.1089469492e-01f, 3.5478305072e-02f, -2.1663755178e-03f};
    static const float qa[7] = {1.0f,             1.0642088205e-01f, 5.4039794207e-01f, 7.1828655899e-02f,
                                1.2617121637e-01f, 1.3637083583e-02f, 1.1984500103e-02f};
    static const float ra[8] = {-9.8649440333e-03f, -6.9385856390e-01f, -1.0558626175e+01f, -6.2375331879e+01f,
                                -1.6239666748e+02f, -1.8460508728e+02f, -8.1287437439e+01f, -9.8143291473e+00f};
    static const float sa[9] = {1.0f,
                                1.9651271820e+01f,
                                1.3765776062e+02f,
                                4.3456588745e+02f,
                                6.4538726807e+02f,
                                4.2900814819e+02f,
                                1.0863500214e+02f,
                                6.5702495575e+00f,
                                -6.0424413532e-02f};
    static const float rb[7] = {-9.8649431020e-03f, -7.9928326607e-01f, -1.7757955551e+01f, -1.6063638306e+02f,
                                -6.3756646729e+02f, -1.0250950928e+03f, -4.8351919556e+02f};
    static const float sb[8] = {1.0f,
                                3.0338060379e+01f,
                                3.2579251099e+02f,
                                1.5367296143e+03f,
                                3.1998581543e+03f,
                                2.5530502930e+03f,
                                4.7452853394e+02f,
                                -2.2440952301e+01f};
    const float size = nh_abs(x);
    const uint32_t word = nh_word(size);
    float s;
    float z;
    float ratio;
    if (word < UINT32_C(0x3FA00000)) {
        s = size - 1.0f;
        return (1.0f - 8.4506291151e-01f) - (nh_polynomial_at(7U, pa, s) / nh_polynomial_at(7U, qa, s));
    }
    s = 1.0f / (size * size);
    if (word < UINT32_C(0x4036DB6D)) {
        ratio = nh_polynomial_at(8U, ra, s) / nh_polynomial_at(9U, sa, s);
    } else {
        ratio = nh_polynomial_at(7U, rb, s) / nh_polynomial_at(8U, sb, s);
    }
    /* The square of the upper bits is exact. */
    z = nh_of_word(word & UINT32_C(0xFFFFE000));
    return (nh_exp((-z * z) - 0.5625f) * nh_exp(((z - size) * (z + size)) + ratio)) / size;
}

nh_real nh_erf(nh_real x)
{
    static const float pp[5] = {1.2837916613e-01f, -3.2504209876e-01f, -2.8481749818e-02f, -5.7702702470e-03f,
                                -2.3763017452e-05f};
    static const float qq[6] = {1.0f,
                                3.9791721106e-01f,
                                6.5022252500e-02f,
                                5.0813062117e-03f,
                                1.3249473704e-04f,
                                -3.9602282413e-06f};
    const uint32_t size = nh_word(x) & UINT32_C(0x7FFFFFFF);
    const bool negative = nh_negative_word(x);
    float y;
    if (size >= UINT32_C(0x7F800000)) {
        return (negative ? -1.0f : 1.0f) + (1.0f / x);
    }
    if (size < UINT32_C(0x3F580000)) {
        if (size < UINT32_C(0x31800000)) {
            return 0.125f * ((8.0f * x) + (1.0270333290e+00f * x));
        }
        y = nh_polynomial_at(5U, pp, x * x) / nh_polynomial_at(6U, qq, x * x);
        return x + (x * y);
    }
    y = (size < UINT32_C(0x40C00000)) ? (1.0f - nh_erf_rest(x)) : 1.0f;
    return negative ? -y : y;
}

#endif
