//! The worker, and the build script that tells the macro where to find it: one program.
//!
//! Cargo builds this once, runs it once as a build script, and leaves it where it is. The macro starts it again, with
//! `NH_WORKER_SERVE` set, to expand a declaration: the algebra engine behind `nonholonomic-codegen` runs on the main thread of one
//! process per machine, so it cannot run inside rustc, and a macro cannot have a helper program built otherwise.
//!
//! Without the feature `engine` there is no worker, and nothing to do.

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(not(feature = "engine"))]
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "engine")]
    if let Err(error) = engine::main() {
        eprintln!("nonholonomic-macros: {error}");
        return ExitCode::FAILURE;
    }
    ExitCode::SUCCESS
}

#[cfg(feature = "engine")]
mod engine {
    use nonholonomic_prepared::protocol::SERVE;
    use std::env;
    use std::fs;
    use std::io;
    use std::path::Path;

    pub fn main() -> io::Result<()> {
        if env::var_os(SERVE).is_some() {
            nonholonomic_codegen::worker::serve(io::stdin(), io::stdout())
        } else {
            announce()
        }
    }

    fn announce() -> io::Result<()> {
        // Cargo runs this again whenever it has built it anew, that is, when the compiler has changed. Otherwise there is
        // no reason to; without this line every file of the package would be one.
        println!("cargo::rerun-if-changed=build.rs");
        let worker = env::current_exe()?;
        println!("cargo::rustc-env=NH_WORKER={}", worker.display());
        println!("cargo::rustc-env=NH_WORKER_HASH={}", nonholonomic_prepared::hash(&fs::read(&worker)?));
        // What another compiler generated is of no use any more (its entries would be passed over, but never cleared).
        if let Some(out) = env::var_os("OUT_DIR") {
            let expansions = Path::new(&out).join("expansions");
            if expansions.exists() {
                fs::remove_dir_all(expansions)?;
            }
        }
        Ok(())
    }
}
