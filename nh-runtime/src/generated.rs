//! Functions and types for generated code. They are not meant to be called by hand.
//!
//! Straight-line code needs numbers ([`lit`]), functions ([`sin_cos`] and the others), and Newton's
//! method for its implicit blocks ([`newton`]). The rest is here so that it is written once and not
//! into every generated file.

pub use crate::catalogue::evaluate::{Arguments, EvaluateError, Written, write};
pub use crate::catalogue::info::{data_set, same_name};
pub use crate::derivatives::{
    Chart, ChartedStep, Curved, CurvedStep, Linearised, LinearisedOf, LinearisedStep, Place, Second, Variables,
    VariablesOf, after,
};
pub use crate::guard::{
    FeedbackTerm, RankMonitor, StabilityMonitor, branch_lost, branch_lost_from, check_balance, finite, finite_state,
    frame_loss, group_defect, is_aligned, is_resolved, metric_scale, near_loss, non_finite, on_branch, on_constraints,
    on_constraints_of, on_group, on_level_set, onto_level_set, option, orthogonal, positive, positive_definite,
    rank_loss, rotation, step_size, unresolved, unstable,
};
pub use crate::number::functions::*;
pub use crate::number::{
    ANEW, COS_F64, LIMIT_F64, MAX_TURN, PI_2_F64, ROUND_F64, SIN_F64, TURN_COS, TURN_SIN, copy, halfway, join, matrix,
    max_norm, must_recompute, next, numbers, slice, solve_equations, sparse, split, turn_by, turned, turned_to, vector,
};
pub use crate::report::Tally;
pub use crate::solve::{
    Alternating, Guess, NewtonFailure, NewtonOutcome, Predictor, Sweeps, USUAL_SWEEPS, by_differences,
    by_differences_of_first, newton, solve_linear, solve_rows, solve_rows_and, solve_some_rows, swept, weights,
};
pub use crate::step::{
    Composed, Composition, Generated, GeneratedStep, Identified, Motion, OneStep, Samples, Segment, Setting, Snapshot,
    beginning, middle, projected, state_at,
};
pub use crate::taylor::{Arrival, Expansion, Flow, Series, flow, flow_along, follow, segments};
