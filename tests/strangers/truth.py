"""Motions of the systems of this folder, computed without the compiler: data for `tests/tests/strangers.rs`.

    python3 truth.py                  writes truth.json, beside this file (numpy and scipy are needed)
    python3 truth.py castor segway    computes these alone and writes nothing

Nothing is read from the declarations. A system is assembled from positions of mass points, rotation matrices of bodies and
material points of contact, all as functions of the configuration; velocities and accelerations come from these by exact automatic
differentiation, and the equations are d'Alembert's principle (Newton and Euler, projected), not Lagrange's:

    sum m J^T (J w' + b) + sum Jw^T (I (Jw w' + bw) + omega x I omega) = -dV + A^T lambda,    A w' + a = 0,

where b, bw and a are accelerations at w' = 0. No Lagrangian is differentiated, no frame is chosen, no bracket formed. The saddle-point
system is solved in each evaluation and integrated with DOP853.

The accuracy is checked: each motion is integrated with rtol = 1e-13 and again with rtol = 2.5e-14 and at most half
the largest step; the two ends must agree to `AGREEMENT`, and energy and constraints must hold to `INVARIANCE` at the end.
"""

import json
import math
import pathlib
import sys

import numpy as np
from scipy.integrate import solve_ivp

AGREEMENT = 2e-12
INVARIANCE = 1e-11


class Jet:
    """A function of the configuration along the motion: its value, its acceleration at w' = 0, and the coefficients of w in its
    velocity; `a` holds them in this order. Its acceleration is the second plus the coefficients times w'."""

    __slots__ = ("a",)
    # The velocities w; set before each evaluation.
    w = np.zeros(0)

    def __init__(self, a):
        self.a = a

    @property
    def value(self):
        return self.a[0]

    def speed(self):
        return float(self.a[2:] @ Jet.w)

    def __add__(self, other):
        if isinstance(other, Jet):
            return Jet(self.a + other.a)
        a = self.a.copy()
        a[0] += other
        return Jet(a)

    __radd__ = __add__

    def __neg__(self):
        return Jet(-self.a)

    def __sub__(self, other):
        return self + (-other)

    def __rsub__(self, other):
        return (-self) + other

    def __mul__(self, other):
        if isinstance(other, Rate):
            return other * self
        if not isinstance(other, Jet):
            return Jet(self.a * other)
        a, b = self.a, other.a
        c = a[0] * b + b[0] * a
        c[0] = a[0] * b[0]
        c[1] += 2 * self.speed() * other.speed()
        return Jet(c)

    __rmul__ = __mul__

    def of(self, f, first, second):
        """f of this value, with the first two derivatives of f there."""
        c = first * self.a
        c[0] = f
        c[1] += second * self.speed() ** 2
        return Jet(c)


class Rate:
    """A quantity linear in the velocities w: its derivative at w' = 0 (an acceleration), and its coefficients."""

    __slots__ = ("a",)

    def __init__(self, a):
        self.a = a

    @property
    def value(self):
        return float(self.a[1:] @ Jet.w)

    def __add__(self, other):
        return self if other == 0 else Rate(self.a + other.a)

    __radd__ = __add__

    def __neg__(self):
        return Rate(-self.a)

    def __sub__(self, other):
        return self + (-other)

    def __mul__(self, other):
        if not isinstance(other, Jet):
            return Rate(self.a * other)
        a = other.value * self.a
        a[0] += other.speed() * self.value
        return Rate(a)

    __rmul__ = __mul__


def d(jet):
    """The velocity of a function of the configuration."""
    return Rate(jet.a[1:].copy())


def sin(x):
    s, c = math.sin(x.value), math.cos(x.value)
    return x.of(s, c, -s)


def cos(x):
    s, c = math.sin(x.value), math.cos(x.value)
    return x.of(c, -s, -c)


def power(x, p):
    v = x.value
    return x.of(v**p, p * v ** (p - 1), p * (p - 1) * v ** (p - 2))


def constant(value):
    a = np.zeros(2 + len(Jet.w))
    a[0] = value
    return Jet(a)


# Vectors are lists of jets, matrices lists of rows.


def plus(*vectors):
    return [sum(parts[1:], parts[0]) for parts in zip(*vectors)]


def times(k, vector):
    return [k * x for x in vector]


def dot(a, b):
    return sum((x * y for x, y in zip(a[1:], b[1:])), a[0] * b[0])


def cross(a, b):
    return [a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3] for i in range(3)]


def turn(axis, angle):
    """The rotation by an angle about a coordinate axis, 0, 1 or 2."""
    i, j = (axis + 1) % 3, (axis + 2) % 3
    s, c = sin(angle), cos(angle)
    matrix = [[constant(float(k == l)) for l in range(3)] for k in range(3)]
    matrix[i][i], matrix[i][j], matrix[j][i], matrix[j][j] = c, -s, s, c
    return matrix


