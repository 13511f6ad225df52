//! Second derivatives of a step, contracted with adjoints: the derivative of the adjoint body.

use super::{Group, Moving};
use crate::ir::graph::{Symbol, Value};
use crate::ir::program::{Body, Output, Role, Shape, StepProgram};
use crate::scheme::Context;

impl Context<'_> {
    /// Returns the body (carried, samples, λ') ↦ Σ λ'ᵢ ∂²z'ᵢ by (z, z), (z, u) and (u, u): outputs
    /// [`Role::ByState`], [`Role::ByInputs`], [`Role::Inputs`].
    ///
    /// **Equation** g(z, u) = λ'ᵀ DΦ(z, u) at fixed λ', differentiated by z and u. The unknowns of
    /// the step and the weights of its blocks move by the implicit function theorem.
    /// **Source** Griewank & Walther, Evaluating Derivatives (2008), section 5.2 (tangents of adjoints).
    pub(super) fn second(&mut self, program: &StepProgram, groups: &[Group], adjoints: &[Symbol]) -> Body {
        let pulled = self.pulled(program, groups, adjoints);
        let moving = Moving::along(&mut self.graph, groups);
        let (statements, columns) = self.with_rates(&pulled, moving);
        let state = groups.first().map_or(0, |group| group.variables.len());
        let (by_state, by_inputs) = columns.split_at(state);
        let matrix = |role, columns: &[Vec<Value>], rows: std::ops::Range<usize>| {
            let values = rows.clone().flat_map(|i| columns.iter().map(move |column| column[i])).collect();
            Output { role, shape: Shape::Matrix(rows.len(), columns.len()), values }
        };
        let mut outputs = vec![matrix(Role::ByState, by_state, 0..state)];
        if !by_inputs.is_empty() {
            outputs.push(matrix(Role::ByInputs, by_inputs, 0..state));
            outputs.push(matrix(Role::Inputs, by_inputs, state..columns.len()));
        }
        Body { statements, outputs }
    }
}
