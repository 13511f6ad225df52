"""Equations of motion on the constraints, derived by hand, as a user of a general integrator must supply them.

The lines of each function count as lines derived by hand.
"""

import ast
from pathlib import Path


def fields(sin, cos, sqrt, wrap=lambda function: function):
    """The right sides by name, from a tool's functions. `wrap` is applied to each of them (a compiler, for example)."""

    @wrap
    def henon(y):
        x, z, u, w = y
        return (u, w, -(x + 2 * x * z), -(z + x * x - z * z))

    @wrap
    def boson(y):
        x, z, u, w = y
        b, d = 0.55 / 2**0.5, 0.4
        r = d * (x * x + z * z)
        return (u, w, -(x + 3 * b * (z * z - x * x) + r * x), -(z + 6 * b * x * z + r * z))

    @wrap
    def sleigh(y):
        # The reduced momentum equations, in the speed along the edge and the rate of turning.
        x, z, theta, u, w = y
        s, c = sin(theta), cos(theta)
        return (u * c, u * s, w, 0.6 * w * w, -1.2 * 0.6 * u * w / (1.5 + 1.2 * 0.36))

    @wrap
    def trailer(y):
        # The car turns at a constant rate w; its speed u follows from the energy.
        x, z, a, b, u, w = y
        s, c = sin(a - b), cos(a - b)
        rate = u * s / 0.8
        mass = 3 + 1.3 * c * c + 0.2 * s * s / 0.64
        return (u * cos(a), u * sin(a), w, rate, (1.3 - 0.2 / 0.64) * s * c * (w - rate) * u / mass, 0 * w)

    @wrap
    def disk(y):
        # Newton and Euler, in the frame that leans with the disk and does not roll with it.
        x, z, psi, theta, phi, w1, w2, w3 = y
        m, r, a, c, g = 1.2, 0.5, 0.08, 0.15, 9.81
        sine, cosine = sin(theta), cos(theta)
        t = sine / cosine
        turning, rolling = w3 / cosine, w2 - w3 * t
        i = m * r * r
        return (
            r * rolling * cos(psi),
            r * rolling * sin(psi),
            turning,
            w1,
            rolling,
            ((c + i) * w2 * w3 - a * w3 * w3 * t + m * g * r * sine) / (a + i),
            -i * w1 * w3 / (c + i),
            w1 * w3 * t - c / a * w1 * w2,
        )

    @wrap
    def cross(a, b):
        return (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])

    @wrap
    def dot(a, b):
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

    @wrap
    def rattleback(y):
        # Newton and Euler without the force of contact. States: the rotation by rows, the position of the centre, the body's ω.
        row1, row2, row3, w = y[0:3], y[3:6], y[6:9], y[11:14]
        a, b, c, d, g, h = 0.0002, 0.0016, 0.0017, -0.00002, 9.81, 0.01
        squares = (0.04 * row3[0], 0.0009 * row3[1], 0.0004 * row3[2])
        height = sqrt(dot(row3, squares))
        up = cross(row3, w)
        rising = dot(squares, up) / height
        k = (-squares[0] / height, -squares[1] / height, -squares[2] / height)
        moving = (
            (-0.04 * up[0] - k[0] * rising) / height,
            (-0.0009 * up[1] - k[1] * rising) / height,
            (-0.0004 * up[2] - k[2] * rising) / height,
        )
        r = (k[0], k[1], k[2] + h)
        e1, e2 = cross(moving, w), cross(w, cross(r, w))
        force = (e1[0] + e2[0] + g * row3[0], e1[1] + e2[1] + g * row3[1], e1[2] + e2[2] + g * row3[2])
        moment, spin = cross(r, force), cross((a * w[0] + d * w[1], d * w[0] + b * w[1], c * w[2]), w)
        q = (spin[0] + moment[0], spin[1] + moment[1], spin[2] + moment[2])
        rr = dot(r, r)
        m1 = (a + rr - r[0] * r[0], d - r[0] * r[1], -r[0] * r[2])
        m2 = (d - r[0] * r[1], b + rr - r[1] * r[1], -r[1] * r[2])
        m3 = (-r[0] * r[2], -r[1] * r[2], c + rr - r[2] * r[2])
        c1, c2, c3 = cross(m2, m3), cross(m3, m1), cross(m1, m2)
        det = dot(m1, c1)
        centre, d1, d2 = cross(k, w), cross(row1, w), cross(row2, w)
        return (
            d1[0], d1[1], d1[2], d2[0], d2[1], d2[2], up[0], up[1], up[2],
            dot(row1, centre),
            dot(row2, centre),
            (c1[0] * q[0] + c2[0] * q[1] + c3[0] * q[2]) / det,
            (c1[1] * q[0] + c2[1] * q[1] + c3[1] * q[2]) / det,
            (c1[2] * q[0] + c2[2] * q[1] + c3[2] * q[2]) / det,
        )  # fmt: skip

    named = (henon, boson, sleigh, trailer, disk, rattleback)
    return dict(zip(("henon", "boson", "sleigh", "trailer", "disk", "rattleback"), named))


def lines_by_hand(problem):
    """The lines of a problem's right side, and of the functions that it calls."""
    source = Path(__file__).read_text()
    names = {problem, "cross", "dot"} if problem == "rattleback" else {problem}
    functions = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef) and node.name in names)
    text = source.splitlines()
    spans = (text[node.lineno - 1 : node.end_lineno] for node in functions)
    return sum(bool(line.strip()) and not line.strip().startswith("#") for span in spans for line in span)
