//! Arguments of derivatives. Each is shared by all motions or has a leading axis with one entry per
//! motion.

use crate::arguments::{Numbers, States, converted, mapping, number, numbers, rows, shape};
use crate::errors::{type_error, value_error};
use crate::run::Prepared;
use crate::system::Any;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic_lab::tape::Declared;
use pyo3::prelude::*;
use pyo3::types::PyString;
use std::sync::Arc;

/// The motions to differentiate: one, or a batch.
pub(super) struct Setup {
    pub(super) info: &'static ModelInfo,
    pub(super) model: Arc<Declared>,
    /// The name of the method, and its text with options.
    pub(super) method: String,
    pub(super) spelled: String,
    pub(super) parameters: PerMotion,
    /// The model at the parameters that all motions share.
    pub(super) shared: Option<Arc<Prepared>>,
    /// The initial states on the constraints; `velocity` holds the velocities as given.
    pub(super) given: States,
    pub(super) velocity: PerMotion,
    /// The time at the start.
    pub(super) t0: f64,
    pub(super) h: PerMotion,
    pub(super) inputs: Held,
    pub(super) steps: usize,
}

/// The number of motions. Every argument with a leading axis has to agree on it.
#[derive(Default)]
pub(super) struct Count(Option<(usize, String)>);

