//! The roller racer by BDF.
use diffsol::{NalgebraLU, NalgebraMat, OdeBuilder, OdeSolverMethod};
use nonholonomic::fields::OnDStar;
use nonholonomic_models::RollerRacer;
use nonholonomic_ode::{Equations, diffsol::Problem};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let racer = RollerRacer::default();
    let start = racer.initial("standard").ok_or("no such data")?.build()?;
    let equations = Equations::new(racer.system()?, OnDStar);
    let builder = OdeBuilder::<NalgebraMat<f64>>::new().rtol(1e-8).atol([1e-8]);
    let problem = builder.build_from_eqn(Problem::new(equations, &start))?;
    let mut solver = problem.bdf::<NalgebraLU<f64>>()?;
    while solver.state().t < 10.0 {
        solver.step()?;
    }
    println!("{:?}", problem.eqn().state(10.0, &solver.interpolate(10.0)?));
    Ok(())
}
