//! The compiler as the attribute calls it: the text of an annotated struct in, the text of what it becomes out.
//!
//! Both sides are text without places. The attribute's own tokens belong to one thread of rustc; text belongs to none, so that
//! the compiler may run on another thread, and its results may be kept. Places of messages count tokens, and the attribute finds
//! the tokens again.

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
    /// Its path as the user wrote it.
    pub path: String,
    /// Contents, or the reason why they cannot be read.
    pub text: Result<String, String>,
}

/// Generated code, in the two places it goes to. The struct itself stays with the attribute, which has its tokens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Expansion {
    /// The fields to give to a unit struct, without the braces: `pub m: f64, …`.
    pub fields: Option<String>,
    /// Items beside the struct: its module and its `impl`s.
    pub code: String,
    /// Warnings and notes.
    pub diagnostics: Vec<Diagnostic>,
}

/// A declaration that is not expanded, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// All errors, and the warnings and notes found on the way.
    pub diagnostics: Vec<Diagnostic>,
    /// The struct's fields, if they could be told (see [`Expansion::fields`]): with them, literals of the struct compile beside
    /// the errors.
    pub fields: Option<String>,
}

/// Expands an annotated struct, within the budget that the environment sets.
///
/// # Errors
/// All errors of the declaration, or a budget that is spent.
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

/// The generated code as text.
fn emit(annotated: &Annotated, compiled: Compiled) -> Expansion {
    let header = compiled.header(annotated.item.clone());
    let Emitted { fields, beside } = rust::pieces(&compiled.program, &header);
    Expansion {
        fields: fields.map(|fields| fields.to_string()),
        code: beside.to_string(),
        diagnostics: compiled.diagnostics.list,
    }
}

/// The fields of a struct that was written without them.
fn fields(annotated: &Annotated) -> Option<String> {
    let parameters = annotated.declaration.parameters.iter();
    let fields: Vec<String> = parameters.map(|parameter| format!("pub {}: f64", parameter.name.value)).collect();
    (annotated.item.unit && !fields.is_empty()).then(|| fields.join(", "))
}

/// The file of the source; the compiler opens none itself.
fn load(source: &Source, path: &str) -> io::Result<String> {
    match &source.file {
        Some(file) if file.path == path => file.text.clone().map_err(io::Error::other),
        _ => Err(io::Error::other("the path must be a string literal")),
    }
}

fn refuse(diagnostics: Diagnostics, fields: Option<String>) -> Refusal {
    Refusal { diagnostics: diagnostics.list, fields }
}
