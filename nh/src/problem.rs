//! The problem to run: a model, its parameters, an initial state. All commands that run something
//! share these arguments.

use super::compile::{self, Limits, Runnable};
use super::gains::Gains;
use super::{Error, value};
use nonholonomic::Topic;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_codegen::declaration::{Declaration, MAX_CONSTANT};
use nonholonomic_codegen::origin::Diagnostics;
use nonholonomic_lab::ensemble::Start;
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::{self, DataSet, Inputs, Model, StartError, Stepper, System};
use nonholonomic_lab::run::{count_steps, is_free_of_steps, time_between_rows};
use nonholonomic_lab::tape::Declared;
use nonholonomic_plot::symbol;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::path::Path;
use std::time::Duration;

// No doc comment: it would take the place of the description of the command that these arguments are part of.
#[derive(clap::Args, Debug)]
#[group(id = "problem")]
pub(super) struct Arguments {
    /// A model of the library (see `nh models`), or a declaration: a file that ends in .yaml, or -
    /// for standard input
    model: OsString,
    /// The data set to start from [default: the model's first]
    #[arg(long, value_name = "SET")]
    data: Option<String>,
    /// Parameters, as numbers or expressions such as 3/7 or sqrt(2), and constants of families, as
    /// integers
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    set: Vec<String>,
    /// Coordinates at t = 0, as numbers or expressions such as pi/2, which may contain parameters
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    q: Vec<String>,
    /// Velocities at t = 0, in the same form
    #[arg(long, value_name = "NAME=VALUE", num_args = 1..)]
    v: Vec<String>,
    /// Control inputs as functions of t, coordinates, velocities and parameters: tau=cos(2*pi*t),
    /// tau=-k*phi_dot; other inputs are as in the data set, or zero
    #[arg(long, value_name = "NAME=FUNCTION", num_args = 1..)]
    input: Vec<String>,
    /// Gains of feedback methods: one number for all gains, or each gain by name (J=500,H=300);
    /// other gains keep their defaults
    #[arg(long, value_name = "K|NAME=K", num_args = 1.., value_delimiter = ',', allow_negative_numbers = true)]
    gain: Vec<String>,
    /// Move the initial velocity onto the constraints, orthogonally in the kinetic energy metric;
    /// before that, move rotation matrices among the coordinates to the nearest rotations
    #[arg(long)]
    project: bool,
    /// Run again whenever the declaration file changes
    #[arg(long)]
    watch: bool,
}

/// A system at its parameters, with an initial state.
pub(super) struct Problem<'a> {
    pub(super) model: &'a dyn Model,
    pub(super) system: Box<dyn System>,
    pub(super) parameters: Vec<f64>,
    pub(super) q: Vec<f64>,
    pub(super) v: Vec<f64>,
    /// The control inputs of the arguments or of the data set; `None` if all are zero.
    pub(super) inputs: Option<Inputs>,
    /// The facts for the subtitle of a figure: the start and the control inputs.
    pub(super) about: Vec<String>,
    /// The name of the data set.
    set: Option<&'static str>,
    gains: Gains,
}

/// The step size of commands that can use any, if neither the command nor the data set specifies
/// one.
pub(super) const STEP: f64 = 0.01;

/// The step size of a run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Step {
    pub(super) size: f64,
    /// The origin of the size.
    origin: StepOrigin,
}

/// The origin of a step size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum StepOrigin {
    /// The arguments.
    Given,
    /// The data set.
    DataSet,
    /// The time between two rows, for a method whose motion is independent of the step.
    Rows,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let origin = match self.origin {
            StepOrigin::Given => "",
            StepOrigin::DataSet => " (the data set's)",
            StepOrigin::Rows => " (between rows; the motion does not depend on it)",
        };
        write!(f, "h = {}{origin}", self.size)
    }
}

