//! A model file without the parts that do not affect its expansion: comments on lines of their own,
//! blank lines, spaces at the ends of lines, and the keys `drawing` and `modes`.
//!
//! The compiler reads models with the same parser. The parser locates comments and the ends of
//! those keys, and the remaining text is parsed again. If the result differs, more of the text is
//! kept. Files with the same remaining lines are therefore the same declaration. Keeping too much
//! costs a derivation; dropping relevant text would select the expansion of another declaration.

use granit_parser::{Event, Parser, Span};
use std::ops::Range;

/// The parser's events, in order, each with its place.
type Events<'t> = Vec<(Event<'t>, Span)>;

/// Returns the relevant lines, each with its number, from 1.
pub(crate) fn normal(text: &str) -> Vec<(usize, &str)> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let all = || text.lines().enumerate().map(|(at, line)| (at + 1, line)).collect();
    let Some(events) = read(text) else { return all() };
    // A drawing may have an anchor that is used elsewhere.
    let ways = [aside(&events), Some(Vec::new())];
    ways.into_iter()
        .flatten()
        .map(|left_out| reduced(all(), &events, &left_out))
        .find(|(kept, events)| {
            let kept: Vec<&str> = kept.iter().map(|(_, line)| *line).collect();
            read(&kept.join("\n")).is_some_and(|again| said(&again).eq(events.iter().copied()))
        })
        .map_or_else(all, |(kept, _)| kept)
}

/// Returns all events, or `None` if the text is not YAML.
fn read(text: &str) -> Option<Events<'_>> {
    Parser::new_from_str(text).collect::<Result<_, _>>().ok()
}

/// Returns the events other than comments.
fn said<'e, 't>(events: &'e Events<'t>) -> impl Iterator<Item = &'e Event<'t>> {
    events.iter().map(|(event, _)| event).filter(|event| !matches!(event, Event::Comment(..)))
}

/// Keys that do not affect any expansion.
const ASIDE: [&str; 2] = ["drawing", "modes"];

/// Returns the events of each of [those keys](ASIDE) in the document with its value, or `None` if a
/// key occurs twice.
fn aside(events: &Events<'_>) -> Option<Vec<Range<usize>>> {
    let nodes = |from: usize| (from..events.len()).filter(|&at| !matches!(events[at].0, Event::Comment(..)));
    let document = nodes(0).find(|&at| events[at].0.is_node())?;
    let mut found = [const { None }; ASIDE.len()];
    let mut at = nodes(document + 1).next()?;
    // Keys and values alternate up to the end of the document's map.
    while matches!(events[document].0, Event::MappingStart(..)) && events[at].0.is_node() {
        let value = nodes(end(events, at)?).next()?;
        let next = nodes(end(events, value)?).next()?;
        let key = events[at].0.scalar().and_then(|(key, _)| ASIDE.iter().position(|aside| *aside == key));
        if key.is_some_and(|key| found[key].replace(at..next).is_some()) {
            return None;
        }
        at = next;
    }
    Some(found.into_iter().flatten().collect())
}

/// Returns the place after the node that begins at this place.
fn end(events: &Events<'_>, from: usize) -> Option<usize> {
    let mut depth = 0_usize;
    for (at, (event, _)) in events.iter().enumerate().skip(from) {
        match event {
            Event::MappingStart(..) | Event::SequenceStart(..) => depth += 1,
            Event::MappingEnd | Event::SequenceEnd => depth = depth.checked_sub(1)?,
            _ => {}
        }
        if depth == 0 && !matches!(event, Event::Comment(..)) {
            return Some(at + 1);
        }
    }
    None
}

