"""Steps and their derivatives as C that CasADi writes: beside `cargo bench -p nh-benches --bench derivatives`.

    python3 -m venv .venv && .venv/bin/pip install casadi numpy
    .venv/bin/python benches/peers/casadi_steps.py [ROUNDS]

The workloads of that benchmark: the same discrete maps, data sets, step size and carried numbers z; control inputs u are held at zero. *step*
is z ↦ z', *A, B* one function for z', ∂z'/∂z and ∂z'/∂u. One C file, `cc -O3 -march=native`, timed in C along the motion, medians over rounds.

There are up to three ways. The first follows CasADi's documentation: `rootfinder` with the residual and `ca.jacobian` of the step through it
(`fast_newton` is the only plugin that becomes C; to 1e-13). The other two need expert knowledge of CasADi and are faster.

Hamiltonian, frame and brackets on D* (for the car with trailers: Lagrangian and frame) are declared as on paper, simplified by hand; CasADi
differentiates them. Unknowns that follow from others are eliminated where that saves operations, in the first way, too. The other ways take
derivatives by the implicit function theorem, written by hand, and solve linear equations in straight-line code. Their implicit steps are made

- by `fast_newton`, *by hand*: the equations are that an update is zero, with the derivative 1;
- by Newton's iterations, *unrolled*, without a test: as many as these motions need. The size of the last update is printed below the table.

All expressions are SX with `cse`. `ca.solve` of SX is not included, because it was 2 to 6 times slower.
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import casadi as ca

H = 0.05
CALLS = 400


class Step(NamedTuple):
    """z' = new(x, z, u), where residual(x, z, u) = 0. An explicit step has no x."""

    start: list
    z: ca.SX
    u: ca.SX
    new: ca.SX
    x: ca.SX = ca.SX(0, 1)
    residual: ca.SX = ca.SX(0, 1)
    guess: ca.SX = ca.SX(0, 1)


def eliminate(a, b):
    """a⁻¹ b, without exchanges of rows; structural zeros cost nothing."""
    n = a.shape[0]
    a, rows = [[a[i, j] for j in range(n)] for i in range(n)], [b[i, :] for i in range(n)]
    for k in range(n):
        for i in range(k + 1, n):
            if not a[i][k].is_zero():
                factor = a[i][k] / a[k][k]
                a[i][k + 1 :] = [a[i][j] - factor * a[k][j] for j in range(k + 1, n)]
                rows[i] -= factor * rows[k]
    for k in reversed(range(n)):
        for j in range(k + 1, n):
            rows[k] -= a[k][j] * rows[j]
        rows[k] /= a[k][k]
    return ca.vertcat(*rows) if n else b


def gonzalez(start, q, rho, frame, brackets, hamiltonian, unknown, explicit, inputs=0):
    """ζ' − ζ = d = h Π(ζ̄) (∇ℋ(ζ̄) + κ d), κ |d|² = ℋ(ζ') − ℋ(ζ) − ∇ℋ(ζ̄)·d, where κ = 0 if ℋ is quadratic.

    The unknowns are κ and the entries `unknown` of d; the others follow from them, in the order `explicit`. The explicit midpoint rule is the
    first guess. Control inputs are forces on the first momenta; their work is carried, too.
    """
    (n, m), zeta = frame.shape, ca.vertcat(q, rho)
    gradient = ca.gradient(hamiltonian, zeta)
    poisson = ca.sparsify(ca.blockcat([[ca.SX(n, n), frame], [-frame.T, brackets]]))
    z, u = ca.SX.sym("z", len(start)), ca.SX.sym("u", inputs)
    old, force = z[: n + m], ca.vertcat(ca.SX(n, 1), u, ca.SX(m - inputs, 1))

    def at(place, expression):
        return ca.substitute(expression, zeta, place)

    def rate(place, correction=0):
        return at(place, poisson) @ (at(place, gradient) + correction) + force

    quadratic = not ca.depends_on(ca.hessian(hamiltonian, zeta)[0], zeta)
    kappa = ca.SX(1, 1) if quadratic else ca.SX.sym("kappa")
    x, d = ca.SX.sym("d", len(unknown)), ca.SX(n + m, 1)
    d[unknown] = x
    for i in explicit:
        d[i] = H * rate(old + d / 2, kappa * d)[i]
    middle = old + d / 2
    residual = (d - H * rate(middle, kappa * d))[unknown]
    guess = H * rate(old + H / 2 * rate(old))[unknown]
    if not quadratic:
        square = ca.dot(d, d)
        excess = at(old + d, hamiltonian) - at(old, hamiltonian) - ca.dot(at(middle, gradient), d)
        x, guess = ca.vertcat(x, kappa), ca.vertcat(guess, 0)
        residual = ca.vertcat(residual, kappa * (square + (square == 0)) - excess)
    velocity = (at(middle, gradient) + kappa * d)[n : n + inputs]
    work = [z[n + m] + H * ca.dot(u, velocity)] if inputs else []
    return Step(start, z, u, ca.vertcat(old + d, *work), x, residual, guess)


