//! Expressions in the grammar of declarations, for messages, reports and documentation.

use super::Model;
use crate::algebra::Expr;
use crate::tree::{self, Tree, Var};

impl Model {
    /// Returns the name of a variable: the declared one, `p_x` for the momentum of coordinate `x`,
    /// `rho1` … for ρ.
    pub fn variable_name(&self, var: Var) -> String {
        match var {
            Var::Parameter(i) => self.about.parameters[i].name.clone(),
            Var::Coordinate(i) => self.about.coordinates[i].name.clone(),
            Var::Velocity(i) => self.about.velocities[i].name.clone(),
            Var::Momentum(i) if self.is_coordinate_based() => format!("p_{}", self.about.coordinates[i].name),
            Var::Momentum(i) => format!("p_{}", self.about.velocities[i].name),
            Var::Rho(a) => format!("rho{}", a + 1),
            Var::Input(i) => self.about.inputs[i].clone(),
            Var::Time => "t".into(),
            Var::Part(i) => format!("t{}", i + 1),
        }
    }

    /// Formats an expression in the grammar of declarations.
    pub fn show(&self, expression: &Expr) -> String {
        self.show_tree(&expression.tree())
    }

    /// Formats a tree in the grammar of declarations.
    pub fn show_tree(&self, tree: &Tree<Var>) -> String {
        tree::text(tree, &|var| self.variable_name(*var))
    }
}
