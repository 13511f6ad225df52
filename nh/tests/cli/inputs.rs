//! Bad input is refused with exit code 2, a helpful message, nothing on stdout, and no file.

use crate::harness::{Folder, run, tests};

tests! {
    bad_input_is_refused, all_wrong_assignments_are_reported, output_is_checked_before_the_run,
    projection_makes_the_velocity_admissible, values_are_expressions, gains_are_given_and_recorded, help_and_version,
}

const FEEDBACK: &str = "simulate test_sleigh --step 0.1 --until 1 --method feedback-euler";
const GOOD: &str = "simulate test_sleigh --method rk4 --step 0.1 --until 1";

fn bad_input_is_refused() {
    let cases: &[(&str, &[&str])] = &[
        ("simulate sleigh --step 0.1 --until 1", &["unknown model `sleigh`; did you mean `test_sleigh`?", "nh models"]),
        ("models test-sleih", &["unknown model `test-sleih`; did you mean `test_sleigh`?"]),
        (
            "simulate test_sleigh --method gonzales --step 0.1 --until 1",
            &["unknown method for `test_sleigh` `gonzales`; did you mean `gonzalez`?"],
        ),
        (&format!("{GOOD} --data papper"), &["unknown data set of `test_sleigh` `papper`; did you mean `paper`?"]),
        (&format!("{GOOD} --set K=1"), &["unknown parameter `K`; there are `m`, `a` and `J`"]),
        (&format!("{GOOD} --q thetta=1"), &["unknown coordinate `thetta`; did you mean `theta`?"]),
        (&format!("{GOOD} --v x1dot=1"), &["unknown velocity `x1dot`; did you mean `x1_dot`"]),
        (&format!("{GOOD} --q theta"), &["`theta` is not of the form name=value"]),
        (&format!("{GOOD} --set m=heavy"), &["`heavy`, given for `m`, is not a number"]),
        (&format!("{GOOD} --q theta=pi/"), &["`pi/`, given for `theta`, is not a number: "]),
        (&format!("{GOOD} --q theta=pi/mm"), &["unknown parameter `mm`; did you mean `m`?"]),
        (&format!("{GOOD} --q theta=1/0"), &["the coordinate `theta` must be finite, not inf"]),
        (&format!("{GOOD} --set m=2*J"), &["`2*J`, given for `m`, is not a number"]),
        (&format!("{GOOD} --set m=nan"), &["the parameter `m` must be finite, not NaN"]),
        (&format!("{GOOD} --q x1=inf"), &["the coordinate `x1` must be finite, not inf"]),
        (&format!("{GOOD} --set m=2 --set m=3"), &["the parameter `m` is given twice"]),
        (&format!("{GOOD} --q theta=0 --q theta=0"), &["the coordinate `theta` is given twice"]),
        (&format!("{GOOD} --v x1=0 x1_dot=0"), &["the velocity `x1_dot` is given twice"]),
        ("order test_sleigh --method rk4,rk4", &["the method `rk4` is given twice"]),
        (
            "simulate test_sleigh --method feedback-euler --step 0.1 --until 1 --gain J=1 --gain J=2",
            &["the gain `J` is given twice"],
        ),
        (&format!("{GOOD} --set m=-1"), &["the parameter `m` must be positive, it is -1.0"]),
        (&format!("{GOOD} --columns rhoo"), &["unknown column `rhoo`; did you mean `rho`?"]),
        (&format!("{GOOD} --every 0"), &["--every", "0 is not in 1.."]),
        (&format!("{GOOD} --format json"), &["--format is the format of --output"]),
        (
            &format!("{GOOD} --q theta=0.7"),
            &["violates constraint 1 by ", "--v sets another (see: nh help constraints)"],
        ),
        ("simulate test_sleigh --step 0 --until 1", &["the step must be a finite number other than zero, not 0"]),
        ("simulate test_sleigh --step NaN --until 1", &["other than zero, not NaN"]),
        ("simulate test_sleigh --step inf --until 1", &["other than zero, not inf"]),
        ("simulate test_sleigh --step -inf --until 1", &["other than zero, not -inf"]),
        ("simulate test_sleigh --step 2 --until 1", &["the step 2 exceeds the interval from 0 to 1: 1 is the largest"]),
        ("simulate test_sleigh --step -0.1 --until 1", &["leads away from t = 1: give both the same sign"]),
        ("simulate test_sleigh --step 0.1 --until NaN", &["the final time must be a finite number", "not NaN"]),
        ("simulate test_sleigh --step 0.1 --until 0", &["the final time must be", "other than zero"]),
        ("simulate test_sleigh --until 0", &["the final time must be", "other than zero"]),
        ("simulate test_sleigh --step tenth --until 1", &["tenth", "--step"]),
        (
            "simulate test_sleigh --until 1",
            &["--step is missing: the data set `paper` of `test_sleigh` declares no step size"],
        ),
        ("compare test_sleigh --step 0.1 --until 1", &["--method <METHOD"]),
        ("compare test_sleigh --methods rk4,gonzales --step 0.1 --until 1", &["`gonzales`; did you mean `gonzalez`?"]),
        ("compare test_sleigh --methods all --step 2 --until 1", &["the step 2 exceeds the interval"]),
        ("compare test_sleigh --methods all --step 0.1 --until 1 --output x", &["neither in .csv nor in .json"]),
        ("compare test_sleigh --methods all --step 0.1 --until 1 --plot missing/x.svg", &["cannot be written"]),
        ("order test_sleigh --method gonzales", &["`gonzales`; did you mean `gonzalez`?"]),
        ("order test_sleigh --step 0.3", &["the step 0.3 does not divide the interval from 0 to 1"]),
        ("order test_sleigh --halvings 1", &["--halvings", "1 is not in 2..=16"]),
        ("order test_sleigh --until 0", &["the final time must be a finite number other than zero"]),
        ("order test_sleigh --q theta=0.7", &["violates constraint 1 by ", "(see: nh help constraints)"]),
        ("order test_sleigh --output x.svg --format csv --plot x.svg", &["name the same file"]),
        (&format!("{GOOD} --gain 1"), &["`rk4` has no gains that --gain could set; `feedback-euler` has"]),
        (
            "compare test_sleigh --methods rk4,gonzalez --step 0.1 --until 1 --gain 1",
            &["`rk4` and `gonzalez` have no gains"],
        ),
        (
            &format!("{FEEDBACK} --gain K=1"),
            &["`feedback-euler` has no gain `K`; its gains are `J`, `H` and `twice_energy`"],
        ),
        (&format!("{FEEDBACK} --gain J=-1"), &["the gain `J` must be finite and not negative, not -1"]),
        (&format!("{FEEDBACK} --gain -1"), &["the gain must be finite and not negative, not -1"]),
        (&format!("{FEEDBACK} --gain H=inf"), &["the gain `H` must be finite and not negative, not inf"]),
        (&format!("{FEEDBACK} --gain nan"), &["the gain must be finite and not negative, not NaN"]),
        (&format!("{FEEDBACK} --gain J=much"), &["`much`, given for the gain `J`, is not a number"]),
        (&format!("{FEEDBACK}:1:1:1 --gain 2"), &["`feedback-euler:1:1:1` has its gains after its name"]),
        ("order test_sleigh --method gonzalez --gain 1", &["`gonzalez` has no gains"]),
        ("simulate", &["MODEL"]),
        ("fly", &["fly"]),
        ("reproduce", &["name the figures, or use --all; there are `celledoni-fig2`"]),
        (
            "reproduce modin-verdier-fig5",
            &[
                "unknown figure `modin-verdier-fig5`; did you mean `modin-verdier-fig4`",
                "the figures are `celledoni-fig2`",
            ],
        ),
        ("reproduce fig4000 modin-verdier-fig4", &["unknown figure `fig4000`", "the figures are"]),
        ("reproduce modin-verdier-fig4 --all", &["--all"]),
        ("reproduce --all --threads 0", &["--threads"]),
    ];
    for (line, messages) in cases {
        let folder = Folder::new();
        let result = folder.run(line);
        assert_eq!(result.code, 2, "{line}: {}", result.stderr);
        assert_eq!(result.stdout, "", "{line}");
        assert_eq!(folder.files(), [""; 0], "{line}");
        for message in *messages {
            assert!(result.stderr.contains(message), "{line}\nshould say: {message}\nsays: {}", result.stderr);
        }
    }
}

