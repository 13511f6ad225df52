//! From a program to a functional mock-up unit (FMI): the C of the system with its method, the
//! functions of the interface around it, and the description of its variables.
//!
//! **Source** Functional Mock-up Interface 2.0.4 (2022) and 3.0.2 (2024), Modelica Association.

mod description;
mod glue;
mod variables;

use crate::ir::program::Program;
use crate::ir::verify::Verified;
use crate::quantity::Quantity;
use crate::scheme::system::{QUANTITIES, Row};
use crate::targets::c::{self, Files};
use crate::targets::rust::Header;
use siphasher::sip128::{Hasher128, SipHasher13};
use std::hash::Hash;
use variables::Variables;

/// The quantities that a unit computes beside those that every system has.
const COMPUTED: [Quantity; 5] = [
    Quantity::Constraint,
    Quantity::VectorField,
    Quantity::VectorFieldJacobian,
    Quantity::VectorFieldByInputs,
    Quantity::ObservablesJacobian,
];

/// The version of the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// FMI 2.0
    Two,
    /// FMI 3.0
    Three,
}

/// The start of a unit, which its environment can change.
#[derive(Clone, Debug)]
pub struct Start {
    /// Values of the parameters.
    pub parameters: Vec<f64>,
    /// Values of the method's options.
    pub options: Vec<f64>,
    /// The coordinates.
    pub q: Vec<f64>,
    /// The velocities.
    pub w: Vec<f64>,
    /// The size of the steps.
    pub step: f64,
    /// Whether the declaration has units, so that the time is in seconds.
    pub has_units: bool,
    /// Whether these are coherent units of the SI, so that the energy is in joule.
    pub is_coherent: bool,
}

/// A functional mock-up unit before it is compiled.
#[derive(Clone, Debug)]
pub struct Unit {
    /// The model identifier, which is the name of the binary.
    pub name: String,
    /// The text of `modelDescription.xml`.
    pub description: String,
    /// The text of `sources/buildDescription.xml` of FMI 3.0.
    pub build: Option<String>,
    /// The files of `sources`: name and text.
    pub sources: Vec<(String, String)>,
    /// Whether a solver of the environment can integrate the motion.
    pub exchanges: bool,
    /// Sentences on names that are not those of the declaration.
    pub notes: Vec<String>,
}

impl Unit {
    /// Returns the sources to compile.
    pub fn compiled(&self) -> impl Iterator<Item = &str> {
        compiled(&self.sources)
    }
}

fn compiled(sources: &[(String, String)]) -> impl Iterator<Item = &str> {
    sources.iter().map(|(name, _)| name.as_str()).filter(|name| name.ends_with(".c"))
}

/// The parts of which the files of a unit are made.
struct Parts<'a> {
    header: &'a Header<'a>,
    files: &'a Files,
    variables: Variables,
    version: Version,
    step: f64,
    method: &'a str,
    /// The vector field on D* is the method's, so that the environment's solver may integrate it.
    exchanges: bool,
    /// Whether the method reads control inputs.
    takes_inputs: bool,
}

/// Returns the unit of a program with one method. Nothing here can fail, because verification has
/// checked the program.
///
/// `is_field` says whether the method integrates the vector field on D*, and nothing else.
pub fn unit(program: &Verified<Program>, header: &Header<'_>, version: Version, is_field: bool, start: &Start) -> Unit {
    let is_wanted = |quantity| {
        let is_always_there = |row: &Row| row.quantity == quantity && row.is_always_there;
        COMPUTED.contains(&quantity) || QUANTITIES.iter().any(is_always_there)
    };
    let files = c::files_with(program, header, is_wanted);
    let stepper = &program.steppers[0];
    let options: Vec<&str> = stepper.options.iter().map(|option| option.declared.name.as_str()).collect();
    let variables = Variables::new(header.about, &options, start);
    let parts = Parts {
        header,
        files: &files,
        variables,
        version,
        step: start.step,
        method: &stepper.method,
        exchanges: is_field,
        takes_inputs: !stepper.samples.is_empty(),
    };
    let mut sources = glue::sources(&parts);
    // A token of everything that the description and the binary must agree on.
    let token =
        token(&[parts.description(""), sources.iter().map(|(_, text)| text.as_str()).collect::<String>()], &files);
    sources.iter_mut().for_each(|(_, text)| *text = text.replace(glue::TOKEN, &token));
    let interface = match version {
        Version::Two => ("nh_fmi2.c", include_str!("runtime/nh_fmi2.c")),
        Version::Three => ("nh_fmi3.c", include_str!("runtime/nh_fmi3.c")),
    };
    let shared =
        [interface, ("nh_fmu.c", include_str!("runtime/nh_fmu.c")), ("nh_fmu.h", include_str!("runtime/nh_fmu.h"))];
    let of_c = c::RUNTIME.into_iter().filter(|(name, _)| !name.ends_with(".hpp"));
    sources.extend(of_c.chain(shared).map(|(name, text)| (name.to_owned(), text.to_owned())));
    sources.push((format!("{}.h", files.name), files.header.clone()));
    sources.push((format!("{}.c", files.name), files.source.clone()));
    sources.sort();
    let listed: Vec<&str> = compiled(&sources).collect();
    let (description, build) = (parts.listing(&token, &listed), parts.build(&listed));
    Unit {
        name: files.name.clone(),
        description,
        build,
        exchanges: parts.exchanges,
        notes: parts.variables.notes.clone(),
        sources,
    }
}

/// Returns the token of a unit: the hash of its description and of its C.
fn token(texts: &[String], files: &Files) -> String {
    let mut hasher = SipHasher13::new();
    (texts, &files.header, &files.source, env!("CARGO_PKG_VERSION")).hash(&mut hasher);
    let hash = hasher.finish128().as_u128();
    let hex = format!("{hash:032x}");
    format!("{{{}-{}-{}-{}-{}}}", &hex[..8], &hex[8..12], &hex[12..16], &hex[16..20], &hex[20..])
}
