//! Figures 1 and 2: the momentum loci.

use super::{Body, Method};
use crate::{Experiment, Failure, Outcome, Report, Setting, Table, Verdict};
use nalgebra::{DMatrix, Matrix3, SMatrix, Vector2, Vector3};
use nonholonomic_plot::{Curve, Figure, Panel};
use std::f64::consts::PI;

/// The momentum locus of Moser and Veselov's Lagrangian.
pub const FIGURE_1: Experiment = Experiment {
    name: "garcia-naranjo-fig1",
    title: "momentum locus of the non-consistent discretisation of Suslov's problem, with the plane of the continuous momenta",
    source: "García-Naranjo & Jiménez (2017), figure 1, proposition 5.1, section 5.2, proposition 9.1",
    run: |setting| run(setting, Method::MoserVeselov),
};

/// The momentum locus of Cayley's difference.
pub const FIGURE_2: Experiment = Experiment {
    name: "garcia-naranjo-fig2",
    title: "momentum locus of the consistent discretisation of Suslov's problem, with the plane of the continuous momenta",
    source: "García-Naranjo & Jiménez (2017), figure 2, sections 6.1 and 6.2, proposition 9.2",
    run: |setting| run(setting, Method::Cayley),
};

/// The step, for the paper's "small value". The locus of another step is this one, scaled by the
/// ratio of the steps.
const STEP: f64 = 0.1;
/// The numbers of lines of the drawn surface: circles of displacements by the same angle, and rays
/// of displacements about the same axis.
const CIRCLES: usize = 12;
const RAYS: usize = 24;

/// The locus of a body.
struct Locus {
    body: Body,
    method: Method,
}

/// Returns ω of a displacement by an angle about the axis (cos φ, sin φ, 0): h|ω| = 2 tan(angle/2).
fn turn(angle: f64, phi: f64) -> Vector3<f64> {
    Vector3::new(phi.cos(), phi.sin(), 0.0) * (2.0 * (0.5 * angle).tan() / STEP)
}

impl Locus {
    fn point(&self, omega: Vector3<f64>) -> Vector3<f64> {
        self.method.momentum(&self.body.inertia, STEP, omega)
    }

    /// Returns the largest angle of the drawn displacements. The locus of Moser and Veselov is
    /// bounded and closes at the angle π.
    fn largest_angle(&self) -> f64 {
        match self.method {
            Method::MoserVeselov => PI,
            Method::Cayley => 0.6 * PI,
        }
    }

    /// Returns points all over the drawn part of the locus, on a spiral with the golden angle.
    fn scattered(&self, count: usize) -> Vec<Vector3<f64>> {
        let golden = PI * (3.0 - 5_f64.sqrt());
        let point = |k: usize| {
            let part = (k as f64 + 0.5) / count as f64;
            self.point(turn(self.largest_angle() * part.sqrt(), golden * k as f64))
        };
        (0..count).map(point).collect()
    }

    /// Measures how closely a polynomial of this degree vanishes on the locus: the least singular
    /// value of the matrix of monomials at points of the locus, over the largest. It is roundoff if
    /// some polynomial vanishes at all points.
    fn least_singular(&self, degree: usize) -> f64 {
        let powers: Vec<[i32; 3]> = (0..=degree)
            .flat_map(|i| (0..=degree - i).flat_map(move |j| (0..=degree - i - j).map(move |k| [i, j, k])))
            .map(|p| p.map(|i| i as i32))
            .collect();
        let points = self.scattered(3 * powers.len());
        let size: Vector3<f64> = points.iter().fold(Vector3::zeros(), |size, p| size.sup(&p.abs()));
        let matrix = DMatrix::from_fn(points.len(), powers.len(), |row, column| {
            let p = points[row].component_div(&size);
            (0..3).map(|i| p[i].powi(powers[column][i])).product::<f64>()
        });
        let singular = matrix.singular_values();
        singular.min() / singular.max()
    }

