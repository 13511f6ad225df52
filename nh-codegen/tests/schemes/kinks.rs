//! Potentials and forces with kinks or of angles: invariants of discrete gradients on either side
//! of a kink, and across it.

use super::*;
use std::f64::consts::{PI, TAU};

/// Methods whose energy is exact for every potential, because they use its differences.
const EXACT: [&str; 6] = ["gonzalez", "gonzalez-r", "gonzalez-f", "itoh-abe", "itoh-abe-sym", "dd"];

/// Methods whose energy is not exact.
const OTHERS: [&str; 4] = ["avf", "midpoint", "dla", "rk4"];

/// A start towards x > 0, along the edge.
const START: ([f64; 3], [f64; 3]) = ([-0.2, 0.1, 0.3], [0.955_336_489_125_606, 0.295_520_206_661_339_6, 0.7]);

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = [
        ("a_wedge", "abs(x)"),
        ("a_spring_that_pushes", "5*max(x, 0)^2"),
        ("a_spring_that_pushes_elsewhere", "5*max(x - 1/3, 0)^2"),
        ("springs_of_two_stiffnesses", "sign(x)*x^2 + 2*x^2"),
        ("the_lower_of_two_slopes", "min(x, y)"),
        ("a_vortex", "atan2(y, x + 3)"),
        // The divisor vanishes at none of the kinks of its parts.
        ("a_quotient", "x/(1 + abs(x)) + 1/(2 + max(x, 0))"),
        ("two_pieces", "if(x > 0, 5*x^2, x^2 + x/3)"),
        ("three_pieces", "if(x < -1/4, (x + 1/4)^2, x <= 1/4 and not x > 10, 0, 3*(x - 1/4)^2)"),
        // The inactive piece has no value there.
        ("a_root_on_one_side", "if(x > 0, x*sqrt(x) - ln(1 + x), 0)"),
        ("a_cardinal_sine", "2*if(|x| > 1e-3, sin(3*x)/x, 3 - 9*x^2/2)"),
        ("a_table", "interp(x, [-1, 0, 0.5, 2, 2.25], [1, 0, 0.25, 3, -1])"),
        ("an_inverse_hyperbolic_sine", "asinh(3*x)/5 + acosh(2 + x^2)/2 - atanh(x/4)/3"),
    ]
    .into_iter()
    .map(|(name, potential)| trial(format!("kinks::{name}_keeps_its_energy"), move || keeps_energy(potential)))
    .collect();
    trials.push(trial("kinks::a_spring_that_pushes_is_the_same_to_all_methods", agreement));
    trials.push(trial("kinks::forces_are_those_of_numbers", forces));
    trials.push(trial("kinks::tables_are_natural_splines", tables));
    trials.push(trial("kinks::conditions_without_a_value", conditions_without_a_value));
    trials.push(trial("kinks::an_angle_is_continued_across_its_cut", across_the_cut));
    trials.push(trial("kinks::drag_and_dry_friction_do_their_work", friction));
    trials.push(trial("kinks::dry_friction_alone", dry_friction));
    trials.push(trial("kinks::the_inertia_may_have_a_kink", inertia));
    trials.push(trial("kinks::a_surface_may_have_a_kink", surface));
    trials.push(trial("kinks::what_has_no_inertia_on_one_side_is_refused", refusals));
    trials
}

/// Declares a body on a knife edge.
fn edge(lagrangian: &str, rest: &str, methods: &[&str]) -> Declaration {
    let text = format!(
        "name: edge\ncoordinates: [x, y, theta]\nconstraints: [-x_dot*sin(theta) + y_dot*cos(theta)]\n\
         lagrangian: {lagrangian}\n{rest}"
    );
    with_methods(declared("edge.yaml", &text), methods)
}

fn compiled(potential: &str, rest: &str, methods: &[&str]) -> Compiled {
    let lagrangian = format!("(x_dot^2 + y_dot^2 + theta_dot^2)/2 - ({potential})");
    exposed(edge(&lagrangian, rest, methods))
}