impl Arguments {
    /// Returns the model, for runs by these methods.
    pub(super) fn model<'a>(
        &self,
        methods: &[String],
        models: &'a [Box<dyn Model>],
        limits: &Limits,
    ) -> Result<Runnable<'a>, Error> {
        compile::runnable(&self.model, &self.constants()?, methods, models, limits)
    }

    /// Returns the model with another method, see [`compile::also`].
    pub(super) fn also(
        &self,
        method: &str,
        time: Duration,
        own: &[Box<dyn Model>],
        limits: &Limits,
    ) -> Option<Declared> {
        compile::also(&self.model, &self.constants().ok()?, method, time, own, limits)
    }

    /// Returns the declaration, with the constants of the arguments.
    pub(super) fn declaration(&self, limits: &Limits) -> Result<Declaration, Error> {
        compile::declaration_with(&self.model, &self.constants()?, limits)
    }

    /// Returns whether the model must be derived, and is none of the program's own.
    pub(super) fn is_derived(&self, own: &[Box<dyn Model>]) -> Result<bool, Error> {
        Ok(compile::one_of(own, &self.model, &self.constants()?)?.is_none())
    }

    /// Reads the declaration as far as possible, with the constants of the arguments.
    pub(super) fn read(&self) -> Result<(Option<Declaration>, Diagnostics), Error> {
        compile::read(&self.model, &self.constants()?)
    }

    /// Returns the names of the constants of the model's families, if the arguments may contain
    /// any.
    fn known_constants(&self) -> Vec<String> {
        if self.set.is_empty() { Vec::new() } else { compile::constants(&self.model) }
    }

    /// Returns the constants of the arguments.
    fn constants(&self) -> Result<Vec<(String, i64)>, Error> {
        let known = self.known_constants();
        let mut given = Vec::new();
        for (name, text) in self.set.iter().filter_map(|assignment| assignment.split_once('=')) {
            if let Some(name) = names::find(name.trim(), known.iter().map(String::as_str)) {
                let value = text.trim().parse().ok().filter(|value: &i64| value.abs() <= MAX_CONSTANT);
                let wrong =
                    || format!("the constant `{name}` is an integer of at most {MAX_CONSTANT}, not `{}`", text.trim());
                given.push((name.to_owned(), value.ok_or_else(|| Error::Usage(wrong()))?));
            }
        }
        Ok(given)
    }

    /// Returns the model and the method that shows its motion, see [`compile::in_motion`].
    pub(super) fn model_in_motion<'a>(
        &self,
        method: Option<&str>,
        models: &'a [Box<dyn Model>],
        limits: &Limits,
    ) -> Result<(Runnable<'a>, Option<String>), Error> {
        // Gains belong to feedback methods.
        let is_driven = !self.input.is_empty() || !self.gain.is_empty();
        let with_inputs = |declaration: &Declaration| is_driven || has_inputs(declaration, self.data.as_deref());
        compile::in_motion(&self.model, &self.constants()?, method, with_inputs, models, limits)
    }

    /// Returns whether the initial velocity must be moved onto the constraints.
    pub(super) fn projects(&self) -> bool {
        self.project
    }

    /// Returns the control inputs of the arguments.
    pub(super) fn inputs(&self) -> &[String] {
        &self.input
    }

    /// Returns whether the arguments name a model and nothing else.
    pub(super) fn is_plain(&self) -> bool {
        let Arguments { model: _, data, set, q, v, input, gain, project, watch } = self;
        data.is_none() && !project && !watch && [set, q, v, input, gain].iter().all(|given| given.is_empty())
    }

    /// Returns the argument that names the model.
    pub(super) fn named(&self) -> &OsStr {
        &self.model
    }

    /// Returns the file to watch, if any.
    pub(super) fn watched(&self) -> Option<&Path> {
        self.watch.then_some(Path::new(&self.model))
    }
}

