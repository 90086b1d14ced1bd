"""Checks the sizes of files that pages state against what the tool writes.

A page lists, in a comment after the table, the rows whose figures are sizes in bytes:

    <!-- bytes
    the week: svg ? 1x 3x of render samples/week.json
    -->

The row that begins with `the week` then has four figures. `svg` is the size of the picture as SVG, `1x` and `3x` are those
of a PNG at that scale, and `?` is a figure that is not checked.
"""

import os
import re
import shlex
import subprocess
import tempfile

from markdown_pages import PROJECT

LIST = re.compile(r"<!-- bytes\n(.*?)-->", re.DOTALL)
FIGURE = re.compile(r"\d[\d,]*\d")


def size(tool, output, command):
    """The bytes of the file that a command writes as an output of this kind."""
    is_vector = output == "svg"
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "picture.svg" if is_vector else "picture.png")
        words = [tool, *shlex.split(command), "-o", path]
        if not is_vector:
            words += ["--scale", output.removesuffix("x")]
        subprocess.run(words, cwd=PROJECT, check=True, capture_output=True)
        return os.path.getsize(path)


def rows(text):
    """Label, outputs and command of each row that the page lists."""
    for listed in LIST.findall(text):
        for line in listed.strip().split("\n"):
            label, _, rest = line.partition(": ")
            outputs, _, command = rest.partition(" of ")
            yield label, outputs.split(), command


def with_sizes(row, outputs, command, tool):
    """The row of a table with the sizes that files have now."""
    start = row.index("|", 1)
    kept = iter(outputs)

    def written(match):
        output = next(kept, "?")
        return match[0] if output == "?" else f"{size(tool, output, command):,}"

    return row[:start] + FIGURE.sub(written, row[start:])


def check(tool, page, record, fault):
    """Calls `fault` for each row of a page that states other sizes; with `record` writes them into the page instead."""
    text = page.text
    for label, outputs, command in rows(text):
        number, row = next(
            ((number, line) for number, line in enumerate(text.split("\n"), 1) if line.startswith(f"| {label} |")),
            (1, ""))
        if len(FIGURE.findall(row.partition("|")[2].partition("|")[2])) < len(outputs):
            fault(page.name, number, f"expected a row of {len(outputs)} figures that begins with: {label}")
            continue
        new = with_sizes(row, outputs, command, tool)
        if new != row and record:
            text = text.replace(row, new)
        elif new != row:
            fault(page.name, number, f"the files have other sizes: {new}\nTests/Checks/docs.py --record writes them")
    if text != page.text:
        (PROJECT / page.name).write_text(text)
