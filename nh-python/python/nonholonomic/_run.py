"""Results of runs: motions, comparisons and sweeps."""

from __future__ import annotations

import io
import os
import time
import warnings
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Optional, Union

import numpy as np

from ._animation import Animation, animated
from ._dense import LARGE, Polynomials, hermite, of_polynomials, wanted
from ._errors import MotionWarning, StepError
from ._events import Events
from ._progress import Progress

if TYPE_CHECKING:
    from ._system import System

__all__ = ["Comparison", "MotionError", "Run", "States", "Sweep"]


@dataclass(frozen=True)
class MotionError:
    """The error of a motion, estimated by a second run at half the step (for ``taylor``, at another tolerance).

    Attributes
    ----------
    error : float
        The largest error of the variable ``of`` up to the time ``t``, in its unit.
    of : str
        The variable whose error is the largest fraction of its range.
    unit : str or None
        Its unit.
    relative : float
        The error as a fraction of that range.
    t : float
        The time up to which both runs were compared.
    holds_until : float or None
        The last time up to which every error stays within 1 % of a range; None if the whole run does.
    whole : bool
        True if the whole run was compared.
    seconds : float
        The duration of the second run.
    """

    error: float
    of: str
    unit: Optional[str]
    relative: float
    t: float
    holds_until: Optional[float]
    whole: bool
    seconds: float
    description: str = field(repr=False)
    warning: Optional[str] = field(repr=False)
    sentence: str = field(repr=False)

    def __str__(self) -> str:
        return self.description


class States:
    """States at some times, from ``run.at(times)``. ``t, q, v = states`` unpacks them, ``states["theta"]`` is a column.

    Attributes
    ----------
    system : System
        The simulated system; ``parameters`` has the values in the run.
    t : numpy.ndarray (count,)
        Times.
    q : numpy.ndarray (count, n)
        Coordinates.
    v : numpy.ndarray (count, k)
        Velocities.
    parameters : dict
        Values of the parameters in the run.
    interpolation_error : float
        The largest estimated error of the interpolation between rows, as a fraction of the variable's range; 0 without interpolation.
    """

    def __init__(
        self, system: "System", t: np.ndarray, q: np.ndarray, v: np.ndarray, parameters: dict[str, float], interpolation_error: float = 0.0
    ) -> None:
        self.interpolation_error = interpolation_error
        self.system = system
        self.t: np.ndarray = t
        self.q: np.ndarray = q
        self.v: np.ndarray = v
        self.parameters: dict[str, float] = parameters
        # Parameters that differ between trajectories.
        self._varied: dict[str, np.ndarray] = {}

    def __iter__(self) -> Iterator[np.ndarray]:
        return iter((self.t, self.q, self.v))

    def __len__(self) -> int:
        """The number of rows."""
        return len(self.t)

    def _column(self, name: str, more: tuple[str, ...]) -> np.ndarray:
        if name in self.system.coordinates:
            return self.q[..., self.system.coordinates.index(name)]
        if name in self.system.velocities:
            return self.v[..., self.system.velocities.index(name)]
        known = ("t", "energy", "constraint", *more)
        if name in known:
            return getattr(self, name)
        from . import _native

        raise KeyError(_native.unknown("column", str(name), [*self.system.coordinates, *self.system.velocities, *known]))

    def __getitem__(self, name: str) -> np.ndarray:
        """A coordinate, a velocity, or ``t``, ``energy``, ``constraint``, by its name; (count,)."""
        return self._column(name, ())

    def _at_parameters(self) -> "System":
        """The system at the parameters of the run."""
        return self.system.with_parameters(**self.parameters)

    def _over_rows(self, function: str) -> np.ndarray:
        """A function of all states, at the parameters of the run."""
        system = self._at_parameters()
        if not self._varied:
            return np.asarray(getattr(system, function)(self.q, self.v, self.t))
        each = [dict(zip(self._varied, map(float, values))) for values in zip(*self._varied.values())]
        values = (getattr(system(**own), function)(q, v, self.t) for own, q, v in zip(each, self.q, self.v))
        return np.stack(list(values))

    @cached_property
    def energy(self) -> np.ndarray:
        """The energy, (rows,) or (count, rows)."""
        return self._over_rows("energy")

    @cached_property
    def constraint(self) -> np.ndarray:
        """The largest residual of a constraint, (rows,) or (count, rows)."""
        return self._over_rows("constraint")

    def __repr__(self) -> str:
        return f"<nonholonomic.States of {self.system.name} at {len(self.t)} times>"


