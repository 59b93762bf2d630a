"""Tubes along points, rods, rings and flat planes."""

import math
from toolkit.scene import D, link


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
    """A round tube along points, or along a smooth curve through them when `bez`."""
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
    """A flat rectangle, with texture coordinates over all of it."""
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
    """A straight tube from a to b."""
    return tube("rod", [a, b], r, m, parent=p, res=6)


def torus(R, r, m, p=None, loc=(0, 0, 0), rot=(0, 0, 0), n=64):
    """A ring of radius R, r thick."""
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
