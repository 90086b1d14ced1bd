# What the scripts of the action share. They run in bash 3.2, too, which macOS has.
set -euo pipefail
tool=$RUNNER_TEMP/stepchart/bin/stepchart
words=()

# Text that a workflow command takes as one value; a second argument is for a property such as file.
escaped() {
  local text=${1//'%'/%25}
  text=${text//$'\r'/%0D}
  text=${text//$'\n'/%0A}
  if [ $# -gt 1 ]; then text=${text//:/%3A} && text=${text//,/%2C}; fi
  printf '%s' "$text"
}

# fail STATUS WORDS: ends the step, and GitHub shows the words on the page of the run.
fail() {
  echo "::error::$(escaped "$2")"
  exit "$1"
}

# A line of words of a command line. xargs knows quotes, and nothing of variables and commands.
split_line() {
  local split word
  split=$(xargs -n 1 printf '%s\n' <<<"$1") || fail 64 "arguments: expected every quote to be closed, found $1"
  while IFS= read -r word; do words+=("$word"); done <<<"$split"
}

# Reads the input arguments into the array words. A line of several is one word, but an option is followed by others.
read_words() {
  local line lines=()
  while read -r line || [ -n "$line" ]; do
    if [ -n "$line" ]; then lines+=("$line"); fi
  done <<<"${ARGUMENTS//$'\r'/}"
  for line in ${lines[@]+"${lines[@]}"}; do
    if [ ${#lines[@]} -eq 1 ] || [[ $line =~ ^--?[A-Za-z][^[:blank:]]*[[:blank:]] && ! $line =~ ^--[a-z-]+= ]]; then
      split_line "$line"
    else
      words+=("$line")
    fi
  done
}

# Whether words have this option; `value` is then its value, the last if there are several.
given() {
  local index word
  value=
  for ((index = 0; index < ${#words[@]}; index++)); do
    word=${words[index]}
    case $word in
      "$1") value=${words[index + 1]-} ;;
      "$1="*) value=${word#*=} ;;
      "$1"*) if [ "$1" = -o ]; then value=${word#-o}; fi ;;
    esac
  done
  [ -n "$value" ]
}

# An error of the tool as GitHub shows it: beside the line of the file, where it names one.
annotate() {
  local text=${1#stepchart: } place=
  if [[ $text =~ ^([^:]+):([0-9]+):([0-9]+):\ (.*)$ ]]; then
    place=" file=$(escaped "${BASH_REMATCH[1]}" property),line=${BASH_REMATCH[2]},col=${BASH_REMATCH[3]}"
    text=${BASH_REMATCH[4]}
  elif [[ $text =~ ^([^:]+):\ (.*)$ ]] && [ -e "${BASH_REMATCH[1]}" ]; then
    place=" file=$(escaped "${BASH_REMATCH[1]}" property)"
    text=${BASH_REMATCH[2]}
  fi
  echo "::error$place::$(escaped "$text")"
}

# Runs the tool; where it cannot do its work, the last line of standard error says why. A 1 is no such failure.
run_tool() {
  local errors=$RUNNER_TEMP/stepchart/errors status=0
  { "$tool" "$@" 2>&1 >&3 3>&- | tee "$errors" >&2; } 3>&1 || status=$?
  if [ "$status" -gt 1 ]; then annotate "$(tail -n 1 "$errors")"; fi
  return "$status"
}

# Whose commits those of the action are.
sign_as_bot() {
  export GIT_AUTHOR_NAME="github-actions[bot]" GIT_AUTHOR_EMAIL="41898282+github-actions[bot]@users.noreply.github.com"
  export GIT_COMMITTER_NAME=$GIT_AUTHOR_NAME GIT_COMMITTER_EMAIL=$GIT_AUTHOR_EMAIL
}

output() { echo "$1=$2" >>"$GITHUB_OUTPUT"; }

# Whether this run can write a comment: on a pull request, whose branch is not in a fork.
can_comment() {
  [ "$COMMENT" = true ] && [ -n "$NUMBER" ] &&
    { [ "$GITHUB_EVENT_NAME" != pull_request ] || [ "$HEAD_REPOSITORY" = "$GITHUB_REPOSITORY" ]; }
}

# name_run WORD: the name of what this job leaves, which no other job has, in `name`; and in `folder` that of pictures on
# their branch, which no other attempt of the job has either.
name_run() {
  name=$GITHUB_JOB-${INDEX:-0}${1:+-$1}
  name=${name//[^A-Za-z0-9._-]/-}
  folder=$GITHUB_RUN_ID-$GITHUB_RUN_ATTEMPT-$name
  address=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/raw/$PICTURES_BRANCH/$folder
}

# leave_comment BODY PICTURES NEWS: tells the step that follows what to write, and whether it is worth a new comment.
leave_comment() {
  output body "$1"
  output pictures "$2"
  output news "$3"
  output name "$name"
  output folder "$folder"
}
