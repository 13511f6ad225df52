//! The null-space frame: a basis of the kernel of μ by elimination.
//!
//! A constraint *defines* a velocity if its coefficient of this velocity is never zero and no other
//! constraint reads the velocity: a trailer's hitch defines its rate of rotation, a rolling wheel
//! its spin. Such rows are peeled off one after the other. The rest, the *core*, is small (a knife
//! edge, two wheels' axles). The kernel of the core is taken in normal form, which is polynomial,
//! if that is small; otherwise it comes from elimination with the pivots that are largest at the
//! declared initial data. The velocities that were peeled off follow by substitution in the reverse
//! order: O(r k m) operations, nothing multiplied out.

use super::Context;
use crate::algebra::{Expr, Matrix};
use crate::ir::graph::{Graph, Stage, Value};
use crate::ir::matrix::ValueMatrix;
use crate::mechanics::{is_nowhere_zero, scaled};
use crate::model::{FrameChoice, Model};

/// The rows of μ, separated into definitions and core.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Peeled {
    /// Rows that define a velocity, as (row, velocity), in the order of peeling.
    pub definitions: Vec<(usize, usize)>,
    /// The other rows.
    pub rows: Vec<usize>,
    /// The other velocities.
    pub columns: Vec<usize>,
}

impl Peeled {
    pub(super) fn of(model: &Model) -> Peeled {
        let mu = &model.constraint_matrix;
        let mut peeled =
            Peeled { definitions: Vec::new(), rows: (0..mu.rows()).collect(), columns: (0..mu.cols()).collect() };
        // The search begins at the end: coordinates that are declared late are mostly the dependent
        // ones.
        while let Some((row, column)) = peeled.columns.iter().rev().find_map(|&j| {
            let mut reading = peeled.rows.iter().filter(|&&i| !mu[(i, j)].is_zero());
            let (&i, none) = (reading.next()?, reading.next());
            (none.is_none() && is_nowhere_zero(&mu[(i, j)])).then_some((i, j))
        }) {
            peeled.definitions.push((row, column));
            peeled.rows.retain(|&i| i != row);
            peeled.columns.retain(|&j| j != column);
        }
        peeled
    }

    /// Returns the core of μ.
    pub(super) fn core(&self, model: &Model) -> Matrix {
        let mu = &model.constraint_matrix;
        mu.part(&self.rows, &self.columns)
    }
}

