#!/usr/bin/env bash
# Prepares a build on macOS whose tool needs nothing of Homebrew.
#
#     macos.sh FOLDER ARCHIVES
#
# A linker takes a dynamic library before an archive of the same folder. So the files for pkg-config, in FOLDER/pkgconfig,
# lead to FOLDER/lib, which has the archives alone. ARCHIVES lists them as packaging/parts.py reads it. zlib and SQLite
# are macOS's own.
set -euo pipefail
mkdir -p "$1/lib" "$1/pkgconfig"
folder=$(cd "$1" && pwd -P) list=$2
printf 'members\ttaken\tpath\n' >"$list"
for formula in libpng libdeflate jpeg-turbo webp minizip freetype; do
  prefix=$(cd "$(brew --prefix "$formula")" && pwd -P)
  for archive in "$prefix"/lib/*.a; do
    ln -sf "$archive" "$folder/lib"
    printf '1\t1\t%s\n' "$archive" >>"$list"
  done
  for file in "$prefix"/lib/pkgconfig/*.pc; do
    sed "s|^libdir=.*|libdir=$folder/lib|" "$file" >"$folder/pkgconfig/${file##*/}"
  done
done
