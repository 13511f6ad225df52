//! A random point of a random finite field, and values there.

use super::exponent::{Atom, Kind};
use super::field::{Element, Field, Random, Turn};
use super::tape::{Guard, Op, Place, Sign, Site, Tape};
use crate::cost::exact::MAX_PAIRED;
use crate::functions::{Exact, Law, Leg, Parity};
use crate::tree::{Function, Side};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use std::collections::BTreeMap;

/// Reason why a point has no values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Miss {
    /// A division by 0, or a logarithm of 0.
    Pole,
    /// A guarded divisor that is 0 at the point.
    Guard(Place),
    /// A root whose argument is not a square.
    Root(Site),
    /// A prime that divides a denominator, or a root without another sign.
    Unsuited,
}

/// Findings about the tape from evaluation at earlier points.
#[derive(Clone, Debug, Default)]
pub(super) struct Known {
    /// Guarded divisors that vanish identically.
    pub(super) vanishing: Vec<Place>,
}

/// Key that an atom is drawn by. Equal values have equal keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Key {
    One,
    Pi,
    Value(Element),
}

/// Elements for all independent quantities at one point, drawn on demand.
pub(super) struct Point<'t> {
    tape: &'t Tape,
    known: &'t Known,
    pub(super) field: Field,
    random: Random,
    /// Sites of roots whose signs are reversed.
    flips: u64,
    symbols: Vec<Element>,
    pub(super) pi: Element,
    unit: Turn,
    pub(super) values: Vec<Element>,
    circle: BTreeMap<Key, Turn>,
    line: BTreeMap<Key, Element>,
    turns: Vec<Option<Turn>>,
    powers: Vec<Option<Element>>,
    /// Pairs of x and √x.
    roots: Vec<(Element, Element)>,
    /// Pairs of x and ln x, where x is known up to its sign.
    logarithms: Vec<(Element, Element)>,
    inverses: BTreeMap<(Function, Element, Element), Element>,
    /// Sites whose root did not follow from other roots.
    pub(super) fresh: Vec<Site>,
}

impl<'t> Point<'t> {
    /// Makes the point with this number in this field.
    pub(super) fn new(tape: &'t Tape, known: &'t Known, field: Field, seed: u64, flips: u64) -> Self {
        let mut random = Random(seed);
        let mut draw = |sign: &Option<Sign>| match sign {
            None => Element::ZERO,
            Some(Sign::Any) => field.draw(&mut random),
            Some(Sign::Positive) => field.draw_positive(&mut random),
        };
        let symbols = tape.symbols.iter().map(&mut draw).collect();
        let pi = draw(&Some(Sign::Any));
        let unit = if tape.divides_circle { field.root_of_unity(&mut random, tape.parts) } else { field.no_turn() };
        Point {
            tape,
            known,
            field,
            random,
            flips,
            symbols,
            pi,
            unit,
            values: Vec::with_capacity(tape.ops.len()),
            circle: BTreeMap::new(),
            line: BTreeMap::new(),
            turns: vec![None; tape.exponents.len()],
            powers: vec![None; tape.exponents.len()],
            roots: Vec::new(),
            logarithms: Vec::new(),
            inverses: BTreeMap::new(),
            fresh: Vec::new(),
        }
    }

    /// Computes the values at the places before `end`.
    pub(super) fn evaluate(&mut self, end: usize) -> Result<(), Miss> {
        for place in self.values.len()..end {
            let value = self.value(place as Place)?;
            self.values.push(value);
        }
        Ok(())
    }

    pub(super) fn at(&self, place: Place) -> Element {
        self.values[place as usize]
    }

