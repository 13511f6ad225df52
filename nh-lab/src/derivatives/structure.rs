//! What a method's structure makes of the derivative of a step, A = ∂z'/∂z.

use super::check::number;
use super::sheet::Factored;
use super::{Number, Precise, Sheet, Unchecked};
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::program::{Function, Program, Role, StepProgram};
use nonholonomic_codegen::scheme::{Conserves, METHODS, Properties};
use nonholonomic_codegen::tree::Function as Elementary;
use std::collections::BTreeMap;

/// What a step keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Structure {
    /// ∇E(z')ᵀ A = ∇E(z)ᵀ with the energy E, less the work of control inputs that is carried. With holonomic constraints φ it holds along
    /// their level set: from beside it, a step goes back onto it.
    Energy,
    /// Dc(z') A = 0 with the constraints c = μ(q) w − b.
    Constraints,
    /// A(−h) A(h) = 1.
    Symmetry,
    /// |det A| N(z')/N(z) = 1 with the density N of a volume.
    Volume,
}

/// A law, and by how much it is missed.
#[derive(Clone, Debug, PartialEq)]
pub struct Law {
    /// Which.
    pub structure: Structure,
    /// The law in symbols.
    pub formula: String,
    /// s, where the volume that is kept has the density det Gˢ; else 0.
    pub density: f64,
    /// The largest error, relative to the sum of the sizes of the terms.
    pub error: f64,
}

/// Below this a step in 256 bits keeps the energy, relative to that: a quadrature of energy differences is exact to roundoff.
const ENERGY: f64 = 1e-15;

/// Below this the determinant of a matrix of numbers of 53 bits is that of one that is singular.
const SINGULAR: f64 = 1e-9;

/// Below this a step in 256 bits is undone by the step back, and keeps a volume. Nodes of quadratures have 34 digits, derivatives by differences 30.
const KEPT: f64 = 1e-26;

/// Differences of this size make gradients in 256 bits.
const DELTA: f64 = 1e-30;

/// The largest density exponent that is looked for: densities are products of roots of determinants.
const POWER: f64 = 4.0;

/// A step in 256 bits from a point z, with the derivative to judge.
pub(super) struct Place<'a, 'p> {
    pub program: &'p Program,
    pub stepper: &'p StepProgram,
    /// Numbers of all symbols that the step reads.
    pub at: &'a BTreeMap<Symbol, f64>,
    /// z', without functions of it that are carried, too.
    pub new: &'a [Precise],
    /// A, row by row.
    pub a: &'a [f64],
    /// The columns of A in 256 bits.
    pub exact: &'a [Vec<Precise>],
}

/// The laws that hold for a step by what its method and its model are.
///
/// - Energy, for methods that keep it, where the step does so: where forces take energy or the time moves it, it does not.
/// - Constraints, for methods that keep them.
/// - Symmetry, for symmetric methods that carry one point of a motion: of those that carry numbers of two nodes, the step back is another map.
/// - Volume, where the step in 256 bits keeps that of the continuous motion.
///
/// # Errors
/// Newton's method does not converge in 256 bits.
pub(super) fn laws(place: &Place<'_, '_>) -> Result<Vec<Law>, Unchecked> {
    let Some(method) = METHODS.iter().find(|method| method.properties().name == place.stepper.method) else {
        return Ok(Vec::new());
    };
    let properties = method.properties();
    let found =
        [place.energy(&properties)?, place.constraints(&properties)?, place.symmetry(&properties)?, place.volume()?];
    Ok(found.into_iter().flatten().collect())
}

/// A function of what is seen of the numbers carried, at a point.
struct Seen<'p> {
    observe: Sheet<'p>,
    function: Sheet<'p>,
    /// Symbols of the function, in the order of what is seen.
    symbols: Vec<Symbol>,
}

