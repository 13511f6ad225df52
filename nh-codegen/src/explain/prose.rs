//! Text with mathematics in Unicode, as LaTeX for any engine: the source is ASCII.

use super::words::in_text;
use crate::tree::{accent, letter_command};
use unicode_normalization::UnicodeNormalization;

/// Converts plain text: names, units, titles. Mathematical characters are set one by one, and
/// powers of units as such.
pub(super) fn text(text: &str) -> String {
    let mut out = String::new();
    let atoms = atoms(text);
    let mut rest = atoms.iter().peekable();
    while let Some(atom) = rest.next() {
        if atom.base == '^' && rest.peek().is_some_and(|next| next.base == '-' || next.base.is_ascii_digit()) {
            let mut power = String::new();
            while let Some(next) =
                rest.next_if(|next| next.base.is_ascii_digit() || (power.is_empty() && next.base == '-'))
            {
                power.push(next.base);
            }
            out.push_str(&format!("\\ensuremath{{{{}}^{{{power}}}}}"));
            continue;
        }
        match atom.mathematics() {
            Some(math) => out.push_str(&format!("\\ensuremath{{{math}}}")),
            None => out.push_str(&atom.text()),
        }
    }
    out
}

/// Returns the number of letters of the typeset text. Characters that TeX's first fonts lack are
/// set by their code.
pub(super) fn set_letters(text: &str) -> usize {
    let letters = |atom: &Atom| match atom.text() {
        code if code.starts_with("[U+") && atom.mathematics().is_none() => code.len(),
        _ => 1,
    };
    atoms(text).iter().map(letters).sum()
}

/// Converts sentences with formulas: words with mathematical characters, and single letters, are
/// set as mathematics.
pub(super) fn sentences(text: &str) -> String {
    let mut out: Vec<String> = Vec::new();
    for line in text.lines() {
        let mut set: Vec<String> = Vec::new();
        let mut run = String::new();
        for word in line.split_whitespace() {
            let is_number = word.trim_end_matches(['.', ',', ';', ':', ')']).chars().all(|c| c.is_ascii_digit());
            let is_formula = is_formula(word) || (is_number && run.ends_with(['=', '+', '−', '<', '>', '≥', '≤']));
            if !run.is_empty() && (!is_formula || is_ended(&run)) {
                set.push(inline(&std::mem::take(&mut run)));
            }
            if !is_formula {
                set.push(in_text(word));
                continue;
            }
            if !run.is_empty() {
                run.push(' ');
            }
            run.push_str(word);
        }
        if !run.is_empty() {
            set.push(inline(&run));
        }
        out.push(set.join(" "));
    }
    out.join("\n\n")
}

/// Returns a formula in a sentence, with the punctuation after it outside.
fn inline(run: &str) -> String {
    let end = run.trim_end_matches(['.', ',', ';', ':']).len();
    format!("${}${}", formula(&run[..end]), &run[end..])
}

/// Returns whether a formula ends here. Commas inside brackets do not end it.
fn is_ended(run: &str) -> bool {
    let count = |brackets: &str| run.chars().filter(|&c| brackets.contains(c)).count();
    run.ends_with(['.', ';', ':']) || (run.ends_with(',') && count("([{⟨") <= count(")]}⟩"))
}

fn is_formula(word: &str) -> bool {
    let core = word.trim_matches(|c: char| "([{)]},.;:".contains(c));
    let mut letters = core.chars();
    let single = match (letters.next(), letters.next()) {
        // Articles and pronouns have no punctuation around them.
        (Some(c), None) => c.is_ascii_alphabetic() && (!matches!(c, 'a' | 'A' | 'I') || core != word),
        _ => false,
    };
    let relation = matches!(core, "=" | "+" | "/" | "<" | ">");
    let subscripted = core.split_once('_').is_some_and(|(base, _)| base.chars().count() == 1);
    let called = core.split_once('(').is_some_and(|(base, _)| base.chars().count() == 1);
    single || relation || subscripted || called || atoms(core).iter().any(Atom::is_mathematical)
}