    /// Solves the equations (M₁, M₂)(ω) = ρ of a step for all their real solutions.
    fn solutions(&self, rho: Vector2<f64>) -> Vec<Vector2<f64>> {
        let residual = |w: Vector2<f64>| self.point(Vector3::new(w.x, w.y, 0.0)).xy() - rho;
        let mut found: Vec<Vector2<f64>> = Vec::new();
        for ring in 0..16 {
            for ray in 0..12 {
                let start = turn(PI * (f64::from(ring) + 0.5) / 16.0, 2.0 * PI * f64::from(ray) / 12.0).xy();
                if let Some(w) = newton(residual, start)
                    && found.iter().all(|other| (other - w).norm() > 1e-6 * (1.0 + w.norm()))
                {
                    found.push(w);
                }
            }
        }
        found
    }
}

/// Finds a zero of a function of two unknowns by Newton's method with finite differences; returns
/// `None` if it does not converge.
fn newton(f: impl Fn(Vector2<f64>) -> Vector2<f64>, mut x: Vector2<f64>) -> Option<Vector2<f64>> {
    for _ in 0..60 {
        let h = 1e-6 * (1.0 + x.norm());
        let slope = |e: Vector2<f64>| (f(x + e * h) - f(x - e * h)) / (2.0 * h);
        let jacobian = nalgebra::Matrix2::from_columns(&[slope(Vector2::x()), slope(Vector2::y())]);
        let change = jacobian.try_inverse()? * f(x);
        x -= change;
        if x.norm().is_nan() || x.norm() >= 1e8 {
            return None;
        }
        if change.norm() < 1e-9 * (1.0 + x.norm()) {
            return Some(x);
        }
    }
    None
}

/// A pinch point of the locus of Moser and Veselov's Lagrangian, with the results computed there.
struct Pinch {
    /// The momentum of the pinch point.
    momentum: Vector3<f64>,
    /// The ratio of the momentum's derivatives in two directions of the locus.
    collapse: f64,
    /// The difference between the momenta of two different displacements p ± t/2, relative to their
    /// size.
    crossing: f64,
}

impl Locus {
    /// Computes h M/2 for the displacement with the quaternion p = (p₀, p₁, p₂, 0). It is (p₀ I
    /// p̃ + p̃ × I p̃)/|p|², p̃ = (p₁, p₂, 0): three quadratic forms on the projective plane.
    fn form(&self, p: &Vector3<f64>) -> Vector3<f64> {
        let axis = Vector3::new(p.y, p.z, 0.0);
        let momentum = self.body.inertia * axis;
        momentum * p.x + axis.cross(&momentum)
    }

    /// Computes the pinch points. The surface's derivative at p vanishes along t ⟂ p if Aᵢ(p, t) =
    /// 0 for the three forms Aᵢ, that is, if p tᵀ + t pᵀ is orthogonal to A₁, A₂, A₃ and 1. The
    /// symmetric matrices with that property form a plane. Those of rank two in it are the real
    /// roots of a cubic, and each gives two points. Then p + s t and p − s t have the same
    /// momentum, for every s.
    fn pinches(&self) -> Vec<Pinch> {
        let unit = |i: usize| Vector3::ith(i, 1.0);
        let polar = |a: &Vector3<f64>, b: &Vector3<f64>| (self.form(&(a + b)) - self.form(a) - self.form(b)) * 0.5;
        // Symmetric matrices are vectors of six entries: the diagonal, and √2 times the
        // off-diagonal entries.
        const PLACES: [(usize, usize); 6] = [(0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2)];
        let weight = |i: usize, j: usize| if i == j { 1.0 } else { 2_f64.sqrt() };
        let mut gram = SMatrix::<f64, 6, 6>::zeros();
        for form in 0..4 {
            let entry = |(i, j): (usize, usize)| match form {
                3 => f64::from(u8::from(i == j)),
                _ => polar(&unit(i), &unit(j))[form],
            };
            let row = SMatrix::<f64, 6, 1>::from_fn(|k, _| weight(PLACES[k].0, PLACES[k].1) * entry(PLACES[k]));
            let row = row.normalize();
            gram += row * row.transpose();
        }
        let eigen = gram.symmetric_eigen();
        let mut order: Vec<usize> = (0..6).collect();
        order.sort_by(|a, b| eigen.eigenvalues[*a].total_cmp(&eigen.eigenvalues[*b]));
        let matrix = |column: usize| {
            let vector = eigen.eigenvectors.column(column);
            let place = |i: usize, j: usize| PLACES.iter().position(|p| *p == (i.min(j), i.max(j)));
            Matrix3::from_fn(|i, j| place(i, j).map_or(0.0, |k| vector[k] / weight(i, j)))
        };
        let (first, second) = (matrix(order[0]), matrix(order[1]));
        let mixed = |angle: f64| first * angle.cos() + second * angle.sin();
        let determinant = |angle: f64| mixed(angle).determinant();
        let grid: Vec<f64> = (0..=720).map(|k| PI * f64::from(k) / 720.0).collect();
        let roots = grid.windows(2).filter(|w| (determinant(w[0]) < 0.0) != (determinant(w[1]) < 0.0));
        roots.flat_map(|w| self.pinch(&mixed(bisected(determinant, w[0], w[1])))).collect()
    }

