//! `iso` and `iso-var` compared with a dense implementation of their formulas, which uses only g, μ
//! and V at a point: kernels by singular values, roots by eigenvalues, Newton's method by
//! differences. Tests of their invariants follow.

use super::*;
use nalgebra::{DMatrix, DVector};
use nh_cases::Numbers;
use nonholonomic_exec::RunError;

/// Systems with different kinds of roots: the dimension m of D, the number v of varying rows of μ,
/// and whether g varies.
const SYSTEMS: &[(&str, &str)] = &[
    // m = 1, v = 1.
    (
        "line",
        "coordinates: [x, y]\nlagrangian: (x_dot^2 + 2*y_dot^2)/2 - cos(x) - x*y\nconstraints: [x_dot*cos(y) + (2 + x)*y_dot]\n",
    ),
    // m = 2, v = 1.
    (
        "sleigh",
        "coordinates: [x, y, theta]\nlagrangian: (x_dot^2 + y_dot^2 + theta_dot^2)/2 - x^4/4 - sin(theta)*y\nconstraints: [x_dot*sin(theta) - y_dot*cos(theta)]\n",
    ),
    // m = 2, v = 2, of three rows.
    (
        "rows",
        "coordinates: [x, y, z, s, u]\nlagrangian: (x_dot^2 + y_dot^2 + 2*z_dot^2 + s_dot^2 + u_dot^2)/2 - x^2/2 - s*u\nconstraints: [x_dot - y*z_dot, y_dot - sin(s)*u_dot, z_dot + s_dot - u_dot]\n",
    ),
    // m = 3, v = 2.
    (
        "two",
        "coordinates: [x, y, z, s, u]\nlagrangian: (x_dot^2 + y_dot^2 + 2*z_dot^2 + s_dot^2 + 3*u_dot^2)/2 - cos(x)*y - s^2\nconstraints: [x_dot - y*z_dot + s*u_dot, y_dot - sin(s)*u_dot]\n",
    ),
    // m = 4, v = 3.
    (
        "three",
        "coordinates: [a, b, c, d, e, f, g]\nlagrangian: (a_dot^2 + b_dot^2 + 2*c_dot^2 + d_dot^2 + e_dot^2 + f_dot^2 + g_dot^2)/2 - a^2 - d*e\nconstraints: [a_dot - b*d_dot + c*e_dot, b_dot - sin(a)*f_dot + d*g_dot, c_dot + e*g_dot - d_dot]\n",
    ),
    // m = 1 with a metric that varies.
    (
        "curved",
        "coordinates: [x, y]\nlagrangian: ((1 + x^2)*x_dot^2 + (2 + sin(y))*y_dot^2 + x*x_dot*y_dot)/2 - x^2*y^2\nconstraints: [x_dot*cos(y) + (2 + x)*y_dot]\n",
    ),
    // m = 2.
    (
        "moving",
        "coordinates: [x, y, z]\nlagrangian: ((1 + y^2)*x_dot^2 + 2*y_dot^2 + (2 + cos(x))*z_dot^2 + y*x_dot*z_dot)/2 - x^2/2 - cos(y + z)\nconstraints: [x_dot - y*z_dot]\n",
    ),
    // m = 3.
    (
        "dense",
        "coordinates: [x, y, z, s]\nlagrangian: ((1 + y^2)*x_dot^2 + 2*y_dot^2 + (2 + cos(x))*z_dot^2 + y*x_dot*z_dot + (1 + s^2/4)*s_dot^2)/2 - x^2/2 - z*s\nconstraints: [x_dot - y*z_dot + s*s_dot]\n",
    ),
    // m = 4.
    (
        "wide",
        "coordinates: [x, y, z, s, u]\nlagrangian: ((1 + y^2)*x_dot^2 + 2*y_dot^2 + (2 + cos(x))*z_dot^2 + y*x_dot*z_dot + (1 + s^2/4)*s_dot^2 + 2*u_dot^2 + sin(u)*u_dot*y_dot)/2 - x^2/2 - z*s - cos(u)\nconstraints: [x_dot - y*z_dot + s*u_dot]\n",
    ),
    // m = 5, v = 4 of four rows.
    (
        "four",
        "coordinates: [a, b, c, d, e, f, g, i, j]\nlagrangian: (a_dot^2 + b_dot^2 + 2*c_dot^2 + d_dot^2 + e_dot^2 + f_dot^2 + g_dot^2 + i_dot^2 + 3*j_dot^2)/2 - a^2 - d*e - cos(i)\nconstraints: [a_dot - b*d_dot + c*e_dot, b_dot - sin(a)*f_dot + d*g_dot, c_dot + e*g_dot - d_dot + i*j_dot, i_dot - f*j_dot + a*e_dot]\n",
    ),
    // m = 2 without constraints.
    (
        "free",
        "coordinates: [x, y]\nlagrangian: (2*x_dot^2 + y_dot^2 + 2*cos(x - y)*x_dot*y_dot)/2 - 2*cos(x) - cos(y)\n",
    ),
];

