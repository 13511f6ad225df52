//! Single steps substituted into the equations that define their methods (docs/methods.md), in an
//! independent implementation by the mechanics of the tests.

use super::mechanics::{State, System, dot};
use super::number::{Double, Dual, Number, Rounded};
use nonholonomic_codegen::ir::program::Role;

/// A step of a method.
pub struct Taken<'a> {
    /// The system.
    pub system: &'a System,
    /// The step size.
    pub h: f64,
    /// The observed state before.
    pub old: State<f64>,
    /// The observed state after.
    pub new: State<f64>,
    /// The carried numbers before.
    pub held: &'a dyn Fn(Role) -> Vec<f64>,
    /// The carried numbers after.
    pub holds: &'a dyn Fn(Role) -> Vec<f64>,
    /// The method's first option.
    pub option: f64,
}

type R = Rounded;

/// Returns the residuals of a method's equations for a step, by the method's name: numbers that are
/// 0 up to their errors. Returns `None` if this file has no definition for such a system.
pub fn residuals(method: &str, step: &Taken<'_>) -> Option<Vec<R>> {
    let system = step.system;
    let on_dstar = system.frame.is_some();
    let free = system.holonomic.is_empty();
    match method {
        "euler" if on_dstar => step.runge_kutta(&[0.0], &[1.0]),
        "rk2" if on_dstar => step.runge_kutta(&[0.0, 1.0], &[0.5, 0.5]),
        "rk4" if on_dstar => step.runge_kutta(&[0.0, 0.5, 0.5, 1.0], &KUTTA),
        "euler:qv" => step.runge_kutta_qv(&[0.0], &[1.0]),
        "rk2:qv" => step.runge_kutta_qv(&[0.0, 1.0], &[0.5, 0.5]),
        "rk4:qv" => step.runge_kutta_qv(&[0.0, 0.5, 0.5, 1.0], &KUTTA),
        "midpoint" if on_dstar => {
            let slope = system.field(&step.middle(), step.halfway())?;
            Some(step.rates(&slope))
        }
        "gonzalez" if on_dstar && free && system.homogeneous => {
            let (gradient, _) = step.gonzalez_gradient()?;
            step.discrete_field(&gradient)
        }
        "avf" if on_dstar && free && system.homogeneous => step.discrete_field(&step.mean_gradient()?),
        "itoh-abe" if on_dstar && free && system.homogeneous => step.discrete_field(&step.increments()?),
        "gonzalez-f" if free => step.gonzalez_f(),
        "dla" => Some(step.dla()),
        "dla01" if system.constant_mass && !system.gyroscopic => Some(step.dla01()),
        "dla-midpoint" => Some(step.dla_midpoint()),
        "dla1" => Some(step.dla1()),
        "dd" if free => step.dd(),
        "leapfrog" if system.is_plain() => step.leapfrog(),
        "rattle" if free => Some(step.rattle()),
        "rattle:consistent" if free && system.forces.iter().all(Option::is_none) => Some(step.rattle()),
        "spark2" if system.constant_mass && !system.gyroscopic => Some(step.spark2()),
        _ => None,
    }
}

/// Kutta's weights.
const KUTTA: [f64; 4] = [1.0 / 6.0, 1.0 / 3.0, 1.0 / 3.0, 1.0 / 6.0];

fn numbers<T: Number>(x: &[f64]) -> Vec<T> {
    x.iter().map(|&x| T::of(x)).collect()
}

/// Converts numbers of a state, with an error of one rounding of the number and of its typical
/// size: a vanishing number is a difference of terms of that size.
fn lifted(x: &[f64], sizes: &[f64]) -> Vec<R> {
    let each = x.iter().zip(sizes);
    each.map(|(&value, size)| R { value, error: f64::EPSILON * (value.abs() + size) }).collect()
}

/// Converts a state in the same way.
pub fn lifted_state(system: &System, at: &State<f64>) -> State<R> {
    let (q, w) = (lifted(&at.q, &system.lengths), lifted(&at.w, &system.velocity_sizes()));
    State { q, w, t: R::of(at.t) }
}