def product(*matrices):
    result = matrices[0]
    for m in matrices[1:]:
        columns = list(zip(*m))
        result = [[dot(row, column) for column in columns] for row in result]
    return result


def apply(matrix, vector):
    return [dot(row, vector) for row in matrix]


def column(matrix, j):
    return [row[j] for row in matrix]


def spatial(r):
    """The angular velocity of a body with this rotation matrix, in space: R' R^T."""
    entry = lambda i, k: sum(r[k][j] * d(r[i][j]) for j in range(3))
    return [entry(2, 1), entry(0, 2), entry(1, 0)]


def bodily(r):
    """The angular velocity in the body: R^T R'."""
    entry = lambda i, k: sum(r[j][i] * d(r[j][k]) for j in range(3))
    return [entry(2, 1), entry(0, 2), entry(1, 0)]


class Assembly:
    """The terms of d'Alembert's principle at one state."""

    def __init__(self, k, t=0.0):
        self.mass = np.zeros((k, k))
        self.force = np.zeros(k)
        self.rows, self.biases, self.speeds = [], [], []
        self.energy = 0.0
        self.t = t

    def inertia(self, j, rate):
        """j/2 times the square of a rate."""
        coefficients = rate.a[1:]
        self.mass += j * np.outer(coefficients, coefficients)
        self.force -= j * coefficients * rate.a[0]
        self.energy += j / 2 * rate.value**2

    def point(self, m, position):
        """A mass at a point."""
        for x in position:
            self.inertia(m, d(x))

    def body(self, inertia, r):
        """A body that turns with R about its centre of mass; `inertia` is the tensor in the body, or its diagonal."""
        tensor = np.diag(inertia) if np.ndim(inertia) == 1 else np.array(inertia)
        rates = bodily(r)
        omega = np.array([rate.value for rate in rates])
        jacobian = np.array([rate.a[1:] for rate in rates])
        bias = np.array([rate.a[0] for rate in rates])
        self.mass += jacobian.T @ tensor @ jacobian
        self.force -= jacobian.T @ (tensor @ bias + np.cross(omega, tensor @ omega))
        self.energy += omega @ tensor @ omega / 2

    def potential(self, v):
        self.force -= v.a[2:]
        self.energy += v.value

    def push(self, rate, force):
        """A force on a part that moves at this rate."""
        self.force += force * rate.a[1:]

    def zero(self, *rates):
        """Rates that vanish."""
        for rate in rates:
            self.prescribe(rate, 0.0, 0.0)

    def prescribe(self, rate, speed, acceleration):
        """A rate that has this value, and the rate of change of the value."""
        self.rows.append(rate.a[1:])
        self.biases.append(rate.a[0] - acceleration)
        self.speeds.append(speed)

    def carried(self, rate, speed):
        """A rate that is a function of the configuration."""
        self.prescribe(rate, speed.value, speed.speed())

    def edge(self, position, angle):
        """A knife edge, or a wheel, that points along the angle: it does not move across."""
        self.zero(cos(angle) * d(position[1]) - sin(angle) * d(position[0]))

    def accelerations(self):
        k = len(self.force)
        r = len(self.rows)
        a = np.array(self.rows).reshape(r, k)
        matrix = np.block([[self.mass, -a.T], [a, np.zeros((r, r))]])
        right = np.concatenate([self.force, -np.array(self.biases)])
        solution = np.linalg.solve(matrix, right)
        # Refined once, so that the accelerations have the rounding of the data and not of the elimination.
        solution += np.linalg.solve(matrix, right - matrix @ solution)
        return solution[:k]


