//! `State` and `StateBuilder`.

use super::context::{Context, describe, docs, size};
use super::formula;
use super::names::{Bindings, ident};
use super::rotations;
use super::system::{allow_names, of_parameters, set_names, vector_type};
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
    let (q_type, w_type) = (vector_type(context.n()), vector_type(context.k()));
    let entries = |names: &[String]| -> Vec<TokenStream> {
        names.iter().map(|name| ident(name)).map(|name| quote!(self.#name)).collect()
    };
    let (q, w) = (entries(&context.coordinates), entries(&context.velocities));
    let names = context.coordinates.iter().chain(&context.velocities).map(|name| ident(name)).collect::<Vec<_>>();
    let bound = Bindings::new(context.coordinates.iter().chain(&context.velocities), &["t"]);
    let (all, (q_names, w_names)) = (bound.entries(), bound.names.split_at(context.n()));
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

        impl<T: Scalar> State<T> {
            /// Returns the coordinates q.
            pub fn q(&self) -> #q_type { rt::vector([#(#q),*]) }

            /// Returns the velocities w.
            pub fn w(&self) -> #w_type { rt::vector([#(#w),*]) }
        }

        impl<T: Scalar> ::nonholonomic::State for State<T> {
            type Scalar = T;
            type Configuration = #q_type;
            type Velocity = #w_type;

            fn of(t: T, q: #q_type, w: #w_type) -> Self {
                let ([[#(#q_names),*]], [[#(#w_names),*]]) = (q.data.0, w.data.0);
                State { t, #(#all),* }
            }

            fn time(&self) -> T { self.t }
            fn configuration(&self) -> #q_type { self.q() }
            fn velocity(&self) -> #w_type { self.w() }
        }

        ::nonholonomic::__serialized!(State { t, #(#names),* });
        ::nonholonomic::__in_lanes!(State { t, #(#names),* });
    }
}

/// Returns `StateBuilder<T>`.
pub(super) fn builder(context: &Context<'_>) -> TokenStream {
    let (q_type, w_type) = (vector_type(context.n()), vector_type(context.k()));
    let idents = |names: &[String]| -> Vec<Ident> { names.iter().map(|name| ident(name)).collect() };
    let (coordinates, velocities) = (idents(&context.coordinates), idents(&context.velocities));
    let (coordinate_setters, velocity_setters) = (&context.setters.0, &context.setters.1);
    let allow = allow_names(context, context.coordinates.iter().chain(&context.velocities));

    let m = context.m();
    let from_rho = context.call(
        &quote!(system),
        Quantity::ToVelocities,
        Shape::Vector(context.k()),
        &[("q", quote!(&self.state.q())), ("rho", quote!(&rho)), ("t", quote!(self.state.t))],
    );
    let rho_type = vector_type(m);
    let rho_field = from_rho.is_some().then(|| quote!(rho: Option<#rho_type>,));
    let rho_none = from_rho.is_some().then(|| quote!(rho: None,));
    let rho_reset = from_rho.is_some().then(|| quote!(self.rho = None;));
    let rho_setter = from_rho.is_some().then(|| {
        quote! {
            /// Sets the momenta ρ on D*; `build` and `project` compute the velocities from them.
            pub fn rho(mut self, rho: impl Into<#rho_type>) -> Self {
                self.rho = Some(rho.into());
                self
            }
        }
    });
    let resolving = from_rho.is_some().then(|| quote!(mut));
    let rho_resolved = from_rho.map(|from_rho| {
        quote! {
            if let Some(rho) = self.rho {
                self = self.velocity(#from_rho);
            }
        }
    });

    // A macro of the runtime writes the setters, except those whose name the builder uses
    // otherwise.
    let setters = |names: &[String], fields: &[Ident], kind: &str, reset: Option<&TokenStream>| {
        let (same, others): (Vec<_>, Vec<_>) =
            names.iter().map(|name| ident(name)).zip(fields).partition(|(method, field)| method == *field);
        let same: Vec<_> = same.into_iter().map(|(method, _)| method).collect();
        let kind_of = ident(kind);
        let in_place = reset.map(|_| quote!(in place of rho));
        let listed = (!same.is_empty()).then(|| quote!(::nonholonomic::__setters!(#kind_of #in_place: #(#same),*);));
        let others = others.into_iter().map(|(method, field)| {
            let doc = docs(&format!("Sets the {kind} `{field}`."));
            quote! {
                #doc
                pub fn #method(mut self, value: T) -> Self {
                    self.state.#field = value;
                    #reset
                    self
                }
            }
        });
        quote!(#listed #(#others)*)
    };
    let coordinate_setters = setters(coordinate_setters, &coordinates, "coordinate", None);
    let velocity_setters = setters(velocity_setters, &velocities, "velocity", rho_reset.as_ref());
    let configuration = (!coordinates.is_empty()).then(|| {
        quote! {
            /// Sets all coordinates.
            pub fn configuration(mut self, q: impl Into<#q_type>) -> Self {
                self.state = ::nonholonomic::State::of(self.state.t, q.into(), self.state.w());
                self
            }
        }
    });
    let start = rotations::start(context);
    let builder_doc = docs(if context.header.about.groups.is_empty() {
        "Builds a [`State`]. Values that are not set are zero."
    } else {
        "Builds a [`State`]. Values that are not set are zero; those of a rotation matrix are the identity's."
    });
    let rotations = if context.header.about.groups.is_empty() { "" } else { " a matrix is not a rotation," };
    let has_levels = context.plan.functions.iter().any(|function| function.quantity == Quantity::LevelCorrection);
    let levels = if has_levels { " a holonomic constraint does not hold," } else { "" };
    let build_errors = docs(&format!(
        "If a parameter is invalid, a value is not finite,{rotations}{levels} the metric is not positive definite, or the\n\
         velocity is off the constraints by more than roundoff."
    ));
    let project = projection(context);
    let data_set = data_sets(context);
    quote! {
        #builder_doc
        #[derive(Clone, Copy, Debug)]
        #[must_use = "finish with `build` or `project`"]
        pub struct StateBuilder<T> {
            system: Result<System<T>, ParameterError>,
            state: State<T>,
            #rho_field
        }

        #allow
        impl<T: Scalar> StateBuilder<T> {
            /// Begins a state of the system.
            pub fn new(system: Result<System<T>, ParameterError>) -> Self {
                StateBuilder { system, state: rt::state_at(#start), #rho_none }
            }

            /// Sets the time.
            pub fn time(mut self, t: T) -> Self {
                self.state.t = t;
                self
            }

            #coordinate_setters
            #velocity_setters

            #configuration

            /// Sets all velocities.
            pub fn velocity(mut self, w: impl Into<#w_type>) -> Self {
                self.state = ::nonholonomic::State::of(self.state.t, self.state.q(), w.into());
                #rho_reset
                self
            }

            #rho_setter
            #data_set

            /// Returns the state.
            ///
            /// # Errors
            #build_errors
            pub fn build(self) -> Result<State<T>, StepError> {
                let (system, state) = self.resolve()?;
                ::nonholonomic::System::check(&system, &state)?;
                Ok(state)
            }

            #project

            /// Returns the system and the state, with the velocities computed from ρ if it is set.
            fn resolve(#resolving self) -> Result<(System<T>, State<T>), StepError> {
                let system = self.system?;
                #rho_resolved
                Ok((system, self.state))
            }
        }
    }
}

/// Returns `project`, if the program has the projector.
fn projection(context: &Context<'_>) -> Option<TokenStream> {
    let k = context.k();
    let at = [("q", quote!(&state.q())), ("t", quote!(state.t))];
    let projector = context.call(&quote!(system), Quantity::ProjectorD, Shape::Matrix(k, k), &at)?;
    let drift = context.call(&quote!(system), Quantity::Drift, Shape::Vector(k), &at).map(|drift| quote!(+ #drift));
    let levelled = [("q", quote!(q)), ("t", quote!(state.t))];
    let levelled = context.call(&quote!(system), Quantity::LevelCorrection, Shape::Vector(context.n()), &levelled);
    let levelled = levelled.map(|correction| {
        quote! {
            let q = rt::onto_level_set(state.q(), |q| #correction)?;
            state = ::nonholonomic::State::of(state.t, q, state.w());
        }
    });
    let rotated = rotations::rotated(context, &quote!(this.state));
    let map = if drift.is_some() { "w ↦ P w + w₀" } else { "w ↦ P w" };
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
            let (system, mut state) = #this.resolve()?;
            rt::finite_state(state.t, &state.q(), &state.w())?;
            #levelled
            let projector = #projector;
            // The projection is repeated: for v far from D, P v is off D by the roundoff of v, P P
            // v by the roundoff of P v.
            state = ::nonholonomic::State::of(state.t, state.q(), projector * (projector * state.w()) #drift);
            ::nonholonomic::System::check(&system, &state)?;
            Ok(state)
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
    let arms = sets.iter().map(|set| data_set(context, set, onto_constraints.is_some()));
    let (n, k) = (size(context.n()), size(context.k()));
    let numbers = (!sets.iter().all(DataSet::depends)).then(|| {
        let (q, configuration) = if context.n() == 0 {
            (quote!(_), None)
        } else {
            (quote!(q), Some(quote!(.configuration(rt::numbers(q)))))
        };
        quote! {
            /// Sets all coordinates and velocities.
            fn with_numbers(self, #q: [f64; #n], w: [f64; #k]) -> Self {
                self #configuration.velocity(rt::numbers(w))
            }
        }
    });
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
            None
        }

        #numbers
        #onto_constraints
    })
}

/// Returns the code of `data_set` for one data set.
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
    if !set.depends() {
        let (q, w) = (q.iter().map(float), w.iter().map(float));
        return quote! {
            if rt::same_name(name, #name) {
                return Some(self.with_numbers([#(#q),*], [#(#w),*]));
            }
        };
    }
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
