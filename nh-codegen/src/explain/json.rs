//! Reports as JSON: `{"model": …, "<section>": {"<key>": [[…]] | {label: value} | [rows]}}`,
//! expressions in the declaration's grammar.

use super::{Item, Names, Report};
use serde_json::{Map, Value, json};

/// Returns pretty-printed JSON.
pub fn print(report: &Report, names: &Names<'_>) -> String {
    let mut object = Map::new();
    object.insert("model".into(), json!(report.title));
    for section in &report.sections {
        let mut notes = Vec::new();
        let mut body = Map::new();
        for item in &section.items {
            match item {
                Item::Text(text) => notes.push(json!(text)),
                Item::Names { what, names: list } => notes.push(json!(names.list(what, list))),
                Item::Matrix(m) => {
                    let rows: Vec<Vec<String>> =
                        m.rows.iter().map(|row| row.iter().map(|t| names.text(t)).collect()).collect();
                    body.insert(m.key.into(), json!(rows));
                }
                Item::Entries(e) => {
                    let entries = e.entries.iter().map(|(label, tree)| (names.label(label), json!(names.text(tree))));
                    // Several lists may share a key: parts precede the expressions that contain
                    // them.
                    match body.entry(e.key).or_insert_with(|| Value::Object(Map::new())) {
                        Value::Object(known) => known.extend(entries),
                        other => *other = Value::Object(entries.collect()),
                    }
                }
                Item::Table { key, head, rows } => {
                    let rows: Vec<Value> = rows
                        .iter()
                        .map(|row| Value::Object(head.iter().cloned().zip(row.iter().map(|c| json!(c))).collect()))
                        .collect();
                    body.insert((*key).into(), json!(rows));
                }
            }
        }
        if !notes.is_empty() {
            body.insert("text".into(), json!(notes));
        }
        object.insert(section.heading.clone(), Value::Object(body));
    }
    serde_json::to_string_pretty(&Value::Object(object)).expect("strings serialise") + "\n"
}
