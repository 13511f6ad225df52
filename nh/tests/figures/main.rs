//! Figures of all commands are legible: every text is on the page and apart from the others, and
//! every name in a legend belongs to a curve of a unique look.

mod reproduced;

use resvg::usvg::{self, Node, fontdb, roxmltree};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::sync::Arc;

const REGULAR: &[u8] = include_bytes!("../../../nh-plot/src/font/DejaVuSans.ttf");
const BOLD: &[u8] = include_bytes!("../../../nh-plot/src/font/DejaVuSans-Bold.ttf");

fn nh(folder: &Path, line: &str) -> Output {
    let words = line.split_whitespace().map(|word| word.replace('~', " "));
    let mut command = Command::new(env!("CARGO_BIN_EXE_nh"));
    command.current_dir(folder).args(words).output().unwrap()
}

/// Returns the figure that a command writes as `f.svg`.
fn drawn(line: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let output = nh(folder.path(), &format!("{line} --plot f.svg"));
    let svg = fs::read_to_string(folder.path().join("f.svg"));
    svg.unwrap_or_else(|_| panic!("{line}: {}", String::from_utf8_lossy(&output.stderr)))
}

struct Rectangle {
    text: String,
    left: f32,
    top: f32,
    right: f32,
    bottom: f32,
}

/// Returns the size of a drawing and the rectangles of its texts.
fn texts(svg: &str) -> (f32, f32, Vec<Rectangle>) {
    let mut fonts = fontdb::Database::new();
    [REGULAR, BOLD].into_iter().for_each(|font| fonts.load_font_data(font.to_vec()));
    let options = usvg::Options { fontdb: Arc::new(fonts), ..usvg::Options::default() };
    let tree = usvg::Tree::from_str(svg, &options).unwrap();
    let mut found = Vec::new();
    let mut groups = vec![tree.root()];
    while let Some(group) = groups.pop() {
        for node in group.children() {
            match node {
                Node::Group(group) => groups.push(group),
                Node::Text(text) => {
                    let all: String = text.chunks().iter().map(usvg::TextChunk::text).collect();
                    let place = text.abs_bounding_box();
                    let (left, top, right, bottom) = (place.left(), place.top(), place.right(), place.bottom());
                    found.push(Rectangle { text: all.trim().to_owned(), left, top, right, bottom });
                }
                Node::Path(_) | Node::Image(_) => {}
            }
        }
    }
    (tree.size().width(), tree.size().height(), found)
}

/// Checks the properties of every figure. Returns the names in its legends.
fn check(svg: &str, what: &str) -> Vec<String> {
    assert!(!svg.contains("NaN") && !svg.contains("inf\"") && !svg.contains("inf,"), "{what}: every place is a number");
    let (width, height, texts) = texts(svg);
    assert!(texts.len() > 8, "{what}: {} texts", texts.len());
    for (i, a) in texts.iter().enumerate() {
        let inside = a.left >= 0.0 && a.top >= 0.0 && a.right <= width && a.bottom <= height;
        assert!(inside, "{what}: `{}` runs off the page: {}, {} to {}, {}", a.text, a.left, a.top, a.right, a.bottom);
        assert!(!a.text.contains("_dot") && !a.text.contains("_{"), "{what}: `{}` is not set", a.text);
        // Boxes are those of whole lines and may touch, because letters are lower.
        for b in &texts[..i] {
            let across = a.right.min(b.right) - a.left.max(b.left);
            let down = a.bottom.min(b.bottom) - a.top.max(b.top);
            assert!(
                across < 1.0 || down < 4.0,
                "{what}: `{}` and `{}` lie on each other by {across}, {down}",
                a.text,
                b.text
            );
        }
    }
    let document = roxmltree::Document::parse(svg).unwrap();
    let of_class = |class: &'static str| move |node: &roxmltree::Node<'_, '_>| node.attribute("class") == Some(class);
    let mut names = Vec::new();
    for panel in document.descendants().filter(of_class("panel")) {
        let (mut looks, mut titles) = (BTreeSet::new(), BTreeSet::new());
        for curve in panel.children().filter(of_class("curve")) {
            let shapes: Vec<_> =
                curve.children().filter(|node| node.is_element() && node.tag_name().name() != "title").collect();
            assert!(!shapes.is_empty(), "{what}: a curve has nothing to show");
            let Some(title) = curve.children().find(|node| node.tag_name().name() == "title") else { continue };
            let title = title.text().unwrap_or_default().trim().to_owned();
            let shape = shapes[0];
            let colour = shape.attribute("stroke").or(shape.attribute("fill")).unwrap_or_default().to_owned();
            let dash = shape.attribute("stroke-dasharray").unwrap_or_default().to_owned();
            let kind = shape.tag_name().name() == "circle";
            assert!(looks.insert((colour, dash, kind)), "{what}: `{title}` looks like another curve");
            assert!(titles.insert(title.clone()), "{what}: `{title}` twice in a legend");
        }
        let texts = |node: roxmltree::Node<'_, '_>| -> String {
            node.descendants().filter_map(|n| n.text().filter(|_| n.is_text())).collect()
        };
        let keys: Vec<String> =
            panel.children().filter(of_class("key")).map(|key| texts(key).trim().to_owned()).collect();
        for key in &keys {
            let name = key.split(" (on ").next().and_then(|name| name.split(" (reaches").next()).unwrap_or_default();
            let said = key.contains(": ") || ["start", "end"].contains(&name);
            // A title has no subscripts.
            let curve = titles.iter().any(|title| title.replace('_', "") == name.replace('_', ""));
            assert!(said || curve, "{what}: `{key}` has no curve among {titles:?}");
        }
        assert!(keys.len() >= titles.len(), "{what}: {titles:?} are not all named in the legend {keys:?}");
        names.extend(keys);
    }
    names
}

