"""Ensembles, orders and stability: against `nh`, closed forms and NumPy."""

import json
import os
import pickle
import signal
import subprocess
import time

import numpy as np
import pytest

import nonholonomic as nh

wants_nh = pytest.mark.skipif("NH" not in os.environ, reason="the variable NH has no program `nh`")


def command(*arguments):
    """The text that `nh` prints."""
    return subprocess.run([os.environ["NH"], *map(str, arguments)], check=True, capture_output=True, text=True).stdout


def alarmed(call, seconds=0.3):
    """Returns how long a call continues after a signal whose handler raises an exception."""

    class Alarm(Exception):
        pass

    def handler(*_):
        raise Alarm

    before = signal.signal(signal.SIGALRM, handler)
    try:
        begin = time.monotonic()
        signal.setitimer(signal.ITIMER_REAL, seconds)
        with pytest.raises(Alarm):
            call()
        return time.monotonic() - begin - seconds
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@wants_nh
@pytest.mark.parametrize("method", ["gonzalez", "rk4"])
def test_ensembles_are_those_of_the_command_line(chaplygin, method, tmp_path):
    vary = ["rho1=normal(0.1, 0.01)", "J=loguniform(1, 2)", "theta=uniform(0, pi/4)", "m=normal(J/4, 1e-3)"]
    file = tmp_path / "end.csv"
    text = command(
        "ensemble", "chaplygin_sleigh", "--data", "lively", "--vary", *vary, "--count", 600, "--seed", 3, "--method", method,
        "--step", 0.05, "--until", 5, "--every", 40, "--output", file, "--set", "a=0.5",
    )  # fmt: skip
    vary = {"rho1": nh.normal(0.1, 0.01), "J": nh.loguniform(1, 2), "theta": "uniform(0, pi/4)", "m": nh.normal("J/4", 1e-3)}
    found = chaplygin(a=0.5).ensemble(vary=vary, count=600, seed=3, data="lively", method=method, h=0.05, until=5, every=40)
    rows = np.genfromtxt(file, delimiter=",", names=True)
    assert found.t.tolist() == [0, 2, 4, 5] and len(found) == 600 and found.failed == 0
    for name in ("x1", "x2", "theta", "x1_dot", "x2_dot", "theta_dot", "energy"):
        assert np.array_equal(rows[name].reshape(600, 4), found[name]), name
    for name in ("J", "m"):
        assert np.array_equal(rows[name][::4], found.draws[name])
    assert repr(found).splitlines()[1:] == text.rstrip().splitlines()[1:]


def test_statistics_of_ensembles(chaplygin):
    found = chaplygin.ensemble(theta=nh.normal(1, 0.2), count=500, h=0.1, until=1, every=5, method="rk4", project=True)
    theta = found["theta"]
    assert theta.shape == (500, 3) and np.array_equal(theta[:, 0], found.draws["theta"])
    assert np.allclose(found.mean("theta"), theta.mean(axis=0), rtol=1e-14)
    assert np.allclose(found.deviation("theta"), theta.std(axis=0, ddof=1), rtol=1e-12)
    assert np.array_equal(found.least("theta"), theta.min(axis=0)) and np.array_equal(found.greatest("theta"), theta.max(axis=0))
    assert np.array_equal(found.quantile("theta", [0.1, 0.5]), np.quantile(theta, [0.1, 0.5], axis=0))
    counts, edges = found.histogram("theta")
    assert np.array_equal(counts, np.histogram(theta[:, -1], edges)[0]) and counts.sum() == 500 and len(counts) <= 120
    # Five standard errors.
    assert abs(found.mean("theta")[0] - 1) < 5 * 0.2 / np.sqrt(500)
    assert found.counts.tolist() == [500] * 3
    again = pickle.loads(pickle.dumps(found))
    assert np.array_equal(again.final("theta"), found.final("theta")) and again.draws.keys() == found.draws.keys()
    frame = found.to_pandas()
    assert frame.index.names == ["trajectory", "t"] and len(frame) == 1500
    assert np.array_equal(frame["theta"].to_numpy().reshape(500, 3), theta)
    assert len(found.plot().axes) == 6 and len(found.plot("theta").axes) == 2


def test_trajectories_of_ensembles_are_single_runs(chaplygin):
    q, v = chaplygin.initial("lively")
    arguments = dict(h=0.05, until=2, method="gonzalez", data="lively", project=True)
    found = chaplygin.ensemble(q, v, x1=nh.uniform(0, 1), m="uniform(1, 2)", count=9, seed=5, threads=2, **arguments)
    for i in (0, 8):
        system = chaplygin(m=float(found["m"][i]))
        one = system.simulate({"x1": float(found.draws["x1"][i]), "x2": q[1], "theta": q[2]}, v, accuracy=False, every=40, **arguments)
        assert np.array_equal(found.q[i], one.q) and np.array_equal(found.v[i, 1], one.v[1])
        # The first record is the state that the method carries.
        assert np.allclose(found.v[i, 0], one.v[0], atol=1e-15)
        assert np.allclose(found.energy[i], one.energy, rtol=1e-14)
    more = chaplygin.ensemble(q, v, x1=nh.uniform(0, 1), m="uniform(1, 2)", count=300, seed=5, threads=1, **arguments)
    assert np.array_equal(more.q[:9], found.q)


