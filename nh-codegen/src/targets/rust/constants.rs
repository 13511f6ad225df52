//! Constants that are computed once and stored in a struct: values that depend on parameters, or on
//! parameters and the step size.

use super::context::Context;
use super::names::ident;
use super::write::{Writer, formula};
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{Constants, Field, Routine};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

/// The constants of a system or of a stepper, ready to be written.
pub(super) struct Kept<'a> {
    constants: &'a Constants,
    /// Field names, in the order of the fields.
    names: Vec<Ident>,
    /// Field names by value.
    pub(super) fields: BTreeMap<Value, Ident>,
    /// Documentation of each field whose name is not its formula.
    docs: Vec<Option<String>>,
    writer: Writer<'a>,
}

impl<'a> Kept<'a> {
    pub(super) fn new(context: &'a Context<'_>, constants: &'a Constants) -> Self {
        let writer = Writer::of_constants(context.graph(), &context.locals, constants);
        let names: Vec<Ident> = constants
            .fields
            .iter()
            .map(|field| writer.name(field.value).cloned().unwrap_or_else(|| ident("unnamed")))
            .collect();
        let fields = constants.fields.iter().map(|field| field.value).zip(names.iter().cloned()).collect();
        let graph = context.graph();
        let doc = |field: &Field| (!field.is_described(graph)).then(|| format!(" `{}`", formula(graph, field.value)));
        let docs = constants.fields.iter().map(doc).collect();
        Kept { constants, names, fields, docs, writer }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    /// Returns whether the computation reads any of the parameters.
    pub(super) fn reads_parameters(&self, context: &Context<'_>) -> bool {
        context.parameters.iter().any(|(symbol, _)| self.reads(*symbol))
    }

    /// Returns whether the computation reads the symbol.
    pub(super) fn reads(&self, symbol: Symbol) -> bool {
        self.constants.reads.contains(&symbol)
    }

    /// Returns the struct with this name and a field for each constant; empty without constants.
    pub(super) fn structure(&self, name: &str, visibility: &TokenStream, doc: &str) -> TokenStream {
        if self.is_empty() {
            return TokenStream::new();
        }
        let (names, name) = (&self.names, ident(name));
        let docs = self.docs.iter().map(|doc| doc.as_ref().map(|doc| quote!(#[doc = #doc])));
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, Debug)]
            #visibility struct #name<T> { #(#docs #names: T,)* }
        }
    }

    /// Returns statements that compute the constants from the parameters of this type at this place,
    /// and a value of the struct with this name.
    pub(super) fn construction(
        &self,
        context: &Context<'_>,
        name: &str,
        kind: &TokenStream,
        parameters: &TokenStream,
    ) -> (TokenStream, TokenStream) {
        if self.is_empty() {
            return Default::default();
        }
        let (names, name) = (&self.names, ident(name));
        let bindings = context.parameter_bindings(&self.constants.reads, kind, parameters);
        let kept: Vec<Value> = self.constants.fields.iter().map(|field| field.value).collect();
        let lets = self.writer.lets(&self.constants.lets, &kept);
        (quote!(#bindings #lets), quote!(#name { #(#names),* }))
    }

    /// Returns `let`s for the fields of the struct with this name that a routine reads, from this
    /// place.
    pub(super) fn bindings(&self, routine: &Routine, name: &str, place: &TokenStream) -> TokenStream {
        self.some_bindings(routine, |_| true, name, place)
    }

    /// Returns [`Kept::bindings`] of these fields alone.
    pub(super) fn some_bindings(
        &self,
        routine: &Routine,
        wanted: impl Fn(Value) -> bool,
        name: &str,
        place: &TokenStream,
    ) -> TokenStream {
        let read =
            routine.fields.iter().filter(|&&i| self.constants.fields.get(i).is_some_and(|field| wanted(field.value)));
        let read: Vec<&Ident> = read.filter_map(|&i| self.names.get(i)).collect();
        let name = ident(name);
        match read.len() {
            0 => TokenStream::new(),
            n if n == self.names.len() => quote!(let #name { #(#read),* } = #place;),
            _ => quote!(let #name { #(#read,)* .. } = #place;),
        }
    }
}
