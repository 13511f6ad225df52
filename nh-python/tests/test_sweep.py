"""The sweep of the examples survives the death of a worker and of itself."""

import pathlib
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

PROGRAM = pathlib.Path(__file__).parents[2] / "examples" / "python" / "sweep_million.py"
pytestmark = pytest.mark.skipif(not PROGRAM.is_file(), reason="the examples are in a checkout")

SMALL = ["--count", "950", "--chunk", "100", "--workers", "2"]


def run(folder, *more):
    return subprocess.run([sys.executable, str(PROGRAM), str(folder), *SMALL, *more], capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def whole(tmp_path_factory):
    """The files of an undisturbed sweep."""
    folder = tmp_path_factory.mktemp("whole")
    out = run(folder)
    assert out.returncode == 0, out.stderr
    assert "950 trajectories in 10 chunks, 0 of them there before, 0 pools broken, 0 trajectories failed" in out.stdout
    return folder


def same(folder, whole):
    names = sorted(path.name for path in whole.glob("chunk-*.npy"))
    assert len(names) == 10 and sorted(path.name for path in folder.glob("chunk-*.npy")) == names
    return all(np.array_equal(np.load(folder / name), np.load(whole / name)) for name in names)


def test_a_worker_dies(whole, tmp_path):
    out = run(tmp_path, "--kill", "4")
    assert out.returncode == 0, out.stderr
    assert "a worker has died" in out.stdout and "1 pools broken" in out.stdout
    assert same(tmp_path, whole)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="there is no SIGKILL here")
def test_the_sweep_dies(whole, tmp_path):
    """Complete files are not made again; a truncated one is."""
    process = subprocess.Popen([sys.executable, str(PROGRAM), str(tmp_path), *SMALL], stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while not list(tmp_path.glob("chunk-*.npy")) and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.01)
    process.kill()
    process.wait()
    # Workers end with the sweep, some of them after they have written their file.
    time.sleep(1)
    there = sorted(tmp_path.glob("chunk-*.npy"))
    assert there
    there[0].write_bytes(there[0].read_bytes()[:200])
    out = run(tmp_path)
    assert out.returncode == 0, out.stderr
    assert f"{len(there) - 1} of them there before" in out.stdout
    assert same(tmp_path, whole)


def test_another_sweep_is_refused(whole):
    out = subprocess.run([sys.executable, str(PROGRAM), str(whole), "--count", "10"], capture_output=True, text=True, timeout=300)
    assert out.returncode != 0 and "name another folder" in out.stderr