/// Result of a run.
struct Motion {
    /// (q, w) at the end.
    end: Vec<f64>,
    /// E − E₀ − W after each step.
    balance: Vec<f64>,
    /// The largest energy, as the sum of the sizes of its parts.
    energy: f64,
    /// Number of sign changes of x.
    crossings: u32,
}

fn run(compiled: &Compiled, method: &str, h: f64, steps: usize, (q, w): (&[f64], &[f64])) -> Motion {
    let program = &compiled.program;
    let system = Caller::new(program, &[]).expect("no parameters");
    let call = |quantity: Quantity, arguments: &[&[f64]]| {
        system.call(quantity, arguments).unwrap_or_else(|error| panic!("{error}"))[0]
    };
    let mut run = Run::new(program, method, &[], h, q, w).unwrap_or_else(|e| panic!("{method}: {e}"));
    let first = call(Quantity::Energy, &[q, w]);
    let mut motion = Motion { end: [q, w].concat(), balance: Vec::new(), energy: 1.0, crossings: 0 };
    for _ in 0..steps {
        run.step().unwrap_or_else(|e| panic!("{method}: {e}"));
        let (q, w) = run.state();
        let (present, potential) = (call(Quantity::Energy, &[&q, &w]), call(Quantity::Potential, &[&q]));
        motion.balance.push(present - first - run.work());
        motion.energy = motion.energy.max((present - potential).abs() + potential.abs());
        motion.crossings += u32::from(q[0] * motion.end[0] < 0.0);
        motion.end = [q, w].concat();
    }
    motion
}

impl Motion {
    /// Returns whether the balance is exact. Newton's method stops at roundoff of the state, so a
    /// step leaves about 20 roundings of the energy's terms.
    fn is_exact(&self) -> bool {
        let bound = self.balance.len() as f64 * 20.0 * f64::EPSILON * self.energy;
        self.balance.iter().all(|balance| balance.abs() <= bound)
    }
}

/// Checks that the energy is exact on either side of the kink and across it for methods that use
/// differences of the potential, whatever its derivative does in between. Other methods have their
/// usual error.
fn keeps_energy(potential: &str) {
    let compiled = compiled(potential, "", &[&EXACT[..], &OTHERS].concat());
    for method in EXACT.into_iter().chain(OTHERS) {
        let motion = run(&compiled, method, 0.01, 1000, (&START.0, &START.1));
        assert!(motion.crossings > 0, "{potential}, {method}: the kink is never met");
        let most = motion.balance.iter().fold(0.0_f64, |a, b| a.max(b.abs()));
        match EXACT.contains(&method) {
            true => assert!(motion.is_exact(), "{potential}, {method}: off by {most:e}"),
            // Each of about 5 crossings costs less than the change of the potential in a step, h
            // |v| |V'| < 0.01.
            false => assert!(most < 0.05, "{potential}, {method}: off by {most:e}"),
        }
    }
}

/// Checks V = 5 max(x, 0)², whose force is continuous: with half the step, the difference to the
/// finest run is at most a fourth.
fn agreement() {
    let compiled = compiled("5*max(x, 0)^2", "", &[&EXACT[..], &OTHERS].concat());
    let far = |method: &str, steps: usize| run(&compiled, method, 4.0 / steps as f64, steps, (&START.0, &START.1)).end;
    let truth = far("rk4", 12800);
    for method in EXACT.into_iter().chain(OTHERS) {
        let error =
            |steps: usize| far(method, steps).iter().zip(&truth).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        let (coarse, fine) = (error(200), error(800));
        // The methods have second order, with constants below 20 (h = 0.02, 0.005); across the
        // kink, higher orders drop to second.
        let bound = |h: f64| 20.0 * h * h;
        let first_order = method == "itoh-abe" || method == "dla";
        let ok = if first_order { fine < 0.5 * coarse } else { coarse < bound(0.02) && fine < bound(0.005) };
        assert!(ok, "{method}: {coarse:e}, {fine:e}");
    }
}

