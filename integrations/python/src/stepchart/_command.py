"""Commands that are no jobs: a process each."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from typing import Any

from ._binary import find
from ._days import encode
from ._job import option_of, plain_value
from .errors import IN_LINE, INTERNAL, StepchartError, error_of


def run(
    arguments: Sequence[str],
    *,
    may_end_with: Sequence[int] = (0,),
    own: Mapping[str, str] | None = None,
    is_made: bool = False,
) -> bytes:
    """What the command writes.

    Args:
        arguments: the words of the command line.
        may_end_with: exit statuses that are no errors.
        own: files of ours among them, each with the argument of the caller that it holds.
        is_made: whether their text was written here.

    Raises:
        StepchartError: if it ends otherwise.
    """
    done = subprocess.run([find(), *arguments], stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode in may_end_with:
        return done.stdout
    words = done.stderr.decode(errors="replace").strip().split("\n")[-1]
    message = words.partition("stepchart: ")[2] or words or f"ended with status {done.returncode}"
    code = done.returncode if done.returncode > 0 else INTERNAL
    about: dict[str, Any] = {"code": code, "message": message}
    for path, argument in (own or {}).items():
        if message.startswith(path):
            rest = message[len(path) :]
            # A command by itself does not tell the field beside the message.
            field = re.match(r":\d+:\d+: ([^ ]+): ", rest)
            about = {"code": code, "message": IN_LINE + rest, "field": field[1] if field else None}
            raise error_of(about, argument, is_made=is_made)
    raise error_of(about)


def words(options: Mapping[str, Any]) -> list[str]:
    """Options as they stand on a command line."""
    found: list[str] = []
    for name, value in options.items():
        option = "--" + option_of(name)
        value = plain_value(name, value)
        if value is None or value is False:
            continue
        if value is True:
            found.append(option)
            continue
        values = value if isinstance(value, (list, tuple)) else [value]
        for one in values:
            if isinstance(one, (list, tuple)):
                one = ",".join(map(str, one))
            if not isinstance(one, (str, int, float)):
                one = os.fspath(one) if isinstance(one, os.PathLike) else _text(name, one)
            # One word, so that a value that begins with a hyphen is none.
            found.append(f"{option}={one}")
    return found


def _text(name: str, value: Any) -> Any:
    try:
        return encode(value)
    except TypeError as error:
        raise TypeError(f"{name}: {error}") from error


def loaded(output: bytes) -> Any:
    try:
        return json.loads(output)
    except ValueError:
        raise StepchartError(f"the command wrote what is no JSON: {output[:200]!r}") from None
