// One mistake gives one message, whatever is done with the system.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2 * (x_dot^2 + y_dot^2) + J/2 * theta_dott^2,
    constraints = [-x_dot*sin(theta) + y_dot*cos(theta)],
)]
#[derive(Clone, Debug, Default)]
pub struct Sleigh {
    pub m: f64,
    pub J: f64,
}

pub fn run() -> Result<Vec<f64>, Box<dyn std::error::Error>> {
    let body = Sleigh { m: 1.0, ..Sleigh::default() };
    let start = body.state().x(-5.0).theta(0.1).project()?;
    let mut energies = vec![start.x * 2.0];
    let system = body.system()?;
    for state in body.integrate::<Gonzalez>(start, 0.05).take(100) {
        let state = state?;
        energies.push(system.energy(&state.q(), &state.w()) - state.theta_dot);
    }
    Ok(energies)
}

pub fn distance(one: &sleigh::State<f64>, other: &sleigh::State<f64>) -> f64 {
    (one.q() - other.q()).norm() + (one.x - other.x).abs()
}

pub struct Laboratory {
    pub system: sleigh::System<f64>,
    pub parameters: sleigh::Parameters<f64>,
}

// Mistakes elsewhere are still found.
pub fn unrelated() -> u32 {
    "text"
}
