"""One part of a scene's light at a time: what lamps and windows give, or what the projector gives.

A browser adds the two up in linear light, in the shares of a projector and a room (`light-passes.ts`).
"""

import json

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector
from toolkit.materials import mat, nodes
from toolkit.scene import D, OUT

#: Custom property of the planes on which pictures are shown.
SCREEN = "screen"


def _dark(material):
    """Takes away what a material gives off by itself."""
    tree = material.node_tree
    for node in tree.nodes if tree else ():
        inputs = {"EMISSION": "Strength", "BSDF_PRINCIPLED": "Emission Strength"}
        socket = node.inputs.get(inputs.get(node.type, ""))
        if socket is None:
            continue
        for wire in list(socket.links):
            tree.links.remove(wire)
        socket.default_value = 0


def _shown(still):
    """White of the picture is 1, for the camera as for the room: that is how far a screen of matte white glows."""
    m = D.materials.new("projected")
    n, l = nodes(m)
    n.remove(n["Principled BSDF"])
    e = n.new("ShaderNodeEmission")
    t = n.new("ShaderNodeTexImage")
    t.image = D.images.load(f"{OUT}/tex/{still}.png")
    t.extension = "EXTEND"
    l.new(t.outputs["Color"], e.inputs["Color"])
    l.new(e.outputs[0], n["Material Output"].inputs["Surface"])
    return m


def keep_light(part, still):
    """Leaves `room` (a white screen, lit by all but the projector) or `projected` (nothing but the picture)."""
    screens = [o for o in D.objects if o.get(SCREEN)]
    if len(screens) != 1:
        raise SystemExit(f"A scene needs one screen for its light to be taken apart, and this one has {len(screens)}.")
    for o in D.objects:
        # The visible beam is neither: it belongs to the air, and a small share of the light.
        o.hide_render = o.hide_render or o.name.startswith("beam")
    if part == "projected":
        for lamp in D.lights:
            lamp.energy = 0
        for material in list(D.materials):
            _dark(material)
        bpy.context.scene.world.node_tree.nodes["Background"].inputs["Strength"].default_value = 0
    white = mat("matte white", "#f4f4f4", 0.95, spec=0)
    screens[0].data.materials.clear()
    screens[0].data.materials.append(_shown(still) if part == "projected" else white)


def note_screen(path):
    """Writes where the corners of the screen's plane are in the picture: u and v of the plane, each 0 to 1, to shares
    of the picture's width and height from its top left. Four points are enough for what lies between."""
    (screen,) = (o for o in D.objects if o.get(SCREEN))
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    corners = []
    for vertex in screen.data.vertices:
        seen = world_to_camera_view(scene, scene.camera, screen.matrix_world @ Vector(vertex.co))
        corners.append((seen.x, 1 - seen.y))
    with open(path, "w") as file:
        json.dump(corners, file)
