"""usage: python3 range_counts.py > range_counts.json

A points config whose gradient at its first step is x itself (linear model, mse, w = 0, y = -0.5), and what becomes of
S*x in four formats, counted by numpy value by value. float16 is numpy's own; the others are rounded half to even here.
"lost": rounded to zero; "subnormal": kept, and below the smallest normal number before rounding; "overflow": beyond the
largest finite number after rounding."""
import json

import numpy as np

random = np.random.default_rng(20261020)
x = (random.choice([-1.0, 1.0], 500) * 2.0 ** random.uniform(-46, 21, 500)).astype(np.float32)
special = [0, 0, 2.0**-25, -(2.0**-25), 2.0**-24, 2.0**-14, 2.0**-15, 2.0**-133, 2.0**-16, 65504, 65519.996, 65520, 448,
           464, 57344, 61440, 2.0**-9, 2.0**-10, 2.0**-6, 2.0**-17]
x = np.concatenate([x, np.array(special, np.float32)])

FORMATS = {  # exponent bits, mantissa bits, largest finite number
    "float16": (5, 10, 65504.0),
    "bfloat16": (8, 7, (2 - 2.0**-7) * 2.0**127),
    "fp8_e5m2": (5, 2, 57344.0),
    "fp8_e4m3": (4, 3, 448.0),
}


def rounded(values, exponent_bits, mantissa_bits):
    lowest = 2 - 2 ** (exponent_bits - 1)  # exponent of the smallest normal number
    wide = values.astype(np.float64)
    exponents = np.frexp(wide)[1] - 1
    step = 2.0 ** (np.maximum(exponents, lowest) - mantissa_bits)
    return np.rint(wide / step) * step


def counts(name, scale):
    exponent_bits, mantissa_bits, largest = FORMATS[name]
    scaled = np.float32(scale) * x
    if name == "float16":
        with np.errstate(over="ignore"):
            stored = scaled.astype(np.float16).astype(np.float64)
    else:
        stored = rounded(scaled, exponent_bits, mantissa_bits)
    magnitude = np.abs(scaled.astype(np.float64))
    zeros = magnitude == 0
    lost = (stored == 0) & ~zeros
    overflow = np.abs(stored) > largest
    subnormal = (magnitude < 2.0 ** (2 - 2 ** (exponent_bits - 1))) & ~zeros & ~lost
    normal = ~(zeros | lost | overflow | subnormal)
    kinds = {"zeros": zeros, "lost": lost, "subnormal": subnormal, "normal": normal, "overflow": overflow}
    return {"format": name, "scale": scale} | {kind: int(found.sum()) for kind, found in kinds.items()}


scales = [2.0**-8, 1.0, 16.0, 1024.0, 65536.0, 2.0**24, 1000.0, 3.0]
print(json.dumps({"x": [float(v) for v in x], "counts": [counts(f, s) for f in FORMATS for s in scales]}, indent=0))
