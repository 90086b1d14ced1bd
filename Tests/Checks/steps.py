#!/usr/bin/env python3
"""Runs steps in turn and prints a line for each, its name and seconds; then what they tested, and `N passed, N failed`.

    Tests/Checks/steps.py 'NAME: COMMAND' ...
    Tests/Checks/steps.py --table

What a step prints goes to .build/logs/NAME.log. If it fails, its last lines are printed, too, and the status is 1; the next
steps still run, unless the step builds or installs. Tests in Swift are counted by the events that `swift test` writes to
$EVENTS, others by the last lines that their runner prints. `--table` prints the steps of all runs since an empty file
.build/logs/table.jsonl was made.
"""

import json
import os
import pathlib
import re
import subprocess
import sys
import time

LOGS = pathlib.Path(".build/logs")
TABLE = LOGS / "table.jsonl"
COUNT = re.compile(r"(.*)\n(\d+) passed, (\d+) failed$", re.MULTILINE)
XCTEST = re.compile(r"Executed (\d+) tests?, with (\d+) failure")
# Of a step that fails so many lines are printed.
LINES = 150


def swift_counts(events):
    """Returns what Swift Testing ran, as a sentence, and how many functions passed and failed."""
    # A process that crashes may leave half a line.
    records = [json.loads(line) for line in events.open() if line.endswith("}\n")]
    payloads = [record["payload"] for record in records if record["kind"] == "event"]
    functions = {record["payload"]["id"] for record in records
                 if (record["kind"], record["payload"]["kind"]) == ("test", "function")}
    ended = {event["testID"] for event in payloads if event["kind"] in ("testEnded", "testSkipped")}
    wrong = {event.get("testID") for event in payloads if event["kind"] == "issueRecorded"}
    failed = len((functions - ended) | (functions & wrong))
    rows = sum(event["kind"] == "testCaseStarted" for event in payloads)
    return f"{len(functions)} functions of Swift with {rows} rows", len(functions) - failed, failed


def run(name, command):
    """Returns the line about the step, whether it failed, and its counts: a sentence, passed, failed."""
    log, events = LOGS / f"{name.replace(' ', '-')}.log", LOGS / f"{name.replace(' ', '-')}.events"
    events.unlink(missing_ok=True)
    started = time.monotonic()
    with log.open("wb") as file:
        status = subprocess.call(command, shell=True, stdin=subprocess.DEVNULL, stdout=file, stderr=subprocess.STDOUT,
                                 env=os.environ | {"EVENTS": str(events)})
    line, text = f"{name:28}{time.monotonic() - started:6.0f} s", log.read_text(errors="replace")
    if status:
        print("".join(text.splitlines(keepends=True)[-LINES:]), end="")
        line += f"   failed with {status}: {log}"
    print(line, flush=True)
    counts = [(what, int(passed), int(failed)) for what, passed, failed in COUNT.findall(text)[-1:]]
    counts += [("", int(run) - int(failed), int(failed)) for run, failed in XCTEST.findall(text)[-1:]]
    counts += [swift_counts(events)] if events.exists() else []
    if status and not any(failed for _, _, failed in counts):
        counts.append(("", 0, 1))
    return line, status != 0, counts


def print_sum(counts):
    if counts:
        print("; ".join(what for what, _, _ in counts if what) or "no test ran")
        print(f"{sum(passed for _, passed, _ in counts)} passed, {sum(failed for _, _, failed in counts)} failed")


def main():
    LOGS.mkdir(parents=True, exist_ok=True)
    if sys.argv[1:] == ["--table"]:
        rows = [json.loads(line) for line in TABLE.open()]
        TABLE.unlink()
        print("\n".join(line for line, _ in rows))
        print_sum([count for _, counts in rows for count in counts])
        return
    all_counts, has_failed = [], False
    for step in sys.argv[1:]:
        name, _, command = step.partition(": ")
        line, is_fault, counts = run(name, command)
        if TABLE.exists():
            with TABLE.open("a") as table:
                table.write(json.dumps([line, counts]) + "\n")
        all_counts += counts
        has_failed |= is_fault
        if is_fault and name.startswith(("build", "install")):
            break
    print_sum(all_counts)
    sys.exit(1 if has_failed else 0)


if __name__ == "__main__":
    main()
