"""Motions as differentiable functions of arrays: the common part of the modules for JAX and PyTorch."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Callable, Optional

import numpy as np

from . import _native
from ._system import System

__all__ = ["GROUPS", "Differentiable", "Motion", "Step", "Trajectory", "arrays", "computed", "mapped", "operand_shapes", "pulled", "pushed", "result_shapes", "taken_apart", "transposed"]

# A motion is a function of these, in this order; only systems with control inputs have the last one.
ARGUMENTS = ("params", "q0", "v0", "inputs")

INPUTS = ARGUMENTS.index("inputs")


@dataclass(frozen=True)
class Motion:
    """The rows of a motion as a function x = (p, q₀, v₀, u) ↦ (q, v), with its derivatives.

    Arguments may have leading axes, which are broadcast against each other as in NumPy; the results have these axes, too.
    A motion is hashable, so that compilers of array programs can cache their results for it.
    """

    system: System
    h: float
    steps: int
    every: int
    method: Optional[str]
    data: Optional[str]
    project: bool
    options: tuple[tuple[str, float], ...]
    t0: float
    # Whether the control inputs are a row for each step, a held row, or absent.
    inputs: Optional[str] = None

    # Shapes

    @property
    def rows(self) -> int:
        return self.steps // self.every + 1

    @property
    def argument_shapes(self) -> tuple[tuple[int, ...], ...]:
        """The shapes of p, q₀, v₀ and u, without leading axes."""
        system = self.system
        shapes: tuple[tuple[int, ...], ...] = (
            (len(system._core.parameter_names),), (len(system.coordinates),), (len(system.velocities),),
        )
        if self.inputs == "held":
            return (*shapes, (len(system.inputs),))
        return (*shapes, (self.steps, len(system.inputs))) if self.inputs == "table" else shapes

    @property
    def result_shapes(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The shapes of q and v, without leading axes."""
        return (self.rows, len(self.system.coordinates)), (self.rows, len(self.system.velocities))

    def leading(self, shapes: Any, of: Any) -> tuple[int, ...]:
        """The leading axes of arrays of these shapes, broadcast."""
        return np.broadcast_shapes(*(tuple(shape)[: len(shape) - len(own)] for shape, own in zip(shapes, of)))

    # The motion and its derivatives. Each method takes arrays, some with leading axes, and makes one call of machine code.

    def run(self, *x: np.ndarray) -> tuple[np.ndarray, ...]:
        """The rows (q, v)."""
        lead, (p, q, v, *u) = self._flat(x, self.argument_shapes)
        if 0 in lead:
            return tuple(np.zeros((*lead, *own)) for own in self.result_shapes)
        names, varied = self.system._core.parameter_names, None
        system = self.system
        if p.ndim == 1:
            system = system.with_parameters(**dict(zip(names, p.tolist())))
        else:
            varied = dict(zip(names, p.T.copy()))
        if lead:
            count = int(np.prod(lead))
            q, v = (np.broadcast_to(part, (count, part.shape[-1])) for part in (q, v))
            u = [np.broadcast_to(part, (count, self.steps, part.shape[-1])) for part in u]
        made = system._core.simulate(
            q, v, self.h, None, self.steps, self.data, self.method, self.project, self.every, u[0] if u else None, None, 0.0,
            dict(self.options), varied, self.t0,
        )
        if lead:
            for error in made[7] or ():
                if error is not None:
                    raise error
        else:
            system._run(made)
        return tuple(rows.reshape(*lead, *own) for rows, own in zip(made[3:5], self.result_shapes))

    def tangent(
        self, x: tuple[np.ndarray, ...], along: Mapping[int, np.ndarray], then: Mapping[int, np.ndarray] = {}
    ) -> tuple[np.ndarray, ...]:
        """The derivatives of the rows along a direction in some arguments; with a second direction, the derivatives of these along it."""
        lead, flat = self._flat([*x, *along.values(), *then.values()], [*self.argument_shapes, *(self.argument_shapes[i] for i in (*along, *then))], (*along, *then))
        if 0 in lead:
            return tuple(np.zeros((*lead, *shape)) for shape in self.result_shapes)
        p, place = self._place(flat[: len(x)])
        rest = iter(flat[len(x) :])
        first, second = self._direction(along, rest), self._direction(then, rest)
        made = self.system._core.jvp(place, self.steps, first, p, self._threads(lead), second if then else None)
        rows = (value[..., :: self.every, :] for value in made[2:])
        return tuple(np.ascontiguousarray(value).reshape(*lead, *shape) for value, shape in zip(rows, self.result_shapes))

    def adjoint(
        self, x: tuple[np.ndarray, ...], weights: Mapping[int, np.ndarray], by: tuple[int, ...], then: Mapping[int, np.ndarray] = {}
    ) -> tuple[np.ndarray, ...]:
        """The derivatives of Σ w·(q, v) with respect to some arguments; the weights are those of q (0) and of v (1). With a direction, the derivatives of these along it."""
        own = [*self.argument_shapes, *(self.result_shapes[i] for i in weights), *(self.argument_shapes[i] for i in then)]
        lead, flat = self._flat([*x, *weights.values(), *then.values()], own, [*(None for _ in weights), *then])
        shapes = [self.argument_shapes[i] for i in by]
        if 0 in lead:
            return tuple(np.zeros((*lead, *shape)) for shape in shapes)
        p, place = self._place(flat[: len(x)])
        rest = iter(flat[len(x) :])
        given: list[Any] = [None, None]
        for i in weights:
            rows = next(rest)
            given[i] = np.zeros((*rows.shape[:-2], self.steps + 1, rows.shape[-1]))
            given[i][..., :: self.every, :] = rows
        made = self.system._core.vjp(place, self.steps, None, given[0], given[1], p, self._threads(lead), self._direction(then, rest) if then else None)
        found = made[4], made[2], made[3], made[5]
        return tuple(np.asarray(found[i]).reshape(*lead, *shape) for i, shape in zip(by, shapes))

    def curvature(
        self, x: tuple[np.ndarray, ...], weights: Mapping[int, np.ndarray], along: Mapping[int, np.ndarray], by: tuple[int, ...]
    ) -> tuple[np.ndarray, ...]:
        """The derivatives of ``adjoint`` along a direction in some arguments."""
        return self.adjoint(x, weights, by, along)

    def bend(
        self, x: tuple[np.ndarray, ...], first: Mapping[int, np.ndarray], then: Mapping[int, np.ndarray]
    ) -> tuple[np.ndarray, ...]:
        """The derivatives of ``tangent`` along a second direction."""
        return self.tangent(x, first, then)

    @staticmethod
    def _direction(group: Mapping[int, np.ndarray], rest: Iterator[np.ndarray]) -> tuple[Any, ...]:
        """The next arrays as a direction in q, v, the parameters, the inputs and h."""
        given = {i: next(rest) for i in group}
        return given.get(1), given.get(2), given.get(0), given.get(3), None

    @staticmethod
    def _threads(lead: tuple[int, ...]) -> Optional[int]:
        """One motion stays on the calling thread: moving it to another thread takes as long as hundreds of steps."""
        return None if lead else 1

    def _place(self, x: list[np.ndarray]) -> tuple[np.ndarray, tuple[Any, ...]]:
        """The parameters, and the arguments of the derivatives of steps."""
        p, q, v, *u = x
        return p, (q, v, self.h, self.data, self.method, self.project, u[0] if u else None, self.t0, dict(self.options))

    # Leading axes

    def _flat(self, given: Any, own: Any, along: Any = ()) -> tuple[tuple[int, ...], list[np.ndarray]]:
        """All leading axes, and the arrays with one axis in place of their own; arrays without leading axes are unchanged. A direction in some arguments follows x."""
        given = [np.asarray(value, dtype=float) for value in given]
        lead = self.leading([value.shape for value in given], own)
        count = int(np.prod(lead))
        arguments = [*range(len(self.argument_shapes)), *along]
        held = [i for i, argument in enumerate(arguments) if argument == INPUTS and self.inputs == "held"]

        def flat(value: np.ndarray, shape: tuple[int, ...], i: int) -> np.ndarray:
            if value.ndim == len(shape):
                return value
            value = np.broadcast_to(value, (*lead, *shape)).reshape(count, *shape)
            # In a batch, held inputs have an axis of one step.
            return value[:, None] if i in held else value

        return lead, [flat(value, shape, i) for i, (value, shape) in enumerate(zip(given, own))]


