//! Events on the way of a motion: `y = 0 upwards`, found on its Taylor polynomials.
//!
//! The function whose zeros are asked for is expanded alongside the motion: its own Taylor polynomial on each
//! [segment](nonholonomic::taylor::Segment), from the same recurrences that the motion's come from. Zeros of that polynomial are isolated, so that
//! none is missed between two states, however far apart these are.

use crate::inputs::Scope;
use crate::registry::{StepFailure, Stepper};
use crate::run::Watcher;
use nonholonomic::catalogue::ModelInfo;
use nonholonomic::taylor::{ORDER, Segment, Series, UNIT, WIDTH, roots};
use nonholonomic_codegen::ir::graph::{Graph, Stage, Symbol};
use nonholonomic_codegen::ir::series;
use nonholonomic_exec::Field;

/// An equation between functions of time and state, and the way in which it is passed.
#[derive(Clone, Debug)]
pub struct Event {
    /// As it was written.
    pub text: String,
    difference: Difference,
    rising: Option<bool>,
    /// Does the run end there?
    pub stops: bool,
}

/// An event may have so many products and functions.
const MOST_CONVOLUTIONS: usize = 8 * WIDTH;

/// Left side less right side, a function of coordinates, velocities and time, as recurrences.
#[derive(Clone, Debug)]
struct Difference {
    field: Field,
    constants: Vec<f64>,
}

impl Difference {
    /// The coefficients, from those of the variables order by order.
    fn expanded(&self, points: &[Vec<f64>; ORDER + 1]) -> [f64; ORDER + 1] {
        const MOST: usize = MOST_CONVOLUTIONS / WIDTH;
        // All convolutions that there is room for are computed.
        match self.field.convolutions.div_ceil(WIDTH) {
            0 => self.expanded_in::<0>(points),
            1 => self.expanded_in::<1>(points),
            2 => self.expanded_in::<2>(points),
            _ => self.expanded_in::<MOST>(points),
        }
    }

    fn expanded_in<const B: usize>(&self, points: &[Vec<f64>; ORDER + 1]) -> [f64; ORDER + 1] {
        let mut series = Series::<f64, B>::new();
        let mut known = Vec::new();
        std::array::from_fn(|order| {
            series.go_to(order);
            let mut results = self.field.coefficients(&mut series, &points[order], &self.constants, &mut known);
            results.next().unwrap_or(0.0)
        })
    }
}

/// Where coordinates and velocities are among a segment's variables: the coordinates come first.
struct Names {
    coordinates: usize,
    velocities: usize,
    /// Are the velocities variables, after the coordinates? Else they are the coordinates' rates.
    carried: bool,
}

impl Names {
    /// (q, v) at a time since the centre.
    fn state(&self, segment: &Segment<'_, f64>, time: f64) -> (Vec<f64>, Vec<f64>) {
        let q = (0..self.coordinates).map(|i| segment.at(i, time)).collect();
        let velocity = |i| match self.carried {
            true => segment.at(self.coordinates + i, time),
            false => segment.rate_at(i, time),
        };
        (q, (0..self.velocities).map(velocity).collect())
    }

    /// The coefficients of order `order` of coordinates, velocities and time.
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

/// A passage.
#[derive(Clone, Debug, PartialEq)]
pub struct Occurrence {
    /// Which of the events.
    pub event: usize,
    /// When.
    pub t: f64,
    /// The coordinates then.
    pub q: Vec<f64>,
    /// The velocities then.
    pub v: Vec<f64>,
    /// Left side less right side: from below 0 to above? `None` where it is 0 without a change of sign.
    pub rising: Option<bool>,
}

impl Event {
    /// Reads `A = B`, and after it `upwards` or `downwards` (A − B rises, or falls; without either both count) and `stop`. A and B are expressions of
    /// `t`, the coordinates, the velocities and the parameters.
    ///
    /// # Errors
    /// A description of what is no such equation, or has no Taylor series.
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
            return Err(wrong("is no equation: write `y = 0`, `y = 0 upwards`, `y = 0 downwards stop`"));
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
        let without_series = |what: String| wrong(&format!("has no Taylor series, for `{what}` in it"));
        let [left, right] = sides.map(|side| side.lower(&mut graph, [&q, &v, &t]));
        let difference = graph.sub(left.map_err(without_series)?, right.map_err(without_series)?);
        let series = series::Series::of(&graph, &[difference], &[q, v, t].concat()).map_err(without_series)?;
        let fixed: Vec<_> = series.fixed().collect();
        let difference = Difference { field: Field::of(&series), constants: graph.evaluate(&fixed, |_| f64::NAN) };
        if difference.field.convolutions > MOST_CONVOLUTIONS {
            let found = difference.field.convolutions;
            return Err(wrong(&format!("has {found} products and functions; {MOST_CONVOLUTIONS} are possible")));
        }
        Ok(Event { text: text.trim().to_owned(), difference, rising, stops })
    }
}

/// Looks for events on one segment after the other.
pub struct Watch<'e> {
    events: &'e [Event],
    names: Names,
    /// On which side of 0 each was.
    positive: Vec<Option<bool>>,
    /// The polynomial that was seen last: several steps may be on one.
    known: Option<Known>,
}

/// A polynomial on which the motion is, and those of the events.
struct Known {
    coefficients: Vec<f64>,
    /// The time of its centre.
    centre: f64,
    expanded: Vec<[f64; ORDER + 1]>,
}

