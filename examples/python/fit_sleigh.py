"""Chaplygin's sleigh from a noisy path: its moment of inertia J and the distance a of its centre of mass, by gradients of 400 steps through JAX."""

import jax
import jax.numpy as jnp
import numpy as np

import nonholonomic as nh

jax.config.update("jax_enable_x64", True)

TRUTH = {"J": 1.5, "a": 0.6}
NOISE = 1e-3

sleigh = nh.library.chaplygin_sleigh(m=1.2)
q, v = sleigh.project([0, 0, 0.3], [0.5, 0.1, 0.8])
motion = nh.jax.trajectory(sleigh, h=0.025, steps=400, every=4, method="gonzalez")

path = motion(TRUTH, q, v)["q"]
path = path + NOISE * np.random.default_rng(0).normal(size=path.shape)


def misfit(logarithms: dict) -> jax.Array:
    """Half the mean of |q - path|². Positive parameters are fitted by their logarithms."""
    parameters = jax.tree.map(jnp.exp, logarithms)
    return jnp.sum((motion(parameters, q, v)["q"] - path) ** 2) / (2 * len(path))


def main() -> None:
    descend = jax.jit(jax.value_and_grad(misfit))
    guess = {"J": jnp.log(1.0), "a": jnp.log(0.9)}
    for iteration in range(200):
        value, slope = descend(guess)
        if iteration % 50 == 0:
            print(f"{iteration:4}: misfit {value:.3e}")
        guess = jax.tree.map(lambda x, d: x - 0.05 * d, guess, slope)
    found = {name: float(jnp.exp(x)) for name, x in guess.items()}
    print(f"found {found}, the noise is {NOISE}")
    assert all(abs(found[name] / value - 1) < 2e-3 for name, value in TRUTH.items()), "to a few times the noise"
    # The noise remains: three numbers at each of 101 times.
    assert abs(2 * float(value) / (3 * NOISE**2) - 1) < 0.2


if __name__ == "__main__":
    main()
