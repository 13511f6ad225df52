//! Derivatives of a step: those of its parts, composed by the chain rule.

use super::{Inputs, Stepper};
use crate::number::Number;
use crate::part::Part;
use crate::program::{Derivative, StepCode};
use nalgebra::DMatrix;
use nonholonomic::StepError;
use nonholonomic::generated::{self as rt, Curved, Linearised, Second};
use nonholonomic_ir::ir::program::Role;
use std::ops::Range;

impl<T: Number> Stepper<T> {
    /// Returns the groups of variables that steps are differentiated by, with their sizes, or
    /// nothing if no derivatives were requested.
    pub fn variables(&self) -> &[(Role, usize)] {
        self.code().derivatives.as_ref().map_or(&[], |derivatives| &derivatives.groups)
    }

    /// Makes one step with its derivatives, the results of [`Derivative::Linearised`]. Returns
    /// `None` without a step if that derivative was not requested.
    ///
    /// # Errors
    /// The errors of [`Stepper::step`].
    pub fn step_with_jacobian(
        &mut self,
        inputs: Option<&Inputs<'_, T>>,
        names: &'static [&'static str],
    ) -> Result<Option<Vec<T>>, StepError> {
        let samples = self.sampled(inputs, names)?;
        let found = self.each(&samples, Part::step_with_jacobian)?;
        let Some(found) = found.into_iter().collect::<Option<Vec<_>>>() else { return Ok(None) };
        let layout = Layout::of(self.code());
        Ok(self.composed(&layout, &found).last().map(|whole| layout.numbers(whole)))
    }

    /// Returns a derivative of the coming step with these control inputs, or of a start or
    /// observation: the results, output after output. `given` is the further data that the
    /// derivative needs. Returns `None` if the derivative was not requested, or solves more
    /// equations than the executor supports. The stepper keeps its state.
    ///
    /// # Errors
    /// The errors of a step.
    pub fn differentiated(
        &mut self,
        derivative: Derivative,
        u: &[T],
        given: &[T],
    ) -> Result<Option<Vec<T>>, StepError> {
        if self.parts.len() == 1 || matches!(derivative, Derivative::Entry | Derivative::Exit) {
            return self.parts[0].differentiated(derivative, u, given);
        }
        let before = self.save();
        let found = self.chained(derivative, u, given);
        self.restore(&before);
        found
    }

    /// Returns a derivative of all parts, by the chain rule. The state of the stepper is undefined
    /// afterwards.
    fn chained(&mut self, derivative: Derivative, u: &[T], given: &[T]) -> Result<Option<Vec<T>>, StepError> {
        let inputs = vec![u.to_vec(); self.parts.len()];
        // The carried numbers at the beginning of each part.
        let mut places = Vec::new();
        let mut along = given.to_vec();
        let layout = Layout::of(self.code());
        let walked = self.through(&inputs, |part| {
            places.push(part.carried().to_vec());
            let found = match derivative {
                Derivative::Linearised | Derivative::Second => part.differentiated(Derivative::Linearised, u, &[])?,
                Derivative::Pushed => {
                    let mut own = along.clone();
                    let size = T::lit(part.size());
                    layout.range(Role::ByStep).for_each(|at| own[at] = size * own[at]);
                    let found = part.differentiated(derivative, u, &own)?;
                    found.inspect(|found| along[..found.len()].copy_from_slice(found))
                }
                _ => Some(Vec::new()),
            };
            part.step()?;
            Ok(found)
        })?;
        let Some(mut walked) = walked.into_iter().collect::<Option<Vec<_>>>() else { return Ok(None) };
        if derivative == Derivative::Pushed {
            return Ok(walked.pop());
        }
        let carried = self.code().carried_cells.len();
        let composed = |own: &Self| {
            let matrices: Vec<Vec<T>> = walked.into_iter().map(|mut found| found.split_off(carried)).collect();
            own.composed(&layout, &matrices)
        };
        if derivative == Derivative::Linearised {
            let new = self.parts[0].carried().to_vec();
            return Ok(composed(self).last().map(|whole| [new, layout.numbers(whole)].concat()));
        }
        // Go backwards. Iterations start where they ended before, so their results are equal to
        // roundoff.
        let before = match derivative {
            Derivative::Second => composed(self),
            _ => Vec::new(),
        };
        let (mut adjoint, mut sum): (Vec<T>, Option<Vec<T>>) = (given.to_vec(), None);
        for (i, (part, place)) in self.parts.iter_mut().zip(&places).enumerate().rev() {
            part.take_over(place);
            let mut found = match derivative {
                Derivative::Second => {
                    let Some(own) = part.differentiated(derivative, u, &adjoint)? else { return Ok(None) };
                    match i.checked_sub(1).and_then(|i| before.get(i)) {
                        Some(by) => layout.curved(&own, by),
                        None => own,
                    }
                }
                _ => Vec::new(),
            };
            let Some(mut pulled) = part.differentiated(Derivative::Pulled, u, &adjoint)? else { return Ok(None) };
            adjoint.clear();
            adjoint.extend_from_slice(&pulled[layout.range(Role::ByState)]);
            if derivative == Derivative::Pulled {
                let size = T::lit(part.size());
                layout.range(Role::ByStep).for_each(|at| pulled[at] = size * pulled[at]);
                found = pulled;
                // The adjoint of the state continues with the previous part.
                let state = layout.range(Role::ByState);
                sum.iter_mut().for_each(|sum| sum[state.clone()].fill(T::zero()));
            }
            sum = Some(match sum {
                Some(sum) => sum.into_iter().zip(found).map(|(a, b)| a + b).collect(),
                None => found,
            });
        }
        Ok(sum)
    }

    /// Returns the derivatives of the first part, of the first two parts, …, and of all, from those
    /// of each.
    fn composed(&self, layout: &Layout, parts: &[Vec<T>]) -> Vec<Matrices<T>> {
        let mut all: Vec<Matrices<T>> = Vec::with_capacity(parts.len());
        for (part, then) in self.parts.iter().zip(parts) {
            let whole = rt::after(all.last(), &layout.matrices(then), T::lit(part.size()));
            all.push(whole);
        }
        all
    }
}

