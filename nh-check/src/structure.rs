//! The consequences of a method's structure for the derivative of a step, A = ∂z'/∂z.

use super::Unchecked;
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::plan::{Plan, Planned};
use nonholonomic_codegen::ir::program::{Function, Program, Role, StepProgram};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_codegen::scheme::{Conserves, METHODS, Properties};
use nonholonomic_exec::{Formula, Precise, given};
use num_traits::{One, Zero};
use std::collections::BTreeMap;

/// A structure that a step conserves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Structure {
    /// ∇E(z')ᵀ A = ∇E(z)ᵀ with the energy E, less the carried work of control inputs. With
    /// holonomic constraints φ it holds along their level set: a step that starts beside it returns
    /// onto it.
    Energy,
    /// Dc(z') A = 0 with the constraints c = μ(q) w − b.
    Constraints,
    /// A(−h) A(h) = 1.
    Symmetry,
    /// |det A| N(z')/N(z) = 1 with the density N of a volume.
    Volume,
}

/// A law, and its error.
#[derive(Clone, Debug, PartialEq)]
pub struct Law {
    /// The structure.
    pub structure: Structure,
    /// The law in symbols.
    pub formula: String,
    /// The power s if the conserved volume has the density det Gˢ, and 0 otherwise.
    pub density: f64,
    /// The largest error, relative to the sum of the sizes of the terms.
    pub error: f64,
}

/// The relative error below which a step in 256 bits conserves the energy: a quadrature of energy
/// differences is exact to roundoff.
const ENERGY: f64 = 1e-15;

/// The bound below which the determinant of a matrix of 53-bit numbers counts as zero.
const SINGULAR: f64 = 1e-9;

/// The error below which the step back undoes a step in 256 bits, and below which a step conserves
/// a volume. Nodes of quadratures have 34 digits, derivatives by differences 30.
const KEPT: f64 = 1e-26;

/// The size of differences for gradients in 256 bits.
const DELTA: f64 = 1e-30;

/// The largest density exponent that is tried: densities are products of roots of determinants.
const POWER: f64 = 4.0;

/// A step in 256 bits from a point z, with the derivative to check.
pub(super) struct Place<'a, 'p> {
    pub program: &'p Program,
    pub stepper: &'p StepProgram,
    /// The plan of its execution.
    pub plan: &'a Plan,
    /// The stepper in the plan.
    pub planned: &'a StepProgram<Planned>,
    /// Numbers of all symbols that the step reads.
    pub at: &'a Point,
    /// z', without the carried functions of it.
    pub new: &'a [Precise],
    /// A, row by row.
    pub a: &'a [f64],
    /// The columns of A in 256 bits.
    pub exact: &'a [Vec<Precise>],
}

/// Checks the laws that hold for a step by its method and its model.
///
/// - Energy, for methods that conserve it, if the step does so. It does not if forces take energy
///   or the motion depends on the time.
/// - Constraints, for methods that satisfy them.
/// - Symmetry, for symmetric methods that carry one point of a motion. For methods that carry
///   numbers of two nodes, the step back is another map.
/// - Volume, if the step in 256 bits conserves that of the continuous motion.
///
/// # Errors
/// Newton's method does not converge in 256 bits.
pub(super) fn laws(place: &Place<'_, '_>) -> Result<Vec<Law>, Unchecked> {
    let Some(method) = METHODS.iter().find(|method| method.properties.name == place.stepper.method) else {
        return Ok(Vec::new());
    };
    let properties = method.properties;
    let found =
        [place.energy(&properties)?, place.constraints(&properties)?, place.symmetry(&properties)?, place.volume()?];
    Ok(found.into_iter().flatten().collect())
}

/// Numbers of symbols.
pub(super) type Point = BTreeMap<Symbol, Precise>;

/// Returns a point where some symbols have other numbers.
fn moved(point: &Point, symbols: impl IntoIterator<Item = (Symbol, Precise)>) -> Point {
    let mut point = point.clone();
    point.extend(symbols);
    point
}

