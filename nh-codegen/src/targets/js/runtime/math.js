"use strict";
// The runtime of generated systems in JavaScript. All of it is in the object `nh`.
//
// Operations on numbers are those of the runtime in Rust, in the same order, and so are the sine, the cosine and
// the tangent. Other elementary functions are those of `Math`, which may differ in the last bits.
//
// The sine and cosine of large arguments, the tangent and the error function are those of FreeBSD's msun:
//
//   Copyright (C) 1993 by Sun Microsystems, Inc. All rights reserved.
//   Developed at SunPro, a Sun Microsystems, Inc. business.
//   Permission to use, copy, modify, and distribute this software is freely granted, provided that
//   this notice is preserved.
const nh = { EPSILON: 2 ** -52, ROOT_EPSILON: 2 ** -26, TINY: 2 ** -970, LARGE: 2 ** 208 };
{
// ---- Bits ----
const double = new Float64Array(1), words = new Uint32Array(double.buffer);
double[0] = 1;
const upper = words[1] === 0 ? 0 : 1;

/** Returns the upper 32 bits. */
const high = x => {
    double[0] = x;
    return words[upper];
};

/** Returns the lower 32 bits. */
const low = x => {
    double[0] = x;
    return words[1 - upper];
};

/** Returns the number with these upper and lower 32 bits. */
const ofWords = (above, below) => {
    words[upper] = above;
    words[1 - upper] = below;
    return double[0];
};

/** Returns x without its lower 32 bits. */
const upperHalf = x => ofWords(high(x), 0);

/** Returns 2^n for the exponents of normal numbers. */
const powerOfTwo = n => ofWords((n + 1023) << 20, 0);

/** Returns x 2^n, for results that are normal numbers or 0. */
const scaled = (x, n) => {
    for (; n > 1000; n -= 1000) x *= powerOfTwo(1000);
    for (; n < -1000; n += 1000) x *= powerOfTwo(-1000);
    return x * powerOfTwo(n);
};

// ---- Numbers ----
/** Returns the larger of the two, and the second if one is not a number. */
const max = (a, b) => b <= a ? a : b;
/** Returns the smaller of the two, and the second if one is not a number. */
const min = (a, b) => a <= b ? a : b;
/** Returns a/b, or 0 if b = 0. */
const divOrZero = (a, b) => b === 0 ? 0 : a / b;
/** Returns a/b, or 1 if b = 0. */
const divOrOne = (a, b) => b === 0 ? 1 : a / b;
/** Returns the sign of x: -1, 0 or 1. */
const sign = x => divOrZero(x, Math.abs(x));
/** Returns a if c > 0, 0 if c <= 0, and NaN if c is NaN. */
const whereAbove = (c, a) => c > 0 ? a : c <= 0 ? 0 : c;
/** Returns a if c <= 0, 0 if c > 0, and NaN if c is NaN. */
const whereNotAbove = (c, a) => c <= 0 ? a : c > 0 ? 0 : c;

/**
 * Returns a/b for b >= 0 if this relative change is visible after rounding and has the size of roundoff,
 * eps b/2 < |a| < 512 eps b c, and 0 otherwise.
 */
const visibleChange = (a, b, c) => {
    const size = Math.abs(a), bound = 0.5 * nh.EPSILON * b;
    return bound < size && size < 1024 * bound * c ? a / b : 0;
};

// ---- Sine, cosine and tangent ----
/**
 * Returns [sin x, cos x]. The argument is reduced to [-pi/4, pi/4] by k pi/2 in parts (Cody & Waite), for
 * |x| <= 2e5; the error is below 1.5 units in the last place.
 */
const sinCos = x => {
    if (!(Math.abs(x) <= 2e5)) return sinCosFar(x);
    const k = x * 0.6366197723675814 + 6755399441055744 - 6755399441055744;
    const r = x - k * 1.5707963267923333 - k * 2.5633441515839558e-12, tail = k * 1.0562999066987428e-23;
    const z = r * r, z2 = z * z, z4 = z2 * z2;
    // Estrin's order: short chains of dependent operations.
    const s = -0.16666666666666666 + 0.008333333333330948 * z
        + (-0.0001984126983675854 + 2.7557316102534617e-6 * z) * z2
        + (-2.505113184128889e-8 + 1.5918129027234826e-10 * z) * z4;
    const c = 0.041666666666666664 + -0.0013888888888887398 * z
        + (2.4801587298765665e-5 + -2.7557317271718644e-7 * z) * z2
        + (2.087614626607931e-9 + -1.1382632258093615e-11 * z) * z4;
    return turnedBy(k, r + (r * z * s - tail), 1 - z * (0.5 - z * c));
};

/** Returns [sine, cosine] after k quarter turns: odd numbers exchange them; the signs follow. */
const turnedBy = (k, sine, cosine) => {
    switch (k & 3) {
        case 0: return [sine, cosine];
        case 1: return [cosine, -sine];
        case 2: return [-sine, -cosine];
        default: return [-cosine, sine];
    }
};

const sinCosFar = x => {
    const [n, head, tail] = reduce(x);
    return turnedBy(n, sinNear(head, tail), cosNear(head, tail));
};

const sinNear = (x, y) => {
    const z = x * x, w = z * z;
    const r = 8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04 + z * 2.75573137070700676789e-06)
        + z * w * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10);
    const v = z * x;
    return x - (z * (0.5 * y - v * r) - y - v * -1.66666666666666324348e-01);
};