    /// Returns the two points of a matrix λ (u uᵀ − w wᵀ) = λ/2 ((u + w)(u − w)ᵀ + (u − w)(u +
    /// w)ᵀ).
    fn pinch(&self, matrix: &Matrix3<f64>) -> [Pinch; 2] {
        let eigen = matrix.symmetric_eigen();
        let (up, down) = (eigen.eigenvalues.imax(), eigen.eigenvalues.imin());
        let (u, w) = (eigen.eigenvectors.column(up).into_owned(), eigen.eigenvectors.column(down).into_owned());
        [(u + w, u - w), (u - w, u + w)].map(|(p, t)| {
            let derivative = |d: &Vector3<f64>| self.form(&(p + d)) - self.form(&(p - d));
            let across = p.cross(&t);
            let value = |x: Vector3<f64>| self.form(&x) / x.norm_squared();
            Pinch {
                momentum: value(p) * (2.0 / STEP),
                collapse: derivative(&t).norm() / derivative(&across).norm(),
                crossing: (value(p + t * 0.5) - value(p - t * 0.5)).norm() / value(p).norm(),
            }
        })
    }
}

/// Finds a zero between a and b by bisection. The function has different signs there.
fn bisected(f: impl Fn(f64) -> f64, mut a: f64, mut b: f64) -> f64 {
    let below = f(a) < 0.0;
    for _ in 0..60 {
        let middle = 0.5 * (a + b);
        if (f(middle) < 0.0) == below { a = middle } else { b = middle }
    }
    0.5 * (a + b)
}

/// Projects momenta for a view from above, turned so that the plane 𝔡* is seen neither face-on nor
/// edge-on.
fn seen(m: &Vector3<f64>) -> (f64, f64) {
    let ((sa, ca), (se, ce)) = (0.9_f64.sin_cos(), 0.7_f64.sin_cos());
    (ca * m.y - sa * m.x, ce * m.z - se * (ca * m.x + sa * m.y))
}

fn run(setting: &Setting<'_>, method: Method) -> Result<Report, Failure> {
    let locus = Locus { body: Body::new(setting, "generic", &[])?, method };
    let mut table = Table::new("", ["omega1", "omega2", "M1", "M2", "M3", "distance"]);
    let angles: Vec<f64> = (1..=CIRCLES).map(|k| locus.largest_angle() * k as f64 / CIRCLES as f64).collect();
    // A displacement by π about an axis has no finite ω; its momentum is the limit.
    let angles: Vec<f64> = angles.into_iter().map(|angle| angle.min(PI * (1.0 - 1e-9))).collect();
    let axes: Vec<f64> = (0..RAYS).map(|k| 2.0 * PI * k as f64 / RAYS as f64).collect();
    for angle in &angles {
        for axis in &axes {
            let omega = turn(*angle, *axis);
            let m = locus.point(omega);
            table.push([omega.x, omega.y, m.x, m.y, m.z, locus.body.distance(&m)].map(Into::into).to_vec());
        }
    }
    let figure = figure(&locus, &angles, &axes);
    let verdicts = match method {
        Method::MoserVeselov => non_consistent(&locus),
        Method::Cayley => consistent(&locus),
    };
    Ok(Report { tables: vec![table], figure, verdicts })
}