    fn value(&mut self, place: Place) -> Result<Element, Miss> {
        let f = self.field;
        Ok(match self.tape.ops[place as usize] {
            Op::Number(i) => f.rational(&self.tape.numbers[i as usize]).ok_or(Miss::Unsuited)?,
            Op::Pi => self.pi,
            Op::Symbol(s) => self.symbols[s as usize],
            Op::Neg(a) => f.neg(self.at(a)),
            Op::Add(a, b) => f.add(self.at(a), self.at(b)),
            Op::Sub(a, b) => f.sub(self.at(a), self.at(b)),
            Op::Mul(a, b) => f.mul(self.at(a), self.at(b)),
            Op::Div(a, b) => f.div(self.at(a), self.at(b)).ok_or(Miss::Pole)?,
            Op::Guarded(a, b, guard) => match f.div(self.at(a), self.at(b)) {
                Some(quotient) => quotient,
                None if !self.known.vanishing.contains(&b) => return Err(Miss::Guard(b)),
                None if guard == Guard::One => f.one(),
                None => Element::ZERO,
            },
            Op::Sqrt(a, site) => self.root(self.at(a), site)?,
            Op::Abs(a, site) => {
                let (a, square) = (self.at(a), f.mul(self.at(a), self.at(a)));
                let size = self.root(square, Some(site))?;
                assert!(size == a || size == f.neg(a));
                size
            }
            Op::Of(function, exponent) => self.function(function, exponent)?,
            Op::Inverse(function, a) => self.inverse(function, self.at(a))?,
            Op::Atan2(y, x) => self.drawn(Function::Atan, self.at(y), self.at(x)),
            // Squares stand for positive numbers.
            Op::Where(side, c, a) if f.is_positive(self.at(c)) == (side == Side::Above) => self.at(a),
            Op::Where(..) => Element::ZERO,
        })
    }

    /// √x, which is positive.
    fn root(&mut self, x: Element, site: Option<Site>) -> Result<Element, Miss> {
        if x.is_zero() {
            return Ok(x);
        }
        if let Some(known) = self.known_root(x) {
            return Ok(known);
        }
        let f = self.field;
        if let Some(site) = site {
            if !f.is_positive(x) {
                return Err(Miss::Root(site));
            }
            self.fresh.push(site);
        }
        let flipped = site.is_some_and(|site| self.flips >> site & 1 == 1);
        let root = if flipped { f.neg(f.sqrt(x)) } else { f.sqrt(x) };
        self.roots.push((x, root));
        Ok(root)
    }

    /// √x by √(a b) = √a √b, which holds if all three are real.
    fn known_root(&self, x: Element) -> Option<Element> {
        let f = self.field;
        if let Some(&(_, root)) = self.roots.iter().find(|(a, _)| *a == x) {
            return Some(root);
        }
        let over = |a, b| f.div(a, b).unwrap_or(a);
        for (i, &(a, root_a)) in self.roots.iter().enumerate() {
            let xa = f.mul(x, a);
            if xa == f.one() {
                return Some(over(f.one(), root_a));
            }
            for &(b, root_b) in &self.roots[..=i] {
                if x == f.mul(a, b) {
                    return Some(f.mul(root_a, root_b));
                }
                if xa == b {
                    return Some(over(root_b, root_a));
                }
                if f.mul(x, b) == a {
                    return Some(over(root_a, root_b));
                }
            }
        }
        None
    }

    fn function(&mut self, function: Function, exponent: u32) -> Result<Element, Miss> {
        let f = self.field;
        let (sine, cosine, leg) = match function.about().law {
            Law::Circle(leg) => {
                let turn = self.turn(exponent)?;
                (turn.sin, turn.cos, leg)
            }
            Law::Line(leg) => {
                let power = self.power(exponent)?;
                let inverse = f.div(f.one(), power).ok_or(Miss::Pole)?;
                (f.half(f.sub(power, inverse)), f.half(f.add(power, inverse)), leg)
            }
            _ => return self.power(exponent),
        };
        match leg {
            Leg::Sine => Ok(sine),
            Leg::Cosine => Ok(cosine),
            Leg::Tangent => f.div(sine, cosine).ok_or(Miss::Pole),
        }
    }

