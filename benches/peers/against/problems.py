"""The seven problems: lengths of runs, starts, and places of declarations."""

import math
from pathlib import Path
from typing import NamedTuple

import numpy as np

from .equations import fields

HERE = Path(__file__).resolve().parent.parent
WORKSPACE = HERE.parent.parent


class Problem(NamedTuple):
    """A motion. `start` is the first state of the equations by hand, and begins with the `coordinates`."""

    title: str
    declaration: Path
    data: str
    until: float
    rows: int
    coordinates: int
    start: list | None


def library(name):
    return WORKSPACE / "models" / f"{name}.yaml"


def own(name):
    return HERE / "models" / f"{name}.yaml"


# The data set `lively`: the speed along the edge from the declaration's components, and the rate of turning.
SPEED = -0.477668244562803 * math.cos(0.3) - 0.14776010333066977 * math.sin(0.3)
SLEIGH = [0.2, -0.1, 0.3, SPEED, 0.7999999999999999]
DISK = [0.2, -0.1, 0.4, 0.3, 0.1, -0.5, 4 + 1.3 * math.sin(0.3), 1.3 * math.cos(0.3)]
TILT = math.pi / 360
RATTLEBACK = [1.0, 0, 0, 0, math.cos(TILT), -math.sin(TILT), 0, math.sin(TILT), math.cos(TILT), 0, 0, 0, 0, -5.0]
BOSON = [4.919080920016389, 2.836942666663649, 0, 0]
TRAILER = WORKSPACE / "tests" / "golden" / "car_trailer.yaml"

PROBLEMS = {
    "henon": Problem("Hénon–Heiles", own("henon"), "sciml", 1e4, 1000, 2, [0.1, 0, 0, 0.5]),
    "boson": Problem("Quadrupole boson", own("boson"), "sciml", 2e3, 1000, 2, BOSON),
    "sleigh": Problem("Chaplygin's sleigh", library("chaplygin_sleigh"), "lively", 200.0, 200, 3, SLEIGH),
    "rattleback": Problem("Rattleback", library("rattleback"), "kane_levinson", 20.0, 400, 11, RATTLEBACK),
    "disk": Problem("Rolling disk that leans", library("leaning_disk"), "standard", 10.0, 200, 5, DISK),
    "whipple": Problem("Whipple bicycle", library("whipple"), "pushed", 10.0, 100, 8, None),
    "trailer": Problem("Car with a trailer", TRAILER, "standard", 50.0, 200, 4, [0.0, 0, 0, 0, 1.2, 0.7]),
}


def grid(problem):
    """The times at which energies and constraints are checked."""
    return np.linspace(0, PROBLEMS[problem].until, PROBLEMS[problem].rows + 1)


def to_coordinates(problem, states):
    """Converts rows of states of the equations by hand to coordinates and velocities of the declaration."""
    states, count = np.asarray(states), PROBLEMS[problem].coordinates
    if problem in ("henon", "boson"):
        return states[:, :2], states[:, 2:]
    rates = fields(np.sin, np.cos, np.sqrt)[problem](states.T)
    rates = np.array([np.broadcast_to(rate, states[:, 0].shape) for rate in rates]).T
    if problem == "rattleback":
        return states[:, :11], np.column_stack([states[:, 11:], rates[:, 9:11]])
    return states[:, :count], rates[:, :count]
