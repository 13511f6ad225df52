//! One method: its constants, its carried numbers, its step and the derivatives of the step.

mod parts;
mod public;
mod step;

use crate::targets::c::context::{Context, Kept};
use crate::targets::c::derivatives;
use crate::targets::c::scope::Scope;

use crate::ir::graph::Symbol;
use crate::ir::plan::{Memory, Planned, Routine};
use crate::ir::program::{Role, StepProgram};
use crate::targets::c::solve::{Place, Written, statements};
use crate::targets::c::system::Parts;
use crate::targets::c::text::{Code, comment, plain};
use crate::targets::c::write::Writer;

use crate::targets::rust::names;
use crate::targets::rust::stepper::counts;

/// Sources of the statements of a method.
pub(in crate::targets::c) struct Method<'a> {
    pub(in crate::targets::c) context: &'a Context<'a>,
    pub(in crate::targets::c) stepper: &'a StepProgram<Planned>,
    pub(in crate::targets::c) kept: Kept<'a>,
    /// The beginning of the method's names: `nh_sleigh_gonzalez`.
    pub(in crate::targets::c) prefix: String,
}

/// Writes all methods. Returns them with the names of their steppers.
pub(in crate::targets::c) fn steppers(context: &Context<'_>, parts: &mut Parts) -> Vec<(String, String)> {
    let mut named = Vec::new();
    let mut taken = names::Taken::new(context.functions.iter().map(String::as_str));
    for stepper in &context.plan.steppers {
        let name = taken.take(names::local(&stepper.method));
        let kept = Kept::new(context, &stepper.constants);
        let method = Method { context, stepper, kept, prefix: format!("{}_{name}", context.prefix) };
        method.write(parts);
        named.push((stepper.method.clone(), method.prefix));
    }
    named
}
impl Method<'_> {
    pub(in crate::targets::c) fn writer(&self, routine: &Routine) -> Writer<'_> {
        Writer::of_routine(self.context.graph(), &self.context.locals, &self.kept.fields, routine)
    }

    /// Returns the number of carried numbers.
    pub(in crate::targets::c) fn count(&self) -> usize {
        self.stepper.carried.iter().map(|group| group.symbols.len()).sum()
    }

    pub(in crate::targets::c) fn carried_symbols(&self) -> impl Iterator<Item = Symbol> {
        self.stepper.carried.iter().flat_map(|group| group.symbols.iter().copied())
    }

    /// Returns the numbers of parts of a step.
    pub(in crate::targets::c) fn parts(&self) -> usize {
        self.stepper.parts.len()
    }

    /// Returns the number of times at which a step reads control inputs.
    pub(in crate::targets::c) fn samples(&self) -> usize {
        if self.parts() > 0 && !self.stepper.samples.is_empty() { self.parts() } else { self.stepper.samples.len() }
    }

    pub(in crate::targets::c) fn has_inputs(&self) -> bool {
        !self.stepper.samples.is_empty() && self.context.inputs() > 0
    }

    pub(in crate::targets::c) fn has_memory(&self) -> bool {
        self.stepper.policy.memory.iter().any(|memory| !matches!(memory, Memory::Solutions { points: 0, .. }))
    }

    pub(in crate::targets::c) fn frame(&self) -> bool {
        self.stepper.guard.as_ref().is_some_and(|guard| guard.frame)
    }

    pub(in crate::targets::c) fn place_of(&self, role: Role) -> Option<usize> {
        self.stepper.carried.iter().any(|group| group.role == role).then(|| self.stepper.first_of(role))
    }

    /// Adds constants, parameters, step size and options that a routine reads.
    pub(in crate::targets::c) fn add_setting(&self, scope: &mut Scope, routine: &Routine) {
        let locals = &self.context.locals;
        let read = |symbol: &Symbol| routine.parameters.contains(symbol);
        if read(&self.stepper.step_size) {
            scope.add(locals.name(self.stepper.step_size), "setting->h");
        }
        for (i, option) in self.stepper.options.iter().enumerate().filter(|(_, option)| read(&option.symbol)) {
            scope.add(locals.name(option.symbol), format!("setting->options[{i}]"));
        }
        self.context.add_parameters(scope, &routine.parameters, "setting->system.parameters");
        self.kept.add(scope, routine, "setting->constants.");
    }

    /// Adds the carried numbers that a routine reads, from an array.
    pub(in crate::targets::c) fn add_carried(&self, scope: &mut Scope, reads: &[Symbol], array: &str) {
        for (i, symbol) in self.carried_symbols().enumerate().filter(|(_, symbol)| reads.contains(symbol)) {
            scope.add(self.context.locals.name(symbol), format!("{array}[{i}]"));
        }
    }

    /// Returns the names that a routine of a step may read.
    pub(in crate::targets::c) fn scope(&self, routine: &Routine) -> Scope {
        let mut scope = Scope::default();
        self.add_carried(&mut scope, &routine.reads, "motion->carried");
        self.add_setting(&mut scope, routine);
        for (i, sample) in self.stepper.samples.iter().enumerate() {
            for (j, symbol) in sample.symbols.iter().enumerate().filter(|(_, symbol)| routine.reads.contains(symbol)) {
                let at = i * self.context.inputs() + j;
                scope.add(self.context.locals.name(*symbol), format!("inputs[{at}]"));
            }
        }
        scope.add("anew", "nh_must_recompute(&motion->tally)");
        scope
    }

    /// Returns the statements of a routine of a step, after declarations of what they and `after`
    /// read.
    pub(in crate::targets::c) fn computation(
        &self,
        name: &str,
        routine: &Routine,
        scope: &Scope,
        inlined: bool,
        after: Code,
        functions: &mut Code,
    ) -> Code {
        let place = Place {
            prefix: format!("{}_{name}", self.prefix),
            scope,
            inlined,
            error: format!("{}_place(setting, motion->tally.steps, error)", self.prefix),
            flow: self.flow(false),
        };
        let Written { functions: own, mut body } = statements(&self.writer(routine), routine, &place);
        functions.append(own);
        body.append(after);
        let mut code = scope.bindings(&body);
        code.append(body);
        code
    }

    pub(in crate::targets::c) fn write(&self, parts: &mut Parts) {
        self.types(&mut parts.header);
        let mut source = Code::default();
        source.push(comment(&format!("---- The method {} ----", self.stepper.method)));
        source.push("");
        self.helpers(&mut source);
        if let Some(follow) = self.stepper.step.followed() {
            self.field(follow, &mut source);
        }
        if self.stepper.balance.is_some() {
            self.balance(&mut source);
        }
        if self.stepper.guard.is_some() {
            self.rank(&mut source);
        }
        let advance = self.advance(&self.stepper.step, "advance", "", &Code::default());
        source.append(advance);
        parts.source.append(source);
        self.public(parts);
        if let Some(derivatives) = &self.stepper.derivatives {
            derivatives::write(self, derivatives, parts);
        }
    }

    /// Writes the struct of the method.
    pub(in crate::targets::c) fn types(&self, header: &mut Code) {
        let (p, x) = (&self.prefix, &self.context.prefix);
        if !self.kept.is_empty() {
            header.push(comment("Constants of a step: numbers that depend on parameters, step size and options only."));
            header.push(format!("typedef struct {p}_constants {{"));
            header.append(self.kept.structure(self.context.graph()));
            header.push(format!("}} {p}_constants;\n"));
        }
        header.push(comment("The part of a stepper that steps do not change."));
        header.push(format!("typedef struct {p}_setting {{\n{x}_system system;"));
        if !self.kept.is_empty() {
            header.push(format!("{p}_constants constants;"));
        }
        for (i, option) in self.stepper.options.iter().enumerate() {
            header.push(comment(&format!(
                "Option {i}: {}, {}.",
                option.declared.name,
                plain(&option.declared.describe())
            )));
        }
        if !self.stepper.options.is_empty() {
            header.push(format!("nh_real options[{}];", self.stepper.options.len()));
        }
        header.push("/* The step size, and the time of the start. */\nnh_real h;\nnh_real start_time;");
        if self.parts() > 0 {
            header.push("/* The size of the whole step, of which this is a part. */\nnh_real whole;");
        }
        header.push(format!("}} {p}_setting;\n"));
        if self.has_memory() {
            header.push(comment("What a motion remembers besides its numbers."));
            header.push(format!("typedef struct {p}_memory {{"));
            self.memory(header);
            header.push(format!("}} {p}_memory;\n"));
        }
        let groups = self.stepper.carried.iter();
        let mut first = 0;
        let groups: Vec<String> = groups
            .map(|group| {
                let from = first;
                first += group.symbols.len();
                format!("\n{from}: {} ({})", plain(group.doc.trim()), group.symbols.len())
            })
            .collect();
        header.push(comment("The part of a stepper that a step changes."));
        header.push(format!("typedef struct {p}_motion {{"));
        header.push(comment(&format!("The carried numbers:{}", groups.concat())));
        header.push(format!("nh_real carried[{}];\nnh_tally tally;", self.count()));
        if self.has_memory() {
            header.push(format!("{p}_memory memory;"));
        }
        header.push(format!("}} {p}_motion;\n"));
        let each = match self.parts() {
            0 => String::new(),
            parts => format!("The operations are those of each of the {parts} parts of a step.\n\n"),
        };
        let doc = format!("{}\n\n{each}{}", self.stepper.doc.trim(), counts(self.stepper));
        header.push(comment(&plain(&doc)));
        header.push(format!("typedef struct {p} {{"));
        let many = if self.parts() > 0 { format!("[{}]", self.parts()) } else { String::new() };
        header.push(format!("{p}_setting setting{many};\n{p}_motion motion{many};"));
        if self.has_inputs() {
            header.push("/* The control inputs that are held. */");
            header.push(format!("nh_real inputs[{}];", self.context.inputs()));
        }
        header.push(format!("}} {p};\n"));
    }

    pub(in crate::targets::c) fn memory(&self, header: &mut Code) {
        let mut number = 0;
        for memory in &self.stepper.policy.memory {
            match *memory {
                Memory::Solutions { unknowns, points } => {
                    number += 1;
                    if points > 0 {
                        header.push("/* The last solutions of a block of equations, the latest first. */");
                        header.push(format!(
                            "nh_history history{number};\nnh_real solutions{number}[{points} * NH_STRIDE({unknowns}U)];"
                        ));
                    }
                }
                Memory::Distances { unknowns, points } => {
                    number += 1;
                    header.push("/* The distances of solutions from the plain guess, in even and odd steps. */");
                    header.push(format!("nh_history history{number}[2];\nuint32_t turn{number};"));
                    header.push(format!("nh_real solutions{number}[2][{points} * NH_STRIDE({unknowns}U)];"));
                }
                Memory::Series { variables } => {
                    header.push("/* The Taylor polynomial of the motion. */\nnh_extent extent;");
                    header.push(format!("nh_real polynomial[NH_POLYNOMIAL({variables}U)];"));
                }
                Memory::Rank => header.push("/* The measure of the constraints' rank. */\nnh_rank rank;"),
                Memory::Stability { terms } => {
                    header.push("/* The growth of deviations by the terms of the feedback. */");
                    header.push(format!("nh_real growth[{terms}];"));
                }
            }
        }
    }

    /// Writes the functions for times and places of errors.
    pub(in crate::targets::c) fn helpers(&self, source: &mut Code) {
        let p = &self.prefix;
        let (whole, steps) = match self.parts() {
            0 => ("h", "steps".to_owned()),
            parts => ("whole", format!("(steps / {parts}U)")),
        };
        source.push("/* Returns the time after these steps. It is computed from the start: roundoff would add up. */");
        source.push(format!("static inline nh_real {p}_time_at(const {p}_setting *setting, uint64_t steps)\n{{"));
        source.push(format!("return setting->start_time + setting->{whole} * (nh_real){steps};\n}}\n"));
        source.push("/* Returns the place of an error in the coming step. */");
        source.push(format!(
            "static inline nh_place {p}_place(const {p}_setting *setting, uint64_t steps, nh_error *error)\n{{"
        ));
        let number = if self.parts() == 0 { "steps".to_owned() } else { format!("(steps / {}U)", self.parts()) };
        source.push(format!("nh_place place;\nplace.error = error;\nplace.step = {number} + 1U;"));
        source.push(format!("place.time = {p}_time_at(setting, steps);\nreturn place;\n}}\n"));
    }

    /// Adds the numbers of a state that a routine reads.
    pub(in crate::targets::c) fn add_state(&self, scope: &mut Scope, routine: &Routine, state: &str) {
        for input in &self.stepper.inputs {
            for (i, symbol) in input.symbols.iter().enumerate().filter(|(_, symbol)| routine.reads.contains(symbol)) {
                let value = match input.role {
                    Role::Time => format!("{state}->t"),
                    Role::Configuration => format!("{state}->q[{i}]"),
                    _ => format!("{state}->w[{i}]"),
                };
                scope.add(self.context.locals.name(*symbol), value);
            }
        }
    }
}

/// Returns the code after declarations of what it reads.
pub(in crate::targets::c) fn with_bindings(scope: &Scope, body: Code) -> Code {
    let mut code = scope.bindings(&body);
    code.append(body);
    code
}

/// Writes statements for arguments that the code does not read.
pub(in crate::targets::c) fn unread(code: &Code, arguments: &[&str], into: &mut Code) {
    let read = code.words();
    for argument in arguments.iter().filter(|argument| !read.contains(**argument)) {
        into.push(format!("(void){argument};"));
    }
}
