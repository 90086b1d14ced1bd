#!/usr/bin/env bash
# Writes the man pages of a built tool, as swift-argument-parser's generator makes them of what the tool says of itself.
#
#     manual.sh GENERATOR TOOL OUT
#
# Pages are called stepchart-render.1 and so on, as `man stepchart render` looks for them.
set -euo pipefail
rm -rf "$3"
mkdir -p "$3"
"$1" "$2" --multi-page --date "$(date -u -d "@${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)}" +%F)" --output-directory "$3"
for page in "$3"/*.1; do
    name=$(basename "$page" .1)
    # In mdoc a paragraph is not an empty line, and a name has no space.
    sed -i -E 's/^$/.Pp/; /^\.Sh SYNOPSIS/,$ s/^\.Nm$/.Nm "'"${name/./ }"'"/; /^\.Sh NAME/,/^\.Nd/s/^\.Nm "stepchart ([a-z]+)"/.Nm stepchart-\1/
        /^\.(Xr|Dt)/s/(stepchart|STEPCHART)\./\1-/' "$page"
    [ "${name/./-}" = "$name" ] || mv "$page" "$3/${name/./-}.1"
done
