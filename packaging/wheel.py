#!/usr/bin/env python3
"""Packs an installed tree and the Python package as a wheel: `pip install` gives the command and the module.

    wheel.py TREE VERSION MACHINE OUT

TREE has bin/stepchart and share, as in the tarball. SOURCE_DATE_EPOCH dates the files; from equal files come equal
bytes.
"""

import base64
import hashlib
import os
import pathlib
import sys
import time
import zipfile

# A static binary needs no C library: it runs where either kind of Linux wheel does.
PLATFORMS = ["manylinux_2_17_{}", "manylinux2014_{}", "musllinux_1_1_{}"]
PACKAGES = pathlib.Path(__file__).resolve().parent.parent / "integrations/python/src"

METADATA = """\
Metadata-Version: 2.4
Name: stepchart
Version: {version}
Summary: Draws a week of step counts as a chart
License-Expression: Apache-2.0
License-File: LICENSE
License-File: THIRD-PARTY.txt
Requires-Python: >=3.9
Keywords: chart,png,svg,steps,widget
Classifier: Environment :: Console
Classifier: Framework :: Jupyter
Classifier: Operating System :: POSIX :: Linux
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Multimedia :: Graphics
Classifier: Typing :: Typed
Provides-Extra: spark
Requires-Dist: pyspark>=3.3; extra == "spark"
Requires-Dist: pandas<3; extra == "spark"
Requires-Dist: pyarrow>=7; extra == "spark"
Description-Content-Type: text/markdown

```python
import stepchart

picture = stepchart.render([7314, 2583, 16105], goal=10000)
picture.save("week.png")
```

Charts, widgets, cards, messages and animations of step counts, drawn by a small renderer of its own: no browser, no
fonts, no other package is needed, and the same days give the same pixels on every machine. A notebook shows a picture
by itself. With it comes the command `stepchart`, one static file; `stepchart help` says what it does, and
`help(stepchart.render)` what a call takes. `pip install "stepchart[spark]"` brings what draws a picture for every row
of a Spark DataFrame.
"""


class Wheel:
    def __init__(self, path):
        date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
        self.date = max(date, (1980, 1, 1, 0, 0, 0))
        self.zip = zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9)
        self.record = []

    def write(self, name, data, mode=0o644):
        info = zipfile.ZipInfo(name, self.date)
        info.create_system = 3  # Unix: the mode counts.
        info.external_attr = (0o100000 | mode) << 16
        info.compress_type = zipfile.ZIP_DEFLATED
        self.zip.writestr(info, data)
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        self.record.append(f"{name},sha256={digest},{len(data)}")

    def close(self, record):
        self.record.append(f"{record},,")
        self.write(record, ("\n".join(self.record) + "\n").encode())
        self.zip.close()


def main():
    tree, version, machine, out = sys.argv[1:]
    tree = pathlib.Path(tree)
    tags = [f"py3-none-{platform.format(machine)}" for platform in PLATFORMS]
    platforms = ".".join(platform.format(machine) for platform in PLATFORMS)
    wheel = Wheel(pathlib.Path(out) / f"stepchart-{version}-py3-none-{platforms}.whl")
    data, info = f"stepchart-{version}.data", f"stepchart-{version}.dist-info"
    for file in sorted((PACKAGES / "stepchart").rglob("*")):
        if file.suffix in (".py", ".pyi") or file.name == "py.typed":
            wheel.write(file.relative_to(PACKAGES).as_posix(), file.read_bytes())
    wheel.write(f"{data}/scripts/stepchart", (tree / "bin/stepchart").read_bytes(), 0o755)
    for file in sorted((tree / "share").rglob("*")):
        if file.is_file() and "doc" not in file.relative_to(tree).parts:
            wheel.write(f"{data}/data/{file.relative_to(tree).as_posix()}", file.read_bytes())
    for name in ("LICENSE", "THIRD-PARTY.txt"):
        wheel.write(f"{info}/licenses/{name}", (tree / "share/doc/stepchart" / name).read_bytes())
    # Where PEP 770 has bills of materials.
    bill = (tree / "share/doc/stepchart/stepchart.cdx.json").read_bytes()
    wheel.write(f"{info}/sboms/stepchart.cdx.json", bill)
    wheel.write(f"{info}/METADATA", METADATA.format(version=version).encode())
    tag_lines = "".join(f"Tag: {tag}\n" for tag in tags)
    wheel.write(
        f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: stepchart\nRoot-Is-Purelib: false\n{tag_lines}".encode())
    wheel.close(f"{info}/RECORD")


if __name__ == "__main__":
    main()
