//! The roller racer under the implicit methods of `diffsol`, with the generated Jacobian.
//!
//! ```console
//! $ cargo run -p nh-ode --features diffsol --example racer_bdf
//! ```

use diffsol::{NalgebraLU, NalgebraMat, OdeBuilder, OdeSolverMethod, OdeSolverStopReason};
use nh_models::RollerRacer;
use nh_ode::Equations;
use nh_ode::diffsol::Problem;
use nh_runtime::System;
use nh_runtime::fields::OnDStar;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let racer = RollerRacer::default();
    let system = racer.system()?;
    let start = racer.initial("standard").ok_or("no such data")?.build()?;
    let equations = Equations::new(system, OnDStar);

    // A step ends where the front body is in line with the rear one.
    let problem = Problem::with_section(equations, &start, |_, state| state.phi);
    let problem = OdeBuilder::<NalgebraMat<f64>>::new().rtol(1e-9).atol([1e-9]).build_from_eqn(problem)?;
    let mut solver = problem.bdf::<NalgebraLU<f64>>()?;
    let until = 20.0;
    solver.set_stop_time(until)?;
    loop {
        match solver.step()? {
            OdeSolverStopReason::InternalTimestep => {}
            OdeSolverStopReason::RootFound(t, _) => {
                let state = problem.eqn().state(t, &solver.interpolate(t)?);
                println!("in line at t = {t:.9}: x = {:.9}, y = {:.9}", state.x, state.y);
            }
            OdeSolverStopReason::TstopReached => break,
        }
    }
    let state = problem.eqn().state(until, solver.state().y);
    let drift = system.energy_of(&state) / system.energy_of(&start) - 1.0;
    println!("{state:?}\nenergy off by {drift:.1e}, {:?}", solver.get_statistics());
    Ok(())
}
