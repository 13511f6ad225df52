//! Agreement to the last bit of generated code with declarations that are run directly, by machine
//! code and operation by operation: every model of the library, every data set, every method.
//!
//! Both compute the same operations in the same order with the same functions, so that the
//! tolerance is zero.

mod generated;

use generated::Generated;
use nh_cases::trial;
use nonholonomic_codegen::declaration::{Declaration, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_jit::Jit;
use nonholonomic_lab::registry::{Inputs, Model, System, names};
use nonholonomic_lab::tape::Declared;
use nonholonomic_models::{Listed, Visitor};
use std::process::ExitCode;
use std::sync::Arc;

/// The number of steps of each method from each data set: more than a predictor remembers.
const STEPS: usize = 25;

fn main() -> ExitCode {
    struct Trials(Vec<libtest_mimic::Trial>);
    impl Visitor for Trials {
        fn visit<S: Listed + 'static>(&mut self, declaration: &'static nonholonomic_models::Declaration) {
            self.0.push(trial(declaration.name, move || agree::<S>(declaration)));
        }
    }
    let mut trials = Trials(Vec::new());
    nh_sample::visit(&mut trials);
    nh_cases::run(trials.0)
}

fn bits(values: &[f64]) -> Vec<u64> {
    values.iter().map(|x| x.to_bits()).collect()
}

fn agree<S: Listed + 'static>(listed: &nonholonomic_models::Declaration) {
    let name = listed.name;
    let declaration = Declaration::from_yaml(listed.yaml, name).expect("the library's models parse");
    let methods = S::INFO.methods.iter().map(|method| Name::new(method.name.to_owned(), Origin::Whole));
    let declaration = Declaration { methods: Some(methods.collect()), ..declaration };
    let compiled = pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{name}: {e}"));
    let tape = || Declared::new(&compiled).expect("it runs");
    let jit = Jit::new().expect("this machine runs what is compiled").at_once();
    let (tape, interpreted) = (tape().compiled_by(Some(Arc::new(jit))), tape().compiled_by(None));
    let generated = Generated::<S>::default();
    let info = tape.info();
    let mut theirs = *generated.info();
    theirs.functions = info.functions;
    assert_eq!(*info, theirs);

    for set in names(info.data_sets) {
        // The data as declared, and with one changed parameter: dependent values follow.
        let given: Vec<(usize, f64)> =
            tape.data(set).expect("it is listed").parameters.first().map(|p| (0, 1.01 * p)).into_iter().collect();
        for given in [&[][..], &given] {
            let data = tape.data_with(Some(set), given).expect("it is listed");
            let expected = generated.data_with(Some(set), given).expect("it is listed");
            let same = |what: &str, a: &[f64], b: &[f64]| {
                for (a, b) in a.iter().zip(b) {
                    // A formula is evaluated as written in one case, and simplified by the compiler
                    // of Rust in the other.
                    assert!(
                        (a - b).abs() <= 4.0 * f64::EPSILON * b.abs().max(1.0),
                        "{name}, {set}: {what} {a:e} {b:e}"
                    );
                }
            };
            same("parameters", &data.parameters, &expected.parameters);
            same("q", &data.q, &expected.q);
            same("v", &data.v, &expected.v);
        }
        let data = generated.data(set).expect("it is listed");
        let systems = |model: &dyn Model| {
            let swinging: Inputs = Arc::new(|t, _, _, u: &mut [f64]| u.fill(0.1 * (3.0 * t).sin()));
            match data.inputs.is_empty() && !model.info().inputs.is_empty() {
                true => model.system_with(&data.parameters, Some(&swinging)),
                false => model.system_of(&data),
            }
            .unwrap_or_else(|e| panic!("{name}, {set}: {e}"))
        };
        let theirs = systems(&generated);
        for model in [&tape, &interpreted] {
            let ours = systems(model);
            quantities(&*ours, &*theirs, model, &data.q, &data.v);
            for method in names(info.methods) {
                steps(&*ours, &*theirs, method, &data.q, &data.v);
            }
        }
    }
}

/// Compares everything that rows of a run consist of.
fn quantities(ours: &dyn System, theirs: &dyn System, model: &dyn Model, q: &[f64], v: &[f64]) {
    let info = model.info();
    let of = |system: &dyn System| {
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
        all
    };
    assert_eq!(bits(&of(ours)), bits(&of(theirs)), "{}", info.name);
}

fn steps(ours: &dyn System, theirs: &dyn System, method: &str, q: &[f64], v: &[f64]) {
    let h = 0.01;
    let start = |system: &dyn System| system.stepper(method, (0.0, q, v), h);
    let (mut ours, mut theirs) = match (start(ours), start(theirs)) {
        (Ok(ours), Ok(theirs)) => (ours, theirs),
        (ours, theirs) => return assert_eq!(ours.err(), theirs.err(), "{method}"),
    };
    for step in 1..=STEPS {
        // Events are located on the polynomials of the next step.
        assert_eq!(along(&mut *ours), along(&mut *theirs), "{method}, the way of step {step}");
        let (result, expected) = (ours.step(), theirs.step());
        assert_eq!(result, expected, "{method}, step {step}");
        let state = |stepper: &dyn nonholonomic_lab::registry::Stepper| {
            let (mut here, mut w) = (q.to_vec(), v.to_vec());
            stepper.state(&mut here, &mut w);
            bits(&[here, w, vec![stepper.work()]].concat())
        };
        assert_eq!(state(&*ours), state(&*theirs), "{method}, step {step}");
        assert_eq!(ours.statistics(), theirs.statistics(), "{method}, step {step}");
    }
}

/// Returns the bits of the Taylor polynomials of the next step, if the method has them, and of
/// their times.
fn along(stepper: &mut dyn nonholonomic_lab::registry::Stepper) -> Vec<Vec<u64>> {
    let mut found = Vec::new();
    let looked = stepper.segments(&mut |segment| {
        let mut all = segment.coefficients.to_vec();
        all.extend([segment.variables as f64, segment.after, segment.from, segment.to]);
        found.push(bits(&all));
    });
    // If a step fails, it fails in the same way, which is compared afterwards.
    if looked.is_err() { Vec::new() } else { found }
}
