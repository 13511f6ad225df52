//! Names in LaTeX: letters, accents and indices.

use unicode_normalization::UnicodeNormalization;

/// Returns a plain name in LaTeX: `theta_dot` is `\dot{\theta}`, `J_w` is `J_{w}`, `x1` is `x_{1}`,
/// `x1_dot` is `\dot{x}_{1}`.
pub fn latex_name(name: &str) -> String {
    NameParts::of(name).latex(&[])
}

/// A plain name in parts: a letter or a word with accents, and its indices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NameParts {
    /// Commands of accents, innermost first.
    accents: Vec<&'static str>,
    /// Typeset letter or word.
    pub letter: String,
    /// The typeset characters of a word, empty for a letter.
    characters: Vec<String>,
    /// Typeset indices, in one list, so that there is only one subscript.
    pub indices: Vec<String>,
    /// Number of primes after the name.
    primes: usize,
}

impl NameParts {
    /// Splits a name into parts.
    pub fn of(name: &str) -> NameParts {
        // The dot belongs to the letter, not to the letter with its indices.
        for (suffix, accent) in [("_ddot", r"\ddot"), ("_dot", r"\dot")] {
            if let Some(stem) = name.strip_suffix(suffix).filter(|stem| !stem.is_empty()) {
                let mut parts = NameParts::of(stem);
                parts.accents.push(accent);
                return parts;
            }
        }
        if let Some((stem, indices)) = name.split_once("_dot_").filter(|(stem, _)| !stem.is_empty()) {
            let mut parts = NameParts::of(&format!("{stem}_dot"));
            parts.indices.extend(indices.split('_').filter(|index| !index.is_empty()).map(latex_name));
            return parts;
        }
        let stem = name.trim_end_matches('\'');
        if stem.len() < name.len() && !stem.is_empty() {
            let mut parts = NameParts::of(stem);
            parts.primes += name.len() - stem.len();
            return parts;
        }
        if let Some((stem, indices)) = name.strip_suffix(']').and_then(|name| name.split_once('['))
            && !stem.is_empty()
        {
            let mut parts = NameParts::of(stem);
            parts.indices.extend(indices.split(',').map(|index| latex_name(index.trim())));
            return parts;
        }
        let mut words = name.split('_').filter(|word| !word.is_empty());
        let first = words.next().unwrap_or(name);
        let stem = first.trim_end_matches(|c: char| c.is_ascii_digit());
        let (stem, digits) = if stem.is_empty() { (first, "") } else { first.split_at(stem.len()) };
        let mut indices: Vec<String> = Vec::new();
        if !digits.is_empty() {
            indices.push(digits.to_owned());
        }
        indices.extend(words.map(latex_name));
        NameParts::indexed(stem, indices)
    }

    /// Makes a name from a letter or a word and typeset indices.
    pub fn indexed(stem: &str, indices: Vec<String>) -> NameParts {
        let letter = letter(stem);
        let characters = if letter.starts_with(r"\mathrm") { stem.chars().map(symbol).collect() } else { Vec::new() };
        NameParts { accents: Vec::new(), letter, characters, indices, primes: 0 }
    }

    /// Shortens the name to as many of its indices, and then of the characters of its word, as fit.
    /// Dots replace the others.
    #[must_use]
    pub fn abbreviated(&self, fits: &dyn Fn(&NameParts) -> bool) -> NameParts {
        let with_indices = |count: usize| {
            let mut shorter = self.clone();
            if count < self.indices.len() {
                shorter.indices.truncate(count);
                shorter.indices.push(r"\ldots".to_owned());
            }
            shorter
        };
        let with_characters = |count: usize| {
            let letter = format!(r"\mathrm{{{}\ldots}}", self.characters[..count].concat());
            NameParts { letter, ..with_indices(0) }
        };
        let indices = (0..=self.indices.len()).rev().map(with_indices);
        let characters = (1..self.characters.len()).rev().map(with_characters);
        indices.chain(characters).find(fits).unwrap_or_else(|| self.clone())
    }

