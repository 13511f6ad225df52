//! Text of C files: lines, comments, and the words of statements.

use std::collections::BTreeSet;

/// The length of lines, where words allow it.
const WIDTH: usize = 120;

/// Lines of code, indented by the braces in them.
#[derive(Clone, Debug, Default)]
pub(in crate::targets) struct Code {
    lines: Vec<String>,
}

impl Code {
    /// Adds lines, and an empty one if the text ends with a line feed.
    pub(in crate::targets) fn push(&mut self, text: impl AsRef<str>) {
        let text = text.as_ref();
        self.lines.extend(text.lines().map(str::to_owned));
        if text.ends_with('\n') || text.is_empty() {
            self.lines.push(String::new());
        }
    }

    /// Adds other code.
    pub(in crate::targets) fn append(&mut self, other: Code) {
        self.lines.extend(other.lines);
    }

    /// Returns the lines.
    pub(super) fn each(&self) -> impl Iterator<Item = &str> {
        self.lines.iter().map(String::as_str)
    }

    /// Returns whether there are no lines.
    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }

    /// Returns the words of all lines, as far as they are not fields of structs.
    pub(super) fn words(&self) -> BTreeSet<String> {
        self.lines.iter().flat_map(|line| words(line)).collect()
    }

    /// Returns the text, with lines broken at spaces and indented by braces and parentheses.
    pub(in crate::targets) fn text(&self) -> String {
        let mut text = String::new();
        let (mut depth, mut comment) = (0_usize, false);
        for line in &self.lines {
            let line = line.trim();
            comment |= line.starts_with("/*");
            if !comment && line.starts_with('}') {
                depth = depth.saturating_sub(1);
            }
            // Directives are not indented, nor are the braces of `extern "C"` and of namespaces.
            let label = matches!(line, "public:" | "private:");
            let indent = if line.starts_with('#') || label { 0 } else { 4 * depth };
            if line.is_empty() {
                text.push('\n');
            } else if comment {
                let indent = indent + usize::from(line.starts_with('*'));
                text.push_str(&format!("{:indent$}{line}\n", ""));
            } else {
                broken(line, indent, &mut text);
            }
            let flat = line.starts_with("extern \"C\"") || line.starts_with("namespace ");
            if !comment && line.ends_with('{') && !flat {
                depth += 1;
            }
            comment &= !line.ends_with("*/");
        }
        text
    }
}

/// Breaks a line at spaces. Continuations are indented by eight more columns.
fn broken(line: &str, indent: usize, text: &mut String) {
    let (mut rest, mut indent) = (line, indent);
    while indent + rest.chars().count() > WIDTH {
        let room = WIDTH.saturating_sub(indent).max(40);
        let end = rest.char_indices().nth(room).map_or(rest.len(), |(at, _)| at);
        let quoted = |at: usize| rest[..at].matches('"').count() % 2 == 1;
        let at = rest[..end].rmatch_indices(' ').map(|(at, _)| at).find(|&at| at > 0 && !quoted(at));
        let Some(at) = at.or_else(|| rest.match_indices(' ').map(|(at, _)| at).find(|&at| at > 0 && !quoted(at)))
        else {
            break;
        };
        text.push_str(&format!("{:indent$}{}\n", "", &rest[..at]));
        if rest.len() == line.len() {
            indent += 8;
        }
        rest = rest[at..].trim_start();
    }
    text.push_str(&format!("{:indent$}{rest}\n", ""));
}

/// Returns the identifiers of a line that are not fields of structs or parts of numbers.
pub(super) fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let bytes = line.as_bytes();
    let is_word = |b: u8| b.is_ascii_alphanumeric() || b == b'_';
    let mut at = 0;
    while at < bytes.len() {
        if bytes[at] == b'"' {
            at += 1 + line[at + 1..].find('"').unwrap_or(0);
        } else if is_word(bytes[at]) {
            let begin = at;
            while at < bytes.len() && (is_word(bytes[at]) || (bytes[begin].is_ascii_digit() && bytes[at] == b'.')) {
                at += 1;
            }
            let field = begin > 0
                && (bytes[begin - 1] == b'.' || (bytes[begin - 1] == b'>' && begin > 1 && bytes[begin - 2] == b'-'));
            if !field && !bytes[begin].is_ascii_digit() {
                words.push(line[begin..at].to_owned());
            }
            continue;
        }
        at += 1;
    }
    words
}

/// Returns a comment of these lines.
pub(in crate::targets) fn comment(text: &str) -> String {
    let text = text.replace("*/", "* /").replace("/*", "/ *");
    let mut lines: Vec<String> = Vec::new();
    for line in text.trim().lines() {
        let table = line.trim_start().starts_with('|');
        let mut rest = line.trim_end().to_owned();
        while !table && rest.chars().count() > WIDTH - 4 {
            let end = rest.char_indices().nth(WIDTH - 4).map_or(rest.len(), |(at, _)| at);
            let Some(at) = rest[..end].rfind(' ').filter(|&at| at > 0 && !rest[..at].trim().is_empty()) else { break };
            let tail = rest[at..].trim_start().to_owned();
            rest.truncate(at);
            lines.push(rest);
            rest = tail;
        }
        lines.push(rest);
    }
    match &lines[..] {
        [line] => format!("/* {line} */"),
        lines => {
            let lines: Vec<String> =
                lines.iter().map(|line| if line.is_empty() { " *".to_owned() } else { format!(" * {line}") }).collect();
            format!("/*\n{}\n */", lines.join("\n"))
        }
    }
}

/// Returns Markdown without its marks.
pub(in crate::targets) fn plain(markdown: &str) -> String {
    let mut out = String::new();
    let mut chars = markdown.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\\' => out.extend(chars.next()),
            '*' if chars.peek() == Some(&'*') => drop(chars.next()),
            '`' => {}
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_no_fields_and_no_numbers() {
        assert_eq!(
            words("const nh_real x = NH_R(1e-7) * system->a + b.c * d[2];"),
            ["const", "nh_real", "x", "NH_R", "system", "b", "d"]
        );
    }

    #[test]
    fn comments_end_where_they_end() {
        assert_eq!(comment("a */ b"), "/* a * / b */");
        assert_eq!(plain("`a` **b** c\\_d"), "a b c_d");
    }
}
