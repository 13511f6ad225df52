//! Derivatives of a step of a part, by routines that are made when they are first requested.

use super::{Part, cells};
use crate::cells::set;
use crate::number::Number;
use crate::program::Derivative;
use crate::routine::Routine;
use nonholonomic::StepError;
use std::sync::Arc;

impl<T: Number> Part<T> {
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
}
