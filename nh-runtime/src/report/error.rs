//! Errors of states and steps.

use super::parameter::ParameterError;
use super::topic::Topic;
use crate::methods::OptionInfo;

/// The largest number of polynomials of one step. More would take seconds, without any other
/// result.
pub const MAX_POLYNOMIALS: u32 = 1_000_000;

/// The reason why a state could not be created or a step failed. The state before a failed step is
/// unchanged.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum StepError {
    /// A parameter has a value that the system refuses.
    Parameter(ParameterError),
    /// The initial velocity is not in the distribution D: μ(q) v ≠ 0.
    OffConstraints {
        /// The constraint with the largest violation (from 0, in the order of declaration).
        constraint: usize,
        /// |μ(q) v| of that constraint.
        residual: f64,
        /// Largest residual that roundoff explains, 64 ε (Σⱼ |μⱼ vⱼ| + |μ| |v|).
        tolerance: f64,
    },
    /// A matrix among the coordinates of the initial configuration is not a rotation: RᵀR ≠ I, or
    /// det R < 0.
    OffGroup {
        /// Name of the matrix.
        matrix: &'static str,
        /// ‖RᵀR − I‖, in the Frobenius norm.
        defect: f64,
        /// Largest defect that is accepted, √ε.
        tolerance: f64,
        /// det R. If it is not positive, `project` does not find a rotation either.
        determinant: f64,
    },
    /// The initial configuration does not satisfy the holonomic constraints.
    OffLevelSet {
        /// The largest change of a coordinate in the step of Newton's method that leads there.
        distance: f64,
        /// Largest distance that is accepted, √ε (1 + |q|).
        tolerance: f64,
    },
    /// The step size is zero, infinite or not a number.
    StepSize {
        /// Its value.
        h: f64,
    },
    /// An option of the method (α of `dla`) is out of its range, or not a number.
    MethodOption {
        /// Name of the method.
        method: &'static str,
        /// Name of the option.
        name: &'static str,
        /// Its value.
        value: f64,
        /// The smallest allowed value; −∞ if there is none.
        minimum: f64,
        /// The largest allowed value; ∞ if there is none.
        maximum: f64,
    },
    /// A list of options has the wrong length.
    MethodOptionCount {
        /// Name of the method.
        method: &'static str,
        /// The options of the method.
        options: &'static [OptionInfo],
        /// The number of options that were given.
        found: usize,
    },
    /// A control input is infinite or not a number.
    Input {
        /// Name of the input.
        name: &'static str,
        /// Its value.
        value: f64,
        /// The time for which it was given.
        time: f64,
    },
    /// A list of control inputs has the wrong length.
    InputCount {
        /// The number of inputs of the system.
        expected: usize,
        /// The number of inputs that were given.
        found: usize,
    },
    /// The mass matrix is not positive definite at the initial configuration.
    MetricNotPositiveDefinite,
    /// Newton's method did not converge: the step is too large, or there is no solution near the
    /// old state.
    NewtonFailed {
        /// Number of the step that failed, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// The unknowns of the equations.
        block: &'static str,
        /// Sum of the absolute values of the equations' residuals at the last iterate.
        residual: f64,
        /// Number of iterations.
        iterations: u32,
    },
    /// The residual of the equations of a step is roundoff, but the unknowns are still uncertain by
    /// half of their digits. The units of some unknowns are too far apart, or the frame is about to
    /// lose its rank.
    IllConditioned {
        /// Number of the step that failed, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// The unknowns of the equations.
        block: &'static str,
        /// Sum of the absolute values of the equations' residuals.
        residual: f64,
    },
    /// The discrete momentum has left the region where the map of the method exists, or the branch
    /// of the map that tends to the identity with the step size has ended. Beyond such a fold there
    /// is another solution or none.
    BranchLost {
        /// Number of the step that failed, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// Name of the method.
        method: &'static str,
        /// The momenta ρ at the beginning of the step; 0 for missing ones if there are fewer than
        /// three.
        momentum: [f64; 3],
        /// The number of momenta.
        dimension: usize,
    },
    /// The constraint matrix μ(q) loses rank at, or within, this step: the constraints no longer
    /// determine the reactions.
    RankLoss {
        /// Number of the step, from 1; 0 for the initial configuration.
        step: u64,
        /// Time before it.
        time: f64,
        /// det(μ g⁻¹ μᵀ) divided by its value at the start (at the start: the value itself).
        measure: f64,
    },
    /// The frame of D, or the constraint matrix, loses rank at, or within, this step: momenta along
    /// the frame no longer determine the velocity.
    FrameLoss {
        /// Number of the step, from 1; 0 for the initial configuration.
        step: u64,
        /// Time before it.
        time: f64,
        /// The measure that vanishes with the rank, divided by its value at the start (at the
        /// start: the value itself). Its sign changes beyond such a configuration.
        measure: f64,
    },
    /// The step is too long for a quadrature: the mean of the energy's gradient along the step is
    /// not resolved by the nodes, and the energy would change by `defect`.
    Unresolved {
        /// Number of the step, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// The method's name.
        method: &'static str,
        /// The error of the quadrature.
        defect: f64,
        /// The size of the terms whose difference the defect is.
        size: f64,
    },
    /// A direction that the constraints allow at one end of the step is orthogonal, to 1e-6, to all
    /// directions that they allow in its middle, or has turned by more than a right angle. No
    /// admissible direction in the middle corresponds to it.
    Orthogonal {
        /// Number of the step, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// The method's name.
        method: &'static str,
    },
    /// The equations of a step were solved as accurately as possible, but the energy, which the
    /// method conserves, would change by `defect`: the equations are ill-conditioned.
    EnergyLost {
        /// Number of the step, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// The method's name.
        method: &'static str,
        /// The change of the energy in the step.
        defect: f64,
        /// The roundoff of its terms.
        roundoff: f64,
    },
    /// A feedback method has left its stability region: the product of gain and step is too large,
    /// and the deviations that the feedback should reduce grow.
    Unstable {
        /// Number of the step, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// Name of the method.
        method: &'static str,
        /// Name of the gain.
        gain: &'static str,
        /// Its value k.
        value: f64,
        /// The step size h.
        h: f64,
        /// h k |∇I|², I being the integral that the gain belongs to.
        measure: f64,
        /// The largest h k |∇I|² for which deviations of I do not grow: 2 for Euler's method.
        bound: f64,
    },
    /// The radius of convergence of a Taylor series of the motion is roundoff of the step: the
    /// motion is about to end, as in a collision of bodies.
    Singularity {
        /// Number of the step, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// The reach of the last series.
        reach: f64,
    },
    /// A step along Taylor series takes more than
    /// [`MAX_POLYNOMIALS`](crate::taylor::MAX_POLYNOMIALS) of them.
    StepTooLong {
        /// Number of the step, from 1.
        step: u64,
        /// Time before it.
        time: f64,
        /// The reach of the last series.
        reach: f64,
    },
    /// A value is infinite, not a number, or so large that results computed from it may not be
    /// finite (ε⁻⁴, 4e62 in double precision). The causes are a division by zero, an overflow, or
    /// initial data that were not finite.
    NonFinite {
        /// Number of the step, from 1; 0 for initial data.
        step: u64,
        /// Time before it.
        time: f64,
    },
}

