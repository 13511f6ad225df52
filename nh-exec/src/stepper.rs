//! A method at work.

use crate::cells::set;
use crate::number::Number;
use crate::program::{Derivative, Executable, Functions, StepCode};
use crate::routine::Routine;
use nonholonomic::catalogue::MethodInfo;
use nonholonomic::generated::{self as rt, Tally};
use nonholonomic::taylor::Segment;
use nonholonomic::{Mask, Statistics, StepError};
use nonholonomic_codegen::ir::plan::{self, Check};
use nonholonomic_codegen::ir::program::Role;
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Control inputs: writes u, from t, q and w.
pub type Inputs<'a, T> = dyn Fn(T, &[T], &[T], &mut [T]) + 'a;

/// Where a motion starts.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a, T> {
    /// Time.
    pub t: T,
    /// Coordinates.
    pub q: &'a [T],
    /// Velocities.
    pub w: &'a [T],
}

/// The numbers that a step of generated code changes, and the step.
pub struct Stepper<T: Number> {
    code: Arc<Executable>,
    /// Which of the code's steppers.
    index: usize,
    method: &'static MethodInfo,
    /// The cells; the carried ones are the state.
    memory: RefCell<Vec<T>>,
    step: Routine<T>,
    observe: RefCell<Routine<T>>,
    /// For the measure, and for the minors.
    guard: Option<(Routine<T>, Routine<T>)>,
    rank: Option<rt::RankMonitor<T>>,
    balance: Option<Routine<T>>,
    stability: Vec<rt::StabilityMonitor<T, 1>>,
    tally: Tally,
    h: T,
    start_time: T,
    options: Vec<T>,
    coordinates: usize,
    /// Routines of derivatives that were asked for.
    derivatives: BTreeMap<Derivative, Routine<T>>,
    /// The results of a step.
    new: Vec<T>,
    old: Vec<T>,
}

fn cells<T>(memory: &mut [T]) -> &[Cell<T>] {
    Cell::from_mut(memory).as_slice_of_cells()
}

