//! The motion on D* as a function of q and of the velocity's components v in the frame: what a step that has v among its unknowns
//! is made of, and, at v = G⁻¹ ρ, the quantities on D* themselves.
//!
//! ℋ = ½ ρ·G⁻¹ ρ + V is a large function of q, and differentiated as one it is worse. But near a state with the velocity w̄ = X v̄ and
//! the momenta p̄ = g w̄ it is, exactly,
//!
//! ```text
//! ℋ(q, ρ) = ρ·v̄ + F(q) + T(q, w − w̄) − (π − π̄)·(X(q) v̄ − w̄) + (λ − λ̄)·μ(q) w̄ + π̄·w̄
//! F(q) = V(q) − T(q, w̄) − π̄·X(q) v̄ + λ̄·μ(q) w̄
//! ```
//!
//! with w, p, λ and π = p − μᵀ λ at (q, ρ) and *any* rule that gives λ: what constraints there are to explain momenta, the
//! frame's derivatives need not. (½ p·w is −½ p·w̄ + ½ p·(w − w̄) + ρ·v̄ − p·(X v̄ − w̄), and μ(q) (X v̄ − w̄) = −μ(q) w̄.) So ∂ℋ/∂q = ∂F, the
//! [excess](crate::ir::graph::Graph::excess) of ℋ is that of F but for products of two small numbers, and as μ X = 0,
//!
//! ```text
//! B_ab = −π·(∂_a X_b − ∂_b X_a) + λ·((∂_a μ) X_b − (∂_b μ) X_a) − p·c(X_a, X_b)
//! ρ̇ = Xᵀ (Eᵀ ∂_q L − c p w − μ̇ᵀ λ) + Ẋᵀ π
//! ```
//!
//! A λ is chosen that leaves π = 0 where a constraint [defines](super::kernel) a velocity: nothing of the frame that came
//! from solving constraints is differentiated then.

use super::Quantity;
use super::{Context, Point};
use crate::ir::graph::{Symbol, Value};
use crate::ir::matrix::ValueMatrix;

/// Names of values that are held fixed while something is differentiated, and the values.
#[derive(Clone, Debug, Default)]
pub(in crate::scheme) struct Fixed {
    pub names: Vec<Symbol>,
    pub values: Vec<Value>,
}

impl Fixed {
    /// Where the names have their values.
    pub fn place(&self) -> Point {
        Point::new().with(&self.names, &self.values)
    }
}

/// F, with names for what is fixed in it; their values are functions of (q, v).
#[derive(Clone, Debug)]
pub(in crate::scheme) struct Frozen {
    pub function: Value,
    pub fixed: Fixed,
}

