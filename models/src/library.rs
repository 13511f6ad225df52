//! The systems. This file is written from `models/*.yaml`, by the test that compares the two: see CONTRIBUTING.md.

use nonholonomic::nonholonomic;

library! {
    "sleighs":
        chaplygin_sleigh
        chaplygin_sleigh_bead
        chaplygin_sleigh_com
        chaplygin_sleigh_se2
        chaplygin_sleigh_torque;
    "knife-edges":
        charged_knife_edge
        knife_edge
        knife_edge_incline;
    "disks":
        leaning_disk
        rolling_disk
        vertical_disk
        vertical_disk_se2;
    "balls":
        ball_incline
        ball_turntable
        chaplygin_sphere
        chaplygin_sphere_so3
        rattleback
        routh_sphere;
    "rigid-bodies":
        suslov
        suslov_so3
        veselova;
    "vehicles":
        ackermann
        car_trailers
        castor
        getz
        mobile_manipulator
        mobile_robot
        segway
        spherical_robot
        whipple;
    "undulating":
        roller_racer
        snake
        snakeboard
        snakeboard_se2
        twistcar;
    "test-problems":
        chaotic_quartic
        chaotic_quartic12
        chaotic_quartic6
        cvt_harmonic
        double_pendulum
        gearbox
        heisenberg
        kepler_contact
        nonholonomic_oscillator
        nonholonomic_particle;
}

/// A car that steers its front wheels, all of whose wheels spin; the two front ones are taken as one in the middle.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "ackermann.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ackermann;

/// A homogeneous ball that rolls on a table which is not quite level.
///
/// Turning the ball about its centre, before it starts, changes nothing: its attitude is given by S, which takes
/// vectors of space to those of the ball, so that the velocities of SO(3) are those in space, with the other sign. The
/// centre moves on a parabola, with 5/7 of the acceleration of a body that slides.
#[cfg(feature = "balls")]
#[nonholonomic(model = "ball_incline.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallIncline;

/// A homogeneous ball that rolls on a plane which turns about a vertical axis.
///
/// Its centre moves on a circle, with 2/7 of the plane's angular velocity.
#[cfg(feature = "balls")]
#[nonholonomic(model = "ball_turntable.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallTurntable;

/// A car that drives and turns as it likes and tows n trailers of one kind, each hitched to the middle of the axle
/// before it; here with n = 2.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "car_trailers.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CarTrailers;

/// A robot on two driven wheels and a castor that trails behind its pivot: what a castor does to the base it carries is
/// mostly left out of textbooks.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "castor.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Castor;

/// A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates,
/// here with n = 3.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "chaotic_quartic.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic;

/// A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates,
/// here with n = 12.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "chaotic_quartic12.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic12;

/// A particle in a quartic potential under one nonholonomic constraint: a chaotic test problem on 2n + 1 coordinates,
/// here with n = 6.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "chaotic_quartic6.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic6;

/// Chaplygin's sleigh: a rigid body on the plane, carried by two sliding feet and one knife edge.
///
/// The coordinates are those of the edge's point of contact; the centre of mass lies at distance a ahead of it.
#[cfg(feature = "sleighs")]
#[nonholonomic(model = "chaplygin_sleigh.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleigh;

/// Chaplygin's sleigh with a bead that is moved to and fro across it, b sin(w t), and so drives it: a Lagrangian that
/// depends on the time.
#[cfg(feature = "sleighs")]
#[nonholonomic(model = "chaplygin_sleigh_bead.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighBead;

/// Chaplygin's sleigh in the coordinates of its centre of mass, in which the mass matrix is constant.
#[cfg(feature = "sleighs")]
#[nonholonomic(model = "chaplygin_sleigh_com.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighCom;

/// Chaplygin's sleigh on SE(2): a rigid body on the plane, carried by two sliding feet and one knife edge, in the
/// velocities of its own frame.
///
/// The position x is that of the edge's point of contact, the direction a rotation matrix R; the centre of mass lies at
/// distance a ahead.
#[cfg(feature = "sleighs")]
#[nonholonomic(model = "chaplygin_sleigh_se2.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighSe2;

