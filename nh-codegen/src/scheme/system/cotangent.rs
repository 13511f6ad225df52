//! Functions on T*Q: the motion with multipliers, its extension without constraints, and feedback.

use super::{Arguments, Builder};
use crate::ir::graph::Stage;
use crate::ir::program::Shape;
use crate::quantity::Quantity;
use crate::scheme::cotangent::{self, Cotangent};
use crate::scheme::lyapunov::{Lyapunov, gain_names, level_names};

const PAPER: &str = "Chang & Perlmutter (2018)";

/// Functions of the [`extension`].
pub(super) const EXTENSION: [Quantity; 9] = [
    Quantity::ConstraintMomenta,
    Quantity::ExtendedHamiltonian,
    Quantity::ExtendedMultipliers,
    Quantity::ExtendedVectorField,
    Quantity::FeedbackLevels,
    Quantity::LyapunovFunction,
    Quantity::LyapunovGradient,
    Quantity::FeedbackVectorField,
    Quantity::FeedbackLevelRates,
];

fn scalar(_: usize) -> Shape {
    Shape::Scalar
}

/// Adds the motion on T*Q with multipliers.
pub(super) fn motion(list: &mut Builder<'_, '_>) {
    let has_inputs = !list.cx.u.is_empty();
    list.computed(
        Quantity::CotangentHamiltonian,
        Arguments::QP,
        (
            "Hamiltonian on T*Q: the energy as a function of momenta, on D or off it.",
            "H(q, p) = ½ p·g⁻¹p + V(q)",
            PAPER,
        ),
        scalar,
        |cx| cx.write(|s| vec![cotangent::hamiltonian(s).value()]),
    );
    list.computed(
        Quantity::CotangentVectorField,
        Arguments::QPu,
        (
            "The nonholonomic vector field on T*Q with multipliers, which keeps μ w constant at any value: (q̇, ṗ).",
            if has_inputs {
                "q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ + B u)_i,  λ such that d/dt (μ w) = 0"
            } else {
                "q̇ = E w, w = g⁻¹ p,  ṗ_i = −E_i(H) − c_ij^l p_l wʲ + (μᵀ λ)_i,  λ such that d/dt (μ w) = 0"
            },
            "",
        ),
        Shape::Vector,
        |cx| cx.write(|s| cotangent::vector_field(s).values().to_vec()),
    );
}

/// Adds the extension and feedback.
pub(super) fn extension(list: &mut Builder<'_, '_>) {
    let has_inputs = !list.cx.u.is_empty();
    list.computed(
        Quantity::ConstraintMomenta,
        Arguments::QP,
        (
            "Constraint momenta, which vanish if the velocity is in D.",
            "J_α = ⟨p, e_α⟩ = (L⁻¹ μ g⁻¹ p)_α,  μ g⁻¹ μᵀ = L Lᵀ: the e_α are the metric Gram–Schmidt of g⁻¹ μᵀ in the order of \
             the constraints",
            PAPER,
        ),
        Shape::Vector,
        |cx| cx.write(|s| Cotangent::new(s).constraint_momenta().values().to_vec()),
    );
    list.computed(
        Quantity::ExtendedHamiltonian,
        Arguments::QP,
        (
            "Extended Hamiltonian: the energy of the part of the momenta that obeys the constraints.",
            "H̃ = H − ½ Σ J_α² = ½ p·P g⁻¹p + V(q)",
            PAPER,
        ),
        scalar,
        |cx| cx.write(|s| vec![Cotangent::new(s).hamiltonian().value()]),
    );
    list.computed(
        Quantity::ExtendedMultipliers,
        Arguments::QPu,
        (
            "Multipliers of the extended system: they keep every constraint momentum on all of T*Q.",
            "λ̃ such that dJ/dt = 0; on {J = 0} it is λ",
            PAPER,
        ),
        Shape::Vector,
        |cx| cx.write(|s| Cotangent::new(s).extended_multipliers(s.force_at(0, s.here())).values().to_vec()),
    );
    list.computed(
        Quantity::ExtendedVectorField,
        Arguments::QPu,
        (
            "The extended vector field on T*Q, (q̇, ṗ): free of constraints, with the integrals J and (without inputs) H̃ and H; \
             on {J = 0} it is the constrained motion.",
            if has_inputs {
                "q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃ + B u)_i"
            } else {
                "q̇ = E ∂H̃/∂p,  ṗ_i = −E_i(H̃) − c_ij^l p_l ∂H̃/∂p_j + (μᵀ λ̃)_i"
            },
            PAPER,
        ),
        Shape::Vector,
        |cx| cx.write(|s| Cotangent::new(s).extended_field(s.force_at(0, s.here())).values().to_vec()),
    );
    feedback(list, has_inputs);
}

