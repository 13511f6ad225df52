//! Steps of any size under methods with the frame of a factorisation: the energy is kept to
//! roundoff, or the step is an error.

use super::*;
use nh_cases::Numbers;

const METHODS: [&str; 2] = ["gonzalez-r", "gonzalez-r-fd"];

/// Models of the library in which columns of μᵀ rotate.
const MODELS: [&str; 4] = ["knife_edge", "knife_edge_incline", "chaplygin_sleigh", "heisenberg"];

/// Columns that rotate on a sphere, columns that rotate with a mass that is not a multiple of I,
/// and two such columns.
const DECLARED: [(&str, &str); 3] = [
    (
        "sphere",
        "coordinates: [a, b, c]\nlagrangian: (a_dot^2 + b_dot^2 + c_dot^2)/2 - a/3\n\
         constraints: [sin(a)*cos(b)*a_dot + sin(a)*sin(b)*b_dot + cos(a)*c_dot]\n",
    ),
    (
        "twisted",
        "coordinates: [a, b, c]\nlagrangian: ((1 + a^2)*a_dot^2 + b_dot^2 + 2*c_dot^2)/2 - (a^2 + b^2 + c^2)/2\n\
         constraints: [b*a_dot + c*b_dot + a*c_dot]\n",
    ),
    (
        "blades",
        "coordinates: [x, y, theta, phi]\nlagrangian: (x_dot^2 + 2*y_dot^2 + theta_dot^2 + phi_dot^2)/2 + x_dot*phi_dot/3\n\
         constraints: [cos(phi)*x_dot + sin(phi)*y_dot - theta_dot/3, sin(theta)*x_dot + cos(theta)*phi_dot]\n",
    ),
];

/// Step sizes below a quarter of a turn, and far beyond.
const STEPS: [f64; 4] = [0.5, 2.0, 5.0, 20.0];

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    let of_library = MODELS.iter().map(|&name| {
        trial(format!("frames::{name}_in_steps_of_any_size"), move || any_step(name, &compile(name, &METHODS)))
    });
    let declared = DECLARED.iter().map(|&(name, text)| {
        trial(format!("frames::{name}_in_steps_of_any_size"), move || {
            let text = format!("name: {name}\n{text}methods: [gonzalez-r, gonzalez-r-fd]\n");
            any_step(name, &exposed(declared(name, &text)));
        })
    });
    of_library.chain(declared).collect()
}

fn any_step(name: &str, compiled: &Compiled) {
    let model = compiled.mechanics.model();
    let point = model.about.data.first().and_then(|data| data.point()).unwrap_or_else(|| model.typical_point());
    let system = Caller::new(&compiled.program, &point.parameters).expect("parameters fit");
    let k = point.velocities.len().max(point.coordinates.len());
    for method in METHODS {
        for h in STEPS {
            let mut numbers = Numbers(42);
            let mut taken = 0;
            for _ in 0..25 {
                let q: Vec<f64> = point.coordinates.iter().map(|q| q + 3.0 * numbers.signed()).collect();
                let any = numbers.vector(k);
                let w = projected(&system, &q, &any);
                let Ok(mut run) = Run::new(&compiled.program, method, &point.parameters, h, &q, &w) else { continue };
                if run.step().is_err() {
                    continue;
                }
                taken += 1;
                let (new_q, new_w) = run.state();
                let (before, size) = energy_of(&system, &q, &w);
                let (after, new_size) = energy_of(&system, &new_q, &new_w);
                // The bound is 20 ε of the energy's parts, as in small steps, with a factor of
                // five. ∂X has terms as large as the inverse of the remainder of a column relative
                // to its diagonal, which is a tenth for about one start in a hundred (found with
                // more starts).
                let bound = 100.0 * f64::EPSILON * size.max(new_size);
                let off = (after - before).abs();
                assert!(off <= bound, "{name}, {method}, h = {h}: off by {off:e} of {size:e}, from {q:?}, {w:?}");
            }
            assert!(taken > 2, "{name}, {method}, h = {h}: {taken} steps of 25");
        }
    }
}