Rows = Callable[[Motion, tuple[Any, ...]], Any]


@dataclass(frozen=True)
class Trajectory:
    """A motion with a fixed number of steps as a function ``f(params, q0, v0, inputs)``, from ``trajectory`` of a module."""

    motion: Motion
    rows: Rows

    @property
    def t(self) -> np.ndarray:
        """The times of the rows, of shape (rows,)."""
        return np.arange(0, self.motion.steps + 1, self.motion.every) * self.motion.h

    def __call__(self, params: Any = None, q0: Any = None, v0: Any = None, inputs: Any = None) -> dict[str, Any]:
        """The motion from a start.

        Parameters
        ----------
        params : dict or array (p,), optional
            Parameters by name, or all of them in order. Parameters that are not given keep the system's values.
        q0, v0 : dict or array (n,) and (k,), optional
            Coordinates and velocities at t = 0, by name or in order. The data set supplies those that are not given.
        inputs : dict or array (c,) or (steps, c), optional
            Control inputs, held throughout or during each step; a dict has numbers or arrays (steps,). Inputs that are not given are the data set's, or 0.

        Returns
        -------
        dict
            ``q`` (rows, n) and ``v`` (rows, k).

        Raises
        ------
        StateError, StepError
            The state cannot start a motion; a step fails. In a compiled function, JAX raises its own error with the same text.
        RuntimeError
            JAX has only single precision (``nonholonomic.jax``).
        ValueError, TypeError
            Wrong names, shapes and types; the message states what is expected.
        """
        q, v = self.rows(self.motion, (params, q0, v0, inputs))
        return {"q": q, "v": v}

    def __repr__(self) -> str:
        return f"<{self.rows.__module__}.Trajectory of {self.motion.system.name}: {self.motion.steps} steps of {self.motion.h:g}>"


