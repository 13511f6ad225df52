//! The Chaplygin sleigh on D* under DOP853 of `ode_solvers`: dense output, and a run that ends when
//! the sleigh has turned round.
//!
//! ```console
//! $ cargo run -p nonholonomic-ode --features ode_solvers --example sleigh_dop853
//! ```

use nonholonomic::fields::OnDStar;
use nonholonomic::{State, System};
use nonholonomic_models::ChaplyginSleigh;
use nonholonomic_ode::Equations;
use ode_solvers::{Dop853, SVector};
use std::error::Error;
use std::f64::consts::PI;

fn main() -> Result<(), Box<dyn Error>> {
    let sleigh = ChaplyginSleigh { J: 1.5, m: 1.2, a: 0.6 };
    let system = sleigh.system()?;
    let start = sleigh.initial("lively").ok_or("no such data")?.build()?;
    let equations = Equations::new(system, OnDStar);

    // A row every half second, from the method's continuous extension: the steps are as long as the
    // tolerance allows.
    let (until, every, tolerance) = (20.0, 0.5, 1e-12);
    let point = SVector::from(equations.point(&start));
    let half_a_turn = equations.until(|_, state| (state.theta - start.theta).abs() > PI);
    // The run is half a row longer: this version extrapolates a row at the very end.
    let mut solver = Dop853::new(half_a_turn, start.time(), until + 0.5 * every, every, point, tolerance, tolerance);
    let cost = solver.integrate()?;

    println!("{:>6} {:>22} {:>22} {:>22} {:>10} {:>10}", "t", "x1", "x2", "theta", "energy", "constraint");
    let energy = system.energy_of(&start);
    for (t, point) in solver.x_out().iter().zip(solver.y_out()) {
        let [point] = &point.data.0;
        let state = equations.state(*t, point);
        println!(
            "{t:>6.2} {:>22.15} {:>22.15} {:>22.15} {:>10.1e} {:>10.1e}",
            state.x1,
            state.x2,
            state.theta,
            system.energy_of(&state) - energy,
            system.constraint_residual_of(&state)
        );
    }
    println!("{} steps, {} evaluations", cost.accepted_steps, cost.num_eval);
    Ok(())
}
