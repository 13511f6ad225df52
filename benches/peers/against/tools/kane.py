"""Systems for SymPy's `KanesMethod`: frames, points, bodies, speeds, and constraints between velocities."""

import numpy as np
import sympy as sm
import sympy.physics.mechanics as me

from ..problems import TILT, PROBLEMS, to_coordinates


def sleigh():
    x, y, theta, u1, u2, u3 = me.dynamicsymbols("x y theta u1:4")
    j, m, a = sm.symbols("j m a")
    ground = me.ReferenceFrame("N")
    frame = ground.orientnew("B", "Axis", [theta, ground.z])
    frame.set_ang_vel(ground, u3 * ground.z)
    origin, contact = me.Point("O"), me.Point("P")
    origin.set_vel(ground, 0)
    contact.set_vel(ground, u1 * ground.x + u2 * ground.y)
    mass = contact.locatenew("G", a * frame.x)
    mass.v2pt_theory(contact, ground, frame)
    body = me.RigidBody("body", mass, frame, m, (me.inertia(frame, 0, 0, j), mass))
    rates = [x.diff() - u1, y.diff() - u2, theta.diff() - u3]
    across = [me.dot(contact.vel(ground), frame.y)]
    kane = me.KanesMethod(ground, [x, y, theta], [u1, u3], rates, u_dependent=[u2], velocity_constraints=across)
    kane.kanes_equations([body], [])
    return kane, {j: 1.5, m: 1.2, a: 0.6}


def trailer():
    x, y, a, b, u1, u2, u3, u4 = me.dynamicsymbols("x y a b u1:5")
    mass, i, m, j, l = sm.symbols("M i m j l")
    ground = me.ReferenceFrame("N")
    car, towed = ground.orientnew("A", "Axis", [a, ground.z]), ground.orientnew("B", "Axis", [b, ground.z])
    car.set_ang_vel(ground, u3 * ground.z)
    towed.set_ang_vel(ground, u4 * ground.z)
    hitch = me.Point("P")
    hitch.set_vel(ground, u1 * ground.x + u2 * ground.y)
    axle = hitch.locatenew("Q", -l * towed.x)
    axle.v2pt_theory(hitch, ground, towed)
    bodies = [
        me.RigidBody("car", hitch, car, mass, (me.inertia(car, 0, 0, i), hitch)),
        me.RigidBody("trailer", axle, towed, m, (me.inertia(towed, 0, 0, j), axle)),
    ]
    rates = [x.diff() - u1, y.diff() - u2, a.diff() - u3, b.diff() - u4]
    across = [me.dot(hitch.vel(ground), car.y), me.dot(axle.vel(ground), towed.y)]
    kane = me.KanesMethod(ground, [x, y, a, b], [u1, u3], rates, u_dependent=[u2, u4], velocity_constraints=across)
    kane.kanes_equations(bodies, [])
    return kane, {mass: 3, i: 0.5, m: 1.3, j: 0.2, l: 0.8}


def disk():
    x, y, psi, theta, phi, u1, u2, u3, u4, u5 = me.dynamicsymbols("x y psi theta phi u1:6")
    m, r, a, c, g = sm.symbols("m r a c g")
    ground = me.ReferenceFrame("N")
    turned = ground.orientnew("Y", "Axis", [psi, ground.z])
    lean = turned.orientnew("L", "Axis", [theta, turned.x])
    frame = lean.orientnew("B", "Axis", [phi, lean.y])
    lean.set_ang_vel(ground, u3 * ground.z + u4 * turned.x)
    frame.set_ang_vel(ground, u3 * ground.z + u4 * turned.x + u5 * lean.y)
    track = me.Point("K")
    track.set_vel(ground, u1 * ground.x + u2 * ground.y)
    centre = track.locatenew("G", r * lean.z)
    centre.v2pt_theory(track, ground, lean)
    slip = centre.vel(ground) + me.cross(frame.ang_vel_in(ground), -r * lean.z)
    body = me.RigidBody("disk", centre, frame, m, (me.inertia(lean, a, c, a), centre))
    rates = [x.diff() - u1, y.diff() - u2, psi.diff() - u3, theta.diff() - u4, phi.diff() - u5]
    rolling = [me.dot(slip, ground.x), me.dot(slip, ground.y)]
    coordinates = [x, y, psi, theta, phi]
    kane = me.KanesMethod(ground, coordinates, [u3, u4, u5], rates, u_dependent=[u1, u2], velocity_constraints=rolling)
    kane.kanes_equations([body], [(centre, -m * g * ground.z)])
    return kane, {m: 1.2, r: 0.5, a: 0.08, c: 0.15, g: 9.81}