fn less(x: &[R], y: &[R]) -> Vec<R> {
    x.iter().zip(y).map(|(&x, &y)| x - y).collect()
}

/// Returns x + a y.
fn moved(x: &[R], a: R, y: &[R]) -> Vec<R> {
    x.iter().zip(y).map(|(&x, &y)| x + a * y).collect()
}

fn mean(x: &[R], y: &[R]) -> Vec<R> {
    let half = R::of(0.5);
    x.iter().zip(y).map(|(&x, &y)| half * (x + y)).collect()
}

/// Returns Gauss nodes and weights on [0, 1], by Newton's method on the Legendre polynomial.
fn gauss(nodes: usize) -> Vec<(f64, f64)> {
    let legendre = |x: f64| {
        let (mut before, mut value) = (1.0, x);
        for k in 2..=nodes {
            let k = k as f64;
            (before, value) = (value, ((2.0 * k - 1.0) * x * value - (k - 1.0) * before) / k);
        }
        (value, nodes as f64 * (x * value - before) / (x * x - 1.0))
    };
    let node = |i: usize| {
        let mut x = (std::f64::consts::PI * (i as f64 + 0.75) / (nodes as f64 + 0.5)).cos();
        for _ in 0..20 {
            let (value, slope) = legendre(x);
            x -= value / slope;
        }
        let slope = legendre(x).1;
        ((1.0 + x) / 2.0, 1.0 / ((1.0 - x * x) * slope * slope))
    };
    (0..nodes).map(node).collect()
}

/// Returns ∇f, one entry after the other.
fn gradient<T: Number>(z: &[T], f: impl Fn(&[Dual<T>]) -> Option<Dual<T>>) -> Option<Vec<T>> {
    let slope = |i: usize| {
        let each = z.iter().enumerate();
        let moving: Vec<Dual<T>> =
            each.map(|(j, &x)| if i == j { Dual::new(x, T::of(1.0)) } else { Dual::still(x) }).collect();
        Some(f(&moving)?.eps)
    };
    (0..z.len()).map(slope).collect()
}

/// A function that can be evaluated in any number type.
trait Function {
    fn at<T: Number>(&self, z: &[T]) -> Option<T>;
}

/// ℋ(q, ρ, t), with the time as the last number.
struct Hamiltonian<'a>(&'a System);

impl Function for Hamiltonian<'_> {
    fn at<T: Number>(&self, z: &[T]) -> Option<T> {
        let (t, zeta) = z.split_last()?;
        self.0.hamiltonian(zeta, *t)
    }
}

/// H(q, p)
struct Cotangent<'a>(&'a System);

impl Function for Cotangent<'_> {
    fn at<T: Number>(&self, z: &[T]) -> Option<T> {
        self.0.cotangent_hamiltonian(z)
    }
}

/// V(q)
struct Potential<'a>(&'a System);

impl Function for Potential<'_> {
    fn at<T: Number>(&self, z: &[T]) -> Option<T> {
        Some(self.0.potential(&State { q: z.to_vec(), w: z.to_vec(), t: T::of(0.0) }))
    }
}

/// Returns Gonzalez' ∇̄f(z, z') = ∇f(z̄) + (f(z') − f(z) − ∇f(z̄)·Δ) Δ/|Δ|².
///
/// The expression in parentheses is of third order in Δ. It is computed in twice as many digits,
/// and its error is that of ∇f(z̄)·Δ, as in a method without cancellation.
fn gonzalez(f: &impl Function, from: &[f64], to: &[f64], sizes: &[f64]) -> Option<Vec<R>> {
    let (old, new) = (lifted(from, sizes), lifted(to, sizes));
    let slope = gradient(&mean(&old, &new), |z| f.at(z))?;
    let (start, end): (Vec<Double>, Vec<Double>) = (numbers(from), numbers(to));
    let delta: Vec<Double> = end.iter().zip(&start).map(|(&a, &b)| a - b).collect();
    let middle: Vec<Double> = end.iter().zip(&start).map(|(&a, &b)| (a + b) / Double::of(2.0)).collect();
    let excess = f.at(&end)? - f.at(&start)? - dot(&gradient(&middle, |z| f.at(z))?, &delta);
    let change = less(&new, &old);
    let square = dot(&change, &change);
    if square.value == 0.0 {
        return Some(slope);
    }
    let error: f64 = slope.iter().zip(&change).map(|(&g, &d)| (g * d).error).sum();
    let factor = R { value: excess.value(), error } / square;
    Some(moved(&slope, factor, &change))
}

