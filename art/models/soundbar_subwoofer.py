"""A sound bar with its subwoofer."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *
from models.lenses import icon


def soundbar(p):
    f = fabric("fab", "#2a2c30", 17, 0.25)
    W, Dp, H = 9.0, 1.15, 0.72
    rbody("bar", W, Dp, H, 0.52, 0.14, f, parent=p, loc=(0, 0, 0.06), n=160)
    rbody(
        "top",
        W - 0.22,
        Dp - 0.22,
        0.05,
        0.44,
        0.02,
        stock("gloss"),
        parent=p,
        loc=(0, 0, 0.06 + H - 0.022),
        n=160,
    )
    rbody("trim", W + 0.02, Dp + 0.02, 0.035, 0.53, 0.012, stock("brass"), parent=p, loc=(0, 0, 0.19), n=160)
    rbody("foot", W - 0.5, Dp - 0.3, 0.07, 0.4, 0.02, stock("rubber"), parent=p, n=96)
    mi = emit("ico", "#dfe6ee", 0.9)
    for i, k in enumerate(("minus", "power", "plus")):
        icon(p, k, ((i - 1) * 0.55, -0.05, 0.06 + H + 0.03), 0.17, mi)
    for i in range(4):
        lathe(
            "led",
            [(0.022, 0), (0.022, 0.008), (0, 0.01)],
            emit("ld", "#9fe0ff", 5),
            parent=p,
            loc=(-0.18 + 0.12 * i, -Dp / 2 + 0.002, 0.45),
            rot=(rad(90), 0, 0),
            seg=24,
        )
    s = empty("sub", (3.05, 2.55, 0), (0, 0, rad(-6)))
    s.parent = p
    rbody("sf", 2.66, 2.86, 3.2, 0.5, 0.10, f, parent=s, loc=(0, 0, 0.22), n=160)
    rbody("st", 2.70, 2.90, 0.16, 0.52, 0.07, stock("black"), parent=s, loc=(0, 0, 3.36), n=160)
    rbody("sb", 2.70, 2.90, 0.20, 0.52, 0.06, stock("black"), parent=s, loc=(0, 0, 0.10), n=160)
    rbody("str", 2.71, 2.91, 0.03, 0.525, 0.01, stock("brass"), parent=s, loc=(0, 0, 3.345), n=160)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(0.16, 0, 0.13, stock("rubber"), s, 0.03, (x * 0.95, y * 1.05, 0), seg=32)


SHOTS = {"soundbar_subwoofer": Shot(soundbar, -24, 17, 0.86)}
