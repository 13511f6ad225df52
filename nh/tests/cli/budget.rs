//! Derivations that exceed their budget, and Ctrl-C.

use crate::harness::{Folder, Ran, nh, ran, run, tests};
use std::fs;

tests! {
    a_backend_that_is_not_there_is_refused, a_budget_is_time_or_memory_or_both, a_derivation_ends_in_time,
    formats_are_refused_before_a_derivation,
    #[cfg(target_os = "linux")] a_derivation_ends_before_memory_does,
    #[cfg(unix)] ctrl_c_ends_a_derivation,
}

/// A chain of coupled links, each with a knife edge: an honest declaration that takes many seconds
/// and hundreds of megabytes to derive.
const CHAIN: &str = "\
name: hostile
coordinates: [x, y, 't{i} for i in 1..20']
parameters: {m: 1}
lagrangian: x_dot^2 + y_dot^2 + sum(i in 1..20, t{i}_dot^2 + sum(j in 1..20, m*cos(t{i} - t{j})*t{i}_dot*t{j}_dot/40))
constraints:
  - x_dot*sin(t{i}) - y_dot*cos(t{i}) + sum(j in 1..i, cos(t{i} - t{j})*t{j}_dot) for i in 1..20
";

fn declaration(folder: &Folder) -> String {
    let path = folder.join("hostile.yaml");
    fs::write(&path, CHAIN).unwrap();
    path.display().to_string()
}