class System:
    """A system: names, parameters, data, and the function that fills an assembly.

    `coordinates` are the coordinates beside R; `rotation` says whether there is an R, whose entries come first and whose angular velocity
    in the body comes first among the velocities. `q` and `free` are the coordinates and the velocities that may be chosen. `moved` are
    coordinates that are functions of the time: they are computed with the rest, but not written to the data.
    """

    def __init__(self, name, build, coordinates, parameters, q, free, until=1.0, rotation=None, conservative=True, moved=()):
        self.name, self.build, self.parameters, self.until, self.rotation = name, build, parameters, until, rotation
        self.conservative, self.moved = conservative, moved
        self.plain = coordinates.split() if isinstance(coordinates, str) else list(coordinates)
        entries = [f"R{i}{j}" for i in "123" for j in "123"] if rotation else []
        spins = ["omega1", "omega2", "omega3"] if rotation else []
        self.coordinates = entries + self.plain
        self.velocities = spins + [f"{name}_dot" for name in self.plain]
        self.q = np.array([x for row in rotation or [] for x in row] + list(q), dtype=float)
        self.first = 9 if rotation else 0
        self.turns = 3 if rotation else 0
        self.w = self.consistent(free)

    def assemble(self, q, w, t=0.0):
        k = len(self.velocities)
        Jet.w = w
        jets = []
        if self.rotation:
            r = q[:9].reshape(3, 3)
            basis = [np.cross(np.eye(3)[j], np.eye(3), axisb=1, axisc=0) for j in range(3)]
            hat = sum(w[j] * basis[j] for j in range(3))
            first, second = [r @ basis[j] for j in range(3)], r @ hat @ hat
            matrix = []
            for i in range(3):
                row = []
                for j in range(3):
                    a = np.zeros(2 + k)
                    a[0], a[1] = r[i, j], second[i, j]
                    a[2:5] = [first[l][i, j] for l in range(3)]
                    row.append(Jet(a))
                matrix.append(row)
            jets.append(matrix)
        for i in range(len(self.plain)):
            a = np.zeros(2 + k)
            a[0], a[2 + self.turns + i] = q[self.first + i], 1.0
            jets.append(Jet(a))
        s = Assembly(k, t)
        self.build(s, *jets, **self.parameters)
        return s

    def consistent(self, free):
        """All velocities, from those that may be chosen."""
        k = len(self.velocities)
        start = self.assemble(self.q, np.zeros(k))
        rows = np.array(start.rows).reshape(len(start.rows), k)
        known = [self.velocities.index(name) for name in free]
        unknown = [i for i in range(k) if i not in known]
        assert len(unknown) == len(rows), f"{self.name}: {len(unknown)} velocities for {len(rows)} constraints"
        w = np.zeros(k)
        w[known] = list(free.values())
        for _ in range(3):
            w[unknown] -= np.linalg.solve(rows[:, unknown], rows @ w - np.array(start.speeds))
        return w

    def rates(self, t, state):
        n = len(self.coordinates)
        q, w = state[:n], state[n:]
        turned = []
        if self.rotation:
            o = w[:3]
            hat = np.array([[0, -o[2], o[1]], [o[2], 0, -o[0]], [-o[1], o[0], 0]])
            turned = (q[:9].reshape(3, 3) @ hat).ravel()
        return np.concatenate([turned, w[self.turns :], self.assemble(q, w, t).accelerations()])

    def run(self, nodes, rtol, step):
        """The states at the nodes, the first of which is the start."""
        states = [np.concatenate([self.q, self.w])]
        for here, there in zip(nodes, nodes[1:]):
            run = solve_ivp(
                self.rates, (here, there), states[-1], method="DOP853", rtol=rtol, atol=rtol / 10, max_step=step)
            assert run.success, f"{self.name}: {run.message}"
            states.append(run.y[:, -1])
        return states

    def motion(self, nodes=None):
        """The motion to `until`, and at the nodes if there are some."""
        start = np.concatenate([self.q, self.w])
        stops = nodes or [0.0, self.until]
        runs = [self.run(stops, 1e-13, self.until / 10), self.run(stops, 2.5e-14, self.until / 20)]
        ends = [run[-1] for run in runs]
        n = len(self.q)
        size = max(1.0, np.abs(ends[1]).max())
        agreement = max(np.abs(coarse - fine).max() for coarse, fine in zip(*runs)) / size
        begin, end = self.assemble(self.q, self.w), self.assemble(ends[1][:n], ends[1][n:], self.until)
        Jet.w = ends[1][n:]
        defect = max([abs(row @ ends[1][n:] - speed) for row, speed in zip(end.rows, end.speeds)], default=0.0)
        drift = abs(end.energy - begin.energy) / max(1.0, abs(begin.energy)) if self.conservative else 0.0
        moved = np.abs(ends[1] - start).max()
        print(f"{self.name:24} {agreement:8.1e} apart, energy {drift:8.1e}, constraints {defect:8.1e}; moved {moved:.2g}", flush=True)
        assert agreement < AGREEMENT and drift < INVARIANCE and defect < INVARIANCE, self.name
        if self.rotation:
            r = ends[1][:9].reshape(3, 3)
            assert np.abs(r.T @ r - np.eye(3)).max() < INVARIANCE, self.name
        q = [i for i, name in enumerate(self.coordinates) if name not in self.moved]
        w = [i for i, name in enumerate(self.velocities) if name.removesuffix("_dot") not in self.moved]
        written = lambda state: [*state[:n][q].tolist(), *state[n:][w].tolist()]
        return {
            "coordinates": [self.coordinates[i] for i in q],
            "velocities": [self.velocities[i] for i in w],
            "parameters": self.parameters,
            "until": self.until,
            "q0": self.q[q].tolist(),
            "w0": self.w[w].tolist(),
            "q": ends[1][:n][q].tolist(),
            "w": ends[1][n:][w].tolist(),
            "w_dot": end.accelerations()[w].tolist(),
            "energy": begin.energy if self.conservative else end.energy,
            "agreement": agreement,
        } | ({"nodes": [written(state) for state in runs[1]]} if nodes else {})


