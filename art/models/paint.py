"""A can of screen paint with lid and roller."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def paint(p):
    tin = mat("tin", "#c6c9ce", 0.22, metal=1, rough_var=0.06)
    R, H = 1.1, 2.35
    col = ARGS.get("col", "#aeb4bb")
    pm = mat("paint", col, 0.12, spec=0.6, coat=0.4)
    lab = mat("lab", "#f3f1ec", 0.4, coat=0.25)
    lab2 = mat("lab2", "#2f5fd0", 0.38, coat=0.25)
    lathe(
        "can",
        [
            (0, 0.0),
            (R - 0.06, 0.0),
            (R - 0.04, -0.0),
            (R + 0.035, 0.0),
            (R + 0.045, 0.035),
            (R + 0.03, 0.075),
            (R, 0.09),
            (R, H - 0.10),
            (R + 0.03, H - 0.07),
            (R + 0.05, H - 0.03),
            (R + 0.03, H),
            (R - 0.06, H),
            (R - 0.075, H - 0.03),
            (R - 0.09, H - 0.02),
            (R - 0.16, H - 0.02),
            (R - 0.17, H - 0.04),
            (R - 0.17, H - 0.2),
            (R - 0.03, H - 0.22),
            (R - 0.03, H - 0.6),
        ],
        tin,
        parent=p,
        seg=160,
        angle=35,
    )
    lathe(
        "lab",
        [(R + 0.006, 0.22), (R + 0.010, 0.23), (R + 0.010, H - 0.25), (R + 0.006, H - 0.24)],
        lab,
        parent=p,
        seg=160,
    )
    lathe(
        "lab2",
        [(R + 0.012, 0.42), (R + 0.014, 0.43), (R + 0.014, 1.02), (R + 0.012, 1.03)],
        lab2,
        parent=p,
        seg=160,
    )
    lathe(
        "lab3",
        [(R + 0.013, 1.07), (R + 0.014, 1.08), (R + 0.014, 1.16), (R + 0.013, 1.17)],
        mat("lab3", "#f2b13c", 0.38),
        parent=p,
        seg=160,
    )
    lathe("fill", [(0, H - 0.28), (R - 0.05, H - 0.28)], pm, parent=p, seg=128)
    # drips of paint over the rim
    for a, L, w in ((-118, 0.62, 0.13), (-104, 0.36, 0.10), (-126, 0.28, 0.08), (-96, 0.20, 0.08)):
        c, s = math.cos(rad(a)), math.sin(rad(a))
        tube(
            "drip",
            [
                ((R - 0.14) * c, (R - 0.14) * s, H - 0.0),
                ((R - 0.02) * c, (R - 0.02) * s, H + 0.03),
                ((R + 0.055) * c, (R + 0.055) * s, H - 0.03),
                ((R + 0.03) * c, (R + 0.03) * s, H - 0.14),
                ((R + 0.01) * c, (R + 0.01) * s, H - L),
            ],
            w * 0.55,
            pm,
            bez=True,
            parent=p,
            res=6,
        )
        bm = bmesh.new()
        bmesh.ops.create_uvsphere(bm, u_segments=24, v_segments=16, radius=w * 0.72)
        bmesh.ops.scale(bm, vec=(1, 1, 1.35), verts=bm.verts)
        finish(bm, "dr", pm, loc=((R - 0.0) * c, (R - 0.0) * s, H - L), parent=p, angle=180)
    for s in (-1, 1):
        lathe(
            "ear",
            [(0, 0), (0.17, 0), (0.17, 0.03), (0.12, 0.07), (0, 0.09)],
            tin,
            parent=p,
            loc=(s * R, 0, H - 0.38),
            rot=(0, rad(90 * s), 0),
            seg=48,
        )
    tube(
        "wire",
        [
            (
                s * (R + 0.05) * math.cos(t),
                -0.62 * math.sin(t) * (R + 0.05) * 1.35,
                H - 0.38 - 0.75 * math.sin(t),
            )
            for s in (1,)
            for t in np.linspace(0, math.pi, 30)
        ],
        0.032,
        stock("chrome"),
        parent=p,
    )
    # lid leaning on the can
    e = empty("lid", (1.35, 0.55, 0.93), (rad(-4), rad(68), rad(20)))
    e.parent = p
    lathe(
        "lid",
        [
            (0, 0),
            (0.66, 0),
            (0.70, 0.05),
            (0.76, 0.05),
            (0.80, -0.02),
            (0.90, -0.02),
            (0.93, 0.03),
            (0.90, 0.07),
            (0.80, 0.075),
        ],
        tin,
        parent=e,
        seg=128,
        angle=35,
    )
    lathe("lp", [(0.0, -0.012), (0.60, -0.012), (0.63, -0.008)], pm, parent=e, seg=96)
    # roller in front
    r = empty("rol", (-1.15, -2.0, 0.34), (0, 0, rad(-14)))
    r.parent = p
    sl = mat("nap", col, 0.55, bump="noise", bump_s=0.8, bump_d=0.05, noise_scale=16)
    sl2 = cyl(0.34, -0.95, 0.95, sl, r, 0.06, (0, 0, 0), (0, rad(90), 0), 128)
    for s in (-1, 1):
        cyl(0.25, -0.03, 0.03, stock("black"), r, 0.01, (s * 0.955, 0, 0), (0, rad(90), 0), 64)
    tube(
        "wire",
        [
            (0.95, 0, 0),
            (1.22, 0, 0),
            (1.30, -0.06, 0.01),
            (1.30, -0.40, 0.03),
            (1.22, -0.50, 0.03),
            (0.2, -0.62, 0.0),
            (0.06, -0.72, -0.01),
            (0.0, -1.2, -0.05),
        ],
        0.05,
        stock("chrome"),
        bez=False,
        parent=r,
        res=6,
    )
    h = empty("h", (0, -1.15, -0.05), (rad(90), 0, rad(0)))
    h.parent = r
    lathe(
        "grip",
        [
            (0, 0),
            (0.10, 0),
            (0.13, 0.06),
            (0.12, 0.20),
            (0.15, 0.40),
            (0.165, 0.75),
            (0.15, 1.1),
            (0.165, 1.35),
            (0.14, 1.5),
            (0, 1.52),
        ],
        mat("grip", "#2f5fd0", 0.42, spec=0.5),
        parent=h,
        seg=64,
        angle=180,
    )
    for z in (0.5, 0.6, 0.7, 0.8, 0.9):
        torus(0.166, 0.014, stock("rubber"), h, (0, 0, z))


SHOTS = {"paint": Shot(paint, -8, 18, 0.82)}