impl Context<'_> {
    /// Returns a basis of ker μ, k × m.
    pub(super) fn kernel_frame(&mut self) -> ValueMatrix {
        let mechanics = self.mechanics;
        let model = mechanics.model();
        let peeled = Peeled::of(model);
        let core = self.core_kernel(&peeled);
        let (k, m) = (model.k(), core.columns());
        let mut rows: Vec<Option<Vec<Value>>> = vec![None; k];
        for (i, &column) in peeled.columns.iter().enumerate() {
            rows[column] = Some(core.row(i).to_vec());
        }
        let mu = self.constraint_matrix();
        for &(row, column) in peeled.definitions.iter().rev() {
            let entries: Vec<Value> = (0..m)
                .map(|a| {
                    let terms: Vec<Value> = (0..k)
                        .filter(|&j| j != column)
                        .filter_map(|j| Some(self.graph.mul(mu[(row, j)], rows[j].as_ref()?[a])))
                        .collect();
                    let sum = self.graph.sum(&terms);
                    let quotient = self.graph.div(sum, mu[(row, column)]);
                    self.graph.neg(quotient)
                })
                .collect();
            rows[column] = Some(entries);
        }
        ValueMatrix::from_rows(rows.into_iter().flatten().collect())
    }

    /// Returns the kernel of the core.
    fn core_kernel(&mut self, peeled: &Peeled) -> ValueMatrix {
        let mechanics = self.mechanics;
        let model = mechanics.model();
        let columns = peeled.columns.len();
        if peeled.rows.is_empty() {
            return ValueMatrix::identity(&mut self.graph, columns);
        }
        if let Some(pivots) = self.memo.known.pivots.clone() {
            return self.kernel_of(&pivots);
        }
        let core = peeled.core(model);
        let small = mechanics.small_form(|_| {
            let kernel = scaled(core.kernel(), &peeled.columns, mechanics.model());
            kernel.iter().map(|vector| vector.iter().map(Expr::tree).collect()).collect::<Vec<Vec<_>>>()
        });
        if let Some(vectors) = small {
            let lowered: Vec<Vec<Value>> =
                vectors.iter().map(|vector| vector.iter().map(|tree| self.lower_tree(tree)).collect()).collect();
            return ValueMatrix::from_columns(columns, &lowered);
        }
        let values = self.core_of(peeled);
        let elimination = self.eliminate(&core, values);
        let kernel = elimination.kernel(&mut self.graph);
        self.memo.known.elimination = Some(elimination);
        kernel
    }

    /// Returns whether the frame spans D wherever the constraints keep their rank.
    pub(in crate::scheme) fn frame_is_regular(&mut self) -> bool {
        self.regular_frame().is_none()
    }

    /// Returns a function of the configuration that vanishes where the frame loses rank; `None` if
    /// no such place was found.
    pub(super) fn regular_frame(&mut self) -> Option<Value> {
        if let Some(pivots) = self.memo.known.pivots.clone() {
            return Some(self.regular_frame_of(&pivots));
        }
        self.frame();
        let (mechanics, model) = (self.mechanics, self.mechanics.model());
        if mechanics.has_normal_forms() || matches!(model.frame, FrameChoice::Declared(_)) {
            let locus = mechanics.small(|m| m.frame_degeneracy())??;
            // If the constraints lose rank at the same place, their own guard watches it.
            let known = mechanics.degeneracy(&mechanics.constraint_matrix().transpose());
            return (known.as_ref() != Some(&locus)).then(|| self.lower_tree(&locus));
        }
        if let Some(elimination) = self.memo.known.elimination.clone() {
            let regular = elimination.regular(&mut self.graph);
            return (self.graph.stage(regular) > Stage::Param).then_some(regular);
        }
        let core = Peeled::of(model).core(model);
        let kernel = mechanics.small(|_| core.kernel())?;
        let kernel = Matrix::from_fn(core.cols(), kernel.len(), |i, a| kernel[a][i].clone());
        let locus = mechanics.degeneracy(&kernel)?;
        Some(self.lower_tree(&locus))
    }

    /// Returns the core of μ as values.
    pub(super) fn core_of(&mut self, peeled: &Peeled) -> ValueMatrix {
        let mu = self.constraint_matrix();
        let (rows, columns) = (&peeled.rows, &peeled.columns);
        ValueMatrix::build(&mut self.graph, rows.len(), columns.len(), |_, i, j| mu[(rows[i], columns[j])])
    }

    /// Eliminates a matrix with these values, with the pivots that are largest at the first data
    /// set.
    fn eliminate(&mut self, matrix: &Matrix, mut values: ValueMatrix) -> Elimination {
        let (r, k) = (matrix.rows(), matrix.cols());
        let point = self.mechanics.model().typical_point();
        let mut numbers = point.evaluate_matrix(matrix);
        let (mut free_rows, mut steps): (Vec<usize>, Vec<Pivot>) = ((0..r).collect(), Vec::new());
        while !free_rows.is_empty() {
            let candidates = free_rows.iter().flat_map(|&i| (0..k).map(move |j| (i, j)));
            let unused =
                candidates.filter(|&(i, j)| steps.iter().all(|p| p.column != j) && !self.graph.is_zero(values[(i, j)]));
            let size = |&(i, j): &(usize, usize)| {
                // The size is relative to the row, because constraints have no common unit.
                let largest = numbers[i].iter().fold(0.0_f64, |a, b| a.max(b.abs()));
                if numbers[i][j].is_finite() { numbers[i][j].abs() / largest } else { 0.0 }
            };
            let Some((row, column)) = unused.max_by(|a, b| size(a).total_cmp(&size(b)).then(b.cmp(a))) else { break };
            free_rows.retain(|&i| i != row);
            let mut factors = Vec::new();
            for &i in &free_rows {
                let factor = self.graph.div(values[(i, column)], values[(row, column)]);
                factors.push((i, factor));
                let number = numbers[i][column] / numbers[row][column];
                for j in 0..k {
                    let share = self.graph.mul(factor, values[(row, j)]);
                    values[(i, j)] =
                        if j == column { self.graph.zero() } else { self.graph.sub(values[(i, j)], share) };
                    numbers[i][j] = if j == column { 0.0 } else { numbers[i][j] - number * numbers[row][j] };
                }
            }
            steps.push(Pivot { row, column, factors });
        }
        Elimination { upper: values, steps }
    }

    /// Returns λ and π = p − μᵀ λ such that π is 0 for each velocity that a constraint defines.
    pub(in crate::scheme) fn explained(&mut self, p: &[Value]) -> (Vec<Value>, Vec<Value>) {
        let peeled = Peeled::of(self.mechanics.model());
        let mu = self.constraint_matrix();
        let mut lambda = vec![self.graph.zero(); mu.rows()];
        let mut rest = p.to_vec();
        for &(row, column) in &peeled.definitions {
            lambda[row] = self.graph.div(rest[column], mu[(row, column)]);
            self.explain(&mut rest, mu.row(row), lambda[row]);
            rest[column] = self.graph.zero();
        }
        // The call makes sure that the elimination of the frame is known.
        self.frame();
        if let Some(elimination) = self.memo.known.elimination.clone() {
            let core: Vec<Value> = peeled.columns.iter().map(|&j| rest[j]).collect();
            for (i, share) in elimination.explain(&mut self.graph, &core) {
                let row = peeled.rows[i];
                lambda[row] = share;
                self.explain(&mut rest, mu.row(row), share);
            }
            for pivot in &elimination.steps {
                rest[peeled.columns[pivot.column]] = self.graph.zero();
            }
        }
        (lambda, rest)
    }

    /// Subtracts λ μ from p.
    fn explain(&mut self, p: &mut [Value], row: &[Value], lambda: Value) {
        for (p, &entry) in p.iter_mut().zip(row) {
            let share = self.graph.mul(lambda, entry);
            *p = self.graph.sub(*p, share);
        }
    }
}

