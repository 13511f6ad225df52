"""Derivatives of batches are those of single motions, bit for bit."""

import os
import signal
import threading
import time

import numpy as np
import pytest

import nonholonomic as nh

METHODS = ["gonzalez", "iso", "rk4", "leapfrog", "taylor"]
COUNT, STEPS, H = 5, 6, 0.05


@pytest.fixture(scope="module")
def snakeboard():
    return nh.library.snakeboard()


@pytest.fixture(scope="module")
def batch(snakeboard):
    """States on the constraints, parameters, control inputs, and directions in all of them."""
    random = np.random.default_rng(3)
    n, k, p, c = (len(part) for part in (snakeboard.coordinates, snakeboard.velocities, snakeboard.parameters, snakeboard.inputs))
    q, v = snakeboard.project(random.normal(scale=0.3, size=(COUNT, n)), random.normal(scale=0.5, size=(COUNT, k)))
    values = np.array(list(snakeboard.parameters.values())) * random.uniform(0.9, 1.1, size=(COUNT, p))
    return dict(
        q=q,
        v=v,
        parameters=values,
        inputs=random.normal(size=(COUNT, STEPS, c)),
        h=random.uniform(0.5, 1.5, size=COUNT) * H,
        dq=random.normal(size=(COUNT, n)),
        dv=random.normal(size=(COUNT, k)),
        dparameters=random.normal(size=(COUNT, p)),
        dinputs=random.normal(size=(COUNT, STEPS, c)),
        dh=random.normal(size=COUNT),
        weights=(random.normal(size=(COUNT, STEPS + 1, n)), random.normal(size=(COUNT, STEPS + 1, k))),
    )


def same(a, b):
    return np.array_equal(np.asarray(a).view(np.uint64), np.ascontiguousarray(b).view(np.uint64))


@pytest.mark.parametrize("threads", [None, 1, 3])
@pytest.mark.parametrize("method", METHODS)
def test_directions(snakeboard, batch, method, threads):
    settings = dict(steps=STEPS, method=method, project=True)
    along = {name: batch[name] for name in ("dq", "dv", "dparameters", "dinputs", "dh", "inputs", "parameters")}
    many = snakeboard.jvp(batch["q"], batch["v"], batch["h"], threads=threads, **settings, **along)
    assert many.q.shape == (COUNT, STEPS + 1, 5) and many.dv.shape == (COUNT, STEPS + 1, 5)
    for i in range(COUNT):
        one = snakeboard.jvp(batch["q"][i], batch["v"][i], batch["h"][i], **settings, **{name: value[i] for name, value in along.items()})
        assert all(same(a[i], b) for a, b in zip(many, one)), i
        assert np.abs(one.dq[-1]).max() > 0.1


@pytest.mark.parametrize("threads", [None, 1, 3])
@pytest.mark.parametrize("method", METHODS)
def test_gradients(snakeboard, batch, method, threads):
    settings = dict(steps=STEPS, method=method, project=True)
    dq, dv = batch["weights"]
    each = lambda name, i: batch[name][i]
    many = snakeboard.vjp(
        batch["q"], batch["v"], batch["h"], dq=dq, dv=dv, inputs=batch["inputs"], parameters=batch["parameters"], threads=threads, **settings
    )
    function = snakeboard.vjp(
        batch["q"], batch["v"], batch["h"], of=lambda q, v: (dq, dv), inputs=batch["inputs"], parameters=batch["parameters"], **settings
    )
    assert many.inputs.shape == (COUNT, STEPS, 2) and many.h.shape == (COUNT,) and many.states[0].shape == (COUNT, STEPS + 1, 5)
    for i in range(COUNT):
        one = snakeboard.vjp(
            each("q", i), each("v", i), each("h", i), dq=dq[i], dv=dv[i], inputs=each("inputs", i), parameters=each("parameters", i), **settings
        )
        for found in (many, function):
            assert same(found.q[i], one.q) and same(found.v[i], one.v) and same(found.inputs[i], one.inputs) and found.h[i] == one.h
            assert {name: values[i] for name, values in found.parameters.items()} == one.parameters
            assert same(found.states[0][i], one.states[0])
        own = snakeboard(**dict(zip(snakeboard.parameters, each("parameters", i))))
        again = own.vjp(each("q", i), each("v", i), each("h", i), dq=dq[i], dv=dv[i], inputs=each("inputs", i), **settings)
        assert same(again.q, one.q) and again.parameters == one.parameters


