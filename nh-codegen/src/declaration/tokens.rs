//! Tokens: the common form of an attribute and a YAML string.
//!
//! [`flatten`] turns the token stream of an attribute into a flat list, [`lex`] does the same for a string; both give
//! the same tokens for the same text, so that one parser reads both.

use super::reader::unraw;
use crate::origin::{Diagnostic, Diagnostics, Origin, Stream};
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use unicode_normalization::UnicodeNormalization;

/// One token with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Token {
    /// Kind of the token.
    pub kind: TokenKind,
    /// Place of the token.
    pub origin: Origin,
}

/// The kinds of [`Token`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A name, Unicode letters included.
    Identifier(String),
    /// A number as written, with any letters that follow it (`1.5e-3`, `2x`, `1f64`).
    Number(String),
    /// A single punctuation character.
    Symbol(char),
    /// `(`, `[` or `{`.
    Open(char),
    /// `)`, `]` or `}`.
    Close(char),
    /// A string literal, without its quotes.
    Text(String),
    /// Another literal of Rust (`'c'`, `b"…"`), which has no meaning here.
    Other(String),
}

impl std::fmt::Display for TokenKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            TokenKind::Identifier(s) | TokenKind::Number(s) | TokenKind::Other(s) => f.write_str(s),
            TokenKind::Text(s) => write!(f, "{s:?}"),
            TokenKind::Symbol(c) | TokenKind::Open(c) | TokenKind::Close(c) => write!(f, "{c}"),
        }
    }
}

/// Returns the flat list of a token stream, depth first: a group contributes its opening delimiter,
/// its contents and its closing delimiter. Invisible groups (`Delimiter::None`) contribute their
/// contents only, because they do not survive a conversion to text. The index in the list is the
/// index of [`Origin::Tokens`].
pub fn flatten(tokens: TokenStream, stream: Stream) -> Vec<Token> {
    let mut list = Vec::new();
    // An explicit stack: the user's nesting must not exhaust the call stack.
    let mut open = vec![(tokens.into_iter(), None)];
    while let Some((rest, close)) = open.last_mut() {
        let index = list.len();
        let mut push = |kind| {
            list.push(Token { kind, origin: Origin::Tokens { stream, first: index, last: index } });
        };
        match rest.next() {
            Some(TokenTree::Group(group)) => {
                let close = match group.delimiter() {
                    Delimiter::Parenthesis => Some(('(', ')')),
                    Delimiter::Bracket => Some(('[', ']')),
                    Delimiter::Brace => Some(('{', '}')),
                    Delimiter::None => None,
                };
                if let Some((opening, _)) = close {
                    push(TokenKind::Open(opening));
                }
                open.push((group.stream().into_iter(), close.map(|(_, closing)| closing)));
            }
            Some(TokenTree::Ident(name)) => {
                words(unraw(&name.to_string())).into_iter().for_each(|kind| {
                    list.push(Token { kind, origin: Origin::Tokens { stream, first: index, last: index } })
                });
            }
            Some(TokenTree::Punct(mark)) => push(TokenKind::Symbol(mark.as_char())),
            Some(TokenTree::Literal(literal)) => {
                let text = literal.to_string();
                push(if text.starts_with(|c: char| c.is_ascii_digit()) {
                    TokenKind::Number(text)
                } else if let Ok(string) = syn::parse_str::<syn::LitStr>(&text) {
                    TokenKind::Text(string.value())
                } else {
                    TokenKind::Other(text)
                });
            }
            None => {
                if let Some(closing) = *close {
                    push(TokenKind::Close(closing));
                }
                open.pop();
            }
        }
    }
    list
}

/// A place in a text file that advances character by character.
#[derive(Clone, Debug)]
pub struct Position {
    /// Path as written.
    pub path: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
}

impl Position {
    fn advance(&mut self, c: char) {
        if c == '\n' {
            self.line += 1;
            self.column = 1;
        } else {
            self.column += 1;
        }
    }

    /// Returns the origin of `length` characters from here.
    pub fn origin(&self, length: usize) -> Origin {
        Origin::File { path: self.path.clone(), line: self.line, column: self.column, length: length.max(1) }
    }
}

/// Maximum number of errors of one kind in one text; further ones add nothing.
pub(super) const MAX_ERRORS: usize = 10;

