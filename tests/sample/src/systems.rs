//! The systems. This file is written by the test `golden` of nonholonomic-codegen.

use nonholonomic::nonholonomic;

/// `ackermann`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/ackermann.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/ackermann.yaml", methods = [gonzalez, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ackermann;

/// `ball_incline`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/ball_incline.yaml", methods = [gonzalez, midpoint, rdp-cay, rdp-exp, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/ball_incline.yaml", methods = [midpoint, rdp-cay, rdp-exp, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallIncline;

/// `ball_turntable`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/ball_turntable.yaml", methods = [gonzalez, midpoint, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/ball_turntable.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BallTurntable;

/// `car_trailers`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/car_trailers.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/car_trailers.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CarTrailers;

/// `castor`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/castor.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/castor.yaml", methods = [gonzalez, midpoint, leapfrog]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Castor;

/// `chaotic_quartic`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaotic_quartic.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaotic_quartic.yaml", methods = [gonzalez, dla01, dla1, rattle, rattle:consistent, rk2, rk2:qv, rk4:qv]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic;

/// `chaotic_quartic12`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaotic_quartic12.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaotic_quartic12.yaml", methods = [midpoint, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic12;

/// `chaotic_quartic6`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaotic_quartic6.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaotic_quartic6.yaml", methods = [gonzalez, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaoticQuartic6;

/// `chaplygin_sleigh`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaplygin_sleigh.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaplygin_sleigh.yaml", methods = [gonzalez, itoh-abe-sym, leapfrog, dla, spark3]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleigh;

/// `chaplygin_sleigh_bead`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaplygin_sleigh_bead.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaplygin_sleigh_bead.yaml", methods = [gonzalez, midpoint, leapfrog]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighBead;

/// `chaplygin_sleigh_com`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaplygin_sleigh_com.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaplygin_sleigh_com.yaml", methods = [leapfrog, dla01, dd, euler, feedback-rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighCom;

/// `chaplygin_sleigh_se2`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaplygin_sleigh_se2.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaplygin_sleigh_se2.yaml", methods = [avf, itoh-abe, gonzalez-r-fd, rk2, euler:polar, rk2:polar, rk4:polar, feedback-rk2]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighSe2;

/// `chaplygin_sleigh_torque`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaplygin_sleigh_torque.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaplygin_sleigh_torque.yaml", methods = [gonzalez, midpoint, leapfrog]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSleighTorque;

/// `chaplygin_sphere`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaplygin_sphere.yaml", methods = [gonzalez, midpoint, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaplygin_sphere.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSphere;

/// `chaplygin_sphere_so3`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/chaplygin_sphere_so3.yaml", methods = [gonzalez, midpoint, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/chaplygin_sphere_so3.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChaplyginSphereSo3;

/// `charged_knife_edge`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/charged_knife_edge.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/charged_knife_edge.yaml", methods = [midpoint, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChargedKnifeEdge;

/// `cvt_harmonic`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/cvt_harmonic.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/cvt_harmonic.yaml", methods = [gonzalez, avf6, gonzalez-r-fd, iso-var, taylor, rk2:qv]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CvtHarmonic;

/// `double_pendulum`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/double_pendulum.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/double_pendulum.yaml", methods = [midpoint, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct DoublePendulum;

/// `gearbox`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/gearbox.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/gearbox.yaml", methods = [gonzalez, avf6, iso:4, dla, rattle, spark2, spark3]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Gearbox;

/// `getz`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/getz.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/getz.yaml", methods = [gonzalez, midpoint, leapfrog]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Getz;

/// `heisenberg`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/heisenberg.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/heisenberg.yaml", methods = [avf, avf4, gonzalez-f, dd, rattle, rk4, euler:qv, feedback-rk2]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Heisenberg;

/// `kepler_contact`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/kepler_contact.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/kepler_contact.yaml", methods = [gonzalez, midpoint, leapfrog]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KeplerContact;

/// `knife_edge`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/knife_edge.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/knife_edge.yaml", methods = [gonzalez-f, iso:6, dla01, dla1, rk2]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnifeEdge;

/// `knife_edge_incline`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/knife_edge_incline.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/knife_edge_incline.yaml", methods = [midpoint, dla, taylor:qv, euler, rk2:qv]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct KnifeEdgeIncline;

/// `leaning_disk`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/leaning_disk.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/leaning_disk.yaml", methods = [gonzalez, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LeaningDisk;

/// `mobile_manipulator`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/mobile_manipulator.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/mobile_manipulator.yaml", methods = [gonzalez, midpoint, leapfrog]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MobileManipulator;

