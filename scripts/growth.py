#!/usr/bin/env python3
"""How a run's time and memory grow with its micro-batch, its parameters and its attempts.

    scripts/growth.py [PROGRAM] [--quick]

trains with PROGRAM (build/release/bin/halfstep unless named), writes the chart docs/growth.svg, and puts the tables
into docs/performance.md between its marks. Only Python's own library is needed. `--quick` measures each run once, of three, and leaves out the longest.
"""
import array
import json
import math
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
BATCHES = [1, 4, 16, 64, 256, 1024, 4096]
FEATURES = [1, 10, 100, 1000, 10000, 100000]
ATTEMPTS = [10**2, 10**3, 10**4, 10**5, 10**6, 10**7]


def points(folder, name, samples, features):
    """Samples of noise in a file, as a config names them."""
    draw = random.Random(20261020)
    path = folder / f"{name}.bin"
    with open(path, "wb") as file:
        array.array("f", (draw.gauss(0, 1) for _ in range(samples * features))).tofile(file)
        array.array("f", (draw.gauss(0, 1) for _ in range(samples))).tofile(file)
    return {"x": {"file": str(path), "offset": 0, "shape": [samples, features]},
            "y": {"file": str(path), "offset": samples * features, "shape": [samples]}}


def config(data, model, micro_batch, attempts):
    return {
        "dataset": {"name": "points", "points": data},
        "model": {"name": model},
        "loss": "mse",
        "optimizer": {"name": "adam", "learning_rate": 1e-5},
        "batch": {"micro_batch": micro_batch, "accumulation": 1, "last_window": "drop"},
        "precision": {"amp": False},
        "clipping": {"enabled": False},
        "early_stopping": {"enabled": False},
        "run": {"max_epochs": 100000000, "max_attempts": attempts},
    }


def train(program, folder, settings):
    """One run: what its summary says, and what the system says of the process."""
    out = folder / "run"
    (folder / "config.json").write_text(json.dumps(settings))
    process = subprocess.Popen([program, "train", "--config", str(folder / "config.json"), "--out", str(out), "--json",
                                "--quiet"], stdout=subprocess.PIPE)
    text = process.stdout.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode != 0:
        sys.exit(f"growth: the run of {settings} ended with {process.returncode}")
    summary = json.loads(text)
    files = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    subprocess.run(["rm", "-rf", str(out)], check=True)
    return {
        "microseconds": summary["seconds"] * 1e6 / summary["attempts"],
        "peak_bytes": summary["peak_bytes"],
        "rss_bytes": usage.ru_maxrss * 1024,
        "file_bytes": files,
        "engine": summary["engine"]["name"],
    }


