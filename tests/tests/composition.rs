//! Steps that are composed of those of another method: their definition, their derivatives, their
//! control inputs, and failed steps.

use nonholonomic::nalgebra::{SMatrix, SVector};
use nonholonomic::nonholonomic;
use nonholonomic::prelude::*;
use nonholonomic::{Second, Variables};

/// A sleigh with a load that a spring holds, in a wind that changes, with friction and two control inputs.
#[nonholonomic(
    coordinates = [x, y, theta],
    lagrangian = m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 + m*a*theta_dot*(y_dot*cos(theta) - x_dot*sin(theta))
        - k/2*(x^2 + y^2) - x*cos(2*t)/3,
    constraints = [sin(theta)*x_dot - cos(theta)*y_dot],
    forces = {theta: -theta_dot/5},
    inputs = {drive: [cos(theta), sin(theta), 0], torque: [0, 0, 1]},
    initial = {standard: {q: [0.3, -0.2, 0.4], v: {x_dot: 0.8, y_dot: 0.3, theta_dot: 0.9}, project: true}},
    defaults = {m: 1.2, J: 0.7, a: 0.3, k: 1.5},
    positive = [m, J],
    methods = ["iso", "iso:4", "iso:6"],
    derivatives = [state, inputs, parameters, step, second],
)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Loaded {
    /// mass
    pub m: f64,
    /// moment of inertia
    #[allow(non_snake_case, reason = "the usual letter")]
    pub J: f64,
    /// from the blade to the load
    pub a: f64,
    /// of the spring
    pub k: f64,
}

const LOADED: Loaded = Loaded { m: 1.2, J: 0.7, a: 0.3, k: 1.5 };

type Sleigh = loaded::System<f64>;

const H: f64 = 0.2;
const U: [f64; 2] = [0.4, -0.3];

/// Returns Suzuki's parts, from their definition.
fn suzuki() -> [f64; 5] {
    let gamma = 1.0 / (4.0 - 4.0_f64.cbrt());
    [gamma, gamma, 1.0 - 4.0 * gamma, gamma, gamma]
}

fn stepper<M: Method>(t: f64) -> <Sleigh as Discretize<M>>::Stepper
where
    Sleigh: Discretize<M>,
{
    let model = LOADED;
    let start = model.initial("standard").expect("there is one").time(t).build().expect("it is on the constraints");
    Discretize::<M>::stepper(&model.system().expect("positive masses"), &start, H).expect("it starts")
}

fn close(what: &str, found: &[f64], expected: &[f64], tolerance: f64) {
    assert_eq!(found.len(), expected.len(), "{what}");
    let size = expected.iter().fold(1.0_f64, |size, x| size.max(x.abs()));
    for (i, (a, b)) in found.iter().zip(expected).enumerate() {
        assert!((a - b).abs() < tolerance * size, "{what}, entry {i}: {a:e} and {b:e}");
    }
}

/// A step of `iso:4` is five steps of `iso`, each restarted, with the same control inputs at the
/// times of the parts, and with the work of all of them.
#[test]
fn a_step_is_its_parts() {
    let mut whole = stepper::<Iso4>(0.6);
    whole.hold(U).unwrap();
    for step in 1..=20_u32 {
        let (mut state, mut work) = (whole.state(), whole.work());
        for (i, part) in suzuki().into_iter().enumerate() {
            let mut own = Discretize::<Iso>::stepper(whole.system(), &state, part * H).expect("a state of a motion");
            own.hold(U).unwrap();
            own.step().unwrap();
            state = own.state();
            work += own.work();
            let passed = suzuki().iter().take(i + 1).sum::<f64>();
            assert!((state.t - (0.6 + (f64::from(step - 1) + passed) * H)).abs() < 1e-14);
        }
        whole.step().unwrap();
        // Newton's method ends when a change is roundoff of the state. Five solves leave some units
        // of it each; so does a start from (q, w).
        close("q", whole.state().q().as_slice(), state.q().as_slice(), 1e-14);
        close("w", whole.state().w().as_slice(), state.w().as_slice(), 1e-14);
        assert!((whole.work() - work).abs() < 1e-14, "{} {work}", whole.work());
        let t = 0.6 + f64::from(step) * H;
        assert_eq!((whole.time(), whole.state().t, whole.statistics().steps), (t, t, u64::from(step)));
    }
}

