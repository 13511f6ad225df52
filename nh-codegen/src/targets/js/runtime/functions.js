{
const { high, upperHalf, sinCos, divOrOne } = nh;

// ---- Turns: sine and cosine of an angle from those of one nearby ----
/** Returns sin d and cos d - 1 of an increment, given before and after its rounding. */
const sineAndVersine = (by, moved) => {
    const z = by * by, z2 = z * z, cube = by * z;
    const sLow = -0.16666666666666666 + 0.008333333333332306 * z;
    const sHigh = -0.00019841269832133017 + 2.7557290795486417e-6 * z + z2 * -2.5016000689552116e-8;
    const cLow = -0.5 + 0.04166666666665331 * z;
    const cHigh = -0.001388888887701288 + 2.4801550349759162e-5 * z + z2 * -2.7510384247637793e-7;
    return [moved + cube * sLow + cube * z2 * sHigh, moved * moved * cLow + z * z2 * cHigh];
};

/**
 * Returns sine and cosine of the angle `to` from those of an angle that differs by `by` before and by `moved` after
 * rounding. Large turns, and turns that are `anew`, are computed from the angle.
 */
const turned = (sine, cosine, by, moved, to, anew) => {
    if (anew || !(Math.abs(by) <= 0.3)) return sinCos(to);
    const [s, v] = sineAndVersine(by, moved);
    return [sine + cosine * s + sine * v, cosine - sine * s + cosine * v];
};

/** Returns sine and cosine of an increment, and of the angle `to` that it leads to. */
const halfway = (sine, cosine, by, to) => {
    if (!(Math.abs(by) <= 0.3)) return [...sinCos(by), ...sinCos(to)];
    const [s, v] = sineAndVersine(by, by);
    return [s, 1 + v, sine + cosine * s + sine * v, cosine - sine * s + cosine * v];
};

// ---- Bessel functions ----
/** Sums terms of the power series by Horner's rule. */
const besselSeries = (n, z, terms) => {
    let sum = 1, first = 1;
    for (let k = terms - 1; k > 0; k--) sum = 1 - 1 / (2 * k * (2 * (n + k) + 1)) * z * sum;
    for (let k = 0; k <= n; k++) first *= 2 * k + 1;
    return sum * (1 / first);
};

/** Returns j_n(sqrt z)/(sqrt z)^n with the spherical Bessel function j_n, n >= -1. */
const bessel = (n, z) => {
    if (n > 0 && Math.abs(z) <= 16) return besselSeries(n, z, Math.abs(z) <= 1 ? 9 : 16);
    const root = Math.sqrt(Math.abs(z));
    let [sine, cosine] = z < 0 ? [nh.sinh(root), nh.cosh(root)] : sinCos(root);
    if (n < 0) return cosine;
    let value = divOrOne(sine, root);
    for (let k = 0; k < n; k++) [value, cosine] = [((k * 2 + 1) * value - cosine) / z, value];
    return value;
};

// ---- The error function ----
/** Returns the polynomial with these coefficients, the constant one first. */
const polynomial = (x, ...coefficients) => coefficients.reduceRight((sum, coefficient) => coefficient + x * sum);

/** Returns 1 - erf |x| for 0.84375 <= |x| < 6. */
const erfRest = x => {
    const size = Math.abs(x);
    if (high(size) < 0x3FF40000) {
        const s = size - 1;
        return 1 - 8.45062911510467529297e-01
            - polynomial(s, -2.36211856075265944077e-03, 4.14856118683748331666e-01, -3.72207876035701323847e-01,
                3.18346619901161753674e-01, -1.10894694282396677476e-01, 3.54783043256182359371e-02,
                -2.16637559486879084300e-03)
            / polynomial(s, 1, 1.06420880400844228286e-01, 5.40397917702171048937e-01, 7.18286544141962662868e-02,
                1.26171219808761642112e-01, 1.36370839120290507362e-02, 1.19844998467991074170e-02);
    }
    const s = 1 / (size * size);
    const ratio = high(size) < 0x4006DB6D
        ? polynomial(s, -9.86494403484714822705e-03, -6.93858572707181764372e-01, -1.05586262253232909814e+01,
            -6.23753324503260060396e+01, -1.62396669462573470355e+02, -1.84605092906711035994e+02,
            -8.12874355063065934246e+01, -9.81432934416914548592e+00)
        / polynomial(s, 1, 1.96512716674392571292e+01, 1.37657754143519042600e+02, 4.34565877475229228821e+02,
            6.45387271733267880336e+02, 4.29008140027567833386e+02, 1.08635005541779435134e+02,
            6.57024977031928170135e+00, -6.04244152148580987438e-02)
        : polynomial(s, -9.86494292470009928597e-03, -7.99283237680523006574e-01, -1.77579549177547519889e+01,
            -1.60636384855821916062e+02, -6.37566443368389627722e+02, -1.02509513161107724954e+03,
            -4.83519191608651397019e+02)
        / polynomial(s, 1, 3.03380607434824582924e+01, 3.25792512996573918826e+02, 1.53672958608443695994e+03,
            3.19985821950859553908e+03, 2.55305040643316442583e+03, 4.74528541206955367215e+02,
            -2.24409524465858183362e+01);
    // The square of the upper bits is exact.
    const z = upperHalf(size);
    return nh.exp(-z * z - 0.5625) * nh.exp((z - size) * (z + size) + ratio) / size;
};

const erf = x => {
    const size = high(x) & 0x7FFFFFFF, negative = high(x) >>> 31 !== 0;
    if (size >= 0x7FF00000) return (negative ? -1 : 1) + 1 / x;
    if (size < 0x3E300000) return 0.125 * (8 * x + 1.02703333676410069053e+00 * x);
    if (size < 0x3FEB0000) {
        const y = polynomial(x * x, 1.28379167095512558561e-01, -3.25042107247001499370e-01,
            -2.84817495755985104766e-02, -5.77027029648944159157e-03, -2.37630166566501626084e-05)
            / polynomial(x * x, 1, 3.97917223959155352819e-01, 6.50222499887672944485e-02, 5.08130628187576562776e-03,
                1.32494738004321644526e-04, -3.96022827877536812320e-06);
        return x + x * y;
    }
    const y = size < 0x40180000 ? 1 - erfRest(x) : 1;
    return negative ? -y : y;
};

Object.assign(nh, { turned, halfway, bessel, erf });
}
