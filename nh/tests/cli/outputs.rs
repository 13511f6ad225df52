//! Output of runs: its contents, its location, and the part left by a run that ends early.

use crate::harness::{Folder, nh, ran, run, tests};
use nonholonomic_lab::Trajectory;
use std::fs;
use std::io::{BufRead, BufReader};
use std::process::Stdio;

tests! {
    csv_on_stdout, csv_in_a_file, json, more_columns, every_kth_row, back_in_time, names_with_hyphens,
    summary_without_output, figure, angles_are_wrapped_where_that_is_asked, a_failed_run_keeps_its_rows,
    a_closed_pipe_is_no_error, a_figure_is_drawn_though_nobody_reads_on, an_energy_that_overflows_ends_the_run,
    #[cfg(target_os = "linux")] messages_that_cannot_be_written_are_no_panic,
    models_are_listed,
    #[cfg(unix)] ctrl_c_keeps_complete_rows,
}

const RUN: &str = "simulate test_sleigh --method gonzalez --step 0.05 --until 2";
const HEADER: &str = "t,x1,x2,theta,x1_dot,x2_dot,theta_dot,energy,constraint";

fn good(line: &str) -> (String, String) {
    let result = run(line);
    assert_eq!(result.code, 0, "{line}: {}", result.stderr);
    (result.stdout, result.stderr)
}

fn csv_on_stdout() {
    let (stdout, stderr) = good(&format!("{RUN} --output -"));
    let mut lines = stdout.lines();
    assert_eq!(lines.next(), Some(HEADER));
    let first = "0.0000000000000000e0,-5.0000000000000000e0,0.0000000000000000e0,1.0000000000000001e-1,";
    assert!(lines.next().unwrap().starts_with(first), "{stdout}");
    assert_eq!(lines.count(), 40);
    assert!(stderr.contains("final state") && stderr.contains("time per step"), "the summary goes to stderr: {stderr}");
    assert!(!stderr.contains('\r') && !stderr.contains('\u{1b}'), "no progress bar on a pipe");
    let digits = |field: &str| field.split('e').next().unwrap().chars().filter(char::is_ascii_digit).count();
    assert!(stdout.lines().skip(1).flat_map(|line| line.split(',')).all(|field| digits(field) == 17));
    let trajectory = Trajectory::from_csv(stdout.as_bytes(), None).unwrap();
    assert_eq!((trajectory.len(), trajectory.t[40]), (41, 2.0));
    assert!(trajectory.energy.iter().all(|e| (e - trajectory.energy[0]).abs() < 1e-15));
}

fn csv_in_a_file() {
    let folder = Folder::new();
    let path = folder.join("x.csv");
    let (stdout, _) = good(&format!("{RUN} --output {}", path.display()));
    assert!(stdout.contains("final state"), "the summary goes to stdout");
    let text = fs::read_to_string(&path).unwrap();
    assert_eq!(text, good(&format!("{RUN} --output -")).0);
    assert_eq!(folder.files(), ["x.csv"]);
    // An explicit format leaves the choice of the name free.
    let free = folder.join("rows");
    good(&format!("{RUN} --format csv --output {}", free.display()));
    assert_eq!(fs::read_to_string(free).unwrap(), text);
}

fn json() {
    let folder = Folder::new();
    let path = folder.join("x.json");
    good(&format!("{RUN} --set J=7 --output {}", path.display()));
    let text = fs::read_to_string(&path).unwrap();
    let value: serde_json::Value = serde_json::from_str(&text).unwrap();
    let keys: Vec<_> = value.as_object().unwrap().keys().map(String::as_str).collect();
    assert_eq!(keys, ["columns", "method", "model", "parameters", "rows", "step", "summary"]);
    assert_eq!(value["model"], "test_sleigh");
    assert_eq!(value["method"], "gonzalez");
    assert_eq!(value["parameters"], serde_json::json!({ "m": 1.0, "a": 1.0, "J": 7.0 }));
    assert_eq!(value["step"], 0.05);
    assert_eq!(value["columns"].as_array().unwrap().len(), 9);
    assert_eq!(value["rows"].as_array().unwrap().len(), 41);
    assert_eq!(value["summary"]["status"], "complete");
    assert_eq!(value["summary"]["steps"], 40);
    // The numbers equal those of CSV, to the last bit.
    let csv = good(&format!("{RUN} --set J=7 --output -")).0;
    let trajectory = Trajectory::from_csv(csv.as_bytes(), None).unwrap();
    for (row, x) in value["rows"].as_array().unwrap().iter().zip(trajectory.series("x1").unwrap()) {
        assert_eq!(row[1].as_f64().unwrap().to_bits(), x.to_bits());
    }
    let (stdout, _) = good(&format!("{RUN} --format json --output -"));
    assert!(serde_json::from_str::<serde_json::Value>(&stdout).is_ok());
}

