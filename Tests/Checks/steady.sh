#!/usr/bin/env bash
# Runs the tests that `make test` has built where tests like to fail by chance: beside other work, on one core, as another
# user, in another zone or language, from an odd folder. Each way is a step; all must pass. About an hour; only on Linux.
set -eu
cd "$(dirname "$0")/../.."

# A second checkout, whose path has spaces and an accent, and which another user owns at the end.
other=$(mktemp -d)/"pas à pas"
trap 'chmod -R u+w "$(dirname "$other")"; rm -rf "$(dirname "$other")"' EXIT
mkdir "$other"
git ls-files -z --cached --others --exclude-standard | xargs -0 cp --parents -t "$other"

long="$(dirname "$other")/$(printf '%0150d' 0)"

run='make --no-print-directory run-tests'
beside() { echo "(while :; do :; done) & (while :; do :; done) & trap 'kill %1 %2' EXIT; $run"; }

steps=()
for round in 1 2 3; do
    steps+=("busy $round: bash -c \"$(beside)\"" "one core $round: taskset -c 0 $run")
done
steps+=(
    "without a terminal: setsid --wait $run"
    "with a terminal: script -qec '$run' /dev/null"
    "zone of Kiritimati: TZ=Pacific/Kiritimati $run"
    "zone of St Johns: TZ=America/St_Johns $run"
    "language Turkish: LANG=tr_TR.UTF-8 LC_ALL=tr_TR.UTF-8 $run"
    "umask 077: umask 077; $run"
    "long path: mkdir -p '$long' && TMPDIR='$long' $run"
    "folder with spaces: make --no-print-directory -C '$other' test"
    "two at once: $run & make --no-print-directory -C '$other' run-tests && wait \$!"
)
if [ "$(id -u)" = 0 ]; then
    # Swift keeps a lock in the folder for temporary files, which is root's by now, and whose path must be ASCII.
    home="$(dirname "$other")/home"
    steps+=("another user: mkdir '$home'; chmod 755 '$(dirname "$other")'; chown -R nobody '$other' '$home'; \
        runuser -u nobody -- env HOME='$home' TMPDIR='$home' make --no-print-directory -C '$other' run-tests")
fi
python3 Tests/Checks/steps.py "${steps[@]}"
