//! The only list of the values of a program. Passes that read or rewrite all values go through
//! these methods.

use super::{
    Body, Carried, Flow, Form, Kind, NewtonBlock, Program, Rank, Role, Statement, StepDerivatives, StepProgram,
};
use crate::ir::graph::{Symbol, Value};
use serde::{Deserialize, Serialize};
use std::slice;

/// A part of a [`NewtonBlock`] or a [`Flow`]. The values of a part are computed together, apart
/// from those of other parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Part {
    /// The first guess, or the start.
    Guess,
    /// The sizes of invisible changes, or time and tolerance.
    Scale,
    /// Residual and Jacobian, row by row, or the rates.
    System,
    /// A sweep.
    Sweep,
}

impl Part {
    /// All parts, in the order in which they are listed.
    pub const ALL: [Part; 4] = [Part::Guess, Part::Scale, Part::System, Part::Sweep];

    /// Returns whether every iteration computes the part from the unknowns. The other parts are
    /// computed before the iteration.
    pub fn iterates(self) -> bool {
        matches!(self, Part::System | Part::Sweep)
    }

    /// Selects the values of this part from lists of all parts.
    fn of(self, lists: Vec<(Part, &[Value])>) -> Vec<Value> {
        lists.into_iter().filter(|(part, _)| *part == self).flat_map(|(_, list)| list).copied().collect()
    }
}

/// Implements access to the lists of values of a statement that solves or follows, in the order of
/// [`Part::ALL`].
macro_rules! lists {
    ($type:ident, $fields:pat => $($part:ident: $field:ident $($rows:ident)?),*) => {
        impl $type {
            /// Returns the lists of values, in the order of [`Part::ALL`].
            pub fn lists(&self) -> Vec<(Part, &[Value])> {
                let ($fields, mut all) = (self, Vec::new());
                $(lists!(@ all $part $field as_slice iter $($rows)?);)*
                all
            }

            /// Returns mutable lists of values, in the order of [`Part::ALL`].
            pub fn lists_mut(&mut self) -> Vec<(Part, &mut [Value])> {
                let ($fields, mut all) = (self, Vec::new());
                $(lists!(@ all $part $field as_mut_slice iter_mut $($rows)?);)*
                all
            }

            /// Returns the values of a part.
            pub fn part(&self, part: Part) -> Vec<Value> {
                part.of(self.lists())
            }

            /// Returns all values.
            pub fn values(&self) -> Vec<Value> {
                self.lists().into_iter().flat_map(|(_, list)| list).copied().collect()
            }
        }
    };
    (@ $all:ident $part:ident $field:ident $slice:ident $iter:ident) => { $all.push((Part::$part, $field.$slice())) };
    (@ $all:ident $part:ident $field:ident $slice:ident $iter:ident rows) => {
        $all.extend($field.$iter().map(|row| (Part::$part, row.$slice())))
    };
}

// The patterns have no `..`, so that a new field must be listed or excluded.
lists!(
    NewtonBlock,
    NewtonBlock { name: _, unknowns: _, guess, residual, jacobian, scale, history: _, sweep, kind: _ } =>
        Guess: guess, Scale: scale, System: residual, System: jacobian rows, Sweep: sweep
);
lists!(
    Flow,
    Flow { name: _, variables: _, start, span, rates, stepped: _ } => Guess: start, Scale: span, System: rates
);

impl NewtonBlock {
    /// Returns whether finite differences replace ∂r/∂x.
    pub fn is_differenced(&self) -> bool {
        self.kind == Kind::Iterated && self.jacobian.is_empty()
    }

    /// Returns the part that Newton's method evaluates: r(x) with or without its Jacobian, or the
    /// sweep S if r is x − S(x).
    pub fn evaluated(&self) -> Part {
        if self.is_differenced() && !self.sweep.is_empty() { Part::Sweep } else { Part::System }
    }
}

impl Statement {
    /// Returns the symbols that the statement binds.
    pub fn binds(&self) -> &[Symbol] {
        match self {
            Statement::Assign { symbol, .. } => slice::from_ref(symbol),
            Statement::Solve(block) => &block.unknowns,
            Statement::Follow(flow) => &flow.variables,
        }
    }

    /// Returns whether the statement solves or follows, so that its values depend on the symbols
    /// that it binds.
    pub fn solves(&self) -> bool {
        !matches!(self, Statement::Assign { .. })
    }

