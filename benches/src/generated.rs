//! Generated steppers: the files of the package `nh-golden`, which the build script writes. No
//! function here returns an error, because parameters and starts are fixed and valid.

/// The files.
#[allow(clippy::wrong_self_convention, reason = "functions of systems, and public where the file is a library's")]
pub mod files {
    include!(concat!(env!("OUT_DIR"), "/golden.rs"));
}

use crate::handwritten::{self, NotConverged, Stepping};
pub use files::{
    car_trailer as car_trailer_file, chaotic_quartic as chaotic_quartic_file,
    chaotic_quartic12 as chaotic_quartic12_file, chaplygin_sleigh as chaplygin_sleigh_file, gearbox as gearbox_file,
    oscillator_feedback as oscillator_feedback_file, oscillator_taylor as oscillator_taylor_file,
    roller_racer as roller_racer_file, rolling_disk as rolling_disk_file, sleigh_taylor as sleigh_taylor_file,
    snakeboard as snakeboard_driven_file, snakeboard_free as snakeboard_file,
    snakeboard_group as snakeboard_group_file, trailers_derivatives as trailers_file,
};
use nonholonomic::methods::{FeedbackEuler, FeedbackRk4, Gonzalez, Leapfrog, RdpCay};
use nonholonomic::{Discretize, Method, State, StepError, Stepper, System};

/// A generated stepper with the interface of the benchmarks.
#[derive(Clone, Debug)]
pub struct Generated<S>(pub S);

impl<S: Stepper> Stepping for Generated<S>
where
    <S::System as System>::Scalar: Into<f64>,
{
    #[inline]
    fn advance(&mut self) -> Result<(), NotConverged> {
        self.0.step().map_err(|_| NotConverged)
    }

    #[inline]
    fn advance_n(&mut self, count: u64) -> Result<(), NotConverged> {
        self.0.step_n(count).map_err(|_| NotConverged)
    }

    fn observe(&self) -> Vec<f64> {
        let state = self.0.state();
        let (q, w) = (state.configuration(), state.velocity());
        q.as_ref().iter().chain(w.as_ref()).map(|&x| x.into()).collect()
    }
}

/// The car with a trailer.
pub type Car = car_trailer_file::car_trailer::System<f64>;
/// The rolling disk.
pub type Disk = rolling_disk_file::rolling_disk::System<f64>;
/// The sleigh.
pub type Sleigh = chaplygin_sleigh_file::chaplygin_sleigh::System<f64>;
/// The sleigh under `taylor`.
pub type SleighTaylor = sleigh_taylor_file::sleigh_taylor::System<f64>;
/// The gearbox.
pub type Gearbox = gearbox_file::gearbox::System<f64>;
/// The quartic system with n = 3.
pub type Quartic = chaotic_quartic_file::chaotic_quartic::System<f64>;
/// The quartic system with n = 12.
pub type Quartic12 = chaotic_quartic12_file::chaotic_quartic12::System<f64>;
/// The car with two trailers.
pub type Trailers = trailers_file::trailers_derivatives::System<f64>;
/// The oscillator.
pub type Oscillator = oscillator_feedback_file::oscillator_feedback::System<f64>;
/// The roller racer.
pub type RollerRacer = roller_racer_file::roller_racer::System<f64>;
/// The snakeboard with control inputs.
pub type SnakeboardDriven = snakeboard_driven_file::snakeboard::System<f64>;
/// The snakeboard.
pub type Snakeboard = snakeboard_file::snakeboard_free::System<f64>;
/// The snakeboard on SE(2).
pub type SnakeboardGroup = snakeboard_group_file::snakeboard_group::System<f64>;

/// A stepper of a system under a method.
pub type Made<S, M> = Result<Generated<<S as Discretize<M>>::Stepper>, StepError>;

/// Returns a stepper for the workload of [`handwritten::sleigh`].
pub fn sleigh() -> Made<Sleigh, Gonzalez> {
    sleigh_under::<Gonzalez>()
}

