"""Events during a motion."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Optional, Union, overload

import numpy as np

__all__ = ["Event", "Events"]

_DIRECTIONS = {1: "upwards", -1: "downwards", 0: None}


@dataclass(frozen=True, eq=False)
class Event:
    """A passage of a motion through an equation."""

    t: float
    """The time."""
    name: str
    """The key of the event in a dict, or its text."""
    direction: Optional[str]
    """``"upwards"`` where the left side less the right side rises through 0, ``"downwards"`` where it falls, None where it is 0 without a change of sign."""
    q: np.ndarray
    """The coordinates then, (n,)."""
    v: np.ndarray
    """The velocities then, (k,)."""
    width: float
    """The uncertainty of the time: for so long both sides are the same within roundoff."""


class Events(Sequence[Event]):
    """The events of a run in the order of their occurrence: ``run.events.t``, ``run.events["crossing"].q``.

    Attributes
    ----------
    t : numpy.ndarray (count,)
        Times.
    q : numpy.ndarray (count, n)
        Coordinates.
    v : numpy.ndarray (count, k)
        Velocities.
    names : tuple of str (count,)
        The key of each event in the given dict, or its text.
    directions : tuple of str or None (count,)
        ``"upwards"``, ``"downwards"``, or None without a change of sign.
    width : numpy.ndarray (count,)
        The uncertainty of each time.
    """

    def __init__(self, asked: tuple[str, ...], met: tuple[np.ndarray, ...]) -> None:
        t, which, rising, q, v, width = met
        self._asked = asked
        self._which = which
        self._rising = rising
        self.t: np.ndarray = t
        self.q: np.ndarray = q
        self.v: np.ndarray = v
        self.width: np.ndarray = width
        self.names: tuple[str, ...] = tuple(asked[i] for i in which)
        self.directions: tuple[Optional[str], ...] = tuple(_DIRECTIONS[int(sign)] for sign in rising)

    def __len__(self) -> int:
        return len(self.t)

    @overload
    def __getitem__(self, which: int) -> Event: ...
    @overload
    def __getitem__(self, which: Union[str, slice]) -> "Events": ...
    def __getitem__(self, which: Union[int, str, slice]) -> Union[Event, "Events"]:
        """One event by its number, or the events of one name or of a slice."""
        if isinstance(which, str):
            if which not in self._asked:
                from . import _native

                raise KeyError(_native.unknown("event", which, list(self._asked)))
            return self._of(np.flatnonzero(self._which == self._asked.index(which)))
        if isinstance(which, slice):
            return self._of(np.arange(len(self))[which])
        i = range(len(self))[which]
        return Event(float(self.t[i]), self.names[i], self.directions[i], self.q[i], self.v[i], float(self.width[i]))

    def _of(self, numbers: np.ndarray) -> "Events":
        return Events(self._asked, tuple(part[numbers] for part in (self.t, self._which, self._rising, self.q, self.v, self.width)))

    def __iter__(self) -> Iterator[Event]:
        return (self[i] for i in range(len(self)))

    def __repr__(self) -> str:
        lines = (f"  t = {event.t:.15g}: {event.name}" + (f" ({event.direction})" if event.direction else "") for event in self)
        return "\n".join([f"<nonholonomic.Events: {len(self)} met>", *lines])


def asked(events: Any) -> tuple[Optional[list[str]], tuple[str, ...]]:
    """The texts of events, and their names."""
    if events is None:
        return None, ()
    if isinstance(events, str):
        events = [events]
    pairs = list(events.items()) if isinstance(events, Mapping) else [(text, text) for text in events]
    for name, text in pairs:
        if not isinstance(text, str) or not isinstance(name, str):
            raise TypeError(f"an event must be a text, \"y = 0 upwards stop\", it is {text!r}")
    names = [name for name, _ in pairs]
    if len(set(names)) < len(names):
        raise ValueError("two events are the same")
    return [text for _, text in pairs], tuple(names)
