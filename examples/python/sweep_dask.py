"""The same sweep over a Dask cluster: `python sweep_dask.py` starts one on this machine, `python sweep_dask.py tcp://host:8786`
uses the cluster whose scheduler listens there. Its workers need only the installed package."""

import itertools
import sys
import time

import numpy as np
from dask.distributed import Client, LocalCluster

import sleighs
from sweep_joblib import MASSES, OFFSETS, final_heading


def sweep(client: Client) -> np.ndarray:
    """Headings over masses and offsets."""
    models = [sleighs.ChaplyginSleigh(m=m, a=a) for m, a in itertools.product(MASSES, OFFSETS)]
    # Several models in a task: a task costs the scheduler about as much time as a trajectory takes.
    blocks = [models[i : i + 24] for i in range(0, len(models), 24)]
    parts = client.gather(client.map(lambda block: [final_heading(model) for model in block], blocks))
    return np.reshape(np.concatenate(parts), (len(MASSES), len(OFFSETS)))


def main() -> None:
    if len(sys.argv) > 1:
        client, cluster = Client(sys.argv[1]), None
        client.upload_file(__file__.replace("sweep_dask", "sweep_joblib"))
    else:
        cluster = LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None)
        client = Client(cluster)
    with client:
        start = time.perf_counter()
        headings = sweep(client)
        took = time.perf_counter() - start
    if cluster is not None:
        cluster.close()
    assert headings[3, 4] == final_heading(sleighs.ChaplyginSleigh(m=MASSES[3], a=OFFSETS[4])), "as in this process"
    print(f"{headings.size} models over a Dask cluster in {took:.2f} s, headings from {headings.min():.2f} to {headings.max():.2f} rad")


if __name__ == "__main__":
    main()
