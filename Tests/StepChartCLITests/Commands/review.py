"""Reviews failures in a browser, from the click to the file, and tries to do so from where nobody may.

review.py TOOL: prints a JSON object with a line for each check: its name, and null or what went wrong.
"""

import contextlib
import http.server
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import zlib

sys.path.append(str(pathlib.Path(__file__).parents[2] / "StepTestSupport"))
from browser import Browser, eventually

TOOL = sys.argv[1]
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "CI"}
# Longer than the tool waits for a page that is loaded anew.
GRACE = 4


def picture(level):
    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
    rows = (b"\0" + bytes([level] * 8)) * 8
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", struct.pack(">IIBBBBB", 8, 8, 8, 0, 0, 0, 0)) + chunk(
        b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


class Review:
    """The tool at work on failures a, which is new, and b and c, which differ; as reports have them, the most visible first."""

    def __init__(self, folder):
        self.folder = pathlib.Path(folder)
        for path, level in [("golden/b", 2), ("golden/c", 3), ("now/a", 101), ("now/b", 202), ("now/c", 103)]:
            file = self.folder / f"{path}.png"
            file.parent.mkdir(exist_ok=True)
            file.write_bytes(picture(level))
        self.call("verify", "golden", "--actual", "now", "--failures", "failures")
        self.process = self.start("review", "failures", "golden")
        self.url = self.process.stdout.readline().strip()
        match = re.fullmatch(r"http://127\.0\.0\.1:(\d+)/([0-9a-f]{64})", self.url)
        assert match, f"no address: {self.url}"
        self.port, self.token = int(match[1]), match[2]

    def start(self, *words):
        return subprocess.Popen([TOOL, *words], cwd=self.folder, env=ENVIRONMENT, text=True,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def call(self, *words):
        process = self.start(*words)
        return process.communicate(timeout=60)[0], process.returncode

    def golden(self, name):
        """The grey of a golden; None where there is none."""
        file = self.folder / f"golden/{name}.png"
        return next((level for level in range(256) if picture(level) == file.read_bytes()), "?") if file.exists() else None

    def goldens(self):
        return [self.golden(name) for name in "abc"]

    def is_running(self):
        return self.process.poll() is None

    def end(self):
        """What it says when it is asked to end, and its status."""
        self.process.send_signal(signal.SIGINT)
        return self.process.communicate(timeout=60)[0], self.process.returncode

    def ask(self, text, timeout=60):
        """What comes of bytes that are sent as they are."""
        with socket.create_connection(("127.0.0.1", self.port), timeout=timeout) as connection:
            connection.sendall(text.encode())
            parts = []
            with contextlib.suppress(ConnectionResetError):
                while part := connection.recv(65536):
                    parts.append(part)
            return b"".join(parts).decode()


@contextlib.contextmanager
def review():
    folder = tempfile.mkdtemp()
    work = Review(folder)
    try:
        yield work
    finally:
        work.process.kill()
        work.process.wait()
        shutil.rmtree(folder)


class Page(Browser):
    def show(self, work):
        self.window(1280, 800)
        self.open(work.url)
        self.await_start()

    def await_start(self):
        assert eventually(lambda: self.run("return document.querySelectorAll('#list li').length") > 0), "no page came"

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).innerText", selector)

    def pressed(self, selector):
        return self.run("return document.querySelector(arguments[0]).getAttribute('aria-pressed')", selector)

    def listed(self):
        return self.run("return [...document.querySelectorAll('#list li:not([hidden]) .name')].map((e) => e.textContent)")

    def decisions(self):
        """What the page shows, once the tool has answered all that was decided."""
        eventually(lambda: self.run("return document.querySelector('#list').ariaBusy !== 'true'"))
        return self.run("return [...document.querySelectorAll('#list li')].map((e) => e.dataset.decision)")


def equal(found, expected):
    assert found == expected, f"expected {expected}, found {found}"


def becomes(read, expected):
    eventually(lambda: read() == expected)
    equal(read(), expected)


# Deciding

