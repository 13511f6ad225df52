//! Comparison of hand-written equations with reference data.

use nalgebra::SMatrix;
use nh_tests::continuous::*;
use nh_tests::reference::Trajectory;
use nh_tests::verify::distance;

/// The nonholonomic oscillator, which has reference data.
struct Oscillator;

impl Equations<3, 1> for Oscillator {
    fn mass(&self) -> SMatrix<f64, 3, 3> {
        SMatrix::identity()
    }
    fn potential<T: Number>(&self, [x, y, z]: [T; 3]) -> T {
        (x * x + y * y + z * z) * T::from_real(0.5)
    }
    fn constraints<T: Number>(&self, [_, y, _]: [T; 3]) -> [[T; 3]; 1] {
        [[T::one(), T::zero(), y]]
    }
}

#[test]
fn the_reference_data_come_out() {
    let reference = Trajectory::load("nonholonomic_oscillator").unwrap();
    let ours = Oscillator.trajectory("", &reference.q[0], &reference.v[0], 10.0);
    assert_eq!(ours.t, reference.t);
    let worst = (0..41).map(|i| distance(&ours.state(i), &reference.state(i))).fold(0.0, f64::max);
    // 160 steps of 72 evaluations, each rounding numbers of size 1.
    assert!(worst < 1e-12, "{worst:e}");
}