impl<T: Number> Stepper<T> {
    /// A method's stepper at a state that has been checked. `scale` is the size of the rank's measure in the units of the masses. Without options
    /// the method's defaults are taken.
    ///
    /// # Errors
    /// As of generated code: a step size or option that is refused, equations that cannot be solved, constraints without rank, numbers that are not
    /// finite.
    pub fn new(
        system: &Functions<T>,
        parameters: &[T],
        (index, method): (usize, &'static MethodInfo),
        Start { t, q, w }: Start<'_, T>,
        (h, options): (T, &[T]),
        scale: impl FnOnce() -> T,
    ) -> Result<Self, StepError> {
        let executable = system.code();
        let code = &executable.steppers[index];
        let h = rt::step_size(h)?;
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
        let mut start = Routine::new(&code.start);
        start.run(memory).map_err(|stopped| stopped.at(0, t))?;
        let carried: Vec<T> = start.results(memory).collect();
        set(memory, &code.carried_cells, &carried);
        let routine = |assembled| Routine::new(assembled);
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
        Ok(Stepper {
            step: Routine::new(&code.step),
            observe: RefCell::new(Routine::new(&code.observe)),
            guard,
            rank,
            balance: code.balance.as_ref().map(routine),
            stability: vec![rt::StabilityMonitor::new(); terms],
            tally: Tally::default(),
            h,
            start_time: t,
            options,
            method,
            coordinates: q.len(),
            derivatives: BTreeMap::new(),
            new: Vec::with_capacity(carried.len()),
            old: carried,
            memory: RefCell::new(numbers),
            index,
            code: Arc::clone(executable),
        })
    }

    fn time_at(&self, tally: Tally) -> T {
        self.start_time + self.h * rt::count::<T>(tally.steps)
    }

    /// One step. What was before is untouched where it fails. The control inputs are 0 where there is no function for them; their `names` are for
    /// errors.
    ///
    /// # Errors
    /// Those of generated code.
    pub fn step(&mut self, inputs: Option<&Inputs<'_, T>>, names: &'static [&'static str]) -> Result<(), StepError> {
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let result = self.sample(code, inputs, names).and_then(|()| self.try_step(code, &code.checks));
        self.settled(code, result).map(|_| ())
    }

    /// One step with its derivatives: what [`Derivative::Linearised`] gives; nothing, and no step, where that was not asked for.
    ///
    /// # Errors
    /// Those of [`Stepper::step`].
    pub fn step_with_jacobian(
        &mut self,
        inputs: Option<&Inputs<'_, T>>,
        names: &'static [&'static str],
    ) -> Result<Option<Vec<T>>, StepError> {
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let Some((derivatives, body)) = code.differentiated(Derivative::Linearised) else { return Ok(None) };
        self.sample(code, inputs, names)?;
        let mut other = self.derivatives.remove(&Derivative::Linearised).unwrap_or_else(|| Routine::new(body));
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

    /// The cells hold what is carried, whether a step was taken or not.
    fn settled<R>(&mut self, code: &StepCode, result: Result<R, StepError>) -> Result<R, StepError> {
        result.map_err(|error| {
            set(cells(self.memory.get_mut()), &code.carried_cells, &self.old);
            self.rank.as_ref().map_or(error, |rank| rt::near_loss(error, rank, code.frame))
        })
    }

    /// One step by [`Stepper::step`]'s routine, whose further results it gives.
    fn try_step(&mut self, code: &StepCode, checks: &[Check]) -> Result<Vec<T>, StepError> {
        let (step, now, next_time) = (self.tally.next(), self.time_at(self.tally), self.time_at(self.tally.advanced()));
        let (memory, method) = (cells(self.memory.get_mut()), self.method);
        let lost = |memory: &[Cell<T>]| {
            let momenta = code.carried.iter().find(|(role, _)| *role == Role::ReducedMomenta);
            let momenta = momenta.into_iter().flat_map(|(_, cells)| cells);
            let rho: Vec<f64> = momenta.map(|&at| memory[at as usize].get().to_f64()).collect();
            rt::branch_lost_from(method.name, &rho, step, now.to_f64())
        };
        code.turn(memory, self.tally);
        self.step.run(memory).map_err(|stopped| match stopped.consequence {
            plan::Failure::Branch => lost(memory),
            _ => stopped.at(step, now),
        })?;
        self.new.clear();
        self.new.extend(self.step.results(memory));
        let further = self.new.split_off(code.carried_cells.len());
        if let Some(at) = code.time {
            // (Not t + h: roundoff would add up.)
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

    /// Gives `look` the Taylor polynomials of a step to come, of a method that follows a flow.
    ///
    /// # Errors
    /// Those of the step.
    pub fn segments(
        &mut self,
        inputs: Option<&Inputs<'_, T>>,
        names: &'static [&'static str],
        look: &mut dyn FnMut(Segment<'_, T>),
    ) -> Result<(), StepError> {
        let executable = Arc::clone(&self.code);
        let (step, now) = (self.tally.next(), self.time_at(self.tally));
        self.sample(&executable.steppers[self.index], inputs, names)?;
        let memory = cells(self.memory.get_mut());
        self.step.segments(memory, look).map_err(|stopped| stopped.at(step, now))
    }

    /// Reads the control inputs at the times at which the step wants them.
    fn sample(
        &mut self,
        code: &StepCode,
        inputs: Option<&Inputs<'_, T>>,
        names: &'static [&'static str],
    ) -> Result<(), StepError> {
        let Some((_, first)) = code.samples.first() else { return Ok(()) };
        let mut u = vec![T::zero(); first.len()];
        let state = inputs.is_some().then(|| self.state());
        for (fraction, at) in &code.samples {
            if let (Some(inputs), Some((q, w))) = (inputs, &state) {
                let t = self.start_time + self.h * (rt::count::<T>(self.tally.steps) + T::lit(*fraction));
                inputs(t, q, w, &mut u);
                if let Some((value, name)) = u.iter().zip(names).find(|(value, _)| !value.all_finite()) {
                    return Err(StepError::Input { name, value: value.to_f64(), time: t.to_f64() });
                }
            }
            set(cells(self.memory.get_mut()), at, &u);
        }
        Ok(())
    }

    /// (q, w)
    pub fn state(&self) -> (Vec<T>, Vec<T>) {
        let mut numbers = self.memory.borrow_mut();
        let memory = cells(&mut numbers);
        let mut observe = self.observe.borrow_mut();
        observe.run(memory).ok();
        let mut q: Vec<T> = observe.results(memory).collect();
        let w = q.split_off(self.coordinates);
        (q, w)
    }

    /// A derivative of the step to come, its control inputs being these, or of a way in or out: the results, output after output; nothing where it was
    /// not asked for, or solves more equations at once than are solved here. What the derivative needs besides is `given`. The stepper stays where it is.
    ///
    /// # Errors
    /// Those of a step.
    pub fn differentiated(
        &mut self,
        derivative: Derivative,
        u: &[T],
        given: &[T],
    ) -> Result<Option<Vec<T>>, StepError> {
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let Some((derivatives, body)) = code.differentiated(derivative) else { return Ok(None) };
        let (step, now) = (self.tally.next(), self.time_at(self.tally));
        if derivative == Derivative::Entry {
            let (q, w) = self.state();
            code.begin(cells(self.memory.get_mut()), now, &q, &w);
        }
        let memory = cells(self.memory.get_mut());
        code.samples.iter().for_each(|(_, at)| set(memory, at, u));
        if let Some(at) = derivatives.given.get(&derivative) {
            set(memory, at, given);
        }
        code.turn(memory, self.tally);
        let routine = self.derivatives.entry(derivative).or_insert_with(|| Routine::new(body));
        routine.remember(&self.step);
        let found = routine.run(memory).map(|()| routine.results(memory).collect());
        // Inputs of a start may be the carried cells themselves.
        set(memory, &code.carried_cells, &self.old);
        found.map(Some).map_err(|stopped| stopped.at(step, now))
    }

    /// The carried numbers, group by group.
    pub fn carried(&self) -> &[T] {
        &self.old
    }

    /// The work that the control inputs have done; 0 without inputs.
    pub fn work(&self) -> T {
        let code = &self.code.steppers[self.index];
        let work = code.carried.iter().find(|(role, _)| *role == Role::Work);
        work.map_or(T::zero(), |(_, cells)| self.memory.borrow()[cells[0] as usize])
    }

    /// The rank guard's measure and minors at the present state, if there is one.
    pub fn guard(&mut self) -> Option<(T, Vec<T>)> {
        let memory = cells(self.memory.get_mut());
        let (measure, minors) = self.guard.as_mut()?;
        measure.run(memory).ok();
        let found = measure.results(memory).next()?;
        minors.run(memory).ok();
        Some((found, minors.results(memory).collect()))
    }

    /// Iterations of all steps.
    pub fn statistics(&self) -> Statistics {
        let code = &self.code.steppers[self.index];
        let blocks = code.step.blocks.iter().filter(|(_, block)| block.iterates()).count();
        self.tally.statistics(blocks as u64)
    }
}
