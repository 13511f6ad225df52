"""Greatest common divisors and factors of polynomials by FLINT: data for the tests of nh-polynomials.

    python3 -m venv .venv && .venv/bin/pip install python-flint==0.9.0
    .venv/bin/python polynomials.py gcds.txt.gz     writes ../../nh-polynomials/tests/{recorded,gcds,factors}.txt

The argument is a file of greatest common divisors from derivations, a line each: number of symbols | polynomial | polynomial.
`recorded.txt` has a sample of them, `gcds.txt` and `factors.txt` have structured and random cases from fixed seeds. The first line of each file
names the versions that computed it. The others are

    gcd | n | a | b | g
    factor | n | a | content | f1^m1 | f2^m2 ...

for polynomials in n symbols: terms `coefficient:e1,e2,...` joined by `;`, in decreasing lexicographic order. Results are unique up to sign and,
factors, up to order. `polynomials_fuzz.py` compares many more cases than fit into these files.

A case is a function of a generator of random numbers and is named for its difficulty; `GCDS` and `FACTORS` list the cases.
"""

import gzip
import math
import pathlib
import random
import sys

import flint
from flint import Ordering, fmpz_mpoly_ctx, fmpz_poly

VERSIONS = f"python-flint {flint.__version__} (FLINT {flint.__FLINT_VERSION__})"
FOLDER = pathlib.Path(__file__).parent.parent.parent / "nh-polynomials" / "tests"

# A modular algorithm is likely to use one of these: the largest primes below powers of two, primes of number theoretic transforms, small ones.
PRIMES = [
    2, 3, 5, 7, 11, 13, 101, 65521, 65537, 998244353, 2**30 - 35, 2**31 - 1, 2**32 - 5, 2**61 - 1, 2**62 - 57, 2**62 - 87, 2**62 - 117,
    2**62 - 143, 2**63 - 25, 2**64 - 59, 18446744069414584321,
]


# --- Polynomials and text


def ring(n):
    """Polynomials in n symbols; FLINT keeps one ring for each n."""
    return fmpz_mpoly_ctx.get([f"x{k}" for k in range(n)], Ordering.lex)


def parse(n, text):
    if text == "0":
        return ring(n).from_dict({})
    terms = (term.split(":") for term in text.split(";"))
    return ring(n).from_dict({tuple(map(int, exponents.split(","))): int(coefficient) for coefficient, exponents in terms})


def text(polynomial):
    terms = sorted(((tuple(map(int, e)), int(c)) for e, c in polynomial.to_dict().items()), reverse=True)
    return ";".join(f"{c}:{','.join(map(str, e))}" for e, c in terms) or "0"


def gcd_line(a, b):
    return f"gcd | {a.context().nvars()} | {text(a)} | {text(b)}"


def factor_line(a):
    return f"factor | {a.context().nvars()} | {text(a)}"


def factors(a):
    """The content, and pairs of irreducible factor and multiplicity, sorted; `None` if python-flint fails."""
    n = a.context().nvars()
    if n == 1:
        dense = fmpz_poly([int(a.to_dict().get((e,), 0)) for e in range(a.degrees()[0] + 1)])
        content, pairs = dense.factor()
        pairs = [(from_one_symbol(f), m) for f, m in pairs]
    else:
        try:
            content, pairs = a.factor()
        except OverflowError:
            # python-flint sorts factors, and cannot compare coefficients beyond machine integers.
            return None
    return int(content), sorted((text(f), int(m)) for f, m in pairs)


def factors_text(content, pairs):
    return "".join([str(content)] + [f" | {f}^{m}" for f, m in pairs])


# --- Random polynomials


def coefficient(rng, bits):
    return rng.choice((-1, 1)) * rng.randint(1, 2**bits)


def sparse(rng, n, terms, degree, bits=4, among=None):
    """At most so many terms, each of at most this degree in at most three symbols, `among` these."""
    among = list(range(n)) if among is None else among
    result = {}
    for _ in range(terms):
        exponents = [0] * n
        for k in rng.sample(among, min(len(among), rng.randint(0, 3))):
            exponents[k] = rng.randint(1, degree)
        result[tuple(exponents)] = coefficient(rng, bits)
    return ring(n).from_dict(result)