fn figure(locus: &Locus, angles: &[f64], axes: &[f64]) -> Figure {
    let fine = |k: i32| 2.0 * PI * f64::from(k) / 96.0;
    let circles = angles.iter().map(|a| (0..=96).map(|k| locus.point(turn(*a, fine(k)))).collect());
    let most = angles[angles.len() - 1];
    let rays = axes.iter().map(|axis| (0..=48).map(|k| locus.point(turn(most * f64::from(k) / 48.0, *axis))).collect());
    let lines: Vec<Vec<Vector3<f64>>> = circles.chain(rays).collect();
    // The plane is drawn as far as the momenta of a third of the largest angle reach.
    let inertia = &locus.body.inertia;
    let reach = turn(locus.largest_angle() / 3.0, 0.0).norm();
    let plane = |phi: f64, part: f64| inertia * Vector3::new(phi.cos(), phi.sin(), 0.0) * (reach * part);
    let rings = (1..=4).map(|i| (0..=96).map(|k| plane(fine(k), f64::from(i) / 4.0)).collect());
    let spokes = axes.iter().map(|axis| vec![Vector3::zeros(), plane(*axis, 1.0)]);
    let flat: Vec<Vec<Vector3<f64>>> = rings.chain(spokes).collect();

    type Look = fn(&Vector3<f64>) -> (f64, f64);
    let panel = |title: &str, (x, y): (&str, &str), look: Look| {
        let mut panel = Panel::new(title, x, y).equal_axes();
        for (lines, colour, label) in [(&lines, 0, "momentum locus"), (&flat, 1, "plane 𝔡*")] {
            for (i, line) in lines.iter().enumerate() {
                let curve = Curve::line(line.iter().map(look).collect()).colour(colour);
                panel = panel.curve(if i == 0 { curve.label(label) } else { curve });
            }
        }
        panel
    };
    let number = if locus.method == Method::MoserVeselov { 1 } else { 2 };
    let subtitle = format!(
        "García-Naranjo & Jiménez (2017), figure {number}: {}; h = {STEP}; displacements by up to {:.0}°",
        locus.body.describe(),
        locus.largest_angle().to_degrees()
    );
    let title = format!("Suslov's problem: momentum locus of {}", locus.method.label());
    Figure::new(title, subtitle)
        .row([panel("from above", ("", ""), seen), panel("from the side", ("M₂", "M₃"), |m| (m.y, m.z))])
}

/// Decides a property of both loci: they contain the origin, and are tangent to the plane there.
fn tangency(locus: &Locus, source: &str) -> Verdict {
    // The largest distance from the plane over |M|², on shrinking circles, is bounded if the
    // surfaces are tangent.
    let ratio = |radius: f64| {
        let points = (0..360).map(|k| locus.point(turn(radius, f64::from(k).to_radians())));
        points.map(|m| locus.body.distance(&m).abs() / (m.norm_squared() * STEP)).fold(0.0, f64::max)
    };
    let ratios = [1e-1, 1e-2, 1e-3, 1e-4].map(ratio);
    let grows = ratios[3] / ratios[0];
    Verdict::new(format!("{source}: the locus and the plane are tangent at the origin"), grows, Outcome::of(grows < 1.5))
        .criterion(
            "the largest distance from the plane, over h|M|², on the circle of displacements by 1e-4: less than 1.5 times its value at 1e-1",
        )
        .measured(format!("{:.4} at 1e-1, {:.4} at 1e-4", ratios[0], ratios[3]))
}

/// Decides whether the locus consists of zeros of a polynomial of this degree, and of none of
/// lesser degree.
fn algebraic(locus: &Locus, source: &str, degree: usize) -> Verdict {
    let (least, lesser) = (locus.least_singular(degree), locus.least_singular(degree - 1));
    Verdict::new(
        format!("{source}: the locus is contained in the zeros of a polynomial of degree {degree}"),
        least,
        Outcome::of(least < 1e-14 && lesser > 1e-12),
    )
    .criterion(format!(
        "least singular value of the matrix of monomials at points of the locus, over the largest: below 1e-14 for degree {degree}, \
         above 1e-12 for degree {}, which has no such polynomial",
        degree - 1
    ))
    .measured(format!("{least:.1e} and {lesser:.1e}"))
}

