//! An excerpt of a file with the place of a message.

/// The largest number of characters that are shown of a line.
const WIDTH: usize = 90;

/// Returns the line with `length` characters from `column` marked, in the form of rustc's excerpts.
/// Lines and columns count from 1. Returns `None` if the text has no such place.
#[must_use]
pub fn excerpt(text: &str, line: usize, column: usize, length: usize) -> Option<String> {
    let shown = text.lines().nth(line.checked_sub(1)?)?;
    // Each character takes one column.
    let characters: Vec<char> = shown.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    let at = column.checked_sub(1).filter(|at| *at <= characters.len())?;
    let length = length.clamp(1, (characters.len() - at).max(1));
    let first = if characters.len() <= WIDTH { 0 } else { at.saturating_sub(WIDTH / 3).min(characters.len() - WIDTH) };
    let last = characters.len().min(first + WIDTH);
    let part: String = characters[first..last].iter().collect();
    let (before, after) = (if first > 0 { "…" } else { "" }, if last < characters.len() { "…" } else { "" });
    let number = line.to_string();
    let margin = " ".repeat(number.len());
    let indent = " ".repeat(at - first + before.chars().count());
    let mark = "^".repeat(length.min((last - at).max(1)));
    Some(format!("{margin} |\n{number} | {before}{}{after}\n{margin} | {indent}{mark}", part.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::excerpt;

    #[test]
    fn a_place_is_marked() {
        let text = "name: a\nlagrangian: sen(x) + y\r\n\tb\n";
        assert_eq!(excerpt(text, 2, 13, 3).unwrap(), "  |\n2 | lagrangian: sen(x) + y\n  |             ^^^");
        assert_eq!(excerpt(text, 1, 8, 1).unwrap(), "  |\n1 | name: a\n  |        ^");
        assert_eq!(excerpt(text, 3, 2, 40).unwrap(), "  |\n3 |  b\n  |  ^");
        for (line, column) in [(0, 1), (1, 0), (5, 1), (1, 20)] {
            assert_eq!(excerpt(text, line, column, 1), None);
        }
    }

    #[test]
    fn of_a_long_line_the_part_is_shown() {
        let text = format!("{}here{}", "a ".repeat(100), " b".repeat(100));
        let shown = excerpt(&text, 1, 201, 4).unwrap();
        let lines: Vec<&str> = shown.lines().collect();
        let at = lines[2].chars().position(|c| c == '^').unwrap();
        assert_eq!(lines[1].chars().skip(at).take(4).collect::<String>(), "here");
        assert!(lines[1].chars().count() < 100 && lines[1].contains("| …") && lines[1].ends_with('…'));
    }
}
