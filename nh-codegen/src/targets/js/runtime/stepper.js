{
const { EPSILON, LARGE, zeros, blank, remember, norm, max, fail, allFinite } = nh;

// ---- What a printed step calls ----
/** Sines are computed from the angle again in every step of this number. */
const ANEW = 32;
/** Returns whether the coming step computes sines from the angles. */
const anew = motion => motion.tally.steps % ANEW === ANEW - 1;

/** Returns the history for the guess of the coming step. */
const historyOf = ({ histories }, at) => histories[at].both ? histories[at].both[histories[at].turn] : histories[at];

/** Records a solve; `beside` is the plain guess whose corrections are remembered. */
const took = (motion, at, { solution, iterations, unusual, restarted }, beside) => {
    const own = motion.histories[at];
    if (own && own.both) {
        const distance = solution.map((x, i) => x - beside[i]), both = own.both.slice();
        both[own.turn] = remember(both[own.turn], distance, norm(solution), unusual);
        motion.histories[at] = { both, turn: 1 - own.turn };
    } else if (own) {
        motion.histories[at] = remember(own, solution, norm(solution), unusual);
    }
    if (iterations > 1) {
        motion.tally.further += iterations - 1;
        motion.tally.most = Math.max(motion.tally.most, iterations);
        motion.tally.restarts += restarted ? 1 : 0;
    }
};

/** Checks that numbers are finite and ordinary; after an unusual solve, also that the energy is kept. */
const checkFinite = (place, ordinary, unusual, balances) => {
    if (!ordinary) fail(place, "NonFinite", {});
    if (!unusual) return;
    const [[before, rounded], [after, afterwards]] = balances(), defect = after - before, bound = rounded + afterwards;
    if (1024 * EPSILON * bound < Math.abs(defect)) fail(place, "EnergyLost", { defect, roundoff: EPSILON * bound });
};

const STABILITY_BOUNDS = { 3: 2.512745326618329, 4: 2.785293563405282 };
const MAX_GROWTH = 1e3;

/** Returns the growth of the deviations by a term of a feedback after a step. */
const grown = (place, growth, stages, term, gain, value, h) => {
    // R(-z) by Horner's rule.
    let sum = 1;
    for (let j = stages; j > 0; j--) sum = 1 - term / j * sum;
    const next = growth * Math.abs(sum);
    if (!(next <= MAX_GROWTH)) fail(place, "Unstable", { gain, value, h, measure: term, bound: STABILITY_BOUNDS[stages] || 2 });
    return max(next, 1);
};

const checkBranch = (place, measure) => 0 < measure || fail(place, "BranchLost", { momentum: place.momentum() });
const checkAlignment = (place, measure) => 1e-6 < measure || fail(place, "Orthogonal", {});
const checkResolution = (place, defect, size) =>
    Math.abs(defect) <= 256 * EPSILON * size || fail(place, "Unresolved", { defect: Math.abs(defect), size });

/** Returns the measure with the sign that makes it positive at the start. */
const share = (rank, measure) => rank.atStart < 0 ? -measure : measure;
const isNear = (rank, measure) => share(rank, measure) <= 0.05 * Math.abs(rank.atStart);
const lost = frame => frame ? "FrameLoss" : "RankLoss";

/** Checks the rank near a place where it vanishes; the minors of the old configuration are computed on demand. */
const checkRank = (place, frame, rank, measure, before, after) => {
    if (!isNear(rank, measure)) return;
    const product = before().reduce((sum, minor, i) => sum + minor * after[i], 0);
    // The step must be short compared with the way to the place where the frame loses its rank.
    const isLost = (frame && share(rank, measure) <= 0.5 * share(rank, rank.measure))
        || share(rank, measure) <= 1e-12 * Math.abs(rank.atStart) || (isNear(rank, rank.measure) && product <= 0);
    if (isLost) fail(place, lost(frame), { measure: measure / rank.atStart });
};

Object.assign(nh, {
    anew, historyOf, took, checkFinite, grown, checkBranch, checkAlignment, checkResolution, checkRank, LARGE,
});

/** Returns the error of a failed step, or the loss of rank that is its reason. */
const reason = (error, { frame }, rank) => {
    const caused = ["NewtonFailed", "IllConditioned", "Singularity", "Unresolved", "Orthogonal", "EnergyLost", "NonFinite"];
    const little = (frame ? 0.25 : 0.05) * Math.abs(rank.atStart);
    if (!caused.includes(error.kind) || !(share(rank, rank.measure) <= little)) return error;
    return new nh.StepError(lost(frame), { step: error.step, time: error.time, measure: rank.measure / rank.atStart });
};

// ---- The stepper ----
const blankMotion = method => ({
    carried: [], tally: { steps: 0, further: 0, restarts: 0, most: 0 }, series: null, rank: null,
    histories: method.histories.map(({ n, points, alternates }) => {
        if (alternates) return { both: [blank(n, points), blank(n, points)], turn: 0 };
        return points > 0 ? blank(n, points) : null;
    }),
    growth: zeros(method.terms).map(() => 1),
});

/** Returns a motion that steps may change while the old one stays. */
const copied = motion => ({ ...motion, histories: motion.histories.slice(), tally: { ...motion.tally } });

/** Steps a system by a method: `new nh.Stepper(system, "gonzalez", { t: 0, q, w }, 0.01)`. */
class Stepper {
    /** Starts from a state; without options the method has its defaults. Throws a `StepError`. */
    constructor(system, name, start, h, options) {
        const method = system.code.methods[name], values = options || method.options.map(option => option.default);
        system.check(start);
        // A step so small that its reciprocal overflows counts as zero.
        if (!Number.isFinite(h) || !Number.isFinite(1 / h)) fail({}, "StepSize", { h });
        method.options.forEach(({ name: option, minimum, maximum }, i) => {
            const value = values[i], isLow = minimum !== null && !(minimum <= value);
            if (!Number.isFinite(value) || isLow || (maximum !== null && !(value <= maximum)))
                fail({}, "MethodOption", { method: name, name: option, value, minimum, maximum });
        });
        Object.assign(this, { system, name, method, h, start: start.t, inputs: zeros(system.code.inputs.length) });
        const shares = method.parts.length > 0 ? method.parts : [1];
        let sum = 0;
        this.parts = shares.map(share => {
            const begin = sum;
            sum += share;
            // The step in one part has the numbers as they were given.
            return shares.length === 1 ? { code: method.create(system.parameters, h, values), start: start.t }
                : { code: method.create(system.parameters, h * share, values), start: start.t + h * begin };
        });
        this.fractions = shares.length === 1 ? method.fractions : middles(shares);
        this.motions = [this.begun(start)];
        for (let i = 1; i < shares.length; i++) this.motions.push(copied(this.motions[0]));
    }

    begun(start) {
        const { method, parts: [{ code }] } = this, motion = blankMotion(method), place = { step: 0, time: start.t };
        motion.carried = code.enter(start, { ...place, method: this.name });
        if (method.guard) {
            const { frame, weighted } = method.guard, [measure] = code.rank(motion.carried);
            const roundoff = (64 * EPSILON) * (64 * EPSILON), scale = weighted ? this.metricScale(start) : 1;
            if (!(roundoff * scale <= Math.abs(measure))) fail(place, lost(frame), { measure });
            motion.rank = { atStart: measure, measure };
        }
        if (!allFinite(motion.carried)) fail(place, "NonFinite", {});
        return motion;
    }

    /** Returns the size of det(mu g^-1 mu^T). */
    metricScale(start) {
        const k = start.w.length, inverse = this.system.functions.inverse_mass(start);
        let sum = 0, product = 1;
        for (let i = 0; i < k; i++) sum += inverse[i * k + i];
        for (let i = 0; i < this.system.code.constraints; i++) product *= sum / Math.max(k, 1);
        return product;
    }

    /** The time after so many parts of steps. It is computed from the start: roundoff would add up. */
    timeAt(part, steps) {
        return part.start + this.h * Math.floor(steps / this.parts.length);
    }

    /** The numbers that are carried from step to step. */
    get carried() {
        return this.motions[0].carried;
    }

    /** The number of steps taken. */
    get steps() {
        return this.motions[0].tally.steps;
    }

    /** The work that has been done from outside since the start. */
    get work() {
        return this.method.work === null ? 0 : this.carried[this.method.work];
    }

    /** The state after the steps taken. */
    get state() {
        const [part] = this.parts;
        return { t: this.timeAt(part, this.steps * this.parts.length), ...part.code.observe(this.carried) };
    }

    /** Counts of the work of all steps. */
    get statistics() {
        const { steps, further, restarts, most } = this.motions[0].tally;
        const solves = steps * this.method.solves * this.parts.length;
        return { steps, newtonIterations: solves + further, restarts, mostIterations: Math.max(most, solves > 0 ? 1 : 0) };
    }

    /**
     * Takes a step. `control(t, state)` returns the control inputs at a time, from the state at the beginning of the
     * step; without it they are `inputs`. Throws a `StepError`, and then the stepper is as it was before.
     */
    step(control) {
        const given = this.sampled(control), motions = this.motions.map(copied), count = this.parts.length, { steps } = this;
        const one = given.length / count;
        try {
            this.parts.forEach((part, i) => {
                const own = motions[i], last = motions[Math.max(i - 1, 0)], begun = steps * count + i, { time } = this.method;
                own.carried = last.carried;
                own.tally = i === 0 ? own.tally : { ...last.tally };
                own.tally.steps = begun;
                if (i > 0 && time !== null) own.carried = own.carried.with(time, this.timeAt(part, begun));
                own.next = this.timeAt(part, begun + 1);
                const place = { method: this.name, step: steps + 1, time: this.timeAt(part, begun) };
                place.momentum = () => this.momentum(own);
                part.code.advance(own, given.slice(i * one, (i + 1) * one), place);
            });
        } catch (error) {
            if (!this.method.guard || !error.kind) throw error;
            throw this.motions.reduce((error, { rank }) => reason(error, this.method.guard, rank), error);
        }
        const [first] = motions;
        Object.assign(first, { carried: motions[count - 1].carried, tally: motions[count - 1].tally });
        first.tally.steps = steps + 1;
        if (count > 1 && this.method.time !== null)
            first.carried = first.carried.with(this.method.time, this.timeAt(this.parts[0], (steps + 1) * count));
        this.motions = motions;
    }

    momentum({ carried }) {
        const [first, count] = this.method.momenta;
        return carried.slice(first, first + count);
    }

    /** The control inputs at the times at which the method reads them. */
    sampled(control) {
        if (this.fractions.length === 0 || this.inputs.length === 0) return [];
        const { state, steps } = this, now = control || (() => this.inputs);
        return this.fractions.flatMap(fraction => {
            const time = this.start + this.h * (steps + fraction), values = now(time, state);
            values.forEach((value, i) => {
                const name = this.system.code.inputs[i];
                if (!Number.isFinite(value)) fail({}, "Input", { name, value, time });
            });
            return values;
        });
    }
}

/** Returns the middles of the parts of a step. */
const middles = shares => {
    let sum = 0;
    return shares.map(share => {
        const middle = sum + 0.5 * share;
        sum += share;
        return middle;
    });
};

Object.assign(nh, { Stepper });
}