/// All models are drawn well, or every third one unless the tests are full.
#[test]
fn models_of_the_library_are_drawn_well() {
    let stride = if nh_cases::is_full() { 1 } else { 3 };
    let models: Vec<&str> = nonholonomic_cli::library::DECLARATIONS.iter().step_by(stride).map(|d| d.name).collect();
    let folder = tempfile::tempdir().unwrap();
    let output = nh(folder.path(), &format!("gallery pictures --until 5 --model {}", models.join(",")));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    for model in &models {
        check(&fs::read_to_string(folder.path().join(format!("pictures/{model}.svg"))).unwrap(), model);
    }
    assert!(stride * models.len() >= 45, "{models:?}");
}

/// Each of some thirty methods is named once in each panel, in a unique look.
#[test]
fn all_methods_of_a_model_are_told_apart() {
    for (model, least) in
        [("chaplygin_sleigh", 28), ("snakeboard", 20), ("suslov_so3", 10), ("whipple", 2), ("chaotic_quartic12", 4)]
    {
        let folder = tempfile::tempdir().unwrap();
        let rows =
            nh(folder.path(), &format!("compare {model} --methods all --step 0.01 --until 0.01 --output -")).stdout;
        let rows = String::from_utf8(rows).unwrap();
        let methods: Vec<String> = rows.lines().skip(1).map(|row| row.split(',').next().unwrap().to_owned()).collect();
        assert!(methods.len() >= least, "{model}: {methods:?}");
        for line in [
            format!("compare {model} --methods all --step 0.02 --until 2"),
            format!("order {model} --method all --until 0.5 --halvings 3"),
        ] {
            let names = check(&drawn(&line), &line);
            for method in &methods {
                let named = names.iter().filter(|name| {
                    let rest = name.strip_prefix(method.as_str());
                    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(" (") || rest.starts_with(": "))
                });
                assert_eq!(named.count(), 2, "{line}: {method} in {names:?}");
            }
        }
    }
}

#[test]
fn figures_say_what_they_are_of() {
    let says = |svg: &str, words: &[&str], what: &str| {
        let all = texts(svg).2.iter().map(|text| format!("{}\n", text.text)).collect::<String>();
        words.iter().for_each(|word| assert!(all.contains(word), "{what}: {word} is not in {all}"));
    };
    let parameters = ["m = 4 kg", "l = 0.5 m", "step h = 0.01 s"];
    for line in
        ["simulate snakeboard --step 0.01 --until 2", "compare snakeboard --methods gonzalez,rk4 --step 0.01 --until 2"]
    {
        let svg = drawn(line);
        check(&svg, line);
        says(&svg, &parameters, line);
        says(&svg, &["data set", "t [s]", "E(0)", "[J]", "t = 2 s"], line);
    }
    let line = "order snakeboard --until 0.5 --halvings 3";
    says(&drawn(line), &["m = 4 kg", "data set", "step h [s]", "t = 0.5 s", "gonzalez", "time of the run [µs]"], line);
}

