//! `feedback-euler`, `feedback-rk2`, `feedback-rk4`: feedback integrators, explicit Runge–Kutta methods for the extended field on T*Q
//! with a feedback that pulls motions back onto the constraints and the levels of the integrals.

use super::dstar::position_and_velocity;
use super::lyapunov::{Lyapunov, gain_names};
use super::{Conserves, Context, Discretisation, MethodOption, Point, Properties, Scheme};
use super::{inputs, tangent};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Body, Carried};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// p/q
type Fraction = (i64, i64);

/// y' = y + h Σ bᵢ kᵢ for y = (q, p), kᵢ = X̃ − ∇V_L at y + h cᵢ kᵢ₋₁, X̃ being the [extended
/// field](super::cotangent::Cotangent::extended_field) and V_L the [Lyapunov function](Lyapunov) of the constraints J = 0 and the levels
/// of H̃ and the declared invariants at the start, with a gain for each. What is seen is w = g⁻¹ p: off D by as much as J is not 0.
///
/// With control inputs the levels change, at rates that are part of the vector field; so they are part of y. Inputs are read at t;
/// t and t + h; t, t + h/2 and t + h.
pub enum Feedback {
    /// One stage, order 1.
    Euler,
    /// Two stages, order 2 (Heun).
    Rk2,
    /// Four stages, order 4 (Kutta).
    Rk4,
}

impl Scheme for Feedback {
    fn properties(&self) -> Properties {
        let (name, type_name, title, equation, order) = match self {
            Feedback::Euler => (
                "feedback-euler",
                "FeedbackEuler",
                "Feedback integrator on T*Q, explicit Euler method",
                "y' = y + h f(y),  y = (q, p),  f = X̃ − ∇V_L,  V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²,  X̃: q̇ = E ∂H̃/∂p, ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i with λ̃ such that dJ/dt = 0",
                1,
            ),
            Feedback::Rk2 => (
                "feedback-rk2",
                "FeedbackRk2",
                "Feedback integrator on T*Q, Heun's method (Runge–Kutta of order 2)",
                "y' = y + h/2 (k₁ + k₂),  y = (q, p),  k₁ = X̃ − ∇V_L at y, k₂ at y + h k₁, with X̃ and V_L as in `feedback-euler`",
                2,
            ),
            Feedback::Rk4 => (
                "feedback-rk4",
                "FeedbackRk4",
                "Feedback integrator on T*Q, classical Runge–Kutta method of order 4",
                "y' = y + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  y = (q, p),  k = X̃ − ∇V_L at y, y + h k₁/2, y + h k₂/2, y + h k₃, with X̃ and V_L as in `feedback-euler`",
                4,
            ),
        };
        Properties {
            name,
            type_name,
            title,
            equation,
            source: "Chang & Perlmutter (2018), eqs 5–7, 28 and Remark 2.4",
            order,
            symmetric: false,
            energy: Conserves::Attracted,
            constraint: Conserves::Attracted,
            explicit: true,
        }
    }

    /// Gains: `J`, `H`, the declared invariants other than the energy, and `R` where there are rotation matrices. All are 1 by default, as in the data that this is tested
    /// against; a gain that is 0 feeds nothing back.
    fn options(&self, mechanics: &Mechanics) -> Vec<MethodOption> {
        let text = |name: &str| match name {
            "J" => "gain of the constraint momenta".to_owned(),
            "H" => "gain of the extended Hamiltonian".to_owned(),
            "R" => "gain of RᵀR for the rotation matrices".to_owned(),
            name => format!("gain of the first integral `{name}`"),
        };
        gain_names(mechanics).into_iter().map(|name| MethodOption::gain(name.clone(), text(&name), (1, 1))).collect()
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(match self {
            Feedback::Euler => &[(0, 1)],
            Feedback::Rk2 => &[(0, 1), (1, 1)],
            Feedback::Rk4 => &[(0, 1), (1, 2), (1, 1)],
        })
    }

