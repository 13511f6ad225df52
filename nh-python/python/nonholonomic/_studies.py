"""Studies: orders of convergence, and stability."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Optional, Union

import numpy as np

from ._run import _Drawn, _figure

__all__ = ["Floquet", "Order", "Orders", "Stability"]


def listed(given: Union[str, Iterable[str]]) -> list[str]:
    """A list of names, which may be given as one text."""
    return given.replace(",", " ").split() if isinstance(given, str) else list(given)


def _numbers(values: Iterable[Optional[float]]) -> np.ndarray:
    """An array with NaN for missing values."""
    return np.array([np.nan if value is None else value for value in values], dtype=float)


def _complex(values: Iterable[Optional[list[float]]]) -> np.ndarray:
    """An array from pairs of real and imaginary parts, with NaN for missing values."""
    return np.array([complex(np.nan, np.nan) if value is None else complex(*value) for value in values], dtype=complex)


@dataclass(frozen=True, eq=False)
class Order:
    """The order of convergence of a method on one motion."""

    method: str
    """The method with its options."""
    order: Optional[float]
    """The slope p of the line through the logarithms of errors and steps; None with fewer than three points above roundoff."""
    order_error: Optional[float]
    """Its standard error."""
    stated_order: Optional[int]
    """The order that the method has for all systems."""
    verdict: Optional[str]
    """``"agrees"``, ``"higher"`` (on this motion), ``"lower"``, or ``"unsettled"`` where no step is small enough to tell."""
    h: np.ndarray = field(repr=False)
    """Step sizes, the largest first, (points,)."""
    error: np.ndarray = field(repr=False)
    """The largest difference of coordinates and velocities at the final time, (points,); NaN where a run failed."""
    local_order: np.ndarray = field(repr=False)
    """Slopes between neighbours, (points,); the first is NaN."""
    used: np.ndarray = field(repr=False)
    """Is a point used in the fit, (points,)?"""
    seconds: np.ndarray = field(repr=False)
    """How long the runs took, the shortest of up to nine, (points,)."""
    ns_per_step: Optional[float] = field(repr=False)
    """Nanoseconds per step."""
    message: Optional[str] = field(repr=False)
    """Why a run failed, where one did."""


class Orders(Mapping[str, Order], _Drawn):
    """Orders of convergence of methods, by name; ``print(orders)`` prints the tables of ``nh order``.

    Attributes
    ----------
    until : float
        The final time.
    reference : str
        The method of the reference.
    uncertainty : float
        The uncertainty of the reference.
    """

    def __init__(self, text: str, found: dict[str, Any]) -> None:
        self._text = text
        self._model = found["model"]
        self.until: float = found["until"]
        self.reference: str = found["reference"]["method"]
        self.uncertainty: float = found["reference"]["uncertainty"]
        self._methods = {study["method"]: self._of(study) for study in found["methods"]}

    @staticmethod
    def _of(study: dict[str, Any]) -> Order:
        points = study["points"]
        column = lambda name: _numbers(point[name] for point in points)
        names = ("method", "order", "order_error", "stated_order", "verdict", "ns_per_step", "message")
        return Order(
            **{name: study[name] for name in names},
            h=column("step"),
            error=column("error"),
            local_order=column("local_order"),
            used=np.array([point["used"] for point in points], dtype=bool),
            seconds=column("seconds"),
        )

    @property
    def orders(self) -> dict[str, Optional[float]]:
        """The fitted order of each method."""
        return {name: study.order for name, study in self._methods.items()}

    def __getitem__(self, method: str) -> Order:
        return self._methods[method]

    def __iter__(self) -> Iterator[str]:
        return iter(self._methods)

    def __len__(self) -> int:
        return len(self._methods)

    def to_pandas(self) -> Any:
        """A ``pandas.DataFrame`` over ``method`` and ``h``: ``error``, ``local_order``, ``used``, ``seconds``."""
        import pandas  # type: ignore[import-untyped,unused-ignore]

        frames = [
            pandas.DataFrame(dict(method=s.method, h=s.h, error=s.error, local_order=s.local_order, used=s.used, seconds=s.seconds))
            for s in self._methods.values()
        ]
        return pandas.concat(frames).set_index(["method", "h"])

    def plot(self, figure: Any = None) -> Any:
        """Draw errors over steps with the fitted lines, and errors over the time of a run. Points left out of the fit are hollow. Needs matplotlib."""
        figure = _figure(figure, (9.0, 4.0))
        error, work = figure.subplots(1, 2, sharey=True)
        for study in self._methods.values():
            label = study.method if study.order is None else f"{study.method} ({study.order:.2f})"
            (line,) = error.loglog(study.h, study.error, "o", mfc="none", label=label)
            used = study.used & (study.error > 0)
            error.loglog(study.h[used], study.error[used], "o", color=line.get_color())
            if study.order is not None and used.any():
                centre = np.exp(np.mean(np.log(study.error[used])) - study.order * np.mean(np.log(study.h[used])))
                error.loglog(study.h, centre * study.h**study.order, "-", linewidth=0.8, color=line.get_color())
            work.loglog(1e6 * study.seconds, study.error, "o-", markersize=3, color=line.get_color())
        error.set(xlabel="step h", ylabel=f"largest error of q, v at t = {self.until:g}")
        work.set(xlabel="time of the run [µs]")
        error.legend(fontsize="small")
        return figure

    def __repr__(self) -> str:
        return self._text.rstrip()


class _Spectrum(_Drawn):
    """Numbers in the complex plane, printed like those of ``nh stability``."""

    def __init__(self, text: str, found: dict[str, Any]) -> None:
        self._text = text
        self.method: str = found["method"]
        self.h: float = found["step"]
        self.parameters: dict[str, float] = found["parameters"]
        self.verdict: Optional[str] = found["verdict"]

    def __repr__(self) -> str:
        return self._text.rstrip()


def _dots(axis: Any, values: np.ndarray, mark: str, label: str) -> None:
    axis.plot(values.real, values.imag, mark, mfc="none" if mark == "o" else None, label=label)


def _circle(axis: Any) -> None:
    angle = np.linspace(0, 2 * np.pi, 361)
    axis.plot(np.cos(angle), np.sin(angle), "-", color="0.7", linewidth=0.8)


class Stability(_Spectrum):
    """Eigenvalues at a state, of the equations of motion on D* and of a step; ``print(stability)`` prints the table of ``nh stability``.

    Attributes
    ----------
    names : tuple of str or None (modes,)
        Names of the modes: ``"x: cyclic"``, ``"zero mode along …"``, or one of the declaration's ``modes``.
    decides : numpy.ndarray (modes,)
        True if a mode decides about stability. Cyclic coordinates and zero modes do not.
    eigenvalues : numpy.ndarray (modes,), complex
        λ of the equations of motion.
    step_eigenvalues : numpy.ndarray (modes,), complex
        μ of the derivative of a step, in the order of the λ to which they belong; NaN for a λ without one.
    step_exponents : numpy.ndarray (modes,), complex
        ln(μ)/h
    of_the_method : numpy.ndarray, complex
        Eigenvalues of the step that belong to no λ.
    is_relative_equilibrium : bool
        True if only cyclic coordinates move. Otherwise the eigenvalues decide nothing.
    cyclic : dict
        The rates of the cyclic coordinates, by name.
    moving : dict
        The rates of the other variables that move.
    verdict : str or None
        ``"stable"``, ``"unstable"``, ``"undecided"``; None if the state is not a relative equilibrium.
    verdict_of_the_step : str
        The verdict for the step.
    method, h, parameters
        The settings of the computation.
    """

    def __init__(self, text: str, found: dict[str, Any]) -> None:
        super().__init__(text, found)
        modes = found["modes"]
        self.names: tuple[Optional[str], ...] = tuple(mode["name"] for mode in modes)
        self.decides: np.ndarray = np.array([mode["decides"] for mode in modes], dtype=bool)
        self.eigenvalues: np.ndarray = _complex(mode["lambda"] for mode in modes)
        self.step_eigenvalues: np.ndarray = _complex(mode["step"] for mode in modes)
        self.step_exponents: np.ndarray = _complex(mode["step_exponent"] for mode in modes)
        self.of_the_method: np.ndarray = _complex(found["of_the_method"])
        self.is_relative_equilibrium: bool = found["relative_equilibrium"]
        self.cyclic: dict[str, float] = {one["name"]: one["rate"] for one in found["cyclic"]}
        self.moving: dict[str, float] = {one["name"]: one["rate"] for one in found["moving"]}
        self.verdict_of_the_step: str = found["verdict_of_the_step"]

    def plot(self, figure: Any = None) -> Any:
        """Draw eigenvalues of the equations of motion with the exponents of the step, and multipliers of the step. Needs matplotlib."""
        figure = _figure(figure, (9.0, 4.2))
        rates, multipliers = figure.subplots(1, 2)
        _dots(rates, self.eigenvalues, "o", "equations of motion")
        _dots(rates, self.step_exponents, ".", "ln(step)/h")
        for name, value in zip(self.names, self.eigenvalues):
            if name and value.imag >= 0 and ":" not in name and not name.startswith("zero mode"):
                rates.annotate(name, (value.real, value.imag), fontsize="small")
        _circle(multipliers)
        _dots(multipliers, np.exp(self.eigenvalues * self.h), "o", "exp(λ h)")
        _dots(multipliers, np.concatenate([self.step_eigenvalues, self.of_the_method]), ".", "step")
        rates.axvline(0, color="0.7", linewidth=0.8)
        multipliers.set_aspect("equal", adjustable="datalim")
        for axis, title in ((rates, "eigenvalues"), (multipliers, "multipliers of a step")):
            axis.set(xlabel="real part", ylabel="imaginary part", title=title)
            axis.legend(fontsize="small")
        return figure


class Floquet(_Spectrum):
    """Floquet multipliers of a periodic motion; ``print(floquet)`` prints the table of ``nh stability --period``.

    Attributes
    ----------
    multipliers : numpy.ndarray (numbers,), complex
        Eigenvalues of the derivative of the map over a period, without the cyclic coordinates; trivial ones first.
    trivial : tuple of str
        The reasons why the first multipliers are 1: the motion itself, conserved quantities.
    exponents : numpy.ndarray (numbers,), complex
        ln(multiplier)/T
    period, steps : float, int
        T, and the number of steps in it.
    gap : dict
        The distance of each variable that is not cyclic from its start after the period, by name; the motion is periodic if all are 0.
    moved : dict
        The change of the cyclic coordinates over the period.
    verdict : str
        ``"stable"``, ``"unstable"``, ``"undecided"``.
    method, h, parameters
        The settings of the computation.
    """

    def __init__(self, text: str, found: dict[str, Any]) -> None:
        super().__init__(text, found)
        self.multipliers: np.ndarray = _complex(found["multipliers"])
        self.trivial: tuple[str, ...] = tuple(found["trivial"])
        self.period: float = found["period"]
        self.steps: int = found["steps"]
        self.gap: dict[str, float] = found["gap"]
        self.moved: dict[str, float] = found["moved"]
        with np.errstate(divide="ignore"):
            self.exponents: np.ndarray = np.log(self.multipliers) / self.period

    def plot(self, figure: Any = None) -> Any:
        """Draw the multipliers, and the unit circle. Needs matplotlib."""
        figure = _figure(figure, (4.6, 4.4))
        axis = figure.subplots()
        _circle(axis)
        _dots(axis, self.multipliers[len(self.trivial) :], "o", "multipliers")
        _dots(axis, self.multipliers[: len(self.trivial)], ".", "trivial")
        axis.set_aspect("equal", adjustable="datalim")
        axis.set(xlabel="real part", ylabel="imaginary part", title="Floquet multipliers")
        axis.legend(fontsize="small")
        return figure