def a_click_accepts(page):
    with review() as work:
        page.show(work)
        equal(page.text("#summary"), "3 undecided")
        page.click("#accept")
        becomes(lambda: work.goldens(), [101, 2, 3])
        becomes(page.decisions, ["accepted", "undecided", "undecided"])
        equal(page.text("#summary"), "1 accepted, 2 undecided")
        page.click("#reject")
        becomes(page.decisions, ["accepted", "rejected", "undecided"])
        equal(work.goldens(), [101, 2, 3])
        page.press("k")
        equal((page.pressed("#accept"), page.pressed("#reject")), ("false", "true"))
        page.press("k")
        equal((page.pressed("#accept"), page.pressed("#reject")), ("true", "false"))


def accept_and_reject_look_different(page):
    """Without colour too: by their signs and words, and by the line around them."""
    with review() as work:
        page.show(work)
        equal([page.text("#accept"), page.text("#reject")], ["✓ Accept", "✗ Reject"])
        styles = [page.run("const s = getComputedStyle(document.querySelector(arguments[0]));"
                           "return [s.borderStyle, s.color]", button) for button in ["#accept", "#reject"]]
        assert styles[0][0] != styles[1][0] and styles[0][1] != styles[1][1], styles


def keys_decide(page):
    with review() as work:
        page.show(work)
        page.press("a", "x", "a")
        becomes(work.goldens, [101, 2, 103])
        becomes(page.decisions, ["accepted", "rejected", "accepted"])
        page.press("?")
        words = page.run("return document.querySelector('#keys dl').innerText")
        for word in ["accept: make it the golden", "reject: keep the golden", "undo the last decision"]:
            assert word in words, words


def each_decision_leads_to_the_next_undecided_case(page):
    with review() as work:
        page.show(work)
        page.press("j", "x")
        equal(page.text("#name"), "c")
        # After the last one it begins anew; when all is decided, it stays.
        page.click("#accept")
        equal(page.text("#name"), "a")
        page.press("x")
        equal(page.text("#name"), "a")
        becomes(work.goldens, [None, 2, 103])
        equal(page.decisions(), ["rejected", "rejected", "accepted"])


def the_undecided_can_be_listed_alone(page):
    with review() as work:
        page.show(work)
        undecided = lambda: page.text("[data-show=undecided]").split()
        equal(undecided(), ["undecided", "3"])
        page.click("[data-show=undecided]")
        page.press("a")
        equal((page.listed(), page.text("#name"), undecided()), (["b", "c"], "b", ["undecided", "2"]))
        page.press("a", "a")
        equal((page.listed(), undecided()), ([], ["undecided", "0"]))
        becomes(work.goldens, [101, 202, 103])


def the_rest_is_accepted_at_once(page):
    with review() as work:
        page.show(work)
        page.press("x")
        equal(page.text("#rest"), "✓ Accept the rest: 2")
        page.click("#rest")
        equal(page.call("GET", "/alert/text"), "Accept 2 undecided cases? Their pictures become the goldens.")
        page.call("POST", "/alert/dismiss")
        equal(page.decisions(), ["rejected", "undecided", "undecided"])
        # Only what is listed.
        page.press("/", "c")
        equal(page.text("#rest"), "✓ Accept the rest: 1")
        page.press("Escape")
        page.click("#rest")
        page.call("POST", "/alert/accept")
        becomes(work.goldens, [None, 202, 103])
        equal(page.decisions(), ["rejected", "accepted", "accepted"])
        equal(page.run("return document.querySelector('#rest').hidden"), True)
        # It was one decision.
        page.click("#undo")
        becomes(work.goldens, [None, 2, 3])
        equal(page.decisions(), ["rejected", "undecided", "undecided"])


