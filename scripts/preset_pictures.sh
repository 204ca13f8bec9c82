#!/bin/bash
# Draws resources/presets/*.svg, the small pictures beside the choice of presets, from a run of each:
#   scripts/preset_pictures.sh [PRESET...]
# On the left the loss of every attempt and, orange, of validation; on the right what the preset's chart shows.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=$root/build/release/bin/halfstep
runs=$(mktemp -d)
trap 'rm -rf "$runs"' EXIT

draw() { # RUN CHART
    local column=
    case $2 in
        loss_scale) column=scale_used ;;
        gradient_entries_lost) column=zero_fraction ;;
        memory) column=peak_bytes ;;
    esac
    awk -F, -v column="$column" '
        FNR == 1 { delete at; for (i = 1; i <= NF; ++i) at[$i] = i }
        FNR > 1 && FILENAME ~ /attempts/ {
            loss[++n] = $at["loss"]
            if (column == "") next
            other[n] = $at[column] + 0
            if (column == "scale_used") other[n] = other[n] > 0 ? log(other[n]) / log(2) : -150
            if ($at["applied"] == 0) skipped[n] = 1
        }
        FNR > 1 && FILENAME ~ /epochs/ { validation[++epochs] = $at["val_loss"] }
        function finite(y) { return y ~ /^-?[0-9]/ }
        function reach(ys, count,   i) {
            for (i = 1; i <= count; ++i)
                if (finite(ys[i])) { y = ys[i] + 0; if (!some || y < low) low = y; if (!some || y > high) high = y; some = 1 }
        }
        function place(y) { return 50 - 44 * (y - low) / (high - low) }
        function line(ys, count, color,   i, step, points) {
            step = int(count / 150) + 1
            for (i = 1; i <= count; i += step)
                if (finite(ys[i])) points = points sprintf(" %.1f,%.1f", left + width * i / count, place(ys[i]))
            printf "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\"/>\n", substr(points, 2), color
        }
        function frame() { printf "<rect x=\"%d\" y=\"2\" width=\"%d\" height=\"52\" fill=\"none\" stroke=\"#8a929c\"/>\n", left, width }
        END {
            print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 56\" width=\"300\" height=\"56\">"
            left = 1; width = column == "" ? 298 : 144
            reach(loss, n); reach(validation, epochs)
            low = 0
            frame(); line(loss, n, "#3d8fd1"); if (epochs > 1) line(validation, epochs, "#d9822b")
            if (column != "") {
                some = 0; left = 155; reach(other, n)
                if (column != "scale_used") { low = 0; if (high <= 0) high = 1 }
                if (high <= low) { low -= 1; high += 1 }
                frame(); line(other, n, "#3d8fd1")
                for (i = 1; i <= n; ++i)
                    if (skipped[i] && (column == "scale_used") && i - last > n / 40) {
                        last = i; x = left + width * i / n; y = place(other[i])
                        printf "<path d=\"M%.1f %.1fl4 4m0 -4l-4 4\" stroke=\"#e0562b\" stroke-width=\"1.5\"/>\n", x - 2, y - 2
                    }
            }
            print "</svg>"
        }' "$1/attempts.csv" "$1/epochs.csv"
}

[ $# -gt 0 ] || set -- "$root"/resources/presets/*.json
for preset; do
    name=$(basename "$preset" .json)
    chart=$(sed -n 's/.*"chart": "\(.*\)".*/\1/p' "$root/resources/presets/$name.json")
    "$program" train --preset "$name" --set run.max_attempts=600 --quiet --out "$runs/$name"
    draw "$runs/$name" "$chart" >"$root/resources/presets/$name.svg"
done
