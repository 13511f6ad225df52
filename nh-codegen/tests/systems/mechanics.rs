//! The mechanics of a declared system by derivatives of numbers, from the Lagrangian and the
//! constraints as written, with multipliers. It shares nothing with the compiler.

use super::expression::{Expr, Values};
use super::number::{Dual, Number};
use std::sync::Arc;

/// A declared system.
#[derive(Clone, Debug)]
pub struct System {
    /// Names of the coordinates.
    pub coordinates: Vec<Arc<str>>,
    /// Names of the velocities.
    pub velocities: Vec<Arc<str>>,
    /// Names and values of the parameters.
    pub parameters: Vec<(Arc<str>, f64)>,
    /// E of q̇ = E w, if it is not the identity: a row for each coordinate.
    pub anchor: Option<Vec<Vec<Expr>>>,
    /// (i, j, l, c) of [e_i, e_j] = c e_l, i < j.
    pub structure: Vec<(usize, usize, usize, f64)>,
    /// L(q, w, t)
    pub lagrangian: Expr,
    /// Functions of first degree in the velocities that vanish.
    pub constraints: Vec<Expr>,
    /// Functions of the coordinates and the time that vanish.
    pub holonomic: Vec<Expr>,
    /// Forces on velocities.
    pub forces: Vec<Option<Expr>>,
    /// Rayleigh's function.
    pub dissipation: Option<Expr>,
    /// The columns of a declared frame.
    pub frame: Option<Vec<Vec<Expr>>>,
    /// Configuration at the start.
    pub q: Vec<f64>,
    /// Velocity at the start.
    pub w: Vec<f64>,
    /// The sizes of the coordinates, in their units.
    pub lengths: Vec<f64>,
    /// The size of the time.
    pub time: f64,
    /// The size of the energy.
    pub energy: f64,
    /// Whether g is constant.
    pub constant_mass: bool,
    /// Whether L has terms linear in the velocities.
    pub gyroscopic: bool,
    /// Whether the constraints prescribe no velocity, b = 0.
    pub homogeneous: bool,
    /// Whether L or the constraints depend on the time.
    pub rheonomic: bool,
}

/// (q, w, t), or a direction of change of these.
#[derive(Clone, Debug)]
pub struct State<T> {
    /// Coordinates.
    pub q: Vec<T>,
    /// Velocities.
    pub w: Vec<T>,
    /// Time.
    pub t: T,
}

impl<T: Number> State<T> {
    /// Converts doubles.
    pub fn of(q: &[f64], w: &[f64], t: f64) -> Self {
        let lift = |x: &[f64]| x.iter().map(|&x| T::of(x)).collect();
        State { q: lift(q), w: lift(w), t: T::of(t) }
    }

    fn zero(&self) -> Self {
        State { q: vec![T::of(0.0); self.q.len()], w: vec![T::of(0.0); self.w.len()], t: T::of(0.0) }
    }

    /// Returns the direction of a coordinate.
    fn along_q(&self, i: usize) -> Self {
        let mut direction = self.zero();
        direction.q[i] = T::of(1.0);
        direction
    }

    /// Returns the direction of a velocity.
    fn along_w(&self, i: usize) -> Self {
        let mut direction = self.zero();
        direction.w[i] = T::of(1.0);
        direction
    }

    /// Returns the state at rest.
    fn at_rest(&self) -> Self {
        State { w: self.zero().w, ..self.clone() }
    }

    /// Returns the state with a rate in this direction.
    fn moving(&self, by: &State<T>) -> State<Dual<T>> {
        let pairs = |x: &[T], y: &[T]| x.iter().zip(y).map(|(&x, &y)| Dual::new(x, y)).collect();
        State { q: pairs(&self.q, &by.q), w: pairs(&self.w, &by.w), t: Dual::new(self.t, by.t) }
    }
}

fn slopes<T>(of: Vec<Dual<T>>) -> Vec<T> {
    of.into_iter().map(|x| x.eps).collect()
}

