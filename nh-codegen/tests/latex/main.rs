//! Tests that TeX reads the LaTeX of `explain`: every stage of every model of the library and of
//! `tests/strangers`, as standalone documents and inside another one, with no formula wider than
//! the page. Without TeX the test of all models is skipped with a message.

use nonholonomic_codegen::declaration::{Declaration, Expose};
use nonholonomic_codegen::explain::{Format, Stage, explain, explain_only};
use nonholonomic_codegen::pipeline::{self, Compiled, STACK};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

const STAGES: [Stage; 4] = [Stage::Model, Stage::Mechanics, Stage::Scheme, Stage::Ir];

/// Maximum excess over the page's width in points, which the margins hold.
const MAX_EXCESS: f64 = 20.0;

/// The last line of the declarations of these tests.
const METHODS: &str = "methods: [gonzalez]\n";

/// Names of all kinds, and texts with every difficulty for TeX or Unicode.
const NAMES: &str = "
name: names
text: 'Éléments d’Ångström & Gauß — 50 % of {α, β}, x_1^2 # ~ $ \\ «中» ζ̇, kg·m²'
coordinates:
  x: {text: 'abscissa, Čaplygin–Hölder', unit: 'm·s⁰'}
  k_1:
  k11:
  theta:
  é:
parameters:
  m: {default: 1, positive: true}
  g: {default: 9.81, unit: 'm/s^2', text: 'acceleration of gravity'}
  h: {default: 2}
  φ_0: {default: 1}
  s: {default: 1}
  t1: {default: 1}
lagrangian: m/2*(x_dot^2 + k_1_dot^2 + k11_dot^2 + theta_dot^2 + é_dot^2) - m*g*x - h*k_1^2 - φ_0*k11^2 - s*t1*cos(theta)
constraints: [x_dot*sin(theta) - k_1_dot*cos(theta)]
methods: [gonzalez]
";

fn compiled<R: Send>(text: &str, name: &str, f: impl FnOnce(&Compiled) -> R + Send) -> R {
    std::thread::scope(|scope| {
        let work = || {
            let declaration = Declaration::from_yaml(text, name).unwrap_or_else(|e| panic!("{e}"));
            // A model of the library is shown with all methods, a declaration of these tests with
            // its own methods.
            let methods = declaration.methods.clone().filter(|_| text.ends_with(METHODS));
            let declaration = Declaration { methods, expose: Expose::all(), ..declaration };
            f(&pipeline::compile(&declaration).unwrap_or_else(|e| panic!("{e}")))
        };
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work).expect("a thread starts");
        thread.join().unwrap_or_else(|_| panic!("{name} is not shown"))
    })
}

fn model(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models").join(format!("{name}.yaml"));
    std::fs::read_to_string(path).expect("the library's models are there")
}

/// Returns whether this engine is installed, with all packages for an empty document. `.ci/full` installs
/// it, and there a missing engine is a failure.
fn has(engine: &str) -> bool {
    let folder = folder(&format!("latex-probe-{engine}-{:?}", std::thread::current().id()));
    let probe = "\\documentclass{article}\\usepackage{amsmath}\\begin{document}x\\end{document}\n";
    std::fs::write(folder.join("probe.tex"), probe).expect("a file is written");
    let mut run = Command::new(engine);
    run.args(["-interaction=batchmode", "-halt-on-error", "probe.tex"]).current_dir(&folder);
    let is_there = run.stdin(Stdio::null()).output().is_ok_and(|run| run.status.success());
    if !is_there {
        assert!(
            !nh_cases::is_full(),
            "there is no `{engine}` (Debian: texlive-latex-recommended, texlive-xetex, texlive-luatex)"
        );
        eprintln!(
            "SKIPPED: there is no `{engine}` here (Debian: texlive-latex-recommended, texlive-xetex, texlive-luatex)"
        );
    }
    is_there
}