def dense(rng, n, degree, bits=4):
    """All terms up to a total degree."""
    result = {}

    def fill(exponents, left):
        if len(exponents) == n:
            result[tuple(exponents)] = coefficient(rng, bits)
        else:
            for e in range(left + 1):
                fill(exponents + [e], left - e)

    fill([], degree)
    return ring(n).from_dict(result)


def nonzero(make, *arguments, **options):
    while True:
        result = make(*arguments, **options)
        if not result.is_zero():
            return result


def symbol(n, k):
    return ring(n).gens()[k]


def monomial(rng, n, degree):
    return ring(n).from_dict({tuple(rng.choice((0, 0, rng.randint(0, degree))) for _ in range(n)): 1})


def any_polynomial(rng, n, bits=4, among=None):
    return nonzero(sparse, rng, n, rng.randint(1, 7), rng.randint(1, 4), bits, among)


# --- Pairs with a greatest common divisor that is hard to find


def sparse_pair(rng):
    n = rng.randint(1, 6)
    g, a, b = (any_polynomial(rng, n) for _ in range(3))
    return g * a, g * b


def dense_pair(rng):
    n = rng.randint(1, 3)
    degree = rng.randint(1, 6 - n)
    g, a, b = (dense(rng, n, rng.randint(1, degree), 8) for _ in range(3))
    return g * a, g * b


def many_symbols(rng):
    n = rng.randint(10, 20)
    g, a, b = (nonzero(sparse, rng, n, rng.randint(2, 6), 2) for _ in range(3))
    return g * a, g * b


def large_coefficients(rng):
    n = rng.randint(1, 3)
    g, a, b = (nonzero(sparse, rng, n, rng.randint(2, 4), 3, rng.choice((64, 70, 128, 300))) for _ in range(3))
    return g * a, g * b


def word_coefficients(rng):
    """Coefficients at the ends of machine integers."""
    n = rng.randint(1, 3)
    ends = [s * (2**k + d) for k in (31, 32, 62, 63, 64, 127) for d in (-1, 0, 1) for s in (-1, 1)]
    g, a, b = (
        nonzero(lambda: ring(n).from_dict({tuple(rng.randint(0, 2) for _ in range(n)): rng.choice(ends) for _ in range(3)})) for _ in range(3)
    )
    return g * a, g * b


def powers(rng):
    n = rng.randint(1, 3)
    g, h = (nonzero(sparse, rng, n, rng.randint(2, 3), 2) for _ in range(2))
    return g ** rng.randint(0, 4) * h ** rng.randint(0, 2), g ** rng.randint(0, 4) * h ** rng.randint(0, 2)


def unlucky_leading_coefficient(rng):
    """The leading coefficients, in each symbol, vanish modulo primes."""
    n = rng.randint(1, 4)
    p = rng.choice(PRIMES) * rng.choice(PRIMES)
    lead = lambda: sum((p * symbol(n, k) ** 4 for k in range(n)), ring(n).from_dict({}))
    g, a, b = (any_polynomial(rng, n) + rng.randint(0, 1) * lead() for _ in range(3))
    return g * a, g * b


def unlucky_cofactors(rng):
    """The cofactors have a common factor modulo primes, and none over the integers."""
    n = rng.randint(1, 4)
    p = math.prod(rng.sample(PRIMES, rng.randint(1, 3)))
    g, h, u, v = (any_polynomial(rng, n) for _ in range(4))
    return g * (h * u + p * any_polynomial(rng, n)), g * (h * v + p * any_polynomial(rng, n))


def unlucky_points(rng):
    """The cofactors coincide, or vanish, where a symbol is a small integer."""
    n = rng.randint(2, 4)
    x, y = symbol(n, 0), symbol(n, n - 1)
    vanishing = math.prod(((y - c) for c in rng.sample(range(-4, 8), rng.randint(1, 4))), start=y - rng.randint(0, 1))
    g, h = any_polynomial(rng, n), any_polynomial(rng, n)
    return g * (x * h + vanishing), g * (x * h + vanishing * rng.randint(2, 5) + rng.randint(0, 1) * vanishing * x)


