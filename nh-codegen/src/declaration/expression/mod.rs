//! The grammar of expressions, by recursive descent over tokens.
//!
//! ```text
//! sum     = product { ("+" | "-") product }
//! product = unary { ("*" | "/") unary }
//! unary   = ("-" | "+") unary | power
//! power   = entry [ "^" unary ]                   so that x^y^z = x^(y^z), -x^2 = -(x^2), 2^-1 is allowed
//! entry   = atom { "[" list "]" }
//! atom    = number | "pi" | "π" | name | function "(" list ")" | "(" sum ")" | "[" list "]" | "|" sum "|"
//!         | ("if" | "where") "(" condition "," sum "," { condition "," sum "," } sum ")"
//!         | "sum" "(" name "in" sum ".." sum "," sum ")"
//! name    = letters { "{" sum "}" [ letters ] }    the letters after a brace begin with "_"
//! list    = sum { "," sum } [ "," ]
//! condition  = joint { "or" joint }
//! joint      = comparison { "and" comparison }
//! comparison = "not" comparison | "(" condition ")" | sum relation sum { relation sum }
//! relation   = "<" | "<=" | ">" | ">="
//! ```

mod messages;
mod names;
mod pieces;
mod usual;

use super::family::Indices;
use super::number::{NumberError, parse_number};
use super::tokens::{MAX_ERRORS, Token, TokenKind, check_balance, origin_of};
use super::{BinaryOperator, Expression, ExpressionKind};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use crate::tree::Function;
use messages::{shortened, unexpected};
use pieces::is_word;

/// Maximum nesting of parentheses, signs and exponents, because later stages may recurse.
const MAX_NESTING: usize = 100;

/// Maximum depth of an expression tree; a sum of 2000 terms is this deep.
const MAX_DEPTH: usize = 2000;

/// Maximum number of parts of sums over an index, written out.
const MAX_PARTS: usize = 20_000;

/// Reads one expression from `tokens`; `whole` is its place if there are none.
///
/// # Errors
/// All errors that can be distinguished.
pub fn parse_expression(tokens: &[Token], whole: &Origin) -> Result<Expression, Diagnostics> {
    parse_expression_with(tokens, whole, &Indices::new())
}

/// Does the same as [`parse_expression`] with values for indices and constants.
pub(super) fn parse_expression_with(
    tokens: &[Token],
    whole: &Origin,
    indices: &Indices,
) -> Result<Expression, Diagnostics> {
    let (expression, errors) = read_expression(tokens, whole, indices);
    errors.or(expression, Diagnostic::error(origin_of(tokens, whole), "not an expression"))
}

/// Does the same, and returns the expression even after an error that does not hide the rest, with
/// a number in its place.
pub(super) fn read_expression(
    tokens: &[Token],
    whole: &Origin,
    indices: &Indices,
) -> (Option<Expression>, Diagnostics) {
    if tokens.is_empty() {
        return (None, Diagnostic::error(whole.clone(), "an expression is missing here").into());
    }
    if let Err(errors) = check_balance(tokens) {
        return (None, errors);
    }
    let left = tokens.len() + MAX_PARTS;
    let mut parser =
        Parser { tokens, at: 0, nesting: 0, indices: indices.clone(), left, conditions: 0, errors: Diagnostics::new() };
    let mut parsed = parser.sum();
    if parsed.is_some() && parser.at < tokens.len() {
        parser.leftover();
        parsed = None;
    }
    (parsed.map(|part| part.expression), parser.errors)
}

struct Parser<'t> {
    tokens: &'t [Token],
    at: usize,
    nesting: usize,
    indices: Indices,
    /// Number of parts that may still be read.
    left: usize,
    /// Number of enclosing conditions: inside one, `and` ends an expression.
    conditions: usize,
    errors: Diagnostics,
}

/// A parsed part and the depth of its tree.
#[derive(Clone)]
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

    /// Returns the place of the next token, or of the last one at the end.
    fn here(&self) -> Origin {
        let i = self.at.min(self.tokens.len().saturating_sub(1));
        self.tokens.get(i).map_or(Origin::Whole, |t| t.origin.clone())
    }

    fn error(&mut self, error: Diagnostic) {
        self.errors.push(error);
    }

    /// Creates a node over one or two parts; `None` if the tree becomes too deep.
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
                Some(TokenKind::Identifier(word)) if self.conditions > 0 && is_word(word) => return Some(left),
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

    /// Reports a missing operator between two operands; the parser continues with a product to find
    /// further errors.
    fn missing_operator(&mut self) {
        let (before, after) = (&self.tokens[self.at - 1], &self.tokens[self.at]);
        let origin = before.origin.to(&after.origin);
        let message = format!("an operator is missing between `{}` and `{}`", before.kind, after.kind);
        let error = Diagnostic::error(origin, message);
        self.error(error.help(format!("a product is written `{} * {}`", before.kind, after.kind)));
    }

    fn unary(&mut self) -> Option<Part> {
        // Every recursion of the grammar passes through here.
        if self.errors.list.len() >= MAX_ERRORS {
            return None;
        }
        self.left = self.left.saturating_sub(1);
        if self.left == 0 {
            let message = format!("this expression has more than {MAX_PARTS} parts after its sums are written out");
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

    /// Reads an atom, or an entry of a vector or of a matrix.
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

    /// Reads expressions separated by commas, including the closing delimiter, and returns them
    /// with the depth of the deepest one.
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
                // The place includes the parentheses, so that an operator's origin covers whole
                // operands.
                let close = self.tokens[self.at - 1].origin.clone();
                let Part { mut expression, depth } = inner;
                expression.origin = origin.to(&close);
                Some(Part { expression, depth })
            }
            // .5
            TokenKind::Symbol('.') if let Some(TokenKind::Number(digits)) = self.peek() => {
                self.at += 1;
                self.number(&format!("0.{digits}"), origin.to(&self.tokens[self.at - 1].origin))
            }
            // |x|
            TokenKind::Symbol('|') => {
                let inner = self.sum()?;
                if !self.at_symbol('|') {
                    match self.peek() {
                        Some(_) => self.leftover(),
                        None => self.error(Diagnostic::error(origin, "`|` is never closed")),
                    }
                    return None;
                }
                let origin = origin.to(&self.here());
                self.at += 1;
                self.node(ExpressionKind::Call(Function::Abs, Box::new(inner.expression)), origin, inner.depth)
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

    /// Reads a sum and the `)` after it.
    fn parenthesised(&mut self, opener: &Origin) -> Option<Part> {
        if self.peek() == Some(&TokenKind::Close(')')) {
            let origin = opener.to(&self.here());
            self.error(Diagnostic::error(origin, "these parentheses are empty"));
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
            Err(NumberError::Float) => {
                let message = format!("`{}` is out of the range of floating-point numbers", shortened(text));
                Diagnostic::error(origin.clone(), message)
                    .help("floating-point numbers range from about 1e-308 to 1e308")
            }
            Err(NumberError::Digits(count)) => {
                let message = format!("`{}`: a number of {count} digits", shortened(text));
                Diagnostic::error(origin.clone(), message)
            }
        };
        self.error(error);
        // The parser continues as if this were a number, to find further errors.
        Some(Part::leaf(ExpressionKind::Number(num_traits::One::one()), origin))
    }

    /// Reports a token where an operator or the end should be.
    fn leftover(&mut self) {
        let Some(token) = self.tokens.get(self.at) else { return };
        let error = unexpected(&token.kind, token.origin.clone());
        self.error(error);
    }
}
