//! A method in executable form, with the parts of its steps.

mod derivatives;

use crate::number::Number;
use crate::part::{Copied, Part, Share, cells};
use crate::program::{Functions, StepCode};
use nonholonomic::catalogue::MethodInfo;
use nonholonomic::generated as rt;
use nonholonomic::taylor::Segment;
use nonholonomic::{Statistics, StepError};
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use std::iter::repeat;

/// Control inputs: a function that writes u for given t, q and w.
pub type Inputs<'a, T> = dyn Fn(T, &[T], &[T], &mut [T]) + 'a;

/// Start of a motion.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a, T> {
    /// Time.
    pub t: T,
    /// Coordinates.
    pub q: &'a [T],
    /// Velocities.
    pub w: &'a [T],
}

/// The state of a stepper of generated code, and its step.
pub struct Stepper<T: Number> {
    pub(crate) parts: Vec<Part<T>>,
    h: T,
}

/// All data that steps change, see [`Stepper::snapshot`]. It can be serialised.
#[derive(Clone, Serialize, Deserialize)]
#[serde(bound(serialize = "T: Number + Serialize", deserialize = "T: Number + Deserialize<'de>"))]
pub struct Snapshot<T: Number> {
    carried: Vec<T>,
    parts: Vec<Copied<T>>,
}

