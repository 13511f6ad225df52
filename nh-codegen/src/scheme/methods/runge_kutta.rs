//! Explicit Runge–Kutta methods as baselines: on D*; on D* with a projection of the rotation
//! matrices onto their group; on (q, v) with multipliers; and on T*Q as feedback integrators.

use super::step::Motion;
use super::{Conserves, Discretisation, Method, Properties, Refusal, Samples, Script, feedback, rotations};
use crate::ir::handles::{Scalar, Vector};
use crate::mechanics::Mechanics;
use std::collections::BTreeSet;

/// kᵢ = f(y + h cᵢ kᵢ₋₁, u(t + cᵢ h)),  y' = y + h Σ bᵢ kᵢ.
#[derive(Debug)]
pub struct Tableau {
    /// The order, and the number of stages.
    pub order: u32,
    /// The different cᵢ, as fractions.
    times: &'static [(i64, i64)],
    /// The position of each cᵢ among them.
    c: &'static [usize],
    /// The bᵢ times `over`.
    b: &'static [i64],
    over: i64,
    source: &'static str,
}

static EULERS: Tableau = Tableau {
    order: 1,
    times: &[(0, 1)],
    c: &[0],
    b: &[1],
    over: 1,
    source: "Euler (1768), Institutiones calculi integralis",
};

static HEUNS: Tableau = Tableau {
    order: 2,
    times: &[(0, 1), (1, 1)],
    c: &[0, 1],
    b: &[1, 1],
    over: 2,
    source: "Heun (1900), Neue Methoden zur approximativen Integration der Differentialgleichungen",
};

static KUTTAS: Tableau = Tableau {
    order: 4,
    times: &[(0, 1), (1, 2), (1, 1)],
    c: &[0, 1, 1, 2],
    b: &[1, 2, 2, 1],
    over: 6,
    source: "Kutta (1901), Beitrag zur näherungsweisen Integration totaler Differentialgleichungen",
};

impl Tableau {
    /// Returns the new y, and the work of the control inputs.
    pub fn step<'s>(&self, s: Script<'s>, motion: &Motion<'s>) -> (Vector<'s>, Scalar<'s>) {
        let (h, y) = (s.h(), motion.y);
        // The work is a further integral.
        let f = motion.with_work();
        let mut k = vec![f];
        for (i, &sample) in self.c.iter().enumerate().skip(1) {
            let (p, q) = self.times[sample];
            let stage = y + s.ratio(p, q) * h * k[i - 1].split(y.len()).0;
            let slope = f.at(y.to(stage).and(s.sampled(sample)));
            s.hint(y, stage, &format!("stage_{}", i + 1));
            s.hint(y, slope, &format!("slope_{}", i + 1));
            k.push(slope);
        }
        let (increment, work) = self.increment(s, &k, motion.shares_factors()).split(y.len());
        (y + increment, work.entry(0))
    }

    /// Returns h Σ bᵢ kᵢ. Slopes of equal weight are summed before they are weighted; if they share
    /// factors, each is weighted by itself.
    fn increment<'s>(&self, s: Script<'s>, k: &[Vector<'s>], apart: bool) -> Vector<'s> {
        let sum = |terms: Vec<Vector<'s>>| terms.into_iter().reduce(|sum, term| sum + term).expect("a stage");
        let weights: BTreeSet<i64> = self.b.iter().copied().collect();
        if apart && weights.len() == 1 {
            return s.h() * sum(k.iter().map(|&k| s.ratio(self.b[0], self.over) * k).collect());
        }
        let of_weight = |b: i64| k.iter().zip(self.b).filter(move |(_, own)| **own == b).map(|(k, _)| *k);
        s.h() / self.over * sum(weights.into_iter().map(|b| b * sum(of_weight(b).collect())).collect())
    }
}

/// ζ̇ = Π ∇ℋ + (0, Xᵀ B u).
const DSTAR: Method = Method {
    properties: Properties { constraint: Conserves::Exactly, ..Method::DEFAULT.properties },
    is_field: true,
    ..Method::DEFAULT
};

/// ζ̇ as on D*. After each step, every rotation matrix R among the coordinates is replaced by its
/// orthogonal polar factor R (RᵀR)^−½.
///
/// The factor is the rotation nearest to R. A step of a method of order p leaves R off the group by
/// O(h^{p+1}). The projection adds an error of the same size, so the order stays p.
const POLAR: Method = Method {
    properties: Properties {
        source: "Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition",
        ..DSTAR.properties
    },
    is_field: false,
    keeps_rotations: true,
    ..DSTAR
};

