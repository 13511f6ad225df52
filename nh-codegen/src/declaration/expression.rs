//! The grammar of expressions, by recursive descent over tokens.
//!
//! ```text
//! sum     = product { ("+" | "-") product }
//! product = unary { ("*" | "/") unary }
//! unary   = ("-" | "+") unary | power
//! power   = entry [ "^" unary ]                   so that x^y^z = x^(y^z), -x^2 = -(x^2), 2^-1 is allowed
//! entry   = atom { "[" list "]" }
//! atom    = number | "pi" | "π" | name | function "(" list ")" | "(" sum ")" | "[" list "]"
//!         | "sum" "(" name "in" sum ".." sum "," sum ")"
//! name    = letters { "{" sum "}" [ letters ] }    the letters after a brace begin with "_"
//! list    = sum { "," sum } [ "," ]
//! ```

use super::family::{Indices, find, integer};
use super::number::{NumberError, parse_number};
use super::tokens::{MOST_ERRORS, Token, TokenKind, check_balance, origin_of};
use super::{BinaryOperator, Expression, ExpressionKind, Operation};
use crate::origin::{Diagnostic, Diagnostics, Origin, suggest};
use crate::tree::{BinaryFunction, Function};

/// Parentheses, signs and exponents nest no deeper than this: every later stage may recurse.
const MAX_NESTING: usize = 100;

/// No expression tree is deeper than this (a sum of 2000 terms is this deep).
const MAX_DEPTH: usize = 2000;

/// Sums over an index have no more parts, written out.
const MOST_PARTS: usize = 20_000;

/// Reads one expression from `tokens`; `whole` is its place should there be none.
///
/// # Errors
/// All that are wrong with it, as far as they can be told apart.
pub fn parse_expression(tokens: &[Token], whole: &Origin) -> Result<Expression, Diagnostics> {
    parse_expression_with(tokens, whole, &Indices::new())
}

/// The same where indices and constants have values.
pub(super) fn parse_expression_with(
    tokens: &[Token],
    whole: &Origin,
    indices: &Indices,
) -> Result<Expression, Diagnostics> {
    if tokens.is_empty() {
        return Err(Diagnostic::error(whole.clone(), "an expression is missing here").into());
    }
    check_balance(tokens)?;
    let left = tokens.len() + MOST_PARTS;
    let mut parser = Parser { tokens, at: 0, nesting: 0, indices: indices.clone(), left, errors: Diagnostics::new() };
    let parsed = parser.sum();
    if parsed.is_some() && parser.at < tokens.len() {
        parser.leftover();
    }
    parser.errors.propagate()?;
    match parsed {
        Some(part) => Ok(part.expression),
        None => Err(Diagnostic::error(origin_of(tokens, whole), "not an expression").into()),
    }
}

struct Parser<'t> {
    tokens: &'t [Token],
    at: usize,
    nesting: usize,
    indices: Indices,
    /// So many parts may still be read.
    left: usize,
    errors: Diagnostics,
}

/// A parsed part and the depth of its tree.
struct Part {
    expression: Expression,
    depth: usize,
}

impl Part {
    fn leaf(kind: ExpressionKind, origin: Origin) -> Part {
        Part { expression: Expression { kind, origin }, depth: 1 }
    }
}