def middle(program, folder, settings, repeats):
    """The run in the middle of several, by time."""
    runs = sorted((train(program, folder, settings) for _ in range(repeats)), key=lambda run: run["microseconds"])
    return runs[repeats // 2]


def measured(program, quick):
    repeats = 1 if quick else 3
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        wide = points(folder, "wide", 8192, 32)
        batches = []
        for size in BATCHES:
            attempts = max(200, 400000 // (size + 16))
            batches.append((size, middle(program, folder, config(wide, "table-mlp", size, attempts), repeats)))
        parameters = []
        for features in FEATURES:
            data = points(folder, "features", 64, features)
            attempts = max(50, 2000000 // (features + 500))
            parameters.append((48 * features + 97, middle(program, folder, config(data, "table-mlp", 16, attempts), repeats)))
        small = points(folder, "small", 4096, 8)
        attempts = []
        for count in ATTEMPTS[:-1] if quick else ATTEMPTS:
            repeats = repeats if count < 10**7 else 1
            attempts.append((count, middle(program, folder, config(small, "linear", 1, count), repeats)))
        return batches, parameters, attempts


def grouped(number):
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def megabytes(number):
    return grouped(number / 1e6)


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "|" + "---:|" * len(head)]
    return "\n".join(lines + ["| " + " | ".join(row) + " |" for row in rows])


def tables(batches, parameters, attempts):
    by_batch = table(["micro-batch", "µs an attempt", "ns a sample", "peak of the run, MB", "process, MB"],
                     [[grouped(size), grouped(r["microseconds"]), grouped(r["microseconds"] * 1e3 / size),
                       megabytes(r["peak_bytes"]), megabytes(r["rss_bytes"])] for size, r in batches])
    by_parameters = table(["parameters", "µs an attempt", "ns a parameter", "peak of the run, MB", "process, MB"],
                          [[grouped(count), grouped(r["microseconds"]), grouped(r["microseconds"] * 1e3 / count),
                            megabytes(r["peak_bytes"]), megabytes(r["rss_bytes"])] for count, r in parameters])
    by_attempts = table(["attempts", "µs an attempt", "process, MB", "run folder, MB"],
                        [[grouped(count), grouped(r["microseconds"]), megabytes(r["rss_bytes"]),
                          megabytes(r["file_bytes"])] for count, r in attempts])
    return (f"32-48-1, by the samples of a micro-batch:\n\n{by_batch}\n\n"
            f"d-48-1 in micro-batches of 16, by its parameters:\n\n{by_parameters}\n\n"
            f"Eight weights, one sample an attempt, by the attempts of the run:\n\n{by_attempts}\n")


class Chart:
    """Two curves over one axis, all of them logarithmic: time on the left, memory on the right."""

    WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 300, 220, 44, 34, 38

    def __init__(self, place, title, x_title, rows, time_title):
        self.x0 = 10 + place * 320 + self.LEFT
        self.w = self.WIDTH - 2 * self.LEFT
        self.h = self.HEIGHT - self.TOP - self.BOTTOM
        self.title, self.x_title, self.time_title, self.rows = title, x_title, time_title, rows

    @staticmethod
    def decades(values):
        low = math.floor(math.log10(min(values)) + 1e-9)
        return low, max(low + 1, math.ceil(math.log10(max(values)) - 1e-9))

    @staticmethod
    def power(exponent):
        return "10" + str(exponent).translate(str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹"))

    def parts(self):
        xs = [x for x, _ in self.rows]
        x_low, x_high = self.decades(xs)
        x_at = lambda x: self.x0 + (math.log10(x) - x_low) / (x_high - x_low) * self.w
        bottom = self.TOP + self.h
        yield (f'<text x="{self.x0 + self.w / 2}" y="16" text-anchor="middle" font-weight="bold">{self.title}</text>'
               f'<text x="{self.x0 + self.w / 2}" y="{bottom + 32}" text-anchor="middle">{self.x_title}</text>'
               f'<rect x="{self.x0}" y="{self.TOP}" width="{self.w}" height="{self.h}" fill="none" stroke="#999"/>')
        for exponent in range(x_low, x_high + 1):
            yield f'<text x="{x_at(10.0**exponent)}" y="{bottom + 15}" text-anchor="middle">{self.power(exponent)}</text>'
        series = [("microseconds", "#0072b2", self.time_title, "", self.x0 - 6, "end"),
                  ("rss_bytes", "#d55e00", "process, MB", 'stroke-dasharray="5 3"', self.x0 + self.w + 6, "start")]
        for key, colour, name, dashes, label_x, anchor in series:
            values = [row[key] / (1e6 if key == "rss_bytes" else 1) for _, row in self.rows]
            low, high = self.decades(values)
            y_at = lambda y: bottom - (math.log10(y) - low) / (high - low) * self.h
            for exponent in range(low, high + 1):
                yield (f'<text x="{label_x}" y="{y_at(10.0**exponent) + 4}" text-anchor="{anchor}" '
                       f'fill="{colour}">{self.power(exponent)}</text>')
            line = " ".join(f"{x_at(x):.1f},{y_at(y):.1f}" for x, y in zip(xs, values))
            yield f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2" {dashes}/>'
            for x, y in zip(xs, values):
                yield f'<circle cx="{x_at(x):.1f}" cy="{y_at(y):.1f}" r="2.5" fill="{colour}"/>'
            x, turn = (self.x0, "start") if anchor == "end" else (self.x0 + self.w, "end")
            yield f'<text x="{x}" y="{self.TOP - 5}" text-anchor="{turn}" fill="{colour}">{name}</text>'


def picture(batches, parameters, attempts):
    charts = [Chart(0, "Micro-batch", "samples", batches, "µs an attempt"),
              Chart(1, "Parameters", "parameters", parameters, "µs an attempt"),
              Chart(2, "Attempts", "attempts", attempts, "µs an attempt")]
    body = "\n".join(part for chart in charts for part in chart.parts())
    return ('<svg xmlns="http://www.w3.org/2000/svg" width="970" height="220" viewBox="0 0 970 220" '
            'font-family="sans-serif" font-size="11">\n<rect width="970" height="220" fill="white"/>\n'
            f'{body}\n</svg>\n')


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--quick"]
    program = arguments[0] if arguments else str(ROOT / "build/release/bin/halfstep")
    start = time.time()
    results = measured(program, "--quick" in sys.argv)
    (ROOT / "docs/growth.svg").write_text(picture(*results))
    page = ROOT / "docs/performance.md"
    before, _, rest = page.read_text().partition("<!-- growth -->\n")
    _, _, after = rest.partition("<!-- end of growth -->")
    page.write_text(f"{before}<!-- growth -->\n{tables(*results)}<!-- end of growth -->{after}")
    print(f"growth: measured in {time.time() - start:.0f} s, with a load of {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