/// A function of the state that belongs to the carried numbers, at a point.
struct Seen<'a> {
    observe: Formula<Precise>,
    function: Formula<Precise>,
    /// Symbols of the function, in the order of the observed numbers.
    symbols: Vec<Symbol>,
    /// The function's symbol of the time, and the carried one.
    time: Option<(Symbol, Symbol)>,
    point: &'a Point,
    /// The value of the function there.
    here: Vec<Precise>,
}

impl Seen<'_> {
    /// Returns the function at a point of the carried numbers.
    fn at(&mut self, point: &Point) -> Result<Vec<Precise>, Unchecked> {
        self.at_with(point, &[])
    }

    /// Like [`at`](Self::at), with other numbers for some symbols of the state.
    fn at_with(&mut self, point: &Point, others: &[(Symbol, Precise)]) -> Result<Vec<Precise>, Unchecked> {
        let seen = self.observe.at(given(point))?;
        let mut all = moved(point, self.symbols.iter().copied().zip(seen).chain(others.iter().copied()));
        if let Some((time, carried)) = self.time {
            all.insert(time, given(point)(carried));
        }
        Ok(self.function.at(given(&all))?)
    }

    /// Returns the derivative by a carried symbol.
    fn slopes(&mut self, symbol: Symbol) -> Result<Vec<Precise>, Unchecked> {
        let delta = Precise::new(DELTA);
        let there = moved(self.point, [(symbol, given(self.point)(symbol) + delta)]);
        let there = self.at(&there)?;
        Ok(there.into_iter().zip(&self.here).map(|(there, &here)| (there - here) / delta).collect())
    }
}

