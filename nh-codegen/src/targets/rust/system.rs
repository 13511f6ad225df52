//! `Parameters` and `System`.

use super::constants::Kept;
use super::context::{Context, Form, describe, docs, size, words};
use super::formula;
use super::functions;
use super::names::{self, Taken, ident};
use super::rotations;
use super::write::float;
use crate::ir::program::Shape;
use crate::model::{DataSet, Variable, counted};
use crate::quantity::Quantity;
use crate::tree::{Tree, Var};
use nonholonomic_prepared::is_snake_case;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Returns `#[allow(non_snake_case)]` if a declared name needs it in a file. Lints do not check
/// expansions of attributes.
pub(super) fn allow_names<'n>(
    context: &Context<'_>,
    names: impl IntoIterator<Item = &'n String>,
) -> Option<TokenStream> {
    let needed = context.form == Form::File && names.into_iter().any(|name| !is_snake_case(name));
    needed.then(|| quote!(#[allow(non_snake_case, reason = "names as in the declaration")]))
}

pub(super) fn parameter_names(context: &Context<'_>) -> Vec<Ident> {
    context.parameters.iter().map(|(_, name)| ident(name)).collect()
}

pub(super) fn allow_parameters(context: &Context<'_>) -> Option<TokenStream> {
    allow_names(context, context.parameters.iter().map(|(_, name)| name))
}

pub(super) fn set_names(context: &Context<'_>) -> String {
    let names: Vec<String> = context.header.about.data.iter().map(|set| format!("`{}`", set.name)).collect();
    names.join(", ")
}

/// Returns `Parameters<T>` with a constructor for every data set that determines all of them.
pub(super) fn parameters(context: &Context<'_>) -> TokenStream {
    let allow = allow_parameters(context);
    let fields = context.header.about.parameters.iter().zip(parameter_names(context)).map(|(p, field)| {
        let mut text = describe(&p.name, p.unit.as_deref(), p.text.as_deref());
        if p.positive {
            text.push_str(" Positive.");
        }
        let doc = docs(&text);
        quote!(#doc pub #field: T)
    });
    let mut taken = Taken::new(["new", "with_derived", "follow", "default", "clone", "cast"]);
    let mut constructors = Vec::new();
    for set in &context.header.about.data {
        constructors.extend(parameter_set(context, set, &mut taken));
    }
    constructors.extend(following(context));
    let constructors = (!constructors.is_empty()).then(|| {
        quote! {
            impl<T: Scalar> Parameters<T> { #(#constructors)* }
        }
    });
    // Without parameters the type must still mention T.
    let marker = context.parameters.is_empty().then(|| quote!(scalar: ::core::marker::PhantomData<T>));
    let visible = if context.parameters.is_empty() { quote!() } else { quote!(#(#fields),*) };
    let names = parameter_names(context);
    quote! {
        /// The parameters of the system.
        #allow
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        pub struct Parameters<T> { #visible #marker }
        ::nonholonomic::__parameters!({ #(#names),* });
        #constructors
    }
}

fn parameter_set(context: &Context<'_>, set: &DataSet, taken: &mut Taken) -> Option<TokenStream> {
    if context.parameters.is_empty() {
        return None;
    }
    let values: Vec<_> = set.parameters.iter().cloned().collect::<Option<_>>()?;
    let name = ident(&taken.take(names::local(&set.name)));
    let doc =
        docs(&format!("Returns the parameters of the data set {}", describe(&set.name, None, set.text.as_deref())));
    let values = values.iter().zip(parameter_names(context)).map(|(value, field)| {
        let value = float(value);
        quote!(#field: #value)
    });
    Some(quote! {
        #doc
        pub fn #name() -> Self { Self::cast(Parameters { #(#values),* }) }
    })
}

/// Returns `with_derived`, and `follow` for the data sets, if parameters depend on others.
fn following(context: &Context<'_>) -> Option<TokenStream> {
    let header = context.header;
    let assign = |following: &[(usize, Tree<Var>)]| -> TokenStream {
        let fields = parameter_names(context);
        let assignments = following.iter().map(|(i, tree)| {
            let value = formula::expression(tree, &|var| of_parameters(context, var, &quote!(self)));
            let (index, field) = (size(*i), &fields[*i]);
            quote!(if !keep(#index) { self.#field = #value; })
        });
        assignments.collect()
    };
    if !depends_on_parameters(context) {
        return None;
    }
    let own = header.about.data.iter().filter(|set| set.following != header.about.following).map(|set| {
        let (name, assignments) = (&set.name, assign(&set.following));
        quote! {
            if rt::same_name(set, #name) {
                #assignments
                return self;
            }
        }
    });
    let defaults = assign(&header.about.following);
    let derived = (!header.about.following.is_empty()).then(|| {
        let names: Vec<String> =
            header.about.following.iter().map(|(i, _)| format!("`{}`", header.about.parameters[*i].name)).collect();
        let doc = docs(&format!(
            "Returns the parameters with these computed from the others by their default expressions: {}.",
            names.join(", ")
        ));
        quote! {
            #doc
            #[must_use]
            pub fn with_derived(self) -> Self { self.follow("", |_| false) }
        }
    });
    // Besides `with_derived`, the catalogue's `parameter_values` calls it.
    (derived.is_some() || header.expose.catalogue).then(|| {
        quote! {
            #derived

            /// Computes the parameters that depend on others in this data set, except those to keep.
            fn follow(mut self, set: &str, keep: impl Fn(usize) -> bool) -> Self {
                let _ = (set, &keep);
                #(#own)*
                #defaults
                self
            }
        }
    })
}

/// Returns whether the values of some parameters follow others.
pub(super) fn depends_on_parameters(context: &Context<'_>) -> bool {
    let header = context.header;
    !header.about.following.is_empty() || header.about.data.iter().any(|set| !set.following.is_empty())
}

/// Returns a parameter as a field of `place`.
pub(super) fn of_parameters(context: &Context<'_>, var: Var, place: &TokenStream) -> TokenStream {
    match var {
        Var::Parameter(i) => {
            let field = ident(&context.parameters[i].1);
            quote!(#place.#field)
        }
        other => {
            let message = format!("nh: {other:?} in a value that depends on parameters");
            quote!(::core::compile_error!(#message))
        }
    }
}

/// Returns `System<T>` with its functions.
pub(super) fn system(context: &Context<'_>) -> TokenStream {
    let constants = Kept::new(context, &context.plan.constants);
    let definition = constants.structure("Constants", &quote!(), " Constants: numbers that depend on parameters only.");
    let (field, construction, kept) = if constants.is_empty() {
        Default::default()
    } else {
        let (lets, value) = constants.construction(context, "Constants", &quote!(Parameters), &quote!(parameters));
        (quote!(constants: Constants<T>,), quote!(#lets let constants = #value;), quote!(constants,))
    };
    let checks = context.header.about.parameters.iter().zip(parameter_names(context)).map(|(p, field)| {
        let (name, check) = (&p.name, if p.positive { quote!(positive) } else { quote!(finite) });
        quote!(rt::#check(#name, parameters.#field)?;)
    });
    let methods = context
        .plan
        .functions
        .iter()
        .zip(&context.functions)
        .map(|(function, name)| functions::method(context, &constants, function, name));
    let doc = system_doc(context);
    let trait_impl = system_trait(context);
    quote! {
        #doc
        #[derive(Clone, Copy, Debug)]
        pub struct System<T> {
            parameters: Parameters<T>,
            #field
        }

        #definition

        impl<T: Scalar> System<T> {
            /// Creates the system with these parameters.
            ///
            /// # Errors
            /// If a parameter is not finite, or if it must be positive and is not.
            pub fn new(parameters: Parameters<T>) -> Result<Self, ParameterError> {
                #(#checks)*
                #construction
                Ok(System { parameters, #kept })
            }

            #(#methods)*
        }

        #trait_impl
    }
}

/// Returns the description and source of the model.
pub(super) fn text(context: &Context<'_>) -> String {
    let header = context.header;
    let mut text = header.about.text.as_deref().map_or_else(|| format!("The system `{}`.", header.name), words);
    if let Some(source) = &header.about.source {
        text.push_str(&format!("\n\n**Source**: {}", words(source)));
    }
    text
}

fn system_doc(context: &Context<'_>) -> TokenStream {
    let header = context.header;
    // In a file the struct is described, and this is beside it.
    let mut text = match context.form {
        Form::Expansion => text(context),
        Form::File => format!("The system `{}` with its parameters.", header.name),
    };
    let list = |names: Vec<String>| if names.is_empty() { "none".to_owned() } else { names.join(", ") };
    let names = |quantities: &[Variable]| list(quantities.iter().map(|q| format!("`{}`", q.name)).collect());
    text.push_str(if context.form == Form::File { " " } else { "\n\n" });
    text.push_str(&format!(
        "Coordinates q: {}; velocities w: {}; {}.",
        names(&header.about.coordinates),
        names(&header.about.velocities),
        counted(header.about.constraints.len(), "constraint")
    ));
    if context.m() > 0 {
        text.push_str(&format!(
            " Momenta ρ on D*: {}.",
            list(header.about.momenta().iter().map(|name| format!("`{name}`")).collect())
        ));
    }
    if !header.about.inputs.is_empty() {
        text.push_str(&format!(
            " Control inputs u: {}.",
            list(header.about.inputs.iter().map(|name| format!("`{name}`")).collect())
        ));
    }
    if !header.expose.all {
        text.push_str(
            " More functions on request: `expose = [multipliers, vector_field]` in the declaration adds these two.",
        );
    }
    docs(&text)
}

/// Returns the traits of the runtime for the system.
fn system_trait(context: &Context<'_>) -> TokenStream {
    let name = &context.header.name;
    let (k, r) = (context.k(), context.header.about.constraints.len());
    let inputs = &context.header.about.inputs;
    let input_count = size(inputs.len());
    let this = quote!(system);
    let q = [("q", quote!(&q)), ("t", quote!(state.t))];
    let qw = [("q", quote!(&q)), ("w", quote!(&w)), ("t", quote!(state.t))];
    let energy = context.call_required(&this, Quantity::Energy, Shape::Scalar, &qw);
    let mu = context.call_required(&this, Quantity::ConstraintMatrix, Shape::Matrix(r, k), &q);
    let metric = context.call_required(&this, Quantity::MassMatrix, Shape::Matrix(k, k), &q);
    let inverse = context.call_required(&this, Quantity::InverseMass, Shape::Matrix(k, k), &q);
    // μ w − b = μ (w − w₀)
    let relative = match context.call(&this, Quantity::Drift, Shape::Vector(k), &q) {
        Some(drift) => quote!((w - #drift)),
        None => quote!(w),
    };
    let levels = context.call(&this, Quantity::LevelCorrection, Shape::Vector(context.n()), &q);
    let levels = levels.map(|correction| quote!(levels #correction;));
    let (on_groups, defect) = (rotations::checks(context), rotations::defect(context));
    let check = (!on_groups.is_empty()).then(|| quote!(check { #on_groups }));
    quote! {
        ::nonholonomic::__system! {
            #name, inputs #input_count [#(#inputs),*], |system, state, q, w|
            energy #energy;
            constraints #mu, #relative;
            metric #metric, #inverse;
            #levels
            #check
            #defect
        }
    }
}
