"""Motions of the systems of `wider.rs`, computed without the compiler.

    python3 wider.py        writes wider.json, beside this file (sympy and mpmath are needed)

Each system consists of its Lagrangian in coordinates, forces, constraints A(q, t) q' = b(q, t) and phi(q, t) = 0. The Euler-Lagrange
equations with multipliers,

    d/dt (dL/dv) - dL/dq = F - dR/dv + A^T lambda,    A v' = b' - A' v,

are formed by sympy, solved as one linear system for (v', lambda) in each evaluation, and integrated by Taylor series (mpmath.odefun, 30
digits). There is no frame, no bracket and no reduced momentum.
"""

import json
import pathlib

import mpmath
import sympy as sp
from sympy import cos, sin

mpmath.mp.dps = 30
t = sp.Symbol("t")


def motion(names, lagrangian, constraints=(), holonomic=(), forces=None, dissipation=0, q0=(), v0=(), end=1):
    n = len(names)
    q = sp.symbols(names)
    v = sp.symbols([name + "_dot" for name in names])
    space = {**dict(zip(names, q)), **{f"{name}_dot": w for name, w in zip(names, v)}, "t": t}
    read = lambda text: sp.nsimplify(sp.sympify(str(text).replace("^", "**"), locals=space), rational=True)
    L, R = read(lagrangian), read(dissipation)
    force = [read((forces or {}).get(name, 0)) for name in names]
    rows = [read(c) for c in constraints]
    rows += [sum(sp.diff(f, x) * w for x, w in zip(q, v)) + sp.diff(f, t) for f in map(read, holonomic)]
    rate = lambda f: sum(sp.diff(f, x) * w for x, w in zip(q, v)) + sp.diff(f, t)
    momenta = [sp.diff(L, w) for w in v]
    mass = sp.Matrix([[sp.diff(p, w) for w in v] for p in momenta])
    push = sp.Matrix([sp.diff(L, x) - rate(p) + f - sp.diff(R, w) for x, p, f, w in zip(q, momenta, force, v)])
    A = sp.Matrix([[sp.diff(c, w) for w in v] for c in rows]) if rows else sp.zeros(0, n)
    turn = sp.Matrix([-rate(c) for c in rows]) if rows else sp.zeros(0, 1)
    r = len(rows)
    system = sp.zeros(n + r, n + r)
    system[:n, :n] = mass
    if r:
        system[n:, :n] = A
        system[:n, n:] = -A.T
    right = sp.Matrix(list(push) + list(turn))
    matrix = sp.lambdify([t, *q, *v], system, "mpmath")
    vector = sp.lambdify([t, *q, *v], right, "mpmath")

    def field(time, y):
        solution = mpmath.lu_solve(mpmath.matrix(matrix(time, *y)), mpmath.matrix(vector(time, *y)))
        return list(y[n:]) + [solution[i] for i in range(n)]

    start = [mpmath.mpf(str(x)) for x in list(q0) + list(v0)]
    # An explicit Taylor series needs derivatives of the field; extrapolation (Gragg, Bulirsch, Stoer) does not.
    y, time = start, mpmath.mpf(0)
    steps = 64
    h = mpmath.mpf(str(end)) / steps
    for _ in range(steps):
        y, time = extrapolated(field, time, y, h), time + h
    residual = max([abs(sp.lambdify([t, *q, *v], c, "mpmath")(time, *y)) for c in rows] or [0])
    assert residual < mpmath.mpf("1e-17"), residual
    return {"q": [float(x) for x in y[:n]], "v": [float(x) for x in y[n:]]}


def extrapolated(field, time, y, h):
    """One step by the extrapolated modified midpoint rule, of order 24."""
    table, counts = [], [2 * (i + 1) for i in range(12)]
    for i, count in enumerate(counts):
        part = h / count
        before, here = y, [a + part * b for a, b in zip(y, field(time, y))]
        for k in range(1, count):
            slope = field(time + k * part, here)
            before, here = here, [a + 2 * part * b for a, b in zip(before, slope)]
        slope = field(time + h, here)
        row = [[(a + b + part * c) / 2 for a, b, c in zip(before, here, slope)]]
        for j in range(i):
            ratio = mpmath.mpf(count) ** 2 / mpmath.mpf(counts[i - 1 - j]) ** 2
            row.append([a + (a - b) / (ratio - 1) for a, b in zip(row[j], table[i - 1][j])])
        table.append(row)
    return table[-1][-1]


SLEIGH = "13/20*(x_dot^2 + y_dot^2) + 7/20*theta_dot^2 + 39/100*theta_dot*(-x_dot*sin(theta) + y_dot*cos(theta))"
EDGE = "x_dot*sin(theta) - y_dot*cos(theta)"
NAMES = ["x", "y", "theta"]

