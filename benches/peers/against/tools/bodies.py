"""A rigid body that rolls, for tools whose state is a pose and a twist: the disk and the rattleback.

Energies and constraints are computed from the tool's own state, which has a height, and a slip in three directions.
"""

import numpy as np

from ..problems import PROBLEMS

SQUARES = np.array([0.04, 0.0009, 0.0004])
INERTIA = np.array([[0.0002, -2e-5, 0], [-2e-5, 0.0016, 0], [0, 0, 0.0017]])
MASS_CENTRE = np.array([0, 0, -0.01])

BY_HAND = {"disk": "shapes, friction and stiffness of contact", "rattleback": "shapes, friction and stiffness of contact"}


def rot_x(angle):
    s, c = np.sin(angle), np.cos(angle)
    return np.array([[1, 0, 0], [0, c, -s], [0, s, c]])


def rot_y(angle):
    s, c = np.sin(angle), np.cos(angle)
    return np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]])


def rot_z(angle):
    s, c = np.sin(angle), np.cos(angle)
    return np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def contact(rotation):
    """Height of the rattleback's centre, and its point of contact in the body."""
    up = rotation[2]
    height = np.sqrt(up @ (up * SQUARES))
    return height, -up * SQUARES / height


def first_pose(problem):
    """Rotation, the body's origin, its velocity, and the angular velocity in the body."""
    start = PROBLEMS[problem].start
    if problem == "disk":
        x, y, psi, theta, phi, *w = start
        lean = rot_z(psi) @ rot_x(theta)
        up, rotation, w = 0.5 * lean[:, 2], lean @ rot_y(phi), lean @ np.array(w)
        return rotation, np.array([x, y, 0]) + up, np.cross(w, up), rotation.T @ w
    rotation, w = np.array(start[:9]).reshape(3, 3), np.array(start[11:])
    height, arm = contact(rotation)
    return rotation, np.array([0, 0, height]), rotation @ np.cross(arm, w), w


def disk(rotation, origin, velocity, w):
    """Coordinates, velocities, energy and violation of a disk."""
    axis = rotation[:, 1]
    theta, psi = np.arcsin(axis[2]), np.arctan2(-axis[0], axis[1])
    lean = rot_z(psi) @ rot_x(theta)
    rolled = lean.T @ rotation
    spatial = rotation @ w
    dtheta, w2, w3 = lean.T @ spatial
    dpsi = w3 / np.cos(theta)
    dphi = w2 - dpsi * np.sin(theta)
    up = 0.5 * lean[:, 2]
    track = origin - up
    moving = velocity - np.cross(lean @ np.array([dtheta, dpsi * np.sin(theta), w3]), up)
    energy = 0.6 * velocity @ velocity + (0.08 * (w[0] ** 2 + w[2] ** 2) + 0.15 * w[1] ** 2) / 2 + 1.2 * 9.81 * origin[2]
    slip = abs(velocity - np.cross(spatial, up)).max()
    q = [track[0], track[1], psi, theta, np.arctan2(rolled[0, 2], rolled[0, 0])]
    return q, [moving[0], moving[1], dpsi, dtheta, dphi], energy, max(slip, abs(track[2]))


def rattleback(rotation, origin, velocity, w):
    """Coordinates, velocities, energy and violation of a rattleback."""
    height, arm = contact(rotation)
    mass = velocity + rotation @ np.cross(w, MASS_CENTRE)
    energy = mass @ mass / 2 + w @ INERTIA @ w / 2 + 9.81 * (origin + rotation @ MASS_CENTRE)[2]
    slip = abs(velocity + rotation @ np.cross(w, arm)).max()
    return [*rotation.ravel(), *origin[:2]], [*w, *velocity[:2]], energy, max(slip, abs(origin[2] - height))


def convert(problem, poses):
    """Rows of coordinates and velocities, and the largest errors of energy and constraints."""
    q, v, energies, violations = (np.array(column) for column in zip(*(globals()[problem](*pose) for pose in poses)))
    if problem == "disk":
        q[:, 2], q[:, 4] = np.unwrap(q[:, 2]), np.unwrap(q[:, 4])
    return q, v, (float(abs(energies / energies[0] - 1).max()), float(violations.max()))


class Sampled:
    """Samples of a run; errors of energy and constraints are read afterwards."""

    def __init__(self, problem, poses):
        self.problem, self.poses = problem, poses

    def sample(self):
        q, v, self.errors = convert(self.problem, self.poses())
        return q, v

    def own(self):
        return self.errors
