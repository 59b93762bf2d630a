"""A coiled HDMI cable with two ties."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def hdmi(p):
    cab = weave("braid", "#33363c", 7, 0.8, "XY", depth=0.02, rough=0.65)
    cab = mat("cable", "#25272b", 0.5, bump="noise", bump_s=0.35, bump_d=0.02, noise_scale=22)
    R0 = 2.0
    ro = [0, 0.27, 0.52, 0.13, 0.40]
    zo = [0.12, 0.12, 0.12, 0.345, 0.345]
    pts = []
    n = len(ro)
    rr = random.Random(4)
    ph = [rr.random() * 6 for _ in range(n)]
    for k in range(n):
        for i in range(48):
            u = i / 48
            t = max(0, u - 0.72) / 0.28
            t = t * t * (3 - 2 * t)
            k2 = min(k + 1, n - 1)
            a = 2 * math.pi * (u - 0.25)
            w = lambda q: 0.03 * math.sin(2 * a + ph[q])
            pts.append(
                (
                    (R0 + (ro[k] + w(k)) * (1 - t) + (ro[k2] + w(k2)) * t) * math.cos(a),
                    (R0 + (ro[k] + w(k)) * (1 - t) + (ro[k2] + w(k2)) * t) * math.sin(a),
                    zo[k] * (1 - t) + zo[k2] * t,
                )
            )
    s0 = [(2.9, -2.75, 0.36), (2.3, -2.62, 0.30), (1.4, -2.35, 0.16)]
    e1 = [(-1.2, -2.36, 0.36), (-2.0, -2.65, 0.34), (-2.75, -2.95, 0.36)]
    A0 = [(1.75, -3.05, 0.36), (1.0, -2.75, 0.28), (0.3, -2.25, 0.13)]
    # first end enters the coil from the right
    path = spath(
        [(-2.35, -3.15, 0.36), (-1.75, -2.85, 0.33), (-1.0, -2.30, 0.16)]
        + pts[4:-1][::2]
        + [(0.75, -2.55, 0.34), (1.55, -2.85, 0.34), (2.15, -3.2, 0.36)],
        900,
    )
    tube("cable", [tuple(q) for q in path], 0.115, cab, parent=p, res=6)
    gold = stock("brass")
    for pos, d in ((path[0], path[0] - path[8]), (path[-1], path[-1] - path[-9])):
        e = empty("con", pos, Vector(d).to_track_quat("Z", "X").to_euler())
        e.parent = p
        ax = Vector(d).normalized()
        e.rotation_euler = (
            Matrix((Vector((-ax.y, ax.x, 0)).normalized(), Vector((0, 0, 1)), ax)).transposed().to_euler()
        )
        lathe(
            "relief",
            [(0.12, -0.55), (0.15, -0.5)]
            + [(0.17 + 0.03 * (i % 2), -0.45 + 0.07 * i) for i in range(7)]
            + [(0.22, 0.05)],
            stock("rubber"),
            parent=e,
            seg=48,
        )
        rbody(
            "hd",
            1.0,
            0.56,
            1.25,
            0.16,
            0.07,
            mat("hdm", "#2c2e33", 0.35, metal=0.7) if "hdm" not in D.materials else D.materials["hdm"],
            parent=e,
            loc=(0, 0, 0),
            n=64,
        )
        rbody("ring", 0.88, 0.46, 0.06, 0.12, 0.02, gold, parent=e, loc=(0, 0, 1.23), n=64)
        sh = rbody("plug", 0.72, 0.27, 0.70, 0.06, 0.012, gold, parent=e, loc=(0, 0, 1.26), n=64)
        c = box("cutter", (0.64, 0.19, 0.6), None, (0, 0, 1.26 + 0.55), bevel=0.02, parent=e)
        cut([sh], c)
        box("tongue", (0.5, 0.06, 0.45), stock("matte"), (0, 0, 1.26 + 0.42), bevel=0.01, parent=e)
    for a in (rad(118), rad(28)):
        rbody(
            "tie",
            1.02,
            0.72,
            0.42,
            0.30,
            0.03,
            mat(
                "tie%.1f" % a,
                "#3d6fe0",
                0.85,
                sheen=0.5,
                bump="noise",
                bump_s=0.5,
                bump_d=0.02,
                noise_scale=30,
            ),
            parent=p,
            loc=(
                (R0 + 0.26) * math.cos(a) + 0.21 * math.sin(a),
                (R0 + 0.26) * math.sin(a) - 0.21 * math.cos(a),
                0.335 - 0.10,
            ),
            rot=(rad(90), 0, a),
            n=64,
        )


SHOTS = {"hdmi_cable": Shot(hdmi, -8, 34, 0.84)}
