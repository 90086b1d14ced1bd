"""Kills the tool at every system call by which files come to be, in every command that writes.

After each kill, every file is whole, the old one or the new one; at most one thing with a temporary name is left, and where
several files get their names, what each of them was before; and the
same command once more, not killed, gives what it gives where nothing happened, and clears what was left.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

TOOL = os.path.abspath(sys.argv[1])
SAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "samples")
CALLS = ["mkdirat", "mkdir", "linkat", "renameat", "renameat2", "rename", "unlinkat", "fsync", "write", "pwrite64"]

WEEK = "week.json"
TIMELINE = '{"entries": [{"date": "2016-09-17", "week": "week.json"}, {"date": "2016-09-18", "week": [1, 2]}]}'
JOBS = "".join('{"id": "%d", "week": [%d, 2, 3], "scale": 0.2}\n' % (n, n) for n in range(3))

# What is there before, the command, and whether all of its files change together: a folder that is not there yet.
CASES = {
    "render": ({}, "render week.json -o out.png --scale 0.3", True),
    "render over": ({"out.png": b"old"}, "render week.json -o out.png --scale 0.3", True),
    "render and layout": ({"out.png": b"old", "l.json": b"old"},
                          "render week.json -o out.png --scale 0.3 --layout-json l.json", False),
    "cache": ({"c/last.week": b"old"}, "render week.json -o out.png --scale 0.3 --cache c", False),
    "animate": ({}, "animate week.json -o out.png --scale 0.3 --fps 4", True),
    "frames, new folder": ({}, "animate week.json -o frames/ --scale 0.3 --fps 4", True),
    "frames": ({}, "animate week.json -o f%02d.png --scale 0.3 --fps 4", False),
    "message, new folder": ({}, "message week.json -o a/b --scale 0.3", True),
    "message": ({"a/caption.txt": b"old"}, "message week.json -o a --scale 0.3 --preview p.png", False),
    "widget": ({}, "widget week.json -o w.png --scheme both --scale 0.3", False),
    "timeline, new folder": ({}, "widget --timeline timeline.json -o t --scale 0.2", True),
    "card": ({"card.png": b"old"}, "card week.json -o card.png --scale 0.3", True),
    "import": ({"days.csv": b"old"}, "import week.json -o days.csv --format csv", True),
    "compare": ({}, "compare one.png two.png --diff d.png", True),
    "record": ({"g/a.png": b"old"}, "verify g --actual pictures --record all --report-json r.json --failures f", False),
    "approve": ({}, "approve f g", False),
    "batch": ({"cards/0.png": b"old"}, "batch jobs.ndjson --out cards --name {id}.png --threads 1", False),
    "archive": ({"cards.tar": b"old"}, "batch jobs.ndjson --out cards.tar --name {id}.png --threads 1", True),
}


# A build server records no goldens.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "CI"}


def run(folder, command, wrap=()):
    return subprocess.run([*wrap, TOOL, *command.split()], cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def prepare(folder, name, files):
    os.makedirs(folder)
    shutil.copy(os.path.join(SAMPLES, WEEK), folder)
    for path, content in {"jobs.ndjson": JOBS.encode(), "timeline.json": TIMELINE.encode(), **files}.items():
        os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        with open(os.path.join(folder, path), "wb") as file:
            file.write(content)
    if name in ("compare", "record", "approve"):
        for number, picture in enumerate(("one", "two")):
            run(folder, f"render week.json -o {picture}.png --scale 0.2 --select {number}")
    if name in ("record", "approve"):
        os.makedirs(os.path.join(folder, "pictures"))
        for picture in ("one", "two"):
            shutil.copy(os.path.join(folder, f"{picture}.png"), os.path.join(folder, "pictures"))
    if name == "record":
        shutil.copy(os.path.join(folder, "two.png"), os.path.join(folder, "g", "a.png"))
    if name == "approve":
        os.makedirs(os.path.join(folder, "g"))
        shutil.copy(os.path.join(folder, "two.png"), os.path.join(folder, "g", "one.png"))
        run(folder, "verify g --actual pictures --failures f")


def contents(folder):
    """All files by their paths; what has a temporary name apart."""
    files, temporary = {}, []
    for place, folders, names in os.walk(folder):
        for name in list(folders):
            if name.startswith(".stepchart-"):
                temporary.append(os.path.join(place, name))
                folders.remove(name)
        for name in names:
            path = os.path.relpath(os.path.join(place, name), folder)
            if name.startswith(".stepchart-"):
                temporary.append(path)
                continue
            with open(os.path.join(place, name), "rb") as file:
                files[path] = re.sub(rb'"microseconds": [0-9]+', b"", file.read())
    return files, temporary


def check(name, files, command, together, work):
    before_folder = os.path.join(work, "before")
    prepare(before_folder, name, files)
    before, _ = contents(before_folder)
    after_folder = os.path.join(work, "after")
    shutil.copytree(before_folder, after_folder)
    outcome = run(after_folder, command)
    assert outcome.returncode in (0, 1), (name, outcome.stderr)
    after, left = contents(after_folder)
    assert after != before and not left, (name, left)
    changed = len([path for path in after if after[path] != before.get(path)])
    kills = 0
    for call in CALLS:
        number = 0
        while True:
            number += 1
            folder = os.path.join(work, "killed")
            shutil.rmtree(folder, ignore_errors=True)
            shutil.copytree(before_folder, folder)
            outcome = run(folder, command, ["strace", "-f", "-qq", "-o", "/dev/null", "-e", f"trace={call}",
                                            "-e", f"inject={call}:signal=KILL:when={number}"])
            if outcome.returncode in (0, 1):
                break
            kills += 1
            at = f"{name}: killed at {call} {number}"
            found, left = contents(folder)
            assert len(left) <= 1 + (0 if together else changed), (at, left)
            for path, content in found.items():
                assert content in (before.get(path), after.get(path)), (at, path)
            for path in before:
                assert path in found or path not in after, (at, path)
            if together:
                assert found in (before, after), (at, sorted(found))
            # What goes on from failures that were approved in part is the same.
            outcome = run(folder, command)
            assert outcome.returncode in (0, 1), (at, outcome.stderr)
            again, left = contents(folder)
            # A report tells of its own run: that a golden was there already.
            if "r.json" in again:
                again["r.json"] = after["r.json"]
            assert again == after, (at, sorted(again), sorted(after))
            assert not left, (at, left)
    assert kills > 0, name
    print(f"{name}: {kills} kills", flush=True)


def main():
    wanted = sys.argv[2:] or list(CASES)
    for name in wanted:
        with tempfile.TemporaryDirectory() as work:
            check(name, *CASES[name], work)


if __name__ == "__main__":
    main()
