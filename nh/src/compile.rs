//! Compilation for all commands: finding and compiling a declaration. No other file calls the
//! compiler.
//!
//! A derivation stays on the [thread](threads) that makes it; commands get texts, programs and
//! executable models.

use super::cache::{self, Derivation};
use super::timings::Timings;
use super::{Error, signals, threads};
use crate::library::{self, DECLARATIONS};
use nonholonomic_codegen::algebra::Engine;
use nonholonomic_codegen::budget::{self, Advice, Budget, Knob, Nonsense, Spent};
use nonholonomic_codegen::declaration::{Declaration, Expose, Item, Name};
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::origin::{Diagnostic, Diagnostics, Origin, Stream};
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::scheme::{self, METHODS, Method, Properties, Refusal};
use nonholonomic_lab::method::MethodChoice;
use nonholonomic_lab::names;
use nonholonomic_lab::registry;
use nonholonomic_lab::tape::{self, Declared, Described};
use nonholonomic_papers as experiment;
use nonholonomic_prepared::tokens::{Invisible, flatten};
use nonholonomic_prepared::{MAX_MODEL, read_text, text_of};
use proc_macro2::{Span, TokenStream};
use std::ffi::OsStr;
use std::io;
use std::path::Path;
use std::sync::{Once, OnceLock};
use std::time::Duration;

/// Limits of a derivation, from the command line.
pub(super) struct Limits {
    /// The option `--budget`.
    pub(super) budget: Option<String>,
    /// Whether derivations of files are stored; the option `--no-cache` turns this off.
    pub(super) keeps: bool,
    /// Whether models run operation by operation, as with the option `--interpret`.
    pub(super) interprets: bool,
    /// The passes of the compiler, from the option `--passes`.
    pub(super) passes: Passes,
    /// The durations of the parts.
    pub(super) timings: Timings,
    /// The way to a larger budget. Signals belong to the command line only if its options say so.
    pub(super) knob: Knob,
}

/// The diagnostic of an exhausted budget, and the quantity being formed.
type GivenUp = (Diagnostic, Option<String>);

/// Checks that a text is a budget.
///
/// # Errors
/// The text is no budget.
pub(super) fn budget(text: &str) -> Result<String, Nonsense> {
    Budget::default().with(text).map(|_| text.to_owned())
}

impl Limits {
    /// Returns limits without any options, and without storage.
    #[cfg(test)]
    pub(super) fn for_tests() -> Limits {
        Limits {
            budget: None,
            keeps: false,
            interprets: false,
            passes: Passes::ALL,
            timings: Timings::new(false),
            knob: Knob::CommandLine,
        }
    }

    /// Returns the option's budget. The environment provides values that the option omits, and the
    /// default the rest.
    fn budget(&self) -> Result<Budget, Error> {
        let usage = |nonsense: Nonsense| Error::Usage(nonsense.to_string());
        let budget = Budget::from_env().map_err(usage)?;
        self.budget.as_deref().map_or(Ok(budget), |text| budget.with(text)).map_err(usage)
    }

    /// Returns whether derivations are stored. Those by Symbolica or without some pass are not.
    ///
    /// # Errors
    /// The engine is not available.
    fn keeps(&self) -> Result<bool, Error> {
        let native = Engine::from_env().map_err(|e| Error::Usage(e.to_string()))?.is_native();
        Ok(self.keeps && native && self.passes == Passes::ALL)
    }

    /// Returns a model with the requested way of execution.
    pub(super) fn running(&self, model: Declared) -> Declared {
        static SAID: Once = Once::new();
        if self.interprets {
            return model.compiled_by(None);
        }
        if let Err(unavailable) = tape::machine_code() {
            SAID.call_once(|| {
                say!("note: {unavailable}; steps run operation by operation, with the same results to the last bit")
            });
        }
        model
    }

    /// Derives something from a declaration, on a thread of its own. Ctrl-C ends the process during
    /// the derivation.
    ///
    /// # Errors
    /// Errors of the derivation, or an exhausted budget.
    fn derive<T: Send>(
        &self,
        declaration: &Declaration,
        derive: impl FnOnce() -> Result<T, Error> + Send,
    ) -> Result<T, Error> {
        let given_up = |(diagnostic, forming): GivenUp| Err(Error::Spent { message: diagnostic.to_string(), forming });
        self.within(declaration, derive)?.unwrap_or_else(given_up)
    }