impl Count {
    /// Records the number of motions that an argument is for.
    ///
    /// # Errors
    /// Another argument is for a different number of motions.
    pub(super) fn meet(&mut self, argument: &str, found: Option<usize>) -> PyResult<()> {
        match (&self.0, found) {
            (Some((count, first)), Some(found)) if *count != found => Err(value_error(format!(
                "there are rows for {count} motions in {first}, but for {found} in `{argument}`"
            ))),
            (None, Some(found)) => {
                self.0 = Some((found, format!("`{argument}`")));
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// Returns the number of motions, or `None` for a single motion without a batch axis.
    pub(super) fn get(&self) -> Option<usize> {
        self.0.as_ref().map(|(count, _)| *count)
    }
}

/// Numbers that all motions share, or a row of numbers for each.
pub(super) struct PerMotion {
    pub(super) count: Option<usize>,
    pub(super) width: usize,
    pub(super) values: Vec<f64>,
}

impl PerMotion {
    /// Reads named numbers from an array or by name. `base` supplies the missing ones.
    pub(super) fn read(
        (argument, kind): (&str, &str),
        given: Option<&Any<'_>>,
        names: &[&'static str],
        base: &[f64],
    ) -> PyResult<Self> {
        let width = names.len();
        let Some(given) = given.filter(|given| !given.is_none()) else {
            return Ok(PerMotion { count: None, width, values: base.to_vec() });
        };
        let (count, values) = rows((argument, kind), given, names, base)?;
        finite(argument, &values)?;
        Ok(PerMotion { count, width, values })
    }

    /// Reads one number for all motions, or one for each.
    pub(super) fn scalar(argument: &str, given: &Any<'_>) -> PyResult<Self> {
        if given.is_instance_of::<PyString>() || converted(given.py(), given.len())?.is_err() {
            return Ok(PerMotion { count: None, width: 1, values: vec![number(argument, given)?] });
        }
        let found = numbers(argument, given)?;
        match *found.shape.as_slice() {
            [count] => Ok(PerMotion { count: Some(count), width: 1, values: found.values }),
            ref other => Err(value_error(format!(
                "`{argument}` has the shape {}, expected a number, or (count,) with one for each motion",
                shape(other)
            ))),
        }
    }

    /// Joins the rows of two sets of numbers side by side.
    pub(super) fn beside(self, other: PerMotion) -> PerMotion {
        let (count, width) = (self.count.or(other.count), self.width + other.width);
        let values = (0..count.unwrap_or(1)).flat_map(|i| [self.of(i), other.of(i)].concat()).collect();
        PerMotion { count, width, values }
    }

    /// Returns the row of a motion.
    pub(super) fn of(&self, motion: usize) -> &[f64] {
        let at = if self.count.is_some() { motion * self.width } else { 0 };
        &self.values[at..][..self.width]
    }
}

/// Control inputs: one row that is held or one row per step, shared by all motions or given for
/// each.
pub(super) struct Held {
    values: Vec<f64>,
    pub(super) width: usize,
    /// The numbers of motions and of rows, if those axes exist.
    pub(super) count: Option<usize>,
    pub(super) rows: Option<usize>,
}

impl Held {
    /// Reads numbers by name, or an array of shape (c,), (steps, c), (count, steps, c), or (count,
    /// 1, c), whose rows are held. `base` supplies the missing numbers. For a single step, (count,
    /// c) is a batch of rows.
    pub(super) fn read(
        argument: &str,
        given: Option<&Any<'_>>,
        names: &[&'static str],
        base: Vec<f64>,
        steps: Steps,
    ) -> PyResult<Held> {
        let width = names.len();
        let Some(given) = given.filter(|given| !given.is_none()) else {
            return Ok(Held { values: base, width, count: None, rows: None });
        };
        let wanted = || match steps {
            Steps::One => format!("({width},) or (count, {width})"),
            Steps::Many(steps) => format!("({width},), ({steps}, {width}) or (count, {steps}, {width})"),
        };
        let dict = mapping(given)?;
        let is_text = dict.as_ref().is_some_and(|dict| dict.values().iter().any(|x| x.is_instance_of::<PyString>()));
        if given.is_callable() || is_text {
            return Err(type_error(format!(
                "`{argument}` must be numbers that are held over each step, {}, or a dict of numbers: steps are differentiated with respect to such inputs",
                wanted()
            )));
        }
        let Numbers { shape: lengths, values } = match dict {
            Some(_) => {
                let (count, values) = rows((argument, "control input"), given, names, &base)?;
                Numbers { shape: count.into_iter().chain([width]).collect(), values }
            }
            None => numbers(argument, given)?,
        };
        let (count, table) = match (lengths.as_slice(), steps) {
            ([one], _) if *one == width => (None, None),
            ([count, one], Steps::One) if *one == width => (Some(*count), None),
            ([rows, one], Steps::Many(steps)) if *one == width && *rows == steps => (None, Some(*rows)),
            ([rows, one], Steps::Many(steps)) if *one == width => {
                let message = format!("`{argument}` has {rows} rows, expected one for each of {steps} steps");
                return Err(value_error(message));
            }
            ([count, rows, one], Steps::Many(steps)) if *one == width && (*rows == steps || *rows == 1) => {
                (Some(*count), Some(*rows))
            }
            (other, _) => {
                let (found, names) = (shape(other), names.join(", "));
                return Err(value_error(format!("`{argument}` has the shape {found}, expected {}: {names}", wanted())));
            }
        };
        finite(argument, &values)?;
        // A table without rows still gets numbers: motions of zero steps receive inputs and do not
        // read them.
        let values = if table == Some(0) { vec![0.0; width * count.unwrap_or(1)] } else { values };
        Ok(Held { values, width, count, rows: table })
    }

    /// Returns the inputs of one step of a motion.
    pub(super) fn at(&self, motion: usize, step: usize) -> &[f64] {
        let rows = self.rows.unwrap_or(1).max(1);
        let motion = if self.count.is_some() { motion } else { 0 };
        let step = if rows > 1 { step } else { 0 };
        &self.values[(motion * rows + step) * self.width..][..self.width]
    }

    /// Returns the number of rows per motion.
    pub(super) fn rows(&self) -> usize {
        self.rows.unwrap_or(1)
    }
}

/// The steps to differentiate: a single step, or those of a motion.
#[derive(Clone, Copy)]
pub(super) enum Steps {
    One,
    Many(usize),
}

impl Steps {
    pub(super) fn number(self) -> usize {
        match self {
            Steps::One => 1,
            Steps::Many(steps) => steps,
        }
    }
}

/// A direction in everything that a motion depends on.
pub(super) struct Direction {
    /// In (q, v).
    pub(super) state: PerMotion,
    /// In the parameters and the step size.
    pub(super) further: PerMotion,
    pub(super) inputs: Held,
}

/// Adjoints of the states of motions.
pub(super) struct Adjoints {
    values: Vec<f64>,
    width: usize,
    pub(super) count: Option<usize>,
    /// The number of rows per motion: one for each state, or one for the last state.
    rows: usize,
}

impl Adjoints {
    /// Reads (n,) or numbers by name for the last state, or (steps + 1, n) for all states. A
    /// leading axis gives each motion its own: (count, 1, n) or (count, steps + 1, n). Missing
    /// numbers are 0.
    pub(super) fn read(
        (argument, kind): (&str, &str),
        given: Option<&Any<'_>>,
        names: &[&'static str],
        steps: usize,
    ) -> PyResult<Self> {
        let width = names.len();
        let Some(given) = given.filter(|given| !given.is_none()) else {
            return Ok(Adjoints { values: vec![0.0; width], width, count: None, rows: 1 });
        };
        let of_last = |values| Adjoints { values, width, count: None, rows: 1 };
        if mapping(given)?.is_some() {
            let found = PerMotion::read((argument, kind), Some(given), names, &vec![0.0; width])?;
            return match found.count {
                None => Ok(of_last(found.values)),
                Some(_) => {
                    Err(value_error(format!("the values of `{argument}` by name must be numbers, for the last state")))
                }
            };
        }
        let Numbers { shape: lengths, values } = numbers(argument, given)?;
        finite(argument, &values)?;
        let all = steps + 1;
        match *lengths.as_slice() {
            [one] if one == width => Ok(of_last(values)),
            [rows, one] if one == width && rows == all => Ok(Adjoints { values, width, count: None, rows }),
            [count, rows, one] if one == width && (rows == all || rows == 1) => {
                Ok(Adjoints { values, width, count: Some(count), rows })
            }
            ref other => Err(value_error(format!(
                "`{argument}` has the shape {}, expected ({width},) for the last state, or ({all}, {width}) for all, of each motion of a batch (count, 1, \
                 {width}) or (count, {all}, {width}): {}",
                shape(other),
                names.join(", ")
            ))),
        }
    }

    /// Returns the rows of all states of a motion, each beside the row of its velocities.
    pub(super) fn beside(&self, velocities: &Adjoints, motion: usize, steps: usize) -> Vec<f64> {
        let zeros = vec![0.0; self.width.max(velocities.width)];
        (0..=steps)
            .flat_map(|i| [self, velocities].map(|part| part.at(motion, i, steps).unwrap_or(&zeros[..part.width])))
            .flatten()
            .copied()
            .collect()
    }

    fn at(&self, motion: usize, state: usize, steps: usize) -> Option<&[f64]> {
        let row = if self.rows == steps + 1 { state } else { state.checked_sub(steps)? };
        let motion = if self.count.is_some() { motion } else { 0 };
        self.values.get((motion * self.rows + row) * self.width..)?.get(..self.width)
    }
}

pub(super) fn finite(argument: &str, values: &[f64]) -> PyResult<()> {
    match values.iter().find(|value| !value.is_finite()) {
        Some(value) => Err(value_error(format!("`{argument}` must have finite numbers, it has {value}"))),
        None => Ok(()),
    }
}