def vanishing_leading_coefficient(rng):
    """The leading coefficient of the common divisor in one symbol is a polynomial in the others, and has a factor with the cofactors'."""
    n = rng.randint(2, 5)
    x, y = symbol(n, 0), symbol(n, 1)
    lead = y * (y - 1) * any_polynomial(rng, n, among=range(1, n))
    g = lead * x ** rng.randint(1, 3) + any_polynomial(rng, n, among=range(1, n))
    a, b = ((y + rng.randint(-1, 1)) * x ** rng.randint(1, 3) + any_polynomial(rng, n) for _ in range(2))
    return g * a, g * b


def missing_symbols(rng):
    n = rng.randint(2, 8)
    split = rng.randint(1, n - 1)
    g = any_polynomial(rng, n, among=range(split))
    return g * any_polynomial(rng, n, among=range(split)), g * any_polynomial(rng, n)


def contents(rng):
    """Numbers, monomials and polynomials in one symbol in common."""
    n = rng.randint(2, 5)
    k = rng.randrange(n)
    a, b = (any_polynomial(rng, n) * monomial(rng, n, 3) * rng.choice((1, 6, -12, 30)) for _ in range(2))
    g = any_polynomial(rng, n, among=[k])
    return g * a, g**2 * b


def divisor_of_the_other(rng):
    n = rng.randint(1, 5)
    a = any_polynomial(rng, n)
    pair = [a, rng.choice((a, -a, a * any_polynomial(rng, n), 2 * a, ring(n).from_dict({}), a**2, a + 1))]
    rng.shuffle(pair)
    return tuple(pair)


def trivial(rng):
    n = rng.randint(1, 4)
    small = [ring(n).from_dict({}), ring(n).from_dict({(0,) * n: rng.randint(-9, 9)}), monomial(rng, n, 5), any_polynomial(rng, n)]
    return rng.choice(small), rng.choice(small) * rng.choice((1, -4, 6))


def high_degree(rng):
    """x^a - 1 and x^b - 1, or such a binomial in two symbols."""
    n = rng.randint(1, 2)
    base = [rng.randint(2, 12), rng.randint(1, 10), rng.randint(1, 10)]
    one = symbol(n, n - 1) ** 0
    over = symbol(n, n - 1) if n == 2 else one
    binomial = lambda e, s: symbol(n, 0) ** e - s * over**e
    return binomial(base[0] * base[1], 1), binomial(base[0] * base[2], rng.choice((1, 1, -1)))


def turns(rng):
    """Polynomials of mechanics: sines and cosines as symbols, with their relation, masses and lengths."""
    n = 6
    c, s, m, l, r, i = ring(n).gens()
    blocks = [c**2 + s**2, m * l**2 + i, c**2 - s**2, m * r**2 * s**2 + i * c**2, l * c - r * s, m * (l**2 + r**2) + 2 * i, c - 1, m, l, r * c + l]
    pick = lambda: math.prod(rng.sample(blocks, rng.randint(1, 3)), start=c**0)
    g = pick()
    return g * (pick() + rng.randint(0, 1) * pick()), g * (pick() - pick() * rng.randint(0, 2))


def large_pair(rng, least=400, most=3400):
    """Up to 3400 terms."""
    while True:
        n = rng.randint(3, 6)
        each = rng.randint(math.isqrt(least), 1 + math.isqrt(most))
        g, a, b = (nonzero(sparse, rng, n, each, 6, 6) for _ in range(3))
        pair = g * a, g * b
        if least <= max(map(len, pair)) <= most:
            return pair


GCDS = [
    sparse_pair, dense_pair, many_symbols, large_coefficients, word_coefficients, powers, unlucky_leading_coefficient, unlucky_cofactors,
    unlucky_points, vanishing_leading_coefficient, missing_symbols, contents, divisor_of_the_other, trivial, high_degree, turns,
]


# --- Polynomials with factors that are hard to find


def from_one_symbol(p, n=1, k=0):
    exponents = lambda e: tuple(e if j == k else 0 for j in range(n))
    return ring(n).from_dict({exponents(e): int(c) for e, c in enumerate(p.coeffs()) if c})


def swinnerton_dyer(rng):
    """Minimal polynomials of sums of square roots, at times displaced: irreducible, but products of factors of degree 1 and 2 modulo every prime."""
    p = roots(rng.sample((2, 3, 5, 7, 11), rng.choice((1, 2, 3, 3, 4))))
    return from_one_symbol(p(fmpz_poly([rng.randint(-2, 2), rng.choice((1, 1, 2))])))


