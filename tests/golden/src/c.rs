//! Programs in C that time the steps of these systems.

use crate::{Result, compiled, header};
use nonholonomic_codegen::pipeline::{Compiled, STACK};
use nonholonomic_codegen::targets::c::{self, Files};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::thread;

/// Does all that a build script has to do for programs in C: for each of these files it writes a
/// folder `c/FILE` into cargo's folder, with the system, the runtime and `main.c`; the variable
/// `C_FLAGS` has the flags of the compiler.
///
/// The arguments of the program are the number of the method, the step size, the number of steps,
/// and the numbers of parameters, coordinates and velocities. It writes the time of a step in
/// nanoseconds, and the coordinates and velocities at the end.
///
/// # Panics
/// Outside of a build script, and with the errors of [`generate`](crate::generate).
pub fn build_c(files: &[&str]) {
    let folder = std::env::var("OUT_DIR").expect("cargo sets it");
    println!("cargo:rustc-env=C_FLAGS={}", c::FLAGS);
    for file in files {
        thread::scope(|scope| {
            let write = || write(&Path::new(&folder).join("c").join(file), file).map_err(|error| error.to_string());
            let thread = thread::Builder::new().stack_size(STACK).spawn_scoped(scope, write).expect("a thread");
            let written = thread.join().expect("derivations of the library do not panic");
            written.unwrap_or_else(|error| panic!("{file}: {error}"));
        });
    }
}

fn write(folder: &Path, file: &str) -> Result {
    let compiled = compiled(file)?;
    let files = c::files(&compiled.program, &header(&compiled, file));
    fs::create_dir_all(folder)?;
    fs::write(folder.join(format!("{}.h", files.name)), &files.header)?;
    fs::write(folder.join(format!("{}.c", files.name)), &files.source)?;
    fs::write(folder.join("main.c"), program(&compiled, &files))?;
    for (name, text) in c::RUNTIME {
        fs::write(folder.join(name), text)?;
    }
    Ok(())
}

/// Returns the text of the program.
fn program(compiled: &Compiled, files: &Files) -> String {
    let (about, p) = (&compiled.mechanics.model().about, c::prefix(&files.name));
    let (mut runs, mut cases) = (String::new(), String::new());
    for (i, (_, m)) in files.methods.iter().enumerate() {
        let _ = write!(
            runs,
            "static int run{i}(double h, unsigned long count)
{{
    {m} stepper;
    nh_error error;
    double begin;
    if ({m}_start(&stepper, &sys, &state, h, &error) != NH_OK) {{
        return 1;
    }}
    begin = seconds();
    for (unsigned long i = 0UL; i < count; ++i) {{
        if ({m}_step(&stepper, &error) != NH_OK) {{
            return 2;
        }}
    }}
    printf(\"%.17g\\n\", 1e9 * (seconds() - begin) / (double)count);
    {m}_state(&stepper, &state);
    return 0;
}}

"
        );
        let _ = writeln!(cases, "    case {i}: status = run{i}(h, count); break;");
    }
    let read = |to: &str, count: usize| {
        format!("    for (int i = 0; i < {count}; ++i) {{\n        {to}[i] = strtod(*next++, NULL);\n    }}\n")
    };
    let parameters = match about.parameters.len() {
        0 => String::new(),
        count => {
            format!(
                "    double numbers[{count}];\n{}    memcpy(&parameters, numbers, sizeof numbers);\n",
                read("numbers", count)
            )
        }
    };
    let (n, k) = (about.coordinates.len(), about.velocities.len());
    format!(
        "#define _POSIX_C_SOURCE 199309L
#include \"{name}.h\"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static {p}_parameters parameters;
static {p}_system sys;
static {p}_state state;

static double seconds(void)
{{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}}

{runs}int main(int argc, char **argv)
{{
    char **next = argv + 4;
    int status = 3;
    const double h = strtod(argv[2], NULL);
    const unsigned long count = strtoul(argv[3], NULL, 10);
{parameters}{q}{w}    if (argc < 4 || {p}_new(&sys, &parameters, NULL) != NH_OK) {{
        return 4;
    }}
    switch (atoi(argv[1])) {{
{cases}    default: break;
    }}
    for (int i = 0; i < {n}; ++i) {{
        printf(\"%.17g\\n\", state.q[i]);
    }}
    for (int i = 0; i < {k}; ++i) {{
        printf(\"%.17g\\n\", state.w[i]);
    }}
    return status;
}}
",
        name = files.name,
        q = read("state.q", n),
        w = read("state.w", k),
    )
}
