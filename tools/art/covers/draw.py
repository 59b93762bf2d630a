"""Draws one cover: `draw.py <name> <target.webp> <width> <height>`; needs rsvg-convert.

Every module here with a table DRAWINGS offers drawings: name → function that returns an SVG text.
"""

import importlib
import io
import os
import subprocess
import sys

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "..", "stills"))


def drawings():
    """All drawings of the folder, by name."""
    found = {}
    for file in sorted(os.listdir(HERE)):
        if file.endswith(".py") and file != "draw.py":
            found.update(getattr(importlib.import_module(file[:-3]), "DRAWINGS", {}))
    return found


if __name__ == "__main__":
    name, target, width, height = sys.argv[1:5]
    known = drawings()
    if name not in known:
        raise SystemExit(f"There is no drawing {name!r}; there are: {', '.join(sorted(known))}.")
    command = ["rsvg-convert", "-w", width, "-h", height]
    png = subprocess.run(command, input=known[name]().encode(), capture_output=True, check=True).stdout
    Image.open(io.BytesIO(png)).convert("RGB").save(target, quality=84, method=6)
