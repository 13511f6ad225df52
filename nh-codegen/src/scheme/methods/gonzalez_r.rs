//! `gonzalez-r`, `gonzalez-r-fd`: Gonzalez' discrete gradient on D*, in the frame of a Householder factorisation.
//!
//! The method is that of `gonzalez`, in a form that needs X and its derivatives at the midpoint
//! only. With y = G⁻¹ ρ, w = X y, p = g w at the midpoint ζ̄, and with Y = y + κ v_ρ, the discrete
//! ∂̄ℋ/∂ρ:
//!
//! - ∂ℋ/∂qⁱ = −L_i − pᵀ (∂ᵢX) y, where L_i = ½ wᵀ (∂ᵢg) w − ∂ᵢV (eq. 18a);
//! - (B Y)_b = v_qⁱ (∂ᵢX_b)·p − (E X_b)ⁱ pᵀ (∂ᵢX) Y − c(X_b, X Y)·p with v_q = E X Y (eq. 17, and the structure functions
//!   of quasi-velocities);
//!
//! The terms with pᵀ (∂ᵢX) y therefore cancel in v_ρ = −(E X)ᵀ ∂̄ℋ/∂q + B Y:
//!
//! v_ρ = (E X)ᵀ (L_q − κ v_q) + (v_qⁱ ∂ᵢX)ᵀ p − κ (E X)ᵀ (pᵀ (∂ᵢX) v_ρ)ᵢ − Xᵀ c(·, X Y)ᵀ p.
//!
//! Control inputs add Xᵀ B u at q̄, with u at t + h/2.

use super::blocks::Equations;
use super::householder::Householder;
use super::segment::Segment;
use super::step::{LevelSet, Site};
use super::{Conserves, Discretisation, Method, Properties, Samples, Script, tangent};
use crate::ir::graph::Stage;
use crate::ir::handles::{Matrix, Place, Scalar, Vector};
use std::cmp::Ordering;

/// (q, v) ↦ (q, ρ) ↦ (q', ρ') ↦ (q', v'). The map in the middle is a step of `gonzalez` in the
/// frame X of the QR factorisation of μᵀ.
pub(super) const GONZALEZ_R: Method = Method {
    properties: Properties {
        name: "gonzalez-r",
        type_name: "GonzalezR",
        title: "Gonzalez' discrete gradient on D* in a Householder frame",
        equation: "ρ = X(q)ᵀ g v;  (ζ' − ζ)/h = Π(ζ̄) ∇̄ℋ(ζ, ζ');  v' = X G⁻¹ ρ' at q';  X: the last m columns of the orthogonal factor of μᵀ = Q R, with signs s = sign(R_ii) at q for the whole step, where 0, and 0 to roundoff, counts as +",
        source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Algorithm 1 (the last term of its update of ∂Q subtracted)",
        order: 2,
        symmetric: true,
        energy: Conserves::Exactly,
        constraint: Conserves::Exactly,
    },
    samples: Samples::At(&[(1, 2)]),
    keeps_rotations: true,
    keeps_levels: true,
    mixes_blocks: true,
    applies: |m| tangent::needs_fixed_time(m).and_then(|()| tangent::needs_linear_constraints(m)),
    step: |s| step(s, Slopes::Exact),
    ..Method::DEFAULT
};

/// The same with central differences for the slopes of X.
pub(super) const GONZALEZ_R_FD: Method = Method {
    properties: Properties {
        name: "gonzalez-r-fd",
        type_name: "GonzalezRFd",
        title: "Gonzalez' discrete gradient on D* in a Householder frame, its derivatives by central differences",
        equation: "as `gonzalez-r`, with ∂ᵢX(q̄) replaced by (X(q̄ + h eᵢ) − X(q̄ − h eᵢ))/(2h)",
        source: "Celledoni, Farré Puiggalí, Høiseth & Martín de Diego (2019), §3.3, Remark 3.5",
        ..GONZALEZ_R.properties
    },
    step: |s| step(s, Slopes::Differences),
    ..GONZALEZ_R
};

