"""Steps of the reduced d'Alembert–Pontryagin integrator (Kobilarov, Martín de Diego & Ferraro 2010, eqs 27, 28, 36 and 37), written
with the matrices of the groups: τ and dτ⁻¹ act on elements of the algebra as matrices, and the equations are solved by Newton's
method with differences. There are no formulas for particular groups.

    python3 rdp.py      writes steps_rdp.json, beside this file (mpmath is needed)
"""

import json
import pathlib

from mpmath import bernoulli, cos, eye, expm, factorial, lu_solve, matrix, mp, mpf, sin, zeros

mp.dps = 40


def hat(xi, d, moves):
    """An element of so(d) or se(d) as a matrix, from (ω, v)."""
    n = d + 1 if moves else d
    x = zeros(n, n)
    if d == 2:
        x[0, 1], x[1, 0] = -xi[0], xi[0]
        rest = xi[1:]
    else:
        a, b, c = xi[0], xi[1], xi[2]
        x[0, 1], x[0, 2], x[1, 0], x[1, 2], x[2, 0], x[2, 1] = -c, b, c, -a, -b, a
        rest = xi[3:]
    for i, v in enumerate(rest):
        x[i, d] = v
    return x


def vee(x, d, moves):
    xi = [x[1, 0]] if d == 2 else [x[2, 1], x[0, 2], x[1, 0]]
    return xi + ([x[i, d] for i in range(d)] if moves else [])


def cay(x):
    one = eye(x.rows)
    return lu_solve_matrix(one - x / 2, one + x / 2)


def lu_solve_matrix(a, b):
    columns = [lu_solve(a, b[:, j]) for j in range(b.cols)]
    result = zeros(b.rows, b.cols)
    for j, column in enumerate(columns):
        result[:, j] = column
    return result


def dcay_inverse(x, y):
    one = eye(x.rows)
    return (one - x / 2) * y * (one + x / 2)


def dexp_inverse(x, y):
    """The series with Bernoulli's numbers; |x| is small here."""
    total, term = zeros(x.rows, x.rows), y
    for j in range(30):
        if j == 1:
            total += mpf(-1) / 2 * term
        else:
            total += bernoulli(j) / factorial(j) * term
        term = x * term - term * x
    return total


MAPS = {"cay": (cay, dcay_inverse), "exp": (lambda x: expm(x, method="taylor"), dexp_inverse)}


def newton(equations, w):
    """The zero near w, by differences: quadratic as long as they are finer than the error."""
    eps = mpf(10) ** -20
    for _ in range(30):
        value = equations(*w)
        jacobian = zeros(len(w), len(w))
        for j in range(len(w)):
            moved = list(w)
            moved[j] += eps
            for i, (a, b) in enumerate(zip(equations(*moved), value)):
                jacobian[i, j] = (a - b) / eps
        update = lu_solve(jacobian, -matrix(value))
        w = [a + b for a, b in zip(w, update)]
        if max(abs(x) for x in update) < mpf(10) ** -28:
            return w
    raise ArithmeticError("Newton's method does not converge")


class System:
    """ℓ(r, u, ξ) = ½ wᵀ g(r) w − V(r) with w = (ξ, u); columns of D(r), and rows μ(r) that vanish there."""

    def __init__(self, d, moves, size, base, metric, distribution, constraints, force=None):
        self.d, self.moves, self.size, self.base = d, moves, size, base
        self.metric, self.distribution, self.constraints = metric, distribution, constraints
        self.force = force or (lambda t: [mpf(0)] * base)

    def lagrangian(self, r, w):
        return (w.T * self.metric(r) * w)[0] / 2

    def carried(self, tau, x, momenta):
        """(dτ⁻¹_x)* of the group's momenta. The dual of a map follows from its values on a basis."""
        _, inverse = MAPS[tau]
        result = list(momenta)
        for i in range(self.size):
            basis = [mpf(int(i == j)) for j in range(self.size)]
            image = vee(inverse(hat(x, self.d, self.moves), hat(basis, self.d, self.moves)), self.d, self.moves)
            result[i] = sum(p * y for p, y in zip(momenta[: self.size], image))
        return matrix(result)

    def step(self, tau, alpha, h, t, r, g, p):
        """(r, g, arriving momenta) after a step."""
        k = self.size + self.base

        def parts(w):
            xi, u = w[: self.size], w[self.size :]
            between = [a + alpha * h * b for a, b in zip(r, u)]
            momenta = self.metric(between) * matrix(w)
            eps = mpf(10) ** -15
            slope = []
            for i in range(self.base):
                up, down = list(between), list(between)
                up[i] += eps
                down[i] -= eps
                slope.append((self.lagrangian(up, matrix(w)) - self.lagrangian(down, matrix(w))) / (2 * eps))
            zero = [mpf(0)] * self.size
            departing = self.carried(tau, [h * x for x in xi], momenta) - (1 - alpha) * h * matrix(
                zero + [a + b for a, b in zip(slope, self.force(t))]
            )
            arriving = self.carried(tau, [-h * x for x in xi], momenta) + alpha * h * matrix(
                zero + [a + b for a, b in zip(slope, self.force(t + h))]
            )
            return between, departing, arriving

        def equations(*w):
            between, departing, _ = parts(list(w))
            balance = self.distribution(r).T * (departing - p)
            slip = self.constraints(between) * matrix(list(w))
            return [x for x in balance] + [x for x in slip]

        x = self.distribution(r)
        start = x * lu_solve(x.T * self.metric(r) * x, x.T * p)
        w = newton(equations, [start[i] for i in range(k)])
        _, _, arriving = parts(w)
        turn = MAPS[tau][0](hat([h * x for x in w[: self.size]], self.d, self.moves))
        return [a + h * b for a, b in zip(r, w[self.size :])], g * turn, arriving

    def run(self, tau, alpha, h, steps, r, g, w):
        p = self.metric(r) * matrix(w)
        states = []
        for i in range(steps + 1):
            x = self.distribution(r)
            v = x * lu_solve(x.T * self.metric(r) * x, x.T * p)
            d = self.d
            place = [g[i, j] for i in range(d) for j in range(d)] + ([g[i, d] for i in range(d)] if self.moves else [])
            states.append({"g": [float(a) for a in place], "r": [float(a) for a in r], "w": [float(a) for a in v]})
            if i < steps:
                r, g, p = self.step(tau, alpha, h, i * h, r, g, p)
        return states


