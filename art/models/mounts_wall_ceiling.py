"""A jointed arm for the wall, and the slab below which other things hang."""

from models.projector_cinema import cinema
from models.screens_wall import wall
from toolkit.kit import *


def hanging(p, palette, place, scale=0.5, turn=180):
    """A cinema projector upside down, its underside at `place`."""
    e = empty("projector", place, (rad(180), 0, rad(turn)), scale)
    e.parent = p
    cinema(palette, e)
    return e


def wall_arm(p):
    wall(p, 1.30, "#d5d3cf")
    z = 3.4
    box("plate", (0.75, 0.10, 1.25), stock("black"), (0, 1.24, z), bevel=0.05, parent=p)
    for s in (-1, 1):
        for t in (-1, 1):
            cyl(0.06, 0, 0.05, stock("chrome"), p, 0.015, (s * 0.25, 1.19, z + t * 0.48), (rad(90), 0, 0), 24)
    joints = [Vector((0, 1.0, z)), Vector((0.95, 0.1, z)), Vector((0.1, -1.0, z))]
    for a, b, lift in ((joints[0], joints[1], 0.0), (joints[1], joints[2], 0.16)):
        middle, run = (a + b) / 2, b - a
        box(
            "link",
            (run.length, 0.24, 0.16),
            stock("dark"),
            (middle.x, middle.y, z + lift),
            rot=(0, 0, math.atan2(run.y, run.x)),
            bevel=0.04,
            parent=p,
        )
    for k, j in enumerate(joints):
        cyl(0.20, -0.22, 0.34 if k else 0.24, stock("black"), p, 0.04, (j.x, j.y, z), seg=64)
        cyl(0.10, 0.3, 0.37 if k else 0.27, stock("chrome"), p, 0.02, (j.x, j.y, z), seg=32)
    box("root", (0.3, 0.3, 0.42), stock("black"), (0, 1.12, z), bevel=0.04, parent=p)
    end = joints[2]
    cyl(0.12, -0.62, -0.1, stock("dark"), p, 0.02, (end.x, end.y, z))
    box("cradle", (1.3, 1.1, 0.07), stock("black"), (end.x, end.y, z - 0.62), bevel=0.03, parent=p)
    for s in (-1, 1):
        box(
            "jaw", (0.07, 0.9, 0.3), stock("black"), (end.x + s * 0.80, end.y, z - 0.76), bevel=0.03, parent=p
        )
    unit = empty("unit", (end.x, end.y, z - 0.66 - 0.86), scale=0.40)
    unit.parent = p
    hanging(p, "white", (end.x, end.y, z - 0.66), 0.46)


def ceiling_slab(p, z, colour="#eceae6", size=(6.4, 5.2)):
    box("slab", (*size, 0.26), mat("slab", colour, 0.7, spec=0.2), (0, 0, z + 0.13), bevel=0.04, parent=p)


SHOTS = {"wall_arm": Shot(wall_arm, -30, 6, 0.80, 85)}
