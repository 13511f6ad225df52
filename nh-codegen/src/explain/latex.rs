//! Reports as LaTeX: a standalone document that another one with `amsmath` may `\input`.
//!
//! The source is ASCII, so that every engine reads it.

use super::layout::{COLUMN_GAP, Layout, PAGE, width};
use super::prose::{sentences, set_letters, text};
use super::symbols::Symbols;
use super::words::{breakable, in_text};
use super::{EntriesItem, Item, MatrixItem, Name, Names, Report};
use crate::tree::{Tree, Var};

/// The preamble before the report, which is skipped inside another document.
const HEAD: &str = r"\makeatletter
\ifx\@nodocument\relax
  \let\nhexplainend\relax
\else
  \documentclass{article}
  \usepackage{amsmath}
  \begin{document}
  \def\nhexplainend{\end{document}}
\fi
\makeatother
\begingroup
\allowdisplaybreaks
\raggedright
\setlength{\parindent}{0pt}
\setlength{\parskip}{4pt plus 2pt}
\raggedbottom
";

const TAIL: &str = "\n\\endgroup\n\\nhexplainend\n";

/// Maximum number of rows of a matrix: with a fraction in each, more rows may not fit a page.
const MAX_ROWS: usize = 16;

/// Maximum number of lines of a table between two possible page breaks.
const MAX_LINES: usize = 30;

/// Returns the report as LaTeX source.
pub fn print(report: &Report, names: &Names<'_>) -> String {
    let symbols = Symbols::of(report, names);
    let mut layout = Layout::new(symbols.part);
    // The numbers after the name are n, k, r and m, which may be parameters of the model.
    let title = report.title.split("   (").next().unwrap_or(&report.title);
    let mut out = format!(
        "% {}: a document by itself; \\input it into one that has \\usepackage{{amsmath}}.\n{HEAD}\n\\section*{{{}}}\n",
        title.escape_default(),
        title.split_whitespace().map(in_text).collect::<Vec<_>>().join(" ")
    );
    out.push_str(&list_of_symbols(&symbols, names));
    for section in &report.sections {
        out.push_str(&format!("\n\\subsection*{{{}}}\n", text(&section.heading)));
        for item in &section.items {
            out.push('\n');
            match item {
                Item::Text(text) => out.push_str(&format!("{}\n", sentences(text))),
                Item::Names { what, names } => {
                    let list: Vec<String> = names.iter().map(|name| format!("${}$", symbols.symbol(name))).collect();
                    out.push_str(&format!("{} {}\n", sentence(what), list.join(", ")));
                }
                Item::Matrix(matrix) => out.push_str(&matrix_item(matrix, &symbols, &mut layout)),
                Item::Entries(list) => out.push_str(&entries_item(list, &symbols, &mut layout)),
                Item::Table { head, rows, .. } => out.push_str(&table(head, rows)),
            }
        }
    }
    out.push_str(TAIL);
    out
}

/// Returns a description as the beginning of a sentence.
fn sentence(what: &str) -> String {
    let mut letters = what.chars();
    let first = letters.next().filter(|_| !what.starts_with("g-")).filter(char::is_ascii_lowercase);
    let second_is_letter =
        what.chars().nth(1).is_some_and(|c| c.is_alphabetic() || (c == ' ' && what.starts_with('a')));
    match first.filter(|_| second_is_letter) {
        Some(first) => sentences(&format!("{}{}", first.to_ascii_uppercase(), letters.as_str())),
        None => sentences(what),
    }
}

/// Returns the names of the declaration that occur in formulas, with their meanings, and the full
/// form of abbreviated names.
fn list_of_symbols(symbols: &Symbols, names: &Names<'_>) -> String {
    if symbols.listed.is_empty() {
        return String::new();
    }
    let mut out = "\n\\subsection*{symbols}\n\n".to_owned();
    for (name, symbol, own) in &symbols.listed {
        let mut line = format!("${symbol}$: {}", in_text(&names.name(name)));
        for fact in facts(name, names).into_iter().filter(|fact| !fact.is_empty()) {
            line.push_str(&format!(", {}", text(&fact)));
        }
        if let Some(own) = own {
            line.push_str(&format!(" (marked, since ${own}$ has another meaning here)"));
        }
        out.push_str(&format!("{line}\n\n"));
    }
    out
}

/// Returns the kind, unit and meaning of a declared name.
fn facts(name: &Name, names: &Names<'_>) -> Vec<String> {
    let about = &names.model.about;
    let word = |text: &Option<String>| text.clone().unwrap_or_default();
    match name {
        Name::Model(Var::Parameter(i)) => {
            let parameter = &about.parameters[*i];
            vec!["parameter".into(), word(&parameter.unit), word(&parameter.text)]
        }
        Name::Model(Var::Coordinate(i)) => {
            let coordinate = &about.coordinates[*i];
            vec!["coordinate".into(), word(&coordinate.unit), word(&coordinate.text)]
        }
        Name::Model(Var::Velocity(i)) => {
            let velocity = &about.velocities[*i];
            vec!["velocity".into(), word(&velocity.unit), word(&velocity.text)]
        }
        Name::Model(Var::Input(_)) => vec!["control input".into()],
        Name::Declared(_) => vec!["as declared".into()],
        _ => Vec::new(),
    }
}

