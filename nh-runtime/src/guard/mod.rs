//! The guards of a motion: checks of its start and of each step.

mod group;
mod level;
mod rank;
mod stability;
mod start;
mod step;

pub use group::{group_defect, on_group, rotation};
pub use level::{on_level_set, onto_level_set};
pub use rank::{RankMonitor, metric_scale};
pub use stability::{FeedbackTerm, StabilityMonitor, unstable};
pub use start::{
    finite, finite_state, on_constraints, on_constraints_of, option, positive, positive_definite, step_size,
};
pub use step::{
    branch_lost, branch_lost_from, check_balance, frame_loss, is_aligned, is_resolved, near_loss, non_finite,
    on_branch, orthogonal, rank_loss, unresolved,
};
