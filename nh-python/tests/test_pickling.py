"""Steppers and runs that are pickled and copied."""

import copy
import pickle
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import numpy as np
import pytest

import nonholonomic as nh

Q, V = [0.2, -0.1, 0.3], [-0.5, -0.1, 0.8]

WAYS = {"pickle": lambda x: pickle.loads(pickle.dumps(x)), "copy": copy.copy, "deepcopy": copy.deepcopy}


def bits(stepper):
    state = [*stepper.q, *stepper.v, stepper.t, stepper.energy, stepper.work]
    return np.array(state).view(np.uint64).tolist(), stepper.steps


@pytest.fixture(scope="module")
def snakeboard():
    return nh.library.snakeboard()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("method", [method for method in nh.library.chaplygin_sleigh().methods])
def test_a_stepper_goes_on_bit_for_bit(chaplygin, method, way):
    """Under every method: at the start, after a step, and after enough steps for guesses and machine code."""
    stepper = chaplygin.stepper(Q, V, 0.05, method=method, project=True)
    for steps in (0, 1, 5, 300):
        stepper.step(steps)
        again = WAYS[way](stepper)
        assert bits(again) == bits(stepper)
        for more in (1, 2, 150):
            stepper.step(more)
            again.step(more)
            assert bits(again) == bits(stepper), (steps, more)
    assert again.method == method and again.h == 0.05


def test_a_copy_is_another_stepper(chaplygin):
    stepper = chaplygin.stepper(Q, V, 0.05, method="gonzalez", project=True)
    ahead = copy.copy(stepper)
    ahead.step(10)
    assert stepper.steps == 0 and ahead.steps == 10 and stepper.q.tolist() == Q


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("method", ["gonzalez", "iso", "leapfrog", "rk4", "iso:4"])
def test_inputs_go_with_it(snakeboard, method, way):
    """Held inputs, expressions, and inputs passed to `step`."""
    q, v = snakeboard.initial("driven")
    for inputs in (None, [0.3, -0.2], {snakeboard.inputs[0]: "cos(3*t)"}):
        stepper = snakeboard.stepper(q, v, 0.01, data="driven", method=method, inputs=inputs)
        stepper.step(40)
        again = WAYS[way](stepper)
        stepper.step(40), again.step(40)
        assert bits(again) == bits(stepper)
        stepper.step(3, inputs=[0.1, 0.2])
        again = WAYS[way](stepper)
        stepper.step(40), again.step(40)
        assert bits(again) == bits(stepper) and stepper.work != 0


def pushing(t, q, v):
    return [np.cos(t), 0.1]


def test_functions_of_inputs(snakeboard):
    """Pickle stores a function by its name."""
    q, v = snakeboard.initial("driven")
    stepper = snakeboard.stepper(q, v, 0.01, method="gonzalez", inputs=pushing)
    stepper.step(20)
    again = pickle.loads(pickle.dumps(stepper))
    stepper.step(20), again.step(20)
    assert bits(again) == bits(stepper) and stepper.work != 0
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(snakeboard.stepper(q, v, 0.01, method="gonzalez", inputs=lambda t, q, v: [0, 0]))


def test_an_array_of_inputs_may_change(snakeboard):
    q, v = snakeboard.initial("driven")
    u = np.array([0.3, -0.2])
    stepper = snakeboard.stepper(q, v, 0.01, method="gonzalez", inputs=u)
    u[:] = 0
    again = pickle.loads(pickle.dumps(stepper))
    stepper.step(20), again.step(20)
    assert bits(again) == bits(stepper) and stepper.work != 0


def test_parameters_and_data_sets_go_with_it(chaplygin):
    stepper = chaplygin(J=4.0).stepper(h=0.05, data="lively", method="gonzalez")
    stepper.step(10)
    again = pickle.loads(pickle.dumps(stepper))
    assert bits(again) == bits(stepper) and again.energy == chaplygin(J=4.0).of("lively").energy(again.q, again.v) or again.energy == stepper.energy
    first = chaplygin.stepper(h=0.05, method="gonzalez")
    first.step(10)
    assert bits(pickle.loads(pickle.dumps(first))) == bits(first)


def go_on(stepper):
    stepper.step(100)
    return stepper


def test_another_process_goes_on(chaplygin):
    stepper = chaplygin.stepper(Q, V, 0.05, method="gonzalez", project=True)
    stepper.step(100)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        again = pool.submit(go_on, stepper).result()
    assert bits(go_on(stepper)) == bits(again)


def test_damaged_bytes(chaplygin, snakeboard):
    stepper = chaplygin.stepper(Q, V, 0.05, method="gonzalez", project=True)
    stepper.step(10)
    make, arguments, (saved, steps, held) = stepper.__reduce__()
    for part in (b"", saved[:-1], saved + b"\0", saved[:20], bytes(len(saved))):
        with pytest.raises(ValueError, match="the bytes are not a stepper by `gonzalez`|the stepper is by|other code"):
            make(*arguments).__setstate__((part, steps, held))
    other = chaplygin.stepper(Q, V, 0.05, method="rk4", project=True)
    with pytest.raises(ValueError, match="the stepper is by `gonzalez`, not by `rk4`"):
        other.__setstate__((saved, steps, held))
    q, v = snakeboard.initial("driven")
    with pytest.raises(ValueError, match="other code"):
        snakeboard.stepper(q, v, 0.05, method="gonzalez").__setstate__((saved, steps, held))
    with pytest.raises(ValueError, match="not the inputs"):
        other.__setstate__((other.__reduce__()[2][0], 0, [1.0]))
    assert len(pickle.dumps(stepper)) < 5000


@pytest.mark.parametrize("way", WAYS)
def test_runs(chaplygin, forced, falling, way):
    many = falling.simulate([0.5], [[3.0], [-8.0]], 0.01, steps=40, method="rk4")
    runs = [
        chaplygin.simulate(h=0.05, until=5.02, data="lively", method="gonzalez"),
        forced.simulate([0], [0], 0.1, steps=10, method="rk4", inputs=[3]),
        many,
        chaplygin.sweep(J=np.array([1.0, 2.0]), h=0.05, steps=3, method="gonzalez", every=1).run,
    ]
    for run in runs:
        again = WAYS[way](run)
        for name in ("t", "q", "v", "energy", "constraint", "steps"):
            assert np.array_equal(getattr(again, name), getattr(run, name), equal_nan=True), name
        assert (again.work is None) == (run.work is None) and (run.work is None or np.array_equal(again.work, run.work, equal_nan=True))
        assert again.motion_error == run.motion_error and again.parameters == run.parameters and repr(again) == repr(run)
        assert np.array_equal(again.complete, run.complete) and again.method == run.method and again.h == run.h
    again = WAYS[way](many)
    assert [str(error) for error in again.errors] == [str(error) for error in many.errors]
