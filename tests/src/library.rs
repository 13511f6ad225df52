//! The table that drives the tests of the library: every model under every method.

use crate::continuous::{self, Equations};
use crate::every_method;
use crate::reference::{Motion, ReferenceError, SuslovTrajectory, Trajectory};
use crate::verify::{Failure, Run};
use nh_sample as sample;
use nonholonomic::catalogue::{DataSet, DynStepper, DynSystem, Model, ModelInfo};
use nonholonomic::prelude::*;
use nonholonomic_codegen::scheme::{self, METHODS, Properties};
use nonholonomic_models::Listed;
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock, Mutex, OnceLock};

/// A data set of a model, under a method.
#[derive(Clone, Copy, Debug)]
pub struct Case {
    /// The model.
    pub model: &'static ModelInfo,
    /// Parameters and initial data.
    pub data: &'static DataSet,
    /// The source of its exact motion.
    pub truth: Truth,
    /// The method's name.
    pub method: &'static str,
    /// Values of the method's options; empty for the defaults.
    pub options: &'static [f64],
    make: Make,
}

/// Functions that differ for every system and method.
#[derive(Clone, Copy, Debug)]
struct Make {
    system: fn(&Case) -> Made<dyn DynSystem>,
    stepper: fn(&Case, f64, &[f64], f64) -> Made<dyn DynStepper>,
    projected: fn(&Case, f64, &[f64]) -> Moved,
    /// Returns a state and a run in single precision.
    single: fn(&Case, f64) -> Single,
}

/// A value, or the error that prevented it.
type Made<T> = Result<Box<T>, StepError>;

/// A state (q, v), projected onto D.
type Moved = Result<Vec<f64>, StepError>;

/// An initial state and a run from it.
type Single = Result<(Vec<f64>, Run), Failure>;

/// A function that returns the exact motion from (q, v).
type Integrate = fn(&[f64], &[f64]) -> Trajectory;