    /// Returns whether the name has no accents and no primes. It may have indices.
    pub fn is_bare(&self) -> bool {
        self.accents.is_empty() && self.primes == 0
    }

    /// Returns the name with marks on its letter, below the dots.
    pub fn latex(&self, marks: &[&str]) -> String {
        let mut result = self.letter.clone();
        for accent in marks.iter().chain(&self.accents) {
            result = format!("{accent}{{{result}}}");
        }
        if !self.indices.is_empty() {
            result.push_str(&format!("_{{{}}}", self.indices.join(",")));
        }
        // The braces prevent a double superscript with an exponent.
        if self.primes > 0 { format!("{{{result}{}}}", "'".repeat(self.primes)) } else { result }
    }
}

/// Letters that have a command in mathematics: Greek, script and double-struck ones. Double-struck
/// letters are bold, since `amsmath` has no others.
pub(super) const UNICODE: [(char, &str); 78] = [
    ('α', "alpha"),
    ('β', "beta"),
    ('γ', "gamma"),
    ('δ', "delta"),
    ('ε', "varepsilon"),
    ('ζ', "zeta"),
    ('η', "eta"),
    ('θ', "theta"),
    ('ϑ', "vartheta"),
    ('ι', "iota"),
    ('κ', "kappa"),
    ('λ', "lambda"),
    ('μ', "mu"),
    ('ν', "nu"),
    ('ξ', "xi"),
    ('π', "pi"),
    ('ρ', "rho"),
    ('σ', "sigma"),
    ('ς', "varsigma"),
    ('τ', "tau"),
    ('υ', "upsilon"),
    ('φ', "varphi"),
    ('ϕ', "phi"),
    ('χ', "chi"),
    ('ψ', "psi"),
    ('ω', "omega"),
    ('Γ', "Gamma"),
    ('Δ', "Delta"),
    ('Θ', "Theta"),
    ('Λ', "Lambda"),
    ('Ξ', "Xi"),
    ('Π', "Pi"),
    ('Σ', "Sigma"),
    ('Υ', "Upsilon"),
    ('Φ', "Phi"),
    ('Ψ', "Psi"),
    ('Ω', "Omega"),
    ('𝒜', "mathcal{A}"),
    ('ℬ', "mathcal{B}"),
    ('𝒞', "mathcal{C}"),
    ('𝒟', "mathcal{D}"),
    ('ℰ', "mathcal{E}"),
    ('ℱ', "mathcal{F}"),
    ('𝒢', "mathcal{G}"),
    ('ℋ', "mathcal{H}"),
    ('ℐ', "mathcal{I}"),
    ('𝒥', "mathcal{J}"),
    ('𝒦', "mathcal{K}"),
    ('ℒ', "mathcal{L}"),
    ('ℳ', "mathcal{M}"),
    ('𝒩', "mathcal{N}"),
    ('𝒪', "mathcal{O}"),
    ('𝒫', "mathcal{P}"),
    ('𝒬', "mathcal{Q}"),
    ('ℛ', "mathcal{R}"),
    ('𝒮', "mathcal{S}"),
    ('𝒯', "mathcal{T}"),
    ('𝒰', "mathcal{U}"),
    ('𝒱', "mathcal{V}"),
    ('𝒲', "mathcal{W}"),
    ('𝒳', "mathcal{X}"),
    ('𝒴', "mathcal{Y}"),
    ('𝒵', "mathcal{Z}"),
    ('ℂ', "mathbf{C}"),
    ('ℕ', "mathbf{N}"),
    ('ℙ', "mathbf{P}"),
    ('ℚ', "mathbf{Q}"),
    ('ℝ', "mathbf{R}"),
    ('ℤ', "mathbf{Z}"),
    ('ℓ', "ell"),
    ('ℏ', "hbar"),
    ('ℑ', "Im"),
    ('ℜ', "Re"),
    ('℘', "wp"),
    ('ϱ', "varrho"),
    ('ϖ', "varpi"),
    ('ϵ', "epsilon"),
    ('µ', "mu"),
];

