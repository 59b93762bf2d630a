"""Popcorn: the kernels, and a striped bucket of them."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def popcorn(p, centre, R, n, z, dome_h, size=0.15, seed=1):
    rr = random.Random(seed)
    mp = mat("pop", "#f9ecca", 0.7, spec=0.2, bump="noise", bump_s=0.5, bump_d=0.08, noise_scale=5)
    kinds = []
    mp2 = mat("pop2", "#e3b55c", 0.6, spec=0.25, bump="noise", bump_s=0.5, bump_d=0.08, noise_scale=5)
    for k in range(8):
        with Coll("pc%d" % k) as c:
            for j in range(7 + k % 3):
                bm = bmesh.new()
                bmesh.ops.create_icosphere(bm, subdivisions=3, radius=0.5 * rr.uniform(0.42, 0.66))
                d = Vector((rr.gauss(0, 1), rr.gauss(0, 1), rr.gauss(0, 1))).normalized() * (0.45 if j else 0)
                f = [rr.uniform(3, 6) for _ in range(3)]
                ph = [rr.random() * 6 for _ in range(3)]
                for v in bm.verts:
                    v.co = (
                        v.co
                        * (
                            1
                            + 0.16
                            * math.sin(f[0] * v.co.x * 2.6 + ph[0])
                            * math.sin(f[1] * v.co.y * 2.6 + ph[1])
                            + 0.12 * math.sin(f[2] * v.co.z * 3 + ph[2])
                        )
                        + d
                    )
                finish(bm, "k", mp if j else mp2, angle=180)
        kinds.append(c)
    for i in range(n):
        a = rr.random() * 6.283
        q = R * math.sqrt(rr.random())
        o = inst(
            kinds[i % 8],
            (
                centre[0] + q * math.cos(a),
                centre[1] + q * math.sin(a),
                z + dome_h * (1 - (q / R) ** 2) * rr.uniform(0.55, 1),
            ),
            (rr.random() * 6, rr.random() * 6, rr.random() * 6),
            size * rr.uniform(0.8, 1.2),
        )
        o.parent = p
    return kinds


def popcorn_bucket(p):
    H, r0, r1 = 2.9, 0.92, 1.32
    seg = 128
    V = []
    idx = []
    red = mat("red", "#c8242c", 0.42, coat=0.2)
    wh = mat("wh", "#f6f2ea", 0.45, coat=0.2)
    bm = bmesh.new()
    rows = []
    for k in range(13):
        t = k / 12
        r = r0 + (r1 - r0) * t
        z = 0.02 + H * t
        rows.append(
            [
                bm.verts.new(
                    (
                        r * math.cos(2 * math.pi * i / seg),
                        r * math.sin(2 * math.pi * i / seg),
                        z + (0.0 if k < 12 else 0.07 * abs(math.sin(8 * math.pi * i / seg * 1.0))),
                    )
                )
                for i in range(seg)
            ]
        )
    for a, b in zip(rows, rows[1:]):
        for i in range(seg):
            f = bm.faces.new((a[i], a[(i + 1) % seg], b[(i + 1) % seg], b[i]))
            f.material_index = (i * 16 // seg) % 2
    o = finish(bm, "bucket", [red, wh], parent=p, angle=60)
    s = o.modifiers.new("s", "SOLIDIFY")
    s.thickness = 0.035
    s.offset = -1
    lathe("base", [(0, 0.05), (r0, 0.05)], wh, parent=p, seg=64)
    torus(r0 + 0.0, 0.03, wh, p, (0, 0, 0.03), n=96)
    bd = mat("bd", "#f6f2ea", 0.45, coat=0.2)
    lathe(
        "heap",
        [(r1 - 0.12, H - 0.2), (r1 - 0.3, H + 0.1), (0.55, H + 0.42), (0, H + 0.5)],
        mat("heap", "#c99f55", 0.8),
        parent=p,
        seg=64,
        angle=180,
    )
    ks = popcorn(p, (0, 0), r1 - 0.30, 330, H + 0.02, 0.74, 0.30)
    rr = random.Random(12)
    for i, (x, y) in enumerate(
        (
            (-1.75, -1.0),
            (-1.3, -1.5),
            (1.5, -1.25),
            (2.05, -0.65),
            (-0.6, -1.75),
            (0.35, -1.9),
            (1.15, -1.75),
            (-2.3, -0.7),
        )
    ):
        inst(ks[i], (x, y, 0.17), (rr.random() * 6, rr.random() * 6, rr.random() * 6), 0.30).parent = p


SHOTS = {"popcorn": Shot(popcorn_bucket, 8, 14, 0.82)}
