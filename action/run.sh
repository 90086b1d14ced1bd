# Runs the command: draws a picture of the repository, verifies pictures, or does anything else that the tool can.
here=${BASH_SOURCE%/*}
. "$here/functions.sh"
read_words

if [ "$COMMENT" = true ]; then
  [ -n "$PICTURE" ] || [ "$COMMAND" = verify ] || fail 64 "comment: expected the command verify, or the input picture"
  if [ -n "$NUMBER" ] && ! can_comment; then
    echo "::notice::A pull request from a fork may not write a comment or push pictures; what was found is in the summary."
  fi
fi
if [ -n "$PICTURE" ]; then
  . "$here/picture.sh"
elif [ "$COMMAND" = verify ]; then
  . "$here/verify.sh"
else
  run_tool "$COMMAND" ${words[@]+"${words[@]}"}
fi
