"""Running systems: arrays, errors, threads, processes. Each test covers systems of a package that `nh generate --python` has written
(`.ci/python`), and systems that `nonholonomic` declares and compiles at run time, if installed.
"""

import copy
import multiprocessing
import pickle
import signal
import sys
import sysconfig
import threading
import time
import zlib
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pytest

METHODS = ("gonzalez", "rk4", "leapfrog", "dla")


class Kind:
    """Systems of one kind, and the exceptions of its package."""

    def __init__(self, package, sleigh, board):
        self.sleigh, self.board = sleigh, board
        self.StateError, self.StepError, self.Stepper = package.StateError, package.StepError, package.Stepper


KINDS = {}
try:
    import sleighs

    KINDS["generated"] = Kind(sleighs, sleighs.ChaplyginSleigh, sleighs.Snakeboard)
except ImportError:
    pass
try:
    import nonholonomic as nh

    KINDS["declared"] = Kind(nh, nh.library.chaplygin_sleigh, nh.library.snakeboard)
except ImportError:
    pass
assert KINDS, "neither the package `sleighs` nor `nonholonomic` is installed"


@pytest.fixture(params=KINDS.values(), ids=KINDS)
def kind(request):
    return request.param


@pytest.fixture
def sleigh(kind):
    return kind.sleigh()


@pytest.fixture
def board(kind):
    return kind.board()


# Arrays


def test_a_run_has_rows(sleigh):
    q, v = sleigh.initial()
    run = sleigh.simulate(q, v, 0.05, steps=400, every=4)
    t, qs, vs = run
    assert t.shape == (101,) and qs.shape == vs.shape == (101, 3) and len(run) == 101 and run.steps == 400
    assert t[-1] == pytest.approx(20.0) and np.array_equal(run["theta"], qs[:, 2]) and np.array_equal(run["x1_dot"], vs[:, 0])
    # 400 steps with some dozens of roundings each.
    assert np.abs(run.energy / run.energy[0] - 1).max() < 1e-13 and run.constraint.max() < 1e-14
    assert all(array.dtype == np.float64 and array.flags.owndata is not None for array in (t, qs, vs))
    every = sleigh.simulate(q, v, 0.05, steps=400)
    assert np.array_equal(every.q[::4], qs) and np.array_equal(every.v[::4], vs)


def test_what_numpy_takes_for_an_array_is_taken(sleigh):
    expected = sleigh.simulate(np.array([1.0, 2.0, 0.0]), np.array([3.0, 0.0, 0.0]), 0.1, steps=5).q
    for q, v in (
        ([1, 2, 0], (3, 0, 0)),
        (np.array([1, 2, 0], dtype=np.int32), np.array([3, 0, 0], dtype=np.float32)),
        (np.array([1, 9, 2, 9, 0, 9], dtype=float)[::2], np.asfortranarray([3.0, 0.0, 0.0])),
    ):
        assert np.array_equal(sleigh.simulate(q, v, 0.1, steps=5).q, expected)


def with_numbers_around(a):
    """The same numbers as a part of a larger array, with other strides."""
    large = np.full([2 * length + 3 for length in a.shape], 99, a.dtype)
    part = large[tuple(slice(1, 1 + 2 * length, 2) for length in a.shape)]
    part[...] = a
    return part


def unaligned(a):
    raw = np.zeros(a.nbytes + 1, np.uint8)
    part = raw[1:].view(a.dtype).reshape(a.shape)
    part[...] = a
    assert part.size == 0 or a.itemsize == 1 or not part.flags.aligned
    return part


def read_only(a):
    a = np.asfortranarray(a).copy(order="F")
    a.flags.writeable = False
    return a