def roots(primes):
    """The minimal polynomial of a sum of square roots: p(x + √q)·p(x − √q), with the square root eliminated."""
    p = fmpz_poly([0, 1])
    for q in primes:
        # (u + v√q)(u − v√q), where u + v√q = p(x + √q).
        u, v = fmpz_poly([0]), fmpz_poly([0])
        for c in reversed(p.coeffs()):
            u, v = u * fmpz_poly([0, 1]) + q * v + int(c), u + v * fmpz_poly([0, 1])
        p = u * u - q * v * v
    return p


def cyclotomic(rng):
    result = fmpz_poly([1])
    for _ in range(rng.randint(1, 3)):
        result *= fmpz_poly.cyclotomic(rng.randint(1, 40))
    return from_one_symbol(result)


def binomial(rng):
    """x^n - 1, a^n x^n - b^n, x^4 + 4 y^4, x^n - y^n."""
    n = rng.randint(1, 3)
    e = rng.randint(2, 24 if n == 1 else 9)
    a, b = rng.choice(((1, 1), (1, 1), (2, 1), (3, 2)))
    over = symbol(n, n - 1) ** rng.choice((1, e)) if n > 1 else 1
    return rng.choice((symbol(n, 0) ** 4 + 4 * over**4, (a * symbol(n, 0)) ** e - b**e * over, symbol(n, 0) ** e + over))


def factors_in_one_symbol(rng):
    return math.prod(
        (from_one_symbol(fmpz_poly([coefficient(rng, 5) for _ in range(rng.randint(2, 5))])) ** rng.choice((1, 1, 1, 2, 3)) for _ in range(rng.randint(1, 4))),
        start=symbol(1, 0) ** rng.choice((0, 0, 1, 3)),
    )


def large_factors_in_one_symbol(rng):
    return math.prod(
        (from_one_symbol(fmpz_poly([coefficient(rng, 90) for _ in range(rng.randint(2, 4))])) for _ in range(rng.randint(2, 3))), start=symbol(1, 0) ** 0
    )


def factors_in_several_symbols(rng):
    n = rng.randint(2, 9)
    return math.prod(
        (nonzero(sparse, rng, n, rng.randint(2, 4), 2) ** rng.choice((1, 1, 1, 2)) for _ in range(rng.randint(1, 3))), start=ring(n).from_dict({(0,) * n: 1})
    )


def leading_coefficients(rng):
    """Leading coefficients in each symbol that are products, and must be distributed among the factors."""
    n = rng.randint(2, 4)
    x = symbol(n, 0)
    linear = lambda: any_polynomial(rng, n, 2, range(1, n))
    shared = [nonzero(sparse, rng, n, 2, 1, 2, range(1, n)) for _ in range(2)]
    return math.prod((rng.choice(shared) * rng.choice((1, 2, 3)) * x ** rng.randint(1, 2) + linear() for _ in range(rng.randint(1, 3))), start=x**0)


def squares(rng):
    """Differences of squares, and sums of squares, which are irreducible from three on."""
    n = rng.randint(2, 6)
    a, b = (any_polynomial(rng, n, 2) for _ in range(2))
    total = sum((rng.randint(1, 3) ** 2 * g**2 for g in ring(n).gens()), ring(n).from_dict({}))
    return rng.choice((a**2 - b**2, total, total + rng.choice((1, 4, -1)), total**2 - 1 if n < 4 else total))


def norms(rng):
    """Minimal polynomials of √a and √b for symbols or sums a and b: irreducible, but products modulo every prime."""
    n = rng.randint(2, 4)
    x, y, z = symbol(n, 0), symbol(n, 1), symbol(n, n - 1)
    a, b = rng.choice(((y, z + 1), (ring(n).from_dict({(0,) * n: 2}), y), (y**2 + 1, ring(n).from_dict({(0,) * n: 3})), (y, y + 1)))
    return (x**2 - a - b) ** 2 - 4 * a * b


def determinants(rng):
    """Determinants of Vandermonde's matrices and of circulants."""
    n = rng.randint(2, 4)
    x = ring(n).gens()
    if rng.random() < 0.5:
        return math.prod((x[i] - x[j] for i in range(n) for j in range(i)), start=x[0] ** 0)
    rows = [[x[(j - i) % n] for j in range(n)] for i in range(n)]
    minor = lambda m: m[0][0] if len(m) == 1 else sum(
        ((-1) ** k * m[0][k] * minor([row[:k] + row[k + 1 :] for row in m[1:]]) for k in range(len(m))), x[0] * 0
    )
    return minor(rows)


