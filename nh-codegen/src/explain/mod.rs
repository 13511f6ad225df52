//! Reports on every stage of a derivation: text, LaTeX and JSON.
//!
//! A [`Report`] is a list of sections with matrices of [`Tree`]s; `text`, `latex` and `json` print it. Reports read
//! what the stages hold and derive nothing themselves.

mod composed;
mod integrals;
mod json;
mod latex;
mod mechanics;
mod program;
mod text;

use crate::budget;
use crate::model::Model;
use crate::pipeline::Compiled;
use crate::tree::{Tree, Var};

/// A stage of the compiler, as `nh explain --stage` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Names, shapes, units and defaults as understood.
    Model,
    /// g, Γ, μ, P, Q, X, G, C, Π, ℋ, λ, …
    Mechanics,
    /// The discrete equations and their block structure.
    Scheme,
    /// Operation counts.
    Ir,
}

/// An output format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Text for a terminal.
    Text,
    /// LaTeX for a paper.
    Latex,
    /// JSON for a program.
    Json,
}

/// Report on one stage.
#[derive(Clone, Debug)]
pub struct Report {
    /// The system's name.
    pub title: String,
    /// Sections, in order.
    pub sections: Vec<Section>,
}

/// A headed part of a report.
#[derive(Clone, Debug)]
pub struct Section {
    /// Heading.
    pub heading: String,
    /// In order.
    pub items: Vec<Item>,
}

/// One thing to show.
#[derive(Clone, Debug)]
pub enum Item {
    /// A paragraph.
    Text(String),
    /// A matrix, a column or a single expression.
    Matrix(MatrixItem),
    /// Indexed quantities of which only the non-zero ones are listed (Γ, C).
    Entries(EntriesItem),
    /// A table.
    Table {
        /// Key in JSON.
        key: &'static str,
        /// Column heads.
        head: Vec<String>,
        /// Rows.
        rows: Vec<Vec<String>>,
    },
}

/// A named matrix of expressions.
#[derive(Clone, Debug)]
pub struct MatrixItem {
    /// Key in JSON: `mass_matrix`.
    pub key: &'static str,
    /// Symbol in text: `g`.
    pub symbol: &'static str,
    /// Symbol in LaTeX: `g`, `\Pi`.
    pub latex: &'static str,
    /// Description: "mass matrix ∂²L/∂w∂w".
    pub what: String,
    /// Entries by rows; a scalar is 1 × 1.
    pub rows: Vec<Vec<Tree>>,
}

/// Indexed quantities.
#[derive(Clone, Debug)]
pub struct EntriesItem {
    /// Key in JSON.
    pub key: &'static str,
    /// Description.
    pub what: String,
    /// (text label, LaTeX label, value), non-zero ones only.
    pub entries: Vec<(String, String, Tree)>,
}

/// Prints a stage of a compiled model.
pub fn explain(compiled: &Compiled, stage: Stage, format: Format) -> String {
    let _forming = budget::forming("what is shown");
    let _engine = compiled.engine().enter();
    let report = match stage {
        Stage::Model => mechanics::model_report(compiled),
        Stage::Mechanics => mechanics::report(compiled),
        Stage::Scheme => program::scheme_report(compiled),
        Stage::Ir => program::ir_report(compiled),
    };
    let names = Names { model: compiled.mechanics.model() };
    match format {
        Format::Text => text::print(&report, &names),
        Format::Latex => latex::print(&report, &names),
        Format::Json => json::print(&report, &names),
    }
}

/// How variables are called in a report.
struct Names<'m> {
    model: &'m Model,
}

impl Names<'_> {
    fn text(&self, tree: &Tree) -> String {
        crate::tree::text(tree, &|v: &Var| self.model.variable_name(*v))
    }

    fn latex(&self, tree: &Tree) -> String {
        crate::tree::latex(tree, &|v: &Var| self.model.variable_name(*v))
    }
}
