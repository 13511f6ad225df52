//! The times of a step, with the samples of the control inputs at these times.

use super::script::Script;
use crate::ir::handles::{Place, Vector};
use num_rational::BigRational;
use num_traits::{One, Zero};

impl<'s> Script<'s> {
    /// Returns u¹ … uᶜ; in a step, the first sample.
    pub fn u(self) -> Vector<'s> {
        self.symbols(|cx| cx.symbols.u.clone())
    }

    /// Returns the i-th [sample](crate::scheme::Method::samples) of u in the step, counted from 0.
    pub fn sample(self, i: usize) -> Vector<'s> {
        self.symbols(|cx| cx.sample(i))
    }

    /// Returns the place with u and the time of the i-th sample.
    pub fn sampled(self, i: usize) -> Place<'s> {
        let fraction = self.ask(|cx| cx.samples.fractions.get(i).cloned());
        let place = self.u().to(self.sample(i));
        match fraction {
            Some(fraction) => place.and(self.at_time(&fraction)),
            None => place,
        }
    }

    /// Returns the place with the time t + c h if the model depends on the time.
    pub fn at_time(self, c: &BigRational) -> Place<'s> {
        let depends = self.mechanics.model().depends_on_time() && !c.is_zero();
        if !depends {
            return self.here();
        }
        self.t().to(self.t() + self.vector([self.number(c) * self.h()]))
    }

    /// Returns the middle of the step in time.
    pub fn halfway(self) -> Place<'s> {
        self.at_time(&BigRational::new(1.into(), 2.into()))
    }

    /// Returns the end of the step in time.
    pub fn afterwards(self) -> Place<'s> {
        self.at_time(&BigRational::one())
    }
}
