"""The options of each command, as types.

Made by integrations/python/generate.py from the tool's table of options: change that, not this file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal, TypedDict

from ._types import Days, Path, Source, Theme

Command = Literal["render", "animate", "widget", "message", "card"]

# What names a file, with the words that it may be instead.
FILES: dict[str, tuple[str, ...]] = {
    "alt": (),
    "avatar": (),
    "cache": (),
    "dark_theme": ("light", "dark", "high-contrast", "high-contrast-dark", "color-blind-safe", "auto"),
    "defaults": (),
    "devices": (),
    "font": (),
    "layout_json": (),
    "output": (),
    "photo": (),
    "preview": (),
    "previous": ("auto", "year-ago"),
    "theme": ("light", "dark", "high-contrast", "high-contrast-dark", "color-blind-safe", "auto"),
}
# Files that may stand in a job themselves, as data: URLs.
IN_JOB = frozenset(["avatar", "dark_theme", "devices", "photo", "previous", "theme"])
# Files that a job writes, or keeps.
WRITTEN = frozenset(["alt", "cache", "layout_json", "output", "preview"])
# Options that may be given several times, that count something, and that are true or false.
LISTS = frozenset(["font", "goal_from", "ignore", "mask", "region", "source_priority", "where"])
WHOLE = frozenset(["baseline", "goal", "last", "loop", "max_channel_delta", "max_different_pixels", "max_size",
    "max_size_difference", "select", "trend"])
FLAGS = frozenset(["all", "average_line", "fit", "force", "grouping", "guides", "html", "if_changed",
    "ignore_antialiasing", "no_manual", "open_graph", "placeholder", "reverse", "snapshot", "still", "strict",
    "y_axis"])
# Pairs of numbers, with what stands between them.
PAIRS = {"size": "x", "photo_focus": ","}
# All options, each with a pattern of the words that it may be.
WORDS: dict[str, str] = {
    "accessibility_label": r"",
    "aggregate": r"average|sum",
    "all": r"",
    "alt": r"",
    "at": r"",
    "avatar": r"",
    "average_line": r"",
    "background": r"",
    "baseline": r"",
    "by": r"day|week|month|year|weekday|hour",
    "cache": r"",
    "caption": r"",
    "color": r"",
    "compare": r"cumulative|years|none",
    "compress": r"",
    "content_size": r"XS|S|M|L|XL|XXL|XXXL",
    "corner_radius": r"",
    "curve": r"monotone|linear|catmull-rom",
    "dark_theme": r"light|dark|high-contrast|high-contrast-dark|color-blind-safe|auto",
    "date_column": r"",
    "date_order": r"dmy|mdy",
    "decimal": r"comma|point",
    "device": r"",
    "devices": r"",
    "diff": r"",
    "diff_style": r"heat|mask|overlay|side-by-side",
    "dpi": r"",
    "duration": r"",
    "end": r"",
    "family": r"small|medium|large|extra-large|smart-stack",
    "fit": r"",
    "font": r"",
    "font_weight": r"",
    "footer": r"",
    "force": r"",
    "format": r"json|csv",
    "fps": r"",
    "frames": r"png|gif|webp|y4m",
    "from_": r"today|yesterday",
    "goal": r"",
    "goal_from": r"",
    "ground": r"plain|gradient|transparent",
    "grouping": r"",
    "guides": r"",
    "headline": r"total|average|day|best|today|distance|streak",
    "hide": r"",
    "hold": r"",
    "html": r"",
    "if_changed": r"",
    "ignore": r"",
    "ignore_antialiasing": r"",
    "image_subtitle": r"",
    "image_title": r"",
    "kind": r"",
    "labels": r"auto|md|dm|iso|weekday|none",
    "language": r"",
    "last": r"",
    "layout": r"center|beside|stack|poster",
    "layout_json": r"",
    "loop": r"",
    "mark": r"line|bars|calendar|ring|punchcard",
    "mask": r"",
    "max_channel_delta": r"",
    "max_density": r"",
    "max_different_pixels": r"",
    "max_size": r"",
    "max_size_difference": r"",
    "max_visible": r"",
    "measure": r"steps|distance|floors",
    "merge": r"ranked|max-source|sum|only=[^\s,;]+",
    "metric": r"channel|oklab",
    "missing": r"gap|zero|error",
    "missing_glyph": r"error|box|omit",
    "month": r"last|current|previous",
    "names": r"",
    "no_manual": r"",
    "nodes": r"with-line|after-line",
    "only": r"all|line|nodes",
    "open_graph": r"",
    "output": r"",
    "page": r"today|notification|landscape|landscape-first",
    "palette": r"night|ember|paper|forest|plum",
    "people": r"leaderboard|lines|multiples",
    "photo": r"",
    "photo_focus": r"",
    "picture": r"png|jpg|webp|svg",
    "pixels_per_degree": r"",
    "placeholder": r"",
    "preset": r"og|square|portrait|story|wide|poster",
    "preview": r"",
    "previous": r"auto|year-ago",
    "region": r"",
    "repeated": r"error|sum|max|last",
    "reverse": r"",
    "scale": r"",
    "scheme": r"light|dark|both",
    "select": r"",
    "select_change": r"",
    "size": r"",
    "snapshot": r"",
    "source_priority": r"",
    "stand_in": r"protected|any",
    "start": r"",
    "steps_column": r"",
    "still": r"",
    "strict": r"",
    "style": r"chart|widget|message",
    "subcaption": r"",
    "subtitle": r"",
    "summary": r"",
    "theme": r"light|dark|high-contrast|high-contrast-dark|color-blind-safe|auto",
    "threshold": r"",
    "time_zone": r"",
    "title": r"",
    "to": r"today|yesterday",
    "today": r"",
    "trailing_caption": r"",
    "trailing_subcaption": r"",
    "trend": r"",
    "unit": r"km|mi",
    "url": r"",
    "values": r"none|selected|highest|extremes|all",
    "week": r"last|current|previous",
    "week_start": r"monday|tuesday|wednesday|thursday|friday|saturday|sunday",
    "where": r"",
    "y_axis": r"",
    "year": r"last|current|previous",
}


class _Shared(TypedDict, total=False):
    format: Literal["json", "csv"] | None
    week: str | int | date | None
    month: str | int | date | None
    year: str | int | date | None
    from_: str | date | None
    to: str | date | None
    last: int | str | None
    missing: Literal["gap", "zero", "error"] | None
    repeated: Literal["error", "sum", "max", "last"] | None
    date_order: Literal["dmy", "mdy"] | None
    decimal: Literal["comma", "point"] | None
    where: str | Sequence[str] | None
    date_column: str | None
    steps_column: str | None
    strict: bool | None
    kind: str | None
    time_zone: str | None
    merge: str | None
    source_priority: str | Sequence[str] | None
    no_manual: bool | None
    max_size: int | str | None
    output: Path | None
    picture: Literal["png", "jpg", "webp", "svg"] | None
    scale: float | str | None
    dpi: float | str | None
    compress: Literal["default", "libpng"] | None
    placeholder: bool | None
    snapshot: bool | None
    cache: Path | None
    if_changed: bool | None
    stand_in: Literal["protected", "any"] | None
    mark: Literal["line", "bars", "calendar", "ring", "punchcard"] | None
    values: Literal["none", "selected", "highest", "extremes", "all"] | None
    baseline: int | str | None
    previous: Days
    y_axis: bool | None
    goal: int | str | None
    goal_from: str | Sequence[str] | None
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None
    aggregate: Literal["average", "sum"] | None
    title: str | float | None
    subtitle: str | float | None
    grouping: bool | None
    curve: Literal["monotone", "linear", "catmull-rom"] | None
    select: int | str | None
    labels: Literal["auto", "md", "dm", "iso", "weekday", "none"] | None
    language: str | None
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None
    missing_glyph: Literal["error", "box", "omit"] | None
    theme: Theme | None
    palette: Literal["night", "ember", "paper", "forest", "plum"] | None
    color: str | None
    font: Path | Sequence[Path] | None
    dark_theme: Theme | None
    unit: Literal["km", "mi"] | None
    today: str | date | None
    force: bool | None


class RenderOptions(_Shared, total=False):
    hide: str | None
    measure: Literal["steps", "distance", "floors"] | None
    trend: int | str | None
    people: Literal["leaderboard", "lines", "multiples"] | None
    names: str | None
    fit: bool | None
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    size: str | tuple[float, float] | None
    background: str | None
    style: Literal["chart", "widget", "message"] | None
    average_line: bool | None
    guides: bool | None
    at: float | str | None
    layout_json: Path | None
    alt: Path | None


class AnimateOptions(_Shared, total=False):
    hide: str | None
    measure: Literal["steps", "distance", "floors"] | None
    trend: int | str | None
    fit: bool | None
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    size: str | tuple[float, float] | None
    background: str | None
    style: Literal["chart", "widget", "message"] | None
    average_line: bool | None
    guides: bool | None
    frames: Literal["png", "gif", "webp", "y4m"] | None
    fps: float | str | None
    duration: float | str | None
    loop: int | Literal["forever"] | None
    hold: float | str | None
    start: float | str | None
    end: float | str | None
    reverse: bool | None
    only: Literal["all", "line", "nodes"] | None
    nodes: Literal["with-line", "after-line"] | None
    select_change: str | None
    still: bool | None
    preset: Literal["og", "square", "portrait", "story", "wide", "poster"] | None
    layout: Literal["center", "beside", "stack", "poster"] | None
    ground: Literal["plain", "gradient", "transparent"] | None
    headline: Literal["total", "average", "day", "best", "today", "distance", "streak"] | None
    compare: Literal["cumulative", "years", "none"] | None
    footer: str | None
    avatar: Source | None
    photo: Source | None
    photo_focus: str | tuple[float, float] | None


class WidgetOptions(_Shared, total=False):
    measure: Literal["steps", "distance", "floors"] | None
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    scheme: Literal["light", "dark", "both"] | None
    family: Literal["small", "medium", "large", "extra-large", "smart-stack"] | None
    device: str | None
    devices: Path | bytes | Mapping[str, object] | None
    content_size: Literal["XS", "S", "M", "L", "XL", "XXL", "XXXL"] | None
    page: Literal["today", "notification", "landscape", "landscape-first"] | None
    corner_radius: float | str | None
    all: bool | None


class MessageOptions(_Shared, total=False):
    fit: bool | None
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    scheme: Literal["light", "dark", "both"] | None
    size: str | tuple[float, float] | None
    background: str | None
    caption: str | None
    subcaption: str | None
    trailing_caption: str | None
    trailing_subcaption: str | None
    image_title: str | None
    image_subtitle: str | None
    summary: str | None
    accessibility_label: str | None
    url: str | None
    preview: Path | None
    html: bool | None
    open_graph: bool | None


class CardOptions(_Shared, total=False):
    measure: Literal["steps", "distance", "floors"] | None
    trend: int | str | None
    people: Literal["leaderboard", "lines", "multiples"] | None
    names: str | None
    size: str | tuple[float, float] | None
    background: str | None
    layout_json: Path | None
    alt: Path | None
    preset: Literal["og", "square", "portrait", "story", "wide", "poster"] | None
    layout: Literal["center", "beside", "stack", "poster"] | None
    ground: Literal["plain", "gradient", "transparent"] | None
    headline: Literal["total", "average", "day", "best", "today", "distance", "streak"] | None
    compare: Literal["cumulative", "years", "none"] | None
    footer: str | None
    avatar: Source | None
    photo: Source | None
    photo_focus: str | tuple[float, float] | None


class DaysOptions(TypedDict, total=False):
    week: str | int | date | None
    month: str | int | date | None
    year: str | int | date | None
    from_: str | date | None
    to: str | date | None
    last: int | str | None
    missing: Literal["gap", "zero", "error"] | None
    repeated: Literal["error", "sum", "max", "last"] | None
    date_order: Literal["dmy", "mdy"] | None
    decimal: Literal["comma", "point"] | None
    where: str | Sequence[str] | None
    date_column: str | None
    steps_column: str | None
    strict: bool | None
    kind: str | None
    time_zone: str | None
    merge: str | None
    source_priority: str | Sequence[str] | None
    no_manual: bool | None
    max_size: int | str | None
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None
    today: str | date | None


class FactsOptions(TypedDict, total=False):
    week: str | int | date | None
    month: str | int | date | None
    year: str | int | date | None
    from_: str | date | None
    to: str | date | None
    last: int | str | None
    missing: Literal["gap", "zero", "error"] | None
    repeated: Literal["error", "sum", "max", "last"] | None
    date_order: Literal["dmy", "mdy"] | None
    decimal: Literal["comma", "point"] | None
    where: str | Sequence[str] | None
    date_column: str | None
    steps_column: str | None
    strict: bool | None
    kind: str | None
    time_zone: str | None
    merge: str | None
    source_priority: str | Sequence[str] | None
    no_manual: bool | None
    max_size: int | str | None
    measure: Literal["steps", "distance", "floors"] | None
    goal: int | str | None
    goal_from: str | Sequence[str] | None
    people: bool | None
    names: str | None
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None
    language: str | None
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None
    unit: Literal["km", "mi"] | None
    today: str | date | None


class CompareOptions(TypedDict, total=False):
    diff: Path | bool | None
    diff_style: Literal["heat", "mask", "overlay", "side-by-side"] | None
    layout_json: Path | None
    max_channel_delta: int | str | None
    max_different_pixels: int | str | None
    threshold: float | str | None
    metric: Literal["channel", "oklab"] | None
    max_density: str | None
    max_visible: float | str | None
    pixels_per_degree: float | str | None
    max_size_difference: int | str | None
    ignore_antialiasing: bool | None
    ignore: Sequence[tuple[int, int, int, int]] | None
    region: Sequence[tuple[int, int, int, int]] | None
    mask: Source | None
    force: bool | None


# The names of the options of each command.
OPTIONS = {
    "render": frozenset(RenderOptions.__annotations__),
    "animate": frozenset(AnimateOptions.__annotations__),
    "widget": frozenset(WidgetOptions.__annotations__),
    "message": frozenset(MessageOptions.__annotations__),
    "card": frozenset(CardOptions.__annotations__),
    "days": frozenset(DaysOptions.__annotations__),
    "facts": frozenset(FactsOptions.__annotations__),
    "compare": frozenset(CompareOptions.__annotations__),
}
