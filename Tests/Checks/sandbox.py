"""Looks which files a batch of untrusted jobs asks the system for, in every command and for every option that names a file.

    Tests/Checks/sandbox.py TOOL

Each path has MARK in it, wherever it stands: in an option, in a theme. With --no-files no system call is given such a path.
With --root one is given only from a folder's descriptor on, a part at a time, so that nothing leads out.
"""

import base64
import json
import os
import re
import subprocess
import sys
import tempfile

TOOL = os.path.abspath(sys.argv[1])
FILE_CALLS = "%file,openat,openat2,mkdirat,linkat,renameat,renameat2,unlinkat,readlinkat,newfstatat,statx,faccessat,faccessat2"


def url(value):
    return "data:application/json;base64," + base64.b64encode(json.dumps(value).encode()).decode()


def jobs():
    """A job for each command, option and form of a path."""
    reference = json.loads(subprocess.run([TOOL, "--generate", "reference"], capture_output=True, check=True).stdout)
    for command in reference["commands"]:
        name = command["name"]
        if name not in ("render", "animate", "widget", "message", "card"):
            continue
        for option in command["options"]:
            if not option.get("file"):
                continue
            for path in ["MARK.json", "/tmp/MARK/a", "../MARK", "data:/../MARK", "in/../../MARK", "..\u0338/MARK", "../\u0338MARK",
                         "in/MARK.png", "MARK%02d.png", "MARK/"]:
                job = {"command": name, "days": [1, 2], "output": "MARK-out.png"}
                if option["name"] == "input":
                    del job["days"]
                job[option["name"]] = [path] if option["kind"] == "list" else path
                yield job
        yield {"command": name, "days": [1, 2], "theme": url({"fonts": ["MARK.ttf"]}), "output": "MARK-out"}


def paths(folder, lines, options):
    """What file calls are given that have MARK in them: the call, whether it starts from a descriptor, the path."""
    log = os.path.join(folder, "log")
    outcome = subprocess.run(
        ["strace", "-f", "-qq", "-s", "4096", "-o", log, "-e", f"trace={FILE_CALLS}", TOOL, "batch", "-", "--threads", "1", *options],
        cwd=folder, input=lines.encode(), capture_output=True)
    answers = outcome.stdout.decode().splitlines()
    assert len(answers) == lines.count("\n"), outcome.stderr.decode()
    with open(log, errors="replace") as file:
        for line in file:
            for start, path in re.findall(r'(\S+) "((?:[^"\\]|\\.)*MARK(?:[^"\\]|\\.)*)"', line):
                yield line.strip(), re.search(r"[0-9],$", start) is not None, path


def main():
    lines = "".join(json.dumps(job) + "\n" for job in jobs())
    count = lines.count("\n")
    with tempfile.TemporaryDirectory() as folder:
        os.makedirs(os.path.join(folder, "root", "in"))
        for line, _, _ in paths(folder, lines, ["--no-files"]):
            sys.exit(f"--no-files: {line}")
        before = sorted(os.listdir(folder))
        seen = 0
        for line, is_from_folder, path in paths(folder, lines, ["--root", "root"]):
            seen += 1
            if not is_from_folder or "/" in path or ".." in path.split("/"):
                sys.exit(f"--root: {line}")
        if sorted(os.listdir(folder)) != sorted({*before, "log"}) or seen == 0:
            sys.exit(f"--root: {os.listdir(folder)} are in the folder, {seen} paths were met")
    print(f"{count} jobs, {seen} paths below the root, none elsewhere")


if __name__ == "__main__":
    main()
