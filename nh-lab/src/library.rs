//! The library's declarations.

/// A declaration as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Declaration {
    /// The system's name.
    pub name: &'static str,
    /// Its text.
    pub yaml: &'static str,
}

impl Declaration {
    /// The name of its file.
    pub fn file(&self) -> String {
        format!("{}.yaml", self.name)
    }
}

/// All declarations, by name in alphabetical order.
pub const DECLARATIONS: &[Declaration] = include!(concat!(env!("OUT_DIR"), "/library.rs"));

/// The declaration of this name.
pub fn find(name: &str) -> Option<&'static Declaration> {
    DECLARATIONS.iter().find(|declaration| declaration.name == name)
}
