//! The systems of the package `nh-golden`, derived by the build script: every model of the library with the methods that a declaration gets when it names
//! none, and others. The test `golden` of nonholonomic-codegen holds them to what was generated before.
#![deny(warnings)]

include!(concat!(env!("OUT_DIR"), "/golden.rs"));

/// The folder of the files.
pub const FOLDER: &str = env!("OUT_DIR");
