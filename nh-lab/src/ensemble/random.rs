//! Members that draw from random sequences of their own.
//!
//! Each member of an [`Ensemble`] draws from its own random sequence, which depends only on the
//! seed and the member's number. Results are stored and summed in the order of the numbers. Every
//! bit of the outcome is therefore the same on one thread and on sixty-four, and the seed alone
//! records the choice of initial data.
//!
//! ```
//! use nonholonomic_lab::ensemble::{Ensemble, moments};
//!
//! // Harmonic oscillators from amplitudes near 1, under Störmer–Verlet: how do their energy errors spread?
//! let ensemble = Ensemble::new(200, 17);
//! let errors = ensemble.run(|mut member| {
//!     let (mut q, mut v, h) = (1.0 + 0.01 * member.random.normal(), 0.0, 0.1);
//!     let energy = |q: f64, v: f64| 0.5 * (q * q + v * v);
//!     let start = energy(q, v);
//!     let series: Vec<f64> = (0..100).map(|_| {
//!         v -= 0.5 * h * q;
//!         q += h * v;
//!         v -= 0.5 * h * q;
//!         energy(q, v) - start
//!     }).collect();
//!     Ok::<_, String>(series)
//! })?;
//! let spread = moments(&errors);
//! assert_eq!(spread.variance.len(), 100);
//! assert!(spread.variance.iter().all(|variance| *variance < 1e-8));
//! # Ok::<(), nonholonomic_lab::ensemble::Failure<String>>(())
//! ```

use rand::RngExt as _;
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::SeedableRng;
use rand_distr::StandardNormal;
use rayon::prelude::*;
use serde::Serialize;
use std::fmt;

/// The number of members, the seed of their random numbers, and the number of threads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Ensemble {
    members: usize,
    seed: u64,
    #[serde(skip)]
    threads: usize,
}

/// A member of an ensemble.
#[derive(Clone, Debug)]
pub struct Member {
    /// The member's number, from 0.
    pub number: usize,
    /// The member's own random numbers.
    pub random: Random,
}

/// A sequence of random numbers that is the same on every machine.
///
/// **Source**: ChaCha with eight rounds; the ensemble's seed is the key, the member's number the stream.
#[derive(Clone, Debug)]
pub struct Random(ChaCha8Rng);

impl Random {
    /// Creates the sequence of this seed and this number.
    pub fn new(seed: u64, number: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(number);
        Random(generator)
    }

    /// Draws a number uniformly from `low` (included) to `high` (excluded).
    pub fn uniform(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * self.0.random::<f64>()
    }

    /// Draws a normally distributed number with mean 0 and variance 1.
    pub fn normal(&mut self) -> f64 {
        self.0.sample(StandardNormal)
    }

    /// Draws a direction uniformly from the unit sphere. Its dimension is the length of
    /// `direction`.
    pub fn direction(&mut self, direction: &mut [f64]) {
        if direction.is_empty() {
            return;
        }
        loop {
            direction.iter_mut().for_each(|x| *x = self.normal());
            let length = direction.iter().map(|x| x * x).sum::<f64>().sqrt();
            // A vector as short as this has lost digits. It occurs once in 1e30 draws or less.
            if length > 1e-30 {
                direction.iter_mut().for_each(|x| *x /= length);
                return;
            }
        }
    }
}

impl Ensemble {
    /// Creates an ensemble of this many members that draw from this seed.
    pub fn new(members: usize, seed: u64) -> Self {
        Ensemble { members, seed, threads: 0 }
    }

