//! Declarations that are run directly.

use crate::harness::{Folder, nh, ran, tests};
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

tests! {
    a_file_is_simulated, a_file_is_run_by_the_first_of_its_methods, a_smooth_motion_without_inputs_is_followed,
    a_motion_that_is_followed_needs_no_step, a_file_is_compared_and_measured, a_data_set_declares_its_step,
    a_motion_without_coordinates_is_one_of_velocities, a_failed_step_advises_what_applies,
    orders_of_methods_that_change_their_frame, events_of_a_file_are_found, all_mistakes_are_said_at_once,
    a_file_that_cannot_run_says_why, a_file_is_watched, constants_of_families_are_set, what_is_missing_or_off_is_said,
}

const SLEIGH: &str = "
name: my_sleigh
coordinates: [x, y, theta]
parameters:
  m: 1
  a: {default: 0.2, positive: true}
  J: m*a^2
definitions: {xc: x + a*cos(theta), yc: y + a*sin(theta)}
lagrangian: m/2*(dot(xc)^2 + dot(yc)^2) + J/2*theta_dot^2 - m*xc^2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
initial:
  start: {q: {x: a, theta: 0.3}, v: {x_dot: 0.4, theta_dot: 1}, project: true}
";

fn a_file_is_simulated() {
    let folder = Folder::with("my.yaml", SLEIGH);
    let result = folder.run("simulate my.yaml --step 0.01 --until 2 --output run.csv --columns lambda").succeeded();
    assert!(result.stdout.contains("my_sleigh, taylor, h = 0.01"), "{}", result.stdout);
    let csv = fs::read_to_string(folder.join("run.csv")).unwrap();
    let rows: Vec<Vec<f64>> =
        csv.lines().skip(1).map(|line| line.split(',').map(|x| x.parse().unwrap()).collect()).collect();
    assert_eq!(csv.lines().next().unwrap(), "t,x,y,theta,x_dot,y_dot,theta_dot,energy,constraint,lambda1");
    assert_eq!(rows.len(), 201);
    // The energy has size 1, and a few roundings in each of its evaluations.
    assert!(rows.iter().all(|row| (row[7] - rows[0][7]).abs() < 1e-14 && row[8] < 1e-15));
    // Initial data that depend on a parameter change with `--set`.
    let result = folder.run("simulate my.yaml --method rk4 --set a=0.5 --step 0.01 --until 0.01 --output -");
    let first: Vec<f64> = result.stdout.lines().nth(1).unwrap().split(',').map(|x| x.parse().unwrap()).collect();
    assert_eq!(first[1], 0.5, "{}", result.stdout);
    // Every run gives the same rows.
    let again = folder.run("simulate my.yaml --step 0.01 --until 2 --output - --columns lambda");
    assert_eq!(again.stdout, csv);
}

fn a_file_is_run_by_the_first_of_its_methods() {
    for (methods, first) in [("[leapfrog, rk4]", "leapfrog"), ("[gonzalez, taylor]", "gonzalez"), ("[rk4]", "rk4")] {
        let folder = Folder::with("my.yaml", &format!("{SLEIGH}methods: {methods}\n"));
        let result = folder.run("simulate my.yaml --step 0.1 --until 1");
        assert!(result.stdout.contains(&format!("my_sleigh, {first}, h = 0.1")), "{}{}", result.stdout, result.stderr);
    }
}

