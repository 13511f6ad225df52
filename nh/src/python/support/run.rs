//! The function `simulate`.

use super::arguments::{Choice, Keywords, States, choose, states};
use super::common::{Numbers, array, count, numbers, pool, shape, split};
use super::errors::{class, refused, step_error, value_error};
use super::threads::{Pace, Signals};
use nonholonomic::catalogue::{MethodVisitor, Model};
use nonholonomic::{Array as _, Discretize, Method, State, StepError, Stepper, System};
use numpy::PyArray1;
use pyo3::exceptions::{PyMemoryError, PyRuntimeError};
use pyo3::prelude::*;
use rayon::prelude::*;
use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;
use std::time::Duration;

/// Keywords of `simulate`, for messages.
const KEYWORDS: &[&str] = &["method", "every", "project", "inputs", "threads", "t0"];

/// The arguments beside the states.
pub(crate) struct Asked<'a, 'py> {
    pub(crate) h: f64,
    pub(crate) steps: &'a Bound<'py, PyAny>,
    pub(crate) method: Option<&'a str>,
    pub(crate) every: Option<&'a Bound<'py, PyAny>>,
    pub(crate) project: bool,
    pub(crate) inputs: Option<&'a Bound<'py, PyAny>>,
    pub(crate) threads: Option<&'a Bound<'py, PyAny>>,
    pub(crate) t0: f64,
    pub(crate) options: Keywords<'a, 'py>,
}

/// Control inputs over steps.
enum Controls<'a, 'py> {
    None,
    /// Inputs held in each step, (c,), (steps, c) or (count, steps, c).
    Table(Numbers),
    /// A function of time and state.
    Function(&'a Bound<'py, PyAny>),
}

/// The common data of a run's trajectories.
struct Plan<'a, S> {
    system: &'a S,
    given: &'a States,
    choice: Choice,
    h: f64,
    t0: f64,
    rows: usize,
    every: u64,
    /// Whether anything does work on the system.
    works: bool,
}

/// The destination of a trajectory: one row for each recorded state.
struct Rows<'a> {
    q: &'a mut [f64],
    v: &'a mut [f64],
    work: &'a mut [f64],
}

/// The ending of a trajectory.
struct Ended {
    /// The number of steps taken.
    steps: u64,
    /// The reason for missing steps.
    error: Option<Failure>,
}

enum Failure {
    /// The first step could not begin.
    Start(StepError),
    /// The error, time and the last state.
    Step(StepError, f64, Vec<f64>, Vec<f64>),
    /// The handler of a signal raised an exception.
    Interrupted,
}

/// The control inputs of one trajectory during its run.
enum Driver<'a, S: System> {
    None,
    Table { table: &'a Numbers, trajectory: usize },
    Function(&'a mut dyn FnMut(f64, &S::State) -> S::Inputs),
}

struct Trajectory<'a, 'b, S: System> {
    plan: &'a Plan<'a, S>,
    start: S::State,
    rows: Rows<'a>,
    driver: Driver<'b, S>,
    stop: &'a (dyn Fn() -> bool + 'a),
}

impl<S: Model> MethodVisitor<S> for Trajectory<'_, '_, S> {
    type Output = Ended;

    fn visit<M: Method>(mut self) -> Ended
    where
        S: Discretize<M, Stepper: Send + 'static>,
    {
        let plan = self.plan;
        if (self.stop)() {
            return Ended { steps: 0, error: Some(Failure::Interrupted) };
        }
        let stepper = Discretize::<M>::stepper_with_slice(plan.system, &self.start, plan.h, &plan.choice.options);
        let mut stepper = match stepper {
            Ok(stepper) => stepper,
            Err(error) => return Ended { steps: 0, error: Some(Failure::Start(error)) },
        };
        self.write(0, &self.start.clone(), 0.0);
        let mut pace = Pace::new();
        for row in 1..plan.rows {
            let mut left = plan.every;
            while left > 0 {
                let some = pace.next(left);
                if let Err(error) = self.driver.take(&mut stepper, some) {
                    self.fail_from(row);
                    let (state, steps) = (stepper.state(), stepper.statistics().steps);
                    let (q, v) = (state.configuration(), state.velocity());
                    let failure = Failure::Step(error, state.time(), q.as_ref().to_vec(), v.as_ref().to_vec());
                    return Ended { steps, error: Some(failure) };
                }
                left -= some;
                if pace.took(some) && (self.stop)() {
                    return Ended { steps: stepper.statistics().steps, error: Some(Failure::Interrupted) };
                }
            }
            self.write(row, &stepper.state(), if plan.works { stepper.work() } else { 0.0 });
        }
        Ended { steps: stepper.statistics().steps, error: None }
    }
}

