//! The library's systems, declared in the YAML files beside this crate's `Cargo.toml`.
//!
//! ```
//! use nonholonomic_models::ChaplyginSleigh;
//! use nonholonomic::prelude::*;
//!
//! let sleigh = ChaplyginSleigh { J: 4.0, ..ChaplyginSleigh::default() };
//! let start = sleigh.state().x1(-5.0).theta(0.1).rho([0.001, -0.6]).build()?;
//! let last = sleigh.integrate::<Gonzalez>(start, 0.05).take(4000).last().unwrap()?;
//! assert!(last.theta_dot.abs() < 0.1);
//! # Ok::<(), StepError>(())
//! ```
//!
//! Control inputs are an array, of the length that the model says:
//!
//! ```
//! use nonholonomic_models::Snakeboard;
//! use nonholonomic::prelude::*;
//!
//! let board = Snakeboard::default();
//! let start = board.initial("driven").unwrap().build()?;
//! let torques = |t: f64, _: &_| [(20.0 * t).cos(), (2.0 * t).sin()];
//! let last = board.integrate_driven::<Leapfrog, _>(start, 0.01, torques).nth(99).unwrap()?;
//! assert!(last.x != start.x);
//! # Ok::<(), StepError>(())
//! ```
//!
//! ```compile_fail,E0308
//! use nonholonomic_models::Snakeboard;
//! use nonholonomic::prelude::*;
//!
//! let board = Snakeboard::default();
//! let start = board.initial("driven").unwrap().build().unwrap();
//! let mut stepper = Discretize::<Leapfrog>::stepper(&board.system().unwrap(), &start, 0.01).unwrap();
//! stepper.hold([1.0]).unwrap(); // there are two torques
//! ```

mod chains;
mod quartic;

pub use chains::{car_trailers, snake};
pub use quartic::chaotic_quartic;

use nonholonomic::catalogue::{self, DynStepper, Model};
use nonholonomic::fields::{OnDStar, VectorField};
use nonholonomic::{StepError, System, nonholonomic};

/// A declaration as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The system's name.
    pub name: &'static str,
    /// Its file, below this crate's folder.
    pub file: &'static str,
    /// The file's text.
    pub yaml: &'static str,
}

/// A system of this library.
///
/// Its steppers are compiled here, once, and not in every program that asks for one by name: all methods of all models are most
/// of what such a program would have to compile.
pub trait Listed: Model + VectorField<OnDStar> {
    /// As [`catalogue::boxed_with`].
    ///
    /// # Errors
    /// As there.
    fn boxed(
        &self,
        start: &<Self as System>::State,
        method: &str,
        h: f64,
        options: &[f64],
    ) -> Option<Result<Box<dyn DynStepper>, StepError>>;
}

/// Is shown the generated systems one by one; see [`visit`].
pub trait Visitor {
    /// The system `S`, and the declaration that it was generated from.
    fn visit<S: Listed + 'static>(&mut self, declaration: &'static Declaration);
}

macro_rules! library {
    ($($module:ident)*) => {
        /// All declarations, by name in alphabetical order.
        pub const DECLARATIONS: &[Declaration] = &[$(Declaration {
            name: stringify!($module),
            file: concat!(stringify!($module), ".yaml"),
            yaml: include_str!(concat!("../", stringify!($module), ".yaml")),
        }),*];

        $(impl Listed for $module::System<f64> {
            fn boxed(
                &self,
                start: &<Self as System>::State,
                method: &str,
                h: f64,
                options: &[f64],
            ) -> Option<Result<Box<dyn DynStepper>, StepError>> {
                catalogue::boxed_with(self, start, method, h, options)
            }
        })*

        /// Shows all systems to a visitor, in the order of [`DECLARATIONS`].
        pub fn visit(visitor: &mut impl Visitor) {
            let mut declarations = DECLARATIONS.iter();
            $(if let Some(declaration) = declarations.next() {
                visitor.visit::<$module::System<f64>>(declaration);
            })*
        }
    };
}

library! {
    ackermann
    ball_incline
    ball_turntable
    car_trailers
    castor
    chaotic_quartic
    chaotic_quartic12
    chaotic_quartic6
    chaplygin_sleigh
    chaplygin_sleigh_bead
    chaplygin_sleigh_com
    chaplygin_sleigh_se2
    chaplygin_sleigh_torque
    chaplygin_sphere
    chaplygin_sphere_so3
    charged_knife_edge
    cvt_harmonic
    double_pendulum
    gearbox
    getz
    heisenberg
    kepler_contact
    knife_edge
    knife_edge_incline
    leaning_disk
    mobile_manipulator
    mobile_robot
    nonholonomic_oscillator
    nonholonomic_particle
    rattleback
    roller_racer
    rolling_disk
    routh_sphere
    segway
    snake
    snakeboard
    snakeboard_se2
    spherical_robot
    suslov
    suslov_so3
    twistcar
    vertical_disk
    vertical_disk_se2
    veselova
    whipple
}

/// A car that steers its front wheels and whose wheels spin.
#[nonholonomic(model = "ackermann.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ackermann;

/// A homogeneous ball on a table that is not quite level, with its attitude.
#[nonholonomic(model = "ball_incline.yaml", methods = [gonzalez, midpoint, rk4, rdp_cay, rdp_exp])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallIncline;

/// A homogeneous ball on a plane that turns: constraints that prescribe a velocity.
#[nonholonomic(model = "ball_turntable.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallTurntable;

/// A car that tows two trailers; [`mod@car_trailers`] has any number.
#[nonholonomic(model = "car_trailers.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CarTrailers;

/// A robot on two driven wheels and a castor with masses of its own.
#[nonholonomic(model = "castor.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Castor;

/// A chaotic quartic potential on seven coordinates under one constraint (n = 3).
#[nonholonomic(model = "chaotic_quartic.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic;

