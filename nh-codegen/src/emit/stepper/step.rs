//! A step, and what can be seen of the state between steps.

use super::{Memory, Parts};
use crate::emit::context::size;
use crate::emit::finite::to_check;
use crate::emit::names::ident;
use crate::emit::solve::{Divided, Place, divided, flow, followed, implicit, plain, predictor, solution};
use crate::emit::write::Writer;
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{History, Output, Part, Role};
use crate::ir::schedule::{Piece, Routine};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

/// Steps of more `let`s than this, what Newton's method needs not counted, are not copied into their callers.
const LONG: usize = 1024;

impl Parts<'_> {
    /// Carried numbers, parameters, constants and statements of a routine that has the stepper's setting and its motion.
    pub(super) fn body(&self, routine: &Routine, writer: &Writer<'_>, place: Place) -> TokenStream {
        let [first, _] = self.divided_body(routine, writer, place, routine.outputs.len());
        first
    }

    /// [`Parts::body`] in two parts: what leads to its first results, and what leads to the others alone.
    fn divided_body(&self, routine: &Routine, writer: &Writer<'_>, place: Place, results: usize) -> [TokenStream; 2] {
        let mut reads = routine.reads.clone();
        let branches = routine.outputs.iter().any(|output| output.role == Role::Branch);
        let lost = (place == Place::Step && branches).then(|| {
            // The error of a lost branch says the momenta.
            let groups = self.stepper.carried.iter().filter(|group| group.role == Role::ReducedMomenta);
            let momenta: Vec<Symbol> = groups.flat_map(|group| group.symbols.iter().copied()).collect();
            reads.extend(&momenta);
            let rho = writer.pattern(&momenta, |_| true);
            quote!(let lost = move || setting.branch_lost(#rho, tally);)
        });
        let inputs = self.unpacked(writer, &reads, &quote!(motion.carried));
        let [first, rest] = self.divided_computation(routine, writer, place, results);
        [quote!(#inputs #lost #first), rest]
    }

    /// Parameters, constants and statements of a routine that has the stepper's setting.
    pub(super) fn computation(&self, routine: &Routine, writer: &Writer<'_>, place: Place) -> TokenStream {
        let [first, _] = self.divided_computation(routine, writer, place, routine.outputs.len());
        first
    }

    /// [`Parts::computation`] in two parts. Constants that only the second one reads are unpacked there: an optimiser that meets them earlier
    /// keeps them on the stack.
    fn divided_computation(
        &self,
        routine: &Routine,
        writer: &Writer<'_>,
        place: Place,
        results: usize,
    ) -> [TokenStream; 2] {
        let read = |symbol| routine.parameters.contains(&symbol);
        let step_size = self.context.locals.ident(self.stepper.step_size);
        let h = read(self.stepper.step_size).then(|| quote!(let #step_size = setting.step_size();));
        let options = self.stepper.options.iter().any(|option| read(option.symbol)).then(|| {
            let pattern = self.option_pattern(read);
            quote!(let #pattern = *setting.options();)
        });
        let parameters = self.parameter_bindings(routine, &quote!(setting.system()));
        let Divided { first, rest, read_first } = divided(self.context, writer, routine, place, results);
        let constants = |wanted: &dyn Fn(Value) -> bool| {
            self.kept.some_bindings(routine, wanted, "Scheme", &quote!(*setting.scheme()))
        };
        let (early, late) = (constants(&|v| read_first.contains(&v)), constants(&|v| !read_first.contains(&v)));
        [quote!(#h #options #parameters #early #first), quote!(#late #rest)]
    }

    /// New numbers to look at whether they are finite; nothing where it is known of all.
    fn finite(&self, routine: &Routine) -> Option<TokenStream> {
        let outputs = self.groups(routine);
        let mut first = 0;
        let mut places = Vec::new();
        for (positions, output) in to_check(self.context.graph(), outputs).into_iter().zip(outputs) {
            places.extend(positions.into_iter().map(|at| size(first + at)));
            first += output.values.len();
        }
        match places.len() {
            0 => None,
            all if all == first => Some(quote!(carried)),
            _ => Some(quote!([#(carried[#places]),*])),
        }
    }

    /// The control inputs at all times at which the step reads them, taken apart.
    pub(super) fn driving(&self, routine: &Routine) -> (TokenStream, TokenStream) {
        let reads = &routine.reads;
        let samples = &self.stepper.samples;
        if !samples.iter().flat_map(|sample| &sample.symbols).any(|s| reads.contains(s)) {
            // (What follows a flow is given them as they are.)
            let name = if followed(routine).is_some() { quote!(u) } else { quote!(_) };
            return (name, TokenStream::new());
        }
        let writer = self.writer(routine);
        let patterns = samples.iter().map(|sample| writer.pattern(&sample.symbols, |s| reads.contains(&s)));
        (quote!(u), quote!(let [#(#patterns),*] = u;))
    }

    /// The stability region of a feedback method is watched: its monitor after the step.
    fn watched(&self) -> Option<TokenStream> {
        let stability = self.stepper.stability.as_ref()?;
        let stages = Literal::u32_unsuffixed(stability.stages);
        let first = self.first_of(Role::Stability);
        let terms = stability.gains.iter().enumerate().filter_map(|(i, &gain)| {
            let (name, gain, at) = (&self.stepper.options.get(gain)?.declared.name, size(gain), size(first + i));
            Some(quote!((#name, setting.options()[#gain], carried[#at])))
        });
        Some(quote! {
            let stability = stability
                .after(#stages, [#(#terms),*])
                .map_err(|term| setting.unstable(#stages, term, tally))?;
        })
    }

    /// `Scheme::advance`: from one motion to the next.
    pub(super) fn advance(&self) -> TokenStream {
        let routine = &*self.without_flow();
        // A call is nothing beside a long step, and two copies of it are much for the compiler.
        let lets = |piece: &Piece| match piece {
            Piece::Let(_) => 1,
            Piece::Solve(solve) => solve.computation(Part::Sweep).lets.len(),
        };
        let length: usize = routine.pieces.iter().map(lets).sum();
        let inline = if length > LONG { quote!(never) } else { quote!(always) };
        let (u, body) = self.stepping(routine, &TokenStream::new());
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

    /// The groups of new numbers among a step's results.
    fn groups<'r>(&self, routine: &'r Routine) -> &'r [Output] {
        routine.outputs.get(..self.stepper.carried.len()).unwrap_or_default()
    }

    /// The statements of a routine that computes from a motion what a step would make of it, up to its results, and the pattern of its samples.
    pub(super) fn looking_ahead(&self, routine: &Routine) -> (TokenStream, TokenStream) {
        let writer = self.writer(routine);
        let body = self.body(routine, &writer, Place::Step);
        let (u, driving) = self.driving(routine);
        let predictors: Vec<Ident> = (0..implicit(routine).count()).map(predictor).collect();
        let remembered = remembered(&self.memory(), |name| predictors.contains(name));
        // (Errors of solves say when they happened.)
        let solves = routine.pieces.iter().any(|piece| matches!(piece, Piece::Solve(_)));
        let tally = solves.then(|| quote!(let tally = motion.tally;));
        (u, quote!(#tally #driving #remembered #body))
    }

    /// The body of a step by a routine, and the pattern of its samples. `More` statements follow when nothing can fail any more.
    pub(super) fn stepping(&self, routine: &Routine, more: &TokenStream) -> (TokenStream, TokenStream) {
        let writer = self.writer(routine);
        let [body, rest] = self.divided_body(routine, &writer, Place::Step, self.stepper.carried.len());
        let carried = self.carried(&writer, routine, Place::Step);
        let finite = self.finite(routine).map(|numbers| {
            quote! {
                if !rt::all_finite(#numbers) {
                    return Err(setting.non_finite(tally));
                }
            }
        });
        let watched = self.watched();
        let branch = self.on_branch().then(|| {
            let at = size(self.first_of(Role::Branch));
            quote!(if !rt::on_branch([carried[#at]]) { return Err(lost()); })
        });
        let (u, driving) = self.driving(routine);
        let memory = self.memory();
        let remembered = remembered(&memory, |name| name != "expansion");
        let place = |name: &Ident| {
            let at = size(memory.iter().take_while(|memory| memory.name != *name).count());
            quote!(motion.memory.#at)
        };
        let (rank, ranked) = if self.guarded() {
            let rank = quote! {
                let (measure, _) = setting.scheme().rank(setting.system(), &carried);
                if rank.is_near(measure) {
                    let old = setting.scheme().rank(setting.system(), &motion.carried).1;
                    let new = setting.scheme().rank(setting.system(), &carried).1;
                    rank.check(measure, old, new).map_err(|measure| setting.rank_loss(measure, tally))?;
                }
            };
            let place = place(&ident("rank"));
            (rank, quote!(#place.advance(measure);))
        } else {
            Default::default()
        };
        let stable = watched.is_some().then(|| {
            let place = place(&ident("stability"));
            quote!(#place = stability;)
        });
        let solved = implicit(routine).enumerate().map(|(i, solve)| {
            let (solution, place) = (solution(i), place(&predictor(i)));
            let beside = matches!(solve.block.history, History::Alternating(_)).then(|| plain(i)).into_iter();
            quote! {
                #place.push(#(#beside,)* #solution.x, #solution.unusual());
                motion.tally.record(#solution.iterations, #solution.restarted);
            }
        });
        let remembers = |memory: &Memory| memory.name == "expansion";
        let followed = memory.iter().any(remembers).then(|| {
            let (flow, place) = (flow(), place(&ident("expansion")));
            quote!(#place = #flow.expansion;)
        });
        let body = quote! {
            let tally = motion.tally;
            #driving
            #remembered
            #body
            let carried = #carried;
            #watched
            #branch
            #finite
            #rank
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

    /// `Scheme::state`.
    pub(super) fn state(&self) -> TokenStream {
        let writer = self.writer(&self.stepper.observe);
        let observe = self.body(&self.stepper.observe, &writer, Place::Observe);
        let state = self.observed(&writer);
        quote! {
            #[inline]
            fn state<M: Method>(setting: &Setting<Self, M>, motion: &Motion<Self>) -> State<T> {
                #observe
                #state
            }
        }
    }

    /// The state with the observed coordinates and velocities.
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

/// The `let` for what a motion remembers beside numbers, as far as it is `read`.
fn remembered(memory: &[Memory], read: impl Fn(&Ident) -> bool) -> Option<TokenStream> {
    let names = memory.iter().map(|memory| &memory.name);
    let pattern = names.clone().map(|name| if read(name) { quote!(#name) } else { quote!(_) });
    names.clone().any(&read).then(|| quote!(let (#(#pattern,)*) = &motion.memory;))
}
