//! Shared context of all parts of the emission.

use super::header::Header;
use super::names::{self, Locals, StateNames, Taken, ident};
use crate::ir::graph::{Graph, Symbol};
use crate::ir::plan::{Plan, PlannedFunction};
use crate::ir::program::{Output, Shape};
use crate::model::Variable;
use crate::quantity::Quantity;
use proc_macro2::{TokenStream, TokenTree};
use quote::quote;

/// Places for generated code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// A file, in which lints look at everything.
    File,
    /// An expansion of the attribute, in which they look at the tokens of the user.
    Expansion,
}

/// A program, its header, and the names chosen for both.
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
    /// Setters of the state's builder, for both.
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

    /// Number of coordinates.
    pub(super) fn n(&self) -> usize {
        self.header.about.coordinates.len()
    }

    /// Number of velocities.
    pub(super) fn k(&self) -> usize {
        self.header.about.velocities.len()
    }

    /// Dimension of the distribution.
    pub(super) fn m(&self) -> usize {
        self.k() - self.header.about.constraints.len()
    }

    /// The arena of all values.
    pub(super) fn graph(&self) -> &'a Graph {
        &self.plan.graph
    }

    /// `let`s for the parameters among the symbols that are read, from that place.
    pub(super) fn parameter_bindings(&self, read: &[Symbol], place: &TokenStream) -> TokenStream {
        let read = self.parameters.iter().filter(|(symbol, _)| read.contains(symbol));
        read.map(|(symbol, field)| {
            let (name, field) = (self.locals.ident(*symbol), ident(field));
            quote!(let #name = #place.#field;)
        })
        .collect()
    }

    /// The function that gives a quantity and its shape of result, if its arguments are among those given.
    fn find(&self, quantity: Quantity, shape: Shape, arguments: &[&str]) -> Option<(&'a PlannedFunction, &str)> {
        let position = self.plan.functions.iter().position(|f| f.quantity == quantity)?;
        let function = &self.plan.functions[position];
        let known = function.inputs.iter().all(|input| arguments.contains(&input.role.name()));
        (known && output(function).shape == shape).then(|| (function, self.functions[position].as_str()))
    }

    /// [`Context::call`] of a function that every system has.
    pub(super) fn call_required(
        &self,
        system: &TokenStream,
        quantity: Quantity,
        shape: Shape,
        arguments: &[(&str, TokenStream)],
    ) -> TokenStream {
        self.call(system, quantity, shape, arguments).expect("`scheme::system::functions` lists it always")
    }

    /// `system.name(&q, &w)`, if there is such a function: its arguments are the given tokens.
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

/// Output of a function.
pub(super) fn output(function: &PlannedFunction) -> &Output {
    &function.routine.outputs[0]
}

/// The Rust type of a shape.
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

/// Does this name stand among the tokens?
pub(super) fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|tree| match tree {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

/// A size as a literal without suffix.
pub(super) fn size(n: usize) -> proc_macro2::Literal {
    proc_macro2::Literal::usize_unsuffixed(n)
}

/// Documentation, line by line.
pub(super) fn docs(text: &str) -> TokenStream {
    let lines = text.trim_end().lines().map(|line| if line.is_empty() { String::new() } else { format!(" {line}") });
    quote!(#(#[doc = #lines])*)
}

/// A user's words as documentation: brackets are no links, angle brackets no HTML, indentation no code.
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

/// `` `theta` (rad): heading ``
pub(super) fn describe(name: &str, unit: Option<&str>, text: Option<&str>) -> String {
    let unit = unit.map(|unit| format!(" ({})", words(unit))).unwrap_or_default();
    let text = text.map(|text| format!(": {}", words(text))).unwrap_or_default();
    format!("`{name}`{unit}{text}.")
}