    /// Derives as [`Limits::derive`]. An exhausted budget returns the diagnostic, whose location
    /// may be one in tokens, and the quantity being formed.
    fn within<T: Send>(
        &self,
        declaration: &Declaration,
        derive: impl FnOnce() -> Result<T, Error> + Send,
    ) -> Result<Result<Result<T, Error>, GivenUp>, Error> {
        let budget = self.budget()?;
        if self.knob == Knob::CommandLine {
            signals::end_at_once()?;
        }
        let advice = Advice::of(declaration);
        threads::deep(|| {
            let engine = Engine::from_env().map_err(|e| Error::Usage(e.to_string()))?;
            let (derived, formed) = engine.run(|| budget::timed(|| budget::within(budget, derive)));
            self.timings.formed(formed);
            let forming = |spent: &Spent| spent.forming.last().map(|(what, _)| what.to_string());
            Ok(derived.map_err(|spent| (advice.diagnostic(&spent, self.knob), forming(&spent))))
        })
    }
}

/// Reads the declaration that `what` names: a file, or a model of the library.
///
/// # Errors
/// An unknown name, or all errors in the declaration's syntax, and as many other errors as can be
/// found.
pub(super) fn declaration(what: impl AsRef<OsStr>, limits: &Limits) -> Result<Declaration, Error> {
    declaration_with(what.as_ref(), &[], limits)
}

/// Reads as [`declaration`], with other values for some of the constants of its families.
///
/// # Errors
/// Errors of [`declaration`].
pub(super) fn declaration_with(what: &OsStr, constants: &Constants, limits: &Limits) -> Result<Declaration, Error> {
    let read = limits.timings.part("reading the declaration", || read(what, constants))?;
    without_mistakes(read, limits)
}

/// Returns the declaration read, if it has no errors.
///
/// # Errors
/// All errors in its syntax, and as many other errors as can be found.
pub(super) fn without_mistakes(
    (declaration, errors): (Option<Declaration>, Diagnostics),
    limits: &Limits,
) -> Result<Declaration, Error> {
    match declaration {
        Some(declaration) if !errors.has_errors() => Ok(declaration),
        Some(part) => limits
            .derive(&part, || pipeline::compile_after(&errors, &part).map_err(|d| refused(&d)).map(|_| part.clone())),
        None => Err(refused(&errors)),
    }
}

/// Reads the declaration that `what` names, as far as possible.
///
/// # Errors
/// An unknown name.
pub(super) fn read(what: &OsStr, constants: &Constants) -> Result<(Option<Declaration>, Diagnostics), Error> {
    Ok(match listed(what)? {
        None => read_file(what, constants),
        Some(found) => Declaration::read_yaml_with(found.yaml, &found.file(), constants),
    })
}

/// Values for constants of families, by name.
pub(super) type Constants = [(String, i64)];

/// Returns the names of the constants of families in a declaration, of a file or of the library.
/// The list is empty for an unreadable declaration, whose errors the derivation reports.
pub(super) fn constants(what: &OsStr) -> Vec<String> {
    match listed(what) {
        Ok(Some(found)) => Declaration::constants_of_yaml(found.yaml),
        Ok(None) => text(what).map_or_else(|_| Vec::new(), |text| Declaration::constants_of_yaml(&text)),
        Err(_) => Vec::new(),
    }
}

/// The name that stands for standard input.
const STDIN: &str = "-";

/// Reads the declaration in a file, with other values for some of its constants.
fn read_file(file: &OsStr, constants: &Constants) -> (Option<Declaration>, Diagnostics) {
    let path = Path::new(file);
    let text = text(file);
    let is_special = text.is_err() && path.metadata().is_ok_and(|meta| !meta.is_file() && !meta.is_dir());
    let (declaration, mut errors) = match text {
        Ok(text) => Declaration::read_yaml_with(&text, &shown(file), constants),
        unread => Declaration::read_text(unread, &shown(file)),
    };
    if is_special && let Some(error) = errors.list.pop() {
        errors.push(error.help("`-` reads standard input"));
    }
    (declaration, errors)
}

