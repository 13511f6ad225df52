//! Steps of `taylor` that end at the end of one of its polynomials, or a roundoff before or after
//! it, arrive at the same place as other steps.

use super::generate;
use super::mechanics::State;
use super::program::{Method, Subject, step};

/// Number of polynomials of a motion whose ends are tested.
const ENDS: usize = 6;

/// Number of steps from each end.
const STEPS: u32 = 3;

/// The motion is known to roundoff, which grows over a unit of the system's time like other small
/// changes.
const TOLERANCE: f64 = 1e-9;

/// Tests all methods that follow a flow on a system, and returns the number of steps.
pub fn steps(seed: u64) -> Result<usize, String> {
    let subject = Subject::new(seed, generate::system(seed))?;
    let mut taken = 0;
    for properties in subject.methods.iter().filter(|properties| properties.name.starts_with("taylor")) {
        let method = subject.method(properties);
        for end in ends(&subject, &method) {
            for h in [end, end.next_up(), end.next_down(), end / 2.0, end / 3.0] {
                arrives(&subject, &method, h).map_err(|error| {
                    format!("seed {seed}, `{}`, h = {h:e}: {error}\n{}", properties.name, subject.text)
                })?;
                taken += STEPS as usize;
            }
        }
    }
    Ok(taken)
}

fn start(subject: &Subject) -> State<f64> {
    State::of(&subject.system.q, &subject.system.w, 0.0)
}

/// Returns the ends of the first polynomials, as times since the start.
fn ends(subject: &Subject, method: &Method) -> Vec<f64> {
    let mut ends = Vec::new();
    let Ok(mut stepper) = method.start(&start(subject), subject.system.time, &[]) else { return ends };
    // If the motion ends, the previous ends are tested.
    let _ = stepper.segments(None, &[], &mut |segment| ends.push(segment.after + (segment.to - segment.from)));
    ends.truncate(ENDS);
    ends
}

/// Checks that steps of this size arrive at the same place as one step of the total length.
fn arrives(subject: &Subject, method: &Method, h: f64) -> Result<(), String> {
    let mut whole = method.start(&start(subject), h * f64::from(STEPS), &[])?;
    if step(&mut whole).is_err() {
        // The motion ends before that.
        return Ok(());
    }
    let mut stepper = method.start(&start(subject), h, &[])?;
    for _ in 0..STEPS {
        step(&mut stepper)?;
    }
    let system = &subject.system;
    let ((q, w), (there_q, there_w)) = (stepper.state(), whole.state());
    let speed = system.lengths.iter().fold(0.0, |size: f64, length| size.max(length / system.time));
    let largest = there_w.iter().fold(speed, |size, w| size.max(w.abs()));
    let off_q = q.iter().zip(&there_q).zip(&system.lengths).map(|((a, b), length)| (a - b).abs() / (length + b.abs()));
    let off = off_q.chain(w.iter().zip(&there_w).map(|(a, b)| (a - b).abs() / largest)).fold(0.0, f64::max);
    if off <= TOLERANCE { Ok(()) } else { Err(format!("off by {off:e} from one step of {STEPS} h")) }
}
