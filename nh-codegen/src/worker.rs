//! The worker's side of the talk between the macro and the compiler.
//!
//! The algebra engine runs on the main thread of one process per machine, so it cannot run inside rustc: the macro
//! starts a worker process, which calls [`serve`] and nothing else. One request comes in as a line of JSON; what goes out is a
//! sequence of [`Frame`]s, each a JSON text between a record separator (U+001E) and a line feed (RFC 7464). Neither
//! byte occurs inside a JSON text as `serde_json` writes it, so whatever else lands on the same stream — the engine
//! prints a notice when it starts — cannot be mistaken for a frame, nor a frame for it.
//!
//! A worker ends when its [budget] is spent, with an answer, and when nobody is there any more to hear one: who asks keeps the
//! worker's input open until the answer is there.

use crate::algebra::engine::{self, Waiting};
use crate::budget::{self, Advice, Budget, Knob, Spent};
use crate::declaration::{Annotated, Declaration};
use crate::emit::{self, Emitted};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::pipeline::{self, Compiled};
use proc_macro2::{Delimiter, Group, Punct, Spacing, TokenStream, TokenTree};
use serde::{Deserialize, Serialize};
use std::any::Any;
use std::convert::Infallible;
use std::io::{self, BufRead, BufReader, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process;
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Counts up when a request or a frame changes its form; macro and worker must agree.
pub const PROTOCOL: u32 = 3;

/// Byte before each frame.
pub const RECORD_SEPARATOR: u8 = 0x1E;

/// Request of the macro: one annotated struct.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// [`PROTOCOL`] as the macro knows it.
    pub protocol: u32,
    /// The tokens between the parentheses of `#[nonholonomic(…)]`.
    pub attribute: Tokens,
    /// The tokens of the annotated item.
    pub item: Tokens,
    /// The file that `model = "…"` names, read by the macro.
    pub file: Option<ModelFile>,
}

/// A token stream laid out flat: a group is its opening delimiter, its contents and its closing delimiter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tokens {
    /// The text of each token.
    pub texts: Vec<String>,
    /// Indices of the punctuation characters that are glued to the next one (`:` in `::`).
    pub joint: Vec<usize>,
}

/// A model file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModelFile {
    /// Its path as the user wrote it.
    pub path: String,
    /// Contents, or the reason why they cannot be read.
    pub text: Result<String, String>,
}

/// Message of the worker.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// The engine is wanted: from here on an abort is the engine's refusal to start.
    Queueing,
    /// Waiting for the engine takes long.
    Waiting {
        /// Reason for the wait, in one line.
        message: String,
    },
    /// The engine runs: from here on an abort is a fault of this worker.
    Started,
    /// The answer. It comes once and last.
    Reply(Reply),
}

/// The answer to a [`Request`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// Code was generated.
    Expanded(Expansion),
    /// The declaration has errors.
    Rejected {
        /// All of them, and the warnings and notes found on the way.
        diagnostics: Vec<Diagnostic>,
        /// The struct's fields, if they could be told (see [`Expansion::fields`]).
        fields: Option<String>,
    },
    /// There is no answer for now, and why: the budget is spent, or is none.
    Unfinished {
        /// Diagnostics to report; one error.
        diagnostics: Vec<Diagnostic>,
        /// The struct's fields, if they could be told (see [`Expansion::fields`]).
        fields: Option<String>,
    },
    /// The engine is not to be had, because another process keeps it for example.
    Busy {
        /// Why; no full stop.
        message: String,
    },
    /// A fault of the compiler.
    Panicked {
        /// Message of the panic.
        message: String,
    },
}

