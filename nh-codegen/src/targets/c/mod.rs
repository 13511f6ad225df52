//! From a program to C99: a header and a source, which need the files of the [runtime](RUNTIME), and
//! a header for C++.

mod context;
mod cpp;
mod derivatives;
pub(super) mod names;
mod scope;
mod series;
mod signature;
mod solve;
mod stepper;
mod system;
pub(super) mod text;
mod write;

use crate::budget;
use crate::ir::plan::{Plan, Planned, Routine, Statement};
use crate::ir::program::{Program, Role, Shape, StepProgram};
use crate::ir::verify::Verified;
use crate::quantity::Quantity;
use crate::targets::rust::Header;
use crate::targets::rust::context::output;
use context::{Context, count};
use std::collections::BTreeSet;
use text::{Code, comment};

/// Flags of the compiler for which the results have the same bits on all platforms, and which do not
/// put the few numbers of a step into vectors, which costs time.
pub const FLAGS: &str = "-std=c99 -O3 -ffp-contract=off -fno-tree-slp-vectorize";

/// The files of the runtime: name and text. They are the same for all systems.
pub const RUNTIME: [(&str, &str); 8] = [
    ("nh.h", include_str!("runtime/nh.h")),
    ("nh.hpp", include_str!("runtime/nh.hpp")),
    ("nh_step.h", include_str!("runtime/nh_step.h")),
    ("nh_newton.h", include_str!("runtime/nh_newton.h")),
    ("nh_taylor.h", include_str!("runtime/nh_taylor.h")),
    ("nh.c", include_str!("runtime/nh.c")),
    ("nh_math.c", include_str!("runtime/nh_math.c")),
    ("nh_mathf.h", include_str!("runtime/nh_mathf.h")),
];

/// The C code of a system.
#[derive(Clone, Debug)]
pub struct Files {
    /// The name of the files without their ends: `chaplygin_sleigh`.
    pub name: String,
    /// The text of the header.
    pub header: String,
    /// The text of the source.
    pub source: String,
    /// The text of the header for C++.
    pub wrapper: String,
    /// The methods, each with the name of its stepper: `gonzalez`, `nh_sleigh_gonzalez`.
    pub methods: Vec<(String, String)>,
    /// The functions of the system.
    pub quantities: Vec<Function>,
    /// The elementary functions that the source calls from `nh_math.c`. Without any, that file need
    /// not be linked.
    pub functions: BTreeSet<&'static str>,
}

/// A function of the system.
#[derive(Clone, Debug)]
pub struct Function {
    /// The quantity that it computes.
    pub quantity: Quantity,
    /// The name: `nh_sleigh_energy`.
    pub name: String,
    /// The arguments between the system and the result.
    pub arguments: Vec<Role>,
    /// The number of numbers that it writes to the result; `None` if it returns a number.
    pub writes: Option<usize>,
}

/// Returns the beginning of the names of a system's types and functions: `nh_sleigh`.
pub fn prefix(name: &str) -> String {
    context::prefix(name)
}

/// Returns sentences on the declared names that C code must change.
pub fn renamed(header: &Header<'_>) -> Vec<String> {
    let declared: Vec<&str> = header.about.parameters.iter().map(|parameter| parameter.name.as_str()).collect();
    let fields = names::fields(declared.iter().copied());
    let changed = declared.iter().zip(&fields).filter(|(name, field)| **name != field.as_str());
    let changed =
        changed.map(|(name, field)| format!("`{name}` is `{field}` in C, which has no such name for a field"));
    let (plain, file) = (context::name(&header.name), file(&header.name));
    let moved = (plain != file).then(|| format!("its files are `{file}`, since `{plain}.h` is a header of C"));
    let space = names::usable(file.clone());
    let space = (space != file).then(|| format!("its namespace in C++, which reserves `{file}`, is `{space}`"));
    changed.chain(moved).chain(space).collect()
}