impl<'e> Watch<'e> {
    /// For a run of this model under a method that has segments.
    ///
    /// # Errors
    /// Another method; velocities that are neither what the method carries nor rates of coordinates.
    pub fn new(events: &'e [Event], info: &ModelInfo, method: &str) -> Result<Self, String> {
        let name = method.split([':', '[']).next().unwrap_or(method);
        if name != "taylor" {
            return Err(format!(
                "events are found on Taylor polynomials, which `{method}` has none of: take `--method taylor`"
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
                "the velocities of `{}` are no rates of its coordinates: take `--method taylor:qv` for events",
                info.name
            ));
        };
        Ok(Watch { events, names, positive: vec![None; events.len()], known: None })
    }

    /// The events on a segment of a step that begins at the time `t`, in their order.
    pub fn look(&mut self, t: f64, segment: &Segment<'_, f64>) -> Vec<Occurrence> {
        let mut found = Vec::new();
        let Watch { events, names, positive, known } = self;
        let centre = t + segment.after - segment.from;
        // (A motion at rest has the same polynomial about other times, too.)
        let same_time = |known: f64| (known - centre).abs() <= 16.0 * f64::EPSILON * t.abs().max(centre.abs());
        let same = known.take().filter(|last| same_time(last.centre) && last.coefficients == segment.coefficients);
        let known = known.insert(same.unwrap_or_else(|| {
            let points = std::array::from_fn(|order| names.point(segment, centre, order));
            let expanded = events.iter().map(|event| event.difference.expanded(&points)).collect();
            Known { coefficients: segment.coefficients.to_vec(), centre, expanded }
        }));
        let between = [segment.from, segment.to].map(Segment::<f64>::scaled);
        for (number, ((event, positive), expanded)) in events.iter().zip(positive).zip(&known.expanded).enumerate() {
            roots(expanded.iter().copied(), between, positive, &mut |root| {
                if event.rising.is_none_or(|rising| root.rising == Some(rising)) {
                    let at = Segment::<f64>::unscaled(root.at);
                    let (q, v) = names.state(segment, at);
                    found.push(Occurrence { event: number, t: known.centre + at, q, v, rising: root.rising });
                }
            });
        }
        let forward = segment.to >= segment.from;
        found.sort_by(|a, b| if forward { a.t.total_cmp(&b.t) } else { b.t.total_cmp(&a.t) });
        found
    }
}

/// The events of a run.
pub struct Log<'e> {
    watch: Watch<'e>,
    /// Those that were found, in their order.
    pub found: Vec<Occurrence>,
}

impl<'e> Log<'e> {
    /// None yet.
    pub fn new(watch: Watch<'e>) -> Self {
        Log { watch, found: Vec::new() }
    }
}

/// Keeps the events of each step; one that ends the run ends it, and those after it are not kept.
impl Watcher for Log<'_> {
    fn look(&mut self, t: f64, stepper: &mut dyn Stepper) -> Result<Option<String>, StepFailure> {
        let (watch, found, mut last) = (&mut self.watch, &mut self.found, None);
        stepper.segments(&mut |segment| {
            if last.is_some() {
                return;
            }
            for occurrence in watch.look(t, &segment) {
                let event = &watch.events[occurrence.event];
                found.push(occurrence);
                if event.stops {
                    last = Some(event.text.clone());
                    return;
                }
            }
        })?;
        Ok(last)
    }
}

#[cfg(test)]
mod tests {
    use super::{Event, Log, Watch};
    use crate::library::Generated;
    use crate::registry::Model;
    use crate::run::Watcher as _;
    use nonholonomic_models::nonholonomic_oscillator::System;
    use std::f64::consts::PI;

    /// The times at which these are met until t = 40, from (1, 1, 1) at rest, where y = cos t.
    fn times(events: &[&str], method: &str, h: f64) -> Vec<(usize, f64)> {
        let model = Generated::<System<f64>>::default();
        let data = model.data("paper").unwrap();
        let system = model.system(&data.parameters).unwrap();
        let mut stepper = system.stepper(method, &data.q, &data.v, h).unwrap();
        let events: Vec<Event> =
            events.iter().map(|text| Event::parse(text, model.info(), &data.parameters).unwrap()).collect();
        let mut log = Log::new(Watch::new(&events, model.info(), method).unwrap());
        for k in 0..(40.0 / h) as u32 {
            if log.look(f64::from(k) * h, &mut *stepper).unwrap().is_some() {
                break;
            }
            stepper.step().unwrap();
        }
        log.found.iter().map(|event| (event.event, event.t)).collect()
    }

    /// However far apart states are, each passage is found, once, at its time: to roundoffs of the state, and of t = 40.
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
        // y = cos t, ẏ = −sin t: at the start y is 1, and does not pass it; it touches −1.
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

    /// At rest one polynomial is that of all times.
    #[test]
    fn the_time_passes_at_rest() {
        let model = Generated::<System<f64>>::default();
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

    #[test]
    fn a_run_may_end_there() {
        assert_eq!(times(&["y = 0 downwards stop", "y = 0"], "taylor", 30.0).len(), 1);
    }

    #[test]
    fn mistakes() {
        let model = Generated::<System<f64>>::default();
        let wrong = |text: &str| Event::parse(text, model.info(), &[]).unwrap_err();
        assert!(wrong("y > 0").contains("is no equation"));
        assert!(wrong("yy = 0").contains("did you mean `y`"));
        assert!(wrong("abs(y) = 1").contains("has no Taylor series, for `abs` in it"));
        assert!(wrong("y^x = 1").contains("a power that is no whole number"));
        assert!(wrong("y = 0 upwards downwards").contains("two directions"));
        assert!(Watch::new(&[], model.info(), "gonzalez").is_err_and(|why| why.contains("take `--method taylor`")));
    }
}