pub fn trials() -> Vec<Trial> {
    let dense = |&(name, text): &(&'static str, &'static str)| {
        trial(format!("iso::{name}_by_a_dense_implementation"), move || against_dense(name, text))
    };
    let mut trials: Vec<Trial> = SYSTEMS.iter().map(dense).collect();
    trials.push(trial("iso::the_energies_of_blocks", blocks));
    trials.push(trial("iso::is_avf_in_an_orthonormal_frame", is_avf));
    trials.push(trial("iso::does_not_depend_on_the_frame", frames));
    trials.push(trial("iso::goes_on_where_frames_end", goes_on));
    trials.push(trial("iso::a_right_angle_is_an_error", right_angle));
    trials.push(trial("iso::orders_with_every_root", orders));
    trials.push(trial("iso::gears_with_friction", gears));
    trials
}

/// Tests a planetary gear: two of four rates are torn from the others, and the carrier's angle
/// moves by a sum, a part of which is known only within the equations.
fn gears() {
    let text = "coordinates: [s, c, p, r]\nparameters: {A: 2, B: 3}\n\
                lagrangian: (s_dot^2 + c_dot^2 + r_dot^2 + p_dot^2)/2 - r^2/2 + cos(c)\n\
                constraints: [A*s_dot + B*p_dot - c_dot, r_dot - B*p_dot - A*c_dot]\nforces: {s: -s_dot}\n";
    let compiled = system("gears", text, "[iso, iso:4, rk4]");
    let system = Caller::new(&compiled.program, &[2.0, 3.0]).expect("parameters fit");
    let (q, any) = ([0.3, -0.4, 0.5, 0.2], [3.0, 0.5, -0.7, 0.2]);
    let w = super::projected(&system, &q, &any);
    let (energy, scale) = energy_of(&system, &q, &w);
    let end = |method: &str, steps: u32| {
        let h = 2.0 / f64::from(steps);
        let mut run = Run::new(&compiled.program, method, &[2.0, 3.0], h, &q, &w).expect("starts");
        for _ in 0..steps {
            run.step().unwrap_or_else(|error| panic!("{method}: {error}"));
        }
        let (q, w) = run.state();
        // The bound allows one rounding of the energy's terms in each step, all of one sign.
        let off = energy_of(&system, &q, &w).0 - run.work() - energy;
        assert!(method == "rk4" || off.abs() < f64::from(steps) * scale * f64::EPSILON, "{method}: {off:e}");
        [q, w].concat()
    };
    let exact = end("rk4", 4000);
    let error = |method, steps| {
        let end = end(method, steps);
        end.iter().zip(&exact).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
    };
    for (method, steps, order) in [("iso", 100, 2.0), ("iso:4", 50, 4.0)] {
        let found = (error(method, steps) / error(method, 2 * steps)).log2();
        assert!((found - order).abs() < 0.2, "{method}: order {found}");
    }
}

