//! The worker's side of the talk between the macro and the compiler.
//!
//! The algebra engine runs on the main thread of one process per machine, so it cannot run inside rustc: the macro
//! starts a worker process, which calls [`serve`] and nothing else. What the two say to each other is in
//! [`nonholonomic_prepared::protocol`].
//!
//! A worker ends when its [budget] is spent, with an answer, and when nobody is there any more to hear one: who asks keeps the
//! worker's input open until the answer is there.

pub use nonholonomic_prepared::protocol::{
    Expansion, Frame, ModelFile, PROTOCOL, RECORD_SEPARATOR, Reply, Request, SERVE, Tokens,
};

use crate::algebra::engine::{self, Waiting};
use crate::budget::{self, Advice, Budget, Knob, Spent};
use crate::declaration::{Annotated, Declaration};
use crate::emit::{self, Emitted};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::pipeline::{self, Compiled};
use std::any::Any;
use std::convert::Infallible;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Answers the one request on `input`, which is its first line. To be called on the process's main thread.
///
/// It may end the process: when there is an answer but the engine cannot be stopped, and when `input` ends before there is an
/// answer, which means that the process that asked has ended.
///
/// # Errors
/// When `input` cannot be read or `output` cannot be written. Everything else, a panic of the compiler included, is
/// an answer.
pub fn serve(input: impl Read + Send + 'static, output: impl Write + Send) -> io::Result<()> {
    let mut input = BufReader::new(input);
    let mut request = String::new();
    input.read_line(&mut request)?;
    // Nobody would hear the answer, and others wait for the engine.
    thread::spawn(move || {
        io::copy(&mut input, &mut io::sink()).ok();
        process::exit(1);
    });
    serve_with(&request, output, compile)
}

/// The compiler, from the request to the reply.
fn compile(request: &Request, line: &Line<'_>) -> Reply {
    let (attribute, item) = match (request.attribute.to_stream(), request.item.to_stream()) {
        (Ok(attribute), Ok(item)) => (attribute, item),
        (Err(message), _) | (_, Err(message)) => return Reply::Panicked { message },
    };
    let (annotated, errors) = match Declaration::read_attribute(attribute, item, &mut |path| load(request, path)) {
        (Some(annotated), errors) => (annotated, errors),
        (None, errors) => return rejected(errors, None),
    };
    let budget = match Budget::from_env() {
        Ok(budget) => budget,
        Err(nonsense) => {
            let error = Diagnostic::error(Origin::Whole, nonsense.to_string());
            return Reply::Unfinished { diagnostics: vec![error], fields: fields(&annotated) };
        }
    };
    line.say(Frame::Queueing);
    let name = annotated.item.name.to_string();
    let mut tell = |waiting: &Waiting| {
        line.say(Frame::Waiting { message: format!("`{name}` waits for the algebra engine: {waiting}") });
    };
    let _engine = match engine::acquire_for(&name, &mut tell) {
        Ok(engine) => engine,
        Err(error) => return Reply::Busy { message: error.to_string() },
    };
    line.say(Frame::Started);
    let (advice, fields) = (Advice::of(&annotated.declaration), fields(&annotated));
    let unfinished = |spent: &Spent| Reply::Unfinished {
        diagnostics: vec![advice.diagnostic(spent, Knob::Environment)],
        fields: fields.clone(),
    };
    let end = |spent: &Spent| -> Infallible {
        line.say(Frame::Reply(unfinished(spent)));
        process::exit(0)
    };
    let work = || match pipeline::compile_after(&errors, &annotated.declaration) {
        Ok(compiled) => Reply::Expanded(emit(&annotated, compiled)),
        Err(diagnostics) => rejected(diagnostics, fields.clone()),
    };
    budget::or_end(budget, end, work).unwrap_or_else(|spent| unfinished(&spent))
}

/// The generated code as text.
fn emit(annotated: &Annotated, compiled: Compiled) -> Expansion {
    let header = compiled.header(annotated.item.clone());
    let Emitted { attributes, fields, beside } = emit::pieces(&compiled.program, &header);
    Expansion {
        attributes: attributes.to_string(),
        fields: fields.map(|fields| fields.to_string()),
        code: beside.to_string(),
        diagnostics: compiled.diagnostics.list,
    }
}

