"""Drake: a rigid body on a half-space, by contact and friction, in discrete time."""

import numpy as np
from pydrake.all import (
    AddContactMaterial,
    AddMultibodyPlantSceneGraph,
    CoulombFriction,
    DiagramBuilder,
    DiscreteContactApproximation,
    Ellipsoid,
    HalfSpace,
    ProximityProperties,
    RigidTransform,
    RotationalInertia,
    RotationMatrix,
    Simulator,
    SpatialInertia,
    SpatialVelocity,
    UnitInertia,
)

from ..measure import Row, lines, shortest
from ..problems import PROBLEMS, grid
from .bodies import BY_HAND, Sampled, first_pose


def model(problem, step, tight):
    """Simulator, plant and body. *Tight* is Drake's solver TAMSI, which stops slip at 1e-6 m/s, and a thinner disk."""
    builder = DiagramBuilder()
    plant, _ = AddMultibodyPlantSceneGraph(builder, step)
    if tight:
        plant.set_discrete_contact_approximation(DiscreteContactApproximation.kTamsi)
        plant.set_stiction_tolerance(1e-6)
    contact = ProximityProperties()
    AddContactMaterial(None, None, CoulombFriction(10, 10), contact)
    if problem == "disk":
        inertia = SpatialInertia(1.2, np.zeros(3), UnitInertia(0.08 / 1.2, 0.15 / 1.2, 0.08 / 1.2))
        shape = Ellipsoid(0.5, 0.0001 if tight else 0.001, 0.5)
    else:
        central = RotationalInertia(0.0002, 0.0016, 0.0017, -0.00002, 0, 0)
        inertia = SpatialInertia.MakeFromCentralInertia(1.0, np.array([0, 0, -0.01]), central)
        shape = Ellipsoid(0.2, 0.03, 0.02)
    body = plant.AddRigidBody("body", inertia)
    ground = HalfSpace.MakePose(np.array([0, 0, 1.0]), np.zeros(3))
    plant.RegisterCollisionGeometry(body, RigidTransform(), shape, "shape", contact)
    plant.RegisterCollisionGeometry(plant.world_body(), ground, HalfSpace(), "ground", contact)
    plant.Finalize()
    return Simulator(builder.Build()), plant, body


def put(problem, simulator, plant, body):
    """The first state."""
    rotation, origin, velocity, w = first_pose(problem)
    root = simulator.get_mutable_context()
    root.SetTime(0.0)
    context = plant.GetMyMutableContextFromRoot(root)
    plant.SetFloatingBaseBodyPoseInWorldFrame(context, body, RigidTransform(RotationMatrix(rotation), origin))
    plant.SetFreeBodySpatialVelocity(context, body, SpatialVelocity(rotation @ w, velocity))
    simulator.Initialize()


def pose(simulator, plant, body):
    context = plant.GetMyContextFromRoot(simulator.get_context())
    place, twist = body.EvalPoseInWorld(context), body.EvalSpatialVelocityInWorld(context)
    rotation = place.rotation().matrix()
    return rotation, place.translation().copy(), twist.translational().copy(), rotation.T @ twist.rotational()


def rows(problem):
    until = PROBLEMS[problem].until
    for setting, step, tight in (("default, h = 1e-3", 1e-3, False), ("TAMSI 1e-6, h = 1e-4", 1e-4, True)):
        whole = model(problem, step, tight)

        def run():
            put(problem, *whole)
            whole[0].AdvanceTo(until)

        def poses():
            put(problem, *whole)
            yield pose(*whole)
            for time in grid(problem)[1:]:
                whole[0].AdvanceTo(time)
                yield pose(*whole)

        sampled = Sampled(problem, poses)
        yield Row(setting, lambda: shortest(run, least=1), sampled.sample, lines(model, put), BY_HAND[problem], sampled.own)


def first(problem):
    whole = model(problem, 1e-3, False)
    put(problem, *whole)
    whole[0].AdvanceTo(1e-3)
