//! Tests of ensembles with a known motion, and of sinks alone. `tests/cli/ensemble.rs` and
//! `library.rs` test the library's models.

use super::*;
use std::io;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

/// The motion x = a cos t, v = −a sin t. It cannot start with a < 0, and fails at t > a with a > 1.
struct Circles {
    lanes: usize,
}

struct Circle {
    h: f64,
    step: u64,
    amplitudes: Vec<Result<f64, String>>,
    steps: Vec<u64>,
}

impl Stepping for Circles {
    fn lanes(&self) -> usize {
        self.lanes
    }

    fn begin(&self, starts: Vec<Result<Start, String>>, h: f64) -> Box<dyn Together> {
        let amplitude = |start: Result<Start, String>| match start?.q[0] {
            a if a < 0.0 => Err("it is negative".to_owned()),
            a => Ok(a),
        };
        let amplitudes: Vec<_> = starts.into_iter().map(amplitude).collect();
        Box::new(Circle { h, step: 0, steps: vec![0; amplitudes.len()], amplitudes })
    }
}

impl Circle {
    fn fails(&self, i: usize, step: u64) -> bool {
        matches!(self.amplitudes[i], Ok(a) if a > 1.0 && step as f64 * self.h > a)
    }
}

impl Together for Circle {
    fn step_n(&mut self, count: u64) {
        for _ in 0..count {
            self.step += 1;
            for i in 0..self.steps.len() {
                if !self.fails(i, self.step) {
                    self.steps[i] = self.step;
                }
            }
        }
    }

    fn write_states(&mut self, out: &mut [f64]) {
        for ((out, amplitude), step) in out.chunks_mut(2).zip(&self.amplitudes).zip(&self.steps) {
            let (a, t) = (amplitude.as_ref().copied().unwrap_or(f64::NAN), *step as f64 * self.h);
            out.copy_from_slice(&[a * t.cos(), -a * t.sin()]);
        }
    }

    fn write_energies(&mut self, out: &mut [f64]) {
        for (out, amplitude) in out.iter_mut().zip(&self.amplitudes) {
            *out = amplitude.as_ref().map_or(f64::NAN, |a| 0.5 * a * a);
        }
    }

    fn error(&self, i: usize) -> Option<String> {
        match &self.amplitudes[i] {
            Err(message) => Some(message.clone()),
            Ok(_) if self.fails(i, self.step) => Some(format!("it failed after step {}", self.steps[i])),
            Ok(_) => None,
        }
    }
}

/// Amplitudes from 0 to 1 with a few exceptions, one of which has no start.
struct Amplitudes(usize);

fn amplitude(number: usize) -> f64 {
    match number {
        7 => -1.0,
        100 => 1.55,
        _ => (number as f64 * 0.618_033_988_749_894_9).fract(),
    }
}

impl Starts for Amplitudes {
    fn count(&self) -> usize {
        self.0
    }

    fn start(&self, number: usize) -> Result<Start, String> {
        if number == 13 {
            return Err("there is none".to_owned());
        }
        Ok(Start { q: vec![amplitude(number)], v: vec![0.0], ..Start::default() })
    }
}

const COLUMNS: [Column; 3] = [Column::Coordinate(0), Column::Velocity(0), Column::Energy];

type All = ((Table, Spread), (Histogram, Section));

fn run(count: usize, lanes: usize, threads: usize) -> (Report, All) {
    let starts = Amplitudes(count);
    let table = Table::of(&starts, &COLUMNS, 25, 10);
    let histogram = Histogram::new(0, Some(3), 40);
    let mut sink = ((table, Spread::new(3)), (histogram, Section::new(1, 0.0, 10)));
    let control = Control::default().threads(threads);
    let report = ensemble(&Circles { lanes }, &starts, 0.1, 25, 10, &COLUMNS, &mut sink, &control).unwrap();
    (report, sink)
}

