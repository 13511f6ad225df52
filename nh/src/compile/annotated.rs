//! Expansions of annotated structs.

use super::{Limits, not_rust, refused};
use crate::Error;
use nonholonomic_codegen::declaration::{Declaration, Item};
use nonholonomic_codegen::origin::{Diagnostics, Origin, Stream};
use nonholonomic_codegen::pipeline;
use nonholonomic_prepared::tokens::{Invisible, flatten};
use proc_macro2::{Span, TokenStream};

/// An annotated struct.
pub(crate) struct Annotated<'a> {
    /// The name of its file in messages.
    pub(crate) file: &'a str,
    /// The location of its name in the file.
    pub(crate) name: Span,
    /// The tokens between the attribute's parentheses.
    pub(crate) attribute: TokenStream,
    /// The part of the annotation that determines the expansion.
    pub(crate) declared: &'a nonholonomic_prepared::Declared,
    /// The text of the file named by `model = "…"`.
    pub(crate) model: Option<&'a str>,
}

/// Code that an attribute adds to its struct, with diagnostics.
pub(crate) struct Expansion {
    /// The code, as [`Compiled::addition`](pipeline::Compiled::addition) returns it.
    pub(crate) code: String,
    /// Warnings and notes in JSON, as the macro reads them. Their locations count tokens.
    pub(crate) diagnostics: Vec<String>,
    /// The same diagnostics in readable form.
    pub(crate) said: String,
}

/// The declaration of an attribute, without the tokens, which stay on their thread.
pub(crate) struct Read {
    declaration: Declaration,
    /// The struct's text.
    item: String,
    /// The errors found in the attribute itself.
    errors: Diagnostics,
}

/// Code that an attribute adds, with diagnostics whose locations count tokens.
pub(crate) type Derived = Result<(String, Diagnostics), Diagnostics>;

/// Derives the code that the attribute adds.
///
/// # Errors
/// An error unrelated to the declaration.
pub(crate) fn derived(read: &Read, limits: &Limits) -> Result<Derived, Error> {
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
    pub(crate) fn read(&self) -> Result<Read, Error> {
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
    pub(crate) fn expansion(&self, derived: Derived) -> Result<Expansion, Error> {
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