def undoing_brings_the_golden_back(page):
    with review() as work:
        page.show(work)
        equal(page.run("return document.querySelector('#undo').disabled"), True)
        page.press("a", "a")
        becomes(work.goldens, [101, 202, 3])
        page.press("u")
        equal(page.text("#name"), "b")
        becomes(work.goldens, [101, 2, 3])
        page.click("#undo")
        equal(page.text("#name"), "a")
        becomes(work.goldens, [None, 2, 3])
        equal(page.decisions(), ["undecided"] * 3)
        # What is shown, where it is not what the last decision was about.
        page.press("a", "x", "k", "k", "u")
        becomes(page.decisions, ["undecided", "rejected", "undecided"])
        becomes(work.goldens, [None, 2, 3])


def what_was_changed_meanwhile_is_refused(page):
    with review() as work:
        page.show(work)
        (work.folder / "golden/a.png").write_bytes(picture(50))
        page.press("a")
        becomes(lambda: page.text("#refusal"),
                "golden/a.png: expected the golden as this review knows it, found another")
        (work.folder / "failures/actual/b.png").write_bytes(picture(60))
        equal(page.text("#name"), "a")
        page.press("j")
        equal(page.text("#refusal"), "")
        page.press("a")
        becomes(lambda: page.text("#refusal"),
                "failures/actual/b.png: expected the picture that the last run left, found another")
        equal((work.goldens(), page.decisions()), ([50, 2, 3], ["undecided"] * 3))


def a_page_that_is_loaded_anew_knows_what_was_decided(page):
    with review() as work:
        page.show(work)
        page.press("a", "x")
        becomes(page.decisions, ["accepted", "rejected", "undecided"])
        page.call("POST", "/refresh")
        page.await_start()
        equal(page.decisions(), ["accepted", "rejected", "undecided"])
        time.sleep(GRACE)
        assert work.is_running(), "a page that is loaded anew ends the review"


# The end

def closing_the_page_ends_the_review(page):
    with review() as work:
        page.show(work)
        page.press("a", "x")
        becomes(page.decisions, ["accepted", "rejected", "undecided"])
        page.call("POST", "/url", {"url": "about:blank"})
        assert eventually(lambda: not work.is_running()), "it goes on"
        equal((work.process.stdout.read(), work.process.returncode), (
            "accepted   new        a\nrejected   different  b\nundecided  different  c\n"
            "1 accepted, 1 rejected, 1 undecided\n", 1))
        equal(work.call("review", "failures", "golden", "--list"), (
            "accepted   new        a\nundecided  different  b\nundecided  different  c\n"
            "1 accepted, 0 rejected, 2 undecided\n", 1))


def asking_to_end_ends_the_review(page):
    with review() as work:
        page.show(work)
        page.press("a", "a", "a")
        becomes(page.decisions, ["accepted"] * 3)
        said, status = work.end()
        equal((said.splitlines()[-1], status), ("3 accepted, 0 rejected, 0 undecided", 0))
        assert eventually(lambda: "This review has ended" in page.text("#refusal")), "the page does not say so"
        equal(page.run("return [...document.querySelectorAll('#decision button, #rest')].every((e) => e.disabled)"), True)
        # Then there is nothing left to open a page for.
        said, status = work.call("review", "failures", "golden")
        equal((said.splitlines()[-1], status), ("3 accepted, 0 rejected, 0 undecided", 0))


# Others

