"""A tripod with a tray and a portable projector."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *
from models.projector_portable import portable


def stand(p):
    z = 4.6
    rbody("tray", 2.5, 2.2, 0.10, 0.3, 0.04, stock("black"), parent=p, loc=(0, 0, z), n=96)
    rbody("pad", 2.3, 2.0, 0.04, 0.25, 0.015, stock("rubber"), parent=p, loc=(0, 0, z + 0.085), n=96)
    rbody("lip", 2.5, 0.10, 0.16, 0.04, 0.03, stock("black"), parent=p, loc=(0, -1.06, z + 0.06))
    cyl(0.42, z - 0.20, z, stock("alu"), p, 0.04)
    cyl(0.26, z - 0.55, z - 0.18, stock("black"), p, 0.05)
    rod((0, -0.2, z - 0.38), (0.75, -0.75, z - 0.55), 0.045, stock("alu"), p)
    cyl(
        0.075,
        -0.22,
        0.22,
        stock("rubber"),
        p,
        0.03,
        (0.82, -0.80, z - 0.57),
        Vector((0.75, -0.55, -0.17)).to_track_quat("Z", "Y").to_euler(),
    )
    cyl(0.115, 1.6, z - 0.5, stock("alu"), p, 0.02)
    cyl(0.17, 3.2, 3.5, stock("black"), p, 0.04)
    cyl(0.36, 2.95, 3.22, stock("black"), p, 0.06)
    for a in (90, 210, 330):
        c, s = math.cos(rad(a)), math.sin(rad(a))
        top = Vector((0.30 * c, 0.30 * s, 3.06))
        ft = Vector((2.0 * c, 2.0 * s, 0.10))
        d = (ft - top).normalized()
        q = d.to_track_quat("Z", "Y").to_euler()
        Ln = (ft - top).length
        cyl(0.135, 0, Ln * 0.52, stock("dark"), p, 0.02, top, q, 64)
        cyl(0.105, Ln * 0.45, Ln, stock("alu"), p, 0.02, top, q, 64)
        cyl(0.17, Ln * 0.47, Ln * 0.55, stock("black"), p, 0.04, top, q, 64)
        cyl(0.15, Ln - 0.10, Ln + 0.10, stock("rubber"), p, 0.06, top, q, 64)
        box(
            "hinge",
            (0.24, 0.30, 0.30),
            stock("black"),
            (0.34 * c, 0.34 * s, 3.06),
            rot=(0, 0, rad(a)),
            bevel=0.05,
            parent=p,
        )
        mid = top.lerp(ft, 0.40)
        rod((0.12 * c, 0.12 * s, 1.75), mid, 0.05, stock("dark"), p)
    cyl(0.17, 1.62, 1.86, stock("black"), p, 0.04)
    pr = empty("pr", (0, 0.02, z + 0.12), (0, 0, rad(8)))
    pr.parent = p
    portable(ARGS.get("pal", "white"), pr)


SHOTS = {"tripod_stand": Shot(stand, -14, 9, 0.88, 85, "#d3dae2")}
