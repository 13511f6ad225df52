//! The names of the functions that a generated system has or may have.

use serde::{Deserialize, Serialize};

macro_rules! quantities {
    ($($quantity:ident $name:literal;)*) => {
        /// A function of a system, identified for all code that calls it. Its name is for readers
        /// and for generated code. Its row in the compiler's table has everything else.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Quantity {
            $(#[doc = concat!("`", $name, "`")] $quantity,)*
        }

        impl Quantity {
            /// All quantities, in the order in which messages list them.
            pub const ALL: &[Quantity] = &[$(Quantity::$quantity),*];

            /// Returns the name in declarations and in generated code.
            pub fn name(self) -> &'static str {
                match self {
                    $(Quantity::$quantity => $name,)*
                }
            }
        }
    };
}

quantities! {
    MassMatrix "mass_matrix";
    InverseMass "inverse_mass";
    Energy "energy";
    ConstraintMatrix "constraint_matrix";
    ProjectorD "projector_d";
    ToMomenta "to_momenta";
    ToVelocities "to_velocities";
    Drift "drift";
    LevelCorrection "level_correction";
    GroupDefect "group_defect";
    GroupDeterminants "group_determinants";
    Invariants "invariants";
    Potential "potential";
    PotentialGradient "potential_gradient";
    Lagrangian "lagrangian";
    ChristoffelFirst "christoffel_first";
    Christoffel "christoffel";
    Constraint "constraint";
    ProjectorPerp "projector_perp";
    Frame "frame";
    RestrictedMetric "restricted_metric";
    InverseRestrictedMetric "inverse_restricted_metric";
    StructureFunctions "structure_functions";
    AlmostPoisson "almost_poisson";
    Hamiltonian "hamiltonian";
    HamiltonianGradient "hamiltonian_gradient";
    VectorField "vector_field";
    VectorFieldJacobian "vector_field_jacobian";
    VectorFieldByInputs "vector_field_by_inputs";
    ObservablesJacobian "observables_jacobian";
    Momenta "momenta";
    VelocitiesOfMomenta "velocities_of_momenta";
    Multipliers "multipliers";
    Acceleration "acceleration";
    ConfigurationVelocity "configuration_velocity";
    CotangentHamiltonian "cotangent_hamiltonian";
    CotangentVectorField "cotangent_vector_field";
    InputMatrix "input_matrix";
    InputForce "input_force";
    GyroscopicMatrix "gyroscopic_matrix";
    AppliedForce "applied_force";
    Holonomic "holonomic";
    ConstraintRates "constraint_rates";
    ConstraintMomenta "constraint_momenta";
    ExtendedHamiltonian "extended_hamiltonian";
    ExtendedMultipliers "extended_multipliers";
    ExtendedVectorField "extended_vector_field";
    FeedbackLevels "feedback_levels";
    LyapunovFunction "lyapunov_function";
    LyapunovGradient "lyapunov_gradient";
    FeedbackVectorField "feedback_vector_field";
    FeedbackLevelRates "feedback_level_rates";
}

impl Quantity {
    /// Returns the quantity with this name.
    pub fn named(name: &str) -> Option<Quantity> {
        Quantity::ALL.iter().copied().find(|quantity| quantity.name() == name)
    }
}
