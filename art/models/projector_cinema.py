"""A home-cinema projector with a large central lens."""

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


def cinema(pal, parent):
    body, fab, acc, _ = PAL[pal]
    mb = mat("body", body, 0.34, spec=0.45, bump="noise", bump_s=0.05, bump_d=0.004, noise_scale=50)
    mtop = mat("top", body, 0.30, spec=0.5, bump="noise", bump_s=0.04, bump_d=0.004, noise_scale=70)
    mg = mat("gloss", "#060607", 0.10, spec=0.6, coat=0.6, coat_r=0.03)
    mr = mat("rub", "#121213", 0.75)
    md = mat("gap", "#060607", 0.85)
    ms = mat("slat", "#101113", 0.42, metal=0.3)
    ma = mat("acc", acc, 0.22, metal=1)
    W, Dp, H, r = 4.3, 3.5, 1.42, 0.62
    z0 = 0.10
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(
                "foot",
                [(0, -z0), (0.20, -z0), (0.22, -z0 + 0.02), (0.22, 0.03), (0.2, 0.06)],
                mr,
                parent=parent,
                loc=(x * (W / 2 - 0.55), y * (Dp / 2 - 0.5), z0),
                seg=64,
            )
    sz = 0.22
    lower = rbody(
        "lower",
        W - 0.04,
        Dp - 0.04,
        sz + 0.12,
        r - 0.02,
        0.10,
        mat("low", "#1a1b1e" if pal in ("white", "sand") else "#0c0d0f", 0.45),
        parent=parent,
        loc=(0, 0, z0),
        es=8,
        n=160,
    )
    upper = rbody("upper", W, Dp, H - sz, r, 0.17, mtop, parent=parent, loc=(0, 0, z0 + sz), es=12, n=160)
    rbody(
        "pin",
        W + 0.006,
        Dp + 0.006,
        0.022,
        r + 0.003,
        0.008,
        ma,
        parent=parent,
        loc=(0, 0, z0 + sz + 0.16),
        es=4,
        n=160,
    )
    # recessed top line + controls
    zt = z0 + H
    cp = empty("ctl", (1.35, 0.95, zt), (0, 0, 0))
    cp.parent = parent
    plate = rbody("ctlp", 0.95, 0.42, 0.012, 0.2, 0.005, mg, parent=cp, loc=(0, 0, -0.004), n=96)
    mi = emit("ico", "#c8d2dc", 0.8)
    for i, k in enumerate(("power", "minus", "plus")):
        icon(cp, k, (-0.28 + 0.28 * i, 0, 0.011), 0.10, mi)
    # front fascia (frame + slats)
    f = empty("front", (0, -Dp / 2, z0 + 0.83), (math.radians(90), 0, 0))
    f.parent = parent
    fw, fh = 3.14, 0.62
    fr_ = plate_hole(
        "frame",
        superloop(fw + 0.05, fh + 0.05, 0.335, 160, 2.3),
        superloop(fw - 0.03, fh - 0.03, 0.295, 160, 2.3),
        0.045,
        ma if pal != "white" else mat("frm", "#c9ccd1", 0.28, metal=1),
        parent=f,
        bevel=0.010,
    )
    bm = bmesh.new()
    vs = [bm.verts.new((x, y, 0.004)) for x, y in superloop(fw, fh, 0.31, 160, 2.3)]
    bm.faces.new(vs)
    bk = finish(bm, "back", md, parent=f, smooth=False)
    ns = 11
    hh = fh - 0.03
    slats = []
    for i in range(ns):
        y = -hh / 2 + hh * (i + 0.5) / ns
        yy = min(abs(y) + hh / ns * 0.25, hh / 2)
        k = 0.295 - (hh / 2 - yy)
        inset_ = 0 if k <= 0 else 0.295 - (max(0, 0.295**2.3 - k**2.3)) ** (1 / 2.3)
        wv = fw - 0.03 - 2 * inset_ - 0.012
        sl = box("slat", (wv, hh / ns * 0.50, 0.03), ms, parent=f, loc=(0, y, 0.018), bevel=0.006, seg=2)
        slats.append(sl)
    R = 0.43
    e = empty("lh", (-0.0, 0.0, 0))
    e.parent = f
    e.location = (0, 0, 0.17)
    mh = mat("hous", body if pal != "white" else "#e9e9e8", 0.34, spec=0.45)
    lathe(
        "house",
        [
            (R * 1.30, -0.7),
            (R * 1.30, 0.02),
            (R * 1.285, 0.06),
            (R * 1.25, 0.085),
            (R * 1.18, 0.10),
            (R * 1.10, 0.105),
            (R * 1.04, 0.09),
            (R * 1.01, 0.04),
        ],
        mg,
        parent=e,
        seg=192,
        angle=50,
    )
    lathe(
        "accring",
        [(R * 1.32, -0.7), (R * 1.32, 0.035), (R * 1.312, 0.045), (R * 1.295, 0.045)],
        ma,
        parent=e,
        seg=192,
        angle=40,
    )
    lens(e, R, (0, 0, 0.05), (0, 0, 0), mat("bezel", "#24262a", 0.22, metal=1), glow_s=0.5)
    c = lathe("cutter", [(0, -1.2), (R * 0.93, -1.2), (R * 0.93, 0.02), (0, 0.02)], parent=e, seg=96)
    cut([upper, bk, fr_] + slats, c)
    box(
        "ir",
        (0.34, 0.085, 0.02),
        mat("irm", "#180608", 0.06, coat=1),
        parent=f,
        loc=(1.28, -0.44, 0.0),
        bevel=0.02,
    )
    lathe(
        "led",
        [(0.014, 0), (0.014, 0.002), (0, 0.004)],
        emit("led", "#a8d8ff", 7),
        parent=f,
        loc=(-1.40, -0.44, 0.003),
        seg=32,
    )
    # back: a plate of sockets
    rear = empty("rear", (0, Dp / 2, z0 + 0.80), (math.radians(-90), 0, 0))
    rear.parent = parent
    rbody("sockets", 2.9, 0.52, 0.03, 0.12, 0.01, mg, parent=rear, loc=(0, 0, -0.012), n=96)
    for x, w, h in ((-1.12, 0.34, 0.15), (-0.66, 0.34, 0.15), (-0.22, 0.2, 0.15), (0.95, 0.44, 0.30)):
        box(
            "socket",
            (w, h, 0.02),
            mat("rim", "#83878d", 0.35, metal=1),
            parent=rear,
            loc=(x, 0, 0.02),
            bevel=0.02,
        )
        box("hole", (w - 0.06, h - 0.06, 0.024), md, parent=rear, loc=(x, 0, 0.02), bevel=0.01)
    for x in (0.16, 0.42):
        cyl(0.07, 0, 0.04, ma, rear, 0.015, (x, 0, 0.015), seg=32)
    # side vents
    for s in (-1, 1):
        for i in range(16):
            box(
                "vent",
                (0.03, 0.045, 0.42),
                md,
                parent=parent,
                loc=(s * (W / 2 - 0.008), -0.75 + 0.1 * i, z0 + 0.78),
                bevel=0.010,
            )


SHOTS = {"cinema": Shot(lambda root: cinema(ARGS.get("pal", "white"), root), -27, 15, 0.82)}
