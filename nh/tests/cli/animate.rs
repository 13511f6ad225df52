//! `nh animate`: its page in a headless browser.

use crate::harness::{Folder, tests};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

tests! {
    a_page_plays_the_motion, a_page_without_drawing_has_curves, a_page_ends_when_it_was_told_to,
    frames_are_pictures_of_the_drawing, a_text_ends_no_script, what_cannot_be_animated_is_refused,
}

/// A blade on the plane that moves straight ahead with unit speed, and one that turns about its
/// point.
const SKATE: &str = "\
name: skate
coordinates:
  x: {unit: m}
  y: {unit: m}
  theta: {unit: rad}
parameters: {a: 0.5}
definitions:
  tip: \"[x, y] + a*[cos(theta), sin(theta)]\"
lagrangian: x_dot^2 + y_dot^2 + theta_dot^2
constraints: [-x_dot*sin(theta) + y_dot*cos(theta)]
methods: [rk4]
initial:
  ahead: {v: {x_dot: 1}}
  turning: {v: {theta_dot: pi/4}}
drawing:
  - path: {at: \"[x, y]\"}
  - body: {at: \"[x, y]\", angle: theta, outline: [[-a, -a], [a, -a], [a, a]]}
  - blade: {at: \"[x, y]\", angle: theta, length: a}
  - wheel: {at: tip, angle: theta, radius: a/4, roll: 4*x/a}
  - link: {from: \"[x, y]\", to: tip}
";

fn made(folder: &Folder, yaml: &str, line: &str) -> PathBuf {
    std::fs::write(folder.join("skate.yaml"), yaml).unwrap();
    folder.run(line).succeeded();
    folder.join("run.html")
}

/// Returns the elements of the page after its scripts have run in a browser; `None` if there is no
/// browser.
pub fn shown(page: &Path, hash: &str) -> Option<String> {
    shown_with(page, hash, "--virtual-time-budget=2500")
}

/// Returns the elements of the page after its scripts have run in a browser with this flag.
pub fn shown_with(page: &Path, hash: &str, flag: &str) -> Option<String> {
    let named = std::env::var_os("NH_BROWSER").map(PathBuf::from);
    let known = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"].map(PathBuf::from);
    let profile = tempfile::tempdir().expect("a temporary folder");
    let mut output = None;
    for browser in named.into_iter().chain(known) {
        let flags = "--headless --no-sandbox --disable-gpu --no-first-run --disable-background-networking --disable-component-update \
                     --disable-sync --dump-dom";
        let started = Command::new(browser)
            .args(flags.split_whitespace())
            .arg(flag)
            .arg(format!("--user-data-dir={}", profile.path().display()))
            .arg(format!("file://{}#{hash}", page.display()))
            .stdin(Stdio::null())
            .stderr(Stdio::null())
            .output();
        if let Ok(found) = started {
            output = Some(found);
            break;
        }
    }
    let Some(output) = output else {
        assert!(!nh_cases::is_full(), "there is no Chromium to look at pages with");
        eprintln!("SKIPPED: there is no Chromium (or other browser in NH_BROWSER) to look at the page with");
        return None;
    };
    assert!(output.status.success(), "the browser ended with {}", output.status);
    Some(String::from_utf8(output.stdout).expect("pages are UTF-8"))
}

/// Returns the element of this id, up to the next end of a tag.
pub fn tag<'p>(page: &'p str, id: &str) -> &'p str {
    let at = page.find(&format!("id=\"{id}\"")).unwrap_or_else(|| panic!("there is no `{id}`: {page}"));
    let begin = page[..at].rfind('<').unwrap();
    &page[begin..begin + page[begin..].find('>').unwrap()]
}

fn a_page_plays_the_motion() {
    let folder = Folder::new();
    let page = made(&folder, SKATE, "animate skate.yaml --step 0.01 --until 4 --output run.html");
    let text = std::fs::read_to_string(&page).unwrap();
    // The page contains everything it needs.
    for foreign in ["src=", "href=", "@import", "url(", "fetch("] {
        assert!(!text.contains(foreign), "{foreign}");
    }
    assert_eq!(text.matches("http").count(), 1, "the name of SVG, which is no address that anything asks");

    let Some(still) = shown(&page, "t=2.5&play=0") else { return };
    assert!(still.contains("t = 2.50") && still.contains("x = 2.5 m") && still.contains("ẋ = 1 m/s"), "{still}");
    assert!(tag(&still, "shape1").contains("translate(2.5 0) rotate(0)"), "{}", tag(&still, "shape1"));
    assert!(tag(&still, "shape3").contains("translate(3 0)"), "{}", tag(&still, "shape3"));
    assert!(
        tag(&still, "shape4").contains("x1=\"2.5\"") && tag(&still, "shape4").contains("x2=\"3\""),
        "{}",
        tag(&still, "shape4")
    );
    let trail = tag(&still, "shape0");
    assert!(trail.contains("M0 0L0.01 0") && trail.contains("L2.5 0\"") && !trail.contains("L2.52 0"), "{trail}");
    assert!(
        still.contains(">Play<")
            && still.contains("class=\"curve\"")
            && still.contains("E − E₀ [J]")
            && tag(&still, "bar").contains("V")
            && still.contains(">1 m</text>"),
        "{still}"
    );

    // The page plays by itself, at the requested speed. A headless browser draws few frames, so a
    // timer replaces them.
    let timed = "<script>window.requestAnimationFrame = draw => setTimeout(() => draw(performance.now()), 16);</script>\n<script>\n\"use strict\"";
    let film = folder.join("film.html");
    std::fs::write(&film, text.replace("<script>\n\"use strict\"", timed)).unwrap();
    let time = |speed: &str| -> f64 {
        let page = shown(&film, speed).unwrap();
        assert!(page.contains(">Pause<"), "{page}");
        let at = page.find(">t = ").unwrap() + 5;
        page[at..].split([' ', '<']).next().unwrap().parse().unwrap()
    };
    let (slow, fast) = (time("speed=0.5"), time("speed=1"));
    assert!(slow > 0.5 && fast > 1.5 * slow && fast < 4.0, "{slow} {fast}");

    let page =
        made(&folder, SKATE, "animate skate.yaml --data turning --step 0.01 --until 4 --output run.html --keep 40");
    let turned = shown(&page, "t=2&play=0&follow=1").unwrap();
    let blade = tag(&turned, "shape2");
    let angle: f64 = blade.split("translate(0 0) rotate(").nth(1).unwrap().split(')').next().unwrap().parse().unwrap();
    // The page has seven digits of an angle in radians.
    assert!((angle - 90.0).abs() < 1e-4, "{blade}");
}

fn a_page_without_drawing_has_curves() {
    let folder = Folder::new();
    let plain = SKATE.split("drawing:").next().unwrap();
    let page = made(&folder, plain, "animate skate.yaml --step 0.01 --until 4 --output run.html");
    let Some(page) = shown(&page, "t=1&play=0") else { return };
    assert_eq!(page.matches("class=\"curve\"").count(), 4, "three coordinates, and the energy");
    assert!(!page.contains("id=\"plane\"") && page.contains("x = 1 m"), "{page}");
}

/// The page ends with a shorter last step, as a run of `simulate` does.
fn a_page_ends_when_it_was_told_to() {
    let folder = Folder::new();
    let page = made(&folder, SKATE, "animate skate.yaml --step 0.3 --until 1 --output run.html");
    let text = std::fs::read_to_string(&page).unwrap();
    assert!(text.contains(r#""t":[0.0,0.3,0.6,0.9,1.0]"#), "{text}");
    let page = made(&folder, SKATE, "animate skate.yaml --step 0.3 --until 1 --output run.html --keep 2");
    let text = std::fs::read_to_string(&page).unwrap();
    assert!(text.contains(r#""t":[0.0,0.6,0.9,1.0]"#), "{text}");
}

fn frames_are_pictures_of_the_drawing() {
    let folder = Folder::with("skate.yaml", SKATE);
    std::fs::write(folder.join("plain.yaml"), SKATE.split("drawing:").next().unwrap()).unwrap();
    let run = |line: &str| folder.run(line);
    let made = run("animate skate.yaml --step 0.1 --until 0.4 --frames film --fps 5").succeeded();
    assert!(
        made.stdout.contains("film: 3 pictures") && made.stdout.contains("ffmpeg -framerate 5 "),
        "{}",
        made.stdout
    );
    let mut pictures: Vec<PathBuf> =
        std::fs::read_dir(folder.join("film")).unwrap().map(|entry| entry.unwrap().path()).collect();
    pictures.sort();
    assert_eq!(pictures.len(), 3);
    assert!(pictures[2].ends_with("00003.png"));
    let contents: Vec<Vec<u8>> = pictures.iter().map(|path| std::fs::read(path).unwrap()).collect();
    assert!(contents.iter().all(|png| png.starts_with(b"\x89PNG\r\n\x1a\n")));
    assert!(contents[0] != contents[1] && contents[1] != contents[2], "the motion goes on");
    for (line, message) in [
        (
            "animate skate.yaml --step 0.1 --until 0.4 --frames film",
            "`film` is not empty; `--overwrite` writes into it",
        ),
        ("animate plain.yaml --step 0.1 --until 0.4 --frames other", "--output writes a page of its coordinates"),
        ("animate skate.yaml --step 0.1 --until 0.4 --frames skate.yaml", "`skate.yaml` cannot be created"),
    ] {
        let result = run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    assert!(!folder.join("other").exists());
}

/// A text that contains the end of a script is a text in the page.
fn a_text_ends_no_script() {
    let folder = Folder::new();
    let text = "<!--<script> </script><!-- &lt; ]]>";
    let line = "animate skate.yaml --step 0.1 --until 1 --output run.html";
    let plain = std::fs::read_to_string(made(&folder, SKATE, line)).unwrap();
    let page = made(&folder, &SKATE.replace("name: skate", &format!("name: skate\ntext: {text:?}")), line);
    let html = std::fs::read_to_string(&page).unwrap();
    assert_eq!(html.matches('<').count(), plain.matches('<').count());
    assert!(html.contains(r"\u003c!--\u003cscript> \u003c/script>"), "{html}");
    if let Some(shown) = shown(&page, "play=0") {
        assert!(shown.contains("&lt;!--&lt;script&gt; &lt;/script&gt;"), "{shown}");
    }
}

fn what_cannot_be_animated_is_refused() {
    let folder = Folder::with("skate.yaml", SKATE);
    std::fs::write(folder.join("odd.yaml"), SKATE.replace("roll: 4*x/a", "roll: 4*z/a")).unwrap();
    std::fs::write(folder.join("wrong.yaml"), SKATE.replace("blade:", "balde:")).unwrap();
    for (line, message) in [
        ("animate skate.yaml --step 0.01 --until 4", "--output"),
        ("animate skate.yaml --step 0 --until 4 --output run.html", "the step must be a finite number other than zero"),
        ("animate skate.yaml --step 0.1 --until 4 --output skate.yaml", "is the declaration itself"),
        ("animate skate.yaml --step 0.1 --until 4 --output no/run.html", "cannot be written"),
        ("animate odd.yaml --step 0.1 --until 4 --output run.html", "unknown name `z`"),
        ("animate wrong.yaml --step 0.1 --until 4 --output run.html", "did you mean `blade`?"),
        (
            "animate skate.yaml --step 0.1 --until 4 --output run.html --v y_dot=1",
            "--project moves it onto the constraints",
        ),
    ] {
        let result = folder.run(line);
        assert_eq!((result.code, result.stdout.as_str()), (2, ""), "{line}: {}", result.stderr);
        assert!(result.stderr.contains(message), "{line}: {}", result.stderr);
    }
    assert_eq!(folder.files(), ["odd.yaml", "skate.yaml", "wrong.yaml"]);
}
