{
const { EPSILON, ROOT_EPSILON, solve, norm, product, fail } = nh;

const allFinite = x => x.every(Number.isFinite);

/** Returns x.M x. */
const quadratic = (k, matrix, x) =>
    product(k, k, 1, matrix, x).reduce((sum, product, i) => sum + x[i] * product, 0);

const determinant = (d, m) => d === 2
    ? m[0] * m[3] - m[1] * m[2]
    : (m[0] * m[4] - m[1] * m[3]) * m[8] - (m[0] * m[5] - m[2] * m[3]) * m[7] + (m[1] * m[5] - m[2] * m[4]) * m[6];

/** Returns |R^T R - I| in the Frobenius norm. */
const groupDefect = (d, m) => {
    let squares = 0;
    for (let i = 0; i < d; i++) {
        for (let j = 0; j < d; j++) {
            let entry = i === j ? -1 : 0;
            for (let row = 0; row < d; row++) entry += m[row * d + i] * m[row * d + j];
            squares += entry * entry;
        }
    }
    return Math.sqrt(squares);
};

const offGroup = ({ name, dimension: d }, m) => fail({}, "OffGroup", {
    matrix: name, defect: groupDefect(d, m), tolerance: ROOT_EPSILON, determinant: determinant(d, m),
});

const isPositiveDefinite = (k, matrix) => {
    // Cholesky's factors, column by column, below the diagonal.
    const m = matrix.slice();
    for (let j = 0; j < k; j++) {
        for (let i = 0; i < j; i++) {
            for (let row = j; row < k; row++) m[row * k + j] -= m[j * k + i] * m[row * k + i];
        }
        if (!(0 < m[j * k + j])) return false;
        const root = m[j * k + j] = Math.sqrt(m[j * k + j]);
        for (let row = j + 1; row < k; row++) m[row * k + j] /= root;
    }
    return true;
};

/** Checks that w, relative to a prescribed velocity, is in the kernel of mu, up to roundoff. */
const checkConstraints = (mu, w, metric, inverse) => {
    const k = w.length, energy = quadratic(k, metric, w);
    if (!Number.isFinite(energy)) fail({}, "NonFinite", {});
    let worst = { residual: 0 };
    for (let row = 0; row * k < mu.length; row++) {
        const own = mu.slice(row * k, (row + 1) * k), terms = own.map((m, j) => m * w[j]);
        const residual = Math.abs(terms.reduce((sum, term) => sum + term, 0));
        const tolerance = 64 * EPSILON * (norm(terms) + Math.sqrt(quadratic(k, inverse, own) * energy));
        if (!(residual <= tolerance) && !(residual <= worst.residual)) worst = { constraint: row, residual, tolerance };
    }
    if (worst.constraint !== undefined) fail({}, "OffConstraints", worst);
};

const maxNorm = x => x.reduce((most, x) => Math.abs(x) <= most || !Number.isFinite(most) ? most : Math.abs(x), 0);

/** Returns how far a configuration is from its level set, by Newton's step towards it, and what passes. */
const levelDistance = (q, correction) =>
    ({ distance: maxNorm(correction), tolerance: ROOT_EPSILON * (1 + maxNorm(q)) });

/**
 * Returns the orthogonal polar factor by Newton's method X -> (s X + X^-T/s)/2 with s^2 = |X^-1|/|X| (Higham 1986);
 * `undefined` for a singular matrix or a reflection.
 */
const nearestRotation = (d, matrix) => {
    const squares = m => m.reduce((sum, x) => sum + x * x, 0);
    let x = matrix;
    for (let iteration = 0; iteration < 30 && 0 < determinant(d, matrix); iteration++) {
        const inverse = [];
        for (let column = 0; column < d; column++) {
            const solution = Array.from({ length: d }, (_, i) => i === column ? 1 : 0);
            solve(d, x.map((_, at) => x[at % d * d + Math.floor(at / d)]), solution);
            solution.forEach((entry, i) => { inverse[i * d + column] = entry; });
        }
        const scale = Math.sqrt(Math.sqrt(squares(inverse) / squares(x)));
        const next = x.map((entry, i) => (entry * scale + inverse[i] * (1 / scale)) * 0.5);
        const change = next.map((entry, i) => entry - x[i]);
        x = next;
        if (Math.sqrt(squares(change)) <= ROOT_EPSILON) return x;
    }
    return undefined;
};

const MAX_TO_LEVEL_SET = 50;

/** A system with its parameters. States are objects { t, q, w }. `functions` take states. */
class System {
    constructor(code, parameters) {
        code.parameters.forEach(({ name, positive }, i) => {
            const value = parameters[i];
            if (!Number.isFinite(value) || (positive && !(value > 0))) fail({}, "Parameter", { name, value, positive });
        });
        this.code = code;
        this.parameters = parameters;
        this.functions = code.functions(parameters);
    }

    /** Returns a function at a state; for a function that the system does not have, `otherwise`. */
    value(name, state, otherwise) {
        return this.functions[name] ? this.functions[name](state) : otherwise;
    }

    /** Checks that a stepper can start from the state. */
    check(state) {
        const { t, q, w } = state;
        if (!allFinite([t, ...q, ...w])) fail({}, "NonFinite", {});
        for (const group of this.code.groups) {
            const { dimension: d, first } = group, matrix = q.slice(first, first + d * d);
            if (!(groupDefect(d, matrix) <= ROOT_EPSILON) || !(0 < determinant(d, matrix))) offGroup(group, matrix);
        }
        const correction = this.value("level_correction", state), off = correction && levelDistance(q, correction);
        if (off && !(off.distance <= off.tolerance)) fail({}, "OffLevelSet", off);
        const metric = this.value("mass_matrix", state), inverse = this.value("inverse_mass", state);
        if (!isPositiveDefinite(w.length, metric)) fail({}, "MetricNotPositiveDefinite", {});
        const drift = this.value("drift", state);
        checkConstraints(this.value("constraint_matrix", state, []), w.map((w, i) => drift ? w - drift[i] : w), metric, inverse);
    }

    /**
     * Returns a state from which a stepper can start: matrices are replaced by the nearest rotations, coordinates are
     * moved onto the holonomic constraints, and the velocity onto the constraints, orthogonally in the metric.
     */
    project({ t, q, w }) {
        const now = { t, q: q.slice(), w }, k = w.length;
        for (const group of this.code.groups) {
            const { dimension: d, first } = group, matrix = q.slice(first, first + d * d);
            now.q.splice(first, d * d, ...(nearestRotation(d, matrix) || offGroup(group, matrix)));
        }
        for (let i = 0, near = false; this.functions.level_correction && i <= MAX_TO_LEVEL_SET && !near; i++) {
            const correction = this.functions.level_correction(now), { distance, tolerance } = levelDistance(now.q, correction);
            near = distance <= tolerance;
            now.q = now.q.map((q, i) => q + correction[i]);
        }
        // The projection is repeated: P w is off the constraints by the roundoff of w, P P w by that of P w.
        const projector = this.functions.projector_d(now), drift = this.value("drift", now);
        const onConstraints = product(k, k, 1, projector, product(k, k, 1, projector, w));
        now.w = drift ? onConstraints.map((w, i) => w + drift[i]) : onConstraints;
        this.check(now);
        return now;
    }
}

Object.assign(nh, { System, allFinite });
}