/// Returns the name of a file for messages.
fn shown(file: &OsStr) -> String {
    if file == STDIN { "<stdin>".to_owned() } else { Path::new(file).display().to_string() }
}

/// Reads the text of a declaration's file; `-` is standard input.
///
/// # Errors
/// The file cannot be read, is no regular file, or is larger than a declaration may be.
pub(super) fn text(file: &OsStr) -> io::Result<String> {
    // Standard input can be read only once, but may be requested again.
    static INPUT: OnceLock<Result<String, (io::ErrorKind, String)>> = OnceLock::new();
    if file != STDIN {
        return read_text(Path::new(file), MAX_MODEL);
    }
    let read = || text_of(io::stdin().lock(), MAX_MODEL).map_err(|error| (error.kind(), error.to_string()));
    INPUT.get_or_init(read).clone().map_err(|(kind, error)| io::Error::new(kind, error))
}

/// Returns the model of the library that `what` names; `None` if it names a file.
///
/// # Errors
/// The name is neither.
pub(super) fn listed(what: &OsStr) -> Result<Option<&'static library::Declaration>, Error> {
    if is_file(what) {
        return Ok(None);
    }
    let what = &*what.to_string_lossy();
    let name = names::resolve("model", what, &library_names()).map_err(|e| {
        Error::Usage(format!("{e} (`nh models` lists all; the name of a declaration's file ends in .yaml)"))
    })?;
    library::find(name).map(Some).ok_or_else(|| Error::Usage(format!("unknown model `{name}`")))
}

fn library_names() -> Vec<&'static str> {
    DECLARATIONS.iter().map(|declaration| declaration.name).collect()
}

/// Returns the names of the models of a program: its own, or else the library's.
pub(super) fn known(own: &[Box<dyn registry::Model>]) -> Vec<&str> {
    if own.is_empty() { library_names() } else { own.iter().map(|model| model.name()).collect() }
}

/// Returns whether the name is that of a file, and not of a model of the library.
fn is_file(what: &OsStr) -> bool {
    let name = what.to_string_lossy();
    let named = name.contains(['/', '\\']) || [".yaml", ".yml"].iter().any(|end| name.ends_with(end));
    named || name == STDIN || Path::new(what).is_file()
}

/// An executable model: derived from a declaration, or one of the program's own.
pub(super) enum Runnable<'a> {
    Own(&'a dyn registry::Model),
    Declared(Box<Declared>),
}

impl<'a> std::ops::Deref for Runnable<'a> {
    type Target = dyn registry::Model + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Runnable::Own(model) => *model,
            Runnable::Declared(model) => &**model,
        }
    }
}

/// Compiles the model that `what` names, of a file or of the library, with these methods: `all`
/// means those that apply, and an empty list the first. A program with models of its own uses these
/// in place of the library.
///
/// # Errors
/// An unknown model or method, and all errors of a declaration.
pub(super) fn runnable<'a>(
    what: &OsStr,
    constants: &Constants,
    methods: &[String],
    own: &'a [Box<dyn registry::Model>],
    limits: &Limits,
) -> Result<Runnable<'a>, Error> {
    if let Some(own) = one_of(own, what, constants)? {
        return Ok(Runnable::Own(own));
    }
    let (declaration, methods) = (declaration_with(what, constants, limits)?, Methods::of(methods)?);
    let model = declared(declaration, &methods, limits, telling(what))?;
    Ok(Runnable::Declared(Box::new(model)))
}

/// Derives the model that `what` names with another method, within this time. Returns `None` if the
/// time is too short, the method does not apply, or the model is the program's own.
pub(super) fn also(
    what: &OsStr,
    constants: &Constants,
    method: &str,
    time: Duration,
    own: &[Box<dyn registry::Model>],
    limits: &Limits,
) -> Option<Declared> {
    if one_of(own, what, constants).ok()?.is_some() {
        return None;
    }
    let limits = Limits {
        budget: Some(format!("{:.3}s", time.as_secs_f64().max(1e-3))),
        timings: Timings::new(false),
        ..*limits
    };
    let declaration = declaration_with(what, constants, &limits).ok()?;
    declared(declaration, &Methods::Named(vec![method.to_owned()]), &limits, |_| {}).ok()
}

