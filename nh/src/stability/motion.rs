//! The derivatives of a single step, and of all steps of a period.

use super::super::problem::Problem;
use super::reduced::{Conserved, Field, Reduced};
use nalgebra::{Complex, DMatrix, DVector};
use nonholonomic_codegen::ir::program::{Program, Role, StepProgram};
use nonholonomic_codegen::ir::verify::Verified;
use nonholonomic_exec::{Derivative, Run, RunError};
use nonholonomic_lab::stability::{cyclic, eigenvalues, part};
use std::sync::atomic::{AtomicBool, Ordering};

/// The program and the numbers that determine the steps.
pub(super) struct Setting<'a> {
    pub(super) program: &'a Verified<Program>,
    pub(super) stepper: &'a StepProgram,
    pub(super) options: Vec<f64>,
    pub(super) h: f64,
    /// The control inputs, which are held.
    pub(super) inputs: &'a [f64],
}

/// The derivative of a step on the numbers that are not cyclic.
pub(super) struct Map {
    /// The number of cyclic numbers among the carried ones.
    pub(super) cyclic: usize,
    /// The names of the remaining numbers.
    pub(super) names: Vec<String>,
    /// The Jacobian of the remaining numbers.
    pub(super) matrix: DMatrix<f64>,
    /// The change of the remaining numbers in a step, per time.
    pub(super) rates: Vec<f64>,
}

/// A motion that may be periodic.
pub(super) struct Orbit {
    /// All multipliers on the numbers that are not cyclic, trivial ones first.
    pub(super) multipliers: Vec<Complex<f64>>,
    /// The reasons why some multipliers are 1.
    pub(super) trivial: Vec<String>,
    /// The differences between the end and the start in the numbers that are not cyclic, the
    /// largest first.
    pub(super) gap: Vec<(String, f64)>,
    /// The changes of the cyclic coordinates.
    pub(super) moved: Vec<(String, f64)>,
}

/// The numbers that a step carries.
struct Carried<'a> {
    names: Vec<&'a str>,
    roles: Vec<Role>,
}

impl Carried<'_> {
    /// Returns the index of a carried number among the coordinates, if it is one.
    fn coordinate(&self, i: usize) -> Option<usize> {
        let first = self.roles.iter().position(|role| *role == Role::Configuration)?;
        (self.roles[i] == Role::Configuration).then(|| i - first)
    }
}

