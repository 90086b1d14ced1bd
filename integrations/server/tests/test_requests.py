"""What the server answers to a request by itself."""

from __future__ import annotations

import base64
import hashlib
import hmac
import io
import json
import socket
import subprocess
import time
from pathlib import Path
from urllib.parse import quote, unquote

import pytest
from conftest import BINARY, SECRET, WEEK, Server, drawn
from PIL import Image

WEEK_IN_LINK = ",".join(map(str, WEEK))


def signed(path: str, secret: str = SECRET) -> str:
    """Returns a link with its signature."""
    code = hmac.new(secret.encode(), path.encode(), hashlib.sha256).hexdigest()
    return f"{path}&signature={code}"


def in_an_hour() -> int:
    return int(time.time()) + 3600


@pytest.mark.parametrize(
    "command, options, kind",
    [
        ("render", {}, "image/png"),
        ("render", {"picture": "svg"}, "image/svg+xml"),
        ("card", {"preset": "og", "picture": "jpg"}, "image/jpeg"),
        ("widget", {"picture": "webp"}, "image/webp"),
        ("animate", {"frames": "gif", "duration": 0.2, "scale": 0.5}, "image/gif"),
        ("animate", {"duration": 0.2, "scale": 0.5}, "image/png"),
        ("message", {}, "image/png"),
    ],
)
def test_a_job_is_answered_with_its_picture(server: Server, command: str, options: dict, kind: str) -> None:
    answer = server.post(command, {"days": WEEK, "title": "Zoë", **options})
    assert answer.status == 200, answer.body
    assert answer.headers["Content-Type"] == kind
    assert answer.headers["Cache-Control"] == "private, no-cache"
    form, text = answer.headers["Alternative-Text"].split("*=", 1)
    assert form == "text" and text.startswith("UTF-8''Zo%C3%AB")
    assert "37,660 steps in all" in unquote(text)
    if "svg" in kind:
        assert answer.body.startswith(b"<svg")
    else:
        assert f"image/{Image.open(io.BytesIO(answer.body)).format.lower()}" == kind


def test_the_bytes_are_those_of_the_command(server: Server, tmp_path: Path) -> None:
    expected = drawn(tmp_path, "card", "--goal", "8000", "--picture", "png", "-o", "OUT")
    assert server.post("card", {"days": WEEK, "goal": 8000}).body == expected
    link = f"/card.png?steps={WEEK_IN_LINK}&goal=8000&expires={in_an_hour()}"
    assert server.get(signed(link)).body == expected


def test_nothing_is_drawn_for_a_client_that_has_the_picture(server: Server) -> None:
    job = {"days": WEEK, "title": "tag"}
    first = server.post("render", job)
    before = server.metric("pictures_total"), server.metric("unchanged_total")
    again = server.post("render", job, If_None_Match=f'"other", {first.headers["ETag"]}')
    assert (again.status, again.body, again.headers["ETag"]) == (304, b"", first.headers["ETag"])
    assert (server.metric("pictures_total"), server.metric("unchanged_total")) == (before[0], before[1] + 1)
    other = server.post("render", job | {"title": "other"}, If_None_Match=first.headers["ETag"])
    assert other.status == 200 and other.headers["ETag"] != first.headers["ETag"]
    # A picture of another kind is another picture.
    assert server.post("render", job | {"picture": "svg"}, If_None_Match=first.headers["ETag"]).status == 200


def test_an_answer_in_json_has_the_picture_in_base64(server: Server) -> None:
    job = {"id": 7, "days": WEEK}
    picture = server.post("render", job).body
    answer = server.post("render", job, Accept="application/json")
    assert answer.headers["Content-Type"] == "application/json"
    assert answer.headers["Vary"] == "Accept"
    members = answer.json
    assert members["ok"] and members["id"] == 7
    assert base64.b64decode(members["base64"]) == picture
    assert members["sha256"] == hashlib.sha256(picture).hexdigest()
    assert (members["width"], members["height"]) == Image.open(io.BytesIO(picture)).size
    assert "37,660 steps" in members["alternativeText"]


