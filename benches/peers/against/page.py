"""Writes docs/against.md from its template and the measurements."""

import json
import os
import platform
from datetime import date
from importlib.metadata import version
from pathlib import Path

import numpy as np

from .long import MOTIONS
from .measure import results
from .problems import HERE, PROBLEMS, WORKSPACE
from .reference import read
from .tools import TOOLS
from .tools.nh import BUILDS

PAGE = WORKSPACE / "docs" / "against.md"
# The best results on SciML's pages: absolute error of the energy, and seconds on their machine.
SCIML = {
    "henon": (("DPRKN12", 3.5e-14, 0.082), ("KahanLi8", 1.2e-13, 2.2), ("Vern9", 2.2e-13, 0.23)),
    "boson": (("Vern9 with manifold projection", 2.1e-13, 27), ("DPRKN12", 4.1e-11, 0.65)),
}


def error(number):
    """An error with two digits."""
    return "–" if number is None or np.isnan(number) else "0" if number == 0 else f"{number:.1e}"


def nanoseconds(number):
    """Three digits, with spaces between thousands."""
    if number is None or np.isnan(number):
        return "–"
    if number < 1000:
        return f"{number:.3g}"
    digits = 3 - len(str(int(number)))
    return f"{round(number, digits):,.0f}".replace(",", " ")


def seconds(number):
    return "–" if number is None else f"{number:.2f}" if number < 100 else f"{number:.0f}"


def table(head, rows, numbers):
    """A table whose last `numbers` columns are numbers."""
    line = lambda cells: "| " + " | ".join(cells) + " |"
    rule = "|" + "---|" * (len(head) - numbers) + "---:|" * numbers
    return "\n".join([line(head), rule, *map(line, rows)])


class Results:
    """The measurements, by problem."""

    def __init__(self, folder):
        self.folder = folder
        self.rows = {problem: self.of(problem) for problem in PROBLEMS}
        self.first = json.loads((folder / "first.json").read_text()) if (folder / "first.json").exists() else {}
        files = {problem: folder / f"long-{problem}.json" for problem in MOTIONS}
        self.long = {problem: json.loads(file.read_text()) for problem, file in files.items() if file.exists()}

    def of(self, problem):
        """Rows with the error of the state, and ns per unit of time."""
        reference, rows = read(self.folder, problem), results(self.folder, problem)
        for row in rows:
            if "end" in row and reference is not None:
                row["state"] = float(abs(np.array(row["end"]) - reference).max())
            if "seconds" in row:
                row["ns"] = row["seconds"] / PROBLEMS[problem].until * 1e9
        return rows

    def find(self, problem, tool, setting):
        """One row, or `None`."""
        return next((row for row in self.rows[problem] if (row["tool"], row["setting"]) == (tool, setting)), None)

    def first_step(self, problem, tool):
        """Seconds to the first step of a tool; variants share the entry of the tool that their name begins with."""
        name = "nh simulate" if tool.startswith("nh") else tool
        found = self.first.get(f"{name}|{problem}") or self.first.get(f"{tool.split(',')[0]}|{problem}")
        return None if found is None else found[1]


# The order of tools in tables.
ORDER = ("nh, cargo", "nh, contracted", *(tool.name for tool in TOOLS if tool.name != "nh"))


def place(row):
    """The place of a row: this project is first, others follow in the order of the list of tools."""
    fits = [i for i, name in enumerate(ORDER) if row["tool"] == name]
    return fits or [i for i, name in enumerate(ORDER) if row["tool"].startswith(name)] or [len(ORDER)]


def shown(row):
    """Whether a row is in the table of its problem; other builds have a separate table."""
    return row["tool"] in ("nh, cargo", "nh, contracted") and row["setting"].startswith("taylor") or not row["tool"].startswith("nh") or row["tool"] == "nh, cargo"


