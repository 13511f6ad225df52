//! The vector field that a Taylor-series method follows, as recurrences.

use super::Parts;
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{Let, Statement};
use crate::targets::rust::series::Field;
use proc_macro2::TokenStream;
use quote::quote;

impl Parts<'_> {
    /// Returns `GeneratedStep::segments` of a method that follows a flow.
    pub(super) fn segments(&self) -> Option<TokenStream> {
        self.stepper.step.followed()?;
        Some(quote! {
            fn segments<M: Method>(
                setting: &Setting<Self, M>,
                motion: &Motion<Self>,
                u: Self::Samples,
                look: &mut dyn FnMut(rt::Segment<'_, T>),
            ) -> Result<(), StepError> {
                rt::segments(setting, motion, u, look)
            }
        })
    }

    /// Returns `impl Flow for Constants` of a method that follows a flow.
    pub(super) fn flow(&self) -> Option<TokenStream> {
        let step = &self.stepper.step;
        let follow = step.followed()?;
        let routine = follow.field.as_ref()?;
        let flow = &follow.flow;
        let writer = self.writer(routine);
        let before: Vec<&Let> = routine.statements.iter().filter_map(Statement::binding).collect();
        let before = before.into_iter().map(|binding| writer.binding(binding)).collect::<TokenStream>();
        let field = Field::of(&writer, &follow.series, &flow.variables);
        let (u, inputs) = self.inputs(routine);
        let step_size = self.context.locals.ident(self.stepper.step_size);
        let h =
            routine.parameters.contains(&self.stepper.step_size).then(|| quote!(let #step_size = setting.step_size();));
        let bindings = self.bindings(routine, &quote!(setting.system()), &quote!(*setting.constants()));
        let setting = if h.is_some() || !bindings.is_empty() { quote!(setting) } else { quote!(_) };
        let carried = self.unpacked(&writer, &self.reads_of(&flow.start), &quote!(motion.carried));
        let held = self.unpacked(&writer, &routine.reads, &quote!(motion.carried));
        let holding = if held.is_empty() { quote!(_) } else { quote!(motion) };
        let start = writer.array(&flow.start);
        let tolerance = writer.value(flow.span[1]);
        let option = self.stepper.options.first().map(|option| self.context.locals.ident(option.symbol));
        let motion = if carried.is_empty() { quote!(_) } else { quote!(motion) };
        let (remembering, remembered) = match follow.remembered {
            true => (quote!(motion), quote!(Some(&motion.memory.0))),
            false => (quote!(_), quote!(None)),
        };
        let Field { n, b, series, pattern, body } = field;
        Some(quote! {
            impl<T: Scalar> rt::Flow<#n, #b> for Constants<T> {
                fn origin<M: Method>(setting: &Setting<Self, M>, #motion: &Motion<Self>) -> ([T; #n], T) {
                    let [#option] = *setting.options();
                    #carried
                    (#start, #tolerance)
                }

                fn remembered(#remembering: &Motion<Self>) -> Option<&rt::Expansion<T, #n>> {
                    #remembered
                }

                #[inline(always)]
                fn field<M: Method>(
                    #setting: &Setting<Self, M>,
                    #holding: &Motion<Self>,
                    #u: Self::Samples,
                    #series: &mut rt::Series<T, #b>,
                    #pattern: [T; #n],
                ) -> [T; #n] {
                    #inputs
                    #held
                    #h
                    #bindings
                    #before
                    #body
                }
            }
        })
    }

    /// Returns the symbols that values read directly.
    fn reads_of(&self, values: &[Value]) -> Vec<Symbol> {
        values.iter().flat_map(|&value| self.context.graph().symbols_of(value)).copied().collect()
    }
}
