//! Blocks of equations, as functions and calls of the runtime.
//!
//! C has no closures. The functions of a block (plain guess, scale, equations, sweep) receive the
//! values that they read in a struct. The first iteration and all sweeps are in the step; what
//! follows is a function of the block, and what is rare is a call of the runtime.

mod iterated;

use super::scope::{self, Scope, kind};
use super::series;
use super::text::Code;
use super::write::Writer;
use crate::ir::graph::Value;
use crate::ir::plan::{Failure, Follow, Method, Routine, Solve, Statement};
use crate::ir::program::Part;
use std::collections::BTreeSet;

/// A routine in C: functions before it, and its statements.
#[derive(Default)]
pub(super) struct Written {
    pub(super) functions: Code,
    pub(super) body: Code,
}

/// The surroundings of a routine.
pub(super) struct Place<'a> {
    /// The beginning of the names of its functions.
    pub(super) prefix: String,
    /// The names that the routine may read.
    pub(super) scope: &'a Scope,
    /// Whether functions are so short that they are better copied into the step.
    pub(super) inlined: bool,
    /// The expression for the place of an error.
    pub(super) error: String,
    /// The call of the flow that is the step.
    pub(super) flow: Option<String>,
}

/// Returns the statements of a routine.
pub(super) fn statements(writer: &Writer<'_>, routine: &Routine, place: &Place<'_>) -> Written {
    let mut written = Written::default();
    let mut number = 0;
    for statement in &routine.statements {
        match statement {
            Statement::Let(binding) => writer.binding(binding, &mut written.body),
            Statement::Solve(solve) => {
                number += 1;
                Block { writer, place, solve, number }.write(&mut written);
            }
            Statement::Follow(follow) => {
                number += 1;
                followed(writer, place, follow, number, &mut written);
            }
        }
    }
    written
}

/// Returns statements that end a routine whose equations have no solution.
fn failed(place: &Place<'_>, failure: Failure, name: &str, found: &str) -> String {
    match failure {
        Failure::Branch => {
            format!("return nh_fail({}, NH_BRANCH_LOST, NULL, NH_R(0.0), NH_R(0.0));", place.error)
        }
        Failure::Start | Failure::Step | Failure::NotANumber => {
            format!("return nh_unsolved({}, \"{name}\", &{found});", place.error)
        }
    }
}

/// Functions of values that they read in a struct.
pub(super) struct Functions<'a> {
    prefix: String,
    known: Vec<String>,
    written: Code,
    place: &'a Place<'a>,
}

impl<'a> Functions<'a> {
    /// Creates the struct of the values that these bodies read, of those known here.
    pub(super) fn of(place: &'a Place<'_>, number: usize, body: &Code, bodies: &[&Code]) -> Self {
        let declared = scope::declared(body);
        let known = |name: &str| declared.contains(name) || place.scope.has(name);
        let free: BTreeSet<String> = bodies.iter().flat_map(|code| scope::free(code, &known)).collect();
        let prefix = format!("{}_{number}", place.prefix);
        let known: Vec<String> = free.into_iter().collect();
        let mut written = Code::default();
        written.push(format!("/* Values that the functions below read. */\nstruct {prefix} {{"));
        known.iter().for_each(|name| written.push(format!("{} {name};", kind(name))));
        if known.is_empty() {
            written.push("nh_real unused;");
        }
        written.push("};\n");
        Functions { prefix, known, written, place }
    }

    /// Adds a function with this name, arguments and body.
    pub(super) fn add(&mut self, name: &str, arguments: &str, body: &Code, often: bool) {
        let read = body.words();
        let own = scope::declared(body);
        let known: Vec<&String> =
            self.known.iter().filter(|name| read.contains(*name) && !own.contains(*name)).collect();
        let keyword = if often && self.place.inlined { "NH_INLINE" } else { "static" };
        self.written.push(format!("{keyword} void {}_{name}(const void *within{arguments})\n{{", self.prefix));
        if known.is_empty() {
            self.written.push("(void)within;");
        } else {
            self.written.push(format!("const struct {0} *const known = (const struct {0} *)within;", self.prefix));
        }
        known.iter().for_each(|name| self.written.push(format!("const {} {name} = known->{name};", kind(name))));
        for argument in ["unknowns", "series", "point"] {
            if arguments.contains(argument) && !read.contains(argument) {
                self.written.push(format!("(void){argument};"));
            }
        }
        self.written.append(body.clone());
        self.written.push("}\n");
    }