impl<S: System<Scalar = f64>> Trajectory<'_, '_, S> {
    #[inline]
    fn write(&mut self, row: usize, state: &S::State, work: f64) {
        let (q, v) = (state.configuration(), state.velocity());
        let (q, v) = (q.as_ref(), v.as_ref());
        self.rows.q[row * q.len()..][..q.len()].copy_from_slice(q);
        self.rows.v[row * v.len()..][..v.len()].copy_from_slice(v);
        if let Some(entry) = self.rows.work.get_mut(row) {
            *entry = work;
        }
    }

    /// Fills rows that are not reached with NaN.
    fn fail_from(&mut self, row: usize) {
        let rows = self.plan.rows.max(1);
        let (n, k, w) = (self.rows.q.len() / rows, self.rows.v.len() / rows, self.rows.work.len() / rows);
        self.rows.q[row * n..].fill(f64::NAN);
        self.rows.v[row * k..].fill(f64::NAN);
        self.rows.work[row * w..].fill(f64::NAN);
    }
}

impl<S: System<Scalar = f64>> Driver<'_, S> {
    #[inline]
    fn take<P: Stepper<System = S>>(&mut self, stepper: &mut P, count: u64) -> Result<(), StepError> {
        match self {
            Driver::None => stepper.step_n(count),
            Driver::Table { table, trajectory } => {
                for _ in 0..count {
                    let mut u = S::Inputs::zero();
                    let width = u.as_mut().len();
                    let step = usize::try_from(stepper.statistics().steps).unwrap_or(usize::MAX);
                    let at = match *table.shape.as_slice() {
                        [_, steps, _] => (*trajectory * steps + step) * width,
                        [_, _] => step * width,
                        _ => 0,
                    };
                    u.as_mut().copy_from_slice(&table.values[at..at + width]);
                    stepper.hold(u)?;
                    stepper.step()?;
                }
                Ok(())
            }
            Driver::Function(inputs) => (0..count).try_for_each(|_| stepper.step_with(&mut **inputs)),
        }
    }
}

/// Runs one trajectory, or a batch over threads.
pub(crate) fn simulate<'py, S: Model>(
    py: Python<'py>,
    model: Bound<'py, PyAny>,
    system: &S,
    (q, v): (&Bound<'py, PyAny>, &Bound<'py, PyAny>),
    asked: &Asked<'_, 'py>,
) -> PyResult<Bound<'py, PyAny>> {
    let choice = choose::<S>(py, "simulate", KEYWORDS, asked.method, asked.options)?;
    let mut given = states::<S>(q, v)?;
    let steps = count("steps", asked.steps, 0)?;
    let every = asked.every.map_or(Ok(1), |every| count("every", every, 1))?;
    if steps % every != 0 {
        return Err(value_error(format!("`steps` = {steps} is not a multiple of `every` = {every}")));
    }
    let controls = controls::<S>(asked.inputs, &given, steps)?;
    let threads = match asked.threads {
        Some(threads) if !threads.is_none() => Some(count("threads", threads, 1)? as usize),
        _ => None,
    };
    if asked.project {
        project(py, system, &mut given, asked.t0)?;
    }
    let works = S::INFO.changes_energy || !S::INFO.inputs.is_empty();
    let too_many = || PyMemoryError::new_err("the trajectories do not fit into memory");
    let rows = usize::try_from(steps / every).ok().and_then(|rows| rows.checked_add(1)).ok_or_else(too_many)?;
    let (n, k, w) = (S::INFO.coordinates.len(), S::INFO.velocities.len(), usize::from(works));
    let zeros = |width: usize| -> PyResult<Vec<f64>> {
        let length = rows.checked_mul(width).and_then(|one| one.checked_mul(given.len())).ok_or_else(too_many)?;
        Vec::<f64>::new().try_reserve_exact(length).map_err(|_| too_many())?;
        Ok(vec![0.0; length])
    };
    let (mut out_q, mut out_v, mut out_work) = (zeros(n)?, zeros(k)?, zeros(w)?);
    let plan = Plan { system, given: &given, choice, h: asked.h, t0: asked.t0, rows, every, works };
    let parts = split(&mut out_q, given.len(), rows * n)
        .zip(split(&mut out_v, given.len(), rows * k))
        .zip(split(&mut out_work, given.len(), rows * w))
        .map(|((q, v), work)| Rows { q, v, work });
    let parts: Vec<(usize, Rows<'_>)> = parts.enumerate().collect();
    let ended = match &controls {
        Controls::Function(function) => called(py, &plan, parts, function)?,
        Controls::None => computed(py, &plan, parts, None, threads)?,
        Controls::Table(table) => computed(py, &plan, parts, Some(table), threads)?,
    };

    // A state from which no stepper can start is a mistake of the caller: nothing is kept.
    for (i, ended) in ended.iter().enumerate() {
        if let Some(Failure::Start(error)) = &ended.error {
            return Err(refused(py, error, given.count.map(|_| i), given.at(i)));
        }
    }
    let trajectory = class(py, "Trajectory")?;
    let t: Vec<f64> = (0..rows).map(|row| asked.t0 + row as f64 * every as f64 * asked.h).collect();
    let errors = ended.iter().enumerate().map(|(i, ended)| match &ended.error {
        Some(Failure::Step(error, t, q, v)) => {
            step_error(py, error, given.count.map(|_| i), (ended.steps + 1, *t), (q, v)).map(Some)
        }
        _ => Ok(None),
    });
    let errors: Vec<Option<Bound<'_, PyAny>>> = errors.collect::<PyResult<_>>()?;
    let taken: Vec<i64> = ended.iter().map(|ended| ended.steps as i64).collect();
    let method = plan.choice.method.name;
    let Some(count) = given.count else {
        // A single trajectory has the rows that it reached.
        let error = errors.into_iter().next().flatten();
        let reached = (taken[0] as u64 / every) as usize + 1;
        let work = works.then(|| array(py, head(out_work, reached), &[reached])).transpose()?;
        let q = array(py, head(out_q, reached * n), &[reached, n])?;
        let v = array(py, head(out_v, reached * k), &[reached, k])?;
        let t = array(py, head(t, reached), &[reached])?;
        let made = trajectory.call1((model, method, asked.h, t, q, v, work, taken[0], py.None()))?;
        return match error {
            None => Ok(made),
            Some(error) => {
                error.setattr("trajectory", made)?;
                Err(PyErr::from_value(error))
            }
        };
    };
    let work = works.then(|| array(py, out_work, &[count, rows])).transpose()?;
    let (q, v) = (array(py, out_q, &[count, rows, n])?, array(py, out_v, &[count, rows, k])?);
    let errors = pyo3::types::PyTuple::new(py, errors)?;
    let taken = PyArray1::from_vec(py, taken);
    trajectory.call1((model, method, asked.h, array(py, t, &[rows])?, q, v, work, taken, errors))
}