/// Returns x·y.
pub fn dot<T: Number>(x: &[T], y: &[T]) -> T {
    x.iter().zip(y).map(|(&x, &y)| x * y).sum()
}

/// Solves A x = b by elimination. `sizes` are those of the unknowns: pivots are compared in the
/// resulting units. Returns `None` if A has no inverse.
pub fn solve<T: Number>(mut a: Vec<Vec<T>>, mut b: Vec<T>, sizes: &[f64]) -> Option<Vec<T>> {
    let n = b.len();
    let mut sizes = sizes.to_vec();
    for i in 0..n {
        let size = |j: usize| a[j][i].value().abs() * sizes[j];
        let pivot = (i..n).max_by(|&j, &l| size(j).total_cmp(&size(l)))?;
        if size(pivot).is_nan() || size(pivot) <= 0.0 {
            return None;
        }
        a.swap(i, pivot);
        b.swap(i, pivot);
        sizes.swap(i, pivot);
        for j in i + 1..n {
            let factor = a[j][i] / a[i][i];
            let (above, below) = a.split_at_mut(j);
            below[0].iter_mut().zip(&above[i]).skip(i).for_each(|(x, &y)| *x = *x - factor * y);
            b[j] = b[j] - factor * b[i];
        }
    }
    for i in (0..n).rev() {
        let known: T = (i + 1..n).map(|j| a[i][j] * b[j]).sum();
        b[i] = (b[i] - known) / a[i][i];
    }
    Some(b)
}

impl System {
    /// Returns a function's value.
    pub fn value<T: Number>(&self, f: &Expr, at: &State<T>) -> T {
        f.at(&Values { parameters: &self.parameters, q: &at.q, w: &at.w, t: at.t })
    }

    fn values<T: Number>(&self, of: &[Expr], at: &State<T>) -> Vec<T> {
        of.iter().map(|f| f.at(&Values { parameters: &self.parameters, q: &at.q, w: &at.w, t: at.t })).collect()
    }

    /// Returns q̇ = E w.
    pub fn rate<T: Number>(&self, at: &State<T>) -> Vec<T> {
        match &self.anchor {
            None => at.w.clone(),
            Some(rows) => rows.iter().map(|row| dot(&self.values(row, at), &at.w)).collect(),
        }
    }

    /// Returns Eᵀ f for a covector f on coordinates.
    pub fn pulled<T: Number>(&self, at: &State<T>, f: &[T]) -> Vec<T> {
        let Some(rows) = &self.anchor else { return f.to_vec() };
        let rows: Vec<Vec<T>> = rows.iter().map(|row| self.values(row, at)).collect();
        (0..at.w.len()).map(|i| rows.iter().zip(f).map(|(row, &f)| row[i] * f).sum()).collect()
    }

    /// Returns c_ij^l x^i y^j.
    fn structured<T: Number>(&self, x: &[T], y: &[T]) -> Vec<T> {
        let mut product = vec![T::of(0.0); x.len()];
        for &(i, j, l, c) in &self.structure {
            product[l] = product[l] + T::of(c) * (x[i] * y[j] - x[j] * y[i]);
        }
        product
    }

    /// Returns ∂L/∂w.
    pub fn canonical<T: Number>(&self, at: &State<T>) -> Vec<T> {
        (0..at.w.len()).map(|i| self.value(&self.lagrangian, &at.moving(&at.along_w(i))).eps).collect()
    }

    /// Returns p = g w, from L's part of second degree.
    pub fn momenta<T: Number>(&self, at: &State<T>) -> Vec<T> {
        if !self.gyroscopic {
            return self.canonical(at);
        }
        let linear = self.canonical(&at.at_rest());
        self.canonical(at).into_iter().zip(linear).map(|(p, a)| p - a).collect()
    }

    /// Returns g.
    pub fn metric<T: Number>(&self, at: &State<T>) -> Vec<Vec<T>> {
        let k = at.w.len();
        let entry = |i: usize, j: usize| {
            let moving = at.moving(&at.along_w(i));
            self.value(&self.lagrangian, &moving.moving(&moving.along_w(j))).eps.eps
        };
        let half: Vec<Vec<T>> = (0..k).map(|i| (0..=i).map(|j| entry(i, j)).collect()).collect();
        (0..k).map(|i| (0..k).map(|j| half[i.max(j)][i.min(j)]).collect()).collect()
    }

