//! Checks that the numbers of `docs/keeping.md` and `docs/keeping.tex` are those of the
//! experiments.
//!
//! The tables of the page come from a full run, `nh reproduce iso --output FOLDER`. With
//! `NH_KEEPING=FOLDER` the test [`the_page_has_the_tables_of_a_run`] writes them. The tests always
//! repeat the measurements that a short run of a few systems allows.

use super::problems::{CASES, Case, INTEGRALS, rows};
use super::{others, table, watch};
use crate::{Declaration, Derived, Setting};
use nonholonomic_codegen::declaration::{self, Expose, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline;
use nonholonomic_codegen::scheme::{self, METHODS};
use nonholonomic_lab::tape::Declared;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

/// Methods for other systems than these.
const FOREIGN: [&str; 7] = ["rdp-cay", "rdp-exp", "suslov-mv", "suslov-cay", "euler:polar", "rk2:polar", "rk4:polar"];

fn docs(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs").join(name)
}

/// Formats two digits, as on the page.
fn short(number: f64) -> String {
    format!("{number:.1e}")
}

/// Compares a number of the page, which may be roundoff, with a measurement of an integral of this
/// size.
fn agree(written: &str, measured: Option<f64>, scale: f64) -> bool {
    match (written.parse::<f64>(), measured) {
        // The digits of roundoff depend on the order of operations.
        (Ok(written), Some(measured)) if written < 1e-8 => measured < 10.0 * written.max(1e-14),
        // So does the error of an integral that is lost: a change of ε by 4e-16 of its value moves
        // the driver's energy under `itoh-abe` from 3.1 to 4.0.
        (Ok(written), Some(measured)) if written > scale => (0.5..=2.0).contains(&(measured / written)),
        (Ok(written), Some(measured)) => (measured / written - 1.0).abs() <= 0.1,
        (Err(_), None) => written == "—",
        _ => false,
    }
}

/// Returns the rows below a marker of the page, cell by cell.
fn marked(page: &str, marker: &str) -> Vec<Vec<String>> {
    let begin = format!("<!-- {marker} -->");
    let (_, rest) = page.split_once(&begin).unwrap_or_else(|| panic!("there is no {begin}"));
    let (part, _) = rest.split_once("<!-- end -->").unwrap();
    let lines = part.lines().filter(|line| line.starts_with('|')).skip(2);
    lines.map(|line| line.trim_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect()).collect()
}

/// Every method of the compiler is in the table, or is for other systems.
#[test]
fn every_method_is_in_the_table() {
    let rows = rows();
    for method in METHODS {
        let name = method.properties.name;
        let is_there = rows.iter().any(|row| row.method == name);
        assert!(is_there != FOREIGN.contains(&name), "`{name}`");
    }
}

/// A record of a run's table, by the names of its columns.
type Record = BTreeMap<String, String>;

fn records(folder: &Path, name: &str) -> Vec<Record> {
    let mut rows = csv::Reader::from_path(folder.join(name)).unwrap();
    let columns = rows.headers().unwrap().clone();
    let named = |row: csv::StringRecord| columns.iter().map(str::to_owned).zip(row.iter().map(str::to_owned)).collect();
    rows.records().map(|row| named(row.unwrap())).collect()
}

/// Formats a number of a record, or a dash.
fn cell(record: &Record, column: &str) -> String {
    record[column].parse::<f64>().map_or("—".to_owned(), short)
}

/// Formats a row of a problem's table: the three numbers of each integral, slopes, and whether all
/// are kept.
fn row_of(records: &[&Record]) -> String {
    let mut text = format!("| `{}` |", records[0]["method"]);
    let times = ["3000", "30000", "100000"];
    for (integral, record) in INTEGRALS.iter().zip(records) {
        assert_eq!(record["integral"], **integral);
        let three = times.map(|t| cell(record, &format!("largest error to t = {t}")));
        let _ = write!(text, " {} |", three.join(" "));
        if ["passenger", "hidden"].contains(integral) {
            let slope = if record["growth"] == "roundoff" { "roundoff".to_owned() } else { cell(record, "slope") };
            let _ = write!(text, " {slope} |");
        }
    }
    let ended = records[0]["ended at"].parse::<f64>().ok();
    let lost = records.iter().any(|r| !["roundoff", "bounded"].contains(&r["growth"].as_str()));
    let kept = match ended {
        Some(t) => format!("ends at {t:.0}"),
        None => if lost { "no" } else { "yes" }.to_owned(),
    };
    text + &format!(" {kept} |\n")
}

const HEAD: &str = "| method | total | driver | passenger | slope | hidden | slope | all kept |\n|---|---:|---:|---:|---:|---:|---:|---|\n";

/// Returns the tables of a run, by their markers.
fn tables(folder: &Path) -> BTreeMap<String, String> {
    let mut tables = BTreeMap::new();
    let all =
        ["iso-rotating.csv", "iso-oscillating.csv", "iso-knife-edge.csv"].map(|name| records(folder, name)).concat();
    let of = |case: &Case, method: &str| -> Vec<&Record> {
        all.iter().filter(|r| r["problem"] == case.name && r["method"] == method).collect()
    };
    for case in &CASES {
        let lines: String = rows().iter().map(|row| row_of(&of(case, &row.label()))).collect();
        tables.insert(format!("table {}", case.name), format!("{HEAD}{lines}"));
    }
    let chosen = [
        "iso",
        "iso-var",
        "iso:4",
        "avf ⊥",
        "midpoint ⊥",
        "itoh-abe ⊥",
        "leapfrog",
        "gonzalez ⊥",
        "gonzalez",
        "avf",
        "avf6",
        "dla",
        "dla01",
        "dd",
        "spark3",
        "rk4",
        "taylor",
    ];
    let rotating = CASES.iter().find(|case| case.name == "rot−").unwrap();
    let lines: String = chosen.iter().map(|method| row_of(&of(rotating, method))).collect();
    tables.insert("summary".to_owned(), format!("{HEAD}{lines}"));

    let mut counts = String::from("| method |");
    counts += &CASES.map(|case| format!(" {} |", case.name)).concat();
    counts += "\n|---|";
    counts += &"---|".repeat(CASES.len());
    counts += "\n";
    for row in rows() {
        let cells = CASES.map(|case| {
            let text = row_of(&of(&case, &row.label()));
            let last = text.trim_end().trim_end_matches(" |").rsplit("| ").next().unwrap().to_owned();
            format!(" {} |", if last.starts_with("ends") { "ends" } else { &last })
        });
        let _ = writeln!(counts, "| `{}` |{}", row.label(), cells.concat());
    }
    tables.insert("kept".to_owned(), counts);

    let mut text =
        String::from("| system | method | integral | largest error | slope | |\n|---|---|---|---:|---:|---|\n");
    for r in records(folder, "iso-others.csv") {
        let slope = if r["growth"] == "roundoff" { "—".to_owned() } else { cell(&r, "slope") };
        let growth = r["ended at"].parse::<f64>().map_or(r["growth"].clone(), |t| format!("ends at {t:.0}"));
        let numbers = format!("{} | {slope} | {growth}", cell(&r, "largest error"));
        let _ = writeln!(text, "| `{}` | `{}` | `{}` | {numbers} |", r["problem"], r["method"], r["integral"]);
    }
    tables.insert("others".to_owned(), text);

    let mut text = String::from("| method | problem | h | measured | predicted |\n|---|---|---:|---:|---:|\n");
    for r in records(folder, "iso-formulas-rates.csv").iter().filter(|r| r["method"] != "iso" && r["problem"] != "osc+")
    {
        let number = |column: &str| format!("{:.3e}", r[column].parse::<f64>().unwrap());
        let h: f64 = r["h"].parse().unwrap();
        let _ = writeln!(
            text,
            "| `{}` | {} | {h} | {} | {} |",
            r["method"],
            r["problem"],
            number("measured"),
            number("predicted")
        );
    }
    tables.insert("rates".to_owned(), text);
    tables
}

/// Writes the tables of the run in the folder `NH_KEEPING`, if it is set.
#[test]
fn the_page_has_the_tables_of_a_run() {
    let file = docs("keeping.md");
    let mut page = fs::read_to_string(&file).unwrap();
    let Some(folder) = std::env::var_os("NH_KEEPING") else {
        // The tables' places exist. They are filled, or empty if no full run has been made yet.
        for case in CASES {
            let lines = marked(&page, &format!("table {}", case.name)).len();
            let is_empty = lines == 0 && !case.name.starts_with("rot");
            assert!(is_empty || lines == rows().len(), "{}: {lines} rows", case.name);
        }
        return;
    };
    for (marker, text) in tables(Path::new(&folder)) {
        let begin = format!("<!-- {marker} -->\n");
        let (before, rest) = page.split_once(&begin).unwrap_or_else(|| panic!("there is no {begin}"));
        let (_, after) = rest.split_once("<!-- end -->").unwrap();
        page = format!("{before}{begin}\n{text}\n<!-- end -->{after}");
    }
    fs::write(file, page).unwrap();
}

/// Derives a declaration with those of these methods that apply.
fn derived(declaration: Declaration<'_>, methods: &[&str]) -> Result<Derived, String> {
    let models = Path::new(env!("CARGO_MANIFEST_DIR")).join("../models");
    let (file, yaml) = declaration.source(|name| fs::read_to_string(models.join(format!("{name}.yaml"))).ok());
    let yaml = yaml.ok_or_else(|| format!("there is no model `{file}`"))?;
    let derive = || -> Result<Derived, String> {
        let mut declared = declaration::Declaration::from_yaml(&yaml, file).map_err(|errors| errors.to_string())?;
        let mechanics = pipeline::mechanics(&declared).map_err(|errors| errors.to_string())?;
        let (mut names, mut refused) = (Vec::new(), Vec::new());
        for method in METHODS {
            let name = method.properties.name;
            match scheme::applies(method, &mechanics) {
                _ if !methods.contains(&"all") && !methods.contains(&name) => {}
                Err(refusal) => refused.push((name.to_owned(), refusal.reason)),
                Ok(()) => names.push(Name::new(name.to_owned(), Origin::Whole)),
            }
        }
        declared.methods = Some(names);
        declared.expose = Expose::all();
        let compiled = pipeline::compile(&declared).map_err(|errors| errors.to_string())?;
        Ok(Derived { model: Box::new(Declared::new(&compiled)?), refused })
    };
    thread::scope(|scope| {
        let deep = thread::Builder::new().stack_size(pipeline::STACK).spawn_scoped(scope, derive);
        deep.expect("a thread").join().expect("no panic")
    })
}

fn with_setting(run: impl FnOnce(&Setting<'_>)) {
    run(&Setting::new(&derived));
}

/// The error at the first of the three times is measured for all methods on two problems.
#[test]
fn the_tables_are_measured_again() {
    let page = fs::read_to_string(docs("keeping.md")).unwrap();
    let cases: Vec<Case> = CASES.iter().filter(|case| ["rot−", "rot+"].contains(&case.name)).copied().collect();
    with_setting(|setting| {
        let times = ([1.5e3, 2e3, 3e3], 30.0);
        let (entries, _) = table::entries(setting, &cases, &rows(), times).unwrap();
        let mut wrong = Vec::new();
        for entry in entries {
            let written = marked(&page, &format!("table {}", entry.case.name));
            let row = written.iter().find(|row| row[0] == entry.row.label()).unwrap();
            for (i, column) in [1, 2, 3, 5].into_iter().enumerate() {
                let (first, measured) = (row[column].split(' ').next().unwrap(), entry.run.kept[i].at[2]);
                if !agree(first, measured, entry.run.kept[i].scale) {
                    let (case, row, integral) = (entry.case.name, entry.row.label(), INTEGRALS[i]);
                    wrong.push(format!("{case}, {row}, {integral}: {first} on the page, {measured:?} measured"));
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    });
}

/// Fast systems of the second table are measured completely.
#[test]
fn other_systems_are_measured_again() {
    let page = fs::read_to_string(docs("keeping.md")).unwrap();
    let written = marked(&page, "others");
    if written.is_empty() {
        // No full run of these has been made yet, so the page has no numbers to compare.
        return;
    }
    with_setting(|setting| {
        let entries = others::entries(setting, |name| ["kharlamova", "snakeboard", "torus"].contains(&name)).unwrap().0;
        assert!(entries.len() > 20);
        let mut wrong = Vec::new();
        for entry in &entries {
            for (integral, kept) in entry.names.iter().zip(&entry.run.kept) {
                let is_it = |row: &&Vec<String>| row[..3] == [entry.stranger.name, entry.method, integral];
                let row = written.iter().find(is_it).unwrap();
                let growth = entry
                    .run
                    .ended
                    .as_ref()
                    .map_or(watch::word(kept.behaviour()).to_owned(), |(t, _)| format!("ends at {t:.0}"));
                if !agree(&row[3], Some(kept.largest()), kept.scale) || row[5] != growth {
                    wrong.push(format!("{row:?} on the page, {:e} {growth} measured", kept.largest()));
                }
            }
        }
        assert!(wrong.is_empty(), "{wrong:#?}");
    });
}

/// The rates of DLA, and their predictions, are measured.
#[test]
fn rates_are_measured_again() {
    let page = fs::read_to_string(docs("keeping.md")).unwrap();
    let written = marked(&page, "rates");
    with_setting(|setting| {
        let volumes = super::formulas::volumes(setting).unwrap();
        assert_eq!(written.len(), 8);
        for row in written {
            let is_it = |v: &&super::formulas::Volume| row[..3] == [v.method, v.case.name, &v.step.to_string()];
            let volume = volumes.iter().find(is_it).unwrap();
            for (text, number) in row[3..].iter().zip([volume.measured, volume.predicted]) {
                assert_eq!(*text, format!("{number:.3e}"), "{row:?}");
            }
        }
    });
}

/// The table of the paper for print is a part of the page's.
#[test]
fn the_paper_has_the_numbers_of_the_page() {
    let page = fs::read_to_string(docs("keeping.md")).unwrap();
    let paper = fs::read_to_string(docs("keeping.tex")).unwrap();
    let (_, rest) = paper.split_once("% summary\n").unwrap();
    let (part, _) = rest.split_once("% end\n").unwrap();
    let plain = |cell: &str| {
        cell.replace("--", "—")
            .replace('$', "")
            .replace("\\perp", "⊥")
            .replace("\\texttt{", "")
            .replace(['}', '\\'], "")
            .trim()
            .to_owned()
    };
    let rows: Vec<Vec<String>> = part.lines().map(|line| line.split('&').map(plain).collect()).collect();
    let written = marked(&page, "summary");
    assert_eq!(rows.len(), written.len());
    for (paper, page) in rows.iter().zip(&written) {
        assert_eq!(paper[..], [&page[0], &page[1], &page[2], &page[3], &page[5]].map(Clone::clone));
    }
}
