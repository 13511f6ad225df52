//! Reference trajectories (see `tests/reference/README.md`), and distances from them.

use nonholonomic::State;
use nonholonomic::catalogue::Model;
use nonholonomic_models::{Declaration, Listed, Visitor, visit};
use serde::Deserialize;
use std::collections::BTreeMap;

/// A trajectory on [0, 10], accurate to about 1e-15.
#[derive(Deserialize)]
pub struct Trajectory {
    params: BTreeMap<String, f64>,
    pub t: Vec<f64>,
    q: Vec<Vec<f64>>,
    v: Vec<Vec<f64>>,
}

/// Names of the trajectories. `lively` is the name of a data set.
const SYSTEMS: [&str; 9] = [
    "chaplygin_sleigh",
    "chaplygin_sleigh_lively",
    "gearbox",
    "heisenberg",
    "knife_edge",
    "knife_edge_incline",
    "nonholonomic_oscillator",
    "rolling_disk",
    "vertical_disk",
];

impl Trajectory {
    pub fn load(system: &str) -> Option<Self> {
        if !SYSTEMS.contains(&system) {
            return None;
        }
        let path = format!("{}/../tests/reference/{system}.json", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{system}: {e}"));
        Some(serde_json::from_str(&text).unwrap_or_else(|e| panic!("{system}: {e}")))
    }

    /// Returns the system with the trajectory's parameters, and its state at the beginning.
    pub fn start<S: Model>(&self) -> (S, S::State) {
        let values: Vec<f64> = S::INFO.parameters.iter().map(|p| self.params[p.quantity.name]).collect();
        let system = S::from_parameters(&values).unwrap();
        let state = system.state_from(0.0, &self.q[0], &self.v[0]).unwrap();
        (system, state)
    }

    /// Returns (q, v) at node `i`.
    pub fn state(&self, i: usize) -> Vec<f64> {
        [self.q[i].as_slice(), &self.v[i]].concat()
    }

    /// Returns the distance of a state from node `i`.
    pub fn distance<S: State<Scalar = f64>>(&self, i: usize, state: &S) -> f64 {
        let found = [state.configuration().as_ref(), state.velocity().as_ref()].concat();
        found.iter().zip(self.state(i)).map(|(a, b)| (a - b).abs()).fold(0.0, f64::max)
    }
}

/// A check of each system that has reference data. The data set's name is appended to the system's.
pub trait Check {
    fn check<S: Listed + 'static>(&mut self, name: &str, trajectory: &Trajectory);
}

/// Runs the check for all systems of the library that have a trajectory.
#[allow(dead_code, reason = "not every test looks at all systems")]
pub fn each(check: &mut impl Check) -> usize {
    struct Each<'c, C>(&'c mut C, usize);

    impl<C: Check> Visitor for Each<'_, C> {
        fn visit<S: Listed + 'static>(&mut self, declaration: &'static Declaration) {
            let names = [declaration.name.to_owned(), format!("{}_lively", declaration.name)];
            for name in names {
                if let Some(trajectory) = Trajectory::load(&name) {
                    self.0.check::<S>(&name, &trajectory);
                    self.1 += 1;
                }
            }
        }
    }

    let mut each = Each(check, 0);
    visit(&mut each);
    each.1
}
