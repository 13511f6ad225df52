//! `iso:4`, `iso:6`: compositions of the steps of a symmetric method.

use super::iso::ISO;
use super::{Method, Properties};

/// γ = 1/(4 − ∛4).
const GAMMA: f64 = 0.414_490_771_794_375_7;

/// Φ_h = Ψ_{γ_N h} ∘ … ∘ Ψ_{γ_1 h}. Φ keeps every invariant of Ψ. If Σ γᵢ = 1, γᵢ = γ_{N+1−i} and Ψ
/// is symmetric, then Φ is symmetric and its order is even: 4 if Σ γᵢ³ = 0, and 6 under two more
/// conditions.
///
/// Suzuki's five parts: the smallest number of parts that are all shorter than the whole.
pub(super) const ISO_4: Method = Method {
    properties: Properties {
        name: "iso:4",
        type_name: "Iso4",
        title: "Isometric mean value method on D, composed of five of its steps",
        equation: "Φ_h = Ψ_{γh} ∘ Ψ_{γh} ∘ Ψ_{(1−4γ)h} ∘ Ψ_{γh} ∘ Ψ_{γh}, Ψ the step of `iso`, γ = 1/(4 − ∛4)",
        source: "Suzuki (1990), Fractal decomposition of exponential operators; Hairer, Lubich & Wanner, Geometric Numerical Integration, II.4",
        order: 4,
        ..ISO.properties
    },
    parts: &[GAMMA, GAMMA, 1.0 - 4.0 * GAMMA, GAMMA, GAMMA],
    ..ISO
};

/// Kahan and Li's nine parts.
pub(super) const ISO_6: Method = Method {
    properties: Properties {
        name: "iso:6",
        type_name: "Iso6",
        title: "Isometric mean value method on D, composed of nine of its steps",
        equation: "Φ_h = Ψ_{γ₉h} ∘ … ∘ Ψ_{γ₁h}, Ψ the step of `iso`, γ₁ = γ₉ = 0.392161444007314, γ₂ = γ₈ = 0.332599136789359, γ₃ = γ₇ = −0.706246172557639, γ₄ = γ₆ = 0.0822135962935508, γ₅ = 0.798543990934830",
        source: "Kahan & Li (1997), Composition constants for raising the orders of unconventional schemes for ordinary differential equations; Hairer, Lubich & Wanner, Geometric Numerical Integration, V.3.2",
        order: 6,
        ..ISO.properties
    },
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
    ..ISO
};

#[cfg(test)]
mod tests {
    use super::*;

    /// Σ γᵢ = 1 and Σ γᵢ³ = 0 to roundoff, and the parts are symmetric.
    #[test]
    fn parts_are_those_of_a_symmetric_rule_of_order_four() {
        for Method { parts, .. } in [ISO_4, ISO_6] {
            let sum = |power: i32| parts.iter().map(|part| part.powi(power)).sum::<f64>();
            assert!((sum(1) - 1.0).abs() < 1e-15 && sum(3).abs() < 1e-15, "{} {}", sum(1), sum(3));
            assert!(parts.iter().eq(parts.iter().rev()));
        }
        assert!((GAMMA * (4.0 - 4_f64.cbrt()) - 1.0).abs() < 1e-15);
    }
}