    /// Returns V.
    pub fn potential<T: Number>(&self, at: &State<T>) -> T {
        -self.value(&self.lagrangian, &at.at_rest())
    }

    /// Returns ½ w·g w + V.
    pub fn energy<T: Number>(&self, at: &State<T>) -> T {
        dot(&self.momenta(at), &at.w) / T::of(2.0) + self.potential(at)
    }

    /// Returns ∂L/∂q, on coordinates.
    pub fn lagrangian_slope<T: Number>(&self, at: &State<T>) -> Vec<T> {
        (0..at.q.len()).map(|i| self.value(&self.lagrangian, &at.moving(&at.along_q(i))).eps).collect()
    }

    /// Returns F − ∂R/∂w.
    pub fn force<T: Number>(&self, at: &State<T>) -> Vec<T> {
        let friction = |i: usize| {
            let of = |r| self.value(r, &at.moving(&at.along_w(i))).eps;
            self.dissipation.as_ref().map_or(T::of(0.0), of)
        };
        let force = |f: &Option<Expr>| f.as_ref().map_or(T::of(0.0), |f| self.value(f, at));
        self.forces.iter().enumerate().map(|(i, f)| force(f) - friction(i)).collect()
    }

    /// Returns φ.
    pub fn levels<T: Number>(&self, at: &State<T>) -> Vec<T> {
        self.values(&self.holonomic, at)
    }

    /// Returns μ w − b: the constraints, and the rates of the holonomic ones.
    pub fn slip<T: Number>(&self, at: &State<T>) -> Vec<T> {
        let mut slip = self.values(&self.constraints, at);
        if !self.holonomic.is_empty() {
            let by = State { q: self.rate(at), t: T::of(1.0), ..at.zero() };
            slip.extend(slopes(self.levels(&at.moving(&by))));
        }
        slip
    }

    /// Returns μ, by rows.
    pub fn constraint_matrix<T: Number>(&self, at: &State<T>) -> Vec<Vec<T>> {
        let columns: Vec<Vec<T>> = (0..at.w.len()).map(|i| slopes(self.slip(&at.moving(&at.along_w(i))))).collect();
        let rows = self.constraints.len() + self.holonomic.len();
        (0..rows).map(|row| columns.iter().map(|column| column[row]).collect()).collect()
    }

    /// Solves g x − μᵀ y = f, μ x = b.
    fn constrained<T: Number>(&self, at: &State<T>, f: Vec<T>, b: Vec<T>) -> Option<(Vec<T>, Vec<T>)> {
        let (g, mu, k) = (self.metric(at), self.constraint_matrix(at), at.w.len());
        let mut sizes: Vec<f64> = (0..k).map(|i| g[i][i].value().powf(-0.5)).collect();
        for row in &mu {
            let square: f64 = row.iter().zip(&sizes).map(|(x, size)| (x.value() * size).powi(2)).sum();
            sizes.push(square.powf(-0.5));
        }
        let mut rows: Vec<Vec<T>> =
            (0..k).map(|i| [&g[i][..], &mu.iter().map(|row| -row[i]).collect::<Vec<T>>()].concat()).collect();
        rows.extend(mu.iter().map(|row| [&row[..], &vec![T::of(0.0); mu.len()]].concat()));
        let mut solved = solve(rows, [f, b].concat(), &sizes)?;
        let multipliers = solved.split_off(k);
        Some((solved, multipliers))
    }