/// How ∂X/∂q is computed.
#[derive(Clone, Copy, PartialEq)]
enum Slopes {
    Exact,
    /// By central differences of width h.
    Differences,
}

fn step(s: Script<'_>, kind: Slopes) -> Result<Discretisation, String> {
    let adapted = Adapted::new(s);
    let step = Step::new(s, &adapted);
    let slopes = |q| match kind {
        Slopes::Exact => adapted.frame.slopes(q),
        Slopes::Differences => adapted.frame.quotients(q),
    };
    let middle = adapted.place(step.q.mid, step.rho.mid);
    // With Euclidean columns and g = c I, G = c I, and the kinetic energy is ½ |ρ|²/c in every
    // frame.
    let euclidean = adapted.scalar_mass.is_some() && kind == Slopes::Exact;
    let turning = middle.turning(s, &slopes(step.q.mid), euclidean);
    let quadratic = adapted.is_constant() || euclidean;
    let kappa = correction(s, &adapted, &step, &middle, &turning, quadratic);

    let (v_q, v_rho) = (step.q.v, step.rho.v);
    let fibre = kappa.map_or(middle.y, |kappa| middle.y + kappa * v_rho);
    let velocity = middle.x * fibre;
    let mut force = rate(s, &middle, &turning, v_q, velocity);
    if let Some(kappa) = kappa {
        let against = v_q + pulled(s, &turning, v_rho);
        force = force - kappa * (middle.directions.transpose() * against);
    }
    let mut rows = (v_q - middle.anchor * velocity).then(v_rho - force);
    if let Some(level) = LevelSet::of(step.q) {
        // The factor of a change of q in ∇̄ℋ·v; the terms with v_q in ρ̇ have been cancelled.
        let slope = -s.natural_lagrangian().gradient(s.q()).at(middle.place);
        let against = v_q + pulled(s, &turning, v_rho);
        let slope = kappa.map_or(slope, |kappa| slope + kappa * against);
        rows = rows - level.in_frame(middle.x, velocity, slope);
    }

    // The first guess is the vector field at ζ. A change of a rate below |ζ_i|/h times the unit
    // roundoff is invisible in the state.
    let here = adapted.place(step.q.z, step.rho.z);
    let direction = here.anchor * here.w;
    let turning = here.turning(s, &slopes(step.q.z), euclidean);
    let guess = direction.then(rate(s, &here, &turning, direction, here.w));
    let scale = (step.q.z.then(step.rho.z) / s.h()).abs();
    let mut equations = Equations::default();
    equations.rows(v_q.then(v_rho), rows, guess, scale);
    let there = adapted.place(step.q.new, step.rho.new);
    let sites = [(s.ratio(1, 1), Site::new(s, 0, middle.here.and(s.v().to(velocity))))];
    let step = s.step_on_velocities(step.q.new, there.w).first(adapted.frame.signs.clone());
    Ok(step.solve(&equations)?.work_at(sites).finish())
}

/// The frame with the data for places in it.
struct Adapted<'s> {
    script: Script<'s>,
    frame: Householder<'s>,
    mass: Matrix<'s>,
    /// c if g = c I with a parameter c.
    scalar_mass: Option<Scalar<'s>>,
}

/// A place ζ = (q, ρ) in the frame.
struct Point<'s> {
    /// X
    x: Matrix<'s>,
    /// E
    anchor: Matrix<'s>,
    /// E X
    directions: Matrix<'s>,
    rho: Vector<'s>,
    /// y = G⁻¹ ρ
    y: Vector<'s>,
    /// w = X y
    w: Vector<'s>,
    /// p = g w
    p: Vector<'s>,
    /// The place q.
    here: Place<'s>,
    /// The place (q, w).
    place: Place<'s>,
}

