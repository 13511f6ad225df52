//! `nh animate --live`: its page, which steps the system in a headless browser.

use crate::animate::{shown, shown_with, tag};
use crate::harness::{Folder, Ran, ran, tests};
use std::path::{Path, PathBuf};
use std::process::Command;

tests! {
    a_live_page_is_self_contained, a_live_page_steps, a_live_page_is_played_by_hand, a_live_page_without_drawing_has_curves,
    a_failure_is_told_in_the_words_of_rust, frames_are_fast, a_large_system_has_fewer_methods,
    what_cannot_be_live_is_refused, a_gallery_links_live_pages,
}

const SKATE: &str = "\
name: skate
text: \"ends no </script> and no <!-- page\"
coordinates:
  x: {unit: m}
  y: {unit: m}
  theta: {unit: rad}
parameters:
  a: {default: 0.5, positive: true}
definitions:
  tip: \"[x, y] + a*[cos(theta), sin(theta)]\"
lagrangian: x_dot^2 + y_dot^2 + theta_dot^2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
invariants: {spin: theta_dot}
methods: [gonzalez, rk4]
initial:
  ahead: {v: {x_dot: 1}}
drawing:
  - path: {at: \"[x, y]\"}
  - blade: {at: \"[x, y]\", angle: theta, length: a}
  - link: {from: \"[x, y]\", to: tip}
";

/// A mass falls into a centre of attraction.
const FALL: &str = "\
name: fall
coordinates: [x]
lagrangian: x_dot^2/2 + 1/x
constraints: []
methods: [taylor]
initial:
  above: {q: {x: 1}}
";

fn made(folder: &Folder, yaml: &str, more: &str) -> PathBuf {
    std::fs::write(folder.join("own.yaml"), yaml).unwrap();
    folder.run(&format!("animate own.yaml --live --output run.html {more}")).succeeded();
    folder.join("run.html")
}

/// Returns the text of the element of this id.
fn text<'p>(page: &'p str, id: &str) -> &'p str {
    let at = page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("there is no `{id}`: {page}"));
    let rest = &page[at + page[at..].find('>').unwrap() + 1..];
    &rest[..rest.find('<').unwrap()]
}

/// Returns the page with a script at its end.
fn with_script(page: &Path, script: &str) -> PathBuf {
    let html = std::fs::read_to_string(page).unwrap();
    let changed = page.with_file_name("changed.html");
    std::fs::write(&changed, html.replace("</body>", &format!("<script>{script}</script></body>"))).unwrap();
    changed
}

fn a_live_page_is_self_contained() {
    let folder = Folder::with("own.yaml", SKATE);
    let ran = folder.run("animate own.yaml --live --output run.html").succeeded();
    assert!(ran.stdout.starts_with("run.html: a live page by `gonzalez` and `rk4`; h = 0.01; "), "{}", ran.stdout);
    let text = std::fs::read_to_string(folder.join("run.html")).unwrap();
    assert!(text.len() < 400_000, "{}", text.len());
    for foreign in ["src=", "href=", "@import", "url(", "fetch(", "eval(", "Function(", "innerHTML"] {
        assert!(!text.contains(foreign), "{foreign}");
    }
    assert_eq!(text.matches("http").count(), 1, "the name of SVG, which is no address that anything asks");
    assert_eq!(text.matches("</script").count(), 2, "the texts of the declaration end no script");
}

fn a_live_page_steps() {
    let folder = Folder::new();
    let page = made(&folder, SKATE, "--step 0.1");
    let Some(still) = shown(&page, "play=0&steps=20") else { return };
    assert!(still.contains("t = 2.00") && still.contains("x = 2 m") && still.contains("ẋ = 1 m/s"), "{still}");
    assert!(tag(&still, "shape1").contains("translate(2"), "{}", tag(&still, "shape1"));
    assert!(tag(&still, "shape2").contains("x2=\"2.5"), "{}", tag(&still, "shape2"));
    assert!(tag(&still, "shape0").contains("L2"), "{}", tag(&still, "shape0"));
    assert!(still.contains("E − E₀ [J]") && still.contains("change of spin"), "{still}");
    assert!(still.contains("<option value=\"rk4\">") && still.contains(">Play<") && text(&still, "failure").is_empty());
    assert!(still.contains("ends no &lt;/script&gt; and no &lt;!-- page"), "{still}");

    // The page plays by itself. A headless browser draws few frames, so a timer replaces them.
    let html = std::fs::read_to_string(&page).unwrap();
    let timed = "<script>window.requestAnimationFrame = draw => setTimeout(() => draw(performance.now()), 16);</script>\n<script>\n\"use strict\"";
    std::fs::write(&page, html.replace("<script>\n\"use strict\"", timed)).unwrap();
    let playing = shown(&page, "speed=2").unwrap();
    let time: f64 = text(&playing, "now").split(' ').nth(2).unwrap().parse().unwrap();
    assert!((1.0..8.0).contains(&time) && playing.contains(">Pause<"), "{time}");
    assert!(text(&playing, "measure").contains(" steps a second; a frame takes "), "{}", text(&playing, "measure"));
}

