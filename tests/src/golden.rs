//! The systems of the package `nh-golden`, derived by the build script: every model of the library
//! with the methods of a declaration that names none, and others. The test `golden` of
//! nonholonomic-codegen compares them with the files of earlier versions.
#![deny(warnings)]

include!(concat!(env!("OUT_DIR"), "/golden.rs"));

/// The folder of the files.
pub const FOLDER: &str = env!("OUT_DIR");
