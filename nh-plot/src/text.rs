//! Texts of figures: their widths and their subscripts.
//!
//! A subscript that Unicode has no letters for is written `_{f}`, as in `ψ_{f}`.

use svg::node::Text;

/// Splits a text into parts on the line and parts below it.
fn parts(text: &str) -> Vec<(&str, bool)> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((before, after)) = rest.split_once("_{")
        && let Some((below, end)) = after.split_once('}')
    {
        parts.extend([(before, false), (below, true)]);
        rest = end;
    }
    parts.push((rest, false));
    parts.retain(|(part, _)| !part.is_empty());
    parts
}

/// The size of subscripts relative to that of the text.
const SMALL: f64 = 0.7;

/// Formats a text as the contents of an SVG element.
pub(super) fn marked(text: &str, size: f64) -> String {
    let (mut out, mut down) = (String::new(), false);
    for (part, below) in parts(text) {
        let part = Text::new(part).to_string();
        let shift = 0.22 * size;
        match (below, down) {
            (true, _) => out += &format!("<tspan dy=\"{shift:.2}\" font-size=\"{:.2}\">{part}</tspan>", SMALL * size),
            (false, true) => out += &format!("<tspan dy=\"-{shift:.2}\">{part}</tspan>"),
            (false, false) => out += &part,
        }
        down = below;
    }
    out
}

/// Returns a text without marks: `ψ_f`.
pub fn plain(text: &str) -> String {
    parts(text).into_iter().map(|(part, below)| if below { format!("_{part}") } else { part.to_owned() }).collect()
}

/// Estimates the width of a text, for placing things beside it. No letter is wider in DejaVu Sans
/// or Verdana, which are wide fonts.
pub(super) fn width(text: &str, size: f64) -> f64 {
    let of = |part: &str| part.chars().map(advance).sum::<f64>();
    parts(text).into_iter().map(|(part, below)| of(part) * if below { SMALL * size } else { size }).sum()
}

/// Estimates the width of a text in bold letters.
pub(super) fn bold_width(text: &str, size: f64) -> f64 {
    1.14 * width(text, size)
}

/// Returns the advance of a letter of DejaVu Sans, or a little more, relative to the font size.
fn advance(c: char) -> f64 {
    match c {
        // Combining marks.
        '\u{300}'..='\u{36f}' => 0.0,
        'i' | 'j' | 'l' | 'I' | 'J' | 'ι' | '\'' | ' ' | '.' | ',' | '·' | ':' | ';' | '|' | '/' | '\\' => 0.36,
        'f' | 't' | 'r' | '(' | ')' | '[' | ']' | '-' | '!' => 0.43,
        '⁰'..='⁹' | '₀'..='₉' | '¹' | '²' | '³' => 0.43,
        '%' | 'm' | 'W' | '@' | '—' | '…' | '⟨' | '⟩' => 1.0,
        'w' | 'M' | 'ω' | '#' | '&' | '^' | '~' | '+' | '−' | '±' | '×' | '<' | '=' | '>' | '≤' | '≥' | '≈' | '∞' => {
            0.87
        }
        'A'..='Z' | 'Γ'..='Ω' => 0.79,
        _ => 0.66,
    }
}

/// Sets items one after another on lines of this width, with a separator between them.
pub(super) fn lines(items: &[String], separator: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for item in items {
        match lines.last_mut() {
            Some(line) if width(&format!("{line}{separator}{item}"), size) <= room => {
                line.push_str(separator);
                line.push_str(item);
            }
            _ => lines.push(item.clone()),
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn subscripts_are_set_down_and_come_up_again() {
        assert_eq!(marked("a < b", 10.0), "a &lt; b");
        assert_eq!(
            marked("ψ_{f} [rad]", 10.0),
            "ψ<tspan dy=\"2.20\" font-size=\"7.00\">f</tspan><tspan dy=\"-2.20\"> [rad]</tspan>"
        );
        assert_eq!(plain("ψ_{f} and x_{a,b}"), "ψ_f and x_a,b");
        assert_eq!(marked("an _{open one", 10.0), "an _{open one");
        assert!(width("ψ_{f}", 10.0) < width("ψf", 10.0));
    }

    #[test]
    fn long_lines_are_broken_between_items() {
        let items: Vec<String> = (0..20).map(|i| format!("x{i} = 1.5 kg")).collect();
        let broken = lines(&items, ",  ", 14.0, 600.0);
        assert!(broken.len() > 2 && broken.iter().all(|line| width(line, 14.0) <= 600.0));
        assert_eq!(broken.join(",  "), items.join(",  "));
        assert_eq!(lines(&items[..1], ",  ", 14.0, 1.0), items[..1], "one item is not broken");
    }
}