impl<'a> Problem<'a> {
    /// Makes the problem of the data set with the changes of the arguments.
    pub(super) fn new(arguments: &Arguments, model: &'a dyn Model) -> Result<Problem<'a>, Error> {
        let (data, gains) = data(arguments, model, &[])?;
        let inputs = inputs(model, &data, &arguments.input)?;
        let set = set(arguments, model.info());
        let about = about(arguments, model.info(), set, &data)?;
        let system = model.system_with(&data.parameters, inputs.as_ref()).map_err(Error::Usage)?;
        let DataSet { parameters, mut q, mut v, .. } = data;
        if arguments.project {
            project(&*system, &mut q, &mut v).map_err(Error::Usage)?;
        }
        Ok(Problem { model, system, parameters, q, v, inputs, about, set, gains })
    }

    /// A start that a host gives, of this data set.
    ///
    /// # Errors
    /// Parameters that are refused.
    pub(super) fn at(model: &'a dyn Model, start: Start, set: Option<&'static str>) -> Result<Problem<'a>, Error> {
        let Start { parameters, q, v, inputs } = start;
        let system = model.system_with(&parameters, inputs.as_ref()).map_err(Error::Usage)?;
        let (about, gains) = (Vec::new(), Gains::default());
        Ok(Problem { model, system, parameters, q, v, inputs, about, set, gains })
    }

    /// Returns the system of another model, at these parameters and with these inputs.
    pub(super) fn of(&self, model: &dyn Model) -> Result<Box<dyn System>, String> {
        model.system_with(&self.parameters, self.inputs.as_ref())
    }

    /// Returns the given step size, or else the data set's, in the direction of `until`.
    pub(super) fn step(&self, given: Option<f64>, until: f64) -> Result<Step, Error> {
        if let Some(size) = given {
            return Ok(Step { size, origin: StepOrigin::Given });
        }
        let declared =
            self.declared_step().map(|size| Step { size: size.copysign(until), origin: StepOrigin::DataSet });
        declared.ok_or_else(|| {
            let name = self.model.name();
            let whose = match self.set {
                Some(set) => format!("the data set `{set}` of `{name}` declares no step size"),
                None => format!("`{name}` has no data set that declares a step size"),
            };
            Error::Usage(format!("--step is missing: {whose}"))
        })
    }

    /// Returns the step size as [`Problem::step`]. If there is none, a method whose motion is
    /// independent of it gets the time between rows.
    pub(super) fn step_of(&self, method: &str, given: Option<f64>, until: f64) -> Result<Step, Error> {
        // A run without an end needs no step size.
        count_steps(until, until).map_err(Error::Usage)?;
        match self.step(given, until) {
            Err(_) if is_taylor(method) => Ok(Step { size: time_between_rows(until), origin: StepOrigin::Rows }),
            step => step,
        }
    }

    /// Returns the step size that the data set declares.
    pub(super) fn declared_step(&self) -> Option<f64> {
        self.set.and_then(|set| self.model.info().step(set))
    }

    /// Starts the method at the initial state.
    pub(super) fn stepper(&self, method: &str, step: f64) -> Result<Box<dyn Stepper>, Error> {
        self.system.stepper(method, &self.q, &self.v, step).map_err(|error| match error {
            StartError::OffConstraints { constraint, residual, tolerance } => Error::Usage(format!(
                "the initial velocity violates constraint {constraint} by {residual:.3e} (roundoff explains {tolerance:.1e}); \
                 --project moves it onto the constraints, and --v sets another {}",
                Topic::Constraints
            )),
            StartError::OffGroup { matrix, defect, tolerance } => Error::Usage(format!(
                "the initial matrix `{matrix}` is not a rotation: ‖{matrix}ᵀ{matrix} − I‖ is {defect:.3e} ({tolerance:.1e} would pass); \
                 --project moves it to the nearest one, and --q sets another {}",
                Topic::Constraints
            )),
            StartError::Other(message) => Error::Usage(message),
        })
    }

    /// Returns a method of the model with its options and gains; without a name, the model's first.
    pub(super) fn method(&self, name: Option<&str>) -> Result<String, Error> {
        let mut choice = [choose(self.model, name)?];
        self.gains.apply(&mut choice, self.model.info())?;
        Ok(choice.map(|choice| choice.to_string()).concat())
    }

