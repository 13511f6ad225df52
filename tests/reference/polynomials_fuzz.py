"""Compares nh-polynomials with FLINT on random and structured polynomials; `polynomials.py`, beside this file, makes them.

    cargo build --release -p nonholonomic-polynomials --example calculate
    .venv/bin/python polynomials_fuzz.py ../../target/release/examples/calculate                             100 000 cases
    .venv/bin/python polynomials_fuzz.py ../../target/release/examples/calculate --cases 1000 --seed 7
    .venv/bin/python polynomials_fuzz.py ../../target/release/examples/calculate --recorded gcds.txt.gz      all recorded pairs

The program reads a line for each case and answers with a line; see its source. Results agree if they are equal up to the order of terms and of
factors, and up to sign. Two processes share the cases, each with its own calculating process. If an answer takes more than 20 seconds or is
missing, the calculating process is restarted and the case counts as a difference. The exit code is 1 if there is a difference.

A tenth of the cases has up to 3400 terms or 20 symbols. Besides greatest common divisors (half of the cases) and factors (a quarter) there are
products and quotients, exact and not.
"""

import argparse
import concurrent.futures
import random
import selectors
import subprocess
import sys
import time

import polynomials
from polynomials import FACTORS, GCDS, any_polynomial, factor_line, factors, factors_text, gcd_line, large_pair, nonzero, parse, ring, sparse, text

PROCESSES = 2
# Cases of one seed: small enough that the processes end at about the same time.
BATCH = 500
# Seconds.
MAX_ANSWER = 20


class Calculator:
    """The program under test, which keeps running from line to line."""

    def __init__(self, program):
        self.program = program
        self.start()

    def start(self):
        self.process = subprocess.Popen([self.program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.selector = selectors.DefaultSelector()
        self.selector.register(self.process.stdout, selectors.EVENT_READ)

    def stop(self):
        self.selector.close()
        self.process.kill()
        self.process.communicate()

    def answer(self, line):
        try:
            self.process.stdin.write(line.encode() + b"\n")
        except BrokenPipeError:
            self.stop()
            self.start()
            return "the program ended before the question"
        received, end = b"", time.monotonic() + MAX_ANSWER
        while not received.endswith(b"\n"):
            part = self.process.stdout.read(1 << 16) if self.selector.select(max(0, end - time.monotonic())) else b""
            if not part:
                self.stop()
                self.start()
                return "no answer"
            received += part
        return received.decode().strip()


# --- The expected answer


def normal(n, polynomial):
    """The text of a polynomial with a positive leading coefficient, with its sign."""
    terms = text(parse(n, polynomial))
    return (text(-parse(n, polynomial)), -1) if terms.startswith("-") else (terms, 1)


def same_polynomial(n, expected, answer, up_to_sign):
    if not up_to_sign:
        return text(parse(n, expected)) == text(parse(n, answer))
    return normal(n, expected)[0] == normal(n, answer)[0]


def normal_factors(n, factorisation):
    content, *pairs = (field.strip() for field in factorisation.split("|"))
    content, result = int(content), []
    for pair in pairs:
        factor, multiplicity = pair.split("^")
        factor, sign = normal(n, factor)
        content *= sign ** int(multiplicity)
        result.append((factor, int(multiplicity)))
    return content, sorted(result)


def agrees(line, expected, answer):
    operation, n = (field.strip() for field in line.split("|")[:2])
    try:
        if operation == "factor":
            return normal_factors(int(n), expected) == normal_factors(int(n), answer)
        if "none" in (expected, answer):
            return expected == answer
        return same_polynomial(int(n), expected, answer, operation == "gcd")
    except (ValueError, IndexError):
        return False


# --- Cases: a line, and the expected answer


def gcd_case(rng):
    kind = rng.choice(GCDS) if rng.random() < 0.97 else large_pair
    a, b = kind(rng)
    return kind, gcd_line(a, b), text(a.gcd(b))


def factor_case(rng):
    while True:
        kind = rng.choice(FACTORS)
        a = kind(rng)
        result = None if a.is_zero() else factors(a)
        if result:
            return kind, factor_line(a), factors_text(*result)


def product_case(rng):
    kind = rng.choice(GCDS)
    a, b = kind(rng)
    return kind, gcd_line(a, b).replace("gcd", "multiply", 1), text(a * b)


def quotient_case(rng):
    """A product by a factor, at times with one more term, or by an integer multiple of the factor."""
    kind = rng.choice(GCDS)
    a, b = kind(rng)
    if b.is_zero():
        b = b + 3
    a = a * b
    if rng.random() < 0.4:
        a = a + rng.choice((1, sparse(rng, b.context().nvars(), 1, 3)))
    if rng.random() < 0.3:
        b = rng.choice((2, -1, 3)) * b
    quotient, remainder = divmod(a, b)
    # Over the integers FLINT's quotient with remainder has rounded coefficients, so the product decides.
    exact = remainder.is_zero() and quotient * b == a
    return kind, gcd_line(a, b).replace("gcd", "divide", 1), text(quotient) if exact else "none"


def generated(seed, count):
    rng = random.Random(seed)
    for _ in range(count):
        make = rng.choices((gcd_case, factor_case, product_case, quotient_case), (50, 25, 12, 13))[0]
        kind, line, expected = make(rng)
        yield f"{make.__name__} {kind.__name__}", line, expected


def of_file(path, first, count):
    for k, (a, b) in enumerate(polynomials.recorded(path)):
        if first <= k < first + count:
            yield f"recorded {k + 1}", gcd_line(a, b), text(a.gcd(b))


def compare(program, cases):
    """The number of cases, and the differences."""
    calculator, count, differences = Calculator(program), 0, []
    for name, line, expected in cases:
        count += 1
        answer = calculator.answer(line)
        if not agrees(line, expected, answer):
            differences.append((name, line, expected, answer))
    calculator.stop()
    return count, differences


def work(program, recorded, seed, first, count):
    return compare(program, of_file(recorded, first, count) if recorded else generated(f"{seed} {first}", count))


def main():
    arguments = argparse.ArgumentParser(description="Compares nh-polynomials with FLINT.")
    arguments.add_argument("program", help="the example `calculate` of nonholonomic-polynomials")
    arguments.add_argument("--cases", type=int, default=100_000)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--recorded", help="compare the greatest common divisors of this file instead, compressed by gzip")
    options = arguments.parse_args()

    total = sum(1 for _ in polynomials.recorded(options.recorded)) if options.recorded else options.cases
    # Each batch of recorded pairs reads the file once.
    batch = -(-total // PROCESSES) if options.recorded else BATCH
    count, differences = 0, 0
    with concurrent.futures.ProcessPoolExecutor(PROCESSES) as pool:
        batches = [
            pool.submit(work, options.program, options.recorded, options.seed, first, min(batch, total - first)) for first in range(0, total, batch)
        ]
        for done in concurrent.futures.as_completed(batches):
            compared, found = done.result()
            count += compared
            differences += len(found)
            for name, line, expected, answer in found:
                print(f"{name}\n    {line}\n    expected {expected}\n    answer   {answer}", flush=True)
    print(f"{count} cases, {differences} differences ({polynomials.VERSIONS})")
    sys.exit(1 if differences or count < total else 0)


if __name__ == "__main__":
    main()