fn system(name: &str, text: &str, methods: &str) -> Compiled {
    exposed(declared(name, &format!("name: {name}\n{text}methods: {methods}\n")))
}

/// The data of a dense step.
struct Dense<'c> {
    system: Caller<'c>,
    n: usize,
    variational: bool,
}

impl Dense<'_> {
    fn call(&self, quantity: Quantity, q: &DVector<f64>) -> Vec<f64> {
        self.system.call(quantity, &[q.as_slice()]).expect("it is exposed")
    }

    fn metric(&self, q: &DVector<f64>) -> DMatrix<f64> {
        DMatrix::from_row_slice(self.n, self.n, &self.call(Quantity::MassMatrix, q))
    }

    fn constraints(&self, q: &DVector<f64>) -> DMatrix<f64> {
        let entries = self.call(Quantity::ConstraintMatrix, q);
        DMatrix::from_row_slice(entries.len() / self.n, self.n, &entries)
    }

    fn gradient(&self, q: &DVector<f64>) -> DVector<f64> {
        DVector::from_vec(self.call(Quantity::PotentialGradient, q))
    }

    /// Returns ∂g/∂qⁱ by differences of order four, with an error of 1e-11.
    fn slope(&self, q: &DVector<f64>, i: usize) -> DMatrix<f64> {
        let at = |d: f64| {
            let mut q = q.clone();
            q[i] += d;
            self.metric(&q)
        };
        let d = 1e-3;
        ((at(d) - at(-d)) * 8.0 - (at(2.0 * d) - at(-2.0 * d))) / (12.0 * d)
    }

    /// Returns a basis of ker μ that is orthonormal in a metric.
    fn kernel(&self, mu: &DMatrix<f64>, g: &DMatrix<f64>) -> DMatrix<f64> {
        let (r, n) = mu.shape();
        let basis = match r {
            0 => DMatrix::identity(n, n),
            _ => {
                // The basis consists of eigenvectors of μᵀ μ for its smallest eigenvalues.
                let eigen = (mu.transpose() * mu).symmetric_eigen();
                let mut order: Vec<usize> = (0..n).collect();
                order.sort_by(|&a, &b| eigen.eigenvalues[a].total_cmp(&eigen.eigenvalues[b]));
                DMatrix::from_columns(&order[..n - r].iter().map(|&a| eigen.eigenvectors.column(a)).collect::<Vec<_>>())
            }
        };
        let cholesky = (basis.transpose() * g * &basis).cholesky().expect("a metric");
        let inverse = cholesky.l().try_inverse().expect("a metric");
        basis * inverse.transpose()
    }

    /// Returns U = P X̄ (X̄ᵀ g P X̄)^(−1/2).
    fn isometry(&self, x: &DMatrix<f64>, g: &DMatrix<f64>, mu: &DMatrix<f64>) -> DMatrix<f64> {
        let inverse = g.clone().try_inverse().expect("a metric");
        let directions = &inverse * mu.transpose();
        let projected = match (mu * &directions).try_inverse() {
            Some(gram) if mu.nrows() > 0 => x - directions * gram * mu * x,
            _ => x.clone(),
        };
        let eigen = (x.transpose() * g * &projected).symmetric_eigen();
        let roots = DMatrix::from_diagonal(&eigen.eigenvalues.map(|value| 1.0 / value.sqrt()));
        projected * (&eigen.eigenvectors * roots * eigen.eigenvectors.transpose())
    }

    /// Returns ∫₀¹ ∇V(q + ξ Δ) dξ by 64 times three Gauss nodes.
    fn mean_gradient(&self, a: &DVector<f64>, b: &DVector<f64>) -> DVector<f64> {
        let mut sum = DVector::zeros(self.n);
        for panel in 0..64 {
            for (node, weight) in [(-0.6f64.sqrt(), 5.0 / 18.0), (0.0, 8.0 / 18.0), (0.6f64.sqrt(), 5.0 / 18.0)] {
                let xi = (f64::from(panel) + 0.5 + 0.5 * node) / 64.0;
                sum += weight / 64.0 * self.gradient(&(a + xi * (b - a)));
            }
        }
        sum
    }

    /// Returns the residual of a step to the new (q, w), which does not depend on a basis.
    fn residual(&self, h: f64, [q, w, q1, w1]: [&DVector<f64>; 4]) -> DVector<f64> {
        let middle = (q + q1) / 2.0;
        let (g, mu) = (self.metric(&middle), self.constraints(&middle));
        let x = self.kernel(&mu, &g);
        let components = |q: &DVector<f64>, w: &DVector<f64>| {
            let own = self.metric(q);
            let u = self.isometry(&x, if self.variational { &g } else { &own }, &self.constraints(q));
            u.transpose() * own * w
        };
        let (r0, r1) = (components(q, w), components(q1, w1));
        let mean = &x * (&r0 + &r1) / 2.0;
        let mut force = if self.variational { -self.gradient(&middle) } else { -self.mean_gradient(q, q1) };
        for i in 0..self.n {
            let slope = self.slope(&middle, i);
            force[i] += 0.5 * mean.dot(&(&slope * &mean));
            if !self.variational {
                force -= 0.5 * mean[i] * (slope * &mean);
            }
        }
        let fibre = &x * ((&r1 - r0) / h - x.transpose() * force) + mu.transpose() * (self.constraints(q1) * w1);
        let rows = (q1 - q) / h - mean;
        DVector::from_iterator(2 * self.n, rows.iter().chain(fibre.iter()).copied())
    }

    /// Computes one step by Newton's method with a Jacobian by differences.
    fn step(&self, h: f64, q: &DVector<f64>, w: &DVector<f64>) -> DVector<f64> {
        let n = self.n;
        let at = |z: &DVector<f64>| self.residual(h, [q, w, &z.rows(0, n).into_owned(), &z.rows(n, n).into_owned()]);
        let mut z = DVector::from_iterator(2 * n, (q + h * w).iter().chain(w.iter()).copied());
        for _ in 0..20 {
            let rest = at(&z);
            let column = |i: usize| {
                let mut aside = z.clone();
                aside[i] += 1e-6;
                (at(&aside) - &rest) / 1e-6
            };
            let jacobian = DMatrix::from_columns(&(0..2 * n).map(column).collect::<Vec<_>>());
            z -= jacobian.lu().solve(&rest).expect("it is regular");
        }
        z
    }
}

