//! Events during a motion, such as `y = 0 upwards`, found on its Taylor polynomials.
//!
//! The function whose zeros are wanted is expanded together with the motion: its own Taylor
//! polynomial on each [segment](nonholonomic::taylor::Segment) comes from the same recurrences as
//! the motion's. The zeros of that polynomial are isolated, so none is missed between two states,
//! however far apart they are.

mod course;
mod expand;
mod log;
#[cfg(test)]
mod tests;

pub use log::Log;

use crate::inputs::Scope;
use course::Course;
use expand::{Difference, Expanded, Names, Points};
use nonholonomic::catalogue::ModelInfo;
use nonholonomic::taylor::{Root, Segment, Side, WIDTH};
use nonholonomic_codegen::ir::graph::{Graph, Stage, Symbol};
use nonholonomic_codegen::ir::series;
use nonholonomic_exec::Field;

/// An equation between functions of time and state, and the direction of its crossing.
#[derive(Clone, Debug)]
pub struct Event {
    /// The event as it was written.
    pub text: String,
    difference: Difference,
    rising: Option<bool>,
    /// Does the event end the run?
    pub stops: bool,
}

/// The largest number of products and functions in an event, in groups of [`WIDTH`].
const MAX_CONVOLUTIONS: usize = MAX_GROUPS * WIDTH;
const MAX_GROUPS: usize = 8;

/// An occurrence of an event.
#[derive(Clone, Debug, PartialEq)]
pub struct Occurrence {
    /// The index of the event.
    pub event: usize,
    /// The time.
    pub t: f64,
    /// The coordinates at that time.
    pub q: Vec<f64>,
    /// The velocities at that time.
    pub v: Vec<f64>,
    /// Does the left side minus the right side rise through 0? `None` if it reaches 0 without a
    /// change of sign.
    pub rising: Option<bool>,
    /// The duration for which that difference is 0 within roundoff, which is the uncertainty of the
    /// time.
    pub width: f64,
}

impl Event {
    /// Parses `A = B`, optionally followed by `upwards` or `downwards` and by `stop`. `upwards`
    /// selects zeros where A − B rises, `downwards` those where it falls; without either both
    /// count. A and B are expressions of `t`, the coordinates, the velocities and the parameters.
    ///
    /// # Errors
    /// The reason why the text is not such an equation, or has no Taylor series.
    pub fn parse(text: &str, info: &ModelInfo, parameters: &[f64]) -> Result<Event, String> {
        let wrong = |why: &str| format!("the event `{text}` {why}");
        let (mut equation, mut rising, mut stops) = (text.trim(), None, false);
        loop {
            let (rest, word) = equation.rsplit_once(char::is_whitespace).unwrap_or((equation, ""));
            match word {
                "upwards" | "downwards" if rising.is_some() => return Err(wrong("has two directions")),
                "upwards" => rising = Some(true),
                "downwards" => rising = Some(false),
                "stop" | "stops" => stops = true,
                _ => break,
            }
            equation = rest.trim_end();
        }
        let Some((left, right)) = equation.split_once('=') else {
            return Err(wrong("is not an equation: write `y = 0`, `y = 0 upwards`, `y = 0 downwards stop`"));
        };
        let scope = Scope { info, parameters };
        let side = |side: &str| {
            let read = scope.read(side.trim_start_matches('='));
            read.map_err(|why| wrong(&format!("has a side, `{}`, that {why}", side.trim())))
        };
        let sides = [side(left)?, side(right)?];
        let mut graph = Graph::new();
        let mut symbols = |letter: char, count: usize| -> Vec<Symbol> {
            (0..count).map(|i| graph.symbol(format!("{letter}{i}"), Stage::State)).collect()
        };
        let (q, v) = (symbols('q', info.coordinates.len()), symbols('v', info.velocities.len()));
        let t = symbols('t', 1);
        let without_series = |what: String| wrong(&format!("has no Taylor series, because of `{what}`"));
        let [left, right] = sides.map(|side| side.lower(&mut graph, [&q, &v, &t]));
        let difference = graph.sub(left.map_err(without_series)?, right.map_err(without_series)?);
        let series = series::Series::of(&mut graph, &[difference], &[q, v, t].concat()).map_err(without_series)?;
        let fixed: Vec<_> = series.fixed().collect();
        let difference = Difference { field: Field::of(&series), constants: graph.evaluate(&fixed, |_| f64::NAN) };
        if difference.field.convolutions > MAX_CONVOLUTIONS {
            let found = difference.field.convolutions;
            return Err(wrong(&format!("has {found} products and functions; the limit is {MAX_CONVOLUTIONS}")));
        }
        Ok(Event { text: text.trim().to_owned(), difference, rising, stops })
    }
}

/// Parses the [events](Event::parse) of a model.
///
/// # Errors
/// A model with control inputs, or an invalid event.
pub fn read(texts: &[String], info: &ModelInfo, parameters: &[f64]) -> Result<Vec<Event>, String> {
    if !texts.is_empty() && !info.inputs.is_empty() {
        return Err(format!("`{}` has control inputs: events need a model without them", info.name));
    }
    texts.iter().map(|text| Event::parse(text, info, parameters)).collect()
}

