//! The roller racer under `diffsol`: on D* by BDF with the generated Jacobian and a section, then
//! with feedback on T*Q. The equations with feedback become stiffer with larger gains.
//!
//! ```console
//! $ cargo run -p nonholonomic-ode --features diffsol --example racer_bdf
//! ```

use diffsol::{NalgebraLU, NalgebraMat, OdeBuilder, OdeEquations, OdeSolverMethod, OdeSolverStopReason};
use nonholonomic::fields::{FeedbackField, OnDStar};
use nonholonomic::prelude::*;
use nonholonomic_ode::Equations;
use nonholonomic_ode::diffsol::Problem;
use std::error::Error;

/// The roller racer of the library, with the field of feedback.
#[nonholonomic(model = "../models/roller_racer.yaml", methods = [feedback-rk4])]
pub struct RollerRacer;

const UNTIL: f64 = 10.0;

fn main() -> Result<(), Box<dyn Error>> {
    let racer = RollerRacer::default();
    let system = racer.system()?;
    let start = racer.initial("standard").ok_or("no such data")?.build()?;
    let builder = || OdeBuilder::<NalgebraMat<f64>>::new().rtol(1e-10).atol([1e-10]);

    // A step ends when the front body is in line with the rear one.
    let problem = Problem::with_section(Equations::new(system, OnDStar), &start, |_, state| state.phi);
    let problem = builder().build_from_eqn(problem)?;
    let mut solver = problem.bdf::<NalgebraLU<f64>>()?;
    solver.set_stop_time(UNTIL)?;
    loop {
        match solver.step()? {
            OdeSolverStopReason::InternalTimestep => {}
            OdeSolverStopReason::RootFound(t, _) => {
                let state = problem.eqn().state(t, &solver.interpolate(t)?);
                println!("in line at t = {t:.6}: x = {:.6}, y = {:.6}", state.x, state.y);
            }
            OdeSolverStopReason::TstopReached => break,
        }
    }
    let state = problem.eqn().state(UNTIL, solver.state().y);
    println!("at t = {UNTIL}: {state:?}\n");

    println!("{:>8} {:>10} {:>14} {:>12} {:>12}", "gains", "BDF steps", "explicit steps", "energy", "constraint");
    // The stiff directions turn with the motion: much larger gains need more new Jacobians than the
    // crate's default limit for a run.
    for gain in [1.0, 1e2, 1e3] {
        let equations = Equations::new(system, system.feedback(&start, [gain; 2]));
        let problem = builder().build_from_eqn(Problem::new(equations, &start))?;
        let mut solver = problem.bdf::<NalgebraLU<f64>>()?;
        let implicit = steps(&mut solver)?;
        let state = problem.eqn().state(UNTIL, solver.state().y);
        // The explicit method's number of steps grows with the gain.
        let explicit = steps(&mut problem.tsit45()?)?;
        let drift = system.energy_of(&state) / system.energy_of(&start) - 1.0;
        let residual = system.constraint_residual_of(&state);
        println!("{gain:>8.0e} {implicit:>10} {explicit:>14} {drift:>12.1e} {residual:>12.1e}");
    }
    Ok(())
}

/// Runs to the end and returns the number of steps.
fn steps<'p, E>(solver: &mut impl OdeSolverMethod<'p, E>) -> Result<usize, Box<dyn Error>>
where
    E: OdeEquations<T = f64> + 'p,
{
    solver.set_stop_time(UNTIL)?;
    while solver.step()? != OdeSolverStopReason::TstopReached {}
    Ok(solver.get_statistics().number_of_steps)
}