/// Checks values and slopes at places on both sides of kinks, and on them, where a slope is the
/// mean of both sides.
fn forces() {
    type Plain = fn(f64, f64) -> (f64, [f64; 2]);
    let step = |x: f64| if x == 0.0 { 0.5 } else { f64::from(x > 0.0) };
    assert_eq!((step(-1.0), step(0.0), step(1.0)), (0.0, 0.5, 1.0));
    let cases: [(&str, Plain); 12] = [
        ("3*abs(x - y)", |x, y| {
            let sign = if x == y { 0.0 } else { (x - y).signum() };
            (3.0 * (x - y).abs(), [3.0 * sign, -3.0 * sign])
        }),
        ("max(x - 1000, 0)^2/2", |x, _| ((x - 1000.0).max(0.0).powi(2) / 2.0, [(x - 1000.0).max(0.0), 0.0])),
        ("min(x, 2*y)", |x, y| {
            let share = if x == 2.0 * y { 0.5 } else { f64::from(x < 2.0 * y) };
            (x.min(2.0 * y), [share, 2.0 * (1.0 - share)])
        }),
        ("sign(y)*x", |x, y| {
            let sign = if y == 0.0 { 0.0 } else { y.signum() };
            (sign * x, [sign, 0.0])
        }),
        ("atan2(y, x)", |x, y| (y.atan2(x), [-y / (x * x + y * y), x / (x * x + y * y)])),
        ("if(x > y, 3*x, x + y)", |x, y| if x > y { (3.0 * x, [3.0, 0.0]) } else { (x + y, [1.0, 1.0]) }),
        ("if(0 < x <= 2 and not y > 1, x*y, y < -2 or x > 100, -x, 7)", |x, y| match () {
            () if 0.0 < x && x <= 2.0 && y <= 1.0 => (x * y, [y, x]),
            () if y < -2.0 || x > 100.0 => (-x, [-1.0, 0.0]),
            () => (7.0, [0.0, 0.0]),
        }),
        ("where(x >= 3, ln(x - 2), y/x)", |x, y| {
            if x >= 3.0 { ((x - 2.0).ln(), [1.0 / (x - 2.0), 0.0]) } else { (y / x, [-y / (x * x), 1.0 / x]) }
        }),
        ("mod(x, 2)*floor(y)", |x, y| ((x - 2.0 * (x / 2.0).floor()) * y.floor(), [y.floor(), 0.0])),
        ("clamp(x, -1, y)", |x, y| {
            let inner = x.max(-1.0);
            let (first, second) = match inner.partial_cmp(&y) {
                Some(std::cmp::Ordering::Less) => (1.0, 0.0),
                Some(std::cmp::Ordering::Equal) => (0.5, 0.5),
                _ => (0.0, 1.0),
            };
            (inner.min(y), [if x > -1.0 { first } else { 0.0 }, second])
        }),
        ("cot(x/4)*sec(y/9)*csc(x/4)", |x, y| {
            let (s, c) = (x / 4.0).sin_cos();
            let (t, d) = (y / 9.0).sin_cos();
            (c / (s * s * d), [-(1.0 + c * c) / (4.0 * s * s * s * d), c * t / (9.0 * s * s * d * d)])
        }),
        ("log10(x^2) + log2(1 + y^2) + hypot(x, y)", |x, y| {
            let r = (x * x + y * y).sqrt();
            let value = (x * x).log10() + (1.0 + y * y).log2() + r;
            let tens = 2.0 / x / 10f64.ln();
            (value, [tens + x / r, 2.0 * y / (1.0 + y * y) / 2f64.ln() + y / r])
        }),
    ];
    let places = [[2.0, 1.0], [-2.0, 0.5], [-1.5, -3.0], [0.5, 0.5], [0.0, 2.0], [3.0, 0.0], [1000.0009765625, -1.0]];
    let quotients = ["log10(x^2)", "where(x >= 3", "cot(x/4)"];
    for (potential, plain) in cases {
        let compiled = compiled(potential, "", &["rk4"]);
        let system = Caller::new(&compiled.program, &[]).expect("no parameters");
        for [x, y] in places {
            if x == 0.0 && quotients.iter().any(|start| potential.starts_with(start)) {
                continue;
            }
            let (value, slopes) = plain(x, y);
            let q = [x, y, 0.4];
            let found = system.call(Quantity::Potential, &[&q]).expect("a potential")[0];
            let gradient = system.call(Quantity::PotentialGradient, &[&q]).expect("a gradient");
            // The bound allows half a dozen operations. On one side of its kink max(x − 1000, 0)²
            // is exactly 0, and near it as small as it should be. The cube of a sine and two
            // cosines, each accurate to one unit, add five roundings.
            let roundings = if potential.starts_with("cot") { 9.0 } else { 4.0 };
            let close = |a: f64, b: f64| (a - b).abs() <= roundings * f64::EPSILON * b.abs();
            assert!(close(found, value), "{potential} at {q:?}: {found} for {value}");
            let slopes = [slopes[0], slopes[1], 0.0];
            assert!(
                gradient.iter().zip(slopes).all(|(a, b)| close(*a, b)),
                "{potential} at {q:?}: {gradient:?} for {slopes:?}"
            );
        }
    }
}

