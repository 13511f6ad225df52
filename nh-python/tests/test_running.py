"""Motions: against closed forms, over all kinds of arguments, and errors of arguments."""

import json
import os
import pickle
import signal
import subprocess
import sys
import textwrap
import threading
import time
import warnings

import numpy as np
import pytest
from conftest import declared

import nonholonomic as nh

Q, V = [0.2, -0.1, 0.3], [-0.477668244562803, -0.14776010333066977, 0.7999999999999999]


def test_a_closed_form():
    """A disk that rolls upright moves on a circle."""
    disk = nh.System(
        coordinates="x y theta phi",
        parameters=dict(m=1, I=0.5, J=0.25, R=0.5),
        lagrangian="m/2*(x_dot^2 + y_dot^2) + I/2*theta_dot^2 + J/2*phi_dot^2",
        constraints=["x_dot - R*cos(phi)*theta_dot", "y_dot - R*sin(phi)*theta_dot"],
    )
    run = disk.simulate({}, {"theta_dot": 2, "phi_dot": 0.5, "x_dot": 1}, until=20, h=0.1)
    assert run.method == "taylor" and run.t[-1] == pytest.approx(20, abs=1e-13)
    assert np.allclose(run["x"], 2 * np.sin(0.5 * run.t), atol=1e-13)
    assert np.allclose(run["y"], 2 * (1 - np.cos(0.5 * run.t)), atol=1e-13)
    assert np.allclose(run["phi"], 0.5 * run.t, atol=1e-13)
    assert np.allclose(run.energy, run.energy[0], atol=1e-14) and run.constraint.max() < 1e-14
    assert run.motion_error.error < 1e-12 and not run.motion_error.warning


def test_orders(chaplygin):
    """Against a tight reference the errors fall by the methods' orders."""
    exact = chaplygin.simulate(Q, V, until=2, h=0.5).q[-1]
    for method, order in [("gonzalez", 2), ("rk4", 4), ("leapfrog", 2), ("euler", 1)]:
        error = lambda h: np.abs(chaplygin.simulate(Q, V, h, until=2, method=method, accuracy=False).q[-1] - exact).max()
        assert np.log2(error(0.02) / error(0.01)) == pytest.approx(order, abs=0.15), method


def test_energy_preserving_methods_preserve_energy(sleigh):
    run = sleigh.simulate({"x": 1}, {"theta_dot": 1}, 0.1, until=100, method="gonzalez", project=True, accuracy=False)
    assert np.abs(run.energy_error).max() < 1e-13 and run.constraint.max() < 1e-14


@pytest.mark.skipif("NH" not in os.environ, reason="the variable NH has no program `nh`")
@pytest.mark.parametrize("method", ["gonzalez", "rk4", "taylor"])
def test_the_numbers_are_those_of_the_command_line(chaplygin, method, tmp_path):
    file = tmp_path / "run.json"
    command = ["simulate", "chaplygin_sleigh", "--data", "lively", "--method", method, "--step", "0.1", "--until", "10"]
    subprocess.run([os.environ["NH"], *command, "--output", str(file)], check=True, capture_output=True)
    rows = np.array(json.loads(file.read_text())["rows"])
    run = chaplygin.simulate(data="lively", method=method, h=0.1, until=10)
    assert np.array_equal(rows[:, 0], run.t)
    assert np.array_equal(rows[:, 1:4], run.q) and np.array_equal(rows[:, 4:7], run.v)
    # A run computes the energies of all rows together, in another order of operations.
    assert np.allclose(rows[:, 7], run.energy, rtol=1e-14) and np.allclose(rows[:, 8], run.constraint, atol=1e-15)


