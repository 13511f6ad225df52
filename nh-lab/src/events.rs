//! Events during a motion, such as `y = 0 upwards`, found on its Taylor polynomials.
//!
//! The function whose zeros are wanted is expanded together with the motion: its own Taylor
//! polynomial on each [segment](nonholonomic::taylor::Segment) comes from the same recurrences as
//! the motion's. The zeros of that polynomial are isolated, so none is missed between two states,
//! however far apart they are.

use crate::inputs::Scope;
use crate::registry::{StepFailure, Stepper};
use crate::run::Watcher;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic::taylor::{ORDER, Root, Segment, Series, Side, UNIT, WIDTH, roots};
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

/// The left side minus the right side as recurrences, a function of coordinates, velocities and
/// time.
#[derive(Clone, Debug)]
struct Difference {
    field: Field,
    constants: Vec<f64>,
}

/// The Taylor polynomial of a function, and the roundoff in its value.
#[derive(Clone, Copy)]
struct Expanded {
    coefficients: [f64; ORDER + 1],
    noise: f64,
}

impl Expanded {
    /// Does the polynomial represent the function up to this distance? Its last terms must be
    /// roundoff. Terms then shrink by a factor of six or more each (4 ε = 6⁻²⁰ after 20 orders), so
    /// the neglected terms are roundoff, too.
    fn reaches(&self, distance: f64) -> bool {
        let (mut sum, mut tail, mut power) = (0.0, 0.0, 1.0);
        for (k, coefficient) in self.coefficients.iter().enumerate() {
            let term = coefficient.abs() * power;
            sum += term;
            if k + 2 > ORDER {
                tail += term;
            }
            power *= distance;
        }
        tail <= 4.0 * f64::EPSILON * sum + self.noise
    }

    /// Are all terms from the middle orders on below roundoff up to this distance? They then do not
    /// show whether larger terms follow the last one, for instance where an exponential underflows.
    fn ends_early(&self, distance: f64) -> bool {
        let terms = self.coefficients.iter().enumerate().map(|(k, c)| c.abs() * distance.powi(k as i32));
        let (sum, late) = terms.enumerate().fold((0.0, 0.0_f64), |(sum, late), (k, term)| {
            (sum + term, if 2 * k > ORDER { late.max(term) } else { late })
        });
        late <= f64::EPSILON * sum
    }

    /// Evaluates the polynomial.
    fn at(&self, distance: f64) -> f64 {
        self.coefficients.iter().rev().fold(0.0, |sum, c| sum * distance + c)
    }

    /// Is the function 0 within roundoff up to this distance?
    fn vanishes(&self, distance: f64) -> bool {
        self.coefficients.iter().rev().fold(0.0, |sum, c| sum * distance + c.abs()) <= self.noise
    }
}

impl Difference {
    /// Computes the coefficients from those of the variables, order by order.
    fn expanded(&self, points: &Points) -> Expanded {
        // The code computes all convolutions of its groups, used or not.
        match self.field.convolutions.div_ceil(WIDTH) {
            0 => self.expanded_in::<0>(points, ORDER),
            1 => self.expanded_in::<1>(points, ORDER),
            2 => self.expanded_in::<2>(points, ORDER),
            _ => self.expanded_in::<MAX_GROUPS>(points, ORDER),
        }
    }

    /// Computes the value and its roundoff.
    fn value(&self, point: Vec<f64>) -> [f64; 2] {
        let mut points = Points::default();
        points[0] = point;
        let Expanded { coefficients: [value, ..], noise } = self.expanded_in::<MAX_GROUPS>(&points, 0);
        [value, noise]
    }

    fn expanded_in<const B: usize>(&self, points: &Points, orders: usize) -> Expanded {
        let mut series = Series::<f64, B>::new();
        let mut known = Vec::new();
        let mut expanded = Expanded { coefficients: [0.0; ORDER + 1], noise: 0.0 };
        for (order, point) in points.iter().enumerate().take(orders + 1) {
            series.go_to(order);
            let mut results = self.field.coefficients(&mut series, point, &self.constants, &mut known);
            expanded.coefficients[order] = results.next().unwrap_or(0.0);
            drop(results);
            if order == 0 {
                // Eight operations are added to the counted ones for the state itself.
                expanded.noise = 8.0 * f64::EPSILON * self.field.roundoff(&known).next().unwrap_or(0.0);
            }
        }
        expanded
    }
}