const cosNear = (x, y) => {
    const z = x * x, w = z * z;
    const r = z * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03 + z * 2.48015872894767294178e-05))
        + w * w * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11));
    const half = 0.5 * z, most = 1 - half;
    return most + (1 - most - half + (z * r - x * y));
};

const exponent = x => high(x) >>> 20 & 0x7FF;

/** Returns N and y = x - N pi/2 in two parts, for arguments of medium size. */
const reduceMedium = x => {
    const turns = x * 6.36619772367581382433e-01 + 6755399441055744 - 6755399441055744, own = exponent(x);
    let r = x - turns * 1.57079632673412561417e+00, w = turns * 6.07710050650619224932e-11, y = r - w;
    if (own - exponent(y) > 16) {
        let t = r;
        w = turns * 6.07710050630396597660e-11;
        r = t - w;
        w = turns * 2.02226624879595063154e-21 - (t - r - w);
        y = r - w;
        if (own - exponent(y) > 49) {
            t = r;
            w = turns * 2.02226624871116645580e-21;
            r = t - w;
            w = turns * 8.47842766036889956997e-32 - (t - r - w);
            y = r - w;
        }
    }
    return [turns, y, r - y - w];
};

/** Returns N and y = x - N pi/2 in two parts, for |x| > pi/4. */
const reduce = x => {
    const negative = high(x) >>> 31 !== 0, size = high(x) & 0x7FFFFFFF;
    if (size <= 0x401C463B) {
        // |x| is at most about 9 pi/4.
        if ((size <= 0x400F6A7A && (size & 0xFFFFF) === 0x921FB) || size === 0x4012D97C || size === 0x401921FB)
            return reduceMedium(x);
        const turns = size <= 0x4002D97C ? 1 : size <= 0x400F6A7A ? 2 : size <= 0x4015FDBC ? 3 : 4;
        const n = negative ? -turns : turns, z = x - n * 1.57079632673412561417e+00, tail = n * 6.07710050650619224932e-11;
        return [n, z - tail, z - (z - tail) - tail];
    }
    if (size < 0x413921FB) return reduceMedium(x);
    if (size >= 0x7FF00000) return [0, x - x, x - x];
    const digits = [];
    let z = ofWords(high(x) & 0xFFFFF | 1023 + 23 << 20, low(x));
    for (let i = 0; i < 2; i++) {
        digits.push(z | 0);
        z = (z - digits[i]) * 16777216;
    }
    digits.push(z);
    while (digits.length > 1 && digits[digits.length - 1] === 0) digits.pop();
    const [n, head, tail] = reduceFar(digits, (size >>> 20) - (1023 + 23), 4);
    return negative ? [-n, -head, -tail] : [n, head, tail];
};

