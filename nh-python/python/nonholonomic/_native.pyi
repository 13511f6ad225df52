import os
from collections.abc import Callable
from typing import Any, Optional, Union, final

import numpy as np

__version__: str
TAYLOR_RATE: float

def library() -> dict[str, str]: ...
def unknown(kind: str, name: str, known: list[str]) -> str: ...
def arrow_stream(
    columns: list[tuple[str, Any, Optional[str]]], shape: tuple[int, int], index: Optional[str], about: dict[str, str]
) -> Any: ...
def loaded_from(file: str) -> None: ...

@final
class Core:
    def __new__(
        cls,
        yaml: str,
        file: str,
        parameters: Optional[dict[str, Any]] = None,
        constants: Optional[list[tuple[str, int]]] = None,
        budget: Optional[str] = None,
    ) -> Core: ...
    @property
    def state(self) -> tuple[str, str, dict[str, float], list[tuple[str, int]], Optional[str]]: ...
    @property
    def given(self) -> dict[str, float]: ...
    @property
    def constants_given(self) -> list[tuple[str, int]]: ...
    @property
    def name(self) -> str: ...
    @property
    def text(self) -> Optional[str]: ...
    @property
    def source(self) -> str: ...
    @property
    def coordinates(self) -> tuple[str, ...]: ...
    @property
    def velocities(self) -> tuple[str, ...]: ...
    @property
    def inputs(self) -> tuple[str, ...]: ...
    @property
    def momenta(self) -> tuple[str, ...]: ...
    @property
    def invariants(self) -> tuple[str, ...]: ...
    @property
    def constraints(self) -> tuple[str, ...]: ...
    @property
    def methods(self) -> tuple[str, ...]: ...
    @property
    def default_method(self) -> str: ...
    @property
    def data_sets(self) -> tuple[str, ...]: ...
    @property
    def parameter_names(self) -> tuple[str, ...]: ...
    @property
    def angles(self) -> tuple[str, ...]: ...
    @property
    def step_sizes(self) -> dict[str, float]: ...
    @property
    def units(self) -> dict[str, Optional[str]]: ...
    @property
    def parameters(self) -> dict[str, Optional[float]]: ...
    def with_parameters(self, data: Optional[str], parameters: dict[str, Any]) -> Core: ...
    def initial(self, data_set: Optional[str]) -> tuple[np.ndarray, np.ndarray]: ...
    def simulate(
        self,
        q: Any,
        v: Any,
        h: Optional[float],
        until: Optional[float],
        steps: Optional[int],
        data: Optional[str],
        method: Optional[str],
        project: bool,
        every: Optional[int],
        inputs: Any,
        threads: Optional[int],
        accuracy: float,
        options: Optional[dict[str, float]],
        varied: Any,
        t0: float = 0.0,
        events: Optional[list[str]] = None,
        dense: bool = False,
        progress: Optional[Callable[[int, int], None]] = None,
    ) -> tuple[Any, ...]: ...
    def ensemble(
        self,
        start: tuple[Any, Any, Optional[str]],
        vary: list[str],
        count: int,
        seed: int,
        h: Optional[float],
        until: Optional[float],
        steps: Optional[int],
        method: Optional[str],
        project: bool,
        every: Optional[int],
        inputs: Any,
        threads: Optional[int],
        options: Optional[dict[str, float]],
        progress: Optional[Callable[[int, int], None]],
    ) -> tuple[Any, ...]: ...
    def order(
        self,
        start: tuple[Any, Any, Optional[str]],
        methods: list[str],
        h: Optional[float],
        until: float,
        halvings: int,
        project: bool,
        inputs: Any,
    ) -> tuple[str, str]: ...
    def stability(
        self,
        start: tuple[Any, Any, Optional[str]],
        method: Optional[str],
        h: Optional[float],
        period: Optional[float],
        project: bool,
        inputs: Any,
        options: Optional[dict[str, float]],
    ) -> tuple[str, str]: ...
    def rates(self, t: Any, y: Any) -> np.ndarray: ...
    def to_velocities(self, q: Any, rho: Any, t: Any) -> np.ndarray: ...
    def stepper(
        self,
        q: Any,
        v: Any,
        h: Optional[float],
        data: Optional[str],
        method: Optional[str],
        project: bool,
        inputs: Any,
        options: Optional[dict[str, float]],
        t0: float = 0.0,
    ) -> Stepper: ...
    def linearise(self, place: tuple[Any, ...], parameters: Any = None, threads: Optional[int] = None) -> tuple[Any, ...]: ...
    def jvp(
        self,
        place: tuple[Any, ...],
        steps: int,
        along: tuple[Any, ...],
        parameters: Any = None,
        threads: Optional[int] = None,
        then: Optional[tuple[Any, ...]] = None,
    ) -> tuple[Any, ...]: ...
    def vjp(
        self,
        place: tuple[Any, ...],
        steps: int,
        function: Any,
        dq: Any,
        dv: Any,
        parameters: Any = None,
        threads: Optional[int] = None,
        then: Optional[tuple[Any, ...]] = None,
    ) -> tuple[Any, ...]: ...
    def second(self, place: tuple[Any, ...], adjoint: Any) -> tuple[Any, ...]: ...
    def project(self, q: Any, v: Any) -> tuple[np.ndarray, np.ndarray]: ...
    def energy(self, q: Any, v: Any, t: Any = None) -> Union[float, np.ndarray]: ...
    def constraint(self, q: Any, v: Any, t: Any = None) -> Union[float, np.ndarray]: ...
    def functions(self) -> list[str]: ...
    def evaluate(self, name: str, given: dict[str, Any]) -> Union[float, np.ndarray]: ...
    def rhs(self, t: float, y: Any, inputs: Any = None) -> np.ndarray: ...
    def animated(self, motion: tuple[Any, ...], told: str, ended: Optional[str]) -> str: ...
    def package(self, folder: Union[str, "os.PathLike[str]"], overwrite: bool, methods: list[str], expose: list[str]) -> None: ...
    def explain(self, stage: str, format: str, methods: list[str], only: list[str]) -> str: ...

@final
class Stepper:
    """A method that follows one motion step by step; ``System.stepper`` returns it."""

    @property
    def t(self) -> float: ...
    @property
    def q(self) -> np.ndarray: ...
    @property
    def v(self) -> np.ndarray: ...
    @property
    def energy(self) -> float: ...
    @property
    def constraint(self) -> float: ...
    @property
    def work(self) -> float: ...
    @property
    def steps(self) -> int: ...
    @property
    def h(self) -> float: ...
    @property
    def method(self) -> str: ...
    def __reduce__(self) -> tuple[Any, ...]: ...
    def __setstate__(self, state: tuple[bytes, int, Optional[list[float]]]) -> None: ...
    def step(self, steps: Optional[int] = None, inputs: Any = None) -> tuple[np.ndarray, np.ndarray]: ...
