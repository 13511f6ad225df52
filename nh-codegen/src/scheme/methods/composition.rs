//! `iso:4`, `iso:6`: compositions of the steps of a symmetric method.

use super::{Context, Discretisation, MethodOption, Properties, Refusal, Scheme};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// Φ_h = Ψ_{γ_N h} ∘ … ∘ Ψ_{γ_1 h}. Φ keeps every invariant of Ψ. If Σ γᵢ = 1, γᵢ = γ_{N+1−i} and Ψ
/// is symmetric, then Φ is symmetric and its order is even: 4 if Σ γᵢ³ = 0, and 6 under two more
/// conditions.
pub struct Composition {
    /// The method Ψ.
    pub of: &'static dyn Scheme,
    /// Names, order, formula and source, with γ₁, …, γ_N.
    pub rule: &'static Rule,
}

/// The sizes of the parts of a step.
pub struct Rule {
    name: &'static str,
    type_name: &'static str,
    order: u32,
    title: &'static str,
    equation: &'static str,
    source: &'static str,
    parts: &'static [f64],
}

/// γ = 1/(4 − ∛4).
const GAMMA: f64 = 0.414_490_771_794_375_7;

/// Suzuki's five parts: the smallest number of parts that are all shorter than the whole.
pub const SUZUKI: Rule = Rule {
    name: "iso:4",
    type_name: "Iso4",
    order: 4,
    title: "Isometric mean value method on D, composed of five of its steps",
    equation: "Φ_h = Ψ_{γh} ∘ Ψ_{γh} ∘ Ψ_{(1−4γ)h} ∘ Ψ_{γh} ∘ Ψ_{γh}, Ψ the step of `iso`, γ = 1/(4 − ∛4)",
    source: "Suzuki (1990), Fractal decomposition of exponential operators; Hairer, Lubich & Wanner, Geometric Numerical Integration, II.4",
    parts: &[GAMMA, GAMMA, 1.0 - 4.0 * GAMMA, GAMMA, GAMMA],
};

/// Kahan and Li's nine parts.
pub const KAHAN_LI: Rule = Rule {
    name: "iso:6",
    type_name: "Iso6",
    order: 6,
    title: "Isometric mean value method on D, composed of nine of its steps",
    equation: "Φ_h = Ψ_{γ₉h} ∘ … ∘ Ψ_{γ₁h}, Ψ the step of `iso`, γ₁ = γ₉ = 0.392161444007314, γ₂ = γ₈ = 0.332599136789359, γ₃ = γ₇ = −0.706246172557639, γ₄ = γ₆ = 0.0822135962935508, γ₅ = 0.798543990934830",
    source: "Kahan & Li (1997), Composition constants for raising the orders of unconventional schemes for ordinary differential equations; Hairer, Lubich & Wanner, Geometric Numerical Integration, V.3.2",
    parts: &[
        0.392_161_444_007_314_1,
        0.332_599_136_789_359_44,
        -0.706_246_172_557_639_4,
        0.082_213_596_293_550_8,
        0.798_543_990_934_83,
        0.082_213_596_293_550_8,
        -0.706_246_172_557_639_4,
        0.332_599_136_789_359_44,
        0.392_161_444_007_314_1,
    ],
};

impl Scheme for Composition {
    fn properties(&self) -> Properties {
        let Rule { name, type_name, order, title, equation, source, .. } = *self.rule;
        Properties { name, type_name, title, equation, source, order, ..self.of.properties() }
    }

    fn parts(&self) -> &'static [f64] {
        self.rule.parts
    }

    fn options(&self, mechanics: &Mechanics) -> Vec<MethodOption> {
        self.of.options(mechanics)
    }

    fn samples(&self) -> Vec<BigRational> {
        self.of.samples()
    }

    fn keeps_rotations(&self) -> bool {
        self.of.keeps_rotations()
    }

    fn keeps_levels(&self) -> bool {
        self.of.keeps_levels()
    }

    fn mixes_blocks(&self) -> bool {
        self.of.mixes_blocks()
    }

    fn needs_extension(&self) -> bool {
        self.of.needs_extension()
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        self.of.applies(mechanics)
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        self.of.discretise(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Σ γᵢ = 1 and Σ γᵢ³ = 0 to roundoff, and the parts are symmetric.
    #[test]
    fn parts_are_those_of_a_symmetric_rule_of_order_four() {
        for Rule { parts, .. } in [&SUZUKI, &KAHAN_LI] {
            let sum = |power: i32| parts.iter().map(|part| part.powi(power)).sum::<f64>();
            assert!((sum(1) - 1.0).abs() < 1e-15 && sum(3).abs() < 1e-15, "{} {}", sum(1), sum(3));
            assert!(parts.iter().eq(parts.iter().rev()));
        }
        assert!((GAMMA * (4.0 - 4_f64.cbrt()) - 1.0).abs() < 1e-15);
    }
}
