"""Motions as functions of JAX: against differences, `System.vjp`, closed forms and loops."""

import functools
import os
import pathlib
import re
import runpy
import signal
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

import nonholonomic as nh

jax = pytest.importorskip("jax")
jnp = jax.numpy

EXAMPLES = pathlib.Path(__file__).parents[2] / "examples" / "python"


@pytest.fixture(autouse=True)
def double():
    before = jax.config.jax_enable_x64
    jax.config.update("jax_enable_x64", True)
    yield
    jax.config.update("jax_enable_x64", before)


@pytest.fixture(scope="module")
def pendulum():
    """A pendulum with a torque."""
    return nh.System(
        name="pendulum", coordinates="phi", parameters=dict(l=1, g=9.81), lagrangian="l^2*phi_dot^2/2 + g*l*cos(phi)", inputs={"tau": [1]},
    )


START = ([0.5, -0.2, 0.3], [0.4, 0.1, 0.6])
INPUTS = np.cos(np.arange(24.0)).reshape(12, 2)


def flat(rows):
    return jnp.concatenate([rows["q"].reshape(-1), rows["v"].reshape(-1)])


@pytest.mark.parametrize("method", ["gonzalez", "iso", "rk4", "leapfrog"])
def test_both_modes_are_differences(pushed, method):
    """Jacobians by all arguments, forwards and backwards, agree with central differences of fourth order, and rows with `simulate`."""
    f = nh.jax.trajectory(pushed, 0.05, 12, method=method, every=4, project=True)
    x = jnp.array([2.0, 0.5, 1.0]), *map(jnp.array, START), jnp.array(INPUTS)
    run = pushed.simulate(*START, 0.05, steps=12, method=method, every=4, project=True, inputs=INPUTS, accuracy=False)
    rows = f(*x)
    assert np.array_equal(rows["q"], run.q) and np.array_equal(rows["v"], run.v) and np.array_equal(f.t, run.t)
    forwards = jax.jacfwd(lambda *x: flat(f(*x)), argnums=(0, 1, 2, 3))(*x)
    backwards = jax.jit(jax.jacrev(lambda *x: flat(f(*x)), argnums=(0, 1, 2, 3)))(*x)
    e = 5e-4
    for i, (one, other) in enumerate(zip(forwards, backwards)):
        size = np.abs(one).max()
        assert np.allclose(one, other, rtol=0, atol=1e-13 * max(1, size))
        d = np.random.default_rng(i).normal(size=x[i].shape)
        at = lambda e: np.asarray(flat(f(*x[:i], x[i] + e * d, *x[i + 1 :])))
        difference = (8 * (at(e) - at(-e)) - (at(2 * e) - at(-2 * e))) / (12 * e)
        assert np.abs(np.tensordot(one, d, d.ndim) - difference).max() < 1e-7 * max(1, size)


def test_a_thousand_steps(chaplygin):
    """The gradient of a loss on all rows agrees with `System.vjp` to the last bit, and with forward directions to thirteen digits."""
    q, v = chaplygin.initial("lively")
    f = nh.jax.trajectory(chaplygin, 0.05, 1000, method="gonzalez", data="lively", every=10)
    loss = lambda params, q: jnp.sum(f(params, q, v)["q"] ** 2) / 100
    by, by_q = jax.jit(jax.grad(loss, argnums=(0, 1)))({"J": 8.0, "a": 1.0}, q)
    assert set(by) == {"J", "a"}
    weights = np.zeros((1001, 3))
    system = chaplygin.of("lively", J=8.0, a=1.0)
    path = system.simulate(q, v, 0.05, steps=1000, method="gonzalez", accuracy=False).q
    weights[::10] = 2 * path[::10] / 100
    own = system.vjp(q, v, 0.05, steps=1000, method="gonzalez", dq=weights)
    assert by["J"] == pytest.approx(own.parameters["J"], rel=1e-14) and np.allclose(by_q, own.q, rtol=1e-14)
    for name in by:
        _, along = jax.jvp(lambda value: loss({"J": 8.0, "a": 1.0, name: value}, q), (1.0 if name == "a" else 8.0,), (1.0,))
        assert along == pytest.approx(float(by[name]), rel=1e-12)


