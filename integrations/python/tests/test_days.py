"""Days come in many forms, and are the same days."""

from __future__ import annotations

import io
import json
import zipfile
from datetime import date, datetime, timedelta
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from conftest import SAMPLES, WEEK

import stepchart

FIRST = date(2016, 9, 12)
DATES = [FIRST + timedelta(days=index) for index in range(7)]
TEXT = json.dumps([{"date": day.isoformat(), "steps": steps} for day, steps in zip(DATES, WEEK)])
EXPORT = SAMPLES / "apple_health_export"


def same(days: Any, **options: Any) -> bool:
    return stepchart.render(days, scale=1, **options) == stepchart.render(TEXT.encode(), scale=1)


def test_counts() -> None:
    expected = stepchart.render(json.dumps(WEEK).encode())
    for days in (WEEK, tuple(WEEK), iter(WEEK), [float(steps) for steps in WEEK]):
        assert stepchart.render(days) == expected
    gap = stepchart.render([1, None, 3])
    assert stepchart.render([1, float("nan"), 3]) == gap != stepchart.render([1, 0, 3])
    # One day of them is meant: the days do not stand in the job then.
    assert stepchart.render({"days": WEEK, "selected": 2}) == stepchart.render(WEEK, select=2)


def test_dictionaries() -> None:
    assert same([{"date": day, "steps": steps} for day, steps in zip(DATES, WEEK)])
    assert same([{"date": datetime(day.year, day.month, day.day), "steps": steps} for day, steps in zip(DATES, WEEK)])
    assert same([{"Datum": f"{day:%d.%m.%Y}", "Schritte": steps} for day, steps in zip(DATES, WEEK)])
    assert same([{"when": day, "n": steps} for day, steps in zip(DATES, WEEK)], date_column="when", steps_column="n")
    assert same(dict(zip(DATES, WEEK)))
    assert same(dict(reversed([*zip(DATES, WEEK)])))
    assert same(json.loads((SAMPLES / "week.json").read_text()))


def test_files(tmp_path: Path) -> None:
    for name in ("week.json", "week.csv"):
        assert same(SAMPLES / name)
        assert same(str(SAMPLES / name))
        assert same((SAMPLES / name).read_bytes())
        assert same(bytearray((SAMPLES / name).read_bytes()))
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w") as file:
        file.write(EXPORT / "export.xml", "apple_health_export/export.xml")
    (tmp_path / "export.zip").write_bytes(archive.getvalue())
    expected = stepchart.render(EXPORT, week="last")
    for source in (archive.getvalue(), tmp_path / "export.zip", (EXPORT / "export.xml").read_bytes()):
        assert stepchart.render(source, week="last") == expected


def test_which_days() -> None:
    two_weeks = {FIRST - timedelta(days=7) + timedelta(days=index): 1 for index in range(7)}
    assert same({**two_weeks, **dict(zip(DATES, WEEK))}, week="last")
    assert same({**two_weeks, **dict(zip(DATES, WEEK))}, week=FIRST)
    assert same({**two_weeks, **dict(zip(DATES, WEEK))}, from_=FIRST, to=date(2016, 9, 18))
    assert stepchart.render([*WEEK, 5], last=1) == stepchart.render([5])
    with pytest.raises(stepchart.StepchartError):
        stepchart.render(WEEK, week="last")


def test_many_days() -> None:
    days = [{"date": date(1970, 1, 1) + timedelta(days=index), "steps": index} for index in range(20_000)]
    picture = stepchart.render(days, scale=1)
    # More than a line of a batch may hold.
    long = json.dumps([{**day, "date": str(day["date"]), "note": "a" * 1000} for day in days]).encode()
    assert len(long) > 16 << 20
    assert stepchart.render(long, scale=1) == picture


def test_no_days() -> None:
    assert stepchart.render(snapshot=True).facts is None
    with pytest.raises(stepchart.StepchartError, match="expected a week"):
        stepchart.render()
    for days in (object(), 3):
        with pytest.raises(TypeError, match="expected counts, dictionaries, a data frame, a path or bytes"):
            stepchart.render(days)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="expected text, a number, a date or a path, found object"):
        stepchart.render([{"date": object(), "steps": 1}])


