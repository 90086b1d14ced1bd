"""Cards in a real Spark are those of one `stepchart batch`."""

from __future__ import annotations

import base64
import hashlib
import os
import re
import shutil
import signal
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from conftest import SMALL, Job, batch, processes, weeks
from pyspark.sql import DataFrame, SparkSession

from stepchart.spark import cards

SCHEMA = "id string, days array<int>"


def frame(spark: SparkSession, jobs: list[Job], partitions: int = 4) -> DataFrame:
    rows = [(job["id"], job["days"]) for job in jobs]
    return spark.createDataFrame(spark.sparkContext.parallelize(rows, partitions), SCHEMA)


def digest(png: bytes | None) -> str | None:
    return None if png is None else hashlib.sha256(png).hexdigest()


def as_told(answer: Job) -> tuple[Any, ...]:
    """What an answer of batch says that does not depend on where its line stands."""
    error = answer.get("error", {})
    png = answer.get("base64")
    return (
        answer["ok"],
        answer.get("width"),
        answer.get("height"),
        answer.get("bytes"),
        answer.get("sha256"),
        digest(None if png is None else base64.b64decode(png)),
        error.get("code"),
        error.get("field"),
        re.sub(r"^.*?:\d+:\d+: ", "", error["message"]) if error else None,
        answer.get("warnings", []),
    )


def told(df: DataFrame) -> dict[str, tuple[Any, ...]]:
    """The same of rows, which have ids of their own."""
    rows = {
        row.id: (
            row.ok,
            row.width,
            row.height,
            row.bytes,
            row.sha256,
            digest(None if row.png is None else bytes(row.png)),
            row.error_code,
            row.error_field,
            row.error_message,
            row.warnings,
        )
        for row in df.toLocalIterator()
    }
    assert len(rows) == df.count()
    return rows


def test_twenty_thousand_weeks_to_parquet(spark: SparkSession, tool: Path, tmp_path: Path) -> None:
    jobs = weeks(20_000)
    for job in jobs[7::1000]:
        job["days"][3] = -1
    output = str(tmp_path / "cards.parquet")
    cards(frame(spark, jobs, partitions=8), SMALL).write.parquet(output)

    expected = {answer["id"]: as_told(answer) for answer in batch(tool, jobs, SMALL, tmp_path)}
    written = told(spark.read.parquet(output))
    assert written == expected
    assert sum(not row[0] for row in written.values()) == 20


def test_one_partition_with_most_rows(spark: SparkSession, tool: Path, tmp_path: Path) -> None:
    jobs = weeks(3_000)
    # Four partitions: one with nearly all, two with a row, one with none.
    parts = [jobs[:-2], jobs[-2:-1], [], jobs[-1:]]
    rows = spark.sparkContext.parallelize(parts, 4).flatMap(
        lambda part: [(job["id"], job["days"]) for job in part]
    )
    df = cards(spark.createDataFrame(rows, SCHEMA), SMALL).cache()

    expected = {answer["id"]: as_told(answer) for answer in batch(tool, jobs, SMALL, tmp_path)}
    assert told(df) == expected


def test_a_killed_process_makes_the_task_try_again(
    spark: SparkSession, tool: Path, tmp_path: Path
) -> None:
    # A file of its own, so that no other process is meant.
    binary = Path(shutil.copy(tool, tmp_path / "stepchart-to-kill"))
    jobs = weeks(4_000)
    killed: list[int] = []

    def kill() -> None:
        until = time.monotonic() + 120
        while not killed and time.monotonic() < until:
            for process in processes(binary)[:1]:
                # In the middle of its work.
                time.sleep(0.2)
                os.kill(process, signal.SIGKILL)
                killed.append(process)
            time.sleep(0.01)

    killer = threading.Thread(target=kill)
    killer.start()
    spark.sparkContext.setJobGroup("killed", "A process is killed")
    output = str(tmp_path / "cards.parquet")
    cards(frame(spark, jobs, partitions=2), SMALL, binary=str(binary)).write.parquet(output)
    killer.join()

    tracker = spark.sparkContext.statusTracker()
    failed = 0
    for job in tracker.getJobIdsForGroup("killed"):
        told_of = tracker.getJobInfo(job)
        for stage in told_of.stageIds if told_of else []:
            failed += getattr(tracker.getStageInfo(stage), "numFailedTasks", 0)
    assert (len(killed), failed) == (1, 1)
    expected = {answer["id"]: as_told(answer) for answer in batch(tool, jobs, SMALL, tmp_path)}
    assert told(spark.read.parquet(output)) == expected


