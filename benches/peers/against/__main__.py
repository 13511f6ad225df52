"""The commands of `python -m against`; `benches/peers/run` calls `all`, which runs each of the others in a separate process."""

import argparse
import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

FOLDER = Path(os.environ["PEERS_TARGET"])
RESULTS = FOLDER / "results"
# The limit in seconds for the rows of one tool on one problem.
PATIENCE = 900


def measure(module, problem):
    """Measures the rows of one tool on one problem."""
    from .measure import record
    from .tools import TOOLS

    name = next(tool.name for tool in TOOLS if tool.module == module)
    for row in importlib.import_module(f".tools.{module}", __package__).rows(problem):
        record(RESULTS, problem, name, row)


def first(module, problem, *options):
    """Prints the seconds of imports, and the seconds from source to the first step."""
    from .measure import Clock, seconds

    clock = Clock()
    tool = importlib.import_module(f".tools.{module}", __package__)
    imported = clock.seconds()
    print(json.dumps([imported, seconds(lambda: tool.first(problem, *options))]))


def long(problem):
    """Measures the long motions."""
    from .long import measure

    measure(RESULTS, problem)


def reference(problem):
    """Computes the trusted state at the end."""
    from .reference import make

    make(RESULTS, problem)


def again(*arguments):
    """Runs one of these commands in a separate process, and returns whether it succeeded."""
    try:
        done = subprocess.run([sys.executable, "-m", "against", *arguments], timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        print(f"{' '.join(arguments)}: not done in {PATIENCE} s", flush=True)
        return False
    return done.returncode == 0


def everything(rounds, problems):
    """Builds, measures, and writes the page."""
    from .first import measure
    from .long import MOTIONS
    from .page import write
    from .problems import PROBLEMS
    from .tools import TOOLS, nh

    problems = problems or list(PROBLEMS)
    RESULTS.mkdir(parents=True, exist_ok=True)
    nh.build()
    # All measurements share one core, so that tools with threads of their own have no advantage.
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for problem in problems:
        again("reference", problem)
    missing = {}
    for turn in range(rounds):
        for problem in problems:
            for tool in TOOLS:
                if problem in tool.problems and (tool.rounds or turn == 0) and (tool.module, problem) not in missing:
                    if not again("measure", tool.module, problem):
                        missing[tool.module, problem] = tool.name
        for problem in MOTIONS:
            if problem in problems:
                again("long", problem)
        write(RESULTS, missing)
    measure(RESULTS, problems)
    write(RESULTS, missing)


def page():
    """Writes the page again from saved measurements."""
    from .page import write

    write(RESULTS, {})


def main():
    parser = argparse.ArgumentParser(prog="benches/peers/run", description=sys.modules[__package__].__doc__)
    parser.add_argument("--rounds", type=int, default=3, help="how often all is measured; the least counts [default: 3]")
    parser.add_argument("problems", nargs="*", metavar="PROBLEM", help="only these [default: all]")
    commands = dict(measure=measure, first=first, long=long, reference=reference, page=page)
    if len(sys.argv) > 1 and sys.argv[1] in commands:
        return commands[sys.argv[1]](*sys.argv[2:])
    arguments = parser.parse_args()
    return everything(arguments.rounds, arguments.problems)


main()