/// Orders are 2, 4, 6, by halving steps, against `iso:6` with a far smaller step.
#[test]
fn orders() {
    fn end<M: Method>(steps: u64) -> SVector<f64, 6>
    where
        Sleigh: Discretize<M>,
    {
        let model = LOADED;
        let start = model.initial("standard").unwrap().build().unwrap();
        let stepper = Discretize::<M>::stepper(&model.system().unwrap(), &start, 1.0 / steps as f64);
        let mut forced =
            WithInputs::new(stepper.unwrap(), |t: f64, _: &loaded::State<f64>| [(3.0 * t).sin(), 0.5 - t * t]);
        forced.step_n(steps).unwrap();
        let state = forced.state();
        SVector::from_iterator(state.q().iter().chain(state.w().iter()).copied())
    }
    let exact = end::<Iso6>(256);
    let order =
        |coarse: SVector<f64, 6>, fine: SVector<f64, 6>| ((coarse - exact).norm() / (fine - exact).norm()).log2();
    let [two, four, six] = [
        order(end::<Iso>(32), end::<Iso>(64)),
        order(end::<Iso4>(16), end::<Iso4>(32)),
        order(end::<Iso6>(12), end::<Iso6>(24)),
    ];
    assert!((two - 2.0).abs() < 0.1 && (four - 4.0).abs() < 0.2 && (six - 6.0).abs() < 0.4, "{two} {four} {six}");
}

type Matrices<const K: usize> =
    Linearised<SMatrix<f64, K, K>, SMatrix<f64, K, 2>, SMatrix<f64, K, 4>, SMatrix<f64, K, 1>>;