/// Runs TeX on a file of a folder, and returns its complaints.
fn complaints(engine: &str, folder: &Path, file: &str) -> Vec<String> {
    let run = Command::new(engine)
        .args(["-interaction=nonstopmode", "-halt-on-error", file])
        .current_dir(folder)
        .stdin(Stdio::null())
        .output()
        .expect("it runs");
    let log = String::from_utf8_lossy(&run.stdout).into_owned();
    let mut found: Vec<String> = log.lines().filter(|line| line.starts_with('!')).map(str::to_owned).collect();
    if !run.status.success() && found.is_empty() {
        found.push(log.lines().rev().take(10).collect::<Vec<_>>().join("\n"));
    }
    let too_wide = |line: &&str| {
        let points = line.strip_prefix("Overfull \\hbox (").and_then(|rest| rest.split_once("pt")?.0.parse().ok());
        points.is_some_and(|points: f64| points > MAX_EXCESS)
    };
    found.extend(log.lines().filter(too_wide).map(str::to_owned));
    found
}

/// Returns an empty folder for a test.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder is made");
    folder
}

/// Writes each stage of a model as a file, and a document that reads all of them.
fn write(folder: &Path, name: &str, text: &str) {
    let sources = compiled(text, &format!("{name}.yaml"), |compiled| {
        STAGES.map(|stage| (format!("{name}-{stage:?}"), explain(compiled, stage, Format::Latex)))
    });
    let mut whole = "\\documentclass{article}\n\\usepackage{amsmath}\n\\begin{document}\n".to_owned();
    for (file, source) in sources {
        assert!(source.is_ascii(), "{file}: every engine reads ASCII");
        std::fs::write(folder.join(format!("{file}.tex")), source).expect("a file is written");
        whole.push_str(&format!("\\input{{{file}}}\n"));
    }
    whole.push_str("\\end{document}\n");
    std::fs::write(folder.join(format!("{name}.tex")), whole).expect("a file is written");
}

#[test]
fn every_stage_of_every_model_compiles() {
    if !has("pdflatex") {
        return;
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut files: Vec<PathBuf> = ["models", "tests/strangers"]
        .iter()
        .flat_map(|folder| std::fs::read_dir(root.join(folder)).expect("the folder is there"))
        .map(|entry| entry.expect("it is read").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "yaml"))
        .collect();
    files.sort();
    assert!(files.len() >= 45, "{}", files.len());
    let folder = folder("latex-models");
    let (next, found) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                while let Some(path) = files.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let name = path.file_stem().and_then(|stem| stem.to_str()).expect("it has a name");
                    write(&folder, name, &std::fs::read_to_string(path).expect("it is read"));
                    let complaints = complaints("pdflatex", &folder, &format!("{name}.tex"));
                    let mut found = found.lock().unwrap_or_else(PoisonError::into_inner);
                    found.extend(complaints.into_iter().map(|line| format!("{name}: {line}")));
                }
            });
        }
    });
    let found = found.into_inner().unwrap_or_else(PoisonError::into_inner);
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Every installed engine reads standalone documents, with names of all kinds.
#[test]
fn every_engine_reads_it() {
    let folder = folder("latex-engines");
    write(&folder, "names", NAMES);
    for engine in ["pdflatex", "xelatex", "lualatex"] {
        if !has(engine) {
            continue;
        }
        for stage in STAGES {
            let found = complaints(engine, &folder, &format!("names-{stage:?}.tex"));
            assert!(found.is_empty(), "{engine}, {stage:?}: {}", found.join("\n"));
        }
    }
}

/// The gravity g differs from the mass matrix g, and the parameter h from the step size; the list
/// of symbols shows it.
#[test]
fn a_symbol_has_one_meaning() {
    let (mechanics, scheme) = compiled(NAMES, "names.yaml", |compiled| {
        (explain(compiled, Stage::Mechanics, Format::Latex), explain(compiled, Stage::Scheme, Format::Latex))
    });
    assert!(mechanics.contains(r"$\hat{g}$: g, parameter, m/s\ensuremath{{}^{2}}, acceleration of gravity (marked, since $g$ has another meaning here)"), "{mechanics}");
    assert!(mechanics.contains(r"\hat{g} x"), "{mechanics}");
    assert!(mechanics.contains("  g = \\left(\\begin{array}{ccccc}"), "{mechanics}");
    assert!(
        mechanics.contains(r"$\dot{\acute{e}}$: ") && mechanics.contains(r"$\dot{k}_{11}$: k11\_dot"),
        "{mechanics}"
    );
    assert!(scheme.contains(r"$\hat{h}$: h, parameter"), "{scheme}");
    // The parts of a step are t₁, t₂, …, so the parameter t1 has a mark.
    assert!(scheme.contains(r"$\hat{t}_{1}$: t1, parameter"), "{scheme}");
    assert!(!mechanics.contains("}_{1}_{"), "one subscript");
}

