//! Advice for declarations that exceed the budget.

use super::{MEMORY, Resource, SECONDS, Spent, bytes};
use crate::declaration::Declaration;
use crate::origin::{Diagnostic, Origin, Topic};

/// Place of the error about a spent budget, and facts about shorter derivations.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    origin: Origin,
    name: String,
    /// Whether there are parameters. Numbers in their place make expressions much shorter: a car
    /// with a trailer, written in coordinates, then takes a tenth of the time.
    parameters: bool,
}

/// The user's means to raise the budget.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knob {
    /// The caller of [`compile_within`](crate::pipeline::compile_within) only.
    Caller,
    /// Environment variables.
    Environment,
    /// An option of the command line, or environment variables.
    CommandLine,
    /// An argument in Python, or environment variables.
    Python,
}

impl Advice {
    /// Returns the advice for this declaration.
    pub fn of(declaration: &Declaration) -> Advice {
        let name = &declaration.name;
        let parameters = !declaration.parameters.is_empty();
        Advice { origin: name.origin.clone(), name: name.value.clone(), parameters }
    }

    /// Returns the error.
    pub fn diagnostic(&self, spent: &Spent, knob: Knob) -> Diagnostic {
        // The error cannot tell whether twice or a hundred times as much is needed. It suggests
        // amounts that a machine has.
        let (option, variable) = match spent.resource {
            Resource::Time => {
                let seconds = (spent.budget.time.as_secs_f64() * 5.0).ceil();
                (format!("{seconds}s"), format!("{SECONDS}={seconds}"))
            }
            Resource::Memory => {
                let more = bytes(spent.budget.memory.saturating_mul(2)).replace(' ', "");
                (more.clone(), format!("{MEMORY}={more}"))
            }
        };
        let mut help = match knob {
            Knob::Caller => "a larger one may do".to_owned(),
            Knob::Environment => format!("`{variable}` gives it more"),
            Knob::CommandLine => format!("`--budget {option}` (or `{variable}`) gives it more"),
            Knob::Python => format!("`budget=\"{option}\"` (or `{variable}` in the environment) gives it more"),
        };
        if self.parameters {
            help += "; numbers in place of parameters make its expressions shorter";
        }
        Diagnostic::error(self.origin.clone(), spent.of(&format!("`{}`", self.name))).help(help).see(Topic::Slow)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::budget::Budget;

    #[test]
    fn it_is_said_how_to_give_more() {
        let advice = |parameters| Advice { origin: Origin::Whole, name: "sleigh".into(), parameters };
        let spent = |resource| Spent { resource, budget: Budget::default(), forming: Vec::new() };
        let help = |advice: Advice, resource, knob| advice.diagnostic(&spent(resource), knob).help.unwrap();
        assert_eq!(
            help(advice(false), Resource::Time, Knob::CommandLine),
            "`--budget 300s` (or `NH_BUDGET_SECONDS=300`) gives it more (see: nh help slow)"
        );
        assert_eq!(
            help(advice(true), Resource::Memory, Knob::Environment),
            "`NH_BUDGET_MEMORY=4GB` gives it more; numbers in place of parameters make its expressions shorter (see: nh help slow)"
        );
        for (resource, knob) in [(Resource::Time, Knob::Environment), (Resource::Memory, Knob::CommandLine)] {
            let help = help(advice(false), resource, knob);
            let value =
                help.split(['`', '=', ' ']).find(|word| word.starts_with(|c: char| c.is_ascii_digit())).unwrap();
            let unit = if resource == Resource::Time { "s" } else { "" };
            assert!(Budget::default().with(&format!("{value}{unit}")).is_ok(), "{help}");
        }
    }
}
