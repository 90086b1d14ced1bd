"""Runs Tests/transcripts: commands as typed, and beside each what it prints, its status, and the files that it leaves.

A page has one topic. Each part under a `##` heading runs by itself, in a new folder that holds a link to samples; blocks
before the first heading run in each part, before its own. Of its blocks

    console             has commands, and below each what came of it
    any file=NAME       becomes a file
    png file=NAME       becomes a picture: rows of `COLOR` or `COLOR*COUNT`, or `WIDTHxHEIGHT COLOR` for so many equal
                        rows; a color is rrggbb or rrggbbaa

    $ stepchart render week.json -o a.png --scale 99      a command; `> ` begins the lines by which it goes on
    what it printed                                       `...` stands for anything, alone for any lines
    2> stepchart: --scale: expected ...                   a line of standard error
    [64]                                                  its status, where that is not 0
    + a.png                                               a file or an empty folder that is new,
    ~ a.png                                               has changed,
    - a.png                                               or is gone

`$PWD` stands for the folder. `(no-eol)` behind a line says that none ends it.
"""

import concurrent.futures
import difflib
import hashlib
import os
import pathlib
import re
import signal
import struct
import subprocess
import tempfile
import zlib

from markdown_pages import PROJECT, Page, clean_environment, pattern

# A command that takes longer hangs.
SECONDS = 120


