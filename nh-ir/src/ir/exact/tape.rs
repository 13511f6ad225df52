//! Computation of values, arranged for evaluation at many points.

use super::exponent::{Atom, Form, Kind, linear_form, reads};
use crate::cost::exact::{MAX_PARTS, MAX_ROOTS, MAX_SITES};
use crate::functions::Law;
use crate::ir::graph::{Graph, Node, Value};
use crate::ir::rules::Rule;
use crate::tree::{Function, Side};
use num_bigint::BigInt;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive};
use std::collections::BTreeMap;

/// Place of a value on a tape. Operands come before their users.
pub(super) type Place = u32;

/// Site of a choice of sign in an evaluation: a root, or |a| as the root of a².
pub(super) type Site = u32;

#[derive(Clone, Copy, Debug)]
pub(super) enum Op {
    Number(u32),
    Pi,
    Symbol(u32),
    Neg(Place),
    Add(Place, Place),
    Sub(Place, Place),
    Mul(Place, Place),
    Div(Place, Place),
    /// A quotient, with another value where it is 0 / 0.
    Guarded(Place, Place, Guard),
    /// A root. Without a site its existence and its sign are certain.
    Sqrt(Place, Option<Site>),
    Abs(Place, Site),
    /// A function of the exponent with this number.
    Of(Function, u32),
    /// An inverse function.
    Inverse(Function, Place),
    Atan2(Place, Place),
    /// The second value on this side of the first, and 0 on the other.
    Where(Side, Place, Place),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Guard {
    Zero,
    One,
}

/// The argument of functions with an addition theorem.
#[derive(Clone, Debug)]
pub(super) struct Exponent {
    pub(super) kind: Kind,
    pub(super) form: Form<Place>,
    /// The sites of the atoms, in their order.
    pub(super) sites: Vec<Option<Site>>,
}

impl Exponent {
    /// Returns the places that the exponent reads.
    pub(super) fn places(&self) -> impl Iterator<Item = Place> + '_ {
        self.form.iter().filter_map(|&(_, atom)| match atom {
            Atom::One | Atom::Pi => None,
            Atom::Value(p) | Atom::Log(p) | Atom::Angle(p) => Some(p),
        })
    }
}

/// The computation of values.
#[derive(Clone, Debug)]
pub(super) struct Tape {
    pub(super) ops: Vec<Op>,
    pub(super) numbers: Vec<BigRational>,
    pub(super) exponents: Vec<Exponent>,
    /// Places of the values, in the order of the request.
    pub(super) roots: Vec<Place>,
    /// Length of the part of the tape that contains all sites and the values they need.
    pub(super) prefix: usize,
    pub(super) sites: usize,
    /// For each symbol that is drawn, whether it is drawn as a square.
    pub(super) symbols: Vec<Option<Sign>>,
    /// The D for which e^{i x} is drawn as the D-th power of e^{i x/D}, for x = 1 and for other
    /// values.
    pub(super) circle_roots: u64,
    /// The D for eˣ.
    pub(super) line_roots: u64,
    /// The number of parts of 2π.
    pub(super) parts: u64,
    /// Whether the circle is divided at all.
    pub(super) divides_circle: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Sign {
    Any,
    Positive,
}

/// The values behind a graph's values, and the linear forms of arguments of functions.
struct Reached<'g> {
    graph: &'g Graph,
    forms: BTreeMap<(Value, Kind), Form<Value>>,
}

impl Reached<'_> {
    /// Returns all values that are computed for the given values, operands first.
    fn walk(&mut self, values: &[Value]) -> Vec<Value> {
        let mut open: Vec<Value> = values.to_vec();
        let mut seen = vec![false; values.iter().map(|v| v.index() + 1).max().unwrap_or(0)];
        let mut reached = Vec::new();
        while let Some(value) = open.pop() {
            if !std::mem::replace(&mut seen[value.index()], true) {
                reached.push(value);
                match *self.graph.node(value) {
                    Node::Call(f, a) if let Some(kind) = Kind::of(f) => {
                        let form = self.forms.entry((a, kind)).or_insert_with(|| linear_form(self.graph, a, kind));
                        open.extend(reads(form));
                    }
                    ref node => open.extend(node.operands()),
                }
            }
        }
        reached.sort_unstable();
        reached
    }

    /// Returns whether the value needs a root.
    fn is_rooted(&self, value: Value) -> bool {
        match *self.graph.node(value) {
            Node::Apply(Rule::Abs, _) => true,
            Node::Call(f, _) if f.about().law == Law::Root => true,
            Node::Call(f, a) => Kind::of(f).is_some_and(|kind| {
                self.forms[&(a, kind)].iter().any(|(c, atom)| match atom {
                    Atom::Angle(_) => true,
                    Atom::Log(_) => c.denom().is_even(),
                    _ => false,
                })
            }),
            _ => false,
        }
    }
}

