//! Methods of integration: from continuous mechanics to the program of one step.
//!
//! A method states its options, its residuals or assignments, and the conversions between (q, w)
//! and the state that it carries. [`blocks`] separates the explicit equations from those that
//! Newton must solve.
//!
//! | folder | contents |
//! |---|---|
//! | `methods` | one file per method: its row of [`METHODS`], with its mathematics as a readable page |
//! | `forms` | parts that methods share: steps on D*, on T*Q and along a segment, discrete gradients, quadrature |
//! | `quantities` | the mechanics as values, from normal forms or composed; its postconditions and the rank guard |
//! | `step` | what forces, prescribed rates, levels, moving energies and the time add around a method's rows, with their work |
//! | `solving` | blocks, tearing, sweeps |
//! | [`system`] | the functions that a system exposes |
//!
//! The language in which methods are written is beside them: [`context`] and [`script`].

mod balance;
mod choose;
pub mod context;
mod discretisation;
mod document;
pub mod fidelity;
mod forms;
mod linearise;
mod methods;
mod properties;
mod quantities;
pub mod script;
mod solving;
mod step;
pub mod system;

use crate::budget::form;
use crate::ir::graph::Value;
use crate::ir::passes::{self, Passes};
pub use crate::ir::program::MethodOption;
use crate::ir::program::{Body, Carried, Input, Output, Role, Sample, Shape, StepDerivatives, StepOption, StepProgram};
use crate::mechanics::Mechanics;
pub use choose::{applies, choose, find};
pub use context::{Context, Point};
pub use discretisation::Discretisation;
pub use forms::{cotangent, lyapunov, rotations};
pub use methods::METHODS;
use num_rational::BigRational;
pub use properties::{Conserves, Properties, Refusal};
use quantities::pivots::Pivots;
use script::Script;
pub use solving::blocks::{self, Block, BlockKind};

/// A method: its row of the property table, facts about its steps, and its mathematics.
#[derive(Clone, Copy, Debug)]
pub struct Method {
    /// The row of the property table.
    pub properties: Properties,
    /// The fractions c of a step at which the method reads the control inputs u: the times t + c h.
    /// The i-th sample is [`Context::sample`]`(i)`. A method without samples does not take inputs.
    pub samples: Samples,
    /// The sizes of the parts that a step is composed of, relative to the whole step. Each part is
    /// a [`step`](Self::step). The list is empty if a step has no parts.
    pub parts: &'static [f64],
    /// Whether a step is a step along the vector field on D*, and nothing else. Any solver of
    /// differential equations can then take the place of the method.
    pub is_field: bool,
    /// Whether a step takes rotation matrices among the coordinates to rotation matrices, to
    /// roundoff.
    ///
    /// R Rᵀ is constant along every vector field R ê, for every R, so its change in a step depends
    /// on the method alone. If the new R is a Cayley step, R' − R = h (R + R')/2 ω̂ for some ω,
    /// then R' R'ᵀ = R Rᵀ for every ω. Discrete gradients and the midpoint rule evaluate Ṙ at the
    /// midpoint of a step. Energy-preserving collocation preserves all quadratic Casimir functions
    /// (Cohen & Hairer 2011, Linear energy-preserving integrators for Poisson systems), and the
    /// entries of R Rᵀ are such functions. For a flow, R Rᵀ is an integral of every motion.
    pub keeps_rotations: bool,
    /// Whether a step ends on the level set of holonomic constraints, to roundoff. Other methods
    /// keep the rate of the level functions and leave the level set by their own error.
    pub keeps_levels: bool,
    /// Whether the method exchanges energy between blocks of a system that are uncoupled.
    pub mixes_blocks: bool,
    /// Whether the method uses the [extension](cotangent) to T*Q. If so, a system
    /// exposes the functions of the extension.
    pub needs_extension: bool,
    /// Returns the options that steppers of a model are built with. [`Context::options`] holds
    /// their symbols in this order.
    pub options: fn(&Mechanics) -> Vec<MethodOption>,
    /// Checks that the method can discretise a model. The reason of a refusal lacks the name of the
    /// method; [`applies`] adds it, and checks the inputs.
    pub applies: fn(&Mechanics) -> Result<(), Refusal>,
    /// Returns the step. An error is a text for the author of the method (an internal error).
    pub step: fn(Script<'_>) -> Result<Discretisation, String>,
}

impl Method {
    /// The defaults that rows refer to. Properties and a step have no useful default.
    pub const DEFAULT: Method = Method {
        properties: Properties {
            name: "",
            type_name: "",
            title: "",
            equation: "",
            source: "",
            order: 0,
            symmetric: false,
            energy: Conserves::Drifts,
            constraint: Conserves::Drifts,
        },
        samples: Samples::At(&[]),
        parts: &[],
        is_field: false,
        keeps_rotations: false,
        keeps_levels: false,
        mixes_blocks: false,
        needs_extension: false,
        options: |_| Vec::new(),
        applies: |_| Ok(()),
        step: |_| Err("the row of the method has no step".into()),
    };
}

/// Fractions of a step.
#[derive(Clone, Copy, Debug)]
pub enum Samples {
    /// The numbers p/q.
    At(&'static [(i64, i64)]),
    /// The nodes of the Gauss–Legendre rule with this number of nodes.
    GaussNodes(usize),
}

impl Samples {
    /// Returns the fractions.
    pub fn fractions(self) -> Vec<BigRational> {
        match self {
            Samples::At(list) => list.iter().map(|&(p, q)| BigRational::new(p.into(), q.into())).collect(),
            Samples::GaussNodes(nodes) => forms::quadrature::rule(nodes).into_iter().map(|(node, _)| node).collect(),
        }
    }