/// Returns the lines without those of the dropped events, without comments and without blank ones;
/// and the other events except comments.
fn reduced<'a, 't>(
    lines: Vec<(usize, &'t str)>,
    events: &'a Events<'t>,
    left_out: &[Range<usize>],
) -> (Vec<(usize, &'t str)>, Vec<&'a Event<'t>>) {
    let lines_of = |left_out: &Range<usize>| {
        let next = events.get(left_out.end).filter(|(event, _)| event.is_node());
        events[left_out.start].1.start.line()..next.map_or(usize::MAX, |(_, span)| span.start.line())
    };
    let skipped: Vec<Range<usize>> = left_out.iter().map(lines_of).collect();
    let is_skipped = |number: &usize| skipped.iter().any(|lines| lines.contains(number));
    // Texts over several lines stay unchanged; comments at the beginning of a line are dropped.
    let (mut texts, mut comments) = (Vec::new(), Vec::new());
    for (event, span) in events {
        match event {
            Event::Comment(..) => comments.push((span.start.line(), span.start.col())),
            // Blank lines after a block scalar may belong to it.
            Event::Scalar(..) if span.end.line() > span.start.line() => {
                let last = if span.end.col() == 0 { span.end.line() - 1 } else { span.end.line() };
                texts.push(span.start.line()..=last);
            }
            _ => {}
        }
    }
    let kept = lines.into_iter().filter(|(number, _)| !is_skipped(number)).filter_map(|(number, line)| {
        if texts.iter().any(|text| text.contains(&number)) {
            return Some((number, line));
        }
        let begins = line.chars().take_while(|c| c.is_whitespace()).count();
        let says = !line.trim().is_empty() && !comments.contains(&(number, begins));
        says.then(|| (number, line.trim_end()))
    });
    let is_left_out = |at: &usize| left_out.iter().any(|events| events.contains(at));
    let rest = events.iter().enumerate().filter(|(at, _)| !is_left_out(at)).map(|(_, (event, _))| event);
    (kept.collect(), rest.filter(|event| !matches!(event, Event::Comment(..))).collect())
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
            "name: a\nlagrangian: |\n  x_dot^2\ndrawing: [path: {at: [x, y]}]\n# end\nmethods: [all]\n",
            "name: a\nlagrangian: |\n  x_dot^2\nmethods: [all]\n\"drawing\":\n  - text: \"b\n\n      c\"\n",
            "name: a\nmodes: {real: [capsize]}\nlagrangian: |\n  x_dot^2\nmethods: [all]\ndrawing: []\n",
        ] {
            assert_eq!(normal(other), normal(text));
        }
        // Parts that may have another meaning are kept.
        for (one, other) in [
            ("a: |\n  drawing:\n    b\nc: 1\n", "a: |\n  b\nc: 1\n"),
            ("a:\n  drawing:\n    b\n", "a:\n"),
            ("drawing: []\ndrawing: []\na: 1\n", "a: 1\n"),
            ("{a: 1, drawing: [b],\nc: 2}\n", "{a: 1,\nc: 2}\n"),
        ] {
            assert_ne!(normal(one), normal(other), "{one:?}");
        }
    }

    /// The lines of a `drawing` may contain another key or an anchor. Text that is not YAML is kept
    /// whole.
    #[test]
    fn what_stands_in_a_drawing_is_kept() {
        let flow = "{\nname: Flow,\ndrawing:\n  [],\n  lagrangian: x^2\n}\n";
        assert_eq!(normal(flow), "{\nname: Flow,\n  lagrangian: x^2\n}");
        let shared = "{name: Flow, drawing:\n  [],  lagrangian: x^2}\n";
        assert_eq!(normal(shared), shared.trim_end());
        let anchor = "name: A\n# c\ndrawing:\n  - path: {at: &p [2*x, 0]}\nP: *p\n";
        assert_eq!(normal(anchor), "name: A\ndrawing:\n  - path: {at: &p [2*x, 0]}\nP: *p");
        for (one, other) in [
            (flow, "{\nname: Flow,\ndrawing:\n  [],\n  lagrangian: x^3\n}\n"),
            (shared, "{name: Flow, drawing:\n  [],  lagrangian: x^3}\n"),
            (anchor, "name: A\n# c\ndrawing:\n  - path: {at: &p [3*x, 0]}\nP: *p\n"),
            ("a: [1\n# c\n", "a: [1\n# d\n"),
            ("- b\n-\n  c\n", "- b\n  c\n"),
            ("a: 1\n---\ndrawing: 2\n", "a: 1\n---\ndrawing: 3\n"),
        ] {
            assert_ne!(normal(one), normal(other), "{one:?}");
        }
    }

    /// The library's models pass without the fallback: none is kept whole.
    #[test]
    fn models_have_comments_and_drawings() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../models");
        let mut drawn = 0;
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.extension().is_some_and(|extension| extension == "yaml") {
                let text = std::fs::read_to_string(&entry).unwrap();
                let begins = |line: &str| line.starts_with("drawing") || line.starts_with('#');
                drawn += usize::from(text.contains("\ndrawing"));
                assert!(!normal(&text).lines().any(begins), "{}", entry.display());
            }
        }
        assert!(drawn > 10, "{drawn}");
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
        assert_eq!(super::normal("# head\na: b\n\n\n  c\n"), [(2, "a: b"), (3, ""), (4, ""), (5, "  c")]);
        assert_eq!(super::normal("# head\na: 'b\n"), [(1, "# head"), (2, "a: 'b")]);
    }

    #[test]
    fn apostrophes_open_nothing() {
        let text = "text: Chaplygin's sleigh\n# comment\nsource: 'Chaplygin''s'  # 'open\nb: \"a\\\"b\"\n";
        assert_eq!(normal(text), "text: Chaplygin's sleigh\nsource: 'Chaplygin''s'  # 'open\nb: \"a\\\"b\"");
    }
}
