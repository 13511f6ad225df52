//! Checks of the guarantees of the methods on generated steppers of the whole library.
//!
//! One table ([`cases`]: models and data sets under methods) is combined with one list of
//! properties. Properties that are known not to hold are listed with reasons
//! ([`known::DEFICIENCIES`]), and their tests fail if they begin to hold.
//!
//! `NH_NUMBERS=1` prints the measurements.

mod bicycle;
mod exact;
mod known;
mod long;

mod motion;

use libtest_mimic::{Arguments, Failed, Trial};
use nh_tests::every_method;
use nh_tests::library::{Case, cases};
use nonholonomic::catalogue::Model;
use std::process::ExitCode;

/// A measurement, in words, or an error.
type Finding = Result<String, Failed>;

/// A measurement that does not belong to a single case.
type Check = fn() -> Finding;

/// A property that cases promise.
struct Property {
    name: &'static str,
    /// Whether the case promises it.
    promised: fn(&Case) -> bool,
    check: fn(&Case) -> Finding,
}

const PROPERTIES: &[Property] = &[
    Property { name: "steps", promised: motion::has_steps, check: motion::single_steps },
    Property { name: "order", promised: |_| true, check: motion::order },
    Property { name: "back_in_time", promised: |_| true, check: motion::back_in_time },
    Property { name: "energy", promised: exact::keeps_energy, check: exact::energy },
    Property { name: "large_steps", promised: exact::keeps_energy_in_any_step, check: exact::large_steps },
    Property { name: "constraint", promised: exact::keeps_constraints, check: exact::constraint },
    Property { name: "rotations", promised: exact::keeps_rotations, check: exact::rotations },
    Property { name: "symmetry", promised: exact::is_symmetric, check: exact::symmetry },
    Property { name: "single_precision", promised: |_| true, check: motion::single_precision },
];

fn main() -> ExitCode {
    let alone: [(&str, Check); 10] = [
        ("table", table),
        ("steps::options", motion::single_steps_with_options),
        ("long::chaplygin_sleigh", long::sleigh),
        ("long::cvt_harmonic", long::oscillator),
        ("long::unconverged", long::unconverged),
        ("long::whipple", long::bicycle),
        ("long::brouwer", long::brouwer),
        ("bicycle::eigenvalues", bicycle::eigenvalues),
        ("bicycle::stable_speeds", bicycle::stable_speeds),
        ("bicycle::accelerations", bicycle::accelerations),
    ];
    let mut trials: Vec<Trial> =
        alone.into_iter().map(|(name, check)| Trial::test(name, move || told(name, check()).map(|_| ()))).collect();
    for property in PROPERTIES {
        for case in cases().iter().filter(|case| (property.promised)(case)) {
            trials.push(Trial::test(format!("{}::{}", property.name, case.name()), move || held(property, case)));
        }
    }
    libtest_mimic::run(&Arguments::from_args(), trials).exit_code()
}

/// Checks a property, or that it fails if it is known not to hold.
fn held(property: &Property, case: &Case) -> Result<(), Failed> {
    let finding = told(&format!("{}::{}", property.name, case.name()), (property.check)(case));
    match (known::deficiency(property.name, case), finding) {
        (None, finding) => finding.map(|_| ()),
        (Some(_), Err(_)) => Ok(()),
        (Some(reason), Ok(found)) => Err(format!("known not to hold ({reason}), and does: {found}").into()),
    }
}

/// Prints the measurement if that is requested.
fn told(name: &str, finding: Finding) -> Finding {
    if std::env::var_os("NH_NUMBERS").is_some() {
        match &finding {
            Ok(words) => println!("{name}: {words}"),
            Err(failed) => println!("{name}: {}", failed.message().unwrap_or("failed")),
        }
    }
    finding
}

/// Returns the case of that name.
fn case(name: &str) -> Result<&'static Case, Failed> {
    cases().iter().find(|case| case.name() == name).ok_or_else(|| format!("no case {name}").into())
}

/// Checks that the table lists every model and every method, and data sets with the parameters of
/// their reference data.
fn table() -> Finding {
    let mut models = Models::default();
    nh_sample::visit(&mut models);
    models.add::<every_method::gearbox_under_all::System<f64>>();
    models.add::<every_method::sleigh_under_all::System<f64>>();
    for (model, method) in &models.0 {
        if !cases().iter().any(|c| c.model.name == *model && c.method == *method) {
            return Err(format!("{method} of {model} is not tested").into());
        }
    }
    for case in cases() {
        let (trajectory, parameters) = (case.trajectory()?, case.parameters());
        if trajectory.state(0) != case.initial() {
            // The transformed trajectory of the sleigh's centre of mass has errors of roundoff, and
            // so have solved velocities.
            let off = nh_tests::verify::distance(&trajectory.state(0), &case.initial());
            let size = case.initial().iter().fold(1.0_f64, |size, x| size.max(x.abs()));
            if off.is_nan() || off > 4.0 * f64::EPSILON * size {
                return Err(format!("{} starts elsewhere than its trajectory, by {off:e}", case.name()).into());
            }
        }
        for (parameter, value) in case.model.parameters.iter().zip(parameters) {
            let name = parameter.quantity.name;
            // Both values may have been computed, with a rounding or two each.
            if trajectory.params.get(name).is_some_and(|v| (*v - value).abs() > 4.0 * f64::EPSILON * value.abs()) {
                return Err(format!("{}: {name} = {value}, not so in the reference data", case.name()).into());
            }
        }
    }
    Ok(format!("{} cases", cases().len()))
}

/// All pairs (model, method) of the library.
#[derive(Default)]
struct Models(Vec<(&'static str, &'static str)>);

impl Models {
    fn add<S: Model>(&mut self) {
        self.0.extend(S::INFO.methods.iter().map(|method| (S::INFO.name, method.name)));
    }
}

impl nonholonomic_models::Visitor for Models {
    fn visit<S: Model + 'static>(&mut self, _: &'static nonholonomic_models::Declaration) {
        self.add::<S>();
    }
}
