"""Motions as differentiable functions of JAX: ``nonholonomic.jax``. It requires double precision in JAX.

>>> import jax
>>> import nonholonomic as nh
>>> jax.config.update("jax_enable_x64", True)
>>> sleigh = nh.library.chaplygin_sleigh()
>>> motion = nh.jax.trajectory(sleigh, h=0.05, steps=1000, method="gonzalez", project=True)
>>> rows = motion({"J": 1.5}, [0, 0, 0.3], [0.5, 0.1, 0.8])             # rows["q"] is (1001, 3)

``jit`` compiles the functions, ``vmap`` maps them, and both modes differentiate them by the exact derivatives of the discrete map, those of ``System.jvp`` and
``System.vjp``. A motion is one call of machine code, also in a compiled function.
"""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    import jax  # type: ignore[import-not-found,unused-ignore]
    import jax.numpy as jnp  # type: ignore[import-not-found,unused-ignore]
    from jax.extend.core import Primitive  # type: ignore[import-not-found,unused-ignore]
    from jax.interpreters import ad, batching, mlir  # type: ignore[import-not-found,unused-ignore]
except ImportError:
    raise ImportError("`nonholonomic.jax` needs JAX: `pip install jax`")

from ._differentiable import (
    GROUPS, Differentiable, Motion, Step, Trajectory, arrays, computed, mapped, operand_shapes, pushed, result_shapes, taken_apart, transposed,
)

__all__ = ["Step", "Trajectory", "step", "trajectory"]


def _rows(motion: Motion, given: tuple[Any, ...]) -> Any:
    if not jax.config.read("jax_enable_x64"):
        raise RuntimeError(
            "motions are computed in double precision, and JAX has single precision only: call `jax.config.update(\"jax_enable_x64\", True)` before the first "
            "array is made, or set JAX_ENABLE_X64=1"
        )
    motion, x = arrays(motion, given, _join, _read)
    return _bind("run", motion, x, ())


def _read(argument: str, value: Any) -> Any:
    array = jnp.asarray(value)
    if jnp.issubdtype(array.dtype, jnp.integer):
        return array.astype(jnp.float64)
    if array.dtype != jnp.float64:
        way = "half of its digits are lost; make it in float64" if jnp.issubdtype(array.dtype, jnp.floating) else "it must have real numbers"
        raise TypeError(f"`{argument}` has the type {array.dtype}, expected float64: {way}")
    return array


def _join(argument: str, entries: list[Any]) -> Any:
    return jnp.stack(jnp.broadcast_arrays(*(_read(argument, entry) for entry in entries)), axis=-1) if entries else jnp.zeros(0)


_PRIMITIVES = {name: Primitive(f"nonholonomic_{name}") for name in GROUPS}


def _bind(name: str, motion: Motion, x: Any, groups: Any, by: tuple[int, ...] = ()) -> list[Any]:
    """The results of a primitive for groups {index: operand}."""
    flat = [*x, *(value for group in groups for value in group.values())]
    return _PRIMITIVES[name].bind(*flat, motion=motion, groups=tuple(tuple(group) for group in groups), by=by)


def _define(name: str) -> None:
    primitive = _PRIMITIVES[name]
    primitive.multiple_results = True

    @primitive.def_impl
    def _(*operands: Any, motion: Motion, groups: Any, by: Any) -> list[Any]:
        return [jnp.asarray(value) for value in computed(name, motion, groups, by, operands)]

    @primitive.def_abstract_eval
    def _(*operands: Any, motion: Motion, groups: Any, by: Any) -> list[Any]:
        return [jax.core.ShapedArray(shape, np.dtype(float)) for shape in result_shapes(name, motion, groups, by, operands)]

    def lowered(ctx: Any, *operands: Any, motion: Motion, groups: Any, by: Any) -> Any:
        call = lambda *values: computed(name, motion, groups, by, values)
        # `pure_callback` copies operands to a device and back, which takes ten times as long.
        results, *_ = mlir.emit_python_callback(
            ctx, call, None, list(operands), ctx.avals_in, ctx.avals_out, has_side_effect=False, returns_token=False
        )
        return results

    mlir.register_lowering(primitive, lowered)

    def jvp(primals: Any, tangents: Any, *, motion: Motion, groups: Any, by: Any) -> tuple[Any, Any]:
        terms = pushed(name, motion, taken_apart(motion, primals, groups), taken_apart(motion, tangents, groups), by, _bind, _moving)
        values = primitive.bind(*primals, motion=motion, groups=groups, by=by)
        return values, [jnp.broadcast_to(sum(each[1:], each[0]), value.shape) for value, *each in zip(values, *terms)]

    ad.primitive_jvps[primitive] = jvp

    def transpose(cotangents: Any, *operands: Any, motion: Motion, groups: Any, by: Any) -> list[Any]:
        x, own = taken_apart(motion, operands, groups)
        linear = next(i for i, group in enumerate(own) if any(map(ad.is_undefined_primal, group.values())))
        given = _moving(dict(zip(by, cotangents)) if name in ("adjoint", "curvature") else dict(enumerate(cotangents)))
        found: dict[int, Any] = {}
        if given:
            other, groups_of_it, wanted = transposed(name, own, linear, given)
            found = dict(zip(wanted or (0, 1), _bind(other, motion, x, groups_of_it, wanted)))
        results: list[Any] = [None] * len(x)
        for i, group in enumerate(own):
            for at, operand in group.items():
                if i != linear:
                    results.append(None)
                else:
                    results.append(_summed(found[at], operand.aval) if at in found else ad.Zero(operand.aval))
        return results

    ad.primitive_transposes[primitive] = transpose

    def batched(operands: Any, axes: Any, *, motion: Motion, groups: Any, by: Any) -> tuple[Any, Any]:
        values = mapped(operands, axes, operand_shapes(name, motion, groups), jnp.moveaxis)
        results = primitive.bind(*values, motion=motion, groups=groups, by=by)
        return results, [0] * len(results)

    batching.primitive_batchers[primitive] = batched


def _moving(group: dict[int, Any]) -> dict[int, Any]:
    """The entries of a group that are not known to be 0."""
    return {i: value for i, value in group.items() if type(value) is not ad.Zero}


def _summed(value: Any, like: Any) -> Any:
    """The sum over leading axes along which an operand was broadcast."""
    extra = value.ndim - like.ndim
    value = value.sum(axis=tuple(range(extra)))
    stretched = tuple(i for i, (have, want) in enumerate(zip(value.shape, like.shape)) if have != want)
    return value.sum(axis=stretched, keepdims=True)


for _name in GROUPS:
    _define(_name)


_functions = Differentiable(_rows)
trajectory, step = _functions.trajectory, _functions.step
