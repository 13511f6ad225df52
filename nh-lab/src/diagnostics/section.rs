//! Poincaré sections: the points at which a run crosses a surface.
//!
//! A run is known only at its nodes, and a section hardly ever passes through one. The nodes of a
//! method lie on a smooth curve: the exact motion of the method's modified equation, up to terms
//! that vanish faster than any power of the step. The section of that curve shows which quantities
//! the method keeps. The curve is therefore found from the nodes alone, as the polynomial through
//! [`Section::nodes`] of them, with as many before the crossing as after it.
//!
//! The two usual alternatives are less exact. Hermite interpolation takes the slopes from the
//! model's vector field, which is not the modified equation's: it is off by O(hᵖ⁺¹) for a method of
//! order p, however high its degree. A last step of the method itself with a fraction of the step
//! size is off by as much, since a shorter step has another modified equation. A method that meets
//! the constraints at midpoints only (`dd`, `gonzalez-f`) moreover has nodes from which no step can
//! start. Each of these errors is as large as the method's error in a step, and would look like
//! noise in a quantity that the method keeps.

use crate::Trajectory;
use std::collections::VecDeque;

/// The direction in which a section is crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// From negative values of the section function to positive ones.
    Rising,
    /// From positive values to negative ones.
    Falling,
    /// Either way.
    Both,
}

impl Direction {
    /// Returns whether the section is crossed between two nodes with these values. A zero counts
    /// towards the interval after it.
    fn crossed(self, from: f64, to: f64) -> bool {
        let (rising, falling) = (from <= 0.0 && 0.0 < to, from >= 0.0 && 0.0 > to);
        match self {
            Direction::Rising => rising,
            Direction::Falling => falling,
            Direction::Both => rising || falling,
        }
    }
}

/// A point of a section.
#[derive(Clone, Debug, PartialEq)]
pub struct Crossing {
    /// Time.
    pub t: f64,
    /// Coordinates.
    pub q: Vec<f64>,
    /// Velocities.
    pub v: Vec<f64>,
    /// |s(t, q, v)|: roundoff, since the root is refined until its bracket is no wider than
    /// roundoff.
    pub residual: f64,
    /// The largest change of an entry when two of the nodes are left out. It exceeds the error of
    /// the interpolation as long as the nodes are close enough to follow the motion.
    pub uncertainty: f64,
}

/// The zeros of a function s(t, q, v) along a run, located as events between the nodes.
///
/// A crossing is found where s changes sign from one node to the next; two sign changes between two
/// nodes are missed. A node on the section is a crossing if the run leaves it in the right
/// direction, and so is the first node. A surface that is only touched is not crossed.
///
/// **Equation**: s(t, y(t)) = 0, with y the polynomial in t through the nearest nodes. **Source**:
/// barycentric interpolation, Berrut & Trefethen, SIAM Review 46 (2004); the root by regula falsi
/// with the weights of Anderson & Björck, BIT 13 (1973), with bisection where regula falsi is slow.
///
/// ```
/// use nonholonomic_lab::{Trajectory, diagnostics::{Direction, Section}};
///
/// // An oscillator under Störmer–Verlet, whose period is that of the modified equation: sin(ω h/2) = h/2.
/// let h = 0.1;
/// let (mut x, mut v) = (1.0f64, 0.0f64);
/// let mut run = Trajectory::new(["x"], ["x_dot"]);
/// for k in 0..1000 {
///     run.push(h * f64::from(k), &[x], &[v], 0.5 * (x * x + v * v), 0.0);
///     v -= 0.5 * h * x;
///     x += h * v;
///     v -= 0.5 * h * x;
/// }
/// let section = Section::new(|_t, q: &[f64], _v: &[f64]| q[0], Direction::Falling).of(&run);
/// let period = std::f64::consts::PI * h / (0.5 * h).asin();
/// assert_eq!(section.len(), 16);
/// for (k, crossing) in section.iter().enumerate() {
///     assert!((crossing.t - (0.25 + k as f64) * period).abs() < 1e-12);
///     assert!(crossing.residual < 1e-15 && crossing.uncertainty < 1e-11);
/// }
/// ```
#[derive(Clone, Debug)]
pub struct Section<F> {
    function: F,
    direction: Direction,
    nodes: usize,
    coordinates: usize,
    window: VecDeque<Node>,
    /// The brackets that wait for later nodes, each with the number of nodes since.
    waiting: VecDeque<usize>,
}

