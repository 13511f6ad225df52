//! The frame of D by computation: its metric, its brackets, and Π in its components.

use super::{Context, Point};
use crate::algebra::Expr;
use crate::ir::graph::{Stage, Value};
use crate::ir::matrix::ValueMatrix;
use crate::ir::positive::Positive;
use crate::model::FrameChoice;

impl Context<'_> {
    /// Returns X: the composed frame or that of the normal forms, whichever costs less.
    pub(super) fn chosen_frame(&mut self) -> ValueMatrix {
        match self.memo.known.pivots {
            Some(_) => self.composed_frame(),
            None => self.part(|m| m.frame().clone(), Self::composed_frame),
        }
    }

    /// Returns whether X is the frame of the normal forms; ker μ has many bases.
    pub(super) fn frame_is_normal(&mut self) -> bool {
        let frame = self.frame();
        let mechanics = self.mechanics;
        let small = mechanics.small_form(|m| m.frame().entries().iter().map(Expr::tree).collect::<Vec<_>>());
        small.is_some_and(|trees| {
            let normal: Vec<Value> = trees.iter().map(|tree| self.lower_tree(tree)).collect();
            normal == frame.values()
        })
    }

    /// Returns X by computation: the declared frame, or a basis of ker μ.
    pub(super) fn composed_frame(&mut self) -> ValueMatrix {
        let mechanics = self.mechanics;
        match &mechanics.model().frame {
            FrameChoice::Declared(frame) => self.lower_matrix(frame),
            FrameChoice::Derived => self.kernel_frame(),
            FrameChoice::Orthonormal => {
                let basis = self.kernel_frame();
                self.orthonormalised(&basis)
            }
        }
    }

    /// Orthonormalises the columns of a frame in g by Gram–Schmidt: X L⁻ᵀ D^(−½) with Xᵀ g X = L D
    /// Lᵀ.
    fn orthonormalised(&mut self, basis: &ValueMatrix) -> ValueMatrix {
        let (gram, m) = (self.gram_of(basis), basis.columns());
        let factors = Positive::factor(&mut self.graph, &gram);
        let lengths: Vec<Value> = factors.diagonal().into_iter().map(|d| self.graph.sqrt(d)).collect();
        let units = ValueMatrix::identity(&mut self.graph, m);
        let columns: Vec<Vec<Value>> = (0..m)
            .map(|a| {
                let combination = factors.back(&mut self.graph, units.row(a));
                let column = basis.mul_vector(&mut self.graph, &combination);
                column.into_iter().map(|x| self.graph.div(x, lengths[a])).collect()
            })
            .collect();
        ValueMatrix::from_columns(basis.rows(), &columns)
    }

    /// Returns g X, k × m: the momenta of the columns of a frame.
    fn covectors_of(&mut self, frame: &ValueMatrix) -> ValueMatrix {
        let columns: Vec<Vec<Value>> = (0..frame.columns()).map(|a| self.momenta_at(&frame.column(a))).collect();
        ValueMatrix::from_columns(frame.rows(), &columns)
    }

    /// Returns g X of the current frame.
    pub(super) fn frame_covectors(&mut self) -> ValueMatrix {
        let frame = self.frame();
        self.covectors_of(&frame)
    }

    /// Returns Xᵀ g X of a frame, m × m.
    fn gram_of(&mut self, frame: &ValueMatrix) -> ValueMatrix {
        let (covectors, m) = (self.covectors_of(frame), frame.columns());
        ValueMatrix::build(&mut self.graph, m, m, |graph, a, b| {
            graph.dot(&frame.column(a.max(b)), &covectors.column(a.min(b)))
        })
    }

    /// Returns G = Xᵀ g X, m × m: 1 in an orthonormal frame, by its definition.
    pub(super) fn composed_restricted_metric(&mut self) -> ValueMatrix {
        let frame = self.frame();
        if matches!(self.mechanics.model().frame, FrameChoice::Orthonormal) {
            return ValueMatrix::identity(&mut self.graph, frame.columns());
        }
        self.gram_of(&frame)
    }

    /// Returns whether G depends on q.
    pub(in crate::scheme) fn restricted_metric_varies(&mut self) -> bool {
        self.restricted_metric().values().iter().any(|&entry| self.graph.stage(entry) > Stage::Param)
    }

    /// Returns the nonzero brackets [X_a, X_b], a < b, with k entries each.
    pub(super) fn brackets(&mut self) -> Vec<((usize, usize), Vec<Value>)> {
        let mechanics = self.mechanics;
        if !self.composes() {
            let lower = |((a, b), bracket): &((usize, usize), Vec<Expr>)| {
                ((*a, *b), bracket.iter().map(|e| self.lower(e)).collect::<Vec<_>>())
            };
            return mechanics.brackets().iter().map(lower).collect();
        }
        let (frame, anchored, q) = (self.frame(), self.anchored_frame(), self.symbols.q.clone());
        let m = frame.columns();
        let turning: Vec<Vec<Vec<Value>>> = (0..m)
            .map(|a| {
                let along = anchored.column(a);
                (0..m).map(|b| self.graph.rates(&frame.column(b), &q, &along)).collect()
            })
            .collect();
        let (structure, mut brackets) = (self.structure(), Vec::new());
        for a in 0..m {
            for b in a + 1..m {
                let mut bracket = self.graph.vec_sub(&turning[a][b], &turning[b][a]);
                for &((i, l, j), c) in &structure {
                    let product = self.graph.mul(frame[(i, a)], frame[(l, b)]);
                    let product = self.graph.mul(c, product);
                    bracket[j] = self.graph.add(bracket[j], product);
                }
                if bracket.iter().any(|&entry| !self.graph.is_zero(entry)) {
                    brackets.push(((a, b), bracket));
                }
            }
        }
        brackets
    }

    /// Returns C_ab^c = (G⁻¹ Xᵀ g [X_a, X_b])^c, a matrix for each c.
    pub(super) fn composed_structure_functions(&mut self) -> Vec<ValueMatrix> {
        let m = self.symbols.rho.len();
        let covectors = self.frame_covectors();
        let mut functions = vec![ValueMatrix::zeros(&mut self.graph, m, m); m];
        for ((a, b), bracket) in self.brackets() {
            let parts = covectors.transpose_mul_vector(&mut self.graph, &bracket);
            for (c, value) in self.solve_restricted_metric(&parts).into_iter().enumerate() {
                functions[c][(a, b)] = value;
                functions[c][(b, a)] = self.graph.neg(value);
            }
        }
        functions
    }

    /// Returns p = g X v, k entries: the momenta of a point of D*.
    pub(in crate::scheme) fn momenta_of_rho(&mut self) -> Vec<Value> {
        let w = self.velocity_of_rho();
        self.momenta_at(&w)
    }

    /// Returns Π = [0, E X; −(E X)ᵀ, B] with B_ab = −p·[X_a, X_b] + X_a·Ω X_b.
    pub(in crate::scheme) fn poisson_of(&mut self, momenta: &[Value]) -> ValueMatrix {
        let brackets = self.brackets();
        self.poisson_with(|cx, a, b| match brackets.iter().find(|(of, _)| *of == (a, b)) {
            Some((_, bracket)) => {
                let along = cx.graph.dot(momenta, bracket);
                cx.graph.neg(along)
            }
            None => cx.graph.zero(),
        })
    }

    /// Returns Π with these entries of B, a < b, to which the terms of Ω are added.
    pub(super) fn poisson_with(&mut self, entry: impl Fn(&mut Self, usize, usize) -> Value) -> ValueMatrix {
        let anchored = self.anchored_frame();
        let gyroscopic = self.mechanics.model().lagrangian.is_gyroscopic().then(|| {
            let (frame, omega) = (self.frame(), self.gyroscopic_matrix());
            let turned = omega.mul(&mut self.graph, &frame);
            frame.transpose().mul(&mut self.graph, &turned)
        });
        let (n, m) = (anchored.rows(), anchored.columns());
        let mut poisson = ValueMatrix::zeros(&mut self.graph, n + m, n + m);
        for i in 0..n {
            for a in 0..m {
                poisson[(i, n + a)] = anchored[(i, a)];
                poisson[(n + a, i)] = self.graph.neg(anchored[(i, a)]);
            }
        }
        for a in 0..m {
            for b in a + 1..m {
                let mut value = entry(self, a, b);
                if let Some(gyroscopic) = &gyroscopic {
                    value = self.graph.add(value, gyroscopic[(a, b)]);
                }
                poisson[(n + a, n + b)] = value;
                poisson[(n + b, n + a)] = self.graph.neg(poisson[(n + a, n + b)]);
            }
        }
        poisson
    }

    /// Returns values at v = G⁻¹ ρ.
    pub(super) fn at_frame_velocity(&mut self, values: &[Value]) -> Vec<Value> {
        let v = self.frame_velocity();
        let place = Point::new().with(&self.symbols.v, &v);
        self.at(values, &place)
    }
}
