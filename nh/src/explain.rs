//! `nh explain`.

use super::Error;
use super::compile::{self, Limits, Methods};
use nonholonomic_codegen::declaration::{Declaration, Expose};
use nonholonomic_codegen::explain;
use std::ffi::OsString;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// A model of the library, or a declaration file (.yaml)
    #[arg(value_name = "MODEL|FILE.yaml")]
    model: OsString,
    /// The stage to show
    #[arg(long, value_enum, default_value_t = Stage::Mechanics)]
    stage: Stage,
    /// Only these methods [default: the methods of the declaration, or the four default methods if
    /// it lists none]
    #[arg(long)]
    method: Vec<String>,
    /// Show only these sections and quantities: metric, mass-matrix, equations, … (after an unknown
    /// name, the error lists all names)
    #[arg(long, value_delimiter = ',', value_name = "NAME,…")]
    only: Vec<String>,
    /// The format: text for a terminal, LaTeX for a paper (a document with amsmath, which other
    /// documents can \input), or JSON for a program
    #[arg(long, value_enum, default_value_t = Format::Text)]
    format: Format,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Stage {
    /// Names, shapes, units and defaults, as `nh` reads them
    Model,
    /// Metric, connection, constraints, projectors, frame, almost-Poisson structure, Hamiltonian, multipliers
    Mechanics,
    /// The discrete equations and their block structure
    Scheme,
    /// Operation counts
    Ir,
    /// The generated code
    Rust,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub(super) enum Format {
    Text,
    Latex,
    Json,
}

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    let declaration = compile::declaration(&arguments.model, limits)?;
    if arguments.stage == Stage::Rust && arguments.format != Format::Text {
        return Err(Error::Usage("generated code is available as text only".to_owned()));
    }
    if arguments.stage == Stage::Rust && !arguments.only.is_empty() {
        return Err(Error::Usage(
            "generated code is available as a whole only: `--only` applies to the other stages".to_owned(),
        ));
    }
    let shown = (arguments.stage, arguments.format);
    let text = explained(declaration, shown, &arguments.method, &arguments.only, limits)?;
    if arguments.format == Format::Json { super::print_json(&text) } else { super::print(&text) }
}

/// Returns the text of a stage in a format, with these methods and these sections; an empty list
/// means all.
///
/// # Errors
/// An unknown method or section, and all errors of the declaration.
pub(super) fn explained(
    mut declaration: Declaration,
    (stage, format): (Stage, Format),
    methods: &[String],
    only: &[String],
    limits: &Limits,
) -> Result<String, Error> {
    // Code is shown as it is generated.
    if stage != Stage::Rust {
        declaration.expose = Expose::all();
    }
    let format = match format {
        Format::Text => explain::Format::Text,
        Format::Latex => explain::Format::Latex,
        Format::Json => explain::Format::Json,
    };
    compile::with_compiled(declaration, &Methods::named(methods), limits, |compiled| {
        let stage = match stage {
            Stage::Model => explain::Stage::Model,
            Stage::Mechanics => explain::Stage::Mechanics,
            Stage::Scheme => explain::Stage::Scheme,
            Stage::Ir => explain::Stage::Ir,
            Stage::Rust => return compile::rust(compiled),
        };
        explain::explain_only(compiled, stage, format, only).map_err(Error::Usage)
    })
}
