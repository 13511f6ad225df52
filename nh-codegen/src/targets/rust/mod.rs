//! From a program to Rust. Nothing here can fail, because verification has checked the program.
//!
//! [`tokens`] returns the tokens: the struct, its module with `Parameters`, `System`, `State`,
//! `StateBuilder` and one module for each method, and the struct's methods. [`format()`] turns
//! tokens into a file for version control.

mod constants;
pub(in crate::targets) mod context;
mod fields;
mod formula;
mod functions;
pub mod header;
mod info;
mod item;
mod layout;
mod named;
pub(in crate::targets) mod names;
mod rotations;
mod runs;
mod series;
mod solve;
mod state;
pub(in crate::targets) mod stepper;
mod system;
pub(in crate::targets) mod write;

pub use header::Header;

use crate::budget;
use crate::declaration::{Declaration, Name, Velocities};
use crate::ir::plan::Plan;
use crate::ir::program::{Program, Shape};
use crate::ir::verify::Verified;
use crate::origin::{Diagnostic, Diagnostics, Origin};
use context::{Context, Form, docs, output, words};
use layout::laid_out;
use names::ident;
use proc_macro2::TokenStream;
use quote::quote;

/// Generated code, in its two destinations.
#[derive(Clone, Debug, Default)]
pub struct Emitted {
    /// The fields of a struct that was written without fields: `pub m: f64, …`.
    pub fields: Option<TokenStream>,
    /// Items beside the struct: its module and its `impl`s.
    pub beside: TokenStream,
}

/// Returns notes on the declared names that generated code must change.
pub fn renamed(declaration: &Declaration) -> Diagnostics {
    let words = |names: &[&Name]| names.iter().map(|name| name.value.clone()).collect::<Vec<_>>();
    let parameters: Vec<&Name> = declaration.parameters.iter().map(|p| &p.name).collect();
    let coordinates: Vec<&Name> = declaration.coordinates.iter().map(|c| &c.name).collect();
    let velocities: Vec<Name> = match &declaration.velocities {
        Velocities::Quasi { names, .. } => names.clone(),
        Velocities::Coordinate => {
            let rate = |c: &&Name| Name::new(format!("{}_dot", c.value), c.origin.clone());
            coordinates.iter().map(rate).collect()
        }
    };
    let velocities: Vec<&Name> = velocities.iter().collect();
    let mut notes = Diagnostics::new();
    for (name, text) in names::renamed(&words(&parameters), &words(&coordinates), &words(&velocities)) {
        let mut all = parameters.iter().chain(&coordinates).chain(&velocities);
        let origin = all.find(|n| n.value == name).map_or(Origin::Whole, |n| n.origin.clone());
        notes.push(Diagnostic::note(origin, text));
    }
    notes
}

/// Returns the Rust code of a program, including the struct.
pub fn tokens(program: &Verified<Program>, header: &Header<'_>) -> TokenStream {
    let _forming = budget::forming("the generated code");
    let plan = Plan::of(program);
    let context = Context::new(&plan, header, Form::File);
    let Emitted { fields, beside } = emit(&context);
    let item = item::item(&context, fields.as_ref());
    quote!(#item #beside)
}

/// Returns the Rust code of a program for a caller that keeps the struct.
pub fn pieces(program: &Verified<Program>, header: &Header<'_>) -> Emitted {
    let _forming = budget::forming("the generated code");
    let plan = Plan::of(program);
    emit(&Context::new(&plan, header, Form::Expansion))
}

/// Returns the code that an attribute adds to its struct, as text beside the source: the struct
/// with its generated fields only, then the items beside it.
///
/// # Errors
/// If the generated code is not Rust, which cannot happen.
pub fn addition(program: &Verified<Program>, header: &Header<'_>) -> Result<String, syn::Error> {
    let Emitted { fields, beside } = pieces(program, header);
    let _forming = budget::forming("the text of the generated code");
    let (visibility, name) = (&header.item.visibility, &header.item.name);
    let body = fields.map_or_else(|| quote!(;), |fields| quote!({ #fields }));
    let file: syn::File = syn::parse2(quote!(#visibility struct #name #body #beside))?;
    Ok(laid_out(&prettyplease::unparse(&file)))
}

fn emit(context: &Context<'_>) -> Emitted {
    let (plan, header) = (context.plan, context.header);
    let module = ident(&header.module());
    let stepper::Emitted { tokens: steppers, summaries } = stepper::emit(context);
    let series = plan.steppers.iter().any(|stepper| stepper.step.followed().is_some());
    let module_doc = module_doc(header, &summaries, series);
    let visibility = &header.item.visibility;
    let (defaults, item_methods) = (item::defaults(context), item::methods(context, &module));
    let (parameters, system) = (system::parameters(context), system::system(context));
    let fields = fields::fields(context);
    let (state, builder, model) = (state::state(context), state::builder(context), info::model(context));
    let matrices = plan.functions.iter().any(|f| matches!(output(f).shape, Shape::Matrix(..) | Shape::Tensor(..)));
    let matrix = matrices.then(|| quote!(SMatrix,));
    let items = quote!(#parameters #state #builder #system #fields #steppers #model);
    let (alias, opening, all) = match context.form {
        Form::Expansion => (None, quote!(#visibility mod #module), None),
        // A file may have the name of its system; lints reject a module in a module with the same
        // name.
        Form::File => {
            let code = ident(&format!("{}_code", header.module().trim_end_matches('_')));
            let alias = quote!(#[doc(inline)] #visibility use self::#code as #module;);
            (Some(alias), quote!(#[doc(hidden)] #visibility mod #code), Some(named::of_items(&items)))
        }
    };
    let beside = quote! {
        #defaults

        #alias

        #module_doc
        #opening {
            use ::core::prelude::v1::*;
            use ::nonholonomic::generated as rt;
            use ::nonholonomic::nalgebra::{#matrix SVector};
            use ::nonholonomic::{ParameterError, Scalar, StepError};

            #items
            #all
        }

        #item_methods
    };
    Emitted { fields: item::fields(context), beside }
}

/// Returns the documentation of the module; `series` is whether a step is a flow by Taylor series.
fn module_doc(header: &Header<'_>, summaries: &[String], series: bool) -> TokenStream {
    let mut text = format!("The system `{}` and its steppers, generated from its declaration.\n", header.name);
    for note in &header.notes {
        text.push_str(&format!("\n{}\n", words(note)));
    }
    if !summaries.is_empty() {
        let order = if series { ", and one order of a series" } else { "" };
        text.push_str(&format!(
            "\nOperations per step, with one iteration or sweep of each implicit block{order}:\n\n"
        ));
        for summary in summaries {
            text.push_str(&format!("* {summary}\n"));
        }
    }
    docs(&text)
}

/// Returns a file for version control: a header, and the formatted tokens.
///
/// # Errors
/// If the tokens are not a Rust file, which cannot happen for those of [`tokens`].
pub fn format(tokens: TokenStream, header: &Header<'_>) -> Result<String, syn::Error> {
    let _forming = budget::forming("the text of the generated code");
    let file: syn::File = syn::parse2(tokens)?;
    let code = laid_out(&prettyplease::unparse(&file));
    Ok(format!(
        "// The system `{}`, generated by nh {} from its declaration. Do not edit: change the declaration and generate again.\n\
         //\n\
         // This file needs only the crate `nonholonomic`. It is the work of the declaration's author: it contains no code of the\n\
         // generator, and only the declaration's own licence applies to it.\n\n{code}",
        header.name,
        env!("CARGO_PKG_VERSION"),
    ))
}
