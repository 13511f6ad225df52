//! Derivations for a program that has the laboratory as a library, as the Python package has.
//!
//! It reads, derives and keeps declarations as the command line does: within the same budget, in the same cache folder, with the same messages. It installs
//! no handler of signals, and writes nothing to standard output.

mod ensemble;

use super::animate::Page;
use super::compile::{self, Limits, Methods, SMOOTH};
use super::explain::{Format, Stage, explained};
use super::problem::Problem;
use super::timings::Timings;
use super::{Error, cache, order, stability};
use crate::ensemble::Start;
use crate::names;
use crate::registry::Model;
use crate::tape::{Declared, Described};
use clap::ValueEnum;
use nonholonomic_codegen::budget::Knob;
use nonholonomic_codegen::declaration::{Declaration, Derivatives};
use nonholonomic_codegen::origin::Diagnostics;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

pub use super::animate::{Recorded, State};
pub use super::python::Package;
pub use ensemble::{Drawn, Ensemble};
pub use nonholonomic_prepared::excerpt;

/// The result of a study: the text that the command prints, and the value that it writes as JSON.
pub type Report = (String, serde_json::Value);

/// Says which file this code was loaded from. Derivations are kept for the build that this file identifies; without this it is the program's.
pub fn loaded_from(file: PathBuf) {
    // (The first one counts.)
    let _ = cache::LOADED_FROM.set(file);
}

/// The limits within which declarations are derived, and whether results are kept.
pub struct Host(Limits);

impl Host {
    /// With this budget, as `--budget` has it; without one it is the environment's.
    ///
    /// # Errors
    /// A text that is no budget.
    pub fn new(budget: Option<&str>, keeps: bool) -> Result<Host, Error> {
        let budget = budget.map(compile::budget).transpose().map_err(|nonsense| Error::Usage(nonsense.to_string()))?;
        Ok(Host(Limits { budget, keeps, interprets: false, timings: Timings::new(false), knob: Knob::Python }))
    }

    /// Reads a declaration from its text; `file` is how messages call it. Some constants of its families may have other values.
    ///
    /// # Errors
    /// All that is wrong with its syntax, and with the rest of it where that can be told.
    pub fn read(&self, text: &str, file: &str, constants: &[(String, i64)]) -> Result<Declaration, Error> {
        compile::without_mistakes(Declaration::read_yaml_with(text, file, constants), &self.0)
    }

    /// Describes a declaration: its names, its data, and the methods that apply, the first of which is the default.
    ///
    /// # Errors
    /// All that is wrong with the declaration, and a budget that is spent.
    pub fn described(&self, declaration: &Declaration) -> Result<Described, Error> {
        let described = compile::described(std::slice::from_ref(declaration), &self.0)?;
        described.into_iter().next().ok_or_else(|| Error::Failed("internal error: there is no description".to_owned()))
    }

    /// The name of the method, as the compiler spells it, that a text begins with: `dla:0.4`.
    ///
    /// # Errors
    /// An unknown method.
    pub fn method_of(&self, text: &str) -> Result<String, Error> {
        compile::any_method(text).map(|choice| choice.name).map_err(Error::Usage)
    }

    /// The method by which a motion is shown where none is named, among those that apply: the one that the declaration asks for; or else `taylor`, provided that
    /// the motion is smooth and nothing drives it; or else the first.
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

    /// The reason why a method does not apply, and what to use instead.
    ///
    /// # Errors
    /// Those of [`Host::described`].
    pub fn refusal(&self, declaration: &Declaration, method: &str) -> Result<Option<String>, Error> {
        let all = compile::applicable(std::slice::from_ref(declaration), &self.0)?.concat();
        let own = all.into_iter().find(|other| other.properties.name == method);
        Ok(own.and_then(|own| own.refusal).map(|refusal| format!("{} ({})", refusal.reason, refusal.help)))
    }