    /// Returns the declaration of the struct's value.
    pub(super) fn within(&self, number: usize) -> String {
        let values = if self.known.is_empty() { "NH_R(0.0)".to_owned() } else { self.known.join(", ") };
        format!("const struct {} within{number} = {{{values}}};", self.prefix)
    }
}

struct Block<'a, 'g> {
    writer: &'a Writer<'g>,
    place: &'a Place<'a>,
    solve: &'a Solve,
    number: usize,
}

impl Block<'_, '_> {
    fn write(&self, written: &mut Written) {
        match self.solve.method {
            Method::Elimination => self.eliminated(&mut written.body),
            Method::Columns { products } => self.columns(products, &mut written.body),
            Method::Newton | Method::Differences | Method::Swept | Method::FixedPoint => self.iterated(written),
        }
    }

    /// Returns declarations of the unknowns that a part reads.
    fn unknowns(&self, part: Part) -> Code {
        let (graph, block) = (self.writer.graph(), &self.solve.block);
        let read: BTreeSet<_> = block.part(part).iter().flat_map(|&v| graph.symbols_of(v)).copied().collect();
        let mut code = Code::default();
        for (i, symbol) in block.unknowns.iter().enumerate().filter(|(_, symbol)| read.contains(symbol)) {
            code.push(format!("const nh_real {} = unknowns[{i}];", self.writer.symbol(*symbol)));
        }
        code
    }

    /// Returns the statements of a part, and those that store its values.
    fn part(&self, part: Part, stored: &[(&[Value], &str)]) -> Code {
        let mut code = if part.iterates() { self.unknowns(part) } else { Code::default() };
        code.append(self.writer.lets(&self.solve.computation(part).lets));
        stored.iter().for_each(|(values, array)| code.append(self.writer.store(values, array)));
        code
    }

    /// Returns declarations of the unknowns that are read afterwards.
    fn solution(&self, array: &str, body: &mut Code) {
        for (i, symbol) in self.solve.block.unknowns.iter().enumerate() {
            if self.solve.read.contains(symbol) {
                body.push(format!("const nh_real {} = {array}[{i}];", self.writer.symbol(*symbol)));
            }
        }
    }

    /// Solves affine equations by one elimination.
    fn eliminated(&self, body: &mut Code) {
        let (block, n, i) = (&self.solve.block, self.solve.size(), self.number);
        let entries: Vec<Value> = block.jacobian.iter().flatten().copied().collect();
        let nn = n * n;
        body.push(format!("nh_real solution{i}[{n}];\n{{\nnh_real unknowns[{n}];\nnh_real residual[{n}];"));
        body.push(format!("nh_real jacobian[{nn}];\nnh_real room[NH_SOLVE_ROOM({n}U, 1U)];\n{{"));
        body.append(self.part(Part::Guess, &[(&block.guess, "unknowns")]));
        body.push("}\n{");
        body.append(self.part(Part::System, &[(&block.residual, "residual"), (&entries, "jacobian")]));
        body.push("}");
        let not_finite = format!("!nh_finite(nh_norm({n}U, residual))");
        body.push(format!("nh_copy({n}U, residual, solution{i});\nnh_solve({n}U, jacobian, residual, room);"));
        if self.solve.failure == Failure::NotANumber {
            body.push(format!("if (NH_RARELY({not_finite})) {{\nfor (size_t i = 0U; i < {n}U; ++i) {{"));
            body.push("unknowns[i] = nh_nan();\n}\n}");
        } else {
            body.push(format!("if (NH_RARELY({not_finite})) {{"));
            body.push(format!("const nh_found found{i} = {{1U, false, false, nh_norm({n}U, solution{i}), false}};"));
            body.push(failed(self.place, self.solve.failure, &block.name, &format!("found{i}")));
            body.push("}");
        }
        body.push(format!("nh_subtract({n}U, unknowns, residual);\nnh_copy({n}U, unknowns, solution{i});\n}}"));
        self.solution(&format!("solution{i}"), body);
    }

