//! Linear relations between values in exponents.
//!
//! e^a, e^b and e^(a + b) must not be drawn independently, in whatever form a + b is written.
//! Linear forms show sums and multiples. Other values in exponents (`k x`, `(x + y)/L`) are
//! compared at points of one field. At more points than there are values, their linear relations
//! are those of the functions. They hold over ℚ if the coefficients are small fractions, the same
//! in several fields.
//!
//! Functions without a linear relation to each other and to 1 have algebraically independent
//! exponentials: Ax, Ann. Math. 93 (1971) 252. For numbers this is the theorem of Lindemann and
//! Weierstrass, and with π, Schanuel's conjecture.

use super::exponent::{Atom, Form};
use super::field::{Element, Field};
use super::sampler::{Sample, Sampler};
use super::tape::{Op, Place, Tape};
use crate::cost::exact::{MAX_ROUNDS, MAX_VALUES};
use num_rational::BigRational;
use num_traits::{One, Zero};
use std::collections::{BTreeMap, BTreeSet};

/// Maximum size of n and d for the coefficients n/d of relations.
const SMALL: i64 = 1 << 12;
/// Number of additional points, at which accidental relations fail. A coefficient in F_p is a small
/// fraction by accident once in 2³⁵, and the same one in all of the fields once in 2¹⁰⁰.
const MORE_POINTS: usize = 4;
const FIELDS: usize = 3;

impl Tape {
    /// Writes exponents in terms of independent values. An error gives the reason why the values
    /// may be dependent.
    pub(super) fn relate_exponents(&mut self) -> Result<(), String> {
        for _ in 0..MAX_ROUNDS {
            let columns = self.columns();
            if columns.iter().all(|&atom| self.is_free(atom)) {
                return Ok(());
            }
            if columns.len() > MAX_VALUES {
                return Err("too many values occur in exponents".to_string());
            }
            let mut sampler = Sampler::new(self);
            let mut dependent = dependencies(&mut sampler, &columns)?;
            for _ in 1..FIELDS {
                let again = dependencies(&mut sampler, &columns)?;
                for (place, form) in &mut dependent {
                    if again.get(place) != Some(form) {
                        *form = None;
                    }
                }
            }
            let is_doubtful = dependent.values().any(Option::is_none);
            let relations: BTreeMap<Place, Form<Place>> =
                dependent.into_iter().filter_map(|(place, form)| Some((place, form?))).collect();
            self.substitute(&relations)?;
            if is_doubtful {
                return Err("the values in exponents may be related by irrational numbers".to_string());
            }
            if relations.is_empty() {
                return Ok(());
            }
        }
        Err("exponents occur in exponents".to_string())
    }

    /// Returns the atoms drawn for exponents. Numbers and symbols come first, so that the others
    /// may be expressed by them.
    fn columns(&self) -> Vec<Atom<Place>> {
        let drawn = |atom: &Atom<Place>| matches!(atom, Atom::Value(_));
        let values: BTreeSet<Atom<Place>> =
            self.exponents.iter().flat_map(|e| e.form.iter().map(|&(_, atom)| atom)).filter(drawn).collect();
        let (free, others): (Vec<_>, Vec<_>) = values.into_iter().partition(|&atom| self.is_free(atom));
        [Atom::One, Atom::Pi].into_iter().chain(free).chain(others).collect()
    }

    /// Returns whether only numbers and symbols stand in exponents, and arguments of logarithms.
    pub(super) fn has_symbols_in_exponents(&self) -> bool {
        self.columns().iter().all(|&atom| self.is_free(atom))
    }

    /// Returns whether the atom is independent of all atoms before it.
    fn is_free(&self, atom: Atom<Place>) -> bool {
        match atom {
            Atom::Value(place) => matches!(self.ops[place as usize], Op::Symbol(_)),
            _ => true,
        }
    }