/// Chaplygin's sleigh in a fluid, which resists its motion along the edge and its turning, under a torque that swings,
/// A cos(w t): forces that have no potential.
///
/// The sleigh comes to a limit cycle and swims.
#[cfg(feature = "sleighs")]
#[nonholonomic(model = "chaplygin_sleigh_torque.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighTorque;

/// Chaplygin's sphere: a ball whose centre of mass is its centre, with three different moments of inertia, rolls on the
/// plane.
///
/// Its attitude is a unit quaternion; the angular momentum about the contact is constant in space.
#[cfg(feature = "balls")]
#[nonholonomic(model = "chaplygin_sphere.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSphere;

/// Chaplygin's sphere on SO(3) x R^2: a ball whose centre of mass is its centre, with three different moments of
/// inertia, rolls on the plane.
///
/// Its attitude is a rotation matrix. The angular momentum about the contact is constant in space.
#[cfg(feature = "balls")]
#[nonholonomic(model = "chaplygin_sphere_so3.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSphereSo3;

/// A knife edge on a level plane that carries a charge ahead of its contact, in a vertical magnetic field.
///
/// The field turns speed along the edge into rotation and back, harmonically, at the frequency B a/sqrt(m J).
#[cfg(feature = "knife-edges")]
#[nonholonomic(model = "charged_knife_edge.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChargedKnifeEdge;

/// The contact oscillator: two harmonic oscillators coupled by a contact form that a third one drives (a continuously
/// variable transmission).
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "cvt_harmonic.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CvtHarmonic;

/// Two mass points that hang one from the other on rods without mass, in a plane; nothing constrains it.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "double_pendulum.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DoublePendulum;

/// Two oscillators joined by a continuously variable gear, whose ratio a third one drives.
///
/// For eps = 0 the system is reversible and integrable; eps perturbs that, sigma = -1 turns the driver's potential
/// upside down.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "gearbox.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gearbox;

/// Getz' bicycle: a rigid body on two wheels without mass that rolls over about the line of their contacts, steered by
/// the front one.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "getz.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Getz;

/// The nonholonomic integrator: a free particle in space under the Heisenberg constraint.
///
/// Its multiplier vanishes and it moves on straight lines.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "heisenberg.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heisenberg;

/// A body in the field of a sun, under the contact constraint of the Heisenberg group: as it goes about the z axis it
/// rises with the area that it sweeps.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "kepler_contact.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeplerContact;

/// A knife edge that slides on an inclined plane and turns about its point of contact; its force is scaled to one.
///
/// For eps = 0 its motion is bounded and reversible; eps perturbs the constraint.
#[cfg(feature = "knife-edges")]
#[nonholonomic(model = "knife_edge.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnifeEdge;

/// A knife edge that slides on an inclined plane and turns about its point of contact.
#[cfg(feature = "knife-edges")]
#[nonholonomic(model = "knife_edge_incline.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnifeEdgeIncline;

/// A disk that rolls on the plane and may lean, in Euler's angles; the ground may rub it as it rolls and as it turns.
#[cfg(feature = "disks")]
#[nonholonomic(model = "leaning_disk.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeaningDisk;

/// A base on two driven wheels that carries an arm of two links, which move in the plane.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "mobile_manipulator.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MobileManipulator;

/// A mobile robot of fixed orientation, whose wheels all steer together in a periodic potential.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "mobile_robot.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MobileRobot;

/// A particle in a harmonic well in space under a contact constraint.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "nonholonomic_oscillator.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NonholonomicOscillator;

/// A particle in space under a contact constraint, bound in two of its three directions.
#[cfg(feature = "test-problems")]
#[nonholonomic(model = "nonholonomic_particle.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NonholonomicParticle;

