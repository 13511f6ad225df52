//! What does not hold, and why.

use nh_tests::library::Case;

const HALF_STEPS: &str = "what is symmetric is a map of more than (q, v), of momenta at half steps or of multipliers, which a state \
     at a node does not determine: the run back starts on another orbit";
const MIDPOINTS: &str = "its nodes are off the constraints, which hold at midpoints: no run starts from there";

/// Property, model, method, reason. An empty string stands for any model or method.
const DEFICIENCIES: &[(&str, &str, &str, &str)] = &[
    (
        "energy",
        "roller_racer",
        "gonzalez",
        "it comes to roll in a circle, where every step makes the same roundings: they add up, half a unit or so a step, and do \
         not cancel as at random",
    ),
    ("symmetry", "", "leapfrog", HALF_STEPS),
    ("symmetry", "", "rattle", HALF_STEPS),
    ("symmetry", "", "rattle:consistent", HALF_STEPS),
    ("symmetry", "", "dd", MIDPOINTS),
    ("symmetry", "", "gonzalez-f", MIDPOINTS),
];

/// Model, data set, method (an empty string: any), why it has no error to measure an order by.
const EXACT: &[(&str, &str, &str, &str)] = &[
    ("heisenberg", "standard", "", "its motions are straight lines in (x, y)"),
    ("chaplygin_sleigh", "paper", "rk4", "it moves so slowly that h = 1/4 leaves 4e-12, and h = 1/16 roundoff"),
];

/// Model, method, order, why it is another one than the method's own.
const ORDERS: &[(&str, &str, u32, &str)] = &[
    (
        "sleigh_under_all",
        "itoh-abe",
        2,
        "ℋ = ½ |ρ|² in an orthonormal frame: its difference quotients, one coordinate at a time, are those at the midpoint",
    ),
    (
        "knife_edge",
        "itoh-abe",
        2,
        "at ε = 0 the frame is orthonormal and ℋ = ½ |ρ|² − x1: again the difference quotients are those at the midpoint",
    ),
];

/// The order that the method has in this case.
pub fn order(case: &Case) -> u32 {
    let exception = ORDERS.iter().find(|(model, method, ..)| (*model, *method) == (case.model.name, case.method));
    exception.map_or(case.properties().order, |(.., order, _)| *order)
}

/// Why any step size is exact in this case, if so.
pub fn exactness(case: &Case) -> Option<&'static str> {
    EXACT
        .iter()
        .find(|(model, data, method, _)| {
            (*model, *data) == (case.model.name, case.data.name) && (method.is_empty() || *method == case.method)
        })
        .map(|(.., reason)| *reason)
}

/// Why the property does not hold in this case, where that is known.
pub fn deficiency(property: &str, case: &Case) -> Option<&'static str> {
    let is = |pattern: &str, name: &str| pattern.is_empty() || pattern == name;
    if exactness(case).is_some() {
        // An exact motion has no deficiencies.
        return None;
    }
    DEFICIENCIES
        .iter()
        .find(|(p, model, method, _)| *p == property && is(model, case.model.name) && is(method, case.method))
        .map(|(.., reason)| *reason)
}
