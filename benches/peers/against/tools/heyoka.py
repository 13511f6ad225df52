"""heyoka: adaptive Taylor series, compiled at run time, for equations that were derived by hand."""

import heyoka as hy
import numpy as np

from ..equations import fields, lines_by_hand
from ..measure import Row, lines, shortest
from ..problems import PROBLEMS, grid, to_coordinates


def integrator(problem, start, **options):
    """An integrator of the equations by hand."""
    y = hy.make_vars(*(f"y{i}" for i in range(len(start))))
    field = fields(hy.sin, hy.cos, hy.sqrt)[problem](y)
    return hy.taylor_adaptive(list(zip(y, field)), start, **options)


def reset(motion, start):
    """Puts the motion back to its start."""
    motion.time = 0.0
    motion.state[:] = start


def time_of(motion, start, until):
    """The seconds of the shortest run to the end."""
    return shortest(lambda: motion.propagate_until(until), lambda: reset(motion, start))


def sample(motion, start, times):
    """States at these times."""
    reset(motion, start)
    return np.array(motion.propagate_grid(times)[-1])


def rows(problem):
    start, until = PROBLEMS[problem].start, PROBLEMS[problem].until
    settings = (("tol 1e-8", dict(tol=1e-8)), ("default", {}), ("tol 1e-18, high accuracy", dict(tol=1e-18, high_accuracy=True)))
    for setting, options in settings:
        motion = integrator(problem, start, **options)
        yield Row(
            setting,
            lambda: time_of(motion, start, until),
            lambda: to_coordinates(problem, sample(motion, start, grid(problem))),
            lines_by_hand(problem) + lines(integrator),
            f"equations of motion ({lines_by_hand(problem)} lines)",
        )


def first(problem):
    integrator(problem, PROBLEMS[problem].start).step()


def end(problem, until, kind, tolerance):
    """The state at the end in numbers of this kind (`np.longdouble`: 80 bits; `hy.real128`: 113)."""
    start = [kind(number) for number in PROBLEMS[problem].start]
    motion = integrator(problem, start, fp_type=kind, tol=kind(tolerance))
    motion.propagate_until(kind(until))
    return np.array([float(number) for number in motion.state])