LAYOUTS = {
    "list": lambda a: a.tolist(),
    "tuple": lambda a: tuple(map(tuple, a.tolist())) if a.ndim == 2 else tuple(a.tolist()),
    "rows": np.ascontiguousarray,
    "columns": np.asfortranarray,
    "slice": lambda a: np.repeat(a, 2, axis=-1)[..., ::2],
    "reversed": lambda a: a[..., ::-1].copy()[..., ::-1],
    "transposed": lambda a: np.ascontiguousarray(a.T).T,
    "read-only": lambda a: (a.setflags(write=False), a)[1],
    "other order of bytes": lambda a: a.astype(a.dtype.newbyteorder()) if a.dtype.kind == "f" else a,
}


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("dtype", ["float64", "float32", "float16", "longdouble", "int64", "int8", "uint16"])
@pytest.mark.parametrize("shape", ["one", "many", "mixed"])
def test_arrays_of_any_layout_and_type(chaplygin, layout, dtype, shape):
    # Numbers that every type can represent.
    q, v = np.array([1, 2, 0], dtype), np.array([3, 0, 1], dtype)
    lay = LAYOUTS[layout]
    run = lambda q, v: chaplygin.simulate(q, v, 0.1, steps=5, method="rk4", accuracy=False)
    one = run([1.0, 2.0, 0.0], [3.0, 0.0, 1.0])
    if shape == "one":
        found = run(lay(q), lay(v))
        assert np.array_equal(found.q, one.q) and np.array_equal(found.v, one.v)
        return
    found = run(lay(np.tile(q, (3, 1))), lay(np.tile(v, (3, 1))) if shape == "many" else lay(v))
    assert found.q.shape == (3, 6, 3) and all(np.array_equal(own, one.q) for own in found.q)


def test_states_by_name(chaplygin, sleigh):
    run = lambda q, v, **more: sleigh.simulate(q, v, 0.1, steps=3, method="rk4", accuracy=False, project=True, **more)
    assert np.array_equal(run({"x": 1}, {"theta_dot": 2}).q, run([1, 0, 0], [0, 0, 2]).q)
    assert np.array_equal(run({"x": 1}, {"theta": 2}).q, run([1, 0, 0], [0, 0, 2]).q)
    batch = run({"x": [1, 2], "theta": 0.5}, {"theta_dot": np.array([1.0, 2.0])})
    assert batch.q.shape == (2, 4, 3) and batch.q[1, 0].tolist() == [2, 0, 0.5] and batch.v[1, 0, 2] == 2
    # Other coordinates come from the data set.
    assert chaplygin.simulate({"x1": 1}, None, 0.1, steps=1, data="lively").q[0].tolist() == [1, -0.1, 0.3]
    # An array with fields has names, too.
    fields = np.zeros(2, dtype=[("theta", "f4"), ("x", "i8")])
    fields["x"], fields["theta"] = [1, 2], 0.5
    assert np.array_equal(run(fields, {"theta_dot": np.array([1.0, 2.0])}).q, batch.q)
    assert np.array_equal(run(fields[0], [0, 0, 1]).q, batch.q[0])
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame([[1.0, 0, 0], [2, 0, 0]], columns=["x", "y", "theta"])
    assert np.array_equal(run(frame, [0, 0, 2]).q[0], run([1, 0, 0], [0, 0, 2]).q)