    /// Returns whether there are none.
    pub fn is_empty(self) -> bool {
        matches!(self, Samples::At([]))
    }
}

/// A discretised method with the block structure that was found.
#[derive(Clone, Debug)]
pub struct Discretised {
    /// The program of the step, for verification and emission.
    pub program: StepProgram,
    /// The block structure, for reports.
    pub blocks: Vec<Block>,
    /// The method's row of the property table.
    pub properties: Properties,
}

/// Discretises a model by a method that [applies] to it, with these passes.
///
/// # Errors
/// The text of an internal error.
pub fn discretise(cx: &mut Context<'_>, method: &Method, passes: Passes) -> Result<Discretised, String> {
    let made = form(format!("a step of `{}`", method.properties.name), || discretised(cx, method, passes));
    // Functions of the system, which are formed after the steps, have neither options nor samples.
    (cx.options, cx.samples.fractions) = (Vec::new(), Vec::new());
    made
}

fn discretised(cx: &mut Context<'_>, method: &Method, passes: Passes) -> Result<Discretised, String> {
    let properties = method.properties;
    let options = cx.options_of(properties.name, (method.options)(cx.mechanics));
    let samples = cx.samples(method.samples.fractions());
    let stated = cx.write(method.step)?;
    let finish = |cx: &mut Context<'_>, stated| finished(cx, method, stated, (&options, &samples), passes);
    let Some(pivots) = pivots_of(cx, &stated) else { return Ok(finish(cx, stated)) };
    let changing = cx.in_frame_of(pivots.clone(), |cx| {
        let stated = cx.write(method.step)?;
        let stated = cx.changing(&pivots, stated);
        Ok::<_, String>(finish(cx, stated))
    });
    // If the frame of pivots fails, the step stays in the system's own frame.
    changing.or_else(|_| Ok(finish(cx, stated)))
}

fn is_on_dstar(stated: &Discretisation) -> bool {
    stated.carried.iter().any(|carried| carried.role == Role::ReducedMomenta)
}

/// Returns the pivots of a frame that changes between steps, for a method on D*.
fn pivots_of(cx: &mut Context<'_>, stated: &Discretisation) -> Option<Pivots> {
    if is_on_dstar(stated) { cx.pivots() } else { None }
}

/// Completes a stated step with its guard, balance and derivatives.
fn finished(
    cx: &mut Context<'_>,
    method: &Method,
    stated: Discretisation,
    (options, samples): (&[StepOption], &[Sample]),
    passes: Passes,
) -> Discretised {
    let properties = method.properties;
    let on_dstar = is_on_dstar(&stated);
    let guard = if on_dstar { quantities::guard::frame_guard(cx) } else { quantities::guard::rank_guard(cx) };
    let mut program = StepProgram {
        method: properties.name.into(),
        type_name: properties.type_name.into(),
        doc: document::document(method, cx.mechanics.model(), (options, samples), &stated.blocks),
        step_size: cx.symbols.h,
        options: options.to_vec(),
        parts: method.parts.to_vec(),
        stability: stated.stability,
        samples: samples.to_vec(),
        inputs: vec![
            Input { role: Role::Configuration, symbols: cx.symbols.q.clone() },
            Input { role: Role::Velocity, symbols: cx.symbols.w.clone() },
        ],
        carried: stated.carried,
        turning: Vec::new(),
        constants: (),
        policy: (),
        start: stated.start,
        step: stated.step,
        observe: stated.observe,
        guard,
        balance: None,
        derivatives: None,
    };
    let kept = balance::kept(cx, properties.energy, &program);
    program.balance = kept.and_then(|kept| balance::checked(cx, kept, &program));
    carry_time(cx, &mut program, kept);
    passes::inline(&mut cx.graph, &mut program);
    // Pivots, resolution and alignment are no part of a state and are not differentiated.
    let apart = [Role::Pivots, Role::Resolution, Role::Alignment].map(|role| without(&mut program, role));
    program.derivatives = cx.derivatives(&program);
    for group in apart.into_iter().flatten() {
        with(&mut program, group);
    }
    if let Some(kept) = kept {
        balance::feed_back(cx, kept, method.mixes_blocks, &mut program);
    }
    let named = cx.named_here();
    passes::carry_ahead(&mut cx.graph, &mut program, &named, passes);
    Discretised { program, blocks: stated.blocks, properties }
}

/// A group with its values at the start and after a step.
type Group = (Carried, [Output; 2]);

/// Removes a group from the carried ones.
fn without(program: &mut StepProgram, role: Role) -> Option<Group> {
    let at = program.carried.iter().position(|group| group.role == role)?;
    let values = [program.start.outputs.remove(at), program.step.outputs.remove(at)];
    Some((program.carried.remove(at), values))
}

/// Appends the group to the carried ones.
fn with(program: &mut StepProgram, (group, [start, new]): Group) {
    if let Some(StepDerivatives { linearised, .. }) = &mut program.derivatives {
        // The linearised outputs list new values before the derivatives.
        linearised.outputs.insert(program.carried.len(), new.clone());
    }
    program.start.outputs.push(start);
    program.step.outputs.push(new);
    program.carried.push(group);
}

/// Carries the time if a step reads it. The stepper computes the new time from its count of steps,
/// so that roundoff does not add up.
fn carry_time(cx: &mut Context<'_>, program: &mut StepProgram, energy: Option<Value>) {
    let t = cx.symbols.t;
    let guard = program.guard.iter().flat_map(|guard| guard.body.values());
    let bodies = [&program.start, &program.step, &program.observe].into_iter().chain(&program.balance);
    let values: Vec<Value> = bodies.flat_map(Body::values).chain(guard).chain(energy).collect();
    let reachable = cx.graph.reachable(&values);
    if !reachable.into_iter().any(|value| cx.graph.depends_on(value, t)) {
        return;
    }
    let now = cx.graph.read(t);
    let output = |value| Output { role: Role::Time, shape: Shape::Vector(1), values: vec![value] };
    program.inputs.push(Input { role: Role::Time, symbols: vec![t] });
    program.start.outputs.push(output(now));
    program.step.outputs.push(output(now));
    program.carried.push(Carried { role: Role::Time, doc: "time t".into(), symbols: vec![t] });
}
