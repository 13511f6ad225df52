//! `nh generate --c`: its files, refused arguments, and the examples in C and C++, which are compiled
//! and run by the compilers that are installed.

use crate::harness::{Folder, nh, python_with, ran, tests};
use nh_cases::is_full;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

tests! {
    c_is_generated, c_examples_run, cmake_builds_the_examples, casadi_loads_the_example,
}

fn c_is_generated() {
    let folder = Folder::new();
    let here = |line: &str| ran(nh(line.split(' ')).current_dir(folder.path()).output().unwrap());
    // Parameters with a name that C reserves, and with two names that are one in ASCII.
    let text = "name: sled\nparameters: { double: 2, α: 1, alpha: 1 }\ncoordinates: [x]\n\
                lagrangian: α*alpha*double*x_dot^2/2\n";
    fs::write(folder.join("sled.yaml"), text).unwrap();
    let made = here("generate --c out sled.yaml heisenberg --method rk4");
    assert_eq!(made.code, 0, "{}", made.stderr);
    for note in ["`double` is `double_` in C", "`α` is `alpha` in C", "`alpha` is `alpha_` in C"] {
        assert!(made.stderr.contains(note), "{note}: {}", made.stderr);
    }
    let mut files: Vec<String> = fs::read_dir(folder.join("out"))
        .unwrap()
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .collect();
    files.sort();
    let runtime = ["nh.c", "nh.h", "nh.hpp", "nh_math.c", "nh_mathf.h", "nh_newton.h", "nh_step.h", "nh_taylor.h"];
    let (heisenberg, sled) = (["heisenberg.c", "heisenberg.h", "heisenberg.hpp"], ["sled.c", "sled.h", "sled.hpp"]);
    assert_eq!(files, [&["CMakeLists.txt"][..], &heisenberg, &runtime, &sled].concat());
    let header = fs::read_to_string(folder.join("out/heisenberg.h")).unwrap();
    assert!(header.contains("nh_status nh_heisenberg_rk4_step(") && !header.contains("gonzalez"), "{header}");
    for (line, message) in [
        ("generate --c out heisenberg", "--overwrite"),
        ("generate --c two heisenberg heisenberg", "would have the file `heisenberg.h`"),
        ("generate --c two --python two heisenberg", "cannot be used with"),
        ("generate --c two heisenberg --method rk5", "rk5"),
        ("generate --c two heisenberg --expose energy,catalogue", "traits of Rust"),
        ("generate --c two heisenberg --crate c", "cannot be used with"),
        ("generate --c two heisenberg --output x.c", "cannot be used with"),
    ] {
        let refused = here(line);
        assert!(refused.code == 2 && refused.stderr.contains(message), "{line}: {}", refused.stderr);
    }
    assert!(!folder.join("two").exists(), "nothing is written");
    assert_eq!(here("generate --c out --overwrite heisenberg --method rk4").code, 0);
    // The header of a system is not `<time.h>`, and `nh::double` is no namespace.
    for (name, file, note) in
        [("time", "time_system.hpp", "its files are `time_system`"), ("double", "double.hpp", "is `double_`")]
    {
        fs::write(folder.join("other.yaml"), text.replace("sled", name)).unwrap();
        let made = here("generate --c out --overwrite other.yaml --method rk4");
        assert!(made.code == 0 && made.stderr.contains(note), "{}", made.stderr);
        assert!(folder.join("out").join(file).exists());
    }
}

fn examples() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../examples/c").canonicalize().expect("the examples")
}

/// Returns whether a program is installed. If not, the test is skipped, or fails among all tests.
fn is_installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success());
    assert!(found || !is_full(), "{program} is not installed");
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

/// Runs a program, and returns what it prints.
#[track_caller]
fn printed(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success(), "{command:?}\n{text}{}", String::from_utf8_lossy(&output.stderr));
    text
}

/// Writes the C of the examples' system to the folder `generated`.
fn generated() -> Folder {
    let folder = Folder::new();
    let model = examples().join("sled.yaml");
    let model = model.to_str().expect("a path in UTF-8");
    ran(nh(["generate", "--c", "generated", model]).current_dir(folder.path()).output().unwrap()).succeeded();
    folder
}

