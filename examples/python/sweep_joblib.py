"""A sweep over the sleigh's parameters, over processes with joblib.

Models are pickled with their parameters, and a process makes its own trajectories. For one model with many initial states,
`simulate` uses threads by itself.
"""

import itertools
import time

import joblib
import numpy as np

import sleighs

MASSES = np.linspace(0.5, 4.0, 16)
OFFSETS = np.linspace(0.2, 1.0, 12)


def final_heading(sleigh: sleighs.ChaplyginSleigh) -> float:
    """The heading after 100 s: the sleigh has turned until its centre of mass follows the edge."""
    q, v = sleigh.project([0.0, 0.0, 0.0], [0.5, 0.0, 0.8])
    return float(sleigh.simulate(q, v, h=0.01, steps=10_000, every=10_000)["theta"][-1])


def main() -> None:
    models = [sleighs.ChaplyginSleigh(m=m, a=a) for m, a in itertools.product(MASSES, OFFSETS)]
    start = time.perf_counter()
    headings = joblib.Parallel(n_jobs=2)(joblib.delayed(final_heading)(model) for model in models)
    took = time.perf_counter() - start
    headings = np.reshape(headings, (len(MASSES), len(OFFSETS)))
    assert np.isfinite(headings).all()
    assert headings[3, 4] == final_heading(sleighs.ChaplyginSleigh(m=MASSES[3], a=OFFSETS[4])), "as in this process"
    print(f"{headings.size} models over 2 processes in {took:.2f} s, headings from {headings.min():.2f} to {headings.max():.2f} rad")


if __name__ == "__main__":
    main()
