//! `nh cache`: the number and the location of stored derivations.

use super::store::{self, Store};
use crate::{Error, print};

/// Arguments of `nh cache`.
#[derive(clap::Args, Debug)]
pub(crate) struct Arguments {
    /// Remove all stored derivations
    #[arg(long)]
    clear: bool,
}

/// Runs the command.
///
/// # Errors
/// The folder is not trusted, or cannot be read or cleared.
pub(crate) fn run(arguments: &Arguments) -> Result<(), Error> {
    let Some(folder) = store::location() else {
        return Err(Error::Failed("there is no cache folder: set NH_DERIVATIONS_DIR".to_owned()));
    };
    let failed = || Error::io(format!("`{}`", folder.display()));
    let store = Store::existing(&folder).map_err(|refused| Error::Failed(refused.to_string()))?;
    if let (true, Some(store)) = (arguments.clear, &store) {
        store.clear().map_err(failed())?;
    }
    let usage = store.map(|store| store.usage().map_err(failed())).transpose()?.unwrap_or_default();
    let files = if usage.files == 1 { "derivation" } else { "derivations" };
    let size = usage.bytes as f64 / 1e6;
    print(&format!("{}: {} {files}, {size:.1} MB\n", folder.display(), usage.files))
}