/// A file that leaves the choice of method open, without a list or by `[all]`, uses `taylor` if its
/// motion is smooth and has no inputs.
fn a_smooth_motion_without_inputs_is_followed() {
    let forced = SLEIGH.replace("initial:", "inputs: {tau: [0, 0, 1]}\ninitial:");
    let steered =
        format!("{forced}  steered: {{q: {{x: a}}, v: {{theta_dot: 1}}, project: true, inputs: {{tau: -theta}}}}\n");
    let cases = [
        (SLEIGH.to_owned(), "", "taylor"),
        (format!("{SLEIGH}methods: [all]\n"), "", "taylor"),
        (SLEIGH.to_owned(), "--method gonzalez", "gonzalez"),
        (SLEIGH.to_owned(), "--tolerance 1e-9", "taylor:1e-9"),
        (SLEIGH.replace("- m*xc^2", "- m*abs(xc)"), "", "gonzalez"),
        (forced.clone(), "", "taylor"),
        (forced, "--input tau=cos(t)", "gonzalez"),
        (steered.clone(), "--data start", "taylor"),
        (steered, "--data steered", "gonzalez"),
    ];
    for (text, more, method) in cases {
        let folder = Folder::with("my.yaml", &text);
        let result = folder.run(&format!("simulate my.yaml --step 0.1 --until 1 {more}"));
        let told = format!("my_sleigh, {method}, h = 0.1\n");
        assert!(result.stdout.contains(&told), "{text}{more}: {}{}", result.stdout, result.stderr);
    }
}

/// The motion of `taylor` is independent of the step, so the step may be omitted; rows are then at
/// round times.
fn a_motion_that_is_followed_needs_no_step() {
    let folder = Folder::with("my.yaml", SLEIGH);
    let rows = |line: &str| {
        let result = folder.run(&format!("simulate my.yaml --output - {line}"));
        assert_eq!(result.code, 0, "{line}: {}", result.stderr);
        let row = |line: &str| line.split(',').map(|x| x.parse().unwrap()).collect();
        result.stdout.lines().skip(1).map(row).collect::<Vec<Vec<f64>>>()
    };
    let (fine, coarse) = (rows("--until 20"), rows("--until 20 --step 10"));
    assert_eq!((fine.len(), fine[1][0], coarse.len()), (1001, 0.02, 3));
    let [fine, coarse] = [fine, coarse].map(|rows| rows.last().unwrap().clone());
    assert!(fine.iter().zip(&coarse).all(|(a, b)| (a - b).abs() < 1e-12), "{fine:?} {coarse:?}");
    assert_eq!(rows("--until -20")[1][0], -0.02);
    let result = folder.run("simulate my.yaml --until 20");
    let told = "my_sleigh, taylor, h = 0.02 (between rows; the motion does not depend on it)\n";
    assert!(result.stdout.contains(told) && result.stdout.contains("another tolerance"), "{}", result.stdout);
    let result = folder.run("animate my.yaml --until 20 --output run.html").succeeded();
    assert!(result.stdout.contains("run.html: 1001 frames"), "{}", result.stdout);
}

fn a_file_is_compared_and_measured() {
    let folder = Folder::with("my.yaml", SLEIGH);
    folder.run("compare my.yaml --methods all --step 0.02 --until 1 --output methods.csv").succeeded();
    let table = fs::read_to_string(folder.join("methods.csv")).unwrap();
    let methods: Vec<&str> = table.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert!(["gonzalez", "avf", "dla", "rk4", "midpoint"].iter().all(|m| methods.contains(m)), "{table}");
    let result =
        folder.run("order my.yaml --method rk4,gonzalez,dla:0.4 --until 1 --halvings 4 --output order.csv").succeeded();
    assert!(!result.stdout.contains("not the stated"), "{}", result.stdout);
    let order = fs::read_to_string(folder.join("order.csv")).unwrap();
    assert!(order.contains("dla:0.4") && order.lines().count() == 1 + 3 * 5, "{order}");
}

