//! Passes one by one: the program is verified after each, and each keeps all values exactly.

use super::*;
use nonholonomic_codegen::ir::exact::Verdict;
use nonholonomic_codegen::ir::graph::Value;
use nonholonomic_codegen::ir::passes::{LIST, Passes};
use nonholonomic_codegen::ir::plan::Plan;

/// Models with roots, with polynomials of many terms, with inputs, and with several trailers.
const MODELS: [&str; 5] = ["chaplygin_sleigh", "gearbox", "snakeboard", "vertical_disk", "car_trailers"];

const METHODS: [&str; 5] = ["gonzalez", "iso", "leapfrog", "rk4", "taylor"];

/// Models whose functions and steps share sums.
const BESIDE: [&str; 6] = ["heisenberg", "snakeboard", "gearbox", "chaplygin_sphere", "ball_turntable", "rattleback"];

/// Returns the trials.
pub fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> =
        MODELS.map(|model| trial(format!("passes::{model}"), move || each_keeps_all_values(model))).into();
    trials.extend(BESIDE.map(|model| {
        trial(format!("passes::steps_of_{model}_do_not_depend_on_functions"), move || steps_beside_functions(model))
    }));
    trials.push(trial("passes::switches", switches));
    trials.push(trial("passes::without_any", without_any));
    trials
}

/// Returns a program with these methods as far as they apply, and only these passes.
fn program(model: &str, passes: &str) -> Program {
    let mut declaration = of_library(model);
    let all = compile(model, &["all"]);
    let applies = |name: &&str| all.methods.iter().any(|method| method.properties.name == *name);
    let named = METHODS.into_iter().filter(applies).map(|name| Name::new(name.into(), Origin::Whole));
    declaration.methods = Some(named.collect());
    let passes = passes.parse().expect("names of passes");
    let compiled = pipeline::compile_with(&declaration, passes).unwrap_or_else(|errors| panic!("{model}: {errors}"));
    compiled.program.get().clone()
}

/// Checks that each step has the same operations, in the same order, whatever functions the system
/// exposes. The values of steps are the first of a program, and equal steps have equal numbers.
fn steps_beside_functions(model: &str) {
    let declaration = with_methods(of_library(model), &["all"]);
    let steps = |expose: Expose| {
        let compiled = pipeline::compile(&Declaration { expose, ..declaration.clone() });
        let mut program = compiled.unwrap_or_else(|errors| panic!("{model}: {errors}")).program.get().clone();
        let count = program.functions.len();
        program.functions.clear();
        let roots: Vec<Value> = program.values_mut().into_iter().map(|value| *value).collect();
        let nodes = program.graph.reachable(&roots).into_iter().map(|value| (value, program.graph.node(value)));
        (count, format!("{:?}\n{:?}", nodes.collect::<Vec<_>>(), program.steppers))
    };
    let ((few, alone), (many, beside)) = (steps(Expose::default()), steps(Expose::all()));
    assert!(few < many, "{model}: {few} and {many} functions");
    let same = alone.chars().zip(beside.chars()).take_while(|(a, b)| a == b).count();
    assert!(alone == beside, "{model}: they differ from character {same} of {} on", alone.len());
}

fn each_keeps_all_values(model: &str) {
    let begin = program(model, "none,+carry");
    let values =
        |mut program: Program| -> Vec<Value> { program.values_mut().into_iter().map(|value| *value).collect() };
    let mut before = values(begin.clone());
    let (mut changed, mut undecided) = (0, 0);
    for (name, program) in begin.after_each(Passes::ALL) {
        program.clone().verify().unwrap_or_else(|errors| panic!("{model}, after `{name}`: {errors}"));
        let mut graph = program.graph.clone();
        // Sines and cosines that a step carries are those of their angles.
        let turning: Vec<_> = program.steppers.iter().flat_map(|stepper| stepper.turning.clone()).collect();
        let carried: Vec<_> = turning
            .iter()
            .flat_map(|turning| {
                let angle = graph.read(turning.angle);
                [(turning.sine, graph.sin(angle)), (turning.cosine, graph.cos(angle))]
            })
            .collect();
        let after = values(program);
        assert_eq!(after.len(), before.len(), "{model}, after `{name}`");
        for (&new, &old) in after.iter().zip(&before).filter(|(new, old)| new != old) {
            let difference = graph.sub(new, old);
            let difference = graph.substitute(&[difference], &carried);
            match graph.vanish(&difference) {
                Verdict::Vanishes { .. } => changed += 1,
                Verdict::Undecided { .. } => undecided += 1,
                Verdict::Differs => panic!("{model}: `{name}` has changed a value"),
            }
        }
        before = after;
    }
    assert!(changed > 20 && undecided <= changed / 10, "{model}: {changed} values rewritten, {undecided} undecided");
}

/// Checks that a switch runs a pass or not, and that the page has the list.
fn switches() {
    let page = read("docs/explain.md");
    for pass in &LIST {
        assert!(
            page.contains(&format!("| `{}` | {} |", pass.name, pass.about)),
            "docs/explain.md lacks `{}`",
            pass.name
        );
        let without: Passes = format!("-{}", pass.name).parse().expect("its name");
        assert_eq!(
            LIST.iter().filter(|other| !without.has(other.name)).map(|other| other.name).collect::<Vec<_>>(),
            [pass.name]
        );
        assert_eq!(format!("none, +{}", pass.name).parse(), Passes::NONE.with(pass.name, true));
    }
    let unknown = "-shorten,-erly".parse::<Passes>().expect_err("there is no such pass").to_string();
    assert!(unknown.starts_with("there is no pass `erly`; the passes are `carry`, `pythagoras`, "), "{unknown}");
    for wrong in ["shorten", "-early,all", "", "-"] {
        assert!(wrong.parse::<Passes>().is_err(), "`{wrong}`");
    }
}

/// Checks that the passes save operations in the steps of all models.
fn without_any() {
    for model in MODELS {
        let operations = |passes: &str| -> usize {
            let plan = Plan::of(&program(model, passes).verify().expect("no contradictions"));
            plan.steppers.iter().map(|stepper| stepper.step.count.total()).sum()
        };
        let (none, all) = (operations("none,+carry"), operations("all"));
        assert!(all < none, "{model}: {none} operations without passes, {all} with all");
    }
}
