//! Reference trajectories and single steps, computed independently of this project (see
//! `reference/README.md`).

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde::de::DeserializeOwned;

/// The coordinate systems that have reference data, by the names of the library's models; the last
/// is a data set (`lively`) of `chaplygin_sleigh`.
pub const SYSTEMS: [&str; 9] = [
    "gearbox",
    "heisenberg",
    "knife_edge",
    "knife_edge_incline",
    "nonholonomic_oscillator",
    "rolling_disk",
    "vertical_disk",
    "chaplygin_sleigh",
    "chaplygin_sleigh_lively",
];

/// The method names of the reference files, and this project's names for the same methods.
pub const METHODS: [(&str, &str); 15] = [
    ("dg_gonzalez", "gonzalez"),
    ("dg_avf", "avf"),
    ("dg_itoh_abe", "itoh-abe"),
    ("gonzalez_f", "gonzalez-f"),
    ("gonzalez_r", "gonzalez-r"),
    ("dla_0.5", "dla:0.5"),
    ("dla_0.4", "dla:0.4"),
    ("dla_01", "dla01"),
    ("dla1", "dla1"),
    ("dd", "dd"),
    ("gni", "leapfrog"),
    ("rattle", "rattle"),
    ("rattle_lam", "rattle:consistent"),
    ("fb_euler", "feedback-euler"),
    ("dg", "gonzalez"),
];

/// The reason why reference data could not be read.
#[derive(Debug)]
pub enum ReferenceError {
    /// There is no such file, or it is not readable.
    Read(PathBuf, std::io::Error),
    /// The file does not have the format of this module.
    Parse(PathBuf, serde_json::Error),
    /// This project has no such method, or there is no reference data for it.
    UnknownMethod(String),
    /// There is no motion of that name, or it has no nodes.
    UnknownMotion(String),
}

impl std::fmt::Display for ReferenceError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Read(path, error) => write!(f, "cannot read {}: {error}", path.display()),
            Self::Parse(path, error) => write!(f, "{} is not reference data: {error}", path.display()),
            Self::UnknownMethod(name) => write!(f, "there is no reference data for a method `{name}`"),
            Self::UnknownMotion(name) => write!(f, "there is no motion `{name}` with nodes"),
        }
    }
}

impl std::error::Error for ReferenceError {}

/// A trajectory on [0, 10], accurate to about 1e-15.
#[derive(Clone, Debug, Deserialize)]
pub struct Trajectory {
    /// The system's name.
    pub system: String,
    /// The source of the system's definition.
    pub source: String,
    /// The names of the coordinates, in order.
    pub coords: Vec<String>,
    /// Parameter values by name.
    pub params: BTreeMap<String, f64>,
    /// The frame X that methods on D* use, one row per field X_a, entries as expressions.
    pub frame: Vec<Vec<String>>,
    /// The times.
    pub t: Vec<f64>,
    /// The configuration at each time.
    pub q: Vec<Vec<f64>>,
    /// The velocity at each time.
    pub v: Vec<Vec<f64>>,
    /// The energy at each time.
    pub energy: Vec<f64>,
    /// μ(q) v at each time.
    pub constraint_residual: Vec<Vec<f64>>,
    /// λ at each time, with the sign of M a = L_q − … + μᵀλ.
    pub lagrange_multiplier: Vec<Vec<f64>>,
    /// First integrals by name, at each time.
    pub integrals: BTreeMap<String, Vec<f64>>,
}

impl Trajectory {
    /// Loads the trajectory of a system of [`SYSTEMS`].
    ///
    /// # Errors
    /// If the file is missing or malformed.
    pub fn load(system: &str) -> Result<Self, ReferenceError> {
        load(&format!("{system}.json"))
    }

    /// Returns (q, v) at node `i`, one after the other.
    #[must_use]
    pub fn state(&self, i: usize) -> Vec<f64> {
        [self.q[i].as_slice(), &self.v[i]].concat()
    }
}

