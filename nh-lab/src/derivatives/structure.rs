//! What a method's structure makes of the derivative of a step, A = ∂z'/∂z.

use super::{Number, Precise, Sheet, Unchecked};
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::program::{Function, Kind, Program, Role, Statement, StepProgram};
use nonholonomic_codegen::scheme::{Conserves, METHODS, Properties};
use nonholonomic_codegen::tree::Function as Elementary;
use std::collections::BTreeMap;

/// What a step keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Structure {
    /// ∇E(z')ᵀ A = ∇E(z)ᵀ with the energy E, less the work of control inputs that is carried.
    Energy,
    /// Dc(z') A = 0 with the constraints c = μ(q) w − b.
    Constraints,
    /// A(−h) A(h) = 1.
    Symmetry,
    /// det A N(z')/N(z) = 1 with the density N of a volume.
    Volume,
}

/// A law, and by how much it is missed.
#[derive(Clone, Debug, PartialEq)]
pub struct Law {
    /// Which.
    pub structure: Structure,
    /// The law in symbols.
    pub formula: String,
    /// The largest error, relative to the sum of the sizes of the terms.
    pub error: f64,
}

/// Below this a quantity is kept by a step in 256 bits: its equations are solved to 10⁻⁵⁸, which rates of 10¹⁸ would multiply.
const KEPT: f64 = 1e-40;

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
}

