"""The parts that all tools share: timing, lines, and files of results."""

import inspect
import json
import resource
import time
from pathlib import Path
from typing import Callable, NamedTuple

import numpy as np

from .checks import evaluate
from .problems import PROBLEMS, grid


class Row(NamedTuple):
    """One tool with one setting on one problem.

    `shortest` gives the seconds of the quickest of some runs to the end; `sample` gives coordinates and velocities at the times of `grid`, as rows.
    After `sample`, `own` gives errors of energy and constraints from the tool's own state, where this has more than coordinates and velocities.
    """

    setting: str
    shortest: Callable[[], float]
    sample: Callable[[], tuple]
    lines: int
    by_hand: str
    own: Callable[[], tuple] | None = None
    tool: str | None = None


# A run that takes longer than this is not repeated in later rounds.
LONG = 3.0


class Clock:
    """The time of a run: elapsed time, or processor time where this is less because other processes used the core."""

    def __init__(self):
        self.processor = self.used()
        self.passed = time.perf_counter()

    @staticmethod
    def used():
        """Processor seconds of this process and its children."""
        children = resource.getrusage(resource.RUSAGE_CHILDREN)
        return time.process_time() + children.ru_utime + children.ru_stime

    def seconds(self):
        """Seconds since the clock was made."""
        passed = time.perf_counter() - self.passed
        return min(passed, self.used() - self.processor)


def seconds(run):
    """The seconds of a run."""
    clock = Clock()
    run()
    return clock.seconds()


def shortest(run, before=lambda: None, budget=0.5, least=2, most=10000):
    """The seconds of the shortest of several runs: at least `least` unless they are long, and as many as fit into the budget."""
    best, total, count = float("inf"), 0.0, 0
    while (count < least and total < LONG) or (total < budget and count < most):
        before()
        taken = seconds(run)
        best, total, count = min(best, taken), total + taken, count + 1
    return best


def lines(*functions):
    """The number of lines of code of these functions, without comments, docstrings and decorators."""
    count = 0
    for function in functions:
        source = inspect.getsource(function)
        if function.__doc__:
            source = source.replace(inspect.cleandoc(function.__doc__), "")
        stripped = (line.strip() for line in source.splitlines())
        count += sum(bool(line) and not line.startswith(("#", "@", '"""')) for line in stripped)
    return count


def file_of(folder, problem, tool, setting):
    name = f"{problem}__{tool}__{setting}"
    return Path(folder, "".join(c if c.isalnum() or c in "+-._" else "_" for c in name) + ".json")


def record(folder, problem, tool, row):
    """Measures a row. Results of earlier rounds stay: the least time counts, and samples are taken once."""
    tool = row.tool or tool
    file = file_of(folder, problem, tool, row.setting)
    known = json.loads(file.read_text()) if file.exists() else {}
    if known.get("seconds", 0) > LONG or "failed" in known:
        return
    result = dict(known, problem=problem, tool=tool, setting=row.setting, lines=row.lines, by_hand=row.by_hand)
    try:
        if "energy" not in known:
            q, v = row.sample()
            if len(q) != PROBLEMS[problem].rows + 1 or not np.isfinite(q).all():
                raise ArithmeticError("the motion ends early, in numbers that are not finite")
            result["energy"], result["constraint"] = row.own() if row.own else evaluate(problem, q, v)
            result["end"] = [float(number) for number in (*q[-1], *v[-1])]
        result["seconds"] = min(row.shortest(), known.get("seconds", float("inf")))
        result["rounds"] = known.get("rounds", 0) + 1
    except Exception as error:  # a tool that fails has a row that says so
        result["failed"] = " ".join(f"{type(error).__name__}: {error}".split())[:200]
    file.write_text(json.dumps(result))
    time_of_unit = result.get("seconds", float("nan")) / PROBLEMS[problem].until * 1e9
    print(f"{problem:11} {tool:24} {row.setting:32} {time_of_unit:14.1f} ns per unit of time {result.get('failed', '')}", flush=True)


def results(folder, problem):
    """All rows of a problem."""
    files = sorted(Path(folder).glob(f"{problem}__*.json"))
    return [json.loads(file.read_text()) for file in files]


__all__ = ["Clock", "Row", "evaluate", "grid", "lines", "np", "record", "results", "seconds", "shortest"]