/// Compares steps of moderate size from random states with the dense implementation, up to the
/// error of its differences.
fn against_dense(name: &str, text: &str) {
    let compiled = system(name, text, "[iso, iso-var]");
    let n = compiled.mechanics.model().n();
    let mut numbers = Numbers(name.len() as u64);
    for (method, variational) in [("iso", false), ("iso-var", true)] {
        let system = Caller::new(&compiled.program, &[]).expect("no parameters");
        for _ in 0..4 {
            let (q, any) = (numbers.vector(n), numbers.vector(n));
            let w = super::projected(&system, &q, &any);
            let system = Caller::new(&compiled.program, &[]).expect("no parameters");
            let dense = Dense { system, n, variational };
            let expected = dense.step(0.2, &DVector::from_vec(q.clone()), &DVector::from_vec(w.clone()));
            let mut run = Run::new(&compiled.program, method, &[], 0.2, &q, &w).expect("it starts");
            run.step().unwrap_or_else(|error| panic!("{name}, {method}: {error}"));
            let (q, w) = run.state();
            let apart = q.iter().chain(&w).zip(expected.iter()).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
            assert!(apart < 1e-10, "{name}, {method}: {apart:e} apart");
        }
    }
}

/// Checks that each block of the transmission with a rotating driver keeps its own energy, which
/// the total energy does not show. `gonzalez` loses a third of both in that time.
fn blocks() {
    let compiled = compile("gearbox", &["iso", "gonzalez"]);
    let data = compiled.mechanics.model().about.data.iter().find(|data| data.name == "rot").expect("it is declared");
    let point = data.point().expect("numbers");
    let energies = |q: &[f64], w: &[f64]| {
        let driver = w[2] * w[2] / 2.0 - (q[2].cos() - 0.25 * (2.0 * q[2]).sin());
        let passenger = (w[0] * w[0] + w[1] * w[1] + q[0] * q[0] + q[1] * q[1]) / 2.0;
        [driver, passenger]
    };
    let worst = |method: &str| {
        let mut run =
            Run::new(&compiled.program, method, &point.parameters, 0.1, &point.coordinates, &point.velocities)
                .expect("it starts");
        let start = energies(&point.coordinates, &point.velocities);
        let mut worst = [0.0f64; 2];
        for _ in 0..30_000 {
            run.step().expect("it steps");
            let (q, w) = run.state();
            for ((worst, now), start) in worst.iter_mut().zip(energies(&q, &w)).zip(start) {
                *worst = worst.max((now - start).abs());
            }
        }
        worst
    };
    // 3e4 steps each round a dozen terms below 4 by ε/2, mostly of one sign: at most 3e4 · 12 · 2
    // ε.
    let kept = worst("iso");
    assert!(kept.iter().all(|&error| error < 1.6e-10), "{kept:?}");
    let lost = worst("gonzalez");
    assert!(lost.iter().all(|&error| error > 0.1), "{lost:?}");
}