    /// Returns methods of the model by name; `all` means all that are not named, and an empty list
    /// the model's first.
    pub(super) fn methods(&self, names: &[String]) -> Result<Vec<String>, Error> {
        let mut choices: Vec<MethodChoice> = Vec::new();
        if let Some((_, name)) = names.iter().enumerate().find(|(i, name)| names[..*i].contains(name)) {
            return Err(Error::Usage(twice("method", name)));
        }
        for name in names {
            match name.as_str() {
                "all" => {
                    let all = registry::names(self.model.info().methods).into_iter();
                    choices.extend(all.map(|name| MethodChoice { name: name.to_owned(), options: Vec::new() }));
                }
                name => choices.push(choose(self.model, Some(name))?),
            }
        }
        if names.is_empty() {
            choices.push(choose(self.model, None)?);
        }
        self.gains.apply(&mut choices, self.model.info())?;
        let mut methods: Vec<String> = Vec::new();
        for name in choices.iter().map(MethodChoice::to_string) {
            if !methods.contains(&name) {
                methods.push(name);
            }
        }
        Ok(methods)
    }

    /// Formats data set and parameters with their units as a readable line; empty if there are
    /// none.
    pub(super) fn described(&self) -> String {
        let parameters = self.model.info().parameters.iter().zip(&self.parameters).map(|(parameter, value)| {
            let unit = parameter.quantity.unit.filter(|unit| *unit != "1").unwrap_or_default();
            format!("{} = {value} {unit}", parameter.quantity.name).trim_end().to_owned()
        });
        let facts: Vec<String> = self.set.iter().map(|set| format!("data set {set}")).chain(parameters).collect();
        if facts.is_empty() { String::new() } else { facts.join(", ") + "\n" }
    }

    pub(super) fn parameters_by_name(&self) -> serde_json::Map<String, serde_json::Value> {
        let names = registry::names(self.model.info().parameters).into_iter().map(str::to_owned);
        names.zip(self.parameters.iter().map(|p| (*p).into())).collect()
    }
}

/// Returns the name of the data set.
fn set(arguments: &Arguments, info: &ModelInfo) -> Option<&'static str> {
    match &arguments.data {
        Some(name) => info.data_set(name).map(|set| set.name),
        None => info.data_sets.first().map(|set| set.name),
    }
}

/// Returns whether the motion of this method, which may have options, is independent of the step
/// size.
fn is_taylor(method: &str) -> bool {
    compile::any_method(method).is_ok_and(|choice| is_free_of_steps(&choice.name))
}

/// Returns whether this data set, by default the first, has control inputs.
pub(super) fn has_inputs(declaration: &Declaration, data: Option<&str>) -> bool {
    let sets = &declaration.initial;
    let set = match data {
        None => sets.first(),
        Some(data) => {
            let name = names::find(data, sets.iter().map(|set| &*set.name.value));
            sets.iter().find(|set| Some(&*set.name.value) == name)
        }
    };
    set.is_some_and(|set| !set.inputs.is_empty())
}

/// Returns the facts about the data set, its changes, and its inputs.
fn about(arguments: &Arguments, info: &ModelInfo, set: Option<&str>, data: &DataSet) -> Result<Vec<String>, Error> {
    let constants = arguments.constants()?.into_iter().map(|(name, value)| format!("{} = {value}", symbol(&name)));
    let set = set.map(|set| format!("data set {set}"));
    let changed = arguments.q.iter().chain(&arguments.v).filter_map(|assignment| {
        let (name, text) = assignment.split_once('=')?;
        Some(format!("{}(0) = {}", symbol(&name.trim().replace('-', "_")), text.trim()))
    });
    let projected = arguments.project.then(|| "projected onto the constraints".to_owned());
    let driven = input_facts(info, data, &arguments.input);
    Ok(constants.chain(set).chain(changed).chain(projected).chain(driven).collect())
}

/// Formats the control inputs, `τ = cos(t)`: those of the data that are not zero, and those given.
pub(super) fn input_facts(info: &ModelInfo, data: &DataSet, given: &[String]) -> Vec<String> {
    let mut texts: Vec<(&str, &str)> =
        info.inputs.iter().copied().zip(data.inputs.iter().map(String::as_str)).collect();
    for (name, text) in given.iter().filter_map(|assignment| assignment.split_once('=')) {
        if let Some(name) = names::find(name.trim(), info.inputs.iter().copied()) {
            texts.retain(|(other, _)| *other != name);
            texts.push((name, text.trim()));
        }
    }
    texts.retain(|(_, text)| text.parse() != Ok(0.0));
    let fact = |(name, text): (&str, &str)| match text.char_indices().nth(40) {
        Some((end, _)) => format!("{} = {}…", symbol(name), &text[..end]),
        None => format!("{} = {text}", symbol(name)),
    };
    texts.into_iter().map(fact).collect()
}