/// Generated code, in the three places it goes to. The annotated struct itself stays with the macro, which has its
/// tokens with their spans.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Expansion {
    /// Attributes to add to the struct (`#[allow(non_snake_case, …)]` when a parameter needs it); may be empty.
    pub attributes: String,
    /// The fields to give to a unit struct, without the braces: `pub m: f64, …`.
    pub fields: Option<String>,
    /// Items beside the struct: its module and its `impl`s.
    pub code: String,
    /// Warnings and notes.
    pub diagnostics: Vec<Diagnostic>,
}

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
    let (annotated, errors) = match Declaration::read_attribute(attribute, item, &mut |path| request.load(path)) {
        (Some(annotated), errors) => (annotated, errors),
        (None, errors) => return Reply::rejected(errors, None),
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
        Err(diagnostics) => Reply::rejected(diagnostics, fields.clone()),
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

impl Request {
    /// The worker opens no files: it has the text that the macro has read.
    fn load(&self, path: &str) -> io::Result<String> {
        match &self.file {
            Some(file) if file.path == path => file.text.clone().map_err(io::Error::other),
            _ => Err(io::Error::other("the path must be a string literal")),
        }
    }
}

impl Reply {
    /// The declaration was refused.
    pub fn rejected(diagnostics: Diagnostics, fields: Option<String>) -> Reply {
        Reply::Rejected { diagnostics: diagnostics.list, fields }
    }
}

impl Tokens {
    /// Builds the token stream again.
    ///
    /// # Errors
    /// When the texts are not the flat form of a token stream; a sentence that says why.
    pub fn to_stream(&self) -> Result<TokenStream, String> {
        let mut open: Vec<(Delimiter, TokenStream)> = Vec::new();
        let mut current = TokenStream::new();
        for (index, text) in self.texts.iter().enumerate() {
            match text.as_str() {
                "(" => open.push((Delimiter::Parenthesis, std::mem::take(&mut current))),
                "[" => open.push((Delimiter::Bracket, std::mem::take(&mut current))),
                "{" => open.push((Delimiter::Brace, std::mem::take(&mut current))),
                ")" | "]" | "}" => {
                    let (delimiter, outer) = open.pop().ok_or("a closing delimiter without an opening one")?;
                    let group = Group::new(delimiter, std::mem::replace(&mut current, outer));
                    current.extend([TokenTree::Group(group)]);
                }
                _ => current.extend([self.leaf(index)?]),
            }
        }
        if open.is_empty() { Ok(current) } else { Err("an opening delimiter without a closing one".into()) }
    }

    fn leaf(&self, index: usize) -> Result<TokenTree, String> {
        let text = &self.texts[index];
        let mut characters = text.chars();
        if let (Some(c), None) = (characters.next(), characters.next())
            && "=<>!~+-*/%^&|@.,;:#$?'".contains(c)
        {
            // The list is in ascending order because it was written while counting.
            let joint = self.joint.binary_search(&index).is_ok();
            return Ok(Punct::new(c, if joint { Spacing::Joint } else { Spacing::Alone }).into());
        }
        let stream: TokenStream = text.parse().map_err(|error| format!("`{text}` is not a token: {error}"))?;
        let mut trees = stream.into_iter();
        match (trees.next(), trees.next()) {
            (Some(tree @ (TokenTree::Ident(_) | TokenTree::Literal(_))), None) => Ok(tree),
            _ => Err(format!("`{text}` is not one token")),
        }
    }
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

    #[test]
    fn tokens_are_rebuilt() {
        let texts =
            ["r#type", ":", ":", "_", "<", "'", "a", ">", "(", "-", "1.5", "[", "{", "\"a(\"", "}", "]", ")", "θ"];
        let tokens = Tokens { texts: texts.map(String::from).to_vec(), joint: vec![1, 5] };
        let stream = tokens.to_stream().unwrap();
        assert_eq!(stream.to_string(), "r#type :: _ < 'a > (- 1.5 [{ \"a(\" }]) θ");
    }

    #[test]
    fn what_is_not_a_token_stream_is_refused() {
        for texts in [vec!["("], vec![")"], vec!["a b"], vec!["$crate"], vec!["\""], vec!["-1"]] {
            let tokens = Tokens { texts: texts.into_iter().map(String::from).collect(), joint: vec![] };
            assert!(tokens.to_stream().is_err(), "{tokens:?}");
        }
    }
}