impl Seen<'_> {
    /// The derivative by a symbol that is carried.
    fn slopes(&self, symbol: Symbol) -> Result<Vec<Precise>, Unchecked> {
        let delta = Precise::new(DELTA);
        let there = self.observe.moved(&[(symbol, self.observe.symbol(symbol).add(&delta))])?;
        let mut moved: Vec<(Symbol, Precise)> =
            self.symbols.iter().copied().zip(there).filter_map(|(s, x)| x.map(|x| (s, x))).collect();
        // The time is both carried and read.
        moved.push((symbol, self.observe.symbol(symbol).add(&delta)));
        self.function.slopes(&moved, &delta)
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

/// Takes the part along a direction of length 1 out of a vector.
fn without(vector: &mut [f64], direction: &[f64]) {
    let along = dot(vector, direction);
    vector.iter_mut().zip(direction).for_each(|(x, d)| *x -= along * d);
}

fn worse(most: f64, error: f64) -> f64 {
    if error > most || error.is_nan() { error } else { most }
}

impl<'p> Place<'_, 'p> {
    /// The symbols that are carried, without functions of others.
    fn carried(&self) -> Vec<Symbol> {
        self.stepper.independent().flat_map(|group| &group.symbols).copied().collect()
    }

    fn roles(&self) -> Vec<Role> {
        self.stepper.independent().map(|group| group.role).collect()
    }

    /// Which of the symbols are the time.
    fn timed(&self) -> Vec<bool> {
        let groups = self.stepper.independent();
        groups.flat_map(|group| group.symbols.iter().map(|_| group.role == Role::Time)).collect()
    }

    fn here(&self, symbol: Symbol) -> Precise {
        number(self.at, symbol)
    }

    /// The point before the step.
    fn before(&self) -> BTreeMap<Symbol, Precise> {
        self.at.iter().map(|(&symbol, &number)| (symbol, Precise::new(number))).collect()
    }

    /// The function that the constraints are the zeros of, where there are some.
    fn constraint(&self) -> Option<&'p Function> {
        self.function("constraint").filter(|function| !function.output.values.is_empty())
    }

    /// The determinant of a matrix by what is carried, without the time, which goes its own way.
    fn determinant(&self, entry: impl Fn(usize, usize) -> Precise) -> Precise {
        let timed = self.timed();
        let entry = |i: usize, j: usize| match timed[i] {
            true => Precise::new(if i == j { 1.0 } else { 0.0 }),
            false => entry(i, j),
        };
        let n = timed.len();
        Factored::new((0..n).map(|i| (0..n).map(|j| entry(i, j)).collect()).collect()).determinant()
    }

    /// det A of the entries that were found, without further roundings.
    fn found_determinant(&self) -> Precise {
        let n = self.timed().len();
        self.determinant(|i, j| Precise::new(self.a[i * n + j]))
    }

    /// The point after the step. (The time is put there by who steps.)
    fn after(&self) -> BTreeMap<Symbol, Precise> {
        let mut point = self.before();
        point.extend(self.carried().into_iter().zip(self.new.iter().cloned()));
        for group in self.stepper.independent().filter(|group| group.role == Role::Time) {
            point.extend(group.symbols.iter().map(|&s| (s, self.here(s).add(&self.here(self.stepper.step_size)))));
        }
        point
    }

    fn function(&self, name: &str) -> Option<&'p Function> {
        self.program.functions.iter().find(|function| function.name == name)
    }

    /// A function of (q, w) at a point.
    fn seen(&self, function: &'p Function, point: &BTreeMap<Symbol, Precise>) -> Result<Seen<'p>, Unchecked> {
        let graph = &self.program.graph;
        let given = |symbol: Symbol| point.get(&symbol).cloned().unwrap_or_else(|| Precise::new(f64::NAN));
        let observe = Sheet::of_body(graph, &self.stepper.observe, given)?;
        let group = |role: Role| function.inputs.iter().find(|input| input.role == role);
        let symbols: Vec<Symbol> = [Role::Configuration, Role::Velocity]
            .iter()
            .filter_map(|&role| group(role))
            .flat_map(|input| &input.symbols)
            .copied()
            .collect();
        let mut all = point.clone();
        all.extend(symbols.iter().copied().zip(observe.results()));
        let time = self.stepper.carried.iter().find(|group| group.role == Role::Time);
        if let (Some(input), Some(time)) = (group(Role::Time), time) {
            all.insert(input.symbols[0], given(time.symbols[0]));
        }
        let given = |symbol: Symbol| all.get(&symbol).cloned().unwrap_or_else(|| Precise::new(f64::NAN));
        let function = Sheet::of_values(graph, &function.output.values, given)?;
        Ok(Seen { observe, function, symbols })
    }

    /// The energy less the work that is carried, and its gradient by what is carried.
    fn balance(&self, point: &BTreeMap<Symbol, Precise>) -> Result<Option<(Precise, Vec<f64>)>, Unchecked> {
        let Some(function) = self.function("energy") else { return Ok(None) };
        let seen = self.seen(function, point)?;
        let mut energy = seen.function.results().swap_remove(0);
        let mut gradient = Vec::new();
        for group in self.stepper.independent() {
            for &symbol in &group.symbols {
                let work = group.role == Role::Work;
                if work {
                    energy = energy.sub(&point[&symbol]);
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
        let (before, after) = (self.balance(&self.before())?, self.balance(&self.after())?);
        let (Some((old, expected)), Some((new, slopes))) = (before, after) else { return Ok(None) };
        if new.sub(&old).to_f64().abs() > ENERGY * old.to_f64().abs().max(1.0) {
            return Ok(None);
        }
        let columns: Vec<(f64, f64)> = (0..expected.len()).map(|j| self.column(&slopes, j)).collect();
        let mut gain: Vec<f64> = columns.iter().zip(&expected).map(|((sum, _), expected)| sum - expected).collect();
        let across = self.across_levels()?;
        for normal in &across {
            without(&mut gain, normal);
        }
        let sizes = columns.iter().zip(&expected).map(|((_, size), expected)| size.max(expected.abs()).max(1.0));
        let error = gain.iter().zip(sizes).fold(0.0, |most, (gain, size)| worse(most, gain.abs() / size));
        let formula = if across.is_empty() { "DE(z') A = DE(z)" } else { "DE(z') A = DE(z) on φ = 0" };
        Ok(Some(Law { structure: Structure::Energy, formula: formula.to_owned(), density: 0.0, error }))
    }

    /// An orthonormal basis of the directions across the level set of the holonomic constraints, before the step.
    fn across_levels(&self) -> Result<Vec<Vec<f64>>, Unchecked> {
        let Some(function) = self.function("holonomic") else { return Ok(Vec::new()) };
        let by = self.slopes(function, &self.before())?;
        let mut basis: Vec<Vec<f64>> = Vec::new();
        for row in 0..function.output.values.len() {
            let mut normal: Vec<f64> = by.iter().map(|slopes| slopes[row].to_f64()).collect();
            basis.iter().for_each(|other| without(&mut normal, other));
            let length = dot(&normal, &normal).sqrt();
            normal.iter_mut().for_each(|x| *x /= length);
            basis.push(normal);
        }
        Ok(basis)
    }

    /// The derivatives of a function of (q, w) by each number that is carried, at a point.
    fn slopes(
        &self,
        function: &'p Function,
        point: &BTreeMap<Symbol, Precise>,
    ) -> Result<Vec<Vec<Precise>>, Unchecked> {
        let seen = self.seen(function, point)?;
        self.carried().iter().map(|&symbol| seen.slopes(symbol)).collect()
    }

    /// Σ gᵢ Aᵢⱼ, and the sum of the sizes.
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

    /// The step back, in 256 bits, along A times two directions δ. Of methods that carry velocities and keep the constraints, A(−h) A(h) takes
    /// directions along the constraints to themselves, and others to such: δ is what a first time has made of a direction.
    fn symmetry(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        if !properties.symmetric {
            return Ok(None);
        }
        let projects = properties.constraint == Conserves::Exactly && !self.roles().contains(&Role::ReducedMomenta);
        let carried = self.carried();
        let mut point = self.after();
        point.insert(self.stepper.step_size, self.here(self.stepper.step_size).neg());
        let given = |symbol: Symbol| point.get(&symbol).cloned().unwrap_or_else(|| Precise::new(f64::NAN));
        let back = Sheet::of_step(&self.program.graph, self.stepper, &self.stepper.step, given)?;
        let (there, timed) = (back.results(), self.timed());
        // (Numbers of a run are on the constraints up to their roundings.)
        let kept = if projects { 1e-13 } else { KEPT };
        let returns = carried.iter().zip(&there).zip(&timed).all(|((&symbol, z), timed)| {
            let old = self.here(symbol);
            *timed || z.sub(&old).to_f64().abs() <= kept * old.to_f64().abs().max(1.0)
        });
        if !returns {
            return Ok(None);
        }
        let (n, delta, zero) = (carried.len(), Precise::new(DELTA), Precise::new(0.0));
        // A reflection, as `leapfrog`'s, takes other directions to such that are not along the constraints either: A is regular then.
        if projects && self.constraint().is_some() && self.found_determinant().to_f64().abs() > SINGULAR {
            return Ok(None);
        }
        let again = |along: &[Precise]| -> Result<Vec<Precise>, Unchecked> {
            // A δ as an exact sum, so that its roundings are none of A's.
            let moved = (0..n).filter(|&i| !timed[i]).map(|i| {
                let terms = along.iter().enumerate().map(|(j, along)| Precise::new(self.a[i * n + j]).mul(along));
                (carried[i], self.new[i].add(&terms.fold(zero.clone(), |sum, term| sum.add(&term)).mul(&delta)))
            });
            let slopes = back.slopes(&moved.collect::<Vec<_>>(), &delta)?;
            Ok(slopes.into_iter().zip(&timed).map(|(slope, timed)| if *timed { zero.clone() } else { slope }).collect())
        };
        let largest = self.a.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
        let mut error = 0.0;
        let directions: [fn(f64) -> f64; 2] = [|i| 0.9 - 0.37 * (i * 1.7).sin(), |i| 0.8 * (i * 2.3 + 1.0).cos()];
        for direction in directions {
            let along = (0..n).map(|i| if timed[i] { zero.clone() } else { Precise::new(direction(i as f64)) });
            let mut along: Vec<Precise> = along.collect();
            if projects {
                along = again(&along)?;
            }
            let off = again(&along)?.into_iter().zip(&along).map(|(x, along)| x.sub(along).to_f64().abs());
            error = off.fold(error, |most, off| worse(most, off / (largest * largest)));
        }
        let formula = if projects { "A(−h) A(h) = 1 on D" } else { "A(−h) A(h) = 1" };
        Ok(Some(Law { structure: Structure::Symmetry, formula: formula.to_owned(), density: 0.0, error }))
    }

    /// |det A| N(z')/N(z) = 1 with the density N(q) of a volume N dq dρ that the continuous motion keeps, where the step in 256 bits does so: exact
    /// flows of all such systems do, by Liouville's theorem, and other methods where the step is a composition of shears, symplectic, or the like.
    /// Numbers that are no (q, ρ) are taken with the density 1. Of `leapfrog`'s (q, p) that is a theorem: a step reflects p by P* − Q*, which has the
    /// determinant (−1)ʳ, and goes on with a symplectic map.
    fn volume(&self) -> Result<Option<Law>, Unchecked> {
        let roles = self.roles();
        if roles.iter().skip(2).any(|role| !matches!(role, Role::Work | Role::Time)) {
            return Ok(None);
        }
        let density =
            if roles.get(1) == Some(&Role::ReducedMomenta) { self.density()? } else { Some((0.0, Precise::new(1.0))) };
        let Some((power, ratio)) = density else { return Ok(None) };
        let n = self.exact.len();
        let exact = self.determinant(|i, j| self.exact[j][i].clone());
        if off(&exact.mul(&ratio)) > KEPT {
            return Ok(None);
        }
        // (By Hadamard's inequality the determinant is not larger than the product of the norms of rows, nor a change of it than the change of an
        // entry times that.)
        let found = self.found_determinant();
        let size: f64 = self.a.chunks(n).map(|row| row.iter().map(|x| x * x).sum::<f64>().sqrt().max(1.0)).product();
        let turned = if exact.to_f64() < 0.0 { "−" } else { "" };
        let formula = match power {
            0.0 => format!("det A = {turned}1"),
            power => format!("det A (det G(q')/det G(q))^({power}) = {turned}1"),
        };
        Ok(Some(Law { structure: Structure::Volume, formula, density: power, error: off(&found.mul(&ratio)) / size }))
    }

    /// The power s for which det Gˢ dq dρ is kept by the continuous motion, and (det G(q')/det G(q))ˢ; nothing where there is none.
    fn density(&self) -> Result<Option<(f64, Precise)>, Unchecked> {
        let (Some(field), Some(metric)) = (self.function("vector_field"), self.function("restricted_metric")) else {
            return Ok(None);
        };
        let points = [self.before(), self.after()];
        let mut rates = Vec::new();
        for point in &points {
            rates.push(self.divergence(field, metric, point)?);
        }
        let small = |x: &Precise| x.to_f64().abs() < KEPT;
        if rates.iter().all(|(divergence, ..)| small(divergence)) {
            return Ok(Some((0.0, Precise::new(1.0))));
        }
        let (divergence, growth, _) = &rates[0];
        if small(growth) {
            return Ok(None);
        }
        // Powers are quarters.
        let power = (-4.0 * divergence.to_f64() / growth.to_f64()).round() / 4.0;
        let factor = Precise::new(power);
        if power.abs() > POWER
            || !rates.iter().all(|(divergence, growth, _)| small(&divergence.add(&factor.mul(growth))))
        {
            return Ok(None);
        }
        Ok(Some((power, rates[1].2.sub(&rates[0].2).mul(&factor).call(Elementary::Exp))))
    }

    /// div f, d ln det G/dt and ln det G at a point.
    fn divergence(
        &self,
        field: &'p Function,
        metric: &'p Function,
        point: &BTreeMap<Symbol, Precise>,
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
                let numbers: Vec<Precise> =
                    from.iter().map(|s| point.get(s).cloned().unwrap_or_else(|| Precise::new(f64::NAN))).collect();
                all.extend(input.symbols.iter().copied().zip(numbers));
            }
        }
        let given = |symbol: Symbol| all.get(&symbol).cloned().unwrap_or_else(|| Precise::new(f64::NAN));
        let group = |function: &Function, role: Role| {
            let inputs = function.inputs.iter().filter(move |input| input.role == role);
            inputs.flat_map(|input| input.symbols.clone()).collect::<Vec<Symbol>>()
        };
        let sheet = Sheet::of_values(graph, &field.output.values, given)?;
        let rates = sheet.results();
        let delta = Precise::new(DELTA);
        let mut divergence = Precise::new(0.0);
        let (q, rho) = (group(field, Role::Configuration), group(field, Role::ReducedMomenta));
        for (i, &symbol) in q.iter().chain(&rho).enumerate() {
            if let Some(there) = &sheet.moved(&[(symbol, given(symbol).add(&delta))])?[i] {
                divergence = divergence.add(&there.sub(&rates[i]).div(&delta));
            }
        }
        let metric_sheet = Sheet::of_values(graph, &metric.output.values, given)?;
        let m = metric.output.values.len().isqrt();
        let logarithm = |numbers: Vec<Precise>| {
            let rows = numbers.chunks(m.max(1)).map(<[Precise]>::to_vec).collect();
            Factored::new(rows).determinant().call(Elementary::Ln)
        };
        let numbers = metric_sheet.results();
        let moved: Vec<(Symbol, Precise)> = group(metric, Role::Configuration)
            .into_iter()
            .zip(&rates)
            .map(|(s, rate)| (s, given(s).add(&rate.mul(&delta))))
            .collect();
        let there = metric_sheet.moved(&moved)?;
        let there: Vec<Precise> =
            there.into_iter().zip(&numbers).map(|(there, here)| there.unwrap_or_else(|| here.clone())).collect();
        let (here, there) = (logarithm(numbers), logarithm(there));
        Ok((divergence, there.sub(&here).div(&delta), here))
    }
}

/// | |x| − 1 |
fn off(x: &Precise) -> f64 {
    x.abs().sub(&Precise::new(1.0)).to_f64().abs()
}