def sleigh():
    """q = (x, y, θ); ρ1 is for turns about the contact point, ρ2 for moves along the edge, both vectors of length 1."""
    j, m, a = 1.5, 1.2, 0.6
    turn, move = (j + m * a**2) ** 0.5, m**0.5
    q, rho = ca.SX.sym("q", 3), ca.SX.sym("rho", 2)
    frame, brackets = ca.SX(3, 2), ca.SX(2, 2)
    frame[2, 0], frame[0, 1], frame[1, 1] = 1 / turn, ca.cos(q[2]) / move, ca.sin(q[2]) / move
    brackets[1, 0] = m * a / (turn**2 * move) * rho[0]
    brackets[0, 1] = -brackets[1, 0]
    start = [0.2, -0.1, 0.3, 0.8 * turn, -0.5 * move]
    return gonzalez(start, q, rho, frame, brackets, ca.dot(rho, rho) / 2, unknown=[3, 4], explicit=[2, 0, 1])


class Snakeboard:
    """q = (ψ, φ, θ, x, y); the torques act on ψ and φ."""

    m, l, i, j = 4.0, 0.5, 0.3, 2.0
    mass = ca.sparsify(ca.DM([[i, 0, i, 0, 0], [0, 2 * j, 0, 0, 0], [i, 0, m * l**2, 0, 0], [0, 0, 0, m, 0], [0, 0, 0, 0, m]]))
    q = [1.5707963267948966, 1.0471975511965976, 0, 0, 0]
    p = mass @ ca.DM([2.5, -0.02, -1.4285254037844384, 0.41237976320958225, 0])


def snakeboard_gonzalez():
    """The carried numbers are ζ and the work."""
    m, l, i, j = Snakeboard.m, Snakeboard.l, Snakeboard.i, Snakeboard.j
    q, rho = ca.SX.sym("q", 5), ca.SX.sym("rho", 3)
    s, c, along = ca.sin(q[1]), ca.cos(q[1]), ca.vertcat(ca.cos(q[2]), ca.sin(q[2]))
    frame, brackets = ca.SX(5, 3), ca.SX(3, 3)
    frame[0, 0], frame[1, 1], frame[2:, 2] = 1, 1, ca.vertcat(2 * s * c, -2 * l * c**2 * along)
    third = rho[2] / (2 * c)
    hamiltonian = (m * l**2 / i * rho[0] ** 2 - 2 * s * rho[0] * third + third**2) / (2 * (m * l**2 - i * s**2))
    hamiltonian += rho[1] ** 2 / (4 * j)
    velocity = ca.gradient(hamiltonian, rho)
    brackets[1, 2] = 4 * m * l**2 * s * c * velocity[2] - 2 * i * (2 * c**2 - 1) * velocity[0]
    brackets[2, 1] = -brackets[1, 2]
    momenta = ca.evalf(ca.substitute(frame, q, ca.DM(Snakeboard.q))).T @ Snakeboard.p
    start = [*Snakeboard.q, *momenta.full().ravel(), 0]
    return gonzalez(start, q, rho, frame, brackets, hamiltonian, unknown=[1, 5, 6, 7], explicit=[0, 2, 3, 4], inputs=2)


