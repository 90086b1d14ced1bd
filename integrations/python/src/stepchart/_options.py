"""The options of each command, as types.

Made by integrations/python/generate.py from the tool's table of options: change that, not this file.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Literal, TypedDict

from ._types import Days, Path, Theme

# What names a file, with the words that it may be instead.
FILES: dict[str, tuple[str, ...]] = {
    "alt": (),
    "avatar": (),
    "cache": (),
    "dark_theme": ("light", "dark", "high-contrast", "high-contrast-dark", "color-blind-safe", "auto"),
    "devices": (),
    "font": (),
    "layout_json": (),
    "output": (),
    "photo": (),
    "preview": (),
    "previous": ("auto",),
    "theme": ("light", "dark", "high-contrast", "high-contrast-dark", "color-blind-safe", "auto"),
}
# Files that may stand in a job themselves, as data: URLs.
IN_JOB = frozenset(["avatar", "dark_theme", "devices", "photo", "previous", "theme"])


class _Shared(TypedDict, total=False):
    format: Literal["json", "csv"] | None
    week: str | date | None
    month: str | None
    year: str | None
    from_: str | date | None
    to: str | date | None
    last: int | None
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
    picture: Literal["png", "svg"] | None
    scale: float | None
    dpi: float | None
    compress: Literal["default", "libpng"] | None
    placeholder: bool | None
    snapshot: bool | None
    cache: Path | None
    if_changed: bool | None
    stand_in: Literal["protected", "any"] | None
    mark: Literal["line", "bars", "calendar", "ring"] | None
    values: Literal["none", "selected", "highest", "extremes", "all"] | None
    baseline: int | str | None
    previous: Days
    y_axis: bool | None
    goal: int | None
    by: Literal["day", "week", "month"] | None
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
    today: str | date | None
    force: bool | None


class RenderOptions(_Shared, total=False):
    fit: bool | None
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    size: str | None
    background: str | None
    style: Literal["chart", "widget", "message"] | None
    average_line: bool | None
    guides: bool | None
    at: float | None
    layout_json: Path | None
    alt: Path | None


class AnimateOptions(_Shared, total=False):
    fit: bool | None
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    unit: Literal["km", "mi"] | None
    size: str | None
    background: str | None
    style: Literal["chart", "widget", "message"] | None
    average_line: bool | None
    guides: bool | None
    frames: Literal["png", "gif", "y4m"] | None
    fps: float | str | None
    duration: float | None
    loop: int | Literal["forever"] | None
    hold: float | None
    start: float | None
    end: float | None
    reverse: bool | None
    only: Literal["all", "line", "nodes"] | None
    nodes: Literal["with-line", "after-line"] | None
    select_change: str | None
    still: bool | None
    preset: Literal["og", "square", "portrait", "story", "wide", "poster"] | None
    layout: Literal["center", "beside", "stack", "poster"] | None
    ground: Literal["plain", "gradient", "transparent"] | None
    headline: Literal["total", "average", "day"] | None
    compare: Literal["cumulative", "none"] | None
    footer: str | None
    avatar: Path | bytes | None
    photo: Path | bytes | None
    photo_focus: str | None


class WidgetOptions(_Shared, total=False):
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    scheme: Literal["light", "dark", "both"] | None
    unit: Literal["km", "mi"] | None
    family: Literal["small", "medium", "large", "extra-large", "smart-stack"] | None
    device: str | None
    devices: Path | bytes | Mapping[str, object] | None
    content_size: Literal["XS", "S", "M", "L", "XL", "XXL", "XXXL"] | None
    page: Literal["today", "notification", "landscape", "landscape-first"] | None
    corner_radius: float | None
    all: bool | None


class MessageOptions(_Shared, total=False):
    fit: bool | None
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None
    scheme: Literal["light", "dark", "both"] | None
    unit: Literal["km", "mi"] | None
    size: str | None
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
    unit: Literal["km", "mi"] | None
    size: str | None
    background: str | None
    layout_json: Path | None
    alt: Path | None
    preset: Literal["og", "square", "portrait", "story", "wide", "poster"] | None
    layout: Literal["center", "beside", "stack", "poster"] | None
    ground: Literal["plain", "gradient", "transparent"] | None
    headline: Literal["total", "average", "day"] | None
    compare: Literal["cumulative", "none"] | None
    footer: str | None
    avatar: Path | bytes | None
    photo: Path | bytes | None
    photo_focus: str | None


class DaysOptions(TypedDict, total=False):
    week: str | date | None
    month: str | None
    year: str | None
    from_: str | date | None
    to: str | date | None
    last: int | None
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
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None
    today: str | date | None
    force: bool | None


class CompareOptions(TypedDict, total=False):
    diff: Path | bool | None
    diff_style: Literal["heat", "mask", "overlay", "side-by-side"] | None
    layout_json: Path | None
    max_channel_delta: int | None
    max_different_pixels: int | str | None
    threshold: float | None
    metric: Literal["channel", "oklab"] | None
    max_density: str | None
    max_visible: float | None
    pixels_per_degree: float | None
    ignore_antialiasing: bool | None
    ignore: Sequence[tuple[int, int, int, int]] | None
    mask: Path | bytes | None
    force: bool | None
