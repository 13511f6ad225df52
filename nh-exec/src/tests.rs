//! Tests that wrong code is found before it runs.

use crate::check::Sizes;
use crate::program::Executable;
use nonholonomic_codegen::declaration::{Declaration, with_method};
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::quantity::Quantity;
use std::path::Path;

/// Models and methods that cover all features: blocks with sweeps, linear blocks, a flow,
/// rotations, inputs, the time, gains, options, and a rank guard.
const CASES: &[(&str, &str)] = &[
    ("chaplygin_sleigh", "gonzalez"),
    ("nonholonomic_oscillator", "taylor"),
    ("suslov_so3", "rk4"),
    ("snakeboard", "leapfrog"),
    ("knife_edge", "feedback-rk4"),
    ("cvt_harmonic", "dla"),
    ("chaplygin_sleigh_torque", "midpoint"),
];

fn derived(model: &str, method: &str) -> Compiled {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models").join(format!("{model}.yaml"));
    let declaration = Declaration::from_file(path.to_str().expect("a path")).expect("the library's models parse");
    pipeline::compile(&with_method(declaration, method)).unwrap_or_else(|e| panic!("{model}: {e}"))
}

fn sizes(compiled: &Compiled) -> Sizes {
    let about = &compiled.mechanics.model().about;
    let steppers = compiled.program.steppers.iter();
    Sizes {
        parameters: about.parameters.len(),
        coordinates: about.coordinates.len(),
        velocities: about.velocities.len(),
        constraints: about.constraints.len(),
        inputs: about.inputs.len(),
        invariants: about.invariants.len(),
        groups: about.groups.len(),
        methods: steppers.map(|stepper| (stepper.method.clone(), stepper.options.len())).collect(),
    }
}

/// Tests that the memory must contain its last cell, and that lists must have consistent lengths.
#[test]
fn positions_beyond_their_lists_are_refused() {
    for (model, method) in CASES {
        let compiled = derived(model, method);
        let code = Executable::of(&compiled.program).expect("it runs");
        let check = |change: &dyn Fn(&mut Executable)| {
            let mut code = code.clone();
            change(&mut code);
            code.check(&sizes(&compiled))
        };
        assert_eq!(check(&|_| ()), Ok(()));
        let changes: [&dyn Fn(&mut Executable); 8] = [
            &|code| assert!(code.memory.pop().is_some()),
            &|code| code.parameters.push(0),
            &|code| drop(code.functions.remove(&Quantity::MassMatrix)),
            &|code| assert!(code.steppers.pop().is_some()),
            &|code| assert!(code.steppers[0].memory.pop().is_some()),
            &|code| code.steppers[0].step_size = u32::MAX,
            &|code| assert!(code.steppers[0].step.last.results.pop().is_some()),
            &|code| assert!(code.steppers[0].carried_cells.pop().is_some()),
        ];
        for (i, change) in changes.into_iter().enumerate() {
            assert!(check(change).is_err(), "{model}, {method}: change {i}");
        }
    }
}
