"""Meshes from numbers: how every solid of the other modules ends up in the scene."""

import math

import bmesh
import bpy
import numpy as np
from toolkit.scene import D, link


def finish(
    me_or_bm,
    name,
    mats=None,
    bevel=0,
    seg=3,
    smooth=True,
    angle=35,
    loc=(0, 0, 0),
    rot=(0, 0, 0),
    parent=None,
    subsurf=0,
):
    """Turns a mesh into an object: material, bevel (scene units), smoothing below `angle` degrees, place, parent."""
    if isinstance(me_or_bm, bmesh.types.BMesh):
        bmesh.ops.recalc_face_normals(me_or_bm, faces=me_or_bm.faces)
        me = D.meshes.new(name)
        me_or_bm.to_mesh(me)
        me_or_bm.free()
    else:
        me = me_or_bm
    o = link(D.objects.new(name, me))
    o.location = loc
    o.rotation_euler = rot
    if mats is not None:
        for x in (mats if isinstance(mats, (list, tuple)) else [mats]):
            me.materials.append(x)
    if bevel > 0:
        b = o.modifiers.new("bev", "BEVEL")
        b.width = bevel
        b.segments = seg
        b.limit_method = "ANGLE"
        b.angle_limit = math.radians(30)
        b.harden_normals = True
        b.profile = 0.6
    if subsurf:
        s = o.modifiers.new("ss", "SUBSURF")
        s.levels = subsurf
        s.render_levels = subsurf
    if smooth:
        for p in me.polygons:
            p.use_smooth = True
        me.use_auto_smooth = True
        me.auto_smooth_angle = math.radians(angle)
    if parent:
        o.parent = parent
    return o


def npmesh(name, verts, faces_n, idx, mats=None, smooth=True, uv=None):
    """fast mesh from flat numpy arrays; faces_n = verts per face (constant)"""
    import numpy as np

    me = D.meshes.new(name)
    nv = len(verts)
    nl = len(idx)
    nf = nl // faces_n
    me.vertices.add(nv)
    me.loops.add(nl)
    me.polygons.add(nf)
    me.vertices.foreach_set("co", np.ascontiguousarray(verts, np.float32).ravel())
    me.loops.foreach_set("vertex_index", np.ascontiguousarray(idx, np.int32))
    me.polygons.foreach_set("loop_start", np.arange(nf, dtype=np.int32) * faces_n)
    me.polygons.foreach_set("loop_total", np.full(nf, faces_n, np.int32))
    if uv is not None:
        u = me.uv_layers.new(name="UVMap")
        u.data.foreach_set("uv", np.ascontiguousarray(uv[idx], np.float32).ravel())
    me.update()
    me.validate()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = link(D.objects.new(name, me))
    if mats:
        me.materials.append(mats)
    return o


def cut(objs, cutter):
    """Cuts the shape of one object out of others and hides it."""
    for o in objs:
        m = o.modifiers.new("cut", "BOOLEAN")
        m.operation = "DIFFERENCE"
        m.object = cutter
        m.solver = "EXACT"
    cutter.hide_render = True
    cutter.hide_viewport = False
    cutter.display_type = "WIRE"
    cutter.visible_camera = False