    fn substitute(&mut self, relations: &BTreeMap<Place, Form<Place>>) -> Result<(), String> {
        for exponent in &mut self.exponents {
            let mut form: BTreeMap<Atom<Place>, _> = BTreeMap::new();
            for ((c, atom), site) in exponent.form.drain(..).zip(exponent.sites.drain(..)) {
                let itself = vec![(BigRational::one(), atom)];
                let terms = match atom {
                    Atom::Value(place) => relations.get(&place).unwrap_or(&itself),
                    _ => &itself,
                };
                for (k, atom) in terms {
                    let entry = form.entry(*atom).or_insert((BigRational::zero(), site));
                    entry.0 += &c * k;
                }
            }
            for (atom, (c, site)) in form.into_iter().filter(|(_, (c, _))| !c.is_zero()) {
                exponent.form.push((c, atom));
                exponent.sites.push(site);
            }
        }
        self.update_exponents()
    }
}

/// Linear relations of functions, found at more points of a random field than there are functions.
pub(super) struct Relations {
    field: Field,
    rows: Vec<Vec<Element>>,
    pivots: Vec<usize>,
    columns: usize,
}

impl Relations {
    /// Finds the relations of `columns` columns, whose values at a point are a row. The values
    /// behind them come before `end`.
    pub(super) fn seen(
        sampler: &mut Sampler,
        columns: usize,
        end: usize,
        row: impl Fn(&Sample) -> Vec<Element>,
    ) -> Result<Self, String> {
        let field = sampler.field();
        let points = columns + MORE_POINTS;
        sampler.budget = points * sampler.tries();
        let mut rows = Vec::with_capacity(points);
        for _ in 0..points {
            rows.push(row(&sampler.draw_in(Some(field), end)?));
        }
        let pivots = eliminate(&field, &mut rows);
        Ok(Relations { field, rows, pivots, columns })
    }

    /// Returns the columns that depend linearly on those before them.
    pub(super) fn dependent(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.columns).filter(|j| !self.pivots.contains(j))
    }

    /// Returns the dependent column j in terms of others, as (coefficient, column), if the
    /// coefficients are small fractions.
    pub(super) fn of(&self, j: usize) -> Option<Vec<(BigRational, usize)>> {
        let terms = self.rows.iter().zip(&self.pivots).filter(|(row, _)| !row[j].is_zero());
        terms.map(|(row, &pivot)| Some((self.field.small_rational(row[j], SMALL)?, pivot))).collect()
    }
}

/// Returns the columns that depend linearly on those before them in a random field, with the
/// relation if its coefficients are small.
fn dependencies(
    sampler: &mut Sampler,
    columns: &[Atom<Place>],
) -> Result<BTreeMap<Place, Option<Form<Place>>>, String> {
    let place = |atom: &Atom<Place>| match *atom {
        Atom::Value(place) => place as usize + 1,
        _ => 0,
    };
    let end = columns.iter().map(place).max().unwrap_or(0);
    let row = |sample: &Sample| columns.iter().map(|&atom| sample.value(atom)).collect();
    let relations = Relations::seen(sampler, columns.len(), end, row)?;
    let mut dependent = BTreeMap::new();
    for j in relations.dependent() {
        if let Atom::Value(place) = columns[j] {
            let form = relations.of(j).map(|terms| terms.into_iter().map(|(c, pivot)| (c, columns[pivot])).collect());
            dependent.insert(place, form);
        }
    }
    Ok(dependent)
}

impl Sample {
    fn value(&self, atom: Atom<Place>) -> Element {
        match atom {
            Atom::One => self.field.one(),
            Atom::Pi => self.pi,
            Atom::Value(place) | Atom::Log(place) | Atom::Angle(place) => self.values[place as usize],
        }
    }
}

/// Brings rows to reduced echelon form. Returns the columns of the pivots, as far left as possible.
pub(super) fn eliminate(field: &Field, rows: &mut [Vec<Element>]) -> Vec<usize> {
    let mut pivots = Vec::new();
    for j in 0..rows.first().map_or(0, Vec::len) {
        let done = pivots.len();
        let Some(i) = (done..rows.len()).find(|&i| !rows[i][j].is_zero()) else { continue };
        rows.swap(done, i);
        let pivot = rows[done][j];
        for x in &mut rows[done] {
            *x = field.div(*x, pivot).unwrap_or(*x);
        }
        let row = rows[done].clone();
        for (i, other) in rows.iter_mut().enumerate() {
            let factor = other[j];
            if i != done && !factor.is_zero() {
                for (x, y) in other.iter_mut().zip(&row) {
                    *x = field.sub(*x, field.mul(factor, *y));
                }
            }
        }
        pivots.push(j);
    }
    pivots
}
