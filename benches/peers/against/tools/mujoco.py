"""MuJoCo: a rigid body on a plane, by contact and friction."""

import mujoco
import numpy as np

from ..measure import Row, lines, shortest
from ..problems import PROBLEMS
from .bodies import BY_HAND, Sampled, first_pose


def model(problem, step, tight):
    """The model and its data. *Tight* is stiff contact with friction that is never overcome, and RK4."""
    if problem == "disk":
        shape = 'type="ellipsoid" size="0.5 0.0001 0.5"' if tight else 'type="cylinder" size="0.5 0.001" euler="90 0 0"'
        body = '<inertial pos="0 0 0" mass="1.2" diaginertia="0.08 0.15 0.08"/>'
    else:
        shape = 'type="ellipsoid" size="0.2 0.03 0.02"'
        body = '<inertial pos="0 0 -0.01" mass="1" fullinertia="0.0002 0.0016 0.0017 -0.00002 0 0"/>'
    option, default = f'<option timestep="{step}"/>', ""
    if tight:
        option = f'<option timestep="{step}" cone="elliptic" impratio="100" integrator="RK4"/>'
        default = f'<default><geom solref="{2 * step} 1" solimp="0.99 0.999 1e-6"/></default>'
    body = f'<body><freejoint/>{body}<geom {shape} friction="{10 if tight else 1}"/></body>'
    plane = '<geom type="plane" size="100 100 1"/>'
    whole = mujoco.MjModel.from_xml_string(f"<mujoco>{option}{default}<worldbody>{plane}{body}</worldbody></mujoco>")
    return whole, mujoco.MjData(whole)


def put(problem, whole, data):
    """The first state."""
    rotation, origin, velocity, w = first_pose(problem)
    mujoco.mj_resetData(whole, data)
    quaternion = np.zeros(4)
    mujoco.mju_mat2Quat(quaternion, rotation.ravel())
    data.qpos[:], data.qvel[:] = [*origin, *quaternion], [*velocity, *w]


def pose(data):
    rotation = np.zeros(9)
    mujoco.mju_quat2Mat(rotation, data.qpos[3:7] / np.linalg.norm(data.qpos[3:7]))
    return rotation.reshape(3, 3), data.qpos[:3].copy(), data.qvel[:3].copy(), data.qvel[3:].copy()


def rows(problem):
    count, until = PROBLEMS[problem].rows, PROBLEMS[problem].until
    for setting, step, tight in (("default, h = 0.002", 0.002, False), ("tight, h = 1e-4", 1e-4, True)):
        whole, data = model(problem, step, tight)
        apart = round(until / count / step)

        def run():
            put(problem, whole, data)
            mujoco.mj_step(whole, data, nstep=apart * count)

        def poses():
            put(problem, whole, data)
            yield pose(data)
            for _ in range(count):
                mujoco.mj_step(whole, data, nstep=apart)
                yield pose(data)

        sampled = Sampled(problem, poses)
        yield Row(setting, lambda: shortest(run, least=1), sampled.sample, lines(model, put), BY_HAND[problem], sampled.own)


def first(problem):
    whole, data = model(problem, 0.002, False)
    put(problem, whole, data)
    mujoco.mj_step(whole, data)