def of_problem(measured, problem, missing):
    """The table of a problem."""
    head = ["tool", "setting", "energy", "constraints", "state at the end", "ns per unit of time", "first step, s", "lines", "by hand"]
    rows = []
    for row in sorted(filter(shown, measured.rows[problem]), key=place):
        name = row["tool"].removesuffix(", cargo")
        if "failed" in row and "seconds" not in row:
            rows.append([name, row["setting"], f"failed: {row['failed']}", *["–"] * 6])
            continue
        constraint = "–" if problem in MOTIONS else error(row["constraint"])
        cells = [error(row["energy"]), constraint, error(row.get("state")), nanoseconds(row["ns"])]
        rows.append([name, row["setting"], *cells, seconds(measured.first_step(problem, row["tool"])), str(row["lines"]), row["by_hand"]])
    rows += [[name, "did not run on this machine", *["–"] * 7] for (module, which), name in missing.items() if which == problem]
    columns = table(head, rows, 7).replace("---:|\n", "---|\n", 1)
    until = f"{PROBLEMS[problem].until:g}" if PROBLEMS[problem].until < 1e4 else "10⁴"
    return f"### {PROBLEMS[problem].title}\n\nTo t = {until}.\n\n{columns}"


def of_builds(measured):
    """The table of compilers' options, with heyoka."""
    head = ["problem", "setting", "cargo's own", "contracted", "all options", "all options/contracted", "heyoka", "heyoka/cargo's own", "heyoka/contracted"]
    rows = []
    for problem in PROBLEMS:
        for setting in dict.fromkeys(row["setting"] for row in measured.rows[problem] if row["tool"].startswith("nh,")):
            found = {build: measured.find(problem, f"nh, {build}", setting) for build in BUILDS}
            times = {build: row.get("ns") if row else None for build, row in found.items()}
            peer = {"taylor": "default", "taylor, 1e-8": "tol 1e-8"}.get(setting)
            peer = (peer and measured.find(problem, "heyoka", peer) or {}).get("ns")
            ratio = lambda a, b: f"{a / b:.2f}" if a and b else "–"
            ratios = [ratio(times["all options"], times["contracted"]), nanoseconds(peer), ratio(peer, times["cargo"]), ratio(peer, times["contracted"])]
            rows.append([PROBLEMS[problem].title, setting, *map(nanoseconds, times.values()), *ratios])
    return table(head, rows, 7)


def better(measured):
    """The measures in which the best of the other tools is ahead of the best of this project: times by 5 %, errors by a factor of 2."""
    rows = []

    def compare(problem, what, key, text, factor, among=lambda row: True):
        ours, others = [], []
        for row in measured.rows[problem]:
            if key(row) is not None and among(row):
                (ours if row["tool"].startswith("nh,") else others).append(row)
        if not ours or not others:
            return
        own, other = min(ours, key=key), min(others, key=key)
        if key(other) * factor < key(own):
            named, owner = f"{other['tool']} ({other['setting']})", f"{own['setting']} ({own['tool'].removeprefix('nh, ')})"
            if what in ("lines", "seconds to the first step"):  # these do not depend on the setting
                named, owner = other["tool"], "nh"
            ratio = f"{key(own) / key(other):.2g}" if key(other) else "–"
            rows.append([PROBLEMS[problem].title, what, named, text(key(other)), owner, text(key(own)), ratio])

    for problem in PROBLEMS:
        reached = min((row.get("state", np.inf) for row in measured.rows[problem] if row["tool"] == "nh, cargo"), default=np.inf)
        to_roundoff = lambda row: row.get("state", np.inf) <= 10 * reached
        plain = lambda row: to_roundoff(row) and row["tool"] in ("nh, cargo",) or to_roundoff(row) and not row["tool"].startswith("nh,")
        coarse = lambda row: row.get("state", np.inf) <= 1e-6 and (row["tool"] == "nh, cargo" or not row["tool"].startswith("nh,"))
        compare(problem, "ns, state to roundoff, cargo's own options", lambda row: row.get("ns"), nanoseconds, 1.05, plain)
        compare(problem, "ns, state to roundoff, all options tried", lambda row: row.get("ns"), nanoseconds, 1.05, to_roundoff)
        compare(problem, "ns, state to 1e-6, cargo's own options", lambda row: row.get("ns"), nanoseconds, 1.05, coarse)
        compare(problem, "error of the state", lambda row: row.get("state"), error, 2)
        compare(problem, "error of the energy", lambda row: row.get("energy"), error, 2)
        if problem not in MOTIONS:
            compare(problem, "violation of constraints", lambda row: row.get("constraint"), error, 2)
        compare(problem, "seconds to the first step", lambda row: measured.first_step(problem, row["tool"]), seconds, 1.05)
        compare(problem, "lines", lambda row: row.get("lines"), str, 1)
    return table(["problem", "measure", "best of the others", "", "best of this project", "", "ratio"], rows, 1)