/** 2/pi in digits of 24 bits. */
const TWO_OVER_PI = [
    0xA2F983, 0x6E4E44, 0x1529FC, 0x2757D1, 0xF534DD, 0xC0DB62, 0x95993C, 0x439041, 0xFE5163, 0xABDEBB, 0xC561B7,
    0x246E3A, 0x424DD2, 0xE00649, 0x2EEA09, 0xD1921C, 0xFE1DEB, 0x1CB129, 0xA73EE8, 0x8235F5, 0x2EBB44, 0x84E99C,
    0x7026B4, 0x5F7E41, 0x3991D6, 0x398353, 0x39F49C, 0x845F8B, 0xBDF928, 0x3B1FF8, 0x97FFDE, 0x05980F, 0xEF2F11,
    0x8B5A0A, 0x6D1F6D, 0x367ECF, 0x27CB09, 0xB74F46, 0x3F669E, 0x5FEA2D, 0x7527BA, 0xC7EBE5, 0xF17B3D, 0x0739F7,
    0x8A5292, 0xEA6BFB, 0x5FB11F, 0x8D5D08, 0x560330, 0x46FC7B, 0x6BABF0, 0xCFBC20, 0x9AF436, 0x1DA9E3, 0x91615E,
    0xE61B08, 0x659985, 0x5F14A0, 0x68408D, 0xFFD880, 0x4D7327, 0x310606, 0x1556CA, 0x73A8C9, 0x60E27B, 0xC08C6B];
/** pi/2 in parts of 24 bits. */
const PARTS = [
    1.57079625129699707031e+00, 7.54978941586159635335e-08, 5.39030252995776476554e-15, 3.28200341580791294123e-22,
    1.27065575308067607349e-29, 1.22933308981111328932e-36, 2.73370053816464559624e-44, 2.16741683877804819444e-51];
const UP = 2 ** 24, DOWN = 2 ** -24;

/**
 * Returns the last three bits of N and y = x - N pi/2 in two parts (Payne & Hanek). x is given by digits of 24
 * bits, the first of which has the exponent e0; `first` is the number of digits of 2/pi that suffice, less one.
 */
const reduceFar = (x, e0, first) => {
    const jx = x.length - 1, jv = Math.max(Math.trunc((e0 - 3) / 24), 0), f = [], q = [], iq = [], fq = [];
    const term = i => x.reduce((sum, digit, j) => sum + digit * f[jx + i - j], 0);
    let q0 = e0 - 24 * (jv + 1), jz = first, n, ih, z, sum;
    for (let i = 0; i <= jx + first; i++) f[i] = jv + i < jx ? 0 : TWO_OVER_PI[jv + i - jx];
    for (let i = 0; i <= first; i++) q[i] = term(i);
    for (;;) {
        z = q[jz];
        for (let j = jz, at = 0; j > 0; j--, at++) {
            sum = DOWN * z | 0;
            iq[at] = z - UP * sum | 0;
            z = q[j - 1] + sum;
        }
        z = scaled(z, q0);
        // Trims off integers that are multiples of 8; z is positive and below 2^24 here.
        z -= 8 * Math.floor(z * 0.125);
        n = z | 0;
        z -= n;
        ih = 0;
        if (q0 > 0) {
            const i = iq[jz - 1] >> 24 - q0;
            n += i;
            iq[jz - 1] -= i << 24 - q0;
            ih = iq[jz - 1] >> 23 - q0;
        } else if (q0 === 0) {
            ih = iq[jz - 1] >> 23;
        } else if (z >= 0.5) {
            ih = 2;
        }
        if (ih > 0) {
            let carry = false;
            n += 1;
            for (let i = 0; i < jz; i++) {
                if (carry) iq[i] = 0xFFFFFF - iq[i];
                else if (iq[i] !== 0) {
                    carry = true;
                    iq[i] = 0x1000000 - iq[i];
                }
            }
            if (q0 === 1) iq[jz - 1] &= 0x7FFFFF;
            if (q0 === 2) iq[jz - 1] &= 0x3FFFFF;
            if (ih === 2) {
                z = 1 - z;
                if (carry) z -= scaled(1, q0);
            }
        }
        if (z !== 0 || iq.slice(first, jz).some(digit => digit !== 0)) break;
        let k = 1;
        while (iq[first - k] === 0) k++;
        for (let i = jz + 1; i <= jz + k; i++) {
            f[jx + i] = TWO_OVER_PI[jv + i];
            q[i] = term(i);
        }
        jz += k;
    }
    if (z === 0) {
        do {
            jz -= 1;
            q0 -= 24;
        } while (iq[jz] === 0);
    } else {
        z = scaled(z, -q0);
        if (z >= UP) {
            sum = DOWN * z | 0;
            iq[jz] = z - UP * sum | 0;
            jz += 1;
            q0 += 24;
            iq[jz] = sum;
        } else {
            iq[jz] = z | 0;
        }
    }
    sum = scaled(1, q0);
    for (let i = jz; i >= 0; i--) {
        q[i] = sum * iq[i];
        sum *= DOWN;
    }
    for (let i = jz; i >= 0; i--) {
        sum = 0;
        for (let k = 0; k <= first && k <= jz - i; k++) sum += PARTS[k] * q[i + k];
        fq[jz - i] = sum;
    }
    const head = fq.slice(0, jz + 1).reduceRight((sum, part) => sum + part, 0);
    const tail = fq.slice(1, jz + 1).reduce((sum, part) => sum + part, fq[0] - head);
    return ih === 0 ? [n & 7, head, tail] : [n & 7, -head, -tail];
};