def test_a_message_in_json_has_its_texts(server: Server) -> None:
    members = server.post("message", {"days": WEEK}, Accept="application/json").json
    files = {file["path"]: file for file in members["files"]}
    assert list(files) == ["image@3x.png", "message.json", "caption.txt"]
    caption = base64.b64decode(files["caption.txt"]["base64"]).decode()
    message = json.loads(base64.b64decode(files["message.json"]["base64"]))
    assert caption == f"{message['layout']['caption']}\n"
    assert base64.b64decode(members["base64"]).startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "job, field",
    [
        ({"days": [1, -2]}, "days[1]"),
        ({"days": WEEK, "goal": "many"}, "goal"),
        ({"days": WEEK, "command": "card"}, "command"),
        ({"input": "/etc/passwd"}, "input"),
        ({"days": WEEK, "theme": "theme.json"}, "theme"),
        ({"days": WEEK, "output": "/tmp/a.png"}, "output"),
        ({"days": WEEK, "cache": "/tmp"}, "cache"),
        ({"days": WEEK, "layout-json": "/tmp/l.json"}, "layout-json"),
    ],
)
def test_a_wrong_job_is_told_by_its_field(server: Server, job: dict, field: str) -> None:
    answer = server.post("render", job)
    assert answer.status == 400
    assert answer.json["ok"] is False and answer.json["error"]["field"] == field, answer.body
    assert answer.headers["Cache-Control"] == "no-store"
    assert "\n" not in answer.json["error"]["message"]


def test_requests_that_are_no_jobs_are_refused(server: Server) -> None:
    refused = {
        (404, "expected a path that /openapi.json lists"): server.get("/chart"),
        (404, "expected a path that /openapi.json lists "): server.get("/animate.jpg?steps=1"),
        (405, "expected POST"): server.get("/card"),
        (405, "expected GET, HEAD"): server.ask("DELETE", "/card.png?steps=1"),
        (405, "expected GET, HEAD "): server.ask("POST", "/metrics"),
        (413, "expected a job of at most 1048576 bytes"): server.post("card", {"title": "x" * (1 << 20)}),
        (415, 'expected Content-Type: application/json, found "text/plain"'):
            server.ask("POST", "/card", b"{}", Content_Type="text/plain"),
    }
    for (status, message), answer in refused.items():
        assert (answer.status, answer.json["error"]["message"]) == (status, message.strip())
    assert server.get("/card").headers["Allow"] == "POST"


def test_a_body_without_an_announced_length_is_limited_too(server: Server) -> None:
    with socket.create_connection((server.host, server.port)) as connection:
        connection.sendall(b"POST /card HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n"
                           b"Transfer-Encoding: chunked\r\n\r\n")
        try:
            for _ in range(40):
                connection.sendall(b"8000\r\n" + b" " * 0x8000 + b"\r\n")
        except (BrokenPipeError, ConnectionResetError):
            pass
        assert connection.recv(1 << 16).startswith(b"HTTP/1.1 413 ")


def test_a_head_request_has_the_headers_alone(server: Server) -> None:
    path = f"/card.png?steps={WEEK_IN_LINK}&preset=og"
    head, get = server.ask("HEAD", path), server.get(path)
    assert head.status == 200 and head.body == b""
    assert head.headers["Content-Length"] == str(len(get.body))
    assert head.headers["ETag"] == get.headers["ETag"]


# Links.


def test_presets_that_are_allowed_need_no_signature(server: Server) -> None:
    answer = server.get("/card.png?steps=7314,,16105&preset=square&title=Anna+B%C3%B6ll")
    assert answer.status == 200
    assert answer.headers["Cache-Control"] == "public, max-age=86400"
    assert unquote(answer.headers["Alternative-Text"]).startswith("text*=UTF-8''Anna Böll. Steps, 3 days.")
    for query in ("preset=story", "preset=og&preset=story", "title=a", "preset=", "presets=og"):
        refused = server.get(f"/card.png?steps={WEEK_IN_LINK}&{query}")
        assert refused.status == 403, query
        assert refused.json["error"]["message"] == "expected a signature, or a preset of og, square"
    # Other pictures have no presets of cards.
    assert server.get(f"/widget.png?steps={WEEK_IN_LINK}&preset=og").status == 400


