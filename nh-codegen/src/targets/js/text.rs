//! Lines of JavaScript.

/// The width of lines.
const WIDTH: usize = 120;

/// The indentation of a block. Most lines are in several.
const INDENT: usize = 2;

/// Lines of code. They are indented by their brackets when they are written.
#[derive(Clone, Debug, Default)]
pub(super) struct Code(Vec<String>);

impl Code {
    pub(super) fn of(text: impl AsRef<str>) -> Self {
        let mut code = Code::default();
        code.push(text);
        code
    }

    /// Adds the lines of a text.
    pub(super) fn push(&mut self, text: impl AsRef<str>) {
        self.0.extend(text.as_ref().lines().map(str::to_owned));
    }

    pub(super) fn append(&mut self, other: Code) {
        self.0.extend(other.0);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the function with these arguments whose statements are these; it returns a value if
    /// one is given.
    pub(super) fn function(mut self, arguments: &str, value: Option<String>) -> String {
        match value {
            Some(value) if self.is_empty() && value.starts_with('{') => format!("({arguments}) => ({value})"),
            Some(value) if self.is_empty() => format!("({arguments}) => {value}"),
            value => {
                self.0.extend(value.map(|value| format!("return {value};")));
                format!("({arguments}) => {{\n{}\n}}", self.0.join("\n"))
            }
        }
    }

    /// Returns whether a line has this word.
    pub(super) fn mentions(&self, word: &str) -> bool {
        let is_word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        self.0.iter().any(|line| {
            line.match_indices(word).any(|(at, _)| {
                let (before, after) = (line[..at].chars().next_back(), line[at + word.len()..].chars().next());
                !before.is_some_and(|c| is_word(c) || c == '.') && !after.is_some_and(is_word)
            })
        })
    }

    /// Returns the text, indented from this depth on.
    pub(super) fn text(&self, depth: usize) -> String {
        let (mut depth, mut text) = (depth, String::new());
        for line in self.0.iter().map(|line| line.trim()) {
            let closes = line.starts_with(['}', ']', ')']);
            depth -= usize::from(closes && depth > 0);
            match line.starts_with(['/', '*']) {
                true => {
                    text.push_str(&format!("{:1$}{line}\n", "", INDENT * depth + usize::from(line.starts_with('*'))))
                }
                false => broken(line, INDENT * depth, &mut text),
            }
            depth += usize::from(line.ends_with(['{', '[', '(']));
        }
        text
    }
}

/// Breaks a line at spaces outside of strings. Continuations are indented once more.
fn broken(line: &str, indent: usize, text: &mut String) {
    let (mut rest, mut indent) = (line, indent);
    while indent + rest.chars().count() > WIDTH {
        let room = WIDTH.saturating_sub(indent).max(40);
        let end = rest.char_indices().nth(room).map_or(rest.len(), |(at, _)| at);
        // A statement would end after `return`, and an arrow is on the line of its arguments.
        let free = |at: &usize| {
            let (before, after) = rest.split_at(*at);
            *at > 0 && !before.ends_with("return") && !after.starts_with(" =>") && !in_string(before)
        };
        let spaces = || rest.match_indices(' ').map(|(at, _)| at);
        let Some(at) = spaces().take_while(|&at| at < end).filter(free).last().or_else(|| spaces().find(free)) else {
            break;
        };
        text.push_str(&format!("{:indent$}{}\n", "", &rest[..at]));
        indent += if rest.len() == line.len() { INDENT } else { 0 };
        rest = rest[at..].trim_start();
    }
    text.push_str(&format!("{:indent$}{rest}\n", ""));
}

/// Returns whether a string begins in the text and does not end.
fn in_string(text: &str) -> bool {
    let (mut inside, mut escaped) = (false, false);
    for c in text.chars() {
        inside ^= c == '"' && !escaped;
        escaped = c == '\\' && !escaped;
    }
    inside
}

/// Returns a comment of these lines.
pub(super) fn comment(text: &str) -> String {
    // A comment must end neither itself nor the script around it.
    let text = text.replace("*/", "* /").replace("</", "< /").replace("<!", "< !");
    let lines: Vec<&str> = text.trim().lines().map(str::trim_end).collect();
    match lines.as_slice() {
        [line] => format!("/** {line} */"),
        lines => {
            let lines = lines.iter().map(|line| format!(" * {line}").trim_end().to_owned());
            format!("/**\n{}\n */", lines.collect::<Vec<_>>().join("\n"))
        }
    }
}

/// Returns a string that neither ends nor hides the script around it.
pub(super) fn string(text: &str) -> String {
    json(&serde_json::Value::from(text))
}

/// Returns a value for a script.
pub(super) fn json(value: &serde_json::Value) -> String {
    value.to_string().replace('<', "\\u003c").replace('\u{2028}', "\\u2028").replace('\u{2029}', "\\u2029")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_outside_of_strings_and_after_no_return() {
        let long = "x".repeat(100);
        let mut text = String::new();
        broken(&format!("f(\"{long} a\\\" b c\", {long});"), 0, &mut text);
        assert_eq!(text, format!("f(\"{long} a\\\" b c\",\n  {long});\n"));
        let mut text = String::new();
        broken(&format!("return {long}{long};"), 0, &mut text);
        assert_eq!(text, format!("return {long}{long};\n"));
    }

    #[test]
    fn texts_end_no_script() {
        assert_eq!(string("</script> \"a\""), "\"\\u003c/script> \\\"a\\\"\"");
        assert_eq!(comment("a */ </script> <!--"), "/** a * / < /script> < !-- */");
    }

    #[test]
    fn blocks_are_indented() {
        let mut code = Code::of(format!("const f = {};", Code::of("g(1);").function("x", Some("[x]".to_owned()))));
        code.push(comment("a\nb"));
        assert_eq!(
            code.text(1),
            "  const f = (x) => {\n    g(1);\n    return [x];\n  };\n  /**\n   * a\n   * b\n   */\n"
        );
        assert!(code.mentions("g") && !code.mentions("cons"));
    }
}
