//! The program itself, with the models it is shipped with.

use nonholonomic_lab::Trajectory;
use nonholonomic_lab::diagnostics::{deviation, max_abs};
use std::process::Command;

/// Returns the standard output of `nh` with the words of this line, which must succeed.
fn nh(line: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
    assert!(output.status.success(), "{line}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).unwrap()
}

fn models() -> Vec<serde_json::Value> {
    serde_json::from_str(&nh("models --format json")).unwrap()
}

fn strings(value: &serde_json::Value) -> Vec<&str> {
    value.as_array().unwrap().iter().map(|s| s.as_str().unwrap()).collect()
}

/// Returns the models with their tested methods, or a selection of them.
fn under_methods(models: &[serde_json::Value]) -> Vec<(&str, Vec<&str>)> {
    let all: Vec<(&str, Vec<&str>)> = models
        .iter()
        .map(|model| (model["name"].as_str().unwrap(), &model["methods"]))
        .map(|(name, methods)| (name, nh_cases::tested(name, &strings(methods))))
        .collect();
    if nh_cases::is_full() { all } else { nh_cases::drawn(&all, &[]) }
}

#[test]
fn every_model_is_there() {
    let models = models();
    let names: Vec<_> = models.iter().map(|m| m["name"].as_str().unwrap()).collect();
    assert_eq!(names, nonholonomic_cli::library::DECLARATIONS.iter().map(|d| d.name).collect::<Vec<_>>());
    for model in &models {
        let constraints = strings(&model["constraints"]);
        let free = model["name"] == "double_pendulum";
        assert!(constraints.is_empty() == free && !constraints.contains(&""), "{model}");
        assert!(!model["source"].as_str().unwrap().is_empty() && !strings(&model["methods"]).is_empty());
    }
}

/// The models on which `itoh-abe`, of order 1, has order 2: the kinetic energy is Σ ρᵢ²/2 in the
/// frame, or a sum of functions of one number each, so that the discrete gradient of Itoh and Abe
/// is symmetric.
const SYMMETRIC: [&str; 13] = [
    "chaplygin_sleigh",
    "chaplygin_sleigh_com",
    "chaplygin_sleigh_se2",
    "cvt_harmonic",
    "gearbox",
    "knife_edge",
    "knife_edge_incline",
    "mobile_robot",
    "nonholonomic_particle",
    "rolling_disk",
    "suslov",
    "suslov_so3",
    "vertical_disk",
];

/// Every method shows its stated order on every model, except where all errors are roundoff.
#[test]
fn every_method_has_its_order_on_every_model() {
    let (models, mut settled) = (models(), 0);
    for (name, methods) in under_methods(&models) {
        let line = format!("order {name} --method {} --output - --format json", methods.join(","));
        let study: serde_json::Value = serde_json::from_str(&nh(&line)).unwrap();
        for method in study["methods"].as_array().unwrap() {
            let higher = method["method"] == "itoh-abe" && SYMMETRIC.contains(&name);
            match method["verdict"].as_str() {
                Some(verdict) => assert_eq!(verdict, if higher { "higher" } else { "agrees" }, "{name}: {method}"),
                None => {
                    let finest = method["points"].as_array().unwrap().last().unwrap();
                    // The error is a hundred thousand roundings of 1e-16 of positions of size 10.
                    assert!(finest["error"].as_f64().unwrap() < 1e-12, "{name}: {method}");
                }
            }
            settled += usize::from(method["verdict"].is_string());
        }
    }
    assert!(settled > if nh_cases::is_full() { 500 } else { 150 }, "{settled}");
}

/// Models on which work is done: by a turning plane, a moved bead, a torque, friction, or a rider.
const WORKING: [&str; 5] =
    ["ball_turntable", "chaplygin_sleigh_bead", "chaplygin_sleigh_torque", "leaning_disk", "twistcar"];

#[test]
fn every_method_runs_from_every_data_set() {
    let models = models();
    for (name, methods) in under_methods(&models) {
        let model = models.iter().find(|model| model["name"] == name).unwrap();
        let n = model["coordinates"].as_array().unwrap().len();
        let k = model["velocities"].as_array().unwrap().len();
        let declared = strings(&model["invariants"]).len();
        let extras = if declared > 0 { "rho,lambda,invariants" } else { "rho,lambda" };
        for method in methods {
            for set in model["data_sets"].as_array().unwrap() {
                let forced = !set["inputs"].as_array().unwrap().is_empty();
                assert!(set["step"].is_null() || set["step"].as_f64().is_some_and(|step| step > 0.0), "{set}");
                let set = set["name"].as_str().unwrap();
                let line = format!("simulate {name} --method {method} --data {set} --step 0.01 --until 1");
                let csv = nh(&format!("{line} --output - --columns {extras}"));
                let trajectory = Trajectory::from_csv(csv.as_bytes(), Some(n)).unwrap();
                assert_eq!((trajectory.len(), trajectory.velocities.len()), (101, k), "{line}");
                assert!(!csv.contains("NaN") && !csv.contains("inf"), "{line}");
                // A hundred small steps reveal no method's error. Euler's method is the exception:
                // it loses order h in a unit of time, with a constant of a few times the rates of
                // the motion. If inputs or another source do work, the energy must change by that
                // work.
                let change = if forced || WORKING.contains(&name) {
                    let run: serde_json::Value =
                        serde_json::from_str(&nh(&format!("{line} --output - --format json"))).unwrap();
                    run["summary"]["energy_error"].as_f64().unwrap()
                } else {
                    max_abs(&deviation(&trajectory.energy))
                };
                let drift = change / trajectory.energy[0].abs().max(1.0);
                // `dla1` also has order one and loses as much if inputs do work.
                let first_order = method.starts_with("euler") || (forced && method == "dla1");
                let bound = if first_order { 5.0 * 0.01 } else { 0.02 };
                assert!(drift < bound, "{line}: {drift}");
            }
        }
    }
}

#[test]
fn the_headers_are_stable() {
    let header = |line: &str| {
        nh(&format!("simulate {line} --step 0.1 --until 0.1 --output -")).lines().next().unwrap().to_owned()
    };
    assert_eq!(header("chaplygin_sleigh"), "t,x1,x2,theta,x1_dot,x2_dot,theta_dot,energy,constraint");
    assert_eq!(header("suslov"), "t,omega1,omega2,omega3,energy,constraint");
    assert_eq!(
        header("gearbox --columns lambda,rho,E-driver"),
        "t,q1,q2,q3,q1_dot,q2_dot,q3_dot,energy,constraint,lambda1,rho1,rho2,E_driver"
    );
}

/// The sleigh of the README keeps its energy to roundoff.
#[test]
fn the_sleigh_keeps_its_energy() {
    let run = |line: &str| {
        let csv = nh(&format!("simulate chaplygin_sleigh {line} --until 200 --output -"));
        let trajectory = Trajectory::from_csv(csv.as_bytes(), None).unwrap();
        assert!(max_abs(&trajectory.constraint) < 1e-15);
        (trajectory.len(), max_abs(&deviation(&trajectory.energy)))
    };
    let (rows, error) = run("");
    assert!(rows == 1001 && error < 2.5e-16, "{error:e}");
    let (rows, error) = run("--method gonzalez --step 0.05");
    // 4000 steps have a handful of roundings each, of half an ulp of E = 0.18; a random walk of
    // these stays below 100 ulps.
    assert!(rows == 4001 && error < 100.0 * f64::EPSILON * 0.18, "{error:e}");
}

/// Returns the messages of a run of the gearbox, and the drifts in its JSON.
fn drifts(line: &str) -> (String, Vec<serde_json::Value>) {
    let line = format!("simulate gearbox --accuracy 60 {line} --format json --output -");
    let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(output.status.success(), "{line}: {said}");
    let run: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    (said, run["summary"]["drifts"].as_array().cloned().unwrap_or_default())
}

/// The total energy is kept, which hides an exchange of energy between driver and passenger. A note
/// states that drift, with a method found to keep both. Oscillations of order h² are no drift, a
/// run of a few periods is not conclusive, and there is no note if all integrals are kept.
#[test]
fn a_drift_behind_a_perfect_energy_is_said() {
    let (said, found) = drifts("--data rot --method gonzalez --step 0.1 --until 3000");
    assert!(said.contains("note: E_driver drifts, though the system keeps it: it is off by 3.7e-1"), "{said}");
    assert!(said.contains("note: E_passenger drifts") && said.contains("; `iso` keeps it to "), "{said}");
    assert!(!said.contains("energy drifts") && !said.contains("note: E drifts"), "{said}");
    let names: Vec<&str> = found.iter().map(|drift| drift["of"].as_str().unwrap()).collect();
    assert_eq!(names, ["E_driver", "E_passenger"]);
    for drift in &found {
        assert!((0.3..0.5).contains(&drift["error"].as_f64().unwrap()), "{drift}");
        assert!((1e-4..3e-4).contains(&drift["slope"].as_f64().unwrap().abs()), "{drift}");
        let keeper = &drift["kept_by"][0];
        assert_eq!(keeper["method"], "iso");
        assert!(keeper["error"].as_f64().unwrap() < 1e-9 && keeper["t"] == 3000.0, "{drift}");
    }
    let (said, found) = drifts("--data rot --method rk4 --step 0.1 --until 3000 --every 10");
    assert!(said.contains("note: E drifts") && said.contains("note: E_driver drifts"), "{said}");
    assert_eq!(found.len(), 3, "the energy is declared, and named once: {said}");
    for quiet in [
        "--data rot --method iso --step 0.1 --until 3000",
        "--data rot --method leapfrog --step 0.1 --until 3000",
        "--data rot --method iso-var --step 0.1 --until 3000",
        "--data rot --method avf --step 0.1 --until 3000",
        "--data osc --method midpoint --step 0.1 --until 3000",
        "--data rot --method rk4 --step 0.1 --until 10",
        "--data rot --method euler --step 0.01 --until 2",
    ] {
        let (said, found) = drifts(quiet);
        assert!(found.is_empty() && !said.contains("drifts"), "{quiet}: {said}");
    }
}

/// `compare` has one note per quantity, for all methods.
#[test]
fn a_comparison_names_what_drifts() {
    let line = "compare gearbox --data rot --methods gonzalez,iso,dd --step 0.1 --until 3000 --accuracy 0 --format json --output -";
    let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    let notes: Vec<&str> = said.lines().filter(|line| line.starts_with("note:")).collect();
    assert!(matches!(notes[..], [_, _]), "{said}");
    assert!(notes[0].starts_with(
        "note: E_driver drifts, though the system keeps it, under `gonzalez` (3.7e-1), `dd` (3.3e-2); `iso` keeps it to"
    ));
    let value: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    let drifts = |i: usize| value["methods"][i]["summary"]["drifts"].as_array().map_or(0, Vec::len);
    assert_eq!([drifts(0), drifts(1), drifts(2)], [2, 0, 2]);
}

/// All methods mentioned by `explain`.
const METHODS: &str = "gonzalez,avf,avf4,avf6,itoh-abe,itoh-abe-sym,midpoint,iso,iso-var,euler,rk2,rk4";

/// Declared integrals that `explain` finds are kept by the methods that it names, and not kept by
/// those that it says do not keep them.
#[test]
fn integrals_that_are_found_are_kept_as_is_said() {
    let mut seen = 0;
    for name in
        ["gearbox", "cvt_harmonic", "knife_edge", "mobile_robot", "nonholonomic_oscillator", "nonholonomic_particle"]
            .into_iter()
            .chain(["snakeboard", "vertical_disk", "knife_edge_incline", "rolling_disk"])
    {
        let text = nh(&format!("explain {name}"));
        let table = text.split_once("integral ").map_or("", |(_, table)| table);
        let line =
            format!("compare {name} --methods {METHODS} --step 0.1 --until 50 --accuracy 0 --output - --format json");
        let measured = nh(&line);
        let measured: serde_json::Value = serde_json::from_str(&measured).unwrap();
        for row in table.lines().skip(1).take_while(|line| !line.is_empty()) {
            let cells: Vec<&str> = row.split("  ").map(str::trim).filter(|cell| !cell.is_empty()).collect();
            let [integral, declared, kept, ..] = cells[..] else { continue };
            let error = |method: &str| {
                let found = measured["methods"].as_array().unwrap().iter().find(|m| m["method"] == method)?;
                let kept = found["summary"]["invariants"].as_array().unwrap().iter().find(|k| k["name"] == declared)?;
                kept["error"].as_f64()
            };
            for method in kept.split(", ") {
                let Some(error) = error(method) else { continue };
                // Five hundred steps have a hundred roundings each, of numbers of size 10.
                assert!(error < 1e-11, "{name}: {integral} under {method}: {error:e}");
                seen += 1;
            }
            if let Some(lost) = cells
                .get(3)
                .and_then(|cell| cell.strip_suffix(": it corrects all momenta by the defect of the total energy"))
            {
                assert!(error(lost).unwrap() > 1e-8, "{name}: {integral} under {lost}");
                seen += 1;
            }
        }
    }
    assert!(seen > 30, "{seen}");
}

/// A run that meets the singular configuration of the snakeboard keeps its rows.
#[test]
fn a_loss_of_rank_is_reported() {
    let line = "simulate snakeboard --method rk4 --step 0.01 --until 50 --v phi_dot=0.5 --project --output -";
    let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
    let message = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{message}");
    assert!(message.contains("linearly dependent") && message.contains("(see: nh help rank)"), "{message}");
    assert!(message.contains("rows up to there are kept"), "{message}");
    let trajectory = Trajectory::from_csv(output.stdout.as_slice(), None).unwrap();
    assert!(trajectory.len() > 10 && trajectory.q.iter().flatten().all(|q| q.is_finite()));
}

/// An attitude drifts from its group under an explicit method, but not if the method projects it
/// back.
#[test]
fn drift_from_the_group_is_reported() {
    let line = "suslov_so3 --step 0.05 --until 20 --output -";
    let table = nh(&format!("compare {line} --format json --methods gonzalez,rk2,rk2:polar"));
    let table: serde_json::Value = serde_json::from_str(&table).unwrap();
    let defect = |i: usize| table["methods"][i]["summary"]["group_defect"].as_f64().unwrap();
    // The run has 400 steps; the test `rotations` of the library's table derives the bounds of the
    // first and the last.
    assert!(defect(0) < 4.2 * 20.0 * f64::EPSILON && defect(2) < 16.0 * f64::EPSILON, "{table}");
    // Heun's method takes a singular value 1 to ((1 − z²/2)² + z²)^½ = 1 + z⁴/8 with z = h |ω| =
    // 0.05. RᵀR − I has two such entries and therefore grows by 2^½ z⁴/4 per step.
    let expected = 2.0_f64.sqrt() * 0.05_f64.powi(4) / 4.0 * 400.0;
    assert!((defect(1) / expected - 1.0).abs() < 0.1, "{} for {expected}", defect(1));
    let rows = nh(&format!("simulate {line} --method rk2 --columns group"));
    assert!(rows.lines().next().unwrap().ends_with(",energy,constraint,group_defect,det_R"), "{rows}");
    assert!(nh("simulate suslov_so3 --step 0.1 --until 1").contains("off the group"));
    assert!(!nh("simulate suslov --step 0.1 --until 1").contains("off the group"));

    let refused = |start: &str| {
        let line = format!("simulate {line} {start}");
        let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}");
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(refused("--q R11=1.01").contains("--project moves it to the nearest one"));
    assert!(refused("--q R11=-1 --project").contains("the initial matrix `R` is a reflection"));
    let moved = nh(&format!("simulate {line} --q R11=1.01 R12=0.1 --project --columns group"));
    let first: Vec<f64> = moved.lines().nth(1).unwrap().split(',').map(|x| x.parse().unwrap()).collect();
    let [.., defect, determinant] = first[..] else { panic!("{moved}") };
    assert!(defect < 16.0 * f64::EPSILON && (determinant - 1.0).abs() < 16.0 * f64::EPSILON, "{defect:e}");
}

/// `nh simulate` follows smooth motions without inputs by `taylor`, unless a declaration lists
/// other methods.
#[test]
fn smooth_motions_without_inputs_are_followed() {
    let folder = tempfile::tempdir().unwrap();
    for (line, method) in [
        ("gearbox --step 0.1", "taylor"),
        ("castor --step 0.1", "taylor"),
        ("castor --step 0.1 --method taylor:1e-9", "taylor:0.000000001"),
        ("castor --step 0.1 --method gonzalez", "gonzalez"),
        ("snakeboard --step 0.1", "taylor"),
        ("snakeboard --step 0.1 --input tau_psi=0.1", "gonzalez"),
        ("snakeboard --step 0.1 --data driven", "gonzalez"),
        ("ball_incline --step 0.1", "taylor"),
        ("whipple --step 0.1", "gonzalez"),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_nh"));
        command.env("NH_DERIVATIONS_DIR", folder.path()).arg("simulate").args(line.split_whitespace());
        let output = command.args(["--until", "1"]).output().unwrap();
        let told = String::from_utf8(output.stdout).unwrap();
        assert!(told.contains(&format!(", {method}, h = 0.1\n")), "{line}: {told}");
    }
}

#[test]
fn options_follow_the_name_of_a_method() {
    let line = "gearbox --step 0.01 --until 1 --output - --method";
    let run = |method: &str| nh(&format!("simulate {line} {method}"));
    assert_eq!(run("dla:0.5"), run("dla"));
    assert_eq!(run("dla:2/5"), run("dla:0.4"));
    assert_ne!(run("dla:0.4"), run("dla"));
    let json: serde_json::Value = serde_json::from_str(&run("dla:0.4 --format json")).unwrap();
    assert_eq!(json["method"], "dla:0.4");
    let table = nh("compare gearbox --methods dla,dla:0.4 --step 0.01 --until 1");
    assert!(table.contains("dla:0.4"), "{table}");
    assert!(nh("models gearbox").contains("dla:ALPHA, 0 to 1, default 0.5"));

    for (method, message) in [
        ("dla:1.5", "the option `alpha` of `dla` must be between 0 and 1, it is 1.5"),
        ("dla:-0.1", "the option `alpha` of `dla` must be between 0 and 1, it is -0.1"),
        ("dla:nan", "the option `alpha` of `dla` must be between 0 and 1, it is NaN"),
        ("dla:half", "`half`, given as an option of `dla`, is not a number"),
        ("dla:0.4:0.4", "`dla` has 1 option (`alpha`), 2 were given"),
        ("gonzalez:0.4", "`gonzalez` has no options"),
        ("dlb:0.4", "unknown method `dlb`; did you mean `dla` or `dla1`?"),
        ("rdp-cay", "`rdp-cay` is for systems on a matrix group, but there is none among the coordinates"),
    ] {
        let arguments = format!("simulate {line} {method}");
        let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(arguments.split_whitespace()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{method}: {said}");
        assert!(said.contains(message) && output.stdout.is_empty(), "{method}: {said}");
    }
}

/// The point within a step at which the Lagrangian is evaluated is an option of `rdp-cay` and
/// `rdp-exp`, with the bounds of α.
#[test]
fn the_place_in_a_step_is_an_option_on_groups() {
    let run = |method: &str| {
        let arguments = format!("simulate snakeboard_se2 --step 0.01 --until 1 --output - --method {method}");
        Command::new(env!("CARGO_BIN_EXE_nh")).args(arguments.split_whitespace()).output().unwrap()
    };
    for method in ["rdp-cay", "rdp-exp"] {
        let [plain, middle, early] = ["", ":0.5", ":0.3"].map(|alpha| run(&format!("{method}{alpha}")));
        assert!(plain.status.success() && !plain.stdout.is_empty());
        assert_eq!(plain.stdout, middle.stdout);
        assert!(early.status.success() && early.stdout != plain.stdout);
        for alpha in ["1.3", "-0.1", "NaN"] {
            let refused = run(&format!("{method}:{alpha}"));
            let said = String::from_utf8(refused.stderr).unwrap();
            assert_eq!(refused.status.code(), Some(2), "{said}");
            let message = format!("the option `alpha` of `{method}` must be between 0 and 1, it is {alpha}");
            assert!(said.contains(&message) && refused.stdout.is_empty(), "{said}");
        }
    }
}

/// Gains have the names of declared quantities. A gain too large for the step ends the run with its
/// name and the bound.
#[test]
fn gains_belong_to_the_declaration() {
    let line = "knife_edge_incline --method feedback-euler --step 1e-3";
    let run = |arguments: &str| {
        let arguments = format!("simulate {line} {arguments}");
        let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(arguments.split_whitespace()).output().unwrap();
        (output.status.code().unwrap(), String::from_utf8(output.stderr).unwrap())
    };
    let json = nh(&format!("simulate {line} --until 1 --gain J=1000,p-phi=1000 --output - --format json"));
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["gains"], serde_json::json!({ "J": 1000.0, "H": 1.0, "p_phi": 1000.0 }));
    // The bound is h/(2 k) times an acceleration of at most 1.
    assert!(json["summary"]["constraint"].as_f64().unwrap() <= 5e-7, "{}", json["summary"]);

    let (code, said) = run("--until 1 --gain Lz=1");
    assert!(code == 2 && said.contains("has no gain `Lz`; its gains are `J`, `H` and `p_phi`"), "{said}");
    let (code, said) = run("--until 1 --gain 3000");
    // |∇J|² = 1 at rest: each step multiplies a deviation by 1 − 3, and 2⁹ < 1000 < 2¹⁰.
    let expected = "the gain `J` = 3000.0 and the step 0.001 leave the stability region of `feedback-euler`";
    let says = |text: &str| said.contains(text);
    assert!(code == 1 && says("step 10 at t = 0.009") && says(expected) && says("between 0 and 2.000"), "{said}");
}

/// `models/METHODS.md` lists which methods apply to which models, with the reasons;
/// `NH_UPDATE_GOLDEN=1` rewrites it.
#[test]
fn refused_methods_are_listed() {
    let all: Vec<serde_json::Value> = serde_json::from_str(&nh("models --methods --format json")).unwrap();
    let models = models();
    assert_eq!(all.len(), models.len());
    let mut table = REFUSED.to_owned();
    for (model, built) in all.iter().zip(&models) {
        let methods = model["methods"].as_array().unwrap();
        let apply: Vec<&str> =
            methods.iter().filter(|m| m["applies"] == true).map(|m| m["method"].as_str().unwrap()).collect();
        let built = strings(&built["methods"]);
        assert!(!built.is_empty() && built.iter().all(|method| apply.contains(method)), "{built:?} of {apply:?}");
        let name = model["model"].as_str().unwrap();
        let refused: Vec<_> = methods.iter().filter(|m| m["applies"] == false).collect();
        if refused.is_empty() {
            table += &format!("| `{name}` | all {} | none | | |\n", apply.len());
        }
        for method in refused {
            let text = |key: &str| method[key].as_str().unwrap();
            assert!(!text("reason").is_empty() && !text("alternative").is_empty(), "{method}");
            table += &format!(
                "| `{name}` | {} of {} | `{}` | {} | {} |\n",
                apply.len(),
                methods.len(),
                text("method"),
                text("reason"),
                text("alternative")
            );
        }
    }
    is_written("models/METHODS.md", &table);
}

/// `docs/models.md` is the output of `nh models`; `NH_UPDATE_GOLDEN=1` rewrites it.
#[test]
fn models_are_listed() {
    is_written("docs/models.md", &format!("{MODELS}{}", nh("models --format markdown")));
}

/// Checks that a file of the workspace has this text, or writes it if `NH_UPDATE_GOLDEN=1`.
fn is_written(file: &str, text: &str) {
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(file);
    if std::env::var_os("NH_UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, text).unwrap();
    }
    let written = std::fs::read_to_string(&file).unwrap();
    assert!(written == text, "{} is not what `nh` says; NH_UPDATE_GOLDEN=1 writes it anew", file.display());
}

const MODELS: &str = "\
# Models of the library

`nh models NAME` describes one of them: constraints, parameters with units, integrals, methods, source. Their declarations are the files
`models/*.yaml`. `nh animate NAME --live --output NAME.html` writes a [page](command-line.md#live-pages) that steps one of them in the
browser, and `nh gallery DIR --live` those of all. In a book that `.ci/book FOLDER NH` has built, the names below lead to these pages.
`nonholonomic_models::chaotic_quartic(n)`, `car_trailers(n)` and `snake(n)` write the declarations of families for any n.
A test checks this page; `nh models --format markdown` prints its table.

";

const REFUSED: &str = "\
# Methods that do not apply

If a declaration requests a method that does not apply to it, the method is refused with the reason and the alternative below;
`nh models --methods` prints the same for each model. A test checks this page.

| model | methods that apply | refused | reason | alternative |
|---|---:|---|---|---|
";

/// Runs `nh` with the words of this line, and returns its summary as JSON.
fn summary(arguments: &[&str]) -> serde_json::Value {
    let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(arguments).output().unwrap();
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    json["summary"].clone()
}

#[test]
fn control_inputs_drive_a_run() {
    let common = ["simulate", "snakeboard", "--step", "0.01", "--until", "1", "--output", "-", "--format", "json"];
    let run = |more: &[&str]| summary(&[&common[..], more].concat());
    let number = |summary: &serde_json::Value, key: &str| summary[key].as_f64().unwrap();

    // The inputs default to zero, and do no work.
    let free = run(&["--data", "free", "--method", "gonzalez"]);
    assert_eq!((number(&free, "work"), free["q"].clone()), (0.0, run(&["--input", "tau_psi=0*t"])["q"].clone()));

    // The data set's torques are those of the figure.
    let forced = run(&["--data", "driven"]);
    assert_eq!(forced["q"], run(&["--input", "tau_psi=cos(20*pi*t)", "tau_phi=sin(2*pi*t)"])["q"]);
    assert_eq!(forced["q"], run(&["--data", "driven", "--input", "tau-phi=sin(2*pi*t)"])["q"]);
    assert_ne!(forced["q"], free["q"]);
    // The energy oscillates with the torques, and the work with it. The error is at most 10
    // roundings of size 4 in each of 100 steps, in case all have one sign.
    assert!(number(&forced, "energy_change") > 0.01 && number(&forced, "work") != 0.0, "{forced}");
    assert!(number(&forced, "energy_error") < 100.0 * 10.0 * f64::EPSILON * 4.0, "{forced}");

    // This feedback law brakes, in terms of a parameter.
    let braked = run(&["--set", "J=3", "--input", "tau_phi=-J*phi_dot", "tau_psi=-dot(psi)"]);
    assert!(number(&braked, "work") < -0.1, "{braked}");
    let text = nh("simulate snakeboard --data driven --method leapfrog --step 0.01 --until 1");
    assert!(text.contains("work done on it") && text.contains("(of E(t) - E(0) - W(t))"), "{text}");
    assert!(!nh("simulate gearbox --step 0.01 --until 1").contains("work done on it"));
    assert!(nh("models snakeboard").contains("tau_psi, tau_phi"));
    assert!(nh("compare snakeboard --data driven --methods gonzalez,rk4 --step 0.01 --until 1").contains("rk4"));
    assert!(
        nh("simulate snakeboard --data driven --step 0.01 --until 0.1 --columns lambda --output -").contains("lambda2")
    );

    for (model, more, message) in [
        ("snakeboard", "--input tau=1", "unknown control input `tau`; did you mean `tau_p"),
        ("snakeboard", "--input tau_psi", "`tau_psi` is not of the form name=function"),
        (
            "snakeboard",
            "--input tau_psi=cos(t",
            "`cos(t`, given for the control input `tau_psi`, is not an expression: ",
        ),
        ("snakeboard", "--input tau_psi=k*t", "is not a function of time and state: unknown name `k`"),
        ("gearbox", "--input tau_psi=1", "`gearbox` has no control inputs"),
    ] {
        let line = format!("simulate {model} --step 0.01 --until 1 {more}");
        let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
        let said = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{line}: {said}");
        assert!(said.contains(message), "{line}: {said}");
    }
    // An input that is not finite fails the run, and the rows before it are kept.
    let line = "simulate snakeboard --step 0.25 --until 2 --input tau_psi=1/(t-0.625) --output - --format csv";
    let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert!(said.contains("the control input `tau_psi` must be finite, at t = 0.625 it is inf"), "{said}");
    assert_eq!(String::from_utf8(output.stdout).unwrap().lines().count(), 1 + 3);
}

#[test]
fn an_ensemble_is_written_and_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let line = "ensemble chaplygin_sleigh --data lively --vary x1=normal(0.2,0.1) J=uniform(1,2) --count 300 --step 0.05 --until 2";
    let text = nh(&format!("{line} --every 20 --output {} --plot {}", at("x.csv"), at("x.svg")));
    assert!(text.contains("trajectories  300, of which 0 failed") && text.contains("one by one"), "{text}");
    let csv = std::fs::read_to_string(at("x.csv")).unwrap();
    let mut lines = csv.lines();
    assert_eq!(lines.next(), Some("trajectory,t,J,x1,x2,theta,x1_dot,x2_dot,theta_dot,energy"));
    let rows: Vec<Vec<f64>> = lines.map(|line| line.split(',').map(|x| x.parse().unwrap()).collect()).collect();
    assert_eq!(rows.len(), 900);
    // One of them equals the result of `nh simulate` from the same data, to the last bit.
    let (start, end) = (&rows[3 * 217], &rows[3 * 217 + 2]);
    assert_eq!((start[0], start[1], end[1]), (217.0, 0.0, 2.0));
    let one = format!(
        "simulate chaplygin_sleigh --data lively --method gonzalez --set J={:e} --q x1={:e} --step 0.05 --until 2 --every 40 --output -",
        start[2], start[3]
    );
    let simulated = nh(&one);
    let last: Vec<f64> = simulated.lines().last().unwrap().split(',').map(|x| x.parse().unwrap()).collect();
    assert_eq!(last[1..7], end[3..9], "{one}");
    let svg = std::fs::read_to_string(at("x.svg")).unwrap();
    assert!(svg.contains("distribution at the end") && svg.contains("mean and deviation"));
    // The output is the same on one thread, and as Parquet.
    nh(&format!("{line} --every 20 --threads 1 --output {}", at("y.csv")));
    assert_eq!(std::fs::read_to_string(at("y.csv")).unwrap(), csv);
    nh(&format!("{line} --output {}", at("x.parquet")));
    let parquet = std::fs::read(at("x.parquet")).unwrap();
    assert!(parquet.starts_with(b"PAR1") && parquet.ends_with(b"PAR1") && parquet.len() > 600 * 10 * 8);
}

/// Every applicable method is available for every model of the library.
#[test]
fn all_methods_of_the_library_apply() {
    assert!(nh("models rattleback").contains("taylor"));
    for command in ["simulate", "compare", "order"] {
        let said = nh(&format!("{command} rattleback --method taylor --step 0.01 --until 0.1"));
        assert!(said.contains("taylor"), "{command}: {said}");
    }
}

/// The library's constants can be set like those of a file.
#[test]
fn constants_of_the_library_are_set() {
    // The energy with the trailers in line is ½ (M + n m) v² + ½ I ω² = ½ (3 + 1.3 n) 1.2² + ½ 0.5
    // 0.7².
    for (n, energy) in [("1", "3.218500"), ("2", "4.154500")] {
        let line = format!("simulate car_trailers --set n={n} --method rk4 --step 0.001 --until 0.01");
        let output = Command::new(env!("CARGO_BIN_EXE_nh")).args(line.split_whitespace()).output().unwrap();
        let said = String::from_utf8(output.stdout).unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(said.contains(&format!("theta{n} = ")) && !said.contains("theta3 = "), "{said}");
        assert_eq!(said.contains("theta2 = "), n == "2", "{said}");
        assert!(said.lines().any(|line| line.starts_with("energy ") && line.contains(energy)), "{said}");
    }
}
