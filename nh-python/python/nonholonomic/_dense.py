"""States between the rows of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from . import _native

if TYPE_CHECKING:
    from ._run import Run



class Polynomials:
    """The Taylor polynomials of a motion: z(t) = Σ cₖ σᵏ with σ = r (t − centre), where z are the coordinates, and the velocities or momenta on D*.

    ``spans`` has the centre, the beginning and the end of each polynomial, (count, 3). ``coefficients`` begins with order 0, (count, orders, variables).
    """

    def __init__(self, spans: np.ndarray, coefficients: np.ndarray) -> None:
        self.spans, self.coefficients = spans, coefficients

    def at(self, times: np.ndarray, backwards: bool) -> np.ndarray:
        """z at these times, (count, variables)."""
        sign = -1.0 if backwards else 1.0
        which = np.clip(np.searchsorted(sign * self.spans[:, 1], sign * times, side="right") - 1, 0, None)
        sigma = ((times - self.spans[which, 0]) * _native.TAYLOR_RATE)[:, None]
        value = np.zeros((len(times), self.coefficients.shape[2]))
        for order in range(self.coefficients.shape[1] - 1, -1, -1):
            value = value * sigma + self.coefficients[which, order]
        return value


def wanted(times: Any, reached: tuple[float, float]) -> np.ndarray:
    """Times within the reached interval, as an array (count,)."""
    array = np.asarray(times, dtype=float)
    if array.ndim > 1:
        raise ValueError(f"`times` has the shape {array.shape}, expected () or (count,)")
    array = np.atleast_1d(array)
    low, high = min(reached), max(reached)
    # The time of a row, a sum of steps, may be off by an ulp.
    slack = 8 * np.finfo(float).eps * max(abs(low), abs(high))
    outside = ~((array >= low - slack) & (array <= high + slack))
    if outside.any():
        raise ValueError(f"the run goes from t = {reached[0]:g} to {reached[1]:g}, and has no state at t = {array[outside][0]:g}")
    return np.clip(array, low, high)


def of_polynomials(run: "Run", polynomials: Polynomials, times: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(q, v) on Taylor polynomials."""
    n, k = len(run.system.coordinates), len(run.system.velocities)
    z = polynomials.at(times, run.h < 0)
    q = np.ascontiguousarray(z[:, :n])
    if run.method.startswith("taylor:qv"):
        return q, np.ascontiguousarray(z[:, n : n + k])
    rho = np.ascontiguousarray(z[:, n : n + len(run.system.momenta)])
    return q, run._at_parameters()._core.to_velocities(q, rho, times)


STEEPEST = (1 - 1 / np.sqrt(3)) / 2
"""The place s at which the derivative of s² (1 − s)² is largest, and with it the error of a rate."""

PER_DEFECT = np.sqrt(27) / 16
"""The error at s = 1/2 over H times that of the rate at the steepest place: (1/16)/(2 s (1 − s)(1 − 2 s))."""

LARGE = 0.01
"""An error of more than this part of a variable's range is warned of, as that of a motion is."""


def hermite(run: "Run", times: np.ndarray) -> tuple[np.ndarray, np.ndarray, float]:
    """(q, v) on cubic polynomials through the states and rates of two rows, and the largest error as a fraction of a variable's range.

    **Equation** y(t) = (1 + 2s)(1 − s)² y₀ + s²(3 − 2s) y₁ + H s (1 − s)² ẏ₀ − H s² (1 − s) ẏ₁ with s = (t − t₀)/H, whose error is
    y⁽⁴⁾ H⁴ s²(1 − s)²/24. The defect ẏ − f(t, y), at the place where the error of the rate is largest, therefore estimates it.

    **Source** W. H. Enright, A new error-control for initial value solvers, Appl. Math. Comput. 31 (1989) 288 (the defect).
    """
    system = run._at_parameters()
    n = len(system.coordinates)
    sign = -1.0 if run.h < 0 else 1.0
    low = np.clip(np.searchsorted(sign * run.t, sign * times, side="right") - 1, 0, max(len(run.t) - 2, 0))
    y = np.concatenate([run.q, run.v], axis=1)
    if len(run.t) == 1:
        return run.q[low], run.v[low], 0.0
    used, place = np.unique(low, return_inverse=True)
    t0, y0, t1, y1 = run.t[used], y[used], run.t[used + 1], y[used + 1]
    r0, r1 = system._core.rates(t0, y0), system._core.rates(t1, y1)
    h = (t1 - t0)[:, None]

    def value(s: Any, i: Any) -> np.ndarray:
        slope = h[i] * s * (1 - s) * ((1 - s) * r0[i] - s * r1[i])
        return (1 + 2 * s) * (1 - s) ** 2 * y0[i] + s**2 * (3 - 2 * s) * y1[i] + slope

    every, s = np.arange(len(used)), STEEPEST
    rate = 6 * s * (1 - s) * (y1 - y0) / h + (1 - s) * (1 - 3 * s) * r0 - s * (2 - 3 * s) * r1
    defect = np.abs(rate - system._core.rates(t0 + s * (t1 - t0), value(s, every)))
    # A variable that moves by no more than roundoff has no range.
    ranges, sizes = np.ptp(y, axis=0), np.abs(y).max(axis=0, initial=0.0)
    moves = ranges > 1e-10 * np.maximum(sizes, ranges.max(initial=0.0))
    errors = PER_DEFECT * (np.abs(h) * defect)[:, moves] / ranges[moves]
    error = float(errors.max(initial=0.0))

    s = ((times - run.t[low]) / (run.t[low + 1] - run.t[low]))[:, None]
    # At a row's time the state is the row.
    states = np.where(s == 0, y[low], np.where(s == 1, y[low + 1], value(s, place.reshape(-1))))
    return np.ascontiguousarray(states[:, :n]), np.ascontiguousarray(states[:, n:]), error