#[test]
fn every_number_is_the_same_whatever_the_threads_and_the_lanes() {
    let alone = run(700, 1, 1);
    for (lanes, threads) in [(4, 1), (8, 2), (3, 5)] {
        let (report, all) = run(700, lanes, threads);
        assert_eq!(report, alone.0);
        // Absent records are NaN, so `==` would fail.
        assert_eq!(format!("{all:?}"), format!("{:?}", alone.1), "{lanes} lanes, {threads} threads");
    }
}

#[test]
fn records_and_failures() {
    let (report, ((table, spread), _)) = run(700, 4, 2);
    let failure = |trajectory, message: &str| Failed { trajectory, message: message.to_owned() };
    assert_eq!((report.trajectories, report.failed, report.interrupted), (700, 3, false));
    assert_eq!(
        report.failures,
        [failure(7, "it is negative"), failure(13, "there is none"), failure(100, "it failed after step 15"),]
    );
    // The records are at the start, after 10 and 20 steps, and at the end.
    assert_eq!(records(25, 10), 4);
    for (number, t) in [(0, 0.0), (1, 1.0), (2, 2.0), (3, 2.5_f64)] {
        let a = amplitude(42);
        assert_eq!(table.row(42, number), Some(&[a * t.cos(), -a * t.sin(), 0.5 * a * a][..]), "{number}");
    }
    assert_eq!((table.row(42, 4), table.records(3).count()), (None, 700));
    let nan = |row: Option<&[f64]>| row.is_some_and(|row| row.iter().all(|x| x.is_nan()));
    assert!(nan(table.row(7, 0)) && nan(table.row(13, 3)) && !nan(table.row(100, 1)) && nan(table.row(100, 2)));
    assert_eq!(spread.times().collect::<Vec<_>>(), [0.0, 1.0, 2.0, 2.5]);
    assert_eq!(spread.counts().collect::<Vec<_>>(), [698, 698, 697, 697]);
    // One pass gives the same as two passes.
    for (number, column) in [(0, 0), (1, 0), (3, 1), (2, 2)] {
        let values: Vec<[f64; 1]> =
            table.records(number).map(|row| [row[column]]).filter(|[x]| x.is_finite()).collect();
        let two = moments(&values);
        // The tolerance covers a few hundred roundings of numbers of size 1.
        assert!((spread.means(column)[number] - two.mean[0]).abs() < 1e-14);
        assert!((spread.variances(column)[number] - two.variance[0]).abs() < 1e-14);
        let least = values.iter().fold(f64::INFINITY, |least, [x]| least.min(*x));
        assert_eq!(spread.extremes(column)[number].0, least);
    }
}

#[test]
fn what_makes_no_sense_is_refused() {
    let ask = |h: f64, every| {
        let mut sink = Spread::new(3);
        ensemble(&Circles { lanes: 4 }, &Amplitudes(3), h, 10, every, &COLUMNS, &mut sink, &Control::default())
            .unwrap_err()
    };
    for h in [0.0, f64::NAN, f64::INFINITY] {
        assert!(ask(h, 1).to_string().contains("the step must be a number other than 0"));
    }
    assert!(ask(0.1, 0).to_string().contains("must be at least 1, not 0"));
    let mut full = Rows::new(3, |_: Record<'_>| Err(io::Error::other("it is full")));
    let error = ensemble(&Circles { lanes: 4 }, &Amplitudes(3), 0.1, 1, 1, &COLUMNS, &mut full, &Control::default())
        .unwrap_err();
    assert_eq!(error.to_string(), "the records could not be stored: it is full");
}

#[test]
fn progress_is_told_and_a_stop_leaves_whole_trajectories() {
    let (stop, told) = (AtomicBool::new(false), Mutex::new(Vec::new()));
    let tell = |done: usize| {
        told.lock().unwrap().push(done);
        if done >= 2000 {
            stop.store(true, Ordering::Relaxed);
        }
    };
    let mut seen = Vec::new();
    let mut rows = Rows::new(3, |record: Record<'_>| {
        seen.push((record.trajectory, record.number));
        Ok(())
    });
    let control = Control::default().threads(1).progress(&tell).stop(&stop);
    let report = ensemble(&Circles { lanes: 4 }, &Amplitudes(5000), 0.1, 2, 1, &COLUMNS, &mut rows, &control).unwrap();
    assert!(report.interrupted && (1024..=2048).contains(&report.trajectories), "{report:?}");
    assert!(told.lock().unwrap().windows(2).all(|pair| pair[0] < pair[1]));
    // All records are complete, in the order of trajectories and times.
    let whole = (0..report.trajectories).filter(|number| ![7, 13].contains(number));
    let expected: Vec<_> = whole.flat_map(|trajectory| (0..3).map(move |number| (trajectory, number))).collect();
    assert_eq!(seen, expected);
}

