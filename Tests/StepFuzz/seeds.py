"""Writes what `make fuzz` begins with: seeds.py SEEDS DICTIONARY.

A seed is the number of a reader and a file that it takes. The dictionary has the words of all schemas.
"""

import io
import json
import pathlib
import re
import sqlite3
import struct
import subprocess
import sys
import tempfile
import zipfile
import zlib

ROOT = pathlib.Path(__file__).parents[2]
LARGEST = 4096

CASES = re.findall("^    case (.+)", (ROOT / "Tests/StepFuzz/Reader.swift").read_text(), re.MULTILINE)
READERS = ", ".join(CASES).split(", ")

SIZES = '"small": [158, 158], "medium": [338, 158], "large": [338, 354]'
LAYOUT = {
    "version": 3, "width": 375, "height": 200, "plot": {"x": 35, "y": 20, "width": 305, "height": 150}, "nodes": [],
    "boxes": [{"kind": "text", "name": "label 9/12", "text": "9/12", "x": 1, "y": 2, "width": 20, "height": 12, "size": 11},
              {"kind": "line", "name": "guide 0", "x": 29.75, "y": 9.75, "width": 0.5, "height": 180.5, "lineWidth": 0.5,
               "segments": [[30, 10, 30, 190], [1, 2, 3, 4, 5, 6, 7, 8]]}],
}
RECORD = ('<Record type="HKQuantityTypeIdentifier%s" sourceName="A&#x2019;s %s" device="&lt;model:%s&gt;" unit="%s" '
          'creationDate="2024-01-02 09:00:00 +0200" startDate="2024-01-02 08:50:00 +0200" '
          "endDate='2024-01-02 08:58:20 +0200' value=\"%s\"")
EXPORT = ('<?xml version="1.0"?><!DOCTYPE HealthData [<!ELEMENT HealthData ANY>]><HealthData locale="en"><ExportDate '
          'value="2024-07-01 12:00:00 +0300"/>%s</HealthData>')
