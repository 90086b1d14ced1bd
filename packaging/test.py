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
import platform
import re
import subprocess
import sys
import unittest
import zipfile

import yaml
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

from action_tests import Commenting, Drawing, Pages, Running, Verifying  # noqa: F401, which unittest runs.
from scratch import ARCHIVES, DIST, MANUAL, SUDO, TOOL, TOP, WEEK, Scratch, only, run

# What a newcomer has to fetch, and what a process has to map, on x86-64: it may shrink.
LARGEST = 13_500_000


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
            "libpng", "zlib", "libdeflate", "minizip", "freetype", "sqlite", "libjpeg-turbo", "libwebp", "swift",
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

    @unittest.skipUnless(platform.machine() == "x86_64", "the size is that of x86-64")
    def test_the_tool_is_small(self):
        self.assertLess(TOOL.stat().st_size, LARGEST)

    def test_no_source_needs_what_the_linker_leaves_out(self):
        """packaging/link.ld has stand-ins for them, which would return wrong results without a word."""
        left_out = re.compile(r"properties\.name\b|(?<![\w.])(acos|asin|atan|atan2|tan)\(")
        for file in (TOP / "Sources").rglob("*.swift"):
            for line in file.read_text().splitlines():
                if not line.lstrip().startswith("//"):
                    self.assertIsNone(left_out.search(line), f"{file}: {line}")

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


class Mac(Scratch):
    """Packing for macOS, with programs that stand in for its own."""

    def setUp(self):
        super().setUp()
        self.tools = self.folder / "tools"
        self.tools.mkdir()
        self.program("uname", 'case $1 in -s) echo Darwin ;; *) echo arm64 ;; esac')
        self.program("brew", f'echo {self.folder}/opt/$2')
        self.program("otool", "printf '%s:\\n\\t/usr/lib/libz.1.dylib (version 1)\\n' \"$2\"")
        for formula in ("libpng", "libdeflate", "jpeg-turbo", "webp", "minizip", "freetype"):
            cellar = self.folder / "Cellar" / formula / "1.2.3"
            (cellar / "lib/pkgconfig").mkdir(parents=True)
            (cellar / f"lib/lib{formula}.a").write_text("")
            (cellar / f"lib/lib{formula}.dylib").write_text("")
            prefix = self.folder / "opt" / formula
            (cellar / f"lib/pkgconfig/{formula}.pc").write_text(f"prefix={prefix}\nlibdir=${{prefix}}/lib\nLibs: -L${{libdir}}\n")
            (cellar / "LICENSE").write_text(f"licence of {formula}")
            prefix.parent.mkdir(exist_ok=True)
            prefix.symlink_to(cellar)
        self.environment = os.environ | {"PATH": f"{self.tools}:{os.environ['PATH']}"}
        self.archives = self.folder / "archives.tsv"
        run(TOP / "packaging/macos.sh", self.folder / "build", self.archives, env=self.environment)

    def program(self, name, script):
        (self.tools / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.tools / name).chmod(0o755)

    def pack(self):
        words = [TOP / "packaging/pack.sh", TOOL, MANUAL, self.archives, self.folder / "dist"]
        return subprocess.run([str(word) for word in words], env=self.environment, text=True, capture_output=True)

    def test_archives_alone(self):
        names = {file.name for file in (self.folder / "build/lib").iterdir()}
        self.assertIn("libwebp.a", names)
        self.assertFalse([name for name in names if name.endswith(".dylib")])
        text = (self.folder / "build/pkgconfig/webp.pc").read_text()
        self.assertIn(f"\nlibdir={self.folder.resolve()}/build/lib\n", text)

    def test_package(self):
        result = self.pack()
        self.assertEqual(result.returncode, 0, result.stderr)
        name = f"stepchart-{run(TOOL, '--version').stdout.strip()}-macos-arm64"
        files = {file.name for file in (self.folder / "dist").iterdir()}
        # The tool of the tests is that of this machine, and so is its wheel.
        wheel = only("*.whl", self.folder / "dist").name
        self.assertEqual(files, {f"{name}.tar.gz", f"{name}.cdx.json", wheel, "SHA256SUMS"})
        run("tar", "-xzf", self.folder / f"dist/{name}.tar.gz", "-C", self.folder)
        self.assertEqual((self.folder / name / "bin/stepchart").read_bytes(), TOOL.read_bytes())
        words = (self.folder / name / "share/doc/stepchart/THIRD-PARTY.txt").read_text()
        self.assertIn("licence of webp", words)
        self.assertNotIn("GNU C library", words)
        text = only("*.cdx.json", self.folder / "dist").read_text()
        self.assertIsNone(JsonStrictValidator(SchemaVersion.V1_6).validate_str(text))
        self.assertIn("pkg:brew/jpeg-turbo@1.2.3", text)

    def test_a_library_of_homebrew_is_refused(self):
        self.program("otool", "printf '%s:\\n\\t/opt/homebrew/lib/libpng16.dylib (version 1)\\n' \"$2\"")
        result = self.pack()
        self.assertEqual(result.returncode, 1)
        self.assertIn("libpng16.dylib", result.stderr)
        self.program("otool", "exit 1")
        self.assertNotEqual(self.pack().returncode, 0)


class Releasing(Scratch):
    """Steps of .github/workflows/release.yml."""

    def test_packages_of_all_machines(self):
        """They come together, with one list of digests; one that is damaged is refused."""
        job = yaml.safe_load((TOP / ".github/workflows/release.yml").read_text())["jobs"]["publish"]
        (script,) = [step["run"] for step in job["steps"] if step.get("name") == "Put all packages together"]
        for machine in ("linux-x86_64", "linux-aarch64", "macos-arm64"):
            folder = self.folder / f"packages/dist-{machine}"
            folder.mkdir(parents=True)
            (folder / f"stepchart-1-{machine}.tar.gz").write_text(machine)
            (folder / "SHA256SUMS").write_text(run("sha256sum", f"stepchart-1-{machine}.tar.gz", cwd=folder).stdout)
        run("bash", "-e", "-c", script, cwd=self.folder)
        self.assertEqual(len(list((self.folder / "dist").iterdir())), 4)
        self.assertEqual(len((self.folder / "dist/SHA256SUMS").read_text().splitlines()), 3)
        run("sha256sum", "--check", "--strict", "SHA256SUMS", cwd=self.folder / "dist")
        (self.folder / "packages/dist-macos-arm64/stepchart-1-macos-arm64.tar.gz").write_text("other")
        with self.assertRaises(subprocess.CalledProcessError):
            run("bash", "-e", "-c", script, cwd=self.folder)


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
