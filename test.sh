#!/usr/bin/env bash
# Installs what is missing, builds everything and runs every test. Arguments go to ctest.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/scripts/build.sh"

ensure_packages run test
build_target all
exec ctest --test-dir "$build" --no-tests=error --output-on-failure --parallel 2 "$@"