def test_closed_form(forced):
    """x = x₀ + v₀ t + t²/(2 m) f"""
    f = nh.jax.trajectory(forced, 0.1, 10, method="rk4")
    end = lambda m, x, v, force: f({"m": m}, {"x": x}, {"x_dot": v}, {"f": force})["q"][-1, 0]
    assert end(2.0, 0.0, 0.0, 3.0) == pytest.approx(0.75)
    assert np.allclose(jax.grad(end, argnums=(0, 1, 2, 3))(2.0, 0.0, 0.0, 3.0), [-3 / 8, 1, 1, 1 / 4], rtol=1e-13)
    hessian = jax.jit(jax.hessian(end, argnums=(0, 3)))(2.0, 0.0, 0.0, 3.0)
    assert np.allclose(hessian, [[3 / 8, -1 / 8], [-1 / 8, 0]], rtol=0, atol=1e-14)
    for second in (jax.jacrev(jax.jacrev(end)), jax.jacfwd(jax.jacfwd(end)), jax.jacrev(jax.jacfwd(end)), jax.jacfwd(jax.jacrev(end))):
        assert second(2.0, 0.0, 0.0, 3.0) == pytest.approx(3 / 8, abs=1e-14)


@pytest.mark.parametrize("method", ["gonzalez", "iso", "rk4", "leapfrog", "midpoint", "taylor"])
def test_second_derivatives(pushed, method):
    """Products with the Hessian by all arguments agree with differences of the gradient, in all orders of modes; the Hessian is symmetric to roundoff."""
    f = nh.jax.trajectory(pushed, 0.05, 12, method=method, every=3, project=True)
    p, (q, v) = jnp.array([2.0, 0.5, 1.0]), map(jnp.array, START)
    sizes = np.cumsum([p.size, q.size, v.size])
    random = np.random.default_rng(5)
    inputs = jnp.array(INPUTS)
    x = jnp.concatenate([p, q, v, inputs.ravel()])
    parts = lambda x: (*jnp.split(x[: sizes[-1]], sizes[:-1]), x[sizes[-1] :].reshape(inputs.shape))

    def loss(x):
        rows = f(*parts(x))
        return jnp.sum(rows["v"] ** 2) + jnp.sum(jnp.sin(rows["q"]))

    d = random.normal(size=x.size)
    gradient = jax.jit(jax.grad(loss))
    found = jax.jit(lambda x: jax.jvp(jax.grad(loss), (x,), (d,))[1])(x)
    e = 1e-3
    expected = (8 * (gradient(x + e * d) - gradient(x - e * d)) - (gradient(x + 2 * e * d) - gradient(x - 2 * e * d))) / (12 * e)
    assert np.allclose(found, expected, rtol=0, atol=1e-8 * np.abs(expected).max())
    twice = jax.grad(lambda x: jnp.vdot(jax.grad(loss)(x), d))(x)
    other = jax.grad(lambda x: jax.jvp(loss, (x,), (d,))[1])(x)
    size = np.abs(found).max()
    assert np.allclose(found, twice, rtol=0, atol=1e-11 * size) and np.allclose(found, other, rtol=0, atol=1e-11 * size)
    along = jax.jvp(lambda x: jax.jvp(loss, (x,), (d,))[1], (x,), (d,))[1]
    assert float(along) == pytest.approx(float(found @ d), rel=1e-11)
    hessian = jax.hessian(loss)(x)
    assert np.allclose(hessian, hessian.T, rtol=0, atol=1e-11 * np.abs(hessian).max())
    assert np.allclose(hessian @ d, found, rtol=0, atol=1e-11 * size)
    # A batch has the bits of single motions.
    both = jax.vmap(lambda d: jax.jvp(jax.grad(loss), (x,), (d,))[1])(jnp.stack([d, 2 * d]))
    assert np.array_equal(both[0], jax.jvp(jax.grad(loss), (x,), (d,))[1])
    with pytest.raises(NotImplementedError, match="third derivatives"):
        jax.jacfwd(jax.hessian(loss))(x)


