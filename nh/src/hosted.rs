//! Derivations for a host program that uses the laboratory as a library, as the Python package
//! does.
//!
//! They read, derive and cache declarations as the command line does: within the same budget, in
//! the same cache folder, and with the same messages. They install no signal handler and write
//! nothing to standard output.

mod ensemble;

use super::animate::Page;
use super::compile::{self, Limits, Methods, SMOOTH};
use super::explain::{Format, Stage, explained};
use super::problem::Problem;
use super::timings::Timings;
use super::{Error, cache, order, stability};
use clap::ValueEnum;
use nonholonomic_codegen::budget::Knob;
use nonholonomic_codegen::declaration::{Declaration, Derivatives};
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::origin::Diagnostics;
use nonholonomic_lab::ensemble::Start;
use nonholonomic_lab::names;
use nonholonomic_lab::registry::Model;
use nonholonomic_lab::tape::{Declared, Described};
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

pub use super::animate::{Recorded, State};
pub use super::python::Package;
pub use ensemble::{Drawn, Ensemble};
pub use nonholonomic_prepared::excerpt;

/// The result of a study: the text that the command prints, and its JSON output.
pub type Report = (String, serde_json::Value);

/// Sets the file that this code was loaded from. Cached derivations belong to the build that this
/// file identifies; the default is the program's own file.
pub fn loaded_from(file: PathBuf) {
    // The first call counts.
    let _ = cache::LOADED_FROM.set(file);
}

/// The limits of derivations, and whether their results are cached.
pub struct Host(Limits);

impl Host {
    /// Creates a host with this budget, in the syntax of `--budget`. Without one the budget is the
    /// environment's.
    ///
    /// # Errors
    /// A text that is not a budget.
    pub fn new(budget: Option<&str>, keeps: bool) -> Result<Host, Error> {
        let budget = budget.map(compile::budget).transpose().map_err(|nonsense| Error::Usage(nonsense.to_string()))?;
        Ok(Host(Limits {
            budget,
            keeps,
            interprets: false,
            passes: Passes::ALL,
            timings: Timings::new(false),
            knob: Knob::Python,
        }))
    }

    /// Reads a declaration from its text. Messages call it `file`, and `constants` replace
    /// constants of its families.
    ///
    /// # Errors
    /// All syntax errors, and as many of the other mistakes as can be determined.
    pub fn read(&self, text: &str, file: &str, constants: &[(String, i64)]) -> Result<Declaration, Error> {
        compile::without_mistakes(Declaration::read_yaml_with(text, file, constants), &self.0)
    }

    /// Describes a declaration: its names, its data, and the applicable methods, the first of which
    /// is the default.
    ///
    /// # Errors
    /// All mistakes in the declaration, or an exhausted budget.
    pub fn described(&self, declaration: &Declaration) -> Result<Described, Error> {
        let described = compile::described(std::slice::from_ref(declaration), &self.0)?;
        described.into_iter().next().ok_or_else(|| Error::Failed("internal error: there is no description".to_owned()))
    }

    /// Returns the compiler's name of the method at the beginning of a text such as `dla:0.4`.
    ///
    /// # Errors
    /// An unknown method.
    pub fn method_of(&self, text: &str) -> Result<String, Error> {
        compile::any_method(text).map(|choice| choice.name).map_err(Error::Usage)
    }

    /// Chooses the method of a motion if none is named: `taylor`, if it applies, there are no control
    /// inputs, and the declaration requests no method; otherwise the first of the applicable ones.
    pub fn suitable(
        &self,
        declaration: &Declaration,
        applying: &[&'static str],
        with_inputs: bool,
    ) -> Option<&'static str> {
        let first = applying.first().copied();
        let smooth = || applying.iter().copied().find(|method| *method == SMOOTH);
        match compile::asked_for(declaration) {
            None if !with_inputs => smooth().or(first),
            _ => first,
        }
    }

    /// Returns the reason why a method does not apply, and what to use instead.
    ///
    /// # Errors
    /// Those of [`Host::described`].
    pub fn refusal(&self, declaration: &Declaration, method: &str) -> Result<Option<String>, Error> {
        let all = compile::applicable(std::slice::from_ref(declaration), &self.0)?.concat();
        let own = all.into_iter().find(|other| other.properties.name == method);
        Ok(own.and_then(|own| own.refusal).map(|refusal| format!("{} ({})", refusal.reason, refusal.help)))
    }

    /// Derives the model with one method, with machine code if available, and returns it with
    /// warnings and notes.
    ///
    /// # Errors
    /// A method that does not apply, or those of [`Host::described`].
    pub fn model(&self, declaration: Declaration, method: &str) -> Result<(Declared, Diagnostics), Error> {
        let mut told = Diagnostics::new();
        let model = compile::with_method(declaration, method, &self.0, |messages| told = messages.clone())?;
        debug_assert!(model.info().methods.len() == 1, "one method was asked for");
        Ok((model, told))
    }

