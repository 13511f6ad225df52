//! Isometries between the admissible velocities in the middle of a step and those at its ends.
//!
//! Let X be a basis of ker μ(q̄), G = Xᵀ g(q̄) X, P = 1 − g⁻¹ μᵀ (μ g⁻¹ μᵀ)⁻¹ μ at an end, and A =
//! G⁻¹ Xᵀ g P X, which is symmetric and positive in the metric G. The map y ↦ P X A^(−1/2) y is an
//! isometry: its velocity has the length √(y·G y) in the metric g at the end. It is the orthogonal
//! factor of the projection P between the two spaces, and its action on velocities X y does not
//! depend on the basis. P X A^(−1/2) with an orthonormal X̄ is U of
//! [`iso`](crate::scheme::methods).
//!
//! **The root.** If g is the same at q̄ and at the end, A = 1 − G⁻¹ Kᵀ C⁻¹ K with K = (μ − μ(q̄)) X
//! and C = μ g⁻¹ μᵀ. Only the rows of K for varying rows of μ are nonzero. With v such rows,
//! A^(−1/2) is a function of a v × v matrix, with N = 1 − K G⁻¹ Kᵀ C⁻¹ and R = √N:
//!
//! ```text
//! (1 − U V)^(−1/2) = 1 + U (R (1 + R))⁻¹ V = 1 + U (R + N)⁻¹ V,   U = G⁻¹ Kᵀ C⁻¹,  V = K,  N = 1 − V U
//! ```
//!
//! The isometry therefore requires square roots of matrices of dimension d = min(m, v), or d = m if
//! g varies. By Cayley and Hamilton
//!
//! ```text
//! d = 2:  R = (N + s)/t,  s = √det N,  t = √(tr N + 2 s)
//! d = 3:  R = (e N + s) (N + f)⁻¹,  s = √det N,  e = tr R,  f = (e² − tr N)/2,  e = √(tr N + 2 √(½ (tr² N − tr N²) + 2 e s))
//! ```
//!
//! where e is an unknown of the step, with a step of Newton's method as its equation. For larger N
//! the inverse root Z = R⁻¹ is unknown, with the equation Z = Z (3 − N Z²)/2. One iteration squares
//! the part of the error that commutes with N, and multiplies the rest by ½ |1 − √(λᵢ/λⱼ)|, which
//! tends to 0 near N = 1.
//!
//! **In frames.** A frame that spans D everywhere gives orthonormal bases at both places, X̂ = X
//! L⁻ᵀ with L Lᵀ = Xᵀ g X. The isometry is X̂ O with the orthogonal factor O of N = X̂ᵀ g X̄.
//! Columns that no entry of N connects have separate factors: 1 for one column, and for two
//!
//! ```text
//! O = (c, −s; s, c)/√(c² + s²),  c = N₁₁ + N₂₂,  s = N₂₁ − N₁₂
//! ```
//!
//! if det N is positive. It is positive unless some direction turns by a right angle; such a step
//! is rejected. A motion then carries the components c of its velocity X̂ c, which a step rotates,
//! c' = O' (Oᵀ c + h ṙ), without any projection.

use super::Context;
use super::blocks::Equations;
use super::level::near_one;
use super::middle::{Kernel, Middle};
use super::script::Script;
use crate::blocks::join;
use crate::cost;
use crate::ir::graph::Stage;
use crate::ir::handles::{Matrix, Place, Scalar, Vector};
use crate::mechanics::Mechanics;
use petgraph::unionfind::UnionFind;
use std::collections::BTreeMap;

/// Common data of all isometries from the middle of a step.
pub struct Isometry<'s> {
    script: Script<'s>,
    /// X̂ at the canonical q if isometries use frames; X is X̄ then.
    pub frame: Option<Matrix<'s>>,
    /// Columns of frames that entries of N connect, in parts of one or two columns.
    parts: Vec<Vec<usize>>,
    /// X, k × m.
    pub basis: Matrix<'s>,
    /// G.
    gram: Matrix<'s>,
    /// μ at the middle, for the chord.
    constraints: Matrix<'s>,
    /// The middle, if g varies and the ends must use the metric of the middle.
    frozen: Option<Place<'s>>,
}

