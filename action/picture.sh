# Draws a picture of the repository anew; commits and pushes it when it changed, but on a pull request.
new=$RUNNER_TEMP/stepchart/new
rm -rf "$new"
mkdir -p "$new/before" "$new/now"

if given -o || given --output; then
  [ "$value" = "$PICTURE" ] || fail 64 "arguments: expected no -o but $PICTURE, which the input picture names, found $value"
fi

# draw FILE OPTION ...: a picture that looks as before stays as it is, whichever release drew it.
draw() {
  local file=$1 drawn=$new/now/${1##*/}
  shift
  run_tool "$COMMAND" ${words[@]+"${words[@]}"} -o "$drawn" "$@"
  if [ -e "$file" ]; then
    cp "$file" "$new/before"
    if cmp -s "$file" "$drawn"; then return; fi
    case $file in
      *.png | *.webp) if "$tool" compare "$file" "$drawn" >"$new/compared.txt" 2>&1; then return; fi ;;
    esac
  fi
  mkdir -p "$(dirname "$file")"
  cp "$drawn" "$file"
}

# One file where an SVG follows the page, or where the arguments name a theme; else one for light pages, and one for dark.
files=("$PICTURE")
dark=${PICTURE%.*}-dark.${PICTURE##*.}
case $PICTURE in
  *.svg) if given --theme; then draw "$PICTURE"; else draw "$PICTURE" --theme auto; fi ;;
  *.png | *.gif | *.webp | *.jpg | *.jpeg)
    if given --theme; then
      draw "$PICTURE"
    else
      files+=("$dark")
      draw "$PICTURE" --theme light
      draw "$dark" --theme dark
    fi ;;
  *) fail 64 "picture: expected a name that ends in .svg, .png, .gif, .webp or .jpg, found $PICTURE" ;;
esac
if [ ${#files[@]} -eq 1 ]; then
  echo "In a README: ![Steps]($PICTURE)"
else
  echo "In a README: <picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"$dark\"><img" \
    "alt=\"Steps\" src=\"$PICTURE\"></picture>"
fi

git add -- "${files[@]}"
if git diff --cached --quiet -- "${files[@]}"; then changed=false; else changed=true; fi
output changed "$changed"

if can_comment; then
  name_run "$PICTURE"
  {
    if $changed; then echo "### $PICTURE changes"; else echo "### $PICTURE stays as it is"; fi
    printf '\n| file | before | now |\n| --- | --- | --- |\n'
    for file in "${files[@]}"; do
      base=${file##*/} before=
      if [ -e "$new/before/$base" ]; then before="![before]($address/before/${base// /%20})"; fi
      echo "| $file | $before | ![now]($address/now/${base// /%20}) |"
    done
  } >"$new/comment.md"
  rm -f "$new/compared.txt"
  mkdir "$new/pictures"
  mv "$new/before" "$new/now" "$new/pictures"
  leave_comment "$new/comment.md" "$new/pictures" "$changed"
fi

if ! $changed; then return; fi
case $GITHUB_EVENT_NAME in
  pull_request*)
    echo "::notice::On a pull request $PICTURE is drawn and not committed: a run for a push, or on a schedule, commits it."
    return ;;
esac
git symbolic-ref --quiet HEAD >/dev/null || fail 64 "picture: the checkout has no branch that could be pushed, as of a tag"
sign_as_bot
git commit --quiet --message "$MESSAGE" -- "${files[@]}"
# Another job may push in the meantime. Where both drew this picture, the later one stays.
for try in 1 2 3; do
  if git push --quiet; then return; fi
  git pull --quiet --rebase --autostash --strategy-option theirs || break
done
fail 69 "picture: could not push: has the job the permission contents: write, and does the branch take pushes?"
