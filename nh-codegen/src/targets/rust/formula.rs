//! Values that depend on parameters, as Rust expressions: the declared formula, without the passes
//! of a program.

use super::write::{literal, name_of_two};
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Signed, ToPrimitive};
use proc_macro2::{Ident, Span, TokenStream};
use quote::quote;

/// Precedence of an expression's outermost operator.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Level {
    Sum,
    Product,
    Atom,
}

/// Returns the formula over `T`; `variable` translates the variables.
pub(super) fn expression(tree: &Tree<Var>, variable: &dyn Fn(Var) -> TokenStream) -> TokenStream {
    written(tree, variable).0
}

fn at_least((tokens, level): (TokenStream, Level), least: Level) -> TokenStream {
    if level >= least { tokens } else { quote!((#tokens)) }
}

fn written(tree: &Tree<Var>, variable: &dyn Fn(Var) -> TokenStream) -> (TokenStream, Level) {
    match tree {
        Tree::Number(number) => (literal(number), Level::Atom),
        Tree::Pi => (quote!(rt::pi::<T>()), Level::Atom),
        Tree::Variable(var) => (variable(*var), Level::Atom),
        Tree::Sum(terms) => sum(terms, variable),
        Tree::Product(factors) => product(factors, variable),
        Tree::Power(base, exponent) if exponent.is_negative() => {
            let (one, below) = (literal(&BigRational::one()), power(base, &exponent.abs(), variable));
            let below = at_least(below, Level::Atom);
            (quote!(#one / #below), Level::Product)
        }
        Tree::Power(base, exponent) => power(base, exponent, variable),
        Tree::Call(function, argument) => {
            let (name, argument) = (Ident::new(function.name(), Span::call_site()), written(argument, variable).0);
            (quote!(rt::#name(#argument)), Level::Atom)
        }
        Tree::Call2(function, first, second) => {
            let name = Ident::new(name_of_two(*function), Span::call_site());
            let (first, second) = (written(first, variable).0, written(second, variable).0);
            (quote!(rt::#name(#first, #second)), Level::Atom)
        }
        Tree::Named(named) => written(&named.tree, variable),
    }
}

/// Returns the negative of a term, if the term is written as one.
fn opposite(term: &Tree<Var>) -> Option<Tree<Var>> {
    match term {
        Tree::Product(factors) => match &factors[..] {
            [Tree::Number(number), rest @ ..] if number.is_negative() && !rest.is_empty() => {
                let number = -number;
                let mut factors: Vec<Tree<Var>> = rest.to_vec();
                if !number.is_one() {
                    factors.insert(0, Tree::Number(number));
                }
                Some(if factors.len() == 1 { factors.remove(0) } else { Tree::Product(factors) })
            }
            _ => None,
        },
        _ => None,
    }
}

fn sum(terms: &[Tree<Var>], variable: &dyn Fn(Var) -> TokenStream) -> (TokenStream, Level) {
    let mut all: Option<TokenStream> = None;
    for term in terms {
        all = Some(match (all, opposite(term)) {
            (None, _) => at_least(written(term, variable), Level::Sum),
            (Some(all), Some(term)) => {
                let term = at_least(written(&term, variable), Level::Product);
                quote!(#all - #term)
            }
            (Some(all), None) => {
                let term = at_least(written(term, variable), Level::Product);
                quote!(#all + #term)
            }
        });
    }
    (all.unwrap_or_else(|| literal(&BigRational::from_integer(0.into()))), Level::Sum)
}

fn product(factors: &[Tree<Var>], variable: &dyn Fn(Var) -> TokenStream) -> (TokenStream, Level) {
    if let Some(rest) = opposite(&Tree::Product(factors.to_vec())) {
        let rest = at_least(written(&rest, variable), Level::Atom);
        return (quote!(-#rest), Level::Product);
    }
    let mut all: Option<TokenStream> = None;
    for factor in factors {
        all = Some(match (all, factor) {
            (None, factor) => at_least(written(factor, variable), Level::Product),
            (Some(all), Tree::Power(base, exponent)) if exponent.is_negative() => {
                let below = at_least(power(base, &exponent.abs(), variable), Level::Atom);
                quote!(#all / #below)
            }
            (Some(all), factor) => {
                let factor = at_least(written(factor, variable), Level::Atom);
                quote!(#all * #factor)
            }
        });
    }
    (all.unwrap_or_else(|| literal(&BigRational::one())), Level::Product)
}

/// Returns a positive power.
fn power(base: &Tree<Var>, exponent: &BigRational, variable: &dyn Fn(Var) -> TokenStream) -> (TokenStream, Level) {
    let root = |base: TokenStream| quote!(rt::sqrt(#base));
    match (exponent.numer().to_u32(), exponent.denom().to_u32()) {
        (Some(n), Some(1)) => integer_power(written(base, variable), n),
        (Some(n), Some(2)) => integer_power((root(written(base, variable).0), Level::Atom), n),
        _ => {
            let (base, exponent) = (written(base, variable).0, literal(exponent));
            (quote!(rt::exp(rt::ln(#base) * #exponent)), Level::Atom)
        }
    }
}

/// Returns an integer power by repeated squaring.
fn integer_power(base: (TokenStream, Level), n: u32) -> (TokenStream, Level) {
    let all = match n {
        0 => return (literal(&BigRational::one()), Level::Atom),
        1 => return base,
        2 => quote!(x * x),
        3 => quote!(x * x * x),
        _ => {
            let half = integer_power((quote!(x * x), Level::Product), n / 2).0;
            if n % 2 == 1 { quote!(x * #half) } else { half }
        }
    };
    let base = base.0;
    (quote!({ let x = #base; #all }), Level::Atom)
}
