#!/usr/bin/env bash
# Packs a built tool: a tarball, a Python wheel, and on Linux a Debian package. From equal files come equal bytes.
#
#     pack.sh TOOL MANUAL ARCHIVES OUT
#
# TOOL is the binary, static on Linux, MANUAL the folder of its man pages, ARCHIVES what the linker says of libraries.
# SOURCE_DATE_EPOCH dates everything; without it the last commit does. Where MINISIGN_KEY names a secret key, the list of
# digests is signed by minisign. On macOS the commands are those of GNU.
set -euo pipefail
tool=$(realpath "$1") manual=$(realpath "$2") archives=$(realpath "$3")
mkdir -p "$4"
out=$(realpath "$4")
cd "$(dirname "$0")/.."

export SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct)} LC_ALL=C TZ=UTC
umask 022
version=$("$tool" --version)
machine=$(uname -m)
case $(uname -s) in Darwin) system=macos ;; *) system=linux ;; esac
name=stepchart-$version-$system-$machine
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# What Homebrew has installed on this machine, others have not.
if [ "$system" = macos ]; then
    needed=$(otool -L "$tool")
    if tail -n +2 <<<"$needed" | grep -Ev '^[[:blank:]]+(/usr/lib|/System)/' >&2; then
        echo "$tool: needs these libraries, which are not macOS's own" >&2
        exit 1
    fi
fi

# What a prefix such as /usr/local gets.
tree=$work/$name
install -D -m 755 "$tool" "$tree/bin/stepchart"
install -d "$tree/share/bash-completion/completions" "$tree/share/zsh/site-functions" "$tree/share/fish/vendor_completions.d"
"$tool" --generate-completion-script bash >"$tree/share/bash-completion/completions/stepchart"
"$tool" --generate-completion-script zsh >"$tree/share/zsh/site-functions/_stepchart"
"$tool" --generate-completion-script fish >"$tree/share/fish/vendor_completions.d/stepchart.fish"
install -D -m 644 -t "$tree/share/man/man1" "$manual"/*.1
install -D -m 644 -t "$tree/share/doc/stepchart" LICENSE
packaging/parts.py licences "$archives" >"$tree/share/doc/stepchart/THIRD-PARTY.txt"
packaging/parts.py sbom "$archives" "$tool" "$version" >"$tree/share/doc/stepchart/stepchart.cdx.json"
install -D -m 644 -t "$tree/share/stepchart/schemas" samples/*.schema.json
find "$tree" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +

tar --sort=name --mtime="@$SOURCE_DATE_EPOCH" --owner=0 --group=0 --numeric-owner --format=ustar -C "$work" -c "$name" |
    gzip -9n >"$out/$name.tar.gz"

# Debian's folders, and the three files that it asks for.
pack_debian() {
    case $machine in x86_64) debian=amd64 ;; aarch64) debian=arm64 ;; *) debian=$machine ;; esac
    root=$work/root
    mkdir -p "$root/DEBIAN" "$root/usr"
    cp -a "$tree/bin" "$tree/share" "$root/usr"
    mkdir -p "$root/usr/share/zsh/vendor-completions"
    mv "$root/usr/share/zsh/site-functions/_stepchart" "$root/usr/share/zsh/vendor-completions"
    rmdir "$root/usr/share/zsh/site-functions"
    doc=$root/usr/share/doc/stepchart
    rm "$doc/LICENSE"
    install -m 644 packaging/debian/copyright "$doc/copyright"
    sed "s/@VERSION@/$version/; s/@DATE@/$(date -u -R -d "@$SOURCE_DATE_EPOCH")/" packaging/debian/changelog |
        gzip -9n >"$doc/changelog.gz"
    gzip -9n "$root"/usr/share/man/man1/*
    install -D -m 644 packaging/debian/lintian-overrides "$root/usr/share/lintian/overrides/stepchart"
    size=$(du -sk --apparent-size "$root/usr" | cut -f1)
    sed "s/@VERSION@/$version/; s/@ARCHITECTURE@/$debian/; s/@SIZE@/$size/" packaging/debian/control >"$root/DEBIAN/control"
    (cd "$root" && find usr -type f -print0 | sort -z | xargs -0 md5sum) >"$root/DEBIAN/md5sums"
    find "$root" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
    dpkg-deb --root-owner-group -Zxz --build "$root" "$out/stepchart_${version}_$debian.deb" >/dev/null
}

packages=("$name.tar.gz")
if [ "$system" = linux ]; then
    pack_debian
    packages+=("stepchart_${version}_$debian.deb")
fi
python3 packaging/wheel.py "$tree" "$version" "$out"
packages+=("$(cd "$out" && echo "stepchart-$version"-*.whl)")
cp "$tree/share/doc/stepchart/stepchart.cdx.json" "$out/$name.cdx.json"

cd "$out"
sha256sum "${packages[@]}" "$name.cdx.json" >SHA256SUMS
if [ -n "${MINISIGN_KEY:-}" ]; then
    minisign -S -s "$MINISIGN_KEY" -m SHA256SUMS -t "stepchart $version"
fi
cat SHA256SUMS
