"""Results of the derivatives of steps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

__all__ = ["Curvature", "Gradient", "Linearised", "Tangent"]


@dataclass(frozen=True, repr=False, eq=False)
class Linearised:
    """The derivative of one step, ``A, B, C = system.linearise(q, v, h)``.

    **Equation** z' = Φ(z, u, p, h), (q, v) = o(z): A = ∂z'/∂z, B = ∂z'/∂u, C = ∂o/∂z, S = ∂z'/∂p, H = ∂z'/∂h, E = ∂z/∂(q, v) of the start.
    Each derivative has the units of its variables. For a batch every array has a leading axis, (count, …).
    """

    A: np.ndarray
    """∂z'/∂z, of shape (z, z)."""
    B: np.ndarray
    """∂z'/∂u, of shape (z, c), for control inputs that are held over the step."""
    C: np.ndarray
    """∂(q, v)/∂z at the state before the step, of shape (n + k, z)."""
    S: np.ndarray
    """∂z'/∂p by the parameters, of shape (z, p)."""
    H: np.ndarray
    """∂z'/∂h by the step size, of shape (z,)."""
    E: np.ndarray
    """∂z/∂(q, v) of the start, which moves velocities onto the constraints, of shape (z, n + k)."""
    carried: tuple[str, ...]
    """Names of the numbers z that the method carries from step to step, in order."""
    seen: tuple[str, ...]
    """Names of the coordinates and velocities, in order."""
    inputs: tuple[str, ...]
    """Names of the control inputs, in order."""
    parameters: tuple[str, ...]
    """Names of the parameters, in order."""

    def __iter__(self) -> Iterator[np.ndarray]:
        """A, B, C."""
        return iter((self.A, self.B, self.C))

    def __repr__(self) -> str:
        batch = f"{len(self.A)} of " if self.A.ndim == 3 else ""
        return f"<nonholonomic.Linearised: {batch}({', '.join(self.carried)}) by themselves, {len(self.inputs)} inputs, {len(self.parameters)} parameters>"


class Tangent(NamedTuple):
    """The states of a motion and their derivatives along a direction, from ``System.jvp``; with a leading axis for a batch, (count, …)."""

    q: np.ndarray
    """Coordinates, of shape (steps + 1, n)."""
    v: np.ndarray
    """Velocities, of shape (steps + 1, k)."""
    dq: np.ndarray
    """Derivatives of the coordinates, of shape (steps + 1, n)."""
    dv: np.ndarray
    """Derivatives of the velocities, of shape (steps + 1, k)."""


@dataclass(frozen=True, repr=False, eq=False)
class Gradient:
    """Derivatives of Σ λᵢ·(q, v)ᵢ, a weighted sum of the states of a motion, from ``System.vjp``; with a leading axis for a batch, (count, …)."""

    q: np.ndarray
    """By the initial coordinates, of shape (n,)."""
    v: np.ndarray
    """By the initial velocities, of shape (k,)."""
    parameters: dict[str, Any]
    """By the parameters, by name: numbers, of a batch arrays (count,)."""
    inputs: np.ndarray
    """By the control inputs, of shape (c,) where they are held all the way, else (steps, c)."""
    h: Any
    """By the step size: a number, of a batch an array (count,)."""
    states: tuple[np.ndarray, np.ndarray]
    """The states (q, v) of the motion, of shapes (steps + 1, n) and (steps + 1, k)."""

    def __repr__(self) -> str:
        steps = self.states[0].shape[-2] - 1
        if self.q.ndim > 1:
            return f"<nonholonomic.Gradient of {len(self.q)} motions of {steps} steps by parameters {{{', '.join(self.parameters)}}}, q, v, inputs and h>"
        by = ", ".join(f"{name}: {value:.6g}" for name, value in self.parameters.items())
        return f"<nonholonomic.Gradient of {steps} steps by parameters {{{by}}}, q, v, {self.inputs.size} inputs and h>"


class Curvature(NamedTuple):
    """Second derivatives Σ λᵢ ∂²z'ᵢ of one step, from ``System.second``."""

    state: np.ndarray
    """By (z, z), of shape (z, z)."""
    mixed: np.ndarray
    """By (z, u), of shape (z, c)."""
    inputs: np.ndarray
    """By (u, u), of shape (c, c)."""


def gradient(made: tuple[Any, ...], names: tuple[str, ...]) -> Gradient:
    """The gradient that the native half computed."""
    q, v, by_q, by_v, by_parameters, by_inputs, by_h = made
    columns = by_parameters.tolist() if by_parameters.ndim == 1 else by_parameters.T
    return Gradient(by_q, by_v, dict(zip(names, columns)), by_inputs, by_h, (q, v))