/// The coefficients of coordinates, velocities and time, order by order.
type Points = [Vec<f64>; ORDER + 1];

/// Shifts polynomials to a centre that is later by `by` in σ.
fn moved(points: &Points, by: f64) -> Points {
    let mut moved = points.clone();
    for begin in 0..ORDER {
        for order in (begin..ORDER).rev() {
            let (lower, higher) = moved.split_at_mut(order + 1);
            lower[order].iter_mut().zip(&higher[0]).for_each(|(lower, higher)| *lower += by * higher);
        }
    }
    moved
}

/// The layout of a segment's variables. The coordinates come first.
struct Names {
    coordinates: usize,
    velocities: usize,
    /// Are the velocities variables after the coordinates? Otherwise they are the coordinates'
    /// rates.
    carried: bool,
}

impl Names {
    /// Evaluates (q, v) at a time relative to the centre.
    fn state(&self, segment: &Segment<'_, f64>, time: f64) -> (Vec<f64>, Vec<f64>) {
        let q = (0..self.coordinates).map(|i| segment.at(i, time)).collect();
        let velocity = |i| match self.carried {
            true => segment.at(self.coordinates + i, time),
            false => segment.rate_at(i, time),
        };
        (q, (0..self.velocities).map(velocity).collect())
    }

    /// Returns the coefficients of one order of coordinates, velocities and time.
    fn point(&self, segment: &Segment<'_, f64>, centre: f64, order: usize) -> Vec<f64> {
        let row = |order: usize, i: usize| {
            let at = order * segment.variables + i;
            segment.coefficients.get(at).copied().unwrap_or(0.0)
        };
        let velocity = |i| match self.carried {
            true => row(order, self.coordinates + i),
            false => (order + 1) as f64 * row(order + 1, i) / UNIT,
        };
        let q = (0..self.coordinates).map(|i| row(order, i));
        let time = [centre, UNIT].get(order).copied().unwrap_or(0.0);
        q.chain((0..self.velocities).map(velocity)).chain([time]).collect()
    }
}

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
        let series = series::Series::of(&graph, &[difference], &[q, v, t].concat()).map_err(without_series)?;
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

/// An event on a polynomial of the motion.
struct Course<'a> {
    event: &'a Event,
    names: &'a Names,
    segment: &'a Segment<'a, f64>,
    /// The time of the polynomial's centre.
    centre: f64,
    points: &'a Points,
}

/// The number of places at which a polynomial is compared with the event, and the largest
/// difference relative to its size.
const PLACES: u32 = 16;
const SAME: f64 = 1e-9;

/// The largest number of an event's polynomials on one polynomial of the motion.
const MAX_PIECES: u32 = 1 << 18;