def test_ensembles_with_inputs(forced):
    """x = x₀ + f t²/2 m"""
    found = forced.ensemble({"x": 0}, {"x": 0}, 0.01, until=2, m=nh.uniform(1, 3), count=50, inputs={"f": "3*m"}, method="midpoint")
    assert np.allclose(found.final("x"), 6, rtol=1e-12)
    held = forced.ensemble({"x": 0}, {"x": 0}, 0.01, until=2, m=nh.uniform(1, 3), count=50, inputs=[3.0], method="midpoint")
    assert np.allclose(held.final("x"), 6 / held["m"], rtol=1e-12)
    with pytest.raises(TypeError, match=r"cannot be a Python function: expected a dict .* or an array \(1,\)"):
        forced.ensemble({}, {}, 0.01, until=1, m=nh.uniform(1, 3), inputs=lambda t, q, v: [0.0])
    with pytest.raises(ValueError, match=r"`inputs` has the shape \(2, 1\)"):
        forced.ensemble({}, {}, 0.01, steps=2, m=nh.uniform(1, 3), inputs=[[1.0], [1.0]])


def test_trajectories_that_fail():
    falling = nh.System(coordinates="x", lagrangian="x_dot^2/2 - x*sqrt(1 - x)", methods=["rk4"])
    found = falling.ensemble([0.5], {}, 0.01, x_dot=nh.uniform(-8, 3), until=0.4, every=10, count=64, method="rk4")
    assert 0 < found.failed < 64 and len(found.failures) == found.failed
    failed = np.isnan(found.final("x"))
    assert sorted(found.failures) == np.flatnonzero(failed).tolist() and found.counts.tolist()[0] == 64
    assert found.counts[-1] == 64 - found.failed and np.isfinite(found.mean("x")).all()
    assert np.allclose(found.mean("x")[-1], np.nanmean(found.final("x")))
    with pytest.raises(nh.StateError, match="every trajectory failed"):
        falling.ensemble([0.5], [3.0], 0.1, x=nh.uniform(0.9, 0.95), until=20, count=20, method="rk4")


@pytest.mark.parametrize(
    "arguments, error, says",
    [
        (dict(x3=nh.normal(0, 1)), ValueError, "unknown parameter, coordinate, velocity or momentum `x3`"),
        (dict(x1=1.0), TypeError, r"`x1` must be a distribution, `nh.normal\(0, 1\)`"),
        (dict(x1="gauss(0, 1)"), ValueError, "unknown distribution `gauss`"),
        (dict(x1=nh.normal(0, -1)), ValueError, "the standard deviation of `x1` must be at least 0"),
        (dict(x1=nh.uniform(1, 0)), ValueError, "the bounds must increase"),
        (dict(x1=nh.loguniform(0, 1)), ValueError, "must be positive"),
        (dict(x1=nh.normal(0, float("nan"))), ValueError, "must be finite"),
        (dict(x1="normal(0, 1)", vary=["x1=normal(0, 2)"]), ValueError, "distribution of `x1` is given twice"),
        (dict(vary=[1]), TypeError, "`vary` must be a dict"),
        (dict(x1_dot=nh.normal(0, 1), rho1=nh.normal(0, 1)), ValueError, "vary one or the other"),
        (dict(x1_dot=nh.normal(0, 1)), ValueError, r"the first trajectories cannot start: .*\(`project=True` moves"),
        (dict(count=0), ValueError, "`count` must be at least 1"),
        (dict(count=1.5), TypeError, "`count` must be an integer"),
        (dict(seed=-1), ValueError, "`seed` must be at least 0"),
        (dict(q=np.zeros((2, 3))), ValueError, "an ensemble has one state, 2 were given"),
        (dict(until=None), ValueError, "`until` is missing"),
        (dict(count=10**9, every=1), ValueError, "but the limit is .*: record less often .a larger `every`., or take a smaller `count`"),
        (dict(progress=3), TypeError, "`progress` must be True, False or None"),
    ],
)
def test_what_is_wrong_with_ensembles_is_said(chaplygin, arguments, error, says):
    with pytest.raises(error, match=says):
        chaplygin.ensemble(**{**dict(h=0.1, until=1, count=10, method="rk4"), **arguments})


