"""Declarations from Python values, as the YAML that the compiler reads."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Mapping
from fractions import Fraction
from numbers import Integral, Real
from textwrap import dedent
from typing import Any

import numpy as np

__all__ = ["to_yaml"]

# A name, which YAML reads as the same text.
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
# Words that some version of YAML reads as another value.
_WORDS = {"true", "false", "yes", "no", "on", "off", "null"}
# Lists of names, which may be written as one text: "x y theta".
_NAMES = ("coordinates", "velocities", "inputs", "methods", "expose")


def _names(text: str) -> list[str]:
    """The names in a text, separated by commas or blanks; a family (``x{i} for i in 1..n``) and a group (``so3(R)``) count as one."""
    parts = [part.strip() for part in re.split(r",(?![^(\[{]*[)\]}])", text)]
    split = ([part] if " for " in part or "(" in part else part.split() for part in parts)
    return [name for part in split for name in part]


def _number(value: Real, where: str) -> str:
    if isinstance(value, Integral):
        return str(int(value))
    if isinstance(value, Fraction):
        return json.dumps(str(value))
    number = float(value)
    if not math.isfinite(number):
        raise ValueError(f"`{where}` must be a finite number, it is {number}")
    return repr(number)


def _text(value: str) -> str:
    if _PLAIN.match(value) and value.lower() not in _WORDS:
        return value
    # YAML reads the quotes and escapes of JSON. Letters that are not ASCII stay readable.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\x7f").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _flow(value: Any, where: str) -> str:
    """A value on one line."""
    if value is None:
        return "null"
    if isinstance(value, (bool, np.bool_)):
        return "true" if value else "false"
    if isinstance(value, Real):
        return _number(value, where)
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_key(key, where)}: {_flow(inner, f'{where}.{key}')}" for key, inner in value.items()) + "}"
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_flow(inner, f"{where}[{i}]") for i, inner in enumerate(value)) + "]"
    raise TypeError(f"`{where}` must be a text, a number, a list or a dict, it is {value!r}")


def _key(key: Any, where: str) -> str:
    if not isinstance(key, str):
        raise TypeError(f"the keys of `{where}` must be names, one is {key!r}")
    return _text(key)


def _entry(key: str, value: Any) -> str:
    """A key of the declaration with its value; long texts and values with several entries get their own lines."""
    if isinstance(value, str) and key in _NAMES:
        names = _names(value)
        value = names[0] if len(names) == 1 and "(" in names[0] else names
    if isinstance(value, str) and "\n" in value.strip():
        lines = [line.rstrip() for line in dedent(value).strip("\n").splitlines()]
        if not any(re.search(r"[^\x20-\x7e\u00a1-\ud7ff]", line) for line in lines) and not lines[0].startswith(" "):
            return f"{key}: |\n" + "".join(f"  {line}\n" for line in lines)
    if isinstance(value, Mapping) and value:
        entries = ((_key(name, key), _flow(inner, f"{key}.{name}")) for name, inner in value.items())
        return f"{key}:\n" + "".join(f"  {name}: {inner}\n" for name, inner in entries)
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, (list, tuple)) and any(isinstance(inner, (list, tuple)) or not _is_name(inner) for inner in value):
        return f"{key}:\n" + "".join(f"  - {_flow(inner, f'{key}[{i}]')}\n" for i, inner in enumerate(value))
    return f"{key}: {_flow(value, key)}\n"


def _is_name(value: Any) -> bool:
    return isinstance(value, str) and bool(_PLAIN.match(value))


def to_yaml(entries: Mapping[str, Any]) -> str:
    """The text of a declaration with these entries, in their order."""
    return "".join(_entry(_key(key, "the declaration"), value) for key, value in entries.items())