/// A motion by d'Alembert's principle, as `strangers/truth.py` and `reference/motions.py` write it:
/// its start, and its end at `until`.
#[derive(Clone, Debug, Deserialize)]
pub struct Motion {
    /// The names of the coordinates, in order.
    pub coordinates: Vec<String>,
    /// The names of the velocities, in order.
    pub velocities: Vec<String>,
    /// Parameter values by name.
    pub parameters: BTreeMap<String, f64>,
    /// The time of the end.
    pub until: f64,
    /// The configuration at the start.
    pub q0: Vec<f64>,
    /// The velocity at the start.
    pub w0: Vec<f64>,
    /// The configuration at the end.
    pub q: Vec<f64>,
    /// The velocity at the end.
    pub w: Vec<f64>,
    /// The acceleration at the end.
    pub w_dot: Vec<f64>,
    /// The energy at the end.
    pub energy: f64,
    /// (q, w) a quarter of a unit of time apart; only some motions have nodes.
    #[serde(default)]
    pub nodes: Vec<Vec<f64>>,
}

impl Motion {
    /// Loads the motions of the library's models, by the name of the model, of a data set that is
    /// not the model's first (`segway/hanging`), or of a member of a family (`snake(4)`).
    ///
    /// # Errors
    /// If the file is missing or malformed.
    pub fn of_models() -> Result<BTreeMap<String, Motion>, ReferenceError> {
        load("motions.json")
    }
}

/// Single steps of one method on one system.
#[derive(Clone, Debug, Deserialize)]
pub struct Steps {
    /// The system's name.
    pub system: String,
    /// The reference files' name for the method; see [`METHODS`].
    pub method: String,
    /// The source of the method's definition.
    pub source: String,
    /// Parameter values by name.
    pub params: BTreeMap<String, f64>,
    /// The configuration and velocity that every run starts from.
    pub initial: Initial,
    /// One run per step size.
    pub runs: Vec<Run>,
}

/// The start of a run.
#[derive(Clone, Debug, Deserialize)]
pub struct Initial {
    /// The configuration.
    pub q0: Vec<f64>,
    /// The velocity, on D.
    pub v0: Vec<f64>,
}

/// Consecutive steps of one size; node 0 is the initial state.
#[derive(Clone, Debug, Deserialize)]
pub struct Run {
    /// The step size.
    pub h: f64,
    /// The times of the nodes.
    pub t: Vec<f64>,
    /// The configuration at each node.
    pub q: Vec<Vec<f64>>,
    /// The velocity at each node.
    pub v: Vec<Vec<f64>>,
    /// The energy at each node.
    pub energy: Vec<f64>,
    /// μ(q) v at each node.
    pub constraint_residual: Vec<Vec<f64>>,
    /// ρ at each node, for methods on D*.
    #[serde(default)]
    pub rho: Vec<Vec<f64>>,
    /// The momentum at each node, for methods on T*Q.
    #[serde(default)]
    pub p: Vec<Vec<f64>>,
    /// The momentum half a step after each node but the last, for `leapfrog` and `rattle`.
    #[serde(default)]
    pub p_half: Vec<Vec<f64>>,
    /// The multiplier carried by `rattle` at each node, with the sign of p˙ = … − μᵀλ.
    #[serde(default)]
    pub lam: Vec<Vec<f64>>,
}

impl Run {
    /// Returns (q, v) at node `i`, one after the other.
    #[must_use]
    pub fn state(&self, i: usize) -> Vec<f64> {
        [self.q[i].as_slice(), &self.v[i]].concat()
    }

    /// Returns the number of steps.
    #[must_use]
    pub fn steps(&self) -> usize {
        self.t.len().saturating_sub(1)
    }
}

impl Steps {
    /// Loads the steps of a method, by this project's name, on a system of [`SYSTEMS`].
    ///
    /// # Errors
    /// If there are no data for this method, or none for it on this system.
    pub fn load(system: &str, method: &str) -> Result<Self, ReferenceError> {
        load(&steps_file(system, method)?)
    }
}

