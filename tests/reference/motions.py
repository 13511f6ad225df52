"""Motions of the library's models without reference data from other sources: data for `src/library.rs` and `tests/strangers.rs`.

    python3 motions.py                  writes motions.json, beside this file (numpy and scipy are needed)
    python3 motions.py castor segway    computes these alone and writes nothing

The method and the code are those of `../strangers/truth.py`: positions, rotations and material points, and d'Alembert's principle by
automatic differentiation. Nothing is read from a declaration. A motion has nodes a quarter of a unit of time apart. Where energy is not
kept (a turntable, friction, a rider), closed formulas are checked instead.
"""

import functools
import math
import pathlib
import sys

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "strangers"))

from truth import (
    ATTITUDE, SPIN, System, ahead, along, apply, chaplygin_ball, column, constant, cos, d, left_of, level_ball, main, plus, power,
    product, renamed, rolls, sin, times, turn, wheel_upon,
)

# Quarters of a unit of time, as in the reference data.
NODES = [i / 4 for i in range(9)]


def rolling_pair(s, axle, theta, wheels, r, spin, m=0.0, turn=0.0):
    """Wheels on both sides of an axle, (angle, distance to the left), with moment of inertia about the axle, mass, and moment of inertia about the vertical."""
    for wheel, side in wheels:
        hub = left_of(axle, theta, side)
        s.point(m, hub)
        s.inertia(spin, d(wheel))
        s.inertia(turn, d(theta))
        s.zero(along(hub, theta) - r * d(wheel))


def castor(s, x, y, theta, right, left, beta, spin, M, J, a, b, r, Jw, p, d_, rc, mc, Jc, Js):
    axle = [x, y]
    s.point(M, ahead(axle, theta, -a))
    s.inertia(J, d(theta))
    s.edge(axle, theta)
    rolling_pair(s, axle, theta, [(right, -b), (left, b)], r, Jw)
    arm = theta + beta
    wheel = ahead(ahead(axle, theta, -p), arm, -d_)
    s.point(mc, wheel)
    s.inertia(Jc, d(arm))
    s.inertia(Js, d(spin))
    s.zero(along(wheel, arm) - rc * d(spin))
    s.edge(wheel, arm)


def segway(s, x, y, theta, alpha, left, right, mb, Ix, Iy, Iz, l, mw, Jw, Kw, r, b, g):
    axle = [x, y]
    attitude = product(turn(2, theta), turn(1, alpha))
    up = apply(attitude, [constant(0.0), constant(0.0), constant(l)])
    s.point(mb, plus([x, y, constant(0.0)], up))
    s.body([Ix, Iy, Iz], attitude)
    s.potential(mb * g * up[2])
    rolling_pair(s, axle, theta, [(left, b), (right, -b)], r, Jw, mw, Kw)
    s.edge(axle, theta)


def getz(s, x, y, theta, alpha, phi, m, p, c, b, Ix, Iz, Is, g):
    rear = [x, y]
    # Rolled about the line of the contacts, which points along theta.
    lean = apply(product(turn(2, theta), turn(0, alpha)), [constant(c), constant(0.0), constant(p)])
    s.point(m, plus([x, y, constant(0.0)], lean))
    s.inertia(Ix, d(alpha))
    s.inertia(Iz, d(theta))
    s.inertia(Is, d(phi))
    s.potential(m * g * lean[2])
    s.edge(rear, theta)
    s.edge(ahead(rear, theta, b), theta + phi)


def spherical_robot(s, R, x, y, alpha, M, J, r, mp, Jp, l, g):
    zero = constant(0.0)
    s.point(M, [x, y])
    s.body([J, J, J], R)
    pendulum = product(R, turn(1, -alpha))
    hangs = apply(pendulum, [zero, zero, constant(-l)])
    s.point(mp, plus([x, y, zero], hangs))
    s.body([Jp, Jp, Jp], pendulum)
    s.potential(mp * g * hangs[2])
    level_ball(s, R, x, y, r)


