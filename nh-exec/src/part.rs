//! A part of a method in executable form. Most methods have one part.

use crate::cells::set;
use crate::march::March;
use crate::number::Number;
use crate::program::{Derivative, Executable, Functions, StepCode};
use crate::routine::Routine;
use crate::stepper::Start;
use crate::together::Quartet;
use crate::whole::{Entry, History, Place, Record, Whole};
use nonholonomic::catalogue::MethodInfo;
use nonholonomic::generated::{self as rt, Tally};
use nonholonomic::taylor::Segment;
use nonholonomic::{Mask, Statistics, StepError};
use nonholonomic_ir::ir::plan::{self, Check};
use nonholonomic_ir::ir::program::Role;
use serde::{Deserialize, Serialize};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The size of a part, and of its whole step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Share<T> {
    /// The size of the whole step.
    pub(crate) h: T,
    /// The part's share of the whole, its beginning, and its number: 1, 0 and 0 for a whole step.
    pub(crate) size: f64,
    pub(crate) begins: f64,
    pub(crate) number: usize,
    /// The number of parts.
    pub(crate) parts: usize,
}

/// The state of a stepper of generated code, and its step.
pub struct Part<T: Number> {
    pub(crate) code: Arc<Executable>,
    /// Index among the code's steppers.
    pub(crate) index: usize,
    method: &'static MethodInfo,
    /// The cells. The carried ones are the state.
    pub(crate) memory: RefCell<Vec<T>>,
    pub(crate) step: Routine<T>,
    observe: RefCell<Routine<T>>,
    /// Code for the measure and for the minors.
    guard: Option<(Routine<T>, Routine<T>)>,
    pub(crate) rank: Option<rt::RankMonitor<T>>,
    balance: Option<Routine<T>>,
    stability: Vec<rt::StabilityMonitor<T, 1>>,
    pub(crate) tally: Tally,
    h: T,
    pub(crate) share: Share<T>,
    pub(crate) start_time: T,
    options: Vec<T>,
    coordinates: usize,
    /// Routines of derivatives that were requested.
    derivatives: BTreeMap<Derivative, Routine<T>>,
    saved: Option<Saved<T>>,
    /// The results of a step.
    new: Vec<T>,
    pub(crate) old: Vec<T>,
    pub(crate) march: March<T>,
    /// The copies of motions that are stepped together, in the first of them.
    pub(crate) quartet: Option<Box<Quartet>>,
}

/// All data that a step changes, except the carried numbers, as plain numbers.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Number + Serialize", deserialize = "T: Number + Deserialize<'de>"))]
pub(crate) struct Copied<T: Number> {
    /// The memory of the solvers.
    record: Record<T>,
    rank: Option<rt::RankMonitor<T>>,
    stability: Vec<rt::StabilityMonitor<T, 1>>,
    tally: Tally,
}

/// All data that a step changes, except the carried numbers.
pub(crate) struct Saved<T: Number> {
    step: Routine<T>,
    rank: Option<rt::RankMonitor<T>>,
    stability: Vec<rt::StabilityMonitor<T, 1>>,
    tally: Tally,
    /// The record of machine code, if it holds the memories of the solvers.
    record: Record<T>,
    recorded: bool,
}

pub(crate) fn cells<T>(memory: &mut [T]) -> &[Cell<T>] {
    Cell::from_mut(memory).as_slice_of_cells()
}

