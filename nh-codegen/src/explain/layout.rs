//! Layout of formulas on a page: sums in several lines, and named parts for terms that are longer
//! than a line.
//!
//! TeX does not break displays. Their widths are therefore estimated here from the letters of
//! Computer Modern at 10 pt.

use crate::tree::{self, NameParts, Tree};
use std::collections::BTreeMap;

/// The width of the text of LaTeX's own `article`, in points.
pub(super) const PAGE: f64 = 345.0;

/// Minimum width of a part that is worth a name.
const MIN_PART: f64 = 60.0;

/// Maximum width of a symbol; wider symbols are abbreviated, and a wider left-hand side has a line
/// of its own.
const MAX_SYMBOL: f64 = PAGE / 3.0;

/// Widths of an indent, of `=` and of the space between columns.
const INDENT: f64 = 12.0;
const EQUALS: f64 = 14.0;
pub(super) const COLUMN_GAP: f64 = 10.0;

/// Lays out equations and records the parts that it has named.
pub(super) struct Layout<'s> {
    letter: &'s str,
    named: BTreeMap<Tree<String>, String>,
    /// Parts that are not shown yet, in the order of computation.
    new: Vec<(String, Tree<String>)>,
}

impl<'s> Layout<'s> {
    /// Creates a layout with this letter for parts.
    pub(super) fn new(letter: &'s str) -> Self {
        Layout { letter, named: BTreeMap::new(), new: Vec::new() }
    }

    /// Returns equations `label = tree` as displays, preceded by those of the parts that shorten
    /// their terms.
    pub(super) fn equations(&mut self, equations: &[(String, Tree<String>)]) -> String {
        let widest = equations.iter().map(|(label, _)| width(label)).filter(|width| *width <= MAX_SYMBOL);
        let widest = widest.fold(0.0, f64::max);
        let room = PAGE - EQUALS - INDENT - widest.max(self.part_width());
        let short: Vec<(String, Tree<String>)> =
            equations.iter().map(|(label, tree)| (label.clone(), self.shortened(tree, room))).collect();
        let mut out = String::new();
        let parts = std::mem::take(&mut self.new);
        if !parts.is_empty() {
            out.push_str("with the parts\n");
            out.push_str(&aligned(&parts, room));
            out.push_str("\\noindent\n");
        }
        out.push_str(&aligned(&short, room));
        out
    }

    fn part_width(&self) -> f64 {
        width(&format!("{}_{{999}}", self.letter))
    }

    /// Returns the expression with names for parts of the terms that are wider than the room.
    fn shortened(&mut self, tree: &Tree<String>, room: f64) -> Tree<String> {
        match tree {
            Tree::Sum(terms) => Tree::Sum(terms.iter().map(|term| self.shortened_term(term, room)).collect()),
            Tree::Product(factors) if width(&set(tree)) > room => match &factors[..] {
                // ½ (a + b) becomes ½ a + ½ b, which has possible line breaks.
                [number @ Tree::Number(_), Tree::Sum(terms)] => {
                    let term = |term: &Tree<String>| Tree::Product(vec![number.clone(), term.clone()]);
                    self.shortened(&Tree::Sum(terms.iter().map(term).collect()), room)
                }
                _ => self.shortened_term(tree, room),
            },
            _ => self.shortened_term(tree, room),
        }
    }

    fn shortened_term(&mut self, term: &Tree<String>, room: f64) -> Tree<String> {
        let mut term = term.clone();
        // Each pass removes operations, or replaces one variable or number that is wider than a
        // name.
        while width(&set(&term)) > room {
            term = match (widest_part(&term), &term) {
                (Some(part), _) => replaced(&term, &part, &self.name(&part, room)),
                // The term has many factors only.
                (None, Tree::Product(factors)) if factors.len() > 2 => {
                    let (first, rest) = factors.split_at(factors.len().div_ceil(2));
                    let name = self.name(&Tree::Product(first.to_vec()), room);
                    Tree::Product(std::iter::once(Tree::Variable(name)).chain(rest.iter().cloned()).collect())
                }
                _ => match widest_leaf(&term) {
                    Some(leaf) => replaced(&term, &leaf, &self.name(&leaf, room)),
                    None => break,
                },
            };
        }
        term
    }

    /// Returns the name of a part, which is shown if it is new.
    fn name(&mut self, part: &Tree<String>, room: f64) -> String {
        if let Some(name) = self.named.get(part) {
            return name.clone();
        }
        // The part's own parts come first.
        let shown = self.shortened(part, room);
        let name = format!("{}_{{{}}}", self.letter, self.named.len() + 1);
        self.named.insert(part.clone(), name.clone());
        self.new.push((name.clone(), shown));
        name
    }
}