    /// Sets the number of threads; 0, the default, means one for each core. It exceeds neither the
    /// number of members nor a few for each core.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads;
        self
    }

    /// Returns the number of members.
    pub fn members(&self) -> usize {
        self.members
    }

    /// Returns the seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// Runs every member and returns the results in the order of the members' numbers.
    ///
    /// The outcome depends on the number of threads only if `run` makes it so.
    ///
    /// # Errors
    /// The failure of the member with the lowest number among those that failed, or no threads.
    ///
    /// # Panics
    /// If `run` panics.
    pub fn run<T, E, F>(&self, run: F) -> Result<Vec<T>, Failure<E>>
    where
        T: Send,
        E: Send,
        F: Fn(Member) -> Result<T, E> + Sync,
    {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(super::threads(self.threads, self.members)).build();
        let pool = pool.map_err(|error| Failure::Threads(error.to_string()))?;
        let member = |number| Member { number, random: Random::new(self.seed, number as u64) };
        // Each thread takes one member at a time, because runs are long and unequal.
        let work = || (0..self.members).into_par_iter().with_max_len(1).map(|n| run(member(n))).collect();
        let outcomes: Vec<Result<T, E>> = pool.install(work);
        let numbered = outcomes.into_iter().enumerate();
        numbered.map(|(number, outcome)| outcome.map_err(|error| Failure::Member { number, error })).collect()
    }
}

/// The reason why an ensemble has no outcome.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Failure<E> {
    /// A member failed.
    Member {
        /// The member's number, the lowest if several failed.
        number: usize,
        /// The member's error.
        error: E,
    },
    /// The operating system created no threads.
    Threads(String),
}

impl<E: fmt::Display> fmt::Display for Failure<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Member { number, error } => write!(f, "member {number} of the ensemble: {error}"),
            Failure::Threads(message) => write!(f, "cannot start threads for the ensemble: {message}"),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for Failure<E> {}

/// The mean and variance over the members of an ensemble, entry by entry.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Moments {
    /// Mean, x̄ = Σ x / N.
    pub mean: Vec<f64>,
    /// Variance, Σ (x − x̄)² / (N − 1); NaN for fewer than two members.
    pub variance: Vec<f64>,
}