@dataclass(frozen=True)
class Step:
    """One step as a function ``f(params, q, v, inputs)``, from ``step`` of a module."""

    motion: Motion
    rows: Rows

    def __call__(self, params: Any = None, q: Any = None, v: Any = None, inputs: Any = None) -> dict[str, Any]:
        """The state after one step, ``q`` (n,) and ``v`` (k,). The arguments and errors are those of ``Trajectory``."""
        after = self.rows(self.motion, (params, q, v, inputs))
        return {"q": after[0][-1], "v": after[1][-1]}

    def __repr__(self) -> str:
        return f"<{self.rows.__module__}.Step of {self.motion.system.name}: {self.motion.h:g}>"


@dataclass(frozen=True)
class Differentiable:
    """The functions of the module of a framework, by the function that forms the rows of a motion from arguments as given."""

    rows: Rows

    def trajectory(
        self,
        system: System,
        h: Optional[float] = None,
        steps: int = 1,
        *,
        method: Optional[str] = None,
        every: int = 1,
        data: Optional[str] = None,
        project: bool = False,
        t0: float = 0.0,
        **options: float,
    ) -> Trajectory:
        """A motion as a function that the framework differentiates, compiles (JAX) and maps.

        **Equation** (q, v)ᵢ = o(zᵢ) with zᵢ₊₁ = Φ(zᵢ, uᵢ, p, h), z₀ from the start, as in ``System.jvp`` and ``System.vjp``. The derivatives with respect to
        p, q₀, v₀ and u are those of this discrete map to roundoff: forwards the product with a direction, backwards the discrete adjoint, which keeps the
        numbers of the last √N steps, at least 1024, and every √N-th of the steps before. Second derivatives are those of the discrete map, too: the same
        computation in dual numbers x + ε ẋ (forward over reverse mode; forward over forward for a second direction).

        Parameters
        ----------
        system : System
            The system, with its parameters.
        h : float, optional
            Step size, by default that of the data set.
        steps : int
            The number of steps.
        method : str, optional
            One of ``system.methods``, with options after its name or by keyword; by default that of ``System.simulate``.
        every : int
            Record each ``every``-th step; it divides ``steps``.
        data : str, optional
            The data set that supplies the parameters not given to the system by keyword, and the values of the start that are not given.
        project : bool
            Move the start onto the constraints; otherwise a start off the constraints is an error.
        t0 : float
            The time at the start.

        Returns
        -------
        Trajectory
            ``f(params, q0, v0, inputs)`` with a dict of ``q`` (rows, n) and ``v`` (rows, k). Units are those of the system's variables.

        Raises
        ------
        ValueError, TypeError
            Wrong arguments; the message states what is expected.
        NotImplementedError
            Third derivatives.

        Examples
        --------
        >>> loss = lambda params: jnp.sum(motion(params, q0, v0)["q"][-1] ** 2)
        >>> jax.jit(jax.grad(loss))({"J": 1.5, "a": 0.6})
        """
        if not isinstance(system, System):
            raise TypeError(f"`system` must be a nonholonomic.System, it is {system!r}")
        if data is not None:
            system = system.of(data, **system._core.given)
        if h is None:
            known = data or (system.data_sets[0] if system.data_sets else None)
            h = system.step_sizes.get(known) if known else None
            if h is None:
                raise ValueError(f"`h` is missing: the step size, since no data set of `{system.name}` that is used declares one")
        if isinstance(h, bool) or not isinstance(h, (int, float, np.integer, np.floating)):
            raise TypeError(f"`h` must be a real number, it is {h!r}: motions are differentiated by parameters, starts and inputs, and `System.vjp` has the derivative by h")
        for name, value, least in (("steps", steps, 0), ("every", every, 1)):
            if isinstance(value, bool) or not isinstance(value, (int, np.integer)):
                raise TypeError(f"`{name}` must be an integer, it is {value!r}")
            if value < least:
                raise ValueError(f"`{name}` must be at least {least}, it is {value}")
        if steps % every:
            raise ValueError(f"`every` must divide `steps`, so that the last row is the end: {every} does not divide {steps}")
        if isinstance(t0, bool) or not isinstance(t0, (int, float, np.integer, np.floating)) or not np.isfinite(t0):
            raise ValueError(f"`t0` must be a finite number, it is {t0!r}")
        own = Motion(system, float(h), int(steps), int(every), method, data, bool(project), tuple(sorted(options.items())), float(t0))
        return Trajectory(own, self.rows)

    def step(
        self,
        system: System,
        h: Optional[float] = None,
        method: Optional[str] = None,
        *,
        data: Optional[str] = None,
        project: bool = False,
        t0: float = 0.0,
        **options: float,
    ) -> Step:
        """One step as a function that the framework differentiates, compiles (JAX) and maps: ``f(params, q, v, inputs)`` with a dict of ``q`` (n,) and ``v`` (k,).

        The parameters and errors are those of ``trajectory``. Each call starts the method from (q, v): the other numbers that a method
        carries from step to step (as ``leapfrog`` does) are computed again. A long motion costs one call per step, whereas ``trajectory`` costs one call in all.
        """
        one = self.trajectory(system, h, 1, method=method, every=1, data=data, project=project, t0=t0, **options)
        return Step(one.motion, self.rows)


