"""diffrax: Runge–Kutta methods of JAX, compiled at run time, for equations that were derived by hand."""

import diffrax as dx
import jax
import jax.numpy as jnp
import numpy as np

from ..equations import fields, lines_by_hand
from ..measure import Row, lines, shortest
from ..problems import PROBLEMS, grid, to_coordinates

jax.config.update("jax_enable_x64", True)


def solver(problem, start, until, method, tolerance, times=None):
    """A function that solves the equations by hand, and gives the last state or those at these times."""
    field = fields(jnp.sin, jnp.cos, jnp.sqrt)[problem]
    term = dx.ODETerm(lambda t, y, args: jnp.stack([jnp.asarray(rate, float) for rate in field(y)]))
    at = dx.SaveAt(t1=True) if times is None else dx.SaveAt(ts=times)
    steps = dx.PIDController(rtol=tolerance, atol=tolerance)
    options = dict(saveat=at, max_steps=None, stepsize_controller=steps)
    solve = jax.jit(lambda y: dx.diffeqsolve(term, method, 0.0, until, None, y, **options).ys)
    return lambda: solve(jnp.array(start, float)).block_until_ready()


def rows(problem):
    start, until = PROBLEMS[problem].start, PROBLEMS[problem].until
    settings = [("Dopri8, 1e-8", dx.Dopri8(), 1e-8), ("Dopri8, 1e-13", dx.Dopri8(), 1e-13)]
    for setting, method, tolerance in settings:

        def time():
            run = solver(problem, start, until, method, tolerance)
            run()
            return shortest(run, least=1)

        yield Row(
            setting,
            time,
            lambda: to_coordinates(problem, np.array(solver(problem, start, until, method, tolerance, jnp.array(grid(problem)))())),
            lines_by_hand(problem) + lines(solver),
            f"equations of motion ({lines_by_hand(problem)} lines)",
        )


def first(problem):
    solver(problem, PROBLEMS[problem].start, 1e-3, dx.Dopri8(), 1e-8)()
