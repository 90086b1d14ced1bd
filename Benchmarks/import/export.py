"""Writes an export of Apple Health of any size, whose days are known: export.py OUT.zip MEGABYTES [DAYS.csv].

OUT ends in .zip or .xml. Many of the records are of other kinds, as in real exports; a watch and two phones, one after the
other, count steps, distance and flights. They are made of blocks of ten minutes, in which a phone's record is covered
by the watch's, whole or half, or by nothing, so that the true days are sums of whole numbers.
"""

import datetime
import random
import sys
import zipfile

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE HealthData [
<!-- HealthKit Export Version: 13 -->
<!ELEMENT HealthData (ExportDate,Me,(Record|Correlation|Workout|ActivitySummary|ClinicalRecord)*)>
<!ATTLIST HealthData
  locale CDATA #REQUIRED
>
<!ELEMENT Record ((MetadataEntry|HeartRateVariabilityMetadataList)*)>
]>
<HealthData locale="en_FI">
 <ExportDate value="2024-07-01 12:00:00 +0300"/>
 <Me HKCharacteristicTypeIdentifierDateOfBirth="" HKCharacteristicTypeIdentifierBiologicalSex="HKBiologicalSexNotSet"/>
 <Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Clock" creationDate="2024-06-30 08:00:00 +0300"
  startDate="2024-06-30 00:10:00 +0300" endDate="2024-06-30 07:50:00 +0300" value="HKCategoryValueSleepAnalysisInBed">
  <MetadataEntry key="HKTimeZone" value="Europe/Helsinki"/>
 </Record>
"""
ZONE = datetime.timezone(datetime.timedelta(hours=3))
UNITS = {"StepCount": "count", "DistanceWalkingRunning": "km", "FlightsClimbed": "count"}
OTHERS = [("ActiveEnergyBurned", "kcal"), ("BasalEnergyBurned", "kcal"), ("HeartRate", "count/min")]


def helsinki(seconds):
    """The date there, by the rule of the European Union, which holds for all of the years in question."""
    year = datetime.datetime.fromtimestamp(seconds, datetime.timezone.utc).year

    def change(month):
        last = datetime.datetime(year, month, 31, 1, tzinfo=datetime.timezone.utc)
        return (last - datetime.timedelta(days=(last.weekday() + 1) % 7)).timestamp()

    hours = 3 if change(3) <= seconds < change(10) else 2
    return datetime.datetime.fromtimestamp(seconds + 3600 * hours, datetime.timezone.utc).date()


def stamp(seconds, cache={}):
    day, second = divmod(seconds + 3 * 3600, 86400)
    if day not in cache:
        cache[day] = datetime.date.fromordinal(719163 + day).isoformat()
    return f"{cache[day]} {second // 3600:02}:{second // 60 % 60:02}:{second % 60:02} +0300"


def device(name, model, number):
    return (f"&lt;&lt;HKDevice: 0x28{number:07x}&gt;, name:{name}, manufacturer:Apple Inc., model:{model}, "
            f"hardware:{model}12,1, software:17.{number % 6}&gt;")


def record(kind, source, device, unit, start, end, value):
    return (f' <Record type="HKQuantityTypeIdentifier{kind}" sourceName="{source}" sourceVersion="17.1" '
            f'device="{device}" unit="{unit}" creationDate="{stamp(end + 7)}" startDate="{stamp(start)}" '
            f'endDate="{stamp(end)}" value="{value}"/>\n')


def export(size, days):
    """Pieces of the export; `days` is filled with dates and [steps, millimetres, flights]."""
    yield HEAD.encode()
    # A block takes some 7 kilobytes, and there are 96 a day.
    blocks = max(10, size // 7000)
    last = int(datetime.datetime(2024, 6, 30, tzinfo=ZONE).timestamp())
    numbers = random.Random(7)
    written = 0
    sources = [("Anna’s Apple\u00a0Watch", "Apple Watch", "Watch"), ("Anna’s iPhone", "iPhone", "iPhone"),
               ("Old iPhone", "iPhone", "iPhone")]
    first = last - blocks * 900
    for block in range(blocks):
        start = first + block * 900
        date = helsinki(start)
        totals = days.setdefault(date, [0, 0, 0])
        # No block lies across midnight, since all begin at quarters of an hour and take ten minutes.
        watch = block % 3 != 0 and block > blocks // 2
        phone = sources[1] if block > blocks // 3 else sources[2]
        lines = []
        for index, (kind, unit) in enumerate(UNITS.items()):
            if watch:
                length = 300 if block % 3 == 1 else 600
                steps = numbers.randrange(1, 900)
                value = f"{steps / 1000:.3f}" if unit == "km" else steps
                label = device(sources[0][1], sources[0][2], block // 5000)
                # A watch's in pieces of a minute.
                for piece in range(0, length, 60):
                    lines.append(record(kind, sources[0][0], label, unit, start + piece, start + piece + 60, value))
                    totals[index] += steps
            steps = 2 * numbers.randrange(1, 500)
            value = f"{steps / 1000:.3f}" if unit == "km" else steps
            label = device(phone[1], phone[2], block // 3000)
            lines.append(record(kind, phone[0], label, unit, start, start + 600, value))
            totals[index] += 0 if watch and block % 3 == 2 else steps // 2 if watch else steps
        for index in range(10):
            kind, unit = OTHERS[index % 3]
            lines.append(record(kind, sources[0][0], device(sources[0][1], sources[0][2], 1), unit, start + index,
                                start + index + 5, numbers.randrange(4000) / 37))
        piece = "".join(lines).encode()
        written += len(piece)
        yield piece
        if written >= size:
            break
    yield b"</HealthData>\n"


def main():
    out, size = sys.argv[1], int(float(sys.argv[2]) * 1e6)
    days = {}
    if out.endswith(".zip"):
        with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED, compresslevel=6) as archive:
            with archive.open("apple_health_export/export.xml", "w", force_zip64=True) as entry:
                for piece in export(size, days):
                    entry.write(piece)
    else:
        with open(out, "wb") as file:
            for piece in export(size, days):
                file.write(piece)
    if len(sys.argv) > 3:
        with open(sys.argv[3], "w") as file:
            file.write("date,steps,distance_m,flights\n")
            for date, (steps, meters, flights) in sorted(days.items()):
                file.write(f"{date},{steps},{meters},{flights}\n")


main()
