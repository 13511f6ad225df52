"""Progress of long work, on standard error."""

import io
import subprocess
import sys
import textwrap

import numpy as np
import pytest

import nonholonomic as nh
from nonholonomic import _progress

LONG = dict(h=1e-5, until=40, every=10**6, method="rk4", accuracy=False)


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.fixture
def terminal(monkeypatch):
    """A function that makes standard error a terminal. Pytest replaces standard error between a fixture and its test."""

    def made(patience=0.0):
        shown = Terminal()
        monkeypatch.setattr(sys, "stderr", shown)
        monkeypatch.setattr(_progress, "PATIENCE", patience)
        return shown

    return made


@pytest.fixture
def without_tqdm(monkeypatch):
    monkeypatch.setitem(sys.modules, "tqdm", None)


def test_a_line_where_there_is_no_tqdm(chaplygin, terminal, without_tqdm):
    shown = terminal()
    run = chaplygin.simulate(data="lively", **LONG)
    assert "% of 4,000,000 steps" in shown.getvalue() and shown.getvalue().endswith("\r")
    quiet = chaplygin.simulate(data="lively", progress=False, **LONG)
    assert np.array_equal(run.q, quiet.q)


@pytest.mark.parametrize("call", ["batch", "sweep", "ensemble"])
def test_bars_of_many_motions(chaplygin, terminal, without_tqdm, call):
    shown = terminal()
    q, v = chaplygin.initial("lively")
    if call == "batch":
        chaplygin.simulate([q] * 8, v, **{**LONG, "h": 4e-5})
    elif call == "sweep":
        chaplygin.sweep(q, v, x1=np.linspace(0, 1, 8), h=4e-5, until=40, method="rk4")
    else:
        chaplygin.ensemble(q, v, x1=nh.normal(0, 1), count=2000, h=1e-3, until=10, method="rk4", project=True)
    unit = "2,000 trajectories" if call == "ensemble" else "8,000,000 steps"
    assert f"% of {unit}" in shown.getvalue()


def test_tqdm_where_it_is_installed(chaplygin, terminal):
    pytest.importorskip("tqdm")
    shown = terminal()
    chaplygin.simulate(data="lively", **LONG)
    assert "steps" in shown.getvalue() and "4.00M" in shown.getvalue()


def test_nothing_is_shown_elsewhere(chaplygin, monkeypatch):
    shown = io.StringIO()
    monkeypatch.setattr(sys, "stderr", shown)
    monkeypatch.setattr(_progress, "PATIENCE", 0.0)
    chaplygin.simulate(data="lively", **LONG)
    with _progress.Progress(False, "steps") as tell:
        assert tell is None
    monkeypatch.setattr(sys, "stderr", None)
    chaplygin.simulate(data="lively", h=0.1, until=1, method="rk4")
    assert shown.getvalue() == ""


def test_short_work_shows_nothing(chaplygin, terminal):
    shown = terminal(patience=2.0)
    chaplygin.simulate(data="lively", h=1e-4, until=20, method="rk4", accuracy=False)
    assert shown.getvalue() == ""


def test_a_program_with_a_bar():
    program = """
        import sys
        sys.modules["tqdm"] = None
        import nonholonomic as nh
        nh.library.chaplygin_sleigh().simulate(h=1e-5, until=40, every=10**6, method="rk4", accuracy=False, progress=True)
    """
    done = subprocess.run([sys.executable, "-c", textwrap.dedent(program)], capture_output=True, text=True, check=True)
    assert "% of 4,000,000 steps" in done.stderr and done.stdout == ""
