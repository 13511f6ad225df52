"""Derivatives of steps: against differences of motions, against each other, and errors of their arguments."""

import os
import pickle
import signal
import threading

import numpy as np
import pytest

import nonholonomic as nh

METHODS = ["gonzalez", "iso", "iso:4", "rk4", "leapfrog", "taylor"]

SLEIGH = dict(q=[0.2, -0.1, 0.3], v=[-0.5, -0.1, 0.8])
SNAKEBOARD = dict(q=[0.3, 0.4, -0.2, 0.1, 0.5], v=[0.9, -0.6, 0.4, 0.2, 0.7])


@pytest.fixture(scope="module")
def snakeboard():
    return nh.library.snakeboard()


@pytest.fixture(params=["chaplygin", "snakeboard", "forced"], scope="module")
def place(request, pushed):
    """A system, a state, a step size, and control inputs of seven steps."""
    if request.param == "chaplygin":
        system = nh.library.chaplygin_sleigh(J=1.5, m=1.2, a=0.6)
        return system, SLEIGH["q"], SLEIGH["v"], 0.05, None
    if request.param == "snakeboard":
        system = nh.library.snakeboard()
        return system, SNAKEBOARD["q"], SNAKEBOARD["v"], 0.05, np.sin(np.arange(14.0)).reshape(7, 2)
    return pushed, [0.5, -0.2, 0.3], [0.4, 0.1, 0.6], 0.05, np.cos(np.arange(14.0)).reshape(7, 2)


def applying(system, method):
    if method not in system.methods:
        pytest.skip(f"{method} does not apply")
    return method


def ends(system, q, v, h, inputs, method):
    run = system.simulate(q, v, h, steps=7, method=method, inputs=inputs, project=True, accuracy=False)
    return np.concatenate([run.q, run.v], axis=1)


def directions(system, inputs):
    """A direction in all arguments."""
    random = np.random.default_rng(1)
    n, k, p = len(system.coordinates), len(system.velocities), len(system.parameters)
    return dict(
        dq=random.normal(size=n),
        dv=random.normal(size=k),
        dparameters=random.normal(size=p),
        dinputs=None if inputs is None else random.normal(size=inputs.shape),
        dh=0.3,
    )


@pytest.mark.parametrize("method", METHODS)
def test_a_direction_is_that_of_differences(place, method):
    """Central differences of fourth order; a start moves velocities onto the constraints."""
    system, q, v, h, inputs = place
    applying(system, method)
    along = directions(system, inputs)
    tangent = system.jvp(q, v, h, steps=7, method=method, inputs=inputs, project=True, **along)

    def at(e):
        values = {name: value + e * d for (name, value), d in zip(system.parameters.items(), along["dparameters"])}
        u = None if inputs is None else inputs + e * along["dinputs"]
        return ends(system(**values), np.add(q, e * along["dq"]), np.add(v, e * along["dv"]), h + e * along["dh"], u, method)

    e = 5e-4
    difference = (8 * (at(e) - at(-e)) - (at(2 * e) - at(-2 * e))) / (12 * e)
    found = np.concatenate([tangent.dq, tangent.dv], axis=1)
    assert np.abs(found - difference).max() < 1e-7 * max(1, np.abs(difference).max())
    states = np.concatenate([tangent.q, tangent.v], axis=1)
    assert np.allclose(states, ends(system, q, v, h, inputs, method), rtol=0, atol=1e-13)


