//! Models as bytes, valid and corrupted.

use super::Declared;
use crate::ensemble::{ByName, Start, Stepping};
use crate::registry::{Inputs, Model, Stepper, System, names};
use nonholonomic_codegen::declaration::{Declaration, Name, with_method};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_jit::Jit;
use rand::{RngExt as _, SeedableRng};
use rand_chacha::ChaCha8Rng;
use std::fs;
use std::path::Path;
use std::sync::Arc;

/// Models and methods that together have all parts: blocks with sweeps, linear blocks, a flow,
/// rotations, inputs, the time, gains, options, a rank guard, data sets with formulas.
const CASES: &[(&str, &str)] = &[
    ("chaplygin_sleigh", "gonzalez"),
    ("nonholonomic_oscillator", "taylor"),
    ("suslov_so3", "rk4"),
    ("snakeboard", "leapfrog"),
    ("knife_edge", "feedback-rk4"),
    ("cvt_harmonic", "dla"),
    ("chaplygin_sleigh_torque", "midpoint"),
];

/// Returns a model of the library with these methods.
pub(crate) fn derived(model: &str, methods: &[&str]) -> Declared {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../models/{model}.yaml"));
    let yaml = fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
    let mut declaration = Declaration::from_yaml(&yaml, model).expect("the library's models parse");
    declaration.methods = Some(methods.iter().map(|method| Name::new((*method).to_owned(), Origin::Whole)).collect());
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{model}: {e}"));
    Declared::new(&compiled).expect("it runs")
}

/// Returns all answers of a model as bits: quantities at each of its data sets, and some steps.
fn run(model: &Declared) -> Vec<u64> {
    let info = model.info();
    let mut all = Vec::new();
    let data = names(info.data_sets).into_iter().map(Some).chain([None]);
    for set in data.filter_map(|name| model.data_with(name, &[(0, 1.25)][..info.parameters.len().min(1)])) {
        let inputs: Inputs = Arc::new(|t, _, _, u: &mut [f64]| u.fill(t.sin()));
        let inputs = Some(&inputs).filter(|_| !info.inputs.is_empty());
        let Ok(system) = model.system_with(&set.parameters, inputs) else { continue };
        all.extend(asked(model, &*system, &set.q, &set.v).into_iter().map(f64::to_bits));
    }
    all
}

fn asked(model: &Declared, system: &dyn System, q: &[f64], v: &[f64]) -> Vec<f64> {
    let info = model.info();
    let mut all = vec![system.energy(0.3, q, v), system.constraint(0.3, q, v), system.group_defect(q)];
    let mut list = |length: usize, write: &dyn Fn(&mut [f64])| {
        let mut values = vec![0.0; length];
        write(&mut values);
        all.extend(values);
    };
    list(info.momenta.len(), &|values| system.rho(0.3, q, v, values));
    list(info.constraints.len(), &|values| system.lambda(0.3, q, v, values));
    list(info.invariants.len(), &|values| system.invariants(0.3, q, v, values));
    list(info.rotations.len(), &|values| system.determinants(q, values));
    let (mut q, mut v) = (q.to_vec(), v.to_vec());
    // A state that cannot be moved stays.
    let _ = system.rotate(&mut q).and_then(|()| system.project(0.0, &q, &mut v));
    for method in names(info.methods) {
        let Ok(mut stepper) = system.stepper(method, (0.0, &q, &v), 0.01) else { continue };
        for _ in 0..3 {
            let failed = stepper.segments(&mut |_| ()).and_then(|()| stepper.step()).is_err();
            let (mut here, mut w) = (q.clone(), v.clone());
            stepper.state(&mut here, &mut w);
            all.extend(
                here.into_iter().chain(w).chain([stepper.work(), stepper.statistics().newton_iterations as f64]),
            );
            if failed {
                break;
            }
        }
    }
    all
}

#[test]
fn a_model_comes_back_from_its_bytes() {
    for (model, method) in CASES {
        let derived = derived(model, &[method]);
        let bytes = derived.to_bytes().unwrap();
        let read = Declared::from_bytes(&bytes).unwrap();
        assert_eq!(read.to_bytes().unwrap(), bytes, "{model}");
        assert_eq!(read.info(), derived.info(), "{model}");
        let (ours, theirs) = (run(&read), run(&derived));
        assert!(ours == theirs && ours.len() > 10, "{model}, {method}");
        assert!(Declared::from_bytes(&[&bytes[..], &[0]].concat()).is_err());
    }
}

/// The force √x has no series about 0.
#[test]
fn a_flow_without_a_series_is_an_error() {
    let yaml = "
coordinates: [x]
lagrangian: x_dot^2/2 + 2/3*x^1.5
expose: [all]
";
    let declaration = Declaration::from_yaml(yaml, "wire").expect("it parses");
    let model =
        Declared::new(&pipeline::compile(&with_method(declaration, "taylor")).expect("it derives")).expect("it runs");
    let system = model.system(&[]).expect("no parameters");
    let mut stepper = system.stepper("taylor", (0.0, &[0.0], &[1.0]), 0.1).expect("a state");
    let error = stepper.step().expect_err("no series");
    assert!(error.to_string().contains("the motion runs into a singularity"), "{error}");
}

