# Sourced by run.sh and test.sh: packages, configuration, build. Everything it says goes to standard error,
# so that the program's own output stays clean.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
preset=${HALFSTEP_PRESET:-release} # of CMakePresets.json
build=$root/build/$preset

say() { printf '%s\n' "$*" >&2; }

# packages_of SECTION...: the names in these sections of the list
packages_of() {
    awk -v wanted=" $* " '/^\[/ { inside = index(wanted, " " substr($0, 2, length($0) - 2) " ") }
                          /^[a-z0-9]/ && inside' "$root/scripts/debian.txt"
}

# ensure_packages SECTION...: installs what is missing; HALFSTEP_SKIP_PACKAGES=1 leaves that to you
ensure_packages() {
    [ -z "${HALFSTEP_SKIP_PACKAGES:-}" ] || return 0
    local wanted missing installer=()
    mapfile -t wanted < <(packages_of "$@")
    if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
        say "This is not a Debian system, so packages are not installed for you. Needed here by Debian's names:"
        say "  ${wanted[*]}"
        return 0
    fi
    mapfile -t missing < <(comm -13 \
        <(dpkg-query -W -f '${db:Status-Status} ${Package}\n' "${wanted[@]}" 2>/dev/null | sed -n 's/^installed //p' | sort -u) \
        <(printf '%s\n' "${wanted[@]}" | sort -u))
    [ "${#missing[@]}" -gt 0 ] || return 0

    if [ "$(id -u)" -ne 0 ]; then
        if command -v sudo >/dev/null && { sudo -n true 2>/dev/null || [ -t 0 ]; }; then
            installer=(sudo)
        else
            say "These packages are missing, and installing them needs root or sudo:"
            say "  apt-get install --no-install-recommends ${missing[*]}"
            exit 1
        fi
    fi
    say "Installing packages: ${missing[*]}"
    local log
    log=$(mktemp)
    installer+=(env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
    # A foreign source that cannot be reached must not stop what Debian's own can give.
    "${installer[@]}" update >"$log" 2>&1 || true
    if ! "${installer[@]}" --no-install-recommends install "${missing[@]}" >>"$log" 2>&1 </dev/null; then
        cat "$log" >&2
        rm -f "$log"
        say "The packages could not be installed: ${missing[*]}"
        exit 1
    fi
    rm -f "$log"
}

# As many compilers as there are cores, at 2 GiB each of the memory that is free, and 24 GiB in all.
compile_jobs() {
    local cores free
    cores=$(nproc)
    free=$(awk '/^MemAvailable:/ { print int($2 / 2097152) }' /proc/meminfo)
    printf '%s\n' "$cores" "${free:-1}" 12 | sort -n | awk 'NR == 1 { print ($1 < 1) ? 1 : $1 }'
}

# build_target TARGET: configures when that was not done yet (ninja repeats it by itself), then builds
build_target() {
    local log
    # A folder that was moved or copied names another place in its cache and has to be configured afresh.
    if [ ! -f "$build/build.ninja" ] ||
        ! grep -qxF "CMAKE_HOME_DIRECTORY:INTERNAL=$root" "$build/CMakeCache.txt"; then
        log=$(mktemp)
        if ! (cd "$root" && cmake --fresh --preset "$preset") >"$log" 2>&1; then
            cat "$log" >&2
            rm -f "$log"
            say "Configuring failed; the reason is above."
            exit 1
        fi
        rm -f "$log"
    fi
    [ -x "$build/bin/halfstep" ] || say "Building Halfstep; the first time takes some minutes."
    if [ -t 2 ] && [ ! -x "$build/bin/halfstep" ]; then
        compile "$1" >&2 || build_failed
    else
        log=$(mktemp)
        compile "$1" >"$log" 2>&1 || { cat "$log" >&2; build_failed; }
        rm -f "$log"
    fi
}

compile() { cmake --build "$build" --parallel "$(compile_jobs)" --target "$1"; }

build_failed() {
    say "Building failed; the reason is above."
    exit 1
}
