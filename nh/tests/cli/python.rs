//! `nh generate --python`: its files, and refused arguments. `.ci/python` compiles and uses the
//! package.

use crate::harness::{Folder, tests};
use std::fs;
use std::path::Path;

tests! {
    a_python_package_is_written_and_renewed, what_cannot_be_a_python_package_is_refused,
}

/// A system with a parameter that Python cannot spell, one without a default, and one that depends
/// on another.
const WHEEL: &str = "\
name: rolling_wheel
text: A wheel that rolls \"straight\".
coordinates:
  x: {unit: m, text: contact point}
  phi: {unit: rad}
parameters:
  lambda: {default: 2}
  r: {unit: m, positive: true, text: radius}
  s: {default: 2*r}
lagrangian: x_dot^2 + lambda*phi_dot^2
constraints: [x_dot - r*phi_dot]
methods: [rk4, dla]
initial:
  start: {v: {x_dot: 1, phi_dot: 1}, parameters: {r: 1}}
";

fn files(folder: &Path, below: &str) -> Vec<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder.join(below)).unwrap() {
        let entry = entry.unwrap();
        let name = format!("{below}{}", entry.file_name().into_string().unwrap());
        match entry.file_type().unwrap().is_dir() {
            true => all.extend(files(folder, &format!("{name}/"))),
            false => all.push(name),
        }
    }
    all.sort();
    all
}

fn a_python_package_is_written_and_renewed() {
    let folder = Folder::with("wheel.yaml", WHEEL);
    let run = |line: &str| folder.run(line);
    let result = run("generate --python my-wheels wheel.yaml vertical_disk --method rk4,dla --expose none").succeeded();
    assert!(result.stdout.starts_with("made `my_wheels` with `RollingWheel` and `VerticalDisk`"), "{}", result.stdout);
    let package = folder.join("my-wheels");
    let expected = [
        ".gitignore",
        "Cargo.toml",
        "README.md",
        "pyproject.toml",
        "python/my_wheels/__init__.py",
        "python/my_wheels/_native.pyi",
        "python/my_wheels/_support.py",
        "python/my_wheels/py.typed",
        "rustfmt.toml",
        "src/lib.rs",
        "src/models/mod.rs",
        "src/models/rolling_wheel.rs",
        "src/models/vertical_disk.rs",
        "src/support/arguments.rs",
        "src/support/class.rs",
        "src/support/common.rs",
        "src/support/errors.rs",
        "src/support/kept.rs",
        "src/support/mod.rs",
        "src/support/model.rs",
        "src/support/run.rs",
        "src/support/stepper.rs",
        "src/support/threads.rs",
        "tests/test_my_wheels.py",
    ];
    assert_eq!(files(&package, ""), expected);
    let read = |name: &str| fs::read_to_string(package.join(name)).unwrap();

    // The package has neither engine nor compiler: it uses the runtime without the attribute.
    let manifest = read("Cargo.toml");
    assert!(manifest.contains("name = \"my-wheels\"") && manifest.contains("abi3-py39"), "{manifest}");
    assert!(manifest.contains("default-features = false, features = [\"alloc\", \"serde\"]"), "{manifest}");
    assert!(
        !manifest.contains("engine\"") && !manifest.contains("codegen =") && !manifest.contains("macros"),
        "{manifest}"
    );
    assert!(read("pyproject.toml").contains("module-name = \"my_wheels._native\""));

    let library = read("src/lib.rs");
    assert!(
        library
            .contains("crate::models::rolling_wheel::rolling_wheel::System<f64>) as \"RollingWheel\" in \"my_wheels\"")
    );
    assert!(library.contains("gil_used = false") && library.contains("``x`` [m]: contact point"));
    assert!(library.contains("r : float\\n    Radius [m]; positive."), "{library}");
    assert!(library.contains("s : float, default 2*r"), "{library}");
    // `lambda` is a keyword of Python.
    assert!(library.contains("\"(**parameters)\""), "{library}");
    // A pickled stepper belongs to exactly this code.
    let wheel = nonholonomic_prepared::hash(read("src/models/rolling_wheel.rs").as_bytes());
    assert!(library.contains(&format!("    {wheel:?}\n}}\n")), "{library}");
    let stub = read("python/my_wheels/_native.pyi");
    assert!(stub.contains("def __new__(cls, **parameters: float) -> RollingWheel: ..."), "{stub}");
    assert!(stub.contains("Literal[\"rk4\", \"dla\"]") && stub.contains("        alpha: float = ...,"), "{stub}");
    assert!(stub.contains("def r(self) -> float: ...") && !stub.contains("def lambda("), "{stub}");
    assert!(read("src/models/rolling_wheel.rs").contains("pub fn acceleration("), "`rhs` needs it");
    assert!(read("src/support/model.rs").contains("evaluate(\"acceleration\", arguments, dv)"), "`rhs` calls it");
    let first = read("README.md");
    assert!(first.contains("my_wheels.RollingWheel(r=1.0)") && !first.contains('{'), "{first}");
    for name in expected.into_iter().filter(|name| !name.starts_with("src/support")) {
        let text = read(name);
        let left = ["{package}", "{class}", "{runtime}", "{distribution}", "{models}", "{table}"];
        assert!(!left.iter().any(|key| text.contains(key)), "{name}: {text}");
    }

    // An existing package stays unless `--overwrite` is given.
    let again = run("generate --python my-wheels wheel.yaml");
    assert_eq!((again.code, again.stdout.as_str()), (2, ""));
    assert!(again.stderr.contains("`my-wheels` has a package already; `--overwrite` renews it"), "{}", again.stderr);
    // Files that were not generated stay; so does the whole package if the new one cannot be
    // written.
    fs::write(package.join("notes.txt"), "kept").unwrap();
    fs::write(package.join("src/models/own.rs"), "// Mine\n").unwrap();
    fs::create_dir(package.join("src/models/more")).unwrap();
    fs::write(folder.join("own.yaml"), WHEEL.replace("rolling_wheel", "own")).unwrap();
    let taken = run("generate --python my-wheels --overwrite own.yaml --method rk4");
    assert_eq!(taken.code, 2, "{}", taken.stderr);
    assert!(
        taken.stderr.contains("src/models/own.rs` has the name of a model's file, but `nh` did not write it"),
        "{}",
        taken.stderr
    );
    let before = files(&package, "");
    let texts: Vec<String> = before.iter().map(|name| read(name)).collect();
    fs::remove_file(package.join("src/lib.rs")).unwrap();
    fs::create_dir(package.join("src/lib.rs")).unwrap();
    let failed = run("generate --python my-wheels --overwrite wheel.yaml --method rk4");
    assert_eq!(failed.code, 1, "{}", failed.stderr);
    fs::remove_dir(package.join("src/lib.rs")).unwrap();
    fs::write(package.join("src/lib.rs"), &texts[before.iter().position(|name| name == "src/lib.rs").unwrap()])
        .unwrap();
    assert_eq!((files(&package, ""), before.iter().map(|name| read(name)).collect::<Vec<_>>()), (before, texts));
    let renewed = run("generate --python my-wheels --overwrite wheel.yaml --method rk4").succeeded();
    assert!(renewed.stdout.starts_with("renewed `my_wheels` with `RollingWheel` in"), "{}", renewed.stdout);
    assert_eq!(read("src/models/own.rs"), "// Mine\n");
    assert!(package.join("notes.txt").exists() && package.join("src/models/more").exists());
    assert!(!package.join("src/models/vertical_disk.rs").exists());
    assert!(!read("python/my_wheels/_native.pyi").contains("VerticalDisk"));
}

