//! What is computed once and kept in a struct: values that depend on parameters, or on parameters and the step size.

use super::counts::{Bucket, Counts};
use super::context::Context;
use super::names::ident;
use super::write::{Block, Kept, Writer};
use crate::ir::graph::{Graph, Node, Stage, Symbol, Value};
use crate::tree::Function;
use proc_macro2::TokenStream;
use quote::quote;
use std::collections::BTreeSet;

/// The constants of a system or of a stepper.
pub(super) struct Constants {
    pub(super) kept: Kept,
    /// Operations of their construction.
    pub(super) counts: Counts,
    fields: TokenStream,
    construction: TokenStream,
    pub(super) reads_parameters: bool,
    reads_step: bool,
}

impl Constants {
    /// Collects from `roots` what is known before the first step and is not just a number or a symbol.
    pub(super) fn new(context: &Context<'_>, roots: &[Value], step: Option<Symbol>) -> Self {
        let (graph, locals) = (context.graph, &context.locals);
        let mut found = BTreeSet::new();
        let mut seen = BTreeSet::new();
        let mut open = roots.to_vec();
        while let Some(value) = open.pop() {
            if !seen.insert(value) {
                continue;
            }
            let operands = graph.node(value).operands();
            if graph.stage(value) > Stage::Step {
                open.extend(operands);
            } else if !operands.is_empty() {
                found.insert(value);
            }
        }
        let mut taken = locals.taken();
        let mut counter = 0;
        let kept: Kept = found.into_iter().map(|value| (value, taken.number("k", &mut counter))).collect();

        let values: Vec<Value> = kept.keys().copied().collect();
        let none = Kept::new();
        let mut writer = Writer::new(graph, locals, &none, &values);
        writer.count_in(Some(Bucket::Once));
        let mut block = Block::default();
        let written = writer.expressions(&mut block, &values);
        let lets = writer.finish(block);
        let names: Vec<_> = kept.values().map(|name| ident(name)).collect();
        let bindings = context.bindings(&writer, &quote!(parameters), &TokenStream::new());
        let step_name = step.filter(|&h| writer.reads(h)).map(|h| locals.ident(h));
        // The argument is called `h`, whatever the symbol is.
        let step_binding = step_name.as_ref().filter(|name| *name != "h").map(|name| quote!(let #name = h;));
        let docs = values.iter().map(|&value| {
            let formula = formula(graph, value);
            quote!(#[doc = #formula])
        });
        Constants {
            counts: writer.counts.clone(),
            fields: quote!(#(#docs #names: T,)*),
            construction: quote!(#bindings #step_binding #lets Constants { #(#names: #written),* }),
            reads_parameters: context.parameters.iter().any(|(symbol, _)| writer.reads(*symbol)),
            reads_step: step_name.is_some(),
            kept,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.kept.is_empty()
    }

    /// The struct `Constants<T>` and its constructor.
    pub(super) fn definition(&self, doc: &str) -> TokenStream {
        if self.is_empty() {
            return TokenStream::new();
        }
        let Constants { fields, construction, .. } = self;
        let parameters = self.reads_parameters.then(|| quote!(parameters: &Parameters<T>,));
        let step = self.reads_step.then(|| quote!(h: T));
        quote! {
            #[doc = #doc]
            #[derive(Clone, Copy, Debug)]
            struct Constants<T> { #fields }

            impl<T: Scalar> Constants<T> {
                fn new(#parameters #step) -> Self { #construction }
            }
        }
    }

    /// `Constants::new(…)`.
    pub(super) fn call(&self, parameters: &TokenStream) -> TokenStream {
        let parameters = self.reads_parameters.then(|| quote!(#parameters,));
        let step = self.reads_step.then(|| quote!(h));
        quote!(Constants::new(#parameters #step))
    }
}

/// ` J + m a^2` as a line of documentation, cut where it gets long.
fn formula(graph: &Graph, value: Value) -> String {
    let mut text = String::new();
    write_formula(graph, value, 0, &mut text);
    const LONGEST: usize = 90;
    if text.chars().count() > LONGEST {
        text = text.chars().take(LONGEST).collect::<String>() + " …";
    }
    format!(" `{text}`")
}

fn write_formula(graph: &Graph, value: Value, outer: u8, text: &mut String) {
    if text.len() > 400 {
        return;
    }
    let open = |text: &mut String, level: u8| {
        if level < outer {
            text.push('(');
        }
    };
    let close = |text: &mut String, level: u8| {
        if level < outer {
            text.push(')');
        }
    };
    let infix = |text: &mut String, level: u8, a: Value, operator: &str, b: Value, right: u8| {
        open(text, level);
        write_formula(graph, a, level, text);
        text.push_str(operator);
        write_formula(graph, b, right, text);
        close(text, level);
    };
    let call = |text: &mut String, name: &str, arguments: &[Value]| {
        text.push_str(name);
        text.push('(');
        for (i, &argument) in arguments.iter().enumerate() {
            if i > 0 {
                text.push_str(", ");
            }
            write_formula(graph, argument, 0, text);
        }
        text.push(')');
    };
    match graph.node(value) {
        Node::Constant(number) if number.is_integer() => text.push_str(&number.to_string()),
        Node::Constant(number) => text.push_str(&format!("({number})")),
        Node::Pi => text.push('π'),
        Node::Symbol(symbol) => text.push_str(&graph.symbol_info(*symbol).name),
        Node::Neg(a) => {
            open(text, 3);
            text.push('-');
            write_formula(graph, *a, 4, text);
            close(text, 3);
        }
        Node::Add(a, b) => infix(text, 1, *a, " + ", *b, 2),
        Node::Sub(a, b) => infix(text, 1, *a, " - ", *b, 2),
        Node::Mul(a, b) => infix(text, 2, *a, " ", *b, 3),
        Node::Div(a, b) => infix(text, 2, *a, "/", *b, 3),
        Node::Call(function, a) => call(text, Function::name(*function), &[*a]),
        Node::Abs(a) => call(text, "abs", &[*a]),
        Node::Atanh(a) => call(text, "atanh", &[*a]),
        Node::Atan2(y, x) => call(text, "atan2", &[*y, *x]),
        Node::DivOrZero(a, b) => infix(text, 2, *a, "/", *b, 3),
    }
}