@wants_nh
def test_orders_are_those_of_the_command_line(chaplygin, tmp_path):
    file = tmp_path / "order.json"
    text = command("order", "chaplygin_sleigh", "--data", "lively", "--method", "gonzalez,rk4,dla:0.4", "--output", file, "--until", 2)
    wanted = json.loads(file.read_text())
    found = chaplygin.order("gonzalez rk4 dla:0.4", until=2, data="lively")
    assert list(found) == ["gonzalez", "rk4", "dla:0.4"] and found.reference == wanted["reference"]["method"] == "dop853"
    assert found.uncertainty == wanted["reference"]["uncertainty"]
    for study in wanted["methods"]:
        own = found[study["method"]]
        assert own.order == study["order"] and own.order_error == study["order_error"] and own.verdict == study["verdict"]
        assert own.verdict == ("agrees" if ":" not in own.method else None)
        assert own.stated_order == study["stated_order"] and own.h.tolist() == [point["step"] for point in study["points"]]
        assert own.error.tolist() == [point["error"] for point in study["points"]]
    assert repr(found).splitlines()[0] == text.splitlines()[0]
    assert repr(found).split("work and precision")[0] == text.split("work and precision")[0]


def test_orders(chaplygin, sleigh):
    found = sleigh.order(["rk4", "gonzalez"], h=0.1, q={"x": 1}, v={"theta_dot": 1}, project=True)
    assert found.orders["rk4"] == pytest.approx(4, abs=0.25) and found.orders["gonzalez"] == pytest.approx(2, abs=0.25)
    # The errors are errors of runs; the slope is the slope of a line through their logarithms.
    rk4 = found["rk4"]
    arguments = dict(until=1, project=True, accuracy=False)
    exact = sleigh.simulate({"x": 1}, {"theta_dot": 1}, method="taylor", **arguments)
    run = sleigh.simulate({"x": 1}, {"theta_dot": 1}, rk4.h[1], method="rk4", **arguments)
    error = max(np.abs(run.q[-1] - exact.q[-1]).max(), np.abs(run.v[-1] - exact.v[-1]).max())
    assert rk4.error[1] == pytest.approx(error, rel=1e-6)
    slope = np.polyfit(np.log(rk4.h[rk4.used]), np.log(rk4.error[rk4.used]), 1)[0]
    assert rk4.order == pytest.approx(slope, rel=1e-9) and rk4.seconds.min() > 0
    assert rk4.local_order[1] == pytest.approx(np.log2(rk4.error[0] / rk4.error[1]), rel=1e-9)
    assert len(found.plot().axes) == 2 and found._repr_html_().startswith("<svg") and len(found.to_pandas()) == len(rk4.h) + len(found["gonzalez"].h)
    assert np.array_equal(pickle.loads(pickle.dumps(found))["rk4"].error, rk4.error)
    for arguments, error, says in [
        (dict(h=0.3), ValueError, "the step 0.3 does not divide the interval from 0 to 1; 0.3333333333333333 does"),
        (dict(methods="rk5"), ValueError, "did you mean `rk2` or `rk4`"),
        (dict(halvings=1), ValueError, "the number of halvings must be 2 to 16, not 1"),
        (dict(v=[0, 1, 0], q=[0, 0, 0], project=False), ValueError, "`project=True` moves it onto the constraints"),
        (dict(q=np.zeros((2, 3))), ValueError, "a study of orders has one state, 2 were given"),
    ]:
        with pytest.raises(error, match=says):
            sleigh.order(**{**dict(methods="rk4", q={"x": 1}, v={"theta_dot": 1}, project=True), **arguments})


def test_orders_with_inputs(forced):
    found = forced.order("rk4", q=[1.0], v=[0.0], inputs={"f": "-8*x"}, until=1)
    assert found["rk4"].stated_order in (1, 2, 4) and found["rk4"].order is not None
    # x = cos 2t
    assert found.reference == "dop853" and found.uncertainty < 1e-12


