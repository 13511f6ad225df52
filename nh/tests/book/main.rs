//! The book: its pages exist, their instructions work, and their quotations are actual output.

mod evidence;
mod methods;
mod page;

use page::{Page, as_tested, is_slow, workspace};
use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

#[test]
fn the_first_page_works() {
    let page = Page::read("start");
    assert_eq!(page.declarations(), ["skate"]);
    assert_eq!(page.run().len(), 8);
    assert_eq!(page.files(), ["live.html", "skate.csv", "skate.html", "skate.rs", "skate.svg", "skate.yaml"]);
    // The skate moves across the slope, not down: after ten seconds it is less than a metre down,
    // and some metres across.
    let csv = fs::read_to_string(page.path("skate.csv")).unwrap();
    let last: Vec<f64> = csv.lines().last().unwrap().split(',').map(|number| number.parse().unwrap()).collect();
    assert!((0.0..1.0).contains(&last[1]) && last[2].abs() > 2.0, "{last:?}");
}

#[test]
fn how_to_declare_works() {
    let page = Page::read("declaring");
    assert_eq!(page.declarations(), ["particle", "wheel", "ridden", "train", "top", "forced", "buffered"]);
    for (line, said) in page.run() {
        // Every declaration of this page is run from its first data set: by following the motion,
        // or, for a declaration with inputs, by `gonzalez`, which balances the energy.
        if line.starts_with("nh simulate") {
            let method = match () {
                () if line.contains("forced") => "gonzalez",
                () if line.contains("buffered") => "iso",
                () => "taylor",
            };
            assert!(said.contains(&format!(", {method}, h = ")), "{line}: {said}");
        }
    }
}

#[test]
fn what_explain_prints_is_quoted() {
    let page = Page::read("explain");
    let ran = page.run();
    assert_eq!(ran.len(), 12);
    let lines: BTreeSet<&str> = ran.iter().flat_map(|(_, said)| said.lines()).map(str::trim).collect();
    let quoted = page.blocks("text");
    assert!(quoted.len() >= 8);
    for line in quoted.iter().flat_map(|block| block.lines()).map(str::trim).filter(|line| !line.is_empty()) {
        assert!(lines.contains(line), "`nh explain` does not print `{line}`");
    }
}

#[test]
fn control_loops_work() {
    let page = Page::read("control");
    assert_eq!(page.declarations(), ["robot"]);
    assert_eq!(page.run().len(), 3);
    assert_eq!(page.files(), ["board.csv", "board.svg", "robot.yaml", "robots"]);
}

#[test]
fn code_for_microcontrollers_is_generated() {
    let page = Page::read("microcontrollers");
    assert_eq!(page.run().len(), 2);
    let code = fs::read_to_string(page.path("sleigh.rs")).unwrap();
    assert!(
        code.contains("pub use self::chaplygin_sleigh_code as chaplygin_sleigh;")
            && !code.contains("pub fn christoffel")
    );
}

#[test]
fn code_in_c_is_generated() {
    let page = Page::read("targets");
    assert_eq!(page.run().len(), 2);
    let folder = page.path("sleigh");
    for (compiler, language, standard) in [("cc", "c", "-std=c99"), ("c++", "cpp", "-std=c++17")] {
        let blocks = page.blocks(language);
        assert_eq!(blocks.len(), 1);
        fs::write(folder.join(format!("page.{language}")), &blocks[0]).unwrap();
        let mut command = Command::new(compiler);
        command.current_dir(&folder).args([standard, "-Wall", "-Wextra", "-Werror", "-c"]);
        match command.arg(format!("page.{language}")).output() {
            Ok(output) => assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr)),
            Err(error) if nh_cases::is_full() => panic!("{compiler}: {error}"),
            Err(error) => println!("skipped: {compiler}: {error}"),
        }
    }
}

/// The prefix of the book's links to files that are not pages of it: such links lead to the
/// repository.
const REPOSITORY: &str = concat!(env!("CARGO_PKG_REPOSITORY"), "/blob/main/");

/// Returns the targets of links, except links to other sites. A file of the repository begins with
/// `/`.
fn links(text: &str) -> Vec<(String, Option<String>)> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let targets = targets.map(|target| match target.strip_prefix(REPOSITORY) {
        Some(file) => format!("/{file}"),
        None => target.to_owned(),
    });
    let local = targets.filter(|target| !target.contains("://") && !target.contains(' '));
    local
        .map(|target| match target.split_once('#') {
            Some((file, place)) => (file.to_owned(), Some(place.to_owned())),
            None => (target, None),
        })
        .collect()
}