/// Returns the program's own model that `what` names. Returns `None` for a model to be derived: a
/// file, a model with other constants, or any model if the program has none of its own.
///
/// # Errors
/// No model has this name.
pub(super) fn one_of<'a>(
    own: &'a [Box<dyn registry::Model>],
    what: &OsStr,
    constants: &Constants,
) -> Result<Option<&'a dyn registry::Model>, Error> {
    if own.is_empty() || is_file(what) || !constants.is_empty() {
        return Ok(None);
    }
    super::model(&what.to_string_lossy(), own).map(Some)
}

/// Returns the function that reports the warnings and notes of a derivation. It is silent for a
/// model of the library, whose messages are known.
fn telling(what: &OsStr) -> fn(&Diagnostics) {
    if is_file(what) { tell } else { |_| {} }
}

/// Returns the method that a declaration requests, if it does not leave the choice: it lists
/// methods other than `[all]`.
pub(super) fn asked_for(declaration: &Declaration) -> Option<&str> {
    let first = declaration.methods.as_deref()?.first()?;
    (first.value != "all").then_some(&*first.value)
}

/// The method for smooth motions.
pub(super) const SMOOTH: &str = "taylor";

/// Returns a model and the named method. The model is compiled with that method, or else with the
/// one that suits its motion.
///
/// The suitable method is `taylor`, provided that the motion is smooth and the declaration leaves
/// the choice: it lists no methods or `[all]`. Inputs are held constant from row to row, so a
/// motion `with_inputs` has the model's first method.
///
/// # Errors
/// Errors of [`runnable`].
pub(super) fn in_motion<'a>(
    what: &OsStr,
    constants: &Constants,
    method: Option<&str>,
    with_inputs: impl FnOnce(&Declaration) -> bool,
    own: &'a [Box<dyn registry::Model>],
    limits: &Limits,
) -> Result<(Runnable<'a>, Option<String>), Error> {
    let named = method.map(str::to_owned);
    if let Some(own) = one_of(own, what, constants)? {
        return Ok((Runnable::Own(own), named));
    }
    let declaration = declaration_with(what, constants, limits)?;
    let methods = match method {
        Some(method) => Methods::of(&[method.to_owned()])?,
        None if with_inputs(&declaration) => Methods::First,
        None => Methods::Suitable,
    };
    let model = declared(declaration, &methods, limits, telling(what))?;
    Ok((Runnable::Declared(Box::new(model)), named))
}

/// Compiles the declaration's model, or reads a stored one; `tell` receives its warnings and notes.
pub(super) fn declared(
    declaration: Declaration,
    methods: &Methods,
    limits: &Limits,
    tell: impl FnOnce(&Diagnostics),
) -> Result<Declared, Error> {
    let derive = || {
        let names = methods.chosen(&declaration, limits)?;
        let declaration = Declaration { expose: Expose::all(), ..declaration.clone() };
        with_compiled_by(limits.passes, declaration, &names, limits, |compiled| {
            let model = Declared::new(compiled).map_err(Error::Usage)?;
            Ok(Derivation { model, messages: compiled.diagnostics.clone() })
        })
    };
    let derived = if limits.keeps()? { cache::kept(&declaration, methods, &limits.timings, derive) } else { derive() }?;
    tell(&derived.messages);
    Ok(limits.running(derived.model))
}

/// Compiles the declaration's model with this method, or reads a stored one; `tell` receives its
/// warnings and notes.
///
/// # Errors
/// An unknown method, a method that does not apply, and all errors of the declaration.
pub(super) fn with_method(
    declaration: Declaration,
    method: &str,
    limits: &Limits,
    tell: impl FnOnce(&Diagnostics),
) -> Result<Declared, Error> {
    declared(declaration, &Methods::Named(vec![method.to_owned()]), limits, tell)
}

