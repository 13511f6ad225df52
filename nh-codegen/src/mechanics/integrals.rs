//! First integrals that are evident: block energies of a Lagrangian that splits, and momenta of
//! constant fields in D.
//!
//! This module finds candidates. A [graph](crate::scheme::Context) decides whether the rate of a candidate along the motion vanishes.

use super::Mechanics;
use super::linear::{apply, dot, half, product};
use crate::algebra::{AlgebraError, Expr, Matrix, attempt};
use crate::blocks::{classes, join};
use crate::cost::derivation::EFFORT_OF_INTEGRALS;
use crate::model::{Model, rotations_by_parameters};
use crate::tree::Var;
use petgraph::unionfind::UnionFind;
use std::collections::BTreeSet;

/// A function that may be a first integral.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// Its kind, with the block or the field.
    pub kind: Kind,
    /// The function of (q, w).
    pub expression: Expr,
}

/// Kinds of first integrals that are searched for.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// The energy of a block of velocities and coordinates that neither the rest of the system nor
    /// the constraints couple to.
    Block {
        /// The velocities.
        velocities: Vec<usize>,
        /// The coordinates.
        coordinates: Vec<usize>,
    },
    /// ⟨g Y, w⟩ for a field Y in D whose components in w are constant.
    Momentum {
        /// Y, k entries.
        field: Vec<Expr>,
    },
}

impl Mechanics {
    /// Returns dI/dt along the motion without inputs for an invariant I(q, w), as a function of (q,
    /// ρ) on D*.
    ///
    /// # Errors
    /// If the invariant cannot be restricted to D because it divides by an expression that vanishes
    /// there.
    pub fn invariant_rate(&self, invariant: &Expr) -> Result<Expr, AlgebraError> {
        let w = self.velocity_of_rho();
        let on_d: Vec<(Var, Expr)> = w.iter().enumerate().map(|(i, e)| (Var::Velocity(i), e.clone())).collect();
        let restricted = invariant.substitute(&on_d)?;
        let gradient: Vec<Expr> = self.state_variables().iter().map(|&var| restricted.derivative(var)).collect();
        Ok(dot(&gradient, self.autonomous_field()))
    }

    /// Returns candidates for first integrals; empty if normal forms take too much effort.
    pub fn integral_candidates(&self) -> Vec<Candidate> {
        let blocks = attempt(EFFORT_OF_INTEGRALS, || self.block_energies()).unwrap_or_default();
        let momenta = attempt(EFFORT_OF_INTEGRALS, || self.momenta_of_fields()).unwrap_or_default();
        blocks.into_iter().chain(momenta).collect()
    }

    /// Returns the energies of blocks: velocities and coordinates that neither L nor the
    /// constraints, the anchor or the brackets couple to others. A single block has the whole
    /// energy and gives no candidate, and neither does the block of a constant velocity.
    fn block_energies(&self) -> Vec<Candidate> {
        let (model, w) = (&self.model, self.velocity_variables());
        let terms = model.lagrangian.potential().terms();
        let blocks = blocks(self);
        if blocks.len() < 2 {
            return Vec::new();
        }
        let energy = |(velocities, coordinates): &(Vec<usize>, Vec<usize>)| {
            let pairs = velocities.iter().flat_map(|&i| velocities.iter().map(move |&j| (i, j)));
            let kinetic: Expr = pairs.map(|(i, j)| &model.lagrangian.mass_matrix()[(i, j)] * &(&w[i] * &w[j])).sum();
            let own = |term: &&Expr| coordinates.iter().any(|&i| term.depends_on(Var::Coordinate(i)));
            let potential: Expr = terms.iter().filter(own).cloned().sum();
            let [i] = velocities[..] else { return Some(kinetic * half() + potential) };
            let is_momentum = potential.is_zero() && is_constant(&model.lagrangian.mass_matrix()[(i, i)]);
            (!is_momentum).then(|| kinetic * half() + potential)
        };
        let candidate = |block: &(Vec<usize>, Vec<usize>)| {
            let (velocities, coordinates) = block.clone();
            Some(Candidate { kind: Kind::Block { velocities, coordinates }, expression: energy(block)? })
        };
        blocks.iter().filter_map(candidate).collect()
    }

