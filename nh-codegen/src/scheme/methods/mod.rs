//! Methods: each is one file of this folder, with its mathematics as a readable page, and one row
//! of [`METHODS`].

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
    cotangent, displacement, energy, householder, inputs, invariance, level, lyapunov, mean_gradient, quadrature,
    rotations, segment, tangent,
};
use super::quantities::reactions;
use super::solving::blocks;
use super::{Conserves, Context, Discretisation, MethodOption, Properties, Refusal, Scheme, script, step};

/// All methods in the order of lists.
pub const METHODS: &[&dyn Scheme] = &[
    &gonzalez::Gonzalez,
    &avf::AveragedVectorField,
    &itoh_abe::ItohAbe,
    &itoh_abe::ItohAbeSymmetric,
    &collocation::EnergyCollocation { stages: 2 },
    &collocation::EnergyCollocation { stages: 3 },
    &midpoint::Midpoint,
    &gonzalez_f::GonzalezF,
    &gonzalez_r::GonzalezR { differences: false },
    &gonzalez_r::GonzalezR { differences: true },
    &iso::Isometric { variational: false },
    &composition::Composition { of: &iso::Isometric { variational: false }, rule: &composition::SUZUKI },
    &composition::Composition { of: &iso::Isometric { variational: false }, rule: &composition::KAHAN_LI },
    &iso::Isometric { variational: true },
    &leapfrog::Leapfrog,
    &dla::Dla,
    &dla::Dla01,
    &dla_midpoint::DlaMidpoint,
    &dla1::Dla1,
    &dd::DiscreteDerivative,
    &rattle::Rattle { consistent: false },
    &rattle::Rattle { consistent: true },
    &spark::Spark { stages: 2 },
    &spark::Spark { stages: 3 },
    &rdp::ReducedDAlembertPontryagin { map: displacement::Map::Cayley },
    &rdp::ReducedDAlembertPontryagin { map: displacement::Map::Exponential },
    &suslov::Suslov { moser_veselov: true },
    &suslov::Suslov { moser_veselov: false },
    &taylor::Taylor { multipliers: false },
    &taylor::Taylor { multipliers: true },
    &runge_kutta::EULER,
    &runge_kutta::RK2,
    &runge_kutta::RK4,
    &runge_kutta::EULER_POLAR,
    &runge_kutta::RK2_POLAR,
    &runge_kutta::RK4_POLAR,
    &runge_kutta::EULER_QV,
    &runge_kutta::RK2_QV,
    &runge_kutta::RK4_QV,
    &runge_kutta::FEEDBACK_EULER,
    &runge_kutta::FEEDBACK_RK2,
    &runge_kutta::FEEDBACK_RK4,
];