/// Compiles a declaration of an experiment with those of these methods, with or without options,
/// that apply; `all` means all methods of the compiler.
///
/// # Errors
/// An unknown method or model, and all errors of a declaration.
pub(super) fn for_experiment(
    what: experiment::Declaration<'_>,
    methods: &[&str],
    limits: &Limits,
) -> Result<experiment::Derived, Error> {
    let declaration = match what {
        experiment::Declaration::Library(name) => declaration(name, limits)?,
        other => {
            let (file, yaml) = other.source(|name| library::find(name).map(|listed| listed.yaml.to_owned()));
            let yaml = yaml.ok_or_else(|| Error::Usage(format!("the library has no model `{file}`")))?;
            sound(&yaml, file)?
        }
    };
    let wanted: Option<Vec<String>> = match methods {
        _ if methods.contains(&"all") => None,
        _ => {
            let name = |text: &&str| any_method(text).map_err(Error::Usage).map(|choice| choice.name);
            Some(methods.iter().map(name).collect::<Result<_, _>>()?)
        }
    };
    let (mut names, mut without) = (Vec::new(), Vec::new());
    for Applicable { properties, refusal } in applicable(std::slice::from_ref(&declaration), limits)?.concat() {
        let name = properties.name.to_owned();
        match refusal {
            _ if wanted.as_ref().is_some_and(|wanted| !wanted.contains(&name)) => {}
            Some(refusal) => without.push((name, refusal.reason)),
            None => names.push(name),
        }
    }
    let declaration = Declaration { expose: Expose::all(), ..declaration };
    let model = with_compiled_by(limits.passes, declaration, &names, limits, |compiled| {
        Declared::new(compiled).map(|model| limits.running(model)).map_err(Error::Usage)
    })?;
    Ok(experiment::Derived { model: Box::new(model), refused: without })
}

/// Reads a declaration that must have no errors.
fn sound(yaml: &str, file: &str) -> Result<Declaration, Error> {
    let (declaration, errors) = Declaration::read_yaml(yaml, file);
    declaration.filter(|_| !errors.has_errors()).ok_or_else(|| refused(&errors))
}

/// The methods requested for a declaration.
#[derive(Hash)]
pub(super) enum Methods {
    /// No request: the declaration's first method.
    First,
    /// No request: `taylor`, if the declaration leaves the choice and `taylor` applies, or else the
    /// first method.
    Suitable,
    /// All methods that apply.
    All,
    /// These methods, by name.
    Named(Vec<String>),
}

impl Methods {
    /// Interprets method names with or without options.
    ///
    /// # Errors
    /// An unknown method.
    pub(super) fn of(typed: &[String]) -> Result<Methods, Error> {
        match typed {
            [] => Ok(Methods::First),
            _ if typed.iter().any(|method| method == "all") => Ok(Methods::All),
            _ => {
                let mut names: Vec<String> = Vec::new();
                for text in typed {
                    // One method may be requested with several options.
                    let name = any_method(text).map_err(Error::Usage)?.name;
                    if !names.contains(&name) {
                        names.push(name);
                    }
                }
                Ok(Methods::Named(names))
            }
        }
    }

    /// Returns the names of the methods for this declaration.
    fn chosen(&self, declaration: &Declaration, limits: &Limits) -> Result<Vec<String>, Error> {
        match (self, asked_for(declaration)) {
            (Methods::First | Methods::Suitable, Some(first)) => Ok(vec![first.to_owned()]),
            (Methods::First, _) => Ok(applying(declaration, limits)?.into_iter().take(1).collect()),
            (Methods::Suitable, _) => match is_smooth(declaration, limits)? {
                true => Ok(vec![SMOOTH.to_owned()]),
                false => Methods::First.chosen(declaration, limits),
            },
            (Methods::All, _) => applying(declaration, limits),
            (Methods::Named(names), _) => Ok(names.clone()),
        }
    }
}

