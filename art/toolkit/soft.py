"""Soft things: cushions, upholstery, cloth."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from toolkit.meshes import finish, npmesh
from toolkit.scene import D


def soft(
    name,
    size,
    mats=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    r=0.08,
    lev=3,
    puff=0.0,
    parent=None,
    wrinkle=0,
    seed=0,
):
    """cushion-like rounded box: bevelled cube + subsurf + optional puff (spherise) and wrinkles"""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges, cuts=7, use_grid_fill=True)
    hx, hy, hz = [s / 2 for s in size]
    rnd = random.Random(seed)
    for v in bm.verts:
        c = v.co
        a = [max(-h + r, min(h - r, x)) for x, h in zip(c, (hx, hy, hz))]
        inner = Vector(a)
        d = c - inner
        if d.length > 1e-6:
            c = (
                inner + d.normalized() * min(r, max(abs(d.x), abs(d.y), abs(d.z)))
                if sum(abs(q) > 1e-6 for q in d) > 1
                else c
            )
        if puff:
            fx, fy, fz = c.x / hx, c.y / hy, c.z / hz
            k = (
                (1 - fx * fx) * (1 - fy * fy)
                if hz <= min(hx, hy)
                else ((1 - fx * fx) * (1 - fz * fz) if hy <= min(hx, hz) else (1 - fy * fy) * (1 - fz * fz))
            )
            k = max(0, k)
            if hz <= min(hx, hy):
                c.z += math.copysign(puff * k, c.z) if abs(c.z) > hz * 0.5 else 0
            elif hy <= min(hx, hz):
                c.y += math.copysign(puff * k, c.y) if abs(c.y) > hy * 0.5 else 0
            else:
                c.x += math.copysign(puff * k, c.x) if abs(c.x) > hx * 0.5 else 0
        v.co = c
    o = finish(bm, name, mats, 0, loc=loc, rot=rot, parent=parent, subsurf=lev, angle=180)
    if wrinkle:
        t = D.textures.new(name + "w", "CLOUDS")
        t.noise_scale = 0.22
        t.noise_depth = 3
        d = o.modifiers.new("disp", "DISPLACE")
        d.texture = t
        d.strength = wrinkle
        d.mid_level = 0.5
        d.texture_coords = "GLOBAL"
    return o


def cushion(
    name,
    size,
    mats=None,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    puff=0.35,
    parent=None,
    seg=24,
    wr=0.012,
    seed=0,
    pinch=0.0,
):
    """throw pillow: thin at the rim, fat in the middle, corners pulled out"""
    import numpy as np

    w, h, t = size
    n = seg
    g = np.linspace(-1, 1, n + 1)
    X, Y = np.meshgrid(g, g)
    prof = ((1 - X**2).clip(0) * (1 - Y**2).clip(0)) ** puff
    k = 1 - 0.10 * (1 - np.abs(X) ** 2) * np.abs(Y) ** 3
    k2 = 1 - 0.10 * (1 - np.abs(Y) ** 2) * np.abs(X) ** 3
    r = np.random.default_rng(seed)
    ph = r.random(6) * 6.28
    wrn = wr * (
        np.sin(5 * X + 3 * Y + ph[0]) * np.sin(4 * Y - 2 * X + ph[1])
        + 0.5 * np.sin(9 * X + ph[2]) * np.sin(8 * Y + ph[3])
    )
    V = []
    idx = []
    for s in (1, -1):
        Z = s * (t / 2 * prof * (1 + wrn / max(t, 0.01)))
        V.append(np.stack([X * w / 2 * k2 * 1, Y * h / 2 * k, Z], -1).reshape(-1, 3))
    base = (n + 1) ** 2
    for s in (0, 1):
        for i in range(n):
            for j in range(n):
                a = s * base + i * (n + 1) + j
                q = [a, a + 1, a + n + 2, a + n + 1]
                idx += q if s == 0 else q[::-1]
    o = npmesh(name, np.concatenate(V), 4, np.array(idx), mats)
    wd = o.modifiers.new("w", "WELD")
    wd.merge_threshold = 1e-4
    s = o.modifiers.new("s", "SUBSURF")
    s.render_levels = 1
    s.levels = 1
    o.location = loc
    o.rotation_euler = rot
    if parent:
        o.parent = parent
    return o


def sheet(name, fn, nu, nv, m, p=None, thick=0.01, closed=False):
    """A surface from a function of u and v (0 to 1) to a point; nu × nv points, with a thickness."""
    V = np.array([fn(u, v) for v in np.linspace(0, 1, nv) for u in np.linspace(0, 1, nu)])
    idx = []
    for j in range(nv - 1):
        for i in range(nu - 1):
            a = j * nu + i
            idx += [a, a + 1, a + nu + 1, a + nu]
    o = npmesh(name, V, 4, np.array(idx), m)
    if thick:
        s = o.modifiers.new("so", "SOLIDIFY")
        s.thickness = thick
        s.offset = 0
    if p:
        o.parent = p
    return o
