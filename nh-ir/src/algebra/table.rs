//! The kernels met so far, with their relations: one growing table for each [`Engine`].

use super::poly::{Poly, Symbol};
use super::{Engine, Expr, effort, factor::Factorisation};
use crate::cost::algebra::COMPARISON;
use crate::tree::{Function, Named, Side, Tree, Var};
use num_bigint::BigInt;
use num_rational::BigRational;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;
use std::sync::Arc;

/// A function of an expression that polynomials treat as a symbol.
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
    /// A function without relations (inverse trigonometric functions, the logarithm), and the sign,
    /// which has the rule s² = 1.
    Call(Function, Expr),
    /// The angle of the point (x, y), in this order: y, x.
    Angle(Expr, Expr),
    /// An expression on one side of a condition c > 0, and 0 on the other, in this order: c, a.
    Where(Side, Expr, Expr),
    /// A [named value](super::values) whose normal form is not small.
    Value(Arc<Named<Var>>),
}

impl Kernel {
    /// Returns the argument, or the first one.
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

    /// Returns the expressions that its tree contains.
    fn arguments(&self) -> Vec<&Expr> {
        match self {
            Kernel::Value(_) => Vec::new(),
            Kernel::Angle(u, x) | Kernel::Where(_, u, x) => vec![u, x],
            kernel => vec![kernel.argument()],
        }
    }
}

/// A kernel with what is read of it most often.
struct Known {
    kernel: Kernel,
    variables: BTreeSet<Var>,
    /// The number of leaves of its arguments, or 1.
    leaves: u64,
}

/// symbol^degree = numerator/denominator.
///
/// Degree 1 means that the symbol has been replaced by others: sin x, once sin(x/2) has occurred.
#[derive(Debug)]
pub(super) struct Rule {
    pub(super) degree: u16,
    pub(super) numerator: Poly,
    pub(super) denominator: Poly,
}

/// sin and cos, or sinh and cosh, of commensurable multiples of one monomial. A monomial may have
/// several bases.
#[derive(Clone, Debug)]
pub(super) struct Base {
    /// The monomial (over a denominator): x, a*x, x/l.
    pub(super) monomial: Expr,
    /// The multiple of the monomial that the symbols belong to. All functions written in these
    /// symbols have integer multiples of it.
    pub(super) unit: BigRational,
    /// The largest such integer.
    pub(super) largest: BigInt,
    pub(super) symbols: BaseSymbols,
}

/// A sum of angles that has its own sine and cosine.
#[derive(Clone, Debug)]
pub(super) struct Sum {
    /// The angle itself.
    pub(super) angle: Expr,
    /// Its monomials, with their coefficients.
    pub(super) terms: Vec<(Expr, BigRational)>,
    /// The place of the monomial that is in no earlier sum and has no sine and cosine.
    pub(super) last: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) enum BaseSymbols {
    /// A symbol like a sine and a symbol like a cosine.
    Pair(Symbol, Symbol),
    /// The exponential. Hyperbolic functions are sums of it, if it existed first.
    Exponential(Symbol),
}

/// Family of functions: circular, or exponential and hyperbolic.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Family {
    Circular,
    Hyperbolic,
}

/// A side, with numerators and denominators of its condition and of its expression.
type Piece = (Side, [(Poly, Poly); 2]);

