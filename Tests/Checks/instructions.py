"""How many instructions the tool needs, beside the numbers that are checked in: 2 % more are a fault. So is memory above a limit.

    python3 Tests/Checks/instructions.py TOOL [--record]

Times say little on machines that are shared; what valgrind counts is the same each time. The numbers hold for one compiler and
one system library, which stand beside them: on other machines they are only shown. What needs fewer instructions than is checked
in is no fault: record it, so that it stays so.
"""

import json
import os
import pathlib
import platform
import re
import subprocess
import sys
import tempfile

TOP = pathlib.Path(__file__).resolve().parents[2]
NUMBERS = pathlib.Path(__file__).with_name("instructions.json")
SAMPLES = TOP / "samples"
# A change of this part is a fault; the same tool's counts differ by less than a ten-thousandth.
MOST = 0.02
LINES = 20
# Most of it is the tool's own pages: 14 MiB where the functions that drawing calls do not lie together.
MEMORY = 10_500


def machine():
    """What the numbers depend on beside the tool."""
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True, check=True).stdout
    library = subprocess.run(["ldd", "--version"], capture_output=True, text=True, check=True).stdout
    flags = re.search(r"^flags\s*:(.*)$", pathlib.Path("/proc/cpuinfo").read_text(), re.M)
    return {
        "processor": platform.machine() + (" with AVX2" if flags and "avx2" in flags[1].split() else ""),
        "swift": re.search(r"Swift version (\S+)", swift)[1],
        "libc": library.splitlines()[0].split()[-1],
    }


def count(folder, *words, text=None):
    """Instructions of one run of the tool, which must end with 0 or 1."""
    command = ["valgrind", "--tool=callgrind", f"--callgrind-out-file={os.devnull}", *map(str, words)]
    # Tables are laid out by random numbers else.
    environment = {"PATH": os.environ["PATH"], "SWIFT_DETERMINISTIC_HASHING": "1"}
    run = subprocess.run(command, cwd=folder, env=environment, input=text, capture_output=True, text=True)
    found = re.search(r"Collected\s*:\s*(\d+)", run.stderr)
    if run.returncode not in (0, 1) or not found:
        sys.exit(f"{' '.join(command)}\n{run.stderr}")
    return int(found[1])


def memory(tool):
    """The peak memory of a week at 3x, in KiB. A process of its own measures it, as a child begins with its parent's."""
    with tempfile.TemporaryDirectory() as folder:
        words = [tool, "render", SAMPLES / "week.json", "--threads", "1", "-o", "a.png"]
        run = subprocess.run(
            ["/usr/bin/time", "-f", "%M", *map(str, words)], cwd=folder, capture_output=True, text=True, check=True)
        return int(run.stderr.splitlines()[-1])


def all_counts(tool):
    week, years = SAMPLES / "week.json", SAMPLES / "two-years.csv"
    with tempfile.TemporaryDirectory() as folder:

        def draw(*words):
            return count(folder, tool, *words, "--threads", "1", "-o", "a.png", "--force")

        def batch(lines):
            days = [{"command": "card", "days": [7000 + line, 8000, 9000, 4000, 5000, 6000, 11000], "output": f"{line}.png"}
                    for line in range(lines)]
            text = "".join(json.dumps(line) + "\n" for line in days)
            return count(folder, tool, "batch", "-", "--threads", "1", text=text)

        yield "week at 1x", draw("render", week, "--scale", "1")
        yield "week at 3x", draw("render", week, "--scale", "3")
        yield "card for link previews", draw("card", week, "--preset", "og")
        yield "card of a year", draw("card", years, "--last", "365", "--mark", "calendar")
        yield "line of a batch", (batch(LINES + 1) - batch(1)) // LINES
        subprocess.run([tool, "render", week, "--select", "2", "-o", "b.png"], cwd=folder, check=True)
        yield "compare", count(folder, tool, "compare", SAMPLES / "week.png", "b.png")


def main():
    tool = pathlib.Path(sys.argv[1]).resolve()
    here = machine()
    known = json.loads(NUMBERS.read_text()) if NUMBERS.exists() else {}
    is_same = known.get("machine") == here
    found, faults = {}, []
    for name, number in all_counts(tool):
        found[name] = number
        before = known.get("instructions", {}).get(name)
        change = number / before - 1 if before else 0
        print(f"{name:<24}{number:>14,}{change:>+9.2%}")
        if before is None or change > MOST:
            faults.append(f"{name}: expected at most {MOST:.0%} more than {before or 0:,} instructions, found {number:,}")
    peak = memory(tool)
    print(f"{'memory of a week, KiB':<24}{peak:>14,}")
    if peak > MEMORY:
        faults.append(f"memory: expected at most {MEMORY:,} KiB, found {peak:,}; make record-order may help")
    if "--record" in sys.argv:
        NUMBERS.write_text(json.dumps({"machine": here, "instructions": found}, indent=2) + "\n")
    elif not is_same:
        print(f"not compared: the numbers are of {known.get('machine')}, and this is {here}")
    elif faults:
        sys.exit("\n".join(faults) + "\n(make the tool as quick as before, or record what it takes: make record-instructions)")


if __name__ == "__main__":
    main()