#[test]
fn the_book_has_all_pages() {
    let docs = workspace().join("docs");
    let summary = links(&fs::read_to_string(docs.join("SUMMARY.md")).unwrap());
    let summary: BTreeSet<String> = summary.into_iter().map(|(file, _)| file).collect();
    let entries = fs::read_dir(&docs).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let there: BTreeSet<String> = entries.filter(|name| name.ends_with(".md") && name != "SUMMARY.md").collect();
    assert_eq!(summary, there);
    assert!(fs::read_to_string(docs.join("book.toml")).unwrap().contains("src = \".\""));
}

/// Returns the anchor of a heading, as GitHub and mdBook make it.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase().replace(' ', "-");
    kept.chars().filter(|c| c.is_alphanumeric() || *c == '-' || *c == '_').collect()
}

#[test]
fn links_of_the_documentation_lead_somewhere() {
    let workspace = workspace();
    let mut files: Vec<PathBuf> =
        ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "examples/python/README.md", "examples/c/README.md"]
            .map(|name| workspace.join(name))
            .to_vec();
    let docs = fs::read_dir(workspace.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    files.extend(docs.filter(|path| path.extension().is_some_and(|end| end == "md")));
    let mut checked = 0;
    for file in files {
        for (link, place) in links(&fs::read_to_string(&file).unwrap()) {
            let target = match link.strip_prefix('/') {
                _ if link.is_empty() => file.clone(),
                Some(link) => workspace.join(link),
                None => file.parent().unwrap().join(&link),
            };
            // mdBook turns a link to a page into one to its HTML, which does not exist for files
            // elsewhere.
            let of_book = file.parent().unwrap().ends_with("docs");
            assert!(!of_book || !link.starts_with(".."), "{}: {link} is no page; link to {REPOSITORY}", file.display());
            assert!(target.exists(), "{}: {link}", file.display());
            if let Some(place) = place {
                let text = fs::read_to_string(&target).unwrap();
                let mut headings = text.lines().filter(|line| line.starts_with('#'));
                let found = headings.any(|line| anchor(line.trim_start_matches('#')) == place);
                assert!(found, "{}: {} has no heading `{place}`", file.display(), target.display());
            }
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked}");
}

/// Returns declarations that fit all examples of help texts on `my.yaml` and `robot.yaml`.
fn declared_for_examples() -> Page {
    Page::of(declared(&["my", "robot"]))
}

/// Returns such declarations with these names, each in a block.
fn declared(names: &[&str]) -> String {
    let declaration = "coordinates: [alpha, theta]
parameters: {m: {default: 1.5, positive: true}}
lagrangian: m/2*(alpha_dot^2 + theta_dot^2) - m/2*(alpha^2 + theta^2)
initial:
  swinging: {q: {theta: 0.5}}
  start: {q: {alpha: 0.2}}
";
    names.iter().map(|name| format!("\n```yaml\nname: {name}\n{declaration}```\n")).collect()
}

/// The commands of all pages without a test of their own work as written.
#[test]
fn commands_of_all_pages_run() {
    let own = ["start", "declaring", "explain", "control", "microcontrollers", "choosing", "SUMMARY"];
    let entries = fs::read_dir(workspace().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let mut pages: Vec<PathBuf> = entries
        .filter(|path| path.extension().is_some_and(|end| end == "md"))
        .filter(|path| !own.iter().any(|name| path.ends_with(format!("{name}.md"))))
        .collect();
    pages.extend(["README.md", "nh/README.md", "examples/python/README.md"].map(|name| workspace().join(name)));
    let mut ran = 0;
    for path in pages {
        let page = Page::of(fs::read_to_string(&path).unwrap() + &declared(&["my", "model"]));
        fs::create_dir_all(page.path("docs/pictures")).unwrap();
        ran += page.run().len();
    }
    assert!(ran > 35, "{ran}");
}

/// The page about errors matches the messages: each name at the end of a message is a section, and
/// some message leads to each section.
#[test]
fn messages_lead_to_all_sections_about_errors() {
    let of_motions = nonholonomic::Topic::ALL.map(|topic| topic.name());
    let of_declarations = nonholonomic_prepared::origin::Topic::ALL.map(|topic| topic.name());
    let named: BTreeSet<&str> = of_motions.into_iter().chain(of_declarations).collect();
    let page = Page::read("trouble");
    let sections: BTreeSet<&str> = page.text().lines().filter_map(|line| line.strip_prefix("## ")).collect();
    assert_eq!(sections, named);

    let (list, error) = page.nh("nh help");
    assert_eq!(error, None);
    for name in sections {
        let (said, error) = page.nh(&format!("nh help {name}"));
        assert_eq!(error, None, "{name}");
        // The output is the whole section and nothing of another one.
        let text = said.strip_prefix(&format!("{name}\n\n")).unwrap_or_else(|| panic!("{said}"));
        assert!(page.text().contains(&format!("\n## {name}\n\n{text}")) && !text.contains("\n## "), "{name}: {said}");
        assert!(list.lines().any(|line| line.trim_start().starts_with(&format!("{name} "))), "{list}");
    }
    let (_, error) = page.nh("nh help newtom");
    assert!(error.is_some_and(|error| error.contains("did you mean `newton`")));
    let (said, _) = page.nh("nh help simulate");
    assert!(said.contains("Usage: nh simulate"), "{said}");
}

/// The first line of each section that quotes a message is the actual message.
#[test]
fn sections_about_errors_quote_messages() {
    let page = Page::read("trouble");
    let (step, time) = (4, 0.5);
    let said = |section: &str, message: String| {
        let text = page.text().split(&format!("\n## {section}\n")).nth(1).unwrap();
        let quoted = text.split("\n## ").next().unwrap().lines().filter_map(|line| line.strip_prefix("> "));
        // Numbers and names are omitted.
        let fits = |line: &str| line.split('…').all(|part| message.contains(part.trim()));
        assert!(quoted.into_iter().any(fits), "{section}: {message}");
    };
    use nonholonomic::StepError as E;
    let of_motions = [
        E::NewtonFailed { step, time, block: "rho1", residual: 0.5, iterations: 25 },
        E::NonFinite { step, time },
        E::IllConditioned { step, time, block: "rho1", residual: 1e-12 },
        E::FrameLoss { step, time, measure: 1e-9 },
        E::RankLoss { step, time, measure: 1e-9 },
        E::OffConstraints { constraint: 0, residual: 0.5, tolerance: 1e-14 },
        E::Unresolved { step, time, method: "avf", defect: 0.1, size: 1.0 },
        E::Orthogonal { step, time, method: "iso" },
        E::Singularity { step, time, reach: 1e-9 },
    ];
    for error in of_motions {
        said(error.topic().unwrap().name(), error.to_string());
    }
}

/// The examples of all help texts work as written.
#[test]
fn examples_of_help_texts_run() {
    let page = declared_for_examples();
    let succeeds = |line: &str| {
        let (said, error) = page.nh(line);
        assert_eq!(error, None, "{line}");
        said
    };
    let help = succeeds("nh --help");
    let commands = help.lines().skip_while(|line| !line.starts_with("Commands:")).skip(1);
    let commands = commands.take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("   "));
    let commands: Vec<&str> = commands.filter_map(|line| line.split_whitespace().next()).collect();
    assert!(commands.len() > 12, "{commands:?}");
    // Slow examples that are also commands of a page run there.
    let entries = fs::read_dir(workspace().join("docs")).unwrap().map(|entry| entry.unwrap().path());
    let pages = entries.filter(|path| path.extension().is_some_and(|end| end == "md"));
    let pages: String = pages.map(|path| fs::read_to_string(path).unwrap()).collect();
    let mut ran = 0;
    for command in &commands {
        let help = succeeds(&format!("nh {command} --help"));
        let examples = help.lines().skip_while(|line| !line.starts_with("Examples:")).skip(1);
        // Long examples are wrapped.
        let mut lines: Vec<String> = Vec::new();
        for line in examples.map(str::trim).take_while(|line| !line.is_empty()) {
            match lines.last_mut() {
                Some(last) if !line.starts_with("nh ") => *last += &format!(" {line}"),
                _ => lines.push(line.to_owned()),
            }
        }
        for line in lines {
            // Two blanks separate an example from its explanation.
            let line = line.split("  ").next().unwrap_or_default();
            if is_slow(line) && pages.contains(&format!("\n$ {line}")) {
                continue;
            }
            if let Some(line) = as_tested(line) {
                succeeds(&line);
                ran += 1;
            }
        }
    }
    assert!(ran > 18, "{ran}");
}
