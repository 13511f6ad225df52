"""Systems and steppers."""

from __future__ import annotations

import json
import os
import re
import warnings
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Optional, Union

import numpy as np

from . import _native
from ._animation import Animation
from ._declaration import to_yaml
from ._derivatives import Curvature, Gradient, Linearised, Tangent, gradient
from ._ensemble import Distribution, Ensemble, distributions
from ._errors import BudgetError, MotionWarning, StepError
from ._events import asked
from ._progress import Progress
from ._run import Comparison, MotionError, Run, Sweep
from ._studies import Floquet, Orders, Stability, listed

__all__ = ["Stepper", "System", "load"]

State = Any
"""A dictionary by name, a sequence, or an array."""


class System:
    """A mechanical system with nonholonomic constraints, at values of its parameters.

    **Equation** d/dt ∂L/∂q̇ − ∂L/∂q = μᵀλ + u with μ(q) q̇ = 0. The constructor reads the declaration and derives its mechanics. Each
    method is derived at its first use. The results are kept in the process and in the user's cache folder.

    Parameters
    ----------
    coordinates : str or list or dict
        Names of the coordinates, ``"x y theta"``; a dict by name has units and texts, ``{"x": {"unit": "m"}}``.
    parameters : dict
        Defaults by name, or ``{"m": {"default": 1, "unit": "kg", "positive": True}}``.
    lagrangian : str
        Kinetic energy less potential. The velocity of ``x`` is ``x_dot``.
    constraints : list of str
        Expressions of first degree in the velocities; each of them vanishes.
    budget : str, optional
        Time and memory that a derivation may take, ``"60s,2GB"``.
    **declaration
        Every other key of the language of declarations, by the same name: ``definitions``, ``velocities``, ``holonomic``, ``forces``,
        ``inputs``, ``frame``, ``invariants``, ``initial``, ``methods``, …

    Raises
    ------
    DeclarationError
        All mistakes in the declaration, each with its line, column and excerpt.
    BudgetError
        The derivation exceeds its budget; the message names the quantity.

    Examples
    --------
    >>> sleigh = System(coordinates="x y theta", parameters=dict(m=1, J=0.5),
    ...                 lagrangian="m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2",
    ...                 constraints=["-sin(theta)*x_dot + cos(theta)*y_dot"])
    """

    _core: _native.Core

    def __init__(self, *, name: str = "system", budget: Optional[str] = None, **declaration: Any) -> None:
        entries = {"name": name, **{key: value for key, value in declaration.items() if value is not None}}
        self._set(_native.Core(to_yaml(entries), "<declaration>", None, None, budget))

    def _set(self, core: _native.Core) -> None:
        object.__setattr__(self, "_core", core)

    @classmethod
    def _from(cls, core: _native.Core) -> "System":
        system = cls.__new__(cls)
        system._set(core)
        return system

    @classmethod
    def _of(cls, source: str, file: str, parameters: Mapping[str, Any], *, budget: Optional[str] = None) -> "System":
        return cls._from(_native.Core(source, file, dict(parameters), None, budget))

    @classmethod
    def from_yaml(cls, text: str, /, *, budget: Optional[str] = None, **parameters: Any) -> "System":
        """Read a declaration from the text of a YAML file.

        Parameters
        ----------
        text : str
            The declaration.
        **parameters : float
            Values that replace those of the declaration.
        """
        return cls._of(text, "<declaration>", parameters, budget=budget)

    # Its description

    @property
    def name(self) -> str:
        """Name of the declaration."""
        return self._core.name

    @property
    def text(self) -> Optional[str]:
        """The description of the system in the declaration."""
        return self._core.text

    @property
    def source(self) -> str:
        """The declaration, as YAML."""
        return self._core.source

    @property
    def coordinates(self) -> tuple[str, ...]:
        """Names of the coordinates q, in order."""
        return self._core.coordinates

    @property
    def velocities(self) -> tuple[str, ...]:
        """Names of the velocities v, in order."""
        return self._core.velocities

    @property
    def parameters(self) -> dict[str, Optional[float]]:
        """Values of the parameters by name; None for a parameter without a value."""
        return self._core.parameters

    @property
    def inputs(self) -> tuple[str, ...]:
        """Names of the control inputs, in order."""
        return self._core.inputs

    @property
    def momenta(self) -> tuple[str, ...]:
        """Names of the momenta on D*, in order."""
        return self._core.momenta

    @property
    def invariants(self) -> tuple[str, ...]:
        """Names of the declared first integrals."""
        return self._core.invariants

    @property
    def constraints(self) -> tuple[str, ...]:
        """The constraints as declared; "= 0" is understood."""
        return self._core.constraints

    @property
    def methods(self) -> tuple[str, ...]:
        """Names of the methods that apply."""
        return self._core.methods

    @property
    def default_method(self) -> str:
        """The method of ``simulate`` if none is named: the declaration's choice, else ``taylor`` if it is suitable, else the first."""
        return self._core.default_method

    @property
    def data_sets(self) -> tuple[str, ...]:
        """Names of the data sets; the first is the default."""
        return self._core.data_sets

    @property
    def step_sizes(self) -> dict[str, float]:
        """The step sizes of the data sets that declare one, by name."""
        return self._core.step_sizes

    @property
    def units(self) -> dict[str, Optional[str]]:
        """Units of coordinates, velocities and parameters; None for a variable without a unit."""
        return self._core.units

    @property
    def functions(self) -> tuple[str, ...]:
        """Names of the functions that ``evaluate`` knows."""
        return tuple(self._core.functions())

    def __getattr__(self, name: str) -> float:
        if name.startswith("_"):
            raise AttributeError(name)
        parameters = self._core.parameters
        if name not in parameters:
            raise AttributeError(f"`{self.name}` has no attribute and no parameter `{name}`")
        return parameters[name]  # type: ignore[return-value]

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"systems do not change; `with_parameters({name}=…)` makes another one")

    def __dir__(self) -> list[str]:
        return sorted({*super().__dir__(), *self._core.parameter_names})

    # Others like it

    def with_parameters(self, **parameters: float) -> "System":
        """The same system with other values for some parameters, or for constants of its families.

        New parameters need no new derivation; new constants make another declaration.

        Raises
        ------
        TypeError
            A parameter that does not exist.
        ValueError
            A value that is not finite, or not positive although the parameter must be.
        """
        return self._from(self._core.with_parameters(None, parameters))

    def __call__(self, **parameters: float) -> "System":
        """The same as ``with_parameters``."""
        return self.with_parameters(**parameters)

    def of(self, data_set: str, /, **parameters: float) -> "System":
        """The system with the parameters of a data set; keywords replace some of them."""
        return self._from(self._core.with_parameters(data_set, parameters))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, System) and self._core.state == other._core.state

    def __hash__(self) -> int:
        yaml, file, given, constants, budget = self._core.state
        return hash((yaml, file, tuple(sorted(given.items())), tuple(constants), budget))

    def __reduce__(self) -> tuple[Any, ...]:
        return (_restored, self._core.state)

    def __copy__(self) -> "System":
        return self

    def __deepcopy__(self, memo: Any) -> "System":
        return self

    def __repr__(self) -> str:
        core = self._core
        given = {**dict(core.constants_given), **core.given}
        values = ", ".join(f"{name}={value!r}" for name, value in given.items())
        count = f"{len(core.coordinates)} coordinates, {len(core.constraints)} constraints" if core.coordinates else f"{len(core.velocities)} velocities"
        return f"<nonholonomic.System {core.name}({values}): {count}>"

    # States

    def initial(self, data_set: Optional[str] = None) -> tuple[np.ndarray, np.ndarray]:
        """The initial state (q, v) of a data set, by default the first; of shapes (n,) and (k,)."""
        return self._core.initial(data_set)

    def project(self, q: State = None, v: State = None) -> tuple[np.ndarray, np.ndarray]:
        """Move a state onto the constraints: v orthogonally in the metric of the kinetic energy, rotation matrices to the nearest ones.

        Parameters
        ----------
        q, v : array (…, n) and (…, k), or dict
            Coordinates and velocities.

        Raises
        ------
        StateError
            The constraints are dependent at the state.
        """
        return self._core.project(q, v)

    def energy(self, q: State = None, v: State = None, t: Any = None) -> Union[float, np.ndarray]:
        """The energy ½ vᵀ g v + V of states of shapes (…, n) and (…, k)."""
        return self._core.energy(q, v, t)

    def constraint(self, q: State = None, v: State = None, t: Any = None) -> Union[float, np.ndarray]:
        """The largest residual |μ(q) v − b| of a constraint, for states of shapes (…, n) and (…, k)."""
        return self._core.constraint(q, v, t)

    def rhs(self, t: float, y: Any, inputs: Any = None) -> np.ndarray:
        """The right-hand side dy/dt for y = (q, v), as ``scipy.integrate.solve_ivp`` expects it; of shape (n + k,)."""
        return self._core.rhs(t, y, inputs)

    def evaluate(self, function: str, /, **arguments: Any) -> Union[float, np.ndarray]:
        """A function of the system: ``evaluate("mass_matrix", q=q)``.

        Parameters
        ----------
        function : str
            One of ``functions``.
        q, v, rho, p, inputs, t
            Its arguments, one-dimensional arrays; the time and the inputs are 0 by default.

        Returns
        -------
        float or numpy.ndarray
            A number, a vector, a matrix, or a sequence of matrices, as in the output of ``explain``.

        Raises
        ------
        ValueError, TypeError
            An unknown function; arguments that are missing, unknown, or of the wrong shape.
        """
        return self._core.evaluate(function, arguments)

    # Motions

    def simulate(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        until: Optional[float] = None,
        steps: Optional[int] = None,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        every: int = 1,
        inputs: Any = None,
        threads: Optional[int] = None,
        accuracy: Union[bool, float] = True,
        t0: float = 0.0,
        events: Union[None, str, Sequence[str], Mapping[str, str]] = None,
        dense: bool = False,
        progress: Optional[bool] = None,
        **options: float,
    ) -> Run:
        """Run the system from one or many initial states.

        Parameters
        ----------
        q, v : dict, sequence or array, optional
            Coordinates and velocities at the start: a dict by name, or arrays (n,) and (k,). An array with fields is read as a dict. The data set supplies
            values that are not given; without a data set, the variables that a dict omits are 0. Arrays (count, n) and (count, k), and arrays (count,) in a
            dict, are a batch, which runs on several threads; one of them may be a single state.
        h : float, optional
            Step size, by default that of the data set; a negative step goes back in time. Under ``taylor`` it is the time between rows, and may be left out.
        until : float
            The final time, or
        steps : int
            the number of steps. If a final time is not a multiple of the step, a shorter last step reaches it, provided that the method and the system
            allow one.
        data : str, optional
            The data set to start from; by default the first, if a part of the state is not given. Its parameters hold, except those given to the system
            by keyword.
        method : str, optional
            One of ``methods``, with options after its name (``"dla:0.4"``) or by keyword; by default ``default_method``.
        project : bool
            Move the initial state onto the constraints.
        every : int
            Record each ``every``-th step.
        inputs : array, dict or function, optional
            Control inputs: an array (c,), held throughout; (steps, c) or (count, steps, c), held during each step; a dict of numbers and
            expressions, ``{"tau": "-phi_dot"}``; or a function of (t, q, v).
        threads : int, optional
            The number of threads of a batch, by default the number of processors.
        accuracy : bool or float
            Estimate the error of the motion by a second run. A number limits its seconds; True means one second. A batch has no estimate.
        t0 : float
            The initial time, which matters if the system or the control inputs depend on the time.
        events : list of str, or dict, optional
            Equations whose passages are events, ``"y = 0"``, ``"y = 0 upwards"``, ``"phi = pi/2 downwards stop"``, in t, coordinates, velocities and parameters; a
            dict gives them names. ``stop`` ends the run before the step that contains the event. Events require ``taylor``, whose polynomials miss none.
        dense : bool
            Keep the polynomials of ``taylor``, so that ``run.at(times)`` has every state: about 22 numbers per variable and polynomial.
        progress : bool, optional
            Show a progress bar on standard error, by tqdm if it is installed. By default a bar appears after two seconds, in terminals and notebooks.
        tolerance : float, optional
            The tolerance of ``taylor``; other methods have other options.

        Returns
        -------
        Run

        Raises
        ------
        StateError
            The state cannot start a motion.
        StepError
            A step failed. A batch raises nothing: see ``Run.errors``.
        ValueError, TypeError
            Other wrong arguments; the message states what is expected.

        Warns
        -----
        MotionWarning
            The error of the motion exceeds 1 % of its range.
        """
        if every is None:
            raise TypeError("`every` must be an integer, it is None")
        texts, names = asked(events)
        with Progress(progress, "steps") as tell:
            made = self._core.simulate(
                q, v, h, until, steps, data, method, project, every, inputs, threads, accuracy, options, None, t0, texts, dense, tell
            )
        return self._run(made, names)

    def _run(self, made: tuple[Any, ...], names: tuple[str, ...] = ()) -> Run:
        """The run from the native result. Raises its error, and warns of an inaccurate motion."""
        motion, errors = made[8], made[7]
        run = Run(self, made, MotionError(**motion) if motion else None, names)
        if errors is not None and isinstance(errors, StepError):
            errors.run = run
            raise errors
        if motion and motion["warning"]:
            warnings.warn(motion["warning"].replace("--step", "step `h`"), MotionWarning, stacklevel=3)
        return run

    def stepper(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        inputs: Any = None,
        t0: float = 0.0,
        **options: float,
    ) -> "Stepper":
        """A stepper, which makes one motion step by step: ``stepper.step(10, inputs=[0.2])``.

        The arguments are those of ``simulate``. The stepper has ``q``, ``v``, ``t``, ``energy``, ``constraint``, ``work``, ``steps``.
        """
        return self._core.stepper(q, v, h, data, method, project, inputs, options, t0)

    def animate(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        until: Optional[float] = None,
        file: Union[str, "os.PathLike[str]", None] = None,
        keep: int = 1500,
        **arguments: Any,
    ) -> Animation:
        """Compute a motion, and the page of ``nh animate`` that plays it: ``system.animate(until=20, file="run.html")``.

        Parameters
        ----------
        file, keep
            Those of ``Run.animate``.
        q, v, h, until, **arguments
            Those of ``simulate``.

        Returns
        -------
        Animation
            A notebook shows it in a frame; ``save(path)`` writes the page.
        """
        return self.simulate(q, v, h, until=until, **arguments).animate(file, keep=keep)

    def compare(
        self,
        methods: Union[str, Sequence[str]],
        h: Optional[float] = None,
        until: Optional[float] = None,
        *,
        q: State = None,
        v: State = None,
        **arguments: Any,
    ) -> Comparison:
        """Run the system under several methods, and compare their conservation, the errors of their motions, and their costs.

        Parameters
        ----------
        methods : list of str
            Names, followed by options.
        h, until, q, v, **arguments
            Those of ``simulate``.
        """
        methods = methods.split() if isinstance(methods, str) else list(methods)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", MotionWarning)
            return Comparison._of(self, methods, dict(q=q, v=v, h=h, until=until, **arguments))

    def sweep(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        until: Optional[float] = None,
        steps: Optional[int] = None,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = True,
        inputs: Any = None,
        threads: Optional[int] = None,
        every: Optional[int] = None,
        t0: float = 0.0,
        progress: Optional[bool] = None,
        **varied: Any,
    ) -> Sweep:
        """Run the system from many initial states and parameters: ``sweep(x=np.linspace(-1, 1, 1000), until=20).final("theta")``.

        Parameters
        ----------
        **varied : float or array (count,)
            Coordinates, velocities and parameters by name. The others are those of q and v, of the data set, or 0.
        q : dict, sequence or array, optional
            As for ``simulate``; a dict may also contain velocities and parameters, even if their names are keywords here: ``sweep({"h": heights}, h=0.01)``.
        until : float, optional
            The final time; 10 if neither it nor ``steps`` is given.
        project : bool
            Move the initial states onto the constraints.
        every : int, optional
            Record each ``every``-th step; by default only the start and the end.

        Other arguments are those of ``simulate``.
        """
        if until is None and steps is None:
            until = 10.0
        return Sweep._of(self, (q, v, h), dict(until=until, steps=steps), varied, (data, method, project, inputs, threads), every, (t0, progress))

    def ensemble(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        until: Optional[float] = None,
        steps: Optional[int] = None,
        count: int = 1000,
        seed: int = 0,
        vary: Union[None, Sequence[str], Mapping[str, Union[str, Distribution]]] = None,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        every: Optional[int] = None,
        inputs: Any = None,
        threads: Optional[int] = None,
        tolerance: Optional[float] = None,
        progress: Optional[bool] = None,
        **varied: Union[str, Distribution],
    ) -> Ensemble:
        """Run the system many times, with random parameters and initial data: ``ensemble(x=nh.normal(0, 0.1), J="uniform(1, 2)", until=10)``.

        The numbers are those of ``nh ensemble`` with the same method and seed. Each trajectory draws from its own random sequence (ChaCha8), in the order of the
        given distributions. The numbers therefore depend neither on the number of threads nor on that of trajectories.

        Parameters
        ----------
        **varied : Distribution or str
            ``normal(mean, deviation)``, ``uniform(low, high)`` or ``loguniform(low, high)`` of a parameter, a coordinate, a velocity or a momentum on D*; a text
            may contain expressions of parameters, ``"normal(0, pi/180)"``. A value in terms of a parameter follows the drawn parameter.
        vary : dict, or list of str, optional
            The same as a dict, for names that are keywords; or in the form of the command line, ``["x=normal(0, 0.1)"]``.
        count : int
            The number of trajectories.
        seed : int
            The seed of the random numbers.
        until, steps
            The final time, or the number of steps; all steps are whole.
        every : int, optional
            Record each ``every``-th step, in addition to the start and the end.
        inputs : dict or array (c,), optional
            Control inputs of all trajectories: numbers and expressions, or values held throughout.
        q, v, h, data, method, project, threads, tolerance, progress
            Those of ``simulate``.

        Returns
        -------
        Ensemble

        Raises
        ------
        StateError
            Every trajectory failed. If only some fail, ``failures`` lists them, and their records are NaN.
        ValueError, TypeError
            Wrong names, distributions and other arguments; none of the first trajectories can begin.
        """
        texts = distributions(vary, varied)
        options = {} if tolerance is None else {"tolerance": tolerance}
        with Progress(progress, "trajectories") as tell:
            made = self._core.ensemble(
                (q, v, data), texts, count, seed, h, until, steps, method, project, every, inputs, threads, options, tell
            )
        return Ensemble(self, made, seed)

    # Studies

    def order(
        self,
        methods: Union[str, Sequence[str]] = (),
        h: Optional[float] = None,
        until: float = 1.0,
        *,
        halvings: int = 6,
        q: State = None,
        v: State = None,
        data: Optional[str] = None,
        project: bool = False,
        inputs: Any = None,
    ) -> Orders:
        """Measure the orders of convergence of methods, as ``nh order`` does: ``order("gonzalez rk4").orders``.

        **Equation** max |(q, v)(T) − (q, v)_h(T)| = c hᵖ + …; p is the slope of a line through the logarithms of errors and steps. The fit leaves out errors at
        roundoff, and steps that are too large to show the order. If the order has not settled, the step is halved further.
        The reference is a motion by Taylor series, or by DOP853, at a tolerance of roundoff; the result states its uncertainty.

        Parameters
        ----------
        methods : list of str, or str
            Names, followed by options, or ``"all"``; by default the declaration's first method.
        h : float, optional
            The largest step, which divides the interval; by default a tenth of the interval.
        until : float
            The final time T.
        halvings : int
            The minimum number of halvings of the step, 2 to 16.
        inputs : dict or array (c,), optional
            Control inputs, as for ``ensemble``.
        q, v, data, project
            Those of ``simulate``.

        Returns
        -------
        Orders

        Raises
        ------
        StateError, ValueError, TypeError
            A state that cannot start a motion, a step that does not divide the interval, other wrong arguments.
        RuntimeError
            No reference could be computed.
        """
        text, found = self._core.order((q, v, data), listed(methods), h, until, halvings, project, inputs)
        return Orders(text, json.loads(found))

    def stability(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        period: Optional[float] = None,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        inputs: Any = None,
        **options: float,
    ) -> Union[Stability, Floquet]:
        """Eigenvalues at a relative equilibrium, of the equations of motion and of a step, or the Floquet multipliers of a periodic motion, like ``nh stability``.

        **Equation** ζ̇ = f(ζ) on D*, ζ = (q, ρ): the eigenvalues λ of ∂f/∂ζ without the cyclic coordinates, on which nothing depends, and the eigenvalues of the
        derivative of a step, μ ≈ exp(λ h), with ln(μ)/h. With a period: the eigenvalues of the product of the derivatives of its steps.

        Parameters
        ----------
        q, v, data, project
            The state, as for ``simulate``.
        h : float, optional
            The step size, by default that of the data set, or 0.01.
        period : float, optional
            The period T of a motion through the state; the step is adjusted to divide it.
        method : str, optional
            The method of the step, by default the declaration's first. Options are keywords, as for ``simulate``.
        inputs : dict or array (c,), optional
            Control inputs, held at their values at the start.

        Returns
        -------
        Stability, or Floquet with a period

        Raises
        ------
        StateError, ValueError, TypeError
            A state that cannot start a motion, equations that depend on the time, other wrong arguments.
        RuntimeError
            A step that fails, numbers that are not finite.
        """
        text, found = self._core.stability((q, v, data), method, h, period, project, inputs, options)
        made = json.loads(found)
        return Floquet(text, made) if period is not None else Stability(text, made)

    def widget(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        until: Optional[float] = None,
        steps: Optional[int] = None,
        sliders: Union[None, Iterable[str], Mapping[str, tuple[float, float]]] = None,
        project: bool = True,
        **arguments: Any,
    ) -> Any:
        """A widget for notebooks. Dragging its sliders runs the motion again. Needs anywidget.

        Parameters
        ----------
        sliders : list of str, or dict, optional
            Names of parameters, initial coordinates and velocities, or their ranges, ``{"J": (0.5, 3)}``; by default all of them have sliders.
        until : float, optional
            The final time; 10 if neither it nor ``steps`` is given.
        project : bool
            Move the initial state onto the constraints.
        q, v, h, steps, **arguments
            Those of ``simulate``.

        Returns
        -------
        anywidget.AnyWidget
            ``values`` are those of the sliders, and can be set; ``error`` is the reason why a motion ended early.

        Raises
        ------
        ImportError
            anywidget is not installed.
        StateError, StepError, ValueError, TypeError
            Those of ``simulate``; a slider that does not exist.
        """
        from ._notebook import Widget
        from ._widget import Rerun

        if until is None and steps is None:
            until = 10.0
        return Widget(Rerun(self, q, v, h, sliders, dict(until=until, steps=steps, project=project, **arguments)))

    # Derivatives of steps

    def linearise(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        inputs: Any = None,
        t0: float = 0.0,
        parameters: Any = None,
        threads: Optional[int] = None,
        **options: float,
    ) -> Linearised:
        """The derivative of one step: ``A, B, C = system.linearise(q, v, h, method="gonzalez")``.

        **Equation** z' = Φ(z, u, p, h), A = ∂z'/∂z, B = ∂z'/∂u, C = ∂(q, v)/∂z, where z are the numbers that the method carries from step to step. This is
        the exact derivative of the discrete map. Derivatives are derived at first use and kept, like methods.

        Parameters
        ----------
        q, v, h, data, method, project, t0, **options
            Those of ``simulate``.
        inputs : array (c,) or (count, c), or dict of numbers, optional
            Control inputs, held during the step; 0 by default.
        parameters : array (p,) or (count, p), or dict, optional
            Values that replace those of the system.
        threads : int, optional
            The number of threads of a batch, by default the number of processors.

        Returns
        -------
        Linearised
            It unpacks into A (z, z), B (z, c), C (n + k, z), and has S (z, p), H (z,), E (z, n + k), and the names of all axes. If an
            argument has a leading axis (q or v (count, n), h (count,), …), the call is a batch, and every array has this axis; its entries equal those of
            single calls bit for bit.

        Raises
        ------
        StateError, StepError
            The state cannot start a motion; the step fails. For a batch, the error of the first motion that fails; ``index`` is its number.
        ValueError, TypeError
            A method without derivatives, with the reason; other wrong arguments.
        """
        place = (q, v, h, data, method, project, inputs, t0, options)
        carried, a, b, c, s, step, entry = self._core.linearise(place, parameters, threads)
        seen = (*self.coordinates, *self.velocities)
        return Linearised(a, b, c, s, step, entry, carried, seen, self.inputs, self._core.parameter_names)

    def jvp(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        steps: int = 1,
        dq: State = None,
        dv: State = None,
        dparameters: Any = None,
        dinputs: Any = None,
        dh: Optional[float] = None,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        inputs: Any = None,
        t0: float = 0.0,
        parameters: Any = None,
        threads: Optional[int] = None,
        **options: float,
    ) -> Tangent:
        """The derivative of a motion along a direction, forwards.

        **Equation** d(q, v)ᵢ = ∂o/∂z dzᵢ + ∂o/∂(p, h) (dp, dh), with dzᵢ₊₁ = A dzᵢ + B duᵢ + S dp + H dh, and dz₀ from the start, which moves velocities
        onto the constraints.

        Parameters
        ----------
        steps : int
            The number of steps.
        dq, dv : dict or array, optional
            The direction in the initial coordinates (n,) and velocities (k,), for a batch (count, n) and (count, k); 0 by default.
        dparameters : dict or array (p,) or (count, p), optional
            The direction in the parameters.
        dinputs : array, or dict of numbers, optional
            The direction in the control inputs, with the shapes of ``inputs``.
        dh : float or array (count,), optional
            The direction in the step size.
        inputs : array (c,), (steps, c) or (count, steps, c), or dict of numbers, optional
            Control inputs, held during each step; (count, 1, c) are held throughout.
        parameters : array (p,) or (count, p), or dict, optional
            Values that replace those of the system.
        threads : int, optional
            The number of threads of a batch, by default the number of processors.
        q, v, h, data, method, project, t0, **options
            Those of ``simulate``; ``h`` may be an array (count,).

        Returns
        -------
        Tangent
            ``q, v, dq, dv`` with a row for each state, including the initial one. If an argument has a leading axis, the call is a batch, and these arrays have the
            axis, too; their entries equal those of single calls bit for bit.

        Raises
        ------
        StateError, StepError, ValueError, TypeError
            Those of ``linearise``.
        """
        place = (q, v, h, data, method, project, inputs, t0, options)
        return Tangent(*self._core.jvp(place, steps, (dq, dv, dparameters, dinputs, dh), parameters, threads))

    def vjp(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        steps: int = 1,
        dq: State = None,
        dv: State = None,
        of: Optional[Callable[[np.ndarray, np.ndarray], tuple[Any, Any]]] = None,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        inputs: Any = None,
        t0: float = 0.0,
        parameters: Any = None,
        threads: Optional[int] = None,
        **options: float,
    ) -> Gradient:
        """The gradient of a function of a motion's states, backwards: with respect to the initial state, parameters, control inputs and step size at once.

        **Equation** λᵢ = Aᵀ λᵢ₊₁ + (∂o/∂z)ᵀ (dq, dv)ᵢ, with the sums of Bᵀ λ, Sᵀ λ, Hᵀ λ. The forward pass keeps the
        numbers of the last √N steps, at least 1024; of the steps before, it keeps every √N-th, and computes the others again.

        Parameters
        ----------
        steps : int
            The number of steps.
        dq, dv : array, optional
            Derivatives of the function with respect to the coordinates and velocities: of the last state, (n,) and (k,), or of all, (steps + 1, n) and
            (steps + 1, k). Separate derivatives for each motion of a batch have a leading axis, (count, 1, n) for the last state and (count, steps + 1, n)
            for all. They are 0 by default.
        of : function, optional
            A function that replaces them. It takes q (steps + 1, n) and v (steps + 1, k), for a batch (count, steps + 1, …), and returns the pair (dq, dv);
            each may be None.
        inputs : array (c,), (steps, c) or (count, steps, c), or dict of numbers, optional
            Control inputs, held during each step; (count, 1, c) are held throughout.
        parameters : array (p,) or (count, p), or dict, optional
            Values that replace those of the system.
        threads : int, optional
            The number of threads of a batch, by default the number of processors.
        q, v, h, data, method, project, t0, **options
            Those of ``simulate``; ``h`` may be an array (count,).

        Returns
        -------
        Gradient
            ``q``, ``v``, ``parameters``, ``inputs``, ``h``, and the ``states``. If an argument has a leading axis, the call is a batch, and all of these
            have the axis, too: one gradient for each motion, equal to that of a single call bit for bit.

        Raises
        ------
        StateError, StepError, ValueError, TypeError
            Those of ``linearise``.
        """
        if of is not None and not (dq is None and dv is None):
            raise TypeError("`of` gives `dq` and `dv`: pass either `of` or these")
        place = (q, v, h, data, method, project, inputs, t0, options)
        return gradient(self._core.vjp(place, steps, of, dq, dv, parameters, threads), self._core.parameter_names)

    def second(
        self,
        q: State = None,
        v: State = None,
        h: Optional[float] = None,
        *,
        adjoint: Any,
        data: Optional[str] = None,
        method: Optional[str] = None,
        project: bool = False,
        inputs: Any = None,
        t0: float = 0.0,
        **options: float,
    ) -> Curvature:
        """Second derivatives of one step with respect to the numbers carried and the inputs, contracted with an adjoint.

        **Equation** Σ λᵢ ∂²z'ᵢ with respect to (z, z), (z, u), (u, u). Their equations are long, and are derived separately.

        Parameters
        ----------
        adjoint : array (z,)
            λ, in the order of ``linearise(…).carried``.
        q, v, h, data, method, project, inputs, t0, **options
            Those of ``linearise``.

        Returns
        -------
        Curvature
            ``state`` (z, z), ``mixed`` (z, c), ``inputs`` (c, c).

        Raises
        ------
        StateError, StepError, ValueError, TypeError
            Those of ``linearise``.
        """
        place = (q, v, h, data, method, project, inputs, t0, options)
        return Curvature(*self._core.second(place, adjoint))

    # Results of the compiler

    def explain(
        self,
        stage: str = "mechanics",
        format: str = "text",
        *,
        methods: Union[str, Iterable[str]] = (),
        only: Union[str, Iterable[str]] = (),
    ) -> str:
        """The text of ``nh explain``: the quantities that the compiler derives.

        Parameters
        ----------
        stage : str
            ``"model"``, ``"mechanics"``, ``"scheme"``, ``"ir"`` or ``"rust"``.
        format : str
            ``"text"``, ``"latex"`` or ``"json"``.
        methods : list of str
            Only these methods.
        only : list of str
            Only these sections and quantities, such as ``"mass-matrix"``; the error for an unknown one lists those that exist.
        """
        return self._core.explain(stage, format, listed(methods), listed(only))

    def package(
        self,
        folder: Union[str, "os.PathLike[str]"],
        methods: Union[str, Iterable[str]] = (),
        *,
        expose: Union[str, Iterable[str]] = (),
        overwrite: bool = False,
    ) -> Path:
        """Write a Python package of generated code, like ``nh generate --python``. ``pip install FOLDER`` compiles it and needs Rust.

        The package has the name of the folder, and one class, with the declared defaults of the parameters. It derives nothing, and a wheel of it needs no compiler.

        Parameters
        ----------
        folder : path
            A folder that does not exist, or is empty.
        methods : list of str
            The methods of the package; by default those of the declaration, or the four default methods if it names none.
        expose : list of str
            Functions that ``evaluate`` of the class knows in addition to the required ones, or ``"all"``.
        overwrite : bool
            Renew an existing package.

        Returns
        -------
        pathlib.Path
            The folder.

        Raises
        ------
        ValueError
            A folder that is in use, a name that no package can have, an unknown method or function, a method or function that does not apply.
        BudgetError
            The derivation exceeds its budget.
        """
        self._core.package(os.fspath(folder), overwrite, listed(methods), listed(expose))
        return Path(folder)

    def rust(self, methods: Union[str, Iterable[str]] = ()) -> str:
        """The generated Rust, a file to check in; only with these methods, if some are named."""
        return self.explain("rust", "text", methods=methods)

    def _repr_latex_(self) -> str:
        document = self._core.explain("mechanics", "latex", [], ["lagrangian", "constraint-matrix", "equations"])
        return _displayed(document)

    def _repr_html_(self) -> str:
        escaped = lambda text: text.replace("&", "&amp;").replace("<", "&lt;")
        try:
            equations = escaped(self._repr_latex_())
        except BudgetError:
            equations = ""
        rows = [
            ("coordinates", ", ".join(self.coordinates)),
            ("velocities", ", ".join(self.velocities)),
            ("parameters", ", ".join(f"{name} = {value}" for name, value in self.parameters.items())),
            ("inputs", ", ".join(self.inputs)),
            ("constraints", "; ".join(f"{constraint} = 0" for constraint in self.constraints)),
        ]
        table = "".join(f"<tr><th style='text-align:left'>{name}</th><td style='text-align:left'>{escaped(value)}</td></tr>" for name, value in rows if value)
        about = f"<p>{escaped(self.text)}</p>" if self.text else ""
        return f"<div><b>{escaped(self.name)}</b>{about}<table>{table}</table>{equations}</div>"


