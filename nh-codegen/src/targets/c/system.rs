//! The parameters, the system and its functions.

use super::context::{Context, Kept, count};
use super::scope::Scope;
use super::signature::{Argument, Returns, Signature};
use super::text::{Code, comment, plain};
use super::write::{Writer, literal};
use crate::ir::plan::{PlannedFunction, Statement};
use crate::ir::program::{Input, Role, Shape};
use crate::model::counted;
use crate::quantity::Quantity;
use crate::targets::rust::context::{describe, output};

/// The text of a header and of a source, and the functions in them with their documentation.
#[derive(Default)]
pub(super) struct Parts {
    pub(super) header: Code,
    pub(super) source: Code,
    pub(super) functions: Vec<(String, Signature)>,
}

impl Parts {
    /// Adds a function: its documentation and declaration to the header, its definition to the
    /// source.
    pub(super) fn function(&mut self, doc: &str, signature: Signature, body: Code) {
        let (doc, declaration) = (plain(doc), signature.declaration());
        self.header.push(comment(&doc));
        self.header.push(format!("{declaration};\n"));
        self.source.push(format!("{declaration}\n{{"));
        self.source.append(body);
        self.source.push("}\n");
        self.functions.push((doc, signature));
    }
}

/// Returns the statement that returns the status of a call unless it is `NH_OK`.
pub(super) fn checked(call: &str) -> String {
    format!("status = {call};\nif (status != NH_OK) {{\nreturn status;\n}}")
}

/// Writes the parameters, the system, its state, and its functions.
pub(super) fn system(context: &Context<'_>) -> Parts {
    let mut parts = Parts::default();
    let p = &context.prefix;
    let kept = Kept::new(context, &context.plan.constants);
    parameters(context, &mut parts);
    let header = &mut parts.header;
    if !kept.is_empty() {
        header.push(comment("Constants: numbers that depend on parameters only."));
        header.push(format!("typedef struct {p}_constants {{"));
        header.append(kept.structure(context.graph()));
        header.push(format!("}} {p}_constants;\n"));
    }
    header.push(comment("The system with its parameters."));
    header.push(format!("typedef struct {p}_system {{\n{p}_parameters parameters;"));
    if !kept.is_empty() {
        header.push(format!("{p}_constants constants;"));
    }
    header.push(format!("}} {p}_system;\n"));
    state(context, header);

    let mut scope = Scope::default();
    context.add_parameters(&mut scope, &context.plan.constants.reads, "(*parameters)");
    let mut body = Code::default();
    if context.parameters.is_empty() {
        body.push("(void)error;");
    } else {
        body.push("nh_status status;");
    }
    for (parameter, (_, field)) in context.header.about.parameters.iter().zip(&context.parameters) {
        let (name, positive) = (&parameter.name, parameter.positive);
        body.push(checked(&format!("nh_check_parameter(error, \"{name}\", parameters->{field}, {positive})")));
    }
    body.push("system->parameters = *parameters;");
    body.append(kept.construction(&scope, "system->constants."));
    body.push("return NH_OK;");
    let doc = "Creates the system with these parameters. A parameter that is not finite, or must be positive and is not, \
               is NH_PARAMETER; the system is then undefined. `error` may be NULL.";
    let arguments = vec![
        Argument::Changes(format!("{p}_system"), "system"),
        Argument::Reads(format!("{p}_parameters"), "parameters"),
        Argument::Error,
    ];
    parts.function(doc, Signature::new(Returns::Status, p, "new", arguments), body);

    for (function, name) in context.plan.functions.iter().zip(&context.functions) {
        write_function(context, &kept, function, name, &mut parts);
    }
    check(context, &mut parts);
    project(context, &mut parts);
    parts
}

fn parameters(context: &Context<'_>, parts: &mut Parts) {
    let p = &context.prefix;
    let header = &mut parts.header;
    header.push(comment("The parameters of the system."));
    header.push(format!("typedef struct {p}_parameters {{"));
    for (parameter, (_, field)) in context.header.about.parameters.iter().zip(&context.parameters) {
        let mut text = describe(&parameter.name, parameter.unit.as_deref(), parameter.text.as_deref());
        text.push_str(if parameter.positive { " Positive." } else { "" });
        header.push(comment(&plain(&text)));
        header.push(format!("nh_real {field};"));
    }
    if context.parameters.is_empty() {
        header.push("/* The system has no parameters. */\nnh_real unused;");
    }
    header.push(format!("}} {p}_parameters;\n"));
}

