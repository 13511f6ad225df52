//! The block structure of steps.

use super::*;
use nonholonomic_codegen::scheme::{Block, BlockKind};

/// Returns the sizes of the implicit and linear blocks, and the number of explicit ones.
fn summary(blocks: &[Block]) -> (Vec<usize>, Vec<usize>, usize) {
    let of = |kind: BlockKind| blocks.iter().filter(|b| b.kind == kind).map(|b| b.unknowns.len()).collect::<Vec<_>>();
    (of(BlockKind::Implicit), of(BlockKind::Linear), of(BlockKind::Explicit).len())
}

/// Returns the cases.
pub fn trials() -> Vec<Trial> {
    vec![
        trial("blocks::sleigh_gonzalez_is_one_cubic", || {
            let compiled = compile("chaplygin_sleigh", &["gonzalez"]);
            assert_eq!(summary(&compiled.methods[0].blocks), (vec![1], vec![], 3));
            assert_eq!(compiled.methods[0].blocks[0].unknowns, ["rho1_rate"]);
            assert_eq!(compiled.methods[0].blocks[0].assigned, ["rho2_rate"]);
        }),
        trial("blocks::driver_of_the_gearbox_is_solved_first", || {
            let compiled = compile("gearbox", &["midpoint"]);
            assert_eq!(summary(&compiled.methods[0].blocks), (vec![2], vec![1], 0));
            assert_eq!(compiled.methods[0].blocks[0].unknowns, ["q3_rate", "rho2_rate"]);
        }),
        trial("blocks::quartic_is_torn_at_half_of_its_unknowns_and_swept", || {
            let compiled = compile("chaotic_quartic", &["gonzalez"]);
            let [block] = compiled.methods[0].blocks.as_slice() else { panic!("one block") };
            // The unknowns are thirteen rates, the momentum of the constraint and the correction of
            // the discrete gradient. The rates of w and z and the last two determine the others.
            assert_eq!((block.kind, block.unknowns.len(), block.assigned.len()), (BlockKind::Swept, 8, 7));
        }),
        trial("blocks::many_unknowns_are_swept_in_groups", many_unknowns),
        trial("blocks::a_disk_that_rolls_is_explicit", || {
            let compiled = compile("rolling_disk", &["gonzalez"]);
            assert_eq!(summary(&compiled.methods[0].blocks), (vec![], vec![], 6));
        }),
    ]
}

/// The quartic system with 97 coordinates. In updates one by one, each of its 98 unknowns would be
/// substituted into all later ones.
const MANY: &str = "
name: quartic
constants: {n: 48}
coordinates:
  x:
  w{i} for i in 1..n:
  z{i} for i in 1..n:
lagrangian: (x_dot^2 - x^2)/2 + sum(i in 1..n, (w{i}_dot^2 + z{i}_dot^2 - w{i}^2 - z{i}^2 - w{i}^2*z{i}^2)/2) - z1^2*z2^2/2
constraints:
  - x_dot + sum(i in 1..n, w{i}*z{i}_dot)
methods: [gonzalez]
";

/// Checks that group sweeps contract like individual ones: at most five in a step, with the energy
/// kept to roundoff.
fn many_unknowns() {
    let declaration = declared("many.yaml", MANY);
    let compiled = pipeline::compile(&declaration).expect("it compiles");
    let [block] = compiled.methods[0].blocks.as_slice() else { panic!("one block") };
    assert_eq!((block.kind, block.unknowns.len()), (BlockKind::Swept, 98));
    let (n, wave) = (48, |i: usize, k: f64| (k * i as f64).sin() / 2.0);
    let (w, z): (Vec<f64>, Vec<f64>) = (0..n).map(|i| (wave(i, 1.3), wave(i, 2.1))).unzip();
    let (w_dot, z_dot): (Vec<f64>, Vec<f64>) = (0..n).map(|i| (wave(i, 0.7), wave(i, 1.9))).unzip();
    let x_dot = -w.iter().zip(&z_dot).map(|(w, z)| w * z).sum::<f64>();
    let (q, v) = ([&[0.2][..], &w, &z].concat(), [&[x_dot][..], &w_dot, &z_dot].concat());
    let system = Caller::new(&compiled.program, &[]).expect("no parameters");
    let energy = |q: &[f64], v: &[f64]| system.call(Quantity::Energy, &[q, v]).expect("energy")[0];
    let start = energy(&q, &v);
    let mut run = Run::new(&compiled.program, "gonzalez", &[], 0.02, &q, &v).expect("starts");
    let steps = 100;
    for _ in 0..steps {
        run.step().expect("steps");
    }
    // Newton's method takes more iterations before six steps are available for the guess.
    assert!(run.newton_iterations() <= 5 * steps, "{} sweeps", run.newton_iterations());
    let (q, v) = run.state();
    // Each step rounds 194 numbers, whose squares and products form the energy: 100 ε of it if all
    // roundings had the same sign.
    let error = (energy(&q, &v) - start).abs();
    assert!(error < 100.0 * steps as f64 * f64::EPSILON * start, "energy off by {error:e} of {start}");
}
