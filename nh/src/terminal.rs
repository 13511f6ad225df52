//! Texts for a terminal. Files and arguments may contain terminal controls: escape sequences,
//! bidirectional controls, invisible characters.

use std::borrow::Cow;
use std::fmt::Write as _;

/// The largest number of characters in a line of a message. Lists of names are shorter.
const MAX_LINE: usize = 2000;

/// The largest number of characters in a word; paths are words as well.
const MAX_WORD: usize = 300;

/// Returns whether a character controls a terminal or is invisible.
fn is_hidden(c: char) -> bool {
    match c {
        '\n' | '\t' => false,
        // These are marks of direction, embeddings, overrides, isolates; spaces and joiners without
        // width; tags.
        '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' => true,
        '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}' => true,
        c => c.is_control(),
    }
}

/// Returns the text with hidden characters in Rust's notation, `\u{1b}`.
pub(super) fn visible(text: &str) -> Cow<'_, str> {
    escaped(text, |c, out| {
        let _ = write!(out, "{}", c.escape_unicode());
    })
}

/// Returns JSON with escaped hidden characters, which occur in strings only; its value is
/// unchanged.
pub(super) fn visible_json(text: &str) -> Cow<'_, str> {
    escaped(text, |c, out| {
        for unit in c.encode_utf16(&mut [0; 2]) {
            let _ = write!(out, "\\u{unit:04x}");
        }
    })
}

fn escaped(text: &str, mut escape: impl FnMut(char, &mut String)) -> Cow<'_, str> {
    if !text.contains(is_hidden) {
        return Cow::Borrowed(text);
    }
    let mut out = String::with_capacity(text.len() + 16);
    for c in text.chars() {
        match is_hidden(c) {
            true => escape(c, &mut out),
            false => out.push(c),
        }
    }
    Cow::Owned(out)
}

/// Formats a message: hidden characters are visible, and very long words and lines lose their
/// middle. Messages repeat arguments, which may be long.
pub(super) fn message(text: &str) -> String {
    let shown = visible(text);
    let lines = shown.split('\n').map(|line| {
        let words: Vec<Cow<'_, str>> = line.split(' ').map(|word| cut(word, MAX_WORD)).collect();
        cut(&words.join(" "), MAX_LINE).into_owned()
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// Removes the middle of a text that has more than `most` characters.
fn cut(text: &str, most: usize) -> Cow<'_, str> {
    // Bytes are faster to count, and at least as many.
    if text.len() <= most {
        return Cow::Borrowed(text);
    }
    let length = text.chars().count();
    if length <= most {
        return Cow::Borrowed(text);
    }
    let at = |n: usize| text.char_indices().nth(n).map_or(text.len(), |(at, _)| at);
    let tail = most / 4;
    Cow::Owned(format!("{}…{}", &text[..at(most - tail)], &text[at(length - tail)..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_hidden_is_left() {
        let hidden = "a\0b\u{1b}[31mc\u{202e}d\u{200b}e\u{feff}f\u{7f}g\u{9b}h\u{e0041}i\rj";
        let shown = visible(hidden);
        assert_eq!(shown, r"a\u{0}b\u{1b}[31mc\u{202e}d\u{200b}e\u{feff}f\u{7f}g\u{9b}h\u{e0041}i\u{d}j");
        assert!(matches!(visible("θ̇ = 1\tß\n"), Cow::Borrowed(_)));
        let json = serde_json::to_string(hidden).unwrap();
        let shown = visible_json(&json);
        assert!(!shown.contains(is_hidden), "{shown}");
        assert_eq!(serde_json::from_str::<String>(&shown).unwrap(), hidden);
    }

    #[test]
    fn long_lines_lose_their_middle() {
        let long = "ä".repeat(100_000);
        let shown = message(&format!("error: `{long}`, given for `x`, is not a number: ({long})\nhelp"));
        let (head, tail) = ("ä".repeat(MAX_WORD - MAX_WORD / 4 - 1), "ä".repeat(MAX_WORD / 4 - 2));
        assert_eq!(shown, format!("error: `{head}…{tail}`, given for `x`, is not a number: ({head}…{tail}ä)\nhelp"));
        let line = message(&"two words ".repeat(10_000));
        assert!(line.starts_with("two words") && line.chars().count() == MAX_LINE + 1, "{}", line.len());
        assert_eq!(message("short\n"), "short\n");
    }
}