/// Writes the struct of states, and the initial data.
fn state(context: &Context<'_>, header: &mut Code) {
    let (p, about) = (&context.prefix, context.header.about);
    let list = |variables: &[crate::model::Variable]| {
        let each = variables.iter().enumerate().map(|(i, v)| {
            let text = describe(&v.name, v.unit.as_deref(), v.text.as_deref());
            format!("\n{i}: {}", plain(&text))
        });
        each.collect::<String>()
    };
    header.push(comment("A state of the system."));
    header.push(format!("typedef struct {p}_state {{\n/* Time. */\nnh_real t;"));
    if context.n() > 0 {
        header.push(comment(&format!("Coordinates q:{}", list(&about.coordinates))));
        header.push(format!("nh_real q[{}];", context.n()));
    }
    header.push(comment(&format!("Velocities w:{}", list(&about.velocities))));
    header.push(format!("nh_real w[{}];\n}} {p}_state;\n", context.k()));
    if context.inputs() > 0 {
        header.push(comment(&format!(
            "Writes the control inputs u at a time, from the state at the beginning of the step: {}.",
            about.inputs.join(", ")
        )));
        header
            .push(format!("typedef void {p}_control(void *context, nh_real t, const {p}_state *state, nh_real *u);\n"));
    }
}

/// Returns the declared argument of an input.
fn argument(input: &Input) -> Option<Argument> {
    let name = input.role.name();
    match (input.role, input.symbols.len()) {
        (_, 0) => None,
        (Role::Time, _) => Some(Argument::Number(name)),
        (_, n) => Some(Argument::Given(name, n)),
    }
}

fn write_function(context: &Context<'_>, kept: &Kept<'_>, function: &PlannedFunction, name: &str, parts: &mut Parts) {
    let p = &context.prefix;
    let routine = &function.routine;
    let writer = Writer::of_routine(context.graph(), &context.locals, &kept.fields, routine);
    let mut scope = Scope::default();
    for input in &function.inputs {
        for (i, &symbol) in input.symbols.iter().enumerate().filter(|(_, symbol)| routine.reads.contains(symbol)) {
            let role = input.role.name();
            let value = if input.role == Role::Time { role.to_owned() } else { format!("{role}[{i}]") };
            // The argument has its name already.
            if writer.symbol(symbol) != value {
                scope.add(writer.symbol(symbol), value);
            }
        }
    }
    context.add_parameters(&mut scope, &routine.parameters, "system->parameters");
    kept.add(&mut scope, routine, "system->constants.");
    // A function of a system contains no solves.
    let mut body = writer.lets(routine.statements.iter().filter_map(Statement::binding));
    let shape = output(function).shape;
    let values = &output(function).values;
    let scalar = shape == Shape::Scalar;
    if scalar {
        body.push(format!("return {};", writer.value(values[0])));
    } else {
        body.append(writer.store(values, "result"));
    }
    let mut code = scope.bindings(&body);
    let read = {
        let mut all = code.clone();
        all.append(body.clone());
        all.words()
    };
    let mut unread = Code::default();
    let names = function.inputs.iter().filter(|input| !input.symbols.is_empty()).map(|input| input.role.name());
    for name in ["system"].into_iter().chain(names).filter(|name| !read.contains(*name)) {
        unread.push(format!("(void){name};"));
    }
    if !scalar && values.is_empty() {
        return;
    }
    unread.append(std::mem::take(&mut code));
    unread.append(body);
    let arguments = [Argument::Of(format!("{p}_system"), "system")]
        .into_iter()
        .chain(function.inputs.iter().filter_map(argument))
        .chain((!scalar).then(|| Argument::Result("result", count(shape))))
        .collect();
    let returns = if scalar { Returns::Number } else { Returns::Nothing };
    let order = match shape {
        Shape::Matrix(..) => " The entries are listed row by row.",
        Shape::Tensor(..) => " The entries are listed matrix by matrix, row by row.",
        Shape::Scalar | Shape::Vector(_) => "",
    };
    let doc = format!("{}{order}", function.doc.trim_end());
    parts.function(&doc, Signature::new(returns, p, name, arguments), unread);
}

