#!/usr/bin/env python3
"""Makes the typed interface of the Python package of what the tool says of its own options.

    generate.py TOOL [--check]

Writes into src/stepchart: _options.py, the options of each command as types; _functions.py, a function for each with
all its options as keyword arguments and their help; _methods.py and _coroutines.py, the same as methods and as
coroutines; and _facts.py, what days say, as types. With --check nothing is written, and the status tells whether they
are what the tool says.
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
FACTS = pathlib.Path(__file__).resolve().parents[2] / "samples/facts.schema.json"
# What the package itself says in a job, or does not need.
OWN = {
    "$schema", "command", "id", "input", "threads", "quiet", "defaults", "no-defaults", "source", "list", "json", "expected",
    "actual"}
# Commands that read days and draw nothing, by their names in Python.
READING = {"days": "import", "facts": "facts"}
# What a file may be in Python, by what it holds.
CONTENTS = {
    "days": "Days",
    "theme": "Theme | None",
    "object": "Path | bytes | Mapping[str, object] | None",
    "picture": "Source | None",
}
# What stands between two numbers.
PAIRS = {"size": "x", "photo_focus": ","}
HEAD = '''"""{}

Made by integrations/python/generate.py from {}: change that, not this file.
"""
'''
OPTIONS = "the tool's table of options"


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
    if name in ("ignore", "region"):
        return "Sequence[tuple[int, int, int, int]] | None"
    if option["kind"] == "list":
        return "str | Sequence[str] | None"
    if name in ("week", "month", "year"):
        # 46 is a week, too, 9 a month and 2026 a year.
        return "str | int | date | None"
    if label in ("date", "today"):
        return "str | date | None"
    if python_name(name) in PAIRS:
        return "str | tuple[float, float] | None"
    about = option["schema"]
    if option["choices"] and about.get("type") == "string":
        about = {"enum": option["choices"]}
    kinds = [*dict.fromkeys(json_type(about).split(" | "))]
    if kinds in (["int"], ["float"]) and option["kind"] == "word":
        # The tool reads "10k", "2x" and "3s".
        kinds.append("str")
    return " | ".join([*kinds, "None"])


def words_of(option):
    """A pattern of the words that may follow an option in a sentence of the tool, empty where these are not known."""
    about = option["schema"]
    if option["name"] in ("week", "month", "year"):
        return "last|current|previous"
    if option["file"]:
        return "|".join(option["file"]["words"])
    choices = option["choices"] or about.get("enum") or []
    named = re.fullmatch(r"\^\(([a-z=.+|-]+)\)\$", about.get("pattern", ""))
    return named[1].replace(".+", r"[^\s,;]+") if named else "|".join(choices)


def options_of(tool, command):
    """Name in Python, type and help of each."""
    found = []
    allowed = None
    for branch in tool.schema["anyOf"]:
        if branch["properties"]["command"]["const"] == command:
            allowed = set(branch["properties"])
    for option in tool.commands[READING.get(command, command)]["options"]:
        name = option["name"]
        if name in OWN or allowed is not None and name not in allowed:
            continue
        if command == "days" and name in ("output", "format", "force"):
            continue
        text = option["help"]
        if option["default"]:
            text += f" When left out: {option['default']}."
        text = re.sub(r"--([a-z][a-z-]*[a-z])", lambda match: python_name(match[1]), text)
        found.append((python_name(name), python_type(command, option), text))
    return found


def options_module(tool):
    lines = [HEAD.format("The options of each command, as types.", OPTIONS) + '''
from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal, TypedDict

from ._types import Days, Path, Source, Theme

Command = Literal[''' + ", ".join(map(json.dumps, tool.drawing)) + ''']

# What names a file, with the words that it may be instead.
FILES: dict[str, tuple[str, ...]] = {''']
    for name, file in sorted(tool.files.items()):
        listed = ", ".join(map(json.dumps, file["words"])) + ("," if len(file["words"]) == 1 else "")
        lines.append(f'    "{python_name(name)}": ({listed}),')
    in_job = sorted(python_name(name) for name, file in tool.files.items() if file["contents"])
    lines += ["}", "# Files that may stand in a job themselves, as data: URLs.",
              f"IN_JOB = frozenset({json.dumps(in_job)})", "# Files that a job writes, or keeps.",
              f"WRITTEN = frozenset({json.dumps(sorted(written_files(tool)))})"]
    known = known_options(tool)
    lists = sorted(python_name(name) for name, option in known.items() if option["kind"] == "list")
    whole = sorted(python_name(name) for name, option in known.items() if takes_whole_numbers(option))
    flags = sorted(python_name(name) for name, option in known.items() if option["kind"] in ("flag", "toggle"))
    lines.append("# Options that may be given several times, that count something, and that are true or false.")
    for name, options in {"LISTS": lists, "WHOLE": whole, "FLAGS": flags}.items():
        lines += textwrap.wrap(f"{name} = frozenset({json.dumps(options)})", 120, subsequent_indent="    ")
    lines += ["# Pairs of numbers, with what stands between them.", f"PAIRS = {json.dumps(PAIRS)}"]
    lines += ["# All options, each with a pattern of the words that it may be.", "WORDS: dict[str, str] = {"]
    lines += [f'    "{python_name(name)}": r"{words_of(known[name])}",' for name in sorted(known)] + ["}"]
    tables = {command: options_of(tool, command) for command in [*tool.drawing, *READING, "compare"]}
    shared = [row[:2] for row in tables["render"] if all(row[:2] in [r[:2] for r in tables[c]] for c in tool.drawing)]

    def table(name, base, rows):
        lines.extend(["", "", f"class {name}({base}, total=False):"])
        lines.extend(f"    {option}: {kind}" for option, kind in rows)

    table("_Shared", "TypedDict", shared)
    for command, rows in tables.items():
        is_drawing = command in tool.drawing
        rows = [row[:2] for row in rows if not is_drawing or row[:2] not in shared]
        table(f"{command.capitalize()}Options", "_Shared" if is_drawing else "TypedDict", rows)
    lines += ["", "", "# The names of the options of each command.", "OPTIONS = {"]
    lines += [f'    "{command}": frozenset({command.capitalize()}Options.__annotations__),' for command in tables]
    lines += ["}"]
    return wrapped("\n".join(lines) + "\n")


def written_files(tool):
    return {python_name(name) for name, file in tool.files.items() if file["access"] != "read"}


def known_options(tool):
    """Each option of the package, as the first command has it that knows it."""
    known = {}
    for command in [*tool.drawing, *READING, "compare"]:
        allowed = {name for name, _, _ in options_of(tool, command)}
        for option in tool.commands[READING.get(command, command)]["options"]:
            if python_name(option["name"]) in allowed:
                known.setdefault(option["name"], option)
    return known


def takes_whole_numbers(option):
    about = option["schema"]
    return any(one.get("type") == "integer" for one in about.get("anyOf", [about]))


def functions_module(tool):
    lines = [HEAD.format("A function for each command, with its options as keyword arguments.", OPTIONS) + '''
# ruff: noqa: A002
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Literal

from ._compare import Comparison, compared
from ._facts import AllFacts
from ._options import Command
from ._read import facts_of, imported
from ._renderer import default
from ._types import Days, Path, Source, Theme
from .errors import StepchartError
from .picture import Picture


def _given(arguments: dict[str, Any], *own: str) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value is not None and name not in own}''']
    about_days = (
        "days: counts, the first day first; dictionaries or pairs of a date and steps; a Series or a DataFrame of "
        "pandas or polars; a path of JSON, CSV or an export; or such a file's bytes.")
    for command in tool.drawing:
        lines += function(
            tool, command, ["days: Days = None"], "Picture", [about_days],
            f'default().draw("{command}", days, _given(locals(), "days"))')
    lines += batch_function(tool)
    lines += function(
        tool, "days",
        ["source: Days | Sequence[Path]", 'frame: Literal["pandas", "polars"] | None = None'], "Any",
        ["source: an export: a file, a folder, a zip, or several of one kind; a file's bytes; or days as of render.",
         "frame: the library whose DataFrame to return; else a list of dictionaries."],
        'imported(source, frame, _given(locals(), "source", "frame"))')
    lines += function(
        tool, "facts", ["days: Days | Sequence[Path]"], "AllFacts", [about_days],
        'facts_of(days, _given(locals(), "days"))')
    lines += function(
        tool, "compare", ["expected: Source", "actual: Source"], "Comparison",
        ["expected: the PNG, JPEG or WebP file to compare with: a Picture, bytes or a path.", "actual: the one to compare."],
        'compared(expected, actual, _given(locals(), "expected", "actual"))')
    return wrapped("\n".join(lines) + "\n")


BATCH = ["jobs: Iterable[Any]", 'command: Command = "render"']


def batch_options(tool):
    """Those of all commands that draw, each with all its types, but no files that they would all write."""
    found = {}
    for command in tool.drawing:
        for name, kind, _ in options_of(tool, command):
            if name in written_files(tool) and name != "cache":
                continue
            found.setdefault(name, {}).update(dict.fromkeys(kind.removesuffix(" | None").split(" | ")))
    rows = [("folder", "Path | None"), ("progress", "bool | None"), ("id_column", "str | None")]
    for name, kinds in found.items():
        rows.append((name, " | ".join([*kinds] if "Days" in kinds else [*kinds, "None"])))
    return rows


def batch_function(tool):
    lines = signature("batch", BATCH, batch_options(tool), "Iterator[Picture | StepchartError]")
    about = '''    """Draws many pictures, as many at a time as there are cores, and yields them in order, or errors in their place.

    Args:
        jobs: dictionaries with days and options of their own, an id, or a command; or only days, as of render. A
            DataFrame with a column that identifies users is a job for each user, in the order in which they first come.
        command: the command of jobs that name none.
        folder: where the pictures are written as well, each when it is yielded, as ID.png, or without an id as the
            number of the job, from 0. It is whole or not there, and replaces what had its name. The rules are those of
            `stepchart batch`: what could lead out of the folder is written as %2F and so on; of two jobs with one name,
            letter case aside, the second is an error, and so is a job that says itself where its files go.
        progress: shows on standard error how many jobs are done, and of how many where `jobs` has a length: a bar by
            tqdm if that is installed, else a line every five seconds.
        id_column: the column of a DataFrame that identifies users. When left out: by its name.
        ...: the options of the command, for all jobs that have none of their own.

    Yields:
        A Picture, or a StepchartError that is not raised, with `line`, which counts the jobs from 1, `id` and `field`.
    """'''
    return lines + [about, '    return default().draw_all(jobs, command, _given(locals(), "jobs", "command"))']


GIVEN = """

