//! Code for rotation matrices among the coordinates.

use super::context::{Context, size};
use super::names::{Bindings, ident};
use crate::ir::program::Shape;
use crate::model::RotationBlock;
use crate::quantity::Quantity;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Returns the fields of R, column by column.
fn columns(context: &Context<'_>, rotation: &RotationBlock) -> Vec<Vec<Ident>> {
    let (d, first) = (rotation.dimension, rotation.first);
    (0..d).map(|j| (0..d).map(|i| ident(&context.coordinates[first + i * d + j])).collect()).collect()
}

/// Returns `rt::matrix([[state.R11, …], …])`.
fn matrix(context: &Context<'_>, rotation: &RotationBlock, state: &TokenStream) -> TokenStream {
    let columns = columns(context, rotation).into_iter().map(|column| quote!([#(#state.#column),*]));
    quote!(rt::matrix([#(#columns),*]))
}

/// Returns the coordinates of a new state if they include matrices, which are the identity.
pub(super) fn start(context: &Context<'_>) -> Option<TokenStream> {
    let rotations = &context.header.about.groups;
    let one = |i: usize| {
        rotations.iter().any(|r| {
            let inside = i.checked_sub(r.first).filter(|at| *at < r.dimension * r.dimension);
            inside.is_some_and(|at| at % (r.dimension + 1) == 0)
        })
    };
    let entries = (0..context.n()).map(|i| if one(i) { quote!(1.0) } else { quote!(0.0) });
    (!rotations.is_empty()).then(|| quote!(rt::numbers([#(#entries),*])))
}

/// Returns the statements of `check` that reject matrices which are no rotations.
pub(super) fn checks(context: &Context<'_>) -> TokenStream {
    let check = |rotation: &RotationBlock| {
        let (name, matrix) = (&rotation.name, matrix(context, rotation, &quote!(state)));
        quote!(rt::on_group(#name, &#matrix)?;)
    };
    context.header.about.groups.iter().map(check).collect()
}

/// Returns, for each matrix, an expression for the state with the nearest rotation in its place, or
/// an error.
pub(super) fn rotated(context: &Context<'_>, state: &TokenStream) -> Vec<TokenStream> {
    let one = |rotation: &RotationBlock| {
        let (name, matrix) = (&rotation.name, matrix(context, rotation, state));
        let (d, first) = (rotation.dimension, rotation.first);
        let bound = Bindings::new(&context.coordinates[first..first + d * d], &[]);
        let columns = (0..d).map(|j| bound.names.iter().skip(j).step_by(d)).map(|column| quote!([#(#column),*]));
        let entries = bound.entries();
        quote! {
            rt::rotation(#name, &#matrix).map(|turned| {
                let [#(#columns),*] = turned.data.0;
                State { #(#entries,)* ..#state }
            })
        }
    };
    context.header.about.groups.iter().map(one).collect()
}

/// Returns `group_defect_of` of the trait `System`.
pub(super) fn defect(context: &Context<'_>) -> Option<TokenStream> {
    let defect = context.call(&quote!(self), Quantity::GroupDefect, Shape::Scalar, &[("q", quote!(&state.q()))])?;
    Some(quote! {
        fn group_defect_of(&self, state: &State<T>) -> T {
            #defect
        }
    })
}

/// Returns the entry of `ModelInfo`.
pub(super) fn info(context: &Context<'_>) -> Option<TokenStream> {
    let rotations = &context.header.about.groups;
    let entries = rotations.iter().map(|rotation| {
        let (name, dimension, first) = (&rotation.name, size(rotation.dimension), size(rotation.first));
        quote!(::nonholonomic::catalogue::RotationInfo { name: #name, dimension: #dimension, first: #first })
    });
    (!rotations.is_empty()).then(|| quote!(info.rotations = &[#(#entries),*];))
}