/// Returns the name, abbreviated if it is wider than a symbol should be.
pub(super) fn fitted(name: &NameParts) -> NameParts {
    name.abbreviated(&|name| width(&name.latex(&[])) <= MAX_SYMBOL)
}

fn set(tree: &Tree<String>) -> String {
    tree::latex(tree, &|symbol| symbol.clone())
}

/// Returns the widest sum inside a term; the widest other expression if no sum is wide enough.
fn widest_part(term: &Tree<String>) -> Option<Tree<String>> {
    let mut best: [Option<(f64, &Tree<String>)>; 2] = [None, None];
    each_inside(term, &mut |tree| {
        if is_leaf(tree) {
            return;
        }
        let place = usize::from(!matches!(tree, Tree::Sum(_)));
        let width = width(&set(tree));
        if width > MIN_PART && best[place].is_none_or(|(known, _)| width > known) {
            best[place] = Some((width, tree));
        }
    });
    let [sum, other] = best;
    sum.or(other).map(|(_, tree)| tree.clone())
}

/// Returns the widest variable or number inside an expression, if it is wider than a name for it.
fn widest_leaf(term: &Tree<String>) -> Option<Tree<String>> {
    let mut leaves = Vec::new();
    each_inside(term, &mut |tree| {
        if is_leaf(tree) {
            leaves.push((width(&set(tree)), tree));
        }
    });
    let widest =
        leaves.into_iter().filter(|(width, _)| *width > MIN_PART).max_by(|(one, _), (two, _)| one.total_cmp(two));
    widest.map(|(_, leaf)| leaf.clone())
}

fn is_leaf(tree: &Tree<String>) -> bool {
    matches!(tree, Tree::Number(_) | Tree::Pi | Tree::Variable(_) | Tree::Named(_))
}

fn children(tree: &Tree<String>) -> Vec<&Tree<String>> {
    match tree {
        Tree::Number(_) | Tree::Pi | Tree::Variable(_) | Tree::Named(_) => Vec::new(),
        Tree::Sum(list) | Tree::Product(list) => list.iter().collect(),
        Tree::Power(base, _) => vec![base],
        Tree::Call(_, inner) => vec![inner],
        Tree::Call2(_, first, second) => vec![first, second],
    }
}

fn each_inside<'t>(tree: &'t Tree<String>, see: &mut dyn FnMut(&'t Tree<String>)) {
    for child in children(tree) {
        see(child);
        each_inside(child, see);
    }
}

/// Returns the expression with a name in place of a part.
fn replaced(tree: &Tree<String>, part: &Tree<String>, name: &str) -> Tree<String> {
    if tree == part {
        return Tree::Variable(name.to_owned());
    }
    let inside = |tree: &Tree<String>| replaced(tree, part, name);
    let boxed = |tree: &Tree<String>| Box::new(replaced(tree, part, name));
    match tree {
        Tree::Number(_) | Tree::Pi | Tree::Variable(_) | Tree::Named(_) => tree.clone(),
        Tree::Sum(list) => Tree::Sum(list.iter().map(inside).collect()),
        Tree::Product(list) => Tree::Product(list.iter().map(inside).collect()),
        Tree::Power(base, exponent) => Tree::Power(boxed(base), exponent.clone()),
        Tree::Call(function, inner) => Tree::Call(*function, boxed(inner)),
        Tree::Call2(function, first, second) => Tree::Call2(*function, boxed(first), boxed(second)),
    }
}

/// Returns displays of equations whose terms fit the room.
fn aligned(equations: &[(String, Tree<String>)], room: f64) -> String {
    /// Maximum number of lines of a display: TeX reads a display at once, and short ones are fast.
    const LINES: usize = 40;
    let mut lines = Vec::new();
    for (label, tree) in equations {
        let terms = match tree {
            Tree::Sum(terms) if !terms.is_empty() => terms.iter().map(set).collect(),
            _ => vec![set(tree)],
        };
        let (mut line, mut used) = (format!("{label} &="), 0.0);
        if width(label) > MAX_SYMBOL {
            lines.push(format!("&{label}"));
            line = "&\\quad {} =".to_owned();
        }
        for (i, term) in terms.iter().enumerate() {
            let negative = term.strip_prefix('-');
            let sign = match (i, negative) {
                (0, None) => "",
                (0, Some(_)) => "-",
                (_, None) => "+ ",
                (_, Some(_)) => "- ",
            };
            let term = negative.unwrap_or(term);
            let term_width = width(term) + EQUALS;
            if i > 0 && used + term_width > room {
                lines.push(line);
                (line, used) = ("&\\quad {}".to_owned(), 0.0);
            }
            line.extend([" ", sign, term]);
            used += term_width;
        }
        lines.push(line);
    }
    let display = |lines: &[String]| format!("\\begin{{align*}}\n  {}\n\\end{{align*}}\n", lines.join(" \\\\\n  "));
    lines.chunks(LINES).map(display).collect()
}

