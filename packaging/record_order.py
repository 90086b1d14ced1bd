#!/usr/bin/env python3
"""Records which functions of the tool drawing calls, for the linker to lay together.

    python3 packaging/record_order.py TOOL > packaging/functions.txt

TOOL must have symbols. A process maps its program in blocks of 64 KiB, of which each has a few functions that drawing needs:
laid together they take 5 MiB less memory, and a picture is there a twentieth sooner. Names that the tool no longer has do no
harm, and functions without a name here lie behind the others: the list is recorded anew when memory has grown.
"""

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


def functions(folder, tool, run):
    """The names of the functions that a run calls, as the object files have them."""
    file = pathlib.Path(folder, "calls.out")
    command = ["valgrind", "--tool=callgrind", "--demangle=no", f"--callgrind-out-file={file}", tool, *map(str, run)]
    # Tables are laid out by random numbers else.
    environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1"}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        sys.exit(f"{' '.join(command)}\n{done.stderr}")
    names = re.findall(r"^c?fn=\(\d+\) (.+?)(?:'\d+)?$", file.read_text(), re.M)
    return [name for name in names if re.fullmatch(r"[A-Za-z_$.][\w$.]*", name)]


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as folder:
        pathlib.Path(folder, "jobs.ndjson").write_text("".join(json.dumps(job) + "\n" for job in JOBS))
        names = {name for run in RUNS for name in functions(folder, tool, run)}
    print("# The functions that drawing calls, for the linker: recorded by make record-order.")
    # In an order that changes little from one recording to the next.
    print("\n".join(sorted(names)))


main()
