"""What the tests of the packages and of the action share: what test.py was given, and a folder for each test."""

import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

TOP = pathlib.Path(__file__).resolve().parent.parent
TOOL, MANUAL, ARCHIVES, DIST = (pathlib.Path(word).resolve() for word in sys.argv[1:5])
WEEK = TOP / "samples/week.json"
SUDO = [] if os.geteuid() == 0 else ["sudo"]


def run(*command, **options):
    return subprocess.run([str(word) for word in command], check=True, text=True, capture_output=True, **options)


def only(pattern, folder=DIST):
    (file,) = folder.glob(pattern)
    return file


class Scratch(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def unpack(self):
        run("tar", "-xzf", only("*.tar.gz"), "-C", self.folder, "--strip-components=1")

    def check_picture(self, picture):
        run(TOOL, "compare", TOP / "samples/week.png", picture)

    def run_alone(self, root, *words):
        """The tool with this folder as all there is, and with /proc, which every container has and Swift's runtime needs."""
        for folder in ("tmp", "proc"):
            (root / folder).mkdir(exist_ok=True)
        script = 'mount --bind /proc "$0/proc" && exec env -i /usr/sbin/chroot "$0" "$@"'
        return run(*SUDO, "unshare", "--mount", "sh", "-c", script, root, "/usr/bin/stepchart", *words)

    def check_draws_alone(self, root):
        (root / "tmp").mkdir(exist_ok=True)
        (root / "tmp/week.json").write_bytes(WEEK.read_bytes())
        self.run_alone(root, "render", "/tmp/week.json", "-o", "/tmp/out.png", "--scale", "3")
        self.check_picture(root / "tmp/out.png")