/// Returns the names of the methods for running a declaration. Names may have options; `all` means
/// those that apply, and an empty list the declaration's first method.
///
/// # Errors
/// An unknown method, and all errors of the declaration.
pub(super) fn chosen(declaration: &Declaration, methods: &[String], limits: &Limits) -> Result<Vec<String>, Error> {
    Methods::of(methods)?.chosen(declaration, limits)
}

/// Returns whether `taylor` applies.
fn is_smooth(declaration: &Declaration, limits: &Limits) -> Result<bool, Error> {
    limits.derive(declaration, || {
        let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
        Ok(scheme::find(SMOOTH).is_ok_and(|method| scheme::applies(method, &mechanics).is_ok()))
    })
}

/// Returns the names of the methods that apply, beginning with those of a declaration that lists
/// none.
fn applying(declaration: &Declaration, limits: &Limits) -> Result<Vec<String>, Error> {
    limits.derive(declaration, || {
        let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
        Ok(in_order(&mechanics)?.into_iter().map(|method| method.properties.name.to_owned()).collect())
    })
}

/// Returns the methods that apply, beginning with those of a declaration that lists none.
fn in_order(mechanics: &Mechanics) -> Result<Vec<&'static Method>, Error> {
    let chosen = scheme::choose(mechanics).map_err(|d| refused(&d))?;
    let others = METHODS.iter().filter(|method| scheme::applies(method, mechanics).is_ok());
    let mut all: Vec<&'static Method> = Vec::new();
    for method in chosen.into_iter().chain(others) {
        if all.iter().all(|known| known.properties.name != method.properties.name) {
            all.push(method);
        }
    }
    Ok(all)
}

/// Compiles a declaration, with these methods or with all that apply, and uses the result on the
/// same thread. Warnings and notes go to standard error.
///
/// # Errors
/// An unknown method, and all errors of the first stage of the compiler that fails.
pub(super) fn with_compiled<T: Send>(
    declaration: Declaration,
    methods: &[String],
    limits: &Limits,
    use_it: impl FnOnce(&Compiled) -> Result<T, Error> + Send,
) -> Result<T, Error> {
    with_compiled_by(limits.passes, declaration, methods, limits, |compiled| {
        if limits.knob == Knob::CommandLine {
            tell(&compiled.diagnostics);
        }
        use_it(compiled)
    })
}

/// Compiles as [`with_compiled`] with these passes, without reporting warnings and notes.
///
/// # Errors
/// Errors of [`with_compiled`].
pub(super) fn with_compiled_by<T: Send>(
    passes: Passes,
    declaration: Declaration,
    methods: &[String],
    limits: &Limits,
    use_it: impl FnOnce(&Compiled) -> Result<T, Error> + Send,
) -> Result<T, Error> {
    let declaration = by_methods(declaration, methods)?;
    limits.derive(&declaration, || use_it(&pipeline::compile_with(&declaration, passes).map_err(|d| refused(&d))?))
}

/// Compiles as [`with_compiled`] several declarations, on all cores. Warnings and notes are in the
/// order of the declarations.
///
/// # Errors
/// Errors of the first declaration that has any.
pub(super) fn with_each_compiled<T: Send>(
    declarations: Vec<Declaration>,
    methods: &[String],
    limits: &Limits,
    use_it: impl Fn(&Compiled) -> Result<T, Error> + Sync,
) -> Result<Vec<T>, Error> {
    let declarations: Vec<Declaration> =
        declarations.into_iter().map(|declaration| by_methods(declaration, methods)).collect::<Result<_, _>>()?;
    let compile = |declaration: &Declaration| {
        limits.derive(declaration, || {
            let compiled = pipeline::compile_with(declaration, limits.passes).map_err(|d| refused(&d))?;
            Ok((use_it(&compiled)?, compiled.diagnostics))
        })
    };
    let mut all = Vec::new();
    threads::in_order(&declarations, compile, |_, compiled| {
        let (made, diagnostics) = compiled?;
        if limits.knob == Knob::CommandLine {
            tell(&diagnostics);
        }
        all.push(made);
        Ok(())
    })?;
    Ok(all)
}