    /// Returns whether ℋ and Π split like the blocks, with each momentum ρ_a in one of them. An
    /// additive discrete gradient, such as the mean-value gradient, then keeps the energy of each
    /// block.
    pub fn splits_in_frame(&self) -> bool {
        let blocks = blocks(self);
        let (n, m) = (self.model.n(), self.model.m());
        let block_of_velocity = |i: usize| blocks.iter().position(|(velocities, _)| velocities.contains(&i));
        let block_of_coordinate = |i: usize| blocks.iter().position(|(_, coordinates)| coordinates.contains(&i));
        let block_of_column = |a: usize| {
            let mut support = (0..self.model.k()).filter(|&i| !self.frame()[(i, a)].is_zero()).map(block_of_velocity);
            let first = support.next()??;
            support.all(|block| block == Some(first)).then_some(first)
        };
        let all: Option<Vec<usize>> = (0..n).map(block_of_coordinate).chain((0..m).map(block_of_column)).collect();
        let Some(all) = all else { return false };
        let variables = self.state_variables();
        let apart = |i: usize, j: usize| all[i] != all[j];
        let pairs = || (0..n + m).flat_map(|i| (0..n + m).map(move |j| (i, j))).filter(|&(i, j)| apart(i, j));
        let (gradient, poisson) = (self.hamiltonian_gradient(), self.almost_poisson());
        pairs().all(|(i, j)| gradient[i].derivative(variables[j]).is_zero() && poisson[(i, j)].is_zero())
    }

    /// Returns whether ℋ is a polynomial of second degree in (q, ρ). Discrete gradients are then
    /// its gradient at the midpoint.
    pub fn is_quadratic(&self) -> bool {
        let state = self.state_variables();
        self.hamiltonian().degree_in(&|var| state.contains(&var)).is_some_and(|degree| degree <= 2)
    }

    /// Returns the momenta of constant fields Y in D along which L does not change on D.
    ///
    /// **Equation** d/dt ⟨g Y, w⟩ = Yⁱ (E_i(½ wᵀ g w − V) + c_ji^l wʲ (g w)_l), because the
    /// constraint forces do not act along Y.
    fn momenta_of_fields(&self) -> Vec<Candidate> {
        let (model, p) = (&self.model, self.momenta_of_velocity());
        let mut conditions = rows(&model.constraint_matrix);
        let slopes: Vec<Expr> =
            (0..model.n()).map(|i| model.lagrangian.potential().derivative(Var::Coordinate(i))).collect();
        conditions.push(apply(&model.anchor.transpose(), &slopes));
        let distribution = kernel(&conditions[..model.r()], model.k());
        let changes: Vec<Matrix> = (0..model.k()).map(|i| metric_change(model, i)).collect();
        for (a, x) in distribution.iter().enumerate() {
            let along: Vec<Vec<Expr>> = changes.iter().map(|change| apply(change, x)).collect();
            conditions.extend(distribution[a..].iter().map(|y| along.iter().map(|change| dot(change, y)).collect()));
        }
        let mut fields = constant_kernel(conditions.clone(), model.k());
        let rotations = rotations_by_parameters(&model.about.groups);
        if !rotations.is_empty() {
            // The conditions are required for rotations only, which admits further fields.
            let turned =
                |row: &Vec<Expr>| row.iter().map(|e| e.substitute(&rotations)).collect::<Result<Vec<Expr>, _>>();
            let turned: Option<Vec<Vec<Expr>>> = conditions.iter().map(|row| turned(row).ok()).collect();
            let further = turned.map(|rows| constant_kernel(rows, model.k())).unwrap_or_default();
            fields = if further.len() > fields.len() { further } else { fields };
        }
        let candidate = |field: Vec<Expr>| Candidate { expression: dot(&field, &p), kind: Kind::Momentum { field } };
        fields.into_iter().map(candidate).collect()
    }