    /// Returns the lists of values of a solve or flow, in the order of [`Part::ALL`].
    pub fn lists(&self) -> Vec<(Part, &[Value])> {
        match self {
            Statement::Assign { .. } => Vec::new(),
            Statement::Solve(block) => block.lists(),
            Statement::Follow(flow) => flow.lists(),
        }
    }

    /// Returns the same lists, mutable.
    pub fn lists_mut(&mut self) -> Vec<(Part, &mut [Value])> {
        match self {
            Statement::Assign { .. } => Vec::new(),
            Statement::Solve(block) => block.lists_mut(),
            Statement::Follow(flow) => flow.lists_mut(),
        }
    }

    /// Returns the values of a part.
    pub fn part(&self, part: Part) -> Vec<Value> {
        part.of(self.lists())
    }

    /// Returns all values.
    pub fn values(&self) -> Vec<Value> {
        match self {
            Statement::Assign { value, .. } => vec![*value],
            Statement::Solve(block) => block.values(),
            Statement::Follow(flow) => flow.values(),
        }
    }

    /// Returns mutable references to all values of a solve or flow.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.lists_mut().into_iter().flat_map(|(_, list)| list)
    }
}

impl Body {
    /// Returns the unknowns of each solve, in order.
    pub fn solves(&self) -> Vec<Vec<Symbol>> {
        self.statements
            .iter()
            .filter(|statement| statement.solves())
            .map(|statement| statement.binds().to_vec())
            .collect()
    }

    /// Returns all values: those of the statements, in order, and the results.
    pub fn values(&self) -> Vec<Value> {
        let mut all: Vec<Value> = self.statements.iter().flat_map(Statement::values).collect();
        all.extend(self.outputs.iter().flat_map(|output| &output.values));
        all
    }

    /// Returns mutable references to all values.
    pub fn values_mut(&mut self) -> Vec<&mut Value> {
        self.parts_mut().into_iter().map(|(_, value)| value).collect()
    }

    /// Returns mutable references to all values. Those of a part that iterates come with the part
    /// and the number of the solve, counted from 0.
    pub fn parts_mut(&mut self) -> Vec<(Option<(usize, Part)>, &mut Value)> {
        let mut all: Vec<(Option<(usize, Part)>, &mut Value)> = Vec::new();
        let mut solve = 0;
        for statement in &mut self.statements {
            if let Statement::Assign { value, .. } = statement {
                all.push((None, value));
                continue;
            }
            for (part, list) in statement.lists_mut() {
                let inside = part.iterates().then_some((solve, part));
                all.extend(list.iter_mut().map(|value| (inside, value)));
            }
            solve += 1;
        }
        all.extend(self.outputs.iter_mut().flat_map(|output| &mut output.values).map(|value| (None, value)));
        all
    }
}

impl<F: Form> StepProgram<F> {
    /// Returns the carried groups except [those that depend on others](Role::is_dependent).
    pub fn independent(&self) -> impl Iterator<Item = &Carried> {
        self.carried.iter().filter(|group| !group.role.is_dependent())
    }

    /// Returns the position of the first number of a group among the carried numbers.
    pub fn first_of(&self, role: Role) -> usize {
        self.carried.iter().take_while(|group| group.role != role).map(|group| group.symbols.len()).sum()
    }

    /// Returns mutable references to all bodies and to the computation of the rank guard.
    pub fn bodies_mut(&mut self) -> (impl Iterator<Item = &mut F::Body>, Option<&mut F::Rank>) {
        let StepProgram { start, step, observe, balance, derivatives, guard, .. } = self;
        let derivatives = derivatives.iter_mut().flat_map(StepDerivatives::bodies_mut);
        let bodies = [start, step, observe].into_iter().chain(balance).chain(derivatives);
        (bodies, guard.as_mut().map(|guard| &mut guard.body))
    }
}

impl Rank {
    /// Returns all values.
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.minors.iter().chain([&self.measure]).copied()
    }

    /// Returns mutable references to all values.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.minors.iter_mut().chain([&mut self.measure])
    }
}

impl Program {
    /// Returns mutable references to all values: those of steps first, since the order of values
    /// decides the order of sums, and steps do not depend on the functions beside them.
    pub fn values_mut(&mut self) -> Vec<&mut Value> {
        let mut all: Vec<&mut Value> = Vec::new();
        for stepper in &mut self.steppers {
            let (bodies, guard) = stepper.bodies_mut();
            bodies.for_each(|body| all.extend(body.values_mut()));
            all.extend(guard.into_iter().flat_map(Rank::values_mut));
        }
        all.extend(self.functions.iter_mut().flat_map(|f| &mut f.output.values));
        all
    }
}
