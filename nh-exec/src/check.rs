//! The check of code before it runs.
//!
//! The executor follows positions: cells of the memory, operations of a series, entries of lists
//! that the description counts. It does not check them again. So all code passes this check,
//! whether it was planned just now or read from a file of unknown origin. Numbers are not checked,
//! since any number can belong to some declaration.

use crate::assemble::{Assembled, Block, Code, Field, Way};
use crate::cells::At;
use crate::flow::{MAX_CONVOLUTIONS, MAX_VARIABLES};
use crate::program::{Derivative, Executable, Function, StepCode};
use crate::solve::MAX_UNKNOWNS;
use nonholonomic_ir::ir::plan::{Check, Method};
use nonholonomic_ir::ir::program::{Part, Role};
use nonholonomic_ir::ir::series::Recurrence;
use nonholonomic_ir::quantity::Quantity;

/// Success, or a description of a contradiction.
type Checked = Result<(), String>;

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn same(what: &str, found: usize, expected: usize) -> Checked {
    ensure(found == expected, || format!("{what}: {found}, not {expected}"))
}

/// Lengths of the lists of a model.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// Parameters.
    pub parameters: usize,
    /// Coordinates.
    pub coordinates: usize,
    /// Velocities.
    pub velocities: usize,
    /// Constraints.
    pub constraints: usize,
    /// Control inputs.
    pub inputs: usize,
    /// Declared invariants.
    pub invariants: usize,
    /// Matrix groups.
    pub groups: usize,
    /// Names of the methods, and the number of options of each.
    pub methods: Vec<(String, usize)>,
}

impl Executable {
    /// Checks that the code belongs to a model of these sizes, and that every position is within
    /// its list.
    ///
    /// # Errors
    /// The first contradiction.
    pub fn check(&self, sizes: &Sizes) -> Checked {
        let cells = Cells(self.memory.len());
        same("parameters of the system", self.parameters.len(), sizes.parameters)?;
        cells.contain("parameters", &self.parameters)?;
        cells.run("constants", self.constants.is_within(cells.0))?;
        for (quantity, function) in &self.functions {
            cells.function(function).map_err(|error| format!("the function `{}`: {error}", quantity.name()))?;
        }
        let (n, k, r) = (sizes.coordinates, sizes.velocities, sizes.constraints);
        let m = k.checked_sub(r).ok_or("more constraints than velocities")?;
        // These functions are called by users of a system, which rely on their lengths.
        for (quantity, needed, count) in [
            (Quantity::MassMatrix, true, k * k),
            (Quantity::InverseMass, true, k * k),
            (Quantity::ConstraintMatrix, true, r * k),
            (Quantity::ProjectorD, true, k * k),
            (Quantity::Energy, true, 1),
            (Quantity::ToMomenta, true, m),
            (Quantity::ToVelocities, true, k),
            (Quantity::VectorField, true, n + m),
            (Quantity::Multipliers, true, r),
            (Quantity::Invariants, sizes.invariants > 0, sizes.invariants),
            (Quantity::GroupDefect, sizes.groups > 0, 1),
            (Quantity::GroupDeterminants, sizes.groups > 0, sizes.groups),
            (Quantity::Drift, false, k),
            (Quantity::LevelCorrection, false, n),
        ] {
            match self.functions.get(&quantity) {
                Some(function) => same(quantity.name(), function.code.last.results.len(), count)?,
                None => ensure(!needed, || format!("there is no function `{}`", quantity.name()))?,
            }
        }
        same("steppers", self.steppers.len(), sizes.methods.len())?;
        for (stepper, (name, options)) in self.steppers.iter().zip(&sizes.methods) {
            step(stepper, *options, sizes).map_err(|error| format!("the method `{name}`: {error}"))?;
        }
        Ok(())
    }
}

