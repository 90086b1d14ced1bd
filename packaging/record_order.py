#!/usr/bin/env python3
"""Records which functions drawing calls, and which variables it uses, for the linker to lay together.

    python3 packaging/record_order.py TOOL > packaging/order.txt

TOOL must have symbols. A process maps its functions in blocks of 64 KiB and its variables in pages of 4 KiB, of which each has
a few that drawing needs: laid together they take 5 MiB less memory, and a picture is there a tenth sooner. Names that the tool
no longer has do no harm, and what has no name here lies behind the others: the list is recorded anew when memory has grown.
"""

import bisect
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

SAMPLES = pathlib.Path(__file__).resolve().parent.parent / "samples"
WEEK, YEARS = SAMPLES / "week.json", SAMPLES / "two-years.csv"
JOBS = [
    {"id": "a", "days": [7314, 8021, 9000], "theme": "dark"},
    {"command": "card", "days": [7314, 8021, 9000], "preset": "square"},
    {"command": "widget", "days": [7314, 8021, 9000], "family": "small"},
    {"command": "animate", "days": [7314, 8021, 9000], "frames": "gif", "scale": 0.2},
]
RUNS = [
    ["render", WEEK, "-o", "a.png"],
    ["card", WEEK, "--preset", "og", "-o", "b.png"],
    ["render", YEARS, "-o", "c.svg"],
    ["batch", "jobs.ndjson", "--inline", "--facts", "--threads", "1"],
    ["compare", SAMPLES / "week.png", "a.png"],
]

# The linker's list has one name a line.
NAME = re.compile(r"[A-Za-z_$.][\w$.]*")
# Tables are laid out by random numbers else.
ENVIRONMENT = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}


def functions(folder, tool, run):
    """The names of the functions that a run calls, as the object files have them."""
    file = pathlib.Path(folder, "calls.out")
    command = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={file}", tool, *map(str, run)]
    done = subprocess.run(command, cwd=folder, env=ENVIRONMENT, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    names = re.findall(r"^c?fn=\(\d+\) (.+?)(?:'\d+)?$", file.read_text(), re.M)
    return [name for name in names if NAME.fullmatch(name)]


def variables(folder, tool, run):
    """The names of the variables that a run reads or writes, as the object files have them."""
    lines = [line.split() for line in subprocess.run(["nm", "-n", tool], capture_output=True, text=True).stdout.splitlines()]
    symbols = [(int(line[0], 16), line[1], line[2]) for line in lines if len(line) == 3]
    starts = [start for start, _, _ in symbols]
    command = ["valgrind", "--tool=lackey", "--trace-mem=yes", "--log-fd=1", tool, *map(str, run)]
    addresses = set()
    with subprocess.Popen(command, cwd=folder, env=ENVIRONMENT, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout:
            if access := re.match(r" [LSM] ([0-9a-f]+),", line):
                addresses.add(int(access[1], 16))
    used = {symbols[index] for address in addresses if (index := bisect.bisect(starts, address) - 1) >= 0}
    return {name for _, kind, name in used if kind in "bBdD" and NAME.fullmatch(name)}


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "jobs.ndjson").write_text("".join(json.dumps(job) + "\n" for job in JOBS))
        groups = [functions(folder, tool, run) for run in RUNS] + [variables(folder, tool, RUNS[0])]
    print("# What drawing calls and uses, for the linker: recorded by make record-order.")
    # What a week alone needs comes first. Each group is in an order that changes little from one recording to the next.
    known = set()
    for group in groups:
        print("\n".join(sorted(set(group) - known)))
        known.update(group)


main()
