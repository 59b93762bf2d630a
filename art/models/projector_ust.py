"""An ultra-short-throw projector for a console."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *
from models.lenses import icon, lens
from models.palettes import PALETTES as PAL


def ust(pal, parent):
    """ultra-short-throw laser box: fabric front, glass window on top near the wall side (+y)"""
    body, fab, acc, _ = PAL[pal]
    mb = mat("body", body, 0.36, spec=0.45, bump="noise", bump_s=0.05, bump_d=0.004, noise_scale=50)
    mf = fabric("fab", fab, 30, 0.25)
    ma = mat("acc", acc, 0.24, metal=1)
    mg = mat("gloss", "#060607", 0.08, spec=0.6, coat=0.8, coat_r=0.02)
    mr = mat("rub", "#121213", 0.75)
    md = mat("gap", "#08080a", 0.8)
    W, Dp, H, r = 5.4, 3.5, 1.30, 0.50
    z0 = 0.08
    hf = 0.74
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(
                "foot",
                [(0, 0), (0.20, 0), (0.22, 0.02), (0.22, 0.10), (0.2, 0.12)],
                mr,
                parent=parent,
                loc=(x * (W / 2 - 0.6), y * (Dp / 2 - 0.5), 0),
                seg=64,
            )
    rbody("base", W - 0.08, Dp - 0.08, 0.16, r - 0.03, 0.05, mr, parent=parent, loc=(0, 0, z0), n=160)
    rbody("fabric", W - 0.03, Dp - 0.03, hf, r, 0.06, mf, parent=parent, loc=(0, 0, z0 + 0.07), n=160)
    rbody(
        "trim",
        W + 0.006,
        Dp + 0.006,
        0.040,
        r + 0.003,
        0.014,
        ma,
        parent=parent,
        loc=(0, 0, z0 + hf + 0.06),
        n=160,
    )
    top = rbody(
        "top", W, Dp, H - hf - 0.10, r, 0.16, mb, parent=parent, loc=(0, 0, z0 + hf + 0.10), es=12, n=160
    )
    zt = z0 + H
    cy_ = 0.62
    cw, cd = 3.1, 1.25
    c = rbody("cutter", cw, cd, 0.8, 0.34, 0.01, None, parent=parent, loc=(0, cy_, zt - 0.34), n=96)
    cut([top], c)
    plate_hole(
        "rim",
        superloop(cw + 0.10, cd + 0.10, 0.38, 96),
        superloop(cw - 0.02, cd - 0.02, 0.33, 96),
        0.030,
        ma,
        parent=parent,
        loc=(0, cy_, zt - 0.012),
        bevel=0.010,
    )
    well = rbody(
        "well", cw - 0.01, cd - 0.01, 0.05, 0.33, 0.01, md, parent=parent, loc=(0, cy_, zt - 0.33), n=96
    )
    ramp = box(
        "ramp",
        (cw - 0.06, cd - 0.05, 0.06),
        mat("ramp", "#1b1c20", 0.32, spec=0.5, coat=0.3),
        (0, cy_, zt - 0.17),
        rot=(math.radians(8), 0, 0),
        bevel=0.02,
        parent=parent,
    )
    lc = lathe(
        "cutter",
        [(0, -0.9), (0.43, -0.9), (0.43, 0.2), (0, 0.2)],
        parent=parent,
        loc=(0, cy_ - 0.02, zt - 0.1),
        rot=(math.radians(16), 0, 0),
        seg=64,
    )
    cut([ramp, well], lc)
    for k in range(9):
        (
            box(
                "rib",
                (cw - 0.5 - 0.0 * k, 0.018, 0.03),
                md,
                (0, cy_ + 0.10 + 0.05 * k, zt - 0.135 + 0.007 * k),
                bevel=0.004,
                parent=parent,
            )
            if k > 5
            else None
        )
    lens(
        parent,
        0.46,
        (0, cy_ - 0.02, zt - 0.09),
        (math.radians(16), 0, 0),
        mat("bezel", "#24262a", 0.22, metal=1),
        glow="#8fd0ff",
        glow_s=1.2,
    )
    mi = emit("ico", "#9aa3ad" if pal in ("white", "sand") else "#cfd6df", 0.5)
    icon(parent, "power", (2.15, -0.95, zt + 0.002), 0.16, mi)
    lathe(
        "led",
        [(0.016, 0), (0.016, 0.003), (0, 0.005)],
        emit("led", "#bfe6ff", 7),
        parent=parent,
        loc=(0, -Dp / 2 - 0.006, z0 + hf + 0.20),
        rot=(math.radians(90), 0, 0),
        seg=32,
    )
    for s in (-1, 1):
        for i in range(14):
            box(
                "vent",
                (0.03, 0.05, 0.10),
                md,
                parent=parent,
                loc=(s * (W / 2 - 0.006), -0.65 + 0.1 * i, z0 + hf + 0.27),
                bevel=0.010,
            )


SHOTS = {"ust": Shot(lambda root: ust(ARGS.get("pal", "white"), root), -24, 29, 0.84, backdrop="#d5dbe4")}
