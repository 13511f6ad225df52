//! The equations torn at the velocities and swept in Gauss–Seidel order from an extrapolated guess,
//! with and without a sweep that only confirms.
//!
//! The torn unknowns are y = (D_a, D_b, α). A sweep goes x, w, z → p_x → b → D_b → z, x again → a →
//! α → D_a, D_b, each from the newest values. p_x, which enters its own equation linearly, takes
//! one division. α, which scales whole increments, is inserted into the velocities at the end of
//! the same sweep. A sweep then contracts the error to about a thousandth. The expressions for α
//! are of third order in Δ term by term, so that nothing cancels. With V of degree four, V(q') −
//! V(q) − ∂V(q̄)·Δ = V'''(q̄)[Δ, Δ, Δ]/24; `kinetic_excess` computes the kinetic part.

use super::{MAX_ITERATIONS, TOLERANCE, Zeta, observe};
use crate::handwritten::{NotConverged, Stepping, extrapolation};

type V3 = [f64; 3];

/// The torn unknowns: D_a, D_b, α; and a 0, so that their number is a power of two.
type Torn = [f64; 8];

/// The length of the list through which the window of earlier solutions moves.
const WINDOW: usize = 64;

/// Solutions of earlier steps, newest first, in a window that moves to the front through a longer
/// list and back to its end.
#[derive(Clone, Debug)]
struct Past<const N: usize> {
    list: [Torn; WINDOW],
    first: usize,
}

impl<const N: usize> Past<N> {
    fn new(y: Torn) -> Self {
        Self { list: [y; WINDOW], first: WINDOW - N }
    }

    /// Puts `newest` in front of the earlier solutions and returns their part of the extrapolation.
    ///
    /// The newest solution is written here and first read at the next call, long after the write.
    #[inline(always)]
    fn push(&mut self, newest: &Torn) -> Torn {
        let mut rest = [0.0; 8];
        let coefficients = const { extrapolation::<N>() };
        for (solution, coefficient) in self.list[self.first..].iter().zip(&coefficients[1..]) {
            for (y, s) in rest.iter_mut().zip(solution) {
                *y += coefficient * s;
            }
        }
        if self.first == 0 {
            self.list.copy_within(..N, WINDOW - N);
            self.first = WINDOW - N;
        }
        self.first -= 1;
        self.list[self.first] = *newest;
        rest
    }
}

/// Sweeps repeat until one changes the unknowns by no more than the tolerance. The last one,
/// usually the second, only confirms.
pub type Good = Swept<false, 8>;

/// All optimisations: a sweep confirms only every 16 steps, and then measures the contraction of
/// the sweeps.
///
/// In between, the next change is at most four times that rate times the present one. If that is a
/// tenth of the tolerance, the sweep was the last. (Hairer and Wanner, Solving ordinary
/// differential equations II, section IV.8, also stop by the rate of the step before.)
pub type Limit = Swept<true, 12>;

/// The number of steps between two measurements of the rate, and the allowed growth of the rate in
/// between.
const MEASURED: u32 = 16;
const MARGIN: f64 = 4.0;

/// See the module.
#[derive(Clone, Debug)]
pub struct Swept<const RATED: bool, const POINTS: usize> {
    h: f64,
    x: f64,
    w: V3,
    z: V3,
    a: V3,
    b: V3,
    /// The newest solution, the others' part of the next guess, the others, and the number of
    /// solutions, up to `POINTS`. With fewer solutions the guess is the newest.
    newest: Torn,
    rest: Torn,
    past: Past<POINTS>,
    solved: usize,
    /// The square of the rate of contraction, with its margin, and the number of steps since it was
    /// measured.
    rate: f64,
    age: u32,
}

#[inline(always)]
fn dot(a: &V3, b: &V3) -> f64 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

#[inline(always)]
fn each(f: impl Fn(usize) -> f64) -> V3 {
    [f(0), f(1), f(2)]
}

