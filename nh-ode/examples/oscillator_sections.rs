//! The nonholonomic oscillator with feedback on T*Q, under Verner's 9(8) pair of
//! `differential-equations`: a Poincaré section, located on the dense output.
//!
//! ```console
//! $ cargo run -p nonholonomic-ode --features differential-equations --example oscillator_sections
//! ```

use differential_equations::prelude::*;
use nonholonomic::System;
use nonholonomic::fields::FeedbackField;
use nonholonomic::nonholonomic;
use nonholonomic_ode::Equations;

/// The oscillator of the library, extended to T*Q.
#[nonholonomic(model = "../models/nonholonomic_oscillator.yaml", methods = [feedback-rk4])]
struct Oscillator;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let system = Oscillator.system()?;
    let start = Oscillator.initial("paper").ok_or("no such data")?.build()?;
    // Gains of the constraint's momentum, of the energy and of the invariant E_y. Their levels are
    // those of the start.
    let feedback = system.feedback(&start, [10.0, 10.0, 10.0]);
    let equations = Equations::new(system, feedback);

    // The section is y = 0, passed upwards, twelve times. The steps are shorter than the time
    // between two crossings.
    let section = equations.section(|_, state| state.y).upwards().at_most(12);
    let solution = IVP::ode(&equations, 0.0, 1000.0, equations.point(&start))
        .method(ExplicitRungeKutta::rkv989e().rtol(1e-12).atol(1e-12).h_max(1.0).max_steps(1_000_000))
        .t_eval([]) // only the crossings
        .event(&section)
        .solve()
        .map_err(|error| format!("{error:?}"))?;

    println!("{:>20} {:>20} {:>20} {:>10} {:>10} {:>10}", "t", "x", "x_dot", "y", "energy", "constraint");
    let energy = system.energy_of(&start);
    for (t, point) in solution.t.iter().zip(&solution.y) {
        let state = equations.state(*t, point);
        let (drift, residual) = (system.energy_of(&state) - energy, system.constraint_residual_of(&state));
        println!(
            "{t:>20.15} {:>20.15} {:>20.15} {:>10.1e} {drift:>10.1e} {residual:>10.1e}",
            state.x, state.x_dot, state.y
        );
    }
    println!("{} steps, {} evaluations", solution.steps.accepted, solution.evals.function);
    Ok(())
}
