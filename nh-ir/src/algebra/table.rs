//! The kernels met so far, with their relations: one growing table per [`Engine`].

use super::poly::{Poly, Symbol};
use super::{Engine, Expr, effort, factor::Factorisation};
use crate::tree::{Function, Named, Side, Tree, Var};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;

/// A function of an expression that stands for itself in polynomials.
#[derive(Clone, Debug)]
pub(super) enum Kernel {
    /// The sine of an angle, and the symbol of its cosine.
    Sin(Expr, Symbol),
    /// The cosine of an angle, and the symbol of its sine.
    Cos(Expr, Symbol),
    /// The hyperbolic sine, and the symbol of the hyperbolic cosine.
    Sinh(Expr, Symbol),
    /// The hyperbolic cosine, and the symbol of the hyperbolic sine.
    Cosh(Expr, Symbol),
    /// The exponential.
    Exp(Expr),
    /// The root of a degree (a prime number).
    Root(u16, Expr),
    /// A function without relations: inverse trigonometric functions and the logarithm. (And the sign, which has the rule s² = 1.)
    Call(Function, Expr),
    /// The angle of the point (x, y), in this order: y, x.
    Angle(Expr, Expr),
    /// An expression on one side of a condition c > 0, and 0 on the other, in this order: c, a.
    Where(Side, Expr, Expr),
    /// A [named value](super::values) whose normal form is not small.
    Value(Arc<Named<Var>>),
}

impl Kernel {
    /// The argument, or the first one.
    pub(super) fn argument(&self) -> &Expr {
        match self {
            Kernel::Sin(u, _)
            | Kernel::Cos(u, _)
            | Kernel::Sinh(u, _)
            | Kernel::Cosh(u, _)
            | Kernel::Exp(u)
            | Kernel::Root(_, u)
            | Kernel::Call(_, u)
            | Kernel::Angle(u, _)
            | Kernel::Where(_, u, _) => u,
            Kernel::Value(_) => unreachable!("a named value is no function of an argument"),
        }
    }
}

/// symbol^degree = numerator/denominator.
///
/// Degree 1 says that the symbol has been given up for others: sin x, once sin(x/2) has come.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) degree: u16,
    pub(super) numerator: Poly,
    pub(super) denominator: Poly,
}

/// sin and cos, or the hyperbolic ones, of commensurable multiples of one monomial. A monomial may have several.
#[derive(Clone, Debug)]
pub(super) struct Base {
    /// The monomial (over a denominator): x, a*x, x/l.
    pub(super) monomial: Expr,
    /// The symbols belong to this multiple of it; all that was written in terms of them is an integer multiple of this one.
    pub(super) unit: BigRational,
    /// The largest such integer.
    pub(super) largest: BigInt,
    pub(super) symbols: BaseSymbols,
}

/// A sum of angles that has sine and cosine of its own.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    /// The angle itself.
    pub(super) angle: Expr,
    /// Its monomials, with their coefficients.
    pub(super) terms: Vec<(Expr, BigRational)>,
    /// The place of the monomial that is in no sum before this one, and has no sine and cosine.
    pub(super) last: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum BaseSymbols {
    /// Sine-like, cosine-like.
    Pair(Symbol, Symbol),
    /// The exponential (of which hyperbolic functions are sums, if it was there first).
    Exponential(Symbol),
}

/// Circular functions, or exponential and hyperbolic ones?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    Circular,
    Hyperbolic,
}

/// Cost of looking at one kernel or base, in [moves](effort::moved).
const COMPARISON: usize = 50;

/// A side, and numerators and denominators of its condition and of what is there.
type Piece = (Side, [(Poly, Poly); 2]);

#[derive(Default)]
pub(super) struct Table {
    kernels: Vec<(Kernel, BTreeSet<Var>)>,
    rules: BTreeMap<Symbol, Rc<Rule>>,
    circular: Vec<Base>,
    sums: Vec<Sum>,
    hyperbolic: Vec<Base>,
    positive: BTreeSet<Var>,
    derivatives: BTreeMap<(Symbol, Var), Expr>,
    /// Looked up only, never walked through: a hash map has no order.
    trees: HashMap<(Poly, Poly), Tree<Var>>,
    /// The kernels of pieces, of which a table has hundreds. Looked up only.
    pieces: HashMap<Piece, Symbol>,
    /// Looked up only.
    written: HashMap<(Poly, Poly), Tree<Var>>,
    /// Looked up only.
    gathered: HashMap<(Poly, bool), Tree<Var>>,
    /// The values of names. Looked up only.
    values: HashMap<Arc<Named<Var>>, Expr>,
    /// Their derivatives. Looked up only.
    slopes: HashMap<(Arc<Named<Var>>, Var), Tree<Var>>,
    /// Looked up only.
    factorisations: HashMap<Poly, Factorisation>,
}