LAYOUTS = {
    "rows": np.ascontiguousarray,
    "columns": np.asfortranarray,
    "transposed": lambda a: np.array(a.T).T,
    "joined columns": lambda a: np.array([a[..., i] for i in range(a.shape[-1])]).transpose(*range(1, a.ndim), 0),
    "chosen columns": lambda a: np.concatenate((a, 7 * a + 1), axis=-1)[..., list(range(a.shape[-1]))],
    "other order of axes": lambda a: np.moveaxis(np.array(np.moveaxis(a, 0, -1)), -1, 0),
    "part": with_numbers_around,
    "backwards": lambda a: np.array(a[..., ::-1])[..., ::-1],
    "upside down": lambda a: np.array(a[::-1])[::-1],
    "unaligned": unaligned,
    "read only": read_only,
    "other bytes first": lambda a: a.astype(a.dtype.newbyteorder()),
    "lists": lambda a: a.tolist(),
    "buffer": lambda a: memoryview(np.asfortranarray(a)) if a.dtype.kind != "f" or a.itemsize in (4, 8) else a,
    "subclass": lambda a: np.asfortranarray(a).view(type("Own", (np.ndarray,), {})),
    "nothing masked": lambda a: np.ma.array(np.asfortranarray(a)),
}
DTYPES = ("float64", "float32", "float16", "longdouble", "int64", "int16", "uint8")


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
@pytest.mark.parametrize("dtype", DTYPES)
def test_arrays_are_read_in_any_layout(sleigh, board, layout, dtype):
    # Equal numbers give equal results, row by row, whatever their layout, shape and type.
    random = np.random.default_rng(zlib.crc32(f"{dtype}".encode()))

    def of(*shape):
        return random.integers(0, 100, shape).astype(dtype)

    def plain(a):
        return [plain(b) for b in a] if a.ndim > 1 else [float(x) for x in a]

    def agree(function, *arrays):
        wanted, found = (function(*map(how, arrays)) for how in (plain, layout))
        pairs = zip(wanted, found) if isinstance(wanted, tuple) else [(wanted, found)]
        assert all(np.array_equal(a, b) for a, b in pairs)

    for count in (1, 2, 3, 5):
        q, v = of(count, 3), of(count, 3)
        agree(lambda q, v: sleigh.simulate(q, v, 0.01, steps=3, project=True).q, q, v)
        agree(lambda q, v: sleigh.project(q, v), q, v)
        agree(lambda q, v: sleigh.energy(q, v), q, v)
        agree(lambda q, v: sleigh.constraint(q, v), q, v)
        agree(lambda q, v: sleigh.simulate(q, v, 0.01, steps=3, project=True).v, of(3), v)
        # Leading axes, square ones among them, and times for each state.
        agree(lambda q, v, t: sleigh.energy(q, v, t=t), of(3, count, 3), of(3, count, 3), of(3, count))
        agree(lambda u: board.simulate(*board.initial(), 1e-3, steps=count, inputs=u).q, of(count, 2))
        start = [np.tile(a, (2, 1)) for a in board.initial()]
        agree(lambda u: board.simulate(*start, 1e-3, steps=count, inputs=u).work, of(2, count, 2))
    agree(lambda q, v: (sleigh.stepper(q, v, 0.01, project=True).step()), of(3), of(3))
    agree(lambda y: sleigh.rhs(0.0, y), of(6))
    agree(lambda y, u: board.rhs(0.0, y, u), of(10), of(2))
    agree(lambda u: board.stepper(*board.initial(), 1e-3).step(inputs=u), of(2))
    agree(lambda u: board.simulate(*board.initial(), 1e-3, steps=5, inputs=lambda t, q, v: u).q, of(2))
    agree(lambda q: sleigh.evaluate("mass_matrix", q=q), of(3))


def test_masked_entries_are_no_numbers(sleigh):
    q, v = sleigh.initial()
    masked = np.ma.array([q, q], mask=[[False] * 3, [True, False, False]])
    for call in (lambda: sleigh.energy(masked, [v, v]), lambda: sleigh.simulate(masked, v, 0.1, steps=2)):
        with pytest.raises(ValueError, match="`q` has masked entries; `q.filled"):
            call()