/// `mobile_robot`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/mobile_robot.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/mobile_robot.yaml", methods = [itoh-abe, gonzalez-r, dla, dla1, spark2, spark3, feedback-euler, feedback-rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MobileRobot;

/// `nonholonomic_oscillator`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/nonholonomic_oscillator.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/nonholonomic_oscillator.yaml", methods = [itoh-abe-sym, iso, dla-midpoint, taylor, rk4, euler:qv]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NonholonomicOscillator;

/// `nonholonomic_particle`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/nonholonomic_particle.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/nonholonomic_particle.yaml", methods = [gonzalez-r, rattle:consistent, spark2, taylor, feedback-euler, feedback-rk2]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NonholonomicParticle;

/// `rattleback`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/rattleback.yaml", methods = [gonzalez, midpoint, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/rattleback.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rattleback;

/// `roller_racer`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/roller_racer.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/roller_racer.yaml", methods = [gonzalez-r-fd, iso:4, iso:6, dla-midpoint, taylor:qv, rk4:qv]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollerRacer;

/// `rolling_disk`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/rolling_disk.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/rolling_disk.yaml", methods = [itoh-abe-sym, iso:4, iso:6, dla-midpoint, dd, taylor, feedback-euler, feedback-rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RollingDisk;

/// `routh_sphere`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/routh_sphere.yaml", methods = [gonzalez, midpoint, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/routh_sphere.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RouthSphere;

/// `segway`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/segway.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/segway.yaml", methods = [midpoint, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Segway;

/// `snake`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/snake.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/snake.yaml", methods = [gonzalez, midpoint, leapfrog]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snake;

/// `snakeboard`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/snakeboard.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/snakeboard.yaml", methods = [itoh-abe, iso-var, dla, euler, euler:qv]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Snakeboard;

/// `snakeboard_se2`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/snakeboard_se2.yaml", methods = [gonzalez, midpoint, rdp-cay, rdp-exp, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/snakeboard_se2.yaml", methods = [midpoint, rdp-cay, rdp-exp]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnakeboardSe2;

/// `spherical_robot`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/spherical_robot.yaml", methods = [gonzalez, midpoint, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/spherical_robot.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SphericalRobot;

/// `suslov`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/suslov.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/suslov.yaml", methods = [avf6, iso, suslov-mv, suslov-cay, rk4:qv, feedback-rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Suslov;

/// `suslov_so3`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/suslov_so3.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/suslov_so3.yaml", methods = [avf, avf4, iso, iso-var, suslov-mv, suslov-cay, taylor:qv, euler:polar, rk2:polar, rk4:polar, feedback-euler]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SuslovSo3;

/// `twistcar`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/twistcar.yaml", methods = [gonzalez, midpoint, leapfrog, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/twistcar.yaml", methods = [midpoint, leapfrog, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Twistcar;

/// `vertical_disk`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/vertical_disk.yaml", methods = [all]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/vertical_disk.yaml", methods = [avf4, gonzalez-f, gonzalez-r, rattle:consistent]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VerticalDisk;

/// `vertical_disk_se2`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/vertical_disk_se2.yaml", methods = [gonzalez, midpoint, rdp-cay, rdp-exp, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/vertical_disk_se2.yaml", methods = [rdp-cay, rdp-exp, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct VerticalDiskSe2;

/// `veselova`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/veselova.yaml", methods = [gonzalez, midpoint, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/veselova.yaml", methods = [gonzalez, midpoint, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Veselova;

/// `whipple`.
#[cfg_attr(feature = "full", nonholonomic(model = "../../models/whipple.yaml", methods = [gonzalez, rk4]))]
#[cfg_attr(not(feature = "full"), nonholonomic(model = "../../models/whipple.yaml", methods = [gonzalez, rk4]))]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Whipple;

systems! { ackermann ball_incline ball_turntable car_trailers castor chaotic_quartic chaotic_quartic12 chaotic_quartic6 chaplygin_sleigh chaplygin_sleigh_bead chaplygin_sleigh_com chaplygin_sleigh_se2 chaplygin_sleigh_torque chaplygin_sphere chaplygin_sphere_so3 charged_knife_edge cvt_harmonic double_pendulum gearbox getz heisenberg kepler_contact knife_edge knife_edge_incline leaning_disk mobile_manipulator mobile_robot nonholonomic_oscillator nonholonomic_particle rattleback roller_racer rolling_disk routh_sphere segway snake snakeboard snakeboard_se2 spherical_robot suslov suslov_so3 twistcar vertical_disk vertical_disk_se2 veselova whipple }

