#!/usr/bin/env python3
"""Makes the typed interface of the Python package of what the tool says of its own options.

    generate.py TOOL [--check]

Writes src/stepchart/_options.py, the options of each command as types, and src/stepchart/_functions.py, a function for
each with all its options as keyword arguments and their help. With --check nothing is written, and the status tells
whether they are what the tool says.
"""

import argparse
import difflib
import json
import keyword
import pathlib
import re
import subprocess
import sys
import textwrap

PACKAGE = pathlib.Path(__file__).resolve().parent / "src/stepchart"
# What the package itself says in a job, or does not need.
OWN = {"$schema", "command", "id", "input", "threads", "quiet", "source", "list", "json", "expected", "actual"}
# What a file may be in Python, by what it holds.
CONTENTS = {
    "days": "Days",
    "theme": "Theme | None",
    "object": "Path | bytes | Mapping[str, object] | None",
    "picture": "Path | bytes | None",
}
HEAD = '''"""{}

Made by integrations/python/generate.py from the tool's table of options: change that, not this file.
"""
'''


class Tool:
    def __init__(self, path):
        self.path = path
        self.schema = json.loads(self.says("--generate", "job-schema"))
        commands = json.loads(self.says("--generate", "reference"))["commands"]
        self.commands = {command["name"]: command for command in commands}
        self.drawing = [branch["properties"]["command"]["const"] for branch in self.schema["anyOf"]]
        # Options of jobs that name files.
        self.files = {
            option["name"]: option["file"]
            for command in self.drawing
            for option in self.commands[command]["options"]
            if option["file"] and not option["operand"]
        }

    def says(self, *arguments):
        return subprocess.run([self.path, *arguments], check=True, capture_output=True, text=True).stdout


def python_name(option):
    name = option.replace("-", "_")
    return name + "_" if keyword.iskeyword(name) else name


def json_type(about):
    """What a value in JSON is in Python, without None."""
    if "anyOf" in about:
        return " | ".join(json_type(one) for one in about["anyOf"] if "deprecated" not in one)
    if "enum" in about:
        return "Literal[" + ", ".join(json.dumps(word) for word in about["enum"]) + "]"
    kinds = about["type"] if isinstance(about["type"], list) else [about["type"]]
    names = {"boolean": "bool", "integer": "int", "number": "float", "string": "str", "array": "Sequence[str]"}
    return " | ".join(names[kind] for kind in kinds if kind in names)


def python_type(command, option):
    name, label, file = option["name"], option["label"], option["file"]
    if file and file["contents"]:
        return CONTENTS[file["contents"]]
    if file and option["kind"] == "list":
        return "Path | Sequence[Path] | None"
    if file:
        # The difference may also be returned.
        return "Path | bool | None" if command == "compare" and file["access"] == "write" else "Path | None"
    if name == "ignore":
        return "Sequence[tuple[int, int, int, int]] | None"
    if option["kind"] == "list":
        return "str | Sequence[str] | None"
    if name == "week" or label in ("date", "today"):
        return "str | date | None"
    about = option["schema"]
    if option["choices"] and about.get("type") == "string":
        about = {"enum": option["choices"]}
    return " | ".join([*dict.fromkeys(json_type(about).split(" | ")), "None"])


def options_of(tool, command):
    """Name in Python, type and help of each."""
    found = []
    allowed = None
    for branch in tool.schema["anyOf"]:
        if branch["properties"]["command"]["const"] == command:
            allowed = set(branch["properties"])
    for option in tool.commands["import" if command == "days" else command]["options"]:
        name = option["name"]
        if name in OWN or allowed is not None and name not in allowed:
            continue
        if command == "days" and name in ("output", "format"):
            continue
        text = option["help"]
        if option["default"]:
            text += f" When left out: {option['default']}."
        text = re.sub(r"--([a-z][a-z-]*[a-z])", lambda match: python_name(match[1]), text)
        found.append((python_name(name), python_type(command, option), text))
    return found


