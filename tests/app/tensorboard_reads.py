"""tensorboard_reads.py PROGRAM: TensorBoard's own reader gets every value of a run back, bit for bit.
Exits with 77, skipped, where TensorBoard is not installed."""
import csv, struct, subprocess, sys, tempfile

try:
    from tensorboard.backend.event_processing import event_accumulator
except ImportError as missing:
    print(f"skipped: TensorBoard's reader is not installed ({missing})")
    sys.exit(77)

ATTEMPTS = {"loss/train": "loss", "scale/used": "scale_used", "scale/next": "scale_next",
            "norm/scaled": "norm_scaled", "norm/unscaled": "norm_unscaled", "norm/clipped": "norm_clipped",
            "norm/clip_coefficient": "clip_coefficient", "gradient/zero_fraction": "zero_fraction",
            "gradient/subnormal_fraction": "subnormal_fraction", "gradient/nonfinite_count": "nonfinite_count",
            "update/learning_rate": "learning_rate", "update/lost_fraction": "lost_update_fraction",
            "memory/live_bytes": "live_bytes", "memory/peak_bytes": "peak_bytes"}
EPOCHS = {"epoch/train_loss": "train_loss", "epoch/train_accuracy": "train_accuracy", "epoch/val_loss": "val_loss",
          "epoch/val_accuracy": "val_accuracy", "epoch/patience_left": "patience_left",
          "epoch/samples_per_s": "samples_per_s", "epoch/seconds": "epoch_s"}


def bits(number):
    number = float(number)
    return "nan" if number != number else struct.pack("<f", number)


def compare(log, file, tags, step):
    with open(file, newline="") as rows:
        rows = list(csv.DictReader(rows))
    assert rows, file
    for tag, column in tags.items():
        read = log.Scalars(tag)
        assert [event.step for event in read] == [int(row[step]) for row in rows], tag
        for event, row in zip(read, rows):
            assert bits(event.value) == bits(row[column]), (tag, event.step, event.value, row[column])
    return len(rows) * len(tags)


with tempfile.TemporaryDirectory() as folder:
    subprocess.run([sys.argv[1], "train", "--set", "model.name=tiny-mlp", "--set", "run.max_epochs=3", "--out",
                    f"{folder}/run", "--tensorboard", f"{folder}/log", "--quiet"], check=True,
                   stdout=subprocess.DEVNULL)
    log = event_accumulator.EventAccumulator(f"{folder}/log", size_guidance={event_accumulator.SCALARS: 0})
    log.Reload()
    count = compare(log, f"{folder}/run/attempts.csv", ATTEMPTS, "attempt")
    count += compare(log, f"{folder}/run/epochs.csv", EPOCHS, "epoch")
    print(f"{count} values read back bit for bit")
