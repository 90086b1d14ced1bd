"""Runs the steps of action.yml as a runner does, and those on the pages about it.

Repositories on this machine stand in for GitHub's, and a program gh for its interface: it keeps comments in a file.
"""

import json
import os
import pathlib
import re
import subprocess

import yaml

from scratch import DIST, TOOL, TOP, WEEK, Scratch, only, run

GH = """#!/usr/bin/env python3
import json, os, pathlib, subprocess, sys

folder = pathlib.Path(os.environ["GITHUB"])
words = sys.argv[1:]
with open(folder / "said", "a") as file:
    file.write(" ".join(words) + "\\n")
if words[0] != "api":
    sys.exit()
if (folder / "refuses").exists() or not os.environ.get("GH_TOKEN"):
    sys.exit("HTTP 403: Resource not accessible by integration")
place = next(word for word in words if word.startswith("repos/"))
store = folder / "comments.json"
comments = json.loads(store.read_text()) if store.exists() else []
if "--field" in words:
    name, _, value = words[words.index("--field") + 1].partition("=@")
    text = pathlib.Path(value).read_text()
    assert len(text) <= 65536
    if place.endswith("/issues/7/comments"):
        comments.append({"id": 100 + len(comments), name: text})
    else:
        next(comment for comment in comments if str(comment["id"]) == place.split("/")[-1])[name] = text
    store.write_text(json.dumps(comments))
else:
    subprocess.run(["jq", "-r", words[words.index("--jq") + 1]], input=json.dumps(comments), text=True, check=True)
"""


def git(folder, *words):
    return run("git", "-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.org", *words).stdout


class Action(Scratch):
    def setUp(self):
        super().setUp()
        tools = self.folder / "tools"
        tools.mkdir()
        (tools / "gh").write_text(GH)
        (tools / "gh").chmod(0o755)
        # A home without settings of git.
        self.environment = {
            "PATH": f"{tools}:{os.environ['PATH']}", "HOME": str(tools), "GITHUB": str(self.folder),
            "RUNNER_TEMP": str(self.folder), "GITHUB_ACTION_PATH": str(TOP), "GITHUB_SERVER_URL": f"file://{self.folder}",
            "GITHUB_REPOSITORY": "owner/tool", "GITHUB_WORKFLOW": "looks", "GITHUB_JOB": "look", "GITHUB_RUN_ID": "11",
            "GITHUB_RUN_ATTEMPT": "1", "GITHUB_EVENT_NAME": "push"}
        self.remote = self.folder / "owner/tool.git"

    def run_action(self, github=None, folder=None, environment=None, index="0", **inputs):
        """What the steps end with, what they said, and the files that they write to."""
        action = yaml.safe_load((TOP / "action.yml").read_text())
        values = {"github.token": "secret", "strategy.job-index": index}
        values |= {f"github.{name}": value for name, value in (github or {}).items()}
        fill = lambda text: re.sub(r"\$\{\{ ([\w.-]+) \}\}", lambda match: values.get(match[1], ""), text)
        for name, about in action["inputs"].items():
            values[f"inputs.{name}"] = inputs.get(name.replace("-", "_"), fill(about.get("default", "")))
        variables = {name: self.folder / name for name in ("GITHUB_OUTPUT", "GITHUB_PATH", "GITHUB_STEP_SUMMARY")}
        for file in variables.values():
            file.write_text("")
        given = self.environment | {name: str(file) for name, file in variables.items()} | (environment or {})
        status, said = 0, ""
        for step in action["runs"]["steps"]:
            wanted = step.get("if", "").split(" && ")
            for line in variables["GITHUB_OUTPUT"].read_text().splitlines():
                name, _, value = line.partition("=")
                values[f"steps.run.outputs.{name}"] = value
            if "run" not in step or status != 0 and "always()" not in wanted:
                continue
            conditions = [re.fullmatch(r"([\w.-]+) != ''", words) for words in wanted if words not in ("", "always()")]
            if not all(values.get(condition[1]) for condition in conditions):
                continue
            self.assertNotIn("${{", step["run"])
            self.assertEqual(step["shell"], "bash")
            script = self.folder / "step.sh"
            script.write_text(step["run"])
            result = subprocess.run(
                ["bash", "--noprofile", "--norc", "-eo", "pipefail", script],
                env=given | {name: fill(text) for name, text in step["env"].items()}, cwd=folder or self.folder, text=True,
                capture_output=True)
            status, said = status or result.returncode, said + result.stdout + result.stderr
        return status, said, {name: file.read_text() for name, file in variables.items()}

    def draw(self, file, *words):
        file.parent.mkdir(parents=True, exist_ok=True)
        run(TOOL, "render", WEEK, "-o", file, *words)

    def clone(self, name, *words):
        """A clone of the repository that is made at first, with samples/week.json and one golden."""
        if not self.remote.exists():
            run("git", "init", "--quiet", "--bare", "--initial-branch=main", self.remote)
            first = self.folder / "first"
            run("git", "clone", "--quiet", self.remote, first)
            (first / "week.json").write_bytes(WEEK.read_bytes())
            self.draw(first / "golden/week.png")
            git(first, "add", ".")
            git(first, "commit", "--quiet", "--message", "code")
            git(first, "push", "--quiet", "origin", "HEAD:main")
        folder = self.folder / name
        run("git", "clone", "--quiet", "--branch", "main", *words, f"file://{self.remote}", folder)
        return folder

    def history(self, branch="main"):
        return git(self.remote, "log", "--format=%s", branch).splitlines()

    def files(self, branch="main"):
        return git(self.remote, "ls-tree", "-r", "--name-only", branch).splitlines()

    def comments(self):
        store = self.folder / "comments.json"
        return [comment["body"] for comment in json.loads(store.read_text())] if store.exists() else []

    def pull_request(self, number="7", head="owner/tool", attempt="1", **environment):
        """What run_action takes for a run on a pull request."""
        return {
            "github": {"event.pull_request.number": number, "event.pull_request.head.repo.full_name": head},
            "environment": {"GITHUB_EVENT_NAME": "pull_request", "GITHUB_RUN_ATTEMPT": attempt} | environment}


