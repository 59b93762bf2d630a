"""Solids: boxes, bodies of revolution, rounded bodies, plates and tubes. Front is -y, the floor z = 0."""

import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector
from toolkit.meshes import finish, npmesh
from toolkit.scene import D, link


def box(name, size, mats=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.004, seg=3, parent=None):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    return finish(bm, name, mats, bevel, seg, loc=loc, rot=rot, parent=parent)


def superloop(w, d, r, n=96, p=2.6):
    """rounded-rectangle loop (superellipse corners), CCW"""
    pts = []
    q = n // 4
    for ci, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for i in range(q):
            a = math.pi / 2 * (i / (q - 1))
            ca, sa = math.cos(a), math.sin(a)
            ex, ey = (ca ** (2 / p) if ca > 1e-9 else 0), (sa ** (2 / p) if sa > 1e-9 else 0)
            if ci in (0,):
                x, y = ex, ey
            elif ci == 1:
                x, y = -ey, ex
            elif ci == 2:
                x, y = -ex, -ey
            else:
                x, y = ey, -ex
            pts.append((sx * (w / 2 - r) + x * r, sy * (d / 2 - r) + y * r))
    return pts


def around(loop, n=192):
    """n points at equal distances around a closed loop; the first is also the last."""
    closed = np.array(list(loop) + [loop[0]], float)
    run = np.r_[0, np.cumsum(np.linalg.norm(np.diff(closed, axis=0), axis=1))]
    at = np.linspace(0, run[-1], n)
    return np.stack([np.interp(at, run, closed[:, k]) for k in range(2)], 1)


def circle(r, n=96, cx=0, cy=0, ph=math.pi / 4 * 0):
    return [
        (cx + r * math.cos(2 * math.pi * i / n + ph), cy + r * math.sin(2 * math.pi * i / n + ph))
        for i in range(n)
    ]


def inset(w, d, r, t, n=96, p=2.6):
    return superloop(w - 2 * t, d - 2 * t, max(r - t, 0.0005), n, p)


def stack(name, rings, mats=None, cap0=True, cap1=True, mat_idx=None, **kw):
    """rings: list of (loop2d,z) -> skinned mesh along z"""
    bm = bmesh.new()
    R = [[bm.verts.new((x, y, z)) for x, y in lp] for lp, z in rings]
    n = len(R[0])
    uv = bm.loops.layers.uv.new("UVMap")
    per = []
    for lp, z in rings:
        acc = [0]
        for i in range(n):
            a = lp[i]
            b = lp[(i + 1) % n]
            acc.append(acc[-1] + math.hypot(a[0] - b[0], a[1] - b[1]))
        per.append(acc)
    # v along profile length
    vv = [0]
    for k in range(1, len(rings)):
        a = rings[k - 1]
        b = rings[k]
        vv.append(vv[-1] + math.hypot(a[1] - b[1], a[0][0][0] - b[0][0][0]))
    for k in range(len(R) - 1):
        for i in range(n):
            j = (i + 1) % n
            f = bm.faces.new((R[k][i], R[k][j], R[k + 1][j], R[k + 1][i]))
            if mat_idx:
                f.material_index = mat_idx[k]
            us = (per[k][i], per[k][i + 1], per[k + 1][i + 1], per[k + 1][i])
            vs = (vv[k], vv[k], vv[k + 1], vv[k + 1])
            for lo, a, b in zip(f.loops, us, vs):
                lo[uv].uv = (a, b)
    if cap0:
        bm.faces.new(list(reversed(R[0])))
    if cap1:
        f = bm.faces.new(R[-1])
        if mat_idx:
            f.material_index = mat_idx[-1]
    me = D.meshes.new(name)
    bm.normal_update()
    bm.to_mesh(me)
    bm.free()
    return finish(me, name, mats, **kw)


def rbody(name, w, d, h, r, edge, mats=None, n=96, p=2.6, es=8, mat_idx=None, **kw):
    """solid with rounded-rect plan (w x d, corner r), height h and rounded top/bottom edge"""
    rings = []
    for i in range(es + 1):
        a = math.pi / 2 * i / es
        rings.append((inset(w, d, r, edge * (1 - math.sin(a)), n, p), edge * (1 - math.cos(a))))
    for i in range(es + 1):
        a = math.pi / 2 * i / es
        rings.append((inset(w, d, r, edge * (1 - math.cos(a)), n, p), h - edge + edge * math.sin(a)))
    return stack(name, rings, mats, mat_idx=mat_idx, **kw)


def plate_hole(name, outer, hole, t, mats=None, bevel=0.0006, **kw):
    """flat plate in XY, thickness t along +z, with a hole (same count of points)"""
    n = len(outer)
    bm = bmesh.new()
    # align the start of hole with outer by angle
    import math as m

    ang = lambda p: m.atan2(p[1], p[0])
    best = min(
        range(n),
        key=lambda k: sum(
            abs(m.remainder(ang(outer[i]) - ang(hole[(i + k) % n]), 2 * m.pi)) for i in range(0, n, 8)
        ),
    )
    hole = hole[best:] + hole[:best]
    ob = [bm.verts.new((x, y, 0)) for x, y in outer]
    ot = [bm.verts.new((x, y, t)) for x, y in outer]
    hb = [bm.verts.new((x, y, 0)) for x, y in hole]
    ht = [bm.verts.new((x, y, t)) for x, y in hole]
    for i in range(n):
        j = (i + 1) % n
        bm.faces.new((ot[i], ot[j], ht[j], ht[i]))
        bm.faces.new((ob[j], ob[i], hb[i], hb[j]))
        bm.faces.new((ob[i], ob[j], ot[j], ot[i]))
        bm.faces.new((hb[j], hb[i], ht[i], ht[j]))
    return finish(bm, name, mats, bevel, 3, **kw)


