"""Mounts for walls and ceilings: a jointed arm, a short mount, a pole through a tile."""

from models.projector_cinema import cinema
from models.projector_portable import portable
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


def short_ceiling(p):
    ceiling_slab(p, 3.2)
    cyl(0.85, 3.08, 3.2, stock("black"), p, 0.05)
    for k in range(4):
        cyl(
            0.06,
            3.05,
            3.1,
            stock("chrome"),
            p,
            0.02,
            (0.62 * cos(rad(45 + 90 * k)), 0.62 * sin(rad(45 + 90 * k)), 0),
            seg=24,
        )
    cyl(0.30, 2.72, 3.1, stock("black"), p, 0.04)
    cyl(0.36, 2.80, 2.92, stock("alu"), p, 0.03)
    box("yoke", (0.9, 0.5, 0.12), stock("black"), (0, 0, 2.68), bevel=0.04, parent=p)
    for sx in (-1, 1):
        for sy in (-1, 1):
            a = math.atan2(sy * 0.85, sx * 1.5)
            box(
                "arm",
                (1.7, 0.22, 0.06),
                stock("dark"),
                (sx * 0.2 + 0.85 * cos(a), sy * 0.1 + 0.85 * sin(a), 2.60),
                rot=(0, 0, a),
                bevel=0.02,
                parent=p,
            )
            x, y = sx * 0.2 + 1.6 * cos(a), sy * 0.1 + 1.6 * sin(a)
            cyl(0.11, 2.42, 2.66, stock("chrome"), p, 0.02, (x, y, 0), seg=32)
    hanging(p, "graphite", (0, 0, 2.44), 0.86)


def drop_ceiling(p):
    tile = mat("tile", "#eeece6", 0.95, spec=0.1, bump="noise", bump_s=0.9, bump_d=0.05, noise_scale=9)
    grid = mat("grid", "#fafaf8", 0.35)
    for i in (-1, 0, 1):
        for j in (-1, 0, 1):
            if (i, j) != (0, 0):
                box("tile", (2.36, 2.36, 0.16), tile, (i * 2.5, j * 2.5, 5.3), bevel=0.02, parent=p)
    for k in (-1.5, -0.5, 0.5, 1.5):
        box("grid", (0.14, 7.7, 0.10), grid, (k * 2.5, 0, 5.2), bevel=0.01, parent=p)
        box("grid", (7.7, 0.14, 0.10), grid, (0, k * 2.5, 5.2), bevel=0.01, parent=p)
    box("plate", (2.34, 2.34, 0.06), stock("alu"), (0, 0, 5.24), bevel=0.02, parent=p)
    cyl(0.55, 5.08, 5.22, stock("white"), p, 0.04)
    cyl(0.15, 3.35, 5.1, stock("white"), p, 0.02)
    cyl(0.13, 2.85, 3.5, stock("chrome"), p, 0.01)
    cyl(0.21, 3.35, 3.56, stock("black"), p, 0.04)
    cyl(0.32, 2.62, 2.9, stock("white"), p, 0.05)
    for sx in (-1, 1):
        for sy in (-1, 1):
            a = math.atan2(sy, sx * 1.35)
            box(
                "arm",
                (1.35, 0.18, 0.06),
                stock("white"),
                (sx * 0.15 + 0.68 * cos(a), sy * 0.1 + 0.68 * sin(a), 2.56),
                rot=(0, 0, a),
                bevel=0.02,
                parent=p,
            )
            cyl(
                0.09,
                2.34,
                2.62,
                stock("chrome"),
                p,
                0.02,
                (sx * 0.15 + 1.27 * cos(a), sy * 0.1 + 1.27 * sin(a), 0),
                seg=32,
            )
    cable = mat("cable", "#2a2c30", 0.5)
    tube(
        "cable",
        [(0.35, 0.2, 5.2), (0.42, 0.3, 4.6), (0.28, 0.4, 3.8), (0.55, 0.75, 3.0), (0.5, 1.1, 2.1)],
        0.045,
        cable,
        parent=p,
        bez=True,
    )
    hanging(p, "white", (0, 0, 2.36), 0.66)


SHOTS = {
    "wall_arm": Shot(wall_arm, -30, 6, 0.80, 85),
    "short_ceiling": Shot(short_ceiling, 26, -8, 0.84, 85, "#ccd5e0"),
    "drop_ceiling": Shot(drop_ceiling, -24, -14, 0.88, 85, "#c6cfda"),
}
