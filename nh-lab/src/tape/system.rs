//! A system on the tape, with fixed parameters.

use super::Identity;
use super::stepper::TapeStepper;
use crate::diagnostics::larger;
use crate::method::MethodChoice;
use crate::registry::{Inputs, StartError, Stepper, System, names, told};
use nonholonomic::catalogue::{ModelInfo, RotationInfo};
use nonholonomic::fields::DynField;
use nonholonomic::generated as rt;
use nonholonomic::nalgebra::SMatrix;
use nonholonomic::{Scalar, StepError, Topic};
use nonholonomic_codegen::ir::program::Role;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::{Account, Functions};
use nonholonomic_ode::differential_equations::motion;
use std::sync::Arc;

#[derive(Clone)]
pub(super) struct TapeSystem {
    pub(super) functions: Functions<f64>,
    pub(super) info: &'static ModelInfo,
    /// The advised methods of [`Declared`](super::Declared).
    pub(super) advised: Arc<[String]>,
    pub(super) identity: Arc<Identity>,
    pub(super) parameters: Vec<f64>,
    pub(super) inputs: Option<Inputs>,
}

/// The arguments of a function.
type Arguments<'a> = &'a [(Role, &'a [f64])];

/// Returns the index of a method and its options, from its name and the options that may follow it.
///
/// # Errors
/// A method that the model does not have, or a wrong option.
pub(super) fn chosen(info: &ModelInfo, method: &str) -> Result<(usize, Vec<f64>), StartError> {
    let known = names(info.methods);
    let kind = format!("method for `{}`", info.name);
    let choice = MethodChoice::parse(&kind, method, &known).map_err(StartError::Other)?;
    let index = known.iter().position(|known| *known == choice.name);
    let missing = || StartError::Other(format!("the model has no stepper of the method `{method}`"));
    Ok((index.ok_or_else(missing)?, choice.options))
}

impl TapeSystem {
    /// Evaluates a function of the model; `None` if the model does not have it. Missing arguments
    /// are NaN.
    fn evaluate(&self, quantity: Quantity, arguments: Arguments<'_>) -> Option<Vec<f64>> {
        self.functions.evaluate(quantity, arguments)
    }

    /// Writes the numbers of a quantity, or nothing if the model does not have it. The check of the
    /// description has verified their count.
    fn write(&self, quantity: Quantity, arguments: Arguments<'_>, out: &mut [f64]) {
        self.functions.write(quantity, arguments, out);
    }

    /// Returns the velocity less the velocity that the constraints prescribe.
    fn relative(&self, at: Arguments<'_>, w: &[f64]) -> Vec<f64> {
        match self.evaluate(Quantity::Drift, at) {
            Some(drift) => w.iter().zip(drift).map(|(w, drift)| w - drift).collect(),
            None => w.to_vec(),
        }
    }

    /// Returns the function's matrix, column by column.
    fn columns(&self, quantity: Quantity, at: Arguments<'_>, rows: usize) -> Vec<f64> {
        let values = self.evaluate(quantity, at).unwrap_or_default();
        let columns = values.len() / rows.max(1);
        (0..columns).flat_map(|j| (0..rows).map(move |i| i * columns + j)).map(|at| values[at]).collect()
    }

    /// Checks that a motion can start here.
    ///
    /// # Errors
    /// The reason against it, as in generated code.
    pub(super) fn check(&self, t: f64, q: &[f64], w: &[f64]) -> Result<(), StepError> {
        if !q.iter().chain(w).chain([&t]).all(|x| x.is_finite()) {
            return Err(rt::non_finite(0, t));
        }
        for rotation in self.info.rotations {
            let name = rotation.name;
            match rotation.dimension {
                2 => rt::on_group(name, &matrix::<2>(rotation, q))?,
                _ => rt::on_group(name, &matrix::<3>(rotation, q))?,
            }
        }
        let at: Arguments<'_> = &[(Role::Configuration, q), (Role::Time, &[t])];
        if let Some(correction) = self.evaluate(Quantity::LevelCorrection, at) {
            let (distance, tolerance) = (largest(&correction), f64::ROOT_EPSILON * (1.0 + largest(q)));
            // The negated comparison refuses NaN.
            if !distance.all_le(tolerance) {
                return Err(StepError::OffLevelSet { distance, tolerance });
            }
        }
        let k = self.info.velocities.len();
        let metric = self.columns(Quantity::MassMatrix, at, k);
        if !is_positive_definite(&metric, k) {
            return Err(StepError::MetricNotPositiveDefinite);
        }
        let (mu, inverse) = (
            self.columns(Quantity::ConstraintMatrix, at, self.info.constraints.len()),
            self.columns(Quantity::InverseMass, at, k),
        );
        rt::on_constraints_of(self.info.constraints.len(), &mu, &self.relative(at, w), &metric, &inverse)
    }

    /// Moves the matrices to the nearest rotations.
    pub(super) fn rotated(&self, q: &mut [f64]) -> Result<(), StepError> {
        for rotation in self.info.rotations {
            let name = rotation.name;
            match rotation.dimension {
                2 => write_matrix(rotation, &rt::rotation(name, &matrix::<2>(rotation, q))?, q),
                _ => write_matrix(rotation, &rt::rotation(name, &matrix::<3>(rotation, q))?, q),
            }
        }
        Ok(())
    }

    /// Returns w of a point (q, ρ) of D*.
    fn velocity_at(&self, t: f64, point: &[f64]) -> Vec<f64> {
        let (q, rho) = point.split_at(self.info.coordinates.len());
        let mut w = vec![f64::NAN; self.info.velocities.len()];
        self.write(
            Quantity::ToVelocities,
            &[(Role::Configuration, q), (Role::ReducedMomenta, rho), (Role::Time, &[t])],
            &mut w,
        );
        w
    }

    /// Returns P P v + w₀. The projector is applied twice because P v of a v far from D is off D by
    /// roundoff of v.
    pub(super) fn projected(&self, t: f64, q: &[f64], v: &[f64]) -> Vec<f64> {
        let at: Arguments<'_> = &[(Role::Configuration, q), (Role::Time, &[t])];
        let projector = self.columns(Quantity::ProjectorD, at, self.info.velocities.len());
        let apply = |v: &[f64]| -> Vec<f64> {
            let k = v.len();
            (0..k).map(|i| (0..k).map(|j| projector[j * k + i] * v[j]).sum()).collect()
        };
        let moved = apply(&apply(v));
        match self.evaluate(Quantity::Drift, at) {
            Some(drift) => moved.iter().zip(drift).map(|(w, drift)| w + drift).collect(),
            None => moved,
        }
    }
}

/// Returns the rotation matrix among the coordinates.
fn matrix<const D: usize>(rotation: &RotationInfo, q: &[f64]) -> SMatrix<f64, D, D> {
    SMatrix::from_fn(|i, j| q[rotation.first + i * D + j])
}

fn write_matrix<const D: usize>(rotation: &RotationInfo, matrix: &SMatrix<f64, D, D>, q: &mut [f64]) {
    for (i, row) in matrix.row_iter().enumerate() {
        for (j, &entry) in row.iter().enumerate() {
            q[rotation.first + i * D + j] = entry;
        }
    }
}

/// Returns the largest |x|; NaN if any x is NaN.
fn largest(x: &[f64]) -> f64 {
    x.iter().fold(0.0, |largest, x| larger(largest, x.abs()))
}

/// Returns whether a symmetric matrix, listed by rows or columns, has a Cholesky factor.
fn is_positive_definite(matrix: &[f64], n: usize) -> bool {
    let mut factor = matrix.to_vec();
    for k in 0..n {
        let pivot = factor[k * n + k] - (0..k).map(|j| factor[k * n + j] * factor[k * n + j]).sum::<f64>();
        // The negated comparison refuses NaN.
        if !0.0.all_lt(pivot) {
            return false;
        }
        factor[k * n + k] = pivot.sqrt();
        for i in k + 1..n {
            let rest = factor[i * n + k] - (0..k).map(|j| factor[i * n + j] * factor[k * n + j]).sum::<f64>();
            factor[i * n + k] = rest / factor[k * n + k];
        }
    }
    true
}

impl System for TapeSystem {
    fn energy(&self, t: f64, q: &[f64], v: &[f64]) -> f64 {
        let mut energy = [f64::NAN];
        self.write(Quantity::Energy, &[(Role::Configuration, q), (Role::Velocity, v), (Role::Time, &[t])], &mut energy);
        energy[0]
    }

    fn constraint(&self, t: f64, q: &[f64], v: &[f64]) -> f64 {
        self.functions.account(Account::Residual, t, (q, v))[0]
    }

    fn velocities(&self, t: f64, q: &[f64], rho: &[f64], v: &mut [f64]) {
        v.copy_from_slice(&self.velocity_at(t, &[q, rho].concat()));
    }

    fn rho(&self, t: f64, q: &[f64], v: &[f64], rho: &mut [f64]) {
        self.write(Quantity::ToMomenta, &[(Role::Configuration, q), (Role::Velocity, v), (Role::Time, &[t])], rho);
    }

    fn lambda(&self, t: f64, q: &[f64], v: &[f64], lambda: &mut [f64]) {
        let mut u = vec![0.0; self.info.inputs.len()];
        if let Some(inputs) = &self.inputs {
            inputs(t, q, v, &mut u);
        }
        let at: Arguments<'_> =
            &[(Role::Configuration, q), (Role::Velocity, v), (Role::Inputs, &u), (Role::Time, &[t])];
        self.write(Quantity::Multipliers, at, lambda);
    }

    fn invariants(&self, t: f64, q: &[f64], v: &[f64], values: &mut [f64]) {
        self.write(Quantity::Invariants, &[(Role::Configuration, q), (Role::Velocity, v), (Role::Time, &[t])], values);
    }

    fn group_defect(&self, q: &[f64]) -> f64 {
        self.evaluate(Quantity::GroupDefect, &[(Role::Configuration, q)]).map_or(0.0, |defect| defect[0])
    }

    fn level_defect(&self, t: f64, q: &[f64]) -> Option<f64> {
        let correction = self.evaluate(Quantity::LevelCorrection, &[(Role::Configuration, q), (Role::Time, &[t])])?;
        Some(largest(&correction))
    }

    fn determinants(&self, q: &[f64], values: &mut [f64]) {
        self.write(Quantity::GroupDeterminants, &[(Role::Configuration, q)], values);
    }

    fn rotate(&self, q: &mut [f64]) -> Result<(), String> {
        self.rotated(q).map_err(|error| error.to_string())
    }

    fn project(&self, t: f64, q: &[f64], v: &mut [f64]) -> Result<(), String> {
        let moved = self.projected(t, q, v);
        if moved.iter().any(|w| !w.is_finite()) {
            return Err(format!("the constraints are linearly dependent there {}", Topic::Rank));
        }
        v.copy_from_slice(&moved);
        Ok(())
    }

    fn stepper(&self, method: &str, state: (f64, &[f64], &[f64]), step: f64) -> Result<Box<dyn Stepper>, StartError> {
        let (index, options) = chosen(self.info, method)?;
        match TapeStepper::new(self, index, state, (step, &options)) {
            Ok(stepper) => Ok(Box::new(stepper)),
            Err(error) => {
                let applies = |method: &str| self.advised.iter().any(|name| name == method);
                Err(StartError::of(error, |error| told(error, self.info.methods[index].name, applies)))
            }
        }
    }

    fn motion(&self, q: &[f64], v: &[f64], times: &[f64], tolerance: f64) -> Result<Vec<Vec<f64>>, String> {
        let mut rho = vec![0.0; self.info.momenta.len()];
        self.rho(0.0, q, v, &mut rho);
        let points = motion(self, 0.0, &[q, &rho].concat(), times, tolerance).map_err(|error| error.to_string())?;
        let state = |(point, t): (Vec<f64>, &f64)| {
            let w = self.velocity_at(*t, &point);
            point.into_iter().take(self.info.coordinates.len()).chain(w).collect()
        };
        Ok(points.into_iter().zip(times).map(state).collect())
    }
}

/// The equations of motion on D*, ζ = (q, ρ).
impl DynField for TapeSystem {
    fn dimension(&self) -> usize {
        self.info.coordinates.len() + self.info.momenta.len()
    }

    fn write_rhs(&self, t: f64, point: &[f64], out: &mut [f64]) {
        let (q, rho) = point.split_at(self.info.coordinates.len());
        let mut u = vec![0.0; self.info.inputs.len()];
        if let Some(inputs) = &self.inputs {
            inputs(t, q, &self.velocity_at(t, point), &mut u);
        }
        let at: Arguments<'_> =
            &[(Role::Configuration, q), (Role::ReducedMomenta, rho), (Role::Inputs, &u), (Role::Time, &[t])];
        self.write(Quantity::VectorField, at, out);
    }

    fn write_jacobian(&self, _: f64, _: &[f64], _: &mut [f64]) -> bool {
        false
    }

    fn write_state(&self, t: f64, point: &[f64], q: &mut [f64], w: &mut [f64]) {
        q.copy_from_slice(&point[..self.info.coordinates.len()]);
        w.copy_from_slice(&self.velocity_at(t, point));
    }
}