def snakeboard_leapfrog():
    """p' = (1 − 2Q*) p + P* f, q' = q + h g⁻¹ p'; the carried numbers are q, p, the torques of the step before, and the work.

    Sum and difference of the two constraints are g-orthogonal, so that Q is a sum of two projectors.
    """
    m, l, i = Snakeboard.m, Snakeboard.l, Snakeboard.i
    z, u = ca.SX.sym("z", 13), ca.SX.sym("u", 2)
    q, p, last, work = z[:5], z[5:10], z[10:12], z[12]
    s, c, sin, cos = ca.sin(q[1]), ca.cos(q[1]), ca.sin(q[2]), ca.cos(q[2])
    inverse = ca.sparsify(ca.inv(Snakeboard.mass))
    kick = ca.vertcat(H / 2 * (last + u), ca.SX(3, 1))
    new, velocity = p + kick, inverse @ (2 * p + kick)
    for mu, square in (
        (ca.vertcat(0, 0, l * c, s * cos, s * sin), (l * c) ** 2 / (m * l**2 - i) + s**2 / m),
        (ca.vertcat(0, 0, 0, -sin, cos), 1 / m),
    ):
        new -= mu * (ca.dot(mu, velocity) / square)
    velocity = inverse @ new
    start = [*Snakeboard.q, *Snakeboard.p.full().ravel(), 0, 0, 0]
    return Step(start, z, u, ca.vertcat(q + H * velocity, new, u, work + H * ca.dot(u, velocity[:2])))


def quartic():
    """q = (x, w, z); σ are the momenta of moves along x and z, and w·σ/(1 + |w|²) is the momentum of x."""
    q, rho = ca.SX.sym("q", 7), ca.SX.sym("rho", 6)
    w, z, sigma = q[1:4], q[4:7], rho[3:]
    frame, brackets, square = ca.SX(7, 6), ca.SX(6, 6), 1 + ca.dot(w, w)
    for i in range(3):
        frame[1 + i, i], frame[0, 3 + i], frame[4 + i, 3 + i] = 1, w[i], -1
        brackets[3 + i, i] = ca.dot(w, sigma) / square
        brackets[i, 3 + i] = -brackets[3 + i, i]
    potential = (ca.dot(q, q) + z[0] ** 2 * z[1] ** 2 + ca.dot(w**2, z**2)) / 2
    hamiltonian = (ca.dot(rho, rho) - ca.dot(w, sigma) ** 2 / square) / 2 + potential
    q0 = [0.2, 0.5, -0.3, 0.4, 0.6, -0.5, 0.3]
    v0 = [-0.8570734850193245, 0.5620154000126718, 0.9835269500221755, -0.8430231000190076]
    v0 += [0.7025192500158397, -1.1240308000253436, 0.4215115500095038]
    start = [*q0, *v0[1:4], *(q0[1 + i] * v0[0] - v0[4 + i] for i in range(3))]
    # Fewer unknowns would need more operations.
    return gonzalez(start, q, rho, frame, brackets, hamiltonian, unknown=list(range(13)), explicit=[])


def trailers():
    """−D₁L_d(q, q') = (P* − Q*) p, p' = D₂L_d(q, q'), L_d = h/2 (L(q, v) + L(q', v)), v = (q' − q)/h.

    P* = g X G⁻¹ X* with a frame of two: moves along the car, and turns of the car, which nothing else depends on. The unknown is v without its entry for θ0.
    """
    car, i, m, j, l = 3.0, 0.5, 1.3, 0.2, 0.8
    q, v = ca.SX.sym("q", 5), ca.SX.sym("v", 5)
    (s0, s1, s2), (c0, c1, c2) = ca.vertsplit(ca.sin(q[2:])), ca.vertsplit(ca.cos(q[2:]))
    side1, side2 = s1 * v[0] - c1 * v[1], s2 * v[0] - c2 * v[1]
    lagrangian = (car + 2 * m) / 2 * (v[0] ** 2 + v[1] ** 2) + i / 2 * v[2] ** 2
    lagrangian += (2 * m * l**2 + j) / 2 * v[3] ** 2 + (m * l**2 + j) / 2 * v[4] ** 2
    lagrangian += m * l * (2 * v[3] * side1 + v[4] * side2 + l * v[3] * v[4] * (s1 * s2 + c1 * c2))
    momenta = ca.Function("momenta", [q, v], [ca.gradient(lagrangian, v)])
    forces = ca.Function("forces", [q, v], [ca.gradient(lagrangian, q)])
    along = ca.vertcat(c0, s0, 0, (s0 * c1 - c0 * s1) / l, (c0 * c1 + s0 * s1) * (s1 * c2 - c1 * s2) / l)
    system = ca.Function("system", [q], [along, ca.hessian(lagrangian, v)[0]])

    z, x, others = ca.SX.sym("z", 10), ca.SX.sym("x", 4), [0, 1, 3, 4]
    q, p = z[:5], z[5:]
    along, mass = system(q)
    moved = momenta(q, along)
    reflected = (2 * ca.dot(along, p) / ca.dot(along, moved) * moved - p)[others]
    v = ca.vertcat(x[:2], p[2] / i, x[2:])
    middle = (momenta(q, v) + momenta(q + H * v, v)) / 2
    new = middle + H / 2 * forces(q + H * v, v)
    new[2] = p[2]
    residual = (middle - H / 2 * forces(q, v))[others] - reflected
    guess = eliminate(mass[others, others], reflected)
    start = [0.0] * 5 + list(momenta([0] * 5, [1.2, 0, 0.7, 0, 0]).full().ravel())
    return Step(start, z, ca.SX(0, 1), ca.vertcat(q + H * v, new), x, residual, guess)


