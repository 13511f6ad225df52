"""Validates a functional mock-up unit by FMPy, and runs it.

    python check.py UNIT.fmu ROWS.csv STEP

ROWS.csv has the rows of `nh simulate` with the same start, method and step size. The unit is run by
co-simulation, whose numbers must be the same to the last bit; by model exchange, if it has that; with
states that are saved and restored; and its derivatives are compared with differences.
"""

import csv
import ctypes
import shutil
import sys

import numpy
from fmpy.fmi1 import FMICallException
from fmpy import extract, instantiate_fmu, read_model_description, simulate_fmu
from fmpy.validation import validate_fmu


def rows(path):
    """Returns the columns of a file of rows by name."""
    with open(path, encoding="utf-8") as file:
        lines = [line for line in csv.reader(file) if not line[0].startswith("#")]
    return {name: numpy.array([float(line[i]) for line in lines[1:]]) for i, name in enumerate(lines[0])}


class Unit:
    """An instance of a unit, for both versions of the interface."""

    def __init__(self, folder, description, kind):
        self.is_3 = description.fmiVersion.startswith("3")
        self.fmu = instantiate_fmu(folder, description, fmi_type=kind)
        self.references = {variable.name: variable.valueReference for variable in description.modelVariables}

    def enter(self, values):
        if self.is_3:
            self.fmu.enterInitializationMode(startTime=0.0)
        else:
            self.fmu.setupExperiment(startTime=0.0)
            self.fmu.enterInitializationMode()
        self.set(values)

    def start(self, values):
        self.enter(values)
        self.fmu.exitInitializationMode()

    def set(self, values):
        references, numbers = [self.references[name] for name in values], list(values.values())
        (self.fmu.setFloat64 if self.is_3 else self.fmu.setReal)(references, numbers)

    def get(self, names):
        references = [self.references[name] for name in names]
        return numpy.array((self.fmu.getFloat64 if self.is_3 else self.fmu.getReal)(references))

    def save(self):
        return self.fmu.getFMUState() if self.is_3 else self.fmu.getFMUstate()

    def restore(self, state):
        (self.fmu.setFMUState if self.is_3 else self.fmu.setFMUstate)(state)

    def copied(self, state):
        """Returns a state by way of its bytes."""
        if self.is_3:
            return self.fmu.deserializeFMUState(self.fmu.serializeFMUState(state))
        return self.fmu.deSerializeFMUstate(self.fmu.serializeFMUstate(state), None)

    def derivative(self, unknowns, knowns, seed):
        unknowns, knowns = ([self.references[name] for name in names] for names in (unknowns, knowns))
        return numpy.array(self.fmu.getDirectionalDerivative(unknowns, knowns, list(seed)))


def fails(function, *arguments, **named):
    try:
        function(*arguments, **named)
    except FMICallException:
        return True
    return False


def refuses(unit, velocities, step):
    """A start off the constraints and a step from another time are refused; a reset begins anew."""
    unit.enter({name: 0.37 * (i + 1) for i, name in enumerate(velocities)})
    is_off = unit.get(["constraint"])[0] > 1e-3
    assert fails(unit.fmu.exitInitializationMode) == is_off
    unit.fmu.reset()
    unit.start({})
    assert fails(unit.set, {"step": step}) and fails(unit.set, {"energy": 0.0})
    assert fails(unit.fmu.doStep, currentCommunicationPoint=7 * step, communicationStepSize=step)
    unit.fmu.reset()


