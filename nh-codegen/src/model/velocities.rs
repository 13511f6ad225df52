//! Velocities: the anchor E and the structure functions c, declared or those of a named Lie
//! algebra.

use super::resolve::{Place, Resolver, extent};
use super::{Model, counted, matrix};
use crate::algebra::{Expr, Matrix};
use crate::declaration::{self, Declaration, Name, Velocities};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::Var;
use std::collections::BTreeMap;

/// Structure functions of the basis of (quasi-)velocities, [e_i, e_j] = c_ij^l e_l. Entries that
/// are not stored are zero.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Structure {
    entries: BTreeMap<(usize, usize, usize), Expr>,
}

impl Structure {
    /// Returns c_ij^l, or `None` if it is zero.
    pub fn get(&self, i: usize, j: usize, l: usize) -> Option<&Expr> {
        self.entries.get(&(i, j, l))
    }

    /// Returns all nonzero entries as ((i, j, l), c_ij^l), in lexical order.
    pub fn iter(&self) -> impl Iterator<Item = ((usize, usize, usize), &Expr)> {
        self.entries.iter().map(|(index, value)| (*index, value))
    }

    /// Returns whether all brackets are zero.
    pub fn is_zero(&self) -> bool {
        self.entries.is_empty()
    }

    pub(crate) fn set(&mut self, i: usize, j: usize, l: usize, value: Expr) {
        if !value.is_zero() {
            self.entries.insert((i, j, l), value);
        }
    }

    fn value(&self, i: usize, j: usize, l: usize) -> Expr {
        self.get(i, j, l).cloned().unwrap_or_else(Expr::zero)
    }
}

/// E and c.
pub(super) struct Kinematics {
    pub anchor: Matrix,
    pub structure: Structure,
}

const ANCHOR: Place = Place { what: "the anchor", velocities: false, time: false };
const BRACKETS: Place = Place { what: "a structure function", velocities: false, time: false };

