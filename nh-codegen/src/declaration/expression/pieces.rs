//! Piecewise functions: `if` selects the pieces by comparisons, `interp` by the rows of a table.

use super::super::tokens::TokenKind;
use super::super::{BinaryOperator, Expression, ExpressionKind};
use super::{Parser, Part};
use crate::origin::{Diagnostic, Origin};
use crate::tree::{BinaryFunction, Side};
use num_rational::BigRational;
use num_traits::{ToPrimitive, Zero};

/// The condition for a piece.
#[derive(Clone)]
pub(super) enum Condition {
    /// The expression is positive, or is not positive.
    Sign(Side, Box<Expression>, usize),
    And(Box<Condition>, Box<Condition>),
    Or(Box<Condition>, Box<Condition>),
}

impl Condition {
    fn negated(self) -> Condition {
        match self {
            Condition::Sign(side, expression, depth) => Condition::Sign(side.other(), expression, depth),
            Condition::And(a, b) => Condition::Or(Box::new(a.negated()), Box::new(b.negated())),
            Condition::Or(a, b) => Condition::And(Box::new(a.negated()), Box::new(b.negated())),
        }
    }

    /// Returns the condition that `greater` is above `less`, or is not above it.
    fn above(side: Side, greater: &Part, less: &Part) -> Condition {
        let (g, l) = (&greater.expression, &less.expression);
        let difference = match (is_zero(g), is_zero(l)) {
            (_, true) => g.kind.clone(),
            (true, _) => ExpressionKind::Negate(Box::new(l.clone())),
            _ => ExpressionKind::Binary(BinaryOperator::Subtract, Box::new(g.clone()), Box::new(l.clone())),
        };
        let expression = Expression { kind: difference, origin: g.origin.to(&l.origin) };
        Condition::Sign(side, Box::new(expression), greater.depth.max(less.depth) + 1)
    }
}

/// Returns whether a name is a word that joins conditions.
pub(super) fn is_word(name: &str) -> bool {
    matches!(name, "and" | "or" | "not")
}

fn is_zero(expression: &Expression) -> bool {
    matches!(&expression.kind, ExpressionKind::Number(number) if number.is_zero())
}

/// Maximum number of rows of a table.
const MAX_ROWS: usize = 200;

