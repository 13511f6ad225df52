//! Conversions between states, second derivatives and constraints: derivatives around a step
//! compared with 256-bit numbers.
//!
//! Reference values are central differences over 2·10⁻²⁰, with the error of the third derivative
//! times 10⁻⁴⁰ and roundoff of 10⁻⁷⁷/10⁻²⁰. For second derivatives they are second differences,
//! with roundoff of 10⁻⁷⁷/10⁻⁴⁰.

use super::derivatives::{H, begin, larger};
use super::*;
use nonholonomic_codegen::ir::graph::Symbol;
use nonholonomic_codegen::ir::plan::{Plan, Planned, Routine};
use nonholonomic_codegen::ir::program::{Body, Output, Shape, StepProgram};
use nonholonomic_codegen::model::{DataSet, to_f64};
use nonholonomic_codegen::scheme::Properties;
use nonholonomic_exec::{Derivative, Formula, Precise, evaluate, given};
use num_traits::Zero;

/// 256-bit values of symbols.
type Point = BTreeMap<Symbol, Precise>;

/// A running stepper.
struct Place<'p> {
    program: &'p Verified<Program>,
    stepper: &'p StepProgram,
    plan: &'p Plan,
    run: Run,
    /// Parameters, step size, options, control inputs, and carried numbers.
    here: Point,
    q: Vec<f64>,
    w: Vec<f64>,
    u: Vec<f64>,
    seed: u32,
}

/// Returns the faults of the derivatives around the steps of a method.
pub fn faults<'p>(
    program: &'p Verified<Program>,
    stepper: &'p StepProgram,
    properties: &Properties,
    data: &DataSet,
) -> Vec<String> {
    let plan = Plan::of_some(program, |_| false, |other| other.method == stepper.method);
    let mut place = Place::of(program, stepper, &plan, data);
    let mut found = vec![("way in", place.entry()), ("way out", place.exit())];
    if stepper.derivatives.as_ref().is_some_and(|derivatives| derivatives.second.is_some()) {
        found.push(("second derivative", place.second()));
    }
    if properties.constraint == Conserves::Exactly {
        found.push(("derivative of the constraints", place.constraints()));
    }
    found.retain(|(_, error)| error.is_nan() || *error > 1e-12);
    found.into_iter().map(|(what, error)| format!("{what}: {error:.1e}")).collect()
}

impl<'p> Place<'p> {
    /// Creates the place after three steps.
    fn of(program: &'p Verified<Program>, stepper: &'p StepProgram, plan: &'p Plan, data: &DataSet) -> Self {
        let floats = |numbers: &[num_rational::BigRational]| numbers.iter().map(to_f64).collect::<Vec<f64>>();
        let mut run = begin(program, stepper, H, data, (&floats(&data.coordinates), &floats(&data.velocities)));
        for _ in 0..3 {
            run.step().unwrap_or_else(|error| panic!("{}: {error}", stepper.method));
        }
        let (q, w) = run.state();
        let count = stepper.samples.first().map_or(0, |sample| sample.symbols.len());
        let u: Vec<f64> = (0..count).map(|j| 0.3 - 0.2 * j as f64).collect();
        let mut here = Point::new();
        let mut bind = |symbols: &[Symbol], numbers: &[f64]| {
            here.extend(symbols.iter().copied().zip(numbers.iter().map(|&x| Precise::new(x))));
        };
        let parameters: Vec<f64> = data.parameters.iter().map(|p| p.as_ref().map_or(1.0, to_f64)).collect();
        bind(&program.parameters, &parameters);
        bind(&[stepper.step_size], &[H]);
        for option in &stepper.options {
            bind(&[option.symbol], &[to_f64(&option.declared.default)]);
        }
        for sample in &stepper.samples {
            bind(&sample.symbols, &u);
        }
        let carried: Vec<Symbol> = stepper.carried.iter().flat_map(|group| &group.symbols).copied().collect();
        bind(&carried, run.carried());
        for group in stepper.carried.iter().filter(|group| group.role == Role::Time) {
            bind(&group.symbols, &[H * run.steps() as f64]);
        }
        Place { program, stepper, plan, run, here, q, w, u, seed: 1 }
    }

    /// Returns a number of either sign with a size between 1/2 and 3/2.
    fn random(&mut self) -> f64 {
        self.seed = self.seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
        let size = 0.5 + f64::from(self.seed >> 8) / f64::from(1_u32 << 24);
        if self.seed & 128 == 0 { size } else { -size }
    }

    fn direction(&mut self, count: usize) -> Vec<f64> {
        (0..count).map(|_| self.random()).collect()
    }