/// Returns the declaration with these methods, if any are named.
fn by_methods(mut declaration: Declaration, methods: &[String]) -> Result<Declaration, Error> {
    if !methods.is_empty() {
        let named = |name: &String| Ok(Name::new(known_method(name)?.to_owned(), Origin::Whole));
        declaration.methods = Some(methods.iter().map(named).collect::<Result<_, _>>()?);
    }
    Ok(declaration)
}

fn tell(diagnostics: &Diagnostics) {
    for diagnostic in &diagnostics.list {
        say!("{diagnostic}");
    }
}

/// A method, with the reason why it does not apply to a model, if so.
#[derive(Clone)]
pub(super) struct Applicable {
    /// The row of the property table.
    pub(super) properties: Properties,
    /// The reason, with an alternative.
    pub(super) refusal: Option<Refusal>,
}

/// Returns all methods with their applicability to these declarations.
///
/// # Errors
/// All errors of a declaration, as in its compilation.
pub(super) fn applicable(declarations: &[Declaration], limits: &Limits) -> Result<Vec<Vec<Applicable>>, Error> {
    let of = |declaration: &Declaration| {
        let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
        let methods = METHODS.iter();
        Ok(methods
            .map(|m| Applicable { properties: m.properties, refusal: scheme::applies(m, &mechanics).err() })
            .collect())
    };
    let mut all = Vec::new();
    threads::in_order(
        declarations,
        |declaration| limits.derive(declaration, || of(declaration)),
        |_, methods| {
            all.push(methods?);
            Ok(())
        },
    )?;
    Ok(all)
}

/// Describes these declarations: their texts, names, data and the methods that apply.
///
/// # Errors
/// All errors of a declaration, as in its compilation.
pub(super) fn described(declarations: &[Declaration], limits: &Limits) -> Result<Vec<Described>, Error> {
    let of = |declaration: &Declaration| {
        let derive = || {
            limits.derive(declaration, || {
                let mechanics = pipeline::mechanics(declaration).map_err(|d| refused(&d))?;
                let chosen = in_order(&mechanics)?;
                Ok(Described::of(&mechanics, &chosen))
            })
        };
        if limits.keeps()? { cache::kept(declaration, "described", &limits.timings, derive) } else { derive() }
    };
    let mut all = Vec::new();
    threads::in_order(declarations, of, |_, described| {
        all.push(described?);
        Ok(())
    })?;
    Ok(all)
}

/// Returns the generated Rust, as a file to check in.
pub(super) fn rust(compiled: &Compiled) -> Result<String, Error> {
    compiled.text().map_err(not_rust)
}

fn not_rust(error: syn::Error) -> Error {
    Error::Failed(format!("internal error: the generated code is not Rust: {error}"))
}

/// An annotated struct.
pub(super) struct Annotated<'a> {
    /// The name of its file in messages.
    pub(super) file: &'a str,
    /// The location of its name in the file.
    pub(super) name: Span,
    /// The tokens between the attribute's parentheses.
    pub(super) attribute: TokenStream,
    /// The part of the annotation that determines the expansion.
    pub(super) declared: &'a nonholonomic_prepared::Declared,
    /// The text of the file named by `model = "…"`.
    pub(super) model: Option<&'a str>,
}

/// Code that an attribute adds to its struct, with diagnostics.
pub(super) struct Expansion {
    /// The code, as [`Compiled::addition`] returns it.
    pub(super) code: String,
    /// Warnings and notes in JSON, as the macro reads them. Their locations count tokens.
    pub(super) diagnostics: Vec<String>,
    /// The same diagnostics in readable form.
    pub(super) said: String,
}

/// The declaration of an attribute, without the tokens, which stay on their thread.
pub(super) struct Read {
    declaration: Declaration,
    /// The struct's text.
    item: String,
    /// The errors found in the attribute itself.
    errors: Diagnostics,
}

/// Code that an attribute adds, with diagnostics whose locations count tokens.
pub(super) type Derived = Result<(String, Diagnostics), Diagnostics>;

