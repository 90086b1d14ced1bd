# Verifies pictures; leaves the report in a folder, in the summary of the job, and as an error for each picture.
report=$(mktemp -d "$RUNNER_TEMP/stepchart/report.XXXXXX")
output report "$report"
name_run "$REPORT"
output artifact "${REPORT:-stepchart-report-$name-$GITHUB_RUN_ATTEMPT}"

# Reports go where the arguments say, and from there into the folder.
added=() taken=()
for pair in failures:failures report-html:report.html report-junit:junit.xml report-markdown:report.md pictures:pictures; do
  option=--${pair%%:*} file=$report/${pair#*:}
  if given "$option"; then
    if [ "$value" != - ]; then taken+=("$value" "$file"); fi
  elif [ "$option" != --pictures ] || [ -n "$PICTURES_URL" ] || can_comment; then
    added+=("$option" "$file")
  fi
done
if ! given --pictures-url; then
  if [ -z "$PICTURES_URL" ] && can_comment; then PICTURES_URL=$address; fi
  if [ -n "$PICTURES_URL" ]; then added+=(--pictures-url "$PICTURES_URL"); fi
fi

if given --failures; then failures=$value; else failures=$report/failures; fi

status=0
run_tool verify ${words[@]+"${words[@]}"} ${added[@]+"${added[@]}"} | tee "$report.txt" || status=$?
for ((index = 0; index < ${#taken[@]}; index += 2)); do
  if [ -e "${taken[index]}" ]; then cp -R "${taken[index]}" "${taken[index + 1]}"; fi
done

# The list of failures says where the goldens are.
goldens=$(sed -n 's/^  "goldens": "\(.*\)",$/\1/p' "$failures/failures.json" 2>/dev/null) || goldens=
goldens=$(cd "$failures/$goldens" 2>/dev/null && pwd -P) || goldens=
while IFS= read -r line; do
  [[ $line =~ ^(missing|error|different|size|new)\ +(.*)$ ]] || continue
  kind=${BASH_REMATCH[1]} text=${BASH_REMATCH[2]} place=
  for file in "$goldens/${text%%: *}"{,.png,.webp,.jpg,.jpeg}; do
    if [ -f "$file" ]; then place="file=$(escaped "${file#"$(pwd -P)/"}" property),"; fi
  done
  echo "::error ${place}title=stepchart verify, $kind::$(escaped "$text")"
done <"$report.txt"

if [ -s "$report/report.md" ]; then
  cat "$report/report.md" >>"$GITHUB_STEP_SUMMARY"
  if can_comment; then
    if [ "$status" -eq 0 ]; then news=false; else news=true; fi
    leave_comment "$report/report.md" "$report/pictures" "$news"
  fi
fi
exit "$status"
