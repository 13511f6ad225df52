//! Compilation for all commands: a declaration is found and compiled. The one file that calls the compiler.
//!
//! A process holds the algebra engine until it ends. So a file that is run is compiled by a process of its own, which gives the model
//! to the one that runs it.

use super::{Error, signals};
use crate::method::MethodChoice;
use crate::names;
use crate::registry;
use crate::tape::Declared;
use nonholonomic_codegen::algebra::engine;
use nonholonomic_codegen::budget::{self, Advice, Budget, Knob, Nonsense, Spent};
use nonholonomic_codegen::declaration::{Declaration, Expose, Name};
use nonholonomic_codegen::ir::passes::Simplify;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::model::Model;
use nonholonomic_codegen::origin::{Diagnostics, Origin, Severity, Stream};
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::scheme::{self, METHODS, Properties, Refusal};
use nonholonomic_prepared::tokens::{Invisible, flatten};
use proc_macro2::{Span, TokenStream};
use std::convert::Infallible;
use std::io::{self, Write};
use std::path::Path;
use std::process::{self, Stdio};
use std::{env, thread};

/// Limits of a derivation, from the command line.
pub(super) struct Limits {
    /// The option `--budget`.
    pub(super) budget: Option<String>,
    /// Is this process the one that compiles for another? That one says what is to be said of Ctrl-C.
    pub(super) serves: bool,
}

/// Marker before a model's bytes on standard output: on some systems the engine's notice comes before it.
const MODEL: &[u8] = b"\0nh model\0";

/// What a process is asked that compiles for another one. Its standard output ends with a model's bytes.
#[derive(clap::Args, Debug)]
pub(super) struct Serve {
    file: String,
    #[arg(long)]
    method: Vec<String>,
}

/// A text that is a budget.
///
/// # Errors
/// Any other text.
pub(super) fn budget(text: &str) -> Result<String, Nonsense> {
    Budget::default().with(text).map(|_| text.to_owned())
}

impl Limits {
    /// The option's budget, the environment's where it says nothing, and the default where neither does.
    fn budget(&self) -> Result<Budget, Error> {
        let usage = |nonsense: Nonsense| Error::Usage(nonsense.to_string());
        let budget = Budget::from_env().map_err(usage)?;
        self.budget.as_deref().map_or(Ok(budget), |text| budget.with(text)).map_err(usage)
    }

    /// Takes the engine and derives something from a declaration. Ctrl-C, and a budget that is spent, end the process where it cannot
    /// be done otherwise.
    ///
    /// # Errors
    /// Errors of the derivation, or a budget that is spent.
    fn derive<T>(&self, declaration: &Declaration, derive: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
        let budget = self.budget()?;
        if !self.serves {
            signals::end_at_once()?;
        }
        // The engine runs on the thread that takes it, which is the process's main thread: commands are run on it.
        let _engine = engine::acquire_for(&declaration.name.value, &mut |waiting| {
            say!("nh: waiting for the algebra engine: {waiting}");
        })
        .map_err(|e| Error::Failed(e.to_string()))?;
        let advice = Advice::of(declaration);
        let given_up = |spent: &Spent| Error::Declaration(advice.diagnostic(spent, Knob::CommandLine).to_string());
        let end = |spent: &Spent| -> Infallible {
            given_up(spent).report();
            signals::end(2)
        };
        budget::or_end(budget, end, derive).unwrap_or_else(|spent| Err(given_up(&spent)))
    }
}

/// Reads the declaration that `what` means: a file, or a model of the library.
///
/// # Errors
/// An unknown name, or all that is wrong with the declaration's syntax, and with the rest of it where that can be told.
pub(super) fn declaration(what: &str, limits: &Limits) -> Result<Declaration, Error> {
    let (declaration, errors) = match listed(what)? {
        None => Declaration::read_file(what),
        Some(found) => Declaration::read_yaml(found.yaml, found.file),
    };
    match declaration {
        Some(declaration) if !errors.has_errors() => Ok(declaration),
        Some(part) => limits
            .derive(&part, || pipeline::compile_after(&errors, &part).map_err(|d| refused(&d)).map(|_| part.clone())),
        None => Err(refused(&errors)),
    }
}

