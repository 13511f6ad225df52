//! The system's vector fields, for integrators of any kind.

use super::context::{Context, size};
use super::names::ident;
use super::system::{allow_names, vector_type};
use crate::ir::program::Shape;
use proc_macro2::TokenStream;
use quote::quote;

/// `VectorField<OnDStar>`, where the program has the functions.
pub(super) fn on_d_star(context: &Context<'_>) -> TokenStream {
    let (n, k, m) = (context.n(), context.k(), context.header.momenta.len());
    let this = quote!(self);
    let at_point = [("q", quote!(&q)), ("rho", quote!(&rho)), ("u", quote!(&rt::vector(*inputs)))];
    let at_state = [("q", quote!(&state.q())), ("w", quote!(&state.w()))];
    let momenta = context.call(&this, "to_momenta", Shape::Vector(m), &at_state);
    let velocities = context.call(&this, "to_velocities", Shape::Vector(k), &at_point[..2]);
    let field = context.call(&this, "vector_field", Shape::Vector(n + m), &at_point);
    let (Some(momenta), Some(velocities), Some(field)) = (momenta, velocities, field) else {
        return TokenStream::new();
    };
    let jacobian = context.call(&this, "vector_field_jacobian", Shape::Matrix(n + m, n + m), &at_point);
    let space = quote!(::nh_runtime::fields::OnDStar);
    let (dimension, inputs) = (size(n + m), size(context.header.inputs.len()));
    let jacobian = jacobian.map(|jacobian| {
        quote! {
            fn jacobian(
                &self,
                _: &#space,
                point: &[T; #dimension],
                inputs: &[T; #inputs],
            ) -> Option<SMatrix<T, #dimension, #dimension>> {
                let (q, rho) = rt::split(point);
                let _ = inputs;
                Some(#jacobian)
            }
        }
    });
    let state = state(context, &velocities);
    quote! {
        impl<T: Scalar> ::nh_runtime::fields::VectorField<#space> for System<T> {
            type Point = [T; #dimension];
            type Jacobian = SMatrix<T, #dimension, #dimension>;

            fn field(&self, _: &#space, point: &[T; #dimension], inputs: &[T; #inputs]) -> [T; #dimension] {
                let (q, rho) = rt::split(point);
                let _ = inputs;
                let [field] = #field.data.0;
                field
            }

            #jacobian

            fn point_of(&self, _: &#space, state: &State<T>) -> [T; #dimension] {
                rt::join(&state.q(), &#momenta)
            }

            fn state_at(&self, _: &#space, t: T, point: &[T; #dimension]) -> State<T> {
                let (q, rho) = rt::split(point);
                #state
            }
        }
    }
}

/// The state of `q` and the velocities that the tokens compute.
fn state(context: &Context<'_>, velocities: &TokenStream) -> TokenStream {
    let names = |names: &[String]| names.iter().map(|name| ident(name)).collect::<Vec<_>>();
    let (q, w) = (names(&context.coordinates), names(&context.velocities));
    let (q_type, w_type) = (vector_type(context.n()), vector_type(context.k()));
    let allow = allow_names(context.coordinates.iter().chain(&context.velocities));
    quote! {
        let w: #w_type = #velocities;
        let q: #q_type = q;
        #allow
        let ([[#(#q),*]], [[#(#w),*]]) = (q.data.0, w.data.0);
        State { t, #(#q,)* #(#w),* }
    }
}