def test_batches_are_single_runs(sleigh):
    q, v = sleigh.initial()
    qs = np.array([[x, 0.0, angle] for x, angle in ((0.0, 0.1), (1.0, 0.4), (2.0, -0.3), (3.0, 2.0))])
    vs = np.array([sleigh.project(q, v)[1] for q in qs])
    for threads in (None, 1, 3):
        run = sleigh.simulate(qs, vs, 0.05, steps=100, every=10, threads=threads)
        assert run.q.shape == run.v.shape == (4, 11, 3) and run.t.shape == (11,) and run.energy.shape == (4, 11)
        assert run.complete.all() and run.steps.tolist() == [100] * 4
        for i in range(4):
            assert np.array_equal(run.q[i], sleigh.simulate(qs[i], vs[i], 0.05, steps=100, every=10).q)
    one_velocity = sleigh.simulate([[0, 0, 0], [1, 1, 0]], [1, 0, 0], 0.1, steps=3)
    assert one_velocity.q.shape == (2, 4, 3) and np.allclose(one_velocity.q[1] - one_velocity.q[0], [1, 1, 0])
    assert sleigh.simulate(np.empty((0, 3)), np.empty((0, 3)), 0.1, steps=3).q.shape == (0, 4, 3)


def test_functions_of_states(sleigh):
    q, v = sleigh.initial()
    run = sleigh.simulate([q, q], [v, v], 0.05, steps=10)
    assert sleigh.energy(run.q, run.v).shape == (2, 11) and sleigh.energy(q, v) == run.energy[0, 0]
    assert isinstance(sleigh.energy(q, v), float) and sleigh.constraint(q, v) < 1e-15
    mass = sleigh.evaluate("mass_matrix", q=q)
    assert mass.shape == (3, 3) and np.allclose(mass, mass.T) and 0.5 * v @ mass @ v == pytest.approx(sleigh.energy(q, v))
    assert sleigh.evaluate("energy", q=q, v=v) == sleigh.energy(q, v)
    y = np.concatenate((q, v))
    assert np.array_equal(sleigh.rhs(0.0, y)[:3], v)
    # The field agrees with a central difference of the motion, whose error is h² times a third derivative.
    ahead, behind = sleigh.simulate(q, v, 1e-4, steps=1, method="rk4").v[-1], sleigh.simulate(q, v, -1e-4, steps=1, method="rk4").v[-1]
    assert np.allclose((ahead - behind) / 2e-4, sleigh.rhs(0.0, y)[3:], atol=1e-8)


def default_of(model):
    """The default method of a motion without inputs."""
    return model.default_method if hasattr(model, "default_method") else model.methods[0]


def test_methods_and_their_options(sleigh):
    q, v = sleigh.initial("lively")
    of = lambda **options: sleigh.simulate(q, v, 0.05, steps=20, **options).q  # noqa: E731
    assert np.array_equal(of(), of(method=default_of(sleigh)))
    assert np.array_equal(of(method="dla:0.4"), of(method="dla", alpha=0.4))
    assert not np.array_equal(of(method="dla"), of(method="dla", alpha=0.4))
    assert np.array_equal(of(method="dla"), of(method="dla", alpha=0.5))


# Control inputs


def test_control_inputs(board):
    q, v = board.initial("driven")
    torques = lambda t, q, v: np.array([np.cos(20 * np.pi * t), np.sin(2 * np.pi * t)])  # noqa: E731
    run = board.simulate(q, v, 0.01, steps=100, inputs=torques)
    assert run.work.shape == (101,) and run.work[0] == 0
    assert np.allclose(run.energy - run.energy[0], run.work, atol=1e-13), "what the inputs do is what the energy changes by"
    table = np.random.default_rng(0).normal(size=(100, 2))
    held = board.simulate(q, v, 0.01, steps=100, inputs=table)
    stepper = board.stepper(q, v, 0.01)
    for k, u in enumerate(table):
        assert np.array_equal(stepper.step(inputs=u)[0], held.q[k + 1])
    assert (stepper.steps, stepper.method, stepper.h) == (100, "gonzalez", 0.01) and stepper.work == held.work[-1]
    both = board.simulate([q, q], [v, v], 0.01, steps=100, inputs=np.stack((table, 2 * table)))
    assert np.array_equal(both.q[0], held.q) and not np.array_equal(both.q[1], held.q)
    constant = board.simulate(q, v, 0.01, steps=100, inputs=[0.1, 0.2])
    assert np.array_equal(constant.q, board.simulate(q, v, 0.01, steps=100, inputs=np.tile([0.1, 0.2], (100, 1))).q)


