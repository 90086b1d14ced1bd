#!/usr/bin/env bash
# Builds the libraries that read files of others, from Debian's sources, so that the sanitizers and the
# fuzzer see into them: libraries.sh FOLDER
set -euo pipefail
out=$(realpath -m "$1")
source=$out/source
mkdir -p "$source/parts" "$source/lists/partial"
cd "$source"

# This machine's archives, for sources alone; what it knows of packages stays as it is.
for list in /etc/apt/sources.list.d/*.sources; do
    [ ! -e "$list" ] || sed 's/^Types:.*/Types: deb-src/' "$list" >"parts/${list##*/}"
done
for list in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
    [ ! -e "$list" ] || sed -n 's/^deb \(.*\)/deb-src \1/p' "$list" >"parts/from-${list##*/}.list"
done
archives=(-qq -o Dir::Etc::sourcelist=/dev/null -o Dir::Etc::sourceparts="$source/parts" -o Dir::State::lists="$source/lists")
apt-get "${archives[@]}" update
for name in zlib libpng1.6 minizip freetype; do
    # The newest that can be had: mirrors do not keep all.
    for version in $(apt-cache "${archives[@]}" showsrc "$name" | sed -n 's/^Version: //p' | sort -Vr); do
        if apt-get "${archives[@]}" source "$name=$version"; then break; fi
    done
done

# As Debian builds them, but for parts of FreeType that the tool is not linked to.
export CC=clang CFLAGS="-w -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize=function -fno-sanitize-recover=undefined"
build() { # FOLDER ARCHIVE COMMAND
    (cd "$1" && eval "$3" && cp "$2" "$out") >"$1.log" 2>&1 || { tail -20 "$1.log"; exit 1; }
}
static="--disable-shared --quiet"
build zlib-*/ libz.a "./configure --static && make libz.a"
build libpng1.6-*/ .libs/libpng16.a "./configure $static && make libpng16.la"
mv "$out/libpng16.a" "$out/libpng.a"
build minizip-*/ libminizip.a "$CC $CFLAGS -c ioapi.c unzip.c zip.c && ar rcs libminizip.a ioapi.o unzip.o zip.o"
build freetype-*/ objs/.libs/libfreetype.a "./configure $static --with-bzip2=no --with-harfbuzz=no && make"
rm -r "$source"
