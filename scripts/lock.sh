#!/bin/sh
# Regenerate locks/*.txt from locks/*.in: exact versions and hashes for every platform, and no
# address of any index, so that whoever installs may use whichever index or mirror they trust.
# uv lives in a throw-away environment: nothing else here needs it.
set -eu
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT INT TERM
"${PYTHON:-python3}" -m venv "$scratch/venv"
echo "lock: fetching uv"
"$scratch/venv/bin/python" -m pip install --quiet --disable-pip-version-check uv

# server.txt holds what runtime.txt does and more, dev.txt all of it; constraining each by the one
# before keeps the three in step.
constraint=
for name in runtime server dev; do
    sources="locks/$name.in"
    [ "$name" != server ] || sources="locks/runtime.in locks/server.in"
    echo "lock: resolving locks/$name.in"
    # shellcheck disable=SC2086  # constraint and sources are several words on purpose
    "$scratch/venv/bin/uv" pip compile --quiet --universal --generate-hashes \
        --python-version 3.11 --no-emit-index-url --custom-compile-command "make lock" \
        $constraint "$@" --output-file "locks/$name.txt" $sources
    if grep -n -e '://' -e '^--' "locks/$name.txt"; then
        echo "lock: locks/$name.txt names an address or an index option (above)" >&2
        exit 1
    fi
    constraint="--constraint locks/$name.txt"
done
echo "lock: done. Pass --upgrade (make lock LOCK_ARGS=--upgrade) to take newer releases."
