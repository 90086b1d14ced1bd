# Keeps pictures on a branch of their own, and writes the comment on the pull request that shows them, or renews it.
. "${BASH_SOURCE%/*}/functions.sh"
export GH_HOST=${GITHUB_SERVER_URL#*://}
remote=$GITHUB_SERVER_URL/$GITHUB_REPOSITORY.git
text=$RUNNER_TEMP/stepchart/comment.md
clone=$(mktemp -d "$RUNNER_TEMP/stepchart/clone.XXXXXX")

# A verdict is worth more than its comment: where this fails, the step does not.
give_up() {
  echo "::warning::$(escaped "comment: could not $1: has the job the permissions contents: write and pull-requests: write?")"
  exit 0
}

# gh knows the token, which then stands on no command line.
git_in_clone() {
  git -C "$clone" -c credential.helper= -c credential.helper='!gh auth git-credential' "$@"
}

# The branch has none of the project's history. Another job may push in the meantime.
push_pictures() {
  sign_as_bot
  git init --quiet "$clone"
  git_in_clone remote add origin "$remote"
  if git_in_clone fetch --quiet --depth 1 origin "$PICTURES_BRANCH" 2>/dev/null; then
    git_in_clone checkout --quiet --detach FETCH_HEAD
  fi
  mkdir -p "$clone/$FOLDER"
  cp -R "$PICTURES/." "$clone/$FOLDER"
  git_in_clone add .
  if git_in_clone diff --cached --quiet; then return; fi
  git_in_clone commit --quiet --message "$FOLDER"
  for try in 1 2 3 4 5; do
    if git_in_clone push --quiet origin "HEAD:refs/heads/$PICTURES_BRANCH"; then return; fi
    git_in_clone pull --quiet --rebase origin "$PICTURES_BRANCH" || return
  done
  return 1
}

if [ -n "$(ls -A "$PICTURES" 2>/dev/null)" ]; then
  push_pictures || give_up "push pictures to the branch $PICTURES_BRANCH"
fi

# The first line, which nobody sees, tells this job's comment from those of others.
export MARKER="<!-- stepchart: ${GITHUB_WORKFLOW//[^A-Za-z0-9._-]/-}, $NAME -->"
{
  echo "$MARKER"
  cat "$BODY"
  printf '\n[Attempt %s of this run](%s)\n' "$GITHUB_RUN_ATTEMPT" \
    "$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID/attempts/$GITHUB_RUN_ATTEMPT"
} >"$text"
comments=repos/$GITHUB_REPOSITORY/issues
found=$(gh api --paginate "$comments/$NUMBER/comments" --jq '.[] | select(.body | startswith(env.MARKER)) | .id') ||
  give_up "read the comments"
if [ -n "$found" ]; then
  gh api --silent --method PATCH "$comments/comments/${found%%$'\n'*}" --field "body=@$text" || give_up "renew the comment"
elif [ "$NEWS" = true ]; then
  gh api --silent --method POST "$comments/$NUMBER/comments" --field "body=@$text" || give_up "write the comment"
fi