/// Returns T' − T − ∂T(ζ̄)·Δ for T = ½ s²/N, s = w·b, N = 1 + |w|², as numerator and denominator.
///
/// With p = s̄/N̄ at the midpoint, δs = s' − s, δN = N' − N, c = Δw·Δb/4 and e = |Δw|²/4, the means
/// are (s + s')/2 = p ν + κ, ν = N̄ + e, κ = c − p e. With γ = δs − p δN all terms of first and
/// second order drop out: (κ ν γ − ½ δN (κ² + γ²/4)) / (ν² − δN²/4), the denominator being N N'.
#[inline(always)]
fn kinetic_excess(w: &V3, b: &V3, dw: &V3, db: &V3, n: f64, p: f64) -> (f64, f64) {
    let change_s = dot(w, db) + dot(b, dw);
    let change_n = 2.0 * dot(w, dw);
    let e = 0.25 * dot(dw, dw);
    let nu = n + e;
    let kappa = 0.25 * dot(dw, db) - p * e;
    let gamma = change_s - p * change_n;
    (kappa * nu * gamma - 0.5 * change_n * (kappa * kappa + 0.25 * gamma * gamma), nu * nu - 0.25 * change_n * change_n)
}

impl<const RATED: bool, const POINTS: usize> Swept<RATED, POINTS> {
    /// Creates a stepper that starts at `zeta`.
    #[must_use]
    pub fn new(zeta: Zeta, h: f64) -> Self {
        let part = |i: usize| [zeta[i], zeta[i + 1], zeta[i + 2]];
        let (w, z, a, b) = (part(1), part(4), part(7), part(10));
        let p = dot(&w, &b) / (1.0 + dot(&w, &w));
        let guess = [a[0], a[1], a[2], b[0] - w[0] * p, b[1] - w[1] * p, b[2] - w[2] * p, 0.0, 0.0];
        let (past, rate) = (Past::new(guess), f64::INFINITY);
        Self { h, x: zeta[0], w, z, a, b, newest: guess, rest: guess, past, solved: 0, rate, age: 0 }
    }

    /// Returns ζ at the current node.
    pub(super) fn zeta(&self) -> Zeta {
        let parts = [self.w, self.z, self.a, self.b];
        Zeta::from_iterator(std::iter::once(self.x).chain(parts.into_iter().flatten()))
    }

    /// Makes one sweep and returns the new torn unknowns, and the increments of a and b.
    #[inline(always)]
    fn sweep(&self, y: &Torn) -> (Torn, V3, V3) {
        let Self { h, x, w, z, a, b, .. } = *self;
        let [u0, u1, u2, v0, v1, v2, known, _] = *y;
        let (u, v) = ([u0, u1, u2], [v0, v1, v2]);
        let half = 0.5 * h;

        // b, with p_x from N̄ p_x = w̄·(b + ½ Δb) and Δb = h (force + p_x u).
        let dw = each(|i| h * u[i]);
        let dz = each(|i| -h * v[i]);
        let wm = each(|i| w[i] + 0.5 * dw[i]);
        let zm = each(|i| z[i] + 0.5 * dz[i]);
        let ww = each(|i| wm[i] * wm[i]);
        let n = 1.0 + (ww[0] + ww[1] + ww[2]);
        let dx = h * dot(&wm, &v);
        let along = x + (0.5 + known) * dx;
        let coupling = [zm[1] * zm[1], zm[0] * zm[0], 0.0];
        let force = each(|i| zm[i] * (1.0 + ww[i] + coupling[i]) + known * dz[i] - wm[i] * along);
        let p = (dot(&wm, &b) + half * dot(&wm, &force)) / (n - half * dot(&wm, &u));
        let db = each(|i| h * (force[i] + p * u[i]));
        let bm = each(|i| b[i] + 0.5 * db[i]);

        // a, at positions from the new D_b.
        let v = each(|i| bm[i] - wm[i] * p + known * db[i]);
        let zn = each(|i| z[i] - half * v[i]);
        let da = each(|i| -h * (wm[i] * (1.0 + zn[i] * zn[i]) + known * (dw[i] + p * db[i])));

        // α comes from the increments at the beginning of the sweep. The sweep changes them in the
        // third digit of their own change, so that α need not wait for Δa. The old Δa follows from
        // u = a + (½ + α) Δa.
        let old_da = 1.0 / (0.5 + known);
        let old_da = each(|i| (u[i] - a[i]) * old_da);
        let quartic = (0..3).map(|i| dw[i] * dz[i] * (zm[i] * dw[i] + wm[i] * dz[i])).sum::<f64>()
            + dz[0] * dz[1] * (zm[1] * dz[0] + zm[0] * dz[1]);
        let (excess, scale) = kinetic_excess(&wm, &bm, &dw, &db, n, p);
        let square = dx * dx + dot(&dw, &dw) + dot(&dz, &dz) + dot(&old_da, &old_da) + dot(&db, &db);
        let alpha = if square > 0.0 { (0.25 * quartic * scale - excess) / (scale * square) } else { 0.0 };

        let u = each(|i| a[i] + (0.5 + alpha) * da[i]);
        let v = each(|i| v[i] + (alpha - known) * db[i]);
        ([u[0], u[1], u[2], v[0], v[1], v[2], alpha, 0.0], da, db)
    }
}