class Run(States):
    """A motion, or a batch of motions. ``t, q, v = run`` unpacks it, ``run["theta"]`` is a column.

    Attributes
    ----------
    system : System
        The simulated system; ``parameters`` has the values in the run.
    method : str
        The method with its options.
    h : float
        Step size.
    t : numpy.ndarray (rows,)
        Times.
    q : numpy.ndarray (rows, n), of a batch (count, rows, n)
        Coordinates.
    v : numpy.ndarray (rows, k), of a batch (count, rows, k)
        Velocities.
    work : numpy.ndarray (rows,) or (count, rows), or None
        Work done from outside since the start; None if nothing does work on the system.
    steps : int, of a batch numpy.ndarray (count,)
        The number of completed steps.
    errors : tuple of StepError or None
        For a batch: the error that ended each trajectory early, or None. Rows that were not reached are NaN.
    motion_error : MotionError or None
        The error of the motion; None for a batch, with ``accuracy=False``, and if nothing moves.
    parameters : dict
        Values of the parameters in the run.
    events : Events, of a batch a tuple of them, or None
        The events of the run, if some were requested.
    """

    def __init__(self, system: "System", made: tuple[Any, ...], motion_error: Optional[MotionError], asked: tuple[str, ...] = ()) -> None:
        method, h, t, q, v, work, steps, errors, _, parameters, events, polynomials = made
        super().__init__(system, t, q, v, parameters)
        self.motion_error = motion_error
        self.method: str = method
        self.h: float = h
        self.work: Optional[np.ndarray] = work
        self.steps: Union[int, np.ndarray] = steps
        self.errors: Optional[tuple[Optional[StepError], ...]] = errors if isinstance(errors, tuple) else None
        self._complete = errors is None
        self.events: Any = None
        if asked:
            batch = v.ndim == 3
            self.events = tuple(Events(asked, met) for met in events) if batch else Events(asked, events)
        self._polynomials = Polynomials(*polynomials) if polynomials is not None else None
        # The reason why a motion ended before its time.
        self._ended = None if self._complete or isinstance(errors, tuple) else str(errors)

    def __getitem__(self, name: str) -> np.ndarray:
        """A coordinate, a velocity, or ``t``, ``energy``, ``constraint``, ``work``, by its name; (rows,) or (count, rows)."""
        return self._column(name, () if self.work is None else ("work",))

    def at(self, times: Any) -> States:
        """The states at any times of the run.

        With ``simulate(dense=True)`` they lie on the Taylor polynomials of ``taylor``, and are as exact as its rows. For other methods, cubic Hermite polynomials
        interpolate between rows, from the states and their rates at both ends. They add an error of H⁴ max |y⁽⁴⁾|/384 to that of the method, where H is the time
        between rows; at the time of a row the state is that row. Constraints hold between rows to the same accuracy. The defect of the polynomials estimates the
        error, ``interpolation_error``.

        Parameters
        ----------
        times : float or array (count,)
            Times from the first row to the last, or to the event that ended the run.

        Returns
        -------
        States
            ``t`` (count,), ``q`` (count, n), ``v`` (count, k), columns by name, ``energy``, ``constraint``.

        Raises
        ------
        ValueError
            A time outside of the run; a batch; a run by ``taylor`` without its polynomials, whose rows may be far apart; a run with control inputs,
            whose rates jump from step to step.

        Warns
        -----
        MotionWarning
            The error of the interpolation exceeds 1 % of the range of a variable.
        """
        if self.v.ndim == 3:
            raise ValueError("`at` is for one motion; `simulate` each motion of the batch separately")
        if self._polynomials is not None and len(self._polynomials.spans):
            end = float(self._polynomials.spans[-1, 2])
            wide = np.abs(self.t[-1] - self.t[0]) > np.abs(end - self.t[0])
            found = wanted(times, (float(self.t[0]), float(self.t[-1]) if wide else end))
            return States(self.system, found, *of_polynomials(self, self._polynomials, found), self.parameters)
        if self.method.startswith("taylor") and len(self.t) > 1:
            raise ValueError("`at` needs the polynomials of `taylor`, since its rows may be far apart; they are kept by `simulate(…, dense=True)`")
        if self.system.inputs and len(self.t) > 1:
            raise ValueError(
                f"`{self.system.name}` has control inputs, so its rates jump from step to step and rows cannot be interpolated: "
                "use `method=\"taylor\", dense=True`"
            )
        found = wanted(times, (float(self.t[0]), float(self.t[-1])))
        q, v, error = hermite(self, found)
        # NaN counts as a large error.
        if not error <= LARGE:
            message = f"the interpolation is off by about {100 * error:.0f} % of a variable's range: record more rows, with a smaller `every` or step `h`"
            warnings.warn(message, MotionWarning, stacklevel=2)
        return States(self.system, found, q, v, self.parameters, error)

    @property
    def energy_error(self) -> np.ndarray:
        """E(t) − E(0), less the work done on the system."""
        error = self.energy - self.energy[..., :1]
        return error if self.work is None else error - self.work

    @property
    def complete(self) -> Union[bool, np.ndarray]:
        """True if all steps were completed; for a batch, one value per trajectory, (count,)."""
        if self.errors is None:
            return self._complete
        return np.array([error is None for error in self.errors], dtype=bool)

    def final(self, name: str) -> Union[float, np.ndarray]:
        """The last value of a column: a number, or (count,) for a batch."""
        last = self[name][..., -1]
        return last if last.ndim else float(last)

    def __repr__(self) -> str:
        end = f"t = {self.t[-1]:g}" if len(self.t) else "nowhere"
        batch = f"{self.q.shape[0]} trajectories of " if self.v.ndim == 3 else ""
        failed = "" if np.all(self.complete) else ", with errors"
        return f"<nonholonomic.Run of {self.system.name} by {self.method}, h = {self.h:g}: {batch}{len(self.t)} rows to {end}{failed}>"

    # Tables

    def _columns(self) -> dict[str, np.ndarray]:
        names = [*self.system.coordinates, *self.system.velocities, "energy", "constraint"]
        columns: dict[str, np.ndarray] = {}
        if self.v.ndim == 3:
            count, rows = self.v.shape[:2]
            columns["trajectory"] = np.repeat(np.arange(count), rows)
            columns["t"] = np.tile(self.t, count)
        else:
            columns["t"] = self.t
        for name in names if self.work is None else [*names, "work"]:
            columns[name] = np.ascontiguousarray(self[name]).reshape(-1)
        return columns

    def __arrow_c_stream__(self, requested_schema: Any = None) -> Any:
        """The table as an Arrow stream, for ``pyarrow.table(run)``, ``polars.DataFrame(run)`` and every other reader of the C stream interface.

        **Shape** A column of doubles for ``t``, each variable, ``energy``, ``constraint`` and ``work``, with ``unit`` in its metadata. The metadata of
        the table are ``system``, ``method`` and ``h``. A batch of motions has an integer column ``trajectory`` in front, and a record batch for each motion.
        Rows that were not reached are NaN.

        Parameters
        ----------
        requested_schema : capsule, optional
            Ignored: the protocol leaves the cast to the reader.
        """
        from . import _native

        columns, units = self._columns(), self.system.units
        index = columns.pop("trajectory", None)
        batches = (1, len(self.t)) if index is None else (int(self.v.shape[0]), int(self.v.shape[1]))
        about = {"system": self.system.name, "method": self.method, "h": repr(self.h)}
        listed = [(name, values, units.get(name)) for name, values in columns.items()]
        return _native.arrow_stream(listed, batches, None if index is None else "trajectory", about)

    def to_pandas(self) -> Any:
        """A ``pandas.DataFrame`` with a column for each variable, over ``t``; for a batch, over ``trajectory`` and ``t``."""
        import pandas  # type: ignore[import-untyped,unused-ignore]

        columns = self._columns()
        index = ["trajectory", "t"] if "trajectory" in columns else "t"
        return pandas.DataFrame(columns).set_index(index)

    def to_polars(self) -> Any:
        """A ``polars.DataFrame`` with the columns ``t``, those of the variables, ``energy`` and ``constraint``."""
        import polars

        return polars.DataFrame(self._columns())

    # Figures

    def animate(
        self, file: Union[str, "os.PathLike[str]", None] = None, *, trajectory: Optional[int] = None, keep: int = 1500
    ) -> Animation:
        """The page of ``nh animate``, which plays the motion: ``run.animate("run.html")``. A notebook shows it in a frame.

        The shapes are those of the declaration's ``drawing``; without it, the page draws the coordinates over time.

        Parameters
        ----------
        file : path, optional
            Write the page to this file, too.
        trajectory : int, optional
            The number of the motion in a batch.
        keep : int
            The maximum number of states kept after the first; the last state is always kept. The page draws straight lines between states.

        Raises
        ------
        ValueError, IndexError
            A batch without ``trajectory``, or with one that does not exist.
        DeclarationError
            A shape that cannot be drawn.
        """
        page = animated(self, trajectory, keep)
        if file is not None:
            page.save(file)
        return page

    def plot(self, *names: str, figure: Any = None) -> Any:
        """Draw the motion: its path or its coordinates, the energy error, the residual of the constraints. Needs matplotlib.

        Parameters
        ----------
        *names : str
            Columns to draw over time instead.
        figure : matplotlib.figure.Figure, optional
            The figure to draw into.

        Returns
        -------
        matplotlib.figure.Figure
        """
        shown = list(names) or self._shown()
        figure = _figure(figure, (6.4, 2.2 * len(shown)))
        axes = figure.subplots(len(shown), 1, squeeze=False)[:, 0]
        for axis, what in zip(axes, shown):
            self._draw(axis, what)
        return figure

    def _shown(self) -> list[Any]:
        coordinates = self.system.coordinates
        plane = next((pair for pair in (("x", "y"), ("x1", "x2")) if set(pair) <= set(coordinates)), None)
        others = [name for name in (coordinates or self.system.velocities) if name not in (plane or ())][:7]
        return [*([plane] if plane else []), *([others] if others else []), "energy_error", "constraint"]

    def _draw(self, axis: Any, what: Any) -> None:
        lines = lambda values: np.atleast_2d(values).T
        units = self.system.units
        label = lambda name: f"{name} ({units[name]})" if units.get(name) not in (None, "1") else name
        if isinstance(what, tuple):
            for x, y in zip(np.atleast_2d(self[what[0]]), np.atleast_2d(self[what[1]])):
                axis.plot(x, y)
            axis.set(xlabel=label(what[0]), ylabel=label(what[1]), aspect="equal", adjustable="datalim")
            return
        if what == "energy_error":
            axis.plot(self.t, lines(self.energy_error))
            axis.set(ylabel="energy error")
        elif what == "constraint":
            axis.plot(self.t, lines(self.constraint))
            axis.set(ylabel="constraint")
        elif isinstance(what, list):
            for name in what:
                drawn = axis.plot(self.t, lines(self[name]), label=name)
                for line in drawn[1:]:
                    line.set(color=drawn[0].get_color(), label=None)
            axis.legend(loc="upper right", fontsize="small")
        else:
            axis.plot(self.t, lines(self[what]))
            axis.set(ylabel=label(what))
        axis.set(xlabel="t")

    def _repr_html_(self) -> str:
        try:
            figure = self.plot()
        except ImportError:
            return f"<code>{repr(self).replace('<', '&lt;')}</code>"
        return _svg(figure)


