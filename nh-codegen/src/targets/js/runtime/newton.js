{
const { EPSILON, ROOT_EPSILON, TINY, solve, norm, max, divOrZero } = nh;

// A block of equations is an object: `n` unknowns, the largest number of `points` that make a guess, and functions.
// `plain()` and `scale()` return n numbers. `system(x, r, J)` writes the residual and its derivatives row by row;
// `residual(x, r)` writes the residual, whose derivatives are taken by differences; `sweep(x)` returns new unknowns.
// A block has a system, or a residual, or else the equations are x = sweep(x).

const zeros = n => new Array(n).fill(0);

// ---- Predictors: a history has the last solutions, the latest first ----
/** Returns the weights of the extrapolation through some points of a history that holds `most`. */
const weights = (points, most) => {
    const n = Math.min(points, most), list = zeros(most);
    for (let j = 0, binomial = -1; j < n; j++) list[j] = binomial *= -(n - j) / (j + 1);
    return list;
};

/** Returns the extrapolation of a history with these weights: two short chains, from the oldest solution on. */
const combine = (n, most, solutions, weight) => {
    const x = zeros(n);
    for (let i = 0; i < n; i++) {
        const sums = [0, 0];
        for (let j = most - 1; j > 0; j--) {
            const chain = (j - 1) % 2, term = weight[j] * solutions[j][i];
            sums[chain] = j + 2 >= most ? term : sums[chain] + term;
        }
        x[i] = sums[0] + sums[1] + weight[0] * solutions[0][i];
    }
    return x;
};

/** Returns the guess through the points of a history; with `beside` it is a correction of that. */
const guess = ({ n, points }, history, beside) => {
    const x = combine(n, points, history.solutions, weights(history.points, points));
    return beside ? x.map((x, i) => beside[i] + x) : x;
};

const hasGuess = history => history !== null && history.points >= 2;

/** Returns the distance between a solution and the guess through some points. */
const guessError = (points, most, solutions, solution) => {
    const guessed = combine(solution.length, most, solutions, weights(points, most));
    return guessed.reduce((sum, x, i) => sum + Math.abs(x - solution[i]), 0);
};

/** Returns the known solutions' number with one more, and the number of points that fits best. */
const adapted = (most, { known, points, solutions }, solution, size, adapt) => {
    const next = { known: Math.min(known + 1, most), points };
    if (points < 2) {
        next.points = next.known;
    } else if (adapt || points < most) {
        const negligible = ROOT_EPSILON / 64 * size;
        let best = guessError(points, most, solutions, solution);
        if (points > 2) {
            const fewer = guessError(points - 1, most, solutions, solution);
            if (fewer < best && !(best <= negligible)) {
                best = fewer;
                next.points = points - 1;
            }
        }
        if (points < known) {
            const more = guessError(points + 1, most, solutions, solution);
            if (more < best || more <= negligible) next.points = points + 1;
        }
        // A history that is not yet full grows with every step.
        if (known < most && points === known && next.points === points) next.points = next.known;
    }
    return next;
};

/** Returns an empty history of n unknowns. */
const blank = (n, most) => ({ known: 0, points: 0, solutions: Array.from({ length: most }, () => zeros(n)) });

/**
 * Returns the history with another solution. `adapt` is true if it took more iterations than usual, and `size` is the
 * size of solutions.
 */
const remember = (history, solution, size, adapt) => {
    const most = history.solutions.length;
    const counts = adapt || history.points !== most ? adapted(most, history, solution, size, adapt) : history;
    return { known: counts.known, points: counts.points, solutions: [solution, ...history.solutions.slice(0, most - 1)] };
};

// ---- Newton's method ----
const MAX_ITERATIONS = 25;
/** Iterations after which an update that has not shrunk by a factor of sixteen shows linear convergence. */
const PATIENCE = 8;

/** Writes r alone. */
const residualAt = (block, x, residual, jacobian) => {
    if (block.system) block.system(x, residual, jacobian);
    else if (block.residual) block.residual(x, residual);
    else block.sweep(x).forEach((swept, i) => { residual[i] = x[i] - swept; });
};

/** Writes the equations and their derivatives. */
const evaluate = (block, x, residual, jacobian) => {
    const { n } = block;
    residualAt(block, x, residual, jacobian);
    if (block.system) return;
    const typical = norm(x) / n, there = x.slice(), changed = zeros(n);
    for (let j = 0; j < n; j++) {
        const own = x[j], given = Math.abs(own) + typical;
        // The size is 1 if it would be 0.
        const moved = own + ROOT_EPSILON * (given + (1 - divOrZero(given, given)));
        there[j] = moved;
        residualAt(block, there, changed, jacobian);
        there[j] = own;
        for (let i = 0; i < n; i++) jacobian[i * n + j] = (changed[i] - residual[i]) / (moved - own);
    }
};

/** Makes an iteration, and returns the update. */
const iteration = (block, x) => {
    const { n } = block, update = zeros(n), jacobian = zeros(n * n);
    evaluate(block, x, update, jacobian);
    solve(n, jacobian, update);
    for (let i = 0; i < n; i++) x[i] -= update[i];
    return update;
};

const isSmall = (update, x, bound) => update.every((dx, i) => Math.abs(dx) <= bound * Math.abs(x[i]));

/** The state of the attempts to solve a block from x. */
const progressOf = (block, x) => ({
    block, x, last: zeros(block.n), scale: block.scale(), update: zeros(block.n), before: zeros(block.n),
    residual: zeros(block.n), jacobian: zeros(block.n ** 2), iterations: 0, known: false, done: false,
    extrapolated: false, restarted: false,
});

/** Returns whether an update is invisible in the new state, or of numbers that have lost digits. */
const isInvisible = ({ x, scale }, update) => {
    const nothing = EPSILON * EPSILON * norm(x) + TINY;
    return Number.isFinite(norm(update))
        && update.every((dx, i) => Math.abs(dx) <= EPSILON / 4 * scale[i] || Math.abs(dx) <= nothing);
};

/** The size of the block as a whole: the uncertainty of one unknown depends on the others. */
const whole = ({ x, scale }) => norm(scale) + norm(x);

const PATTERNS = [0, 1, 2, 4];
/** Returns a size with the sign of one of four patterns. */
const signed = (size, at, pattern) => (at & pattern) !== 0 ? -size : size;

/** Returns r(x + by) - r(x), at x before the last update. */
const change = ({ block, before, residual }, by) => {
    const changed = zeros(block.n);
    residualAt(block, before.map((x, i) => x + by[i]), changed, zeros(block.n ** 2));
    return changed.map((r, i) => r - residual[i]);
};

/** Returns whether the residual is no more than its change when x changes by roundoff. */
const isRoundoff = progress => {
    const { before, scale, residual } = progress;
    const sizes = before.map((x, i) => 2 * EPSILON * (Math.abs(x) + scale[i]));
    let changes = zeros(sizes.length);
    for (const pattern of PATTERNS) {
        const found = change(progress, sizes.map((size, i) => signed(size, i, pattern)));
        changes = changes.map((largest, i) => max(largest, Math.abs(found[i])));
    }
    return residual.every((r, i) => Math.abs(r) <= changes[i] + changes[i]);
};

/** Splits the change of the residual into J by and a rest. */
const restAndLinear = (progress, by) => {
    const linear = nh.product(by.length, by.length, 1, progress.jacobian, by);
    return [change(progress, by).map((r, i) => r - linear[i]), linear];
};

/**
 * Returns whether the residual has steps as high as itself when x changes by as much as the update, and yet follows
 * J dx when x changes by a root of roundoff.
 */
const isStepped = progress => {
    const { before, scale, update, residual } = progress;
    let steps = zeros(update.length), nonlinearPart = 0, linearPart = 0;
    for (const pattern of PATTERNS) {
        for (const way of [1, -1]) {
            const [rest] = restAndLinear(progress, update.map((dx, i) => way * signed(dx, i, pattern)));
            steps = steps.map((step, i) => max(step, Math.abs(rest[i])));
        }
        const by = before.map((x, i) => signed(ROOT_EPSILON / 256 * (Math.abs(x) + scale[i]), i, pattern));
        const [rest, linear] = restAndLinear(progress, by);
        nonlinearPart += norm(rest);
        linearPart += norm(linear);
    }
    return residual.every((r, i) => Math.abs(r) <= steps[i] + steps[i]) && nonlinearPart + nonlinearPart <= linearPart;
};

/** Returns whether an update that stopped shrinking is the last; `undefined` if half of the digits are uncertain. */
const isStalledAtRoundoff = (progress, size) => {
    const all = whole(progress);
    if (size <= 16 * EPSILON * all) return true;
    const half = size <= ROOT_EPSILON / 256 * all, left = isRoundoff(progress);
    if (left) return half ? true : undefined;
    return half && isStepped(progress);
};

/** Returns whether the last update is accepted; `undefined` if half of the digits are uncertain. */
const isAccepted = (progress, last) => {
    const { x, update, scale, known, iterations } = progress;
    const size = norm(update), previous = norm(last), contraction = known ? divOrZero(size, previous) : 0;
    const predicted = contraction * contraction;
    const small = update.every((dx, i) => {
        const own = Math.abs(x[i]) + 64 * ROOT_EPSILON * scale[i];
        return Math.abs(dx) <= ROOT_EPSILON / 16 * own && Math.abs(dx) * predicted <= EPSILON / 4 * own;
    });
    if ((Number.isFinite(size) && small) || isInvisible(progress, update)) return true;
    if (iterations >= PATIENCE && known && !(16 * size <= previous) && size <= EPSILON / 4 * whole(progress)) return true;
    return known && !(size + size <= previous) && Number.isFinite(size) && isStalledAtRoundoff(progress, size);
};

/** Makes iterations. Returns whether the equations are solved. */
const iterate = (progress, found) => {
    const { block, x } = progress, { n } = block;
    found.illConditioned = false;
    if (progress.done || (progress.known && isInvisible(progress, progress.last))) return true;
    for (;;) {
        const outOfReach = progress.known && !Number.isFinite(norm(progress.last));
        evaluate(block, x, progress.residual, progress.jacobian);
        if (progress.iterations >= MAX_ITERATIONS || outOfReach) {
            found.residual = norm(progress.residual);
            return false;
        }
        progress.update = progress.residual.slice();
        solve(n, progress.jacobian.slice(), progress.update);
        progress.before = x.slice();
        for (let i = 0; i < n; i++) x[i] -= progress.update[i];
        progress.iterations += 1;
        const accepted = isAccepted(progress, progress.last);
        if (accepted === undefined) {
            found.residual = norm(progress.residual);
            found.illConditioned = true;
            return false;
        }
        if (accepted) return true;
        progress.last = progress.update;
        progress.known = true;
    }
};

/** Moves to the plain guess. */
const startAgain = progress => {
    progress.block.plain().forEach((x, i) => { progress.x[i] = x; });
    progress.known = false;
    progress.extrapolated = false;
    progress.restarted = true;
};

/** Continues the first attempt and, if that fails and did not start from the plain guess, makes a second one. */
const attempts = (progress, found) => {
    const { extrapolated } = progress;
    let solved = iterate(progress, found), spent = progress.iterations;
    if (!solved && extrapolated) {
        startAgain(progress);
        Object.assign(progress, { iterations: 0, done: false, last: zeros(progress.block.n) });
        solved = iterate(progress, found);
        spent += progress.iterations;
    }
    found.iterations = spent;
    found.restarted = progress.restarted;
    return solved;
};

/** Solves a block by Newton's method, from the guess of a history if it has one. */
const newton = (block, history, beside) => {
    const found = { iterations: 1, restarted: false, unusual: false, residual: 0, illConditioned: false, solved: true };
    let update = null, x;
    if (hasGuess(history)) {
        x = guess(block, history, beside);
        update = iteration(block, x);
        if (history.points === block.points && isSmall(update, x, ROOT_EPSILON / 16)) return { ...found, solution: x };
    }
    const plain = block.plain();
    const progress = progressOf(block, x || plain.slice()), { scale } = progress;
    if (update) {
        const close = update.every((dx, i) => {
            const own = Math.abs(x[i]) + Math.abs(plain[i]) + 64 * ROOT_EPSILON * scale[i];
            return Math.abs(dx) <= ROOT_EPSILON / 16 * Math.abs(own);
        });
        const done = close || (history.points !== block.points && isSmall(update, x, ROOT_EPSILON / 16));
        Object.assign(progress, { last: update, known: true, done, extrapolated: true, iterations: 1 });
        // If the rates are roundings of zero, no guess is far away.
        if (!done && !(norm(update) <= max(norm(x), ROOT_EPSILON * norm(scale)))) startAgain(progress);
    }
    found.solved = attempts(progress, found);
    found.unusual = found.iterations > 1;
    return { ...found, solution: progress.x };
};

Object.assign(nh, { zeros, blank, guess, hasGuess, remember, progressOf, startAgain, attempts, newton });
}