    /// Returns whether L is invariant along this field for all velocities, not only those in D. The
    /// test is for coordinates, where the flow of a field with constant components is a shift.
    pub fn is_invariant_along(&self, field: &[Expr]) -> bool {
        let model = &self.model;
        let direction = apply(&model.anchor, field);
        let changes = |function: &Expr| -> Expr {
            let slope = |(i, along): (usize, &Expr)| along * &function.derivative(Var::Coordinate(i));
            direction.iter().enumerate().filter(|(_, along)| !along.is_zero()).map(slope).sum()
        };
        model.structure.is_zero()
            && model
                .lagrangian
                .mass_matrix()
                .entries()
                .iter()
                .chain([model.lagrangian.potential()])
                .all(|entry| changes(entry).is_zero())
    }

    /// Returns whether g Y is the same everywhere.
    pub fn has_constant_momentum_form(&self, field: &[Expr]) -> bool {
        apply(self.model.lagrangian.mass_matrix(), field).iter().all(is_constant)
    }

    /// Returns the c of a field Y = X c if c is constant; its momentum is c·ρ.
    pub fn constant_components(&self, field: &[Expr]) -> Option<Vec<Expr>> {
        let components = apply(self.frame_components(), field);
        components.iter().all(is_constant).then_some(components)
    }

    /// Returns whether the equation of c·ρ is 0 = 0 for every discrete gradient of ℋ: ℋ depends on
    /// no coordinate that moves along X c, and the rows of B cancel.
    pub fn is_cyclic(&self, components: &[Expr]) -> bool {
        let direction = apply(self.anchored_frame(), components);
        let mut moved = (0..self.model.n()).filter(|&i| !direction[i].is_zero());
        moved.all(|i| !self.hamiltonian().depends_on(Var::Coordinate(i)))
            && apply(&self.momentum_block().transpose(), components).iter().all(Expr::is_zero)
    }
}

/// Returns whether the expression depends on parameters alone.
fn is_constant(e: &Expr) -> bool {
    e.variables().iter().all(|v| matches!(v, Var::Parameter(_)))
}

/// Returns the rows of a matrix.
fn rows(matrix: &Matrix) -> Vec<Vec<Expr>> {
    (0..matrix.rows()).map(|i| matrix.row(i)).collect()
}

/// Returns the symmetric matrix S_i of ½ E_i(wᵀ g w) + c_ji^l wʲ (g w)_l = wᵀ S_i w.
fn metric_change(model: &Model, i: usize) -> Matrix {
    let k = model.k();
    let mut change = Matrix::zeros(k, k);
    for l in (0..model.n()).filter(|&l| !model.anchor[(l, i)].is_zero()) {
        change = &change + &model.lagrangian.mass_matrix().derivative(Var::Coordinate(l)).scale(&model.anchor[(l, i)]);
    }
    let mut turned = Matrix::zeros(k, k);
    for ((j, _, l), c) in model.structure.iter().filter(|((_, second, _), _)| *second == i) {
        turned[(j, l)] = &turned[(j, l)] + c;
    }
    let turned = product(&turned, model.lagrangian.mass_matrix());
    (&change + &(&turned + &turned.transpose())).scale(&half())
}