class Running(Action):
    """The tool of a release, its arguments, and its errors."""

    def test_render(self):
        arguments = f"{WEEK}\n-o\nwith spaces; and $(echo more).png\n--scale\n3"
        status, said, files = self.run_action(command="render", arguments=arguments, path=str(only("*.tar.gz")))
        self.assertEqual(status, 0, said)
        self.check_picture(self.folder / "with spaces; and $(echo more).png")
        tool = pathlib.Path(files["GITHUB_PATH"].strip()) / "stepchart"
        self.assertEqual(tool.read_bytes(), TOOL.read_bytes())

    def check_arguments(self, arguments, *words):
        """These arguments draw what the tool draws with these words."""
        status, said, _ = self.run_action(command="render", arguments=arguments, path=str(TOOL))
        self.assertEqual(status, 0, said)
        self.draw(self.folder / "expected.png", *words)
        self.assertEqual((self.folder / "a b.png").read_bytes(), (self.folder / "expected.png").read_bytes(), arguments)

    def test_arguments(self):
        dark = ["--theme", "dark", "--title", "It's so", "--goal", "9000"]
        one_line = f"""{WEEK} -o 'a b.png' --theme dark --title "It's so" --goal 9000"""
        self.check_arguments(one_line, *dark)
        self.check_arguments(one_line + "\n", *dark)
        block = f"""{WEEK}\r\n-o "a b.png"\r\n\r\n  --theme dark --title "It's so"\r\n--goal\r\n9000\r\n"""
        self.check_arguments(block, *dark)
        self.check_arguments(f"{WEEK}\n--output=a b.png\n--theme=dark\n--title=It's so\n--goal=9000", *dark)
        self.check_arguments(f"{WEEK}\n-o\na b.png\n--theme\ndark\n--title\nIt's so\n--goal\n9000", *dark)
        status, said, _ = self.run_action(command="render", arguments=f"{WEEK} --title It's", path=str(TOOL))
        self.assertEqual(status, 64)
        self.assertIn("::error::arguments: expected every quote to be closed", said)

    def release(self):
        version = run(TOOL, "--version").stdout.strip()
        release = self.folder / f"owner/tool/releases/download/v{version}"
        release.mkdir(parents=True)
        for file in (only("*.tar.gz"), DIST / "SHA256SUMS"):
            (release / file.name).write_bytes(file.read_bytes())
        github = {"server_url": f"file://{self.folder}", "action_repository": "owner/tool"}
        return version, release, github, {"command": "card", "arguments": f"{WEEK}\n-o\ncard.png"}

    def test_release(self):
        """With and without the letter v; without a version it is that of the action, where its reference names one."""
        version, release, github, card = self.release()
        commit = "0123456789abcdef0123456789abcdef01234567"
        for given, reference in [
            (version, "main"), (f"v{version}", "main"), (version, commit), ("", f"v{version}"), ("", f"refs/tags/v{version}")
        ]:
            status, said, _ = self.run_action(github | {"action_ref": reference}, version=given, **card)
            self.assertEqual(status, 0, said)
            (self.folder / "card.png").unlink()
        for given, reference in [("", "main"), ("", commit), ("", ""), ("latest", f"v{version}"), ("../1.2.3/4", "main")]:
            status, said, _ = self.run_action(github | {"action_ref": reference}, version=given, **card)
            self.assertEqual(status, 64, said)
            self.assertIn("::error::version: expected a release such as", said)
        status, said, _ = self.run_action(github, version="9.9.9", **card)
        self.assertEqual(status, 69)
        self.assertIn("::error::version: could not fetch", said)
        with open(next(release.glob("*.tar.gz")), "ab") as file:
            file.write(b"more")
        status, said, _ = self.run_action(github, version=version, **card)
        self.assertEqual(status, 65)
        self.assertIn("::error::", said)
        self.assertFalse((self.folder / "card.png").exists())

    def test_a_release_without_a_digest_is_refused(self):
        version, release, github, card = self.release()
        (release / "SHA256SUMS").write_text(f"{'0' * 64}  another.tar.gz\n")
        status, said, _ = self.run_action(github, version=version, **card)
        self.assertEqual(status, 65, said)

    def test_errors_have_a_place(self):
        (self.folder / "a,b.csv").write_text("date,steps\n2026-01-01,12\n2026-01-02,100%\n")
        status, said, _ = self.run_action(command="render", arguments="a,b.csv -o a.png", path=str(TOOL))
        self.assertEqual(status, 65)
        self.assertIn('::error file=a%2Cb.csv,line=3,col=12::steps: expected a whole number >= 0, found "100%25"\n', said)
        status, said, _ = self.run_action(command="render", arguments="none.csv -o a.png", path=str(TOOL))
        self.assertEqual(status, 66)
        self.assertIn("::error::none.csv: No such file or directory\n", said)
        status, said, _ = self.run_action(command="render", arguments=f"{WEEK} -o a.png --theme no", path=str(TOOL))
        self.assertEqual(status, 64)
        self.assertIn("::error::--theme: expected", said)
        (self.folder / "empty.json").write_text("")
        status, said, _ = self.run_action(command="render", arguments="empty.json -o a.png", path=str(TOOL))
        self.assertIn("::error file=empty.json", said)