    /// (cos x, sin x)
    fn turn(&mut self, exponent: u32) -> Result<Turn, Miss> {
        if let Some(known) = self.turns[exponent as usize] {
            return Ok(known);
        }
        let (f, tape) = (self.field, self.tape);
        let Kind::Circle = tape.exponents[exponent as usize].kind else { return Err(Miss::Unsuited) };
        let Tape { exponents, circle_roots, parts, .. } = tape;
        let exponent_of = &exponents[exponent as usize];
        let mut all = f.no_turn();
        for ((c, atom), site) in exponent_of.form.iter().zip(&exponent_of.sites) {
            let (base, times) = match *atom {
                Atom::Pi => (self.unit, c * BigInt::from(parts / 2)),
                Atom::Angle(place) => (self.turn_of_inverse(place, *site)?, c.clone()),
                Atom::One => (self.draw_turn(Key::One), c * BigInt::from(*circle_roots)),
                Atom::Value(place) | Atom::Log(place) => {
                    (self.draw_turn(Key::Value(self.at(place))), c * BigInt::from(*circle_roots))
                }
            };
            all = f.turn_by(all, f.turn_times(base, &times.to_integer()));
        }
        self.turns[exponent as usize] = Some(all);
        Ok(all)
    }

    fn draw_turn(&mut self, key: Key) -> Turn {
        *self.circle.entry(key).or_insert_with(|| self.field.draw_turn(&mut self.random))
    }

    /// (cos x, sin x) for the value x of an inverse circular function.
    fn turn_of_inverse(&mut self, place: Place, site: Option<Site>) -> Result<Turn, Miss> {
        let f = self.field;
        let square = |a| f.mul(a, a);
        // The point of the circle in the direction of (x, y).
        let direction = |point: &mut Self, x: Element, y: Element| {
            let radius = point.root(f.add(square(x), square(y)), site)?;
            let over = |a| f.div(a, radius).ok_or(Miss::Pole);
            Ok(Turn { cos: over(x)?, sin: over(y)? })
        };
        match self.tape.ops[place as usize] {
            Op::Atan2(y, x) => direction(self, self.at(x), self.at(y)),
            Op::Inverse(function, a) => {
                let a = self.at(a);
                let Law::Arc(leg) = function.about().law else { return Err(Miss::Unsuited) };
                if leg == Leg::Tangent {
                    return direction(self, f.one(), a);
                }
                let rest = self.root(f.sub(f.one(), square(a)), site)?;
                Ok(if leg == Leg::Sine { Turn { cos: rest, sin: a } } else { Turn { cos: a, sin: rest } })
            }
            _ => Err(Miss::Unsuited),
        }
    }

    /// eˣ
    fn power(&mut self, exponent: u32) -> Result<Element, Miss> {
        if let Some(known) = self.powers[exponent as usize] {
            return Ok(known);
        }
        let f = self.field;
        let exponent_of = &self.tape.exponents[exponent as usize];
        let mut all = f.one();
        for ((c, atom), site) in exponent_of.form.iter().zip(&exponent_of.sites) {
            let base = match *atom {
                Atom::Log(b) => self.at(b),
                Atom::One => self.draw_power(Key::One),
                Atom::Pi => self.draw_power(Key::Pi),
                Atom::Value(place) | Atom::Angle(place) => self.draw_power(Key::Value(self.at(place))),
            };
            if base.is_zero() {
                return Err(Miss::Pole);
            }
            // b^(a/D) = (√b)^(2 a/D), so that a reversed sign takes effect.
            let factor = match site {
                Some(_) => self.even_power(base, *site, c)?,
                None => f.rational_power(base, c),
            };
            all = f.mul(all, factor);
        }
        self.powers[exponent as usize] = Some(all);
        Ok(all)
    }