def test_pandas() -> None:
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame({"date": pandas.to_datetime(DATES), "steps": WEEK})
    assert same(frame)
    assert same(frame.sort_values("steps"))
    assert same(frame.astype({"date": str}))
    assert same(frame.set_index("date"))
    assert same(frame.set_index("date")["steps"])
    assert same(pandas.Series(WEEK, index=pandas.PeriodIndex(DATES, freq="D")))
    assert same(pandas.Series(WEEK, index=DATES))
    assert stepchart.render(frame["steps"]) == stepchart.render(WEEK)
    missing = pandas.Series([1, None, 3], dtype="Int64")
    assert stepchart.render(missing) == stepchart.render([1, None, 3])
    assert stepchart.render(missing.astype(float)) == stepchart.render([1, None, 3])
    with_gap = frame.assign(steps=frame["steps"].astype("Int64").where(frame["steps"] > 100))
    assert stepchart.render(with_gap) == stepchart.render(
        {day: steps if steps > 100 else None for day, steps in zip(DATES, WEEK)}
    )


def test_pairs() -> None:
    assert same([*zip(DATES, WEEK)])
    assert same(zip(DATES, WEEK))
    assert same([[str(day), Decimal(steps)] for day, steps in zip(DATES, WEEK)])
    # Pairs without dates are none.
    with pytest.raises(stepchart.DataError):
        stepchart.render([(1, 2), (3, 4)])


HOURS = {datetime(2016, 9, 12) + timedelta(hours=hour): 10 for hour in range(72)}


def hours(days: Any, total: int = 720) -> bool:
    picture = stepchart.render(days, scale=1)
    assert picture.warnings == (f"days: {total // 10} rows with times were summed to 3 days",)
    return (picture.facts["first"], picture.facts["days"], picture.facts["total"]) == ("2016-09-12", 3, total)


def test_hours() -> None:
    """They are summed to days; midnight is one of them."""
    assert hours(HOURS)
    assert hours([*HOURS.items()])
    assert hours(reversed([*HOURS.items()]))
    assert hours([{"when": when, "steps": steps} for when, steps in HOURS.items()])
    assert hours([[when.isoformat(), steps] for when, steps in HOURS.items()])
    assert stepchart.facts(HOURS)["total"] == 720
    assert stepchart.days(HOURS)[0] == {"date": "2016-09-12", "steps": 240}


def test_hours_in_frames() -> None:
    pandas = pytest.importorskip("pandas")
    series = pandas.Series([*HOURS.values()], index=pandas.DatetimeIndex([*HOURS]))
    assert hours(series)
    assert hours(series.tz_localize("Europe/Vienna"))
    assert hours(series.to_period("h"))
    assert hours(series.to_frame("steps"))
    frame = series.rename_axis("date").reset_index(name="steps")
    assert hours(frame)
    assert hours(zip(series.index.values, series))
    # Of one day a time is missing, which is no day.
    assert hours(series[1:], 710)
    polars = pytest.importorskip("polars")
    other = polars.DataFrame({"date": [*HOURS], "steps": [*HOURS.values()]})
    assert hours(other)
    pytest.importorskip("pyarrow")
    assert hours(other.to_arrow())
    with pytest.raises(TypeError, match=r"\.collect\(\) makes it one"):
        stepchart.render(other.lazy())


def test_names_of_days() -> None:
    pandas = pytest.importorskip("pandas")
    names = ["Mon", "Tue", "Wed"]
    expected = stepchart.render(dict(zip(names, WEEK)))
    assert stepchart.render(pandas.Series(WEEK[:3], index=names)) == expected != stepchart.render(WEEK[:3])
    assert same(pandas.Series(WEEK, index=[str(day) for day in DATES]))
    with pytest.raises(stepchart.DataError, match=r"days\[0\]\.date: expected a date") as caught:
        stepchart.render(pandas.Series([1, 2], index=["anna", "ben"]))
    assert caught.value.field == "days[0].date"


