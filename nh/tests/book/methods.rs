//! `docs/methods.md` has a section for each method, made from the compiler's description of it.

use crate::page::workspace;
use nonholonomic_codegen::scheme::{Conserves, METHODS, Method};
use std::fs;

/// Returns the section of a method.
fn section(method: &Method) -> String {
    let p = method.properties;
    // Two spaces separate equations.
    let equation = p.equation.replace(";  ", ";\n").replace(",  ", ",\n");
    let order = if p.symmetric { format!("{}, symmetric", p.order) } else { p.order.to_string() };
    let mut keeps = format!("Order {order}. Energy: {}. Constraints: {}.", p.energy.words(), p.constraint.words());
    keeps += match (method.keeps_levels, p.energy) {
        (true, _) => " Holonomic constraints: exact.",
        (false, Conserves::Tolerance) => " Holonomic constraints: to the tolerance.",
        (false, _) => " Holonomic constraints: off by the method's error.",
    };
    if method.keeps_rotations {
        keeps += " Rotation matrices: exact.";
    }
    let at: Vec<String> = method.samples.fractions().iter().map(|c| format!("{c}")).collect();
    if !method.parts.is_empty() {
        keeps += " Inputs are read in the middle of each part.";
    } else if !at.is_empty() {
        keeps += &format!(" Inputs are read at t + c h, c = {}.", at.join(", "));
    }
    format!("### `{}`\n\n{}.\n\n```text\n{equation}\n```\n\n{keeps}\n\n*Source*: {}.\n", p.name, p.title, p.source)
}

/// Checks the page, or writes it if `NH_UPDATE_GOLDEN=1`.
#[test]
fn every_method_has_its_section() {
    let template = fs::read_to_string(workspace().join("nh/tests/book/methods.md.in")).unwrap();
    let mut page = template;
    for method in METHODS {
        let hole = format!("\n{{{}}}\n", method.properties.name);
        assert_eq!(page.matches(&hole).count(), 1, "the place of `{}` in methods.md.in", method.properties.name);
        page = page.replace(&hole, &format!("\n{}\n", section(method)));
    }
    let left = page.lines().find(|line| line.starts_with('{'));
    assert_eq!(left, None, "a place that no method has");
    while page.contains("\n\n\n") {
        page = page.replace("\n\n\n", "\n\n");
    }
    let page = format!("{}\n", page.trim_end());
    let file = workspace().join("docs/methods.md");
    if std::env::var_os("NH_UPDATE_GOLDEN").is_some() {
        fs::write(&file, &page).unwrap();
    }
    let written = fs::read_to_string(&file).unwrap();
    assert!(written == page, "docs/methods.md is not what the methods say; NH_UPDATE_GOLDEN=1 writes it anew");
}