/// The derivatives follow from those of the parts by the chain rule. Products with them agree with
/// those without the matrices, and second derivatives with derivatives of adjoints.
#[test]
fn derivatives() {
    fn check<S, const K: usize>(mut stepper: S, parts: &[f64])
    where
        S: Resume
            + SecondDerivatives<
                Derivatives = Matrices<K>,
                Numbers = SVector<f64, K>,
                Variables = Variables<SVector<f64, K>, SVector<f64, 2>, SVector<f64, 4>, SVector<f64, 1>>,
                Second = Second<SMatrix<f64, K, K>, SMatrix<f64, K, 2>, SMatrix<f64, 2, 2>>,
            >,
        S::System: nonholonomic::System<Scalar = f64, Inputs = [f64; 2], State = loaded::State<f64>>,
        Sleigh: Discretize<Iso>,
        <Sleigh as Discretize<Iso>>::Stepper: Linearise<Derivatives = Matrices<K>>,
    {
        stepper.hold(U).unwrap();
        let along = Variables {
            state: SVector::from_fn(|i, _| 1.0 - 0.3 * i as f64),
            inputs: SVector::from([0.5, -1.5]),
            parameters: SVector::from_fn(|i, _| 0.2 + 0.1 * i as f64),
            step: SVector::from([0.7]),
        };
        let adjoint = SVector::<f64, K>::from_fn(|i, _| 0.4 * i as f64 - 1.0);
        for _ in 0..5 {
            let (pushed, pulled) = (stepper.jvp(&along).unwrap(), stepper.vjp(&adjoint).unwrap());
            let second = stepper.second(&adjoint).unwrap();
            let (before, state) = (stepper.snapshot(), stepper.state());
            let Linearised { a, b, p, h } = stepper.step_with_jacobian().unwrap();
            // The chain rule.
            let system = LOADED.system().unwrap();
            let (mut now, mut whole): (_, Option<Matrices<K>>) = (state, None);
            for part in parts {
                let mut own = Discretize::<Iso>::stepper(&system, &now, part * H).unwrap();
                own.hold(U).unwrap();
                let then = own.step_with_jacobian().unwrap();
                now = own.state();
                whole = Some(match whole {
                    None => Linearised { h: then.h * *part, ..then },
                    Some(first) => Linearised {
                        a: then.a * first.a,
                        b: then.a * first.b + then.b,
                        p: then.a * first.p + then.p,
                        h: then.a * first.h + then.h * *part,
                    },
                });
            }
            let whole = whole.unwrap();
            // The work is counted from the start, and nothing depends on it.
            close("a", a.as_slice(), whole.a.as_slice(), 1e-12);
            close("b", b.as_slice(), whole.b.as_slice(), 1e-12);
            close("p", p.as_slice(), whole.p.as_slice(), 1e-12);
            close("h", h.as_slice(), whole.h.as_slice(), 1e-12);
            let direct = a * along.state + b * along.inputs + p * along.parameters + h * along.step;
            close("along a direction", pushed.as_slice(), direct.as_slice(), 1e-12);
            close("adjoints of the state", pulled.state.as_slice(), a.tr_mul(&adjoint).as_slice(), 1e-12);
            close("adjoints of the inputs", pulled.inputs.as_slice(), b.tr_mul(&adjoint).as_slice(), 1e-12);
            close("adjoints of the parameters", pulled.parameters.as_slice(), p.tr_mul(&adjoint).as_slice(), 1e-12);
            close("the adjoint of the step", pulled.step.as_slice(), h.tr_mul(&adjoint).as_slice(), 1e-12);
            // Differences of adjoints with other inputs have errors of δ² and 1e-15/δ.
            let after = stepper.snapshot();
            stepper.restore(&before).unwrap();
            for j in 0..2 {
                let mut at = |sign: f64| {
                    let mut u = U;
                    u[j] += sign * 1e-5;
                    stepper.hold(u).unwrap();
                    let Variables { state, inputs, .. } = stepper.vjp(&adjoint).unwrap();
                    (state, inputs)
                };
                let (plus, minus) = (at(1.0), at(-1.0));
                let (mixed, inputs) = ((plus.0 - minus.0) / 2e-5, (plus.1 - minus.1) / 2e-5);
                close("mixed", second.mixed.column(j).as_slice(), mixed.as_slice(), 1e-8);
                close("by inputs", second.inputs.column(j).as_slice(), inputs.as_slice(), 1e-8);
            }
            assert!((second.state - second.state.transpose()).amax() < 1e-12 * second.state.amax().max(1.0));
            stepper.restore(&after).unwrap();
        }
    }
    check(stepper::<Iso4>(0.6), &suzuki());
}

/// Control inputs are read in the middle of each part.
#[test]
fn inputs_are_read_in_the_middle_of_each_part() {
    let mut stepper = stepper::<Iso4>(0.0);
    let mut times = Vec::new();
    stepper
        .step_with(|t, state| {
            assert_eq!(state.t, 0.0);
            times.push(t);
            U
        })
        .unwrap();
    let begins = suzuki().into_iter().scan(0.0, |sum, part| {
        *sum += part;
        Some(*sum - part / 2.0)
    });
    close("times", &times, &begins.map(|middle| middle * H).collect::<Vec<_>>(), 1e-15);
}

/// A failed part is a failed step: the stepper is unchanged, to the last bit, and the error names
/// the step.
#[test]
fn a_failed_step_leaves_the_stepper() {
    let mut stepper = stepper::<Iso4>(0.0);
    stepper.step_n(3).unwrap();
    let before = stepper.snapshot();
    // The third part fails.
    let mut asked = 0;
    let failed = stepper.step_with(|_, _| {
        asked += 1;
        if asked == 3 { [1e200, 0.0] } else { U }
    });
    let error = failed.expect_err("a force of 1e200");
    assert!(error.to_string().contains("step 4"), "{error}");
    assert_eq!(stepper.snapshot(), before);
    stepper.step().unwrap();
}
