//! Derivatives of a step.

mod composed;

use super::context::count;
use super::signature::{Argument, Returns};
use super::stepper::{Method, unread};
use super::system::Parts;
use super::text::{Code, comment};
use crate::ir::plan::Routine;
use crate::ir::program::{Output, Role, Shape, StepDerivatives};
use composed::Composed;

/// Groups of variables: role, field of directions and adjoints, field of matrices, documentation.
const GROUPS: [(Role, &str, &str, &str); 4] = [
    (Role::ByState, "state", "a", "the carried numbers"),
    (Role::ByInputs, "inputs", "b", "the control inputs"),
    (Role::ByParameters, "parameters", "p", "the parameters"),
    (Role::ByStep, "step", "h", "the step size"),
];

/// Writes the functions for the derivatives of a method's steps.
pub(super) fn write(method: &Method<'_>, derivatives: &StepDerivatives<Routine>, parts: &mut Parts) {
    let rows = derivatives.adjoints.len();
    types(method, derivatives, &mut parts.header);
    linearised(method, derivatives, rows, parts);
    pushed(method, derivatives, rows, parts);
    pulled(method, derivatives, rows, parts);
    if let Some(chart) = &derivatives.chart {
        charted(
            method,
            &chart.entry,
            "entry",
            "the carried numbers of a start from the present state, by that state",
            parts,
        );
        charted(method, &chart.exit, "exit", "the present state, by the carried numbers", parts);
    }
    if let Some(second) = &derivatives.second {
        curved(method, derivatives, second, rows, parts);
    }
}

