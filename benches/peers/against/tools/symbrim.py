"""SymBRiM: the Whipple bicycle from its parts, as its own tests assemble it; right sides by NumPy with common subexpressions, and SciPy.

This module also makes the trusted reference of the bicycle: the same equations under heyoka, in 113 bits.
"""

import warnings
from math import cos, pi, sin, tan

import numpy as np
import sympy as sm
from scipy.integrate import solve_ivp
from symbrim import FlatGround, KnifeEdgeWheel, NonHolonomicTire, RigidFrontFrame, RigidRearFrame
from symbrim.bicycle import WhippleBicycleMoore

from ..measure import Row, lines, shortest
from ..problems import PROBLEMS, grid
from . import nh

warnings.simplefilter("ignore")


def bicycle():
    """The system with its equations of motion, and the constants."""
    bike, g = WhippleBicycleMoore("bike"), sm.Symbol("g")
    bike.ground = FlatGround("ground")
    bike.rear_frame, bike.front_frame = RigidRearFrame("rear_frame"), RigidFrontFrame("front_frame")
    bike.rear_wheel, bike.front_wheel = KnifeEdgeWheel("rear_wheel"), KnifeEdgeWheel("front_wheel")
    bike.rear_tire, bike.front_tire = NonHolonomicTire("rear_tire"), NonHolonomicTire("front_tire")
    bike.define_all()
    system, q, u = bike.to_system(), bike.q, bike.u
    system.apply_uniform_gravity(-g * bike.ground.get_normal(bike.ground.origin))
    system.q_ind, system.q_dep = [*q[:4], *q[5:]], [q[4]]
    system.u_ind, system.u_dep = [u[3], *u[5:7]], [*u[:3], u[4], u[7]]
    system.form_eoms(constraint_solver="CRAMER")
    inertia = lambda part: part.body.central_inertia.to_matrix(part.body.frame)
    rear, front, back, fore = bike.rear_frame, bike.front_frame, bike.rear_wheel, bike.front_wheel
    tilt = pi / 10
    constants = {
        g: 9.81,
        back.symbols["r"]: 0.3,
        fore.symbols["r"]: 0.35,
        rear.symbols["d1"]: cos(tilt) * (1.02 + 0.08 - 0.3 * tan(tilt)),
        front.symbols["d2"]: 1.02 * sin(tilt) - 0.05 * cos(tilt),
        front.symbols["d3"]: -cos(tilt) * (0.08 - 0.35 * tan(tilt)),
        rear.symbols["l1"]: 0.3 * cos(tilt) + 0.6 * sin(tilt),
        rear.symbols["l2"]: 0.3 * sin(tilt) - 0.6 * cos(tilt),
        front.symbols["l3"]: -0.12 * cos(tilt) + 0.35 * sin(tilt),
        front.symbols["l4"]: -0.12 * sin(tilt) - 0.35 * cos(tilt),
        rear.body.mass: 85,
        back.body.mass: 2,
        front.body.mass: 4,
        fore.body.mass: 3,
        inertia(back)[0, 0]: 0.0603,
        inertia(back)[1, 1]: 0.12,
        inertia(fore)[0, 0]: 0.1405,
        inertia(fore)[1, 1]: 0.28,
        inertia(rear)[0, 0]: 7.178169776497895,
        inertia(rear)[1, 1]: 11,
        inertia(rear)[0, 2]: 3.8225535938357873,
        inertia(rear)[2, 2]: 4.821830223502103,
        inertia(front)[0, 0]: 0.05841337700152972,
        inertia(front)[1, 1]: 0.06,
        inertia(front)[0, 2]: 0.009119225261946298,
        inertia(front)[2, 2]: 0.007586622998470264,
    }
    return bike, system, constants


def right_side(bike, system, constants):
    """ẏ for y = (q, u): u is q̇ in another order, and each call solves with the mass matrix."""
    evaluate = sm.lambdify((system.q, system.u, list(constants)), (system.mass_matrix, system.forcing), cse=True)
    values, rates = list(constants.values()), dict(zip(bike.q, bike.u))
    order = [list(system.u).index(rates[coordinate]) for coordinate in system.q]
    return lambda t, y: np.concatenate([y[8:][order], np.linalg.solve(*evaluate(y[:8], y[8:], values))[:, 0]])


def places(bike, system):
    """Indices of the declaration's coordinates x, y, ψ, φ, θ, δ and the wheels' angles in (q, u), and of its velocities."""
    order = (0, 1, 2, 3, 4, 6, 5, 7)
    coordinates = [list(system.q).index(bike.q[i]) for i in order]
    return coordinates, [8 + list(system.u).index(bike.u[i]) for i in order]


def begin(bike, system):
    """The declaration's first state, whose pitch angle puts both wheels on the ground."""
    coordinates, velocities = places(bike, system)
    start = np.zeros(16)
    q, v = nh.first_state("whipple")
    start[coordinates], start[velocities] = q, v
    return start


def rows(problem):
    bike, system, constants = bicycle()
    field, start, until = right_side(bike, system, constants), begin(bike, system), PROBLEMS[problem].until
    coordinates, velocities = places(bike, system)
    solve = lambda tolerance, times=None: solve_ivp(field, (0, until), start, "DOP853", times, rtol=tolerance, atol=tolerance).y.T
    for tolerance in (1e-8, 1e-13):

        def sample():
            states = solve(tolerance, grid(problem))
            return states[:, coordinates], states[:, velocities]

        time = lambda: shortest(lambda: solve(tolerance), least=1)
        yield Row(f"DOP853, {tolerance:.0e}".replace("e-0", "e-"), time, sample, lines(bicycle, right_side), "which coordinates and speeds depend on the others")


def first(problem):
    bike, system, constants = bicycle()
    right_side(bike, system, constants)(0, np.ones(16))


def end(until):
    """Coordinates and velocities at the end: the same equations under heyoka, in 113 bits."""
    import heyoka as hy

    from .kane_heyoka import field

    bike, system, constants = bicycle()
    rates = dict(zip(bike.q, bike.u))
    rates = [rates[coordinate] for coordinate in system.q]
    start, kind = begin(bike, system), hy.real128
    equations = field(system.q, system.u, rates, system.mass_matrix, system.forcing, constants, start)
    start = [kind(float(number)) for number in start]
    motion = hy.taylor_adaptive(equations, start, fp_type=kind, tol=kind(1e-26), compact_mode=True)
    motion.propagate_until(kind(until))
    coordinates, velocities = places(bike, system)
    return np.array([float(motion.state[i]) for i in (*coordinates, *velocities)])
