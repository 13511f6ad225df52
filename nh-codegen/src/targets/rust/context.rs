//! Context that all parts of the emission share.

use super::header::Header;
use super::names::{self, Locals, StateNames, Taken, ident};
use crate::ir::graph::{Graph, Symbol};
use crate::ir::plan::{Plan, PlannedFunction};
use crate::ir::program::{Output, Shape};
use crate::model::Variable;
use crate::quantity::Quantity;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::quote;

/// Destinations of generated code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A file, where lints check everything.
    File,
    /// An expansion of the attribute, where lints check the user's tokens only.
    Expansion,
}

/// A program, its header, and the names chosen for them.
pub(super) struct Context<'a> {
    pub(super) plan: &'a Plan,
    pub(super) header: &'a Header<'a>,
    pub(super) form: Form,
    pub(super) locals: Locals,
    /// Parameters: symbol and field name.
    pub(super) parameters: Vec<(Symbol, String)>,
    /// Fields of the state: coordinates, then velocities.
    pub(super) coordinates: Vec<String>,
    pub(super) velocities: Vec<String>,
    /// Setters of the state's builder for coordinates and velocities.
    pub(super) setters: (Vec<String>, Vec<String>),
    /// Method names of the program's functions.
    pub(super) functions: Vec<String>,
}

impl<'a> Context<'a> {
    pub(super) fn new(plan: &'a Plan, header: &'a Header<'a>, form: Form) -> Self {
        // Fields of the struct keep the names they have there.
        let mut taken = Taken::default();
        let parameters = plan
            .parameters
            .iter()
            .enumerate()
            .map(|(i, &symbol)| {
                let declared = header.about.parameters.get(i).map(|parameter| &parameter.name);
                let name = declared.unwrap_or(&plan.graph.symbol_info(symbol).name);
                (symbol, taken.take(names::public(name)))
            })
            .collect();
        let named = |names: &[Variable]| names.iter().map(|q| q.name.clone()).collect::<Vec<_>>();
        let StateNames { coordinates, velocities, setters } =
            names::of_state(&named(&header.about.coordinates), &named(&header.about.velocities));
        let mut taken = Taken::new(["new", "parameters", "initial", "state"]);
        let functions = plan.functions.iter().map(|f| taken.take(names::local(f.quantity.name()))).collect();
        Context {
            plan,
            header,
            form,
            locals: Locals::new(&plan.graph),
            parameters,
            coordinates,
            velocities,
            setters,
            functions,
        }
    }

    /// Returns the number of coordinates.
    pub(super) fn n(&self) -> usize {
        self.header.about.coordinates.len()
    }

    /// Returns the number of velocities.
    pub(super) fn k(&self) -> usize {
        self.header.about.velocities.len()
    }

    /// Returns the dimension of the distribution.
    pub(super) fn m(&self) -> usize {
        self.k() - self.header.about.constraints.len()
    }

