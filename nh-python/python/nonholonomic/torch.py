"""Motions as differentiable functions of PyTorch: ``nonholonomic.torch``.

>>> import torch
>>> import nonholonomic as nh
>>> sleigh = nh.library.chaplygin_sleigh()
>>> motion = nh.torch.trajectory(sleigh, h=0.05, steps=1000, method="gonzalez", project=True)
>>> J = torch.tensor(1.5, dtype=torch.float64, requires_grad=True)
>>> motion({"J": J}, [0, 0, 0.3], [0.5, 0.1, 0.8])["q"][-1].sum().backward()
>>> J.grad

The functions are those of ``nonholonomic.jax``. They have exact derivatives of the discrete map in both modes, also under ``torch.func`` (``vmap``, ``grad``,
``jvp``, ``jacrev``, …). They run on the CPU; tensors of other devices are copied there and back.
"""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    import torch  # type: ignore[import-not-found,unused-ignore]
except ImportError:
    raise ImportError("`nonholonomic.torch` needs PyTorch: `pip install torch`")

from ._differentiable import (
    Differentiable, Motion, Step, Trajectory, arrays, computed, mapped, operand_shapes, pulled, pushed, taken_apart, transposed,
)

__all__ = ["Step", "Trajectory", "step", "trajectory"]


def _rows(motion: Motion, given: tuple[Any, ...]) -> Any:
    devices = {value.device for value in _tensors(given)}
    if len(devices) > 1:
        raise ValueError(f"the tensors must be on one device, these are on {', '.join(sorted(map(str, devices)))}")
    device = next(iter(devices), torch.device("cpu"))
    read = lambda argument, value: _read(argument, value, device)
    join = lambda argument, entries: _join([read(argument, entry) for entry in entries])
    motion, x = arrays(motion, given, join, read)
    return _apply("run", motion, x, ())


def _tensors(given: Any) -> Any:
    for value in given:
        if isinstance(value, torch.Tensor):
            yield value
        elif isinstance(value, dict):
            yield from _tensors(value.values())


def _read(argument: str, value: Any, device: Any) -> Any:
    if not isinstance(value, torch.Tensor):
        return torch.as_tensor(np.asarray(value, dtype=float), device=device)
    if not value.is_floating_point() and not value.is_complex() and value.dtype != torch.bool:
        return value.to(torch.float64)
    if value.dtype != torch.float64:
        way = "half of its digits are lost; make it with `dtype=torch.float64`" if value.is_floating_point() else "it must have real numbers"
        raise TypeError(f"`{argument}` has the type {value.dtype}, expected torch.float64: {way}")
    return value


def _join(entries: list[Any]) -> Any:
    return torch.stack(torch.broadcast_tensors(*entries), dim=-1) if entries else torch.zeros(0, dtype=torch.float64)


def _apply(name: str, motion: Motion, x: Any, groups: Any, by: tuple[int, ...] = ()) -> tuple[Any, ...]:
    """The results of a primitive for groups {index: operand}."""
    flat = [*x, *(value for group in groups for value in group.values())]
    return _Primitive.apply(name, motion, tuple(tuple(group) for group in groups), by, *flat)


class _Primitive(torch.autograd.Function):
    """A primitive of ``_differentiable``. Its name, motion, groups, and the arguments with respect to which it differentiates precede its operands."""

    generate_vmap_rule = False

    @staticmethod
    def forward(name: Any, motion: Any, groups: Any, by: Any, *operands: Any) -> tuple[Any, ...]:
        values = [operand.detach().cpu().numpy() for operand in operands]
        made = computed(name, motion, groups, by, values)
        return tuple(torch.from_numpy(value).to(operands[0].device) for value in made)

    @staticmethod
    def setup_context(ctx: Any, inputs: Any, output: Any) -> None:
        ctx.asked, operands = inputs[:4], inputs[4:]
        ctx.save_for_backward(*operands)
        ctx.save_for_forward(*operands)
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *cotangents: Any) -> Any:
        name, motion, groups, by = ctx.asked
        operands = ctx.saved_tensors
        x, own = taken_apart(motion, operands, groups)
        wanted_x, wanted = taken_apart(motion, ctx.needs_input_grad[4:], groups)
        given = _there(dict(zip(by or (0, 1), cotangents)))
        results: list[Any] = [None] * len(operands)
        if given:
            of_x = tuple(i for i, is_wanted in enumerate(wanted_x) if is_wanted)
            if of_x:
                other, groups_of_it = pulled(name, motion, own, given, of_x)
                for i, made in zip(of_x, _apply(other, motion, x, groups_of_it, of_x)):
                    results[i] = _summed(made, x[i])
            at = len(x)
            for i, group in enumerate(own):
                if any(wanted[i].values()):
                    other, groups_of_it, by_it = transposed(name, own, i, given)
                    found = dict(zip(by_it or (0, 1), _apply(other, motion, x, groups_of_it, by_it)))
                    for j, index in enumerate(group):
                        results[at + j] = _summed(found[index], group[index])
                at += len(group)
        return (None, None, None, None, *results)

    @staticmethod
    def jvp(ctx: Any, *tangents: Any) -> Any:
        name, motion, groups, by = ctx.asked
        terms = pushed(name, motion, taken_apart(motion, ctx.saved_tensors, groups), taken_apart(motion, tangents[4:], groups), by, _apply, _there)
        return tuple(sum(each[1:], each[0]) for each in zip(*terms))

    @staticmethod
    def vmap(info: Any, axes: Any, *inputs: Any) -> Any:
        name, motion, groups, by = inputs[:4]
        values = mapped(inputs[4:], axes[4:], operand_shapes(name, motion, groups), torch.movedim)
        results = _Primitive.apply(name, motion, groups, by, *values)
        return results, (0,) * len(results)


def _there(group: dict[int, Any]) -> dict[int, Any]:
    """The entries of a group that are not known to be 0."""
    return {i: value for i, value in group.items() if value is not None}


def _summed(value: Any, like: Any) -> Any:
    """The sum over leading axes along which an operand was broadcast."""
    return value.sum_to_size(like.shape)


_functions = Differentiable(_rows)
trajectory, step = _functions.trajectory, _functions.step