def _given(arguments: dict[str, Any], *own: str) -> dict[str, Any]:
    own = ("self", *own)
    return {name: value for name, value in arguments.items() if value is not None and name not in own}"""


def method(name, first, rows, returns, body, opening="def"):
    """The lines of a method as its function, which has the help."""
    lines = signature(name, ["self", *first], rows, returns, opening)[2:]
    lines += [f'    """As `stepchart.{name}`."""', *(f"    {line}" for line in body)]
    return ["", *(f"    {line}" for line in lines)]


def drawing_methods(tool, opening, waits, results):
    """A method for each command that draws, and one for many jobs."""
    lines = []
    for command in tool.drawing:
        rows = [row[:2] for row in options_of(tool, command)]
        body = [f'return {waits}self.draw("{command}", days, _given(locals(), "days"))']
        lines += method(command, ["days: Days = None"], rows, "Picture", body, opening)
    body = ['return self.draw_all(jobs, command, _given(locals(), "jobs", "command"))']
    return lines + method("batch", BATCH, batch_options(tool), results, body)


def methods_module(tool):
    lines = [HEAD.format("The commands as methods, with their options as arguments.", OPTIONS) + """
# ruff: noqa: A002
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Literal

from ._options import Command
from ._types import Days, Path, Source, Theme
from .errors import StepchartError
from .picture import Picture
""" + GIVEN + """