class Verifying(Action):
    """Reports of verify."""

    def test_verify(self):
        goldens, drawn = self.folder / "golden", self.folder / "drawn/week.png"
        self.draw(goldens / "week.png", "--scale", "3")
        verify = {"command": "verify", "arguments": "golden\n--actual\ndrawn\n", "path": str(TOOL)}
        self.draw(drawn, "--scale", "3")
        status, said, files = self.run_action(**verify)
        self.assertEqual(status, 0, said)
        self.assertNotIn("::error", said)
        self.draw(drawn, "--scale", "3", "--theme", "dark")
        status, said, files = self.run_action(**verify)
        self.assertEqual(status, 1, said)
        self.assertIn("week", files["GITHUB_STEP_SUMMARY"])
        report = self.report(files)
        self.assertIn("<html", (report / "report.html").read_text())
        self.assertIn("<testsuite", (report / "junit.xml").read_text())
        self.assertTrue(files["GITHUB_STEP_SUMMARY"].endswith((report / "report.md").read_text()))
        self.assertNotIn("![", files["GITHUB_STEP_SUMMARY"])
        # What the artifact keeps is enough to approve.
        run(TOOL, "approve", report / "failures", goldens, env={})
        status, said, _ = self.run_action(**verify)
        self.assertEqual(status, 0, said)

    def report(self, files):
        (folder,) = re.findall("^report=(.*)", files["GITHUB_OUTPUT"], re.M)
        return pathlib.Path(folder)

    def test_an_error_for_each_picture(self):
        for name in ("a", "b: 1", "c", "d"):
            self.draw(self.folder / f"golden, all/in/{name}.png", "--scale", "1")
        self.draw(self.folder / "drawn/in/a.png", "--scale", "1", "--theme", "dark")
        self.draw(self.folder / "drawn/in/b: 1.png", "--scale", "1")
        self.draw(self.folder / "drawn/in/c.png", "--scale", "2")
        self.draw(self.folder / "drawn/in/e.png", "--scale", "2")
        status, said, _ = self.run_action(
            command="verify", arguments="golden, all\n--actual drawn", path=str(TOOL))
        self.assertEqual(status, 1, said)
        errors = [line for line in said.splitlines() if line.startswith("::")]
        place = "::error file=golden%2C all/in/"
        self.assertEqual([re.match("(::.*::[^:]*):", line)[1] for line in sorted(errors)], [
            place + "a.png,title=stepchart verify, different::in/a", place + "c.png,title=stepchart verify, size::in/c",
            place + "d.png,title=stepchart verify, missing::in/d", "::error title=stepchart verify, new::in/e"])
        # What cannot be verified is an error, too.
        status, said, _ = self.run_action(command="verify", arguments="nowhere", path=str(TOOL))
        self.assertGreater(status, 1)
        self.assertIn("::error::", said)

    def test_reports_go_where_the_arguments_say(self):
        """And into the artifact and the summary all the same."""
        self.draw(self.folder / "golden/week.png")
        self.draw(self.folder / "drawn/week.png", "--theme", "dark")
        arguments = (
            "golden --actual drawn --failures mine/failures --report-html mine.html --report-junit=mine.xml "
            "--report-markdown mine.md --pictures mine/pictures")
        status, said, files = self.run_action(
            command="verify", arguments=arguments, path=str(TOOL), pictures_url="https://example.org/a")
        self.assertEqual(status, 1, said)
        report = self.report(files)
        for mine, kept in [
            ("mine.html", "report.html"), ("mine.xml", "junit.xml"), ("mine.md", "report.md"),
            ("mine/failures/failures.json", "failures/failures.json"), ("mine/pictures/week.png", "pictures/week.png"),
        ]:
            self.assertEqual((self.folder / mine).read_bytes(), (report / kept).read_bytes(), mine)
        self.assertIn("(https://example.org/a/week.png)", files["GITHUB_STEP_SUMMARY"])
        self.assertIn("::error file=golden/week.png,", said)

    def test_verify_shows_pictures(self):
        for name, theme in [("golden", "light"), ("drawn", "dark")]:
            self.draw(self.folder / name / "in week.png", "--theme", theme)
        address = "https://example.org/pictures"
        status, said, files = self.run_action(
            command="verify", arguments="golden --actual 'drawn'", path=str(TOOL), pictures_url=address)
        self.assertEqual(status, 1, said)
        self.assertIn(f"![before, difference, after]({address}/in%20week.png)", files["GITHUB_STEP_SUMMARY"])
        self.assertTrue((self.report(files) / "pictures/in week.png").exists())

    def test_artifacts_have_names_of_their_own(self):
        """By default of the job, its place in a matrix, and the attempt."""
        self.draw(self.folder / "golden/week.png")
        verify = {"command": "verify", "arguments": "golden --actual golden", "path": str(TOOL)}
        for attempt, index, given, expected in [
            ("1", "0", "", "stepchart-report-look-0-1"), ("2", "0", "", "stepchart-report-look-0-2"),
            ("1", "3", "", "stepchart-report-look-3-1"), ("1", "3", "mine", "mine"),
        ]:
            _, _, files = self.run_action(
                index=index, environment={"GITHUB_RUN_ATTEMPT": attempt}, report=given, **verify)
            self.assertIn(f"artifact={expected}\n", files["GITHUB_OUTPUT"])


