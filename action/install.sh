# Puts the tool into a folder, and this on the path of later steps.
. "${BASH_SOURCE%/*}/functions.sh"
folder=$RUNNER_TEMP/stepchart
mkdir -p "$folder/bin"

if [ -z "$TOOL_PATH" ]; then
  version=${VERSION:-${REF##*/}}
  version=${version#v}
  [[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] ||
    fail 64 "version: expected a release such as 0.3.0, as the action's own reference names none, found '$version'"
  case $(uname -s) in Darwin) system=macos ;; *) system=linux ;; esac
  file=stepchart-$version-$system-$(uname -m).tar.gz
  for name in "$file" SHA256SUMS; do
    curl --fail --silent --show-error --location --retry 3 --output "$folder/$name" "$RELEASES/v$version/$name" ||
      fail 69 "version: could not fetch $RELEASES/v$version/$name"
  done
  if command -v sha256sum >/dev/null; then check=(sha256sum); else check=(shasum -a 256); fi
  (cd "$folder" && grep -F "  $file" SHA256SUMS | "${check[@]}" -c -) || fail 65 "$file: its digest is not that of the release"
  TOOL_PATH=$folder/$file
fi
case $TOOL_PATH in
  *.tar.gz) tar -xzf "$TOOL_PATH" -C "$folder" --strip-components=1 ;;
  *) install -m 755 "$TOOL_PATH" "$folder/bin/stepchart" ;;
esac
echo "$folder/bin" >>"$GITHUB_PATH"
"$tool" --version