def ackermann(s, x, y, theta, phi, left, right, front, M, J, a, l, w, r, m, Js, Jd, Fs, Fd):
    rear, nose = [x, y], ahead([x, y], theta, l)
    s.point(M, ahead(rear, theta, a))
    s.inertia(J, d(theta))
    rolling_pair(s, rear, theta, [(left, w), (right, -w)], r, Js, m, Jd)
    s.point(2 * m, nose)
    s.inertia(Fs, d(front))
    s.inertia(Fd, d(theta + phi))
    s.edge(rear, theta)
    s.edge(nose, theta + phi)
    s.zero(along(nose, theta + phi) - r * d(front))


def mobile_manipulator(s, x, y, theta, right, left, q1, q2, M, J, a, b, r, Jw, d_, m1, J1, l1, c1, m2, J2, c2):
    axle = [x, y]
    s.point(M, ahead(axle, theta, a))
    s.inertia(J, d(theta))
    rolling_pair(s, axle, theta, [(right, -b), (left, b)], r, Jw)
    s.edge(axle, theta)
    shoulder, first, second = ahead(axle, theta, d_), theta + q1, theta + q1 + q2
    s.point(m1, ahead(shoulder, first, c1))
    s.inertia(J1, d(first))
    s.point(m2, ahead(ahead(shoulder, first, l1), second, c2))
    s.inertia(J2, d(second))


def leaning_disk(s, x, y, psi, theta, phi, m, r, A, C, g):
    upright, hub = wheel_upon(x, y, psi, theta, r)
    attitude = product(upright, turn(1, phi))
    s.point(m, hub)
    s.body([A, C, A], attitude)
    s.potential(m * g * hub[2])
    s.zero(*rolls(s, hub, attitude, times(-r, column(upright, 2)))[:2])


def double_pendulum(s, theta1, theta2, m1, m2, l1, l2, g):
    def hangs(theta, l):
        return [l * sin(theta), -l * cos(theta)]

    first = hangs(theta1, l1)
    second = plus(first, hangs(theta2, l2))
    for m, position in [(m1, first), (m2, second)]:
        s.point(m, position)
        s.potential(m * g * position[1])


def charged_knife_edge(s, x, y, theta, m, J, a, B):
    s.point(m, [x, y])
    s.inertia(J, d(theta))
    s.edge([x, y], theta)
    # Lorentz' force on the charge, with B for charge times field.
    rates = [d(z) for z in ahead([x, y], theta, a)]
    speeds = [rate.value for rate in rates]
    s.push(rates[0], B * speeds[1])
    s.push(rates[1], -B * speeds[0])


def car_trailers(s, x, y, *angles, M, I, m, J, l):
    axle = [x, y]
    for i, angle in enumerate(angles):
        if i > 0:
            axle = ahead(axle, angle, -l)
        s.point(m if i else M, axle)
        s.inertia(J if i else I, d(angle))
        s.edge(axle, angle)


def snake(s, x, y, *angles, m, J, a):
    middle = [x, y]
    for i, angle in enumerate(angles):
        if i > 0:
            middle = ahead(ahead(middle, angles[i - 1], -a), angle, -a)
        s.point(m, middle)
        s.inertia(J, d(angle))
        s.edge(middle, angle)


def rubbing_disk(s, x, y, psi, theta, phi, c, k, **p):
    leaning_disk(s, x, y, psi, theta, phi, **p)
    s.push(d(phi), -c * d(phi).value)
    s.push(d(psi), -k * d(psi).value)


def routh_sphere(s, R, x, y, m, r, e, A, C, g):
    zero = constant(0.0)
    centre = [x, y, constant(r)]
    mass = plus(centre, times(-e, column(R, 2)))
    s.point(m, mass)
    s.body([A, A, C], R)
    s.potential(m * g * mass[2])
    s.zero(*rolls(s, centre, R, [zero, zero, constant(-r)])[:2])


