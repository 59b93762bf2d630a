"""Stands: a floor stand with a tray, a cart, a desk stand, a tripod with a ball head."""

from models.projector_cinema import cinema
from models.projector_portable import portable
from toolkit.kit import *


def seat(p, build, palette, place, scale, turn=0, tilt=0):
    """A projector standing at `place`."""
    e = empty("projector", place, (rad(tilt), 0, rad(turn)), scale)
    e.parent = p
    build(palette, e)


def floor_stand(p):
    z = 5.2
    lathe(
        "base",
        [(0, 0.0), (1.25, 0), (1.32, 0.04), (1.32, 0.08), (1.26, 0.13), (0.3, 0.18), (0, 0.18)],
        stock("black"),
        parent=p,
        seg=128,
        angle=40,
    )
    cyl(0.12, 0.15, 3.0, stock("dark"), p, 0.02)
    cyl(0.09, 2.8, z - 0.2, stock("alu"), p, 0.01)
    cyl(0.17, 2.85, 3.1, stock("black"), p, 0.04)
    rod((0.1, 0, 2.97), (0.42, 0, 2.97), 0.05, stock("black"), p)
    cyl(0.10, 0.38, 0.50, stock("rubber"), p, 0.03, (0, 0, 2.97), (0, rad(90), 0), 32)
    cyl(0.22, z - 0.32, z - 0.05, stock("black"), p, 0.05)
    rbody("tray", 2.3, 1.9, 0.09, 0.22, 0.04, stock("black"), parent=p, loc=(0, 0, z - 0.06), n=96)
    rbody(
        "pad",
        2.12,
        1.72,
        0.03,
        0.18,
        0.01,
        mat("felt", "#4a4d55", 0.95, sheen=0.5),
        parent=p,
        loc=(0, 0, z + 0.02),
        n=96,
    )
    seat(p, cinema, "white", (0, 0, z + 0.05), 0.38, 6)
    tube(
        "cable",
        [
            (0.2, 0.7, z + 0.35),
            (0.3, 1.05, z + 0.1),
            (0.16, 0.5, z - 0.7),
            (0.13, 0.14, 3.4),
            (0.15, 0.14, 1.2),
            (0.3, 0.6, 0.25),
            (0.8, 1.5, 0.05),
        ],
        0.035,
        stock("rubber"),
        parent=p,
        bez=True,
    )


def rolling_cart(p):
    beech = wood("shelf", "#b98756", 0.42, 1.4, 0, spec=0.4)
    wide, deep = 2.6, 1.9
    for z in (0.55, 1.75, 3.0):
        box("shelf", (wide, deep, 0.10), beech, (0, 0, z), bevel=0.03, parent=p)
        for y in (-1, 1):
            rod(
                (-wide / 2, y * (deep / 2 + 0.02), z + 0.0),
                (wide / 2, y * (deep / 2 + 0.02), z),
                0.035,
                stock("black"),
                p,
            )
    for x in (-1, 1):
        for y in (-1, 1):
            px, py = x * (wide / 2 + 0.02), y * (deep / 2 + 0.02)
            rod((px, py, 0.30), (px, py, 3.05), 0.05, stock("black"), p)
            cyl(0.17, -0.06, 0.06, stock("rubber"), p, 0.03, (px, py, 0.17), (rad(90), 0, rad(20)), 48)
            cyl(0.08, -0.065, 0.065, stock("alu"), p, 0.01, (px, py, 0.17), (rad(90), 0, rad(20)), 32)
            box("fork", (0.12, 0.18, 0.14), stock("dark"), (px, py, 0.30), bevel=0.03, parent=p)
    tube(
        "handle",
        [
            (wide / 2 + 0.02, -deep / 2, 3.0),
            (wide / 2 + 0.35, -deep / 2, 3.25),
            (wide / 2 + 0.35, deep / 2, 3.25),
            (wide / 2 + 0.02, deep / 2, 3.0),
        ],
        0.05,
        stock("black"),
        parent=p,
    )
    seat(p, cinema, "white", (0, 0, 3.05), 0.46, 4)
    rbody("player", 1.7, 1.2, 0.26, 0.08, 0.04, stock("black"), parent=p, loc=(-0.1, 0, 1.80), n=96)
    lathe(
        "led",
        [(0.03, 0), (0.026, 0.008), (0, 0.01)],
        emit("led", "#7fd0ff", 5),
        parent=p,
        loc=(0.5, -0.605, 1.93),
        rot=(rad(90), 0, 0),
        seg=24,
    )
    for k, colour in enumerate(("#b5532f", "#2f4858", "#d9a441", "#6b7f6a", "#e6ddcf", "#7a3b3b")):
        box(
            "disc",
            (0.12, 0.95, 0.95),
            mat("disc%d" % k, colour, 0.5),
            (-0.95 + 0.15 * k, 0.1, 1.08),
            rot=(0, rad(0 if k < 5 else 10), 0),
            bevel=0.015,
            parent=p,
        )
    rbody(
        "box",
        0.9,
        1.1,
        0.5,
        0.12,
        0.05,
        mat("basket", "#a88d66", 0.9, bump="noise", bump_s=0.8, bump_d=0.03, noise_scale=14),
        parent=p,
        loc=(0.6, 0, 0.60),
        n=64,
    )