fn step(stepper: &StepCode, options: usize, sizes: &Sizes) -> Checked {
    let cells = Cells(stepper.memory.len());
    same("parameters", stepper.parameters.len(), sizes.parameters)?;
    same("options", stepper.options.len(), options)?;
    for list in [&stepper.parameters, &stepper.options, &stepper.carried_cells] {
        cells.contain("values that are set", list)?;
    }
    let single: Vec<At> = stepper.anew.into_iter().chain([stepper.step_size]).collect();
    cells.contain("the step size", &single)?;
    for (_, list) in stepper.inputs.iter().chain(&stepper.carried) {
        cells.contain("a group", list)?;
    }
    let carried = stepper.carried.iter().flat_map(|(_, group)| group);
    ensure(carried.eq(&stepper.carried_cells), || "the carried numbers are not those of the groups".to_owned())?;
    for (role, group) in &stepper.carried {
        if matches!(role, Role::Branch | Role::Alignment | Role::Work | Role::Time) {
            same(role.name(), group.len(), 1)?;
        }
        if *role == Role::Resolution {
            same(role.name(), group.len(), 2)?;
        }
    }
    for (_, sample) in &stepper.samples {
        same("a sample of the inputs", sample.len(), sizes.inputs)?;
        cells.contain("a sample of the inputs", sample)?;
    }
    let count = stepper.carried_cells.len();
    parts(stepper, count)?;
    ensure(stepper.time.is_none_or(|at| at < count), || "a time that is not carried".to_owned())?;
    let of_derivatives = stepper.derivatives.iter().flat_map(|derivatives| &derivatives.checks);
    for check in stepper.checks.iter().chain(of_derivatives) {
        if let Check::Stability { stages, terms } = check {
            ensure((1..=4).contains(stages), || format!("{stages} stages"))?;
            let known = terms.iter().all(|&(_, gain)| gain < options);
            ensure(known, || "a gain that is no option".to_owned())?;
        }
        ensure(check.places().all(|at| at < count), || "a check reads a number that is not carried".to_owned())?;
    }
    cells.run("constants", stepper.constants.is_within(cells.0))?;
    let guard = stepper.guard.iter().flat_map(|(measure, minors)| [measure, minors]);
    let derivatives = stepper.derivatives.iter();
    for routine in [&stepper.start, &stepper.step, &stepper.observe]
        .into_iter()
        .chain(guard)
        .chain(&stepper.balance)
        .chain(derivatives.clone().flat_map(|derivatives| derivatives.bodies.values()))
    {
        cells.routine(routine)?;
    }
    for list in derivatives.flat_map(|derivatives| derivatives.given.values()) {
        cells.contain("what derivatives are given", list)?;
    }
    for routine in [&stepper.start, &stepper.step] {
        same("new numbers", routine.last.results.len(), stepper.carried_cells.len())?;
    }
    if let Some(balance) = &stepper.balance {
        same("a balance of the energy", balance.last.results.len(), 2)?;
    }
    if let Some((_, body)) = stepper.differentiated(Derivative::Linearised) {
        let enough = body.last.results.len() >= count;
        ensure(enough, || "a step with derivatives that makes too few numbers".to_owned())?;
    }
    same("the state", stepper.observe.last.results.len(), sizes.coordinates + sizes.velocities)
}

/// Checks steps in parts, which are composed by positions.
fn parts(stepper: &StepCode, carried: usize) -> Checked {
    if stepper.parts.is_empty() {
        return Ok(());
    }
    ensure(stepper.samples.len() <= 1, || "parts of a step with several samples".to_owned())?;
    let Some(derivatives) = &stepper.derivatives else { return Ok(()) };
    let length = |derivative| derivatives.bodies.get(&derivative).map(|body| body.last.results.len());
    let given = |derivative| derivatives.given.get(&derivative).map(Vec::len);
    let rows = given(Derivative::Pulled).unwrap_or(0);
    let columns: usize = derivatives.groups.iter().map(|(_, count)| count).sum();
    let inputs = derivatives.groups.iter().find(|(role, _)| *role == Role::ByInputs).map_or(0, |(_, count)| *count);
    ensure(derivatives.groups.first() == Some(&(Role::ByState, rows)), || "parts without their state".to_owned())?;
    for (name, found, expected) in [
        ("derivatives", length(Derivative::Linearised), carried + rows * columns),
        ("derivatives along a direction", length(Derivative::Pushed), rows),
        ("a direction", given(Derivative::Pushed), columns),
        ("adjoints", length(Derivative::Pulled), columns),
        ("second derivatives", length(Derivative::Second), (rows + inputs) * rows + inputs * inputs),
    ] {
        found.map_or(Ok(()), |found| same(name, found, expected))?;
    }
    Ok(())
}