impl Parser<'_> {
    /// Reads `if(x < 0, a, x < 1, b, c)` from the first condition on: `a` if the first condition
    /// holds, otherwise `b` if the second one holds, otherwise `c`.
    pub(super) fn pieces(&mut self, name: &str, origin: &Origin) -> Option<Part> {
        let usage =
            |error: Diagnostic| error.help(format!("write `{name}(x < 0, a, b)`: a where x < 0, and b elsewhere"));
        let mut arms = Vec::new();
        loop {
            let start = self.at;
            if !self.has_comparison_ahead() {
                if arms.is_empty() {
                    let error =
                        Diagnostic::error(self.here(), format!("the first argument of `{name}` must be a comparison"));
                    self.error(usage(error));
                    return None;
                }
                let otherwise = self.sum()?;
                if !self.closes() {
                    if self.at_symbol(',') {
                        let error =
                            Diagnostic::error(self.tokens[start].origin.clone(), "a comparison is missing here");
                        self.error(usage(error));
                    } else {
                        self.leftover();
                    }
                    return None;
                }
                let whole = origin.to(&self.tokens[self.at - 1].origin);
                let mut value = otherwise;
                for (condition, part) in arms.into_iter().rev() {
                    let first = self.where_holds(&condition, part, &whole)?;
                    let rest = self.where_holds(&condition.negated(), value, &whole)?;
                    value = self.binary(BinaryOperator::Add, first, rest)?;
                    value.expression.origin = whole.clone();
                }
                return Some(value);
            }
            self.conditions += 1;
            let condition = self.condition();
            self.conditions -= 1;
            let condition = condition?;
            self.comma(&usage)?;
            let part = self.sum()?;
            arms.push((condition, part));
            self.comma(&usage)?;
        }
    }

    fn comma(&mut self, usage: &dyn Fn(Diagnostic) -> Diagnostic) -> Option<()> {
        if self.at_symbol(',') {
            self.at += 1;
            return Some(());
        }
        match self.peek() {
            Some(TokenKind::Close(_)) => {
                let error = Diagnostic::error(self.here(), "the value for the remaining case is missing");
                self.error(usage(error));
            }
            _ => self.leftover(),
        }
        None
    }

    /// Consumes the closing parenthesis, if it is next.
    fn closes(&mut self) -> bool {
        let closes = self.peek() == Some(&TokenKind::Close(')'));
        self.at += usize::from(closes);
        closes
    }

    /// Returns whether a comparison precedes the next comma or the end of the group, outside the
    /// arguments of functions.
    fn has_comparison_ahead(&self) -> bool {
        let mut calls = Vec::new();
        let mut is_after_name = false;
        for token in &self.tokens[self.at..] {
            let in_call = calls.contains(&true);
            match &token.kind {
                TokenKind::Open(_) => calls.push(is_after_name),
                TokenKind::Close(_) if calls.pop().is_none() => return false,
                TokenKind::Symbol(',') if calls.is_empty() => return false,
                TokenKind::Symbol('<' | '>' | '=' | '!') if !in_call => return true,
                TokenKind::Identifier(word) if !in_call && is_word(word) => return true,
                _ => {}
            }
            is_after_name = matches!(&token.kind, TokenKind::Identifier(word) if !is_word(word));
        }
        false
    }

    /// Reads `a or b`; `or` has lower precedence than `and`, and `and` than `not`.
    fn condition(&mut self) -> Option<Condition> {
        let mut left = self.conjunction()?;
        while self.takes_word("or") {
            left = Condition::Or(Box::new(left), Box::new(self.conjunction()?));
        }
        Some(left)
    }

    fn conjunction(&mut self) -> Option<Condition> {
        let mut left = self.comparison()?;
        while self.takes_word("and") {
            left = Condition::And(Box::new(left), Box::new(self.comparison()?));
        }
        Some(left)
    }

    fn takes_word(&mut self, word: &str) -> bool {
        let is_it = matches!(self.peek(), Some(TokenKind::Identifier(name)) if name == word);
        self.at += usize::from(is_it);
        is_it
    }

    /// Reads `x < y`, or a chain such as `0 < x <= 1`.
    fn comparison(&mut self) -> Option<Condition> {
        if self.takes_word("not") {
            return Some(self.comparison()?.negated());
        }
        if self.peek() == Some(&TokenKind::Open('(')) && self.opens_a_condition() {
            self.at += 1;
            let inner = self.condition()?;
            if !self.closes() {
                self.leftover();
                return None;
            }
            return Some(inner);
        }
        let mut left = self.sum()?;
        let mut all: Option<Condition> = None;
        loop {
            let origin = self.here();
            let (first, second) = (self.peek(), self.tokens.get(self.at + 1).map(|token| &token.kind));
            let or_equal = second == Some(&TokenKind::Symbol('='));
            let is_less = match first {
                Some(TokenKind::Symbol('<')) => true,
                Some(TokenKind::Symbol('>')) => false,
                Some(TokenKind::Symbol('=' | '!')) => {
                    let error = Diagnostic::error(origin, "a condition is an inequality: `<`, `<=`, `>` or `>=`");
                    self.error(error.help("two numbers are equal at isolated points only, and no motion stays there"));
                    return None;
                }
                Some(TokenKind::Symbol('&' | '|')) => {
                    let error = Diagnostic::error(origin, "conditions are joined by words");
                    self.error(error.help("write `x > 0 and y > 0`, `x > 0 or y > 0`, `not x > 0`"));
                    return None;
                }
                _ => match all {
                    Some(all) => return Some(all),
                    None => {
                        let error = Diagnostic::error(left.expression.origin, "a comparison is missing here");
                        self.error(error.help("a condition compares numbers, as in `x > 0`"));
                        return None;
                    }
                },
            };
            self.at += 1 + usize::from(or_equal);
            let right = self.sum()?;
            // a < b is b − a > 0, and a ≤ b is not a − b > 0.
            let (greater, less) = if is_less == or_equal { (&left, &right) } else { (&right, &left) };
            let side = if or_equal { Side::NotAbove } else { Side::Above };
            let this = Condition::above(side, greater, less);
            all = Some(match all {
                Some(before) => Condition::And(Box::new(before), Box::new(this)),
                None => this,
            });
            left = right;
        }
    }

    /// Returns whether this parenthesis encloses a condition rather than a number.
    fn opens_a_condition(&mut self) -> bool {
        self.at += 1;
        let opens = self.has_comparison_ahead();
        self.at -= 1;
        opens
    }

    /// Returns an expression that is the part if the condition holds, otherwise 0.
    fn where_holds(&mut self, condition: &Condition, part: Part, whole: &Origin) -> Option<Part> {
        match condition {
            Condition::Sign(side, expression, depth) => {
                let below = part.depth.max(*depth);
                let function = BinaryFunction::Where(*side);
                let kind = ExpressionKind::Call2(function, expression.clone(), Box::new(part.expression));
                self.node(kind, whole.clone(), below)
            }
            Condition::And(a, b) => {
                let inner = self.where_holds(b, part, whole)?;
                self.where_holds(a, inner, whole)
            }
            Condition::Or(a, b) => {
                let first = self.where_holds(a, part.clone(), whole)?;
                let second = self.where_holds(b, part, whole)?;
                let second = self.where_holds(&a.clone().negated(), second, whole)?;
                self.binary(BinaryOperator::Add, first, second)
            }
        }
    }

    /// Writes out `interp(x, [x0, x1, …], [y0, y1, …])`: the natural cubic spline through these
    /// points, continued by its tangents.
    ///
    /// Between two points it is y + d (s + d (m/2 + d t)) with d = x − x0; comparisons choose the
    /// numbers. The second derivatives m at the points make the first derivative continuous. They
    /// vanish at both ends, so the continuation by tangents is twice differentiable.
    ///
    /// **Source** C. de Boor, A Practical Guide to Splines (2001), chapter IV.
    pub(super) fn table(&mut self, arguments: Vec<Expression>, depth: usize, whole: &Origin) -> Option<Part> {
        let usage =
            "write `interp(x, [0, 1, 2], [0, 0.5, 2])`: the values of x in ascending order, and the value at each";
        let [x, knots, values] = &arguments[..] else {
            let message = format!("`interp` takes three arguments, not {}", arguments.len());
            self.error(Diagnostic::error(whole.clone(), message).help(usage));
            return None;
        };
        let [knots, values] = [self.numbers(knots, usage)?, self.numbers(values, usage)?];
        let message = match (knots.len(), values.len()) {
            (0 | 1, _) => Some("a table needs at least two rows".to_owned()),
            (n, _) if n > MAX_ROWS => Some(format!("a table has at most {MAX_ROWS} rows, but this one has {n}")),
            (n, m) if n != m => Some(format!("the table has {n} places and {m} values")),
            _ if knots.windows(2).any(|pair| pair[0] >= pair[1]) => {
                Some("the places are not in ascending order".to_owned())
            }
            _ => None,
        };
        if let Some(message) = message {
            self.error(Diagnostic::error(whole.clone(), message).help(usage));
            return None;
        }
        let pieces = spline(&knots, &values);
        let origin = x.origin.clone();
        let x = Part { expression: x.clone(), depth };
        let [place, value, slope, half, third] =
            [0, 1, 2, 3, 4].map(|i| pieces.iter().map(|piece| piece[i].clone()).collect::<Vec<_>>());
        let [place, value, slope, half, third] =
            [place, value, slope, half, third].map(|column| self.chosen(&x, &knots, &column, &origin));
        let distance = self.binary(BinaryOperator::Subtract, x.clone(), place?)?;
        let mut sum = third?;
        for coefficient in [half?, slope?, value?] {
            let product = self.binary(BinaryOperator::Multiply, distance.clone(), sum)?;
            sum = self.binary(BinaryOperator::Add, coefficient, product)?;
        }
        sum.expression.origin = whole.clone();
        Some(sum)
    }

    /// Returns the number in a column for the piece that contains x: the one before the first knot,
    /// or after the i-th one.
    fn chosen(&mut self, x: &Part, knots: &[BigRational], column: &[BigRational], origin: &Origin) -> Option<Part> {
        let number = |value: &BigRational| Part::leaf(ExpressionKind::Number(value.clone()), origin.clone());
        if column.iter().all(|value| *value == column[0]) {
            return Some(number(&column[0]));
        }
        let middle = knots.len() / 2;
        let condition = Condition::above(Side::Above, x, &number(&knots[middle]));
        let low = self.chosen(x, &knots[..middle], &column[..=middle], origin)?;
        let high = self.chosen(x, &knots[middle + 1..], &column[middle + 1..], origin)?;
        let high = self.where_holds(&condition, high, origin)?;
        let low = self.where_holds(&condition.negated(), low, origin)?;
        self.binary(BinaryOperator::Add, high, low)
    }

    /// Reads a list of numbers.
    fn numbers(&mut self, list: &Expression, usage: &str) -> Option<Vec<BigRational>> {
        let items = match &list.kind {
            ExpressionKind::List(items) => items.as_slice(),
            _ => {
                self.error(Diagnostic::error(list.origin.clone(), "expected a list of numbers").help(usage));
                return None;
            }
        };
        let numbers: Vec<Option<BigRational>> = items.iter().map(Expression::constant).collect();
        if let Some(at) = numbers.iter().position(Option::is_none) {
            let error = Diagnostic::error(items[at].origin.clone(), "a table contains numbers only, no names");
            self.error(error.help("scale the table instead: `a*interp(x/l, [0, 1], [0, 1])`"));
            return None;
        }
        numbers.into_iter().collect()
    }
}