    /// Returns ẇ and λ of d/dt ∂L/∂w_i = E_i(L) − c_ij^l w^j ∂L/∂w_l + F_i + (μᵀ λ)_i, d/dt (μ w −
    /// b) = 0.
    pub fn acceleration<T: Number>(&self, at: &State<T>) -> Option<(Vec<T>, Vec<T>)> {
        let by = State { q: self.rate(at), t: T::of(1.0), ..at.zero() };
        let (convected, turned) = (slopes(self.canonical(&at.moving(&by))), slopes(self.slip(&at.moving(&by))));
        let (slope, force) = (self.pulled(at, &self.lagrangian_slope(at)), self.force(at));
        let canonical = self.canonical(at);
        let bracket = |i: usize| {
            let unit: Vec<T> = (0..at.w.len()).map(|j| T::of(f64::from(u8::from(i == j)))).collect();
            dot(&self.structured(&unit, &at.w), &canonical)
        };
        let f = (0..at.w.len()).map(|i| slope[i] + force[i] - convected[i] - bracket(i)).collect();
        self.constrained(at, f, turned.into_iter().map(|x| -x).collect())
    }

    /// Projects a velocity onto the constraints, orthogonally in the metric.
    pub fn projected<T: Number>(&self, at: &State<T>) -> Option<Vec<T>> {
        let slip = self.slip(at).into_iter().map(|x| -x).collect();
        let (change, _) = self.constrained(at, vec![T::of(0.0); at.w.len()], slip)?;
        Some(at.w.iter().zip(change).map(|(&w, change)| w + change).collect())
    }

    /// Returns the velocity that the constraints prescribe, w₀ = g⁻¹ μᵀ C⁻¹ b.
    pub fn prescribed<T: Number>(&self, at: &State<T>) -> Option<Vec<T>> {
        self.projected(&at.at_rest())
    }

    /// Returns the columns of the declared frame.
    pub fn columns<T: Number>(&self, at: &State<T>) -> Vec<Vec<T>> {
        self.frame.iter().flatten().map(|column| self.values(column, at)).collect()
    }

    /// Returns ρ = Xᵀ g w.
    pub fn reduced<T: Number>(&self, at: &State<T>) -> Vec<T> {
        let p = self.momenta(at);
        self.columns(at).iter().map(|column| dot(column, &p)).collect()
    }

    /// Returns the state with w = X G⁻¹ ρ + w₀ at (q, ρ), and G⁻¹ ρ.
    pub fn moving_state<T: Number>(&self, zeta: &[T], t: T) -> Option<(State<T>, Vec<T>)> {
        let (q, rho) = zeta.split_at(self.coordinates.len());
        let at = State { q: q.to_vec(), w: vec![T::of(0.0); self.velocities.len()], t };
        let (columns, g) = (self.columns(&at), self.metric(&at));
        let lowered: Vec<Vec<T>> = columns.iter().map(|x| g.iter().map(|row| dot(row, x)).collect()).collect();
        let gram: Vec<Vec<T>> = columns.iter().map(|x| lowered.iter().map(|y| dot(x, y)).collect()).collect();
        let sizes: Vec<f64> = (0..gram.len()).map(|i| gram[i][i].value().powf(-0.5)).collect();
        let components = solve(gram, rho.to_vec(), &sizes)?;
        let w0 = if self.homogeneous { at.w.clone() } else { self.prescribed(&at)? };
        let w = (0..at.w.len()).map(|i| w0[i] + columns.iter().zip(&components).map(|(x, &v)| x[i] * v).sum());
        let w = w.collect();
        Some((State { w, ..at }, components))
    }

    /// Returns ζ̇ of ζ = (q, ρ), by the chain rule from (q, w).
    pub fn field<T: Number>(&self, zeta: &[T], t: T) -> Option<Vec<T>> {
        let (at, _) = self.moving_state(zeta, t)?;
        let (w, _) = self.acceleration(&at)?;
        let by = State { q: self.rate(&at), w, t: T::of(1.0) };
        let rho = slopes(self.reduced(&at.moving(&by)));
        Some([by.q, rho].concat())
    }

    /// Returns (q̇, ẇ).
    pub fn motion<T: Number>(&self, at: &State<T>) -> Option<Vec<T>> {
        Some([self.rate(at), self.acceleration(at)?.0].concat())
    }