impl<'s> Adapted<'s> {
    fn new(s: Script<'s>) -> Self {
        let mass = s.mass_matrix();
        let k = mass.columns();
        let scalar_mass = mass.entries().entries().next().filter(|c| {
            let multiple = |i: usize, j: usize| {
                let entry = mass.entry(i, j);
                if i == j { entry.value() == c.value() } else { entry.is_zero() }
            };
            c.stage() <= Stage::Param && (0..k).all(|i| (0..k).all(|j| multiple(i, j)))
        });
        Adapted { script: s, frame: Householder::new(s), mass, scalar_mass }
    }

    /// Returns whether X and g are the same in every configuration.
    fn is_constant(&self) -> bool {
        let q = self.script.q();
        !self.frame.frame.depends_on(q) && !self.mass.depends_on(q)
    }

    /// Returns G⁻¹ ρ.
    fn components(&self, x: Matrix<'s>, q: Vector<'s>, rho: Vector<'s>) -> Vector<'s> {
        match self.scalar_mass {
            Some(c) => rho / c,
            None => (x.transpose() * (self.mass.at(self.script.q().to(q)) * x)).solve_positive(rho),
        }
    }

    fn place(&self, q: Vector<'s>, rho: Vector<'s>) -> Point<'s> {
        let s = self.script;
        let x = self.frame.at(q);
        let y = self.components(x, q, rho);
        let w = x * y;
        let here = s.q().to(q);
        let anchor = s.anchor().at(here);
        let p = self.mass.at(here) * w;
        Point { x, anchor, directions: anchor * x, rho, y, w, p, here, place: here.and(s.v().to(w)) }
    }
}

impl<'s> Point<'s> {
    /// Returns (∂ᵢX)ᵀ p for every coordinate.
    ///
    /// With `euclidean` columns and p = X ρ these are Aᵢ ρ, with the skew Aᵢ = (∂ᵢX)ᵀ X. A skew Aᵢ
    /// contributes nothing to the energy. One half of Aᵢ therefore serves as both, because slopes
    /// lose digits where a reflection's w is small.
    fn turning(&self, s: Script<'s>, slopes: &[Matrix<'s>], euclidean: bool) -> Vec<Vector<'s>> {
        let m = self.y.len();
        let skew = |slope: Matrix<'s>| {
            let half = |a: usize, b: usize| slope.column(a).dot(self.x.column(b));
            let entry = |a: usize, b: usize| match a.cmp(&b) {
                Ordering::Less => half(a, b),
                Ordering::Equal => s.ratio(0, 1),
                Ordering::Greater => -half(b, a),
            };
            s.matrix(m, m, entry) * self.rho
        };
        let plain = |slope: Matrix<'s>| slope.transpose() * self.p;
        slopes.iter().map(|&slope| if euclidean { skew(slope) } else { plain(slope) }).collect()
    }
}

/// Returns (pᵀ (∂ᵢX) y)ᵢ.
fn pulled<'s>(s: Script<'s>, turning: &[Vector<'s>], y: Vector<'s>) -> Vector<'s> {
    s.vector(turning.iter().map(|&turning| turning.dot(y)))
}

/// Returns ρ̇ of a motion with q̇ = d and velocity w: (E X)ᵀ L_q + Xᵀ B u + (dⁱ ∂ᵢX)ᵀ p − Xᵀ c(·,
/// w)ᵀ p.
fn rate<'s>(s: Script<'s>, at: &Point<'s>, turning: &[Vector<'s>], d: Vector<'s>, w: Vector<'s>) -> Vector<'s> {
    let force = s.natural_lagrangian().gradient(s.q()).at(at.place);
    let applied = Site::new(s, 0, at.here.and(s.v().to(w))).pushed(s.zeros(w.len()));
    let pushed = at.directions.transpose() * force + at.x.transpose() * applied;
    let pulls = turning.iter().zip(d.entries()).map(|(&turning, d)| d * turning);
    let along = pulls.reduce(|sum, pull| sum + pull).unwrap_or_else(|| s.zeros(at.y.len()));
    let mut gyroscopic = vec![s.ratio(0, 1); w.len()];
    for ((i, l, j), c) in s.brackets_of_velocities() {
        gyroscopic[i] = gyroscopic[i] + c.at(at.place) * (w.entry(l) * at.p.entry(j));
    }
    pushed + along - at.x.transpose() * s.vector(gyroscopic)
}