def decimals(*texts):
    return [mpf(text) for text in texts]


def rigid(angle, x, y):
    c, s = cos(angle), sin(angle)
    return matrix([[c, -s, x], [s, c, y], [0, 0, 1]])


def sleigh():
    J, m, a = decimals("1.5", "1.2", "0.6")
    metric = matrix([[J + m * a * a, 0, m * a], [0, m, 0], [m * a, 0, m]])
    return System(
        2, True, 3, 0, lambda r: metric, lambda r: matrix([[1, 0], [0, 1], [0, 0]]), lambda r: matrix([[0, 0, 1]])
    )


def snakeboard(forced):
    m, l, I, J = decimals("4", "0.5", "0.3", "2")
    metric = matrix(
        [[m * l * l, 0, 0, I, 0], [0, m, 0, 0, 0], [0, 0, m, 0, 0], [I, 0, 0, I, 0], [0, 0, 0, 0, 2 * J]]
    )

    def distribution(r):
        phi = r[1]
        return matrix([[0, 0, sin(2 * phi)], [0, 0, -2 * l * cos(phi) ** 2], [0, 0, 0], [1, 0, 0], [0, 1, 0]])

    def constraints(r):
        c, s = cos(r[1]), sin(r[1])
        return matrix([[-l * c, -s, c, 0, 0], [l * c, s, c, 0, 0]])

    force = (lambda t: [cos(20 * mp.pi * t), sin(2 * mp.pi * t)]) if forced else None
    return System(2, True, 3, 2, lambda r: metric, distribution, constraints, force)


def suslov():
    I = matrix([decimals("1", "0", "0.3"), decimals("0", "1.5", "0.2"), decimals("0.3", "0.2", "2")])
    return System(3, False, 3, 0, lambda r: I, lambda r: matrix([[1, 0], [0, 1], [0, 0]]), lambda r: matrix([[0, 0, 1]]))


def glider():
    """A body in a fluid, with a blade: mass and inertia by axis, the centre off the origin, and no motion across the blade."""
    masses, inertias, b, c = decimals("1.1", "1.9", "2.3"), decimals("0.7", "1.2", "1.6"), mpf("0.3"), mpf("-0.2")
    metric = matrix([[x if i == j else 0 for j in range(6)] for i, x in enumerate(inertias + masses)])
    for i, j, value in [(1, 3, b), (0, 4, c)]:
        metric[i, j] += value
        metric[j, i] += value
    frame = matrix([[1 if i == j else 0 for j in range(5)] for i in range(6)])
    return System(3, True, 6, 0, lambda r: metric, lambda r: frame, lambda r: matrix([[0, 0, 0, 0, 0, 1]]))


def cases():
    half = mpf(1) / 2
    turned = rigid(mpf("0.3"), mpf("0.2"), mpf("-0.1"))
    board = decimals("-1.4285254037844384", "0.41237976320958225", "0", "2.5", "-0.02")
    angles = decimals("1.5707963267948966", "1.0471975511965976")
    for tau in MAPS:
        yield f"chaplygin_sleigh_se2 lively rdp-{tau}", sleigh(), tau, half, [], turned, decimals("0.8", "-0.5", "0")
        yield f"suslov_so3 generic rdp-{tau}", suslov(), tau, half, [], eye(3), decimals("0.8", "-0.5", "0")
        for name, forced in [("free", False), ("driven", True)]:
            place = rigid(mpf(0), mpf(0), mpf(0))
            yield f"snakeboard_se2 {name} rdp-{tau}", snakeboard(forced), tau, half, angles, place, board
        yield f"glider rdp-{tau}", glider(), tau, half, [], eye(4), decimals("0.9", "-1.4", "0.5", "0.8", "-0.3", "0")
        place = rigid(mpf(0), mpf(0), mpf(0))
        yield f"snakeboard_se2 free rdp-{tau}:0.3", snakeboard(False), tau, mpf("0.3"), angles, place, board


if __name__ == "__main__":
    data = {}
    for name, system, tau, alpha, r, g, w in cases():
        data[name] = {"h": 0.1, "states": system.run(tau, alpha, mpf("0.1"), 10, r, g, w)}
        print(name)
    path = pathlib.Path(__file__).with_name("steps_rdp.json")
    path.write_text(json.dumps(data, indent=1) + "\n")