def png(lines):
    """Returns a PNG file of 8-bit RGBA pixels, made of rows of text."""
    rows = []
    for line in lines:
        area = re.fullmatch(r"(\d+)x(\d+) (\w+)", line)
        if area:
            rows += [bytes.fromhex(area[3].ljust(8, "f")) * int(area[1])] * int(area[2])
        else:
            cells = [cell.partition("*") for cell in line.split()]
            rows.append(b"".join(bytes.fromhex(color.ljust(8, "f")) * int(count or 1) for color, _, count in cells))

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    header = struct.pack(">IIBBBBB", len(rows[0]) // 4, len(rows), 8, 6, 0, 0, 0)
    pixels = zlib.compress(b"".join(b"\0" + row for row in rows))
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


class Command:
    def __init__(self, line):
        # Of its first line, from 1; its own lines, and those below it.
        self.line, self.text, self.lines = line, [], []

    @staticmethod
    def of_block(block):
        commands = []
        for number, line in enumerate(block.lines, block.line):
            if line.startswith("$ "):
                commands.append(Command(number))
                commands[-1].text.append(line[2:])
            elif not commands:
                raise ValueError(f"{number}: expected a line that begins with $")
            elif line[:2] in ("> ", ">") and not commands[-1].lines:
                commands[-1].text.append(line[2:])
            else:
                commands[-1].lines.append(line)
        return commands


class Part:
    """The blocks that run in one folder: those before the first heading, and those below one heading."""

    def __init__(self, page, blocks):
        self.page, self.blocks = page, blocks

    @staticmethod
    def of_page(page):
        lines = page.text.split("\n")
        fences = {line for block in page.blocks for line in range(block.line - 1, block.line + len(block.lines) + 1)}
        headings = [number for number, line in enumerate(lines, 1) if line.startswith("## ") and number not in fences]
        common = [block for block in page.blocks if not headings or block.line < headings[0]]
        for start, end in zip(headings, headings[1:] + [len(lines) + 1]):
            yield Part(page, common + [block for block in page.blocks if start < block.line < end])
        if not headings:
            yield Part(page, common)


def listing(folder):
    """Returns the files and empty folders by their paths, each with its digest or the target of a link."""
    found = {}
    for place, folders, names in os.walk(folder):
        relative = "" if place == folder else os.path.relpath(place, folder)
        if relative and not folders and not names:
            found[relative + "/"] = ""
        for name in names + [name for name in folders if os.path.islink(os.path.join(place, name))]:
            path = os.path.join(place, name)
            key = os.path.join(relative, name)
            if os.path.islink(path):
                found[key] = os.readlink(path)
            elif os.path.isfile(path) and os.access(path, os.R_OK):
                found[key] = hashlib.sha256(pathlib.Path(path).read_bytes()).hexdigest()
            else:
                found[key] = ""
    return found


def changes(before, after):
    signs = {name: "+" if name not in before else "-" if name not in after else "~"
             for name in before.keys() | after.keys() if before.get(name) != after.get(name)}
    # That a folder is no longer empty is said by what is in it.
    kept = {name for name in signs if not (name.endswith("/") and signs[name] == "-"
                                           and any(other.startswith(name) for other in after))}
    return [f"{signs[name]} {name}" for name in sorted(kept)]


def printed(text, prefix, folder):
    lines = text.decode(errors="backslashreplace").replace(folder, "$PWD").split("\n")
    last = lines.pop()
    return [prefix + line.rstrip() for line in lines] + ([f"{prefix}{last} (no-eol)"] if last else [])


class Outcome:
    """The result of a part: how many commands ran, those whose result differs with the lines found, and the faults."""

    def __init__(self):
        self.runs, self.changed, self.faults = 0, [], []


def run_command(command, folder, environment):
    """Runs a command. Returns the lines that belong below it; None if it hangs."""
    before = listing(folder)
    process = subprocess.Popen(
        ["bash", "-c", "\n".join(command.text)], cwd=folder, env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True)
    try:
        output, errors = process.communicate(timeout=SECONDS)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return None
    status = process.returncode if process.returncode >= 0 else 128 - process.returncode
    return (printed(output, "", folder) + printed(errors, "2> ", folder) + ([f"[{status}]"] if status else [])
            + changes(before, listing(folder)))


def run_part(part, tool):
    outcome = Outcome()
    with tempfile.TemporaryDirectory() as name:
        root = pathlib.Path(name).resolve()
        folder = root / "work"
        folder.mkdir()
        (folder / "samples").symlink_to(PROJECT / "samples")
        environment = clean_environment(root, tool)
        for block in part.blocks:
            if file := block.word("file"):
                path = folder / file
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(png(block.lines) if block.kind == "png" else
                                 "".join(line + "\n" for line in block.lines).encode())
            elif block.kind == "console":
                for command in Command.of_block(block):
                    found = run_command(command, str(folder), environment)
                    outcome.runs += 1
                    place = f"{part.page.name}:{command.line}: $ {command.text[0]}"
                    if found is None:
                        outcome.faults.append(f"{place}\nit takes more than {SECONDS} seconds")
                    elif not re.fullmatch(pattern(command.lines), "".join(line + "\n" for line in found)):
                        outcome.changed.append((command, found))
                        outcome.faults.append(place + "\n" + "\n".join(difflib.ndiff(command.lines, found)))
        # Folders that a command closed are opened, so that they can be removed.
        for place, _, _ in os.walk(folder):
            os.chmod(place, 0o700)
    return outcome


def record(page, outcomes):
    """Writes below each command what it printed. A command before the first heading has the same result in all parts."""
    lines = page.text.split("\n")
    changed = {command.line: (command, found) for outcome in outcomes for command, found in outcome.changed}
    for line in sorted(changed, reverse=True):
        command, found = changed[line]
        start = line - 1 + len(command.text)
        lines[start:start + len(command.lines)] = found
    (PROJECT / page.name).write_text("\n".join(lines))


def run(tool, names, recording=False):
    """Runs all pages or those of these names, and prints each result that differs. Returns how many parts failed."""
    pages = [Page(str(path.relative_to(PROJECT))) for path in sorted((PROJECT / "Tests/transcripts").glob("*.md"))
             if not names or path.stem in names]
    parts = [part for page in pages for part in Part.of_page(page)]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        outcomes = list(pool.map(lambda part: run_part(part, tool), parts))
    faults = [fault for outcome in outcomes for fault in outcome.faults]
    for fault in dict.fromkeys(faults):
        print(fault + "\n")
    if recording:
        for page in pages:
            record(page, [outcome for part, outcome in zip(parts, outcomes) if part.page is page])
    failed = sum(bool(outcome.faults) for outcome in outcomes)
    print(f"{len(pages)} transcripts, {sum(outcome.runs for outcome in outcomes)} commands")
    print(f"{len(parts) - failed} passed, {failed} failed")
    return failed
