#!/usr/bin/env python3
"""How long the window takes to open: scripts/window_start.py [PROGRAM] [--times N]

starts PROGRAM (build/release/bin/halfstep unless named) again and again on the display that DISPLAY names, each time
until xdotool finds its window shown, with settings of its own. The first start, which reads the disk, is left out.
"""
import argparse
import os
import pathlib
import statistics
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent


def seconds_until_shown(program, environment):
    start = time.monotonic()
    process = subprocess.Popen([program], env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    while subprocess.run(["xdotool", "search", "--onlyvisible", "--pid", str(process.pid), "--name", "Halfstep"],
                         capture_output=True).returncode != 0:
        if process.poll() is not None or time.monotonic() - start > 30:
            raise SystemExit("no window was shown")
    shown = time.monotonic() - start
    time.sleep(1)  # LibTorch is being loaded
    process.terminate()
    process.wait()
    return shown


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("program", nargs="?", default=str(ROOT / "build/release/bin/halfstep"))
    arguments.add_argument("--times", type=int, default=11)
    given = arguments.parse_args()
    with tempfile.TemporaryDirectory() as home:
        environment = dict(os.environ, HOME=home, XDG_CONFIG_HOME=home, XDG_DATA_HOME=home, XDG_CACHE_HOME=home)
        times = [seconds_until_shown(given.program, environment) for _ in range(given.times + 1)][1:]
    print(f"{statistics.median(times):.2f} s ({min(times):.2f} to {max(times):.2f}) of {given.times} starts")


if __name__ == "__main__":
    main()
