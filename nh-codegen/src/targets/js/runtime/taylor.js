{
// Motions along Taylor polynomials.
//
// Source: Jorba & Zou (2005), A software package for the numerical integration of ODEs by means of high-order Taylor
// methods; Griewank & Walther, Evaluating Derivatives (2008), section 13.2.
const { EPSILON, max, min, divOrZero, norm, high, low, ofWords } = nh;

/** Highest order of a series, and the number of convolutions that are summed side by side. */
const ORDER = 20, WIDTH = 8;
/** The unit of the time of series, sigma = tau/UNIT, and its reciprocal. */
const UNIT = 4327155 / 4194304, RATE = 1091332869488069 / 1125899906842624;
const SHARES = Array.from({ length: ORDER + 1 }, (_, k) => k === 0 ? 0 : UNIT / k);

// ---- Coefficients at the present order, from convolutions of those of lower orders ----
class Series {
    constructor(convolutions) {
        this.groups = Math.max(Math.ceil(convolutions / WIDTH), 1);
        this.order = 0;
        this.left = new Float64Array(ORDER * WIDTH * this.groups);
        this.right = new Float64Array(ORDER * WIDTH * this.groups);
        this.sums = new Float64Array(WIDTH * this.groups);
    }

    /** Begins an order: 0, or the next. */
    goTo(order) {
        const begin = order === 2 ? 1 : 2, { left, right, sums } = this;
        this.order = order;
        sums.fill(0);
        for (let group = 0; group < this.groups; group++) {
            const base = group * ORDER * WIDTH;
            for (let j = begin; j + begin <= order; j++) {
                for (let lane = 0; lane < WIDTH; lane++)
                    sums[group * WIDTH + lane] += left[base + j * WIDTH + lane] * right[base + (order - j) * WIDTH + lane];
            }
        }
    }

    place(own, order) {
        return (Math.floor(own / WIDTH) * ORDER + order) * WIDTH + own % WIDTH;
    }

    /** Returns the sum of a_j b_(k-j) over 0 < j < k. */
    inside(own) {
        const first = this.place(own, 1), newest = this.place(own, this.order - 1), { left, right, sums } = this;
        return this.order < 3 ? sums[own] : sums[own] + (left[first] * right[newest] + left[newest] * right[first]);
    }

    /** Keeps factors; those of the highest order are not read. */
    keep(own, a, b) {
        if (this.order < ORDER) {
            this.left[this.place(own, this.order)] = a;
            this.right[this.place(own, this.order)] = b;
        }
    }

    /** Returns the coefficient of a constant. */
    constant(value) {
        return this.order === 0 ? value : 0;
    }

    /** Returns the coefficient of a b. */
    product(own, a, b) {
        this.keep(own, a, b);
        const first = this.place(own, 0);
        return this.order === 0 ? a * b : this.inside(own) + this.left[first] * b + a * this.right[first];
    }

    /** Returns the coefficient of a/b. */
    quotient(own, a, b) {
        const first = this.place(own, 0);
        const u = this.order === 0 ? a / b : (a - this.inside(own) - b * this.right[first]) * this.left[first];
        this.keep(own, this.order === 0 ? 1 / b : b, u);
        return u;
    }

    /** Returns the coefficient of the square root of a. */
    sqrt(own, a) {
        const u = this.order === 0 ? nh.sqrt(a) : (a - this.inside(own)) * this.left[this.place(own, 0)];
        this.keep(own, this.order === 0 ? 1 / (u + u) : u, u);
        return u;
    }

    /** Returns k/UNIT times a, for the present order k. */
    rate(a) {
        return this.order * RATE * a;
    }

    /** Returns (1/k) times the sum of j a_j u_(k-j), for the rate of a. */
    driven(own, rate) {
        return (this.inside(own) + rate * this.right[this.place(own, 0)]) * SHARES[this.order];
    }

    /** Returns the coefficient of e^a. */
    exp(own, a) {
        const rate = this.order === 0 ? 0 : this.rate(a);
        const u = this.order === 0 ? nh.exp(a) : this.driven(own, rate);
        this.keep(own, rate, u);
        return u;
    }

    /** Returns the coefficients of sin a and cos a, or of sinh a and cosh a for `sign` 1, from those at order 0. */
    pair(withC, withS, a, sign, start) {
        const rate = this.order === 0 ? 0 : this.rate(a);
        const [s, c] = this.order === 0 ? start(a) : [this.driven(withC, rate), sign * this.driven(withS, rate)];
        this.keep(withC, rate, c);
        this.keep(withS, rate, s);
        return [s, c];
    }

    sinCos(withC, withS, a) {
        return this.pair(withC, withS, a, -1, nh.sinCos);
    }

    sinhCosh(withC, withS, a) {
        return this.pair(withC, withS, a, 1, a => [nh.sinh(a), nh.cosh(a)]);
    }

    /** Returns the coefficient of u = f(a) with u' = w a'. `slope` stores w, which may be a function of u. */
    integral(own, start, a) {
        return this.order === 0 ? start(a) : this.driven(own, this.rate(a));
    }

    slope(own, a, w) {
        this.keep(own, this.order === 0 ? 0 : this.rate(a), w);
    }

    /** Returns the coefficient of u = f(a) with u' = a'/w. */
    primitive(own, start, a, w) {
        if (this.order === 0) {
            this.keep(own, 0, 1 / w);
            return start(a);
        }
        const rate = (this.rate(a) - this.inside(own)) * this.right[this.place(own, 0)];
        this.keep(own, rate, w);
        return rate * SHARES[this.order];
    }
}

// ---- The reach of a polynomial ----
/** e^(2 - 2 p) for p from 5 on: the least tolerance of order p. */
const LEAST = [
    3.3546262790251185e-4, 4.5399929762484854e-5, 6.14421235332821e-6, 8.315287191035679e-7, 1.1253517471925912e-7,
    1.522997974471263e-8, 2.061153622438558e-9, 2.7894680928689246e-10, 3.775134544279098e-11, 5.109089028063325e-12,
    6.914400106940203e-13, 9.357622968840175e-14, 1.2664165549094176e-14, 1.713908431542013e-15, 2.3195228302435696e-16];
/** The exponent of the decay of coefficients, 1.9, over ln 2. */
const SAFETY = 1.9 * 1.4426950408889634;

const orderFor = tolerance => {
    const found = LEAST.findIndex(least => tolerance >= least);
    return found < 0 ? ORDER : found + 5;
};

/** Returns log2 x to 2e-5 for a positive x that is not subnormal. */
const log2 = x => {
    const above = high(x), m = ofWords(0x3FF00000 | above & 0xFFFFF, low(x));
    const tail = (0.0430049578 * m - 0.402513394) * (m * m) + (1.58947429 * m - 3.48987855);
    return (above >>> 20) - 1023 + (tail * (m * m) + (5.04785541 * m - 2.78792621));
};

/** Returns 2^x with a relative error of 4e-6. */
const exp2 = x => {
    const limited = Math.min(Math.max(x, -1022), 1023), whole = Math.floor(limited), f = limited - whole;
    const power = ((0.0136703095 * f + 0.0517449978) * f + 0.241604357) * (f * f) + (0.692972922 * f + 1.00000349);
    return power * ofWords(whole + 1023 << 20, 0);
};

/** Returns x, rounded towards 0 to 12 bits. */
const firstBits = x => ofWords(high(x) & 0xFFFFFE00, 0);

/** Returns the changes of the variables along the polynomial for the time h, or the largest so far. */
const sizesAt = ({ rows, sizes }, most, h) => sizes.map((size, i) => {
    let change = 0;
    for (let k = most; k > 0; k--) change = (change + Math.abs(rows[k][i])) * h;
    return max(change, size);
});

/** Returns the sizes of the variables after the time h. */
const grownSizes = (motion, h) => {
    const least = norm(motion.rows[0]) * (EPSILON * EPSILON), all = sizesAt(motion, motion.order - 2, h);
    return sizesAt(motion, 3, h).map((size, i) => max(size === 0 ? all[i] : size, least));
};

/** Returns the inverse sizes; roundoff hides changes below a part of a number. */
const inverses = ({ rows, hidden }, sizes) =>
    sizes.map((size, i) => divOrZero(1, max(size, hidden * Math.abs(rows[0][i]))));

/** Returns the largest coefficient of an order beside the sizes. */
const largest = ({ rows }, k, inverse) => inverse.reduce((most, size, i) => max(most, Math.abs(rows[k][i]) * size), 0);

/** Returns the reach for these sizes. */
const radiusFor = (motion, sizes) => {
    const { rows, order: p } = motion, inverse = inverses(motion, sizes);
    if (!Number.isFinite(norm(rows[p])) || !Number.isFinite(norm(rows[p - 1]))) return 0;
    const before = log2(largest(motion, p - 1, inverse)) * (UNIT / (p - 1) * RATE);
    const last = log2(largest(motion, p, inverse)) * (UNIT / p * RATE);
    return firstBits(exp2(-((before > last ? before : last) + SAFETY)));
};

/** Returns whether the changes in the time h may serve for those in the time `found`. */
const settles = (found, h) => h <= found + found && found <= 8 * h;

/** Returns whether the terms of a variable grow up to the last ones. */
const grows = (motion, sizes, radius) => {
    const { rows, order: p } = motion, inverse = inverses(motion, sizes), cube = radius * radius * (radius + radius) * 2;
    const ends = sizes.map((_, i) => max(Math.abs(rows[p][i]) * radius, Math.abs(rows[p - 1][i])));
    const most = ends.reduce((most, end, i) => max(most, end * inverse[i]), 0);
    return ends.some((end, i) => {
        const beginning = max(Math.abs(rows[p - 3][i]) * radius, Math.abs(rows[p - 4][i]));
        return most * 1e-10 < end * inverse[i] && beginning < end * cube;
    });
};

/** Returns whether the coefficients decay up to the last ones. */
const decays = (motion, sizes, radius) => {
    const p = motion.order, size = log2(radius), inverse = inverses(motion, sizes);
    let most = null;
    for (const before of [3, 4]) {
        const found = largest(motion, p - before, inverse);
        if (found > 0) {
            const term = log2(found) + (p - before) * size;
            most = most !== null && most > term ? most : term;
        }
    }
    return most !== null && 1 < most - -SAFETY * p;
};

/** Returns the radius if the last step gives no estimate of the time, and the sizes. */
const settledRadius = (motion, h) => {
    const step = Math.abs(h) * RATE, { previous } = motion.extent;
    const most = previous === 0 ? step : min(previous + previous, step * 32);
    let time = 1, radius = 0, sizes;
    for (let guess = 0, settled = false; guess < 20 && !settled; guess++) {
        sizes = grownSizes(motion, time);
        radius = radiusFor(motion, sizes);
        settled = settles(radius, time);
        time = radius;
    }
    const shortened = firstBits(decays(motion, sizes, radius) ? radius : min(radius, most));
    return [shortened, shortened === radius ? sizes : grownSizes(motion, shortened)];
};

// ---- Comparisons of a polynomial with the equations, before it is used ----
const PLACES = 32;

/** Compares the rates at a place with the polynomial, and returns whether another place follows. */
const goesOn = ({ rows, tolerance }, trial, sigma, point, rates) => {
    const roundoff = 4096 * EPSILON, gross = max(tolerance * 10, roundoff);
    const sizes = rows[0].map((x, i) => Math.abs(x) + Math.abs(point[i] - x));
    const noise = sizes.reduce((sum, size) => sum + Math.abs(size), 0) * roundoff;
    const right = sizes.every((size, i) => {
        let slope = 0;
        for (let k = ORDER; k > 0; k--) slope = slope * sigma + rows[k][i] * (UNIT / (UNIT / k));
        return Math.abs(slope - rates[i] * UNIT) * trial.stride <= gross * size + noise;
    });
    if (right) trial.known = trial.stride * trial.at;
    trial.at += 1;
    return right && trial.at <= PLACES;
};

Object.assign(nh, {
    ORDER, UNIT, RATE, SHARES, Series, orderFor, firstBits, grownSizes, radiusFor, settles, grows, settledRadius, sizesAt,
    goesOn,
});
}
