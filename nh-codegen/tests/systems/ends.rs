//! Steps of `taylor` that end where one of its polynomials ends, or a roundoff before or after that, arrive where other steps do.

use super::generate;
use super::mechanics::State;
use super::program::{Method, Subject, step};

/// Polynomials of a motion whose ends are looked at.
const ENDS: usize = 6;

/// How many steps are taken from each.
const STEPS: u32 = 3;

/// The motion is known to roundoff, which over a unit of the system's time grows as small changes do.
const TOLERANCE: f64 = 1e-9;

/// All methods that follow a flow, on a system; and how many steps were taken.
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

/// The ends of the first polynomials, as times since the start.
fn ends(subject: &Subject, method: &Method) -> Vec<f64> {
    let mut ends = Vec::new();
    let Ok(mut stepper) = method.start(&start(subject), subject.system.time, &[]) else { return ends };
    // (Where the motion ends, those before are looked at.)
    let _ = stepper.segments(None, &[], &mut |segment| ends.push(segment.after + (segment.to - segment.from)));
    ends.truncate(ENDS);
    ends
}

/// Steps of this size, and one as long as all of them, arrive at the same place.
fn arrives(subject: &Subject, method: &Method, h: f64) -> Result<(), String> {
    let mut whole = method.start(&start(subject), h * f64::from(STEPS), &[])?;
    if step(&mut whole).is_err() {
        // The motion ends before.
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