/// The places of the derivatives by each group of variables.
struct Layout {
    groups: Vec<(Role, usize)>,
}

/// Derivatives of a step. A missing group of variables has no columns.
type Matrices<T> = Linearised<DMatrix<T>, DMatrix<T>, DMatrix<T>, DMatrix<T>>;

impl Layout {
    fn of(code: &StepCode) -> Self {
        let groups = code.derivatives.iter().flat_map(|derivatives| derivatives.groups.iter().copied());
        Layout { groups: groups.collect() }
    }

    /// Returns the columns of a group, empty for a missing group.
    fn range(&self, role: Role) -> Range<usize> {
        let before = self.groups.iter().take_while(|(group, _)| *group != role);
        let start = before.map(|(_, count)| count).sum();
        let own = self.groups.iter().find(|(group, _)| *group == role).map_or(0, |(_, count)| *count);
        start..start + own
    }

    /// Returns matrices from numbers that are written group after group, each row by row.
    fn matrices<T: Number>(&self, numbers: &[T]) -> Matrices<T> {
        let rows = self.range(Role::ByState).len();
        let of = |role: Role| {
            let range = self.range(role);
            DMatrix::from_row_slice(rows, range.len(), &numbers[rows * range.start..rows * range.end])
        };
        Linearised { a: of(Role::ByState), b: of(Role::ByInputs), p: of(Role::ByParameters), h: of(Role::ByStep) }
    }

    /// Returns the numbers of matrices.
    fn numbers<T: Number>(&self, matrices: &Matrices<T>) -> Vec<T> {
        let Linearised { a, b, p, h } = matrices;
        let of_group = |(role, _): &(Role, usize)| match role {
            Role::ByInputs => row_by_row(b),
            Role::ByParameters => row_by_row(p),
            Role::ByStep => row_by_row(h),
            _ => row_by_row(a),
        };
        self.groups.iter().flat_map(of_group).collect()
    }

    /// Converts second derivatives by the variables of a part to those by the variables of the
    /// whole, with the derivatives `by` of the former.
    fn curved<T: Number>(&self, second: &[T], by: &Matrices<T>) -> Vec<T> {
        let k = by.a.nrows();
        let inputs = if second.len() == k * k { 0 } else { by.b.ncols() };
        let (state, others) = second.split_at(k * k);
        let (mixed, of_inputs) = others.split_at(k * inputs);
        let second = Second {
            state: DMatrix::from_row_slice(k, k, state),
            mixed: DMatrix::from_row_slice(k, inputs, mixed),
            inputs: DMatrix::from_row_slice(inputs, inputs, of_inputs),
        };
        let none = DMatrix::zeros(k, 0);
        let Second { state, mixed, inputs } = second.along(&by.a, if inputs == 0 { &none } else { &by.b });
        [row_by_row(&state), row_by_row(&mixed), row_by_row(&inputs)].concat()
    }
}

fn row_by_row<T: Number>(matrix: &DMatrix<T>) -> Vec<T> {
    matrix.transpose().as_slice().to_vec()
}
