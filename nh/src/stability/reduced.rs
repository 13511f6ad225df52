//! The vector field on D* at a state: its linearisation, cyclic coordinates, and conserved
//! quantities.

use super::super::problem::Problem;
use nalgebra::{DMatrix, DVector};
use nonholonomic_codegen::ir::program::{Program, Role};
use nonholonomic_codegen::model::Description;
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::Caller;
use nonholonomic_lab::stability::{cyclic, part};

/// The vector field ζ̇ = f(ζ) on D*, ζ = (q, ρ), at a state.
pub(super) struct Field<'c> {
    functions: Caller<'c>,
    program: &'c Program,
    about: &'c Description,
    /// Does the field depend on time?
    pub(super) timed: bool,
    /// The number of coordinates.
    n: usize,
    /// The names of the entries of ζ.
    pub(super) names: Vec<String>,
    /// ζ
    pub(super) state: Vec<f64>,
    /// The control inputs, which are held.
    pub(super) inputs: Vec<f64>,
    /// f(ζ)
    pub(super) rates: Vec<f64>,
    /// ∂f/∂ζ
    jacobian: DMatrix<f64>,
}

/// The field on the entries of ζ that are not cyclic.
pub(super) struct Reduced {
    /// The indices of the cyclic coordinates in ζ.
    pub(super) cyclic: Vec<usize>,
    /// The indices of the other entries.
    pub(super) kept: Vec<usize>,
    /// The names of the other entries.
    pub(super) names: Vec<String>,
    /// The rates of the other entries.
    pub(super) rates: Vec<f64>,
    /// The roundoff in each of these rates.
    roundoff: Vec<f64>,
    /// The Jacobian of the other entries.
    pub(super) matrix: DMatrix<f64>,
}

impl Reduced {
    /// Are all rates zero within roundoff?
    pub(super) fn is_steady(&self) -> bool {
        self.moving().is_empty()
    }

    /// Returns the index and the rate of each moving entry, the fastest first.
    pub(super) fn moving(&self) -> Vec<(usize, f64)> {
        let all = self.rates.iter().zip(&self.roundoff).enumerate();
        let mut moving: Vec<(usize, f64)> =
            all.filter(|(_, (rate, roundoff))| rate.abs() > **roundoff).map(|(i, (rate, _))| (i, *rate)).collect();
        moving.sort_by(|a, b| b.1.abs().total_cmp(&a.1.abs()));
        moving
    }
}

/// A vector-valued function on D*. Its error is the reason why it has no value.
type Functions<'a> = dyn Fn(&[f64]) -> Result<Vec<f64>, String> + 'a;

/// A function on D* that the field conserves.
pub(super) struct Conserved {
    pub(super) name: String,
    /// The gradient with respect to ζ.
    pub(super) gradient: DVector<f64>,
}

impl<'c> Field<'c> {
    /// # Errors
    /// A field that is not finite at the state.
    pub(super) fn new(compiled: &'c Compiled, problem: &Problem<'_>) -> Result<Self, String> {
        let program = compiled.program.get();
        let about = &compiled.mechanics.model().about;
        let functions = Caller::new(&compiled.program, &problem.parameters).map_err(|error| error.to_string())?;
        let mut names: Vec<String> = about.coordinates.iter().map(|c| c.name.clone()).collect();
        names.extend(about.momenta());
        let mut inputs = vec![0.0; about.inputs.len()];
        if let Some(given) = &problem.inputs {
            given(0.0, &problem.q, &problem.v, &mut inputs);
        }
        let n = about.coordinates.len();
        let mut field = Field {
            functions,
            program,
            about,
            timed: compiled.mechanics.model().depends_on_time(),
            n,
            names,
            state: problem.q.clone(),
            inputs,
            rates: Vec::new(),
            jacobian: DMatrix::zeros(0, 0),
        };
        let rho =
            field.call(Quantity::ToMomenta, &[(Role::Configuration, &problem.q), (Role::Velocity, &problem.v)])?;
        field.state.extend(rho);
        field.rates = field.at(Quantity::VectorField, &field.state)?;
        let size = field.state.len();
        field.jacobian = DMatrix::from_row_slice(size, size, &field.at(Quantity::VectorFieldJacobian, &field.state)?);
        if field.rates.iter().chain(field.jacobian.iter()).all(|x| x.is_finite()) {
            return Ok(field);
        }
        Err("the vector field, or its derivative, is not finite at this state".to_owned())
    }

    fn call(&self, quantity: Quantity, given: &[(Role, &[f64])]) -> Result<Vec<f64>, String> {
        let function =
            self.program.function(quantity).ok_or_else(|| format!("the system has no `{}`", quantity.name()))?;
        let of = |role: Role| match role {
            Role::Time => &[0.0][..],
            Role::Inputs => &self.inputs,
            _ => given.iter().find(|(known, _)| *known == role).map_or(&[][..], |(_, numbers)| *numbers),
        };
        let arguments: Vec<&[f64]> = function.inputs.iter().map(|input| of(input.role)).collect();
        self.functions.call(quantity, &arguments).map_err(|error| error.to_string())
    }

    /// Evaluates a function of ζ.
    pub(super) fn at(&self, quantity: Quantity, state: &[f64]) -> Result<Vec<f64>, String> {
        let (q, rho) = state.split_at(self.n);
        self.call(quantity, &[(Role::Configuration, q), (Role::ReducedMomenta, rho)])
    }

    /// Evaluates a function of (q, w) at ζ.
    fn of_velocity(&self, quantity: Quantity, state: &[f64]) -> Result<Vec<f64>, String> {
        let velocity = self.at(Quantity::ToVelocities, state)?;
        self.call(quantity, &[(Role::Configuration, &state[..self.n]), (Role::Velocity, &velocity)])
    }

