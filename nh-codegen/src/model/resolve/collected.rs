//! Sums of products of velocities with coefficients in normal form.

use super::normal::signed_addends;
use crate::algebra::{AlgebraError, Expr};
use crate::declaration::Expression;
use crate::tree::Var;
use std::cell::Cell;
use std::collections::BTreeMap;

/// A normal form collected by products of velocities: Σ c w^i w^j …. The coefficient of each
/// product is computed separately, so that the square of a velocity is no larger than the resulting
/// entries of the mass matrix. A coefficient may itself contain velocities that are not recognised
/// as factors.
#[derive(Clone)]
pub(super) struct Collected(pub(super) BTreeMap<Vec<Var>, Expr>);

impl From<Expr> for Collected {
    fn from(value: Expr) -> Self {
        Collected(BTreeMap::from([(Vec::new(), value)]))
    }
}

impl Collected {
    /// Returns whether no product of velocities has been recognised.
    pub(super) fn is_one_part(&self) -> bool {
        self.0.keys().all(Vec::is_empty)
    }

    pub(super) fn whole(&self) -> Expr {
        let term = |(velocities, part): (&Vec<Var>, &Expr)| {
            velocities.iter().fold(part.clone(), |product, velocity| product * Expr::variable(*velocity))
        };
        sum(self.0.iter().map(term).collect())
    }

    pub(super) fn map(&self, make: impl Fn(&Expr) -> Result<Expr, AlgebraError>) -> Result<Collected, AlgebraError> {
        let parts = self.0.iter().map(|(velocities, part)| Ok((velocities.clone(), make(part)?)));
        Ok(Collected(parts.collect::<Result<_, AlgebraError>>()?))
    }

    pub(super) fn negated(self) -> Collected {
        Collected(self.0.into_iter().map(|(velocities, part)| (velocities, -part)).collect())
    }

    /// Returns the sum of an expression's terms, each computed by `of`.
    pub(super) fn of_addends<'e>(
        expression: &'e Expression,
        here: &Cell<&'e Expression>,
        of: impl Fn(&'e Expression) -> Result<Collected, AlgebraError>,
    ) -> Result<Collected, AlgebraError> {
        let mut terms = Vec::new();
        for (term, subtracted) in signed_addends(expression) {
            let value = of(term)?;
            terms.push(if subtracted { value.negated() } else { value });
        }
        here.set(expression);
        Ok(Collected::sum(terms))
    }

    pub(super) fn sum(terms: Vec<Collected>) -> Collected {
        let mut parts: BTreeMap<Vec<Var>, Vec<Expr>> = BTreeMap::new();
        for (velocities, part) in terms.into_iter().flat_map(|term| term.0) {
            parts.entry(velocities).or_default().push(part);
        }
        let sums = parts.into_iter().map(|(velocities, parts)| (velocities, sum(parts)));
        Collected(sums.filter(|(_, sum)| !sum.is_zero()).collect())
    }

    pub(super) fn times(&self, other: &Collected) -> Collected {
        let mut terms = Vec::new();
        for left in &self.0 {
            terms.extend(other.0.iter().map(|right| product(left, right)));
        }
        Collected::sum(terms)
    }

    pub(super) fn square(&self) -> Collected {
        let mut terms = Vec::new();
        for (i, left) in self.0.iter().enumerate() {
            for right in self.0.iter().take(i) {
                let both = product(left, right);
                terms.extend([both.clone(), both]);
            }
            terms.push(product(left, left));
        }
        Collected::sum(terms)
    }
}

/// A coefficient with its velocities.
type Part<'p> = (&'p Vec<Var>, &'p Expr);

fn product((v, a): Part<'_>, (w, b): Part<'_>) -> Collected {
    let mut velocities = [&v[..], w].concat();
    velocities.sort_unstable();
    Collected(BTreeMap::from([(velocities, a * b)]))
}

/// Sums by halves, so that each term is copied only logarithmically often.
fn sum(mut terms: Vec<Expr>) -> Expr {
    while terms.len() > 1 {
        terms = terms.chunks(2).map(|pair| pair.iter().cloned().sum()).collect();
    }
    terms.pop().unwrap_or_else(Expr::zero)
}
