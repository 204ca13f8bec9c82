#!/usr/bin/env bash
# cli_checks.sh CHECK PROGRAM COMPARE_TRACE DATA: what the command line promises, seen from a shell and without Qt.
set -euo pipefail
check=$1 program=$2 compare_trace=$3 data=$4

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"

fail() { printf '%s\n' "$*" >&2; exit 1; }

# exits WANTED ARGUMENTS...: standard output and error stay in the files out and err
exits() {
    local wanted=$1 got=0
    shift
    "$program" "$@" >out 2>err || got=$?
    [ "$got" -eq "$wanted" ] || fail "'halfstep $*' exited $got, not $wanted: $(cat err)"
}

# An attempts.csv or epochs.csv without what a clock or an allocator decides.
reproducible() {
    awk -F , 'NR == 1 { for (i = 1; i <= NF; i++) keep[i] = $i !~ /_(us|s|bytes)$/ }
              { for (i = 1; i <= NF; i++) if (keep[i]) printf "%s,", $i; print "" }' "$1"
}

same_records() {
    for name in attempts.csv epochs.csv; do
        cmp <(reproducible "$1/$name") <(reproducible "$2/$name") || fail "$name of $1 and $2 differ"
    done
}

golden() {
    for backend in auto emulated; do
        exits 0 train --config "$data/golden/$1/config.json" --set "precision.backend=$backend" --out "$backend" --quiet
        "$compare_trace" "$backend" "$data/golden/$1"
    done
}

refused() {
    exits 2 "$@"
    [ ! -s out ] && [ "$(wc -l <err)" -eq 1 ] || fail "'halfstep $*' must say one sentence, on standard error"
    [ "$(ls)" = "$(printf 'err\nout')" ] || fail "'halfstep $*' left files behind"
}

exit_codes() {
    refused tarin
    refused train --preset nothing-such
    refused train --config absent.json
    refused train --set batch.micro_bach=4
    refused train --set batch.micro_batch=0
    refused train --set 'clipping.max_norm="much"'
    refused train --out /proc/halfstep-run

    exits 0 list presets
    grep -q tiny-mlp-scale-dance out || fail "list presets names no presets"
    exits 0 train --set model.name=tiny-mlp --set run.max_attempts=3 --out short --json
    grep -q '"outcome":"finished"' out || fail "no outcome in the JSON summary"
    exits 2 train --out short
    # No scale cures an infinite gradient, so this one falls through its floor.
    local faults
    faults=$(printf '{"attempt": %d, "micro_batch": 0, "kind": "inf_gradient"},' 1 2 3 4 5 6 7 8)
    exits 1 train --set model.name=tiny-mlp --set scaler.init_scale=1 --set scaler.floor=0.5 \
        --set "faults=[${faults%,}]" --set run.max_attempts=20 --out fails --quiet
    [ "$(wc -l <fails/attempts.csv)" -gt 2 ] || fail "a failed run must keep its records"
}

# Stopped by a signal and resumed, a run has the records of one that went straight through.
resume() {
    local settings=(--set model.name=tiny-mlp --set early_stopping.enabled=false --set run.max_epochs=100000
        --set run.max_attempts=8000 --set run.checkpoint_every=400 --set scaler.growth_interval=50)
    exits 0 train "${settings[@]}" --out straight --quiet
    "$program" train "${settings[@]}" --out stopped --quiet 2>err &
    local pid=$! status=0
    until [ -e stopped/checkpoint.safetensors ]; do
        kill -0 "$pid" || fail "the run ended by itself: $(cat err)"
        sleep 0.02
    done
    kill -TERM "$pid"
    wait "$pid" || status=$?
    [ "$status" -eq 3 ] || fail "exit $status after a signal, not 3"
    [ "$(wc -l <stopped/attempts.csv)" -lt 8001 ] || fail "the run was over before the signal came"
    exits 0 train --resume stopped/checkpoint.safetensors --quiet
    same_records straight stopped
}

case $check in
    golden_*) golden "${check#golden_}" ;;
    exit_codes | resume) "$check" ;;
    *) fail "unknown check $check" ;;
esac