#[derive(Clone, Debug)]
struct Node {
    t: f64,
    y: Vec<f64>,
    s: f64,
}

impl<F: FnMut(f64, &[f64], &[f64]) -> f64> Section<F> {
    /// Creates the section s = 0 of a function s(t, q, v).
    pub fn new(function: F, direction: Direction) -> Self {
        let (window, waiting) = (VecDeque::new(), VecDeque::new());
        Section { function, direction, nodes: 12, coordinates: 0, window, waiting }
    }

    /// Sets the number of interpolation nodes, an even number of at least 4; the default is 12.
    ///
    /// With 12 nodes the error falls with the 12th power of the distance between nodes: below 1e-12
    /// with 40 nodes to the shortest period of the motion, 1e-9 with 20. More nodes give more
    /// digits only while they can follow the motion.
    ///
    /// # Panics
    /// If the number is odd or less than 4.
    #[must_use]
    pub fn nodes(mut self, nodes: usize) -> Self {
        assert!(nodes >= 4 && nodes.is_multiple_of(2), "an even number of nodes, at least 4");
        self.nodes = nodes;
        self
    }

    /// Returns the section of a recorded run. Its rows may be at any distances, in increasing or
    /// decreasing order of time.
    pub fn of(mut self, run: &Trajectory) -> Vec<Crossing> {
        let mut crossings = Vec::new();
        for ((t, q), v) in run.t.iter().zip(&run.q).zip(&run.v) {
            crossings.extend(self.push(*t, q, v));
        }
        crossings.extend(self.finish());
        crossings
    }

    /// Adds a node of a run that is not kept. A crossing is returned once enough nodes after it are
    /// known.
    pub fn push(&mut self, t: f64, q: &[f64], v: &[f64]) -> Vec<Crossing> {
        let s = (self.function)(t, q, v);
        let crossed = self.window.back().is_some_and(|last| self.direction.crossed(last.s, s));
        if self.window.len() == self.nodes {
            self.window.pop_front();
        }
        self.window.push_back(Node { t, y: [q, v].concat(), s });
        self.coordinates = q.len();
        self.waiting.iter_mut().for_each(|after| *after += 1);
        if crossed {
            self.waiting.push_back(1);
        }
        // Brackets near the start of the run wait until the window is full.
        let mut crossings = Vec::new();
        while self.window.len() == self.nodes && self.waiting.front().is_some_and(|after| *after >= self.nodes / 2) {
            crossings.extend(self.locate_next());
        }
        crossings
    }

    /// Returns the crossings near the end of the run, located from the nodes that are left.
    pub fn finish(mut self) -> Vec<Crossing> {
        std::iter::from_fn(|| self.locate_next()).collect()
    }

    /// Locates the crossing that has waited longest.
    fn locate_next(&mut self) -> Option<Crossing> {
        let after = self.waiting.pop_front()?;
        let nodes = &*self.window.make_contiguous();
        let [left, right] = [&nodes[nodes.len() - after - 1], &nodes[nodes.len() - after]];
        let (start, width) = (left.t, right.t - left.t);
        let curve = Interpolant::new(nodes, start, width);
        let mut y = vec![0.0; left.y.len()];
        let (function, n) = (&mut self.function, self.coordinates);
        let mut value = |tau: f64| {
            curve.evaluate(tau, &mut y);
            function(start + width * tau, &y[..n], &y[n..])
        };
        let tau = root(&mut value, left.s, right.s);
        let residual = value(tau).abs();

        let inner = if nodes.len() >= 4 { &nodes[1..nodes.len() - 1] } else { nodes };
        let mut coarse = vec![0.0; y.len()];
        Interpolant::new(inner, start, width).evaluate(tau, &mut coarse);
        let uncertainty = y.iter().zip(&coarse).fold(0.0, |max, (a, b)| f64::max(max, (a - b).abs()));
        let v = y.split_off(self.coordinates);
        Some(Crossing { t: start + width * tau, q: y, v, residual, uncertainty })
    }
}

/// The polynomial through some nodes, in a time τ that is 0 at one node and 1 at the next.
struct Interpolant<'a> {
    nodes: &'a [Node],
    tau: Vec<f64>,
    weights: Vec<f64>,
}

