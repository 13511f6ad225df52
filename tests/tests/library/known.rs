//! Properties that do not hold, with reasons.

use nh_tests::library::Case;

const HALF_STEPS: &str = "what is symmetric is a map of more than (q, v), of momenta at half steps or of multipliers, which a state \
     at a node does not determine: the run back starts on another orbit";
const TERMS: &str = "13 ε cond(C) |μ| |w| where 11 are allowed: its constraint is an equation of the implicit step, with q' in it as \
     well as v', and holds to what the last iteration leaves, not to what one product leaves";
const SIGNS: &str = "the signs of its frame are those at the start of a step: it starts where R₁₁ = 0, which counts as positive, and \
     the step back has the other sign";
const MIDPOINTS: &str = "its nodes are off the constraints, which hold at midpoints: no run starts from there";
const RETURNS: &str =
    "its steering goes back like exp(−13 t): in two units of time roundings and errors grow by 10¹¹ on the way back";

const REPELS: &str = "what is drawn is attracted to the track of what draws it, and repelled from it on the way back";
const PARASITE: &str = "the castor swings behind its pivot at a rate of five: a scheme of two steps has a second solution, which grows as \
     the first one decays, and e²⁰ times its h² is no less than 1 for any of these steps";
const ANGLE: &str = "its heading comes to 41, and the sum θ + φ in its second constraint is rounded by up to 16 ε: 14 to 18 of them are left, \
     where 11 are allowed";
const DRIFTS: &str = "it is off the holonomic constraint by its error: no run starts from there";

const PARALLEL: &str = "far out the columns of the basis of D are nearly parallel, and a step by projections loses 10⁴ units of roundoff, of which what is fed back \
     leaves twice as much: it does not grow, but is more than a walk of single units";

/// Property, model, method, reason. An empty string stands for any model or method.
const DEFICIENCIES: &[(&str, &str, &str, &str)] = &[
    ("constraint", "snakeboard", "dla", TERMS),
    ("constraint", "snakeboard", "dla01", TERMS),
    ("energy", "heisenberg", "iso", PARALLEL),
    ("energy", "heisenberg", "iso:4", PARALLEL),
    ("energy", "heisenberg", "iso:6", PARALLEL),
    ("symmetry", "", "leapfrog", HALF_STEPS),
    ("symmetry", "", "rattle", HALF_STEPS),
    ("symmetry", "", "rattle:consistent", HALF_STEPS),
    ("symmetry", "", "dd", MIDPOINTS),
    ("symmetry", "", "gonzalez-f", MIDPOINTS),
    ("constraint", "getz", "gonzalez", ANGLE),
    ("constraint", "getz", "midpoint", ANGLE),
    ("constraint", "getz", "rk4", ANGLE),
    ("symmetry", "twistcar", "midpoint", DRIFTS),
    ("order", "castor", "leapfrog", PARASITE),
    ("symmetry", "heisenberg", "gonzalez-r", SIGNS),
    ("symmetry", "heisenberg", "gonzalez-r-fd", SIGNS),
    ("symmetry", "whipple", "", RETURNS),
    ("back_in_time", "whipple", "", RETURNS),
];

/// Property, model, method, reason why it holds although [`DEFICIENCIES`] lists it for all models.
const HOLDS: &[(&str, &str, &str, &str)] = &[
    ("symmetry", "double_pendulum", "leapfrog", "without constraints a state determines the momenta at half steps"),
    (
        "symmetry",
        "kepler_contact",
        "leapfrog",
        "x Δy − y Δx is the same at both ends of a step (Δx, Δy): so is the constraint, and a state determines the momenta at half steps",
    ),
];

/// Model, method, reason why steps back are much less accurate than steps forth. For these only the
/// order is checked.
const ONE_WAY: &[(&str, &str, &str)] = &[
    ("ackermann", "midpoint", REPELS),
    ("car_trailers", "gonzalez", REPELS),
    ("car_trailers", "midpoint", REPELS),
    ("car_trailers", "rk4", REPELS),
    ("castor", "gonzalez", REPELS),
    ("castor", "midpoint", REPELS),
    ("castor", "rk4", REPELS),
    ("twistcar", "leapfrog", REPELS),
];

/// The large rate at which errors of a model grow on the way back, with a reason.
const GROWS_BACK: &[(&str, f64, &str)] = &[("castor", 5.0, "the castor swings behind its pivot at a rate of five")];

const SLOW: &str = "it moves so slowly that h = 1/4 leaves 4e-12 at most, and h = 1/16 roundoff";
const STRAIGHT: &str = "its motions are straight lines in (x, y)";