def desk_stand(p):
    tilt = -14
    rbody("base", 2.4, 2.1, 0.09, 0.3, 0.04, stock("alu"), parent=p, n=96)
    rbody("mat", 2.0, 1.7, 0.02, 0.2, 0.008, stock("rubber"), parent=p, loc=(0, 0, -0.012), n=64)
    for s in (-1, 1):
        for a, b in (
            ((s * 0.85, 0.55, 0.08), (s * 0.85, -0.25, 0.78)),
            ((s * 0.85, -0.25, 0.78), (s * 0.85, 0.55, 1.32)),
        ):
            first, second = Vector(a), Vector(b)
            run = second - first
            box(
                "link",
                (0.10, 0.24, run.length + 0.16),
                stock("alu"),
                tuple((first + second) / 2),
                rot=run.to_track_quat("Z", "Y").to_euler(),
                bevel=0.03,
                parent=p,
            )
            for end in (a, b):
                cyl(0.13, -0.09, 0.09, stock("dark"), p, 0.02, end, (0, rad(90), 0), 48)
    rod((-0.9, -0.25, 0.78), (0.9, -0.25, 0.78), 0.06, stock("dark"), p)
    top = empty("top", (0, 0.15, 1.36), (rad(tilt), 0, 0))
    top.parent = p
    rbody("tray", 2.3, 2.0, 0.08, 0.28, 0.03, stock("alu"), parent=top, n=96)
    rbody("pad", 2.1, 1.8, 0.03, 0.22, 0.01, stock("rubber"), parent=top, loc=(0, 0, 0.075), n=64)
    rbody("lip", 2.1, 0.10, 0.22, 0.04, 0.03, stock("alu"), parent=top, loc=(0, 0.95, 0.04), n=64)
    seat(top, portable, "sand", (0, 0, 0.11), 0.92, 8)


def ball_head(p):
    z = 3.0
    for a in (90, 210, 330):
        c, s = cos(rad(a)), sin(rad(a))
        top, foot = Vector((0.24 * c, 0.24 * s, 2.2)), Vector((1.45 * c, 1.45 * s, 0.09))
        turn = (foot - top).to_track_quat("Z", "Y").to_euler()
        run = (foot - top).length
        cyl(0.12, 0, run * 0.6, stock("black"), p, 0.02, top, turn, 64)
        cyl(0.085, run * 0.5, run, stock("dark"), p, 0.02, top, turn, 64)
        cyl(0.14, run * 0.56, run * 0.64, stock("brass"), p, 0.03, top, turn, 64)
        cyl(0.13, run - 0.08, run + 0.08, stock("rubber"), p, 0.05, top, turn, 64)
    lathe(
        "hub",
        [(0, 2.0), (0.28, 2.0), (0.36, 2.08), (0.36, 2.30), (0.26, 2.40), (0.2, 2.44), (0, 2.44)],
        stock("black"),
        parent=p,
        seg=96,
        angle=40,
    )
    cyl(0.12, 2.4, 2.6, stock("alu"), p, 0.02)
    lathe(
        "cup",
        [(0, 2.55), (0.26, 2.55), (0.30, 2.60), (0.30, 2.80), (0.26, 2.86), (0.22, 2.86)],
        stock("black"),
        parent=p,
        seg=96,
        angle=40,
    )
    lathe(
        "ball",
        [(0.225 * sin(pi * k / 16), 2.84 - 0.225 * cos(pi * k / 16)) for k in range(17)],
        stock("chrome"),
        parent=p,
        seg=64,
        angle=180,
    )
    rod((0.28, 0, 2.7), (0.52, 0, 2.7), 0.05, stock("black"), p)
    cyl(0.13, 0.5, 0.62, stock("brass"), p, 0.03, (0, 0, 2.7), (0, rad(90), 0), 48)
    head = empty("head", (0, 0, z), (rad(-7), rad(4), 0))
    head.parent = p
    cyl(0.10, -0.04, 0.10, stock("black"), head, 0.02)
    cyl(0.52, 0.06, 0.14, stock("rubber"), head, 0.03)
    seat(head, portable, "graphite", (0, 0, 0.14), 0.80, 10)


SHOTS = {
    "floor_stand_tray": Shot(floor_stand, -22, 9, 0.88, 85, "#d3dae2"),
    "rolling_cart": Shot(rolling_cart, -30, 14, 0.86),
    "desk_stand": Shot(desk_stand, -34, 14, 0.80),
    "ball_head_tripod": Shot(ball_head, -24, 9, 0.88, 85, "#d3dae2"),
}
