//! The motion on D* as a function of q and of the velocity's components v in the frame: the parts
//! of a step that has v among its unknowns, and, at v = G⁻¹ ρ, the quantities on D* themselves.
//!
//! ℋ = ½ ρ·G⁻¹ ρ + V is a large function of q, and its derivatives are larger. But near a state
//! with the velocity w̄ = X v̄ and the momenta p̄ = g w̄ it is, exactly,
//!
//! ```text
//! ℋ(q, ρ) = ρ·v̄ + F(q) + T(q, w − w̄) − (π − π̄)·(X(q) v̄ − w̄) + (λ − λ̄)·μ(q) w̄ + π̄·w̄
//! F(q) = V(q) − T(q, w̄) − π̄·X(q) v̄ + λ̄·μ(q) w̄
//! ```
//!
//! with w, p, λ and π = p − μᵀ λ at (q, ρ) and *any* rule for λ. Where constraints account for
//! momenta, no derivative of the frame is needed. The identity follows because ½ p·w is −½ p·w̄ + ½
//! p·(w − w̄) + ρ·v̄ − p·(X v̄ − w̄), and μ(q) (X v̄ − w̄) = −μ(q) w̄. So ∂ℋ/∂q = ∂F, and the
//! [excess](crate::ir::graph::Graph::excess) of ℋ is that of F up to products of two small numbers.
//! As μ X = 0,
//!
//! ```text
//! B_ab = −π·(∂_a X_b − ∂_b X_a) + λ·((∂_a μ) X_b − (∂_b μ) X_a) − p·c(X_a, X_b)
//! ρ̇ = Xᵀ (Eᵀ ∂_q L − c p w − μ̇ᵀ λ) + Ẋᵀ π
//! ```
//!
//! λ is chosen such that π = 0 where a constraint [defines](super::kernel) a velocity. The part of
//! the frame that comes from solving constraints is then never differentiated.

use super::{Context, Key};
use crate::ir::graph::{Symbol, Value};
use crate::ir::handles::{Matrix, Place, Scalar, Vector};
use crate::ir::matrix::ValueMatrix;
use crate::scheme::script::Script;

/// The cached form of [F](Script::frozen).
#[derive(Clone, Debug)]
pub(in crate::scheme) struct Frozen {
    function: Value,
    names: Vec<Symbol>,
    values: Vec<Value>,
}

/// F, with names for the values that its differentiation holds fixed. These values are functions of
/// (q, v).
#[derive(Clone, Copy)]
pub(in crate::scheme) struct Fixed<'s> {
    pub function: Scalar<'s>,
    pub names: Vector<'s>,
    pub values: Vector<'s>,
}

