{
const { EPSILON, ROOT_EPSILON, norm, zeros, guess, hasGuess, progressOf, startAgain, attempts } = nh;

/** Largest number of sweeps, and the number above which the predictor adapts. */
const MAX_SWEEPS = 8, USUAL_SWEEPS = 6;

/** Records the result of a sweep from x in the state of the sweeps. */
const record = (sweeps, result, x) => {
    const change = result.reduce((sum, next, i) => sum + Math.abs(next - x[i]), 0), { last } = sweeps;
    sweeps.iterations += 1;
    if (sweeps.iterations > 1) {
        const magnitude = norm(result), contracts = 8 * change <= last;
        let solved = contracts && change * change <= EPSILON / 8 * magnitude * last;
        if (!contracts) {
            const roundings = 2 * EPSILON * magnitude, rounded = change <= roundings && last <= roundings;
            const slowly = !rounded && (sweeps.slow || !(change + change <= last));
            solved = solved || rounded;
            sweeps.open = !slowly;
            sweeps.away = sweeps.away || (slowly && !(change <= last) && !(change <= 0.125 * magnitude));
        }
        sweeps.solved = sweeps.solved || solved;
        sweeps.open = sweeps.open && !solved;
        sweeps.slow = !contracts;
    }
    if (sweeps.iterations === MAX_SWEEPS) sweeps.open = false;
    sweeps.previous = last;
    sweeps.last = change;
};

/** Returns whether every unknown lacks at most 64 eps of itself after sweeps that have converged. */
const areSolved = (n, sweeps, x, before) => {
    if (n === 1) return sweeps.solved;
    const part = 64 * EPSILON * sweeps.previous;
    return sweeps.solved && x.every((x, i) => Math.abs(x - before[i]) * sweeps.last <= part * Math.abs(x));
};

/** Ends sweeps by a second look with the unknowns' scale, or by Newton's method. */
const finish = (block, sweeps, x, before, found) => {
    const progress = progressOf(block, x), { scale } = progress;
    const part = EPSILON / 4 * sweeps.previous;
    const isEnough = (x, i) => Math.abs(x - before[i]) * sweeps.last <= part * Math.abs(scale[i] + Math.abs(x));
    found.solved = block.n > 1 && sweeps.solved && x.every(isEnough);
    if (!found.solved) {
        if (!sweeps.guessed) block.plain().forEach((plain, i) => { x[i] = plain; });
        progress.extrapolated = sweeps.guessed;
        // Rates that are roundings of zero are never away: any x is as good.
        if (sweeps.away && !(sweeps.last <= ROOT_EPSILON * norm(scale))) startAgain(progress);
        found.solved = attempts(progress, found);
        found.iterations += sweeps.iterations;
    }
};

/** Solves a block by sweeps from the guess of a history, and by Newton's method if they contract slowly. */
const swept = (block, history, beside) => {
    const guessed = hasGuess(history);
    const sweeps = { iterations: 0, open: guessed, solved: false, slow: false, away: false, guessed, last: 0, previous: 0 };
    let x = guessed ? guess(block, history, beside) : zeros(block.n), before = zeros(block.n);
    while (sweeps.open) {
        const result = block.sweep(x);
        record(sweeps, result, x);
        [before, x] = [x, result];
    }
    const found = {
        iterations: sweeps.iterations, restarted: false, unusual: false, residual: 0, illConditioned: false, solved: true,
    };
    if (!areSolved(block.n, sweeps, x, before)) finish(block, sweeps, x, before, found);
    found.unusual = found.iterations > USUAL_SWEEPS;
    return { ...found, solution: x };
};

Object.assign(nh, { swept });
}