fn what_cannot_be_a_python_package_is_refused() {
    let folder = Folder::new();
    fs::create_dir(folder.join("full")).unwrap();
    fs::write(folder.join("full/kept"), "kept").unwrap();
    fs::write(folder.join("wheel.yaml"), WHEEL).unwrap();
    fs::write(folder.join("broken.yaml"), WHEEL.replace("r*phi_dot", "r*phj_dot")).unwrap();
    for (line, message) in [
        ("generate --python full wheel.yaml", "`full` exists and is not empty"),
        ("generate --python full --overwrite wheel.yaml", "is not empty, and was not written by `nh`"),
        ("generate --python 9lives wheel.yaml", "`9lives` cannot be the name of a Python package"),
        ("generate --python lambda wheel.yaml", "`lambda` cannot be the name of a Python package"),
        ("generate --python numpy wheel.yaml", "`numpy` cannot be the name of a Python package"),
        ("generate --python new wheel.yaml wheel.yaml", "would be the same class `RollingWheel`"),
        ("generate --python new wheel.yaml --method leapfrogg", "did you mean `leapfrog`?"),
        ("generate --python new broken.yaml", "broken.yaml:11:"),
        ("generate --python new wheel.yaml --output x.rs", "cannot be used with"),
        ("generate --overwrite wheel.yaml", "--python"),
        ("generate wheel.yaml vertical_disk", "`--python DIR` and `--c DIR` write several"),
    ] {
        let result = folder.run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    assert_eq!(folder.files(), ["broken.yaml", "full", "wheel.yaml"]);
}