def test_a_signed_link_is_drawn_until_it_expires(server: Server) -> None:
    link = f"/render.svg?steps={WEEK_IN_LINK}&title=a%2Cb&mark=bars&expires={in_an_hour()}"
    answer = server.get(signed(link))
    assert answer.status == 200 and answer.headers["Content-Type"] == "image/svg+xml"
    assert answer.headers["Cache-Control"].startswith("public, max-age=3")
    later = int(time.time()) + 10_000_000
    assert server.get(signed(f"/widget.png?steps=1,2&expires={later}")).headers["Cache-Control"].endswith("=86400")
    faults = {
        signed(link) + "0": "expected a signature of this link, at its end",
        signed(link, "another secret of tests"): "expected a signature of this link, at its end",
        signed(link).replace("a%2Cb", "c"): "expected a signature of this link, at its end",
        signed(link).replace("render.svg", "render.png"): "expected a signature of this link, at its end",
        signed(link) + "&goal=1": "expected a signature of this link, at its end",
        signed(f"/render.svg?steps=1&expires={int(time.time()) - 1}"): "the link has expired",
        signed("/render.svg?steps=1&mark=bars"): "expected expires, in seconds since 1970, in a signed link",
        signed("/render.svg?steps=1&expires=soon"): "expected expires, in seconds since 1970, in a signed link",
        signed("/render.svg?steps=1&expires=9&expires=99999999999"):
            "expected expires, in seconds since 1970, in a signed link",
    }
    for path, message in faults.items():
        refused = server.get(path)
        assert (refused.status, refused.json["error"]["message"]) == (403, message), path


def test_options_of_a_link_are_those_of_a_job(server: Server) -> None:
    title = quote("Sun & wind")
    link = f"/render.svg?steps={WEEK_IN_LINK}&goal=8000&mark=bars&y-axis=true&title={title}&expires={in_an_hour()}"
    answer = server.get(signed(link))
    assert answer.status == 200, answer.body
    assert b"Sun &amp; wind" in answer.body
    # One that may be given several times.
    link = f"/render.svg?steps=1,2&source-priority=a&source-priority=b&expires={in_an_hour()}"
    assert server.get(signed(link)).status == 200
    unknown = server.get(signed(f"/card.png?steps=1&gaol=8000&expires={in_an_hour()}"))
    assert unknown.status == 400
    assert unknown.json["error"]["message"].endswith('expected a known name (the nearest is "goal"), found "gaol"')


def test_nothing_is_drawn_for_links_unless_the_server_was_told_to() -> None:
    server = Server(secret=None)
    answer = server.get(signed(f"/card.png?steps={WEEK_IN_LINK}&preset=og&expires={in_an_hour()}"))
    assert answer.status == 403
    assert answer.json["error"]["message"].startswith("links are not drawn: start the server with --secret-file FILE")
    assert server.post("card", {"days": WEEK}).status == 200
    assert server.stop() == 0


def test_the_secret_may_be_in_a_file(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("the secret in a file\n")
    server = Server("--secret-file", str(file), secret=None)
    link = f"/card.png?steps={WEEK_IN_LINK}&expires={in_an_hour()}"
    assert server.get(signed(link, "the secret in a file")).status == 200
    assert server.get(signed(link)).status == 403
    assert server.stop() == 0


# The process.


@pytest.mark.parametrize(
    "options, status, message",
    [
        (["--port", "65536"], 64, "Error: --port: expected a number from 0 to 65535, found 65536\n"),
        (["--timeout", "0"], 64, "Error: --timeout: expected seconds above 0, at most 86400, found 0.0\n"),
        (["--speed", "9"], 64, "Error: Unknown option '--speed'\n"),
        (["--allow", "og,wall"], 64, "stepchart-server: --allow: expected presets of cards: og, square, "),
        (["--secret-file", "/none"], 66, "stepchart-server: /none: "),
        (["--secret-file", "/dev/null"], 64, "stepchart-server: --secret-file: expected a secret of at least 16 bytes, found 0"),
    ],
)
def test_wrong_options_end_it(options: list[str], status: int, message: str) -> None:
    ended = subprocess.run([BINARY, *options], capture_output=True, text=True, timeout=60)
    assert (ended.returncode, ended.stdout) == (status, "")
    assert ended.stderr.startswith(message)


def test_a_port_in_use_is_told(server: Server) -> None:
    ended = subprocess.run([BINARY, "--port", str(server.port)], capture_output=True, text=True, timeout=60)
    assert ended.returncode == 74
    assert ended.stderr == f"stepchart-server: --port {server.port} of 127.0.0.1: Address already in use\n"


def test_it_says_that_it_is_well_and_what_it_did(server: Server) -> None:
    assert server.get("/healthz").body == b"ok\n"
    before = server.metric('requests_total{status="200"}')
    answer = server.get("/metrics")
    assert answer.headers["Content-Type"] == "text/plain; version=0.0.4; charset=utf-8"
    assert server.metric('requests_total{status="200"}') == before + 2
    assert server.metric("jobs") == 0
    helps = [line for line in answer.body.decode().splitlines() if line.startswith("# HELP")]
    types = [line for line in answer.body.decode().splitlines() if line.startswith("# TYPE")]
    assert len(helps) == len(types) == 6