/// Compares a table with values and slopes of the natural spline from SciPy's
/// `CubicSpline(bc_type="natural")`, and with its tangents beyond the ends.
fn tables() {
    const SPLINE: [(f64, f64, f64); 11] = [
        (-3.0, 3.111_515_151_515_151_3, -1.055_757_575_757_575_7),
        (-1.0, 1.0, -1.055_757_575_757_575_7),
        (-0.75, 0.736_931_818_181_818_2, -1.045_303_030_303_030_2),
        (0.0, 0.0, -0.888_484_848_484_848_5),
        (0.25, -0.130_113_636_363_636_35, 0.173_787_878_787_878_94),
        (0.5, 0.25, 3.193_333_333_333_333_4),
        (1.5, 5.504_343_434_343_434_5, 1.380_000_000_000_002_6),
        (2.0, 3.0, -12.881_212_121_212_121),
        (2.125, 1.146_193_181_818_181_6, -16.389_848_484_848_486),
        (2.25, -1.0, -17.559_393_939_393_935),
        (5.0, -49.288_333_333_333_32, -17.559_393_939_393_935),
    ];
    let compiled = compiled("interp(x, [-1, 0, 0.5, 2, 2.25], [1, 0, 0.25, 3, -1])", "", &["rk4"]);
    let system = Caller::new(&compiled.program, &[]).expect("no parameters");
    for (x, value, slope) in SPLINE {
        let call = |quantity| system.call(quantity, &[&[x, 0.2, 0.4]]).expect("a potential")[0];
        let found = (call(Quantity::Potential), call(Quantity::PotentialGradient));
        // The cubics have coefficients up to 30.
        assert!(
            (found.0 - value).abs() < 1e-13 && (found.1 - slope).abs() < 1e-13,
            "{x}: {found:?} for {value}, {slope}"
        );
    }
}

/// Checks that a condition without a value selects no side: such a state is an error.
fn conditions_without_a_value() {
    let compiled = compiled("if(ln(x) > 0, x, -x)", "", &["rk4"]);
    let system = Caller::new(&compiled.program, &[]).expect("no parameters");
    let at = |x: f64| system.call(Quantity::Potential, &[&[x, 0.0, 0.0]]).expect("a potential")[0];
    assert_eq!((at(3.0), at(0.5)), (3.0, -0.5));
    assert!(at(-1.0).is_nan());
}