/// Derives the code that the attribute adds.
///
/// # Errors
/// An error unrelated to the declaration.
pub(super) fn derived(read: &Read, limits: &Limits) -> Result<Derived, Error> {
    let derived = limits.within(&read.declaration, || {
        let compiled = match pipeline::compile_after(&read.errors, &read.declaration) {
            Ok(compiled) => compiled,
            Err(errors) => return Ok(Err(errors)),
        };
        let item = read.item.parse().map_err(|e| Error::Failed(format!("internal error: {e}")))?;
        let item = Item::parse(item).map_err(|errors| refused(&errors))?;
        Ok(Ok((compiled.addition(item).map_err(not_rust)?, compiled.diagnostics)))
    })?;
    derived.unwrap_or_else(|(spent, _)| Ok(Err(spent.into())))
}

impl Annotated<'_> {
    /// Reads the declaration.
    ///
    /// # Errors
    /// All errors of the declaration, each with its location, if nothing is left to derive.
    pub(super) fn read(&self) -> Result<Read, Error> {
        let mut load = |_: &str| Ok(self.model.unwrap_or_default().to_owned());
        let (attribute, item) = (self.attribute.clone(), self.declared.item.clone());
        let (found, errors) = Declaration::read_attribute(attribute, item, &mut load);
        match found {
            Some(found) => Ok(Read { declaration: found.declaration, item: self.declared.item.to_string(), errors }),
            None => Err(refused(&self.located(errors))),
        }
    }

    /// Returns the derived text in the form of a prepared file.
    ///
    /// # Errors
    /// All errors of the declaration, each with its location.
    pub(super) fn expansion(&self, derived: Derived) -> Result<Expansion, Error> {
        let (code, found) = derived.map_err(|errors| refused(&self.located(errors)))?;
        let counted = self.counted(found.clone());
        let diagnostics = counted.list.iter().map(serde_json::to_string).collect::<Result<_, _>>();
        let diagnostics = diagnostics.map_err(|e| Error::Failed(format!("internal error: {e}")))?;
        Ok(Expansion { code, diagnostics, said: self.located(found).to_string() })
    }

    /// Returns the diagnostics with lines and columns in place of tokens.
    fn located(&self, diagnostics: Diagnostics) -> Diagnostics {
        let attribute = flatten(self.attribute.clone(), Invisible::Parentheses).spans;
        let item = flatten(self.declared.item.clone(), Invisible::Nothing).spans;
        placed(diagnostics, |origin| {
            let span = match *origin {
                Origin::File { .. } => return,
                Origin::Tokens { stream: Stream::Attribute, first, .. } => attribute.get(first),
                Origin::Tokens { stream: Stream::Item, first, .. } => item.get(first),
                Origin::Whole => None,
            };
            let start = span.unwrap_or(&self.name).start();
            *origin =
                Origin::File { path: self.file.to_owned(), line: start.line, column: start.column + 1, length: 1 };
        })
    }

    /// Returns the diagnostics with lines of the model file as counted by a prepared file.
    fn counted(&self, diagnostics: Diagnostics) -> Diagnostics {
        placed(diagnostics, |origin| {
            if let Origin::File { line, .. } = origin {
                *line = self.declared.counted(*line);
            }
        })
    }
}

/// Returns the diagnostics with changed locations.
fn placed(mut diagnostics: Diagnostics, place: impl Fn(&mut Origin)) -> Diagnostics {
    for diagnostic in &mut diagnostics.list {
        place(&mut diagnostic.origin);
        diagnostic.labels.iter_mut().for_each(|(origin, _)| place(origin));
    }
    diagnostics
}

/// Parses a method, of all methods of the compiler, with its options.
pub(super) fn any_method(text: &str) -> Result<MethodChoice, String> {
    MethodChoice::parse("method", text, &method_names())
}

/// Returns a method's name in the compiler's spelling.
fn known_method(name: &str) -> Result<&'static str, Error> {
    names::resolve("method", name, &method_names()).map_err(Error::Usage)
}

fn method_names() -> Vec<&'static str> {
    METHODS.iter().map(|m| m.properties.name).collect()
}

/// Returns the error of a refused declaration: every diagnostic with its location.
pub(super) fn refused(diagnostics: &Diagnostics) -> Error {
    Error::Refused(diagnostics.clone())
}
