//! Each table of numbers in `docs/choosing.md` agrees with the measurement of the command above it.

use crate::page::{Page, workspace};
use serde_json::Value;
use std::fs;

/// A table below a command.
struct Evidence {
    command: String,
    columns: Vec<String>,
    rows: Vec<Vec<String>>,
}

fn evidence(text: &str) -> Vec<Evidence> {
    let mut all: Vec<Evidence> = Vec::new();
    for line in text.lines() {
        if let Some(command) = line.strip_prefix("$ ") {
            all.push(Evidence { command: command.to_owned(), columns: Vec::new(), rows: Vec::new() });
        } else if let (Some(row), Some(last)) = (line.strip_prefix('|'), all.last_mut()) {
            let cells: Vec<String> =
                row.trim_end_matches('|').split('|').map(|cell| cell.trim().replace('`', "")).collect();
            if last.columns.is_empty() {
                last.columns = cells;
            } else if !cells[0].starts_with("--") {
                last.rows.push(cells);
            }
        }
    }
    all
}

/// Returns the entry of the command's JSON for a column of the page.
fn measured<'v>(method: &'v Value, column: &str) -> &'v Value {
    let summary = &method["summary"];
    match column {
        "energy error" => &summary["energy_error"],
        "energy drift" => &summary["energy_drift"],
        "constraint" => &summary["constraint"],
        "off the group" => &summary["group_defect"],
        "status" => &summary["status"],
        "error at h = 0.1" => {
            let points = method["points"].as_array().unwrap();
            &points.iter().find(|point| point["step"] == 0.1).unwrap()["error"]
        }
        invariant => {
            let all = summary["invariants"].as_array().unwrap();
            let named = all.iter().find(|one| one["name"] == invariant);
            &named.unwrap_or_else(|| panic!("what is the column `{column}`?"))["error"]
        }
    }
}

/// Returns whether a measurement agrees with the page. Numbers are written with two digits. A
/// number at roundoff must be at roundoff in both; its digits depend on the order of operations.
fn agree(written: &str, measured: &Value) -> bool {
    const ROUNDOFF: f64 = 1e-13;
    if written.is_empty() {
        return true;
    }
    let Some(number) = measured.as_f64() else { return measured == written };
    if let Some(bound) = written.strip_prefix("below ") {
        return number.abs() < bound.parse::<f64>().unwrap();
    }
    let stated: f64 = written.parse().unwrap_or_else(|_| panic!("`{written}` is no number"));
    // Half a unit of the second digit is at most a twentieth.
    (number - stated).abs() <= 0.05 * stated.abs() || (number.abs() < ROUNDOFF && stated.abs() < ROUNDOFF)
}

#[test]
fn every_row_of_the_decision_table_has_evidence() {
    let page = Page::read("choosing");
    let file = "veselova_so3.yaml";
    fs::copy(workspace().join("tests/strangers").join(file), page.path(file)).unwrap();
    let (table, below) = page.text().split_once("## Evidence").unwrap();
    let sections: Vec<&str> = below.split("\n### ").skip(1).map(|section| &section[..1]).collect();
    let rows: Vec<&str> =
        table.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| you want")).collect();
    assert!(rows.len() >= 10);
    for row in rows {
        let links = row.rsplit('|').nth(1).unwrap();
        assert!(links.contains("](#"), "no evidence: {row}");
        for section in links.split('[').skip(1).map(|link| &link[..1]) {
            assert!(sections.contains(&section), "there is no section {section}: {row}");
        }
    }

    for Evidence { command, columns, rows } in evidence(below) {
        if rows.is_empty() {
            // The derivatives have no table: the command itself fails if one is wrong.
            let (said, error) = page.nh(&command);
            assert_eq!((error, said.matches("roundoff\n").count()), (None, 2), "{said}");
            continue;
        }
        let (_, error) = page.nh(&format!("{command} --output measured.json"));
        let fails = rows.iter().flatten().any(|cell| cell == "failed");
        assert_eq!(error.is_some(), fails, "{command}: {error:?}");
        let json: Value = serde_json::from_slice(&fs::read(page.path("measured.json")).unwrap()).unwrap();
        let methods = json["methods"].as_array().unwrap();
        assert_eq!(methods.len(), rows.len(), "{command}");
        for row in rows {
            let of_row = |method: &&Value| method["method"].as_str().unwrap().split(":10").next() == Some(&row[0]);
            let method = methods.iter().find(of_row).unwrap_or_else(|| panic!("{command}: no `{}`", row[0]));
            for (column, written) in columns.iter().zip(&row).skip(1) {
                let measured = measured(method, column);
                assert!(agree(written, measured), "{command}: {column} of {} is {measured}, not {written}", row[0]);
            }
        }
    }
}