impl Tape {
    /// Returns the computation of values. An error gives the reason why finite fields do not allow
    /// it.
    pub(super) fn new(graph: &Graph, values: &[Value]) -> Result<Self, String> {
        let mut reached = Reached { graph, forms: BTreeMap::new() };
        let all = reached.walk(values);
        let rooted: Vec<Value> = all.iter().copied().filter(|&v| reached.is_rooted(v)).collect();
        let first = reached.walk(&rooted);
        let rest = all.iter().copied().filter(|v| first.binary_search(v).is_err());
        let order: Vec<Value> = first.iter().copied().chain(rest).collect();

        let mut places: Vec<Place> = vec![0; all.last().map_or(0, |v| v.index() + 1)];
        for (place, value) in order.iter().enumerate() {
            places[value.index()] = place as Place;
        }
        let mut builder = Builder {
            graph,
            places,
            exponents: BTreeMap::new(),
            tape: Tape {
                ops: Vec::with_capacity(order.len()),
                numbers: Vec::new(),
                exponents: Vec::new(),
                roots: Vec::new(),
                prefix: first.len(),
                sites: 0,
                symbols: vec![None; graph.symbols().count()],
                circle_roots: 1,
                line_roots: 1,
                parts: COARSE_PARTS,
                divides_circle: false,
            },
        };
        let mut circular = reached.forms.iter().filter(|((_, kind), _)| *kind == Kind::Circle);
        if circular.any(|(_, form)| form.iter().any(|(_, atom)| *atom == Atom::Pi)) {
            builder.tape.parts = FINE_PARTS;
        }
        for &value in &order {
            let op = builder.op(value, &reached)?;
            builder.tape.ops.push(op);
        }
        let mut tape = builder.tape;
        tape.roots = values.iter().map(|v| builder.places[v.index()]).collect();
        tape.update_exponents()?;
        if tape.sites > MAX_SITES {
            return Err(format!("{} roots, of which at most {MAX_SITES} can be followed", tape.sites));
        }
        Ok(tape)
    }

    /// Derives from the linear forms how finely e^x and the circle must be divided.
    pub(super) fn update_exponents(&mut self) -> Result<(), String> {
        let (mut circle, mut line, mut parts) = (BigInt::one(), BigInt::one(), BigInt::from(self.parts));
        self.divides_circle = false;
        for exponent in &self.exponents {
            for (c, atom) in &exponent.form {
                match (exponent.kind, atom) {
                    (Kind::Circle, Atom::Pi) => {
                        self.divides_circle = true;
                        parts = parts.lcm(&BigInt::from(FINE_PARTS)).lcm(&(c.denom() * 2));
                    }
                    (Kind::Circle, _) => circle = circle.lcm(c.denom()),
                    (Kind::Line, _) => line = line.lcm(c.denom()),
                }
            }
        }
        let fits = |n: &BigInt, most: u64| n.to_u64().filter(|&n| n <= most);
        let too_fine = |what: &str| format!("the coefficients of {what} have no small common denominator");
        self.circle_roots = fits(&circle, MAX_ROOTS).ok_or_else(|| too_fine("angles"))?;
        self.line_roots = fits(&line, MAX_ROOTS).ok_or_else(|| too_fine("exponents"))?;
        self.parts = fits(&parts, MAX_PARTS).ok_or_else(|| too_fine("multiples of pi"))?;
        Ok(())
    }
}

