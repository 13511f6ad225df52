"""Events, states between rows, the time of the start, and ends of batches."""

import os
import pickle
import subprocess

import numpy as np
import pytest

import nonholonomic as nh

OSCILLATOR = dict(coordinates="x", parameters=dict(k=1), lagrangian="x_dot^2/2 - k*x^2/2", methods=["taylor", "rk4", "gonzalez", "taylor:qv"])
DISK = dict(
    coordinates="x y theta phi",
    parameters=dict(m=1, I=0.5, J=0.25, R=0.5),
    lagrangian="m/2*(x_dot^2 + y_dot^2) + I/2*theta_dot^2 + J/2*phi_dot^2",
    constraints=["x_dot - R*cos(phi)*theta_dot", "y_dot - R*sin(phi)*theta_dot"],
)


@pytest.fixture(scope="module")
def oscillator():
    return nh.System(**OSCILLATOR)


@pytest.fixture(scope="module")
def timed():
    """ẍ = cos t"""
    return nh.System(coordinates="x", lagrangian="x_dot^2/2 + x*cos(t)", methods=["taylor", "rk4", "gonzalez"])


def test_events_of_a_closed_form(oscillator):
    """x = cos t is 0 at π/2 + k π, and falls there first."""
    run = oscillator.simulate([1], [0], 0.5, until=20, events=["x = 0", "x_dot = 0 upwards"])
    zeros = run.events["x = 0"]
    expected = np.pi * (np.arange(6) + 0.5)
    assert np.allclose(zeros.t, expected, rtol=1e-14) and zeros.directions == ("downwards", "upwards") * 3
    assert np.allclose(zeros.q, 0, atol=1e-14) and np.allclose(zeros.v[:, 0], -np.sin(expected), atol=1e-14)
    # ẋ = −sin t rises where cos t = −1.
    assert np.allclose(run.events["x_dot = 0 upwards"].t, np.pi * np.array([1, 3, 5]), rtol=1e-14)
    assert np.array_equal(run.events.t, np.sort(run.events.t)) and len(run.events) == 9
    first = run.events[0]
    assert first.t == zeros.t[0] and first.name == "x = 0" and first.direction == "downwards" and 0 < first.width < 1e-12
    assert [event.t for event in run.events[1:3]] == run.events.t[1:3].tolist()
    again = pickle.loads(pickle.dumps(run))
    assert np.array_equal(again.events.t, run.events.t) and len(run) == 41
    without = oscillator.simulate([1], [0], 0.5, until=20, method="taylor")
    assert np.array_equal(without.q, run.q) and without.events is None


def test_events_that_stop(oscillator):
    run = oscillator.simulate([1], [0], 0.5, until=20, events={"back": "x = k/2 upwards stop"}, every=2, dense=True)
    # cos t = 1/2 upwards at 5π/3 = 5.24; the last row is the step before it.
    assert run.events.names == ("back",) and run.events.t[0] == pytest.approx(5 * np.pi / 3, rel=1e-14)
    assert run.t.tolist() == [0, 1, 2, 3, 4, 5] and run.steps == 10 and run.complete
    assert np.allclose(run["x"], np.cos(run.t), atol=1e-14)
    assert run.motion_error is not None and run.motion_error.error < 1e-12
    assert run.at(run.events.t)["x"] == pytest.approx(0.5, abs=1e-14)
    with pytest.raises(ValueError, match=r"goes from t = 0 to 5.23599, and has no state at t = 5.3"):
        run.at(5.3)
    third = oscillator.simulate([1], [0], 0.5, until=20, events="x = k/2 upwards stop", every=3)
    assert third.t.tolist() == [0, 1.5, 3, 4.5, 5]


def test_events_of_batches(oscillator):
    starts = np.array([[1.0], [0.3], [2.0]])
    batch = oscillator.simulate(starts, [[0.0]] * 3, 0.5, until=5, events=["x = 1/2 downwards stop"])
    for i, start in enumerate(starts):
        one = oscillator.simulate(start, [0.0], 0.5, until=5, events=["x = 1/2 downwards stop"])
        assert np.array_equal(batch.events[i].t, one.events.t) and batch.steps[i] == one.steps
        reached = len(one)
        assert np.array_equal(batch.q[i, :reached], one.q) and np.isnan(batch.q[i, reached:]).all()
    assert [len(events) for events in batch.events] == [1, 0, 1] and batch.complete.all()
    assert batch.events[2].t[0] == pytest.approx(np.arccos(0.25), rel=1e-14)