/// Checks that `iso` equals `avf` in an orthonormal frame if g is constant and every block has one
/// velocity.
fn is_avf() {
    let compiled = compile("gearbox", &["iso", "avf"]);
    let system = Caller::new(&compiled.program, &[0.5, -1.0]).expect("two parameters");
    let mut numbers = Numbers(5);
    for _ in 0..20 {
        let (q, any) = (numbers.vector(3), numbers.vector(3));
        let w = super::projected(&system, &q, &any);
        let [a, b] = ["iso", "avf"].map(|method| {
            let mut run = Run::new(&compiled.program, method, &[0.5, -1.0], 0.3, &q, &w).expect("it starts");
            run.step().expect("it steps");
            let (q, w) = run.state();
            [q, w].concat()
        });
        let apart = a.iter().zip(&b).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        // Both computations round a dozen numbers of size 1.
        assert!(apart < 24.0 * f64::EPSILON, "{apart:e}");
    }
}

/// Checks that the step is the same for every declared frame.
fn frames() {
    let text = "coordinates: [x, y, z]\nlagrangian: (x_dot^2 + 2*y_dot^2 + z_dot^2)/2 - x^2/2 - y^2*z^2/2\nconstraints: [z_dot - y*x_dot]\n";
    let frames = ["", "frame: [[1, 0, y], [0, 1, 0]]\n", "frame: [[1, y, y], [sin(x), 2, y*sin(x)]]\n"];
    let steps = frames.map(|frame| {
        let compiled = system("framed", &format!("{text}{frame}"), "[iso, iso-var]");
        ["iso", "iso-var"].map(|method| {
            let start = ([0.3, -0.7, 0.2], [0.5, 0.8, -0.35]);
            let mut run = Run::new(&compiled.program, method, &[], 0.3, &start.0, &start.1).expect("it starts");
            for _ in 0..3 {
                run.step().expect("it steps");
            }
            let (q, w) = run.state();
            [q, w].concat()
        })
    });
    for other in &steps[1..] {
        for (a, b) in steps[0].iter().flatten().zip(other.iter().flatten()) {
            assert!((a - b).abs() < 60.0 * f64::EPSILON, "{a} {b}");
        }
    }
}

