"""Pictures are those of the command, bytes and all."""

from __future__ import annotations

import base64
import copy
import hashlib
import json
import pickle
import struct
from pathlib import Path
from typing import Any

import pytest
from conftest import SAMPLES, WEEK, drawn

import stepchart
from stepchart import Picture

JSON = json.dumps(WEEK)


@pytest.mark.parametrize(
    ("command", "options", "words"),
    [
        ("render", {}, []),
        ("render", {"scale": 1, "goal": 9000, "y_axis": True}, ["--scale=1", "--goal=9000", "--y-axis"]),
        ("render", {"picture": "svg", "title": "Größe <&>"}, ["--picture=svg", "--title=Größe <&>"]),
        ("render", {"theme": "dark", "guides": False, "size": "300x100"}, ["--theme=dark", "--no-guides", "--size=300x100"]),
        ("widget", {"family": "small"}, ["--family=small"]),
        ("card", {"preset": "square", "footer": "Anna"}, ["--preset=square", "--footer=Anna"]),
        ("animate", {"fps": 5, "scale": 1}, ["--fps=5", "--scale=1"]),
    ],
)
def test_each_command(
    tool: str, tmp_path: Path, command: str, options: dict[str, Any], words: list[str]
) -> None:
    (tmp_path / "week.json").write_text(JSON)
    expected = tmp_path / f"expected.{options.get('picture', 'png')}"
    drawn(tool, command, tmp_path / "week.json", "-o", expected, *words)
    picture: Picture = getattr(stepchart, command)(WEEK, **options)
    assert picture.bytes == expected.read_bytes()
    assert picture.sha256 == hashlib.sha256(picture.bytes).hexdigest()
    if not picture.is_svg:
        assert (picture.width, picture.height) == struct.unpack_from(">II", picture.bytes, 16)
    assert picture.facts is not None
    assert picture.facts["total"] == sum(WEEK)
    assert (picture.caption, picture.files, picture.paths, picture.warnings) == (None, {}, (), ())