def test_no_process_is_left(spark: SparkSession, tool: Path, tmp_path: Path) -> None:
    binary = Path(shutil.copy(tool, tmp_path / "stepchart-to-leave"))
    seen: set[int] = set()
    is_over = threading.Event()

    def watch() -> None:
        while not is_over.wait(0.01):
            seen.update(processes(binary))

    watcher = threading.Thread(target=watch)
    watcher.start()
    taken = cards(frame(spark, weeks(20_000)), SMALL, binary=str(binary)).limit(3).collect()
    is_over.set()
    watcher.join()
    assert len(taken) == 3
    assert seen
    until = time.monotonic() + 30
    while processes(binary) and time.monotonic() < until:
        time.sleep(0.05)
    assert processes(binary) == []


def test_columns_overrule_defaults(spark: SparkSession, tool: Path, tmp_path: Path) -> None:
    df = spark.createDataFrame(
        [
            ("plain", [1, None, 3], None, None, None, None),
            ("all", [1, None, 3], 2, "Größe", True, 1.5),
        ],
        f"{SCHEMA}, goal int, title string, y_axis boolean, scale double",
    )
    jobs: list[Job] = [
        {"id": "plain", "days": [1, None, 3]},
        {
            "id": "all",
            "days": [1, None, 3],
            "goal": 2,
            "title": "Größe",
            "y-axis": True,
            "scale": 1.5,
        },
    ]
    defaults = {"goal": 3, "scale": 1, "font-weight": "bold"}
    expected = {answer["id"]: as_told(answer) for answer in batch(tool, jobs, defaults, tmp_path)}
    assert all(answer[0] for answer in expected.values())
    found = told(cards(df, {"goal": 3, "scale": 1, "font_weight": "bold"}).cache())
    assert found == expected


def test_weeks_of_json(spark: SparkSession, tool: Path, tmp_path: Path) -> None:
    dated = (
        '{"days":\n[{"date": "2016-09-12", "steps": 7314},\r\n'
        ' {"date": "2016-09-13", "steps": null}]}'
    )
    df = spark.createDataFrame(
        [
            ("counts", "[7314, 2583, null]"),
            ("dated", dated),
            ("twice", '{"2016-09-12": 7314, "2016-09-12": 7315}'),
            ("none", None),
            ("word", "a few"),
            ("deep", "[" * 100_000 + "]" * 100_000),
            ("two", '[1], "goal": 1'),
            (None, "[1, 2]"),
        ],
        "id string, days string",
    )
    rows = {row.id: row for row in cards(df, SMALL).collect()}

    jobs: list[Job] = [
        {"id": "counts", "days": [7314, 2583, None]},
        {
            "id": "dated",
            "days": {
                "days": [
                    {"date": "2016-09-12", "steps": 7314},
                    {"date": "2016-09-13", "steps": None},
                ]
            },
        },
        {"days": [1, 2]},
    ]
    for answer in batch(tool, jobs, SMALL, tmp_path):
        assert rows[answer.get("id")].sha256 == answer["sha256"]
    assert rows["counts"].png[:4] == b"\x89PNG"
    errors = {
        key: (row.error_code, row.error_field, row.error_message)
        for key, row in rows.items()
        if not row.ok
    }
    assert sorted(errors) == ["deep", "none", "twice", "two", "word"]
    assert errors["deep"][:2] == errors["two"][:2] == errors["word"][:2] == (65, "days")
    assert errors["word"][2] == "days: expected JSON: Expecting value: line 1 column 1 (char 0)"
    assert errors["none"] == (65, "input", "input: expected a week, or - for standard input, found none")
    assert "2016-09-12" in errors["twice"][2]