#[test]
fn captions_are_text() {
    let text = compiled(&model("chaplygin_sleigh"), "chaplygin_sleigh.yaml", |compiled| {
        explain(compiled, Stage::Mechanics, Format::Latex)
    });
    assert!(text.contains("Mass matrix $\\partial ^{2}L/\\partial w\\partial w$:\n\\[\n  g ="), "{text}");
    assert!(text.contains("Constraint matrix, $\\mu  w = 0$:"), "{text}");
    // The first line is a comment for readers of the file; no other line is one.
    assert!(text.lines().skip(1).all(|line| !line.starts_with('%')), "{text}");
}

/// Short names select quantities with the parts that they contain, and an error lists the names.
#[test]
fn parts_of_a_stage_are_selected() {
    let only = |names: &[&str]| names.iter().map(|&name| name.to_owned()).collect::<Vec<_>>();
    compiled(&model("chaplygin_sleigh"), "chaplygin_sleigh.yaml", |compiled| {
        let shown = |names: &[&str], format| explain_only(compiled, Stage::Mechanics, format, &only(names));
        let text = shown(&["mass-matrix", "equations"], Format::Text).expect("they are there");
        assert!(text.contains("mass matrix") && text.contains("equations of motion"), "{text}");
        assert!(!text.contains("Lagrangian") && !text.contains("adapted frame"), "{text}");
        let section = shown(&["constraints"], Format::Latex).expect("it is there");
        assert!(section.contains(r"\mu = ") && !section.contains("Mass matrix"), "{section}");
        let error = shown(&["mass-matrx"], Format::Text).expect_err("there is none");
        assert!(
            error.starts_with(
                "the stage `mechanics` of this model has no `mass-matrx`; did you mean `mass-matrix`? (it has metric, lagrangian, mass-matrix, "
            ),
            "{error}"
        );
        assert!(error.contains("dynamics") && error.contains("equations"), "{error}");
        let step = explain_only(compiled, Stage::Scheme, Format::Text, &only(&["equations"])).expect("they are there");
        assert!(step.contains("residual[rho1_rate] = ") && !step.contains("block structure"), "{step}");
    });
    // A system that is shown by parts keeps the parts that the mass matrix reads.
    compiled(&model("whipple"), "whipple.yaml", |compiled| {
        let all = explain(compiled, Stage::Mechanics, Format::Text);
        let mass =
            explain_only(compiled, Stage::Mechanics, Format::Text, &only(&["mass-matrix"])).expect("it is there");
        let count = |text: &str| text.lines().filter(|line| line.starts_with("    t") && line.contains(" = ")).count();
        assert!(count(&mass) > 0 && count(&mass) < count(&all), "{mass}");
        for i in 1..=count(&all) {
            let read = mass.contains(&format!("t{i}*")) || mass.contains(&format!("t{i} +"));
            let is_shown = mass.lines().any(|line| line.trim_start().starts_with(&format!("t{i} ")));
            assert!(!read || is_shown, "t{i}: {mass}");
        }
    });
}

