"""Pages of Markdown that are tested: their blocks and links, and how commands on them run."""

import importlib.util
import os
import pathlib
import re
import shutil
import sys
import urllib.parse

PROJECT = pathlib.Path(__file__).resolve().parents[2]


class Block:
    def __init__(self, line, words, lines):
        # Of the first line in it, from 1.
        self.line, self.words, self.lines = line, words, lines

    @property
    def kind(self):
        return self.words[0] if self.words else ""

    def word(self, name):
        """What stands behind this name and =; empty if nothing does."""
        return next((word.partition("=")[2] for word in self.words if word.startswith(f"{name}=")), "")

    @property
    def lacks(self):
        """The modules and commands that it needs, and that are not there."""
        names = filter(None, self.word("needs").split(","))
        return [name for name in names if not importlib.util.find_spec(name) and not shutil.which(name)]


class Page:
    def __init__(self, name):
        self.name = name
        self.text = (PROJECT / name).read_text()
        self.blocks = []
        # Lines outside blocks and without code, with their numbers.
        self.prose = []
        block = None
        for number, line in enumerate(self.text.split("\n"), 1):
            fence = re.match(r"\s*```(.*)", line)
            if fence and block is None:
                block = Block(number + 1, fence[1].split(), [])
            elif fence:
                self.blocks.append(block)
                block = None
            elif block is not None:
                block.lines.append(line)
            elif not line.startswith("    "):
                self.prose.append((number, re.sub(r"`[^`]*`", "", line)))

    @property
    def anchors(self):
        """Of the headings, as GitHub makes them."""
        found = {}
        fenced = False
        for line in self.text.split("\n"):
            fenced ^= line.lstrip().startswith("```")
            heading = re.match(r"#+ (.*)", line)
            if heading and not fenced:
                words = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading[1]).strip().lower()
                slug = re.sub(r"[^\w\- ]", "", words).replace(" ", "-")
                count = found.get(slug, 0)
                found[slug] = count + 1
                if count:
                    found[f"{slug}-{count}"] = 1
        return set(found)

    @property
    def links(self):
        """Number of the line, target."""
        for number, line in self.prose:
            for target in re.findall(r"\]\(([^)\s]+)\)", line):
                yield number, urllib.parse.unquote(target)


def pattern(lines):
    """Returns a regular expression for expected output, in which `...` matches anything, alone on a line any lines."""
    return "".join(
        "(?:.*\n)*?" if line.strip() == "..." else re.escape(line.rstrip()).replace(r"\.\.\.", ".*") + "\n"
        for line in lines)


def clean_environment(folder, tool):
    """Makes a home in the folder. Returns the environment of commands: `stepchart` on PATH, no variable that configures it.

    The locale is C.UTF-8, since other programs sort and print by it.
    """
    (folder / "bin").mkdir()
    (folder / "bin/stepchart").symlink_to(tool)
    (folder / "home").mkdir()
    environment = {key: value for key, value in os.environ.items()
                   if key != "CI" and (not key.startswith("STEPCHART") or key == "STEPCHART_MUTANT")}
    places = [str(folder / "bin"), str(pathlib.Path(sys.executable).parent), environment["PATH"]]
    return environment | {"PATH": ":".join(places), "HOME": str(folder / "home"), "LC_ALL": "C.UTF-8"}