class _Drawn:
    """A result that notebooks show as its figure, or as text without matplotlib."""

    def plot(self) -> Any:
        raise NotImplementedError

    def _repr_html_(self) -> str:
        try:
            return _svg(self.plot())
        except ImportError:
            return f"<pre>{self!r}</pre>"


def _figure(figure: Any, size: tuple[float, float]) -> Any:
    """A figure of matplotlib, shown if the program draws on a screen."""
    if figure is not None:
        return figure
    try:
        from matplotlib import pyplot
    except ImportError as error:
        raise ImportError("drawing needs matplotlib: `pip install matplotlib`") from error
    return pyplot.figure(figsize=size, layout="constrained")


def _svg(figure: Any) -> str:
    from matplotlib import pyplot

    text = io.StringIO()
    figure.savefig(text, format="svg")
    pyplot.close(figure)
    return text.getvalue()[text.getvalue().index("<svg") :]


class Comparison(Mapping[str, Run], _Drawn):
    """Runs of one system under several methods, by name.

    ``comparison["gonzalez"]`` is a run; ``print(comparison)`` prints a table: the largest energy error, the largest residual of the constraints,
    the error of the motion, and the time of a step.
    """

    def __init__(self, runs: dict[str, Run], seconds: dict[str, float]) -> None:
        self.runs = runs
        self.seconds = seconds

    @classmethod
    def _of(cls, system: "System", methods: list[str], arguments: dict[str, Any]) -> "Comparison":
        runs: dict[str, Run] = {}
        seconds: dict[str, float] = {}
        for method in methods:
            # Derive the method before its time is measured.
            system.stepper(arguments["q"], arguments["v"], 1e-9, method=method, **{name: arguments[name] for name in ("data", "project", "inputs", "t0") if name in arguments})
            begin = time.perf_counter()
            run = system.simulate(method=method, **arguments)
            taken = time.perf_counter() - begin - (run.motion_error.seconds if run.motion_error else 0)
            runs[method] = run
            seconds[method] = taken / max(1, int(np.max(run.steps)))
        return cls(runs, seconds)

    def __getitem__(self, method: str) -> Run:
        return self.runs[method]

    def __iter__(self) -> Iterator[str]:
        return iter(self.runs)

    def __len__(self) -> int:
        return len(self.runs)

    def table(self) -> dict[str, list[Any]]:
        """The numbers of the table, column by column."""
        runs = list(self.runs.values())
        return {
            "method": list(self.runs),
            "energy error": [float(np.max(np.abs(run.energy_error))) for run in runs],
            "constraint": [float(np.max(run.constraint)) for run in runs],
            "motion error": [run.motion_error.error if run.motion_error else None for run in runs],
            "of": [run.motion_error.of if run.motion_error else None for run in runs],
            "seconds per step": list(self.seconds.values()),
        }

    def to_pandas(self) -> Any:
        """The table as a ``pandas.DataFrame``, over ``method``."""
        import pandas  # type: ignore[import-untyped,unused-ignore]

        return pandas.DataFrame(self.table()).set_index("method")

    def __repr__(self) -> str:
        written = lambda value: value if isinstance(value, str) else "" if value is None else f"{value:.2e}"
        table = self.table()
        columns = [[name, *map(written, values)] for name, values in table.items()]
        widths = [max(map(len, column)) for column in columns]
        lines = ("  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths)).rstrip() for row in zip(*columns))
        return "\n".join(lines)

    def plot(self, figure: Any = None) -> Any:
        """Draw the energy error of each method over time, and the residuals of the constraints. Needs matplotlib."""
        figure = _figure(figure, (6.4, 5.0))
        energy, constraint = figure.subplots(2, 1, sharex=True)
        for method, run in self.runs.items():
            floor = np.finfo(float).tiny
            energy.semilogy(run.t, np.maximum(np.abs(run.energy_error), floor).T, label=method)
            constraint.semilogy(run.t, np.maximum(run.constraint, floor).T, label=method)
        for axis, name in ((energy, "|energy error|"), (constraint, "constraint")):
            axis.set(ylabel=name)
            axis.set_ylim(bottom=max(axis.get_ylim()[0], 1e-18))
        constraint.set(xlabel="t")
        energy.legend(loc="best", fontsize="small")
        return figure


class Sweep:
    """Runs from many initial states and parameters: ``sweep.final("theta")`` is an array (count,).

    Attributes
    ----------
    run : Run
        All motions, as a batch.
    varied : dict
        The varied values, arrays (count,) by name.
    """

    def __init__(self, run: Run, varied: dict[str, np.ndarray]) -> None:
        self.run = run
        self.varied = varied

    @classmethod
    def _of(
        cls,
        system: "System",
        start: tuple[Any, Any, Optional[float]],
        end: dict[str, Any],
        varied: dict[str, Any],
        others: tuple[Any, ...],
        every: Optional[int],
        more: tuple[float, Optional[bool]],
    ) -> "Sweep":
        from . import _native

        q, v, h = start
        data, method, project, inputs, threads = others
        t0, progress = more
        lists = {"q": system.coordinates, "v": system.velocities, "p": tuple(system.parameters)}
        # A dict in place of q may have names of all kinds, also names of keyword arguments.
        if isinstance(q, dict):
            own = {name: value for name, value in q.items() if name not in lists["q"] or np.ndim(value)}
            for name in own.keys() & varied.keys():
                raise TypeError(f"`{name}` is given twice")
            q = {name: value for name, value in q.items() if name not in own} or None
            varied = {**own, **varied}
        chosen: dict[str, dict[str, Any]] = {"q": {}, "v": {}, "p": {}}
        options: dict[str, Any] = {}
        count = {np.shape(value) for value in varied.values()} - {()}
        for name, value in varied.items():
            kind = next((kind for kind, names in lists.items() if name in names), None)
            if kind is None and np.ndim(value) == 0 and name == "tolerance":
                options[name] = value
            elif kind is None:
                known = [name for names in lists.values() for name in names]
                raise TypeError(_native.unknown("coordinate, velocity or parameter", name, known))
            else:
                chosen[kind][name] = value
        if len(count) != 1:
            shapes = ", ".join(map(str, sorted(count))) or "none"
            raise ValueError(f"the varied quantities must be arrays of one shape (count,), not {shapes}")
        if not system.data_sets:
            q, v = ({} if q is None else q), ({} if v is None else v)
        for kind, given in (("q", q), ("v", v)):
            if chosen[kind] and given is not None and not isinstance(given, dict):
                given = dict(zip(lists[kind], np.moveaxis(np.asarray(given, dtype=float), -1, 0)))
            if chosen[kind]:
                chosen[kind] = {**(given or {}), **chosen[kind]}
            elif given is not None:
                chosen[kind] = given
            else:
                chosen[kind] = None  # type: ignore[assignment]
        with Progress(progress, "steps") as tell:
            made = system._core.simulate(
                chosen["q"], chosen["v"], h, end["until"], end["steps"], data, method, project, every, inputs, threads, 0.0, options,
                chosen["p"] or None, t0, None, False, tell,
            )
        run = system._run(made)
        run._varied = {name: np.broadcast_to(value, len(run.v)) for name, value in (chosen["p"] or {}).items()}
        return cls(run, {name: np.asarray(value) for name, value in varied.items() if np.ndim(value)})

    def final(self, name: str) -> np.ndarray:
        """The values of a column at the end, (count,); NaN where a trajectory ended early."""
        return np.asarray(self.run.final(name))

    def __getitem__(self, name: str) -> np.ndarray:
        return self.varied[name] if name in self.varied else self.run[name]

    def __len__(self) -> int:
        return len(self.run.v)

    def plot(self, name: str, figure: Any = None) -> Any:
        """Draw the final values of a column over the first varied quantity. Needs matplotlib."""
        figure = _figure(figure, (6.4, 4.0))
        axis = figure.subplots()
        over, values = next(iter(self.varied.items()))
        axis.plot(values, self.final(name), ".", markersize=3)
        axis.set(xlabel=over, ylabel=f"{name} at t = {self.run.t[-1]:g}")
        return figure

    def __repr__(self) -> str:
        return f"<nonholonomic.Sweep of {self.run.system.name} over {', '.join(self.varied)}: {len(self)} trajectories>"
