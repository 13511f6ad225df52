//! A step: its statements, the tests of its result, and what it remembers.

use super::{Method, unread, with_bindings};
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{Check, Follow, Guess, Let, Routine, Statement};
use crate::ir::program::Role;
use crate::targets::c::scope::Scope;
use crate::targets::c::series;
use crate::targets::c::text::Code;

impl Method<'_> {
    /// Returns the function that makes a step by a routine. `more` follows after everything that can
    /// fail.
    pub(in crate::targets::c) fn advance(&self, routine: &Routine, name: &str, arguments: &str, more: &Code) -> Code {
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
        // Compilers keep an array in registers if each of its places is written and read by itself.
        (0..n).for_each(|at| after.push(format!("motion->carried[{at}] = carried[{at}];")));
        after.push("motion->tally.steps += 1U;");
        if routine.followed().is_some_and(|follow| follow.remembered) {
            let variables = routine.followed().map_or(0, |follow| follow.flow.variables.len());
            after.push(format!("nh_copy(NH_POLYNOMIAL({variables}U), polynomial, motion->memory.polynomial);"));
            after.push("motion->memory.extent = extent;");
        }
        let mut adaptations = Code::default();
        self.remember(routine, name, &mut adaptations, &mut after);
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
        code.append(adaptations);
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

    /// Writes the statements that record the solutions of a step, and the functions that they call.
    fn remember(&self, routine: &Routine, name: &str, functions: &mut Code, after: &mut Code) {
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
            let adapted = format!("{}_{name}_{i}_adapted", self.prefix);
            if let Guess::Extrapolated { points, .. } | Guess::Alternating { points, .. } = solve.guess
                && points > 0
            {
                functions.push("/* Returns the number of points for the next guess. */");
                functions.push(format!(
                    "NH_APART static nh_history {adapted}(nh_history history, const nh_real *solutions, const nh_real *solution, nh_real size, bool adapt, nh_real *room)\n{{"
                ));
                functions.push(format!(
                    "return nh_adapted_here({n}U, {points}U, history, solutions, solution, size, adapt, room);\n}}\n"
                ));
            }
            match solve.guess {
                Guess::Extrapolated { memory, points } if points > 0 => {
                    let at = memory + 1;
                    after.push(format!("{{\nnh_real room[NH_REMEMBER_ROOM({n}U, {points}U)];"));
                    after.push(format!(
                        "nh_remember({n}U, {points}U, {adapted}, &motion->memory.history{at}, motion->memory.solutions{at}, solution{i}, nh_norm({n}U, solution{i}), found{i}.unusual, room);\n}}"
                    ));
                }
                Guess::Alternating { memory, points } => {
                    let at = memory + 1;
                    after.push(format!("{{\nnh_real distance[{n}];\nnh_real room[NH_REMEMBER_ROOM({n}U, {points}U)];"));
                    after
                        .push(format!("nh_copy({n}U, solution{i}, distance);\nnh_subtract({n}U, distance, plain{i});"));
                    after.push(format!(
                        "nh_remember({n}U, {points}U, {adapted}, &motion->memory.history{at}[motion->memory.turn{at}], motion->memory.solutions{at}[motion->memory.turn{at}], distance, nh_norm({n}U, solution{i}), found{i}.unusual, room);"
                    ));
                    after.push(format!("motion->memory.turn{at} = 1U - motion->memory.turn{at};\n}}"));
                }
                Guess::Plain | Guess::Extrapolated { .. } => {}
            }
            after.push(format!("nh_record(&motion->tally, found{i}.iterations, found{i}.restarted);"));
        }
    }

    /// Writes a test that the new numbers must pass before the step is taken.
    pub(in crate::targets::c) fn check(&self, check: &Check, routine: &Routine, after: &mut Code) {
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

    /// Returns the positions of the carried numbers that the balance reads.
    pub(in crate::targets::c) fn balanced(&self) -> Vec<usize> {
        let reads = self.stepper.balance.as_ref().map_or(&[][..], |balance| &balance.reads);
        self.carried_symbols().enumerate().filter(|(_, symbol)| reads.contains(symbol)).map(|(at, _)| at).collect()
    }

    /// Writes the function for the energy less the work of carried numbers.
    pub(in crate::targets::c) fn balance(&self, source: &mut Code) {
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
            "NH_APART static void {p}_balance(const {p}_setting *setting, const nh_real *carried, nh_real balance[2])\n{{"
        ));
        unread(&code, &["setting", "carried"], source);
        source.append(code);
        source.push("}\n");
    }

    pub(in crate::targets::c) fn minors(&self) -> usize {
        let outputs = self.stepper.guard.as_ref().map_or(&[][..], |guard| &guard.body.outputs);
        outputs.iter().filter(|output| output.role == Role::Minors).map(|output| output.values.len()).sum()
    }

    /// Writes the function for the measure of the rank, and the one for the minors.
    pub(in crate::targets::c) fn rank(&self, source: &mut Code) {
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

    /// Returns the statements that follow the flow, for a method whose step is one. They pass the
    /// polynomials to a function `look`, or make the new numbers `arrival` known.
    pub(in crate::targets::c) fn flow(&self, looked_at: bool) -> Option<String> {
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
        let (look, arrival) = match looked_at {
            true => ("look, context", String::new()),
            false => ("NULL, NULL", format!("const nh_real *const arrival = &polynomial[(NH_ORDER + 2U) * {n}U];\n")),
        };
        Some(format!(
            "nh_real polynomial[NH_POLYNOMIAL({n}U)] = {{NH_R(0.0)}};\n\
             nh_extent extent = {{{{NH_R(0.0), NH_R(0.0)}}, NH_R(0.0), NH_R(0.0)}};\n\
             nh_real start[{n}];\nnh_real room[NH_FLOW_ROOM({n}U, {groups}U)];\n\
             const struct {p}_flow within = {{setting, motion, {given}}};\n\
             {arrival}{before}\n\
             const nh_real tolerance = {start}\n\
             const nh_status status = nh_flow_along({n}U, {groups}U, polynomial, &extent, start, setting->h, tolerance, {p}_field, &within, {look}, {p}_place(setting, motion->tally.steps, error), room);\n\
             if (NH_RARELY(status != NH_OK)) {{\nreturn status;\n}}"
        ))
    }

    /// Writes the vector field that the step follows.
    pub(in crate::targets::c) fn field(&self, follow: &Follow, source: &mut Code) {
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
}
