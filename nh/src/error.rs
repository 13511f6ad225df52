//! Unsuccessful endings of commands.

use nonholonomic_codegen::origin::{Diagnostics, Severity};
use std::io;
use std::process::ExitCode;

/// The reason why a command did not succeed.
#[derive(Debug)]
pub enum Error {
    /// The request makes no sense: exit code 2.
    Usage(String),
    /// Declarations have errors: exit code 2.
    Declaration(String),
    /// The compiler refuses a declaration, with errors at their locations: exit code 2.
    Refused(Diagnostics),
    /// A declaration takes more than its budget: exit code 2.
    Spent {
        /// The message, with its location and advice.
        message: String,
        /// The quantity being formed, if there was one.
        forming: Option<String>,
    },
    /// The command failed: exit code 1.
    Failed(String),
    /// Ctrl-C stopped the command, which has kept its results so far: exit code 130.
    Interrupted(String),
    /// The reader of standard output has closed it (`nh … | head`): no message.
    Closed,
}

impl Error {
    /// Converts an error of the file system while doing `what`.
    pub fn io(what: impl std::fmt::Display) -> impl FnOnce(io::Error) -> Error {
        move |error| match error.kind() {
            io::ErrorKind::BrokenPipe => Error::Closed,
            _ => Error::Failed(format!("{what}: {error}")),
        }
    }

    /// Converts the error of an unavailable output, found before anything was computed.
    pub fn usage_io(what: impl std::fmt::Display) -> impl FnOnce(io::Error) -> Error {
        move |error| match error.kind() {
            io::ErrorKind::BrokenPipe => Error::Closed,
            _ => Error::Usage(format!("{what}: {error}")),
        }
    }

    /// Prints the message and returns the exit code.
    pub fn report(&self) -> ExitCode {
        let (message, code) = match self {
            Error::Usage(message) => (message, 2),
            Error::Failed(message) => (message, 1),
            Error::Interrupted(message) => {
                say!("nh: {message}");
                return ExitCode::from(130);
            }
            Error::Declaration(_) | Error::Refused(_) | Error::Spent { .. } => {
                say!("{self}");
                return ExitCode::from(2);
            }
            Error::Closed => return ExitCode::SUCCESS,
        };
        say!("error: {message}");
        ExitCode::from(code)
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Error::Usage(message)
            | Error::Declaration(message)
            | Error::Spent { message, .. }
            | Error::Failed(message)
            | Error::Interrupted(message) => f.write_str(message),
            Error::Refused(diagnostics) => {
                let errors = diagnostics.list.iter().filter(|d| d.severity == Severity::Error).count();
                let count = if errors == 1 { "one error".to_owned() } else { format!("{errors} errors") };
                write!(f, "{diagnostics}\nnh: the declaration has {count}")
            }
            Error::Closed => f.write_str("the output was closed"),
        }
    }
}
