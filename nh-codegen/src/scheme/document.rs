//! The docstring of a stepper.

use super::{Block, Method, Properties};
use crate::ir::program::{Sample, StepOption};
use crate::model::Model;
use num_rational::BigRational;
use num_traits::ToPrimitive;

/// Returns the title of a method with its equation, source, options, samples and blocks. It also
/// states whether the method keeps rotation matrices and holonomic constraints, if the model has
/// any.
pub fn document(
    method: &Method,
    model: &Model,
    (options, samples): (&[StepOption], &[Sample]),
    blocks: &[Block],
) -> String {
    let mut text = method.properties.describe();
    if !options.is_empty() {
        text.push_str("\n**Options**:\n\n");
        for StepOption { declared: option, .. } in options {
            text.push_str(&format!("- `{}`: {}\n", option.name, option.describe()));
        }
    }
    if !samples.is_empty() {
        let times: Vec<String> = samples.iter().map(|sample| time(&sample.fraction)).collect();
        let times = if method.parts.is_empty() {
            format!("at {}", times.join(", "))
        } else {
            "in the middle of each part".into()
        };
        text.push_str(&format!("\n**Control inputs** are read {times}\n"));
    }
    if blocks.is_empty() {
        text.push_str("\n**Structure**: explicit, no equations to solve\n");
    } else {
        text.push_str("\n**Structure**, in order of solution:\n\n");
        let how: Vec<String> = blocks.iter().map(|block| block.method()).collect();
        let is_explicit = |how: &String| how == "explicit";
        let mut at = 0;
        while let Some(this) = how.get(at) {
            // Explicit unknowns that follow each other have one line.
            let alike = how[at..].iter().take_while(|how| is_explicit(how)).count().max(1);
            let unknowns: Vec<&str> =
                blocks[at..at + alike].iter().flat_map(|block| &block.unknowns).map(String::as_str).collect();
            text.push_str(&format!("- `{}`: {this}\n", unknowns.join("`, `")));
            at += alike;
        }
    }
    if !model.about.groups.is_empty() {
        let kept = if method.keeps_rotations { "stay rotations, to roundoff" } else { "drift off their groups" };
        text.push_str(&format!("\n**Rotation matrices** among the coordinates {kept}\n"));
    }
    if !model.levels.is_empty() {
        let kept = if method.keeps_levels {
            "hold after each step, to roundoff"
        } else {
            "hold for velocities; positions deviate from them by the error of the method"
        };
        text.push_str(&format!("\n**Holonomic constraints** {kept}\n"));
    }
    text
}

impl Properties {
    /// Returns the title, equation, source and order as paragraphs.
    pub fn describe(&self) -> String {
        let Properties { title, equation, source, order, .. } = self;
        let symmetric = if self.symmetric { ", symmetric" } else { "" };
        format!("{title}.\n\n**Equation**: {equation}\n\n**Source**: {source}\n\n**Order**: {order}{symmetric}\n")
    }
}

/// Returns the time of a sample: `t`, `t + h/2`, `t + 0.2113 h`.
fn time(fraction: &BigRational) -> String {
    let (p, q) = (fraction.numer().to_string(), fraction.denom().to_string());
    match (p.as_str(), q.as_str()) {
        ("0", _) => "t".into(),
        ("1", "1") => "t + h".into(),
        ("1", q) => format!("t + h/{q}"),
        (p, q) if q.len() < 3 => format!("t + {p} h/{q}"),
        _ => format!("t + {:.4} h", fraction.to_f64().unwrap_or(f64::NAN)),
    }
}