fn a_data_set_declares_its_step() {
    let folder = Folder::with("my.yaml", &SLEIGH.replace(
        "project: true}",
        "project: true, step: 1/50}\n  back: {q: {x: a, theta: 0.3}, v: {x_dot: -0.4, theta_dot: 1}, project: true}",
    ));
    let steps = [
        ("simulate my.yaml --until 1", "my_sleigh, taylor, h = 0.02 (the data set's)\n"),
        ("simulate my.yaml --until -1", "my_sleigh, taylor, h = -0.02 (the data set's)\n"),
        ("simulate my.yaml --until 1 --step 0.05", "my_sleigh, taylor, h = 0.05\n"),
        ("simulate my.yaml --until 1 --data back --step 0.05", "my_sleigh, taylor, h = 0.05\n"),
        ("compare my.yaml --methods gonzalez,rk4 --until 1", "my_sleigh, h = 0.02 (the data set's), to t = 1\n"),
        ("ensemble my.yaml --count 10 --until 1", "my_sleigh, gonzalez, h = 0.02 (the data set's), 50 steps"),
        ("animate my.yaml --until 1 --output run.html", "; h = 0.02 (the data set's)\n"),
        ("stability my.yaml --method rk4", "h = 0.02"),
    ];
    for (line, told) in steps {
        let result = folder.run(line);
        assert_eq!(result.code, 0, "{line}: {}", result.stderr);
        assert!(result.stdout.contains(told), "{line}: {}", result.stdout);
    }
    for command in
        ["simulate --method rk4", "compare --methods rk4", "ensemble", "animate --method rk4 --output back.html"]
    {
        let result = folder.run(&format!("{command} my.yaml --data back --until 1"));
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{command}");
        let told = "error: --step is missing: the data set `back` of `my_sleigh` declares no step size\n";
        assert_eq!(result.stderr, told, "{command}");
    }
    let folder = Folder::with("my.yaml", &SLEIGH.replace("project: true", "step: a/10, project: true"));
    let result = folder.run("simulate my.yaml --until 1");
    assert_eq!(result.code, 2);
    let told = "my.yaml:12:71: error: the step of a data set is a number and may not contain `a`";
    assert!(result.stderr.contains(told), "{}", result.stderr);
}

/// The motion of Euler's top consists of the angular velocities.
fn a_motion_without_coordinates_is_one_of_velocities() {
    let folder = Folder::with(
        "my.yaml",
        "
name: top
velocities: so(3)[w1, w2, w3]
lagrangian: (w1^2 + 2*w2^2 + 3*w3^2)/2
methods: [rk4]
initial:
  tumbling: {v: {w1: 0.1, w2: 1, w3: 0.1}}
",
    );
    let run = |step: &str| {
        let line = format!("simulate my.yaml --step {step} --until 20 --output run.json");
        let result = folder.run(&line).succeeded();
        let text = fs::read_to_string(folder.join("run.json")).unwrap();
        let run: serde_json::Value = serde_json::from_str(&text).unwrap();
        (run["summary"].clone(), result)
    };
    let (summary, result) = run("0.25");
    let motion = &summary["motion"];
    let place = ["w1", "w2", "w3"].iter().position(|name| motion["of"] == *name).expect("a velocity");
    let told = motion["error"].as_f64().unwrap();
    assert!(result.stdout.contains(&format!("off by about {told:.1e} in {}", motion["of"].as_str().unwrap())));
    let (exact, _) = run("0.01");
    let at_end = |summary: &serde_json::Value| summary["v"][place].as_f64().unwrap();
    let error = (at_end(&summary) - at_end(&exact)).abs();
    // The largest error of the run is at least that at its end.
    assert!(error > 1e-7 && error < 1.3 * told && told < 1e-2, "{error:e} {told:e}");
    // Runs that agree to the last digit still have a rounding error.
    let (summary, _) = run("0.01 --method taylor");
    assert!(summary["motion"]["error"].as_f64().unwrap() > 0.0, "{}", summary["motion"]);
    // The motion at this step is wrong.
    let (_, result) = run("2");
    assert!(result.stderr.contains("warning: the motion is off by about"), "{}", result.stderr);
}