@pytest.mark.skipif("NH" not in os.environ, reason="the variable NH has no program `nh`")
def test_events_are_those_of_the_command_line(tmp_path):
    rows, events = tmp_path / "rows.csv", tmp_path / "events.csv"
    asked = ["x2 = 0", "theta = 1 upwards", "x1^2 + x2^2 = 1/2 downwards stop"]
    command = ["simulate", "rolling_disk", "--method", "taylor", "--step", "0.5", "--until", "50", "--output", rows, "--events", events]
    flags = [part for text in asked for part in ("--event", text)]
    done = subprocess.run([os.environ["NH"], *map(str, command), *flags], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    disk = nh.library.rolling_disk()
    run = disk.simulate(h=0.5, until=50, method="taylor", events=asked)
    wanted = np.atleast_1d(np.genfromtxt(events, delimiter=",", names=True, dtype=None, encoding="utf-8"))
    assert len(run.events) == len(wanted) > 0
    assert np.array_equal(wanted["t"], run.events.t)
    for name in disk.coordinates:
        assert np.array_equal(wanted[name], run.events.q[:, disk.coordinates.index(name)])
    own = np.atleast_1d(np.genfromtxt(rows, delimiter=",", names=True))
    assert np.array_equal(own["t"], run.t) and np.array_equal(own["x2"], run["x2"])


def test_what_is_wrong_with_events_is_said(oscillator, forced):
    simulate = lambda **arguments: oscillator.simulate([1], [0], 0.5, until=2, **arguments)
    for call, error, says in [
        (lambda: simulate(events=["x"]), ValueError, "the event `x` is not an equation: write `y = 0`"),
        (lambda: simulate(events=["z = 0"]), ValueError, "unknown name `z`|unknown .*`z`"),
        (lambda: simulate(events=["x = 0"], method="rk4"), ValueError, 'and `rk4` has none: take `method="taylor"`'),
        (lambda: simulate(events=[1]), TypeError, "an event must be a text"),
        (lambda: simulate(events=["x = 0", "x = 0"]), ValueError, "two events are the same"),
        (lambda: forced.simulate({}, {}, 0.1, until=1, events=["x = 0"]), ValueError, "has control inputs: events need a model without"),
        (lambda: simulate(events=["x = 0"]).events["y"], KeyError, "unknown event `y`"),
    ]:
        with pytest.raises(error, match=says):
            call()
    with pytest.raises(nh.StepError, match="is 0 all the time") as caught:
        simulate(events=["x = x"])
    assert len(caught.value.run) == 1


@pytest.mark.parametrize("method, sign", [("taylor", 1), ("taylor:qv", 1), ("taylor", -1)])
def test_states_on_the_polynomials(oscillator, method, sign):
    run = oscillator.simulate([1], [0], sign * 0.7, until=sign * 20.0, method=method, dense=True)
    times = sign * np.random.default_rng(1).uniform(0, 20, 500)
    states = run.at(times)
    assert np.array_equal(states.t, times) and states.q.shape == (500, 1) and len(states) == 500
    assert np.allclose(states["x"], np.cos(times), atol=3e-14) and np.allclose(states["x_dot"], -np.sin(times), atol=3e-14)
    assert np.allclose(states.energy, 0.5, atol=3e-14) and states.constraint.max() == 0
    # Rows lie on the polynomials, also the last row after a shorter step.
    assert run.t[-1] == sign * 20 and np.allclose(run.at(run.t).q, run.q, atol=1e-14)
    again = pickle.loads(pickle.dumps(run)).at(times)
    assert np.array_equal(again.q, states.q)
    one = run.at(sign * 3.3)
    assert one.q.shape == (1, 1) and one["x"][0] == pytest.approx(np.cos(3.3), abs=1e-14)


def test_states_under_constraints():
    disk = nh.System(**DISK)
    run = disk.simulate({}, {"theta_dot": 2, "phi_dot": 0.5, "x_dot": 1}, until=20, h=5, dense=True)
    times = np.linspace(0, 20, 333)
    states = run.at(times)
    assert np.allclose(states["x"], 2 * np.sin(0.5 * times), atol=1e-13) and np.allclose(states["y_dot"], np.sin(0.5 * times), atol=1e-13)
    assert states.constraint.max() < 1e-14 and len(run) == 5
    # Velocities that are not rates of coordinates, here in the axes of a body.
    name = "suslov"
    suslov = nh.library[name]() if hasattr(nh.library, "__getitem__") else getattr(nh.library, name)()
    dense = suslov.simulate(until=5, h=1, method="taylor", dense=True)
    fine = suslov.simulate(until=5, h=0.125, method="taylor")
    assert np.allclose(dense.at(fine.t).v, fine.v, atol=1e-13)


def test_states_of_a_looser_tolerance(oscillator):
    run = oscillator.simulate([1], [0], 5, until=20, tolerance=1e-6, dense=True)
    times = np.linspace(0, 20, 400)
    error = np.abs(run.at(times)["x"] - np.cos(times)).max()
    assert 1e-13 < error < 1e-4


def test_states_between_rows(oscillator):
    times = np.linspace(0, 6, 601)

    def error(h):
        run = oscillator.simulate([1], [0], h, until=6, method="gonzalez", accuracy=False)
        fine = run.at(times)
        # The reference is the motion of the method at its own frequency, which the rows follow.
        omega = 2 * np.arctan(h / 2) / h
        assert np.allclose(run["x"], np.cos(omega * run.t), atol=1e-12)
        return np.abs(fine["x"] - np.cos(omega * times)).max()

    assert error(0.2) < 0.2**2 * 0.01
    run = oscillator.simulate([1], [0], 0.1, until=6, method="rk4", accuracy=False)
    coarse = oscillator.simulate([1], [0], 0.1, until=6, method="rk4", every=2, accuracy=False)
    off = lambda run: np.abs(run.at(times)["x"] - np.cos(times)).max()
    # H⁴/384 beside the method's own error h⁴ t/120.
    own = 0.1**4 * 6 / 120
    assert off(run) < 0.1**4 / 384 + own and abs(off(coarse) - 0.2**4 / 384) < own
    assert np.array_equal(run.at(run.t).q, run.q) and np.array_equal(run.at(run.t).v, run.v)
    # The estimate from the defect is the error relative to the range 2, which positions and velocities share.
    assert coarse.at(times).interpolation_error == pytest.approx(0.2**4 / 384 / 2, rel=0.25) and run.at(run.t).interpolation_error < 1e-5
    sparse = oscillator.simulate([1], [0], 0.01, until=12, every=200, method="rk4", accuracy=False)
    with pytest.warns(nh.MotionWarning, match="the interpolation is off by about .* record more rows"):
        assert sparse.at(times).interpolation_error > 0.01
    back = oscillator.simulate([1], [0], -0.1, until=-6, method="rk4", accuracy=False)
    assert np.allclose(back.at(-times)["x"], run.at(times)["x"], atol=1e-12)


def test_what_is_wrong_with_times_is_said(oscillator, forced):
    rk4 = oscillator.simulate([1], [0], 0.5, until=2, method="rk4")
    for call, says in [
        (lambda: rk4.at(2.1), "the run goes from t = 0 to 2, and has no state at t = 2.1"),
        (lambda: rk4.at(np.nan), "has no state at t = nan"),
        (lambda: rk4.at([[1.0]]), r"`times` has the shape \(1, 1\), expected \(\) or \(count,\)"),
        (lambda: oscillator.simulate([1], [0], 0.5, until=2).at(1), "kept by `simulate.*dense=True"),
        (lambda: oscillator.simulate([1], [0], 0.5, until=2, method="rk4", dense=True), "`rk4` has no polynomials to keep"),
        (lambda: oscillator.simulate([[1], [2]], [0], 0.5, until=2, dense=True), "`dense=True` is for one motion"),
        (lambda: oscillator.simulate([[1], [2]], [0], 0.5, until=2).at(1), "`at` is for one motion"),
        (lambda: forced.simulate([0], [0], 0.5, until=2, inputs=[1], method="rk4").at(1), "has control inputs"),
    ]:
        with pytest.raises(ValueError, match=says):
            call()


@pytest.mark.parametrize("method", ["taylor", "rk4", "gonzalez"])
def test_the_time_of_the_start(timed, method):
    """x = x₀ + cos t₀ − cos t + (v₀ − sin t₀)(t − t₀)"""
    t0, tolerance = 0.7, {"taylor": 1e-13, "rk4": 1e-9, "gonzalez": 1e-4}[method]
    exact = lambda t: 0.2 + np.cos(t0) - np.cos(t) + (0.1 - np.sin(t0)) * (t - t0)
    run = timed.simulate([0.2], [0.1], 0.02, t0=t0, until=3, method=method)
    assert run.t[0] == t0 and run.t[-1] == pytest.approx(3, abs=1e-12) and len(run) == 116
    assert np.allclose(run["x"], exact(run.t), atol=tolerance)
    assert run.motion_error.error < 100 * tolerance and run.motion_error.t == pytest.approx(3)
    stepper = timed.stepper([0.2], [0.1], 0.02, method=method, t0=t0)
    assert stepper.t == t0
    stepper.step(115)
    assert stepper.t == run.t[-1] and np.array_equal(stepper.q, run.q[-1])
    assert stepper.energy == run.energy[-1]
    batch = timed.simulate([[0.2]] * 5, [0.1], 0.02, t0=t0, until=3, method=method)
    assert np.array_equal(batch.q[4], run.q) and np.array_equal(batch.t, run.t)
    sweep = timed.sweep(x=[0.2, 0.3], x_dot=0.1, h=0.02, t0=t0, until=3, method=method)
    assert sweep.final("x")[0] == run.q[-1, 0]


def test_inputs_and_events_from_the_start(timed, forced):
    run = forced.simulate([0], [0], 0.01, t0=1, until=2, inputs={"f": "2*t"}, method="midpoint")
    # v̇ = t
    assert run.v[-1, 0] == pytest.approx(1.5, abs=1e-10)
    called = forced.simulate([0], [0], 0.01, t0=1, until=2, inputs=lambda t, q, v: [2 * t], method="midpoint")
    assert np.array_equal(called.v, run.v)
    met = timed.simulate([0], [0], 0.5, t0=-1, until=4, events=["t = 2"], method="taylor", dense=True)
    assert met.events.t.tolist() == pytest.approx([2], abs=1e-14)
    exact = np.cos(-1) - np.cos(2) - np.sin(-1) * 3
    assert met.events.q[0, 0] == pytest.approx(exact, abs=1e-14) and met.at(2)["x"][0] == pytest.approx(exact, abs=1e-14)
    with pytest.raises(ValueError, match="`t0` must be a finite number"):
        timed.simulate([0], [0], 0.5, t0=np.inf, until=4)
    with pytest.raises(ValueError, match="leads away from"):
        timed.simulate([0], [0], 0.5, t0=5, until=4)


@pytest.mark.parametrize("every", [1, 4, 100])
def test_batches_end_as_single_runs(chaplygin, every):
    rng = np.random.default_rng(4)
    q, v = chaplygin.project(rng.normal(size=(6, 3)), rng.normal(size=(6, 3)))
    for method, h in (("rk4", 0.03), ("gonzalez", 0.03), ("leapfrog", 0.3)):
        arguments = dict(h=h, until=10, method=method, every=every, accuracy=False)
        batch = chaplygin.simulate(q, v, **arguments)
        for i in range(6):
            one = chaplygin.simulate(q[i], v[i], **arguments)
            assert np.array_equal(batch.t, one.t) and np.array_equal(batch.q[i], one.q) and np.array_equal(batch.v[i], one.v), method
            assert batch.steps[i] == one.steps
        assert method == "leapfrog" or batch.t[-1] == 10


def test_ends_of_batches_in_which_some_fail():
    falling = nh.System(coordinates="x", lagrangian="x_dot^2/2 - x*sqrt(1 - x)", methods=["rk4"])
    batch = falling.simulate([[0.5]] * 3, [[3.0], [-8.0], [-7.0]], 0.03, until=0.4, method="rk4")
    assert batch.t[-1] == 0.4 and batch.complete.tolist() == [False, True, True] and batch.steps[1] == 14
    assert np.isnan(batch.q[0, -1]) and np.isfinite(batch.q[1:, -1]).all()
    assert batch.errors[0].step == batch.steps[0] + 1


def test_sweeps_of_what_has_the_name_of_a_keyword(sleigh):
    rattleback = nh.library.rattleback()
    assert "h" in rattleback.parameters
    heights = np.array([0.010, 0.012, 0.014])
    sweep = rattleback.sweep({"h": heights}, h=1e-3, until=0.1, method="rk4")
    name = rattleback.coordinates[-1]
    own = rattleback(h=0.012).simulate(h=1e-3, until=0.1, method="rk4", project=True, accuracy=False)
    assert np.array_equal(sweep["h"], heights) and sweep.final(name)[1] == own.final(name)
    # States and parameters together, in one dict.
    x = np.linspace(0.1, 1, 4)
    both = sleigh.sweep({"x": x, "theta_dot": 0.5, "J": 2}, until=1, h=0.1, method="rk4")
    same = sleigh.sweep(x=x, theta_dot=0.5, J=2, until=1, h=0.1, method="rk4")
    assert np.array_equal(both.final("theta"), same.final("theta")) and list(both.varied) == ["x"]
    with pytest.raises(TypeError, match="`x` is given twice"):
        sleigh.sweep({"x": x}, x=x)
    with pytest.raises(TypeError, match="unknown coordinate, velocity or parameter `z`"):
        sleigh.sweep({"z": x})