@pytest.mark.parametrize("method", METHODS)
def test_matrices(snakeboard, batch, method):
    settings = dict(method=method, project=True)
    inputs = batch["inputs"][:, 0]
    many = snakeboard.linearise(batch["q"], batch["v"], batch["h"], inputs=inputs, parameters=batch["parameters"], **settings)
    assert many.A.shape[0] == COUNT and many.B.shape[2] == 2 and many.H.shape == (COUNT, len(many.carried))
    assert "5 of" in repr(many)
    for i in range(COUNT):
        one = snakeboard.linearise(
            batch["q"][i], batch["v"][i], batch["h"][i], inputs=inputs[i], parameters=batch["parameters"][i], **settings
        )
        assert all(same(getattr(many, name)[i], getattr(one, name)) for name in "ABCSHE"), i
        assert many.carried == one.carried


def test_one_axis_is_enough(snakeboard, batch):
    """Each single argument makes a batch; all motions share the other arguments."""
    q, v = batch["q"][0], batch["v"][0]
    settings = dict(steps=STEPS, method="gonzalez", project=True)
    one = snakeboard.vjp(q, v, H, dq=[1, 2, 3, 4, 5], inputs=[0.3, -0.2], **settings)
    for alone in (
        dict(q=np.tile(q, (3, 1))),
        dict(v=np.tile(v, (3, 1))),
        dict(h=np.full(3, H)),
        dict(parameters=np.tile(list(snakeboard.parameters.values()), (3, 1))),
        dict(parameters={"m": np.full(3, snakeboard.parameters["m"])}),
        dict(dq=np.tile([1, 2, 3, 4, 5], (3, 1, 1))),
        dict(inputs=np.tile([0.3, -0.2], (3, 1, 1))),
    ):
        given = {**dict(q=q, v=v, h=H, dq=[1, 2, 3, 4, 5], inputs=[0.3, -0.2]), **alone}
        many = snakeboard.vjp(**given, **settings)
        assert many.q.shape == (3, 5) and same(many.q[1], one.q) and many.parameters["m"][2] == one.parameters["m"], list(alone)
        assert same(many.inputs.reshape(3, 2)[1], one.inputs)
    tangent = snakeboard.jvp(q, v, H, dq=[1, 0, 0, 0, 0], **settings)
    for alone in (dict(dq=np.eye(5)), dict(dv=np.zeros((5, 5))), dict(dh=np.zeros(5)), dict(dinputs=np.zeros((5, 1, 2)))):
        many = snakeboard.jvp(q, v, H, **{**dict(dq=[1, 0, 0, 0, 0]), **alone}, **settings)
        assert many.dq.shape == (5, STEPS + 1, 5) and same(many.dq[0], tangent.dq), list(alone)


def test_a_jacobian_by_rows_and_by_columns(snakeboard, batch):
    """One backward call gives all rows of a Jacobian, one forward call all columns."""
    q, v = batch["q"][0], batch["v"][0]
    settings = dict(steps=STEPS, method="gonzalez", project=True)
    columns = snakeboard.jvp(q, v, H, dq=np.eye(5), **settings).dq[:, -1].T
    rows = snakeboard.vjp(q, v, H, dq=np.eye(5)[:, None], **settings).q
    assert rows.shape == (5, 5) and np.abs(rows - columns).max() < 1e-13 * np.abs(rows).max()


def test_parameters_that_follow():
    """A parameter that is declared by others follows their values in each motion, unless it is given itself."""
    system = nh.System(
        name="mass", coordinates=["x"], parameters={"m": 2, "k": {"default": "3*m"}}, lagrangian="m/2*x_dot^2 - k/2*x^2",
    )
    settings = dict(steps=3, method="rk4")
    follows = system.jvp([1], [0], 0.1, dq=[1], parameters={"m": np.array([1.0, 2.0])}, **settings)
    assert same(follows.q[1], system.jvp([1], [0], 0.1, dq=[1], **settings).q)
    assert same(follows.q[0], system(m=1).jvp([1], [0], 0.1, dq=[1], **settings).q)
    named = system.jvp([1], [0], 0.1, dq=[1], parameters={"m": np.array([1.0, 2.0]), "k": 6}, **settings)
    assert same(named.q[1], follows.q[1]) and same(named.q[0], system(m=1, k=6).jvp([1], [0], 0.1, dq=[1], **settings).q)
    swept = system.sweep({"x": 1}, {"x": 0}, 0.1, steps=3, method="rk4", m=np.array([1.0, 2.0]))
    assert np.array_equal(swept.final("x"), follows.q[:, -1, 0])


def test_empty_batches(snakeboard):
    settings = dict(method="gonzalez")
    nothing = np.zeros((0, 5))
    assert snakeboard.jvp(nothing, nothing, H, steps=2, **settings).dq.shape == (0, 3, 5)
    assert snakeboard.vjp(nothing, nothing, H, steps=2, **settings).q.shape == (0, 5)
    assert snakeboard.linearise(nothing, nothing, H, **settings).A.shape[0] == 0
    assert snakeboard.linearise(nothing, nothing, H, **settings).B.shape[2] == 2


