//! A step, and the observed state between steps.

use super::{Memory, Parts, position};
use crate::ir::graph::{Symbol, Value};
use crate::ir::plan::{Check, Guess, Routine};
use crate::ir::program::Role;
use crate::targets::rust::context::{mentions, size};
use crate::targets::rust::names::ident;
use crate::targets::rust::solve::{Divided, divided, flow, plain, predictor, solution};
use crate::targets::rust::write::Writer;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

impl Parts<'_> {
    /// Returns the carried numbers, parameters, constants and statements of a routine with access
    /// to the stepper's setting and its motion.
    pub(super) fn body(&self, routine: &Routine, writer: &Writer<'_>) -> TokenStream {
        let [first, _] = self.divided_body(routine, writer, routine.outputs.len());
        first
    }

    /// Returns [`Parts::body`] in two parts: the statements for its first results, and those for
    /// the others alone.
    fn divided_body(&self, routine: &Routine, writer: &Writer<'_>, results: usize) -> [TokenStream; 2] {
        let [first, rest] = self.divided_computation(routine, writer, results);
        let mut reads = routine.reads.clone();
        // If the step is a flow, the runtime reads its initial values.
        if routine.followed().is_some() {
            let values: Vec<Value> = routine.outputs.iter().flat_map(|output| output.values.iter().copied()).collect();
            let places = [&first, &rest, &writer.array(&values)];
            reads.retain(|&symbol| places.iter().any(|tokens| mentions(tokens, &writer.symbol(symbol).to_string())));
        }
        let branches = routine.outputs.iter().any(|output| output.role == Role::Branch);
        let lost = branches.then(|| {
            // The error of a lost branch contains the momenta.
            let groups = self.stepper.carried.iter().filter(|group| group.role == Role::ReducedMomenta);
            let momenta: Vec<Symbol> = groups.flat_map(|group| group.symbols.iter().copied()).collect();
            reads.extend(&momenta);
            let rho = writer.pattern(&momenta, |_| true);
            quote!(let lost = move || setting.branch_lost(#rho, tally);)
        });
        let inputs = self.unpacked(writer, &reads, &quote!(motion.carried));
        [quote!(#inputs #lost #first), rest]
    }

    /// Returns the parameters, constants and statements of a routine with access to the stepper's
    /// setting.
    pub(super) fn computation(&self, routine: &Routine, writer: &Writer<'_>) -> TokenStream {
        let [first, _] = self.divided_computation(routine, writer, routine.outputs.len());
        first
    }

    /// Returns [`Parts::computation`] in two parts. Constants of the second part are unpacked
    /// there: an optimiser that meets them earlier keeps them on the stack.
    fn divided_computation(&self, routine: &Routine, writer: &Writer<'_>, results: usize) -> [TokenStream; 2] {
        let read = |symbol| routine.parameters.contains(&symbol);
        let step_size = self.context.locals.ident(self.stepper.step_size);
        let h = read(self.stepper.step_size).then(|| quote!(let #step_size = setting.step_size();));
        let options = self.stepper.options.iter().any(|option| read(option.symbol)).then(|| {
            let pattern = self.option_pattern(read);
            quote!(let #pattern = *setting.options();)
        });
        let parameters = self.parameter_bindings(routine, &quote!(setting.system()));
        let Divided { first, rest, read_first } = divided(writer, routine, results);
        let constants = |wanted: &dyn Fn(Value) -> bool| {
            self.kept.some_bindings(routine, wanted, "Constants", &quote!(*setting.constants()))
        };
        let (early, late) = (constants(&|v| read_first.contains(&v)), constants(&|v| !read_first.contains(&v)));
        [quote!(#h #options #parameters #early #first), quote!(#late #rest)]
    }

    /// Returns the control inputs at all sample times of the step, unpacked.
    pub(super) fn inputs(&self, routine: &Routine) -> (TokenStream, TokenStream) {
        let reads = &routine.reads;
        let samples = &self.stepper.samples;
        if !samples.iter().flat_map(|sample| &sample.symbols).any(|s| reads.contains(s)) {
            // A flow receives the samples packed.
            let name = if routine.followed().is_some() { quote!(u) } else { quote!(_) };
            return (name, TokenStream::new());
        }
        let writer = self.writer(routine);
        let patterns = samples.iter().map(|sample| writer.pattern(&sample.symbols, |s| reads.contains(&s)));
        (quote!(u), quote!(let [#(#patterns),*] = u;))
    }

    /// Returns [`Check::Finite`] of a step that checks its balance if the solution is `unusual`:
    /// one branch for two rare cases.
    fn sound(&self, numbers: &TokenStream, routine: &Routine) -> TokenStream {
        let places: Vec<_> = self.balanced().map(size).collect();
        let solutions = (0..routine.iterations().count()).map(solution);
        // Numbers are passed separately and constants by value: values whose address a function
        // receives leave the registers.
        quote! {
            let ordinary = rt::all_ordinary(#numbers);
            let unusual = #(#solutions.unusual())|*;
            if !ordinary | rt::any(unusual) {
                let balance = |numbers| setting.constants().balance(setting.system().parameters, numbers);
                let before = balance([#(motion.carried[#places]),*]);
                let after = balance([#(carried[#places]),*]);
                setting.check_sound(ordinary, unusual, before, after, tally)?;
            }
        }
    }

    /// Returns some of the new numbers.
    fn numbers(&self, places: &[usize]) -> TokenStream {
        let all = places.len() == self.carried_count();
        let places = places.iter().map(|&at| size(at));
        if all { quote!(carried) } else { quote!([#(carried[#places]),*]) }
    }

    /// Returns a test that the new numbers must pass before the step is taken.
    fn check(&self, check: &Check, routine: &Routine) -> TokenStream {
        match check {
            Check::Stability { stages, terms } => {
                let stages = Literal::u32_unsuffixed(*stages);
                let terms = terms.iter().filter_map(|&(at, gain)| {
                    let (name, gain, at) = (&self.stepper.options.get(gain)?.declared.name, size(gain), size(at));
                    Some(quote!((#name, setting.options()[#gain], carried[#at])))
                });
                quote! {
                    let stability = stability
                        .after(#stages, [#(#terms),*])
                        .map_err(|term| setting.unstable(#stages, term, tally))?;
                }
            }
            Check::Branch(at) => {
                let at = size(*at);
                quote!(if !rt::on_branch([carried[#at]]) { return Err(lost()); })
            }
            Check::Alignment(at) => {
                let at = size(*at);
                quote!(if !rt::is_aligned(carried[#at]) { return Err(setting.orthogonal(tally)); })
            }
            Check::Resolution(at) => {
                let (defect, terms) = (size(*at), size(*at + 1));
                quote! {
                    if !rt::is_resolved(carried[#defect], carried[#terms]) {
                        return Err(setting.unresolved(carried[#defect], carried[#terms], tally));
                    }
                }
            }
            Check::Finite { places, balance } => {
                let numbers = self.numbers(places);
                if *balance {
                    return self.sound(&numbers, routine);
                }
                quote! {
                    if !rt::all_ordinary(#numbers) {
                        return Err(setting.non_finite(tally));
                    }
                }
            }
            Check::Rank => {
                let loss = self.loss();
                let approach = self
                    .watches_frame()
                    .then(|| quote!(rank.check_approach(measure).map_err(|measure| setting.#loss(measure, tally))?;));
                quote! {
                let (measure, _) = setting.constants().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.constants().rank(setting.system(), &motion.carried).1;
                    let new = setting.constants().rank(setting.system(), &carried).1;
                    #approach
                    rank.check(measure, old, new).map_err(|measure| setting.#loss(measure, tally))?;
                }
                }
            }
        }
    }

    /// Returns `GeneratedStep::advance`, from one motion to the next.
    pub(super) fn advance(&self) -> TokenStream {
        // A call costs little beside a long step, whereas two copies of the step cost much compile
        // time.
        let inline = if self.stepper.policy.inlined { quote!(always) } else { quote!(never) };
        let (u, body) = self.stepping(&self.stepper.step, &TokenStream::new());
        quote! {
            #[inline(#inline)]
            fn advance<M: Method>(
                setting: &Setting<Self, M>,
                motion: &mut Motion<Self>,
                #u: Self::Samples,
            ) -> Result<(), StepError> {
                #body
            }
        }
    }

    /// Returns the statements of a routine that computes the result of a step without taking it, up
    /// to its results, and the pattern of its samples.
    pub(super) fn looking_ahead(&self, routine: &Routine) -> (TokenStream, TokenStream) {
        let writer = self.writer(routine);
        let body = self.body(routine, &writer);
        let (u, inputs) = self.inputs(routine);
        let predictors: Vec<Ident> = (0..routine.iterations().count()).map(predictor).collect();
        let remembered = remembered(&self.memory(), |name| predictors.contains(name));
        // Errors of solves contain the time.
        let tally = routine.solves().then(|| quote!(let tally = motion.tally;));
        (u, quote!(#tally #inputs #remembered #body))
    }

    /// Returns the body of a step by a routine, and the pattern of its samples. The statements
    /// `more` follow after everything that can fail.
    pub(super) fn stepping(&self, routine: &Routine, more: &TokenStream) -> (TokenStream, TokenStream) {
        let writer = self.writer(routine);
        let [body, rest] = self.divided_body(routine, &writer, self.stepper.carried.len());
        let carried = self.carried(&writer, routine, true);
        let checks = routine.checks.iter().map(|check| self.check(check, routine));
        let (u, inputs) = self.inputs(routine);
        let memory = self.memory();
        let remembered = remembered(&memory, |name| name != "expansion");
        let place = |name: &Ident| {
            let at = position(&memory, &name.to_string());
            quote!(motion.memory.#at)
        };
        let kept = |name: &str, value: TokenStream| {
            let place = memory.iter().find(|memory| memory.name == name).map(|memory| place(&memory.name));
            place.map(|place| quote!(#place = #value;))
        };
        let ranked = self.guarded().then(|| {
            let place = place(&ident("rank"));
            quote!(#place.advance(measure);)
        });
        let (stable, flow) = (kept("stability", quote!(stability)), flow());
        // A step with its rates follows a different flow, so the next step continues no series.
        let followed = routine.followed().and_then(|_| kept("expansion", quote!(#flow.expansion)));
        let solved = routine.iterations().enumerate().map(|(i, solve)| {
            let (solution, place) = (solution(i), place(&predictor(i)));
            let beside = matches!(solve.guess, Guess::Alternating { .. }).then(|| plain(i)).into_iter();
            quote! {
                #place.push(#(#beside,)* #solution.x, #solution.unusual());
                motion.tally.record(#solution.iterations, #solution.restarted);
            }
        });
        let body = quote! {
            let tally = motion.tally;
            #inputs
            #remembered
            #body
            let carried = #carried;
            #(#checks)*
            #rest
            #more
            motion.carried = carried;
            motion.tally = tally.advanced();
            #followed
            #(#solved)*
            #ranked
            #stable
            Ok(())
        };
        (u, body)
    }

    /// Returns `GeneratedStep::state`.
    pub(super) fn state(&self) -> TokenStream {
        let writer = self.writer(&self.stepper.observe);
        let observe = self.body(&self.stepper.observe, &writer);
        let state = self.observed(&writer);
        quote! {
            #[inline]
            fn state<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> State<T> {
                #observe
                #state
            }
        }
    }

    /// Returns the state with the observed coordinates and velocities.
    fn observed(&self, writer: &Writer<'_>) -> TokenStream {
        let outputs = &self.stepper.observe.outputs;
        let group = |role: Role| {
            let output = outputs.iter().find(|output| output.role == role);
            output.map_or(&[][..], |output| &output.values)
        };
        let coordinates = self.context.coordinates.iter().zip(group(Role::Configuration));
        let velocities = self.context.velocities.iter().zip(group(Role::Velocity));
        let fields = coordinates.chain(velocities).map(|(name, &value)| {
            let (name, value) = (ident(name), writer.value(value));
            if name == value.to_string() { quote!(#name) } else { quote!(#name: #value) }
        });
        quote!(State { t: setting.time_at(motion.tally), #(#fields),* })
    }
}

/// Returns the `let` for the memory of a motion, as far as it is `read`.
fn remembered(memory: &[Memory], read: impl Fn(&Ident) -> bool) -> Option<TokenStream> {
    let names = memory.iter().map(|memory| &memory.name);
    let pattern = names.clone().map(|name| if read(name) { quote!(#name) } else { quote!(_) });
    names.clone().any(&read).then(|| quote!(let (#(#pattern,)*) = &motion.memory;))
}
