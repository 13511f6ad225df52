//! Comparison of the digits that a normal form keeps with those that the declaration keeps.
//!
//! A normal form multiplies out, and a small number in its written form may become a difference of
//! large ones: 1 + (x − 5)⁶ near x = 5 loses twelve digits. The functions of a system are therefore
//! evaluated both ways, with their roundoff ([running error
//! analysis](crate::ir::graph::Graph::evaluate_with_roundoff)), at the declared data, near them,
//! and at random points. If a normal form loses more than four bits beyond the loss of the text
//! itself, or has a different value, everything is composed from the text.

use super::Context;
use crate::cost;
use crate::ir::graph::Value;
use crate::mechanics::{Form, Mechanics};
use crate::model::{DataSet, FrameChoice, Model, Point, to_f64};
use crate::origin::Diagnostic;

/// A function of the system: its name, and whether both ways agree on its components. If frames
/// differ, the components differ, and the roundoff of the vector is compared with its length.
struct Function {
    name: &'static str,
    same: bool,
    values: Vec<Value>,
}

/// Values with their roundoff, in units of ε/2.
type Rounded = Vec<(f64, f64)>;

/// A [`Function`] at all points.
struct Evaluated {
    name: &'static str,
    same: bool,
    points: Vec<Rounded>,
}

/// Makes the mechanics [literal](Mechanics::is_literal) if normal forms lose digits, and reports
/// it.
pub fn judge(mechanics: &mut Mechanics) -> Option<Diagnostic> {
    let points = points(mechanics.model());
    let whole = mechanics.has_normal_forms();
    let normal = evaluated(mechanics, &points, whole);
    let form = mechanics.form();
    mechanics.set_form(Form::Written);
    let written = evaluated(mechanics, &points, whole);
    let Some((name, lost)) = worst(&normal, &written) else {
        mechanics.set_form(form);
        return None;
    };
    let model = mechanics.model();
    let lost = if lost.is_finite() {
        format!("lose {lost:.0} bits that the written expressions keep")
    } else {
        "differ from the written expressions".into()
    };
    let message = format!(
        "normal forms of {name} {lost}, near the declared data or at random points: everything is computed as it was written"
    );
    Some(Diagnostic::note(model.origins.lagrangian.clone(), message))
}

/// Evaluates the functions at all points.
fn evaluated(mechanics: &Mechanics, points: &[Point], whole: bool) -> Vec<Evaluated> {
    let mut cx = Context::new(mechanics);
    let functions = functions(&mut cx, whole);
    let variables = cx.variables();
    let number = |point: &Point, symbol| variables.get(&symbol).map_or(f64::NAN, |&variable| point.value(variable));
    let all: Vec<Value> = functions.iter().flat_map(|function| &function.values).copied().collect();
    let at = |point| cx.graph.evaluate_with_roundoff(&all, |symbol| number(point, symbol)).into_iter();
    let mut numbers: Vec<_> = points.iter().map(at).collect();
    let mut taken = |count| numbers.iter_mut().map(|numbers| numbers.take(count).collect()).collect();
    let split = |Function { name, same, values }| Evaluated { name, same, points: taken(values.len()) };
    functions.into_iter().map(split).collect()
}

fn functions(cx: &mut Context<'_>, whole: bool) -> Vec<Function> {
    let declared = matches!(cx.mechanics.model().frame, FrameChoice::Declared(_));
    let mut list = Vec::new();
    let mut add = |name, same, values: Vec<Value>| list.push(Function { name, same, values });
    add("the energy", true, vec![cx.energy()]);
    add("the mass matrix", true, cx.mass_matrix().values().to_vec());
    add("the potential", true, vec![cx.potential()]);
    add("the potential's gradient", true, cx.potential_gradient());
    add("the constraints", true, cx.constraint_matrix().values().to_vec());
    add("the right-hand side of the constraints", true, cx.constraint_rates());
    add("the kinematics", true, cx.anchor().values().to_vec());
    add("the invariants", true, cx.invariants());
    add("the input matrix", true, cx.input_matrix().values().to_vec());
    if declared {
        add("the frame", true, cx.frame().values().to_vec());
    }
    if whole {
        let field = cx.vector_field();
        let (rates, forces) = field.split_at(cx.symbols.q.len());
        add("the coordinates' rates", declared, rates.to_vec());
        add("the momenta's rates", declared, forces.to_vec());
        add("the velocity", declared, cx.velocity_of_rho());
        add("the Hamiltonian", declared, vec![cx.hamiltonian()]);
    }
    list
}

