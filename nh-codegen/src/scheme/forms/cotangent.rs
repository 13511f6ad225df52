//! The motion on all of T*Q, composed from g, μ, C = μ g⁻¹ μᵀ and their derivatives.
//!
//! Its parts would be far longer as rational functions of (q, p).
//! [`Context::check_extension`](crate::scheme::Context::check_extension) checks their properties.
//!
//! Let w = g⁻¹ p, φ = μ w, y = C⁻¹ φ, η = g⁻¹ μᵀ y, and v = w − η, the part of w in D. H̃ is the
//! stationary value over y of ½ (p − μᵀ y)·g⁻¹ (p − μᵀ y) + V. K = ½ Σ J_α² = ½ φ·y is the
//! stationary value over y of φ·y − ½ y·C y. Their gradients are therefore those at fixed y:
//!
//! ```text
//! ∂H̃/∂p = v,  ∂H̃/∂qⁱ = ∂_i V − y·(∂_i μ) v − ½ v·(∂_i g) v
//! ∂K/∂p = η,  ∂K/∂qⁱ = y·(∂_i μ) v − η·(∂_i g)(v + ½ η)
//! ```

use super::reactions;
use super::script::Script;
use crate::ir::handles::{Factors, Matrix, Place, Scalar, Vector};

/// Common parts of the functions on T*Q, at the canonical symbols (q, p).
pub struct Cotangent<'s> {
    script: Script<'s>,
    /// p.
    p: Vector<'s>,
    /// w = g⁻¹ p.
    pub velocity: Vector<'s>,
    /// C = U D Uᵀ: Gram–Schmidt of the constraints in their order.
    gram: Factors<'s>,
    /// φ = μ w.
    slip: Vector<'s>,
    /// ψ = U⁻¹ φ, so that J_α = ψ_α/√d_α.
    psi: Vector<'s>,
    /// y = C⁻¹ φ.
    multipliers: Vector<'s>,
    /// η = g⁻¹ μᵀ y.
    across: Vector<'s>,
    /// v = w − η, the velocity in D.
    pub along: Vector<'s>,
    /// q̇ = E v.
    pub rates: Vector<'s>,
    /// (∂_i μ) v for every coordinate i.
    turning: Vec<Vector<'s>>,
    /// ∂_i g for every coordinate i.
    metric_slopes: Vec<Matrix<'s>>,
}

impl<'s> Cotangent<'s> {
    /// Composes the parts at the canonical symbols.
    pub fn new(s: Script<'s>) -> Self {
        let (p, mu) = (s.p(), s.constraint_matrix());
        let gram = s.constraint_gram().factor_positive();
        let velocity = s.inverse_mass() * p;
        let slip = mu * velocity;
        let psi = gram.forward(slip);
        let multipliers = gram.back(gram.scale(psi));
        let across = s.constraint_directions() * multipliers;
        let along = velocity - across;
        Cotangent {
            script: s,
            p,
            velocity,
            slip,
            psi,
            multipliers,
            across,
            along,
            rates: s.anchor() * along,
            turning: slopes(s, mu).into_iter().map(|slope| slope * along).collect(),
            metric_slopes: slopes(s, s.mass_matrix()),
            gram,
        }
    }