# The systems. A bend is an angle of a joint; both families have the same bends.

BENDS = [0.4, -0.3, 0.35, -0.25]


def bent(first, count):
    angles = [first]
    for i in range(count):
        angles.append(round(angles[-1] - BENDS[i % 4], 2))
    return angles


def car_with_trailers(n):
    def build(s, x, y, *angles, **p):
        axle = [x, y]
        s.point(p["m0"], axle)
        s.inertia(p["J0"], d(angles[0]))
        s.edge(axle, angles[0])
        for i, angle in enumerate(angles[1:], start=1):
            axle = [axle[0] - p[f"l{i}"] * cos(angle), axle[1] - p[f"l{i}"] * sin(angle)]
            s.point(p[f"m{i}"], axle)
            s.inertia(p[f"J{i}"], d(angle))
            s.edge(axle, angle)

    p = {"m0": 3.0, "J0": 0.5}
    for i in range(1, n + 1):
        p |= {f"m{i}": [1.6, 1.3, 1.1][i % 3], f"J{i}": [0.3, 0.2, 0.25][i % 3], f"l{i}": [0.9, 0.8, 1.0][i % 3]}
    names = ["x", "y", "theta"] + [f"theta{i}" for i in range(1, n + 1)]
    free = {"x_dot": 1.2 * math.cos(0.3), "theta_dot": 0.7}
    return System(f"car_trailers_{n}", build, names, p, [0.1, -0.2] + bent(0.3, n), free)


def snake(links):
    def build(s, x, y, *angles, m, J, a):
        middle = [x, y]
        for i, angle in enumerate(angles):
            if i > 0:
                joint = [middle[0] - a * cos(angles[i - 1]), middle[1] - a * sin(angles[i - 1])]
                middle = [joint[0] - a * cos(angle), joint[1] - a * sin(angle)]
            s.point(m, middle)
            s.inertia(J, d(angle))
            s.edge(middle, angle)

    names = ["x", "y"] + [f"theta{i}" for i in range(1, links + 1)]
    free = {"x_dot": 1.1 * math.cos(0.3), "theta1_dot": 0.2}
    return System(f"snake_{links}", build, names, {"m": 1.2, "J": 0.15, "a": 0.5}, [0.1, -0.2] + bent(0.3, links - 1), free)


def arm_on_cart(s, x, *joints, M, m, l, g):
    s.point(M, [x])
    position, angle = [x, constant(0.0)], constant(0.0)
    for joint in joints:
        angle = angle + joint
        position = ahead(position, angle, l)
        s.point(m, position)
        s.potential(m * g * position[1])


def snake_in_joint_angles(s, x, y, *joints, m, J, l, k):
    tail, angle = [x, y], constant(0.0)
    for i, joint in enumerate(joints):
        angle = angle + joint
        middle, tail = ahead(tail, angle, l / 2), ahead(tail, angle, l)
        s.point(m, middle)
        s.inertia(J, d(angle))
        s.edge(middle, angle)
        if i > 0:
            s.potential(k / 2 * (joint * joint))


def mobile_arm(s, x, y, theta, *joints, M, J, m, I1, I2, I3, l, b, g):
    s.point(M, [x, y])
    s.inertia(J, d(theta))
    s.edge([x, y], theta)
    r = turn(2, theta)
    end = [*ahead([x, y], theta, b), constant(0.4)]
    for i, joint in enumerate(joints):
        r = product(r, turn(2 if i % 2 == 0 else 1, joint))
        centre, end = plus(end, times(l / 2, column(r, 2))), plus(end, times(l, column(r, 2)))
        s.point(m, centre)
        s.body([I1, I2, I3], r)
        s.potential(m * g * centre[2])


def ahead(position, angle, distance):
    return [position[0] + distance * cos(angle), position[1] + distance * sin(angle)]


def left_of(position, angle, distance):
    return [position[0] - distance * sin(angle), position[1] + distance * cos(angle)]


def along(position, angle):
    """The speed of a point along a direction."""
    return cos(angle) * d(position[0]) + sin(angle) * d(position[1])





def rolls(s, centre, r, offset):
    """The three rates of the slip of a ball at the point of contact, at this offset from its centre."""
    return plus([d(x) for x in centre], cross(spatial(r), offset))


