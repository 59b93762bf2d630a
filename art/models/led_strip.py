"""A reel of LED strip, lit."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def led(p):
    import colorsys

    fl = mat("fl", "#f4f4f2", 0.25, spec=0.5, coat=0.3)
    zt = 0.86
    R = 1.75
    for z in (0.0, zt):
        plate_hole("fl", circle(R, 128), circle(0.42, 128), 0.06, fl, parent=p, loc=(0, 0, z), bevel=0.018)
    for z in (zt + 0.06,):
        torus(R - 0.05, 0.03, fl, p, (0, 0, z - 0.01), n=96)
        torus(0.45, 0.03, fl, p, (0, 0, z - 0.01))
        for k in range(6):
            a = rad(60 * k)
            rod(
                (0.5 * math.cos(a), 0.5 * math.sin(a), z),
                (1.68 * math.cos(a), 1.68 * math.sin(a), z),
                0.022,
                fl,
                p,
            )
    lathe("hub", [(0.42, 0), (0.42, zt + 0.06)], fl, parent=p, seg=96)
    pcb = mat("pcb", "#fafaf7", 0.35, coat=0.2)
    r0 = 1.5
    lathe(
        "wound",
        [(0.5, 0.08), (1.42, 0.08), (1.44, 0.12), (1.44, zt - 0.06), (1.42, zt - 0.03), (0.5, zt - 0.03)],
        pcb,
        parent=p,
        seg=128,
        angle=40,
    )
    zc = 0.46
    sp_ = []
    for i in range(40):
        a = rad(-200 + i * 6.2)
        sp_.append(((1.47 + 0.0008 * i) * math.cos(a), (1.47 + 0.0008 * i) * math.sin(a), zc))
    # leaves the reel tangentially, S-curve to the front
    tail = [
        (1.85, -0.35, 0.45),
        (1.85, -1.25, 0.44),
        (1.35, -2.15, 0.44),
        (0.35, -2.72, 0.44),
        (-0.8, -2.62, 0.44),
        (-1.75, -2.25, 0.44),
        (-2.75, -2.35, 0.44),
        (-3.3, -2.9, 0.44),
    ]
    a0 = rad(40)
    lead = [(1.48 * math.cos(rad(q)), 1.48 * math.sin(rad(q)), zc) for q in range(290, 10, -12)]
    P = spath(lead + tail, 900)
    Tn = np.gradient(P, axis=0)
    Tn[:, 2] = 0
    Tn /= np.linalg.norm(Tn, axis=1, keepdims=True)
    N = np.stack([-Tn[:, 1], Tn[:, 0], 0 * Tn[:, 0]], 1)
    hw = 0.36
    # keep LEDs on the outer side of the coil
    V = np.concatenate(
        [np.stack([P[:, 0], P[:, 1], P[:, 2] - hw], 1), np.stack([P[:, 0], P[:, 1], P[:, 2] + hw], 1)]
    )
    n = len(P)
    i = np.arange(n - 1)
    idx = np.stack([i, i + 1, i + 1 + n, i + n], 1).ravel()
    o = npmesh("strip", V, 4, idx, pcb)
    so = o.modifiers.new("s", "SOLIDIFY")
    so.thickness = 0.035
    so.offset = 0
    o.parent = p
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    L = s[-1]
    step = 0.36
    k = 0
    mats = []
    for j in range(14):
        h = (0.50 + 0.55 * j / 13) % 1
        c = colorsys.hsv_to_rgb(h, 0.75, 1)
        mats.append((emit("L%d" % j, "#%02x%02x%02x" % tuple(int(255 * q) for q in c), 38, cam=7)))
    tan = mat("chip", "#e9e6d8", 0.3)
    cu = stock("brass")
    for q in np.arange(0.2, L - 0.1, step):
        i = int(np.searchsorted(s, q))
        pos = P[i]
        nn = N[i]
        ang = math.atan2(Tn[i, 1], Tn[i, 0])
        for sd in (1,):
            c = pos + nn * 0.035 * sd
            m = mats[min(13, int(14 * q / L))]
            box("led", (0.17, 0.05, 0.20), tan, tuple(c), rot=(0, 0, ang), bevel=0.008, parent=p, seg=2)
            c = pos + nn * 0.063 * sd
            lathe(
                "lens",
                [(0.062, 0), (0.05, 0.012), (0, 0.018)],
                m,
                parent=p,
                loc=tuple(c),
                rot=Vector(nn * sd).to_track_quat("Z", "Y").to_euler(),
                seg=20,
            )
            if k % 3 == 2:
                for dz in (-0.2, 0, 0.2):
                    box(
                        "cu",
                        (0.09, 0.01, 0.10),
                        cu,
                        tuple(pos + nn * 0.022 * sd + Tn[i] * 0.18 + np.array((0, 0, dz))),
                        rot=(0, 0, ang),
                        bevel=0.004,
                        parent=p,
                        seg=1,
                    )
            else:
                box(
                    "res",
                    (0.08, 0.03, 0.05),
                    stock("matte"),
                    tuple(pos + nn * 0.03 * sd + Tn[i] * 0.18 + np.array((0, 0, 0.1))),
                    rot=(0, 0, ang),
                    bevel=0.004,
                    parent=p,
                    seg=1,
                )
        k += 1


SHOTS = {"led_strip": Shot(led, 0, 26, 0.86, 85, "#7f889c")}