/// The examples: the language, the sources, and a line that the program prints.
const EXAMPLES: [(bool, &[&str], &str); 5] = [
    (false, &["main.c"], "energy less work"),
    (true, &["main.cpp"], "energy less work"),
    (false, &["check.c", "casadi.c", "acados.c", "plant.c"], "differences"),
    (true, &["stubs/arduino.cpp"], "0."),
    (false, &["sfunction.c"], "theta = "),
];

fn c_examples_run() {
    for (c, cpp) in [("gcc", "g++"), ("clang", "clang++")] {
        if !(is_installed(c) && is_installed(cpp)) {
            continue;
        }
        let (folder, examples) = (generated(), examples());
        let strict = ["-Wall", "-Wextra", "-pedantic", "-Werror", "-O1"];
        let mut library = Command::new(c);
        library.current_dir(folder.join("generated")).args(["-std=c99", "-ffp-contract=off"]).args(strict).arg("-c");
        printed(library.args(["nh.c", "nh_math.c", "sled.c"]));
        let objects = ["nh.o", "nh_math.o", "sled.o"].map(|object| folder.join("generated").join(object));
        for (is_cpp, sources, line) in EXAMPLES {
            let (compiler, standard) = if is_cpp { (cpp, "-std=c++17") } else { (c, "-std=c99") };
            let program = folder.join("program");
            let mut made = Command::new(compiler);
            made.current_dir(&examples).arg(standard).args(strict).args(sources).args(&objects);
            made.arg("-I").arg(folder.join("generated")).args(["-I", "stubs", "-o"]).arg(&program);
            printed(&mut made);
            let text = printed(&mut Command::new(&program));
            assert!(text.contains(line), "{sources:?}: {text}");
            if line == "energy less work" {
                let numbers = text.lines().last().and_then(|last| last.split_once(": ")?.1.split_once(", before: "));
                let (after, before) = numbers.expect("two numbers");
                let [after, before]: [f64; 2] = [after, before].map(|number| number.parse().expect("a number"));
                assert!((after - before).abs() < 1e-12, "{sources:?}: {text}");
            }
        }
    }
}

/// `CMakeLists.txt` of the examples includes that of the generated folder.
fn cmake_builds_the_examples() {
    if !is_installed("cmake") || !is_installed("c++") {
        return;
    }
    let folder = generated();
    let systems = format!("-DNH_SYSTEMS={}", folder.join("generated").display());
    let build = folder.join("build");
    printed(Command::new("cmake").arg("-S").arg(examples()).arg("-B").arg(&build).arg(systems));
    printed(Command::new("cmake").arg("--build").arg(&build).args(["--parallel", "2"]));
    let text = printed(Command::new("ctest").arg("--test-dir").arg(&build));
    assert!(text.contains("100% tests passed"), "{text}");
}

/// CasADi compares the derivatives of the external function with differences, and steers the sled.
/// It is a large package: only the run of all tests needs it, in the Python that `NH_CASADI` names.
fn casadi_loads_the_example() {
    if !is_full() {
        return println!("skipped: CasADi is tested with NH_FULL=1");
    }
    let Some(python) = python_with("casadi", "NH_CASADI") else { return };
    let (folder, examples) = (generated(), examples());
    let library = folder.join("libsled_casadi.so");
    let mut made = Command::new("cc");
    made.current_dir(&examples).args(["-std=c99", "-O2", "-ffp-contract=off", "-shared", "-fPIC", "-o"]).arg(&library);
    let generated = folder.join("generated");
    made.args(["casadi.c", "plant.c"]).args(["nh.c", "nh_math.c", "sled.c"].map(|source| generated.join(source)));
    printed(made.arg("-I").arg(&generated));
    let text = printed(Command::new(&python).arg(examples.join("solve_casadi.py")).arg(&library));
    assert!(text.contains("derivatives agree"), "{text}");
}
