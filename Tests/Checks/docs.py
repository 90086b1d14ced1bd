#!/usr/bin/env python3
"""Tests README.md and docs/: every command works as typed in a clone, and shows what the page shows beside it.

    Tests/Checks/docs.py [--record] [--all] [PAGE ...]
    Tests/Checks/docs.py --transcripts [--record] [TOPIC ...]

Of each page the blocks marked `sh` run in turn, in a fresh copy of the project's files, with `stepchart` on PATH: that
which the variable STEPCHART names, else .build/release/stepchart. A word after `sh` or `text` says what else holds:

    sh ends-with=1      the last command of the block ends with 1
    python              a script of its own, with the package of integrations/python where none is installed
    sh needs=a,b        runs only where these modules of Python, or commands, are; with --all they must be there
    js file=NAME        any block with these words becomes a file, and does not run
    text output         what the block before it printed; `...` stands for anything, alone for any lines

Blocks of other kinds do not run: `console` is for what needs a network, another machine or a long build. A picture of
docs/pictures is what a command of its page drew into a file of the same name.

Every link must lead somewhere; README.md and every page of docs/ must be short, docs/README.md name every page of docs/,
docs/commands.md say what the help of the commands says, and docs/house.md what every floor and every target of Sources
is; sizes of files that pages list are those of today (figures.py); a version of stepchart that is named is the tool's, and
CHANGELOG.md begins with it. `--record` draws the pictures of the pages anew, and writes docs/commands.md and sizes: look at
what has changed. With `--transcripts` it runs those of
Tests/transcripts instead, which transcripts.py explains; --record then writes what came out otherwise.
"""

import argparse
import importlib.util
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile

import figures
import reference
import transcripts
from markdown_pages import PROJECT, Page, clean_environment, pattern

PICTURES = "docs/pictures"
REFERENCE = "docs/commands.md"
README_LINES = 150
# A page of docs/ has at most so many. The first of these is made of the help; the other waits to be split.
PAGE_LINES = 119
LONG_PAGES = [REFERENCE]
# Commands that build the whole project do not run; they must be targets of the Makefile. A block has these alone.
NOT_RUN = ["make", "make demo", "make test"]


def git_files():
    """The files of the project, new ones too."""
    names = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=PROJECT, capture_output=True,
        text=True, check=True).stdout
    return sorted(name for name in set(names.split("\0")) if name and (PROJECT / name).is_file())