def arrays(of: Motion, given: tuple[Any, ...], join: Callable[[str, list[Any]], Any], read: Callable[[str, Any], Any]) -> tuple[Motion, list[Any]]:
    """The arrays p, q₀, v₀ and u of arguments given by name or in order, and the motion for these arrays.

    Parameters
    ----------
    join
        A function of an argument's name and its entries; it returns an array with the entries along the last axis.
    read
        A function of an argument's name and its value; it returns the value as an array.

    Raises
    ------
    TypeError, ValueError
        Wrong names and shapes; the message states what is expected.
    """
    system = of.system
    # Only a named data set gives values: the default one would bring its own parameters and inputs.
    starts = system.initial(of.data) if of.data else (None, None)
    kinds = (
        ("parameter", system._core.parameter_names, list(system.parameters.values())),
        ("coordinate", system.coordinates, starts[0]),
        ("velocity", system.velocities, starts[1]),
    )
    found = []
    for argument, (kind, names, base), value in zip(ARGUMENTS, kinds, given):
        if value is None:
            if base is None:
                way = f", or take it from a data set, `data=\"{system.data_sets[0]}\"`" if system.data_sets else ""
                raise ValueError(f"`{argument}` is missing: give an array ({len(names)},): {', '.join(names)}{way}")
            value = np.array([np.nan if entry is None else entry for entry in base], dtype=float)
        elif isinstance(value, Mapping):
            _known(kind, value, names)
            missing = [name for name, own in zip(names, base if base is not None else [None] * len(names)) if own is None and name not in value]
            if missing and kind != "parameter" and not system.data_sets:
                base = [0.0 if own is None else own for own in (base if base is not None else [None] * len(names))]
            elif missing:
                way = "give it a value" if kind == "parameter" else "name all, or take the others from a data set by `data=`"
                raise ValueError(f"`{argument}` lacks `{'`, `'.join(missing)}`: {way}")
            value = join(argument, [value[name] if name in value else base[i] for i, name in enumerate(names)])  # type: ignore[index]
        value = read(argument, value)
        if tuple(value.shape) != (len(names),):
            raise ValueError(f"`{argument}` has the shape {tuple(value.shape)}, expected ({len(names)},): {', '.join(names)}")
        found.append(value)
    inputs = given[3]
    if inputs is None:
        return of, found
    if not system.inputs:
        raise ValueError(f"`{system.name}` has no control inputs")
    if callable(inputs):
        raise TypeError("`inputs` must be numbers that are held over each step: steps are differentiated with respect to such inputs")
    width = len(system.inputs)
    if isinstance(inputs, Mapping):
        _known("control input", inputs, system.inputs)
        inputs = join("inputs", [inputs.get(name, 0.0) for name in system.inputs])
    inputs = read("inputs", inputs)
    shape = tuple(inputs.shape)
    if shape not in ((width,), (of.steps, width)):
        raise ValueError(f"`inputs` has the shape {shape}, expected ({width},) or ({of.steps}, {width}): {', '.join(system.inputs)}")
    return Motion(**{**of.__dict__, "inputs": "held" if len(shape) == 1 else "table"}), [*found, inputs]


