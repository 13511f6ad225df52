//! Reports for a terminal.

use super::{Item, Names, Report};

/// Maximum width of a matrix; wider ones are listed entry by entry.
const WIDTH: usize = 110;

/// Returns the report as text.
pub fn print(report: &Report, names: &Names<'_>) -> String {
    let mut out = format!("{}\n{}\n", report.title, "═".repeat(report.title.chars().count()));
    for section in &report.sections {
        out.push_str(&format!("\n{}\n{}\n", section.heading, "─".repeat(section.heading.chars().count())));
        for item in &section.items {
            out.push('\n');
            match item {
                Item::Text(text) => {
                    for line in text.lines() {
                        out.push_str(&format!("  {line}\n"));
                    }
                }
                Item::Names { what, names: list } => out.push_str(&format!("  {}\n", names.list(what, list))),
                Item::Matrix(m) => {
                    let rows: Vec<Vec<String>> =
                        m.rows.iter().map(|row| row.iter().map(|t| names.text(t)).collect()).collect();
                    print_matrix(&mut out, m.symbol, &m.what, &rows);
                }
                Item::Entries(e) => {
                    out.push_str(&format!("  {}\n", e.what));
                    let labels: Vec<String> = e.entries.iter().map(|(label, _)| names.label(label)).collect();
                    let width = labels.iter().map(|label| label.chars().count()).max().unwrap_or(0);
                    for (label, (_, tree)) in labels.iter().zip(&e.entries) {
                        out.push_str(&format!("    {} = {}\n", pad(label, width), names.text(tree)));
                    }
                    if e.entries.is_empty() {
                        out.push_str("    all zero\n");
                    }
                }
                Item::Table { head, rows, .. } => print_table(&mut out, head, rows),
            }
        }
    }
    out
}

fn print_matrix(out: &mut String, symbol: &str, what: &str, rows: &[Vec<String>]) {
    let columns = rows.first().map_or(0, Vec::len);
    out.push_str(&format!("  {symbol}   {what}"));
    match rows {
        [] => return out.push_str("\n    (empty)\n"),
        [row] if row.len() == 1 => return out.push_str(&format!("\n    {}\n", row[0])),
        _ if columns == 1 => out.push_str(&format!(", {} entries\n", rows.len())),
        _ => out.push_str(&format!(", {} × {columns}\n", rows.len())),
    }
    let widths: Vec<usize> =
        (0..columns).map(|j| rows.iter().map(|row| row[j].chars().count()).max().unwrap_or(0)).collect();
    if widths.iter().sum::<usize>() + 3 * columns > WIDTH {
        for (i, row) in rows.iter().enumerate() {
            for (j, entry) in row.iter().enumerate() {
                if entry != "0" {
                    let index = if columns == 1 { format!("{}", i + 1) } else { format!("{},{}", i + 1, j + 1) };
                    out.push_str(&format!("    {symbol}[{index}] = {entry}\n"));
                }
            }
        }
        return;
    }
    for (i, row) in rows.iter().enumerate() {
        let (left, right) = match (i, rows.len()) {
            (_, 1) => ('[', ']'),
            (0, _) => ('⎡', '⎤'),
            (i, n) if i + 1 == n => ('⎣', '⎦'),
            _ => ('⎢', '⎥'),
        };
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &w)| pad(cell, w)).collect();
        out.push_str(&format!("    {left} {} {right}\n", cells.join("   ")));
    }
}

fn print_table(out: &mut String, head: &[String], rows: &[Vec<String>]) {
    let widths: Vec<usize> = (0..head.len())
        .map(|j| rows.iter().map(|r| r[j].chars().count()).max().unwrap_or(0).max(head[j].chars().count()))
        .collect();
    for row in std::iter::once(head).chain(rows.iter().map(Vec::as_slice)) {
        let cells: Vec<String> = row.iter().zip(&widths).map(|(cell, &w)| pad(cell, w)).collect();
        out.push_str(&format!("    {}\n", cells.join("   ").trim_end()));
    }
}

fn pad(text: &str, width: usize) -> String {
    format!("{text}{}", " ".repeat(width.saturating_sub(text.chars().count())))
}