    /// Returns ℋ = ½ ρ·G⁻¹ρ + V − ½ w₀·g w₀.
    pub fn hamiltonian<T: Number>(&self, zeta: &[T], t: T) -> Option<T> {
        let (at, components) = self.moving_state(zeta, t)?;
        let kinetic = dot(&components, &zeta[self.coordinates.len()..]);
        let carried = if self.homogeneous {
            T::of(0.0)
        } else {
            let w = self.prescribed(&at)?;
            dot(&self.momenta(&State { w: w.clone(), ..at.clone() }), &w)
        };
        Some((kinetic - carried) / T::of(2.0) + self.potential(&at))
    }

    /// Returns ∇ℋ.
    pub fn hamiltonian_gradient<T: Number>(&self, zeta: &[T], t: T) -> Option<Vec<T>> {
        let slope = |i: usize| {
            let moving = zeta.iter().enumerate();
            let moving: Vec<Dual<T>> =
                moving.map(|(j, &x)| if i == j { Dual::new(x, T::of(1.0)) } else { Dual::still(x) }).collect();
            Some(self.hamiltonian(&moving, Dual::still(t))?.eps)
        };
        (0..zeta.len()).map(slope).collect()
    }

    /// Returns Π y with Π = (0, E X; −(E X)ᵀ, B), B_ab = −[X_a, X_b]·p + X_a·Ω X_b and (Ω w)_i =
    /// E_i(A)·w − w(A_i) − c_ij^l w^j A_l.
    pub fn poisson<T: Number>(&self, zeta: &[T], t: T, y: &[T]) -> Option<Vec<T>> {
        let (at, components) = self.moving_state(zeta, t)?;
        let columns = self.columns(&at);
        let (n, k) = (at.q.len(), at.w.len());
        let combined =
            |v: &[T]| -> Vec<T> { (0..k).map(|i| columns.iter().zip(v).map(|(x, &v)| x[i] * v).sum()).collect() };
        let p = self.momenta(&State { w: combined(&components), ..at.clone() });
        let along = |w: &[T]| State { q: self.rate(&State { w: w.to_vec(), ..at.clone() }), ..at.zero() };
        let (y_q, y_rho) = y.split_at(n);
        let w = combined(y_rho);
        // Σ_b [X_a, X_b] y_b at fixed y, and the force of A.
        let moved = self.columns(&at.moving(&along(&w)));
        let pulled = self.pulled(&at, y_q);
        let turned = self.gyroscopic(&State { w: w.clone(), ..at.clone() });
        let mut rates = along(&w).q;
        for (a, column) in columns.iter().enumerate() {
            let others = self.columns(&at.moving(&along(column)));
            let forth: Vec<T> = (0..k).map(|i| others.iter().zip(y_rho).map(|(x, &v)| x[i].eps * v).sum()).collect();
            let bracket = self.structured(column, &w);
            let bracket: Vec<T> = (0..k).map(|i| forth[i] - moved[a][i].eps + bracket[i]).collect();
            rates.push(dot(column, &turned) - dot(&bracket, &p) - dot(column, &pulled));
        }
        Some(rates)
    }

    /// Returns F − ∂A/∂t.
    pub fn induced<T: Number>(&self, at: &State<T>) -> Vec<T> {
        let by = State { t: T::of(1.0), ..at.zero() };
        let rate = slopes(self.canonical(&at.at_rest().moving(&by)));
        self.force(at).into_iter().zip(rate).map(|(f, rate)| f - rate).collect()
    }

    /// Returns Ω w, (Ω w)_i = E_i(A)·w − w(A_i) − c_ij^l w^j A_l.
    pub fn gyroscopic<T: Number>(&self, at: &State<T>) -> Vec<T> {
        if !self.gyroscopic {
            return vec![T::of(0.0); at.w.len()];
        }
        let still = at.at_rest();
        let convected = slopes(self.canonical(&still.moving(&State { q: self.rate(at), ..at.zero() })));
        let along = |i: usize| dot(&slopes(self.canonical(&still.moving(&at.along_q(i)))), &at.w);
        let by_a = self.pulled(at, &(0..at.q.len()).map(along).collect::<Vec<T>>());
        let linear = self.canonical(&still);
        let unit = |i: usize| -> Vec<T> { (0..at.w.len()).map(|j| T::of(f64::from(u8::from(i == j)))).collect() };
        let bracket = |i: usize| dot(&self.structured(&unit(i), &at.w), &linear);
        (0..at.w.len()).map(|i| by_a[i] - convected[i] - bracket(i)).collect()
    }