impl StepError {
    /// Returns the section of the page "When it goes wrong" that explains the error, or `None` if
    /// the message says everything. Programs for people append it.
    ///
    /// ```
    /// let error = nonholonomic::StepError::NonFinite { step: 3, time: 0.2 };
    /// let Some(topic) = error.topic() else { unreachable!() };
    /// assert_eq!((topic.name(), topic.to_string().as_str()), ("overflow", "(see: nh help overflow)"));
    /// ```
    pub const fn topic(&self) -> Option<Topic> {
        Some(match self {
            StepError::NewtonFailed { .. } | StepError::BranchLost { .. } => Topic::Newton,
            StepError::NonFinite { .. } => Topic::Overflow,
            StepError::IllConditioned { .. } | StepError::EnergyLost { .. } => Topic::Conditioning,
            StepError::FrameLoss { .. } => Topic::Frame,
            StepError::RankLoss { .. } => Topic::Rank,
            StepError::OffConstraints { .. } | StepError::OffGroup { .. } | StepError::OffLevelSet { .. } => {
                Topic::Constraints
            }
            StepError::StepSize { .. } | StepError::StepTooLong { .. } | StepError::Unstable { .. } => Topic::Step,
            StepError::Unresolved { .. } => Topic::Quadrature,
            StepError::Orthogonal { .. } => Topic::Angle,
            StepError::Singularity { .. } => Topic::Singularity,
            StepError::Parameter(_)
            | StepError::MethodOption { .. }
            | StepError::MethodOptionCount { .. }
            | StepError::Input { .. }
            | StepError::InputCount { .. }
            | StepError::MetricNotPositiveDefinite => return None,
        })
    }
}

impl core::error::Error for StepError {}

impl From<ParameterError> for StepError {
    fn from(error: ParameterError) -> Self {
        StepError::Parameter(error)
    }
}