impl Course<'_> {
    fn wrong(&self, why: &str, sigma: f64) -> String {
        let t = self.centre + Segment::<f64>::unscaled(sigma);
        format!("the event `{}` {why} at t = {t}", self.event.text)
    }

    /// Finds the zeros between two σ. `expanded` is the event's polynomial about `about`. Where it
    /// does not reach, the interval is halved and the event is expanded about the middle of each
    /// half.
    fn zeros(
        &self,
        (about, expanded): (f64, &Expanded),
        [from, to]: [f64; 2],
        side: &mut Side,
        pieces: &mut u32,
        found: &mut Vec<Root>,
    ) -> Result<(), String> {
        if expanded.coefficients[0].is_nan() {
            return Err(self.wrong("has no value", about));
        }
        let distance = (from - about).abs().max((to - about).abs());
        if expanded.reaches(distance) && (!expanded.ends_early(distance) || self.agrees(about, expanded, [from, to])) {
            if expanded.vanishes(distance.max(1e-3)) {
                return Err(self.wrong("is 0 all the time and has no passages,", about));
            }
            let between = [from - about, to - about];
            let before = found.len();
            roots(expanded.coefficients.iter().copied(), between, expanded.noise, side, &mut |root| {
                found.push(Root { at: about + root.at, ..root });
            });
            return found[before..].iter().try_for_each(|root| self.check(root, about, expanded));
        }
        let middle = 0.5 * (from + to);
        *pieces += 1;
        if *pieces == MAX_PIECES || middle == from || middle == to {
            return Err(self.wrong("cannot be followed: it changes too fast, or has no Taylor series,", middle));
        }
        for between in [[from, middle], [middle, to]] {
            let about = 0.5 * (between[0] + between[1]);
            let expanded = self.event.difference.expanded(&moved(self.points, about));
            self.zeros((about, &expanded), between, side, pieces, found)?;
        }
        Ok(())
    }

    /// Describes the motion at a zero of the event with this index, if the crossing has the event's
    /// direction.
    fn met(&self, number: usize, root: &Root) -> Option<Occurrence> {
        if self.event.rising.is_some_and(|rising| root.rising != Some(rising)) {
            return None;
        }
        let [at, width] = [root.at, root.width].map(Segment::<f64>::unscaled);
        let (q, v) = self.names.state(self.segment, at);
        Some(Occurrence { event: number, t: self.centre + at, q, v, rising: root.rising, width })
    }

    /// Does the polynomial agree with the function at some places between two σ?
    fn agrees(&self, about: f64, expanded: &Expanded, [from, to]: [f64; 2]) -> bool {
        let size = expanded.coefficients.iter().rev().fold(0.0, |sum, c| sum * (to - from).abs() + c.abs());
        (1..=PLACES).all(|place| {
            let sigma = from + (to - from) * f64::from(place) / f64::from(PLACES);
            let time = Segment::<f64>::unscaled(sigma);
            let (q, v) = self.names.state(self.segment, time);
            let [value, noise] = self.event.difference.value([q, v, vec![self.centre + time]].concat());
            (value - expanded.at(sigma - about)).abs() <= SAME * size + 16.0 * (noise + expanded.noise)
        })
    }

    /// Checks that the function itself is 0 there, within its roundoff and its change over the
    /// roundoff of the time.
    fn check(&self, root: &Root, about: f64, expanded: &Expanded) -> Result<(), String> {
        let time = Segment::<f64>::unscaled(root.at);
        let t = self.centre + time;
        let (q, v) = self.names.state(self.segment, time);
        let [value, noise] = self.event.difference.value([q, v, vec![t]].concat());
        let x = (root.at - about).abs();
        let terms = expanded.coefficients.iter().enumerate().skip(1).rev();
        let slope = terms.fold(0.0, |sum, (k, c)| sum * x + k as f64 * c.abs());
        let allowed = 16.0 * (noise + expanded.noise) + slope * (64.0 * f64::EPSILON * (1.0 + t.abs()) + root.width);
        if value.abs() <= allowed {
            Ok(())
        } else {
            Err(self.wrong(&format!("cannot be resolved: it is {value:.1e} where its series is 0,"), root.at))
        }
    }
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

/// A watcher that collects the events of a run.
pub struct Log<'e> {
    watch: Watch<'e>,
    /// The events found so far, in their order.
    pub found: Vec<Occurrence>,
}

impl<'e> Log<'e> {
    /// Creates an empty log.
    pub fn new(watch: Watch<'e>) -> Self {
        Log { watch, found: Vec::new() }
    }
}

/// Keeps the events of each step. An event with `stop` ends the run, and later events are not kept.
impl Watcher for Log<'_> {
    fn look(&mut self, t: f64, stepper: &mut dyn Stepper) -> Result<Option<String>, StepFailure> {
        let (watch, found, mut last, mut wrong) = (&mut self.watch, &mut self.found, None, None);
        stepper.segments(&mut |segment| {
            if last.is_some() || wrong.is_some() {
                return;
            }
            let occurrences = watch.look(t, &segment).unwrap_or_else(|why| {
                wrong = Some(why);
                Vec::new()
            });
            for occurrence in occurrences {
                let event = &watch.events[occurrence.event];
                found.push(occurrence);
                if event.stops {
                    last = Some(event.text.clone());
                    return;
                }
            }
        })?;
        wrong.map_or(Ok(last), |why| Err(StepFailure(why)))
    }

    fn end(&mut self) -> Option<String> {
        let met = self.watch.end();
        let stops = met.iter().map(|met| &self.watch.events[met.event]).find(|event| event.stops);
        let last = stops.map(|event| event.text.clone());
        self.found.extend(met);
        last
    }
}

