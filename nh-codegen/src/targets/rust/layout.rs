//! Lines of a generated file, after prettyplease has broken them.

/// Maximum width of a line of items.
const WIDTH: usize = 89;

/// Inserts blank lines between items, and writes lists of names and numbers in full lines.
pub(super) fn laid_out(code: &str) -> String {
    filled(&closed(&spaced(code)))
}

/// Writes the references and the closure of `__system!` without the spaces that prettyplease leaves
/// in the calls of macros.
fn closed(code: &str) -> String {
    let mut closed = String::with_capacity(code.len());
    let mut inside = false;
    for line in code.lines() {
        let line = if inside {
            line.replace("& ", "&").replace("| system, state, q, w |", "|system, state, q, w|")
        } else {
            line.into()
        };
        inside = line.ends_with("::__system! {") || inside && line.trim_start() != "}";
        closed.push_str(&line);
        closed.push('\n');
    }
    closed
}

/// Inserts a blank line before each item that follows another one. Within a function, no line after
/// a block or a statement begins with these words.
fn spaced(code: &str) -> String {
    let begins_item = |line: &str| {
        let words = ["///", "#[", "pub ", "impl", "fn ", "mod ", "struct ", "const _", "::nonholonomic::__"];
        words.iter().any(|word| line.starts_with(word))
    };
    let mut spaced = String::with_capacity(code.len() + code.len() / 32);
    let mut before = "";
    for line in code.lines() {
        let (this, last) = (line.trim_start(), before.trim_start());
        let ended = last == "}" || last.ends_with(';') && !last.starts_with("//");
        if ended && begins_item(this) {
            spaced.push('\n');
        }
        spaced.push_str(line);
        spaced.push('\n');
        before = line;
    }
    spaced
}

/// Writes names and numbers that have a line each in lines as long as others are, and a list of
/// nothing else in the line of its brackets if it fits.
fn filled(code: &str) -> String {
    let lines: Vec<&str> = code.lines().collect();
    let mut filled: Vec<String> = Vec::with_capacity(lines.len());
    let mut at = 0;
    while let Some(line) = lines.get(at) {
        let items = lines[at..].iter().take_while(|line| is_item(line)).count();
        let (before, after) = (filled.last_mut().filter(|line| line.ends_with('{')), lines.get(at + items));
        let closing = after.map(|line| line.trim_start()).filter(|line| line.starts_with('}'));
        if let (2.., Some(opening), Some(closing)) = (items, before, closing) {
            let list: Vec<&str> = lines[at..at + items].iter().map(|item| item.trim_start()).collect();
            let whole = format!("{opening} {} {closing}", list.join(" ").trim_end_matches(','));
            if whole.chars().count() <= WIDTH {
                *opening = whole;
                at += items + 1;
                continue;
            }
        }
        if items > 1 {
            fill(&lines[at..at + items], &mut filled);
            at += items;
        } else {
            filled.push((*line).to_owned());
            at += 1;
        }
    }
    filled.iter().flat_map(|line| [line, "\n"]).collect()
}

/// Returns whether the line is a name, a path, a number or a field that is a number, with a comma,
/// or the rest of a pattern.
fn is_item(line: &str) -> bool {
    let line = line.trim_start();
    let ends = line.ends_with(',') || line == ".." || line.starts_with("::") && !line.ends_with(';');
    let item = line.strip_suffix(',').unwrap_or(line);
    let is_word = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '.' | '-' | '[' | ']');
    let is_number = |text: &str| text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit());
    let item = match item.split_once(": ") {
        Some((name, number)) if is_number(number) && name.chars().all(is_word) => number,
        _ => item,
    };
    ends && item.chars().all(is_word)
        && item.starts_with(|c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '.' | '-'))
}

/// Appends items in as few lines as possible, with the indentation of the first.
fn fill(items: &[&str], filled: &mut Vec<String>) {
    let indentation = &items[0][..items[0].len() - items[0].trim_start().len()];
    let mut line = String::new();
    for item in items.iter().map(|item| item.trim_start()) {
        if !line.is_empty() && line.chars().count() + 1 + item.chars().count() > WIDTH {
            filled.push(std::mem::take(&mut line));
        }
        line.push_str(if line.is_empty() { indentation } else { " " });
        line.push_str(item);
    }
    filled.push(line);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_of_names_and_numbers_fill_lines() {
        let code = "f(P {\n    m_a: 1.0,\n    m: -0.5,\n});\nf([\n    -1.5,\n    x[0],\n    a + b,\n    x,\n]);\n";
        let written = "f(P { m_a: 1.0, m: -0.5 });\nf([\n    -1.5, x[0],\n    a + b,\n    x,\n]);\n";
        assert_eq!(filled(code), written);
        let long: String = (10..60).map(|i| format!("    {i}.0,\n")).collect();
        let text = filled(&format!("let x = [\n{long}];\n"));
        assert!(text.lines().count() == 6 && text.lines().all(|line| line.chars().count() <= WIDTH), "{text}");
    }
}
