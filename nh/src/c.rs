//! `nh generate --c`: C files of generated systems, with the runtime that they share.

use super::Error;
use super::compile::{self, Limits, Methods};
use super::generate;
use nonholonomic_codegen::declaration::Item;
use nonholonomic_codegen::pipeline::Compiled;
use nonholonomic_codegen::targets::c::{self, Files};
use nonholonomic_lab::names;
use std::collections::BTreeSet;
use std::ffi::OsString;
use std::fs;
use std::path::Path;

/// Writes the C files of these models to a folder, and says so. Nothing is written if a declaration
/// has errors or asks for something that the target does not have.
///
/// # Errors
/// A declaration has errors, the target lacks something, or the folder has other files.
pub(super) fn generate(
    folder: &Path,
    overwrite: bool,
    models: &[OsString],
    (methods, expose): (&[String], &[String]),
    limits: &Limits,
) -> Result<(), Error> {
    if expose.iter().any(|name| name == "catalogue") {
        let message = "`--expose catalogue` is traits of Rust, for tools; C has functions of systems only";
        return Err(Error::Usage(message.to_owned()));
    }
    let declared = |model| generate::exposing(compile::declaration(model, limits)?, expose);
    let declarations = models.iter().map(declared).collect::<Result<_, _>>()?;
    let all = compile::with_each_compiled(declarations, &Methods::named(methods), limits, files)?;
    let sources: Vec<(String, &str)> = all
        .iter()
        .flat_map(|of| {
            [("h", &of.header), ("c", &of.source), ("hpp", &of.wrapper)]
                .map(|(end, text)| (format!("{}.{end}", of.name), text.as_str()))
        })
        .chain(c::RUNTIME.map(|(name, text)| (name.to_owned(), text)))
        .collect();
    let mut taken = BTreeSet::new();
    if let Some((name, _)) = sources.iter().find(|(name, _)| !taken.insert(name)) {
        return Err(Error::Usage(format!("two systems, or a system and the runtime, would have the file `{name}`")));
    }
    let listed: Vec<&str> = all.iter().map(|of| of.name.as_str()).collect();
    let build = cmake(&listed);
    let build = ("CMakeLists.txt".to_owned(), build.as_str());
    super::open_folder(folder, overwrite)?;
    for (name, text) in sources.iter().chain([&build]) {
        let path = folder.join(name);
        fs::write(&path, text).map_err(Error::io(format!("`{}` could not be written", path.display())))?;
    }
    let own: Vec<String> = listed.iter().map(|name| format!("{name}.c")).collect();
    super::print(&format!(
        "wrote {} to {1}; next:\n  cd {1}\n  cc {3} -c nh.c nh_math.c {2}\n",
        names::list(&listed, "and"),
        folder.display(),
        own.join(" "),
        c::FLAGS
    ))
}

/// Returns the files of a system, and reports the names that it changes.
fn files(compiled: &Compiled) -> Result<Files, Error> {
    let header = compiled.header(Item::named(&compiled.mechanics.model().about.name));
    for note in c::renamed(&header) {
        say!("note: `{}`: {note}", header.name);
    }
    Ok(c::files(&compiled.program, &header))
}

/// Returns the build file for these systems.
fn cmake(systems: &[&str]) -> String {
    let sources: String = systems.iter().map(|name| format!("    {name}.c\n")).collect();
    format!(
        "cmake_minimum_required(VERSION 3.10)\nproject(nh_systems C)\n\n\
         # Link nh_systems. Define NH_FLOAT for numbers of 32 bits.\n\
         add_library(nh_systems STATIC\n    nh.c\n    nh_math.c\n{sources})\n\
         set_target_properties(nh_systems PROPERTIES C_STANDARD 99 C_STANDARD_REQUIRED ON C_EXTENSIONS OFF)\n\
         target_include_directories(nh_systems PUBLIC ${{CMAKE_CURRENT_SOURCE_DIR}})\n\
         # The results have the same bits on all platforms only without contractions.\n\
         if(CMAKE_C_COMPILER_ID MATCHES \"GNU|Clang\")\n    target_compile_options(nh_systems PRIVATE -ffp-contract=off)\n    \
         # The numbers of a step are few: vectors of them cost time.\n    \
         target_compile_options(nh_systems PRIVATE -fno-tree-slp-vectorize)\nendif()\n"
    )
}
