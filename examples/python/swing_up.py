"""A pendulum on a rolling robot swings up: 1000 forces of a motor and 1000 torques that steer, by gradients through 1000 steps.

The robot rolls on two wheels and cannot slip sideways. It must swing the pendulum up while it turns through a right angle, and be at rest at the end.
"""

import jax
import jax.numpy as jnp

import nonholonomic as nh

jax.config.update("jax_enable_x64", True)

STEPS, H = 1000, 0.0025

robot = nh.System(
    name="pendulum_on_a_robot",
    coordinates={"x": {"unit": "m"}, "y": {"unit": "m"}, "theta": {"unit": "rad", "text": "heading"}, "phi": {"unit": "rad", "text": "from the upright"}},
    parameters=dict(M=1.0, J=0.05, m=0.2, l=0.5, g=9.81),
    definitions={
        "ahead": "cos(theta)*x_dot + sin(theta)*y_dot",
        "sideways": "-sin(theta)*x_dot + cos(theta)*y_dot",
        "kinetic": "M/2*(x_dot^2 + y_dot^2) + J/2*theta_dot^2 + m/2*((ahead + l*cos(phi)*phi_dot)^2 + (sideways + l*sin(phi)*theta_dot)^2 + (l*sin(phi)*phi_dot)^2)",
    },
    lagrangian="kinetic - m*g*l*cos(phi)",
    constraints=["-sin(theta)*x_dot + cos(theta)*y_dot"],
    inputs={"force": ["cos(theta)", "sin(theta)", 0, 0], "torque": [0, 0, 1, 0]},
)
motion = nh.jax.trajectory(robot, h=H, steps=STEPS, method="gonzalez", every=10)
HANGING = jnp.array([0, 0, 0, jnp.pi]), jnp.zeros(4)


def end(inputs: jax.Array) -> jax.Array:
    """The five numbers that are 0 where the pendulum stands, the robot has turned, and both are at rest."""
    rows = motion(None, *HANGING, inputs)
    (_, _, theta, phi), (x_dot, y_dot, theta_dot, phi_dot) = rows["q"][-1], rows["v"][-1]
    ahead = jnp.cos(theta) * x_dot + jnp.sin(theta) * y_dot
    return jnp.array([phi, theta - jnp.pi / 2, ahead, theta_dot, phi_dot])


def main() -> None:
    t = jnp.arange(STEPS) * H
    # The first guess pushes to and fro at about the pendulum's own period, and steers a little.
    inputs = jnp.stack([2.0 * jnp.sin(4.4 * t), 0.01 * jnp.ones(STEPS)], axis=1)

    # Levenberg and Marquardt's method: the smallest change of all inputs that brings the end nearer to 0, by five discrete adjoints.
    @jax.jit
    def change(inputs, damping):
        residual, jacobian = end(inputs), jax.jacrev(end)(inputs).reshape(5, -1)
        weights = jnp.linalg.solve(jacobian @ jacobian.T + damping * jnp.eye(5), residual)
        return -(jacobian.T @ weights).reshape(inputs.shape)

    size = jax.jit(lambda inputs: jnp.linalg.norm(end(inputs)))
    damping, now, iteration = 1.0, size(inputs), 0
    while now > 1e-9 and iteration < 200:
        tried = inputs + change(inputs, damping)
        then = size(tried)
        if then < now:
            inputs, now, damping = tried, then, damping / 3
        else:
            damping = damping * 4
        if iteration % 10 == 0:
            print(f"{iteration:4}: the end is off by {now:.2e}")
        iteration += 1

    # The same motion by the package itself, whose energy error accounts for the work of the motors.
    run = robot.simulate(*HANGING, H, steps=STEPS, method="gonzalez", inputs=inputs, accuracy=False)
    phi, theta, speed = run.final("phi"), run.final("theta"), abs(run.v[-1]).max()
    print(f"at t = {run.t[-1]:g}: phi = {phi:.1e}, theta = {theta:.6f}, greatest velocity {speed:.1e}, largest force {abs(inputs[:, 0]).max():.1f} N")
    assert max(abs(phi), abs(theta - jnp.pi / 2), speed) < 1e-8, "it stands"
    assert abs(run.energy_error).max() < 1e-11 and run.constraint.max() < 1e-12


if __name__ == "__main__":
    main()
