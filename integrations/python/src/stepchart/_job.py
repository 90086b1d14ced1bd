"""A call as a job: a line of JSON, and what the process must be allowed to do for it."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from typing import Any, NamedTuple

from ._options import FILES, IN_JOB
from ._days import Source, data_url, encode, source
from .errors import UsageError

# Options with which a job writes other files than one picture.
_SEVERAL = ("html", "open_graph", "all")
# Files that a job writes, or keeps.
_WRITTEN = ("output", "layout_json", "preview", "cache")

_encoder = json.JSONEncoder(default=encode)


class Job(NamedTuple):
    """What a call asks for; its days may still need a file, and its picture a place."""

    members: dict[str, Any]
    # The option by which the caller has named a file.
    named: str | None
    # Days that cannot stand in the line.
    file: bytes | None
    # Whether there are files beside the picture, or the caller has said where it goes.
    writes: bool
    # What to call it in a folder that nobody else uses.
    name: str

    @property
    def line(self) -> bytes:
        return _encoder.encode(self.members).encode()


def job(command: str, days: Any, options: Mapping[str, Any]) -> Job:
    """The job of a call.

    Raises:
        TypeError: if the days, or what an option is, has no form in JSON.
    """
    members: dict[str, Any] = {"command": command}
    named: str | None = None
    writes = command == "message" or options.get("scheme") == "both"
    for name, value in options.items():
        if value is None:
            continue
        if name in FILES:
            value, is_path = _file(name, value)
            named = name if is_path else named
        if name in _SEVERAL or name in _WRITTEN:
            writes = True
        members[name.rstrip("_").replace("_", "-")] = value
    given = Source() if days is None else source(days)
    if given.path is not None:
        members["input"] = given.path
        named = "days"
    elif given.counts is not None:
        members["days"] = given.counts
    elif given.text is not None:
        members["input"] = data_url(given.text)
    is_folder = command == "message" or options.get("all")
    name = "out" if is_folder else f"picture.{options.get('picture') or 'png'}"
    return Job(members, named, given.file, writes, name)


def _file(name: str, value: Any) -> tuple[Any, bool]:
    """What the job says of a file, and whether it is a path."""
    if name == "font" and not isinstance(value, (str, os.PathLike)):
        return [os.path.abspath(os.fspath(path)) for path in value], True
    # Two themes are two words.
    if isinstance(value, str) and (all(word in FILES[name] for word in value.split(",")) or value.startswith("data:")):
        return value, False
    if isinstance(value, (str, os.PathLike)):
        path = os.path.abspath(os.fspath(value))
        # A folder is told by its end.
        return path + "/" if os.fspath(value).endswith("/") else path, True
    if name not in IN_JOB:
        raise TypeError(f"{name}: expected a path, found {type(value).__name__}")
    if isinstance(value, bytes):
        return data_url(value), False
    if name == "previous":
        given = source(value)
        text = given.text or given.file or _encoder.encode(given.counts).encode()
        return data_url(text), False
    return data_url(_encoder.encode(value).encode(), "application/json"), False


def refuse_files(asked: Job) -> None:
    """Refuses untrusted jobs that name a file.

    Raises:
        UsageError: if one names a file.
    """
    if asked.named is not None:
        raise UsageError(f"{asked.named}: expected no file, found a path", 64, asked.named)