/// The isometry to one end of a step.
pub struct Node<'s> {
    script: Script<'s>,
    /// (q, t) at the end.
    place: Place<'s>,
    basis: Matrix<'s>,
    gram: Matrix<'s>,
    /// O, if isometries use frames.
    factor: Option<Matrix<'s>>,
    turned: Option<Turned<'s>>,
    root: Root<'s>,
    /// Numbers that are 1 without rotation and 0 for a rotation by a right angle. They are the
    /// product of the squared cosines of the angles between both spaces, or in frames the product
    /// of the cosines for each part.
    alignments: Vec<Scalar<'s>>,
}

/// The rows of μ that vary.
struct Turned<'s> {
    /// K = (μ − μ(q̄)) X, v × m.
    rows: Matrix<'s>,
    /// The part of C⁻¹ for these rows, v × v.
    inverse_gram: Matrix<'s>,
    /// The columns of g⁻¹ μᵀ C⁻¹ for these rows, k × v.
    reactions: Matrix<'s>,
}

impl<'s> Turned<'s> {
    /// Returns Kᵀ C⁻¹ K.
    fn lost(&self) -> Matrix<'s> {
        self.rows.transpose() * (self.inverse_gram * self.rows)
    }
}

/// A^(−1/2).
enum Root<'s> {
    /// A is 1.
    One,
    /// The root of A itself.
    Whole(Small<'s>),
    /// The root 1 + U (R + N)⁻¹ V.
    Low { u: Matrix<'s>, v: Matrix<'s>, n: Small<'s> },
}

/// A matrix N with the data of its square root R.
struct Small<'s> {
    n: Matrix<'s>,
    root: SmallRoot<'s>,
}

enum SmallRoot<'s> {
    /// det R and tr R.
    Closed { det: Scalar<'s>, trace: Scalar<'s> },
    /// R⁻¹.
    Inverse(Matrix<'s>),
}

impl<'s> Isometry<'s> {
    /// Returns the isometries by projections, with the metric of the middle at the ends (`frozen`)
    /// or with the metric of each end.
    pub fn projected(s: Script<'s>, middle: &Middle<'s>, kernel: &Kernel<'s>, frozen: bool) -> Self {
        let (basis, gram) = middle.tangent(kernel);
        let constraints = middle.constraints();
        let frozen = (frozen && metric_varies(s.mechanics)).then_some(middle.place);
        Isometry { script: s, frame: None, parts: Vec::new(), basis, gram, constraints, frozen }
    }

    /// Converts the isometries to frames; `None` if these have no factors in closed form.
    pub fn in_frames(self, kernel: &Kernel<'s>) -> Option<Self> {
        let s = self.script;
        let (frame, basis) = (orthonormal(s, kernel.basis, kernel.gram()), orthonormal(s, self.basis, self.gram));
        let (m, n) = (basis.columns(), overlap(frame, s.mass_matrix(), basis));
        let mut together = UnionFind::new(m);
        (0..m).for_each(|i| join(&mut together, (0..m).filter(|&j| i == j || !n.entry(i, j).is_zero())));
        let mut parts: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        (0..m).for_each(|i| parts.entry(together.find(i)).or_default().push(i));
        let parts: Vec<Vec<usize>> = parts.into_values().collect();
        let gram = self.unit(m);
        let is_closed = parts.iter().all(|part| part.len() <= cost::CLOSED_FACTOR);
        is_closed.then_some(Isometry { frame: Some(frame), parts, basis, gram, ..self })
    }

    /// Returns whether frames apply: the frame spans D everywhere, and frames are orthonormal in
    /// the metric of their places.
    pub fn has_frames(cx: &mut Context<'_>, frozen: bool) -> bool {
        let mechanics = cx.mechanics;
        mechanics.model().m() <= cost::ISOMETRY_COLUMNS
            && !(frozen && metric_varies(mechanics))
            && cx.frame_is_regular()
    }

