#!/usr/bin/env bash
# Fails on code that clang-format would lay out differently; exit code 77 where version 14 of it is missing.
set -euo pipefail

for program in clang-format-14 clang-format; do
    if command -v "$program" >/dev/null && "$program" --version | grep -q 'version 14\.'; then
        find app engine tests ui \( -name '*.cpp' -o -name '*.h' \) -print0 | xargs -0 "$program" --dry-run -Werror
        exit 0
    fi
done
echo "clang-format 14 is not installed, so the dialect of the sources was not checked."
exit 77