fn groups(
    derivatives: &StepDerivatives<Routine>,
) -> impl Iterator<Item = ((Role, &'static str, &'static str, &'static str), usize)> {
    GROUPS.into_iter().filter_map(|group| {
        let found = derivatives.variables.iter().find(|input| input.role == group.0)?;
        (!found.symbols.is_empty()).then_some((group, found.symbols.len()))
    })
}

fn types(method: &Method<'_>, derivatives: &StepDerivatives<Routine>, header: &mut Code) {
    let (p, rows) = (&method.prefix, derivatives.adjoints.len());
    header.push(comment(&format!(
        "Derivatives of the {rows} carried numbers after a step, without functions of the others that are only carried \
         ahead: matrices, listed row by row."
    )));
    header.push(format!("typedef struct {p}_jacobian {{"));
    for ((_, _, field, doc), count) in groups(derivatives) {
        header.push(format!("/* By {doc}: {rows} x {count}. */\nnh_real {field}[{}];", rows * count));
    }
    header.push(format!("}} {p}_jacobian;\n"));
    header.push(comment("A number for each variable of a step: a direction, or the derivatives of one function."));
    header.push(format!("typedef struct {p}_variables {{"));
    for ((_, field, _, doc), count) in groups(derivatives) {
        header.push(format!("/* For {doc}. */\nnh_real {field}[{count}];"));
    }
    header.push(format!("}} {p}_variables;\n"));
}

fn output(routine: &Routine, role: Role) -> Option<&Output> {
    routine.outputs.iter().find(|output| output.role == role)
}

fn linearised(method: &Method<'_>, derivatives: &StepDerivatives<Routine>, rows: usize, parts: &mut Parts) {
    let (p, routine) = (&method.prefix, &derivatives.linearised);
    let writer = method.writer(routine);
    let mut more = Code::default();
    for ((role, _, field, _), count) in groups(derivatives) {
        let values = output(routine, role).map_or(&[][..], |output| &output.values);
        debug_assert_eq!(values.len(), rows * count, "a matrix has all entries");
        more.append(writer.store(values, &format!("along->{field}")));
    }
    let advance = method.advance(routine, "advance_linearised", &format!(", {p}_jacobian *along"), &more);
    parts.source.append(advance);
    let body = if let Some(composed) = Composed::of(method, derivatives) {
        composed.helpers(&mut parts.source);
        composed.whole_linearised(&mut parts.source);
        composed.linearised()
    } else {
        let mut body = Code::default();
        let inputs = method.held(&mut body);
        body.push(format!(
            "nh_status status = {p}_advance_linearised(&stepper->setting, &stepper->motion, {inputs}, jacobian, error);"
        ));
        method.reason(&mut body);
        body.push("return status;");
        body
    };
    let doc = "Takes one step and writes the derivatives of the discrete map there, exact up to rounding. If the step fails, \
               neither the stepper nor the derivatives change. `error` may be NULL.";
    let arguments = vec![
        Argument::Changes(p.clone(), "stepper"),
        Argument::Writes(format!("{p}_jacobian"), "jacobian"),
        Argument::Error,
    ];
    parts.function(doc, method.signature(Returns::Status, "step_with_jacobian", arguments), body);
}

/// A function that computes something of the coming step without taking it.
struct Ahead {
    name: &'static str,
    doc: &'static str,
    arguments: [Argument; 2],
    /// Names that it reads besides those of a step, with their values.
    given: Vec<(String, String)>,
    /// Statements that write the results.
    results: Code,
    /// The statements for a step in parts.
    composed: Option<Code>,
}

/// Writes a function that computes something of the coming step without taking it.
fn ahead(method: &Method<'_>, routine: &Routine, function: Ahead, parts: &mut Parts) {
    let Ahead { name, doc, arguments, given, results, composed } = function;
    let p = &method.prefix;
    let mut scope = method.scope(routine);
    given.into_iter().for_each(|(name, value)| scope.add(name, value));
    let mut after = results;
    after.push("return NH_OK;");
    let mut functions = Code::default();
    let code = method.computation(name, routine, &scope, false, after, &mut functions);
    parts.source.append(functions);
    let source = &mut parts.source;
    let [first, second] = &arguments;
    source.push(format!(
        "static nh_status {p}_{name}_of(const {p}_setting *setting, const {p}_motion *motion, const nh_real *inputs, {}, {}, nh_error *error)\n{{",
        first.declaration(),
        second.declaration()
    ));
    let (first, second) = (first.name(), second.name());
    unread(&code, &["setting", "motion", "inputs", first, second, "error"], source);
    source.append(code);
    source.push("}\n");
    let body = composed.unwrap_or_else(|| {
        let mut body = Code::default();
        let inputs = method.held(&mut body);
        body.push(format!(
            "return {p}_{name}_of(&stepper->setting, &stepper->motion, {inputs}, {first}, {second}, error);"
        ));
        body
    });
    let arguments =
        [Argument::Of(p.clone(), "stepper")].into_iter().chain(arguments).chain([Argument::Error]).collect();
    parts.function(doc, method.signature(Returns::Status, name, arguments), body);
}

fn pushed(method: &Method<'_>, derivatives: &StepDerivatives<Routine>, rows: usize, parts: &mut Parts) {
    let routine = &derivatives.pushed;
    let writer = method.writer(routine);
    let locals = &method.context.locals;
    let mut given = Vec::new();
    for group in &derivatives.variables {
        let Some((_, field, ..)) = GROUPS.into_iter().find(|(role, ..)| *role == group.role) else { continue };
        for (i, symbol) in group.symbols.iter().enumerate().filter(|(_, symbol)| routine.reads.contains(symbol)) {
            given.push((locals.name(*symbol).to_owned(), format!("along->{field}[{i}]")));
        }
    }
    let mut values = routine.outputs.iter().flat_map(|output| output.values.iter().copied()).collect::<Vec<_>>();
    values.truncate(rows);
    let results = writer.store(&values, "result");
    let arguments =
        [Argument::Reads(format!("{}_variables", method.prefix), "along"), Argument::Result("result", rows)];
    let doc =
        "Writes the derivative of the numbers after the coming step along a direction. The stepper does not move.";
    let composed = Composed::of(method, derivatives).map(|composed| composed.pushed());
    ahead(method, routine, Ahead { name: "jvp", doc, arguments, given, results, composed }, parts);
}

fn adjoints(method: &Method<'_>, derivatives: &StepDerivatives<Routine>, routine: &Routine) -> Vec<(String, String)> {
    let read = derivatives.adjoints.iter().enumerate().filter(|(_, symbol)| routine.reads.contains(symbol));
    read.map(|(i, symbol)| (method.context.locals.name(*symbol).to_owned(), format!("adjoint[{i}]"))).collect()
}

fn pulled(method: &Method<'_>, derivatives: &StepDerivatives<Routine>, rows: usize, parts: &mut Parts) {
    let routine = &derivatives.pulled;
    let writer = method.writer(routine);
    let given = adjoints(method, derivatives, routine);
    let mut results = Code::default();
    for ((role, field, ..), _) in groups(derivatives) {
        let values = output(routine, role).map_or(&[][..], |output| &output.values);
        results.append(writer.store(values, &format!("result->{field}")));
    }
    let arguments =
        [Argument::Given("adjoint", rows), Argument::Writes(format!("{}_variables", method.prefix), "result")];
    let doc = "Writes the derivatives of a linear function of the numbers after the coming step, by all variables. The \
               stepper does not move.";
    let composed = Composed::of(method, derivatives).map(|composed| composed.pulled());
    ahead(method, routine, Ahead { name: "vjp", doc, arguments, given, results, composed }, parts);
}

fn curved(
    method: &Method<'_>,
    derivatives: &StepDerivatives<Routine>,
    routine: &Routine,
    rows: usize,
    parts: &mut Parts,
) {
    let p = &method.prefix;
    let writer = method.writer(routine);
    let given = adjoints(method, derivatives, routine);
    let fields = [
        (Role::ByState, "state", "By the carried numbers, twice."),
        (Role::ByInputs, "mixed", "By the carried numbers and the control inputs."),
        (Role::Inputs, "inputs", "By the control inputs, twice."),
    ];
    let header = &mut parts.header;
    header.push(comment("Second derivatives of a linear function of the numbers after a step, row by row."));
    header.push(format!("typedef struct {p}_curvature {{"));
    let mut results = Code::default();
    for (role, field, doc) in fields {
        let Some(output) = output(routine, role).filter(|output| !output.values.is_empty()) else { continue };
        header.push(format!("/* {doc} */\nnh_real {field}[{}];", count(output.shape)));
        results.append(writer.store(&output.values, &format!("result->{field}")));
    }
    header.push(format!("}} {p}_curvature;\n"));
    let arguments = [Argument::Given("adjoint", rows), Argument::Writes(format!("{p}_curvature"), "result")];
    let doc = "Writes the second derivatives of a linear function of the numbers after the coming step. The stepper does \
               not move.";
    let composed = Composed::of(method, derivatives).map(|composed| composed.curved());
    ahead(method, routine, Ahead { name: "second", doc, arguments, given, results, composed }, parts);
}

/// Writes a function for the derivatives of entering or leaving the carried numbers.
fn charted(method: &Method<'_>, routine: &Routine, name: &str, what: &str, parts: &mut Parts) {
    let (p, x) = (&method.prefix, &method.context.prefix);
    let writer = method.writer(routine);
    let mut results = Code::default();
    let mut sizes = [0, 0];
    for (at, (role, array)) in [(Role::Velocity, "velocity"), (Role::ReducedMomenta, "momenta")].into_iter().enumerate()
    {
        let Some(output) = output(routine, role) else { return };
        sizes[at] = output.values.len();
        results.append(writer.store(&output.values, array));
    }
    let [velocity, momenta] = sizes;
    if velocity == 0 || momenta == 0 {
        return;
    }
    let shape = |role: Role| match output(routine, role).map(|output| output.shape) {
        Some(Shape::Matrix(rows, columns)) => format!("{rows} x {columns}"),
        _ => String::new(),
    };
    results.push(format!("if (!nh_all_finite({velocity}U, velocity) || !nh_all_finite({momenta}U, momenta)) {{"));
    results.push(format!(
        "return nh_fail({p}_place(setting, motion->tally.steps, error), NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));\n}}"
    ));
    let mut scope = method.scope(routine);
    let enters = name == "entry";
    if enters {
        method.add_state(&mut scope, routine, "state");
    }
    results.push("return NH_OK;");
    let mut functions = Code::default();
    let code = method.computation(name, routine, &scope, false, results, &mut functions);
    parts.source.append(functions);
    let mut body = Code::default();
    match method.parts() {
        0 => body.push(format!(
            "const {p}_setting *const setting = &stepper->setting;\nconst {p}_motion *const motion = &stepper->motion;"
        )),
        count => body.push(format!(
            "const {p}_setting *const setting = &stepper->setting[0];\n{p}_motion now = stepper->motion[0];\n\
             const {p}_motion *const motion = &now;\nnow.tally.steps *= {count}U;"
        )),
    }
    if enters && code.words().contains("state") {
        body.push(format!(
            "{x}_state present;\nconst {x}_state *const state = &present;\n{p}_state(stepper, &present);"
        ));
    }
    body.append(code);
    let doc = format!(
        "Writes the derivatives of {what}: with coordinates and velocities ({}), and with coordinates and momenta on D* ({}), \
         row by row; the last columns are those of the parameters and the step size, if steps are differentiated by them.",
        shape(Role::Velocity),
        shape(Role::ReducedMomenta)
    );
    let arguments = vec![
        Argument::Of(p.clone(), "stepper"),
        Argument::Result("velocity", velocity),
        Argument::Result("momenta", momenta),
        Argument::Error,
    ];
    parts.function(&doc, method.signature(Returns::Status, &format!("{name}_jacobian"), arguments), body);
}