/// The model of the library that `what` means; none where it means a file.
///
/// # Errors
/// A name that is neither.
pub(super) fn listed(what: &str) -> Result<Option<&'static nonholonomic_models::Declaration>, Error> {
    if is_file(what) {
        return Ok(None);
    }
    let library: Vec<&str> = nonholonomic_models::DECLARATIONS.iter().map(|d| d.name).collect();
    let name = names::resolve("model", what, &library).map_err(|e| {
        Error::Usage(format!("{e} (`nh models` lists all; the name of a declaration's file ends in .yaml)"))
    })?;
    let found = nonholonomic_models::DECLARATIONS.iter().find(|d| d.name == name);
    found.map(Some).ok_or_else(|| Error::Usage(format!("unknown model `{name}`")))
}

/// Does it mean a file, and not a model of the library?
fn is_file(what: &str) -> bool {
    let named = what.contains(['/', '\\']) || [".yaml", ".yml"].iter().any(|end| what.ends_with(end));
    named || Path::new(what).is_file()
}

/// A model that runs: one of the library, or a file's.
pub(super) enum Runnable<'a> {
    Listed(&'a dyn registry::Model),
    Declared(Box<Declared>),
}

impl<'a> std::ops::Deref for Runnable<'a> {
    type Target = dyn registry::Model + 'a;

    fn deref(&self) -> &Self::Target {
        match self {
            Runnable::Listed(model) => *model,
            Runnable::Declared(model) => &**model,
        }
    }
}

/// The model of the library that `what` means, or the file's, compiled with these methods: `all` are those that apply, and none the first.
///
/// # Errors
/// An unknown model or method, and all that is wrong with a declaration.
pub(super) fn runnable<'a>(
    what: &str,
    methods: &[String],
    models: &'a [Box<dyn registry::Model>],
    limits: &Limits,
) -> Result<Runnable<'a>, Error> {
    match is_file(what) {
        true => declared(what, methods, limits).map(|model| Runnable::Declared(Box::new(model))),
        false => super::model(what, models).map(Runnable::Listed),
    }
}

/// The file's model, compiled by a process of its own.
fn declared(file: &str, methods: &[String], limits: &Limits) -> Result<Declared, Error> {
    signals::end_at_once()?;
    let failed = |error: io::Error| Error::Failed(format!("nh cannot start itself: {error}"));
    let mut command = process::Command::new(env::current_exe().map_err(failed)?);
    command.args(["compile", file]).args(methods.iter().map(|method| format!("--method={method}")));
    command.args(limits.budget.iter().map(|budget| format!("--budget={budget}")));
    let mut compiler = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().map_err(failed)?;
    // It ends when this closes, so it does not outlive this process.
    let _open = compiler.stdin.take();
    let output = compiler.wait_with_output().map_err(failed)?;
    let model = output.stdout.windows(MODEL.len()).position(|window| window == MODEL);
    let model = model.map_or(&[][..], |at| &output.stdout[at + MODEL.len()..]);
    match output.status.code() {
        Some(0) => Declared::from_bytes(model).map_err(|error| {
            Error::Failed(format!("internal error: `{file}` was compiled, and cannot be read: {error}"))
        }),
        // It has said what is wrong.
        Some(code) => Err(Error::Told(u8::try_from(code).unwrap_or(1))),
        None => Err(Error::Failed(format!("the process that derived `{file}` was ended: {}", output.status))),
    }
}

/// Compiles a file for the process that has started this one.
///
/// # Errors
/// As [`runnable`].
pub(super) fn serve(arguments: &Serve, limits: &Limits) -> Result<(), Error> {
    thread::spawn(|| {
        let _ = io::copy(&mut io::stdin(), &mut io::sink());
        signals::end(1)
    });
    let declaration = declaration(&arguments.file, limits)?;
    let names = chosen(&declaration, &arguments.method, limits)?;
    let declaration = Declaration { expose: Expose::all(), ..declaration };
    let bytes = with_compiled(declaration, &names, limits, |compiled| {
        Declared::new(compiled).map_err(Error::Usage)?.to_bytes().map_err(Error::Failed)
    })?;
    io::stdout().lock().write_all(&[MODEL, &bytes].concat()).map_err(Error::io("the model was not given on"))
}

