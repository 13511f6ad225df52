//! One step of a method, as its scheme states it.

use super::blocks::Block;
use super::context::Context;
use crate::ir::graph::{Stage, Value};
use crate::ir::program::{Body, Carried, Output, Role, Shape, Stability};

/// One step of a method, as a scheme states it.
#[derive(Clone, Debug)]
pub struct Discretisation {
    /// What is carried from step to step.
    pub carried: Vec<Carried>,
    /// (q, w) ↦ carried.
    pub start: Body,
    /// carried ↦ carried.
    pub step: Body,
    /// carried ↦ (q, w).
    pub observe: Body,
    /// The block structure found, in order of solution (empty: straight-line).
    pub blocks: Vec<Block>,
    /// The work that the control inputs do in the step, by the method's own quadrature: for an energy-preserving method it is
    /// what the energy changes by. `None` without inputs.
    pub work: Option<Value>,
    /// What decides whether a feedback method is stable. `None` for the others.
    pub stability: Option<StabilityRegion>,
}

/// The terms −k (I − I₀) ∇I of a feedback, under an explicit Runge–Kutta method. A stepper watches them: a step that leaves the
/// stability region is an error that names the gain.
#[derive(Clone, Debug)]
pub struct StabilityRegion {
    /// The number of stages, and the order, of the method: at most 4.
    pub stages: u32,
    /// For each term its gain k, a position in [`Scheme::options`](super::Scheme::options), and h k |∇I|² at the old state.
    pub terms: Vec<(usize, Value)>,
}

impl Discretisation {
    /// A step with a way in and a way out, without inputs' work or a region of stability.
    pub fn new(carried: Vec<Carried>, (start, step, observe): (Body, Body, Body), blocks: Vec<Block>) -> Self {
        Discretisation { carried, start, step, observe, blocks, work: None, stability: None }
    }

    /// With the work of the control inputs.
    #[must_use]
    pub fn with_work(self, work: Option<Value>) -> Self {
        Discretisation { work, ..self }
    }

    /// With terms whose stability is watched.
    #[must_use]
    pub fn with_stability(self, stages: u32, terms: Vec<(usize, Value)>) -> Self {
        Discretisation { stability: Some(StabilityRegion { stages, terms }), ..self }
    }

    /// Carries the group [`Role::Work`], which begins at 0 and grows by `work` in each step.
    pub(super) fn carry_work(&mut self, cx: &mut Context<'_>, work: Value) {
        let symbol = cx.symbol(Role::Work.name(), Stage::State);
        let output = |value| Output { role: Role::Work, shape: Shape::Vector(1), values: vec![value] };
        let done = cx.graph.read(symbol);
        let doc = "work that the control inputs have done".into();
        self.carried.push(Carried { role: Role::Work, doc, symbols: vec![symbol] });
        self.start.outputs.push(output(cx.graph.zero()));
        self.step.outputs.push(output(cx.graph.add(done, work)));
    }

    /// Carries the group [`Role::Stability`].
    pub(super) fn carry_stability(&mut self, cx: &mut Context<'_>, region: &StabilityRegion) -> Stability {
        let (gains, terms): (Vec<usize>, Vec<Value>) = region.terms.iter().copied().unzip();
        let symbols =
            (1..=terms.len()).map(|i| cx.symbol(&format!("{}{i}", Role::Stability.name()), Stage::State)).collect();
        let output = |values| Output { role: Role::Stability, shape: Shape::Vector(terms.len()), values };
        let doc = "h k |∇I|² for the terms of the feedback, at the beginning of the last step".into();
        self.carried.push(Carried { role: Role::Stability, doc, symbols });
        self.start.outputs.push(output(vec![cx.graph.zero(); terms.len()]));
        self.step.outputs.push(output(terms.clone()));
        Stability { stages: region.stages, gains }
    }
}