    /// Returns J, r entries: J_α = ψ_α/√d_α.
    pub fn constraint_momenta(&self) -> Vector<'s> {
        let momenta = self.psi.entries().zip(self.gram.diagonal().entries()).map(|(psi, d)| psi / d.sqrt());
        self.script.vector(momenta)
    }

    /// Returns K = ½ Σ J_α² = ½ φ·y.
    pub fn half_square(&self) -> Scalar<'s> {
        self.slip.dot(self.multipliers) / 2
    }

    /// Returns ∇K, n + k entries.
    pub fn half_square_gradient(&self) -> Vector<'s> {
        let mean = self.mean_velocity();
        let by_q = self.turning.iter().zip(&self.metric_slopes);
        let by_q = by_q.map(|(&turning, &slope)| self.multipliers.dot(turning) - self.across.dot(slope * mean));
        self.script.vector(by_q).then(self.across)
    }

    /// Returns H̃ = ½ p·v + V.
    pub fn hamiltonian(&self) -> Scalar<'s> {
        energy(self.script, self.p, self.along)
    }

    /// Returns ∇H̃, n + k entries.
    pub fn hamiltonian_gradient(&self) -> Vector<'s> {
        self.slope_of_hamiltonian().then(self.along)
    }

    fn slope_of_hamiltonian(&self) -> Vector<'s> {
        let by_metric = self.metric_slopes.iter().map(|&slope| half_turned(slope, self.along));
        let by_constraints = self.turning.iter().map(|&turning| self.multipliers.dot(turning));
        self.script.potential_gradient() - self.script.vector(by_constraints) - self.script.vector(by_metric)
    }

    /// Returns r gradients ∇J_α on {J = 0}, where v = w, in unnormalised form.
    ///
    /// There ∇φ = (∂_i μ v − μ g⁻¹ (∂_i g) v, g⁻¹ μᵀ) and ∇J = D^(−½) U⁻¹ ∇φ. The result holds the
    /// rows of U⁻¹ ∇φ with d: the square of ∇J_α is |(U⁻¹ ∇φ)_α|²/d_α.
    pub fn momentum_gradients(&self) -> Vec<(Vector<'s>, Scalar<'s>)> {
        let directions = self.script.constraint_directions();
        let by_q = self.turning.iter().zip(&self.metric_slopes);
        let by_q = by_q.map(|(&turning, &slope)| turning - directions.transpose() * (slope * self.along));
        let by_p = (0..directions.rows()).map(|i| directions.row(i));
        let columns: Vec<Vector<'s>> = by_q.chain(by_p).map(|column| self.gram.forward(column)).collect();
        let row = |alpha: usize| self.script.vector(columns.iter().map(|column| column.entry(alpha)));
        self.gram.diagonal().entries().enumerate().map(|(alpha, d)| (row(alpha), d)).collect()
    }

    /// Returns ṗ of the extended system without multipliers: −E_i(H̃) − c_ij^l p_l v_j + (B u)_i, k
    /// entries.
    fn free_rate(&self, force: Vector<'s>) -> Vector<'s> {
        free_rate(self.script, self.slope_of_hamiltonian(), self.p, self.along) + force
    }

    /// Returns the multipliers λ̃ under a force B u on p. They keep every J_α on all of T*Q.
    ///
    /// **Equation** C λ̃ = −μ̇ v + μ g⁻¹ ġ (v + ½ η) − μ g⁻¹ f + U A Uᵀ y, where f is ṗ without
    /// multipliers. The matrix A is skew, with the entries of −U⁻¹ (μ̇ g⁻¹ μᵀ − ½ μ g⁻¹ ġ g⁻¹ μᵀ)
    /// U⁻ᵀ above the diagonal. The last term vanishes for r = 1 and for y = 0.
    ///
    /// The equation is φ̇ = (dL/dt) J with C = L Lᵀ, L = U D^½, φ = L J. The derivative of the
    /// Cholesky factor is such that L⁻¹ dL/dt is the lower triangle of L⁻¹ Ċ L⁻ᵀ with half of the
    /// diagonal.
    pub fn extended_multipliers(&self, force: Vector<'s>) -> Vector<'s> {
        self.multipliers_against(self.free_rate(force))
    }

    /// Returns λ̃ for ṗ = `free` without multipliers.
    fn multipliers_against(&self, free: Vector<'s>) -> Vector<'s> {
        let metric_rate = self.along_motion(&self.metric_slopes, self.script.mass_matrix());
        let lacking = metric_rate * self.mean_velocity() - free;
        let moved = self.rates.entries().zip(&self.turning).map(|(rate, &turning)| rate * turning);
        let sum = moved.fold(self.script.constraint_directions().transpose() * lacking, |sum, moved| sum - moved);
        self.gram.solve(if sum.len() > 1 { sum + self.mixing(metric_rate) } else { sum })
    }

    /// Returns U A Uᵀ y = U A D⁻¹ ψ.
    fn mixing(&self, metric_rate: Matrix<'s>) -> Vector<'s> {
        let s = self.script;
        let (mu, directions) = (s.constraint_matrix(), s.constraint_directions());
        let turned = self.along_motion(&slopes(s, mu), mu) * directions;
        let rate = turned - s.ratio(1, 2) * (directions.transpose() * (metric_rate * directions));
        // N = U⁻¹ rate U⁻ᵀ: the columns first, then the rows.
        let left = rate.columns_mapped(|column| self.gram.forward(column));
        let n = left.transpose().columns_mapped(|row| self.gram.forward(row)).transpose();
        let skew = s.matrix(mu.rows(), mu.rows(), |i, j| match i.cmp(&j) {
            std::cmp::Ordering::Less => -n.entry(i, j),
            std::cmp::Ordering::Equal => s.ratio(0, 1),
            std::cmp::Ordering::Greater => n.entry(j, i),
        });
        self.gram.mul(skew * self.gram.scale(self.psi))
    }

    /// Returns the extended vector field (q̇, ṗ) under a force B u on p: n + k entries.
    pub fn extended_field(&self, force: Vector<'s>) -> Vector<'s> {
        let free = self.free_rate(force);
        let reaction = self.script.constraint_matrix().transpose() * self.multipliers_against(free);
        self.rates.then(free + reaction)
    }

    /// Returns P* f for a force f on p: the part of f that the reactions of the constraints leave.
    pub fn effective_force(&self, force: Vector<'s>) -> Vector<'s> {
        let s = self.script;
        let multipliers = self.gram.solve(s.constraint_directions().transpose() * force);
        force - s.constraint_matrix().transpose() * multipliers
    }

    /// Returns the value of a function I(q, w) at w = g⁻¹ p, and its gradient in (q, p).
    pub fn function_of_velocity(&self, function: Scalar<'s>) -> (Scalar<'s>, Vector<'s>) {
        let s = self.script;
        let place = self.place();
        let by_p = s.inverse_mass() * function.gradient(s.v()).at(place);
        // ∂(g⁻¹) p = −g⁻¹ (∂g) w
        let by_metric = self.metric_slopes.iter().map(|&slope| by_p.dot(slope * self.velocity));
        let by_q = function.gradient(s.q()).at(place) - s.vector(by_metric);
        (function.at(place), by_q.then(by_p))
    }

    /// Returns the place w = g⁻¹ p.
    fn place(&self) -> Place<'s> {
        self.script.v().to(self.velocity)
    }

    /// Returns v + ½ η.
    fn mean_velocity(&self) -> Vector<'s> {
        self.along + self.script.ratio(1, 2) * self.across
    }

    /// Returns Σ q̇ⁱ ∂_i A.
    fn along_motion(&self, slopes: &[Matrix<'s>], a: Matrix<'s>) -> Matrix<'s> {
        let zero = self.script.matrix(a.rows(), a.columns(), |_, _| self.script.ratio(0, 1));
        self.rates.entries().zip(slopes).fold(zero, |sum, (rate, &slope)| sum + rate * slope)
    }
}

/// Returns H(q, p) = ½ p·g⁻¹p + V.
pub fn hamiltonian(s: Script<'_>) -> Scalar<'_> {
    energy(s, s.p(), s.inverse_mass() * s.p())
}

/// Returns ½ p·v + V.
fn energy<'s>(s: Script<'s>, p: Vector<'s>, v: Vector<'s>) -> Scalar<'s> {
    p.dot(v) / 2 + s.potential()
}

/// Returns ½ v·(∂_i g) v.
fn half_turned<'s>(slope: Matrix<'s>, v: Vector<'s>) -> Scalar<'s> {
    v.dot(slope * v) / 2
}

/// Returns the Hamiltonian vector field with multipliers on T*Q, under the inputs' force: (q̇, ṗ),
/// n + k entries.
///
/// **Equation** q̇ = E w, ṗ_i = −E_i(H) − c_ij^l p_l w_j + (B u)_i + (μᵀ λ)_i, with λ such that d/dt (μ w) = 0.
pub fn vector_field(s: Script<'_>) -> Vector<'_> {
    let p = s.p();
    let w = s.inverse_mass() * p;
    let by_metric = slopes(s, s.mass_matrix()).into_iter().map(|slope| half_turned(slope, w));
    let slope = s.potential_gradient() - s.vector(by_metric);
    let multipliers = s.values(s.ask(reactions::multipliers)).at(s.v().to(w));
    let reaction = s.constraint_matrix().transpose() * multipliers;
    let force = s.force_at(0, s.v().to(w)) + s.gyroscopic(s.here(), w) + s.induced_force();
    (s.anchor() * w).then(free_rate(s, slope, p, w) + force + reaction)
}

/// Returns −E_i(H) − c_ij^l p_l v_j for the gradient of H in q and its slope v in p.
fn free_rate<'s>(s: Script<'s>, by_q: Vector<'s>, p: Vector<'s>, v: Vector<'s>) -> Vector<'s> {
    let mut rates: Vec<Scalar<'s>> = (-(s.anchor().transpose() * by_q)).entries().collect();
    for ((i, j, l), c) in s.brackets_of_velocities() {
        rates[i] = rates[i] - c * p.entry(l) * v.entry(j);
    }
    s.vector(rates)
}

/// Returns ∂_i A for every coordinate.
fn slopes<'s>(s: Script<'s>, a: Matrix<'s>) -> Vec<Matrix<'s>> {
    s.q().entries().map(|q| a.derivative(q)).collect()
}