class Test:
    def __init__(self, tool, record, takes_all):
        self.tool, self.record, self.takes_all = tool, record, takes_all
        self.faults = 0
        self.drawn = set()
        self.runs = 0

    def fault(self, page, line, words):
        self.faults += 1
        print(f"{page}:{line}: {words}", file=sys.stderr)

    def links(self, pages):
        for page in pages:
            for line, target in page.links:
                path, _, anchor = target.partition("#")
                if re.match(r"[a-z]+:", target):
                    continue
                file = (PROJECT / page.name).parent / path if path else PROJECT / page.name
                if not file.exists():
                    self.fault(page.name, line, f"there is no {target}")
                elif anchor and file.suffix == ".md" and anchor not in Page(file).anchors:
                    self.fault(page.name, line, f"no heading has the anchor of {target}")

    def run(self, page, base):
        """All commands of a page, in one copy of the project."""
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            clone = folder / "clone"

            def copy(source, target):
                # What no command writes may be another name of the same file, which takes no time.
                top = pathlib.Path(target).relative_to(clone).parts[0]
                (os.link if top in ("Sources", "Tests", "Benchmarks", "golden") else shutil.copy)(source, target)

            shutil.copytree(base, clone, copy_function=copy)
            environment = clean_environment(folder, self.tool)
            if not importlib.util.find_spec("stepchart"):
                environment["PYTHONPATH"] = str(clone / "integrations/python/src")
            state = folder / "state"
            state.write_text(str(clone))
            printed, is_skipped = None, False
            for block in page.blocks:
                if name := block.word("file"):
                    pathlib.Path(state.read_text().strip(), name).write_text("\n".join(block.lines) + "\n")
                elif block.kind in ("sh", "python"):
                    is_skipped = bool(block.lacks) and not self.takes_all
                    if is_skipped:
                        continue
                    printed = self.run_block(page, block, state, environment)
                    if printed is None:
                        return
                elif block.words == ["text", "output"] and not is_skipped:
                    self.compare_output(page, block, printed)
            self.compare_pictures(page, clone)

    def run_block(self, page, block, state, environment):
        """What it printed; None when it failed. The folder in which it ends is that in which the next begins."""
        known = [line.split("#")[0].strip() for line in block.lines if line.strip()]
        makes = [command for command in known if block.kind == "sh" and re.match(r"make\b", command)]
        if makes:
            for command in makes:
                target = command.removeprefix("make").strip()
                if target and not re.search(rf"^{target}:", (PROJECT / "Makefile").read_text(), re.MULTILINE):
                    self.fault(page.name, block.line, f"the Makefile has no target {target}")
            for command in known:
                if command not in NOT_RUN:
                    self.fault(page.name, block.line, f"it does not run, being in a block with make: {command}")
            return ""
        status = int(block.word("ends-with") or "0")
        # The lines of the script are numbered as those of the page.
        place = str(state.parent / "line")
        script = (f"trap 'echo $((LINENO + {block.line - 3})) > {place}' ERR; trap 'pwd > {state}' EXIT\n"
                  f"cd \"$(cat {state})\"\n" + "\n".join(block.lines) + "\n")
        pathlib.Path(place).write_text("")
        command = ["bash", "-euo", "pipefail", "-c", script]
        if block.kind == "python":
            # As many lines before it as the page has, so that a traceback names the page's.
            command = [sys.executable, "-c", "\n" * (block.line - 1) + "\n".join(block.lines) + "\n"]
        process = subprocess.Popen(
            command, cwd=state.read_text().strip(), env=environment, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True)
        try:
            printed, _ = process.communicate(timeout=120)
        except subprocess.TimeoutExpired:
            # All that it started has its group.
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
            self.fault(page.name, block.line, "it takes more than two minutes")
            return None
        self.runs += len(known)
        last = block.line + max(index for index, line in enumerate(block.lines) if line.strip())
        line = int(pathlib.Path(place).read_text() or last)
        # A command may have several lines; the shell tells one of them.
        started = max(number for number in range(block.line, last + 1)
                      if number == block.line or not block.lines[number - block.line - 1].endswith("\\"))
        if process.returncode != status or status and line < started:
            command = block.lines[line - block.line] if block.line <= line <= last else ""
            self.fault(page.name, line, f"expected to end with {status}, found {process.returncode}: {command}\n"
                       + printed)
            return None
        return printed

    def compare_output(self, page, block, printed):
        expected = pattern(block.lines)
        found = "".join(line.rstrip() + "\n" for line in (printed or "").rstrip("\n").split("\n"))
        if not re.fullmatch(expected, found):
            self.fault(page.name, block.line, "it prints something else:\n" + found)

    def compare_pictures(self, page, clone):
        for line, target in page.links:
            picture = pathlib.Path(os.path.normpath(pathlib.Path(page.name).parent / target))
            if str(picture.parent) != PICTURES:
                continue
            drawn, committed = clone / picture.name, PROJECT / picture
            self.drawn.add(picture.name)
            if not drawn.exists():
                self.fault(page.name, line, f"no command of the page draws {picture.name}")
            elif self.record:
                if not committed.exists() or self.differ(committed, drawn):
                    shutil.copy(drawn, committed)
                    print(f"{picture} is new: look at it")
            elif not committed.exists():
                pass  # The link has told it.
            elif words := self.differ(committed, drawn):
                self.fault(page.name, line, f"{picture} is not what the commands draw: {words}")

    def differ(self, expected, actual):
        """What `stepchart compare` says first of pictures that differ."""
        result = subprocess.run([self.tool, "compare", expected, actual], capture_output=True, text=True)
        return "" if result.returncode == 0 else (result.stdout + result.stderr).split("\n")[0]

    def compare_reference(self):
        found, expected = PROJECT / REFERENCE, reference.page(self.tool)
        committed = found.read_text() if found.exists() else ""
        if self.record:
            found.write_text(expected)
        elif committed != expected:
            lines = zip(committed.split("\n") + [""], expected.split("\n") + [""])
            number, pair = next((number, pair) for number, pair in enumerate(lines, 1) if pair[0] != pair[1])
            self.fault(REFERENCE, number, f"the help says: {pair[1]}\nmake docs-reference writes the page")

    def index(self, pages):
        """docs/README.md leads to every page beside it."""
        targets = {target.partition("#")[0] for page in pages if page.name == "docs/README.md"
                   for _, target in page.links}
        for page in pages:
            name = page.name.removeprefix("docs/")
            if name not in (page.name, "README.md") and name not in targets:
                self.fault("docs/README.md", 1, f"it does not lead to {name}")

    def lengths(self, pages):
        """A page has one subject, and can be read at once."""
        for page in pages:
            most = README_LINES if page.name == "README.md" else PAGE_LINES
            lines = figures.LIST.sub("", page.text).count("\n")
            if lines > most and page.name not in LONG_PAGES:
                self.fault(page.name, lines, f"expected at most {most} lines, found {lines}")

    def rooms(self):
        """docs/house.md tells what every floor and every target on it is; each is a folder."""
        house = Page("docs/house.md").text
        for folder in sorted([*(PROJECT / "Sources").glob("*"), *(PROJECT / "Sources").glob("*/*")]):
            if folder.is_dir() and not re.search(rf"\b{folder.name}\b", house):
                self.fault("docs/house.md", 1, f"it does not tell what {folder.name} is")

    def version(self):
        """One place names the version; what must name it too says the same."""
        version = subprocess.run([self.tool, "--version"], capture_output=True, text=True, check=True).stdout.strip()
        named = re.compile(r'(?:stepchart[-_@]v?|[Vv]ersion"?: "?|such as )(\d+\.\d+\.\d+)')
        for name in [*git_files()]:
            if not name.endswith((".md", "action.yml")) or name == "CHANGELOG.md":
                continue
            for number, line in enumerate((PROJECT / name).read_text().split("\n"), 1):
                for found in named.findall(line):
                    if found != version:
                        self.fault(name, number, f"expected {version}, as the tool has it, found {found}")
        parts = re.findall(r"^## (\S+)", (PROJECT / "CHANGELOG.md").read_text(), re.MULTILINE)
        if version not in parts[:2] or parts[0] not in (version, "Unreleased"):
            self.fault("CHANGELOG.md", 1, f"expected the part of {version} first, or after what is unreleased")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="draw the pictures and write the reference anew")
    parser.add_argument("--all", action="store_true", help="run blocks whose modules are missing, too")
    parser.add_argument("--transcripts", action="store_true", help="run the transcripts of the command line, not pages")
    parser.add_argument("pages", nargs="*", metavar="PAGE", help="run only these")
    arguments = parser.parse_args()
    tool = str(pathlib.Path(os.environ.get("STEPCHART", PROJECT / ".build/release/stepchart")).absolute())
    if not os.access(tool, os.X_OK):
        sys.exit(f"there is no tool at {tool}: `make release` makes it")

    if arguments.transcripts:
        if arguments.record and os.environ.get("CI"):
            sys.exit("CI is set: transcripts are recorded by hand, and read")
        sys.exit(1 if transcripts.run(tool, arguments.pages, arguments.record) else 0)

    test = Test(tool, arguments.record, arguments.all)
    test.compare_reference()
    files = git_files()
    texts = [Page(name) for name in files if name.endswith(".md")]
    pages = [page for page in texts if page.name == "README.md" or str(pathlib.Path(page.name).parent) == "docs"]
    test.index(pages)
    test.rooms()
    test.version()
    test.lengths(pages)
    for page in texts:
        if not arguments.pages or page.name in arguments.pages:
            figures.check(tool, page, arguments.record, test.fault)

    with tempfile.TemporaryDirectory() as base:
        for name in files:
            target = pathlib.Path(base, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(PROJECT / name, target)
        for page in pages:
            if not arguments.pages or page.name in arguments.pages:
                test.run(page, base)
    test.links(texts)
    if not arguments.pages:
        for name in sorted(os.listdir(PROJECT / PICTURES)):
            if name not in test.drawn:
                test.fault(PICTURES, 1, f"no page shows {name}")
    print(f"{len(pages)} pages, {test.runs} lines of commands, {len(test.drawn)} pictures, {test.faults} faults")
    sys.exit(1 if test.faults else 0)


if __name__ == "__main__":
    main()
