"""Kills and interrupts the tool at every system call by which files come to be, in every command that writes; then kills it
at random moments.

    Tests/Checks/kills.py TOOL [CASE ...]

Commands that compute for long end at once, too, when they are asked to.

After each kill, every file is whole, the old one or the new one; at most one thing with a temporary name is left, and where
several files get their names, what each of them was before; and the same command once more, not killed, gives what it gives
where nothing happened, and clears what was left. After an interrupt nothing with a temporary name is left at all.
"""

import concurrent.futures
import itertools
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

TOOL = os.path.abspath(sys.argv[1])
SAMPLES = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../samples")
CALLS = ["mkdirat", "mkdir", "linkat", "renameat", "renameat2", "rename", "unlinkat", "fsync", "write", "pwrite64"]

# Interrupts, in turns.
INTERRUPTS = ["INT", "TERM", "HUP"]

WEEK = "week.json"
JOBS = "".join('{"id": "%d", "days": [%d, 2, 3], "scale": 0.2}\n' % (n, n) for n in range(3))

# Old files are of the kind that a command may replace.
PICTURE = b"GIF89a, which is old"
LAYOUT = b'{"version": 3, "width": 1}'
ARCHIVE = (bytes(100) + b"0000644\0" + 2 * b"0000000\0" + bytes(12) + b"00000000000\0").ljust(257, b"\0")
ARCHIVE += b"ustar\0" + b"00".ljust(761, b"\0")
MESSAGE = {"a/caption.txt": b"old", "a/message.json": b'{"version": 1, "layout": {}}'}

# What is there before, the command, and whether all of its files change together: a folder that is not there yet.
CASES = {
    "render": ({}, "render week.json -o out.png --scale 0.3", True),
    "render over": ({"out.png": PICTURE}, "render week.json -o out.png --scale 0.3", True),
    "render and layout": ({"out.png": PICTURE, "l.json": LAYOUT},
                          "render week.json -o out.png --scale 0.3 --layout-json l.json", False),
    "cache": ({"c/last.week": b"stepchart-cache 0\n"}, "render week.json -o out.png --scale 0.3 --cache c", False),
    "animate": ({}, "animate week.json -o out.png --scale 0.3 --fps 4", True),
    "frames, new folder": ({}, "animate week.json -o frames/ --scale 0.3 --fps 4", True),
    "frames": ({}, "animate week.json -o f%02d.png --scale 0.3 --fps 4", False),
    "fewer frames": ({}, "animate week.json -o frames/ --scale 0.3 --fps 4", False),
    "message, new folder": ({}, "message week.json -o a/b --scale 0.3", True),
    "message": (MESSAGE, "message week.json -o a --scale 0.3 --preview p.png", False),
    "widget": ({}, "widget week.json -o w.png --scheme both --scale 0.3", False),
    "card": ({"card.png": PICTURE}, "card week.json -o card.png --scale 0.3", True),
    "import": ({"days.csv": b"date,steps\n"}, "import week.json -o days.csv --format csv", True),
    "compare": ({}, "compare one.png two.png --diff d.png", True),
    "record": ({"g/a.png": b"old"}, "verify g --actual pictures --record all --report-json r.json --failures f --threads 1",
               False),
    "approve": ({}, "approve f g", False),
    "prune": ({}, "verify g --actual pictures --prune --threads 1", False),
    "batch": ({"cards/0.png": PICTURE}, "batch jobs.ndjson --out cards --name {id}.png --threads 1", False),
    "batch again": ({"cards/0.png": PICTURE}, "batch jobs.ndjson --out cards --name {id}-{hash}.png --skip-existing --threads 1", False),
    "archive": ({"cards.tar": ARCHIVE}, "batch jobs.ndjson --out cards.tar --name {id}.png --threads 1", True),
}


# What a run of verify leaves that does not come to its end: a list that nobody can approve.
CUT_OFF = {"f/failures.json": b""}

