//! The messages of errors, which name the methods that are a way out.

use super::error::{MAX_POLYNOMIALS, StepError};
use core::fmt;

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
