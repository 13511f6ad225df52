//! The model for tools that identify it by name only.

use super::context::{Context, mentions, size};
use super::functions;
use super::names::{Bindings, ident};
use super::rotations;
use super::system::depends_on_parameters;
use super::write::float;
use crate::ir::program::Shape;
use crate::model::{DataSet, Parameter, Variable};
use crate::quantity::Quantity;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Returns `Model` and `DynSystem` for `System<f64>`, if requested.
pub(super) fn model(context: &Context<'_>) -> TokenStream {
    if !context.header.expose.catalogue {
        return TokenStream::new();
    }
    let info = info(context);
    let arms: Vec<_> =
        context.plan.functions.iter().zip(&context.functions).map(|(f, name)| functions::arm(f, name)).collect();
    let evaluate = if arms.is_empty() {
        quote! {
            let _ = (function, arguments, out);
            Err(rt::EvaluateError::UnknownFunction)
        }
    } else {
        quote! {
            let at = rt::Arguments(arguments);
            match function { #(#arms,)* _ => Err(rt::EvaluateError::UnknownFunction) }
        }
    };
    let parameters: Vec<_> = context.parameters.iter().map(|(_, name)| ident(name)).collect();
    let count = size(parameters.len());
    let bound = Bindings::new(context.parameters.iter().map(|(_, name)| name), &[]);
    let (parameter_names, entries) = (&bound.names, bound.entries());
    let make_parameters =
        if parameters.is_empty() { quote!(Parameters::new()) } else { quote!(Parameters { #(#entries),* }) };
    let arms = context.plan.steppers.iter().map(|stepper| {
        let (name, marker) = (&stepper.method, ident(&stepper.type_name));
        quote! {
            if rt::same_name(name, #name) {
                return Some(visitor.visit::<::nonholonomic::methods::#marker>());
            }
        }
    });
    let visitor = if context.plan.steppers.is_empty() { quote!(let _ = (name, visitor);) } else { quote!() };
    let at = [("q", quote!(&state.q())), ("t", quote!(state.t))];
    let projector = context.call(&quote!(self), Quantity::ProjectorD, Shape::Matrix(context.k(), context.k()), &at);
    let drift =
        context.call(&quote!(self), Quantity::Drift, Shape::Vector(context.k()), &at).map(|drift| quote!(+ #drift));
    let levelled = [("q", quote!(q)), ("t", quote!(state.t))];
    let levelled = context.call(&quote!(self), Quantity::LevelCorrection, Shape::Vector(context.n()), &levelled);
    let levelled = levelled.map(|correction| {
        quote! {
            if let Ok(q) = rt::onto_level_set(state.q(), |q| #correction) {
                state = ::nonholonomic::State::of(state.t, q, state.w());
            }
        }
    });
    let moves = levelled.is_some();
    let (parameter_values, initial_state) = (parameter_values(context, &parameters, &bound), initial_state(context));
    let rotated = rotations::rotated(context, &quote!(state));
    let state = if rotated.is_empty() && !moves { quote!(*state) } else { quote!(state) };
    let projected = projector.map_or(state, |projector| {
        quote! {
            let projector = #projector;
            ::nonholonomic::State::of(state.t, state.q(), projector * (projector * state.w()) #drift)
        }
    });
    let turn = (!rotated.is_empty() || moves).then(|| {
        quote! {
            let mut state = *state;
            #(if let Ok(turned) = #rotated { state = turned; })*
            #levelled
        }
    });
    quote! {
        impl ::nonholonomic::catalogue::DynSystem for System<f64> {
            fn info(&self) -> &'static ::nonholonomic::catalogue::ModelInfo {
                <Self as ::nonholonomic::catalogue::Model>::INFO
            }

            fn evaluate(
                &self,
                function: &str,
                arguments: &[(&str, &[f64])],
                out: &mut [f64],
            ) -> Result<usize, rt::EvaluateError> {
                #evaluate
            }

            fn write_parameters(&self, out: &mut [f64]) -> usize {
                rt::copy(&[#(self.parameters.#parameters),*], out)
            }
        }

        impl ::nonholonomic::catalogue::Model for System<f64> {
            const INFO: &'static ::nonholonomic::catalogue::ModelInfo = #info;

            fn from_parameters(parameters: &[f64]) -> Result<Self, ParameterError> {
                let &[#(#parameter_names),*] = parameters else {
                    return Err(ParameterError::Count { expected: #count, found: parameters.len() });
                };
                Self::new(#make_parameters)
            }

            #parameter_values
            #initial_state

            fn state_from(&self, t: f64, q: &[f64], w: &[f64]) -> Option<State<f64>> {
                Some(::nonholonomic::State::of(t, rt::slice(q)?, rt::slice(w)?))
            }

            fn projected(&self, state: &State<f64>) -> State<f64> {
                #turn
                #projected
            }

            fn with_method<V>(name: &str, visitor: V) -> Option<V::Output>
            where
                V: ::nonholonomic::catalogue::MethodVisitor<Self>,
            {
                #visitor
                #(#arms)*
                None
            }
        }
    }
}

/// Returns `parameter_values`, if some parameters follow others.
fn parameter_values(context: &Context<'_>, parameters: &[Ident], bound: &Bindings) -> Option<TokenStream> {
    let (names, entries) = (&bound.names, bound.entries());
    let count = size(parameters.len());
    depends_on_parameters(context).then(|| {
        quote! {
            fn parameter_values(set: Option<&str>, given: &[(usize, f64)], out: &mut [f64]) -> Option<()> {
                Self::INFO.parameter_values(set, given, out)?;
                let parameters = {
                    let [#(#names),*] = *out.first_chunk::<#count>()?;
                    Parameters { #(#entries),* }
                };
                let keep = |i| given.iter().any(|(given, _)| *given == i);
                let parameters = parameters.follow(set.unwrap_or_default(), keep);
                let _ = rt::copy(&[#(parameters.#parameters),*], out);
                Some(())
            }
        }
    })
}

/// Returns `initial_state`, if a data set depends on parameters.
fn initial_state(context: &Context<'_>) -> Option<TokenStream> {
    context.header.about.data.iter().any(DataSet::depends).then(|| {
        quote! {
            fn initial_state(&self, set: &str) -> Option<State<f64>> {
                StateBuilder::new(Ok(*self)).data_set(set).map(|builder| builder.state)
            }
        }
    })
}

fn info(context: &Context<'_>) -> TokenStream {
    let (name, about) = (&context.header.name, context.header.about);
    let (text, source) = (option(about.text.as_deref()), option(about.source.as_deref()));
    let quantities = |quantities: &[Variable]| {
        let quantities = quantities.iter().map(|q| quantity(&q.name, q.unit.as_deref(), q.text.as_deref()));
        quote!(&[#(#quantities),*])
    };
    let (coordinates, velocities) = (quantities(&about.coordinates), quantities(&about.velocities));
    let invariants = about.invariants.iter().map(|name| quantity(name, None, None));
    let (momenta, constraints) = (about.momenta(), &about.constraints);
    let parameters = about.parameters.iter().map(|p| {
        let (quantity, positive) = (quantity(&p.name, p.unit.as_deref(), p.text.as_deref()), p.positive);
        let default = p.default.as_ref().map_or_else(
            || quote!(None),
            |value| {
                let value = float(value);
                quote!(Some(#value))
            },
        );
        quote!(ParameterInfo::new(#quantity, #default, #positive))
    });
    let data_sets = about.data.iter().map(|set| data_set(set, &about.parameters));
    let methods = context.plan.steppers.iter().map(|stepper| {
        let marker = ident(&stepper.type_name);
        quote!(MethodInfo::of::<Self, ::nonholonomic::methods::#marker>())
    });
    let functions = context.plan.functions.iter().map(functions::info);
    let rotations = rotations::info(context);
    let angles = about.angles.iter().map(|&i| size(i));
    let angles = (!about.angles.is_empty()).then(|| quote!(info.angles = &[#(#angles),*];));
    let inputs = &about.inputs;
    let inputs = (!inputs.is_empty()).then(|| quote!(info.inputs = &[#(#inputs),*];));
    let changes_energy = about.changes_energy.then(|| quote!(info.changes_energy = true;));
    let steps = about.steps().map(|(i, step)| {
        let (i, step) = (size(i), float(step));
        quote!((#i, #step))
    });
    let steps: Vec<_> = steps.collect();
    let steps = (!steps.is_empty()).then(|| quote!(info.steps = &[#(#steps),*];));
    let body = quote! {
        let mut info = ModelInfo::new(#name);
        info.text = #text;
        info.source = #source;
        info.coordinates = #coordinates;
        info.velocities = #velocities;
        info.momenta = &[#(#momenta),*];
        info.constraints = &[#(#constraints),*];
        info.parameters = &[#(#parameters),*];
        #inputs
        #changes_energy
        #angles
        #rotations
        info.invariants = &[#(#invariants),*];
        info.data_sets = &[#(#data_sets),*];
        #steps
        info.methods = &[#(#methods),*];
        info.functions = &[#(#functions),*];
        info
    };
    let types = ["DataSet", "FunctionInfo", "MethodInfo", "ModelInfo", "ParameterInfo", "Quantity"];
    let types = types.into_iter().filter(|name| mentions(&body, name)).map(ident);
    quote! {
        &{
            use ::nonholonomic::catalogue::{#(#types),*};
            #body
        }
    }
}

fn option(text: Option<&str>) -> TokenStream {
    text.map_or_else(|| quote!(None), |text| quote!(Some(#text)))
}

fn quantity(name: &str, unit: Option<&str>, text: Option<&str>) -> TokenStream {
    let (unit, text) = (option(unit), option(text));
    quote!(Quantity::new(#name, #unit, #text))
}

fn data_set(set: &DataSet, parameters: &[Parameter]) -> TokenStream {
    let (name, text) = (&set.name, option(set.text.as_deref()));
    let (q, w) = (set.coordinates.iter().map(float), set.velocities.iter().map(float));
    let parameters = set.differing(parameters).map(|(i, value)| {
        let (i, value) = (size(i), float(value));
        quote!((#i, #value))
    });
    let inputs = &set.inputs;
    quote! {
        DataSet {
            name: #name,
            text: #text,
            q: &[#(#q),*],
            w: &[#(#w),*],
            parameters: &[#(#parameters),*],
            inputs: &[#(#inputs),*],
        }
    }
}