/// Writes the check of a state.
fn check(context: &Context<'_>, parts: &mut Parts) {
    let (p, n, k, r) = (&context.prefix, context.n(), context.k(), context.r());
    let mut body = Code::default();
    body.push("nh_status status;\nconst nh_place place = {error, 0U, state->t};");
    body.push(format!("nh_real metric[{}];\nnh_real definite[{}];\nnh_real inverse[{}];", k * k, k * k, k * k));
    body.push(format!("nh_real mu[{}] = {{NH_R(0.0)}};\nnh_real w[{k}];", (r * k).max(1)));
    let finite = if n > 0 { format!(" || !nh_all_finite({n}U, state->q)") } else { String::new() };
    body.push(format!("if (!nh_finite(state->t) || !nh_all_finite({k}U, state->w){finite}) {{"));
    body.push("return nh_fail(place, NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));\n}");
    for rotation in &context.header.about.groups {
        let (name, d, first) = (&rotation.name, rotation.dimension, rotation.first);
        body.push(checked(&format!("nh_check_rotation(place, \"{name}\", {d}U, &state->q[{first}])")));
    }
    if let Some(call) = context.call(Quantity::LevelCorrection, "system", "state", "correction") {
        body.push(format!("{{\nnh_real correction[{n}];\n{call};"));
        body.push(checked(&format!("nh_check_level_set(place, {n}U, state->q, correction)")));
        body.push("}");
    }
    let calls =
        [(Quantity::MassMatrix, "metric"), (Quantity::InverseMass, "inverse"), (Quantity::ConstraintMatrix, "mu")];
    for (quantity, result) in calls {
        if r == 0 && quantity == Quantity::ConstraintMatrix {
            continue;
        }
        if let Some(call) = context.call(quantity, "system", "state", result) {
            body.push(format!("{call};"));
        }
    }
    body.push(format!("nh_copy({}U, metric, definite);", k * k));
    body.push(checked(&format!("nh_check_positive_definite(place, {k}U, definite)")));
    body.push(format!("nh_copy({k}U, state->w, w);"));
    if let Some(call) = context.call(Quantity::Drift, "system", "state", "drift") {
        body.push(format!("{{\nnh_real drift[{k}];\n{call};\nnh_subtract({k}U, w, drift);\n}}"));
    }
    body.push(format!("return nh_check_constraints(place, {r}U, {k}U, mu, w, metric, inverse);"));
    let doc = "Checks that a stepper can start from the state: it is finite, its matrices are rotations, its metric is \
               positive definite, and it is on the constraints. `error` may be NULL.";
    let arguments = vec![
        Argument::Of(format!("{p}_system"), "system"),
        Argument::Reads(format!("{p}_state"), "state"),
        Argument::Error,
    ];
    parts.function(doc, Signature::new(Returns::Status, p, "check", arguments), body);
}

