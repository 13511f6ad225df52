//! The files that type checkers read.

use super::described::{Described, Keyword};

/// Returns the text of `__init__.py`.
pub(super) fn package(models: &[Described]) -> String {
    let mut classes: Vec<&str> = models.iter().map(|model| model.class.as_str()).collect();
    classes.push("Stepper");
    let mut all = classes.clone();
    all.extend(["StateError", "StepError", "Trajectory"]);
    all.sort_unstable();
    let list = |names: &[&str]| names.iter().map(|name| format!("    {name:?},\n")).collect::<String>();
    let imported: String = classes.iter().map(|name| format!("    {name},\n")).collect();
    let summaries: String =
        models.iter().map(|model| format!("* {}: {}\n", model.class, quoted(&model.summary()))).collect();
    format!(
        "\"\"\"Generated nonholonomic systems.\n\n{summaries}\"\"\"\n\nfrom ._native import (\n{imported})\nfrom ._support import \
         StateError, StepError, Trajectory\n\n__all__ = [\n{}]\n__version__ = \"0.1.0\"\n",
        list(&all)
    )
}

/// Returns the text of `_native.pyi`.
pub(super) fn native(models: &[Described]) -> String {
    let mut text = "\
from typing import Any, Callable, ClassVar, Dict, Literal, Optional, Tuple, Union, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from ._support import Trajectory

_Array = NDArray[np.float64]
_Inputs = Union[ArrayLike, Callable[[float, _Array, _Array], ArrayLike]]

@final
class Stepper:
    @property
    def t(self) -> float: ...
    @property
    def q(self) -> _Array: ...
    @property
    def v(self) -> _Array: ...
    @property
    def energy(self) -> float: ...
    @property
    def constraint(self) -> float: ...
    @property
    def work(self) -> float: ...
    @property
    def h(self) -> float: ...
    @property
    def method(self) -> str: ...
    @property
    def steps(self) -> int: ...
    def step(self, count: Optional[int] = None, *, inputs: Optional[ArrayLike] = None) -> Tuple[_Array, _Array]: ...
"
    .to_owned();
    let mut all: Vec<&str> = models.iter().map(|model| model.class.as_str()).collect();
    all.push("Stepper");
    let all: Vec<String> = all.iter().map(|name| format!("{name:?}")).collect();
    models.iter().for_each(|model| text += &class(model));
    text.push_str(&format!("\n__all__ = [{}]\n", all.join(", ")));
    text
}

fn class(model: &Described) -> String {
    let Described { class, .. } = model;
    let methods: Vec<String> = model.methods.iter().map(|method| format!("{:?}", method.name)).collect();
    let literal =
        if methods.is_empty() { "str".to_owned() } else { format!("Union[Literal[{}], str]", methods.join(", ")) };
    let spelled = model.spelled();
    let keyword = |name: &str, value: Option<String>| match value {
        Some(value) => format!(", {name}: float = {value}"),
        None => format!(", {name}: float"),
    };
    // Parameters are as declared, or each is optional, beside a data set.
    let keywords = |optional: bool| {
        let value = |p: &Keyword| if optional { Some("...".to_owned()) } else { p.assigned() };
        let each: String = model.parameters.iter().map(|p| keyword(&p.name, value(p))).collect();
        match (model.parameters.is_empty(), spelled) {
            (true, _) => String::new(),
            (false, false) => ", **parameters: float".to_owned(),
            (false, true) => format!(", *{each}"),
        }
    };
    let (required, of) = (keywords(false), keywords(true));
    // A name of the class itself hides a parameter's.
    let own = [
        "coordinates",
        "velocities",
        "inputs",
        "constraints",
        "methods",
        "data_sets",
        "step_sizes",
        "functions",
        "units",
        "of",
        "parameters",
        "initial",
        "simulate",
        "stepper",
        "project",
        "energy",
        "constraint",
        "rhs",
        "evaluate",
    ];
    let shown = |name: &str| !super::KEYWORDS.contains(&name) && !own.contains(&name);
    let attributes: String = model
        .parameters
        .iter()
        .filter(|p| shown(&p.name))
        .map(|p| format!("    @property\n    def {}(self) -> float: ...\n", p.name))
        .collect();
    let options: String = model.options.iter().map(|(name, ..)| format!("\n        {name}: float = ...,")).collect();
    format!(
        "
@final
class {class}:
    coordinates: ClassVar[Tuple[str, ...]]
    velocities: ClassVar[Tuple[str, ...]]
    inputs: ClassVar[Tuple[str, ...]]
    constraints: ClassVar[Tuple[str, ...]]
    methods: ClassVar[Tuple[str, ...]]
    data_sets: ClassVar[Tuple[str, ...]]
    step_sizes: ClassVar[Dict[str, float]]
    functions: ClassVar[Tuple[str, ...]]
    units: ClassVar[Dict[str, Optional[str]]]
{attributes}    def __new__(cls{required}) -> {class}: ...
    @staticmethod
    def of(data_set: str, /{of}) -> {class}: ...
    @property
    def parameters(self) -> Dict[str, float]: ...
    def initial(self, data_set: Optional[str] = None) -> Tuple[_Array, _Array]: ...
    def simulate(
        self,
        q: Optional[ArrayLike],
        v: ArrayLike,
        h: float,
        steps: int,
        *,
        method: Optional[{literal}] = None,
        every: int = 1,
        project: bool = False,
        inputs: Optional[_Inputs] = None,
        threads: Optional[int] = None,
        t0: float = 0.0,{options}
    ) -> Trajectory: ...
    def stepper(
        self,
        q: Optional[ArrayLike],
        v: ArrayLike,
        h: float,
        *,
        method: Optional[{literal}] = None,
        project: bool = False,
        t0: float = 0.0,{options}
    ) -> Stepper: ...
    def project(self, q: Optional[ArrayLike], v: ArrayLike, *, t: float = 0.0) -> Tuple[_Array, _Array]: ...
    def energy(self, q: Optional[ArrayLike], v: ArrayLike, *, t: Optional[ArrayLike] = None) -> Any: ...
    def constraint(self, q: Optional[ArrayLike], v: ArrayLike, *, t: Optional[ArrayLike] = None) -> Any: ...
    def rhs(self, t: float, y: ArrayLike, inputs: Optional[ArrayLike] = None) -> _Array: ...
    def evaluate(self, function: str, /, **arguments: ArrayLike) -> Any: ...
    def __eq__(self, other: object, /) -> bool: ...
",
    )
}

/// Escapes a text for a docstring.
fn quoted(text: &str) -> String {
    text.replace('\\', "\\\\").replace("\"\"\"", "'''")
}