/// Checks the cut of the angle: the angle jumps by 2π where y = 0 and x < 0, and the energy with
/// it. The motion follows the continued angle.
fn across_the_cut() {
    let compiled = compiled("atan2(y, x)/8", "", &EXACT);
    // The motion crosses the cut downwards from the second quadrant.
    let turn = -PI / 2.0;
    for method in EXACT {
        let motion = run(&compiled, method, 0.01, 200, (&[-1.0, 0.5, turn], &[0.0, -1.0, 0.3]));
        let last = motion.balance.last().copied().unwrap_or_default();
        // The energy jumps exactly, up to rounding.
        assert!((last + TAU / 8.0).abs() < 1e-12, "{method}: {last}");
        let before = motion.balance.iter().take_while(|balance| balance.abs() < 0.1).count();
        assert!((30..70).contains(&before), "{method} jumps in step {before}");
    }
}

/// Checks that the balance accounts for friction: drag proportional to v |v|, dry friction of
/// constant size, and Rayleigh's function of third degree.
fn friction() {
    for (rest, name) in [
        ("forces: {x: -0.3*abs(x_dot)*x_dot, theta: -0.1*sign(theta_dot)}\n", "forces"),
        ("forces: {theta: '-0.2*max(theta_dot - 0.3, 0)'}\n", "a force beyond a threshold"),
        ("dissipation: 0.1*abs(theta_dot)^3 + 0.2*abs(x_dot)\n", "dissipation"),
        (
            "forces: {x: '-if(x_dot > 0.4, x_dot, x > 0, x_dot/10, 0)', theta: '-0.1*if(y > 0, theta_dot, 0)'}\n",
            "drag in pieces",
        ),
    ] {
        let compiled = compiled("max(x, 0)^2", rest, &EXACT);
        let (coarse, fine) = (100, 400);
        let ends: Vec<[Vec<f64>; 2]> = EXACT
            .into_iter()
            .map(|method| {
                [coarse, fine].map(|steps| {
                    let motion = run(&compiled, method, 1.0 / steps as f64, steps, (&START.0, &START.1));
                    assert!(motion.is_exact(), "{name}, {method}: {:?}", motion.balance.last());
                    let energy =
                        |end: &[f64]| end[3..].iter().map(|w| w * w).sum::<f64>() / 2.0 + end[0].max(0.0).powi(2);
                    let before = energy(&[START.0, START.1].concat());
                    assert!(energy(&motion.end) < before, "{name}, {method}: friction takes");
                    motion.end
                })
            })
            .collect();
        for (method, end) in EXACT.into_iter().zip(&ends) {
            let apart = |i: usize| end[i].iter().zip(&ends[0][1]).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            // In the step across the kink of the spring, the force has an error of the size of its
            // change. Methods of second order therefore differ by O(h²), and by O(h) in velocities
            // whose constraint holds at midpoints; itoh-abe has first order.
            let ok = [coarse, fine].iter().enumerate().all(|(i, &steps)| apart(i) < 2.0 / steps as f64);
            assert!(ok, "{name}, {method}: {:e} {:e}", apart(0), apart(1));
        }
    }
}

/// Checks dry friction alone: θ̇ = 0.7 − 0.1 t. Its derivative vanishes, but the equations of a
/// step are not linear.
fn dry_friction() {
    let methods = [&EXACT[..], &OTHERS].concat();
    let compiled = compiled("0", "forces: {theta: -0.1*sign(theta_dot)}\n", &methods);
    for method in methods {
        let motion = run(&compiled, method, 0.01, 100, (&START.0, &START.1));
        // The mean velocity of a step is exact; 100 steps round it.
        assert!((motion.end[5] - 0.6).abs() < 100.0 * f64::EPSILON, "{method}: {:?}", motion.end);
        assert!(!EXACT.contains(&method) || motion.is_exact(), "{method}: {:?}", motion.balance.last());
    }
}