class Foreign(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Foreign</title><iframe name='answer'></iframe>")

    def log_message(self, *_):
        pass


def a_foreign_page_is_refused(page):
    """Even where it has got hold of the token."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Foreign)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with review() as work:
        page.call("POST", "/url", {"url": f"http://127.0.0.1:{server.server_port}/"})
        tried = page.call("POST", "/execute/async", {"script": """
            const [port, token, done] = arguments;
            const url = `http://127.0.0.1:${port}`;
            const headers = { "X-Review-Token": token, "Content-Type": "application/json" };
            const results = {};
            const attempt = async (name, work) => {
                try { const answer = await work(); results[name] = `${answer?.type} ${answer?.status}`; }
                catch (error) { results[name] = error.name; }
            };
            (async () => {
                await attempt("cors", () => fetch(`${url}/accepted/0`, { method: "POST", headers }));
                await attempt("no-cors", () => fetch(`${url}/accepted/0`, { method: "POST", mode: "no-cors", headers }));
                await attempt("page", () => fetch(`${url}/${token}`));
                await attempt("opaque", () => fetch(`${url}/${token}`, { mode: "no-cors" }));
                navigator.sendBeacon(`${url}/accepted/0`, new Blob(['"a"'], { type: "text/plain" }));
                for (const [enctype, path] of [["text/plain", "/accepted/0"], ["application/x-www-form-urlencoded", "/accepted/0"],
                                               ["multipart/form-data", `/${token}`]]) {
                    const form = document.createElement("form");
                    Object.assign(form, { method: "POST", action: url + path, enctype, target: "answer" });
                    const field = document.createElement("input");
                    Object.assign(field, { name: '"a"', value: token });
                    form.append(field);
                    document.body.append(form);
                    form.submit();
                    await new Promise((resolve) => setTimeout(resolve, 300));
                }
                const frame = document.createElement("iframe");
                frame.src = `${url}/${token}`;
                document.body.append(frame);
                await new Promise((resolve) => setTimeout(resolve, 700));
                done(results);
            })();""", "args": [work.port, work.token]})
        equal(tried, {"cors": "TypeError", "no-cors": "TypeError", "page": "TypeError", "opaque": "TypeError"})
        equal(work.goldens(), [None, 2, 3])
        said, status = work.end()
        equal((said.splitlines()[-1], status), ("0 accepted, 0 rejected, 3 undecided", 1))
    server.shutdown()


def another_name_for_this_machine_is_refused(page):
    """As when a foreign name leads to 127.0.0.1."""
    with review() as work:
        for host in ["example.com", f"example.com:{work.port}", f"127.0.0.1:{work.port + 1}", f"[::1]:{work.port}"]:
            answer = work.ask(f"GET /{work.token} HTTP/1.1\r\nHost: {host}\r\n\r\n")
            assert answer.startswith("HTTP/1.1 403 "), answer[:80]
        answer = work.ask(f"GET /{work.token} HTTP/1.1\r\nHost: localhost:{work.port}\r\n\r\n")
        assert answer.startswith("HTTP/1.1 200 ") and answer.endswith("</html>\n"), answer[:80]


def only_this_machine_can_connect(page):
    with review() as work:
        listening = [line.split() for line in pathlib.Path("/proc/net/tcp").read_text().splitlines()[1:]]
        places = [fields[1] for fields in listening if fields[3] == "0A" and fields[1].endswith(f":{work.port:04X}")]
        equal(places, [f"0100007F:{work.port:04X}"])


def what_hangs_holds_up_nobody(page):
    with review() as work:
        hanging = [socket.create_connection(("127.0.0.1", work.port)) for _ in range(200)]
        for connection in hanging[::2]:
            with contextlib.suppress(OSError):
                connection.sendall(b"GET / HTTP/1.1\r\nHost:")
        page.show(work)
        page.press("a")
        becomes(work.goldens, [101, 2, 3])
        for connection in hanging:
            connection.close()
        answer = work.ask("x" * 100_000)
        assert answer in ["", "HTTP/1.1 400 "] or answer.startswith("HTTP/1.1 400 "), answer[:80]
        # Nor does one that is too slow stay.
        with socket.create_connection(("127.0.0.1", work.port), timeout=60) as slow:
            start = time.monotonic()
            with contextlib.suppress(OSError):
                while time.monotonic() - start < 60:
                    slow.sendall(b"G")
                    time.sleep(0.2)
            assert 8 < time.monotonic() - start < 60, f"it stayed for {time.monotonic() - start} s"
        assert work.is_running(), "it ended"


def main():
    checks = {name: value for name, value in globals().items()
              if callable(value) and getattr(value, "__code__", None) and value.__code__.co_varnames[:1] == ("page",)}
    page = Page()
    found = {}
    try:
        for name, check in checks.items():
            try:
                check(page)
                found[name] = None
            except Exception as error:  # All of them are findings, and the next check starts afresh.
                lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == __file__]
                found[name] = f"review.py:{lines[1]}: {error}"
    finally:
        page.close()
    print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