def rattleback(s, R, x, y, m, a, b, c, h, A, B, C, D, g):
    # The point of the ellipsoid with the normal -z, from its centre; up is z in the body.
    up = R[2]
    squares = [up[0] * a**2, up[1] * b**2, up[2] * c**2]
    height = power(sum(u * v for u, v in zip(up, squares)), 0.5)
    offset = times(-power(height, -1), apply(R, squares))
    centre = [x, y, height]
    mass = plus(centre, times(-h, column(R, 2)))
    s.point(m, mass)
    s.body([[A, D, 0.0], [D, B, 0.0], [0.0, 0.0, C]], R)
    s.potential(m * g * mass[2])
    s.zero(*rolls(s, centre, R, offset)[:2])


def kepler_contact(s, x, y, z, m, k):
    s.point(m, [x, y, z])
    s.potential(-k * power(x * x + y * y + z * z, -0.5))
    s.zero(d(z) - 0.5 * (x * d(y) - y * d(x)))


def twistcar(s, x, y, theta, phi, m1, J1, a1, l1, m2, J2, a2, l2, A, w):
    rear, pivot, front = [x, y], ahead([x, y], theta, l1), theta + phi
    s.point(m1, ahead(rear, theta, a1))
    s.inertia(J1, d(theta))
    s.point(m2, ahead(pivot, front, a2))
    s.inertia(J2, d(front))
    s.edge(rear, theta)
    s.edge(ahead(pivot, front, l2), front)
    # phi = A sin(w t)
    s.prescribe(d(phi), A * w * math.cos(w * s.t), -A * w * w * math.sin(w * s.t))


def chaplygin_sleigh_bead(s, x, y, theta, rail, m, J, a, mu, c, b, w):
    edge = [x, y]
    s.point(m, ahead(edge, theta, a))
    s.inertia(J, d(theta))
    # A prescribed coordinate to the left of the rail's foot.
    foot = ahead(edge, theta, c)
    s.point(mu, plus(foot, [-rail * sin(theta), rail * cos(theta)]))
    s.edge(edge, theta)
    s.prescribe(d(rail), b * w * math.cos(w * s.t), -b * w * w * math.sin(w * s.t))


def chaplygin_sleigh_torque(s, x, y, theta, m, J, a, A, w, c, k):
    edge = [x, y]
    s.point(m, ahead(edge, theta, a))
    s.inertia(J, d(theta))
    s.edge(edge, theta)
    forward = along(edge, theta)
    s.push(forward, -c * forward.value)
    s.push(d(theta), A * math.cos(w * s.t) - k * d(theta).value)


def chaplygin_sphere(s, R, x, y, m, r, A, B, C):
    chaplygin_ball(s, R, x, y, m, r, A, B, C)


def of_quaternion(a, b, c, d):
    """Its rotation matrix."""
    return [
        [a * a + b * b - c * c - d * d, 2 * (b * c - a * d), 2 * (b * d + a * c)],
        [2 * (b * c + a * d), a * a - b * b + c * c - d * d, 2 * (c * d - a * b)],
        [2 * (b * d - a * c), 2 * (c * d + a * b), a * a - b * b - c * c + d * d],
    ]


def whipple(s, x, y, psi, phi, theta, delta, rear, front, d1, d2, d3, l1, l2, l3, l4, g, rR, rF, mR, mB, mH, mF,
            IRxx, IRyy, IBxx, IByy, IBzz, IBxz, IHxx, IHyy, IHzz, IHxz, IFxx, IFyy):
    # Axes point forwards, to the right, and down.
    zero = constant(0.0)
    upright = product(turn(2, psi), turn(0, phi))
    frame = product(upright, turn(1, theta))
    fork = product(frame, turn(2, delta))
    wheels = [product(frame, turn(1, rear)), product(fork, turn(1, front))]
    point = lambda matrix, x1, x3: apply(matrix, [constant(x1), zero, constant(x3)])
    back = plus([x, y, zero], point(upright, 0.0, -rR))
    fore = plus(plus(back, point(frame, d1, d2)), point(fork, d3, 0.0))
    for m, position in [
            (mR, back), (mB, plus(back, point(frame, l1, l2))), (mH, plus(fore, point(fork, l3, l4))), (mF, fore)]:
        s.point(m, position)
        s.potential(-m * g * position[2])
    s.body([IRxx, IRyy, IRxx], wheels[0])
    s.body([[IBxx, 0, IBxz], [0, IByy, 0], [IBxz, 0, IBzz]], frame)
    s.body([[IHxx, 0, IHxz], [0, IHyy, 0], [IHxz, 0, IHzz]], fork)
    s.body([IFxx, IFyy, IFxx], wheels[1])
    s.zero(*rolls(s, back, wheels[0], times(rR, column(upright, 2)))[:2])
    # From the front wheel's centre to its lowest point, which is at rest; the vertical part of this keeps it on the ground.
    axle = column(fork, 1)
    steepest = times(power(1 - axle[2] * axle[2], -0.5), [-axle[2] * axle[0], -axle[2] * axle[1], 1 - axle[2] * axle[2]])
    s.zero(*rolls(s, fore, wheels[1], times(rF, steepest)))


