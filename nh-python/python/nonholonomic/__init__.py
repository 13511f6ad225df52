"""Nonholonomic mechanics: declare a system, derive its integrators, run them as machine code.

>>> import nonholonomic as nh
>>> sleigh = nh.System(
...     coordinates="x y theta",
...     parameters=dict(m=1, J=0.5, a=0.3, k=1),
...     lagrangian="m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 - k/2*(x^2 + y^2)",
...     constraints=["-sin(theta)*x_dot + cos(theta)*y_dot"],
... )
>>> run = sleigh.simulate({"x": 1}, {"theta_dot": 1}, h=0.01, until=20, project=True)
>>> run["theta"][-1]
"""

from . import _native
from ._animation import Animation
from ._derivatives import Curvature, Gradient, Linearised, Tangent
from ._ensemble import Distribution, Ensemble, loguniform, normal, uniform
from ._errors import BudgetError, DeclarationError, DeclarationWarning, MotionWarning, StateError, StepError
from ._events import Event, Events
from ._library import library
from ._run import Comparison, MotionError, Run, States, Sweep
from ._studies import Floquet, Order, Orders, Stability
from ._system import Stepper, System, load

# Kept derivations carry the identity of the build that made them.
_native.loaded_from(_native.__file__)

__version__: str = _native.__version__

__all__ = [
    "Animation",
    "BudgetError",
    "Comparison",
    "Curvature",
    "DeclarationError",
    "DeclarationWarning",
    "Distribution",
    "Ensemble",
    "Event",
    "Events",
    "Floquet",
    "Gradient",
    "Linearised",
    "MotionError",
    "MotionWarning",
    "Order",
    "Orders",
    "Run",
    "Stability",
    "StateError",
    "States",
    "StepError",
    "Stepper",
    "Sweep",
    "System",
    "Tangent",
    "library",
    "load",
    "loguniform",
    "normal",
    "uniform",
]


def __getattr__(name: str) -> object:
    # These modules need other packages, so they are imported on first use.
    if name in ("jax", "torch"):
        import importlib

        return importlib.import_module(f".{name}", __name__)
    raise AttributeError(f"module `{__name__}` has no attribute `{name}`")
