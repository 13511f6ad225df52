//! Schemes: from continuous mechanics to one step.
//!
//! A method is one file of `methods` (its mathematics as a readable page, built from IR values) and one row of
//! [`METHODS`]. A scheme says what it needs, its residuals or assignments, and how one gets in and out of the state it
//! carries; [`blocks`] finds what is explicit and what Newton must solve.

pub mod context;
mod forms;
mod methods;
mod options;
mod quantities;
pub mod script;
mod solving;
pub mod system;

use crate::ir::graph::{Stage, Value};
use crate::ir::passes;
use crate::ir::program::{Body, Carried, Input, Output, Role, Sample, Shape, Stability, StepProgram};
use crate::mechanics::Mechanics;
use crate::origin::suggest;
pub use context::{Context, Point};
pub use forms::{cotangent, dstar, lyapunov, rotations, tangent};
pub use methods::METHODS;
use num_rational::BigRational;
use num_traits::ToPrimitive;
pub use options::MethodOption;
use serde::Serialize;
pub use solving::blocks::{self, Block, BlockKind};

/// What a method does to an integral of the motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Conserves {
    /// To roundoff, for every model.
    Exactly,
    /// To roundoff where the Hamiltonian is quadratic in (q, ρ); bounded oscillation elsewhere.
    Quadratic,
    /// Bounded oscillation on reversible problems.
    Bounded,
    /// Pulled back by feedback: the error stays of the size of what a few steps make.
    Attracted,
    /// No structure: the error grows.
    Drifts,
}

/// A row of the property table: what a method is and what it preserves.
#[derive(Clone, Debug, Serialize)]
pub struct Properties {
    /// Name on the command line and in `methods = […]`.
    pub name: &'static str,
    /// Rust name of the marker type and, in snake case, of the stepper's module.
    pub type_name: &'static str,
    /// What it is, in a line.
    pub title: &'static str,
    /// The formula.
    pub equation: &'static str,
    /// Who wrote it down.
    pub source: &'static str,
    /// Global order of convergence.
    pub order: u32,
    /// Φ_{−h} ∘ Φ_h = id.
    pub symmetric: bool,
    /// The energy.
    pub energy: Conserves,
    /// The constraints μ(q) w = 0 at the nodes.
    pub constraint: Conserves,
}

/// Why a method does not apply to a model, and what to use instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// One sentence, no full stop.
    pub reason: String,
    /// The alternative.
    pub help: String,
}