/// Computes the mean and variance of series that were recorded at the same times, one per member.
///
/// **Equation**: x̄ = Σ x / N and s² = Σ (x − x̄)² / (N − 1). Each sum follows the order of the
/// members. There are two passes, so that a variance far below the squared mean keeps its digits.
///
/// # Panics
/// If the series differ in length.
///
/// ```
/// let spread = nonholonomic_lab::ensemble::moments(&[vec![1.0, 5.0], vec![3.0, 5.0]]);
/// assert_eq!((spread.mean, spread.variance), (vec![2.0, 5.0], vec![2.0, 0.0]));
/// ```
pub fn moments<S: AsRef<[f64]>>(members: &[S]) -> Moments {
    let length = members.first().map_or(0, |first| first.as_ref().len());
    assert!(members.iter().all(|m| m.as_ref().len() == length), "one series is as long as the other");
    let count = members.len() as f64;
    let mut mean = vec![0.0; length];
    for member in members {
        mean.iter_mut().zip(member.as_ref()).for_each(|(sum, x)| *sum += x);
    }
    mean.iter_mut().for_each(|sum| *sum /= count);
    let mut variance = vec![0.0; length];
    for member in members {
        let entries = variance.iter_mut().zip(member.as_ref()).zip(&mean);
        entries.for_each(|((sum, x), mean)| *sum += (x - mean).powi(2));
    }
    // A single member gives 0/0, because its variance is unknown.
    variance.iter_mut().for_each(|sum| *sum /= count - 1.0);
    Moments { mean, variance }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A chaotic map from a random start. A difference in the last bit spreads to all bits by the
    /// end.
    fn logistic(mut member: Member) -> Result<Vec<f64>, String> {
        let mut x = member.random.uniform(0.1, 0.9);
        // Members take unequal times, so that threads overtake one another.
        let steps = 100 + 997 * (member.number % 7);
        (0..steps).for_each(|_| x = 3.999 * x * (1.0 - x));
        Ok(vec![x, member.random.normal()])
    }

    #[test]
    fn the_number_of_threads_does_not_matter() {
        let bits = |threads| {
            let runs = Ensemble::new(150, 42).threads(threads).run(logistic).unwrap();
            let Moments { mean, variance } = moments(&runs);
            let all = runs.concat().into_iter().chain(mean).chain(variance);
            all.map(f64::to_bits).collect::<Vec<_>>()
        };
        let one = bits(1);
        for threads in [0, 2, 3, 8] {
            assert_eq!(bits(threads), one, "{threads} threads");
        }
    }

    #[test]
    fn members_and_seeds_differ() {
        let run = |seed| Ensemble::new(3, seed).run(|mut m| Ok::<_, String>(m.random.uniform(0.0, 1.0))).unwrap();
        let (a, b) = (run(1), run(2));
        assert!(a[0] != a[1] && a[1] != a[2] && a[0] != b[0] && a == run(1));
    }

    /// Files record the sequences by their seeds, so a new version of a library must not change
    /// them.
    #[test]
    fn the_sequence_is_fixed() {
        let mut random = Random::new(7, 3);
        let numbers: Vec<f64> = (0..3).map(|_| random.uniform(0.0, 1.0)).collect();
        assert_eq!(numbers, FIXED, "{numbers:?}");
    }

    const FIXED: [f64; 3] = [0.18154186395125538, 0.09286437521737823, 0.9790049704535125];

    #[test]
    fn draws_have_their_distribution() {
        let mut random = Random::new(0, 0);
        let n = 100_000;
        let mut direction = [0.0; 3];
        let (mut uniform, mut normal, mut square, mut axis) = (0.0, 0.0, 0.0, 0.0);
        for _ in 0..n {
            let u = random.uniform(-1.0, 3.0);
            assert!((-1.0..3.0).contains(&u));
            let x = random.normal();
            random.direction(&mut direction);
            assert!((direction.iter().map(|x| x * x).sum::<f64>() - 1.0).abs() < 1e-15);
            (uniform, normal, square, axis) = (uniform + u, normal + x, square + x * x, axis + direction[2].powi(2));
        }
        // The tolerance is five standard errors of each mean: the variances are 4/3, 1, 2, and 4/45
        // for z² on the sphere, whose mean is 1/3.
        let error = |variance: f64| 5.0 * (variance / f64::from(n)).sqrt();
        for (sum, mean, variance) in
            [(uniform, 1.0, 4.0 / 3.0), (normal, 0.0, 1.0), (square, 1.0, 2.0), (axis, 1.0 / 3.0, 4.0 / 45.0)]
        {
            assert!((sum / f64::from(n) - mean).abs() < error(variance), "{} for {mean}", sum / f64::from(n));
        }
    }

    #[test]
    fn the_first_failure_is_told() {
        let failing = |m: Member| if m.number % 10 == 4 { Err(format!("no {}", m.number)) } else { Ok(()) };
        for threads in [1, 4] {
            let error = Ensemble::new(50, 0).threads(threads).run(failing).unwrap_err();
            assert_eq!(error.to_string(), "member 4 of the ensemble: no 4");
        }
    }

    #[test]
    fn small_ensembles() {
        let none = Ensemble::new(0, 0).run(|_| Ok::<_, String>(vec![1.0])).unwrap();
        assert_eq!(moments(&none), Moments::default());
        let one = moments(&[[2.0, 3.0]]);
        assert_eq!(one.mean, [2.0, 3.0]);
        assert!(one.variance.iter().all(|v| v.is_nan()));
    }

    /// A variance of 1e-16 beside a mean of 1e4 would be lost to roundoff in one pass.
    #[test]
    fn small_variances_keep_their_digits() {
        let members: Vec<[f64; 1]> = (0..101).map(|k| [1e4 + 2f64.powi(-26) * f64::from(k - 50)]).collect();
        let spread = moments(&members);
        // Σ k² for k in −50..=50 is 85850; divided by N − 1 = 100 it is 858.5.
        let exact = 858.5 * 2f64.powi(-52);
        assert!((spread.variance[0] / exact - 1.0).abs() < 1e-9, "{}", spread.variance[0]);
    }
}
