//! The macro's side of the talk with its worker: the types of `nonholonomic_codegen::worker`, as far as the macro needs them.
//!
//! They are written twice because a macro that depended on `nonholonomic-codegen` would link the algebra engine into rustc. A
//! test holds the two together.

use crate::answer::{Diagnostic, Expansion};
use serde::{Deserialize, Serialize};

/// Counts up when a request or a frame changes its form.
pub const PROTOCOL: u32 = 3;

/// Byte before a frame on the worker's output; a line feed ends it.
pub const RECORD_SEPARATOR: u8 = 0x1E;

/// Request of the macro.
#[derive(Debug, Serialize)]
pub struct Request {
    pub protocol: u32,
    pub attribute: Tokens,
    pub item: Tokens,
    pub file: Option<ModelFile>,
}

/// A token stream laid out flat.
#[derive(Debug, Default, Serialize)]
pub struct Tokens {
    pub texts: Vec<String>,
    /// Indices of the punctuation characters that are glued to the next one.
    pub joint: Vec<usize>,
}

/// The file that `model = "…"` names.
#[derive(Debug, Serialize)]
pub struct ModelFile {
    pub path: String,
    /// Its contents, or why it cannot be read.
    pub text: Result<String, String>,
}

/// Message of the worker.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Frame {
    /// It waits for the engine.
    Queueing,
    /// It waits for long.
    Waiting { message: String },
    /// The engine runs.
    Started,
    /// The answer.
    Reply(Reply),
}

/// The answer to a [`Request`].
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    Expanded(Expansion),
    Rejected { diagnostics: Vec<Diagnostic>, fields: Option<String> },
    Unfinished { diagnostics: Vec<Diagnostic>, fields: Option<String> },
    Busy { message: String },
    Panicked { message: String },
}

impl Reply {
    /// Does the answer depend on the request alone, so that it may be kept?
    pub fn is_final(&self) -> bool {
        matches!(self, Reply::Expanded(_) | Reply::Rejected { .. })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_codegen::{origin, worker};

    #[test]
    fn the_worker_understands_a_request() {
        assert_eq!((PROTOCOL, RECORD_SEPARATOR), (worker::PROTOCOL, worker::RECORD_SEPARATOR));
        let request = Request {
            protocol: PROTOCOL,
            attribute: Tokens { texts: vec!["x".into()], joint: vec![0] },
            item: Tokens::default(),
            file: Some(ModelFile { path: "p".into(), text: Ok("t".into()) }),
        };
        let theirs: worker::Request = serde_json::from_str(&serde_json::to_string(&request).unwrap()).unwrap();
        assert_eq!(theirs.attribute, worker::Tokens { texts: vec!["x".into()], joint: vec![0] });
        assert_eq!(theirs.file, Some(worker::ModelFile { path: "p".into(), text: Ok("t".into()) }));
    }

    #[test]
    fn every_frame_survives_the_way_here_and_back() {
        let tokens = |stream| origin::Origin::Tokens { stream, first: 1, last: 2 };
        let file = origin::Origin::File { path: "p".into(), line: 1, column: 2, length: 3 };
        let diagnostics = vec![
            origin::Diagnostic::error(tokens(origin::Stream::Attribute), "e").help("h").label(file, "l"),
            origin::Diagnostic::warning(tokens(origin::Stream::Item), "w"),
            origin::Diagnostic::note(origin::Origin::Whole, "n"),
        ];
        let expansion = worker::Expansion {
            attributes: "a".into(),
            fields: Some("f".into()),
            code: "c".into(),
            diagnostics: diagnostics.clone(),
        };
        for frame in [
            worker::Frame::Queueing,
            worker::Frame::Waiting { message: "m".into() },
            worker::Frame::Started,
            worker::Frame::Reply(worker::Reply::Expanded(expansion)),
            worker::Frame::Reply(worker::Reply::Rejected { diagnostics: diagnostics.clone(), fields: None }),
            worker::Frame::Reply(worker::Reply::Unfinished { diagnostics, fields: Some("f".into()) }),
            worker::Frame::Reply(worker::Reply::Busy { message: "b".into() }),
            worker::Frame::Reply(worker::Reply::Panicked { message: "p".into() }),
        ] {
            let ours: Frame = serde_json::from_str(&serde_json::to_string(&frame).unwrap()).unwrap();
            let back: worker::Frame = serde_json::from_str(&serde_json::to_string(&ours).unwrap()).unwrap();
            assert_eq!(back, frame);
        }
    }
}
