//! Schemes: from continuous mechanics to one step.
//!
//! A scheme says what it needs, its residuals or assignments, and how one gets in and out of the state it carries; [`blocks`] finds what
//! is explicit and what Newton must solve.
//!
//! | folder | what is in it |
//! |---|---|
//! | `methods` | a method is one file, its mathematics as a readable page, and one row of [`METHODS`] |
//! | `forms` | what methods share: steps on D*, on T*Q and along a segment, discrete gradients, quadrature |
//! | `quantities` | the mechanics as values, from normal forms or composed; its postconditions and the rank guard |
//! | `step` | what surrounds the rows of a method on (q, w): levels, forces, time; isometries between the ends of a step and its middle |
//! | `solving` | blocks, tearing, sweeps |
//! | [`system`] | the functions that a system exposes |
//!
//! The language of schemes is beside them: [`context`] and [`script`].

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
use crate::ir::passes;
pub use crate::ir::program::MethodOption;
use crate::ir::program::{Body, Carried, Input, Output, Role, Sample, Shape, StepDerivatives, StepOption, StepProgram};
use crate::mechanics::Mechanics;
pub use choose::{applies, choose, find};
pub use context::{Context, Point};
pub use discretisation::Discretisation;
pub use forms::{cotangent, lyapunov, rotations, tangent};
pub use methods::METHODS;
use num_rational::BigRational;
pub use properties::{Conserves, Properties, Refusal};
use quantities::pivots::Pivots;
pub use solving::blocks::{self, Block, BlockKind};

/// A method: its row of the property table and its mathematics.
pub trait Scheme: Sync {
    /// Its row of the property table.
    fn properties(&self) -> Properties;

    /// Numbers that its steppers of this model are built with: [`Context::options`] are their symbols, in this order.
    fn options(&self, mechanics: &Mechanics) -> Vec<MethodOption> {
        let _ = mechanics;
        Vec::new()
    }

    /// Where in a step it reads the control inputs u: at the times t + c h, these being the c. The i-th is
    /// [`Context::sample`]`(i)`. A method that has none does not take inputs.
    fn samples(&self) -> Vec<BigRational> {
        Vec::new()
    }

    /// The parts that a step is composed of, each of them a step of what is [discretised](Self::discretise): how large they are beside the whole. None where that is
    /// the step itself.
    fn parts(&self) -> &'static [f64] {
        &[]
    }

    /// Does a step take rotation matrices among the coordinates to rotation matrices, to roundoff?
    ///
    /// R Rᵀ is constant along every vector field R ê, wherever R is: what a step does to it depends on the method alone. If the new R
    /// is a Cayley step, R' − R = h (R + R')/2 ω̂ for some ω, then R' R'ᵀ = R Rᵀ, whatever ω is. Discrete gradients and the midpoint rule
    /// have Ṙ at the midpoint of a step; energy-preserving collocation preserves all quadratic Casimir functions (Cohen & Hairer
    /// 2011, Linear energy-preserving integrators for Poisson systems), as the entries of R Rᵀ are.
    fn keeps_rotations(&self) -> bool {
        false
    }

    /// Does a step end on the level set of holonomic constraints, to roundoff? Others keep its rate and leave it by their error.
    fn keeps_levels(&self) -> bool {
        false
    }

    /// Does it exchange energy between blocks of a system that nothing exchanges energy between?
    fn mixes_blocks(&self) -> bool {
        false
    }

    /// Does it use the [extension](Mechanics::extension) to T*Q? A system then exposes the functions of it.
    fn needs_extension(&self) -> bool {
        false
    }

    /// Can this model be discretised by it? (But for its inputs, see [`applies`].)
    ///
    /// # Errors
    /// The reason why not, with the alternative.
    fn applies(&self, mechanics: &Mechanics) -> Result<(), Refusal> {
        let _ = mechanics;
        Ok(())
    }

    /// The step.
    ///
    /// # Errors
    /// A text for the author of the scheme (an internal error).
    fn discretise(&self, cx: &mut Context<'_>) -> Result<Discretisation, String>;
}

/// A discretised method with the block structure that was found.
#[derive(Clone, Debug)]
pub struct Discretised {
    /// For verification and emission.
    pub program: StepProgram,
    /// For reports.
    pub blocks: Vec<Block>,
    /// The method's row of the property table.
    pub properties: Properties,
}