@pytest.mark.parametrize("method", METHODS)
def test_forwards_and_backwards_are_dual(place, method):
    """⟨λ, J δ⟩ = ⟨Jᵀ λ, δ⟩"""
    system, q, v, h, inputs = place
    applying(system, method)
    along = directions(system, inputs)
    for steps in (0, 1, 2, 7):
        u = None if inputs is None else inputs[:steps]
        du = None if inputs is None else along["dinputs"][:steps]
        settings = dict(steps=steps, method=method, inputs=u, project=True)
        tangent = system.jvp(q, v, h, **settings, **{**along, "dinputs": du})
        random = np.random.default_rng(2)
        weights = random.normal(size=tangent.q.shape), random.normal(size=tangent.v.shape)
        gradient = system.vjp(q, v, h, **settings, dq=weights[0], dv=weights[1])
        terms = [
            gradient.q @ along["dq"],
            gradient.v @ along["dv"],
            np.array(list(gradient.parameters.values())) @ along["dparameters"],
            gradient.h * along["dh"],
            0 if inputs is None else np.sum(gradient.inputs * du),
        ]
        forwards = [weights[0] * tangent.dq, weights[1] * tangent.dv]
        size = sum(np.abs(x).sum() for x in forwards) + np.abs(terms).sum()
        assert abs(sum(x.sum() for x in forwards) - sum(terms)) < 1e-13 * size, steps


@pytest.mark.parametrize("method", METHODS)
def test_matrices_are_products(place, method):
    """C A E of a step is the derivative of the visible state, and the names fit."""
    system, q, v, h, inputs = place
    applying(system, method)
    u = None if inputs is None else inputs[0]
    q, v = system.project(q, v)
    step = system.linearise(q, v, h, method=method, inputs=u)
    a, b, c = step
    z = len(step.carried)
    n, k, p = len(system.coordinates), len(system.velocities), len(system.parameters)
    assert a.shape == (z, z) and b.shape == (z, len(system.inputs)) and c.shape == (n + k, z)
    assert step.S.shape == (z, p) and step.H.shape == (z,) and step.E.shape == (z, n + k)
    assert step.carried[:n] == system.coordinates and step.seen == system.coordinates + system.velocities
    assert step.parameters == tuple(system.parameters) and step.inputs == system.inputs
    after = system.simulate(q, v, h, steps=1, method=method, inputs=u, accuracy=False)
    if method != "leapfrog":
        then = system.linearise(after.q[-1], after.v[-1], h, method=method, inputs=u, project=True, t0=h)
        tangent = system.jvp(q, v, h, method=method, inputs=u, dq=np.eye(n)[0], dv=np.eye(k)[-1])
        direction = np.concatenate([np.eye(n)[0], np.eye(k)[-1]])
        found = then.C @ a @ step.E @ direction
        assert np.allclose(found, np.concatenate([tangent.dq[-1], tangent.dv[-1]]), rtol=0, atol=1e-12)
    assert np.allclose(c @ step.E @ c @ step.E, c @ step.E, rtol=0, atol=1e-12) or method == "leapfrog"


def test_checkpoints_change_nothing(chaplygin):
    """The gradient of three blocks of steps agrees with forward directions, and a function may give the adjoints."""
    q, v = chaplygin.initial("lively")
    steps, h = 2500, 0.01
    gradient = chaplygin.vjp(q, v, h, steps=steps, data="lively", method="gonzalez", dq=[1, 2, 3])
    total = np.zeros(3)
    for j in range(3):
        tangent = chaplygin.jvp(q, v, h, steps=steps, data="lively", method="gonzalez", dq=np.eye(3)[j])
        total[j] = tangent.dq[-1] @ [1, 2, 3]
    assert np.allclose(gradient.q, total, rtol=1e-12, atol=0)
    one = chaplygin.vjp(q, v, h, steps=steps, data="lively", method="gonzalez", of=lambda q, v: (np.vstack([0 * q[1:], [[1, 2, 3]]]), None))
    assert np.array_equal(one.q, gradient.q) and one.parameters == gradient.parameters
    assert np.array_equal(one.states[0], chaplygin.simulate(q, v, h, steps=steps, data="lively", method="gonzalez", accuracy=False).q)