/// Reads the current engine's table.
fn read<T>(read: impl FnOnce(&Table) -> T) -> T {
    read(&Engine::current().state().table.borrow())
}

/// Writes to the current engine's table.
fn write<T>(write: impl FnOnce(&mut Table) -> T) -> T {
    write(&mut Engine::current().state().table.borrow_mut())
}

pub(super) fn set_positive(variable: Var) {
    write(|t| t.positive.insert(variable));
}

/// The rule a symbol obeys.
pub(super) fn rule(symbol: Symbol) -> Option<Rc<Rule>> {
    symbol.as_kernel()?;
    read(|t| t.rules.get(&symbol).cloned())
}

pub(super) fn set_rule(symbol: Symbol, rule: Rule) {
    write(|t| t.rules.insert(symbol, Rc::new(rule)));
}

/// The kernel a symbol stands for.
pub(super) fn kernel(symbol: Symbol) -> Option<Kernel> {
    let index = symbol.as_kernel()?;
    read(|t| Some(t.kernels[index].0.clone()))
}

/// Variables that a symbol is a function of.
pub(super) fn variables(symbol: Symbol) -> BTreeSet<Var> {
    match (symbol.as_variable(), symbol.as_kernel()) {
        (Some(variable), _) => BTreeSet::from([variable]),
        (_, Some(index)) => read(|t| t.kernels[index].1.clone()),
        _ => BTreeSet::new(),
    }
}

/// The symbols that the next kernels will have.
pub(super) fn next() -> (Symbol, Symbol) {
    read(|t| (Symbol::kernel(t.kernels.len()), Symbol::kernel(t.kernels.len() + 1)))
}

/// Adds a kernel.
pub(super) fn push(kernel: Kernel) -> Symbol {
    let variables = match &kernel {
        Kernel::Value(named) => named.variables().clone(),
        Kernel::Angle(u, x) | Kernel::Where(_, u, x) => u.variables().into_iter().chain(x.variables()).collect(),
        kernel => kernel.argument().variables(),
    };
    write(|t| {
        t.kernels.push((kernel, variables));
        Symbol::kernel(t.kernels.len() - 1)
    })
}

/// The kernel among those there are for which `same` holds.
pub(super) fn find(same: impl Fn(&Kernel) -> bool) -> Option<Symbol> {
    effort::moved(COMPARISON * read(|t| t.kernels.len()));
    read(|t| t.kernels.iter().position(|(k, _)| same(k)).map(Symbol::kernel))
}

/// The kernel of a function known by its argument only.
pub(super) fn call(function: Function, argument: &Expr) -> Symbol {
    let same = |k: &Kernel| matches!(k, Kernel::Call(f, u) if *f == function && u == argument);
    find(same).unwrap_or_else(|| push(Kernel::Call(function, argument.clone())))
}

/// The kernel of the angle of the point (x, y).
pub(super) fn angle(y: &Expr, x: &Expr) -> Symbol {
    let same = |k: &Kernel| matches!(k, Kernel::Angle(u, v) if u == y && v == x);
    find(same).unwrap_or_else(|| push(Kernel::Angle(y.clone(), x.clone())))
}

/// The kernel of an expression on one side of a condition.
pub(super) fn where_side(side: Side, c: &Expr, a: &Expr) -> Symbol {
    let parts = [c, a].map(|u| (u.numerator().clone(), u.denominator().clone()));
    let key = (side, parts);
    if let Some(known) = read(|t| t.pieces.get(&key).copied()) {
        return known;
    }
    let symbol = push(Kernel::Where(side, c.clone(), a.clone()));
    write(|t| t.pieces.insert(key, symbol));
    symbol
}

/// The symbol of a named value, which has none so far.
pub(super) fn push_value(named: &Arc<Named<Var>>) -> Symbol {
    push(Kernel::Value(named.clone()))
}

/// The value of a name, once it is known.
pub(super) fn value(named: &Arc<Named<Var>>) -> Option<Expr> {
    read(|t| t.values.get(named).cloned())
}

pub(super) fn set_value(named: &Arc<Named<Var>>, value: &Expr) {
    write(|t| t.values.insert(named.clone(), value.clone()));
}

/// The derivative of a named value, made once.
pub(super) fn slope(named: &Arc<Named<Var>>, variable: Var, make: impl FnOnce() -> Tree<Var>) -> Tree<Var> {
    let key = (named.clone(), variable);
    if let Some(known) = read(|t| t.slopes.get(&key).cloned()) {
        return known;
    }
    let made = make();
    write(|t| t.slopes.insert(key, made.clone()));
    made
}