impl Context<'_> {
    /// w = X v, k entries.
    pub(in crate::scheme) fn moving_velocity(&mut self) -> Vec<Value> {
        self.remembered_vector(Quantity::MovingVelocity, |cx| {
            let v = cx.graph.read_all(&cx.v.clone());
            cx.frame().mul_vector(&mut cx.graph, &v)
        })
    }

    /// p = g X v, k entries.
    pub(in crate::scheme) fn moving_momenta(&mut self) -> Vec<Value> {
        self.remembered_vector(Quantity::MovingMomenta, |cx| {
            let w = cx.moving_velocity();
            cx.momenta_at(&w)
        })
    }

    /// ∂ℋ/∂q, then v: n + m entries.
    pub(in crate::scheme) fn moving_gradient(&mut self) -> Vec<Value> {
        self.remembered_vector(Quantity::MovingGradient, |cx| {
            let (whole, frozen, q) = (cx.potential_less_kinetic(), cx.frozen(), cx.q.clone());
            let mut ways = Vec::new();
            for way in [whole, frozen.function] {
                for slopes in [cx.graph.gradient(way, &q), cx.graph.gradient_by_adjoints(way, &q)] {
                    ways.push(cx.at(&slopes, &frozen.fixed.place()));
                }
            }
            let mut gradient = cx.cheapest(ways);
            gradient.extend(cx.graph.read_all(&cx.v.clone()));
            gradient
        })
    }

    /// Π: B by the brackets, or by the constraints' derivatives.
    pub(in crate::scheme) fn moving_poisson(&mut self) -> ValueMatrix {
        self.remembered(Quantity::MovingPoisson, |cx| {
            let momenta = cx.moving_momenta();
            let by_brackets = cx.poisson_of(&momenta);
            let by_constraints = cx.poisson_by_constraints(&momenta);
            cx.cheaper([by_brackets, by_constraints])
        })
    }

    /// ζ̇ = Π ∇ℋ without inputs: as that product, or as q̇ = E w, ρ̇ = Xᵀ ṗ + Ẋᵀ p, by the frame's derivative or the constraints'.
    pub(in crate::scheme) fn moving_field(&mut self) -> Vec<Value> {
        self.remembered_vector(Quantity::MovingField, |cx| {
            let gradient = cx.moving_gradient();
            let product = cx.moving_poisson().mul_vector(&mut cx.graph, &gradient);
            let (w, p, frame) = (cx.moving_velocity(), cx.moving_momenta(), cx.frame());
            let moving = cx.anchor().mul_vector(&mut cx.graph, &w);
            let rates = cx.momentum_rates(&p, &w);
            let zero = vec![cx.graph.zero(); cx.mechanics.model().r()];
            let (lambda, rest) = cx.explained(&p);
            let mut ways = vec![product];
            for (lambda, rest) in [(zero, p), (lambda, rest)] {
                let reaction = cx.reaction_rates(&lambda, &moving);
                let pushed = cx.graph.vec_sub(&rates, &reaction);
                let pushed = frame.transpose_mul_vector(&mut cx.graph, &pushed);
                let turning = cx.rates_against(&frame, &rest, &moving);
                let turned = cx.graph.vec_add(&pushed, &turning);
                ways.push([&moving[..], &turned].concat());
            }
            cx.cheapest(ways)
        })
    }

    /// F, and what is fixed in it.
    pub(in crate::scheme) fn frozen(&mut self) -> Frozen {
        if let Some(known) = &self.frozen {
            return known.clone();
        }
        let (w, p) = (self.moving_velocity(), self.moving_momenta());
        let (lambda, rest) = self.explained(&p);
        let mut fixed = Fixed::default();
        let names_w = &self.fix(&mut fixed, "velocity", &w);
        let names_lambda = &self.fix(&mut fixed, "reaction", &lambda);
        let names_pi = &self.fix(&mut fixed, "momentum", &rest);
        // L(q, w), collected or as it was written.
        let ways = [self.lagrangian(), self.written_lagrangian()].map(|lagrangian| {
            let place = Point::new().with(&self.w.clone(), names_w);
            self.at(&[lagrangian], &place)[0]
        });
        let lagrangian = self.sooner_differentiated(ways);
        let mu = self.constraint_matrix();
        let slip = mu.mul_vector(&mut self.graph, names_w);
        let reaction = self.graph.dot(names_lambda, &slip);
        let unexplained = self.graph.dot(names_pi, &w);
        let terms = self.graph.sub(reaction, unexplained);
        let function = self.graph.sub(terms, lagrangian);
        let frozen = Frozen { function, fixed };
        self.frozen = Some(frozen.clone());
        frozen
    }

    /// Names for values, where they depend on q.
    fn fix(&mut self, fixed: &mut Fixed, name: &str, values: &[Value]) -> Vec<Value> {
        let q = self.q.clone();
        let mut of = |(i, &value): (usize, &Value)| {
            if !self.graph.depends_on_any(value, &q) {
                return value;
            }
            let symbol = self.auxiliary(name, i);
            fixed.names.push(symbol);
            fixed.values.push(value);
            self.graph.read(symbol)
        };
        values.iter().enumerate().map(&mut of).collect()
    }

    /// V − ½ vᵀ G v.
    pub(in crate::scheme) fn potential_less_kinetic(&mut self) -> Value {
        let (potential, kinetic) = (self.potential(), self.frozen_kinetic());
        self.graph.sub(potential, kinetic)
    }

    /// ½ vᵀ G(q) v: by G, or by the kinetic energy as it was written, at w = X v.
    fn frozen_kinetic(&mut self) -> Value {
        let v = self.graph.read_all(&self.v.clone());
        let (metric, w) = (self.restricted_metric(), self.moving_velocity());
        let half = self.graph.ratio(1, 2);
        let turned = metric.mul_vector(&mut self.graph, &v);
        let twice = self.graph.dot(&v, &turned);
        let by_metric = self.graph.mul(half, twice);
        let kinetic = self.kinetic_energy();
        let place = Point::new().with(&self.w, &w);
        let written = self.at(&[kinetic], &place)[0];
        self.sooner_differentiated([by_metric, written])
    }

    /// The rates of μᵀ λ at fixed λ, where q has these rates: k entries.
    fn reaction_rates(&mut self, lambda: &[Value], moving: &[Value]) -> Vec<Value> {
        let mu = self.constraint_matrix();
        self.rates_against(&mu, lambda, moving)
    }

    /// The rates of Aᵀ x at fixed x, where q has these rates.
    fn rates_against(&mut self, matrix: &ValueMatrix, fixed: &[Value], moving: &[Value]) -> Vec<Value> {
        let (mut names, q) = (Fixed::default(), self.q.clone());
        let fixed = self.fix(&mut names, "fixed", fixed);
        let product = matrix.transpose_mul_vector(&mut self.graph, &fixed);
        let rates = self.graph.rates(&product, &q, moving);
        self.at(&rates, &names.place())
    }

    /// Π with B_ab = −π·(∂_a X_b − ∂_b X_a) + λ·((∂_a μ) X_b − (∂_b μ) X_a) − p·c(X_a, X_b).
    fn poisson_by_constraints(&mut self, momenta: &[Value]) -> ValueMatrix {
        let (lambda, rest) = self.explained(momenta);
        let (frame, anchored, m) = (self.frame(), self.anchored_frame(), self.rho.len());
        let mut turning = Vec::new();
        for a in 0..m {
            let along = anchored.column(a);
            let reaction = self.reaction_rates(&lambda, &along);
            let reaction = frame.transpose_mul_vector(&mut self.graph, &reaction);
            let unexplained = self.rates_against(&frame, &rest, &along);
            turning.push(self.graph.vec_sub(&reaction, &unexplained));
        }
        let structure = self.structure();
        self.poisson_with(|cx, a, b| {
            let mut terms = vec![cx.graph.sub(turning[a][b], turning[b][a])];
            for &((i, j, l), c) in &structure {
                let product = cx.graph.mul(frame[(i, a)], frame[(j, b)]);
                let product = cx.graph.mul(product, momenta[l]);
                let product = cx.graph.mul(c, product);
                terms.push(cx.graph.neg(product));
            }
            cx.graph.sum(&terms)
        })
    }
}
