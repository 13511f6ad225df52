//! A method at work.

use super::code::At;
use super::program::{StepTape, Tape};
use super::routine::Routine;
use super::system::TapeSystem;
use crate::registry::{Inputs, Statistics, StepFailure, Stepper};
use nonholonomic::StepError;
use nonholonomic::catalogue::{MethodInfo, ModelInfo};
use nonholonomic::generated as rt;
use nonholonomic::taylor::Segment;
use nonholonomic_codegen::ir::plan::Check;
use nonholonomic_codegen::ir::program::Role;
use std::cell::{Cell, RefCell};
use std::sync::Arc;

/// The numbers that a step of generated code changes, and the step.
pub(super) struct TapeStepper {
    tape: Arc<Tape>,
    /// Which of the tape's steppers.
    index: usize,
    model: &'static ModelInfo,
    method: &'static MethodInfo,
    /// The cells; the carried ones are the state.
    memory: RefCell<Vec<f64>>,
    step: Routine,
    observe: RefCell<Routine>,
    /// For the measure, and for the minors.
    guard: Option<(Routine, Routine)>,
    rank: Option<rt::RankMonitor<f64>>,
    stability: Vec<rt::StabilityMonitor<f64, 1>>,
    tally: rt::Tally,
    h: f64,
    start_time: f64,
    options: Vec<f64>,
    inputs: Option<Inputs>,
    /// The results of a step.
    new: Vec<f64>,
    old: Vec<f64>,
}

fn set(memory: &[Cell<f64>], cells: &[At], values: &[f64]) {
    for (&at, &value) in cells.iter().zip(values) {
        memory[at as usize].set(value);
    }
}

fn cells(memory: &mut [f64]) -> &[Cell<f64>] {
    Cell::from_mut(memory).as_slice_of_cells()
}

impl TapeStepper {
    /// At a state that has been checked.
    pub(super) fn new(
        system: &TapeSystem,
        index: usize,
        (t, q, w): (f64, &[f64], &[f64]),
        h: f64,
        options: &[f64],
    ) -> Result<Self, StepError> {
        let tape = &system.tape;
        let (code, model) = (&tape.steppers[index], system.info);
        let method = &model.methods[index];
        let h = rt::step_size(h)?;
        if !options.is_empty() && options.len() != method.options.len() {
            let (method, options, found) = (method.name, method.options, options.len());
            return Err(StepError::MethodOptionCount { method, options, found });
        }
        let defaults: Vec<f64> = method.options.iter().map(|option| option.default).collect();
        let options = if options.is_empty() { defaults } else { options.to_vec() };
        for (option, &value) in method.options.iter().zip(&options) {
            rt::option(method.name, option.name, value, option.minimum, option.maximum)?;
        }
        system.check(t, q, w)?;
        let mut numbers = code.memory.clone();
        let memory = cells(&mut numbers);
        set(memory, &code.parameters, &system.parameters);
        memory[code.step_size as usize].set(h);
        set(memory, &code.options, &options);
        code.constants.run(memory);
        for (role, at) in &code.inputs {
            match role {
                Role::Time => set(memory, at, &[t]),
                Role::Configuration => set(memory, at, q),
                _ => set(memory, at, w),
            }
        }
        let mut start = Routine::new(&code.start);
        start.run(memory).map_err(|(name, failure)| failure.at(name, 0, t))?;
        let carried: Vec<f64> = start.results(memory).collect();
        set(memory, &code.carried_cells, &carried);
        let routine = |assembled| Routine::new(assembled);
        let mut guard = code.guard.as_ref().map(|(measure, minors)| (routine(measure), routine(minors)));
        let rank = match &mut guard {
            Some((guard, _)) => {
                guard.run_on(memory);
                let measure = guard.results(memory).next().unwrap_or(f64::NAN);
                let scale = if code.weighted { system.metric_scale(t, q) } else { 1.0 };
                Some(rt::RankMonitor::new(measure, scale).map_err(|measure| rt::rank_loss(measure, 0, t))?)
            }
            None => None,
        };
        if !carried.iter().all(|x| x.is_finite()) {
            return Err(rt::non_finite(0, t));
        }
        let terms = code.checks.iter().map(|check| match check {
            Check::Stability { terms, .. } => terms.len(),
            Check::Branch(_) | Check::Finite(_) | Check::Rank => 0,
        });
        let terms = terms.sum();
        Ok(TapeStepper {
            step: Routine::new(&code.step),
            observe: RefCell::new(Routine::new(&code.observe)),
            guard,
            rank,
            stability: vec![rt::StabilityMonitor::new(); terms],
            tally: rt::Tally::default(),
            h,
            start_time: t,
            options,
            inputs: system.inputs.clone(),
            model,
            method,
            new: Vec::with_capacity(carried.len()),
            old: carried,
            memory: RefCell::new(numbers),
            index,
            tape: Arc::clone(tape),
        })
    }

    fn time_at(&self, tally: rt::Tally) -> f64 {
        self.start_time + self.h * rt::count::<f64>(tally.steps)
    }

    /// One step. What was before is untouched where it fails.
    fn advance(&mut self) -> Result<(), StepError> {
        let tape = Arc::clone(&self.tape);
        let code = &tape.steppers[self.index];
        let result = self.sample(code).and_then(|()| self.try_step(code));
        if result.is_err() {
            set(cells(self.memory.get_mut()), &code.carried_cells, &self.old);
        }
        result
    }