def lathe(name, prof, mats=None, seg=96, mat_idx=None, close=False, **kw):
    """profile [(r,z)...] around z"""
    bm = bmesh.new()
    R = []
    for r, z in prof:
        if r < 1e-7:
            R.append([bm.verts.new((0, 0, z))])
        else:
            R.append(
                [
                    bm.verts.new(
                        (r * math.cos(2 * math.pi * i / seg), r * math.sin(2 * math.pi * i / seg), z)
                    )
                    for i in range(seg)
                ]
            )
    for k in range(len(R) - 1):
        a, b = R[k], R[k + 1]
        for i in range(seg):
            j = (i + 1) % seg
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                f = bm.faces.new((a[0], b[j], b[i]))
            elif len(b) == 1:
                f = bm.faces.new((a[i], a[j], b[0]))
            else:
                f = bm.faces.new((a[i], a[j], b[j], b[i]))
            if mat_idx:
                f.material_index = mat_idx[k]
    bm.normal_update()
    me = D.meshes.new(name)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    return finish(me, name, mats, **kw)


def dome(r, R, n=10, z0=0, inv=False):
    """profile of spherical cap of base radius r, curvature radius R"""
    h = R - math.sqrt(R * R - r * r)
    out = []
    for i in range(n + 1):
        x = r * (1 - i / n)
        z = math.sqrt(R * R - x * x) - (R - h)
        out.append((x, z0 + (z if not inv else -z)))
    return out


def tube(
    name,
    pts,
    rad,
    mats=None,
    cyc=False,
    res=4,
    parent=None,
    bez=False,
    fill="FULL",
    loc=(0, 0, 0),
    rot=(0, 0, 0),
):
    c = D.curves.new(name, "CURVE")
    c.dimensions = "3D"
    c.bevel_depth = rad
    c.bevel_resolution = res
    c.use_fill_caps = True
    c.resolution_u = 12
    s = c.splines.new("BEZIER" if bez else "POLY")
    if bez:
        s.bezier_points.add(len(pts) - 1)
        for b, p in zip(s.bezier_points, pts):
            b.co = p
            b.handle_left_type = b.handle_right_type = "AUTO"
    else:
        s.points.add(len(pts) - 1)
        for b, p in zip(s.points, pts):
            b.co = (*p, 1)
    s.use_cyclic_u = cyc
    o = link(D.objects.new(name, c))
    o.location = loc
    o.rotation_euler = rot
    if mats:
        c.materials.append(mats)
    if parent:
        o.parent = parent
    return o


def plane(name, w, h, mats=None, loc=(0, 0, 0), rot=(0, 0, 0), parent=None):
    me = D.meshes.new(name)
    me.from_pydata(
        [(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [], [(0, 1, 2, 3)]
    )
    u = me.uv_layers.new(name="UVMap")
    for lp, c in zip(u.data, ((0, 0), (1, 0), (1, 1), (0, 1))):
        lp.uv = c
    o = link(D.objects.new(name, me))
    o.location = loc
    o.rotation_euler = rot
    if mats:
        me.materials.append(mats)
    if parent:
        o.parent = parent
    return o


def rod(a, b, r, m, p=None):
    return tube("rod", [a, b], r, m, parent=p, res=6)


def cyl(r, z0, z1, m, p=None, e=0.02, loc=(0, 0, 0), rot=(0, 0, 0), seg=96):
    e = min(e, r * 0.45, (z1 - z0) * 0.45)
    return lathe(
        "cyl",
        [
            (0, z0),
            (r - e, z0),
            (r - 0.3 * e, z0 + 0.3 * e),
            (r, z0 + e),
            (r, z1 - e),
            (r - 0.3 * e, z1 - 0.3 * e),
            (r - e, z1),
            (0, z1),
        ],
        m,
        seg=seg,
        parent=p,
        loc=loc,
        rot=rot,
        angle=40,
    )


def torus(R, r, m, p=None, loc=(0, 0, 0), rot=(0, 0, 0), n=64):
    return tube(
        "tor",
        [(R * math.cos(2 * math.pi * i / n), R * math.sin(2 * math.pi * i / n), 0) for i in range(n)],
        r,
        m,
        cyc=True,
        parent=p,
        loc=loc,
        rot=rot,
        res=6,
    )


def spath(pts, n=400):
    """Catmull-Rom through pts, resampled evenly"""
    P = np.array([pts[0]] + list(pts) + [pts[-1]], float)
    out = []
    for i in range(1, len(P) - 2):
        p0, p1, p2, p3 = P[i - 1 : i + 3]
        for t in np.linspace(0, 1, 40, endpoint=False):
            out.append(
                0.5
                * (
                    (2 * p1)
                    + (-p0 + p2) * t
                    + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t
                    + (-p0 + 3 * p1 - 3 * p2 + p3) * t**3
                )
            )
    out.append(P[-2])
    Q = np.array(out)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(Q, axis=0), axis=1))]
    q = np.linspace(0, s[-1], n)
    return np.stack([np.interp(q, s, Q[:, k]) for k in range(3)], 1)
