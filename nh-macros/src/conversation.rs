//! Messages of a worker, and the part of them that the user sees.

use nonholonomic_prepared::protocol::{Frame, RECORD_SEPARATOR, Reply};
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

/// Corners of the box of eighteen lines, the notice that the engine prints when it starts, and a line in it.
const BOX: (&str, &str) = ("┌", "└");
const RESTRICTED: &str = "You are running a restricted Symbolica instance.";

/// Text shown instead of the notice, once for each compiler.
const NOTICE: &str = "nonholonomic: this runs a restricted Symbolica instance, which is permitted for non-commercial use only: \
                      https://symbolica.io/docs/get_started.html#license\n";

/// Something that was heard.
pub enum Event {
    Output(Vec<u8>),
    Notice(Vec<u8>),
}

/// How far the worker has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// It reads the declaration.
    #[default]
    Reading,
    /// It waits for the engine. An abort is the engine's refusal to start.
    Queueing,
    /// It uses the engine.
    Working,
}

/// Messages heard so far.
#[derive(Default)]
pub struct Conversation {
    /// Output that is not a complete line yet.
    pending: Vec<u8>,
    /// All that is not a frame.
    notice: Vec<u8>,
    pub phase: Phase,
    pub reply: Option<Result<Reply, String>>,
}

impl Conversation {
    pub fn hear(&mut self, event: Event) {
        match event {
            Event::Notice(bytes) => self.notice.extend(bytes),
            Event::Output(bytes) => {
                self.pending.extend(bytes);
                while let Some(end) = self.pending.iter().position(|&byte| byte == b'\n') {
                    let line: Vec<u8> = self.pending.drain(..=end).collect();
                    self.line(&line);
                }
            }
        }
    }

    /// A frame is what stands between the line's last record separator and its end.
    fn line(&mut self, line: &[u8]) {
        let Some(start) = line.iter().rposition(|&byte| byte == RECORD_SEPARATOR) else {
            self.notice.extend(line);
            return;
        };
        self.notice.extend(&line[..start]);
        match serde_json::from_slice(&line[start + 1..]) {
            Ok(Frame::Queueing) => self.phase = Phase::Queueing,
            Ok(Frame::Waiting { message }) => say(format!("nonholonomic: {message}\n").as_bytes()),
            Ok(Frame::Started) => self.phase = Phase::Working,
            Ok(Frame::Reply(reply)) => self.reply = Some(Ok(reply)),
            Err(error) => self.reply = Some(Err(error.to_string())),
        }
    }

    /// Output that ends within a line is no frame.
    pub fn close(&mut self) {
        let rest = std::mem::take(&mut self.pending);
        if !rest.contains(&RECORD_SEPARATOR) {
            self.notice.extend(rest);
        }
    }

    /// Shows all that was no frame, where a program's notices go.
    pub fn pass_on(&self) {
        static NOTICED: AtomicBool = AtomicBool::new(false);
        let (rest, restricted) = without_box(&String::from_utf8_lossy(&self.notice));
        if restricted && !NOTICED.swap(true, Ordering::Relaxed) {
            say(NOTICE.as_bytes());
        }
        say(rest.as_bytes());
    }

    /// The end of what it said, short enough for an error message.
    pub fn last_words(&self) -> String {
        let (text, _) = without_box(&String::from_utf8_lossy(&self.notice));
        let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
        lines[lines.len().saturating_sub(3)..].join("\n")
    }
}

/// The text without the engine's notice, and whether that was in it.
fn without_box(text: &str) -> (String, bool) {
    let whole = || (text.to_owned(), false);
    let Some(middle) = text.find(RESTRICTED) else { return whole() };
    let (Some(start), Some(end)) = (text[..middle].rfind(BOX.0), text[middle..].find(BOX.1)) else { return whole() };
    let after = &text[middle + end..];
    let after = after.split_once('\n').map_or("", |(_, after)| after);
    (text[..start].to_owned() + after, true)
}

fn say(text: &[u8]) {
    io::stderr().write_all(text).ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As the engine prints it.
    const BANNER: &str = "\
┌────────────────────────────────────────────────────────┐
│ You are running a restricted Symbolica instance.       │
│                                                        │
│ \u{1b}[1mHobbyists\u{1b}[0m can easily acquire a \u{1b}[1mfree\u{1b}[0m license key        │
│ See https://symbolica.io/docs/get_started.html#license │
└────────────────────────────────────────────────────────┘
";

    #[test]
    fn the_engines_notice_is_taken_out_and_nothing_else() {
        let without = |text: &str| without_box(text);
        assert_eq!(without(&format!("before\n{BANNER}after\n")), ("before\nafter\n".into(), true));
        assert_eq!(without(BANNER), (String::new(), true));
        let other = "┌──┐\n│ another box │\n└──┘\n";
        assert_eq!(without(&format!("{other}{BANNER}{other}")), (format!("{other}{other}"), true));
        for text in ["", other, RESTRICTED, BANNER.split_once(BOX.1).unwrap().0] {
            assert_eq!(without(text), (text.into(), false));
        }
        let conversation = Conversation { notice: format!("{BANNER}stack overflow\n").into(), ..Default::default() };
        assert_eq!(conversation.last_words(), "stack overflow");
    }
}