    /// Solves affine equations with several right-hand sides by one elimination.
    fn columns(&self, products: usize, body: &mut Code) {
        let (block, n, i) = (&self.solve.block, self.solve.size(), self.number);
        let (solved, count) = (n - products, block.unknowns.len() / n);
        let matrix: Vec<Value> = block.jacobian[..solved].iter().flat_map(|row| row[..solved].to_vec()).collect();
        let right = |rows: std::ops::Range<usize>| -> Vec<Value> {
            rows.flat_map(|row| (0..count).map(move |column| (row, column)))
                .map(|(row, column)| block.residual[column * n + row])
                .collect()
        };
        body.push(format!("nh_real solution{i}[{}];\n{{", n * count));
        body.push(format!("nh_real jacobian[{}];\nnh_real room[NH_SOLVE_ROOM({solved}U, {count}U)];", solved * solved));
        body.append(self.writer.store(&matrix, "jacobian"));
        body.append(self.writer.store(&right(0..solved), &format!("solution{i}")));
        body.push(format!("nh_solve_rows({solved}U, {count}U, jacobian, solution{i}, room);"));
        body.push(format!("if (NH_RARELY(!nh_negative({solved}U, {count}U, solution{i}))) {{"));
        body.push(format!("const nh_found found{i} = {{1U, false, false, NH_R(0.0), false}};"));
        body.push(failed(self.place, self.solve.failure, &block.name, &format!("found{i}")));
        body.push("}");
        for (row, below) in block.jacobian[solved..].iter().enumerate() {
            let factors = self.writer.list(below[..solved].iter().copied());
            let more = self.writer.list(right(solved + row..solved + row + 1));
            body.push(format!("{{\nconst nh_real factors[{solved}] = {{{factors}}};"));
            body.push(format!("const nh_real more[{count}] = {{{more}}};"));
            body.push(format!(
                "nh_multiplied({solved}U, {count}U, factors, more, solution{i}, &solution{i}[{}]);\n}}",
                (solved + row) * count
            ));
        }
        body.push("}");
        for (at, symbol) in block.unknowns.iter().enumerate().filter(|(_, symbol)| self.solve.read.contains(symbol)) {
            let (column, row) = (at / n, at % n);
            body.push(format!(
                "const nh_real {} = solution{i}[{}];",
                self.writer.symbol(*symbol),
                row * count + column
            ));
        }
    }
}

/// Follows a flow.
fn followed(writer: &Writer<'_>, place: &Place<'_>, follow: &Follow, number: usize, written: &mut Written) {
    let flow = &follow.flow;
    let (n, i) = (flow.variables.len(), number);
    if let (true, Some(call)) = (flow.stepped, &place.flow) {
        written.body.push(call);
        for (at, symbol) in flow.variables.iter().enumerate().filter(|(_, symbol)| follow.read.contains(symbol)) {
            let name = writer.symbol(*symbol);
            written.body.push(format!("const nh_real {name} = arrival[{at}];"));
        }
        return;
    }
    let field = series::field(writer, &follow.series, &flow.variables);
    let mut functions = Functions::of(place, i, &written.body, &[&field]);
    functions.add("field", ", nh_series *series, const nh_real *point, nh_real *rates", &field, true);
    let groups = series::groups(&follow.series);
    let body = &mut written.body;
    body.push(functions.within(i));
    body.push(format!("nh_real solution{i}[{n}];\n{{"));
    body.append(writer.lets(&follow.computation(Part::Guess).lets));
    body.append(writer.lets(&follow.computation(Part::Scale).lets));
    body.push(format!("const nh_real start[{n}] = {{{}}};", writer.list(flow.start.iter().copied())));
    let [h, tolerance] = flow.span.map(|value| writer.value(value));
    body.push(format!("nh_real polynomial[NH_POLYNOMIAL({n}U)] = {{NH_R(0.0)}};"));
    body.push("nh_extent extent = {{NH_R(0.0), NH_R(0.0)}, NH_R(0.0), NH_R(0.0)};");
    body.push(format!("nh_real room[NH_FLOW_ROOM({n}U, {groups}U)];"));
    body.push(format!(
        "const nh_status status = nh_flow({n}U, {groups}U, polynomial, &extent, start, {h}, {tolerance}, {}_field, &within{i}, {}, room);",
        functions.prefix, place.error
    ));
    body.push(format!("if (status != NH_OK) {{\nreturn status;\n}}\nnh_copy({n}U, &polynomial[(NH_ORDER + 2U) * {n}U], solution{i});\n}}"));
    for (at, symbol) in flow.variables.iter().enumerate().filter(|(_, symbol)| follow.read.contains(symbol)) {
        body.push(format!("const nh_real {} = solution{i}[{at}];", writer.symbol(*symbol)));
    }
    written.functions.append(functions.written);
}
