"""The widget of a notebook; it needs anywidget."""

from __future__ import annotations

import pathlib
from typing import Any

try:
    import anywidget  # type: ignore[import-not-found,unused-ignore]
    import traitlets  # type: ignore[import-not-found,import-untyped,unused-ignore]
except ImportError:
    raise ImportError("widgets need anywidget: `pip install anywidget`")

from ._widget import Rerun

__all__ = ["Widget"]


class Widget(anywidget.AnyWidget):  # type: ignore[misc,unused-ignore]
    """Sliders, and the curves of the resulting motion, for Jupyter, marimo and VS Code.

    ``values`` has the values of the sliders by name; setting them runs the motion again. ``rows`` has the columns of the curves in single precision, ``error``
    says why a motion cannot begin or ended early.
    """

    _esm = pathlib.Path(__file__).with_name("widget.js")
    name = traitlets.Unicode().tag(sync=True)
    sliders: Any = traitlets.List().tag(sync=True)
    panels: Any = traitlets.List().tag(sync=True)
    width = traitlets.Int().tag(sync=True)
    values: Any = traitlets.Dict().tag(sync=True)
    rows = traitlets.Bytes().tag(sync=True)
    error = traitlets.Unicode().tag(sync=True)
    # The page counts its requests, and sends the next one when the last has been answered.
    asked = traitlets.Int().tag(sync=True)
    answered = traitlets.Int().tag(sync=True)

    def __init__(self, rerun: Rerun) -> None:
        self._rerun = rerun
        super().__init__(
            name=rerun.system.name,
            sliders=rerun.sliders,
            panels=rerun.panels,
            width=len(rerun.columns),
            values={slider["name"]: slider["value"] for slider in rerun.sliders},
        )

    @traitlets.observe("values")
    def _run(self, change: Any) -> None:
        table, error = self._rerun(change["new"])
        with self.hold_sync():
            self.error = error
            if len(table):
                self.rows = table.tobytes()
            self.answered = self.asked
