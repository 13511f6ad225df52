//! Roles of the groups of values that steps and functions read and return.

use serde::{Deserialize, Serialize};

/// Role of a group of values of a step or a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Role {
    /// Result of a function.
    Result,
    /// q
    Configuration,
    /// The velocity w that an observer sees.
    Velocity,
    /// The time t, one number.
    Time,
    /// The velocity v that a step carries.
    CarriedVelocity,
    /// Components of the velocity in an orthonormal basis of D.
    Components,
    /// The velocity of the coming step.
    VelocityAhead,
    /// p on T*Q.
    Momenta,
    /// p half a step before the node.
    HalfStepMomenta,
    /// ρ on D*.
    ReducedMomenta,
    /// λ
    Multipliers,
    /// The control inputs u.
    Inputs,
    /// The control inputs at the end of the previous step.
    LastInputs,
    /// The gains of a feedback.
    Gains,
    /// The levels of the integrals that a feedback keeps.
    Levels,
    /// The work that the control inputs have done since the start, one number.
    Work,
    /// h k |∇I|² of the [terms of a feedback](super::Stability), at the beginning of the last step.
    Stability,
    /// A number that is positive on the branch of solutions that tends to the identity with the
    /// step size. A step that leaves this branch is an error.
    Branch,
    /// The velocities that the constraints are solved for in the frame of a step, as numbers 0, 1
    /// and −1.
    Pivots,
    /// The defect of a step's quadrature, and the size of its terms. A step whose defect exceeds
    /// roundoff is an error.
    Resolution,
    /// The product of the squared cosines of all angles between the spaces that the constraints
    /// allow at the ends of a step and at its middle, one number. A step where it is 0 to roundoff
    /// is an error.
    Alignment,
    /// The energy at the start.
    Reference,
    /// The energy minus the work done, and a bound on the rounding of this difference, in units of
    /// roundoff.
    Balance,
    /// Functions of the new configuration that the next step needs.
    Ahead,
    /// Measure of a rank guard.
    Measure,
    /// The minors of the constraint matrix.
    Minors,
    /// Derivatives of the carried numbers by the old carried numbers. Further roles hold the
    /// derivatives by the control inputs, by the parameters and by the step size.
    ByState,
    /// See [`Role::ByState`].
    ByInputs,
    /// See [`Role::ByState`].
    ByParameters,
    /// See [`Role::ByState`].
    ByStep,
}

impl Role {
    /// Returns whether a state is the same without the numbers of this role: they are functions of
    /// other carried numbers, are not read, or are equal around every state.
    pub fn is_dependent(self) -> bool {
        matches!(self, Role::Ahead | Role::Resolution | Role::Alignment | Role::Pivots | Role::Reference)
    }

    /// Returns a Rust identifier: the field of generated code, and the prefix of symbols.
    pub fn name(self) -> &'static str {
        match self {
            Role::Result => "result",
            Role::Configuration => "q",
            Role::Velocity => "w",
            Role::Time => "t",
            Role::CarriedVelocity => "v",
            Role::Components => "c",
            Role::VelocityAhead => "v_ahead",
            Role::Momenta => "p",
            Role::HalfStepMomenta => "p_half",
            Role::ReducedMomenta => "rho",
            Role::Multipliers => "lambda",
            Role::Inputs => "u",
            Role::LastInputs => "u_last",
            Role::Gains => "gains",
            Role::Levels => "levels",
            Role::Work => "work",
            Role::Stability => "stability",
            Role::Branch => "branch",
            Role::Pivots => "pivots",
            Role::Resolution => "resolution",
            Role::Alignment => "alignment",
            Role::Reference => "reference",
            Role::Balance => "balance",
            Role::Ahead => "ahead",
            Role::Measure => "measure",
            Role::Minors => "minors",
            Role::ByState => "by_state",
            Role::ByInputs => "by_inputs",
            Role::ByParameters => "by_parameters",
            Role::ByStep => "by_step",
        }
    }
}
