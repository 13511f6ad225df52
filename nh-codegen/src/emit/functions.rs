//! The functions that a system exposes, as methods.

use super::constants::Kept;
use super::context::{Context, docs, output, shape_type, size};
use super::names::{self, ident};
use super::write::Writer;
use crate::ir::graph::Value;
use crate::ir::program::{Output, Role, Shape};
use crate::ir::schedule::{Let, Piece, Routine, ScheduledFunction};
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// The method for one function.
pub(super) fn method(context: &Context<'_>, kept: &Kept<'_>, function: &ScheduledFunction, name: &str) -> TokenStream {
    let routine = &function.routine;
    let mut writer = Writer::of_routine(context.graph(), &context.locals, &kept.fields, routine);
    let (pieces, last) = without_last(routine);
    let values: Vec<TokenStream> = match last {
        Some(value) => vec![writer.unnamed(value)],
        None => output(function).values.iter().map(|&value| writer.value(value)).collect(),
    };
    let result = shaped(output(function).shape, &values);
    // A function of a system solves nothing.
    let lets: Vec<&Let> = pieces
        .iter()
        .filter_map(|piece| match piece {
            Piece::Let(binding) => Some(binding),
            Piece::Solve(_) => None,
        })
        .collect();
    let mut read = BTreeSet::new();
    match last {
        Some(value) => writer.read_by(&context.graph().node(value).operands(), &mut read),
        None => writer.read_by(&output(function).values, &mut read),
    }
    let lets = writer.run(&lets, &read);
    let parameters = context.parameter_bindings(&routine.parameters, &quote!(self.parameters));
    let constants = kept.bindings(routine, &quote!(self.constants));

    let mut arguments = Vec::new();
    let mut patterns = Vec::new();
    for input in &function.inputs {
        if let (Role::Time, [t]) = (input.role, &input.symbols[..]) {
            let t = context.locals.ident(*t);
            arguments.push(quote!(#t: T));
            continue;
        }
        let argument = writer.fresh(&names::local(input.role.name()));
        let length = size(input.symbols.len());
        arguments.push(quote!(#argument: &SVector<T, #length>));
        if input.symbols.iter().any(|s| routine.reads.contains(s)) {
            let pattern = writer.pattern(&input.symbols, |s| routine.reads.contains(&s));
            patterns.push(quote!(let [#pattern] = #argument.data.0;));
        } else {
            patterns.push(quote!(let _ = #argument;));
        }
    }
    let (name, result_type, doc) = (ident(name), shape_type(output(function).shape), docs(&function.doc));
    quote! {
        #doc
        pub fn #name(&self, #(#arguments),*) -> #result_type {
            #(#patterns)* #parameters #constants #lets #result
        }
    }
}

/// The last name is left out where it names the only number that is returned.
fn without_last(routine: &Routine) -> (&[Piece], Option<Value>) {
    let result = match &routine.outputs[..] {
        [Output { shape: Shape::Scalar, values, .. }] => values.first().copied(),
        _ => None,
    };
    match routine.pieces.split_last() {
        Some((Piece::Let(Let::Value { value, .. }), rest)) if Some(*value) == result => (rest, result),
        _ => (&routine.pieces, None),
    }
}

/// Values in their shape.
fn shaped(shape: Shape, values: &[TokenStream]) -> TokenStream {
    match shape {
        Shape::Scalar => {
            let value = &values[0];
            quote!(#value)
        }
        Shape::Vector(_) => quote!(rt::vector([#(#values),*])),
        Shape::Matrix(rows, columns) => matrix(rows, columns, values),
        Shape::Tensor(count, rows, columns) => {
            let matrices = (0..count).map(|i| matrix(rows, columns, &values[i * rows * columns..]));
            quote!([#(#matrices),*])
        }
    }
}

/// From rows to the columns that matrices are stored in.
fn matrix(rows: usize, columns: usize, values: &[TokenStream]) -> TokenStream {
    let columns = (0..columns).map(|j| {
        let entries = (0..rows).map(|i| &values[i * columns + j]);
        quote!([#(#entries),*])
    });
    quote!(rt::matrix([#(#columns),*]))
}

/// The arm of `evaluate` for a function.
pub(super) fn arm(function: &ScheduledFunction, method: &str) -> TokenStream {
    let (name, method) = (&function.name, ident(method));
    let arguments = function.inputs.iter().map(|input| {
        let name = input.role.name();
        match input.role {
            Role::Time => quote!(rt::argument::<1>(arguments, #name)?.x),
            _ => quote!(&rt::argument(arguments, #name)?),
        }
    });
    let call = quote!(self.#method(#(#arguments),*));
    let write = match output(function).shape {
        Shape::Scalar => quote!(rt::write(&rt::vector([#call]), out)),
        Shape::Vector(_) | Shape::Matrix(..) => quote!(rt::write(&#call, out)),
        Shape::Tensor(..) => quote!(rt::write_all(&#call, out)),
    };
    quote!(#name => #write)
}

/// The entry of `ModelInfo::functions` for a function.
pub(super) fn info(function: &ScheduledFunction) -> TokenStream {
    let name = &function.name;
    let arguments = function.inputs.iter().map(|input| {
        let (name, length) = (input.role.name(), size(input.symbols.len()));
        quote!((#name, #length))
    });
    let shape: Vec<_> = match output(function).shape {
        Shape::Scalar => vec![],
        Shape::Vector(n) => vec![n],
        Shape::Matrix(rows, columns) => vec![rows, columns],
        Shape::Tensor(count, rows, columns) => vec![count, rows, columns],
    };
    let shape = shape.into_iter().map(size);
    quote!(FunctionInfo { name: #name, arguments: &[#(#arguments),*], shape: &[#(#shape),*] })
}
