//! `derivatives`: what the steps of all methods are differentiated by.

use super::Name;
use super::node::Node;
use super::reader::Reader;
use crate::origin::{Diagnostic, Diagnostics, Spanned, suggest};

/// Variables of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum By {
    /// The numbers that the method carries.
    State,
    /// The control inputs, held over the step.
    Inputs,
    /// The parameters.
    Parameters,
    /// The step size h.
    Step,
}

/// The word for second derivatives by the state and the control inputs.
const SECOND: &str = "second";

impl By {
    /// All of them, in the order in which derivatives are listed.
    pub const ALL: [By; 4] = [By::State, By::Inputs, By::Parameters, By::Step];

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            By::State => "state",
            By::Inputs => "inputs",
            By::Parameters => "parameters",
            By::Step => "step",
        }
    }
}

/// Derivatives that a declaration asks for.
#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub struct Derivatives {
    /// All that there are: `[all]`.
    pub all: bool,
    /// Those that are named, with their places.
    pub named: Vec<Spanned<By>>,
    /// Second derivatives by the state and the inputs: `second`. They are no part of `all`, and bring the first ones along.
    pub second: bool,
}

impl Derivatives {
    /// All that there are.
    pub fn all() -> Self {
        Derivatives { all: true, ..Derivatives::default() }
    }

    /// Is this one asked for?
    pub fn has(&self, by: By) -> bool {
        let brought = self.second && matches!(by, By::State | By::Inputs);
        self.all || brought || self.named.iter().any(|named| named.value == by)
    }

    /// What these words ask for.
    ///
    /// # Errors
    /// Each word of nothing, with the one that may be meant, and each word that stands there twice.
    pub fn of(words: &[Name]) -> Result<Self, Diagnostics> {
        let (mut asked, mut errors) = (Derivatives::default(), Diagnostics::new());
        for word in words {
            let error = |message: String| Diagnostic::error(word.origin.clone(), message);
            let by = By::ALL.into_iter().find(|by| by.name() == word.value);
            let repeated = match by {
                Some(by) => asked.named.iter().any(|known| known.value == by),
                None => word.value == "all" && asked.all || word.value == SECOND && asked.second,
            };
            match by {
                _ if repeated => errors.push(error(format!("`{}` is listed twice", word.value))),
                Some(by) => asked.named.push(Spanned::new(by, word.origin.clone())),
                None if word.value == "all" => asked.all = true,
                None if word.value == SECOND => asked.second = true,
                None => {
                    let known = || By::ALL.map(By::name).into_iter().chain(["all", SECOND]);
                    let help = match suggest(&word.value, known()) {
                        Some(close) => format!("did you mean `{close}`?"),
                        None => "steps are differentiated by `state`, `inputs`, `parameters` and `step`, and twice (`second`)".to_owned(),
                    };
                    errors.push(error(format!("steps have no derivative by `{}`", word.value)).help(help));
                }
            }
        }
        if let (true, Some(named)) = (asked.all, asked.named.first()) {
            let error =
                Diagnostic::error(named.origin.clone(), "`all` stands for all first derivatives that there are");
            errors.push(error.help("write `[all]`, or leave `all` away"));
        }
        errors.propagate()?;
        Ok(asked)
    }
}

impl Reader {
    /// `[all]`, or some of `state`, `inputs`, `parameters` and `step`; `second` beside them.
    pub(super) fn derivatives(&mut self, node: &Node) -> Option<Derivatives> {
        let words = self.words(
            node,
            "a list such as [state, inputs], or [all]",
            "`state`, `inputs`, `parameters`, `step`, `second` or `all`",
        )?;
        Derivatives::of(&words).map_err(|errors| self.errors.extend(errors)).ok()
    }

    /// Words of a list. Where one is none, the others are read all the same, for their mistakes.
    pub(super) fn words(&mut self, node: &Node, list: &str, word: &str) -> Option<Vec<Name>> {
        let words = self.each(node, list, |reader, item| {
            let spelling = item.spelling().filter(|spelling| !spelling.is_empty());
            if spelling.is_none() {
                reader.error(&item.origin, format!("expected {word}"));
            }
            Some(spelling.map(|spelling| Spanned::new(spelling, item.origin.clone())))
        })?;
        Some(words.into_iter().flatten().collect())
    }
}