/// Returns the function that loses most and the number of bits lost; infinite if the values differ.
fn worst(normal: &[Evaluated], written: &[Evaluated]) -> Option<(&'static str, f64)> {
    let lost = normal.iter().zip(written).map(|(normal, written)| {
        let points = || normal.points.iter().zip(&written.points);
        let bits = match normal.same {
            true => points().map(|(normal, written)| lost_by_component(normal, written)).fold(0.0, f64::max),
            false => {
                // If the frames differ, one form may cancel by chance where the other does not.
                let both = points().filter_map(|(normal, written)| relative(normal).zip(relative(written)));
                let (a, b) = both.fold((1.0_f64, 1.0_f64), |(a, b), (c, d)| (a.max(c), b.max(d)));
                (a / b).log2()
            }
        };
        (normal.name, bits)
    });
    lost.filter(|(_, bits)| *bits > f64::from(cost::LOST_BITS)).max_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// Returns the bits lost by the worst component.
fn lost_by_component(normal: &Rounded, written: &Rounded) -> f64 {
    let lost = normal.iter().zip(written).map(|(&(a, e), &(b, f))| {
        // A text without a finite value gives no information.
        if !b.is_finite() || !f.is_finite() {
            return 0.0;
        }
        let own = f.max(b.abs());
        let (off, bound) = ((a - b).abs(), 8.0 * f64::EPSILON * (e + own));
        if off.is_nan() || bound.is_nan() || off > bound {
            return f64::INFINITY;
        }
        if e == 0.0 { 0.0 } else { (e / own).log2() }
    });
    lost.fold(0.0, f64::max)
}

/// Returns the roundoff of a vector relative to its length, in units of ε/2 and at least 1.
fn relative(vector: &Rounded) -> Option<f64> {
    let length = vector.iter().fold(0.0, |sum: f64, (x, _)| sum.hypot(*x));
    let error = vector.iter().fold(0.0, |sum: f64, (_, e)| sum.hypot(*e));
    (length > 0.0 && length.is_finite() && error.is_finite()).then(|| (error / length).max(1.0))
}

/// Returns the data sets, points near them, and random points.
fn points(model: &Model) -> Vec<Point> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let known = |random: &mut Random, i: usize| {
        model.about.parameters[i].default.as_ref().map_or_else(|| random.within(1.25, 0.75), to_f64)
    };
    let mut points: Vec<Point> = Vec::new();
    for point in model.about.data.iter().filter_map(DataSet::point).take(cost::COMPARED_SETS) {
        points.push(beside(model, &point, 0.0, &mut random));
        for i in 0..cost::COMPARED_POINTS {
            points.push(beside(model, &point, [1.0, 0.1, 0.01][i % 3], &mut random));
        }
    }
    for _ in 0..cost::COMPARED_POINTS {
        let parameters = (0..model.about.parameters.len()).map(|i| known(&mut random, i)).collect();
        let centre = Point {
            parameters,
            coordinates: vec![0.0; model.n()],
            velocities: vec![0.0; model.k()],
            ..Point::default()
        };
        points.push(beside(model, &centre, 2.0, &mut random));
    }
    points
}

fn beside(model: &Model, point: &Point, distance: f64, random: &mut Random) -> Point {
    let mut moved = |values: &[f64]| values.iter().map(|&x| random.within(x, distance)).collect::<Vec<f64>>();
    let (coordinates, velocities) = (moved(&point.coordinates), moved(&point.velocities));
    let mut some = |count: usize| (0..count).map(|_| random.within(0.0, 1.0)).collect::<Vec<f64>>();
    let (rho, inputs) = (some(model.m()), some(model.about.inputs.len()));
    Point {
        coordinates,
        velocities,
        rho,
        inputs,
        time: random.within(point.time, distance).abs(),
        parameters: point.parameters.clone(),
    }
}

/// Generator of generic numbers that are the same in every derivation (xorshift64, Marsaglia 2003).
struct Random(u64);

impl Random {
    /// Returns a number within this distance of the centre.
    fn within(&mut self, centre: f64, distance: f64) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        centre + distance * ((self.0 >> 11) as f64 / (1_u64 << 52) as f64 - 1.0)
    }
}