/// Returns a stepper for the same workload under another method.
pub fn sleigh_under<M: Method>() -> Made<Sleigh, M>
where
    Sleigh: Discretize<M, Scalar = f64>,
{
    let p = handwritten::sleigh::Parameters::BENCHMARK;
    let model = chaplygin_sleigh_file::ChaplyginSleigh { J: p.inertia, m: p.mass, a: p.offset };
    let [x1, x2, theta, rho1, rho2] = handwritten::sleigh::benchmark_start().into();
    let start = model.state().configuration([x1, x2, theta]).rho([rho1, rho2]).build()?;
    stepper::<M, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper for the workload of [`handwritten::gearbox`].
pub fn gearbox() -> Made<Gearbox, Leapfrog> {
    gearbox_under::<Leapfrog>()
}

/// Returns a stepper for the same workload under another method.
pub fn gearbox_under<M: Method>() -> Made<Gearbox, M>
where
    Gearbox: Discretize<M, Scalar = f64>,
{
    let p = handwritten::gearbox::Parameters::BENCHMARK;
    let model = gearbox_file::Gearbox { eps: p.eps, sigma: p.sigma };
    let (q, v) = handwritten::gearbox::benchmark_start();
    let start = model.state().configuration(q).velocity(v).build()?;
    stepper::<M, _>(&model.system()?, &start, 0.1)
}

/// Returns a stepper for the workload of [`handwritten::quartic`].
pub fn quartic() -> Made<Quartic, Gonzalez> {
    quartic_under::<Gonzalez>()
}

/// Returns a stepper for the same workload under another method.
pub fn quartic_under<M: Method>() -> Made<Quartic, M>
where
    Quartic: Discretize<M, Scalar = f64>,
{
    let model = chaotic_quartic_file::ChaoticQuartic;
    let [x, w1, w2, w3, z1, z2, z3, rho @ ..]: [f64; 13] = handwritten::quartic::benchmark_start().into();
    let start = model.state().configuration([x, w1, w2, w3, z1, z2, z3]).rho(rho).build()?;
    stepper::<M, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper for the workload of [`handwritten::snakeboard`].
pub fn snakeboard() -> Made<Snakeboard, Leapfrog> {
    snakeboard_under::<Leapfrog>()
}

/// Returns a stepper for the same workload under another method.
pub fn snakeboard_under<M: Method>() -> Made<Snakeboard, M>
where
    Snakeboard: Discretize<M, Scalar = f64>,
{
    let p = handwritten::snakeboard::Parameters::BENCHMARK;
    let model = snakeboard_file::SnakeboardFree { m: p.mass, l: p.length, I: p.rotor_inertia, J: p.wheel_inertia };
    let (q, v) = handwritten::snakeboard::benchmark_start(&p);
    let start = model.state().configuration(q).velocity(v).build()?;
    stepper::<M, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper for the workload of [`handwritten::snakeboard_group`].
pub fn snakeboard_group() -> Made<SnakeboardGroup, RdpCay> {
    let p = handwritten::snakeboard::Parameters::BENCHMARK;
    let model =
        snakeboard_group_file::SnakeboardGroup { m: p.mass, l: p.length, I: p.rotor_inertia, J: p.wheel_inertia };
    let ([psi, phi], w) = handwritten::snakeboard_group::benchmark_start(&p);
    let start = model.state().psi(psi).phi(phi).velocity(w).build()?;
    stepper::<RdpCay, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper for the workload of [`handwritten::snakeboard`] with torques of 0 on rotor and
/// wheels. The cost does not depend on their values.
pub fn snakeboard_driven() -> Made<SnakeboardDriven, Leapfrog> {
    let p = handwritten::snakeboard::Parameters::BENCHMARK;
    let model = snakeboard_driven_file::Snakeboard { m: p.mass, l: p.length, I: p.rotor_inertia, J: p.wheel_inertia };
    let (q, v) = handwritten::snakeboard::benchmark_start(&p);
    let start = model.state().configuration(q).velocity(v).build()?;
    stepper::<Leapfrog, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper for the workload of [`handwritten::oscillator`] under `feedback-euler`.
pub fn oscillator_euler() -> Made<Oscillator, FeedbackEuler> {
    let model = oscillator_feedback_file::OscillatorFeedback;
    let start = model.initial("paper").expect("the model's own data set").build()?;
    stepper::<FeedbackEuler, _>(&model.system()?, &start, 0.01)
}

/// Returns a stepper for the workload of [`handwritten::oscillator`] under `feedback-rk4`.
pub fn oscillator_rk4() -> Made<Oscillator, FeedbackRk4> {
    let model = oscillator_feedback_file::OscillatorFeedback;
    let start = model.initial("paper").expect("the model's own data set").build()?;
    stepper::<FeedbackRk4, _>(&model.system()?, &start, 0.01)
}

/// Returns a stepper for the workload of [`handwritten::car`].
pub fn car() -> Made<Car, Gonzalez> {
    car_under::<Gonzalez>()
}

/// Returns a stepper for the same workload under another method.
pub fn car_under<M: Method>() -> Made<Car, M>
where
    Car: Discretize<M, Scalar = f64>,
{
    let p = handwritten::car::Parameters::BENCHMARK;
    let model = car_trailer_file::CarTrailer { M: p.car_mass, I: p.car_inertia, m: p.mass, J: p.inertia, l: p.length };
    let [x, y, theta0, theta1, rho1, rho2] = handwritten::car::benchmark_start(&p).into();
    let start = model.state().configuration([x, y, theta0, theta1]).rho([rho1, rho2]).build()?;
    stepper::<M, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper for the workload of [`handwritten::disk`].
pub fn disk() -> Made<Disk, Leapfrog> {
    let p = handwritten::disk::Parameters::BENCHMARK;
    let (m, r) = (p.mass, p.radius);
    let model = rolling_disk_file::RollingDisk { m, r, Jtheta: p.turn_inertia, Jphi: p.roll_inertia };
    let (q, v) = handwritten::disk::benchmark_start(&p);
    let start = model.state().configuration(q).velocity(v).build()?;
    stepper::<Leapfrog, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper of the quartic system with n = 12 under `gonzalez`. Nothing was tuned on it.
pub fn quartic12() -> Made<Quartic12, Gonzalez> {
    let model = chaotic_quartic12_file::ChaoticQuartic12;
    let start = model.initial("standard").expect("the model's own data set").build()?;
    stepper::<Gonzalez, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper of the car with two trailers, from the library's data set.
pub fn trailers() -> Made<Trailers, Leapfrog> {
    let model = trailers_file::TrailersDerivatives::default();
    let start = model.initial("standard").expect("the model's own data set").build()?;
    stepper::<Leapfrog, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper of the roller racer under `gonzalez`. Nothing was tuned on it.
pub fn roller_racer() -> Made<RollerRacer, Gonzalez> {
    let model = roller_racer_file::RollerRacer::default();
    let start = model.initial("standard").expect("the model's own data set").build()?;
    stepper::<Gonzalez, _>(&model.system()?, &start, 0.05)
}

/// Returns a stepper of the roller racer under `leapfrog`.
pub fn roller_racer_leapfrog() -> Made<RollerRacer, Leapfrog> {
    let model = roller_racer_file::RollerRacer::default();
    let start = model.initial("standard").expect("the model's own data set").build()?;
    stepper::<Leapfrog, _>(&model.system()?, &start, 0.05)
}

fn stepper<M: Method, S: Discretize<M, Scalar = f64>>(system: &S, start: &S::State, h: f64) -> Made<S, M> {
    system.stepper(start, h).map(Generated)
}

/// Ensembles of trajectories: each workload with parameters and initial data that depend on the
/// number of the trajectory.
pub mod ensembles {
    pub use super::{Gearbox, Quartic, Sleigh, SleighTaylor, Snakeboard};

    use super::{
        chaotic_quartic_file, chaplygin_sleigh_file, gearbox_file, handwritten, sleigh_taylor_file, snakeboard_file,
    };
    use nonholonomic::methods::{Gonzalez, Leapfrog, Taylor};
    use nonholonomic::{Discretize, StepError};

    type Stepper<Y, M> = Result<<Y as Discretize<M>>::Stepper, StepError>;

    /// Returns a number between −1 and 1 for a trajectory and a variable: a low-discrepancy
    /// sequence.
    fn spread(trajectory: usize, variable: usize) -> f64 {
        let x = (trajectory + 1) as f64 * 0.618_033_988_749_894_9 + variable as f64 * 0.754_877_666_246_692_7;
        2.0 * x.fract() - 1.0
    }

    /// Returns 1 ± 5 %.
    fn near_one(trajectory: usize, variable: usize) -> f64 {
        1.0 + 0.05 * spread(trajectory, variable)
    }

    /// Returns a stepper for the workload of [`handwritten::gearbox`].
    pub fn gearbox(i: usize) -> Stepper<Gearbox, Leapfrog> {
        let p = handwritten::gearbox::Parameters::BENCHMARK;
        let model = gearbox_file::Gearbox { eps: p.eps * near_one(i, 0), sigma: p.sigma };
        let (q, v) = handwritten::gearbox::benchmark_start();
        let start = model
            .state()
            .configuration(q.map(|q| q * near_one(i, 1)))
            .velocity(v.map(|v| v * near_one(i, 2)))
            .project()?;
        Discretize::<Leapfrog>::stepper(&model.system()?, &start, 0.1)
    }

    /// Returns a stepper for the workload of [`handwritten::snakeboard`].
    pub fn snakeboard(i: usize) -> Stepper<Snakeboard, Leapfrog> {
        let p = handwritten::snakeboard::Parameters::BENCHMARK;
        let (m, l) = (p.mass * near_one(i, 0), p.length);
        let model = snakeboard_file::SnakeboardFree { m, l, I: p.rotor_inertia, J: p.wheel_inertia };
        let (q, v) = handwritten::snakeboard::benchmark_start(&p);
        let start = model.state().configuration(q).velocity(v.map(|v| v * near_one(i, 1))).project()?;
        Discretize::<Leapfrog>::stepper(&model.system()?, &start, 0.05)
    }

    /// Returns a stepper for the workload of [`handwritten::sleigh`].
    pub fn sleigh(i: usize) -> Stepper<Sleigh, Gonzalez> {
        let p = handwritten::sleigh::Parameters::BENCHMARK;
        let model = chaplygin_sleigh_file::ChaplyginSleigh { J: p.inertia * near_one(i, 0), m: p.mass, a: p.offset };
        let [x1, x2, theta, rho1, rho2] = handwritten::sleigh::benchmark_start().into();
        let rho = [rho1 * near_one(i, 1), rho2 * near_one(i, 2)];
        let start = model.state().configuration([x1, x2, theta]).rho(rho).build()?;
        Discretize::<Gonzalez>::stepper(&model.system()?, &start, 0.05)
    }

    /// Returns a stepper of the motion `lively` of the sleigh under `taylor`.
    pub fn sleigh_taylor(i: usize) -> Stepper<SleighTaylor, Taylor> {
        let model = sleigh_taylor_file::SleighTaylor { J: 1.5 * near_one(i, 0), m: 1.2, a: 0.6 };
        let start = model.state().rho([1.2 * near_one(i, 1), -0.5 * near_one(i, 2)]).build()?;
        Discretize::<Taylor>::stepper(&model.system()?, &start, 0.5)
    }

    /// Returns a stepper for the workload of [`handwritten::quartic`].
    pub fn quartic(i: usize) -> Stepper<Quartic, Gonzalez> {
        let model = chaotic_quartic_file::ChaoticQuartic;
        let [x, w1, w2, w3, z1, z2, z3, rho @ ..]: [f64; 13] = handwritten::quartic::benchmark_start().into();
        let q = [x * near_one(i, 0), w1, w2 * near_one(i, 1), w3, z1, z2, z3];
        let start = model.state().configuration(q).rho(rho.map(|rho| rho * near_one(i, 2))).build()?;
        Discretize::<Gonzalez>::stepper(&model.system()?, &start, 0.05)
    }
}
