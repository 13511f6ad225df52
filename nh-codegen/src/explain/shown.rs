//! The quantities of reports on the mechanics, in the order of a paper.

use crate::quantity::Quantity;
use crate::scheme::system::{Formula, Normal, Row, Systems, Text, rows_of};
use Quantity::{
    Acceleration, AlmostPoisson, AppliedForce, Christoffel, ChristoffelFirst, ConstraintMatrix, ConstraintMomenta,
    ConstraintRates, Drift, ExtendedHamiltonian, ExtendedMultipliers, ExtendedVectorField, Frame, GyroscopicMatrix,
    Hamiltonian, HamiltonianGradient, Holonomic, InverseMass, InverseRestrictedMetric, Lagrangian, MassMatrix,
    Multipliers, Potential, ProjectorD, ProjectorPerp, RestrictedMetric, StructureFunctions, ToVelocities, VectorField,
    VectorFieldJacobian,
};
use Shown::{Always, ByParts, Normally, Other};

/// A quantity of a report: of a row, or one that only reports have.
#[derive(Clone, Copy)]
pub(super) enum Shown {
    /// Shown in both forms.
    Always(Quantity),
    /// Shown where normal forms are small.
    Normally(Quantity),
    /// Shown where quantities are composed.
    ByParts(Quantity),
    /// A quantity without a function.
    Other(Explained),
}

/// A quantity as it is shown.
#[derive(Clone, Copy)]
pub(super) struct Explained {
    /// Key in JSON.
    pub key: &'static str,
    /// Symbol in text.
    pub symbol: &'static str,
    /// Symbol in LaTeX.
    pub latex: &'static str,
    /// Description.
    pub what: Text,
    /// The systems that have it.
    pub of: Systems,
    /// Its normal form, if it is shown in that form.
    pub normal: Normal,
    /// Its formula, if it is shown by parts.
    pub formula: Option<Formula>,
}

/// The heading of the section of the frame.
pub(super) const FRAME: &str = "adapted frame";

/// The heading of the section of the extension.
pub(super) const EXTENSION: &str = "extension to T*Q";

/// The sections with their quantities.
pub(super) const SECTIONS: [(&str, &[Shown]); 6] = [
    (
        "metric",
        &[
            Always(Lagrangian),
            Always(MassMatrix),
            Normally(InverseMass),
            Always(Potential),
            Normally(ChristoffelFirst),
            Normally(Christoffel),
            Other(VECTOR_POTENTIAL),
            ByParts(GyroscopicMatrix),
        ],
    ),
    (
        "constraints",
        &[
            Always(ConstraintMatrix),
            Other(CONSTRAINT_GRAM),
            Normally(ProjectorPerp),
            Normally(ProjectorD),
            Normally(Multipliers),
            Normally(Acceleration),
            ByParts(ConstraintRates),
            ByParts(Drift),
            ByParts(Holonomic),
        ],
    ),
    ("forces", &[ByParts(AppliedForce)]),
    (
        FRAME,
        &[Always(Frame), Always(RestrictedMetric), Normally(InverseRestrictedMetric), Normally(StructureFunctions)],
    ),
    (
        "dynamics on D*",
        &[
            Other(FRAME_VELOCITY),
            ByParts(ToVelocities),
            Always(Hamiltonian),
            Always(HamiltonianGradient),
            Always(AlmostPoisson),
            Always(VectorField),
            Normally(VectorFieldJacobian),
        ],
    ),
    (
        EXTENSION,
        &[
            Normally(ConstraintMomenta),
            Normally(ExtendedHamiltonian),
            Normally(ExtendedMultipliers),
            Normally(ExtendedVectorField),
        ],
    ),
];

const CONSTRAINT_GRAM: Explained = Explained {
    key: "constraint_gram",
    symbol: "C",
    latex: "C",
    what: Text::Is("μ g⁻¹ μᵀ"),
    of: Systems::ALL,
    normal: Normal::Rows(|x| rows_of(x.constraint_gram())),
    formula: None,
};

const VECTOR_POTENTIAL: Explained = Explained {
    key: "vector_potential",
    symbol: "A",
    latex: "A",
    what: Text::Is("terms of L that are linear in w, A·w"),
    of: Systems::GYROSCOPIC,
    normal: Normal::Hidden,
    formula: Some(Formula::Vector(|cx| cx.vector_potential())),
};

const FRAME_VELOCITY: Explained = Explained {
    key: "frame_velocity",
    symbol: "v",
    latex: "v",
    what: Text::Is("G⁻¹ ρ, the velocity in the frame"),
    of: Systems::ALL,
    normal: Normal::Hidden,
    formula: Some(Formula::Vector(|cx| cx.frame_velocity())),
};

impl Shown {
    /// Returns the quantity if it is shown in normal form.
    pub(super) fn normal(self) -> Option<Explained> {
        match self {
            Always(quantity) | Normally(quantity) => Some(Explained::of(quantity)),
            ByParts(_) => None,
            Other(explained) => (!matches!(explained.normal, Normal::Hidden)).then_some(explained),
        }
    }

    /// Returns the quantity with its formula if it is shown by parts.
    pub(super) fn composed(self) -> Option<(Explained, Formula)> {
        let explained = match self {
            Always(quantity) | ByParts(quantity) => Explained::of(quantity),
            Normally(_) => return None,
            Other(explained) => explained,
        };
        explained.formula.map(|formula| (explained, formula))
    }
}

impl Explained {
    fn of(quantity: Quantity) -> Explained {
        let Row { symbol, latex, explained, normal, formula, of, .. } = *Row::of(quantity);
        // The key is older than the name of the function.
        let key = if quantity == Holonomic { "level_functions" } else { quantity.name() };
        // Inputs are forces in a report, though no function of their own.
        let of = if quantity == AppliedForce { Systems::FORCED } else { of };
        Explained { key, symbol, latex, what: explained, of, normal, formula: Some(formula) }
    }
}