fn all_wrong_assignments_are_reported() {
    let result = run(&format!("{GOOD} --set K=1 a=2 M=1 --q alpha=1"));
    assert_eq!(result.code, 2);
    for name in ["`K`", "`M`", "`alpha`"] {
        assert!(result.stderr.contains(name), "{}", result.stderr);
    }
    assert_eq!(result.stderr.matches("error: ").count(), 3);
}

fn output_is_checked_before_the_run() {
    let folder = Folder::new();
    let at = |name: &str| folder.join(name).display().to_string();
    // A run of 10^12 steps would not end; a fast end therefore proves that nothing was computed.
    let endless = "simulate test_sleigh --method rk4 --step 0.001 --until 1e9";
    for (options, message) in [
        (format!("--output {}", at("missing/x.csv")), "missing/x.csv` cannot be written"),
        (format!("--output {}", at("")), "cannot be written"),
        (format!("--plot {}", at("missing/x.svg")), "missing/x.svg` cannot be written"),
        (format!("--output {}", at("x.dat")), "ends neither in .csv nor in .json: choose one with --format"),
        (format!("--output {0} --plot {0}", at("x.svg")), "name the same file"),
        ("--plot -".to_owned(), "--plot takes the name of a file"),
    ] {
        let format = if options.contains("x.dat") || options.contains(".csv") { "" } else { " --format csv" };
        let format = if options.contains("--output") { format } else { "" };
        let result = run(&format!("{endless} {options}{format}"));
        assert_eq!(result.code, 2, "{options}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{options}: {}", result.stderr);
        assert_eq!(folder.files(), [""; 0]);
    }
}

