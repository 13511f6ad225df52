//! One message for every error in an expression.

use super::{expression, underline};

#[test]
fn every_mistake_has_its_message() {
    let mut report = String::new();
    for text in [
        "",
        "   ",
        "a +",
        "* a",
        "a + + b *",
        "(a + b",
        "a + b)",
        "sin(a]",
        "((a)",
        "2x",
        "2x + 3theta*4",
        "a b",
        "2 (x)",
        "(a)(b)",
        "m(x + 1)",
        "x**2",
        "a = b",
        "a == b",
        "a < b",
        "a != b && c",
        "log(x)",
        "Sin(x)",
        "sine(x)",
        "arctan(x)",
        "pow(x, 2)",
        "foo(x)",
        "sin x",
        "sin + 1",
        "sin^2(x)",
        "sin()",
        "()",
        "sin(x, y)",
        "abs()",
        "abs(x, y)",
        "sign(x, y) + max(x)",
        "min(a, b, c)",
        "atan2(y/x)",
        "atan2(x y)",
        "arctan2(y, x)",
        "sgn(x)",
        "a, b",
        "1f64",
        "1.0_f64 + 2",
        "0x1F",
        "1e99999",
        "1e99999999999999999999999",
        ".5",
        "1.5.2",
        "x.y",
        "x'",
        "[a + b]*c",
        "{a}",
        "dot(2*x)",
        "dot((x))",
        "dot(x_dot)",
        "a − b × c²",
        "a ; b",
        "a # b",
        "√2",
        "\"x\"",
        "$x",
        "a +\n  (b",
        "a\n  b",
        "lorem(x) + ipsum(y) + 2x",
        "if(x, 1, 2)",
        "if(x > 0, 1)",
        "if(x > 0, 1, 2, 3)",
        "if(x == 0, 1, 2)",
        "if(x > 0 && y > 0, 1, 2)",
        "if(x > 0 and y, 1, 2)",
        "if()",
        "where(x > 0 or (y < 1, 2, 3)",
        "piecewise(x, 1, 2)",
        "x and y",
        "interp(x)",
        "interp(x, [0, 1], [0, a])",
        "interp(x, [0, 1], 2)",
        "interp(x, [0, 1, 1], [0, 1, 2])",
        "interp(x, [0, 1], [0, 1, 2])",
        "interp(x, [0], [0])",
        "lookup(x, [0, 1], [0, 1])",
        "clamp(x, 1)",
        "mod(x)",
        "hypot(x, y, z)",
        "ceil(x) + round(x) + Log10(x)",
        "arsinh(x)",
        "|x",
        "|x + |y|",
        "x''",
        "x°",
        "∂x ≠ ∞",
    ] {
        let errors = match expression(text) {
            Err(errors) => underline(&errors, "", ""),
            Ok(parsed) => format!("  fine: {parsed}\n"),
        };
        report += &format!("{text}\n{errors}");
    }
    insta::assert_snapshot!(report);
}

/// Deep or long input is rejected before it can exhaust the stack, here and in every later stage.
#[test]
fn hostile_sizes_are_refused() {
    let many = 100_000;
    for text in [
        "(".repeat(many),
        ")".repeat(many),
        format!("{}{}", "(".repeat(many), ")".repeat(many)),
        "-".repeat(many) + "x",
        "x^".repeat(many) + "x",
        format!("{}x{}", "sin(".repeat(many), ")".repeat(many)),
        "x+".repeat(many) + "x",
        "x ".repeat(many),
        "2x ".repeat(many),
        "§".repeat(many),
        "1".repeat(many) + "e",
    ] {
        let errors = expression(&text).expect_err("an error");
        assert!(errors.list.len() <= 20, "{} errors", errors.list.len());
    }
    let long = "x+".repeat(1900) + "x";
    assert_eq!(expression(&long).expect("a long sum").to_string().len(), 1900 * 4 + 1);
    let deep = format!("{}x{}", "(".repeat(90), ")".repeat(90));
    assert_eq!(expression(&deep).expect("a deep one").to_string(), "x");
}
