"""A portable projector in a handle that is its stand."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *
from models.lenses import icon, lens
from models.palettes import PALETTES as PAL


def portable(pal, parent):
    body, fab, acc, _ = PAL[pal]
    mb = mat("body", body, 0.38, spec=0.45, bump="noise", bump_s=0.06, bump_d=0.004, noise_scale=60)
    mf = fabric("fab", fab, 42, 0.22)
    ma = mat("acc", acc, 0.24, metal=1, rough_var=0.05)
    mg = mat("gloss", "#050506", 0.06, spec=0.6, coat=1, coat_r=0.02)
    mr = mat("rub", "#121213", 0.75)
    md = mat("gap", "#08080a", 0.8)
    mal = mat(
        "alu",
        {"sand": "#b9b1a6", "sage": "#b8b6a8"}.get(pal, "#6c6f75" if pal == "graphite" else "#a9acb2"),
        0.30,
        metal=1,
    )
    W, Dp, H, r = 1.62, 1.42, 1.92, 0.44
    b = empty("pbody", (0, 0, 1.30), (math.radians(-7), 0, 0))
    b.parent = parent
    o = empty("po", (0, 0, -0.98))
    o.parent = b
    zf = 0.06
    hf = 0.86
    rbody("foot", W - 0.16, Dp - 0.16, 0.08, r - 0.06, 0.03, mr, parent=o, loc=(0, 0, 0))
    rbody("fabric", W - 0.02, Dp - 0.02, hf, r, 0.10, mf, parent=o, loc=(0, 0, zf))
    rbody("gap", W - 0.06, Dp - 0.06, 0.2, r - 0.03, 0.01, md, parent=o, loc=(0, 0, zf + hf - 0.1))
    rbody("trim", W + 0.004, Dp + 0.004, 0.035, r, 0.012, ma, parent=o, loc=(0, 0, zf + hf - 0.012))
    rbody("gap2", W - 0.03, Dp - 0.03, 0.06, r - 0.015, 0.005, md, parent=o, loc=(0, 0, zf + hf + 0.01))
    shell = rbody(
        "shell", W, Dp, H - zf - hf - 0.045, r, 0.15, mb, parent=o, loc=(0, 0, zf + hf + 0.04), es=12
    )
    # top touch disc
    zt = H - 0.005
    lathe(
        "tring",
        [(0.50, -0.01), (0.50, 0.012), (0.492, 0.018), (0.478, 0.018), (0.472, 0.010), (0.47, -0.01)],
        ma,
        parent=o,
        loc=(0, 0, zt),
        seg=128,
    )
    lathe(
        "tdisc",
        [(0.468, -0.01), (0.468, 0.004), (0.455, 0.010), (0, 0.010)],
        mg,
        parent=o,
        loc=(0, 0, zt),
        seg=128,
    )
    mi = emit("ico", "#cfd6df", 0.28)
    icon(o, "power", (0, 0, zt + 0.012), 0.11, mi)
    icon(o, "plus", (0.29, 0, zt + 0.012), 0.10, mi)
    icon(o, "minus", (-0.29, 0, zt + 0.012), 0.10, mi)
    icon(o, "play", (0, -0.29, zt + 0.012), 0.10, mi)
    # front glass pill + lens ; front is -y : local frame x->x, y->z, z->-y
    f = empty("front", (0, -Dp / 2, zf + hf + 0.47), (math.radians(90), 0, 0))
    f.parent = o
    fw, fh = 0.90, 0.74
    outer = superloop(fw, fh, 0.30, 128, 2.4)
    L = (-0.0, 0)
    plate_hole(
        "pframe", superloop(fw + 0.035, fh + 0.035, 0.315, 128, 2.4), outer, 0.022, ma, parent=f, bevel=0.005
    )
    R = 0.285
    plate_hole("panel", outer, circle(R * 0.98, 128, *L), 0.016, mg, parent=f, bevel=0.004)
    lens(f, R, (L[0], L[1], 0.012), (0, 0, 0), mat("bezel", "#1a1b1e", 0.22, metal=0.9), glow_s=0.5)
    c = lathe("cutter", [(0, -0.5), (R * 0.93, -0.5), (R * 0.93, 0.2), (0, 0.2)], parent=f, seg=96)
    cut([shell], c)
    lathe(
        "af",
        [(0.030, 0), (0.030, 0.003), (0.026, 0.005), (0, 0.004)],
        mat("afm", "#14203c", 0.08, coat=1),
        parent=f,
        loc=(0.375, 0.0, 0.016),
        seg=48,
    )
    lathe(
        "led",
        [(0.010, 0), (0.010, 0.002), (0, 0.003)],
        emit("led", "#bfe6ff", 6),
        parent=f,
        loc=(-0.375, 0.0, 0.016),
        seg=32,
    )
    # gimbal bracket
    px = W / 2 + 0.075
    t = 0.055
    wy = 0.52
    zp = 1.30
    rr = 0.34
    pts = [(-px, zp)]
    for i in range(13):
        a = math.pi + math.pi / 2 * i / 12
        pts.append((-px + rr + rr * math.cos(a), 0.075 + rr + rr * math.sin(a)))
    for i in range(13):
        a = -math.pi / 2 + math.pi / 2 * i / 12
        pts.append((px - rr + rr * math.cos(a), 0.075 + rr + rr * math.sin(a)))
    pts.append((px, zp))
    bm = bmesh.new()
    rows = []
    for i, (x, z) in enumerate(pts):
        p0 = pts[max(i - 1, 0)]
        p1 = pts[min(i + 1, len(pts) - 1)]
        tx, tz = p1[0] - p0[0], p1[1] - p0[1]
        ln = math.hypot(tx, tz)
        nx, nz = -tz / ln, tx / ln
        rows.append(
            [
                bm.verts.new((x + s * nx * t / 2, y, z + s * nz * t / 2))
                for s, y in ((-1, -wy / 2), (1, -wy / 2), (1, wy / 2), (-1, wy / 2))
            ]
        )
    for a, c in zip(rows, rows[1:]):
        for i in range(4):
            bm.faces.new((a[i], a[(i + 1) % 4], c[(i + 1) % 4], c[i]))
    bm.faces.new(rows[0])
    bm.faces.new(rows[-1])
    finish(bm, "bracket", mal, 0.014, 3, parent=parent, angle=40)
    for s in (-1, 1):
        lathe(
            "hub",
            [
                (0, -t / 2),
                (wy / 2 - 0.012, -t / 2),
                (wy / 2, -t / 2 + 0.012),
                (wy / 2, t / 2 - 0.012),
                (wy / 2 - 0.012, t / 2),
                (0, t / 2),
            ],
            mal,
            parent=parent,
            loc=(s * px, 0, zp),
            rot=(0, math.radians(90), 0),
            seg=96,
            angle=40,
        )
        lathe(
            "cap",
            [(0.15, 0), (0.15, 0.02), (0.138, 0.03), (0.11, 0.03), (0.105, 0.022), (0, 0.022)],
            ma,
            parent=parent,
            loc=(s * (px + t / 2), 0, zp),
            rot=(0, math.radians(90 * s), 0),
            seg=96,
        )
        lathe(
            "shaft",
            [(0.12, -0.1), (0.12, 0.1)],
            md,
            parent=parent,
            loc=(s * (px - 0.06), 0, zp),
            rot=(0, math.radians(90), 0),
            seg=48,
        )
    lathe(
        "base",
        [
            (0, 0),
            (0.70, 0),
            (0.715, 0.010),
            (0.72, 0.03),
            (0.715, 0.055),
            (0.70, 0.066),
            (0.66, 0.072),
            (0, 0.075),
        ],
        mal,
        parent=parent,
        seg=160,
        angle=25,
    )
    lathe("basefoot", [(0, -0.01), (0.68, -0.01), (0.68, 0.01)], mr, parent=parent, seg=96)


SHOTS = {"portable": Shot(lambda root: portable(ARGS.get("pal", "white"), root), -30, 16, 0.80)}
