"""Trusted states at the end of each motion: independently derived equations under heyoka, in numbers of 113 bits."""

import json
import time

import numpy as np

from .problems import PROBLEMS, to_coordinates


def end(problem):
    """Coordinates and velocities at the end: equations by hand, and SymBRiM's for the bicycle."""
    until = PROBLEMS[problem].until
    if problem == "whipple":
        from .tools import symbrim

        return symbrim.end(until)
    import heyoka

    from .tools.heyoka import end

    q, v = to_coordinates(problem, [end(problem, until, heyoka.real128, 1e-26)])
    return np.concatenate([q[0], v[0]])


def make(folder, problem):
    """Writes the reference, unless the file exists."""
    file = folder / f"reference-{problem}.json"
    if not file.exists():
        begin = time.perf_counter()
        file.write_text(json.dumps(list(end(problem))))
        print(f"reference of {problem}: {time.perf_counter() - begin:.1f} s", flush=True)


def read(folder, problem):
    """The reference, or `None` if none could be computed."""
    file = folder / f"reference-{problem}.json"
    return np.array(json.loads(file.read_text())) if file.exists() else None
