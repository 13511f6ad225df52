//! The class of a model.

/// Declares the class of a generated system from its docstring, its name, the system's type, the
/// package, the signature, and the identifier of its generated code.
macro_rules! class {
    ($(#[$doc:meta])* $class:ident($system:ty) as $name:tt in $package:tt, $signature:tt, $code:tt) => {
        $(#[$doc])*
        #[pyo3::pyclass(frozen, eq, module = $package, name = $name)]
        pub(crate) struct $class {
            system: $system,
        }

        impl PartialEq for $class {
            fn eq(&self, other: &Self) -> bool {
                nonholonomic::System::parameters(&self.system) == nonholonomic::System::parameters(&other.system)
            }
        }

        const _: () = {
            use $crate::support::called as py;
            use nonholonomic::catalogue::Model;
            use pyo3::prelude::*;
            use pyo3::types::{PyDict, PyTuple, PyType};

            type Any<'py> = Bound<'py, PyAny>;

            #[pymethods]
            impl $class {
                #[new]
                #[pyo3(signature = (**parameters), text_signature = $signature)]
                fn new(py: Python<'_>, parameters: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
                    Ok($class { system: py::made(py, None, parameters)? })
                }

                /// Make the system with the parameters of a data set.
                ///
                /// Parameters
                /// ----------
                /// data_set : str
                ///     One of ``data_sets``.
                /// **parameters : float
                ///     Values in place of the data set's.
                #[staticmethod]
                #[pyo3(signature = (data_set, /, **parameters))]
                fn of(py: Python<'_>, data_set: &str, parameters: Option<&Bound<'_, PyDict>>) -> PyResult<Self> {
                    Ok($class { system: py::made(py, Some(data_set), parameters)? })
                }

                /// Names of the coordinates q, in order.
                #[classattr]
                fn coordinates(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    py::names(py, <$system as Model>::INFO.coordinates)
                }

                /// Names of the velocities v, in order.
                #[classattr]
                fn velocities(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    py::names(py, <$system as Model>::INFO.velocities)
                }

                /// Names of the control inputs, in order.
                #[classattr]
                fn inputs(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    py::strings(py, <$system as Model>::INFO.inputs.iter().copied())
                }

                /// The constraints as declared; "= 0" is understood.
                #[classattr]
                fn constraints(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    py::strings(py, <$system as Model>::INFO.constraints.iter().copied())
                }

                /// Names of the methods; the first is the default.
                #[classattr]
                fn methods(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    py::strings(py, <$system as Model>::INFO.methods.iter().map(|method| method.name))
                }

                /// Names of the data sets; the first is the default.
                #[classattr]
                fn data_sets(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    py::strings(py, <$system as Model>::INFO.data_sets.iter().map(|set| set.name))
                }

                /// Step sizes by the name of the data set, for data sets that declare one.
                #[classattr]
                fn step_sizes(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
                    py::step_sizes(py, <$system as Model>::INFO)
                }

                /// Names of the functions that ``evaluate`` knows.
                #[classattr]
                fn functions(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
                    py::strings(py, <$system as Model>::INFO.functions.iter().map(|function| function.name))
                }

                /// Units of coordinates, velocities and parameters by name; None without a declared unit.
                #[classattr]
                fn units(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
                    py::units(py, <$system as Model>::INFO)
                }

                /// Values of the parameters by name.
                #[getter]
                fn parameters<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
                    py::parameters(py, &self.system)
                }

                fn __getattr__(&self, py: Python<'_>, name: &str) -> PyResult<f64> {
                    py::parameter(py, &self.system, name)
                }

                fn __dir__<'py>(slf: &Bound<'py, Self>) -> PyResult<Any<'py>> {
                    py::listed::<$system>(slf.as_any())
                }

                /// Return the initial state (q, v) of a data set, by default the first.
                #[pyo3(signature = (data_set=None))]
                fn initial<'py>(&self, py: Python<'py>, data_set: Option<&str>) -> PyResult<py::Pair<'py>> {
                    py::initial(py, &self.system, data_set)
                }

                /// Run the system from one state, or from many over threads, with the GIL released.
                ///
                /// Parameters
                /// ----------
                /// q : array_like (n,) or (count, n)
                ///     Coordinates at the start, in the order of ``coordinates``.
                /// v : array_like (k,) or (count, k)
                ///     Velocities at the start, in the order of ``velocities``.
                /// h : float
                ///     Step size; a negative one steps back in time.
                /// steps : int
                ///     Number of steps.
                /// method : str, optional
                ///     One of ``methods``. An option may follow: ``"dla:0.4"``.
                /// every : int
                ///     Record every state whose number is a multiple of this.
                /// project : bool
                ///     Move the initial state onto the constraints. Without it, a state off the constraints is an
                ///     error.
                /// inputs : array_like (c,), (steps, c) or (count, steps, c), or callable, optional
                ///     Control inputs: constant, or constant in each step, or a function ``inputs(t, q, v)`` of the
                ///     time at which the method reads them and of the state at the beginning of the step. A
                ///     function is called with the GIL held.
                /// threads : int, optional
                ///     Number of threads for a batch; by default the number of processors.
                /// t0 : float
                ///     Time at the start.
                /// **options : float
                ///     Options of the method by name.
                ///
                /// Returns
                /// -------
                /// Trajectory
                ///     The arrays ``t`` (rows,), ``q`` (rows, n) and ``v`` (rows, k) for rows = steps // every + 1.
                ///     For a batch ``q`` is (count, rows, n) and ``v`` is (count, rows, k).
                ///
                /// Raises
                /// ------
                /// StateError
                ///     The initial state is off the constraints or not finite.
                /// StepError
                ///     A step failed; the error's ``trajectory`` has the rows before it. A batch does not raise this
                ///     error: ``errors`` of the result contains it, and the other trajectories are complete.
                /// ValueError, TypeError
                ///     An array has the wrong shape or type, or a method or a keyword is unknown.
                #[pyo3(
                    signature = (
                        q, v, h, steps, *, method=None, every=None, project=false, inputs=None, threads=None, t0=0.0, **options
                    ),
                    text_signature = "($self, q, v, h, steps, *, method=None, every=1, project=False, inputs=None, \
                                      threads=None, t0=0.0, **options)"
                )]
                #[allow(clippy::too_many_arguments, reason = "keywords")]
                fn simulate<'py>(
                    slf: &Bound<'py, Self>,
                    q: &Any<'py>,
                    v: &Any<'py>,
                    h: f64,
                    steps: &Any<'py>,
                    method: Option<&str>,
                    every: Option<&Any<'py>>,
                    project: bool,
                    inputs: Option<&Any<'py>>,
                    threads: Option<&Any<'py>>,
                    t0: f64,
                    options: Option<&Bound<'py, PyDict>>,
                ) -> PyResult<Any<'py>> {
                    let asked = py::Asked { h, steps, method, every, project, inputs, threads, t0, options };
                    py::simulate(slf.py(), slf.clone().into_any(), &slf.get().system, (q, v), &asked)
                }

                /// Return a stepper, which runs one motion step by step. The arguments are those of ``simulate``.
                #[pyo3(signature = (q, v, h, *, method=None, project=false, t0=0.0, **options))]
                #[allow(clippy::too_many_arguments, reason = "keywords")]
                fn stepper<'py>(
                    &self,
                    py: Python<'py>,
                    q: &Any<'py>,
                    v: &Any<'py>,
                    h: f64,
                    method: Option<&str>,
                    project: bool,
                    t0: f64,
                    options: Option<&Bound<'py, PyDict>>,
                ) -> PyResult<$crate::support::Stepper> {
                    let model = (py.get_type::<Self>(), $code);
                    py::stepper(py, (&self.system, model), (q, v), (h, t0), (method, project), options)
                }

                /// Return the state, or each state of a batch, moved onto the constraints: rotation matrices to the
                /// nearest rotations, coordinates onto holonomic constraints, and velocities orthogonally in the metric
                /// of the kinetic energy.
                #[pyo3(signature = (q, v, *, t=0.0))]
                fn project<'py>(
                    &self,
                    py: Python<'py>,
                    q: &Any<'py>,
                    v: &Any<'py>,
                    t: f64,
                ) -> PyResult<py::Pair<'py>> {
                    py::project(py, &self.system, (q, v), t)
                }

                /// Return the energy of states (…, n), (…, k), at the time ``t`` if it depends on time.
                #[pyo3(signature = (q, v, *, t=None))]
                fn energy<'py>(
                    &self,
                    py: Python<'py>,
                    q: &Any<'py>,
                    v: &Any<'py>,
                    t: Option<&Any<'py>>,
                ) -> PyResult<Any<'py>> {
                    py::over_states(py, &self.system, (q, v), t, |system, state| {
                        nonholonomic::System::energy_of(system, state)
                    })
                }

                /// Return the largest residual of a constraint, for states (…, n), (…, k).
                #[pyo3(signature = (q, v, *, t=None))]
                fn constraint<'py>(
                    &self,
                    py: Python<'py>,
                    q: &Any<'py>,
                    v: &Any<'py>,
                    t: Option<&Any<'py>>,
                ) -> PyResult<Any<'py>> {
                    py::over_states(py, &self.system, (q, v), t, |system, state| {
                        nonholonomic::System::constraint_residual_of(system, state)
                    })
                }

                /// Return the right-hand side of dy/dt = f(t, y), y = (q, v), for solvers of differential equations:
                /// ``scipy.integrate.solve_ivp(model.rhs, (0, 10), numpy.concatenate((q, v)))``.
                #[pyo3(signature = (t, y, inputs=None))]
                fn rhs<'py>(
                    &self,
                    py: Python<'py>,
                    t: f64,
                    y: &Any<'py>,
                    inputs: Option<&Any<'py>>,
                ) -> PyResult<Any<'py>> {
                    py::rhs(py, &self.system, t, y, inputs)
                }

                /// Evaluate a function of the model at a state: ``evaluate("mass_matrix", q=q)``.
                ///
                /// ``functions`` lists the functions. Arguments are given by keyword.
                #[pyo3(signature = (function, /, **arguments))]
                fn evaluate<'py>(
                    &self,
                    py: Python<'py>,
                    function: &str,
                    arguments: Option<&Bound<'py, PyDict>>,
                ) -> PyResult<Any<'py>> {
                    py::evaluate(py, &self.system, function, arguments)
                }

                /// Return the pickled stepper.
                #[staticmethod]
                #[pyo3(signature = (data, /))]
                fn _resumed(py: Python<'_>, data: &[u8]) -> PyResult<$crate::support::Stepper> {
                    py::resumed::<$system>((py.get_type::<Self>(), $code), data)
                }

                fn __repr__(&self) -> String {
                    py::written($name, &self.system)
                }

                fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyTuple>> {
                    let class: Bound<'py, PyType> = slf.get_type();
                    py::reduced(slf.py(), class.into_any(), &slf.get().system)
                }
            }
        };
    };
}

pub(crate) use class;