fn more_columns() {
    let (stdout, _) = good(&format!("{RUN} --output - --columns rho,lambda --columns twice-energy,invariants,rho"));
    let header = format!("{HEADER},rho1,rho2,lambda1,twice_energy");
    assert_eq!(stdout.lines().next(), Some(header.as_str()));
    let row: Vec<f64> = stdout.lines().nth(1).unwrap().split(',').map(|f| f.parse().unwrap()).collect();
    assert!((row[9] - 0.001).abs() < 1e-15 && (row[10] + 0.6).abs() < 1e-15, "{row:?}");
    assert!((row[12] - 2.0 * row[7]).abs() < 1e-15, "{row:?}");
}

fn every_kth_row() {
    let (stdout, _) = good(&format!("{RUN} --output - --every 15"));
    let times: Vec<f64> = stdout.lines().skip(1).map(|l| l.split(',').next().unwrap().parse().unwrap()).collect();
    assert_eq!(times, [0.0, 15.0 * 0.05, 30.0 * 0.05, 2.0], "the last one, too");
    // The last step is shorter.
    let (stdout, stderr) = good("simulate test_sleigh --data lively --method gonzalez --step 0.3 --until 1 --output -");
    assert_eq!(stdout.lines().count(), 6);
    assert!(stdout.lines().last().unwrap().starts_with("1.0000000000000000e0,"), "{stdout}");
    assert!(!stderr.contains("not a multiple of the step"), "{stderr}");
    // The last step is a step of the method: one of 0.1 from the state at 0.9.
    let row = |text: &str, i: usize| -> Vec<f64> {
        text.lines().nth(i).unwrap().split(',').map(|number| number.parse().unwrap()).collect()
    };
    let from = row(&stdout, 4);
    let names = HEADER.split(',').skip(1).zip(&from[1..]).map(|(name, x)| format!("{name}={x:e}"));
    let values: Vec<String> = names.take(6).collect();
    let (q, v) = (values[..3].join(" "), values[3..].join(" "));
    let (again, _) = good(&format!(
        "simulate test_sleigh --data lively --method gonzalez --step 0.1 --until 0.1 --q {q} --v {v} --output -"
    ));
    for (a, b) in row(&stdout, 5).iter().zip(row(&again, 2)).skip(1) {
        assert!((a - b).abs() < 1e-14, "{stdout}\n{again}");
    }
    // A method that carries more than the state has no such step, and a note says so.
    let (stdout, stderr) =
        good("simulate test_sleigh --data lively --method feedback-euler --step 0.3 --until 1 --output -");
    assert_eq!(stdout.lines().count(), 5);
    assert!(stderr.contains("not a multiple of the step"), "{stderr}");
}

fn back_in_time() {
    let (forth, _) = good("simulate test_sleigh --data lively --step 0.05 --until 1 --output -");
    let forth = Trajectory::from_csv(forth.as_bytes(), None).unwrap();
    let (q, v) = (&forth.q[20], &forth.v[20]);
    let start =
        format!("--q x1={} x2={} theta={} --v x1_dot={} x2_dot={} theta_dot={}", q[0], q[1], q[2], v[0], v[1], v[2]);
    let (back, _) = good(&format!("simulate test_sleigh --data lively {start} --step -0.05 --until -1 --output -"));
    let back = Trajectory::from_csv(back.as_bytes(), None).unwrap();
    assert_eq!(back.t[20], -1.0);
    for (a, b) in back.q[20].iter().zip(&forth.q[0]) {
        assert!((a - b).abs() < 1e-14, "{a} {b}");
    }
}

fn names_with_hyphens() {
    let (a, _) =
        good("simulate test-sleigh --method fails_at_100 --step 0.1 --until 1 --v x1-dot=-0.6 --project --output -");
    let (b, _) =
        good("simulate test_sleigh --method fails-at-100 --step 0.1 --until 1 --v x1_dot=-0.6 --project --output -");
    assert_eq!(a, b);
}

fn summary_without_output() {
    let (stdout, stderr) = good(RUN);
    assert_eq!(stderr, "");
    for part in
        ["40 to t = 2", "x1 = ", "theta_dot = ", "largest error", "constraint residual", "per step, at most", " ns"]
    {
        assert!(stdout.contains(part), "{part}: {stdout}");
    }
    let (stdout, _) = good("simulate test_sleigh --method rk4 --step 0.05 --until 2");
    assert!(!stdout.contains("Newton"), "rk4 solves nothing: {stdout}");
}