/// The rattleback: half an ellipsoid that rolls on the plane, with principal axes of inertia that are turned against
/// its own.
///
/// Spun one way it begins to rattle, stops, and turns the other way.
#[cfg(feature = "balls")]
#[nonholonomic(model = "rattleback.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rattleback;

/// The roller racer: two bodies joined by a pivot, each on a pair of wheels that do not slip sideways; swinging the
/// front one drives it forward.
#[cfg(feature = "undulating")]
#[nonholonomic(model = "roller_racer.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollerRacer;

/// A disk that stands upright on the plane, and rolls without slipping while it turns about its vertical axis.
#[cfg(feature = "disks")]
#[nonholonomic(model = "rolling_disk.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollingDisk;

/// Routh's sphere: a ball that is symmetric about an axis and whose centre of mass is on it, beside the centre, rolls
/// on the plane.
#[cfg(feature = "balls")]
#[nonholonomic(model = "routh_sphere.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RouthSphere;

/// A body balanced on two wheels of one axle; all of its masses count, and it may turn while it pitches.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "segway.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segway;

/// A snake of n links of one kind, each upon a pair of wheels at its middle, joined end to end; here with n = 3.
#[cfg(feature = "undulating")]
#[nonholonomic(model = "snake.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snake;

/// The snakeboard: a board on two steered pairs of wheels, and a rotor upon it, with control torques on the rotor and
/// on the wheels.
///
/// Both pairs turn by phi in opposite directions; at phi = pi/2 the constraints lose a rank.
#[cfg(feature = "undulating")]
#[nonholonomic(model = "snakeboard.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snakeboard;

/// The snakeboard on SE(2) × S¹ × S¹, in the velocities of the board's own frame: turning, ahead, across.
///
/// The position x is that of the centre of mass, the direction of the board a rotation matrix R. The motion is that of
/// snakeboard.
#[cfg(feature = "undulating")]
#[nonholonomic(model = "snakeboard_se2.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnakeboardSe2;

/// A spherical robot: a shell that rolls on the plane, with a pendulum that swings about an axle fixed to the shell,
/// its second axis.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "spherical_robot.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SphericalRobot;

/// Suslov's problem: a rigid body about its fixed centre of mass, which cannot turn about its own third axis.
///
/// Reduced by the rotations of space to the body's angular velocity.
#[cfg(feature = "rigid-bodies")]
#[nonholonomic(model = "suslov.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suslov;

/// Suslov's problem with the body's attitude: a rigid body about its fixed centre of mass, which cannot turn about its
/// own third axis.
///
/// The attitude is a rotation matrix R, which takes vectors of the body to those of space.
#[cfg(feature = "rigid-bodies")]
#[nonholonomic(model = "suslov_so3.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SuslovSo3;

/// The twistcar, a vehicle without a motor: its rider turns the handlebar to and fro, φ = A sin(w t), and the steered
/// wheels, which are mounted behind their joint, drive it.
#[cfg(feature = "undulating")]
#[nonholonomic(model = "twistcar.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Twistcar;

/// A disk that rolls upright on the plane, all its constants scaled to one.
#[cfg(feature = "disks")]
#[nonholonomic(model = "vertical_disk.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VerticalDisk;

/// A disk that rolls upright on the plane, on SE(2) x S^1 and in the velocities of its own frame: turning, ahead,
/// across.
///
/// Without torques it rolls on a circle.
#[cfg(feature = "disks")]
#[nonholonomic(model = "vertical_disk_se2.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VerticalDiskSe2;

/// Veselova's system: a rigid body about its fixed centre of mass whose angular velocity has no vertical component in
/// space.
///
/// It is what Suslov's problem is with a constraint that is fixed in space and not in the body. The horizontal
/// components of the angular momentum are constant.
#[cfg(feature = "rigid-bodies")]
#[nonholonomic(model = "veselova.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Veselova;

/// The Whipple bicycle: two wheels that roll without slipping, a rear body with its rider, and a fork that steers.
///
/// x forward, y right, z down.
#[cfg(feature = "vehicles")]
#[nonholonomic(model = "whipple.yaml")]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Whipple;
