"""Studio picture of one model: `blender -b -P product.py -- model=soundbar_compact [scale=.4] [spp=24]`.

Writes two EXR files to $ART_OUT/exr, for grade.py. Models are the SHOTS of the modules in models/.
"""

import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from toolkit.scene import ARGS
from toolkit.studio import Shot, shoot


def shots() -> dict[str, Shot]:
    """Every shot of every module in models/, by name; two of one name are an error."""
    found: dict[str, Shot] = {}
    for file in sorted(os.listdir(os.path.join(HERE, "models"))):
        if not file.endswith(".py"):
            continue
        for name, shot in getattr(importlib.import_module(f"models.{file[:-3]}"), "SHOTS", {}).items():
            if name in found:
                raise SystemExit(f"Two models are called {name}.")
            found[name] = shot
    return found


if __name__ == "__main__":
    known = shots()
    wanted = ARGS.get("model", "")
    if wanted not in known:
        raise SystemExit(f"There is no model {wanted!r}; there are: {', '.join(sorted(known))}.")
    shoot(wanted, known[wanted])
