//! Reports on the discrete equations and on the code that computes them.

use super::{Item, Report, Section};
use crate::ir::plan::{OperationCount, Plan, Routine};
use crate::ir::program::StepOption;
use crate::pipeline::Compiled;
use crate::scheme::{Block, BlockKind, Properties};

/// Returns one section per method: equation, source, properties, block structure, and on request
/// the equations of its step.
pub fn scheme_report(compiled: &Compiled, equations: bool) -> Report {
    let mut parts = 0;
    let sections = compiled
        .methods
        .iter()
        .zip(&compiled.program.steppers)
        .map(|(method, stepper)| {
            let p = &method.properties;
            let mut items =
                vec![Item::Text(format!("{}\n{}\nSource: {}", p.title, p.equation, p.source)), properties(p)];
            if !method.program.options.is_empty() {
                items.push(options(&method.program.options));
            }
            if method.blocks.is_empty() {
                items.push(Item::Text("explicit: no equations to solve".into()));
            } else {
                items.push(Item::Text("block structure, in order of solution".into()));
                items.push(blocks(&method.blocks));
            }
            if equations {
                items.extend(super::step::equations(compiled, stepper, &mut parts));
            }
            Section { heading: p.name.into(), items }
        })
        .collect();
    Report { title: compiled.mechanics.model().about.name.clone(), sections }
}

fn properties(p: &Properties) -> Item {
    let row = [
        p.order.to_string(),
        if p.symmetric { "yes" } else { "no" }.into(),
        format!("{:?}", p.energy).to_lowercase(),
        format!("{:?}", p.constraint).to_lowercase(),
    ];
    let head = ["order", "symmetric", "energy", "constraint"].map(String::from).to_vec();
    Item::Table { key: "properties", head, rows: vec![row.to_vec()] }
}

fn options(options: &[StepOption]) -> Item {
    let rows = options.iter().map(|o| vec![o.declared.name.clone(), o.declared.describe()]).collect();
    Item::Table { key: "options", head: vec!["option".into(), "meaning".into()], rows }
}

fn blocks(blocks: &[Block]) -> Item {
    let rows = blocks
        .iter()
        .map(|b| {
            let n = b.unknowns.len();
            let kind = match b.kind {
                BlockKind::Explicit => "explicit".to_string(),
                BlockKind::Linear => format!("{n} × {n} linear"),
                BlockKind::Implicit => format!("{n} × {n} implicit"),
                BlockKind::Swept => format!("{n} × {n} swept"),
            };
            vec![kind, b.unknowns.join(", "), b.assigned.join(", ")]
        })
        .collect();
    Item::Table {
        key: "blocks",
        head: vec!["block".into(), "unknowns".into(), "torn from it and assigned".into()],
        rows,
    }
}

/// Returns the operation counts per function and per part of a step.
pub fn ir_report(compiled: &Compiled) -> Report {
    let plan = Plan::of(&compiled.program);
    let mut rows = vec![row("parameters (once)", &plan.constants.parameter_count)];
    rows.extend(plan.functions.iter().map(|f| row(f.quantity.name(), &f.routine.count)));
    let mut sections = vec![Section { heading: "functions".into(), items: vec![operations(rows)] }];
    for stepper in &plan.steppers {
        let mut rows = vec![
            row("parameters (once)", &stepper.constants.parameter_count),
            row("parameters and h (once)", &stepper.constants.step_count),
        ];
        let parts: [(&str, Option<&Routine>); 4] = [
            ("start", Some(&stepper.start)),
            ("step", Some(&stepper.step)),
            ("observe", Some(&stepper.observe)),
            ("rank guard", stepper.guard.as_ref().map(|guard| &guard.body)),
        ];
        rows.extend(parts.iter().filter_map(|(name, routine)| routine.map(|r| row(name, &r.count))));
        sections.push(Section { heading: stepper.method.clone(), items: vec![operations(rows)] });
    }
    Report { title: compiled.mechanics.model().about.name.clone(), sections }
}

fn operations(rows: Vec<Vec<String>>) -> Item {
    let head = ["part", "+ −", "×", "÷", "√", "sin cos", "other"].map(String::from).to_vec();
    Item::Table { key: "operations", head, rows }
}

fn row(name: &str, c: &OperationCount) -> Vec<String> {
    let counts = [c.additions, c.multiplications, c.divisions, c.roots, c.sin_cos, c.calls];
    std::iter::once(name.to_string()).chain(counts.map(|n| n.to_string())).collect()
}