/// Converts a formula in Unicode to LaTeX, for mathematics mode.
pub(super) fn formula(formula: &str) -> String {
    let atoms = atoms(formula);
    let mut out = String::new();
    // Whether the last letter has a superscript or a subscript.
    let (mut above, mut below) = (false, false);
    let mut i = 0;
    while i < atoms.len() {
        let atom = &atoms[i];
        let script = match atom.base {
            '_' | '^' => Some(atom.base),
            c if superscript(c).is_some() => Some('^'),
            c if subscript(c).is_some() => Some('_'),
            _ => None,
        };
        if let Some(script) = script {
            let mut inside = String::new();
            if atom.base == script {
                i += 1;
                while let Some(next) = atoms.get(i) {
                    let comma = next.base == ',' && atoms.get(i + 1).is_some_and(|a| a.base.is_alphanumeric());
                    let sign = inside.is_empty() && matches!(next.base, '⊥' | '+' | '-' | '*');
                    let plain = next.base.is_alphanumeric() && superscript(next.base).is_none();
                    if !(plain || comma && !inside.is_empty() || sign) {
                        break;
                    }
                    inside.push_str(&next.in_formula());
                    i += 1;
                }
            }
            let of_kind = |c: char| if script == '^' { superscript(c) } else { subscript(c) };
            while let Some(set) = atoms.get(i).and_then(|a| of_kind(a.base)) {
                inside.push_str(set);
                i += 1;
            }
            let taken = if script == '^' { &mut above } else { &mut below };
            if *taken {
                out.push_str("{}");
                (above, below) = (script == '^', script == '_');
            } else {
                *taken = true;
            }
            out.push_str(&format!("{script}{{{inside}}}"));
            continue;
        }
        (above, below) = (false, false);
        let word: String = atoms[i..].iter().map_while(Atom::plain_letter).collect();
        if word.len() >= 3 {
            let command = ["sin", "cos", "tan", "exp", "det", "ker"].contains(&word.as_str());
            out.push_str(&if command { format!("\\{word} ") } else { format!("\\mathrm{{{word}}}") });
            i += word.len();
            continue;
        }
        out.push_str(&atom.in_formula());
        i += 1;
    }
    out
}

/// A character with its combining marks.
#[derive(Debug)]
struct Atom {
    base: char,
    marks: Vec<char>,
}

fn atoms(text: &str) -> Vec<Atom> {
    let mut atoms: Vec<Atom> = Vec::new();
    for c in text.nfd() {
        let is_mark = unicode_normalization::char::is_combining_mark(c);
        match atoms.last_mut() {
            Some(atom) if is_mark => atom.marks.push(c),
            _ => atoms.push(Atom { base: c, marks: Vec::new() }),
        }
    }
    atoms
}

impl Atom {
    fn is_mathematical(&self) -> bool {
        self.mathematics().is_some() && !matches!(self.base, '<' | '>' | '|' | '°' | '\\')
    }

    /// Returns an ASCII letter without marks.
    fn plain_letter(&self) -> Option<char> {
        (self.base.is_ascii_alphabetic() && self.marks.is_empty()).then_some(self.base)
    }

    /// Returns the atom in mathematics mode, if it is mathematical.
    fn mathematics(&self) -> Option<String> {
        let base = match (symbol(self.base), superscript(self.base), subscript(self.base)) {
            (Some(base), ..) => base.to_owned(),
            (_, Some(above), _) => format!("{{}}^{{{above}}}"),
            (.., Some(below)) => format!("{{}}_{{{below}}}"),
            _ => format!("\\{}", letter_command(self.base)?),
        };
        Some(self.marked(base))
    }

    fn marked(&self, base: String) -> String {
        self.marks.iter().fold(base, |base, &mark| match (mark, accent(mark)) {
            ('\u{338}', _) => format!("\\not{base}"),
            (_, Some(command)) => format!("{command}{{{base}}}"),
            // Neither mode has the mark; the letter alone is better than its code.
            _ => base,
        })
    }

    /// Returns any atom in mathematics mode.
    fn in_formula(&self) -> String {
        match (self.mathematics(), self.base) {
            // A command ends before the next letter.
            (Some(math), _) if math.ends_with(|c: char| c.is_ascii_alphabetic()) => format!("{math} "),
            (Some(math), _) => math,
            (None, '{' | '}' | '%' | '&' | '#' | '$' | '_') => format!("\\{}", self.base),
            (None, '^') => "\\hat{}".to_owned(),
            (None, c) if c.is_ascii() => self.marked(c.to_string()),
            (None, _) => format!("\\text{{{}}}", self.text()),
        }
    }