def test_mistakes(snakeboard, batch, chaplygin):
    q, v = batch["q"], batch["v"]
    settings = dict(steps=STEPS, method="gonzalez")
    with pytest.raises(ValueError, match="5 motions in `q` and `v`, but for 2 in `parameters`"):
        snakeboard.jvp(q, v, H, parameters=batch["parameters"][:2], **settings)
    with pytest.raises(ValueError, match="2 motions in `dq`, but for 5 in `q` and `v`"):
        snakeboard.jvp(q, v, H, dq=np.zeros((2, 5)), **settings)
    with pytest.raises(ValueError, match=r"`dq` has the shape \(5, 5\), expected \(5,\) for the last state, or \(7, 5\).*\(count, 1, 5\)"):
        snakeboard.vjp(q, v, H, dq=np.zeros((5, 5)), **settings)
    with pytest.raises(ValueError, match=r"`inputs` has the shape \(5, 3, 2\), expected \(2,\), \(6, 2\) or \(count, 6, 2\)"):
        snakeboard.vjp(q, v, H, inputs=np.zeros((5, 3, 2)), **settings)
    with pytest.raises(ValueError, match=r"`h` has the shape \(5, 1\)"):
        snakeboard.vjp(q, v, np.full((5, 1), H), **settings)
    with pytest.raises(ValueError, match="`h` must be a finite number other than zero"):
        snakeboard.vjp(q, v, [H, H, 0, H, H], **settings)
    with pytest.raises(TypeError, match="`threads` must be an integer"):
        snakeboard.vjp(q, v, H, threads="many", **settings)
    with pytest.raises(ValueError, match="one motion, but returned adjoints of a batch"):
        snakeboard.vjp(q[0], v[0], H, of=lambda q, v: (np.zeros((3, 1, 5)), None), **settings)
    with pytest.raises(nh.StateError, match="^state 3: ") as refused:
        snakeboard.vjp(q, v + [[0], [0], [0], [1], [1]], H, **settings)
    assert refused.value.index == 3 and np.array_equal(refused.value.q, q[3])
    with pytest.raises(ValueError, match="J.*positive.*motion 1 of the batch"):
        chaplygin.jvp([0, 0, 0], [0, 0, 0], H, parameters={"J": [1.0, -1.0]}, **settings)
    with pytest.raises(nh.StepError, match="motion 1 of the batch") as failed:
        chaplygin.jvp([0, 0, 0], [[0.5, 0, 0.1], [1e60, 0, 1e60]], [H, 1e200], steps=3, method="rk4", project=True)
    assert failed.value.index == 1 and failed.value.step == 1
    with pytest.raises(ValueError, match="5 initial states"):
        snakeboard.second(q, v, H, adjoint=np.zeros(8), method="gonzalez")


@pytest.mark.parametrize("threads", [None, 1])
def test_signals(chaplygin, threads):
    """Ctrl-C soon ends a batch of long motions, and a batch of many short ones."""
    q, v = chaplygin.initial("lively")
    settings = dict(data="lively", method="gonzalez", threads=threads)
    long = lambda: chaplygin.vjp(np.tile(q, (64, 1)), v, 1e-4, steps=1_000_000, dq=[1, 1, 1], **settings)
    many = np.tile(q, (400_000, 1))
    short = lambda: chaplygin.linearise(many, v, 1e-4, **settings)
    chaplygin.linearise(q, v, 1e-4, **settings)
    for call in (long, short):
        timer = threading.Timer(0.7, os.kill, (os.getpid(), signal.SIGINT))
        timer.start()
        begin = time.monotonic()
        with pytest.raises(KeyboardInterrupt):
            call()
        assert 0.5 < time.monotonic() - begin < 1.7


def test_other_threads_go_on(chaplygin):
    """Python's lock is released during the call."""
    q, v = chaplygin.initial("lively")
    settings = dict(steps=4000, data="lively", method="gonzalez", dq=[1, 1, 1])
    for threads in (None, 1):
        counted, done = [0], threading.Event()

        def count():
            while not done.wait(0.001):
                counted[0] += 1

        counter = threading.Thread(target=count)
        counter.start()
        begin = time.monotonic()
        chaplygin.vjp(np.tile(q, (16, 1)), v, 1e-3, threads=threads, **settings)
        taken, ticks = time.monotonic() - begin, counted[0]
        done.set()
        counter.join()
        assert ticks > 10 * taken, (ticks, taken)
