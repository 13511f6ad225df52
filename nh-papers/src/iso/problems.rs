//! The problems of Modin & Verdier with all of their integrals, and the methods run on them.

use super::super::modin_verdier::latitude::Axis;
use super::watch::{Integral, Read, Reading, Times, Value};
use crate::papers::in_frame_of_papers;
use crate::{Declaration, Derived, Failure, Problem, Setting};
use std::f64::consts::PI;
use std::sync::Arc;

/// Two bodies of the paper.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The knife edge on an incline: uniform rotation determines the motion along the edge.
    Edge,
    /// The transmission: a pendulum is coupled to two oscillators.
    Transmission,
}

/// A problem of the paper, with a sign of its perturbation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Case {
    /// Short name in tables.
    pub name: &'static str,
    /// The body.
    pub family: Family,
    /// The data set.
    pub data: &'static str,
    /// The perturbation.
    pub eps: f64,
}

/// The paper's six problems. If the driver rotates, the opposite sign of ε runs the motion
/// backwards; both signs are listed.
pub const CASES: [Case; 8] = [
    Case { name: "edge", family: Family::Edge, data: "paper", eps: 0.0 },
    Case { name: "edge+", family: Family::Edge, data: "paper", eps: 0.1 },
    Case { name: "edge−", family: Family::Edge, data: "paper", eps: -0.1 },
    Case { name: "osc", family: Family::Transmission, data: "osc", eps: 0.0 },
    Case { name: "osc+", family: Family::Transmission, data: "osc", eps: 0.5 },
    Case { name: "rot", family: Family::Transmission, data: "rot", eps: 0.0 },
    Case { name: "rot+", family: Family::Transmission, data: "rot", eps: 0.5 },
    Case { name: "rot−", family: Family::Transmission, data: "rot", eps: -0.5 },
];

/// The frame of a row's system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Any frame: the method uses none, or its motion is the same in all frames within the method's
    /// tolerance.
    Any,
    /// The paper's frame.
    Paper,
    /// An orthonormal frame.
    Orthonormal,
}

/// A method of the tables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// The name in `methods`, with options.
    pub method: &'static str,
    /// The frame of its system.
    pub place: Place,
}

impl Row {
    /// Returns `avf`, or `avf ⊥` with the mark of an orthonormal frame.
    pub fn label(&self) -> String {
        let mark = if self.place == Place::Orthonormal { " ⊥" } else { "" };
        format!("{}{mark}", self.method)
    }
}

/// Methods whose step depends on the frame.
pub const FRAMED: [&str; 7] = ["gonzalez", "avf", "avf4", "avf6", "midpoint", "itoh-abe", "itoh-abe-sym"];

/// Explicit methods on D*, shown in one frame only.
pub const MOMENTA: [&str; 3] = ["rk4", "rk2", "euler"];

/// Methods that need no frame.
pub const FRAMELESS: [&str; 26] = [
    "iso",
    "iso-var",
    "iso:4",
    "iso:6",
    "leapfrog",
    "dla",
    "dla:0.4",
    "dla01",
    "dla-midpoint",
    "dla1",
    "dd",
    "gonzalez-f",
    "gonzalez-r",
    "gonzalez-r-fd",
    "rattle",
    "rattle:consistent",
    "spark2",
    "spark3",
    "taylor",
    "taylor:qv",
    "rk4:qv",
    "rk2:qv",
    "euler:qv",
    "feedback-rk4",
    "feedback-rk2",
    "feedback-euler",
];

/// Returns all rows, in the order of the tables.
pub fn rows() -> Vec<Row> {
    let row = |place: Place| move |method: &&'static str| Row { method, place };
    let isometric = FRAMELESS[..4].iter().map(row(Place::Any));
    let framed = FRAMED.iter().flat_map(|m| [Place::Orthonormal, Place::Paper].map(|place| Row { method: m, place }));
    let others = FRAMELESS[4..].iter().map(row(Place::Any));
    isometric.chain(framed).chain(others).chain(MOMENTA.iter().map(row(Place::Paper))).collect()
}

/// The derived systems for the problems of one body.
pub struct Systems {
    /// In the papers' frame, with all methods that apply.
    pub paper: Derived,
    /// In an orthonormal frame, with the methods of [`FRAMED`].
    orthonormal: Derived,
}

impl Systems {
    /// Derives the declarations.
    ///
    /// # Errors
    /// Errors of the compiler.
    pub fn new(setting: &Setting<'_>, family: Family) -> Result<Self, Failure> {
        let (model, file, text) = match family {
            Family::Edge => ("knife_edge", "knife_edge.yaml", include_str!("knife_edge.yaml")),
            Family::Transmission => ("gearbox", "transmission.yaml", include_str!("transmission.yaml")),
        };
        Ok(Systems {
            paper: in_frame_of_papers(setting, model)?,
            orthonormal: setting.derived(Declaration::Text { file, yaml: text }, &FRAMED)?,
        })
    }

    /// Returns the system of a row at the initial data of a case.
    ///
    /// # Errors
    /// The data set is missing.
    pub fn problem(&self, case: Case, place: Place) -> Result<Problem, Failure> {
        let system = match place {
            Place::Any | Place::Paper => &self.paper,
            Place::Orthonormal => &self.orthonormal,
        };
        Problem::of(&*system.model, case.data, &[("eps", case.eps)])
    }
}

/// The names of the integrals, in the order of [`Case::integrals`].
pub const INTEGRALS: [&str; 4] = ["total", "driver", "passenger", "hidden"];