    fn try_step(&mut self, code: &StepTape) -> Result<(), StepError> {
        let (step, now, next_time) = (self.tally.next(), self.time_at(self.tally), self.time_at(self.tally.advanced()));
        let (memory, method) = (cells(self.memory.get_mut()), self.method);
        let lost = |memory: &[Cell<f64>]| {
            let momenta = code.carried.iter().find(|(role, _)| *role == Role::ReducedMomenta);
            let rho: Vec<f64> =
                momenta.into_iter().flat_map(|(_, cells)| cells).map(|&at| memory[at as usize].get()).collect();
            rt::branch_lost_from(method.name, &rho, step, now)
        };
        if let Some(anew) = code.anew {
            memory[anew as usize].set(if rt::turns_anew(self.tally) { f64::INFINITY } else { 0.0 });
        }
        self.step.run(memory).map_err(|(name, failure)| {
            match code.carried.iter().any(|(role, _)| *role == Role::Branch) {
                true => lost(memory),
                false => failure.at(name, step, now),
            }
        })?;
        self.new.clear();
        self.new.extend(self.step.results(memory));
        if let Some(at) = code.time {
            // (Not t + h: roundoff would add up.)
            self.new[at] = next_time;
        }
        let carried = &code.carried_cells;
        let (mut stability, mut passed) = (Vec::new(), None);
        for check in &code.checks {
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
                Check::Finite(places) if !places.iter().all(|&at| self.new[at].is_finite()) => {
                    return Err(rt::non_finite(step, now));
                }
                Check::Branch(_) | Check::Finite(_) => {}
                Check::Rank => {
                    let (Some((guard, minors)), Some(rank)) = (&mut self.guard, &self.rank) else { continue };
                    set(memory, carried, &self.new);
                    guard.run_on(memory);
                    let measure = guard.results(memory).next().unwrap_or(f64::NAN);
                    if rank.is_near(measure) {
                        minors.run_on(memory);
                        let new: Vec<f64> = minors.results(memory).collect();
                        set(memory, carried, &self.old);
                        minors.run_on(memory);
                        let minors = minors.results(memory).zip(new);
                        rank.check_passage(measure, minors).map_err(|measure| rt::rank_loss(measure, step, now))?;
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
        Ok(())
    }

    /// Reads the control inputs at the times at which the step wants them.
    fn sample(&mut self, code: &StepTape) -> Result<(), StepError> {
        let Some((_, first)) = code.samples.first() else { return Ok(()) };
        let mut u = vec![0.0; first.len()];
        let state = self.inputs.is_some().then(|| self.observed());
        for (fraction, at) in &code.samples {
            if let (Some(inputs), Some((q, w))) = (&self.inputs, &state) {
                let t = self.start_time + self.h * (rt::count::<f64>(self.tally.steps) + fraction);
                inputs(t, q, w, &mut u);
                if let Some((value, name)) = u.iter().zip(self.model.inputs).find(|(value, _)| !value.is_finite()) {
                    return Err(StepError::Input { name, value: *value, time: t });
                }
            }
            set(cells(self.memory.get_mut()), at, &u);
        }
        Ok(())
    }

    /// (q, w)
    fn observed(&self) -> (Vec<f64>, Vec<f64>) {
        let mut numbers = self.memory.borrow_mut();
        let memory = cells(&mut numbers);
        let mut observe = self.observe.borrow_mut();
        observe.run_on(memory);
        let mut q: Vec<f64> = observe.results(memory).collect();
        let w = q.split_off(self.model.coordinates.len());
        (q, w)
    }
}

impl Stepper for TapeStepper {
    fn step(&mut self) -> Result<(), StepFailure> {
        self.advance().map_err(|error| StepFailure(error.to_string()))
    }

    fn segments(&mut self, look: &mut dyn FnMut(Segment<'_, f64>)) -> Result<(), StepFailure> {
        let tape = Arc::clone(&self.tape);
        let (step, now) = (self.tally.next(), self.time_at(self.tally));
        self.sample(&tape.steppers[self.index])
            .and_then(|()| {
                let memory = cells(self.memory.get_mut());
                self.step.segments(memory, look).map_err(|(name, failure)| failure.at(name, step, now))
            })
            .map_err(|error| StepFailure(error.to_string()))
    }

    fn state(&self, q: &mut [f64], v: &mut [f64]) {
        let (coordinates, velocities) = self.observed();
        q.copy_from_slice(&coordinates);
        v.copy_from_slice(&velocities);
    }

    fn work(&self) -> f64 {
        let code = &self.tape.steppers[self.index];
        let work = code.carried.iter().find(|(role, _)| *role == Role::Work);
        work.map_or(0.0, |(_, cells)| self.memory.borrow()[cells[0] as usize])
    }

    fn statistics(&self) -> Statistics {
        let code = &self.tape.steppers[self.index];
        let blocks = code.step.blocks.iter().filter(|(_, block)| block.iterates()).count();
        let cost = self.tally.statistics(blocks as u64);
        Statistics { newton_iterations: cost.newton_iterations, most_iterations: cost.most_iterations.into() }
    }
}
