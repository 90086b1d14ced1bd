"""The commands of the examples, taken out of their files, make what one run makes."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tarfile
from pathlib import Path
from typing import Any

import pytest
import yaml
from conftest import SMALL, weeks

INTEGRATIONS = Path(__file__).resolve().parents[2]


@pytest.fixture
def folder(tool: Path, tmp_path: Path) -> Path:
    """A folder with jobs, one of which fails, and defaults, as the examples expect it."""
    jobs: list[dict[str, Any]] = weeks(400)
    jobs[42]["days"] = [-1]
    (tmp_path / "jobs.ndjson").write_text("".join(json.dumps(job) + "\n" for job in jobs))
    (tmp_path / "defaults.json").write_text(json.dumps(SMALL))
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "stepchart").symlink_to(tool)
    return tmp_path


def run(folder: Path, command: list[str], **environment: str) -> bytes:
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, **environment}
    return subprocess.run(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, check=True
    ).stdout


def one_run(folder: Path, jobs: str, out: str) -> bytes:
    return run(folder, ["stepchart", "batch", jobs, "--defaults", "defaults.json", "--out", out])


def members(archive: Path) -> dict[str, bytes]:
    with tarfile.open(archive) as tar:
        return {member.name: tar.extractfile(member).read() for member in tar}  # type: ignore[union-attr]


def test_kubernetes(folder: Path) -> None:
    job = yaml.safe_load((INTEGRATIONS / "kubernetes" / "indexed-job.yaml").read_text())
    (container,) = job["spec"]["template"]["spec"]["containers"]
    # Kubernetes itself would change these.
    assert not any("$(" in word or "$$" in word for word in container["command"])
    (variable,) = container["env"]
    assert variable == {"name": "CARDS", "value": container["volumeMounts"][0]["mountPath"]}

    parts: list[dict[str, bytes]] = []
    for index in range(job["spec"]["completions"]):
        run(folder, container["command"], CARDS=str(folder), JOB_COMPLETION_INDEX=str(index))
        parts.append(members(folder / f"cards-{index}.tar"))

    one_run(folder, str(folder / "jobs.ndjson"), "all.tar")
    expected = members(folder / "all.tar")
    answers = expected.pop("index.ndjson").splitlines()
    found = [line for part in parts for line in part.pop("index.ndjson").splitlines()]
    assert sorted(found, key=lambda line: json.loads(line)["index"]) == answers
    assert all(part for part in parts)
    assert sum(len(part) for part in parts) == len(expected) == 399
    assert {name: data for part in parts for name, data in part.items()} == expected


def test_parallel(folder: Path) -> None:
    text = (INTEGRATIONS / "parallel" / "README.md").read_text()
    (command,) = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    # This machine twice over.
    (folder / "nodes.txt").write_text("2/:\n")
    run(folder, ["sh", "-c", command])

    whole = one_run(folder, "jobs.ndjson", "all")
    # Where the files are is the only difference.
    answers = whole.replace(b'"path": "all/', b'"path": "cards/').splitlines()
    found = [
        line for path in folder.glob("answers-*.ndjson") for line in path.read_bytes().splitlines()
    ]
    assert sorted(found, key=lambda line: json.loads(line)["index"]) == answers
    files, expected = (
        {path.name: path.read_bytes() for path in (folder / name).iterdir()}
        for name in ("cards", "all")
    )
    assert files == expected
    assert len(expected) == 399

    # Again: nothing is drawn anew, and nothing changes.
    times = {path: path.stat().st_mtime_ns for path in (folder / "cards").iterdir()}
    run(folder, ["sh", "-c", command])
    assert {path: path.stat().st_mtime_ns for path in (folder / "cards").iterdir()} == times
