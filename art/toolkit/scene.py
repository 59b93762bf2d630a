"""The empty scene, its arguments, groups of objects and copies of them."""

import math
import os
import random
import sys

import bpy
from mathutils import Vector

D = bpy.data
#: Folder for textures, renders and results; the same for every script of this folder.
OUT = os.environ.get("ART_OUT", os.path.abspath("out"))
_group = [None]


def args():
    """The name=value arguments after -- on the command line."""
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    d = {}
    for x in a:
        if "=" in x:
            k, v = x.split("=", 1)
            d[k] = v
    return d


ARGS = args()


def reset(seed=0):
    """An empty scene, and dice that always fall alike."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random.seed(seed)
    return bpy.context.scene


def link(o):
    """Puts an object into the scene, or into the group that is being built."""
    (_group[-1] or bpy.context.scene.collection).objects.link(o)
    return o


class Coll:
    """with Coll('chair') as c: build...   then inst(c,loc,rot)"""

    def __init__(s, name):
        s.c = D.collections.new(name)

    def __enter__(s):
        _group.append(s.c)
        return s.c

    def __exit__(s, *a):
        _group.pop()


def inst(c, loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """A copy of a group at a place."""
    o = D.objects.new(c.name + "_i", None)
    o.instance_type = "COLLECTION"
    o.instance_collection = c
    o.location = loc
    o.rotation_euler = rot
    o.scale = (scale,) * 3 if not isinstance(scale, (tuple, list)) else scale
    return link(o)


def empty(name="e", loc=(0, 0, 0), rot=(0, 0, 0), scale=1):
    """A handle for several objects."""
    o = link(D.objects.new(name, None))
    o.location = loc
    o.rotation_euler = rot
    o.scale = (scale,) * 3
    return o


def adopt(p, build, *args, **kw):
    """Builds a thing of parts/, which stands free in its scene, and hangs all of it on p."""
    before = set(D.objects)
    build(*args, **kw)
    for o in set(D.objects) - before:
        if o.parent is None:
            o.parent = p


def lin(h):
    """#rrggbb to linear RGBA."""
    h = h.lstrip("#")
    c = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple((x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4) for x in c) + (1,)


def aim(o, t):
    """Turns a lamp or camera towards a point."""
    o.rotation_euler = (Vector(t) - o.location).to_track_quat("-Z", "Y").to_euler()
