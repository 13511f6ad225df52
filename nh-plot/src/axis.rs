//! Scales and ticks.

use nonholonomic_lab::printed::{decimal, power_of_ten};

/// The map from numbers to lengths.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// Proportional.
    #[default]
    Linear,
    /// Logarithmic. Numbers that are not positive are left out; the legend of a curve states that
    /// it reaches 0.
    Logarithmic,
}

/// A tick and its label (empty for a minor tick).
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tick {
    pub(super) at: f64,
    pub(super) label: String,
}

/// A range of numbers laid along a number of pixels.
#[derive(Clone, Debug)]
pub(super) struct Axis {
    pub(super) scale: Scale,
    pub(super) low: f64,
    pub(super) high: f64,
}

impl Axis {
    /// Returns an axis that covers all numbers of the iterator, with padding at the ends of a
    /// linear axis.
    pub(super) fn over(scale: Scale, numbers: impl Iterator<Item = f64>, padding: f64) -> Axis {
        let usable = numbers.filter(|x| x.is_finite() && (scale == Scale::Linear || *x > 0.0));
        let (low, high) = usable.fold((f64::INFINITY, f64::NEG_INFINITY), |(l, h), x| (l.min(x), h.max(x)));
        match scale {
            _ if low > high && scale == Scale::Linear => Axis { scale, low: -1.0, high: 1.0 },
            _ if low > high => Axis { scale, low: 1e-1, high: 1e1 },
            Scale::Linear => {
                let (mut low, mut high) = (low, high);
                // A constant quantity has no range of its own. It is shown in the middle of a range
                // that fits its size.
                if high - low <= 1e-12 * low.abs().max(high.abs()) {
                    let half = if low == 0.0 && high == 0.0 { 1.0 } else { 0.1 * low.abs().max(high.abs()) };
                    (low, high) = (low - half, high + half);
                }
                let room = padding * (high - low);
                Axis { scale, low: low - room, high: high + room }
            }
            Scale::Logarithmic => {
                let (low, high) = (low.log10(), high.log10());
                let room = (padding * (high - low)).max(0.1);
                Axis { scale, low: 10f64.powf(low - room), high: 10f64.powf(high + room) }
            }
        }
    }

    /// Returns whether the axis can show this number: a logarithmic axis cannot show zero.
    pub(super) fn shows(&self, number: f64) -> bool {
        number.is_finite() && (self.scale == Scale::Linear || number > 0.0)
    }

    /// Returns the position of a number, 0 at the lower end and 1 at the upper end.
    pub(super) fn fraction(&self, number: f64) -> f64 {
        match self.scale {
            Scale::Linear => (number - self.low) / (self.high - self.low),
            Scale::Logarithmic => {
                let (low, high) = (self.low.log10(), self.high.log10());
                if number > 0.0 { ((number.log10() - low) / (high - low)).max(0.0) } else { 0.0 }
            }
        }
    }

    /// Returns the power of ten taken out of a linear axis's labels to keep them short; 0 for none.
    pub(super) fn exponent(&self) -> i32 {
        let largest = self.low.abs().max(self.high.abs());
        if self.scale == Scale::Logarithmic || largest == 0.0 {
            return 0;
        }
        let exponent = largest.log10().floor() as i32;
        if (-2..5).contains(&exponent) { 0 } else { exponent }
    }

    /// Returns the round distance between ticks that gives at most about `most` of them on a linear
    /// axis.
    pub(super) fn spacing(&self, most: usize) -> f64 {
        round_step((self.high - self.low) / most.max(1) as f64)
    }

    /// Returns ticks at round numbers, at most about `most` of them.
    pub(super) fn ticks(&self, most: usize) -> Vec<Tick> {
        match self.scale {
            Scale::Linear => self.ticks_every(self.spacing(most)),
            Scale::Logarithmic => self.logarithmic_ticks(most),
        }
    }

    /// Returns the ticks of a linear axis at the multiples of `spacing`.
    pub(super) fn ticks_every(&self, spacing: f64) -> Vec<Tick> {
        let unit = 10f64.powi(self.exponent());
        let (low, high, step) = (self.low / unit, self.high / unit, spacing / unit);
        // The spacing is a round number up to roundoff, even after the division: 9.999e-2 has one
        // decimal.
        let decimals = (-(step.log10() + 1e-9).floor()).max(0.0) as usize;
        let (first, last) = ((low / step - 1e-9).ceil() as i64, (high / step + 1e-9).floor() as i64);
        let tick = |k| {
            let at = k as f64 * step;
            Tick { at: at * unit, label: decimal(at, decimals) }
        };
        (first..=last).map(tick).collect()
    }