fn a_budget_is_time_or_memory_or_both() {
    for (line, message) in [
        (
            "--budget soon explain heisenberg",
            "`soon` is not a budget: write a number with a unit, such as `120s` or `4GB`",
        ),
        ("explain heisenberg --budget 60", "write `60s` or `60MB`"),
        ("models --budget 1s,2s", "a second amount of the same kind"),
    ] {
        let result = run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    for (name, value) in [("NH_BUDGET_SECONDS", "1min"), ("NH_BUDGET_MEMORY", "all")] {
        let result = ran(nh(["explain", "heisenberg"]).env(name, value).output().unwrap());
        assert_eq!(result.code, 2, "{}", result.stderr);
        assert!(result.stderr.starts_with(&format!("error: `{name}={value}` is not a")), "{}", result.stderr);
    }
    let plain = run("explain heisenberg --stage model");
    for budget in ["300s", "4GB", "300s,4GB"] {
        let result = run(&format!("explain heisenberg --stage model --budget {budget}"));
        assert_eq!((result.code, &result.stdout), (0, &plain.stdout), "{budget}: {}", result.stderr);
    }
}

/// The budget would be spent before these refusals if a derivation came first.
fn formats_are_refused_before_a_derivation() {
    let folder = Folder::new();
    declaration(&folder);
    for (line, message) in [
        ("simulate hostile.yaml --step 0.1 --until 1 --plot x.bmp", "--plot: "),
        ("compare hostile.yaml --method rk4 --step 0.1 --until 1 --plot x.bmp", "--plot: "),
        ("order hostile.yaml --output x.txt", "`x.txt` ends neither in .csv nor in .json"),
        ("ensemble hostile.yaml --step 0.1 --until 1 --output x.txt", "`x.txt` ends neither in .parquet nor in .csv"),
    ] {
        let result = folder.run(&format!("{line} --budget 100ms"));
        assert_eq!(result.code, 2, "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
}

/// Checks that there is one error and no file. The error names the quantity being formed,
/// `the metric` or `a step of …`; a faster machine reaches a later one.
#[track_caller]
fn assert_given_up(result: &Ran, folder: &Folder, amount: &str, more: &str) {
    assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{}", result.stderr);
    let message =
        format!("hostile.yaml:1:7: error: deriving `hostile` takes more than its budget of {amount}; it was forming ");
    let formed = result.stderr.split_once(&message).and_then(|(_, rest)| rest.lines().next());
    assert!(
        formed.is_some_and(|formed| ["the ", "a step of `"].iter().any(|start| formed.starts_with(start))),
        "{}",
        result.stderr
    );
    assert!(result.stderr.contains(&format!("help: `--budget {more}` (or `NH_BUDGET_")), "{}", result.stderr);
    assert_eq!(folder.files(), ["hostile.yaml"]);
}

fn a_derivation_ends_in_time() {
    let folder = Folder::new();
    let path = declaration(&folder);
    let output = folder.join("hostile.rs");
    let generate = |more: &[&str]| {
        let mut command = nh(["generate", &path, "-o"]);
        command.arg(&output).args(more);
        command
    };
    assert_given_up(&ran(generate(&["--budget", "1s"]).output().unwrap()), &folder, "1 s", "5s");
    // The option has precedence; the variable provides values that the option omits.
    let result = ran(generate(&["--budget", "500ms,1GB"]).env("NH_BUDGET_SECONDS", "1000").output().unwrap());
    assert_given_up(&result, &folder, "0.5 s", "3s");
    let result = ran(generate(&["--budget", "8GB"]).env("NH_BUDGET_SECONDS", "0.5").output().unwrap());
    assert_given_up(&result, &folder, "0.5 s", "3s");
    // The other commands that derive have the same budget.
    for command in [vec!["explain", &path], vec!["new", "mine", "--from", &path]] {
        let result = ran(nh(command).args(["--budget", "500ms"]).current_dir(folder.path()).output().unwrap());
        assert_given_up(&result, &folder, "0.5 s", "3s");
    }
}

#[cfg(target_os = "linux")]
fn a_derivation_ends_before_memory_does() {
    let folder = Folder::new();
    let path = declaration(&folder);
    let result = ran(nh(["generate", &path, "--budget", "500s,15MB"]).output().unwrap());
    assert_given_up(&result, &folder, "15 MB", "30MB");
}

#[cfg(unix)]
fn ctrl_c_ends_a_derivation() {
    use std::time::{Duration, Instant};
    for signal in ["INT", "TERM"] {
        let folder = Folder::new();
        let path = declaration(&folder);
        let output = folder.join("hostile.rs");
        let mut command = nh(["generate", &path, "--budget", "500s,64GB", "-o"]);
        let child = command.arg(&output).stderr(std::process::Stdio::piped()).spawn().unwrap();
        // The temporary file exists before the derivation begins.
        let started = Instant::now();
        while folder.files().len() < 2 {
            assert!(started.elapsed().as_secs() < 60, "it does not begin");
            std::thread::sleep(Duration::from_millis(5));
        }
        std::thread::sleep(Duration::from_millis(500));
        let signalled = Instant::now();
        let kill = std::process::Command::new("kill").args([format!("-{signal}"), child.id().to_string()]).status();
        assert!(kill.unwrap().success());
        let result = ran(child.wait_with_output().unwrap());
        assert!(signalled.elapsed() < Duration::from_secs(2), "{:?}", signalled.elapsed());
        assert_eq!(result.code, 130, "{}", result.stderr);
        assert!(result.stderr.contains("nh: interrupted"), "{}", result.stderr);
        assert_eq!(folder.files(), ["hostile.yaml"]);
    }
}

fn a_backend_that_is_not_there_is_refused() {
    let explain = |name: &str| {
        ran(nh(["explain", "heisenberg"]).env("NH_ALGEBRA", name).env_remove("SYMBOLICA_LICENSE").output().unwrap())
    };
    let result = explain("maple");
    assert_eq!(result.code, 2, "{}", result.stderr);
    assert!(
        result
            .stderr
            .contains("`NH_ALGEBRA=maple` is not a backend of the algebra: the backends are `native` and `symbolica`")
    );
    // Without the feature the message says so; with it, that a licence is missing.
    let result = explain("symbolica");
    assert_eq!(result.code, 2, "{}", result.stderr);
    assert!(result.stderr.contains("the built-in polynomials need no licence"), "{}", result.stderr);
    assert_eq!(explain("native").code, 0);
}
