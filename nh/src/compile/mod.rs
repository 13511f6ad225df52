//! Compilation for all commands: finding and compiling a declaration. No other module
//! calls the compiler.
//!
//! A derivation stays on the [thread](threads) that makes it; commands get texts, programs and
//! executable models.

mod annotated;
mod methods;
mod read;
mod run;

pub(super) use annotated::{Annotated, Expansion, Read, derived};
pub(super) use methods::{Applicable, Methods, SMOOTH, any_method, applicable, asked_for};
pub(super) use read::{constants, declaration, declaration_with, known, listed, read, text, without_mistakes};
pub(super) use run::{Runnable, also, declared, for_experiment, in_motion, one_of, runnable, with_method};

use super::cache;
use super::timings::Timings;
use super::{Error, signals, threads};
use methods::in_order;
use nonholonomic_codegen::algebra::Engine;
use nonholonomic_codegen::budget::{self, Advice, Budget, Knob, Nonsense, Spent};
use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::ir::passes::Passes;
use nonholonomic_codegen::mechanics::Mechanics;
use nonholonomic_codegen::origin::{Diagnostic, Diagnostics};
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_lab::tape::{self, Declared, Described};
use std::sync::Once;

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

/// Compiles a declaration by these methods, and uses the result on the same thread. Warnings and
/// notes go to standard error.
///
/// # Errors
/// An unknown method, and all errors of the first stage of the compiler that fails.
pub(super) fn with_compiled<T: Send>(
    declaration: Declaration,
    methods: &Methods,
    limits: &Limits,
    use_it: impl FnOnce(&Compiled) -> Result<T, Error> + Send,
) -> Result<T, Error> {
    with_silently_compiled(declaration, methods, limits, |compiled| {
        if limits.knob == Knob::CommandLine {
            tell(&compiled.diagnostics);
        }
        use_it(compiled)
    })
}

/// Compiles as [`with_compiled`] without reporting warnings and notes.
///
/// # Errors
/// Errors of [`with_compiled`].
pub(super) fn with_silently_compiled<T: Send>(
    declaration: Declaration,
    methods: &Methods,
    limits: &Limits,
    use_it: impl FnOnce(&Compiled) -> Result<T, Error> + Send,
) -> Result<T, Error> {
    let declaration = methods.requested_in(declaration)?;
    limits.derive(&declaration, || use_it(&by_methods(&declaration, methods, limits)?))
}

/// Compiles all methods whose steps fit the budget, each by itself, with these passes. `use_it`
/// also gets the names of the others. Warnings and notes are not reported.
///
/// # Errors
/// Errors of [`with_compiled`].
pub(super) fn with_fitting_compiled<T: Send>(
    declaration: Declaration,
    passes: Passes,
    limits: &Limits,
    use_it: impl FnOnce(&Compiled, &[&'static str]) -> Result<T, Error> + Send,
) -> Result<T, Error> {
    limits.derive(&declaration, || {
        let compiled = pipeline::compile_fitting(&declaration, passes, &|mechanics| Methods::All.chosen(mechanics));
        let (compiled, late) = compiled.map_err(|d| refused(&d))?;
        use_it(&compiled, &late)
    })
}

/// Compiles as [`with_compiled`] several declarations, on all cores. Warnings and notes are in the
/// order of the declarations.
///
/// # Errors
/// Errors of the first declaration that has any.
pub(super) fn with_each_compiled<T: Send>(
    declarations: Vec<Declaration>,
    methods: &Methods,
    limits: &Limits,
    use_it: impl Fn(&Compiled) -> Result<T, Error> + Sync,
) -> Result<Vec<T>, Error> {
    let declarations: Vec<Declaration> =
        declarations.into_iter().map(|declaration| methods.requested_in(declaration)).collect::<Result<_, _>>()?;
    let compile = |declaration: &Declaration| {
        limits.derive(declaration, || {
            let compiled = by_methods(declaration, methods, limits)?;
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

/// Compiles a declaration in which the [known methods are written](Methods::requested_in).
fn by_methods(declaration: &Declaration, methods: &Methods, limits: &Limits) -> Result<Compiled, Error> {
    let chosen = |mechanics: &Mechanics| methods.chosen(mechanics);
    pipeline::compile_by(declaration, limits.passes, &chosen).map_err(|d| refused(&d))
}

fn tell(diagnostics: &Diagnostics) {
    for diagnostic in &diagnostics.list {
        say!("{diagnostic}");
    }
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
                let chosen = in_order(&mechanics).map_err(|d| refused(&d))?;
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

/// Returns the error of a refused declaration: every diagnostic with its location.
pub(super) fn refused(diagnostics: &Diagnostics) -> Error {
    Error::Refused(diagnostics.clone())
}
