//! The trajectories of `nh ensemble`: a problem, and the numbers that vary.

use super::vary::{Kind, Varied};
use crate::problem::{self, Problem};
use nonholonomic_lab::ensemble::{Random, Start, Starts};
use nonholonomic_lab::registry::{Inputs, System};

/// A function that returns the start with other values of some parameters, by index. Data that are
/// expressed in parameters follow them.
pub(crate) type WithParameters<'a> = dyn Fn(&[(usize, f64)]) -> Result<Start, String> + Sync + 'a;

/// The starts of an ensemble, with random numbers.
pub(crate) struct Members<'a> {
    pub(crate) problem: &'a Problem<'a>,
    pub(crate) with: &'a WithParameters<'a>,
    /// Are velocities projected onto the constraints?
    pub(crate) projects: bool,
    pub(crate) varied: &'a [Varied],
    pub(crate) count: usize,
    pub(crate) seed: u64,
}

impl Members<'_> {
    /// Draws the random numbers of a trajectory, in the order of the arguments.
    pub(crate) fn draws(&self, number: usize) -> Vec<f64> {
        let mut random = Random::new(self.seed, number as u64);
        self.varied.iter().map(|varied| varied.draw(&mut random)).collect()
    }

    fn drawn<'d>(
        &'d self,
        draws: &'d [f64],
        at: impl Fn(Kind) -> Option<usize> + 'd,
    ) -> impl Iterator<Item = (usize, f64)> {
        self.varied.iter().zip(draws).filter_map(move |(varied, value)| Some((at(varied.kind)?, *value)))
    }
}

impl Starts for Members<'_> {
    fn count(&self) -> usize {
        self.count
    }

    fn start(&self, number: usize) -> Result<Start, String> {
        let draws = self.draws(number);
        let parameter = |kind| if let Kind::Parameter(i) = kind { Some(i) } else { None };
        let coordinate = |kind| if let Kind::Coordinate(i) = kind { Some(i) } else { None };
        let velocity = |kind| if let Kind::Velocity(i) = kind { Some(i) } else { None };
        let momentum = |kind| if let Kind::Momentum(i) = kind { Some(i) } else { None };

        let Problem { model, .. } = *self.problem;
        let given: Vec<(usize, f64)> = self.drawn(&draws, parameter).collect();
        let own = !given.is_empty();
        let mut start = if own {
            (self.with)(&given)?
        } else {
            let Problem { parameters, q, v, inputs, .. } = self.problem;
            let inputs = inputs.as_ref().map(Inputs::clone);
            Start { parameters: parameters.clone(), q: q.clone(), v: v.clone(), inputs }
        };
        self.drawn(&draws, coordinate).for_each(|(i, value)| start.q[i] = value);
        self.drawn(&draws, velocity).for_each(|(i, value)| start.v[i] = value);

        let by_momenta = self.varied.iter().any(|varied| momentum(varied.kind).is_some());
        if !by_momenta && !self.projects {
            return Ok(start);
        }
        let made;
        let system: &dyn System = if own {
            made = model.system(&start.parameters)?;
            &*made
        } else {
            &*self.problem.system
        };
        if self.projects {
            problem::project(system, &mut start.q, &mut start.v)?;
        }
        if by_momenta {
            let mut rho = vec![0.0; model.info().momenta.len()];
            system.rho(0.0, &start.q, &start.v, &mut rho);
            self.drawn(&draws, momentum).for_each(|(i, value)| rho[i] = value);
            system.velocities(0.0, &start.q, &rho, &mut start.v);
        }
        Ok(start)
    }
}
