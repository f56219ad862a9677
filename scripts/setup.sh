#!/bin/sh
# Find a Python that is new enough and let it set up the environment (scripts/environment.py).
# This much is in sh since it has to work, and to explain itself, where there is no Python.
set -eu
cd "$(dirname "$0")/.."

for python in ${PYTHON:-} python3 python3.14 python3.13 python3.12 python3.11; do
    if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
        exec "$python" scripts/environment.py "$@"
    fi
done

echo "setup: hidalgo needs Python 3.11 or newer, and there is none among the programs here." >&2
if command -v python3 >/dev/null 2>&1; then
    echo "setup: python3 is $(python3 --version 2>&1)." >&2
fi
echo "setup: install one (Debian and Ubuntu: apt-get install python3 python3-venv), or name one:" >&2
echo "setup: make setup PYTHON=/path/to/python3.11" >&2
exit 1