@pytest.mark.parametrize(
    "arguments, error, says",
    [
        (dict(q=[1, 2]), ValueError, r"`q` has the shape \(2,\), expected \(3,\) or \(count, 3\): x1, x2, theta; or a dict by name"),
        (dict(v=np.zeros((2, 4))), ValueError, r"`v` has the shape \(2, 4\)"),
        (dict(q=np.zeros((2, 3)), v=np.zeros((3, 3))), ValueError, "`q` has 2 rows, but `v` has 3"),
        (dict(q=["a", "b", "c"]), TypeError, "`q` must have real numbers"),
        (dict(q=[1j, 0, 0]), TypeError, "real numbers"),
        (dict(q=[[1, 2], [3]]), ValueError, "`q` is not an array of numbers"),
        (dict(q=np.ma.masked_array([1.0, 2, 3], [0, 1, 0])), ValueError, "masked"),
        (dict(q={"x3": 1}), ValueError, "unknown coordinate `x3`; did you mean"),
        (dict(v={"x1": 1, "x1_dot": 1}), ValueError, "the velocity `x1_dot` is given twice"),
        (dict(q={"x1": [1, 2], "x2": [1, 2, 3]}), ValueError, r"`x2` in `q` has the shape \(3,\), expected \(\) or \(2,\)"),
        (dict(q=[np.nan, 0, 0]), nh.StateError, "`x1` must be a finite number, it is NaN"),
        (dict(v=[1, 1, 0]), nh.StateError, "violates constraint 1 by .* `project=True` moves it there"),
        (dict(h=0), ValueError, "other than zero"),
        (dict(h=np.inf), ValueError, "finite"),
        (dict(h=-0.1, until=1, steps=None), ValueError, "leads away from"),
        (dict(steps=None), ValueError, "`until` is missing"),
        (dict(until=1), ValueError, "both given"),
        (dict(steps=-1), ValueError, "`steps` must be at least 0"),
        (dict(steps=1.5), TypeError, "`steps` must be an integer"),
        (dict(every=0), ValueError, "`every` must be at least 1"),
        (dict(threads=0), ValueError, "`threads` must be at least 1"),
        (dict(h=None), ValueError, "`h` is missing"),
        (dict(method="gonzales"), ValueError, "did you mean `gonzalez`"),
        (dict(method="dla:2"), ValueError, "the option `alpha` of `dla` must be between 0 and 1"),
        (dict(method="rk4", alpha=1), TypeError, "unknown keyword, or option of `rk4`, `alpha`"),
        (dict(untill=1), TypeError, "did you mean `until`"),
        (dict(data="pape"), ValueError, "did you mean `paper`"),
        (dict(inputs=[1]), ValueError, "has no control inputs"),
        (dict(steps=10**15), MemoryError, "do not fit into memory"),
    ],
)
def test_what_is_wrong_is_said(chaplygin, arguments, error, says):
    with pytest.raises(error, match=says):
        chaplygin.simulate(**{**dict(q=Q, v=V, h=0.1, steps=3, method="rk4"), **arguments})


def test_missing_velocities(sleigh):
    with pytest.raises(ValueError, match=r"`v` is missing.*\(3,\): x_dot, y_dot, theta_dot; or a dict by name, `v=\{\}` for zeros"):
        sleigh.simulate({"x": 1}, h=0.1, steps=1)


def test_a_method_that_does_not_apply_says_why(sleigh, chaplygin):
    wrong = [method for method in sleigh.methods if method not in chaplygin.methods]
    assert wrong
    for method in wrong:
        with pytest.raises(ValueError, match=f"`{method}` does not apply to `chaplygin_sleigh`: ."):
            chaplygin.simulate(Q, V, 0.1, steps=1, method=method)


def test_the_default_method_is_that_of_the_command_line(chaplygin, forced):
    assert chaplygin.default_method == "taylor" and declared(methods=["all"]).default_method == "taylor"
    assert declared(methods=["rk4", "gonzalez"]).default_method == "rk4"
    # Inputs are held from step to step.
    run = forced.simulate([0.0], [0.0], 0.1, steps=1, inputs=[1.0])
    assert run.method == forced.methods[0] != "taylor"
    assert forced.simulate([0.0], [0.0], 0.1, steps=1).method == "taylor"


def test_rows(chaplygin):
    all_rows = chaplygin.simulate(Q, V, 0.1, steps=100, method="gonzalez")
    assert len(all_rows) == 101 and all_rows.t[-1] == pytest.approx(10)
    tenth = chaplygin.simulate(Q, V, 0.1, steps=100, method="gonzalez", every=10)
    assert np.array_equal(tenth.q, all_rows.q[::10]) and np.array_equal(tenth.t, all_rows.t[::10])
    t, q, v = tenth
    assert q is tenth.q and np.array_equal(tenth["theta_dot"], v[:, 2]) and tenth.final("x1") == q[-1, 0]
    with pytest.raises(KeyError, match="unknown column `thea`; did you mean `theta`"):
        tenth["thea"]
    # A shorter step at the end.
    short = chaplygin.simulate(Q, V, 0.3, until=1, method="rk4")
    assert short.t.tolist() == pytest.approx([0, 0.3, 0.6, 0.9, 1.0]) and short.steps == 4
    back = chaplygin.simulate(short.q[-2], short.v[-2], -0.3, until=-0.9, method="taylor")
    forth = chaplygin.simulate(Q, V, 0.3, until=0.9, method="taylor")
    assert np.allclose(chaplygin.simulate(forth.q[-1], forth.v[-1], -0.3, until=-0.9, method="taylor").q[-1], Q, atol=1e-13)
    assert len(back) == 4
    none = chaplygin.simulate(Q, V, 0.1, steps=0, method="rk4")
    assert len(none) == 1 and none.complete and none.motion_error is None


