//! The book: its pages are there, and its first one works.

use crate::harness::{Folder, Test, nh, ran};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

pub const TESTS: &[Test] = &[
    ("the_first_page_of_the_book_works", the_first_page_of_the_book_works),
    ("the_book_has_all_pages", the_book_has_all_pages),
    ("links_of_the_documentation_lead_somewhere", links_of_the_documentation_lead_somewhere),
];

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("this crate is one of a workspace").to_owned()
}

/// The blocks of a page in this language.
fn blocks(text: &str, language: &str) -> Vec<String> {
    let begin = format!("```{language}\n");
    text.split(begin.as_str()).skip(1).map(|rest| rest.split("```").next().unwrap_or_default().to_owned()).collect()
}

fn the_first_page_of_the_book_works() {
    let page = fs::read_to_string(workspace().join("docs/start.md")).unwrap();
    let folder = Folder::new();
    let declarations = blocks(&page, "yaml");
    assert_eq!(declarations.len(), 1);
    fs::write(folder.join("skate.yaml"), &declarations[0]).unwrap();
    let mut commands = 0;
    for line in blocks(&page, "console").iter().flat_map(|block| block.lines()) {
        let words = line.strip_prefix("$ nh ").unwrap_or_else(|| panic!("no command of `nh`: {line}"));
        let result = ran(nh(words.split(' ')).current_dir(folder.path()).output().unwrap());
        assert_eq!(result.code, 0, "{line}: {}", result.stderr);
        commands += 1;
    }
    assert_eq!(commands, 7);
    assert_eq!(folder.files(), ["skate.csv", "skate.html", "skate.rs", "skate.svg", "skate.yaml"]);
    // Across the slope, not down: after ten seconds it is less than a metre down, and some metres across.
    let csv = fs::read_to_string(folder.join("skate.csv")).unwrap();
    let last: Vec<f64> = csv.lines().last().unwrap().split(',').map(|number| number.parse().unwrap()).collect();
    assert!((0.0..1.0).contains(&last[1]) && last[2].abs() > 2.0, "{last:?}");
}

fn pages(text: &str) -> BTreeSet<String> {
    links(text).into_iter().filter(|link| link.ends_with(".md")).collect()
}

/// Where links lead, but for other sites.
fn links(text: &str) -> Vec<String> {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let local = targets.filter(|target| !target.contains("://") && !target.starts_with('#') && !target.contains(' '));
    local.map(|target| target.split('#').next().unwrap_or_default().to_owned()).collect()
}

fn the_book_has_all_pages() {
    let docs = workspace().join("docs");
    let summary = pages(&fs::read_to_string(docs.join("SUMMARY.md")).unwrap());
    let entries = fs::read_dir(&docs).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let there: BTreeSet<String> = entries.filter(|name| name.ends_with(".md") && name != "SUMMARY.md").collect();
    assert_eq!(summary, there);
    assert!(fs::read_to_string(docs.join("book.toml")).unwrap().contains("src = \".\""));
}

fn links_of_the_documentation_lead_somewhere() {
    let workspace = workspace();
    let mut files: Vec<PathBuf> = ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "examples/python/README.md"]
        .map(|name| workspace.join(name))
        .to_vec();
    let docs = fs::read_dir(workspace.join("docs")).unwrap().map(|entry| entry.unwrap().path());
    files.extend(docs.filter(|path| path.extension().is_some_and(|end| end == "md")));
    let mut checked = 0;
    for file in files {
        for link in links(&fs::read_to_string(&file).unwrap()) {
            assert!(file.parent().unwrap().join(&link).exists(), "{}: {link}", file.display());
            checked += 1;
        }
    }
    assert!(checked > 50, "{checked}");
}