#[derive(Default)]
pub(super) struct Table {
    kernels: Vec<Known>,
    rules: BTreeMap<Symbol, Rc<Rule>>,
    circular: Vec<Base>,
    sums: Vec<Sum>,
    hyperbolic: Vec<Base>,
    positive: BTreeSet<Var>,
    derivatives: BTreeMap<(Symbol, Var), Expr>,
    /// Trees of expressions. The map is only used for lookups, never iterated, since a hash map has
    /// no order.
    trees: HashMap<(Poly, Poly), Tree<Var>>,
    /// The kernels of pieces, of which a table of numbers has hundreds. Only used for lookups.
    pieces: HashMap<Piece, Symbol>,
    /// Written trees. Only used for lookups.
    written: HashMap<(Poly, Poly), Tree<Var>>,
    /// Gathered sums. Only used for lookups.
    gathered: HashMap<(Poly, bool), Tree<Var>>,
    /// The values of names. Only used for lookups.
    values: HashMap<Arc<Named<Var>>, Expr>,
    /// The derivatives of named values. Only used for lookups.
    slopes: HashMap<(Arc<Named<Var>>, Var), Tree<Var>>,
    /// The derivatives of functions. Only used for lookups.
    functions: HashMap<Function, Tree<Var>>,
    /// Factorisations. Only used for lookups.
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

/// Returns the rule of a symbol.
pub(super) fn rule(symbol: Symbol) -> Option<Rc<Rule>> {
    symbol.as_kernel()?;
    read(|t| t.rules.get(&symbol).cloned())
}

pub(super) fn set_rule(symbol: Symbol, rule: Rule) {
    write(|t| t.rules.insert(symbol, Rc::new(rule)));
}

/// Returns the kernel that a symbol stands for.
pub(super) fn kernel(symbol: Symbol) -> Option<Kernel> {
    let index = symbol.as_kernel()?;
    read(|t| Some(t.kernels[index].kernel.clone()))
}

/// Returns the variables that a symbol is a function of.
pub(super) fn variables(symbol: Symbol) -> BTreeSet<Var> {
    match (symbol.as_variable(), symbol.as_kernel()) {
        (Some(variable), _) => BTreeSet::from([variable]),
        (_, Some(index)) => read(|t| t.kernels[index].variables.clone()),
        _ => BTreeSet::new(),
    }
}

/// Returns the symbols that the next kernels will have.
pub(super) fn next() -> (Symbol, Symbol) {
    read(|t| (Symbol::kernel(t.kernels.len()), Symbol::kernel(t.kernels.len() + 1)))
}

/// Adds a kernel.
pub(super) fn push(kernel: Kernel) -> Symbol {
    let arguments = kernel.arguments();
    let variables = match &kernel {
        Kernel::Value(named) => named.variables().clone(),
        _ => arguments.iter().flat_map(|u| u.variables()).collect(),
    };
    let leaves = arguments.iter().map(|u| leaves(u)).fold(0, u64::saturating_add).max(1);
    write(|t| {
        t.kernels.push(Known { kernel, variables, leaves });
        Symbol::kernel(t.kernels.len() - 1)
    })
}

/// Returns the number of leaves of the expanded tree of an expression. Where arguments nest, it may
/// grow by a factor at each level; it saturates.
pub(super) fn leaves(expr: &Expr) -> u64 {
    let of_symbol = |symbol: Symbol| symbol.as_kernel().map_or(1, |index| read(|t| t.kernels[index].leaves));
    let of = |p: &Poly| p.occurrences().map(of_symbol).fold(p.len() as u64, u64::saturating_add);
    of(expr.numerator()).saturating_add(of(expr.denominator()))
}

/// Returns the existing kernel for which `same` holds.
pub(super) fn find(same: impl Fn(&Kernel) -> bool) -> Option<Symbol> {
    effort::moved(COMPARISON * read(|t| t.kernels.len()));
    read(|t| t.kernels.iter().position(|known| same(&known.kernel)).map(Symbol::kernel))
}

/// Returns the kernel of a function that is only known by its argument.
pub(super) fn call(function: Function, argument: &Expr) -> Symbol {
    let same = |k: &Kernel| matches!(k, Kernel::Call(f, u) if *f == function && u == argument);
    find(same).unwrap_or_else(|| push(Kernel::Call(function, argument.clone())))
}

/// Returns the kernel of the angle of the point (x, y).
pub(super) fn angle(y: &Expr, x: &Expr) -> Symbol {
    let same = |k: &Kernel| matches!(k, Kernel::Angle(u, v) if u == y && v == x);
    find(same).unwrap_or_else(|| push(Kernel::Angle(y.clone(), x.clone())))
}

/// Returns the kernel of an expression on one side of a condition.
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

/// Makes the symbol of a named value without one.
pub(super) fn push_value(named: &Arc<Named<Var>>) -> Symbol {
    push(Kernel::Value(named.clone()))
}

/// Returns the value of a name, once it is known.
pub(super) fn value(named: &Arc<Named<Var>>) -> Option<Expr> {
    read(|t| t.values.get(named).cloned())
}

pub(super) fn set_value(named: &Arc<Named<Var>>, value: &Expr) {
    write(|t| t.values.insert(named.clone(), value.clone()));
}

/// Returns the derivative of a named value, which is made once.
pub(super) fn slope(named: &Arc<Named<Var>>, variable: Var, make: impl FnOnce() -> Tree<Var>) -> Tree<Var> {
    let key = (named.clone(), variable);
    if let Some(known) = read(|t| t.slopes.get(&key).cloned()) {
        return known;
    }
    let made = make();
    write(|t| t.slopes.insert(key, made.clone()));
    made
}

/// Returns the derivative of a function, which is made once.
pub(super) fn slope_of(function: Function, make: impl FnOnce() -> Tree<Var>) -> Tree<Var> {
    if let Some(known) = read(|t| t.functions.get(&function).cloned()) {
        return known;
    }
    let made = make();
    write(|t| t.functions.insert(function, made.clone()));
    made
}

/// Returns the square roots with their arguments, in the order of creation.
pub(super) fn square_roots() -> Vec<(Symbol, Expr)> {
    let root = |(index, known): (usize, &Known)| match &known.kernel {
        Kernel::Root(2, u) => Some((Symbol::kernel(index), u.clone())),
        _ => None,
    };
    read(|t| t.kernels.iter().enumerate().filter_map(root).collect())
}

/// Returns the bases of a monomial with their places, in the order of creation.
pub(super) fn bases(family: Family, monomial: &Expr) -> Vec<(usize, Base)> {
    effort::moved(COMPARISON * read(|t| t.circular.len() + t.hyperbolic.len()));
    read(|t| {
        let bases = if family == Family::Circular { &t.circular } else { &t.hyperbolic };
        bases.iter().enumerate().filter(|(_, b)| b.monomial == *monomial).map(|(i, b)| (i, b.clone())).collect()
    })
}

/// Returns the sums of angles that have their own sine and cosine, in order of appearance.
pub(super) fn sums() -> Vec<Sum> {
    effort::moved(COMPARISON * read(|t| t.sums.len()));
    read(|t| t.sums.clone())
}

/// Returns whether there are sums of angles with their own sine and cosine.
pub(super) fn has_sums() -> bool {
    read(|t| !t.sums.is_empty())
}

/// Adds a sum of angles.
pub(super) fn add_sum(sum: Sum) {
    write(|t| t.sums.push(sum));
}

/// Returns whether a monomial has no sine and cosine yet, neither alone nor in a sum.
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

/// Returns whether the value of this symbol is known to be positive.
pub(super) fn is_positive(symbol: Symbol) -> bool {
    match (symbol.as_variable(), symbol.as_kernel()) {
        (Some(variable), _) => read(|t| t.positive.contains(&variable)),
        (_, Some(index)) => read(|t| {
            // A square root in an expression is assumed to be nonzero, since it will stand in some
            // denominator.
            matches!(t.kernels[index].kernel, Kernel::Exp(_) | Kernel::Cosh(..) | Kernel::Root(2, _))
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

/// Returns the tree of an expression, which is made once.
pub(super) fn tree(expr: &Expr, make: impl FnOnce() -> Tree<Var>) -> Tree<Var> {
    let key = (expr.numerator().clone(), expr.denominator().clone());
    if let Some(tree) = read(|t| t.trees.get(&key).cloned()) {
        return tree;
    }
    let tree = make();
    write(|t| t.trees.insert(key, tree.clone()));
    tree
}

/// Keeps the written form of an expression; the first of several is kept.
pub(super) fn set_written(expr: &Expr, tree: &Tree<Var>) {
    let key = (expr.numerator().clone(), expr.denominator().clone());
    write(|t| {
        t.written.entry(key).or_insert_with(|| tree.clone());
    });
}

/// Returns the tree that an expression was written as, if there is one.
pub(super) fn written(expr: &Expr) -> Option<Tree<Var>> {
    read(|t| t.written.get(&(expr.numerator().clone(), expr.denominator().clone())).cloned())
}

/// Returns the factorisation of a polynomial, which is made once.
pub(super) fn factorisation(polynomial: &Poly, make: impl FnOnce() -> Factorisation) -> Factorisation {
    if let Some(known) = read(|t| t.factorisations.get(polynomial).cloned()) {
        return known;
    }
    let made = make();
    write(|t| t.factorisations.insert(polynomial.clone(), made.clone()));
    made
}

/// Returns the gathered sum of a polynomial's terms in one of two orders, which is made once.
pub(super) fn gathered(polynomial: &Poly, order: bool, make: impl FnOnce() -> Tree<Var>) -> Tree<Var> {
    let key = (polynomial.clone(), order);
    if let Some(tree) = read(|t| t.gathered.get(&key).cloned()) {
        return tree;
    }
    let tree = make();
    write(|t| t.gathered.insert(key, tree.clone()));
    tree
}
