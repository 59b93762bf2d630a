"""A pull-up screen on a tripod."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def screen_tripod(p):
    W, H, z0 = 2.0, 1.125, 0.74
    y = 0.075
    img = ARGS.get("img", "valley")
    plane(
        "surf",
        W,
        H,
        emit_image("im", f"{OUT}/tex/{img}.png", 0.95, sat=1.15),
        (0, -0.004, z0 + H / 2 + 0.03),
        rot=(rad(90), 0, 0),
        parent=p,
    )
    box(
        "cloth",
        (W + 0.09, 0.004, H + 0.10),
        mat("cl", "#101012", 0.8, spec=0.2),
        (0, 0, z0 + H / 2 + 0.03),
        bevel=0.001,
        parent=p,
    )
    rbody(
        "case",
        0.105,
        0.10,
        W + 0.20,
        0.035,
        0.012,
        stock("white"),
        parent=p,
        loc=(-(W + 0.2) / 2, 0.02, z0 - 0.055),
        rot=(0, rad(90), 0),
    )
    for s in (-1, 1):
        rbody(
            "cap",
            0.118,
            0.113,
            0.05,
            0.04,
            0.012,
            stock("dark"),
            parent=p,
            loc=(s * (W / 2 + 0.105) - 0.025, 0.02, z0 - 0.055),
            rot=(0, rad(90), 0),
        )
    box("top", (W + 0.13, 0.026, 0.040), stock("white"), (0, 0.002, z0 + H + 0.09), bevel=0.010, parent=p)
    for s in (-1, 1):
        box(
            "tc",
            (0.02, 0.032, 0.046),
            stock("dark"),
            (s * (W / 2 + 0.07), 0.002, z0 + H + 0.09),
            bevel=0.006,
            parent=p,
        )
    cyl(0.021, 0.26, 1.30, stock("dark"), p, 0.004, (0, y, 0))
    cyl(0.015, 1.2, z0 + H + 0.16, stock("alu"), p, 0.004, (0, y, 0))
    cyl(0.020, z0 + H + 0.14, z0 + H + 0.18, stock("black"), p, 0.006, (0, y, 0))
    cyl(0.031, 1.26, 1.33, stock("black"), p, 0.008, (0, y, 0))
    cyl(0.034, 0.56, 0.66, stock("black"), p, 0.008, (0, y, 0))
    cyl(0.030, 0.25, 0.31, stock("black"), p, 0.008, (0, y, 0))
    box("hook", (0.05, 0.10, 0.03), stock("dark"), (0, 0.035, z0 + H + 0.10), bevel=0.006, parent=p)
    for a in (90, 205, 335):
        c, s = math.cos(rad(a)), math.sin(rad(a))
        top = Vector((0.04 * c, y + 0.04 * s, 0.62))
        ft = Vector((0.60 * c, y + 0.60 * s, 0.025))
        rod(top, ft, 0.0135, stock("alu"), p)
        mid = top.lerp(ft, 0.52)
        rod((0.035 * c, y + 0.035 * s, 0.28), mid, 0.009, stock("dark"), p)
        cyl(
            0.020,
            -0.035,
            0.035,
            stock("rubber"),
            p,
            0.008,
            ft,
            Vector((ft - top)).to_track_quat("Z", "Y").to_euler(),
        )
        cyl(
            0.018,
            -0.02,
            0.02,
            stock("black"),
            p,
            0.006,
            mid,
            Vector((ft - top)).to_track_quat("Z", "Y").to_euler(),
        )


SHOTS = {"screen_tripod": Shot(screen_tripod, -20, 7, 0.84, 70, "#dfe4ea")}