# What is there before, and what computes for many seconds.
LONG = {
    "render": ({"out.png": PICTURE}, "render week.json -o out.png --size 1000x600 --scale 16 --compress libpng"),
    "card": ({}, "card week.json -o card.png --scale 10 --compress libpng"),
    "animate": ({"f/frame-0000.png": PICTURE}, "animate week.json -o f/ --scale 4 --duration 60 --force"),
    "message": (MESSAGE, "message week.json -o a --size 512x512 --scale 16 --compress libpng"),
    "widget": ({}, "widget week.json -o w --all --scale 16 --compress libpng"),
    "batch": ({}, "batch long.ndjson --out cards --threads 1"),
}
LONG_JOB = '{"week": "last", "input": "week.json", "size": "1000x600", "scale": 16, "compress": "libpng"}\n'

# A build server records no goldens.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "CI"}


def run(folder, command, wrap=()):
    return subprocess.run([*wrap, TOOL, *command.split()], cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL,
                          stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)


def prepare(folder, name, files):
    os.makedirs(folder)
    shutil.copy(os.path.join(SAMPLES, WEEK), folder)
    for path, content in {"jobs.ndjson": JOBS.encode(), **files}.items():
        os.makedirs(os.path.dirname(os.path.join(folder, path)), exist_ok=True)
        with open(os.path.join(folder, path), "wb") as file:
            file.write(content)
    if name == "fewer frames":
        run(folder, "animate week.json -o frames/ --scale 0.3 --fps 6")
    if name in ("compare", "record", "approve", "prune"):
        for number, picture in enumerate(("one", "two")):
            run(folder, f"render week.json -o {picture}.png --scale 0.2 --select {number}")
    if name in ("record", "approve", "prune"):
        os.makedirs(os.path.join(folder, "pictures"))
        for picture in ("one", "two"):
            shutil.copy(os.path.join(folder, f"{picture}.png"), os.path.join(folder, "pictures"))
    if name == "record":
        shutil.copy(os.path.join(folder, "two.png"), os.path.join(folder, "g", "a.png"))
    if name == "prune":
        shutil.copytree(os.path.join(folder, "pictures"), os.path.join(folder, "g"))
        for orphan in ("old", "topic/older"):
            os.makedirs(os.path.join(folder, "g", os.path.dirname(orphan)), exist_ok=True)
            shutil.copy(os.path.join(folder, "one.png"), os.path.join(folder, "g", f"{orphan}.png"))
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


class Case:
    """A command, with what is there before it and what after it."""

    def __init__(self, name, work):
        self.name, self.work = name, work
        self.files, self.command, self.together = CASES[name]
        self.before_folder = os.path.join(work, "before")
        prepare(self.before_folder, name, self.files)
        self.before, _ = contents(self.before_folder)
        after_folder = os.path.join(work, "after")
        shutil.copytree(self.before_folder, after_folder)
        started = time.monotonic()
        outcome = run(after_folder, self.command)
        self.duration = time.monotonic() - started
        assert outcome.returncode in (0, 1), (name, outcome.stderr)
        self.after, left = contents(after_folder)
        assert self.after != self.before and not left, (name, left)
        self.changed = len([path for path in self.after if self.after[path] != self.before.get(path)])

    def folder(self):
        folder = os.path.join(self.work, "killed")
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(self.before_folder, folder)
        return folder

    def check(self, folder, moment, is_interrupt=False):
        """What holds of the folder of a command that was killed or interrupted."""
        at = f"{self.name}: at {moment}"
        found, left = contents(folder)
        assert len(left) <= (0 if is_interrupt else 1 if self.together else 1 + self.changed), (at, left)
        for path, content in found.items():
            assert content in (self.before.get(path), self.after.get(path), CUT_OFF.get(path)), (at, path)
        for path in self.before:
            assert path in found or path not in self.after, (at, path)
        if self.together:
            assert found in (self.before, self.after), (at, sorted(found))
        # What goes on from failures that were approved in part is the same.
        outcome = run(folder, self.command)
        assert outcome.returncode in (0, 1), (at, outcome.stderr)
        again, left = contents(folder)
        # A report tells of its own run: that a golden was there already.
        if "r.json" in again:
            again["r.json"] = self.after["r.json"]
        assert again == self.after, (at, sorted(again), sorted(self.after))
        assert not left, (at, left)


def inject(case, call, signal, number):
    """Runs the command and sends it a signal at a system call. Returns its folder and how it ended; None past the last call."""
    folder, log = case.folder(), os.path.join(case.work, "log")
    outcome = run(folder, case.command, [
        "strace", "-f", "-qq", "-o", log, "-e", f"trace={call}", "-e", f"inject={call}:signal={signal}:when={number}"])
    with open(log) as lines:
        was_sent = any(f"SIG{signal}" in line for line in lines)
    return (folder, outcome) if was_sent else None


