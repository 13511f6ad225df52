"""SciPy's `solve_ivp`, for equations that were derived by hand: in plain Python, and compiled by Numba."""

import math

import numba
import numpy as np
from numba.np.unsafe.ndarray import to_fixed_tuple
from scipy.integrate import DOP853, solve_ivp

from ..equations import fields, lines_by_hand
from ..measure import Row, lines, shortest
from ..problems import PROBLEMS, grid, to_coordinates


def interpreted(problem):
    """The right side in Python."""
    field = fields(math.sin, math.cos, math.sqrt)[problem]
    return lambda t, y: field(y.tolist())


def compiled(problem):
    """The right side, compiled by Numba."""
    field = fields(math.sin, math.cos, math.sqrt, numba.njit)[problem]
    count = len(PROBLEMS[problem].start)
    return numba.njit(lambda t, y: np.array(field(to_fixed_tuple(y, count))))


def solve(field, until, start, tolerance, times=None):
    """The motion, at these times."""
    return solve_ivp(field, (0, until), start, method="DOP853", rtol=tolerance, atol=tolerance, t_eval=times).y.T


def rows(problem):
    start, until = np.array(PROBLEMS[problem].start, float), PROBLEMS[problem].until
    for tool, make in (("SciPy", interpreted), ("SciPy, Numba", compiled)):
        field = make(problem)
        for tolerance in (1e-8, 1e-13):
            yield Row(
                f"DOP853, {tolerance:.0e}".replace("e-0", "e-"),
                lambda: shortest(lambda: solve(field, until, start, tolerance), least=1),
                lambda: to_coordinates(problem, solve(field, until, start, tolerance, grid(problem))),
                lines_by_hand(problem) + lines(make, solve),
                f"equations of motion ({lines_by_hand(problem)} lines)",
                tool=tool,
            )


def first(problem, make="interpreted"):
    field = globals()[make](problem)
    DOP853(field, 0, np.array(PROBLEMS[problem].start, float), 1.0, rtol=1e-8, atol=1e-8).step()
