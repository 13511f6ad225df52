//! One step by the routine, with the checks that accept or refuse it.

use super::{Part, cells};
use crate::cells::set;
use crate::number::Number;
use crate::program::StepCode;
use nonholonomic::generated as rt;
use nonholonomic::{Mask, StepError};
use nonholonomic_ir::ir::plan::{self, Check};
use nonholonomic_ir::ir::program::Role;
use std::cell::Cell;
use std::sync::Arc;

impl<T: Number> Part<T> {
    /// Makes one step by the routine. The cells hold the carried numbers, whether the step was
    /// accepted or not.
    ///
    /// # Errors
    /// The errors of generated code.
    pub(super) fn step_apart(&mut self) -> Result<(), StepError> {
        self.halt();
        let executable = Arc::clone(&self.code);
        let code = &executable.steppers[self.index];
        let result = self.try_step(code, &code.checks);
        self.settled(code, result).map(|_| ())
    }

    /// Makes one step by [`Part::step`]'s routine, and returns the further results of the routine.
    pub(super) fn try_step(&mut self, code: &StepCode, checks: &[Check]) -> Result<Vec<T>, StepError> {
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
}
