//! The elementary functions of `nh_math.c` and `nh.c` have the bits of the runtime for Rust.

use super::super::{ARGUMENTS, argument};
use super::compilers::Compiler;
use super::{WARNINGS, difference};
use nonholonomic_codegen::targets::c;
use nonholonomic_codegen::tree::Function;
use nonholonomic_exec::call;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

const COUNT: usize = ARGUMENTS as usize;

/// Compares all functions at many arguments, in both precisions.
pub fn compare(compilers: &[Compiler]) {
    let functions: Vec<Function> = Function::ALL.into_iter().chain((-1..=3).map(Function::Bessel)).collect();
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c/functions");
    fs::create_dir_all(&folder).expect("a folder");
    for (file, text) in c::RUNTIME {
        fs::write(folder.join(file), text).expect("a file");
    }
    fs::write(folder.join("main.c"), program(&functions)).expect("a file");
    let double: Vec<f64> = (0..ARGUMENTS).map(argument).collect();
    let single: Vec<f32> =
        double.iter().map(|&x| if x.abs() > 1e3 { f32::from_bits(x.to_bits() as u32) } else { x as f32 }).collect();
    for compiler in compilers {
        let bytes = double.iter().flat_map(|x| x.to_le_bytes()).collect();
        let found = values(&folder, compiler, "-DNH_DOUBLE", bytes);
        let expected = functions.iter().flat_map(|&function| double.iter().map(move |&x| call(function, x)));
        same(&functions, &double, &numbers(&found, f64::from_le_bytes), &expected.collect::<Vec<_>>());
        let bytes = single.iter().flat_map(|x| x.to_le_bytes()).collect();
        let found = values(&folder, compiler, "-DNH_FLOAT", bytes);
        let expected = functions.iter().flat_map(|&function| single.iter().map(move |&x| f64::from(call(function, x))));
        let found = numbers(&found, |bytes| f64::from(f32::from_le_bytes(bytes)));
        let single: Vec<f64> = single.iter().map(|&x| f64::from(x)).collect();
        same(&functions, &single, &found, &expected.collect::<Vec<_>>());
    }
}

fn numbers<const N: usize>(bytes: &[u8], number: impl Fn([u8; N]) -> f64) -> Vec<f64> {
    bytes.chunks_exact(N).map(|bytes| number(bytes.try_into().expect("as many"))).collect()
}

fn same(functions: &[Function], arguments: &[f64], found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), COUNT * functions.len());
    for (function, (found, expected)) in functions.iter().zip(found.chunks(COUNT).zip(expected.chunks(COUNT))) {
        let at = difference(found, expected).map(|at| (arguments[at], found[at], expected[at]));
        assert!(at.is_none(), "{function:?}: {at:?}");
    }
}

/// Returns the values of all functions, from a program for these arguments.
fn values(folder: &Path, compiler: &Compiler, precision: &str, arguments: Vec<u8>) -> Vec<u8> {
    let file = folder.join("arguments");
    fs::write(&file, arguments).expect("a file");
    let program =
        compiler.build(folder, &[&WARNINGS[..], &[precision, "-O1"]].concat(), &["nh.c", "nh_math.c", "main.c"]);
    program.output(&[file.to_str().expect("a path in UTF-8").to_owned()]).0
}

/// Returns the program that writes the values of each function in turn.
fn program(functions: &[Function]) -> String {
    let mut calls = String::new();
    for function in functions {
        let call = match function {
            Function::Bessel(n) => format!("nh_bessel({n}, x[i])"),
            function => format!("nh_{}(x[i])", function.name()),
        };
        let _ = writeln!(
            calls,
            "    for (size_t i = 0U; i < count; ++i) {{\n        y[i] = {call};\n    }}\n    \
             if (fwrite(y, sizeof(nh_real), count, stdout) != count) {{\n        return 2;\n    }}"
        );
    }
    format!(
        "#include \"nh_step.h\"\n#include <stdio.h>\n\nint main(int argc, char **argv)\n{{\n    \
         static nh_real x[{COUNT}];\n    static nh_real y[{COUNT}];\n    size_t count = 0U;\n    \
         FILE *const file = (argc > 1) ? fopen(argv[1], \"rb\") : NULL;\n    if (file == NULL) {{\n        return 1;\n    }}\n    \
         count = fread(x, sizeof(nh_real), {COUNT}U, file);\n    fclose(file);\n{calls}    return 0;\n}}\n"
    )
}