@pytest.mark.parametrize("method", METHODS)
def test_motions_from_another_time(pushed, method):
    """A direction is that of differences, and both modes agree, for forces that depend on the time."""
    system = pushed
    applying(system, method)
    q, v, h, settings = [0.5, -0.2, 0.3], [0.4, 0.1, 0.6], 0.05, dict(steps=7, method=method, project=True, t0=2.5)
    along = np.array([0.3, -0.4, 0.5])
    tangent = system.jvp(q, v, h, dq=along, **settings)

    def at(e):
        run = system.simulate(q + e * along, v, h, accuracy=False, **settings)
        return run.q[-1]

    e = 5e-4
    difference = (8 * (at(e) - at(-e)) - (at(2 * e) - at(-2 * e))) / (12 * e)
    assert np.abs(tangent.dq[-1] - difference).max() < 1e-7
    gradient = system.vjp(q, v, h, dq=[1, 2, 3], **settings)
    assert abs(gradient.q @ along - tangent.dq[-1] @ [1, 2, 3]) < 1e-13 * np.abs(tangent.dq[-1] * [1, 2, 3]).sum()
    elsewhere = system.jvp(q, v, h, dq=along, **{**settings, "t0": 0.0})
    assert np.abs(elsewhere.dq[-1] - tangent.dq[-1]).max() > 1e-6
    with pytest.raises(ValueError, match="`t0` must be a finite number"):
        system.jvp(q, v, h, t0=np.inf)


def test_long_motions(chaplygin):
    """Products of a thousand matrices, forwards and backwards."""
    q, v = chaplygin.initial("lively")
    settings = dict(steps=1000, data="lively", method="gonzalez")
    gradient = chaplygin.vjp(q, v, 0.05, dq=[1, -2, 3], **settings)
    tangent = chaplygin.jvp(q, v, 0.05, dparameters={"a": 1}, **settings)
    terms = tangent.dq[-1] * [1, -2, 3]
    assert abs(gradient.parameters["a"] - terms.sum()) < 1e-12 * np.abs(terms).sum()


def test_a_signal_ends_them(chaplygin):
    q, v = chaplygin.initial("lively")
    settings = dict(data="lively", method="gonzalez", dq=[1, 1, 1])
    chaplygin.vjp(q, v, 1e-4, **settings)
    timer = threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT))
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        chaplygin.vjp(q, v, 1e-4, steps=3_000_000, **settings)


def test_results_can_be_pickled(chaplygin):
    q, v = chaplygin.initial("lively")
    settings = dict(data="lively", method="rk4")
    step = chaplygin.linearise(q, v, 0.05, **settings)
    assert np.array_equal(pickle.loads(pickle.dumps(step)).A, step.A)
    gradient = chaplygin.vjp(q, v, 0.05, dv=[1, 0, 0], **settings)
    assert pickle.loads(pickle.dumps(gradient)).parameters == gradient.parameters
    tangent = chaplygin.jvp(q, v, 0.05, dh=1, **settings)
    assert np.array_equal(pickle.loads(pickle.dumps(tangent)).dq, tangent.dq)


def test_inputs_that_are_held_all_the_way(forced):
    """x = x₀ + t²/(2 m) f: derivatives in closed form."""
    settings = dict(steps=10, method="rk4", inputs=[3])
    gradient = forced.vjp([0], [0], 0.1, dq=[1], **settings)
    assert gradient.inputs == pytest.approx([0.25]) and gradient.q == pytest.approx([1]) and gradient.v == pytest.approx([1])
    assert gradient.parameters == {"m": pytest.approx(-3 / 8)} and gradient.h == pytest.approx(15)
    assert forced.jvp([0], [0], 0.1, dinputs={"f": 2}, **settings).dq[-1] == pytest.approx([0.5])
    assert "m: -0.375" in repr(gradient)