/// (q̇, v̇) = (E v, g⁻¹ (μᵀ λ + B u − γ − Eᵀ ∂V)) with the multipliers λ that keep d/dt (μ v) = 0.
///
/// Only the derivative of the constraint holds: μ(q) v itself drifts with the error of the method,
/// and so does the energy.
const VELOCITIES: Method = Method::DEFAULT;

/// [Feedback](feedback) on T*Q.
const FEEDBACK: Method = Method {
    properties: Properties {
        source: "Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4",
        energy: Conserves::Attracted,
        constraint: Conserves::Attracted,
        ..Method::DEFAULT.properties
    },
    needs_extension: true,
    options: feedback::gains,
    applies: feedback::applies,
    ..Method::DEFAULT
};

/// Returns what the rows of a tableau and a vector field have in common. A field without a source
/// has that of the tableau.
const fn by(tableau: &Tableau, field: Method) -> Method {
    let source = if field.properties.source.is_empty() { tableau.source } else { field.properties.source };
    let properties = Properties { source, order: tableau.order, ..field.properties };
    Method { properties, samples: Samples::At(tableau.times), ..field }
}

pub(super) const EULER: Method = Method {
    properties: Properties {
        name: "euler",
        type_name: "Euler",
        title: "Explicit Euler method on D*",
        equation: "ζ' = ζ + h Π(ζ) ∇ℋ(ζ)",
        ..by(&EULERS, DSTAR).properties
    },
    step: |s| on_dstar(s, &EULERS, |q| q),
    ..by(&EULERS, DSTAR)
};

pub(super) const RK2: Method = Method {
    properties: Properties {
        name: "rk2",
        type_name: "Rk2",
        title: "Heun's method (Runge–Kutta of order 2) on D*",
        equation: "ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁",
        ..by(&HEUNS, DSTAR).properties
    },
    step: |s| on_dstar(s, &HEUNS, |q| q),
    ..by(&HEUNS, DSTAR)
};

pub(super) const RK4: Method = Method {
    properties: Properties {
        name: "rk4",
        type_name: "Rk4",
        title: "Classical Runge–Kutta method of order 4 on D*",
        equation: "ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃",
        ..by(&KUTTAS, DSTAR).properties
    },
    step: |s| on_dstar(s, &KUTTAS, |q| q),
    ..by(&KUTTAS, DSTAR)
};

pub(super) const EULER_POLAR: Method = Method {
    properties: Properties {
        name: "euler:polar",
        type_name: "EulerPolar",
        title: "Explicit Euler method on D*, its matrices projected onto the rotation group",
        equation: "ζ' = ζ + h Π(ζ) ∇ℋ(ζ),  R' ↦ R' (R'ᵀR')^−½",
        ..by(&EULERS, POLAR).properties
    },
    applies: |m| needs_rotations(m, "euler"),
    step: |s| on_dstar(s, &EULERS, |q| onto_rotations(s, q)),
    ..by(&EULERS, POLAR)
};

pub(super) const RK2_POLAR: Method = Method {
    properties: Properties {
        name: "rk2:polar",
        type_name: "Rk2Polar",
        title: "Heun's method on D*, its matrices projected onto the rotation group",
        equation: "ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁,  R' ↦ R' (R'ᵀR')^−½",
        ..by(&HEUNS, POLAR).properties
    },
    applies: |m| needs_rotations(m, "rk2"),
    step: |s| on_dstar(s, &HEUNS, |q| onto_rotations(s, q)),
    ..by(&HEUNS, POLAR)
};

pub(super) const RK4_POLAR: Method = Method {
    properties: Properties {
        name: "rk4:polar",
        type_name: "Rk4Polar",
        title: "Classical Runge–Kutta method of order 4 on D*, its matrices projected onto the rotation group",
        equation: "ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃,  R' ↦ R' (R'ᵀR')^−½",
        ..by(&KUTTAS, POLAR).properties
    },
    applies: |m| needs_rotations(m, "rk4"),
    step: |s| on_dstar(s, &KUTTAS, |q| onto_rotations(s, q)),
    ..by(&KUTTAS, POLAR)
};

pub(super) const EULER_QV: Method = Method {
    properties: Properties {
        name: "euler:qv",
        type_name: "EulerQv",
        title: "Explicit Euler method on (q, v) with multipliers",
        equation: "(q', v') = (q, v) + h (E v, v̇),  v̇ = g⁻¹ (μᵀ λ − γ − Eᵀ ∂V),  λ = (μ g⁻¹ μᵀ)⁻¹ (μ g⁻¹ (γ + Eᵀ ∂V) − μ̇ v)",
        ..by(&EULERS, VELOCITIES).properties
    },
    step: |s| on_velocities(s, &EULERS),
    ..by(&EULERS, VELOCITIES)
};

