"""Solids: boxes, bodies of revolution, rounded bodies, plates. Front is -y, the floor z = 0."""

import math
import bmesh
from toolkit.meshes import finish
from toolkit.scene import D
from toolkit.outlines import inset


def box(name, size, mats=None, loc=(0, 0, 0), rot=(0, 0, 0), bevel=0.004, seg=3, parent=None):
    """A box around `loc`, with bevelled edges."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=size, verts=bm.verts)
    return finish(bm, name, mats, bevel, seg, loc=loc, rot=rot, parent=parent)


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


def cyl(r, z0, z1, m, p=None, e=0.02, loc=(0, 0, 0), rot=(0, 0, 0), seg=96):
    """A cylinder from z0 to z1 with edges rounded by e."""
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