def rattleback():
    alpha, beta, gamma, x, y, u1, u2, u3, u4, u5 = me.dynamicsymbols("alpha beta gamma x y u1:6")
    m, a, b, c, h, i1, i2, i3, i12, g = sm.symbols("m a b c h i1 i2 i3 i12 g")
    ground = me.ReferenceFrame("N")
    frame = ground.orientnew("B", "Body", [alpha, beta, gamma], "zxy")
    # The angles' rates, solved by hand. SymPy's own solution divides by sin γ, which is 0 at the start.
    s, co = sm.sin(gamma), sm.cos(gamma)
    rate = (co * u3 - s * u1) / sm.cos(beta)
    rates = [alpha.diff() - rate, beta.diff() - co * u1 - s * u3, gamma.diff() - u2 + rate * sm.sin(beta)]
    frame.set_ang_vel(ground, u1 * frame.x + u2 * frame.y + u3 * frame.z)
    up = [me.dot(ground.z, axis) for axis in frame]
    weighted = [a**2 * up[0], b**2 * up[1], c**2 * up[2]]
    height = sm.sqrt(sum(w * e for w, e in zip(weighted, up)))
    arm = -(weighted[0] * frame.x + weighted[1] * frame.y + weighted[2] * frame.z) / height
    turned = me.cross(frame.ang_vel_in(ground), arm)
    velocity = u4 * ground.x + u5 * ground.y - me.dot(turned, ground.z) * ground.z
    centre = me.Point("O")
    centre.set_vel(ground, velocity)
    mass = centre.locatenew("G", -h * frame.z)
    mass.v2pt_theory(centre, ground, frame)
    slip = velocity + turned
    body = me.RigidBody("rattleback", mass, frame, m, (me.inertia(frame, i1, i2, i3, i12), mass))
    rates += [x.diff() - u4, y.diff() - u5]
    rolling = [me.dot(slip, ground.x), me.dot(slip, ground.y)]
    coordinates = [alpha, beta, gamma, x, y]
    kane = me.KanesMethod(ground, coordinates, [u1, u2, u3], rates, u_dependent=[u4, u5], velocity_constraints=rolling)
    kane.kanes_equations([body], [(mass, -m * g * ground.z)])
    return kane, dict(zip((m, a, b, c, h, i1, i2, i3, i12, g), (1, 0.2, 0.03, 0.02, 0.01, 0.0002, 0.0016, 0.0017, -0.00002, 9.81)))


SYSTEMS = {function.__name__: function for function in (sleigh, rattleback, disk, trailer)}

BY_HAND = {problem: "frames, and velocities of points in chosen speeds" for problem in SYSTEMS}
BY_HAND["rattleback"] += ", the point of contact, the angles' rates"

# Indices of the declaration's velocities among the speeds, independent ones first.
SPEEDS = {"sleigh": [0, 2, 1], "trailer": [0, 2, 1, 3], "disk": [3, 4, 0, 1, 2], "rattleback": [0, 1, 2, 3, 4]}


def begin(problem):
    """The first coordinates and speeds."""
    q, v = to_coordinates(problem, [PROBLEMS[problem].start])
    speeds = np.empty_like(v[0])
    speeds[SPEEDS[problem]] = v[0]
    coordinates = [0, TILT, 0, 0, 0] if problem == "rattleback" else q[0]
    return [*coordinates, *speeds]


def in_coordinates(problem, states):
    """Rows of coordinates and speeds as coordinates and velocities of the declaration."""
    states, half = np.asarray(states), states.shape[1] // 2
    q, v = states[:, :half], states[:, half:][:, SPEEDS[problem]]
    if problem != "rattleback":
        return q, v
    (ca, cb, cc), (sa, sb, sc) = np.cos(q[:, :3].T), np.sin(q[:, :3].T)
    first = [ca * cc - sa * sb * sc, -sa * cb, ca * sc + sa * sb * cc]
    second = [sa * cc + ca * sb * sc, ca * cb, sa * sc - ca * sb * cc]
    return np.column_stack([*first, *second, -cb * sc, sb, cb * cc, q[:, 3:]]), v
