//! One method: its constants, its start, its step and the tests of its result, its observation.

use super::context::{Context, Kept};
use super::solve::{remembered, statements};
use super::text::{Code, comment, json, string};
use super::write::{Writer, float, number};
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{Check, Follow, Memory, Planned, Routine, Statement};
use crate::ir::program::{Role, StepProgram};
use serde_json::json;

/// The sources of the statements of a method.
struct Method<'a> {
    context: &'a Context<'a>,
    stepper: &'a StepProgram<Planned>,
    kept: Kept<'a>,
}

/// Returns the entry of a method in the list of a system's methods.
pub(super) fn method(context: &Context<'_>, stepper: &StepProgram<Planned>) -> String {
    let given: Vec<Symbol> = [stepper.step_size].into_iter().chain(stepper.options.iter().map(|o| o.symbol)).collect();
    let kept = Kept::new(context, &stepper.constants, &given);
    Method { context, stepper, kept }.code().text(2)
}

impl Method<'_> {
    fn code(&self) -> Code {
        let stepper = self.stepper;
        let mut code = Code::of(comment(stepper.doc.trim()));
        code.push(format!("{}: {{", string(&stepper.method)));
        self.about(&mut code);
        let options: Vec<&str> = stepper.options.iter().map(|option| self.context.locals.name(option.symbol)).collect();
        code.push(format!("create({}, h, [{}]) {{", self.context.parameters(), options.join(", ")));
        code.append(self.kept.code());
        let mut created = vec!["enter", "advance", "observe"];
        if let Some(balance) = &stepper.balance {
            code.push(comment(
                "Returns the energy less the work done, and a bound on its rounding error in units of roundoff.",
            ));
            code.push(self.pure("balance", balance, |writer, outputs| writer.array(outputs.concat())));
        }
        if let Some(guard) = &stepper.guard {
            code.push(comment(
                "Returns a number that vanishes if the constraints, or the frame, are dependent, and the minors.",
            ));
            created.push("rank");
            code.push(self.pure("rank", &guard.body, |writer, _| {
                let of = |role: Role| {
                    let outputs = guard.body.outputs.iter().filter(move |output| output.role == role);
                    outputs.flat_map(|output| output.values.iter().copied()).collect::<Vec<_>>()
                };
                let measure = of(Role::Measure).first().map_or("0".to_owned(), |&value| writer.value(value));
                format!("[{measure}, {}]", writer.array(of(Role::Minors)))
            }));
        }
        if let Some((follow, field)) = stepper.step.followed().and_then(|follow| Some((follow, follow.field.as_ref()?)))
        {
            code.push(self.field(follow, field));
        }
        code.push(self.enter());
        code.push(self.advance());
        code.push(self.pure("observe", &stepper.observe, |writer, _| {
            let of = |is_q: bool| {
                let outputs = stepper.observe.outputs.iter().filter(|of| (of.role == Role::Configuration) == is_q);
                writer.array(outputs.flat_map(|output| output.values.iter().copied()))
            };
            format!("{{ q: {}, w: {} }}", of(true), of(false))
        }));
        code.push(format!("return {{ {} }};\n}},\n}},", created.join(", ")));
        code
    }

    /// Writes the facts that the runtime needs.
    fn about(&self, code: &mut Code) {
        let stepper = self.stepper;
        let bound = |bound: &Option<num_rational::BigRational>| bound.as_ref().map(number);
        let options = stepper.options.iter().map(|option| {
            let option = &option.declared;
            let (minimum, maximum) = (bound(&option.minimum), bound(&option.maximum));
            json!({"name": option.name, "text": option.text, "default": number(&option.default), "minimum": minimum, "maximum": maximum})
        });
        code.push(format!("options: {},", json(&options.collect())));
        let list = |numbers: Vec<f64>| numbers.into_iter().map(float).collect::<Vec<_>>().join(", ");
        let fractions = stepper.samples.iter().map(|sample| number(&sample.fraction)).collect();
        code.push(format!("parts: [{}], fractions: [{}],", list(stepper.parts.clone()), list(fractions)));
        let place = |role: Role| stepper.carried.iter().any(|group| group.role == role).then(|| stepper.first_of(role));
        let index = |role: Role| place(role).map_or("null".to_owned(), |at| at.to_string());
        let momenta = stepper.carried.iter().find(|group| group.role == Role::ReducedMomenta);
        let count = momenta.map_or(0, |group| group.symbols.len());
        let first = place(Role::ReducedMomenta).unwrap_or(0);
        code.push(format!("time: {}, work: {}, momenta: [{first}, {count}],", index(Role::Time), index(Role::Work)));
        let guard = stepper.guard.as_ref();
        let guard = guard.map_or("null".to_owned(), |g| format!("{{ frame: {}, weighted: {} }}", g.frame, g.weighted));
        let terms = stepper.stability.as_ref().map_or(0, |stability| stability.gains.len());
        code.push(format!("guard: {guard}, terms: {terms}, solves: {},", stepper.step.iterations().count()));
        let histories = stepper.policy.memory.iter().filter_map(|memory| match *memory {
            Memory::Solutions { unknowns, points } => Some(format!("{{ n: {unknowns}, points: {points} }}")),
            Memory::Distances { unknowns, points } => {
                Some(format!("{{ n: {unknowns}, points: {points}, alternates: true }}"))
            }
            Memory::Series { .. } | Memory::Rank | Memory::Stability { .. } => None,
        });
        code.push(format!("histories: [{}],", histories.collect::<Vec<_>>().join(", ")));
    }

    fn writer(&self, routine: &Routine) -> Writer<'_> {
        Writer::of_routine(self.context.graph(), &self.context.locals, &self.kept.fields, routine)
    }

    /// Returns declarations of the carried numbers, and of the control inputs, among these symbols.
    fn bindings(&self, reads: &[Symbol], carried: &str) -> Code {
        let samples = self.stepper.samples.iter().flat_map(|sample| sample.symbols.iter().copied());
        let all = self.stepper.carried.iter().flat_map(|group| group.symbols.iter().copied());
        let places = all.enumerate().map(|(i, symbol)| (symbol, format!("{carried}[{i}]")));
        let places = places.chain(samples.enumerate().map(|(i, symbol)| (symbol, format!("inputs[{i}]"))));
        let mut code = Code::default();
        for (symbol, place) in places.filter(|(symbol, _)| reads.contains(symbol)) {
            code.push(format!("const {} = {place};", self.context.locals.name(symbol)));
        }
        code
    }

    /// Returns a function of carried numbers without solves that can fail.
    fn pure(&self, name: &str, routine: &Routine, value: impl Fn(&Writer<'_>, Vec<Vec<Value>>) -> String) -> String {
        let writer = self.writer(routine);
        let mut code = self.bindings(&routine.reads, "carried");
        code.append(statements(&writer, routine));
        let outputs = routine.outputs.iter().map(|output| output.values.clone()).collect();
        format!("const {name} = {};", code.function("carried", Some(value(&writer, outputs))))
    }

    /// Returns the values of a routine that are carried.
    fn carried(&self, writer: &Writer<'_>, routine: &Routine, time: Option<&str>) -> String {
        let outputs = routine.outputs.iter().take(self.stepper.carried.len());
        let values = outputs.flat_map(|output| match (output.role, time) {
            (Role::Time, Some(time)) => vec![time.to_owned()],
            _ => output.values.iter().map(|&value| writer.value(value)).collect(),
        });
        format!("[{}]", values.collect::<Vec<_>>().join(", "))
    }

    /// Returns the function for the numbers that are carried at the start.
    fn enter(&self) -> String {
        let routine = &self.stepper.start;
        let writer = self.writer(routine);
        let mut code = Code::default();
        for input in &self.stepper.inputs {
            code.append(self.context.input(input, &routine.reads));
        }
        code.append(statements(&writer, routine));
        let value = self.carried(&writer, routine, None);
        format!("const enter = {};", code.function("{ t, q, w }, place", Some(value)))
    }

    /// Returns the function for the field that a step follows. Values that do not depend on the
    /// variables are computed once in a step.
    fn field(&self, follow: &Follow, routine: &Routine) -> String {
        let writer = self.writer(routine);
        let mut code = self.bindings(&routine.reads, "motion.carried");
        code.append(statements(&writer, routine));
        let field = super::series::field(&writer, &follow.series, &follow.flow.variables);
        format!("const field = {};", code.function("motion, inputs", Some(field)))
    }

    /// Returns the function that makes a step. If it fails, the motion is unchanged.
    fn advance(&self) -> String {
        let routine = &self.stepper.step;
        let writer = self.writer(routine);
        let graph = self.context.graph();
        let starts = routine.followed().into_iter().flat_map(|follow| &follow.flow.start);
        let starts = starts.flat_map(|&value| graph.symbols_of(value)).copied();
        let reads: Vec<Symbol> = routine.reads.iter().copied().chain(starts).collect();
        let body = statements(&writer, routine);
        let mut code = self.bindings(&reads, "motion.carried");
        if body.mentions("anew") {
            code.push("const anew = nh.anew(motion);");
        }
        code.append(body);
        code.push(format!("const carried = {};", self.carried(&writer, routine, Some("motion.next"))));
        routine.checks.iter().for_each(|check| code.push(self.check(check, routine)));
        code.append(remembered(routine));
        if routine.followed().is_some_and(|follow| follow.remembered) {
            let solves = routine.statements.iter().filter(|statement| statement.binding().is_none());
            let stepped = |statement: &Statement| matches!(statement, Statement::Follow(follow) if follow.flow.stepped);
            let number = solves.clone().position(stepped).map_or(0, |at| at + 1);
            code.push(format!("motion.series = arrival{number};"));
        }
        if self.stepper.guard.is_some() {
            code.push("motion.rank = { ...motion.rank, measure };");
        }
        if self.stepper.stability.is_some() {
            code.push("motion.growth = growth;");
        }
        code.push("motion.carried = carried;\nmotion.tally.steps += 1;");
        format!("const advance = {};", code.function("motion, inputs, place", None))
    }

    /// Returns a test that the new numbers must pass.
    fn check(&self, check: &Check, routine: &Routine) -> String {
        match check {
            Check::Stability { stages, terms } => {
                let terms = terms.iter().enumerate().map(|(i, (at, gain))| {
                    let (name, value) = match self.stepper.options.get(*gain) {
                        Some(option) => (option.declared.name.as_str(), self.context.locals.name(option.symbol)),
                        None => ("", "NaN"),
                    };
                    let name = string(name);
                    format!("nh.grown(place, motion.growth[{i}], {stages}, carried[{at}], {name}, {value}, h)")
                });
                format!("const growth = [{}];", terms.collect::<Vec<_>>().join(", "))
            }
            Check::Branch(at) => format!("nh.checkBranch(place, carried[{at}]);"),
            Check::Alignment(at) => format!("nh.checkAlignment(place, carried[{at}]);"),
            Check::Resolution(at) => format!("nh.checkResolution(place, carried[{at}], carried[{}]);", at + 1),
            Check::Finite { places, balance } => {
                let sum: Vec<String> = places.iter().map(|at| format!("Math.abs(carried[{at}])")).collect();
                let ordinary =
                    if sum.is_empty() { "true".to_owned() } else { format!("{} < nh.LARGE", sum.join(" + ")) };
                if !balance {
                    return format!("nh.checkFinite(place, {ordinary}, false);");
                }
                let solves = routine.statements.iter().filter(|statement| statement.binding().is_none());
                let iterates = |statement: &Statement| matches!(statement, Statement::Solve(s) if s.method.iterates());
                let unusual: Vec<String> = (1..)
                    .zip(solves)
                    .filter(|(_, statement)| iterates(statement))
                    .map(|(i, _)| format!("found{i}.unusual"))
                    .collect();
                let unusual = if unusual.is_empty() { "false".to_owned() } else { unusual.join(" || ") };
                format!(
                    "nh.checkFinite(place, {ordinary}, {unusual}, () => [balance(motion.carried), balance(carried)]);"
                )
            }
            Check::Rank => {
                let frame = self.stepper.guard.as_ref().is_some_and(|guard| guard.frame);
                format!(
                    "const [measure, minors] = rank(carried);\n\
                     nh.checkRank(place, {frame}, motion.rank, measure, () => rank(motion.carried)[1], minors);"
                )
            }
        }
    }
}