impl<'t> Parser<'t> {
    fn peek(&self) -> Option<&'t TokenKind> {
        self.tokens.get(self.at).map(|t| &t.kind)
    }

    fn at_symbol(&self, symbol: char) -> bool {
        self.peek() == Some(&TokenKind::Symbol(symbol))
    }

    /// The place of the next token, or of the last one at the end.
    fn here(&self) -> Origin {
        let i = self.at.min(self.tokens.len().saturating_sub(1));
        self.tokens.get(i).map_or(Origin::Whole, |t| t.origin.clone())
    }

    fn error(&mut self, error: Diagnostic) {
        self.errors.push(error);
    }

    /// A node over one or two parts; `None` once the tree is too deep.
    fn node(&mut self, kind: ExpressionKind, origin: Origin, below: usize) -> Option<Part> {
        if below >= MAX_DEPTH {
            self.error(
                Diagnostic::error(self.here(), format!("this expression is too long: more than {MAX_DEPTH} terms"))
                    .help("group its terms in parentheses"),
            );
            return None;
        }
        Some(Part { expression: Expression { kind, origin }, depth: below + 1 })
    }

    fn binary(&mut self, operator: BinaryOperator, left: Part, right: Part) -> Option<Part> {
        let origin = left.expression.origin.to(&right.expression.origin);
        let kind = ExpressionKind::Binary(operator, Box::new(left.expression), Box::new(right.expression));
        self.node(kind, origin, left.depth.max(right.depth))
    }

    fn sum(&mut self) -> Option<Part> {
        let mut left = self.product()?;
        loop {
            let operator = match self.peek() {
                Some(TokenKind::Symbol('+')) => BinaryOperator::Add,
                Some(TokenKind::Symbol('-')) => BinaryOperator::Subtract,
                _ => return Some(left),
            };
            self.at += 1;
            let right = self.product()?;
            left = self.binary(operator, left, right)?;
        }
    }

    fn product(&mut self) -> Option<Part> {
        let mut left = self.unary()?;
        loop {
            let operator = match self.peek() {
                Some(TokenKind::Symbol('*')) => BinaryOperator::Multiply,
                Some(TokenKind::Symbol('/')) => BinaryOperator::Divide,
                Some(TokenKind::Identifier(_) | TokenKind::Number(_) | TokenKind::Open('(')) => {
                    self.missing_operator();
                    let right = self.unary()?;
                    left = self.binary(BinaryOperator::Multiply, left, right)?;
                    continue;
                }
                _ => return Some(left),
            };
            self.at += 1;
            if operator == BinaryOperator::Multiply && self.at_symbol('*') {
                let stars = self.tokens[self.at - 1].origin.to(&self.tokens[self.at].origin);
                self.error(Diagnostic::error(stars, "`**` is not an operator").help("a power is written `x^2`"));
                self.at += 1;
            }
            let right = self.unary()?;
            left = self.binary(operator, left, right)?;
        }
    }

    /// Two operands side by side: said once, and read as a product to find what else is wrong.
    fn missing_operator(&mut self) {
        let (before, after) = (&self.tokens[self.at - 1], &self.tokens[self.at]);
        let origin = before.origin.to(&after.origin);
        let message = format!("an operator is missing between `{}` and `{}`", before.kind, after.kind);
        let error = Diagnostic::error(origin, message);
        self.error(error.help(format!("a product is written `{} * {}`", before.kind, after.kind)));
    }

    fn unary(&mut self) -> Option<Part> {
        // Every recursion of the grammar passes here.
        if self.errors.list.len() >= MOST_ERRORS {
            return None;
        }
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            let message = format!("this expression has more than {MOST_PARTS} parts, its sums written out");
            self.error(Diagnostic::error(self.here(), message));
            return None;
        }
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            let message = format!("this expression nests deeper than {MAX_NESTING} levels");
            self.error(Diagnostic::error(self.here(), message));
            return None;
        }
        let origin = self.here();
        let part = if self.at_symbol('-') {
            self.at += 1;
            let inner = self.unary()?;
            let origin = origin.to(&inner.expression.origin);
            self.node(ExpressionKind::Negate(Box::new(inner.expression)), origin, inner.depth)?
        } else if self.at_symbol('+') {
            self.at += 1;
            self.unary()?
        } else {
            self.power()?
        };
        self.nesting -= 1;
        Some(part)
    }

    fn power(&mut self) -> Option<Part> {
        let base = self.entry()?;
        if !self.at_symbol('^') {
            return Some(base);
        }
        self.at += 1;
        let exponent = self.unary()?;
        let origin = base.expression.origin.to(&exponent.expression.origin);
        let kind = ExpressionKind::Power(Box::new(base.expression), Box::new(exponent.expression));
        self.node(kind, origin, base.depth.max(exponent.depth))
    }

    /// An atom, or an entry of a vector or of a matrix.
    fn entry(&mut self) -> Option<Part> {
        let mut part = self.atom()?;
        while self.peek() == Some(&TokenKind::Open('[')) {
            let origin = part.expression.origin.clone();
            self.at += 1;
            let (indices, depth) = self.list(']')?;
            let origin = origin.to(&self.tokens[self.at - 1].origin);
            let kind = ExpressionKind::Index(Box::new(part.expression), indices);
            part = self.node(kind, origin, part.depth.max(depth))?;
        }
        Some(part)
    }

    /// What stands between delimiters, separated by commas, and the closing one; with the depth of the deepest part.
    fn list(&mut self, close: char) -> Option<(Vec<Expression>, usize)> {
        let (mut items, mut depth) = (Vec::new(), 0);
        while self.peek() != Some(&TokenKind::Close(close)) {
            let item = self.sum()?;
            depth = depth.max(item.depth);
            items.push(item.expression);
            match self.peek() {
                Some(TokenKind::Symbol(',')) => self.at += 1,
                Some(TokenKind::Close(_)) => {}
                _ => {
                    self.leftover();
                    return None;
                }
            }
        }
        self.at += 1;
        Some((items, depth))
    }

    fn atom(&mut self) -> Option<Part> {
        let Some(token) = self.tokens.get(self.at) else {
            let last = self.tokens.last().map(|t| t.kind.to_string()).unwrap_or_default();
            self.error(Diagnostic::error(self.here(), format!("an operand is missing after `{last}`")));
            return None;
        };
        let origin = token.origin.clone();
        self.at += 1;
        match &token.kind {
            TokenKind::Number(text) => self.number(text, origin),
            TokenKind::Identifier(name) => self.name(name, origin),
            TokenKind::Open('(') => {
                let inner = self.parenthesised(&origin)?;
                // The parentheses belong to the place: an operator's origin then covers whole operands.
                let close = self.tokens[self.at - 1].origin.clone();
                let Part { mut expression, depth } = inner;
                expression.origin = origin.to(&close);
                Some(Part { expression, depth })
            }
            TokenKind::Open('[') => {
                let (items, depth) = self.list(']')?;
                let origin = origin.to(&self.tokens[self.at - 1].origin);
                self.node(ExpressionKind::List(items), origin, depth)
            }
            other => {
                self.error(unexpected(other, origin));
                None
            }
        }
    }

    /// A sum and the `)` after it.
    fn parenthesised(&mut self, opener: &Origin) -> Option<Part> {
        if self.peek() == Some(&TokenKind::Close(')')) {
            let origin = opener.to(&self.here());
            self.error(Diagnostic::error(origin, "there is nothing between these parentheses"));
            return None;
        }
        let inner = self.sum()?;
        if self.peek() != Some(&TokenKind::Close(')')) {
            self.leftover();
            return None;
        }
        self.at += 1;
        Some(inner)
    }

    fn number(&mut self, text: &str, origin: Origin) -> Option<Part> {
        const TYPES: [&str; 14] =
            ["f32", "f64", "i8", "i16", "i32", "i64", "i128", "isize", "u8", "u16", "u32", "u64", "u128", "usize"];
        let error = match parse_number(text) {
            Ok(value) => return Some(Part::leaf(ExpressionKind::Number(value), origin)),
            Err(NumberError::Suffix(number, suffix)) if TYPES.contains(&suffix.trim_start_matches('_')) => {
                Diagnostic::error(origin.clone(), format!("`{text}`: numbers are exact and have no type"))
                    .help(format!("write `{}`", number.trim_end_matches('_')))
            }
            Err(NumberError::Suffix(number, suffix)) => {
                Diagnostic::error(origin.clone(), format!("an operator is missing in `{text}`"))
                    .help(format!("`{text}`: write `{}*{suffix}`", number.trim_end_matches('_')))
            }
            Err(NumberError::Base) => {
                Diagnostic::error(origin.clone(), format!("`{text}`: numbers are written in decimal"))
            }
            Err(NumberError::Range) => {
                Diagnostic::error(origin.clone(), format!("`{}`: the exponent is out of range", shortened(text)))
            }
            Err(NumberError::Digits(count)) => {
                let message = format!("`{}`: a number of {count} digits", shortened(text));
                Diagnostic::error(origin.clone(), message)
            }
        };
        self.error(error);
        // Goes on as if it were a number, to find what else is wrong.
        Some(Part::leaf(ExpressionKind::Number(num_traits::One::one()), origin))
    }

    fn name(&mut self, name: &str, origin: Origin) -> Option<Part> {
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
        let function = Function::ALL.into_iter().find(|f| f.name() == name);
        let binary = BinaryFunction::ALL.into_iter().find(|f| f.name() == name);
        let operation = Operation::ALL.into_iter().find(|o| o.name() == name);
        if function.is_none() && binary.is_none() && operation.is_none() {
            self.error(unknown_function(name, origin.clone()));
            self.skip_group();
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
            self.error(Diagnostic::error(origin, "there is nothing between these parentheses"));
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
                let message = format!("`{name}` takes {takes}, and not {}", given.len());
                self.error(Diagnostic::error(whole.clone(), message));
                ExpressionKind::Pi
            }
        };
        self.node(kind, whole, depth)
    }

    /// A call of a function whose name is free where it is not called; complains about the number of arguments.
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
                let error = Diagnostic::error(whole.clone(), format!("`{name}` takes {takes}, and not {given}"));
                self.error(match binary {
                    Some(BinaryFunction::Atan2) => error.help("`atan2(y, x)` is the angle of the point (x, y)"),
                    Some(_) if given > 2 => error.help(format!("of three: `{name}({name}(a, b), c)`")),
                    _ => error,
                });
                ExpressionKind::Pi
            }
        }
    }

    /// `x{i}`, `x{i-1}_dot`: a name with indices in it.
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
                    let message = format!("an index in a name is not negative, and this is {negative}");
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

    /// `sum(i in 1..3, expression)`, from the index on.
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
        // (Of an empty sum the body is read as well, to know where it ends.)
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
        let error = Diagnostic::error(origin.to(&self.here()), "a sum is over an index");
        self.error(error.help("write `sum(i in 1..3, m{i}*x{i})`, both ends included"));
        None
    }

    fn bound(&mut self) -> Option<i64> {
        let bound = self.sum()?;
        integer(&bound.expression).map_err(|errors| self.errors.extend(errors)).ok()
    }

    /// Passes over a group: delimiters are balanced.
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

    /// Something stands where an operator or the end should be.
    fn leftover(&mut self) {
        let Some(token) = self.tokens.get(self.at) else { return };
        let error = unexpected(&token.kind, token.origin.clone());
        self.error(error);
    }
}

