"""Exceptions and warnings."""

from __future__ import annotations

from typing import Any, Optional

import numpy as np

__all__ = [
    "BudgetError",
    "DeclarationError",
    "DeclarationWarning",
    "MotionWarning",
    "StateError",
    "StepError",
]


class DeclarationError(ValueError):
    """A declaration with mistakes. The message states each mistake with its place and its line of the source.

    Attributes
    ----------
    diagnostics : list of dict
        All mistakes: ``message``, ``help``, ``line``, ``column``, ``excerpt``.
    line, column : int or None
        The place of the first mistake in the source, from 1.
    excerpt : str or None
        The line of the first mistake, with its place marked.
    """

    def __init__(self, message: str, diagnostics: list[dict[str, Any]]) -> None:
        super().__init__(message)
        self.diagnostics = diagnostics
        first = diagnostics[0] if diagnostics else {}
        self.line: Optional[int] = first.get("line")
        self.column: Optional[int] = first.get("column")
        self.excerpt: Optional[str] = first.get("excerpt")

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.diagnostics))


class BudgetError(RuntimeError):
    """A derivation that exceeds its budget of time or memory.

    Attributes
    ----------
    quantity : str or None
        The quantity that was being derived.
    """

    def __init__(self, message: str, quantity: Optional[str]) -> None:
        super().__init__(message)
        self.quantity = quantity

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.quantity))


class StateError(ValueError):
    """A state that cannot start a motion: it is off the constraints, it is not finite, or the constraints are dependent there.

    Attributes
    ----------
    index : int or None
        The number of the state in a batch.
    q, v : numpy.ndarray
        The state.
    """

    def __init__(self, message: str, index: Optional[int], q: Any, v: Any) -> None:
        super().__init__(message)
        self.index = index
        self.q = np.asarray(q, dtype=float)
        self.v = np.asarray(v, dtype=float)

    def __reduce__(self) -> tuple[Any, ...]:
        return (type(self), (str(self), self.index, self.q, self.v))


class StepError(RuntimeError):
    """A step that failed.

    Attributes
    ----------
    index : int or None
        The number of the trajectory in a batch.
    step : int
        The number of the step, from 1.
    t : float
        The time before it.
    q, v : numpy.ndarray
        The state before it.
    run : Run or None
        The rows recorded before it; None for a batch.
    """

    def __init__(self, message: str, index: Optional[int], step: int, t: float, q: Any, v: Any) -> None:
        super().__init__(message)
        self.index = index
        self.step = step
        self.t = t
        self.q = np.asarray(q, dtype=float)
        self.v = np.asarray(v, dtype=float)
        self.run: Any = None

    def __reduce__(self) -> tuple[Any, ...]:
        made = (str(self), self.index, self.step, self.t, self.q, self.v)
        return (type(self), made, {"run": self.run})


class MotionWarning(UserWarning):
    """The error of a motion exceeds 1 % of its range, even if its energy is accurate."""


class DeclarationWarning(UserWarning):
    """A warning of the compiler about a declaration that it accepts."""
