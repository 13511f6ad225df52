"""Chaplygin's sleigh and the snakeboard from Python, in cells."""

# %% The package, generated from the declarations; a model with one parameter changed
import sys
from pathlib import Path

import matplotlib
import numpy as np

if "ipykernel" not in sys.modules:
    matplotlib.use("Agg")
import matplotlib.pyplot as plt

import sleighs

sleigh = sleighs.ChaplyginSleigh.of("lively", J=2.0)
q, v = sleigh.initial("lively")
print(sleigh, "at", dict(zip(sleigh.coordinates, q.tolist())))

# %% A motion: arrays of times, coordinates and velocities
run = sleigh.simulate(q, v, h=0.02, steps=2000)
t, coordinates, velocities = run
print("relative energy error", abs(run.energy / run.energy[0] - 1).max(), "constraint", run.constraint.max())
assert coordinates.shape == (2001, 3) and abs(run.energy / run.energy[0] - 1).max() < 1e-12

# %% The same by each method: the error of the energy
runs = {method: sleigh.simulate(q, v, h=0.1, steps=400, method=method) for method in sleigh.methods}
errors = {method: abs(run.energy / run.energy[0] - 1) for method, run in runs.items()}
for method, error in errors.items():
    print(f"{method:10} largest relative energy error {error.max():.1e}")
assert errors["gonzalez"].max() < 1e-12 < errors["rk4"].max()

# %% A batch of initial states over threads: 200 turning rates at the start
count = 200
starts = np.tile(v, (count, 1))
starts[:, 2] = np.linspace(-1.0, 1.0, count)
batch = sleigh.simulate(q, starts, h=0.02, steps=2000, every=20, project=True)
assert batch.q.shape == (count, 101, 3) and batch.complete.all()

# %% A control loop: torques on the snakeboard that steer its wheels towards a moving angle
board = sleighs.Snakeboard()
stepper = board.stepper(*board.project([0.0, 0.3, 0.0, 0.0, 0.0], [0.5, 0.0, 0.0, 0.0, 0.0]), h=0.01)
path = []
for _ in range(1500):
    phi, phi_dot = stepper.q[1], stepper.v[1]
    wanted = 0.3 * np.cos(stepper.t)
    q, v = stepper.step(inputs=[0.4 * np.cos(stepper.t), 40 * (wanted - phi) - 12 * phi_dot])
    path.append(q[3:5])
path = np.array(path)
assert np.isfinite(path).all()

# %% Figures
figure, axes = plt.subplots(2, 2, figsize=(10, 8), layout="constrained")
axes[0, 0].plot(run["x1"], run["x2"])
axes[0, 0].set(title="The sleigh's contact point", xlabel="$x_1$ (m)", ylabel="$x_2$ (m)", aspect="equal", adjustable="datalim")
for method, error in errors.items():
    axes[0, 1].semilogy(runs[method].t, np.maximum(error, 1e-17), label=method)
axes[0, 1].set(title="Relative energy error, h = 0.1 s", xlabel="t (s)")
axes[0, 1].legend()
axes[1, 0].plot(batch["x1"].T, batch["x2"].T, linewidth=0.3, color="tab:blue")
axes[1, 0].set(title=f"{count} turning rates", xlabel="$x_1$ (m)", ylabel="$x_2$ (m)", aspect="equal", adjustable="datalim")
axes[1, 1].plot(path[:, 0], path[:, 1])
axes[1, 1].set(title="The snakeboard under control", xlabel="x (m)", ylabel="y (m)", aspect="equal", adjustable="datalim")
output = Path(sys.argv[1] if len(sys.argv) > 1 and "ipykernel" not in sys.modules else "notebook.png")
figure.savefig(output, dpi=120)
print("drawn:", output)