def kill_at_calls(name):
    with tempfile.TemporaryDirectory() as work:
        case, kills = Case(name, work), 0
        for call in CALLS:
            for number in itertools.count(1):
                killed = inject(case, call, "KILL", number)
                if not killed:
                    break
                kills += 1
                case.check(killed[0], f"kill at {call} {number}")
    assert kills > 0, name
    return f"{name}: {kills} kills"


def interrupt_at_calls(name):
    with tempfile.TemporaryDirectory() as work:
        case, interrupts, ended = Case(name, work), 0, 0
        # A signal that comes too late changes nothing; on a busy machine all of a short command may do so.
        while ended == 0 and interrupts < 1000:
            for call in CALLS:
                for number in itertools.count(1):
                    interrupt = INTERRUPTS[interrupts % len(INTERRUPTS)]
                    interrupted = inject(case, call, interrupt, number)
                    if not interrupted:
                        break
                    folder, outcome = interrupted
                    interrupts += 1
                    at = f"{interrupt} at {call} {number}"
                    status = -signal.Signals[f"SIG{interrupt}"]
                    assert outcome.returncode in (0, 1, status), (name, at, outcome)
                    ended += outcome.returncode == status
                    case.check(folder, at, is_interrupt=True)
    assert ended > 0, name
    return f"{name}: {interrupts} interrupts, {ended} ended it"


def kill_at_random(name, count, seed):
    """Until so many were killed before they ended by themselves."""
    chance = random.Random(f"{seed} {name}")
    with tempfile.TemporaryDirectory() as work:
        case, kills = Case(name, work), 0
        while kills < count:
            folder, delay = case.folder(), chance.uniform(0, case.duration)
            process = subprocess.Popen(
                [TOOL, *case.command.split()], cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            time.sleep(delay)
            process.kill()
            kills += process.wait() < 0
            case.check(folder, f"{delay * 1000:.3f} ms")
    return f"{name}: {kills} kills at random, seed {seed}"


def end_while_computing(name, number):
    """Asks a command to end once it has computed for a fifth of a second: it does not compute for another second."""
    files, command = LONG[name]
    interrupt = signal.Signals[f"SIG{INTERRUPTS[number % len(INTERRUPTS)]}"]
    with tempfile.TemporaryDirectory() as work:
        folder = os.path.join(work, "folder")
        prepare(folder, name, {"long.ndjson": LONG_JOB.encode(), **files})
        before, _ = contents(folder)
        process = subprocess.Popen(
            [TOOL, *command.split()], cwd=folder, env=ENVIRONMENT, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=lambda: signal.signal(interrupt, signal.SIG_DFL))
        ticks = os.sysconf("SC_CLK_TCK")
        used = 0
        while used < 0.2:
            time.sleep(0.01)
            with open(f"/proc/{process.pid}/stat") as stat:
                fields = stat.read().rpartition(")")[2].split()
            assert fields[0] != "Z", f"{name}: it has ended by itself"
            used = sum(int(field) for field in fields[11:13]) / ticks
        process.send_signal(interrupt)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode == -interrupt, (name, process.returncode)
        more = usage.ru_utime + usage.ru_stime - used
        assert more < 1.5, (name, interrupt, more)
        found, left = contents(folder)
        assert found == before and not left, (name, sorted(found), left)
    return f"{name}: ended by {interrupt.name} while it computed"


RANDOM_KILLS = 1000


def main():
    wanted, seed = sys.argv[2:] or list(CASES), random.randrange(1 << 32)
    # A command may be slowed down by others, and is then killed in an earlier part of it: so no more than there are cores.
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        tasks = [pool.submit(kill, name) for kill in (kill_at_calls, interrupt_at_calls) for name in wanted]
        tasks += [pool.submit(end_while_computing, *long) for long in zip(LONG, itertools.count()) if long[0] in wanted]
        tasks += [pool.submit(kill_at_random, name, -(-RANDOM_KILLS // len(CASES)), seed) for name in wanted]
        for task in tasks:
            print(task.result(), flush=True)


if __name__ == "__main__":
    main()
