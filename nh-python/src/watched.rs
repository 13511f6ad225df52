//! Inspection of each step before it is made: for events, and for the Taylor polynomials of
//! `taylor`.

use crate::run::{Ended, Plan};
use nonholonomic::taylor::Segment;
use nonholonomic_lab::events::{Log, Watch};
use nonholonomic_lab::registry::{Model, StepFailure, Stepper};
use nonholonomic_lab::run::Watcher;

/// The Taylor polynomials of a motion, z(t) = Σ cₖ σᵏ with σ = (t − centre)/[`UNIT`](nonholonomic::taylor::UNIT).
#[derive(Default)]
pub(crate) struct Polynomials {
    /// The number of variables, and the number of orders counted from 0.
    pub(crate) sizes: (usize, usize),
    /// The centre, the beginning and the end of each polynomial, as times.
    pub(crate) spans: Vec<[f64; 3]>,
    /// The coefficients of one polynomial after another, each in ascending order from 0.
    pub(crate) coefficients: Vec<f64>,
}

impl Polynomials {
    /// Appends a segment of the step that begins at this time.
    fn push(&mut self, t: f64, segment: &Segment<'_, f64>) {
        let (begin, variables) = (t + segment.after, segment.variables.max(1));
        let (centre, end) = (begin - segment.from, begin - segment.from + segment.to);
        self.sizes = (segment.variables, segment.coefficients.len() / variables);
        let known = self.coefficients.len().saturating_sub(segment.coefficients.len());
        // Several steps may share one polynomial. A motion at rest also has equal polynomials about
        // different centres; merging them does no harm.
        if let Some([.., last]) = self.spans.last_mut()
            && self.coefficients[known..] == *segment.coefficients
        {
            *last = end;
            return;
        }
        self.spans.push([centre, begin, end]);
        self.coefficients.extend_from_slice(segment.coefficients);
    }

    /// Cuts the polynomials at the time when the motion ends, in the direction of h.
    fn cut(&mut self, at: f64, h: f64) {
        let is_behind = |[_, begin, _]: &[f64; 3]| (at - begin) * h.signum() <= 0.0;
        while self.spans.len() > 1 && self.spans.last().is_some_and(is_behind) {
            self.spans.pop();
        }
        if let Some([.., end]) = self.spans.last_mut() {
            *end = at;
        }
    }
}

/// The watcher of one motion's steps.
pub(crate) struct Watching<'p> {
    log: Option<Log<'p>>,
    polynomials: Option<Polynomials>,
    plan: &'p Plan<'p>,
}

impl<'p> Watching<'p> {
    /// # Errors
    /// A method that has no polynomials.
    pub(crate) fn new(plan: &'p Plan<'p>) -> Result<Self, String> {
        let watch = || Watch::new(plan.events, plan.model.info(), plan.method).map(Log::new);
        let log = (!plan.events.is_empty()).then(watch).transpose()?;
        Ok(Watching { log, polynomials: plan.dense.then(Polynomials::default), plan })
    }

    /// Inspects the step after `done` steps. Does an event end the motion before it?
    ///
    /// # Errors
    /// Those of the step, or an event that cannot be tracked.
    pub(crate) fn look(&mut self, done: u64, stepper: &mut dyn Stepper) -> Result<bool, StepFailure> {
        let t = self.plan.t0 + done as f64 * self.plan.h;
        if let Some(polynomials) = &mut self.polynomials {
            stepper.segments(&mut |segment| polynomials.push(t, &segment))?;
        }
        let Some(log) = &mut self.log else { return Ok(false) };
        let has_ended = log.look(t, stepper)?.is_some();
        // The motion extends as far as the event.
        if let (true, Some(polynomials), Some(last)) = (has_ended, &mut self.polynomials, log.found.last()) {
            polynomials.cut(last.t, self.plan.h);
        }
        Ok(has_ended)
    }

    /// Inspects the end of the last of `done` steps, and the polynomials of a shorter step after
    /// it.
    pub(crate) fn end(&mut self, done: u64, stepper: &mut dyn Stepper) {
        if let Some(log) = &mut self.log {
            log.end();
        }
        if let (Some(polynomials), Some(until)) = (&mut self.polynomials, self.plan.until) {
            let t = self.plan.t0 + done as f64 * self.plan.h;
            // If the next step fails there is no shorter step.
            let _ = stepper.segments(&mut |segment| polynomials.push(t, &segment));
            polynomials.cut(self.plan.t0 + until, self.plan.h);
        }
    }

    /// Ends the motion after `done` steps.
    pub(crate) fn end_at(&mut self, done: u64) {
        if let Some(polynomials) = &mut self.polynomials {
            polynomials.cut(self.plan.t0 + done as f64 * self.plan.h, self.plan.h);
        }
    }

    /// Returns the events and polynomials found.
    pub(crate) fn ended(watching: Option<Self>) -> Ended {
        let Some(Watching { log, polynomials, .. }) = watching else { return Ended::default() };
        let polynomials = polynomials.map(|mut polynomials| {
            let (variables, orders) = polynomials.sizes;
            polynomials.coefficients.truncate(polynomials.spans.len() * variables * orders);
            polynomials
        });
        Ended { events: log.map(|log| log.found).unwrap_or_default(), polynomials, ..Ended::default() }
    }
}
