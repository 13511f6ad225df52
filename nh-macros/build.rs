//! The worker, and the build script that tells the macro where to find it: one program.
//!
//! Cargo builds this once, runs it once as a build script, and leaves it where it is. The macro starts it again, with
//! [`SERVE`] set, to expand a declaration: the algebra engine behind `nh-codegen` runs on the main thread of one
//! process per machine, so it cannot run inside rustc, and a macro cannot have a helper program built otherwise.

#[path = "src/hash.rs"]
mod hash;

use std::env;
use std::fs;
use std::io;
use std::path::Path;
use std::process::ExitCode;

/// Set by the macro (see `src/worker.rs`). Nothing that cargo sets will do: it sets the same for rustc.
const SERVE: &str = "NH_WORKER_SERVE";

fn main() -> ExitCode {
    let result =
        if env::var_os(SERVE).is_some() { nh_codegen::worker::serve(io::stdin(), io::stdout()) } else { announce() };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("nh-macros: {error}");
            ExitCode::FAILURE
        }
    }
}

fn announce() -> io::Result<()> {
    // Cargo runs this again whenever it has built it anew, that is, when the compiler has changed. Otherwise there is
    // no reason to; without this line every file of the package would be one.
    println!("cargo::rerun-if-changed=build.rs");
    let worker = env::current_exe()?;
    println!("cargo::rustc-env=NH_WORKER={}", worker.display());
    println!("cargo::rustc-env=NH_WORKER_HASH={}", hash::hash(&fs::read(&worker)?));
    // What another compiler generated is of no use any more (its entries would be passed over, but never cleared).
    if let Some(out) = env::var_os("OUT_DIR") {
        let expansions = Path::new(&out).join("expansions");
        if expansions.exists() {
            fs::remove_dir_all(expansions)?;
        }
    }
    Ok(())
}
