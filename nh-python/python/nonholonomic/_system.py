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

    **Equation** d/dt ∂L/∂q̇ − ∂L/∂q = μᵀλ + u with μ(q) q̇ = 0. The declaration is read and its mechanics derived at once; each method
    is derived when it is used first, and what was derived is kept, in the process and in the user's cache folder.

    Parameters
    ----------
    coordinates : str or list or dict
        Names of the coordinates, ``"x y theta"``; a dict by name has units and texts, ``{"x": {"unit": "m"}}``.
    parameters : dict
        Defaults by name, or ``{"m": {"default": 1, "unit": "kg", "positive": True}}``.
    lagrangian : str
        Kinetic energy less potential. The velocity of ``x`` is ``x_dot``.
    constraints : list of str
        Expressions of first degree in the velocities, each of which vanishes.
    budget : str, optional
        Time and memory that a derivation may take, ``"60s,2GB"``.
    **declaration
        Every other key of the language of declarations, by the same name: ``definitions``, ``velocities``, ``holonomic``, ``forces``,
        ``inputs``, ``frame``, ``invariants``, ``initial``, ``methods``, …

    Raises
    ------
    DeclarationError
        All that is wrong with the declaration, each mistake with its line, column and excerpt.
    BudgetError
        The derivation takes more than its budget; the quantity is named.

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
            Values in place of the declaration's.
        """
        return cls._of(text, "<declaration>", parameters, budget=budget)

    # Its description

    @property
    def name(self) -> str:
        """Name of the declaration."""
        return self._core.name

    @property
    def text(self) -> Optional[str]:
        """The declaration's text about the system."""
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
        """Values of the parameters by name; None for one that has no value."""
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
        """The method that ``simulate`` takes where none is named: ``taylor`` where it is suitable, else the first."""
        return self._core.default_method

    @property
    def data_sets(self) -> tuple[str, ...]:
        """Names of the data sets; the first is the default."""
        return self._core.data_sets

    @property
    def step_sizes(self) -> dict[str, float]:
        """The step sizes of the data sets that declare one, by the names of these."""
        return self._core.step_sizes

    @property
    def units(self) -> dict[str, Optional[str]]:
        """Units of coordinates, velocities and parameters; None where there is none."""
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

        Nothing is derived anew for parameters; constants make another declaration.

        Raises
        ------
        TypeError
            A parameter that does not exist.
        ValueError
            A value that is not finite, or not positive where it must be.
        """
        return self._from(self._core.with_parameters(None, parameters))

    def __call__(self, **parameters: float) -> "System":
        """The same as ``with_parameters``."""
        return self.with_parameters(**parameters)

    def of(self, data_set: str, /, **parameters: float) -> "System":
        """The system with the parameters of a data set, of which some may have other values."""
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
        """The initial state (q, v) of a data set, the first where none is named; of shapes (n,) and (k,)."""
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
            Where the constraints are dependent.
        """
        return self._core.project(q, v)

    def energy(self, q: State = None, v: State = None, t: Any = None) -> Union[float, np.ndarray]:
        """The energy ½ vᵀ g v + V of states of shapes (…, n) and (…, k)."""
        return self._core.energy(q, v, t)

    def constraint(self, q: State = None, v: State = None, t: Any = None) -> Union[float, np.ndarray]:
        """The largest residual |μ(q) v − b| of a constraint in states of shapes (…, n) and (…, k)."""
        return self._core.constraint(q, v, t)

    def rhs(self, t: float, y: Any, inputs: Any = None) -> np.ndarray:
        """The right-hand side dy/dt for y = (q, v), as ``scipy.integrate.solve_ivp`` wants it; of shape (n + k,)."""
        return self._core.rhs(t, y, inputs)

    def evaluate(self, function: str, /, **arguments: Any) -> Union[float, np.ndarray]:
        """A function of the system: ``evaluate("mass_matrix", q=q)``.

        Parameters
        ----------
        function : str
            One of ``functions``.
        q, v, rho, p, inputs, t
            Its arguments, arrays in a row; the time and the inputs are 0 where they are not given.

        Returns
        -------
        float or numpy.ndarray
            A number, a vector, a matrix, or a row of matrices, as ``explain`` shows it.

        Raises
        ------
        ValueError, TypeError
            An unknown function, and arguments that are missing, unknown, or of another shape.
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
        """Run the system from an initial state, or from many.

        Parameters
        ----------
        q, v : dict, sequence or array, optional
            Coordinates and velocities at the start: by name (what is not named is the data set's, or 0 where there is none), or arrays (n,) and
            (k,). An array with fields is a dict. Arrays (count, n) and (count, k), and arrays (count,) in a dict, are a batch over threads; one of them may be a single
            state. What is missing is the data set's.
        h : float, optional
            Step size; negative goes back in time. Without it the data set's; under ``taylor`` it is the time between rows, and may be left out.
        until : float
            The final time, or
        steps : int
            the number of steps. A final time that is no multiple of the step is reached by a shorter last step, where the method and
            the system allow one.
        data : str, optional
            The data set to start from, the first where a part of the state is not given. Its parameters hold, but for those that the system
            was given by keyword.
        method : str, optional
            One of ``methods``, with options after its name (``"dla:0.4"``) or by keyword. Without it ``default_method``.
        project : bool
            Move the initial state onto the constraints.
        every : int
            Record every so many steps.
        inputs : array, dict or function, optional
            Control inputs: an array (c,) that is held, (steps, c) or (count, steps, c) that is held in each step; a dict of numbers and
            expressions, ``{"tau": "-phi_dot"}``; or a function of (t, q, v).
        threads : int, optional
            The number of threads of a batch, by default that of the processors.
        accuracy : bool or float
            Estimate how far the motion is off by a second run, which may take so many seconds (True: one). A batch has no estimate.
        t0 : float
            The time at which the motion begins, of which systems and control inputs may be functions.
        events : list of str, or dict, optional
            Equations to look for, ``"y = 0"``, ``"y = 0 upwards"``, ``"phi = pi/2 downwards stop"``, in t, coordinates, velocities and parameters; in a dict they
            have names. ``stop`` ends the run before the step in which the event is met. It wants ``taylor``, on whose polynomials none is missed.
        dense : bool
            Keep the polynomials of ``taylor``, on which ``run.at(times)`` has every state: about 22 numbers of each variable for each polynomial.
        progress : bool, optional
            Show a progress bar on standard error, by tqdm where it is installed. Without it a bar comes after two seconds, in terminals and notebooks.
        tolerance : float, optional
            That of ``taylor``; other methods have other options.

        Returns
        -------
        Run

        Raises
        ------
        StateError
            No motion starts from the state.
        StepError
            A step failed. In a batch nothing is raised: see ``Run.errors``.
        ValueError, TypeError
            Other arguments that are wrong; the message says what is wanted.

        Warns
        -----
        MotionWarning
            The motion is off by more than 1 % of its range.
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
        """The run that was made; its error is raised, and its motion warned of."""
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
        """A method at work on one motion, step by step: ``stepper.step(10, inputs=[0.2])``.

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
        """Make a motion, and the page of ``nh animate`` that plays it: ``system.animate(until=20, file="run.html")``.

        Parameters
        ----------
        file, keep
            Those of ``Run.animate``.
        q, v, h, until, **arguments
            Those of ``simulate``.

        Returns
        -------
        Animation
            In a notebook it is shown in a frame; ``save(path)`` writes the page.
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
        """Run the system under several methods: what each keeps, how far its motion is off, and what it costs.

        Parameters
        ----------
        methods : list of str
            Names, with options after them.
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
            Coordinates, velocities and parameters by name. What is not named is that of q and v, of the data set, or 0.
        q : dict, sequence or array, optional
            As of ``simulate``; a dict may have velocities and parameters, too, also those whose names are keywords here: ``sweep({"h": heights}, h=0.01)``.
        until : float, optional
            The final time, 10 where neither it nor ``steps`` is given.
        project : bool
            Move the initial states onto the constraints.
        every : int, optional
            Record every so many steps; without it the start and the end alone.

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
        """Run the system many times, with parameters and initial data that are drawn: ``ensemble(x=nh.normal(0, 0.1), J="uniform(1, 2)", until=10)``.

        The numbers are those of ``nh ensemble`` with the same method and seed: each trajectory draws from a random sequence of its own (ChaCha8), in the order in which
        the distributions are given, so that they depend neither on the number of threads nor on that of trajectories.

        Parameters
        ----------
        **varied : Distribution or str
            ``normal(mean, deviation)``, ``uniform(low, high)`` or ``loguniform(low, high)`` of a parameter, a coordinate, a velocity or a momentum on D*; as a text
            it may have expressions of parameters, ``"normal(0, pi/180)"``. What is said in terms of a parameter follows it.
        vary : dict, or list of str, optional
            The same by a dict, for names that are keywords; or as the command line has it, ``["x=normal(0, 0.1)"]``.
        count : int
            The number of trajectories.
        seed : int
            The seed of the random numbers.
        until, steps
            The final time, or the number of steps; whole steps are made.
        every : int, optional
            Record every so many steps, beside the start and the end.
        inputs : dict or array (c,), optional
            Control inputs of all trajectories: numbers and expressions, or values that are held.
        q, v, h, data, method, project, threads, tolerance, progress
            Those of ``simulate``.

        Returns
        -------
        Ensemble

        Raises
        ------
        StateError
            Every trajectory failed. Those that fail among others are in ``failures``, and their records NaN.
        ValueError, TypeError
            Names, distributions and other arguments that are wrong; none of the first trajectories can begin.
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

        **Equation** max |(q, v)(T) − (q, v)_h(T)| = c hᵖ + …; p is the slope of a line through the logarithms of errors and steps. Errors at roundoff, and steps
        that are too large to show the order, are left out; where it has not settled, the step is halved further.
        The reference is a motion by Taylor series, or by DOP853, at a tolerance of roundoff; its uncertainty is told.

        Parameters
        ----------
        methods : list of str, or str
            Names, with options after them, or ``"all"``; without any the declaration's first.
        h : float, optional
            The largest step, which divides the interval; a tenth of it where it is not given.
        until : float
            The final time T.
        halvings : int
            How often the step is halved at least, 2 to 16.
        inputs : dict or array (c,), optional
            Control inputs, as of ``ensemble``.
        q, v, data, project
            Those of ``simulate``.

        Returns
        -------
        Orders

        Raises
        ------
        StateError, ValueError, TypeError
            A state that no motion starts from, a step that does not divide the interval, other arguments that are wrong.
        RuntimeError
            There is no reference.
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
        """Eigenvalues at a relative equilibrium, of the equations of motion and of a step, or the Floquet multipliers of a periodic motion, as ``nh stability`` has them.

        **Equation** ζ̇ = f(ζ) on D*, ζ = (q, ρ): the eigenvalues λ of ∂f/∂ζ where cyclic coordinates, on which nothing depends, are left out, beside those of the
        derivative of a step, μ ≈ exp(λ h), and ln(μ)/h. With a period the eigenvalues of the product of the derivatives of its steps.

        Parameters
        ----------
        q, v, data, project
            The state, as of ``simulate``.
        h : float, optional
            The step size, the data set's where it is not given, or 0.01.
        period : float, optional
            The period T of a motion through the state; the step is made such that it divides it.
        method : str, optional
            The method whose step is looked at, without it the declaration's first. Options are keywords, as of ``simulate``.
        inputs : dict or array (c,), optional
            Control inputs, held at their values at the start.

        Returns
        -------
        Stability, or Floquet with a period

        Raises
        ------
        StateError, ValueError, TypeError
            A state that no motion starts from, equations that depend on the time, other arguments that are wrong.
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
        """A widget for notebooks whose sliders run the motion again while one drags. Needs anywidget.

        Parameters
        ----------
        sliders : list of str, or dict, optional
            Names of parameters, initial coordinates and velocities, or their ranges, ``{"J": (0.5, 3)}``. Without it all of them have sliders.
        until : float, optional
            The final time, 10 where neither it nor ``steps`` is given.
        project : bool
            Move the initial state onto the constraints.
        q, v, h, steps, **arguments
            Those of ``simulate``.

        Returns
        -------
        anywidget.AnyWidget
            ``values`` are those of the sliders, and may be set; ``error`` says why a motion ended early.

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
        parameters: Any = None,
        threads: Optional[int] = None,
        **options: float,
    ) -> Linearised:
        """The derivative of one step: ``A, B, C = system.linearise(q, v, h, method="gonzalez")``.

        **Equation** z' = Φ(z, u, p, h), A = ∂z'/∂z, B = ∂z'/∂u, C = ∂(q, v)/∂z, where z are the numbers that the method carries from step to step. It is the
        exact derivative of the discrete map. Derivatives are derived at first use, and kept, as methods are.

        Parameters
        ----------
        q, v, h, data, method, project, **options
            Those of ``simulate``.
        inputs : array (c,) or (count, c), or dict of numbers, optional
            Control inputs, which are held over the step; 0 where they are not given.
        parameters : array (p,) or (count, p), or dict, optional
            Values in place of the system's.
        threads : int, optional
            The number of threads of a batch, by default that of the processors.

        Returns
        -------
        Linearised
            It unpacks into A (z, z), B (z, c), C (n + k, z), and has S (z, p), H (z,), E (z, n + k), and the names of all axes. Of a batch, where an
            argument has a leading axis (q or v (count, n), h (count,), …), every array has this axis, too; its entries are those of single calls, bit for
            bit.

        Raises
        ------
        StateError, StepError
            No motion starts from the state; the step fails. Of a batch the error of the first motion that fails, whose number is ``index``.
        ValueError, TypeError
            A method whose derivatives cannot be had, with the reason; other arguments that are wrong.
        """
        place = (q, v, h, data, method, project, inputs, options)
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
        parameters: Any = None,
        threads: Optional[int] = None,
        **options: float,
    ) -> Tangent:
        """The derivative of a motion along a direction, forwards.

        **Equation** d(q, v)ᵢ = ∂o/∂z dzᵢ + ∂o/∂(p, h) (dp, dh), with dzᵢ₊₁ = A dzᵢ + B duᵢ + S dp + H dh, and dz₀ by the start, which moves velocities onto
        the constraints.

        Parameters
        ----------
        steps : int
            The number of steps.
        dq, dv : dict or array, optional
            The direction in the initial coordinates (n,) and velocities (k,), of a batch (count, n) and (count, k). What is not given is 0.
        dparameters : dict or array (p,) or (count, p), optional
            The direction in the parameters.
        dinputs : array, or dict of numbers, optional
            The direction in the control inputs, of the shapes of ``inputs``.
        dh : float or array (count,), optional
            The direction in the step size.
        inputs : array (c,), (steps, c) or (count, steps, c), or dict of numbers, optional
            Control inputs, which are held over each step; (count, 1, c) are held all the way.
        parameters : array (p,) or (count, p), or dict, optional
            Values in place of the system's.
        threads : int, optional
            The number of threads of a batch, by default that of the processors.
        q, v, h, data, method, project, **options
            Those of ``simulate``; ``h`` may be an array (count,).

        Returns
        -------
        Tangent
            ``q, v, dq, dv`` with a row for each state, the initial one included. Of a batch, where an argument has a leading axis, they have this axis,
            too; its entries are those of single calls, bit for bit.

        Raises
        ------
        StateError, StepError, ValueError, TypeError
            Those of ``linearise``.
        """
        place = (q, v, h, data, method, project, inputs, options)
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
        parameters: Any = None,
        threads: Optional[int] = None,
        **options: float,
    ) -> Gradient:
        """The gradient of a function of a motion's states, backwards: by the initial state, parameters, control inputs and step size at once.

        **Equation** λᵢ = Aᵀ λᵢ₊₁ + (∂o/∂z)ᵀ (dq, dv)ᵢ, with the sums of Bᵀ λ, Sᵀ λ, Hᵀ λ. The way forwards is kept at every √N-th of N steps; between these
        it is made again.

        Parameters
        ----------
        steps : int
            The number of steps.
        dq, dv : array, optional
            Derivatives of the function by the coordinates and velocities: of the last state, (n,) and (k,), or of all, (steps + 1, n) and
            (steps + 1, k). Those of each motion of a batch have a leading axis, (count, 1, n) for the last state and (count, steps + 1, n) for all.
            What is not given is 0.
        of : function, optional
            In their place a function of q (steps + 1, n) and v (steps + 1, k), of a batch (count, steps + 1, …), that gives the pair (dq, dv); each may be
            None.
        inputs : array (c,), (steps, c) or (count, steps, c), or dict of numbers, optional
            Control inputs, which are held over each step; (count, 1, c) are held all the way.
        parameters : array (p,) or (count, p), or dict, optional
            Values in place of the system's.
        threads : int, optional
            The number of threads of a batch, by default that of the processors.
        q, v, h, data, method, project, **options
            Those of ``simulate``; ``h`` may be an array (count,).

        Returns
        -------
        Gradient
            ``q``, ``v``, ``parameters``, ``inputs``, ``h``, and the ``states``. Of a batch, where an argument has a leading axis, all have this axis, too: a
            gradient for each motion, as single calls give it, bit for bit.

        Raises
        ------
        StateError, StepError, ValueError, TypeError
            Those of ``linearise``.
        """
        if of is not None and not (dq is None and dv is None):
            raise TypeError("`of` gives `dq` and `dv`: either it or these are given")
        place = (q, v, h, data, method, project, inputs, options)
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
        **options: float,
    ) -> Curvature:
        """Second derivatives of one step by the numbers carried and the inputs, contracted with an adjoint.

        **Equation** Σ λᵢ ∂²z'ᵢ by (z, z), (z, u), (u, u). Their equations are long, and are derived by themselves.

        Parameters
        ----------
        adjoint : array (z,)
            λ, in the order of ``linearise(…).carried``.
        q, v, h, data, method, project, inputs, **options
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
        place = (q, v, h, data, method, project, inputs, options)
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
        """The text of ``nh explain``: quantities that the compiler derives.

        Parameters
        ----------
        stage : str
            ``"model"``, ``"mechanics"``, ``"scheme"``, ``"ir"`` or ``"rust"``.
        format : str
            ``"text"``, ``"latex"`` or ``"json"``.
        methods : list of str
            With these methods only.
        only : list of str
            These sections and quantities only, as ``"mass-matrix"``; an unknown one is answered with those that there are.
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
        """Write a package for Python of generated code, as ``nh generate --python`` does: ``pip install FOLDER`` compiles it, and needs Rust.

        The package has the name of the folder, and one class, with the parameters' declared defaults. It derives nothing, and a wheel of it needs no compiler.

        Parameters
        ----------
        folder : path
            A folder that does not exist, or is empty.
        methods : list of str
            With these methods; without them those of the declaration, or the four that one gets which names none.
        expose : list of str
            Functions that ``evaluate`` of the class knows beside those that are needed, or ``"all"``.
        overwrite : bool
            Renew the package that is there.

        Returns
        -------
        pathlib.Path
            The folder.

        Raises
        ------
        ValueError
            A folder that is in use, a name that is none of a package, an unknown method or function, one that does not apply.
        BudgetError
            The derivation takes more than its budget.
        """
        self._core.package(os.fspath(folder), overwrite, listed(methods), listed(expose))
        return Path(folder)

    def rust(self, methods: Union[str, Iterable[str]] = ()) -> str:
        """The generated Rust, a file to check in; with these methods only, where some are named."""
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
    """The displayed equations of a document with their captions, as notebooks show them."""
    shown = []
    pattern = r"(?:^([^\n]*):\n)?(?:\\\[\n(.*?)\n\\\]|\\begin\{align\*\}\n(.*?)\n\\end\{align\*\})"
    for caption, display, aligned in re.findall(pattern, document, re.S | re.M):
        equation = display or f"\\begin{{aligned}}\n{aligned}\n\\end{{aligned}}"
        equation = re.sub(r"\s*\\renewcommand\{\\arraystretch\}\{[^}]*\}", "", equation).strip()
        shown.append((f"{caption}:\n\n" if caption else "") + f"$$\n{equation}\n$$")
    return "\n\n".join(shown)


def _restored(yaml: str, file: str, parameters: dict[str, float], constants: list[tuple[str, int]], budget: Optional[str]) -> System:
    """The system that was pickled."""
    return System._from(_native.Core(yaml, file, parameters, constants, budget))


def _restored_stepper(system: tuple[Any, ...], place: tuple[Any, ...]) -> Stepper:
    """A stepper at the start of the one that was pickled, whose state it then takes."""
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
        Values in place of the declaration's.
    """
    path = os.fspath(path)
    with open(path, encoding="utf-8") as file:
        return System._of(file.read(), path, parameters, budget=budget)