def of_long(measured, problem):
    """The table of a long motion."""
    known = measured.long.get(problem)
    if known is None:
        return "Not measured on this machine."
    rows = [[name, error(row["energy"]), error(row["state"]), f"{row['seconds']:.3f}"] for name, row in known["rows"].items()]
    rows += [[f"{name}, SciML's page", error(energy), "–", f"{time:g} (their machine)"] for name, energy, time in SCIML[problem]]
    until = {5e4: "5 · 10⁴", 2e4: "2 · 10⁴"}[MOTIONS[problem][0]]
    uncertain = f"The reference in 80 bits differs from one in 113 bits by {error(known['reference']['uncertain'])}."
    columns = table(["tool and setting", "energy, absolute", "state at the end", "s"], rows, 3)
    return f"{PROBLEMS[problem].title} to t = {until}. {uncertain}\n\n{columns}"


def of_first(measured):
    """The table of seconds to the first step."""
    tools = dict.fromkeys(key.split("|")[0] for key in measured.first)
    rows = []
    for tool in tools:
        found = [measured.first.get(f"{tool}|{problem}") for problem in PROBLEMS]
        aside = [pair[0] for pair in found if pair]
        rows.append([tool, *(seconds(pair and pair[1]) for pair in found), seconds(min(aside)) if not tool.startswith("nh") else "–"])
    head = ["tool", *(problem.title for problem in PROBLEMS.values()), "imports"]
    return table(head, rows, len(head) - 1)


def machine():
    """The name that Linux gives the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        found = next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
        families = {key: next(line.split(":")[1].strip() for line in lines if line.startswith(key)) for key in ("cpu family", "model\t")}
        return f"{found} (family {families['cpu family']}, model {families['model' + chr(9)]})"
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def versions():
    """Versions of the installed packages."""
    lines = (HERE / "requirements.txt").read_text().splitlines()
    names = [line.split("==")[0] for line in lines if "==" in line]
    return ", ".join(f"{name} {version(name)}" for name in names)


def write(folder, missing):
    """Fills the template."""
    measured = Results(folder)
    rounds = [row["rounds"] for rows in measured.rows.values() for row in rows if "rounds" in row]
    fill = {
        "machine": machine(),
        "date": date.today().isoformat(),
        "python": platform.python_version(),
        "versions": versions(),
        "rounds": " to ".join(dict.fromkeys(str(pick(rounds, default=0)) for pick in (min, max))),
        "note": os.environ.get("NOTE", ""),
        "problems": "\n\n".join(of_problem(measured, problem, missing) for problem in PROBLEMS),
        "builds": of_builds(measured),
        "better": better(measured),
        "first": of_first(measured),
        **{f"long {problem}": of_long(measured, problem) for problem in MOTIONS},
    }
    text = (HERE / "against.md.in").read_text()
    for name, value in fill.items():
        text = text.replace("{{" + name + "}}", value)
    PAGE.write_text(text)
    print(f"wrote {os.path.relpath(PAGE)}", flush=True)