def test_maps_and_compilers_change_no_bit(pushed):
    """`vmap` over any arguments, also twice, and `jit`, give the numbers of loops."""
    f = nh.jax.trajectory(pushed, 0.05, 12, method="gonzalez", every=3, project=True)
    random = np.random.default_rng(3)
    ps = jnp.array([2.0, 0.5, 1.0] + random.uniform(0, 0.2, size=(4, 3)))
    qs = jnp.array(START[0] + random.uniform(0, 0.2, size=(5, 3)))
    v, u = jnp.array(START[1]), jnp.array(INPUTS)
    many = jax.jit(jax.vmap(jax.vmap(f, (None, 0, None, None)), (0, None, None, None)))(ps, qs, v, u)
    assert many["q"].shape == (4, 5, 5, 3)
    gradient = jax.grad(lambda p, q: jnp.sum(f(p, q, v, u)["q"] ** 2), argnums=(0, 1))
    gradients = jax.vmap(jax.vmap(gradient, (None, 0)), (0, None))(ps, qs)
    for i, p in enumerate(ps):
        for j, q in enumerate(qs):
            one = f(p, q, v, u)
            assert np.array_equal(many["q"][i, j], one["q"]) and np.array_equal(many["v"][i, j], one["v"])
            for all_of_it, own in zip(gradients, gradient(p, q)):
                assert np.array_equal(all_of_it[i, j], own)
    held = jax.vmap(lambda u: f(None, *START, u)["q"][-1])(u[:3])
    assert np.array_equal(held, jnp.stack([f(None, *START, each)["q"][-1] for each in u[:3]]))
    # Gradients of a sum over a batch, by shared arguments.
    shared = jax.grad(lambda p: jnp.sum(jax.vmap(lambda q: f(p, q, v, u)["q"])(qs) ** 2))(ps[0])
    assert np.allclose(shared, sum(gradient(ps[0], q)[0] for q in qs), rtol=1e-13)


def test_steps(pendulum):
    """A loop of steps is the trajectory, with its gradient."""
    step = nh.jax.step(pendulum, 0.01, "rk4")
    whole = nh.jax.trajectory(pendulum, 0.01, 40, method="rk4")
    u = jnp.sin(jnp.arange(40.0)).reshape(40, 1)

    def loop(u):
        def body(state, u):
            state = step(None, state["q"], state["v"], u)
            return state, state["q"]

        return jax.lax.scan(body, {"q": jnp.array([0.3]), "v": jnp.array([0.0])}, u)[1]

    assert np.allclose(loop(u), whole(None, [0.3], [0.0], u)["q"][1:], rtol=1e-12)
    one, other = (jax.grad(lambda u: jnp.sum(g(u)))(u) for g in (loop, lambda u: whole(None, [0.3], [0.0], u)["q"][1:]))
    assert np.allclose(one, other, rtol=1e-10)
    # One step of the midpoint rule of a free particle with a force, in closed form.
    after = nh.jax.step(pendulum, 0.01, "gonzalez")({"g": 0.0}, [0.0], [1.0], {"tau": 2.0})
    assert np.allclose([after["q"][0], after["v"][0]], [0.0101, 1.02], rtol=1e-13)


def test_mistakes(chaplygin, pushed):
    f = nh.jax.trajectory(pushed, 0.05, 12, method="gonzalez")
    with pytest.raises(ValueError, match="did you mean"):
        f({"mm": 1.0}, *START)
    with pytest.raises(ValueError, match=r"`q0` has the shape \(2,\), expected \(3,\): x, y, theta"):
        f(None, [1.0, 2.0], START[1])
    with pytest.raises(ValueError, match=r"expected \(2,\) or \(12, 2\): push, turn"):
        f(None, *START, np.zeros((3, 2)))
    with pytest.raises(TypeError, match="float32, expected float64"):
        f(None, jnp.array(START[0], dtype=jnp.float32), START[1])
    with pytest.raises(TypeError, match="held over each step"):
        f(None, *START, lambda t, q, v: 0)
    with pytest.raises(nh.StateError):
        f(None, *START)
    with pytest.raises(Exception, match="constraint"):
        jax.block_until_ready(jax.jit(f)(None, *map(jnp.array, START)))
    with pytest.raises(ValueError, match="`q0` is missing.*data=\"paper\"|`q0` is missing"):
        nh.jax.trajectory(chaplygin, 0.05, 12)()
    with pytest.raises(ValueError, match="`q0` lacks `x2`, `theta`"):
        nh.jax.trajectory(chaplygin, 0.05, 12)(None, {"x1": 1.0}, [0, 0, 0])
    with pytest.raises(ValueError, match="`h` is missing"):
        nh.jax.trajectory(pushed, steps=3)
    with pytest.raises(ValueError, match="must divide"):
        nh.jax.trajectory(pushed, 0.1, 10, every=3)
    with pytest.raises(TypeError, match="must be a nonholonomic.System"):
        nh.jax.trajectory("sleigh", 0.1, 10)
    with pytest.raises(ValueError, match="has no control inputs"):
        nh.jax.trajectory(chaplygin, 0.1, 10)(None, *chaplygin.initial(), [1.0])
    jax.config.update("jax_enable_x64", False)
    with pytest.raises(RuntimeError, match="jax_enable_x64"):
        f(None, *START)


