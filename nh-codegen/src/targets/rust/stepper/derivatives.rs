//! Derivatives of a step.

use super::Parts;
use crate::ir::graph::Value;
use crate::ir::plan::Routine;
use crate::ir::program::{Output, Role, Shape, StepChart, StepDerivatives};
use crate::targets::rust::context::{mentions, size};
use crate::targets::rust::names::ident;
use crate::targets::rust::write::Writer;
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::ops::Range;

/// Groups of variables: role, type of the generated step, field of
/// [`Variables`](::nonholonomic::Variables), field of [`Linearised`](::nonholonomic::Linearised).
const GROUPS: [(Role, &str, &str, &str); 4] = [
    (Role::ByState, "State", "state", "a"),
    (Role::ByInputs, "Inputs", "inputs", "b"),
    (Role::ByParameters, "Parameters", "parameters", "p"),
    (Role::ByStep, "Step", "step", "h"),
];

impl Parts<'_> {
    /// Returns `LinearisedStep`, if steps are differentiated.
    pub(super) fn derivatives(&self) -> Option<TokenStream> {
        let derivatives = self.stepper.derivatives.as_ref()?;
        let rows = size(derivatives.adjoints.len());
        let types = GROUPS.map(|(role, of, ..)| {
            let (matrix, vector) = (ident(&format!("By{of}")), ident(of));
            match derivatives.variables.iter().find(|group| group.role == role) {
                Some(group) => {
                    let count = size(group.symbols.len());
                    quote!(type #matrix = SMatrix<T, #rows, #count>; type #vector = SVector<T, #count>;)
                }
                None => quote!(type #matrix = (); type #vector = ();),
            }
        });
        let (linearised, pushed, pulled) =
            (self.linearised(derivatives), self.pushed(derivatives), self.pulled(derivatives));
        let chart = derivatives.chart.as_ref().map(|chart| self.chart(derivatives, chart));
        let second = derivatives.second.as_ref().map(|routine| self.second(derivatives, routine));
        Some(quote! {
            impl<T: Scalar> rt::LinearisedStep for Constants<T> {
                type Numbers = SVector<T, #rows>;
                #(#types)*

                #linearised
                #pushed
                #pulled
            }

            #chart
            #second
        })
    }

    /// Returns the values of a group among the outputs, in a field with this name; () if the group
    /// does not exist.
    fn fields(
        &self,
        routine: &Routine,
        name: impl Fn(&'static str, &'static str) -> &'static str,
        value: impl Fn(&Writer<'_>, &Output) -> TokenStream,
    ) -> Vec<TokenStream> {
        let writer = self.writer(routine);
        let field = |(role, _, vector, matrix): (Role, &str, &'static str, &'static str)| {
            let field = ident(name(vector, matrix));
            let output = routine.outputs.iter().find(|output| output.role == role);
            let value = output.map_or_else(|| quote!(()), |output| value(&writer, output));
            quote!(#field: #value)
        };
        GROUPS.into_iter().map(field).collect()
    }

    fn linearised(&self, StepDerivatives { linearised: routine, .. }: &StepDerivatives<Routine>) -> TokenStream {
        let fields = self.fields(routine, |_, matrix| matrix, matrix);
        let (u, body) = self.stepping(routine, &quote!(*linearised = rt::Linearised { #(#fields),* };));
        quote! {
            fn advance_linearised<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                #u: Self::Samples,
                linearised: &mut rt::LinearisedOf<Self>,
            ) -> Result<(), StepError> {
                #body
            }
        }
    }

    fn pushed(&self, derivatives: &StepDerivatives<Routine>) -> TokenStream {
        let routine = &derivatives.pushed;
        let writer = self.writer(routine);
        let (u, body) = self.looking_ahead(routine);
        let directions = derivatives.variables.iter().filter_map(|group| {
            let read = group.symbols.iter().any(|symbol| routine.reads.contains(symbol));
            let (.., field, _) = GROUPS.into_iter().find(|(role, ..)| *role == group.role)?;
            let field = ident(field);
            let pattern = writer.pattern(&group.symbols, |symbol| routine.reads.contains(&symbol));
            read.then(|| quote!(let [#pattern] = along.#field.data.0;))
        });
        let values = routine.outputs.iter().flat_map(|output| output.values.iter().copied()).collect::<Vec<Value>>();
        let values = writer.array(&values);
        let body = quote!(#(#directions)* #body);
        let [setting, motion, along] = ["setting", "motion", "along"].map(|name| argument(name, &body));
        quote! {
            fn push<M: Method>(
                #setting: &Setting<Self, M>,
                #motion: &Motion<Self>,
                #u: Self::Samples,
                #along: &rt::VariablesOf<Self>,
            ) -> Result<Self::Numbers, StepError> {
                #body
                Ok(rt::vector(#values))
            }
        }
    }

    fn pulled(&self, derivatives: &StepDerivatives<Routine>) -> TokenStream {
        let routine = &derivatives.pulled;
        let writer = self.writer(routine);
        let (u, body) = self.looking_ahead(routine);
        let pattern = writer.pattern(&derivatives.adjoints, |symbol| routine.reads.contains(&symbol));
        let fields = self.fields(
            routine,
            |vector, _| vector,
            |writer, output| {
                let values = writer.array(&output.values);
                quote!(rt::vector(#values))
            },
        );
        let [setting, motion] = ["setting", "motion"].map(|name| argument(name, &body));
        quote! {
            fn pull<M: Method>(
                #setting: &Setting<Self, M>,
                #motion: &Motion<Self>,
                #u: Self::Samples,
                adjoint: &Self::Numbers,
            ) -> Result<rt::VariablesOf<Self>, StepError> {
                let [#pattern] = adjoint.data.0;
                #body
                Ok(rt::Variables { #(#fields),* })
            }
        }
    }

    /// Returns `ChartedStep`.
    fn chart(&self, derivatives: &StepDerivatives<Routine>, chart: &StepChart<Routine>) -> TokenStream {
        let way = |routine: &Routine| {
            let writer = self.writer(routine);
            let roles = [Role::ByParameters, Role::ByStep];
            let counts = roles.map(|role| {
                let group = derivatives.variables.iter().find(|group| group.role == role);
                group.map_or(0, |group| group.symbols.len())
            });
            // A part begins behind the last columns and ends after `count` of them, counted
            // backwards.
            let further = counts.iter().sum::<usize>();
            let part = |role: Role, behind: usize, count: Option<usize>| {
                let output = routine.outputs.iter().find(|output| output.role == role).expect("a chart has both");
                let Shape::Matrix(rows, columns) = output.shape else { unreachable!("charts are matrices") };
                let end = columns - behind;
                let first = count.map_or(0, |count| end - count);
                let (rows, count) = (size(rows), size(end - first));
                (quote!(SMatrix<T, #rows, #count>), some_columns(&writer, output, first..end))
            };
            let pair = |behind: usize, count: Option<usize>| {
                let (velocity_type, velocity) = part(Role::Velocity, behind, count);
                let (momenta_type, momenta) = part(Role::ReducedMomenta, behind, count);
                (quote!(#velocity_type, #momenta_type), quote!(velocity: #velocity, momenta: #momenta))
            };
            let chart = |behind: usize, count: usize| match count {
                0 => (quote!(()), quote!(())),
                count => {
                    let (types, fields) = pair(behind, Some(count));
                    (quote!(rt::Chart<#types>), quote!(rt::Chart { #fields, parameters: (), step: () }))
                }
            };
            let (types, fields) = pair(further, None);
            let (parameters_type, parameters) = chart(counts[1], counts[0]);
            let (step_type, step) = chart(0, counts[1]);
            let tally = routine.solves().then(|| quote!(let tally = motion.tally;));
            let value = quote! {
                rt::Chart { #fields, parameters: #parameters, step: #step }
                    .finite()
                    .ok_or_else(|| setting.non_finite(motion.tally))
            };
            (quote!(rt::Chart<#types, #parameters_type, #step_type>), quote!(#tally), value)
        };
        let (entry, tally, value) = way(&chart.entry);
        let writer = self.writer(&chart.entry);
        let seen = self.seen(&writer, &chart.entry);
        let start =
            (!seen.is_empty()).then(|| quote!(let start = <Self as rt::GeneratedStep>::state(setting, motion);));
        let computation = self.computation(&chart.entry, &writer);
        let enter = quote!(#tally #start #seen #computation #value);
        let (exit, tally, value) = way(&chart.exit);
        let body = self.body(&chart.exit, &self.writer(&chart.exit));
        let leave = quote!(#tally #body #value);
        quote! {
            impl<T: Scalar> rt::ChartedStep for Constants<T> {
                type Entry = #entry;
                type Exit = #exit;

                fn entry<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> Result<Self::Entry, StepError> {
                    #enter
                }

                fn exit<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> Result<Self::Exit, StepError> {
                    #leave
                }
            }
        }
    }

    /// Returns `CurvedStep`.
    fn second(&self, derivatives: &StepDerivatives<Routine>, routine: &Routine) -> TokenStream {
        let writer = self.writer(routine);
        let (u, body) = self.looking_ahead(routine);
        let pattern = writer.pattern(&derivatives.adjoints, |symbol| routine.reads.contains(&symbol));
        let ((state_type, state), (mixed_type, mixed), (inputs_type, inputs)) = (
            result(&writer, routine, Role::ByState),
            result(&writer, routine, Role::ByInputs),
            result(&writer, routine, Role::Inputs),
        );
        let weighted = derivatives.adjoints.iter().any(|symbol| routine.reads.contains(symbol));
        let (adjoint, unpacked) = match weighted {
            true => (ident("adjoint"), quote!(let [#pattern] = adjoint.data.0;)),
            false => (ident("_adjoint"), TokenStream::new()),
        };
        let [setting, motion] = ["setting", "motion"].map(|name| argument(name, &body));
        quote! {
            impl<T: Scalar> rt::CurvedStep for Constants<T> {
                type Second = rt::Second<#state_type, #mixed_type, #inputs_type>;

                fn second<M: Method>(
                    #setting: &Setting<Self, M>,
                    #motion: &Motion<Self>,
                    #u: Self::Samples,
                    #adjoint: &Self::Numbers,
                ) -> Result<Self::Second, StepError> {
                    #unpacked
                    #body
                    Ok(rt::Second { state: #state, mixed: #mixed, inputs: #inputs })
                }
            }
        }
    }
}

/// Returns a matrix of results.
fn matrix(writer: &Writer<'_>, output: &Output) -> TokenStream {
    let count = if let Shape::Matrix(_, count) = output.shape { count } else { 1 };
    some_columns(writer, output, 0..count)
}

/// Returns some columns of a matrix of results.
fn some_columns(writer: &Writer<'_>, output: &Output, which: Range<usize>) -> TokenStream {
    let count = if let Shape::Matrix(_, count) = output.shape { count } else { 1 };
    let columns = which.map(|j| {
        let column: Vec<Value> = output.values.iter().skip(j).step_by(count).copied().collect();
        writer.array(&column)
    });
    quote!(rt::matrix([#(#columns),*]))
}

/// Returns the type and value of the matrix with this role among the results; () if there is none.
fn result(writer: &Writer<'_>, routine: &Routine, role: Role) -> (TokenStream, TokenStream) {
    let output = routine.outputs.iter().find(|output| output.role == role);
    output.map_or((quote!(()), quote!(())), |output| {
        let (rows, columns) = if let Shape::Matrix(rows, columns) = output.shape { (rows, columns) } else { (1, 1) };
        let (rows, columns) = (size(rows), size(columns));
        (quote!(SMatrix<T, #rows, #columns>), matrix(writer, output))
    })
}

/// Returns the argument with this name, with an underscore if the body does not read it:
/// derivatives of linear steps do not read the motion.
fn argument(name: &str, body: &TokenStream) -> Ident {
    if mentions(body, name) { ident(name) } else { format_ident!("_{name}") }
}