pub(super) const RK2_QV: Method = Method {
    properties: Properties {
        name: "rk2:qv",
        type_name: "Rk2Qv",
        title: "Heun's method (Runge–Kutta of order 2) on (q, v) with multipliers",
        equation: "y' = y + h/2 (k₁ + k₂),  y = (q, v),  k₁ = (E v, v̇) at y, k₂ at y + h k₁,  v̇ with multipliers as in `euler:qv`",
        ..by(&HEUNS, VELOCITIES).properties
    },
    step: |s| on_velocities(s, &HEUNS),
    ..by(&HEUNS, VELOCITIES)
};

pub(super) const RK4_QV: Method = Method {
    properties: Properties {
        name: "rk4:qv",
        type_name: "Rk4Qv",
        title: "Classical Runge–Kutta method of order 4 on (q, v) with multipliers",
        equation: "y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, v),  k = (E v, v̇) at y, y + h k₁/2, y + h k₂/2, y + h k₃,  v̇ with multipliers as in `euler:qv`",
        ..by(&KUTTAS, VELOCITIES).properties
    },
    step: |s| on_velocities(s, &KUTTAS),
    ..by(&KUTTAS, VELOCITIES)
};

pub(super) const FEEDBACK_EULER: Method = Method {
    properties: Properties {
        name: "feedback-euler",
        type_name: "FeedbackEuler",
        title: "Feedback integrator on T*Q, explicit Euler method",
        equation: "y' = y + h f(y),  y = (q, p),  f = X̃ − ∇V_L,  V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²,  X̃: q̇ = E ∂H̃/∂p, ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i with λ̃ such that dJ/dt = 0",
        ..by(&EULERS, FEEDBACK).properties
    },
    step: |s| feedback::step(s, &EULERS),
    ..by(&EULERS, FEEDBACK)
};

pub(super) const FEEDBACK_RK2: Method = Method {
    properties: Properties {
        name: "feedback-rk2",
        type_name: "FeedbackRk2",
        title: "Feedback integrator on T*Q, Heun's method (Runge–Kutta of order 2)",
        equation: "y' = y + h/2 (k₁ + k₂),  y = (q, p),  k₁ = X̃ − ∇V_L at y, k₂ at y + h k₁, with X̃ and V_L as in `feedback-euler`",
        ..by(&HEUNS, FEEDBACK).properties
    },
    step: |s| feedback::step(s, &HEUNS),
    ..by(&HEUNS, FEEDBACK)
};

pub(super) const FEEDBACK_RK4: Method = Method {
    properties: Properties {
        name: "feedback-rk4",
        type_name: "FeedbackRk4",
        title: "Feedback integrator on T*Q, classical Runge–Kutta method of order 4",
        equation: "y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, p),  k = X̃ − ∇V_L at y, y + h k₁/2, y + h k₂/2, y + h k₃, with X̃ and V_L as in `feedback-euler`",
        ..by(&KUTTAS, FEEDBACK).properties
    },
    step: |s| feedback::step(s, &KUTTAS),
    ..by(&KUTTAS, FEEDBACK)
};

fn needs_rotations(mechanics: &Mechanics, alternative: &str) -> Result<(), Refusal> {
    if !mechanics.model().about.groups.is_empty() {
        return Ok(());
    }
    Err(Refusal::new(
        "moves rotation matrices back onto their group, but there are none among the coordinates",
        format!("use `{alternative}`, or declare the attitude as a matrix: velocities = so3(R)[…]"),
    ))
}

fn on_dstar<'s>(
    s: Script<'s>,
    tableau: &Tableau,
    moved: impl FnOnce(Vector<'s>) -> Vector<'s>,
) -> Result<Discretisation, String> {
    let motion = Motion::on_dstar(s, s.here(), Script::vector_field);
    let (zeta, work) = tableau.step(s, &motion);
    let (q, rho) = zeta.split(s.q().len());
    Ok(motion.to(moved(q).then(rho), work).finish())
}

/// Returns q with the polar factor in place of each rotation matrix.
fn onto_rotations<'s>(s: Script<'s>, q: Vector<'s>) -> Vector<'s> {
    let mut entries: Vec<Scalar<'s>> = q.entries().collect();
    for block in &s.mechanics.model().about.groups {
        let factor = rotations::polar_factor(s, rotations::matrix(s, block, q));
        block.entries().zip(factor.entries().entries()).for_each(|(place, value)| entries[place] = value);
    }
    s.vector(entries)
}

fn on_velocities(s: Script<'_>, tableau: &Tableau) -> Result<Discretisation, String> {
    let motion = Motion::on_velocities(s);
    let (new, work) = tableau.step(s, &motion);
    Ok(motion.to(new, work).finish())
}
