//! Potentials of exponential and hyperbolic functions far from the origin, where parts of their
//! normal form overflow or vanish: values, forces and steps are as accurate as the written form.

use super::*;
use nonholonomic_codegen::tree::Function;
use std::f64::consts::FRAC_2_SQRT_PI;

/// Methods of all kinds: differences of ℋ, quadratures of its gradient, its slopes, the field.
const METHODS: [&str; 6] = ["gonzalez", "gonzalez-r", "avf", "itoh-abe", "dd", "rk4"];

/// Methods whose energy is exact for every potential.
const EXACT: [&str; 4] = ["gonzalez", "gonzalez-r", "itoh-abe", "dd"];

/// A potential V(x, y, z), places, and the values of V and ∂V there.
struct Case {
    name: &'static str,
    potential: &'static str,
    places: &'static [[f64; 3]],
    value: fn([f64; 3]) -> (f64, [f64; 3]),
}

const CASES: [Case; 12] = [
    Case {
        name: "gaussian_hill",
        potential: "exp(-(x^2 + y^2)/0.25)",
        // The places are 1, 10 and 100 widths from the top.
        places: &[[0.5, 0.1, 0.0], [5.0, 0.3, 0.0], [50.0, -0.2, 1.0], [-60.0, 50.0, 1.0]],
        value: |[x, y, _]| {
            let v = (-4.0 * (x * x + y * y)).exp();
            (v, [-8.0 * x * v, -8.0 * y * v, 0.0])
        },
    },
    Case {
        name: "gaussian_hill_elsewhere",
        potential: "exp(-((x - 20)^2 + (y - 30)^2)/2)",
        places: &[[21.0, 29.5, 0.0], [30.0, 30.0, 0.0], [120.0, 30.0, 0.0], [-100.0, -100.0, 0.0]],
        value: |[x, y, _]| {
            let v = (-((x - 20.0) * (x - 20.0) + (y - 30.0) * (y - 30.0)) / 2.0).exp();
            (v, [(20.0 - x) * v, (30.0 - y) * v, 0.0])
        },
    },
    Case {
        name: "morse",
        potential: "(1 - exp(-2*(x - 3)))^2",
        places: &[[3.001, 0.0, 0.0], [5.0, 0.0, 0.0], [100.0, 0.0, 0.0], [1000.0, 0.0, 0.0]],
        value: |[x, _, _]| {
            let e = (-2.0 * (x - 3.0)).exp();
            let u = 1.0 - e;
            (u * u, [4.0 * e * u, 0.0, 0.0])
        },
    },
    Case {
        name: "toda",
        potential: "exp(x - y) + exp(y - z)",
        places: &[[0.0, 1.0, 3.0], [-1000.0, -990.0, -975.0], [1000.0, 1010.0, 1025.0], [-1500.0, -750.0, 0.0]],
        value: |[x, y, z]| {
            let (a, b) = ((x - y).exp(), (y - z).exp());
            (a + b, [a, b - a, -b])
        },
    },
    Case {
        name: "yukawa",
        potential: "-exp(-2*sqrt(x^2 + y^2))/sqrt(x^2 + y^2)",
        places: &[[0.5, 0.1, 0.0], [20.0, 1.0, 0.0], [200.0, 5.0, 0.0], [1000.0, 1.0, 0.0]],
        value: |[x, y, _]| {
            let r = (x * x + y * y).sqrt();
            let v = -(-2.0 * r).exp() / r;
            let slope = -v * (2.0 + 1.0 / r);
            (v, [slope * x / r, slope * y / r, 0.0])
        },
    },
    Case {
        name: "sech_squared",
        potential: "1/cosh(x)^2",
        places: &[[0.5, 0.0, 0.0], [-100.0, 0.0, 0.0], [400.0, 0.0, 0.0], [800.0, 0.0, 0.0]],
        value: |[x, _, _]| {
            let v = 1.0 / (x.cosh() * x.cosh());
            (v, [-2.0 * x.tanh() * v, 0.0, 0.0])
        },
    },
    Case {
        name: "log_cosh",
        potential: "ln(cosh(x))",
        places: &[[0.5, 0.0, 0.0], [30.0, 0.0, 0.0], [-300.0, 0.0, 0.0], [700.0, 0.0, 0.0]],
        value: |[x, _, _]| (x.abs() + (-2.0 * x.abs()).exp().ln_1p() - 2f64.ln(), [x.tanh(), 0.0, 0.0]),
    },
    Case {
        name: "domain_wall",
        potential: "tanh(x - 20)",
        places: &[[20.5, 0.0, 0.0], [800.0, 0.0, 0.0], [-800.0, 0.0, 0.0]],
        value: |[x, _, _]| {
            let t = (x - 20.0).tanh();
            (t, [(1.0 - t) * (1.0 + t), 0.0, 0.0])
        },
    },
    Case {
        name: "smooth_step",
        potential: "erf(x - 20)",
        places: &[[20.5, 0.0, 0.0], [16.0, 1.0, 0.0], [800.0, 0.0, 0.0], [-800.0, 0.0, 0.0]],
        value: |[x, _, _]| {
            let y = x - 20.0;
            (Function::Erf.evaluate(y), [FRAC_2_SQRT_PI * (-y * y).exp(), 0.0, 0.0])
        },
    },
    Case {
        name: "decays_that_are_not_commensurable",
        potential: "exp(-2*x) + exp(-1.2345*x) + cos(y) + cos(1.234*y)",
        places: &[[0.5, 1.0, 0.0], [50.0, 1.0, 0.0], [1000.0, 2.0, 0.0]],
        value: |[x, y, _]| {
            let (a, b) = ((-2.0 * x).exp(), (-1.2345 * x).exp());
            let (c, d) = (y.cos(), (1.234 * y).cos());
            (a + b + c + d, [-2.0 * a - 1.2345 * b, -y.sin() - 1.234 * (1.234 * y).sin(), 0.0])
        },
    },
    Case {
        name: "fermi_step",
        potential: "1/(1 + exp(x))",
        places: &[[0.5, 0.0, 0.0], [100.0, 0.0, 0.0], [900.0, 0.0, 0.0], [-900.0, 0.0, 0.0]],
        value: |[x, _, _]| {
            let e = (-x.abs()).exp();
            (if x > 0.0 { e / (1.0 + e) } else { 1.0 / (1.0 + e) }, [-e / ((1.0 + e) * (1.0 + e)), 0.0, 0.0])
        },
    },
    Case {
        name: "high_powers",
        potential: "(1 - x)^40 + (1 - y/2)^100 + (x^2)^(-13/2)",
        places: &[[0.99, 1.99, 0.0], [1.2, 0.1, 0.0], [0.6, 3.0, 0.0]],
        value: |[x, y, _]| {
            let (a, b) = (1.0 - x, 1.0 - y / 2.0);
            let c = x.powi(-13);
            (a.powi(40) + b.powi(100) + c, [-40.0 * a.powi(39) - 13.0 * c / x, -50.0 * b.powi(99), 0.0])
        },
    },
];

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    CASES.into_iter().map(|case| trial(format!("far::{}", case.name), move || far_out(&case))).collect()
}

