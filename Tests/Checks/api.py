#!/usr/bin/env python3
"""Holds the public Swift interface to what docs/api says of it, and to the changelog.

    Tests/Checks/api.py BUILD [--record]

BUILD is a folder that SwiftPM built into, such as .build/debug. docs/api has the interface as of the last version: a
line for each declaration, as the toolchain's API digester tells them. A line that is new, gone or other needs the name of
its type among the words `in code` of CHANGELOG.md's part "Unreleased"; else this ends with 1. `--record` writes
docs/api anew, as is done once for each version.
"""

import difflib
import json
import pathlib
import re
import subprocess
import sys

TOP = pathlib.Path(__file__).resolve().parents[2]
# What a package that depends on this one can name.
MODULES = [
    "StepWords", "StepData", "StepImport", "StepRaster", "StepChart", "StepChartImport", "StepChartFonts",
    "StepChartFoundation", "StepChartTesting",
]
WORDS = {
    "Struct": "struct", "Enum": "enum", "Class": "class", "Protocol": "protocol", "Var": "var", "Func": "func",
    "Constructor": "", "EnumElement": "case", "TypeAlias": "typealias", "Subscript": "", "AssociatedType": "associatedtype",
}
# Every type has them, or what they say follows from the rest.
IMPLIED = {"Copyable", "Escapable", "SendableMetatype"}


def digest(build, module):
    flags = []
    for file in [*build.rglob("module.modulemap"), *TOP.glob("Sources/*/CStepLib*/module.modulemap")]:
        flags += ["-Xcc", f"-fmodule-map-file={file}"]
    for folder in TOP.glob("Sources/*/C*/include"):
        flags += ["-I", folder]
    cflags = subprocess.run(
        ["pkg-config", "--cflags-only-I", "freetype2", "libpng", "minizip", "sqlite3"], check=True, capture_output=True, text=True).stdout
    for flag in cflags.split():
        flags += ["-Xcc", flag]
    told = subprocess.run(
        ["swift", "api-digester", "-dump-sdk", "-module", module, "-I", build / "Modules", *flags, "-avoid-location",
         "-avoid-tool-args", "-abort-on-module-fail", "-swift-version", "6", "-o", "-"],
        check=True, capture_output=True, text=True).stdout
    return json.loads(told)["ABIRoot"]


def declaration(node, path):
    kind, name = node["declKind"], node["printedName"]
    types = [child for child in node.get("children", []) if "declKind" not in child]
    text = f"{WORDS[kind]} {'.'.join([*path, name])}".strip()
    if node.get("static") and kind != "EnumElement":
        text = "static " + text
    if kind in ("Func", "Constructor", "Subscript"):
        # What it gives comes first, then what it takes.
        names = re.findall(r"[^(:]+(?=:)", name)
        takes = [f"{label}: {child['printedName']}{' = _' if child.get('hasDefaultArg') else ''}"
                 for label, child in zip(names, types[1:])]
        text = f"{text.rpartition('(')[0]}({', '.join(takes)})"
        text += " throws" if node.get("throwing") else ""
        text += f" -> {types[0]['printedName']}" if types and kind != "Constructor" else ""
    elif kind == "Var":
        setters = [child for child in node.get("accessors", []) if child["accessorKind"] == "set"]
        can_set = any(not child.get("isInternal") for child in setters) and not node.get("isLet")
        text += f": {types[0]['printedName']}{' { get set }' if can_set else ''}"
    elif kind == "TypeAlias" and types:
        text += f" = {types[0]['printedName']}"
    elif kind == "EnumElement" and types and types[0].get("children"):
        payload = re.fullmatch(r"\(.+?\) -> (\(.+\)) -> .+", types[0]["printedName"])
        text += payload[1] if payload else ""
    conformances = sorted(each["printedName"] for each in node.get("conformances", []))
    conformances = [each for each in conformances if each not in IMPLIED]
    return text + (f": {', '.join(conformances)}" if conformances else "")


def declarations(node, path=()):
    for child in node.get("children", []):
        if child.get("declKind") not in WORDS or child.get("isInternal") or child.get("implicit"):
            continue
        # Of another module's type, only what is added to it.
        if not child.get("isExternal"):
            yield declaration(child, path)
        yield from declarations(child, (*path, child["name"]))


def news():
    """The words in code of the changelog's part about what is not released yet."""
    parts = re.split(r"^## ", (TOP / "CHANGELOG.md").read_text(), flags=re.MULTILINE)
    unreleased = parts[1] if parts[1].startswith("Unreleased") else ""
    return set(re.findall(r"\w+", " ".join(re.findall(r"`([^`]+)`", unreleased))))


def main():
    build, record = pathlib.Path(sys.argv[1]).resolve(), "--record" in sys.argv
    told, faults = news(), 0
    for module in MODULES:
        lines = sorted(set(declarations(digest(build, module))))
        assert lines, f"{module} has no interface"
        file = TOP / f"docs/api/{module}.txt"
        if record:
            file.write_text("\n".join(lines) + "\n")
            continue
        for line in difflib.ndiff(file.read_text().splitlines() if file.exists() else [], lines):
            if line[0] not in "+-":
                continue
            name = re.sub(r"^(static )?(struct|enum|class|protocol|var|func|case|typealias|associatedtype) ", "", line[2:])
            if re.match(r"\w+", name)[0] not in told:
                faults += 1
                print(f"{module}: {line}")
    if faults:
        print('CHANGELOG.md does not name these changes of the interface: describe them in its part "Unreleased".')
    sys.exit(faults > 0)


main()
