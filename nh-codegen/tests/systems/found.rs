//! Faults that random systems have found, each reduced to its smallest form.

use nonholonomic_codegen::declaration::Declaration;
use nonholonomic_codegen::pipeline::{self, Compiled};
use nonholonomic_codegen::quantity::Quantity;
use nonholonomic_exec::{Caller, Run};

fn compile(yaml: &str) -> Compiled {
    let declaration = Declaration::from_yaml(yaml, "found").unwrap_or_else(|e| panic!("{e}"));
    pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{e}"))
}

/// Checks quadratures far from the origin. The places of a quadrature are rounded by more than its
/// terms there, which does not mean that a step is too long.
pub fn quadratures_far_out() {
    let compiled = compile(
        "name: far\ncoordinates: [x, y]\nlagrangian: (x_dot^2 + y_dot^2)/2 - y*sin(x)/2\nmethods: [avf, avf4, avf6]\n",
    );
    let system = Caller::new(&compiled.program, &[]).expect("no parameters");
    for method in ["avf", "avf4", "avf6"] {
        let start = ([-8e5, 0.5], [0.6, -0.3]);
        let mut run = Run::new(&compiled.program, method, &[], 0.01, &start.0, &start.1).expect("starts");
        let energy = |q: &[f64], w: &[f64]| system.call(Quantity::Energy, &[q, w]).expect("an energy")[0];
        let first = energy(&start.0, &start.1);
        for _ in 0..50 {
            run.step().unwrap_or_else(|e| panic!("{method}: {e}"));
            let (q, w) = run.state();
            // Each of the 50 steps rounds x, with a force of at most ½.
            assert!((energy(&q, &w) - first).abs() < 50.0 * f64::EPSILON * 8e5 / 2.0, "{method}");
        }
        // A step that is too long is rejected there as well.
        let mut run = Run::new(&compiled.program, method, &[], 60.0, &start.0, &start.1).expect("starts");
        assert!((0..4).any(|_| run.step().is_err()), "{method}");
    }
}

/// Checks short steps of `rattle`. The multiplier of a position is as uncertain as the position
/// over h², and no more accuracy is required.
pub fn short_steps_of_rattle() {
    let compiled = compile(
        "name: rattle\ncoordinates: [x, y, z]\nlagrangian: (x_dot^2 + 2*y_dot^2 + 3*z_dot^2)/2\n\
         constraints: [x_dot - y*z_dot]\nholonomic: [z + z^3/10 + 0.67*y^2 - 1.5629043065400852]\nmethods: [rattle, 'rattle:consistent']\n",
    );
    let (y, z) = (0.8430419829928506_f64, 0.9897620872168222_f64);
    let speed = -2.0 * 0.67 * y / (1.0 + 0.3 * z * z);
    let start = ([-0.9, y, z], [y * speed, 1.0, speed]);
    for method in ["rattle", "rattle:consistent"] {
        for h in [1e-2, 1e-3, 1e-4, 1e-5, 1e-6] {
            let mut run = Run::new(&compiled.program, method, &[], h, &start.0, &start.1).expect("starts");
            for _ in 0..100 {
                run.step().unwrap_or_else(|e| panic!("{method}, h = {h}: {e}"));
                let (q, _) = run.state();
                let level = q[2] + q[2].powi(3) / 10.0 + 0.67 * q[1] * q[1] - 1.5629043065400852;
                assert!(level.abs() < 8.0 * f64::EPSILON, "{method}, h = {h}: {level:e}");
            }
        }
    }
}
