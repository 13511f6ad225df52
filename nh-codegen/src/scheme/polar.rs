//! `euler:polar`, `rk2:polar`, `rk4:polar`: explicit Runge–Kutta methods on D*, put back onto the rotation group after each step.

use super::euler::{Euler, Rk2};
use super::rk4::Rk4;
use super::{Conserves, Context, Discretisation, Properties, Refusal, Scheme, rotations};
use crate::mechanics::Mechanics;
use num_rational::BigRational;

/// A step of the method, then R ↦ its orthogonal polar factor R (RᵀR)^−½ for every rotation matrix R among the coordinates.
///
/// The factor is the rotation nearest to R. A step of a method of order p leaves R off the group by O(h^{p+1}), and so is what the
/// projection adds: the order stays p.
pub enum Polar {
    /// The explicit Euler method.
    Euler,
    /// Heun's method.
    Rk2,
    /// Kutta's.
    Rk4,
}

impl Polar {
    fn method(&self) -> &'static dyn Scheme {
        match self {
            Polar::Euler => &Euler,
            Polar::Rk2 => &Rk2,
            Polar::Rk4 => &Rk4,
        }
    }
}

impl Scheme for Polar {
    fn properties(&self) -> Properties {
        let (name, type_name, title, equation) = match self {
            Polar::Euler => (
                "euler:polar",
                "EulerPolar",
                "Explicit Euler method on D*, its matrices projected onto the rotation group",
                "ζ' = ζ + h Π(ζ) ∇ℋ(ζ),  R' ↦ R' (R'ᵀR')^−½",
            ),
            Polar::Rk2 => (
                "rk2:polar",
                "Rk2Polar",
                "Heun's method on D*, its matrices projected onto the rotation group",
                "ζ' = ζ + h/2 (k₁ + k₂),  k₁ = Π ∇ℋ at ζ, k₂ at ζ + h k₁,  R' ↦ R' (R'ᵀR')^−½",
            ),
            Polar::Rk4 => (
                "rk4:polar",
                "Rk4Polar",
                "Classical Runge–Kutta method of order 4 on D*, its matrices projected onto the rotation group",
                "ζ' = ζ + h/6 (k₁ + 2 k₂ + 2 k₃ + k₄),  k = Π ∇ℋ at ζ, ζ + h k₁/2, ζ + h k₂/2, ζ + h k₃,  R' ↦ R' (R'ᵀR')^−½",
            ),
        };
        let source = "Hairer, Lubich & Wanner (2006), Geometric Numerical Integration, §IV.4; Higham (1986), Computing the polar decomposition";
        Properties { name, type_name, title, equation, source, energy: Conserves::Drifts, ..self.method().properties() }
    }

    fn samples(&self) -> Vec<BigRational> {
        self.method().samples()
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        self.method().applies(mechanics)?;
        if mechanics.model().groups.is_empty() {
            return Err(Refusal::new(
                format!(
                    "`{}` moves rotation matrices back onto their group, and there are none among the coordinates",
                    self.properties().name
                ),
                format!(
                    "use `{}`, or declare the attitude as a matrix: velocities = so3(R)[…]",
                    self.method().properties().name
                ),
            ));
        }
        Ok(())
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        let mut discretisation = self.method().discretise(cx)?;
        let q = discretisation.step.outputs.iter_mut().find(|output| output.name == "q");
        let q = q.ok_or("a step on D* has the output q")?;
        for block in &cx.mechanics.model().groups {
            let matrix = rotations::matrix(block, &q.values);
            let factor = rotations::polar_factor(&mut cx.graph, &matrix);
            block.entries().zip(factor.values()).for_each(|(place, value)| q.values[place] = *value);
        }
        Ok(discretisation)
    }
}
