//! A watcher that collects the events of a run.

use super::{Occurrence, Watch};
use crate::registry::{StepFailure, Stepper};
use crate::run::Watcher;

/// A watcher that collects the events of a run.
pub struct Log<'e> {
    watch: Watch<'e>,
    /// The events found so far, in their order.
    pub found: Vec<Occurrence>,
}

impl<'e> Log<'e> {
    /// Creates an empty log.
    pub fn new(watch: Watch<'e>) -> Self {
        Log { watch, found: Vec::new() }
    }
}

/// Keeps the events of each step. An event with `stop` ends the run, and later events are not kept.
impl Watcher for Log<'_> {
    fn look(&mut self, t: f64, stepper: &mut dyn Stepper) -> Result<Option<String>, StepFailure> {
        let (watch, found, mut last, mut wrong) = (&mut self.watch, &mut self.found, None, None);
        stepper.segments(&mut |segment| {
            if last.is_some() || wrong.is_some() {
                return;
            }
            let occurrences = watch.look(t, &segment).unwrap_or_else(|why| {
                wrong = Some(why);
                Vec::new()
            });
            for occurrence in occurrences {
                let event = &watch.events[occurrence.event];
                found.push(occurrence);
                if event.stops {
                    last = Some(event.text.clone());
                    return;
                }
            }
        })?;
        wrong.map_or(Ok(last), |why| Err(StepFailure(why)))
    }

    fn end(&mut self) -> Option<String> {
        let met = self.watch.end();
        let stops = met.iter().map(|met| &self.watch.events[met.event]).find(|event| event.stops);
        let last = stops.map(|event| event.text.clone());
        self.found.extend(met);
        last
    }
}