/// Checks an inertia (1 + |x|), and one that is larger on one side.
fn inertia() {
    for mass in ["(1 + abs(x))", "(1 + max(x, 0))", "(1 + max(x, y)^2)", "if(x > 0, 1 + x^2, 1)"] {
        let lagrangian = format!("{mass}/2*(x_dot^2 + y_dot^2) + theta_dot^2/2 - x^2");
        let methods = &EXACT[..5];
        let compiled = exposed(edge(&lagrangian, "", methods));
        for &method in methods {
            let motion = run(&compiled, method, 0.01, 400, (&START.0, &START.1));
            assert!(motion.crossings > 0 && motion.is_exact(), "{mass}, {method}: {:?}", motion.balance.last());
        }
    }
}

/// Checks a bead on z = max(x, 0)²/2 + |y|, on one side of the crease.
fn surface() {
    let text = "name: bead\ncoordinates: [x, y, z]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - z\n\
                constraints: [y_dot - x*x_dot]\nholonomic: ['z - max(x, 0)^2/2 - abs(y)']\nmethods: [gonzalez, dd]\n";
    let compiled = exposed(declared("bead.yaml", text));
    let (q, w) = ([-0.5, 1.0, 1.0], [1.0, -0.5, -0.5]);
    for method in ["gonzalez", "dd"] {
        let motion = run(&compiled, method, 0.01, 100, (&q, &w));
        let [x, y, z] = [0, 1, 2].map(|i| motion.end[i]);
        assert!(motion.is_exact(), "{method}: {:?}", motion.balance.last());
        assert!((z - x.max(0.0).powi(2) / 2.0 - y.abs()).abs() < 1e-14, "{method}: {x} {y} {z}");
    }
}

fn refusals() {
    let complaint = |lagrangian: &str| refusal(edge(lagrangian, "", &["rk4"]));
    for (lagrangian, message) in [
        ("abs(x_dot) + y_dot^2 + theta_dot^2", "the Lagrangian is not polynomial in the velocities: `abs(x_dot)`"),
        ("max(x_dot, 0)^2 + y_dot^2 + theta_dot^2", "the Lagrangian is not polynomial in the velocities"),
        ("x_dot^2 + y_dot^2 + theta_dot^2 + atan2(y_dot, x)", "the Lagrangian is not polynomial in the velocities"),
        ("max(x, 0)*x_dot^2 + y_dot^2 + theta_dot^2", "the mass matrix is singular where `x` is negative"),
        (
            // With an inertia of theta, the constraint would determine the velocity without
            // inertia.
            "x_dot^2 + y_dot^2 + 2*sign(x)*x_dot*y_dot",
            "the mass matrix is singular: the kinetic energy vanishes along `",
        ),
        (
            "x_dot^2 + y_dot^2 + theta_dot^2 - 1/max(x, 0)",
            "this divides by an expression that is zero wherever `x` is negative",
        ),
        ("x_dot^2 + y_dot^2 + theta_dot^2 - min(1 - x, 0)^(-1/2)", "zero wherever `x - 1` is negative"),
        ("x_dot^2 + y_dot^2 + theta_dot^2 - atan2(0, y - y)", "`atan2(0, 0)` has no value"),
        ("if(x_dot > 0, x_dot, 0) + y_dot^2 + theta_dot^2", "the Lagrangian is not polynomial in the velocities"),
        ("if(x > 0, 1, 0)*x_dot^2 + y_dot^2 + theta_dot^2", "the mass matrix is singular where `x` is negative"),
        (
            "x_dot^2 + y_dot^2 + theta_dot^2 - 1/step(x)",
            "this divides by an expression that is zero wherever `x` is negative",
        ),
        ("x_dot^2 + y_dot^2 + theta_dot^2 - if(x < 0, x, acosh(1/2))", "`acosh(1/2)` has no real value"),
        ("x_dot^2 + y_dot^2 + theta_dot^2 - abs([x, y])", "`abs` takes a scalar, but this is a vector"),
        ("x_dot^2 + y_dot^2 + theta_dot^2 - min([x, y], 2)", "`min` takes a scalar, but this is a vector"),
    ] {
        let found = complaint(lagrangian);
        assert!(found.contains(message), "{lagrangian}: {found}");
    }
}
