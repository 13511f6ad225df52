//! Indexed families: `x{i} for i in 1..n`, and names with an index.
//!
//! A family is read once for each value of its index, so that later stages see its members only.
//! Each member has the place of the written family.

use super::expression::parse_expression_with;
use super::node::{Kind, Node, Scalar};
use super::reader::Reader;
use super::tokens::{Token, TokenKind, origin_of};
use super::{BinaryOperator, Expression, ExpressionKind};
use crate::origin::{Diagnostic, Diagnostics, Origin};
use num_traits::ToPrimitive;
use std::ops::RangeInclusive;

/// Constants and indices with their values; the last one with a given name counts.
pub(super) type Indices = Vec<(String, i64)>;

/// Maximum number of members of all families of a declaration.
const MAX_MEMBERS: usize = 10_000;

/// Maximum size of bounds, indices and constants.
pub const MAX_CONSTANT: i64 = 1_000_000;

/// Returns the value of a constant or an index.
pub(super) fn find(indices: &[(String, i64)], name: &str) -> Option<i64> {
    indices.iter().rev().find(|(known, _)| known == name).map(|(_, value)| *value)
}

/// Returns the integer value of an expression of numbers.
pub(super) fn integer(expression: &Expression) -> Result<i64, Diagnostics> {
    let value = whole(expression).filter(|value| value.abs() <= MAX_CONSTANT);
    value.ok_or_else(|| {
        let message = format!("`{expression}` is not an integer here");
        Diagnostic::error(expression.origin.clone(), message)
            .help("bounds and indices are made of numbers, indices and `constants`")
            .into()
    })
}

fn whole(expression: &Expression) -> Option<i64> {
    match &expression.kind {
        ExpressionKind::Number(value) if value.is_integer() => value.to_i64(),
        ExpressionKind::Negate(inner) => whole(inner)?.checked_neg(),
        ExpressionKind::Binary(operator, left, right) => {
            let (left, right) = (whole(left)?, whole(right)?);
            match operator {
                BinaryOperator::Add => left.checked_add(right),
                BinaryOperator::Subtract => left.checked_sub(right),
                BinaryOperator::Multiply => left.checked_mul(right),
                BinaryOperator::Divide => (right != 0 && left % right == 0).then(|| left / right),
            }
        }
        _ => None,
    }
}

/// A clause `for i in 1..n` with unread bounds.
#[derive(Clone, Copy)]
pub(super) struct Clause<'t> {
    index: &'t str,
    bounds: &'t [Token],
    place: &'t Token,
}

impl Clause<'_> {
    /// Returns the range; both ends belong to it.
    fn range(&self, indices: &Indices) -> Result<RangeInclusive<i64>, Diagnostics> {
        let place = &self.place.origin;
        let dots = self.bounds.windows(2).position(|pair| pair.iter().all(|t| t.kind == TokenKind::Symbol('.')));
        let Some(at) = dots else {
            let error = Diagnostic::error(origin_of(self.bounds, place), "a range is missing here");
            return Err(error.help("`for i in 1..3` covers 1, 2 and 3").into());
        };
        let (from, to) = (&self.bounds[..at], &self.bounds[at + 2..]);
        let to = if to.first().is_some_and(|t| t.kind == TokenKind::Symbol('=')) { &to[1..] } else { to };
        let bound = |tokens| integer(&parse_expression_with(tokens, place, indices)?);
        Ok(bound(from)?..=bound(to)?)
    }
}

/// Splits off the clauses at the end.
fn split(tokens: &[Token]) -> (&[Token], Vec<Clause<'_>>) {
    let mut depth = 0_usize;
    let mut starts = Vec::new();
    for (i, token) in tokens.iter().enumerate() {
        match &token.kind {
            TokenKind::Open(_) => depth += 1,
            TokenKind::Close(_) => depth = depth.saturating_sub(1),
            TokenKind::Identifier(word) if word == "for" && depth == 0 => {
                let next = |k: usize| tokens.get(i + k).map(|t| &t.kind);
                if let (Some(TokenKind::Identifier(_)), Some(TokenKind::Identifier(word))) = (next(1), next(2))
                    && word == "in"
                {
                    starts.push(i);
                }
            }
            _ => {}
        }
    }
    let clause = |(k, &start): (usize, &usize)| {
        let end = starts.get(k + 1).copied().unwrap_or(tokens.len());
        let TokenKind::Identifier(index) = &tokens[start + 1].kind else { return None };
        Some(Clause { index, bounds: &tokens[start + 3..end], place: &tokens[start] })
    };
    let clauses = starts.iter().enumerate().filter_map(clause).collect();
    (&tokens[..starts.first().copied().unwrap_or(tokens.len())], clauses)
}

