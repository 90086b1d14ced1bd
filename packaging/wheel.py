#!/usr/bin/env python3
"""Packs an installed tree and the Python package as a wheel: `pip install` gives the command and the module.

    wheel.py TREE VERSION OUT

TREE has bin/stepchart and share, as in the tarball. Its header says which machines the wheel is for. SOURCE_DATE_EPOCH dates the files; from equal files come equal
bytes.
"""

import base64
import hashlib
import os
import pathlib
import struct
import sys
import time
import zipfile

# A static binary needs no C library: it runs where either kind of Linux wheel does.
LINUX = ["manylinux_2_17_{}", "manylinux2014_{}", "musllinux_1_1_{}"]
# The numbers of processors in the headers of ELF and of Mach-O, and what wheels call them.
ELF_MACHINES = {62: "x86_64", 183: "aarch64"}
MACH_MACHINES = {0x01000007: "x86_64", 0x0100000C: "arm64"}
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
Classifier: Operating System :: {system}
Classifier: Programming Language :: Python :: 3
Classifier: Topic :: Multimedia :: Graphics
Classifier: Typing :: Typed
Provides-Extra: spark
Requires-Dist: pyspark>=3.3; extra == "spark"
Requires-Dist: pandas; extra == "spark"
Requires-Dist: pyarrow>=7; extra == "spark"
Description-Content-Type: text/markdown

```python
import stepchart

picture = stepchart.render([7314, 2583, 16105], goal=10000)
picture.save("week.png")
```

Charts, widgets, cards, messages and animations of step counts, drawn by a small renderer of its own: no browser, no
fonts, no other package is needed, and the same days give the same pixels on every machine. A notebook shows a picture
by itself. With it comes the command `stepchart`, one file; `stepchart help` says what it does, and
`help(stepchart.render)` what a call takes. `pip install "stepchart[spark]"` brings what draws a picture for every row
of a Spark DataFrame.
"""


def platforms(binary):
    """The platform tags of a wheel with this command, by what its own header says.

    Raises:
        ValueError: for what is no static program for Linux and no program for macOS, or for another processor.
    """
    if binary[:6] == b"\x7fELF\2\1":
        return linux_platforms(binary)
    if binary[:4] == b"\xcf\xfa\xed\xfe":
        return [mac_platform(binary)]
    raise ValueError("expected a program for Linux or macOS of 64 bits, for one processor")


def linux_platforms(binary):
    (machine,) = struct.unpack_from("<H", binary, 18)
    if machine not in ELF_MACHINES:
        raise ValueError(f"expected a program for x86_64 or aarch64, found one for the machine {machine} of ELF")
    (start,) = struct.unpack_from("<Q", binary, 32)
    size, count = struct.unpack_from("<HH", binary, 54)
    kinds = [struct.unpack_from("<I", binary, start + size * index)[0] for index in range(count)]
    # PT_INTERP: a linker, and with it a C library of one kind.
    if 3 in kinds:
        raise ValueError("expected a static program, found one that is linked when it starts")
    return [platform.format(ELF_MACHINES[machine]) for platform in LINUX]


def mac_platform(binary):
    """By the oldest macOS that the program is for. From 11 on, pip knows only whole versions."""
    machine, _, _, count = struct.unpack_from("<4I", binary, 4)
    if machine not in MACH_MACHINES:
        raise ValueError(f"expected a program for x86_64 or arm64, found one for the processor {machine:#x} of Mach-O")
    start = 32
    for _ in range(count):
        kind, size = struct.unpack_from("<II", binary, start)
        # LC_BUILD_VERSION, where 1 is macOS; before 10.14 LC_VERSION_MIN_MACOSX.
        if kind == 0x32 and struct.unpack_from("<I", binary, start + 8)[0] == 1:
            oldest = struct.unpack_from("<I", binary, start + 12)[0]
            break
        if kind == 0x24:
            oldest = struct.unpack_from("<I", binary, start + 8)[0]
            break
        start += size
    else:
        raise ValueError("expected a program that says which macOS it is for")
    major, minor = oldest >> 16, oldest >> 8 & 0xFF
    if major >= 11:
        major, minor = major + (minor > 0), 0
    return f"macosx_{major}_{minor}_{MACH_MACHINES[machine]}"


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
    tree, version, out = sys.argv[1:]
    tree = pathlib.Path(tree)
    binary = (tree / "bin/stepchart").read_bytes()
    names = platforms(binary)
    wheel = Wheel(pathlib.Path(out) / f"stepchart-{version}-py3-none-{'.'.join(names)}.whl")
    data, info = f"stepchart-{version}.data", f"stepchart-{version}.dist-info"
    for file in sorted((PACKAGES / "stepchart").rglob("*")):
        if file.suffix in (".py", ".pyi") or file.name == "py.typed":
            wheel.write(file.relative_to(PACKAGES).as_posix(), file.read_bytes())
    wheel.write(f"{data}/scripts/stepchart", binary, 0o755)
    for file in sorted((tree / "share").rglob("*")):
        if file.is_file() and "doc" not in file.relative_to(tree).parts:
            wheel.write(f"{data}/data/{file.relative_to(tree).as_posix()}", file.read_bytes())
    for name in ("LICENSE", "THIRD-PARTY.txt"):
        wheel.write(f"{info}/licenses/{name}", (tree / "share/doc/stepchart" / name).read_bytes())
    # Where PEP 770 has bills of materials.
    bill = (tree / "share/doc/stepchart/stepchart.cdx.json").read_bytes()
    wheel.write(f"{info}/sboms/stepchart.cdx.json", bill)
    system = "MacOS" if names[0].startswith("macosx") else "POSIX :: Linux"
    wheel.write(f"{info}/METADATA", METADATA.format(version=version, system=system).encode())
    tag_lines = "".join(f"Tag: py3-none-{name}\n" for name in names)
    wheel.write(
        f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: stepchart\nRoot-Is-Purelib: false\n{tag_lines}".encode())
    wheel.close(f"{info}/RECORD")


if __name__ == "__main__":
    main()
