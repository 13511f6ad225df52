//! `derivatives`: the variables by which the steps of all methods are differentiated.

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

/// The keyword for second derivatives by the state and the control inputs.
const SECOND: &str = "second";

impl By {
    /// All variables, in the order in which derivatives are listed.
    pub const ALL: [By; 4] = [By::State, By::Inputs, By::Parameters, By::Step];

    /// Returns the keyword of the variable.
    pub fn name(self) -> &'static str {
        match self {
            By::State => "state",
            By::Inputs => "inputs",
            By::Parameters => "parameters",
            By::Step => "step",
        }
    }
}

/// Requested derivatives.
#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub struct Derivatives {
    /// All available derivatives: `[all]`.
    pub all: bool,
    /// Derivatives requested by name, with their places.
    pub named: Vec<Spanned<By>>,
    /// Second derivatives by the state and the inputs: `second`. They are not part of `all`, and
    /// include the first derivatives by both.
    pub second: bool,
}

impl Derivatives {
    /// Requests all available derivatives.
    pub fn all() -> Self {
        Derivatives { all: true, ..Derivatives::default() }
    }

    /// Returns whether these derivatives are requested.
    pub fn has(&self, by: By) -> bool {
        let brought = self.second && matches!(by, By::State | By::Inputs);
        self.all || brought || self.named.iter().any(|named| named.value == by)
    }

    /// Returns the derivatives that these words request.
    ///
    /// # Errors
    /// One error for each unknown word, with the closest known one, and for each repeated word.
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
                        None => "a step has derivatives by `state`, `inputs`, `parameters` and `step`, and second derivatives (`second`)".to_owned(),
                    };
                    errors.push(error(format!("steps have no derivative by `{}`", word.value)).help(help));
                }
            }
        }
        if let (true, Some(named)) = (asked.all, asked.named.first()) {
            let error = Diagnostic::error(named.origin.clone(), "`all` stands for all available first derivatives");
            errors.push(error.help("write `[all]`, or leave out `all`"));
        }
        errors.propagate()?;
        Ok(asked)
    }
}

impl Reader {
    /// Reads `[all]`, or some of `state`, `inputs`, `parameters` and `step`, with or without
    /// `second`.
    pub(super) fn derivatives(&mut self, node: &Node) -> Option<Derivatives> {
        let words = self.words(
            node,
            "a list such as [state, inputs], or [all]",
            "`state`, `inputs`, `parameters`, `step`, `second` or `all`",
        )?;
        Derivatives::of(&words).map_err(|errors| self.errors.extend(errors)).ok()
    }

    /// Reads the words of a list. An item that is no word does not hide errors in the others.
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
