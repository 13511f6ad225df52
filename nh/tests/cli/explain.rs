//! `nh explain` and `nh generate`: every stage in every format, and refused declarations.

use crate::harness::{Folder, nh, ran, run, tests};
use std::fs;

tests! {
    every_stage_is_shown, a_file_is_explained_as_the_model_is, wrong_questions_are_refused, code_is_generated,
    a_declaration_is_not_overwritten, every_error_of_a_declaration_is_shown,
}

fn good(line: &str) -> String {
    let result = run(line);
    assert_eq!(result.code, 0, "{line}: {}", result.stderr);
    result.stdout
}

fn every_stage_is_shown() {
    let metric = good("explain chaplygin-sleigh");
    assert!(metric.contains("J + m*a^2") && metric.contains("mass matrix"), "{metric}");
    assert_eq!(metric, good("explain chaplygin_sleigh --stage mechanics --format text"));
    let latex = good("explain chaplygin_sleigh --format latex");
    assert!(latex.contains(r"\theta"), "{latex}");
    let two = good("explain chaplygin_sleigh --only equations,mass-matrix");
    assert!(two.contains("equations of motion") && two.contains("mass matrix") && !two.contains("inverse"), "{two}");
    let step = good("explain chaplygin_sleigh --stage scheme --method gonzalez --only equations");
    let is_new_heading = |line: &str| line.trim_start().starts_with("theta' ") && line.contains("= theta + ");
    assert!(step.contains("residual[rho1_rate] = ") && step.lines().any(is_new_heading), "{step}");
    let scheme = good("explain chaplygin_sleigh --stage scheme --method gonzalez");
    assert!(scheme.contains("1 × 1 implicit") && !scheme.contains("midpoint rule"), "{scheme}");
    for stage in ["model", "mechanics", "scheme", "ir"] {
        let json = good(&format!("explain chaplygin_sleigh --stage {stage} --format json"));
        assert!(serde_json::from_str::<serde_json::Value>(&json).unwrap().is_object(), "{stage}");
    }
}

fn a_file_is_explained_as_the_model_is() {
    let folder = Folder::new();
    let yaml = nonholonomic_cli::library::find("heisenberg").unwrap().yaml;
    fs::write(folder.join("mine.yaml"), yaml).unwrap();
    let output = nh(["explain", "mine.yaml"]).current_dir(folder.path()).output().unwrap();
    assert_eq!(ran(output).stdout, good("explain heisenberg"));
}

fn code_is_generated() {
    let folder = Folder::new();
    let path = folder.join("heisenberg.rs");
    assert_eq!(good(&format!("generate heisenberg --method rk4 -o {}", path.display())), "");
    let code = fs::read_to_string(&path).unwrap();
    assert!(
        code.contains("pub struct Heisenberg") && code.contains("pub mod rk4") && !code.contains("pub mod gonzalez")
    );
    assert_eq!(folder.files(), ["heisenberg.rs"]);
    assert_eq!(good("generate heisenberg --method rk4"), code, "the same on standard output, and every time");
    let elsewhere = good("generate heisenberg --method rk4 --crate crate::framework::mechanics");
    assert!(elsewhere.contains("crate::framework::mechanics::__state!("));
    assert_eq!(elsewhere.replace("crate::framework::mechanics::", "::nonholonomic::"), code);
    assert_eq!(good("explain heisenberg --method rk4 --stage rust"), code);
    // The library exposes everything.
    assert!(code.contains("fn multipliers") && code.contains("catalogue::Model for"), "{code}");
    let few = good("generate heisenberg --method rk4 --expose none");
    assert!(few.contains("fn energy") && !few.contains("fn multipliers") && !few.contains("catalogue"), "{few}");
    let more = good("generate heisenberg --method rk4 --expose multipliers,catalogue");
    assert!(more.contains("fn multipliers") && more.contains("catalogue::Model for") && !more.contains("fn frame"));
}

/// Neither generated code nor rows nor figures overwrite a declaration.
fn a_declaration_is_not_overwritten() {
    let folder = Folder::new();
    let text = "name: sled\ncoordinates: [x]\nlagrangian: x_dot^2/2\n";
    fs::write(folder.join("sled.yaml"), text).unwrap();
    for line in [
        "generate sled.yaml -o sled.yaml",
        "generate sled.yaml -o ./sled.yaml",
        "simulate sled.yaml --step 0.1 --until 1 --format csv --output sled.yaml",
        "simulate sled.yaml --step 0.1 --until 1 --plot sled.yaml",
        "order sled.yaml --plot sled.yaml",
        "compare sled.yaml --methods rk4 --step 0.1 --until 1 --plot sled.yaml",
    ] {
        let result = folder.run(line);
        assert_eq!(result.code, 2, "{line}: {}", result.stderr);
        assert!(result.stderr.contains("is the declaration itself"), "{line}: {}", result.stderr);
        assert_eq!(fs::read_to_string(folder.join("sled.yaml")).unwrap(), text, "{line}");
    }
    assert_eq!(folder.files(), ["sled.yaml"]);
}

fn wrong_questions_are_refused() {
    for (line, message) in [
        ("generate heisenberg --crate 3", "no path"),
        ("generate heisenberg --expose multiplier", "did you mean `multipliers`?"),
        ("generate heisenberg --expose energy,none", "there is no function `none`"),
        ("generate heisenberg --expose drift", "systems whose constraints prescribe a velocity have it"),
        ("generate heisenberg -o missing/x.rs", "`missing/x.rs` cannot be written"),
        ("generate missing.yaml", "there is no such file"),
        ("explain heisenberg --stage rust --format json", "generated code is available as text only"),
        ("explain heisenberg --stage rust --only equations", "generated code is available as a whole only"),
        (
            "explain heisenberg --only mass-matrx",
            "no `mass-matrx`; did you mean `mass-matrix`? (it has metric, lagrangian,",
        ),
        ("explain heisenburg", "unknown model `heisenburg`; did you mean `heisenberg`?"),
        ("explain missing.yaml", "cannot read `missing.yaml`: there is no such file"),
        ("explain heisenberg --method gonzales", "unknown method `gonzales`; did you mean `gonzalez`"),
        ("explain heisenberg --stage scheem", "scheme"),
        ("explain chaplygin_sleigh --method rattle", "constant"),
    ] {
        let result = run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
}

fn every_error_of_a_declaration_is_shown() {
    let folder = Folder::new();
    let yaml =
        "name: wrong\ncoordinates: {x: , y: }\nlagrangian: x_dot^2 + yy_dot^2 + k*x\nconstraints: [x_dot - y_dot]\n";
    fs::write(folder.join("wrong.yaml"), yaml).unwrap();
    let result = ran(nh(["explain", "wrong.yaml"]).current_dir(folder.path()).output().unwrap());
    assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{}", result.stderr);
    for message in ["wrong.yaml:3:", "`yy_dot`", "`k`", "2 errors"] {
        assert!(result.stderr.contains(message), "{message}: {}", result.stderr);
    }
}