/// Sliders, keys, methods and dragging.
fn a_live_page_is_played_by_hand() {
    let folder = Folder::new();
    let page = made(&folder, SKATE, "--step 0.1 --method rk4");
    let script = "
        const press = key => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
        const enter = (field, value, kind) => { field.value = value; field.dispatchEvent(new Event(kind)); };
        const fields = id => [...document.querySelectorAll('#' + id + ' input[type=number]')];
        const told = [document.getElementById('method').value];
        const tell = () => told.push(page.state.t.toFixed(2), page.state.q.map(x => x.toFixed(2)).join(' '));
        press('.'); press('.'); tell();
        enter(fields('parameters')[0], 1, 'change'); tell();
        enter(document.getElementById('method'), 'gonzalez', 'change'); press('.'); tell();
        press('r'); tell();
        // The initial velocity is moved onto the constraints.
        enter(fields('initial')[4], 1, 'change'); told.push(page.state.w.map(x => x.toFixed(2)).join(' '));
        enter(fields('parameters')[0], -1, 'change'); told.push(document.getElementById('failure').textContent);
        enter(fields('parameters')[0], 1, 'change');
        const stage = document.getElementById('stage');
        stage.setPointerCapture = () => {};
        const point = (kind, x, y) => {
            const at = new DOMPoint(x, y).matrixTransform(scene.plane.plane.getScreenCTM());
            stage.dispatchEvent(new PointerEvent(kind, { clientX: at.x, clientY: at.y, pointerId: 1 }));
        };
        point('pointerdown', 0, 0); point('pointermove', 0.3, 0.2); point('pointerup', 0.3, 0.2); tell();
        const theta = page.state.q[2];
        point('pointerdown', 0.3 + Math.cos(theta), 0.2 + Math.sin(theta)); point('pointermove', 0.3, 1.2); point('pointerup', 0.3, 1.2);
        const link = placesOf(page.parameters, 0, page.state.q, page.state.w)[2];
        told.push(link.slice(2).map(x => x.toFixed(2)).join(' '));
        document.getElementById('text').textContent = told.join('; ');";
    let Some(shown) = shown(&with_script(&page, script), "play=0") else { return };
    let expected = "rk4; 0.20; 0.20 0.00 0.00; 0.20; 0.20 0.00 0.00; 0.30; 0.30 0.00 0.00; 0.00; 0.00 0.00 0.00; 1.00 0.00 0.00; \
                    The motion stops: the parameter `a` must be positive, it is -1.0.; 0.00; 0.30 0.20 0.00; 0.30 1.20";
    assert_eq!(text(&shown, "text"), expected);
}

fn a_live_page_without_drawing_has_curves() {
    let folder = Folder::new();
    let page = made(&folder, SKATE.split("drawing:").next().unwrap(), "--step 0.1");
    let Some(page) = shown(&page, "play=0&steps=10") else { return };
    assert_eq!(page.matches("class=\"curve\"").count(), 5, "three coordinates, the energy and the invariant");
    assert!(!page.contains("id=\"plane\"") && page.contains("x = 1 m"), "{page}");
}

fn a_failure_is_told_in_the_words_of_rust() {
    let folder = Folder::new();
    let page = made(&folder, FALL, "--step 0.5");
    let failed = folder.run("simulate own.yaml --step 0.5 --until 3 --accuracy 0");
    let words = failed.stderr.lines().find_map(|line| Some(line.split_once("error: ")?.1)).unwrap();
    let words = words.split(" (see:").next().unwrap();
    assert!(words.contains("the motion runs into a singularity"), "{}", failed.stderr);
    let Some(page) = shown(&page, "play=0&steps=10") else { return };
    assert_eq!(text(&page, "failure"), format!("The motion stops: {words}."));
}

