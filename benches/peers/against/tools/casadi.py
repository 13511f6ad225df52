"""CasADi: its integrators for equations that were derived by hand (CVODES), and, from a Lagrangian and constraints, for
equations with multipliers (IDAS)."""

import casadi as ca
import numpy as np

from ..equations import fields, lines_by_hand
from ..measure import Row, lines, shortest
from ..problems import PROBLEMS, grid, to_coordinates


def integrator(problem, options, times):
    """CVODES for the equations by hand."""
    y = ca.SX.sym("y", len(PROBLEMS[problem].start))
    field = fields(ca.sin, ca.cos, ca.sqrt)[problem]
    equations = {"x": y, "ode": ca.vertcat(*field([y[i] for i in range(y.numel())]))}
    return ca.integrator("motion", "cvodes", equations, 0.0, times, options)


def sleigh(q, v):
    j, m, a = 1.5, 1.2, 0.6
    s, c = ca.sin(q[2]), ca.cos(q[2])
    across = -v[0] * s + v[1] * c
    return (j + m * a * a) / 2 * v[2] ** 2 + m / 2 * (v[0] ** 2 + v[1] ** 2 + 2 * a * v[2] * across), across


def trailer(q, v):
    car, i, m, j, l = 3, 0.5, 1.3, 0.2, 0.8
    px, py = v[0] + l * ca.sin(q[3]) * v[3], v[1] - l * ca.cos(q[3]) * v[3]
    lagrangian = car / 2 * (v[0] ** 2 + v[1] ** 2) + i / 2 * v[2] ** 2 + m / 2 * (px**2 + py**2) + j / 2 * v[3] ** 2
    return lagrangian, ca.vertcat(-ca.sin(q[2]) * v[0] + ca.cos(q[2]) * v[1], -ca.sin(q[3]) * px + ca.cos(q[3]) * py)


SYSTEMS = {"sleigh": sleigh, "trailer": trailer}


def with_multipliers(problem, options, times):
    """IDAS for equations of index 1: the constraints are differentiated once, and accelerations and multipliers are algebraic."""
    count = PROBLEMS[problem].coordinates
    q, v, a = (ca.SX.sym(name, count) for name in "qva")
    lagrangian, constraints = SYSTEMS[problem](q, v)
    multipliers = ca.SX.sym("multipliers", constraints.numel())
    momenta, matrix = ca.gradient(lagrangian, v), ca.jacobian(constraints, v)
    motion = ca.jacobian(momenta, q) @ v + ca.jacobian(momenta, v) @ a - ca.gradient(lagrangian, q) - matrix.T @ multipliers
    algebraic = ca.vertcat(motion, ca.jacobian(constraints, q) @ v + matrix @ a)
    equations = {"x": ca.vertcat(q, v), "z": ca.vertcat(a, multipliers), "ode": ca.vertcat(v, a), "alg": algebraic}
    return ca.integrator("motion", "idas", equations, 0.0, times, options)


def rows(problem):
    start, until, times = PROBLEMS[problem].start, PROBLEMS[problem].until, list(grid(problem)[1:])
    settings = (("CVODES, default 1e-6", dict(max_num_steps=10**6)), ("CVODES, 1e-13", dict(reltol=1e-13, abstol=1e-14, max_num_steps=10**7)))
    for setting, options in settings:
        motion = integrator(problem, options, until)

        def sample():
            end = integrator(problem, options, times)(x0=start)["xf"]
            return to_coordinates(problem, np.vstack([start, np.array(end).T]))

        hand = lines_by_hand(problem)
        time = lambda: shortest(lambda: motion(x0=start))
        yield Row(setting, time, sample, hand + lines(integrator), f"equations of motion ({hand} lines)")
    if problem not in SYSTEMS:
        return
    (q, v), count = to_coordinates(problem, [start]), PROBLEMS[problem].coordinates
    both = np.concatenate([q[0], v[0]])
    settings = (("IDAS, default 1e-6", {}), ("IDAS, 1e-12", dict(reltol=1e-12, abstol=1e-13, max_num_steps=10**6)))
    for setting, options in settings:
        motion = with_multipliers(problem, options, until)

        def sample():
            end = with_multipliers(problem, options, times)(x0=both, z0=0)["xf"]
            states = np.vstack([both, np.array(end).T])
            return states[:, :count], states[:, count:]

        time = lambda: shortest(lambda: motion(x0=both, z0=0))
        yield Row(setting, time, sample, lines(SYSTEMS[problem], with_multipliers), "Lagrange's equations and the derivative of the constraints, in CasADi's terms")


def first(problem):
    integrator(problem, {}, 1e-3)(x0=PROBLEMS[problem].start)
