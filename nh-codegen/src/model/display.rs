//! Expressions written out in the grammar they are read in, for messages, reports and documentation.

use super::Model;
use crate::algebra::Expr;
use crate::tree::{Tree, Var};
use num_rational::BigRational;
use num_traits::{One, Signed, Zero};

/// How tightly an operand must bind to stand without parentheses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Sum,
    Product,
    Power,
}

/// Writes a tree in the grammar of declarations (`m*x_dot^2/2 - sqrt(a)`); `name` says what a variable is called.
pub fn write_tree(tree: &Tree<Var>, name: &dyn Fn(Var) -> String) -> String {
    write(tree, name, Binding::Sum)
}

impl Model {
    /// What a variable is called: the declared names, `p_x` for the momentum of coordinate `x`, `rho1` … for ρ.
    pub fn variable_name(&self, var: Var) -> String {
        match var {
            Var::Parameter(i) => self.parameters[i].name.clone(),
            Var::Coordinate(i) => self.coordinates[i].name.clone(),
            Var::Velocity(i) => self.velocities[i].name.clone(),
            Var::Momentum(i) if self.is_coordinate_based() => format!("p_{}", self.coordinates[i].name),
            Var::Momentum(i) => format!("p_{}", self.velocities[i].name),
            Var::Rho(a) => format!("rho{}", a + 1),
            Var::Input(i) => self.inputs[i].clone(),
            Var::Time => "t".into(),
        }
    }

    /// An expression in the grammar of declarations.
    pub fn show(&self, expression: &Expr) -> String {
        write_tree(&expression.tree(), &|var| self.variable_name(var))
    }
}

fn parenthesised(text: String, own: Binding, wanted: Binding) -> String {
    if own < wanted { format!("({text})") } else { text }
}

fn write(tree: &Tree<Var>, name: &dyn Fn(Var) -> String, wanted: Binding) -> String {
    match tree {
        Tree::Number(r) if r.is_integer() && !r.is_negative() => r.to_string(),
        Tree::Number(_) => write_product(std::slice::from_ref(tree), name, wanted),
        Tree::Pi => "pi".into(),
        Tree::Variable(var) => name(*var),
        Tree::Sum(terms) => {
            let mut text = String::new();
            for term in terms {
                let term = write(term, name, Binding::Product);
                match term.strip_prefix('-') {
                    Some(rest) if text.is_empty() => text = format!("-{rest}"),
                    Some(rest) => text.push_str(&format!(" - {rest}")),
                    None if text.is_empty() => text = term,
                    None => text.push_str(&format!(" + {term}")),
                }
            }
            parenthesised(text, Binding::Sum, wanted)
        }
        Tree::Product(factors) => write_product(factors, name, wanted),
        Tree::Power(_, exponent) if exponent.is_negative() => write_product(std::slice::from_ref(tree), name, wanted),
        Tree::Power(base, exponent) if *exponent == half() => format!("sqrt({})", write(base, name, Binding::Sum)),
        Tree::Power(base, exponent) if exponent.is_integer() => {
            // `^` binds tighter than a leading minus and associates to the right, so only an atom stands bare.
            let bare = matches!(**base, Tree::Variable(_) | Tree::Pi | Tree::Call(..));
            let base = write(base, name, Binding::Sum);
            if bare { format!("{base}^{exponent}") } else { format!("({base})^{exponent}") }
        }
        Tree::Power(base, exponent) => format!("({})^({exponent})", write(base, name, Binding::Sum)),
        Tree::Call(function, argument) => format!("{}({})", function.name(), write(argument, name, Binding::Sum)),
    }
}

fn half() -> BigRational {
    BigRational::new(1.into(), 2.into())
}

/// Numbers first, what has a negative exponent below one fraction bar.
fn write_product(factors: &[Tree<Var>], name: &dyn Fn(Var) -> String, wanted: Binding) -> String {
    let mut coefficient = BigRational::one();
    let (mut above, mut below) = (Vec::new(), Vec::new());
    let mut todo: Vec<&Tree<Var>> = factors.iter().rev().collect();
    while let Some(factor) = todo.pop() {
        match factor {
            Tree::Number(r) => coefficient *= r,
            Tree::Product(inner) => todo.extend(inner.iter().rev()),
            Tree::Power(base, exponent) if exponent.is_negative() => {
                let inverse = if *exponent == -BigRational::one() {
                    (**base).clone()
                } else {
                    Tree::Power(base.clone(), -exponent.clone())
                };
                below.push(write(&inverse, name, Binding::Power));
            }
            _ => above.push(write(factor, name, Binding::Power)),
        }
    }
    if coefficient.is_zero() {
        return "0".into();
    }
    let sign = if coefficient.is_negative() { "-" } else { "" };
    let (number, divisor) = (coefficient.numer().abs(), coefficient.denom().clone());
    if above.is_empty() || !number.is_one() {
        above.insert(0, number.to_string());
    }
    if !divisor.is_one() {
        below.insert(0, divisor.to_string());
    }
    let above = above.join("*");
    let text = match below.len() {
        0 => format!("{sign}{above}"),
        1 => format!("{sign}{above}/{}", below[0]),
        _ => format!("{sign}{above}/({})", below.join("*")),
    };
    let own = if sign == "-" { Binding::Sum } else { Binding::Product };
    // A single factor is written by its own rule; what arrives here with more than one factor needs parentheses in a power.
    match wanted {
        Binding::Power if own == Binding::Sum || text.contains(['*', '/']) => format!("({text})"),
        _ => text,
    }
}
