//! Reports on every stage of a derivation: text, LaTeX and JSON.
//!
//! A [`Report`] is a list of sections with matrices of [`Tree`]s; `text`, `latex` and `json` print
//! it. Reports read the results of the stages and derive nothing themselves.

mod composed;
mod integrals;
mod json;
mod latex;
mod layout;
mod mechanics;
mod program;
mod prose;
mod select;
mod shown;
mod step;
mod symbols;
mod text;
mod words;

use crate::budget;
use crate::model::Model;
use crate::pipeline::Compiled;
use crate::tree::{Tree, Var};

/// A stage of the compiler, as named by `nh explain --stage`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Names, shapes, units and defaults after resolution.
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
    /// Items, in order.
    pub items: Vec<Item>,
}

/// One item of a report.
#[derive(Clone, Debug)]
pub enum Item {
    /// A paragraph.
    Text(String),
    /// A matrix, a column or a single expression.
    Matrix(MatrixItem),
    /// Indexed quantities with only the nonzero entries (Γ, C).
    Entries(EntriesItem),
    /// A list of names.
    Names {
        /// Description.
        what: String,
        /// Names, in order.
        names: Vec<Name>,
    },
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
    pub rows: Vec<Vec<Tree<Name>>>,
}

/// Indexed quantities.
#[derive(Clone, Debug)]
pub struct EntriesItem {
    /// Key in JSON.
    pub key: &'static str,
    /// Description.
    pub what: String,
    /// Label and value of the nonzero entries.
    pub entries: Vec<(Label, Tree<Name>)>,
}

/// A name in a report's formulas: one symbol in LaTeX.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Name {
    /// A variable of the model.
    Model(Var),
    /// A symbol of a step, by its name in the step's program.
    Step(String),
    /// The step size h.
    StepSize,
    /// A definition or an invariant of the declaration.
    Declared(String),
}

/// The left-hand side of an equation.
#[derive(Clone, Debug)]
pub enum Label {
    /// Fixed forms in text and in LaTeX.
    Written(String, String),
    /// A name.
    Of(Name),
    /// A name's value after the step.
    New(Name),
    /// The residual that belongs to an unknown: 0.
    Residual(Name),
    /// A name's rate of change along a flow.
    Rate(Name),
    /// A name's value at the start of a flow.
    Start(Name),
}

/// Prints a stage of a compiled model.
pub fn explain(compiled: &Compiled, stage: Stage, format: Format) -> String {
    explain_only(compiled, stage, format, &[]).unwrap_or_default()
}

/// Prints parts of a stage, by the short names of sections and quantities (`metric`, `mass-matrix`,
/// `equations`); the whole stage if `only` is empty.
///
/// # Errors
/// A name that does not exist in this stage of this model. The message lists the existing names.
pub fn explain_only(compiled: &Compiled, stage: Stage, format: Format, only: &[String]) -> Result<String, String> {
    let _forming = budget::forming("what is shown");
    let _engine = compiled.engine().enter();
    let mut report = match stage {
        Stage::Model => mechanics::model_report(compiled),
        Stage::Mechanics => mechanics::report(compiled),
        Stage::Scheme => {
            // The equations are long, so a terminal shows them on request only.
            let equations = format == Format::Latex || only.iter().any(|name| name == select::EQUATIONS);
            program::scheme_report(compiled, equations)
        }
        Stage::Ir => program::ir_report(compiled),
    };
    if !only.is_empty() {
        select::select(&mut report, only, stage)?;
    }
    let names = Names { model: compiled.mechanics.model() };
    Ok(match format {
        Format::Text => text::print(&report, &names),
        Format::Latex => latex::print(&report, &names),
        Format::Json => json::print(&report, &names),
    })
}

/// Returns an expression of the model in the form for reports.
fn named(tree: &Tree<Var>) -> Tree<Name> {
    tree.map_variables(&mut |&v| Name::Model(v))
}

/// Names of variables in a report.
struct Names<'m> {
    model: &'m Model,
}

impl Names<'_> {
    fn text(&self, tree: &Tree<Name>) -> String {
        crate::tree::text(tree, &|name| self.name(name))
    }

    /// Returns the plain name, in the declaration's grammar.
    fn name(&self, name: &Name) -> String {
        match name {
            Name::Model(v) => self.model.variable_name(*v),
            Name::Step(name) | Name::Declared(name) => name.clone(),
            Name::StepSize => "h".to_owned(),
        }
    }

    fn list(&self, what: &str, names: &[Name]) -> String {
        let names: Vec<String> = names.iter().map(|name| self.name(name)).collect();
        format!("{what} {}", names.join(", "))
    }

    fn label(&self, label: &Label) -> String {
        match label {
            Label::Written(text, _) => text.clone(),
            Label::Of(name) => self.name(name),
            Label::New(name) => format!("{}'", self.name(name)),
            Label::Residual(name) => format!("residual[{}]", self.name(name)),
            Label::Rate(name) => format!("d {}/d tau", self.name(name)),
            Label::Start(name) => format!("{}(0)", self.name(name)),
        }
    }
}
