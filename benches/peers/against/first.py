"""Seconds from source to the first step, each in a separate process without a cache of derived or compiled code."""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from .measure import Clock
from .problems import PROBLEMS
from .tools import TOOLS, nh

def timed(command, folder, **environment):
    """Seconds of a command, and its output."""
    clock, environment = Clock(), dict(os.environ, **environment)
    done = subprocess.run(list(map(str, command)), cwd=folder, env=environment, capture_output=True, text=True, timeout=600)
    taken = clock.seconds()
    if done.returncode:
        raise RuntimeError(done.stderr.strip().splitlines()[-1][:200] if done.stderr.strip() else "failed")
    return taken, done.stdout


def of_tool(module, problem, options):
    """(seconds of imports, seconds from source to the first step), of one process."""
    with tempfile.TemporaryDirectory() as folder:
        # This folder has no compiled code of SymPy, PyDy or JAX.
        _, said = timed([sys.executable, "-m", "against", "first", module, problem, *options], folder)
    return json.loads(said.splitlines()[-1])


def interpreted(problem):
    """Seconds of `nh simulate` with a file, which derives the file and runs the result."""
    with tempfile.TemporaryDirectory() as folder:
        _, declaration, data, *_ = PROBLEMS[problem]
        command = [nh.nh(), "simulate", declaration, "--data", data, "--method", "taylor", "--step", 0.01, "--until", 0.01]
        return 0.0, timed(command, folder, NH_DERIVATIONS_DIR=folder)[0]


def compiled(problem):
    """Seconds of `nh generate`, of `cargo build` with compiled dependencies, and of the program."""
    with tempfile.TemporaryDirectory() as folder:
        folder = Path(folder)
        _, declaration, data, *_ = PROBLEMS[problem]
        parameters = "new" if problem == "henon" else data
        text = nh.PROGRAM.replace("MODULE", declaration.stem).replace("PARAMETERS", parameters).replace("DATA", data)
        nh.package(folder, "first")
        target = dict(CARGO_TARGET_DIR=str(nh.FOLDER / "first"))
        command = ["cargo", "build", "--release", "--quiet"]
        (folder / "src" / "main.rs").write_text("fn main() {}\n")
        timed(command, folder, **target)
        (folder / "src" / "main.rs").write_text(text)
        derive = [nh.nh(), "generate", declaration, "--method", "taylor", "--expose", "none", "--no-cache", "-o", folder / "src" / "model.rs"]
        derived, _ = timed(derive, folder)
        built, _ = timed(command, folder, **target)
        ran, _ = timed([nh.FOLDER / "first" / "release" / "first"], folder)
        return derived, derived + built + ran


def measure(folder, problems):
    """Writes the smaller of two measurements of each."""
    file = folder / "first.json"
    known = json.loads(file.read_text()) if file.exists() else {}

    def least(tool, problem, run):
        try:
            before = known.get(f"{tool}|{problem}", [float("inf")] * 2)
            known[f"{tool}|{problem}"] = min(before, *(list(run()) for _ in range(2)), key=lambda pair: pair[1])
        except (RuntimeError, subprocess.TimeoutExpired, ValueError, IndexError) as error:
            print(f"first step, {tool}, {problem}: {error}", flush=True)
            return
        print(f"first step, {tool}, {problem}: {known[f'{tool}|{problem}']}", flush=True)
        file.write_text(json.dumps(known))

    for problem in problems:
        least("nh simulate", problem, lambda: interpreted(problem))
        for tool in TOOLS:
            for way, options in tool.ways.items():
                if problem in tool.problems:
                    least(tool.name + way, problem, lambda: of_tool(tool.module, problem, options))
    for problem in problems:
        least("nh generate, cargo build", problem, lambda: compiled(problem))