/// Reads E and c, and gives the resolver the rows of E, so that `x_dot` is available in the rest of
/// the declaration.
pub(super) fn resolve(
    declaration: &Declaration,
    resolver: &mut Resolver<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Kinematics> {
    let n = declaration.coordinates.len();
    let (names, anchor, structure, origin) = match &declaration.velocities {
        Velocities::Coordinate if n == 0 => {
            let message = "there are no coordinates and no velocities";
            diagnostics.push(Diagnostic::error(declaration.name.origin.clone(), message));
            return None;
        }
        Velocities::Coordinate => {
            return Some(Kinematics { anchor: Matrix::identity(n), structure: Structure::default() });
        }
        Velocities::Quasi { names, anchor, structure, origin } => (names, anchor, structure, origin),
    };
    let k = names.len();
    if k == 0 {
        diagnostics.push(Diagnostic::error(origin.clone(), "no velocities are named"));
        return None;
    }
    let structure = match structure {
        declaration::Structure::Algebra(name) => algebra(name, k, diagnostics),
        declaration::Structure::Constants(constants) => declared(constants, k, origin, resolver, diagnostics),
    };
    if anchor.len() != n {
        let message = format!(
            "the anchor has {}; there {} {}",
            counted(anchor.len(), "row"),
            if n == 1 { "is" } else { "are" },
            counted(n, "coordinate")
        );
        diagnostics.push(Diagnostic::error(extent(anchor.iter().flatten(), origin), message));
        return None;
    }
    let matrix = matrix(anchor, k, "velocities", ANCHOR, origin, resolver, diagnostics);
    let mut quiet = Diagnostics::new();
    let rows: Option<Vec<Vec<_>>> =
        anchor.iter().map(|row| row.iter().map(|e| resolver.tree(e, ANCHOR, &mut quiet)).collect()).collect();
    resolver.anchor = rows.unwrap_or_default();
    let (matrix, structure) = (matrix?, structure?);
    for (i, coordinate) in declaration.coordinates.iter().enumerate() {
        let Some(own) = declaration.own_velocity(i) else { continue };
        let unit = Matrix::identity(k);
        if (0..k).any(|j| matrix[(i, j)] != unit[(own, j)]) {
            let (velocity, coordinate) = (&names[own], &coordinate.name.value);
            let message = format!(
                "`{}` is the velocity of coordinate `{coordinate}`, but this row of the anchor defines another one",
                velocity.value
            );
            let error =
                Diagnostic::error(extent(&anchor[i], origin), message).label(velocity.origin.clone(), "that velocity");
            diagnostics.push(error.help(format!(
                "make the row of `{coordinate}` 1 at `{}` and 0 elsewhere, or give the quasi-velocity another name",
                velocity.value
            )));
        }
    }
    Some(Kinematics { anchor: matrix, structure })
}

/// Reads structure constants as written; each bracket must be minus its mirror image.
fn declared(
    constants: &[Vec<Vec<declaration::Expression>>],
    k: usize,
    origin: &Origin,
    resolver: &Resolver<'_>,
    diagnostics: &mut Diagnostics,
) -> Option<Structure> {
    let shaped = constants.len() == k && constants.iter().all(|c| c.len() == k && c.iter().all(|c| c.len() == k));
    let mut complete = shaped;
    let mut structure = Structure::default();
    for (i, bracket) in constants.iter().enumerate() {
        for (j, bracket) in bracket.iter().enumerate() {
            for (l, written) in bracket.iter().enumerate() {
                match resolver.expr(written, BRACKETS, diagnostics) {
                    Some(value) => structure.set(i, j, l, value),
                    None => complete = false,
                }
            }
        }
    }
    if !shaped {
        let origin = extent(constants.iter().flatten().flatten(), origin);
        let message = format!("the structure constants must be {k} x {k} x {k}: constants[i][j][l] = c_ij^l");
        diagnostics.push(Diagnostic::error(origin, message));
    }
    if !complete {
        return None;
    }
    for i in 0..k {
        for j in 0..=i {
            for l in 0..k {
                if !(structure.value(i, j, l) + structure.value(j, i, l)).is_zero() {
                    let (i, j, l) = (i + 1, j + 1, l + 1);
                    let message = format!(
                        "the structure constants are not antisymmetric: c_{j}{i}^{l} is not minus c_{i}{j}^{l}"
                    );
                    let origin = constants[i - 1][j - 1][l - 1].origin.clone();
                    let label = (constants[j - 1][i - 1][l - 1].origin.clone(), "its mirror image");
                    diagnostics.push(Diagnostic::error(origin, message).label(label.0, label.1));
                    complete = false;
                }
            }
        }
    }
    complete.then_some(structure)
}

/// Name, dimension, brackets.
type Algebra = (&'static str, usize, &'static [(usize, usize, isize)]);

/// Brackets [e_i, e_j] = e_l of the named algebras, each with i < j, counted from 1; the sign is
/// attached to l.
const ALGEBRAS: [Algebra; 4] = [
    // Body angular velocity.
    ("so(3)", 3, &[(1, 2, 3), (2, 3, 1), (1, 3, -2)]),
    // Planar rigid motions: (rotation, forward, sideways).
    ("se(2)", 3, &[(1, 2, 3), (1, 3, -2)]),
    // Rigid motions: (angular velocity, velocity).
    (
        "se(3)",
        6,
        &[(1, 2, 3), (2, 3, 1), (1, 3, -2), (1, 5, 6), (1, 6, -5), (2, 4, -6), (2, 6, 4), (3, 4, 5), (3, 5, -4)],
    ),
    ("heisenberg", 3, &[(1, 2, 3)]),
];

/// Returns the structure constants of a named Lie algebra of dimension k.
fn algebra(name: &Name, k: usize, diagnostics: &mut Diagnostics) -> Option<Structure> {
    let plain = |text: &str| text.chars().filter(|c| c.is_alphanumeric()).collect::<String>().to_lowercase();
    let wanted = plain(&name.value);
    if wanted == "abelian" {
        return Some(Structure::default());
    }
    let Some((known, dimension, brackets)) = ALGEBRAS.iter().find(|(known, ..)| plain(known) == wanted) else {
        let known: Vec<&str> = ALGEBRAS.iter().map(|a| a.0).chain(["abelian"]).collect();
        let mut diagnostic =
            Diagnostic::error(name.origin.clone(), format!("`{}` is not a known Lie algebra", name.value));
        diagnostic = match crate::origin::suggest(&name.value, known.iter().copied()) {
            Some(candidate) => diagnostic.help(format!("did you mean `{candidate}`?")),
            None => diagnostic.help(format!(
                "the known algebras are {}; declare others by their structure constants",
                known.join(", ")
            )),
        };
        diagnostics.push(diagnostic);
        return None;
    };
    if *dimension != k {
        let message = format!("{known} has dimension {dimension}, but {} named", plural_velocities(k));
        diagnostics.push(Diagnostic::error(name.origin.clone(), message));
        return None;
    }
    let mut structure = Structure::default();
    for &(i, j, l) in *brackets {
        let sign = l.signum() as i64;
        structure.set(i - 1, j - 1, l.unsigned_abs() - 1, Expr::integer(sign));
        structure.set(j - 1, i - 1, l.unsigned_abs() - 1, Expr::integer(-sign));
    }
    Some(structure)
}

fn plural_velocities(k: usize) -> String {
    if k == 1 { "1 velocity is".into() } else { format!("{k} velocities are") }
}

/// Returns the derivative of a function along the k-th column of the anchor: E_k(f) = E^i_k ∂_i f.
pub(crate) fn along(anchor: &Matrix, column: usize, function: &Expr) -> Expr {
    let variables = function.variables();
    (0..anchor.rows())
        .filter(|&i| variables.contains(&Var::Coordinate(i)) && !anchor[(i, column)].is_zero())
        .map(|i| &anchor[(i, column)] * function.derivative(Var::Coordinate(i)))
        .sum()
}

/// Checks that the brackets satisfy the Jacobi identity, and that the anchor maps them to brackets
/// of vector fields.
pub(super) fn check(model: &Model, declaration: &Declaration, diagnostics: &mut Diagnostics) {
    let Velocities::Quasi { names, origin, .. } = &declaration.velocities else { return };
    let (k, e, c) = (model.k(), &model.anchor, &model.structure);
    let mut set = model.level_set();
    // [[e_i, e_j], e_s] = (c_ij^l c_ls^t - E_s(c_ij^t)) e_t, summed over cyclic permutations.
    let nested = |i, j, s, t| -> Expr {
        let product = |l| match (c.get(i, j, l), c.get(l, s, t)) {
            (Some(a), Some(b)) => a * b,
            _ => Expr::zero(),
        };
        let twice: Expr = (0..k).map(product).sum();
        twice - c.get(i, j, t).map_or_else(Expr::zero, |f| along(e, s, f))
    };
    for i in 0..k {
        for j in 0..i {
            for s in 0..j {
                let cyclic = |t| nested(i, j, s, t) + nested(j, s, i, t) + nested(s, i, j, t);
                if !set.vanish(&(0..k).map(cyclic).collect::<Vec<Expr>>()) {
                    let message = format!(
                        "the structure constants violate the Jacobi identity on `{}`, `{}`, `{}`",
                        names[s].value, names[j].value, names[i].value
                    );
                    let help = "they are not those of a Lie algebra (or of vector fields): check their signs";
                    diagnostics.push(Diagnostic::warning(origin.clone(), message).help(help));
                }
            }
        }
    }
    for i in 0..k {
        for j in i + 1..k {
            let bracket: Vec<Expr> =
                (0..model.n()).map(|a| along(e, i, &e[(a, j)]) - along(e, j, &e[(a, i)])).collect();
            let image = |a: usize| -> Expr { (0..k).filter_map(|l| Some(c.get(i, j, l)? * &e[(a, l)])).sum() };
            let apart: Vec<Expr> = (0..model.n()).map(|a| &bracket[a] - image(a)).collect();
            if !set.vanish(&apart) {
                let show = |parts: Vec<Expr>| parts.iter().map(|p| model.show(p)).collect::<Vec<_>>().join(", ");
                let message = format!(
                    "the anchor and the structure constants disagree: the vector fields of `{}` and `{}` have the bracket ({}), \
                     but the constants give ({})",
                    names[i].value,
                    names[j].value,
                    show(bracket.clone()),
                    show((0..model.n()).map(image).collect())
                );
                diagnostics.push(Diagnostic::error(origin.clone(), message));
            }
        }
    }
}