def benchmark_bicycle():
    """The parameters of Meijaard, Papadopoulos, Ruina and Schwab (2007), table 1, whose axes are horizontal and vertical, turned by the tilt."""
    w, c, tilt, rR, rF, front, rider, fork = 1.02, 0.08, math.pi / 10, 0.3, 0.35, 1.02, (0.3, -0.9), (0.9, -0.7)
    cosine, sine = math.cos(tilt), math.sin(tilt)

    def turned(x, z):
        return cosine * x - sine * z, sine * x + cosine * z

    def inertia(xx, zz, xz):
        """R I R^T; the paper writes the products of inertia -xz as I_xz."""
        mean, half = (xx + zz) / 2, (xx - zz) / 2
        double, single = math.cos(2 * tilt), math.sin(2 * tilt)
        return mean + half * double - xz * single, mean - half * double + xz * single, half * single + xz * double

    # The steering axis meets the ground at w + c and leans back.
    d1, _ = turned(w + c, rR)
    d3, _ = turned(-c, -rF)
    axis, d2 = turned(front, rR - rF)
    (l1, l2), (l3, l4) = turned(rider[0], rider[1] + rR), turned(fork[0] - front, fork[1] + rF)
    (IBxx, IBzz, IBxz), (IHxx, IHzz, IHxz) = inertia(9.2, 2.8, 2.4), inertia(0.05892, 0.00708, -0.00756)
    return dict(
        d1=d1, d2=d2, d3=d3, l1=l1, l2=l2, l3=l3, l4=l4, g=9.81, rR=rR, rF=rF, mR=2.0, mB=85.0, mH=4.0, mF=3.0,
        IRxx=0.0603, IRyy=0.12, IBxx=IBxx, IByy=11.0, IBzz=IBzz, IBxz=IBxz, IHxx=IHxx, IHyy=0.06, IHzz=IHzz, IHxz=IHxz,
        IFxx=0.1405, IFyy=0.28)


