{
const { EPSILON, LARGE, ORDER, UNIT, RATE, SHARES, Series, max, norm, zeros, fail } = nh;

/** Largest number of polynomials of one step. */
const MAX_POLYNOMIALS = 1000000;

/** Returns a + b and its rounding error (Knuth, The Art of Computer Programming, vol. 2, 4.2.2). */
const twoSum = (a, b) => {
    const sum = a + b, part = sum - a;
    return [sum, a - (sum - part) + (b - part)];
};

/** Returns a number in two parts after an addition. */
const addPrecisely = ([head, tail], b) => {
    const [sum, error] = twoSum(head, b);
    return twoSum(sum, error + tail);
};

/** Returns the change from the centre to a time, with the rounding error of the centre. */
const changeTo = ({ rows, low }, time) => {
    const t = time * RATE, square = t * t, fourth = square * square;
    return low.map((low, i) => {
        // Orders are grouped by their remainders: four short chains.
        let s0 = 0, s1 = 0, s2 = 0, s3 = 0;
        for (let k = 17; k > 0; k -= 4) {
            s0 = s0 * fourth + rows[k][i];
            s1 = s1 * fourth + rows[k + 1][i];
            s2 = s2 * fourth + rows[k + 2][i];
            s3 = s3 * fourth + rows[k + 3][i];
        }
        return (s3 * square + s1) * square + low + (s2 * square + s0) * t;
    });
};

const stateAt = (motion, time) => changeTo(motion, time).map((change, i) => motion.rows[0][i] + change);

/** Returns the reach and the sizes of a new polynomial, or `null` if it must be compared with the equations. */
const settled = motion => {
    const { previous } = motion.extent, sizes = nh.sizesAt(motion, 3, previous), radius = nh.radiusFor(motion, sizes);
    return nh.settles(radius, previous) && !nh.grows(motion, sizes, radius) ? [radius, sizes] : null;
};

/** Computes the polynomial around the centre. */
const expand = (motion, h, series, field) => {
    const forward = 0 < h, signed = x => forward ? x : -x;
    let order = 0, point = motion.rows[0], trial = null, found = null;
    while (!found) {
        series.goTo(order);
        const rates = field(series, point);
        if (trial) {
            if (nh.goesOn(motion, trial, signed(trial.stride * trial.at), point, rates)) {
                point = stateAt(motion, signed(trial.stride * trial.at) * UNIT);
            } else {
                const radius = nh.firstBits(trial.known === 0 ? trial.stride * 0.125 : trial.known);
                found = [radius, radius === trial.end ? trial.sizes : nh.grownSizes(motion, radius)];
            }
            continue;
        }
        order += 1;
        point = motion.rows[order] = rates.map(rate => rate * SHARES[order]);
        if (order < motion.order) continue;
        found = settled(motion);
        if (!found) {
            const [end, sizes] = nh.settledRadius(motion, h);
            trial = { end, sizes, stride: end * (1 / 32), at: 1, known: 0 };
            order = 0;
            point = stateAt(motion, signed(trial.stride) * UNIT);
        }
    }
    const [radius, sizes] = found;
    motion.extent = { ...motion.extent, reach: signed(radius) * UNIT, previous: radius };
    motion.sizes = sizes;
};

/** A polynomial that knows nothing yet, of n variables. */
const blankSeries = n => ({
    rows: Array.from({ length: ORDER + 1 }, () => zeros(n)), low: zeros(n), last: zeros(n), sizes: zeros(n),
    extent: { offset: [0, 0], reach: 0, previous: 0 },
});

/**
 * Follows a vector field from `start` for the time h. `known` is the polynomial of the last step, or `null`; the new
 * one is returned, and `last` of it is the new state.
 */
const flow = (known, start, h, tolerance, convolutions, field, place) => {
    const precise = max(tolerance, EPSILON), isNew = !known || known.last.some((x, i) => !(x === start[i]));
    const polynomial = isNew ? blankSeries(start.length) : known;
    const motion = {
        ...polynomial, rows: polynomial.rows.slice(), tolerance: precise, order: nh.orderFor(precise),
        hidden: EPSILON / precise, extent: { ...polynomial.extent },
    };
    if (isNew) motion.rows[0] = motion.last = start;
    let time = addPrecisely(motion.extent.offset, h), series = null, count = 0;
    for (;;) {
        if (motion.extent.reach === 0) {
            series = series || new Series(convolutions);
            expand(motion, h, series, field);
            count += 1;
        }
        const { reach } = motion.extent;
        if (Math.abs(time[0]) <= Math.abs(reach)) break;
        if (!(EPSILON * Math.abs(h) < Math.abs(reach))) fail(place, "Singularity", { reach });
        if (count === MAX_POLYNOMIALS) fail(place, "StepTooLong", { reach });
        time = addPrecisely(time, -reach);
        const sums = changeTo(motion, reach).map((change, i) => twoSum(motion.rows[0][i], change));
        motion.rows[0] = sums.map(([sum]) => sum);
        motion.low = sums.map(([, error]) => error);
        motion.extent.reach = 0;
    }
    motion.last = stateAt(motion, time[0]);
    motion.extent.offset = time;
    if (!(norm(motion.last) < LARGE)) fail(place, "NonFinite", {});
    const { rows, low, last, sizes, extent } = motion;
    return { rows, low, last, sizes, extent };
};

Object.assign(nh, { blankSeries, flow });
}
