"""A director's chair."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def chair(p):
    wd = wood("beech", "#b98756", 0.42, 6, 2, spec=0.4)
    wy = wood("beechy", "#b98756", 0.42, 6, 1, spec=0.4)
    f = weave("canvas", ARGS.get("col", "#4d6152"), 170, 0.5, "XY", depth=0.002)
    f2 = weave("canvas2", ARGS.get("col", "#4d6152"), 170, 0.5, "XZ", depth=0.002)
    al = stock("dark")

    def bar(a, b, w, t, m=wd):
        a, b = Vector(a), Vector(b)
        d = b - a
        q = d.to_track_quat("Z", "Y").to_euler()
        return box("bar", (w, t, d.length), m, tuple((a + b) / 2), rot=q, bevel=0.006, parent=p)

    X, Y = 0.29, 0.21
    for y, off in ((-Y, -0.016), (Y, 0.016)):
        a = Vector((-X, y - off, 0.03))
        b = Vector((X, y - off, 0.432))
        bar(a, b, 0.024, 0.042)
        a = Vector((X, y + off, 0.03))
        b = Vector((-X, y + off, 0.432))
        bar(a, b, 0.024, 0.042)
        cyl(0.012, -0.035, 0.035, stock("brass"), p, 0.003, (0, y, 0.235), (rad(90), 0, 0), 24)
    for s in (-1, 1):
        box("rail", (0.034, 2 * Y + 0.12, 0.034), wy, (s * X, 0, 0.025), bevel=0.008, parent=p)
        box("srail", (0.034, 2 * Y + 0.08, 0.034), wy, (s * X, 0, 0.440), bevel=0.008, parent=p)
        bar((s * (X + 0.026), -Y, 0.40), (s * (X + 0.026), -Y, 0.66), 0.042, 0.026)
        bar((s * (X + 0.026), Y - 0.01, 0.40), (s * (X + 0.026), Y + 0.09, 0.92), 0.026, 0.042)
        box("arm", (0.062, 2 * Y + 0.16, 0.022), wy, (s * (X + 0.026), -0.01, 0.672), bevel=0.009, parent=p)
        for y in (-Y,):
            cyl(0.011, -0.03, 0.03, stock("brass"), p, 0.003, (s * (X + 0.03), y, 0.455), (0, rad(90), 0), 24)
    sheet(
        "seat",
        lambda u, v: (
            (u - 0.5) * 2 * (X + 0.012),
            (v - 0.5) * 2 * (Y - 0.005),
            0.478 - 0.042 * (1 - (2 * u - 1) ** 2) - 0.004 * math.sin(6 * v),
        ),
        40,
        24,
        f,
        p,
        0.005,
    )

    def back(u, v):
        z = 0.70 + 0.20 * v
        return (
            (u - 0.5) * 2 * (X + 0.046),
            Y - 0.01 + 0.1 * (z - 0.4) / 0.52 + 0.022 + 0.045 * (1 - (2 * u - 1) ** 2) - 0.02 * 0,
            z,
        )

    sheet("back", back, 40, 16, f2, p, 0.005)
    for s in (-1, 1):
        rbody(
            "slv",
            0.062,
            0.05,
            0.20,
            0.022,
            0.006,
            f2,
            parent=p,
            loc=(s * (X + 0.026), Y - 0.01 + 0.1 * (0.70 - 0.4) / 0.52 + 0.002, 0.70),
            rot=(rad(-11), 0, 0),
        )


SHOTS = {"folding_chair": Shot(chair, -32, 13, 0.84)}
