//! The variables of a unit, in the order of their value references.

use super::Start;
use crate::model::Description;
use crate::targets::rust::names::Taken;

/// The role of a variable in the interface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// The time.
    Independent,
    /// A number that is fixed from the initialization on.
    Parameter,
    /// A control input.
    Input,
    /// An output with a start: a coordinate or a velocity.
    Start,
    /// An output that is computed.
    Output,
    /// A number that is computed and no output.
    Local,
    /// The rate of the variable with this value reference.
    RateOf(usize),
}

/// A variable.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) kind: Kind,
    /// The start of those that have one.
    pub(super) start: Option<f64>,
    pub(super) unit: Option<String>,
    pub(super) text: String,
}

/// All variables. A value reference is an index.
pub(super) struct Variables {
    pub(super) all: Vec<Variable>,
    /// The numbers of options, coordinates and so on.
    pub(super) options: usize,
    /// Sentences on names that are not those of the declaration.
    pub(super) notes: Vec<String>,
}

impl Variables {
    pub(super) fn new(about: &Description, options: &[&str], start: &Start) -> Self {
        let mut made = Making { all: Vec::new(), taken: Taken::new([]), notes: Vec::new() };
        // Declared names come first, so that the others give way.
        let declared = about.parameters.iter().map(|parameter| &parameter.name);
        let declared = declared.chain(about.coordinates.iter().chain(&about.velocities).map(|v| &v.name));
        declared.chain(&about.inputs).for_each(|name| drop(made.taken.take(name.clone())));
        let named_time = made.free("time");
        let (second, joule) = (start.has_units.then_some("s"), start.is_coherent.then_some("J"));
        made.add(named_time, Kind::Independent, None, second, "the time");
        let step = made.free("step");
        made.add(step, Kind::Parameter, Some(start.step), second, "the size of the method's steps");
        for (parameter, value) in about.parameters.iter().zip(&start.parameters) {
            let mut text = parameter.text.clone().unwrap_or_default();
            if parameter.positive {
                text.push_str(if text.is_empty() { "positive" } else { ", positive" });
            }
            made.add(parameter.name.clone(), Kind::Parameter, Some(*value), parameter.unit.as_deref(), &text);
        }
        for (option, value) in options.iter().zip(&start.options) {
            let name = made.free(option);
            made.add(name, Kind::Parameter, Some(*value), None, "an option of the method");
        }
        let first_coordinate = made.all.len();
        let values = start.q.iter().chain(&start.w);
        for (variable, value) in about.coordinates.iter().chain(&about.velocities).zip(values) {
            let text = variable.text.as_deref().unwrap_or_default();
            made.add(variable.name.clone(), Kind::Start, Some(*value), variable.unit.as_deref(), text);
        }
        for input in &about.inputs {
            made.add(input.clone(), Kind::Input, Some(0.0), None, "a control input, held over a communication step");
        }
        let first_momentum = made.all.len();
        for momentum in about.momenta() {
            let name = made.free(&momentum);
            made.add(name, Kind::Local, None, None, "a momentum on D*");
        }
        let energy = made.free("energy");
        made.add(energy, Kind::Output, None, joule, "the energy");
        for invariant in &about.invariants {
            let name = made.free(invariant);
            made.add(name, Kind::Output, None, None, "a declared first integral");
        }
        let constraint = made.free("constraint");
        made.add(constraint, Kind::Local, None, None, "the largest residual of the constraints");
        let states = (0..about.coordinates.len()).map(|i| first_coordinate + i);
        for state in states.chain((0..about.momenta().len()).map(|i| first_momentum + i)) {
            let (of, unit) = (made.all[state].name.clone(), made.all[state].unit.clone());
            let name = made.free(&format!("der({of})"));
            let unit = unit.map(|unit| format!("{unit}/s"));
            made.add(name, Kind::RateOf(state), None, unit.as_deref(), &format!("the rate of {of}"));
        }
        Variables { all: made.all, options: options.len(), notes: made.notes }
    }

    /// Returns the rates with their value references.
    pub(super) fn rates(&self) -> impl Iterator<Item = (usize, usize)> {
        let rate = |(i, variable): (usize, &Variable)| match variable.kind {
            Kind::RateOf(state) => Some((i, state)),
            _ => None,
        };
        self.all.iter().enumerate().filter_map(rate)
    }

    /// Returns the value references of the outputs.
    pub(super) fn outputs(&self) -> impl Iterator<Item = usize> {
        let output = |(_, variable): &(usize, &Variable)| matches!(variable.kind, Kind::Start | Kind::Output);
        self.all.iter().enumerate().filter(output).map(|(i, _)| i)
    }

    /// Returns the value references of what the initialization computes: outputs without a start,
    /// momenta and rates.
    pub(super) fn computed(&self) -> impl Iterator<Item = usize> {
        let states: Vec<usize> = self.rates().map(|(_, state)| state).collect();
        let computed = move |(i, variable): &(usize, &Variable)| match variable.kind {
            Kind::Output | Kind::RateOf(_) => true,
            Kind::Local => states.contains(i),
            _ => false,
        };
        self.all.iter().enumerate().filter(computed).map(|(i, _)| i)
    }
}

/// Variables as they are made.
struct Making {
    all: Vec<Variable>,
    taken: Taken,
    notes: Vec<String>,
}

impl Making {
    /// Returns a name that no other variable has.
    fn free(&mut self, name: &str) -> String {
        let free = self.taken.take(name.to_owned());
        if free != name {
            self.notes
                .push(format!("the unit's own variable `{name}` is `{free}`, since the declaration has the name"));
        }
        free
    }

    fn add(&mut self, name: String, kind: Kind, start: Option<f64>, unit: Option<&str>, text: &str) {
        let unit = unit.filter(|unit| !unit.is_empty() && *unit != "1").map(str::to_owned);
        self.all.push(Variable { name, kind, start, unit, text: text.to_owned() });
    }
}
