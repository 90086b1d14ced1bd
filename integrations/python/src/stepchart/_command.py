"""Commands that are no jobs: a process each."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping, Sequence
from typing import Any

from ._binary import find
from ._days import encode
from .errors import INTERNAL, StepchartError, error_of


def run(arguments: Sequence[str], *, may_end_with: Sequence[int] = (0,)) -> bytes:
    """What the command writes.

    Raises:
        StepchartError: if it ends otherwise.
    """
    done = subprocess.run([find(), *arguments], stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode in may_end_with:
        return done.stdout
    words = done.stderr.decode(errors="replace").strip().split("\n")[-1]
    message = words.partition("stepchart: ")[2] or words or f"ended with status {done.returncode}"
    raise error_of({"code": done.returncode if done.returncode > 0 else INTERNAL, "message": message})


def words(options: Mapping[str, Any]) -> list[str]:
    """Options as they stand on a command line."""
    found: list[str] = []
    for name, value in options.items():
        option = "--" + name.rstrip("_").replace("_", "-")
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
                one = os.fspath(one) if isinstance(one, os.PathLike) else encode(one)
            # One word, so that a value that begins with a hyphen is none.
            found.append(f"{option}={one}")
    return found


def loaded(output: bytes) -> Any:
    try:
        return json.loads(output)
    except ValueError:
        raise StepchartError(f"the command wrote what is no JSON: {output[:200]!r}") from None