fn figure() {
    let folder = Folder::new();
    let path = folder.join("x.svg");
    good(&format!("simulate test_sleigh --step 0.05 --until 5000 --plot {}", path.display()));
    let svg = fs::read_to_string(&path).unwrap();
    assert!(svg.starts_with("<svg") && svg.trim_end().ends_with("</svg>"));
    for text in
        ["Trajectory", "Momenta on D*", "Energy error", "Constraint residual", "x₁ [m]", "t [s]", "ρ₁", "h = 0.05"]
    {
        assert!(svg.contains(text), "{text}");
    }
    assert!(svg.len() < 400_000, "100 000 rows make a small figure, not {} bytes", svg.len());
    assert_eq!(folder.files(), ["x.svg"]);
}

/// The sleigh turns more than once; only the form of the angle in the output changes.
fn angles_are_wrapped_where_that_is_asked() {
    use std::f64::consts::{PI, TAU};
    let run =
        "simulate test_sleigh --data lively --q theta=20 --project --method rk4 --step 0.05 --until 20 --output -";
    let rows = |options: &str| {
        let (stdout, _) = good(&format!("{run}{options}"));
        Trajectory::from_csv(stdout.as_bytes(), None).unwrap()
    };
    let (plain, wrapped) = (rows(""), rows(" --wrap"));
    assert!(plain.q.iter().all(|q| q[2] > 1.5 * TAU), "after some turns");
    for (a, b) in plain.q.iter().zip(&wrapped.q) {
        assert_eq!(a[..2], b[..2]);
        let turns = (a[2] - b[2]) / TAU;
        // The bound covers a rounding of the angle, which is below 100, and of 2π for each turn.
        assert!((turns - turns.round()).abs() < 100.0 * f64::EPSILON && b[2] > -PI && b[2] <= PI, "{} {}", a[2], b[2]);
    }
    assert_eq!((plain.v, plain.energy), (wrapped.v, wrapped.energy));
    let last = wrapped.q.last().unwrap()[2];
    let (stdout, _) = good(&format!("{run} --wrap --format json"));
    let value: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(value["summary"]["q"][2].as_f64(), Some(last));
    let folder = Folder::new();
    let path = folder.join("x.csv");
    let (stdout, _) = good(&format!(
        "{} --wrap --plot {}",
        run.replace("-output -", &format!("-output {}", path.display())),
        folder.join("x.svg").display()
    ));
    assert!(stdout.contains(&format!("theta = {last:.6}")), "{stdout}");
}

fn a_failed_run_keeps_its_rows() {
    let folder = Folder::new();
    let (csv, json, svg) = (folder.join("x.csv"), folder.join("x.json"), folder.join("x.svg"));
    for path in [&csv, &json] {
        let line =
            format!("simulate test_sleigh --method fails-at-100 --step 0.05 --until 20 --output {}", path.display());
        let result = run(&format!("{line} --plot {}", svg.display()));
        assert_eq!(result.code, 1);
        assert!(result.stderr.contains("step 101 at t = 5: as it was meant to"), "{}", result.stderr);
        assert!(result.stderr.contains("the 101 rows up to there are kept"), "{}", result.stderr);
    }
    let result = run("simulate test_sleigh --method fails-at-100 --step 0.05 --until 20");
    assert_eq!(result.code, 1);
    assert!(result.stdout.contains("(failed)") && !result.stderr.contains("rows"), "no output, no rows to keep");
    let text = fs::read_to_string(&csv).unwrap();
    assert!(text.ends_with('\n'));
    assert_eq!(Trajectory::from_csv(text.as_bytes(), None).unwrap().len(), 101);
    let value: serde_json::Value = serde_json::from_str(&fs::read_to_string(&json).unwrap()).unwrap();
    assert_eq!(value["rows"].as_array().unwrap().len(), 101);
    assert_eq!(value["summary"]["status"], "failed");
    assert!(value["summary"]["message"].as_str().unwrap().contains("as it was meant to"));
    assert!(fs::read_to_string(&svg).unwrap().contains("failed"));
    assert_eq!(folder.files(), ["x.csv", "x.json", "x.svg"]);
}