def level_ball(s, R, x, y, r):
    zero = constant(0.0)
    s.zero(*rolls(s, [x, y, zero], R, [zero, zero, constant(-r)])[:2])


def ball_plane(s, R, x, y, m, r, J):
    s.point(m, [x, y])
    s.body([J, J, J], R)
    level_ball(s, R, x, y, r)


def chaplygin_ball(s, R, x, y, m, r, I1, I2, I3):
    s.point(m, [x, y])
    s.body([I1, I2, I3], R)
    level_ball(s, R, x, y, r)


def ball_sphere(s, R, theta, phi, m, J, r, a, g):
    normal = [sin(theta) * cos(phi), sin(theta) * sin(phi), cos(theta)]
    centre = times(a + r, normal)
    s.point(m, centre)
    s.body([J, J, J], R)
    s.potential(m * g * centre[2])
    slip = rolls(s, centre, R, times(-r, normal))
    south = [cos(theta) * cos(phi), cos(theta) * sin(phi), -sin(theta)]
    east = [-sin(phi), cos(phi), constant(0.0)]
    s.zero(dot(south, slip), dot(east, slip))


def ball_bowl(s, R, x, y, m, J, r, c, g):
    centre = [x, y, c / 2 * (x * x + y * y)]
    s.point(m, centre)
    s.body([J, J, J], R)
    s.potential(m * g * centre[2])
    length = power(1 + c * c * (x * x + y * y), -0.5)
    normal = [-c * x * length, -c * y * length, length]
    s.zero(*rolls(s, centre, R, times(-r, normal))[:2])



def spherical_robot_rotors(s, R, x, y, psi1, psi2, m, r, I1, I2, I3, K1, K2, b, g):
    zero = constant(0.0)
    low = times(-b, column(R, 2))
    s.point(m, plus([x, y, zero], low))
    s.body([I1, I2, I3], R)
    # Bodies, not rates: the rate of a rotor is not the derivative of an angle, and has a gyroscopic torque.
    s.body([K1, 0.0, 0.0], product(R, turn(0, psi1)))
    s.body([0.0, K2, 0.0], product(R, turn(1, psi2)))
    s.potential(m * g * low[2])
    level_ball(s, R, x, y, r)


def fire_truck(s, x, y, theta0, phi0, theta1, phi1, m0, J0, a0, l0, K0, m1, J1, a1, l1, K1):
    rear = [x, y]
    s.point(m0, ahead(rear, theta0, a0))
    s.inertia(J0, d(theta0))
    s.inertia(K0, d(theta0 + phi0))
    s.point(m1, ahead(rear, theta1, -a1))
    s.inertia(J1, d(theta1))
    s.inertia(K1, d(theta1 + phi1))
    s.edge(rear, theta0)
    s.edge(ahead(rear, theta0, l0), theta0 + phi0)
    s.edge(ahead(rear, theta1, -l1), theta1 + phi1)




def wheel_upon(x, y, psi, theta, r):
    """The rotation by direction and lean, and the hub, of a wheel that touches the ground at (x, y)."""
    upright = product(turn(2, psi), turn(0, theta))
    return upright, plus([x, y, constant(0.0)], times(r, column(upright, 2)))



def unicycle_rider(s, x, y, psi, theta, phi, chi, m, r, A, C, M, l, g):
    upright, hub = wheel_upon(x, y, psi, theta, r)
    attitude = product(upright, turn(1, phi))
    s.point(m, hub)
    s.body([A, C, A], attitude)
    rider = plus(hub, apply(product(upright, turn(1, chi)), [constant(0.0), constant(0.0), constant(l)]))
    s.point(M, rider)
    s.potential(m * g * hub[2] + M * g * rider[2])
    s.zero(*rolls(s, hub, attitude, times(-r, column(upright, 2)))[:2])


def roller_racer(s, x, y, theta, phi, m1, I1, a1, d1, m2, I2, a2, d2, k):
    rear, pivot, front = [x, y], ahead([x, y], theta, d1), theta + phi
    s.point(m1, ahead(rear, theta, a1))
    s.inertia(I1, d(theta))
    s.point(m2, ahead(pivot, front, a2))
    s.inertia(I2, d(front))
    s.potential(k * (1 - cos(phi)))
    s.edge(rear, theta)
    s.edge(ahead(pivot, front, d2), front)


def two_sleds(s, x, y, theta, phi, m1, J1, a1, b1, m2, J2, a2, b2, F):
    hinge = [x, y]
    s.point(m1, ahead(hinge, theta, a1))
    s.inertia(J1, d(theta))
    s.edge(ahead(hinge, theta, b1), theta)
    s.point(m2, ahead(hinge, phi, -a2))
    s.inertia(J2, d(phi))
    s.edge(ahead(hinge, phi, -b2), phi)
    s.potential(-F * x)


