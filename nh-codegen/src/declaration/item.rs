//! The annotated struct: its fields are the parameters, its doc comment is the text.

use super::reader::unraw;
use super::tokens::{Token, flatten};
use crate::origin::{Diagnostic, Diagnostics, Origin, Stream};
use proc_macro2::{LineColumn, Span, TokenStream};
use syn::spanned::Spanned as _;

/// The annotated struct, kept for the emitter.
#[derive(Clone)]
pub struct Item {
    /// Attributes, including doc comments.
    pub attributes: Vec<syn::Attribute>,
    /// Visibility.
    pub visibility: syn::Visibility,
    /// Name.
    pub name: syn::Ident,
    /// Place of the name.
    pub name_origin: Origin,
    /// Fields, in order; empty for a unit struct.
    pub fields: Vec<Field>,
    /// The type of the fields; f64 without fields.
    pub scalar: Scalar,
    /// Whether the struct is `struct Name;`, to which the macro may add fields.
    pub unit: bool,
}

/// A field of the struct: a parameter.
#[derive(Clone)]
pub struct Field {
    /// Attributes, including doc comments.
    pub attributes: Vec<syn::Attribute>,
    /// Visibility.
    pub visibility: syn::Visibility,
    /// Name.
    pub name: syn::Ident,
    /// Place of the name.
    pub origin: Origin,
}

/// The type of the struct's numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scalar {
    /// `f32`
    F32,
    /// `f64`
    F64,
}

impl Scalar {
    /// Returns its name in Rust.
    pub fn name(self) -> &'static str {
        match self {
            Scalar::F32 => "f32",
            Scalar::F64 => "f64",
        }
    }
}

impl Item {
    /// Reads the annotated item.
    ///
    /// # Errors
    /// The item is not a struct, has generics or unnamed fields, or its fields are not all f64 or
    /// all f32.
    pub fn parse(item: TokenStream) -> Result<Item, Diagnostics> {
        // Spans count in the item's own text, whatever the spans of its tokens are.
        let item: TokenStream = match item.to_string().parse() {
            Ok(tokens) => tokens,
            Err(_) => return Err(Diagnostic::error(Origin::Whole, "expected a struct").into()),
        };
        let places = Places::new(item.clone());
        let parsed = syn::parse2::<syn::Item>(item).map_err(|error| {
            // The alternatives that syn lists are no help.
            let reason = error.to_string();
            let reason = if reason.contains("one of") { String::new() } else { format!(": {reason}") };
            Diagnostic::error(places.origin(error.span()), format!("expected a struct{reason}"))
        })?;
        let syn::Item::Struct(item) = parsed else {
            let help = "a system is declared on a struct whose fields are its parameters";
            return Err(Diagnostic::error(places.origin(parsed.span()), "expected a struct").help(help).into());
        };
        let mut errors = Diagnostics::new();
        if let (Some(open), Some(close)) = (item.generics.lt_token, item.generics.gt_token) {
            let origin = places.origin(open.span()).to(&places.origin(close.span()));
            let error = Diagnostic::error(origin, "the struct of a system has no generics");
            errors.push(error.help("its numbers are f64; the generated code is generic in the scalar by itself"));
        }
        if let Some(clause) = &item.generics.where_clause {
            errors
                .push(Diagnostic::error(places.origin(clause.span()), "the struct of a system has no `where` clause"));
        }
        let mut fields = Vec::new();
        let mut types: Vec<(Scalar, Origin)> = Vec::new();
        match &item.fields {
            syn::Fields::Unit => {}
            syn::Fields::Unnamed(unnamed) => {
                let error =
                    Diagnostic::error(places.origin(unnamed.span()), "the fields of a system's struct have names");
                errors.push(error.help("they are the parameters: `pub struct Sleigh { pub m: f64 }`"));
            }
            syn::Fields::Named(named) => {
                for field in &named.named {
                    let Some(name) = field.ident.clone() else { continue };
                    let origin = places.origin(name.span());
                    match scalar_of(&field.ty) {
                        Some(scalar) => types.push((scalar, places.origin(field.ty.span()))),
                        None => {
                            let message = format!("the parameter `{name}` must be f64 or f32");
                            errors.push(Diagnostic::error(places.origin(field.ty.span()), message));
                        }
                    }
                    let (attributes, visibility) = (field.attrs.clone(), field.vis.clone());
                    fields.push(Field { attributes, visibility, name, origin });
                }
            }
        }
        let scalar = types.first().map_or(Scalar::F64, |(scalar, _)| *scalar);
        if let Some((_, origin)) = types.iter().find(|(other, _)| *other != scalar) {
            let error = Diagnostic::error(origin.clone(), "all parameters have the same type");
            errors.push(error.label(types[0].1.clone(), format!("the first one is {}", scalar.name())));
        }
        errors.propagate()?;
        Ok(Item {
            name_origin: places.origin(item.ident.span()),
            attributes: item.attrs,
            visibility: item.vis,
            name: item.ident,
            fields,
            scalar,
            unit: matches!(item.fields, syn::Fields::Unit),
        })
    }

