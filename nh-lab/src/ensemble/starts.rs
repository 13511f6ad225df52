//! The starts of trajectories.

use crate::registry::Inputs;
use nonholonomic::catalogue::ModelInfo;

/// The start of a trajectory.
#[derive(Clone, Default)]
pub struct Start {
    /// Parameters, in the model's order.
    pub parameters: Vec<f64>,
    /// Coordinates q at t = 0.
    pub q: Vec<f64>,
    /// Velocities w at t = 0, on the constraints.
    pub v: Vec<f64>,
    /// Control inputs as a function of time and state; `None` means 0.
    pub inputs: Option<Inputs>,
}

/// The starts of an ensemble's trajectories, which are numbered from 0.
pub trait Starts: Sync {
    /// Returns the number of trajectories.
    fn count(&self) -> usize;

    /// Returns the start of this trajectory. It must depend on the number alone, not on when it is
    /// called.
    ///
    /// # Errors
    /// The reason why the trajectory has no start. It then counts as failed, and the others start.
    fn start(&self, number: usize) -> Result<Start, String>;
}

/// Starts in arrays with a row for each trajectory, or one row for all.
#[derive(Clone)]
pub struct Arrays<'a> {
    parameters: (&'a [f64], usize),
    q: (&'a [f64], usize),
    v: (&'a [f64], usize),
    inputs: Option<Inputs>,
    count: usize,
}

impl<'a> Arrays<'a> {
    /// Creates starts of a model from parameters (N × p, or p), coordinates (N × n, or n) and
    /// velocities (N × k, or k).
    ///
    /// # Errors
    /// Arrays of inconsistent lengths.
    pub fn new(info: &ModelInfo, parameters: &'a [f64], q: &'a [f64], v: &'a [f64]) -> Result<Self, String> {
        let mut count = 1;
        for (what, array, width) in [
            ("parameters", parameters, info.parameters.len()),
            ("coordinates", q, info.coordinates.len()),
            ("velocities", v, info.velocities.len()),
        ] {
            let rows = array.len().checked_div(width).unwrap_or(1);
            if rows * width != array.len() || rows == 0 && !array.is_empty() {
                let (name, found) = (info.name, array.len());
                return Err(format!("`{name}` has {width} {what}, but {found} numbers are not a multiple of {width}"));
            }
            if rows != 1 && count != 1 && rows != count {
                return Err(format!("there are {rows} rows of {what}, but {count} rows of the others"));
            }
            if rows != 1 {
                count = rows;
            }
        }
        let of = |array, width| (array, width);
        Ok(Arrays {
            parameters: of(parameters, info.parameters.len()),
            q: of(q, info.coordinates.len()),
            v: of(v, info.velocities.len()),
            inputs: None,
            count,
        })
    }

    /// Sets the control inputs of all trajectories.
    #[must_use]
    pub fn with_inputs(mut self, inputs: Inputs) -> Self {
        self.inputs = Some(inputs);
        self
    }
}

/// Returns a row of an array, or the only row if there is one.
fn row((array, width): (&[f64], usize), number: usize) -> Vec<f64> {
    let at = if array.len() == width { 0 } else { number * width };
    array.get(at..at + width).unwrap_or_default().to_vec()
}

impl Starts for Arrays<'_> {
    fn count(&self) -> usize {
        self.count
    }

    fn start(&self, number: usize) -> Result<Start, String> {
        let (parameters, q, v) = (row(self.parameters, number), row(self.q, number), row(self.v, number));
        Ok(Start { parameters, q, v, inputs: self.inputs.clone() })
    }
}