def sleigh_pendulum(s, x, y, theta, phi, M, J, a, b, m, l, k):
    blade = [x, y]
    s.point(M, ahead(blade, theta, a))
    s.inertia(J, d(theta))
    s.point(m, ahead(ahead(blade, theta, b), theta + phi, l))
    s.potential(k / 2 * phi * phi)
    s.edge(blade, theta)


def mecanum(s, x, y, theta, a1, a2, a3, a4, m, J, c, e, p, w, r, Jw):
    middle = [x, y]
    s.point(m, left_of(ahead(middle, theta, c), theta, e))
    s.inertia(J, d(theta))
    # A roller holds the rim's lowest point along its own axis, at 45 degrees to the wheel, and lets it go across; the four axes point
    # alike on the wheels of either diagonal.
    for wheel, forth, side, sign in [(a1, p, w, -1), (a2, p, -w, 1), (a3, -p, w, 1), (a4, -p, -w, -1)]:
        s.inertia(Jw, d(wheel))
        hub = left_of(ahead(middle, theta, forth), theta, side)
        s.zero(along(hub, theta) - r * d(wheel) + sign * along(hub, theta + math.pi / 2))


def snakeboard_split(s, x, y, theta, psi, front, back, m, J, l, mr, Jr, e, mw, Jw):
    middle = [x, y]
    s.point(m, middle)
    s.inertia(J, d(theta))
    s.point(mr, ahead(middle, theta, e))
    s.inertia(Jr, d(theta + psi))
    for wheels, distance in [(front, l), (back, -l)]:
        axle = ahead(middle, theta, distance)
        s.point(mw, axle)
        s.inertia(Jw, d(theta + wheels))
        s.edge(axle, theta + wheels)


def massless_wheel(s, x, y, theta, phi, m, J, r, a):
    s.point(m, ahead([x, y], theta, a))
    s.inertia(J, d(theta))
    s.edge([x, y], theta)
    s.zero(cos(theta) * d(x) + sin(theta) * d(y) - r * d(phi))


def light_trailer(s, x, y, theta, psi, m, J, a, l, k):
    s.point(m, ahead([x, y], theta, a))
    s.inertia(J, d(theta))
    s.potential(k / 2 * (theta - psi) * (theta - psi))
    s.edge([x, y], theta)
    s.edge(ahead([x, y], psi, -l), psi)


def street_disc(s, x, q, m, r, g, amplitude, frequency, curvature):
    wave = lambda n: n * frequency * x
    height = curvature * x * x + amplitude * (sin(wave(1)) + 0.5 * sin(wave(2)) + (1 / 3) * sin(wave(3)))
    slope = 2 * curvature * x + amplitude * frequency * (cos(wave(1)) + cos(wave(2)) + cos(wave(3)))
    length = power(1 + slope * slope, -0.5)
    normal = [-slope * length, length]
    centre = plus([x, height], times(r, normal))
    s.point(m, centre)
    s.inertia(m * r**2 / 2, d(q))
    s.potential(m * g * centre[1])
    # Along the street; across it nothing slips.
    s.zero(length * (d(centre[0]) + slope * d(centre[1])) + r * d(q))


def veselova(s, R, I1, I2, I3, k):
    s.body([I1, I2, I3], R)
    s.potential(k * R[0][2])
    s.zero(spatial(R)[2])


def bicycle(s, x, y, psi, phi, theta, delta, rear, front, r1, r2, c, f1, f3, b1, b3, h1, h3, mr, mb, mh, mf,
            B11, B22, B33, B13, H11, H22, H33, A1, C1, A2, C2, g):
    zero = constant(0.0)
    upright, hub = wheel_upon(x, y, psi, phi, r1)
    frame = product(upright, turn(1, theta))
    bar = product(frame, turn(2, delta))
    wheels = [product(frame, turn(1, rear)), product(bar, turn(1, front))]
    point = lambda matrix, x1, x3: apply(matrix, [constant(x1), zero, constant(x3)])
    axis = plus(hub, point(frame, c, 0.0))
    rider, handle, other = plus(hub, point(frame, b1, b3)), plus(axis, point(bar, h1, h3)), plus(axis, point(bar, f1, f3))
    for m, position in [(mr, hub), (mb, rider), (mh, handle), (mf, other)]:
        s.point(m, position)
        s.potential(m * g * position[2])
    s.body([A1, C1, A1], wheels[0])
    s.body([[B11, 0, B13], [0, B22, 0], [B13, 0, B33]], frame)
    s.body([H11, H22, H33], bar)
    s.body([A2, C2, A2], wheels[1])
    s.zero(*rolls(s, hub, wheels[0], times(-r1, column(upright, 2)))[:2])
    # The front wheel touches the ground at its lowest point: from its centre down the steepest line of its plane.
    axle = column(bar, 1)
    steepest = times(power(1 - axle[2] * axle[2], -0.5), [-axle[2] * axle[0], -axle[2] * axle[1], 1 - axle[2] * axle[2]])
    s.zero(*rolls(s, other, wheels[1], times(-r2, steepest)))


