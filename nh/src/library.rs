//! The library's declarations.

/// The source text of a declaration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The system's name.
    pub name: &'static str,
    /// Its YAML text.
    pub yaml: &'static str,
}

impl Declaration {
    /// Returns the name of its file.
    pub fn file(&self) -> String {
        format!("{}.yaml", self.name)
    }
}

/// All declarations, by name in alphabetical order.
pub const DECLARATIONS: &[Declaration] = include!(concat!(env!("OUT_DIR"), "/library.rs"));

/// Returns the declaration of this name.
pub fn find(name: &str) -> Option<&'static Declaration> {
    DECLARATIONS.iter().find(|declaration| declaration.name == name)
}