def test_an_error_of_the_inputs_is_raised(board):
    q, v = board.initial()
    with pytest.raises(ZeroDivisionError):
        board.simulate(q, v, 0.01, steps=10, inputs=lambda t, q, v: 1 / 0)
    with pytest.raises(ValueError, match=r"gave an array of the shape \(1,\), expected \(2,\)"):
        board.simulate(q, v, 0.01, steps=10, inputs=lambda t, q, v: [1.0])


# Mistakes


@pytest.mark.parametrize(
    ("error", "message", "call"),
    [
        (ValueError, "data set `papr`; did you mean `paper`?", lambda s, q, v: s.initial("papr")),
        (TypeError, "keyword.* `metod`; did you mean `method`?", lambda s, q, v: s.simulate(q, v, 0.1, steps=9, metod="rk4")),
        (TypeError, "keyword.* `alpha`", lambda s, q, v: s.simulate(q, v, 0.1, steps=9, alpha=0.4)),
        (TypeError, "given twice", lambda s, q, v: s.simulate(q, v, 0.1, steps=9, method="dla:0.4", alpha=0.4)),
        (ValueError, "method `rk5`; did you mean .*`rk4`?", lambda s, q, v: s.simulate(q, v, 0.1, steps=9, method="rk5")),
        (ValueError, "must be between 0 and 1", lambda s, q, v: s.simulate(q, v, 0.1, steps=9, method="dla", alpha=1.4)),
        (ValueError, "`q` has the shape .2,., expected .3,. or .count, 3.: x1, x2, theta", lambda s, q, v: s.simulate(q[:2], v, 0.1, steps=9)),
        (ValueError, "`v` has the shape .1, 1, 3.", lambda s, q, v: s.simulate(q, [[v]], 0.1, steps=9)),
        (ValueError, "`q` has 2 rows, but `v` has 3", lambda s, q, v: s.simulate([q] * 2, [v] * 3, 0.1, steps=9)),
        (TypeError, "real numbers; its dtype is complex128", lambda s, q, v: s.simulate(q, v * 1j, 0.1, steps=9)),
        (TypeError, "real numbers; its dtype is <U1", lambda s, q, v: s.simulate(q, list("abc"), 0.1, steps=9)),
        (ValueError, "not an array of numbers", lambda s, q, v: s.simulate([[1, 2], [3]], v, 0.1, steps=9)),
        ("StateError", "off|violates constraint 1 by .* .pass `project=True`. .see: nh help constraints.$", lambda s, q, v: s.simulate(q, [1, 2, 3], 0.1, steps=9)),
        (ValueError, "finite", lambda s, q, v: s.simulate(q, v * np.nan, 0.1, steps=9)),
        ("StateError", "state 1: ", lambda s, q, v: s.simulate([q, q], [v, [1, 2, 3]], 0.1, steps=9)),
        (ValueError, "must be .*finite.* zero", lambda s, q, v: s.simulate(q, v, 0.0, steps=9)),
        (ValueError, "`steps` must be at least 0, it is -1", lambda s, q, v: s.simulate(q, v, 0.1, steps=-1)),
        (TypeError, "`steps` must be an integer, it is 9.5", lambda s, q, v: s.simulate(q, v, 0.1, steps=9.5)),
        (MemoryError, "do not fit", lambda s, q, v: s.simulate(q, v, 0.1, steps=10**15)),
        (ValueError, "has no control inputs", lambda s, q, v: s.simulate(q, v, 0.1, steps=9, inputs=[1.0])),
        (ValueError, "function `mas_matrix`; did you mean `mass_matrix`", lambda s, q, v: s.evaluate("mas_matrix", q=q)),
        (TypeError, "`mass_matrix` needs the argument `q`", lambda s, q, v: s.evaluate("mass_matrix")),
        (ValueError, "`q` has the shape .2,., `mass_matrix` expects .3,.", lambda s, q, v: s.evaluate("mass_matrix", q=q[:2])),
        (ValueError, "a stepper has one state, 2 were given", lambda s, q, v: s.stepper([q, q], v, 0.1)),
        (KeyError, "`?x3`?", lambda s, q, v: s.simulate(q, v, 0.1, steps=1)["x3"]),
    ],
)
def test_mistakes_are_told(kind, sleigh, error, message, call):
    q, v = sleigh.initial()
    with pytest.raises(getattr(kind, error) if isinstance(error, str) else error, match=message):
        call(sleigh, q, v)


