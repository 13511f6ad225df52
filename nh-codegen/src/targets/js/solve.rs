//! Statements of a routine: named values, blocks of equations and flows as calls of the runtime.

use super::series;
use super::text::{Code, string};
use super::write::Writer;
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{Failure, Follow, Guess, Method, Routine, Solve, Statement};
use crate::ir::program::Part;
use std::collections::BTreeSet;

/// Returns the statements of a routine.
pub(super) fn statements(writer: &Writer<'_>, routine: &Routine) -> Code {
    let mut code = Code::default();
    let mut number = 0;
    for statement in &routine.statements {
        number += usize::from(statement.binding().is_none());
        match statement {
            Statement::Let(binding) => code.push(writer.binding(binding)),
            Statement::Solve(solve) => Block { writer, solve }.write(number, &mut code),
            Statement::Follow(follow) => followed(writer, follow, number, &mut code),
        }
    }
    code
}

/// Writes declarations of the results, as far as they are read.
fn known(
    writer: &Writer<'_>,
    symbols: &[Symbol],
    read: &BTreeSet<Symbol>,
    place: impl Fn(usize) -> String,
    code: &mut Code,
) {
    for (i, &symbol) in symbols.iter().enumerate().filter(|(_, symbol)| read.contains(symbol)) {
        code.push(format!("const {} = {};", writer.symbol(symbol), place(i)));
    }
}

struct Block<'a, 'g> {
    writer: &'a Writer<'g>,
    solve: &'a Solve,
}

impl Block<'_, '_> {
    /// Writes the solve, and the end of the routine if the equations have no solution.
    fn write(&self, i: usize, code: &mut Code) {
        let (solve, name) = (self.solve, string(&self.solve.block.name));
        match solve.method {
            Method::Elimination => code.push(self.eliminated(i)),
            Method::Columns { products } => code.push(self.columns(products, i)),
            Method::Newton | Method::Differences | Method::Swept | Method::FixedPoint => self.iterated(i, code),
        }
        let failed = match solve.failure {
            Failure::Branch => "nh.fail(place, \"BranchLost\", { momentum: place.momentum() })".to_owned(),
            Failure::Start | Failure::Step => format!("nh.unsolved(place, {name}, found{i})"),
            Failure::NotANumber => format!("found{i}.solution.fill(NaN)"),
        };
        code.push(format!("if (!found{i}.solved) {failed};"));
        let columns = matches!(solve.method, Method::Columns { .. })
            .then(|| (solve.size(), solve.block.unknowns.len() / solve.size()));
        let place = |at: usize| match columns {
            Some((n, count)) => format!("found{i}.solution[{}]", at % n * count + at / n),
            None => format!("found{i}.solution[{at}]"),
        };
        known(self.writer, &solve.block.unknowns, &solve.read, place, code);
    }

    /// Returns the named values of a part, after the unknowns that it reads.
    fn part(&self, part: Part) -> Code {
        let mut code = Code::default();
        if part.iterates() {
            let (graph, block) = (self.writer.graph(), &self.solve.block);
            let read = block.part(part).iter().flat_map(|&v| graph.symbols_of(v)).copied().collect();
            known(self.writer, &block.unknowns, &read, |i| format!("unknowns[{i}]"), &mut code);
        }
        code.append(self.writer.lets(&self.solve.computation(part).lets));
        code
    }

    /// Returns the function of a part that returns its values.
    fn values(&self, part: Part, arguments: &str, values: &[Value]) -> String {
        self.part(part).function(arguments, Some(self.writer.array(values.iter().copied())))
    }

    /// Returns the affine equations, solved by one elimination.
    fn eliminated(&self, i: usize) -> String {
        let block = &self.solve.block;
        let guess = self.values(Part::Guess, "", &block.guess);
        let residual = self.writer.array(block.residual.iter().copied());
        let jacobian = self.writer.array(block.jacobian.iter().flatten().copied());
        let value = format!("{{ residual: {residual}, jacobian: {jacobian} }}");
        let system = self.part(Part::System).function("unknowns", Some(value));
        format!("const found{i} = nh.affine({guess}, {system});")
    }

