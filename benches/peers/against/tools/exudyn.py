"""EXUDYN: a rigid body with a joint that rolls on a plane, by its generalised-α method."""

import exudyn as exu
import numpy as np
from exudyn.utilities import (
    MarkerBodyRigid,
    ObjectJointRollingDisc,
    RigidBodyInertia,
    SensorBody,
)

from ..measure import Row, lines, seconds
from ..problems import PROBLEMS
from .bodies import Sampled, first_pose


def system(problem):
    """The system, and its body."""
    rotation, origin, velocity, w = first_pose(problem)
    whole = exu.SystemContainer().AddSystem()
    ground = whole.CreateGround()
    inertia = RigidBodyInertia(mass=1.2, inertiaTensor=np.diag([0.08, 0.15, 0.08]))
    body = whole.CreateRigidBody(
        inertia=inertia,
        referencePosition=origin,
        referenceRotationMatrix=rotation,
        initialVelocity=velocity,
        initialAngularVelocity=rotation @ w,
        gravity=[0, 0, -9.81],
    )
    markers = [whole.AddMarker(MarkerBodyRigid(bodyNumber=number)) for number in (ground, body)]
    joint = dict(constrainedAxes=[1, 1, 1], discRadius=0.5, discAxis=[0, 1, 0], planeNormal=[0, 0, 1])
    whole.AddObject(ObjectJointRollingDisc(markerNumbers=markers, **joint))
    return whole, body


def solve(whole, until, steps, samples):
    """Runs the motion, and returns its seconds."""
    whole.Assemble()
    settings = exu.SimulationSettings()
    settings.timeIntegration.endTime, settings.timeIntegration.numberOfSteps = until, steps
    settings.timeIntegration.verboseMode, settings.solutionSettings.writeSolutionToFile = 0, False
    settings.solutionSettings.sensorsWritePeriod = until / samples
    return seconds(lambda: whole.SolveDynamic(settings))


def rows(problem):
    until, count = PROBLEMS[problem].until, PROBLEMS[problem].rows
    for step in (1e-3, 1e-4):
        steps = round(until / step)

        def poses():
            whole, body = system(problem)
            kinds = exu.OutputVariableType
            kinds = (kinds.Position, kinds.RotationMatrix, kinds.Velocity, kinds.AngularVelocityLocal)
            sensors = [whole.AddSensor(SensorBody(bodyNumber=body, storeInternal=True, outputVariableType=kind)) for kind in kinds]
            solve(whole, until, steps, count)
            places, rotations, velocities, turns = (whole.GetSensorStoredData(sensor)[:, 1:] for sensor in sensors)
            return zip(rotations.reshape(-1, 3, 3), places, velocities, turns)

        sampled = Sampled(problem, poses)
        quickest = lambda: min(solve(system(problem)[0], until, steps, count) for _ in range(2))
        yield Row(f"generalised α, h = {step:.0e}".replace("e-0", "e-"), quickest, sampled.sample, lines(system, solve), "–", sampled.own)


def first(problem):
    solve(system(problem)[0], 1e-3, 1, 1)
