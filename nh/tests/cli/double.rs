//! A hand-written model for the tests of the command line: the Chaplygin sleigh in the frame of its
//! two admissible motions, with a method that breaks down on purpose and one with gains.

use nonholonomic::catalogue::{self, MethodInfo, ModelInfo, OptionInfo, ParameterInfo, Quantity};
use nonholonomic_lab::registry::{DataSet, Inputs, Model, StartError, Statistics, StepFailure, Stepper, System};

pub struct Sleigh;

/// The environment variable with the number of the step at which every method stalls.
pub const STALLS_AT: &str = "NH_LAB_TEST_STALLS_AT";

const fn quantity(name: &'static str, unit: &'static str) -> Quantity {
    Quantity::new(name, Some(unit), None)
}

const fn parameter(name: &'static str, unit: &'static str) -> ParameterInfo {
    ParameterInfo::new(quantity(name, unit), None, false)
}

/// Declares an empty data set: the model computes its own data, because its velocities depend on
/// parameters.
const fn data_set(name: &'static str) -> catalogue::DataSet {
    catalogue::DataSet { name, text: None, q: &[], w: &[], parameters: &[], inputs: &[] }
}

const fn gain(name: &'static str) -> OptionInfo {
    OptionInfo { name, default: 1.0, minimum: 0.0, maximum: f64::INFINITY, gain: true }
}

const INFO: ModelInfo = {
    let mut info = ModelInfo::new("test_sleigh");
    info.text = Some("A sleigh");
    info.source = Some("the tests");
    info.coordinates = &[quantity("x1", "m"), quantity("x2", "m"), quantity("theta", "rad")];
    info.angles = &[2];
    info.velocities = &[quantity("x1_dot", "m/s"), quantity("x2_dot", "m/s"), quantity("theta_dot", "rad/s")];
    info.momenta = &["rho1", "rho2"];
    info.constraints = &["-x1_dot*sin(theta) + x2_dot*cos(theta)"];
    info.parameters = &[parameter("m", "kg"), parameter("a", "m"), parameter("J", "kg m^2")];
    info.invariants = &[Quantity::new("twice_energy", None, None)];
    info.data_sets = &[data_set("paper"), data_set("lively")];
    info.methods = &[
        MethodInfo { name: "gonzalez", order: 2, options: &[] },
        MethodInfo { name: "rk4", order: 4, options: &[] },
        // The stated order is wrong, so that a test can find the disagreement.
        MethodInfo { name: "fails-at-100", order: 5, options: &[] },
        MethodInfo { name: "feedback-euler", order: 1, options: &[gain("J"), gain("H"), gain("twice_energy")] },
    ];
    info
};

impl Model for Sleigh {
    fn info(&self) -> &'static ModelInfo {
        &INFO
    }

    fn data(&self, name: &str) -> Option<DataSet> {
        let (parameters, q, rho) = match name {
            "paper" => ([1.0, 1.0, 8.0], [-5.0, 0.0, 0.1], [0.001, -0.6]),
            "lively" => ([1.2, 0.6, 1.5], [0.2, -0.1, 0.3], [1.1, -0.55]),
            _ => return None,
        };
        let v = Body::new(&parameters).velocity(q[2], rho);
        Some(DataSet { parameters: parameters.to_vec(), q: q.to_vec(), v: v.to_vec(), inputs: Vec::new() })
    }

    fn system_with(&self, parameters: &[f64], _: Option<&Inputs>) -> Result<Box<dyn System>, String> {
        if parameters[0] <= 0.0 {
            return Err(format!("the parameter `m` must be positive, it is {:?}", parameters[0]));
        }
        Ok(Box::new(Body::new(parameters)))
    }
}

/// Masses, and the factors of the orthonormal frame: v = X1 rho1 + X2 rho2, rho1 = omega/f, rho2 =
/// u/g.
#[derive(Clone, Copy)]
struct Body {
    m: f64,
    a: f64,
    f: f64,
    g: f64,
}