fn feedback(list: &mut Builder<'_, '_>, has_inputs: bool) {
    let (names, levels_of) = (gain_names(list.cx.mechanics), level_names(list.cx.mechanics));
    list.gains = names.iter().map(|name| list.cx.fresh(&format!("gain_{name}"), Stage::State)).collect();
    list.levels = list.cx.level_symbols();
    let gains = list.gains.clone();
    let order = format!(
        " The gains are those of `{}`; the levels are those of `{}`.",
        names.join("`, `"),
        levels_of.join("`, `")
    );
    let rotations = !list.cx.mechanics.model().about.groups.is_empty();
    let source = format!("{PAPER}, eq. 28");
    list.computed(
        Quantity::FeedbackLevels,
        Arguments::QP,
        (
            "The integrals that feedback keeps beside the constraint momenta: the extended Hamiltonian, then the declared first \
             integrals other than the energy. Their values at the start are the levels.",
            "H̃(q, p), I_i(q, g⁻¹ p)",
            &source,
        ),
        Shape::Vector,
        |cx| cx.write(|s| Lyapunov::new(s).values().values().to_vec()),
    );
    list.computed(
        Quantity::LyapunovFunction,
        Arguments::Feedback,
        (
            &format!(
                "Lyapunov function of the feedback: zero on the constraints at the levels, positive elsewhere.{order}"
            ),
            if rotations {
                "V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)² + k_R/4 Σ ‖RᵀR − 1‖²"
            } else {
                "V_L = k_J/2 Σ J_α² + k_H/2 (H̃ − H̃₀)² + Σ k_i/2 (I_i − I_i⁰)²"
            },
            &source,
        ),
        scalar,
        |cx| cx.write(|s| vec![Lyapunov::new(s).function(s.variables(&gains), s.levels()).value()]),
    );
    list.computed(
        Quantity::LyapunovGradient,
        Arguments::Feedback,
        (&format!("Gradient of the Lyapunov function in (q, p).{order}"), "∇V_L", &source),
        Shape::Vector,
        |cx| cx.write(|s| Lyapunov::new(s).gradient(s.variables(&gains), s.levels()).values().to_vec()),
    );
    list.computed(
        Quantity::FeedbackVectorField,
        Arguments::FeedbackU,
        (
            &format!(
                "The extended vector field with feedback, (q̇, ṗ): the constrained motion through the levels, and attracted \
                 there.{order}"
            ),
            "(q̇, ṗ) of the extended system − ∇V_L",
            &source,
        ),
        Shape::Vector,
        |cx| {
            cx.write(|s| {
                let force = s.force_at(0, s.here());
                Lyapunov::new(s).field(s.variables(&gains), s.levels(), force).values().to_vec()
            })
        },
    );
    if has_inputs {
        list.computed(
            Quantity::FeedbackLevelRates,
            Arguments::QPu,
            (
                "Rates at which the inputs change the levels of the feedback, which are then part of the state.",
                "d/dt (H̃₀, I_i⁰) = ∂(H̃, I_i)/∂p·P* B u",
                "",
            ),
            Shape::Vector,
            |cx| cx.write(|s| Lyapunov::new(s).level_rates(s.force_at(0, s.here())).values().to_vec()),
        );
    }
}
