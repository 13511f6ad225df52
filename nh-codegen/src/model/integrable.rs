//! Integrable velocity constraints. Each holds the motion on a surface, and may be declared as
//! such.

use super::level_set::LevelSet;
use super::{Model, along};
use crate::algebra::{Expr, Matrix, attempt, primitive};
use crate::cost::derivation::{CHECKED_CONSTRAINTS, EFFORT_OF_CHECK};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::{Tree, Var};
use num_traits::Signed;
use std::collections::BTreeMap;

/// A constraint as a form on space and time: θ(w, ṫ) = μ w − b ṫ, with k + 1 entries.
struct Form<'m> {
    model: &'m Model,
    entries: Vec<Expr>,
}

/// A two-form on space and time: its nonzero entries (i, j) with i < j.
pub(crate) type TwoForm = BTreeMap<(usize, usize), Expr>;

impl Model {
    /// Returns dθ of every constraint, including the holonomic ones.
    pub(crate) fn constraint_curls(&self) -> Vec<TwoForm> {
        (0..self.r()).map(|i| Form::of_constraint(self, i).derivative()).collect()
    }
}

/// Returns notes on the integrable velocity constraints at these places. The search has an effort
/// limit; larger constraints get no note.
pub(super) fn notes(model: &Model, origins: &[Origin]) -> Diagnostics {
    let mut notes = Diagnostics::new();
    let mut set = model.level_set();
    attempt(CHECKED_CONSTRAINTS * EFFORT_OF_CHECK, || {
        for (i, origin) in origins.iter().enumerate() {
            let number = model.constraint_numbers[i];
            let note = attempt(EFFORT_OF_CHECK, || Form::of_constraint(model, i).note(number, origin, &mut set));
            notes.extend(note.unwrap_or_default());
        }
    });
    notes
}

impl<'m> Form<'m> {
    fn of_constraint(model: &'m Model, i: usize) -> Form<'m> {
        let row = model.constraint_matrix.row(i);
        Form { model, entries: row.iter().cloned().chain([-&model.constraint_rates[i]]).collect() }
    }

    fn note(&self, number: usize, origin: &Origin, set: &mut LevelSet) -> Diagnostics {
        let slope = self.derivative();
        if !self.is_integrable(&slope, set) {
            return Diagnostics::new();
        }
        let closed = slope.is_empty();
        let potential = match closed {
            true => self.potential(),
            false => self.multiples().into_iter().find_map(|form| form.potential()),
        };
        let Some(potential) = potential else {
            let message = format!("constraint {number} is integrable (dμ ∧ μ = 0): it keeps each motion on a surface");
            return Diagnostic::note(origin.clone(), message).into();
        };
        let rate = if closed { "the rate" } else { "a multiple of the rate" };
        let message = format!("constraint {number} is integrable: it is {rate} of `{}`", self.shown(&potential));
        let help = "declare this expression, less its value at the start, as `holonomic` to keep the positions on the surface as well";
        Diagnostic::note(origin.clone(), message).help(help).into()
    }

    /// Returns e_i(f), or ∂f/∂t.
    fn along(&self, i: usize, function: &Expr) -> Expr {
        match i < self.model.k() {
            true => along(&self.model.anchor, i, function),
            false => function.derivative(Var::Time),
        }
    }

    /// Returns the nonzero dθ(e_i, e_j) = e_i(θ_j) − e_j(θ_i) − θ_l c_ij^l for i < j.
    fn derivative(&self) -> TwoForm {
        let mut parts: BTreeMap<(usize, usize), Vec<Expr>> = BTreeMap::new();
        for (j, entry) in self.entries.iter().enumerate().filter(|(_, entry)| !entry.is_zero()) {
            for i in (0..self.entries.len()).filter(|&i| i != j) {
                let rate = self.along(i, entry);
                let signed = if i < j { rate } else { -rate };
                parts.entry((i.min(j), i.max(j))).or_default().push(signed);
            }
        }
        for ((i, j, l), c) in self.model.structure.iter().filter(|((i, j, _), _)| i < j) {
            parts.entry((i, j)).or_default().push(-(c * &self.entries[l]));
        }
        let sums = parts.into_iter().map(|(place, parts)| (place, parts.into_iter().sum::<Expr>()));
        sums.filter(|(_, sum)| !sum.is_zero()).collect()
    }

    /// Returns whether θ ∧ dθ = 0 on the set. If θ_p is nonzero, the components with p suffice.
    fn is_integrable(&self, slope: &TwoForm, set: &mut LevelSet) -> bool {
        let Some(p) = self.entries.iter().position(|entry| !entry.is_zero()) else { return false };
        let value = |i: usize, j: usize| -> Option<Expr> {
            let value = slope.get(&(i.min(j), i.max(j)))?;
            Some(if i < j { value.clone() } else { -value })
        };
        let component = |i: usize, j: usize| -> Expr {
            // θ_p dθ_ij + θ_i dθ_jp + θ_j dθ_pi
            let parts = [(p, i, j), (i, j, p), (j, p, i)];
            let parts = parts.map(|(a, b, c)| value(b, c).map(|value| &self.entries[a] * value));
            parts.into_iter().flatten().sum()
        };
        let others = || (0..self.entries.len()).filter(|&i| i != p);
        others().all(|j| others().take_while(|&i| i < j).all(|i| set.vanish([&component(i, j)])))
    }

    /// Returns multiples that may be exact even if θ is not: without the common factor, and divided
    /// by one of the entries.
    fn multiples(&self) -> Vec<Form<'m>> {
        let form = |entries| Form { model: self.model, entries };
        let over = |divisor: &Expr| self.entries.iter().map(|entry| entry.checked_div(divisor).ok()).collect();
        let pivots = self.entries.iter().filter(|entry| !entry.is_zero() && !entry.is_constant());
        let quotients = pivots.filter_map(over).map(form);
        let multiples = [form(primitive(&self.entries))].into_iter().chain(quotients);
        multiples.filter(|form| form.derivative().is_empty()).collect()
    }