impl<'a> Setting<'a> {
    fn carried(&self) -> Carried<'a> {
        let groups = self.stepper.independent();
        let all = groups.flat_map(|group| group.symbols.iter().map(|&symbol| (group.role, symbol)));
        let (roles, symbols): (Vec<Role>, Vec<_>) = all.unzip();
        let graph = &self.program.graph;
        Carried { names: symbols.iter().map(|&s| graph.symbol_info(s).name.as_str()).collect(), roles }
    }

    fn start(&self, problem: &Problem<'_>) -> Result<Run, String> {
        let (h, options) = (self.h, self.options.as_slice());
        let method = &self.stepper.method;
        Run::with_options(self.program, method, &problem.parameters, (h, options), &problem.q, &problem.v).map_err(said)
    }

    /// Computes the numbers after the next step, and their derivatives with respect to those before
    /// it.
    fn derivative(&self, run: &mut Run, size: usize) -> Result<(Vec<f64>, DMatrix<f64>), String> {
        let mut found = run.differentiated(Derivative::Linearised, self.inputs, &[]).map_err(said)?;
        let all: usize = self.stepper.carried.iter().map(|group| group.symbols.len()).sum();
        let matrix = found.split_off(all);
        found.truncate(size);
        if found.iter().chain(&matrix).all(|x| x.is_finite()) {
            return Ok((found, DMatrix::from_row_slice(size, size, &matrix)));
        }
        Err("the derivative of a step is not finite".to_owned())
    }

    /// Counts the cyclic numbers, and returns the indices of the carried numbers that determine the
    /// rest of the motion. The time and numbers that no other number depends on are left out.
    fn kept(&self, carried: &Carried<'_>, matrix: &DMatrix<f64>, reduced: &Reduced) -> (usize, Vec<usize>) {
        let mut rest: Vec<usize> = (0..carried.roles.len()).filter(|&i| carried.roles[i] != Role::Time).collect();
        while let Some(at) = rest.iter().position(|&j| rest.iter().all(|&i| matrix[(i, j)] == 0.0)) {
            rest.remove(at);
        }
        // A cyclic coordinate of the field is cyclic in the step only if the method preserves this.
        // The work of control inputs is a running sum that no other number depends on.
        let may = |i: usize| match carried.coordinate(i) {
            Some(number) => reduced.cyclic.contains(&number),
            None => carried.roles[i] == Role::Work,
        };
        let candidates: Vec<usize> = (0..rest.len()).filter(|&at| may(rest[at])).collect();
        let own = part(matrix, &rest);
        let largest = own.amax().max(1.0);
        let found = cyclic(&candidates, rest.len(), |rows, column| {
            let entry = |row: usize| own[(row, column)] - if row == column { 1.0 } else { 0.0 };
            rows.iter().any(|&row| entry(row).abs() > 1e-10 * largest)
        });
        let kept = (0..rest.len()).filter(|at| !found.contains(at)).map(|at| rest[at]).collect();
        (found.len(), kept)
    }

    /// Computes the derivative of one step.
    ///
    /// # Errors
    /// A step that fails.
    pub(super) fn map(&self, problem: &Problem<'_>, reduced: &Reduced) -> Result<Map, String> {
        let carried = self.carried();
        let mut run = self.start(problem)?;
        let before = run.carried().to_vec();
        let (after, matrix) = self.derivative(&mut run, carried.names.len())?;
        let (cyclic, kept) = self.kept(&carried, &matrix, reduced);
        Ok(Map {
            cyclic,
            names: kept.iter().map(|&i| carried.names[i].to_owned()).collect(),
            rates: kept.iter().map(|&i| (after[i] - before[i]) / self.h).collect(),
            matrix: part(&matrix, &kept),
        })
    }

    /// Computes the derivative of all steps of a period.
    ///
    /// # Errors
    /// A step that fails, or a raised flag.
    pub(super) fn orbit(
        &self,
        problem: &Problem<'_>,
        field: &Field<'_>,
        reduced: &Reduced,
        (steps, stop): (u64, &AtomicBool),
    ) -> Result<Orbit, String> {
        let carried = self.carried();
        let size = carried.names.len();
        let mut run = self.start(problem)?;
        let before = run.carried().to_vec();
        let mut product = DMatrix::<f64>::identity(size, size);
        let mut last = product.clone();
        for _ in 0..steps {
            if stop.load(Ordering::Relaxed) {
                return Err("the motion was stopped before its end".to_owned());
            }
            last = self.derivative(&mut run, size)?.1;
            product = &last * product;
            run.step_with(|_| self.inputs.to_vec()).map_err(said)?;
        }
        // For a single step, its own derivative shows which numbers it ignores. The product does
        // not distinguish ignored numbers from decayed ones.
        let (_, kept) = self.kept(&carried, if steps == 1 { &last } else { &product }, reduced);
        let after = run.carried().to_vec();
        let monodromy = part(&product, &kept);
        let mut multipliers = eigenvalues(&monodromy).ok_or("the eigenvalues could not be computed")?;
        multipliers.sort_by(|a, b| (a - 1.0).norm().total_cmp(&(b - 1.0).norm()));
        let angular = |i: usize| carried.coordinate(i).is_some_and(|number| field.angles().contains(&number));
        let difference = |i: usize| {
            let far = after[i] - before[i];
            if angular(i) { far - std::f64::consts::TAU * (far / std::f64::consts::TAU).round() } else { far }
        };
        let mut gap: Vec<(String, f64)> = kept.iter().map(|&i| (carried.names[i].to_owned(), difference(i))).collect();
        gap.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        let cyclic = (0..size).filter(|&i| carried.coordinate(i).is_some() && !kept.contains(&i));
        let moved = cyclic.map(|i| (carried.names[i].to_owned(), after[i] - before[i])).collect();
        let trivial = trivial(field, reduced)?;
        Ok(Orbit { trivial, multipliers, gap, moved })
    }
}

/// Finds the reasons why multipliers of a periodic motion are 1: the motion itself, and conserved
/// quantities whose gradients are independent there.
fn trivial(field: &Field<'_>, reduced: &Reduced) -> Result<Vec<String>, String> {
    let mut reasons = Vec::new();
    // If the equations depend on time, a shifted motion is not a solution.
    if !reduced.is_steady() && !field.timed {
        reasons.push("along the motion".to_owned());
    }
    let conserved: Vec<Conserved> = field.conserved(&field.state)?;
    let size = reduced.kept.len();
    let whole: Vec<DVector<f64>> = (0..size)
        .map(|i| {
            let mut unit = DVector::zeros(size);
            unit[i] = 1.0;
            unit
        })
        .collect();
    // A quantity that depends on cyclic coordinates is not a function of the others.
    let own = |c: &Conserved| reduced.cyclic.iter().all(|&i| c.gradient[i].abs() <= 1e-6 * c.gradient.norm());
    let own: Vec<Conserved> = conserved.into_iter().filter(own).collect();
    reasons.extend(super::reduced::explained(&own, &reduced.kept, &whole));
    Ok(reasons)
}

fn said(error: RunError) -> String {
    error.to_string()
}
