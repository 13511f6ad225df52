//! Trees as text and as LaTeX.

use super::Tree;

/// The tree in the grammar of declarations, `m*l^2*sin(theta)`; `name` gives the variables' names.
pub fn text<V>(_tree: &Tree<V>, _name: &dyn Fn(&V) -> String) -> String {
    todo!()
}

/// The tree in LaTeX (mathematics mode); `name` gives the variables' plain names (`theta_dot` becomes `\dot{\theta}`).
pub fn latex<V>(_tree: &Tree<V>, _name: &dyn Fn(&V) -> String) -> String {
    todo!()
}