def test_exceptions_of_values_pass_through_conversions(sleigh, board):
    """A signal handler may run while an argument is converted: its exceptions are not errors of the argument."""

    class Alarm(Exception):
        pass

    class Interrupted:
        def fail(self, *_):
            raise Alarm

        __array__ = __float__ = __index__ = fail

    (q, v), given = sleigh.initial(), Interrupted()
    for call in (
        lambda: sleigh.simulate(given, v, 0.1, steps=1),
        lambda: sleigh.simulate(q, v, given, steps=1),
        lambda: sleigh.simulate(q, v, 0.1, steps=given),
        lambda: sleigh.simulate(q, v, 0.1, steps=1, method="dla", alpha=given),
        lambda: board.simulate(*board.initial(), 0.01, steps=9, inputs=lambda t, q, v: given),
    ):
        with pytest.raises(Alarm):
            call()


def test_inputs_of_another_shape(board):
    with pytest.raises(ValueError, match="expected .2,., .9, 2.: tau_psi, tau_phi"):
        board.simulate(*board.initial(), 0.01, steps=9, inputs=np.zeros((8, 2)))


def test_projection_is_offered(kind, sleigh):
    q, v = [0.0, 0.0, 0.3], [1.0, 2.0, 3.0]
    with pytest.raises(kind.StateError) as caught:
        sleigh.simulate(q, v, 0.1, steps=9)
    error = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(error, ValueError) and error.index is None and error.v.tolist() == v and error.q.tolist() == q
    assert sleigh.simulate(q, v, 0.1, steps=9, project=True).constraint.max() < 1e-14
    qs, vs = sleigh.project([q, q], [v, v])
    assert vs.shape == (2, 3) and sleigh.constraint(qs, vs).max() < 1e-15


def recorded(error):
    """The rows before a step that failed."""
    return error.trajectory if hasattr(error, "trajectory") else error.run


def system_of(run):
    return run.model if hasattr(run, "model") else run.system


def test_a_failing_step_has_its_state(kind, board):
    q, v = board.initial()
    with pytest.raises(kind.StepError, match="try a smaller step .see: nh help [a-z]+.$") as caught:
        board.simulate(q, v * 1e3, 0.5, steps=50, method="gonzalez")
    error = pickle.loads(pickle.dumps(caught.value))
    assert (error.step, error.t, error.index) == (1, 0.0, None) and np.allclose(error.v, v * 1e3, rtol=1e-13)
    assert recorded(error).q.shape == (1, 5) and recorded(error).steps == 0
    stepper = board.stepper(q, v * 1e3, 0.5, method="gonzalez")
    with pytest.raises(kind.StepError):
        stepper.step()
    assert stepper.steps == 0 and np.allclose(stepper.q, q, rtol=1e-15)


def test_a_batch_survives_one_that_fails(kind, board):
    q, v = board.initial()
    run = board.simulate(q, np.array([v, v * 1e3, v / 2]), 0.05, steps=50, method="gonzalez")
    assert run.complete.tolist() == [True, False, True] and run.steps.tolist() == [50, 0, 50]
    assert run.errors[0] is None and isinstance(run.errors[1], kind.StepError) and run.errors[1].index == 1
    assert np.isnan(run.q[1, 1:]).all() and np.array_equal(run.q[1, 0], q) and np.isfinite(run.q[[0, 2]]).all()
    again = pickle.loads(pickle.dumps(run))
    assert np.array_equal(again.q, run.q, equal_nan=True) and system_of(again) == board and again.errors[1].step == 1


# Threads and processes