class Drawing(Action):
    """A picture of a repository is drawn, committed and pushed when it changed, and only then."""

    def fresh(self, clone, picture, *arguments, status=0, command="render", run=None, **inputs):
        ended, said, outputs = self.run_action(
            folder=clone, command=command, arguments="\n".join(("week.json", *arguments)), path=str(TOOL), picture=picture,
            message="Fresh steps", **(run or {}), **inputs)
        self.assertEqual(ended, status, said)
        self.changed = "changed=true" in outputs["GITHUB_OUTPUT"].splitlines()
        return said

    def change(self, clone):
        (clone / "week.json").write_bytes((TOP / "samples/spike.json").read_bytes())

    def test_pairs(self):
        """One for light pages and one for dark ones, in each format that does not follow the page."""
        clone = self.clone("clone")
        for ending, command in [("png", "render"), ("webp", "render"), ("jpg", "card"), ("gif", "animate")]:
            before = len(self.history())
            said = self.fresh(clone, f"docs/steps.{ending}", "--scale 1", command=command)
            self.assertTrue(self.changed)
            self.assertIn(
                f'<picture><source media="(prefers-color-scheme: dark)" srcset="docs/steps-dark.{ending}">'
                f'<img alt="Steps" src="docs/steps.{ending}"></picture>', said)
            files = [f"docs/steps{dark}.{ending}" for dark in ("", "-dark")]
            self.assertLessEqual(set(files), set(self.files()))
            light, dark = ((clone / name).read_bytes() for name in files)
            self.assertNotEqual(light, dark)
            self.fresh(clone, f"docs/steps.{ending}", "--scale 1", command=command)
            self.assertFalse(self.changed)
            self.assertEqual(len(self.history()), before + 1)
        author = git(self.remote, "log", "-1", "--format=%s %an", "main")
        self.assertEqual(author, "Fresh steps github-actions[bot]\n")
        # The same pixels in other bytes are no change; other days are.
        run(TOOL, "render", clone / "week.json", "-o", clone / "docs/steps.png", "--scale", "1", "--compress", "libpng")
        git(clone, "commit", "--quiet", "--all", "--message", "smaller")
        self.fresh(clone, "docs/steps.png", "--scale 1")
        self.assertFalse(self.changed)
        self.change(clone)
        self.fresh(clone, "docs/steps.png", "--scale 1")
        self.assertTrue(self.changed)

    def test_svg(self):
        clone = self.clone("clone")
        self.assertIn("![Steps](docs/steps.svg)", self.fresh(clone, "docs/steps.svg"))
        self.assertIn("prefers-color-scheme", (clone / "docs/steps.svg").read_text())
        self.assertIn("docs/steps.svg", self.files())
        self.assertEqual(git(clone, "show", "--name-only", "--format=").split(), ["docs/steps.svg"])
        self.fresh(clone, "docs/steps.svg")
        self.assertFalse(self.changed)
        self.change(clone)
        self.fresh(clone, "docs/steps.svg")
        self.assertTrue(self.changed)
        self.fresh(clone, "moves.svg", command="animate")
        self.assertTrue(self.changed)
        said = self.fresh(clone, "a.bmp", status=64)
        self.assertIn("::error::picture: expected a name that ends in", said)

    def test_a_theme_that_is_given_stays(self):
        clone = self.clone("clone")
        for picture, theme in [
            ("a.svg", ["--theme", "dark"]), ("a.png", ["--theme=dark"]), ("b.png", ["--theme dark --scale 2"])
        ]:
            said = self.fresh(clone, picture, *theme)
            self.assertIn(f"![Steps]({picture})", said)
            self.draw(self.folder / picture, *" ".join(theme).split())
            self.assertEqual((clone / picture).read_bytes(), (self.folder / picture).read_bytes())
        self.assertFalse([name for name in self.files() if "-dark" in name])

    def test_another_place_for_the_picture_is_refused(self):
        clone = self.clone("clone")
        for words in (["-o", "docs/a.svg"], ["-o docs/a.svg"], ["-odocs/a.svg"], ["--output=docs/a.svg"]):
            self.fresh(clone, "docs/a.svg", *words)
            said = self.fresh(clone, "docs/b.svg", *words, status=64)
            self.assertIn("::error::arguments: expected no -o but docs/b.svg", said)
        self.assertFalse((clone / "docs/b.svg").exists())

    def test_a_push_that_came_before(self):
        """Of something else, and of the same picture; the checkout has the last commit only, and other changes in it."""
        clone, other = self.clone("clone", "--depth", "1"), self.clone("other")
        (other / "more.txt").write_text("more")
        git(other, "add", ".")
        git(other, "commit", "--quiet", "--message", "more")
        git(other, "push", "--quiet")
        self.change(clone)
        self.fresh(clone, "steps.svg")
        self.assertEqual(self.history(), ["Fresh steps", "more", "code"])
        self.assertEqual(git(clone, "status", "--porcelain"), " M week.json\n")

        git(other, "pull", "--quiet")
        git(other, "rm", "--quiet", "steps.svg")
        self.draw(other / "docs/steps.png", "--title", "theirs")
        git(other, "add", ".")
        git(other, "commit", "--quiet", "--message", "theirs")
        git(other, "push", "--quiet")
        self.fresh(clone, "docs/steps.png")
        self.assertEqual(self.history(), ["Fresh steps", "theirs", "Fresh steps", "more", "code"])
        git(other, "pull", "--quiet")
        self.assertEqual((other / "docs/steps.png").read_bytes(), (clone / "docs/steps.png").read_bytes())

        # Both draw the same: nothing is left to push.
        git(other, "rm", "--quiet", "docs/steps.png")
        git(other, "commit", "--quiet", "--message", "gone")
        git(other, "push", "--quiet")
        git(clone, "pull", "--quiet", "--rebase", "--autostash")
        self.fresh(clone, "docs/steps.png")
        git(clone, "reset", "--quiet", "--hard", "HEAD~1")
        self.change(clone)
        self.fresh(clone, "docs/steps.png")
        self.assertEqual(self.history()[:2], ["Fresh steps", "gone"])

    def test_what_cannot_be_pushed(self):
        clone = self.clone("clone")
        hook = self.remote / "hooks/pre-receive"
        hook.parent.mkdir(exist_ok=True)
        hook.write_text("#!/bin/sh\nexit 1\n")
        hook.chmod(0o755)
        said = self.fresh(clone, "steps.svg", status=69)
        self.assertIn("::error::picture: could not push: has the job the permission contents: write", said)
        git(clone, "checkout", "--quiet", "--detach", "origin/main")
        said = self.fresh(clone, "steps.svg", status=64)
        self.assertIn("::error::picture: the checkout has no branch", said)

    def test_a_pull_request(self):
        """Nothing is committed there, which GitHub checks out without a branch."""
        clone = self.clone("clone")
        git(clone, "checkout", "--quiet", "--detach")
        said = self.fresh(clone, "docs/steps.svg", run=self.pull_request())
        self.assertTrue(self.changed)
        self.assertIn("::notice::On a pull request docs/steps.svg is drawn and not committed", said)
        self.assertTrue((clone / "docs/steps.svg").exists())
        self.assertEqual(self.history(), ["code"])
        self.assertEqual(self.comments(), [])

    def test_comment(self):
        clone = self.clone("clone")
        self.draw(clone / "docs/my steps.png", "--title", "old")
        git(clone, "add", ".")
        git(clone, "commit", "--quiet", "--message", "old")
        self.fresh(clone, "docs/my steps.png", run=self.pull_request(), comment="true")
        (body,) = self.comments()
        address = f"file://{self.folder}/owner/tool/raw/pictures/11-1-look-0-docs-my-steps.png"
        self.assertIn("docs/my steps.png changes", body)
        self.assertIn(f"| ![before]({address}/before/my%20steps.png) | ![now]({address}/now/my%20steps.png) |", body)
        self.assertIn(f"|  | ![now]({address}/now/my%20steps-dark.png) |", body)
        names = ["before/my steps.png", "now/my steps-dark.png", "now/my steps.png"]
        self.assertEqual(self.files("pictures"), [f"11-1-look-0-docs-my-steps.png/{name}" for name in names])
        git(clone, "commit", "--quiet", "--message", "as it is now")
        self.fresh(clone, "docs/my steps.png", run=self.pull_request(attempt="2"), comment="true")
        (body,) = self.comments()
        self.assertIn("docs/my steps.png stays as it is", body)


