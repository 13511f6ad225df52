"""Pages that play a motion, and packages of generated code, are the same as those of the command line."""

import html
import json
import os
import re
import subprocess

import numpy as np
import pytest

import nonholonomic as nh

has_program = pytest.mark.skipif("NH" not in os.environ, reason="the variable NH has no program `nh`")


def program(*command):
    return subprocess.run([os.environ["NH"], *map(str, command)], check=True, capture_output=True, text=True)


def data(page):
    """The numbers of a page."""
    return json.loads(DATA.search(page).group(1))


DATA = re.compile(r'<script type="application/json" id="data">(.*)</script>')


def assert_same(own, theirs):
    """All numbers but the energies, which the command line computes in another order of operations."""
    assert DATA.sub("", own) == DATA.sub("", theirs)
    own, theirs = data(own), data(theirs)
    assert np.allclose(own["energy"].pop("values"), theirs["energy"].pop("values"), rtol=0, atol=1e-13)
    assert own == theirs


@has_program
@pytest.mark.parametrize(
    ("name", "set_", "method", "step", "until"),
    [
        ("snakeboard", "driven", "gonzalez", 0.01, 10),
        ("chaplygin_sleigh", "lively", "rk4", 0.001, 5),
        ("chaplygin_sleigh", "lively", "taylor", 0.05, 20),
        ("rattleback", None, "iso", 0.01, 2.005),
    ],
)
def test_a_page_is_that_of_the_command_line(tmp_path, name, set_, method, step, until):
    theirs = tmp_path / "theirs.html"
    data = ["--data", set_] if set_ else []
    program("animate", name, *data, "--method", method, "--step", step, "--until", until, "--accuracy", 0, "--output", theirs)
    run = nh.library[name]().simulate(data=set_, method=method, h=step, until=until, accuracy=False)
    own = tmp_path / "own.html"
    page = run.animate(own)
    assert_same(own.read_text(encoding="utf-8"), theirs.read_text(encoding="utf-8"))
    assert page.html == own.read_text(encoding="utf-8")


@has_program
def test_the_error_of_the_motion_is_said(tmp_path, chaplygin):
    program("animate", "chaplygin_sleigh", "--data", "lively", "--method", "gonzalez", "--step", 0.05, "--until", 5, "--output", tmp_path / "a.html")
    page = chaplygin.animate(data="lively", method="gonzalez", h=0.05, until=5, file=tmp_path / "b.html")
    assert_same(page.html, (tmp_path / "a.html").read_text(encoding="utf-8"))
    assert "The motion is off by about" in data(page.html)["text"] and (tmp_path / "b.html").read_text(encoding="utf-8") == page.html


def test_a_page_has_the_motion(chaplygin):
    run = chaplygin.simulate(data="lively", method="gonzalez", h=0.05, until=5)
    page = data(run.animate().html)
    assert page["title"] == "chaplygin_sleigh" and page["t"] == pytest.approx(run.t, rel=1e-6) and page["coordinates"] == 3
    assert page["curves"][2]["values"] == pytest.approx(run["theta"], rel=1e-6) and len(page["shapes"]) > 1
    assert page["energy"]["values"] == (run.energy - run.energy[0]).tolist()
    fewer = data(run.animate(keep=10).html)
    assert fewer["t"] == pytest.approx(run.t[::10], rel=1e-6)


def test_a_notebook_shows_it_in_a_frame(chaplygin):
    page = chaplygin.animate(data="lively", until=1)
    frame = page._repr_html_()
    assert frame.startswith("<iframe srcdoc=") and html.unescape(re.search(r'srcdoc="([^"]*)"', frame).group(1)) == page.html
    assert "taylor to t = 1" in repr(page)


def test_a_batch_has_pages(chaplygin):
    q, v = chaplygin.initial("lively")
    run = chaplygin.simulate(np.tile(q, (3, 1)), [v, 2 * v, 3 * v], 0.05, steps=20, method="gonzalez")
    one = chaplygin.simulate(q, 2 * v, 0.05, steps=20, method="gonzalez", accuracy=False)
    assert run.animate(trajectory=1).html == one.animate().html
    with pytest.raises(ValueError, match="has 3 trajectories, and a page plays one of them: `trajectory=0`"):
        run.animate()
    with pytest.raises(IndexError, match="no trajectory 3: the run has 3"):
        run.animate(trajectory=3)
    with pytest.raises(ValueError, match="`trajectory` is for a batch"):
        one.animate(trajectory=0)
    with pytest.raises(ValueError, match="`keep` must be an integer of at least 2"):
        one.animate(keep=1)
    swept = chaplygin.sweep(q, v, 0.05, steps=20, method="gonzalez", every=1, J=np.array([1.0, 2.0]))
    own = chaplygin(J=2).simulate(q, v, 0.05, steps=20, method="gonzalez", accuracy=False, project=True)
    assert swept.run.animate(trajectory=1).html == own.animate().html


def test_a_motion_that_ended(falling):
    with pytest.raises(nh.StepError) as failed:
        falling.simulate([0.5], [3.0], 0.01, steps=40, method="rk4")
    page = data(failed.value.run.animate().html)
    assert page["ended"] == str(failed.value) and len(page["t"]) == failed.value.step > 1
    batch = falling.simulate([0.5], [[-8.0], [3.0]], 0.01, steps=40, method="rk4")
    assert data(batch.animate(trajectory=1).html) == page and "ended" not in data(batch.animate(trajectory=0).html)


def test_shapes_that_cannot_be_drawn():
    system = nh.System(coordinates="x y", lagrangian="x_dot^2 + y_dot^2", drawing=[{"path": {"at": ["x", "why"]}}])
    with pytest.raises(nh.DeclarationError, match="unknown name `why`"):
        system.animate({"x": 0}, {"x": 1}, 0.1, until=1, method="rk4")


@has_program
def test_a_package_is_that_of_the_command_line(tmp_path, chaplygin):
    theirs, own = tmp_path / "theirs" / "sleighs", tmp_path / "own" / "sleighs"
    (tmp_path / "theirs").mkdir()
    (tmp_path / "own").mkdir()
    program("generate", "--python", theirs, "chaplygin_sleigh", "--method", "gonzalez,rk4", "--expose", "multipliers")
    assert chaplygin.package(own, ["gonzalez", "rk4"], expose="multipliers") == own
    files = lambda folder: {path.relative_to(folder): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
    assert files(own) == files(theirs) and len(files(own)) > 20
    with pytest.raises(ValueError, match="has a package already; `overwrite=True` renews it"):
        chaplygin.package(own)
    chaplygin.package(own, "rk4", overwrite=True)
    program("generate", "--python", theirs, "chaplygin_sleigh", "--method", "rk4", "--overwrite")
    assert files(own) == files(theirs)


def test_packages_that_cannot_be_written(tmp_path, chaplygin):
    with pytest.raises(ValueError, match="`numpy` cannot be the name of a Python package"):
        chaplygin.package(tmp_path / "numpy")
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "file").write_text("")
    with pytest.raises(ValueError, match="exists and is not empty"):
        chaplygin.package(tmp_path / "own")
    with pytest.raises(ValueError, match="did you mean `gonzalez`"):
        chaplygin.package(tmp_path / "sleighs", ["gonzales"])
    with pytest.raises(ValueError, match="rattle"):
        chaplygin.package(tmp_path / "sleighs", ["rattle"])
    assert not (tmp_path / "sleighs").exists()