/// The quantities, each cached.
impl Context<'_> {
    /// Returns w = X v + w₀, k entries.
    pub fn moving_velocity(&mut self) -> Vec<Value> {
        self.written_once(Key::MovingVelocity, |s| s.frame() * s.components() + s.drift())
    }

    /// Returns p = g X v, k entries.
    pub fn moving_momenta(&mut self) -> Vec<Value> {
        self.written_once(Key::MovingMomenta, |s| {
            let w = s.moving_velocity();
            s.momenta_of_velocity().at(s.v().to(w))
        })
    }

    /// Returns ∂ℋ/∂q, then v: n + m entries.
    pub fn moving_gradient(&mut self) -> Vec<Value> {
        self.cheapest_once(Key::MovingGradient, |s| {
            let (whole, frozen, q) = (s.potential_less_kinetic(), s.frozen(), s.q());
            let ways = [whole, frozen.function].into_iter();
            let ways = ways.flat_map(|way| [way.gradient(q), way.gradient_by_adjoints(q)]);
            ways.map(|slopes| slopes.at(frozen.names.to(frozen.values)).then(s.components())).collect()
        })
    }

    /// Returns Π, with B by the brackets or by the constraints' derivatives.
    pub fn moving_poisson(&mut self) -> ValueMatrix {
        self.remembered(Key::MovingPoisson, |cx| {
            let momenta = cx.moving_momenta();
            let by_brackets = cx.poisson_of(&momenta);
            let by_constraints = cx.poisson_by_constraints(&momenta);
            cx.matrix_on_slice(&[by_brackets, by_constraints])
        })
    }

    /// Returns ζ̇ = Π ∇ℋ + Z₀ without inputs, as this product, or as q̇ = E w, ρ̇ = Xᵀ ṗ + Ẋᵀ p
    /// with the derivative of the frame or of the constraints.
    pub fn moving_field(&mut self) -> Vec<Value> {
        self.cheapest_once(Key::MovingField, |s| {
            let gradient = s.moving_gradient();
            let product = s.moving_poisson() * gradient + s.drift_field();
            let (w, p, frame, mu) = (s.moving_velocity(), s.moving_momenta(), s.frame(), s.constraint_matrix());
            let moving = s.anchor() * w;
            let free = s.momentum_rates(p, w);
            let by_frame = (s.zeros(mu.rows()), p);
            let ways = [by_frame, s.explained(p)].map(|(lambda, rest)| {
                let pushed = frame.transpose() * (free - s.rates_against(mu, lambda, moving, true));
                moving.then(pushed + s.rates_against(frame, rest, moving, true))
            });
            ways.into_iter().chain([product]).collect()
        })
    }

    /// Returns Π with B_ab = −π·(∂_a X_b − ∂_b X_a) + λ·((∂_a μ) X_b − (∂_b μ) X_a) − p·c(X_a,
    /// X_b).
    fn poisson_by_constraints(&mut self, momenta: &[Value]) -> ValueMatrix {
        let entries = self.write(|s| {
            let (p, frame, mu) = (s.values(momenta.to_vec()), s.frame(), s.constraint_matrix());
            let ((lambda, rest), anchored, m) = (s.explained(p), s.anchored_frame(), frame.columns());
            let turning = |a| {
                let along = anchored.column(a);
                frame.transpose() * s.rates_against(mu, lambda, along, false)
                    - s.rates_against(frame, rest, along, false)
            };
            let (turning, brackets) = ((0..m).map(turning).collect::<Vec<_>>(), s.brackets_of_velocities());
            let entry = |a: usize, b: usize| {
                let turned = turning[a].entry(b) - turning[b].entry(a);
                let of_brackets = brackets.iter().map(|&((i, j, l), c)| {
                    let along = frame.entry(i, a) * frame.entry(j, b);
                    -(c * (along * p.entry(l)))
                });
                s.vector([turned].into_iter().chain(of_brackets)).sum()
            };
            s.matrix(m, m, |a, b| if a < b { entry(a, b) } else { s.ratio(0, 1) }).values()
        });
        self.poisson_with(|_, a, b| entries[(a, b)])
    }
}