def _displayed(document: str) -> str:
    """The displayed equations of a document with their captions, in the form for notebooks."""
    shown = []
    pattern = r"(?:^([^\n]*):\n)?(?:\\\[\n(.*?)\n\\\]|\\begin\{align\*\}\n(.*?)\n\\end\{align\*\})"
    for caption, display, aligned in re.findall(pattern, document, re.S | re.M):
        equation = display or f"\\begin{{aligned}}\n{aligned}\n\\end{{aligned}}"
        equation = re.sub(r"\s*\\renewcommand\{\\arraystretch\}\{[^}]*\}", "", equation).strip()
        shown.append((f"{caption}:\n\n" if caption else "") + f"$$\n{equation}\n$$")
    return "\n\n".join(shown)


def _restored(yaml: str, file: str, parameters: dict[str, float], constants: list[tuple[str, int]], budget: Optional[str]) -> System:
    """The unpickled system."""
    return System._from(_native.Core(yaml, file, parameters, constants, budget))


def _restored_stepper(system: tuple[Any, ...], place: tuple[Any, ...]) -> Stepper:
    """A stepper at the start of the pickled stepper; unpickling then sets its state."""
    (q, v), h, data, method, inputs, t0 = place
    return _native.Core(*system).stepper(q, v, h, data, method, False, inputs, {}, t0)


Stepper = _native.Stepper


def load(path: Union[str, "os.PathLike[str]"], /, *, budget: Optional[str] = None, **parameters: Any) -> System:
    """Read a declaration from a YAML file.

    Parameters
    ----------
    path : str or path
        The file.
    **parameters : float
        Values that replace those of the declaration.
    """
    path = os.fspath(path)
    with open(path, encoding="utf-8") as file:
        return System._of(file.read(), path, parameters, budget=budget)