def _known(kind: str, given: Mapping[str, Any], names: tuple[str, ...]) -> None:
    for name in given:
        if name not in names:
            raise ValueError(_native.unknown(kind, str(name), list(names)))


# Primitives of array programs. Each is a function of x = (p, q₀, v₀, u), and linear in each of its groups of further
# operands, which have entries for some arguments (a direction) or for some results (weights). Primitives that return
# derivatives by arguments name these arguments.

GROUPS: dict[str, tuple[str, ...]] = {
    "run": (),
    "tangent": ("arguments",),
    "adjoint": ("results",),
    "curvature": ("results", "arguments"),
    "bend": ("arguments", "arguments"),
}

# The derivative of each by x along a direction, which is the last group of the derivative.
NEXT = {"run": "tangent", "tangent": "bend", "adjoint": "curvature"}

Groups = Any
"""Indices of the operands of each group, in order."""


def computed(name: str, motion: Motion, groups: Groups, by: tuple[int, ...], operands: Any) -> tuple[np.ndarray, ...]:
    """The results of a primitive."""
    x, own = taken_apart(motion, [np.asarray(operand) for operand in operands], groups)
    if name in ("adjoint", "curvature"):
        return getattr(motion, name)(tuple(x), *own, by)
    return motion.run(*x) if name == "run" else getattr(motion, name)(tuple(x), *own)


def taken_apart(motion: Motion, operands: Any, groups: Groups) -> tuple[list[Any], list[dict[int, Any]]]:
    """x, and the groups {index: operand}."""
    count = len(motion.argument_shapes)
    rest = iter(operands[count:])
    return list(operands[:count]), [{i: next(rest) for i in group} for group in groups]


