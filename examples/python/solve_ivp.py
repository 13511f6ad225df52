"""The same motion by SciPy's `solve_ivp` and by generated methods: time, energy, constraint.

`solve_ivp` gets two right-hand sides: one written by hand in NumPy, and the generated one (`model.rhs`).
"""

import time

import numpy as np
from scipy.integrate import solve_ivp

import sleighs

UNTIL = 200.0


def rhs_by_hand(sleigh: sleighs.ChaplyginSleigh):
    """The derivative of (q, v), from M dv/dt = force + mu^T lambda with the constraint differentiated."""
    m, a, inertia = sleigh.m, sleigh.a, sleigh.J

    def rhs(t, y):
        theta, v = y[2], y[3:]
        sin, cos = np.sin(theta), np.cos(theta)
        mass = np.array([[m, 0, -m * a * sin], [0, m, m * a * cos], [-m * a * sin, m * a * cos, inertia + m * a * a]])
        force = m * a * v[2] ** 2 * np.array([cos, sin, 0])
        mu = np.array([-sin, cos, 0])
        mu_dot = v[2] * np.array([-cos, -sin, 0])
        saddle = np.zeros((4, 4))
        saddle[:3, :3], saddle[:3, 3], saddle[3, :3] = mass, -mu, mu
        return np.concatenate((v, np.linalg.solve(saddle, np.append(force, -mu_dot @ v))[:3]))

    return rhs


def timed(function, repeat=3):
    """The result, and the shortest time of several runs."""
    times = []
    for _ in range(repeat):
        start = time.perf_counter()
        result = function()
        times.append(time.perf_counter() - start)
    return result, min(times)


def main() -> None:
    sleigh = sleighs.ChaplyginSleigh.of("lively")
    q, v = sleigh.initial("lively")
    y = np.concatenate((q, v))
    by_hand = rhs_by_hand(sleigh)
    assert np.allclose(by_hand(0.0, y), sleigh.rhs(0.0, y), rtol=1e-12, atol=1e-13), "two derivations, one field"
    reference = solve_ivp(sleigh.rhs, (0, UNTIL), y, method="DOP853", rtol=1e-13, atol=1e-13).y[:, -1]

    rows = []

    def measure(name, run):
        (q, v), took = timed(run)
        energy = sleigh.energy(q, v)
        rows.append((
            name,
            1e3 * took,
            np.abs(np.concatenate((q[-1], v[-1])) - reference).max(),
            np.abs(energy / energy[0] - 1).max(),
            sleigh.constraint(q, v).max(),
        ))

    def scipy(rhs, **options):
        def run():
            y_of_t = solve_ivp(rhs, (0, UNTIL), y, t_eval=np.linspace(0, UNTIL, 2001), **options).y.T
            return np.ascontiguousarray(y_of_t[:, :3]), np.ascontiguousarray(y_of_t[:, 3:])

        return run

    def generated(method, h):
        def run():
            steps = round(UNTIL / h)
            run = sleigh.simulate(q, v, h, steps, method=method, every=steps // 2000)
            return run.q, run.v

        return run

    for options in ({"rtol": 1e-3, "atol": 1e-6}, {"rtol": 1e-9, "atol": 1e-9}):
        tolerance = f"rtol {options['rtol']:.0e}"
        measure(f"solve_ivp RK45, {tolerance}, NumPy", scipy(by_hand, **options))
        measure(f"solve_ivp RK45, {tolerance}, model.rhs", scipy(sleigh.rhs, **options))
    measure("solve_ivp DOP853, rtol 1e-09, model.rhs", scipy(sleigh.rhs, method="DOP853", rtol=1e-9, atol=1e-9))
    for h in (0.1, 0.01, 0.001):
        measure(f"gonzalez, h = {h}", generated("gonzalez", h))
    for h in (0.1, 0.01):
        measure(f"rk4 on D*, h = {h}", generated("rk4", h))

    print(f"Chaplygin's sleigh over {UNTIL:.0f} s, 2001 rows")
    print(f"{'':42} {'time':>9} {'end error':>10} {'energy':>9} {'constraint':>11}")
    for name, took, error, energy, constraint in rows:
        print(f"{name:42} {took:6.2f} ms {error:10.1e} {energy:9.1e} {constraint:11.1e}")

    by_name = {row[0]: row for row in rows}
    exact, usual = by_name["gonzalez, h = 0.01"], by_name["solve_ivp RK45, rtol 1e-03, NumPy"]
    assert exact[3] < 1e-11 and exact[4] < 1e-11, "the energy and the constraint are kept to roundoff"
    assert exact[3] < usual[3] and exact[1] < usual[1], "and it takes less time"


if __name__ == "__main__":
    main()
