#!/usr/bin/env python3
"""Tells what of others is linked into the tool: as a bill of materials, or with the texts of the licences.

    parts.py licences ARCHIVES
    parts.py sbom ARCHIVES TOOL VERSION

ARCHIVES is what the linker says of static libraries: how many members each has, how many were taken, and its path. Those
of Debian are found by the package that installed them, those of Homebrew by their folder, and the rest are the Swift
toolchain's. A library whose licence is not known here is an error, so that nothing is linked unseen. The bill is
CycloneDX 1.6, dated by SOURCE_DATE_EPOCH.
"""

import hashlib
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import time
import uuid

# By the name of Debian's source package.
LICENCES = {
    "brotli": "MIT",
    "freetype": "FTL OR GPL-2.0-or-later",
    "gcc": "GPL-3.0-or-later WITH GCC-exception-3.1",
    "glibc": "LGPL-2.1-or-later",
    "libdeflate": "MIT",
    "libjpeg-turbo": "IJG AND BSD-3-Clause AND Zlib",
    "libpng": "libpng-2.0",
    "libwebp": "BSD-3-Clause",
    "minizip": "Zlib",
    "sqlite": "blessing",
    "zlib": "Zlib",
}
# Of Homebrew, where they differ.
FORMULAS = {"jpeg-turbo": "libjpeg-turbo", "webp": "libwebp"}
SWIFT_LICENCE = "Apache-2.0 WITH Swift-exception"
# The toolchain's libraries that have a repository of their own.
DISPATCH = {"libdispatch.a", "libBlocksRuntime.a", "libswiftDispatch.a"}

INTRODUCTION = """\
stepchart is under the Apache License 2.0 (the file LICENSE). It is one file that holds code of others, each under
its own licence, below.
"""
OF_GLIBC = """\
The GNU C library is under the LGPL: whoever wants another version of it in the tool builds it anew from stepchart's
source, as its documentation says.
"""


def said(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


class Part:
    def __init__(self, name, version, purl, licence, text):
        self.name, self.version, self.purl, self.licence, self.text = name, version, purl, licence, text


def debian(path):
    package = said("dpkg", "-S", path).split(":")[0]
    about = said("dpkg-query", "-W", "-f", "${source:Package} ${Version} ${Architecture}\n", package).splitlines()[0]
    source, version, architecture = about.split()
    # Debian's names have the interface's version in them, as in libpng1.6, gcc-12 and sqlite3.
    known = re.sub(r"-?[\d.]+$", "", source)
    if known not in LICENCES:
        sys.exit(f"packaging/parts.py: {path} is of {source}, whose licence is not known here")
    release = dict(line.split("=", 1) for line in pathlib.Path("/etc/os-release").read_text().splitlines() if "=" in line)
    distribution = f"{release['ID']}-{release['VERSION_ID'].strip(chr(34))}"
    purl = f"pkg:deb/{release['ID']}/{package}@{version.replace(':', '%3A').replace('+', '%2B')}"
    purl += f"?arch={architecture}&distro={distribution}&upstream={source}"
    # A compiler is not what is linked of it.
    name = known if known != "gcc" else re.sub(r"-[\d.]+-dev$", "", package)
    return Part(name, version, purl, LICENCES[known], f"/usr/share/doc/{package}/copyright")


def homebrew(path):
    """Of a path such as .../Cellar/webp/1.5.0/lib/libwebp.a."""
    cellar, _, rest = path.partition("/Cellar/")
    formula, version = rest.split("/")[:2]
    texts = sorted(pathlib.Path(cellar, "Cellar", formula, version).glob("[LC][IO][CP]*"))
    if not texts:
        sys.exit(f"{path}: there is no text of its licence beside it")
    name = FORMULAS.get(formula, formula)
    if name not in LICENCES:
        sys.exit(f"packaging/parts.py: {path} is of {formula}, whose licence is not known here")
    return Part(name, version, f"pkg:brew/{formula}@{version}", LICENCES[name], texts[0])


def swift(path):
    version = re.search(r"\((swift-[\w.-]+)\)", said("swift", "--version"))[1]
    name = "swift-corelibs-libdispatch" if pathlib.Path(path).name in DISPATCH else "swift"
    toolchain = pathlib.Path(shutil.which("swift")).resolve().parent.parent
    return Part(
        name, version.removeprefix("swift-"), f"pkg:github/swiftlang/{name}@{version}", SWIFT_LICENCE,
        toolchain / "share/swift/LICENSE.txt")


def parts(archives):
    """One for each package that code was taken from."""
    found = {}
    for line in pathlib.Path(archives).read_text().splitlines()[1:]:
        _, taken, path = line.split("\t")
        if int(taken) > 0:
            if "/swift_static/" in path:
                part = swift(path)
            elif "/Cellar/" in path:
                part = homebrew(path)
            else:
                part = debian(path)
            found[part.purl] = part
    if not found:
        sys.exit(f"{archives}: it names no libraries; `make clean release` writes it anew")
    return sorted(found.values(), key=lambda part: part.purl)


def licences(archives):
    found = parts(archives)
    print(INTRODUCTION + (OF_GLIBC if any(part.name == "glibc" for part in found) else ""))
    for part in found:
        print(f"{'=' * len(part.name)}\n{part.name}\n{'=' * len(part.name)}\n\n{pathlib.Path(part.text).read_text()}\n")


def sbom(archives, tool, version):
    digest = hashlib.sha256(pathlib.Path(tool).read_bytes()).hexdigest()
    own = f"pkg:generic/stepchart@{version}"
    components = [
        {
            "type": "library", "bom-ref": part.purl, "name": part.name, "version": part.version,
            "licenses": [{"expression": part.licence}], "purl": part.purl,
        }
        for part in parts(archives)
    ]
    date = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"])))
    bill = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{own}#{digest}')}",
        "version": 1,
        "metadata": {
            "timestamp": date,
            "component": {
                "type": "application", "bom-ref": own, "name": "stepchart", "version": version,
                "hashes": [{"alg": "SHA-256", "content": digest}], "licenses": [{"expression": "Apache-2.0"}],
                "purl": own,
            },
        },
        "components": components,
        "dependencies": [
            {"ref": own, "dependsOn": [part["bom-ref"] for part in components]},
            *({"ref": part["bom-ref"]} for part in components),
        ],
    }
    print(json.dumps(bill, indent=2))


{"licences": licences, "sbom": sbom}[sys.argv[1]](*sys.argv[2:])