/// Model, data set, method (an empty string: any but those of [`NOT_EXACT`]), reason why it has no
/// error that would show an order.
const EXACT: &[(&str, &str, &str, &str)] = &[
    ("heisenberg", "standard", "", STRAIGHT),
    ("chaplygin_sleigh", "paper", "rk4", SLOW),
    ("chaplygin_sleigh", "paper", "rk4:qv", SLOW),
    ("chaplygin_sleigh", "paper", "spark3", SLOW),
    ("chaplygin_sleigh", "paper", "avf4", SLOW),
    ("chaplygin_sleigh", "paper", "avf6", SLOW),
    ("chaplygin_sleigh", "paper", "iso:4", SLOW),
    ("chaplygin_sleigh", "paper", "iso:6", SLOW),
    ("chaplygin_sleigh", "paper", "feedback-rk4", SLOW),
];

/// Model and method. Straight lines are not straight in the frames of the last two, and difference
/// quotients one coordinate at a time are not those at the midpoint.
const NOT_EXACT: &[(&str, &str)] = &[
    ("heisenberg", "itoh-abe"),
    ("heisenberg", "itoh-abe-sym"),
    ("heisenberg", "gonzalez-r"),
    ("heisenberg", "gonzalez-r-fd"),
];

const SHORTER: [f64; 4] = [1.0 / 8.0, 1.0 / 10.0, 1.0 / 12.0, 1.0 / 16.0];
const COARSE: [f64; 4] = [1.0 / 2.0, 2.0 / 5.0, 1.0 / 3.0, 1.0 / 4.0];

/// Model, method, step sizes for the measurement of the order, reason why they differ from those of
/// other cases.
const SIZES: &[(&str, &str, [f64; 4], &str)] = &[
    ("rolling_disk", "avf6", COARSE, "smaller ones leave roundoff"),
    ("knife_edge_incline", "avf6", COARSE, "smaller ones leave roundoff"),
    ("vertical_disk", "avf6", COARSE, "smaller ones leave roundoff"),
    ("roller_racer", "avf6", COARSE, "smaller ones leave roundoff"),
    ("snakeboard", "avf6", COARSE, "smaller ones leave roundoff"),
    ("chaplygin_sleigh", "iso:6", COARSE, "smaller ones leave roundoff"),
    ("sleigh_under_all", "iso:6", COARSE, "smaller ones leave roundoff"),
    ("rolling_disk", "iso:6", COARSE, "smaller ones leave roundoff"),
    ("knife_edge_incline", "iso:6", COARSE, "smaller ones leave roundoff"),
    ("vertical_disk", "iso:6", COARSE, "smaller ones leave roundoff"),
    ("roller_racer", "iso:6", COARSE, "smaller ones leave roundoff"),
    ("snakeboard", "iso:6", COARSE, "smaller ones leave roundoff"),
    ("gearbox", "iso:6", SHORTER, "larger ones show the next term of the error"),
    ("gearbox_under_all", "iso:6", SHORTER, "larger ones show the next term of the error"),
    (
        "gearbox",
        "avf6",
        [1.0 / 12.0, 1.0 / 16.0, 1.0 / 20.0, 1.0 / 24.0],
        "larger ones show the next term of the error",
    ),
    (
        "snakeboard",
        "rk4:qv",
        [1.0 / 40.0, 1.0 / 48.0, 1.0 / 64.0, 1.0 / 80.0],
        "its torques are large near cos φ = 0: the next term of the error is, too",
    ),
    ("car_trailers", "rk4", SMALL, NEXT),
    ("charged_knife_edge", "rk4", SMALL, NEXT),
    ("getz", "rk4", SMALL, NEXT),
    ("kepler_contact", "rk4", SMALL, NEXT),
    ("mobile_manipulator", "rk4", SMALL, NEXT),
    ("routh_sphere", "rk4", SMALL, NEXT),
    ("snake", "rk4", SMALL, NEXT),
    ("double_pendulum", "rk4", FINE, NEXT),
    ("leaning_disk", "rk4", FINE, NEXT),
    ("rattleback", "rk4", FINE, NEXT),
    ("spherical_robot", "rk4", FINE, NEXT),
    ("snakeboard", "feedback-rk4", SMALL, FAST),
    (
        "whipple",
        "rk4",
        SMALL,
        "its steering goes back like exp(−13 t): the next term of the error is large with steps of a few hundredths",
    ),
    ("chaotic_quartic", "feedback-rk4", SMALL, FAST),
    ("", "feedback-rk4", [1.0 / 64.0, 1.0 / 80.0, 1.0 / 96.0, 1.0 / 128.0], FAST),
];

const SMALL: [f64; 4] = [1.0 / 160.0, 1.0 / 200.0, 1.0 / 240.0, 1.0 / 320.0];
const FINE: [f64; 4] = [1.0 / 640.0, 1.0 / 800.0, 1.0 / 960.0, 1.0 / 1280.0];
const NEXT: &str = "it turns by some radians in a unit of time: larger steps show the next term of the error";
const FAST: &str =
    "deviations decay at the rates k |∇I|², faster than anything in the motion: the next term of the error has them";