/// Names of the methods, typed with or without options, that a declaration is run by: `all` are those that apply, and none is the
/// declaration's first.
///
/// # Errors
/// An unknown method, and all that is wrong with the declaration.
pub(super) fn chosen(declaration: &Declaration, methods: &[String], limits: &Limits) -> Result<Vec<String>, Error> {
    let name = |text: &String| any_method(text).map_err(Error::Usage).map(|choice| choice.name);
    match (methods, declaration.methods.as_deref()) {
        ([], Some([first, ..])) if first.value != "all" => Ok(vec![first.value.clone()]),
        ([], _) => Ok(applying(declaration, limits)?.into_iter().take(1).collect()),
        _ if methods.iter().any(|method| method == "all") => applying(declaration, limits),
        _ => methods.iter().map(name).collect(),
    }
}

/// The methods that apply, those first that a declaration gets which asks for none.
fn applying(declaration: &Declaration, limits: &Limits) -> Result<Vec<String>, Error> {
    limits.derive(declaration, || {
        let mechanics = Model::resolve(declaration).and_then(Mechanics::derive).map_err(|d| refused(&d))?;
        let chosen = scheme::choose(&mechanics).map_err(|d| refused(&d))?;
        let others = METHODS.iter().copied().filter(|scheme| scheme::applies(*scheme, &mechanics).is_ok());
        let mut names: Vec<String> = Vec::new();
        for scheme in chosen.into_iter().chain(others) {
            let name = scheme.properties().name;
            if !names.iter().any(|known| known == name) {
                names.push(name.to_owned());
            }
        }
        Ok(names)
    })
}

/// Compiles a declaration, with these methods or with all that apply, and uses what came out while the engine is held.
/// Warnings and notes go to standard error.
///
/// # Errors
/// An unknown method, and all errors of the first stage of the compiler that fails.
pub(super) fn with_compiled<T>(
    declaration: Declaration,
    methods: &[String],
    limits: &Limits,
    use_it: impl FnOnce(&Compiled) -> Result<T, Error>,
) -> Result<T, Error> {
    with_compiled_by(Simplify::default(), declaration, methods, limits, use_it)
}

/// The same with these of the passes that save operations.
///
/// # Errors
/// As [`with_compiled`].
pub(super) fn with_compiled_by<T>(
    passes: Simplify,
    mut declaration: Declaration,
    methods: &[String],
    limits: &Limits,
    use_it: impl FnOnce(&Compiled) -> Result<T, Error>,
) -> Result<T, Error> {
    if !methods.is_empty() {
        let named = |name: &String| Ok(Name::new(known_method(name)?.to_owned(), Origin::Whole));
        declaration.methods = Some(methods.iter().map(named).collect::<Result<_, _>>()?);
    }
    limits.derive(&declaration, || {
        let compiled = pipeline::compile_with(&declaration, passes).map_err(|d| refused(&d))?;
        for diagnostic in &compiled.diagnostics.list {
            say!("{diagnostic}");
        }
        use_it(&compiled)
    })
}

/// A method, and why it does not apply to a model, where it does not.
pub(super) struct Applicable {
    /// Its row of the property table.
    pub(super) properties: Properties,
    /// Why not, and what to use instead.
    pub(super) refusal: Option<Refusal>,
}

/// All methods, with what they say to these declarations.
///
/// # Errors
/// All errors of a declaration, as when it is compiled.
pub(super) fn applicable(declarations: &[Declaration], limits: &Limits) -> Result<Vec<Vec<Applicable>>, Error> {
    let of = |declaration: &Declaration| {
        let mechanics = Model::resolve(declaration).and_then(Mechanics::derive).map_err(|d| refused(&d))?;
        let methods = METHODS.iter();
        Ok(methods
            .map(|m| Applicable { properties: m.properties(), refusal: scheme::applies(*m, &mechanics).err() })
            .collect())
    };
    declarations.iter().map(|declaration| limits.derive(declaration, || of(declaration))).collect()
}

