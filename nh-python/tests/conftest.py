import os
import signal
import tempfile

import pytest

# Tests keep derivations in a separate folder.
os.environ.setdefault("NH_DERIVATIONS_DIR", tempfile.mkdtemp(prefix="nh-derivations-"))
os.environ.setdefault("MPLBACKEND", "Agg")

import nonholonomic as nh  # noqa: E402


@pytest.fixture(autouse=True)
def interruptible():
    """Makes SIGINT raise `KeyboardInterrupt`, also in the background of a shell, where programs ignore the signal."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def declared(**changes):
    entries = dict(
        coordinates="x y theta",
        parameters=dict(m=1, J=0.5, k=1),
        lagrangian="m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 - k/2*(x^2 + y^2)",
        constraints=["-sin(theta)*x_dot + cos(theta)*y_dot"],
    )
    return nh.System(**{**entries, **changes})


@pytest.fixture(scope="session")
def sleigh():
    """A knife edge with a spring: declared in Python, without data sets."""
    return declared()


@pytest.fixture(scope="session")
def pushed():
    """A knife edge with a spring, two inputs and an explicit time."""
    return declared(
        name="pushed_sled",
        parameters=dict(m=2, J=0.5, k=1),
        lagrangian="m/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 - k/2*(x^2 + y^2) - sin(t)*x",
        inputs={"push": ["cos(theta)", "sin(theta)", 0], "turn": [0, 0, 1]},
    )


@pytest.fixture(scope="session")
def chaplygin():
    """Chaplygin's sleigh of the library, with three data sets."""
    return nh.library.chaplygin_sleigh()


@pytest.fixture(scope="session")
def falling():
    """A mass whose potential ends at x = 1: starts with v = 3 fail there, starts with v = -8 do not."""
    return nh.System(coordinates="x", lagrangian="x_dot^2/2 - x*sqrt(1 - x)", methods=["rk4", "gonzalez"])


@pytest.fixture(scope="session")
def forced():
    """A mass on a line with a force on it."""
    return nh.System(
        name="cart", coordinates=["x"], parameters={"m": 2}, inputs={"f": [1]}, lagrangian="m/2*x_dot^2",
    )
