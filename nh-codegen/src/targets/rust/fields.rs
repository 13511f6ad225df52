//! The system's vector fields, for integrators of any kind.

use super::context::{Context, mentions, output, size};
use super::names::ident;
use crate::ir::program::{Role, Shape};
use crate::quantity::Quantity;
use proc_macro2::TokenStream;
use quote::{format_ident, quote};

/// A phase space whose points are q and a number of momenta.
struct Space {
    /// Its type.
    name: TokenStream,
    binding: TokenStream,
    /// The name and number of the momenta.
    momenta: (&'static str, usize),
    /// The functions: momenta of (q, w), velocities of (q, momenta), the field.
    functions: [Quantity; 3],
    /// The field's Jacobian, if the program has it.
    jacobian: Option<Quantity>,
    /// Arguments of the field beside the point and the inputs.
    more: Vec<(&'static str, TokenStream)>,
}

/// Returns the `VectorField` of every phase space for which the program has the functions.
pub(super) fn fields(context: &Context<'_>) -> TokenStream {
    let (k, m) = (context.k(), context.m());
    let path = |name: &str| {
        let name = ident(name);
        quote!(::nonholonomic::fields::#name)
    };
    let cotangent = |name: &str, field| Space {
        name: path(name),
        binding: quote!(_),
        momenta: ("p", k),
        functions: [Quantity::Momenta, Quantity::VelocitiesOfMomenta, field],
        jacobian: None,
        more: Vec::new(),
    };
    let on_d_star = Space {
        name: path("OnDStar"),
        binding: quote!(_),
        momenta: ("rho", m),
        functions: [Quantity::ToMomenta, Quantity::ToVelocities, Quantity::VectorField],
        jacobian: Some(Quantity::VectorFieldJacobian),
        more: Vec::new(),
    };
    let mut fields = field(context, &on_d_star).unwrap_or_default();
    fields.extend(field(context, &cotangent("Cotangent", Quantity::CotangentVectorField)));
    fields.extend(field(context, &cotangent("Extended", Quantity::ExtendedVectorField)));
    fields.extend(feedback(context));
    fields
}

/// Returns the field of one space.
fn field(context: &Context<'_>, space: &Space) -> Option<TokenStream> {
    let (n, k) = (context.n(), context.k());
    let (p, count) = (space.momenta.0, space.momenta.1);
    let (this, local, dimension) = (quote!(self), ident(p), n + count);
    let [of_velocity, to_velocity, field] = space.functions;
    let time = ("t", quote!(t));
    let mut at_point = vec![("q", quote!(&q)), (p, quote!(&#local)), time, ("u", quote!(&rt::vector(*inputs)))];
    let at_state = [("q", quote!(&state.q())), ("w", quote!(&state.w())), ("t", quote!(state.t))];
    let momenta = context.call(&this, of_velocity, Shape::Vector(count), &at_state)?;
    let velocities = context.call(&this, to_velocity, Shape::Vector(k), &at_point[..3])?;
    let square = Shape::Matrix(dimension, dimension);
    let jacobian = space.jacobian.and_then(|jacobian| context.call(&this, jacobian, square, &at_point));
    at_point.extend(space.more.iter().cloned());
    let field = context.call(&this, field, Shape::Vector(dimension), &at_point)?;
    let (dimension, inputs) = (size(dimension), size(context.header.about.inputs.len()));
    let (name, binding) = (&space.name, &space.binding);
    let unread =
        |name: &str, call: &TokenStream| if mentions(call, name) { ident(name) } else { format_ident!("_{name}") };
    let jacobian = jacobian.map(|jacobian| {
        let (t, u) = (unread("t", &jacobian), unread("inputs", &jacobian));
        quote! {
            fn jacobian(
                &self,
                _: &#name,
                #t: T,
                point: &[T; #dimension],
                #u: &[T; #inputs],
            ) -> Option<SMatrix<T, #dimension, #dimension>> {
                let (q, #local) = rt::split(point);
                Some(#jacobian)
            }
        }
    });
    let (t, u) = (unread("t", &field), unread("inputs", &field));
    Some(quote! {
        impl<T: Scalar> ::nonholonomic::fields::VectorField<#name> for System<T> {
            type Point = [T; #dimension];
            type Jacobian = SMatrix<T, #dimension, #dimension>;

            fn field(
                &self,
                #binding: &#name,
                #t: T,
                point: &[T; #dimension],
                #u: &[T; #inputs],
            ) -> [T; #dimension] {
                let (q, #local) = rt::split(point);
                let [field] = #field.data.0;
                field
            }

            #jacobian

            fn point_of(&self, _: &#name, state: &State<T>) -> [T; #dimension] {
                rt::join(&state.q(), &#momenta)
            }

            fn state_at(&self, _: &#name, t: T, point: &[T; #dimension]) -> State<T> {
                let (q, #local) = rt::split(point);
                ::nonholonomic::State::of(t, q, #velocities)
            }
        }
    })
}

/// Returns the `FeedbackField` with its vector field for a system without inputs: inputs would
/// change the levels.
fn feedback(context: &Context<'_>) -> Option<TokenStream> {
    if !context.header.about.inputs.is_empty() {
        return None;
    }
    let functions = &context.plan.functions;
    let find = |quantity: Quantity| functions.iter().find(|function| function.quantity == quantity);
    let arguments = &find(Quantity::FeedbackVectorField)?.inputs;
    let gains = arguments.iter().find(|input| input.role == Role::Gains)?.symbols.len();
    let Shape::Vector(levels) = output(find(Quantity::FeedbackLevels)?).shape else { return None };
    let this = quote!(self);
    let at_state = [("q", quote!(&q)), ("w", quote!(&state.w()))];
    let momenta = context.call(&this, Quantity::Momenta, Shape::Vector(context.k()), &at_state)?;
    let at_point = [("q", quote!(&q)), ("p", quote!(&p))];
    let values = context.call(&this, Quantity::FeedbackLevels, Shape::Vector(levels), &at_point)?;
    let (gains, levels) = (size(gains), size(levels));
    let name = quote!(::nonholonomic::fields::Feedback<[T; #gains], [T; #levels]>);
    let field = field(
        context,
        &Space {
            name: name.clone(),
            binding: quote!(feedback),
            momenta: ("p", context.k()),
            functions: [Quantity::Momenta, Quantity::VelocitiesOfMomenta, Quantity::FeedbackVectorField],
            jacobian: None,
            more: vec![
                ("gains", quote!(&rt::vector(feedback.gains))),
                ("levels", quote!(&rt::vector(feedback.levels))),
            ],
        },
    )?;
    Some(quote! {
        impl<T: Scalar> ::nonholonomic::fields::FeedbackField for System<T> {
            type Gains = [T; #gains];
            type Levels = [T; #levels];

            fn feedback(&self, state: &State<T>, gains: [T; #gains]) -> #name {
                let q = state.q();
                let p = #momenta;
                let [levels] = #values.data.0;
                ::nonholonomic::fields::Feedback { gains, levels }
            }
        }

        #field
    })
}