/// Checks that steps pass x = 1, where every frame from algebra ends, with the energy kept.
fn goes_on() {
    let text = "coordinates: [x, y, z]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - z\nconstraints: [(1 - x)*y_dot - x*z_dot]\n\
        frame: [[1, 0, 0], [0, x*(1 - x), (1 - x)^2]]\n";
    let compiled = system("ends", text, "[iso, gonzalez]");
    let system = Caller::new(&compiled.program, &[]).expect("no parameters");
    let (q, w) = ([0.5, 0.0, 0.0], [1.0, 0.3, 0.3]);
    let run = |method: &str| -> Result<f64, RunError> {
        let mut run = Run::new(&compiled.program, method, &[], 0.07, &q, &w)?;
        let (first, size) = energy_of(&system, &q, &w);
        let mut worst = 0.0f64;
        for _ in 0..30 {
            run.step()?;
            let (q, w) = run.state();
            worst = worst.max((energy_of(&system, &q, &w).0 - first).abs() / size);
        }
        Ok(worst)
    };
    assert!(run("gonzalez").is_err());
    let worst = run("iso").unwrap_or_else(|error| panic!("{error}"));
    assert!(worst < 30.0 * 16.0 * f64::EPSILON, "{worst:e}");
}

/// Checks that a blade that rotates by half a turn in one step, and is thus at a right angle to its
/// middle, gives an error.
fn right_angle() {
    let text = "coordinates: [x, y, theta]\nlagrangian: (x_dot^2 + y_dot^2 + theta_dot^2)/2\nconstraints: [x_dot*sin(theta) - y_dot*cos(theta)]\n";
    let compiled = system("blade", text, "[iso, iso-var]");
    for method in ["iso", "iso-var"] {
        let step = |h: f64| {
            let mut run = Run::new(&compiled.program, method, &[], h, &[0.0; 3], &[1.0, 0.0, 1.0]).expect("it starts");
            run.step()
        };
        assert_eq!(step(0.9 * std::f64::consts::PI), Ok(()), "{method}");
        for beyond in [1.0, 1.3] {
            let error = step(beyond * std::f64::consts::PI).expect_err("it is too long").to_string();
            assert!(
                error.contains("has turned by a right angle or more from all directions allowed in its middle"),
                "{error}"
            );
        }
    }
}

/// Checks order two for every kind of root, from errors at h and at h/2 against a motion with h/64.
fn orders() {
    for &(name, text) in SYSTEMS {
        let compiled = system(name, text, "[iso, iso-var]");
        let system = Caller::new(&compiled.program, &[]).expect("no parameters");
        let n = compiled.mechanics.model().n();
        let mut numbers = Numbers(7);
        let (q, any) = (numbers.vector(n), numbers.vector(n));
        let w = super::projected(&system, &q, &any);
        for method in ["iso", "iso-var"] {
            let end = |steps: u32| {
                let h = 0.5 / f64::from(steps);
                let mut run = Run::new(&compiled.program, method, &[], h, &q, &w).expect("it starts");
                for _ in 0..steps {
                    run.step().unwrap_or_else(|error| panic!("{name}, {method}: {error}"));
                }
                let (q, w) = run.state();
                [q, w].concat()
            };
            let truth = end(640);
            let points: Vec<(f64, f64)> = [10, 20, 40]
                .into_iter()
                .map(|steps| {
                    let error = end(steps).iter().zip(&truth).map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                    ((1.0 / f64::from(steps)).ln(), error.ln())
                })
                .collect();
            let slope = nh_cases::slope(&points);
            // The reference's own error is 1/256 of the finest: 0.003 of the slope.
            assert!((slope - 2.0).abs() < 0.15, "{name}, {method}: order {slope:.3}, {points:?}");
        }
    }
}
