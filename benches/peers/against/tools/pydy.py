"""PyDy: Kane's equations by SymPy, their values by generated C (`cython`) or by NumPy (`lambdify`), integrated by SciPy's `odeint`."""

import warnings

import numpy as np
from pydy.system import System

from ..measure import Row, lines, shortest
from ..problems import PROBLEMS, grid
from .kane import BY_HAND, SYSTEMS, begin, in_coordinates

warnings.simplefilter("ignore")


def system(kane, constants, start, times, generator):
    """PyDy's system with its right side."""
    whole = System(kane, constants=constants, times=np.asarray(times))
    whole.initial_conditions = dict(zip(list(kane.q) + list(kane.u), start))
    whole.generate_ode_function(generator=generator)
    return whole


def rows(problem):
    kane, constants = SYSTEMS[problem]()
    until = PROBLEMS[problem].until
    for generator in ("cython", "lambdify") if problem == "sleigh" else ("cython",):
        motion = system(kane, constants, begin(problem), grid(problem), generator)
        for setting, options in (("odeint, default 1.5e-8", {}), ("odeint, 1e-13", dict(rtol=1e-13, atol=1e-13))):
            options = dict(options, mxstep=10**7)

            def time():
                motion.times = [0, until]
                return shortest(lambda: motion.integrate(**options), least=1)

            def sample():
                motion.times = grid(problem)
                return in_coordinates(problem, motion.integrate(**options))

            yield Row(setting, time, sample, lines(SYSTEMS[problem], system), BY_HAND[problem], tool=f"PyDy, {generator}")


def first(problem, generator="cython"):
    kane, constants = SYSTEMS[problem]()
    system(kane, constants, begin(problem), [0, 1e-3], generator).integrate()