TEXTS = {
    "healthExport": [
        EXPORT % ("".join(RECORD % words + "/>" for words in [
            ("StepCount", "iPhone", "iPhone", "count", "512"), ("StepCount", "Watch", "Watch", "count", "7.5"),
            ("DistanceWalkingRunning", "x", "y", "km", "0.123456"), ("FlightsClimbed", "x", "y", "count", "1e1")])),
        EXPORT % ("<!-- c --><![CDATA[ d ]]><?p i?><Correlation>" + RECORD % ("StepCount", "", "", "count", "1")
                  + '/></Correlation><Workout><MetadataEntry key="HKTimeZone" value="Europe/Helsinki"/></Workout>'
                  + RECORD % ("StepCount", "iPad", "", "count", "9")
                  + '><MetadataEntry key="HKWasUserEntered" value="1"/></Record>')],
    "weekJSON": ['{"status": "protected", "days": [1], "selected": 0, "unit": "mi"}', "[7314, 2583.0, 1e3, null]",
                 '\ufeff[{"date": "2016-09-12", "steps": 1, "distanceMeters": 5320.5, "flights": 4, '
                 '"label": "\\ud83d\\ude00"}]'],
    "weekCSV": ['date,steps,distance_m,flights,label\r\n2016-09-12,7314,5320.5,4,"a ""b"", c"\r\n2016-09-13,,,,\n'],
    "freeJSON": ['{"2016-09-13": "7314", "2016-09-12": {"steps": null, "floors": "4"}}',
                 '{"id": [{"a": true}], "Date": "9/13/2016", "Step Count": "n/a"}\n{"day": 20160912, "steps": 7.0}',
                 '{"days": [{"date": "2016-09-12T08:00:00Z", "distanceKm": "5.5", "steps": 1}], "selected": 0}'],
    "freeCSV": ['Datum;Schritte;Distanz (km);x\n13.9.2016;7.314;"1.234,5";\n12.09.16;n/a;5,3;\n',
                'sep=,\nDate,"Step Count (count)",Floors\n9/13/2016 0:00,"7,314",4\n1/2/2016,2 583,--\n',
                'date\tsteps\tdistance_m\n20160912\t7314.0\t5.320\n'],
    "theme": ['{"extends": "dark", "nodeColor": "#38AFE6", "lineWidth": 4}',
              '{"backgroundColor": "transparent", "shadowSigma": 9.5, "selectedNodeScale": 2, "labelWeight": 700}'],
    "layout": [json.dumps(LAYOUT)],
    "devices": ['{"devices": [{"screen": [402, 874], "names": ["iPhone 17"], "scale": 3, %s, "today": {"width": 374, '
                '"height": 528, "notificationHeight": 400, "landscapeHeight": 200, '
                '"landscapeFirstHeight": 210}}]}' % SIZES],
    "manifest": ['{"version": 1, "defaults": {"command": "widget", "limits": {"maxChannelDelta": 2, "metric": "oklab", '
                 '"threshold": 0.1, "maxDensity": "3/5", "ignoreAntialiasing": true, "ignore": [[0, 0, 9, 9]], '
                 '"mask": "mask.png", "maxDifferentPixels": "0.1%"}, "reason": "a"}, "cases": [{"name": "week/a"}]}'],
    "batch": ['{"command": "card", "preset": "square", "scale": 0.1}\n{"id": "a", "days": [1, 2, null]}\n'
              '{"command": "render", "days": {"days": [7]}, "theme": "dark"}\n\nx\n'],
    "svg": ['<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><!--stepchart s00012z_-->\n'
            '<path id="s00012z_0" d="M0 0h1"/>\n</svg>\n'],
    "compared": ["\x1f\x0f" + "".join(map(chr, range(127))), "\x08\x08" + "\0\1\2\3" * 9],
    "frames": ["\x0f\x2f" + "".join(map(chr, range(127))), "\x08\x48" + "\0\1\2\3" * 9],
    # A digit for the kind of picture, then the text.
    "texts": [str(kind) + text for kind in range(4)
              for text in ["Anna's \U0001f45f <b>&amp;]]>", "e" + "\u0301" * 20 + "\u202e\0\x1b[31m\n"]],
    "report": ["week/dark\x00a | b\n::error::x\x00<!-- @me #1", "]]>\0\"&\0\ufffe"],
    "names": ["{hash2}/{id}-{hash}.png\nu1/../x", "week-{index}.png\n..", "{id}.png\n.Zo\u00eb%"],
    "lines": ['\0{"id": "a"}\r\n\n{"id": "b\u00e9"}\n', "\7" + "a" * 60 + "\n\r\n\r"],
    "archive": ["a/b.png\n\x89PNG\n" + "long" * 40 + "\nx\n", "Zo\u00eb.png\n" + "y" * 513 + "\n"],
    "job": ['{"id": "7", "command": "widget", "days": [7314, 2583], "family": "large", "scheme": "both", '
            '"output": "a.png"}',
            '{"command": "animate", "input": "w.csv", "format": "csv", "fps": "30000/1001", "loop": "forever", '
            '"select-change": "2:last", "theme": "./dark", "size": "60x40", "hold": 0.5, "threads": 2}',
            '{"command": "message", "days": {"status": "protected"}, "caption": "{steps} {{", "url": "data:,a", '
            '"cache": "c", "stand-in": "any", "dark-theme": "t.json", "font-weight": "bold", "background": "#fff"}',
            '{"placeholder": true, "select": "2016-09-12", "at": 0.6, "week-start": "monday", "labels": "iso"}'],
    "caption": ["{{ {steps} steps {day} ({distance}) }}"],
    "word": ["#38AFE6", "#38afe680", "transparent", "rebeccapurple", "29.97", "30000/1001", "375x200", "1e3x0x2p3",
             "2:last", "2016-09-12", "f%04d%%.png", "0.1%", "3/5", "semibold", "de-AT", "zh-Hant",
             "forever", "catmull-rom", "./dark", "both", "none", "-0", "+7", "1e-300"],
    "samsung": ["com.samsung.shealth.tracker.pedometer_day_summary,1,2\nstep_count,deviceuuid,update_time,distance,day_time,"
                "source_type\n9,VfS0qUERdZ,2021-05-04 20:00:00.000,6.5,1620086400000,-2,\n"
                "5,a,2021-05-04 20:00:00.000,,2021-05-05 00:00:00.000,0,\n",
                "com.samsung.health.floors_climbed,1,2\nstart_time,floor,time_offset\n2021-05-04 21:59:59.000,2.0,UTC+0200,\n"],
    "googleFit": ["Start time,End time,Distance (m),Step count\n07:15:00.000+05:30,07:30:00.000+05:30,610.5,803\n",
                  "Fecha,a,b,c,d,e,f,g,Distancia (m),Recuento de pasos\n2021-05-04,,,,,,,,5123.75,7314\n"],
    "fitbit": ['[{"dateTime" : "02/11/16 05:00:00", "value" : "12"}]',
               "timestamp,steps,data source\n2026-06-10T16:39:00.5Z,12,Tracker\n2026-06-10T16:41:00Z,no data,Health Connect\n"],
    "fitbitMonth": ['Activities\nDate,Calories Burned,Steps,Distance,Floors\n"2019-10-01","2,901","12,345","5.61","14"\n\n'],
    "garmin": ['[{"a": [{}], "calendarDate": "2021-05-04", "totalSteps": 7, "totalDistanceMeters": 5.5, '
               '"floorsAscendedInMeters": 27.44}]'],
    "zepp": ["date,lastSyncTime,steps,distance,runDistance,calories\n2021-05-05,1,120,80,0,null\n"],
    "healthAutoExport": ['{"data": {"metrics": [{"name": "step_count", "units": "count", "data": [{"date": "2024-02-06 '
                         '00:00:00 -0800", "qty": 0.4}]}, {"units": "km", "data": [{"date": "2024-02-06", "qty": 1.5}], '
                         '"name": "walking_running_distance"}], "workouts": [{}]}}',
                         "Date;Step Count (count);Walking + Running Distance (km)\n2024-02-06 00:00:00;1000,25;0,75\nTotal;1;\n"],
    "withings": ["date,value\n2021-05-05,31\n2021-05-04,\"5,320.75\"\n"],
    "miFitness": ['Uid,Sid,Tag,Key,Time,Value,UpdateTime\n1,default,daily_report,steps,1704067200,"{""steps"":7,'
                  '""distance"":5}",1704153000\n1,2,daily_report,steps,1704067200,"{}",1\n'],
    "huawei": ['[{"recordDay":20190405,"sportDataUserData":[{"startTime":1554497100000,"deviceCode":1,"version":2,'
               '"sportType":5,"sportBasicInfos":[{"steps":14,"distance":9}]}]}]'],
    "polar": ['{"exportVersion":"1.1","date":"2024-01-02","summary":{"stepCount":7},"samples":{"steps":[{"value":7}]}}'],
    "table": ['Date;Steps;Distance (km);Floors\n5/4/2021;7.314;5,3;4\n5/14/2021;31;;\n'],
    "request": ["GET /0123abcd HTTP/1.1\r\nHost: 127.0.0.1:8080\r\nCookie: a=b; c=\u00e9\r\n\r\n",
                "POST /accepted/0 HTTP/1.1\r\nHost: localhost:8080\r\nOrigin: http://localhost:8080\r\nX-Review-Token: 0123\r\n"
                "Content-Type: application/json\r\nContent-Length: 0\r\n\r\n"],
    "lock": ["%s  1125x600  week/dark\n%s  1x1  a  b\n" % ("0f" * 32, "a" * 64)],
    "cacheEntry": ["last.week\n4 3\njson[7]", "stepchart-cache 1\n%s\nlast.week\n\n" % ("0" * 64)],
}
# Two of a kind, which go together.
TEXTS["merged"] = ["\0".join(TEXTS["healthExport"])] + [
    f"{text}\0{text.replace('2021-05-0', '2021-05-1')}" for reader in ("googleFit", "zepp", "garmin", "polar", "fitbitMonth")
    for text in TEXTS[reader]]
