//! The block structure that is found.

use super::{compile, trial};
use libtest_mimic::Trial;
use nonholonomic_codegen::scheme::{Block, BlockKind};

/// Sizes of the implicit and linear blocks, and the number of explicit ones.
fn summary(blocks: &[Block]) -> (Vec<usize>, Vec<usize>, usize) {
    let of = |kind: BlockKind| blocks.iter().filter(|b| b.kind == kind).map(|b| b.unknowns.len()).collect::<Vec<_>>();
    (of(BlockKind::Implicit), of(BlockKind::Linear), of(BlockKind::Explicit).len())
}

/// The cases.
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
            // Thirteen rates, the momentum of the constraint and the correction of the discrete gradient: given the rates of w and z
            // and the last two, the others follow.
            assert_eq!((block.kind, block.unknowns.len(), block.assigned.len()), (BlockKind::Swept, 8, 7));
        }),
        trial("blocks::a_disk_that_rolls_is_explicit", || {
            let compiled = compile("rolling_disk", &["gonzalez"]);
            assert_eq!(summary(&compiled.methods[0].blocks), (vec![], vec![], 6));
        }),
    ]
}
