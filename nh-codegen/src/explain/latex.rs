//! Reports as LaTeX: `\section*`s of display formulas, to be `\input` into a document with `amsmath`.

use super::{Item, Names, Report};

/// The report as LaTeX source.
pub fn print(report: &Report, names: &Names<'_>) -> String {
    let mut out = format!("% {} (needs amsmath)\n", report.title);
    for section in &report.sections {
        out.push_str(&format!("\n\\section*{{{}}}\n", escape(&section.heading)));
        for item in &section.items {
            out.push('\n');
            match item {
                Item::Text(text) => out.push_str(&format!("{}\n", escape(text))),
                Item::Matrix(m) => {
                    out.push_str(&format!("% {}\n\\[\n  {} = ", m.what, m.latex));
                    match m.rows.as_slice() {
                        [row] if row.len() == 1 => out.push_str(&names.latex(&row[0])),
                        rows => {
                            out.push_str("\\begin{pmatrix}\n");
                            for row in rows {
                                let row: Vec<String> = row.iter().map(|t| names.latex(t)).collect();
                                out.push_str(&format!("    {} \\\\\n", row.join(" & ")));
                            }
                            out.push_str("  \\end{pmatrix}");
                        }
                    }
                    out.push_str("\n\\]\n");
                }
                Item::Entries(e) => {
                    out.push_str(&format!("% {}\n", e.what));
                    if e.entries.is_empty() {
                        out.push_str("All zero.\n");
                        continue;
                    }
                    let lines: Vec<String> = e
                        .entries
                        .iter()
                        .map(|(_, label, tree)| format!("  {label} &= {}", names.latex(tree)))
                        .collect();
                    out.push_str(&format!("\\begin{{align*}}\n{}\n\\end{{align*}}\n", lines.join(" \\\\\n")));
                }
                Item::Table { head, rows, .. } => {
                    out.push_str(&format!("\\begin{{tabular}}{{{}}}\n", "l".repeat(head.len())));
                    for row in std::iter::once(head).chain(rows) {
                        let cells: Vec<String> = row.iter().map(|c| escape(c)).collect();
                        out.push_str(&format!("  {} \\\\\n", cells.join(" & ")));
                    }
                    out.push_str("\\end{tabular}\n");
                }
            }
        }
    }
    out
}

fn escape(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '_' | '%' | '&' | '#' | '$' | '{' | '}' => {
                out.push('\\');
                out.push(c);
            }
            '^' => out.push_str("\\^{}"),
            '\\' => out.push_str("\\textbackslash{}"),
            '~' => out.push_str("\\textasciitilde{}"),
            _ => out.push(c),
        }
    }
    out
}