def test_the_gil_is_released(sleigh):
    q, v = sleigh.initial()
    sleigh.simulate(q, v, 1e-4, steps=10)
    counted, done = 0, threading.Event()

    def run():
        sleigh.simulate(q, v, 1e-6, steps=4_000_000, every=4_000_000)
        done.set()

    thread = threading.Thread(target=run)
    thread.start()
    while not done.is_set():
        counted += 1
    thread.join()
    # If the lock were held, this thread would not count; it counts some ten million times a second.
    assert counted > 10_000


@pytest.fixture
def interruptible():
    """Sets the default handler of SIGINT, a signal that programs in the background of a shell ignore."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("count", [1, 4])
def test_a_run_can_be_interrupted(sleigh, count):
    import _thread

    q, v = sleigh.initial()
    timer = threading.Timer(0.2, _thread.interrupt_main)
    start = time.perf_counter()
    timer.start()
    with pytest.raises(KeyboardInterrupt):
        sleigh.simulate(np.tile(q, (count, 1)), np.tile(v, (count, 1)), 1e-9, steps=2_000_000_000, every=2_000_000_000)
    assert time.perf_counter() - start < 20


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize(
    "run",
    [
        lambda model, q, v: model.simulate(q, v, 1e-9, steps=2_000_000_000, every=2_000_000_000),
        lambda model, q, v: model.simulate([q] * 4, v, 1e-9, steps=2_000_000_000, every=2_000_000_000),
        # Many short trajectories, each shorter than the interval between checks for signals.
        lambda model, q, v: model.simulate(np.tile(q, (100_000, 1)), v, 1e-9, steps=1000, every=1000, threads=1),
        lambda model, q, v: model.simulate(np.tile(q, (100_000, 1)), v, 1e-9, steps=1000, every=1000),
        lambda model, q, v: model.stepper(q, v, 1e-9).step(2_000_000_000),
    ],
    ids=["one", "some", "many in turn", "many", "stepper"],
)
def test_signals_are_heard_within_a_second(sleigh, run):
    heard = []

    def handler(*_):
        heard.append(time.perf_counter())
        raise TimeoutError

    before = signal.signal(signal.SIGALRM, handler)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.5)
        sent = time.perf_counter() + 0.5
        with pytest.raises(TimeoutError):
            run(sleigh, *sleigh.initial())
        assert heard[0] - sent < 1 and time.perf_counter() - sent < 1
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@pytest.mark.usefixtures("interruptible")
def test_a_handler_cannot_use_a_stepper_that_takes_steps(sleigh):
    stepper = sleigh.stepper(*sleigh.initial(), 1e-9)
    before = signal.signal(signal.SIGALRM, lambda *_: stepper.t)
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        with pytest.raises(RuntimeError, match="is taking steps; a handler of a signal cannot use it"):
            stepper.step(2_000_000_000)
    finally:
        signal.signal(signal.SIGALRM, before)
    # The stepper keeps the steps that it made.
    assert stepper.steps > 0 and stepper.t == pytest.approx(stepper.steps * 1e-9)


def test_threads_are_limited_by_work_and_processors(sleigh):
    q, v = sleigh.initial()
    start = time.perf_counter()
    run = sleigh.simulate([q] * 4, v, 0.05, steps=10, threads=100_000)
    many = sleigh.simulate([q] * 1000, v, 0.05, steps=10, threads=100_000)
    assert time.perf_counter() - start < 5
    assert np.array_equal(run.q, sleigh.simulate([q] * 4, v, 0.05, steps=10).q) and many.complete.all()


def final(model):
    q, v = model.initial()
    return model.simulate(np.tile(q, (4, 1)), np.tile(v, (4, 1)), 0.05, steps=100).q[:, -1]


@pytest.mark.skipif("fork" not in multiprocessing.get_all_start_methods(), reason="there is no fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_threads_are_there_after_a_fork(sleigh):
    here = final(sleigh)
    with multiprocessing.get_context("fork").Pool(2) as pool:
        there = pool.map_async(final, [sleigh, sleigh]).get(timeout=60)
    assert all(np.array_equal(here, one) for one in there)


def test_steppers_are_shared_by_threads(sleigh):
    stepper = sleigh.stepper(*sleigh.initial(), 1e-3)
    threads = [threading.Thread(target=lambda: [stepper.step() for _ in range(500)]) for _ in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert stepper.steps == 2000 and stepper.t == pytest.approx(2.0)


def test_who_waits_for_a_stepper_holds_up_nobody(sleigh):
    stepper = sleigh.stepper(*sleigh.initial(), 1e-6)
    seen = []
    steps = threading.Thread(target=lambda: stepper.step(16_000_000))
    waits = threading.Thread(target=lambda: seen.append((stepper.steps, pickle.loads(pickle.dumps(stepper)).steps)))
    steps.start()
    waits.start()
    counted = 0
    while steps.is_alive():
        counted += 1
    steps.join()
    waits.join()
    # The other thread sees the stepper before all steps or after them.
    assert counted > 10_000 and set(seen[0]) <= {0, 16_000_000}


def test_threads_share_everything(kind, sleigh):
    # On free-threaded Python the threads are in the call at the same time.
    q, v = sleigh.initial()
    stepper, alone = sleigh.stepper(q, v, 1e-3), sleigh.stepper(q, v, 1e-3)
    run, failed = sleigh.simulate([q, q], [v, v], 0.05, steps=5), []

    def use(threads):
        try:
            for k in range(2000):
                stepper.step()
                if k % 50 == 0:
                    again = pickle.loads(pickle.dumps(stepper))
                    assert state(copy.copy(again)) == state(again)
                    assert np.array_equal(sleigh.simulate([q, q], [v, v], 0.05, steps=5, threads=threads).q, run.q)
                    assert kind.sleigh(J=1.0 + k).parameters["J"] == 1.0 + k and sleigh.energy(q, v) == run.energy[0, 0]
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=use, args=(threads,)) for threads in (None, 1, 2, None)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    alone.step(8000)
    assert not failed and state(stepper) == state(alone)


@pytest.mark.skipif(not sysconfig.get_config_var("Py_GIL_DISABLED"), reason="a Python with the GIL")
def test_the_gil_stays_off():
    assert not sys._is_gil_enabled()


# Steppers that continue elsewhere


def state(stepper):
    """Everything that a stepper shows, as bits."""
    numbers = (stepper.t, stepper.h, stepper.energy, stepper.constraint, stepper.work, *stepper.q, *stepper.v)
    return (stepper.method, stepper.steps, [number.hex() for number in numbers])


def steppers(kind):
    """Methods that carry momenta of half steps, options, first guesses; held inputs; a grid of times that does not begin at 0."""
    model = kind.sleigh(J=3.0)
    start = model.project(*model.initial("lively"))
    for method in METHODS:
        yield model.stepper(*start, 0.02, method=method, t0=0.1)
    yield model.stepper(*start, -0.02, method="dla", alpha=0.4)
    board = kind.board()
    for method in METHODS:
        stepper = board.stepper(*board.initial("driven"), 0.01, method=method)
        stepper.step(inputs=[0.3, -0.2])
        yield stepper


def go_on(stepper):
    """In another process."""
    stepper.step(30)
    return stepper


def test_a_stepper_goes_on_bit_for_bit(kind):
    for stepper in steppers(kind):
        stepper.step(30)
        before = state(stepper)
        copies = [copy.copy(stepper), copy.deepcopy(stepper)]
        copies += [pickle.loads(pickle.dumps(stepper, protocol)) for protocol in range(pickle.HIGHEST_PROTOCOL + 1)]
        after = state(go_on(stepper))
        assert after != before
        for again in copies:
            assert type(again) is kind.Stepper and again is not stepper and state(again) == before
            assert state(go_on(again)) == after


def test_a_stepper_goes_on_in_another_process(kind):
    with ProcessPoolExecutor(2, mp_context=multiprocessing.get_context("spawn")) as pool:
        there = list(pool.map(go_on, steppers(kind)))
        # From there back to this process, and into yet another one.
        there = list(pool.map(go_on, there))
    for again, stepper in zip(there, steppers(kind)):
        assert state(again) == state(go_on(go_on(stepper)))
        assert state(go_on(again)) == state(go_on(stepper))