fn projection_makes_the_velocity_admissible() {
    let result = run(&format!("{GOOD} --q theta=0.7 --project --output -")).succeeded();
    for row in result.stdout.lines().skip(1) {
        let residual: f64 = row.split(',').nth(8).unwrap().parse().unwrap();
        assert!(residual < 1e-15, "{row}");
    }
}

/// Values are expressions in the grammar of declarations; parameters are set before they are used.
fn values_are_expressions() {
    let first = |options: &str| {
        let result = run(&format!("{GOOD} {options} --project --output -")).succeeded();
        let row: Vec<f64> = result.stdout.lines().nth(1).unwrap().split(',').map(|x| x.parse().unwrap()).collect();
        row
    };
    let row = first("--q theta=pi/2 x1=-2*a --set a=sqrt(2)/4 --q x2=1/3");
    let pi = std::f64::consts::PI;
    assert_eq!(row[1..4], [-0.5 * 2f64.sqrt(), 1.0 / 3.0, 0.5 * pi]);
    assert_eq!(first("--q theta=1e-1"), first("--q theta=0.1"));
}

/// Gains are given for all or by name, after the method's name or by an option of their own, and
/// the values used are recorded.
fn gains_are_given_and_recorded() {
    let json = |line: &str| -> serde_json::Value {
        let result = run(&format!("{line} --output - --format json"));
        assert_eq!(result.code, 0, "{line}: {}", result.stderr);
        serde_json::from_str(&result.stdout).unwrap()
    };
    for (gain, j, h, i) in [
        ("", 1.0, 1.0, 1.0),
        ("--gain 3", 3.0, 3.0, 3.0),
        ("--gain J=5,H=2*m", 5.0, 2.4, 1.0),
        ("--gain 3 twice-energy=1/2", 3.0, 3.0, 0.5),
        ("--gain H=4 --gain 3", 3.0, 4.0, 3.0),
    ] {
        let value = json(&format!("{FEEDBACK} --data lively {gain}"));
        assert_eq!(value["gains"], serde_json::json!({ "J": j, "H": h, "twice_energy": i }), "{gain}");
        if !gain.is_empty() {
            assert_eq!(value["method"], format!("feedback-euler:{j}:{h}:{i}"));
        }
        assert_eq!(value["rows"], json(&format!("{FEEDBACK}:{j}:{h}:{i} --data lively"))["rows"], "{gain}");
    }
    assert!(json(GOOD)["gains"].is_null());
    let summary = run(&format!("{FEEDBACK} --gain J=5")).stdout;
    let said = summary.lines().find_map(|line| line.strip_prefix("gains"));
    assert_eq!(said.map(str::trim), Some("J = 5, H = 1, twice_energy = 1"), "{summary}");

    // The stronger the feedback, the nearer the energy stays; methods without gains are unchanged.
    let line = "compare test_sleigh --data lively --methods gonzalez,feedback-euler,feedback-euler:0:0:0 --step 0.01 --until 5";
    let value = json(line);
    let energy_error = |i: usize| value["methods"][i]["summary"]["energy_error"].as_f64().unwrap();
    assert!(energy_error(1) < 0.5 * energy_error(2), "{value}");
    assert_eq!(value["methods"][1]["gains"]["J"], 1.0);
    let value = json("compare test_sleigh --methods gonzalez,feedback-euler --step 0.1 --until 1 --gain 2");
    assert!(value["methods"][0]["gains"].is_null() && value["methods"][1]["gains"]["H"] == 2.0, "{value}");

    let value = json("order test_sleigh --data lively --method feedback-euler --halvings 4 --gain 2");
    let studied = &value["methods"][0];
    assert_eq!((&studied["stated_order"], &studied["gains"]["J"]), (&1.into(), &2.0.into()), "{value}");
    let models = run("models test_sleigh").stdout;
    assert!(models.contains("feedback-euler --gain J=1,H=1,twice_energy=1"), "{models}");
}

fn help_and_version() {
    for line in ["--help", "simulate --help", "models --help", "compare --help", "order --help", "--version"] {
        let result = run(line);
        assert_eq!((result.code, result.stderr.as_str()), (0, ""), "{line}");
        assert!(!result.stdout.is_empty());
    }
    // The list itself is part of the build of `.ci/release`, which checks it.
    assert!(run("--licences").stdout.starts_with("nh is available under the MIT licence or the Apache License 2.0"));
    for line in ["--licences models", "models --licences", "--no-cache"] {
        assert_eq!(run(line).code, 2, "{line}");
    }
}
