//! `nh order` and `nh compare`: their measurements agree with the known properties of the methods.

use crate::harness::{Folder, run, tests};
use std::fs;

tests! {
    orders_are_those_of_the_methods, roundoff_is_left_out_of_the_order, order_in_json_and_svg, a_wrong_order_is_flagged,
    steps_become_small_enough_to_tell, the_error_of_a_motion_is_told, methods_are_compared, comparison_in_json_and_svg,
    a_failing_method_does_not_spoil_the_others,
}

fn json(line: &str) -> serde_json::Value {
    let result = run(&format!("{line} --output - --format json"));
    assert_eq!(result.code, 0, "{line}: {}", result.stderr);
    serde_json::from_str(&result.stdout).unwrap()
}

/// The error estimated by a second run agrees to a tenth with that against a run with a hundredth
/// of the step, if the step is small enough for the order to show.
fn the_error_of_a_motion_is_told() {
    let summary = |method: &str, step: &str| {
        json(&format!("simulate test_sleigh --data lively --method {method} --until 18 --step {step}"))["summary"]
            .clone()
    };
    let number = |value: &serde_json::Value| value.as_f64().unwrap();
    let exact = summary("rk4", "0.003");
    assert!(number(&exact["motion"]["error"]) < 1e-11, "{exact}");
    let place = |of: &str| ["x1", "x2", "theta"].iter().position(|name| *name == of).unwrap();
    for (method, bound) in [("gonzalez", 0.1), ("rk4", 0.1)] {
        let found = summary(method, "0.3");
        let motion = &found["motion"];
        let at = place(motion["of"].as_str().unwrap());
        let error = (number(&found["q"][at]) - number(&exact["q"][at])).abs();
        // The estimate is the largest error so far; the last error may be smaller.
        let told = number(&motion["error"]);
        assert!(error <= told * (1.0 + bound) && told < 3.0 * error && error > 1e-6, "{method}: {error:e}, {motion}");
        assert_eq!((number(&motion["t"]), motion["whole"].as_bool()), (18.0, Some(true)));
        assert!(motion.get("holds_until").is_none(), "{motion}");
    }
    // A wrong motion causes a warning, with the time until which the motion is right.
    let line = "simulate test_sleigh --data lively --method gonzalez --until 200 --step 2";
    let result = run(line);
    assert!(result.stderr.contains("warning: the motion is off by about"), "{}", result.stderr);
    assert!(result.stdout.contains("above 1 % from the start"), "{}", result.stdout);
    let result = run(&format!("{line} --accuracy 0"));
    assert!(!result.stderr.contains("warning") && !result.stdout.contains("motion "), "{}", result.stdout);
    let wrong = run("simulate test_sleigh --step 1 --until 2 --accuracy -1");
    assert!(wrong.code != 0 && wrong.stderr.contains("not a time in seconds"), "{}", wrong.stderr);
}

/// The midpoint rule has order 2, the classical Runge–Kutta method 4.
fn orders_are_those_of_the_methods() {
    let value = json("order test_sleigh --data lively --methods gonzalez,rk4 --halvings 4");
    for (method, order) in value["methods"].as_array().unwrap().iter().zip([2.0, 4.0]) {
        let (fitted, error) = (method["order"].as_f64().unwrap(), method["order_error"].as_f64().unwrap());
        // The next term of the error is smaller by a factor of h or h²; h is at most a tenth.
        assert!((fitted - order).abs() < 0.1 && error < 0.1, "{method}");
        assert_eq!(method["points"].as_array().unwrap().len(), 5);
    }
    assert!(value["reference"]["uncertainty"].as_f64().unwrap() < 1e-13, "{value}");
}

fn roundoff_is_left_out_of_the_order() {
    let result = run("order test_sleigh --data lively --method rk4 --halvings 9").succeeded();
    assert!(result.stdout.contains("roundoff, left out"), "{}", result.stdout);
    let value = json("order test_sleigh --data lively --method rk4 --halvings 9");
    let method = &value["methods"][0];
    assert!((method["order"].as_f64().unwrap() - 4.0).abs() < 0.1, "{method}");
    let points = method["points"].as_array().unwrap();
    let used = points.iter().filter(|p| p["used"] == true).count();
    assert!(used >= 4 && used < points.len(), "{method}");
}

/// The double states order 5 for `fails-at-100`, which is rk4 for a hundred steps.
fn a_wrong_order_is_flagged() {
    let line = "order test_sleigh --data lively --methods gonzalez,fails-at-100 --step 0.25 --until 2 --halvings 3";
    let result = run(line).succeeded();
    let flagged: Vec<_> = result.stdout.lines().filter(|line| line.contains("disagrees")).collect();
    assert!(matches!(flagged[..], [line] if line.starts_with("fails-at-100")), "{}", result.stdout);
    let value = json(line);
    let of = |i: usize, key: &str| value["methods"][i][key].clone();
    assert_eq!((of(0, "stated_order"), of(0, "agrees")), (2.into(), true.into()), "{value}");
    assert_eq!((of(1, "stated_order"), of(1, "agrees")), (5.into(), false.into()), "{value}");
    assert_eq!((of(0, "verdict"), of(1, "verdict")), ("agrees".into(), "lower".into()), "{value}");
    // The work for an error of 1e-6 is known for the method that reaches it; every run took some
    // time.
    assert!(of(0, "seconds_to_1e-6").is_null(), "{value}");
    assert!(of(1, "seconds_to_1e-6").as_f64().is_some_and(|time| time > 0.0), "{value}");
    assert!(of(0, "points")[0]["seconds"].as_f64().is_some_and(|time| time > 0.0), "{value}");
}

