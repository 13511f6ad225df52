//! `avf`: the mean value discrete gradient (averaged vector field) on D*.

use super::blocks::Equations;
use super::inputs;
use super::mean_gradient::Mean;
use super::segment::Segment;
use super::{Conserves, Context, Discretisation, Properties, Scheme};
use num_rational::BigRational;

/// (ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ Δ) dξ + (0, Xᵀ(q̄) B(q̄) u), with u at t + h/2.
pub struct AveragedVectorField;

impl Scheme for AveragedVectorField {
    fn properties(&self) -> Properties {
        Properties {
            name: "avf",
            type_name: "AveragedVectorField",
            title: "Mean value discrete gradient (averaged vector field) on D*",
            equation: "(ζ' − ζ)/h = Π(ζ̄) ∫₀¹ ∇ℋ(ζ + ξ (ζ' − ζ)) dξ",
            source: "Harten, Lax & van Leer (1983); Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3",
            order: 2,
            symmetric: true,
            energy: Conserves::Exactly,
            constraint: Conserves::Exactly,
        }
    }

    fn keeps_levels(&self) -> bool {
        true
    }

    fn keeps_rotations(&self) -> bool {
        true
    }

    fn samples(&self) -> Vec<BigRational> {
        inputs::fractions(&[(1, 2)])
    }

    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String> {
        cx.write(|s| {
            let (h, zeta) = (s.h(), Segment::on_dstar(s));
            let middle = zeta.middle();
            let mean = zeta.mean_gradient(s.hamiltonian());
            let Mean { gradient, ageing, exact } = mean;
            let drive = s.drive(0, middle, gradient.split(s.q().len()).1);
            let slope = s.almost_poisson().at(middle) * gradient + drive;
            let (kept, constrained) = zeta.kept(gradient);
            let mut equations = Equations::default();
            equations.rates_on_dstar(s, zeta.v, zeta.v - (slope + kept));
            let gain = h * (drive.dot(gradient) + ageing + constrained);
            let step = s.step_on_dstar(zeta.new).solve(&equations)?.work_on_dstar(gain, zeta.new);
            let (gained, size) = mean.gained(zeta);
            Ok(if exact { step } else { step.resolved_on_dstar(gained, size, gradient, zeta.new) }.finish())
        })
    }
}