const SEPARATE: &str = "ℋ is a sum of functions of one coordinate each: no difference quotient depends on which coordinates have \
     been moved before";

/// Model, method, order, reason why it differs from the method's own.
const ORDERS: &[(&str, &str, u32, &str)] = &[
    ("chaplygin_sleigh", "itoh-abe", 2, SEPARATE),
    ("chaplygin_sleigh_com", "itoh-abe", 2, SEPARATE),
    ("rolling_disk", "itoh-abe", 2, SEPARATE),
    ("knife_edge", "itoh-abe", 2, SEPARATE),
    ("knife_edge_incline", "itoh-abe", 2, SEPARATE),
    ("gearbox", "itoh-abe", 2, SEPARATE),
    ("cvt_harmonic", "itoh-abe", 2, SEPARATE),
    ("nonholonomic_particle", "itoh-abe", 2, SEPARATE),
    ("vertical_disk", "itoh-abe", 2, SEPARATE),
    ("suslov", "itoh-abe", 2, SEPARATE),
    ("suslov_so3", "itoh-abe", 2, SEPARATE),
    ("chaplygin_sleigh_se2", "itoh-abe", 2, SEPARATE),
    ("mobile_robot", "itoh-abe", 2, SEPARATE),
    (
        "sleigh_under_all",
        "itoh-abe",
        2,
        "ℋ = ½ |ρ|² in an orthonormal frame: its difference quotients, one coordinate at a time, are those at the midpoint",
    ),
];

/// Returns the step sizes for the measurement of the order if they differ from those of other
/// cases.
pub fn sizes(case: &Case) -> Option<[f64; 4]> {
    SIZES
        .iter()
        .find(|(model, method, ..)| is(model, case.model.name) && is(method, case.method))
        .map(|(.., sizes, _)| *sizes)
}

/// Returns the rate at which errors grow on the way back in this case, if it is large.
pub fn growth_back(case: &Case) -> f64 {
    GROWS_BACK.iter().find(|(model, ..)| *model == case.model.name).map_or(0.0, |&(_, rate, _)| rate)
}

/// Returns the reason why steps back are less accurate than steps forth in this case, if it is
/// known.
pub fn one_way(case: &Case) -> Option<&'static str> {
    ONE_WAY
        .iter()
        .find(|(model, method, _)| (*model, *method) == (case.model.name, case.method))
        .map(|(.., reason)| *reason)
}

/// Returns the order of the method in this case.
pub fn order(case: &Case) -> u32 {
    let exception = ORDERS.iter().find(|(model, method, ..)| (*model, *method) == (case.model.name, case.method));
    exception.map_or(case.properties().order, |(.., order, _)| *order)
}

/// The order of methods that follow the motion to roundoff with any step.
const FLOW: u32 = 20;

/// Returns the accepted error of a motion, due to the uncertainty of the reference. That of the
/// snakeboard comes from an extrapolated integrator on (q, v). At t = 2 it changes by 4·10⁻¹² with
/// its number of substeps (4, 8, 16), while `taylor`, `taylor:qv`, `avf6` and DOP853 agree to 10⁻¹⁴
/// (`nh order snakeboard --until 2 --method taylor,taylor:qv,avf6`).
pub fn uncertainty(case: &Case) -> f64 {
    if case.model.name == "snakeboard" { 1e-11 } else { 1e-12 }
}

/// Returns the reason why any step size is exact in this case, if it is.
pub fn exactness(case: &Case) -> Option<&'static str> {
    if NOT_EXACT.contains(&(case.model.name, case.method)) {
        return None;
    }
    if case.properties().order == FLOW {
        return Some("the method follows the motion itself, to its tolerance");
    }
    EXACT
        .iter()
        .find(|(model, data, method, _)| {
            (*model, *data) == (case.model.name, case.data.name) && is(method, case.method)
        })
        .map(|(.., reason)| *reason)
}

/// Returns the reason why the property does not hold in this case, if it is known.
pub fn deficiency(property: &str, case: &Case) -> Option<&'static str> {
    if HOLDS.iter().any(|(p, model, method, _)| (*p, *model, *method) == (property, case.model.name, case.method)) {
        return None;
    }
    DEFICIENCIES
        .iter()
        // An exact motion has none of the deficiencies of all models.
        .filter(|(_, model, ..)| !model.is_empty() || exactness(case).is_none())
        .find(|(p, model, method, _)| *p == property && is(model, case.model.name) && is(method, case.method))
        .map(|(.., reason)| *reason)
}

/// Returns whether an entry of the lists stands for this name. An empty entry stands for any.
fn is(entry: &str, name: &str) -> bool {
    entry.is_empty() || entry == name
}
