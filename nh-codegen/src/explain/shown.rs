//! The quantities of reports on the mechanics, in the order of a paper.

use crate::quantity::Quantity;
use crate::scheme::system::{Extent, Formula, Row, Size, Systems, Text};
use Quantity::{
    Acceleration, AlmostPoisson, AppliedForce, Christoffel, ChristoffelFirst, ConstraintMatrix, ConstraintMomenta,
    ConstraintRates, Drift, ExtendedHamiltonian, ExtendedMultipliers, ExtendedVectorField, Frame, GyroscopicMatrix,
    Hamiltonian, HamiltonianGradient, Holonomic, InverseMass, InverseRestrictedMetric, Lagrangian, MassMatrix,
    Multipliers, Potential, ProjectorD, ProjectorPerp, RestrictedMetric, StructureFunctions, ToVelocities, VectorField,
    VectorFieldJacobian,
};
use Shown::{Always, ByParts, ByPartsOnly, Normally, NormallyOnly};

/// A quantity of a report: of a row, or one that only reports have.
#[derive(Clone, Copy)]
pub(super) enum Shown {
    /// Shown in both forms.
    Always(Quantity),
    /// Shown where normal forms are small.
    Normally(Quantity),
    /// Shown where quantities are composed.
    ByParts(Quantity),
    /// One without a row that is shown where normal forms are small.
    NormallyOnly(Explained),
    /// One without a row that is shown where quantities are composed.
    ByPartsOnly(Explained),
}

/// The name in text and in LaTeX of entry (i, j) of matrix l.
type Naming = fn(usize, usize, usize) -> (String, String);

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
    /// Its formula.
    pub formula: Formula,
    /// The shape of its value.
    pub extent: Extent,
    /// The name of a component in text and in LaTeX, if it is a tensor.
    pub component: Option<Naming>,
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
            ByPartsOnly(VECTOR_POTENTIAL),
            ByParts(GyroscopicMatrix),
        ],
    ),
    (
        "constraints",
        &[
            Always(ConstraintMatrix),
            NormallyOnly(CONSTRAINT_GRAM),
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
            ByPartsOnly(FRAME_VELOCITY),
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
    formula: Formula::Matrix(|cx| cx.constraint_gram()),
    extent: Extent::Matrix(Size::R, Size::R),
    component: None,
};

const VECTOR_POTENTIAL: Explained = Explained {
    key: "vector_potential",
    symbol: "A",
    latex: "A",
    what: Text::Is("terms of L that are linear in w, A·w"),
    of: Systems::GYROSCOPIC,
    formula: Formula::Vector(|cx| cx.vector_potential()),
    extent: Extent::Vector(Size::K),
    component: None,
};

const FRAME_VELOCITY: Explained = Explained {
    key: "frame_velocity",
    symbol: "v",
    latex: "v",
    what: Text::Is("G⁻¹ ρ, the velocity in the frame"),
    of: Systems::ALL,
    formula: Formula::Vector(|cx| cx.frame_velocity()),
    extent: Extent::Vector(Size::M),
    component: None,
};

impl Shown {
    /// Returns the quantity if it is shown in normal form.
    pub(super) fn normal(self) -> Option<Explained> {
        match self {
            Always(quantity) | Normally(quantity) => Some(Explained::of(quantity)),
            NormallyOnly(explained) => Some(explained),
            ByParts(_) | ByPartsOnly(_) => None,
        }
    }

    /// Returns the quantity if it is shown by parts.
    pub(super) fn composed(self) -> Option<Explained> {
        match self {
            Always(quantity) | ByParts(quantity) => Some(Explained::of(quantity)),
            ByPartsOnly(explained) => Some(explained),
            Normally(_) | NormallyOnly(_) => None,
        }
    }
}

impl Explained {
    fn of(quantity: Quantity) -> Explained {
        let Row { symbol, latex, explained, formula, extent, of, .. } = *Row::of(quantity);
        // The key is older than the name of the function.
        let key = if quantity == Holonomic { "level_functions" } else { quantity.name() };
        // Inputs are forces in a report, though no function of their own.
        let of = if quantity == AppliedForce { Systems::FORCED } else { of };
        Explained { key, symbol, latex, what: explained, of, formula, extent, component: component(quantity) }
    }
}

/// Returns the names of the components of a tensor: entry (i, j) of matrix l.
fn component(quantity: Quantity) -> Option<Naming> {
    Some(match quantity {
        ChristoffelFirst => |l, i, j| (format!("Γ_{l},{i}{j}"), format!("\\Gamma_{{{l},{i}{j}}}")),
        Christoffel => |l, i, j| (format!("Γ^{l}_{i}{j}"), format!("\\Gamma^{{{l}}}_{{{i}{j}}}")),
        StructureFunctions => |c, a, b| (format!("C_{a}{b}^{c}"), format!("C_{{{a}{b}}}^{{{c}}}")),
        _ => return None,
    })
}