/// Parts of the functions above.
impl<'s> Script<'s> {
    /// Returns F with its fixed values.
    pub(in crate::scheme) fn frozen(self) -> Fixed<'s> {
        let known = self.ask(|cx| cx.memo.known.frozen.clone()).unwrap_or_else(|| {
            let frozen = self.freeze();
            let remembered = frozen.clone();
            self.ask(|cx| cx.memo.known.frozen = Some(remembered));
            frozen
        });
        let Frozen { function, names, values } = known;
        Fixed { function: self.value(function), names: self.variables(&names), values: self.values(values) }
    }

    fn freeze(self) -> Frozen {
        let (w, p) = (self.moving_velocity(), self.moving_momenta());
        let (lambda, rest) = self.explained(p);
        let [(fixed_w, at_w), (fixed_lambda, at_lambda), (fixed_rest, at_rest)] =
            [("velocity", w), ("reaction", lambda), ("momentum", rest)].map(|(name, values)| self.fixed(name, values));
        // L(q, w), collected or as written.
        let ways = [self.natural_lagrangian(), self.value(self.ask(|cx| cx.written_lagrangian()))]
            .map(|lagrangian| lagrangian.at(self.v().to(fixed_w)));
        let lagrangian = self.cheapest_to_differentiate(&ways);
        let reaction = fixed_lambda.dot(self.constraint_matrix() * fixed_w - self.constraint_rates());
        let function = reaction - fixed_rest.dot(w) - lagrangian;
        let (names, values) = [at_w, at_lambda, at_rest].concat().into_iter().unzip();
        Frozen { function: function.value(), names, values }
    }

    /// Replaces values that depend on q or the time by names, and returns the named values as well.
    fn fixed(self, name: &str, values: Vector<'s>) -> (Vector<'s>, Vec<(Symbol, Value)>) {
        let (q, mut names) = (self.q().then(self.t()), Vec::new());
        let fixed = values.entries().enumerate().map(|(i, value)| {
            if !value.depends_on(q) {
                return value;
            }
            let symbol = self.ask(|cx| cx.auxiliary(name, i));
            names.push((symbol, value.value()));
            self.variables(&[symbol]).entry(0)
        });
        (self.vector(fixed), names)
    }

    /// Returns V − ½ vᵀ G v − ½ w₀·g w₀, by G, or by the kinetic energy as written, at w = X v +
    /// w₀.
    pub(in crate::scheme) fn potential_less_kinetic(self) -> Scalar<'s> {
        let (v, metric) = (self.components(), self.restricted_metric());
        let w = self.moving_velocity();
        let by_metric = self.ratio(1, 2) * v.dot(metric * v);
        let written = self.kinetic_energy().at(self.v().to(w));
        if self.mechanics.model().is_affine() {
            return self
                .cheapest_to_differentiate(&[self.effective_potential() - by_metric, self.potential() - written]);
        }
        let sliced = self.value(self.ask(|cx| cx.metric_on_slice(written.value())));
        self.potential() - self.cheapest_to_differentiate(&[by_metric, written, sliced])
    }

    /// Returns V − ½ w₀·g w₀, the potential of ℋ.
    pub(in crate::scheme) fn effective_potential(self) -> Scalar<'s> {
        if !self.mechanics.model().is_affine() {
            return self.potential();
        }
        self.potential() - self.kinetic_energy().at(self.v().to(self.drift()))
    }

    /// Derives [Z₀](Context::drift_field): at fixed p, −p·[X_a, w₀] consists of −E_a(p·w₀) +
    /// w₀(p·X_a) and the brackets of velocities.
    pub(in crate::scheme) fn derive_drift_field(self) -> Vector<'s> {
        let (frame, model) = (self.frame(), self.mechanics.model());
        let (n, m) = (self.q().len(), frame.columns());
        if !model.is_affine() && !model.is_rheonomic() {
            return self.zeros(n + m);
        }
        let (p, drift) = (self.moving_momenta(), self.drift());
        let moving = self.anchor() * drift;
        let (fixed, place) = self.held(p);
        let along = self.anchored_frame().transpose() * fixed.dot(drift).gradient(self.q()).at(place);
        let brackets = self.brackets_of_velocities().into_iter().map(|((i, j, l), c)| (i, j, c * p.entry(l)));
        let turning = self.rates_against(frame, p, moving, true);
        let mut turned: Vec<Scalar<'s>> = (turning - along).entries().collect();
        for (i, j, weight) in brackets {
            for (a, entry) in turned.iter_mut().enumerate() {
                *entry = *entry - weight * frame.entry(i, a) * drift.entry(j);
            }
        }
        let gyroscopic = frame.transpose() * self.gyroscopic(self.here(), drift);
        moving.then(self.vector(turned) + gyroscopic)
    }

    /// Holds values fixed for a differentiation, and returns them with the place that restores
    /// them.
    fn held(self, x: Vector<'s>) -> (Vector<'s>, Place<'s>) {
        let (x, names) = self.fixed("fixed", x);
        let (names, values): (Vec<Symbol>, Vec<Value>) = names.into_iter().unzip();
        (x, self.variables(&names).to(self.values(values)))
    }

    /// Returns the rates of Aᵀ x at fixed x for these rates of q, with the time running or fixed.
    fn rates_against(self, matrix: Matrix<'s>, x: Vector<'s>, moving: Vector<'s>, with_time: bool) -> Vector<'s> {
        let (x, place) = self.held(x);
        let pushed = matrix.transpose() * x;
        let rates = match with_time {
            true => {
                let (pushed, moving) = (pushed.values(), moving.values());
                self.values(self.ask(|cx| cx.rates_in_time(&pushed, &moving)))
            }
            false => pushed.rates(self.q(), moving),
        };
        rates.at(place)
    }

    /// Returns the multipliers λ of momenta p by the constraints, and the rest π = p − μᵀ λ.
    pub(in crate::scheme) fn explained(self, p: Vector<'s>) -> (Vector<'s>, Vector<'s>) {
        let p = p.values();
        let (lambda, rest) = self.ask(|cx| cx.explained(&p));
        (self.values(lambda), self.values(rest))
    }

    /// Returns Π with B_ab = −p·[X_a, X_b].
    pub(in crate::scheme) fn poisson_of(self, p: Vector<'s>) -> Matrix<'s> {
        let p = p.values();
        self.matrix_of(&self.ask(|cx| cx.poisson_of(&p)))
    }

    /// Returns the rates of momenta p at a velocity w, without constraints, inputs and forces.
    fn momentum_rates(self, p: Vector<'s>, w: Vector<'s>) -> Vector<'s> {
        let (p, w) = (p.values(), w.values());
        self.values(self.ask(|cx| cx.momentum_rates(&p, &w)))
    }

    /// Returns the way whose gradient in q costs least, among several ways to compute the same
    /// result; the first among equals.
    fn cheapest_to_differentiate(self, ways: &[Scalar<'s>]) -> Scalar<'s> {
        let cost = |way: &&Scalar<'s>| self.cost(way.gradient_by_adjoints(self.q()), self.state());
        *ways.iter().min_by_key(cost).expect("there is a way")
    }
}