    fn logarithmic_ticks(&self, most: usize) -> Vec<Tick> {
        let (first, last) = (self.low.log10().ceil() as i32, self.high.log10().floor() as i32);
        let decades = (last - first + 1).max(0) as usize;
        if decades >= 2 {
            let every = decades.div_ceil(most.max(2)) as i32;
            let tick = |e: i32| Tick {
                at: 10f64.powi(e),
                label: if e.rem_euclid(every) == 0 { power_of_ten(e) } else { String::new() },
            };
            return (first..=last).map(tick).collect();
        }
        // A range of less than two powers of ten has ticks at 1, 2 and 5 times each.
        let steps = (first - 1..=last).flat_map(|e| [1.0, 2.0, 5.0].map(|digit| (digit, e)));
        let inside = steps.filter(|(digit, e)| (self.low..=self.high).contains(&(digit * 10f64.powi(*e))));
        inside
            .map(|(digit, e)| {
                let label = match e {
                    -2..=2 => decimal(digit * 10f64.powi(e), (-e).max(0) as usize),
                    _ if digit == 1.0 => power_of_ten(e),
                    _ => format!("{digit}·{}", power_of_ten(e)),
                };
                Tick { at: digit * 10f64.powi(e), label }
            })
            .collect()
    }
}

/// Returns the smallest of 1, 2, 5 times a power of ten that is not below `step`.
fn round_step(step: f64) -> f64 {
    let power = 10f64.powf(step.log10().floor());
    let digit = step / power;
    let round = [1.0, 2.0, 5.0].into_iter().find(|d| digit <= d * (1.0 + 1e-9)).unwrap_or(10.0);
    round * power
}

#[cfg(test)]
mod tests {
    use super::*;

    fn labels(axis: &Axis, most: usize) -> Vec<String> {
        axis.ticks(most).into_iter().map(|t| t.label).collect()
    }

    #[test]
    fn round_numbers() {
        let axis = Axis { scale: Scale::Linear, low: -0.23, high: 1.04 };
        assert_eq!(labels(&axis, 5), ["0.0", "0.5", "1.0"]);
        let axis = Axis { scale: Scale::Linear, low: 0.0, high: 200.0 };
        assert_eq!(labels(&axis, 6), ["0", "50", "100", "150", "200"]);
        let axis = Axis { scale: Scale::Linear, low: -3.0, high: 7.5 };
        assert_eq!(labels(&axis, 6), ["−2", "0", "2", "4", "6"]);
    }

    #[test]
    fn roundoff_is_scaled() {
        let axis = Axis { scale: Scale::Linear, low: -2.2e-15, high: 1.1e-15 };
        assert_eq!(axis.exponent(), -15);
        assert_eq!(labels(&axis, 4), ["−2", "−1", "0", "1"]);
        let axis = Axis { scale: Scale::Linear, low: 0.0, high: 5e6 };
        assert_eq!((axis.exponent(), labels(&axis, 5)), (6, ["0", "1", "2", "3", "4", "5"].map(String::from).to_vec()));
    }

    #[test]
    fn nothing_to_show_still_has_a_range() {
        for numbers in [vec![], vec![0.0, 0.0], vec![3.0], vec![f64::NAN], vec![1e-300, 1e-300]] {
            for scale in [Scale::Linear, Scale::Logarithmic] {
                let axis = Axis::over(scale, numbers.iter().copied(), 0.05);
                assert!(axis.low < axis.high && axis.low.is_finite() && axis.high.is_finite(), "{numbers:?} {axis:?}");
                assert!(axis.ticks(6).len() < 20);
            }
        }
    }

    #[test]
    fn decades() {
        let axis = Axis { scale: Scale::Logarithmic, low: 2e-4, high: 3.0 };
        assert_eq!(labels(&axis, 6), ["10⁻³", "10⁻²", "10⁻¹", "1"]);
        let axis = Axis { scale: Scale::Logarithmic, low: 1e-17, high: 1e-1 };
        assert!(labels(&axis, 6).iter().filter(|l| !l.is_empty()).count() <= 7);
        let axis = Axis { scale: Scale::Logarithmic, low: 0.15, high: 3.0 };
        assert_eq!(labels(&axis, 6), ["0.2", "0.5", "1", "2"]);
        assert_eq!(axis.fraction(0.0), 0.0);
        assert!((axis.fraction(3.0) - 1.0).abs() < 1e-12);
    }
}