/// Runs `nh` in the folder over the models of the library, with the words of this line.
fn library(folder: &Folder, line: &str) -> Ran {
    let mut nh = Command::new(env!("CARGO_BIN_EXE_nh"));
    nh.env("NH_DERIVATIONS_DIR", concat!(env!("CARGO_TARGET_TMPDIR"), "/cache"));
    ran(nh.args(line.split(' ')).current_dir(folder.path()).output().expect("nh starts"))
}

/// The time of a frame with its steps and its drawing, in a browser without a screen, for systems
/// of up to twelve coordinates. Sixty frames a second leave 16.7 ms for each.
fn frames_are_fast() {
    let folder = Folder::new();
    let models = if nh_cases::is_full() {
        &["chaplygin_sleigh", "snakeboard", "chaplygin_sphere_so3", "car_trailers"][..]
    } else {
        &["chaplygin_sleigh"]
    };
    for model in models {
        library(&folder, &format!("animate {model} --live --output run.html")).succeeded();
        let Some(page) = shown_with(&folder.join("run.html"), "measure=1", "--disable-extensions") else { return };
        let measured = text(&page, "measure");
        let numbers: Vec<f64> = measured.split([' ', ',']).filter_map(|word| word.parse().ok()).collect();
        println!("{model}: {measured}");
        assert!(numbers.len() == 2 && numbers[0] < 1000.0 / 60.0 && numbers[1] > 1e4, "{model}: {measured}");
    }
}

fn a_large_system_has_fewer_methods() {
    let folder = Folder::new();
    // Steps of this model are large, except that of `taylor`, which its declaration does not list.
    let ran = library(&folder, "animate whipple --live --output run.html").succeeded();
    let size = std::fs::metadata(folder.join("run.html")).map_or(0, |file| file.len());
    assert!(size > 100_000 && size <= 400_000, "{size}");
    assert!(ran.stdout.contains("by `taylor`") && ran.stderr.contains("has no `gonzalez`"), "{}", ran.stderr);
    let refused = library(&folder, "animate whipple --live --output other.html --method gonzalez");
    assert!(refused.code != 0 && refused.stderr.contains("more than 400 kB"), "{}", refused.stderr);
    assert!(!folder.join("other.html").exists());
}

fn what_cannot_be_live_is_refused() {
    let folder = Folder::with("own.yaml", SKATE);
    std::fs::write(folder.join("odd.yaml"), SKATE.replace("angle: theta", "angle: z")).unwrap();
    for (line, message) in [
        ("own.yaml --live", "--output"),
        ("own.yaml --live --until 4 --output run.html", "cannot be used with"),
        ("own.yaml --live --keep 40 --output run.html", "cannot be used with"),
        ("own.yaml --live --accuracy 2 --output run.html", "cannot be used with"),
        ("own.yaml --live --frames film --output run.html", "cannot be used with"),
        ("own.yaml --output run.html", "--until"),
        ("own.yaml --live --method rk5 --output run.html", "rk5"),
        ("own.yaml --live --method suslov-mv --output run.html", "`suslov-mv` is for a rigid body"),
        ("own.yaml --live --step 0 --output run.html", "the step size must be finite and not zero"),
        ("own.yaml --live --set a=-1 --output run.html", "must be positive"),
        ("own.yaml --live --v y_dot=1 --output run.html", "--project moves it onto the constraints"),
        ("own.yaml --live --output own.yaml", "is the declaration itself"),
        ("own.yaml --live --output no/run.html", "cannot be written"),
        ("odd.yaml --live --output run.html", "unknown name `z`"),
    ] {
        let result = folder.run(&format!("animate {line}"));
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    assert_eq!(folder.files(), ["odd.yaml", "own.yaml"]);
}

fn a_gallery_links_live_pages() {
    let folder = Folder::new();
    library(&folder, "gallery pictures --model heisenberg --until 1 --live").succeeded();
    let index = std::fs::read_to_string(folder.join("pictures/index.html")).unwrap();
    assert!(index.contains("href=\"heisenberg.live.html\">step it</a>"), "{index}");
    assert!(folder.join("pictures/heisenberg.live.html").exists());
}