    /// Returns the text of the doc comment.
    pub fn text(&self) -> Option<String> {
        doc_text(&self.attributes)
    }
}

/// The output omits the syntax trees, whose `Debug` requires a feature of syn.
impl std::fmt::Debug for Item {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Item")
            .field("name", &self.name)
            .field("fields", &self.fields)
            .field("scalar", &self.scalar)
            .field("unit", &self.unit)
            .finish_non_exhaustive()
    }
}

impl std::fmt::Debug for Field {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Field").field("name", &self.name).finish_non_exhaustive()
    }
}

impl Field {
    /// Returns the name of the parameter: the field's, without the `r#` of a keyword.
    pub fn parameter(&self) -> String {
        unraw(&self.name.to_string()).to_owned()
    }

    /// Returns the text of the doc comment.
    pub fn text(&self) -> Option<String> {
        doc_text(&self.attributes)
    }
}

fn scalar_of(ty: &syn::Type) -> Option<Scalar> {
    let syn::Type::Path(path) = ty else { return None };
    if path.path.is_ident("f64") {
        Some(Scalar::F64)
    } else if path.path.is_ident("f32") {
        Some(Scalar::F32)
    } else {
        None
    }
}

/// Joins doc comments of one line each to one text.
fn doc_text(attributes: &[syn::Attribute]) -> Option<String> {
    let mut lines = Vec::new();
    for attribute in attributes.iter().filter(|a| a.path().is_ident("doc")) {
        if let syn::Meta::NameValue(syn::MetaNameValue {
            value: syn::Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(line), .. }),
            ..
        }) = &attribute.meta
        {
            lines.push(line.value().trim().to_owned());
        }
    }
    let text = lines.join("\n").trim().to_owned();
    (!text.is_empty()).then_some(text)
}

/// Map from syn's spans back to token indices.
struct Places {
    tokens: Vec<Token>,
    starts: Vec<LineColumn>,
}

impl Places {
    fn new(item: TokenStream) -> Places {
        let mut starts = Vec::new();
        collect_starts(item.clone(), &mut starts);
        Places { tokens: flatten(item, Stream::Item), starts }
    }

    fn origin(&self, span: Span) -> Origin {
        let index = |at: LineColumn| self.starts.partition_point(|start| *start <= at).saturating_sub(1);
        let first = index(span.start());
        // The last token of a span precedes the first token that starts at or after its end.
        let last = self.starts.partition_point(|start| *start < span.end()).saturating_sub(1).max(first);
        if last < self.tokens.len() { Origin::Tokens { stream: Stream::Item, first, last } } else { Origin::Whole }
    }
}

/// Collects the start of every token, in the order of [`flatten`].
fn collect_starts(tokens: TokenStream, starts: &mut Vec<LineColumn>) {
    for tree in tokens {
        match tree {
            proc_macro2::TokenTree::Group(group) => {
                let visible = group.delimiter() != proc_macro2::Delimiter::None;
                if visible {
                    starts.push(group.span_open().start());
                }
                collect_starts(group.stream(), starts);
                if visible {
                    starts.push(group.span_close().start());
                }
            }
            other => starts.push(other.span().start()),
        }
    }
}
