//! An infinitesimal symmetry of a system whose constraints prescribe a velocity, and its moving
//! energy.

use super::resolve::{Place, Resolver};
use super::{Invariant, Model, forces};
use crate::algebra::Expr;
use crate::declaration::Declaration;
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::Var;

/// The name of the first integral.
const MOVING_ENERGY: &str = "moving_energy";

/// Y(q), a velocity that satisfies the constraints, μ Y = b, and along which L does not change.
#[derive(Clone, Debug, PartialEq)]
pub struct Symmetry {
    /// The velocity, k entries.
    pub field: Vec<Expr>,
    /// Place of the declaration.
    pub origin: Origin,
}

/// Reads the symmetry.
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    k: usize,
    diagnostics: &mut Diagnostics,
) -> Option<Symmetry> {
    const COMPONENT: Place = Place { what: "a component of the symmetry", velocities: false, time: false };
    let declared = declaration.symmetry.as_ref()?;
    let mut field: Vec<Option<Expr>> = vec![None; k];
    for (name, expression) in &declared.value {
        let value = resolver.expr(expression, COMPONENT, diagnostics);
        let Some(velocity) = forces::velocity(declaration, name, "a component of a symmetry belongs to", diagnostics)
        else {
            continue;
        };
        if field[velocity].is_some() {
            let message = format!("the component of `{}` is given twice", name.value);
            diagnostics.push(Diagnostic::error(name.origin.clone(), message));
        }
        field[velocity] = Some(value.unwrap_or_else(Expr::zero));
    }
    let field = field.into_iter().map(|y| y.unwrap_or_else(Expr::zero)).collect();
    Some(Symmetry { field, origin: declared.origin.clone() })
}

/// Checks that the symmetry has a moving energy, which becomes a further invariant:
///
/// E − (g w + A)·Y with E = ½ w·g w + V.
///
/// It is conserved if L does not change along Y: dE/dt = λ·b, and d((g w + A)·Y)/dt = λ·μ Y. The
/// conservation is checked with the motion.
///
/// **Source** F. Fassò and N. Sansonetto, Conservation of 'moving' energy in nonholonomic systems with affine constraints and integrability
/// of spheres on rotating surfaces (2016).
pub(super) fn check(model: &mut Model, diagnostics: &mut Diagnostics) {
    let Some(Symmetry { field, origin }) = &model.symmetry else { return };
    let error = |message: &str| Diagnostic::error(origin.clone(), message);
    if !model.is_affine() {
        let help =
            "the energy itself is conserved here; a momentum along the symmetry can be declared under `invariants`";
        diagnostics.push(error("a symmetry needs constraints that prescribe a velocity").help(help));
        return;
    }
    if model.is_rheonomic() || model.levels.iter().any(|level| level.row.is_some()) {
        let message =
            "a symmetry is not supported if L or the constraints depend on the time, or with holonomic constraints";
        diagnostics.push(error(message).help("its moving energy can be declared under `invariants`: E - p.Y"));
        return;
    }
    if let Some(declared) = model.invariants.iter().find(|invariant| invariant.name == MOVING_ENERGY) {
        let message = format!("the symmetry already defines `{MOVING_ENERGY}`");
        diagnostics.push(Diagnostic::error(declared.origin.clone(), message).label(origin.clone(), "this symmetry"));
        return;
    }
    let (mu, mut set) = (&model.constraint_matrix, model.level_set());
    for (i, rate) in model.constraint_rates.iter().enumerate() {
        let along: Expr = field.iter().enumerate().map(|(j, y)| &mu[(i, j)] * y).sum();
        let off = &along - rate;
        if !set.vanish([&off]) {
            let message = format!(
                "the symmetry does not satisfy the constraints: constraint {} is off by `{}`",
                model.constraint_numbers[i],
                model.show(&off)
            );
            diagnostics.push(
                error(&message)
                    .help("a symmetry is a motion that the constraints allow, such as the rotation of the turntable"),
            );
            return;
        }
    }
    let kinetic = &model.lagrangian.natural() + model.lagrangian.potential();
    let moving: Expr = field
        .iter()
        .enumerate()
        .map(|(i, y)| &(&kinetic.derivative(Var::Velocity(i)) + &model.lagrangian.vector_potential()[i]) * y)
        .sum();
    let expression = &(&kinetic + model.lagrangian.potential()) - &moving;
    let origin = origin.clone();
    model.invariants.push(Invariant { name: MOVING_ENERGY.to_owned(), expression, origin });
}
