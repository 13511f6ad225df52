//! Expansions that `nh prepare` has stored.

use crate::answer::Pieces;
use crate::declaration::{Declaration, depend_on, folder};
use crate::tokens::Places;
use nonholonomic_prepared::origin::{Diagnostic, Origin};
use nonholonomic_prepared::{FOLDER, Found, MAX_CODE, Prepared, find, read_text};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::error::Error;
use std::path::{Path, PathBuf};
use syn::ItemStruct;

/// Result of a search for a declaration's expansion.
pub enum Lookup {
    /// Its expansion, as tokens and as text; the places that its diagnostics refer to; an item that
    /// makes the crate depend on the file.
    Prepared { pieces: Box<Pieces>, text: String, places: Places, file: Option<TokenStream> },
    /// A file that must not be used, and the fields in it if they are known.
    Unusable(Diagnostic, Option<TokenStream>),
    /// No file.
    Missing(Missing),
}

/// The reason for an absent file, for builds that cannot derive.
#[derive(Default)]
#[cfg_attr(feature = "engine", expect(dead_code, reason = "what is not there is derived"))]
pub struct Missing {
    /// The name of the expected file; `None` if it is unknown.
    pub wanted: Option<String>,
    /// Files that were prepared for the name of this struct.
    pub others: Vec<PathBuf>,
}

/// Looks for the expansion in the crate's own folder.
pub fn look_up(declaration: &Declaration) -> Lookup {
    let Some(declared) = declaration.declared() else { return Lookup::Missing(Missing::default()) };
    match find(&folder().join(FOLDER), &declared) {
        Found::Missing(others) => Lookup::Missing(Missing { wanted: Some(declared.file_name()), others }),
        Found::Damaged(path, damage) => Lookup::Unusable(unusable(&path, &damage.to_string()), fields(&path)),
        Found::Fits(path, prepared) => match pieces(&prepared) {
            Ok(mut pieces) => {
                for origin in pieces.diagnostics.iter_mut().flat_map(Diagnostic::origins) {
                    if let Origin::File { line, .. } = origin {
                        *line = declared.line(*line);
                    }
                }
                let places = declaration.places_in(declared.item);
                Lookup::Prepared { pieces: Box::new(pieces), text: prepared.code, places, file: depend_on(&path) }
            }
            Err(error) => Lookup::Unusable(unusable(&path, &error.to_string()), fields(&path)),
        },
    }
}

fn unusable(path: &Path, why: &str) -> Diagnostic {
    Diagnostic::error(Origin::Whole, format!("`{}` cannot be used: {why}", shown(path)))
        .help("run `nh prepare` to write it again")
}

/// Returns the short path of a prepared file for messages.
pub fn shown(path: &Path) -> String {
    format!("{FOLDER}/{}", path.file_name().unwrap_or_default().to_string_lossy())
}

/// Returns the fields that a file gives to its struct, even if the file is otherwise unusable: with
/// the fields, literals of the struct cause no further errors.
pub fn fields(path: &Path) -> Option<TokenStream> {
    taken_apart(&read_text(path, MAX_CODE).ok()?).ok()?.fields
}

/// Returns the expansion in a prepared file.
fn pieces(prepared: &Prepared) -> Result<Pieces, Box<dyn Error>> {
    let diagnostics = prepared.diagnostics.iter().map(|line| serde_json::from_str(line));
    Ok(Pieces { diagnostics: diagnostics.collect::<Result<_, _>>()?, ..taken_apart(&prepared.code)? })
}

/// Splits prepared code into the struct with the additions to the declared one, and the code beside
/// it.
fn taken_apart(code: &str) -> Result<Pieces, Box<dyn Error>> {
    let mut trees = code.parse::<TokenStream>()?.into_iter();
    let (mut item, mut fields) = (TokenStream::new(), None);
    // A parser would read all the code that follows, which may be large.
    for tree in trees.by_ref() {
        let end = match &tree {
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => {
                fields = Some(group.stream());
                true
            }
            TokenTree::Punct(punct) => punct.as_char() == ';',
            _ => false,
        };
        item.extend([tree]);
        if end {
            break;
        }
    }
    // Attributes of the struct are dropped; they were written for a lint that no longer applies.
    syn::parse2::<ItemStruct>(item)?;
    Ok(Pieces { fields, code: trees.collect(), diagnostics: Vec::new() })
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonholonomic_prepared::Declared;
    use nonholonomic_prepared::origin::Severity;
    use quote::quote;

    fn prepared(code: &str, diagnostics: &[&str]) -> Prepared {
        let declared = Declared::new(
            "A",
            &quote!(),
            quote!(
                struct A;
            ),
            None,
        );
        let diagnostics = diagnostics.iter().map(|line| (*line).to_owned()).collect();
        Prepared::new(&declared, "`A` in src/lib.rs".into(), diagnostics, code.into())
    }

    #[test]
    fn code_is_taken_apart() {
        let warning = r#"{"severity":"Warning","message":"m","origin":"Whole","help":null,"labels":[]}"#;
        let code = "#[allow(non_snake_case)]\npub(crate) struct A {\n    /// Mass; {\n    pub m: f64,\n}\nimpl A {}\nmod a {}\n";
        let all = pieces(&prepared(code, &[warning])).unwrap();
        let fields: TokenStream = "/// Mass; {\npub m: f64,".parse().unwrap();
        assert_eq!(all.fields.unwrap().to_string(), fields.to_string());
        assert_eq!(all.code.to_string(), "impl A { } mod a { }");
        assert_eq!(all.diagnostics[0].severity, Severity::Warning);

        let none = pieces(&prepared("struct A;\nmod a { struct B { c: f64 } }\n", &[])).unwrap();
        assert!(none.fields.is_none() && none.diagnostics.is_empty());
        assert_eq!(none.code.to_string(), "mod a { struct B { c : f64 } }");
    }

    #[test]
    fn what_is_no_expansion_is_refused() {
        for (code, diagnostics) in [("fn a() {}", &[][..]), ("struct A { \"", &[]), ("", &[]), ("struct A;", &["{}"])] {
            assert!(pieces(&prepared(code, diagnostics)).is_err(), "{code}");
        }
    }
}