/// Returns a scalar without the clauses at its end, and these clauses.
fn parts(node: &Node) -> Option<(Node, Vec<Clause<'_>>)> {
    let Kind::Scalar(Scalar { tokens: Ok(tokens), .. }) = &node.kind else { return None };
    let (before, clauses) = split(tokens);
    if clauses.is_empty() {
        return None;
    }
    let kind = Kind::Scalar(Scalar { text: None, tokens: Ok(before.to_vec()) });
    Some((Node::new(kind, origin_of(before, &node.origin)), clauses))
}

impl Reader {
    /// Reads `constants = {n: 3}`, for use in bounds and indices.
    pub fn constants(&mut self, node: &Node) {
        for (key, value) in self.map(node, "a map of constants, {n: 3}").unwrap_or_default() {
            let (name, value) = (self.name(key), self.expression(value));
            let (Some(name), Some(value)) = (name, value) else { continue };
            let value = find(&self.given, &name.value).map_or_else(|| integer(&value), Ok);
            let Some(value) = self.keep(value) else { continue };
            self.constants.push(name.clone());
            self.indices.push((name.value, value));
        }
    }

    /// Calls `read` for each combination of indices.
    fn over(&mut self, clauses: &[Clause<'_>], read: &mut dyn FnMut(&mut Self) -> Option<()>) -> Option<()> {
        let Some((first, rest)) = clauses.split_first() else { return read(self) };
        let range = first.range(&self.indices);
        for value in self.keep(range)? {
            self.members += 1;
            if self.members > MAX_MEMBERS {
                // Report the limit once; all later members exceed it as well.
                if self.members == MAX_MEMBERS + 1 {
                    let message = format!("the families have more than {MAX_MEMBERS} members");
                    self.error(&first.place.origin, message);
                }
                return None;
            }
            self.indices.push((first.index.to_owned(), value));
            let done = self.over(rest, read);
            self.indices.pop();
            done?;
        }
        Some(())
    }

    /// Reads an item of a list, or all items of a family: `item for i in 1..3`, or in YAML `for i
    /// in 1..3: item`.
    pub fn members<T>(
        &mut self,
        item: &Node,
        read: &mut dyn FnMut(&mut Self, &Node) -> Option<T>,
        list: &mut Vec<T>,
    ) -> Option<()> {
        if let Some((item, clauses)) = parts(item) {
            return self.over(&clauses, &mut |reader| {
                list.push(read(reader, &item)?);
                Some(())
            });
        }
        if let Kind::Map(pairs) = &item.kind
            && let [(key, value)] = &pairs[..]
            && let Some((_, clauses)) = heading(key)
        {
            return self.over(&clauses, &mut |reader| match &value.kind {
                Kind::List(items) => items.iter().try_for_each(|item| reader.members(item, read, list)),
                _ => reader.members(value, read, list),
            });
        }
        list.push(read(self, item)?);
        Some(())
    }

    /// Reads an entry of a map, or all entries of a family: `x{i} for i in 1..3: value`, or `for i
    /// in 1..3: {x{i}: value}`.
    pub fn entries_of<T>(
        &mut self,
        (key, value): (&Node, &Node),
        read: &mut dyn FnMut(&mut Self, &Node, &Node) -> Option<T>,
        list: &mut Vec<T>,
    ) -> Option<()> {
        if let Some((_, clauses)) = heading(key) {
            return self.over(&clauses, &mut |reader| {
                let pairs = reader.map(value, "a map of the members")?.to_vec();
                pairs.iter().try_for_each(|(key, value)| reader.entries_of((key, value), read, list))
            });
        }
        let family = parts(key).map(|(key, clauses)| (key, value.clone(), clauses));
        let family = family.or_else(|| parts(value).map(|(value, clauses)| (key.clone(), value, clauses)));
        if let Some((key, value, clauses)) = family {
            return self.over(&clauses, &mut |reader| {
                list.push(read(reader, &key, &value)?);
                Some(())
            });
        }
        list.push(read(self, key, value)?);
        Some(())
    }

    /// Reads a name, possibly with indices: `x{i}`, `x{i-1}_dot`.
    pub fn indexed_name(&mut self, tokens: &[Token], origin: &Origin) -> Option<String> {
        let read = parse_expression_with(tokens, origin, &self.indices);
        match self.keep(read)?.kind {
            ExpressionKind::Name(name) => Some(name),
            _ => {
                self.error(origin, "this is not a name");
                None
            }
        }
    }
}

/// Returns the clauses of a key that consists of clauses only.
fn heading(key: &Node) -> Option<(Node, Vec<Clause<'_>>)> {
    parts(key).filter(|(before, _)| matches!(&before.kind, Kind::Scalar(Scalar { tokens: Ok(t), .. }) if t.is_empty()))
}