    /// Finds the cyclic coordinates, and reduces the field to the rest. The dependence of a rate on
    /// a coordinate is decided for the function, not for its value at the state.
    ///
    /// # Errors
    /// A program without the field's derivative.
    pub(super) fn reduced(&self) -> Result<Reduced, String> {
        let size = self.state.len();
        let function = self.program.function(Quantity::VectorFieldJacobian);
        let values = &function.ok_or("the system has no `vector_field_jacobian`")?.output.values;
        let largest = self.jacobian.amax();
        let depends = |rows: &[usize], column: usize| {
            // A nonzero value at the state proves a dependence; a zero value may be an accident.
            rows.iter().any(|&row| self.jacobian[(row, column)].abs() > 1e-9 * largest)
                || !self
                    .program
                    .graph
                    .vanish(&rows.iter().map(|row| values[row * size + column]).collect::<Vec<_>>())
                    .vanishes()
        };
        let cyclic = cyclic(&(0..self.n).collect::<Vec<_>>(), size, depends);
        let kept: Vec<usize> = (0..size).filter(|i| !cyclic.contains(i)).collect();
        // Data have sixteen digits; the terms of a rate have the size of its derivatives times the
        // data.
        let terms = |&i: &usize| (0..size).map(|j| (self.jacobian[(i, j)] * self.state[j]).abs()).sum::<f64>();
        Ok(Reduced {
            names: kept.iter().map(|&i| self.names[i].clone()).collect(),
            rates: kept.iter().map(|&i| self.rates[i]).collect(),
            roundoff: kept.iter().map(|i| 1e-9 * terms(i).max(1.0)).collect(),
            matrix: part(&self.jacobian, &kept),
            cyclic,
            kept,
        })
    }

    /// Returns the functions that the field conserves, with gradients at ζ: the levels of holonomic
    /// constraints, the orthonormality of rotation matrices, the energy, and the declared
    /// invariants.
    ///
    /// # Errors
    /// Functions that cannot be called.
    pub(super) fn conserved(&self, state: &[f64]) -> Result<Vec<Conserved>, String> {
        let mut found = Vec::new();
        let free = self.inputs.iter().all(|u| *u == 0.0);
        if self.program.function(Quantity::Holonomic).is_some() {
            let level = |z: &[f64]| self.call(Quantity::Holonomic, &[(Role::Configuration, &z[..self.n])]);
            let written = &self.about.constraints;
            let gradients = self.gradients(state, &level)?;
            let first = written.len().saturating_sub(gradients.len());
            let named = written[first..].iter().zip(gradients);
            found.extend(named.map(|(text, gradient)| Conserved { name: format!("level of {text}"), gradient }));
        }
        for block in &self.about.groups {
            let d = block.dimension;
            let products = |z: &[f64]| {
                let of = |i: usize, j: usize| (0..d).map(|k| z[block.entry(k, i)] * z[block.entry(k, j)]).sum();
                Ok((0..d).flat_map(|i| (i..d).map(move |j| (i, j))).map(|(i, j)| of(i, j)).collect())
            };
            let gradients = self.gradients(state, &products)?;
            let name = format!("{0}'{0}", block.name);
            found.extend(gradients.into_iter().map(|gradient| Conserved { name: name.clone(), gradient }));
        }
        if free && !self.about.changes_energy {
            let gradient = DVector::from_vec(self.at(Quantity::HamiltonianGradient, state)?);
            found.push(Conserved { name: "energy".to_owned(), gradient });
        }
        if free && !self.about.invariants.is_empty() {
            let gradients = self.gradients(state, &|z: &[f64]| self.of_velocity(Quantity::Invariants, z))?;
            let named = self.about.invariants.iter().zip(gradients);
            found.extend(named.map(|(name, gradient)| Conserved { name: name.clone(), gradient }));
        }
        Ok(found)
    }

    /// Computes gradients by central differences to ten digits, which suffice to distinguish them.
    fn gradients(&self, state: &[f64], functions: &Functions<'_>) -> Result<Vec<DVector<f64>>, String> {
        let count = functions(state)?.len();
        let mut gradients = vec![DVector::zeros(state.len()); count];
        for j in 0..state.len() {
            let step = 1e-5 * state[j].abs().max(1.0);
            let there = |sign: f64| {
                let mut moved = state.to_vec();
                moved[j] += sign * step;
                functions(&moved)
            };
            for ((gradient, plus), minus) in gradients.iter_mut().zip(there(1.0)?).zip(there(-1.0)?) {
                gradient[j] = (plus - minus) / (2.0 * step);
            }
        }
        Ok(gradients)
    }

    /// Returns the indices of the coordinates that are angles.
    pub(super) fn angles(&self) -> &[usize] {
        &self.about.angles
    }
}

/// Returns the names of the conserved quantities whose gradients lie in the space of an orthonormal
/// basis and are independent of those before.
pub(super) fn explained(conserved: &[Conserved], kept: &[usize], basis: &[DVector<f64>]) -> Vec<String> {
    let mut known: Vec<DVector<f64>> = Vec::new();
    let mut names = Vec::new();
    for Conserved { name, gradient } in conserved {
        let own = gradient.select_rows(kept);
        let size = own.norm();
        let inside = basis.iter().fold(DVector::zeros(own.len()), |sum, b| sum + b * b.dot(&own));
        // A gradient has ten correct digits.
        if size <= 1e-9 || (&own - &inside).norm() > 1e-6 * size {
            continue;
        }
        let rest = known.iter().fold(own.clone(), |rest, k| &rest - k * k.dot(&rest));
        if rest.norm() > 1e-6 * size {
            known.push(rest.normalize());
            names.push(name.clone());
        }
    }
    names
}