/// A declared frame loses its rank during the motion. `gonzalez-r` does not apply to a constraint
/// that prescribes a velocity, nor `taylor:qv` to drag with a kink.
fn a_failed_step_advises_what_applies() {
    let plain = include_str!("../../../tests/declarations/frame_loses_rank.yaml").to_owned()
        + "name: lost\nframe: [[cos(theta), sin(theta), 0, 0], [sin(theta + 1)/2, 0, -sin(theta), 0], [0, 0, 0, 1]]\n";
    let kinks = plain.clone() + "forces: {z: -abs(z_dot)*z_dot/1000}\n";
    let prescribed = kinks.replace("sin(theta + 1)/2*z_dot\"", "sin(theta + 1)/2*z_dot - 1/1000\"");
    for (text, advised) in [
        (&plain, ": `gonzalez-r`, `rk4:qv`, `taylor:qv`"),
        (&kinks, ": `gonzalez-r`, `rk4:qv`"),
        (&prescribed, ": `rk4:qv`"),
    ] {
        let folder = Folder::with("my.yaml", text);
        for method in ["gonzalez", "rk4"] {
            let result = folder.run(&format!("simulate my.yaml --method {method} --step 0.1 --until 2"));
            assert_eq!(result.code, 1, "{method}: {}{}", result.stdout, result.stderr);
            let told = "the frame loses rank on the way (";
            assert!(result.stderr.contains(told), "{method}: {}", result.stderr);
            let advised = format!("{advised} (see: nh help frame)");
            assert!(result.stderr.trim_end().ends_with(&advised), "{method}, {advised}: {}", result.stderr);
        }
    }
}

/// The frame of the motion on D* loses its rank during the motion. The reference needs no frame,
/// and methods that change theirs have their orders.
fn orders_of_methods_that_change_their_frame() {
    let folder = Folder::with(
        "my.yaml",
        &(include_str!("../../../tests/declarations/frame_loses_rank.yaml").to_owned() + "name: lost\n"),
    );
    folder.run("order my.yaml --methods gonzalez,rk4 --until 2 --output order.json").succeeded();
    let text = fs::read_to_string(folder.join("order.json")).unwrap();
    let found: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(found["reference"]["method"], "taylor:qv");
    assert!(found["reference"]["uncertainty"].as_f64().unwrap() < 1e-13, "{found}");
    for method in found["methods"].as_array().unwrap() {
        assert_eq!(method["verdict"], "agrees", "{method}");
    }
    let result = folder.run("order my.yaml");
    assert!(result.code == 1 && result.stderr.contains("add `taylor:qv` to the methods"), "{}", result.stderr);
}

/// The crossings of y = cos t are found with the right velocity, however far apart the states are.
fn events_of_a_file_are_found() {
    let folder = Folder::with(
        "my.yaml",
        "
name: swing
coordinates: [x, y, z]
lagrangian: (x_dot^2 + y_dot^2 + z_dot^2)/2 - (x^2 + y^2 + z^2)/2
constraints: [x_dot + y*z_dot]
methods: [taylor]
initial:
  start: {q: {x: 1, y: 1, z: 1}}
",
    );
    let arguments = ["simulate", "my.yaml", "--method", "taylor", "--tolerance", "1e-15", "--event", "y = 0 upwards"];
    let more = ["--step", "5", "--until", "20", "--events", "passages.csv"];
    let result = ran(nh(arguments.into_iter().chain(more)).current_dir(folder.path()).output().unwrap()).succeeded();
    assert!(result.stdout.contains("event `y = 0 upwards`, found: 3"), "{}", result.stdout);
    assert!(result.stdout.contains("swing, taylor:1e-15, h = 5"), "{}", result.stdout);
    let csv = fs::read_to_string(folder.join("passages.csv")).unwrap();
    assert_eq!(csv.lines().next().unwrap(), "event,t,direction,width,x,y,z,x_dot,y_dot,z_dot");
    let rows: Vec<Vec<f64>> =
        csv.lines().skip(1).map(|line| line.split(',').map(|x| x.parse().unwrap()).collect()).collect();
    assert_eq!(rows.len(), 3);
    for (k, row) in rows.iter().enumerate() {
        let known = (1.5 + 2.0 * k as f64) * std::f64::consts::PI;
        // The bound covers roundoffs of t = 20 and of numbers of size 1.
        assert!((row[1] - known).abs() < 1e-13 && row[2] == 1.0, "{row:?}");
        assert!(row[3] < 1e-13 && row[5].abs() < 1e-13 && (row[8] - 1.0).abs() < 1e-13, "{row:?}");
    }
}

