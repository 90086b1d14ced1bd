"""A function for each command, with its options as keyword arguments.

Made by integrations/python/generate.py from the tool's table of options: change that, not this file.
"""

# ruff: noqa: A002
from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Any, Literal

from ._compare import Comparison, compared
from ._facts import AllFacts
from ._options import Command
from ._read import facts_of, imported
from ._renderer import default
from ._types import Days, Path, Source, Theme
from .errors import StepchartError
from .picture import Picture


def _given(arguments: dict[str, Any], *own: str) -> dict[str, Any]:
    return {name: value for name, value in arguments.items() if value is not None and name not in own}


def render(
    days: Days = None,
    *,
    format: Literal["json", "csv"] | None = None,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    output: Path | None = None,
    picture: Literal["png", "jpg", "webp", "svg"] | None = None,
    scale: float | str | None = None,
    dpi: float | str | None = None,
    compress: Literal["default", "libpng"] | None = None,
    placeholder: bool | None = None,
    snapshot: bool | None = None,
    cache: Path | None = None,
    if_changed: bool | None = None,
    stand_in: Literal["protected", "any"] | None = None,
    mark: Literal["line", "bars", "calendar", "ring"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    hide: str | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    trend: int | str | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    aggregate: Literal["average", "sum"] | None = None,
    title: str | float | None = None,
    subtitle: str | float | None = None,
    grouping: bool | None = None,
    fit: bool | None = None,
    curve: Literal["monotone", "linear", "catmull-rom"] | None = None,
    select: int | str | None = None,
    labels: Literal["auto", "md", "dm", "iso", "weekday", "none"] | None = None,
    language: str | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    missing_glyph: Literal["error", "box", "omit"] | None = None,
    theme: Theme | None = None,
    palette: Literal["night", "ember", "paper", "forest", "plum"] | None = None,
    color: str | None = None,
    font: Path | Sequence[Path] | None = None,
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None = None,
    dark_theme: Theme | None = None,
    unit: Literal["km", "mi"] | None = None,
    size: str | tuple[float, float] | None = None,
    background: str | None = None,
    style: Literal["chart", "widget", "message"] | None = None,
    average_line: bool | None = None,
    guides: bool | None = None,
    at: float | str | None = None,
    layout_json: Path | None = None,
    alt: Path | None = None,
    today: str | date | None = None,
    force: bool | None = None,
) -> Picture:
    """Draws the chart of a week as a PNG, JPEG, WebP or SVG file.

    Args:
        days: counts, the first day first; dictionaries or pairs of a date and steps; a Series or a DataFrame of pandas
            or polars; a path of JSON, CSV or an export; or such a file's bytes.
        format: The format of the input. When left out: by its name, else by its first characters; or an export.
        week: Only this week: last, the one with the newest data; current, the one of today; previous, the last that is
            over; its name, as in 2026-W46; or a date in it. Today is what today or the input says, else the clock. When
            left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous as of week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous as of week. When left out: all days; of an export
            to be drawn the last seven.
        from_: Only days from this one on; also yesterday. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: What a date without an entry means: no data (gap), no steps (zero), or an error (error). When left out:
            gap.
        repeated: What to do about a date with several entries: error, sum, max, or the last of them. When left out:
            error; sum where they have different times.
        date_order: How to read 9/12/2016: dmy or mdy. When left out: as the other dates of the input show.
        decimal: What stands before the fraction in 7,314 and 7.314: comma or point. When left out: as the other numbers
            of the input show.
        where: Read only the rows that have this value in this column; may be given several times. When left out: all
            rows.
        date_column: The column, or key, of dates; in a table without names its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, not as people write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as the export tells.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out what was typed in.
        max_size: Most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: Where the picture goes; - is standard output.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, whose are; or svg, which is sharp at
            every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 of a card or an SVG; the phone's of a widget,
            but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: What compresses a PNG file: default is the tool's own encoder; libpng is for those who want to
            compare, and not for an animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. While health data is protected, that week is drawn
            with a notice. When left out: nothing is kept.
        if_changed: Do not write the output when it already has this picture. Needs cache.
        stand_in: What the week in cache stands in for: protected data, or also an input that is missing or malformed.
            When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; or calendar, a cell for each, or for each month of
            more than 400 days. Cells are coloured by the goal, or else by quarters of the days. When left out: line;
            bars of 15 to 60 days, and in widgets; in cards of up to 45 days bars, of more a calendar.
        values: Which days have their number beside them: none; selected; highest; extremes, the highest and the lowest;
            or all where there is room. When left out: none; highest in cards.
        hide: What no text of a line or of bars has, nor its description, with commas between: values, the counts of
            days, of the goal and of the axis; total, with averages; dates. The shape stays. When left out: nothing.
        baseline: The count at the bottom: min, the least shown; zero; or a number. When left out: min of a line, with
            small differences small; zero of bars.
        previous: Other days, as a faint line beside these: a file of any kind that the input may be; or of the input
            auto, those right before the ones shown; year-ago, those of the year before; or a month, as in 2025-11. When
            left out: as the input says, else none.
        y_axis: Faint lines at round counts, with their numbers.
        measure: What is drawn and counted of each day: steps, distance, or floors. When left out: steps.
        goal: Steps to reach in a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day
            that did. With measure a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: Another goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one
            before. The dashed line has steps, and each day is counted by its own goal. Without goal, the goals of the
            input count, as those of a column of goals. When left out: none.
        trend: A line at the average of so many days up to each, as in 7 or 28; days are dots behind it, or bars. Where
            fewer than half of them have data, it has a gap. When left out: 7 of a line of more than 60 days, else none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour; of each hour the usual steps,
            which takes an input with times. When left out: day.
        aggregate: How the days of a week or a month are combined: average, of those that have data; or sum. When left
            out: average.
        title: A title over the chart: auto says what it shows, as 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: A line under the title: auto is what is measured and when, as Steps a day, September 12–18, 2016; any
            other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as the language does: 16,105. When left out: grouping.
        fit: Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9.,
            2016-09-12, Mon, or nothing. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates that of its first day, and weekdays
            then stand under the days. A week that is named begins on Monday. When left out: as in the language's
            region, else monday.
        missing_glyph: What to do about a character that neither a font nor the built-in lettering has: refuse it, but
            leave emoji out (error); draw a box; or leave it out (omit), as batch does with tables. When left out:
            error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            auto, or two names as in light,dark: an SVG that follows its reader, the second for those who like dark
            schemes. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours that go together, in place of the theme's: night, cyan on dark blue; ember, orange on brown;
            paper, rust on cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark as the theme is. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be repeated:
            the next is asked for what the first lacks, the built-in letters come last; bold fonts come first for bold
            texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: of an SVG that follows its reader, or of scheme dark and both. When
            left out: dark.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a sheet of paper: A3, A4,
            A5, letter; of a card in place of a preset's, at most four times each other. When left out: 375x200; 300x300
            in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        style: A preset for where the chart is used: alone, with faint guides; in a widget, with guides, average line
            and without background; in a message, the line alone. When left out: chart.
        average_line: A line at the average. When left out: only with style widget.
        guides: A line behind every day. When left out: except with style message, and with bars.
        at: A moment of the chart drawing itself, as in stepchart animate. When left out: the finished chart.
        layout_json: Also write where every day, label and line stands, in points; - is standard output. When left out:
            not written.
        alt: Also write the picture in words, for those who cannot see it. When left out: not written.
        today: Today's date: texts call it today, it is not over yet, and week current and previous count from it. When
            left out: as the input says, else unknown.
        force: Replace any file, not only what this command wrote or could have written.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return default().draw("render", days, _given(locals(), "days"))


def animate(
    days: Days = None,
    *,
    format: Literal["json", "csv"] | None = None,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    output: Path | None = None,
    picture: Literal["png", "jpg", "webp", "svg"] | None = None,
    scale: float | str | None = None,
    dpi: float | str | None = None,
    compress: Literal["default", "libpng"] | None = None,
    placeholder: bool | None = None,
    snapshot: bool | None = None,
    cache: Path | None = None,
    if_changed: bool | None = None,
    stand_in: Literal["protected", "any"] | None = None,
    mark: Literal["line", "bars", "calendar", "ring"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    hide: str | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    trend: int | str | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    aggregate: Literal["average", "sum"] | None = None,
    title: str | float | None = None,
    subtitle: str | float | None = None,
    grouping: bool | None = None,
    fit: bool | None = None,
    curve: Literal["monotone", "linear", "catmull-rom"] | None = None,
    select: int | str | None = None,
    labels: Literal["auto", "md", "dm", "iso", "weekday", "none"] | None = None,
    language: str | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    missing_glyph: Literal["error", "box", "omit"] | None = None,
    theme: Theme | None = None,
    palette: Literal["night", "ember", "paper", "forest", "plum"] | None = None,
    color: str | None = None,
    font: Path | Sequence[Path] | None = None,
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None = None,
    dark_theme: Theme | None = None,
    unit: Literal["km", "mi"] | None = None,
    size: str | tuple[float, float] | None = None,
    background: str | None = None,
    style: Literal["chart", "widget", "message"] | None = None,
    average_line: bool | None = None,
    guides: bool | None = None,
    frames: Literal["png", "gif", "webp", "y4m"] | None = None,
    fps: float | str | None = None,
    duration: float | str | None = None,
    loop: int | Literal["forever"] | None = None,
    hold: float | str | None = None,
    start: float | str | None = None,
    end: float | str | None = None,
    reverse: bool | None = None,
    only: Literal["all", "line", "nodes"] | None = None,
    nodes: Literal["with-line", "after-line"] | None = None,
    select_change: str | None = None,
    still: bool | None = None,
    today: str | date | None = None,
    preset: Literal["og", "square", "portrait", "story", "wide", "poster"] | None = None,
    layout: Literal["center", "beside", "stack", "poster"] | None = None,
    ground: Literal["plain", "gradient", "transparent"] | None = None,
    headline: Literal["total", "average", "day", "best", "today", "distance", "streak"] | None = None,
    compare: Literal["cumulative", "years", "none"] | None = None,
    footer: str | None = None,
    avatar: Source | None = None,
    photo: Source | None = None,
    photo_focus: str | tuple[float, float] | None = None,
    force: bool | None = None,
) -> Picture:
    """Draws the chart of a week, or a card, stroke by stroke: animated PNG, GIF, WebP or SVG, or frames.

    Args:
        days: counts, the first day first; dictionaries or pairs of a date and steps; a Series or a DataFrame of pandas
            or polars; a path of JSON, CSV or an export; or such a file's bytes.
        format: The format of the input. When left out: by its name, else by its first characters; or an export.
        week: Only this week: last, the one with the newest data; current, the one of today; previous, the last that is
            over; its name, as in 2026-W46; or a date in it. Today is what today or the input says, else the clock. When
            left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous as of week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous as of week. When left out: all days; of an export
            to be drawn the last seven.
        from_: Only days from this one on; also yesterday. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: What a date without an entry means: no data (gap), no steps (zero), or an error (error). When left out:
            gap.
        repeated: What to do about a date with several entries: error, sum, max, or the last of them. When left out:
            error; sum where they have different times.
        date_order: How to read 9/12/2016: dmy or mdy. When left out: as the other dates of the input show.
        decimal: What stands before the fraction in 7,314 and 7.314: comma or point. When left out: as the other numbers
            of the input show.
        where: Read only the rows that have this value in this column; may be given several times. When left out: all
            rows.
        date_column: The column, or key, of dates; in a table without names its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, not as people write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as the export tells.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out what was typed in.
        max_size: Most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: Where it goes: x.png is an animated PNG, x.gif a GIF, x.webp an animated WebP, x.svg an SVG that draws
            itself, x.y4m raw frames; f%04d.png is a sequence of PNG files, and so is a folder; - is standard output. A
            sequence replaces no files but pictures by stepchart, and those of a longer one go.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, whose are; or svg, which is sharp at
            every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 of a card or an SVG; the phone's of a widget,
            but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: What compresses a PNG file: default is the tool's own encoder; libpng is for those who want to
            compare, and not for an animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. While health data is protected, that week is drawn
            with a notice. When left out: nothing is kept.
        if_changed: Do not write the output when it already has this picture. Needs cache.
        stand_in: What the week in cache stands in for: protected data, or also an input that is missing or malformed.
            When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; or calendar, a cell for each, or for each month of
            more than 400 days. Cells are coloured by the goal, or else by quarters of the days. When left out: line;
            bars of 15 to 60 days, and in widgets; in cards of up to 45 days bars, of more a calendar.
        values: Which days have their number beside them: none; selected; highest; extremes, the highest and the lowest;
            or all where there is room. When left out: none; highest in cards.
        hide: What no text of a line or of bars has, nor its description, with commas between: values, the counts of
            days, of the goal and of the axis; total, with averages; dates. The shape stays. When left out: nothing.
        baseline: The count at the bottom: min, the least shown; zero; or a number. When left out: min of a line, with
            small differences small; zero of bars.
        previous: Other days, as a faint line beside these: a file of any kind that the input may be; or of the input
            auto, those right before the ones shown; year-ago, those of the year before; or a month, as in 2025-11. When
            left out: as the input says, else none.
        y_axis: Faint lines at round counts, with their numbers.
        measure: What is drawn and counted of each day: steps, distance, or floors. When left out: steps.
        goal: Steps to reach in a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day
            that did. With measure a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: Another goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one
            before. The dashed line has steps, and each day is counted by its own goal. Without goal, the goals of the
            input count, as those of a column of goals. When left out: none.
        trend: A line at the average of so many days up to each, as in 7 or 28; days are dots behind it, or bars. Where
            fewer than half of them have data, it has a gap. When left out: 7 of a line of more than 60 days, else none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour; of each hour the usual steps,
            which takes an input with times. When left out: day.
        aggregate: How the days of a week or a month are combined: average, of those that have data; or sum. When left
            out: average.
        title: A title over the chart: auto says what it shows, as 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: A line under the title: auto is what is measured and when, as Steps a day, September 12–18, 2016; any
            other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as the language does: 16,105. When left out: grouping.
        fit: Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9.,
            2016-09-12, Mon, or nothing. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates that of its first day, and weekdays
            then stand under the days. A week that is named begins on Monday. When left out: as in the language's
            region, else monday.
        missing_glyph: What to do about a character that neither a font nor the built-in lettering has: refuse it, but
            leave emoji out (error); draw a box; or leave it out (omit), as batch does with tables. When left out:
            error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            auto, or two names as in light,dark: an SVG that follows its reader, the second for those who like dark
            schemes. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours that go together, in place of the theme's: night, cyan on dark blue; ember, orange on brown;
            paper, rust on cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark as the theme is. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be repeated:
            the next is asked for what the first lacks, the built-in letters come last; bold fonts come first for bold
            texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: of an SVG that follows its reader, or of scheme dark and both. When
            left out: dark.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a sheet of paper: A3, A4,
            A5, letter; of a card in place of a preset's, at most four times each other. When left out: 375x200; 300x300
            in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        style: A preset for where the chart is used: alone, with faint guides; in a widget, with guides, average line
            and without background; in a message, the line alone. When left out: chart.
        average_line: A line at the average. When left out: only with style widget.
        guides: A line behind every day. When left out: except with style message, and with bars.
        frames: What is written: png, an animated PNG or a sequence; gif, for chats, of at most 256 colours; webp, with
            all of them; or y4m, raw frames for an encoder of films, as on a pipe. When left out: as the name of the
            output ends, else png.
        fps: Frames per second: a number, or a fraction as in 30000/1001. An animated PNG plays below 100, a WebP at
            most 90, a GIF at most 50. When left out: 60; 25 of a GIF.
        duration: How long the line takes; all else goes faster or slower with it, and the whole takes a quarter more.
            With select_change, how long the whole takes. When left out: 1.2; 0.2 with select_change.
        loop: How often an animated PNG, a WebP or a GIF plays: a number, or forever. When left out: 1.
        hold: How much longer the last frame stays, rounded to whole frames. When left out: 0; 2 in a card that loops.
        start: The moment of the first frame. When left out: 0.
        end: The moment of the last frame. When left out: the end.
        reverse: Run backward.
        only: What moves; the rest is drawn as in the last frame. When left out: all.
        nodes: When nodes appear: with-line, at an even pace, a little ahead of a long line; or after-line, when the
            line reaches them. When left out: with-line.
        select_change: Instead, move the highlight of the finished chart from one day to another: two days as for
            select. When left out: the chart draws itself.
        still: An animated PNG also has the finished chart, for viewers that know no animation. Without, they show the
            first frame, and the file is smaller. When left out: still.
        today: Today's date: texts call it today, it is not over yet, and week current and previous count from it. When
            left out: as the input says, else unknown.
        preset: Where the card is shown: og, the preview of a link, 1200 x 630; square, a post, 1080 x 1080; portrait,
            one that fills more of a phone, 1080 x 1350; story, its whole screen, 1080 x 1920; wide, a slide, 1600 x
            900; poster, a print, 2160 x 2700, with a ring of a year. When left out: og.
        layout: How it is arranged: center, texts in the middle square; beside, the chart on the right; stack, the chart
            between the texts; poster, the same on a tall screen. When left out: as the shape asks for.
        ground: What is behind everything: plain, one color; gradient; or transparent, to lay the card over a photo,
            with a shadow under the letters. When left out: gradient, but plain with a background.
        headline: What the large figure is: total; average a day; day, that of the highlighted one; best, of the day
            with the most; today; distance; or streak, the most days in a row that reached the goal. When left out:
            total.
        compare: How the days of a calendar and those before add up: cumulative, two lines in place of the months;
            years, a year beside up to ten before it in the input, up to the same date; none, no lines. When left out:
            lines where there is room for them too.
        footer: A line at the bottom: a name, an address. When left out: none.
        avatar: A PNG, JPEG or WebP to draw round beside the footer. When left out: none.
        photo: A PNG, JPEG or WebP behind everything: it covers the card, and is darkened only as much as texts need.
            When left out: none.
        photo_focus: What is to be seen of a photo that is cropped, in parts of its width and height. When left out:
            0.5,0.5, its middle.
        force: Replace any file, not only what this command wrote or could have written.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return default().draw("animate", days, _given(locals(), "days"))


def widget(
    days: Days = None,
    *,
    format: Literal["json", "csv"] | None = None,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    output: Path | None = None,
    picture: Literal["png", "jpg", "webp", "svg"] | None = None,
    scale: float | str | None = None,
    dpi: float | str | None = None,
    compress: Literal["default", "libpng"] | None = None,
    placeholder: bool | None = None,
    snapshot: bool | None = None,
    cache: Path | None = None,
    if_changed: bool | None = None,
    stand_in: Literal["protected", "any"] | None = None,
    mark: Literal["line", "bars", "calendar", "ring"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    aggregate: Literal["average", "sum"] | None = None,
    title: str | float | None = None,
    subtitle: str | float | None = None,
    grouping: bool | None = None,
    curve: Literal["monotone", "linear", "catmull-rom"] | None = None,
    select: int | str | None = None,
    labels: Literal["auto", "md", "dm", "iso", "weekday", "none"] | None = None,
    language: str | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    missing_glyph: Literal["error", "box", "omit"] | None = None,
    theme: Theme | None = None,
    palette: Literal["night", "ember", "paper", "forest", "plum"] | None = None,
    color: str | None = None,
    font: Path | Sequence[Path] | None = None,
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None = None,
    dark_theme: Theme | None = None,
    scheme: Literal["light", "dark", "both"] | None = None,
    unit: Literal["km", "mi"] | None = None,
    family: Literal["small", "medium", "large", "extra-large", "smart-stack"] | None = None,
    today: str | date | None = None,
    device: str | None = None,
    devices: Path | bytes | Mapping[str, object] | None = None,
    content_size: Literal["XS", "S", "M", "L", "XL", "XXL", "XXXL"] | None = None,
    page: Literal["today", "notification", "landscape", "landscape-first"] | None = None,
    corner_radius: float | str | None = None,
    all: bool | None = None,
    force: bool | None = None,
) -> Picture:
    """Draws a week as a widget of a phone, or as all of them.

    Args:
        days: counts, the first day first; dictionaries or pairs of a date and steps; a Series or a DataFrame of pandas
            or polars; a path of JSON, CSV or an export; or such a file's bytes.
        format: The format of the input. When left out: by its name, else by its first characters; or an export.
        week: Only this week: last, the one with the newest data; current, the one of today; previous, the last that is
            over; its name, as in 2026-W46; or a date in it. Today is what today or the input says, else the clock. When
            left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous as of week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous as of week. When left out: all days; of an export
            to be drawn the last seven.
        from_: Only days from this one on; also yesterday. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: What a date without an entry means: no data (gap), no steps (zero), or an error (error). When left out:
            gap.
        repeated: What to do about a date with several entries: error, sum, max, or the last of them. When left out:
            error; sum where they have different times.
        date_order: How to read 9/12/2016: dmy or mdy. When left out: as the other dates of the input show.
        decimal: What stands before the fraction in 7,314 and 7.314: comma or point. When left out: as the other numbers
            of the input show.
        where: Read only the rows that have this value in this column; may be given several times. When left out: all
            rows.
        date_column: The column, or key, of dates; in a table without names its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, not as people write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as the export tells.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out what was typed in.
        max_size: Most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: Where the picture goes; - is standard output. A folder with all.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, whose are; or svg, which is sharp at
            every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 of a card or an SVG; the phone's of a widget,
            but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: What compresses a PNG file: default is the tool's own encoder; libpng is for those who want to
            compare, and not for an animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. While health data is protected, that week is drawn
            with a notice. When left out: nothing is kept.
        if_changed: Do not write the output when it already has this picture. Needs cache.
        stand_in: What the week in cache stands in for: protected data, or also an input that is missing or malformed.
            When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; or calendar, a cell for each, or for each month of
            more than 400 days. Cells are coloured by the goal, or else by quarters of the days. When left out: line;
            bars of 15 to 60 days, and in widgets; in cards of up to 45 days bars, of more a calendar.
        values: Which days have their number beside them: none; selected; highest; extremes, the highest and the lowest;
            or all where there is room. When left out: none; highest in cards.
        baseline: The count at the bottom: min, the least shown; zero; or a number. When left out: min of a line, with
            small differences small; zero of bars.
        previous: Other days, as a faint line beside these: a file of any kind that the input may be; or of the input
            auto, those right before the ones shown; year-ago, those of the year before; or a month, as in 2025-11. When
            left out: as the input says, else none.
        y_axis: Faint lines at round counts, with their numbers.
        measure: What is drawn and counted of each day: steps, distance, or floors. When left out: steps.
        goal: Steps to reach in a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day
            that did. With measure a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: Another goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one
            before. The dashed line has steps, and each day is counted by its own goal. Without goal, the goals of the
            input count, as those of a column of goals. When left out: none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour; of each hour the usual steps,
            which takes an input with times. When left out: day.
        aggregate: How the days of a week or a month are combined: average, of those that have data; or sum. When left
            out: average.
        title: A title over the chart: auto says what it shows, as 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: A line under the title: auto is what is measured and when, as Steps a day, September 12–18, 2016; any
            other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as the language does: 16,105. When left out: grouping.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9.,
            2016-09-12, Mon, or nothing. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates that of its first day, and weekdays
            then stand under the days. A week that is named begins on Monday. When left out: as in the language's
            region, else monday.
        missing_glyph: What to do about a character that neither a font nor the built-in lettering has: refuse it, but
            leave emoji out (error); draw a box; or leave it out (omit), as batch does with tables. When left out:
            error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            auto, or two names as in light,dark: an SVG that follows its reader, the second for those who like dark
            schemes. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours that go together, in place of the theme's: night, cyan on dark blue; ember, orange on brown;
            paper, rust on cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark as the theme is. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be repeated:
            the next is asked for what the first lacks, the built-in letters come last; bold fonts come first for bold
            texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: of an SVG that follows its reader, or of scheme dark and both. When
            left out: dark.
        scheme: The scheme of colours: light, dark, or both, when a dark picture goes beside the light one, as
            out-dark.png beside out.png. When left out: light; both with html and all.
        unit: The unit of distances. When left out: as the input says, else km.
        family: A widget of the home screen, or of a watch. When left out: medium; on a watch smart-stack.
        today: Instead, a Today widget: compact, or expanded as far as the page lets it. When left out: none.
        device: The device, by its screen in points or by its name, as in 'iPhone 15 Pro'. When left out: 390x844, or
            the first that has the family.
        devices: A JSON file of more phones, which come before the built-in ones. When left out: only those.
        content_size: How large text is on the phone, which decides the height of a compact Today widget. When left out:
            L.
        page: Where the Today widget is: on the page beside the home screen, in Notification Centre, or on a phone on
            its side, there too on the first page or not. When left out: today.
        corner_radius: The radius of round, transparent corners, as in 22. When left out: 0.
        all: Draw every widget of every phone, and index.json. Both schemes, unless scheme names one.
        force: Replace any file, not only what this command wrote or could have written.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return default().draw("widget", days, _given(locals(), "days"))


def message(
    days: Days = None,
    *,
    format: Literal["json", "csv"] | None = None,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    output: Path | None = None,
    picture: Literal["png", "jpg", "webp", "svg"] | None = None,
    scale: float | str | None = None,
    dpi: float | str | None = None,
    compress: Literal["default", "libpng"] | None = None,
    placeholder: bool | None = None,
    snapshot: bool | None = None,
    cache: Path | None = None,
    if_changed: bool | None = None,
    stand_in: Literal["protected", "any"] | None = None,
    mark: Literal["line", "bars", "calendar", "ring"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    aggregate: Literal["average", "sum"] | None = None,
    title: str | float | None = None,
    subtitle: str | float | None = None,
    grouping: bool | None = None,
    fit: bool | None = None,
    curve: Literal["monotone", "linear", "catmull-rom"] | None = None,
    select: int | str | None = None,
    labels: Literal["auto", "md", "dm", "iso", "weekday", "none"] | None = None,
    language: str | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    missing_glyph: Literal["error", "box", "omit"] | None = None,
    theme: Theme | None = None,
    palette: Literal["night", "ember", "paper", "forest", "plum"] | None = None,
    color: str | None = None,
    font: Path | Sequence[Path] | None = None,
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None = None,
    dark_theme: Theme | None = None,
    scheme: Literal["light", "dark", "both"] | None = None,
    unit: Literal["km", "mi"] | None = None,
    size: str | tuple[float, float] | None = None,
    background: str | None = None,
    caption: str | None = None,
    subcaption: str | None = None,
    trailing_caption: str | None = None,
    trailing_subcaption: str | None = None,
    image_title: str | None = None,
    image_subtitle: str | None = None,
    summary: str | None = None,
    accessibility_label: str | None = None,
    url: str | None = None,
    today: str | date | None = None,
    preview: Path | None = None,
    html: bool | None = None,
    open_graph: bool | None = None,
    force: bool | None = None,
) -> Picture:
    """Makes a rich message of a week: a picture and the texts that go with it.

    Args:
        days: counts, the first day first; dictionaries or pairs of a date and steps; a Series or a DataFrame of pandas
            or polars; a path of JSON, CSV or an export; or such a file's bytes.
        format: The format of the input. When left out: by its name, else by its first characters; or an export.
        week: Only this week: last, the one with the newest data; current, the one of today; previous, the last that is
            over; its name, as in 2026-W46; or a date in it. Today is what today or the input says, else the clock. When
            left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous as of week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous as of week. When left out: all days; of an export
            to be drawn the last seven.
        from_: Only days from this one on; also yesterday. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: What a date without an entry means: no data (gap), no steps (zero), or an error (error). When left out:
            gap.
        repeated: What to do about a date with several entries: error, sum, max, or the last of them. When left out:
            error; sum where they have different times.
        date_order: How to read 9/12/2016: dmy or mdy. When left out: as the other dates of the input show.
        decimal: What stands before the fraction in 7,314 and 7.314: comma or point. When left out: as the other numbers
            of the input show.
        where: Read only the rows that have this value in this column; may be given several times. When left out: all
            rows.
        date_column: The column, or key, of dates; in a table without names its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, not as people write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as the export tells.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out what was typed in.
        max_size: Most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: The folder where the files go; it is made when needed. Pictures that an earlier run left there go.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, whose are; or svg, which is sharp at
            every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 of a card or an SVG; the phone's of a widget,
            but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: What compresses a PNG file: default is the tool's own encoder; libpng is for those who want to
            compare, and not for an animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. While health data is protected, that week is drawn
            with a notice. When left out: nothing is kept.
        if_changed: Do not write the output when it already has this picture. Needs cache.
        stand_in: What the week in cache stands in for: protected data, or also an input that is missing or malformed.
            When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; or calendar, a cell for each, or for each month of
            more than 400 days. Cells are coloured by the goal, or else by quarters of the days. When left out: line;
            bars of 15 to 60 days, and in widgets; in cards of up to 45 days bars, of more a calendar.
        values: Which days have their number beside them: none; selected; highest; extremes, the highest and the lowest;
            or all where there is room. When left out: none; highest in cards.
        baseline: The count at the bottom: min, the least shown; zero; or a number. When left out: min of a line, with
            small differences small; zero of bars.
        previous: Other days, as a faint line beside these: a file of any kind that the input may be; or of the input
            auto, those right before the ones shown; year-ago, those of the year before; or a month, as in 2025-11. When
            left out: as the input says, else none.
        y_axis: Faint lines at round counts, with their numbers.
        goal: Steps to reach in a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day
            that did. With measure a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: Another goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one
            before. The dashed line has steps, and each day is counted by its own goal. Without goal, the goals of the
            input count, as those of a column of goals. When left out: none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour; of each hour the usual steps,
            which takes an input with times. When left out: day.
        aggregate: How the days of a week or a month are combined: average, of those that have data; or sum. When left
            out: average.
        title: A title over the chart: auto says what it shows, as 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: A line under the title: auto is what is measured and when, as Steps a day, September 12–18, 2016; any
            other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as the language does: 16,105. When left out: grouping.
        fit: Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9.,
            2016-09-12, Mon, or nothing. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates that of its first day, and weekdays
            then stand under the days. A week that is named begins on Monday. When left out: as in the language's
            region, else monday.
        missing_glyph: What to do about a character that neither a font nor the built-in lettering has: refuse it, but
            leave emoji out (error); draw a box; or leave it out (omit), as batch does with tables. When left out:
            error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            auto, or two names as in light,dark: an SVG that follows its reader, the second for those who like dark
            schemes. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours that go together, in place of the theme's: night, cyan on dark blue; ember, orange on brown;
            paper, rust on cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark as the theme is. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be repeated:
            the next is asked for what the first lacks, the built-in letters come last; bold fonts come first for bold
            texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: of an SVG that follows its reader, or of scheme dark and both. When
            left out: dark.
        scheme: The scheme of colours: light, dark, or both, when a dark picture goes beside the light one, as
            out-dark.png beside out.png. When left out: light; both with html and all.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a sheet of paper: A3, A4,
            A5, letter; of a card in place of a preset's, at most four times each other. When left out: 375x200; 300x300
            in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        caption: Under the picture, on the left. {steps}, {distance}, {day} and {weekday} stand for the day's own, here
            and in all other texts; {{ is a brace. When left out: the language's sentence.
        subcaption: Under the caption. When left out: none.
        trailing_caption: Under the picture, on the right. When left out: none.
        trailing_subcaption: Under the trailing caption. When left out: none.
        image_title: Over the picture. When left out: none.
        image_subtitle: Over the picture, under its title. When left out: none.
        summary: What a list of conversations shows. When left out: the caption.
        accessibility_label: For those who cannot see the picture. When left out: the chart in words.
        url: Where a tap leads: http, https or data. When left out: nowhere.
        today: Today's date: texts call it today, it is not over yet, and week current and previous count from it. When
            left out: as the input says, else unknown.
        preview: Also draw the message as a conversation shows it. When left out: not drawn.
        html: Also write a page, message.html, with a link for each day of the picture.
        open_graph: Also write what a preview of a link to the page shows: card.png, a picture, and card.html, the meta
            elements that name it. They need url, the page's address, to be found.
        force: Replace any file, not only what this command wrote or could have written.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return default().draw("message", days, _given(locals(), "days"))


def card(
    days: Days = None,
    *,
    format: Literal["json", "csv"] | None = None,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    output: Path | None = None,
    picture: Literal["png", "jpg", "webp", "svg"] | None = None,
    scale: float | str | None = None,
    dpi: float | str | None = None,
    compress: Literal["default", "libpng"] | None = None,
    placeholder: bool | None = None,
    snapshot: bool | None = None,
    cache: Path | None = None,
    if_changed: bool | None = None,
    stand_in: Literal["protected", "any"] | None = None,
    mark: Literal["line", "bars", "calendar", "ring"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    trend: int | str | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    aggregate: Literal["average", "sum"] | None = None,
    title: str | float | None = None,
    subtitle: str | float | None = None,
    grouping: bool | None = None,
    curve: Literal["monotone", "linear", "catmull-rom"] | None = None,
    select: int | str | None = None,
    labels: Literal["auto", "md", "dm", "iso", "weekday", "none"] | None = None,
    language: str | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    missing_glyph: Literal["error", "box", "omit"] | None = None,
    theme: Theme | None = None,
    palette: Literal["night", "ember", "paper", "forest", "plum"] | None = None,
    color: str | None = None,
    font: Path | Sequence[Path] | None = None,
    dark_theme: Theme | None = None,
    unit: Literal["km", "mi"] | None = None,
    size: str | tuple[float, float] | None = None,
    background: str | None = None,
    layout_json: Path | None = None,
    alt: Path | None = None,
    today: str | date | None = None,
    preset: Literal["og", "square", "portrait", "story", "wide", "poster"] | None = None,
    layout: Literal["center", "beside", "stack", "poster"] | None = None,
    ground: Literal["plain", "gradient", "transparent"] | None = None,
    headline: Literal["total", "average", "day", "best", "today", "distance", "streak"] | None = None,
    compare: Literal["cumulative", "years", "none"] | None = None,
    footer: str | None = None,
    avatar: Source | None = None,
    photo: Source | None = None,
    photo_focus: str | tuple[float, float] | None = None,
    force: bool | None = None,
) -> Picture:
    """Draws a week as a picture to share: a large figure, what it means, and the chart.

    Args:
        days: counts, the first day first; dictionaries or pairs of a date and steps; a Series or a DataFrame of pandas
            or polars; a path of JSON, CSV or an export; or such a file's bytes.
        format: The format of the input. When left out: by its name, else by its first characters; or an export.
        week: Only this week: last, the one with the newest data; current, the one of today; previous, the last that is
            over; its name, as in 2026-W46; or a date in it. Today is what today or the input says, else the clock. When
            left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous as of week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous as of week. When left out: all days; of an export
            to be drawn the last seven.
        from_: Only days from this one on; also yesterday. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: What a date without an entry means: no data (gap), no steps (zero), or an error (error). When left out:
            gap.
        repeated: What to do about a date with several entries: error, sum, max, or the last of them. When left out:
            error; sum where they have different times.
        date_order: How to read 9/12/2016: dmy or mdy. When left out: as the other dates of the input show.
        decimal: What stands before the fraction in 7,314 and 7.314: comma or point. When left out: as the other numbers
            of the input show.
        where: Read only the rows that have this value in this column; may be given several times. When left out: all
            rows.
        date_column: The column, or key, of dates; in a table without names its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, not as people write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as the export tells.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out what was typed in.
        max_size: Most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: Where the picture goes; - is standard output. A pattern such as year-%d.png draws pages: the calendar,
            the best month, records, and the days before to compare with.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, whose are; or svg, which is sharp at
            every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 of a card or an SVG; the phone's of a widget,
            but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: What compresses a PNG file: default is the tool's own encoder; libpng is for those who want to
            compare, and not for an animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. While health data is protected, that week is drawn
            with a notice. When left out: nothing is kept.
        if_changed: Do not write the output when it already has this picture. Needs cache.
        stand_in: What the week in cache stands in for: protected data, or also an input that is missing or malformed.
            When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; or calendar, a cell for each, or for each month of
            more than 400 days. Cells are coloured by the goal, or else by quarters of the days. When left out: line;
            bars of 15 to 60 days, and in widgets; in cards of up to 45 days bars, of more a calendar.
        values: Which days have their number beside them: none; selected; highest; extremes, the highest and the lowest;
            or all where there is room. When left out: none; highest in cards.
        baseline: The count at the bottom: min, the least shown; zero; or a number. When left out: min of a line, with
            small differences small; zero of bars.
        previous: Other days, as a faint line beside these: a file of any kind that the input may be; or of the input
            auto, those right before the ones shown; year-ago, those of the year before; or a month, as in 2025-11. When
            left out: as the input says, else none.
        y_axis: Faint lines at round counts, with their numbers.
        measure: What is drawn and counted of each day: steps, distance, or floors. When left out: steps.
        goal: Steps to reach in a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day
            that did. With measure a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: Another goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one
            before. The dashed line has steps, and each day is counted by its own goal. Without goal, the goals of the
            input count, as those of a column of goals. When left out: none.
        trend: A line at the average of so many days up to each, as in 7 or 28; days are dots behind it, or bars. Where
            fewer than half of them have data, it has a gap. When left out: 7 of a line of more than 60 days, else none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour; of each hour the usual steps,
            which takes an input with times. When left out: day.
        aggregate: How the days of a week or a month are combined: average, of those that have data; or sum. When left
            out: average.
        title: A title over the chart: auto says what it shows, as 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: A line under the title: auto is what is measured and when, as Steps a day, September 12–18, 2016; any
            other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as the language does: 16,105. When left out: grouping.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: What stands under a day that has no label of its own: the date as the language has it, 9/12, 12.9.,
            2016-09-12, Mon, or nothing. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates that of its first day, and weekdays
            then stand under the days. A week that is named begins on Monday. When left out: as in the language's
            region, else monday.
        missing_glyph: What to do about a character that neither a font nor the built-in lettering has: refuse it, but
            leave emoji out (error); draw a box; or leave it out (omit), as batch does with tables. When left out:
            error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            auto, or two names as in light,dark: an SVG that follows its reader, the second for those who like dark
            schemes. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours that go together, in place of the theme's: night, cyan on dark blue; ember, orange on brown;
            paper, rust on cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark as the theme is. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be repeated:
            the next is asked for what the first lacks, the built-in letters come last; bold fonts come first for bold
            texts. When left out: the built-in letters.
        dark_theme: The theme of the dark scheme: of an SVG that follows its reader, or of scheme dark and both. When
            left out: dark.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a sheet of paper: A3, A4,
            A5, letter; of a card in place of a preset's, at most four times each other. When left out: 375x200; 300x300
            in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        layout_json: Also write where every day, label and line stands, in points; - is standard output. When left out:
            not written.
        alt: Also write the picture in words, for those who cannot see it. When left out: not written.
        today: Today's date: texts call it today, it is not over yet, and week current and previous count from it. When
            left out: as the input says, else unknown.
        preset: Where the card is shown: og, the preview of a link, 1200 x 630; square, a post, 1080 x 1080; portrait,
            one that fills more of a phone, 1080 x 1350; story, its whole screen, 1080 x 1920; wide, a slide, 1600 x
            900; poster, a print, 2160 x 2700, with a ring of a year. When left out: og.
        layout: How it is arranged: center, texts in the middle square; beside, the chart on the right; stack, the chart
            between the texts; poster, the same on a tall screen. When left out: as the shape asks for.
        ground: What is behind everything: plain, one color; gradient; or transparent, to lay the card over a photo,
            with a shadow under the letters. When left out: gradient, but plain with a background.
        headline: What the large figure is: total; average a day; day, that of the highlighted one; best, of the day
            with the most; today; distance; or streak, the most days in a row that reached the goal. When left out:
            total.
        compare: How the days of a calendar and those before add up: cumulative, two lines in place of the months;
            years, a year beside up to ten before it in the input, up to the same date; none, no lines. When left out:
            lines where there is room for them too.
        footer: A line at the bottom: a name, an address. When left out: none.
        avatar: A PNG, JPEG or WebP to draw round beside the footer. When left out: none.
        photo: A PNG, JPEG or WebP behind everything: it covers the card, and is darkened only as much as texts need.
            When left out: none.
        photo_focus: What is to be seen of a photo that is cropped, in parts of its width and height. When left out:
            0.5,0.5, its middle.
        force: Replace any file, not only what this command wrote or could have written.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return default().draw("card", days, _given(locals(), "days"))


def batch(
    jobs: Iterable[Any],
    command: Command = "render",
    *,
    folder: Path | None = None,
    progress: bool | None = None,
    id_column: str | None = None,
    format: Literal["json", "csv"] | None = None,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    picture: Literal["png", "jpg", "webp", "svg"] | None = None,
    scale: float | str | None = None,
    dpi: float | str | None = None,
    compress: Literal["default", "libpng"] | None = None,
    placeholder: bool | None = None,
    snapshot: bool | None = None,
    cache: Path | None = None,
    if_changed: bool | None = None,
    stand_in: Literal["protected", "any"] | None = None,
    mark: Literal["line", "bars", "calendar", "ring"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    hide: str | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    trend: int | str | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    aggregate: Literal["average", "sum"] | None = None,
    title: str | float | None = None,
    subtitle: str | float | None = None,
    grouping: bool | None = None,
    fit: bool | None = None,
    curve: Literal["monotone", "linear", "catmull-rom"] | None = None,
    select: int | str | None = None,
    labels: Literal["auto", "md", "dm", "iso", "weekday", "none"] | None = None,
    language: str | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    missing_glyph: Literal["error", "box", "omit"] | None = None,
    theme: Theme | None = None,
    palette: Literal["night", "ember", "paper", "forest", "plum"] | None = None,
    color: str | None = None,
    font: Path | Sequence[Path] | None = None,
    font_weight: float | Literal["light", "regular", "medium", "semibold", "bold"] | None = None,
    dark_theme: Theme | None = None,
    unit: Literal["km", "mi"] | None = None,
    size: str | tuple[float, float] | None = None,
    background: str | None = None,
    style: Literal["chart", "widget", "message"] | None = None,
    average_line: bool | None = None,
    guides: bool | None = None,
    at: float | str | None = None,
    today: str | date | None = None,
    force: bool | None = None,
    frames: Literal["png", "gif", "webp", "y4m"] | None = None,
    fps: float | str | None = None,
    duration: float | str | None = None,
    loop: int | Literal["forever"] | None = None,
    hold: float | str | None = None,
    start: float | str | None = None,
    end: float | str | None = None,
    reverse: bool | None = None,
    only: Literal["all", "line", "nodes"] | None = None,
    nodes: Literal["with-line", "after-line"] | None = None,
    select_change: str | None = None,
    still: bool | None = None,
    preset: Literal["og", "square", "portrait", "story", "wide", "poster"] | None = None,
    layout: Literal["center", "beside", "stack", "poster"] | None = None,
    ground: Literal["plain", "gradient", "transparent"] | None = None,
    headline: Literal["total", "average", "day", "best", "today", "distance", "streak"] | None = None,
    compare: Literal["cumulative", "years", "none"] | None = None,
    footer: str | None = None,
    avatar: Source | None = None,
    photo: Source | None = None,
    photo_focus: str | tuple[float, float] | None = None,
    scheme: Literal["light", "dark", "both"] | None = None,
    family: Literal["small", "medium", "large", "extra-large", "smart-stack"] | None = None,
    device: str | None = None,
    devices: Path | bytes | Mapping[str, object] | None = None,
    content_size: Literal["XS", "S", "M", "L", "XL", "XXL", "XXXL"] | None = None,
    page: Literal["today", "notification", "landscape", "landscape-first"] | None = None,
    corner_radius: float | str | None = None,
    all: bool | None = None,
    caption: str | None = None,
    subcaption: str | None = None,
    trailing_caption: str | None = None,
    trailing_subcaption: str | None = None,
    image_title: str | None = None,
    image_subtitle: str | None = None,
    summary: str | None = None,
    accessibility_label: str | None = None,
    url: str | None = None,
    html: bool | None = None,
    open_graph: bool | None = None,
) -> Iterator[Picture | StepchartError]:
    """Draws many pictures, as many at a time as there are cores, and yields them in order, or errors in their place.

    Args:
        jobs: dictionaries with days and options of their own, an id, or a command; or only days, as of render. A
            DataFrame with a column that identifies users is a job for each user, in the order in which they first come.
        command: the command of jobs that name none.
        folder: where the pictures are written as well, each when it is yielded, as ID.png, or without an id as the
            number of the job, from 0. It is whole or not there, and replaces what had its name. The rules are those of
            `stepchart batch`: what could lead out of the folder is written as %2F and so on; of two jobs with one name,
            letter case aside, the second is an error, and so is a job that says itself where its files go.
        progress: shows on standard error how many jobs are done, and of how many where `jobs` has a length: a bar by
            tqdm if that is installed, else a line every five seconds.
        id_column: the column of a DataFrame that identifies users. When left out: by its name.
        ...: the options of the command, for all jobs that have none of their own.

    Yields:
        A Picture, or a StepchartError that is not raised, with `line`, which counts the jobs from 1, `id` and `field`.
    """
    return default().draw_all(jobs, command, _given(locals(), "jobs", "command"))


def days(
    source: Days | Sequence[Path],
    frame: Literal["pandas", "polars"] | None = None,
    *,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    today: str | date | None = None,
) -> Any:
    """Converts what phones and apps export to JSON or CSV, for the other commands or a spreadsheet.

    Args:
        source: an export: a file, a folder, a zip, or several of one kind; a file's bytes; or days as of render.
        frame: the library whose DataFrame to return; else a list of dictionaries.
        week: Only this week: last, the one with the newest data; current, the one of today; previous, the last that is
            over; its name, as in 2026-W46; or a date in it. Today is what today or the input says, else the clock. When
            left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous as of week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous as of week. When left out: all days; of an export
            to be drawn the last seven.
        from_: Only days from this one on; also yesterday. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: What a date without an entry means: no data (gap), no steps (zero), or an error (error). When left out:
            gap.
        repeated: What to do about a date with several entries: error, sum, max, or the last of them. When left out:
            error; sum where they have different times.
        date_order: How to read 9/12/2016: dmy or mdy. When left out: as the other dates of the input show.
        decimal: What stands before the fraction in 7,314 and 7.314: comma or point. When left out: as the other numbers
            of the input show.
        where: Read only the rows that have this value in this column; may be given several times. When left out: all
            rows.
        date_column: The column, or key, of dates; in a table without names its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, not as people write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as the export tells.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out what was typed in.
        max_size: Most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        by: With hour also the steps of each hour, where the source has times; as CSV a row an hour. When left out: day.
        week_start: The weekday with which weeks begin; for an input without dates that of its first day, and weekdays
            then stand under the days. A week that is named begins on Monday. When left out: as in the language's
            region, else monday.
        today: Today's date: texts call it today, it is not over yet, and week current and previous count from it. When
            left out: as the input says, else unknown.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return imported(source, frame, _given(locals(), "source", "frame"))


def facts(
    days: Days | Sequence[Path],
    *,
    week: str | int | date | None = None,
    month: str | int | date | None = None,
    year: str | int | date | None = None,
    from_: str | date | None = None,
    to: str | date | None = None,
    last: int | str | None = None,
    missing: Literal["gap", "zero", "error"] | None = None,
    repeated: Literal["error", "sum", "max", "last"] | None = None,
    date_order: Literal["dmy", "mdy"] | None = None,
    decimal: Literal["comma", "point"] | None = None,
    where: str | Sequence[str] | None = None,
    date_column: str | None = None,
    steps_column: str | None = None,
    strict: bool | None = None,
    kind: str | None = None,
    time_zone: str | None = None,
    merge: str | None = None,
    source_priority: str | Sequence[str] | None = None,
    no_manual: bool | None = None,
    max_size: int | str | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    by: Literal["day", "week", "month", "year", "weekday", "hour"] | None = None,
    language: str | None = None,
    week_start: Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] | None = None,
    unit: Literal["km", "mi"] | None = None,
    today: str | date | None = None,
) -> AllFacts:
    """Prints facts about days: totals, averages, best days and streaks, by week, month and weekday.

    Args:
        days: counts, the first day first; dictionaries or pairs of a date and steps; a Series or a DataFrame of pandas
            or polars; a path of JSON, CSV or an export; or such a file's bytes.
        week: Only this week: last, the one with the newest data; current, the one of today; previous, the last that is
            over; its name, as in 2026-W46; or a date in it. Today is what today or the input says, else the clock. When
            left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous as of week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous as of week. When left out: all days; of an export
            to be drawn the last seven.
        from_: Only days from this one on; also yesterday. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: What a date without an entry means: no data (gap), no steps (zero), or an error (error). When left out:
            gap.
        repeated: What to do about a date with several entries: error, sum, max, or the last of them. When left out:
            error; sum where they have different times.
        date_order: How to read 9/12/2016: dmy or mdy. When left out: as the other dates of the input show.
        decimal: What stands before the fraction in 7,314 and 7.314: comma or point. When left out: as the other numbers
            of the input show.
        where: Read only the rows that have this value in this column; may be given several times. When left out: all
            rows.
        date_column: The column, or key, of dates; in a table without names its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, not as people write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as the export tells.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out what was typed in.
        max_size: Most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        measure: What is drawn and counted of each day: steps, distance, or floors. When left out: steps.
        goal: Steps to reach in a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day
            that did. With measure a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: Another goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one
            before. The dashed line has steps, and each day is counted by its own goal. Without goal, the goals of the
            input count, as those of a column of goals. When left out: none.
        by: With hour also the steps of each hour, where the source has times; as CSV a row an hour. When left out: day.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates that of its first day, and weekdays
            then stand under the days. A week that is named begins on Monday. When left out: as in the language's
            region, else monday.
        unit: The unit of distances. When left out: as the input says, else km.
        today: Today's date: texts call it today, it is not over yet, and week current and previous count from it. When
            left out: as the input says, else unknown.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return facts_of(days, _given(locals(), "days"))


def compare(
    expected: Source,
    actual: Source,
    *,
    diff: Path | bool | None = None,
    diff_style: Literal["heat", "mask", "overlay", "side-by-side"] | None = None,
    layout_json: Path | None = None,
    max_channel_delta: int | str | None = None,
    max_different_pixels: int | str | None = None,
    threshold: float | str | None = None,
    metric: Literal["channel", "oklab"] | None = None,
    max_density: str | None = None,
    max_visible: float | str | None = None,
    pixels_per_degree: float | str | None = None,
    max_size_difference: int | str | None = None,
    ignore_antialiasing: bool | None = None,
    ignore: Sequence[tuple[int, int, int, int]] | None = None,
    region: Sequence[tuple[int, int, int, int]] | None = None,
    mask: Source | None = None,
    force: bool | None = None,
) -> Comparison:
    """Tells whether two PNG, JPEG or WebP files show the same picture, and where they do not.

    Args:
        expected: the PNG, JPEG or WebP file to compare with: a Picture, bytes or a path.
        actual: the one to compare.
        diff: Also draw the difference, whatever the verdict; - is standard output, and the report then goes to standard
            error. When left out: not drawn.
        diff_style: What diff draws: the difference on a faded copy, as a mask, over the actual picture, or between the
            two. When left out: side-by-side.
        layout_json: What render layout_json wrote: regions then name the elements of the chart. When left out: they do
            not.
        max_channel_delta: Most that a channel of any pixel may differ, 0 to 255. When left out: no such limit.
        max_different_pixels: Most pixels that may differ: a number, or percent of the compared ones, as in 0.1%. When
            left out: 0, unless another limit decides.
        threshold: A pixel counts only when it differs by more than this, 0 to 1. When left out: any change counts.
        metric: What threshold measures: the greatest difference of a channel, or how far apart colours look. When left
            out: channel.
        max_density: Most pixels that may differ in any square of n x n pixels, as in 5/10. When left out: no such
            limit.
        max_visible: Most that a person may see of the difference, by FLIP's model: 0 nothing, 1 the most there is. When
            left out: no such limit.
        pixels_per_degree: From how far away the model looks: pixels in a degree of what the eye sees, 10 to 400. When
            left out: 67.
        max_size_difference: Most that widths, and heights, may differ; pixels that only one picture has then count as
            different, which max_different_pixels may allow. When left out: 0.
        ignore_antialiasing: Leave out pixels that only draw the same edge differently.
        ignore: Leave out a rectangle, in pixels from the top left. May be given several times. When left out:
            everything is compared.
        region: Compare only this rectangle, but for what is left out in it. May be given several times. When left out:
            everything is compared.
        mask: Leave out what a PNG file as large as the expected picture shows in a light colour; black and transparent
            are compared. When left out: everything is compared.
        force: Replace any file, not only what this command wrote or could have written.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return compared(expected, actual, _given(locals(), "expected", "actual"))
