"""For which machines a wheel says that it is."""

from __future__ import annotations

import runpy
import struct
from pathlib import Path
from typing import Any

import pytest
from conftest import TOP

platforms: Any = runpy.run_path(str(TOP / "packaging/wheel.py"))["platforms"]


def elf(machine: int, *kinds: int) -> bytes:
    """The header of a program for Linux, and of its segments."""
    header = struct.pack("<4sBB10xHHIQQQIHHH", b"\x7fELF", 2, 1, 2, machine, 1, 0, 64, 0, 0, 64, 56, len(kinds))
    return header.ljust(64, b"\0") + b"".join(struct.pack("<I52x", kind) for kind in kinds)


def mach(machine: int, *commands: bytes) -> bytes:
    return struct.pack("<8I", 0xFEEDFACF, machine, 0, 2, len(commands), 0, 0, 0) + b"".join(commands)


def built_for(major: int, minor: int, platform: int = 1) -> bytes:
    return struct.pack("<6I", 0x32, 24, platform, major << 16 | minor << 8, 0, 0)


SEGMENT = struct.pack("<II64x", 0x19, 72)
ARM, INTEL = 0x0100000C, 0x01000007


@pytest.mark.parametrize(("machine", "name"), [(62, "x86_64"), (183, "aarch64")])
def test_linux(machine: int, name: str) -> None:
    expected = [f"manylinux_2_17_{name}", f"manylinux2014_{name}", f"musllinux_1_1_{name}"]
    assert platforms(elf(machine, 1, 1, 6)) == expected
    with pytest.raises(ValueError, match="expected a static program"):
        platforms(elf(machine, 6, 3, 1))


@pytest.mark.parametrize(
    ("binary", "expected"),
    [
        (mach(ARM, SEGMENT, built_for(15, 0)), "macosx_15_0_arm64"),
        (mach(INTEL, SEGMENT, SEGMENT, built_for(15, 0)), "macosx_15_0_x86_64"),
        # pip has no tag for it, and 13.0 would not do.
        (mach(ARM, built_for(13, 3)), "macosx_14_0_arm64"),
        (mach(INTEL, built_for(10, 15)), "macosx_10_15_x86_64"),
        (mach(INTEL, struct.pack("<4I", 0x24, 16, 10 << 16 | 13 << 8, 0)), "macosx_10_13_x86_64"),
    ],
)
def test_macos(binary: bytes, expected: str) -> None:
    assert platforms(binary) == [expected]


@pytest.mark.parametrize(
    ("binary", "message"),
    [
        (b"#!/bin/sh\n", "expected a program for Linux or macOS"),
        (elf(243, 1), "expected a program for x86_64 or aarch64, found one for the machine 243"),
        (mach(18, built_for(15, 0)), "expected a program for x86_64 or arm64"),
        (mach(ARM, SEGMENT, built_for(15, 0, platform=2)), "expected a program that says which macOS"),
    ],
)
def test_others(binary: bytes, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        platforms(binary)


def test_the_command_itself(tool: str) -> None:
    """pip of this machine takes the wheel."""
    tags = pytest.importorskip("packaging.tags")
    names = platforms(Path(tool).read_bytes())
    assert set(names) & {tag.platform for tag in tags.sys_tags()}
