"""Compares the cost of the package for Python with generated packages and with heyoka.py, in one run.

    target/python/race/bin/python benches/python/bars.py [SECTION…]

The sections are `first`, `steps`, `calls` and `heyoka`; all of them run without arguments. The program needs the wheel, built in release, in an
environment with NumPy and matplotlib; `steps` and `calls` need the package that `nh generate --python sleighs chaplygin_sleigh --method
gonzalez,rk4` writes; `heyoka` needs heyoka.py from PyPI. Times are the least of several runs. Both sides take turns, so that a busy machine
slows them equally.
"""

import subprocess
import sys
from pathlib import Path
from time import perf_counter

import numpy as np


def once(function):
    """Seconds of one call."""
    begin = perf_counter()
    function()
    return perf_counter() - begin


def race(*functions, rounds=20):
    """The least seconds of each function, called in turns."""
    for function in functions:
        function()
    return [min(times) for times in zip(*([once(function) for function in functions] for _ in range(rounds)))]


def told(text, *numbers, unit="ms", bar=None):
    """Prints a line: seconds, and their ratio if there are two."""
    scale = {"s": 1, "ms": 1e3, "µs": 1e6}[unit]
    shown = " ".join(f"{number * scale:10.3f}" for number in numbers)
    ratio = f"  ratio {numbers[0] / numbers[1]:.2f}" if len(numbers) == 2 else ""
    print(f"{text:58} {shown} {unit}{ratio}" + (f"  (bar {bar})" if bar else ""), flush=True)


FIRST = """
from time import perf_counter
begin = perf_counter()
import matplotlib
matplotlib.use("Agg")
import nonholonomic as nh
system = nh.System.from_yaml(nh.library.rattleback.source.replace("V: m*g*mass[3]", "V: m*g*mass[3] + {first}*m*x^2"))
system.simulate(until=5).plot().savefig("{figure}")
plotted = perf_counter() - begin
begin = perf_counter()
system = nh.System.from_yaml(nh.library.rattleback.source.replace("V: m*g*mass[3]", "V: m*g*mass[3] + {second}*m*(x^2 + y^2)"))
system.simulate(until=5, accuracy={accuracy})
print(plotted, perf_counter() - begin)
"""


def first():
    """From a declaration to a figure, in a fresh process, and again with a changed potential. Each number is new, so that the cache has no result."""
    folder = Path(sys.prefix, "bars")
    folder.mkdir(exist_ok=True)
    for accuracy in (True, False):
        best = None
        for _ in range(3):
            seed = perf_counter() % 1
            code = FIRST.format(first=f"{seed:.9f}", second=f"{seed / 2:.9f}", figure=folder / "rattleback.png", accuracy=accuracy)
            said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
            found = [float(number) for number in said.split()]
            best = found if best is None else [min(pair) for pair in zip(best, found)]
        with_estimate = "with" if accuracy else "without"
        if accuracy:
            told("rattleback: imports, declaration, 5 s of motion, figure", best[0], unit="s", bar="5 s")
        told(f"its potential changed, 5 s of motion, {with_estimate} the estimate", best[1], unit="s", bar="0.5 s")


def sides():
    """Chaplygin's sleigh here and in a generated package."""
    import nonholonomic as nh
    import sleighs

    return nh.library.chaplygin_sleigh(), sleighs.ChaplyginSleigh()


def steps():
    """Runs and batches beside a generated package."""
    here, generated = sides()
    q, v = here.initial("paper")
    many = np.tile(q, (1000, 1))
    for method in ("gonzalez", "rk4"):
        for every in (1, 10, 100):
            run = lambda: here.simulate(q, v, 0.05, steps=4000, method=method, every=every, accuracy=False)
            other = lambda: generated.simulate(q, v, 0.05, 4000, method=method, every=every)
            told(f"4000 steps of the sleigh by {method}, every {every}", *race(run, other, rounds=60), bar="1.3")
        for every in (1, 10, 2000):
            run = lambda: here.simulate(many, v, 0.05, steps=2000, method=method, every=every)
            other = lambda: generated.simulate(many, v, 0.05, 2000, method=method, every=every)
            told(f"1000 × 2000 steps by {method}, every {every}", *race(run, other, rounds=6), bar="1.2")


def calls():
    """The cost of calls."""
    here, generated = sides()
    q, v = here.initial("paper")
    run = lambda: here.simulate(q, v, 0.05, steps=1, method="gonzalez", accuracy=False)
    other = lambda: generated.simulate(q, v, 0.05, 1, method="gonzalez")
    told("simulate() of one step", *race(run, other, rounds=3000), unit="µs", bar="5 µs")
    stepper = here.stepper(q, v, 0.05, method="gonzalez")
    told("stepper.step()", *race(stepper.step, rounds=5000), unit="µs", bar="5 µs")
    told("energy(q, v)", *race(lambda: here.energy(q, v), rounds=5000), unit="µs", bar="5 µs")
    both = np.concatenate([q, v])
    told("rhs(t, y)", *race(lambda: here.rhs(0.0, both), rounds=5000), unit="µs", bar="5 µs")


