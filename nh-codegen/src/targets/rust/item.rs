//! The user's struct and its methods.

use super::context::{Context, describe, docs, size};
use super::named;
use super::names::ident;
use super::system::{allow_parameters, parameter_names, text};
use super::write::float;
use crate::declaration::Scalar;
use nonholonomic_prepared::configured::{derives_default, documents};
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// Returns the fields for a struct that was written without fields.
pub(super) fn fields(context: &Context<'_>) -> Option<TokenStream> {
    if context.parameters.is_empty() || !context.header.item.fields.is_empty() {
        return None;
    }
    let scalar = scalar(context);
    let fields = context.header.about.parameters.iter().zip(parameter_names(context)).map(|(p, field)| {
        let doc = docs(&describe(&p.name, p.unit.as_deref(), p.text.as_deref()));
        quote!(#doc pub #field: #scalar)
    });
    Some(quote!(#(#fields),*))
}

/// Returns the struct.
pub(super) fn item(context: &Context<'_>, fields: Option<&TokenStream>) -> TokenStream {
    let attributes = allow_parameters(context);
    let item = &context.header.item;
    let documented = item.attributes.iter().any(|attribute| documents(&attribute.meta));
    let doc = (!documented).then(|| docs(&text(context)));
    let own = &item.attributes;
    let own = quote!(#doc #(#own)*);
    let (visibility, name, scalar) = (&item.visibility, &item.name, scalar(context));
    if let Some(fields) = fields {
        return quote!(#own #attributes #visibility struct #name { #fields });
    }
    if item.fields.is_empty() {
        return quote!(#own #attributes #visibility struct #name;);
    }
    let fields = item.fields.iter().map(|field| {
        let (attributes, visibility, name) = (&field.attributes, &field.visibility, ident(&field.parameter()));
        quote!(#(#attributes)* #visibility #name: #scalar)
    });
    quote!(#own #attributes #visibility struct #name { #(#fields),* })
}

/// Returns `Default` for a struct with generated fields, if every parameter has a default value.
pub(super) fn defaults(context: &Context<'_>) -> Option<TokenStream> {
    let item = &context.header.item;
    let is_derived = item.attributes.iter().any(|attribute| derives_default(&attribute.meta));
    if context.parameters.is_empty() || !item.fields.is_empty() || is_derived {
        return None;
    }
    let name = &item.name;
    let defaults: Option<Vec<_>> = context.header.about.parameters.iter().map(|p| p.default.as_ref()).collect();
    let values = defaults?.into_iter().zip(parameter_names(context)).map(|(value, field)| {
        let value = float(value);
        quote!(#field: #value)
    });
    Some(quote! {
        impl ::core::default::Default for #name {
            fn default() -> Self { #name { #(#values),* } }
        }
    })
}

/// Returns the type of the struct's fields.
fn scalar(context: &Context<'_>) -> TokenStream {
    match context.header.item.scalar {
        Scalar::F32 => quote!(f32),
        Scalar::F64 => quote!(f64),
    }
}

/// Returns the methods of the user's struct. They are in the user's scope, where `Result` may be
/// another type, so names are paths.
pub(super) fn methods(context: &Context<'_>, module: &Ident) -> TokenStream {
    let (name, scalar) = (&context.header.item.name, scalar(context));
    let fields = parameter_names(context);
    let visibility = &context.header.item.visibility;
    let integrate_with_inputs = integrate_with_inputs(context, module, &scalar);
    let integrate_with = integrate_with(context, module, &scalar);
    let with_derived = with_derived(context);
    let named = named(context, module, &scalar);
    let own = quote!(#with_derived #integrate_with #integrate_with_inputs);
    let own = (!own.is_empty()).then(|| quote!(impl #name { #own }));
    let sets = context.header.about.data.iter().map(|set| &set.name);
    let marker = context.plan.steppers.first().map(|stepper| ident(&stepper.type_name));
    quote! {
        ::nonholonomic::__declared!(#visibility #name, #module, #scalar { #(#fields),* }, [#(#sets),*] #marker);

        #own

        #named
    }
}

/// Returns the call that names the methods which not all structs have, with the first of the
/// system's steppers as the type argument.
fn named(context: &Context<'_>, module: &Ident, scalar: &TokenStream) -> Option<TokenStream> {
    let header = context.header;
    let (name, about) = (&header.item.name, header.about);
    let marker = context.plan.steppers.first().map(|stepper| ident(&stepper.type_name));
    let of_method = |method: &str, more: &TokenStream| {
        let method = ident(method);
        marker.as_ref().map(|marker| quote!(#method::<::nonholonomic::methods::#marker #more>))
    };
    let options = context.plan.steppers.iter().any(|stepper| !stepper.options.is_empty());
    let count = size(about.inputs.len());
    let inputs = quote!(, fn(#scalar, &#module::State<#scalar>) -> [#scalar; #count]);
    let methods = [
        (!about.following.is_empty()).then(|| quote!(with_derived)),
        of_method("integrate_with", &TokenStream::new()).filter(|_| options),
        of_method("integrate_with_inputs", &inputs).filter(|_| !about.inputs.is_empty()),
    ];
    let methods: Vec<_> = methods.into_iter().flatten().map(|method| quote!(#name::#method)).collect();
    named::of_functions(&methods)
}

/// Returns `with_derived`, if defaults depend on other parameters.
fn with_derived(context: &Context<'_>) -> Option<TokenStream> {
    let header = context.header;
    let (visibility, name, fields) = (&header.item.visibility, &header.item.name, parameter_names(context));
    let names: Vec<String> =
        header.about.following.iter().map(|(i, _)| format!("`{}`", header.about.parameters[*i].name)).collect();
    let doc = docs(&format!(
        "Returns the system with these parameters computed from the others by their default expressions: {}.",
        names.join(", ")
    ));
    (!names.is_empty()).then(|| {
        quote! {
            #doc
            #[must_use]
            #visibility fn with_derived(&self) -> Self {
                let parameters = self.parameters().with_derived();
                #name { #(#fields: parameters.#fields),* }
            }
        }
    })
}

/// Returns `integrate_with`, if a method has options.
fn integrate_with(context: &Context<'_>, module: &Ident, scalar: &TokenStream) -> Option<TokenStream> {
    let methods = context.plan.steppers.iter().filter(|stepper| !stepper.options.is_empty());
    let list: Vec<String> = methods
        .map(|stepper| {
            let names: Vec<&str> = stepper.options.iter().map(|option| option.declared.name.as_str()).collect();
            format!("`[{}]` for `{}`", names.join(", "), stepper.method)
        })
        .collect();
    let doc = docs(&format!(
        "Does the same as `integrate`, with values for the options of the method: {}. A method without options takes \
         `[]`.",
        list.join(", ")
    ));
    let visibility = &context.header.item.visibility;
    (!list.is_empty()).then(|| {
        quote! {
            #doc
            #visibility fn integrate_with<M>(
                &self,
                start: #module::State<#scalar>,
                h: #scalar,
                options: <#module::System<#scalar> as ::nonholonomic::Discretize<M>>::Options,
            ) -> ::nonholonomic::Integration<<#module::System<#scalar> as ::nonholonomic::Discretize<M>>::Stepper>
            where
                M: ::nonholonomic::Method,
                #module::System<#scalar>: ::nonholonomic::Discretize<M>,
            {
                let system = self.system().map_err(::nonholonomic::StepError::Parameter);
                ::nonholonomic::Integration::new(
                    system.and_then(|system| ::nonholonomic::Discretize::<M>::stepper_with(&system, &start, h, options)),
                )
            }
        }
    })
}

/// Returns `integrate_with_inputs`, if the system has control inputs.
fn integrate_with_inputs(context: &Context<'_>, module: &Ident, scalar: &TokenStream) -> Option<TokenStream> {
    let inputs = &context.header.about.inputs;
    let (visibility, count) = (&context.header.item.visibility, size(inputs.len()));
    let doc = docs(&format!(
        "Does the same as `integrate`, with control inputs ({}) that are a function of time and state. The method evaluates \
         the function at the times that its documentation gives, with the state at the beginning of the step.",
        inputs.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
    ));
    (!inputs.is_empty()).then(|| {
        quote! {
            #doc
            #visibility fn integrate_with_inputs<M, F>(
                &self,
                start: #module::State<#scalar>,
                h: #scalar,
                inputs: F,
            ) -> ::nonholonomic::Integration<
                ::nonholonomic::WithInputs<<#module::System<#scalar> as ::nonholonomic::Discretize<M>>::Stepper, F>,
            >
            where
                M: ::nonholonomic::Method,
                #module::System<#scalar>: ::nonholonomic::Discretize<M>,
                F: ::core::ops::FnMut(#scalar, &#module::State<#scalar>) -> [#scalar; #count],
            {
                let system = self.system().map_err(::nonholonomic::StepError::Parameter);
                let stepper = system.and_then(|system| ::nonholonomic::Discretize::<M>::stepper(&system, &start, h));
                ::nonholonomic::Integration::new(stepper.map(|stepper| ::nonholonomic::WithInputs::new(stepper, inputs)))
            }
        }
    })
}