/// The command halves steps that are too large until the order shows, and reports if it never does:
/// the second method fails after a hundred steps.
fn steps_become_small_enough_to_tell() {
    let line = "order test_sleigh --data lively --set J=0.0001 a=0.2 --project --methods rk4,fails-at-100 --until 12 --step 0.5 --halvings 3";
    let value = json(line);
    let of = |i: usize, key: &str| value["methods"][i][key].clone();
    assert_eq!((of(0, "verdict"), of(0, "agrees")), ("agrees".into(), true.into()), "{value}");
    assert_eq!((of(1, "verdict"), of(1, "agrees")), ("unsettled".into(), serde_json::Value::Null), "{value}");
    let used: Vec<bool> = of(0, "points").as_array().unwrap().iter().map(|p| p["used"].as_bool().unwrap()).collect();
    assert_eq!(used, [false, false, true, true, true, true], "{value}");
    let text = run(line).stdout;
    assert!(
        text.contains("too large a step, left out") && text.contains("not settled: no step is small enough"),
        "{text}"
    );
}

fn order_in_json_and_svg() {
    let folder = Folder::new();
    let (csv, svg) = (folder.join("x.csv"), folder.join("x.svg"));
    let line = format!("order test_sleigh --output {} --plot {}", csv.display(), svg.display());
    let result = run(&line).succeeded();
    assert!(result.stdout.contains("gonzalez: order 2.0"), "{}", result.stdout);
    let text = fs::read_to_string(csv).unwrap();
    assert!(text.starts_with("method,step,error,local_order,used,seconds\ngonzalez,1.0000000000000001e-1,"), "{text}");
    assert_eq!(text.lines().count(), 8);
    let svg = fs::read_to_string(svg).unwrap();
    assert!(svg.starts_with("<svg") && svg.contains("gonzalez (2.0") && !svg.contains("NaN"));
    assert_eq!(folder.files(), ["x.csv", "x.svg"]);
}

fn methods_are_compared() {
    let result =
        run("compare test_sleigh --data lively --methods rk4,gonzalez --step 0.2 --until 20 --output -").succeeded();
    let rows: Vec<Vec<&str>> = result.stdout.lines().map(|line| line.split(',').collect()).collect();
    assert_eq!(
        rows[0].join(","),
        "method,status,steps,energy_error,energy_drift,energy_drift_error,constraint,twice_energy_error,\
         twice_energy_drift,twice_energy_drift_error,newton_mean,newton_max,ns_per_step,\
         motion_error,motion_error_of,motion_relative,motion_compared_to"
    );
    assert_eq!(rows.len(), 3, "each method once");
    assert_eq!((rows[1][0], rows[2][0], rows[1][2]), ("rk4", "gonzalez", "100"));
    let number = |i: usize, j: usize| rows[i][j].parse::<f64>().unwrap();
    // The midpoint rule keeps this energy of order 1 except for a hundred roundings of 2e-16 and
    // the error of the iteration.
    assert!(number(1, 3) > 1e-7 && number(2, 3) < 1e-13, "{}", result.stdout);
    // Twice the energy has twice the error and the drift, up to rounding: a drift is at least 1e-8
    // of an energy of order 1.
    for (twice, once) in [(7, 3), (8, 4), (9, 5)] {
        assert!((number(1, twice) / number(1, once) - 2.0).abs() < 1e-6, "{}", result.stdout);
    }
    assert!(rows[1][10].is_empty() && number(2, 10) >= 1.0, "rk4 solves nothing");
    assert!(result.stderr.contains("energy error") && result.stderr.contains("ns/step"), "{}", result.stderr);
}

fn comparison_in_json_and_svg() {
    let folder = Folder::new();
    let svg = folder.join("x.svg");
    let value = json(&format!(
        "compare test_sleigh --methods gonzalez,rk4 --set J=7 --step 0.1 --until 10 --plot {}",
        svg.display()
    ));
    let keys: Vec<_> = value.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["methods", "model", "parameters", "step", "until"]);
    assert_eq!(value["parameters"]["J"], 7.0);
    let first = &value["methods"][0];
    assert_eq!((&first["method"], &first["summary"]["steps"]), (&"gonzalez".into(), &100.into()));
    let kept = &first["summary"]["invariants"][0];
    assert!(
        kept["name"] == "twice_energy" && kept["error"].as_f64().unwrap() < 1e-13 && kept["drift"].is_f64(),
        "{kept}"
    );
    let svg = fs::read_to_string(svg).unwrap();
    assert!(["Energy error", "Constraint residual", "gonzalez", "rk4"].iter().all(|text| svg.contains(text)));
    assert!(!svg.contains("NaN") && !svg.contains("inf"));
}

fn a_failing_method_does_not_spoil_the_others() {
    let result = run("compare test_sleigh --methods all --step 0.05 --until 20");
    assert_eq!(result.code, 1);
    assert!(result.stderr.contains("`fails-at-100`: step 101 at t = 5"), "{}", result.stderr);
    assert!(result.stdout.contains("failed at t = 5") && result.stdout.contains("gonzalez"), "{}", result.stdout);
    let result = run("order test_sleigh --method rk4,fails-at-100 --until 20 --step 2");
    assert!(result.stdout.contains("rk4: order") && result.stdout.contains("failed, left out"), "{}", result.stdout);
}