/// Returns the determinant of a matrix, by Gaussian elimination with row exchanges.
fn determinant(mut a: Vec<Vec<Precise>>) -> Precise {
    let n = a.len();
    let mut determinant = Precise::one();
    for k in 0..n {
        let size = |i: &usize| a[*i][k].to_f64().abs();
        let pivot = (k..n).max_by(|i, j| size(i).total_cmp(&size(j))).unwrap_or(k);
        a.swap(k, pivot);
        determinant = if pivot == k { determinant } else { -determinant } * a[k][k];
        let (above, below) = a.split_at_mut(k + 1);
        let row = &above[k];
        for lower in below.iter_mut().filter(|lower| !lower[k].is_zero()) {
            let factor = lower[k] / row[k];
            lower.iter_mut().zip(row).skip(k + 1).for_each(|(entry, &above)| *entry -= factor * above);
        }
    }
    determinant
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Subtracts from a vector its component along a direction of length 1.
fn without(vector: &mut [f64], direction: &[f64]) {
    let along = dot(vector, direction);
    vector.iter_mut().zip(direction).for_each(|(x, d)| *x -= along * d);
}

fn worse(most: f64, error: f64) -> f64 {
    if error > most || error.is_nan() { error } else { most }
}

impl<'p> Place<'_, 'p> {
    /// Returns the carried symbols, without functions of others.
    fn carried(&self) -> Vec<Symbol> {
        self.stepper.independent().flat_map(|group| &group.symbols).copied().collect()
    }

    fn roles(&self) -> Vec<Role> {
        self.stepper.independent().map(|group| group.role).collect()
    }

    /// Returns which of the symbols are the time.
    fn timed(&self) -> Vec<bool> {
        let groups = self.stepper.independent();
        groups.flat_map(|group| group.symbols.iter().map(|_| group.role == Role::Time)).collect()
    }

    fn here(&self, symbol: Symbol) -> Precise {
        given(self.at)(symbol)
    }

    /// Returns the function whose zeros are the constraints, if there are any.
    fn constraint(&self) -> Option<&'p Function> {
        self.program.function(Quantity::Constraint).filter(|function| !function.output.values.is_empty())
    }

    /// Returns the determinant of a matrix over the carried numbers, without the time, which
    /// advances by itself.
    fn determinant(&self, entry: impl Fn(usize, usize) -> Precise) -> Precise {
        let timed = self.timed();
        let entry = |i: usize, j: usize| match timed[i] {
            true => Precise::new(if i == j { 1.0 } else { 0.0 }),
            false => entry(i, j),
        };
        let n = timed.len();
        determinant((0..n).map(|i| (0..n).map(|j| entry(i, j)).collect()).collect())
    }

    /// Returns det A of the given entries, without further roundings.
    fn found_determinant(&self) -> Precise {
        let n = self.timed().len();
        self.determinant(|i, j| Precise::new(self.a[i * n + j]))
    }

    /// Returns the point after the step. The caller sets the time.
    fn after(&self) -> Point {
        let mut point = self.at.clone();
        point.extend(self.carried().into_iter().zip(self.new.iter().copied()));
        for group in self.stepper.independent().filter(|group| group.role == Role::Time) {
            point.extend(group.symbols.iter().map(|&s| (s, self.here(s) + self.here(self.stepper.step_size))));
        }
        point
    }

    /// Returns a function of (q, w) at a point.
    fn seen<'s>(&self, function: &Function, point: &'s Point) -> Result<Seen<'s>, Unchecked> {
        let observe = Formula::of_step(self.plan, self.planned, &self.planned.observe);
        let group = |role: Role| function.inputs.iter().find(|input| input.role == role);
        let groups = [Role::Configuration, Role::Velocity].into_iter().filter_map(group);
        let time = self.stepper.carried.iter().find(|group| group.role == Role::Time);
        let mut seen = Seen {
            observe: observe.map_err(Unchecked::TooLarge)?,
            function: Formula::of_values(&self.program.graph, &function.output.values),
            symbols: groups.flat_map(|input| &input.symbols).copied().collect(),
            time: group(Role::Time).zip(time).map(|(input, time)| (input.symbols[0], time.symbols[0])),
            point,
            here: Vec::new(),
        };
        seen.here = seen.at(point)?;
        Ok(seen)
    }

    /// Returns the energy less the carried work, and its gradient by the carried numbers.
    fn balance(&self, point: &Point) -> Result<Option<(Precise, Vec<f64>)>, Unchecked> {
        let Some(function) = self.program.function(Quantity::Energy) else { return Ok(None) };
        let mut seen = self.seen(function, point)?;
        let mut energy = seen.here[0];
        let mut gradient = Vec::new();
        for group in self.stepper.independent() {
            for &symbol in &group.symbols {
                let work = group.role == Role::Work;
                if work {
                    energy -= point[&symbol];
                }
                gradient.push(seen.slopes(symbol)?[0].to_f64() - if work { 1.0 } else { 0.0 });
            }
        }
        Ok(Some((energy, gradient)))
    }

    fn energy(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        if properties.energy != Conserves::Exactly {
            return Ok(None);
        }
        let (before, after) = (self.balance(self.at)?, self.balance(&self.after())?);
        let (Some((old, expected)), Some((new, slopes))) = (before, after) else { return Ok(None) };
        if (new - old).to_f64().abs() > ENERGY * old.to_f64().abs().max(1.0) {
            return Ok(None);
        }
        let columns: Vec<(f64, f64)> = (0..expected.len()).map(|j| self.column(&slopes, j)).collect();
        let mut gain: Vec<f64> = columns.iter().zip(&expected).map(|((sum, _), expected)| sum - expected).collect();
        let (levels, across) = self.across()?;
        for normal in &across {
            without(&mut gain, normal);
        }
        let sizes = columns.iter().zip(&expected).map(|((_, size), expected)| size.max(expected.abs()).max(1.0));
        let error = gain.iter().zip(sizes).fold(0.0, |most, (gain, size)| worse(most, gain.abs() / size));
        let formula = match (levels, across.len()) {
            (_, 0) => "DE(z') A = DE(z)",
            (0, _) => "DE(z') A = DE(z) on c = 0",
            (levels, all) if levels == all => "DE(z') A = DE(z) on φ = 0",
            _ => "DE(z') A = DE(z) on φ = c = 0",
        };
        Ok(Some(Law { structure: Structure::Energy, formula: formula.to_owned(), density: 0.0, error }))
    }

    /// Returns an orthonormal basis, before the step, of the directions across the level set of the
    /// holonomic constraints, and their number. If the velocities are carried, the basis continues
    /// with the directions across constraints that prescribe a velocity: a step moves these onto
    /// the constraints, and that changes the energy if they are not linear.
    fn across(&self) -> Result<(usize, Vec<Vec<f64>>), Unchecked> {
        let (mut basis, mut levels): (Vec<Vec<f64>>, usize) = (Vec::new(), 0);
        let constraint = self.constraint().filter(|_| !self.roles().contains(&Role::ReducedMomenta));
        let constraint = match constraint {
            Some(function) if self.prescribes(function)? => Some(function),
            _ => None,
        };
        for function in [self.program.function(Quantity::Holonomic), constraint].into_iter().flatten() {
            let by = self.slopes(function, self.at)?;
            for row in 0..function.output.values.len() {
                let mut normal: Vec<f64> = by.iter().map(|slopes| slopes[row].to_f64()).collect();
                let whole = dot(&normal, &normal).sqrt();
                basis.iter().for_each(|other| without(&mut normal, other));
                let length = dot(&normal, &normal).sqrt();
                // The rate of a level is among the constraints.
                if length > SINGULAR * whole {
                    normal.iter_mut().for_each(|x| *x /= length);
                    basis.push(normal);
                }
            }
            levels = if function.quantity == Quantity::Holonomic { basis.len() } else { levels };
        }
        Ok((levels, basis))
    }

    /// Returns whether the constraints prescribe a velocity, so that a system at rest violates
    /// them.
    fn prescribes(&self, function: &Function) -> Result<bool, Unchecked> {
        let mut seen = self.seen(function, self.at)?;
        let velocities = function.inputs.iter().filter(|input| input.role == Role::Velocity);
        let rest: Vec<(Symbol, Precise)> =
            velocities.flat_map(|input| input.symbols.iter().map(|&w| (w, Precise::zero()))).collect();
        Ok(seen.at_with(self.at, &rest)?.iter().any(|slip| !slip.is_zero()))
    }

    /// Returns the derivatives of a function of (q, w) by each carried number, at a point.
    fn slopes(&self, function: &Function, point: &Point) -> Result<Vec<Vec<Precise>>, Unchecked> {
        let mut seen = self.seen(function, point)?;
        self.carried().iter().map(|&symbol| seen.slopes(symbol)).collect()
    }

    /// Returns Σ gᵢ Aᵢⱼ, and the sum of the magnitudes.
    fn column(&self, slopes: &[f64], j: usize) -> (f64, f64) {
        let terms = slopes.iter().enumerate().map(|(i, slope)| slope * self.a[i * slopes.len() + j]);
        terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term: f64| (sum + term, size + term.abs()))
    }

    fn constraints(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        let (Some(function), Conserves::Exactly) = (self.constraint(), properties.constraint) else { return Ok(None) };
        let by = self.slopes(function, &self.after())?;
        let mut error = 0.0;
        for row in 0..function.output.values.len() {
            let slopes: Vec<f64> = by.iter().map(|slopes| slopes[row].to_f64()).collect();
            for j in 0..slopes.len() {
                let (sum, size) = self.column(&slopes, j);
                error = worse(error, sum.abs() / size.max(1.0));
            }
        }
        Ok(Some(Law { structure: Structure::Constraints, formula: "Dc(z') A = 0".to_owned(), density: 0.0, error }))
    }

    /// Checks the step back, in 256 bits, along A times two directions δ. For methods that carry
    /// velocities and satisfy the constraints, A(−h) A(h) maps directions along the constraints to
    /// themselves, and others to such directions. Therefore δ is the image of a direction under a
    /// first application.
    fn symmetry(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        if !properties.symmetric {
            return Ok(None);
        }
        let projects = properties.constraint == Conserves::Exactly && !self.roles().contains(&Role::ReducedMomenta);
        let carried = self.carried();
        let mut point = self.after();
        point.insert(self.stepper.step_size, -self.here(self.stepper.step_size));
        let back = Formula::of_whole_step(self.plan, self.planned);
        let mut back = back.map_err(Unchecked::TooLarge)?;
        let (there, timed) = (back.at(given(&point))?, self.timed());
        back.stay();
        // Numbers of a run are on the constraints up to their roundings.
        let kept = if projects { 1e-13 } else { KEPT };
        let returns = carried.iter().zip(&there).zip(&timed).all(|((&symbol, z), timed)| {
            let old = self.here(symbol);
            *timed || (*z - old).to_f64().abs() <= kept * old.to_f64().abs().max(1.0)
        });
        if !returns {
            return Ok(None);
        }
        let (n, delta, zero) = (carried.len(), Precise::new(DELTA), Precise::zero());
        // A reflection, such as that of `leapfrog`, maps other directions to directions that are
        // not along the constraints either: A is then regular.
        if projects && self.constraint().is_some() && self.found_determinant().to_f64().abs() > SINGULAR {
            return Ok(None);
        }
        let mut again = |along: &[Precise]| -> Result<Vec<Precise>, Unchecked> {
            // A δ is an exact sum, so that its roundings do not count as errors of A.
            let there_moved = (0..n).filter(|&i| !timed[i]).map(|i| {
                let terms = along.iter().enumerate().map(|(j, &along)| Precise::new(self.a[i * n + j]) * along);
                (carried[i], self.new[i] + terms.fold(zero, |sum, term| sum + term) * delta)
            });
            let new = back.at(given(&moved(&point, there_moved)))?;
            let slopes = new.into_iter().zip(&there).map(|(new, &old)| (new - old) / delta);
            Ok(slopes.zip(&timed).map(|(slope, timed)| if *timed { zero } else { slope }).collect())
        };
        let largest = self.a.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
        let mut error = 0.0;
        let directions: [fn(f64) -> f64; 2] = [|i| 0.9 - 0.37 * (i * 1.7).sin(), |i| 0.8 * (i * 2.3 + 1.0).cos()];
        for direction in directions {
            let along = (0..n).map(|i| if timed[i] { zero } else { Precise::new(direction(i as f64)) });
            let mut along: Vec<Precise> = along.collect();
            if projects {
                along = again(&along)?;
            }
            let off = again(&along)?.into_iter().zip(&along).map(|(x, &along)| (x - along).to_f64().abs());
            error = off.fold(error, |most, off| worse(most, off / (largest * largest)));
        }
        let formula = if projects { "A(−h) A(h) = 1 on D" } else { "A(−h) A(h) = 1" };
        Ok(Some(Law { structure: Structure::Symmetry, formula: formula.to_owned(), density: 0.0, error }))
    }

    /// Checks |det A| N(z')/N(z) = 1 with the density N(q) of a volume N dq dρ that the continuous
    /// motion conserves, if the step in 256 bits conserves it. Exact flows of all such systems do,
    /// by Liouville's theorem. Other methods do if the step is symplectic, a composition of shears,
    /// or the like. Numbers other than (q, ρ) have the density 1. For the (q, p) of `leapfrog` that
    /// is a theorem: a step reflects p by P* − Q*, which has the determinant (−1)ʳ, and then
    /// applies a symplectic map.
    fn volume(&self) -> Result<Option<Law>, Unchecked> {
        let roles = self.roles();
        if roles.iter().skip(2).any(|role| !matches!(role, Role::Work | Role::Time)) {
            return Ok(None);
        }
        let density =
            if roles.get(1) == Some(&Role::ReducedMomenta) { self.density()? } else { Some((0.0, Precise::one())) };
        let Some((power, ratio)) = density else { return Ok(None) };
        let n = self.exact.len();
        let exact = self.determinant(|i, j| self.exact[j][i]);
        if off(exact * ratio) > KEPT {
            return Ok(None);
        }
        // By Hadamard's inequality the determinant is at most the product of the norms of the rows,
        // and a change of it at most the change of an entry times that product.
        let found = self.found_determinant();
        let size: f64 = self.a.chunks(n).map(|row| row.iter().map(|x| x * x).sum::<f64>().sqrt().max(1.0)).product();
        let turned = if exact.to_f64() < 0.0 { "−" } else { "" };
        let formula = match power {
            0.0 => format!("det A = {turned}1"),
            power => format!("det A (det G(q')/det G(q))^({power}) = {turned}1"),
        };
        Ok(Some(Law { structure: Structure::Volume, formula, density: power, error: off(found * ratio) / size }))
    }

    /// Returns the power s for which the continuous motion conserves det Gˢ dq dρ, and (det
    /// G(q')/det G(q))ˢ; `None` if there is no such power.
    fn density(&self) -> Result<Option<(f64, Precise)>, Unchecked> {
        let (Some(field), Some(metric)) =
            (self.program.function(Quantity::VectorField), self.program.function(Quantity::RestrictedMetric))
        else {
            return Ok(None);
        };
        let points = [self.at, &self.after()];
        let mut rates = Vec::new();
        for point in points {
            rates.push(self.divergence(field, metric, point)?);
        }
        let small = |x: Precise| x.to_f64().abs() < KEPT;
        if rates.iter().all(|&(divergence, ..)| small(divergence)) {
            return Ok(Some((0.0, Precise::one())));
        }
        let (divergence, growth, _) = rates[0];
        if small(growth) {
            return Ok(None);
        }
        // Powers are quarters.
        let power = (-4.0 * divergence.to_f64() / growth.to_f64()).round() / 4.0;
        let factor = Precise::new(power);
        if power.abs() > POWER || !rates.iter().all(|&(divergence, growth, _)| small(divergence + factor * growth)) {
            return Ok(None);
        }
        Ok(Some((power, ((rates[1].2 - rates[0].2) * factor).exp())))
    }

    /// Returns div f, d ln det G/dt and ln det G at a point.
    fn divergence(
        &self,
        field: &Function,
        metric: &Function,
        point: &Point,
    ) -> Result<(Precise, Precise, Precise), Unchecked> {
        let graph = &self.program.graph;
        let mut all = point.clone();
        for function in [field, metric] {
            for input in &function.inputs {
                let groups =
                    || self.stepper.independent().filter(|group| group.role == input.role).flat_map(|g| &g.symbols);
                let held = || self.stepper.samples.first().into_iter().flat_map(|sample| &sample.symbols);
                let from: Vec<Symbol> =
                    if input.role == Role::Inputs { held().copied().collect() } else { groups().copied().collect() };
                let numbers: Vec<Precise> = from.into_iter().map(given(point)).collect();
                all.extend(input.symbols.iter().copied().zip(numbers));
            }
        }
        let group = |function: &Function, role: Role| {
            let inputs = function.inputs.iter().filter(move |input| input.role == role);
            inputs.flat_map(|input| input.symbols.clone()).collect::<Vec<Symbol>>()
        };
        let mut formula = Formula::of_values(graph, &field.output.values);
        let rates = formula.at(given(&all))?;
        let delta = Precise::new(DELTA);
        let mut divergence = Precise::zero();
        let (q, rho) = (group(field, Role::Configuration), group(field, Role::ReducedMomenta));
        for (i, &symbol) in q.iter().chain(&rho).enumerate() {
            let there = formula.at(given(&moved(&all, [(symbol, given(&all)(symbol) + delta)])))?;
            divergence += (there[i] - rates[i]) / delta;
        }
        let mut formula = Formula::of_values(graph, &metric.output.values);
        let m = metric.output.values.len().isqrt();
        let mut logarithm = |point: &Point| -> Result<Precise, Unchecked> {
            let numbers = formula.at(given(point))?;
            Ok(determinant(numbers.chunks(m.max(1)).map(<[Precise]>::to_vec).collect()).ln())
        };
        let along = group(metric, Role::Configuration).into_iter().zip(&rates);
        let along: Vec<_> = along.map(|(s, &rate)| (s, given(&all)(s) + rate * delta)).collect();
        let (here, there) = (logarithm(&all)?, logarithm(&moved(&all, along))?);
        Ok((divergence, (there - here) / delta, here))
    }
}

/// Returns | |x| − 1 |.
fn off(x: Precise) -> f64 {
    (x.abs() - Precise::one()).to_f64().abs()
}
