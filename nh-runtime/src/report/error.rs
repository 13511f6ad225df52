//! Errors of states and steps.

use super::parameter::ParameterError;
use super::topic::Topic;
use crate::methods::OptionInfo;
use core::fmt;

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
    /// The methods that messages suggest as a way out.
    pub const WAYS_OUT: [&'static str; 4] = ["gonzalez", "gonzalez-r", "rk4:qv", "taylor:qv"];

    /// Returns the message for a caller who knows which of [`StepError::WAYS_OUT`] apply to the
    /// system. The message suggests only those.
    ///
    /// ```
    /// let error = nonholonomic::StepError::FrameLoss { step: 3, time: 0.2, measure: 1e-9 };
    /// assert!(error.to_string().contains("`gonzalez-r`, `rk4:qv`, `taylor:qv`"));
    /// assert!(error.naming(|method| method == "rk4:qv").to_string().ends_with("or has none: `rk4:qv`"));
    /// assert!(error.naming(|_| false).to_string().ends_with("; declare a frame that spans D there"));
    /// ```
    pub fn naming(self, applies: impl Fn(&str) -> bool) -> impl fmt::Display {
        Naming { error: self, applies }
    }

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

    fn write(&self, f: &mut fmt::Formatter<'_>, applies: &dyn Fn(&str) -> bool) -> fmt::Result {
        match *self {
            StepError::Parameter(error) => write!(f, "{error}"),
            StepError::OffConstraints { constraint, residual, tolerance } => write!(
                f,
                "the initial velocity violates constraint {} by {residual:.3e} (roundoff explains {tolerance:.1e}); \
                 `project` moves a velocity onto the constraints",
                constraint.saturating_add(1)
            ),
            StepError::OffGroup { matrix, defect, tolerance, determinant } if determinant > 0.0 => write!(
                f,
                "the initial matrix `{matrix}` is not a rotation: ‖{matrix}ᵀ{matrix} − I‖ is {defect:.3e} ({tolerance:.1e} would \
                 pass); `project` moves it to the nearest one"
            ),
            StepError::OffGroup { matrix, determinant, .. } => {
                let what = if determinant < 0.0 { "a reflection" } else { "singular" };
                write!(
                    f,
                    "the initial matrix `{matrix}` is {what}, not a rotation: its determinant is {determinant:.3e}"
                )
            }
            StepError::OffLevelSet { distance, tolerance } => write!(
                f,
                "the initial configuration is {distance:.3e} away from the holonomic constraints ({tolerance:.1e} would pass); \
                 `project` moves it there if it can"
            ),
            StepError::StepSize { h } => {
                write!(f, "the step size must be finite and not zero, it is {h:?}")
            }
            StepError::MethodOption { method, name, value, minimum, maximum } => {
                write!(f, "the option `{name}` of `{method}` must be ")?;
                match (minimum.is_finite(), maximum.is_finite()) {
                    (true, true) => write!(f, "between {minimum} and {maximum}")?,
                    (true, false) => write!(f, "finite and at least {minimum}")?,
                    (false, true) => write!(f, "finite and at most {maximum}")?,
                    (false, false) => f.write_str("finite")?,
                }
                write!(f, ", it is {value:?}")
            }
            StepError::MethodOptionCount { method, options: [], .. } => write!(f, "`{method}` has no options"),
            StepError::MethodOptionCount { method, options, found } => {
                let s = if options.len() == 1 { "" } else { "s" };
                write!(f, "`{method}` has {} option{s} (", options.len())?;
                for (i, option) in options.iter().enumerate() {
                    let separator = if i == 0 { "" } else { ", " };
                    write!(f, "{separator}`{}`", option.name)?;
                }
                write!(f, "), {found} were given")
            }
            StepError::Input { name, value, time } => {
                write!(f, "the control input `{name}` must be finite, at t = {time} it is {value:?}")
            }
            StepError::InputCount { expected: 0, .. } => f.write_str("the system has no control inputs"),
            StepError::InputCount { expected, found } => {
                let s = if expected == 1 { "" } else { "s" };
                write!(f, "the system has {expected} control input{s}, {found} were given")
            }
            StepError::MetricNotPositiveDefinite => {
                f.write_str("the mass matrix is not positive definite at the initial configuration")
            }
            StepError::NewtonFailed { step, time, block, residual, iterations } => write!(
                f,
                "step {step} at t = {time}: Newton's method for {block} did not converge in {iterations} iterations \
                 (residual {residual:.3e}); try a smaller step"
            ),
            StepError::IllConditioned { step, time, block, residual } => {
                write!(
                    f,
                    "step {step} at t = {time}: the equations for {block} are ill-conditioned: their residual, {residual:.1e}, is \
                     roundoff, but half of the digits of the unknowns are roundoff as well; use units in which parameters are of \
                     similar size"
                )?;
                match list(f, ", declare another frame, or use ", " or ", &["gonzalez-r", "rk4:qv"], applies)? {
                    true => Ok(()),
                    false => f.write_str(", or declare another frame"),
                }
            }
            StepError::BranchLost { step, time, method, momentum, dimension } => {
                write!(f, "step {step} at t = {time}: from the momentum (")?;
                for (i, component) in momentum.iter().take(dimension).enumerate() {
                    let comma = if i > 0 { ", " } else { "" };
                    write!(f, "{comma}{component:.6}")?;
                }
                write!(
                    f,
                    ") the map of `{method}` has no branch that tends to the identity with the step size; try a smaller step"
                )
            }
            StepError::Unstable { step, time, method, gain, value, h, measure, bound } => write!(
                f,
                "step {step} at t = {time}: the gain `{gain}` = {value:?} and the step {h:?} leave the stability region of `{method}`: \
                 h k |∇{gain}|² is {measure:.3}, but must be between 0 and {bound:.3}; make the step or the gain smaller"
            ),
            StepError::Unresolved { step, time, method, defect, size } => {
                write!(
                    f,
                    "step {step} at t = {time}: the step is too long for the quadrature of `{method}`, whose energy would be off by \
                     {defect:.1e} (its terms are of size {size:.1e}); take a smaller step"
                )?;
                match list(f, ", or ", "", &["gonzalez"], applies)? {
                    true => f.write_str(", which is exact at any step size"),
                    false => Ok(()),
                }
            }
            StepError::Orthogonal { step, time, method } => write!(
                f,
                "step {step} at t = {time}: the step of `{method}` is so long that a direction allowed by the constraints at one end \
                 has turned by a right angle or more from all directions allowed in its middle; take a smaller step"
            ),
            StepError::EnergyLost { step, time, method, defect, roundoff } => write!(
                f,
                "step {step} at t = {time}: the equations of `{method}` are so ill-conditioned that the energy would change by {defect:.1e} \
                 (its terms have a roundoff of {roundoff:.1e}); try a smaller step"
            ),
            StepError::RankLoss { step: 0, measure, .. } => write!(
                f,
                "the constraints are linearly dependent at the initial configuration (det(μ g⁻¹ μᵀ) = {measure:.3e})"
            ),
            StepError::RankLoss { step, time, measure } => write!(
                f,
                "step {step} at t = {time}: the constraints become linearly dependent \
                 (det(μ g⁻¹ μᵀ) is {measure:.3e} of its value at the start)"
            ),
            StepError::FrameLoss { step, time, measure } => {
                write!(
                    f,
                    "step {step} at t = {time}: the frame loses rank on the way (the measure that vanishes there is {measure:.3e} of \
                     its value at the start); declare a frame that spans D there"
                )?;
                let lead = ", or use a method that chooses a new frame in every step or has none: ";
                list(f, lead, ", ", &["gonzalez-r", "rk4:qv", "taylor:qv"], applies).map(|_| ())
            }
            StepError::Singularity { step, time, reach } => write!(
                f,
                "step {step} at t = {time}: the motion runs into a singularity: its Taylor series reaches only {reach:.1e}"
            ),
            StepError::StepTooLong { step, time, reach } => write!(
                f,
                "step {step} at t = {time}: {MAX_POLYNOMIALS} Taylor series do not reach its end, and the last one reaches only \
                 {reach:.1e}; take a smaller step"
            ),
            StepError::NonFinite { step: 0, .. } => f.write_str("the initial data, or their energy, are not finite"),
            StepError::NonFinite { step, time } => {
                write!(
                    f,
                    "step {step} at t = {time}: the new state is not finite, or has numbers above 1/ε⁴; try a smaller step"
                )
            }
        }
    }
}

/// Writes the methods that apply after a lead, `` `gonzalez-r` or `rk4:qv` ``. Returns whether
/// there are any.
fn list(
    f: &mut fmt::Formatter<'_>,
    lead: &str,
    separator: &str,
    methods: &[&str],
    applies: &dyn Fn(&str) -> bool,
) -> Result<bool, fmt::Error> {
    let mut before = lead;
    for method in methods.iter().filter(|method| applies(method)) {
        write!(f, "{before}`{method}`")?;
        before = separator;
    }
    Ok(before != lead)
}

impl fmt::Display for StepError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, &|_| true)
    }
}

/// The display of an error by [`StepError::naming`].
struct Naming<F> {
    error: StepError,
    applies: F,
}

impl<F: Fn(&str) -> bool> fmt::Display for Naming<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.write(f, &self.applies)
    }
}

impl core::error::Error for StepError {}

impl From<ParameterError> for StepError {
    fn from(error: ParameterError) -> Self {
        StepError::Parameter(error)
    }
}
