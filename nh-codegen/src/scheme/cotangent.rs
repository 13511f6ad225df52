//! The motion on all of T*Q, put together from g, μ and C = μ g⁻¹ μᵀ and their derivatives: as rational functions of (q, p) its
//! parts would be far longer. [`Mechanics::extension`](crate::mechanics::Mechanics::extension) has them as such functions, whose
//! properties are checked; a test holds the two equal.
//!
//! With w = g⁻¹ p and φ = μ w, let y = C⁻¹ φ, η = g⁻¹ μᵀ y and v = w − η, the part of w in D. H̃ is the stationary value over y of
//! ½ (p − μᵀ y)·g⁻¹ (p − μᵀ y) + V, and K = ½ Σ J_α² = ½ φ·y that of φ·y − ½ y·C y, so their gradients are those at fixed y:
//!
//! ```text
//! ∂H̃/∂p = v,  ∂H̃/∂qⁱ = ∂_i V − y·(∂_i μ) v − ½ v·(∂_i g) v
//! ∂K/∂p = η,  ∂K/∂qⁱ = y·(∂_i μ) v − η·(∂_i g)(v + ½ η)
//! ```

use super::Context;
use super::inputs;
use crate::ir::graph::Value;
use crate::ir::matrix::ValueMatrix;
use crate::ir::positive::Positive;

/// What the functions on T*Q have in common, at the canonical symbols (q, p).
pub struct Cotangent {
    /// p.
    p: Vec<Value>,
    /// w = g⁻¹ p.
    pub velocity: Vec<Value>,
    /// C = U D Uᵀ: Gram–Schmidt of the constraints in their order.
    gram: Positive,
    /// φ = μ w.
    slip: Vec<Value>,
    /// ψ = U⁻¹ φ, so that J_α = ψ_α/√d_α.
    psi: Vec<Value>,
    /// y = C⁻¹ φ.
    multipliers: Vec<Value>,
    /// η = g⁻¹ μᵀ y.
    across: Vec<Value>,
    /// v = w − η, the velocity in D.
    pub along: Vec<Value>,
    /// q̇ = E v.
    pub rates: Vec<Value>,
    /// (∂_i μ) v for every coordinate i.
    turning: Vec<Vec<Value>>,
    /// ∂_i g for every coordinate i on which g depends.
    metric_slopes: Vec<Option<ValueMatrix>>,
}

/// A covector on T*Q: its entries for q, then for p.
pub type Gradient = Vec<Value>;

impl Cotangent {
    /// At the canonical symbols.
    pub fn new(cx: &mut Context<'_>) -> Self {
        let p = cx.graph.read_all(&cx.p.clone());
        let inverse_mass = cx.inverse_mass();
        let mu = cx.constraint_matrix();
        let directions = cx.constraint_directions();
        let gram = cx.constraint_gram();
        let gram = Positive::factor(&mut cx.graph, &gram);
        let anchor = cx.anchor();

        let velocity = inverse_mass.mul_vector(&mut cx.graph, &p);
        let slip = mu.mul_vector(&mut cx.graph, &velocity);
        let psi = gram.forward(&mut cx.graph, &slip);
        let shares = gram.scale(&mut cx.graph, &psi);
        let multipliers = gram.back(&mut cx.graph, &shares);
        let across = directions.mul_vector(&mut cx.graph, &multipliers);
        let along = cx.graph.vec_sub(&velocity, &across);
        let rates = anchor.mul_vector(&mut cx.graph, &along);
        let turning = slopes(cx, &mu)
            .iter()
            .map(|slope| match slope {
                Some(slope) => slope.mul_vector(&mut cx.graph, &along),
                None => vec![cx.graph.zero(); slip.len()],
            })
            .collect();
        let mass = cx.mass_matrix();
        let metric_slopes = slopes(cx, &mass);
        Cotangent { p, velocity, gram, slip, psi, multipliers, across, along, rates, turning, metric_slopes }
    }