@pytest.mark.parametrize("every", [1, 3, 80])
@pytest.mark.parametrize("threads", [1, 2, None])
def test_batches_are_single_runs_bit_for_bit(chaplygin, every, threads):
    rng = np.random.default_rng(3)
    q, v = rng.normal(size=(11, 3)), rng.normal(size=(11, 3))
    q, v = chaplygin.project(q, v)
    for method in ("gonzalez", "rk4", "taylor"):
        arguments = dict(h=0.1, steps=240, every=every, method=method, accuracy=False)
        batch = chaplygin.simulate(q, v, threads=threads, **arguments)
        assert batch.q.shape == (11, 240 // every + 1, 3) and batch.complete.all() and batch.steps.tolist() == [240] * 11
        for i in range(11):
            one = chaplygin.simulate(q[i], v[i], **arguments)
            assert np.array_equal(batch.q[i], one.q) and np.array_equal(batch.v[i], one.v)
        assert batch.energy.shape == batch["theta"].shape == (11, 240 // every + 1)


def test_python_threads_run_at_the_same_time(chaplygin):
    expected = chaplygin.simulate(Q, V, 0.01, steps=2000, method="rk4", accuracy=False).q
    found = [None] * 8

    def work(i):
        found[i] = chaplygin.simulate(Q, V, 0.01, steps=2000, method="rk4", accuracy=False).q

    threads = [threading.Thread(target=work, args=(i,)) for i in range(8)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert all(np.array_equal(own, expected) for own in found)


def test_steps_that_fail(sleigh, falling):
    with pytest.raises(nh.StepError) as caught:
        falling.simulate([0.5], [3.0], 0.1, steps=200, method="rk4")
    error = caught.value
    assert error.step == len(error.run) and error.t == pytest.approx(error.run.t[-1])
    assert np.array_equal(error.run.q[-1], error.q) and not error.run.complete
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == str(error) and np.array_equal(again.q, error.q)
    for every in (1, 5):
        starts = [[0.5]] * 5, [[3.0], [-8.0], [-8.0], [-8.0], [3.0]]
        batch = falling.simulate(*starts, 0.01, steps=40, every=every, method="rk4")
        assert batch.complete.tolist() == [False, True, True, True, False]
        assert batch.errors[1] is None and batch.errors[4].index == 4 and batch.errors[0].step == batch.steps[0] + 1
        assert np.isnan(batch.q[0, -1]).all() and np.isfinite(batch.q[1]).all()


def test_the_error_of_the_motion(chaplygin, sleigh):
    with pytest.warns(nh.MotionWarning, match="the motion is off by about .* whatever its energy says"):
        run = sleigh.simulate({"x": 1}, {"theta_dot": 1}, 0.5, until=100, method="gonzalez", project=True)
    assert run.motion_error.relative > 0.01 and run.motion_error.of in ("x", "y", "theta")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert sleigh.simulate({"x": 1}, {}, 0.5, until=10, method="gonzalez", accuracy=False, project=True).motion_error is None
        fine = sleigh.simulate({"x": 1}, {"theta_dot": 1}, 0.01, until=1, method="gonzalez", project=True)
    exact = sleigh.simulate({"x": 1}, {"theta_dot": 1}, until=1, project=True, h=0.01)
    error = fine.motion_error
    assert error.error == pytest.approx(np.abs(fine[error.of] - exact[error.of]).max(), rel=0.05)
    assert "off by about" in str(error)


def test_control_inputs(forced):
    run = lambda inputs, **more: forced.simulate([0.0], [0.0], 0.1, method="midpoint", steps=20, inputs=inputs, **more)
    held = run([4.0])
    assert held["x"] == pytest.approx(held.t**2) and held.work == pytest.approx(held.energy)
    assert np.array_equal(run({"f": 4}).q, held.q) and np.array_equal(run(np.full((20, 1), 4.0)).q, held.q)
    assert np.allclose(run({"f": "4 + 0*t"}).q, held.q, atol=1e-14)
    assert np.allclose(run(lambda t, q, v: [4.0]).q, held.q, atol=1e-14)
    table = np.zeros((20, 1))
    table[:10] = 1.0
    half = run(table)
    assert half["x_dot"][10:] == pytest.approx(0.5) and half["x_dot"][5] == pytest.approx(0.25)
    tables = np.array([table, 2 * table, 0 * table])
    batch = forced.simulate(np.zeros((3, 1)), [0.0], 0.1, method="midpoint", steps=20, inputs=tables)
    assert np.array_equal(batch.q[0], half.q) and batch["x_dot"][:, -1] == pytest.approx([0.5, 1.0, 0])
    assert forced.simulate([0.0], [1.0], 0.1, steps=2).work.tolist() == [0, 0, 0]
    for inputs, error, says in [
        ([1, 2], ValueError, r"`inputs` has the shape \(2,\), expected \(1,\), \(20, 1\): f"),
        ({"g": 1}, ValueError, "unknown control input `g`; there is `f`"),
        ({"f": "2*y"}, ValueError, "not a function of time and state"),
        (lambda t, q, v: [1, 2], ValueError, r"gave an array of the shape \(2,\), expected \(1,\)"),
        (lambda t, q, v: 1 / 0, ZeroDivisionError, "division"),
    ]:
        with pytest.raises(error, match=says):
            run(inputs)


def test_steppers(chaplygin, forced):
    run = chaplygin.simulate(Q, V, 0.1, steps=20, method="gonzalez")
    stepper = chaplygin.stepper(Q, V, 0.1, method="gonzalez")
    q, v = stepper.step(20)
    assert np.array_equal(q, run.q[-1]) and np.array_equal(v, run.v[-1]) and np.array_equal(stepper.q, q)
    assert stepper.t == pytest.approx(2) and stepper.steps == 20 and stepper.h == 0.1 and stepper.method == "gonzalez"
    assert stepper.energy == pytest.approx(run.energy[-1]) and stepper.constraint < 1e-14 and stepper.work == 0
    assert repr(stepper).startswith("<nonholonomic.Stepper of chaplygin_sleigh by gonzalez at t = 2")
    cart = forced.stepper([0.0], [0.0], 0.1, method="midpoint")
    cart.step(5, inputs=[4.0])
    assert cart.v[0] == pytest.approx(1.0) and cart.work == pytest.approx(1.0)
    with pytest.raises(ValueError, match=r"`inputs` has the shape \(2,\)"):
        cart.step(1, inputs=[1, 2])
    with pytest.raises(ValueError, match="a stepper has one state, 2 were given"):
        chaplygin.stepper([Q, Q], V, 0.1)
    with pytest.raises(nh.StateError):
        chaplygin.stepper(Q, [1, 1, 1], 0.1)


def test_functions_of_states(chaplygin):
    lively = chaplygin.of("lively")
    q, v = lively.project(Q, [1, 1, 1])
    assert lively.constraint(q, v) < 1e-15 and isinstance(lively.energy(q, v), float)
    assert lively.energy(np.tile(q, (2, 5, 1)), np.tile(v, (2, 5, 1))).shape == (2, 5)
    assert lively.energy({"theta": 0.3}, {"theta_dot": 1.0}) == pytest.approx((1.5 + 1.2 * 0.36) / 2)
    mass = lively.evaluate("mass_matrix", q=q)
    assert mass.shape == (3, 3) and v @ mass @ v / 2 == pytest.approx(lively.energy(q, v))
    mu = lively.evaluate("constraint_matrix", q=q)
    assert mu.shape == (1, 3) and abs(mu @ v) < 1e-15
    assert lively.evaluate("energy", q=q, v=v) == lively.energy(q, v) and lively.evaluate("christoffel", q=q).shape == (3, 3, 3)
    rho = lively.evaluate("to_momenta", q=q, v=v)
    assert lively.evaluate("to_velocities", q=q, rho=rho) == pytest.approx(v)
    rates = lively.rhs(0.0, np.concatenate([q, v]))
    fine = lively.simulate(q, v, 1e-4, steps=1, method="taylor")
    assert rates == pytest.approx(np.concatenate([np.diff(fine.q, axis=0)[0], np.diff(fine.v, axis=0)[0]]) / 1e-4, abs=1e-3)
    for call, error, says in [
        (lambda: lively.evaluate("mass", q=q), ValueError, "did you mean `mass_matrix`"),
        (lambda: lively.evaluate("mass_matrix", x=q), TypeError, "unknown argument of `mass_matrix` `x`"),
        (lambda: lively.evaluate("energy", q=q), TypeError, "`energy` needs the argument `v`"),
        (lambda: lively.evaluate("mass_matrix", q=q[:2]), ValueError, r"`q` has the shape \(2,\), `mass_matrix` expects \(3,\)"),
        (lambda: lively.rhs(0, q), ValueError, r"`y` has the shape \(3,\), expected \(6,\)"),
        (lambda: lively.energy(q, v[:2]), ValueError, r"`v` has the shape \(2,\), expected \(…, 3\)"),
        (lambda: lively.energy(q), ValueError, "`v` is missing"),
        (lambda: lively.project(q, [np.inf, 0, 0]), nh.StateError, "must be a finite number"),
    ]:
        with pytest.raises(error, match=says):
            call()


def test_systems_without_coordinates():
    suslov = nh.library.suslov()
    run = suslov.simulate(until=5)
    assert run.q.shape == (len(run), 0) and run.v.shape[1] == len(suslov.velocities)
    name = suslov.velocities[0]
    batch = suslov.sweep(**{name: np.linspace(0.1, 0.2, 9)}, until=2, h=0.1)
    assert batch.final(name).shape == (9,)


def test_comparisons(sleigh):
    both = sleigh.compare(["gonzalez", "rk4"], 0.1, 10, q={"x": 1}, v={"theta_dot": 1}, project=True)
    assert list(both) == ["gonzalez", "rk4"] and len(both["rk4"]) == 101
    table = both.table()
    assert table["energy error"][0] < 1e-13 < table["energy error"][1] and table["motion error"][0] > table["motion error"][1]
    assert repr(both).splitlines()[1].startswith("gonzalez") and "gonzalez" in both.to_pandas().index


def test_sweeps(sleigh):
    x = np.linspace(-1, 1, 50)
    sweep = sleigh.sweep(x=x, theta_dot=0.5, until=5, h=0.05, method="rk4")
    assert sweep.final("theta").shape == (50,) and len(sweep) == 50 and sweep.run.t.tolist() == [0, 5]
    one = sleigh.simulate({"x": x[7]}, {"theta_dot": 0.5}, 0.05, until=5, method="rk4", project=True, accuracy=False)
    assert sweep.final("y")[7] == one.final("y")
    by_mass = sleigh.sweep({"x": 1}, {"theta_dot": 1}, 0.05, J=np.array([0.5, 1, 2, 3, 4]), until=5, method="rk4", every=1)
    own = sleigh(J=3).simulate({"x": 1}, {"theta_dot": 1}, 0.05, until=5, method="rk4", project=True, accuracy=False)
    assert np.array_equal(by_mass["x"][3], own["x"]) and np.array_equal(by_mass.run.energy[3], own.energy)
    assert np.array_equal(by_mass["J"], [0.5, 1, 2, 3, 4])
    for arguments, error, says in [
        (dict(z=x), TypeError, "unknown coordinate, velocity or parameter `z`"),
        (dict(x=x, y=x[1:]), ValueError, "arrays of one shape"),
        (dict(x=1.0), ValueError, "arrays of one shape"),
    ]:
        with pytest.raises(error, match=says):
            sleigh.sweep(**arguments)


def test_tables_and_figures(sleigh, chaplygin):
    pytest.importorskip("pandas")
    pytest.importorskip("polars")
    run = sleigh.simulate({"x": 1}, {"theta_dot": 1}, 0.1, until=5, project=True)
    frame = run.to_pandas()
    assert frame.index.name == "t" and frame["theta"].to_numpy() == pytest.approx(run["theta"]) and "energy" in frame
    assert run.to_polars()["t"].to_numpy() == pytest.approx(run.t)
    batch = sleigh.simulate({"x": [1, 2]}, {}, 0.1, steps=3, project=True)
    assert batch.to_pandas().index.names == ["trajectory", "t"] and len(batch.to_polars()) == 8
    from matplotlib import pyplot

    assert len(run.plot().axes) == 4 and len(run.plot("x", "theta").axes) == 2 and len(batch.plot().axes) == 4
    assert run._repr_html_().startswith("<svg")
    both = sleigh.compare("gonzalez rk4", 0.1, 2, q={"x": 1}, v={}, project=True)
    assert len(both.plot().axes) == 2 and both._repr_html_().startswith("<svg")
    assert sleigh.sweep(x=[1.0, 2.0], until=1).plot("theta").axes
    pyplot.close("all")
    assert repr(run).startswith("<nonholonomic.Run of system by taylor, h = 0.1: 51 rows to t = 5")


class Alarm(Exception):
    """The exception of a handler."""


def test_exceptions_of_values_pass_through_conversions(chaplygin):
    """Exceptions of a value's own code, or of a signal handler, are not errors of the argument. tests/python/test_models.py tests further calls."""

    class Interrupted:
        def fail(self, *_):
            raise Alarm

        dtype = property(fail)
        __float__ = __index__ = __len__ = fail

    given = Interrupted()
    for call in (
        lambda: chaplygin.simulate({"x1": given}, V, 0.1, steps=1),
        lambda: chaplygin.linearise(Q, V, given),
        lambda: nh.library.car_trailers(n=given),
    ):
        with pytest.raises(Alarm):
            call()


def test_a_signal_ends_a_run_within_a_second(chaplygin):

    def handler(*_):
        raise Alarm

    before = signal.signal(signal.SIGALRM, handler)
    try:
        one = lambda: chaplygin.simulate(Q, V, 1e-6, steps=10**9, every=10**8, method="rk4", accuracy=False)
        many = lambda: chaplygin.simulate([Q] * 9, V, 1e-6, steps=10**9, every=10**8, method="rk4")
        stepper = chaplygin.stepper(Q, V, 1e-6, method="rk4")
        called = nh.library.snakeboard()
        q, v = called.initial()
        forced = lambda: called.simulate(q, v, 1e-6, steps=10**7, every=10**6, method="midpoint", inputs=lambda t, q, v: [0.0] * len(called.inputs))
        for call in (one, many, lambda: stepper.step(10**9), forced):
            signal.setitimer(signal.ITIMER_REAL, 0.3)
            begin = time.monotonic()
            with pytest.raises(Alarm):
                call()
            assert time.monotonic() - begin < 1.3
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def test_control_c_ends_a_program():
    program = """
        import nonholonomic as nh, sys
        system = nh.library.chaplygin_sleigh()
        q, v = system.initial()
        system.simulate(q, v, 0.1, steps=1, method="rk4")
        print("running", flush=True)
        system.simulate(q, v, 1e-6, steps=10**10, every=10**9, method="rk4", accuracy=False)
    """
    process = subprocess.Popen([sys.executable, "-c", textwrap.dedent(program)], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout.readline() == "running\n"
        time.sleep(0.2)
        begin = time.monotonic()
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=20)
        assert time.monotonic() - begin < 2 and told.rstrip().endswith("KeyboardInterrupt")
    finally:
        process.kill()


def test_other_processes(sleigh):
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    expected = sleigh(J=2).simulate({"x": 1}, {}, 0.1, steps=10, project=True)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        found = pool.submit(sleigh(J=2).simulate, {"x": 1}, {}, 0.1, steps=10, project=True).result()
    assert np.array_equal(found.q, expected.q) and found.system == expected.system
