"""The lens of a projector: bezel, stepped black baffle, three coated domes; and icons for keys."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def lens(parent, R, loc, rot, metal, glow="#7fb4ff", glow_s=0.6, depth=0.5, knurl=False, black=None):
    """lens assembly, axis +z outwards, R outer radius"""
    e = empty("lens", loc, rot)
    e.parent = parent
    black = black or mat("lensblk", "#0a0a0b", 0.38, spec=0.5)
    matte = mat("lensmatte", "#050506", 0.7, spec=0.3)
    lathe(
        "bez",
        [
            (R * 1.0, -0.02),
            (R * 1.0, R * 0.09),
            (R * 0.985, R * 0.115),
            (R * 0.955, R * 0.125),
            (R * 0.90, R * 0.118),
            (R * 0.885, R * 0.09),
            (R * 0.875, R * 0.02),
        ],
        metal,
        parent=e,
        seg=160,
        angle=40,
    )
    # stepped baffle
    prof = [(R * 0.875, R * 0.05)]
    r = R * 0.875
    z = R * 0.05
    for i in range(7):
        prof += [(r - R * 0.012, z - R * 0.005), (r - R * 0.012, z - R * 0.05)]
        r -= R * 0.036
        z -= R * 0.05
        prof.append((r, z))
    prof.append((r - R * 0.02, z))
    lathe("baf", prof, matte, parent=e, seg=160, angle=20)
    rin = r - R * 0.02
    lathe(
        "ring2",
        [
            (rin + R * 0.05, z + R * 0.02),
            (rin + R * 0.03, z + R * 0.045),
            (rin, z + R * 0.045),
            (rin - R * 0.015, z),
        ],
        mat("r2", "#1b1c1f", 0.25, metal=0.8),
        parent=e,
        seg=160,
        angle=40,
    )
    g1 = glass_coat("gc1", strength=0.38)
    lathe("g1", dome(rin, rin * 1.9, 14, z0=z + R * 0.01), g1, parent=e, seg=160, angle=180)
    r2 = rin * 0.80
    z2 = z - R * 0.16
    lathe(
        "in1",
        [
            (rin, z - R * 0.02),
            (rin * 0.92, z - R * 0.06),
            (rin * 0.88, z - R * 0.06),
            (r2, z2),
            (r2 * 0.96, z2 - R * 0.02),
        ],
        black,
        parent=e,
        seg=128,
        angle=25,
    )
    lathe(
        "g2",
        dome(r2, r2 * 1.35, 14, z0=z2 - R * 0.05),
        glass_coat("gc2", ("#5a3fd0", "#b0459a", "#3fb8d0"), 0.55),
        parent=e,
        seg=128,
        angle=180,
    )
    r3 = r2 * 0.66
    z3 = z2 - R * 0.22
    lathe(
        "in2",
        [(r2 * 0.97, z2 - R * 0.05), (r3 * 1.1, z2 - R * 0.14), (r3 * 1.1, z3 + R * 0.03), (r3, z3)],
        matte,
        parent=e,
        seg=128,
        angle=25,
    )
    lathe(
        "g3",
        dome(r3, r3 * 1.5, 10, z0=z3, inv=False),
        glass_coat("gc3", ("#c05a2a", "#3f7ad0", "#5fd0a0"), 0.5),
        parent=e,
        seg=96,
        angle=180,
    )
    lathe("core", [(r3, z3 - R * 0.08), (0, z3 - R * 0.10)], emit("core", glow, glow_s), parent=e, seg=64)
    lathe("back", [(R * 0.86, z), (R * 0.86, z3 - R * 0.3), (0, z3 - R * 0.3)], matte, parent=e, seg=64)
    return e


def icon(parent, kind, loc, s, m, rot=(0, 0, 0)):
    e = empty("ic", loc, rot)
    e.parent = parent
    t = s * 0.055
    if kind == "power":
        tube(
            "p",
            [
                (s * 0.5 * math.cos(a), s * 0.5 * math.sin(a), 0)
                for a in [math.radians(120 + i * 300 / 24) for i in range(25)]
            ],
            t,
            m,
            parent=e,
        )
        tube("p2", [(0, s * 0.15, 0), (0, s * 0.62, 0)], t, m, parent=e)
    if kind in ("plus", "minus"):
        tube("a", [(-s * 0.4, 0, 0), (s * 0.4, 0, 0)], t, m, parent=e)
        if kind == "plus":
            tube("b", [(0, -s * 0.4, 0), (0, s * 0.4, 0)], t, m, parent=e)
    if kind == "play":
        tube(
            "c", [(-s * 0.3, -s * 0.4, 0), (s * 0.42, 0, 0), (-s * 0.3, s * 0.4, 0)], t, m, cyc=True, parent=e
        )