/// Sixteen coordinates give more columns than amsmath allows for a matrix, and rows that are wider
/// than any page.
#[test]
fn wide_matrices_are_shown() {
    let n = 16;
    let names = |suffix: &str| (1..=n).map(|i| format!("q{i}{suffix}")).collect::<Vec<_>>();
    let squares: Vec<String> = names("_dot").iter().map(|w| format!("{w}^2/2")).collect();
    let couplings: Vec<String> =
        (1..n).map(|i| format!("cos(q{i})*sin(q{})*q{i}_dot*q{}_dot/9", i + 1, i + 1)).collect();
    let coordinates = names("").join(", ");
    let narrow = format!("name: narrow\ncoordinates: [{coordinates}]\nlagrangian: {}\n", squares.join(" + "));
    let wide = format!(
        "name: wide\ncoordinates: [{coordinates}]\nlagrangian: {} + {}\n",
        squares.join(" + "),
        couplings.join(" + ")
    );
    let mass = |text: &str, name: &str| {
        compiled(text, name, |compiled| {
            let only = ["mass-matrix".to_owned()];
            explain_only(compiled, Stage::Mechanics, Format::Latex, &only).expect("it is there")
        })
    };
    let narrow = mass(&narrow, "narrow.yaml");
    assert!(narrow.contains(&format!("\\begin{{array}}{{{}}}", "c".repeat(n))), "{narrow}");
    let wide = mass(&wide, "wide.yaml");
    assert!(wide.contains(r"$g$ has $16 \times 16$ entries, which are 0 unless they are listed"), "{wide}");
    assert!(wide.contains(r"g_{1,2} &= ") && !wide.contains("g_{1,3}"), "{wide}");
    if has("pdflatex") {
        let folder = folder("latex-wide");
        for (name, text) in [("narrow.tex", &narrow), ("wide.tex", &wide)] {
            std::fs::write(folder.join(name), text).expect("a file is written");
            assert_eq!(complaints("pdflatex", &folder, name), Vec::<String>::new(), "{name}");
        }
    }
}

/// Returns a declaration of these tests.
fn declared(name: &str, lines: &str) -> String {
    format!("name: {name}\n{lines}\n{METHODS}")
}

/// Returns a sled whose blade has this direction and lever.
fn sled(name: &str, angle: &str, lever: &str, parameters: &str) -> String {
    declared(
        name,
        &format!(
            "coordinates: [x, y, {angle}]\nparameters: {{{parameters}}}\n\
             lagrangian: x_dot^2/2 + y_dot^2/2 + {angle}_dot^2/2\n\
             constraints: ['-sin({angle})*x_dot + cos({angle})*y_dot - {lever}*{angle}_dot']"
        ),
    )
}

/// Numbers and names that are wider than a line, or lack letters in TeX's first fonts.
#[test]
fn wide_numbers_and_names_fit_the_page() {
    let words = "orientation_angle_of_the_rigid_body_and_more_words_to_come_in_it_until_it_is_long_enough_for_us";
    let run = "q".repeat(96);
    let distance = "distance_between_the_contact_point_and_the_center_of_mass";
    let declarations = [
        sled("words", words, "1", ""),
        sled("run", &run, "1", ""),
        sled("lever", "q", distance, &format!("{distance}: 0.3")),
        sled("both", words, distance, &format!("{distance}: 0.3")),
        sled("cjk", "車体の向きの角度", "質量", "質量: 1"),
        declared(
            &format!("{run}_in_a_title"),
            &format!(
                "text: 'see https://example.org/{words}/{run}.html, {}'\ncoordinates: [x]\nlagrangian: x_dot^2/2",
                "и".repeat(12)
            ),
        ),
        declared("bracket", "coordinates: [x, 角]\nlagrangian: x_dot^2/2 + 角_dot^2/2"),
        declared(
            "decimals",
            "coordinates: [x, y]\n\
             lagrangian: (x_dot^2 + y_dot^2)/2 - 1.23456789012345*x^2 - 2.34567890123456*y^2 - 0.987654321098765*x^2*y^2\n\
             constraints: ['1.1357924681*x_dot - 0.9753186420*x*y_dot']",
        ),
        declared(
            "lever_in_numbers",
            "coordinates: [x, y, q]\nparameters: {m: 1, J: 1}\n\
             lagrangian: m*(x_dot^2 + y_dot^2)/2 + J*q_dot^2/2 - 0.123456789*x^4\n\
             constraints: ['-sin(q)*x_dot + cos(q)*y_dot - 0.23456789*q_dot']",
        ),
        // All letters for parts are in use.
        declared(
            "letters",
            "coordinates: [x, y]\nparameters: {s: 1, e: 1, f: 1, c: 1, d: 1, k: 1}\n\
             lagrangian: s*x_dot^2/2 + e*y_dot^2/2 - (f*x + c*y)^4 - d*x*sin(k*y*x + 1.2345678901234567*f)^2 \
                         - 1.23456789012345*x^2*exp(2.34567890123456*y^2 + 0.987654321098765*x^2*y^2)",
        ),
    ];
    let folder = folder("latex-wide-names");
    let has_tex = has("pdflatex");
    for text in &declarations {
        let name = text.lines().next().and_then(|line| line.strip_prefix("name: ")).expect("it has a name");
        write(&folder, name, text);
        if has_tex {
            assert_eq!(complaints("pdflatex", &folder, &format!("{name}.tex")), Vec::<String>::new(), "{name}");
        }
    }
    let source = |file: &str| std::fs::read_to_string(folder.join(file)).expect("it is written");
    // The list of symbols has the full form of names that formulas abbreviate.
    let lever = source("lever-Mechanics.tex");
    let symbol = r"\mathrm{distance}_{\mathrm{between},\mathrm{the},\ldots}";
    assert!(lever.contains(&format!("${symbol}$: distance\\_\\allowbreak{{}}between\\_")), "{lever}");
    assert!(lever.contains(&format!("-{symbol}")), "{lever}");
    let bracket = source("bracket-Model.tex");
    assert!(bracket.contains("  {}[U+89D2] &  &  \\tabularnewline"), "{bracket}");
}