def operand_shapes(name: str, motion: Motion, groups: Groups) -> list[tuple[int, ...]]:
    """The shapes of operands, without leading axes."""
    kinds = {"arguments": motion.argument_shapes, "results": motion.result_shapes}
    return [*motion.argument_shapes, *(kinds[kind][i] for kind, group in zip(GROUPS[name], groups) for i in group)]


def mapped(operands: Any, axes: Any, shapes: list[tuple[int, ...]], moved: Callable[..., Any]) -> list[Any]:
    """The operands with the mapped axes in front of as many other leading axes as the operand with the most has. ``moved`` moves an axis of an array."""
    most = max(operand.ndim - (axis is not None) - len(own) for operand, axis, own in zip(operands, axes, shapes))

    def in_front(operand: Any, axis: Optional[int], own: tuple[int, ...]) -> Any:
        if axis is None:
            return operand
        operand = moved(operand, axis, 0)
        missing = most - (operand.ndim - 1 - len(own))
        return operand.reshape(operand.shape[0], *([1] * missing), *operand.shape[1:])

    return [in_front(*each) for each in zip(operands, axes, shapes)]


def result_shapes(name: str, motion: Motion, groups: Groups, by: tuple[int, ...], operands: Any) -> list[tuple[int, ...]]:
    """The shapes of results, with leading axes."""
    lead = motion.leading([operand.shape for operand in operands], operand_shapes(name, motion, groups))
    own = [motion.argument_shapes[i] for i in by] if name in ("adjoint", "curvature") else motion.result_shapes
    return [(*lead, *shape) for shape in own]


def transposed(
    name: str, own: list[dict[int, Any]], linear: int, given: dict[int, Any]
) -> tuple[str, list[dict[int, Any]], tuple[int, ...]]:
    """The transpose of a primitive as a function of one of its groups: another primitive, its groups, and the arguments with respect to which it differentiates."""
    wanted = tuple(own[linear])
    others = [group for i, group in enumerate(own) if i != linear]
    if name in ("tangent", "bend"):
        return ("adjoint" if name == "tangent" else "curvature"), [given, *others], wanted
    if linear == 0:
        return ("tangent" if name == "adjoint" else "bend"), [given, *others], ()
    return "curvature", [*others, given], wanted


def check_next(name: str, motion: Motion) -> None:
    """Refuse the derivative of a primitive with respect to x, if it is not known.

    Raises
    ------
    NotImplementedError
        The derivative is not known.
    """
    if name not in NEXT:
        raise NotImplementedError(
            f"third derivatives of motions of `{motion.system.name}` are not known; differences of second ones are left to the caller"
        )


def pushed(name: str, motion: Motion, at: Any, tangents: Any, by: Any, apply: Callable[..., Any], moving: Callable[..., Any]) -> list[Any]:
    """The terms of the derivative of a primitive's results, at (x, groups) along tangents of both.

    Parameters
    ----------
    apply
        The primitives of the framework, as a function of name, motion, x, groups, and the arguments that they differentiate by.
    moving
        A function of a group of tangents; it returns those that are not known to be 0.
    """
    (x, own), (along, moved) = at, tangents
    direction, parts = moving(dict(enumerate(along))), [(i, moving(group)) for i, group in enumerate(moved)]
    terms = []
    if direction:
        check_next(name, motion)
        terms.append(apply(NEXT[name], motion, x, [*own, direction], by))
    return terms + [apply(name, motion, x, [*own[:i], part, *own[i + 1 :]], by) for i, part in parts if part]


def pulled(
    name: str, motion: Motion, own: list[dict[int, Any]], given: dict[int, Any], wanted: Any
) -> tuple[str, list[dict[int, Any]]]:
    """The derivative of Σ w·results of a primitive with respect to x: another primitive and its groups. Second derivatives are symmetric."""
    if name == "run":
        return "adjoint", [given]
    check_next(name, motion)
    return "curvature", ([given, *own] if name == "tangent" else [*own, given])
