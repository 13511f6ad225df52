//! `expose`: functions and tables that generated code has beside its steppers.

use super::Name;
use super::node::Node;
use super::reader::Reader;
use crate::origin::{Diagnostic, Diagnostics, suggest};
use std::mem;

/// What generated code has beside the steppers and what they need.
#[derive(Clone, Debug, Default, PartialEq, Hash)]
pub struct Expose {
    /// Everything: `[all]`.
    pub all: bool,
    /// The traits of `nonholonomic::catalogue`, for programs that know systems by name.
    pub catalogue: bool,
    /// Functions of the system, by name.
    pub functions: Vec<Name>,
}

/// A function that generated systems may have.
#[derive(Clone, Copy, Debug)]
pub struct Exposable {
    /// Its name.
    pub name: &'static str,
    /// Is it there unasked, because steppers, states and checks need it?
    pub always: bool,
    /// Which systems can have it, if not every one.
    pub of: Option<&'static str>,
}

const fn always(name: &'static str, of: Option<&'static str>) -> Exposable {
    Exposable { name, always: true, of }
}

const fn asked(name: &'static str, of: Option<&'static str>) -> Exposable {
    Exposable { name, always: false, of }
}

const INPUTS: Option<&str> = Some("systems with control inputs");
const RATES: Option<&str> = Some("systems whose constraints prescribe a velocity");
const LEVELS: Option<&str> = Some("systems with holonomic constraints");
const GROUPS: Option<&str> = Some("systems with matrix groups");
const GYROSCOPIC: Option<&str> = Some("systems whose Lagrangian has terms linear in the velocities");
const FORCES: Option<&str> = Some("systems with forces, dissipation or control inputs");

/// All functions.
pub const FUNCTIONS: &[Exposable] = &[
    always("mass_matrix", None),
    always("inverse_mass", None),
    always("energy", None),
    always("constraint_matrix", None),
    always("projector_d", None),
    always("to_momenta", None),
    always("to_velocities", None),
    always("drift", RATES),
    always("level_correction", LEVELS),
    always("group_defect", GROUPS),
    always("group_determinants", GROUPS),
    always("invariants", None),
    asked("potential", None),
    asked("potential_gradient", None),
    asked("lagrangian", None),
    asked("christoffel_first", None),
    asked("christoffel", None),
    asked("constraint", None),
    asked("projector_perp", None),
    asked("frame", None),
    asked("restricted_metric", None),
    asked("inverse_restricted_metric", None),
    asked("structure_functions", None),
    asked("almost_poisson", None),
    asked("hamiltonian", None),
    asked("hamiltonian_gradient", None),
    asked("vector_field", None),
    asked("vector_field_jacobian", None),
    asked("momenta", None),
    asked("velocities_of_momenta", None),
    asked("multipliers", None),
    asked("acceleration", None),
    asked("configuration_velocity", None),
    asked("cotangent_hamiltonian", None),
    asked("cotangent_vector_field", None),
    asked("input_matrix", INPUTS),
    asked("input_force", INPUTS),
    asked("gyroscopic_matrix", GYROSCOPIC),
    asked("applied_force", FORCES),
    asked("holonomic", LEVELS),
    asked("constraint_rates", RATES),
    asked("constraint_momenta", None),
    asked("extended_hamiltonian", None),
    asked("extended_multipliers", None),
    asked("extended_vector_field", None),
    asked("feedback_levels", None),
    asked("lyapunov_function", None),
    asked("lyapunov_gradient", None),
    asked("feedback_vector_field", None),
    asked("feedback_level_rates", INPUTS),
];

impl Expose {
    /// Everything.
    pub fn all() -> Self {
        Expose { all: true, catalogue: true, functions: Vec::new() }
    }

    /// What these names ask for: functions, `catalogue`, or `all` by itself.
    ///
    /// # Errors
    /// Each name of nothing, with the one that may be meant, and each name that stands there twice.
    pub fn of(names: &[Name]) -> Result<Self, Diagnostics> {
        let (mut expose, mut errors) = (Expose::default(), Diagnostics::new());
        for name in names {
            let word = name.value.as_str();
            let error = |message: String| Diagnostic::error(name.origin.clone(), message);
            let repeated = match word {
                "all" => mem::replace(&mut expose.all, true),
                "catalogue" => mem::replace(&mut expose.catalogue, true),
                _ => expose.functions.iter().any(|known| known.value == word),
            };
            if repeated {
                errors.push(error(format!("`{word}` is listed twice")));
            } else if word == "all" && names.len() > 1 {
                let error = error("`all` stands for every function and for the catalogue".to_owned());
                errors.push(error.help("write `[all]`, or leave `all` away"));
            } else if !matches!(word, "all" | "catalogue") {
                match known(word) {
                    Ok(()) => expose.functions.push(name.clone()),
                    Err(help) => errors.push(error(format!("there is no function `{word}`")).help(help)),
                }
            }
        }
        errors.propagate()?;
        expose.catalogue |= expose.all;
        Ok(expose)
    }
}

/// Is there a function of that name?
fn known(word: &str) -> Result<(), String> {
    let known = || FUNCTIONS.iter().map(|function| function.name);
    if known().any(|function| function == word) {
        return Ok(());
    }
    Err(match suggest(word, known().chain(["all", "catalogue"])) {
        Some(close) => format!("did you mean `{close}`?"),
        None => format!("the functions are `{}`", known().collect::<Vec<_>>().join("`, `")),
    })
}

impl Reader {
    /// `[all]`, or names of functions and `catalogue`.
    pub(super) fn expose(&mut self, node: &Node) -> Option<Expose> {
        let words =
            self.words(node, "a list of functions, or [all]", "the name of a function, `catalogue` or `all`")?;
        Expose::of(&words).map_err(|errors| self.errors.extend(errors)).ok()
    }
}
