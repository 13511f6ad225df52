{
// ---- Numbers in messages, as Rust writes them ----
const special = x => Number.isNaN(x) ? "NaN" : x === Infinity ? "inf" : x === -Infinity ? "-inf" : null;

/** Writes a number in full, without an exponent. */
const full = x => {
    const [digits, power] = String(x).split("e");
    if (special(x) || power === undefined) return special(x) || (Object.is(x, -0) ? "-0" : digits);
    const [whole, part = ""] = digits.replace("-", "").split("."), sign = x < 0 ? "-" : "";
    return sign + (power < 0 ? `0.${"0".repeat(-power - 1)}${whole}${part}` : (whole + part).padEnd(whole.length + +power, "0"));
};

/** Writes a number with a point, and with an exponent if it is very large or small. */
const exact = x => {
    const size = Math.abs(x);
    if (special(x)) return special(x);
    if (size !== 0 && (size < 1e-5 || size >= 1e16)) return x.toExponential().replace("e+", "e");
    return full(x).includes(".") ? full(x) : full(x) + ".0";
};

/** Writes a number with an exponent and so many digits after the point. */
const scientific = (x, digits) => special(x) || x.toExponential(digits).replace("e+", "e");

/** Writes a number with so many digits after the point, and never with an exponent. */
const fixed = (x, digits) =>
    special(x) || (Math.abs(x) < 1e21 ? x.toFixed(digits) : `${BigInt(x)}.${"0".repeat(digits)}`);

const e3 = x => scientific(x, 3), e1 = x => scientific(x, 1);

/** Writes the methods that the page has after a lead. */
const list = (lead, separator, methods) => {
    const known = methods.filter(method => nh.applies(method)).map(method => `\`${method}\``);
    return known.length > 0 ? lead + known.join(separator) : "";
};

const range = (minimum, maximum) => {
    if (minimum === null && maximum === null) return "finite";
    if (minimum !== null && maximum !== null) return `between ${full(minimum)} and ${full(maximum)}`;
    return minimum !== null ? `finite and at least ${full(minimum)}` : `finite and at most ${full(maximum)}`;
};

// ---- The messages of `StepError` in Rust ----
const BEFORE = {
    Parameter: ({ name, value, positive }) =>
        `the parameter \`${name}\` must be ${positive && Number.isFinite(value) ? "positive" : "finite"}, it is ${exact(value)}`,
    OffConstraints: ({ constraint, residual, tolerance }) =>
        `the initial velocity violates constraint ${constraint + 1} by ${e3(residual)} (roundoff explains ${e1(tolerance)}); `
        + "`project` moves a velocity onto the constraints",
    OffGroup: ({ matrix: m, defect, tolerance, determinant }) => determinant > 0
        ? `the initial matrix \`${m}\` is not a rotation: ‖${m}ᵀ${m} − I‖ is ${e3(defect)} (${e1(tolerance)} would pass); `
            + "`project` moves it to the nearest one"
        : `the initial matrix \`${m}\` is ${determinant < 0 ? "a reflection" : "singular"}, not a rotation: its determinant is `
            + e3(determinant),
    OffLevelSet: ({ distance, tolerance }) =>
        `the initial configuration is ${e3(distance)} away from the holonomic constraints (${e1(tolerance)} would pass); `
        + "`project` moves it there if it can",
    StepSize: ({ h }) => `the step size must be finite and not zero, it is ${exact(h)}`,
    MethodOption: ({ method, name, value, minimum, maximum }) =>
        `the option \`${name}\` of \`${method}\` must be ${range(minimum, maximum)}, it is ${exact(value)}`,
    Input: ({ name, value, time }) =>
        `the control input \`${name}\` must be finite, at t = ${full(time)} it is ${exact(value)}`,
    MetricNotPositiveDefinite: () => "the mass matrix is not positive definite at the initial configuration",
    RankLoss: ({ measure }) =>
        `the constraints are linearly dependent at the initial configuration (det(μ g⁻¹ μᵀ) = ${e3(measure)})`,
    NonFinite: () => "the initial data, or their energy, are not finite",
};

const WITHIN = {
    NewtonFailed: ({ block, residual, iterations }) =>
        `Newton's method for ${block} did not converge in ${iterations} iterations (residual ${e3(residual)}); try a smaller step`,
    IllConditioned: ({ block, residual }) =>
        `the equations for ${block} are ill-conditioned: their residual, ${e1(residual)}, is roundoff, but half of the digits of `
        + "the unknowns are roundoff as well; use units in which parameters are of similar size"
        + (list(", declare another frame, or use ", " or ", ["gonzalez-r", "rk4:qv"]) || ", or declare another frame"),
    BranchLost: ({ method, momentum }) =>
        `from the momentum (${momentum.slice(0, 3).map(p => fixed(p, 6)).join(", ")}) the map of \`${method}\` has `
        + "no branch that tends to the identity with the step size; try a smaller step",
    Unstable: ({ method, gain, value, h, measure, bound }) =>
        `the gain \`${gain}\` = ${exact(value)} and the step ${exact(h)} leave the stability region of \`${method}\`: `
        + `h k |∇${gain}|² is ${fixed(measure, 3)}, but must be between 0 and ${fixed(bound, 3)}; `
        + "make the step or the gain smaller",
    Unresolved: ({ method, defect, size }) => {
        const other = list(", or ", "", ["gonzalez"]);
        return `the step is too long for the quadrature of \`${method}\`, whose energy would be off by ${e1(defect)} (its terms are `
            + `of size ${e1(size)}); take a smaller step${other}${other && ", which is exact at any step size"}`;
    },
    Orthogonal: ({ method }) =>
        `the step of \`${method}\` is so long that a direction allowed by the constraints at one end has turned by a right angle `
        + "or more from all directions allowed in its middle; take a smaller step",
    EnergyLost: ({ method, defect, roundoff }) =>
        `the equations of \`${method}\` are so ill-conditioned that the energy would change by ${e1(defect)} (its terms have a `
        + `roundoff of ${e1(roundoff)}); try a smaller step`,
    RankLoss: ({ measure }) =>
        `the constraints become linearly dependent (det(μ g⁻¹ μᵀ) is ${e3(measure)} of its value at the start)`,
    FrameLoss: ({ measure }) =>
        `the frame loses rank on the way (the measure that vanishes there is ${e3(measure)} of its value at the start); declare a `
        + "frame that spans D there" + list(", or use a method that chooses a new frame in every step or has none: ", ", ",
            ["gonzalez-r", "rk4:qv", "taylor:qv"]),
    Singularity: ({ reach }) => `the motion runs into a singularity: its Taylor series reaches only ${e1(reach)}`,
    StepTooLong: ({ reach }) =>
        `1000000 Taylor series do not reach its end, and the last one reaches only ${e1(reach)}; take a smaller step`,
    NonFinite: () => "the new state is not finite, or has numbers above 1/ε⁴; try a smaller step",
};

/** The reason why a stepper could not be created or a step failed. `kind` is the variant of `StepError` in Rust. */
class StepError extends Error {
    constructor(kind, fields) {
        const { step = 0, time } = fields, own = step === 0 && BEFORE[kind];
        super(own ? own(fields) : `step ${step} at t = ${full(time)}: ${WITHIN[kind](fields)}`);
        Object.assign(this, fields, { kind });
    }
}

/** Ends a step or a start. `place` has the method, the number of the step and the time before it. */
const fail = (place, kind, fields) => {
    throw new StepError(kind, { ...place, ...fields });
};

/** Ends a step whose equations are not solved. */
const unsolved = (place, block, { residual, iterations, illConditioned }) => {
    if (!Number.isFinite(residual)) fail(place, "NonFinite", {});
    fail(place, illConditioned ? "IllConditioned" : "NewtonFailed", { block, residual, iterations });
};

Object.assign(nh, { StepError, fail, unsolved, applies: () => true });
}