/// Corrupted bytes are refused, or are those of another model, which runs: nothing panics.
#[test]
fn wrong_bytes_are_refused_or_run() {
    let mut random = ChaCha8Rng::seed_from_u64(42);
    for (model, method) in CASES {
        let bytes = derived(model, &[method]).to_bytes().unwrap();
        let (mut refused, mut ran) = (0, 0);
        for round in 0..1500 {
            let mut wrong = bytes.clone();
            let mut at = || random.random_range(0..bytes.len());
            match round % 5 {
                0 | 1 => wrong[at()] ^= 1 << (round % 8),
                2 => wrong.truncate(at()),
                3 => {
                    let (from, to) = (at(), at());
                    let length = (at() % 16).min(bytes.len() - from.max(to));
                    wrong.copy_within(from..from + length, to);
                }
                _ => {
                    let first = at();
                    let length = (at() % 8).min(bytes.len() - first);
                    random.fill(&mut wrong[first..first + length]);
                }
            }
            match Declared::from_bytes(&wrong) {
                Ok(read) => {
                    run(&read);
                    ran += 1;
                }
                Err(_) => refused += 1,
            }
        }
        assert!(refused > 300 && ran > 100, "{model}, {method}: {refused} refused, {ran} ran");
    }
    for length in 0..2000 {
        let mut noise = vec![0; length];
        random.fill(&mut noise[..]);
        if let Ok(read) = Declared::from_bytes(&noise) {
            run(&read);
        }
    }
}

/// Trajectories of an ensemble, four of which are stepped together, have the bits and the errors of
/// single steppers. This holds even if one is refused at its start, or if one fails among others.
#[test]
fn an_ensemble_has_the_numbers_of_steppers_alone() {
    let mut failed = 0;
    for (model, method, h) in [
        ("chaplygin_sleigh", "gonzalez", 0.02),
        ("gearbox", "leapfrog", 0.1),
        ("knife_edge", "feedback-rk4", 0.05),
        ("snakeboard", "gonzalez", 0.3),
        ("suslov_so3", "iso:4", 0.05),
    ] {
        let jit = Jit::new().expect("this machine runs what is compiled").at_once();
        let declared = derived(model, &[method]).compiled_by(Some(Arc::new(jit)));
        let set = declared.data_with(Some(names(declared.info().data_sets)[0]), &[]).expect("a data set");
        // Some starts are fast enough to fail, and one is missing.
        let factors = [Some(1.0), Some(1.1), Some(0.9), Some(1.2), Some(0.5), Some(40.0), Some(0.8), None, Some(1.3)];
        let start = |factor: f64| Start {
            parameters: set.parameters.clone(),
            q: set.q.clone(),
            v: set.v.iter().map(|v| factor * v).collect(),
            inputs: None,
        };
        let starts = factors.map(|factor| factor.map(start).ok_or_else(|| "it has no start".to_owned()));
        let by_name = ByName::new(&declared, method);
        for four in starts.chunks(by_name.lanes()) {
            let mut together = by_name.begin(four.to_vec(), h);
            let mut alone: Vec<_> = four.iter().map(|start| Alone::new(&declared, method, start, h)).collect();
            for count in [1, 150, 7, 300] {
                together.step_n(count);
                let mut states = vec![0.0; four.len() * (set.q.len() + set.v.len())];
                together.write_states(&mut states);
                for (i, (found, alone)) in states.chunks(set.q.len() + set.v.len()).zip(&mut alone).enumerate() {
                    alone.go(count);
                    assert_eq!(together.error(i), alone.error, "{model}, {method}, {i}");
                    if let Some(expected) = alone.state(set.q.len(), found.len()) {
                        assert_eq!(bits(found), bits(&expected), "{model}, {method}, {i}");
                    }
                }
            }
            failed += alone.iter().filter(|alone| alone.stepper.is_some() && alone.error.is_some()).count();
        }
    }
    assert!(failed > 0, "one of them fails on its way");
}

fn bits(numbers: &[f64]) -> Vec<u64> {
    numbers.iter().map(|x| x.to_bits()).collect()
}

/// A single stepper, advanced step by step.
struct Alone {
    stepper: Option<Box<dyn Stepper>>,
    error: Option<String>,
}

impl Alone {
    fn new(model: &Declared, method: &str, start: &Result<Start, String>, h: f64) -> Self {
        let begin = || {
            let start = start.as_ref().map_err(Clone::clone)?;
            let system = model.system(&start.parameters)?;
            system.stepper(method, (0.0, &start.q, &start.v), h).map_err(|error| error.to_string())
        };
        match begin() {
            Ok(stepper) => Alone { stepper: Some(stepper), error: None },
            Err(error) => Alone { stepper: None, error: Some(error) },
        }
    }

    fn go(&mut self, count: u64) {
        let Some(stepper) = &mut self.stepper else { return };
        for _ in 0..count {
            if self.error.is_none() {
                self.error = stepper.step().err().map(|error| error.to_string());
            }
        }
    }

    fn state(&self, coordinates: usize, numbers: usize) -> Option<Vec<f64>> {
        let mut state = vec![0.0; numbers];
        let (q, v) = state.split_at_mut(coordinates);
        self.stepper.as_ref()?.state(q, v);
        Some(state)
    }
}