impl<'a> Interpolant<'a> {
    fn new(nodes: &'a [Node], start: f64, width: f64) -> Self {
        let tau: Vec<f64> = nodes.iter().map(|node| (node.t - start) / width).collect();
        let weight = |j: usize| {
            let others = tau.iter().enumerate().filter(|(k, _)| *k != j);
            1.0 / others.map(|(_, other)| tau[j] - other).product::<f64>()
        };
        let weights = (0..tau.len()).map(weight).collect();
        Interpolant { nodes, tau, weights }
    }

    fn evaluate(&self, tau: f64, y: &mut [f64]) {
        if let Some(j) = self.tau.iter().position(|node| *node == tau) {
            y.copy_from_slice(&self.nodes[j].y);
            return;
        }
        y.fill(0.0);
        let mut sum = 0.0;
        for ((node, at), weight) in self.nodes.iter().zip(&self.tau).zip(&self.weights) {
            let share = weight / (tau - at);
            sum += share;
            y.iter_mut().zip(&node.y).for_each(|(y, entry)| *y += share * entry);
        }
        y.iter_mut().for_each(|y| *y /= sum);
    }
}

/// Finds the zero in [0, 1] of a function with these values at the ends, which are zero or of
/// opposite signs.
fn root(mut f: impl FnMut(f64) -> f64, at_0: f64, at_1: f64) -> f64 {
    let (mut a, mut fa, mut b, mut fb) = (0.0f64, at_0, 1.0f64, at_1);
    let mut best = if at_0.abs() < at_1.abs() { (a, at_0) } else { (b, at_1) };
    let mut width: f64 = 2.0;
    // At least every second step halves the bracket, so 120 steps shrink it to roundoff; in
    // practice ten suffice.
    for _ in 0..120 {
        if best.1 == 0.0 || (b - a).abs() <= f64::EPSILON {
            break;
        }
        let slow = (b - a).abs() > 0.5 * width;
        width = (b - a).abs();
        let secant = b - fb * (b - a) / (fb - fa);
        let c = if slow || !secant.is_finite() { 0.5 * (a + b) } else { secant };
        // If the secant has converged from one side, a step of one ulp crosses the root.
        let c = if (c - b).abs() < f64::EPSILON { b + f64::EPSILON.copysign(a - b) } else { c };
        let fc = f(c);
        if fc.abs() <= best.1.abs() {
            best = (c, fc);
        }
        if (fc < 0.0) == (fb < 0.0) {
            // The other end stays. Its value shrinks, so that the next secant reaches beyond the
            // root.
            let shrink = 1.0 - fc / fb;
            fa *= if shrink > 0.0 { shrink } else { 0.5 };
        } else {
            (a, fa) = (b, fb);
        }
        (b, fb) = (c, fc);
    }
    best.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a circle with `per_turn` nodes to a turn, over `turns` turns, started at the angle
    /// `phase`.
    fn circle(per_turn: u32, turns: u32, phase: f64) -> Trajectory {
        let mut run = Trajectory::new(["x"], ["y"]);
        for k in 0..=per_turn * turns {
            let t = std::f64::consts::TAU * f64::from(k) / f64::from(per_turn);
            run.push(t, &[(t + phase).sin()], &[(t + phase).cos()], 0.5, 0.0);
        }
        run
    }

    fn upwards(run: &Trajectory, nodes: usize) -> Vec<Crossing> {
        Section::new(|_, q: &[f64], _: &[f64]| q[0], Direction::Rising).nodes(nodes).of(run)
    }

    /// The time and place of every crossing are as accurate as the number of nodes promises.
    #[test]
    fn crossings_are_exact() {
        // For a sine wave, the interpolation error in the middle of N nodes at distances δ is at
        // most (N−1)!!² (δ/2)^N / N!, and in the first interval at most δ^N / (4 N). Roundoff comes
        // from times up to 60 and from the 12 products of the interpolation.
        for (per_turn, nodes) in [(20, 12), (40, 12), (40, 8), (16, 16)] {
            let run = circle(per_turn, 9, 1.0);
            let delta = std::f64::consts::TAU / f64::from(per_turn);
            let end = delta.powi(nodes as i32) / (4.0 * nodes as f64) + 1e-14;
            let crossings = upwards(&run, nodes);
            assert_eq!(crossings.len(), 9);
            for (k, crossing) in crossings.iter().enumerate() {
                let exact = std::f64::consts::TAU * (k as f64 + 1.0) - 1.0;
                let error = (crossing.t - exact).abs().max((crossing.v[0] - 1.0).abs());
                assert!(error < end, "{per_turn}, {nodes}: {error:e}, {end:e}");
                assert!(error <= crossing.uncertainty + 1e-14, "{error:e}, {crossing:?}");
                // Sums of twelve products of size one have a few rounding errors.
                assert!(crossing.residual < 4.0 * f64::EPSILON, "{crossing:?}");
            }
        }
    }

    #[test]
    fn directions() {
        let run = circle(50, 4, 1.0);
        let count = |direction| Section::new(|_, q: &[f64], _: &[f64]| q[0], direction).of(&run).len();
        assert_eq!((count(Direction::Rising), count(Direction::Falling), count(Direction::Both)), (4, 4, 8));
    }

    /// The first node counts if it lies on the section; a later node on it counts once; the last
    /// node does not count, because its future is not known.
    #[test]
    fn nodes_on_the_section() {
        let mut run = Trajectory::new(["x"], ["y"]);
        for (k, x) in [0.0, 1.0, 2.0, 1.0, 0.0, 1.0, -1.0, 0.0, 1.0, -2.0, 0.0].into_iter().enumerate() {
            run.push(k as f64, &[x], &[0.0], 0.0, 0.0);
        }
        let times = |direction| {
            let section = Section::new(|_, q: &[f64], _: &[f64]| q[0], direction).nodes(4).of(&run);
            section.into_iter().map(|c| c.t).collect::<Vec<_>>()
        };
        // The run touches the section from above at t = 4 and leaves it upwards, so the node counts
        // as rising.
        assert_eq!(times(Direction::Rising), [0.0, 4.0, 7.0]);
        let falling = times(Direction::Falling);
        assert!(falling.len() == 2 && (5.0..6.0).contains(&falling[0]) && (8.0..9.0).contains(&falling[1]));
    }

    #[test]
    fn short_runs_and_functions_of_time() {
        let run = circle(40, 1, 0.5);
        for rows in 0..6 {
            let mut short = run.clone();
            for column in [&mut short.q, &mut short.v] {
                column.truncate(rows);
            }
            short.t.truncate(rows);
            let crossings = Section::new(|t, _: &[f64], _: &[f64]| t - 0.3, Direction::Both).of(&short);
            // The nodes lie 0.157 apart.
            assert_eq!(crossings.len(), usize::from(rows >= 3), "{rows} rows");
            assert!(crossings.iter().all(|c| (c.t - 0.3).abs() < 1e-15));
        }
    }

    #[test]
    fn time_may_run_backwards_and_at_unequal_steps() {
        let mut run = Trajectory::new(["x"], ["y"]);
        let mut t = 0.0f64;
        for k in 0..200 {
            run.push(t, &[(t + 0.5).sin()], &[(t + 0.5).cos()], 0.5, 0.0);
            t -= 0.1 + 0.02 * f64::from(k % 3);
        }
        let crossings = Section::new(|_, q: &[f64], _: &[f64]| q[0], Direction::Rising).of(&run);
        assert!(crossings.len() >= 3);
        for crossing in crossings {
            // Run backwards, x rises where its derivative is negative.
            assert!((crossing.v[0] + 1.0).abs() < 1e-10 && crossing.residual < 1e-15, "{crossing:?}");
        }
    }

    #[test]
    fn roots_of_awkward_functions() {
        type Function = fn(f64) -> f64;
        let functions: [(Function, f64); 5] = [
            (|x| x - 0.25, 0.25),
            (|x| (x - 0.5).powi(3), 0.5),
            (|x| x.powi(9) - 1e-6, 1e-6f64.powf(1.0 / 9.0)),
            (|x| (50.0 * (x - 0.9)).tanh(), 0.9),
            (|x| if x < 0.3 { -1.0 } else { 1e-9 }, 0.3),
        ];
        for (f, exact) in functions {
            let mut evaluations = 0;
            let counted = |x| {
                evaluations += 1;
                f(x)
            };
            let x = root(counted, f(0.0), f(1.0));
            // A triple root is only as sharp as the cube root of the smallest number that differs from it.
            assert!((x - exact).abs() <= 4e-16 || f(x) == 0.0, "{x} for {exact}");
            assert!(evaluations <= 110, "{evaluations}");
        }
    }
}