/// Returns the blocks of velocities and coordinates. The following share a block: the coordinates
/// of g; those of a term of V; the velocities of an entry of g, of the projector onto D (or of a
/// constraint); those that move a coordinate; and those of a bracket.
fn blocks(mechanics: &Mechanics) -> Vec<(Vec<usize>, Vec<usize>)> {
    let model = &mechanics.model;
    let (n, k) = (model.n(), model.k());
    let mut sets = UnionFind::new(k + n);
    let read = |e: &Expr| -> Vec<usize> {
        let variables: BTreeSet<Var> = e.variables();
        let coordinate = |var: Var| if let Var::Coordinate(i) = var { Some(k + i) } else { None };
        variables.into_iter().filter_map(coordinate).collect()
    };
    for (i, j) in (0..k).flat_map(|i| (0..=i).map(move |j| (i, j))) {
        let entry = &model.lagrangian.mass_matrix()[(i, j)];
        if !entry.is_zero() {
            join(&mut sets, read(entry).into_iter().chain([i, j]));
        }
    }
    for (i, j) in (0..n).flat_map(|i| (0..k).map(move |j| (i, j))) {
        if !model.anchor[(i, j)].is_zero() {
            join(&mut sets, read(&model.anchor[(i, j)]).into_iter().chain([k + i, j]));
        }
    }
    model.lagrangian.potential().terms().iter().for_each(|term| join(&mut sets, read(term)));
    model.structure.iter().for_each(|((i, j, l), _)| join(&mut sets, [i, j, l]));
    if mechanics.has_normal_forms() {
        let onto = mechanics.projector_d();
        let pairs = (0..k).flat_map(|i| (0..k).map(move |j| (i, j)));
        pairs.filter(|&(i, j)| !onto[(i, j)].is_zero()).for_each(|(i, j)| join(&mut sets, [i, j]));
    } else {
        for row in rows(&model.constraint_matrix) {
            join(&mut sets, (0..k).filter(|&i| !row[i].is_zero()));
        }
    }
    let split = |members: Vec<usize>| {
        let (velocities, coordinates): (Vec<usize>, Vec<usize>) = members.into_iter().partition(|&i| i < k);
        (velocities, coordinates.into_iter().map(|i| i - k).collect())
    };
    let blocks = classes(sets).into_iter().map(split);
    blocks.filter(|(velocities, _): &(Vec<usize>, Vec<usize>)| !velocities.is_empty()).collect()
}

/// Returns a basis of the vectors with this number of entries on which these rows vanish.
fn kernel(rows: &[Vec<Expr>], entries: usize) -> Vec<Vec<Expr>> {
    let rows: Vec<&Vec<Expr>> = rows.iter().filter(|row| row.iter().any(|e| !e.is_zero())).collect();
    if rows.is_empty() {
        let identity = Matrix::identity(entries);
        return (0..entries).map(|i| identity.row(i)).collect();
    }
    Matrix::from_fn(rows.len(), entries, |i, j| rows[i][j].clone()).kernel()
}

/// Returns a basis of the *constant* vectors on which these rows of functions vanish.
///
/// Such a vector is in the kernel at every point. Take a basis of the kernel that is the identity
/// at some places S. The components of the vector are its own entries at S, which are constant. The
/// derivatives of the basis therefore vanish on them, which gives new rows. The iteration ends when
/// no derivatives are left.
fn constant_kernel(mut rows: Vec<Vec<Expr>>, entries: usize) -> Vec<Vec<Expr>> {
    loop {
        let (basis, places) = reduced(kernel(&rows, entries));
        let variables: BTreeSet<Var> = basis.iter().flatten().flat_map(Expr::variables).collect();
        let coordinates: Vec<Var> = variables.into_iter().filter(|var| !matches!(var, Var::Parameter(_))).collect();
        if coordinates.is_empty() {
            return basis;
        }
        for var in coordinates {
            for i in 0..entries {
                let mut row = vec![Expr::zero(); entries];
                for (vector, &place) in basis.iter().zip(&places) {
                    row[place] = vector[i].derivative(var);
                }
                rows.push(row);
            }
        }
        rows.retain(|row| row.iter().any(|e| !e.is_zero()));
    }
}

/// Combines the vectors so that each has 1 at a place where the others have 0, and returns these
/// places too.
fn reduced(mut vectors: Vec<Vec<Expr>>) -> (Vec<Vec<Expr>>, Vec<usize>) {
    let mut places = Vec::new();
    for a in 0..vectors.len() {
        // The vectors are independent, so a place exists; a number is the best pivot.
        let candidates = || (0..vectors[a].len()).filter(|&i| !vectors[a][i].is_zero());
        let Some(place) = candidates().min_by_key(|&i| vectors[a][i].size()) else { continue };
        let pivot = vectors[a][place].clone();
        vectors[a].iter_mut().for_each(|e| *e = &*e / &pivot);
        let row = vectors[a].clone();
        for other in (0..vectors.len()).filter(|&b| b != a) {
            let factor = vectors[other][place].clone();
            if !factor.is_zero() {
                vectors[other].iter_mut().zip(&row).for_each(|(e, r)| *e = &*e - &(&factor * r));
            }
        }
        places.push(place);
    }
    (vectors, places)
}
