"""The one studio in which every product is photographed: same backdrop, light and framing."""

import math
from typing import Callable, NamedTuple

import bpy
import numpy as np
from mathutils import Vector
from toolkit.cutting import render_cut
from toolkit.lights import camera, cyclorama, softbox, world
from toolkit.materials import mat
from toolkit.rendering import render
from toolkit.scene import ARGS, empty, reset


class Shot(NamedTuple):
    """How a model is shown: its builder (takes the root empty; front -y, floor z = 0) and the camera."""

    build: Callable
    #: Turn of the model about the vertical, in degrees.
    turn: float = -20
    #: Height of the camera above the horizon in degrees; below 0 the model hangs and has no floor.
    elevation: float = 14
    #: Part of the frame that the model fills, 0 to 1.
    fill: float = 0.84
    #: Focal length in millimetres, for a sensor 36 mm wide.
    lens: float = 85
    backdrop: str = "#e6e9ee"


def corners():
    """Corners of the bounding boxes of all that is visible, except of what is called bg… or cutter…."""
    scene = bpy.context.scene.collection
    points = []
    for item in bpy.context.evaluated_depsgraph_get().object_instances:
        thing = item.object
        if (
            thing.type not in ("MESH", "CURVE")
            or thing.hide_render
            or thing.name.startswith(("bg", "cutter"))
        ):
            continue
        home = thing.original.users_collection
        if item.parent is None and home and home[0] != scene:
            continue
        points += [(item.matrix_world @ Vector(corner))[:] for corner in thing.bound_box]
    return np.array(points)


def fit(points, elevation, lens, fill, width, height):
    """Camera place and target so that the points fill the given part of the frame, centred."""
    angle = math.radians(elevation)
    forward = np.array((0, math.cos(angle), -math.sin(angle)))
    right = np.array((1, 0, 0.0))
    up = np.cross(right, forward)
    target = (points.min(0) + points.max(0)) / 2
    distance = np.ptp(points, axis=0).max() * 3
    half_width = 18 / lens
    half_height = half_width * height / width
    for _ in range(12):
        seen = points - (target - forward * distance)
        depth = seen @ forward
        x = (seen @ right) / depth / half_width
        y = (seen @ up) / depth / half_height
        target = target + right * ((x.max() + x.min()) / 2 * half_width * distance)
        target = target + up * ((y.max() + y.min()) / 2 * half_height * distance)
        distance *= max(np.ptp(x), np.ptp(y)) / 2 / fill
    return target - forward * distance, target


def shoot(name: str, shot: Shot):
    """Builds the model, puts camera and light to fit it, and renders 1200 × 750."""
    reset(1)
    elevation = float(ARGS.get("el", shot.elevation))
    shot.build(empty("root", rot=(0, 0, math.radians(float(ARGS.get("rot", shot.turn))))))
    bpy.context.view_layer.update()
    points = corners()
    width, height = int(ARGS.get("w", 1200)), int(ARGS.get("h", 750))
    place, target = fit(points, elevation, shot.lens, float(ARGS.get("fill", shot.fill)), width, height)
    low, high = points.min(0), points.max(0)
    size = np.linalg.norm(high - low) / 2 / 2.35
    floor = 0 if elevation > 0 else low[2]
    centre = np.array(((low[0] + high[0]) / 2, (low[1] + high[1]) / 2, floor))

    def at(*offset):
        return tuple(centre + size * np.array(offset))

    ground = empty("cyc", (centre[0], centre[1], 0 if elevation > 0 else floor - 3.2 * size), scale=size)
    paper = mat("bg", ARGS.get("bg", shot.backdrop), 0.8, spec=0.15)
    model = set(bpy.data.objects)
    cyclorama(paper, w=90, depth=16, height=28, r=9, y0=-40).parent = ground
    k = float(ARGS.get("light", "1"))
    world("#ffffff", float(ARGS.get("amb", ".20")))
    softbox("key", at(-5.2, -3.4, 5.6), at(0, 0, 0.8), size * 3.4, size * 3.4, 17 * k, "#fff2e3")
    softbox("rim", at(4.9, 2.8, 3.4), at(0, 0, 1), size * 1.7, size * 5, 13 * k, "#eaf2ff")
    softbox("strip", at(4.6, -4.4, 2.8), at(0, 0, 0.8), size, size * 4.8, 6 * k, "#f3f7ff", falloff=0.8)
    softbox("top", at(0, 1.4, 6.6), at(0, 0.2, 0), size * 5, size * 3.4, 4.6 * k)
    softbox("card", at(2.6, -9.5, 3.2), at(0, 0, 1), size * 3, size * 4, 1.4 * k, falloff=1)
    softbox("bgl", at(0, 3.5, 11), at(0, 15, 3), size * 18, size * 4, 5 * k, "#fbfaff")
    camera(tuple(place), tuple(target), shot.lens)
    render(name, spp=20, w=width, h=height, bounces=6, clamp=6, adaptive=0.01)
    if ARGS.get("cut") != "no":
        render_cut(name, model, width, height)
