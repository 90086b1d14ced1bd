#!/usr/bin/python3
"""Installs what `make dist` made, each package where nothing else is, and draws there.

    test.py TOOL MANUAL ARCHIVES DIST [CLASS ...]

Those of the GitHub action are in action_tests.py.
The first three are what packaging/pack.sh packs; DIST is where it left the packages. Run as root, or with sudo: chroot
shows that the binary needs nothing beside it but /proc. Python has cyclonedx-python-lib.
"""

import base64
import csv
import hashlib
import io
import json
import os
import re
import subprocess
import sys
import unittest
import zipfile

from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from action_tests import Commenting, Drawing, Pages, Running, Verifying  # noqa: F401, which unittest runs.
from scratch import ARCHIVES, DIST, MANUAL, SUDO, TOOL, TOP, WEEK, Scratch, only, run

# What a newcomer has to fetch, and what a process has to map: it may shrink.
LARGEST = 15_850_000


class Packages(Scratch):
    def test_equal_files_give_equal_bytes(self):
        os.umask(0o077)
        self.addCleanup(os.umask, 0o022)
        run(TOP / "packaging/pack.sh", TOOL, MANUAL, ARCHIVES, self.folder / "again")
        again = (self.folder / "again/SHA256SUMS").read_text()
        self.assertEqual(again, (DIST / "SHA256SUMS").read_text())
        self.assertEqual(len(again.splitlines()), 4)

    def test_signature(self):
        """The list of digests, signed with a key made for this."""
        secret, public = self.folder / "key", self.folder / "key.pub"
        run("minisign", "-G", "-W", "-s", secret, "-p", public)
        signed = self.folder / "signed"
        run(TOP / "packaging/pack.sh", TOOL, MANUAL, ARCHIVES, signed, env={**os.environ, "MINISIGN_KEY": str(secret)})
        verify = ["minisign", "-V", "-p", public, "-m", signed / "SHA256SUMS"]
        self.assertIn(run(TOOL, "--version").stdout.strip(), run(*verify).stdout)
        with open(signed / "SHA256SUMS", "a") as file:
            file.write("\n")
        self.assertNotEqual(subprocess.run(verify, capture_output=True).returncode, 0)

    def test_bill_of_materials(self):
        """Valid, beside the packages and in each of them, and with all that the linker took code from."""
        text = only("*.cdx.json").read_text()
        self.assertIsNone(JsonStrictValidator(SchemaVersion.V1_6).validate_str(text))
        bill = json.loads(text)
        self.assertEqual(bill["metadata"]["component"]["hashes"][0]["content"], hashlib.sha256(TOOL.read_bytes()).hexdigest())
        names = {part["name"] for part in bill["components"]}
        self.assertLessEqual({
            "libpng", "zlib", "libdeflate", "minizip", "freetype", "brotli", "sqlite", "libjpeg-turbo", "libwebp", "swift",
            "swift-corelibs-libdispatch", "glibc", "libgcc", "libstdc++",
        }, names)
        taken = [line.split("\t") for line in ARCHIVES.read_text().splitlines()[1:]]
        self.assertGreaterEqual(len([row for row in taken if row[1] != "0"]), len(names))
        self.unpack()
        words = (self.folder / "share/doc/stepchart/THIRD-PARTY.txt").read_text()
        for name in names:
            self.assertIn(f"{'=' * len(name)}\n{name}\n", words)
        self.assertEqual((self.folder / "share/doc/stepchart/stepchart.cdx.json").read_text(), text)
        with zipfile.ZipFile(only("*.whl")) as archive:
            (name,) = (name for name in archive.namelist() if ".dist-info/sboms/" in name)
            self.assertEqual(archive.read(name).decode(), text)

    def test_the_tool_is_small(self):
        self.assertLess(TOOL.stat().st_size, LARGEST)

    def test_no_file_names_a_folder_of_the_machine(self):
        self.unpack()
        for file in self.folder.rglob("*"):
            if file.is_file():
                self.assertNotIn(str(TOP).encode(), file.read_bytes(), file)

    def test_tarball(self):
        self.unpack()
        run("env", "-i", self.folder / "bin/stepchart", "render", WEEK, "-o", self.folder / "out.png", "--scale", "3")
        self.check_picture(self.folder / "out.png")
        share = self.folder / "share"
        run("bash", "-n", share / "bash-completion/completions/stepchart")
        for completion in ("zsh/site-functions/_stepchart", "fish/vendor_completions.d/stepchart.fish"):
            self.assertIn("--complete", (share / completion).read_text())
        for schema in share.glob("stepchart/schemas/*.schema.json"):
            json.loads(schema.read_text())
        self.assertTrue((share / "stepchart/schemas/week.schema.json").exists())

    def test_licences(self):
        self.unpack()
        words = (self.folder / "share/doc/stepchart/THIRD-PARTY.txt").read_text()
        for holder in (
            "Runtime Library Exception to the Apache 2.0 License", "Glenn Randers-Pehrson", "Jean-loup Gailly", "Eric Biggers",
            "D. R. Commander", "Gilles Vollant", "GNU C Library", "GCC RUNTIME LIBRARY EXCEPTION",
        ):
            self.assertIn(holder.lower(), words.lower())

    def test_manual(self):
        """Every command has a page that renders without a warning and names each of its options."""
        self.unpack()
        commands = {command["name"]: command for command in json.loads(run(TOOL, "--generate", "reference").stdout)["commands"]}
        pages = {page.name for page in (self.folder / "share/man/man1").iterdir()}
        self.assertEqual(pages, {"stepchart.1", *(f"stepchart-{command}.1" for command in commands)})
        for name in sorted(pages):
            page = self.folder / "share/man/man1" / name
            result = run(
                "man", "--warnings", "-l", page,
                env={**os.environ, "LC_ALL": "C.UTF-8", "MANWIDTH": "120", "MANROFFOPT": "-rHY=0"})
            self.assertEqual(result.stderr, "")
            shown = re.sub(".\b", "", result.stdout)
            command = commands.get(name.removeprefix("stepchart-").removesuffix(".1"), {"options": []})
            for option in command["options"]:
                self.assertIn(option["usage"].translate({ord("<"): None, ord(">"): None}), shown, name)

    def test_debian(self):
        package = only("*.deb")
        run("lintian", "--fail-on", "error", *(["--allow-root"] if os.geteuid() == 0 else []), package)
        run("dpkg-deb", "-x", package, self.folder)
        self.check_draws_alone(self.folder)
        self.assertTrue((self.folder / "usr/share/man/man1/stepchart-render.1.gz").exists())

    def test_wheel(self):
        wheel = only("*.whl")
        with zipfile.ZipFile(wheel) as archive:
            name = next(name for name in archive.namelist() if name.endswith("RECORD"))
            rows = {row[0]: row[1:] for row in csv.reader(io.StringIO(archive.read(name).decode()))}
            self.assertEqual(list(rows), archive.namelist())
            for file, (digest, size) in rows.items():
                if file == name:
                    continue
                data = archive.read(file)
                expected = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
                self.assertEqual((digest, size), (f"sha256={expected}", str(len(data))), file)
        run(sys.executable, "-m", "venv", self.folder / "venv")
        run(self.folder / "venv/bin/pip", "install", "--no-index", wheel)
        run(self.folder / "venv/bin/stepchart", "render", WEEK, "-o", self.folder / "out.png", "--scale", "3")
        self.check_picture(self.folder / "out.png")
        self.assertTrue((self.folder / "venv/share/man/man1/stepchart.1").exists())
        script = "import stepchart, sys; stepchart.render(sys.argv[1], scale=3, output=sys.argv[2])"
        run(self.folder / "venv/bin/python", "-c", script, WEEK, self.folder / "module.png", env={})
        self.check_picture(self.folder / "module.png")

    def test_image(self):
        """What the Dockerfile copies, where it copies it to: with time zones, which here are those of this machine."""
        text = (TOP / "Dockerfile").read_text()
        stages = re.findall(r"^FROM (\S+)(?: AS (\w+))?$", text, re.M)
        self.assertEqual(stages, [("scratch", "package"), ("debian:bookworm-slim", "shell"), ("scratch", "")])
        package, image = self.folder / "package", self.folder / "image"
        package.mkdir()
        (added,) = re.findall(r"^ADD dist/(\S+) /$", text, re.M)
        run("tar", "-xzf", only(added), "-C", package)
        for stage, source, target in re.findall(r"^COPY --from=(\w+) /(\S+) /(\S+)$", text.split("\nFROM")[-1], re.M):
            (image / target).parent.mkdir(parents=True, exist_ok=True)
            run("cp", "-R", only(source, package) if stage == "package" else f"/{source}", image / target)
        self.assertEqual({file.name for file in (image / "usr").iterdir()}, {"bin", "share"})
        self.check_draws_alone(image)
        # Midnight in Kiritimati is 14 hours before midnight in UTC.
        (image / "tmp/days.csv").write_text("date,steps\n2026-01-01T12:00:00Z,5\n")
        said = self.run_alone(image, "import", "/tmp/days.csv", "--time-zone", "Pacific/Kiritimati").stdout
        self.assertIn("2026-01-02", said)

    def test_image_with_a_shell(self):
        """The stage takes the same tool, and installs the zones that the other image copies."""
        stage = (TOP / "Dockerfile").read_text().split("\nFROM")[2]
        self.assertRegex(stage, r"apt-get install .*\btzdata\b")
        self.assertIn("COPY --from=package /stepchart-*/bin/stepchart /usr/bin/stepchart\n", stage)
        self.assertIn('CMD ["/bin/bash"]', stage)
        self.assertNotIn("ENTRYPOINT", stage)


@unittest.skipUnless("Reproducible" in sys.argv[5:], "`make test-reproducible` runs it, as it builds the tool once more")
class Reproducible(Scratch):
    def test_a_clean_clone_gives_the_same_tool(self):
        """In a folder of another name, and of another length."""
        clone = self.folder / "a clone of the same commit"
        run("git", "clone", "--quiet", TOP, clone)
        changed = run("git", "-C", TOP, "status", "--porcelain", "Sources", "Package.swift", "Makefile", "packaging").stdout
        self.assertEqual(changed, "", "the clone lacks changes that are not committed")
        run("make", "-C", clone, "release")
        again = clone / ".build/release/stepchart"
        if again.read_bytes() != TOOL.read_bytes():
            told = subprocess.run(["diffoscope", TOOL, again], text=True, capture_output=True).stdout
            self.fail(f"two builds of one commit differ:\n{told[:20000]}")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1] + sys.argv[5:])
