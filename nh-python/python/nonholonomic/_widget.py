"""Motions that a widget runs again with other parameters and initial data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Optional, Union

import numpy as np

from . import _native
from ._errors import StepError

if TYPE_CHECKING:
    from ._system import System

__all__ = ["Rerun"]

# More rows than a curve has pixels would not be visible.
MAX_ROWS = 1000

# The range of each slider, or only the names.
Sliders = Union[None, Iterable[str], Mapping[str, tuple[float, float]]]


class Rerun:
    """A motion as a function of some parameters and initial data, and its curves: the widget without its notebook.

    Attributes
    ----------
    sliders : list of dict
        ``name``, ``kind``, ``min``, ``max``, ``value`` and ``unit`` of each slider.
    panels : list of dict
        ``label`` of each panel, the columns ``x`` and ``y`` that it draws, and whether its axes have one scale (``equal``).
    columns : list of str
        Names of the columns of its tables.
    """

    def __init__(self, system: "System", q: Any, v: Any, h: Optional[float], sliders: Sliders, settings: dict[str, Any]) -> None:
        if not system.data_sets:
            q, v = ({} if q is None else q), ({} if v is None else v)
        elif settings.get("data") is None and any(part is None or isinstance(part, Mapping) for part in (q, v)):
            # Later runs use the inputs of the data set, too.
            settings = {**settings, "data": system.data_sets[0]}
        run = system.simulate(q, v, h, accuracy=False, **settings)
        if run.v.ndim != 2:
            raise ValueError(f"a widget shows one motion, {len(run.v)} initial states were given")
        assert isinstance(run.steps, int)
        self.system = system
        self._every = max(1, -(-run.steps // MAX_ROWS))
        kept = {name: value for name, value in settings.items() if name not in ("until", "steps", "method")}
        self._settings = dict(h=run.h, steps=run.steps, method=run.method, every=self._every, accuracy=False, **kept)
        self._start: dict[str, dict[str, float]] = {
            "parameter": {name: float(value) for name, value in run.parameters.items()},
            "coordinate": dict(zip(system.coordinates, run.q[0].tolist())),
            "velocity": dict(zip(system.velocities, run.v[0].tolist())),
        }
        self.sliders = self._ranges(sliders)
        self.panels, self.columns = self._drawn(run)

    def _ranges(self, sliders: Sliders) -> list[dict[str, Any]]:
        known = {name: kind for kind, names in self._start.items() for name in names}
        if sliders is None:
            ranges: dict[str, Any] = dict.fromkeys(known)
        elif isinstance(sliders, Mapping):
            ranges = dict(sliders)
        else:
            ranges = dict.fromkeys([sliders] if isinstance(sliders, str) else sliders)
        units = self.system.units
        found = []
        for name, given in ranges.items():
            if name not in known:
                raise ValueError(_native.unknown("parameter, coordinate or velocity", str(name), list(known)))
            value = self._start[known[name]][name]
            low, high = self._range(known[name], value) if given is None else map(float, given)
            if not (np.isfinite([low, high]).all() and low < high):
                raise ValueError(f"the slider of `{name}` must be a pair (least, greatest), it is ({low:g}, {high:g})")
            unit = units.get(name)
            found.append(dict(name=name, kind=known[name], min=low, max=high, value=value, unit="" if unit in (None, "1") else unit))
        return found

    @staticmethod
    def _range(kind: str, value: float) -> tuple[float, float]:
        # Many parameters must not change their sign.
        if kind == "parameter" and value != 0:
            return (value / 5, 3 * value) if value > 0 else (3 * value, value / 5)
        size = max(1.0, abs(value))
        return value - 2 * size, value + 2 * size

    def _drawn(self, run: Any) -> tuple[list[dict[str, Any]], list[str]]:
        units = self.system.units
        label = lambda name: f"{name} ({units[name]})" if units.get(name) not in (None, "1") else name
        panels, columns = [], ["t"]

        def at(name: str) -> int:
            if name not in columns:
                columns.append(name)
            return columns.index(name)

        for what in run._shown():
            if isinstance(what, tuple):
                panels.append(dict(label=", ".join(map(label, what)), x=at(what[0]), y=[at(what[1])], names=[what[1]], equal=True))
            elif isinstance(what, list):
                panels.append(dict(label="", x=0, y=[at(name) for name in what], names=[label(name) for name in what], equal=False))
            else:
                shown = what.replace("_", " ")
                panels.append(dict(label=shown, x=0, y=[at(what)], names=[shown], equal=False))
        return panels, columns

    def __call__(self, values: Mapping[str, float]) -> tuple[np.ndarray, str]:
        """The table of the columns, (rows, columns) in single precision, and the text of the error, if any.

        Parameters
        ----------
        values
            Values of sliders, by name.
        """
        start = {kind: dict(own) for kind, own in self._start.items()}
        for name, value in values.items():
            kind = next((kind for kind, own in start.items() if name in own), None)
            if kind is None:
                return np.zeros((0, len(self.columns)), np.float32), _native.unknown("slider", str(name), [s["name"] for s in self.sliders])
            start[kind][name] = float(value)
        q, v = list(start["coordinate"].values()), list(start["velocity"].values())
        error = ""
        try:
            run = self.system.with_parameters(**start["parameter"]).simulate(q, v, **self._settings)
        except StepError as failed:
            run, error = failed.run, str(failed)
        except (ValueError, RuntimeError) as refused:
            return np.zeros((0, len(self.columns)), np.float32), str(refused)
        columns = [run.energy_error if name == "energy_error" else run[name] for name in self.columns]
        return np.ascontiguousarray(np.stack(columns, axis=1), np.float32), error
