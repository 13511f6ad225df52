//! Forces without a potential: declared ones, and friction by Rayleigh's dissipation function.

use super::resolve::{Place, Resolver};
use crate::declaration::forces::{self, DISSIPATION, ForceKind};
use crate::declaration::{Declaration, Name, Velocities};
use crate::origin::{Diagnostic, Diagnostics, Origin, suggest};
use crate::tree::{Tree, Var};

/// F(t, q, w) − ∂R/∂w.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Forces {
    /// The forces of all kinds.
    pub all: Vec<Force>,
}

/// One expression of a kind of force.
#[derive(Clone, Debug, PartialEq)]
pub struct Force {
    /// The kind.
    pub kind: ForceKind,
    /// The index of the velocity that the expression belongs to; `None` for a kind with one
    /// expression.
    pub velocity: Option<usize>,
    /// The expression as written, a function of t, q and w.
    pub tree: Tree<Var>,
}

impl Forces {
    /// Returns whether there are no forces.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Returns whether a force depends on velocities.
    pub fn depend_on_velocities(&self) -> bool {
        self.all.iter().any(|force| force.kind.is_friction) || self.depend_on(Var::is_velocity)
    }

    /// Returns whether a force depends on the time.
    pub fn depend_on_time(&self) -> bool {
        self.depend_on(|variable| variable == Var::Time)
    }

    /// Returns the expressions of all forces as written.
    pub fn trees(&self) -> impl Iterator<Item = &Tree<Var>> {
        self.all.iter().map(|force| &force.tree)
    }

    fn depend_on(&self, kind: impl Fn(Var) -> bool) -> bool {
        self.trees().any(|tree| tree.variables().into_iter().any(&kind))
    }
}

/// Reads the forces.
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Forces> {
    let (mut all, mut complete) = (Vec::new(), true);
    let mut places: Vec<(ForceKind, usize, &Origin)> = Vec::new();
    for declared in &declaration.forces {
        let (kind, tree) = (declared.kind, tree(declared, resolver, diagnostics));
        let mut on = None;
        if let Some(name) = &declared.on {
            on = velocity(declaration, name, "a force acts on", diagnostics);
            let Some(velocity) = on else {
                complete = false;
                continue;
            };
            if let Some((.., first)) = places.iter().find(|(other, known, _)| (*other, *known) == (kind, velocity)) {
                let message = format!("the force on `{}` is given twice", name.value);
                diagnostics
                    .push(Diagnostic::error(name.origin.clone(), message).label((*first).clone(), "first given here"));
            }
            places.push((kind, velocity, &name.origin));
        }
        match tree {
            Some(tree) => all.push(Force { kind, velocity: on, tree }),
            None => complete = false,
        }
    }
    complete.then_some(Forces { all })
}

/// Reads the expression of a force.
fn tree(force: &forces::Force, resolver: &Resolver<'_>, diagnostics: &mut Diagnostics) -> Option<Tree<Var>> {
    let (expression, place) = (&force.expression, Place { what: force.kind.title, velocities: true, time: true });
    let value = resolver.expr(expression, place, diagnostics)?;
    if force.kind == DISSIPATION && !value.variables().iter().any(|variable| variable.is_velocity()) {
        let message = "the dissipation function does not depend on velocities";
        let help = "it is half of the power that friction dissipates: c/2*x_dot^2 for a force -c*x_dot";
        diagnostics.push(Diagnostic::error(expression.origin.clone(), message).help(help));
        return None;
    }
    resolver.tree(expression, place, diagnostics)
}

/// Returns the index of the velocity with this name or of the coordinate with this name. `relation`
/// completes the message: "a force acts on".
pub(super) fn velocity(
    declaration: &Declaration,
    name: &Name,
    relation: &str,
    diagnostics: &mut Diagnostics,
) -> Option<usize> {
    let coordinate = declaration.coordinates.iter().position(|c| c.name.value == name.value);
    let found = match &declaration.velocities {
        Velocities::Coordinate => {
            let rate = |c: &str| name.value.strip_suffix("_dot") == Some(c);
            coordinate.or_else(|| declaration.coordinates.iter().position(|c| rate(&c.name.value)))
        }
        Velocities::Quasi { names, .. } => {
            let own = names.iter().position(|velocity| velocity.value == name.value);
            own.or_else(|| declaration.own_velocity(coordinate?))
        }
    };
    if found.is_some() {
        return found;
    }
    let error = if coordinate.is_some() {
        let message = format!("the velocity of `{}` is not one of the quasi-velocities", name.value);
        Diagnostic::error(name.origin.clone(), message).help(format!("{relation} a velocity here: name the velocity"))
    } else {
        let error =
            Diagnostic::error(name.origin.clone(), format!("`{}` is not a coordinate or a velocity", name.value));
        let coordinates = declaration.coordinates.iter().map(|c| c.name.value.as_str());
        let velocities: Vec<&str> = match &declaration.velocities {
            Velocities::Quasi { names, .. } => names.iter().map(|n| n.value.as_str()).collect(),
            Velocities::Coordinate => Vec::new(),
        };
        match suggest(&name.value, coordinates.chain(velocities)) {
            Some(close) => error.help(format!("did you mean `{close}`?")),
            None => error.help(format!("{relation} a coordinate or a velocity")),
        }
    };
    diagnostics.push(error);
    None
}