    fn carried(&self) -> Vec<Symbol> {
        self.stepper.independent().flat_map(|group| &group.symbols).copied().collect()
    }

    /// Returns this point with other values of some symbols.
    fn with(&self, symbols: &[Symbol], numbers: &[Precise]) -> Point {
        let mut point = self.here.clone();
        point.extend(symbols.iter().copied().zip(numbers.iter().copied()));
        point
    }

    fn planned(&self) -> &'p StepProgram<Planned> {
        &self.plan.steppers[0]
    }

    /// Returns a routine in 256-bit numbers: its results at a point, except functions of other
    /// results that are carried ahead.
    fn exactly(&self, routine: &Routine) -> impl FnMut(&Point) -> Vec<Precise> + use<> {
        let mut formula = Formula::of_step(self.plan, self.planned(), routine).unwrap();
        move |point| formula.at(given(point)).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Returns the value of a function of the system at this point; `None` if the system lacks it.
    fn function(&self, here: &Point, quantity: Quantity, arguments: &[(Role, &[Precise])]) -> Option<Vec<Precise>> {
        let function = self.program.function(quantity)?;
        let mut point = here.clone();
        for input in &function.inputs {
            let given = arguments.iter().find(|(role, _)| *role == input.role);
            point.extend(
                input.symbols.iter().copied().zip(given.into_iter().flat_map(|(_, given)| given.iter().copied())),
            );
        }
        Some(evaluate(&self.program.graph, &function.output.values, given(&point)))
    }

    /// Returns ρ(q, w).
    fn momenta(&self, here: &Point, q: &[Precise], w: &[Precise]) -> Vec<Precise> {
        let at = [(Role::Configuration, q), (Role::Velocity, w)];
        self.function(here, Quantity::ToMomenta, &at).expect("all systems have it")
    }

    /// Returns w(q, ρ).
    fn velocities(&self, here: &Point, q: &[Precise], rho: &[Precise]) -> Vec<Precise> {
        let at = [(Role::Configuration, q), (Role::ReducedMomenta, rho)];
        self.function(here, Quantity::ToVelocities, &at).expect("all systems have it")
    }

    /// Returns parameters and step size, as far as the conversions are differentiated by them.
    fn further(&self) -> Vec<Symbol> {
        let variables = &self.stepper.derivatives.as_ref().expect("they were asked for").variables;
        let of = |role, symbols: &[Symbol]| match variables.iter().any(|group| group.role == role) {
            true => symbols.to_vec(),
            false => Vec::new(),
        };
        [of(Role::ByParameters, &self.program.parameters), of(Role::ByStep, &[self.stepper.step_size])].concat()
    }

    /// Returns (∂f/∂x) δ along a direction, in 256 bits.
    fn along(x: &[Precise], direction: &[f64], mut f: impl FnMut(&[Precise]) -> Vec<Precise>) -> Vec<f64> {
        let (plus, minus) = (f(&shifted(x, direction, 1.0)), f(&shifted(x, direction, -1.0)));
        let twice = Precise::new(2e-20);
        plus.iter().zip(&minus).map(|(&a, &b)| ((a - b) / twice).to_f64()).collect()
    }

    /// Returns the matrices among the results of a differentiating body, by role.
    fn matrices(&mut self, derivative: Derivative, body: &Body, given: &[f64]) -> Vec<(Role, usize, Vec<f64>)> {
        let numbers = self.run.differentiated(derivative, &self.u, given);
        let mut numbers = numbers.unwrap_or_else(|error| panic!("{}: {error}", self.stepper.method)).into_iter();
        let part = |output: &Output| {
            let columns = if let Shape::Matrix(_, columns) = output.shape { columns } else { 1 };
            (output.role, columns, numbers.by_ref().take(output.values.len()).collect())
        };
        body.outputs.iter().map(part).collect()
    }

    /// Returns the largest error of M δ, relative to the sum of the sizes of its terms.
    fn error((_, columns, matrix): &(Role, usize, Vec<f64>), direction: &[f64], truth: &[f64]) -> f64 {
        if *columns == 0 {
            return 0.0;
        }
        assert_eq!((matrix.len() / columns, *columns), (truth.len(), direction.len()));
        let rows = matrix.chunks(*columns).zip(truth);
        rows.fold(0.0, |most, (row, truth)| {
            let terms = row.iter().zip(direction).map(|(entry, rate)| entry * rate);
            let (sum, size) = terms.fold((0.0, 0.0), |(sum, size): (f64, f64), term| (sum + term, size + term.abs()));
            larger(most, (sum - truth).abs() / size.max(1.0))
        })
    }

    /// Compares ∂z/∂(q, w) and ∂z/∂(q, ρ) of a start from the present state, with velocities moved
    /// onto the constraints first, and with columns for parameters and step size.
    fn entry(&mut self) -> f64 {
        let stepper = self.stepper;
        let chart = stepper.derivatives.as_ref().and_then(|derivatives| derivatives.chart.as_ref());
        let entry = &chart.expect("the state was asked for").entry;
        let symbols: Vec<Symbol> = stepper.inputs.iter().take(2).flat_map(|input| &input.symbols).copied().collect();
        let (n, k, further) = (self.q.len(), self.w.len(), self.further());
        let seen = [&self.q[..], &self.w].concat();
        let found = self.matrices(Derivative::Entry, entry, &seen);
        let mut start = self.exactly(&self.planned().start);
        // The start is from (q, ρ) at parameters and a step size.
        let mut begin = |here: &Point, q: &[Precise], rho: &[Precise]| {
            let w = self.velocities(here, q, rho);
            let mut point = here.clone();
            point.extend(symbols.iter().copied().zip(q.iter().chain(&w).copied()));
            start(&point)
        };
        let exact = |x: &[f64]| x.iter().map(|&x| Precise::new(x)).collect::<Vec<_>>();
        let given: Vec<Precise> = further.iter().map(|symbol| self.here[symbol]).collect();

        let by_velocity = (0..n + k + further.len()).map(|i| 0.7 - 0.3 * (i % 7) as f64).collect::<Vec<_>>();
        let truth = Self::along(&[exact(&seen), given.clone()].concat(), &by_velocity, |x| {
            let (here, (q, w)) = (self.with(&further, &x[n + k..]), x[..n + k].split_at(n));
            begin(&here, q, &self.momenta(&here, q, w))
        });
        let error = Self::error(&found[0], &by_velocity, &truth);

        let rho = self.momenta(&self.here, &exact(&self.q), &exact(&self.w));
        let m = rho.len();
        let by_momenta = (0..n + m + further.len()).map(|i| 0.4 + 0.2 * (i % 5) as f64).collect::<Vec<_>>();
        let truth = Self::along(&[exact(&self.q), rho, given].concat(), &by_momenta, |x| {
            let (here, (q, rho)) = (self.with(&further, &x[n + m..]), x[..n + m].split_at(n));
            begin(&here, q, rho)
        });
        larger(error, Self::error(&found[1], &by_momenta, &truth))
    }

    /// Compares ∂(q, w)/∂z and ∂(q, ρ)/∂z of the present state, with columns for parameters and
    /// step size.
    fn exit(&mut self) -> f64 {
        let stepper = self.stepper;
        let chart = stepper.derivatives.as_ref().and_then(|derivatives| derivatives.chart.as_ref());
        let found = self.matrices(Derivative::Exit, &chart.expect("the state was asked for").exit, &[]);
        let (moving, n) = ([self.carried(), self.further()].concat(), self.q.len());
        let direction = self.direction(moving.len());
        let exact: Vec<Precise> = moving.iter().map(|s| self.here[s]).collect();
        let mut observe = self.exactly(&self.planned().observe);
        let truth = Self::along(&exact, &direction, |z| observe(&self.with(&moving, z)));
        let error = Self::error(&found[0], &direction, &truth);
        let truth = Self::along(&exact, &direction, |z| {
            let here = self.with(&moving, z);
            let seen = observe(&here);
            seen[..n].iter().copied().chain(self.momenta(&here, &seen[..n], &seen[n..])).collect()
        });
        larger(error, Self::error(&found[1], &direction, &truth))
    }

    /// Compares δᵀ H δ with the second derivatives H of λ'·z', along a direction δ = (δz, δu).
    fn second(&mut self) -> f64 {
        let stepper = self.stepper;
        let derivatives = stepper.derivatives.as_ref().expect("they were asked for");
        let weights = self.direction(derivatives.adjoints.len());
        let second = derivatives.second.as_ref().expect("it was asked for");
        let found = self.matrices(Derivative::Second, second, &weights);
        let carried = self.carried();
        let (along_state, along_inputs) = (self.direction(carried.len()), self.direction(self.u.len()));
        let mut sum = (0.0, 0.0);
        let mut collect = |at: usize, left: &[f64], right: &[f64], factor: f64| {
            let Some((_, columns, matrix)) = found.get(at) else { return };
            for (row, left) in matrix.chunks(*columns).zip(left) {
                for (entry, right) in row.iter().zip(right) {
                    let term = factor * left * entry * right;
                    sum = (sum.0 + term, sum.1 + term.abs());
                }
            }
        };
        collect(0, &along_state, &along_state, 1.0);
        collect(1, &along_state, &along_inputs, 2.0);
        collect(2, &along_inputs, &along_inputs, 1.0);

        let delta = Precise::new(1e-20);
        let mut rates: BTreeMap<Symbol, f64> = carried.iter().copied().zip(along_state).collect();
        for sample in &stepper.samples {
            rates.extend(sample.symbols.iter().copied().zip(along_inputs.iter().copied()));
        }
        let mut step = Formula::of_whole_step(self.plan, self.planned()).expect("it can be executed");
        let mut value = |sign: f64| {
            let moved = rates.iter().map(|(&s, rate)| (s, given(&self.here)(s) + Precise::new(sign * rate) * delta));
            let mut point = self.here.clone();
            point.extend(moved);
            let new = step.at(given(&point)).unwrap_or_else(|error| panic!("{error}"));
            new.into_iter().zip(&weights).fold(Precise::zero(), |sum, (z, &w)| sum + z * Precise::new(w))
        };
        let (plus, here, minus) = (value(1.0), value(0.0), value(-1.0));
        let truth = ((plus + minus - (here + here)) / (delta * delta)).to_f64();
        // Second derivatives are symmetric.
        let (_, columns, by_state) = &found[0];
        let size = by_state.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
        let pairs = (0..*columns).flat_map(|i| (0..i).map(move |j| (i, j)));
        let skew = pairs.map(|(i, j)| (by_state[i * columns + j] - by_state[j * columns + i]).abs() / size);
        skew.fold((sum.0 - truth).abs() / sum.1.max(1.0), larger)
    }

    /// Checks D c(z') A δ for the constraints c = μ(q) (w − w₀) of the observed part of z', which
    /// are 0 on all states of the method after a step.
    fn constraints(&mut self) -> f64 {
        let stepper = self.stepper;
        let linearised = &stepper.derivatives.as_ref().expect("they were asked for").linearised;
        let found = self.matrices(Derivative::Linearised, linearised, &[]);
        let Some((_, columns, a)) = found.iter().find(|(role, ..)| *role == Role::ByState) else { return f64::NAN };
        let carried = self.carried();
        let direction = self.direction(carried.len());
        let moved: Vec<f64> =
            a.chunks(*columns).map(|row| row.iter().zip(&direction).map(|(entry, rate)| entry * rate).sum()).collect();
        let groups = stepper.carried.iter().zip(&found).filter(|(group, _)| group.role != Role::Ahead);
        // The stepper sets the time.
        let time = H * (self.run.steps() + 1) as f64;
        let new = groups.flat_map(|(group, (_, _, values))| {
            values.iter().map(|&z| Precise::new(if group.role == Role::Time { time } else { z })).collect::<Vec<_>>()
        });
        let (new, n) = (new.collect::<Vec<_>>(), self.q.len());
        let mut observe = self.exactly(&self.planned().observe);
        let slope = Self::along(&new, &moved, |z| {
            let seen = observe(&self.with(&carried, z));
            let (q, w) = seen.split_at(n);
            let t = stepper.carried.iter().find(|group| group.role == Role::Time);
            let t = t.map(|group| self.with(&carried, z)[&group.symbols[0]]);
            let t: Vec<Precise> = t.into_iter().collect();
            let at = [(Role::Configuration, q), (Role::Time, &t[..])];
            let mu = self.function(&self.here, Quantity::ConstraintMatrix, &at).expect("it is exposed");
            let drift = self.function(&self.here, Quantity::Drift, &at);
            let relative: Vec<Precise> = match drift {
                Some(drift) => w.iter().zip(&drift).map(|(&w, &drift)| w - drift).collect(),
                None => w.to_vec(),
            };
            let row = |row: &[Precise]| row.iter().zip(&relative).fold(Precise::zero(), |sum, (&mu, &w)| sum + mu * w);
            mu.chunks(relative.len()).map(row).collect()
        });
        let size = moved.iter().fold(1.0_f64, |most, x| most.max(x.abs()));
        slope.into_iter().fold(0.0, |most, c| larger(most, c.abs() / size))
    }
}

fn shifted(x: &[Precise], direction: &[f64], sign: f64) -> Vec<Precise> {
    let delta = Precise::new(1e-20);
    x.iter().zip(direction).map(|(&x, &rate)| x + Precise::new(sign * rate) * delta).collect()
}