def unlucky_discriminant(rng):
    """Factors that coincide modulo primes, or where a symbol is a small integer."""
    n = rng.randint(1, 3)
    f = any_polynomial(rng, n, 3) + symbol(n, 0) ** rng.randint(1, 3)
    p = math.prod(rng.sample(PRIMES, rng.randint(1, 2)))
    y = symbol(n, n - 1)
    apart = rng.choice((p, p * symbol(n, 0), y * (y - 1) * (y + 1) * (y - 2)))
    return f * (f + apart) * rng.choice((1, f + 2 * apart))


def contents_of_factors(rng):
    n = rng.randint(1, 5)
    return any_polynomial(rng, n) * monomial(rng, n, 3) * rng.choice((1, -1, 12, -30, 2**70)) * (any_polynomial(rng, n, among=[0]) if rng.random() < 0.5 else 1)


def mechanical(rng):
    a, b = turns(rng)
    return a if rng.random() < 0.5 or b.is_zero() else b


FACTORS = [
    swinnerton_dyer, cyclotomic, binomial, factors_in_one_symbol, large_factors_in_one_symbol, factors_in_several_symbols, leading_coefficients,
    squares, norms, determinants, unlucky_discriminant, contents_of_factors, mechanical,
]


# --- The files


def recorded(path):
    """The pairs of a file of recorded pairs."""
    with gzip.open(path, "rt") as lines:
        for line in lines:
            n, a, b = (field.strip() for field in line.split("|"))
            yield parse(int(n), a), parse(int(n), b)


def without_absent_symbols(a, b):
    present = [k for k in range(a.context().nvars()) if max(a.degrees()[k], b.degrees()[k]) > 0] or [0]
    rename = lambda p: ring(len(present)).from_dict({tuple(e[k] for k in present): c for e, c in p.to_dict().items()})
    return rename(a), rename(b)


def sample(path):
    """A sample: half of it are pairs with more than a monomial in common, with a few large pairs; unused symbols are left out."""
    rng = random.Random(1)
    pairs = [without_absent_symbols(a, b) for a, b in recorded(path) if not a.is_zero() and not b.is_zero()]
    common = [len(a.gcd(b)) > 1 for a, b in pairs]
    chosen = set()
    for kind in (True, False):
        indices = [k for k, c in enumerate(common) if c == kind]
        largest = sorted(indices, key=lambda k: -len(text(pairs[k][0])) - len(text(pairs[k][1])))
        chosen.update(largest[40:42])
        modest = [k for k in indices if len(text(pairs[k][0])) + len(text(pairs[k][1])) < 250]
        chosen.update(rng.sample(modest, min(len(modest), 298)))
    return [pairs[k] for k in sorted(chosen)]


def write(name, lines):
    content = f"# By {VERSIONS}: tests/reference/polynomials.py says what it is.\n" + "".join(line + "\n" for line in lines)
    (FOLDER / name).write_text(content)
    print(f"{name}: {len(lines)} lines, {len(content)} bytes")


def within(limit, make, rng):
    """The next case whose text has at most so many characters."""
    while True:
        case = make(rng)
        if sum(len(text(p)) for p in (case if isinstance(case, tuple) else (case,))) <= limit:
            return case


def factor_cases(rng):
    for kind in FACTORS:
        count = 0
        while count < 23:
            a = within(600, kind, rng)
            result = None if a.is_zero() else factors(a)
            if result:
                count += 1
                yield f"{factor_line(a)} | {factors_text(*result)}"


def main():
    with_result = lambda a, b: f"{gcd_line(a, b)} | {text(a.gcd(b))}"
    write("recorded.txt", [with_result(a, b) for a, b in sample(sys.argv[1])])
    rng = random.Random(2)
    lines = [with_result(*within(500, kind, rng)) for kind in GCDS for _ in range(19)]
    lines.append(with_result(*large_pair(rng, 300, 400)))
    write("gcds.txt", lines)
    write("factors.txt", list(factor_cases(random.Random(3))))


if __name__ == "__main__":
    main()