FILES = {
    "weekJSON": ["samples/*.json"], "weekCSV": ["samples/*.csv"], "manifest": ["samples/golden/golden.json"],
    "png": ["golden/**/*.png", "samples/**/*.png", "docs/**/*.png"], "soundPNG": ["golden/**/*.png"],
}


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def pictures():
    """A small picture of each kind, also interlaced, and an animation; mutations reach their pixels."""
    channels = {0: 1, 2: 3, 3: 1, 4: 2, 6: 4}
    depths = {0: [1, 2, 4, 8, 16], 2: [8, 16], 3: [1, 2, 4, 8], 4: [8, 16], 6: [8, 16]}
    passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
    side = 5
    for color, bits in [(color, bits) for color in depths for bits in depths[color]]:
        for interlaced in (0, 1):
            rows = b""
            for x, y, dx, dy in passes if interlaced else [(0, 0, 1, 1)]:
                width, height = len(range(x, side, dx)), len(range(y, side, dy))
                if width:
                    row = bytes(7 * i % 256 for i in range((width * bits * channels[color] + 7) // 8))
                    rows += b"".join(bytes([filter % 5]) + row for filter in range(height))
            header = struct.pack(">IIBBBBB", side, side, bits, color, 0, 0, interlaced)
            extra = chunk(b"PLTE", bytes(range(3 * min(16, 1 << bits)))) if color == 3 else b""
            if color in (0, 2, 3):
                extra += chunk(b"tRNS", {0: b"\0\1", 2: b"\0\1\0\2\0\3", 3: b"\0\x80"}[color])
            pixels = chunk(b"IDAT", zlib.compress(rows, 0))
            yield b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + extra + pixels + chunk(b"IEND", b"")

    def frame(number, size, at):
        return chunk(b"fcTL", struct.pack(">IIIIIHHBB", number, size, size, at, at, 1, 60, 1, 1))

    def pixels(size):
        return zlib.compress((b"\0" + bytes(range(4 * size))) * size, 0)

    still = chunk(b"IHDR", struct.pack(">IIBBBBB", 4, 4, 8, 6, 0, 0, 0)) + chunk(b"acTL", struct.pack(">II", 2, 0))
    words = chunk(b"sRGB", b"\0") + chunk(b"pHYs", struct.pack(">IIB", 8504, 8504, 1)) + chunk(
        b"tEXt", b"Software\0stepchart") + chunk(b"iTXt", b"Title\0\0\0en\0\0Steps")
    moving = frame(1, 2, 1) + chunk(b"fdAT", struct.pack(">I", 2) + pixels(2))
    yield (b"\x89PNG\r\n\x1a\n" + still + words + frame(0, 4, 0) + chunk(b"IDAT", pixels(4)) + moving
           + chunk(b"IEND", b""))


def photos():
    """Small ones of each kind; the system's Python is the one that Debian's Pillow extends."""
    script = """if True:
        import io
        from PIL import Image
        noise = [Image.effect_noise((19, 9), 90) for _ in range(4)]
        turned = Image.Exif()
        turned[0x0112] = 6
        for mode, options in [("L", {}), ("RGB", {"subsampling": 0}), ("RGB", {"subsampling": 1, "exif": turned.tobytes()}),
                              ("RGB", {"subsampling": 2, "restart_marker_blocks": 1}), ("CMYK", {}),
                              ("RGB", {"progressive": True}), ("CMYK", {"progressive": True, "quality": 20})]:
            file = io.BytesIO()
            Image.merge(mode, noise[:len(mode)]).save(file, "JPEG", **options)
            print(file.getvalue().hex())
        for mode, options in [("RGB", {}), ("RGBA", {}), ("RGB", {"lossless": True}), ("RGBA", {"lossless": True, "exact": True}),
                              ("RGB", {"exif": turned.tobytes()})]:
            file = io.BytesIO()
            Image.merge(mode, noise[:len(mode)]).save(file, "WEBP", **options)
            print(file.getvalue().hex())
        """
    lines = subprocess.run(["/usr/bin/python3", "-c", script], check=True, capture_output=True, text=True).stdout
    return map(bytes.fromhex, lines.split())


def zips():
    """Small ones of each kind; a pipe's have their sizes after the data."""
    class Pipe(io.BytesIO):
        def seekable(self):
            return False

        def tell(self):
            raise OSError

        def seek(self, *_):
            raise OSError

    for out, method, large in [(io.BytesIO(), zipfile.ZIP_STORED, False), (io.BytesIO(), zipfile.ZIP_DEFLATED, True),
                               (Pipe(), zipfile.ZIP_DEFLATED, False)]:
        with zipfile.ZipFile(out, "w", method) as archive:
            for name in ["apple_health_export/export.xml", "../a"]:
                with archive.open(name, "w", force_zip64=large) as entry:
                    entry.write(TEXTS["healthExport"][0][:700].encode() * 2)
        yield out.getvalue()


# Small pages, so that all that is read is in a few.
DATABASES = {
    "healthConnect": """PRAGMA user_version = 20; CREATE TABLE application_info_table (row_id INTEGER PRIMARY KEY,
        package_name, app_name, app_icon BLOB); CREATE TABLE health_data_category_priority_table (health_data_category,
        app_id_priority_order); CREATE TABLE steps_record_table (start_time, end_time, app_info_id, count,
        last_modified_time, start_zone_offset); INSERT INTO application_info_table VALUES (1, 'a', 'A', zeroblob(900)), (2, 'b',
        NULL, 1); INSERT INTO health_data_category_priority_table VALUES (1, '1,2'); INSERT INTO steps_record_table VALUES
        (1772445600000, 1772446200000, 1, 600, 9, 7200), (1772445900000, 1772446500000, 2, 500.5, 9, NULL);""",
    "gadgetbridge": """CREATE TABLE USER (_id); CREATE TABLE DEVICE (_id INTEGER PRIMARY KEY, NAME, ALIAS);
        INSERT INTO DEVICE VALUES (1, 'Band', NULL); CREATE TABLE X_ACTIVITY_SAMPLE (TIMESTAMP INTEGER, DEVICE_ID INTEGER, STEPS
        INTEGER, DISTANCE_CM INTEGER, PRIMARY KEY (TIMESTAMP, DEVICE_ID)) WITHOUT ROWID; INSERT INTO X_ACTIVITY_SAMPLE VALUES
        (1772452800, 1, 10, 700), (1772452860, 2, -1, -1); CREATE TABLE CMF_ACTIVITY_SAMPLE (TIMESTAMP, DEVICE_ID, STEPS);
        INSERT INTO CMF_ACTIVITY_SAMPLE VALUES (1772452800, 1, 10), (1772452860, 1, 15);""",
}


def database(reader):
    connection = sqlite3.connect(":memory:")
    connection.executescript("PRAGMA page_size = 512;" + DATABASES[reader])
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "a"
        connection.execute("VACUUM INTO ?", [str(path)])
        return path.read_bytes()


def zones():
    folder = pathlib.Path("/usr/share/zoneinfo")
    for name in ["Europe/Helsinki", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca", "Etc/GMT+5"]:
        if (folder / name).exists():
            yield (folder / name).read_bytes()


def fonts():
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder) / "font"
        for kind in ["plain", "weights", "cubic", "collection", "nested"]:
            # The system's Python is the one that Debian's fontTools extends.
            subprocess.run(["/usr/bin/python3", "-B", ROOT / "Tests/StepTestSupport/fonts.py", kind, path], check=True)
            yield path.read_bytes()


def words_of(schema):
    """Names and fixed values in a schema."""
    if isinstance(schema, dict):
        yield from schema.get("properties", {})
        yield from (word for word in schema.get("enum", []) if isinstance(word, str))
        for value in schema.values():
            yield from words_of(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from words_of(value)


seeds, dictionary = map(pathlib.Path, sys.argv[1:])
seeds.mkdir(parents=True, exist_ok=True)
assert not (TEXTS.keys() | FILES.keys()) - set(READERS)
for number, reader in enumerate(READERS):
    files = [path for pattern in FILES.get(reader, []) for path in sorted(ROOT.glob(pattern))]
    contents = [path.read_bytes() for path in files] + [text.encode() for text in TEXTS.get(reader, [])]
    if "png" in reader.lower():
        contents += pictures()
    if reader in DATABASES:
        contents.append(database(reader))
    contents += list({"zip": zips, "jpeg": photos, "webp": photos, "zone": zones, "font": fonts}.get(reader, list)())
    # Also where there is none: the fuzzer can be set on any of them.
    (seeds / reader).mkdir(exist_ok=True)
    for index, content in enumerate(content for content in contents if len(content) < LARGEST):
        (seeds / reader / str(index)).write_bytes(bytes([number]) + content)
words = {word for path in ROOT.glob("samples/*.schema.json") for word in words_of(json.loads(path.read_text()))}
dictionary.write_text("".join(f'"{word}"\n"\\"{word}\\""\n' for word in sorted(words)) + "".join(
    f'"{kind}"\n' for kind in ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "acTL", "fcTL", "fdAT", "zTXt", "gAMA", "bKGD",
                          "glyf", "loca", "maxp", "cmap", "hmtx", "CFF ", "fvar", "gvar", "kern", "OS/2"]))