    /// J, r entries: J_α = ψ_α/√d_α.
    pub fn constraint_momenta(&self, cx: &mut Context<'_>) -> Vec<Value> {
        let lengths: Vec<Value> = self.gram.diagonal().iter().map(|&d| cx.graph.sqrt(d)).collect();
        self.psi.iter().zip(lengths).map(|(&psi, length)| cx.graph.div(psi, length)).collect()
    }

    /// K = ½ Σ J_α² = ½ φ·y.
    pub fn half_square(&self, cx: &mut Context<'_>) -> Value {
        let (half, square) = (cx.graph.ratio(1, 2), cx.graph.dot(&self.slip, &self.multipliers));
        cx.graph.mul(half, square)
    }

    /// ∇K.
    pub fn half_square_gradient(&self, cx: &mut Context<'_>) -> Gradient {
        let mean = self.mean_velocity(cx);
        let mut gradient = Vec::new();
        for (turning, slope) in self.turning.iter().zip(&self.metric_slopes) {
            let by_constraints = cx.graph.dot(&self.multipliers, turning);
            gradient.push(match slope {
                Some(slope) => {
                    let turned = slope.mul_vector(&mut cx.graph, &mean);
                    let by_metric = cx.graph.dot(&self.across, &turned);
                    cx.graph.sub(by_constraints, by_metric)
                }
                None => by_constraints,
            });
        }
        gradient.extend(&self.across);
        gradient
    }

    /// H̃ = ½ p·v + V.
    pub fn hamiltonian(&self, cx: &mut Context<'_>) -> Value {
        energy(cx, &self.p, &self.along)
    }

    /// ∇H̃.
    pub fn hamiltonian_gradient(&self, cx: &mut Context<'_>) -> Gradient {
        let mut gradient = cx.potential_gradient();
        for ((entry, turning), slope) in gradient.iter_mut().zip(&self.turning).zip(&self.metric_slopes) {
            let by_constraints = cx.graph.dot(&self.multipliers, turning);
            *entry = cx.graph.sub(*entry, by_constraints);
            if let Some(slope) = slope {
                let by_metric = half_turned(cx, slope, &self.along);
                *entry = cx.graph.sub(*entry, by_metric);
            }
        }
        gradient.extend(&self.along);
        gradient
    }

    /// ∇J_α on {J = 0} for every α, that is with v in the place of w: r gradients.
    ///
    /// There ∇φ = (∂_i μ v − μ g⁻¹ (∂_i g) v, g⁻¹ μᵀ), and ∇J = D^(−½) U⁻¹ ∇φ. What is given is U⁻¹ ∇φ, with d: J_α's has the
    /// square |(U⁻¹ ∇φ)_α|²/d_α.
    pub fn momentum_gradients(&self, cx: &mut Context<'_>) -> Vec<(Gradient, Value)> {
        let directions = cx.constraint_directions();
        let mut columns: Vec<Vec<Value>> = Vec::new();
        for (turning, slope) in self.turning.iter().zip(&self.metric_slopes) {
            columns.push(match slope {
                Some(slope) => {
                    let turned = slope.mul_vector(&mut cx.graph, &self.along);
                    let by_metric = directions.transpose_mul_vector(&mut cx.graph, &turned);
                    cx.graph.vec_sub(turning, &by_metric)
                }
                None => turning.clone(),
            });
        }
        columns.extend(directions.to_rows());
        let columns: Vec<Vec<Value>> = columns.iter().map(|c| self.gram.forward(&mut cx.graph, c)).collect();
        let row = |alpha: usize| columns.iter().map(|column| column[alpha]).collect();
        self.gram.diagonal().into_iter().enumerate().map(|(alpha, d)| (row(alpha), d)).collect()
    }