SYSTEMS = {
    "magnetic": dict(
        names=NAMES,
        lagrangian=SLEIGH + " + 9/20*(1 + x^2/5)*(x*y_dot - y*x_dot) - (x^2 + y^2)/5 - x^4/10",
        constraints=[EDGE],
        q0=["0.3", "0.1", 0], v0=["0.8", 0, "0.5"], end=2,
    ),
    "forced": dict(
        names=NAMES,
        lagrangian=SLEIGH + " - x^4/10",
        constraints=[EDGE],
        forces={"theta": "3/10*cos(2*t) - x*theta_dot/10", "x": "sin(t)*y"},
        dissipation="(x_dot^2 + y_dot^2)/10 + theta_dot^4/20",
        q0=["0.3", "0.1", 0], v0=["0.8", 0, "0.5"], end=2,
    ),
    "affine": dict(
        names=NAMES,
        lagrangian=SLEIGH + " - x^4/10",
        constraints=[EDGE + " - (1 + x*y/3)/2"],
        q0=[0, "0.1", 0], v0=["0.8", "-0.5", "0.5"], end=2,
    ),
    "rheonomic": dict(
        names=NAMES,
        lagrangian="(13 + 4*sin(t))/20*(x_dot^2 + y_dot^2) + 7/20*theta_dot^2"
        " + 39/100*theta_dot*(-x_dot*sin(theta) + y_dot*cos(theta)) + t*x*y_dot/5 - (x - sin(t))^4/10",
        constraints=["x_dot*sin(theta + t/3) - y_dot*cos(theta + t/3) - sin(t)/4"],
        q0=["0.3", "0.1", 0], v0=["0.8", 0, "0.5"], end=2,
    ),
    "bowl": dict(
        names=["x", "y", "z", "theta"],
        lagrangian="13/20*(x_dot^2 + y_dot^2 + z_dot^2) + 7/20*theta_dot^2 - 13/5*z",
        constraints=[EDGE],
        holonomic=["z - cos(x) + y^4 + 1"],
        q0=[0, 0, 0, 0], v0=["0.8", 0, 0, "0.5"], end=2,
    ),
    "rising_bowl": dict(
        names=["x", "y", "z", "theta"],
        lagrangian="13/20*(x_dot^2 + y_dot^2 + z_dot^2) + 7/20*theta_dot^2 - 13/5*z",
        constraints=[EDGE],
        holonomic=["z - cos(x) + y^4 + 1 - sin(t)^2/5"],
        q0=[0, 0, 0, 0], v0=["0.8", 0, 0, "0.5"], end=2,
    ),
    "everything": dict(
        names=["x", "y", "z", "theta"],
        lagrangian="13/20*(x_dot^2 + y_dot^2 + z_dot^2) + 7/20*(1 + sin(t)/4)*theta_dot^2 + x*y*theta_dot/3 - 13/5*z",
        constraints=[EDGE + " - cos(2*t)*x/3"],
        holonomic=["z - cos(x) + y^4 + 1 - sin(t)^2/5"],
        forces={"theta": "3/10*cos(2*t)"},
        dissipation="(x_dot^2 + z_dot^2)/10",
        q0=[0, 0, 0, 0], v0=["0.8", 0, 0, "0.5"], end=2,
    ),
    "smooth_step": dict(
        names=NAMES,
        lagrangian=SLEIGH + " - 3/10*erf(2*x - 1)",
        constraints=[EDGE],
        q0=["0.3", "0.1", 0], v0=["0.8", 0, "0.5"], end=2,
    ),
    "two_links": dict(
        names=["a", "b"],
        lagrangian="a_dot^2 + b_dot^2/2 + a_dot*b_dot*cos(a - b) + 19*cos(a) + 9*cos(b)",
        q0=[1, "0.3"], v0=["0.4", "-0.2"], end=1,
    ),
}

def declaration(name, system):
    """The system in YAML, without methods."""
    lines = [f"name: {name}", f"coordinates: [{', '.join(system['names'])}]", f"lagrangian: {system['lagrangian']}"]
    for key in ("constraints", "holonomic"):
        if system.get(key):
            lines += [f"{key}:"] + [f"  - {item}" for item in system[key]]
    if system.get("forces"):
        lines += ["forces:"] + [f"  {on}: {force}" for on, force in system["forces"].items()]
    if system.get("dissipation"):
        lines.append(f"dissipation: {system['dissipation']}")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    results = {}
    for name, system in SYSTEMS.items():
        start = [float(x) for x in list(system["q0"]) + list(system["v0"])]
        results[name] = {"declaration": declaration(name, system), "end": system["end"], "start": start}
        results[name].update(motion(**system))
        print(name, results[name]["q"], results[name]["v"], flush=True)
    path = pathlib.Path(__file__).with_suffix(".json")
    path.write_text(json.dumps(results, indent=1) + "\n")
