"""What days say, as types.

Made by integrations/python/generate.py from samples/facts.schema.json: change that, not this file.
"""

from __future__ import annotations

from typing import Any, TypedDict


class Day(TypedDict):
    index: int
    date: str | None
    steps: int
    distanceMeters: int
    flights: int


class Part(TypedDict):
    first: str
    last: str
    isWhole: bool
    daysWithData: int
    total: int
    average: float | None
    distanceMeters: float | None
    flights: int | None


class Goal(TypedDict):
    steps: int
    distanceMeters: int
    flights: int
    changes: list[Change]
    reached: int
    days: int
    daysWithData: int
    longestStreak: Streak | Any
    currentStreak: Streak | Any


class Change(TypedDict):
    first: str
    steps: int
    distanceMeters: int
    flights: int


class Streak(TypedDict):
    days: int
    firstIndex: int
    lastIndex: int
    first: str | None
    last: str | None


class Previous(TypedDict):
    total: int
    totalBefore: int


class Trend(TypedDict):
    first: float
    last: float
    isClear: bool


class Milestone(TypedDict):
    steps: int
    index: int
    date: str | None


class Weekday(TypedDict):
    weekday: int
    daysWithData: int
    total: int
    average: float | None
    distanceMeters: float | None
    flights: int | None


class Hours(TypedDict):
    days: int
    averages: list[int]
    workdays: list[int] | None
    weekend: list[int] | None


class Facts(TypedDict):
    """What a picture knows of its days."""

    first: str | None
    last: str | None
    days: int
    elapsedDays: int
    measure: str
    daysWithData: int
    total: int
    average: float | None
    distanceMeters: float | None
    flights: int | None
    bestDay: Day | Any
    leastDay: Day | Any
    bestWeek: Part | Any
    bestMonth: Part | Any
    leastMonth: Part | Any
    goal: Goal | Any
    previous: Previous | Any
    trend: Trend | Any
    lastMillion: Milestone | Any
    marathonWeeks: int
    firstMarathonWeek: Part | Any


class AllFacts(Facts):
    """What `stepchart.facts` returns."""

    version: int
    weeks: list[Part]
    months: list[Part]
    years: list[Part]
    weekdays: list[Weekday]
    hours: Hours | Any
    millions: list[Milestone]
    sums: list[int] | None
    previousSums: list[int] | None
