//! `State` and `StateBuilder`.

use super::context::{Context, describe, docs, size};
use super::formula;
use super::names::ident;
use super::rotations;
use super::system::{allow_names, of_parameters, set_names};
use super::write::{float, literal};
use crate::ir::program::Shape;
use crate::model::DataSet;
use crate::quantity::Quantity;
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Returns `State<T>`: named fields and vector views.
pub(super) fn state(context: &Context<'_>) -> TokenStream {
    let header = context.header;
    let allow = allow_names(context, context.coordinates.iter().chain(&context.velocities));
    let named = header.about.coordinates.iter().zip(&context.coordinates).map(|c| (c, "Coordinate"));
    let named = named.chain(header.about.velocities.iter().zip(&context.velocities).map(|v| (v, "Velocity")));
    let fields = named.map(|((quantity, name), kind)| {
        let text = describe(&quantity.name, quantity.unit.as_deref(), quantity.text.as_deref());
        let (doc, name) = (docs(&format!("{kind} {text}")), ident(name));
        quote!(#doc pub #name: T)
    });
    let (n, k) = (size(context.n()), size(context.k()));
    let idents = |names: &[String]| -> Vec<Ident> { names.iter().map(|name| ident(name)).collect() };
    let (q, w) = (idents(&context.coordinates), idents(&context.velocities));
    quote! {
        /// A state of the system: time, coordinates, velocities.
        #allow
        #[derive(Clone, Copy, Debug, Eq, PartialEq)]
        #[non_exhaustive]
        pub struct State<T> {
            /// Time.
            pub t: T,
            #(#fields),*
        }

        ::nonholonomic::__state!(#n: [#(#q),*], #k: [#(#w),*]);
    }
}

/// Returns `StateBuilder<T>`.
pub(super) fn builder(context: &Context<'_>) -> TokenStream {
    let allow = allow_names(context, context.coordinates.iter().chain(&context.velocities));
    let (n, k, m) = (size(context.n()), size(context.k()), size(context.m()));
    let to_velocities = context.signature(Quantity::ToVelocities, Shape::Vector(context.k()), &["q", "rho", "t"]);
    let to_velocities = to_velocities.map(|(name, arguments)| quote!(: #name(#(#arguments),*)));
    // The setters that the macro writes have the names of the fields. A name that the builder uses
    // otherwise has a setter with another name.
    let setters = |names: &[String], fields: &[String], kind: &str, reset: &TokenStream| -> (Vec<Ident>, TokenStream) {
        let (same, others): (Vec<_>, Vec<_>) = names.iter().zip(fields).partition(|(method, field)| method == field);
        let others = others.into_iter().map(|(method, field)| {
            let (doc, method, field) = (docs(&format!("Sets the {kind} `{field}`.")), ident(method), ident(field));
            quote! {
                #doc
                pub fn #method(mut self, value: T) -> Self {
                    self.state.#field = value;
                    #reset
                    self
                }
            }
        });
        (same.into_iter().map(|(method, _)| ident(method)).collect(), others.collect())
    };
    let (coordinate_names, velocity_names) = (&context.setters.0, &context.setters.1);
    let (q, q_setters) = setters(coordinate_names, &context.coordinates, "coordinate", &TokenStream::new());
    let (w, w_setters) = setters(velocity_names, &context.velocities, "velocity", &quote!(self.rho = None;));
    let start = rotations::start(context).map(|start| quote!(, start #start));
    let (data_set, project) = (data_sets(context), projection(context));
    let own = quote!(#q_setters #w_setters #data_set #project);
    let own = (!own.is_empty()).then(|| quote!(#allow impl<T: Scalar> StateBuilder<T> { #own }));
    quote! {
        ::nonholonomic::__state_builder!(#allow #n: [#(#q),*], #k: [#(#w),*], #m #to_velocities #start);

        #own
    }
}

/// Returns `project`, if the program has the projector.
fn projection(context: &Context<'_>) -> Option<TokenStream> {
    let k = context.k();
    let at = [("q", quote!(&state.q())), ("t", quote!(state.t))];
    let projector = context.call(&quote!(system), Quantity::ProjectorD, Shape::Matrix(k, k), &at)?;
    let drift = context.call(&quote!(system), Quantity::Drift, Shape::Vector(k), &at);
    let levelled = [("q", quote!(q)), ("t", quote!(state.t))];
    let levelled = context.call(&quote!(system), Quantity::LevelCorrection, Shape::Vector(context.n()), &levelled);
    let levelled = levelled.map(|correction| {
        quote! {
            let q = rt::onto_level_set(state.q(), |q| #correction)?;
            state = ::nonholonomic::State::of(state.t, q, state.w());
        }
    });
    let mutable = levelled.is_some().then(|| quote!(mut));
    let rotated = rotations::rotated(context, &quote!(this.state));
    let map = if drift.is_some() { "w ↦ P w + w₀" } else { "w ↦ P w" };
    let drift = drift.map_or(quote!(None), |drift| quote!(Some(#drift)));
    let (mut doc, mut errors) = (
        format!("Returns the state with its velocity moved g-orthogonally onto the constraints: {map}."),
        "Those of [`build`](Self::build), except for velocities off the constraints.".to_owned(),
    );
    if levelled.is_some() {
        doc = format!(
            "Returns the state with its configuration moved onto the level set of the holonomic constraints by Newton's \
             method, and its velocity then moved g-orthogonally onto the constraints: {map}."
        );
        errors =
            "Those of [`build`](Self::build), except for configurations and velocities off the constraints. Also if \
             Newton's method does not reach the level set."
                .to_owned();
    }
    let mut this = quote!(self);
    let mut turn = None;
    if !rotated.is_empty() {
        doc.push_str(
            " Before that, its matrices are replaced by the nearest rotations, their orthogonal polar factors.",
        );
        errors.push_str(
            " A matrix need not be a rotation, but a reflection is an error, because it has no nearest rotation.",
        );
        this = quote!(this);
        turn = Some(quote! {
            let mut this = self;
            rt::finite_state(this.state.t, &this.state.q(), &this.state.w())?;
            #(this.state = #rotated?;)*
        });
    }
    let doc = docs(&format!("{doc}\n\n# Errors\n{errors}"));
    Some(quote! {
        #doc
        pub fn project(self) -> Result<State<T>, StepError> {
            #turn
            let (system, #mutable state) = #this.resolve()?;
            rt::finite_state(state.t, &state.q(), &state.w())?;
            #levelled
            rt::projected(&system, state, &#projector, #drift)
        }
    })
}

/// Returns the named initial data.
fn data_sets(context: &Context<'_>) -> Option<TokenStream> {
    let sets = &context.header.about.data;
    if sets.is_empty() {
        return None;
    }
    let onto_constraints = onto_constraints(context);
    let (depending, fixed): (Vec<&DataSet>, Vec<&DataSet>) = sets.iter().partition(|set| set.depends());
    let arms = depending.into_iter().map(|set| data_set(context, set, onto_constraints.is_some()));
    let rows = fixed.iter().map(|set| {
        let (name, q, w) = (&set.name, set.coordinates.iter().map(float), set.velocities.iter().map(float));
        quote!((#name, [#(#q),*], [#(#w),*]))
    });
    let found = if fixed.is_empty() {
        quote!(None)
    } else {
        quote! {
            let (q, w) = rt::data_set(name, &[#(#rows),*])?;
            Some(self.configuration(rt::numbers(q)).velocity(rt::numbers(w)))
        }
    };
    let depends = if sets.iter().any(DataSet::depends) {
        " Values that depend on parameters are computed from the system's."
    } else {
        ""
    };
    let doc = docs(&format!(
        "Sets the coordinates and velocities to those of a data set: {}. Returns `None` for any other name.{depends}",
        set_names(context)
    ));
    Some(quote! {
        #doc
        pub fn data_set(self, name: &str) -> Option<Self> {
            #(#arms)*
            #found
        }

        #onto_constraints
    })
}

/// Returns the code of `data_set` for a data set that depends on parameters.
fn data_set(context: &Context<'_>, set: &DataSet, projects: bool) -> TokenStream {
    let name = &set.name;
    let vector = |numbers: &[BigRational], formulas: &[(usize, Tree<Var>)]| {
        let values = numbers.iter().enumerate().map(|(i, value)| match formulas.iter().find(|(j, _)| *j == i) {
            None => literal(value),
            Some((_, tree)) => formula::expression(tree, &|var| match var {
                Var::Coordinate(i) => {
                    let field = ident(&context.coordinates[i]);
                    quote!(this.state.#field)
                }
                var => of_parameters(context, var, &quote!(system.parameters)),
            }),
        });
        if formulas.is_empty() {
            let numbers = numbers.iter().map(float);
            return quote!(rt::numbers([#(#numbers),*]));
        }
        quote!(rt::vector([#(#values),*]))
    };
    let from = set.projected_from.as_ref().filter(|_| projects);
    let (q, w) = from.map_or((&set.coordinates, &set.velocities), |(q, w)| (q, w));
    let (q, w) = (vector(q, &set.coordinate_formulas), vector(w, &set.velocity_formulas));
    let configuration = (!set.coordinates.is_empty()).then(|| quote!(.configuration(#q)));
    let formulas = [&set.coordinate_formulas, &set.velocity_formulas];
    let reads =
        formulas.into_iter().flatten().any(|(_, tree)| tree.variables().iter().any(|v| matches!(v, Var::Parameter(_))));
    // Without a system there is no state either; `build` reports the reason.
    let system = reads.then(|| quote!(let Ok(system) = self.system else { return Some(self) };));
    let project = from.map(|_| quote!(.onto_constraints()));
    quote! {
        if rt::same_name(name, #name) {
            #system
            let this = self #configuration;
            return Some(this.velocity(#w) #project);
        }
    }
}

/// Returns `onto_constraints`, if a data set requests it.
fn onto_constraints(context: &Context<'_>) -> Option<TokenStream> {
    if !context.header.about.data.iter().any(|set| set.projected_from.is_some()) {
        return None;
    }
    let k = context.k();
    let projector =
        context.call(&quote!(system), Quantity::ProjectorD, Shape::Matrix(k, k), &[("q", quote!(&self.state.q()))])?;
    let rotated = rotations::rotated(context, &quote!(self.state));
    let mutable = (!rotated.is_empty()).then(|| quote!(mut));
    let doc = docs(if rotated.is_empty() {
        "Moves the velocity onto the constraints."
    } else {
        "Moves each matrix to the nearest rotation, if it has one, and then the velocity onto the constraints."
    });
    Some(quote! {
        #doc
        fn onto_constraints(#mutable self) -> Self {
            let Ok(system) = self.system else { return self };
            #(if let Ok(turned) = #rotated { self.state = turned; })*
            let projector = #projector;
            // The projection is repeated, as in `project`.
            self.velocity(projector * (projector * self.state.w()))
        }
    })
}