class Methods:
    \"""What draws, by name; a subclass says how.\"""

    def draw(self, command: str, days: Any, options: dict[str, Any]) -> Picture:
        raise NotImplementedError

    def draw_all(
        self, jobs: Iterable[Any], command: str, options: dict[str, Any]
    ) -> Iterator[Picture | StepchartError]:
        raise NotImplementedError"""]
    lines += drawing_methods(tool, "def", "", "Iterator[Picture | StepchartError]")
    return wrapped("\n".join(lines) + "\n")


def coroutines_module(tool):
    lines = [HEAD.format("The functions as coroutines, with their options as arguments.", OPTIONS) + """
# ruff: noqa: A002
from __future__ import annotations

from collections.abc import AsyncIterator, Iterable, Mapping, Sequence
from datetime import date
from typing import Any, Literal

from ._compare import Comparison
from ._facts import AllFacts
from ._options import Command
from ._types import Days, Path, Source, Theme
from .errors import StepchartError
from .picture import Picture
""" + GIVEN + """


class Drawing:
    \"""What draws, by name; a subclass says how.\"""

    async def draw(self, command: str, days: Any, options: dict[str, Any]) -> Picture:
        raise NotImplementedError

    def draw_all(
        self, jobs: Iterable[Any], command: str, options: dict[str, Any]
    ) -> AsyncIterator[Picture | StepchartError]:
        raise NotImplementedError"""]
    lines += drawing_methods(tool, "async def", "await ", "AsyncIterator[Picture | StepchartError]")
    lines.append("""

class Reading:
    \"""What draws nothing; a subclass says how to call a function of the package.\"""

    async def call(self, function: str, arguments: tuple[Any, ...], options: dict[str, Any]) -> Any:
        raise NotImplementedError""")
    for command, first, returns in (
        ("days", ["source: Days | Sequence[Path]", 'frame: Literal["pandas", "polars"] | None = None'], "Any"),
        ("facts", ["days: Days | Sequence[Path]"], "AllFacts"),
        ("compare", ["expected: Source", "actual: Source"], "Comparison"),
    ):
        names = [argument.split(":")[0] for argument in first]
        own = ", ".join(json.dumps(name) for name in names)
        listed = ", ".join(names) + ("," if len(names) == 1 else "")
        body = [
            f'result: {returns} = await self.call("{command}", ({listed}), _given(locals(), {own}))', "return result",
        ]
        rows = [row[:2] for row in options_of(tool, command)]
        lines += method(command, first, rows, returns, body, "async def")
    return wrapped("\n".join(lines) + "\n")


