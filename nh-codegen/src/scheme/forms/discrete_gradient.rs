//! Gonzalez' midpoint discrete gradient of a function, without cancellation.

use super::guard;
use super::segment::Segment;
use crate::ir::handles::{Place, Scalar, Vector};

/// A discrete gradient ∇̄f and ∂̄f/∂t.
pub type Gradient<'s> = (Vector<'s>, Scalar<'s>);

/// ∇̄f = ∇f(z̄) + κ v with κ = (f(z') − f(z) − ∇f(z̄)·Δ)/(h |v|²) and Δ = z' − z = h v.
///
/// For a quadratic f the numerator vanishes identically, and κ does not exist. Otherwise the
/// numerator is the [excess](Segment::excess) of f, without cancellation. If f contains functions
/// without a rule for the excess, it is a cancellation-free difference less ∇f(z̄)·Δ, with
/// quadratic terms removed before any rounding. The rounding error of the numerator is O(ε |∇f|
/// |Δ|) at most, that of the corrected gradient O(ε |∇f|), for every Δ. At Δ = 0 the quotient is 0,
/// its limit: the numerator is of third order.
impl<'s> Segment<'s> {
    /// Returns ∇̄f.
    pub fn discrete_gradient(self, f: Scalar<'s>) -> Vector<'s> {
        self.aged_discrete_gradient(f).0
    }

    /// Returns ∇̄f and ∂̄f/∂t.
    pub fn aged_discrete_gradient(self, f: Scalar<'s>) -> Gradient<'s> {
        let (gradient, age) = (f.gradient(self.z).at(self.middle()), self.age(f));
        match self.correction(f) {
            Some(kappa) if self.is_rheonomic() => (gradient + kappa * self.v, age + kappa),
            Some(kappa) => (gradient + kappa * self.v, age),
            None => (gradient, age),
        }
    }

    /// Returns κ.
    pub fn correction(self, f: Scalar<'s>) -> Option<Scalar<'s>> {
        self.correction_for(f, self.v)
    }

    /// Returns the [correction](Segment::correction) if z is a part of the variables that move at
    /// the rates v.
    pub fn correction_for(self, f: Scalar<'s>, v: Vector<'s>) -> Option<Scalar<'s>> {
        over_square(self, self.numerator(f, &[]), v)
    }

    /// Returns the [correction](Segment::correction) with unknowns in place of parts of f at the
    /// middle: (part, unknown).
    pub fn correction_with(self, f: Scalar<'s>, at_middle: &[(Scalar<'s>, Scalar<'s>)]) -> Option<Scalar<'s>> {
        over_square(self, self.numerator(f, at_middle), self.v)
    }

    /// Returns the ways to compute κ of ℋ = ½ ρᵀ G⁻¹ ρ + V on D* without the derivatives of G⁻¹;
    /// empty if the numerator vanishes identically.
    ///
    /// Let v̄ = G(q̄)⁻¹ ρ̄, and let r = ρ − G(q) v̄ be the remainder of the momenta at an end of
    /// the step. Then
    ///
    /// ```text
    /// ℋ = ρ·v̄ + F + ½ r·G⁻¹ r,  F = V(q) − ½ v̄ᵀ G(q) v̄ at fixed v̄
    /// ```
    ///
    /// and the numerator is the excess of F plus the change of the last term. As r = O(h) is known
    /// to ε, a plain subtraction rounds that change to O(h ε). The excess of F is either the
    /// cancellation-free excess or the cancellation-free difference less ∇F·Δ. The latter is
    /// rounded to O(ε |∇F| |Δ|), like the gradient itself.
    pub fn corrections_on_dstar(self) -> Vec<Scalar<'s>> {
        let (s, n) = (self.script, self.script.q().len());
        let (line, v, metric, function) =
            (self.first(n), s.components(), s.restricted_metric(), s.potential_less_kinetic());
        let twice = |zeta: Vector<'s>, time: Place<'s>| {
            let (q, rho) = zeta.split(n);
            let metric = metric.at(s.q().to(q).and(time));
            let rest = rho - metric * v;
            rest.dot(metric.solve_positive(rest))
        };
        let varies = s.ask(|cx| cx.restricted_metric_varies());
        let change = match varies {
            true => s.ratio(1, 2) * (twice(self.new, s.afterwards()) - twice(self.z, s.here())),
            false => s.ratio(0, 1),
        };
        let predicted = s.moving_gradient().split(n).0.at(line.middle()).dot(line.delta) + s.h() * line.age(function);
        let plain = line.difference(function) - predicted;
        let by_rules = line.excess(function, &[]).unwrap_or_else(|| line.excess_of_difference(function));
        let velocity = v.to(s.frame_velocity().at(self.middle()));
        let ways = [by_rules, plain].map(|excess| over_square(self, (excess + change).at(velocity), self.v));
        ways.into_iter().collect::<Option<_>>().unwrap_or_default()
    }

    /// Returns f(z') − f(z) − ∇f(z̄)·Δ.
    fn numerator(self, f: Scalar<'s>, at_middle: &[(Scalar<'s>, Scalar<'s>)]) -> Scalar<'s> {
        // Denominators of ℋ vanish where the constraints lose rank. The excess of a quotient
        // divides by more of them than a difference does, and equations without a solution would
        // hide the loss.
        let can_lose_rank = self.script.ask(|cx| guard::rank_guard(cx).is_some());
        let by_rules = if can_lose_rank { None } else { self.excess(f, at_middle) };
        by_rules.unwrap_or_else(|| self.excess_of_difference(f))
    }

    /// Returns the numerator by a difference, with quadratic terms removed before any rounding.
    fn excess_of_difference(self, f: Scalar<'s>) -> Scalar<'s> {
        let (_, rest) = if self.is_rheonomic() { (f, f) } else { f.split_quadratic(self.z) };
        self.difference(rest)
            - rest.gradient(self.z).at(self.middle()).dot(self.delta)
            - self.script.h() * self.age(rest)
    }

    /// Returns ∂f/∂t at the middle.
    fn age(self, f: Scalar<'s>) -> Scalar<'s> {
        let s = self.script;
        if !self.is_rheonomic() {
            return s.ratio(0, 1);
        }
        f.derivative(s.t().entry(0)).at(self.middle())
    }

    fn is_rheonomic(self) -> bool {
        self.script.mechanics.model().is_rheonomic()
    }
}

/// Returns numerator/(h |v|²), and 0 where the divisor is 0; `None` if the numerator vanishes
/// identically. If the time is one of the variables, its rate is 1.
fn over_square<'s>(line: Segment<'s>, numerator: Scalar<'s>, v: Vector<'s>) -> Option<Scalar<'s>> {
    let h = line.script.h();
    let over = || match line.is_rheonomic() {
        true => numerator / (h * (v.norm_squared() + 1)),
        false => numerator.over_or_zero(h * v.norm_squared()),
    };
    (!numerator.is_zero()).then(over)
}