def newton(step, iterations):
    """z and u, the solution x, and the size of the last update."""
    z, u, x = step.z, step.u, step.guess
    update = eliminate(ca.jacobian(step.residual, step.x), step.residual)
    updates = ca.Function("updates", [step.x, z, u], [update], {"cse": True})
    update = 0
    for _ in range(iterations):
        update = updates(x, z, u)
        x -= update
    return z, u, x, ca.norm_inf(update)


def rootfinder(step):
    """The same. The equations are that Newton's update is zero, with derivative 1 at the solution; terms without x are computed once."""
    z, u, size = ca.MX.sym("z", step.z.numel()), ca.MX.sym("u", step.u.numel()), step.x.numel()
    update = eliminate(ca.jacobian(step.residual, step.x), step.residual)
    update, symbols, values = ca.extract_parametric(update, ca.vertcat(step.z, step.u), {"extract_trivial": True})
    symbols, values = ca.vertcat(*symbols), ca.vertcat(*values)
    before = ca.Function("before", [step.z, step.u], [step.guess, values], {"cse": True})
    one = ca.Function("one", [step.x, symbols], [ca.SX.eye(size), update], {"cse": True})
    equations = {"x": step.x, "p": symbols, "g": update}
    solve = ca.rootfinder("solve", "fast_newton", equations, {"abstol": 1e-13, "jacobian_function": one})
    guess, values = before(z, u)
    return z, u, solve(x0=guess, p=values)["x"], 0


def ordinary(name, step):
    """The step, and the step with its derivatives by z and u, by `rootfinder` and `ca.jacobian`."""
    count, variables = step.z.numel(), ca.MX.sym("v", step.z.numel() + step.u.numel())
    arguments = ca.vertcat(step.z, step.u)
    solve = ca.rootfinder("solve", "fast_newton", {"x": step.x, "p": arguments, "g": step.residual}, {"abstol": 1e-13})
    guess = ca.Function("guess", [arguments], [step.guess], {"cse": True})
    plain = ca.Function("plain", [step.x, arguments], [step.new], {"cse": True})
    new = plain(solve(x0=guess(variables), p=variables)["x"], variables)
    derivatives = ca.densify(ca.jacobian(new, variables))
    step_and_both = (
        ca.Function("step", [variables], [new, 0], {"cse": True}),
        ca.Function("both", [variables], [new, derivatives, 0], {"cse": True}),
    )
    z, u = ca.MX.sym("z", count), ca.MX.sym("u", step.u.numel())
    return tuple(
        ca.Function(f"{name}_{function.name()}", [z, u], function.call([ca.vertcat(z, u)], True, False))
        for function in step_and_both
    )


def functions(name, step, solved):
    """The same with the implicit function theorem written out, for the solution x of the step."""
    z, u, x, update = solved
    variables = ca.vertcat(step.z, step.u)
    follows = eliminate(ca.jacobian(step.residual, step.x), ca.jacobian(step.residual, variables))
    derivatives = ca.jacobian(step.new, variables) - ca.jacobian(step.new, step.x) @ follows
    plain = ca.Function("plain", [step.x, step.z, step.u], [step.new], {"cse": True})
    both = ca.Function("both", [step.x, step.z, step.u], [step.new, ca.densify(derivatives)], {"cse": True})
    return (
        ca.Function(f"{name}_step", [z, u], [plain(x, z, u), update], {"cse": True}),
        ca.Function(f"{name}_both", [z, u], [*both(x, z, u), update], {"cse": True}),
    )


