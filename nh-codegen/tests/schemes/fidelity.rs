//! Normal forms that lose digits are rejected: a system far from the origin of its coordinates
//! moves like the same system at the origin.

use super::*;

/// Declarations in which `X` is x minus a shift. Their parts are sums of powers, which a normal
/// form multiplies out.
const CASES: &[(&str, &str)] = &[
    ("a_mass", "lagrangian: (1 + X^6)*x_dot^2/2 + y_dot^2/2 + z_dot^2/2 - X^2/2 - y\nconstraints: [z_dot - y*x_dot]"),
    (
        "a_potential",
        "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - (X^2 - y^2)^4/4 - X^6/6\nconstraints: [z_dot - y*x_dot]",
    ),
    (
        "a_constraint",
        "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - X^2/2 - y^2/2\nconstraints: [(1 + X^6)*z_dot - X^3*x_dot - y*x_dot]\nframe: [[1, 0, (X^3 + y)/(1 + X^6)], [0, 1, 0]]",
    ),
    (
        "a_frame",
        "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - X^2/2 - y^2/2\nconstraints: [(1 + X^6)*z_dot - (y + X^5)*x_dot]\nframe: [[1 + X^6, 0, y + X^5], [0, 1, 0]]",
    ),
    (
        "a_matrix",
        "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - y^2/2\nconstraint_matrix: [[y + X^7, 0, -1 - X^6], [X^3, -1, 0]]\nframe: [[1, X^3, (y + X^7)/(1 + X^6)]]",
    ),
    (
        "a_charge",
        "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 + (1 + X^5)*y*x_dot + (X^7 - 1)*y_dot - X^2/2\nconstraints: [z_dot - y*x_dot]",
    ),
    ("a_drive", "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - X^2/2\nconstraints: [z_dot - y*x_dot - X^6 - X^3/4]"),
    (
        "a_surface",
        "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - z\nholonomic: [z + y^2/2 - (X^2 - y)^4 - X^7]\nconstraints: []\nframe: [[1, 0, 8*X*(X^2 - y)^3 + 7*X^6], [0, 1, -y - 4*(X^2 - y)^3]]",
    ),
    (
        "a_force",
        "lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - y^2/2\nconstraints: [z_dot - y*x_dot]\nforces: {x: -X^7 - X/2}",
    ),
    (
        "a_product",
        "lagrangian: ((1 + X^2)*x_dot^2 + (1 + X^4)*y_dot^2 + (2 + X^3)*z_dot^2)/2 - (1 - cos(X))\nconstraints: [(1 + X^2)*z_dot - X*y*x_dot]\nframe: [[1, 0, X*y/(1 + X^2)], [0, 1, 0]]",
    ),
];

/// Shift of the far systems along x.
const FAR: f64 = 1000.0;

pub fn trials() -> Vec<Trial> {
    CASES.iter().map(|&(name, parts)| trial(format!("fidelity::{name}"), move || far_away(parts))).collect()
}

fn compile(parts: &str, shift: f64) -> Compiled {
    let x = if shift == 0.0 { "x".to_owned() } else { format!("(x - {shift})") };
    let yaml = format!(
        "name: far\ncoordinates: [x, y, z]\n{}\ninitial: {{start: {{q: {{x: {}, y: 0.5, z: 0.125}}, v: {{x_dot: 0.25, y_dot: -0.5, z_dot: 0.125}}, project: true}}}}\nmethods: [all]\n",
        parts.replace('X', &x),
        shift + 0.25
    );
    exposed(declared("far", &yaml))
}

fn far_away(parts: &str) {
    let (near, far) = (compile(parts, 0.0), compile(parts, FAR));
    // Forces are never multiplied out.
    let lost = !parts.contains("forces");
    assert_eq!((near.mechanics.is_literal(), far.mechanics.is_literal()), (false, lost));
    assert!(
        !lost || far.diagnostics.list.iter().any(|d| d.to_string().contains("as it was written")),
        "{:?}",
        far.diagnostics
    );
    let mut compared = 0;
    for method in METHODS {
        let name = method.properties.name;
        let run = |compiled: &Compiled, shift: f64| -> Option<Vec<f64>> {
            let model = compiled.mechanics.model();
            compiled.program.steppers.iter().find(|s| s.method == name)?;
            let point = model.about.data[0].point().expect("numbers");
            let (q, w) = (point.coordinates, point.velocities);
            let mut run =
                Run::new(&compiled.program, name, &[], 0.0625, &q, &w).unwrap_or_else(|e| panic!("{name}: {e}"));
            for _ in 0..8 {
                run.step().unwrap_or_else(|e| panic!("{name}: {e}"));
            }
            let (mut q, w) = run.state();
            q[0] -= shift;
            Some([q, w].concat())
        };
        let (Some(near), Some(far)) = (run(&near, 0.0), run(&far, FAR)) else { continue };
        let off = near.iter().zip(&far).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max);
        // x is rounded by at most ε 1000/2 = 1e-13 in each of eight steps, and slopes of functions
        // of x are below 4 here: 4e-12.
        assert!(off < 4e-12, "{name}: off by {off:e}\n{near:?}\n{far:?}");
        compared += 1;
    }
    assert!(compared >= 16, "{compared} methods");
}