/// A rotation matrix is drawn by an axis, because its nine entries make no readable picture.
#[test]
fn a_rotation_is_an_axis() {
    for model in ["suslov_so3", "chaplygin_sphere_so3"] {
        let svg = drawn(&format!("simulate {model} --step 0.01 --until 2"));
        let names = check(&svg, model);
        let entries: Vec<&String> = names.iter().filter(|name| name.starts_with('R')).collect();
        assert_eq!(entries, ["R₁₃", "R₂₃", "R₃₃"], "{model}");
        assert!(svg.contains("Third axis of the body"), "{model}");
    }
}

/// The work of inputs is no energy error of the method.
#[test]
fn the_work_of_inputs_is_taken_off_the_energy() {
    let run = "snakeboard --input tau_psi=cos(3*t) --step 0.01 --until 5";
    for line in [format!("simulate {run}"), format!("compare {run} --methods gonzalez,rk4")] {
        let svg = drawn(&line);
        check(&svg, &line);
        assert!(svg.contains("W: work done on the system") && svg.contains("− W"), "{line}");
    }
    let folder = tempfile::tempdir().unwrap();
    let told = String::from_utf8(nh(folder.path(), &format!("simulate {run}")).stdout).unwrap();
    assert!(told.contains("(of E(t) - E(0) - W(t))") && !told.contains("(of E(t) - E(0))"), "{told}");
    let free = String::from_utf8(nh(folder.path(), "simulate gearbox --step 0.1 --until 5").stdout).unwrap();
    assert!(free.contains("(of E(t) - E(0))") && !free.contains("W(t)"), "{free}");
}

#[test]
fn a_figure_is_what_the_ending_of_its_name_says() {
    let folder = tempfile::tempdir().unwrap();
    let run = "simulate gearbox --step 0.1 --until 5";
    for name in ["f.svg", "f.png", "f.PDF"] {
        let output = nh(folder.path(), &format!("{run} --plot {name}"));
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    let read = |name: &str| fs::read(folder.path().join(name)).unwrap();
    let svg = String::from_utf8(read("f.svg")).unwrap();
    assert!(svg.starts_with("<svg"));
    // A PNG has its signature, and width and height in the first chunk.
    let size = |png: &[u8]| {
        assert_eq!(&png[..8], b"\x89PNG\r\n\x1a\n");
        let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().unwrap());
        (number(16), number(20))
    };
    let (width, height, _) = texts(&svg);
    assert_eq!(size(&read("f.png")), (2 * width as u32, 2 * height as u32));
    // The PDF is as large as the SVG at 96 pixels per inch, in points of 1/72 inch.
    let pdf = read("f.PDF");
    assert!(pdf.starts_with(b"%PDF-1."));
    let box_of = format!("/MediaBox[0 0 {} {}]", 0.75 * width, 0.75 * height);
    assert!(String::from_utf8_lossy(&pdf).contains(&box_of), "{box_of}");

    for command in
        ["gallery g --model gearbox --until 1 --also png,pdf", "reproduce chang-fig1 --quick --output r --also pdf"]
    {
        let output = nh(folder.path(), command);
        assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
    }
    assert_eq!(size(&read("g/gearbox.png")).0, 2400);
    assert!(read("g/gearbox.pdf").starts_with(b"%PDF-1.") && read("r/chang-fig1.pdf").starts_with(b"%PDF-1."));

    let output = nh(folder.path(), &format!("{run} --plot narrow.png --plot-width 600"));
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(size(&read("narrow.png")).0, 600);
}

#[test]
fn figures_that_cannot_be_drawn_are_refused_before_anything_runs() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("there.svg")).unwrap();
    for command in
        ["simulate gearbox --step 0.1 --until 5", "compare gearbox --methods rk4 --step 0.1 --until 5", "order gearbox"]
    {
        for (plot, says) in [
            ("f.gif", "`f.gif` ends in none of .svg, .png and .pdf"),
            ("figure", "`figure` ends in none of .svg, .png and .pdf"),
            ("missing/f.png", "`missing/f.png` cannot be written: there is no folder `missing`"),
            ("there.svg", "`there.svg` cannot be written: it is a folder"),
            ("f.pdf --plot-width 600", "--plot-width applies to PNG only"),
            ("f.png --plot-width 1", "1 is not in 100..=20000"),
        ] {
            let output = nh(folder.path(), &format!("{command} --plot {plot}"));
            let stderr = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{command} {plot}");
            assert!(stderr.contains(says), "{command} {plot}: {stderr}");
            assert!(output.stdout.is_empty(), "{command} {plot}");
        }
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left");
}