def options_module(tool):
    lines = [HEAD.format("The options of each command, as types.") + '''
from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal, TypedDict

from ._types import Days, Path, Theme

# What names a file, with the words that it may be instead.
FILES: dict[str, tuple[str, ...]] = {''']
    for name, file in sorted(tool.files.items()):
        listed = ", ".join(map(json.dumps, file["words"])) + ("," if len(file["words"]) == 1 else "")
        lines.append(f'    "{python_name(name)}": ({listed}),')
    in_job = sorted(python_name(name) for name, file in tool.files.items() if file["contents"])
    lines += ["}", "# Files that may stand in a job themselves, as data: URLs.",
              f"IN_JOB = frozenset({json.dumps(in_job)})"]
    tables = {command: options_of(tool, command) for command in [*tool.drawing, "days", "compare"]}
    shared = [row[:2] for row in tables["render"] if all(row[:2] in [r[:2] for r in tables[c]] for c in tool.drawing)]

    def table(name, base, rows):
        lines.extend(["", "", f"class {name}({base}, total=False):"])
        lines.extend(f"    {option}: {kind}" for option, kind in rows)

    table("_Shared", "TypedDict", shared)
    for command, rows in tables.items():
        is_drawing = command in tool.drawing
        rows = [row[:2] for row in rows if not is_drawing or row[:2] not in shared]
        table(f"{command.capitalize()}Options", "_Shared" if is_drawing else "TypedDict", rows)
    return wrapped("\n".join(lines) + "\n")


def functions_module(tool):
    lines = [HEAD.format("A function for each command, with its options as keyword arguments.") + '''
# ruff: noqa: A002
from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, Literal

from ._compare import Comparison, compared
from ._import import imported
from ._renderer import default
from ._types import Days, Path, Source, Theme
from .picture import Picture


def _given(arguments: dict[str, Any], *own: str) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value is not None and name not in own}''']
    for command in tool.drawing:
        lines += function(
            tool, command, ["days: Days = None"], "Picture",
            ["days: counts, the first day first; dictionaries with a date and steps; a Series or a DataFrame of pandas "
             "or polars; a path of JSON, CSV or an export; or such a file's bytes."],
            f'default().draw("{command}", days, _given(locals(), "days"))')
    lines += function(
        tool, "days",
        ["source: Path | bytes | Sequence[Path]", 'frame: Literal["pandas", "polars"] | None = None'], "Any",
        ["source: an export: a file, a folder, a zip, or several of one kind; or a file's bytes.",
         "frame: the library whose DataFrame to return; else a list of dictionaries."],
        'imported(source, frame, _given(locals(), "source", "frame"))')
    lines += function(
        tool, "compare", ["expected: Source", "actual: Source"], "Comparison",
        ["expected: the PNG file to compare with: a Picture, bytes or a path.", "actual: the one to compare."],
        'compared(expected, actual, _given(locals(), "expected", "actual"))')
    return wrapped("\n".join(lines) + "\n")


def function(tool, command, first, returns, about, body):
    """The lines of a function: its first arguments, what it returns, their help, and what it does."""
    about_command = tool.commands["import" if command == "days" else command]
    summary = textwrap.wrap(about_command["summary"], 112)
    lines = ["", "", f"def {command}("] + [f"    {argument}," for argument in first] + ["    *,"]
    rows = options_of(tool, command)
    lines += [f"    {name}: {kind} = None," for name, kind, _ in rows]
    lines += [f") -> {returns}:", f'    """{summary[0]}', *(f"    {line}" for line in summary[1:]), "", "    Args:"]
    for text in about + [f"{name}: {text}" for name, _, text in rows]:
        lines += textwrap.wrap(
            text.replace("\\", "\\\\"), 120, initial_indent=" " * 8, subsequent_indent=" " * 12, break_on_hyphens=False,
            break_long_words=False)
    raises = "        StepchartError: one of its kinds, with a code, the option or place, and a message."
    return lines + ["", "    Raises:", raises, '    """', f"    return {body}"]


def wrapped(text):
    """Types that are longer than a line, a word on each."""
    def split(match):
        indent, name, words, rest = match.groups()
        inner = "".join(f"{indent}    {word},\n" for word in re.split(r", ", words))
        return f"{indent}{name}Literal[\n{inner}{indent}]{rest}"

    pattern = r"^(\s*)(\w+: (?:.* )?)Literal\[(.*)\](.*)$"
    return "\n".join(re.sub(pattern, split, line) if len(line) > 120 else line for line in text.split("\n"))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tool", metavar="TOOL", type=pathlib.Path)
    parser.add_argument("--check", action="store_true", help="write nothing")
    arguments = parser.parse_args()
    tool = Tool(arguments.tool.resolve())
    status = 0
    for name, text in {"_options.py": options_module(tool), "_functions.py": functions_module(tool)}.items():
        path = PACKAGE / name
        if not arguments.check:
            path.write_text(text)
        elif (committed := path.read_text()) != text:
            status = 1
            lines = [committed.splitlines(), text.splitlines()]
            print("\n".join(difflib.unified_diff(*lines, name, "what the tool says", lineterm="", n=0)))
    sys.exit(status)


if __name__ == "__main__":
    main()
