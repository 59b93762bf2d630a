"""Bookshelf speakers, and the drivers that other speakers use."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def driver(p, R, loc, kindd="woof"):
    e = empty("dr", loc, (rad(90), 0, 0))
    e.parent = p
    cone = mat("cone", "#24262a", 0.55, bump="noise", bump_s=0.15, bump_d=0.01, noise_scale=40)
    lathe(
        "frame",
        [
            (R * 1.17, -0.01),
            (R * 1.17, R * 0.05),
            (R * 1.15, R * 0.07),
            (R * 1.03, R * 0.075),
            (R * 1.0, R * 0.04),
        ],
        stock("alu"),
        parent=e,
        seg=128,
        angle=40,
    )
    if kindd == "woof":
        lathe(
            "sur",
            [
                (
                    R * (0.91 + 0.10 * math.cos(math.pi * i / 12)),
                    R * 0.02 + R * 0.085 * math.sin(math.pi * i / 12),
                )
                for i in range(13)
            ],
            stock("rubber"),
            parent=e,
            seg=128,
            angle=180,
        )
        lathe(
            "cone",
            [(R * 0.82, R * 0.02), (R * 0.60, -R * 0.10), (R * 0.42, -R * 0.20), (R * 0.30, -R * 0.27)],
            cone,
            parent=e,
            seg=128,
            angle=60,
        )
        lathe(
            "cap",
            dome(R * 0.32, R * 0.40, 12, z0=-R * 0.26),
            mat("capm", "#1a1b1e", 0.25, coat=0.5),
            parent=e,
            seg=96,
            angle=180,
        )
        lathe(
            "bk",
            [(R * 1.02, -R * 0.02), (R * 0.8, -R * 0.4), (0, -R * 0.4)],
            stock("matte"),
            parent=e,
            seg=64,
        )
    else:
        lathe(
            "wg",
            [(R, R * 0.05), (R * 0.85, -R * 0.06), (R * 0.6, -R * 0.16), (R * 0.46, -R * 0.19)],
            stock("black"),
            parent=e,
            seg=128,
            angle=180,
        )
        lathe(
            "do",
            dome(R * 0.42, R * 0.46, 12, z0=-R * 0.19),
            mat("silk", "#3a3c42", 0.35, sheen=0.5, metal=0.3),
            parent=e,
            seg=96,
            angle=180,
        )
    return e


def speakers(p):
    W, Dp, H = 1.95, 2.4, 3.15
    for s, rz, y in ((-1, 8, 0.0), (1, -16, 0.1)):
        e = empty("sp", (s * 1.42, y, 0), (0, 0, rad(rz)))
        e.parent = p
        cab = box("cab", (W, Dp, H), stock("walnut"), (0, 0, 0.10 + H / 2), bevel=0.05, parent=e, seg=4)
        baf = box(
            "baf",
            (W - 0.10, 0.10, H - 0.10),
            mat("bafm", "#1b1c1f", 0.45, spec=0.4),
            (0, -Dp / 2 - 0.02, 0.10 + H / 2),
            bevel=0.035,
            parent=e,
        )
        c1 = cyl(0.735, -0.5, 0.5, None, e, 0.001, (0, -Dp / 2, 1.08), (rad(90), 0, 0))
        c2 = cyl(0.40, -0.5, 0.5, None, e, 0.001, (0, -Dp / 2, 2.43), (rad(90), 0, 0))
        cut([cab, baf], c1)
        cut([cab, baf], c2)
        driver(e, 0.72, (0, -Dp / 2 - 0.06, 1.08))
        driver(e, 0.39, (0, -Dp / 2 - 0.06, 2.43), "tw")
        for x in (-0.7, 0.7):
            for yy in (-0.9, 0.9):
                cyl(0.14, 0, 0.12, stock("rubber"), e, 0.03, (x, yy, 0), seg=32)


SHOTS = {"speakers_bookshelf": Shot(speakers, -14, 11, 0.80)}
