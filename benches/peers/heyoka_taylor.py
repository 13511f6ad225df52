"""Two motions by heyoka's adaptive Taylor integrator: beside `cargo bench -p nh-benches --bench taylor`.

    python3 -m venv .venv && .venv/bin/pip install heyoka numpy
    .venv/bin/python benches/peers/heyoka_taylor.py

The equations are the reduced ones of the generated code, on D*: the sleigh's data set `lively` to t = 200, the nonholonomic oscillator's
`paper` to t = 10⁶. heyoka has its default settings: the tolerance is the unit roundoff, and code for one trajectory is unrolled. Times are the
shortest of several runs on one thread.
"""

import time

import heyoka as hy

A, M, J = 0.6, 1.2, 1.5
START = [0.2, -0.1, 0.3, -0.5, 0.8]


def sleigh():
    """ẋ = v cos θ, ẏ = v sin θ, θ̇ = ω, v̇ = a ω², ω̇ = −m a v ω/(J + m a²)."""
    x, y, theta, v, omega = hy.make_vars("x", "y", "theta", "v", "omega")
    field = [
        (x, v * hy.cos(theta)),
        (y, v * hy.sin(theta)),
        (theta, omega),
        (v, A * omega**2),
        (omega, -(M * A / (J + M * A**2)) * v * omega),
    ]
    energy = lambda s: M / 2 * s[3] ** 2 + (J + M * A**2) / 2 * s[4] ** 2
    return field, START, 200.0, energy


def oscillator():
    """ẋ = −y w, ẏ = r, ż = w = ρ/(1 + y²), ρ̇ = y r w + x y − z, ṙ = −y."""
    x, y, z, rho, r = hy.make_vars("x", "y", "z", "rho", "r")
    w = rho / (1.0 + y**2)
    field = [(x, -y * w), (y, r), (z, w), (rho, y * r * w + x * y - z), (r, -y)]
    energy = lambda s: (s[3] ** 2 / (1 + s[1] ** 2) + s[4] ** 2 + s[0] ** 2 + s[1] ** 2 + s[2] ** 2) / 2
    return field, [1.0, 1.0, 1.0, 0.0, 0.0], 1e6, energy


def run(name, problem, rounds):
    field, start, until, energy = problem
    integrator = hy.taylor_adaptive(field, start)
    best = float("inf")
    for _ in range(rounds):
        integrator.time = 0.0
        integrator.state[:] = start
        begin = time.perf_counter()
        steps = integrator.propagate_until(until)[3]
        best = min(best, time.perf_counter() - begin)
    error = abs(energy(integrator.state) / energy(start) - 1)
    print(f"{name}: {best * 1e6:.1f} µs, {steps} steps, {best / steps * 1e9:.0f} ns each, relative error of the energy {error:.1e}")
    print("    ", *(f"{number:.15e}" for number in integrator.state))


run("sleigh to 200", sleigh(), 5000)
run("oscillator to 1e6", oscillator(), 3)
