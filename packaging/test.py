#!/usr/bin/python3
"""Installs what `make dist` made, each package where nothing else is, and draws there.

    test.py TOOL MANUAL ARCHIVES DIST [CLASS ...]

The first three are what packaging/pack.sh packs; DIST is where it left the packages. Run as root, or with sudo: chroot
shows that the binary needs nothing beside it but /proc. Python has cyclonedx-python-lib.
"""

import base64
import csv
import hashlib
import io
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest
import zipfile

import yaml
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator

TOP = pathlib.Path(__file__).resolve().parent.parent
TOOL, MANUAL, ARCHIVES, DIST = (pathlib.Path(word).resolve() for word in sys.argv[1:5])
WEEK = TOP / "samples/week.json"
SUDO = [] if os.geteuid() == 0 else ["sudo"]

# What a newcomer has to fetch, and what a process has to map: it may shrink.
LARGEST = 15_850_000


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

    def check_draws_alone(self, root):
        """With this folder as all there is, and with /proc, which every container has and Swift's runtime needs."""
        for folder in ("tmp", "proc"):
            (root / folder).mkdir(exist_ok=True)
        (root / "tmp/week.json").write_bytes(WEEK.read_bytes())
        script = 'mount --bind /proc "$0/proc" && exec env -i /usr/sbin/chroot "$0" "$@"'
        run(*SUDO, "unshare", "--mount", "sh", "-c", script, root, "/usr/bin/stepchart", "render", "/tmp/week.json",
            "-o", "/tmp/out.png", "--scale", "3")
        self.check_picture(root / "tmp/out.png")


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
        """What the Dockerfile copies, where it copies it to."""
        lines = (TOP / "Dockerfile").read_text().splitlines()
        self.assertEqual([line for line in lines if line.startswith("FROM")], ["FROM scratch AS package", "FROM scratch"])
        (copy,) = (line.split() for line in lines if line.startswith("COPY"))
        (add,) = (line.split() for line in lines if line.startswith("ADD"))
        package = self.folder / "package"
        package.mkdir()
        run("tar", "-xzf", only(add[1].removeprefix("dist/")), "-C", package)
        image = self.folder / "image"
        target = image / copy[3].lstrip("/")
        target.parent.mkdir(parents=True)
        target.write_bytes(only(copy[2].lstrip("/"), package).read_bytes())
        target.chmod(0o755)
        self.check_draws_alone(image)