    /// Returns affine equations with several right-hand sides, solved by one elimination.
    fn columns(&self, products: usize, i: usize) -> String {
        let (block, n) = (&self.solve.block, self.solve.size());
        let (solved, count) = (n - products, block.unknowns.len() / n);
        let array = |values: Vec<Value>| self.writer.array(values);
        let right = |rows: std::ops::Range<usize>| -> Vec<Value> {
            let places = rows.flat_map(|row| (0..count).map(move |column| (row, column)));
            places.map(|(row, column)| block.residual[column * n + row]).collect()
        };
        let matrix = block.jacobian[..solved].iter().flat_map(|row| row[..solved].to_vec()).collect();
        let further: Vec<String> = (solved..n)
            .map(|row| format!("[{}, {}]", array(block.jacobian[row][..solved].to_vec()), array(right(row..row + 1))))
            .collect();
        format!(
            "const found{i} = nh.columns({solved}, {count}, {}, {}, [{}]);",
            array(matrix),
            array(right(0..solved)),
            further.join(", ")
        )
    }

    /// Writes a block of equations and its solve by iteration.
    fn iterated(&self, i: usize, code: &mut Code) {
        let (solve, block) = (self.solve, &self.solve.block);
        let entries: Vec<Value> = block.jacobian.iter().flatten().copied().collect();
        let points = match solve.guess {
            Guess::Plain => 0,
            Guess::Extrapolated { points, .. } | Guess::Alternating { points, .. } => points,
        };
        code.push(format!("const block{i} = {{\nn: {}, points: {points},", block.unknowns.len()));
        code.push(format!("plain: {},", self.values(Part::Guess, "", &block.guess)));
        code.push(format!("scale: {},", self.values(Part::Scale, "", &block.scale)));
        if solve.method != Method::FixedPoint {
            let mut system = self.part(Part::System);
            system.append(self.writer.store(&block.residual, "residual"));
            system.append(self.writer.store(&entries, "jacobian"));
            code.push(match solve.method {
                Method::Differences => format!("residual: {},", system.function("unknowns, residual", None)),
                _ => format!("system: {},", system.function("unknowns, residual, jacobian", None)),
            });
        }
        let sweeps = matches!(solve.method, Method::Swept | Method::FixedPoint);
        if sweeps {
            code.push(format!("sweep: {},", self.values(Part::Sweep, "unknowns", &block.sweep)));
        }
        code.push("};");
        let given = match solve.guess {
            Guess::Extrapolated { memory, points } if points > 0 => format!(", nh.historyOf(motion, {memory}), null"),
            Guess::Alternating { memory, .. } => {
                code.push(format!("const beside{i} = block{i}.plain();"));
                format!(", nh.historyOf(motion, {memory}), beside{i}")
            }
            Guess::Plain | Guess::Extrapolated { .. } => ", null, null".to_owned(),
        };
        let function = if sweeps { "swept" } else { "newton" };
        code.push(format!("const found{i} = nh.{function}(block{i}{given});"));
    }
}

/// Returns the statements that record the solves of a step.
pub(super) fn remembered(routine: &Routine) -> Code {
    let mut code = Code::default();
    let solves = routine.statements.iter().filter(|statement| statement.binding().is_none());
    for (i, statement) in (1..).zip(solves) {
        let Statement::Solve(solve) = statement else { continue };
        if solve.method.iterates() {
            code.push(match solve.guess {
                Guess::Alternating { memory, .. } => format!("nh.took(motion, {memory}, found{i}, beside{i});"),
                Guess::Extrapolated { memory, .. } => format!("nh.took(motion, {memory}, found{i});"),
                Guess::Plain => format!("nh.took(motion, -1, found{i});"),
            });
        }
    }
    code
}

/// Writes a flow. A flow that is the step goes on along the polynomial of the last step.
fn followed(writer: &Writer<'_>, follow: &Follow, i: usize, code: &mut Code) {
    let flow = &follow.flow;
    let [h, tolerance] = flow.span.map(|value| writer.value(value));
    let start = writer.array(flow.start.iter().copied());
    let mut before = writer.lets(&follow.computation(Part::Guess).lets);
    before.append(writer.lets(&follow.computation(Part::Scale).lets));
    let (known_series, field) = match flow.stepped {
        true => (if follow.remembered { "motion.series" } else { "null" }, "field(motion, inputs)".to_owned()),
        false => ("null", series::field(writer, &follow.series, &flow.variables)),
    };
    let call =
        format!("nh.flow({known_series}, {start}, {h}, {tolerance}, {}, {field}, place)", follow.series.convolutions);
    let call = if before.is_empty() { call } else { format!("({})()", before.function("", Some(call))) };
    code.push(format!("const arrival{i} = {call};"));
    known(writer, &flow.variables, &follow.read, |at| format!("arrival{i}.last[{at}]"), code);
}