/// The laws that hold for a step by what its method and its model are.
///
/// - Energy, for methods that keep it, where the step does so: where forces take energy or the time moves it, it does not.
/// - Constraints, for methods that keep them.
/// - Symmetry, for symmetric methods that carry one point of a motion: of those that carry numbers of two nodes, the step back is another map.
/// - Volume, see [`Place::volume`].
///
/// # Errors
/// Newton's method does not converge in 256 bits.
pub(super) fn laws(place: &Place<'_, '_>) -> Result<Vec<Law>, Unchecked> {
    let Some(method) = METHODS.iter().find(|method| method.properties().name == place.stepper.method) else {
        return Ok(Vec::new());
    };
    let properties = method.properties();
    let found = [
        place.energy(&properties)?,
        place.constraints(&properties)?,
        place.symmetry(&properties)?,
        place.volume(&properties)?,
    ];
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
        let (here, there) = (self.function.results(), self.function.moved(&moved)?);
        let slope = |(there, here): (Option<Precise>, &Precise)| {
            there.map_or_else(|| Precise::new(0.0), |there| there.sub(here).div(&delta))
        };
        Ok(there.into_iter().zip(&here).map(slope).collect())
    }
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

    fn here(&self, symbol: Symbol) -> Precise {
        Precise::new(self.at.get(&symbol).copied().unwrap_or(f64::NAN))
    }

    /// The point after the step. (The time is put there by who steps.)
    fn after(&self) -> BTreeMap<Symbol, Precise> {
        let mut point: BTreeMap<Symbol, Precise> =
            self.at.iter().map(|(&symbol, &number)| (symbol, Precise::new(number))).collect();
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
        let before = self.at.iter().map(|(&symbol, &number)| (symbol, Precise::new(number))).collect();
        let (Some((old, expected)), Some((new, slopes))) = (self.balance(&before)?, self.balance(&self.after())?)
        else {
            return Ok(None);
        };
        if new.sub(&old).to_f64().abs() > KEPT * old.to_f64().abs().max(1.0) {
            return Ok(None);
        }
        let error = expected.iter().enumerate().fold(0.0, |most, (j, expected)| {
            let (sum, size) = self.column(&slopes, j);
            worse(most, (sum - expected).abs() / size.max(expected.abs()).max(1.0))
        });
        Ok(Some(Law { structure: Structure::Energy, formula: "DE(z') A = DE(z)".to_owned(), error }))
    }

    /// Σ gᵢ Aᵢⱼ, and the sum of the sizes.
    fn column(&self, slopes: &[f64], j: usize) -> (f64, f64) {
        let terms = slopes.iter().enumerate().map(|(i, slope)| slope * self.a[i * slopes.len() + j]);
        terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term: f64| (sum + term, size + term.abs()))
    }

    fn constraints(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        let function = self.function("constraint").filter(|function| !function.output.values.is_empty());
        let (Some(function), Conserves::Exactly) = (function, properties.constraint) else { return Ok(None) };
        let seen = self.seen(function, &self.after())?;
        let by = self.carried().iter().map(|&symbol| seen.slopes(symbol)).collect::<Result<Vec<_>, _>>()?;
        let mut error = 0.0;
        for row in 0..function.output.values.len() {
            let slopes: Vec<f64> = by.iter().map(|slopes| slopes[row].to_f64()).collect();
            for j in 0..slopes.len() {
                let (sum, size) = self.column(&slopes, j);
                error = worse(error, sum.abs() / size.max(1.0));
            }
        }
        Ok(Some(Law { structure: Structure::Constraints, formula: "Dc(z') A = 0".to_owned(), error }))
    }

    /// The step back, in 256 bits, along A times two directions.
    fn symmetry(&self, properties: &Properties) -> Result<Option<Law>, Unchecked> {
        if !properties.symmetric {
            return Ok(None);
        }
        let carried = self.carried();
        let mut point = self.after();
        point.insert(self.stepper.step_size, self.here(self.stepper.step_size).neg());
        let given = |symbol: Symbol| point.get(&symbol).cloned().unwrap_or_else(|| Precise::new(f64::NAN));
        let back = Sheet::of_step(&self.program.graph, self.stepper, given)?;
        let timed: Vec<bool> = self.stepper.independent().flat_map(|group| group.symbols.iter().map(|_| group.role == Role::Time)).collect();
        let there = back.results();
        let returns = carried.iter().zip(&there).zip(&timed).all(|((&symbol, z), timed)| {
            let old = self.here(symbol);
            *timed || z.sub(&old).to_f64().abs() <= KEPT * old.to_f64().abs().max(1.0)
        });
        if !returns {
            return Ok(None);
        }
        let (n, delta) = (carried.len(), Precise::new(DELTA));
        let largest = self.a.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
        let mut error = 0.0;
        for direction in [|i: usize| 0.9 - 0.37 * (i as f64 * 1.7).sin(), |i: usize| 0.8 * (i as f64 * 2.3 + 1.0).cos()] {
            let along: Vec<f64> = (0..n).map(|i| if timed[i] { 0.0 } else { direction(i) }).collect();
            // A δ as an exact sum, so that its roundings are none of A's.
            let moved = (0..n).filter(|&i| !timed[i]).map(|i| {
                let sum = (0..n).fold(Precise::new(0.0), |sum, j| {
                    sum.add(&Precise::new(self.a[i * n + j]).mul(&Precise::new(along[j])))
                });
                (carried[i], self.new[i].add(&sum.mul(&delta)))
            });
            let moved: Vec<(Symbol, Precise)> = moved.collect();
            for (i, x) in back.moved(&moved)?.iter().enumerate().filter(|(i, _)| !timed[*i]) {
                let slope = x.as_ref().map_or(0.0, |x| x.sub(&there[i]).div(&delta).to_f64());
                error = worse(error, (slope - along[i]).abs() / (largest * largest));
            }
        }
        Ok(Some(Law { structure: Structure::Symmetry, formula: "A(−h) A(h) = 1".to_owned(), error }))
    }

    /// det A N(z')/N(z) = 1 where a volume N(q) dq dρ is kept:
    ///
    /// - by the exact flow of a field f with div(N f) = 0. Densities are looked for among powers of det G, G being the metric of the frame: of
    ///   (div f)(z) + s d ln det G/dt = 0 at z, for one s that fits at z' as well.
    /// - by methods for which that is found, although nothing says so in advance; where the step does not keep a volume there is no law.
    fn volume(&self, _: &Properties) -> Result<Option<Law>, Unchecked> {
        let flows = self.stepper.step.statements.iter().any(|s| matches!(s, Statement::Solve(block) if block.kind == Kind::Flow));
        let roles = self.roles();
        let starts = |with: Role| roles.starts_with(&[Role::Configuration, with]);
        let on_dual = starts(Role::ReducedMomenta);
        if roles.iter().skip(2).any(|role| !matches!(role, Role::Work | Role::Time)) {
            return Ok(None);
        }
        let density = if on_dual { self.density()? } else { None };
        let n = self.carried().len();
        let determinant = determinant(self.a.chunks(n).map(<[f64]>::to_vec).collect());
        // By rows: the determinant is not larger than the product of their norms.
        let size: f64 = self.a.chunks(n).map(|row| row.iter().map(|x| x * x).sum::<f64>().sqrt().max(1.0)).product();
        let law = |power: f64, ratio: f64| {
            let formula = match power {
                0.0 => "det A = 1".to_owned(),
                1.0 => "det A det G(q')/det G(q) = 1".to_owned(),
                power => format!("det A (det G(q')/det G(q))^{power} = 1"),
            };
            let error = (determinant * ratio - 1.0).abs() / size;
            Law { structure: Structure::Volume, formula, error }
        };
        let plain = law(0.0, 1.0);
        let found = match density {
            Some((0.0, _)) => Some(plain),
            Some((power, ratio)) => Some(law(power, ratio)),
            None => Some(plain).filter(|law| !flows && on_dual || law.error < 1e-12),
        };
        // Without a reason it is a law where it holds.
        Ok(found.filter(|law| flows && density.is_some() || law.error < 1e-12))
    }

    /// The power s for which det Gˢ dq dρ is kept by the continuous motion, and (det G(q')/det G(q))ˢ; nothing where there is none.
    fn density(&self) -> Result<Option<(f64, f64)>, Unchecked> {
        let (Some(field), Some(metric)) = (self.function("vector_field"), self.function("restricted_metric")) else {
            return Ok(None);
        };
        let before: BTreeMap<Symbol, Precise> = self.at.iter().map(|(&s, &x)| (s, Precise::new(x))).collect();
        let points = [before, self.after()];
        let mut rates = Vec::new();
        for point in &points {
            rates.push(self.divergence(field, metric, point)?);
        }
        let Some(&(divergence, growth, _)) = rates.first() else { return Ok(None) };
        // (The graph's exact rules have few digits to lose in 256 bits.)
        let small = |x: f64| x.abs() < 1e-25;
        if rates.iter().all(|&(divergence, ..)| small(divergence)) {
            return Ok(Some((0.0, 1.0)));
        }
        if small(growth) {
            return Ok(None);
        }
        // Powers are quarters.
        let power = (-4.0 * divergence / growth).round() / 4.0;
        let fits = rates.iter().all(|&(divergence, growth, _)| (divergence + power * growth).abs() < 1e-12 * divergence.abs().max(growth.abs()).max(1.0));
        if !fits || power.abs() > POWER {
            return Ok(None);
        }
        Ok(Some((power, (power * (rates[1].2 - rates[0].2)).exp())))
    }

    /// div f, d ln det G/dt and ln det G at a point.
    fn divergence(
        &self,
        field: &'p Function,
        metric: &'p Function,
        point: &BTreeMap<Symbol, Precise>,
    ) -> Result<(f64, f64, f64), Unchecked> {
        let graph = &self.program.graph;
        let mut all = point.clone();
        for function in [field, metric] {
            for input in &function.inputs {
                let groups = || self.stepper.independent().filter(|group| group.role == input.role).flat_map(|g| &g.symbols);
                let held = || self.stepper.samples.first().into_iter().flat_map(|sample| &sample.symbols);
                let from: Vec<Symbol> = if input.role == Role::Inputs { held().copied().collect() } else { groups().copied().collect() };
                let numbers: Vec<Precise> = from.iter().map(|s| point.get(s).cloned().unwrap_or_else(|| Precise::new(f64::NAN))).collect();
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
        let logarithm = |numbers: Vec<Precise>| logarithm_of_determinant(numbers.chunks(m.max(1)).map(<[Precise]>::to_vec).collect());
        let numbers = metric_sheet.results();
        let moved: Vec<(Symbol, Precise)> =
            group(metric, Role::Configuration).into_iter().zip(&rates).map(|(s, rate)| (s, given(s).add(&rate.mul(&delta)))).collect();
        let there = metric_sheet.moved(&moved)?;
        let there: Vec<Precise> = there.into_iter().zip(&numbers).map(|(there, here)| there.unwrap_or_else(|| here.clone())).collect();
        let (here, there) = (logarithm(numbers), logarithm(there));
        Ok((divergence.to_f64(), there.sub(&here).div(&delta).to_f64(), here.to_f64()))
    }
}

/// ln det of a matrix that is positive definite, by elimination.
fn logarithm_of_determinant(mut a: Vec<Vec<Precise>>) -> Precise {
    let mut determinant = Precise::new(1.0);
    for k in 0..a.len() {
        let (above, below) = a.split_at_mut(k + 1);
        let row = &above[k];
        determinant = determinant.mul(&row[k]);
        for lower in below {
            let factor = lower[k].div(&row[k]);
            lower.iter_mut().zip(row).skip(k).for_each(|(entry, above)| *entry = entry.sub(&factor.mul(above)));
        }
    }
    determinant.call(Elementary::Ln)
}

/// By elimination with row exchanges.
fn determinant(mut a: Vec<Vec<f64>>) -> f64 {
    let mut determinant = 1.0;
    for k in 0..a.len() {
        let pivot = (k..a.len()).max_by(|&i, &j| a[i][k].abs().total_cmp(&a[j][k].abs())).unwrap_or(k);
        if pivot != k {
            a.swap(k, pivot);
            determinant = -determinant;
        }
        determinant *= a[k][k];
        let row = a[k].clone();
        for lower in &mut a[k + 1..] {
            let factor = lower[k] / row[k];
            lower.iter_mut().zip(&row).skip(k).for_each(|(entry, above)| *entry -= factor * above);
        }
    }
    determinant
}