    /// The model with one method, by machine code where there is some, with warnings and notes.
    ///
    /// # Errors
    /// A method that does not apply, and those of [`Host::described`].
    pub fn model(&self, declaration: Declaration, method: &str) -> Result<(Declared, Diagnostics), Error> {
        let mut told = Diagnostics::new();
        let model = compile::with_method(declaration, method, &self.0, |messages| told = messages.clone())?;
        debug_assert!(model.info().methods.len() == 1, "one method was asked for");
        Ok((model, told))
    }

    /// The same with derivatives of steps by all that they depend on, with second ones if they are wanted.
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

    /// The page of `nh animate` that plays a motion of a model with these parameters: HTML with all that it needs. `told` is said of the motion, and `ended` is
    /// why it ends before its time, where it does.
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

    /// The package of generated code for Python that `nh generate --python` writes to this folder, derived and not yet written; `overwrite` renews one that is
    /// there. Without methods and functions it has those that are declared.
    ///
    /// # Errors
    /// A folder that is in use, a name that is none of a package, an unknown method or function, and those of [`Host::described`].
    pub fn package(
        &self,
        (folder, overwrite): (&Path, bool),
        declaration: Declaration,
        methods: &[String],
        expose: &[String],
    ) -> Result<Package, Error> {
        Package::derived((folder, overwrite), || Ok(vec![declaration]), (methods, expose), &self.0)
    }

    /// The orders of methods, as `nh order` finds them: with this largest step, to this time, halved so often at least. A raised flag ends it.
    ///
    /// # Errors
    /// An unknown method, a step that does not divide the interval, a state that no motion starts from, and those of [`Host::described`].
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

    /// The eigenvalues at a state, or the multipliers of a motion of this period, as `nh stability` finds them: of this method, or the declaration's first,
    /// at this step size, or the data set's. A raised flag ends it.
    ///
    /// # Errors
    /// A system without equilibria, a state or a step size that no motion has, numbers that are not finite, and those of [`Host::described`].
    pub fn stability(
        &self,
        declaration: &Declaration,
        (start, set): (Start, Option<&'static str>),
        method: Option<&str>,
        (step, period): (Option<f64>, Option<f64>),
        stop: &AtomicBool,
    ) -> Result<Report, Error> {
        let methods: Vec<String> = method.iter().map(|method| (*method).to_owned()).collect();
        let names = compile::chosen(declaration, &methods, &self.0)?;
        let (declaration, called) = stability::prepared(declaration.clone())?;
        compile::with_compiled(declaration, &names, &self.0, |compiled| {
            let model = Declared::new(compiled).map_err(Error::Usage)?;
            let problem = Problem::at(&model, start, set)?;
            let settings = (problem.method(method)?, step, period);
            let found = stability::found(compiled, &problem, &called, settings, stop)?;
            Ok((found.text, found.json))
        })
    }

    /// The text of `nh explain` about a stage in a format, with these methods and these of its sections; none are all.
    ///
    /// # Errors
    /// An unknown stage, format, method or section, and those of [`Host::described`].
    pub fn explained(
        &self,
        declaration: Declaration,
        (stage, format): (&str, &str),
        methods: &[String],
        only: &[String],
    ) -> Result<String, Error> {
        let shown = (value("stage", stage)?, value("format", format)?);
        if shown.0 == Stage::Rust && (shown.1 != Format::Text || !only.is_empty()) {
            return Err(Error::Usage("generated code is shown as text, and as a whole".to_owned()));
        }
        explained(declaration, shown, methods, only, &self.0)
    }
}

/// The value of an option by its name.
fn value<T: ValueEnum>(kind: &str, text: &str) -> Result<T, Error> {
    let possible: Vec<_> = T::value_variants().iter().filter_map(ValueEnum::to_possible_value).collect();
    let known: Vec<&str> = possible.iter().map(|value| value.get_name()).collect();
    let name = names::resolve(kind, text, &known).map_err(Error::Usage)?;
    T::from_str(name, true).map_err(Error::Usage)
}
