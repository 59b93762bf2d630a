"""Blackout curtains in front of a window."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def curtain(p):
    f = weave("cur", ARGS.get("col", "#3c4658"), 150, 0.35, "XZ", depth=0.002, rough=0.9, sheen=0.5)
    zt = 2.34
    cyl(0.016, -1.42, 1.42, stock("dark"), p, 0.003, (0, 0, zt - 0.07), (0, rad(90), 0))
    for s in (-1, 1):
        lathe(
            "fin",
            [(0, 0), (0.02, 0), (0.02, 0.03), (0.035, 0.05), (0.042, 0.085), (0.03, 0.12), (0, 0.13)],
            stock("brass"),
            parent=p,
            loc=(s * 1.42, 0, zt - 0.07),
            rot=(0, rad(90 * s), 0),
            seg=48,
        )
        rod((s * 1.30, 0, zt - 0.07), (s * 1.30, 0.22, zt - 0.07), 0.010, stock("dark"), p)
        cyl(0.035, 0, 0.012, stock("dark"), p, 0.004, (s * 1.30, 0.21, zt - 0.07), (rad(90), 0, 0), seg=32)
    for s, x0, x1, n in ((-1, -1.26, -0.42, 7), (1, 0.30, 1.26, 8)):
        w = x1 - x0

        def fn(u, v, x0=x0, w=w, n=n, s=s):
            a = 2 * math.pi * n * u / 1.0 * 0.5 * 2 / 2
            fl = 1 - v
            amp = 0.055 * (1 - 0.25 * v + 0.0 * fl) + 0.012 * math.sin(3 * v + u * 9)
            ph = math.pi * n * u
            xx = x0 + w * u + 0.022 * fl * math.sin(ph * 0.9 + 2 * v + s) * (u * (1 - u) * 4)
            return (
                xx + (0.03 * fl * (u - 0.5)),
                amp * math.sin(ph) + 0.018 * fl * math.sin(2.3 * ph + 1.1),
                0.015 + (zt - 0.015) * v,
            )

        sheet("cur", fn, n * 26, 60, f, p, 0.006)
        for k in range(n):
            u = (k + 0.0) / n
            if 0 < k < n:
                torus(0.030, 0.006, stock("brass"), p, (x0 + w * u, 0, zt - 0.07), (0, rad(90), 0), 40)
    # window behind, at dusk
    box("bgwall", (30, 0.06, 12), mat("wl", "#e6e2dc", 0.9, spec=0.1), (0, 0.25, 6), bevel=0, parent=p)
    m = emit("sky", "#ffffff", 1)
    n, l = nodes(m)
    e = [x for x in n if x.type == "EMISSION"][0]
    tc = n.new("ShaderNodeTexCoord")
    sp = n.new("ShaderNodeSeparateXYZ")
    l.new(tc.outputs["UV"], sp.inputs[0])
    r = n.new("ShaderNodeValToRGB")
    l.new(sp.outputs[1], r.inputs[0])
    r.color_ramp.elements[0].color = lin("#ffd9a8")
    r.color_ramp.elements[1].color = lin("#7fb0ea")
    l.new(r.outputs[0], e.inputs["Color"])
    e.inputs["Strength"].default_value = 1.5
    plane("sky", 1.9, 1.35, m, (0, 0.213, 1.42), rot=(rad(90), 0, 0), parent=p)
    wm = mat("wf", "#f7f6f3", 0.4)
    for s in (-1, 1):
        box("fr", (0.07, 0.06, 1.49), wm, (s * 0.985, 0.20, 1.42), bevel=0.01, parent=p)
        box("fr", (2.04, 0.06, 0.07), wm, (0, 0.20, 1.42 + s * 0.71), bevel=0.01, parent=p)
    box("fr", (0.045, 0.05, 1.4), wm, (0, 0.20, 1.42), bevel=0.008, parent=p)
    box("fr", (1.95, 0.05, 0.04), wm, (0, 0.20, 1.62), bevel=0.008, parent=p)
    box("sill", (2.2, 0.16, 0.05), wm, (0, 0.17, 0.69), bevel=0.012, parent=p)
    box("bgskirt", (30, 0.03, 0.14), wm, (0, 0.215, 0.07), bevel=0.01, parent=p)


SHOTS = {"curtains": Shot(curtain, -16, 6, 0.88, 70)}
