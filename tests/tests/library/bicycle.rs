//! Comparison of the benchmark bicycle with published results.

use crate::exact::call;
use crate::{Finding, case};
use nalgebra::{Complex, DMatrix};
use nonholonomic::catalogue::DynSystem;

/// v (m/s), and the eigenvalues at v that are not zero.
///
/// **Source**: Meijaard, Papadopoulos, Ruina and Schwab (2007), table 2
const EIGENVALUES: [(f64, [(f64, f64); 4]); 2] = [
    (
        5.0,
        [
            (-14.078389692798, 0.0),
            (-0.775341882196, 4.464867713788),
            (-0.775341882196, -4.464867713788),
            (-0.322866429004, 0.0),
        ],
    ),
    (
        4.0,
        [
            (-12.158614265764, 0.0),
            (0.413253315211, 3.079108186032),
            (0.413253315211, -3.079108186032),
            (-1.429444273613, 0.0),
        ],
    ),
];

/// The range of speeds (m/s) in which the bicycle balances itself: the limits of weave and capsize.
///
/// **Source**: the same, section 4
const STABLE: [f64; 2] = [4.29238253634111, 6.02426201538837];

/// Returns ∂f/∂ζ of ζ̇ = f(ζ) on D* for the bicycle that rolls straight ahead at v.
fn linearised(system: &dyn DynSystem, v: f64) -> DMatrix<f64> {
    let q = [0.0, 0.0, 0.0, 0.0, std::f64::consts::PI / 10.0, 0.0, 0.0, 0.0];
    let w = [v, 0.0, 0.0, 0.0, 0.0, 0.0, -v / 0.3, -v / 0.35];
    let rho = call(system, "to_momenta", &q, ("w", &w), 0.0);
    let jacobian = call(system, "vector_field_jacobian", &q, ("rho", &rho), 0.0);
    let dimension = q.len() + rho.len();
    DMatrix::from_row_slice(dimension, dimension, &jacobian)
}

/// Compares the eigenvalues that are not zero, to twelve digits after the point, as printed.
pub fn eigenvalues() -> Finding {
    let system = case("whipple/pushed/rk4")?.system()?;
    let mut worst = 0.0_f64;
    for (v, published) in EIGENVALUES {
        let ours = linearised(&*system, v).complex_eigenvalues();
        for (re, im) in published {
            let printed = Complex::new(re, im);
            let off = ours.iter().map(|ours| (ours - printed).norm()).fold(f64::INFINITY, f64::min);
            worst = worst.max(off / printed.norm());
        }
        // The remaining eigenvalues belong to motions that do not return: along the ground, turned,
        // or faster.
        let others = ours.iter().filter(|ours| ours.norm() > 1e-2).count();
        if others != published.len() {
            return Err(format!("{others} eigenvalues at {v} m/s: {ours}").into());
        }
    }
    if worst < 1e-10 { Ok(format!("off by {worst:.1e}")) } else { Err(format!("off by {worst:e}").into()) }
}

/// Returns c₁ … c₄ of det(λ − J) = λ⁷ (λ⁴ + c₁ λ³ + c₂ λ² + c₃ λ + c₄), by Newton's identities from
/// traces of powers of J.
fn characteristic(system: &dyn DynSystem, v: f64) -> [f64; 4] {
    let jacobian = linearised(system, v);
    let mut power = jacobian.clone();
    let mut traces = [0.0; 4];
    for trace in &mut traces {
        *trace = power.trace();
        power *= &jacobian;
    }
    let mut c = [0.0; 4];
    for k in 0..4 {
        let products: f64 = (0..k).map(|i| c[i] * traces[k - 1 - i]).sum();
        c[k] = -(traces[k] + products) / (k as f64 + 1.0);
    }
    c
}

/// Compares the limits of stability. Weave ends at a zero of Hurwitz' determinant c₁ c₂ c₃ − c₃² −
/// c₁² c₄ (a pair of imaginary eigenvalues). Capsize begins at a zero of c₄ (a zero eigenvalue).
pub fn stable_speeds() -> Finding {
    let system = case("whipple/pushed/rk4")?.system()?;
    let weave = |v: f64| {
        let [c1, c2, c3, c4] = characteristic(&*system, v);
        c1 * c2 * c3 - c3 * c3 - c1 * c1 * c4
    };
    let capsize = |v: f64| characteristic(&*system, v)[3];
    let found = [root(weave, 4.0, 4.5), root(capsize, 5.9, 6.1)];
    let off = found.iter().zip(STABLE).map(|(ours, printed)| (ours / printed - 1.0).abs()).fold(0.0, f64::max);
    let words = format!("{found:?}, off by {off:.1e}");
    if off < 1e-10 { Ok(words) } else { Err(words.into()) }
}

/// Returns a root by bisection.
fn root(f: impl Fn(f64) -> f64, mut below: f64, mut above: f64) -> f64 {
    let sign = f(below) > 0.0;
    assert_ne!(sign, f(above) > 0.0, "there is a root between {below} and {above}");
    for _ in 0..50 {
        let middle = (below + above) / 2.0;
        if (f(middle) > 0.0) == sign { below = middle } else { above = middle }
    }
    below
}

/// A moving state, and its accelerations, in the order x, y, yaw, lean, pitch, steer, rear wheel,
/// front wheel.
///
/// **Source**: Basu-Mandal, Chatterjee and Papadopoulos (2007), table 1
const STATE: [[f64; 8]; 2] = [
    [0.0, -0.17447337661787718, 0.0, 0.6206670416476966, 0.3300446174593725, -0.2311385135743, 0.0, 0.0],
    [
        2.6703213326046784,
        0.0,
        -0.7830033527065,
        -0.6068425835418,
        0.0119185528069,
        -0.4859824687093,
        -8.912989661489,
        -8.0133620584155,
    ],
];
const ACCELERATION: [f64; 8] = [
    0.5903429412631302,
    -2.090870556233152,
    -0.8353281706376822,
    7.855528112824374,
    -0.12055438978863461,
    4.6198904039391895,
    -1.8472554144218631,
    -2.4548072904552343,
];

/// Compares the accelerations at the printed state. The rounding of its digits moves it off the
/// constraints, and changes the accelerations by that times some norm of the equations' derivatives
/// (angular velocities of 10, lengths of 1: less than 10³).
pub fn accelerations() -> Finding {
    let system = case("whipple/pushed/rk4")?.system()?;
    let [q, w] = STATE;
    let largest = |x: Vec<f64>| x.iter().fold(0.0_f64, |largest, x| largest.max(x.abs()));
    let slip = largest(call(&*system, "constraint", &q, ("w", &w), 0.0));
    let level = largest(call(&*system, "holonomic", &q, ("w", &w), 0.0));
    let ours = call(&*system, "acceleration", &q, ("w", &w), 0.0);
    let off = ours.iter().zip(ACCELERATION).map(|(ours, printed)| (ours - printed).abs()).fold(0.0, f64::max);
    let words = format!(
        "off by {off:.1e}; the state is off the constraints by {slip:.1e}, off the ground by {level:.1e}; {ours:?}"
    );
    if off < 1e3 * slip.max(level) { Ok(words) } else { Err(words.into()) }
}
