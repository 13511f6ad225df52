"""The gradient of 1000 steps of a robot on two driven wheels, by its parameters and its start: `nonholonomic.jax` beside diffrax.

It needs `pip install diffrax`, and the wheel of `nh-python`. Both run on the processor, compiled by `jax.jit`, in double precision, with
steps of one size. diffrax gets the five equations of motion in the two speeds that the wheels allow, derived by hand. Times are the least of
several runs: processor time and elapsed time.
"""

import time

import diffrax
import jax
import jax.numpy as jnp
import numpy as np

import nonholonomic as nh

jax.config.update("jax_enable_x64", True)

H, STEPS, TORQUES = 0.01, 1000, (0.3, 0.2)
PARAMETERS = dict(M=9.0, J=0.7, a=0.05, b=0.3, r=0.1, Jw=0.02)

robot = nh.System(
    name="differential_drive",
    coordinates="x y theta right left",
    parameters=PARAMETERS,
    lagrangian="M/2*((x_dot - a*sin(theta)*theta_dot)^2 + (y_dot + a*cos(theta)*theta_dot)^2) + J/2*theta_dot^2 + Jw/2*(right_dot^2 + left_dot^2)",
    constraints=[
        "-sin(theta)*x_dot + cos(theta)*y_dot",
        "cos(theta)*x_dot + sin(theta)*y_dot + b*theta_dot - r*right_dot",
        "cos(theta)*x_dot + sin(theta)*y_dot - b*theta_dot - r*left_dot",
    ],
    inputs={"right_torque": [0, 0, 0, 1, 0], "left_torque": [0, 0, 0, 0, 1]},
)


def rate(t, y, p):
    """The motion in the speed u ahead and the turning rate ω."""
    _, _, theta, _, _, u, omega = y
    mass = p["M"] + 2 * p["Jw"] / p["r"] ** 2
    inertia = p["J"] + p["M"] * p["a"] ** 2 + 2 * p["Jw"] * (p["b"] / p["r"]) ** 2
    right, left = TORQUES
    u_dot = (p["M"] * p["a"] * omega**2 + (right + left) / p["r"]) / mass
    omega_dot = (-p["M"] * p["a"] * u * omega + p["b"] * (right - left) / p["r"]) / inertia
    wheels = (u + p["b"] * omega) / p["r"], (u - p["b"] * omega) / p["r"]
    return jnp.stack([u * jnp.cos(theta), u * jnp.sin(theta), omega, *wheels, u_dot, omega_dot])


def by_diffrax(solver):
    def loss(p, y):
        end = diffrax.diffeqsolve(
            diffrax.ODETerm(rate), solver, 0.0, H * STEPS, H, y, args=p, max_steps=STEPS + 1,
            stepsize_controller=diffrax.ConstantStepSize(),
        ).ys[-1]
        return jnp.sum(end[:3] ** 2)

    return jax.jit(jax.grad(loss, argnums=(0, 1))), (PARAMETERS, jnp.array([0, 0, 0.3, 0, 0, 0.5, 0.2]))


def by_steps(method):
    motion = nh.jax.trajectory(robot, H, STEPS, method=method, every=STEPS, project=True)
    loss = lambda p, q, v: jnp.sum(motion(p, q, v, jnp.array(TORQUES))["q"][-1, :3] ** 2)
    q = jnp.array([0, 0, 0.3, 0, 0])
    v = jnp.array([0.5 * np.cos(0.3), 0.5 * np.sin(0.3), 0.2, 5.6, 4.4])
    return jax.jit(jax.grad(loss, argnums=(0, 1, 2))), (PARAMETERS, q, v)


def least(gradient, arguments, rounds=15):
    """Milliseconds of processor time and of elapsed time, and the gradient."""
    found = jax.block_until_ready(gradient(*arguments))
    times = []
    for _ in range(rounds):
        begin = time.process_time(), time.perf_counter()
        jax.block_until_ready(gradient(*arguments))
        times.append((time.process_time() - begin[0], time.perf_counter() - begin[1]))
    return (*(1e3 * min(column) for column in zip(*times)), found)


def main() -> None:
    rows = [(f"nonholonomic, {method}", least(*by_steps(method))) for method in ("gonzalez", "rk4")]
    solvers = diffrax.Midpoint(), diffrax.Tsit5(), diffrax.Dopri8()
    rows += [(f"diffrax, {type(solver).__name__}", least(*by_diffrax(solver))) for solver in solvers]
    print(f"{'':26} {'processor':>12} {'passes':>12}  d/dM")
    for name, (processor, passes, found) in rows:
        print(f"{name:26} {processor:9.2f} ms {passes:9.2f} ms  {found[0]['M']:.6f}")
    by_mass = [found[0]["M"] for name, (_, _, found) in rows if "rk4" in name or "Dopri8" in name]
    assert abs(by_mass[0] / by_mass[1] - 1) < 1e-8, "two derivations, one gradient"


if __name__ == "__main__":
    main()
