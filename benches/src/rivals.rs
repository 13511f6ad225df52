//! The [generic](crate::generic) steppers on the workloads. Each starts from the state of the
//! generated stepper. No function here returns an error, because parameters and starts are fixed and
//! valid.

use crate::generated::{
    self, chaotic_quartic_file, chaotic_quartic12_file, chaplygin_sleigh_file, gearbox_file, roller_racer_file,
    snakeboard_file,
};
use crate::generic::{Dual, Gonzalez, Lagrangian, Leapfrog};
use crate::handwritten::NotConverged;
use nalgebra::{DMatrix, DVector, SMatrix, SVector};
use nonholonomic::{State, StepError, Stepper};

/// Converts a vector of run-time size to one of N entries.
fn fixed<const N: usize>(x: &[f64]) -> SVector<f64, N> {
    SVector::from_column_slice(x)
}

fn dynamic<const R: usize, const C: usize>(x: &SMatrix<f64, R, C>) -> DMatrix<f64> {
    DMatrix::from_column_slice(R, C, x.as_slice())
}

fn vector<const N: usize>(x: &SVector<f64, N>) -> DVector<f64> {
    DVector::from_column_slice(x.as_slice())
}

/// Declares a stepper of `gonzalez` that starts from the state of a generated one.
macro_rules! gonzalez {
    ($(#[$doc:meta])* $name:ident, $file:ident :: $module:ident, $n:literal, $m:literal) => {
        $(#[$doc])*
        pub fn $name() -> Result<Gonzalez, StepError> {
            type System = $file::$module::System<f64>;
            let stepper = generated::$name()?.0;
            let (system, state): (System, _) = (*stepper.system(), stepper.state());
            let (q, v) = (state.configuration(), state.velocity());
            let at = |zeta: &DVector<f64>| (fixed::<$n>(&zeta.as_slice()[..$n]), fixed::<$m>(&zeta.as_slice()[$n..]));
            let dual = Dual {
                hamiltonian: Box::new(move |zeta| {
                    let (q, rho) = at(zeta);
                    system.hamiltonian(&q, &rho)
                }),
                gradient: Box::new(move |zeta| {
                    let (q, rho) = at(zeta);
                    vector(&system.hamiltonian_gradient(&q, &rho))
                }),
                poisson: Box::new(move |zeta| {
                    let (q, rho) = at(zeta);
                    dynamic(&system.almost_poisson(&q, &rho))
                }),
                observe: Box::new(move |zeta| {
                    let (q, rho) = at(zeta);
                    let v = system.to_velocities(&q, &rho);
                    q.iter().chain(v.iter()).copied().collect()
                }),
            };
            let rho = system.to_momenta(&q, &v);
            let zeta = DVector::from_iterator($n + $m, q.iter().chain(rho.iter()).copied());
            Ok(Gonzalez::new(dual, zeta, stepper.step_size()))
        }
    };
}

/// Declares a stepper of `leapfrog` that starts from the state of a generated one.
macro_rules! leapfrog {
    ($(#[$doc:meta])* $name:ident, $file:ident :: $module:ident, $n:literal) => {
        $(#[$doc])*
        pub fn $name() -> Result<Leapfrog, NotConverged> {
            type System = $file::$module::System<f64>;
            let stepper = generated::$name().map_err(|_| NotConverged)?.0;
            let (system, state): (System, _) = (*stepper.system(), stepper.state());
            let at = |q: &DVector<f64>| fixed::<$n>(q.as_slice());
            let lagrangian = Lagrangian {
                mass: Box::new(move |q| dynamic(&system.mass_matrix(&at(q)))),
                constraint: Box::new(move |q| dynamic(&system.constraint_matrix(&at(q)))),
                by_velocity: Box::new(move |q, v| dynamic(&system.mass_matrix(&at(q))) * v),
                // All these systems have a constant mass matrix.
                by_position: Box::new(move |q, _| -vector(&system.potential_gradient(&at(q)))),
            };
            let start = (vector(&state.configuration()), vector(&state.velocity()));
            Leapfrog::new(lagrangian, start, stepper.step_size())
        }
    };
}

gonzalez!(
    /// The sleigh.
    sleigh, chaplygin_sleigh_file::chaplygin_sleigh, 3, 2
);
leapfrog!(
    /// The gearbox.
    gearbox, gearbox_file::gearbox, 3
);
gonzalez!(
    /// The quartic system with n = 3.
    quartic, chaotic_quartic_file::chaotic_quartic, 7, 6
);
leapfrog!(
    /// The snakeboard.
    snakeboard, snakeboard_file::snakeboard_free, 5
);
gonzalez!(
    /// The roller racer.
    roller_racer, roller_racer_file::roller_racer, 4, 2
);
leapfrog!(
    /// The roller racer.
    roller_racer_leapfrog, roller_racer_file::roller_racer, 4
);
gonzalez!(
    /// The quartic system with n = 12.
    quartic12, chaotic_quartic12_file::chaotic_quartic12, 25, 24
);