/// Returns the width of a formula on a line of its own, in points.
pub(super) fn width(latex: &str) -> f64 {
    Reader { rest: latex }.group()
}

/// Reads the LaTeX of reports.
struct Reader<'t> {
    rest: &'t str,
}

impl Reader<'_> {
    /// Returns the width up to the closing brace or the end.
    fn group(&mut self) -> f64 {
        let mut width = 0.0;
        while let Some(atom) = self.atom() {
            width += atom;
        }
        width
    }

    fn next(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = &self.rest[c.len_utf8()..];
        Some(c)
    }

    /// Returns the width of an argument: a group or a single atom.
    fn argument(&mut self) -> f64 {
        self.rest = self.rest.trim_start();
        self.atom().unwrap_or(0.0)
    }

    fn atom(&mut self) -> Option<f64> {
        /// The factor between the sizes of scripts and letters.
        const SMALL: f64 = 0.75;
        Some(match self.next()? {
            '}' => return None,
            '{' => self.group(),
            '_' | '^' => SMALL * self.argument(),
            '\\' => self.command(),
            ' ' | '&' | '\n' => 0.0,
            '+' | '-' => 12.3,
            '=' => 13.4,
            'm' => 8.8,
            'w' => 7.2,
            'i' | 'j' | 'l' => 4.2,
            ',' => 4.5,
            '(' | ')' | '[' | ']' => 4.0,
            '/' | '0'..='9' => 5.0,
            '\'' | '|' | '.' => 3.0,
            'M' | 'W' => 10.7,
            'A'..='Z' => 8.3,
            _ => 5.8,
        })
    }

    fn command(&mut self) -> f64 {
        let length = self.rest.chars().take_while(char::is_ascii_alphabetic).count();
        let (name, rest) = self.rest.split_at(length);
        self.rest = rest;
        match name {
            "frac" | "tfrac" => self.argument().max(self.argument()) + 2.6,
            "sqrt" => self.argument() + 9.0,
            "left" | "right" => {
                self.next();
                8.0
            }
            "mathrm" | "operatorname" | "text" | "mathcal" | "mathbf" => self.argument() + 3.5,
            "dot" | "ddot" | "hat" | "bar" | "tilde" | "check" | "breve" | "acute" | "grave" | "mathring" | "vec" => {
                self.argument()
            }
            "min" | "max" => 5.0 * length as f64 + 3.4,
            _ if tree::is_function_command(name) => 5.0 * length as f64 + 3.4,
            "quad" | "ldots" | "partial" | "nabla" => 12.0,
            "cdot" => 7.3,
            "" => match self.next() {
                Some(',') => 1.7,
                _ => 5.0,
            },
            _ => 6.8,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_rational::BigRational;

    type T = Tree<String>;

    fn v(name: &str) -> T {
        Tree::Variable(name.to_owned())
    }

    fn sum(n: usize, letter: &str) -> T {
        Tree::Sum((0..n).map(|i| Tree::Product(vec![v(&format!("{letter}_{{{i}}}")), v("x")])).collect())
    }

    #[test]
    fn widths_are_those_of_tex() {
        // The widths come from \settowidth with Computer Modern at 10 pt in display style.
        let widths = [
            (r"\frac{m a^{2} \sin^{2} \theta + J}{J m}", 64.75),
            (r"p_{x_{1}}^{2} \cos^{2} \theta \left(J + m a^{2}\right)", 88.26),
            (r"\sqrt{J + m a^{2}}", 47.28),
            (r"\mathrm{mass} \rho_{1} \rho_{2} - 12345 x_{10}", 91.94),
            (r"\Gamma_{1,33} = -m a \cos \theta", 77.95),
            (r"W M Q H G + \omega \psi \Omega", 79.42),
            (r"t_{123} t_{124} + t_{125} \left(t_{1} - t_{2}\right)", 98.29),
            (r"e^{x + y} + \operatorname{atan2}\left(y, x\right)", 81.67),
            (r"\left|x\right| + \frac{d}{d\tau} y", 41.86),
        ];
        for (latex, points) in widths {
            let estimate = width(latex);
            assert!(estimate >= 0.97 * points && estimate <= 1.5 * points + 5.0, "{latex}: {estimate}, {points}");
        }
    }

    #[test]
    fn sums_are_broken_between_terms() {
        let text = Layout::new("s").equations(&[("y".into(), sum(60, "a"))]);
        assert!(text.starts_with("\\begin{align*}\n  y &= a_{0} x + a_{1} x"), "{text}");
        assert!(text.contains("\\\\\n  &\\quad {} + a_{"), "{text}");
        for line in text.lines().filter(|line| line.contains('x')) {
            assert!(width(line) <= PAGE + 5.0, "{line}");
        }
        assert_eq!(text.matches(" x").count(), 60);
    }

    /// Numbers go into the terms: ½ (a + b) needs no part.
    #[test]
    fn multiples_of_sums_are_broken_between_terms() {
        let half = Tree::Number(BigRational::new(1.into(), 2.into()));
        let text = Layout::new("s").equations(&[("y".into(), Tree::Product(vec![half, sum(40, "a")]))]);
        assert!(text.starts_with("\\begin{align*}\n  y &= \\frac{1}{2} a_{0} x + \\frac{1}{2} a_{1} x"), "{text}");
        assert_eq!(text.matches(r"\frac{1}{2}").count(), 40);
    }

    #[test]
    fn quotients_are_written_by_parts() {
        let below = Tree::Power(Box::new(sum(80, "b")), BigRational::from_integer((-1).into()));
        let text = Layout::new("s").equations(&[("y".into(), Tree::Product(vec![sum(70, "a"), below]))]);
        assert!(text.starts_with("with the parts"), "{text}");
        assert!(text.ends_with("\\begin{align*}\n  y &= \\frac{s_{2}}{s_{1}}\n\\end{align*}\n"), "{text}");
        assert!(text.contains("s_{1} &= b_{0} x") && text.contains("s_{2} &= a_{0} x"), "{text}");
    }

    /// A part's own parts precede it, and an expression in two places has one name.
    #[test]
    fn parts_of_parts() {
        let inner = |tree: T| Tree::Call(crate::tree::Function::Sin, Box::new(tree));
        let term = Tree::Product(vec![v("c"), inner(sum(50, "a"))]);
        let quotient = Tree::Product(vec![Tree::Sum(vec![term.clone(), v("d")]), v("e")]);
        let text = Layout::new("s").equations(&[("y".into(), quotient), ("z".into(), term)]);
        let at = |what: &str| text.find(what).unwrap_or_else(|| panic!("{what}: {text}"));
        assert!(at("s_{1} &= a_{0} x") < at("y &= "), "{text}");
        assert!(text.contains("z &= c \\sin s_{1}"), "{text}");
        assert_eq!(text.matches("a_{0}").count(), 1, "{text}");
    }

    #[test]
    fn long_products_are_taken_apart() {
        let product = Tree::Product((0..120).map(|i| v(&format!("a_{{{i}}}"))).collect());
        let text = Layout::new("s").equations(&[("y".into(), product)]);
        for line in text.lines().filter(|line| line.contains('a')) {
            assert!(width(line) <= PAGE + 20.0, "{line}");
        }
        assert_eq!(text.matches("a_{").count(), 120);
    }

    /// Each symbol is wider than the line. The layout ends, and each symbol is shown once, on a
    /// line of its own.
    #[test]
    fn wide_symbols_have_lines_of_their_own() {
        let wide = |letter: &str| v(&format!("\\mathrm{{{}}}", letter.repeat(70)));
        for count in 1..=5 {
            let symbols: Vec<T> = ["a", "b", "c", "d", "e"][..count].iter().map(|letter| wide(letter)).collect();
            let sine = Tree::Call(crate::tree::Function::Sin, Box::new(symbols[0].clone()));
            let power = Tree::Power(Box::new(symbols[0].clone()), BigRational::from_integer(3.into()));
            for (tree, shown) in [(Tree::Product(symbols.clone()), count), (sine, 1), (power, 1)] {
                let text = Layout::new("s").equations(&[("y".into(), tree)]);
                for line in text.lines().filter(|line| line.contains("mathrm")) {
                    assert_eq!(line.matches("mathrm").count(), 1, "{text}");
                }
                assert_eq!(text.matches("mathrm").count(), shown, "{text}");
            }
        }
    }

    #[test]
    fn wide_labels_have_lines_of_their_own() {
        let label = format!("E_{{{}}}", vec!["x"; 30].join(","));
        let text = Layout::new("s").equations(&[(label.clone(), sum(40, "a")), ("y".into(), v("x"))]);
        assert!(
            text.starts_with(&format!("\\begin{{align*}}\n  &{label} \\\\\n  &\\quad {{}} = a_{{0}} x + ")),
            "{text}"
        );
        assert!(text.contains("  y &= x\n"), "{text}");
    }
}
