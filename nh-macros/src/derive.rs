//! Derivation of a declaration that is not prepared, where the engine is part of the build, and an error elsewhere.

#[cfg(feature = "engine")]
pub use with_engine::derive;
#[cfg(not(feature = "engine"))]
pub use without_engine::derive;

use crate::answer::Pieces;
use nonholonomic_prepared::origin::Diagnostic;
use proc_macro2::TokenStream;

/// Result of a derivation.
pub enum Answer {
    #[cfg_attr(not(feature = "engine"), expect(dead_code, reason = "only the engine derives"))]
    Expanded(Box<Pieces>),
    /// Errors, and the struct's fields where they can be told.
    Rejected { diagnostics: Vec<Diagnostic>, fields: Option<TokenStream> },
}

#[cfg(feature = "engine")]
mod with_engine {
    use super::Answer;
    use crate::answer::{Pieces, fault};
    use crate::cache::{self, Entry};
    use crate::declaration::Declaration;
    use crate::prepared::Missing;
    use crate::worker::Worker;
    use nonholonomic_prepared::origin::{Diagnostic, Origin};
    use nonholonomic_prepared::protocol::{Expansion, ModelFile, PROTOCOL, Reply, Request};
    use nonholonomic_prepared::tokens::{Invisible, flatten};

    /// Asks the cache or the worker.
    pub fn derive(declaration: &Declaration, _: Missing) -> Answer {
        let file = declaration.file.as_ref();
        let request = Request {
            protocol: PROTOCOL,
            attribute: flatten(declaration.attribute.clone(), Invisible::Parentheses).into(),
            item: flatten(declaration.item.clone(), Invisible::Nothing).into(),
            file: file.map(|file| ModelFile { path: file.path.value(), text: file.text.clone() }),
        };
        let name = declaration.name.as_ref().map_or_else(String::new, ToString::to_string);
        let whole = |message: String| vec![Diagnostic::error(Origin::Whole, message)];
        let (diagnostics, fields) = match ask(&request, &name) {
            Ok(Reply::Expanded(expansion)) => match pieces(expansion) {
                Ok(pieces) => return Answer::Expanded(Box::new(pieces)),
                Err(error) => (vec![fault(&format!("what was generated is not Rust: {error}"))], None),
            },
            Ok(Reply::Rejected { diagnostics, fields } | Reply::Unfinished { diagnostics, fields }) => {
                (diagnostics, fields)
            }
            Ok(Reply::Panicked { message }) => (vec![fault(&message)], None),
            Ok(Reply::Busy { message }) | Err(message) => (whole(message), None),
        };
        Answer::Rejected { diagnostics, fields: fields.and_then(|fields| fields.parse().ok()) }
    }

    fn pieces(expansion: Expansion) -> Result<Pieces, proc_macro2::LexError> {
        Ok(Pieces {
            attributes: expansion.attributes.parse()?,
            fields: expansion.fields.map(|fields| fields.parse()).transpose()?,
            code: expansion.code.parse()?,
            diagnostics: expansion.diagnostics,
        })
    }

    /// The answer, from the cache if it is there.
    fn ask(request: &Request, name: &str) -> Result<Reply, String> {
        let worker = Worker::from_environment()?;
        let json = serde_json::to_string(request).map_err(|error| error.to_string())?;
        // The versions of the crates and the options of their build are in the worker's identity: it is built of them.
        let key = format!("{} {}\n{json}", env!("CARGO_PKG_VERSION"), worker.identity);
        let entry = Entry::new(cache::directory(), key);
        if let Some(reply) = entry.load() {
            return Ok(reply);
        }
        let _lock = entry.lock(worker.patience());
        // Somebody else may have made it while we waited.
        if let Some(reply) = entry.load() {
            return Ok(reply);
        }
        let reply = worker.ask(&json, name).map_err(|failure| failure.to_string())?;
        if reply.is_final() {
            entry.store(&reply);
        }
        Ok(reply)
    }
}

#[cfg(not(feature = "engine"))]
mod without_engine {
    use super::Answer;
    use crate::declaration::Declaration;
    use crate::prepared::{Missing, fields, shown};
    use nonholonomic_prepared::origin::{Diagnostic, Origin};
    use nonholonomic_prepared::{FOLDER, Prepared};

    /// Says what is missing, and what to do about it.
    pub fn derive(declaration: &Declaration, missing: Missing) -> Answer {
        let name = declaration.name.as_ref().map_or_else(|| "this".to_owned(), |name| format!("`{name}`"));
        if let Some(file) = &declaration.file
            && let Err(error) = &file.text
        {
            let message = format!("`{}` cannot be read: {error}", file.path.value());
            let origin = Origin::File { path: file.path.value(), line: 1, column: 1, length: 1 };
            return Answer::Rejected { diagnostics: vec![Diagnostic::error(origin, message)], fields: None };
        }
        let message = format!("{name} is not prepared, and this build has no engine to derive it");
        let mut diagnostic = Diagnostic::error(Origin::Whole, message);
        diagnostic.labels = missing
            .others
            .iter()
            .map(|path| (Origin::Whole, format!("`{}` was prepared {}", shown(path), Prepared::why_not(path))))
            .collect();
        let writes = missing.wanted.map_or_else(String::new, |file| format!(", which writes `{FOLDER}/{file}`"));
        let diagnostic = diagnostic.help(format!(
            "run `nh prepare` in the package's folder{writes}; or have every build derive, by the feature `engine` of `nonholonomic`"
        ));
        let fields = missing.others.iter().find_map(|path| fields(path));
        Answer::Rejected { diagnostics: vec![diagnostic], fields }
    }
}
