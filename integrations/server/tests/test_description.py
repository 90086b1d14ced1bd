"""What /openapi.json says of the server, held against the server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from conftest import Server
from openapi_spec_validator import validate

PRESETS = "og,square,portrait,story,wide,poster"


def test_it_is_openapi_with_the_options_of_jobs(server: Server) -> None:
    description = server.get("/openapi.json").json
    validate(description)
    paths = description["paths"]
    job = paths["/card"]["post"]["requestBody"]["content"]["application/json"]["schema"]["properties"]
    assert {"days", "goal", "title", "theme", "preset", "picture"} <= set(job)
    # Strangers name no files.
    assert not {"output", "cache", "layout-json", "alt"} & set(job)
    link = {parameter["name"]: parameter for parameter in paths["/card.{ending}"]["get"]["parameters"]}
    assert link["ending"]["schema"]["enum"] == ["png", "jpg", "webp", "svg"]
    assert {"steps", "goal", "expires", "signature"} <= set(link) and "days" not in link
    # Options of other commands are not among them.
    assert "preset" not in paths["/widget"]["post"]["requestBody"]["content"]["application/json"]["schema"]["properties"]


def test_schemathesis_finds_no_answer_that_it_does_not_describe(tmp_path: Path) -> None:
    server = Server("--allow", PRESETS)
    # A schema cannot say which options exclude each other, so that a job may fit it and be refused.
    command = [
        str(Path(sys.executable).parent / "schemathesis"), "run", f"{server.address}/openapi.json", "--seed", "1",
        "--checks", "all", "--exclude-checks", "positive_data_acceptance", "-n", "50"]
    ended = subprocess.run(command, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    report = ended.stdout.split("= SUMMARY =")[-1]
    print(report)
    assert ended.returncode == 0, ended.stdout[-6000:]
    for status in (200, 400, 403, 405, 415):
        assert server.metric(f'requests_total{{status="{status}"}}') > 0
    assert server.stop() == 0
