#!/bin/bash
# Draws resources/labs/*.svg, the small pictures on the cards of the start page, from a result of each lab:
#   scripts/lab_pictures.sh [LAB...]
# The first curve or bar is blue, the second orange. HALFSTEP names another program than build/release's.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
program=${HALFSTEP:-$root/build/release/bin/halfstep}
results=$(mktemp -d)
trap 'rm -rf "$results"' EXIT

# lab, table, how it is drawn, logarithmic or linear, columns, and rows where not all are drawn
pictures='
hand-example samples bars linear gradient
unequal-micro-batches micro_batches bars linear coefficient_unweighted,coefficient_weighted
accumulation-equivalence conditions bars logarithmic max_abs_difference
fake-accumulation windows line linear loss_accumulated,loss_fake
memory-against-a accumulation bars linear peak_bytes
underflow scales line linear relative_error
scale-dance attempts step logarithmic scale_default,scale_classroom
scale-below-one attempts step logarithmic scale_next
missing-scaler runs bars linear first_loss,last_loss
lost-updates attempts line linear loss_with,loss_without
autocast-probe forward bars linear microseconds
clip-order orders bars logarithmic norm_applied
gradient-variance sizes line logarithmic variance,variance_expected
batch-cost batch_sizes line linear samples_per_s
tiny-overfit attempts line logarithmic loss
early-stopping epochs line linear val_loss,train_loss
convergence-check seeds bars linear val_accuracy_float32,val_accuracy_mixed
amp-protocol sheet bars linear float32,mixed 3-5
bottleneck stages bars linear share
decision-sheet sheet bars linear value 1-4
mystery-fault attempts line linear loss_mystery,loss_healthy
'

draw() { # FILE KIND SCALE COLUMNS ROWS
    awk -F, -v kind="$2" -v scale="$3" -v columns="$4" -v rows="$5" '
        NR == 1 {
            for (i = 1; i <= NF; ++i) at[$i] = i
            curves = split(columns, names, ","); split(rows, ends, "-")
            next
        }
        rows != "" && (NR - 1 < ends[1] || NR - 1 > ends[2]) { next }
        {
            ++n
            for (c = 1; c <= curves; ++c) {
                y = $at[names[c]]
                if (y !~ /^-?[0-9]/) continue
                if (scale == "logarithmic") { if (y + 0 <= 0) continue; y = log(y) / log(10) }
                value[c, n] = y + 0; known[c, n] = 1
                if (!some || y + 0 < low) low = y + 0
                if (!some || y + 0 > high) high = y + 0
                some = 1
            }
        }
        function height(y) { return 62 - 54 * (y - low) / (high - low) }
        function place(i) { return n > 1 ? 8 + 284 * (i - 1) / (n - 1) : 150 }
        function curve(c,   i, points, before) {
            for (i = 1; i <= n; i += step) {
                if (!known[c, i]) continue
                if (kind == "step" && before != "") points = points sprintf(" %.1f,%s", place(i), before)
                before = sprintf("%.1f", height(value[c, i]))
                points = points sprintf(" %.1f,%s", place(i), before)
            }
            printf "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>\n", substr(points, 2), color[c]
        }
        function bars(c,   i, width, x, top, foot) {
            width = 240 / n / curves
            if (width > 40) width = 40
            for (i = 1; i <= n; ++i) {
                if (!known[c, i]) continue
                x = 300 * (i - 0.5) / n + (c - 1 - curves / 2) * width
                top = height(value[c, i]); foot = height(base)
                if (foot < top) { y = top; top = foot; foot = y }
                if (foot - top < 1) top = foot - 1
                printf "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"/>\n", x + 1, top, width - 2, foot - top, color[c]
            }
        }
        END {
            color[1] = "#3d8fd1"; color[2] = "#d9822b"
            base = 0
            if (kind == "bars" && scale == "linear") { if (low > 0) low = 0; if (high < 0) high = 0 }
            if (kind == "bars" && scale == "logarithmic") { low -= 1; base = low }
            if (high <= low) { low -= 1; high += 1 }
            step = int(n / 150) + 1
            print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 300 72\" width=\"300\" height=\"72\">"
            print "<rect x=\"1\" y=\"1\" width=\"298\" height=\"70\" fill=\"none\" stroke=\"#8a929c\"/>"
            if (kind == "bars") printf "<path d=\"M1 %.1fH299\" stroke=\"#8a929c\"/>\n", height(base)
            for (c = curves; c >= 1; --c) if (kind == "bars") bars(c); else curve(c)
            print "</svg>"
        }' "$1"
}

while read -r lab table kind scale columns rows; do
    [ -n "$lab" ] || continue
    [ $# -eq 0 ] || [[ " $* " == *" $lab "* ]] || continue
    "$program" lab "$lab" --out "$results/$lab" >/dev/null </dev/null
    draw "$results/$lab/$table.csv" "$kind" "$scale" "$columns" "${rows:-}" >"$root/resources/labs/$lab.svg"
done <<<"$pictures"