/// A search for events on one segment after another.
pub struct Watch<'e> {
    events: &'e [Event],
    names: Names,
    /// The side of 0 on which each event's function was last.
    sides: Vec<Side>,
    /// The last polynomial, which several steps may share.
    known: Option<Known>,
}

/// A polynomial of the motion, and the polynomials of the events on it.
struct Known {
    coefficients: Vec<f64>,
    /// The time of the polynomial's centre.
    centre: f64,
    points: Points,
    expanded: Vec<Expanded>,
    /// The number of variables.
    variables: usize,
    /// The beginning and the end of the last segment, relative to the centre.
    between: [f64; 2],
}

impl<'e> Watch<'e> {
    /// Creates a search for a run of this model with a method that has segments.
    ///
    /// # Errors
    /// Another method, or velocities that the method does not carry and that are not the
    /// coordinates' rates.
    pub fn new(events: &'e [Event], info: &ModelInfo, method: &str) -> Result<Self, String> {
        let name = method.split([':', '[']).next().unwrap_or(method);
        if name != "taylor" {
            return Err(format!(
                "events are found on Taylor polynomials, and `{method}` has none: take `--method taylor`"
            ));
        }
        let rates = info.velocities.iter().zip(info.coordinates).all(|(v, q)| v.name == format!("{}_dot", q.name));
        let (n, k) = (info.coordinates.len(), info.velocities.len());
        let names = if method.starts_with("taylor:qv") {
            Names { coordinates: n, velocities: k, carried: true }
        } else if rates && n == k {
            Names { coordinates: n, velocities: k, carried: false }
        } else {
            return Err(format!(
                "the velocities of `{}` are not the rates of its coordinates: take `--method taylor:qv` for events",
                info.name
            ));
        };
        Ok(Watch { events, names, sides: vec![Side::default(); events.len()], known: None })
    }

    /// Finds the events on a segment of a step that begins at the time `t`, in the order of the
    /// motion.
    ///
    /// # Errors
    /// An event that has no value there, is 0 all the time, or changes too fast to be followed.
    pub fn look(&mut self, t: f64, segment: &Segment<'_, f64>) -> Result<Vec<Occurrence>, String> {
        let mut found = Vec::new();
        let Watch { events, names, sides, known } = self;
        let centre = t + segment.after - segment.from;
        // A motion at rest has the same polynomial about other times, so the centres are compared,
        // too.
        let same_time = |known: f64| (known - centre).abs() <= 16.0 * f64::EPSILON * t.abs().max(centre.abs());
        let same = known.take().filter(|last| same_time(last.centre) && last.coefficients == segment.coefficients);
        let between = [segment.from, segment.to];
        let known = known.insert(same.unwrap_or_else(|| {
            let points = std::array::from_fn(|order| names.point(segment, centre, order));
            let expanded = events.iter().map(|event| event.difference.expanded(&points)).collect();
            let (coefficients, variables) = (segment.coefficients.to_vec(), segment.variables);
            Known { coefficients, centre, points, expanded, variables, between }
        }));
        known.between = between;
        let Known { centre, points, expanded, .. } = known;
        let between = between.map(Segment::<f64>::scaled);
        for (number, ((event, side), expanded)) in events.iter().zip(sides).zip(expanded).enumerate() {
            let course = Course { event, names, segment, centre: *centre, points };
            let mut zeros = Vec::new();
            course.zeros((0.0, expanded), between, side, &mut 0, &mut zeros)?;
            found.extend(zeros.iter().filter_map(|root| course.met(number, root)));
        }
        let forward = segment.to >= segment.from;
        found.sort_by(|a, b| if forward { a.t.total_cmp(&b.t) } else { b.t.total_cmp(&a.t) });
        Ok(found)
    }

    /// Finds the events at the end of the motion: their functions are 0 there within roundoff, and
    /// the continuation of the last polynomial confirms the crossing.
    pub fn end(&self) -> Vec<Occurrence> {
        let Watch { events, names, sides, known } = self;
        let Some(Known { coefficients, centre, points, expanded, variables, between: [from, to] }) = known else {
            return Vec::new();
        };
        let segment = Segment { coefficients, variables: *variables, after: *from, from: *from, to: *to };
        let beyond = [*to, *to + BEHIND * (*to - *from)].map(Segment::<f64>::scaled);
        let mut found = Vec::new();
        for (number, ((event, side), expanded)) in events.iter().zip(sides).zip(expanded).enumerate() {
            if side.zero_for.is_none() {
                continue;
            }
            let course = Course { event, names, segment: &segment, centre: *centre, points };
            let mut zeros = Vec::new();
            // The event may have no value beyond the end.
            let _ = course.zeros((0.0, expanded), beyond, &mut { *side }, &mut 0, &mut zeros);
            let met = zeros.first().map(|root| Root { at: beyond[0], ..*root });
            found.extend(met.and_then(|root| course.met(number, &root)));
        }
        found
    }
}

/// The distance beyond the end of a motion, as a part of its last segment, on which its polynomial
/// decides whether an event is crossed at the end.
const BEHIND: f64 = 0.125;