def facts_module():
    """The schema of facts as types. What may be null is `Any` beside what it is mostly: so nobody need look first."""
    schema = json.loads(FACTS.read_text())
    definitions = schema["$defs"]
    classes = {}

    def kind_of(about, name):
        if "$ref" in about:
            name = about["$ref"].rpartition("/")[2]
            return kind_of(definitions[name], name.removesuffix("OrNull"))
        if "anyOf" in about:
            kinds = [kind_of(one, name) for one in about["anyOf"] if one.get("type") != "null"]
            may_be_null = len(kinds) < len(about["anyOf"])
            is_object = kinds[0] in classes
            return " | ".join(kinds + (["Any" if is_object else "None"] if may_be_null else []))
        if "const" in about:
            return "int"
        kinds = about["type"] if isinstance(about["type"], list) else [about["type"]]
        if "object" in kinds:
            title = name[0].upper() + name[1:]
            if title not in classes:
                classes[title] = {}
                classes[title].update({key: kind_of(one, key) for key, one in about["properties"].items()})
            return title
        if "array" in kinds:
            return f"list[{kind_of(about['items'], name.removesuffix('s'))}]"
        names = {"boolean": "bool", "integer": "int", "number": "float", "string": "str", "null": "None"}
        return " | ".join(names[kind] for kind in kinds)

    members = {name: kind_of(schema["properties"][name], name) for name in schema["required"]}
    last_in_short = schema["required"].index("firstMarathonWeek")
    in_short = schema["required"][1:last_in_short + 1]
    lines = [HEAD.format("What days say, as types.", "samples/facts.schema.json") + '''
from __future__ import annotations

from typing import Any, TypedDict''']

    def table(name, base, rows, about):
        lines.extend(["", "", f"class {name}({base}):", *([f'    """{about}"""', ""] if about else [])])
        lines.extend(f"    {key}: {kind}" for key, kind in rows)

    for name, rows in classes.items():
        table(name, "TypedDict", rows.items(), "")
    table("Facts", "TypedDict", [(name, members[name]) for name in in_short], "What a picture knows of its days.")
    rest = [(name, kind) for name, kind in members.items() if name not in in_short]
    table("AllFacts", "Facts", rest, "What `stepchart.facts` returns.")
    return "\n".join(lines) + "\n"


def signature(name, first, rows, returns, opening="def"):
    lines = ["", "", f"{opening} {name}("] + [f"    {argument}," for argument in first] + ["    *,"]
    return lines + [f"    {option}: {kind} = None," for option, kind in rows] + [f") -> {returns}:"]


def function(tool, command, first, returns, about, body):
    """The lines of a function: its first arguments, what it returns, their help, and what it does."""
    about_command = tool.commands[READING.get(command, command)]
    summary = textwrap.wrap(about_command["summary"], 112)
    rows = options_of(tool, command)
    lines = signature(command, first, [row[:2] for row in rows], returns)
    lines += [f'    """{summary[0]}', *(f"    {line}" for line in summary[1:]), "", "    Args:"]
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
    modules = {
        "_options.py": options_module(tool),
        "_functions.py": functions_module(tool),
        "_methods.py": methods_module(tool),
        "_coroutines.py": coroutines_module(tool),
        "_facts.py": facts_module(),
    }
    for name, text in modules.items():
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
