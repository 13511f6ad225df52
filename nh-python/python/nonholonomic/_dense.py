"""States between the rows of a run."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from . import _native

if TYPE_CHECKING:
    from ._run import Run



class Polynomials:
    """The Taylor polynomials of a motion: z(t) = Σ cₖ σᵏ with σ = r (t − centre), where z are the coordinates, and the velocities or momenta on D*.

    ``spans`` has the centre, the beginning and the end of each, (count, 3); ``coefficients`` those of order 0 first, (count, orders, variables).
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
    """Times between these two, as an array (count,)."""
    array = np.asarray(times, dtype=float)
    if array.ndim > 1:
        raise ValueError(f"`times` has the shape {array.shape}, wanted is () or (count,)")
    array = np.atleast_1d(array)
    low, high = min(reached), max(reached)
    # (A row's own time, as a sum of steps, may be an ulp beside it.)
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


def hermite(run: "Run", times: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """(q, v) on cubic polynomials that have the states of two rows and their rates.

    **Equation** y(t) = (1 + 2s)(1 − s)² y₀ + s²(3 − 2s) y₁ + H s (1 − s)² ẏ₀ − H s² (1 − s) ẏ₁ with s = (t − t₀)/H, whose error is
    H⁴ max |y⁽⁴⁾|/384.
    """
    system = run._at_parameters()
    n = len(system.coordinates)
    sign = -1.0 if run.h < 0 else 1.0
    low = np.clip(np.searchsorted(sign * run.t, sign * times, side="right") - 1, 0, max(len(run.t) - 2, 0))
    y = np.concatenate([run.q, run.v], axis=1)
    if len(run.t) == 1:
        return run.q[low], run.v[low]
    rows, place = np.unique(np.concatenate([low, low + 1]), return_inverse=True)
    rates = np.stack([system.rhs(float(run.t[row]), y[row]) for row in rows])[place.reshape(2, -1)]
    h = (run.t[low + 1] - run.t[low])[:, None]
    s = (times - run.t[low])[:, None] / h
    value = (1 + 2 * s) * (1 - s) ** 2 * y[low] + s**2 * (3 - 2 * s) * y[low + 1] + h * s * (1 - s) * ((1 - s) * rates[0] - s * rates[1])
    # At a row it is the row.
    value = np.where(s == 0, y[low], np.where(s == 1, y[low + 1], value))
    return np.ascontiguousarray(value[:, :n]), np.ascontiguousarray(value[:, n:])