impl Case {
    /// Returns `transmission, driver rotates, ε = 0.5`.
    pub fn title(self) -> String {
        let body = match (self.family, self.data) {
            (Family::Edge, _) => "knife edge",
            (_, "osc") => "transmission, driver oscillates",
            _ => "transmission, driver rotates",
        };
        format!("{body}, ε = {}", self.eps).replace('-', "−")
    }

    /// Returns the paper's step.
    pub fn step(self) -> f64 {
        match self.family {
            Family::Edge => PI / 10.0,
            Family::Transmission => 0.1,
        }
    }

    /// Returns the integrals: the total energy, the driver's, the passenger's, and the hidden one.
    ///
    /// # Errors
    /// The run that gives the axis of the hidden integral fails.
    pub fn integrals(self, systems: &Systems) -> Result<Vec<Integral>, Failure> {
        let eps = self.eps;
        let (driver, passenger, hidden): (Read, Read, Reading) = match self.family {
            Family::Transmission => (
                Arc::new(move |q, v| {
                    let (kinetic, potential) = (0.5 * v[2] * v[2], -q[2].cos() + 0.5 * eps * (2.0 * q[2]).sin());
                    let slope = q[2].sin() + eps * (2.0 * q[2]).cos();
                    let size = kinetic.max(potential.abs());
                    Value { value: kinetic + potential, size, shift: (slope * q[2]).abs() }
                }),
                Arc::new(|q, v| {
                    let (kinetic, potential) = (0.5 * (v[0] * v[0] + v[1] * v[1]), 0.5 * (q[0] * q[0] + q[1] * q[1]));
                    Value::new(kinetic + potential, kinetic.max(potential))
                }),
                Reading::Latitude(Arc::new(Axis::of(&systems.problem(self, Place::Paper)?)?)),
            ),
            Family::Edge => {
                let speed = Speed::new(eps);
                (
                    Arc::new(|_, v| Value::new(0.5 * v[2] * v[2], 0.5 * v[2] * v[2])),
                    Arc::new(|q, v| {
                        let kinetic = 0.5 * (v[0] * v[0] + v[1] * v[1]);
                        Value::new(kinetic - q[0], kinetic.max(q[0].abs()))
                    }),
                    // The driver starts with the rate 1.
                    Reading::Node(Arc::new(move |q, v| speed.residual(q, v))),
                )
            }
        };
        let total: Read = {
            let (driver, passenger) = (Arc::clone(&driver), Arc::clone(&passenger));
            Arc::new(move |q, v| {
                let (a, b) = (driver(q, v), passenger(q, v));
                Value { value: a.value + b.value, size: a.size.max(b.size), shift: a.shift }
            })
        };
        // The energies are 2.8 and 5, of which the passenger has 1. Those of the knife edge are 1/2
        // and 0, and the driver's rate is 1.
        let readings = [Reading::Node(total), Reading::Node(driver), Reading::Node(passenger), hidden];
        let integrals = INTEGRALS.iter().zip(readings);
        Ok(integrals.map(|(name, reading)| Integral { name: (*name).to_owned(), reading, scale: 1.0 }).collect())
    }
}

/// The speed along the knife edge as a function of its direction: ds/dt = f(ξ), f = (cos ξ −
/// ε)/|e^{iξ} − ε|. With F' = f and the constant rate ξ̇ = ω of the driver, s − F(ξ)/ω is an
/// integral of the motion. It is the hidden integral of this problem: it is not declared, and for
/// ε ≠ 0 it is no elementary function.
#[derive(Clone, Copy, Debug)]
pub struct Speed {
    eps: f64,
    /// The mean of f, and the coefficients of cos kξ; f is even.
    series: [f64; Speed::TERMS],
}

impl Speed {
    /// The number of coefficients, which fall like |ε|ᵏ, ε = 0.1.
    const TERMS: usize = 20;

    /// Computes the coefficients by the trapezoidal rule, whose error is that of the 64th
    /// coefficient.
    pub fn new(eps: f64) -> Self {
        let mut series = [0.0; Self::TERMS];
        for j in 0..64 {
            let xi = f64::from(j) * PI / 32.0;
            let f = (xi.cos() - eps) / (xi.cos() - eps).hypot(xi.sin());
            for (k, a) in series.iter_mut().enumerate() {
                *a += f * (k as f64 * xi).cos() * if k == 0 { 1.0 } else { 2.0 } / 64.0;
            }
        }
        Speed { eps, series }
    }

    /// Returns F(ξ).
    pub fn integral(&self, xi: f64) -> f64 {
        let (sine, cosine) = xi.sin_cos();
        let (mut before, mut now) = (0.0, sine);
        let mut sum = self.series[0] * xi;
        for (k, a) in self.series.iter().enumerate().skip(1) {
            sum += a * now / k as f64;
            (before, now) = (now, 2.0 * cosine * now - before);
        }
        sum
    }

    /// Returns the speed along the edge.
    pub fn along(&self, q: &[f64], v: &[f64]) -> f64 {
        let (sine, cosine) = q[2].sin_cos();
        (v[0] * (cosine - self.eps) + v[1] * sine) / (cosine - self.eps).hypot(sine)
    }

    /// Returns s − F(ξ), with the size of its terms.
    fn residual(&self, q: &[f64], v: &[f64]) -> Value {
        let (speed, integral) = (self.along(q, v), self.integral(q[2]));
        // Roundoff of ξ changes the term of the first coefficient.
        Value::new(speed - integral, speed.abs().max(integral.abs()).max(q[2].abs()))
    }
}

/// Returns the times at which errors are read, and the width of the windows of their means.
pub fn times(setting: &Setting<'_>) -> (Times, f64) {
    (setting.pick([3e3, 3e4, 1e5], [30.0, 60.0, 120.0]), setting.pick(30.0, 6.0))
}