fn mechanics(text: &str) -> String {
    compiled(text, "formulas.yaml", |compiled| explain(compiled, Stage::Mechanics, Format::Latex))
}

/// The inverse of 1.66053906892e-27 is 6.0221407536673690032…e26.
#[test]
fn small_and_large_numbers_have_their_own_digits() {
    let text = mechanics(&declared(
        "atom",
        "coordinates: [x, y]\nlagrangian: 1.66053906892e-27*(x_dot^2 + y_dot^2)/2 - 1.380649e-23*x",
    ));
    assert!(text.contains("    1.66053906892 \\cdot 10^{-27} & 0 \\\\"), "{text}");
    assert!(text.contains("    6.022140753667369\\ldots \\cdot 10^{26} & 0 \\\\"), "{text}");
    assert!(text.contains("V &= 1.380649 \\cdot 10^{-23} x"), "{text}");
}

#[test]
fn a_product_of_names_is_no_name() {
    let text = mechanics(&declared(
        "products",
        "coordinates: [x, y, q]\nparameters: {ab: 1, cd: 2, abcd: 3}\n\
         lagrangian: ab*cd/2*x_dot^2 + abcd/2*y_dot^2 + q_dot^2/2",
    ));
    assert!(text.contains("    \\mathrm{ab} \\, \\mathrm{cd} & 0 & 0 \\\\\n    0 & \\mathrm{abcd} & 0 \\\\"), "{text}");
}

/// The symbol of the parameter x_dot_0 equals that of the velocity of x0, so x0 has a mark wherever
/// its velocity has one.
#[test]
fn a_coordinate_is_marked_as_its_velocity_is() {
    let text = mechanics(&declared(
        "marks",
        "coordinates: [x0, x_0]\nparameters: {x_dot_0: 3}\n\
         lagrangian: x0_dot^2/2 + x_0_dot^2/2 - x_dot_0*x0 - x_0^2",
    ));
    let symbols = [
        (r"\dot{x}_{0}", r"x\_dot\_0"),
        (r"\hat{x}_{0}", "x0"),
        (r"\bar{x}_{0}", r"x\_0"),
        (r"\dot{\hat{x}}_{0}", r"x0\_dot"),
        (r"\dot{\bar{x}}_{0}", r"x\_0\_dot"),
    ];
    for (symbol, name) in symbols {
        assert!(text.contains(&format!("${symbol}$: {name}, ")), "{symbol}: {text}");
    }
}