    fn even_power(&mut self, base: Element, site: Option<Site>, c: &BigRational) -> Result<Element, Miss> {
        let root = self.root(base, site)?;
        let twice: BigRational = c * BigInt::from(2);
        if twice.denom().is_even() && !self.field.is_positive(root) {
            return Err(Miss::Unsuited);
        }
        Ok(self.field.rational_power(root, &twice))
    }

    fn draw_power(&mut self, key: Key) -> Element {
        *self.line.entry(key).or_insert_with(|| self.field.draw_positive(&mut self.random))
    }

    fn inverse(&mut self, function: Function, a: Element) -> Result<Element, Miss> {
        let (f, about) = (self.field, function.about());
        match about.law {
            Law::Logarithm => return self.logarithm(a),
            // π/2 − asin a
            Law::Arc(Leg::Cosine) => {
                let arc = self.inverse(Function::Asin, a)?;
                return Ok(f.sub(f.half(self.pi), arc));
            }
            // ½ ln((1 + a)/(1 − a))
            Law::AreaTangent => {
                let ratio = f.div(f.add(f.one(), a), f.sub(f.one(), a)).ok_or(Miss::Pole)?;
                return Ok(f.half(self.logarithm(ratio)?));
            }
            _ => {}
        }
        let one = f.one();
        let known = if a.is_zero() { about.at_zero } else { about.at_one.filter(|_| a == one) };
        if let Some(exact) = known {
            return self.exact(exact).ok_or(Miss::Unsuited);
        }
        if !matches!(about.parity, Parity::Odd | Parity::Even) {
            return Ok(self.drawn(function, a, one));
        }
        let size = a.min(f.neg(a));
        let value = self.drawn(function, size, one);
        Ok(if size == a || about.parity == Parity::Even { value } else { f.neg(value) })
    }

    fn exact(&self, exact: Exact) -> Option<Element> {
        let f = self.field;
        let rational = |p: i64, q: i64| f.rational(&BigRational::new(p.into(), q.into()));
        match exact {
            Exact::Ratio(p, q) => rational(p, q),
            Exact::Pi(q) => Some(f.mul(self.pi, rational(1, q)?)),
        }
    }

    fn drawn(&mut self, function: Function, a: Element, b: Element) -> Element {
        *self.inverses.entry((function, a, b)).or_insert_with(|| self.field.draw(&mut self.random))
    }

    /// ln |a|, consistent with ln |b c| = ln |b| + ln |c| if two of these are known.
    fn logarithm(&mut self, a: Element) -> Result<Element, Miss> {
        if a.is_zero() {
            return Err(Miss::Pole);
        }
        let f = self.field;
        let same = |b: Element, c: Element| b == c || b == f.neg(c);
        if same(a, f.one()) {
            return Ok(Element::ZERO);
        }
        let single = self.logarithms.iter().find_map(|&(b, log)| {
            let product = f.mul(a, b);
            if same(a, b) {
                Some(log)
            } else if same(product, f.one()) {
                Some(f.neg(log))
            } else {
                None
            }
        });
        let paired = || {
            let list = &self.logarithms[..self.logarithms.len().min(MAX_PAIRED)];
            list.iter().enumerate().find_map(|(i, &(b, log_b))| {
                list[..=i].iter().find_map(|&(c, log_c)| {
                    if same(a, f.mul(b, c)) {
                        Some(f.add(log_b, log_c))
                    } else if same(f.mul(a, c), b) {
                        Some(f.sub(log_b, log_c))
                    } else if same(f.mul(a, b), c) {
                        Some(f.sub(log_c, log_b))
                    } else if same(f.mul(a, f.mul(b, c)), f.one()) {
                        Some(f.neg(f.add(log_b, log_c)))
                    } else {
                        None
                    }
                })
            })
        };
        let log = single.or_else(paired).unwrap_or_else(|| self.field.draw(&mut self.random));
        self.logarithms.push((a, log));
        Ok(log)
    }
}