/// The beginning of a long number.
fn shortened(text: &str) -> String {
    const SHOWN: usize = 20;
    if text.len() <= 2 * SHOWN { text.to_owned() } else { text.chars().take(SHOWN).chain(['…']).collect() }
}

fn unexpected(kind: &TokenKind, origin: Origin) -> Diagnostic {
    match kind {
        TokenKind::Symbol('=') => Diagnostic::error(origin, "`=` has no place in an expression")
            .help("a constraint is the expression that vanishes: for `a = b` write `a - b`"),
        TokenKind::Symbol(c @ ('<' | '>' | '!' | '&' | '|')) => {
            Diagnostic::error(origin, format!("`{c}`: expressions have no comparisons and no logic"))
        }
        TokenKind::Symbol('.') => {
            Diagnostic::error(origin, "unexpected `.`").help("a decimal has a digit before its point: `0.5`")
        }
        TokenKind::Symbol(',') => {
            Diagnostic::error(origin, "unexpected `,`").help("vectors are written `[a, b]`, and `0.5` with a point")
        }
        TokenKind::Symbol('\'') => {
            Diagnostic::error(origin, "unexpected `'`").help("the velocity of `x` is `x_dot` or `dot(x)`")
        }
        TokenKind::Symbol(c @ ('*' | '/' | '^')) => {
            Diagnostic::error(origin, format!("an operand is missing before `{c}`"))
        }
        TokenKind::Open('{') => Diagnostic::error(origin, format!("unexpected `{kind}`"))
            .help("expressions are grouped by parentheses `(…)`"),
        TokenKind::Close(c) => Diagnostic::error(origin, format!("an operand is missing before `{c}`")),
        TokenKind::Text(_) => Diagnostic::error(origin, "an expression is written without quotes here"),
        _ => Diagnostic::error(origin, format!("unexpected `{kind}`")),
    }
}