/// Runs that fail at the first step, have a single step, or have an energy of NaN still have a
/// figure, which states the failure.
#[test]
fn runs_that_come_to_nothing_are_drawn() {
    let folder = tempfile::tempdir().unwrap();
    let declaration = "name: cliff\ncoordinates: [x, y]\nlagrangian: x_dot^2/2 + y_dot^2/2 - sqrt(x)\n\
                       initial: {start: {q: {x: 1}, v: {x_dot: -1}}}\nmethods: [gonzalez, rk4]\n";
    fs::write(folder.path().join("cliff.yaml"), declaration).unwrap();
    for (line, code, says) in [
        ("cliff.yaml --method rk4 --step 10 --until 100", 1, "failed at t"),
        ("cliff.yaml --method rk4 --step 0.1 --until 10", 1, "failed at t"),
        ("cliff.yaml --method gonzalez --step 0.001 --until 0.001", 0, "1 steps to t"),
        ("cliff.yaml --method gonzalez --q x=1 --v x_dot=0 --step 1e-9 --until 1e-9", 0, "1 steps to t"),
    ] {
        let output = nh(folder.path(), &format!("simulate {line} --plot f.svg"));
        assert_eq!(output.status.code(), Some(code), "{line}: {}", String::from_utf8_lossy(&output.stderr));
        let svg = fs::read_to_string(folder.path().join("f.svg")).unwrap();
        check(&svg, line);
        assert!(svg.contains(says), "{line}: {svg}");
        fs::remove_file(folder.path().join("f.svg")).unwrap();
    }
}

/// Eigenvalues of the field and of a step coincide, so the former are rings and the latter dots.
#[test]
fn eigenvalues_are_drawn_well() {
    let line = "stability chaplygin_sleigh --step 0.01";
    let names = check(&drawn(line), line);
    assert_eq!(names, ["field", "ln(step)/h", "unit circle", "exp(λ h)", "step"]);
    // Modes have the names that the model declares.
    let line = "stability whipple --data steady --method gonzalez --step 0.01";
    let svg = drawn(line);
    check(&svg, line);
    let marks: Vec<String> = texts(&svg).2.into_iter().map(|text| text.text).collect();
    for name in ["weave", "capsize", "castering"] {
        assert_eq!(marks.iter().filter(|text| *text == name).count(), 1, "{name} in {marks:?}");
    }
}

/// The figure has the named quantities and nothing else.
#[test]
fn show_chooses_what_is_drawn() {
    let line = "simulate snakeboard --step 0.01 --until 2 --show phi,rho1,energy";
    let svg = drawn(line);
    check(&svg, line);
    assert_eq!(svg.matches("class=\"panel\"").count(), 3);
    let line = "ensemble snakeboard --vary x=normal(0,0.1) --count 16 --step 0.05 --until 1 --every 5 --show x,energy";
    let svg = drawn(line);
    check(&svg, line);
    assert_eq!(svg.matches("class=\"panel\"").count(), 4);
    let folder = tempfile::tempdir().unwrap();
    for command in ["simulate snakeboard", "ensemble snakeboard"] {
        let output = nh(folder.path(), &format!("{command} --step 0.1 --until 1 --plot f.svg --show thetta"));
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{command}: {stderr}");
        assert!(stderr.contains("unknown quantity `thetta`; did you mean `theta"), "{command}: {stderr}");
    }
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is left");
}

#[test]
fn distributions_are_drawn_well() {
    let line = "ensemble chaplygin_sleigh --vary rho1=normal(0.1,~0.01) --count 100 --step 0.05 --until 1 --every 2";
    let svg = drawn(line);
    check(&svg, line);
    assert!(svg.contains("ρ₁ normal(0.1, 0.01)") && svg.contains("data set"), "{svg}");
    // A model at rest has most variables 0 in all trajectories.
    let rest = "ensemble heisenberg --vary x=normal(1,~0.1) --v x_dot=0 y_dot=0 z_dot=0 --q y=0 z=0 --count 50 --step 0.1 --until 1";
    let svg = drawn(rest);
    check(&svg, rest);
    assert!(svg.contains("at the end: 0 in all"), "{svg}");
}