def systems():
    """A system has the name of the model, with the name of the data set unless it is the first one, or the name of a family's member."""
    yield Motion(
        "double_pendulum", double_pendulum, "theta1 theta2", dict(m1=1.2, m2=0.8, l1=1.0, l2=0.7, g=9.81), [0.9, -0.4],
        {"theta1_dot": 0.3, "theta2_dot": -0.5})
    yield Motion(
        "charged_knife_edge", charged_knife_edge, "x y theta", dict(m=1.2, J=0.3, a=0.5, B=1.8), [0.1, -0.2, 0.4],
        {"x_dot": 0.9 * math.cos(0.4), "theta_dot": 1.3})
    yield Motion(
        "castor", renamed(castor), "x y theta right left beta spin",
        dict(M=6.0, J=0.4, a=0.1, b=0.25, r=0.1, Jw=0.01, p=0.35, d=0.15, rc=0.04, mc=0.5, Jc=0.002, Js=0.0005),
        [0.3, -0.2, 0.4, 0.1, -0.3, 0.7, 0.2], {"right_dot": 9.0, "left_dot": 5.0})
    yield System(
        "segway", segway, "x y theta alpha left right",
        dict(mb=5.0, Ix=0.4, Iy=0.3, Iz=0.2, l=0.4, mw=0.8, Jw=0.006, Kw=0.003, r=0.12, b=0.2, g=9.81),
        [0.1, -0.2, 0.5, 0.3, 0.2, -0.1], {"theta_dot": 1.1, "alpha_dot": -0.6, "left_dot": 4.0})
    yield Motion(
        "segway/hanging", segway, "x y theta alpha left right",
        dict(mb=5.0, Ix=0.4, Iy=0.3, Iz=0.2, l=0.4, mw=0.8, Jw=0.006, Kw=0.003, r=0.12, b=0.2, g=9.81),
        [0.1, -0.2, 0.5, 2.8, 0.0, 0.0], {"x_dot": 0.4 * math.cos(0.5), "theta_dot": 0.6, "alpha_dot": 0.5})
    yield Motion(
        "getz", getz, "x y theta alpha phi",
        dict(m=15.0, p=0.7, c=0.5, b=1.0, Ix=0.9, Iz=1.4, Is=0.3, g=9.81),
        [0.2, -0.1, 0.3, 0.2, 0.25], {"theta_dot": 0.9, "alpha_dot": -0.4, "phi_dot": -0.3})
    yield Motion(
        "getz/hanging", getz, "x y theta alpha phi",
        dict(m=15.0, p=0.7, c=0.5, b=1.0, Ix=0.9, Iz=1.4, Is=0.3, g=9.81),
        [0.2, -0.1, 0.3, 2.9, 0.25], {"theta_dot": 0.4, "alpha_dot": 0.3, "phi_dot": 0.1})
    yield Motion(
        "spherical_robot", spherical_robot, "x y alpha",
        dict(M=2.0, J=0.08, r=0.3, mp=1.5, Jp=0.01, l=0.2, g=9.81), [0.3, -0.2, 0.5],
        SPIN | {"alpha_dot": 1.3}, rotation=ATTITUDE)
    yield Motion(
        "ackermann", ackermann, "x y theta phi left right front",
        dict(M=8.0, J=1.6, a=0.45, l=1.0, w=0.35, r=0.2, m=0.6, Js=0.012, Jd=0.006, Fs=0.02, Fd=0.03),
        [0.2, -0.1, 0.4, 0.35, 0.1, -0.2, 0.3], {"theta_dot": 0.5, "phi_dot": -0.6})
    yield Motion(
        "mobile_manipulator", renamed(mobile_manipulator), "x y theta right left q1 q2",
        dict(M=9.0, J=0.7, a=0.05, b=0.3, r=0.1, Jw=0.02, d=0.25, m1=1.4, J1=0.04, l1=0.5, c1=0.22, m2=0.9, J2=0.02, c2=0.2),
        [0.2, -0.1, 0.4, 0.1, -0.2, 0.6, -0.9], {"right_dot": 6.0, "left_dot": 2.5, "q1_dot": -1.2, "q2_dot": 0.8})
    yield Motion(
        "leaning_disk", leaning_disk, "x y psi theta phi",
        dict(m=1.2, r=0.5, A=0.08, C=0.15, g=9.81), [0.2, -0.1, 0.4, 0.3, 0.1],
        {"psi_dot": 1.3, "theta_dot": -0.5, "phi_dot": 4.0})
    yield Motion(
        "car_trailers", car_trailers, "x y theta0 theta1 theta2", CAR, [0.0] * 5, {"x_dot": 1.2, "theta0_dot": 0.7})
    yield Motion("snake", snake, "x y theta1 theta2 theta3", SNAKE, [0.0] * 5, {"x_dot": 1.1, "theta1_dot": 0.2})
    yield Motion(
        "routh_sphere", routh_sphere, "x y", dict(m=1.2, r=0.5, e=0.15, A=0.1, C=0.08, g=9.81), [0.3, -0.2], SPIN,
        rotation=ATTITUDE)
    yield Motion(
        "kepler_contact", kepler_contact, "x y z", dict(m=1.0, k=1.0), [1.0, 0.2, 0.3], {"x_dot": -0.1, "y_dot": 0.8})
    yield Motion(
        "twistcar", twistcar, "x y theta phi",
        dict(m1=3.0, J1=0.4, a1=0.3, l1=0.8, m2=0.6, J2=0.05, a2=0.05, l2=-0.2, A=0.6, w=3.0), [0.1, -0.2, 0.0, 0.0],
        {"x_dot": 0.5}, conservative=False)
    yield Motion(
        "chaplygin_sleigh_bead", chaplygin_sleigh_bead, "x y theta rail",
        dict(m=1.0, J=0.4, a=0.3, mu=0.3, c=0.2, b=0.4, w=3.0), [0.1, -0.2, 0.4, 0.0],
        {"x_dot": 0.5 * math.cos(0.4), "theta_dot": 0.7}, conservative=False, moved=["rail"])
    yield Motion(
        "chaplygin_sleigh_torque", chaplygin_sleigh_torque, "x y theta",
        dict(m=1.0, J=0.4, a=0.3, A=1.5, w=3.0, c=0.25, k=0.1), [0.1, -0.2, 0.4],
        {"x_dot": 0.5 * math.cos(0.4), "theta_dot": 0.7}, conservative=False)
    # Its model has a quaternion.
    yield Motion(
        "chaplygin_sphere", chaplygin_sphere, "x y", dict(m=1.2, r=0.5, A=0.1, B=0.08, C=0.13), [0.3, -0.2], SPIN,
        rotation=of_quaternion(0.8, 0.4, -0.2, 0.4))
    yield Motion(
        "leaning_disk/rubbing", rubbing_disk, "x y psi theta phi",
        dict(m=1.2, r=0.5, A=0.08, C=0.15, g=9.81, c=0.06, k=0.04), [0.2, -0.1, 0.4, 0.1, 0.1],
        {"psi_dot": 0.5, "theta_dot": -0.2, "phi_dot": 8.0}, conservative=False)
    tilt = math.radians(0.5)
    tilted = [[1.0, 0.0, 0.0], [0.0, math.cos(tilt), -math.sin(tilt)], [0.0, math.sin(tilt), math.cos(tilt)]]
    yield System(
        "rattleback", rattleback, "x y", KANE_LEVINSON | {"g": 9.81}, [0.0, 0.0], {"omega1": 0.0, "omega2": 0.0, "omega3": -5.0},
        rotation=tilted)
    yield Motion(
        "rattleback/slow", rattleback, "x y", KANE_LEVINSON | {"g": 0.1}, [0.3, -0.2], {"omega1": 0.3, "omega2": 0.1, "omega3": -0.5},
        rotation=[[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]])
    yield Motion(
        "whipple", whipple, "x y psi phi theta delta rear front", benchmark_bicycle(),
        [0.0, 0.0, 0.0, 0.0, math.pi / 10, 0.0, 0.0, 0.0], {"rear_dot": -46 / 3, "phi_dot": 0.5, "delta_dot": 0.0})
    for n in range(9):
        yield System(
            f"car_trailers({n})", car_trailers, ["x", "y"] + [f"theta{i}" for i in range(n + 1)], CAR, [0.0] * (3 + n),
            {"x_dot": 1.2, "theta0_dot": 0.7})
    for n in range(2, 9):
        yield System(
            f"snake({n})", snake, ["x", "y"] + [f"theta{i}" for i in range(1, n + 1)], SNAKE, [0.0] * (2 + n),
            {"x_dot": 1.1, "theta1_dot": 0.2})


Motion = functools.partial(System, until=NODES[-1])
KANE_LEVINSON = dict(m=1.0, a=0.2, b=0.03, c=0.02, h=0.01, A=2e-4, B=1.6e-3, C=1.7e-3, D=-2e-5)
CAR = dict(M=3.0, I=0.5, m=1.3, J=0.2, l=0.8)
SNAKE = dict(m=1.2, J=0.15, a=0.5)


if __name__ == "__main__":
    main(systems(), pathlib.Path(__file__).parent / "motions.json", NODES)