impl<T: Number> Stepper<T> {
    /// Makes a method's stepper at a state that has been checked. `scale` is the size of the rank's
    /// measure in the units of the masses. Without options the method's defaults apply.
    ///
    /// # Errors
    /// The errors of generated code: a step size or option that is refused, equations that cannot
    /// be solved, constraints without rank, numbers that are not finite.
    pub fn new(
        system: &Functions<T>,
        parameters: &[T],
        (index, method): (usize, &'static MethodInfo),
        start: Start<'_, T>,
        (h, options): (T, &[T]),
        scale: impl Fn() -> T,
    ) -> Result<Self, StepError> {
        let h = rt::step_size(h)?;
        let sizes = &system.code().steppers[index].parts;
        let parts = (0..sizes.len().max(1)).map(|number| {
            let (size, begins) = (sizes.get(number).copied().unwrap_or(1.0), rt::beginning(sizes, number));
            let share = Share { h, size, begins, number, parts: sizes.len().max(1) };
            Part::new(system, parameters, (index, method), start, (share, options), &scale)
        });
        Ok(Stepper { parts: parts.collect::<Result<_, _>>()?, h })
    }

    fn code(&self) -> &StepCode {
        self.parts[0].code()
    }

    /// Makes one step. A failure leaves the state unchanged. Control inputs without a function
    /// are 0. Their `names` are for errors.
    ///
    /// # Errors
    /// The errors of generated code.
    pub fn step(&mut self, inputs: Option<&Inputs<'_, T>>, names: &'static [&'static str]) -> Result<(), StepError> {
        let samples = self.sampled(inputs, names)?;
        self.each(&samples, Part::step).map(|_| ())
    }

    /// Makes `count` steps with control inputs 0.
    ///
    /// # Errors
    /// The error of [`Stepper::step`] for the first step that fails. The steps before it have been
    /// made.
    pub fn step_n(&mut self, count: u64) -> Result<(), StepError> {
        self.steps(count, &self.sampled(None, &[])?, None)
    }

    /// Like [`Stepper::step_n`]. The [carried numbers](Stepper::carried) after each step are
    /// appended to `rows`, see [`Accounts`](crate::Accounts).
    ///
    /// # Errors
    /// The errors of [`Stepper::step_n`].
    pub fn step_n_with(&mut self, count: u64, rows: &mut Vec<T>) -> Result<(), StepError> {
        self.steps(count, &self.sampled(None, &[])?, Some(rows))
    }

    /// Like [`Stepper::step_n_with`], with control inputs that are held over all steps.
    ///
    /// # Errors
    /// The errors of [`Stepper::step_n`].
    pub fn step_n_holding(&mut self, count: u64, u: &[T], rows: &mut Vec<T>) -> Result<(), StepError> {
        let samples = vec![u.to_vec(); self.code().samples.len().max(self.parts.len())];
        self.steps(count, &samples, Some(rows))
    }

    fn steps(&mut self, count: u64, samples: &[Vec<T>], mut rows: Option<&mut Vec<T>>) -> Result<(), StepError> {
        let [whole] = &mut self.parts[..] else {
            return (0..count).try_for_each(|_| {
                self.each(samples, Part::step)?;
                rows.iter_mut().for_each(|rows| rows.extend_from_slice(self.carried()));
                Ok(())
            });
        };
        whole.read(samples.iter());
        let (_, result) = T::advance(whole, count, rows);
        result.map_err(|error| whole.reason(error))
    }

    /// Returns the only part, if there is only one, with control inputs 0.
    pub(crate) fn whole(&mut self) -> Option<&mut Part<T>> {
        let samples = self.sampled(None, &[]).ok()?;
        let [whole] = &mut self.parts[..] else { return None };
        whole.read(samples.iter());
        Some(whole)
    }

    /// Writes q and w for these carried numbers, and returns the work. The stepper keeps its state.
    pub fn look(&mut self, carried: &[T], q: &mut [T], w: &mut [T]) -> T {
        self.parts[0].look(carried, q, w)
    }

    /// Returns the memory of the first part.
    pub(crate) fn cells(&mut self) -> &[Cell<T>] {
        cells(self.parts[0].memory.get_mut())
    }

    /// Runs all parts with their control inputs. A failure of one part leaves the state unchanged.
    fn each<R>(
        &mut self,
        samples: &[Vec<T>],
        mut run: impl FnMut(&mut Part<T>) -> Result<R, StepError>,
    ) -> Result<Vec<R>, StepError> {
        let [whole] = &mut self.parts[..] else { return self.each_of_several(samples, run) };
        whole.read(samples.iter());
        let result = run(whole);
        result.map(|found| vec![found]).map_err(|error| whole.reason(error))
    }

    fn each_of_several<R>(
        &mut self,
        samples: &[Vec<T>],
        mut run: impl FnMut(&mut Part<T>) -> Result<R, StepError>,
    ) -> Result<Vec<R>, StepError> {
        let before = self.save();
        let found = self.through(samples, |part| run(part));
        found.map_err(|error| {
            self.restore(&before);
            self.parts.iter().fold(error, |error, part| part.reason(error))
        })
    }

    /// Runs the steps of all parts, one after the other.
    fn through<R>(
        &mut self,
        samples: &[Vec<T>],
        mut run: impl FnMut(&mut Part<T>) -> Result<R, StepError>,
    ) -> Result<Vec<R>, StepError> {
        let (mut found, time) = (Vec::with_capacity(self.parts.len()), self.code().time);
        let mut carried = self.parts[0].carried().to_vec();
        for (i, part) in self.parts.iter_mut().enumerate() {
            if let (Some(at), true) = (time, i > 0) {
                // Not a sum over parts, since its roundoff would accumulate.
                carried[at] = part.now();
            }
            part.take_over(&carried);
            part.read(repeat(samples.get(i).map_or(&[][..], |u| u)));
            found.push(run(part)?);
            carried.clear();
            carried.extend_from_slice(part.carried());
        }
        if let Some(at) = time {
            carried[at] = self.parts[0].now();
        }
        self.parts[0].take_over(&carried);
        Ok(found)
    }

    /// Saves the data that a step changes, and returns the carried numbers.
    fn save(&mut self) -> Vec<T> {
        self.parts.iter_mut().for_each(Part::save);
        self.parts[0].carried().to_vec()
    }

    fn restore(&mut self, before: &[T]) {
        self.parts.iter_mut().for_each(Part::restore);
        self.parts[0].take_over(before);
    }

    /// Returns a copy of all data that steps change: the carried numbers, the number of steps, and
    /// the starts of iterations.
    pub fn snapshot(&mut self) -> Snapshot<T> {
        Snapshot { carried: self.carried().to_vec(), parts: self.parts.iter_mut().map(Part::copied).collect() }
    }

    /// Moves back or forward to a snapshot of this stepper, or of one with its system, method, step
    /// size and start. The steps from there on are identical to the last bit. Returns whether the
    /// snapshot fits; if it does not, the stepper stays as it is.
    pub fn return_to(&mut self, snapshot: &Snapshot<T>) -> bool {
        let fits = snapshot.carried.len() == self.carried().len()
            && snapshot.parts.len() == self.parts.len()
            && self.parts.iter().zip(&snapshot.parts).all(|(part, copied)| part.is_own(copied));
        if fits {
            self.parts.iter_mut().zip(&snapshot.parts).for_each(|(part, copied)| part.return_to(copied));
            self.parts[0].take_over(&snapshot.carried);
        }
        fits
    }

    /// Passes the Taylor polynomials of a coming step to `look`, for a method that follows a flow.
    ///
    /// # Errors
    /// The errors of the step.
    pub fn segments(
        &mut self,
        inputs: Option<&Inputs<'_, T>>,
        names: &'static [&'static str],
        look: &mut dyn FnMut(Segment<'_, T>),
    ) -> Result<(), StepError> {
        let samples = self.sampled(inputs, names)?;
        let whole = &mut self.parts[0];
        whole.read(samples.iter());
        whole.segments(look)
    }

    /// Returns the control inputs at the times at which the step, or each of its parts, reads them.
    fn sampled(
        &self,
        inputs: Option<&Inputs<'_, T>>,
        names: &'static [&'static str],
    ) -> Result<Vec<Vec<T>>, StepError> {
        let code = self.code();
        let Some((_, first)) = code.samples.first() else { return Ok(Vec::new()) };
        let fractions: Vec<f64> = match code.parts.is_empty() {
            true => code.samples.iter().map(|(fraction, _)| *fraction).collect(),
            false => (0..code.parts.len()).map(|i| rt::middle(&code.parts, i)).collect(),
        };
        let state = inputs.is_some().then(|| self.state());
        let (start, steps) = (self.parts[0].start_time(), rt::count::<T>(self.statistics().steps));
        let sample = |fraction: f64| {
            let mut u = vec![T::zero(); first.len()];
            let (Some(inputs), Some((q, w))) = (inputs, &state) else { return Ok(u) };
            let t = start + self.h * (steps + T::lit(fraction));
            inputs(t, q, w, &mut u);
            match u.iter().zip(names).find(|(value, _)| !value.all_finite()) {
                Some((value, name)) => Err(StepError::Input { name, value: value.to_f64(), time: t.to_f64() }),
                None => Ok(u),
            }
        };
        fractions.into_iter().map(sample).collect()
    }

    /// (q, w)
    pub fn state(&self) -> (Vec<T>, Vec<T>) {
        self.parts[0].state()
    }

    /// Writes (q, w) as far as there is room.
    pub fn write_state(&self, q: &mut [T], w: &mut [T]) {
        self.parts[0].observed(|numbers| q.iter_mut().chain(w).zip(numbers).for_each(|(to, number)| *to = number));
    }

    /// Returns the carried numbers, group by group.
    pub fn carried(&self) -> &[T] {
        self.parts[0].carried()
    }

    /// Returns the work that the control inputs have done, or 0 without inputs.
    pub fn work(&self) -> T {
        self.parts[0].work()
    }

    /// Returns the rank guard's measure and minors at the present state, if there is a guard.
    pub fn guard(&mut self) -> Option<(T, Vec<T>)> {
        self.parts[0].guard()
    }

    /// Returns the iterations of all steps.
    pub fn statistics(&self) -> Statistics {
        let of_parts = self.parts.iter().map(Part::statistics);
        let sum = of_parts.reduce(|mut sum, part| {
            sum.newton_iterations += part.newton_iterations;
            sum.most_iterations = sum.most_iterations.max(part.most_iterations);
            sum.restarts += part.restarts;
            sum
        });
        sum.unwrap_or_default()
    }
}