/// A syntax error neither hides errors found later nor causes false ones.
fn all_mistakes_are_said_at_once() {
    let wrong = SLEIGH
        .replace("- m*xc^2", "- sen(m)*xc^2 - x_dot^3")
        .replace("+ y_dot*cos(theta)", "+ y_dot*cos(thet)")
        .replace("initial:", "inputs: {push: [1, 0], turn: [0, 0, 1], all: [1, 1, 1]}\ninitial:");
    let folder = Folder::with("my.yaml", &wrong);
    for command in ["simulate my.yaml --step 0.1 --until 1", "explain my.yaml", "generate my.yaml"] {
        let result = folder.run(command);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""));
        let said: Vec<&str> = result.stderr.lines().filter(|line| line.contains(": error: ")).collect();
        let expected = [
            "my.yaml:9:61: error: `sen` is not a function",
            "my.yaml:11:16: error: the column of `push` has 2 entries; there are 3 velocities",
            "my.yaml:9:75: error: the Lagrangian has a term of degree 3 in the velocities: `-x_dot^3`",
            "my.yaml:10:45: error: `thet` is not a coordinate, a velocity or a parameter",
        ];
        assert_eq!(said, expected, "{}", result.stderr);
        assert!(result.stderr.ends_with("nh: the declaration has 4 errors\n"), "{}", result.stderr);
    }
}

fn a_file_that_cannot_run_says_why() {
    let folder = Folder::with("my.yaml", &SLEIGH.replace("dot(yc)^2", "dot(yd)^2"));
    let result = folder.run("simulate my.yaml --step 0.1 --until 1");
    assert_eq!((result.code, result.stdout.as_str()), (2, ""));
    assert!(result.stderr.contains("my.yaml:9:") && result.stderr.contains("`yd`"), "{}", result.stderr);
    let folder = Folder::with("my.yaml", SLEIGH);
    for (line, message) in [
        (
            "simulate my.yaml --method gonzales --step 0.1 --until 1",
            "unknown method `gonzales`; did you mean `gonzalez`",
        ),
        ("simulate my.yaml --set b=1 --step 0.1 --until 1", "unknown parameter `b`"),
        ("simulate my.yaml --data none --step 0.1 --until 1", "unknown data set of `my_sleigh`"),
        ("simulate my.yaml --v y_dot=3 --step 0.1 --until 1", "violates constraint 1"),
        ("simulate your.yaml --step 0.1 --until 1", "your.yaml"),
        ("simulate my.yaml --set m=-1 --step 0.1 --until 1", "not positive definite"),
        ("simulate my.yaml --set a=-1 --step 0.1 --until 1", "must be positive"),
    ] {
        let result = folder.run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}");
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
}

fn a_file_is_watched() {
    let folder = Folder::with("my.yaml", SLEIGH);
    let mut command = nh(["simulate", "my.yaml", "--step", "0.1", "--until", "1", "--method", "rk4", "--watch"]);
    let mut child = command.current_dir(folder.path()).stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map(Result::unwrap);
    let mut run = || lines.find(|line| line.starts_with("run ")).expect("a run");
    assert!(run().contains("my_sleigh, rk4"));
    // A temporarily wrong file does not end the run.
    fs::write(folder.join("my.yaml"), "name: half").unwrap();
    std::thread::sleep(std::time::Duration::from_millis(600));
    let renamed = Folder::with("my.yaml", &SLEIGH.replace("my_sleigh", "other"));
    fs::copy(renamed.join("my.yaml"), folder.join("my.yaml")).unwrap();
    assert!(run().contains("other, rk4"));
    child.kill().unwrap();
    child.wait().unwrap();
}

