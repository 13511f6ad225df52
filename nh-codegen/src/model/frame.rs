//! The declared frame: columns X_a that span D.

use super::constraints::Resolved as Constraints;
use super::resolve::{Place, Resolver, extent};
use super::{FrameChoice, counted};
use crate::algebra::{Expr, Matrix, attempt};
use crate::cost::derivation::EFFORT_OF_CHECK;
use crate::declaration::{Declaration, Frame};
use crate::origin::{Diagnostic, Diagnostics, Origin, Topic};
use crate::tree::Var;

/// Reads the frame and checks it against μ (when μ could be read).
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &Resolver<'_>,
    constraints: Option<&mut Constraints>,
    k: usize,
    diagnostics: &mut Diagnostics,
) -> Option<FrameChoice> {
    let Some(frame) = &declaration.frame else { return Some(FrameChoice::Derived) };
    let columns = match &frame.value {
        Frame::Orthonormal => return Some(FrameChoice::Orthonormal),
        Frame::Columns(columns) => columns,
    };
    let place = Place { what: "the frame", velocities: false, time: true };
    let origins: Vec<Origin> = columns.iter().map(|column| extent(column, &frame.origin)).collect();
    let mut sound = true;
    let mut entries: Vec<Vec<Expr>> = Vec::new();
    for (a, column) in columns.iter().enumerate() {
        let resolved: Vec<Option<Expr>> = column.iter().map(|e| resolver.expr(e, place, diagnostics)).collect();
        if column.len() != k {
            let entries = if column.len() == 1 { "1 entry".into() } else { format!("{} entries", column.len()) };
            let message = format!("column {} of the frame has {entries}; there are {k} velocities", a + 1);
            diagnostics.push(Diagnostic::error(origins[a].clone(), message));
            sound = false;
        }
        match resolved.into_iter().collect() {
            Some(column) => entries.push(column),
            None => sound = false,
        }
    }
    let Constraints { matrix: mu, set, .. } = constraints?;
    let m = k - mu.rows();
    if columns.len() != m {
        let message = format!(
            "the frame has {}; the distribution has dimension {m} ({k} velocities, {})",
            counted(columns.len(), "column"),
            counted(mu.rows(), "constraint")
        );
        diagnostics.push(Diagnostic::error(frame.origin.clone(), message));
        sound = false;
    }
    if !sound {
        return None;
    }
    let names = |e: &Expr| {
        let name = |var: &Var| super::lagrangian::declared_name(declaration, *var);
        crate::tree::text(&e.tree(), &name)
    };
    for (a, column) in entries.iter().enumerate() {
        let image = &*mu * &Matrix::column_vector(column.clone());
        if !set.vanish(image.entries()) {
            let image: Vec<String> = image.entries().iter().map(names).collect();
            let message = format!(
                "column {} of the frame does not satisfy the constraints: mu X_{} = ({})",
                a + 1,
                a + 1,
                image.join(", ")
            );
            diagnostics.push(Diagnostic::error(origins[a].clone(), message));
            sound = false;
        }
    }
    let frame_matrix = Matrix::from_columns(k, &entries);
    let rank = attempt(EFFORT_OF_CHECK, || frame_matrix.rank()).unwrap_or(m);
    if rank < m {
        let message = format!("the columns of the frame are linearly dependent: rank {rank} instead of {m}");
        diagnostics.push(Diagnostic::error(frame.origin.clone(), message).see(Topic::Frame));
        sound = false;
    }
    sound.then_some(FrameChoice::Declared(frame_matrix))
}
