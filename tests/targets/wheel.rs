// Included by the eight targets that are built at once; each has a system of its own.

macro_rules! wheel {
    ($name:ident, $module:ident, $inertia:expr) => {
        use nonholonomic::prelude::*;

        #[nonholonomic(
            coordinates = [x, phi],
            lagrangian = m/2 * (x_dot^2 + $inertia*r^2*phi_dot^2),
            constraints = [x_dot - r*phi_dot],
            methods = [rk4],
        )]
        /// A wheel on a line.
        #[derive(Clone, Debug)]
        struct $name { m: f64, r: f64 }

        fn main() {
            // Compiled anew whenever the test says so.
            let _ = option_env!("NH_TEST_NONCE");
            let wheel = $name { m: 1.0, r: 0.5 };
            let start: $module::State<f64> = wheel.state().x_dot(1.0).phi_dot(2.0).build().expect("it rolls");
            assert!(wheel.integrate::<Rk4>(start, 0.1).take(10).all(|state| state.is_ok()));
        }
    };
}
