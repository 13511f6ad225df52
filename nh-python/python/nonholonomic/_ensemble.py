"""Ensembles: many motions whose parameters and initial data are drawn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Union

import numpy as np

from ._run import _Drawn, _figure

if TYPE_CHECKING:
    from ._system import System

__all__ = ["Distribution", "Ensemble", "loguniform", "normal", "uniform"]

Number = Union[float, str]
"""A number, or an expression of parameters."""


@dataclass(frozen=True)
class Distribution:
    """A distribution with two numbers, from ``normal``, ``uniform`` or ``loguniform``. Its text is that of the command line."""

    kind: str
    first: Number
    second: Number

    def __str__(self) -> str:
        return f"{self.kind}({_written(self.first)}, {_written(self.second)})"


def _written(number: Number) -> str:
    return number if isinstance(number, str) else repr(float(number))


def normal(mean: Number, deviation: Number) -> Distribution:
    """The normal distribution with this mean and standard deviation; both may be expressions of parameters."""
    return Distribution("normal", mean, deviation)


def uniform(low: Number, high: Number) -> Distribution:
    """The uniform distribution between two numbers; they may be expressions of parameters."""
    return Distribution("uniform", low, high)


def loguniform(low: Number, high: Number) -> Distribution:
    """The distribution between two positive numbers whose logarithm is uniform; they may be expressions of parameters."""
    return Distribution("loguniform", low, high)


def distributions(vary: Any, varied: Mapping[str, Any]) -> list[str]:
    """The texts of distributions in the form of the command line, ``x=normal(0.0, 1.0)``."""
    if isinstance(vary, str):
        vary = [vary]
    pairs: list[tuple[str, Any]] = []
    texts: list[str] = []
    if isinstance(vary, Mapping):
        pairs.extend(vary.items())
    else:
        texts.extend(vary or ())
    for text in texts:
        if not isinstance(text, str):
            raise TypeError(f"`vary` must be a dict, or a list of texts, \"x=normal(0, 1)\"; it has {text!r}")
    for name, how in [*pairs, *varied.items()]:
        if not isinstance(how, (str, Distribution)):
            raise TypeError(
                f"`{name}` must be a distribution, `nh.normal(0, 1)` or \"normal(0, 1)\", it is {how!r}; `with_parameters`, `q` and `v` take numbers"
            )
        texts.append(f"{name}={how}")
    return texts


class Ensemble(_Drawn):
    """Motions whose parameters and initial data were drawn: ``ensemble.final("theta")`` is an array (count,).

    Attributes
    ----------
    system : System
        The system that moved.
    method : str
        The method with its options.
    h, steps : float, int
        Step size and number of steps.
    seed : int
        The seed of the random numbers.
    t : numpy.ndarray (records,)
        The times of the records: the start, each ``every``-th step, the end.
    q : numpy.ndarray (count, records, n)
        Coordinates. Records that a trajectory did not reach are NaN in all arrays.
    v : numpy.ndarray (count, records, k)
        Velocities.
    energy : numpy.ndarray (count, records)
        Energies.
    draws : dict
        The drawn numbers, arrays (count,) by name.
    failures : dict
        The reason why a trajectory ended early, by its number, for the first thousand; ``failed`` is the number of all of them.
    parameters : dict
        Values of the parameters, except the drawn ones.
    """

    def __init__(self, system: "System", made: tuple[Any, ...], seed: int) -> None:
        self.system = system
        self.seed = seed
        self.draws: dict[str, np.ndarray]
        self.t: np.ndarray
        self.failed: int
        self.method: str
        self.h: float
        self.steps: int
        self.parameters: dict[str, float]
        (self._text, self.draws, self.t, values, self._means, self._variances, self._least, self._greatest,
         counts, self._histograms, failures, self.failed, self.method, self.h, self.steps, self.parameters) = made  # fmt: skip
        n = len(system.coordinates)
        self.q: np.ndarray = values[:, :, :n]
        self.v: np.ndarray = values[:, :, n:-1]
        self.energy: np.ndarray = values[:, :, -1]
        self.counts: np.ndarray = counts.astype(np.int64)
        """How many trajectories came to each record, (records,)."""
        self.failures: dict[int, str] = dict(failures)

    def __len__(self) -> int:
        """The number of trajectories."""
        return len(self.energy)

    def _column(self, name: str) -> int:
        columns = [*self.system.coordinates, *self.system.velocities, "energy"]
        if name not in columns:
            from . import _native

            raise KeyError(_native.unknown("column", str(name), columns))
        return columns.index(name)

    def __getitem__(self, name: str) -> np.ndarray:
        """A coordinate, a velocity or ``energy`` in all records, (count, records); the drawn values of a parameter or a momentum, (count,)."""
        if name in self.draws and name not in (*self.system.coordinates, *self.system.velocities):
            return self.draws[name]
        column = self._column(name)
        n, k = self.q.shape[2], self.v.shape[2]
        return self.energy if column == n + k else self.q[:, :, column] if column < n else self.v[:, :, column - n]

    def final(self, name: str) -> np.ndarray:
        """The values of a column at the end, (count,); NaN where a trajectory ended early."""
        self._column(name)
        return self[name][:, -1]

    def mean(self, name: str) -> np.ndarray:
        """The mean of a column over the trajectories that reached each record, (records,)."""
        return self._means[self._column(name)]

    def deviation(self, name: str) -> np.ndarray:
        """The standard deviation s of a column, s² = Σ (x − x̄)²/(N − 1), (records,); NaN for a single trajectory."""
        return np.sqrt(self._variances[self._column(name)])

    def least(self, name: str) -> np.ndarray:
        """The least value of a column, (records,)."""
        return self._least[self._column(name)]

    def greatest(self, name: str) -> np.ndarray:
        """The greatest value of a column, (records,)."""
        return self._greatest[self._column(name)]

    def quantile(self, name: str, p: Any) -> np.ndarray:
        """Quantiles of a column over the trajectories that reached each record, by the definition of NumPy, linear between values; the shape of p, then (records,)."""
        self._column(name)
        return np.nanquantile(self[name], p, axis=0)

    def histogram(self, name: str) -> tuple[np.ndarray, np.ndarray]:
        """The distribution of a column at the end, as in the figure of ``nh ensemble``: counts (bins,), and edges (bins + 1,), at most 120 bins.

        The width of the bins is a power of two, and they begin at multiples of it, so that they depend only on the values.
        """
        edges, counts = self._histograms[self._column(name)]
        return counts.astype(np.int64), edges

    def to_pandas(self) -> Any:
        """A ``pandas.DataFrame`` over ``trajectory`` and ``t``: drawn parameters, coordinates, velocities, the energy."""
        import pandas  # type: ignore[import-untyped,unused-ignore]

        count, records = self.energy.shape
        columns: dict[str, np.ndarray] = {"trajectory": np.repeat(np.arange(count), records), "t": np.tile(self.t, count)}
        for name, values in self.draws.items():
            if name in self.parameters:
                columns[name] = np.repeat(values, records)
        for name in [*self.system.coordinates, *self.system.velocities, "energy"]:
            columns[name] = np.ascontiguousarray(self[name]).reshape(-1)
        return pandas.DataFrame(columns).set_index(["trajectory", "t"])

    def plot(self, *names: str, figure: Any = None) -> Any:
        """Draw the distributions at the end, and below them, if records lie between, mean and mean ± deviation over time. Needs matplotlib.

        Parameters
        ----------
        *names : str
            Columns, by default at most three that vary.
        figure : matplotlib.figure.Figure, optional
            The figure to draw into.

        Returns
        -------
        matplotlib.figure.Figure
        """
        columns = [*self.system.coordinates, *self.system.velocities, "energy"]
        moving = [name for name in columns if np.nanmax(self.deviation(name)[-1:], initial=0.0) > 0]
        shown = list(names) or (moving or columns)[:3]
        has_course = len(self.t) > 2
        figure = _figure(figure, (3.2 * len(shown), 5.0 if has_course else 2.8))
        axes = figure.subplots(2 if has_course else 1, len(shown), squeeze=False)
        for axis, name in zip(axes[0], shown):
            counts, edges = self.histogram(name)
            axis.stairs(counts / (counts.sum() * np.diff(edges)), edges, fill=True)
            axis.set(xlabel=f"{name} at t = {self.t[-1]:g}", ylabel="density")
        for axis, name in zip(axes[1] if has_course else (), shown):
            mean, deviation = self.mean(name), np.nan_to_num(self.deviation(name))
            (line,) = axis.plot(self.t, mean)
            axis.fill_between(self.t, mean - deviation, mean + deviation, alpha=0.3, color=line.get_color())
            axis.set(xlabel="t", ylabel=name)
        return figure

    def __repr__(self) -> str:
        return self._text.rstrip()
