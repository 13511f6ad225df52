//! `nh generate`.

use super::Error;
use super::compile::{self, Limits};
use std::io::Write;
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
pub(super) struct Arguments {
    /// A declaration's file (.yaml), or a model of the library
    #[arg(value_name = "FILE.yaml|MODEL")]
    model: String,
    /// Write to this file [default: standard output]
    #[arg(short, long, value_name = "FILE.rs")]
    output: Option<PathBuf>,
    /// With these methods only [default: those of the declaration, or all that apply]
    #[arg(long, value_delimiter = ',', value_name = "METHOD,…")]
    method: Vec<String>,
}

pub(super) fn run(arguments: &Arguments, limits: &Limits) -> Result<(), Error> {
    let declaration = compile::declaration(&arguments.model)?;
    let named = arguments.output.as_deref().filter(|path| path.as_os_str() != "-");
    let Some(path) = named else {
        let code = compile::with_compiled(declaration, &arguments.method, limits, compile::rust)?;
        return super::print(&code);
    };
    let mut target = super::writable(path, &arguments.model)?;
    let code = compile::with_compiled(declaration, &arguments.method, limits, compile::rust)?;
    let written = target.write_all(code.as_bytes()).and_then(|()| target.finish());
    written.map_err(Error::io(format!("`{}` could not be written", path.display())))
}