def test_facts() -> None:
    expected = json.loads((SAMPLES / "week.json").read_text())
    facts = stepchart.facts(SAMPLES / "week.json", goal="5k")
    assert facts["total"] == sum(WEEK)
    assert facts["goal"] is not None and facts["goal"]["steps"] == 5000
    assert [week["first"] for week in facts["weeks"]] == ["2016-09-12"]
    assert stepchart.facts(dict(zip(DATES, WEEK)), goal="5,000") == stepchart.facts(TEXT.encode(), goal=5000)
    assert stepchart.facts(expected, last=2)["total"] == sum(WEEK[-2:])
    assert stepchart.facts(WEEK)["first"] is None
    assert stepchart.facts(EXPORT, week="last")["days"] == 7
    assert stepchart.facts([EXPORT / "export.xml"])["days"] == 14
    # What a picture knows of its days is the same.
    assert stepchart.render(WEEK).facts.items() <= stepchart.facts(WEEK).items()
    with pytest.raises(stepchart.FileError):
        stepchart.facts("none.json")


def test_polars() -> None:
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame({"date": DATES, "steps": WEEK})
    assert same(frame)
    assert same(frame.with_columns(polars.col("date").cast(polars.Datetime)))
    assert stepchart.render(frame["steps"]) == stepchart.render(WEEK)
    assert stepchart.render(polars.Series([1, None, 3])) == stepchart.render([1, None, 3])


def test_arrays() -> None:
    numpy = pytest.importorskip("numpy")
    assert stepchart.render(numpy.array(WEEK)) == stepchart.render(WEEK)
    assert stepchart.render([numpy.int32(steps) for steps in WEEK]) == stepchart.render(WEEK)
    assert stepchart.render(numpy.array([1, numpy.nan, 3])) == stepchart.render([1, None, 3])
    assert stepchart.render(WEEK, goal=numpy.int64(9000)) == stepchart.render(WEEK, goal=9000)
    pyarrow = pytest.importorskip("pyarrow")
    assert same(pyarrow.table({"date": DATES, "steps": WEEK}))


def test_numbers_of_other_kinds_are_refused() -> None:
    with pytest.raises((TypeError, stepchart.DataError)):
        stepchart.render([Decimal("1.5")])


def test_imports() -> None:
    days = stepchart.days(EXPORT)
    assert len(days) == 14
    assert days[0] == {"date": "2026-11-02", "steps": 8240, "distanceMeters": 5930, "flights": 9}
    assert stepchart.days(EXPORT, week="last") == days[7:]
    assert stepchart.days(str(EXPORT), from_=date(2026, 11, 9)) == days[7:]
    assert stepchart.days((EXPORT / "export.xml").read_bytes(), week="last") == days[7:]
    assert stepchart.days([EXPORT / "export.xml"]) == days
    assert stepchart.render(days, week="last") == stepchart.render(EXPORT, week="last")
    with pytest.raises(stepchart.FileError, match="No such file"):
        stepchart.days("none.zip")
    with pytest.raises(stepchart.DataError, match="expected"):
        stepchart.days(b"nothing")
    assert stepchart.days(dict(zip(DATES, WEEK)))[0] == {"date": "2016-09-12", "steps": WEEK[0]}
    with pytest.raises(ValueError, match="expected pandas or polars, found excel"):
        stepchart.days(EXPORT, "excel")  # type: ignore[arg-type]


def test_imports_as_frames() -> None:
    pandas = pytest.importorskip("pandas")
    polars = pytest.importorskip("polars")
    frame = stepchart.days(EXPORT, "pandas")
    assert str(frame["date"].dtype).startswith("datetime64")
    assert frame["steps"].sum() == sum(day["steps"] for day in stepchart.days(EXPORT))
    assert stepchart.render(frame, week="last") == stepchart.render(EXPORT, week="last")
    assert stepchart.days(frame) == stepchart.days(EXPORT)
    assert stepchart.days(WEEK, "polars")["steps"].to_list() == WEEK
    other = stepchart.days(EXPORT, frame="polars")
    assert other.schema["date"] == polars.Date
    assert stepchart.render(other, week="last") == stepchart.render(EXPORT, week="last")
    assert pandas.Timestamp(other["date"][0]) == frame["date"][0]
