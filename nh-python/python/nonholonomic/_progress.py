"""The progress of long work."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from types import TracebackType
from typing import Any, Optional

__all__ = ["Progress"]

PATIENCE = 2.0
"""Seconds of work before a bar is shown without a request."""


class Progress:
    """``with Progress(wanted, "steps") as tell``: a function of (done, total), or None if no progress is shown.

    Parameters
    ----------
    wanted : bool or None
        True shows a bar from the beginning, False shows none. None shows a bar after two seconds, if standard error is a terminal or a notebook.
    unit : str
        The unit of the count.
    """

    def __init__(self, wanted: Optional[bool], unit: str) -> None:
        if wanted is not None and not isinstance(wanted, bool):
            raise TypeError(f"`progress` must be True, False or None, it is {wanted!r}")
        # The terminal is looked up when there is something to show.
        self.is_shown = wanted
        self.patience = PATIENCE if wanted is None else 0.0
        self.unit = unit
        self.begin = time.monotonic()
        self.bar: Any = None

    def __enter__(self) -> Optional[Callable[[int, int], None]]:
        return None if self.is_shown is False else self.tell

    def tell(self, done: int, total: int) -> None:
        """Report ``done`` out of ``total``."""
        if time.monotonic() - self.begin < self.patience:
            return
        if self.is_shown is None:
            self.is_shown = _is_notebook() or _is_terminal()
        if not self.is_shown:
            return
        if self.bar is None:
            self.bar = _bar(self.unit, total, self.begin)
        self.bar.update(done - self.bar.n)

    def __exit__(self, kind: Optional[type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]) -> None:
        if self.bar is not None:
            if error is None:
                self.bar.update(self.bar.total - self.bar.n)
            self.bar.close()


def _is_terminal() -> bool:
    try:
        return sys.stderr.isatty()
    except (AttributeError, ValueError):
        # Standard error is missing or closed.
        return False


def _is_notebook() -> bool:
    interactive = sys.modules.get("IPython")
    shell = interactive.get_ipython() if interactive is not None else None
    return type(shell).__name__ == "ZMQInteractiveShell"


def _bar(unit: str, total: int, begin: float) -> Any:
    """A bar of tqdm if that is installed, otherwise a line."""
    try:
        if _is_notebook():
            import ipywidgets  # type: ignore[import-not-found,import-untyped,unused-ignore]  # noqa: F401
            from tqdm.notebook import tqdm  # type: ignore[import-untyped,unused-ignore]
        else:
            from tqdm import tqdm  # type: ignore[import-untyped,unused-ignore]
    except ImportError:
        return _Line(unit, total, begin)
    bar = tqdm(total=total, unit=f" {unit}", unit_scale=True, leave=False)
    bar.start_t = bar.last_print_t = bar.start_t - (time.monotonic() - begin)
    return bar


class _Line:
    """``12 %, 3 s left``, on a line of standard error that is overwritten."""

    def __init__(self, unit: str, total: int, begin: float) -> None:
        self.n, self.total, self.unit, self.begin = 0, total, unit, begin
        self.written = 0.0

    def update(self, more: int) -> None:
        self.n += more
        now = time.monotonic()
        if now - self.written < 0.1 or sys.stderr is None:
            return
        self.written = now
        part = self.n / self.total if self.total else 1.0
        left = f", {(now - self.begin) * (1 / part - 1):.0f} s left" if part > 0 else ""
        sys.stderr.write(f"\r{100 * part:3.0f} % of {self.total:,} {self.unit}{left}   ")
        sys.stderr.flush()

    def close(self) -> None:
        if sys.stderr is not None:
            sys.stderr.write("\r" + " " * 60 + "\r")
            sys.stderr.flush()
