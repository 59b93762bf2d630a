"""A ceiling mount with a projector."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *
from models.projector_cinema import cinema


def mount(p):
    slab = box(
        "bgslab",
        (60, 60, 0.30),
        mat("ceiling", "#efede8", 0.85, spec=0.15, bump="noise", bump_s=0.15, bump_d=0.01, noise_scale=30),
        (0, 0, 5.34),
        bevel=0,
        parent=p,
    )
    # The lamps of the studio stand above this ceiling.
    slab.visible_shadow = False
    # One from below, so that the ceiling is light and the plate throws a shadow on it.
    area("bounce", (-5, -5.5, 1.2), (0, 0, 5.2), 3, 3, 540, "#fff6ea", glossy=False).parent = p
    cyl(0.95, 5.06, 5.20, stock("white"), p, 0.05)
    cyl(0.42, 4.88, 5.07, stock("white"), p, 0.04)
    for a in range(4):
        cyl(
            0.07,
            5.03,
            5.08,
            stock("chrome"),
            p,
            0.02,
            (0.72 * math.cos(rad(45 + 90 * a)), 0.72 * math.sin(rad(45 + 90 * a)), 0),
            seg=24,
        )
    cyl(0.17, 3.1, 4.95, stock("white"), p, 0.02)
    cyl(0.145, 2.45, 3.2, stock("chrome"), p, 0.01)
    cyl(0.215, 3.0, 3.22, stock("black"), p, 0.04)
    rod((0.2, 0, 3.1), (0.42, 0, 3.1), 0.05, stock("black"), p)
    cyl(0.34, 2.30, 2.52, stock("white"), p, 0.05)
    box("joint", (0.55, 0.42, 0.34), stock("white"), (0, 0, 2.20), bevel=0.06, parent=p)
    cyl(0.10, -0.36, 0.36, stock("chrome"), p, 0.02, (0, 0, 2.2), (0, rad(90), 0), seg=32)
    box("pl", (1.1, 0.9, 0.10), stock("white"), (0, 0, 2.02), bevel=0.04, parent=p)
    for sx in (-1, 1):
        for sy in (-1, 1):
            a = math.atan2(sy * 1.0, sx * 1.35)
            L = 1.75
            box(
                "arm",
                (L, 0.20, 0.07),
                stock("white"),
                (sx * 0.25 + L / 2 * math.cos(a), sy * 0.15 + L / 2 * math.sin(a), 1.95),
                rot=(0, 0, a),
                bevel=0.025,
                parent=p,
            )
            ex, ey = sx * 0.25 + (L - 0.1) * math.cos(a), sy * 0.15 + (L - 0.1) * math.sin(a)
            cyl(0.10, 1.66, 2.02, stock("chrome"), p, 0.02, (ex, ey, 0), seg=32)
            cyl(0.15, 1.99, 2.07, stock("black"), p, 0.03, (ex, ey, 0), seg=32)
    pr = empty("pr", (0, 0, 1.68), (rad(180), 0, rad(180)))
    pr.parent = p
    pr.scale = (0.86,) * 3
    cinema(ARGS.get("pal", "white"), pr)


SHOTS = {"mount_ceiling": Shot(mount, -28, -11, 0.84, 85, "#ccd5e0")}