/// Returns the data of the arguments and the gains. Some parameters, by index, have other values in
/// place of the data set's.
pub(super) fn data(
    arguments: &Arguments,
    model: &dyn Model,
    varied: &[(usize, f64)],
) -> Result<(DataSet, Gains), Error> {
    let info = model.info();
    let parameters = registry::names(info.parameters);
    let constants = arguments.known_constants();
    let all: Vec<&str> = parameters.iter().copied().chain(constants.iter().map(String::as_str)).collect();
    let kind = if constants.is_empty() { "parameter" } else { "parameter or constant" };
    let mut wrong = Vec::new();
    // Parameters come first, because coordinates and velocities may depend on them.
    let mut given: Vec<(usize, f64)> = varied.to_vec();
    for assignment in &arguments.set {
        match assign(kind, assignment, &all, &[]) {
            Ok((i, _)) if given.iter().any(|(other, _)| *other == i) => wrong.push(twice(kind, all[i])),
            Ok(value) => given.push(value),
            Err(message) => wrong.push(message),
        }
    }
    // The model is derived with the constants already.
    given.retain(|(i, _)| *i < parameters.len());
    let mut data = data_set(model, arguments.data.as_deref(), &given)?;
    let open: Vec<usize> = (0..parameters.len())
        .filter(|i| data.parameters[*i].is_nan() && given.iter().all(|(other, _)| other != i))
        .collect();
    // Some parameters depend on others.
    let without = |i: usize| {
        let others = open.iter().filter(|other| **other != i).map(|other| (*other, 1.0));
        data_set(model, arguments.data.as_deref(), &given.iter().copied().chain(others).collect::<Vec<_>>())
    };
    let is_open = |i: &usize| without(*i).is_ok_and(|data| data.parameters[*i].is_nan());
    let open: Vec<&str> = open.iter().copied().filter(is_open).map(|i| parameters[i]).collect();
    if let Some(first) = open.first() {
        let verb = if open.len() == 1 { "has" } else { "have" };
        wrong.push(format!(
            "`{}` {verb} no value, since the declaration gives no default: add `--set {first}=…`, or `default:` there",
            open.join("`, `")
        ));
    }
    let known: Vec<(&str, f64)> = parameters.into_iter().zip(data.parameters.iter().copied()).collect();
    change("coordinate", &arguments.q, &registry::names(info.coordinates), &mut data.q, &known, &mut wrong);
    change("velocity", &arguments.v, &registry::names(info.velocities), &mut data.v, &known, &mut wrong);
    let gains = Gains::parse(&arguments.gain, &known).unwrap_or_else(|mistakes| {
        wrong.extend(mistakes);
        Gains::default()
    });
    if !wrong.is_empty() {
        return Err(Error::Usage(wrong.join("\nerror: ")));
    }
    Ok((data, gains))
}

/// Moves matrices to rotations, and the velocity onto the constraints.
pub(super) fn project(system: &dyn System, q: &mut [f64], v: &mut [f64]) -> Result<(), String> {
    system.rotate(q)?;
    system.project(q, v).map_err(|why| format!("the initial velocity cannot be projected: {why}"))
}

/// Returns a method of the model by name; without one, the model's first.
pub(super) fn choose(model: &dyn Model, name: Option<&str>) -> Result<MethodChoice, Error> {
    let info = model.info();
    let known = registry::names(info.methods);
    let name = name.or(known.first().copied());
    let name = name.ok_or_else(|| Error::Usage(format!("`{}` was built without methods", info.name)))?;
    MethodChoice::parse(&format!("method for `{}`", info.name), name, &known).map_err(|unknown| {
        Error::Usage(match compile::any_method(name) {
            Ok(method) => {
                let (method, model) = (method.name, info.name);
                format!(
                    "`{method}` is not among the methods of `{model}`; `nh models {model} --methods` says what it needs"
                )
            }
            Err(_) => unknown,
        })
    })
}