/// The source of an exact motion.
#[derive(Clone, Copy, Debug)]
pub enum Truth {
    /// The reference data of this name.
    Reference(&'static str),
    /// The reference data of Suslov's problem, which include the attitude.
    Suslov,
    /// The reference data of a sleigh, with a rotation matrix in place of θ and velocities of the
    /// body.
    OnGroup(&'static str),
    /// The lively sleigh's reference data, moved from the point of contact to the centre of mass.
    CentreOfMass,
    /// The motion of this name by d'Alembert's principle ([`Motion::of_models`]).
    Motion(&'static str),
    /// A motion like [`Truth::Motion`], for a model with a unit quaternion in place of the rotation
    /// matrix of the motion.
    Quaternion(&'static str),
    /// Hand-written equations, integrated to roundoff, or a closed form.
    Equations(Integrate),
}

impl Case {
    /// Returns `model/data set/method`.
    pub fn name(&self) -> String {
        format!("{}/{}/{}", self.model.name, self.data.name, self.method)
    }

    /// Returns the case with values for the method's options.
    #[must_use]
    pub fn with_options(self, options: &'static [f64]) -> Self {
        Case { options, ..self }
    }

    /// Returns the parameters: the data set's, and the defaults.
    pub fn parameters(&self) -> Vec<f64> {
        let mut values: Vec<f64> = self.model.parameters.iter().map(|p| p.default.unwrap_or(f64::NAN)).collect();
        for &(index, value) in self.data.parameters {
            values[index] = value;
        }
        values
    }

    /// Returns the initial state (q, v).
    pub fn initial(&self) -> Vec<f64> {
        [self.data.q, self.data.w].concat()
    }

    /// Returns the method's row of the property table.
    ///
    /// # Panics
    /// If there is none.
    pub fn properties(&self) -> Properties {
        self.row().properties
    }

    /// Returns the compiler's row for its method.
    ///
    /// # Panics
    /// If there is none.
    pub fn row(&self) -> &'static scheme::Method {
        let row = METHODS.iter().find(|method| method.properties.name == self.method);
        row.expect("the library has no method that the compiler does not know")
    }

    /// Returns the system at the data set's parameters.
    ///
    /// # Errors
    /// If a parameter is refused.
    pub fn system(&self) -> Result<Box<dyn DynSystem>, StepError> {
        (self.make.system)(self)
    }

    /// Returns whether the model has rotation matrices and the method preserves them.
    ///
    /// # Panics
    /// If there is no such method.
    pub fn keeps_rotations(&self) -> bool {
        !self.model.rotations.is_empty() && self.row().keeps_rotations
    }

    /// Returns a stepper at the state (q, v).
    ///
    /// # Errors
    /// If the state or the step size is refused.
    pub fn stepper(&self, state: &[f64], h: f64) -> Result<Box<dyn DynStepper>, StepError> {
        self.stepper_from(0.0, state, h)
    }

    /// Returns a stepper at the state (q, v) and the time t.
    ///
    /// # Errors
    /// If the state or the step size is refused.
    pub fn stepper_from(&self, t: f64, state: &[f64], h: f64) -> Result<Box<dyn DynStepper>, StepError> {
        (self.make.stepper)(self, t, state, h)
    }

    /// Returns the state with its velocity projected onto D, at the time t.
    ///
    /// # Errors
    /// If a parameter is refused.
    pub fn projected(&self, t: f64, state: &[f64]) -> Result<Vec<f64>, StepError> {
        (self.make.projected)(self, t, state)
    }

    /// Returns a run for [`verify`](crate::verify).
    ///
    /// # Errors
    /// If the state or the step size is refused.
    pub fn run(&self, state: &[f64], h: f64) -> Result<Run, Failure> {
        self.run_from(0.0, state, h)
    }

    /// Like [`run`](Self::run), from the time t.
    ///
    /// # Errors
    /// If the state or the step size is refused.
    pub fn run_from(&self, t: f64, state: &[f64], h: f64) -> Result<Run, Failure> {
        let mut stepper = self.stepper_from(t, state, h)?;
        let n = self.model.coordinates.len();
        Ok(Box::new(move |out| {
            stepper.step()?;
            let (q, v) = out.split_at_mut(n);
            stepper.write_q(q);
            stepper.write_w(v);
            Ok(())
        }))
    }

    /// Returns the initial state in single precision, and a run from there.
    ///
    /// # Errors
    /// If the parameters, the state or the step size are refused, and if the table does not list
    /// the method for the model.
    pub fn single(&self, h: f64) -> Result<(Vec<f64>, Run), Failure> {
        (self.make.single)(self, h)
    }

    /// Returns the exact motion from the initial data.
    ///
    /// # Errors
    /// If reference data are missing.
    pub fn trajectory(&self) -> Result<Trajectory, ReferenceError> {
        match self.truth {
            Truth::Reference(name) => Trajectory::load(name),
            Truth::Suslov => {
                let SuslovTrajectory { attitude, velocity, .. } = SuslovTrajectory::load()?;
                let n = self.model.coordinates.len();
                // The model is reduced, or has the attitude row by row.
                let state = |(r, w): (&Vec<Vec<f64>>, &Vec<f64>)| [&r.concat()[..n], w.as_slice()].concat();
                let states: Vec<Vec<f64>> = attitude.iter().zip(&velocity).map(state).collect();
                Ok(continuous::trajectory(self.model.name, n, &states))
            }
            Truth::OnGroup(name) => {
                let plane = Trajectory::load(name)?;
                let states: Vec<Vec<f64>> = (0..plane.t.len())
                    .map(|i| {
                        let [x1, x2, theta] = [plane.q[i][0], plane.q[i][1], plane.q[i][2]];
                        let [v1, v2, omega] = [plane.v[i][0], plane.v[i][1], plane.v[i][2]];
                        let (s, c) = theta.sin_cos();
                        vec![c, -s, s, c, x1, x2, omega, c * v1 + s * v2, c * v2 - s * v1]
                    })
                    .collect();
                Ok(continuous::trajectory("chaplygin_sleigh_se2", 6, &states))
            }
            Truth::CentreOfMass => {
                let a = 0.6;
                let contact = Trajectory::load("chaplygin_sleigh_lively")?;
                let states: Vec<Vec<f64>> = (0..contact.t.len())
                    .map(|i| {
                        let [x1, x2, theta] = [contact.q[i][0], contact.q[i][1], contact.q[i][2]];
                        let [v1, v2, omega] = [contact.v[i][0], contact.v[i][1], contact.v[i][2]];
                        let (s, c) = theta.sin_cos();
                        vec![theta, x1 + a * c, x2 + a * s, omega, v1 - a * s * omega, v2 + a * c * omega]
                    })
                    .collect();
                Ok(continuous::trajectory("chaplygin_sleigh_com", 3, &states))
            }
            Truth::Motion(name) => {
                let motion = motion(name)?;
                let found = continuous::trajectory(self.model.name, motion.coordinates.len(), &motion.nodes);
                Ok(Trajectory { coords: motion.coordinates, params: motion.parameters, ..found })
            }
            Truth::Quaternion(name) => {
                let motion = motion(name)?;
                let mut last = std::array::from_fn(|i| self.data.q[i]);
                let states: Vec<Vec<f64>> = motion
                    .nodes
                    .iter()
                    .map(|state| {
                        last = quaternion(&state[..9], last);
                        [&last, &state[9..]].concat()
                    })
                    .collect();
                let found = continuous::trajectory(self.model.name, self.model.coordinates.len(), &states);
                Ok(Trajectory { params: motion.parameters, ..found })
            }
            Truth::Equations(integrate) => Ok(self.integrated(integrate)),
        }
    }

    /// Returns the motion by its equations, integrated once for all methods and properties.
    fn integrated(&self, integrate: Integrate) -> Trajectory {
        static KNOWN: Mutex<BTreeMap<[&str; 2], Arc<OnceLock<Trajectory>>>> = Mutex::new(BTreeMap::new());
        let mut known = KNOWN.lock().expect("no thread panics with it");
        let motion = Arc::clone(known.entry([self.model.name, self.data.name]).or_default());
        drop(known);
        motion.get_or_init(|| integrate(self.data.q, self.data.w)).clone()
    }
}

/// Returns the motion of that name, at its nodes.
fn motion(name: &str) -> Result<Motion, ReferenceError> {
    static MOTIONS: OnceLock<BTreeMap<String, Motion>> = OnceLock::new();
    let motions = match MOTIONS.get() {
        Some(motions) => motions,
        None => {
            let motions = Motion::of_models()?;
            MOTIONS.get_or_init(|| motions)
        }
    };
    let found = motions.get(name).filter(|motion| !motion.nodes.is_empty());
    found.cloned().ok_or_else(|| ReferenceError::UnknownMotion(name.to_owned()))
}

/// Returns the unit quaternion of a rotation matrix, given row by row: the one of the two that is
/// nearer to the last.
///
/// 4 q qᵀ is linear in R. Its column with the largest diagonal entry, at least 1, is q up to its
/// length.
fn quaternion(r: &[f64], last: [f64; 4]) -> [f64; 4] {
    let [xx, xy, xz, yx, yy, yz, zx, zy, zz] = std::array::from_fn(|i| r[i]);
    let columns = [
        [1.0 + xx + yy + zz, zy - yz, xz - zx, yx - xy],
        [zy - yz, 1.0 + xx - yy - zz, xy + yx, xz + zx],
        [xz - zx, xy + yx, 1.0 - xx + yy - zz, yz + zy],
        [yx - xy, xz + zx, yz + zy, 1.0 - xx - yy + zz],
    ];
    let largest = (0..4).max_by(|&i, &j| columns[i][i].total_cmp(&columns[j][j])).expect("four columns");
    let column = columns[largest];
    let along: f64 = column.iter().zip(&last).map(|(x, y)| x * y).sum();
    let length = column.iter().map(|x| x * x).sum::<f64>().sqrt().copysign(along);
    column.map(|x| x / length)
}

fn system<S: Model + 'static>(case: &Case) -> Made<dyn DynSystem> {
    Ok(Box::new(S::from_parameters(&case.parameters())?))
}

/// Returns the system, and its state (t, q, v).
fn made<S: Model>(case: &Case, t: f64, state: &[f64]) -> Result<(S, S::State), StepError> {
    let system = S::from_parameters(&case.parameters())?;
    let (q, v) = state.split_at(case.model.coordinates.len());
    let state = system.state_from(t, q, v).expect("as many numbers as the system has");
    Ok((system, state))
}

/// Returns the stepper of the method of that name, from the library.
fn listed<S: Listed>(case: &Case, t: f64, state: &[f64], h: f64) -> Made<dyn DynStepper> {
    let (system, state) = made::<S>(case, t, state)?;
    system.boxed(&state, case.method, h, case.options).expect("the system has the method")
}

fn projected<S: Model>(case: &Case, t: f64, state: &[f64]) -> Moved {
    let (system, state) = made::<S>(case, t, state)?;
    Ok(numbers(&system.projected(&state)))
}

/// Returns (q, v) in double precision.
fn numbers<S: State>(state: &S) -> Vec<f64> {
    let (q, v) = (state.configuration(), state.velocity());
    q.as_ref().iter().chain(v.as_ref()).map(|x| x.to_f64()).collect()
}

/// Returns the start as numbers, and a run, in any scalar type.
fn narrow<S, M>(system: &S, start: &S::State, h: f64) -> Single
where
    S: System + Discretize<M, Stepper: 'static>,
    M: Method,
{
    let mut stepper = system.stepper(start, S::Scalar::lit(h))?;
    let initial = numbers(start);
    let run = move |out: &mut [f64]| {
        stepper.step()?;
        out.copy_from_slice(&numbers(&stepper.state()));
        Ok(())
    };
    Ok((initial, Box::new(run)))
}

/// Returns the data set of that index.
const fn data_set(model: &'static ModelInfo, index: usize) -> &'static DataSet {
    &model.data_sets[index]
}

/// Returns the stepper of a case in single precision, for one of these types of methods. The
/// library's own steppers are in double precision; those in single precision are compiled here.
macro_rules! single {
    ($case:ident $h:ident $system:ident: $($method:ident)*) => {{
        let start = $system.state().data_set($case.data.name).ok_or("a data set")?.build()?;
        match $case.method {
            $(<$method as Method>::NAME => narrow::<_, $method>(&$system, &start, $h),)*
            _ => Err("the table does not say that the model has this method".into()),
        }
    }};
}

/// Lists the methods of a kind of system.
macro_rules! single_of {
    // Systems in coordinates, with a constant mass matrix.
    (constant_mass $($rest:tt)*) => {
        single_of! { coordinates $($rest)* DiscreteDerivative Rattle RattleConsistent }
    };
    (coordinates $($rest:tt)*) => {
        single_of! {
            velocities $($rest)* GonzalezF Leapfrog Dla Dla01 DlaMidpoint Dla1 Spark2 Spark3
        }
    };
    // Systems with the default methods.
    (default_methods $($rest:tt)*) => {
        single! { $($rest)* Gonzalez Midpoint Leapfrog Rk4 }
    };
    // Systems in quasi-velocities with the default methods.
    (default_velocities $($rest:tt)*) => {
        single! { $($rest)* Gonzalez Midpoint Rk4 }
    };
    // Rigid bodies about a fixed point, with their attitude and without it.
    (attitude $($rest:tt)*) => {
        single_of! { rotations $($rest)* SuslovMv SuslovCay }
    };
    (reduced $($rest:tt)*) => {
        single_of! { velocities $($rest)* SuslovMv SuslovCay }
    };
    // Systems on a matrix group that nothing depends on.
    (invariant $($rest:tt)*) => {
        single! { $($rest)* Gonzalez Midpoint Rk4 RdpCay RdpExp }
    };
    (gonzalez_and_rk4 $($rest:tt)*) => {
        single! { $($rest)* Gonzalez Rk4 }
    };
    // Systems with rotation matrices.
    (rotations $($rest:tt)*) => {
        single_of! { velocities $($rest)* EulerPolar Rk2Polar Rk4Polar RdpCay RdpExp }
    };
    // Systems in any velocities.
    (velocities $($rest:tt)*) => {
        single! {
            $($rest)* Gonzalez Midpoint AveragedVectorField ItohAbe ItohAbeSym Avf4 Avf6 GonzalezR GonzalezRFd Iso Iso4 Iso6 IsoVar
                Taylor TaylorQv Euler Rk2 Rk4 EulerQv Rk2Qv Rk4Qv FeedbackEuler FeedbackRk2 FeedbackRk4
        }
    };
}

/// Lists the methods of a system: all of its kind, or a sample.
#[cfg(feature = "full")]
macro_rules! single_in {
    ($module:ident $($rest:tt)*) => { single_of! { $($rest)* } };
}

#[cfg(not(feature = "full"))]
macro_rules! single_in {
    ($($all:tt)*) => { nh_sample::drawn! { $($all)* } };
}

macro_rules! table {
    ($($of:ident::$module:ident[$data:literal] $parameters:ident ($truth:expr): $kind:ident;)*) => {
        /// The rows, without a method.
        const ROWS: &[Case] = &[$(Case {
            model: <$of::$module::System<f64> as Model>::INFO,
            data: data_set(<$of::$module::System<f64> as Model>::INFO, $data),
            truth: $truth,
            method: "",
            options: &[],
            make: Make {
                system: system::<$of::$module::System<f64>>,
                stepper: listed::<$of::$module::System<f64>>,
                projected: projected::<$of::$module::System<f64>>,
                single: |case, h| {
                    let system = $of::$module::System::<f32>::new($of::$module::Parameters::$parameters())?;
                    single_in! { $module $kind case h system: }
                },
            },
        }),*];
    };
}

/// Returns the table: every row under every method that its model is generated with. Every test
/// runs on each further row.
pub fn cases() -> &'static [Case] {
    static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
        let under = |row: &Case, method: &'static str| Case { method, ..*row };
        ROWS.iter().flat_map(|row| row.model.methods.iter().map(move |method| under(row, method.name))).collect()
    });
    &CASES
}

