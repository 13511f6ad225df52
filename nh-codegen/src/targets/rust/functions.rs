//! The functions that a system exposes, as methods.

use super::constants::Kept;
use super::context::{Context, docs, output, shape_type, size};
use super::names::{self, ident};
use super::write::Writer;
use crate::cost;
use crate::ir::graph::Value;
use crate::ir::plan::{Let, PlannedFunction, Routine, Statement};
use crate::ir::program::{Output, Role, Shape};
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// Returns the method for one function.
pub(super) fn method(context: &Context<'_>, kept: &Kept<'_>, function: &PlannedFunction, name: &str) -> TokenStream {
    let routine = &function.routine;
    let mut writer = Writer::of_routine(context.graph(), &context.locals, &kept.fields, routine);
    let (statements, last) = without_last(routine);
    let (zero, result) = match last {
        Some(value) => (None, writer.unnamed(value)),
        None => shaped(&mut writer, output(function)),
    };
    // A function of a system contains no solves.
    let lets = statements.iter().filter_map(Statement::binding);
    let operands = last.map(|value| context.graph().node(value).operands());
    let results = operands.as_ref().map_or(&output(function).values[..], |operands| &operands[..]);
    let lets = writer.run(&writer.reading(|reading| reading.run(lets, results)));
    let parameters = context.parameter_bindings(&routine.parameters, &quote!(Parameters), &quote!(self.parameters));
    let constants = kept.bindings(routine, "Constants", &quote!(self.constants));

    let mut arguments = Vec::new();
    let mut patterns = Vec::new();
    for input in &function.inputs {
        if let (Role::Time, [t]) = (input.role, &input.symbols[..]) {
            let t = context.locals.ident(*t);
            arguments.push(quote!(#t: T));
            continue;
        }
        let is_read = input.symbols.iter().any(|s| routine.reads.contains(s));
        let name = names::local(input.role.name());
        let argument = if is_read { writer.fresh(&name) } else { format_ident!("_{name}") };
        let length = size(input.symbols.len());
        arguments.push(quote!(#argument: &SVector<T, #length>));
        if is_read {
            let pattern = writer.pattern(&input.symbols, |s| routine.reads.contains(&s));
            patterns.push(quote!(let [#pattern] = #argument.data.0;));
        }
    }
    // By convention `to_…` takes a `Copy` value by value, but a system may be large. The convention
    // applies to `&self` only.
    let this = if name.starts_with("to_") { quote!(self: &System<T>) } else { quote!(&self) };
    let (name, result_type, doc) = (ident(name), shape_type(output(function).shape), docs(&function.doc));
    quote! {
        #doc
        pub fn #name(#this, #(#arguments),*) -> #result_type {
            #(#patterns)* #parameters #constants #lets #zero #result
        }
    }
}

/// Splits off the last name if it is the only number that is returned.
fn without_last(routine: &Routine) -> (&[Statement], Option<Value>) {
    let result = match &routine.outputs[..] {
        [Output { shape: Shape::Scalar, values, .. }] => values.first().copied(),
        _ => None,
    };
    match routine.statements.split_last() {
        Some((Statement::Let(Let::Value { value, .. }), rest)) if Some(*value) == result => (rest, result),
        _ => (&routine.statements, None),
    }
}

/// Returns a result in its shape, after a `let` for 0 if it occurs often.
fn shaped(writer: &mut Writer<'_>, output: &Output) -> (Option<TokenStream>, TokenStream) {
    let graph = writer.graph();
    let is_zero = |value: &Value| graph.is_zero(*value);
    let matrices: Vec<(usize, usize, &[Value])> = match output.shape {
        Shape::Matrix(rows, columns) => vec![(rows, columns, &output.values)],
        Shape::Tensor(count, rows, columns) => {
            (0..count).map(|i| (rows, columns, &output.values[i * rows * columns..][..rows * columns])).collect()
        }
        Shape::Scalar | Shape::Vector(_) => Vec::new(),
    };
    let written = |&(rows, columns, values): &(usize, usize, &[Value])| {
        let dense = Layout::of(writer, rows, columns, values) == Layout::Dense;
        if dense { values.iter().filter(|value| is_zero(value)).count() } else { 0 }
    };
    let zeros = match output.shape {
        Shape::Vector(_) => output.values.iter().filter(|value| is_zero(value)).count(),
        _ => matrices.iter().map(written).sum(),
    };
    let name = (zeros > 1).then(|| writer.fresh("zero"));
    let value = |writer: &Writer<'_>, value: Value| match &name {
        Some(name) if graph.is_zero(value) => quote!(#name),
        _ => writer.value(value),
    };
    let matrix = |&(rows, columns, values): &(usize, usize, &[Value])| {
        let entry = |i: usize, j: usize| values[i * columns + j];
        match Layout::of(writer, rows, columns, values) {
            Layout::Zero => quote!(SMatrix::zeros()),
            Layout::Identity => quote!(SMatrix::identity()),
            Layout::Sparse => {
                let places = (0..rows).flat_map(|i| (0..columns).map(move |j| (i, j)));
                let entries = places.filter(|&(i, j)| !graph.is_zero(entry(i, j))).map(|(i, j)| {
                    let (value, i, j) = (writer.value(entry(i, j)), size(i), size(j));
                    quote!((#i, #j, #value))
                });
                quote!(rt::sparse([#(#entries),*]))
            }
            // The rows become the columns in which matrices are stored.
            Layout::Dense => {
                let columns = (0..columns).map(|j| {
                    let entries = (0..rows).map(|i| value(writer, entry(i, j)));
                    quote!([#(#entries),*])
                });
                quote!(rt::matrix([#(#columns),*]))
            }
        }
    };
    let result = match output.shape {
        Shape::Scalar => writer.value(output.values[0]),
        Shape::Vector(_) => {
            let values = output.values.iter().map(|&v| value(writer, v));
            quote!(rt::vector([#(#values),*]))
        }
        Shape::Matrix(..) => matrix(&matrices[0]),
        Shape::Tensor(..) => {
            let matrices = matrices.iter().map(matrix);
            quote!([#(#matrices),*])
        }
    };
    (name.map(|name| quote!(let #name = rt::lit::<T>(0.0);)), result)
}

/// The notation of a matrix.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layout {
    Zero,
    Identity,
    /// The few nonzero entries.
    Sparse,
    Dense,
}

impl Layout {
    fn of(writer: &Writer<'_>, rows: usize, columns: usize, values: &[Value]) -> Self {
        let graph = writer.graph();
        let count = values.iter().filter(|value| !graph.is_zero(**value)).count();
        let is_one = |i: usize| graph.is_one(values[i * columns + i]);
        if count == 0 {
            Layout::Zero
        } else if rows == columns && count == rows && (0..rows).all(is_one) {
            Layout::Identity
        } else if values.len() > cost::SMALL_MATRIX && 3 * count <= values.len() {
            Layout::Sparse
        } else {
            Layout::Dense
        }
    }
}

/// Returns the arm of `evaluate` for a function.
pub(super) fn arm(function: &PlannedFunction, method: &str) -> TokenStream {
    let (name, method) = (function.quantity.name(), ident(method));
    let arguments = function.inputs.iter().map(|input| {
        let name = input.role.name();
        match input.role {
            Role::Time => quote!(at.number(#name)?),
            _ => quote!(&at.get(#name)?),
        }
    });
    quote!(#name => rt::write(&self.#method(#(#arguments),*), out))
}

/// Returns the entry of `ModelInfo::functions` for a function.
pub(super) fn info(function: &PlannedFunction) -> TokenStream {
    let name = function.quantity.name();
    let arguments = function.inputs.iter().map(|input| {
        let (name, length) = (input.role.name(), size(input.symbols.len()));
        quote!((#name, #length))
    });
    let shape = output(function).shape.lengths().into_iter().map(size);
    quote!(FunctionInfo::new(#name, &[#(#arguments),*], &[#(#shape),*]))
}