fn head(mut values: Vec<f64>, length: usize) -> Vec<f64> {
    values.truncate(length);
    values
}

/// Returns the state from which a stepper starts.
pub(crate) fn start<S: Model>(system: &S, (q, v): (&[f64], &[f64]), t: f64) -> PyResult<S::State> {
    // The lengths have been checked.
    system.state_from(t, q, v).ok_or_else(|| value_error(format!("these are not states of `{}`", S::INFO.name)))
}

/// Moves states onto the constraints.
pub(crate) fn project<S: Model>(py: Python<'_>, system: &S, given: &mut States, t: f64) -> PyResult<()> {
    let (n, k) = (S::INFO.coordinates.len(), S::INFO.velocities.len());
    for i in 0..given.len() {
        py.check_signals()?;
        let moved = system.projected(&start(system, given.at(i), t)?);
        if let Err(error) = system.check(&moved) {
            return Err(refused(py, &error, given.count.map(|_| i), given.at(i)));
        }
        given.q[i * n..][..n].copy_from_slice(moved.configuration().as_ref());
        given.v[i * k..][..k].copy_from_slice(moved.velocity().as_ref());
    }
    Ok(())
}

/// Reads the argument `inputs`.
fn controls<'a, 'py, S: Model>(
    inputs: Option<&'a Bound<'py, PyAny>>,
    given: &States,
    steps: u64,
) -> PyResult<Controls<'a, 'py>> {
    let Some(inputs) = inputs.filter(|inputs| !inputs.is_none()) else { return Ok(Controls::None) };
    let names = S::INFO.inputs;
    if names.is_empty() {
        return Err(value_error(format!("`{}` has no control inputs", S::INFO.name)));
    }
    if inputs.is_callable() {
        return Ok(Controls::Function(inputs));
    }
    let (table, c) = (numbers("inputs", inputs)?, names.len());
    let fits = match *table.shape.as_slice() {
        [width] => width == c,
        [rows, width] => rows as u64 == steps && width == c,
        [count, rows, width] => given.count == Some(count) && rows as u64 == steps && width == c,
        _ => false,
    };
    if fits {
        return Ok(Controls::Table(table));
    }
    let batch = given.count.map(|count| format!(" or ({count}, {steps}, {c})")).unwrap_or_default();
    Err(value_error(format!(
        "`inputs` has the shape {}, expected ({c},), ({steps}, {c}){batch}: {}; or a function of (t, q, v)",
        shape(&table.shape),
        names.join(", ")
    )))
}