/// Discretises a model by a method that [applies](Scheme::applies) to it.
///
/// # Errors
/// An internal error's text.
pub fn discretise(cx: &mut Context<'_>, scheme: &dyn Scheme) -> Result<Discretised, String> {
    form(format!("a step of `{}`", scheme.properties().name), || discretised(cx, scheme))
}

fn discretised(cx: &mut Context<'_>, scheme: &dyn Scheme) -> Result<Discretised, String> {
    let properties = scheme.properties();
    let options = cx.options_of(properties.name, scheme.options(cx.mechanics));
    let samples = cx.samples(scheme.samples());
    let stated = scheme.discretise(cx)?;
    let finish = |cx: &mut Context<'_>, stated| finished(cx, scheme, stated, (&options, &samples));
    let Some(pivots) = pivots_of(cx, &stated) else { return Ok(finish(cx, stated)) };
    let changing = cx.in_frame_of(pivots.clone(), |cx| {
        let stated = scheme.discretise(cx)?;
        let stated = cx.changing(&pivots, stated);
        Ok::<_, String>(finish(cx, stated))
    });
    // (Or in the frame that it has.)
    changing.or_else(|_| Ok(finish(cx, stated)))
}

fn is_on_dstar(stated: &Discretisation) -> bool {
    stated.carried.iter().any(|carried| carried.role == Role::ReducedMomenta)
}

/// The pivots of a frame that is changed between steps, for a method on D*.
fn pivots_of(cx: &mut Context<'_>, stated: &Discretisation) -> Option<Pivots> {
    if is_on_dstar(stated) { cx.pivots() } else { None }
}

/// A step as it was stated, with its guard and derivatives.
fn finished(
    cx: &mut Context<'_>,
    scheme: &dyn Scheme,
    stated: Discretisation,
    (options, samples): (&[StepOption], &[Sample]),
) -> Discretised {
    let properties = scheme.properties();
    let on_dstar = is_on_dstar(&stated);
    let guard = if on_dstar { quantities::guard::frame_guard(cx) } else { quantities::guard::rank_guard(cx) };
    let rotations = !cx.mechanics.model().about.groups.is_empty();
    let kept = rotations.then(|| scheme.keeps_rotations());
    let levels = (!cx.mechanics.model().levels.is_empty()).then(|| scheme.keeps_levels());
    let mut program = StepProgram {
        method: properties.name.into(),
        type_name: properties.type_name.into(),
        doc: document::document(&properties, options, (samples, scheme.parts()), &stated.blocks, [kept, levels]),
        step_size: cx.h,
        options: options.to_vec(),
        parts: scheme.parts().to_vec(),
        stability: stated.stability,
        samples: samples.to_vec(),
        inputs: vec![
            Input { role: Role::Configuration, symbols: cx.q.clone() },
            Input { role: Role::Velocity, symbols: cx.w.clone() },
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
    // (They are no part of a state, and not differentiated.)
    let apart = [Role::Pivots, Role::Resolution, Role::Alignment].map(|role| without(&mut program, role));
    program.derivatives = cx.derivatives(&program);
    for group in apart.into_iter().flatten() {
        with(&mut program, group);
    }
    if let Some(kept) = kept {
        balance::feed_back(cx, kept, scheme.mixes_blocks(), &mut program);
    }
    let named = cx.named_here();
    passes::carry_ahead(&mut cx.graph, &mut program, &named);
    Discretised { program, blocks: stated.blocks, properties }
}

/// A group with its values at the start and after a step.
type Group = (Carried, [Output; 2]);

/// Takes a group out of what is carried.
fn without(program: &mut StepProgram, role: Role) -> Option<Group> {
    let at = program.carried.iter().position(|group| group.role == role)?;
    let values = [program.start.outputs.remove(at), program.step.outputs.remove(at)];
    Some((program.carried.remove(at), values))
}

/// Carries it after all others.
fn with(program: &mut StepProgram, (group, [start, new]): Group) {
    if let Some(StepDerivatives { linearised, .. }) = &mut program.derivatives {
        // Before the derivatives.
        linearised.outputs.insert(program.carried.len(), new.clone());
    }
    program.start.outputs.push(start);
    program.step.outputs.push(new);
    program.carried.push(group);
}

/// Carries the time, where a step reads it. (Who steps puts the new time there: it counts steps, so that roundoff does not add up.)
fn carry_time(cx: &mut Context<'_>, program: &mut StepProgram, energy: Option<Value>) {
    let t = cx.t;
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
