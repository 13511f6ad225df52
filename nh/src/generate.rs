//! `nh generate`.

use super::Error;
use super::compile::{self, Limits, Methods};
use super::fmu::Asked;
use nonholonomic_codegen::declaration::{Declaration, Expose, Name};
use nonholonomic_codegen::origin::Origin;
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::targets::fmu::Version;
use nonholonomic_lab::registry::Model;
use std::ffi::OsString;
use std::io::Write;
use std::path::PathBuf;
use syn::parse::Parser;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// A declaration file (.yaml), or a model of the library; with --python or --c, one or more
    #[arg(value_name = "FILE.yaml|MODEL", required = true)]
    models: Vec<OsString>,
    /// Write to this file [default: standard output]
    #[arg(short, long, value_name = "FILE.rs")]
    output: Option<PathBuf>,
    /// Write a Python package with a class for each model to this folder; `pip install DIR`
    /// compiles it
    #[arg(long, value_name = "DIR", group = "folder", conflicts_with_all = ["output", "runtime"])]
    python: Option<PathBuf>,
    /// Write a header and a source in C99 for each model to this folder, and the runtime that they
    /// share
    #[arg(long = "c", value_name = "DIR", group = "folder", conflicts_with_all = ["output", "runtime"])]
    c: Option<PathBuf>,
    /// Write a functional mock-up unit (FMI) of one model and one method to this file
    #[arg(long, value_name = "FILE.fmu", group = "unit", conflicts_with_all = ["output", "runtime", "folder", "expose"])]
    fmu: Option<PathBuf>,
    /// The version of the functional mock-up interface
    #[arg(long, value_name = "2|3", requires = "unit", default_value = "2", value_parser = version)]
    fmi: Version,
    /// The data set with the start of the functional mock-up unit [default: the model's first]
    #[arg(long, value_name = "SET", requires = "unit")]
    data: Option<String>,
    /// The step size of the functional mock-up unit [default: the step of the data set, or 0.01]
    #[arg(long, value_name = "H", requires = "unit", allow_hyphen_values = true)]
    step: Option<f64>,
    /// Replace a package, or C files, that `nh` wrote to this folder before
    #[arg(long, requires = "folder")]
    overwrite: bool,
    /// Only these methods [default: the methods of the declaration, or the four default methods if
    /// it lists none]
    #[arg(long)]
    method: Vec<String>,
    /// Generate these functions of the system besides those that its steppers need: names,
    /// `catalogue` (the traits for tools), `all` or `none` [default: as declared]
    #[arg(long, value_delimiter = ',', value_name = "FUNCTION,…")]
    expose: Vec<String>,
    /// The path of the crate `nonholonomic` in the generated code, for example
    /// `crate::framework::nonholonomic` [default: `::nonholonomic`]
    #[arg(long = "crate", value_name = "PATH", value_parser = path)]
    runtime: Option<String>,
}

/// Reads the version of the functional mock-up interface.
fn version(text: &str) -> Result<Version, String> {
    match text {
        "2" | "2.0" => Ok(Version::Two),
        "3" | "3.0" => Ok(Version::Three),
        _ => Err("the versions are 2 and 3".to_owned()),
    }
}

/// Parses a path in the syntax of `use`.
fn path(text: &str) -> Result<String, String> {
    syn::Path::parse_mod_style.parse_str(text).map(|_| text.to_owned()).map_err(|error| format!("no path: {error}"))
}

/// Returns the declaration with these functions of the system; without names, with the declared
/// ones.
///
/// # Errors
/// A name is that of no function.
pub(super) fn exposing(mut declaration: Declaration, expose: &[String]) -> Result<Declaration, Error> {
    if !expose.is_empty() {
        let asked = expose.iter().filter(|name| expose.len() > 1 || *name != "none");
        let names: Vec<Name> = asked.map(|name| Name::new(name.clone(), Origin::Whole)).collect();
        declaration.expose = Expose::of(&names).map_err(|errors| compile::refused(&errors))?;
    }
    Ok(declaration)
}

pub(super) fn run(arguments: &Arguments, models: &[Box<dyn Model>], limits: &Limits) -> Result<(), Error> {
    let asked = (arguments.method.as_slice(), arguments.expose.as_slice());
    if let Some(folder) = &arguments.python {
        return super::python::generate(folder, arguments.overwrite, &arguments.models, asked, limits);
    }
    if let Some(folder) = &arguments.c {
        return super::c::generate(folder, arguments.overwrite, &arguments.models, asked, limits);
    }
    if let Some(path) = &arguments.fmu {
        let ([model], [] | [_]) = (arguments.models.as_slice(), arguments.method.as_slice()) else {
            let message = "a functional mock-up unit has one model with one method";
            return Err(Error::Usage(message.to_owned()));
        };
        let asked = Asked {
            method: arguments.method.first().map(String::as_str),
            data: arguments.data.as_deref(),
            step: arguments.step,
            version: arguments.fmi,
        };
        return super::fmu::generate(path, model, &asked, models, limits);
    }
    let [model] = arguments.models.as_slice() else {
        let message = "a Rust file has one model; `--python DIR` and `--c DIR` write several";
        return Err(Error::Usage(message.to_owned()));
    };
    let declaration = exposing(compile::declaration(model, limits)?, &arguments.expose)?;
    let methods = Methods::named(&arguments.method);
    let rust = |compiled: &Compiled| {
        let code = compile::rust(compiled)?;
        Ok(match &arguments.runtime {
            Some(path) => code.replace("::nonholonomic::", &format!("{path}::")),
            None => code,
        })
    };
    let named = arguments.output.as_deref().filter(|path| path.as_os_str() != "-");
    let Some(path) = named else {
        let code = compile::with_compiled(declaration, &methods, limits, rust)?;
        return super::print(&code);
    };
    let mut target = super::writable(path, model)?;
    let code = compile::with_compiled(declaration, &methods, limits, rust)?;
    let written = target.write_all(code.as_bytes()).and_then(|()| target.finish());
    written.map_err(Error::io(format!("`{}` could not be written", path.display())))
}
