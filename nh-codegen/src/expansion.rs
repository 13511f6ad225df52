//! The compiler behind the attribute: from the text of an annotated struct to the text of its
//! expansion.
//!
//! Both are texts without places. The attribute's own tokens belong to one thread of rustc. Text
//! belongs to none, so the compiler may run on another thread, and its results may be stored.
//! Places of messages count tokens, and the attribute finds these tokens again.

use crate::budget::{self, Advice, Budget, Knob};
use crate::declaration::{Annotated, Declaration};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::pipeline::{self, Compiled};
use crate::targets::rust::{self, Emitted};
use nonholonomic_prepared::tokens::Tokens;
use serde::{Deserialize, Serialize};
use std::io;

/// An annotated struct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Source {
    /// The tokens between the parentheses of `#[nonholonomic(…)]`.
    pub attribute: Tokens,
    /// The tokens of the struct.
    pub item: Tokens,
    /// The file that `model = "…"` names.
    pub file: Option<ModelFile>,
}

/// A model file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ModelFile {
    /// Path as written.
    pub path: String,
    /// Contents, or the reason why they cannot be read.
    pub text: Result<String, String>,
}

/// Generated code, in its two destinations. The struct itself stays with the attribute, which has
/// its tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expansion {
    /// The fields for a unit struct, without the braces: `pub m: f64, …`.
    pub fields: Option<String>,
    /// Items beside the struct: its module and its `impl`s.
    pub code: String,
    /// Warnings and notes.
    pub diagnostics: Vec<Diagnostic>,
}

/// The reasons why a declaration is not expanded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// All errors, and the warnings and notes before them.
    pub diagnostics: Vec<Diagnostic>,
    /// The struct's fields, if they are known (see [`Expansion::fields`]). With them, literals of
    /// the struct compile beside the errors.
    pub fields: Option<String>,
}

/// Expands an annotated struct within the budget of the environment.
///
/// # Errors
/// All errors of the declaration, or a spent budget.
///
/// # Panics
/// Faults of the compiler.
pub fn expand(source: &Source) -> Result<Expansion, Refusal> {
    let stream = |tokens: &Tokens| tokens.to_stream().unwrap_or_else(|message| panic!("{message}"));
    let (attribute, item) = (stream(&source.attribute), stream(&source.item));
    let (annotated, errors) = match Declaration::read_attribute(attribute, item, &mut |path| load(source, path)) {
        (Some(annotated), errors) => (annotated, errors),
        (None, errors) => return Err(refuse(errors, None)),
    };
    let fields = fields(&annotated);
    let unfinished = |error| Refusal { diagnostics: vec![error], fields: fields.clone() };
    let budget =
        Budget::from_env().map_err(|nonsense| unfinished(Diagnostic::error(Origin::Whole, nonsense.to_string())))?;
    let work = || match pipeline::compile_after(&errors, &annotated.declaration) {
        Ok(compiled) => Ok(emit(&annotated, compiled)),
        Err(diagnostics) => Err(refuse(diagnostics, fields.clone())),
    };
    budget::within(budget, work).unwrap_or_else(|spent| {
        Err(unfinished(Advice::of(&annotated.declaration).diagnostic(&spent, Knob::Environment)))
    })
}

/// Returns the generated code as text.
fn emit(annotated: &Annotated, compiled: Compiled) -> Expansion {
    let header = compiled.header(annotated.item.clone());
    let Emitted { fields, beside } = rust::pieces(&compiled.program, &header);
    Expansion {
        fields: fields.map(|fields| fields.to_string()),
        code: beside.to_string(),
        diagnostics: compiled.diagnostics.list,
    }
}

/// Returns the fields of a struct that was written without fields.
fn fields(annotated: &Annotated) -> Option<String> {
    let parameters = annotated.declaration.parameters.iter();
    let fields: Vec<String> = parameters.map(|parameter| format!("pub {}: f64", parameter.name.value)).collect();
    (annotated.item.unit && !fields.is_empty()).then(|| fields.join(", "))
}

/// Returns the file of the source; the compiler opens no files itself.
fn load(source: &Source, path: &str) -> io::Result<String> {
    match &source.file {
        Some(file) if file.path == path => file.text.clone().map_err(io::Error::other),
        _ => Err(io::Error::other("the path must be a string literal")),
    }
}

fn refuse(diagnostics: Diagnostics, fields: Option<String>) -> Refusal {
    Refusal { diagnostics: diagnostics.list, fields }
}
