"""Pages that play a motion."""

from __future__ import annotations

import html
import os
from typing import TYPE_CHECKING, Any, Optional, Union

import numpy as np

if TYPE_CHECKING:
    from ._run import Run

__all__ = ["Animation"]


class Animation:
    """The page of ``nh animate``, which plays a motion in a browser. A notebook shows it in a frame.

    Attributes
    ----------
    html : str
        The page. It is self-contained and loads nothing from the network.
    """

    def __init__(self, page: str, about: str) -> None:
        self.html = page
        self._about = about

    def save(self, path: Union[str, "os.PathLike[str]"]) -> None:
        """Write the page to a file. The part after ``#`` in its address sets its initial time, and whether it plays: ``run.html#t=2.5&play=0``."""
        with open(path, "w", encoding="utf-8", newline="\n") as file:
            file.write(self.html)

    def _repr_html_(self) -> str:
        # The page is a separate document, with its own scripts and styles.
        return f'<iframe srcdoc="{html.escape(self.html)}" style="width: 100%; height: 640px; border: 0" allowfullscreen></iframe>'

    def __repr__(self) -> str:
        return f"<nonholonomic.Animation of {self._about}, {len(self.html) // 1000} kB>"


def animated(run: "Run", trajectory: Optional[int], keep: int) -> Animation:
    """The page of a motion, or of one trajectory of a batch."""
    if not isinstance(keep, int) or keep < 2:
        raise ValueError(f"`keep` must be an integer of at least 2, the number of states that the page keeps; it is {keep!r}")
    q, v, energy, work = run.q, run.v, run.energy, run.work
    parameters, ended = dict(run.parameters), run._ended
    if run.v.ndim == 3:
        if trajectory is None:
            raise ValueError(f"the run has {len(v)} trajectories, and a page plays one of them: `trajectory=0`")
        if not -len(v) <= trajectory < len(v):
            raise IndexError(f"there is no trajectory {trajectory}: the run has {len(v)}")
        q, v, energy, work = q[trajectory], v[trajectory], energy[trajectory], None if work is None else work[trajectory]
        parameters.update({name: float(values[trajectory]) for name, values in run._varied.items()})
        error = run.errors[trajectory] if run.errors else None
        ended = str(error) if error else None
    elif trajectory is not None:
        raise ValueError("`trajectory` is for a batch: this run has one motion")
    reached = np.isfinite(v).all(axis=-1) & np.isfinite(q).all(axis=-1)
    rows = len(reached) if reached.all() else int(np.argmin(reached))
    # The choice of the command line: every n-th state, and the last one.
    shown = np.unique(np.append(np.arange(0, rows, max(1, -(-(rows - 1) // keep))), rows - 1))
    part = lambda values: None if values is None else values[shown]
    motion = (run.method, run.h, list(parameters.values()), run.t[shown], q[shown], v[shown], energy[shown], part(work))
    told = run.motion_error.sentence if run.motion_error else ""
    page = run.system._core.animated(motion, told, ended)
    return Animation(page, f"{run.system.name} by {run.method} to t = {run.t[shown[-1]]:g}")