/// Writes the function that moves a state onto the constraints.
fn project(context: &Context<'_>, parts: &mut Parts) {
    let (p, n, k) = (&context.prefix, context.n(), context.k());
    let Some(projector) = context.call(Quantity::ProjectorD, "system", "now", "projector") else { return };
    let mut body = Code::default();
    body.push(format!("nh_real projector[{}];\nnh_real on_constraints[{k}];", k * k));
    let mut moved = Vec::new();
    for rotation in &context.header.about.groups {
        let (name, d, first) = (&rotation.name, rotation.dimension, rotation.first);
        body.push(checked(&format!("nh_nearest_rotation(place, \"{name}\", {d}U, &moved.q[{first}])")));
    }
    if !context.header.about.groups.is_empty() {
        moved.push("replaces its matrices by the nearest rotations");
    }
    if let Some(call) = context.call(Quantity::LevelCorrection, "system", "now", "correction") {
        body.push(format!("{{\nbool near = false;\nnh_real correction[{n}];"));
        body.push("for (uint32_t i = 0U; (i < NH_TO_LEVEL_SET) && !near; ++i) {");
        body.push(format!("{call};\nnear = nh_approach_level_set({n}U, moved.q, correction);\n}}\n{call};"));
        body.push(format!("if (near) {{\nnh_add({n}U, moved.q, correction);\n}} else {{"));
        body.push(checked(&format!("nh_check_level_set(place, {n}U, moved.q, correction)")));
        body.push("}\n}");
        moved.push("moves its coordinates onto the holonomic constraints by Newton's method");
    }
    // The projection is repeated: P w is off the constraints by the roundoff of w, P P w by that of P w.
    body.push(format!("{projector};\nnh_product({k}U, {k}U, 1U, projector, moved.w, on_constraints);"));
    body.push(format!("nh_product({k}U, {k}U, 1U, projector, on_constraints, moved.w);"));
    if let Some(call) = context.call(Quantity::Drift, "system", "now", "drift") {
        body.push(format!("{{\nnh_real drift[{k}];\n{call};\nnh_add({k}U, moved.w, drift);\n}}"));
    }
    body.push(checked(&format!("{p}_check(system, &moved, error)")));
    body.push("*state = moved;\nreturn NH_OK;");
    let read = body.words();
    let mut code = Code::default();
    code.push("nh_status status;");
    if read.contains("place") {
        code.push("const nh_place place = {error, 0U, from->t};");
    }
    code.push(format!("{p}_state moved = *from;"));
    if read.contains("now") {
        code.push(format!("const {p}_state *const now = &moved;"));
    }
    code.append(body);
    moved.push("moves its velocity onto the constraints, orthogonally in the metric");
    let doc = format!(
        "Writes a state from which a stepper can start: {}. `from` and `state` may be the same. If the status is not \
         NH_OK, `state` is unchanged. `error` may be NULL.",
        moved.join(", ")
    );
    let arguments = vec![
        Argument::Of(format!("{p}_system"), "system"),
        Argument::Reads(format!("{p}_state"), "from"),
        Argument::Writes(format!("{p}_state"), "state"),
        Argument::Error,
    ];
    parts.function(&doc, Signature::new(Returns::Status, p, "project", arguments), code);
}

/// Returns the description of the system.
pub(super) fn description(context: &Context<'_>) -> String {
    let about = context.header.about;
    let mut text = about.text.clone().unwrap_or_else(|| format!("The system {}.", context.header.name));
    if let Some(source) = &about.source {
        text.push_str(&format!("\n\nSource: {source}"));
    }
    let names = |variables: &[crate::model::Variable]| {
        let names: Vec<&str> = variables.iter().map(|v| v.name.as_str()).collect();
        if names.is_empty() { "none".to_owned() } else { names.join(", ") }
    };
    text.push_str(&format!(
        "\n\nCoordinates q: {}; velocities w: {}; {}.",
        names(&about.coordinates),
        names(&about.velocities),
        counted(about.constraints.len(), "constraint")
    ));
    if !about.inputs.is_empty() {
        text.push_str(&format!(" Control inputs u: {}.", about.inputs.join(", ")));
    }
    text
}

/// Writes the initial data: parameters, coordinates and velocities.
pub(super) fn data(context: &Context<'_>, parts: &mut Parts) {
    let (p, about) = (&context.prefix, context.header.about);
    let mut taken = crate::targets::rust::names::Taken::default();
    for set in &about.data {
        let Some(parameters) = set.parameters.iter().cloned().collect::<Option<Vec<_>>>() else { continue };
        let name = taken.take(crate::targets::rust::names::local(&set.name));
        let mut body = Code::default();
        if context.parameters.is_empty() {
            body.push("parameters->unused = NH_R(0.0);");
        }
        for (value, (_, field)) in parameters.iter().zip(&context.parameters) {
            body.push(format!("parameters->{field} = {};", literal(value)));
        }
        body.push("state->t = NH_R(0.0);");
        for (i, value) in set.coordinates.iter().enumerate() {
            body.push(format!("state->q[{i}] = {};", literal(value)));
        }
        for (i, value) in set.velocities.iter().enumerate() {
            body.push(format!("state->w[{i}] = {};", literal(value)));
        }
        let doc = describe(&set.name, None, set.text.as_deref());
        let doc = format!("Writes the parameters and the initial state of the data set {doc}");
        let arguments = vec![
            Argument::Writes(format!("{p}_parameters"), "parameters"),
            Argument::Writes(format!("{p}_state"), "state"),
        ];
        parts.function(&doc, Signature::new(Returns::Nothing, p, &format!("data_{name}"), arguments), body);
    }
}