    /// ṗ of the extended system without multipliers: −E_i(H̃) − c_ij^l p_l v_j + (B u)_i, k entries.
    fn free_rate(&self, cx: &mut Context<'_>, force: Option<&[Value]>) -> Vec<Value> {
        let (n, gradient) = (cx.q.len(), self.hamiltonian_gradient(cx));
        let falling = free_rate(cx, &gradient[..n], &self.p, &self.along);
        inputs::plus(cx, falling, force)
    }

    /// λ̃ under a force B u on p, which keeps every J_α on all of T*Q.
    ///
    /// **Equation** C λ̃ = −μ̇ v + μ g⁻¹ ġ (v + ½ η) − μ g⁻¹ f + U A Uᵀ y, where f is ṗ without multipliers and A, skew, has the entries
    /// of −U⁻¹ (μ̇ g⁻¹ μᵀ − ½ μ g⁻¹ ġ g⁻¹ μᵀ) U⁻ᵀ above the diagonal (it vanishes for r = 1, and with y).
    ///
    /// It is φ̇ = (dL/dt) J with C = L Lᵀ, L = U D^½, φ = L J, and the derivative of Cholesky's factor, L⁻¹ dL/dt being the lower
    /// triangle of L⁻¹ Ċ L⁻ᵀ with half of the diagonal.
    pub fn extended_multipliers(&self, cx: &mut Context<'_>, force: Option<&[Value]>) -> Vec<Value> {
        let free = self.free_rate(cx, force);
        self.multipliers_against(cx, &free)
    }

    /// λ̃, f being ṗ without multipliers.
    fn multipliers_against(&self, cx: &mut Context<'_>, free: &[Value]) -> Vec<Value> {
        let directions = cx.constraint_directions();
        let mean = self.mean_velocity(cx);
        // ġ (v + ½ η) − f, then through μ g⁻¹.
        let metric_rate = self.along_motion(cx, &self.metric_slopes);
        let turned = match &metric_rate {
            Some(rate) => rate.mul_vector(&mut cx.graph, &mean),
            None => vec![cx.graph.zero(); mean.len()],
        };
        let lacking = cx.graph.vec_sub(&turned, free);
        let mut sum = directions.transpose_mul_vector(&mut cx.graph, &lacking);
        for (&rate, turning) in self.rates.iter().zip(&self.turning) {
            let moved = cx.graph.vec_scale(rate, turning);
            sum = cx.graph.vec_sub(&sum, &moved);
        }
        if sum.len() > 1 {
            let mixing = self.mixing(cx, metric_rate.as_ref());
            sum = cx.graph.vec_add(&sum, &mixing);
        }
        self.gram.solve(&mut cx.graph, &sum)
    }

    /// U A Uᵀ y, which is U A D⁻¹ ψ.
    fn mixing(&self, cx: &mut Context<'_>, metric_rate: Option<&ValueMatrix>) -> Vec<Value> {
        let mu = cx.constraint_matrix();
        let directions = cx.constraint_directions();
        let constraint_slopes = slopes(cx, &mu);
        let mut rate = match self.along_motion(cx, &constraint_slopes) {
            Some(rate) => rate.mul(&mut cx.graph, &directions),
            None => ValueMatrix::zeros(&mut cx.graph, mu.rows(), mu.rows()),
        };
        if let Some(metric_rate) = metric_rate {
            let turned = metric_rate.mul(&mut cx.graph, &directions);
            let both = directions.transpose().mul(&mut cx.graph, &turned);
            let half = cx.graph.ratio(1, 2);
            let both = both.scale(&mut cx.graph, half);
            rate = rate.sub(&mut cx.graph, &both);
        }
        // N = U⁻¹ rate U⁻ᵀ: columns, then rows.
        let left: Vec<Vec<Value>> = (0..mu.rows()).map(|j| self.gram.forward(&mut cx.graph, &rate.column(j))).collect();
        let left = ValueMatrix::from_rows(left);
        let n: Vec<Vec<Value>> = (0..mu.rows()).map(|i| self.gram.forward(&mut cx.graph, &left.column(i))).collect();
        let zero = cx.graph.zero();
        let skew = ValueMatrix::build(&mut cx.graph, mu.rows(), mu.rows(), |graph, i, j| match i.cmp(&j) {
            std::cmp::Ordering::Less => graph.neg(n[i][j]),
            std::cmp::Ordering::Equal => zero,
            std::cmp::Ordering::Greater => n[j][i],
        });
        let shares = self.gram.scale(&mut cx.graph, &self.psi);
        let turned = skew.mul_vector(&mut cx.graph, &shares);
        self.gram.mul(&mut cx.graph, &turned)
    }

