//! One method: its constants, its carried numbers, its step and the derivatives of the step.

use super::context::{Context, Kept};
use super::derivatives;
use super::scope::Scope;
use super::series;
use super::solve::{Place, Written, statements};
use super::system::{Parts, checked};
use super::text::{Code, comment, plain};
use super::write::{Writer, literal, number};
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{Check, Follow, Guess, Let, Memory, Planned, Routine, Statement};
use crate::ir::program::{Role, StepProgram};
use crate::quantity::Quantity;
use crate::targets::rust::names;
use crate::targets::rust::stepper::counts;
use num_rational::BigRational;

/// Sources of the statements of a method.
pub(super) struct Method<'a> {
    pub(super) context: &'a Context<'a>,
    pub(super) stepper: &'a StepProgram<Planned>,
    pub(super) kept: Kept<'a>,
    /// The beginning of the method's names: `nh_sleigh_gonzalez`.
    pub(super) prefix: String,
}

/// Writes all methods. Returns them with the names of their steppers.
pub(super) fn steppers(context: &Context<'_>, parts: &mut Parts) -> Vec<(String, String)> {
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
    pub(super) fn writer(&self, routine: &Routine) -> Writer<'_> {
        Writer::of_routine(self.context.graph(), &self.context.locals, &self.kept.fields, routine)
    }

    /// Returns the number of carried numbers.
    pub(super) fn count(&self) -> usize {
        self.stepper.carried.iter().map(|group| group.symbols.len()).sum()
    }

    fn carried_symbols(&self) -> impl Iterator<Item = Symbol> {
        self.stepper.carried.iter().flat_map(|group| group.symbols.iter().copied())
    }

    /// Returns the numbers of parts of a step.
    pub(super) fn parts(&self) -> usize {
        self.stepper.parts.len()
    }

    /// Returns the number of times at which a step reads control inputs.
    pub(super) fn samples(&self) -> usize {
        if self.parts() > 0 && !self.stepper.samples.is_empty() { self.parts() } else { self.stepper.samples.len() }
    }

    pub(super) fn has_inputs(&self) -> bool {
        !self.stepper.samples.is_empty() && self.context.inputs() > 0
    }

    fn has_memory(&self) -> bool {
        self.stepper.policy.memory.iter().any(|memory| !matches!(memory, Memory::Solutions { points: 0, .. }))
    }

    fn frame(&self) -> bool {
        self.stepper.guard.as_ref().is_some_and(|guard| guard.frame)
    }

    fn place_of(&self, role: Role) -> Option<usize> {
        self.stepper.carried.iter().any(|group| group.role == role).then(|| self.stepper.first_of(role))
    }

    /// Adds constants, parameters, step size and options that a routine reads.
    pub(super) fn add_setting(&self, scope: &mut Scope, routine: &Routine) {
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
    pub(super) fn add_carried(&self, scope: &mut Scope, reads: &[Symbol], array: &str) {
        for (i, symbol) in self.carried_symbols().enumerate().filter(|(_, symbol)| reads.contains(symbol)) {
            scope.add(self.context.locals.name(symbol), format!("{array}[{i}]"));
        }
    }

    /// Returns the names that a routine of a step may read.
    pub(super) fn scope(&self, routine: &Routine) -> Scope {
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
    pub(super) fn computation(
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
            flow: self.flow(),
        };
        let Written { functions: own, mut body } = statements(&self.writer(routine), routine, &place);
        functions.append(own);
        body.append(after);
        let mut code = scope.bindings(&body);
        code.append(body);
        code
    }

    fn write(&self, parts: &mut Parts) {
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
    fn types(&self, header: &mut Code) {
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

    fn memory(&self, header: &mut Code) {
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
    fn helpers(&self, source: &mut Code) {
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
            "static nh_place {p}_place(const {p}_setting *setting, uint64_t steps, nh_error *error)\n{{"
        ));
        let number = if self.parts() == 0 { "steps".to_owned() } else { format!("(steps / {}U)", self.parts()) };
        source.push(format!("nh_place place;\nplace.error = error;\nplace.step = {number} + 1U;"));
        source.push(format!("place.time = {p}_time_at(setting, steps);\nreturn place;\n}}\n"));
    }

    /// Returns the statements that follow the flow, for a method whose step is one.
    fn flow(&self) -> Option<String> {
        let follow = self.stepper.step.followed()?;
        let (p, n) = (&self.prefix, follow.flow.variables.len());
        let groups = series::groups(&follow.series);
        let given = if self.has_inputs() { "inputs" } else { "NULL" };
        let before = match follow.remembered {
            true => {
                "nh_copy(NH_POLYNOMIAL({n}U), motion->memory.polynomial, polynomial);\nextent = motion->memory.extent;"
            }
            false => "",
        }
        .replace("{n}", &n.to_string());
        let start = format!("{p}_origin(setting, motion, start);");
        Some(format!(
            "nh_real polynomial[NH_POLYNOMIAL({n}U)] = {{NH_R(0.0)}};\n\
             nh_extent extent = {{{{NH_R(0.0), NH_R(0.0)}}, NH_R(0.0), NH_R(0.0)}};\n\
             nh_real start[{n}];\nnh_real room[NH_FLOW_ROOM({n}U, {groups}U)];\n\
             const struct {p}_flow within = {{setting, motion, {given}}};\n\
             const nh_real *const arrival = &polynomial[(NH_ORDER + 2U) * {n}U];\n{before}\n\
             const nh_real tolerance = {start}\n\
             const nh_status status = nh_flow({n}U, {groups}U, polynomial, &extent, start, setting->h, tolerance, {p}_field, &within, {p}_place(setting, motion->tally.steps, error), room);\n\
             if (NH_RARELY(status != NH_OK)) {{\nreturn status;\n}}"
        ))
    }

    /// Writes the vector field that the step follows.
    fn field(&self, follow: &Follow, source: &mut Code) {
        let Some(routine) = &follow.field else { return };
        let p = &self.prefix;
        let writer = self.writer(routine);
        source.push("/* What the field reads. */");
        source.push(format!(
            "struct {p}_flow {{\nconst {p}_setting *setting;\nconst {p}_motion *motion;\nconst nh_real *inputs;\n}};\n"
        ));
        let mut scope = Scope::default();
        let reads: Vec<Symbol> =
            follow.flow.start.iter().flat_map(|&value| self.context.graph().symbols_of(value)).copied().collect();
        self.add_carried(&mut scope, &reads, "motion->carried");
        if let Some(option) = self.stepper.options.first() {
            scope.add(self.context.locals.name(option.symbol), "setting->options[0]");
        }
        let mut body = writer.store(&follow.flow.start, "start");
        body.push(format!("return {};", writer.value(follow.flow.span[1])));
        let code = with_bindings(&scope, body);
        source.push("/* Writes the start of the flow, and returns the tolerance of its series. */");
        source.push(format!(
            "static nh_real {p}_origin(const {p}_setting *setting, const {p}_motion *motion, nh_real *start)\n{{"
        ));
        unread(&code, &["setting", "motion"], source);
        source.append(code);
        source.push("}\n");

        let mut scope = self.scope(routine);
        scope.add("unused", "");
        let mut body = writer.lets(routine.statements.iter().filter_map(Statement::binding).collect::<Vec<&Let>>());
        body.append(series::field(&writer, &follow.series, &follow.flow.variables));
        let code = with_bindings(&scope, body);
        source.push("/* Writes the coefficients of the field at the present order of a series. */");
        source.push(format!(
            "NH_INLINE void {p}_field(const void *within, nh_series *series, const nh_real *point, nh_real *rates)\n{{"
        ));
        source.push(format!("const struct {p}_flow *const known = (const struct {p}_flow *)within;"));
        let read = code.words();
        let mut any = false;
        for (name, kind) in
            [("setting", format!("{p}_setting")), ("motion", format!("{p}_motion")), ("inputs", "nh_real".to_owned())]
        {
            if read.contains(name) {
                any = true;
                source.push(format!("const {kind} *const {name} = known->{name};"));
            }
        }
        if !any {
            source.push("(void)known;");
        }
        unread(&code, &["series", "point"], source);
        source.append(code);
        source.push("}\n");
    }

    /// Returns the positions of the carried numbers that the balance reads.
    fn balanced(&self) -> Vec<usize> {
        let reads = self.stepper.balance.as_ref().map_or(&[][..], |balance| &balance.reads);
        self.carried_symbols().enumerate().filter(|(_, symbol)| reads.contains(symbol)).map(|(at, _)| at).collect()
    }

    /// Writes the function for the energy less the work of carried numbers.
    fn balance(&self, source: &mut Code) {
        let Some(balance) = &self.stepper.balance else { return };
        let p = &self.prefix;
        let writer = self.writer(balance);
        let mut scope = Scope::default();
        self.add_carried(&mut scope, &balance.reads, "carried");
        self.add_setting(&mut scope, balance);
        let values: Vec<Value> = balance.outputs.iter().flat_map(|output| output.values.iter().copied()).collect();
        let mut body = writer.lets(balance.statements.iter().filter_map(Statement::binding));
        body.append(writer.store(&values, "balance"));
        let code = with_bindings(&scope, body);
        source.push(
            "/* Writes the energy less the work done, and a bound on its rounding error in units of roundoff. */",
        );
        source.push(format!(
            "NH_COLD static void {p}_balance(const {p}_setting *setting, const nh_real *carried, nh_real balance[2])\n{{"
        ));
        unread(&code, &["setting", "carried"], source);
        source.append(code);
        source.push("}\n");
    }

    fn minors(&self) -> usize {
        let outputs = self.stepper.guard.as_ref().map_or(&[][..], |guard| &guard.body.outputs);
        outputs.iter().filter(|output| output.role == Role::Minors).map(|output| output.values.len()).sum()
    }

    /// Writes the function for the measure of the rank, and the one for the minors.
    fn rank(&self, source: &mut Code) {
        let Some(guard) = &self.stepper.guard else { return };
        let p = &self.prefix;
        let routine = &guard.body;
        let writer = self.writer(routine);
        let mut scope = Scope::default();
        self.add_carried(&mut scope, &routine.reads, "carried");
        self.add_setting(&mut scope, routine);
        let of = |role: Role| -> Vec<Value> {
            let outputs = routine.outputs.iter().filter(|output| output.role == role);
            outputs.flat_map(|output| output.values.iter().copied()).collect()
        };
        let mut body = writer.lets(routine.statements.iter().filter_map(Statement::binding));
        let (measure, minors) = (of(Role::Measure), of(Role::Minors));
        body.append(writer.store(&minors, "minors"));
        body.push(format!("return {};", measure.first().map_or("NH_R(0.0)".to_owned(), |&value| writer.value(value))));
        let code = with_bindings(&scope, body);
        source.push("/* Returns a number that vanishes if the constraints, or the frame, are dependent, and writes the minors. */");
        source.push(format!(
            "NH_INLINE nh_real {p}_rank(const {p}_setting *setting, const nh_real *carried, nh_real *minors)\n{{"
        ));
        unread(&code, &["setting", "carried", "minors"], source);
        source.append(code);
        source.push("}\n");
    }

    /// Returns the function that makes a step by a routine. `more` follows after everything that can
    /// fail.
    pub(super) fn advance(&self, routine: &Routine, name: &str, arguments: &str, more: &Code) -> Code {
        let p = &self.prefix;
        let writer = self.writer(routine);
        let scope = self.scope(routine);
        let mut after = Code::default();
        let outputs = routine.outputs.iter().take(self.stepper.carried.len());
        let values: Vec<String> = outputs
            .flat_map(|output| match output.role {
                // The time is not t + h, whose roundoff would add up.
                Role::Time => vec![format!("{p}_time_at(setting, motion->tally.steps + 1U)")],
                _ => output.values.iter().map(|&value| writer.value(value)).collect(),
            })
            .collect();
        let n = self.count();
        after.push(format!("const nh_real carried[{n}] = {{{}}};", values.join(", ")));
        for check in &routine.checks {
            self.check(check, routine, &mut after);
        }
        after.append(more.clone());
        after.push(format!("nh_copy({n}U, carried, motion->carried);\nmotion->tally.steps += 1U;"));
        if routine.followed().is_some_and(|follow| follow.remembered) {
            let variables = routine.followed().map_or(0, |follow| follow.flow.variables.len());
            after.push(format!("nh_copy(NH_POLYNOMIAL({variables}U), polynomial, motion->memory.polynomial);"));
            after.push("motion->memory.extent = extent;");
        }
        self.remember(routine, &mut after);
        if self.stepper.guard.is_some() {
            after.push("motion->memory.rank.measure = measure;");
        }
        if let Some(stability) = &self.stepper.stability {
            after.push(format!("nh_copy({}U, growth, motion->memory.growth);", stability.gains.len()));
        }
        after.push("return NH_OK;");
        let inlined = self.stepper.policy.inlined && name == "advance";
        let mut code = Code::default();
        let body = self.computation(name, routine, &scope, inlined, after, &mut code);
        code.push("/* Makes a step. If it fails, the motion is unchanged. */");
        let keyword = if inlined { "NH_INLINE" } else { "static" };
        code.push(format!(
            "{keyword} nh_status {p}_{name}(const {p}_setting *setting, {p}_motion *motion, const nh_real *inputs{arguments}, nh_error *error)\n{{"
        ));
        unread(&body, &["setting", "inputs", "error"], &mut code);
        code.append(body);
        code.push("}\n");
        code
    }

    /// Writes the statements that record the solutions of a step.
    fn remember(&self, routine: &Routine, after: &mut Code) {
        let mut number = 0;
        for statement in &routine.statements {
            let solve = match statement {
                Statement::Let(_) => continue,
                Statement::Follow(_) => {
                    number += 1;
                    continue;
                }
                Statement::Solve(solve) => solve,
            };
            number += 1;
            if !solve.method.iterates() {
                continue;
            }
            let (n, i) = (solve.block.unknowns.len(), number);
            match solve.guess {
                Guess::Extrapolated { memory, points } if points > 0 => {
                    let at = memory + 1;
                    after.push(format!("{{\nnh_real room[NH_REMEMBER_ROOM({n}U, {points}U)];"));
                    after.push(format!(
                        "nh_remember({n}U, {points}U, &motion->memory.history{at}, motion->memory.solutions{at}, solution{i}, nh_norm({n}U, solution{i}), found{i}.unusual, room);\n}}"
                    ));
                }
                Guess::Alternating { memory, points } => {
                    let at = memory + 1;
                    after.push(format!("{{\nnh_real distance[{n}];\nnh_real room[NH_REMEMBER_ROOM({n}U, {points}U)];"));
                    after
                        .push(format!("nh_copy({n}U, solution{i}, distance);\nnh_subtract({n}U, distance, plain{i});"));
                    after.push(format!(
                        "nh_remember({n}U, {points}U, &motion->memory.history{at}[motion->memory.turn{at}], motion->memory.solutions{at}[motion->memory.turn{at}], distance, nh_norm({n}U, solution{i}), found{i}.unusual, room);"
                    ));
                    after.push(format!("motion->memory.turn{at} = 1U - motion->memory.turn{at};\n}}"));
                }
                Guess::Plain | Guess::Extrapolated { .. } => {}
            }
            after.push(format!("nh_record(&motion->tally, found{i}.iterations, found{i}.restarted);"));
        }
    }

    /// Writes a test that the new numbers must pass before the step is taken.
    fn check(&self, check: &Check, routine: &Routine, after: &mut Code) {
        let p = &self.prefix;
        let place = format!("{p}_place(setting, motion->tally.steps, error)");
        let refuse = |status: &str, value: String, bound: String| {
            format!("return nh_fail({place}, {status}, NULL, {value}, {bound});\n}}")
        };
        let zero = || "NH_R(0.0)".to_owned();
        match check {
            Check::Stability { stages, terms } => {
                after.push(format!("nh_real growth[{}];", terms.len()));
                for (i, (at, gain)) in terms.iter().enumerate() {
                    let name = self.stepper.options.get(*gain).map_or("", |option| &option.declared.name);
                    after
                        .push(format!("growth[{i}] = nh_grown(motion->memory.growth[{i}], {stages}U, carried[{at}]);"));
                    after.push(format!("if (!(growth[{i}] <= NH_R(NH_GROWN))) {{"));
                    after.push(format!("return nh_fail({place}, NH_UNSTABLE, \"{name}\", carried[{at}], nh_stability_bound({stages}U));\n}}"));
                    after.push(format!("growth[{i}] = nh_max(growth[{i}], NH_R(1.0));"));
                }
            }
            Check::Branch(at) => {
                after.push(format!("if (!nh_on_branch(carried[{at}])) {{"));
                after.push(refuse("NH_BRANCH_LOST", zero(), zero()));
            }
            Check::Alignment(at) => {
                after.push(format!("if (!nh_is_aligned(carried[{at}])) {{"));
                after.push(refuse("NH_ORTHOGONAL", zero(), zero()));
            }
            Check::Resolution(at) => {
                let terms = at + 1;
                after.push(format!("if (!nh_is_resolved(carried[{at}], carried[{terms}])) {{"));
                after.push(refuse("NH_UNRESOLVED", format!("nh_abs(carried[{at}])"), format!("carried[{terms}]")));
            }
            Check::Finite { places, balance } => {
                let numbers: Vec<String> = places.iter().map(|at| format!("carried[{at}]")).collect();
                let sum = numbers.iter().map(|number| format!("nh_abs({number})")).collect::<Vec<_>>();
                // From 0 on, which changes nothing.
                let ordinary =
                    if sum.is_empty() { "true".to_owned() } else { format!("({}) < NH_LARGE", sum.join(" + ")) };
                if !*balance {
                    after.push(format!("if (NH_RARELY(!({ordinary}))) {{"));
                    after.push(refuse("NH_NON_FINITE", zero(), zero()));
                    return;
                }
                let mut solves = Vec::new();
                let mut number = 0;
                for statement in &routine.statements {
                    if statement.binding().is_none() {
                        number += 1;
                    }
                    if let Statement::Solve(solve) = statement
                        && solve.method.iterates()
                    {
                        solves.push(format!("found{number}.unusual"));
                    }
                }
                let unusual = if solves.is_empty() { "false".to_owned() } else { solves.join(" || ") };
                after.push(format!("{{\nconst bool ordinary = {ordinary};\nconst bool unusual = {unusual};"));
                after.push("if (NH_RARELY(!ordinary || unusual)) {");
                let n = self.count();
                let places = self.balanced();
                after.push(format!("nh_real numbers[{n}] = {{NH_R(0.0)}};\nnh_real before[2];\nnh_real after[2];"));
                places.iter().for_each(|at| after.push(format!("numbers[{at}] = motion->carried[{at}];")));
                after.push(format!("{p}_balance(setting, numbers, before);"));
                places.iter().for_each(|at| after.push(format!("numbers[{at}] = carried[{at}];")));
                after.push(format!("{p}_balance(setting, numbers, after);"));
                after.push(format!(
                    "const nh_status sound = nh_check_balance({place}, ordinary, unusual, before, after);"
                ));
                after.push("if (sound != NH_OK) {\nreturn sound;\n}\n}\n}");
            }
            Check::Rank => {
                let m = self.minors().max(1);
                let frame = self.frame();
                after
                    .push(format!("nh_real minors[{m}];\nconst nh_real measure = {p}_rank(setting, carried, minors);"));
                after.push("if (NH_RARELY(nh_rank_is_near(&motion->memory.rank, measure))) {");
                after.push(format!("nh_real before[{m}];\nconst nh_rank watched = motion->memory.rank;"));
                after.push(format!("(void){p}_rank(setting, motion->carried, before);"));
                after.push(format!(
                    "const nh_status ranked = nh_rank_check({place}, {frame}, &watched, measure, {}U, before, minors);",
                    self.minors()
                ));
                after.push("if (ranked != NH_OK) {\nreturn ranked;\n}\n}");
            }
        }
    }

    /// Returns whether a stepper has options.
    fn options(&self) -> usize {
        self.stepper.options.len()
    }

    /// Writes the functions that users call.
    fn public(&self, parts: &mut Parts) {
        self.start(parts);
        self.step(parts);
        self.observe(parts);
        if self.has_inputs() {
            self.with_inputs(parts);
        }
    }

    fn start(&self, parts: &mut Parts) {
        let (p, x) = (&self.prefix, &self.context.prefix);
        let stepper = self.stepper;
        // One part: its constants, and the start.
        let mut scope = Scope::default();
        self.context.add_parameters(&mut scope, &stepper.constants.reads, "setting->system.parameters");
        let locals = &self.context.locals;
        if stepper.constants.reads.contains(&stepper.step_size) {
            scope.add(locals.name(stepper.step_size), "setting->h");
        }
        for (i, option) in stepper.options.iter().enumerate() {
            if stepper.constants.reads.contains(&option.symbol) {
                scope.add(locals.name(option.symbol), format!("setting->options[{i}]"));
            }
        }
        let construction = self.kept.construction(&scope, "setting->constants.");
        let source = &mut parts.source;
        source.push("/* Computes the constants of a setting from all else. */");
        source.push(format!("static void {p}_prepare({p}_setting *setting)\n{{"));
        if construction.is_empty() {
            source.push("(void)setting;");
        }
        source.append(construction);
        source.push("}\n");

        let routine = &stepper.start;
        let mut scope = Scope::default();
        self.add_setting(&mut scope, routine);
        self.add_state(&mut scope, routine, "start");
        let writer = self.writer(routine);
        let mut functions = Code::default();
        let mut after = Code::default();
        let values: Vec<Value> = routine
            .outputs
            .iter()
            .take(stepper.carried.len())
            .flat_map(|output| output.values.iter().copied())
            .collect();
        after.append(writer.store(&values, "carried"));
        after.push("return NH_OK;");
        let place = Place {
            prefix: format!("{p}_enter"),
            scope: &scope,
            inlined: false,
            error: "place".to_owned(),
            flow: None,
        };
        let Written { functions: own, mut body } = statements(&writer, routine, &place);
        functions.append(own);
        body.append(after);
        let code = with_bindings(&scope, body);
        parts.source.append(functions);
        let source = &mut parts.source;
        source.push("/* Writes the numbers that are carried at the start. */");
        source.push(format!(
            "static nh_status {p}_enter(const {p}_setting *setting, const {x}_state *start, nh_real *carried, nh_place place)\n{{"
        ));
        unread(&code, &["setting", "start", "place"], source);
        source.append(code);
        source.push("}\n");

        let options = if self.options() > 0 { ", const nh_real *options" } else { "" };
        let declaration = format!(
            "nh_status {p}_start({p} *stepper, const {x}_system *system, const {x}_state *start, nh_real h{options}, nh_error *error)"
        );
        let mut body = Code::default();
        body.push("nh_status status;\nnh_place place = {error, 0U, NH_R(0.0)};");
        let (setting, motion) = match self.parts() {
            0 => ("stepper->setting", "stepper->motion"),
            _ => ("stepper->setting[0]", "stepper->motion[0]"),
        };
        if self.options() > 0 {
            let defaults: Vec<String> =
                stepper.options.iter().map(|option| literal(&option.declared.default)).collect();
            let count = self.options();
            body.push(format!("static const nh_real defaults[{count}] = {{{}}};", defaults.join(", ")));
            body.push("const nh_real *const values = (options == NULL) ? defaults : options;");
        }
        body.push(checked(&format!("{x}_check(system, start, error)")));
        body.push("place.time = start->t;");
        body.push(checked("nh_check_step_size(error, h)"));
        for (i, option) in stepper.options.iter().enumerate() {
            let bound = |bound: &Option<BigRational>, none: &str| bound.as_ref().map_or(none.to_owned(), literal);
            let (least, most) =
                (bound(&option.declared.minimum, "-NH_LIMIT"), bound(&option.declared.maximum, "NH_LIMIT"));
            body.push(checked(&format!(
                "nh_check_option(error, \"{}\", values[{i}], {least}, {most})",
                option.declared.name
            )));
        }
        let begin = |body: &mut Code, at: &str, h: &str, time: &str| {
            body.push(format!("{at}.system = *system;\n{at}.h = {h};\n{at}.start_time = {time};"));
            if self.parts() > 0 {
                body.push(format!("{at}.whole = h;"));
            }
            if self.options() > 0 {
                body.push(format!("nh_copy({}U, values, {at}.options);", self.options()));
            }
            body.push(format!("{p}_prepare(&{at});"));
        };
        if self.parts() == 0 {
            begin(&mut body, setting, "h", "start->t");
        } else {
            let sizes: Vec<String> = stepper.parts.iter().copied().map(number).collect();
            let mut sum = 0.0;
            let beginnings: Vec<String> = stepper
                .parts
                .iter()
                .map(|part| {
                    let begin = number(sum);
                    sum += part;
                    begin
                })
                .collect();
            let count = self.parts();
            body.push(format!("static const nh_real sizes[{count}] = {{{}}};", sizes.join(", ")));
            body.push(format!("static const nh_real beginnings[{count}] = {{{}}};", beginnings.join(", ")));
            body.push(format!("for (size_t i = 0U; i < {count}U; ++i) {{"));
            begin(&mut body, "stepper->setting[i]", "h * sizes[i]", "start->t + h * beginnings[i]");
            body.push("}");
        }
        body.push(format!("{motion} = ({p}_motion){{{{NH_R(0.0)}}, {{0U, 0U, 0U, 0U}}{}}};", self.blank_memory()));
        body.push(checked(&format!("{p}_enter(&{setting}, start, {motion}.carried, place)")));
        let n = self.count();
        if let Some(guard) = &stepper.guard {
            let (k, r) = (self.context.k(), self.context.r());
            body.push(format!("{{\nnh_real minors[{}];\nnh_real scale = NH_R(1.0);", self.minors().max(1)));
            body.push(format!("const nh_real measure = {p}_rank(&{setting}, {motion}.carried, minors);"));
            if guard.weighted
                && let Some(call) = self.context.call(Quantity::InverseMass, "system", "start", "inverse")
            {
                body.push(format!("nh_real inverse[{}];\n{call};", k * k));
                body.push(format!("scale = nh_metric_scale({k}U, inverse, {r}U);"));
            }
            body.push(checked(&format!(
                "nh_rank_begin(place, {}, &{motion}.memory.rank, measure, scale)",
                self.frame()
            )));
            body.push("}");
        }
        body.push(format!("if (!nh_all_finite({n}U, {motion}.carried)) {{"));
        body.push("return nh_fail(place, NH_NON_FINITE, NULL, NH_R(0.0), NH_R(0.0));\n}");
        if let Some(stability) = &stepper.stability {
            for i in 0..stability.gains.len() {
                body.push(format!("{motion}.memory.growth[{i}] = NH_R(1.0);"));
            }
        }
        if self.parts() > 0 {
            body.push(format!(
                "for (size_t i = 1U; i < {}U; ++i) {{\nstepper->motion[i] = stepper->motion[0];\n}}",
                self.parts()
            ));
        }
        if self.has_inputs() {
            body.push(format!(
                "for (size_t i = 0U; i < {}U; ++i) {{\nstepper->inputs[i] = NH_R(0.0);\n}}",
                self.context.inputs()
            ));
        }
        body.push("return NH_OK;");
        let given = if self.options() > 0 { " `options` may be NULL, for the defaults." } else { "" };
        let doc = format!(
            "Starts from a state with steps of size h; a negative h steps back in time.{given} `error` may be NULL. If the \
             status is not NH_OK, the stepper is undefined."
        );
        parts.function(&plain(&doc), &declaration, body);
    }

    /// Returns the initial value of the memory, after a comma.
    fn blank_memory(&self) -> String {
        let mut fields = Vec::new();
        for memory in &self.stepper.policy.memory {
            match *memory {
                Memory::Solutions { points: 0, .. } => {}
                Memory::Solutions { .. } => fields.push("{0U, 0U}, {NH_R(0.0)}".to_owned()),
                Memory::Distances { .. } => {
                    fields.push("{{0U, 0U}, {0U, 0U}}, 0U, {{NH_R(0.0)}, {NH_R(0.0)}}".to_owned())
                }
                Memory::Series { .. } => {
                    fields.push("{{NH_R(0.0), NH_R(0.0)}, NH_R(0.0), NH_R(0.0)}, {NH_R(0.0)}".to_owned());
                }
                Memory::Rank => fields.push("{NH_R(0.0), NH_R(0.0)}".to_owned()),
                Memory::Stability { .. } => fields.push("{NH_R(0.0)}".to_owned()),
            }
        }
        if fields.is_empty() { String::new() } else { format!(", {{{}}}", fields.join(", ")) }
    }

    /// Adds the numbers of a state that a routine reads.
    pub(super) fn add_state(&self, scope: &mut Scope, routine: &Routine, state: &str) {
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

    /// Returns the declaration of the inputs of a step, and the argument for them.
    pub(super) fn held(&self, body: &mut Code) -> &'static str {
        if !self.has_inputs() {
            return "NULL";
        }
        let (samples, c) = (self.samples(), self.context.inputs());
        body.push(format!("nh_real inputs[{}];", samples * c));
        body.push(format!(
            "for (size_t i = 0U; i < {samples}U; ++i) {{\nnh_copy({c}U, stepper->inputs, &inputs[i * {c}U]);\n}}"
        ));
        "inputs"
    }

    fn step(&self, parts: &mut Parts) {
        let p = &self.prefix;
        let mut inner = Code::default();
        if self.parts() > 0 {
            self.whole_step(&mut inner);
            parts.source.append(inner);
        }
        // The motion of a local variable can stay in registers.
        let copied = self.parts() == 0 && !self.stepper.policy.in_place;
        let mut body = Code::default();
        let inputs = self.held(&mut body);
        body.push("nh_status status = NH_OK;");
        let call = |motion: &str| match self.parts() {
            0 => format!("{p}_advance(&stepper->setting, {motion}, {inputs}, error)"),
            _ => format!("{p}_whole(stepper, {inputs}, error)"),
        };
        if copied {
            body.push(format!("{p}_motion motion = stepper->motion;"));
        }
        body.push("for (uint64_t i = 0U; (i < count) && (status == NH_OK); ++i) {");
        body.push(format!("status = {};\n}}", call(if copied { "&motion" } else { "&stepper->motion" })));
        if copied {
            body.push("stepper->motion = motion;");
        }
        self.reason(&mut body);
        body.push("return status;");
        let doc =
            "Takes steps. At the first that fails, the stepper is as it was before that step. `error` may be NULL.";
        parts.function(
            &plain(doc),
            &format!("nh_status {p}_steps({p} *stepper, uint64_t count, nh_error *error)"),
            body,
        );
        let mut body = Code::default();
        body.push(format!("return {p}_steps(stepper, 1U, error);"));
        let doc = "Takes one step. If it fails, the stepper is as it was before. `error` may be NULL.";
        parts.function(&plain(doc), &format!("nh_status {p}_step({p} *stepper, nh_error *error)"), body);
    }

    /// Writes the statements that give a failed step its reason.
    pub(super) fn reason(&self, body: &mut Code) {
        if self.stepper.guard.is_none() {
            return;
        }
        let frame = self.frame();
        body.push("if (NH_RARELY(status != NH_OK)) {");
        if self.parts() == 0 {
            body.push(format!("status = nh_near_loss(status, error, &stepper->motion.memory.rank, {frame});"));
        } else {
            body.push(format!("for (size_t i = 0U; i < {}U; ++i) {{", self.parts()));
            body.push(format!("status = nh_near_loss(status, error, &stepper->motion[i].memory.rank, {frame});\n}}"));
        }
        body.push("}");
    }

    /// Writes the function that makes all parts of a step.
    fn whole_step(&self, source: &mut Code) {
        let (p, parts, n, c) = (&self.prefix, self.parts(), self.count(), self.context.inputs());
        source.push("/* Makes all parts of a step. If one of them fails, the stepper is unchanged. */");
        source.push(format!("static nh_status {p}_whole({p} *stepper, const nh_real *inputs, nh_error *error)\n{{"));
        source.push(format!("{p} now = *stepper;\nconst uint64_t steps = stepper->motion[0].tally.steps;"));
        source.push(format!("for (size_t i = 0U; i < {parts}U; ++i) {{"));
        source.push(format!("{p}_motion *const own = &now.motion[i];\nconst {p}_motion *const last = &now.motion[(i > 0U) ? (i - 1U) : 0U];"));
        source.push(format!("nh_copy({n}U, last->carried, own->carried);\nown->tally = last->tally;"));
        source.push(format!("own->tally.steps = (steps * {parts}U) + i;"));
        if let Some(at) = self.place_of(Role::Time) {
            source.push("if (i > 0U) {\n/* The time is not a sum of parts, whose roundoff would add up. */");
            source.push(format!("own->carried[{at}] = {p}_time_at(&now.setting[i], own->tally.steps);\n}}"));
        }
        let given = if self.has_inputs() { format!("&inputs[i * {c}U]") } else { "inputs".to_owned() };
        source.push(format!("const nh_status status = {p}_advance(&now.setting[i], own, {given}, error);"));
        source.push("if (status != NH_OK) {\nreturn status;\n}\n}");
        source.push(format!("nh_copy({n}U, now.motion[{0}].carried, now.motion[0].carried);", parts - 1));
        source.push(format!(
            "now.motion[0].tally = now.motion[{}].tally;\nnow.motion[0].tally.steps = steps + 1U;",
            parts - 1
        ));
        if let Some(at) = self.place_of(Role::Time) {
            source.push(format!(
                "now.motion[0].carried[{at}] = {p}_time_at(&stepper->setting[0], (steps + 1U) * {parts}U);"
            ));
        }
        source.push("*stepper = now;\nreturn NH_OK;\n}\n");
    }

    fn observe(&self, parts: &mut Parts) {
        let (p, x) = (&self.prefix, &self.context.prefix);
        let routine = &self.stepper.observe;
        let mut scope = Scope::default();
        self.add_carried(&mut scope, &routine.reads, "motion->carried");
        self.add_setting(&mut scope, routine);
        let writer = self.writer(routine);
        let mut after = Code::default();
        for output in &routine.outputs {
            let array = if output.role == Role::Configuration { "state->q" } else { "state->w" };
            after.append(writer.store(&output.values, array));
        }
        let place = Place {
            prefix: format!("{p}_observe"),
            scope: &scope,
            inlined: false,
            error: "place".to_owned(),
            flow: None,
        };
        let Written { functions, mut body } = statements(&writer, routine, &place);
        body.append(after);
        let code = with_bindings(&scope, body);
        parts.source.append(functions);
        let at = if self.parts() > 0 { "[0]" } else { "" };
        let steps = match self.parts() {
            0 => "motion->tally.steps".to_owned(),
            parts => format!("motion->tally.steps * {parts}U"),
        };
        let mut body = Code::default();
        body.push(format!("const {p}_setting *const setting = &stepper->setting{at};"));
        body.push(format!("const {p}_motion *const motion = &stepper->motion{at};"));
        let start = match self.parts() {
            0 => format!("state->t = {p}_time_at(setting, {steps});"),
            _ => format!("state->t = {p}_time_at(setting, {steps});"),
        };
        body.push(start);
        body.append(code);
        parts.function(
            "Writes the state after the steps taken.",
            &format!("void {p}_state(const {p} *stepper, {x}_state *state)"),
            body,
        );
        if let Some(at) = self.place_of(Role::Work) {
            let motion = if self.parts() > 0 { "motion[0]" } else { "motion" };
            let mut body = Code::default();
            body.push(format!("return stepper->{motion}.carried[{at}];"));
            let doc = "Returns the work that has been done from outside since the start.";
            parts.function(doc, &format!("nh_real {p}_work(const {p} *stepper)"), body);
        }
    }

    fn with_inputs(&self, parts: &mut Parts) {
        let (p, x, c) = (&self.prefix, &self.context.prefix, self.context.inputs());
        let motion = if self.parts() > 0 { "stepper->motion[0]" } else { "stepper->motion" };
        let setting = if self.parts() > 0 { "stepper->setting[0]" } else { "stepper->setting" };
        let check = |array: &str, time: &str| {
            let mut code = Code::default();
            for (i, name) in self.context.header.about.inputs.iter().enumerate() {
                code.push(checked(&format!("nh_check_input(error, \"{name}\", {array}[{i}], {time})")));
            }
            code
        };
        let steps = if self.parts() > 0 {
            format!("{motion}.tally.steps * {}U", self.parts())
        } else {
            format!("{motion}.tally.steps")
        };
        let mut body = Code::default();
        body.push("nh_status status;");
        body.push(format!("const nh_real time = {p}_time_at(&{setting}, {steps});"));
        body.append(check("inputs", "time"));
        body.push(format!("nh_copy({c}U, inputs, stepper->inputs);\nreturn NH_OK;"));
        let doc = "Keeps the control inputs at these values in all further steps. Initially they are 0. If one is not finite, \
                   the held values are unchanged.";
        parts.function(
            doc,
            &format!("nh_status {p}_hold({p} *stepper, const nh_real inputs[{c}], nh_error *error)"),
            body,
        );

        let fractions: Vec<String> = match self.parts() {
            0 => self.stepper.samples.iter().map(|sample| literal(&sample.fraction)).collect(),
            _ => {
                let mut sum = 0.0;
                let middle = |part: &f64| {
                    let middle = sum + 0.5 * part;
                    sum += part;
                    number(middle)
                };
                self.stepper.parts.iter().map(middle).collect()
            }
        };
        let samples = self.samples();
        let mut body = Code::default();
        body.push(format!("static const nh_real fractions[{samples}] = {{{}}};", fractions.join(", ")));
        body.push(format!(
            "nh_real inputs[{}];\n{x}_state state;\nnh_status status;\n{p}_state(stepper, &state);",
            samples * c
        ));
        body.push(format!("for (size_t i = 0U; i < {samples}U; ++i) {{"));
        let h = if self.parts() > 0 { "whole" } else { "h" };
        body.push(format!("const nh_real steps = (nh_real){motion}.tally.steps + fractions[i];"));
        body.push(format!("const nh_real time = {setting}.start_time + {setting}.{h} * steps;"));
        body.push(format!("nh_real *const u = &inputs[i * {c}U];\ncontrol(context, time, &state, u);"));
        body.append(check("u", "time"));
        body.push("}");
        match self.parts() {
            0 => body.push(format!("status = {p}_advance(&stepper->setting, &stepper->motion, inputs, error);")),
            _ => body.push(format!("status = {p}_whole(stepper, inputs, error);")),
        }
        self.reason(&mut body);
        body.push("return status;");
        let doc = "Takes one step with control inputs that are a function of the time and of the state at the beginning of the \
                   step. The function is called for each time at which the method reads inputs, with `context`.";
        parts.function(
            &plain(doc),
            &format!("nh_status {p}_step_with({p} *stepper, {x}_control *control, void *context, nh_error *error)"),
            body,
        );
    }
}

/// Returns the code after declarations of what it reads.
pub(super) fn with_bindings(scope: &Scope, body: Code) -> Code {
    let mut code = scope.bindings(&body);
    code.append(body);
    code
}

/// Writes statements for arguments that the code does not read.
pub(super) fn unread(code: &Code, arguments: &[&str], into: &mut Code) {
    let read = code.words();
    for argument in arguments.iter().filter(|argument| !read.contains(**argument)) {
        into.push(format!("(void){argument};"));
    }
}