impl Taken<'_> {
    fn zeta(&self) -> [Vec<f64>; 2] {
        [self.held, self.holds].map(|of| [of(Role::Configuration), of(Role::ReducedMomenta)].concat())
    }

    /// Returns the sizes of (q, ρ).
    fn sizes(&self) -> Vec<f64> {
        let (system, [old, _]) = (self.system, self.zeta());
        let momenta = old.len() - system.lengths.len();
        [&system.lengths[..], &vec![system.energy * system.time; momenta]].concat()
    }

    fn lifted_zeta(&self) -> [Vec<R>; 2] {
        self.zeta().map(|zeta| lifted(&zeta, &self.sizes()))
    }

    /// Returns the sizes of p.
    fn momentum_sizes(&self) -> Vec<f64> {
        let system = self.system;
        system.velocity_sizes().iter().map(|size| system.energy / size).collect()
    }

    /// Returns the carried momenta before and after.
    fn momenta(&self, role: Role) -> [Vec<R>; 2] {
        [self.held, self.holds].map(|of| lifted(&of(role), &self.momentum_sizes()))
    }

    fn middle(&self) -> Vec<R> {
        let [old, new] = self.lifted_zeta();
        mean(&old, &new)
    }

    fn t(&self) -> R {
        R::of(self.old.t)
    }

    fn size(&self) -> R {
        R::of(self.h)
    }

    fn halfway(&self) -> R {
        self.t() + self.size() * R::of(0.5)
    }

    /// Returns ζ' − ζ − h y.
    fn rates(&self, y: &[R]) -> Vec<R> {
        let [old, new] = self.lifted_zeta();
        less(&new, &moved(&old, self.size(), y))
    }

    /// Returns the residual of kᵢ = f(y + h cᵢ kᵢ₋₁), y' = y + h Σ bᵢ kᵢ.
    fn explicit(&self, y: &[R], c: &[f64], b: &[f64], field: impl Fn(&[R], R) -> Option<Vec<R>>) -> Option<Vec<R>> {
        let (mut sum, mut k) = (vec![R::of(0.0); y.len()], vec![R::of(0.0); y.len()]);
        for (&c, &b) in c.iter().zip(b) {
            let h = self.size() * R::of(c);
            k = field(&moved(y, h, &k), self.t() + h)?;
            sum = moved(&sum, R::of(b), &k);
        }
        Some(sum)
    }

    fn runge_kutta(&self, c: &[f64], b: &[f64]) -> Option<Vec<R>> {
        let [old, _] = self.lifted_zeta();
        let slope = self.explicit(&old, c, b, |y, t| self.system.field(y, t))?;
        Some(self.rates(&slope))
    }

    fn runge_kutta_qv(&self, c: &[f64], b: &[f64]) -> Option<Vec<R>> {
        let n = self.old.q.len();
        let [old, new] = [&self.old, &self.new].map(|at| self.state(at)).map(|at| [at.q, at.w].concat());
        let field = |y: &[R], t: R| self.system.motion(&State { q: y[..n].to_vec(), w: y[n..].to_vec(), t });
        let slope = self.explicit(&old, c, b, field)?;
        Some(less(&new, &moved(&old, self.size(), &slope)))
    }

    /// Returns ζ' − ζ − h (Π(ζ̄) y + (0, Xᵀ (F − ∂A/∂t))), with the forces at the velocity X y_ρ.
    fn discrete_field(&self, y: &[R]) -> Option<Vec<R>> {
        let (system, middle, t) = (self.system, self.middle(), self.halfway());
        let mut slope = system.poisson(&middle, t, y)?;
        let n = self.old.q.len();
        let (at, _) = system.moving_state(&middle, t)?;
        let columns = system.columns(&at);
        let w = (0..at.w.len()).map(|i| columns.iter().zip(&y[n..]).map(|(x, &y)| x[i] * y).sum()).collect();
        let force = system.induced(&State { w, ..at });
        for (rate, column) in slope[n..].iter_mut().zip(&columns) {
            *rate = *rate + dot(column, &force);
        }
        Some(self.rates(&slope))
    }

    /// Returns the discrete gradient of ℋ, with the time as a variable if ℋ depends on it, and
    /// ∂̄ℋ/∂t.
    fn gonzalez_gradient(&self) -> Option<(Vec<R>, R)> {
        let ([mut old, mut new], rheonomic) = (self.zeta(), self.system.rheonomic);
        let t = [self.old.t, if rheonomic { self.old.t + self.h } else { self.old.t }];
        old.push(t[0]);
        new.push(t[1]);
        let mut gradient = gonzalez(&Hamiltonian(self.system), &old, &new, &[self.sizes(), vec![0.0]].concat())?;
        let ageing = gradient.pop()?;
        Some((gradient, ageing))
    }

    /// Returns ∫₀¹ ∇ℋ(ζ + ξ Δ, t + ξ h) dξ.
    fn mean_gradient(&self) -> Option<Vec<R>> {
        let [old, new] = self.lifted_zeta();
        let delta = less(&new, &old);
        let mut sum = vec![R::of(0.0); old.len()];
        for (node, weight) in gauss(12) {
            let slope = self
                .system
                .hamiltonian_gradient(&moved(&old, R::of(node), &delta), self.t() + self.size() * R::of(node))?;
            sum = moved(&sum, R::of(weight), &slope);
        }
        Some(sum)
    }

    /// Returns difference quotients of ℋ by one number after the other, in twice as many digits;
    /// their errors are those of the slopes in between.
    fn increments(&self) -> Option<Vec<R>> {
        let [old, new] = self.zeta();
        let (mut from, to): (Vec<Double>, Vec<Double>) = (numbers(&old), numbers(&new));
        let [mut between, ends] = self.lifted_zeta();
        let mut quotients = Vec::new();
        let t = Double::of(self.old.t);
        for i in 0..old.len() {
            between[i] = R::of(0.5) * (between[i] + ends[i]);
            let each = between.iter().enumerate();
            let moving: Vec<Dual<R>> =
                each.map(|(j, &x)| if i == j { Dual::new(x, R::of(1.0)) } else { Dual::still(x) }).collect();
            let slope = self.system.hamiltonian(&moving, Dual::still(self.t()))?.eps;
            between[i] = ends[i];
            let (change, before) = (to[i] - from[i], self.system.hamiltonian(&from, t)?);
            from[i] = to[i];
            // For almost no change, the quotient is the slope in the middle.
            let value = match change.value().abs() <= 1e-12 * old[i].abs() {
                true => slope.value,
                false => ((self.system.hamiltonian(&from, t)? - before) / change).value(),
            };
            quotients.push(R { value, error: slope.error + f64::EPSILON * value.abs() });
        }
        Some(quotients)
    }

    fn state(&self, at: &State<f64>) -> State<R> {
        lifted_state(self.system, at)
    }

    /// Returns the components of a covector along the kernel of μ at a state, where multipliers
    /// cancel.
    fn along(&self, at: &State<R>, covector: &[R]) -> Vec<R> {
        self.system.kernel(at).iter().map(|x| dot(x, covector)).collect()
    }

    /// Returns L_q + F.
    fn pushed(&self, at: &State<R>) -> Vec<R> {
        moved(&self.system.lagrangian_slope(at), R::of(1.0), &self.system.force(at))
    }

    fn dla(&self) -> Vec<R> {
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let alpha = R::of(self.option);
        let beta = R::of(1.0) - alpha;
        let between = moved(&old.q, beta * h, &old.w);
        let there = State { q: between.clone(), w: new.w.clone(), t: self.halfway() };
        let force = moved(&self.pushed(&old).iter().map(|&x| alpha * x).collect::<Vec<R>>(), beta, &self.pushed(&new));
        let change = less(&self.system.canonical(&new), &self.system.canonical(&old));
        let mut rows = less(&new.q, &moved(&between, alpha * h, &new.w));
        rows.extend(self.along(&there, &moved(&change, -h, &force)));
        rows.extend(self.system.slip(&new));
        rows
    }

    /// Returns the residual for constant mass.
    fn dla01(&self) -> Vec<R> {
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let half = h * R::of(0.5);
        let middle = moved(&old.q, half, &old.w);
        let there = State { q: middle.clone(), w: mean(&old.w, &new.w), t: self.halfway() };
        let change = less(&self.system.canonical(&new), &self.system.canonical(&old));
        let mut rows = less(&new.q, &moved(&middle, half, &new.w));
        rows.extend(self.along(&there, &moved(&change, -h, &self.pushed(&there))));
        rows.extend(self.system.slip(&new));
        rows
    }

    /// Returns (q' − q)/h at the midpoint.
    fn chord(&self) -> State<R> {
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let w = less(&new.q, &old.q).into_iter().map(|x| x / h).collect();
        State { q: mean(&old.q, &new.q), w, t: self.halfway() }
    }

    fn dla_midpoint(&self) -> Vec<R> {
        let (old, chord) = (self.state(&self.old), self.chord());
        let [p, new_p] = self.momenta(Role::Momenta);
        let (momentum, half) = (self.system.canonical(&chord), self.size() * R::of(0.5));
        let kick = self.pushed(&chord);
        let mut rows = self.along(&old, &less(&moved(&momentum, -half, &kick), &p));
        rows.extend(less(&new_p, &moved(&momentum, half, &kick)));
        rows.extend(self.system.slip(&chord));
        rows
    }

    fn dla1(&self) -> Vec<R> {
        let sizes = self.system.velocity_sizes();
        let [ahead, next] = [self.held, self.holds].map(|of| lifted(&of(Role::VelocityAhead), &sizes));
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let before = State { w: ahead.clone(), ..old.clone() };
        let after = State { w: next, ..new.clone() };
        let momenta = less(&self.system.canonical(&before), &self.system.canonical(&after));
        let mut rows = less(&new.q, &moved(&old.q, h, &ahead));
        rows.extend(self.along(&after, &moved(&momenta, h, &self.pushed(&after))));
        rows.extend(self.system.slip(&after));
        rows
    }

    fn gonzalez_f(&self) -> Option<Vec<R>> {
        let n = self.old.q.len();
        let [old, new] = [self.held, self.holds].map(|of| [of(Role::Configuration), of(Role::Momenta)].concat());
        let sizes = [self.system.lengths.clone(), self.momentum_sizes()].concat();
        let gradient = gonzalez(&Cotangent(self.system), &old, &new, &sizes)?;
        let (by_q, by_p) = gradient.split_at(n);
        let (old, new) = (lifted(&old, &sizes), lifted(&new, &sizes));
        let at = State { q: mean(&old[..n], &new[..n]), w: by_p.to_vec(), t: self.halfway() };
        let force = less(&moved(&self.system.force(&at), R::of(1.0), &self.system.gyroscopic(&at)), by_q);
        let h = self.size();
        let mut rows = less(&new[..n], &moved(&old[..n], h, by_p));
        rows.extend(self.along(&at, &less(&new[n..], &moved(&old[n..], h, &force))));
        rows.extend(self.system.slip(&at));
        Some(rows)
    }

    fn dd(&self) -> Option<Vec<R>> {
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let slope = gonzalez(&Potential(self.system), &self.old.q, &self.new.q, &self.system.lengths)?;
        let at = State { q: mean(&old.q, &new.q), w: mean(&old.w, &new.w), t: self.halfway() };
        let force = less(&moved(&self.system.force(&at), R::of(1.0), &self.system.gyroscopic(&at)), &slope);
        let change = less(&self.system.momenta(&new), &self.system.momenta(&old));
        let mut rows = less(&new.q, &moved(&old.q, h, &at.w));
        rows.extend(self.along(&at, &moved(&change, -h, &force)));
        rows.extend(self.system.slip(&at));
        Some(rows)
    }

    /// Returns the residual for constant mass.
    fn leapfrog(&self) -> Option<Vec<R>> {
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let [p, new_p] = self.momenta(Role::HalfStepMomenta);
        let slope = self.system.lagrangian_slope(&State { w: numbers(&vec![0.0; p.len()]), ..old.clone() });
        // (I − 2 Q*) p + h P* f = 2 P* (p + h f/2) − p
        let kept = self.system.kept(&old, &moved(&p, h * R::of(0.5), &slope))?;
        let turned = moved(&p.iter().map(|&p| -p).collect::<Vec<R>>(), R::of(2.0), &kept);
        let u = self.system.velocity(&old, &new_p)?;
        let mut rows = less(&new_p, &turned);
        rows.extend(less(&new.q, &moved(&old.q, h, &u)));
        // The observed velocity is P* of D₂L_d = p' + h/2 f at the new node.
        let slope = self.system.lagrangian_slope(&State { w: numbers(&vec![0.0; p.len()]), ..new.clone() });
        let nodal = self.system.kept(&new, &moved(&new_p, h * R::of(0.5), &slope))?;
        rows.extend(less(&self.system.momenta(&new), &nodal));
        Some(rows)
    }

    fn rattle(&self) -> Vec<R> {
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let half = h * R::of(0.5);
        let multiplied = |at: &State<R>, lambda: &[f64]| -> Vec<R> {
            let mu = self.system.constraint_matrix(at);
            (0..at.w.len()).map(|i| mu.iter().zip(lambda).map(|(row, &l)| row[i] * R::of(l)).sum()).collect()
        };
        let push = |at: &State<R>, lambda: &[f64]| less(&self.pushed(at), &multiplied(at, lambda));
        let [p, new_p] = self.momenta(Role::Momenta);
        let half_p = moved(&p, half, &push(&old, &(self.held)(Role::Multipliers)));
        let u = self.system.velocity(&old, &half_p).expect("a mass");
        let mut rows = less(&new.q, &moved(&old.q, h, &u));
        rows.extend(less(&new_p, &moved(&half_p, half, &push(&new, &(self.holds)(Role::Multipliers)))));
        rows.extend(less(&self.system.momenta(&new), &new_p));
        rows.extend(self.system.slip(&new));
        rows
    }

    /// Returns the residual for constant mass, where both stages have the velocity (q' − q)/h.
    fn spark2(&self) -> Vec<R> {
        let (old, new, h) = (self.state(&self.old), self.state(&self.new), self.size());
        let u = self.chord().w;
        let (first, last) = (State { w: u.clone(), ..old.clone() }, State { w: u, ..new.clone() });
        let half = h * R::of(0.5);
        let momentum = self.system.canonical(&first);
        let gained = less(&momentum, &self.system.canonical(&old));
        let mut rows = self.along(&old, &moved(&gained, -half, &self.pushed(&first)));
        let gained = less(&self.system.canonical(&new), &momentum);
        rows.extend(self.along(&new, &moved(&gained, -half, &self.pushed(&last))));
        rows.extend(moved(&self.system.slip(&first), R::of(1.0), &self.system.slip(&last)));
        rows.extend(self.system.slip(&new));
        rows
    }
}