impl Refusal {
    /// Makes one.
    pub fn new(reason: impl Into<String>, help: impl Into<String>) -> Self {
        Refusal { reason: reason.into(), help: help.into() }
    }
}

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
    /// For each term its gain k, a position in [`Scheme::options`], and h k |∇I|² at the old state.
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
}

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

    /// Does a step take rotation matrices among the coordinates to rotation matrices, to roundoff?
    ///
    /// R Rᵀ is constant along every vector field R ê, wherever R is: what a step does to it depends on the method alone. If the new R
    /// is a Cayley step, R' − R = h (R + R')/2 ω̂ for some ω, then R' R'ᵀ = R Rᵀ, whatever ω is. Discrete gradients and the midpoint rule
    /// have Ṙ at the midpoint of a step; energy-preserving collocation preserves all quadratic Casimir functions (Cohen & Hairer
    /// 2011, Linear energy-preserving integrators for Poisson systems), as the entries of R Rᵀ are.
    fn keeps_rotations(&self) -> bool {
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

/// The method of that name (`-` and `_` are the same).
///
/// # Errors
/// The known name closest to it, if there is one.
pub fn find(name: &str) -> Result<&'static dyn Scheme, Option<&'static str>> {
    let wanted = name.replace('_', "-");
    METHODS
        .iter()
        .copied()
        .find(|m| m.properties().name == wanted)
        .ok_or_else(|| suggest(&wanted, METHODS.iter().map(|m| m.properties().name)))
}

/// Can this model be discretised by this method?
///
/// # Errors
/// The reason why not, with the alternative.
pub fn applies(scheme: &dyn Scheme, mechanics: &Mechanics) -> Result<(), Refusal> {
    if !mechanics.model().inputs.is_empty() && scheme.samples().is_empty() {
        let name = scheme.properties().name;
        let others = METHODS.iter().filter(|m| !m.samples().is_empty()).map(|m| m.properties().name).take(4);
        let others: Vec<&str> = others.collect();
        return Err(Refusal::new(
            format!("`{name}` does not say when in a step it would read the control inputs"),
            format!("use one that does: `{}`", others.join("`, `")),
        ));
    }
    scheme.applies(mechanics)
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
    /// The method's options.
    pub options: Vec<MethodOption>,
}

/// Discretises a model by a method that [applies](Scheme::applies) to it.
///
/// # Errors
/// An internal error's text.
pub fn discretise(cx: &mut Context<'_>, scheme: &dyn Scheme) -> Result<Discretised, String> {
    let properties = scheme.properties();
    let options = scheme.options(cx.mechanics);
    let declared = options::declare(cx, properties.name, &options);
    let samples = declare_samples(cx, scheme);
    let Discretisation { mut carried, mut start, mut step, observe, blocks, work, stability } =
        scheme.discretise(cx)?;
    if !samples.is_empty() {
        let work = work.ok_or_else(|| format!("`{}` does not say what work the inputs do", properties.name))?;
        carry_work(cx, work, (&mut carried, &mut start, &mut step));
    }
    let stability = stability.map(|region| carry_stability(cx, &region, (&mut carried, &mut start, &mut step)));
    let guard = quantities::guard::rank_guard(cx);
    let mut doc = document(&properties, &options, &samples, &blocks);
    if !cx.mechanics.model().groups.is_empty() {
        let kept = if scheme.keeps_rotations() { "stay rotations, to roundoff" } else { "drift off their groups" };
        doc.push_str(&format!("\n**Rotation matrices** among the coordinates {kept}\n"));
    }
    let mut program = StepProgram {
        method: properties.name.into(),
        type_name: properties.type_name.into(),
        doc,
        step_size: cx.h,
        options: declared,
        stability,
        samples,
        inputs: vec![
            Input { name: "q".into(), symbols: cx.q.clone() },
            Input { name: "w".into(), symbols: cx.w.clone() },
        ],
        carried,
        start,
        step,
        observe,
        guard,
    };
    passes::finish(&mut cx.graph, &mut program);
    Ok(Discretised { program, blocks, properties, options })
}

/// Symbols for the control inputs at the times of a step; none for a model without inputs.
fn declare_samples(cx: &mut Context<'_>, scheme: &dyn Scheme) -> Vec<Sample> {
    if cx.u.is_empty() {
        return Vec::new();
    }
    let fractions = scheme.samples().into_iter().enumerate();
    fractions.map(|(i, fraction)| Sample { fraction, symbols: cx.sample(i) }).collect()
}

/// Adds the group [`Role::Work`], which begins at 0 and grows by `work` in each step.
fn carry_work(cx: &mut Context<'_>, work: Value, (carried, start, step): (&mut Vec<Carried>, &mut Body, &mut Body)) {
    let symbol = cx.symbol(Role::Work.name(), Stage::State);
    let output = |value| Output { role: Role::Work, shape: Shape::Vector(1), values: vec![value] };
    let done = cx.graph.read(symbol);
    let doc = "work that the control inputs have done".into();
    carried.push(Carried { role: Role::Work, doc, symbols: vec![symbol] });
    start.outputs.push(output(cx.graph.zero()));
    step.outputs.push(output(cx.graph.add(done, work)));
}

/// Adds the group [`Role::Stability`].
fn carry_stability(
    cx: &mut Context<'_>,
    region: &StabilityRegion,
    (carried, start, step): (&mut Vec<Carried>, &mut Body, &mut Body),
) -> Stability {
    let (gains, terms): (Vec<usize>, Vec<Value>) = region.terms.iter().copied().unzip();
    let symbols =
        (1..=terms.len()).map(|i| cx.symbol(&format!("{}{i}", Role::Stability.name()), Stage::State)).collect();
    let output = |values| Output { role: Role::Stability, shape: Shape::Vector(terms.len()), values };
    let doc = "h k |∇I|² for the terms of the feedback, at the beginning of the last step".into();
    carried.push(Carried { role: Role::Stability, doc, symbols });
    start.outputs.push(output(vec![cx.graph.zero(); terms.len()]));
    step.outputs.push(output(terms.clone()));
    Stability { stages: region.stages, gains }
}

fn document(properties: &Properties, options: &[MethodOption], samples: &[Sample], blocks: &[Block]) -> String {
    let mut text = format!(
        "{}.\n\n**Equation**: {}\n\n**Source**: {}\n\n**Order**: {}{}\n",
        properties.title,
        properties.equation,
        properties.source,
        properties.order,
        if properties.symmetric { ", symmetric" } else { "" },
    );
    if !options.is_empty() {
        text.push_str("\n**Options**:\n\n");
        for option in options {
            text.push_str(&format!("- `{}`: {}\n", option.name, option.describe()));
        }
    }
    if !samples.is_empty() {
        let times: Vec<String> = samples.iter().map(|sample| time(&sample.fraction)).collect();
        text.push_str(&format!("\n**Control inputs** are read at {}\n", times.join(", ")));
    }
    if blocks.is_empty() {
        text.push_str("\n**Structure**: explicit, no equations to solve\n");
    } else {
        text.push_str("\n**Structure**, in order of solution:\n\n");
        for block in blocks {
            let how = block.method();
            text.push_str(&format!("- `{}`: {how}\n", block.unknowns.join("`, `")));
        }
    }
    text
}

/// `t`, `t + h/2`, `t + 0.2113 h`
fn time(fraction: &BigRational) -> String {
    let (p, q) = (fraction.numer().to_string(), fraction.denom().to_string());
    match (p.as_str(), q.as_str()) {
        ("0", _) => "t".into(),
        ("1", "1") => "t + h".into(),
        ("1", q) => format!("t + h/{q}"),
        (p, q) if q.len() < 3 => format!("t + {p} h/{q}"),
        _ => format!("t + {:.4} h", fraction.to_f64().unwrap_or(f64::NAN)),
    }
}
