//! Taylor polynomials of events' functions on those of the motion.

use super::MAX_GROUPS;
use nonholonomic::taylor::{ORDER, Segment, Series, UNIT, WIDTH};
use nonholonomic_exec::Field;

/// The left side minus the right side as recurrences, a function of coordinates, velocities and
/// time.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    pub(super) field: Field,
    pub(super) constants: Vec<f64>,
}

/// The Taylor polynomial of a function, and the roundoff in its value.
#[derive(Clone, Copy)]
pub(super) struct Expanded {
    pub(super) coefficients: [f64; ORDER + 1],
    pub(super) noise: f64,
}

impl Expanded {
    /// Does the polynomial represent the function up to this distance? Its last terms must be
    /// roundoff. Terms then shrink by a factor of six or more each (4 ε = 6⁻²⁰ after 20 orders), so
    /// the neglected terms are roundoff, too.
    pub(super) fn reaches(&self, distance: f64) -> bool {
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
    pub(super) fn ends_early(&self, distance: f64) -> bool {
        let terms = self.coefficients.iter().enumerate().map(|(k, c)| c.abs() * distance.powi(k as i32));
        let (sum, late) = terms.enumerate().fold((0.0, 0.0_f64), |(sum, late), (k, term)| {
            (sum + term, if 2 * k > ORDER { late.max(term) } else { late })
        });
        late <= f64::EPSILON * sum
    }

    /// Evaluates the polynomial.
    pub(super) fn at(&self, distance: f64) -> f64 {
        self.coefficients.iter().rev().fold(0.0, |sum, c| sum * distance + c)
    }

    /// Is the function 0 within roundoff up to this distance?
    pub(super) fn vanishes(&self, distance: f64) -> bool {
        self.coefficients.iter().rev().fold(0.0, |sum, c| sum * distance + c.abs()) <= self.noise
    }
}

impl Difference {
    /// Computes the coefficients from those of the variables, order by order.
    pub(super) fn expanded(&self, points: &Points) -> Expanded {
        // The code computes all convolutions of its groups, used or not.
        match self.field.convolutions.div_ceil(WIDTH) {
            0 => self.expanded_in::<0>(points, ORDER),
            1 => self.expanded_in::<1>(points, ORDER),
            2 => self.expanded_in::<2>(points, ORDER),
            _ => self.expanded_in::<MAX_GROUPS>(points, ORDER),
        }
    }

    /// Computes the value and its roundoff.
    pub(super) fn value(&self, point: Vec<f64>) -> [f64; 2] {
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
pub(super) type Points = [Vec<f64>; ORDER + 1];

/// Shifts polynomials to a centre that is later by `by` in σ.
pub(super) fn moved(points: &Points, by: f64) -> Points {
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
pub(super) struct Names {
    pub(super) coordinates: usize,
    pub(super) velocities: usize,
    /// Are the velocities variables after the coordinates? Otherwise they are the coordinates'
    /// rates.
    pub(super) carried: bool,
}

impl Names {
    /// Evaluates (q, v) at a time relative to the centre.
    pub(super) fn state(&self, segment: &Segment<'_, f64>, time: f64) -> (Vec<f64>, Vec<f64>) {
        let q = (0..self.coordinates).map(|i| segment.at(i, time)).collect();
        let velocity = |i| match self.carried {
            true => segment.at(self.coordinates + i, time),
            false => segment.rate_at(i, time),
        };
        (q, (0..self.velocities).map(velocity).collect())
    }

    /// Returns the coefficients of one order of coordinates, velocities and time.
    pub(super) fn point(&self, segment: &Segment<'_, f64>, centre: f64, order: usize) -> Vec<f64> {
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
