//! A model file without what says nothing of its expansion: comments on lines of their own, blank lines, spaces at the ends of lines, and
//! the key `drawing`.
//!
//! Text that might be part of a value is kept: block scalars (`|`, `>`) whole, and the whole file where a quoted text goes over
//! several lines. To keep too much costs a derivation; to drop what says something would take the expansion of another declaration.

/// The lines that count, each with its number, from 1.
pub(crate) fn normal(text: &str) -> Vec<(usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let all = || text.lines().enumerate().map(|(at, line)| (at + 1, line));
    let mut kept: Vec<(usize, &str)> = Vec::new();
    // The indentation of the line that opened a block scalar.
    let mut block: Option<usize> = None;
    let mut blank = false;
    // Within `drawing`, on which no expansion depends.
    let mut drawing = false;
    for (number, line) in all() {
        let indentation = line.len() - line.trim_start_matches(' ').len();
        let content = line.trim();
        if let Some(outer) = block {
            if content.is_empty() || indentation > outer {
                kept.push((number, line));
                continue;
            }
            // Blank lines behind a block scalar are no part of it, unless it says so; then they are kept as well.
            block = None;
        }
        // Its items may begin where it does.
        let goes_on = indentation > 0 || content.is_empty() || content.starts_with(['#', '-']);
        drawing = drawing && goes_on || indentation == 0 && is_drawing(content);
        if drawing && !matches!(Line::read(content), Line::Open) {
            continue;
        }
        if content.is_empty() || content.starts_with('#') {
            blank |= content.is_empty();
            continue;
        }
        // Where no key and no item begins, a plain text goes on, and a blank line is a line feed in it.
        if std::mem::take(&mut blank) && !begins(content) {
            kept.push((number - 1, ""));
        }
        match Line::read(content) {
            Line::Open => return all().collect(),
            Line::Block => block = Some(indentation),
            Line::Whole => {}
        }
        kept.push((number, line.trim_end()));
    }
    kept
}

/// Is this the key `drawing`, whose value stands on the lines below?
fn is_drawing(content: &str) -> bool {
    let rest = content.strip_prefix("drawing:").map(str::trim_start);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('#'))
}

/// Does a key or an item of a list begin here?
fn begins(content: &str) -> bool {
    content.starts_with("- ") || content.ends_with(':') || content.contains(": ")
}

/// Construct that a line leaves open.
enum Line {
    /// Nothing.
    Whole,
    /// A quoted text goes on.
    Open,
    /// A block scalar begins.
    Block,
}

impl Line {
    fn read(content: &str) -> Line {
        let mut quote: Option<char> = None;
        let mut before = ' ';
        let mut end = content.len();
        let mut characters = content.char_indices();
        while let Some((at, c)) = characters.next() {
            match (quote, c) {
                (Some('"'), '\\') => {
                    characters.next();
                }
                (Some(open), _) if c == open => quote = None,
                (Some(_), _) => {}
                // Behind a letter it is an apostrophe.
                (None, '"' | '\'') if !before.is_alphanumeric() => quote = Some(c),
                (None, '#') if before.is_whitespace() => {
                    end = at;
                    break;
                }
                (None, _) => {}
            }
            before = c;
        }
        if quote.is_some() {
            return Line::Open;
        }
        let last = content[..end].split_whitespace().next_back().unwrap_or_default();
        let header = last.trim_end_matches(|c: char| c.is_ascii_digit() || c == '+' || c == '-');
        if header == "|" || header == ">" { Line::Block } else { Line::Whole }
    }
}

#[cfg(test)]
mod tests {
    fn normal(text: &str) -> String {
        super::normal(text).into_iter().map(|(_, line)| line).collect::<Vec<_>>().join("\n")
    }

    #[test]
    fn what_says_nothing_is_left_out() {
        let text = "name: a\ncoordinates: [x]\nlagrangian: |\n  x_dot^2\n    + x^2\nconstraints:\n  - x_dot\n";
        for other in [
            "# head\nname: a  \n\ncoordinates: [x]\n  # why\nlagrangian: |\n  x_dot^2\n    + x^2\nconstraints:\n\t\n  - x_dot",
            "\u{feff}name: a\r\ncoordinates: [x]\r\nlagrangian: |\r\n  x_dot^2\r\n    + x^2\r\nconstraints:\r\n  - x_dot\r\n",
        ] {
            assert_eq!(normal(other), normal(text));
        }
    }

    #[test]
    fn drawings_are_left_out() {
        let text = "name: a\nlagrangian: |\n  x_dot^2\nmethods: [all]\n";
        for other in [
            "name: a\nlagrangian: |\n  x_dot^2\nmethods: [all]\n\ndrawing:\n  - path: {at: [x, y]}  # why\n\n  - disk:\n      radius: 1\n",
            "drawing:  # from above\n- path: {at: [x, y]}\n- body:\n    outline: |\n      x\nname: a\nlagrangian: |\n  x_dot^2\nmethods: [all]\n",
            "name: a\nlagrangian: |\n  x_dot^2\ndrawing:\n  - path: {at: [x, y]}\nmethods: [all]\n",
        ] {
            assert_eq!(normal(other), normal(text));
        }
        // What may be something else is kept.
        for (one, other) in [
            ("a: |\n  drawing:\n    b\nc: 1\n", "a: |\n  b\nc: 1\n"),
            ("a:\n  drawing:\n    b\n", "a:\n"),
            ("drawing: [b]\na: 1\n", "a: 1\n"),
            ("drawing:\n  - \"b\n\n  c\"\na: 1\n", "drawing:\n  - \"b\n  c\"\na: 1\n"),
        ] {
            assert_ne!(normal(one), normal(other), "{one:?}");
        }
    }

    #[test]
    fn what_is_part_of_a_value_is_kept() {
        for (one, other) in [
            ("a: |\n  b\n  # c\nd: 1\n", "a: |\n  b\nd: 1\n"),
            ("a: |-  # why\n  b\n\n  c\n", "a: |-  # why\n  b\n  c\n"),
            ("a:\n  - >2\n    b \n    c\n", "a:\n  - >2\n    b\n    c\n"),
            ("a: \"b\n  # c\n  d\"\n", "a: \"b\n  d\"\n"),
            ("a: 'b\n\n  d'\n", "a: 'b\n  d'\n"),
            ("a: b\n\n  c\n", "a: b\n  c\n"),
            ("a: 1\nb: 2\n", "b: 2\na: 1\n"),
            ("a:\n  b: 2\n", "a:\nb: 2\n"),
        ] {
            assert_ne!(normal(one), normal(other), "{one:?}");
        }
    }

    #[test]
    fn lines_keep_their_numbers() {
        assert_eq!(super::normal("# head\na: b\n\n\n  c\n"), [(2, "a: b"), (4, ""), (5, "  c")]);
        assert_eq!(super::normal("# head\na: 'b\n"), [(1, "# head"), (2, "a: 'b")]);
    }

    #[test]
    fn apostrophes_open_nothing() {
        let text = "text: Chaplygin's sleigh\n# comment\nsource: 'Chaplygin''s'  # 'open\nb: \"a\\\"b\"\n";
        assert_eq!(normal(text), "text: Chaplygin's sleigh\nsource: 'Chaplygin''s'  # 'open\nb: \"a\\\"b\"");
    }
}
