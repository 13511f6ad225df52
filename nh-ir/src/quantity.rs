//! The functions that a generated system has or may have.

use serde::{Deserialize, Serialize};

const INPUTS: &str = "systems with control inputs";
const RATES: &str = "systems whose constraints prescribe a velocity";
const LEVELS: &str = "systems with holonomic constraints";
const GROUPS: &str = "systems with matrix groups";
const GYROSCOPIC: &str = "systems whose Lagrangian has terms linear in the velocities";
const FORCES: &str = "systems with forces, dissipation or control inputs";

macro_rules! quantities {
    ($($quantity:ident $name:literal $when:ident $(, $of:ident)?;)*) => {
        /// A function of a system, identified for all code that calls it. Its name is for readers
        /// and for generated code.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum Quantity {
            $(#[doc = concat!("`", $name, "`")] $quantity,)*
        }

        impl Quantity {
            /// All quantities, in the order in which they are listed.
            pub const ALL: &[Quantity] = &[$(Quantity::$quantity),*];

            /// Returns the name in declarations and in generated code.
            pub fn name(self) -> &'static str {
                match self {
                    $(Quantity::$quantity => $name,)*
                }
            }

            /// Returns whether every system has the function, since steppers, states and checks
            /// need it.
            pub fn is_always_there(self) -> bool {
                match self {
                    $(Quantity::$quantity => quantities!(@ $when),)*
                }
            }

            /// Returns the systems that can have the function, if not every system can.
            pub fn of(self) -> Option<&'static str> {
                match self {
                    $(Quantity::$quantity => quantities!(@ of $($of)?),)*
                }
            }
        }
    };
    (@ always) => { true };
    (@ asked) => { false };
    (@ of) => { None };
    (@ of $of:ident) => { Some($of) };
}

quantities! {
    MassMatrix "mass_matrix" always;
    InverseMass "inverse_mass" always;
    Energy "energy" always;
    ConstraintMatrix "constraint_matrix" always;
    ProjectorD "projector_d" always;
    ToMomenta "to_momenta" always;
    ToVelocities "to_velocities" always;
    Drift "drift" always, RATES;
    LevelCorrection "level_correction" always, LEVELS;
    GroupDefect "group_defect" always, GROUPS;
    GroupDeterminants "group_determinants" always, GROUPS;
    Invariants "invariants" always;
    Potential "potential" asked;
    PotentialGradient "potential_gradient" asked;
    Lagrangian "lagrangian" asked;
    ChristoffelFirst "christoffel_first" asked;
    Christoffel "christoffel" asked;
    Constraint "constraint" asked;
    ProjectorPerp "projector_perp" asked;
    Frame "frame" asked;
    RestrictedMetric "restricted_metric" asked;
    InverseRestrictedMetric "inverse_restricted_metric" asked;
    StructureFunctions "structure_functions" asked;
    AlmostPoisson "almost_poisson" asked;
    Hamiltonian "hamiltonian" asked;
    HamiltonianGradient "hamiltonian_gradient" asked;
    VectorField "vector_field" asked;
    VectorFieldJacobian "vector_field_jacobian" asked;
    Momenta "momenta" asked;
    VelocitiesOfMomenta "velocities_of_momenta" asked;
    Multipliers "multipliers" asked;
    Acceleration "acceleration" asked;
    ConfigurationVelocity "configuration_velocity" asked;
    CotangentHamiltonian "cotangent_hamiltonian" asked;
    CotangentVectorField "cotangent_vector_field" asked;
    InputMatrix "input_matrix" asked, INPUTS;
    InputForce "input_force" asked, INPUTS;
    GyroscopicMatrix "gyroscopic_matrix" asked, GYROSCOPIC;
    AppliedForce "applied_force" asked, FORCES;
    Holonomic "holonomic" asked, LEVELS;
    ConstraintRates "constraint_rates" asked, RATES;
    ConstraintMomenta "constraint_momenta" asked;
    ExtendedHamiltonian "extended_hamiltonian" asked;
    ExtendedMultipliers "extended_multipliers" asked;
    ExtendedVectorField "extended_vector_field" asked;
    FeedbackLevels "feedback_levels" asked;
    LyapunovFunction "lyapunov_function" asked;
    LyapunovGradient "lyapunov_gradient" asked;
    FeedbackVectorField "feedback_vector_field" asked;
    FeedbackLevelRates "feedback_level_rates" asked, INPUTS;
}

impl Quantity {
    /// Returns the quantity with this name.
    pub fn named(name: &str) -> Option<Quantity> {
        Quantity::ALL.iter().copied().find(|quantity| quantity.name() == name)
    }
}