/// The fields of a struct that was written without them, so that literals of it compile beside the errors.
fn fields(annotated: &Annotated) -> Option<String> {
    let parameters = annotated.declaration.parameters.iter();
    let fields: Vec<String> = parameters.map(|parameter| format!("pub {}: f64", parameter.name.value)).collect();
    (annotated.item.unit && !fields.is_empty()).then(|| fields.join(", "))
}

/// The way back to the macro, which several threads may use.
pub struct Line<'w>(Mutex<&'w mut (dyn Write + Send)>);

impl Line<'_> {
    /// Tells how far the compiler has come. A client that has gone away shows when the reply is written; here it does not matter.
    pub fn say(&self, frame: Frame) {
        self.write(&frame).ok();
    }

    fn write(&self, frame: &Frame) -> io::Result<()> {
        let mut bytes = vec![RECORD_SEPARATOR];
        serde_json::to_writer(&mut bytes, frame)?;
        bytes.push(b'\n');
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        output.write_all(&bytes)?;
        output.flush()
    }
}

/// Answers one request with a compiler, which is given the request and what to tell how far it has come.
///
/// # Errors
/// When `output` cannot be written.
pub fn serve_with(
    request: &str,
    mut output: impl Write + Send,
    compile: impl FnOnce(&Request, &Line<'_>) -> Reply,
) -> io::Result<()> {
    let line = Line(Mutex::new(&mut output));
    let reply = match serde_json::from_str::<Request>(request) {
        Ok(request) if request.protocol == PROTOCOL => catch_unwind(AssertUnwindSafe(|| compile(&request, &line)))
            .unwrap_or_else(|panic| Reply::Panicked { message: panic_message(panic.as_ref()) }),
        Ok(request) => Reply::Panicked {
            message: format!("the macro speaks version {} of the protocol, its worker {PROTOCOL}", request.protocol),
        },
        Err(error) => Reply::Panicked { message: format!("the worker does not understand the macro: {error}") },
    };
    line.write(&Frame::Reply(reply))
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or(panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("a panic without a message").to_owned()
}

/// The worker opens no files: it has the text that the macro has read.
fn load(request: &Request, path: &str) -> io::Result<String> {
    match &request.file {
        Some(file) if file.path == path => file.text.clone().map_err(io::Error::other),
        _ => Err(io::Error::other("the path must be a string literal")),
    }
}

/// The declaration was refused.
fn rejected(diagnostics: Diagnostics, fields: Option<String>) -> Reply {
    Reply::Rejected { diagnostics: diagnostics.list, fields }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn request(protocol: u32) -> String {
        let tokens = Tokens::default();
        let request = Request { protocol, attribute: tokens.clone(), item: tokens, file: None };
        serde_json::to_string(&request).unwrap()
    }

    fn frames(output: &[u8]) -> Vec<Frame> {
        output
            .split(|&b| b == RECORD_SEPARATOR)
            .skip(1)
            .map(|record| serde_json::from_slice(record.strip_suffix(b"\n").unwrap()).unwrap())
            .collect()
    }

    #[test]
    fn a_reply_with_every_control_character_is_one_line() {
        let message: String = (0u8..=0x7F).map(char::from).collect();
        let mut output = Vec::new();
        serve_with(&request(PROTOCOL), &mut output, |_, line| {
            line.say(Frame::Queueing);
            line.say(Frame::Waiting { message: message.clone() });
            line.say(Frame::Started);
            Reply::Busy { message: message.clone() }
        })
        .unwrap();
        assert_eq!(output.iter().filter(|&&b| b == b'\n').count(), 4);
        let waiting = Frame::Waiting { message: message.clone() };
        assert_eq!(frames(&output), [Frame::Queueing, waiting, Frame::Started, Frame::Reply(Reply::Busy { message })]);
    }

    #[test]
    fn a_panic_is_an_answer() {
        let mut output = Vec::new();
        serve_with(&request(PROTOCOL), &mut output, |_, _| panic!("no {}", "way")).unwrap();
        assert_eq!(frames(&output), [Frame::Reply(Reply::Panicked { message: "no way".into() })]);
    }

    #[test]
    fn other_protocols_are_refused() {
        for text in [request(PROTOCOL + 1), "{".into()] {
            let mut output = Vec::new();
            serve_with(&text, &mut output, |_, _| unreachable!()).unwrap();
            assert!(matches!(frames(&output)[..], [Frame::Reply(Reply::Panicked { .. })]));
        }
    }
}