def differentiated(unit, states, outputs, inputs):
    """Compares derivatives of rates and outputs with differences of fourth order, in model exchange."""
    rates = [f"der({state})" for state in states]
    unknowns, knowns = rates + outputs, states + inputs

    def at(values):
        unit.fmu.setContinuousStates(as_array(values[: len(states)]), len(states))
        if inputs:
            unit.set(dict(zip(inputs, values[len(states) :])))
        return unit.get(unknowns)

    generator = numpy.random.default_rng(7)
    here = numpy.concatenate([unit.get(states), generator.normal(size=len(inputs))])
    for _ in range(3):
        seed = generator.normal(size=len(knowns))
        at(here)
        exact = unit.derivative(unknowns, knowns, seed)
        apart = numpy.inf
        for h in (1e-3, 1e-4, 1e-5):
            near, far = (at(here + s * h * seed) - at(here - s * h * seed) for s in (1, 2))
            differences = (8 * near - far) / (12 * h)
            apart = numpy.minimum(apart, numpy.abs(exact - differences) / numpy.maximum(1, numpy.abs(differences)))
        # The fifth derivative times h^4/30 at the larger h of slow systems, and roundoff/h at the smaller h of fast ones.
        assert numpy.max(apart) < 1e-8, (unknowns[apart.argmax()], numpy.max(apart))
        if unit.is_3:
            weights = generator.normal(size=len(unknowns))
            at(here)
            references = [[unit.references[name] for name in names] for names in (unknowns, knowns)]
            adjoint = numpy.array(unit.fmu.getAdjointDerivative(*references, list(weights), len(knowns)))
            assert abs(adjoint @ seed - weights @ exact) < 1e-11 * (1 + numpy.abs(weights) @ numpy.abs(exact))
    at(here)


def is_computed(variable):
    """Returns whether a variable is a function of the state: energy or invariant."""
    return variable.initial == "calculated"


def as_array(values):
    return (ctypes.c_double * len(values))(*values)


def main(path, expected, step):
    description = read_model_description(path)
    problems = validate_fmu(path)
    assert not problems, problems
    variables = {variable.name: variable for variable in description.modelVariables}
    outputs = [name for name, variable in variables.items() if variable.causality == "output"]
    inputs = [name for name, variable in variables.items() if variable.causality == "input"]
    columns = rows(expected)
    count = len(columns["t"]) - 1

    # Co-simulation by FMPy.
    found = simulate_fmu(
        path, fmi_type="CoSimulation", stop_time=count * step, step_size=step, output_interval=step, output=outputs
    )
    assert len(found["time"]) == count + 1
    for name in outputs:
        if name not in columns:
            continue
        apart = numpy.max(numpy.abs(found[name] - columns[name]))
        # The state has the same bits. Its functions are formed beside others, and may be summed in another order.
        size = numpy.max(numpy.abs(columns[name])) if is_computed(variables[name]) else 0.0
        assert apart <= 1e-14 * size, (name, apart)

    folder = extract(path)
    try:
        # A state is saved, written to bytes and restored, and a step of two steps is two steps.
        unit = Unit(folder, description, "CoSimulation")
        of_rates = {variable.derivative.name for variable in description.modelVariables if variable.derivative}
        starts = [name for name in outputs if not is_computed(variables[name])]
        refuses(unit, [name for name in starts if name not in of_rates], step)
        unit.start({})
        unit.fmu.doStep(currentCommunicationPoint=0.0, communicationStepSize=step)
        saved = unit.save()
        unit.fmu.doStep(currentCommunicationPoint=step, communicationStepSize=2 * step)
        there = unit.get(outputs)
        state = [i for i, name in enumerate(outputs) if name in columns and not is_computed(variables[name])]
        assert state and all(there[i] == columns[outputs[i]][3] for i in state)
        for state in (saved, unit.copied(saved)):
            unit.restore(state)
            unit.fmu.doStep(currentCommunicationPoint=step, communicationStepSize=step)
            unit.fmu.doStep(currentCommunicationPoint=2 * step, communicationStepSize=step)
            assert numpy.array_equal(unit.get(outputs), there)
        unit.fmu.terminate()
        unit.fmu.freeInstance()

        if description.modelExchange is not None:
            states = [variable.derivative.name for variable in description.modelVariables if variable.derivative]
            found = simulate_fmu(
                path, fmi_type="ModelExchange", solver="CVode", stop_time=count * step, output_interval=step,
                relative_tolerance=1e-10, output=outputs,
            )
            for name in outputs:
                if name in columns:
                    end, size = columns[name][-1], max(1.0, numpy.max(numpy.abs(columns[name])))
                    assert abs(found[name][-1] - end) < 1e-5 * size, (name, found[name][-1], end)
            unit = Unit(folder, description, "ModelExchange")
            unit.start({})
            (unit.fmu.updateDiscreteStates if unit.is_3 else unit.fmu.newDiscreteStates)()
            unit.fmu.enterContinuousTimeMode()
            differentiated(unit, states, outputs, inputs)
            unit.fmu.terminate()
            unit.fmu.freeInstance()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print("checked", path)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], float(sys.argv[3]))
