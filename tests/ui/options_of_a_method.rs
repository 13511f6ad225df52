// Options of a method are an array of the length that the system's method has: one for `dla`, none for `gonzalez`.

use nonholonomic::prelude::*;

#[nonholonomic(
    coordinates = [x, y, z],
    lagrangian = (x_dot^2 + y_dot^2 + z_dot^2)/2,
    constraints = [z_dot - y*x_dot],
    methods = [gonzalez, dla],
)]
#[derive(Clone, Debug)]
pub struct Particle;

fn main() {
    let start = Particle.state().x_dot(1.0).build().unwrap();
    let _ = Particle.integrate_with::<Dla>(start, 0.1, [0.4]).count();
    let _ = Particle.integrate_with::<Dla>(start, 0.1, [0.4, 0.6]).count();
    let _ = Particle.integrate_with::<Gonzalez>(start, 0.1, [0.4]).count();
}
