//! What is computed once and kept in a struct: values that depend on parameters, or on parameters and the step size.

use super::context::Context;
use super::names::ident;
use super::write::{Writer, formula};
use crate::ir::graph::{Symbol, Value};
use crate::ir::schedule::{Constants, Routine};
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
        Kept { constants, names, fields, writer }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.names.is_empty()
    }

    fn reads(&self, symbol: Symbol) -> bool {
        self.constants.reads.contains(&symbol)
    }

    /// Does the computation read any of the parameters?
    pub(super) fn reads_parameters(&self, context: &Context<'_>) -> bool {
        context.parameters.iter().any(|(symbol, _)| self.reads(*symbol))
    }

    /// The struct `Constants<T>` and its constructor.
    ///
    /// `given` are the step size and the options of a stepper.
    pub(super) fn definition(&self, context: &Context<'_>, given: &[Symbol], doc: &str) -> TokenStream {
        if self.is_empty() {
            return TokenStream::new();
        }
        let names = &self.names;
        let docs = self.constants.fields.iter().map(|field| {
            let formula = format!(" `{}`", formula(context.graph(), field.value));
            quote!(#[doc = #formula])
        });
        let bindings = context.parameter_bindings(&self.constants.reads, &quote!(parameters));
        let given = self.given(context, given);
        let parameters = self.reads_parameters(context).then(|| quote!(parameters: &Parameters<T>,));
        let kept: Vec<Value> = self.constants.fields.iter().map(|field| field.value).collect();
        let lets = self.writer.lets(&self.constants.lets, &kept);
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, Debug)]
            struct Constants<T> { #(#docs #names: T,)* }

            impl<T: Scalar> Constants<T> {
                fn new(#parameters #(#given: T),*) -> Self {
                    #bindings
                    #lets
                    Constants { #(#names),* }
                }
            }
        }
    }

    /// `Constants::new(…)`.
    pub(super) fn call(
        &self,
        context: &Context<'_>,
        given: &[(Symbol, TokenStream)],
        parameters: &TokenStream,
    ) -> TokenStream {
        let parameters = self.reads_parameters(context).then(|| quote!(#parameters,));
        let given = given.iter().filter(|(symbol, _)| self.reads(*symbol)).map(|(_, tokens)| tokens);
        quote!(Constants::new(#parameters #(#given),*))
    }

    /// Those of the step size and the options that the computation reads.
    fn given(&self, context: &Context<'_>, symbols: &[Symbol]) -> Vec<Ident> {
        symbols.iter().filter(|&&s| self.reads(s)).map(|&s| context.locals.ident(s)).collect()
    }

    /// `let`s for the fields that a routine reads, from that place.
    pub(super) fn bindings(&self, routine: &Routine, place: &TokenStream) -> TokenStream {
        let read: Vec<&Ident> = routine.fields.iter().filter_map(|&i| self.names.get(i)).collect();
        match read.len() {
            0 => TokenStream::new(),
            n if n == self.names.len() => quote!(let Constants { #(#read),* } = #place;),
            _ => quote!(let Constants { #(#read,)* .. } = #place;),
        }
    }
}