    fn needs_extension(&self) -> bool {
        true
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let (n, k) = (cx.q.len(), cx.p.len());
        let lyapunov = Lyapunov::new(cx);
        let levels = cx.level_symbols();
        let gains = cx.graph.read_all(&cx.options.clone());
        let h = cx.graph.read(cx.h);
        let driven = !cx.u.is_empty();

        // The slope at the canonical symbols. Without inputs the levels stay, and are no part of y.
        let force = inputs::force(cx, 0, &Point::new());
        let held = cx.graph.read_all(&levels);
        let mut field = lyapunov.field(cx, &gains, &held, force.as_deref());
        let mut symbols: Vec<Symbol> = cx.q.iter().chain(&cx.p).copied().collect();
        if let Some(force) = &force {
            field.extend(lyapunov.level_rates(cx, force));
            symbols.extend(&levels);
        }
        let power = inputs::power(cx, force.as_deref(), &lyapunov.motion.along);

        let old = cx.graph.read_all(&symbols);
        let mut increment: Vec<Value> = vec![cx.graph.zero(); old.len()];
        let mut slope = field.clone();
        let mut powers = Vec::new();
        let mut stage_power = power;
        let tableau = self.tableau();
        for (stage, &((reach_p, reach_q), (weight_p, weight_q), _)) in tableau.iter().enumerate() {
            let weight = cx.graph.ratio(weight_p, weight_q);
            let share = cx.graph.vec_scale(weight, &slope);
            increment = cx.graph.vec_add(&increment, &share);
            powers.push((weight, stage_power));
            if let Some((.., sample)) = tableau.get(stage + 1) {
                let fraction = cx.graph.ratio(reach_p, reach_q);
                let reach = cx.graph.mul(fraction, h);
                let there = cx.graph.vec_axpy(&old, reach, &slope);
                let mut place = Point::new().with(&symbols, &there);
                if driven {
                    let later = cx.sample(*sample);
                    let u = cx.graph.read_all(&later);
                    place = place.with(&cx.u.clone(), &u);
                }
                slope = cx.at(&field, &place);
                stage_power = power.map(|power| cx.at(&[power], &place)[0]);
            }
        }
        let new = cx.graph.vec_axpy(&old, h, &increment);
        let work = inputs::work(cx, &powers);
        let terms: Vec<(usize, Value)> = lyapunov
            .steepness(cx)
            .into_iter()
            .map(|(i, square)| (i, cx.graph.product(&[h, gains[i], square])))
            .collect();

        let (new_q, new_p) = (&new[..n], &new[n..n + k]);
        let new_levels = if driven { &new[n + k..] } else { &held[..] };
        let step = tangent::groups(&[("q", new_q), ("p", new_p), ("levels", new_levels)]);
        let start = start(cx, &lyapunov);
        let q = cx.graph.read_all(&cx.q.clone());
        let observed = position_and_velocity(q, lyapunov.motion.velocity.clone());
        let carried = |name: &str, doc: &str, symbols: &[Symbol]| Carried {
            name: name.into(),
            doc: doc.into(),
            symbols: symbols.to_vec(),
        };
        let carried = vec![
            carried("q", "configuration q", &cx.q),
            carried("p", "momenta p on T*Q", &cx.p),
            carried("levels", "levels of H̃ and the declared invariants other than the energy", &levels),
        ];
        let step = Body { statements: Vec::new(), outputs: step };
        let observe = Body { statements: Vec::new(), outputs: observed };
        let discretisation = Discretisation::new(carried, (start, step, observe), Vec::new());
        Ok(discretisation.with_work(work).with_stability(tableau.len() as u32, terms))
    }
}

impl Feedback {
    /// For each stage: where the next slope is taken, from this one; its weight; its sample of the inputs.
    fn tableau(&self) -> &'static [(Fraction, Fraction, usize)] {
        match self {
            Feedback::Euler => &[((1, 1), (1, 1), 0)],
            Feedback::Rk2 => &[((1, 1), (1, 2), 0), ((0, 1), (1, 2), 1)],
            Feedback::Rk4 => &[((1, 2), (1, 6), 0), ((1, 2), (1, 3), 1), ((1, 1), (1, 3), 1), ((0, 1), (1, 6), 2)],
        }
    }
}

/// (q, w) ↦ (q, p = g w, H̃ and the invariants there).
fn start(cx: &mut Context<'_>, lyapunov: &Lyapunov) -> Body {
    let q = cx.graph.read_all(&cx.q.clone());
    let p = cx.momenta_of_velocity();
    let place = Point::new().with(&cx.p.clone(), &p);
    let levels = cx.at(&lyapunov.values(), &place);
    Body { statements: Vec::new(), outputs: tangent::groups(&[("q", &q), ("p", &p), ("levels", &levels)]) }
}