/// Returns the methods that apply. `itoh-abe` needs difference quotients.
fn methods(potential: &str) -> impl Iterator<Item = &'static str> {
    let has_quotients = !potential.contains("erf");
    METHODS.into_iter().filter(move |&method| has_quotients || method != "itoh-abe")
}

/// Compiles a particle under a knife-edge constraint, ż = y ẋ.
fn compiled(potential: &str) -> Compiled {
    let text = format!(
        "name: particle\ncoordinates: [x, y, z]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - ({potential})\nconstraints: [z_dot - y*x_dot]\n"
    );
    exposed(with_methods(declared("particle.yaml", &text), &methods(potential).collect::<Vec<_>>()))
}

/// Returns whether a value is as accurate as the written form. Arguments of functions are rounded
/// in proportion to themselves, and exp turns a relative error ε of its argument into |argument| ε,
/// here up to 10⁴ ε.
fn is_close(a: f64, b: f64) -> bool {
    (a - b).abs() <= 3e-12 * b.abs() + 1e-300
}

fn far_out(case: &Case) {
    let compiled = compiled(case.potential);
    let program = compiled.program.get();
    let system = Caller::new(program, &[]).expect("no parameters");
    for &q in case.places {
        let (potential, slopes) = (case.value)(q);
        let call = |quantity: Quantity, inputs: &[&[f64]]| {
            system.call(quantity, inputs).unwrap_or_else(|e| panic!("{quantity:?}: {e}"))
        };
        let found = call(Quantity::Potential, &[&q])[0];
        assert!(is_close(found, potential), "V({q:?}) is {found}, and not {potential}");
        for (found, expected) in call(Quantity::PotentialGradient, &[&q]).into_iter().zip(slopes) {
            // The slope of tanh is 1 − tanh², which is rounded at 1.
            assert!(
                (found - expected).abs() <= 1e-16 || is_close(found, expected),
                "∂V({q:?}): {found}, not {expected}"
            );
        }
        let field = call(Quantity::VectorField, &[&q, &[0.3, -0.2]]);
        assert!(field.iter().all(|x| x.is_finite()), "the field at {q:?} is {field:?}");

        // One motion is slow, and one so fast that a step crosses from one side to the other.
        for speed in [0.01, -300.0] {
            let w = [speed, 0.1, q[1] * speed];
            let energy = |q: &[f64], w: &[f64]| call(Quantity::Energy, &[q, w])[0];
            let start = energy(&q, &w);
            let wild = potential.abs() > 1e3 || speed.abs() > 1.0 && case.name == "high_powers";
            for method in methods(case.potential).filter(|_| !wild) {
                let mut run = Run::new(program, method, &[], 0.01, &q, &w).expect("starts");
                for _ in 0..3 {
                    // For a steep force, a step with a large change may have no solution that
                    // Newton's method finds.
                    match run.step() {
                        Ok(()) => {}
                        Err(error) if speed.abs() < 1.0 => panic!("{method} from {q:?} at {speed}: {error}"),
                        Err(_) => break,
                    }
                    let (q, w) = run.state();
                    let now = energy(&q, &w);
                    let drift = (now - start).abs();
                    let exact = EXACT.contains(&method);
                    assert!(
                        now.is_finite() && (!exact || drift <= 1e-12 * start.abs().max(1.0)),
                        "{method}: {start} → {now}"
                    );
                }
            }
        }
    }
}
