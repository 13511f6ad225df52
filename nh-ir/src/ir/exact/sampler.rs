//! Search for points where all values exist, with the knowledge gained on the way.

use super::field::{Element, Field, Random};
use super::point::{Known, Miss, Point};
use super::tape::{Op, Place, Site, Tape};
use crate::cost::exact::SQUARE_TRIALS;

/// Seed of all sequences. The same values are always decided at the same points.
const SEED: u64 = 0x6e68_2065_7861_6374;

/// The values of a tape at one point.
pub(super) struct Sample {
    pub(super) field: Field,
    pub(super) pi: Element,
    pub(super) values: Vec<Element>,
    seed: u64,
}

/// Knowledge about a root.
#[derive(Clone, Copy, Debug, Default)]
struct SiteState {
    /// The argument was not a square at some point, while the roots before it existed. So the root
    /// is in no field that they generate.
    is_independent: bool,
    /// The root did not follow from those before it.
    is_fresh: bool,
}

/// Source of random points.
pub(super) struct Sampler<'t> {
    tape: &'t Tape,
    known: Known,
    random: Random,
    sites: Vec<SiteState>,
    is_surveyed: bool,
    guards: Vec<(Place, usize)>,
    /// Number of points that may still be tried.
    pub(super) budget: usize,
}

impl<'t> Sampler<'t> {
    pub(super) fn new(tape: &'t Tape) -> Self {
        Sampler {
            tape,
            known: Known::default(),
            random: Random(SEED),
            sites: vec![SiteState::default(); tape.sites],
            is_surveyed: false,
            guards: Vec::new(),
            budget: 0,
        }
    }

    /// Returns a random field that suits the tape.
    pub(super) fn field(&mut self) -> Field {
        Field::random(&mut self.random, self.tape.parts, &[self.tape.line_roots])
    }

    /// Returns the number of points to try for a usable one. With `sites` roots, one point in
    /// 2^sites is usable.
    pub(super) fn tries(&self) -> usize {
        8 + (4 << self.tape.sites)
    }

    fn attempt(&mut self, field: Field, end: usize) -> Result<Sample, Miss> {
        let seed = self.random.next();
        let mut point = Point::new(self.tape, &self.known, field, seed, 0);
        let result = point.evaluate(end);
        for &site in &point.fresh {
            self.sites[site as usize].is_fresh = true;
        }
        if let Err(miss) = result {
            match miss {
                Miss::Root(site) => self.sites[site as usize] = SiteState { is_independent: true, is_fresh: true },
                Miss::Guard(place) => self.missed_guard(place),
                Miss::Pole | Miss::Unsuited => {}
            }
            return Err(miss);
        }
        Ok(Sample { field, pi: point.pi, values: point.values, seed })
    }

    /// Counts a guarded divisor that is 0. At four points it counts as 0 everywhere.
    fn missed_guard(&mut self, place: Place) {
        match self.guards.iter_mut().find(|(p, _)| *p == place) {
            Some((_, count)) if *count == 3 => {
                if !self.known.vanishing.contains(&place) {
                    self.known.vanishing.push(place);
                    self.budget += 4;
                }
            }
            Some((_, count)) => *count += 1,
            None => self.guards.push((place, 1)),
        }
    }

    /// Returns the values at a random point of a random field.
    pub(super) fn draw(&mut self) -> Result<Sample, String> {
        self.draw_in(None, self.tape.ops.len())
    }

    /// Returns the values before `end`, at a random point of the given field or else of a random
    /// one.
    pub(super) fn draw_in(&mut self, field: Option<Field>, end: usize) -> Result<Sample, String> {
        let mut last = Miss::Unsuited;
        while self.budget > 0 {
            self.budget -= 1;
            let field = field.unwrap_or_else(|| self.field());
            match self.attempt(field, end) {
                Ok(sample) => return Ok(sample),
                Err(miss) => last = miss,
            }
        }
        Err(match last {
            Miss::Pole => "a divisor vanishes at all points that were tried".to_string(),
            Miss::Root(_) => "no point was found where all roots are real".to_string(),
            Miss::Guard(_) | Miss::Unsuited => "no suitable point was found".to_string(),
        })
    }

    /// Finds the roots that are independent.
    pub(super) fn survey(&mut self) {
        let (mut found, mut field) = (0, self.field());
        for attempt in 0..SQUARE_TRIALS * self.tries() {
            self.is_surveyed = found == SQUARE_TRIALS || self.dependent().is_empty();
            if self.is_surveyed {
                break;
            }
            if attempt % 8 == 7 {
                field = self.field();
            }
            found += usize::from(self.attempt(field, self.tape.prefix).is_ok());
        }
    }

    /// Returns the roots whose arguments may be squares in terms of the roots before them.
    fn dependent(&self) -> Vec<Site> {
        (0..self.tape.sites).filter(|&i| !self.sites[i].is_independent).map(|i| i as Site).collect()
    }

    /// Returns the roots whose signs are open: their arguments are squares, as far as is known, but
    /// not products of other roots' arguments.
    pub(super) fn loose(&self) -> Vec<Site> {
        self.dependent().into_iter().filter(|&i| self.sites[i as usize].is_fresh || !self.is_surveyed).collect()
    }

    /// Returns the values at the same point with the other signs of these roots, or `None` if they
    /// have no values there.
    pub(super) fn flipped(&self, sample: &Sample, flips: u64) -> Option<Vec<Element>> {
        let mut point = Point::new(self.tape, &self.known, sample.field, sample.seed, flips);
        point.evaluate(self.tape.ops.len()).ok()?;
        Some(point.values)
    }
}

/// Returns whether a root has another root in its argument.
pub(super) fn has_nested_roots(tape: &Tape) -> bool {
    let mut rooted: Vec<bool> = Vec::with_capacity(tape.prefix);
    for op in &tape.ops[..tape.prefix] {
        let at = |p: u32| rooted[p as usize];
        let (below, own) = match *op {
            Op::Number(_) | Op::Pi | Op::Symbol(_) => (false, false),
            Op::Neg(a) | Op::Inverse(_, a) => (at(a), false),
            Op::Add(a, b)
            | Op::Sub(a, b)
            | Op::Mul(a, b)
            | Op::Div(a, b)
            | Op::Guarded(a, b, _)
            | Op::Atan2(a, b)
            | Op::Where(_, a, b) => (at(a) || at(b), false),
            Op::Sqrt(a, site) => (at(a), site.is_some()),
            Op::Abs(a, _) => (at(a), true),
            Op::Of(_, exponent) => {
                let exponent = &tape.exponents[exponent as usize];
                let below = exponent.places().any(at);
                (below, exponent.sites.iter().any(Option::is_some))
            }
        };
        if below && own {
            return true;
        }
        rooted.push(below || own);
    }
    false
}
