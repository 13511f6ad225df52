//! `modes`: the names of the modes of a linearised motion. Generated code does not depend on it.

use super::Name;
use super::node::Node;
use super::reader::Reader;

/// Names of the modes of a steady motion, from its literature. Each list names eigenvalues of one
/// kind, in descending order of their real parts.
#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub struct Modes {
    /// Pairs of conjugate eigenvalues.
    pub oscillating: Vec<Name>,
    /// Real eigenvalues.
    pub real: Vec<Name>,
}

impl Reader {
    /// Reads `{oscillating: [weave], real: [capsize, castering]}`.
    pub(super) fn modes(&mut self, node: &Node) -> Option<Modes> {
        let entries = self.entries(node, &["oscillating", "real"])?;
        let mut names = |key: &str| entries.get(key).map_or(Some(Vec::new()), |node| self.names(node));
        let (oscillating, real) = (names("oscillating"), names("real"));
        Some(Modes { oscillating: oscillating?, real: real? })
    }
}
