//! Declarations of dishonest sizes: each ends soon and within bounded memory, with an error at its
//! location or a report.

use crate::harness::{Folder, Ran, nh, ran, tests};
use std::fs;
use std::process::{Command, Stdio};

tests! {
    declarations_of_all_sizes_end_soon,
}

/// The location of the potential: its line, and the least column, that of the parenthesis.
const PLACE: (usize, usize) = (4, 37);

fn with_potential(potential: &str) -> String {
    format!(
        "name: case\ncoordinates: [x, y]\nconstraints: [y_dot - x*x_dot]\nlagrangian: (x_dot^2 + y_dot^2)/2 - ({potential})\nmethods: [gonzalez, rk4]\n"
    )
}

/// Runs `nh explain` on this potential in 1 GB of address space, and returns the result with the
/// seconds of processor time.
fn explained(folder: &Folder, potential: &str) -> (Ran, f64) {
    const LIMIT: &str = "ulimit -v 1000000 || exit 99; \"$0\" \"$@\"; code=$?; times >&2; exit $code";
    let path = folder.join("case.yaml");
    fs::write(&path, with_potential(potential)).unwrap();
    // The shell replaces `nh`, with `nh` as its argument.
    let itself = nh(["explain"]);
    let mut command = Command::new("sh");
    command.args(["-c", LIMIT]).arg(itself.get_program()).args(itself.get_args()).arg(&path).stdin(Stdio::null());
    command.envs(itself.get_envs().filter_map(|(name, value)| Some((name, value?))));
    let result = ran(command.output().expect("a shell"));
    // The last line of `times` has user and system time of the shell's children:
    // `0m1.250s 0m0.030s`.
    let last = result.stderr.lines().last().unwrap_or_default();
    let time = |word: &str| -> Option<f64> {
        let (minutes, seconds) = word.strip_suffix('s')?.split_once('m')?;
        Some(60.0 * minutes.parse::<f64>().ok()? + seconds.parse::<f64>().ok()?)
    };
    let seconds = last.split_whitespace().map(time).sum::<Option<f64>>();
    let seconds = seconds.unwrap_or_else(|| panic!("no times: {}", result.stderr));
    (result, seconds)
}

fn declarations_of_all_sizes_end_soon() {
    let folder = Folder::new();
    let (plain, base) = explained(&folder, "x^2");
    assert_eq!(plain.code, 0, "{}", plain.stderr);
    let cases = [
        ("10^(10^10)".to_owned(), Some("exponents are limited to 1000")),
        ("x^(10^6)".to_owned(), Some("exponents are limited to 1000")),
        (format!("{}x{}", "sqrt(".repeat(40), ")".repeat(40)), None),
        (vec!["x"; 100_000].join(" + "), Some("more than 2000 terms")),
        ("exp(x) + exp(1e-30*x)".to_owned(), None),
        ("((x^64)^64)^64".to_owned(), None),
        ("(1 + x + y + sin(x))^300".to_owned(), None),
    ];
    for (potential, message) in cases {
        let shown: String = potential.chars().take(60).collect();
        let (result, seconds) = explained(&folder, &potential);
        match message {
            None => assert_eq!(result.code, 0, "`{shown}`: {}", result.stderr),
            Some(message) => {
                assert_eq!((result.code, result.stdout.as_str()), (2, ""), "`{shown}`: {}", result.stderr);
                let error = result.stderr.lines().find(|line| line.contains("error: ")).unwrap_or_default();
                let mut place = error.rsplit_once(": error: ").map_or("", |(place, _)| place).rsplit(':');
                let mut number = || place.next().and_then(|n| n.parse::<usize>().ok()).unwrap_or_default();
                let (column, line) = (number(), number());
                assert!(error.contains(message), "`{shown}`: {}", result.stderr);
                assert!(line == PLACE.0 && column >= PLACE.1, "`{shown}`: {error}");
            }
        }
        // The bound is a second of processor time beyond that of a small declaration, twice as much
        // if only the compiler is optimised.
        let bound = if cfg!(debug_assertions) { 2.0 } else { 1.0 };
        assert!(seconds < base + bound, "`{shown}` takes {seconds:.2} s; a plain one {base:.2} s");
    }
}