use Truth::{CentreOfMass, OnGroup, Reference, Suslov};

// Columns: crate::model[index of the data set], constructor of its parameters, (its exact motion):
// kind of system.
table! {
    sample::chaplygin_sleigh[0] paper (Reference("chaplygin_sleigh")): coordinates;
    sample::chaplygin_sleigh[2] lively (Reference("chaplygin_sleigh_lively")): coordinates;
    sample::chaplygin_sleigh_com[0] standard (CentreOfMass): constant_mass;
    sample::rolling_disk[0] standard (Reference("rolling_disk")): constant_mass;
    sample::gearbox[0] standard (Reference("gearbox")): constant_mass;
    sample::knife_edge[0] paper (Reference("knife_edge")): constant_mass;
    sample::knife_edge_incline[0] paper (Reference("knife_edge_incline")): constant_mass;
    sample::vertical_disk[0] new (Reference("vertical_disk")): constant_mass;
    sample::snakeboard[0] free (Truth::Equations(|q, v| continuous::Snakeboard.trajectory("snakeboard", q, v, 2.0))): constant_mass;
    sample::chaotic_quartic[0] new (Truth::Equations(|q, v| continuous::ChaoticQuartic::<7>.trajectory("chaotic_quartic", q, v, 2.0))): constant_mass;
    sample::chaotic_quartic6[0] new (Truth::Equations(|q, v| continuous::ChaoticQuartic::<13>.trajectory("chaotic_quartic6", q, v, 2.0))): default_methods;
    sample::chaotic_quartic12[0] new (Truth::Equations(|q, v| continuous::ChaoticQuartic::<25>.trajectory("chaotic_quartic12", q, v, 2.0))): default_methods;
    sample::suslov[0] paper (Suslov): reduced;
    sample::suslov_so3[0] paper (Suslov): attitude;
    sample::chaplygin_sleigh_se2[1] lively (OnGroup("chaplygin_sleigh_lively")): rotations;
    sample::heisenberg[0] new (Reference("heisenberg")): constant_mass;
    sample::nonholonomic_oscillator[0] new (Reference("nonholonomic_oscillator")): constant_mass;
    sample::cvt_harmonic[0] new (Truth::Equations(|q, v| continuous::CvtHarmonic.trajectory("cvt_harmonic", q, v, 2.0))): constant_mass;
    sample::nonholonomic_particle[0] new
        (Truth::Equations(|q, v| continuous::NonholonomicParticle.trajectory("nonholonomic_particle", q, v, 2.0))): constant_mass;
    sample::mobile_robot[0] new (Truth::Equations(|q, v| continuous::MobileRobot.trajectory("mobile_robot", q, v, 2.0))): constant_mass;
    sample::roller_racer[0] standard (Truth::Equations(|q, v| continuous::RollerRacer.trajectory("roller_racer", q, v, 2.0))): constant_mass;
    sample::ackermann[0] standard (Truth::Motion("ackermann")): default_methods;
    sample::ball_incline[0] standard (Truth::Equations(|q, w| continuous::incline(q, w, 2.0))): invariant;
    sample::ball_turntable[0] standard (Truth::Equations(|q, w| continuous::turntable(q, w, 2.0))): default_velocities;
    sample::car_trailers[0] standard (Truth::Motion("car_trailers")): default_methods;
    sample::castor[0] standard (Truth::Motion("castor")): default_methods;
    sample::chaplygin_sphere_so3[0] standard (Truth::Motion("chaplygin_sphere")): default_velocities;
    sample::chaplygin_sleigh_bead[0] standard (Truth::Motion("chaplygin_sleigh_bead")): default_methods;
    sample::chaplygin_sleigh_torque[0] standard (Truth::Motion("chaplygin_sleigh_torque")): default_methods;
    sample::chaplygin_sphere[0] standard (Truth::Quaternion("chaplygin_sphere")): default_velocities;
    sample::charged_knife_edge[0] standard (Truth::Motion("charged_knife_edge")): default_methods;
    sample::double_pendulum[0] standard (Truth::Motion("double_pendulum")): default_methods;
    sample::getz[1] hanging (Truth::Motion("getz/hanging")): default_methods;
    sample::kepler_contact[0] standard (Truth::Motion("kepler_contact")): default_methods;
    sample::leaning_disk[0] standard (Truth::Motion("leaning_disk")): default_methods;
    sample::leaning_disk[1] rubbing (Truth::Motion("leaning_disk/rubbing")): default_methods;
    sample::mobile_manipulator[0] standard (Truth::Motion("mobile_manipulator")): default_methods;
    sample::rattleback[1] slow (Truth::Motion("rattleback/slow")): default_velocities;
    sample::routh_sphere[0] standard (Truth::Motion("routh_sphere")): default_velocities;
    sample::segway[1] hanging (Truth::Motion("segway/hanging")): default_methods;
    sample::snakeboard_se2[0] free (Truth::Equations(|q, w| continuous::snakeboard_on_group(q, w, 2.0))): invariant;
    sample::snake[0] standard (Truth::Motion("snake")): default_methods;
    sample::spherical_robot[0] standard (Truth::Motion("spherical_robot")): default_velocities;
    sample::vertical_disk_se2[0] standard (Truth::Equations(|q, w| continuous::disk_on_group(q, w, 2.0))): invariant;
    sample::veselova[0] standard (Truth::Equations(|q, w| continuous::veselova(q, w, 2.0))): default_velocities;
    sample::twistcar[0] standard (Truth::Motion("twistcar")): default_methods;
    sample::whipple[0] pushed (Truth::Motion("whipple")): gonzalez_and_rk4;
    every_method::gearbox_under_all[0] standard (Reference("gearbox")): constant_mass;
    every_method::sleigh_under_all[0] lively (Reference("chaplygin_sleigh_lively")): coordinates;
}