const TAN = [
    3.33333333333334091986e-01, 1.33333333333201242699e-01, 5.39682539762260521377e-02, 2.18694882948595424599e-02,
    8.86323982359930005737e-03, 3.59207910759131235356e-03, 1.45620945432529025516e-03, 5.88041240820264096874e-04,
    2.46463134818469906812e-04, 7.81794442939557092300e-05, 7.14072491382608190305e-05, -1.85586374855275456654e-05,
    2.59073051863633712884e-05];

/** Returns tan(x + y), or -1/tan(x + y) if `odd`. */
const tanNear = (x, y, odd) => {
    const negative = high(x) >>> 31 !== 0, big = (high(x) & 0x7FFFFFFF) >= 0x3FE59428, t = TAN;
    if (big) {
        if (negative) [x, y] = [-x, -y];
        x = 7.85398163397448278999e-01 - x + (3.06161699786838301793e-17 - y);
        y = 0;
    }
    const z = x * x, w = z * z, s = z * x;
    const v = z * (t[2] + w * (t[4] + w * (t[6] + w * (t[8] + w * (t[10] + w * t[12])))));
    const r = y + z * (s * (t[1] + w * (t[3] + w * (t[5] + w * (t[7] + w * (t[9] + w * t[11])))) + v) + y) + s * t[0];
    const sum = x + r;
    if (big) {
        const one = odd ? -1 : 1, tangent = one - 2 * (x + (r - sum * sum / (sum + one)));
        return negative ? -tangent : tangent;
    }
    if (!odd) return sum;
    // -1/(x + r) has an error of up to 2 units in the last place; this is accurate.
    const sum0 = upperHalf(sum), a = -1 / sum, a0 = upperHalf(a);
    return a0 + a * (1 + a0 * sum0 + a0 * (r - (sum0 - x)));
};

const tan = x => {
    const size = high(x) & 0x7FFFFFFF;
    if (size >= 0x7FF00000) return x - x;
    if (size > 0x3FE921FB) {
        const [n, head, tail] = reduce(x);
        return tanNear(head, tail, (n & 1) !== 0);
    }
    return size >= 0x3E400000 ? tanNear(x, 0, false) : x;
};

Object.assign(nh, {
    max, min, divOrZero, divOrOne, sign, whereAbove, whereNotAbove, visibleChange, sinCos, tan, high, low, ofWords,
    upperHalf,
    sin: x => sinCos(x)[0], cos: x => sinCos(x)[1], abs: Math.abs, sqrt: Math.sqrt, floor: Math.floor, exp: Math.exp,
    ln: Math.log, asin: Math.asin, acos: Math.acos, atan: Math.atan, atan2: Math.atan2, sinh: Math.sinh, cosh: Math.cosh,
    tanh: Math.tanh, asinh: Math.asinh, acosh: Math.acosh, atanh: Math.atanh,
});
}