/// Those of the methods that were drawn.
#[cfg(not(feature = "full"))]
#[macro_export]
macro_rules! drawn {
    (ackermann $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Leapfrog Rk4 } };
    (ball_incline $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint RdpCay RdpExp Rk4 } };
    (ball_turntable $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (car_trailers $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (castor $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Leapfrog } };
    (chaotic_quartic $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Dla01 Dla1 Rattle RattleConsistent Rk2 Rk2Qv Rk4Qv } };
    (chaotic_quartic12 $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint Leapfrog Rk4 } };
    (chaotic_quartic6 $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Leapfrog Rk4 } };
    (chaplygin_sleigh $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez ItohAbeSym Leapfrog Dla Spark3 } };
    (chaplygin_sleigh_bead $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Leapfrog } };
    (chaplygin_sleigh_com $kind:ident $($rest:tt)*) => { single! { $($rest)* Leapfrog Dla01 DiscreteDerivative Euler FeedbackRk4 } };
    (chaplygin_sleigh_se2 $kind:ident $($rest:tt)*) => { single! { $($rest)* AveragedVectorField ItohAbe GonzalezRFd Rk2 EulerPolar Rk2Polar Rk4Polar FeedbackRk2 } };
    (chaplygin_sleigh_torque $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Leapfrog } };
    (chaplygin_sphere $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (chaplygin_sphere_so3 $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (charged_knife_edge $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint Leapfrog Rk4 } };
    (cvt_harmonic $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Avf6 GonzalezRFd IsoVar Taylor Rk2Qv } };
    (double_pendulum $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint Leapfrog Rk4 } };
    (gearbox $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Avf6 Iso4 Dla Rattle Spark2 Spark3 } };
    (getz $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Leapfrog } };
    (heisenberg $kind:ident $($rest:tt)*) => { single! { $($rest)* AveragedVectorField Avf4 GonzalezF DiscreteDerivative Rattle Rk4 EulerQv FeedbackRk2 } };
    (kepler_contact $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Leapfrog } };
    (knife_edge $kind:ident $($rest:tt)*) => { single! { $($rest)* GonzalezF Iso6 Dla01 Dla1 Rk2 } };
    (knife_edge_incline $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint Dla TaylorQv Euler Rk2Qv } };
    (leaning_disk $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Leapfrog Rk4 } };
    (mobile_manipulator $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Leapfrog } };
    (mobile_robot $kind:ident $($rest:tt)*) => { single! { $($rest)* ItohAbe GonzalezR Dla Dla1 Spark2 Spark3 FeedbackEuler FeedbackRk4 } };
    (nonholonomic_oscillator $kind:ident $($rest:tt)*) => { single! { $($rest)* ItohAbeSym Iso DlaMidpoint Taylor Rk4 EulerQv } };
    (nonholonomic_particle $kind:ident $($rest:tt)*) => { single! { $($rest)* GonzalezR RattleConsistent Spark2 Taylor FeedbackEuler FeedbackRk2 } };
    (rattleback $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (roller_racer $kind:ident $($rest:tt)*) => { single! { $($rest)* GonzalezRFd Iso4 Iso6 DlaMidpoint TaylorQv Rk4Qv } };
    (rolling_disk $kind:ident $($rest:tt)*) => { single! { $($rest)* ItohAbeSym Iso4 Iso6 DlaMidpoint DiscreteDerivative Taylor FeedbackEuler FeedbackRk4 } };
    (routh_sphere $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (segway $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint Leapfrog Rk4 } };
    (snake $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Leapfrog } };
    (snakeboard $kind:ident $($rest:tt)*) => { single! { $($rest)* ItohAbe IsoVar Dla Euler EulerQv } };
    (snakeboard_se2 $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint RdpCay RdpExp } };
    (spherical_robot $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (suslov $kind:ident $($rest:tt)*) => { single! { $($rest)* Avf6 Iso SuslovMv SuslovCay Rk4Qv FeedbackRk4 } };
    (suslov_so3 $kind:ident $($rest:tt)*) => { single! { $($rest)* AveragedVectorField Avf4 Iso IsoVar SuslovMv SuslovCay TaylorQv EulerPolar Rk2Polar Rk4Polar FeedbackEuler } };
    (twistcar $kind:ident $($rest:tt)*) => { single! { $($rest)* Midpoint Leapfrog Rk4 } };
    (vertical_disk $kind:ident $($rest:tt)*) => { single! { $($rest)* Avf4 GonzalezF GonzalezR RattleConsistent } };
    (vertical_disk_se2 $kind:ident $($rest:tt)*) => { single! { $($rest)* RdpCay RdpExp Rk4 } };
    (veselova $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Midpoint Rk4 } };
    (whipple $kind:ident $($rest:tt)*) => { single! { $($rest)* Gonzalez Rk4 } };
    ($other:ident $($rest:tt)*) => { single_of! { $($rest)* } };
}