def test_unknown_options_are_told(spark: SparkSession) -> None:
    df = spark.createDataFrame([("a", [1, 2], 3)], f"{SCHEMA}, gaol int")
    (row,) = cards(df, SMALL).collect()
    assert (row.ok, row.error_code) == (False, 65)
    assert row.error_message == 'expected a known name (the nearest is "goal"), found "gaol"'
    assert row.warnings == []


def test_no_rows(spark: SparkSession) -> None:
    assert cards(frame(spark, [])).collect() == []


@pytest.mark.parametrize(
    ("schema", "message"),
    [
        ("days array<int>", "id: expected a column of strings, found none"),
        ("id int, days array<int>", "id: expected a column of strings, found int"),
        ("id string", "days: expected a column of arrays of whole numbers, or of JSON, found none"),
        (
            "id string, days array<double>",
            "days: expected a column of arrays of whole numbers, or of JSON, found array<double>",
        ),
        (f"{SCHEMA}, y_axis boolean, `y-axis` boolean", "y-axis: expected once, found 2 times"),
    ],
)
def test_other_columns_are_refused(spark: SparkSession, schema: str, message: str) -> None:
    with pytest.raises(ValueError) as error:
        cards(spark.createDataFrame([], schema))
    assert str(error.value) == message


def test_defaults_that_are_none(spark: SparkSession) -> None:
    with pytest.raises(Exception, match="StepchartError") as error:
        cards(frame(spark, weeks(1)), {"gaol": 1}).collect()
    message = 'defaults:1:2: expected a known name (the nearest is "goal"), found "gaol"'
    assert f"ended with status 65: stepchart: {message}" in str(error.value)


def test_defaults_longer_than_a_pipe(spark: SparkSession) -> None:
    texts = {"title": "a" * 10_000, "subtitle": "\U0001f642" * 10_000}
    (row,) = cards(frame(spark, weeks(1)), {**SMALL, **texts}).collect()
    assert row.ok
    assert "title" in row.warnings[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (None, "stepchart is missing: there is no "),
        ("not a program", "stepchart cannot run: Exec format error"),
        (
            "#!/bin/sh\necho 'expected a command, found batch' >&2\nexit 64\n",
            "stepchart ended with status 64: expected a command, found batch",
        ),
        ("#!/bin/sh\necho hello\n", "stepchart says what is no answer: b'hello\\n'"),
        ("#!/bin/sh\nkill -9 $$\n", "stepchart was ended by SIGKILL: it wrote no error"),
    ],
)
def test_binaries_that_are_none(
    spark: SparkSession, tmp_path: Path, text: str | None, message: str
) -> None:
    binary = tmp_path / "stepchart"
    if text is not None:
        binary.write_text(text)
    with pytest.raises(Exception, match="StepchartError") as error:
        cards(frame(spark, weeks(1)), binary=str(binary)).collect()
    assert message in str(error.value)


def test_a_name_that_nothing_has(spark: SparkSession) -> None:
    with pytest.raises(Exception, match="StepchartError") as error:
        cards(frame(spark, weeks(1)), binary="no-stepchart").collect()
    assert "nor is it on PATH" in str(error.value)


def test_the_example(spark: SparkSession, tmp_path: Path) -> None:
    text = (Path(__file__).parents[1] / "README.md").read_text()
    (example,) = re.findall(r"```python\n(.*?)```", text, re.DOTALL)
    files = {name: str(tmp_path / name) for name in ("weeks.parquet", "cards.parquet")}
    frame(spark, weeks(2)).write.parquet(files["weeks.parquet"])
    for name, path in files.items():
        example = example.replace(name, path)
    exec(example, {})
    rows = spark.read.parquet(files["cards.parquet"]).collect()
    assert [(row.ok, row.width, row.height) for row in rows] == [(True, 1200, 630)] * 2
