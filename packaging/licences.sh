#!/usr/bin/env bash
# Prints the licence of everything that is linked into the tool, as the machine that built it has the texts.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=$(dirname "$(readlink -f "$(command -v swift)")")/../share/swift/LICENSE.txt

# text NAME FILE
text() {
    printf '%s\n%s\n%s\n\n' "${1//?/=}" "$1" "${1//?/=}"
    cat "$2"
    printf '\n\n'
}

# The file as Debian installs it.
debian() { text "$1" "/usr/share/doc/$2/copyright"; }

cat <<'TEXT'
stepchart is under the Apache License 2.0 (the file LICENSE). It is one static file that holds code of others, each under
its own licence, below. The GNU C library is under the LGPL: whoever wants another version of it in the tool builds it anew
from stepchart's source, as its documentation says.

TEXT
text "Swift standard library, Concurrency and Dispatch" "$swift"
debian "libpng" libpng-dev
debian "zlib" zlib1g-dev
debian "libdeflate" libdeflate-dev
debian "libjpeg-turbo" libjpeg-dev
debian "minizip" libminizip-dev
debian "SQLite" libsqlite3-dev
if [ -d Sources/Charts/CStepLibFreeType ]; then
    debian "FreeType" libfreetype-dev
    debian "Brotli" libbrotli-dev
fi
debian "GNU C library" libc6-dev
debian "GCC runtime libraries libgcc and libstdc++" gcc-12-base
