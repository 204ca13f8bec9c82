#!/usr/bin/env bash
# Runs ./test.sh in a fresh Debian 13, so that LibTorch 2.6, Qt 6.8 and the package list are proven on any Debian
# machine: tests/debian13.sh [CACHE_FOLDER]. Needs root and debootstrap, and takes the mirror from this machine's
# own apt sources. Exits with the status of the tests, or with 77 when they could not be run here.
set -euo pipefail

suite=trixie
source=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd -P)
cache=${1:-${XDG_CACHE_HOME:-$HOME/.cache}/halfstep/debian13}

say() { printf '%s\n' "$*" >&2; }
cannot() { say "Debian 13 could not be tried here: $*"; exit 77; }

# Every archive that the machine's apt sources name with the component main, those of its own release first.
mirrors() {
    local files=()
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || files+=("$file")
    done
    [ "${#files[@]}" -gt 0 ] || return 0
    awk -v own="$(. /etc/os-release && echo "${VERSION_CODENAME:-}")" '
        function entry(uris, suites, components,    list, n, i) {
            if ((" " components " ") !~ / main /) return
            n = split(uris, list, " ")
            for (i = 1; i <= n; i++)
                if (list[i] ~ /^(https?|ftp|file):/)
                    print ((" " suites " ") ~ (" " own " ") ? 0 : 1), list[i]
        }
        function stanza() { if (!off && field["types"] ~ /(^| )deb( |$)/)
                                entry(field["uris"], field["suites"], field["components"])
                            split("", field); off = 0 }
        FNR == 1 { stanza(); oneline = FILENAME !~ /\.sources$/ }
        /^[ \t]*#/ { next }
        oneline && $1 == "deb" {
            sub(/\[[^]]*\]/, "")
            uri = $2; release = $3; $1 = $2 = $3 = ""
            entry(uri, release, $0)
        }
        oneline { next }
        /^[ \t]*$/ { stanza(); next }
        /^[A-Za-z-]+:/ { name = tolower($0); sub(/:.*/, "", name); sub(/^[^:]*:[ \t]*/, "") }
        { field[name] = field[name] " " $0; if (name == "enabled" && tolower($0) ~ /no/) off = 1 }
        END { stanza() }' "${files[@]}" | sort -s -n -k 1,1 | cut -d ' ' -f 2- | sed 's|/*$||' | awk '!seen[$0]++'
}

# The first of them that has the release; apt's own downloader knows the proxy.
find_mirror() {
    local mirror found
    found=$(mktemp)
    for mirror in $(mirrors); do
        if /usr/lib/apt/apt-helper download-file "$mirror/dists/$suite/Release" "$found" >/dev/null 2>&1 &&
            grep -qx "Codename: $suite" "$found"; then
            printf '%s\n' "$mirror"
            break
        fi
    done
    rm -f "$found"
}

install_system() {
    local mirror proxy
    mirror=$(find_mirror)
    [ -n "$mirror" ] || cannot "none of the archives in this machine's apt sources can be reached and has $suite."
    for scheme in http https; do
        proxy=$(apt-config dump --format '%v%n' "Acquire::$scheme::Proxy")
        [ -z "$proxy" ] || [ "$proxy" = DIRECT ] || export "${scheme}_proxy=$proxy"
    done
    say "Making a Debian 13 in $cache"
    rm -rf --one-file-system "$cache/root.new"
    debootstrap --variant=minbase --include=ca-certificates "$suite" "$cache/root.new" "$mirror" >"$cache/debootstrap.log" 2>&1 ||
        { tail -n 3 "$cache/debootstrap.log" >&2; cannot "debootstrap failed; see debootstrap.log in the cache folder."; }
    {
        apt-config dump | grep -E '^Acquire::(http|https|ftp)::Proxy' || true
        echo 'APT::Keep-Downloaded-Packages "false";'
    } >"$cache/root.new/etc/apt/apt.conf.d/90halfstep"
    mv "$cache/root.new" "$cache/root"
}

unmount() {
    for place in proc ccache; do
        ! mountpoint -q "$cache/root/$place" || umount "$cache/root/$place" 2>/dev/null || umount -l "$cache/root/$place"
    done
}

[ "$(id -u)" -eq 0 ] || cannot "a chroot needs root; run this as root or with sudo."
command -v apt-config >/dev/null || cannot "this is not a Debian system."
if ! command -v debootstrap >/dev/null; then
    apt-get -q -y --no-install-recommends install debootstrap >/dev/null 2>&1 ||
        cannot "debootstrap is missing and could not be installed."
fi

mkdir -p "$cache"
cache=$(cd "$cache" && pwd -P)
exec 9>"$cache/lock"
flock -n 9 || cannot "another run is using $cache."
[ -d "$cache/root" ] || install_system

root=$cache/root
trap unmount EXIT
trap 'exit 130' INT TERM HUP
mkdir -p "$cache/ccache" "$root/ccache"
mount -t proc proc "$root/proc" && mount --bind "$cache/ccache" "$root/ccache" ||
    cannot "/proc could not be mounted in the chroot."
rm -rf --one-file-system "$root/halfstep"
mkdir "$root/halfstep"
git -c safe.directory="$source" -C "$source" ls-files -z |
    tar --create --directory "$source" --null --files-from - --ignore-failed-read |
    tar --extract --no-same-owner --directory "$root/halfstep"
cp /etc/resolv.conf "$root/etc/resolv.conf" 2>/dev/null || true

status=0
chroot "$root" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 \
    CCACHE_DIR=/ccache /halfstep/test.sh || status=$?
exit "$status"
