//! Steps along the Taylor polynomial of a flow. The executor makes the polynomials, and takes over
//! the step at the end of one.

use crate::iterate::{Kept, Solved};
use crate::step::Stepping;
use cranelift_codegen::ir::Value;
use cranelift_codegen::ir::condcodes::FloatCC;
use nonholonomic::taylor::{ORDER, RATE};
use nonholonomic_exec::{Equations, Polynomial};
use nonholonomic_ir::ir::program::Part;

/// Maximum number of variables of a flow in machine code. The executor follows larger flows, since
/// the code for each coefficient would be long.
const MAX_VARIABLES: usize = 64;

impl Stepping<'_, '_> {
    /// Returns the state at the end of a step, if the polynomial of the last step reaches that far.
    ///
    /// # Errors
    /// Flows that only the executor follows.
    pub(crate) fn follow(&mut self, equations: &Equations<'_>, place: Polynomial) -> Result<Solved, String> {
        if place.variables > MAX_VARIABLES {
            return Err(format!("a flow of {} variables is followed by the executor", place.variables));
        }
        let start = self.part(equations, Part::Guess)?;
        for (i, &start) in start.iter().enumerate() {
            let last = self.number(place.last() + i);
            let is_same = self.emitter.compared(FloatCC::Equal, last, start);
            self.demand(is_same);
        }
        let h = *self.part(equations, Part::Scale)?.first().ok_or("a flow without a time")?;
        let [high, low] = [0, 1].map(|i| self.number(place.offset() + i));
        let (sum, error) = self.two_sum(high, h);
        let error = self.emitter.add(error, low);
        let (high, low) = self.two_sum(sum, error);
        let (reach, zero) = (self.number(place.reach()), self.emitter.constant(0.0));
        let is_one = self.emitter.compared(FloatCC::NotEqual, reach, zero);
        self.demand(is_one);
        let (way, all) = (self.emitter.abs(high), self.emitter.abs(reach));
        let arrives = self.emitter.at_most(way, all);
        self.demand(arrives);
        let x = self.state_at(place, high);
        self.demand_ordinary(&x);
        Ok(Solved { x, kept: Kept::Along([high, low]) })
    }

    /// Returns a + b in two parts.
    fn two_sum(&mut self, a: Value, b: Value) -> (Value, Value) {
        let sum = self.emitter.add(a, b);
        let part = self.emitter.sub(sum, a);
        let rest = self.emitter.sub(sum, part);
        let (first, second) = (self.emitter.sub(a, rest), self.emitter.sub(b, part));
        (sum, self.emitter.add(first, second))
    }

    /// Returns the state at a time since the centre.
    fn state_at(&mut self, place: Polynomial, time: Value) -> Vec<Value> {
        let rate = self.emitter.constant(RATE);
        let time = self.emitter.mul(time, rate);
        let square = self.emitter.mul(time, time);
        let fourth = self.emitter.mul(square, square);
        (0..place.variables)
            .map(|i| {
                let mut sums = [self.emitter.constant(0.0); 4];
                for four in (1..=ORDER).collect::<Vec<_>>().chunks(4).rev() {
                    for (sum, &order) in sums.iter_mut().zip(four) {
                        let (product, coefficient) =
                            (self.emitter.mul(*sum, fourth), self.number(place.order(order) + i));
                        *sum = self.emitter.add(product, coefficient);
                    }
                }
                let [first, second, third, last] = sums;
                let (centre, low) = (self.number(place.order(0) + i), self.number(place.low() + i));
                let even = self.emitter.mul(last, square);
                let even = self.emitter.add(even, second);
                let even = self.emitter.mul(even, square);
                let even = self.emitter.add(even, low);
                let odd = self.emitter.mul(third, square);
                let odd = self.emitter.add(odd, first);
                let odd = self.emitter.mul(odd, time);
                let change = self.emitter.add(even, odd);
                self.emitter.add(centre, change)
            })
            .collect()
    }

    /// Stores the start of the next step at the end of a step.
    pub(crate) fn move_along(&mut self, place: Polynomial, x: &[Value], offset: &[Value; 2]) {
        x.iter().enumerate().for_each(|(i, &x)| self.set_number(place.last() + i, x));
        offset.iter().enumerate().for_each(|(i, &part)| self.set_number(place.offset() + i, part));
    }
}
