//! The values of a program, listed here and nowhere else: what walks or rewrites all of them goes through these methods.

use super::{
    Body, Carried, Flow, Form, Kind, NewtonBlock, Program, Rank, Role, Statement, StepDerivatives, StepProgram,
};
use crate::ir::graph::{Symbol, Value};
use serde::{Deserialize, Serialize};
use std::slice;

/// A part of a [`NewtonBlock`] or a [`Flow`]: values that are computed together, apart from those of the other parts.
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
    /// All, in the order in which they are listed.
    pub const ALL: [Part; 4] = [Part::Guess, Part::Scale, Part::System, Part::Sweep];

    /// Is it computed in every iteration, from the unknowns? The others are computed before.
    pub fn iterates(self) -> bool {
        matches!(self, Part::System | Part::Sweep)
    }

    /// Its values among lists of all parts.
    fn of(self, lists: Vec<(Part, &[Value])>) -> Vec<Value> {
        lists.into_iter().filter(|(part, _)| *part == self).flat_map(|(_, list)| list).copied().collect()
    }
}

/// Gives a statement that solves or follows its lists of values, in the order of [`Part::ALL`].
macro_rules! lists {
    ($type:ident, $fields:pat => $($part:ident: $field:ident $($rows:ident)?),*) => {
        impl $type {
            /// Its lists of values, in the order of [`Part::ALL`].
            pub fn lists(&self) -> Vec<(Part, &[Value])> {
                let ($fields, mut all) = (self, Vec::new());
                $(lists!(@ all $part $field as_slice iter $($rows)?);)*
                all
            }

            /// Its lists of values, to be changed.
            pub fn lists_mut(&mut self) -> Vec<(Part, &mut [Value])> {
                let ($fields, mut all) = (self, Vec::new());
                $(lists!(@ all $part $field as_mut_slice iter_mut $($rows)?);)*
                all
            }

            /// The values of a part.
            pub fn part(&self, part: Part) -> Vec<Value> {
                part.of(self.lists())
            }

            /// All values.
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

// No `..`: a new field is either listed or not.
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
    /// Do differences take the place of ∂r/∂x?
    pub fn is_differenced(&self) -> bool {
        self.kind == Kind::Iterated && self.jacobian.is_empty()
    }

    /// Part that Newton's method evaluates: r(x) with or without its Jacobian, or the sweep S where r is x − S(x).
    pub fn evaluated(&self) -> Part {
        if self.is_differenced() && !self.sweep.is_empty() { Part::Sweep } else { Part::System }
    }
}

impl Statement {
    /// The symbols that it binds.
    pub fn binds(&self) -> &[Symbol] {
        match self {
            Statement::Assign { symbol, .. } => slice::from_ref(symbol),
            Statement::Solve(block) => &block.unknowns,
            Statement::Follow(flow) => &flow.variables,
        }
    }

    /// Does it bind what depends on it in turn?
    pub fn solves(&self) -> bool {
        !matches!(self, Statement::Assign { .. })
    }

    /// The lists of values of what is solved or followed, in the order of [`Part::ALL`].
    pub fn lists(&self) -> Vec<(Part, &[Value])> {
        match self {
            Statement::Assign { .. } => Vec::new(),
            Statement::Solve(block) => block.lists(),
            Statement::Follow(flow) => flow.lists(),
        }
    }

    /// These lists, to be changed.
    pub fn lists_mut(&mut self) -> Vec<(Part, &mut [Value])> {
        match self {
            Statement::Assign { .. } => Vec::new(),
            Statement::Solve(block) => block.lists_mut(),
            Statement::Follow(flow) => flow.lists_mut(),
        }
    }

    /// The values of a part.
    pub fn part(&self, part: Part) -> Vec<Value> {
        part.of(self.lists())
    }

    /// All values.
    pub fn values(&self) -> Vec<Value> {
        match self {
            Statement::Assign { value, .. } => vec![*value],
            Statement::Solve(block) => block.values(),
            Statement::Follow(flow) => flow.values(),
        }
    }

    /// All values of what is solved or followed, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.lists_mut().into_iter().flat_map(|(_, list)| list)
    }
}

impl Body {
    /// The unknowns of each solve, in order.
    pub fn solves(&self) -> Vec<Vec<Symbol>> {
        self.statements
            .iter()
            .filter(|statement| statement.solves())
            .map(|statement| statement.binds().to_vec())
            .collect()
    }

    /// All values: those of the statements, in order, and the results.
    pub fn values(&self) -> Vec<Value> {
        let mut all: Vec<Value> = self.statements.iter().flat_map(Statement::values).collect();
        all.extend(self.outputs.iter().flat_map(|output| &output.values));
        all
    }

    /// All values, to be changed.
    pub fn values_mut(&mut self) -> Vec<&mut Value> {
        self.parts_mut().into_iter().map(|(_, value)| value).collect()
    }

    /// All values, to be changed; those of a part that iterates with the number of the solve, counted from 0, and the part.
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
    /// The groups that are carried, but for [those that depend on them](Role::is_dependent).
    pub fn independent(&self) -> impl Iterator<Item = &Carried> {
        self.carried.iter().filter(|group| !group.role.is_dependent())
    }

    /// The position of the first number of a group among those that are carried.
    pub fn first_of(&self, role: Role) -> usize {
        self.carried.iter().take_while(|group| group.role != role).map(|group| group.symbols.len()).sum()
    }

    /// All bodies, and the computation of the rank guard, to be changed.
    pub fn bodies_mut(&mut self) -> (impl Iterator<Item = &mut F::Body>, Option<&mut F::Rank>) {
        let StepProgram { start, step, observe, balance, derivatives, guard, .. } = self;
        let derivatives = derivatives.iter_mut().flat_map(StepDerivatives::bodies_mut);
        let bodies = [start, step, observe].into_iter().chain(balance).chain(derivatives);
        (bodies, guard.as_mut().map(|guard| &mut guard.body))
    }
}

impl Rank {
    /// All values.
    pub fn values(&self) -> impl Iterator<Item = Value> {
        self.minors.iter().chain([&self.measure]).copied()
    }

    /// All values, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut Value> {
        self.minors.iter_mut().chain([&mut self.measure])
    }
}

impl Program {
    /// All values, to be changed.
    pub fn values_mut(&mut self) -> Vec<&mut Value> {
        let mut all: Vec<&mut Value> = self.functions.iter_mut().flat_map(|f| &mut f.output.values).collect();
        for stepper in &mut self.steppers {
            let (bodies, guard) = stepper.bodies_mut();
            bodies.for_each(|body| all.extend(body.values_mut()));
            all.extend(guard.into_iter().flat_map(Rank::values_mut));
        }
        all
    }
}