/// The generated Rust, as a file to check in.
pub(super) fn rust(compiled: &Compiled) -> Result<String, Error> {
    compiled.text().map_err(not_rust)
}

fn not_rust(error: syn::Error) -> Error {
    Error::Failed(format!("internal error: the generated code is not Rust: {error}"))
}

/// An annotated struct.
pub(super) struct Annotated<'a> {
    /// Its file, as messages name it.
    pub(super) file: &'a str,
    /// Where its name stands there.
    pub(super) name: Span,
    /// The tokens between the attribute's parentheses.
    pub(super) attribute: TokenStream,
    /// Its part that determines the expansion.
    pub(super) declared: &'a nonholonomic_prepared::Declared,
    /// The text of the file that `model = "…"` names.
    pub(super) model: Option<&'a str>,
}

/// Code that an attribute adds to its struct, with diagnostics.
pub(super) struct Expansion {
    /// As [`Compiled::addition`].
    pub(super) code: String,
    /// Warnings and notes in JSON, as the macro reads them. Their places count tokens.
    pub(super) diagnostics: Vec<String>,
    /// The same for people.
    pub(super) said: String,
}

/// Derives what the attribute adds.
///
/// # Errors
/// All that is wrong with the declaration, each with its place.
pub(super) fn expansion(annotated: &Annotated, limits: &Limits) -> Result<Expansion, Error> {
    let mut load = |_: &str| Ok(annotated.model.unwrap_or_default().to_owned());
    let (attribute, item) = (annotated.attribute.clone(), annotated.declared.item.clone());
    let (found, errors) = Declaration::read_attribute(attribute, item, &mut load);
    let refused = |diagnostics: Diagnostics| refused(&annotated.located(diagnostics));
    let Some(found) = found else { return Err(refused(errors)) };
    limits.derive(&found.declaration, || {
        let compiled = pipeline::compile_after(&errors, &found.declaration).map_err(refused)?;
        let code = compiled.addition(found.item.clone()).map_err(not_rust)?;
        let counted = annotated.counted(compiled.diagnostics.clone());
        let diagnostics = counted.list.iter().map(serde_json::to_string).collect::<Result<_, _>>();
        let diagnostics = diagnostics.map_err(|e| Error::Failed(format!("internal error: {e}")))?;
        Ok(Expansion { code, diagnostics, said: annotated.located(compiled.diagnostics).to_string() })
    })
}

impl Annotated<'_> {
    /// The same diagnostics with lines and columns in place of tokens.
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

    /// The same with lines of the model file as a prepared file counts them.
    fn counted(&self, diagnostics: Diagnostics) -> Diagnostics {
        placed(diagnostics, |origin| {
            if let Origin::File { line, .. } = origin {
                *line = self.declared.counted(*line);
            }
        })
    }
}

/// Diagnostics with other places.
fn placed(mut diagnostics: Diagnostics, place: impl Fn(&mut Origin)) -> Diagnostics {
    for diagnostic in &mut diagnostics.list {
        place(&mut diagnostic.origin);
        diagnostic.labels.iter_mut().for_each(|(origin, _)| place(origin));
    }
    diagnostics
}

/// A method, of all that there are, with its options.
pub(super) fn any_method(text: &str) -> Result<MethodChoice, String> {
    MethodChoice::parse("method", text, &method_names())
}

/// A method's name as the compiler spells it.
fn known_method(name: &str) -> Result<&'static str, Error> {
    names::resolve("method", name, &method_names()).map_err(Error::Usage)
}

fn method_names() -> Vec<&'static str> {
    METHODS.iter().map(|m| m.properties().name).collect()
}

/// A declaration that was refused: every error with its place.
pub(super) fn refused(diagnostics: &Diagnostics) -> Error {
    let errors = diagnostics.list.iter().filter(|d| d.severity == Severity::Error).count();
    let count = if errors == 1 { "one error".to_owned() } else { format!("{errors} errors") };
    Error::Declaration(format!("{diagnostics}\nnh: the declaration has {count}"))
}
