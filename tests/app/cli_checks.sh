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

# What cannot be printed is no success; what nobody wants to read any more is.
standard_output() {
    local command status
    for command in 'list presets' '--help' 'format float16 0.1' \
        'train --set model.name=tiny-mlp --set run.max_attempts=3 --json'; do
        status=0
        "$program" $command >/dev/full 2>err || status=$?
        [ "$status" -eq 1 ] && grep -q 'standard output could not be written' err \
            || fail "'halfstep $command' onto a full device exits $status: $(cat err)"
    done
    set +o pipefail
    "$program" train --set model.name=tiny-mlp --set run.max_attempts=3 --json --out piped 2>err | true
    status=${PIPESTATUS[0]}
    set -o pipefail
    [ "$status" -eq 0 ] || fail "a run whose pipe was closed exits $status: $(cat err)"
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

# says WORDS ARGUMENTS...: refused, with WORDS in its one sentence
says() {
    local words=$1
    shift
    exits 2 "$@"
    grep -qF "$words" err || fail "'halfstep $*' says: $(cat err)"
    [ ! -s out ] && [ "$(wc -l <err)" -eq 1 ] && ! grep -q 'json\.exception\|nlohmann' err \
        || fail "'halfstep $*' must say one sentence: $(cat err)"
    valid_utf8 err
}

valid_utf8() {
    local name
    for name; do
        iconv -f UTF-8 -t UTF-8 <"$name" >/dev/null || fail "$name is not UTF-8"
    done
}

# A name of a file is bytes, which need not be UTF-8: wherever one is given it works, or one sentence says why not.
bytes() {
    local odd=$'caf\xe9' tail=$'\xc3' made
    mkdir "$odd" 2>/dev/null || { echo "this file system takes UTF-8 only" >&2; return 0; }
    cd "$odd"
    printf '\x00\x00\x80\xbf' >"w$tail.bin" # -1 as float32
    cat >"$odd.json" <<'END'
{"dataset": {"name": "points", "points": {"x": [[1]], "y": [-100]}}, "loss": "mse",
 "model": {"name": "linear", "initial_weights": {"file": "w\\xc3.bin"}},
 "optimizer": {"learning_rate": 0.01, "momentum": 0}, "batch": {"micro_batch": 1, "accumulation": 1},
 "precision": {"backend": "emulated"}, "run": {"max_epochs": 100, "max_attempts": 12}}
END
    exits 0 train --config "$odd.json" --out "$odd" --json
    grep -qF '"out":"caf\\xe9"' out || fail "the folder's name in the summary: $(cat out)"
    valid_utf8 out "$odd/run.json" err
    made=$(find . -mindepth 1 -type d | LC_ALL=C sort | tr '\n' ' ')
    [ "$made" = "./$odd " ] || [ "$made" = "./$odd ./$odd/figures " ] || fail "other folders were made: $made"
    if [ -d "$odd/figures" ]; then
        [ "$(find "$odd/figures" -size +1k | wc -l)" -ge 12 ] || fail "there are too few figures in $odd/figures"
    fi

    exits 0 replay scaler --run "$odd"
    grep -qF '"run":"caf\\xe9"' out || fail "the folder's name in the trace: $(cat out)"
    exits 0 train --resume "$odd/checkpoint.safetensors" --set run.max_attempts=20 --quiet
    [ "$(wc -l <"$odd/attempts.csv")" -eq 21 ] || fail "the resumed run has other attempts"
    exits 0 train --resume "$odd/checkpoint.safetensors" --set run.max_attempts=24 --out "again$tail" --quiet
    [ "$(wc -l <"again$tail/attempts.csv")" -eq 25 ] || fail "the run resumed elsewhere has other attempts"
    valid_utf8 "$odd/run.json" "again$tail/run.json"
    exits 0 train --config "$odd.json" --quiet
    ls -d runs/"$odd"-2* >/dev/null || fail "no run folder is named after $odd.json"
    exits 2 train --out "$odd"
    eval "set -- $(sed 's/.*--resume //; s/\.$//' err)"
    [ -f "$1" ] || fail "a shell does not find the checkpoint: $(cat err)"

    # What does not work is refused in one sentence, which a terminal can show.
    mkdir "empty$tail"
    says 'absentcaf\xe9.json' train --config "absent$odd.json"
    says 'absent\xc3' train --resume "absent$tail"
    says 'absent\xc3' replay scaler --run "absent$tail"
    says 'empty\xc3' train --set dataset.name=idx --set "dataset.path=empty$tail"
    says 'learning_rate' train --set "optimizer.learning_rate=$tail"
    says 'column 2 holds the byte C3' train --set "faults=[$tail]"
    says 'model.name' train --set "model.name=$odd"
    says 'caf\xe9' train --set "$odd=1"
    says 'caf\xe9' train --set "$odd"
    says 'caf\xe9' train --preset "$odd"
    says 'caf\xe9' train "$odd"
    says 'caf\xe9' "$odd"
    says 'caf\xe9' list "$odd"
    says 'caf\xe9' format "$odd" 1
    says 'caf\xe9' format float16 "$odd"
    says 'caf\xe9' replay early-stopping --values "$odd"
    says 'caf\xe9' replay scaler --found-inf 0 --init "$odd"
    printf '{"loss": "caf\xe9"}' >bad.json
    says 'bad.json is not valid JSON: line 1, column 14 holds the byte E9' train --config bad.json
    printf '{"dataset": {"path": "a\\u0000b"}}' >bad.json
    says 'dataset.path' train --config bad.json
    says 'b\x0a.json was not found' train --config $'b\n.json'
    cd ..
}

case $check in
    golden_*) golden "${check#golden_}" ;;
    exit_codes | standard_output | resume | bytes) "$check" ;;
    *) fail "unknown check $check" ;;
esac
