"""Energies and constraints of a trajectory, in 80-bit numbers, by formulas that are independent of all tools.

Each function takes rows of the declaration's coordinates and velocities, and gives energies and the largest violation of a constraint.
"""

import numpy as np

L = np.longdouble


def henon(q, v):
    x, y = q.T
    return (v**2).sum(1) / 2 + (x * x + y * y + 2 * x * x * y - L(2) / 3 * y**3) / 2, 0 * x


def boson(q, v):
    x, y = q.T
    r = x * x + y * y
    return (v**2).sum(1) / 2 + r / 2 + L("0.55") / np.sqrt(L(2)) * x * (3 * y * y - x * x) + L("0.1") * r * r, 0 * x


def sleigh(q, v):
    j, m, a = L("1.5"), L("1.2"), L("0.6")
    s, c = np.sin(q[:, 2]), np.cos(q[:, 2])
    across = -v[:, 0] * s + v[:, 1] * c
    energy = (j + m * a * a) / 2 * v[:, 2] ** 2 + m / 2 * (v[:, 0] ** 2 + v[:, 1] ** 2 + 2 * a * v[:, 2] * across)
    return energy, abs(across)


def trailer(q, v):
    car, i, m, j, l = L(3), L("0.5"), L("1.3"), L("0.2"), L("0.8")
    (_, _, a, b), (vx, vy, da, db) = q.T, v.T
    px, py = vx + l * np.sin(b) * db, vy - l * np.cos(b) * db
    energy = car / 2 * (vx**2 + vy**2) + i / 2 * da**2 + m / 2 * (px**2 + py**2) + j / 2 * db**2
    return energy, np.maximum(abs(-np.sin(a) * vx + np.cos(a) * vy), abs(-np.sin(b) * px + np.cos(b) * py))


def disk(q, v):
    m, r, a, c, g = L("1.2"), L("0.5"), L("0.08"), L("0.15"), L("9.81")
    (_, _, psi, theta, _), (vx, vy, dpsi, dtheta, dphi) = q.T, v.T
    ss, cs, st, ct = np.sin(psi), np.cos(psi), np.sin(theta), np.cos(theta)
    # The disk's axis, the centre's velocity, and the angular velocity, first in axes that lean with the disk.
    ex, ey, ez = ss * st, -cs * st, ct
    cx = vx + r * (cs * st * dpsi + ss * ct * dtheta)
    cy = vy + r * (ss * st * dpsi - cs * ct * dtheta)
    cz = -r * st * dtheta
    w1, w2, w3 = dtheta, dphi + dpsi * st, dpsi * ct
    ox, oy, oz = w1 * cs - w2 * ss * ct + w3 * ex, w1 * ss + w2 * cs * ct + w3 * ey, w2 * st + w3 * ez
    ux, uy = cx - r * (oy * ez - oz * ey), cy - r * (oz * ex - ox * ez)
    energy = m / 2 * (cx**2 + cy**2 + cz**2) + (a * (w1**2 + w3**2) + c * w2**2) / 2 + m * g * r * ct
    return energy, np.maximum(abs(ux), abs(uy))


def rattleback(q, v):
    m, g, h = L(1), L("9.81"), L("0.01")
    i1, i2, i3, i12 = L("0.0002"), L("0.0016"), L("0.0017"), L("-0.00002")
    squares = np.array([L("0.2") ** 2, L("0.03") ** 2, L("0.02") ** 2])
    rotation, w = q[:, :9].reshape(-1, 3, 3), v[:, :3]
    up = rotation[:, 2, :]
    weighted = up * squares
    height = np.sqrt((up * weighted).sum(1))
    contact = -weighted / height[:, None]
    rising = (weighted * np.cross(up, w)).sum(1) / height
    centre = np.stack([v[:, 3], v[:, 4], rising], 1)
    turned = lambda arm: np.einsum("nij,nj->ni", rotation, np.cross(w, arm))
    mass = centre + turned(np.array([0, 0, -h], dtype=L) + 0 * w)
    inertia = np.stack([i1 * w[:, 0] + i12 * w[:, 1], i12 * w[:, 0] + i2 * w[:, 1], i3 * w[:, 2]], 1)
    energy = m / 2 * (mass**2).sum(1) + (w * inertia).sum(1) / 2 + m * g * (height - h * rotation[:, 2, 2])
    return energy, abs((centre + turned(contact))[:, :2]).max(1)