fn matrix_item(matrix: &MatrixItem, symbols: &Symbols, layout: &mut Layout<'_>) -> String {
    let caption = sentence(&matrix.what);
    let label = matrix.latex;
    let rows: Vec<Vec<Tree<String>>> =
        matrix.rows.iter().map(|row| row.iter().map(|tree| symbols.tree(tree)).collect()).collect();
    let columns = rows.first().map_or(0, Vec::len);
    if columns == 0 {
        return format!("{caption}: ${label}$ is empty.\n");
    }
    if let ([row], 1) = (rows.as_slice(), columns) {
        return format!("{caption}:\n{}", layout.equations(&[(label.to_owned(), row[0].clone())]));
    }
    let cells: Vec<Vec<String>> =
        rows.iter().map(|row| row.iter().map(|tree| crate::tree::latex(tree, &String::clone)).collect()).collect();
    let widest = |j: usize| cells.iter().map(|row| width(&row[j])).fold(0.0, f64::max) + COLUMN_GAP;
    let total: f64 = (0..columns).map(widest).sum::<f64>() + width(label) + 30.0;
    if total <= PAGE && rows.len() <= MAX_ROWS {
        let lines: Vec<String> = cells.iter().map(|row| format!("    {}", row.join(" & "))).collect();
        // Adjacent rows of fractions would touch.
        let stretch = if cells.iter().flatten().any(|cell| cell.contains("\\frac")) {
            "\\renewcommand{\\arraystretch}{1.6}\n  "
        } else {
            ""
        };
        // An array has as many columns as it declares; amsmath's matrices have ten.
        return format!(
            "{caption}:\n\\[\n  {stretch}{label} = \\left(\\begin{{array}}{{{}}}\n{}\n  \\end{{array}}\\right)\n\\]\n",
            "c".repeat(columns),
            lines.join(" \\\\\n")
        );
    }
    let base = if label.contains(['^', '_', '/', ',']) { format!("\\left({label}\\right)") } else { label.to_owned() };
    let size = if columns == 1 { format!("{}", rows.len()) } else { format!("{} \\times {columns}", rows.len()) };
    let mut entries = Vec::new();
    for (i, row) in rows.into_iter().enumerate() {
        for (j, tree) in row.into_iter().enumerate() {
            let is_zero = cells[i][j] == "0";
            let index = if columns == 1 { format!("{}", i + 1) } else { format!("{},{}", i + 1, j + 1) };
            if !is_zero {
                entries.push((format!("{base}_{{{index}}}"), tree));
            }
        }
    }
    if entries.is_empty() {
        return format!("{caption}: ${label} = 0$, ${size}$ entries.\n");
    }
    format!(
        "{caption}: ${label}$ has ${size}$ entries, which are 0 unless they are listed:\n{}",
        layout.equations(&entries)
    )
}

fn entries_item(list: &EntriesItem, symbols: &Symbols, layout: &mut Layout<'_>) -> String {
    let caption = sentence(&list.what);
    if list.entries.is_empty() {
        return format!("{caption}: all are 0.\n");
    }
    let equations: Vec<(String, Tree<String>)> =
        list.entries.iter().map(|(label, tree)| (symbols.label(label), symbols.tree(tree))).collect();
    format!("{caption}:\n{}", layout.equations(&equations))
}

/// Returns tables of a few lines each, with possible page breaks between them.
fn table(head: &[String], rows: &[Vec<String>]) -> String {
    /// The mean width of a letter of text, in points.
    const LETTER: f64 = 5.2;
    let letters = |cell: &String| set_letters(cell) as f64 * LETTER;
    let natural: Vec<f64> = (0..head.len())
        .map(|j| rows.iter().map(|row| letters(&row[j])).fold(letters(&head[j]), f64::max) + 2.0)
        .collect();
    let room = PAGE - COLUMN_GAP * head.len() as f64;
    let widths = fitted(&natural, room);
    let columns: String = widths
        .iter()
        .zip(&natural)
        .map(|(fits, natural)| match fits < natural {
            true => format!("p{{{fits:.0}pt}}"),
            false => "l".to_owned(),
        })
        .collect();
    let cells = |row: &[String]| -> String {
        let cells: Vec<String> = row
            .iter()
            .zip(widths.iter().zip(&natural))
            .map(|(cell, (fits, natural))| match fits < natural {
                true => format!("\\raggedright {}", breakable(cell)),
                false => text(cell),
            })
            .collect();
        let row = cells.join(" & ");
        // A bracket after the end of the previous row would begin a distance.
        let start = if row.starts_with(['[', '*']) { "{}" } else { "" };
        format!("  {start}{row} \\tabularnewline\n")
    };
    let lines = |row: &[String]| -> usize {
        row.iter().zip(&widths).map(|(cell, fits)| 1 + (letters(cell) / fits) as usize).max().unwrap_or(1)
    };
    let mut out = String::new();
    let mut rest = rows;
    loop {
        let mut used = 0;
        let count = rest.iter().take_while(|row| {
            let first = used == 0;
            used += lines(row);
            first || used <= MAX_LINES
        });
        let (these, later) = rest.split_at(count.count());
        out.push_str(&format!("\\begin{{tabular}}{{@{{}}{columns}@{{}}}}\n{}  \\hline\n", cells(head)));
        these.iter().for_each(|row| out.push_str(&cells(row)));
        out.push_str("\\end{tabular}\n\n");
        rest = later;
        if rest.is_empty() {
            return out;
        }
    }
}

/// Returns the widths of columns: their natural widths, or equal shares of the room that narrower
/// ones leave.
fn fitted(natural: &[f64], room: f64) -> Vec<f64> {
    let mut order: Vec<usize> = (0..natural.len()).collect();
    order.sort_by(|&i, &j| natural[i].total_cmp(&natural[j]));
    let (mut left, mut widths) = (room, vec![0.0; natural.len()]);
    for (done, &i) in order.iter().enumerate() {
        let share = left / (natural.len() - done) as f64;
        widths[i] = natural[i].min(share);
        left -= widths[i];
    }
    widths
}