class Action(Scratch):
    """The steps of action.yml as a runner runs them."""

    def run_action(self, github=None, folder=None, **inputs):
        action = yaml.safe_load((TOP / "action.yml").read_text())
        values = {f"inputs.{name}": inputs.get(name, about.get("default")) for name, about in action["inputs"].items()}
        values |= {f"github.{name}": value for name, value in (github or {}).items()}
        variables = {name: self.folder / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        for file in variables.values():
            file.touch()
        environment = {"PATH": os.environ["PATH"], "RUNNER_TEMP": str(self.folder)}
        environment |= {name: str(file) for name, file in variables.items()}
        status, said = 0, ""
        for step in action["runs"]["steps"]:
            if "run" not in step:
                continue
            self.assertNotIn("${{", step["run"])
            self.assertEqual(step["shell"], "bash")
            fill = lambda match: values.get(match[1], "")
            given = {name: re.sub(r"\$\{\{ ([\w.-]+) \}\}", fill, text) for name, text in step["env"].items()}
            script = self.folder / "step.sh"
            script.write_text(step["run"])
            result = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", script], env=environment | given, cwd=folder or self.folder,
                text=True, capture_output=True)
            status, said = result.returncode, said + result.stdout + result.stderr
            if status != 0:
                break
        return status, said, {name: file.read_text() for name, file in variables.items()}

    def test_render(self):
        arguments = f"{WEEK}\n-o\nwith spaces; and $(echo more).png\n--scale\n3"
        status, said, files = self.run_action(command="render", arguments=arguments, path=str(only("*.tar.gz")))
        self.assertEqual(status, 0, said)
        self.check_picture(self.folder / "with spaces; and $(echo more).png")
        tool = pathlib.Path(files["GITHUB_PATH"].strip()) / "stepchart"
        self.assertEqual(tool.read_bytes(), TOOL.read_bytes())

    def test_release(self):
        version = run(TOOL, "--version").stdout.strip()
        release = self.folder / f"owner/tool/releases/download/v{version}"
        release.mkdir(parents=True)
        for file in (only("*.tar.gz"), DIST / "SHA256SUMS"):
            (release / file.name).write_bytes(file.read_bytes())
        github = {"server_url": f"file://{self.folder}", "action_repository": "owner/tool"}
        card = {"command": "card", "arguments": f"{WEEK}\n-o\ncard.png", "version": version}
        status, said, _ = self.run_action(github, **card)
        self.assertEqual(status, 0, said)
        self.assertTrue((self.folder / "card.png").exists())
        with open(next(release.glob("*.tar.gz")), "ab") as file:
            file.write(b"more")
        status, said, _ = self.run_action(github, **card)
        self.assertNotEqual(status, 0)
        self.assertIn("FAILED", said)

    def test_verify(self):
        goldens = self.folder / "golden"
        goldens.mkdir()
        (goldens / "week.png").write_bytes((TOP / "samples/week.png").read_bytes())
        (self.folder / "drawn").mkdir()
        verify = {"command": "verify", "arguments": "golden\n--actual\ndrawn\n", "path": str(TOOL)}
        run(TOOL, "render", WEEK, "-o", self.folder / "drawn/week.png", "--scale", "3")
        status, said, files = self.run_action(**verify)
        self.assertEqual(status, 0, said)
        run(TOOL, "render", WEEK, "-o", self.folder / "drawn/week.png", "--scale", "3", "--theme", "dark")
        status, said, files = self.run_action(**verify)
        self.assertEqual(status, 1, said)
        self.assertIn("week", files["GITHUB_STEP_SUMMARY"])
        report = pathlib.Path(files["GITHUB_OUTPUT"].split("report=")[-1].strip())
        self.assertIn("<html", (report / "report.html").read_text())
        self.assertIn("<testsuite", (report / "junit.xml").read_text())
        self.assertTrue(files["GITHUB_STEP_SUMMARY"].endswith((report / "report.md").read_text()))
        self.assertNotIn("![", files["GITHUB_STEP_SUMMARY"])
        # What the artifact keeps is enough to approve.
        run(TOOL, "approve", report / "failures", goldens, env={})
        status, said, _ = self.run_action(**verify)
        self.assertEqual(status, 0, said)

    def test_verify_shows_pictures(self):
        for name, theme in [("golden", "light"), ("drawn", "dark")]:
            run(TOOL, "render", WEEK, "-o", self.folder / "week.png", "--theme", theme)
            (self.folder / name).mkdir()
            (self.folder / "week.png").rename(self.folder / name / "in week.png")
        address = "https://example.org/pictures"
        status, said, files = self.run_action(
            command="verify", arguments="golden --actual 'drawn'", path=str(TOOL), **{"pictures-url": address})
        self.assertEqual(status, 1, said)
        self.assertIn(f"![before, difference, after]({address}/in%20week.png)", files["GITHUB_STEP_SUMMARY"])
        report = pathlib.Path(files["GITHUB_OUTPUT"].split("report=")[-1].strip())
        self.assertTrue((report / "pictures/in week.png").exists())

    def step_of(self, page, word):
        """The shell of the one step with this word in a page's workflows."""
        blocks = re.findall(r"```yaml\n(.*?)```", (TOP / page).read_text(), re.S)
        (step,) = [step for block in blocks if word in block for step in yaml.safe_load(block) if "run" in step]
        return step["run"]

    def github(self):
        """An empty repository with one commit to clone, and the environment of a step: gh keeps what it is told in `said`."""
        tools, first = self.folder / "tools", self.folder / "first"
        tools.mkdir()
        (tools / "gh").write_text(f'#!/bin/sh\necho "$@" >>{self.folder}/said\n')
        (tools / "gh").chmod(0o755)
        remote = self.folder / "remote.git"
        run("git", "init", "--quiet", "--bare", remote)
        run("git", "clone", "--quiet", remote, first)
        (first / "golden").mkdir()
        (first / "golden/week.png").write_bytes(b"old")
        run("git", "-C", first, "add", ".")
        run("git", "-C", first, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-m", "code")
        run("git", "-C", first, "push", "origin", "HEAD")
        environment = os.environ | {
            "PATH": f"{tools}:{os.environ['PATH']}", "REPORT": str(self.folder / "report"), "NUMBER": "7",
            "GITHUB_REPOSITORY": "owner/tool"}
        return remote, environment

    def test_pictures_on_a_branch(self):
        """The step of docs/pull-requests.md that keeps pictures: two runs, one of them twice, and two at one time."""
        step = self.step_of("docs/pull-requests.md", "pr comment")
        remote, environment = self.github()
        report = self.folder / "report"
        (report / "pictures/in").mkdir(parents=True)
        (report / "pictures/in/week.png").write_bytes((TOP / "samples/week.png").read_bytes())
        # Where a job pushes while another is at work, its push comes first.
        late = step.replace("git add .", f"sh {self.folder}/between\ngit add .")
        (self.folder / "between").write_text("")
        for index, name in enumerate(["11-1-a", "11-2-a", "11-2-a", "11-2-b"]):
            clone = self.folder / f"{index}/clone"
            run("git", "clone", "--quiet", remote, clone)
            run("bash", "-e", "-c", step, cwd=clone, env=environment | {"FOLDER": name})
        clone, other = self.folder / "late/clone", self.folder / "other/clone"
        run("git", "clone", "--quiet", remote, clone)
        run("git", "clone", "--quiet", remote, other)
        (self.folder / "other.sh").write_text(step)
        (self.folder / "between").write_text(f"cd {other} && FOLDER=12-1-a bash -e {self.folder}/other.sh")
        run("bash", "-e", "-c", late, cwd=clone, env=environment | {"FOLDER": "12-1-b"})
        names = ["11-1-a", "11-2-a", "11-2-b", "12-1-a", "12-1-b"]
        files = run("git", "-C", remote, "ls-tree", "-r", "--name-only", "pictures").stdout.split()
        self.assertEqual(files, [f"{name}/in/week.png" for name in names])
        history = run("git", "-C", remote, "log", "--format=%s", "pictures").stdout.split()
        self.assertEqual(history, names[::-1])
        said = f"pr comment 7 --repo owner/tool --body-file {report}/report.md\n"
        self.assertEqual((self.folder / "said").read_text(), 6 * said)

    def test_goldens_by_a_pull_request(self):
        """The step of docs/pull-requests.md that opens a pull request: none where no golden changed."""
        step = self.step_of("docs/pull-requests.md", "pr create")
        remote, environment = self.github()
        clone = self.folder / "run/clone"
        run("git", "clone", "--quiet", remote, clone)
        run("bash", "-e", "-c", step, cwd=clone, env=environment | {"BRANCH": "goldens-1"})
        self.assertFalse((self.folder / "said").exists())
        (clone / "golden/week.png").write_bytes(b"new")
        run("bash", "-e", "-c", step, cwd=clone, env=environment | {"BRANCH": "goldens-1"})
        self.assertEqual(run("git", "-C", remote, "show", "goldens-1:golden/week.png").stdout, "new")
        body = self.folder / "report/report.md"
        said = f"pr create --head goldens-1 --title Record goldens --body-file {body}\n"
        self.assertEqual((self.folder / "said").read_text(), said)

    def test_arguments_on_one_line(self):
        arguments = f"""{WEEK} -o 'with blanks; and $(echo more).png' --title "It's so" --scale 1"""
        status, said, _ = self.run_action(command="render", arguments=arguments, path=str(TOOL))
        self.assertEqual(status, 0, said)
        self.assertTrue((self.folder / "with blanks; and $(echo more).png").exists())
        status, said, _ = self.run_action(command="render", arguments=f"{WEEK} --title It's", path=str(TOOL))
        self.assertEqual(status, 64)
        self.assertIn("quote", said)

    def check_keeps_fresh(self, picture, files, line):
        """A picture of a repository is drawn, committed and pushed when it changed, and only then."""
        run("git", "init", "--quiet", "--bare", self.folder / "remote.git")
        run("git", "clone", "--quiet", self.folder / "remote.git", self.folder / "clone")
        (self.folder / "clone/week.json").write_bytes(WEEK.read_bytes())
        given = {
            "command": "render", "arguments": "week.json --goal 10000", "path": str(TOOL), "picture": picture,
            "message": "Fresh steps", "folder": self.folder / "clone"}

        def commits():
            log = subprocess.run(
                ["git", "-C", self.folder / "remote.git", "log", "--all", "--format=%s %an", "--name-only"], text=True,
                capture_output=True, check=True)
            return log.stdout.split("\n\n") if log.stdout else []

        def fresh(changed, count):
            status, said, outputs = self.run_action(**given)
            self.assertEqual(status, 0, said)
            self.assertIn(f"changed={changed}", outputs["GITHUB_OUTPUT"].splitlines()[-1])
            self.assertEqual(len([line for line in "\n".join(commits()).split("\n") if "Fresh steps" in line]), count)
            return said

        said = fresh("true", 1)
        self.assertIn(line, said)
        self.assertIn("Fresh steps github-actions[bot]", "\n".join(commits()))
        for file in files:
            self.assertIn(file, "\n".join(commits()))
        self.assertNotIn("week.json", "\n".join(commits()))
        fresh("false", 1)
        return fresh

    def test_keeps_pngs_fresh(self):
        files = ["docs/steps.png", "docs/steps-dark.png"]
        line = (
            '<picture><source media="(prefers-color-scheme: dark)" srcset="docs/steps-dark.png">'
            '<img alt="Steps" src="docs/steps.png"></picture>')
        fresh = self.check_keeps_fresh("docs/steps.png", files, line)
        # The same pixels in other bytes are no change; other days are.
        clone = self.folder / "clone"
        run(TOOL, "render", clone / "week.json", "-o", clone / "docs/steps.png", "--goal", "10000", "--compress", "libpng")
        run("git", "-C", clone, "-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-am", "smaller")
        fresh("false", 1)
        (clone / "week.json").write_bytes((TOP / "samples/spike.json").read_bytes())
        fresh("true", 2)

    def test_keeps_an_svg_fresh(self):
        fresh = self.check_keeps_fresh("docs/steps.svg", ["docs/steps.svg"], "![Steps](docs/steps.svg)")
        (self.folder / "clone/week.json").write_bytes((TOP / "samples/spike.json").read_bytes())
        fresh("true", 2)
        status, said, _ = self.run_action(
            command="render", arguments="week.json", path=str(TOOL), picture="a.gif", folder=self.folder / "clone")
        self.assertEqual(status, 64)
        self.assertIn("expected a file .svg or .png", said)

    def test_neither_version_nor_path(self):
        status, said, _ = self.run_action(command="render")
        self.assertEqual(status, 64)
        self.assertIn("version", said)


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