impl Body {
    fn new(parameters: &[f64]) -> Self {
        let (m, a, inertia) = (parameters[0], parameters[1], parameters[2]);
        Body { m, a, f: 1.0 / (inertia + m * a * a).sqrt(), g: 1.0 / m.sqrt() }
    }

    fn velocity(&self, theta: f64, rho: [f64; 2]) -> [f64; 3] {
        let u = self.g * rho[1];
        [u * theta.cos(), u * theta.sin(), self.f * rho[0]]
    }

    fn frame(&self, theta: f64, v: &[f64]) -> [f64; 2] {
        [v[2] / self.f, (v[0] * theta.cos() + v[1] * theta.sin()) / self.g]
    }

    /// Returns the vector field at z = (x1, x2, theta, rho1, rho2).
    fn field(&self, z: [f64; 5]) -> [f64; 5] {
        let [x1, x2, omega] = self.velocity(z[2], [z[3], z[4]]);
        // (J + m a²) omega' = -m a u omega, u' = a omega², in the frame.
        let c = self.m * self.a * self.f * self.g * self.f;
        [x1, x2, omega, -c * z[3] * z[4], c * z[3] * z[3]]
    }
}

impl System for Body {
    fn energy(&self, _: f64, q: &[f64], v: &[f64]) -> f64 {
        let rho = self.frame(q[2], v);
        0.5 * (rho[0] * rho[0] + rho[1] * rho[1])
    }

    fn constraint(&self, _: f64, q: &[f64], v: &[f64]) -> f64 {
        (-v[0] * q[2].sin() + v[1] * q[2].cos()).abs()
    }

    fn rho(&self, _: f64, q: &[f64], v: &[f64], rho: &mut [f64]) {
        rho.copy_from_slice(&self.frame(q[2], v));
    }

    fn lambda(&self, _: f64, q: &[f64], v: &[f64], lambda: &mut [f64]) {
        let rho = self.frame(q[2], v);
        lambda[0] = self.m * self.f * self.g * rho[0] * rho[1];
    }

    fn invariants(&self, t: f64, q: &[f64], v: &[f64], values: &mut [f64]) {
        values[0] = 2.0 * self.energy(t, q, v);
    }

    fn project(&self, _: f64, q: &[f64], v: &mut [f64]) -> Result<(), String> {
        let rho = self.frame(q[2], v);
        v.copy_from_slice(&self.velocity(q[2], rho));
        Ok(())
    }

    fn stepper(
        &self,
        method: &str,
        (t, q, v): (f64, &[f64], &[f64]),
        step: f64,
    ) -> Result<Box<dyn Stepper>, StartError> {
        let residual = self.constraint(t, q, v);
        if residual > 1e-14 {
            return Err(StartError::OffConstraints { constraint: 1, residual, tolerance: 1e-14 });
        }
        let rho = self.frame(q[2], v);
        let z = [q[0], q[1], q[2], rho[0], rho[1]];
        let (method, gains) = method.split_once(':').unwrap_or((method, "1:1:1"));
        let (method, gains) = (method.to_owned(), gains.split(':').map(|k| k.parse().unwrap()).collect());
        let energy = self.energy(t, q, v);
        let stalls = std::env::var(STALLS_AT).ok().and_then(|step| step.parse().ok());
        let cost = Statistics::default();
        Ok(Box::new(Walker { body: *self, method, gains, energy, h: step, z, steps: 0, stalls, cost }))
    }

    fn motion(&self, q: &[f64], v: &[f64], times: &[f64], tolerance: f64) -> Result<Vec<Vec<f64>>, String> {
        let rho = self.frame(q[2], v);
        let start = [q[0], q[1], q[2], rho[0], rho[1]];
        let rows = nonholonomic_ode::differential_equations::motion(self, 0.0, &start, times, tolerance);
        let state = |z: &Vec<f64>| [&z[..3], &self.velocity(z[2], [z[3], z[4]])[..]].concat();
        rows.map(|rows| rows.iter().map(state).collect()).map_err(|e| e.to_string())
    }
}

