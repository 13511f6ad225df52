{
// ---- Linear equations: matrices are listed row by row ----
const exchange = (n, x, a, b) => {
    for (let j = 0; j < n; j++) [x[a + j], x[b + j]] = [x[b + j], x[a + j]];
};

/** Subtracts a multiple of row k, from its entry `from` on, from row i. */
const reduceRow = (x, columns, i, k, factor, from) => {
    for (let j = from; j < columns; j++) x[i * columns + j] -= factor * x[k * columns + j];
};

/** Moves the row with the largest entry in column k to the place of row k. */
const pivot = (n, columns, a, b, k) => {
    for (let i = k + 1; i < n; i++) {
        if (Math.abs(a[k * n + k]) < Math.abs(a[i * n + k])) {
            exchange(n, a, k * n, i * n);
            exchange(columns, b, k * columns, i * columns);
        }
    }
};

/** Solves a x = b by Gaussian elimination with partial pivoting, in place. */
const eliminate = (n, columns, a, b) => {
    const reciprocals = [];
    for (let k = 0; k < n; k++) {
        pivot(n, columns, a, b, k);
        reciprocals[k] = 1 / a[k * n + k];
        for (let i = k + 1; i < n; i++) {
            const factor = a[i * n + k] * reciprocals[k];
            if (factor === 0) continue;
            reduceRow(a, n, i, k, factor, k + 1);
            reduceRow(b, columns, i, k, factor, 0);
        }
    }
    for (let k = n - 1; k >= 0; k--) {
        for (let j = k + 1; j < n; j++) reduceRow(b, columns, k, j, a[k * n + j], 0);
        for (let c = 0; c < columns; c++) b[k * columns + c] *= reciprocals[k];
    }
};

/** Solves with full rows (Gauss & Jordan), in place: for many right-hand sides. */
const eliminateWholeRows = (n, columns, a, b) => {
    for (let k = 0; k < n; k++) {
        const bound = 4 * Math.abs(a[k * n + k]);
        let stable = true;
        for (let i = k + 1; i < n; i++) stable = stable && Math.abs(a[i * n + k]) <= bound;
        if (!stable) pivot(n, columns, a, b, k);
        const reciprocal = 1 / a[k * n + k];
        for (let j = k + 1; j < n; j++) a[k * n + j] *= reciprocal;
        for (let c = 0; c < columns; c++) b[k * columns + c] *= reciprocal;
        for (let i = 0; i < n; i++) {
            if (i === k) continue;
            const factor = a[i * n + k];
            reduceRow(a, n, i, k, factor, k + 1);
            reduceRow(b, columns, i, k, factor, 0);
        }
    }
};

/** Eliminates in the order of the rows, in place. Returns whether that was as accurate as with exchanges. */
const eliminateInPlace = (n, columns, a, b) => {
    const reciprocals = [];
    let stable = true;
    for (let k = 0; k < n; k++) {
        const bound = 4 * Math.abs(a[k * n + k]), reciprocal = 1 / a[k * n + k];
        reciprocals[k] = reciprocal;
        for (let i = k + 1; i < n; i++) {
            const factor = a[i * n + k] * reciprocal;
            stable = stable && Math.abs(a[i * n + k]) <= bound;
            reduceRow(a, n, i, k, factor, k + 1);
            reduceRow(b, columns, i, k, factor, 0);
        }
    }
    for (let k = n - 1; k >= 0; k--) {
        for (let c = 0; c < columns; c++) b[k * columns + c] *= reciprocals[k];
        for (let i = 0; i < k; i++) reduceRow(b, columns, i, k, a[i * n + k], 0);
    }
    return stable;
};

/** The largest number of rows that are eliminated without exchanges if possible, and of operations worth it. */
const WRITTEN_OUT = 8, IN_REGISTERS = 300;

/** Solves a x = b for several right-hand sides, in place. */
const solveRows = (n, columns, a, b) => {
    if (n > WRITTEN_OUT) return eliminate(n, columns, a, b);
    if (n * n * columns > IN_REGISTERS) return eliminateWholeRows(n, columns, a, b);
    const ownA = a.slice(), ownB = b.slice();
    if (!eliminateInPlace(n, columns, ownA, ownB)) return eliminate(n, columns, a, b);
    for (let i = 0; i < n * columns; i++) b[i] = ownB[i];
};

/** Solves a x = b, in place: in closed form for one and two unknowns. */
const solve = (n, a, b) => {
    if (n === 1) {
        b[0] /= a[0];
    } else if (n === 2) {
        const [r, s] = b, reciprocal = 1 / (a[0] * a[3] - a[1] * a[2]);
        b[0] = (a[3] * r - a[1] * s) * reciprocal;
        b[1] = (a[0] * s - a[2] * r) * reciprocal;
    } else {
        solveRows(n, 1, a, b);
    }
};

/** Returns the sum of |x_i|. */
const norm = x => {
    let sum = 0;
    for (let i = 0; i < x.length; i++) sum += Math.abs(x[i]);
    return sum;
};

/** Returns the product of a (rows x inner) and b (inner x columns). Terms are added in order. */
const product = (rows, inner, columns, a, b) => {
    const result = [];
    for (let i = 0; i < rows; i++) {
        for (let j = 0; j < columns; j++) {
            let sum = 0;
            for (let k = 0; k < inner; k++) sum += a[i * inner + k] * b[k * columns + j];
            result.push(sum);
        }
    }
    return result;
};

/** The outcome of equations that need no iteration. `residual` is told if they have no solution. */
const outcome = (solved, solution, residual) =>
    ({ solved, solution, residual, iterations: 1, restarted: false, unusual: false, illConditioned: false });

/** Solves affine equations A (x - x0) + r(x0) = 0 for a guess x0. */
const affine = (plain, system) => {
    const guess = plain(), { residual, jacobian } = system(guess), update = residual.slice();
    solve(guess.length, jacobian, update);
    return outcome(Number.isFinite(norm(update)), guess.map((x, i) => x - update[i]), norm(residual));
};

/**
 * Solves A X = -B for several right-hand sides, listed row by row. Each further row [m, q] gives a row -(q + m X) of the
 * solution.
 */
const columns = (n, count, matrix, right, further) => {
    solveRows(n, count, matrix, right);
    const solution = right.map(x => -x), solved = solution.every(Number.isFinite);
    for (const [row, more] of further) {
        for (let c = 0; c < count; c++) {
            let sum = more[c];
            for (let k = 0; k < n; k++) sum += row[k] * solution[k * count + c];
            solution.push(-sum);
        }
    }
    return outcome(solved, solution, 0);
};

Object.assign(nh, { solve, norm, product, affine, columns });
}
