//! Expressions that begin with a name: calls, names with indices, sums over an index.

use super::super::family::{find, integer};
use super::super::tokens::TokenKind;
use super::super::{BinaryOperator, Expression, ExpressionKind, Operation};
use super::messages::unknown_function;
use super::usual::{USUAL, Usual};
use super::{Parser, Part};
use crate::origin::{Diagnostic, Origin};
use crate::tree::{BinaryFunction, Function};

impl Parser<'_> {
    pub(super) fn name(&mut self, name: &str, origin: Origin) -> Option<Part> {
        if self.peek() == Some(&TokenKind::Open('{')) {
            return self.indexed(name, origin);
        }
        let opener = match self.tokens.get(self.at) {
            Some(token) if token.kind == TokenKind::Open('(') => token.origin.clone(),
            _ => return self.bare_name(name, origin),
        };
        if name == "sum" {
            self.at += 1;
            return self.sum_over(origin);
        }
        if matches!(name, "if" | "where") {
            self.at += 1;
            return self.pieces(name, &origin);
        }
        if name == "interp" {
            self.at += 1;
            let (arguments, depth) = self.list(')')?;
            let whole = origin.to(&self.tokens[self.at - 1].origin);
            return self.table(arguments, depth, &whole);
        }
        if let Some(usual) = USUAL.iter().find(|usual| usual.name == name) {
            self.at += 1;
            let (arguments, depth) = self.list(')')?;
            let whole = origin.to(&self.tokens[self.at - 1].origin);
            return self.usual(usual, arguments, &whole, depth);
        }
        let function = Function::named(name);
        let binary = BinaryFunction::ALL.into_iter().find(|f| f.name() == name);
        let operation = Operation::ALL.into_iter().find(|o| o.name() == name);
        if function.is_none() && binary.is_none() && operation.is_none() {
            self.unknown(name, &origin);
            return Some(Part::leaf(ExpressionKind::Pi, origin));
        }
        self.at += 1;
        if let Some(function) = function.filter(|f| f.owns_its_name()) {
            let argument = self.parenthesised(&opener)?;
            let whole = origin.to(&self.tokens[self.at - 1].origin);
            let kind = ExpressionKind::Call(function, Box::new(argument.expression));
            return self.node(kind, whole, argument.depth);
        }
        if self.peek() == Some(&TokenKind::Close(')')) {
            let origin = opener.to(&self.here());
            self.error(Diagnostic::error(origin, "these parentheses are empty"));
            return None;
        }
        let (mut arguments, depth) = self.list(')')?;
        let whole = origin.to(&self.tokens[self.at - 1].origin);
        let Some(operation) = operation else {
            let kind = self.call(name, (function, binary), arguments, &whole);
            return self.node(kind, whole, depth);
        };
        let kind = match (operation, &mut arguments[..]) {
            (Operation::Inner, [Expression { kind: ExpressionKind::Name(name), .. }]) => {
                ExpressionKind::Dot(std::mem::take(name))
            }
            (Operation::Inner, [_]) => ExpressionKind::Rate(Box::new(arguments.remove(0))),
            (_, given) if given.len() == operation.arguments() => ExpressionKind::Apply(operation, arguments),
            (_, given) => {
                let takes = match operation {
                    Operation::Inner => "one argument, for its rate, or two, for their inner product",
                    Operation::Cross => "two arguments",
                    _ => "one argument",
                };
                let message = format!("`{name}` takes {takes}, not {}", given.len());
                self.error(Diagnostic::error(whole.clone(), message));
                ExpressionKind::Pi
            }
        };
        self.node(kind, whole, depth)
    }

    /// Reports a call of an unknown function, and the errors in its arguments.
    fn unknown(&mut self, name: &str, origin: &Origin) {
        self.error(unknown_function(name, origin.clone()));
        // The arguments may contain further errors. If they are no expressions, for instance
        // text, they are ignored.
        let before = self.errors.list.len();
        let (at, nesting) = (self.at, self.nesting);
        self.at += 1;
        if self.list(')').is_none() {
            self.errors.list.truncate(before);
            (self.at, self.nesting) = (at, nesting);
            self.skip_group();
        }
    }

    /// Writes out a usual function and checks the number of arguments.
    fn usual(&mut self, usual: &Usual, arguments: Vec<Expression>, whole: &Origin, depth: usize) -> Option<Part> {
        if arguments.len() != usual.arguments.len() {
            let takes = match usual.arguments.len() {
                1 => "one argument",
                2 => "two arguments",
                _ => "three arguments",
            };
            let message = format!("`{}` takes {takes}, not {}", usual.name, arguments.len());
            let error = Diagnostic::error(whole.clone(), message);
            self.error(error.help(format!("write `{}({})`", usual.name, usual.arguments.join(", "))));
            return Some(Part::leaf(ExpressionKind::Pi, whole.clone()));
        }
        // No usual function is more levels than this above its arguments.
        const LEVELS: usize = 5;
        let expression = usual.written(arguments, whole);
        self.node(expression.kind, whole.clone(), depth + LEVELS)
    }

    /// Reads a call of a function whose name is free outside of calls, and checks the number of
    /// arguments.
    fn call(
        &mut self,
        name: &str,
        (function, binary): (Option<Function>, Option<BinaryFunction>),
        arguments: Vec<Expression>,
        whole: &Origin,
    ) -> ExpressionKind {
        let given = arguments.len();
        let mut arguments = arguments.into_iter().map(Box::new);
        match (function, binary, given) {
            (Some(function), _, 1) if let Some(argument) = arguments.next() => ExpressionKind::Call(function, argument),
            (_, Some(function), 2) if let (Some(first), Some(second)) = (arguments.next(), arguments.next()) => {
                ExpressionKind::Call2(function, first, second)
            }
            _ => {
                let takes = if binary.is_some() { "two arguments" } else { "one argument" };
                let error = Diagnostic::error(whole.clone(), format!("`{name}` takes {takes}, not {given}"));
                self.error(match binary {
                    Some(BinaryFunction::Atan2) => error.help("`atan2(y, x)` is the angle of the point (x, y)"),
                    Some(_) if given > 2 => error.help(format!("for three arguments write `{name}({name}(a, b), c)`")),
                    _ => error,
                });
                ExpressionKind::Pi
            }
        }
    }

    /// Reads a name with indices: `x{i}`, `x{i-1}_dot`.
    fn indexed(&mut self, name: &str, origin: Origin) -> Option<Part> {
        let mut name = name.to_owned();
        while self.peek() == Some(&TokenKind::Open('{')) {
            self.at += 1;
            let index = self.sum()?;
            if self.peek() != Some(&TokenKind::Close('}')) {
                self.leftover();
                return None;
            }
            self.at += 1;
            match integer(&index.expression) {
                Ok(value) if value >= 0 => name += &value.to_string(),
                Ok(negative) => {
                    let message = format!("an index in a name must not be negative, but this one is {negative}");
                    self.error(Diagnostic::error(index.expression.origin, message));
                    return None;
                }
                Err(errors) => {
                    self.errors.extend(errors);
                    return None;
                }
            }
            if let Some(TokenKind::Identifier(rest)) = self.peek()
                && rest.starts_with('_')
            {
                name += rest;
                self.at += 1;
            }
        }
        let origin = origin.to(&self.tokens[self.at - 1].origin);
        if self.peek() == Some(&TokenKind::Open('(')) {
            self.missing_operator();
            return None;
        }
        Some(Part::leaf(ExpressionKind::Name(name), origin))
    }

    /// Reads `sum(i in 1..3, expression)` from the index on.
    fn sum_over(&mut self, origin: Origin) -> Option<Part> {
        let (Some(TokenKind::Identifier(index)), Some(TokenKind::Identifier(word))) =
            (self.peek(), self.tokens.get(self.at + 1).map(|t| &t.kind))
        else {
            return self.not_a_sum(origin);
        };
        if word != "in" {
            return self.not_a_sum(origin);
        }
        self.at += 2;
        let from = self.bound()?;
        if !(self.at_symbol('.') && self.tokens.get(self.at + 1).is_some_and(|t| t.kind == TokenKind::Symbol('.'))) {
            return self.not_a_sum(origin);
        }
        self.at += 2;
        if self.at_symbol('=') {
            self.at += 1;
        }
        let to = self.bound()?;
        if !self.at_symbol(',') {
            return self.not_a_sum(origin);
        }
        self.at += 1;
        let start = self.at;
        let mut sum: Option<Part> = None;
        // The body of an empty sum is read as well, to find its end.
        for value in from..=to.max(from) {
            self.at = start;
            self.indices.push((index.clone(), value));
            let term = self.sum()?;
            self.indices.pop();
            sum = match sum {
                None if to < from => Some(Part::leaf(ExpressionKind::Number(num_traits::Zero::zero()), origin.clone())),
                None => Some(term),
                Some(sum) => Some(self.binary(BinaryOperator::Add, sum, term)?),
            };
        }
        if self.peek() != Some(&TokenKind::Close(')')) {
            self.leftover();
            return None;
        }
        self.at += 1;
        let mut part = sum?;
        part.expression.origin = origin.to(&self.tokens[self.at - 1].origin);
        Some(part)
    }

    fn not_a_sum(&mut self, origin: Origin) -> Option<Part> {
        let error = Diagnostic::error(origin.to(&self.here()), "a sum needs an index and a range");
        self.error(error.help("write `sum(i in 1..3, m{i}*x{i})`, both ends included"));
        None
    }

    fn bound(&mut self) -> Option<i64> {
        let bound = self.sum()?;
        integer(&bound.expression).map_err(|errors| self.errors.extend(errors)).ok()
    }

    /// Skips a group; delimiters are balanced.
    fn skip_group(&mut self) {
        let mut depth = 0_usize;
        while let Some(kind) = self.peek() {
            self.at += 1;
            match kind {
                TokenKind::Open(_) => depth += 1,
                TokenKind::Close(_) => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return;
            }
        }
    }

    fn bare_name(&mut self, name: &str, origin: Origin) -> Option<Part> {
        if let Some(value) = find(&self.indices, name) {
            let value = num_rational::BigRational::from_integer(value.into());
            return Some(Part::leaf(ExpressionKind::Number(value), origin));
        }
        if name == "pi" || name == "π" {
            return Some(Part::leaf(ExpressionKind::Pi, origin));
        }
        if name == "dot" || Function::ALL.iter().any(|f| f.owns_its_name() && f.name() == name) {
            let error = Diagnostic::error(origin.clone(), format!("`{name}` needs an argument in parentheses"));
            let next = match self.peek() {
                Some(TokenKind::Identifier(next) | TokenKind::Number(next)) => next.as_str(),
                _ => "…",
            };
            self.error(error.help(format!("write `{name}({next})`")));
            if !matches!(self.peek(), None | Some(TokenKind::Symbol('+' | '-' | '*' | '/') | TokenKind::Close(_))) {
                return None;
            }
        }
        Some(Part::leaf(ExpressionKind::Name(name.to_owned()), origin))
    }
}
