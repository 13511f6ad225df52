"""Steers the sled to a place by optimal control: CasADi's Opti with the sled as an external function.

    python solve_casadi.py libsled_casadi.so

First it compares the derivatives of the external function with differences.
"""

import sys

import casadi as ca
import numpy as np


def compare(f: ca.Function) -> None:
    """Compares the Jacobian, which is the library's own, with differences of f."""
    x, u = ca.MX.sym("x", 5), ca.MX.sym("u", 2)
    jacobian = ca.Function("jacobian", [x, u], [ca.jacobian(f(x, u), x), ca.jacobian(f(x, u), u)])
    assert jacobian.sparsity_out(0).nnz() == 15, "the pattern of jac_f is not used"
    at, held = np.array([0.2, -0.1, 0.7, 1.5, 0.9]), np.array([0.6, -0.3])
    a, b = (matrix.full() for matrix in jacobian(at, held))
    step = 1e-5
    by_state = [(f(at + step * e, held) - f(at - step * e, held)).full() / (2 * step) for e in np.eye(5)]
    by_inputs = [(f(at, held + step * e) - f(at, held - step * e)).full() / (2 * step) for e in np.eye(2)]
    assert np.abs(a - np.hstack(by_state)).max() < 1e-8
    assert np.abs(b - np.hstack(by_inputs)).max() < 1e-8


def steer(f: ca.Function, steps: int = 60) -> np.ndarray:
    """Returns the states on the way from rest to (1, 0.5), with little effort."""
    opti = ca.Opti()
    x, u = opti.variable(5, steps + 1), opti.variable(2, steps)
    opti.subject_to(x[:, 0] == np.zeros(5))
    for k in range(steps):
        opti.subject_to(x[:, k + 1] == f(x[:, k], u[:, k]))
    opti.subject_to(x[:2, steps] == [1.0, 0.5])
    opti.subject_to(x[3:, steps] == 0.0)
    opti.minimize(ca.sumsqr(u))
    opti.set_initial(u, 0.1)
    # Second derivatives of external functions are unknown to CasADi.
    opti.solver("ipopt", {"print_time": False}, {"print_level": 0, "sb": "yes", "hessian_approximation": "limited-memory"})
    return opti.solve().value(x)


if __name__ == "__main__":
    external = ca.external("f", sys.argv[1])
    compare(external)
    states = steer(external)
    assert np.abs(states[:2, -1] - [1.0, 0.5]).max() < 1e-6
    print("derivatives agree; the sled arrives at", states[:3, -1].round(3))
