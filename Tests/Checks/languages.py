"""Checks the dates, the grouping of numbers and the plurals of every language against the Unicode CLDR.

Babel is the witness, and Node's Intl where it is there: Babel knows no least number of digits for grouping.
The tool draws SVG pictures of one day each, whose title has the date and whose description has the count.

    python3 Tests/Checks/languages.py [TOOL]
"""

import datetime
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
from xml.etree import ElementTree

import babel
import babel.dates
import babel.numbers

TOOL = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ".build/release/stepchart").resolve())
FIRST = datetime.date(2016, 1, 1)
# How the languages that have an ordinal for the first of a month write it.
FIRST_OF_MONTH = {"fr": "1er ", "it": "1º ", "pt": "1º "}
# Twice a step of 17 days goes through all days of the month and all months.
DATES = [FIRST + datetime.timedelta(17 * index) for index in range(200)]
COUNTS = [*range(27), 99, 100, 101, 102, 111, 112, 121, 999, 1000, 1001, 1002, 1999, 2000, 4999, 9999, 10000, 10001,
          16105, 99999, 100000, 654321, 999999, 1000000, 1000001]


def languages():
    """The tags of the languages that the tool speaks, from its table of options."""
    options = json.loads(subprocess.run([TOOL, "--generate", "reference"], check=True, capture_output=True).stdout)
    found = set()
    for command in options["commands"]:
        for option in command["options"]:
            if option["name"] == "language":
                found.update(re.findall(r"([a-zA-Z-]+) \(", option["help"]))
    return sorted(found)


def texts(tag, days):
    """The title and the description of a picture of each day."""
    jobs = [{"days": [{"date": str(date), "steps": count}], "language": tag, "missing-glyph": "box",
             "output": f"{index}.svg"} for index, (date, count) in enumerate(days)]
    with tempfile.TemporaryDirectory() as folder:
        lines = "".join(json.dumps(job) + "\n" for job in jobs)
        subprocess.run([TOOL, "batch", "-"], input=lines.encode(), check=True, stdout=subprocess.PIPE, cwd=folder)
        for index in range(len(jobs)):
            root = ElementTree.parse(pathlib.Path(folder, f"{index}.svg")).getroot()
            parts = {element.tag.split("}")[1]: element.text for element in root.iter()}
            yield parts["title"], parts["desc"]


def plain(text):
    """The text with one kind of space: versions of the CLDR differ in which stands before an abbreviation."""
    return re.sub(r"\s", " ", text)


def grouped(tag, counts):
    """The counts as Node's Intl writes them; nil without Node."""
    if not shutil.which("node"):
        return None
    script = "const f = new Intl.NumberFormat(process.argv[1], {useGrouping: 'auto'}); " \
             "console.log(JSON.stringify(JSON.parse(process.argv[2]).map(n => f.format(n))))"
    answer = subprocess.run(["node", "-e", script, tag, json.dumps(counts)], check=True, capture_output=True)
    return json.loads(answer.stdout)


def check(tag):
    """The faults of a language, and what was compared."""
    locale = babel.Locale.parse(tag, sep="-")
    faults = []
    for date, (title, _) in zip(DATES, texts(tag, [(date, 5) for date in DATES])):
        expected = babel.dates.format_date(date, "long", locale)
        # The first of a month is an ordinal, which is no pattern of the CLDR.
        expected = re.sub(r"^1 ", FIRST_OF_MONTH.get(tag, "1 "), expected)
        if not plain(title).endswith(plain(expected)):
            faults.append(f"{tag}: {date}: {expected!r} expected, {title!r} found")
    numbers = grouped(tag, COUNTS)
    forms = {}
    for index, (_, description) in enumerate(texts(tag, [(FIRST, count) for count in COUNTS])):
        count = COUNTS[index]
        if count == 0:
            # No steps have a sentence of their own.
            continue
        expected = numbers[index] if numbers else babel.numbers.format_decimal(count, locale=locale)
        if not re.search(rf"(?<!\d){re.escape(expected)}(?!\d)", description):
            if numbers or not 1000 <= count <= 9999:
                faults.append(f"{tag}: {count}: {expected!r} expected, {description!r} found")
            continue
        sentence = description.replace(expected, "#", 1) if expected != "1" else re.sub(r"1(?=\D*$)", "#", description)
        forms.setdefault(locale.plural_form(count), set()).add(sentence)
    # A category of numbers has one form.
    for category, sentences in forms.items():
        if len(sentences) != 1:
            faults.append(f"{tag}: {category} has {len(sentences)} forms: {sorted(sentences)}")
    witness = "Babel and Node" if numbers else "Babel"
    print(f"{tag}: {len(DATES)} dates, {len(COUNTS)} numbers, {len(forms)} plural categories, by {witness}")
    return faults


def main():
    tags = languages()
    assert len(tags) >= 7, tags
    faults = [fault for tag in tags for fault in check(tag)]
    print(*faults, sep="\n", end="\n" if faults else "")
    sys.exit(1 if faults else 0)


main()