#[test]
fn bins_depend_on_the_values_alone() {
    let values: Vec<f64> = (0..2000).map(|k| (f64::from(k) * 0.618_033_988_749_894_9).fract().powi(3) - 0.2).collect();
    let count = |values: &mut dyn Iterator<Item = &f64>| {
        let mut histogram = Histogram::new(0, None, 50);
        values.for_each(|x| histogram.push(*x));
        histogram
    };
    let histogram = count(&mut values.iter());
    assert_eq!(histogram, count(&mut values.iter().rev()));
    let mut sorted = values.clone();
    sorted.sort_by(f64::total_cmp);
    assert_eq!(histogram, count(&mut sorted.iter()));
    let bins: Vec<_> = histogram.bins().collect();
    // The values range from −0.2 to 0.8: 33 bins of 1/32, since 1/64 would need more than 50.
    assert!((32..=50).contains(&bins.len()) && bins.iter().all(|(low, high, _)| high - low == 1.0 / 32.0), "{bins:?}");
    for (low, high, count) in bins {
        assert_eq!(count, values.iter().filter(|x| (low..high).contains(*x)).count() as u64);
    }
    assert_eq!(histogram.count(), 2000);
}

#[test]
fn bins_of_all_sizes() {
    let count = |values: &[f64]| {
        let mut histogram = Histogram::new(0, None, 4);
        values.iter().for_each(|x| histogram.push(*x));
        histogram
    };
    for values in [&[1e300, -1e300, 1.0][..], &[5e-324, 1e-310, 0.0], &[1.0, 1.0 + 1e-9], &[-7.0; 3], &[1e-300, 3e300]]
    {
        let histogram = count(values);
        let bins: Vec<_> = histogram.bins().collect();
        assert!(bins.len() <= 4 && histogram.count() == values.len() as u64, "{values:?}: {bins:?}");
        for x in values {
            assert!(bins.iter().any(|(low, high, count)| low <= x && x < high && *count > 0), "{x:e} in {bins:?}");
        }
    }
    let broken = count(&[f64::NAN, 1.0, f64::INFINITY]);
    assert_eq!((broken.count(), broken.not_numbers(), count(&[]).bins().count()), (1, 2, 0));
}

#[test]
fn passages_are_between_records() {
    // sin t crosses 0 upwards at 2π, 4π, …, and v = −a sin t at π and 3π.
    let starts = Amplitudes(3);
    let mut section = Section::new(1, 0.0, 5);
    let columns = &COLUMNS[..2];
    ensemble(&Circles { lanes: 2 }, &starts, 0.01, 1000, 1, columns, &mut section, &Control::default()).unwrap();
    // The first trajectory has the amplitude 0, and rests.
    assert_eq!((section.count(), section.crossings().len()), (4, 4));
    for (crossing, (trajectory, t)) in section.crossings().iter().zip([(1, 1.0), (1, 3.0), (2, 1.0), (2, 3.0)]) {
        assert_eq!(crossing.trajectory, trajectory);
        // The error is h²/8 of the sine's curvature over its slope: less than h² of the time.
        assert!((crossing.t - t * std::f64::consts::PI).abs() < 1e-4, "{crossing:?}");
        assert!((crossing.values[0] + amplitude(trajectory)).abs() < 1e-4 && crossing.values[1].abs() < 1e-15);
    }
}