DRIVER = r"""
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
typedef int (*function)(const casadi_real **, casadi_real **, casadi_int *, casadi_real *, int);
static const struct { const char *name; int size; double start[16]; } entry[] = {ENTRIES};
enum { COUNT = sizeof entry / sizeof *entry };
static casadi_int iw[10000];
static casadi_real w[100000];
static double end[COUNT][16], update[COUNT], derivatives[16 * 18], times[2 * COUNT][ROUNDS];
static double now(void) { struct timespec t; clock_gettime(CLOCK_MONOTONIC, &t); return 1e9 * t.tv_sec + t.tv_nsec; }
static int compare(const void *a, const void *b) { double x = *(double *)a, y = *(double *)b; return (x > y) - (x < y); }
/* A loop for each function, so that calls can be inlined. */
static inline __attribute__((always_inline)) double run(function f, int e, int both) {
    double z[2][16], u[2] = {0}, last = 0;
    const double *arg[64] = {0, u};
    double *res[64] = {0, both ? derivatives : &last, &last};
    for (int j = 0; j < 16; j++) z[0][j] = entry[e].start[j];
    double begin = now();
    for (int i = 0; i < CALLS; i++) {
        arg[0] = z[i % 2], res[0] = z[(i + 1) % 2];
        if (f(arg, res, iw, w, 0)) exit(1);
        __asm__ volatile("" : : "r"(res) : "memory"); /* Keeps all results. */
        if (last > update[e]) update[e] = last;
    }
    double taken = now() - begin;
    for (int j = 0; j < 16; j++) end[e][j] = z[CALLS % 2][j];
    return taken / CALLS;
}
#define LOOPS(f) \
    static double f##_step_loop(int e) { return run(f##_step, e, 0); } \
    static double f##_both_loop(int e) { return run(f##_both, e, 1); }
#define TWO(f) f##_step_loop, f##_both_loop,
#define EACH(DO) NAMES
EACH(LOOPS)
static double (*const loop[])(int) = {EACH(TWO)};
int main(void) {
    for (int r = 0; r < ROUNDS; r++)
        for (int k = 0; k < 2 * COUNT; k++) times[k][r] = loop[k](k / 2);
    printf("| workload | row | ns |\n|---|---|---:|\n");
    for (int k = 0; k < 2 * COUNT; k++) {
        qsort(times[k], ROUNDS, sizeof(double), compare);
        printf("| %s | %s | %.1f |\n", entry[k / 2].name, k % 2 ? "A, B" : "step", times[k][ROUNDS / 2]);
    }
    printf("\nAfter %d steps:\n\n", CALLS);
    for (int e = 0; e < COUNT; e++) {
        printf("- %s: z =", entry[e].name);
        for (int j = 0; j < entry[e].size; j++) printf(" %.12f", end[e][j]);
        if (update[e] > 0) printf("; no last update above %.0e", update[e]);
        printf("\n");
    }
    return 0;
}
"""


def workloads():
    """Titles, steps, and the number of Newton's iterations that their motions need."""
    return (
        ("sleigh, gonzalez", sleigh(), 1),
        ("car with two trailers, leapfrog", trailers(), 3),
        ("snakeboard, leapfrog", snakeboard_leapfrog(), 0),
        ("snakeboard, gonzalez", snakeboard_gonzalez(), 1),
        ("chaotic quartic n = 3, gonzalez", quartic(), 2),
    )


def ways(step, iterations):
    """The ways to make a step: one for an explicit step, three for an implicit one."""
    if not iterations:
        return [("", lambda name: functions(name, step, newton(step, 0)))]
    return [
        ("", lambda name: ordinary(name, step)),
        (", by hand", lambda name: functions(name, step, rootfinder(step))),
        (f", unrolled ({iterations})", lambda name: functions(name, step, newton(step, iterations))),
    ]


def main():
    rounds = sys.argv[1] if len(sys.argv) > 1 else "200"
    generator, entries, names = ca.CodeGenerator("generated.c", {"with_header": False}), [], []
    for title, step, iterations in workloads():
        for way, written in ways(step, iterations):
            names.append(f"f{len(names)}")
            for function in written(names[-1]):
                generator.add(function)
            start = ", ".join(repr(float(number)) for number in step.start)
            entries.append(f'{{"{title}{way}", {len(step.start)}, {{{start}}}}}')
    driver = DRIVER.replace("CALLS", str(CALLS)).replace("ROUNDS", rounds)
    driver = driver.replace("ENTRIES", ", ".join(entries)).replace("NAMES", " ".join(f"DO({name})" for name in names))
    with tempfile.TemporaryDirectory() as folder:
        generator.generate(folder + "/")
        code, program = Path(folder, "generated.c"), Path(folder, "timed")
        code.write_text(code.read_text() + driver)
        subprocess.run(["cc", "-O3", "-march=native", "-o", program, code, "-lm"], check=True)
        subprocess.run([program], check=True)


if __name__ == "__main__":
    main()