    /// Returns φ(q, t) with dφ = θ, if antiderivatives in one variable after the other find it.
    fn potential(&self) -> Option<Expr> {
        let mut potential = Expr::zero();
        for (variable, entry) in self.in_coordinates()? {
            let rest = entry - potential.derivative(variable);
            potential = potential + rest.antiderivative(variable)?;
        }
        let same = |(i, entry): (usize, &Expr)| (self.along(i, &potential) - entry).is_zero();
        self.entries.iter().enumerate().all(same).then_some(potential)
    }

    /// Returns α_i with θ(w, ṫ) = α_i q̇ⁱ + α_t ṫ on all velocities, from rows of E with a single
    /// velocity, or by elimination.
    fn in_coordinates(&self) -> Option<Vec<(Var, Expr)>> {
        let (n, k) = (self.model.n(), self.model.k());
        let anchor = &self.model.anchor;
        let own = |j: usize| {
            (0..n).find(|&i| (0..k).all(|l| if l == j { anchor[(i, l)].is_one() } else { anchor[(i, l)].is_zero() }))
        };
        let mut alpha = vec![Expr::zero(); n];
        let mut left = false;
        for j in (0..k).filter(|&j| !self.entries[j].is_zero()) {
            match own(j) {
                Some(i) => alpha[i] = self.entries[j].clone(),
                None => left = true,
            }
        }
        if left {
            // Eᵀ α − θ = 0
            let system =
                Matrix::from_fn(k, n + 1, |j, i| if i < n { anchor[(i, j)].clone() } else { -&self.entries[j] });
            let solution = system.kernel().into_iter().find(|solution| !solution[n].is_zero())?;
            alpha = solution[..n].iter().map(|a| a.checked_div(&solution[n]).ok()).collect::<Option<_>>()?;
        }
        let coordinates = alpha.into_iter().enumerate().map(|(i, a)| (Var::Coordinate(i), a));
        Some(coordinates.chain([(Var::Time, self.entries[k].clone())]).collect())
    }

    /// Formats a function by its terms, subtracted ones last, or as a whole if that is shorter.
    fn shown(&self, function: &Expr) -> String {
        let is_negative = |tree: &Tree<Var>| match tree {
            Tree::Number(number) => number.is_negative(),
            Tree::Product(factors) => matches!(&factors[..], [Tree::Number(number), ..] if number.is_negative()),
            _ => false,
        };
        let mut terms: Vec<Tree<Var>> = function.terms().iter().map(Expr::tree).collect();
        terms.sort_by_key(is_negative);
        let (whole, sum) = (self.model.show(function), self.model.show_tree(&Tree::Sum(terms)));
        if whole.len() < sum.len() { whole } else { sum }
    }
}
