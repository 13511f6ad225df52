//! Creates a new folder for the macro's cache of expansions whenever the compiler of declarations
//! has been rebuilt.
//!
//! Cargo reruns a build script if one of its dependencies has changed, and the compiler is one. The
//! folder gets an unused name and is not an emptied one, since an editor may continue for a while
//! with the macro that it has loaded.

use std::env;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::{SystemTime, UNIX_EPOCH};

fn main() -> io::Result<()> {
    // Without this line a change of any file of the package would rerun the script.
    println!("cargo::rerun-if-changed=build.rs");
    if env::var_os("CARGO_FEATURE_ENGINE").is_none() {
        return Ok(());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("expansions");
    if out.exists() {
        fs::remove_dir_all(&out)?;
    }
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    println!("cargo::rustc-env=NH_EXPANSIONS={}", out.join(now.as_nanos().to_string()).display());
    Ok(())
}
