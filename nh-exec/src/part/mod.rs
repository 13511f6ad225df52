//! A part of a method in executable form. Most methods have one part.

mod attempt;
mod derivatives;
mod saved;

pub(crate) use self::saved::Copied;

use self::saved::Saved;
use crate::cells::set;
use crate::march::March;
use crate::number::Number;
use crate::program::{Derivative, Executable, Functions, StepCode};
use crate::routine::Routine;
use crate::stepper::Start;
use crate::together::Quartet;
use crate::whole::Entry;
use nonholonomic::catalogue::MethodInfo;
use nonholonomic::generated::{self as rt, Tally};
use nonholonomic::taylor::Segment;
use nonholonomic::{Statistics, StepError};
use nonholonomic_ir::ir::plan::Check;
use nonholonomic_ir::ir::program::Role;
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