/// Returns κ = (ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·Δ)/(h |v|²).
///
/// With ρᵀ y' = yᵀ G y' and ρ'ᵀ y = yᵀ G' y' the kinetic energy changes by ½ (Δρᵀ (y + y') − yᵀ ΔG
/// y'), which subtracts nothing of the size of ℋ. `quadratic` means that the kinetic energy is ½
/// |ρ|²/c and needs no correction.
fn correction<'s>(
    s: Script<'s>,
    adapted: &Adapted<'s>,
    step: &Step<'s>,
    middle: &Point<'s>,
    turning: &[Vector<'s>],
    quadratic: bool,
) -> Option<Scalar<'s>> {
    let v = step.q.v.then(step.rho.v);
    let of_potential = step.q.correction_for(s.potential(), v);
    if quadratic {
        return of_potential;
    }
    // pᵀ (vⁱ ∂ᵢX) y, plus the terms of G unless the mass is scalar.
    let mut numerator = pulled(s, turning, middle.y).dot(step.q.v);
    if adapted.scalar_mass.is_none() {
        let ends = |q, rho| adapted.components(adapted.frame.at(q), q, rho);
        let (y_old, y_new) = (ends(step.q.z, step.rho.z), ends(step.q.new, step.rho.new));
        // Δρᵀ (y + y' − 2ȳ)/2
        let bulge = step.rho.v.dot(y_old.mean(y_new) - middle.y);
        // ½ wᵀ (vⁱ ∂ᵢg) w
        let by_metric = s.kinetic_energy().gradient(s.q()).at(middle.place).dot(step.q.v);
        numerator = numerator + bulge + by_metric - metric_change(s, adapted, step, y_old, y_new) / 2 / s.h();
    }
    let kinetic = numerator.over_or_zero(v.norm_squared());
    Some(of_potential.map_or(kinetic, |potential| potential + kinetic))
}

/// Returns yᵀ (G(q') − G(q)) y' = Δ((X a)ᵀ g (X b)) with a = y and b = y' fixed, without
/// cancellation.
///
/// If a reflection has turned, that form is a difference of large numbers, because w and γ have
/// become small. G' and G then differ substantially, and by G y = ρ the result is computed as yᵀ ρ'
/// − ρᵀ y'.
fn metric_change<'s>(
    s: Script<'s>,
    adapted: &Adapted<'s>,
    step: &Step<'s>,
    a: Vector<'s>,
    b: Vector<'s>,
) -> Scalar<'s> {
    let (held_a, held_b) = (s.numbered("held_before_", a.len()), s.numbered("held_after_", b.len()));
    let x = adapted.frame.frame;
    let product = (x * held_a).dot(adapted.mass * (x * held_b));
    let change = step.q.difference(product).at(held_a.to(a).and(held_b.to(b)));
    match adapted.frame.unturned {
        Some(unturned) => {
            let unturned = unturned.at(s.q().to(step.q.new));
            unturned * change + (1 - unturned) * (a.dot(step.rho.new) - b.dot(step.rho.z))
        }
        None => change,
    }
}

/// Variables of a step: q and ρ, with ρ = X(q)ᵀ g v at its start.
struct Step<'s> {
    q: Segment<'s>,
    rho: Segment<'s>,
}

impl<'s> Step<'s> {
    fn new(s: Script<'s>, adapted: &Adapted<'s>) -> Self {
        let rho = adapted.frame.frame.transpose() * (adapted.mass * s.v());
        let rates = |z| s.named_after(z, "rate");
        Step { q: Segment::new(s, s.q(), rates(s.q())), rho: Segment::new(s, rho, rates(s.rho())) }
    }
}