def test_message(tool: str, tmp_path: Path) -> None:
    drawn(tool, "message", SAMPLES / "week.json", "-o", tmp_path, "--html")
    picture = stepchart.message(SAMPLES / "week.json", html=True)
    assert picture.files == {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert picture.bytes == picture.files["image@3x.png"]
    assert picture.caption == (tmp_path / "caption.txt").read_text().strip()
    assert "message.html" in picture.files


def test_several_pictures() -> None:
    picture = stepchart.widget(WEEK, scheme="both")
    assert sorted(picture.files) == ["picture-dark.png", "picture.png"]
    assert picture.bytes == picture.files["picture.png"] != picture.files["picture-dark.png"]


def test_files_of_the_caller(tmp_path: Path) -> None:
    picture = stepchart.render(WEEK, output=tmp_path / "a.png", layout_json=str(tmp_path / "a.json"))
    assert picture.paths == (tmp_path / "a.png", tmp_path / "a.json")
    assert picture.bytes == (tmp_path / "a.png").read_bytes() == stepchart.render(WEEK).bytes
    assert json.loads((tmp_path / "a.json").read_text())["nodes"]
    assert picture.files == {}
    # Once more, to the same place.
    stepchart.render([1, 2], output=tmp_path / "a.png")
    assert (tmp_path / "a.png").read_bytes() == stepchart.render([1, 2]).bytes


def test_relative_paths(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are those of now, whatever the folder was when the process started."""
    stepchart.render(SAMPLES / "week.json")
    monkeypatch.chdir(tmp_path)
    Path("week.json").write_text(JSON)
    assert stepchart.render("week.json").bytes == stepchart.render(WEEK).bytes
    stepchart.render(WEEK, output="here.png")
    assert Path("here.png").exists()


def test_a_cache(tmp_path: Path) -> None:
    for _ in range(2):
        picture = stepchart.render(WEEK, output=tmp_path / "a.png", cache=tmp_path / "cache", if_changed=True)
        assert picture == stepchart.render(WEEK)
    assert list((tmp_path / "cache").iterdir())


def test_looks_without_files(tmp_path: Path) -> None:
    theme = {"extends": "dark", "nodeColor": "tomato"}
    (tmp_path / "theme.json").write_text(json.dumps(theme))
    expected = stepchart.render(WEEK, theme=tmp_path / "theme.json")
    assert stepchart.render(WEEK, theme=theme) == expected != stepchart.render(WEEK)
    assert stepchart.render(WEEK, theme=json.dumps(theme).encode()) == expected
    avatar = stepchart.render(WEEK, size="40x40", scale=1)
    avatar.save(tmp_path / "avatar.png")
    with_avatar = stepchart.card(WEEK, footer="Anna", avatar=bytes(avatar))
    assert with_avatar == stepchart.card(WEEK, footer="Anna", avatar=tmp_path / "avatar.png")
    assert with_avatar == stepchart.card(WEEK, footer="Anna", avatar=avatar)
    assert with_avatar != stepchart.card(WEEK, footer="Anna")


def test_previous_days() -> None:
    dated = {f"2016-09-{day}": steps for day, steps in zip(range(12, 19), WEEK)}
    before = {f"2016-09-{day:02}": steps for day, steps in zip(range(5, 12), WEEK)}
    picture = stepchart.card(dated, previous=before)
    assert picture.facts is not None
    assert picture.facts["previous"] is not None
    assert picture == stepchart.card({**before, **dated}, week="2016-W37", previous="auto")


def test_alternative_text() -> None:
    picture = stepchart.render(WEEK, goal=9000)
    assert picture.alt.startswith("Steps, 7 days. Line chart of 7 days. 37,660 steps in all")
    assert stepchart.render(WEEK, goal=9000, picture="svg").alt == picture.alt
    # Compressed where that is shorter, and with letters beyond ASCII.
    french = stepchart.render(WEEK * 3, language="fr", goal=9000)
    assert "Diagramme" in french.alt and "é" in french.alt


def test_notebooks() -> None:
    picture = stepchart.render(WEEK, scale=3)
    data, about = picture._repr_mimebundle_()
    assert base64.b64decode(data["image/png"]) == picture.bytes == picture._repr_png_()
    assert data["text/plain"] == picture.alt
    # Of 1125 x 600 pixels, two a point.
    assert about == {"image/png": {"alt": picture.alt, "width": 562, "height": 300}}
    assert picture._repr_svg_() is None
    assert picture._repr_mimebundle_(include={"text/plain"}) == ({"text/plain": picture.alt}, {})
    assert "image/png" not in picture._repr_mimebundle_(exclude={"image/png"})[0]

    vector = stepchart.render(WEEK, picture="svg")
    data, about = vector._repr_mimebundle_()
    assert data["image/svg+xml"] == vector._repr_svg_() == vector.bytes.decode()
    assert about == {"image/svg+xml": {"alt": vector.alt}}
    assert vector._repr_png_() is None


def test_a_picture_is_a_value(tmp_path: Path) -> None:
    picture = stepchart.render(WEEK)
    assert bytes(picture) == picture.bytes
    assert len(picture) == len(picture.bytes)
    assert repr(picture) == f"<Picture: PNG, 1125 x 600 pixels, {len(picture):,} bytes>"
    assert picture.media_type == "image/png"
    same = [stepchart.render(WEEK), copy.copy(picture), pickle.loads(pickle.dumps(picture))]
    assert {picture, *same} == {picture}
    assert same[2].facts == picture.facts
    assert picture != stepchart.render(WEEK, scale=1)
    assert picture != picture.bytes

    picture.save(tmp_path / "week.png")
    picture.save(str(tmp_path / "week"))
    assert (tmp_path / "week.png").read_bytes() == (tmp_path / "week").read_bytes() == picture.bytes
    with pytest.raises(ValueError, match=r"week\.svg: expected a name that ends in \.png"):
        picture.save(tmp_path / "week.svg")
    assert not (tmp_path / "week.svg").exists()


def test_warnings() -> None:
    picture = stepchart.render([{"date": "2016-09-12", "steps": 1, "weather": "rain"}])
    assert picture.warnings == ('days: keys that are not read: "weather"',)


def test_compare(tmp_path: Path) -> None:
    one, other = stepchart.render(WEEK), stepchart.render(WEEK, select=2)
    same = stepchart.compare(one, bytes(one))
    assert same and same.same and same.difference is None
    assert same._repr_mimebundle_() == ({"text/plain": f"<Comparison: {same.summary}>"}, {})

    other.save(tmp_path / "other.png")
    different = stepchart.compare(one, tmp_path / "other.png", diff=True, diff_style="heat")
    assert not different
    assert different.report["pixels"]["different"] > 0
    assert different.report["verdict"] == "different"
    assert different.difference is not None
    assert (different.difference.width, different.difference.height) == (1125, 600)
    assert "image/png" in different._repr_mimebundle_()[0]

    bounds = different.report["bounds"]
    assert stepchart.compare(one, other, ignore=[(0, 0, 9, 9), tuple(bounds[name] for name in ("x", "y", "width", "height"))])
    assert stepchart.compare(one, other, region=[(0, 0, 1, 1)])
    assert stepchart.compare(one, other, max_different_pixels="100%")
    written = stepchart.compare(one, other, diff=tmp_path / "diff.png").difference
    assert written is not None
    assert written.bytes == (tmp_path / "diff.png").read_bytes()
    with pytest.raises(stepchart.FileError) as error:
        stepchart.compare(one, tmp_path / "none.png")
    assert error.value.code == 66


def test_alternative_text_of_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer has it for each kind of file; where it has none, the file says it, if it can."""
    words: dict[str, str] = {}

    def loads(text: bytes) -> Any:
        answer = json.loads(text)
        answer.pop("alternativeText", None)
        return {**answer, **words}

    monkeypatch.setattr("stepchart._renderer.loads", loads)
    kinds: list[dict[str, Any]] = [{"picture": kind} for kind in ("png", "svg", "jpeg", "webp")]
    png, svg, *others = [stepchart.render(WEEK, **kind) for kind in kinds]
    assert png.alt == svg.alt != ""
    assert [picture.alt for picture in others] == ["", ""]
    words["alternativeText"] = "Steps & more."
    pictures = [stepchart.render(WEEK, **kind) for kind in kinds]
    pictures += [stepchart.animate(WEEK, frames=kind, fps=2, duration=1) for kind in ("gif", "y4m")]
    assert [picture.alt for picture in pictures] == ["Steps & more."] * 6
    assert stepchart.message(WEEK).alt == "Steps & more."
    assert pickle.loads(pickle.dumps(pictures[2])).alt == "Steps & more."
    assert pictures[2]._repr_mimebundle_()[1] == {"image/jpeg": {"alt": "Steps & more.", "width": 562, "height": 300}}