/// `--set` takes constants of families as well as parameters: n masses in a row, each on a spring
/// of its own.
fn constants_of_families_are_set() {
    let folder = Folder::with(
        "my.yaml",
        "name: row\nconstants: {n: 2}\ncoordinates: [\"x{i} for i in 1..n\"]\nparameters: {k: 1}\n\
         lagrangian: sum(i in 1..n, (x{i}_dot^2 - k*x{i}^2)/2)\ninitial: {s: {q: {\"x{i} for i in 1..n\": i}}}\n",
    );
    // The energy is ½ k Σ i².
    for (set, energy) in [("", "2.5"), ("--set n=1", "0.5"), ("--set n=3 k=2", "14.0"), ("--set k=2 --set n=3", "14.0")]
    {
        for method in ["", "--method gonzalez --step 0.1"] {
            let result = folder.run(&format!("simulate my.yaml {set} {method} --until 1 --output row.csv"));
            assert_eq!(result.code, 0, "{set}: {}", result.stderr);
            let rows = fs::read_to_string(folder.path().join("row.csv")).unwrap();
            let mut lines = rows.lines();
            let energies = lines.next().unwrap().split(',').position(|column| column == "energy").unwrap();
            let first: Vec<f64> = lines.next().unwrap().split(',').map(|number| number.parse().unwrap()).collect();
            assert_eq!(first[energies], energy.parse::<f64>().unwrap(), "{set}: {rows}");
        }
    }
    for (set, wrong) in [
        ("n=1.5", "the constant `n` is an integer of at most 1000000, not `1.5`"),
        ("n=1 --set n=2", "the parameter or constant `n` is given twice"),
        ("nn=1", "unknown parameter or constant `nn`; "),
        ("zz=1", "unknown parameter or constant `zz`; there are `k` and `n`"),
    ] {
        let result = folder.run(&format!("simulate my.yaml --until 1 --set {set}"));
        assert_eq!(result.code, 2, "{set}: {}", result.stderr);
        assert!(result.stderr.contains(wrong), "{set}: {}", result.stderr);
    }
}

/// A parameter without a value, energies in units other than the SI's, and matrices that no step
/// keeps are reported.
fn what_is_missing_or_off_is_said() {
    let folder = Folder::with("my.yaml", &SLEIGH.replace("  m: 1\n", "  m:\n"));
    let result = folder.run("simulate my.yaml --step 0.1 --until 1");
    let told =
        "error: `m` has no value, since the declaration gives no default: add `--set m=…`, or `default:` there\n";
    assert_eq!((result.code, result.stdout.as_str(), result.stderr.lines().last()), (2, "", told.trim_end().into()));
    assert_eq!(folder.run("simulate my.yaml --step 0.1 --until 1 --set m=1").code, 0);

    let spring =
        |unit: &str| format!("name: spring\ncoordinates: {{x: {{unit: {unit}}}}}\nlagrangian: x_dot^2/2 - x^2/2\n");
    for (unit, shown) in [("m", true), ("cm", false)] {
        let result = Folder::with("my.yaml", &spring(unit)).run("compare my.yaml --methods rk4 --step 0.1 --until 1");
        assert_eq!(result.stdout.contains("energy error [J]"), shown, "{}", result.stdout);
    }

    let top = "name: top\nvelocities: so3(R)[w1, w2, w3]\nlagrangian: (w1^2 + 2*w2^2 + 3*w3^2)/2\n\
               initial: {a: {v: {w1: 1, w2: 1, w3: 1}}}\n";
    let top = Folder::with("my.yaml", top);
    let warned = |method: &str| {
        let line = format!("simulate my.yaml --method {method} --step 1 --until 300");
        top.run(&line).stderr.contains("warning: rotation matrices are off their group by")
    };
    assert!(warned("rk4") && !warned("gonzalez"));
}