    /// Returns the atom in text mode.
    fn text(&self) -> String {
        let base = match self.base {
            '_' | '%' | '&' | '#' | '$' | '{' | '}' => format!("\\{}", self.base),
            '^' => "\\^{}".to_owned(),
            '~' => "\\textasciitilde{}".to_owned(),
            '\u{a0}' => "~".to_owned(),
            '–' => "--".to_owned(),
            '—' => "---".to_owned(),
            '’' | '‘' | '‚' | 'ʼ' => "'".to_owned(),
            '“' | '„' => "``".to_owned(),
            '”' => "''".to_owned(),
            '‐' | '‑' => "-".to_owned(),
            'ß' => "\\ss{}".to_owned(),
            'ø' => "\\o{}".to_owned(),
            'Ø' => "\\O{}".to_owned(),
            'æ' => "\\ae{}".to_owned(),
            'Æ' => "\\AE{}".to_owned(),
            'œ' => "\\oe{}".to_owned(),
            'Œ' => "\\OE{}".to_owned(),
            'ł' => "\\l{}".to_owned(),
            'Ł' => "\\L{}".to_owned(),
            'ı' => "\\i{}".to_owned(),
            '§' => "\\S{}".to_owned(),
            '©' => "\\copyright{}".to_owned(),
            c if c.is_ascii() && !c.is_ascii_control() => c.to_string(),
            c if c.is_whitespace() => " ".to_owned(),
            c => format!("[U+{:04X}]", u32::from(c)),
        };
        self.marks.iter().fold(base, |base, mark| {
            let command = match mark {
                '\u{300}' => "`",
                '\u{301}' => "'",
                '\u{302}' => "^",
                '\u{303}' => "~",
                '\u{304}' => "=",
                '\u{306}' => "u",
                '\u{307}' => ".",
                '\u{308}' => "\"",
                '\u{30a}' => "r",
                '\u{30b}' => "H",
                '\u{30c}' => "v",
                '\u{327}' => "c",
                '\u{323}' => "d",
                '\u{331}' => "b",
                // TeX's first fonts have no ogonek.
                _ => return base,
            };
            let base = if base == "i" || base == "j" { format!("\\{base}") } else { base };
            format!("\\{command}{{{base}}}")
        })
    }
}

/// Returns mathematical characters other than letters and scripts.
fn symbol(c: char) -> Option<&'static str> {
    Some(match c {
        '∂' => "\\partial",
        '∇' => "\\nabla",
        '∑' => "\\sum",
        '∏' => "\\prod",
        '∫' => "\\int",
        '√' => "\\surd",
        '∞' => "\\infty",
        '·' | '⋅' => "\\cdot",
        '×' => "\\times",
        '÷' => "\\div",
        '−' => "-",
        '±' => "\\pm",
        '∓' => "\\mp",
        '≤' => "\\le",
        '≥' => "\\ge",
        '≈' => "\\approx",
        '≡' => "\\equiv",
        '∼' => "\\sim",
        '∝' => "\\propto",
        '≪' => "\\ll",
        '≫' => "\\gg",
        '→' => "\\to",
        '←' => "\\leftarrow",
        '↔' => "\\leftrightarrow",
        '⇒' => "\\Rightarrow",
        '↦' => "\\mapsto",
        '⟨' => "\\langle",
        '⟩' => "\\rangle",
        '∈' => "\\in",
        '⊂' => "\\subset",
        '∩' => "\\cap",
        '∪' => "\\cup",
        '⊥' => "\\perp",
        '∥' | '‖' => "\\|",
        '∘' => "\\circ",
        '∧' => "\\wedge",
        '⊗' => "\\otimes",
        '⊕' => "\\oplus",
        '…' => "\\ldots",
        '⋯' => "\\cdots",
        '½' => "\\tfrac{1}{2}",
        '⅓' => "\\tfrac{1}{3}",
        '⅔' => "\\tfrac{2}{3}",
        '¼' => "\\tfrac{1}{4}",
        '¾' => "\\tfrac{3}{4}",
        '⅙' => "\\tfrac{1}{6}",
        '°' => "{}^{\\circ}",
        '′' => "'",
        '″' => "''",
        '<' => "<",
        '>' => ">",
        '|' => "|",
        '\\' => "\\backslash",
        _ => return None,
    })
}