    /// The extended vector field (q̇, ṗ) under a force B u on p: n + k entries.
    pub fn extended_field(&self, cx: &mut Context<'_>, force: Option<&[Value]>) -> Vec<Value> {
        let mu = cx.constraint_matrix();
        let free = self.free_rate(cx, force);
        let multipliers = self.multipliers_against(cx, &free);
        let reaction = mu.transpose_mul_vector(&mut cx.graph, &multipliers);
        let momentum_rates = cx.graph.vec_add(&free, &reaction);
        self.rates.iter().copied().chain(momentum_rates).collect()
    }

    /// P* f for a force f on p: what is left of it when the constraints have reacted.
    pub fn effective_force(&self, cx: &mut Context<'_>, force: &[Value]) -> Vec<Value> {
        let mu = cx.constraint_matrix();
        let directions = cx.constraint_directions();
        let along = directions.transpose_mul_vector(&mut cx.graph, force);
        let multipliers = self.gram.solve(&mut cx.graph, &along);
        let reaction = mu.transpose_mul_vector(&mut cx.graph, &multipliers);
        cx.graph.vec_sub(force, &reaction)
    }

    /// For a function I(q, w): its value at w = g⁻¹ p, and its gradient in (q, p) there.
    pub fn function_of_velocity(&self, cx: &mut Context<'_>, value: Value) -> (Value, Gradient) {
        let place = super::Point::new().with(&cx.w.clone(), &self.velocity);
        let inverse_mass = cx.inverse_mass();
        let (q, w) = (cx.q.clone(), cx.w.clone());
        let by_q = cx.graph.gradient(value, &q);
        let by_w = cx.graph.gradient(value, &w);
        let (mut gradient, by_w) = (cx.at(&by_q, &place), cx.at(&by_w, &place));
        let by_p = inverse_mass.mul_vector(&mut cx.graph, &by_w);
        // ∂(g⁻¹) p = −g⁻¹ (∂g) w
        for (entry, slope) in gradient.iter_mut().zip(&self.metric_slopes) {
            if let Some(slope) = slope {
                let turned = slope.mul_vector(&mut cx.graph, &self.velocity);
                let by_metric = cx.graph.dot(&by_p, &turned);
                *entry = cx.graph.sub(*entry, by_metric);
            }
        }
        gradient.extend(by_p);
        (cx.at(&[value], &place)[0], gradient)
    }

    /// v + ½ η.
    fn mean_velocity(&self, cx: &mut Context<'_>) -> Vec<Value> {
        let half = cx.graph.ratio(1, 2);
        cx.graph.vec_axpy(&self.along, half, &self.across)
    }

    /// Σ q̇ⁱ ∂_i; `None` where no slope is there.
    fn along_motion(&self, cx: &mut Context<'_>, slopes: &[Option<ValueMatrix>]) -> Option<ValueMatrix> {
        let mut sum: Option<ValueMatrix> = None;
        for (&rate, slope) in self.rates.iter().zip(slopes) {
            let Some(slope) = slope else { continue };
            let moved = slope.scale(&mut cx.graph, rate);
            sum = Some(match sum {
                Some(sum) => sum.add(&mut cx.graph, &moved),
                None => moved,
            });
        }
        sum
    }
}