/// The square roots with their arguments, in the order they were made.
pub(super) fn square_roots() -> Vec<(Symbol, Expr)> {
    let root = |(index, (kernel, _)): (usize, &(Kernel, BTreeSet<Var>))| match kernel {
        Kernel::Root(2, u) => Some((Symbol::kernel(index), u.clone())),
        _ => None,
    };
    read(|t| t.kernels.iter().enumerate().filter_map(root).collect())
}

/// The bases of a monomial with their places, in the order they were made.
pub(super) fn bases(family: Family, monomial: &Expr) -> Vec<(usize, Base)> {
    effort::moved(COMPARISON * read(|t| t.circular.len() + t.hyperbolic.len()));
    read(|t| {
        let bases = if family == Family::Circular { &t.circular } else { &t.hyperbolic };
        bases.iter().enumerate().filter(|(_, b)| b.monomial == *monomial).map(|(i, b)| (i, b.clone())).collect()
    })
}

/// The sums of angles that have sine and cosine of their own, in the order in which they were met.
pub(super) fn sums() -> Vec<Sum> {
    effort::moved(COMPARISON * read(|t| t.sums.len()));
    read(|t| t.sums.clone())
}

/// Are there any?
pub(super) fn has_sums() -> bool {
    read(|t| !t.sums.is_empty())
}

/// Adds a sum of angles.
pub(super) fn add_sum(sum: Sum) {
    write(|t| t.sums.push(sum));
}

/// Has a monomial no sine and cosine so far, by itself or in a sum?
pub(super) fn is_nowhere(monomial: &Expr) -> bool {
    effort::moved(COMPARISON * read(|t| t.circular.len() + t.sums.len()));
    read(|t| {
        let in_sum = |sum: &Sum| sum.terms.iter().any(|(term, _)| term == monomial);
        !t.circular.iter().any(|base| base.monomial == *monomial) && !t.sums.iter().any(in_sum)
    })
}

/// Adds a base, or replaces the one at a place.
pub(super) fn set_base(family: Family, place: Option<usize>, base: Base) {
    write(|t| {
        let bases = if family == Family::Circular { &mut t.circular } else { &mut t.hyperbolic };
        match place {
            Some(place) => bases[place] = base,
            None => bases.push(base),
        }
    });
}

/// Is this symbol's value positive, as far as one knows?
pub(super) fn is_positive(symbol: Symbol) -> bool {
    match (symbol.as_variable(), symbol.as_kernel()) {
        (Some(variable), _) => read(|t| t.positive.contains(&variable)),
        (_, Some(index)) => read(|t| {
            // A square root in an expression is taken not to vanish: it stands in a denominator sooner or later.
            matches!(t.kernels[index].0, Kernel::Exp(_) | Kernel::Cosh(..) | Kernel::Root(2, _))
        }),
        _ => symbol == Symbol::PI,
    }
}

pub(super) fn known_derivative(symbol: Symbol, variable: Var) -> Option<Expr> {
    read(|t| t.derivatives.get(&(symbol, variable)).cloned())
}

pub(super) fn set_derivative(symbol: Symbol, variable: Var, value: Expr) {
    write(|t| t.derivatives.insert((symbol, variable), value));
}

/// The tree of an expression, made once.
pub(super) fn tree(expr: &Expr, make: impl FnOnce() -> Tree<Var>) -> Tree<Var> {
    let key = (expr.numerator().clone(), expr.denominator().clone());
    if let Some(tree) = read(|t| t.trees.get(&key).cloned()) {
        return tree;
    }
    let tree = make();
    write(|t| t.trees.insert(key, tree.clone()));
    tree
}

/// Keeps what an expression was written as; of several, the first.
pub(super) fn set_written(expr: &Expr, tree: &Tree<Var>) {
    let key = (expr.numerator().clone(), expr.denominator().clone());
    write(|t| {
        t.written.entry(key).or_insert_with(|| tree.clone());
    });
}

/// The tree that an expression was written as, if it was.
pub(super) fn written(expr: &Expr) -> Option<Tree<Var>> {
    read(|t| t.written.get(&(expr.numerator().clone(), expr.denominator().clone())).cloned())
}

/// The factorisation of a polynomial, made once.
pub(super) fn factorisation(polynomial: &Poly, make: impl FnOnce() -> Factorisation) -> Factorisation {
    if let Some(known) = read(|t| t.factorisations.get(polynomial).cloned()) {
        return known;
    }
    let made = make();
    write(|t| t.factorisations.insert(polynomial.clone(), made.clone()));
    made
}

/// The gathered sum of a polynomial's terms in one of two orders, made once.
pub(super) fn gathered(polynomial: &Poly, order: bool, make: impl FnOnce() -> Tree<Var>) -> Tree<Var> {
    let key = (polynomial.clone(), order);
    if let Some(tree) = read(|t| t.gathered.get(&key).cloned()) {
        return tree;
    }
    let tree = make();
    write(|t| t.gathered.insert(key, tree.clone()));
    tree
}