/// Returns |old − new|².
#[inline(always)]
fn change(old: &Torn, new: &Torn) -> f64 {
    let d: [f64; 7] = std::array::from_fn(|i| old[i] - new[i]);
    ((d[0] * d[0] + d[1] * d[1]) + (d[2] * d[2] + d[3] * d[3])) + ((d[4] * d[4] + d[5] * d[5]) + d[6] * d[6])
}

impl<const RATED: bool, const POINTS: usize> Stepping for Swept<RATED, POINTS> {
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        const BOUND: f64 = TOLERANCE * TOLERANCE;
        let h = self.h;
        let mut y = self.newest;
        if self.solved == POINTS {
            for (y, rest) in y.iter_mut().zip(&self.rest) {
                *y = rest + POINTS as f64 * *y;
            }
        }
        self.age += 1;
        let mut before = f64::NAN;
        let mut iterations = 0;
        let (da, db) = loop {
            let (new, da, db) = self.sweep(&y);
            let change = change(&y, &new);
            y = new;
            if RATED && self.age < MEASURED && change * self.rate <= 0.01 * BOUND {
                break (da, db);
            }
            if change <= BOUND {
                if RATED && before > 0.0 {
                    // At the level of roundoff no rate is visible; a millionth is a lower bound.
                    self.rate = MARGIN * MARGIN * (change / before).max(1e-12);
                    self.age = 0;
                }
                break (da, db);
            }
            before = change;
            iterations += 1;
            if iterations == MAX_ITERATIONS {
                return Err(NotConverged);
            }
        };
        // Positions follow from the newest velocities, so that the step keeps the better iterate.
        let [u0, u1, u2, v0, v1, v2, ..] = y;
        let (dw, v) = ([h * u0, h * u1, h * u2], [v0, v1, v2]);
        let wm = each(|i| self.w[i] + 0.5 * dw[i]);
        self.x += h * dot(&wm, &v);
        self.w = each(|i| self.w[i] + dw[i]);
        self.z = each(|i| self.z[i] - h * v[i]);
        self.a = each(|i| self.a[i] + da[i]);
        self.b = each(|i| self.b[i] + db[i]);
        self.rest = self.past.push(&y);
        self.newest = y;
        self.solved = POINTS.min(self.solved + 1);
        Ok(())
    }

    fn observe(&self) -> Vec<f64> {
        observe(&self.zeta())
    }
}
