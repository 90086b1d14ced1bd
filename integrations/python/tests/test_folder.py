"""Batches that write their pictures into a folder, and that say how far they are."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from conftest import WEEK

import stepchart
from stepchart import FileError, Picture, Renderer, StepchartError, UsageError


def contents(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def errors(results: Any) -> list[tuple[int | None, str | None, int]]:
    return [(one.line, one.field, one.code) for one in results if isinstance(one, StepchartError)]


def test_as_the_command(tool: str, tmp_path: Path) -> None:
    """The same files, whatever the ids are, and errors of the same jobs."""
    ids = ["Ánna/../x", "..", ".a", None, "a b\\c:d%\0", "/etc/x", "../up", "x", "X", "", "a" * 400, "…" * 28, "…" * 27]
    jobs: list[dict[str, Any]] = [{"days": [index, 5]} for index in range(len(ids))]
    for job, name in zip(jobs, ids):
        if name is not None:
            job["id"] = name
    lines = "".join(json.dumps(job) + "\n" for job in jobs)
    command = [tool, "batch", "-", "--scale", "1", "--out", str(tmp_path / "other"), "--name", "{id}.png", "--quiet"]
    answers = subprocess.run(command, input=lines.encode(), stdout=subprocess.PIPE).stdout.splitlines()
    results = list(stepchart.batch(jobs, folder=tmp_path / "cards", scale=1))
    found = contents(tmp_path / "cards")
    assert found == contents(tmp_path / "other")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["cards", "other"]
    failed = [json.loads(line) for line in answers if b'"ok": false' in line]
    assert errors(results) == [(one["index"] + 1, one["error"]["field"], one["error"]["code"]) for one in failed]
    assert 'found "X.png", which an earlier job has, letter case aside' in str(results[8])
    for result in results:
        if isinstance(result, Picture):
            (path,) = result.paths
            assert path.read_bytes() == result.bytes


def test_endings_and_files_that_are_there(tmp_path: Path) -> None:
    (tmp_path / "b.svg").write_text("something else")
    (tmp_path / "elsewhere").write_text("stays")
    (tmp_path / "link.png").symlink_to(tmp_path / "elsewhere")
    (tmp_path / "full.png").mkdir()
    jobs: list[Any] = [
        {"days": WEEK, "id": "b", "picture": "jpeg"},
        {"days": WEEK, "id": "b", "picture": "svg"},
        {"days": WEEK, "id": "b", "command": "animate", "frames": "gif", "fps": 2, "duration": 1},
        {"days": WEEK, "id": "link"},
        {"days": WEEK, "id": "full"},
    ]
    results = list(stepchart.batch(jobs, folder=str(tmp_path)))
    (error,) = (one for one in results if isinstance(one, StepchartError))
    assert isinstance(error, FileError) and (error.line, error.id, error.code) == (5, "full", 73)
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "b.gif", "b.jpg", "b.svg", "elsewhere", "full.png", "link.png",
    ]
    assert (tmp_path / "b.svg").read_bytes().startswith(b"<")
    assert (tmp_path / "elsewhere").read_text() == "stays"
    assert not (tmp_path / "link.png").is_symlink()


def test_jobs_that_are_refused(tmp_path: Path) -> None:
    stepchart.render(WEEK).save(tmp_path / "cards/photo.png")
    photo = (tmp_path / "cards/photo.png").read_bytes()
    jobs: list[Any] = [
        {"days": WEEK, "output": tmp_path / "out.png"},
        {"days": WEEK, "command": "message"},
        {"days": WEEK, "scheme": "both"},
        {"days": WEEK, "alt": tmp_path / "alt.txt"},
        {"days": WEEK, "avatar": tmp_path / "cards/photo.png", "id": "photo"},
        {"days": WEEK, "folder": tmp_path},
    ]
    results = list(stepchart.batch(jobs, "card", folder=tmp_path / "cards"))
    assert errors(results) == [
        (1, "output", 64), (2, "command", 64), (3, "scheme", 64), (4, "alt", 64), (5, "id", 65), (6, "folder", 65),
    ]
    assert contents(tmp_path) == {"cards/photo.png": photo}


def test_folders_that_cannot_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(FileError, match="folder: .*file cannot be made") as error:
        stepchart.batch([WEEK], folder=tmp_path / "file")
    assert error.value.code == 73
    with Renderer(files=False) as renderer, pytest.raises(UsageError, match="folder: expected no file, found a path"):
        renderer.batch([WEEK], folder=tmp_path / "cards")
    assert not (tmp_path / "cards").exists()


def test_no_part_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "0.png").write_text("before")

    def fails(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fails)
    (error,) = stepchart.batch([WEEK], folder=tmp_path)
    assert isinstance(error, FileError) and "No space left on device" in str(error)
    assert contents(tmp_path) == {"0.png": b"before"}


def test_renderer_and_asyncio(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    with Renderer() as renderer:
        assert len(list(renderer.batch([WEEK] * 3, folder=tmp_path / "one", progress=True))) == 3

    async def main() -> None:
        async for one in stepchart.aio.batch([WEEK] * 3, folder=tmp_path / "two", progress=True):
            assert isinstance(one, Picture)

    asyncio.run(main())
    assert sorted(contents(tmp_path / "one")) == ["0.png", "1.png", "2.png"]
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert capfd.readouterr().err == "stepchart: 3 of 3 jobs\n" * 2


def test_progress_by_tqdm(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[Any] = []

    class Bar:
        def __init__(self, **about: Any) -> None:
            said.append(about["total"])

        def update(self, count: int) -> None:
            said.append(count)

        def close(self) -> None:
            said.append("closed")

    fake = ModuleType("tqdm.auto")
    fake.tqdm = Bar  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "tqdm", ModuleType("tqdm"))
    monkeypatch.setitem(sys.modules, "tqdm.auto", fake)
    results = stepchart.batch((week for week in [WEEK, [1, "x"]]), progress=True)
    assert said == []
    assert isinstance(next(results), Picture)
    assert isinstance(results, Generator)
    results.close()
    assert said == [None, 1, "closed"]
    assert len(list(stepchart.batch([WEEK, [1, "x"]], progress=True))) == 2
    assert said[3:] == [2, 1, 1, "closed"]
    assert len(list(stepchart.batch([WEEK], progress=False))) == 1
    assert len(said) == 7


def test_progress_of_a_frame(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    pandas = pytest.importorskip("pandas")
    monkeypatch.setitem(sys.modules, "tqdm.auto", None)
    frame = pandas.DataFrame({"user": ["a", "b", "a"], "date": ["2016-09-12"] * 2 + ["2016-09-13"], "steps": [1, 2, 3]})
    assert len(list(stepchart.batch(frame, progress=True))) == 2
    assert capfd.readouterr().err == "stepchart: 2 of 2 jobs\n"


def test_real_tqdm(capfd: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tqdm")
    assert len(list(stepchart.batch([WEEK] * 2, progress=True))) == 2
    assert "2/2" in capfd.readouterr().err