def test_data_sets(chaplygin):
    """A data set gives the start and the parameters."""
    f = nh.jax.trajectory(chaplygin, 0.05, 20, data="lively", method="gonzalez")
    run = chaplygin.simulate(h=0.05, steps=20, data="lively", method="gonzalez", accuracy=False)
    assert np.array_equal(f()["q"], run.q)


@pytest.mark.parametrize("compiled", [False, True])
def test_a_signal_ends_them(chaplygin, compiled):
    q, v = chaplygin.initial("lively")
    f = nh.jax.trajectory(chaplygin, 1e-4, 3_000_000, method="gonzalez", data="lively", every=3_000_000)
    nh.jax.trajectory(chaplygin, 1e-4, 2, method="gonzalez", data="lively")()
    gradient = jax.grad(lambda q: jnp.sum(f(None, q, v)["q"]))
    interrupted, done = [], threading.Event()

    def interrupt():
        # Python drops an exception in the callback of a weak reference, of which JAX has many. The signal is therefore repeated.
        while not done.wait(0.3):
            interrupted.append(time.monotonic())
            os.kill(os.getpid(), signal.SIGINT)

    sender = threading.Thread(target=interrupt)
    sender.start()
    with pytest.raises((KeyboardInterrupt, jax.errors.JaxRuntimeError)):
        try:
            jax.block_until_ready((jax.jit(gradient) if compiled else gradient)(q))
        finally:
            done.set()
    sender.join()
    assert interrupted and time.monotonic() - interrupted[0] < 5


def test_it_is_imported_when_it_is_used():
    code = "import sys, nonholonomic as nh; assert 'jax' not in sys.modules; nh.jax.step; assert 'jax' in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.skipif(not EXAMPLES.is_dir(), reason="the examples are in a checkout")
def test_the_guide(chaplygin):
    """The session in the guide runs, and its gradient agrees with `System.vjp`."""
    guide = (EXAMPLES.parents[1] / "docs" / "python.md").read_text(encoding="utf-8")
    session = re.search(r"### JAX and PyTorch\n.*?```pycon\n(.*?)```", guide, re.S)
    scope = {"nh": nh, "chaplygin": chaplygin}
    exec("\n".join(re.findall(r"^>>> (.*?)(?:  +#.*)?$", session[1], re.M)), scope)
    assert scope["rows"]["q"].shape == (201, 3)
    start = [0, 0, 0.3], [0.5, 0.1, 0.8]
    system = chaplygin(J=1.5, a=0.6)
    settings = dict(h=0.05, steps=200, method="gonzalez", project=True)
    end = system.simulate(*start, accuracy=False, **settings).q[-1]
    own = system.vjp(*start, dq=2 * end, **settings)
    assert scope["by_parameters"]["J"] == pytest.approx(own.parameters["J"], rel=1e-13) and np.allclose(scope["by_q"], own.q, rtol=1e-12)


@pytest.mark.skipif(not EXAMPLES.is_dir(), reason="the examples are in a checkout")
@pytest.mark.parametrize("name", ["fit_sleigh", "swing_up"])
def test_examples(name, capsys):
    runpy.run_path(str(EXAMPLES / f"{name}.py"), run_name="__main__")
    assert capsys.readouterr().out