    /// Does the same with derivatives of steps with respect to everything that they depend on, and
    /// with second derivatives on request.
    ///
    /// # Errors
    /// Those of [`Host::model`].
    pub fn differentiable(
        &self,
        declaration: Declaration,
        method: &str,
        second: bool,
    ) -> Result<(Declared, Diagnostics), Error> {
        let derivatives = Derivatives { second, ..Derivatives::all() };
        self.model(Declaration { derivatives, ..declaration }, method)
    }

    /// Renders the page of `nh animate` for a motion of a model with these parameters, as
    /// self-contained HTML. `told` is a remark on the motion; `ended` is the reason if it ends
    /// early.
    ///
    /// # Errors
    /// A shape of the declaration's `drawing` that cannot be drawn.
    pub fn animated(
        &self,
        declaration: &Declaration,
        parameters: &[f64],
        recorded: &Recorded<'_>,
        told: &str,
        ended: Option<String>,
    ) -> Result<String, Error> {
        Page::of(declaration, parameters, recorded, told, ended)?.html()
    }

    /// Derives the package of generated Python code that `nh generate --python` writes to this
    /// folder, without writing it. `overwrite` replaces an existing package. Without methods and
    /// functions the package has the declared ones.
    ///
    /// # Errors
    /// A folder in use, an invalid package name, an unknown method or function, or those of
    /// [`Host::described`].
    pub fn package(
        &self,
        (folder, overwrite): (&Path, bool),
        declaration: Declaration,
        methods: &[String],
        expose: &[String],
    ) -> Result<Package, Error> {
        Package::derived((folder, overwrite), || Ok(vec![declaration]), (methods, expose), &self.0)
    }

    /// Studies the orders of methods as `nh order` does: with a largest step, up to a time, and
    /// with a least number of halvings. A raised flag stops it.
    ///
    /// # Errors
    /// An unknown method, a step that does not divide the interval, a state from which no motion
    /// starts, or those of [`Host::described`].
    pub fn orders(
        &self,
        declaration: &Declaration,
        (start, set): (Start, Option<&'static str>),
        methods: &[String],
        interval: (Option<f64>, f64, u32),
        stop: &AtomicBool,
    ) -> Result<Report, Error> {
        let derive =
            |methods: &[String]| compile::declared(declaration.clone(), &Methods::of(methods)?, &self.0, |_| ());
        let model = order::with_reference(methods, derive)?;
        let problem = Problem::at(&model, start, set)?;
        let found = order::Question::new(&problem, problem.methods(methods)?, interval)?.answered(stop)?;
        Ok((found.text(), found.json()))
    }

    /// Computes the eigenvalues at a state, or the multipliers of a motion of this period, as `nh
    /// stability` does. The method defaults to the declaration's first, and the step size to the
    /// data set's. A raised flag stops it.
    ///
    /// # Errors
    /// A system without equilibria, an invalid state or step size, numbers that are not finite, or
    /// those of [`Host::described`].
    pub fn stability(
        &self,
        declaration: &Declaration,
        (start, set): (Start, Option<&'static str>),
        method: Option<&str>,
        (step, period): (Option<f64>, Option<f64>),
        stop: &AtomicBool,
    ) -> Result<Report, Error> {
        let methods: Vec<String> = method.iter().map(|method| (*method).to_owned()).collect();
        let methods = Methods::of(&methods)?;
        let (declaration, called) = stability::prepared(declaration.clone())?;
        compile::with_compiled(declaration, &methods, &self.0, |compiled| {
            let model = Declared::new(compiled).map_err(Error::Usage)?;
            let problem = Problem::at(&model, start, set)?;
            let settings = (problem.method(method)?, step, period);
            let found = stability::found(compiled, &problem, &called, settings, stop)?;
            Ok((found.text, found.json))
        })
    }

    /// Returns the text of `nh explain` about a stage, in a format. `methods` and `only` select
    /// methods and sections; an empty list selects all.
    ///
    /// # Errors
    /// An unknown stage, format, method or section, or those of [`Host::described`].
    pub fn explained(
        &self,
        declaration: Declaration,
        (stage, format): (&str, &str),
        methods: &[String],
        only: &[String],
    ) -> Result<String, Error> {
        let shown = (value("stage", stage)?, value("format", format)?);
        if shown.0 == Stage::Rust && (shown.1 != Format::Text || !only.is_empty()) {
            return Err(Error::Usage("generated code is available as text and as a whole only".to_owned()));
        }
        explained(declaration, shown, methods, only, &self.0)
    }
}

/// Parses the value of an option by its name.
fn value<T: ValueEnum>(kind: &str, text: &str) -> Result<T, Error> {
    let possible: Vec<_> = T::value_variants().iter().filter_map(ValueEnum::to_possible_value).collect();
    let known: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
    let name = names::resolve(kind, text, &known).map_err(Error::Usage)?;
    T::from_str(name, true).map_err(Error::Usage)
}