ATTITUDE = [[0.48, -0.864, 0.152], [0.8, 0.36, -0.48], [0.36, 0.352, 0.864]]
SPIN = {"omega1": 1.1, "omega2": -0.7, "omega3": 0.9}


def renamed(build):
    """A parameter `d` of a declaration is `d_` here, where d is the derivative."""
    return lambda s, *q, d, **p: build(s, *q, d_=d, **p)


def systems():
    yield from (car_with_trailers(n) for n in range(1, 9))
    yield from (snake(n) for n in range(2, 9))
    yield System(
        "ball_plane_so3", ball_plane, "x y", dict(m=1.3, r=0.4, J=0.09), [0.3, -0.2], SPIN, rotation=ATTITUDE)
    yield System(
        "chaplygin_ball", chaplygin_ball, "x y",
        dict(m=1.3, r=0.4, I1=0.09, I2=0.06, I3=0.12), [0.3, -0.2], SPIN, rotation=ATTITUDE)
    yield System(
        "ball_sphere_so3", ball_sphere, "theta phi",
        dict(m=1.1, J=0.05, r=0.3, a=1.0, g=9.81), [0.6, 0.4],
        {"theta_dot": 0.3, "phi_dot": 0.8, "omega3": 1.2}, until=0.6, rotation=ATTITUDE)
    yield System(
        "ball_bowl", ball_bowl, "x y",
        dict(m=0.8, J=0.03, r=0.25, c=0.7, g=9.81), [0.6, -0.3],
        {"x_dot": 0.5, "y_dot": 0.9, "omega3": 1.2}, rotation=ATTITUDE)
    yield System(
        "spherical_robot_rotors", spherical_robot_rotors, "x y psi1 psi2",
        dict(m=2.5, r=0.3, I1=0.09, I2=0.08, I3=0.11, K1=0.02, K2=0.03, b=0.05, g=9.81), [0.3, -0.2, 0.2, -0.4],
        SPIN | {"psi1_dot": 3.0, "psi2_dot": -2.0}, rotation=ATTITUDE)
    yield System(
        "fire_truck", fire_truck, "x y theta0 phi0 theta1 phi1",
        dict(m0=4.0, J0=1.1, a0=0.6, l0=1.2, K0=0.06, m1=5.0, J1=2.3, a1=1.1, l1=2.0, K1=0.08),
        [0.2, -0.1, 0.4, 0.3, 0.1, -0.25], {"theta0_dot": 0.4, "phi0_dot": -0.5, "phi1_dot": 0.6})
    yield System(
        "unicycle_rider", unicycle_rider, "x y psi theta phi chi",
        dict(m=1.2, r=0.3, A=0.04, C=0.08, M=4.0, l=0.6, g=9.81), [0.2, -0.1, 0.4, 0.15, 0.1, 0.2],
        {"psi_dot": 0.7, "theta_dot": -0.3, "phi_dot": 5.0, "chi_dot": -0.6}, until=0.5)
    yield System(
        "roller_racer_masses", roller_racer, "x y theta phi",
        dict(m1=1.5, I1=0.4, a1=0.3, d1=0.9, m2=0.7, I2=0.1, a2=0.15, d2=0.4, k=0.8), [0.1, -0.2, 0.3, 0.5],
        {"theta_dot": 0.6, "phi_dot": -1.1}, until=0.35)
    yield System(
        "two_sleds", two_sleds, "x y theta phi",
        dict(m1=1.4, J1=0.3, a1=0.35, b1=0.6, m2=0.9, J2=0.2, a2=0.4, b2=0.7, F=0.5), [0.1, -0.2, 0.4, -0.3],
        {"x_dot": 1.1, "y_dot": -0.4})
    yield System(
        "sleigh_pendulum", sleigh_pendulum, "x y theta phi",
        dict(M=1.3, J=0.2, a=0.3, b=0.45, m=0.5, l=0.4, k=1.1), [0.1, -0.2, 0.4, 0.9],
        {"x_dot": 0.8, "theta_dot": 1.2, "phi_dot": -0.7})
    yield System(
        "mecanum", mecanum, "x y theta a1 a2 a3 a4",
        dict(m=12.0, J=0.9, c=0.1, e=0.07, p=0.3, w=0.25, r=0.1, Jw=0.015), [0.1, -0.2, 0.4, 0.1, -0.3, 0.2, -0.1],
        {"x_dot": 0.8, "y_dot": -0.5, "theta_dot": 1.3})
    yield System(
        "snakeboard_split", snakeboard_split, "x y theta psi front back",
        dict(m=3.0, J=0.3, l=0.5, mr=1.2, Jr=0.25, e=0.12, mw=0.4, Jw=0.05), [0.1, -0.2, 0.4, 0.2, 0.5, -0.3],
        {"theta_dot": 0.9, "psi_dot": -1.6, "front_dot": 0.7, "back_dot": 0.4})
    yield System(
        "arm_on_cart", arm_on_cart, "s q1 q2 q3 q4 q5 q6", dict(M=5.0, m=1.0, l=0.3, g=9.81),
        [0.1, -1.4, 0.3, -0.2, 0.25, 0.1, -0.3],
        {"s_dot": 0.3, "q1_dot": 0.5, "q2_dot": -0.2, "q3_dot": 0.1, "q4_dot": 0.4, "q5_dot": -0.3, "q6_dot": 0.2}, until=0.3)
    yield System(
        "snake_in_joint_angles", snake_in_joint_angles, "x y q1 q2 q3 q4 q5 q6", dict(m=0.5, J=0.01, l=0.2, k=0.3),
        [0.1, -0.2, 0.2, 0.3, -0.25, 0.2, 0.3, -0.2], {"x_dot": 0.4, "q2_dot": 0.3}, until=0.5)
    yield System(
        "mobile_arm", mobile_arm, "x y theta q1 q2 q3 q4 q5",
        dict(M=20.0, J=1.5, m=2.0, I1=0.02, I2=0.03, I3=0.01, l=0.3, b=0.2, g=9.81), [0.1, -0.2, 0.4, 0.3, 0.5, -0.4, 0.7, 0.2],
        {"x_dot": 0.4, "theta_dot": 0.3, "q1_dot": 0.2, "q2_dot": -0.4, "q3_dot": 0.3, "q4_dot": 0.5, "q5_dot": -0.2},
        until=0.3)
    yield System(
        "massless_wheel", massless_wheel, "x y theta phi", dict(m=2.0, J=0.3, r=0.1, a=0.2), [0.1, -0.2, 0.4, 0.3],
        {"theta_dot": 0.7, "phi_dot": 9.0})
    yield System(
        "light_trailer", light_trailer, "x y theta psi", dict(m=1.4, J=0.5, a=0.3, l=0.6, k=0.8), [0.1, -0.2, 0.4, -0.1],
        {"x_dot": 1.1 * math.cos(0.4), "theta_dot": 0.6})
    yield System(
        "street_disc", street_disc, "x q", dict(m=1.0, r=0.5, g=9.81, amplitude=0.15, frequency=0.6, curvature=0.05), [5.0, 0.2],
        {"x_dot": 0.4})
    yield System(
        "veselova_so3", veselova, "", dict(I1=0.9, I2=0.6, I3=1.2, k=0.7), [],
        {"omega1": 1.1, "omega2": -0.7}, rotation=ATTITUDE)
    yield System(
        "bicycle", bicycle, "x y psi phi theta delta rear front",
        dict(r1=0.3, r2=0.35, c=0.953, f1=0.032, f3=-0.268, b1=0.47, b3=0.48, h1=0.0265, h3=0.102, mr=2.0, mb=85.0, mh=4.0,
             mf=3.0, B11=9.0, B22=11.0, B33=3.0, B13=-2.0, H11=0.06, H22=0.055, H33=0.01, A1=0.06, C1=0.12, A2=0.14, C2=0.28,
             g=9.81),
        [0.2, -0.1, 0.3, 0.1, -0.31553636009630176, 0.15, 0.1, -0.2], {"phi_dot": -0.2, "delta_dot": 0.3, "rear_dot": 12.0},
        until=0.5)


def main(every, file, nodes=None):
    """Writes all motions to a file, or only computes those named on the command line. Motions that end at the last node have nodes."""
    wanted = sys.argv[1:]
    motions = {}
    for system in every:
        if not wanted or system.name in wanted:
            motions[system.name] = system.motion(nodes if nodes and nodes[-1] == system.until else None)
    if not wanted:
        lines = ",\n".join(f"{json.dumps(name)}: {json.dumps(motion)}" for name, motion in motions.items())
        file.write_text("{\n" + lines + "\n}\n")


if __name__ == "__main__":
    main(systems(), pathlib.Path(__file__).parent / "truth.json")
