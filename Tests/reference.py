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

Names and choices may have large or small letters. `stepchart --generate-completion-script bash` (or zsh, or fish)
prints completions for your shell.

The examples below name files of yours. In a clone these lines make them, in a folder to play in:

```sh
cp -r samples play && cd play && cp batch/* .
python3 -m zipfile -c export.zip apple_health_export
stepchart render week.json -o out.png --layout-json layout.json
sed 's,\\.\\./,,' widget/timeline.json > timeline.json
mkdir -p expected build/pictures
cp out.png expected.png && cp out.png expected && cp out.png build/pictures
stepchart render week.json -o anna.png --size 100x100
stepchart render week.json -o golden/week/dark.png --theme high-contrast-dark --scale 1
```
"""
SHARED = """
## Options of several commands

Each command above says which of these it has.
"""
# Examples that end with 1: they record goldens, or find that one is not the same.
ENDS_WITH_1 = {
    "stepchart compare expected.png out.png", "stepchart verify golden", "stepchart verify golden --record missing",
    "stepchart verify golden --failures failures",
}


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
        is_command = line.startswith(("stepchart ", "cat "))
        new = "console" if not is_command else "sh ends-with=1" if line in ENDS_WITH_1 else "sh"
        if new != kind or line in ENDS_WITH_1:
            blocks.append([f"```{new}"])
            kind = new
        blocks[-1].append(line)
    return "\n\n".join("\n".join([*block, "```"]) for block in blocks)


def statuses(lines):
    rows, more = [], []
    for line in lines:
        status = re.fullmatch(r"(\d+) +(.*)", line)
        if status and "  " in line:
            rows.append(f"| {status[1]} | {text(status[2])} |")
        else:
            more.append(wrapped(text(line[:1].upper() + line[1:] + ".")))
    return "\n\n".join(["\n".join(["| status | means |", "|---|---|", *rows]), *more])


def discussion(words, title_of="**{}**"):
    """Paragraphs, and under words in capitals examples or a table of statuses."""
    parts = []
    for part in words.strip().split("\n\n"):
        lines = part.split("\n")
        title = None
        if lines[0].isupper():
            title = lines.pop(0).capitalize()
            parts.append(title_of.format(title))
        # Indented lines are as they are; the others are paragraphs.
        while lines:
            inside = lines[0].startswith("  ")
            run = []
            while lines and lines[0].startswith("  ") == inside:
                run.append(lines.pop(0).strip())
            if not inside:
                parts.append(wrapped(text(" ".join(run))))
            elif title == "Exit status":
                parts.append(statuses(run))
            else:
                parts.append(examples(run))
    return "\n\n".join(parts)


class Option:
    """A row of a table: an option, or an argument."""

    def __init__(self, argument):
        self.title = argument.get("sectionTitle")
        self.is_argument = argument["kind"] == "positional"
        self.names = [("-" if name["kind"] == "short" else "--") + name["name"] for name in argument.get("names", [])]
        self.names.sort(key=len)
        self.value = f" <{argument['valueName']}>" if argument["kind"] == "option" else ""
        means = argument.get("abstract", "")
        self.default = argument.get("defaultValue", "")
        values = argument.get("allValues", [])
        choice = re.search(r" \(values: (.*?)(?:; default: (.*))?\)$", means)
        if choice:
            means, values, self.default = means[: choice.start()], choice[1].split(", "), choice[2] or self.default
        told = re.search(r" \(default: (.*)\)$", means)
        if told:
            means, self.default = means[: told.start()], told[1]
        # Where the text has them all, they need not be told again.
        if values and not all(re.search(rf"\b{re.escape(value)}\b", means) for value in values):
            means += f" One of {', '.join(values)}."
        self.means = means
        self.argument = f"<{argument.get('valueName')}>"

    @property
    def name(self):
        return self.argument if self.is_argument else self.names[-1]

    @property
    def row(self):
        name = self.argument if self.is_argument else ", ".join(self.names) + self.value
        name = name.replace("|", "\\|")
        return f"| `{name}` | {text(self.means)} | {text(self.default)} |"


def options(command):
    """Of a command, in the order of its help; the two flags of one choice are one."""
    found = []
    for argument in command["arguments"]:
        option = Option(argument)
        if not argument["shouldDisplay"] or option.name in ("--version", "--help"):
            continue
        if option.name.startswith("--no-") and found and found[-1].names[-1] == "--" + option.name[5:]:
            before = found[-1]
            before.names[-1] += f"/{option.name}"
            before.means = before.means or option.means
            before.default = before.default or option.default
        else:
            found.append(option)
    return found


def table(rows):
    return "\n".join(["| option | means | default |", "|---|---|---|", *(option.row for option in rows)])


def usage(tool, name):
    page = subprocess.run([tool, "help", name], capture_output=True, text=True, check=True).stdout
    return " ".join(re.search(r"^USAGE: (.*?)\n\n", page, re.DOTALL | re.MULTILINE)[1].split())


def page(tool):
    dump = subprocess.run([tool, "--experimental-dump-help"], capture_output=True, text=True, check=True).stdout
    root = json.loads(dump)["command"]
    commands = [command for command in root["subcommands"] if command["commandName"] != "help"]
    # A row that several commands have, in a section of their help, stands once.
    owners, first = {}, {}
    for command in commands:
        for option in options(command):
            if option.title:
                owners.setdefault(option.row, []).append(command["commandName"])
                first.setdefault(option.row, option)
    shared = {row: first[row] for row, names in owners.items() if len(names) > 1}
    titles = list(dict.fromkeys(option.title for option in shared.values()))

    parts = [discussion(root["discussion"], "## {}")]
    for command in commands:
        name = command["commandName"]
        own = [option for option in options(command) if option.row not in shared]
        own.sort(key=lambda option: (not option.is_argument, option.name != "--output", option.title is not None))
        parts += [f"## stepchart {name}", wrapped(text(command["abstract"]))]
        parts += [f"```text\n{usage(tool, name)}\n```", discussion(command["discussion"]), table(own)]
        links = []
        for title in titles:
            names = [option.name for option in options(command)
                     if option.row in shared and shared[option.row].title == title]
            if names:
                link = f"[{title}](#{title.lower().replace(' ', '-')})"
                lines = wrapped(f"- {link}: {', '.join(f'`{name}`' for name in names)}.")
                links.append(lines.replace("\n", "\n  "))
        if links:
            parts += ["And, as other commands have them:", "\n".join(links)]
    parts.append(SHARED.strip())
    for title in titles:
        parts += [f"### {title}", table(option for option in shared.values() if option.title == title)]
    index = "\n".join(
        ["| command | does |", "|---|---|"]
        + [f"| [{command['commandName']}](#stepchart-{command['commandName']}) | {text(command['abstract'])} |"
           for command in commands])
    return HEAD.format(commands=index) + "\n" + "\n\n".join(parts) + "\n"