@wants_nh
def test_stability_is_that_of_the_command_line(tmp_path):
    file = tmp_path / "stability.json"
    place = ("--q", "theta=0", "--v", "phi_dot=6", "psi_dot=0", "theta_dot=0", "--project")
    text = command("stability", "leaning_disk", *place, "--method", "gonzalez", "--step", 0.01, "--output", file)
    wanted = json.loads(file.read_text())
    disk = nh.library.leaning_disk()
    rolling = dict(q={"theta": 0}, v={"phi_dot": 6, "psi_dot": 0, "theta_dot": 0}, project=True)
    found = disk.stability(**rolling, method="gonzalez", h=0.01)
    assert repr(found) == text.rstrip()
    pairs = lambda values: [[value.real, value.imag] for value in values]
    assert pairs(found.eigenvalues) == [mode["lambda"] for mode in wanted["modes"]]
    assert found.verdict == wanted["verdict"] and found.verdict_of_the_step == wanted["verdict_of_the_step"]
    assert found.names == tuple(mode["name"] for mode in wanted["modes"]) and found.names[0] == "x: cyclic"
    # Eigenvalues of the step are near exp(λ h), as for any method of order 2.
    own = found.eigenvalues[found.decides]
    assert np.allclose(found.step_eigenvalues[found.decides], np.exp(0.01 * own), atol=1e-3)
    assert np.allclose(found.step_exponents[found.decides], own, rtol=2e-2)
    assert found.is_relative_equilibrium and not found.moving and found.cyclic
    assert len(found.plot().axes) == 2 and found._repr_html_().startswith("<svg")
    assert np.array_equal(pickle.loads(pickle.dumps(found)).eigenvalues, found.eigenvalues)


PENDULUM = dict(coordinates="phi", parameters=dict(l=2, g=9.81), lagrangian="l^2*phi_dot^2/2 + g*l*cos(phi)", methods=["gonzalez", "rk4"])


def test_closed_forms_of_stability():
    pendulum = nh.System(**PENDULUM)
    omega = np.sqrt(9.81 / 2)
    hanging = pendulum.stability({}, {}, 0.01, method="rk4")
    assert np.allclose(np.sort_complex(hanging.eigenvalues), [-1j * omega, 1j * omega], atol=1e-13)
    z = 1j * omega * 0.01
    assert np.allclose(np.sort_complex(hanging.step_eigenvalues)[1], 1 + z + z**2 / 2 + z**3 / 6 + z**4 / 24, atol=1e-13)
    assert hanging.verdict == "undecided" and hanging.is_relative_equilibrium
    standing = pendulum.stability({"phi": np.pi}, {}, 0.01)
    assert standing.method == "gonzalez" and standing.verdict == "unstable"
    assert np.allclose(np.sort(standing.eigenvalues.real), [-omega, omega], atol=1e-12)
    moving = pendulum.stability({"phi": 1}, {}, 0.01)
    assert moving.verdict is None and not moving.is_relative_equilibrium and moving.moving
    # With other parameters.
    assert np.allclose(np.abs(pendulum(l=1).stability({}, {}, 0.01).eigenvalues), np.sqrt(9.81))


def test_multipliers():
    oscillator = nh.System(coordinates="x y", parameters=dict(k=4), lagrangian="(x_dot^2 + y_dot^2)/2 - x^2/2 - k*y^2/2", methods=["rk4"])
    found = oscillator.stability([1, 0], [0, 0], 0.005, period=2 * np.pi)
    assert isinstance(found, nh.Floquet) and found.steps == round(2 * np.pi / 0.005) and found.h * found.steps == pytest.approx(2 * np.pi)
    assert np.allclose(found.multipliers, 1, atol=1e-5) and max(map(abs, found.gap.values())) < 1e-9
    half = oscillator(k=9 / 4).stability([1, 0], [0, 0], 0.005, period=2 * np.pi)
    # exp(3/2 · 2π i) = −1
    assert np.allclose(np.sort(half.multipliers.real), [-1, -1, 1, 1], atol=1e-5)
    assert found.plot().axes and half.exponents.shape == (4,)


def test_what_is_wrong_with_stability_is_said(forced):
    pendulum = nh.System(**PENDULUM)
    timed = nh.System(coordinates="x", lagrangian="x_dot^2/2 + x*cos(t)", methods=["rk4"])
    for call, says in [
        (lambda: timed.stability({}, {}), "`period` gives the Floquet multipliers"),
        (lambda: pendulum.stability({}, {}, -0.1), "`h` must be positive"),
        (lambda: pendulum.stability({}, {}, period=0), "`period` must be positive"),
        (lambda: pendulum.stability({}, {}, method="rk5"), "did you mean `rk2` or `rk4`"),
        (lambda: pendulum.stability({}), "`v` is missing"),
    ]:
        with pytest.raises(ValueError, match=says):
            call()


def test_signals_end_studies_within_a_second(chaplygin):
    pendulum = nh.System(**PENDULUM)
    pendulum.stability({"phi": 0.1}, {}, 0.01, period=1)
    chaplygin.order("rk4", halvings=2)
    ensemble = lambda: chaplygin.ensemble(theta=nh.normal(0, 1), count=10**5, h=1e-4, until=10, method="rk4", project=True)
    orders = lambda: chaplygin.order("rk4", h=1e-3, until=1e4, halvings=16)
    orbit = lambda: pendulum.stability({"phi": 0.1}, {}, 1e-5, period=100)
    for call in (ensemble, orders, orbit):
        assert alarmed(call) < 1
