"""Coiled string lights with filament bulbs."""

import math
import random
from math import radians as rad

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector
from toolkit.kit import *


def strings(p):
    wire = mat("wire", "#1b1b1d", 0.6)
    pts = []
    rr = random.Random(5)
    n = 3
    for k in range(n * 36):
        a = 2 * math.pi * k / 36
        r = 1.35 + 0.38 * k / 36 + 0.10 * math.sin(2.7 * a + 1) + 0.05 * math.sin(5.1 * a)
        pts.append((r * math.cos(a) * 1.08, r * math.sin(a) * 0.95, 0.09 + 0.05 * (1 + math.sin(3.3 * a))))
    pts += [(3.0, 0.6, 0.1), (3.35, -0.6, 0.1), (3.1, -1.7, 0.1)]
    P = spath(pts[::2], 1200)
    tube("wire", [tuple(q) for q in P], 0.062, wire, parent=p, res=6)
    P2 = P.copy()
    t = np.arange(len(P))
    P2[:, 0] += 0.075 * np.cos(t * 0.16)
    P2[:, 1] += 0.075 * np.sin(t * 0.16)
    P2[:, 2] += 0.05 * np.sin(t * 0.16 + 1) + 0.02
    tube("wire2", [tuple(q) for q in P2], 0.052, wire, parent=p, res=5)
    m = D.materials.new("bulbglass")
    nn, l = nodes(m)
    nn.remove(nn["Principled BSDF"])
    t1 = nn.new("ShaderNodeBsdfTransparent")
    t1.inputs[0].default_value = lin("#ffe9c4")
    g = nn.new("ShaderNodeBsdfGlossy")
    g.inputs["Roughness"].default_value = 0.02
    f = nn.new("ShaderNodeFresnel")
    f.inputs["IOR"].default_value = 1.5
    a = nn.new("ShaderNodeMath")
    a.operation = "MULTIPLY_ADD"
    a.inputs[1].default_value = 1.3
    a.inputs[2].default_value = 0.03
    a.use_clamp = True
    l.new(f.outputs[0], a.inputs[0])
    mx = nn.new("ShaderNodeMixShader")
    l.new(a.outputs[0], mx.inputs[0])
    l.new(t1.outputs[0], mx.inputs[1])
    l.new(g.outputs[0], mx.inputs[2])
    l.new(mx.outputs[0], nn["Material Output"].inputs["Surface"])
    fil = emit("fil", "#ffb457", 45, cam=16)
    prof = [
        (0.145, 0.0),
        (0.15, 0.06),
        (0.17, 0.16),
        (0.25, 0.32),
        (0.335, 0.50),
        (0.36, 0.64),
        (0.335, 0.79),
        (0.25, 0.91),
        (0.13, 0.975),
        (0, 0.99),
    ]
    q = np.array(prof)
    tt = np.linspace(0, len(q) - 1, 36)
    sm = np.stack([np.interp(tt, range(len(q)), q[:, 0]), np.interp(tt, range(len(q)), q[:, 1])], 1)
    for _ in range(4):
        sm[1:-1] = (sm[:-2] + 2 * sm[1:-1] + sm[2:]) / 4
    with Coll("bulb") as b:
        lathe(
            "cap",
            [
                (0, -0.62),
                (0.10, -0.62),
                (0.15, -0.55),
                (0.19, -0.5),
                (0.20, -0.40),
                (0.20, -0.08),
                (0.185, -0.02),
                (0.17, 0.02),
                (0.15, 0.03),
            ],
            stock("rubber"),
            seg=48,
            angle=30,
        )
        torus(0.195, 0.02, stock("rubber"), None, (0, 0, -0.34))
        torus(0.195, 0.02, stock("rubber"), None, (0, 0, -0.22))
        lathe("br", [(0.165, 0), (0.168, 0.05), (0.15, 0.07)], stock("brass"), seg=48)
        lathe("glass", [tuple(x) for x in sm], m, seg=64, angle=180)
        tube("stem", [(0, 0, 0), (0, 0, 0.25)], 0.03, m)
        tube(
            "fil",
            [
                (
                    0.10 * math.cos(2 * math.pi * i / 6 * 2.5) * (1 if i % 2 else 0.55),
                    0.10 * math.sin(2 * math.pi * i / 6 * 2.5) * (1 if i % 2 else 0.55),
                    0.26 + (0.42 if i % 2 else 0),
                )
                for i in range(11)
            ],
            0.012,
            fil,
            res=3,
        )
    s = np.r_[np.linspace(640, 1010, 8), 1170].astype(int)
    rr = random.Random(8)
    for k, i in enumerate(s):
        pos = P[i]
        d = np.gradient(P, axis=0)[i]
        out = np.array((pos[0], pos[1], 0))
        out /= np.linalg.norm(out) + 1e-9
        tn = np.array((d[0], d[1], 0))
        tn /= np.linalg.norm(tn)
        side = 1
        ax = out * side * 0.8 + tn * rr.uniform(-0.9, 0.9)
        ax /= np.linalg.norm(ax)
        ax = Vector((ax[0], ax[1], 0.155)).normalized()
        c = Vector(pos) + ax * 0.66
        c.z = 0.262
        e0 = c - ax * 0.60
        tube(
            "lead",
            [Vector(pos) - Vector(tn) * 0.25, Vector(pos) * 0.5 + e0 * 0.5, e0 + ax * 0.05],
            0.075,
            wire,
            bez=True,
            parent=p,
            res=5,
        )
        o = inst(b, c, ax.to_track_quat("Z", "Y").to_euler(), 1.0)
        o.parent = p
        point("pl", c + ax * 0.5, 5, "#ffb457", 0.15).parent = p


SHOTS = {"string_lights": Shot(strings, 0, 36, 0.92, 85, "#cdc8c2")}