/// A memory with this number of cells.
#[derive(Clone, Copy)]
struct Cells(usize);

impl Cells {
    fn contain(self, what: &str, list: &[At]) -> Checked {
        self.run(what, list.iter().all(|&at| (at as usize) < self.0))
    }

    fn run(self, what: &str, within: bool) -> Checked {
        ensure(within, || format!("{what}: a cell that is not among the {}", self.0))
    }

    fn function(self, function: &Function) -> Checked {
        ensure(function.code.blocks.is_empty(), || "it solves equations".to_owned())?;
        function.inputs.iter().try_for_each(|(role, list)| self.contain(role.name(), list))?;
        self.routine(&function.code)
    }

    fn routine(self, routine: &Assembled) -> Checked {
        for (before, block) in &routine.blocks {
            self.run("code before a block", before.is_within(self.0))?;
            self.block(block).map_err(|error| format!("the block of {}: {error}", block.name.0))?;
        }
        self.code(&routine.last)
    }

    fn code(self, code: &Code) -> Checked {
        self.run("code", code.operations.is_within(self.0))?;
        self.contain("results", &code.results)
    }

    fn block(self, block: &Block) -> Checked {
        let n = block.unknowns.len();
        let most = if let Way::Follow { .. } = block.way { MAX_VARIABLES } else { MAX_UNKNOWNS };
        ensure((1..=most).contains(&block.rows()), || format!("{n} unknowns"))?;
        self.contain("unknowns", &block.unknowns)?;
        block.parts.iter().try_for_each(|part| self.code(part))?;
        let results = |part: Part| block.parts[part as usize].results.len();
        same("guesses", results(Part::Guess), n)?;
        let equations = |what: usize| same("equations", results(Part::System), what);
        let sizes = || same("sizes", results(Part::Scale), n);
        let sweep = || same("a sweep", results(Part::Sweep), n);
        match &block.way {
            Way::Follow { field, .. } => {
                same("time and tolerance", results(Part::Scale), 2)?;
                series(field, n, results(Part::System))
            }
            // Linear equations are solved without a stopping rule.
            Way::Solve(Method::Elimination, _) => equations(n * (n + 1)),
            Way::Solve(Method::Newton, _) => sizes().and_then(|()| equations(n * (n + 1))),
            Way::Solve(Method::Differences, _) => sizes().and_then(|()| equations(n)),
            Way::Solve(Method::Swept, _) => sweep().and_then(|()| sizes()).and_then(|()| equations(n * (n + 1))),
            Way::Solve(Method::FixedPoint, _) => sweep().and_then(|()| sizes()),
            Way::Solve(Method::Columns { products }, _) => {
                let rows = block.rows();
                ensure(rows > *products && n.is_multiple_of(rows), || format!("{n} unknowns, {rows} rows"))?;
                equations(n + rows * rows)
            }
        }
    }
}

/// Checks the recurrences of a field in `variables` with `constants` constants: each operation
/// reads earlier ones.
fn series(field: &Field, variables: usize, constants: usize) -> Checked {
    use Recurrence::*;
    let numbered = field.convolutions <= MAX_CONVOLUTIONS;
    ensure(numbered, || format!("{} convolutions", field.convolutions))?;
    let own = |convolutions: &[usize]| convolutions.iter().all(|&own| own < field.convolutions);
    for (at, operation) in field.operations.iter().enumerate() {
        let known = match operation {
            Variable(i) => *i < variables,
            Constant(c) | Scaled(c, _) | Divided(_, c) => *c < constants,
            Product(c, ..)
            | Quotient(c, ..)
            | Sqrt(c, _)
            | Exp(c, _)
            | Primitive(c, ..)
            | Integral(c, ..)
            | Slope(c, ..) => own(&[*c]),
            SinCos(pair, _) | SinhCosh(pair, _) => own(pair),
            One | Neg(_) | Add(..) | Sub(..) | Second(_) => true,
        };
        let before = operation.operands().into_iter().all(|operand| operand < at);
        ensure(known && before, || format!("the operation {at} of the series reads a value that does not exist"))?;
    }
    same("components of the field", field.results.len(), variables)?;
    let known = field.results.iter().all(|&result| result < field.operations.len());
    ensure(known, || "a component of the field that does not exist".to_owned())
}
