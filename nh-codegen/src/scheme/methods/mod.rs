//! Methods: each file of this folder has one method or a family, with its rows of [`METHODS`] and
//! its mathematics as a readable page.

mod avf;
mod collocation;
mod composition;
mod dd;
mod dla;
mod dla1;
mod dla_midpoint;
pub mod feedback;
mod gonzalez;
mod gonzalez_f;
mod gonzalez_r;
mod iso;
mod itoh_abe;
mod leapfrog;
mod midpoint;
mod rattle;
mod rdp;
mod runge_kutta;
mod spark;
mod suslov;
mod taylor;

// The language in which methods are written.
use super::forms::{
    cotangent, displacement, energy, householder, invariance, lagrange, lyapunov, mean_gradient, projection,
    quadrature, rotations, segment, tangent,
};
use super::quantities::reactions;
use super::script::Script;
use super::solving::blocks;
use super::{Conserves, Context, Discretisation, Method, MethodOption, Properties, Refusal, Samples, step};

/// All methods in the order of lists.
pub static METHODS: &[Method] = &[
    gonzalez::GONZALEZ,
    avf::AVF,
    itoh_abe::ITOH_ABE,
    itoh_abe::ITOH_ABE_SYM,
    collocation::AVF4,
    collocation::AVF6,
    midpoint::MIDPOINT,
    gonzalez_f::GONZALEZ_F,
    gonzalez_r::GONZALEZ_R,
    gonzalez_r::GONZALEZ_R_FD,
    iso::ISO,
    composition::ISO_4,
    composition::ISO_6,
    iso::ISO_VAR,
    leapfrog::LEAPFROG,
    dla::DLA,
    dla::DLA01,
    dla_midpoint::DLA_MIDPOINT,
    dla1::DLA1,
    dd::DD,
    rattle::RATTLE,
    rattle::RATTLE_CONSISTENT,
    spark::SPARK2,
    spark::SPARK3,
    rdp::RDP_CAY,
    rdp::RDP_EXP,
    suslov::SUSLOV_MV,
    suslov::SUSLOV_CAY,
    taylor::TAYLOR,
    taylor::TAYLOR_QV,
    runge_kutta::EULER,
    runge_kutta::RK2,
    runge_kutta::RK4,
    runge_kutta::EULER_POLAR,
    runge_kutta::RK2_POLAR,
    runge_kutta::RK4_POLAR,
    runge_kutta::EULER_QV,
    runge_kutta::RK2_QV,
    runge_kutta::RK4_QV,
    runge_kutta::FEEDBACK_EULER,
    runge_kutta::FEEDBACK_RK2,
    runge_kutta::FEEDBACK_RK4,
];