def test_second_derivatives(snakeboard):
    """Second derivatives are differences of λᵀ A along directions of the start."""
    q, v = snakeboard.project(SNAKEBOARD["q"], SNAKEBOARD["v"])
    settings = dict(method="leapfrog", inputs=[0.3, -0.2])
    step = snakeboard.linearise(q, v, 0.05, **settings)
    weights = np.linspace(-1, 1, len(step.carried))
    found = snakeboard.second(q, v, 0.05, adjoint=weights, **settings)
    e, j = 1e-4, 1
    at = lambda e: snakeboard.linearise(np.add(q, e * np.eye(5)[j]), v, 0.05, project=True, **settings)
    difference = weights @ (at(e).A - at(-e).A) / (2 * e)
    assert np.allclose(found.state @ step.E[:, j], difference, rtol=0, atol=1e-7)
    assert found.mixed.shape == (len(step.carried), 2) and found.inputs.shape == (2, 2)
    with pytest.raises(ValueError, match=r"`adjoint` has the shape \(3,\), expected"):
        snakeboard.second(q, v, 0.05, adjoint=[1, 2, 3], **settings)


def test_mistakes(chaplygin, forced):
    q, v = chaplygin.initial("lively")
    with pytest.raises(ValueError, match="does not apply"):
        chaplygin.linearise(q, v, 0.05, method="rattle")
    with pytest.raises(nh.StateError):
        chaplygin.linearise(q, [1, 1, 1], 0.05, method="gonzalez")
    with pytest.raises(ValueError, match="`h` is missing"):
        chaplygin.linearise(q, v, method="gonzalez")
    with pytest.raises(ValueError, match="has no control inputs"):
        chaplygin.linearise(q, v, 0.05, method="gonzalez", inputs=[1])
    with pytest.raises(TypeError, match="numbers that are held"):
        forced.vjp([0], [0], 0.1, inputs={"f": "cos(t)"}, method="rk4")
    with pytest.raises(ValueError, match=r"`inputs` has 3 rows, expected one for each of 2 steps"):
        forced.vjp([0], [0], 0.1, steps=2, inputs=np.zeros((3, 1)), method="rk4")
    with pytest.raises(ValueError, match=r"`dq` has the shape \(2,\), expected \(3,\) for the last state"):
        chaplygin.vjp(q, v, 0.05, method="gonzalez", dq=[1, 2])
    with pytest.raises(ValueError, match="did you mean|unknown|has no"):
        chaplygin.jvp(q, v, 0.05, method="gonzalez", dparameters={"JJ": 1})
    with pytest.raises(ValueError, match="finite"):
        chaplygin.jvp(q, v, 0.05, method="gonzalez", dq=[np.nan, 0, 0])
    with pytest.raises(ValueError, match="2 initial states"):
        chaplygin.second([q, q], v, 0.05, adjoint=[1] * 5, method="gonzalez")
    with pytest.raises(TypeError, match="pass either `of` or these"):
        chaplygin.vjp(q, v, 0.05, method="gonzalez", dq=[1, 2, 3], of=lambda q, v: (q, v))
    with pytest.raises(TypeError, match="must give a pair"):
        chaplygin.vjp(q, v, 0.05, method="gonzalez", of=lambda q, v: None)
    with pytest.raises(ZeroDivisionError):
        chaplygin.vjp(q, v, 0.05, method="gonzalez", of=lambda q, v: 1 / 0)
    with pytest.raises(ValueError, match="`steps` must be at least 0"):
        chaplygin.jvp(q, v, 0.05, method="gonzalez", steps=-1)
    with pytest.raises(TypeError, match="`h` must be a real number"):
        chaplygin.jvp(q, v, "x", method="gonzalez")
    with pytest.raises(TypeError, match="did you mean `method`"):
        chaplygin.jvp(q, v, 0.05, methodd="gonzalez")
    with pytest.raises(nh.StepError) as failed:
        chaplygin.jvp(q, 1e100 * v, 1e200, steps=3, method="rk4", project=True)
    assert failed.value.step == 1 and failed.value.t == 0
