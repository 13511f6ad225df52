"""A sweep of a million trajectories over processes, in chunks that survive the death of a worker and of the sweep itself.

`python sweep_million.py FOLDER` writes a file such as `chunk-00042.npy` for each chunk, and does not make existing files again: after a crash, a
Ctrl-C or a reboot the same command continues. A worker that dies (out of memory, a lost node) breaks its pool; another pool makes the missing
chunks. The contents of a chunk depend only on its number.
"""

import argparse
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from pathlib import Path

import numpy as np

import nonholonomic as nh

# Final coordinates x1, x2, theta.
COLUMNS = 3
# The limit of pools that break in a row without a new chunk; the cause is then a chunk.
MAX_BREAKS = 3


def simulated(number: int, count: int) -> np.ndarray:
    """The ends of the trajectories of one chunk, (count, 3); NaN marks a failure."""
    random = np.random.default_rng([2026, number])
    sleigh = nh.library.chaplygin_sleigh()
    # Each process has one thread.
    sweep = sleigh.sweep(
        {"x1": 0.0, "x2": 0.0},
        h=0.05,
        steps=200,
        method="gonzalez",
        threads=1,
        J=random.uniform(0.5, 4.0, count),
        a=random.uniform(0.2, 1.0, count),
        theta=random.uniform(-np.pi, np.pi, count),
        theta_dot=random.uniform(-2.0, 2.0, count),
    )
    return sweep.run.q[:, -1]


def kept(folder: Path, number: int, count: int) -> bool:
    """Returns whether the chunk exists and is complete."""
    try:
        return np.load(folder / f"chunk-{number:05}.npy", mmap_mode="r").shape == (count, COLUMNS)
    except (OSError, ValueError):
        return False


def made(folder: Path, number: int, count: int, killed: int) -> int:
    """A worker's task: makes a chunk and saves it. A file gets its name when it is complete."""
    if number == killed and not (folder / "killed").exists():
        # For the test: this worker dies once, as if the kernel killed it when memory runs out.
        (folder / "killed").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    part = folder / f".chunk-{number:05}-{os.getpid()}.npy"
    np.save(part, simulated(number, count))
    os.replace(part, folder / f"chunk-{number:05}.npy")
    return number


def watch() -> None:
    """Ends the worker with the sweep that started it, also if the sweep was killed."""
    sweep = multiprocessing.parent_process()
    threading.Thread(target=lambda: (wait([sweep.sentinel]), os._exit(1)), daemon=True).start()


def sweep(folder: Path, sizes: list[int], workers: int, killed: int = -1) -> int:
    """Makes the missing chunks; returns the number of broken pools."""
    breaks = in_a_row = 0
    while missing := [number for number, count in enumerate(sizes) if not kept(folder, number, count)]:
        # Processes are spawned: a fork would share the state of threads.
        with ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), initializer=watch) as pool:
            tasks = [pool.submit(made, folder, number, sizes[number], killed) for number in missing]
            try:
                for task in as_completed(tasks):
                    task.result()
                    in_a_row = 0
            except BrokenProcessPool:
                breaks, in_a_row = breaks + 1, in_a_row + 1
                if in_a_row == MAX_BREAKS:
                    raise
                print("a worker has died; its chunks are made again")
    return breaks


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, nargs="?", default=Path("sweep-million"))
    parser.add_argument("--count", type=int, default=1_000_000, help="number of trajectories")
    parser.add_argument("--chunk", type=int, default=10_000, help="trajectories of a chunk")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--kill", type=int, default=-1, help="the worker of this chunk dies once, for tests")
    asked = parser.parse_args()
    asked.folder.mkdir(parents=True, exist_ok=True)
    sizes = [min(asked.chunk, asked.count - begin) for begin in range(0, asked.count, asked.chunk)]
    # Files belong to the sweep that made them.
    label, settings = asked.folder / "settings", f"{asked.count} trajectories in chunks of {asked.chunk}\n"
    if label.exists() and label.read_text() != settings:
        raise SystemExit(f"{asked.folder} has a sweep of {label.read_text().strip()}: name another folder")
    label.write_text(settings)

    begin = time.perf_counter()
    before = sum(kept(asked.folder, number, count) for number, count in enumerate(sizes))
    breaks = sweep(asked.folder, sizes, asked.workers, asked.kill)
    ends = np.concatenate([np.load(asked.folder / f"chunk-{number:05}.npy") for number in range(len(sizes))])
    took = time.perf_counter() - begin
    assert ends.shape == (asked.count, COLUMNS)
    failed = int(np.isnan(ends).any(axis=1).sum())
    print(f"{len(ends)} trajectories in {len(sizes)} chunks, {before} of them there before, {breaks} pools broken, {failed} trajectories failed, {took:.1f} s")
    print(f"the sleigh ends {np.nanmedian(np.hypot(ends[:, 0], ends[:, 1])):.3f} m from where it began, in the median")


if __name__ == "__main__":
    main()
