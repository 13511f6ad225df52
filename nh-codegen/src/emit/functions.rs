//! The functions that a system exposes, as methods.

use super::context::{Context, docs, shape_type, size};
use super::kept::Constants;
use super::names::{self, ident};
use super::write::{Block, Writer};
use crate::ir::graph::Value;
use crate::ir::program::{Function, Shape};
use proc_macro2::TokenStream;
use quote::quote;

/// All values that functions return.
pub(super) fn roots(functions: &[Function]) -> Vec<Value> {
    functions.iter().flat_map(|f| f.output.values.iter().copied()).collect()
}

/// The method for one function.
pub(super) fn method(context: &Context<'_>, constants: &Constants, function: &Function, name: &str) -> TokenStream {
    let mut writer = Writer::new(context.graph, &context.locals, &constants.kept, &function.output.values);
    let mut block = Block::default();
    let values = writer.expressions(&mut block, &function.output.values);
    let result = shaped(function.output.shape, &values);
    let body = writer.finish(block);
    let bindings = context.bindings(&writer, &quote!(self.parameters), &quote!(self.constants));

    let mut arguments = Vec::new();
    let mut patterns = Vec::new();
    for input in &function.inputs {
        let argument = writer.fresh(&names::local(&input.name));
        let length = size(input.symbols.len());
        arguments.push(quote!(#argument: &SVector<T, #length>));
        if input.symbols.iter().any(|&s| writer.reads(s)) {
            let pattern = writer.pattern(&input.symbols);
            patterns.push(quote!(let [#pattern] = #argument.data.0;));
        } else {
            patterns.push(quote!(let _ = #argument;));
        }
    }
    let (name, output, doc) = (ident(name), shape_type(function.output.shape), docs(&function.doc));
    quote! {
        #doc
        pub fn #name(&self, #(#arguments),*) -> #output {
            #(#patterns)* #bindings #body #result
        }
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
pub(super) fn arm(function: &Function, method: &str) -> TokenStream {
    let (name, method) = (&function.name, ident(method));
    let arguments = function.inputs.iter().map(|input| {
        let name = &input.name;
        quote!(&rt::argument(arguments, #name)?)
    });
    let call = quote!(self.#method(#(#arguments),*));
    let write = match function.output.shape {
        Shape::Scalar => quote!(rt::write(&rt::vector([#call]), out)),
        Shape::Vector(_) | Shape::Matrix(..) => quote!(rt::write(&#call, out)),
        Shape::Tensor(..) => quote!(rt::write_all(&#call, out)),
    };
    quote!(#name => #write)
}

/// The entry of `ModelInfo::functions` for a function.
pub(super) fn info(function: &Function) -> TokenStream {
    let name = &function.name;
    let arguments = function.inputs.iter().map(|input| {
        let (name, length) = (&input.name, size(input.symbols.len()));
        quote!((#name, #length))
    });
    let shape: Vec<_> = match function.output.shape {
        Shape::Scalar => vec![],
        Shape::Vector(n) => vec![n],
        Shape::Matrix(rows, columns) => vec![rows, columns],
        Shape::Tensor(count, rows, columns) => vec![count, rows, columns],
    };
    let shape = shape.into_iter().map(size);
    quote!(FunctionInfo { name: #name, arguments: &[#(#arguments),*], shape: &[#(#shape),*] })
}
