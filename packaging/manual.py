#!/usr/bin/env python3
"""Writes the man pages of a built tool: stepchart.1, and one for each command, as `man stepchart render` looks for them.

    manual.py TOOL OUT

They are made of what `TOOL --generate reference` says. SOURCE_DATE_EPOCH dates them; without it the last commit does.
"""

import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import textwrap
import time


def escaped(text):
    """Text that roff shows as it is: plain ASCII for every terminal and every locale."""
    signs = {"\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "^": "\\(ha", "~": "\\(ti"}
    return "".join(signs.get(sign, sign if ord(sign) < 128 else f"\\[u{ord(sign):04X}]") for sign in text)


def bold(text):
    """Never broken at the end of a line."""
    return f"\\fB\\%{escaped(text)}\\fR"


def synopsis(usage):
    """What is typed as it stands in bold, what stands for something else in italics."""
    return "".join(
        f"\\fI{escaped(part[1:-1])}\\fR" if part.startswith("<")
        else bold(part) if part.startswith("-") else escaped(part)
        for part in re.split(r"(<[^>]*>|--?[a-z][a-z-]*)", usage) if part)


def line(text):
    """Text as it is; what begins with a full stop must not be read as a request."""
    return "\\&" + escaped(text) if text.startswith(".") else escaped(text)


def filled(text):
    return [line(row) for row in textwrap.wrap(text, 70, break_long_words=False, break_on_hyphens=False)]


def listed(rows):
    """What is told of each, below its name."""
    return [row for name, text in rows for row in (".TP", name, *filled(text))]


def verbatim(lines):
    return [".PP", ".RS 4", ".EX", *map(line, lines), ".EE", ".RE"]


def paragraphs(text):
    """Paragraphs; indented lines are a list of numbers, or commands as they are typed."""
    rows, inside = [], []
    for part in [*text.split("\n"), ""]:
        if part.startswith("  "):
            inside.append(part.strip())
            continue
        if inside:
            numbers = [re.fullmatch(r"(\d+)  +(.*)", row) for row in inside]
            rows += listed((bold(row[1]), row[2]) for row in numbers) if all(numbers) else verbatim(inside)
            inside = []
        if part:
            rows += [".PP", *filled(part)]
    # After a heading a paragraph begins anyhow.
    return rows[1:] if rows[:1] == [".PP"] else rows


def means(option):
    text = option["help"]
    if option["choices"]:
        text += f" One of {', '.join(option['choices'])}."
    return f"{text} Default: {option['default']}." if option["default"] else text


def options(command):
    """Under a heading for each group, those with none first."""
    rows = [".SH OPTIONS"]
    for title in dict.fromkeys([""] + [option["group"] for option in command["options"]]):
        group = [option for option in command["options"] if option["group"] == title]
        group.sort(key=lambda option: not option["operand"])
        if title:
            rows.append(f'.SS "{title}"')
        rows += listed((synopsis(option["usage"]), means(option)) for option in group)
    return rows


def examples(lines):
    return [".SH EXAMPLES", *verbatim(lines)[1:]]


def page(name, summary, usage, parts):
    head = [
        f'.TH {name.upper()} 1 {DATE} "stepchart {REFERENCE["version"]}" "User Commands"', ".SH NAME",
        # As `whatis` lists it: without a full stop, beginning with a small letter.
        f"{escaped(name)} \\-", *filled(summary[0].lower() + summary[1:].rstrip(".")), ".SH SYNOPSIS",
        f"{bold(name.replace('-', ' '))} {synopsis(usage)}",
    ]
    return "\n".join([*head, *parts]) + "\n"


def others(names):
    ends = [","] * (len(names) - 1) + [""]
    return [".SH SEE ALSO", *(f".BR \\%{escaped(name)} (1){end}" for name, end in zip(names, ends))]


def main():
    out.mkdir(parents=True)
    commands = REFERENCE["commands"]
    pages = ["stepchart-" + command["name"] for command in commands]
    for command, name in zip(commands, pages):
        parts = [".SH DESCRIPTION", *filled(command["summary"])]
        if command["details"]:
            parts += [".PP", *paragraphs(command["details"])]
        parts += options(command)
        for section in command["sections"]:
            parts += [f'.SH "{section["title"]}"', *paragraphs(section["text"])]
        parts += [*examples(command["examples"]), *others(["stepchart"])]
        (out / f"{name}.1").write_text(page(name, command["summary"], command["usage"], parts))
    parts = [
        ".SH DESCRIPTION", *filled(REFERENCE["summary"]), ".SH COMMANDS",
        *listed((bold(name) + "(1)", command["summary"]) for command, name in zip(commands, pages)),
        ".SH EXIT STATUS", *paragraphs(REFERENCE["statuses"]), *examples(REFERENCE["examples"]), *others(pages),
    ]
    (out / "stepchart.1").write_text(page("stepchart", REFERENCE["summary"], "<command> [<options>]", parts))


if __name__ == "__main__":
    tool, out = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
    shutil.rmtree(out, ignore_errors=True)
    REFERENCE = json.loads(subprocess.check_output([tool.absolute(), "--generate", "reference"]))
    EPOCH = os.environ.get("SOURCE_DATE_EPOCH") or subprocess.check_output(["git", "log", "-1", "--format=%ct"])
    DATE = time.strftime("%F", time.gmtime(int(EPOCH)))
    main()
