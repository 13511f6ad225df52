use crate::programs::{output, pendulum};
use nonholonomic_codegen::ir::graph::Stage;
use nonholonomic_codegen::ir::program::{Program, Role, Shape, Statement};

fn errors(change: impl FnOnce(&mut Program)) -> Vec<String> {
    let mut program = pendulum();
    change(&mut program);
    program.verify().err().map(|e| e.0).unwrap_or_default()
}

#[test]
fn a_good_program_passes() {
    assert_eq!(errors(|_| {}), Vec::<String>::new());
}

#[test]
fn reading_before_binding() {
    let found = errors(|p| p.steppers[0].step.statements.reverse());
    assert!(found.iter().any(|e| e == "step of `midpoint` reads `omega_mid` before it is known"), "{found:?}");
    let found = errors(|p| {
        let s = p.graph.symbol("stray", Stage::State);
        p.functions[0].output.values[0] = p.graph.read(s);
    });
    assert_eq!(found, ["function `energy`, output `result` reads `stray` before it is known"]);
}

#[test]
fn shapes_and_squares() {
    let found = errors(|p| p.functions[0].output.shape = Shape::Matrix(2, 2));
    assert_eq!(found, ["function `energy`, output `result`: 1 values for Matrix(2, 2)"]);
    let found = errors(|p| {
        if let Statement::Solve(block) = &mut p.steppers[0].step.statements[0] {
            block.jacobian[0].clear();
        }
    });
    assert!(found[0].starts_with("step of `midpoint`, solve for omega_mid: 1 unknowns"), "{found:?}");
}

#[test]
fn groups_go_out_as_they_came_in() {
    let found = errors(|p| {
        p.steppers[0].step.outputs.pop();
    });
    assert_eq!(found.len(), 1);
    assert!(found[0].contains("is carried"), "{found:?}");
    let found = errors(|p| {
        let x = p.steppers[0].observe.outputs[0].values[0];
        p.steppers[0].observe.outputs[1] = output(Role::Velocity, vec![x, x]);
    });
    assert_eq!(found.len(), 1, "{found:?}");
}

#[test]
fn names_and_stages() {
    let found = errors(|p| {
        let again = p.functions[0].clone();
        p.functions.push(again);
    });
    assert_eq!(found, ["two functions are named `energy`"]);
    let found = errors(|p| p.parameters[0] = p.steppers[0].carried[0].symbols[0]);
    assert!(found.contains(&"parameter `theta` has the stage Config".to_owned()), "{found:?}");
    let found = errors(|p| {
        let statement = p.steppers[0].step.statements[1].clone();
        p.steppers[0].step.statements.push(statement);
    });
    assert_eq!(found, ["step of `midpoint`: `theta_mid` is bound twice"]);
    let text = pendulum();
    let mut text = text;
    text.functions[0].output.values.clear();
    let message = text.verify().unwrap_err().to_string();
    assert!(message.starts_with("internal error:"), "{message}");
}