/// Runs trajectories under a Python function, one after the other.
fn called<S: Model>(
    py: Python<'_>,
    plan: &Plan<'_, S>,
    parts: Vec<(usize, Rows<'_>)>,
    function: &Bound<'_, PyAny>,
) -> PyResult<Vec<Ended>> {
    let raised: RefCell<Option<PyErr>> = RefCell::new(None);
    let value = |t: f64, state: &S::State| -> PyResult<S::Inputs> {
        let (q, v) = (state.configuration(), state.velocity());
        let (q, v) = (PyArray1::from_slice(py, q.as_ref()), PyArray1::from_slice(py, v.as_ref()));
        let given = numbers("inputs(t, q, v)", &function.call1((t, q, v))?)?;
        let mut u = S::Inputs::zero();
        let width = u.as_mut().len();
        if given.values.len() != width || given.shape.len() > 1 {
            let found = shape(&given.shape);
            return Err(value_error(format!("`inputs` gave an array of the shape {found}, expected ({width},)")));
        }
        u.as_mut().copy_from_slice(&given.values);
        Ok(u)
    };
    let mut all = Vec::new();
    for (i, rows) in parts {
        let start = start(plan.system, plan.given.at(i), plan.t0)?;
        let mut inputs = |t: f64, state: &S::State| {
            value(t, state).unwrap_or_else(|error| {
                raised.borrow_mut().get_or_insert(error);
                // The stepper refuses NaN, so that the run ends here.
                let mut u = S::Inputs::zero();
                u.as_mut().fill(f64::NAN);
                u
            })
        };
        let stop = || match py.check_signals() {
            Ok(()) => false,
            Err(error) => {
                raised.borrow_mut().get_or_insert(error);
                true
            }
        };
        let driver = Driver::Function(&mut inputs);
        all.push(run(plan, Trajectory { plan, start, rows, driver, stop: &stop })?);
        if let Some(error) = raised.borrow_mut().take() {
            return Err(error);
        }
    }
    Ok(all)
}

fn run<S: Model>(plan: &Plan<'_, S>, trajectory: Trajectory<'_, '_, S>) -> PyResult<Ended> {
    // The name is one of the model's own list.
    S::with_method(plan.choice.method.name, trajectory)
        .ok_or_else(|| PyRuntimeError::new_err(format!("`{}` has lost its method", S::INFO.name)))
}

/// Runs trajectories that need no Python; other Python threads run meanwhile.
fn computed<S: Model>(
    py: Python<'_>,
    plan: &Plan<'_, S>,
    parts: Vec<(usize, Rows<'_>)>,
    table: Option<&Numbers>,
    threads: Option<usize>,
) -> PyResult<Vec<Ended>> {
    let one = |(i, rows): (usize, Rows<'_>), stop: &dyn Fn() -> bool| {
        let start = start(plan.system, plan.given.at(i), plan.t0)?;
        let driver = match table {
            Some(table) => Driver::Table { table, trajectory: i },
            None => Driver::None,
        };
        run(plan, Trajectory { plan, start, rows, driver, stop })
    };
    let mut raised = None;
    let parallel = parts.len() > 1 && threads != Some(1);
    let ended: PyResult<Vec<Ended>> = if parallel {
        let pool = pool(threads, parts.len()).map_err(PyRuntimeError::new_err)?;
        let stopped = AtomicBool::new(false);
        let stop = || stopped.load(Ordering::Relaxed);
        py.detach(|| {
            let (done, waiting) = mpsc::channel();
            std::thread::scope(|scope| {
                let (one, stop) = (&one, &stop);
                let work = scope.spawn(move || {
                    let ended = pool.install(|| parts.into_par_iter().map(|part| one(part, stop)).collect());
                    // The receiver is gone only if the process ends.
                    let _ = done.send(());
                    ended
                });
                while let Err(mpsc::RecvTimeoutError::Timeout) = waiting.recv_timeout(Duration::from_millis(50)) {
                    if let Err(error) = Python::attach(|py| py.check_signals()) {
                        raised = Some(error);
                        stopped.store(true, Ordering::Relaxed);
                    }
                }
                work.join().unwrap_or_else(|_| Err(PyRuntimeError::new_err("a thread has panicked")))
            })
        })
    } else {
        py.detach(|| {
            let (signals, raised) = (Signals::new(), RefCell::new(&mut raised));
            let interrupted = || match signals.check() {
                Ok(()) => raised.borrow().is_some(),
                Err(error) => {
                    **raised.borrow_mut() = Some(error);
                    true
                }
            };
            parts.into_iter().map(|part| one(part, &interrupted)).collect()
        })
    };
    raised.map_or(ended, Err)
}
