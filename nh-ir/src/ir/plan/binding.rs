//! The values that a routine names, and the angles whose sines and cosines come from those of
//! others.

use crate::ir::graph::Value;

/// A named value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Let {
    /// `let name = node;`
    Value {
        /// Its name.
        name: String,
        /// The value.
        value: Value,
    },
    /// `let (sine.0, cosine.0) = sin_cos(argument);`
    SinCos {
        /// The angle.
        argument: Value,
        /// The rotation that gives sine and cosine, if there is one.
        turn: Option<Turn>,
        /// Name and value of the sine.
        sine: (String, Value),
        /// Name and value of the cosine.
        cosine: (String, Value),
    },
    /// `let (increment, pair) = halfway(at, by, argument);`, or `let increment = turn_by(by);`
    Halfway {
        /// The angles, and the values that they are computed with.
        way: Way,
        /// Names and values of the sine and cosine of the increment that are needed.
        increment: [Option<(String, Value)>; 2],
        /// Names and values of the sine and cosine of the angle that are needed.
        pair: [Option<(String, Value)>; 2],
    },
}

impl Let {
    /// Returns the values that the `let` names.
    pub fn values(&self) -> Vec<Value> {
        match self {
            Let::Value { value, .. } => vec![*value],
            Let::SinCos { sine, cosine, .. } => vec![sine.1, cosine.1],
            Let::Halfway { increment, pair, .. } => increment.iter().chain(pair).flatten().map(|&(_, v)| v).collect(),
        }
    }
}

/// An angle in a block of equations that is the sum of a known angle and an increment whose sine is
/// also needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Way {
    /// The angle.
    pub argument: Value,
    /// The increment.
    pub by: Value,
    /// Sine and cosine of the known angle.
    pub at: [Value; 2],
    /// The known angle.
    pub(in crate::ir) from: Value,
    /// Sine and cosine of the angle, if they are in the graph.
    pub(in crate::ir) pair: [Option<Value>; 2],
    /// Sine and cosine of the increment, if they are in the graph.
    pub(in crate::ir) increment: [Option<Value>; 2],
}

impl Way {
    /// Returns whether the value is the sine or cosine of the angle or the increment.
    pub(super) fn has(&self, value: Value) -> bool {
        self.pair.contains(&Some(value)) || self.increment.contains(&Some(value))
    }

    /// Makes the way of an increment alone, with its sine and cosine if they are in the graph.
    pub(in crate::ir) fn of_increment(by: Value, increment: [Option<Value>; 2]) -> Self {
        Way { argument: by, by, at: [by; 2], from: by, pair: [None; 2], increment }
    }

    /// Returns whether only the increment is needed.
    pub fn is_increment(&self) -> bool {
        self.argument == self.by
    }

    /// Returns the values that are read and known before the increment.
    pub(super) fn known(&self) -> impl Iterator<Item = Value> {
        self.at.into_iter().filter(|_| !self.is_increment())
    }

    /// Returns the values that are read.
    pub fn reads(&self) -> [Value; 4] {
        let [sine, cosine] = self.at;
        [self.argument, self.by, sine, cosine]
    }
}

/// An angle with known sine and cosine, and the increment that leads to another angle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The angle.
    pub from: Value,
    /// Its sine and its cosine.
    pub at: [Value; 2],
    /// The increment.
    pub by: Value,
}