impl<T: Number> Part<T> {
    /// Makes a method's stepper at a state that has been checked. `scale` is the size of the rank's
    /// measure in the units of the masses. Without options the method's defaults apply.
    ///
    /// # Errors
    /// The errors of generated code: a step size or option that is refused, equations that cannot
    /// be solved, constraints without rank, numbers that are not finite.
    pub(crate) fn new(
        system: &Functions<T>,
        parameters: &[T],
        (index, method): (usize, &'static MethodInfo),
        Start { t, q, w }: Start<'_, T>,
        (share, options): (Share<T>, &[T]),
        scale: impl FnOnce() -> T,
    ) -> Result<Self, StepError> {
        let executable = system.code();
        let code = &executable.steppers[index];
        let h = share.h * T::lit(share.size);
        if !options.is_empty() && options.len() != method.options.len() {
            let (method, options, found) = (method.name, method.options, options.len());
            return Err(StepError::MethodOptionCount { method, options, found });
        }
        let defaults: Vec<T> = method.options.iter().map(|option| T::lit(option.default)).collect();
        let options = if options.is_empty() { defaults } else { options.to_vec() };
        for (option, &value) in method.options.iter().zip(&options) {
            rt::option(method.name, option.name, value, option.minimum, option.maximum)?;
        }
        let mut numbers: Vec<T> = code.memory.iter().map(|&value| T::lit(value)).collect();
        let memory = cells(&mut numbers);
        set(memory, &code.parameters, parameters);
        memory[code.step_size as usize].set(h);
        set(memory, &code.options, &options);
        code.constants.run(memory);
        code.begin(memory, t, q, w);
        let compiler = executable.compiler();
        let routine = |assembled| Routine::new(assembled, compiler);
        let mut start = routine(&code.start);
        start.run(memory).map_err(|stopped| stopped.at(0, t))?;
        let carried: Vec<T> = start.results(memory).collect();
        set(memory, &code.carried_cells, &carried);
        let mut guard = code.guard.as_ref().map(|(measure, minors)| (routine(measure), routine(minors)));
        let rank = match &mut guard {
            Some((guard, _)) => {
                guard.run(memory).ok();
                let measure = guard.results(memory).next().unwrap_or(T::lit(f64::NAN));
                let scale = if code.weighted { scale() } else { T::one() };
                Some(rt::RankMonitor::new(measure, scale).map_err(|measure| code.loss(measure, 0, t))?)
            }
            None => None,
        };
        if !carried.iter().all(|x| x.all_finite()) {
            return Err(rt::non_finite(0, t));
        }
        let terms = code.checks.iter().map(|check| match check {
            Check::Stability { terms, .. } => terms.len(),
            Check::Branch(_) | Check::Alignment(_) | Check::Resolution(_) | Check::Finite { .. } | Check::Rank => 0,
        });
        let terms = terms.sum();
        Ok(Part {
            step: routine(&code.step),
            observe: RefCell::new(routine(&code.observe)),
            guard,
            rank,
            balance: code.balance.as_ref().map(routine),
            stability: vec![rt::StabilityMonitor::new(); terms],
            tally: Tally::default(),
            h,
            share,
            start_time: t,
            options,
            method,
            coordinates: q.len(),
            derivatives: BTreeMap::new(),
            saved: None,
            new: Vec::with_capacity(carried.len()),
            old: carried,
            march: if compiler.is_some() { March::Waiting } else { March::Never },
            quartet: None,
            memory: RefCell::new(numbers),
            index,
            code: Arc::clone(executable),
        })
    }

    pub(crate) fn code(&self) -> &StepCode {
        &self.code.steppers[self.index]
    }

    /// Returns the time at the start of the motion.
    pub(crate) fn start_time(&self) -> T {
        self.start_time
    }

    /// Returns the part's share of the whole step.
    pub(crate) fn size(&self) -> f64 {
        self.share.size
    }

    /// Returns the time at the beginning of the next step of this part.
    pub(crate) fn now(&self) -> T {
        self.time_at(self.tally)
    }

    /// Returns the time at its beginning after a number of whole steps.
    fn time_at(&self, tally: Tally) -> T {
        let Share { h, begins, .. } = self.share;
        (self.start_time + h * T::lit(begins)) + h * rt::count::<T>(tally.steps)
    }

    /// Returns a count in parts, for actions that happen every few steps.
    fn counted(&self) -> Tally {
        let mut tally = Tally::default();
        let Share { parts, number, .. } = self.share;
        tally.steps = self.tally.steps.wrapping_mul(parts as u64).wrapping_add(number as u64);
        tally
    }

    /// Makes `count` steps, or fewer if one fails, and returns their number. The carried numbers
    /// after each step are appended to `rows`, if given.
    ///
    /// # Errors
    /// The errors of generated code.
    pub(crate) fn steps(&mut self, count: u64, mut rows: Option<&mut Vec<T>>) -> (u64, Result<(), StepError>) {
        let mut made = self.march(count, rows.as_deref_mut());
        while made < count {
            if let Err(error) = self.step_apart() {
                return (made, Err(error));
            }
            made += 1;
            rows.iter_mut().for_each(|rows| rows.extend_from_slice(&self.old));
            made += self.march(count - made, rows.as_deref_mut());
        }
        (made, Ok(()))
    }

    /// Makes one step. The cells hold the carried numbers, whether the step was accepted or not.
    ///
    /// # Errors
    /// The errors of generated code.
    pub(crate) fn step(&mut self) -> Result<(), StepError> {
        T::advance(self, 1, None).1
    }

    /// Makes one step by the routine. The cells hold the carried numbers, whether the step was
    /// accepted or not.
    ///
    /// # Errors
    /// The errors of generated code.
    fn step_apart(&mut self) -> Result<(), StepError> {
        self.halt();
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let result = self.try_step(code, &code.checks);
        self.settled(code, result).map(|_| ())
    }

    /// Makes one step with its derivatives, the results of [`Derivative::Linearised`]. Returns
    /// `None` without a step if that derivative was not requested.
    ///
    /// # Errors
    /// The errors of [`Part::step`].
    pub(crate) fn step_with_jacobian(&mut self) -> Result<Option<Vec<T>>, StepError> {
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let Some((derivatives, body)) = code.differentiated(Derivative::Linearised) else { return Ok(None) };
        self.halt();
        let mut other = self
            .derivatives
            .remove(&Derivative::Linearised)
            .unwrap_or_else(|| Routine::new(body, executable.compiler()));
        other.remember(&self.step);
        std::mem::swap(&mut self.step, &mut other);
        let result = self.try_step(code, &derivatives.checks);
        std::mem::swap(&mut self.step, &mut other);
        if result.is_ok() {
            self.step.remember(&other);
        }
        self.derivatives.insert(Derivative::Linearised, other);
        self.settled(code, result).map(Some)
    }

    fn settled<R>(&mut self, code: &StepCode, result: Result<R, StepError>) -> Result<R, StepError> {
        if result.is_err() {
            set(cells(self.memory.get_mut()), &code.carried_cells, &self.old);
        }
        result
    }

    /// Returns the error of a step that failed. Near a loss of rank, that loss is the reason.
    pub(crate) fn reason(&self, error: StepError) -> StepError {
        let frame = self.code.steppers[self.index].frame;
        let Some(mut rank) = self.rank else { return error };
        if let March::Ready(marching) = &self.march
            && marching.recorded
        {
            rank.advance(marching.record.number(Entry::Measure).get());
        }
        rt::near_loss(error, &rank, frame)
    }

    /// Continues from these numbers.
    pub(crate) fn take_over(&mut self, carried: &[T]) {
        set(cells(self.memory.get_mut()), &self.code.steppers[self.index].carried_cells, carried);
        self.old.clear();
        self.old.extend_from_slice(carried);
    }

    /// Continues from these numbers, after a number of steps.
    pub(crate) fn move_to(&mut self, carried: &[T], steps: u64) {
        self.take_over(carried);
        self.tally.steps = steps;
    }

    /// Sets the control inputs of the coming step.
    pub(crate) fn read(&mut self, inputs: impl Iterator<Item = impl AsRef<[T]>>) {
        let samples = &self.code.steppers[self.index].samples;
        let memory = cells(self.memory.get_mut());
        samples.iter().zip(inputs).for_each(|((_, at), u)| set(memory, at, u.as_ref()));
    }

    /// Saves all data that a step changes, except the carried numbers.
    pub(crate) fn save(&mut self) {
        let body = &self.code.steppers[self.index].step;
        let Part { rank, ref stability, tally, .. } = *self;
        let new = || {
            let (step, record) = (Routine::new(body, None), Record::default());
            Saved { step, rank, stability: stability.clone(), tally, record, recorded: false }
        };
        let saved = self.saved.get_or_insert_with(new);
        saved.recorded = false;
        match &self.march {
            March::Ready(marching) if marching.recorded => {
                saved.record.clone_from(&marching.record);
                saved.recorded = true;
            }
            _ => saved.step.remember(&self.step),
        }
        saved.stability.clone_from(stability);
        (saved.rank, saved.tally) = (rank, tally);
    }

    /// Returns to the data that were saved last.
    pub(crate) fn restore(&mut self) {
        if let Some(saved) = self.saved.take() {
            self.go_back(&saved);
            self.saved = Some(saved);
        }
    }

    /// Returns a copy of all data that a step changes, except the carried numbers.
    pub(crate) fn copied(&mut self) -> Copied<T> {
        self.halt();
        let whole = Whole::of(&self.code.steppers[self.index]);
        let record = Record::of_solvers(whole);
        for (solver, place) in self.step.solvers().zip(whole.places()) {
            place.into_iter().for_each(|place| solver.write(place, &record));
        }
        Copied { record, rank: self.rank, stability: self.stability.clone(), tally: self.tally }
    }

    /// Returns whether the copy is of a part of the same method.
    pub(crate) fn is_own(&self, Copied { record, rank, stability, .. }: &Copied<T>) -> bool {
        let whole = Whole::of(&self.code.steppers[self.index]);
        let known = |at: usize, points: usize| record.counts[at].get() <= points as u64;
        let through = |history: History| {
            let through = record.numbers[history.through()].get();
            (0..T::LANES).all(|lane| (0.0..=history.points as f64).contains(&through.lane(lane)))
        };
        let in_range = |place: Option<Place>| match place {
            Some(Place::Solutions(history)) => {
                let all = if history.alternating { vec![history, history.other()] } else { vec![history] };
                all.into_iter().all(|history| known(history.count, history.points) && through(history))
            }
            _ => true,
        };
        (record.counts.len(), record.numbers.len()) == whole.sizes()
            && (rank.is_some(), stability.len()) == (self.rank.is_some(), self.stability.len())
            && whole.places().into_iter().all(in_range)
    }

    /// Restores a copy.
    pub(crate) fn return_to(&mut self, copied: &Copied<T>) {
        if let March::Ready(marching) = &mut self.march {
            marching.recorded = false;
        }
        let places = Whole::of(&self.code.steppers[self.index]).places();
        for (solver, place) in self.step.solvers().zip(places) {
            place.into_iter().for_each(|place| solver.read(place, &copied.record));
        }
        self.stability.clone_from(&copied.stability);
        (self.rank, self.tally) = (copied.rank, copied.tally);
    }

    /// Returns to saved data.
    fn go_back(&mut self, Saved { step, rank, stability, tally, record, recorded }: &Saved<T>) {
        if let March::Ready(marching) = &mut self.march {
            marching.recorded = *recorded;
            if *recorded {
                marching.record.clone_from(record);
            }
        }
        if !recorded {
            self.step.remember(step);
        }
        self.stability.clone_from(stability);
        (self.rank, self.tally) = (*rank, *tally);
    }

    /// Makes one step by [`Part::step`]'s routine, and returns the further results of the routine.
    fn try_step(&mut self, code: &StepCode, checks: &[Check]) -> Result<Vec<T>, StepError> {
        let (step, now, next_time) = (self.tally.next(), self.time_at(self.tally), self.time_at(self.tally.advanced()));
        let counted = self.counted();
        let (memory, method) = (cells(self.memory.get_mut()), self.method);
        let lost = |memory: &[Cell<T>]| {
            let momenta = code.carried.iter().find(|(role, _)| *role == Role::ReducedMomenta);
            let momenta = momenta.into_iter().flat_map(|(_, cells)| cells);
            let rho: Vec<f64> = momenta.map(|&at| memory[at as usize].get().to_f64()).collect();
            rt::branch_lost_from(method.name, &rho, step, now.to_f64())
        };
        code.turn(memory, counted);
        self.step.run(memory).map_err(|stopped| match stopped.consequence {
            plan::Failure::Branch => lost(memory),
            _ => stopped.at(step, now),
        })?;
        self.new.clear();
        self.new.extend(self.step.results(memory));
        let further = self.new.split_off(code.carried_cells.len());
        if let Some(at) = code.time {
            // Not t + h, since its roundoff would accumulate.
            self.new[at] = next_time;
        }
        let carried = &code.carried_cells;
        let (mut stability, mut passed) = (Vec::new(), None);
        for check in checks {
            match check {
                Check::Stability { stages, terms } => {
                    for (monitor, &(at, gain)) in self.stability.iter().zip(terms) {
                        let term = (method.options[gain].name, self.options[gain], self.new[at]);
                        let after = monitor.after(*stages, [term]);
                        stability
                            .push(after.map_err(|term| rt::unstable(method.name, *stages, term, self.h, step, now))?);
                    }
                }
                Check::Branch(at) if !rt::on_branch([self.new[*at]]) => return Err(lost(memory)),
                Check::Finite { places, balance } => {
                    if !rt::all_ordinary(places.iter().map(|&at| self.new[at])) {
                        return Err(rt::non_finite(step, now));
                    }
                    let Some(energy) = self.balance.as_mut().filter(|_| *balance) else { continue };
                    let unusual = self.step.solvers().fold(T::Mask::splat(false), |any, solver| any | solver.unusual());
                    if unusual.any() {
                        let [before, after] = [&self.old, &self.new].map(|numbers| {
                            set(memory, carried, numbers);
                            energy.run(memory).ok();
                            let mut results = energy.results(memory);
                            [(); 2].map(|()| results.next().unwrap_or(T::lit(f64::NAN)))
                        });
                        rt::check_balance(method.name, unusual, before, after, step, now)?;
                    }
                }
                Check::Resolution(at) => {
                    let (defect, size) = (self.new[*at], self.new[*at + 1]);
                    if !rt::is_resolved(defect, size) {
                        return Err(rt::unresolved(method.name, defect, size, step, now));
                    }
                }
                Check::Alignment(at) if !rt::is_aligned(self.new[*at]) => {
                    return Err(rt::orthogonal(method.name, step, now));
                }
                Check::Branch(_) | Check::Alignment(_) => {}
                Check::Rank => {
                    let (Some((guard, minors)), Some(rank)) = (&mut self.guard, &self.rank) else { continue };
                    set(memory, carried, &self.new);
                    guard.run(memory).ok();
                    let measure = guard.results(memory).next().unwrap_or(T::lit(f64::NAN));
                    if rank.is_near(measure) {
                        if code.frame {
                            rank.check_approach(measure).map_err(|measure| code.loss(measure, step, now))?;
                        }
                        minors.run(memory).ok();
                        let new: Vec<T> = minors.results(memory).collect();
                        set(memory, carried, &self.old);
                        minors.run(memory).ok();
                        let minors = minors.results(memory).zip(new);
                        rank.check_passage(measure, minors).map_err(|measure| code.loss(measure, step, now))?;
                    }
                    passed = Some(measure);
                }
            }
        }
        set(memory, carried, &self.new);
        if let (Some(rank), Some(measure)) = (&mut self.rank, passed) {
            rank.advance(measure);
        }
        std::mem::swap(&mut self.old, &mut self.new);
        if !stability.is_empty() {
            self.stability = stability;
        }
        for solver in self.step.solvers() {
            solver.accept(&mut self.tally);
        }
        self.tally.advance();
        Ok(further)
    }

    /// Passes the Taylor polynomials of a coming step to `look`, for a method that follows a flow.
    ///
    /// # Errors
    /// The errors of the step.
    pub(crate) fn segments(&mut self, look: &mut dyn FnMut(Segment<'_, T>)) -> Result<(), StepError> {
        self.halt();
        let (step, now) = (self.tally.next(), self.time_at(self.tally));
        let memory = cells(self.memory.get_mut());
        self.step.segments(memory, look).map_err(|stopped| stopped.at(step, now))
    }

    /// (q, w)
    pub(crate) fn state(&self) -> (Vec<T>, Vec<T>) {
        let mut q: Vec<T> = self.observed(|numbers| numbers.collect());
        let w = q.split_off(self.coordinates);
        (q, w)
    }

    /// Reads q and w.
    pub(crate) fn observed<R>(&self, read: impl FnOnce(&mut dyn Iterator<Item = T>) -> R) -> R {
        let mut numbers = self.memory.borrow_mut();
        let memory = cells(&mut numbers);
        let mut observe = self.observe.borrow_mut();
        observe.run(memory).ok();
        read(&mut observe.results(memory))
    }

    /// Writes q and w for these carried numbers, and returns the work.
    pub(crate) fn look(&mut self, carried: &[T], q: &mut [T], w: &mut [T]) -> T {
        let code = &self.code.steppers[self.index];
        set(cells(self.memory.get_mut()), &code.carried_cells, carried);
        self.observed(|numbers| q.iter_mut().chain(w).zip(numbers).for_each(|(to, number)| *to = number));
        let work = self.work();
        set(cells(self.memory.get_mut()), &self.code.steppers[self.index].carried_cells, &self.old);
        work
    }

    /// Returns a derivative of the coming step with these control inputs, or of a start or
    /// observation: the results, output after output. `given` is the further data that the
    /// derivative needs. Returns `None` if the derivative was not requested, or solves more
    /// equations than the executor supports. The stepper keeps its state.
    ///
    /// # Errors
    /// The errors of a step.
    pub(crate) fn differentiated(
        &mut self,
        derivative: Derivative,
        u: &[T],
        given: &[T],
    ) -> Result<Option<Vec<T>>, StepError> {
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let Some((_, body)) = code.differentiated(derivative) else { return Ok(None) };
        let known = self.derivatives.remove(&derivative);
        let mut routine = known.unwrap_or_else(|| Routine::new(body, executable.compiler()));
        self.halt();
        routine.remember(&self.step);
        let found = self.differentiated_by(&mut routine, derivative, u, given);
        self.derivatives.insert(derivative, routine);
        found.map(Some)
    }

    /// Returns a derivative that this routine computes.
    ///
    /// # Errors
    /// The errors of a step.
    pub(crate) fn differentiated_by(
        &mut self,
        routine: &mut Routine<T>,
        derivative: Derivative,
        u: &[T],
        given: &[T],
    ) -> Result<Vec<T>, StepError> {
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let (step, now, counted) = (self.tally.next(), self.time_at(self.tally), self.counted());
        if derivative == Derivative::Entry {
            let (q, w) = self.state();
            code.begin(cells(self.memory.get_mut()), now, &q, &w);
        }
        let memory = cells(self.memory.get_mut());
        code.samples.iter().for_each(|(_, at)| set(memory, at, u));
        if let Some(at) = code.derivatives.as_ref().and_then(|derivatives| derivatives.given.get(&derivative)) {
            set(memory, at, given);
        }
        code.turn(memory, counted);
        let found = routine.run(memory).map(|()| routine.results(memory).collect());
        // Inputs of a start may be the carried cells themselves.
        set(memory, &code.carried_cells, &self.old);
        found.map_err(|stopped| stopped.at(step, now))
    }

    /// Returns the carried numbers, group by group.
    pub(crate) fn carried(&self) -> &[T] {
        &self.old
    }

    /// Returns the work that the control inputs have done, or 0 without inputs.
    pub(crate) fn work(&self) -> T {
        let code = &self.code.steppers[self.index];
        let work = code.carried.iter().find(|(role, _)| *role == Role::Work);
        work.map_or(T::zero(), |(_, cells)| self.memory.borrow()[cells[0] as usize])
    }

    /// Returns the rank guard's measure and minors at the present state, if there is a guard.
    pub(crate) fn guard(&mut self) -> Option<(T, Vec<T>)> {
        let memory = cells(self.memory.get_mut());
        let (measure, minors) = self.guard.as_mut()?;
        measure.run(memory).ok();
        let found = measure.results(memory).next()?;
        minors.run(memory).ok();
        Some((found, minors.results(memory).collect()))
    }

    /// Returns the iterations of all steps.
    pub(crate) fn statistics(&self) -> Statistics {
        let code = &self.code.steppers[self.index];
        let blocks = code.step.blocks.iter().filter(|(_, block)| block.iterates()).count();
        self.tally.statistics(blocks as u64)
    }
}