/// Returns five numbers for the piece before the first knot and for each piece after a knot: the
/// reference point, the value there, the slope, half of the second derivative, and a sixth of the
/// third.
fn spline(knots: &[BigRational], values: &[BigRational]) -> Vec<[BigRational; 5]> {
    let n = knots.len();
    let to_float = |number: &BigRational| number.to_f64().unwrap_or(f64::NAN);
    let widths: Vec<f64> = knots.windows(2).map(|pair| to_float(&(&pair[1] - &pair[0]))).collect();
    let slopes: Vec<f64> =
        (0..n - 1).map(|i| to_float(&((&values[i + 1] - &values[i]) / (&knots[i + 1] - &knots[i])))).collect();
    // hᵢ₋₁ mᵢ₋₁ + 2 (hᵢ₋₁ + hᵢ) mᵢ + hᵢ mᵢ₊₁ = 6 (sᵢ − sᵢ₋₁) is diagonally dominant: elimination
    // from above, solution from below.
    let mut second = vec![0.0; n];
    let mut eliminated = vec![(0.0, 0.0); n];
    for i in 1..n - 1 {
        let (ratio, right) = eliminated[i - 1];
        let pivot = 2.0 * (widths[i - 1] + widths[i]) - widths[i - 1] * ratio;
        eliminated[i] = (widths[i] / pivot, (6.0 * (slopes[i] - slopes[i - 1]) - widths[i - 1] * right) / pivot);
    }
    for i in (1..n - 1).rev() {
        second[i] = eliminated[i].1 - eliminated[i].0 * second[i + 1];
    }
    let exact = |number: f64| BigRational::from_float(number).unwrap_or_default();
    let zero = BigRational::zero;
    let mut pieces = Vec::new();
    for i in 0..n - 1 {
        let slope = slopes[i] - widths[i] * (2.0 * second[i] + second[i + 1]) / 6.0;
        let third = (second[i + 1] - second[i]) / (6.0 * widths[i]);
        pieces.push([knots[i].clone(), values[i].clone(), exact(slope), exact(second[i] / 2.0), exact(third)]);
    }
    let last = slopes[n - 2] + widths[n - 2] * second[n - 2] / 6.0;
    pieces.push([knots[n - 1].clone(), values[n - 1].clone(), exact(last), zero(), zero()]);
    let first = pieces[0][2].clone();
    pieces.insert(0, [knots[0].clone(), values[0].clone(), first, zero(), zero()]);
    pieces
}