def test_a_reference_of_forty_digits(chaplygin):
    """The gradient of 1000 steps of `rk4` agrees with the method written by hand in numbers of forty digits, by differences with twenty digits."""
    mpmath = pytest.importorskip("mpmath")
    from mpmath import mpf

    mpmath.mp.dps = 40
    h, steps = 0.05, 1000
    weights = [1.0, -2.0, 3.0]

    def end(m, a, J, x, y, theta, u, omega):
        """Σ w·q at the end: the sleigh's velocities are u ahead and ω about the edge (Y. Neimark and N. Fufaev, 1972)."""
        def rate(z):
            _, _, theta, u, omega = z
            return [u * mpmath.cos(theta), u * mpmath.sin(theta), omega, a * omega**2, -m * a * u * omega / (J + m * a**2)]

        z = [x, y, theta, u, omega]
        step = mpf(h)
        for _ in range(steps):
            k1 = rate(z)
            k2 = rate([p + step / 2 * k for p, k in zip(z, k1)])
            k3 = rate([p + step / 2 * k for p, k in zip(z, k2)])
            k4 = rate([p + step * k for p, k in zip(z, k3)])
            z = [p + step / 6 * (a + 2 * b + 2 * c + d) for p, a, b, c, d in zip(z, k1, k2, k3, k4)]
        return sum(w * p for w, p in zip(weights, z))

    place = dict(m=1.2, a=0.6, J=1.5, x=0.1, y=-0.2, theta=0.3, u=0.5, omega=0.8)
    f = nh.jax.trajectory(chaplygin, h, steps, method="rk4", every=steps)

    @jax.jit
    def loss(m, a, J, x, y, theta, u, omega):
        q = jnp.stack([x, y, theta])
        v = jnp.stack([u * jnp.cos(theta), u * jnp.sin(theta), omega])
        return f({"m": m, "a": a, "J": J}, q, v)["q"][-1] @ jnp.array(weights)

    values = {name: mpf(value) for name, value in place.items()}
    assert float(end(**values)) == pytest.approx(float(loss(**place)), rel=1e-12)
    e = mpf(10) ** -13
    gradient = jax.grad(lambda place: loss(**place))(place)
    for name in ("m", "a", "J", "theta", "omega"):
        at = lambda e: end(**{**values, name: values[name] + e})
        assert float(gradient[name]) == pytest.approx(float((at(e) - at(-e)) / (2 * e)), rel=1e-11), name


@pytest.mark.parametrize("method", ["gonzalez", "rk4"])
def test_exact_second_derivatives(method):
    """Products with the Hessian by inputs, of a function of the coordinates, agree with differences of gradients, in all orders of modes."""
    snakeboard = nh.library.snakeboard()
    q, v = snakeboard.project([0.3, 0.4, -0.2, 0.1, 0.5], [0.9, -0.6, 0.4, 0.2, 0.7])
    f = nh.jax.trajectory(snakeboard, 0.05, 12, method=method, every=4)
    loss = lambda u: jnp.sum(f(None, q, v, u)["q"] ** 2)
    random = np.random.default_rng(5)
    u, d = random.normal(size=(2, 12, 2))
    gradient = jax.jit(jax.grad(loss))
    e = 1e-3
    expected = (8 * (gradient(u + e * d) - gradient(u - e * d)) - (gradient(u + 2 * e * d) - gradient(u - 2 * e * d))) / (12 * e)
    found = jax.jit(lambda u: jax.jvp(jax.grad(loss), (u,), (d,))[1])(u)
    assert np.allclose(found, expected, rtol=0, atol=1e-9 * np.abs(expected).max())
    other = jax.grad(lambda u: jnp.vdot(jax.grad(loss)(u), d))(u)
    third = jax.grad(lambda u: jax.jvp(loss, (u,), (d,))[1])(u)
    assert np.allclose(found, other, rtol=1e-11, atol=1e-12) and np.allclose(found, third, rtol=1e-11, atol=1e-12)
    # Held inputs, and a symmetric matrix.
    hessian = jax.hessian(loss)(u[0])
    assert hessian.shape == (2, 2) and np.allclose(hessian, hessian.T, rtol=1e-11)
    sums = jax.vmap(lambda d: jax.jvp(jax.grad(loss), (np.tile(u[0], (12, 1)),), (jnp.tile(d, (12, 1)),))[1].sum(axis=0))(jnp.eye(2))
    assert np.allclose(hessian, sums, rtol=1e-11)
