"""The text of docs/commands.md, made of what the commands say of themselves. `make docs-reference` writes it."""

import json
import re
import subprocess

HEAD = """\
# Commands and options

<!-- Made by `make docs-reference` from the help of the commands: change the help, not this page. -->

This is what `stepchart help` says, on one page. What the options are good for is told, with pictures, in the
[other pages](README.md).

{commands}

Where an option takes one of several words, values are case-insensitive. `stepchart --generate-completion-script bash`
(or zsh, or fish) prints completions for your shell.

The examples below name files of yours. In a clone these lines make them, in a folder to play in:

```sh
cp -r samples play && cd play && cp batch/* .
python3 -m zipfile -c export.zip apple_health_export
stepchart render week.json -o out.png --layout-json layout.json
mkdir -p expected build/pictures
cp out.png expected.png && cp out.png expected && cp out.png build/pictures
stepchart render week.json -o anna.png --size 100x100
stepchart render week.json -o golden/week/dark.png --theme high-contrast-dark --scale 1
```

## Examples

{examples}

## Exit status

{statuses}
"""
SHARED = """\
## Options of several commands

Each command above says which of these it has."""
# Examples that end with 1: they record goldens, or find that one is not the same.
ENDS_WITH_1 = {
    "stepchart compare expected.png out.png", "stepchart verify golden", "stepchart verify golden --record missing",
    "stepchart verify golden --failures failures",
}
# Examples that wait for a person.
WAITS = {"stepchart review failures"}


def text(words):
    """Words as Markdown."""
    for sign, written in (("&", "&amp;"), ("<", "&lt;"), ("*", "\\*"), ("|", "\\|")):
        words = words.replace(sign, written)
    return words


def wrapped(words):
    """A paragraph in short lines."""
    lines = [""]
    for word in words.split():
        if len(lines[-1]) + 1 + len(word) > 118:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return "\n".join(lines)


def examples(lines):
    """Commands, those that end with 1 in blocks of their own."""
    blocks, kind = [], None
    for line in lines:
        is_command = line.startswith(("stepchart ", "cat ")) and line not in WAITS
        new = "console" if not is_command else "sh ends-with=1" if line in ENDS_WITH_1 else "sh"
        if new != kind or line in ENDS_WITH_1:
            blocks.append([f"```{new}"])
            kind = new
        blocks[-1].append(line)
    return "\n\n".join("\n".join([*block, "```"]) for block in blocks)


def statuses(lines):
    rows = [re.fullmatch(r"(\d+) +(.*)", line) for line in lines]
    return "\n".join(["| status | means |", "|---|---|", *(f"| {row[1]} | {text(row[2])} |" for row in rows)])


def paragraphs(words):
    """Lines are paragraphs; indented ones are a list of statuses, or commands."""
    parts, inside = [], []
    for line in [*words.split("\n"), ""]:
        if line.startswith("  "):
            inside.append(line.strip())
            continue
        if inside:
            parts.append(statuses(inside) if inside[0][0].isdigit() else examples(inside))
            inside = []
        if line:
            parts.append(wrapped(text(line)))
    return parts


def row(option):
    """Of a table."""
    means = option["help"]
    if option["choices"]:
        means += f" One of {', '.join(option['choices'])}."
    usage = option["usage"].replace("|", "\\|")
    return f"| `{usage}` | {text(means)} | {text(option['default'])} |"


def table(rows):
    return "\n".join(["| option | means | default |", "|---|---|---|", *rows])


def name(option):
    return option["usage"] if option["operand"] else f"--{option['name']}"


def section(command, shared):
    own = [option for option in command["options"] if row(option) not in shared]
    own.sort(key=lambda option: (not option["operand"], option["name"] != "output", option["group"] != ""))
    parts = [
        f"## stepchart {command['name']}", wrapped(text(command["summary"])),
        f"```text\nstepchart {command['name']} {command['usage']}\n```", *paragraphs(command["details"]),
        examples(command["examples"])]
    for part in command["sections"]:
        parts += [f"**{part['title'].capitalize()}**", *paragraphs(part["text"])]
    parts.append(table(map(row, own)))
    links = []
    for group in dict.fromkeys(shared.values()):
        names = [f"`{name(option)}`" for option in command["options"] if shared.get(row(option)) == group]
        if names:
            link = f"[{group}](#{group.lower().replace(' ', '-')})"
            links.append(wrapped(f"- {link}: {', '.join(names)}.").replace("\n", "\n  "))
    return parts + (["And, as other commands have them:", "\n".join(links)] if links else [])


def page(tool):
    reference = json.loads(subprocess.check_output([tool, "--generate", "reference"]))
    commands = reference["commands"]
    # A row that several commands have under a heading of their help stands once.
    rows = [(row(option), option["group"]) for command in commands for option in command["options"] if option["group"]]
    shared = {told: group for told, group in rows if rows.count((told, group)) > 1}
    parts = [part for command in commands for part in section(command, shared)]
    parts.append(SHARED)
    for group in dict.fromkeys(shared.values()):
        parts += [f"### {group}", table(told for told in shared if shared[told] == group)]
    index = [
        f"| [{command['name']}](#stepchart-{command['name']}) | {text(command['summary'])} |" for command in commands]
    head = HEAD.format(
        commands="\n".join(["| command | does |", "|---|---|", *index]), examples=examples(reference["examples"]),
        statuses="\n\n".join(paragraphs(reference["statuses"])))
    return head + "\n" + "\n\n".join(parts) + "\n"
