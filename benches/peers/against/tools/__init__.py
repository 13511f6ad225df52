"""A module for each tool, which has `rows(problem)` (an iterator over `measure.Row`) and `first(problem, …)`, from source to the first step.

This list alone decides which tools are measured. It imports no tool.
"""

from typing import NamedTuple

EQUATIONS = ("henon", "boson", "sleigh", "rattleback", "disk", "trailer")
KANE = ("sleigh", "rattleback", "disk", "trailer")


class Tool(NamedTuple):
    """A tool's name, its module, its problems, the ways to its first step, and whether each round measures it."""

    name: str
    module: str
    problems: tuple
    ways: dict = {"": ()}
    rounds: bool = False


TOOLS = (
    Tool("nh", "nh", (*EQUATIONS, "whipple"), {}, True),
    Tool("heyoka", "heyoka", EQUATIONS, rounds=True),
    Tool("CasADi", "casadi", EQUATIONS, rounds=True),
    Tool("diffrax", "diffrax", EQUATIONS),
    Tool("SciPy", "scipy", EQUATIONS, {"": (), ", Numba": ("compiled",)}),
    Tool("SymPy's Kane, heyoka", "kane_heyoka", KANE, rounds=True),
    Tool("PyDy", "pydy", KANE, {", cython": (), ", lambdify": ("lambdify",)}),
    Tool("SymBRiM, SciPy", "symbrim", ("whipple",)),
    Tool("EXUDYN", "exudyn", ("disk",)),
    Tool("MuJoCo", "mujoco", ("disk", "rattleback")),
    Tool("Drake", "drake", ("disk", "rattleback")),
)