/// A step of an elimination: its pivot, and the multiples of the pivot's row that were subtracted
/// from later rows.
#[derive(Clone, Debug)]
struct Pivot {
    row: usize,
    column: usize,
    factors: Vec<(usize, Value)>,
}

/// An elimination A = L U.
#[derive(Clone, Debug)]
pub(in crate::scheme) struct Elimination {
    upper: ValueMatrix,
    steps: Vec<Pivot>,
}

impl Elimination {
    /// Returns the product of the leading minors, which vanishes where a pivot of the elimination
    /// vanishes.
    fn regular(&self, graph: &mut Graph) -> Value {
        let mut minor = graph.one();
        let mut product = graph.one();
        for pivot in &self.steps {
            minor = graph.mul(minor, self.upper[(pivot.row, pivot.column)]);
            product = graph.mul(product, minor);
        }
        product
    }

    /// Returns the pivot columns: the unknowns solved for.
    pub(super) fn columns(&self) -> impl Iterator<Item = usize> {
        self.steps.iter().map(|pivot| pivot.column)
    }

    /// Returns the kernel: X_N = 1, X_B = −B⁻¹ N.
    fn kernel(&self, graph: &mut Graph) -> ValueMatrix {
        let (upper, k) = (&self.upper, self.upper.columns());
        let free: Vec<usize> = (0..k).filter(|&j| self.steps.iter().all(|p| p.column != j)).collect();
        let (zero, one) = (graph.zero(), graph.one());
        let mut rows = vec![vec![zero; free.len()]; k];
        for (a, &j) in free.iter().enumerate() {
            rows[j][a] = one;
        }
        for (step, pivot) in self.steps.iter().enumerate().rev() {
            let known: Vec<usize> =
                free.iter().copied().chain(self.steps[step + 1..].iter().map(|p| p.column)).collect();
            let entries: Vec<Value> = (0..free.len())
                .map(|a| {
                    let terms: Vec<Value> =
                        known.iter().map(|&j| graph.mul(upper[(pivot.row, j)], rows[j][a])).collect();
                    let sum = graph.sum(&terms);
                    let quotient = graph.div(sum, upper[(pivot.row, pivot.column)]);
                    graph.neg(quotient)
                })
                .collect();
            rows[pivot.column] = entries;
        }
        ValueMatrix::from_rows(rows)
    }

    /// Returns λ with Bᵀ λ = p in the pivot columns, as (row, λ): Uᵀ y = p, Lᵀ λ = y.
    fn explain(&self, graph: &mut Graph, p: &[Value]) -> Vec<(usize, Value)> {
        let mut found: Vec<(usize, Value)> = Vec::new();
        for pivot in &self.steps {
            let terms: Vec<Value> =
                found.iter().map(|&(row, y)| graph.mul(y, self.upper[(row, pivot.column)])).collect();
            let known = graph.sum(&terms);
            let lacking = graph.sub(p[pivot.column], known);
            found.push((pivot.row, graph.div(lacking, self.upper[(pivot.row, pivot.column)])));
        }
        for step in (0..self.steps.len()).rev() {
            let later: Vec<Value> = self.steps[step]
                .factors
                .iter()
                .filter_map(|&(row, factor)| {
                    let lambda = found.iter().find(|(of, _)| *of == row)?.1;
                    Some(graph.mul(factor, lambda))
                })
                .collect();
            let later = graph.sum(&later);
            found[step].1 = graph.sub(found[step].1, later);
        }
        found
    }
}
