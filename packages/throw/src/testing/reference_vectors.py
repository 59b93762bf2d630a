"""An independent reference for light and lenses: python3 packages/throw/src/testing/reference_vectors.py

Works in SI units, from the definitions, and shares no code with the package. It writes
reference-vectors.json beside itself; test/reference.test.ts holds the package against that file, so
that the tests need no Python.
"""
import json
import math
import os
import random

INCH = 0.0254
FOOT_LAMBERT = 1 / (math.pi * 0.3048**2)  # candela per square meter
SHAPES = {"16:9": 16 / 9, "16:10": 1.6, "4:3": 4 / 3, "2.35:1": 2.35}
LIGHTS = {"dark": 1, "living": 20, "daylight": 80, "open": 300, "dusk": 29, "nightfall": 6, "night": 1}

rng = random.Random(20261127)


def size(diagonal, shape):
    """Width and height in meters of a picture whose diagonal is in inches."""
    angle = math.atan2(1, SHAPES[shape])
    return diagonal * INCH * math.cos(angle), diagonal * INCH * math.sin(angle)


def frame_width(diagonal, shape, chip):
    """Width in meters of the least frame of a chip around a picture."""
    width, height = size(diagonal, shape)
    return max(width, height * SHAPES[chip])


def verdict(white, lux, gain, native, rejected=0):
    """White in candela per square meter; a matte screen sends lux / pi back, times its gain."""
    room = lux * (1 - rejected) / math.pi * gain
    contrast = (white + room) / (white / native + room)
    in_foot_lamberts = white / FOOT_LAMBERT
    if contrast < 10:
        return contrast, "foggy"
    if in_foot_lamberts < 9:
        return contrast, "dim"
    if contrast < 15:
        return contrast, "thin"
    if in_foot_lamberts < 12:
        return contrast, "nearly"
    return contrast, "bright" if lux <= 1 and in_foot_lamberts > 22 else "right"


def light_case(rejects=False):
    shape, chip = rng.choice(list(SHAPES)), rng.choice(["16:9", "16:10", "4:3"])
    name = rng.choice([*LIGHTS, None])
    lux = LIGHTS[name] if name else round(rng.uniform(1, 800), 1)
    lumens, diagonal = round(rng.uniform(60, 9000)), round(rng.uniform(40, 220), 1)
    gain = round(rng.uniform(0.4, 2.5), 2)
    native = rng.choice([None, round(rng.uniform(12, 6000))])
    width, height = size(diagonal, shape)
    frame = frame_width(diagonal, shape, chip)
    # The whole frame gets all of the light, the picture its part of it.
    luminous = lumens / (frame * frame / SHAPES[chip])
    white = luminous / math.pi * gain
    rejected = round(rng.uniform(0.05, 0.95), 2) if rejects else 0
    contrast, word = verdict(white, lux, gain, native or 1000, rejected)
    return {
        **({"rejected": rejected} if rejects else {}),
        "lumens": lumens, "diagonal": diagonal, "aspect": shape, "chip": chip, "gain": gain,
        "light": name or lux, "native": native, "white": white / FOOT_LAMBERT,
        "contrast": contrast, "verdict": word,
    }


def lens_case():
    printed_for, chip = rng.choice(list(SHAPES)), rng.choice(["16:9", "16:10", "4:3"])
    shape = rng.choice(list(SHAPES))
    near = {"slope": rng.uniform(0.1, 2), "intercept": rng.uniform(-14, 8)}
    far = {"slope": near["slope"] * rng.uniform(1, 1.7), "intercept": near["intercept"]} if rng.random() < 0.6 else None
    start = rng.uniform(30, 120)
    sizes = {"near": [start, start + rng.uniform(0, 150)], "far": [start, start + rng.uniform(0, 150)] if far else None}
    diagonal = rng.uniform(25, 320)

    def at(line, ends):
        # The printed picture that makes the same frame.
        frame = frame_width(diagonal, shape, chip)
        printed = frame / frame_width(1, printed_for, chip)
        if not ends[0] <= printed <= ends[1]:
            return None
        return line["slope"] * printed + line["intercept"]

    first = at(near, sizes["near"])
    last = at(far, sizes["far"]) if far else first
    known = [value for value in (first, last) if value is not None]
    distances = [min(known), max(known)] if known and min(known) >= 0.6 else None
    return {"printedFor": printed_for, "chip": chip, "aspect": shape, "near": near, "far": far,
            "sizes": sizes, "diagonal": diagonal, "distances": distances}


def specified_case(state):
    """The specification, section 9: its presets at states of its controls."""
    presets = [(1.13, 1.46), (1.33, 2.16), (0.5, 0.5), (0.19, 0.25), (1.2, 1.5)]
    low, high = presets[state % 5]
    mode = "size-to-distance" if state % 2 == 0 else "distance-to-size"
    units = "ft" if state % 3 else "m"
    diagonal = 60 + (state * 7) % 141
    distance = round(2 + (state * 0.37) % 23, 1) if units == "ft" else round(0.6 + (state * 0.11) % 7, 2)
    per_unit = 0.3048 if units == "ft" else 1
    share = size(1, "16:9")[0] / INCH
    if mode == "size-to-distance":
        width = diagonal * INCH * share
        ends = [low * width / per_unit, high * width / per_unit]
        digits = 1 if units == "ft" else 2
    else:
        ends = [distance * per_unit / high / share / INCH, distance * per_unit / low / share / INCH]
        digits = 0
    return {"ratio": [low, high], "mode": mode, "units": units, "diagonal": diagonal, "distance": distance,
            "range": ends, "recommended": sum(ends) / 2, "digits": digits}


vectors = {
    "light": [light_case() for _ in range(600)],
    "lens": [lens_case() for _ in range(600)],
    "specified": [specified_case(state) for state in range(120)],
    "screens": [light_case(rejects=True) for _ in range(200)],
}
path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "reference-vectors.json")
with open(path, "w", encoding="utf-8") as file:
    file.write("{\n" + ",\n".join(
        f' "{name}": [\n' + ",\n".join("  " + json.dumps(case) for case in cases) + "\n ]"
        for name, cases in vectors.items()) + "\n}\n")