/// The same on 25 coordinates (n = 12).
#[nonholonomic(model = "chaotic_quartic12.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic12;

/// The same on 13 coordinates (n = 6).
#[nonholonomic(model = "chaotic_quartic6.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic6;

/// Chaplygin's sphere with a rotation matrix: a ball with three moments of inertia.
#[nonholonomic(model = "chaplygin_sphere_so3.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSphereSo3;

/// Chaplygin's sleigh in the coordinates of its point of contact: the mass matrix depends on the position.
#[nonholonomic(model = "chaplygin_sleigh.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleigh;

/// Chaplygin's sleigh with a bead that is moved across it: a Lagrangian that depends on the time.
#[nonholonomic(model = "chaplygin_sleigh_bead.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighBead;

/// Chaplygin's sleigh in the coordinates of its centre of mass: the mass matrix is constant.
#[nonholonomic(model = "chaplygin_sleigh_com.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighCom;

/// Chaplygin's sleigh on SE(2), in the velocities of its own frame; its direction is a rotation matrix.
#[nonholonomic(model = "chaplygin_sleigh_se2.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighSe2;

/// Chaplygin's sleigh under drag and a torque that swings: forces without a potential.
#[nonholonomic(model = "chaplygin_sleigh_torque.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighTorque;

/// Chaplygin's sphere, a ball with three moments of inertia; its attitude is a unit quaternion.
#[nonholonomic(model = "chaplygin_sphere.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSphere;

/// A knife edge with a charge in a magnetic field: a Lagrangian with terms that are linear in the velocities.
#[nonholonomic(model = "charged_knife_edge.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChargedKnifeEdge;

/// The contact oscillator: two oscillators in a transmission that a third one drives.
#[nonholonomic(model = "cvt_harmonic.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CvtHarmonic;

/// The double pendulum, without constraints.
#[nonholonomic(model = "double_pendulum.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DoublePendulum;

/// The knife-edge driven gearbox: two springs, coupled by a driver in a potential.
#[nonholonomic(model = "gearbox.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gearbox;

/// Getz' bicycle, which may fall over.
#[nonholonomic(model = "getz.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Getz;

/// The nonholonomic free particle on the Heisenberg group.
#[nonholonomic(model = "heisenberg.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heisenberg;

/// Kepler's problem under a contact constraint.
#[nonholonomic(model = "kepler_contact.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeplerContact;

/// A knife edge on an inclined plane, perturbed by `eps`.
#[nonholonomic(model = "knife_edge.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnifeEdge;

/// A knife edge on an inclined plane, with mass and inertia.
#[nonholonomic(model = "knife_edge_incline.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnifeEdgeIncline;

/// A rolling disk that may lean, with friction or without.
#[nonholonomic(model = "leaning_disk.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeaningDisk;

/// A base on two driven wheels with an arm of two links.
#[nonholonomic(model = "mobile_manipulator.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MobileManipulator;

/// The mobile robot: the vertical disk in a periodic potential.
#[nonholonomic(model = "mobile_robot.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MobileRobot;

/// The nonholonomic oscillator, the contact oscillator in other letters.
#[nonholonomic(model = "nonholonomic_oscillator.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NonholonomicOscillator;

/// The nonholonomic particle in a quadratic potential.
#[nonholonomic(model = "nonholonomic_particle.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NonholonomicParticle;

/// The rattleback: an ellipsoid that rolls and prefers one sense of rotation.
#[nonholonomic(model = "rattleback.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rattleback;

/// The roller racer: two coupled bodies, each on a pair of wheels.
#[nonholonomic(model = "roller_racer.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollerRacer;

/// An upright disk that rolls on the plane.
#[nonholonomic(model = "rolling_disk.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollingDisk;

/// Routh's sphere, a ball whose centre of mass is beside its centre.
#[nonholonomic(model = "routh_sphere.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RouthSphere;

/// A body balanced on two wheels.
#[nonholonomic(model = "segway.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segway;

/// A snake of three links; [`mod@snake`] has any number.
#[nonholonomic(model = "snake.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snake;

/// The snakeboard, without control.
#[nonholonomic(model = "snakeboard.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snakeboard;

/// The snakeboard on SE(2) × S¹ × S¹, in the velocities of the board's own frame.
#[nonholonomic(model = "snakeboard_se2.yaml", methods = [gonzalez, midpoint, rk4, rdp_cay, rdp_exp])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnakeboardSe2;

/// A rolling shell with a pendulum inside.
#[nonholonomic(model = "spherical_robot.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SphericalRobot;

/// Suslov's problem, reduced to the angular velocity: quasi-velocities on so(3) and no coordinates.
#[nonholonomic(model = "suslov.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suslov;

/// Suslov's problem with the body's attitude, a rotation matrix.
#[nonholonomic(model = "suslov_so3.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SuslovSo3;

/// The twistcar, whose rider turns the handlebar: a constraint that depends on the time.
#[nonholonomic(model = "twistcar.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Twistcar;

/// The vertical disk without a potential.
#[nonholonomic(model = "vertical_disk.yaml", methods = [all])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VerticalDisk;

/// The upright disk on SE(2) × S¹, in the velocities of its own frame.
#[nonholonomic(model = "vertical_disk_se2.yaml", methods = [gonzalez, midpoint, rk4, rdp_cay, rdp_exp])]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VerticalDiskSe2;

/// Veselova's system: a rigid body with a constraint that is fixed in space.
#[nonholonomic(model = "veselova.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Veselova;

/// The benchmark bicycle: four bodies, four rolling constraints, and a front wheel that stays on the ground (a holonomic constraint).
#[nonholonomic(model = "whipple.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Whipple;

/// The README's example, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
pub struct Readme;
