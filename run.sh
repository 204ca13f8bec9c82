#!/usr/bin/env bash
# Installs what is missing, builds, and starts Halfstep with the arguments given. Without arguments the window
# opens; without a display the default preset is trained in the terminal.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/scripts/build.sh"

ensure_packages run
build_target halfstep

if [ $# -eq 0 ] && [ -z "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; then
    say "No display here, so the default preset is trained in the terminal."
    set -- train
fi
exec "$build/bin/halfstep" "$@"