class Commenting(Action):
    """One comment on the pull request, which each run renews, and the branch with its pictures."""

    def verify(self, clone, run, expected=1, **inputs):
        given = {"command": "verify", "arguments": "golden --actual drawn", "path": str(TOOL), "comment": "true"}
        status, said, files = self.run_action(folder=clone, **run, **(given | inputs))
        self.assertEqual(status, expected, said)
        return said, files

    def drawn(self, name, theme):
        clone = self.clone(name)
        self.draw(clone / "drawn/week.png", "--theme", theme)
        return clone

    def test_renewal(self):
        dark, light = self.drawn("dark", "dark"), self.drawn("light", "light")
        self.verify(light, self.pull_request(), 0)
        self.assertEqual(self.comments(), [])
        self.verify(dark, self.pull_request())
        (first,) = self.comments()
        self.assertTrue(first.startswith("<!-- stepchart: looks, look-0 -->\n"))
        folder = "11-1-look-0"
        self.assertIn(f"![before, difference, after](file://{self.folder}/owner/tool/raw/pictures/{folder}/week.png)", first)
        self.assertIn("/owner/tool/actions/runs/11/attempts/1)", first)
        # Run again, then with a push that draws as it should.
        self.verify(dark, self.pull_request(attempt="2"))
        (second,) = self.comments()
        self.assertIn("/raw/pictures/11-2-look-0/week.png)", second)
        self.verify(light, self.pull_request(GITHUB_RUN_ID="12"), 0)
        (third,) = self.comments()
        self.assertIn("/actions/runs/12/attempts/1)", third)
        self.assertNotIn("![", third)
        self.assertEqual(self.files("pictures"), ["11-1-look-0/week.png", "11-2-look-0/week.png"])
        self.assertNotEqual(git(self.remote, "log", "--format=%an", "pictures"), "")
        self.assertNotIn("secret", (self.folder / "said").read_text())

    def test_jobs_have_comments_of_their_own(self):
        clone = self.drawn("dark", "dark")
        for given, inputs in [
            (self.pull_request(), {}), (self.pull_request(), {"index": "1"}), (self.pull_request(GITHUB_JOB="b"), {}),
            (self.pull_request(), {"report": "mine"}), (self.pull_request(GITHUB_WORKFLOW="a --> b"), {}),
        ]:
            for _ in range(2):
                self.verify(clone, given, **inputs)
        first = [body.splitlines()[0] for body in self.comments()]
        names = ["looks, look-0", "looks, look-1", "looks, b-0", "looks, look-0-mine", "a-----b, look-0"]
        self.assertEqual(first, [f"<!-- stepchart: {name} -->" for name in names])

    def test_jobs_at_one_time(self):
        """A job that pushes pictures while another is about to, first of all on a branch that nobody has made."""
        clone = self.drawn("dark", "dark")
        real = run("which", "git").stdout.strip()
        late = self.folder / "tools/git"
        # Before a push to the branch, once, another job comes.
        for attempt in ("1", "2"):
            late.write_text(
                f'#!/bin/sh\ncase "$*" in *push*pictures*) if [ -e {self.folder}/before ]; then mv {self.folder}/before '
                f'{self.folder}/other.sh; sh {self.folder}/other.sh; fi ;; esac\nexec {real} "$@"\n')
            late.chmod(0o755)
            other = self.folder / f"other{attempt}"
            (self.folder / "before").write_text(
                f"unset GIT_DIR; {real} clone --quiet {self.remote} {other} && cd {other} && "
                f"{{ {real} checkout --quiet pictures || {real} checkout --quiet --orphan pictures; }} && "
                f"mkdir other{attempt} && echo 1 >other{attempt}/a.png && {real} add other{attempt} && "
                f"{real} commit --quiet --message other{attempt} -- other{attempt} && "
                f"{real} push --quiet origin HEAD:refs/heads/pictures\n")
            self.verify(clone, self.pull_request(attempt=attempt))
            self.assertFalse((self.folder / "before").exists())
        history = self.history("pictures")
        self.assertEqual([name for name in history if name != "code"], ["11-2-look-0", "other2", "11-1-look-0", "other1"])
        self.assertLessEqual(
            {"11-1-look-0/week.png", "11-2-look-0/week.png", "other1/a.png", "other2/a.png"}, set(self.files("pictures")))

    def test_where_no_comment_can_be_written(self):
        clone = self.drawn("dark", "dark")
        said, files = self.verify(clone, self.pull_request(head="other/tool"))
        self.assertIn("::notice::A pull request from a fork may not write a comment", said)
        self.assertNotIn("![", files["GITHUB_STEP_SUMMARY"])
        self.verify(clone, {})
        self.assertFalse((self.folder / "said").exists())
        self.assertEqual(git(self.remote, "branch", "--list", "pictures"), "")
        (self.folder / "refuses").write_text("")
        said, _ = self.verify(clone, self.pull_request())
        self.assertIn("::warning::comment: could not read the comments: has the job the permissions", said)
        said, _ = self.verify(self.drawn("light", "light"), self.pull_request(), 0)
        self.assertIn("::warning::", said)
        status, said, _ = self.run_action(command="card", path=str(TOOL), comment="true")
        self.assertEqual(status, 64)
        self.assertIn("::error::comment: expected the command verify, or the input picture", said)