    /// Returns the graph of all values.
    pub(super) fn graph(&self) -> &'a Graph {
        &self.plan.graph
    }

    /// Returns the `let` for the parameters among the read symbols, from a value of this type at
    /// this place.
    pub(super) fn parameter_bindings(&self, read: &[Symbol], kind: &TokenStream, place: &TokenStream) -> TokenStream {
        let read: Vec<_> = self.parameters.iter().filter(|(symbol, _)| read.contains(symbol)).collect();
        let names = |(symbol, field): &(Symbol, String)| (self.locals.ident(*symbol), ident(field));
        match &read[..] {
            [] => TokenStream::new(),
            [one] => {
                let (name, field) = names(one);
                quote!(let #name = #place.#field;)
            }
            _ => {
                let entries = read.iter().map(|parameter| match names(parameter) {
                    (name, field) if name == field => quote!(#name),
                    (name, field) => quote!(#field: #name),
                });
                let rest = (read.len() < self.parameters.len()).then(|| quote!(, ..));
                quote!(let #kind { #(#entries),* #rest } = #place;)
            }
        }
    }

    /// Returns the function for a quantity with this shape of result, if these arguments suffice.
    fn find(&self, quantity: Quantity, shape: Shape, arguments: &[&str]) -> Option<(&'a PlannedFunction, &str)> {
        let position = self.plan.functions.iter().position(|f| f.quantity == quantity)?;
        let function = &self.plan.functions[position];
        let known = function.inputs.iter().all(|input| arguments.contains(&input.role.name()));
        (known && output(function).shape == shape).then(|| (function, self.functions[position].as_str()))
    }

    /// Returns the method for a quantity and the names of its arguments, if these arguments suffice.
    pub(super) fn signature(
        &self,
        quantity: Quantity,
        shape: Shape,
        arguments: &[&str],
    ) -> Option<(Ident, Vec<Ident>)> {
        let (function, method) = self.find(quantity, shape, arguments)?;
        Some((ident(method), function.inputs.iter().map(|input| ident(input.role.name())).collect()))
    }

    /// Returns [`Context::call`] of a function that every system has.
    pub(super) fn call_required(
        &self,
        system: &TokenStream,
        quantity: Quantity,
        shape: Shape,
        arguments: &[(&str, TokenStream)],
    ) -> TokenStream {
        self.call(system, quantity, shape, arguments).expect("`scheme::system::functions` lists it always")
    }

    /// Returns `system.name(&q, &w)` with the given tokens as arguments, if the function exists.
    pub(super) fn call(
        &self,
        system: &TokenStream,
        quantity: Quantity,
        shape: Shape,
        arguments: &[(&str, TokenStream)],
    ) -> Option<TokenStream> {
        let names: Vec<&str> = arguments.iter().map(|(name, _)| *name).collect();
        let (function, method) = self.find(quantity, shape, &names)?;
        let method = ident(method);
        let given = function.inputs.iter().filter_map(|input| {
            arguments.iter().find(|(name, _)| *name == input.role.name()).map(|(_, tokens)| tokens.clone())
        });
        Some(quote!(#system.#method(#(#given),*)))
    }
}

/// Returns the output of a function.
pub(in crate::targets) fn output(function: &PlannedFunction) -> &Output {
    &function.routine.outputs[0]
}

/// Returns the Rust type of a shape.
pub(super) fn shape_type(shape: Shape) -> TokenStream {
    match shape {
        Shape::Scalar => quote!(T),
        Shape::Vector(n) => {
            let n = size(n);
            quote!(SVector<T, #n>)
        }
        Shape::Matrix(rows, columns) => {
            let (rows, columns) = (size(rows), size(columns));
            quote!(SMatrix<T, #rows, #columns>)
        }
        Shape::Tensor(count, rows, columns) => {
            let (count, rows, columns) = (size(count), size(rows), size(columns));
            quote!([SMatrix<T, #rows, #columns>; #count])
        }
    }
}

/// Returns whether this name occurs among the tokens.
pub(super) fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|tree| match tree {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// Returns a size as a literal without suffix.
pub(super) fn size(n: usize) -> proc_macro2::Literal {
    proc_macro2::Literal::usize_unsuffixed(n)
}

/// Returns documentation, line by line.
pub(super) fn docs(text: &str) -> TokenStream {
    let lines = text.trim_end().lines().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

/// Escapes a user's words for documentation: brackets are no links, angle brackets no HTML,
/// indentation no code.
pub(super) fn words(text: &str) -> String {
    let mut out = String::new();
    for line in text.trim().lines() {
        for c in line.trim().chars() {
            if matches!(c, '[' | ']' | '<' | '>' | '*' | '_' | '`' | '\\' | '#' | '|') {
                out.push('\\');
            }
            out.push(c);
        }
        out.push('\n');
    }
    out.trim_end().to_owned()
}

/// Returns `` `theta` (rad): heading ``.
pub(in crate::targets) fn describe(name: &str, unit: Option<&str>, text: Option<&str>) -> String {
    let unit = unit.map(|unit| format!(" ({})", words(unit))).unwrap_or_default();
    let text = text.map(|text| format!(": {}", words(text))).unwrap_or_default();
    format!("`{name}`{unit}{text}.")
}