fn a_closed_pipe_is_no_error() {
    let line = "simulate test_sleigh --method rk4 --step 0.001 --until 1e9 --output -";
    let mut child = nh(line.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut reader = BufReader::new(child.stdout.take().unwrap());
    let mut header = String::new();
    reader.read_line(&mut header).unwrap();
    assert_eq!(header.trim_end(), HEADER);
    drop(reader);
    let result = ran(child.wait_with_output().unwrap());
    assert_eq!((result.code, result.stderr.as_str()), (0, ""));
}

fn a_figure_is_drawn_though_nobody_reads_on() {
    let folder = Folder::new();
    let figure = folder.join("f.svg");
    let line = format!("simulate test_sleigh --step 0.01 --until 500 --output - --plot {}", figure.display());
    let mut child = nh(line.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    let mut rows = BufReader::new(child.stdout.take().unwrap());
    rows.read_line(&mut String::new()).unwrap();
    drop(rows);
    ran(child.wait_with_output().unwrap()).succeeded();
    assert!(fs::read_to_string(figure).unwrap().contains("</svg>"));
}

/// A motion like exp(141 t) has an x⁶ in its energy that overflows while x itself is finite: an
/// error of NaN or ∞ is not one of zero.
fn an_energy_that_overflows_ends_the_run() {
    let folder = Folder::new();
    let text = "name: runaway\ncoordinates: [x]\nlagrangian: x_dot^2/2 + 10000*x^2 - 1e-250*x^6\n\
                initial: {start: {v: {x_dot: 1}}}\nmethods: [rk4]\n";
    fs::write(folder.join("runaway.yaml"), text).unwrap();
    let runaway = |more: &str| {
        let line = format!("simulate runaway.yaml --step 0.01 --output rows.csv {more}");
        folder.run(&line)
    };
    let result = runaway("--until 5");
    assert_eq!(result.code, 1, "{}", result.stderr);
    assert!(result.stderr.contains("the energy is not a finite number at t = "), "{}", result.stderr);
    let energy = result.stdout.lines().find(|line| line.starts_with("energy")).unwrap_or_default();
    assert!(energy.contains("largest error NaN") || energy.contains("largest error inf"), "{}", result.stdout);
    // The coordinate's name suffices for its velocity.
    runaway("--until 0.1 --v x=2").succeeded();
    let rows = fs::read_to_string(folder.join("rows.csv")).unwrap();
    assert!(rows.lines().nth(1).unwrap().contains(",2.0000000000000000e0,"), "{rows}");
}

#[cfg(target_os = "linux")]
fn messages_that_cannot_be_written_are_no_panic() {
    let full = || fs::File::options().write(true).open("/dev/full").unwrap();
    for (line, code) in [("simulate nobody --step 1 --until 1", 2), (&*format!("{RUN} --output -"), 0)] {
        let output = nh(line.split_whitespace()).stderr(full()).output().unwrap();
        assert_eq!(output.status.code(), Some(code), "{line}");
    }
}

fn models_are_listed() {
    let (stdout, _) = good("models");
    for text in [
        "test_sleigh",
        "x1, x2, theta",
        "  angles      theta\n",
        "m = 1 kg",
        "x2_dot*cos(theta) = 0",
        "gonzalez, rk4",
        "paper, lively",
    ] {
        assert!(stdout.contains(text), "{text}: {stdout}");
    }
    let (stdout, _) = good("models test-sleigh --format json");
    let value: serde_json::Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(value[0]["name"], "test_sleigh");
    assert_eq!(value[0]["data_sets"][0]["name"], "paper");
    assert_eq!(value[0]["data_sets"][0]["parameters"], serde_json::json!([1.0, 1.0, 8.0]));
}

#[cfg(unix)]
fn ctrl_c_keeps_complete_rows() {
    for (name, signal) in [("x.csv", "INT"), ("x.json", "INT"), ("y.csv", "TERM")] {
        let folder = Folder::new();
        let path = folder.join(name);
        let line = format!("simulate test_sleigh --method rk4 --step 0.001 --until 1e9 --output {}", path.display());
        let child = nh(line.split_whitespace()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        // The run is under way when rows reach the temporary file.
        let begun = || {
            let entries = fs::read_dir(folder.path()).unwrap();
            entries.map(|e| e.unwrap().metadata().map_or(0, |m| m.len())).any(|length| length > 100_000)
        };
        let started = std::time::Instant::now();
        while !begun() {
            assert!(started.elapsed().as_secs() < 60, "no rows after a minute");
            std::thread::sleep(std::time::Duration::from_millis(5));
        }
        assert!(!path.exists(), "the name is taken only when the rows are complete");
        let kill = std::process::Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
        assert!(kill.unwrap().success());
        let result = ran(child.wait_with_output().unwrap());
        assert_eq!(result.code, 130, "{}", result.stderr);
        assert!(result.stderr.contains("stopped at t = ") && result.stderr.contains("rows up to there are kept"));
        let text = fs::read_to_string(&path).unwrap();
        let rows = if name.ends_with("csv") {
            assert!(text.ends_with('\n'));
            Trajectory::from_csv(text.as_bytes(), None).unwrap().len()
        } else {
            let value: serde_json::Value = serde_json::from_str(&text).unwrap();
            assert_eq!(value["summary"]["status"], "interrupted");
            value["rows"].as_array().unwrap().len()
        };
        assert!(rows > 500 && result.stderr.contains(&format!("the {rows} rows")), "{rows}: {}", result.stderr);
        assert_eq!(folder.files(), [name]);
    }
}
