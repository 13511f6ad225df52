//! Expressions of all sizes: reasonable ones are read, and others give an error at their place,
//! quickly.

use crate::support::{deep, diagnose};
use nonholonomic_codegen::origin::{Origin, Severity};
use std::time::{Duration, Instant};

/// Returns a model with this potential.
fn with_potential(potential: &str) -> String {
    format!(
        "name: case\ncoordinates: [x, y, z, a, b, c]\nconstraints: [z_dot - y*x_dot]\nlagrangian: (x_dot^2 + y_dot^2 + z_dot^2 + a_dot^2 + b_dot^2 + c_dot^2)/2 - ({potential})\n"
    )
}

fn nested(function: &str, depth: usize, inside: &str) -> String {
    format!("{}{inside}{}", format!("{function}(").repeat(depth), ")".repeat(depth))
}

fn joined(count: usize, operator: &str, item: impl Fn(usize) -> String) -> String {
    (0..count).map(item).collect::<Vec<_>>().join(operator)
}

#[test]
fn hostile_sizes() {
    deep(hostile_sizes_are_met);
}

fn hostile_sizes_are_met() {
    let cases = [
        ("10^(10^10)".to_owned(), "exponents are limited to 1000"),
        ("10^10^10^10".to_owned(), "exponents are limited to 1000"),
        ("x^(10^6)".to_owned(), "exponents are limited to 1000"),
        ("x^(-10^6)".to_owned(), "exponents are limited to 1000"),
        ("((x^64)^64)^64".to_owned(), ""),
        ("((x^1000)^1000)^1000".to_owned(), ""),
        ("(((10^1000)^1000)^1000)*x".to_owned(), "the exponent 1000 is too large"),
        ("((3*x+1e300)^100)^10".to_owned(), "the exponent 100 is too large"),
        ("x^1e999999999".to_owned(), "the exponent is out of range"),
        (format!("{}*x", "7".repeat(100_000)), "a number of 100000 digits"),
        (format!("1.{}*x", "7".repeat(100_000)), "a number of 100001 digits"),
        (nested("sqrt", 40, "x"), ""),
        (format!("{}x{}", "sqrt(1+".repeat(40), ")".repeat(40)), ""),
        (format!("{}x{}", "sqrt(x+".repeat(40), ")".repeat(40)), ""),
        (nested("exp", 40, "x"), ""),
        (format!("{}x{}", "sin(x+".repeat(40), ")".repeat(40)), ""),
        (format!("{}x{}", "1/(x+".repeat(90), ")".repeat(90)), ""),
        (format!("{}x{}", "1/(x+y*".repeat(90), ")".repeat(90)), ""),
        (format!("{}x{}", "cos(1+".repeat(20), ")".repeat(20)), ""),
        (format!("{}x{}", "cos(1+".repeat(90), ")".repeat(90)), ""),
        (nested("", 100_000, "x"), "nests deeper than 100 levels"),
        (joined(100_000, " + ", |_| "x".to_owned()), "more than 2000 terms"),
        (joined(10_000, "*", |i| format!("(x+{i})")), "more than 2000 terms"),
        (joined(1_900, "+", |i| format!("sin(x+{i}*y)")), ""),
        (joined(1_900, "+", |i| format!("1/(x+{i})")), ""),
        (joined(1_900, "+", |i| format!("sqrt(x+{i})")), ""),
        (joined(1_900, "*", |i| format!("(x+{i})")), "thousands of digits"),
        (joined(1_900, "+", |i| format!("x^{}*y^{}", i % 41, i % 53)), ""),
        (joined(500, "+", |i| format!("exp(-{}*x)", 1.0 + 0.01 * i as f64)), ""),
        ("(a+b+c+x+y+z)^64".to_owned(), ""),
        ("(1+x)^60*(1+y)^60*(1+z)^60".to_owned(), ""),
        ("1/((1+x)^60*(1+y)^60*(1+z)^60)".to_owned(), ""),
        ("1/(1+x+y+z)^30 + 1/(2+x-y+z)^30".to_owned(), ""),
        ("(sin(x)+cos(y)+tan(z))^40".to_owned(), ""),
        ("sqrt((1+x+y)^40+(1-x+z)^40)".to_owned(), ""),
        ("sqrt((1+x+y+z)^12+(1-x+z)^12+1)".to_owned(), ""),
        ("sin(1000000*x)".to_owned(), ""),
        ("sin(24*x+23*y+22*z)".to_owned(), ""),
        ("sin(24*x+23*y+22*z)^20".to_owned(), ""),
        ("exp(x) + exp(1e-30*x)".to_owned(), ""),
        ("cos(a+b+c+x+y+z)*cos(a-b+c-x+y-2*z)*cos(3*a+5*b-c+x+7*z)".to_owned(), ""),
        ("cos(a+b+c+x+y+z)*cos(a+b+c+x+y-z)*cos(a+b+c-x)".to_owned(), ""),
        ("cos(max(0, min(1, x - a)))^2".to_owned(), ""),
        ("(1+sqrt(x)+sqrt(y)+sqrt(z)+sqrt(a)+sqrt(b))^-3".to_owned(), ""),
        ("x^(1/1000003)".to_owned(), ""),
        ("(1+x)^(999/64)".to_owned(), ""),
        ("sqrt(1234567891011121314151617181920212223242526272829303132333435363738394041424344454647)".to_owned(), ""),
        ("tanh(x)^1000".to_owned(), ""),
        ("(1+exp(x)+exp(y)+exp(z))^40".to_owned(), ""),
    ];
    for (potential, message) in cases {
        let shown: String = potential.chars().take(60).collect();
        let begin = Instant::now();
        let found = diagnose(&with_potential(&potential));
        // One second suffices; the limit allows for busy machines, and for a compiler without
        // optimisation.
        assert!(begin.elapsed() < Duration::from_secs(10), "`{shown}` took {:?}", begin.elapsed());
        let errors: Vec<_> = found.list.iter().filter(|d| d.severity == Severity::Error).collect();
        match errors[..] {
            [] => assert_eq!(message, "", "`{shown}` has no error"),
            [error] => {
                let at_its_place = matches!(&error.origin, Origin::File { line: 4, column, .. } if *column >= 77);
                let said = !message.is_empty() && error.message.contains(message);
                assert!(at_its_place && said, "`{shown}`: {error}");
            }
            _ => panic!("`{shown}`: {found}"),
        }
    }
}

#[test]
fn honest_sizes() {
    deep(honest_sizes_are_met);
}

fn honest_sizes_are_met() {
    for potential in [
        "x^12",
        "x^100 + x^200",
        "(1 + x)^100",
        "(x^2 + y^2)^(-13/2)",
        "4*((1/x)^12 - (1/x)^6)",
        "(x^2)^0.7 + y^1.234",
        "exp(x) + exp(1e-30*x)",
        "exp(-2*x) + exp(-1.2345*x)",
        "cos(x) + cos(1.234*x)",
        "sin(1000000*x)",
        "1e-300*x^2 + 1e300*y^2",
        "0.1234567890123456789012345678901234567890*x^2",
    ] {
        let found = diagnose(&with_potential(potential));
        assert!(found.list.iter().all(|d| d.severity != Severity::Error), "`{potential}`: {found}");
    }
}