class Pages(Action):
    """Steps on the pages."""

    def test_goldens_by_a_pull_request(self):
        """The step of docs/pull-requests.md that opens a pull request: none where no golden changed."""
        blocks = re.findall(r"```yaml\n(.*?)```", (TOP / "docs/pull-requests.md").read_text(), re.S)
        (step,) = [step["run"] for block in blocks if "pr create" in block for step in yaml.safe_load(block) if "run" in step]
        clone = self.clone("clone")
        environment = self.environment | {"REPORT": str(self.folder / "report"), "BRANCH": "goldens-1"}
        run("bash", "-e", "-c", step, cwd=clone, env=environment)
        self.assertFalse((self.folder / "said").exists())
        (clone / "golden/week.png").write_bytes(b"new")
        run("bash", "-e", "-c", step, cwd=clone, env=environment)
        self.assertEqual(git(self.remote, "show", "goldens-1:golden/week.png"), "new")
        body = self.folder / "report/report.md"
        said = f"pr create --head goldens-1 --title Record goldens --body-file {body}\n"
        self.assertEqual((self.folder / "said").read_text(), said)

    def test_the_job_of_gitlab_fetches_what_it_runs(self):
        """The script of docs/ci.md; a release that is not whole is refused."""
        (block,) = [text for text in re.findall(r"```yaml\n(.*?)```", (TOP / "docs/ci.md").read_text(), re.S) if "image:" in text]
        job = yaml.safe_load(block)["stepchart"]
        release = self.folder / "owner/tool/releases/download/v" / run(TOOL, "--version").stdout.strip()
        release.mkdir(parents=True)
        (release / job["variables"]["FILE"]).write_bytes(only("*.tar.gz").read_bytes())
        (release / "SHA256SUMS").write_bytes((DIST / "SHA256SUMS").read_bytes())
        apt = self.folder / "tools/apt-get"
        apt.write_text("#!/bin/sh\n")
        apt.chmod(0o755)
        clone = self.clone("clone")
        environment = self.environment | job["variables"] | {"RELEASE": f"file://{release}"}
        script = ["bash", "-e", "-c", "\n".join(job["script"])]
        (clone / "golden/golden.json").write_text('{"version": 1, "cases": [{"name": "week", "input": "../week.json"}]}')
        result = subprocess.run(script, cwd=clone, env=environment, text=True, capture_output=True)
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn("<testsuite", (clone / "junit.xml").read_text())
        self.assertIn("<html", (clone / "report.html").read_text())
        (release / "SHA256SUMS").write_text(f"{'0' * 64}  {job['variables']['FILE']}\n")
        (clone / "junit.xml").unlink()
        self.assertNotEqual(subprocess.run(script, cwd=clone, env=environment, capture_output=True).returncode, 0)
        self.assertFalse((clone / "junit.xml").exists())