#[cfg(test)]
mod tests {
    use super::{Event, Log, Occurrence, Watch};
    use crate::registry::Model;
    use crate::run::Watcher as _;
    use crate::tape::Declared;
    use crate::tape::tests::derived;
    use std::f64::consts::PI;
    use std::sync::OnceLock;

    fn oscillator() -> &'static dyn Model {
        static MODEL: OnceLock<Declared> = OnceLock::new();
        MODEL.get_or_init(|| derived("nonholonomic_oscillator", &["taylor", "taylor:qv"]))
    }

    /// Follows the motion from (1, 1, 1) at rest, where y = cos t, until t = 40, and returns its
    /// events.
    fn attempt(events: &[&str], method: &str, h: f64) -> Result<Vec<Occurrence>, String> {
        let model = oscillator();
        let data = model.data("paper").unwrap();
        let system = model.system(&data.parameters).unwrap();
        let mut stepper = system.stepper(method, &data.q, &data.v, h).unwrap();
        let events: Vec<Event> =
            events.iter().map(|text| Event::parse(text, model.info(), &data.parameters).unwrap()).collect();
        let mut log = Log::new(Watch::new(&events, model.info(), method).unwrap());
        for k in 0..(40.0 / h) as u32 {
            if log.look(f64::from(k) * h, &mut *stepper).map_err(|failure| failure.to_string())?.is_some() {
                break;
            }
            stepper.step().unwrap();
        }
        log.end();
        Ok(log.found)
    }

    fn log(events: &[&str], method: &str, h: f64) -> Vec<Occurrence> {
        attempt(events, method, h).unwrap()
    }

    fn times(events: &[&str], method: &str, h: f64) -> Vec<(usize, f64)> {
        log(events, method, h).iter().map(|event| (event.event, event.t)).collect()
    }

    /// Each crossing is found once, at its time to roundoff of the state and of t = 40, however far
    /// apart the states are.
    #[test]
    fn each_passage_is_found_once() {
        for method in ["taylor", "taylor:qv"] {
            for h in [0.1, 1.0, 20.0] {
                let expected: Vec<f64> = (0..6).map(|k| 1.5 * PI + f64::from(k) * 2.0 * PI).collect();
                let found = times(&["y = 0 upwards"], method, h);
                assert_eq!(found.len(), expected.len(), "{method}, {h}: {found:?}");
                assert!(
                    found.iter().zip(&expected).all(|((_, t), known)| (t - known).abs() < 1e-13),
                    "{method}, {h}: {found:?}"
                );
            }
        }
    }

    #[test]
    fn equations_of_all_kinds() {
        // y = cos t, ẏ = −sin t: y starts at 1 without crossing it, and touches −1.
        let found =
            times(&["y_dot = 0", "2*y^2 = 1 downwards", "sin(y)/exp(t/100) = 0", "t = 7.25", "y = 2"], "taylor", 5.0);
        let of = |event: usize| found.iter().filter(move |found| found.0 == event).map(|found| found.1);
        let near = |found: Vec<f64>, known: Vec<f64>| {
            assert_eq!(found.len(), known.len(), "{found:?}, {known:?}");
            assert!(found.iter().zip(&known).all(|(a, b)| (a - b).abs() < 1e-12), "{found:?}, {known:?}");
        };
        near(of(0).collect(), (1..13).map(|k| f64::from(k) * PI).collect());
        near(of(1).collect(), (0..13).map(|k| (f64::from(k) + 0.25) * PI).filter(|t| *t < 40.0).collect());
        near(of(2).collect(), (0..13).map(|k| (f64::from(k) + 0.5) * PI).filter(|t| *t < 40.0).collect());
        near(of(3).collect(), vec![7.25]);
        assert_eq!(of(4).count(), 0);
        assert!(found.windows(2).all(|pair| pair[0].1 <= pair[1].1), "in their order: {found:?}");
    }

    /// A motion at rest has the same polynomial at all times.
    #[test]
    fn the_time_passes_at_rest() {
        let model = oscillator();
        let mut data = model.data("paper").unwrap();
        (data.q, data.v) = (vec![0.0; 3], vec![0.0; 3]);
        let system = model.system(&data.parameters).unwrap();
        for h in [0.5, 1.0, 20.0] {
            let mut stepper = system.stepper("taylor", &data.q, &data.v, h).unwrap();
            let events = [Event::parse("t = 7.25", model.info(), &data.parameters).unwrap()];
            let mut log = Log::new(Watch::new(&events, model.info(), "taylor").unwrap());
            for k in 0..(40.0 / h) as u32 {
                log.look(f64::from(k) * h, &mut *stepper).unwrap();
                stepper.step().unwrap();
            }
            assert_eq!(log.found.len(), 1, "{h}");
            assert!((log.found[0].t - 7.25).abs() < 1e-14, "{h}: {:e}", log.found[0].t);
        }
    }

    /// An event may change faster than the motion: sin 3t on polynomials that reach over half a
    /// period, tanh and atan with poles close to the real axis.
    #[test]
    fn events_that_are_faster_than_the_motion() {
        for h in [0.37, 5.0, 20.0] {
            let found = times(
                &["sin(3*t) = 0", "tanh(20*y) = 1/2", "sin(200*t + y) = 0", "atan(50*(y - 1/4)) = -1"],
                "taylor",
                h,
            );
            let of = |event: usize| found.iter().filter(move |found| found.0 == event).map(|found| found.1);
            let near = |found: Vec<f64>, known: Vec<f64>| {
                assert_eq!(found.len(), known.len(), "h = {h}: {found:?}, {known:?}");
                assert!(found.iter().zip(&known).all(|(a, b)| (a - b).abs() < 1e-12), "h = {h}: {found:?}, {known:?}");
            };
            // y = cos t passes a level twice in each turn.
            let level = |y: f64| {
                let times = (0..14).flat_map(|k| [-1.0, 1.0].map(|sign| f64::from(k) * 2.0 * PI + sign * y.acos()));
                let mut times: Vec<f64> = times.filter(|t| (0.0..40.0).contains(t)).collect();
                times.sort_by(f64::total_cmp);
                times
            };
            let end = 40.0 - 40.0 % h;
            let until_end = |times: Vec<f64>| times.into_iter().filter(|t| *t < end).collect::<Vec<_>>();
            near(of(0).collect(), until_end((1..39).map(|k| f64::from(k) * PI / 3.0).collect()));
            near(of(1).collect(), until_end(level(0.5_f64.atanh() / 20.0)));
            near(of(3).collect(), until_end(level(0.25 - 1.0_f64.tan() / 50.0)));
            // 200 t + cos t is increasing: one zero for each multiple of π between its values at
            // the ends.
            let phase = |t: f64| ((200.0 * t + t.cos()) / PI).floor();
            assert_eq!(of(2).count() as f64, phase(end) - phase(0.0), "h = {h}");
        }
    }

    /// Tests events that are constant to all digits except for a short while.
    #[test]
    fn events_of_a_moment() {
        let width = (2.0_f64.ln() / 1e4).sqrt();
        for h in [0.01, 0.1] {
            let found = times(&["exp(-1e4*(t - 5)^2) = 1/2", "exp(-1e6*(y - 1/2)^2) = 1/2 upwards"], "taylor", h);
            let of = |event: usize| found.iter().filter(move |found| found.0 == event).map(|found| found.1);
            let known = [5.0 - width, 5.0 + width];
            assert!(
                of(0).count() == 2 && of(0).zip(known).all(|(t, known)| (t - known).abs() < 1e-12),
                "{h}: {found:?}"
            );
            // y = cos t reaches 1/2 twice in each turn, 13 times until 40. Each time it stays near
            // for 0.0017, a sixth of the shorter steps.
            assert!(h > 0.01 || of(1).count() == 13, "{h}: {found:?}");
        }
    }

    /// A minimum is a single zero wherever it lies in a step, and its width is the uncertainty of
    /// its time.
    #[test]
    fn events_that_are_touched_are_met_once() {
        for h in [0.1, 0.37, 1.0, 20.0] {
            for at in [0.5, 1.0, 2.0_f64.sqrt(), 3.7, 20.0, 37.0] {
                let found =
                    log(&[&format!("1 - cos((t - {at})/8) = 0"), "y = -1", "y^2 = 1", "t^2 = 2*t - 1"], "taylor", h);
                let of = |event: usize| found.iter().filter(move |found| found.event == event);
                let touched = |event: usize, known: &[f64]| {
                    let (times, end) = (of(event).map(|found| found.t).collect::<Vec<_>>(), 40.0 - 40.0 % h);
                    let known: Vec<f64> = known.iter().copied().filter(|t| *t < end).collect();
                    assert_eq!(times.len(), known.len(), "{event}, h = {h}, at {at}: {times:?}");
                    for (found, known) in of(event).zip(known) {
                        assert!(found.rising.is_none() && found.width < 1e-5, "{event}, h = {h}, at {at}: {found:?}");
                        assert!((found.t - known).abs() <= found.width, "{event}, h = {h}, at {at}: {found:?}");
                    }
                };
                touched(0, &[at]);
                touched(1, &(0..6).map(|k| f64::from(2 * k + 1) * PI).collect::<Vec<_>>());
                touched(2, &(1..13).map(|k| f64::from(k) * PI).collect::<Vec<_>>());
                touched(3, &[1.0]);
            }
        }
    }

    #[test]
    fn events_that_have_no_value_or_no_passages_say_so() {
        // y = −1/2 at ±2π/3 of each turn, and there are 6.4 turns.
        assert_eq!(times(&["ln(y + 3/2) = 0"], "taylor", 1.0).len(), 13);
        let said = |event: &str| attempt(&[event], "taylor", 1.0).unwrap_err();
        assert!(said("ln(y) = -10").contains("has no value at t = 1.57"));
        assert!(said("ln(y - 2) = 0").contains("has no value at t = "));
        assert!(said("sqrt(y - 2) = 0").contains("has no value at t = "));
        assert!(said("y^2 + y_dot^2 = 1").contains("is 0 all the time"));
        assert!(said("sin(1e12*t) = 0").contains("changes too fast"));
    }

    /// The end of the run at 40 may cross or touch an event of y = cos t.
    #[test]
    fn the_end_of_a_run_may_be_one() {
        for h in [0.1, 0.5, 20.0] {
            let (y, slope) = (40.0_f64.cos(), -40.0_f64.sin());
            let passed = format!("y = {y} {}", if slope > 0.0 { "upwards" } else { "downwards" });
            let other = format!("y = {y} {}", if slope > 0.0 { "downwards" } else { "upwards" });
            let found = log(&["t = 40", "(t - 40)^2 = 0", &passed, "t = 40.01", &other], "taylor", h);
            let last =
                |event: usize| found.iter().filter(|found| found.event == event).map(|found| found.t).next_back();
            let ends = |event: usize| last(event).is_some_and(|t| (t - 40.0).abs() < 1e-13);
            assert!(ends(0) && ends(1) && ends(2) && last(3).is_none() && !ends(4), "{h}: {found:?}");
        }
    }

    #[test]
    fn a_run_may_end_there() {
        assert_eq!(times(&["y = 0 downwards stop", "y = 0"], "taylor", 30.0).len(), 1);
    }

    #[test]
    fn mistakes() {
        let model = oscillator();
        let wrong = |text: &str| Event::parse(text, model.info(), &[]).unwrap_err();
        assert!(wrong("y > 0").contains("is not an equation"));
        assert!(wrong("yy = 0").contains("did you mean `y`"));
        assert!(wrong("abs(y) = 1").contains("has no Taylor series, because of `abs`"));
        assert!(wrong("y^x = 1").contains("a power that is not a whole number"));
        assert!(wrong("y = 0 upwards downwards").contains("two directions"));
        assert!(Watch::new(&[], model.info(), "gonzalez").is_err_and(|why| why.contains("take `--method taylor`")));
    }
}
