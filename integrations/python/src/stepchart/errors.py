"""What goes wrong, as exceptions."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from ._options import FLAGS, WORDS

# Of a fault of the tool itself, as its exit status.
INTERNAL = 70


class StepchartError(Exception):
    """What goes wrong; by itself it is about the tool: missing, broken, or ended before it had answered.

    Attributes:
        code: the exit status of the command by itself: 64 a wrong option, 65 bad data, 66 no such input, 70 a fault of
            the tool, 73 the output cannot be created, 74 reading or writing failed.
        field: the option or the place in the days; None where it is not a single one.
        message: one line for people: what was expected, what was found.
        line: of `batch`, the number of the job, from 1; else None.
        id: what the job is called, where it has an id.
    """

    def __init__(self, message: str, code: int = INTERNAL, field: str | None = None) -> None:
        super().__init__(message, code, field)
        self.message = message
        self.code = code
        self.field = field
        self.line: int | None = None
        self.id: str | None = None

    def __str__(self) -> str:
        return self.message if self.line is None else f"line {self.line}: {self.message}"


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


# What the tool calls a file that stood in the job.
IN_LINE = "data: URL"
_QUOTED = r'("(?:[^"\\]|\\.)*")'


def error_of(answer: Mapping[str, Any], argument: str = "days", *, is_made: bool = False) -> StepchartError:
    """The exception for the `error` of an answer.

    Args:
        answer: the error.
        argument: what the caller gave that stood in the job, should it be about that.
        is_made: whether its text was written here, so that a line of it is a row and a column means nothing.
    """
    code = int(answer["code"])
    field: str | None = answer.get("field")
    message = _without_place(str(answer["message"]))
    if message.startswith(IN_LINE):
        message, field = _about(argument, is_made, message[len(IN_LINE) :], field)
    else:
        named = re.match(r"(?:--)?([a-z][a-z-]*[a-z]): ", message)
        if named and python_name(named[1]) in WORDS:
            field = python_name(named[1])
            message = f"{field}: {message[named.end() :]}"
    unknown = re.match(r'expected a known name.* found "([\w-]+)"$', message)
    if unknown:
        field = python_name(unknown[1])
        message = f"{field}: {message}"
    text = re.match(r'[^"]*: ([a-z][a-z-]*) "', message)
    if field is None and text and python_name(text[1]) in WORDS:
        field = python_name(text[1])
    if field == "days.days":
        message, field = message.replace("days.days: ", "days: "), "days"
    field = python_name(field) if field and python_name(field) in WORDS else field
    return _CLASSES.get(code, StepchartError)(spelled(message), code, field)


def _without_place(message: str) -> str:
    """A message without the place in the pipe, which means nothing to who called."""
    return re.sub(r"^standard input:\d+:\d+: ", "", message)


def _about(argument: str, is_made: bool, message: str, field: str | None) -> tuple[str, str]:
    """The message and the field of an error in what an argument holds; the message is what comes after its name."""
    place = re.match(r"(?::(\d+):\d+)?: ", message)
    if place is None or not is_made:
        return argument + message, field or argument
    text = message[place.end() :]
    name = argument
    if field is not None and text.startswith(f"{field}: "):
        text = text[len(field) + 2 :]
        name = _member(argument, field, int(place[1] or 1) - 1)
    parts = re.split(_QUOTED, text)
    parts[::2] = [re.sub(r"\bline (\d+)", lambda match: f"{argument}[{int(match[1]) - 1}]", part) for part in parts[::2]]
    text = "".join(parts)
    return f"{name}: {text}", name


def _member(argument: str, field: str, row: int) -> str:
    """What Python calls a part of an argument."""
    if field == argument or field.startswith(argument + "["):
        return field
    if field.startswith("["):
        return argument + field
    if field == "date":
        return f"{argument}[{row}].date"
    return f"{argument}.{field}" if field.replace(".", "").isidentifier() else f'{argument}["{field}"]'


def plain(message: str, argument: str = "days") -> str:
    """A message as it is said in Python: without a place in the pipe, and with options as they are written here."""
    message = _without_place(message)
    return spelled(re.sub(f"^{IN_LINE}\\b", argument, message))


def python_name(option: str) -> str:
    name = option.replace("-", "_")
    return "from_" if name == "from" else name


def spelled(message: str) -> str:
    """Options of the command line as arguments: `--missing-glyph box` is `missing_glyph="box"`. Quoted text stays."""
    parts = re.split(_QUOTED, message)
    parts[::2] = [_arguments(part) for part in parts[::2]]
    return "".join(parts)


def _arguments(text: str) -> str:
    return re.sub(r"(?<![\w-])--([a-z][a-z-]*[a-z])(.*?)(?=(?<![\w-])--[a-z]|$)", _argument, text)


def _argument(match: re.Match[str]) -> str:
    """An option and what follows it, up to the next."""
    name, rest = python_name(match[1]), match[2]
    negated = name[3:] if name.startswith("no_") and name not in WORDS else ""
    if negated in FLAGS:
        return f"{negated}=False{rest}"
    if name in FLAGS and not rest.startswith(":"):
        return f"{name}=True{rest}"
    words = WORDS.get(name)
    # One of its own words, and others that it may be instead.
    listed = words and re.match(rf" ((?:{words})(?:(?:, | or |, or )(?:{words}))*)(?![\w-])", rest)
    if listed:
        return f"{name}=" + re.sub(words or "", lambda word: f'"{word[0]}"', listed[1]) + rest[listed.end() :]
    # What stands for any value, or a number.
    value = re.match(r" ([A-Z]+|[0-9.]+)(?![\w/=-])", rest)
    if value:
        return f"{name}={value[1]}{rest[value.end():]}"
    value = re.match(r" ([^\s=]+=[^\s,;]+|[A-Z]\w*/\w+)", rest)
    if value:
        return f'{name}="{value[1]}"{rest[value.end():]}'
    return name + rest
