"""A zipped carrying case."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def case(p):
    sh = weave("nyl", "#39414d", 16, 0.7, "XY", depth=0.02)
    W, H, Dp = 4.4, 3.2, 1.75
    le = mat("le", "#8a5a3a", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=30)
    e = empty("c", (0, Dp / 2, H / 2 + 0.02), (rad(90), 0, 0))
    e.parent = p
    for z0, h in ((0, Dp / 2 - 0.05), (Dp / 2 + 0.05, Dp / 2 - 0.05)):
        rbody("sh", W, H, h + 0.001, 0.75, 0.30, sh, parent=e, loc=(0, 0, z0), n=160, p=2.3)
    rbody(
        "core",
        W - 0.10,
        H - 0.10,
        Dp * 0.6,
        0.72,
        0.02,
        stock("matte"),
        parent=e,
        loc=(0, 0, Dp * 0.2),
        n=160,
    )
    rbody("zip", W - 0.02, H - 0.02, 0.62, 0.75, 0.26, sh, parent=e, loc=(0, 0, Dp / 2 - 0.31), n=160)
    rbody(
        "teeth",
        W + 0.02,
        H + 0.02,
        0.07,
        0.76,
        0.02,
        stock("matte"),
        parent=e,
        loc=(0, 0, Dp / 2 - 0.035),
        n=160,
    )
    for z in (Dp / 2 - 0.10, Dp / 2 + 0.10):
        tube(
            "pip",
            [(x, y, z) for x, y in superloop(W + 0.0, H + 0.0, 0.75, 160, 2.3)],
            0.035,
            stock("rubber"),
            cyc=True,
            parent=e,
            res=4,
        )
    # front pocket and its piping: local +z is the front
    zf = Dp - 0.02
    rbody("pocket", W - 1.1, H - 1.35, 0.20, 0.45, 0.14, sh, parent=e, loc=(0, -0.32, zf - 0.06), n=128)
    tube("pz", [(x, 0.30, zf + 0.135) for x in np.linspace(-1.35, 1.35, 12)], 0.035, stock("matte"), parent=e)
    box(
        "pull",
        (0.34, 0.09, 0.03),
        stock("alu"),
        (-1.1, 0.30, zf + 0.14),
        rot=(0, 0, rad(-14)),
        bevel=0.012,
        parent=e,
    )
    box("patch", (1.15, 0.42, 0.05), le, (0, -0.42, zf + 0.145), bevel=0.02, parent=e)
    tube(
        "handle",
        [
            (-0.95, H / 2 - 0.04, Dp / 2),
            (-0.88, H / 2 + 0.36, Dp / 2),
            (-0.45, H / 2 + 0.50, Dp / 2),
            (0.45, H / 2 + 0.50, Dp / 2),
            (0.88, H / 2 + 0.36, Dp / 2),
            (0.95, H / 2 - 0.04, Dp / 2),
        ],
        0.115,
        le,
        bez=True,
        parent=e,
        res=8,
    )
    for s in (-1, 1):
        box("hb", (0.34, 0.10, 0.46), stock("dark"), (s * 0.95, H / 2 + 0.02, Dp / 2), bevel=0.03, parent=e)
    for s, x in ((1, 0.35), (1, 0.75)):
        box("zp", (0.12, 0.14, 0.11), stock("alu"), (-W / 2 - 0.02, x - 0.3, Dp / 2), bevel=0.03, parent=e)
        rod((-W / 2 - 0.08, x - 0.34, Dp / 2), (-W / 2 - 0.12, x - 0.85, Dp / 2 + 0.05), 0.045, le, e)


SHOTS = {"carrying_case": Shot(case, -26, 13, 0.74)}
