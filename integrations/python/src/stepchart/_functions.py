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
    mark: Literal["line", "bars", "calendar", "ring", "punchcard"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    hide: str | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    trend: int | str | None = None,
    people: Literal["leaderboard", "lines", "multiples"] | None = None,
    names: str | None = None,
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
            over; its name, as in 2026-W46; or a date in it. Today is the date of today or of the input, otherwise the
            system's. When left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        from_: Only days from this date on; yesterday is a date, too. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error (error).
            When left out: gap.
        repeated: How to treat a date with several entries: refuse it (error), add them up (sum), or use the greatest
            (max) or the last one (last). When left out: error; sum where they have different times.
        date_order: The order of day and month in 9/12/2016: dmy or mdy. When left out: as the other dates of the input
            show.
        decimal: The decimal separator in 7,314 and 7.314: comma or point. When left out: as the other numbers of the
            input show.
        where: Read only the rows with this value in this column; may be given several times. When left out: all rows.
        date_column: The column, or key, of dates; in a table without a header its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, and refuse other ways to write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as in the export.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out entries that a person typed in.
        max_size: The most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: The file of the picture; - is standard output.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, which is lossless; or svg, which is sharp
            at every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 for a card or an SVG; the phone's own for a
            widget, but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: The compressor of PNG files: default is the tool's own encoder; libpng is for comparison, and not for
            animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. If health data is protected, that week is drawn with
            a notice. When left out: nothing is kept.
        if_changed: Do not write the output if it already has this picture. Needs cache.
        stand_in: When to draw the week in cache instead: only if health data is protected, or also if the input is
            missing or malformed (any). When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; calendar, with a cell for each, or for each month of
            more than 400 days; ring, in cards of some months to a year, with a spoke for each; or punchcard, with a
            disc for each hour of each weekday. The goal, or else quarters of the days, decides the colours of cells.
            When left out: line; bars for 15 to 60 days, and in widgets; in cards bars for up to 45 days, a calendar for
            more.
        values: The days with a number beside them: none; selected; highest; extremes, the highest and the lowest; or
            all, where there is room. When left out: none; highest in cards.
        hide: What no text and no description of a line or of bars may have, separated by commas: values, the counts of
            days, of the goal and of the axis; total, with averages; dates. The shape stays. When left out: nothing.
        baseline: The count at the bottom of the chart: min, the least shown; zero; or a number. When left out: min for
            a line, with small differences kept small; zero for bars.
        previous: Other days to compare with, as a faint line: a file of any kind that the input may be; or, of the
            input itself, auto, the days right before those shown; year-ago, those of the year before; or a month, as in
            2025-11. When left out: as the input says, else none.
        y_axis: Draw faint lines at round counts, with their numbers.
        measure: What is drawn and counted for each day: steps, distance, or floors. When left out: steps.
        goal: The goal for a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day that
            reached it. With measure, a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: A goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one before. The
            dashed line has steps, and each day is compared with its own goal. Without goal, the goals of the input are
            used, such as a column of goals. When left out: none.
        trend: Draw the average of so many days up to each day, as in 7 or 28, over bars or dots for the days. It has a
            gap where fewer than half of the days have data. When left out: 7 for a line of more than 60 days, else
            none.
        people: The people of a table, together: leaderboard, a bar for each; lines, for up to 6; or multiples, small
            charts of up to 12. A row is a day, with a name, a date and steps; or a person, with a column for each date.
            When left out: the days of one person.
        names: The column of names, with people. When left out: one called name, user or id, else the only one without
            dates and figures.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour. Hours show the usual steps of
            each hour, and need an input with times. When left out: day.
        aggregate: How the days of a week, a month, a year or a weekday are combined: average, of the days with data; or
            sum. When left out: average.
        title: The title above the chart: auto states what it shows, as in 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: The line below the title: auto states what is measured and when, as in Steps a day, September 12–18,
            2016; any other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as is usual in the language: 16,105. When left out: grouping.
        fit: Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: The text under a day without a label of its own: the date in the form of the language (auto), 9/12 (md),
            12.9. (dm) or 2016-09-12 (iso); the weekday; or none. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates, the weekday of its first day:
            weekdays are then shown under the days. Weeks that are named begin on Monday. When left out: as in the
            language's region, else monday.
        missing_glyph: How to treat a character that neither a font nor the built-in letters have: refuse it, but leave
            emoji out (error); draw a box (box); or leave it out (omit), as batch does for tables. When left out: error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            With auto, or two names as in light,dark, an SVG follows the scheme of its reader; the second is the dark
            one. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours in place of the theme's: night, cyan on dark blue; ember, orange on brown; paper, rust on
            cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark like the theme. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be given
            several times: each font has the letters that those before it lack, and the built-in letters come last. Bold
            fonts come first for bold texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: in an SVG that follows its reader, and with scheme dark or both. When
            left out: dark.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a paper size: A3, A4, A5,
            letter. For a card it replaces the preset's, and one side is at most four times the other. When left out:
            375x200; 300x300 in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        style: The place where the chart is used: alone (chart), with faint guides; in a widget, with guides, average
            line and without background; or in a message, the line alone. When left out: chart.
        average_line: Draw a line at the average. When left out: only with style widget.
        guides: Draw a line behind every day. When left out: except with style message, and with bars.
        at: Draw a moment of the animation, as in stepchart animate. When left out: the finished chart.
        layout_json: Also write the positions of all days, labels and lines, in points; - is standard output. When left
            out: not written.
        alt: Also write the picture in words, for those who cannot see it. When left out: not written.
        today: Today's date: texts call it today, it is not over yet, and week current and previous refer to it. When
            left out: as the input says, else unknown.
        force: Replace any file, not only those that this command wrote or could have written.

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
    mark: Literal["line", "bars", "calendar", "ring", "punchcard"] | None = None,
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
            over; its name, as in 2026-W46; or a date in it. Today is the date of today or of the input, otherwise the
            system's. When left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        from_: Only days from this date on; yesterday is a date, too. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error (error).
            When left out: gap.
        repeated: How to treat a date with several entries: refuse it (error), add them up (sum), or use the greatest
            (max) or the last one (last). When left out: error; sum where they have different times.
        date_order: The order of day and month in 9/12/2016: dmy or mdy. When left out: as the other dates of the input
            show.
        decimal: The decimal separator in 7,314 and 7.314: comma or point. When left out: as the other numbers of the
            input show.
        where: Read only the rows with this value in this column; may be given several times. When left out: all rows.
        date_column: The column, or key, of dates; in a table without a header its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, and refuse other ways to write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as in the export.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out entries that a person typed in.
        max_size: The most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: The output: x.png is an animated PNG, x.gif a GIF, x.webp an animated WebP, x.svg an SVG that draws
            itself, x.y4m raw frames; f%04d.png is a sequence of PNG files, and so is a folder; - is standard output. A
            sequence replaces only pictures by stepchart, and those of a longer one are removed.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, which is lossless; or svg, which is sharp
            at every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 for a card or an SVG; the phone's own for a
            widget, but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: The compressor of PNG files: default is the tool's own encoder; libpng is for comparison, and not for
            animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. If health data is protected, that week is drawn with
            a notice. When left out: nothing is kept.
        if_changed: Do not write the output if it already has this picture. Needs cache.
        stand_in: When to draw the week in cache instead: only if health data is protected, or also if the input is
            missing or malformed (any). When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; calendar, with a cell for each, or for each month of
            more than 400 days; ring, in cards of some months to a year, with a spoke for each; or punchcard, with a
            disc for each hour of each weekday. The goal, or else quarters of the days, decides the colours of cells.
            When left out: line; bars for 15 to 60 days, and in widgets; in cards bars for up to 45 days, a calendar for
            more.
        values: The days with a number beside them: none; selected; highest; extremes, the highest and the lowest; or
            all, where there is room. When left out: none; highest in cards.
        hide: What no text and no description of a line or of bars may have, separated by commas: values, the counts of
            days, of the goal and of the axis; total, with averages; dates. The shape stays. When left out: nothing.
        baseline: The count at the bottom of the chart: min, the least shown; zero; or a number. When left out: min for
            a line, with small differences kept small; zero for bars.
        previous: Other days to compare with, as a faint line: a file of any kind that the input may be; or, of the
            input itself, auto, the days right before those shown; year-ago, those of the year before; or a month, as in
            2025-11. When left out: as the input says, else none.
        y_axis: Draw faint lines at round counts, with their numbers.
        measure: What is drawn and counted for each day: steps, distance, or floors. When left out: steps.
        goal: The goal for a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day that
            reached it. With measure, a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: A goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one before. The
            dashed line has steps, and each day is compared with its own goal. Without goal, the goals of the input are
            used, such as a column of goals. When left out: none.
        trend: Draw the average of so many days up to each day, as in 7 or 28, over bars or dots for the days. It has a
            gap where fewer than half of the days have data. When left out: 7 for a line of more than 60 days, else
            none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour. Hours show the usual steps of
            each hour, and need an input with times. When left out: day.
        aggregate: How the days of a week, a month, a year or a weekday are combined: average, of the days with data; or
            sum. When left out: average.
        title: The title above the chart: auto states what it shows, as in 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: The line below the title: auto states what is measured and when, as in Steps a day, September 12–18,
            2016; any other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as is usual in the language: 16,105. When left out: grouping.
        fit: Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: The text under a day without a label of its own: the date in the form of the language (auto), 9/12 (md),
            12.9. (dm) or 2016-09-12 (iso); the weekday; or none. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates, the weekday of its first day:
            weekdays are then shown under the days. Weeks that are named begin on Monday. When left out: as in the
            language's region, else monday.
        missing_glyph: How to treat a character that neither a font nor the built-in letters have: refuse it, but leave
            emoji out (error); draw a box (box); or leave it out (omit), as batch does for tables. When left out: error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            With auto, or two names as in light,dark, an SVG follows the scheme of its reader; the second is the dark
            one. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours in place of the theme's: night, cyan on dark blue; ember, orange on brown; paper, rust on
            cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark like the theme. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be given
            several times: each font has the letters that those before it lack, and the built-in letters come last. Bold
            fonts come first for bold texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: in an SVG that follows its reader, and with scheme dark or both. When
            left out: dark.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a paper size: A3, A4, A5,
            letter. For a card it replaces the preset's, and one side is at most four times the other. When left out:
            375x200; 300x300 in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        style: The place where the chart is used: alone (chart), with faint guides; in a widget, with guides, average
            line and without background; or in a message, the line alone. When left out: chart.
        average_line: Draw a line at the average. When left out: only with style widget.
        guides: Draw a line behind every day. When left out: except with style message, and with bars.
        frames: The format: png, an animated PNG or a sequence; gif, for chats, with at most 256 colours; webp, with all
            colours; or y4m, raw frames for a video encoder, as through a pipe. When left out: as the name of the output
            ends, else png.
        fps: Frames per second: a number, or a fraction as in 30000/1001. An animated PNG has fewer than 100, a WebP at
            most 90, a GIF at most 50. When left out: 60; 25 for a GIF.
        duration: How long it takes to draw the line: all else is faster or slower with it, and the whole takes a
            quarter longer. With select_change, the time of the whole. When left out: 1.2; 0.2 with select_change.
        loop: How often an animated PNG, a WebP or a GIF is played: a number, or forever. When left out: 1.
        hold: How much longer the last frame is shown, rounded to whole frames. When left out: 0; 2 in a card that
            loops.
        start: The moment of the first frame. When left out: 0.
        end: The moment of the last frame. When left out: the end.
        reverse: Play backward.
        only: The part that moves; the rest is drawn as in the last frame. When left out: all.
        nodes: When nodes appear: with-line, at an even pace, a little ahead of a long line; or after-line, when the
            line reaches them. When left out: with-line.
        select_change: Instead, move the highlight of the finished chart from one day to another: two days as for
            select. When left out: the chart draws itself.
        still: Add the finished chart to an animated PNG, for viewers without animation. Otherwise they show the first
            frame, and the file is smaller. When left out: still.
        today: Today's date: texts call it today, it is not over yet, and week current and previous refer to it. When
            left out: as the input says, else unknown.
        preset: Where the card is shown: og, the preview of a link, 1200 x 630; square, a post, 1080 x 1080; portrait, a
            taller post, 1080 x 1350; story, a whole screen of a phone, 1080 x 1920; wide, a slide, 1600 x 900; poster,
            a print, 2160 x 2700, with a ring of a year. When left out: og.
        layout: The arrangement: center, texts in the middle square; beside, the chart on the right; stack, the chart
            between the texts; poster, the same on a tall screen. When left out: as suits the shape.
        ground: The background: plain, one color; gradient; or transparent, with a shadow under the letters, to lay the
            card over a photo. When left out: gradient, but plain with a background.
        headline: The large figure: total; average a day; day, that of the highlighted one; best, of the day with the
            most; today; distance; or streak, the most days in a row that reached the goal. When left out: total.
        compare: The running sums in a calendar card: cumulative, of the days and of those before, in place of the
            months; years, of a year and of up to ten before it in the input, up to the same date; or none. When left
            out: running sums where there is room for them, too.
        footer: The text at the bottom, such as a name or an address. When left out: none.
        avatar: A PNG, JPEG or WebP file to draw as a disc beside the footer. When left out: none.
        photo: A PNG, JPEG or WebP file behind everything: it fills the card, and is darkened only as much as texts
            need. When left out: none.
        photo_focus: The point of a cropped photo to keep in view, in parts of its width and height. When left out:
            0.5,0.5, its middle.
        force: Replace any file, not only those that this command wrote or could have written.

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
    mark: Literal["line", "bars", "calendar", "ring", "punchcard"] | None = None,
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
            over; its name, as in 2026-W46; or a date in it. Today is the date of today or of the input, otherwise the
            system's. When left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        from_: Only days from this date on; yesterday is a date, too. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error (error).
            When left out: gap.
        repeated: How to treat a date with several entries: refuse it (error), add them up (sum), or use the greatest
            (max) or the last one (last). When left out: error; sum where they have different times.
        date_order: The order of day and month in 9/12/2016: dmy or mdy. When left out: as the other dates of the input
            show.
        decimal: The decimal separator in 7,314 and 7.314: comma or point. When left out: as the other numbers of the
            input show.
        where: Read only the rows with this value in this column; may be given several times. When left out: all rows.
        date_column: The column, or key, of dates; in a table without a header its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, and refuse other ways to write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as in the export.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out entries that a person typed in.
        max_size: The most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: The file of the picture, or a folder with all; - is standard output.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, which is lossless; or svg, which is sharp
            at every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 for a card or an SVG; the phone's own for a
            widget, but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: The compressor of PNG files: default is the tool's own encoder; libpng is for comparison, and not for
            animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. If health data is protected, that week is drawn with
            a notice. When left out: nothing is kept.
        if_changed: Do not write the output if it already has this picture. Needs cache.
        stand_in: When to draw the week in cache instead: only if health data is protected, or also if the input is
            missing or malformed (any). When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; calendar, with a cell for each, or for each month of
            more than 400 days; ring, in cards of some months to a year, with a spoke for each; or punchcard, with a
            disc for each hour of each weekday. The goal, or else quarters of the days, decides the colours of cells.
            When left out: line; bars for 15 to 60 days, and in widgets; in cards bars for up to 45 days, a calendar for
            more.
        values: The days with a number beside them: none; selected; highest; extremes, the highest and the lowest; or
            all, where there is room. When left out: none; highest in cards.
        baseline: The count at the bottom of the chart: min, the least shown; zero; or a number. When left out: min for
            a line, with small differences kept small; zero for bars.
        previous: Other days to compare with, as a faint line: a file of any kind that the input may be; or, of the
            input itself, auto, the days right before those shown; year-ago, those of the year before; or a month, as in
            2025-11. When left out: as the input says, else none.
        y_axis: Draw faint lines at round counts, with their numbers.
        measure: What is drawn and counted for each day: steps, distance, or floors. When left out: steps.
        goal: The goal for a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day that
            reached it. With measure, a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: A goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one before. The
            dashed line has steps, and each day is compared with its own goal. Without goal, the goals of the input are
            used, such as a column of goals. When left out: none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour. Hours show the usual steps of
            each hour, and need an input with times. When left out: day.
        aggregate: How the days of a week, a month, a year or a weekday are combined: average, of the days with data; or
            sum. When left out: average.
        title: The title above the chart: auto states what it shows, as in 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: The line below the title: auto states what is measured and when, as in Steps a day, September 12–18,
            2016; any other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as is usual in the language: 16,105. When left out: grouping.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: The text under a day without a label of its own: the date in the form of the language (auto), 9/12 (md),
            12.9. (dm) or 2016-09-12 (iso); the weekday; or none. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates, the weekday of its first day:
            weekdays are then shown under the days. Weeks that are named begin on Monday. When left out: as in the
            language's region, else monday.
        missing_glyph: How to treat a character that neither a font nor the built-in letters have: refuse it, but leave
            emoji out (error); draw a box (box); or leave it out (omit), as batch does for tables. When left out: error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            With auto, or two names as in light,dark, an SVG follows the scheme of its reader; the second is the dark
            one. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours in place of the theme's: night, cyan on dark blue; ember, orange on brown; paper, rust on
            cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark like the theme. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be given
            several times: each font has the letters that those before it lack, and the built-in letters come last. Bold
            fonts come first for bold texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: in an SVG that follows its reader, and with scheme dark or both. When
            left out: dark.
        scheme: The colour scheme: light, dark, or both, which also writes a dark picture, as out-dark.png beside
            out.png. When left out: light; both with html and all.
        unit: The unit of distances. When left out: as the input says, else km.
        family: A widget of the home screen, or of a watch. When left out: medium; on a watch smart-stack.
        today: Instead, a Today widget: compact, or expanded as far as the page allows. When left out: none.
        device: The device, by its screen in points or by its name, as in 'iPhone 15 Pro'. When left out: 390x844, or
            the first that has the family.
        devices: A JSON file with more phones, which come before the built-in ones. When left out: only those.
        content_size: The text size of the phone, which decides the height of a compact Today widget. When left out: L.
        page: The page of the Today widget: beside the home screen (today), in Notification Centre (notification),
            either of them on a phone on its side (landscape), or beside a home screen that turns, too
            (landscape-first). When left out: today.
        corner_radius: The radius of round, transparent corners, as in 22. When left out: 0.
        all: Draw all widgets of all phones, and index.json; in both schemes, unless scheme names one.
        force: Replace any file, not only those that this command wrote or could have written.

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
    mark: Literal["line", "bars", "calendar", "ring", "punchcard"] | None = None,
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
            over; its name, as in 2026-W46; or a date in it. Today is the date of today or of the input, otherwise the
            system's. When left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        from_: Only days from this date on; yesterday is a date, too. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error (error).
            When left out: gap.
        repeated: How to treat a date with several entries: refuse it (error), add them up (sum), or use the greatest
            (max) or the last one (last). When left out: error; sum where they have different times.
        date_order: The order of day and month in 9/12/2016: dmy or mdy. When left out: as the other dates of the input
            show.
        decimal: The decimal separator in 7,314 and 7.314: comma or point. When left out: as the other numbers of the
            input show.
        where: Read only the rows with this value in this column; may be given several times. When left out: all rows.
        date_column: The column, or key, of dates; in a table without a header its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, and refuse other ways to write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as in the export.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out entries that a person typed in.
        max_size: The most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: The folder for the files; it is made if needed. Pictures of an earlier run in it are removed.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, which is lossless; or svg, which is sharp
            at every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 for a card or an SVG; the phone's own for a
            widget, but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: The compressor of PNG files: default is the tool's own encoder; libpng is for comparison, and not for
            animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. If health data is protected, that week is drawn with
            a notice. When left out: nothing is kept.
        if_changed: Do not write the output if it already has this picture. Needs cache.
        stand_in: When to draw the week in cache instead: only if health data is protected, or also if the input is
            missing or malformed (any). When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; calendar, with a cell for each, or for each month of
            more than 400 days; ring, in cards of some months to a year, with a spoke for each; or punchcard, with a
            disc for each hour of each weekday. The goal, or else quarters of the days, decides the colours of cells.
            When left out: line; bars for 15 to 60 days, and in widgets; in cards bars for up to 45 days, a calendar for
            more.
        values: The days with a number beside them: none; selected; highest; extremes, the highest and the lowest; or
            all, where there is room. When left out: none; highest in cards.
        baseline: The count at the bottom of the chart: min, the least shown; zero; or a number. When left out: min for
            a line, with small differences kept small; zero for bars.
        previous: Other days to compare with, as a faint line: a file of any kind that the input may be; or, of the
            input itself, auto, the days right before those shown; year-ago, those of the year before; or a month, as in
            2025-11. When left out: as the input says, else none.
        y_axis: Draw faint lines at round counts, with their numbers.
        goal: The goal for a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day that
            reached it. With measure, a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: A goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one before. The
            dashed line has steps, and each day is compared with its own goal. Without goal, the goals of the input are
            used, such as a column of goals. When left out: none.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour. Hours show the usual steps of
            each hour, and need an input with times. When left out: day.
        aggregate: How the days of a week, a month, a year or a weekday are combined: average, of the days with data; or
            sum. When left out: average.
        title: The title above the chart: auto states what it shows, as in 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: The line below the title: auto states what is measured and when, as in Steps a day, September 12–18,
            2016; any other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as is usual in the language: 16,105. When left out: grouping.
        fit: Scale letters and lines with the size: at 1200x630 they are three times as large as at 400x210.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: The text under a day without a label of its own: the date in the form of the language (auto), 9/12 (md),
            12.9. (dm) or 2016-09-12 (iso); the weekday; or none. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates, the weekday of its first day:
            weekdays are then shown under the days. Weeks that are named begin on Monday. When left out: as in the
            language's region, else monday.
        missing_glyph: How to treat a character that neither a font nor the built-in letters have: refuse it, but leave
            emoji out (error); draw a box (box); or leave it out (omit), as batch does for tables. When left out: error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            With auto, or two names as in light,dark, an SVG follows the scheme of its reader; the second is the dark
            one. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours in place of the theme's: night, cyan on dark blue; ember, orange on brown; paper, rust on
            cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark like the theme. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be given
            several times: each font has the letters that those before it lack, and the built-in letters come last. Bold
            fonts come first for bold texts. When left out: the built-in letters.
        font_weight: The weight of the letters: a number from 100 to 900, or light (300), regular, medium, semibold or
            bold (700). When left out: the theme's; light.
        dark_theme: The theme of the dark scheme: in an SVG that follows its reader, and with scheme dark or both. When
            left out: dark.
        scheme: The colour scheme: light, dark, or both, which also writes a dark picture, as out-dark.png beside
            out.png. When left out: light; both with html and all.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a paper size: A3, A4, A5,
            letter. For a card it replaces the preset's, and one side is at most four times the other. When left out:
            375x200; 300x300 in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        caption: Under the picture, on the left. {steps}, {distance}, {day} and {weekday} are replaced by those of the
            day, here and in all other texts; {{ is a brace. When left out: the language's sentence.
        subcaption: Under the caption. When left out: none.
        trailing_caption: Under the picture, on the right. When left out: none.
        trailing_subcaption: Under the trailing caption. When left out: none.
        image_title: Over the picture. When left out: none.
        image_subtitle: Over the picture, under its title. When left out: none.
        summary: What a list of conversations shows. When left out: the caption.
        accessibility_label: For those who cannot see the picture. When left out: the chart in words.
        url: The link that a tap opens: http, https or data. When left out: nowhere.
        today: Today's date: texts call it today, it is not over yet, and week current and previous refer to it. When
            left out: as the input says, else unknown.
        preview: Also draw the message as it looks in a conversation. When left out: not drawn.
        html: Also write a page, message.html, with a link for each day of the picture.
        open_graph: Also write what previews of a link to the page show: card.png, a picture, and card.html, the meta
            elements that name it. Previews find them if url is the address of the page.
        force: Replace any file, not only those that this command wrote or could have written.

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
    mark: Literal["line", "bars", "calendar", "ring", "punchcard"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    trend: int | str | None = None,
    people: Literal["leaderboard", "lines", "multiples"] | None = None,
    names: str | None = None,
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
            over; its name, as in 2026-W46; or a date in it. Today is the date of today or of the input, otherwise the
            system's. When left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        from_: Only days from this date on; yesterday is a date, too. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error (error).
            When left out: gap.
        repeated: How to treat a date with several entries: refuse it (error), add them up (sum), or use the greatest
            (max) or the last one (last). When left out: error; sum where they have different times.
        date_order: The order of day and month in 9/12/2016: dmy or mdy. When left out: as the other dates of the input
            show.
        decimal: The decimal separator in 7,314 and 7.314: comma or point. When left out: as the other numbers of the
            input show.
        where: Read only the rows with this value in this column; may be given several times. When left out: all rows.
        date_column: The column, or key, of dates; in a table without a header its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, and refuse other ways to write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as in the export.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out entries that a person typed in.
        max_size: The most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        output: The file of the picture; - is standard output. A pattern such as year-%d.png draws several pages: the
            calendar, the best month, the records, and the comparison with the days before.
        picture: The kind of file: png; jpg, whose pixels are not exact; webp, which is lossless; or svg, which is sharp
            at every size. When left out: as the picture's name ends, else png.
        scale: Pixels per point, above 0, at most 16. When left out: 3; 1 for a card or an SVG; the phone's own for a
            widget, but 3 with all.
        dpi: Pixels per inch, in place of scale: a point is a 72nd of an inch. When left out: as scale says.
        compress: The compressor of PNG files: default is the tool's own encoder; libpng is for comparison, and not for
            animated PNG. The pixels are the same. When left out: default.
        placeholder: Draw grey blocks in the chart's layout, for as many days as the input has. Needs no input.
        snapshot: Draw sample data, the same for everybody. Needs no input.
        cache: Keep the last week and its pictures in this folder. If health data is protected, that week is drawn with
            a notice. When left out: nothing is kept.
        if_changed: Do not write the output if it already has this picture. Needs cache.
        stand_in: When to draw the week in cache instead: only if health data is protected, or also if the input is
            missing or malformed (any). When left out: protected.
        mark: How days are drawn: line, with a node for each; bars; calendar, with a cell for each, or for each month of
            more than 400 days; ring, in cards of some months to a year, with a spoke for each; or punchcard, with a
            disc for each hour of each weekday. The goal, or else quarters of the days, decides the colours of cells.
            When left out: line; bars for 15 to 60 days, and in widgets; in cards bars for up to 45 days, a calendar for
            more.
        values: The days with a number beside them: none; selected; highest; extremes, the highest and the lowest; or
            all, where there is room. When left out: none; highest in cards.
        baseline: The count at the bottom of the chart: min, the least shown; zero; or a number. When left out: min for
            a line, with small differences kept small; zero for bars.
        previous: Other days to compare with, as a faint line: a file of any kind that the input may be; or, of the
            input itself, auto, the days right before those shown; year-ago, those of the year before; or a month, as in
            2025-11. When left out: as the input says, else none.
        y_axis: Draw faint lines at round counts, with their numbers.
        measure: What is drawn and counted for each day: steps, distance, or floors. When left out: steps.
        goal: The goal for a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day that
            reached it. With measure, a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: A goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one before. The
            dashed line has steps, and each day is compared with its own goal. Without goal, the goals of the input are
            used, such as a column of goals. When left out: none.
        trend: Draw the average of so many days up to each day, as in 7 or 28, over bars or dots for the days. It has a
            gap where fewer than half of the days have data. When left out: 7 for a line of more than 60 days, else
            none.
        people: The people of a table, together: leaderboard, a bar for each; lines, for up to 6; or multiples, small
            charts of up to 12. A row is a day, with a name, a date and steps; or a person, with a column for each date.
            When left out: the days of one person.
        names: The column of names, with people. When left out: one called name, user or id, else the only one without
            dates and figures.
        by: What a point of the chart stands for: day, week, month, year, weekday or hour. Hours show the usual steps of
            each hour, and need an input with times. When left out: day.
        aggregate: How the days of a week, a month, a year or a weekday are combined: average, of the days with data; or
            sum. When left out: average.
        title: The title above the chart: auto states what it shows, as in 11% fewer steps than the week before, in the
            language; any other text is used as it is. When left out: none.
        subtitle: The line below the title: auto states what is measured and when, as in Steps a day, September 12–18,
            2016; any other text is used as it is. When left out: none.
        grouping: Separate thousands in all texts, as is usual in the language: 16,105. When left out: grouping.
        curve: How the line runs from day to day. When left out: monotone.
        select: The highlighted day: last, highest, none, a weekday as in monday, its number from 0, or its date. When
            left out: as the input says, else last.
        labels: The text under a day without a label of its own: the date in the form of the language (auto), 9/12 (md),
            12.9. (dm) or 2016-09-12 (iso); the weekday; or none. When left out: auto; none in messages.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates, the weekday of its first day:
            weekdays are then shown under the days. Weeks that are named begin on Monday. When left out: as in the
            language's region, else monday.
        missing_glyph: How to treat a character that neither a font nor the built-in letters have: refuse it, but leave
            emoji out (error); draw a box (box); or leave it out (omit), as batch does for tables. When left out: error.
        theme: Colours and measures: light, dark, high-contrast, high-contrast-dark, color-blind-safe, or a JSON file.
            With auto, or two names as in light,dark, an SVG follows the scheme of its reader; the second is the dark
            one. When left out: light; the palette night in cards on a gradient or on nothing.
        palette: Colours in place of the theme's: night, cyan on dark blue; ember, orange on brown; paper, rust on
            cream; forest, green on green; plum, coral on violet. When left out: the theme's colors.
        color: A palette of shades of this colour, light or dark like the theme. When left out: the theme's colors.
        font: A TrueType or OpenType file for the letters; FILE#2 is the second font of a collection. May be given
            several times: each font has the letters that those before it lack, and the built-in letters come last. Bold
            fonts come first for bold texts. When left out: the built-in letters.
        dark_theme: The theme of the dark scheme: in an SVG that follows its reader, and with scheme dark or both. When
            left out: dark.
        unit: The unit of distances. When left out: as the input says, else km.
        size: Width and height in points, as in 375x200, or in pixels, as in 1125x600px; or a paper size: A3, A4, A5,
            letter. For a card it replaces the preset's, and one side is at most four times the other. When left out:
            375x200; 300x300 in messages; a card's preset's.
        background: The colour behind everything: transparent, #RRGGBB, #RRGGBBAA or a CSS name such as tomato. When
            left out: the theme's; transparent with style widget.
        layout_json: Also write the positions of all days, labels and lines, in points; - is standard output. When left
            out: not written.
        alt: Also write the picture in words, for those who cannot see it. When left out: not written.
        today: Today's date: texts call it today, it is not over yet, and week current and previous refer to it. When
            left out: as the input says, else unknown.
        preset: Where the card is shown: og, the preview of a link, 1200 x 630; square, a post, 1080 x 1080; portrait, a
            taller post, 1080 x 1350; story, a whole screen of a phone, 1080 x 1920; wide, a slide, 1600 x 900; poster,
            a print, 2160 x 2700, with a ring of a year. When left out: og.
        layout: The arrangement: center, texts in the middle square; beside, the chart on the right; stack, the chart
            between the texts; poster, the same on a tall screen. When left out: as suits the shape.
        ground: The background: plain, one color; gradient; or transparent, with a shadow under the letters, to lay the
            card over a photo. When left out: gradient, but plain with a background.
        headline: The large figure: total; average a day; day, that of the highlighted one; best, of the day with the
            most; today; distance; or streak, the most days in a row that reached the goal. When left out: total.
        compare: The running sums in a calendar card: cumulative, of the days and of those before, in place of the
            months; years, of a year and of up to ten before it in the input, up to the same date; or none. When left
            out: running sums where there is room for them, too.
        footer: The text at the bottom, such as a name or an address. When left out: none.
        avatar: A PNG, JPEG or WebP file to draw as a disc beside the footer. When left out: none.
        photo: A PNG, JPEG or WebP file behind everything: it fills the card, and is darkened only as much as texts
            need. When left out: none.
        photo_focus: The point of a cropped photo to keep in view, in parts of its width and height. When left out:
            0.5,0.5, its middle.
        force: Replace any file, not only those that this command wrote or could have written.

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
    mark: Literal["line", "bars", "calendar", "ring", "punchcard"] | None = None,
    values: Literal["none", "selected", "highest", "extremes", "all"] | None = None,
    hide: str | None = None,
    baseline: int | str | None = None,
    previous: Days = None,
    y_axis: bool | None = None,
    measure: Literal["steps", "distance", "floors"] | None = None,
    goal: int | str | None = None,
    goal_from: str | Sequence[str] | None = None,
    trend: int | str | None = None,
    people: Literal["leaderboard", "lines", "multiples"] | None = None,
    names: str | None = None,
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
            over; its name, as in 2026-W46; or a date in it. Today is the date of today or of the input, otherwise the
            system's. When left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        from_: Only days from this date on; yesterday is a date, too. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error (error).
            When left out: gap.
        repeated: How to treat a date with several entries: refuse it (error), add them up (sum), or use the greatest
            (max) or the last one (last). When left out: error; sum where they have different times.
        date_order: The order of day and month in 9/12/2016: dmy or mdy. When left out: as the other dates of the input
            show.
        decimal: The decimal separator in 7,314 and 7.314: comma or point. When left out: as the other numbers of the
            input show.
        where: Read only the rows with this value in this column; may be given several times. When left out: all rows.
        date_column: The column, or key, of dates; in a table without a header its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, and refuse other ways to write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as in the export.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out entries that a person typed in.
        max_size: The most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        by: With hour, add the steps of each hour, if the source has times; CSV then has a row for each hour. When left
            out: day.
        week_start: The weekday with which weeks begin; for an input without dates, the weekday of its first day:
            weekdays are then shown under the days. Weeks that are named begin on Monday. When left out: as in the
            language's region, else monday.
        today: Today's date: texts call it today, it is not over yet, and week current and previous refer to it. When
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
    people: bool | None = None,
    names: str | None = None,
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
            over; its name, as in 2026-W46; or a date in it. Today is the date of today or of the input, otherwise the
            system's. When left out: all days; of an export to be drawn the last seven.
        month: Only this month, as in 2026-10; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        year: Only this year, as in 2026; or last, current or previous, as for week. When left out: all days; of an
            export to be drawn the last seven.
        from_: Only days from this date on; yesterday is a date, too. When left out: as week.
        to: Only days up to this one. When left out: as week.
        last: Only the last days up to the newest data, or the last months, as in 12 months. When left out: as week.
        missing: How to treat a date without an entry: as no data (gap), as no steps (zero), or as an error (error).
            When left out: gap.
        repeated: How to treat a date with several entries: refuse it (error), add them up (sum), or use the greatest
            (max) or the last one (last). When left out: error; sum where they have different times.
        date_order: The order of day and month in 9/12/2016: dmy or mdy. When left out: as the other dates of the input
            show.
        decimal: The decimal separator in 7,314 and 7.314: comma or point. When left out: as the other numbers of the
            input show.
        where: Read only the rows with this value in this column; may be given several times. When left out: all rows.
        date_column: The column, or key, of dates; in a table without a header its number, from 1. When left out: by
            values.
        steps_column: The column, or key, of steps. When left out: by its name.
        strict: Read only JSON and CSV of the exact form, and refuse other ways to write them.
        kind: The kind of export. When left out: by its content.
        time_zone: The time zone in which days begin, as in Europe/Vienna or +01:00. When left out: as in the export.
        merge: How sources that counted at the same time are combined: the one of the highest rank, with the others in
            its gaps (ranked); the one with most of the day (max-source); all of them (sum); or one alone (only=NAME).
            When left out: ranked.
        source_priority: A source that ranks above all others; may be given several times, the highest first. When left
            out: by its kind.
        no_manual: Leave out entries that a person typed in.
        max_size: The most bytes to read of an export, unpacked, as in 500M. When left out: 16G.
        measure: What is drawn and counted for each day: steps, distance, or floors. When left out: steps.
        goal: The goal for a day, as in 10000, 10,000 or 10k: in a picture a dashed line, and a mark on each day that
            reached it. With measure, a distance, as in 8km or 5mi, or floors, as in 12floors. When left out: none.
        goal_from: A goal from a date on, as in 2026-10-01:9000; may be given several times. goal is the one before. The
            dashed line has steps, and each day is compared with its own goal. Without goal, the goals of the input are
            used, such as a column of goals. When left out: none.
        people: Rank the people of a table: a row is a day, with a name, a date and steps; or a person, with a column
            for each date.
        names: The column of names, with people. When left out: one called name, user or id, else the only one without
            dates and figures.
        by: With hour, add the steps of each hour, if the source has times; CSV then has a row for each hour. When left
            out: day.
        language: The language of labels, captions, alternative text and facts: en (English), en-CA (Canadian English),
            en-IN (Indian English), en-GB (British English), de (German), fr (French), es (Spanish), it (Italian), pt
            (Portuguese), pt-PT (European Portuguese), nl (Dutch), sv (Swedish), da (Danish), nb (Norwegian), fi
            (Finnish), pl (Polish), cs (Czech), ru (Russian), uk (Ukrainian), tr (Turkish), zh-Hans (Chinese in
            simplified characters), zh-Hant (Chinese in traditional characters), ja (Japanese), ko (Korean), or a tag
            like de-AT. When left out: en.
        week_start: The weekday with which weeks begin; for an input without dates, the weekday of its first day:
            weekdays are then shown under the days. Weeks that are named begin on Monday. When left out: as in the
            language's region, else monday.
        unit: The unit of distances. When left out: as the input says, else km.
        today: Today's date: texts call it today, it is not over yet, and week current and previous refer to it. When
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
    """Compares two PNG, JPEG or WebP files, and reports where their pixels differ.

    Args:
        expected: the PNG, JPEG or WebP file to compare with: a Picture, bytes or a path.
        actual: the one to compare.
        diff: Also draw the difference, even if there is none; - is standard output, and the report then goes to
            standard error. When left out: not drawn.
        diff_style: How diff draws the difference: on a faded copy (heat), as a mask, over the actual picture, or
            between the two pictures. When left out: side-by-side.
        layout_json: A file that render layout_json wrote: regions are then named after the elements of the chart. When
            left out: regions have no names.
        max_channel_delta: The most that a channel of any pixel may differ, 0 to 255. When left out: no such limit.
        max_different_pixels: The most pixels that may differ: a number, or a percentage of the compared ones, as in
            0.1%. When left out: 0, unless another limit decides.
        threshold: Count a pixel only if it differs by more than this, 0 to 1. When left out: any change counts.
        metric: What threshold measures: the greatest difference of a channel, or the distance of colours as people see
            it. When left out: channel.
        max_density: The most pixels that may differ in any square of n x n pixels, as in 5/10. When left out: no such
            limit.
        max_visible: The most visible difference that is allowed, by the model FLIP: 0 is none, 1 the greatest. When
            left out: no such limit.
        pixels_per_degree: The viewing distance for max_visible: pixels in a degree of the field of view, 10 to 400.
            When left out: 67.
        max_size_difference: The most that widths, and heights, may differ; pixels that only one picture has then count
            as different, as far as max_different_pixels allows. When left out: 0.
        ignore_antialiasing: Leave out pixels that only draw the same edge differently.
        ignore: Leave out a rectangle, in pixels from the top left; may be given several times. When left out:
            everything is compared.
        region: Compare only this rectangle, except what is left out in it; may be given several times. When left out:
            everything is compared.
        mask: A PNG file as large as the expected picture: its light areas are left out, and black and transparent ones
            compared; may be given several times. When left out: everything is compared.
        force: Replace any file, not only those that this command wrote or could have written.

    Raises:
        StepchartError: one of its kinds, with a code, the option or place, and a message.
    """
    return compared(expected, actual, _given(locals(), "expected", "actual"))
