"""A call as a job: a line of JSON, and what the process must be allowed to do for it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from ._days import Source, data_url, encode, number, source
from ._options import FILES, IN_JOB, LISTS, PAIRS, WHOLE, WRITTEN
from .errors import UsageError, python_name
from .picture import Picture

# Options with which a job writes other files than one picture.
SEVERAL = ("html", "open_graph", "all")

encoder = json.JSONEncoder(default=encode)


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
    # The arguments that stand in the line as files, each with whether its text is written here.
    in_line: dict[str, bool]

    @property
    def line(self) -> bytes:
        try:
            return encoder.encode(self.members).encode()
        except TypeError:
            for name, value in self.members.items():
                named_encode(python_name(name), value)
            raise


def named_encode(name: str, value: Any) -> str:
    """An option in JSON.

    Raises:
        TypeError: if it has no form in JSON; the message names it.
    """
    try:
        return encoder.encode(value)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from error


def job(command: str, days: Any, options: Mapping[str, Any]) -> Job:
    """The job of a call.

    Raises:
        TypeError: if the days, or what an option is, has no form in JSON.
    """
    members: dict[str, Any] = {"command": command}
    named: str | None = None
    in_line: dict[str, bool] = {}
    writes = command == "message" or options.get("scheme") == "both"
    for name, value in options.items():
        if value is None:
            continue
        if name in FILES:
            given = value
            value, is_path = _file(name, value)
            named = name if is_path else named
            if isinstance(value, str) and value.startswith("data:"):
                in_line[name] = not isinstance(given, (str, bytes, bytearray, memoryview, Picture))
        else:
            value = plain_value(name, value)
        if name in SEVERAL or name in WRITTEN:
            writes = True
        members[option_of(name)] = value
    found = Source() if days is None else source(days)
    if found.path is not None:
        members["input"] = found.path
        named = "days"
    elif found.counts is not None:
        members["days"] = found.counts
    elif found.text is not None:
        members["input"] = data_url(found.text)
    if found.text is not None or found.file is not None:
        in_line["days"] = found.is_made
    is_folder = command == "message" or options.get("all")
    ending = options.get("picture") or options.get("frames") or "png"
    return Job(members, named, found.file, writes, "out" if is_folder else f"picture.{ending}", in_line)


def option_of(name: str) -> str:
    """What the tool calls an argument."""
    return name.rstrip("_").replace("_", "-")


def plain_value(name: str, value: Any) -> Any:
    """What an option is for the tool, as people give it in Python: pairs of numbers, 8000.0, one of several."""
    if name in PAIRS and isinstance(value, (tuple, list)):
        return PAIRS[name].join(str(number(side)) for side in value)
    if name in LISTS and isinstance(value, str):
        return [value]
    if name in WHOLE:
        value = number(value)
        if isinstance(value, float) and value.is_integer():
            return int(value)
    return value


def _file(name: str, value: Any) -> tuple[Any, bool]:
    """What the job says of a file, and whether it is a path."""
    if name in LISTS:
        paths = [value] if isinstance(value, (str, os.PathLike)) else list(value)
        wrong = [path for path in paths if not isinstance(path, (str, os.PathLike))]
        if wrong:
            raise TypeError(f"{name}: expected a path, found {type(wrong[0]).__name__}")
        return [os.path.abspath(os.fspath(path)) for path in paths], True
    # Two themes are two words.
    if isinstance(value, str) and (all(word in FILES[name] for word in value.split(",")) or value.startswith("data:")):
        return value, False
    if isinstance(value, str) and FILES[name] and re.fullmatch(r"[\w,-]+", value) and not os.path.exists(value):
        words = ", ".join(f'"{word}"' for word in FILES[name])
        raise UsageError(f"{name}: expected {words} or a file, found {json.dumps(value)}", 64, name)
    if isinstance(value, (str, os.PathLike)):
        path = os.path.abspath(os.fspath(value))
        # A folder is told by its end.
        return path + "/" if os.fspath(value).endswith("/") else path, True
    if name not in IN_JOB:
        raise TypeError(f"{name}: expected a path, found {type(value).__name__}")
    if isinstance(value, (bytes, bytearray, memoryview, Picture)):
        return data_url(bytes(value)), False
    if name == "previous":
        given = source(value, name)
        if given.counts is not None:
            return data_url(encoder.encode(given.counts).encode()), False
        text = given.text or given.file or b""
        return data_url(text), False
    return data_url(named_encode(name, value).encode(), "application/json"), False


def refuse_files(asked: Job) -> None:
    """Refuses untrusted jobs that name a file.

    Raises:
        UsageError: if one names a file.
    """
    if asked.named is not None:
        raise UsageError(f"{asked.named}: expected no file, found a path", 64, asked.named)
