//! The messages of errors.

extern crate std;

use super::*;
use crate::methods::OptionInfo;
use std::string::ToString;

#[test]
fn errors_are_said_in_words() {
    let off = StepError::OffConstraints { constraint: 1, residual: 0.5, tolerance: 1e-14 };
    assert_eq!(
        off.to_string(),
        "the initial velocity violates constraint 2 by 5.000e-1 (roundoff explains 1.0e-14); \
         `project` moves a velocity onto the constraints"
    );
    let group =
        |defect, determinant| StepError::OffGroup { matrix: "R", defect, tolerance: 1.5e-8, determinant }.to_string();
    assert_eq!(
        group(0.25, 1.2),
        "the initial matrix `R` is not a rotation: ‖RᵀR − I‖ is 2.500e-1 (1.5e-8 would pass); `project` moves it to the nearest one"
    );
    assert_eq!(group(0.0, -1.0), "the initial matrix `R` is a reflection, not a rotation: its determinant is -1.000e0");
    assert_eq!(StepError::StepSize { h: f64::NAN }.to_string(), "the step size must be finite and not zero, it is NaN");
    let newton = StepError::NewtonFailed { step: 3, time: 0.5, block: "rho1, rho2", residual: 0.25, iterations: 25 };
    assert_eq!(
        newton.to_string(),
        "step 3 at t = 0.5: Newton's method for rho1, rho2 did not converge in 25 iterations (residual 2.500e-1); \
         try a smaller step"
    );
    assert_eq!(
        StepError::from(ParameterError::NotPositive { name: "m", value: -1.0 }).to_string(),
        "the parameter `m` must be positive, it is -1.0"
    );
    assert_eq!(
        StepError::Orthogonal { step: 2, time: 0.5, method: "iso" }.to_string(),
        "step 2 at t = 0.5: the step of `iso` is so long that a direction allowed by the constraints at one end has turned by a \
         right angle or more from all directions allowed in its middle; take a smaller step"
    );
    let lost = StepError::EnergyLost { step: 3, time: 0.5, method: "gonzalez", defect: -0.25, roundoff: 1e-15 };
    assert_eq!(
        lost.to_string(),
        "step 3 at t = 0.5: the equations of `gonzalez` are so ill-conditioned that the energy would change by -2.5e-1 (its terms have a \
         roundoff of 1.0e-15); try a smaller step"
    );
    let option = |value, minimum, maximum| {
        StepError::MethodOption { method: "dla", name: "alpha", value, minimum, maximum }.to_string()
    };
    assert_eq!(option(1.5, 0.0, 1.0), "the option `alpha` of `dla` must be between 0 and 1, it is 1.5");
    assert_eq!(
        option(f64::NAN, 0.0, f64::INFINITY),
        "the option `alpha` of `dla` must be finite and at least 0, it is NaN"
    );
    const OPTION: OptionInfo = OptionInfo { name: "J", default: 1.0, minimum: 0.0, maximum: f64::INFINITY, gain: true };
    let count = |options, found| StepError::MethodOptionCount { method: "feedback-euler", options, found }.to_string();
    assert_eq!(count(&[OPTION], 3), "`feedback-euler` has 1 option (`J`), 3 were given");
    assert_eq!(
        count(&[OPTION, OptionInfo { name: "H", ..OPTION }], 1),
        "`feedback-euler` has 2 options (`J`, `H`), 1 were given"
    );
    assert_eq!(count(&[], 1), "`feedback-euler` has no options");
    assert_eq!(
        StepError::Input { name: "psi", value: f64::INFINITY, time: 0.5 }.to_string(),
        "the control input `psi` must be finite, at t = 0.5 it is inf"
    );
    assert_eq!(
        StepError::InputCount { expected: 2, found: 1 }.to_string(),
        "the system has 2 control inputs, 1 were given"
    );
    let lost =
        StepError::BranchLost { step: 7, time: 0.6, method: "suslov-mv", momentum: [1.5, -20.25, 0.0], dimension: 2 };
    assert_eq!(
        lost.to_string(),
        "step 7 at t = 0.6: from the momentum (1.500000, -20.250000) the map of `suslov-mv` has no branch that tends to the identity with the \
         step size; try a smaller step"
    );
    let unstable = StepError::Unstable {
        step: 10,
        time: 0.009,
        method: "feedback-euler",
        gain: "J",
        value: 3000.0,
        h: 1e-3,
        measure: 3.0,
        bound: 2.0,
    };
    assert_eq!(
        unstable.to_string(),
        "step 10 at t = 0.009: the gain `J` = 3000.0 and the step 0.001 leave the stability region of `feedback-euler`: h k |∇J|² \
         is 3.000, but must be between 0 and 2.000; make the step or the gain smaller"
    );
    assert!(StepError::RankLoss { step: 0, time: 0.0, measure: 0.0 }.to_string().contains("initial configuration"));
}
