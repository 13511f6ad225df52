//! Derivation of a declaration that is not prepared. Without the engine in the build it is an
//! error.

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
    /// Errors, and the struct's fields if they are known.
    Rejected { diagnostics: Vec<Diagnostic>, fields: Option<TokenStream> },
}

#[cfg(feature = "engine")]
mod with_engine {
    use super::Answer;
    use crate::answer::{Pieces, fault};
    use crate::cache::{self, Entry};
    use crate::declaration::Declaration;
    use crate::prepared::Missing;
    use crate::thread;
    use nonholonomic_codegen::expansion::{self, Expansion, ModelFile, Refusal, Source};
    use nonholonomic_prepared::origin::{Diagnostic, Origin};
    use nonholonomic_prepared::tokens::{Invisible, flatten};

    /// Takes the expansion from the cache, or else from the compiler.
    pub fn derive(declaration: &Declaration, _: Missing) -> Answer {
        let file = declaration.file.as_ref();
        let source = Source {
            attribute: flatten(declaration.attribute.clone(), Invisible::Parentheses).into(),
            item: flatten(declaration.item.clone(), Invisible::Nothing).into(),
            file: file.map(|file| ModelFile { path: file.path.value(), text: file.text.clone() }),
        };
        match expand(&source) {
            Ok(expansion) => match pieces(expansion) {
                Ok(pieces) => Answer::Expanded(Box::new(pieces)),
                Err(error) => refused(fault(&format!("the generated code is not Rust: {error}"))),
            },
            Err(Refusal { diagnostics, fields }) => {
                Answer::Rejected { diagnostics, fields: fields.and_then(|fields| fields.parse().ok()) }
            }
        }
    }

    fn refused(diagnostic: Diagnostic) -> Answer {
        Answer::Rejected { diagnostics: vec![diagnostic], fields: None }
    }

    fn pieces(expansion: Expansion) -> Result<Pieces, proc_macro2::LexError> {
        Ok(Pieces {
            fields: expansion.fields.map(|fields| fields.parse()).transpose()?,
            code: expansion.code.parse()?,
            diagnostics: expansion.diagnostics,
        })
    }

    fn expand(source: &Source) -> Result<Expansion, Refusal> {
        let entry = Entry::new(&cache::directory(), source);
        if let Some(expansion) = entry.as_ref().and_then(Entry::load) {
            return Ok(expansion);
        }
        let refusal = |diagnostic| Refusal { diagnostics: vec![diagnostic], fields: None };
        let expanded = match thread::run(|| expansion::expand(source)) {
            Ok(Ok(expanded)) => expanded,
            Ok(Err(panic)) => Err(refusal(fault(&panic))),
            Err(error) => {
                let message = format!("no thread could be started for the derivation: {error}");
                let error = Diagnostic::error(Origin::Whole, message);
                Err(refusal(error.help("end other programs, or build with fewer jobs, and build again")))
            }
        };
        if let (Some(entry), Ok(expansion)) = (entry, &expanded) {
            entry.store(expansion);
        }
        expanded
    }
}

#[cfg(not(feature = "engine"))]
mod without_engine {
    use super::Answer;
    use crate::declaration::Declaration;
    use crate::prepared::{Missing, fields, shown};
    use nonholonomic_prepared::origin::{Diagnostic, Origin, Topic};
    use nonholonomic_prepared::{FOLDER, Prepared};

    /// Returns an error that names the missing file, and advice.
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
            "run `nh prepare` in the package's folder{writes}; or let every build derive it, with the default feature `engine` of `nonholonomic`"
        ));
        let diagnostic = diagnostic.see(Topic::Prepared);
        let fields = missing.others.iter().find_map(|path| fields(path));
        Answer::Rejected { diagnostics: vec![diagnostic], fields }
    }
}