/// H(q, p) = ½ p·g⁻¹p + V.
pub fn hamiltonian(cx: &mut Context<'_>) -> Value {
    let p = cx.graph.read_all(&cx.p.clone());
    let inverse_mass = cx.inverse_mass();
    let velocity = inverse_mass.mul_vector(&mut cx.graph, &p);
    energy(cx, &p, &velocity)
}

/// ½ p·v + V.
fn energy(cx: &mut Context<'_>, p: &[Value], v: &[Value]) -> Value {
    let potential = cx.potential();
    let (half, twice) = (cx.graph.ratio(1, 2), cx.graph.dot(p, v));
    let kinetic = cx.graph.mul(half, twice);
    cx.graph.add(kinetic, potential)
}

/// ½ v·(∂_i g) v
fn half_turned(cx: &mut Context<'_>, slope: &ValueMatrix, v: &[Value]) -> Value {
    let half = cx.graph.ratio(1, 2);
    let turned = slope.mul_vector(&mut cx.graph, v);
    let twice = cx.graph.dot(v, &turned);
    cx.graph.mul(half, twice)
}

/// The Hamiltonian vector field with multipliers on T*Q, under the inputs' force: (q̇, ṗ), n + k entries.
///
/// **Equation** q̇ = E w, ṗ_i = −E_i(H) − c_ij^l p_l w_j + (B u)_i + (μᵀ λ)_i, with λ such that d/dt (μ w) = 0.
pub fn vector_field(cx: &mut Context<'_>) -> Vec<Value> {
    let p = cx.graph.read_all(&cx.p.clone());
    let inverse_mass = cx.inverse_mass();
    let anchor = cx.anchor();
    let mu = cx.constraint_matrix();
    let mass = cx.mass_matrix();
    let w = inverse_mass.mul_vector(&mut cx.graph, &p);
    let rates = anchor.mul_vector(&mut cx.graph, &w);
    let mut gradient = cx.potential_gradient();
    for (entry, slope) in gradient.iter_mut().zip(slopes(cx, &mass)) {
        if let Some(slope) = slope {
            let by_metric = half_turned(cx, &slope, &w);
            *entry = cx.graph.sub(*entry, by_metric);
        }
    }
    let falling = free_rate(cx, &gradient, &p, &w);
    let force = inputs::force(cx, 0, &super::Point::new());
    let free = inputs::plus(cx, falling, force.as_deref());
    let multipliers = super::composed::multipliers(cx);
    let multipliers = cx.at(&multipliers, &super::Point::new().with(&cx.w.clone(), &w));
    let reaction = mu.transpose_mul_vector(&mut cx.graph, &multipliers);
    let momentum_rates = cx.graph.vec_add(&free, &reaction);
    rates.into_iter().chain(momentum_rates).collect()
}

/// −E_i(H) − c_ij^l p_l v_j for the gradient of H in q and its slope v in p.
fn free_rate(cx: &mut Context<'_>, by_q: &[Value], p: &[Value], v: &[Value]) -> Vec<Value> {
    let anchor = cx.anchor();
    let rising = anchor.transpose_mul_vector(&mut cx.graph, by_q);
    let mut rates: Vec<Value> = rising.iter().map(|&rising| cx.graph.neg(rising)).collect();
    for ((i, j, l), c) in cx.mechanics.model().structure.iter() {
        let c = cx.lower(c);
        let turned = cx.graph.product(&[c, p[l], v[j]]);
        rates[i] = cx.graph.sub(rates[i], turned);
    }
    rates
}

/// ∂_i A for every coordinate; `None` where A does not depend on it.
fn slopes(cx: &mut Context<'_>, matrix: &ValueMatrix) -> Vec<Option<ValueMatrix>> {
    let depends = |cx: &Context<'_>, i: usize| {
        let symbol = cx.q[i];
        matrix.values().iter().any(|&value| cx.graph.depends_on(value, symbol))
    };
    (0..cx.q.len())
        .map(|i| {
            let symbol = cx.q[i];
            depends(cx, i).then(|| matrix.map(|value| cx.graph.derivative(value, symbol)))
        })
        .collect()
}