/// Returns a letter (a Greek one by its name, others unchanged) or a word.
fn letter(name: &str) -> String {
    const GREEK: [&str; 35] = [
        "alpha",
        "beta",
        "gamma",
        "delta",
        "epsilon",
        "varepsilon",
        "zeta",
        "eta",
        "theta",
        "vartheta",
        "iota",
        "kappa",
        "lambda",
        "mu",
        "nu",
        "xi",
        "pi",
        "rho",
        "varrho",
        "sigma",
        "tau",
        "upsilon",
        "phi",
        "varphi",
        "chi",
        "psi",
        "omega",
        "Gamma",
        "Delta",
        "Theta",
        "Lambda",
        "Xi",
        "Pi",
        "Sigma",
        "Omega",
    ];
    const UPPER: [&str; 3] = ["Phi", "Psi", "Upsilon"];
    if GREEK.contains(&name) || UPPER.contains(&name) {
        return format!(r"\{name}");
    }
    let mut characters = name.chars();
    match (characters.next(), characters.next()) {
        (Some(c), None) => match letter_command(c) {
            Some(command) => format!(r"\{command}"),
            None => symbol(c),
        },
        _ if name.chars().all(|c| c.is_ascii_digit()) => name.to_owned(),
        _ => format!(r"\mathrm{{{}}}", name.chars().map(symbol).collect::<String>()),
    }
}

/// Returns a character of a name: ASCII unchanged, letters with accents by commands, all others by
/// their code point.
fn symbol(c: char) -> String {
    let mut decomposed = std::iter::once(c).nfd();
    let base = decomposed.next().unwrap_or(c);
    if !base.is_ascii() {
        return match letter_command(base) {
            Some(command) => format!(r"\{command}{{}}"),
            None => format!(r"\text{{[U+{:04X}]}}", u32::from(c)),
        };
    }
    let mut result = match base {
        '%' | '&' | '#' | '$' | '{' | '}' | '_' => format!(r"\{base}"),
        '\\' => r"\backslash{}".to_owned(),
        '~' | '^' => r"\sim{}".to_owned(),
        _ => base.to_string(),
    };
    for mark in decomposed {
        match accent(mark) {
            Some(command) => result = format!(r"{command}{{{result}}}"),
            // The mark has no accent in mathematics: show the letter and the code point of the
            // mark.
            None => result.push_str(&format!(r"\text{{[U+{:04X}]}}", u32::from(mark))),
        }
    }
    result
}

/// Combining marks with their commands in mathematics mode.
pub(super) const ACCENTS: [(char, &str); 13] = [
    ('\u{300}', r"\grave"),
    ('\u{301}', r"\acute"),
    ('\u{302}', r"\hat"),
    ('\u{303}', r"\tilde"),
    ('\u{304}', r"\bar"),
    ('\u{305}', r"\bar"),
    ('\u{306}', r"\breve"),
    ('\u{307}', r"\dot"),
    ('\u{308}', r"\ddot"),
    ('\u{30a}', r"\mathring"),
    ('\u{30b}', r"\ddot"),
    ('\u{30c}', r"\check"),
    ('\u{20d7}', r"\vec"),
];

/// Returns the command in mathematics mode for a combining mark.
pub fn accent(mark: char) -> Option<&'static str> {
    ACCENTS.iter().find(|(known, _)| *known == mark).map(|(_, command)| *command)
}

/// Returns the command of a letter, without its backslash, if there is one.
pub fn letter_command(c: char) -> Option<&'static str> {
    UNICODE.iter().find(|(u, _)| *u == c).map(|(_, command)| *command)
}