/// Counts the real solutions of the equations of a step, at momenta of ordinary motions.
fn count(locus: &Locus, claim: &str, claimed: usize) -> Verdict {
    let momenta: Vec<Vector2<f64>> = (0..24)
        .map(|k| {
            let (s, c) = (2.0 * PI * f64::from(k) / 24.0).sin_cos();
            Vector2::new(c, s) * (0.25 + f64::from(k % 4))
        })
        .collect();
    let counts: Vec<usize> = momenta.iter().map(|rho| locus.solutions(*rho).len()).collect();
    let as_claimed = counts.iter().filter(|n| **n == claimed).count();
    let (least, most) = counts.iter().fold((usize::MAX, 0), |(a, b), n| (a.min(*n), b.max(*n)));
    Verdict::new(claim, as_claimed as f64, Outcome::of(as_claimed == counts.len()))
        .criterion(format!(
            "(M₁, M₂)(ω) = ρ has {claimed} for each of {} momenta ρ up to |ρ| = 3.25, by Newton's method from 192 places",
            counts.len()
        ))
        .measured(format!("{as_claimed} of {}; from {least} to {most} solutions", counts.len()))
}

fn non_consistent(locus: &Locus) -> Vec<Verdict> {
    let furthest = |radius: f64| {
        let points = (0..3600).map(|k| locus.point(turn(radius, f64::from(k).to_radians() / 10.0)).norm());
        points.fold(0.0, f64::max)
    };
    let inside = (1..1800).map(|k| furthest(PI * f64::from(k) / 1800.0)).fold(0.0, f64::max);
    let limit = furthest(PI * (1.0 - 1e-9));
    // |I ω|/(1 + h²|ω|²/4) ≤ λ/h, and the other term is at most λ 2/h.
    let largest = locus.body.inertia.symmetric_eigenvalues().max();
    let bound = 3.0 * largest / STEP;
    let pinches = locus.pinches();
    let worst = |of: fn(&Pinch) -> f64| pinches.iter().map(of).fold(0.0, f64::max);
    let places: Vec<String> =
        pinches.iter().map(|p| format!("({:.2}, {:.2}, {:.2})", p.momentum.x, p.momentum.y, p.momentum.z)).collect();
    vec![
        tangency(locus, "Proposition 5.1"),
        Verdict::new("the locus is bounded", inside, Outcome::of(inside.max(limit) <= bound))
            .criterion(format!("largest |M| over displacements by up to π at most 3 λ/h = {bound:.1}, λ the largest moment of inertia"))
            .measured(format!("{inside:.2}; at displacements by π {limit:.2}")),
        Verdict::new(
            "it has pinch points",
            pinches.len() as f64,
            Outcome::of(!pinches.is_empty() && worst(|p| p.collapse) < 1e-12),
        )
        .criterion("places where the derivative of the momentum in one direction vanishes, to 1e-12 of that in the other")
        .measured(format!("{} at M = {}; derivative {:.1e}", pinches.len(), places.join(", "), worst(|p| p.collapse))),
        Verdict::new(
            "it intersects itself",
            worst(|p| p.crossing),
            Outcome::of(!pinches.is_empty() && worst(|p| p.crossing) < 1e-12),
        )
        .criterion("two displacements, p ± t/2 at each pinch point p, t the direction that vanishes, have the same momentum to 1e-12")
        .measured(format!("{:.1e}", worst(|p| p.crossing))),
        algebraic(locus, "Proposition 9.1", 4),
        count(locus, "two of the solutions of a step's equations are real", 2),
    ]
}

fn consistent(locus: &Locus) -> Vec<Verdict> {
    let nearest = |radius: f64| {
        let omega = |k: i32| Vector3::new(f64::from(k).to_radians().cos(), f64::from(k).to_radians().sin(), 0.0);
        (0..360).map(|k| locus.point(omega(k) * (radius / STEP)).norm()).fold(f64::INFINITY, f64::min)
    };
    let growth = nearest(1e4) / nearest(1e3);
    vec![
        tangency(locus, "section 6.1"),
        Verdict::new("the locus is unbounded", growth, Outcome::of(growth > 900.0))
            .criterion("the least |M| grows like h³|ω|³: more than 900 times from h|ω| = 1e3 to 1e4")
            .measured(format!("{growth:.1} times")),
        algebraic(locus, "Proposition 9.2", 7),
        count(locus, "one of the solutions of a step's equations is real", 1),
    ]
}
