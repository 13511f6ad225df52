"""Tables by Arrow, and arrays by DLPack."""

import gc

import numpy as np
import pytest


pyarrow = pytest.importorskip("pyarrow")


@pytest.fixture(scope="module")
def one(chaplygin):
    return chaplygin.simulate(h=0.05, until=5.02, data="lively", method="gonzalez")


@pytest.fixture(scope="module")
def many(chaplygin):
    q, v = chaplygin.initial("lively")
    return chaplygin.simulate(np.add(q, np.arange(12).reshape(4, 3) / 10), v, h=0.05, steps=30, method="gonzalez", project=True)


def test_a_run_is_a_table(one, chaplygin):
    table = pyarrow.table(one)
    assert table.column_names == ["t", *chaplygin.coordinates, *chaplygin.velocities, "energy", "constraint"]
    assert table.num_rows == len(one) == 102 and table.schema.metadata == {b"system": b"chaplygin_sleigh", b"method": b"gonzalez", b"h": b"0.05"}
    for name in table.column_names:
        assert np.array_equal(table[name].to_numpy(), one[name]), name
    assert table.schema.field("x1").metadata == {b"unit": b"m"} and table.schema.field("energy").metadata is None
    assert table["t"][-1].as_py() == 5.02 and table["theta"].null_count == 0


def test_a_batch_has_a_column_of_its_trajectories(many):
    table = pyarrow.table(many)
    assert table.column_names[:2] == ["trajectory", "t"] and table.num_rows == 4 * 31
    assert [len(chunk) for chunk in table["theta"].chunks] == [31] * 4
    assert str(table.schema.field("trajectory").type) == "int64"
    for i in range(4):
        own = table.filter(pyarrow.compute.field("trajectory") == i)
        assert np.array_equal(own["theta"].to_numpy(), many["theta"][i]) and np.array_equal(own["energy"].to_numpy(), many.energy[i])


def test_work_is_a_column(forced):
    run = forced.simulate([0], [0], 0.1, steps=10, method="rk4", inputs=[3])
    assert pyarrow.table(run)["work"].to_numpy() == pytest.approx(run.work) and run.work[-1] > 0


def test_polars_and_pandas_read_it(one, many):
    polars, pandas = pytest.importorskip("polars"), pytest.importorskip("pandas")
    frame = polars.DataFrame(many)
    assert frame.shape == (4 * 31, 10) and np.array_equal(frame["theta"].to_numpy(), many["theta"].ravel())
    assert frame.group_by("trajectory").agg(polars.col("t").max()).height == 4
    assert polars.DataFrame(one)["x1"].to_list() == one["x1"].tolist()
    assert frame.equals(many.to_polars())
    # `from_arrow` reads anything but a table of pyarrow as a series, and a table as a series of structs.
    read = polars.from_arrow(many)
    assert frame.equals(read.struct.unnest() if isinstance(read, polars.Series) else read)
    assert isinstance(pyarrow.table(one).to_pandas(), pandas.DataFrame)


def test_the_stream_is_read_once_and_outlives_its_run(chaplygin):
    run = chaplygin.simulate(h=0.05, steps=3, data="lively", method="gonzalez")
    theta = run["theta"].copy()
    capsule = run.__arrow_c_stream__()
    reader = pyarrow.RecordBatchReader._import_from_c_capsule(capsule)
    del run
    gc.collect()
    assert np.array_equal(reader.read_all()["theta"].to_numpy(), theta)
    with pytest.raises(Exception):
        pyarrow.RecordBatchReader._import_from_c_capsule(capsule)
    for _ in range(1000):
        # An unread capsule frees its memory.
        chaplygin.simulate(h=0.05, steps=3, data="lively", method="gonzalez", accuracy=False).__arrow_c_stream__()


def test_rows_that_were_not_reached(falling):
    run = falling.simulate([0.5], [[3.0], [-8.0]], 0.01, steps=40, method="rk4")
    x = pyarrow.table(run)["x"].to_numpy().reshape(2, 41)
    reached = int(run.steps[0]) + 1
    assert 1 < reached < 41 and np.isnan(x[0, reached:]).all() and np.array_equal(x[0, :reached], run.q[0, :reached, 0])
    assert np.isfinite(x[1]).all()


def test_no_rows(chaplygin):
    empty = chaplygin.simulate(np.zeros((0, 3)), np.zeros((0, 3)), 0.1, steps=3, method="gonzalez")
    table = pyarrow.table(empty)
    assert table.num_rows == 0 and table.column_names[0] == "trajectory"


def test_arrays_by_dlpack(one):
    """NumPy's own arrays have the protocol, so nothing is copied."""
    for array in (one.q, one["theta"], one.t):
        assert array.__dlpack_device__()[0] == 1
        shared = np.from_dlpack(array)
        assert np.shares_memory(shared, array) and np.array_equal(shared, array)
