"""The library: ``nh.library.rattleback(k=0.5)``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from . import _native
from ._system import System


class Library:
    """All systems of the library; each is a function of its parameters: ``library.rattleback(h=0.02)``.

    ``dir(library)`` and ``list(library)`` list their names; ``library["rattleback"]`` is the same as ``library.rattleback``.
    """

    def __init__(self) -> None:
        self._declarations: dict[str, str] = _native.library()

    def __getitem__(self, name: str) -> "Entry":
        known = self._declarations
        found = name if name in known else name.replace("-", "_")
        if found not in known:
            raise KeyError(_native.unknown("model", name, list(known)))
        return Entry(found, known[found])

    def __getattr__(self, name: str) -> "Entry":
        if name.startswith("__"):
            raise AttributeError(name)
        try:
            return self[name]
        except KeyError as error:
            raise AttributeError(error.args[0]) from None

    def __dir__(self) -> list[str]:
        return sorted(self._declarations)

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self._declarations))

    def __len__(self) -> int:
        return len(self._declarations)

    def __contains__(self, name: object) -> bool:
        return name in self._declarations

    def __repr__(self) -> str:
        return f"<nonholonomic.library of {len(self)} systems: {', '.join(self)}>"


class Entry:
    """A system of the library. A call creates the system, with other values for some parameters."""

    def __init__(self, name: str, source: str) -> None:
        self.__name__ = name
        self.source = source

    def __call__(self, /, *, budget: str | None = None, **parameters: Any) -> System:
        return System._of(self.source, f"{self.__name__}.yaml", parameters, budget=budget)

    @property
    def __doc__(self) -> str:  # type: ignore[override]
        return f"The system `{self.__name__}` of the library, as a function of its parameters.\n\n{self.source}"

    def __repr__(self) -> str:
        return f"<nonholonomic.library.{self.__name__}>"


library = Library()