/// Returns the name of a system's files without their ends. `<math.h>` must not be one of them.
fn file(system: &str) -> String {
    let name = context::name(system);
    if names::is_header(&name) { format!("{name}_system") } else { name }
}

/// Returns whether a method, or a derivative of its steps, follows a Taylor series.
fn has_series(stepper: &StepProgram<Planned>) -> bool {
    let derivatives = stepper.derivatives.as_ref();
    let derivatives =
        derivatives.into_iter().flat_map(|d| [&d.linearised, &d.pushed, &d.pulled].into_iter().chain(&d.second));
    let follows = |routine: &Routine| routine.statements.iter().any(|s| matches!(s, Statement::Follow(_)));
    derivatives.chain([&stepper.step, &stepper.start]).any(follows)
}

/// Returns the C code of a program. Nothing here can fail, because verification has checked it.
pub fn files(program: &Verified<Program>, header: &Header<'_>) -> Files {
    files_with(program, header, |_| true)
}

/// Returns the C code of a program with some of its functions, to which those that a start calls
/// must belong.
pub(super) fn files_with(program: &Verified<Program>, header: &Header<'_>, wanted: impl Fn(Quantity) -> bool) -> Files {
    let _forming = budget::forming("the generated code");
    let plan = Plan::of_some(program, |function| wanted(function.quantity), |_| true);
    let context = Context::new(&plan, header);
    let mut parts = system::system(&context);
    system::data(&context, &mut parts);
    let methods = stepper::steppers(&context, &mut parts);
    let series = plan.steppers.iter().any(has_series);
    let functions = write::foreign(&plan.graph, plan.graph.values());
    let name = file(&header.name);
    let guard = format!("{}_H", context.prefix.to_uppercase());
    let called = match functions.len() {
        0 => "The source needs nh.c.".to_owned(),
        _ => format!(
            "The source needs nh.c and nh_math.c, for: {}.",
            functions.iter().copied().collect::<Vec<_>>().join(", ")
        ),
    };
    let head = format!(
        "{}\n\n{called}\n\nGenerated by nh {} from its declaration. Do not edit: change the declaration and generate again. This file is the \
         work of the declaration's author: only the declaration's own licence applies to it.",
        system::description(&context),
        env!("CARGO_PKG_VERSION"),
    );
    let mut top = Code::default();
    top.push(comment(&head));
    top.push(format!("#ifndef {guard}\n#define {guard}\n\n#include \"nh.h\"\n"));
    top.push("#ifdef __cplusplus\nextern \"C\" {\n#endif\n");
    let wrapper = cpp::header(&context, &name, &methods, &parts.functions);
    top.append(parts.header);
    top.push("#ifdef __cplusplus\n}\n#endif\n\n#endif");
    let mut source = Code::default();
    source.push(comment(&format!(
        "The system {}, generated by nh {}. Do not edit.",
        header.name,
        env!("CARGO_PKG_VERSION")
    )));
    source.push(format!("#include \"{name}.h\"\n#include \"nh_newton.h\""));
    source.push(if series { "#include \"nh_taylor.h\"\n" } else { "" });
    source.append(parts.source);
    let quantities = quantities(&context);
    Files { name, header: top.text(), source: source.text(), wrapper, methods, quantities, functions }
}

/// Returns the functions of the system. Those without any results are not written.
fn quantities(context: &Context<'_>) -> Vec<Function> {
    let each = context.plan.functions.iter().zip(&context.functions).map(|(function, name)| {
        let shape = output(function).shape;
        let arguments = function.inputs.iter().filter(|input| !input.symbols.is_empty());
        Function {
            quantity: function.quantity,
            name: format!("{}_{name}", context.prefix),
            arguments: arguments.map(|input| input.role).collect(),
            writes: (shape != Shape::Scalar).then(|| count(shape)),
        }
    });
    each.filter(|function| function.writes != Some(0)).collect()
}