fn superscript(c: char) -> Option<&'static str> {
    Some(match c {
        '⁰' => "0",
        '¹' => "1",
        '²' => "2",
        '³' => "3",
        '⁴' => "4",
        '⁵' => "5",
        '⁶' => "6",
        '⁷' => "7",
        '⁸' => "8",
        '⁹' => "9",
        '⁺' => "+",
        '⁻' => "-",
        'ⁱ' => "i",
        'ʲ' => "j",
        'ᵏ' => "k",
        'ⁿ' => "n",
        'ᵐ' => "m",
        'ʳ' => "r",
        'ᵃ' => "a",
        'ᵇ' => "b",
        'ᶜ' => "c",
        'ᵀ' => "T",
        _ => return None,
    })
}

fn subscript(c: char) -> Option<&'static str> {
    Some(match c {
        '₀' => "0",
        '₁' => "1",
        '₂' => "2",
        '₃' => "3",
        '₄' => "4",
        '₅' => "5",
        '₆' => "6",
        '₇' => "7",
        '₈' => "8",
        '₉' => "9",
        '₊' => "+",
        '₋' => "-",
        'ₐ' => "a",
        'ᵢ' => "i",
        'ⱼ' => "j",
        'ₖ' => "k",
        'ₘ' => "m",
        'ₙ' => "n",
        'ᵣ' => "r",
        'ₛ' => "s",
        'ₜ' => "t",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(text("50 % of a_b & {c}"), r"50 \% of a\_b \& \{c\}");
        assert_eq!(text("kg·m²/s"), r"kg\ensuremath{\cdot}m\ensuremath{{}^{2}}/s");
        assert_eq!(
            text("Höiseth, Celledoní, Poincaré – Čaplygin"),
            r#"H\"{o}iseth, Celledon\'{\i}, Poincar\'{e} -- \v{C}aplygin"#
        );
        assert_eq!(text("kg m^2 s^-1 x^y"), r"kg m\ensuremath{{}^{2}} s\ensuremath{{}^{-1}} x\^{}y");
        assert_eq!(text("θ in rad"), r"\ensuremath{\theta} in rad");
        assert_eq!(text("ζ̇"), r"\ensuremath{\dot{\zeta}}");
        assert_eq!(text("中"), "[U+4E2D]");
        assert_eq!(text("ąß"), r"a\ss{}");
        assert_eq!(text("ℋ in 𝒯ℝ"), r"\ensuremath{\mathcal{H}} in \ensuremath{\mathcal{T}}\ensuremath{\mathbf{R}}");
        assert_eq!(set_letters("é中θ"), "e[U+4E2D]t".len());
    }

    #[test]
    fn sentences_hold_formulas() {
        assert_eq!(sentences("mass matrix ∂²L/∂w∂w"), r"mass matrix $\partial ^{2}L/\partial w\partial w$");
        assert_eq!(sentences("constraint matrix, μ w = 0"), r"constraint matrix, $\mu  w = 0$");
        assert_eq!(sentences("μ g⁻¹ μᵀ"), r"$\mu  g^{-1} \mu ^{T}$");
        assert_eq!(sentences("a basis of ker μ"), r"a basis of ker $\mu $");
        assert_eq!(sentences("P [X_a, X_b] = C_ab^c X_c"), r"$P [X_{a}, X_{b}] = C_{ab}^{c} X_{c}$");
        assert_eq!(sentences("Γ_l,ij"), r"$\Gamma _{l,ij}$");
        assert_eq!(sentences("onto D^⊥."), r"onto $D^{\perp }$.");
        assert_eq!(sentences("½ Σ J_α²"), r"$\tfrac{1}{2} \Sigma  J_{\alpha }^{2}$");
        assert_eq!(sentences("x, y = (ζ, ρ)"), r"$x$, $y = (\zeta , \rho )$");
        assert_eq!(sentences("a^b²"), r"$a^{b2}$", "one exponent, never two");
        assert_eq!(sentences("one\ntwo"), "one\n\ntwo");
    }
}
