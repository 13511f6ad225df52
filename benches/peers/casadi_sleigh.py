"""The step of the sleigh by `gonzalez`, and its derivative, as C that CasADi writes: beside `cargo bench -p nh-benches --bench derivatives`.

    python3 -m venv .venv && .venv/bin/pip install casadi numpy
    .venv/bin/python benches/peers/casadi_sleigh.py

ζ = (x, y, θ, ρ1, ρ2); the discrete gradient of the quadratic ℋ is ∇ℋ at the midpoint. As someone would write it who knows CasADi: the two
momenta are solved for by its Newton method (`fast_newton`, which knows the implicit function theorem), coordinates follow; one function for
the step, one for the step with its Jacobian by forward mode; C code, compiled with `cc -O3 -march=native`, timed in C along the motion.
"""

import subprocess
import tempfile
from pathlib import Path

import casadi as ca

J, M, A, H = 1.5, 1.2, 0.6, 0.05  # the data set `lively`
START = [0.2, -0.1, 0.3, -0.6, 1.5456]
CALLS, ROUNDS = 400, 200


def step():
    """The step ζ ↦ ζ'."""
    z = ca.SX.sym("z", 5)
    theta, rho = z[2], z[3:5]
    inertia = J + M * A**2
    new = ca.SX.sym("new", 2)
    v, omega = (rho[0] + new[0]) / (2 * M), (rho[1] + new[1]) / (2 * inertia)
    residual = new - rho - H * ca.vertcat(M * A * omega**2, -M * A * v * omega)
    solve = ca.rootfinder("solve", "fast_newton", {"x": new, "p": rho, "g": residual}, {"abstol": 1e-14})
    zm = ca.MX.sym("z", 5)
    found = solve(x0=zm[3:5], p=zm[3:5])["x"]
    v, omega = (zm[3] + found[0]) / (2 * M), (zm[4] + found[1]) / (2 * inertia)
    middle = zm[2] + H * omega / 2
    new_z = ca.vertcat(zm[0] + H * v * ca.cos(middle), zm[1] + H * v * ca.sin(middle), zm[2] + H * omega, found)
    return ca.Function("step", [zm], [new_z], ["z"], ["new"])


DRIVER = """
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return 1e9 * t.tv_sec + t.tv_nsec; }
static int compare(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b; return (x > y) - (x < y); }
typedef int (*function)(const casadi_real **, casadi_real **, casadi_int *, casadi_real *, int);
static double run(function f, casadi_int *iw, casadi_real *w, double *a, double *end) {
    double z[5] = {START}, next[5];
    const double *arg[64] = {z};
    double *res[64] = {next, a};
    double begin = now();
    for (int i = 0; i < CALLS; i++) {
        if (f(arg, res, iw, w, 0)) exit(1);
        for (int j = 0; j < 5; j++) z[j] = next[j];
    }
    double taken = (now() - begin) / CALLS;
    for (int j = 0; j < 5; j++) end[j] = z[j];
    return taken;
}
int main(void) {
    static casadi_int iw[10000]; static casadi_real w[10000]; static double plain[ROUNDS], both[ROUNDS]; double a[25] = {0}, end[5];
    for (int i = 0; i < ROUNDS; i++) { plain[i] = run(step, iw, w, 0, end); both[i] = run(linearised, iw, w, a, end); }
    qsort(plain, ROUNDS, sizeof(double), compare); qsort(both, ROUNDS, sizeof(double), compare);
    printf("| sleigh, gonzalez, CasADi's C | step | %.1f ns |\\n", plain[ROUNDS / 2]);
    printf("| sleigh, gonzalez, CasADi's C | A | %.1f ns |\\n", both[ROUNDS / 2]);
    printf("(after %d steps: %.12f %.12f %.12f %.12f %.12f; dx'/dtheta %.6e)\\n", CALLS, end[0], end[1], end[2], end[3], end[4], a[10]);
    return 0;
}
"""


def main():
    f = step()
    z = ca.MX.sym("z", 5)
    new = f(z)
    linearised = ca.Function("linearised", [z], [new, ca.densify(ca.jacobian(new, z))], ["z"], ["new", "a"])
    with tempfile.TemporaryDirectory() as folder:
        generator = ca.CodeGenerator("generated.c", {"with_header": False})
        generator.add(f)
        generator.add(linearised)
        generator.generate(folder + "/")
        code = Path(folder, "generated.c")
        driver = DRIVER.replace("START", ", ".join(map(str, START)))
        driver = driver.replace("CALLS", str(CALLS)).replace("ROUNDS", str(ROUNDS))
        code.write_text(code.read_text() + driver)
        program = Path(folder, "timed")
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, code, "-lm"], check=True)
        subprocess.run([program], check=True)


if __name__ == "__main__":
    main()
