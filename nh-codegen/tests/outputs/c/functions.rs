//! The elementary functions of `nh_math.c` and `nh.c` have the bits of the runtime for Rust; those of
//! the platform's library are near them.

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
    let expected: Vec<f64> = functions.iter().flat_map(|&of| double.iter().map(move |&x| call(of, x))).collect();
    let rounded: Vec<f64> =
        functions.iter().flat_map(|&of| single.iter().map(move |&x| f64::from(call(of, x)))).collect();
    let widened: Vec<f64> = single.iter().map(|&x| f64::from(x)).collect();
    let own = |_: Function, found: &[f64], expected: &[f64], _: &[f64]| difference(found, expected);
    for compiler in compilers {
        let bytes: Vec<u8> = double.iter().flat_map(|x| x.to_le_bytes()).collect();
        let found = |more: &[&str]| numbers(&values(&folder, compiler, more, &bytes), f64::from_le_bytes);
        same(&functions, &double, &found(&["-DNH_DOUBLE"]), &expected, own);
        // The platform's functions.
        same(&functions, &double, &found(&["-DNH_DOUBLE", "-DNH_LIBM"]), &expected, |of, found, expected, x| {
            apart(of, found, expected, x, nh_cases::ulp)
        });
        let bytes: Vec<u8> = single.iter().flat_map(|x| x.to_le_bytes()).collect();
        let found = |more: &[&str]| {
            numbers(&values(&folder, compiler, more, &bytes), |bytes| f64::from(f32::from_le_bytes(bytes)))
        };
        same(&functions, &widened, &found(&["-DNH_FLOAT"]), &rounded, own);
        let ulp = |x: f64| f64::from((x.abs() as f32).next_up() - x.abs() as f32);
        same(&functions, &widened, &found(&["-DNH_FLOAT", "-DNH_LIBM"]), &rounded, |of, found, expected, x| {
            apart(of, found, expected, x, ulp)
        });
    }
}

/// Returns the first place at which numbers differ by more than 4 units in the last place. Below 1
/// there is no acosh; Rust's has other numbers there than NaN. A Bessel function of negative z is a
/// difference of hyperbolic functions, which below −16 loses up to four bits.
fn apart(of: Function, found: &[f64], expected: &[f64], x: &[f64], ulp: impl Fn(f64) -> f64) -> Option<usize> {
    let units = if matches!(of, Function::Bessel(_)) { 64.0 } else { 4.0 };
    let near = |a: f64, b: f64| a == b || (a.is_nan() && b.is_nan()) || (a - b).abs() <= units * ulp(b);
    (0..COUNT).find(|&i| !near(found[i], expected[i]) && (x[i] >= 1.0 || !found[i].is_nan()))
}

fn numbers<const N: usize>(bytes: &[u8], number: impl Fn([u8; N]) -> f64) -> Vec<f64> {
    bytes.chunks_exact(N).map(|bytes| number(bytes.try_into().expect("as many"))).collect()
}

/// Checks the values of each function by `difference`, which returns the first place of a wrong one.
fn same(
    functions: &[Function],
    arguments: &[f64],
    found: &[f64],
    expected: &[f64],
    difference: impl Fn(Function, &[f64], &[f64], &[f64]) -> Option<usize>,
) {
    assert_eq!(found.len(), COUNT * functions.len());
    for (function, (found, expected)) in functions.iter().zip(found.chunks(COUNT).zip(expected.chunks(COUNT))) {
        let at = difference(*function, found, expected, arguments).map(|at| (arguments[at], found[at], expected[at]));
        assert!(at.is_none(), "{function:?}: {at:?}");
    }
}

/// Returns the values of all functions, from a program for these arguments.
fn values(folder: &Path, compiler: &Compiler, more: &[&str], arguments: &[u8]) -> Vec<u8> {
    let file = folder.join("arguments");
    fs::write(&file, arguments).expect("a file");
    let program =
        compiler.build(folder, &[&WARNINGS[..], more, &["-O1"]].concat(), &["nh.c", "nh_math.c", "main.c", "-lm"]);
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