impl nonholonomic::fields::DynField for Body {
    fn dimension(&self) -> usize {
        5
    }

    fn write_rhs(&self, _: f64, point: &[f64], out: &mut [f64]) {
        out.copy_from_slice(&self.field(point.try_into().unwrap()));
    }

    fn write_jacobian(&self, _: f64, _: &[f64], _: &mut [f64]) -> bool {
        false
    }

    fn write_state(&self, _: f64, point: &[f64], q: &mut [f64], w: &mut [f64]) {
        q.copy_from_slice(&point[..3]);
        w.copy_from_slice(&self.velocity(point[2], [point[3], point[4]]));
    }
}

struct Walker {
    body: Body,
    method: String,
    gains: Vec<f64>,
    /// The energy at the start.
    energy: f64,
    h: f64,
    z: [f64; 5],
    steps: u64,
    /// The step that does not end.
    stalls: Option<u64>,
    cost: Statistics,
}

fn add(z: [f64; 5], h: f64, k: [f64; 5]) -> [f64; 5] {
    std::array::from_fn(|i| z[i] + h * k[i])
}

impl Walker {
    fn rk4(&self) -> [f64; 5] {
        let (f, h, z) = (|z| self.body.field(z), self.h, self.z);
        let k1 = f(z);
        let k2 = f(add(z, 0.5 * h, k1));
        let k3 = f(add(z, 0.5 * h, k2));
        let k4 = f(add(z, h, k3));
        add(z, h / 6.0, std::array::from_fn(|i| k1[i] + 2.0 * k2[i] + 2.0 * k3[i] + k4[i]))
    }

    /// Makes a step of Euler's method with −k (H − H₀) ∇H for the energy. I = 2 H has the share 4
    /// k, and J is 0 in this frame.
    fn feedback(&self) -> [f64; 5] {
        let [_, _, _, r1, r2] = self.z;
        let gain = self.gains[1] + 4.0 * self.gains[2];
        let pull = -gain * (0.5 * (r1 * r1 + r2 * r2) - self.energy);
        let mut field = self.body.field(self.z);
        field[3] += pull * r1;
        field[4] += pull * r2;
        add(self.z, self.h, field)
    }

    /// Makes a step of the midpoint rule by iteration. The energy is quadratic in rho, so this rule
    /// is Gonzalez' discrete gradient.
    fn midpoint(&mut self) -> Result<[f64; 5], StepFailure> {
        let mut new = add(self.z, self.h, self.body.field(self.z));
        for k in 1..=100 {
            let middle = std::array::from_fn(|i| 0.5 * (self.z[i] + new[i]));
            let next = add(self.z, self.h, self.body.field(middle));
            let change = (0..5).map(|i| (next[i] - new[i]).abs()).fold(0.0, f64::max);
            new = next;
            if change < 1e-16 || (k > 20 && change < 1e-14) {
                self.cost.newton_iterations += k;
                self.cost.most_iterations = self.cost.most_iterations.max(k);
                return Ok(new);
            }
        }
        Err(StepFailure("the iteration did not converge".into()))
    }
}

impl Stepper for Walker {
    fn step(&mut self) -> Result<(), StepFailure> {
        if self.stalls == Some(self.steps) {
            std::thread::sleep(std::time::Duration::from_secs(600));
        }
        self.z = match self.method.as_str() {
            "gonzalez" => self.midpoint()?,
            "rk4" => self.rk4(),
            "feedback-euler" => self.feedback(),
            _ if self.steps == 100 => return Err(StepFailure("step 101 at t = 5: as it was meant to".into())),
            _ => self.rk4(),
        };
        self.steps += 1;
        Ok(())
    }

    fn state(&self, q: &mut [f64], v: &mut [f64]) {
        q.copy_from_slice(&self.z[..3]);
        v.copy_from_slice(&self.body.velocity(self.z[2], [self.z[3], self.z[4]]));
    }

    fn statistics(&self) -> Statistics {
        self.cost
    }
}
