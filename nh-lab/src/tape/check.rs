//! The check of an executable description: every index in it lies within its list.
//! [`Executable::check`] checks the code.

use super::describe::Method;
use nonholonomic_codegen::model::{DataSet, Description};
use nonholonomic_codegen::tree::{Tree, Var};
use nonholonomic_exec::{Executable, Sizes};

/// Nothing, or the contradiction.
type Checked = Result<(), String>;

fn ensure(holds: bool, otherwise: impl FnOnce() -> String) -> Checked {
    if holds { Ok(()) } else { Err(otherwise()) }
}

fn same(what: &str, found: usize, expected: usize) -> Checked {
    ensure(found == expected, || format!("{what}: {found}, not {expected}"))
}

/// Checks that a description, its methods and its code belong together, and that every index in
/// them lies within its list.
///
/// # Errors
/// The first contradiction.
pub(super) fn check(about: &Description, methods: &[Method], code: &Executable) -> Checked {
    description(about)?;
    let methods = methods.iter().map(|method| (method.name.clone(), method.options.len())).collect();
    code.check(&Sizes {
        parameters: about.parameters.len(),
        coordinates: about.coordinates.len(),
        velocities: about.velocities.len(),
        constraints: about.constraints.len(),
        inputs: about.inputs.len(),
        invariants: about.invariants.len(),
        groups: about.groups.len(),
        methods,
    })
}

fn description(about: &Description) -> Checked {
    let (n, k) = (about.coordinates.len(), about.velocities.len());
    ensure(about.constraints.len() <= k, || "more constraints than velocities".to_owned())?;
    ensure(about.angles.iter().all(|&i| i < n), || "an angle is not a coordinate".to_owned())?;
    for group in &about.groups {
        let entries = n.saturating_sub(group.first);
        let fits = matches!(group.dimension, 2 | 3) && group.dimension * group.dimension <= entries;
        ensure(fits, || format!("the matrix `{}` is not among the coordinates", group.name))?;
    }
    formulas("parameters", &about.following, about.parameters.len(), about)?;
    about
        .data
        .iter()
        .try_for_each(|set| data_set(set, about).map_err(|error| format!("the data set `{}`: {error}", set.name)))
}

fn data_set(set: &DataSet, about: &Description) -> Checked {
    let (n, k, p) = (about.coordinates.len(), about.velocities.len(), about.parameters.len());
    same("parameters", set.parameters.len(), p)?;
    for (q, w) in
        [(&set.coordinates, &set.velocities)].into_iter().chain(set.projected_from.as_ref().map(|(q, w)| (q, w)))
    {
        same("coordinates", q.len(), n)?;
        same("velocities", w.len(), k)?;
    }
    if !set.inputs.is_empty() {
        same("inputs", set.inputs.len(), about.inputs.len())?;
    }
    formulas("parameters", &set.following, p, about)?;
    formulas("coordinates", &set.coordinate_formulas, n, about)?;
    formulas("velocities", &set.velocity_formulas, k, about)
}

/// Checks formulas for entries of a list with `count` entries, in terms of parameters and of
/// coordinates, which may be missing.
fn formulas(what: &str, formulas: &[(usize, Tree<Var>)], count: usize, about: &Description) -> Checked {
    for (i, formula) in formulas {
        let mut known = *i < count;
        formula.visit(&mut |var| known &= !matches!(var, Var::Parameter(i) if *i >= about.parameters.len()));
        ensure(known, || format!("a formula among the {what} refers to an unknown quantity"))?;
    }
    Ok(())
}
