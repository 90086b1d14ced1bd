"""Lets every system call fail that a command makes, one after another, in every command.

    Tests/Checks/faults.py TOOL [CASE ...]

The first read fails, then the second, and so on until a run ends without meeting one that fails; so do writes, opens,
renames and the rest. Either the command gives all that it gives where nothing fails; or it ends with 64 or more and one
line that says why, every file is whole, the old one or the new one, and no temporary file is left. A line of a batch, or a
case of verify, that fails is told as an error of its own. Never does a command crash, change an input, or say that
pictures are the same that are not. A call that is interrupted is no fault.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

import cases
import kills

# What fails how. Where a call may be interrupted, that is tried, too.
FAULTS = {
    "read": ["EIO", "EINTR"], "pread64": ["EIO", "EINTR"], "write": ["ENOSPC", "EINTR"], "pwrite64": ["ENOSPC", "EINTR"],
    "writev": ["ENOSPC"], "openat": ["EACCES", "EMFILE"], "newfstatat": ["EACCES"], "fstat": ["EIO"], "lseek": ["EIO"],
    "ftruncate": ["ENOSPC"], "fallocate": ["ENOSPC"], "fsync": ["EIO"], "linkat": ["EACCES"], "renameat": ["EACCES"],
    "renameat2": ["EACCES"], "rename": ["EACCES"], "unlinkat": ["EACCES"], "mkdirat": ["ENOSPC"], "mkdir": ["ENOSPC"],
    "getdents64": ["EIO"], "readlink": ["EACCES"], "readlinkat": ["EACCES"], "getcwd": ["ENOENT"], "flock": ["EIO"],
    "fcntl": ["EINVAL"], "close": ["EIO"], "pipe2": ["EMFILE"],
}

READS = {
    "compare, same": ({}, "compare one.png same.png", True),
    "compare, different": ({}, "compare one.png two.png --json", True),
    "verify": ({}, "verify g --actual pictures --verbose --threads 1", True),
    "facts": ({}, "facts week.json", True),
    "inspect": ({}, "inspect week.json", True),
    "import an export": ({}, "import export.zip", True),
}


def prepare(folder, name, files):
    alike = {"compare, same": "approve", "compare, different": "approve", "verify": "approve"}.get(name, name)
    kills.prepare(folder, alike, files)
    if alike == "approve":
        shutil.copy(os.path.join(folder, "one.png"), os.path.join(folder, "same.png"))
    shutil.make_archive(os.path.join(folder, "export"), "zip", os.path.join(kills.SAMPLES, "apple_health_export"))


def run(folder, command, wrap=(), **environment):
    outcome = subprocess.run(
        [*wrap, kills.TOOL, *command.split()], cwd=folder, env={**kills.ENVIRONMENT, **environment}, stdin=subprocess.DEVNULL,
        capture_output=True, timeout=60)
    outcome.stdout = re.sub(rb'"microseconds": [0-9]+|[0-9.]+ m?s\b', b"", outcome.stdout)
    return outcome


def check_same_status(folder, command, expected, outcome, found, after):
    """It goes on: so nothing failed that matters, or it says what did."""
    is_partial = re.search(rb"^error |\"ok\": false", outcome.stdout, re.MULTILINE)
    if is_partial or b"nothing kept" in outcome.stderr:
        same = set(re.findall(rb"^same .*", outcome.stdout, re.MULTILINE))
        assert same <= set(re.findall(rb"^same .*", expected.stdout, re.MULTILINE)), "it takes others for the same"
        return
    assert outcome.stdout == expected.stdout, "it prints something else"
    assert found == after, "its files are others"
    # What could not be cleared, the next run clears.
    run(folder, command)
    assert not kills.contents(folder)[1], "the next run leaves what this one left"


def check_outcome(folder, command, expected, outcome, before, after):
    """What holds of a command where something failed. Returns whether it gave all the same."""
    found, left = kills.contents(folder)
    if outcome.returncode == expected.returncode:
        check_same_status(folder, command, expected, outcome, found, after)
        return True
    assert outcome.returncode >= 64, f"it ends with {outcome.returncode}"
    lines = outcome.stderr.decode().splitlines()
    assert lines and lines[-1].startswith("stepchart: "), f"it says {lines}"
    assert not left, f"it leaves {left}"
    for path, content in found.items():
        assert content in (before.get(path), after.get(path), kills.CUT_OFF.get(path)), f"{path} is neither old nor new"
    for path in before:
        assert path in found or path not in after, f"{path} is lost"
    return False


def check(name, files, command, _):
    with tempfile.TemporaryDirectory() as work:
        before_folder = os.path.join(work, "before")
        prepare(before_folder, name, files)
        before, _ = kills.contents(before_folder)
        after_folder = os.path.join(work, "after")
        shutil.copytree(before_folder, after_folder)
        expected = run(after_folder, command)
        after, left = kills.contents(after_folder)
        assert not left, name
        faults, harmless, told = 0, 0, []
        for call, errors in FAULTS.items():
            for error in errors:
                number = 0
                while True:
                    number += 1
                    at = f"{name}: {call} {number} fails with {error}"
                    folder, log = os.path.join(work, "faulty"), os.path.join(work, "log")
                    shutil.rmtree(folder, ignore_errors=True)
                    shutil.copytree(before_folder, folder)
                    outcome = run(folder, command, [
                        "strace", "-f", "-y", "-qq", "-o", log, "-e", f"trace={call}",
                        "-e", f"inject={call}:error={error}:when={number}"])
                    with open(log) as file:
                        injected = [line for line in file if "(INJECTED)" in line]
                    if not injected:
                        break
                    # What Swift's runtime asks about its own process, before any code of ours runs.
                    if "/proc/" in injected[0]:
                        continue
                    faults += 1
                    try:
                        is_harmless = check_outcome(folder, command, expected, outcome, before, after)
                        harmless += is_harmless
                        assert is_harmless or error != "EINTR", "an interruption is no fault"
                    except AssertionError as fault:
                        said = outcome.stderr.decode(errors="replace").strip()
                        told.append(f"{at}: {fault}\n    {injected[0].strip()}\n    {outcome.returncode}: {said}")
        assert faults > 0, name
        return f"{name}: {faults} faults, {harmless} of no consequence", told


def main():
    commands = {**kills.CASES, **READS}
    cases.run_and_exit(lambda name: check(name, *commands[name]), sys.argv[2:] or list(commands))


if __name__ == "__main__":
    main()
