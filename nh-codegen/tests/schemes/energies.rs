//! Mean-value gradients keep the energy of each block, in the frames that the library declares.

use super::*;

const METHODS: [&str; 3] = ["avf", "avf4", "avf6"];

/// Models and data sets. Their invariants are the total energy, the energies of blocks, and the
/// rate of a driver without forces.
const MODELS: [(&str, &str); 5] = [
    ("gearbox", "rot"),
    ("gearbox", "osc"),
    ("cvt_harmonic", "standard"),
    ("knife_edge", "eps"),
    ("nonholonomic_particle", "standard"),
];

pub fn trials() -> Vec<Trial> {
    MODELS
        .iter()
        .map(|&(model, data)| trial(format!("energies::{model}_{data}"), move || are_kept(model, data)))
        .collect()
}

/// Checks that the energies are kept. In the papers' frames, whose metric mixes blocks, errors are
/// 0.4, 3e-3 and 1e-5 on `rot`, and down to 5e-10 (`avf6`) on the others.
fn are_kept(model: &str, data: &str) {
    const H: f64 = 0.1;
    const STEPS: u32 = 30_000;
    let compiled = compile(model, &METHODS);
    let set = compiled.mechanics.model().about.data.iter().find(|set| set.name == data).expect("it is declared");
    let point = set.point().expect("numbers");
    let system = Caller::new(&compiled.program, &point.parameters).expect("parameters fit");
    let invariants = |q: &[f64], w: &[f64]| system.call(Quantity::Invariants, &[q, w]).expect("they are exposed");
    let start = invariants(&point.coordinates, &point.velocities);
    assert!(start.len() > 1, "a block beside the whole");
    for method in METHODS {
        let mut run = Run::new(&compiled.program, method, &point.parameters, H, &point.coordinates, &point.velocities)
            .expect("it starts");
        let mut worst = vec![0.0_f64; start.len()];
        let (mut size, mut angle) = (0.0_f64, 0.0_f64);
        for step in 0..STEPS {
            run.step().unwrap_or_else(|error| panic!("{method}, step {step}: {error}"));
            let (q, w) = run.state();
            for ((worst, now), start) in worst.iter_mut().zip(invariants(&q, &w)).zip(&start) {
                *worst = worst.max((now - start).abs());
            }
            size = size.max(energy_of(&system, &q, &w).1);
            angle = angle.max(q[2].abs());
        }
        // The feedback returns to each block the energy that a step has lost. The roundings of a
        // few steps remain: those of the energy's terms, and those of the driver's angle, which
        // change the energy at |∂V/∂q₃| ≤ 1.5.
        let bound = f64::EPSILON * (16.0 * size + 8.0 * 1.5 * angle);
        assert!(worst.iter().all(|&error| error <= bound), "{method}: {worst:?} are more than {bound:e}");
        if std::env::var_os("NH_SHOW").is_some() {
            println!("{model} {data} {method}: {worst:?}, bound {bound:.1e}");
        }
    }
}