/// Returns whether there are single steps of this method, by this project's name, on this system.
#[must_use]
pub fn has_steps(system: &str, method: &str) -> bool {
    steps_file(system, method).is_ok_and(|name| directory().join(name).is_file())
}

/// A trajectory of Suslov's problem on SO(3), which has no coordinates.
#[derive(Clone, Debug, Deserialize)]
pub struct SuslovTrajectory {
    /// The inertia tensor.
    pub inertia: Vec<Vec<f64>>,
    /// The constraint covector: a · ω = 0.
    pub a: Vec<f64>,
    /// The times.
    pub t: Vec<f64>,
    /// The attitude, row by row, with Ṙ = R ω̂.
    #[serde(rename = "R")]
    pub attitude: Vec<Vec<Vec<f64>>>,
    /// The body momentum Π = I ω.
    #[serde(rename = "Pi")]
    pub momentum: Vec<Vec<f64>>,
    /// The body velocity ω.
    #[serde(rename = "Omega")]
    pub velocity: Vec<Vec<f64>>,
    /// The energy.
    pub energy: Vec<f64>,
}

impl SuslovTrajectory {
    /// Loads the only trajectory.
    ///
    /// # Errors
    /// If the file is missing or malformed.
    pub fn load() -> Result<Self, ReferenceError> {
        load("suslov_so3.json")
    }
}

/// Single steps of one method on Suslov's problem.
#[derive(Clone, Debug, Deserialize)]
pub struct SuslovSteps {
    /// The inertia tensor.
    pub inertia: Vec<Vec<f64>>,
    /// The body momentum that every run starts from.
    #[serde(rename = "Pi0")]
    pub initial_momentum: Vec<f64>,
    /// One run per step size (and, for `feedback-euler`, choice of gains).
    pub runs: Vec<SuslovRun>,
}

/// Consecutive steps of one size on Suslov's problem; node 0 is the initial state.
#[derive(Clone, Debug, Deserialize)]
pub struct SuslovRun {
    /// The step size.
    pub h: f64,
    /// The gains (k₀, k₁, k₂) of `feedback-euler`.
    #[serde(default)]
    pub gains: Vec<f64>,
    /// ρ at each node, for methods on D*.
    #[serde(default)]
    pub rho: Vec<Vec<f64>>,
    /// The attitude at each node, for methods that carry it.
    #[serde(default, rename = "R")]
    pub attitude: Vec<Vec<Vec<f64>>>,
    /// The body momentum at each node.
    #[serde(rename = "Pi")]
    pub momentum: Vec<Vec<f64>>,
    /// The body velocity at each node.
    #[serde(rename = "Omega")]
    pub velocity: Vec<Vec<f64>>,
    /// The energy at each node.
    pub energy: Vec<f64>,
}

impl SuslovSteps {
    /// Loads the steps of `gonzalez` (which is also `avf`, `itoh-abe` and `midpoint` here) or
    /// `feedback-euler`.
    ///
    /// # Errors
    /// If there are no data for this method.
    pub fn load(method: &str) -> Result<Self, ReferenceError> {
        match method {
            "gonzalez" => load("steps_suslov_so3_dg.json"),
            "feedback-euler" => load("steps_suslov_so3_fb_euler.json"),
            _ => Err(ReferenceError::UnknownMethod(method.to_owned())),
        }
    }
}

fn steps_file(system: &str, method: &str) -> Result<String, ReferenceError> {
    METHODS
        .iter()
        .find(|(_, ours)| *ours == method)
        .map(|(theirs, _)| format!("steps_{system}_{theirs}.json"))
        .ok_or_else(|| ReferenceError::UnknownMethod(method.to_owned()))
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("reference")
}

fn load<T: DeserializeOwned>(name: &str) -> Result<T, ReferenceError> {
    let path = directory().join(name);
    let text = std::fs::read_to_string(&path).map_err(|e| ReferenceError::Read(path.clone(), e))?;
    serde_json::from_str(&text).map_err(|e| ReferenceError::Parse(path, e))
}
