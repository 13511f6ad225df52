"""Motions as functions of PyTorch: against `System.vjp`, differences, closed forms and loops."""

import numpy as np
import pytest

import nonholonomic as nh

torch = pytest.importorskip("torch")

START = ([0.5, -0.2, 0.3], [0.4, 0.1, 0.6])
INPUTS = np.cos(np.arange(24.0)).reshape(12, 2)


def tensor(value, grad=False):
    return torch.tensor(np.asarray(value), dtype=torch.float64, requires_grad=grad)


def places(pushed):
    return tensor(list(pushed.parameters.values())), *map(tensor, START), tensor(INPUTS)


def test_both_modes(pushed):
    """`gradcheck` compares the backward and the forward mode with differences; rows are those of `simulate`."""
    f = nh.torch.trajectory(pushed, 0.05, 12, method="gonzalez", every=4, project=True)
    x = places(pushed)
    run = pushed.simulate(*START, 0.05, steps=12, method="gonzalez", every=4, project=True, inputs=INPUTS, accuracy=False)
    rows = f(*x)
    assert np.array_equal(rows["q"], run.q) and np.array_equal(rows["v"], run.v)
    flat = lambda *x: torch.cat([value.reshape(-1) for value in f(*x).values()])
    leaves = [value.clone().requires_grad_() for value in x]
    assert torch.autograd.gradcheck(flat, leaves, eps=1e-5, atol=1e-8, rtol=1e-6, check_forward_ad=True)
    forwards = torch.func.jacfwd(flat, argnums=(0, 1, 2, 3))(*x)
    backwards = torch.func.jacrev(flat, argnums=(0, 1, 2, 3))(*x)
    for one, other in zip(forwards, backwards):
        assert torch.allclose(one, other, rtol=0, atol=1e-13 * max(1, float(one.abs().max())))


def test_a_thousand_steps(chaplygin):
    q, v = chaplygin.initial("lively")
    f = nh.torch.trajectory(chaplygin, 0.05, 1000, method="gonzalez", data="lively")
    J, start = tensor(8.0, grad=True), tensor(q, grad=True)
    rows = f({"J": J}, start, v)
    (rows["q"][-1] @ tensor([1.0, -2.0, 3.0])).backward()
    own = chaplygin.of("lively", J=8.0).vjp(q, v, 0.05, steps=1000, method="gonzalez", dq=[1, -2, 3])
    assert float(J.grad) == own.parameters["J"] and np.array_equal(start.grad, own.q)


def test_second_derivatives(forced):
    """x = t²/(2 m) f at t = 1"""
    end = lambda m, force: nh.torch.trajectory(forced, 0.1, 10, method="rk4")({"m": m}, [0.0], [0.0], {"f": force})["q"][-1, 0]
    m, force = tensor(2.0, grad=True), tensor(3.0, grad=True)
    first = torch.autograd.grad(end(m, force), (m, force), create_graph=True)
    assert np.allclose([value.item() for value in first], [-3 / 8, 1 / 4], rtol=1e-13)
    second = [torch.autograd.grad(value, (m, force), retain_graph=True) for value in first]
    assert np.allclose([[value.item() for value in row] for row in second], [[3 / 8, -1 / 8], [-1 / 8, 0]], rtol=0, atol=1e-14)
    hessian = torch.func.hessian(end, argnums=(0, 1))(tensor(2.0), tensor(3.0))
    assert np.allclose([[value.item() for value in row] for row in hessian], [[3 / 8, -1 / 8], [-1 / 8, 0]], rtol=0, atol=1e-14)


def test_exact_second_derivatives():
    """Twice backwards, by inputs, of functions of the coordinates and of the velocities."""
    snakeboard = nh.library.snakeboard()
    q, v = snakeboard.project([0.3, 0.4, -0.2, 0.1, 0.5], [0.9, -0.6, 0.4, 0.2, 0.7])
    f = nh.torch.trajectory(snakeboard, 0.05, 12, method="gonzalez", every=4)
    loss = lambda u: (f(None, q, v, u)["q"] ** 2).sum()
    u, d = map(tensor, np.random.default_rng(5).normal(size=(2, 12, 2)))
    gradient = torch.func.grad(loss)
    e = 1e-3
    expected = (8 * (gradient(u + e * d) - gradient(u - e * d)) - (gradient(u + 2 * e * d) - gradient(u - 2 * e * d))) / (12 * e)
    found = torch.autograd.functional.vhp(loss, u, d)[1]
    other = torch.func.jvp(gradient, (u,), (d,))[1]
    assert torch.allclose(found, expected, rtol=0, atol=1e-9 * float(expected.abs().max())) and torch.allclose(found, other, rtol=1e-12)
    speeds = lambda u: (f(None, q, v, u)["v"] ** 2).sum()
    assert torch.allclose(torch.autograd.functional.vhp(speeds, u, d)[1], torch.func.jvp(torch.func.grad(speeds), (u,), (d,))[1], rtol=1e-11)


def test_maps_change_no_bit(pushed):
    f = nh.torch.trajectory(pushed, 0.05, 12, method="gonzalez", every=3, project=True)
    random = np.random.default_rng(3)
    qs = tensor(START[0] + random.uniform(0, 0.2, size=(5, 3)))
    p, _, v, u = places(pushed)
    many = torch.func.vmap(f, in_dims=(None, 0, None, None))(p, qs, v, u)
    gradient = torch.func.grad(lambda p, q: (f(p, q, v, u)["q"] ** 2).sum(), argnums=(0, 1))
    gradients = torch.func.vmap(gradient, in_dims=(None, 0))(p, qs)
    for i, q in enumerate(qs):
        one = f(p, q, v, u)
        assert torch.equal(many["q"][i], one["q"]) and torch.equal(many["v"][i], one["v"])
        assert all(torch.equal(all_of_it[i], own) for all_of_it, own in zip(gradients, gradient(p, q)))
    shared = torch.func.grad(lambda p: (torch.func.vmap(lambda q: f(p, q, v, u)["q"])(qs) ** 2).sum())(p)
    assert torch.allclose(shared, sum(gradient(p, q)[0] for q in qs), rtol=1e-13)


def test_steps(forced):
    step = nh.torch.step(forced, 0.1, "rk4")
    force = tensor(3.0, grad=True)
    state = {"q": tensor([0.0]), "v": tensor([0.0])}
    for _ in range(10):
        state = step(None, state["q"], state["v"], {"f": force})
    state["q"][0].backward()
    assert state["q"][0].item() == pytest.approx(0.75) and float(force.grad) == pytest.approx(1 / 4)


def test_mistakes(pushed):
    f = nh.torch.trajectory(pushed, 0.05, 12, method="gonzalez")
    with pytest.raises(TypeError, match="torch.float32, expected torch.float64"):
        f(None, torch.tensor(START[0], dtype=torch.float32), START[1])
    with pytest.raises(ValueError, match=r"`q0` has the shape \(2,\), expected \(3,\)"):
        f(None, tensor([1.0, 2.0]), START[1])
    with pytest.raises(nh.StateError):
        f(None, *START)
