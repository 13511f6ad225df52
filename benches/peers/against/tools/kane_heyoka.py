"""Kane's equations by SymPy, integrated by heyoka: a user of both needs no equations of motion by hand.

M u̇ = f is solved by elimination, in heyoka's expressions.
"""

import heyoka as hy
import numpy as np
import sympy as sm

from ..measure import Row, lines
from ..problems import PROBLEMS, grid
from .heyoka import sample, time_of
from .kane import BY_HAND, SYSTEMS, begin, in_coordinates


def field(coordinates, speeds, rates, matrix, forces, constants, start):
    """Variables and right sides in heyoka's expressions."""
    symbols = {function: sm.Symbol(f"y{i}") for i, function in enumerate([*coordinates, *speeds])}
    values = {symbol: sm.Float(value, 17) for symbol, value in constants.items()}
    matrix, forces = (sm.Matrix(part).xreplace(symbols).xreplace(values) for part in (matrix, forces))
    at_start = np.array(sm.lambdify(list(symbols.values()), matrix, cse=True)(*start), float)
    convert = lambda entry: None if entry == 0 else hy.from_sympy(entry)
    equations = [[convert(entry) for entry in (*matrix.row(i), forces[i])] for i in pivots(at_start)]
    rates = [convert(sm.sympify(rate).xreplace(symbols).xreplace(values)) for rate in rates]
    zero = hy.expression(0.0)
    return list(zip(hy.make_vars(*map(str, symbols.values())), [side or zero for side in rates + solve(equations)]))


def pivots(matrix):
    """The rows in an order in which each pivot differs from 0. The first such row is taken, so that pivots are entries of the metric where possible."""
    left, order, size = matrix.copy(), list(range(len(matrix))), abs(matrix).max()
    for k in range(len(left)):
        pivot = next(i for i in range(k, len(left)) if abs(left[i, k]) > 1e-9 * size)
        left[[k, pivot]], order[k], order[pivot] = left[[pivot, k]], order[pivot], order[k]
        left[k + 1 :] -= np.outer(left[k + 1 :, k] / left[k, k], left[k])
    return order


def solve(rows):
    """Gaussian elimination; an entry that is `None` is 0."""
    count = len(rows)
    minus = lambda a, b: -b if a is None else a - b
    for k in range(count):
        for row in rows[k + 1 :]:
            if row[k] is not None:
                factor = row[k] / rows[k][k]
                for j in range(k + 1, count + 1):
                    if rows[k][j] is not None:
                        row[j] = minus(row[j], factor * rows[k][j])
    solution = [None] * count
    for i in reversed(range(count)):
        right = rows[i][count]
        for j in range(i + 1, count):
            if rows[i][j] is not None and solution[j] is not None:
                right = minus(right, rows[i][j] * solution[j])
        solution[i] = None if right is None else right / rows[i][i]
    return solution


def integrator(problem):
    """An integrator of Kane's equations."""
    kane, constants = SYSTEMS[problem]()
    kinematics = kane.kindiffdict()
    rates = [kinematics[coordinate.diff()] for coordinate in kane.q]
    start = begin(problem)
    equations = field(kane.q, kane.u, rates, kane.mass_matrix, kane.forcing, constants, start)
    return hy.taylor_adaptive(equations, start, compact_mode=problem == "rattleback")


def rows(problem):
    motion, start, until = integrator(problem), begin(problem), PROBLEMS[problem].until
    time = lambda: time_of(motion, start, until)
    at = lambda: in_coordinates(problem, sample(motion, start, grid(problem)))
    yield Row("default", time, at, lines(SYSTEMS[problem], field, solve, integrator), BY_HAND[problem])


def first(problem):
    integrator(problem).step()