/// Returns a data set, by default the model's first, with these parameters instead of its own.
/// Without data sets, unset values are zero.
fn data_set(model: &dyn Model, name: Option<&str>, given: &[(usize, f64)]) -> Result<DataSet, Error> {
    let info = model.info();
    let known = registry::names(info.data_sets);
    let name = match (name, known.first()) {
        (Some(name), _) => {
            Some(names::resolve(&format!("data set of `{}`", info.name), name, &known).map_err(Error::Usage)?)
        }
        (None, first) => first.copied(),
    };
    let data = model.data_with(name, given);
    data.ok_or_else(|| Error::Usage(format!("`{}` has no data set `{}`", info.name, name.unwrap_or_default())))
}

/// Returns the data set's control inputs with the requested changes; `None` if all are zero.
pub(super) fn inputs(model: &dyn Model, data: &DataSet, assignments: &[String]) -> Result<Option<Inputs>, Error> {
    let info = model.info();
    if data.inputs.is_empty() && assignments.is_empty() {
        return Ok(None);
    }
    if info.inputs.is_empty() {
        return Err(Error::Usage(format!("`{}` has no control inputs", info.name)));
    }
    let known = info.inputs;
    let mut texts = data.inputs.clone();
    texts.resize(known.len(), "0".to_owned());
    let (mut wrong, mut given) = (Vec::new(), Vec::new());
    for assignment in assignments {
        let named =
            assignment.split_once('=').ok_or_else(|| format!("`{assignment}` is not of the form name=function"));
        match named.and_then(|(name, text)| Ok((names::resolve("control input", name.trim(), known)?, text))) {
            Ok((name, text)) => {
                let place = known.iter().position(|k| *k == name).unwrap_or_default();
                if given.contains(&place) {
                    wrong.push(twice("control input", name));
                }
                given.push(place);
                texts[place] = text.trim().to_owned();
            }
            Err(message) => wrong.push(message),
        }
    }
    if !wrong.is_empty() {
        return Err(Error::Usage(wrong.join("\nerror: ")));
    }
    model.inputs(&texts, &data.parameters).map(Some).map_err(Error::Usage)
}

/// Makes all valid assignments, and collects the errors of the others.
fn change(
    kind: &str,
    assignments: &[String],
    names: &[&str],
    values: &mut [f64],
    known: &[(&str, f64)],
    wrong: &mut Vec<String>,
) {
    let mut given = Vec::new();
    for assignment in assignments {
        match assign(kind, assignment, names, known) {
            Ok((i, _)) if given.contains(&i) => wrong.push(twice(kind, names[i])),
            Ok((i, value)) => {
                values[i] = value;
                given.push(i);
            }
            Err(message) => wrong.push(message),
        }
    }
}

pub(super) fn twice(kind: &str, name: &str) -> String {
    format!("the {kind} `{name}` is given twice")
}

/// Parses `name=value` into the index of the name and the value.
fn assign(kind: &str, assignment: &str, names: &[&str], known: &[(&str, f64)]) -> Result<(usize, f64), String> {
    let Some((name, text)) = assignment.split_once('=') else {
        return Err(format!("`{assignment}` is not of the form name=value"));
    };
    // A velocity x_dot may be named by its coordinate.
    let rate = format!("{}_dot", name.trim());
    let meant = kind == "velocity" && names.contains(&rate.as_str()) && !names.contains(&name.trim());
    let name = names::resolve(kind, if meant { &rate } else { name.trim() }, names)?;
    let value = value::parse(text.trim(), known).map_err(|why| format!("`{text}`, given for `{name}`, {why}"))?;
    if !value.is_finite() {
        return Err(format!("the {kind} `{name}` must be finite, not {value}"));
    }
    Ok((names.iter().position(|k| *k == name).unwrap_or_default(), value))
}
