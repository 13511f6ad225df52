"""SciML's energy pages: Hénon–Heiles to T = 5 · 10⁴, the quadrupole boson to 2 · 10⁴, with errors of the energy and of the state."""

import json
import time

import numpy as np

from .checks import largest_energy_error
from .problems import PROBLEMS

# The end, and the number of checked rows.
MOTIONS = {"henon": (5e4, 5000), "boson": (2e4, 10000)}


def references(problem):
    """The state at the end in numbers of 80 bits, and its distance from the state in 113 bits."""
    import heyoka

    from .tools.heyoka import end

    until = MOTIONS[problem][0]
    bits80, bits113 = end(problem, until, np.longdouble, 1e-19), end(problem, until, heyoka.real128, 1e-28)
    return {"end": list(bits80), "uncertain": float(abs(bits80 - bits113).max()), "exact": list(bits113)}


def of_heyoka(problem):
    """Samples, and the seconds of the shortest run, of heyoka in double precision."""
    from .tools import heyoka

    (until, count), start = MOTIONS[problem], PROBLEMS[problem].start
    motion = heyoka.integrator(problem, start)
    states = heyoka.sample(motion, start, np.linspace(0, until, count + 1))
    return states[:, :2], states[:, 2:], heyoka.time_of(motion, start, until)


def of_nh(problem, method, step):
    """The same of this project."""
    from .tools import nh

    until, count = MOTIONS[problem]
    every = 1 if step is None else round(until / count / step)
    step = until / count if step is None else step
    arguments = ("cargo", problem, method, step, count * every, every)
    return *nh.sample(*arguments), float(nh.program(*arguments, "-"))


def measure(folder, problem):
    """Writes the rows of a motion."""
    from .tools.nh import STEPS

    file = folder / f"long-{problem}.json"
    known = json.loads(file.read_text()) if file.exists() else {}
    if "reference" not in known:
        begin = time.perf_counter()
        known = {"reference": references(problem), "rows": {}}
        print(f"long {problem}: references {time.perf_counter() - begin:.1f} s, {known['reference']}", flush=True)
    reference, (coarse, fine) = np.array(known["reference"]["end"]), STEPS[problem]
    runs = {"heyoka, default": lambda: of_heyoka(problem), "nh, taylor": lambda: of_nh(problem, "taylor", None)}
    for method in ("gonzalez", "iso"):
        for step in (coarse, fine):
            runs[f"nh, {method}, h = {step:g}"] = lambda method=method, step=step: of_nh(problem, method, step)
    runs[f"nh, rk4, h = {fine:g}"] = lambda: of_nh(problem, "rk4", fine)
    for name, run in runs.items():
        q, v, seconds = run()
        before = known["rows"].get(name, {}).get("seconds", float("inf"))
        energy = largest_energy_error(problem, q, v)
        state = float(abs(np.concatenate([q[-1], v[-1]]) - reference).max())
        known["rows"][name] = {"energy": energy, "state": state, "seconds": min(seconds, before)}
        print(f"long {problem} {name}: energy {energy:.1e}, state {state:.1e}, {seconds:.3f} s", flush=True)
        file.write_text(json.dumps(known))
