//! The straight line of a step, with the operations that discrete gradients need.

use super::blocks::Equations;
use super::reactions;
use super::script::Script;
use crate::ir::difference::Change;
use crate::ir::graph::Value;
use crate::ir::handles::{Place, Scalar, Vector};

/// The line from z to z' = z + h v.
///
/// The rates v are the unknowns, not z': they stay of order one as h → 0, and extrapolate well from
/// step to step.
#[derive(Clone, Copy)]
pub struct Segment<'s> {
    /// Script of the method.
    pub script: Script<'s>,
    /// The variables z.
    pub z: Vector<'s>,
    /// v = (z' − z)/h.
    pub v: Vector<'s>,
    /// Δ = h v.
    pub delta: Vector<'s>,
    /// z̄ = z + h v/2.
    pub mid: Vector<'s>,
    /// z'.
    pub new: Vector<'s>,
}

impl<'s> Segment<'s> {
    /// Creates the segment with rates v.
    pub fn new(s: Script<'s>, z: Vector<'s>, v: Vector<'s>) -> Self {
        let h = s.h();
        let mid = z + h / 2 * v;
        s.hint(z, mid, "mid");
        Segment { script: s, z, v, delta: h * v, mid, new: z + h * v }
    }

    /// Creates the segment of ζ with the unknowns `q_rate` …
    pub fn on_dstar(s: Script<'s>) -> Self {
        Segment::new(s, s.zeta(), s.named_after(s.zeta(), "rate"))
    }

    /// Returns the middle.
    pub fn middle(self) -> Place<'s> {
        self.z.to(self.mid).and(self.script.halfway())
    }

    /// Returns the segment of the first n entries.
    pub fn first(self, n: usize) -> Self {
        let first = |x: Vector<'s>| x.split(n).0;
        let Segment { script, z, v, delta, mid, new } = self;
        Segment { script, z: first(z), v: first(v), delta: first(delta), mid: first(mid), new: first(new) }
    }

    /// Returns f(z') − f(z), without cancellation.
    pub fn difference(self, f: Scalar<'s>) -> Scalar<'s> {
        let changes = self.changes();
        self.script.value(self.script.build(|graph| graph.difference(f.value(), &changes)))
    }

    /// Returns f(z') − f(z) − ∇f(z̄)·Δ by the rules of the
    /// [excess](crate::ir::graph::Graph::excess), without cancellation; `None` if f contains
    /// functions without a rule. `at_middle` pairs parts of f at the middle with unknowns that
    /// replace them.
    pub fn excess(self, f: Scalar<'s>, at_middle: &[(Scalar<'s>, Scalar<'s>)]) -> Option<Scalar<'s>> {
        let changes = self.changes();
        let at_middle: Vec<(Value, Value)> = at_middle.iter().map(|(f, name)| (f.value(), name.value())).collect();
        let excess = self.script.build(|graph| graph.excess(f.value(), &changes, &at_middle));
        excess.map(|excess| self.script.value(excess))
    }

    fn changes(self) -> Vec<Change> {
        let (mid, delta, new) = (self.mid.values(), self.delta.values(), self.new.values());
        let of = |(i, old)| Change { old, mid: mid[i], delta: delta[i], new: new[i] };
        let mut changes: Vec<Change> = self.z.symbols().into_iter().enumerate().map(of).collect();
        let s = self.script;
        if s.mechanics.model().is_rheonomic() {
            let (t, h) = (s.t(), s.h());
            let [mid, new] = [s.halfway(), s.afterwards()].map(|place| t.at(place).entry(0).value());
            changes.push(Change { old: t.symbols()[0], mid, delta: h.value(), new });
        }
        changes
    }
}

/// Unknowns with the usual first guess and scale.
impl Equations {
    /// Adds rates of ζ. The first guess is the explicit rate v = Π(ζ) ∇ℋ(ζ). The scale is |ζ_i|/h:
    /// a change of the rate below its unit roundoff is invisible in the state.
    pub fn rates_on_dstar(&mut self, s: Script<'_>, x: Vector<'_>, rows: Vector<'_>) {
        self.rows(x, rows, s.vector_field(), (s.zeta() / s.h()).abs());
    }

    /// Adds rates of y with a guess. A change of a rate below its own roundoff or below that of y/h
    /// is invisible.
    pub fn rates<'s>(&mut self, s: Script<'s>, x: Vector<'s>, rows: Vector<'s>, guess: Vector<'s>, y: Vector<'s>) {
        self.rows(x, rows, guess, guess.abs() + (y / s.h()).abs());
    }

    /// Adds velocities. The first guess is the old velocities.
    pub fn velocities<'s>(&mut self, s: Script<'s>, x: Vector<'s>, rows: Vector<'s>) {
        self.rates(s, x, rows, s.v(), s.q());
    }

    /// Adds multipliers. The first guess is the continuous multipliers at the old state. A
    /// multiplier is known no better than the velocities that it corrects, so its own size is the
    /// scale.
    pub fn multipliers(&mut self, s: Script<'_>, x: Vector<'_>, rows: Vector<'_>) {
        let guess = s.values(s.ask(reactions::multipliers));
        self.rows(x, rows, guess, guess.abs());
    }
}