    /// Returns g⁻¹ p.
    pub fn velocity<T: Number>(&self, at: &State<T>, p: &[T]) -> Option<Vec<T>> {
        let g = self.metric(at);
        let sizes: Vec<f64> = (0..g.len()).map(|i| g[i][i].value().powf(-0.5)).collect();
        solve(g, p.to_vec(), &sizes)
    }

    /// Returns P* b, the part of a covector that the constraints leave.
    pub fn kept<T: Number>(&self, at: &State<T>, b: &[T]) -> Option<Vec<T>> {
        let (_, multipliers) = self.constrained(at, b.to_vec(), vec![T::of(0.0); self.constraint_matrix(at).len()])?;
        let mu = self.constraint_matrix(at);
        let reaction = |i: usize| mu.iter().zip(&multipliers).map(|(row, &y)| row[i] * y).sum::<T>();
        Some(b.iter().enumerate().map(|(i, &b)| b + reaction(i)).collect())
    }

    /// Returns H(q, p) = ½ p·g⁻¹p + V at the time 0.
    pub fn cotangent_hamiltonian<T: Number>(&self, z: &[T]) -> Option<T> {
        let (q, p) = z.split_at(self.coordinates.len());
        let at = State { q: q.to_vec(), w: p.to_vec(), t: T::of(0.0) };
        Some(dot(&self.velocity(&at, p)?, p) / T::of(2.0) + self.potential(&at))
    }

    /// Returns whether the system is natural with constant mass and without forces.
    pub fn is_plain(&self) -> bool {
        let forced = self.dissipation.is_some() || self.forces.iter().any(Option::is_some);
        let extended = self.gyroscopic || self.rheonomic || !self.holonomic.is_empty() || !self.homogeneous;
        self.constant_mass && !forced && !extended
    }

    /// Returns a basis of the kernel of μ at a state.
    pub fn kernel<T: Number>(&self, at: &State<T>) -> Vec<Vec<T>> {
        let mut mu = self.constraint_matrix(at);
        let (k, r) = (at.w.len(), mu.len());
        let unit = self.velocity_sizes();
        let mut pivots = Vec::new();
        for i in 0..r {
            let size = |row: &[T], j: usize| row[j].value().abs() * unit[j];
            let free = (0..k).filter(|j| !pivots.contains(j));
            let pivot = free.max_by(|&j, &l| size(&mu[i], j).total_cmp(&size(&mu[i], l))).expect("fewer constraints");
            pivots.push(pivot);
            let over = mu[i][pivot];
            mu[i].iter_mut().for_each(|x| *x = *x / over);
            for j in (0..r).filter(|&j| j != i) {
                let factor = mu[j][pivot];
                let row = mu[i].clone();
                mu[j].iter_mut().zip(row).for_each(|(x, y)| *x = *x - factor * y);
            }
        }
        let free = (0..k).filter(|j| !pivots.contains(j));
        let column = |j: usize| {
            let mut column = vec![T::of(0.0); k];
            column[j] = T::of(1.0);
            for (row, &pivot) in mu.iter().zip(&pivots) {
                column[pivot] = -row[j];
            }
            column
        };
        free.map(column).collect()
    }

    /// Returns the sizes of velocities.
    pub fn velocity_sizes(&self) -> Vec<f64> {
        match self.anchor {
            None => self.lengths.iter().map(|length| length / self.time).collect(),
            Some(_) => vec![1.0 / self.time; self.velocities.len()],
        }
    }

    /// Returns the sizes of (q, w).
    pub fn sizes(&self) -> Vec<f64> {
        [self.lengths.clone(), self.velocity_sizes()].concat()
    }
}