/// Returns the tokens of `text`, whose first character is at `start`.
///
/// # Errors
/// Characters that begin no token.
pub fn lex(text: &str, start: Position) -> Result<Vec<Token>, Diagnostics> {
    let characters: Vec<char> = text.chars().collect();
    let mut position = start;
    let mut at = 0;
    let mut list = Vec::new();
    let mut errors = Diagnostics::new();
    while let Some(&c) = characters.get(at).filter(|_| errors.list.len() < MAX_ERRORS) {
        let rest = &characters[at..];
        let (length, kinds) = if c.is_whitespace() {
            (1, Vec::new())
        } else if is_identifier_start(c) {
            let length = rest.iter().take_while(|c| is_identifier_continue(**c)).count();
            let name: String = rest[..length].iter().collect();
            // x' is the rate of x.
            match rest.get(length) {
                Some('\'' | '′') if !matches!(rest.get(length + 1), Some('\'' | '′')) => {
                    (length + 1, vec![TokenKind::Identifier(name + RATE)])
                }
                _ => (length, words(&name)),
            }
        } else if c.is_ascii_digit() {
            let length = number_length(rest);
            (length, vec![TokenKind::Number(rest[..length].iter().collect())])
        } else if matches!(c, '(' | '[' | '{') {
            (1, vec![TokenKind::Open(c)])
        } else if matches!(c, ')' | ']' | '}') {
            (1, vec![TokenKind::Close(c)])
        } else if c.is_ascii_punctuation() {
            (1, vec![TokenKind::Symbol(c)])
        } else if let Some(raised) = raised_length(rest) {
            (raised, power(&rest[..raised]))
        } else if let Some(kinds) = typeset(c, list.last().map(|token: &Token| &token.kind)) {
            if c == '°' {
                let number = list.pop().map(|token| token.kind);
                let origin = position.origin(1);
                let opened = std::iter::once(TokenKind::Open('(')).chain(number);
                list.extend(opened.map(|kind| Token { kind, origin: origin.clone() }));
            }
            (1, kinds)
        } else {
            let error = Diagnostic::error(position.origin(1), format!("unexpected character `{c}`"));
            errors.push(match look_alike(c) {
                Some(help) => error.help(help),
                None => error,
            });
            (1, Vec::new())
        };
        list.extend(kinds.into_iter().map(|kind| Token { kind, origin: position.origin(length) }));
        rest[..length].iter().for_each(|c| position.advance(*c));
        at += length;
    }
    errors.propagate()?;
    Ok(list)
}

/// Returns whether a name may continue with this character. The dot of a product does not continue
/// a name, although Rust allows it in names.
fn is_identifier_continue(c: char) -> bool {
    c != '·' && unicode_ident::is_xid_continue(c)
}

fn is_identifier_start(c: char) -> bool {
    c == '_' || unicode_ident::is_xid_start(c)
}

/// Returns the number of characters of the number at the start of `rest`, by the rules of Rust's
/// lexer: digits, a point that is not followed by a point or a name, an exponent, and attached
/// letters.
fn number_length(rest: &[char]) -> usize {
    let digits = |from: usize| rest[from..].iter().take_while(|c| c.is_ascii_digit() || **c == '_').count();
    let mut end = digits(0);
    if rest.get(end) == Some(&'.') && !rest.get(end + 1).is_some_and(|c| *c == '.' || is_identifier_start(*c)) {
        end += 1 + digits(end + 1);
    }
    if matches!(rest.get(end), Some('e' | 'E')) {
        let sign = usize::from(matches!(rest.get(end + 1), Some('+' | '-')));
        if rest.get(end + 1 + sign).is_some_and(char::is_ascii_digit) {
            end += 1 + sign + digits(end + 1 + sign);
        }
    }
    end + rest[end..].iter().take_while(|c| is_identifier_continue(**c)).count()
}

/// The suffix in the name of a coordinate's velocity.
const RATE: &str = "_dot";

/// Splits a name of Rust into the grammar's tokens: `ẋ` is `x_dot`, and `m·g` the product of two.
fn words(text: &str) -> Vec<TokenKind> {
    let mut kinds = Vec::new();
    for (i, word) in text.split('·').enumerate() {
        if i > 0 {
            kinds.push(TokenKind::Symbol('*'));
        }
        if !word.is_empty() {
            kinds.push(TokenKind::Identifier(undotted(word).unwrap_or_else(|| word.to_owned())));
        }
    }
    kinds
}

/// Returns the name of the rate for a name with one dot above one of its letters.
fn undotted(name: &str) -> Option<String> {
    const DOT_ABOVE: char = '\u{307}';
    if name.is_ascii() || name.nfd().filter(|c| *c == DOT_ABOVE).count() != 1 {
        return None;
    }
    let plain: String = name.nfd().filter(|c| *c != DOT_ABOVE).nfc().collect();
    Some(plain + RATE)
}

/// Raised digits, in the order of their values.
const RAISED: [char; 10] = ['⁰', '¹', '²', '³', '⁴', '⁵', '⁶', '⁷', '⁸', '⁹'];

/// Returns the number of characters at the start of `rest` that form an exponent, `²` or `⁻¹²`.
fn raised_length(rest: &[char]) -> Option<usize> {
    let sign = usize::from(rest.first() == Some(&'⁻'));
    let digits = rest[sign..].iter().take_while(|c| RAISED.contains(c)).count();
    (digits > 0).then_some(sign + digits)
}

