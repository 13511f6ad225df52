//! Words that are too long for TeX to set without a break.

use super::prose::{set_letters, text};
use unicode_normalization::char::is_combining_mark;

/// Maximum length of a word without possible breaks.
const MAX_WORD: usize = 30;

/// Returns a word or a name for a paragraph, with possible breaks if it is long.
pub(super) fn in_text(word: &str) -> String {
    if set_letters(word) > MAX_WORD { breakable(word) } else { text(word) }
}

/// Returns text with possible breaks after underscores and slashes, and inside numbers and long
/// words.
pub(super) fn breakable(cell: &str) -> String {
    const MAX_RUN: usize = 10;
    let mut pieces: Vec<String> = Vec::new();
    for piece in cell.split_inclusive(|c: char| c.is_whitespace() || "/_".contains(c)) {
        // Words have no break inside.
        let is_whole = !piece.contains(|c: char| c.is_ascii_digit()) && set_letters(piece) <= MAX_WORD;
        let mut run = String::new();
        for c in piece.chars() {
            if !is_whole && set_letters(&run) >= MAX_RUN && !is_combining_mark(c) {
                pieces.push(std::mem::take(&mut run));
            }
            run.push(c);
        }
        pieces.push(run);
    }
    let mut out = String::new();
    for (i, piece) in pieces.iter().enumerate() {
        if i > 0 && !pieces[i - 1].ends_with(char::is_whitespace) {
            out.push_str("\\allowbreak{}");
        }
        out.push_str(&text(piece));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_have_breaks() {
        assert_eq!(in_text("a_short_name"), r"a\_short\_name");
        assert_eq!(
            in_text("a_name_of_very_many_short_words"),
            "a_name_of_very_many_short_words".replace('_', r"\_\allowbreak{}")
        );
        assert_eq!(in_text(&"q".repeat(35)), [10, 10, 10, 5].map(|n| "q".repeat(n)).join(r"\allowbreak{}"));
        assert_eq!(in_text("中文中文"), r"[U+4E2D][U+6587]\allowbreak{}[U+4E2D][U+6587]", "a code point is not broken");
    }
}
