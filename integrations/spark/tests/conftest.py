"""A Spark of two cores, and what `stepchart batch` itself answers."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest
from pyspark.sql import SparkSession

Job = dict[str, Any]

# Small pictures, since it is not the drawing that is tested here.
SMALL = {"size": "80x48", "scale": 1}


@pytest.fixture(scope="session")
def tool() -> Path:
    """The command, which `make test-spark` names in the environment."""
    return Path(os.environ["STEPCHART"]).resolve(strict=True)


@pytest.fixture(scope="session")
def spark(tool: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SparkSession]:
    # Not on PATH, and not executable: Spark ships it.
    shipped = tmp_path_factory.mktemp("files") / "stepchart"
    shutil.copyfile(tool, shipped)
    os.environ["PYSPARK_PYTHON"] = sys.executable
    session = (
        SparkSession.builder.master("local[2,4]")
        .appName("stepchart-spark tests")
        .config("spark.files", str(shipped))
        .config("spark.driver.host", "localhost")
        .config("spark.driver.memory", "1g")
        .config("spark.ui.enabled", "false")
        .config("spark.sql.warehouse.dir", str(tmp_path_factory.mktemp("warehouse")))
        .getOrCreate()
    )
    session.sparkContext.setLogLevel("OFF")
    yield session
    session.stop()


def weeks(count: int, seed: int = 1) -> list[Job]:
    """Jobs with weeks of seven days, some of them without data."""
    numbers = random.Random(seed)
    return [
        {
            "id": f"user-{index}",
            "days": [
                None if numbers.random() < 0.1 else numbers.randrange(20_000) for _ in range(7)
            ],
        }
        for index in range(count)
    ]


def batch(tool: Path, jobs: Iterable[Job], defaults: Job, folder: Path) -> Iterator[Job]:
    """What `stepchart batch` answers, in order."""
    lines, options = folder / "jobs.ndjson", folder / "defaults.json"
    lines.write_text("".join(json.dumps(job) + "\n" for job in jobs))
    options.write_text(json.dumps(defaults))
    command = [str(tool), "batch", str(lines), "--inline", "--defaults", str(options)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout
        for line in process.stdout:
            yield json.loads(line)
    assert process.returncode == 0


def processes(binary: Path) -> list[int]:
    """Running processes of this very file."""
    found = []
    for process in Path("/proc").iterdir():
        try:
            path = os.readlink(process / "exe")
        except OSError:
            continue
        if path == str(binary):
            found.append(int(process.name))
    return found