SLEIGH = dict(
    coordinates="x z theta",
    parameters=dict(m=1.2, J=1.5, a=0.6),
    lagrangian="m/2*((x_dot - a*sin(theta)*theta_dot)^2 + (z_dot + a*cos(theta)*theta_dot)^2) + J/2*theta_dot^2",
    constraints=["-sin(theta)*x_dot + cos(theta)*z_dot"],
)


def by_hand(module):
    """The sleigh's reduced equations, derived by hand, in the speed along the edge and the rate of turning: (variable, right side)."""
    x, z, theta, u, w = module.make_vars("x", "z", "theta", "u", "w")
    sine, cosine = module.sin(theta), module.cos(theta)
    return [(x, u * cosine), (z, u * sine), (theta, w), (u, 0.6 * w * w), (w, -1.2 * 0.6 / (1.5 + 1.2 * 0.36) * u * w)]


def heyoka():
    """The same motions by heyoka.py, which has the equations by hand."""
    import heyoka as hy
    import nonholonomic as nh

    start = [0.2, -0.1, 0.3, 0.7, 0.8]
    q = start[:3]
    v = [start[3] * np.cos(start[2]), start[3] * np.sin(start[2]), start[4]]

    # Declaration to first result; the numbers differ each time, so that neither side finds compiled code.
    def declared():
        system = nh.System(**SLEIGH | dict(parameters=dict(m=1.2, J=1.5, a=0.6 + perf_counter() % 1e-6)))
        system.simulate(q, v, until=1, project=True, method="taylor", accuracy=False)

    def changed():
        extra = f" - {1e-9 * (perf_counter() % 1):.20f}*x^2"
        nh.System(**SLEIGH | dict(lagrangian=SLEIGH["lagrangian"] + extra)).simulate(q, v, until=1, method="taylor", accuracy=False)

    def compiled():
        field = by_hand(hy)
        field[3] = (field[3][0], field[3][1] - 2e-9 * (perf_counter() % 1) * field[0][0])
        hy.taylor_adaptive(field, list(start), tol=1e-15).propagate_until(1.0)

    told("declaration to first result: here, heyoka", *race(changed, compiled, rounds=5), bar="faster")
    told("  the same with only a parameter changed", *race(declared, rounds=5))

    system = nh.System(**SLEIGH)
    taken = hy.taylor_adaptive(by_hand(hy), list(start), tol=1e-15)

    def reset():
        taken.time = 0.0
        taken.state[:] = start

    def other():
        reset()
        taken.propagate_until(200.0)

    run = lambda: system.simulate(q, v, h=200.0, steps=1, method="taylor", accuracy=False, tolerance=1e-15)
    told("200 units by taylor to 1e-15: here, heyoka", *race(run, other, rounds=1000), unit="µs", bar="faster")
    reference = hy.taylor_adaptive(by_hand(hy), [np.longdouble(number) for number in start], fp_type=np.longdouble, tol=np.longdouble(1e-19))
    reference.propagate_until(np.longdouble(200))
    end = np.array([float(number) for number in reference.state])
    other()
    ours = run().q[-1]
    print(f"  errors of the ends: {abs(ours - end[:3]).max():.1e}, {abs(taken.state[:3] - end[:3]).max():.1e}")

    # An ensemble of 10 000: initial states spread about the start.
    count = 10_000
    spread = np.random.default_rng(1).normal(size=(count, 5)) * 0.1 + start
    q = spread[:, :3].copy()
    v = np.column_stack([spread[:, 3] * np.cos(spread[:, 2]), spread[:, 3] * np.sin(spread[:, 2]), spread[:, 4]])
    lanes = hy.recommended_simd_size()
    batch = hy.taylor_adaptive_batch(by_hand(hy), np.zeros((5, lanes)), tol=1e-15)
    single = hy.taylor_adaptive(by_hand(hy), list(start), tol=1e-15)

    def each(motion, index):
        motion.state[:] = spread[index]
        motion.time = 0.0
        return motion

    def group(motion, index):
        motion.state[:] = spread[lanes * index : lanes * (index + 1)].T
        motion.set_time(0.0)
        return motion

    ends = {}

    def alone():
        found = hy.ensemble_propagate_until(single, 20.0, count, each)
        ends["single"] = np.array([motion[0].state[:3] for motion in found])

    def grouped():
        found = hy.ensemble_propagate_until_batch(batch, 20.0, count // lanes, group)
        ends["batch"] = np.concatenate([motion[0].state[:3].T for motion in found])

    def ours():
        ends["here"] = system.simulate(q, v, h=20.0, steps=1, method="taylor", tolerance=1e-15).q[:, -1]

    taken = race(ours, alone, grouped, rounds=3)
    told("10 000 motions of 20 units: here, heyoka's best", taken[0], min(taken[1:]), bar="faster")
    print(f"  heyoka one by one {taken[1]:.3f} s, in lanes {taken[2]:.3f} s; largest difference {abs(ends['here'] - ends['single']).max():.1e}")


def main():
    sections = dict(first=first, steps=steps, calls=calls, heyoka=heyoka)
    for name in sys.argv[1:] or sections:
        print(f"== {name}", flush=True)
        sections[name]()


main()