def whipple(q, v):
    """Computes rates of positions and rotations by the complex step, which has no truncation error."""
    tilt = L("3.14159265358979323846") / 10
    s, c, tan = np.sin(tilt), np.cos(tilt), np.tan(tilt)
    d1, d2, d3 = c * (L("1.1") - L("0.3") * tan), L("1.02") * s - L("0.05") * c, -c * (L("0.08") - L("0.35") * tan)
    l1, l2 = L("0.3") * c + L("0.6") * s, L("0.3") * s - L("0.6") * c
    l3, l4 = -L("0.12") * c + L("0.35") * s, -L("0.12") * s - L("0.35") * c
    g, rear, front = L("9.81"), L("0.3"), L("0.35")
    size, rows = L("1e-40"), len(q)
    z = q + 1j * size * v

    def rotation(axis, angle):
        matrix = np.zeros((rows, 3, 3), dtype=np.clongdouble)
        i, j = [(1, 2), (2, 0), (0, 1)][axis]
        matrix[:, axis, axis] = 1
        matrix[:, i, i] = matrix[:, j, j] = np.cos(angle)
        matrix[:, i, j], matrix[:, j, i] = -np.sin(angle), np.sin(angle)
        return matrix

    apply = lambda matrix, vector: np.einsum("nij,nj->ni", matrix, vector)
    vector = lambda *entries: np.array(entries, dtype=np.clongdouble) + np.zeros((rows, 1), dtype=np.clongdouble)
    rate = lambda number: number.imag / size

    def angular_velocity(matrix):
        product = np.einsum("nji,njk->nik", matrix.real, rate(matrix))
        return np.stack([product[:, 2, 1], product[:, 0, 2], product[:, 1, 0]], 1)

    lean = rotation(2, z[:, 2]) @ rotation(0, z[:, 3])
    body = lean @ rotation(1, z[:, 4])
    fork = body @ rotation(2, z[:, 5])
    rear_centre = np.stack([z[:, 0], z[:, 1], 0 * z[:, 0]], 1) - apply(lean, vector(0, 0, rear))
    front_centre = rear_centre + apply(body, vector(d1, 0, d2)) + apply(fork, vector(d3, 0, 0))
    body_mass, fork_mass = rear_centre + apply(body, vector(l1, 0, l2)), front_centre + apply(fork, vector(l3, 0, l4))
    w_body, w_fork = angular_velocity(body), angular_velocity(fork)
    w_rear, w_front = w_body.copy(), w_fork.copy()
    w_rear[:, 1] += v[:, 6]
    w_front[:, 1] += v[:, 7]
    square = lambda a: (rate(a) ** 2).sum(1)
    form = lambda w, xx, yy, zz, xz: xx * w[:, 0] ** 2 + yy * w[:, 1] ** 2 + zz * w[:, 2] ** 2 + 2 * xz * w[:, 0] * w[:, 2]
    twice = 2 * square(rear_centre) + 85 * square(body_mass) + 4 * square(fork_mass) + 3 * square(front_centre)
    twice += form(w_rear, L("0.0603"), L("0.12"), L("0.0603"), 0) + form(w_front, L("0.1405"), L("0.28"), L("0.1405"), 0)
    twice += form(w_body, L("7.178169776497895"), 11, L("4.821830223502103"), L("3.8225535938357873"))
    twice += form(w_fork, L("0.05841337700152972"), L("0.06"), L("0.007586622998470264"), L("0.009119225261946298"))
    height = lambda a: a.real[:, 2]
    potential = -g * (2 * height(rear_centre) + 85 * height(body_mass) + 4 * height(fork_mass) + 3 * height(front_centre))
    axis = fork.real[:, :, 1]
    flat = np.sqrt(1 - axis[:, 2] ** 2)
    down = front * (np.array([0, 0, 1]) - axis[:, 2, None] * axis) / flat[:, None]
    slips = (
        rate(rear_centre) + np.cross(apply(body.real, w_rear), apply(lean.real, vector(0, 0, rear).real)),
        rate(front_centre) + np.cross(apply(fork.real, w_front), down),
    )
    slip = np.maximum(*(abs(s[:, :2]).max(1) for s in slips))
    return twice / 2 + potential, np.maximum(slip, abs(height(front_centre) + front * flat))


CHECKS = {function.__name__: function for function in (henon, boson, sleigh, trailer, disk, rattleback, whipple)}


def evaluate(problem, q, v):
    """The largest error of the energy relative to its first value, and the largest violation of a constraint."""
    energies, violations = CHECKS[problem](np.asarray(q).astype(L), np.asarray(v).astype(L))
    return float(abs(energies / energies[0] - 1).max()), float(abs(violations).max())


def largest_energy_error(problem, q, v):
    """The largest absolute error of the energy."""
    energies, _ = CHECKS[problem](np.asarray(q).astype(L), np.asarray(v).astype(L))
    return float(abs(energies - energies[0]).max())
