//! Points where everything has a value, and what is learned on the way to them.

use super::field::{Element, Field, Random};
use super::point::{Known, Miss, Point};
use super::tape::{Op, Place, Site, Tape};

/// Starts all sequences: the same values are always decided at the same points.
const SEED: u64 = 0x6e68_2065_7861_6374;

/// So often a root has to exist for its argument to be taken for a square; if it is none, the chance of that is 2⁻⁴⁰.
const OFTEN: usize = 40;

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
    /// Its argument was no square, and the roots before it existed: so it is in no field that they generate.
    is_independent: bool,
    /// Its root did not follow from those before it.
    is_fresh: bool,
}

/// Draws points.
pub(super) struct Sampler<'t> {
    tape: &'t Tape,
    known: Known,
    random: Random,
    sites: Vec<SiteState>,
    is_surveyed: bool,
    guards: Vec<(Place, usize)>,
    /// Points that may yet be tried.
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

    /// A random field that suits the tape.
    pub(super) fn field(&mut self) -> Field {
        Field::random(&mut self.random, self.tape.parts, &[self.tape.line_roots])
    }

    /// Number of points tried for one that serves: of those with `sites` roots one in 2^sites does.
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

    /// A guarded divisor that is 0 at four points is 0 everywhere.
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

    /// The values at a random point of a random field.
    pub(super) fn draw(&mut self) -> Result<Sample, String> {
        self.draw_in(None, self.tape.ops.len())
    }

    /// The values before `end`, at a random point of that field, or else of a random one.
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
            Miss::Pole => "something is divided by a value that vanishes wherever it was tried".to_string(),
            Miss::Root(_) => "no point was found where all roots are real".to_string(),
            Miss::Guard(_) | Miss::Unsuited => "no suitable point was found".to_string(),
        })
    }

    /// Learns which roots are independent.
    pub(super) fn survey(&mut self) {
        let (mut found, mut field) = (0, self.field());
        for attempt in 0..OFTEN * self.tries() {
            self.is_surveyed = found == OFTEN || self.dependent().is_empty();
            if self.is_surveyed {
                break;
            }
            if attempt % 8 == 7 {
                field = self.field();
            }
            found += usize::from(self.attempt(field, self.tape.prefix).is_ok());
        }
    }

    /// Roots of what may be a square in terms of the roots before them.
    fn dependent(&self) -> Vec<Site> {
        (0..self.tape.sites).filter(|&i| !self.sites[i].is_independent).map(|i| i as Site).collect()
    }

    /// Roots of what is a square, as far as is known, but not of products of other roots' arguments: their signs are open.
    pub(super) fn loose(&self) -> Vec<Site> {
        self.dependent().into_iter().filter(|&i| self.sites[i as usize].is_fresh || !self.is_surveyed).collect()
    }

    /// The values at the same point, but with the other signs of these roots; None where they have no values then.
    pub(super) fn flipped(&self, sample: &Sample, flips: u64) -> Option<Vec<Element>> {
        let mut point = Point::new(self.tape, &self.known, sample.field, sample.seed, flips);
        point.evaluate(self.tape.ops.len()).ok()?;
        Some(point.values)
    }
}

/// Is there a root of something that has a root in it?
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