/// Returns a raised number as a power.
fn power(raised: &[char]) -> Vec<TokenKind> {
    let digits =
        raised.iter().filter_map(|c| char::from_digit(RAISED.iter().position(|r| r == c)? as u32, 10)).collect();
    let mut kinds = vec![TokenKind::Symbol('^')];
    kinds.extend((raised[0] == '⁻').then_some(TokenKind::Symbol('-')));
    kinds.push(TokenKind::Number(digits));
    kinds
}

/// Returns the tokens of a sign of typeset mathematics. Those of degrees follow the number, before
/// which an opening parenthesis is inserted.
fn typeset(c: char, before: Option<&TokenKind>) -> Option<Vec<TokenKind>> {
    let number = |n: &str| TokenKind::Number(n.to_owned());
    let symbols = |text: &str| text.chars().map(TokenKind::Symbol).collect();
    let fraction =
        |n, d| vec![TokenKind::Open('('), number(n), TokenKind::Symbol('/'), number(d), TokenKind::Close(')')];
    Some(match c {
        '−' | '–' | '—' => symbols("-"),
        '·' | '×' | '⋅' | '∙' | '•' | '∗' => symbols("*"),
        '÷' | '∕' | '⁄' => symbols("/"),
        '≤' => symbols("<="),
        '≥' => symbols(">="),
        '½' => fraction("1", "2"),
        '¼' => fraction("1", "4"),
        '¾' => fraction("3", "4"),
        '°' if matches!(before, Some(TokenKind::Number(_))) => {
            let pi = TokenKind::Identifier("pi".to_owned());
            vec![TokenKind::Symbol('*'), pi, TokenKind::Symbol('/'), number("180"), TokenKind::Close(')')]
        }
        _ => return None,
    })
}

/// Returns advice for a character that was pasted from a paper and is no sign by itself.
fn look_alike(c: char) -> Option<&'static str> {
    Some(match c {
        '√' => "write `sqrt(…)`",
        '°' => "write it directly after a number, `45°`, or write `*pi/180`",
        '≠' | '≈' | '≡' => "a condition is an inequality, `x > 0`",
        _ => return None,
    })
}

/// Checks that delimiters come in pairs.
///
/// # Errors
/// One error per delimiter without its partner, at the opener if there is one.
pub fn check_balance(tokens: &[Token]) -> Result<(), Diagnostics> {
    let mut errors = Diagnostics::new();
    let mut open: Vec<&Token> = Vec::new();
    for token in tokens {
        if errors.list.len() >= MAX_ERRORS {
            break;
        }
        match token.kind {
            TokenKind::Open(_) => open.push(token),
            TokenKind::Close(close) => match open.pop() {
                Some(opener) if partner(opener) == Some(close) => {}
                Some(opener) => errors.push(
                    Diagnostic::error(opener.origin.clone(), format!("`{}` is closed by `{close}`", opener.kind))
                        .label(token.origin.clone(), "closed here"),
                ),
                None => errors.push(Diagnostic::error(token.origin.clone(), format!("`{close}` closes nothing"))),
            },
            _ => {}
        }
    }
    for opener in open.into_iter().take(MAX_ERRORS) {
        let error = Diagnostic::error(opener.origin.clone(), format!("`{}` is never closed", opener.kind));
        // YAML ends an expression in a bracketed list at the first comma.
        let is_taken_apart = matches!(opener.origin, Origin::File { .. }) && opener.kind == TokenKind::Open('(');
        errors.push(match is_taken_apart {
            true => error
                .help("write `)` where it ends; in a YAML list in brackets, put an expression with commas in quotes"),
            false => error,
        });
    }
    errors.propagate()
}

fn partner(opener: &Token) -> Option<char> {
    match opener.kind {
        TokenKind::Open('(') => Some(')'),
        TokenKind::Open('[') => Some(']'),
        TokenKind::Open('{') => Some('}'),
        _ => None,
    }
}

/// Returns the origin of a run of tokens, `whole` if there are none.
pub fn origin_of(tokens: &[Token], whole: &Origin) -> Origin {
    match (tokens.first(), tokens.last()) {
        (Some(first), Some(last)) => first.origin.to(&last.origin),
        _ => whole.clone(),
    }
}

/// Splits at every `separator` outside all delimiters. A separator at the very end is allowed; an
/// empty input gives no parts.
pub fn split(tokens: &[Token], separator: char) -> Vec<&[Token]> {
    let mut parts = Vec::new();
    let (mut start, mut depth) = (0, 0_usize);
    for (i, token) in tokens.iter().enumerate() {
        match token.kind {
            TokenKind::Open(_) => depth += 1,
            TokenKind::Close(_) => depth = depth.saturating_sub(1),
            TokenKind::Symbol(c) if c == separator && depth == 0 => {
                parts.push(&tokens[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    if start < tokens.len() {
        parts.push(&tokens[start..]);
    }
    parts
}
