"""This project: generated steppers, in a separate program (`benches/peers/nh`), compiled with several sets of options."""

import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import numpy as np

from ..measure import Row
from ..problems import HERE, PROBLEMS, WORKSPACE

FOLDER = Path(os.environ["PEERS_TARGET"])
METHODS = "taylor,gonzalez,iso,rk4"

# Options of rustc. heyoka also compiles for the processor, and contracts a product and a sum, as `contracted` does.
CONTRACTED = "-C target-cpu=native -C llvm-args=-fp-contract=fast"
BUILDS = {
    "cargo": "",
    "contracted": CONTRACTED,
    "all options": f"{CONTRACTED} -C no-vectorize-slp",
}

# Step sizes of methods with fixed steps: a typical first choice, and a finer one for `gonzalez` and `iso`.
STEPS = {
    "henon": (0.1, 0.01),
    "boson": (0.01, 0.001),
    "sleigh": (0.05, 0.001),
    "rattleback": (0.001, 0.0001),
    "disk": (0.01, 0.0005),
    "whipple": (0.01, 0.001),
    "trailer": (0.05, 0.001),
}

# The lines of Rust that step a generated system, beside its declaration.
PROGRAM = """\
mod model;
use model::MODULE as m;
use nonholonomic::{Discretize, State, Stepper, System, methods::Taylor};
fn main() {
    let system = m::System::new(m::Parameters::PARAMETERS()).unwrap();
    let start = system.state().data_set("DATA").unwrap().project().unwrap();
    let mut stepper = Discretize::<Taylor>::stepper(&system, &start, 0.01).unwrap();
    stepper.step().unwrap();
    println!("{:?}", stepper.state().configuration());
}
"""


def nh():
    """The program `nh`."""
    return os.environ["NH"]


def file_of_build(build):
    return FOLDER / ("build-" + build.replace(" ", "-"))


def generate(problem, folder):
    """Generates the steppers of a problem. An unchanged file is not compiled again."""
    declaration = PROBLEMS[problem].declaration
    command = [nh(), "generate", declaration, "--method", METHODS, "--expose", "none"]
    code = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    file = folder / f"{declaration.stem}.rs"
    if not file.exists() or file.read_text() != code:
        file.write_text(code)


def package(folder, name="nh-peer"):
    """Writes a package's manifest to a folder, with this workspace's runtime as a dependency."""
    (folder / "src").mkdir(parents=True, exist_ok=True)
    text = (HERE / "nh" / "Cargo.toml").read_text().replace("RUNTIME", str(WORKSPACE / "nh-runtime"))
    (folder / "Cargo.toml").write_text(text.replace('name = "nh-peer"', f'name = "{name}"'))


def build():
    """Generates the steppers, and compiles them with each set of options."""
    folder = FOLDER / "nh"
    package(folder)
    for problem in PROBLEMS:
        print(f"generate {problem}", flush=True)
        generate(problem, folder / "src")
    shutil.copy2(HERE / "nh" / "src" / "main.rs", folder / "src")
    for name, flags in BUILDS.items():
        print(f"compile: {name}", flush=True)
        environment = dict(os.environ, RUSTFLAGS=flags, CARGO_TARGET_DIR=str(file_of_build(name)))
        features = ["--features", "iso"] if name == "cargo" else []
        subprocess.run(["cargo", "build", "--release", "--quiet", *features], cwd=folder, env=environment, check=True)


def program(build, *arguments):
    """The output of the program of a build."""
    command = [file_of_build(build) / "release" / "nh-peer", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError(done.stderr.strip())
    return done.stdout


def sample(build, problem, method, step, steps, every, tolerance=()):
    """Coordinates and velocities, a row for every `every` steps."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "states.csv")
        program(build, problem, method, step, steps, every, file, *tolerance)
        states = np.loadtxt(file, delimiter=",", ndmin=2)
    half = PROBLEMS[problem].coordinates
    return states[:, :half], states[:, half:]


def first_state(problem):
    """Coordinates and velocities of the data set."""
    q, v = sample("cargo", problem, "taylor", 1e-3, 0, 1)
    return q[0], v[0]


def settings(problem):
    """(setting, method, step, steps between rows, tolerance) of each row."""
    count, until = PROBLEMS[problem].rows, PROBLEMS[problem].until
    coarse, fine = STEPS[problem]
    every = lambda step: round(until / count / step)
    yield "taylor", "taylor", until / count, 1, ()
    yield "taylor, 1e-8", "taylor", until / count, 1, (1e-8,)
    for method in ("gonzalez", "iso"):
        for step in (coarse, fine):
            yield f"{method}, h = {step:g}", method, step, every(step), ()
    yield f"rk4, h = {coarse:g}", "rk4", coarse, every(coarse), ()


def declaration_lines(problem):
    """Lines of the declaration without comments, texts, sources, drawings and exposed quantities."""
    count, skipped = 0, False
    for line in PROBLEMS[problem].declaration.read_text().splitlines():
        if line and line[0] not in " #":
            skipped = line.startswith(("text:", "source:", "drawing:", "expose:", "invariants:"))
        count += bool(line.strip()) and not skipped and not line.strip().startswith(("#", "text:"))
    return count


def rows(problem):
    count = PROBLEMS[problem].rows
    length = declaration_lines(problem) + len(PROGRAM.splitlines())
    for setting, method, step, every, tolerance in settings(problem):
        for build in ("cargo",) if method == "iso" else BUILDS:
            arguments = (build, problem, method, step, count * every)
            time = lambda: float(program(*arguments, every, "-", *tolerance))
            at = lambda: sample(*arguments, every, tolerance)
            yield Row(setting, time, at, length, "–", tool=f"nh, {build}")
