"""What goes wrong, as exceptions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

# Of a fault of the tool itself, as its exit status.
INTERNAL = 70


class StepchartError(Exception):
    """What goes wrong; by itself it is about the tool: missing, broken, or ended before it had answered.

    Attributes:
        code: the exit status of the command by itself: 64 a wrong option, 65 bad data, 66 no such input, 70 a fault of
            the tool, 73 the output cannot be created, 74 reading or writing failed.
        field: the option or the place in the days; None where it is not a single one.
        message: one line for people: what was expected, what was found.
    """

    def __init__(self, message: str, code: int = INTERNAL, field: str | None = None) -> None:
        super().__init__(message, code, field)
        self.message = message
        self.code = code
        self.field = field

    def __str__(self) -> str:
        return self.message


class UsageError(StepchartError, ValueError):
    """An option that is not allowed; of `compare` and `days` also one that is wrong."""


class DataError(StepchartError, ValueError):
    """Days, an option, a theme or another input that cannot be read or drawn."""


class FileError(StepchartError):
    """A file that is missing, or cannot be read or written."""


_CLASSES: dict[int, type[StepchartError]] = {
    64: UsageError,
    65: DataError,
    66: FileError,
    73: FileError,
    74: FileError,
}


def error_of(answer: Mapping[str, Any]) -> StepchartError:
    """The exception for the `error` of an answer."""
    code = int(answer["code"])
    message = plain(str(answer["message"]))
    return _CLASSES.get(code, StepchartError)(message, code, answer.get("field"))


def plain(message: str) -> str:
    """A message without the place in the pipe, which means nothing to who called; days have no name of their own."""
    message = re.sub(r"^standard input:\d+:\d+: ", "", message)
    return re.sub(r"^data: URL\b", "days", message)