    /// Returns the alignment of the admissible velocities between the middle and these places: 1
    /// without rotation, and not positive for a rotation by a right angle.
    pub fn alignment(&self, nodes: [&Node<'s>; 2]) -> Scalar<'s> {
        let turning = nodes.iter().flat_map(|node| node.alignments.iter().copied());
        let turning = turning.filter(|alignment| alignment.stage() > Stage::Const);
        turning.reduce(Scalar::smaller).unwrap_or(self.script.ratio(1, 1))
    }

    /// Returns G⁻¹ p.
    pub fn components(&self, p: Vector<'s>) -> Vector<'s> {
        self.gram.solve_positive(p)
    }

    /// Returns the components of a velocity with these momenta, at the canonical q and in the basis
    /// there.
    pub fn components_here(&self, kernel: &Kernel<'s>, p: Vector<'s>) -> Vector<'s> {
        self.frame
            .map_or_else(|| kernel.gram().solve_positive(kernel.basis.transpose() * p), |frame| frame.transpose() * p)
    }

    /// Returns the isometry to a place of q (and t). A root may need an unknown with this name.
    pub fn to(&self, place: Place<'s>, name: &str, equations: &mut Equations) -> Node<'s> {
        let (s, x) = (self.script, self.basis);
        if let Some(frame) = self.frame {
            let frame = frame.at(place);
            let n = overlap(frame, s.mass_matrix().at(place), x);
            let factors = self.parts.iter().map(|part| (part, orthogonal_factor(s, n, part)));
            let (alignments, factors): (Vec<Scalar<'s>>, Vec<_>) =
                factors.map(|(part, (det, factor))| (det, (part, factor))).unzip();
            let entry = |i: usize, j: usize| {
                let found = factors.iter().find_map(|(part, factor)| {
                    let [i, j] = [i, j].map(|column| part.iter().position(|&own| own == column));
                    Some(factor.entry(i?, j?))
                });
                found.unwrap_or(s.ratio(0, 1))
            };
            let factor = s.matrix(x.columns(), x.columns(), entry);
            let (basis, factor) = (frame * factor, Some(factor));
            return Node {
                script: s,
                place,
                basis,
                gram: self.gram,
                factor,
                turned: None,
                root: Root::One,
                alignments,
            };
        }
        let (m, mu) = (x.columns(), s.constraint_matrix().at(place));
        let change = mu - self.constraints;
        let varying: Vec<usize> = (0..mu.rows()).filter(|&i| change.row(i).entries().any(|e| !e.is_zero())).collect();
        let turned = (!varying.is_empty()).then(|| {
            let rows = s.matrix(varying.len(), x.rows(), |i, j| change.entry(varying[i], j)) * x;
            let (inverse_gram, reactions) = self.reactions(place, &varying);
            Turned { rows, inverse_gram, reactions }
        });
        let is_constant = !metric_varies(s.mechanics) || self.frozen.is_some();
        let (root, alignment) = match &turned {
            None if is_constant => (Root::One, s.ratio(1, 1)),
            Some(Turned { rows, inverse_gram, .. }) if is_constant && varying.len() < m => {
                let u = (*rows * self.gram_inverse()).transpose() * *inverse_gram;
                let n = Small::new(s, self.unit(varying.len()) - *rows * u, name, equations);
                let alignment = n.alignment(s);
                (Root::Low { u, v: *rows, n }, alignment)
            }
            _ => {
                let metric = s.mass_matrix().at(place);
                let own = if is_constant { self.gram } else { x.transpose() * (metric * x) };
                let left = turned.as_ref().map_or(own, |turned| own - turned.lost());
                let n = Small::new(s, self.gram_inverse() * left, name, equations);
                let alignment = match n.n.rows() <= cost::CLOSED_ROOT && !is_constant {
                    true => n.alignment(s) * (self.gram.determinant() / own.determinant()),
                    false => n.alignment(s),
                };
                (Root::Whole(n), alignment)
            }
        };
        let alignments = vec![alignment];
        Node { script: s, place, basis: x, gram: self.gram, factor: None, turned, root, alignments }
    }

    fn unit(&self, n: usize) -> Matrix<'s> {
        self.script.matrix(n, n, |i, j| self.script.ratio((i == j).into(), 1))
    }

    fn gram_inverse(&self) -> Matrix<'s> {
        let m = self.gram.rows();
        if m <= cost::CLOSED_ROOT {
            return self.gram.inverse();
        }
        self.unit(m).columns_mapped(|column| self.gram.solve_positive(column))
    }

    /// Returns the rows and columns of C⁻¹ at a place for these rows of μ, and the columns of g⁻¹
    /// μᵀ C⁻¹ for them.
    fn reactions(&self, place: Place<'s>, varying: &[usize]) -> (Matrix<'s>, Matrix<'s>) {
        let s = self.script;
        let r = s.constraint_matrix().rows();
        let (directions, inverse) = match self.frozen {
            Some(middle) => {
                let mu = s.constraint_matrix().at(place);
                let metric = s.mass_matrix().at(middle);
                let directions = mu.transpose().columns_mapped(|row| metric.solve_positive(row));
                let gram = mu * directions;
                (directions, varying.iter().map(|&i| gram.solve_positive(s.unit(r, i))).collect::<Vec<_>>())
            }
            None => {
                let inverse = varying.iter().map(|&i| s.solve_constraint_gram(s.unit(r, i)).at(place));
                (s.constraint_directions().at(place), inverse.collect())
            }
        };
        let block = s.matrix(varying.len(), varying.len(), |i, j| inverse[j].entry(varying[i]));
        let columns: Vec<Vector<'s>> = inverse.iter().map(|&column| directions * column).collect();
        (block, s.matrix(directions.rows(), varying.len(), |i, j| columns[j].entry(i)))
    }
}

impl<'s> Node<'s> {
    /// Returns A^(−1/2) y.
    fn root(&self, y: Vector<'s>) -> Vector<'s> {
        match &self.root {
            Root::One => y,
            Root::Whole(n) => n.over_root(self.script, y),
            Root::Low { u, v, n } => y + *u * n.over_sum(self.script, *v * y),
        }
    }

    /// Returns P X A^(−1/2) y, a velocity at the end.
    pub fn velocity(&self, y: Vector<'s>) -> Vector<'s> {
        let (y, x) = (self.root(y), self.basis);
        self.turned.as_ref().map_or(x * y, |turned| x * y - turned.reactions * (turned.rows * y))
    }

    /// Returns the y with velocity(y')·p = y'·G y for all y'. If p = g w for an admissible velocity
    /// w and g is the metric of the isometry, then w = velocity(y).
    pub fn components(&self, p: Vector<'s>) -> Vector<'s> {
        let onto = self.basis.transpose() * p;
        let onto = self
            .turned
            .as_ref()
            .map_or(onto, |turned| onto - turned.rows.transpose() * (turned.reactions.transpose() * p));
        self.root(self.gram.solve_positive(onto))
    }

    /// Returns O y, the components in the frame at the end; y without a frame.
    pub fn turned(&self, y: Vector<'s>) -> Vector<'s> {
        self.factor.map_or(y, |factor| factor * y)
    }

    /// Returns Oᵀ c.
    pub fn turned_back(&self, c: Vector<'s>) -> Vector<'s> {
        self.factor.map_or(c, |factor| factor.transpose() * c)
    }

    /// Returns the velocity w at the end with components(g w) = y, for an isometry in the metric of
    /// the middle.
    pub fn velocity_of_momenta(&self, y: Vector<'s>) -> Vector<'s> {
        let (s, m) = (self.script, self.gram.rows());
        let metric = s.mass_matrix().at(self.place);
        let columns: Vec<Vector<'s>> = (0..m).map(|a| self.velocity(s.unit(m, a))).collect();
        let own = s.matrix(m, m, |a, b| columns[a].dot(metric * columns[b]));
        let y = own.solve_positive(self.gram * y);
        columns.iter().zip(y.entries()).fold(s.zeros(metric.rows()), |sum, (&column, y)| sum + y * column)
    }
}

impl<'s> Small<'s> {
    fn new(s: Script<'s>, n: Matrix<'s>, name: &str, equations: &mut Equations) -> Self {
        let d = n.rows();
        let root = if d <= cost::CLOSED_ROOT {
            Self::closed(s, n, name, equations)
        } else {
            Self::inverse(s, n, name, equations)
        };
        Small { n, root }
    }

    fn closed(s: Script<'s>, n: Matrix<'s>, name: &str, equations: &mut Equations) -> SmallRoot<'s> {
        let det = n.determinant().sqrt();
        let trace = s.vector((0..n.rows()).map(|i| n.entry(i, i))).sum();
        let trace = match n.rows() {
            1 => det,
            2 => (trace + 2 * det).sqrt(),
            _ => {
                let squares = (0..3).flat_map(|i| (0..3).map(move |j| (i, j)));
                let trace_of_square = s.vector(squares.map(|(i, j)| n.entry(i, j) * n.entry(j, i))).sum();
                let second = s.ratio(1, 2) * (trace.square() - trace_of_square);
                // The right-hand side is Newton's step for e² − tr N − 2 √(second + 2 e s).
                let e = s.variable(name);
                let below = (second + 2 * (e * det)).sqrt();
                let slope = det / below;
                let next = (e.square() - 2 * (e * slope) + trace + 2 * below) / (2 * (e - slope));
                let three = s.vector([s.ratio(3, 1)]);
                equations.rows(s.vector([e]), s.vector([e - next]), three, three);
                e
            }
        };
        SmallRoot::Closed { det, trace }
    }

    fn inverse(s: Script<'s>, n: Matrix<'s>, name: &str, equations: &mut Equations) -> SmallRoot<'s> {
        let d = n.rows();
        let entries = s.numbered(&format!("{name}_"), d * d);
        let z = s.matrix(d, d, |i, j| entries.entry(i * d + j));
        let product = n * (z * z);
        let three = s.matrix(d, d, |i, j| s.ratio(if i == j { 3 } else { 0 }, 1));
        let value = s.ratio(1, 2) * (z * (three - product));
        let one = s.vector((0..d * d).map(|at| s.ratio((at / d == at % d).into(), 1)));
        equations.rows(entries, entries - value.entries(), one, s.ones(d * d));
        SmallRoot::Inverse(z)
    }

    /// Returns 1 for N = 1 and 0 for a singular N: det N, or d/|R⁻¹|² for larger matrices.
    fn alignment(&self, s: Script<'s>) -> Scalar<'s> {
        match &self.root {
            SmallRoot::Closed { det, .. } => det.square(),
            SmallRoot::Inverse(z) => s.ratio(self.n.rows() as i64, 1) / z.entries().norm_squared(),
        }
    }

    /// Returns f = (tr² R − tr N)/2.
    fn middle(&self, s: Script<'s>, trace: Scalar<'s>) -> Scalar<'s> {
        let of_n = s.vector((0..3).map(|i| self.n.entry(i, i))).sum();
        s.ratio(1, 2) * (trace.square() - of_n)
    }

    /// Returns R⁻¹ x.
    fn over_root(&self, s: Script<'s>, x: Vector<'s>) -> Vector<'s> {
        let (det, trace) = match self.root {
            SmallRoot::Inverse(z) => return z * x,
            SmallRoot::Closed { det, trace } => (det, trace),
        };
        match self.n.rows() {
            1 => x / det,
            // R⁻¹ = (tr R − R)/det R with R = (N + s)/t.
            2 => (trace.square() - det) / (det * trace) * x - self.n * x / (det * trace),
            _ => {
                let x = self.shifted(s, trace, det).inverse() * x;
                self.n * x + self.middle(s, trace) * x
            }
        }
    }

    /// Returns (R + N)⁻¹ x.
    fn over_sum(&self, s: Script<'s>, x: Vector<'s>) -> Vector<'s> {
        let (det, trace) = match self.root {
            // R + N = N (Z + 1).
            SmallRoot::Inverse(z) => {
                let d = self.n.rows();
                let sum = s.matrix(d, d, |i, j| s.ratio(1, 2) * (z.entry(i, j) + s.ratio((i == j).into(), 1)));
                return near_one(s, self.n * sum, x / 2);
            }
            SmallRoot::Closed { det, trace } => (det, trace),
        };
        match self.n.rows() {
            1 => x / (det + det.square()),
            2 => trace * (self.shifted(s, trace + 1, det).inverse() * x),
            _ => {
                // R (N + f) = e N + s: (R + N)⁻¹ = (N + f) (N² + (e + f) N + s)⁻¹.
                let f = self.middle(s, trace);
                let x = (self.n * self.n + self.shifted(s, trace + f, det)).inverse() * x;
                self.n * x + f * x
            }
        }
    }

    /// Returns a N + b.
    fn shifted(&self, s: Script<'s>, a: Scalar<'s>, b: Scalar<'s>) -> Matrix<'s> {
        let d = self.n.rows();
        s.matrix(d, d, |i, j| if i == j { a * self.n.entry(i, j) + b } else { a * self.n.entry(i, j) })
    }
}

/// Returns N = X̂ᵀ g X̄ with the frame and the metric of a place.
fn overlap<'s>(frame: Matrix<'s>, metric: Matrix<'s>, basis: Matrix<'s>) -> Matrix<'s> {
    (frame.transpose() * (metric * basis)).with_joined_angles()
}

/// Returns X L⁻ᵀ with L Lᵀ = G.
fn orthonormal<'s>(s: Script<'s>, x: Matrix<'s>, gram: Matrix<'s>) -> Matrix<'s> {
    let (mut columns, mut factor): (Vec<Vector<'s>>, Vec<Vec<Scalar<'s>>>) = (Vec::new(), Vec::new());
    for j in 0..x.columns() {
        let (mut column, mut square, mut row) = (x.column(j), gram.entry(j, j), Vec::<Scalar<'s>>::new());
        for i in 0..j {
            let inner = (0..i).fold(gram.entry(j, i), |sum, k| sum - row[k] * factor[i][k]);
            let across = inner / factor[i][i];
            (column, square) = (column - across * columns[i], square - across.square());
            row.push(across);
        }
        row.push(square.sqrt());
        columns.push(column / row[j]);
        factor.push(row);
    }
    s.matrix(x.rows(), x.columns(), |i, a| columns[a].entry(i))
}

/// Returns the determinant of a part of N of one or two columns, and its orthogonal factor, which
/// is valid if the determinant is positive.
fn orthogonal_factor<'s>(s: Script<'s>, n: Matrix<'s>, part: &[usize]) -> (Scalar<'s>, Matrix<'s>) {
    let n = s.matrix(part.len(), part.len(), |i, j| n.entry(part[i], part[j]));
    if part.len() == 1 {
        return (n.determinant(), s.matrix(1, 1, |_, _| s.ratio(1, 1)));
    }
    let (cosine, sine) = (n.entry(0, 0) + n.entry(1, 1), n.entry(1, 0) - n.entry(0, 1));
    let norm = (cosine.square() + sine.square()).sqrt();
    let (cosine, sine) = (cosine / norm, sine / norm);
    (n.determinant(), s.matrix(2, 2, |i, j| [[cosine, -sine], [sine, cosine]][i][j]))
}

/// Returns whether g depends on the configuration or on the time.
fn metric_varies(mechanics: &Mechanics) -> bool {
    !mechanics.mass_is_constant()
}