/// Number of parts that gives rotations by whole degrees, 45°, 30°, and 72° (see
/// [`Field::root_of_unity`](super::field::Field::root_of_unity)).
const FINE_PARTS: u64 = 720;
/// Number of parts if no rotation by a part of π is needed. √2 and √3, which are frequent, exist,
/// and there are more such primes.
const COARSE_PARTS: u64 = 24;

struct Builder<'g> {
    graph: &'g Graph,
    places: Vec<Place>,
    exponents: BTreeMap<(Value, Kind), u32>,
    tape: Tape,
}

impl Builder<'_> {
    fn op(&mut self, value: Value, reached: &Reached) -> Result<Op, String> {
        let at = |v: Value| self.places[v.index()];
        Ok(match *self.graph.node(value) {
            Node::Constant(ref c) | Node::Decimal(ref c) => {
                self.tape.numbers.push((**c).clone());
                Op::Number(self.tape.numbers.len() as u32 - 1)
            }
            Node::Pi => Op::Pi,
            Node::Symbol(s) => {
                self.tape.symbols[s.index()].get_or_insert(Sign::Any);
                Op::Symbol(s.index() as u32)
            }
            Node::Neg(a) => Op::Neg(at(a)),
            Node::Add(a, b) => Op::Add(at(a), at(b)),
            Node::Sub(a, b) => Op::Sub(at(a), at(b)),
            Node::Mul(a, b) => Op::Mul(at(a), at(b)),
            Node::Div(a, b) => Op::Div(at(a), at(b)),
            Node::Apply(rule, [a, b, _]) => {
                let (a, b) = (at(a), at(b));
                match rule {
                    Rule::DivOrZero | Rule::Visible => Op::Guarded(a, b, Guard::Zero),
                    Rule::DivOrOne => Op::Guarded(a, b, Guard::One),
                    Rule::Abs => Op::Abs(a, self.site()),
                    Rule::Atan2 => Op::Atan2(a, b),
                    Rule::Where(side) => Op::Where(side, a, b),
                }
            }
            Node::Call(f, a) if f.about().law == Law::Root => {
                let place = at(a);
                Op::Sqrt(place, self.root_of(a))
            }
            Node::Call(f, a) => match Kind::of(f) {
                Some(kind) => Op::Of(f, self.exponent(a, kind, reached)),
                None => Op::Inverse(f, at(a)),
            },
        })
    }

    fn site(&mut self) -> Site {
        self.tape.sites += 1;
        self.tape.sites as Site - 1
    }

    /// Returns the site of √a. There is none for a symbol, which is drawn as a square, or for a
    /// number whose root is in every field.
    fn root_of(&mut self, a: Value) -> Option<Site> {
        match *self.graph.node(a) {
            Node::Symbol(s) => {
                self.tape.symbols[s.index()] = Some(Sign::Positive);
                None
            }
            Node::Constant(ref c) if has_root_on_circle(c, self.tape.parts) => None,
            _ => Some(self.site()),
        }
    }

    fn exponent(&mut self, argument: Value, kind: Kind, reached: &Reached) -> u32 {
        if let Some(&known) = self.exponents.get(&(argument, kind)) {
            return known;
        }
        let form = &reached.forms[&(argument, kind)];
        let sites = form
            .iter()
            .map(|(c, atom)| match *atom {
                Atom::Log(b) if c.denom().is_even() => self.root_of(b),
                Atom::Angle(_) => Some(self.site()),
                _ => None,
            })
            .collect();
        let form = form.iter().map(|(c, atom)| (c.clone(), atom.map(|v| self.places[v.index()]))).collect();
        self.tape.exponents.push(Exponent { kind, form, sites });
        let index = self.tape.exponents.len() as u32 - 1;
        self.exponents.insert((argument, kind), index);
        index
    }
}

/// Returns whether a number is 2ᵃ 3ᵇ times a square, or 5ᶜ times it if there is a rotation by 2π/5.
/// Its root is then among the numbers cos(π r), and in every field.
fn has_root_on_circle(c: &BigRational, parts: u64) -> bool {
    let mut rest = c.numer() * c.denom();
    for prime in [2, 3, 5] {
        while parts.is_multiple_of(prime) && rest.is_positive() && rest.is_multiple_of(&prime.into()) {
            rest /= prime;
        }
    }
    rest.is_positive() && {
        let root = rest.sqrt();
        &root * &root == rest
    }
}