fn unknown_function(name: &str, origin: Origin) -> Diagnostic {
    let error = Diagnostic::error(origin, format!("`{name}` is not a function"));
    let usual = match name.to_lowercase().as_str() {
        "log" => Some("ln"),
        "arcsin" => Some("asin"),
        "arccos" => Some("acos"),
        "arctan" => Some("atan"),
        "arctan2" => Some("atan2"),
        "fabs" | "magnitude" => Some("abs"),
        "sgn" | "signum" => Some("sign"),
        "minimum" | "fmin" => Some("min"),
        "maximum" | "fmax" => Some("max"),
        "tg" => Some("tan"),
        "sh" => Some("sinh"),
        "ch" => Some("cosh"),
        "th" => Some("tanh"),
        "root" => Some("sqrt"),
        "pow" => return error.help("a power is written `x^2`"),
        _ => {
            let functions = Function::ALL.iter().map(|f| f.name()).chain(BinaryFunction::ALL.iter().map(|f| f.name()));
            suggest(name, functions.chain(Operation::ALL.iter().map(|o| o.name())))
        }
    };
    match usual {
        // A one-letter name is a factor, not a misspelt function.
        Some(function) if name.chars().count() > 1 => error.help(format!("did you mean `{function}`?")),
        _ => error.help(format!("a product is written `{name}*(…)`")),
    }
}
