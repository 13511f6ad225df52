//! The law of volumes, with determinants.

use super::seen::DELTA;
use super::{KEPT, Law, Place, Point, Structure, moved};
use crate::Unchecked;
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::program::{Function, Role};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::{Formula, Precise, given};
use num_traits::{One, Zero};

/// The largest density exponent that is tried: densities are products of roots of determinants.
const POWER: f64 = 4.0;

impl Place<'_, '_> {
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
    pub(super) fn found_determinant(&self) -> Precise {
        let n = self.timed().len();
        self.determinant(|i, j| Precise::new(self.a[i * n + j]))
    }

    /// Checks |det A| N(z')/N(z) = 1 with the density N(q) of a volume N dq dρ that the continuous
    /// motion conserves, if the step in 256 bits conserves it. Exact flows of all such systems do,
    /// by Liouville's theorem. Other methods do if the step is symplectic, a composition of shears,
    /// or the like. Numbers other than (q, ρ) have the density 1. For the (q, p) of `leapfrog` that
    /// is a theorem: a step reflects p by P* − Q*, which has the determinant (−1)ʳ, and then
    /// applies a symplectic map.
    pub(super) fn volume(&self) -> Result<Option<Law>, Unchecked> {
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

/// Returns | |x| − 1 |.
fn off(x: Precise) -> f64 {
    (x.abs() - Precise::one()).to_f64().abs()
}
