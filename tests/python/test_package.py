"""A package that `nh generate --python` has written (`.ci/python`): its classes, and the bytes of its steppers. `test_models` tests the behaviour of its
models.

Its models are chaplygin_sleigh and snakeboard, with the methods gonzalez, rk4, leapfrog and dla.
"""

import copy
import inspect
import pickle
import random
import zlib

import numpy as np
import pytest

import sleighs
from sleighs import ChaplyginSleigh, Snakeboard, StepError
from sleighs._support import resumed
from test_models import KINDS, go_on, state, steppers


@pytest.fixture
def sleigh():
    return ChaplyginSleigh()


# Classes


def test_classes_have_the_declared_names(sleigh):
    assert sleigh.coordinates == ("x1", "x2", "theta") and sleigh.velocities == ("x1_dot", "x2_dot", "theta_dot")
    assert sleigh.methods == ("gonzalez", "rk4", "leapfrog", "dla") and sleigh.data_sets == ("paper", "neg", "lively")
    assert sleigh.step_sizes == {}
    assert sleigh.units["theta_dot"] == "rad/s" and sleigh.units["J"] == "kg m^2"
    assert Snakeboard.inputs == ("tau_psi", "tau_phi") and len(Snakeboard.constraints) == 2
    assert {"J", "simulate"} <= set(dir(sleigh))
    assert (sleigh.J, sleigh.m, sleigh.a) == (8.0, 1.0, 1.0) and sleigh.parameters == {"J": 8.0, "m": 1.0, "a": 1.0}


def test_docstrings_and_signatures_are_there(sleigh):
    text = ChaplyginSleigh.__doc__
    assert "Moment of inertia about the centre of mass [kg m^2]; positive." in text
    assert "``theta`` [rad]: direction of the knife edge" in text
    assert "option ``alpha``" in text and "-sin(theta)*x1_dot + cos(theta)*x2_dot = 0" in text
    assert str(inspect.signature(ChaplyginSleigh)) == "(*, J=8.0, m=1.0, a=1.0)"
    assert "every=1" in str(inspect.signature(sleigh.simulate))
    for name in ("simulate", "stepper", "project", "energy", "rhs", "evaluate", "initial"):
        assert getattr(ChaplyginSleigh, name).__doc__, name


def test_data_sets_have_parameters_of_their_own():
    lively = ChaplyginSleigh.of("lively", a=0.5)
    assert lively.parameters == {"J": 1.5, "m": 1.2, "a": 0.5}
    q, v = lively.initial("lively")
    assert q.tolist() == [0.2, -0.1, 0.3] and v.shape == (3,)


def test_models_are_values(sleigh):
    other = ChaplyginSleigh(J=3.0)
    for again in (pickle.loads(pickle.dumps(other)), copy.copy(other), copy.deepcopy(other), eval(repr(other))):
        assert again == other != sleigh and again.J == 3.0


def kept(stepper):
    """The bytes of a stepper without their checksum."""
    _, (cls, data) = stepper.__reduce__()
    assert zlib.crc32(data[:-4]).to_bytes(4, "little") == data[-4:]
    return cls, data[:-4]


def with_checksum(data):
    return data + zlib.crc32(data).to_bytes(4, "little")


@pytest.mark.parametrize(
    ("kind", "message", "call"),
    [
        (TypeError, "has no parameter `mass`; there are `J`, `m`, `a`", lambda: ChaplyginSleigh(mass=1.0)),
        (TypeError, "`m` must be a real number, it is 'heavy'", lambda: ChaplyginSleigh(m="heavy")),
        (ValueError, "the parameter `m` must be positive, it is -1.0", lambda: ChaplyginSleigh(m=-1)),
        (ValueError, "the parameter `a` must be finite", lambda: ChaplyginSleigh(a=np.nan)),
        (ValueError, "`steps` = 9 is not a multiple of `every` = 2", lambda: ChaplyginSleigh().simulate(*ChaplyginSleigh().initial(), 0.1, 9, every=2)),
        (AttributeError, "no attribute `K`", lambda: ChaplyginSleigh().K),
    ],
)
def test_mistakes_are_told(kind, message, call):
    with pytest.raises(kind, match=message):
        call()


def test_bytes_of_something_else_are_refused(sleigh):
    stepper = sleigh.stepper(*sleigh.initial(), 0.05)
    stepper.step(9)
    cls, data = kept(stepper)
    whole = with_checksum(data)
    assert state(resumed(cls, whole)) == state(stepper)
    damaged = [whole[:length] for length in range(len(whole))] + [whole + b"\0", bytes(len(whole)), b"\xff" * 200]
    damaged += [whole[:i] + bytes([whole[i] ^ 16]) + whole[i + 1 :] for i in range(len(whole))]
    # With a checksum that fits: too short, too long, of another method.
    damaged += [with_checksum(data[:length]) for length in range(len(data))]
    damaged += [with_checksum(data + b"\0"), with_checksum(data.replace(b"gonzalez", b"leapfrog", 1))]
    for wrong in damaged:
        with pytest.raises(ValueError, match="are not a stepper of `chaplygin_sleigh`, or they are damaged"):
            resumed(cls, wrong)
    with pytest.raises(ValueError, match="belongs to `chaplygin_sleigh`, not to `snakeboard`"):
        resumed(Snakeboard, whole)
    with pytest.raises(ValueError, match="`chaplygin_sleigh` has no method `gonzalex`"):
        resumed(cls, with_checksum(data.replace(b"gonzalez", b"gonzalex", 1)))
    # After the name of the system, 32 digits of its code and the version of the runtime.
    code = len(b"chaplygin_sleigh") + 2
    for i in (code, code + 31, code + 33):
        with pytest.raises(ValueError, match="by another build of `chaplygin_sleigh`; make a new one from its state .q, v."):
            resumed(cls, with_checksum(data[:i] + b"-" + data[i + 1 :]))
    with pytest.raises(TypeError):
        resumed(cls, "text")


def test_forged_bytes_do_no_harm():
    # Forged bytes raise an exception, or the stepper makes steps or reports an error. A panic would not be an `Exception`.
    chance = random.Random(1)
    made = refused = 0
    for cls, data in map(kept, map(go_on, steppers(KINDS["generated"]))):
        for _ in range(300):
            forged = bytearray(data)
            for _ in range(chance.choice((1, 2, 8))):
                forged[chance.randrange(60, len(data))] = chance.choice((0, 1, 0x7F, 0x80, 0xF0, 0xFF, chance.randrange(256)))
            try:
                again = resumed(cls, with_checksum(bytes(forged)))
            except ValueError:
                refused += 1
                continue
            made += 1
            try:
                again.step(3)
            except StepError:
                pass
            repr(again), again.energy, again.constraint, pickle.dumps(again)
    assert made > 100 and refused > 100


def test_the_package_is_typed():
    folder = inspect.getfile(sleighs).rsplit("/", 1)[0]
    stub = open(f"{folder}/_native.pyi").read()
    assert open(f"{folder}/py.typed").read() == ""
    assert "def __new__(cls, *, J: float = 8.0, m: float = 1.0, a: float = 1.0) -> ChaplyginSleigh: ..." in stub
    compile(stub, "_native.pyi", "exec")
