//! cppcheck finds no errors, no warnings, and no violations of the mandatory rules of MISRA C:2012 in
//! generated code and in the runtime.

use super::Model;
use super::compilers::is_there;
use nonholonomic_codegen::declaration::Derivatives;
use std::process::Command;

/// The mandatory rules, with those of Amendments 1 to 3.
const MANDATORY: [&str; 20] = [
    "9.1", "9.7", "12.5", "13.6", "17.3", "17.4", "17.6", "17.9", "18.10", "19.1", "21.13", "21.17", "21.18", "21.19",
    "21.20", "21.22", "22.2", "22.4", "22.5", "22.6",
];

/// Numbers of the platform that headers of C define; cppcheck does not read these.
const PLATFORM: [&str; 8] = [
    "-DFLT_EVAL_METHOD=0",
    "-DFLT_RADIX=2",
    "-DDBL_MANT_DIG=53",
    "-DDBL_MAX_EXP=1024",
    "-DFLT_MANT_DIG=24",
    "-DFLT_MAX_EXP=128",
    "-DDBL_MAX=1.7976931348623157e308",
    "-DFLT_MAX=3.4028234663852886e38F",
];

pub fn analysed() {
    if !is_there("cppcheck") {
        return;
    }
    // A step with sweeps, and one in parts.
    let methods = ["gonzalez", "iso:4"];
    let model = Model::new("chaplygin_sleigh", "analysis", &methods, &Derivatives::all()).expect("both apply");
    let own = format!("{}.c", model.files.name);
    for source in ["nh.c", "nh_math.c", own.as_str()] {
        let mut command = Command::new("cppcheck");
        command.current_dir(&model.folder).args(["--std=c99", "--addon=misra", "--enable=style,information"]);
        let output = command.args(["--quiet", "--template={severity} {id}: {file}:{line}: {message}"]);
        let output = output.args(PLATFORM).arg(source).output().expect("it runs");
        let text = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(output.status.success(), "{source}: {text}");
        // Advisory rules are violated: without such a line the source was not read.
        assert!(text.contains("misra-c2012-15.5") && !text.contains("noValidConfiguration"), "{source}: {text}");
        let found: Vec<&str> = text.lines().filter(|line| is_fault(line)).collect();
        assert!(found.is_empty(), "{source}\n{}", found.join("\n"));
    }
}

/// Returns whether a line is a warning, or names a mandatory rule.
fn is_fault(line: &str) -> bool {
    let mut words = line.split(' ');
    let (severity, id) = (words.next(), words.next().map(|id| id.trim_end_matches(':')));
    let rule = id.and_then(|id| id.strip_prefix("misra-c2012-"));
    matches!(severity, Some("error" | "warning" | "portability" | "performance"))
        || rule.is_some_and(|rule| MANDATORY.contains(&rule))
}
