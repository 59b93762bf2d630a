"""Brushes and painter's tape."""

from toolkit.kit import *


def brushes(p):
    bristle = mat(
        "bristle", "#3a2a20", 0.85, sheen=0.4, bump="noise", bump_s=0.9, bump_d=0.02, noise_scale=40
    )
    beech = wood("handle", "#c08a52", 0.35, 1.6, 1, 0.25, 0.5)
    for x, y, turn, w, k in (
        (-1.6, 0.2, 8, 1.15, 1.0),
        (0.0, 0.0, -2, 0.8, 0.95),
        (1.4, 0.15, -10, 0.5, 0.9),
    ):
        e = empty("brush", (x, y, 0.16), (0, 0, rad(turn)), k)
        e.parent = p
        sheetw = lambda u, v: ((u - 0.5) * w * (1 - 0.10 * v), -1.0 - 1.15 * v + 0.06 * sin(9 * u) * v, 0)
        for layer in range(5):
            z = -0.10 + 0.05 * layer
            sheet(
                "tuft",
                lambda u, v, z=z: (
                    (u - 0.5) * w * (1 - 0.12 * v),
                    -0.95 - (1.2 - 0.25 * abs(z) * 4) * v + 0.02 * sin(40 * u) * v,
                    z * (1 - 0.75 * v),
                ),
                60,
                16,
                bristle,
                e,
                0.05,
            )
        rbody(
            "ferrule",
            w + 0.04,
            0.30,
            0.62,
            0.08,
            0.02,
            stock("alu"),
            parent=e,
            loc=(0, -0.42, 0),
            rot=(rad(90), 0, 0),
            n=64,
        )
        for s in (-1, 1):
            for yy in (-0.62, -0.84):
                cyl(0.03, 0.14, 0.17, stock("brass"), e, 0.008, (s * w * 0.3, yy, 0), seg=20)
        rings = [
            (superloop(w * 0.98, 0.26, 0.1, 64), 0.0),
            (superloop(w * 0.9, 0.28, 0.12, 64), 0.15),
            (superloop(0.36, 0.26, 0.12, 64), 0.62),
            (superloop(0.30, 0.22, 0.1, 64), 1.2),
            (superloop(0.36, 0.24, 0.11, 64), 1.75),
            (superloop(0.30, 0.20, 0.09, 64), 2.05),
            (superloop(0.1, 0.1, 0.04, 64), 2.14),
        ]
        stack("handle", rings, beech, parent=e, loc=(0, -0.42, 0), rot=(rad(-90), 0, 0), angle=60)
        cyl(0.055, -0.14, 0.14, stock("matte"), e, 0.005, (0, 1.42, 0), seg=32)


def tape(p):
    blue = mat("tape", "#2f7fd0", 0.55, spec=0.3, bump="noise", bump_s=0.15, bump_d=0.004, noise_scale=60)
    side = mat("side", "#4f96dc", 0.8, bump="noise", bump_s=0.6, bump_d=0.006, noise_scale=40)
    core = mat("core", "#b08a5a", 0.9)

    def roll(place, rot, wide):
        e = empty("roll", place, rot)
        e.parent = p
        r0, r1 = 0.78, 1.28
        lathe(
            "body",
            [(r0, 0), (r1 - 0.02, 0), (r1, 0.02), (r1, wide - 0.02), (r1 - 0.02, wide), (r0, wide)],
            blue,
            parent=e,
            seg=128,
            angle=30,
        )
        for z in (-0.003, wide + 0.003):
            plate_hole(
                "face",
                circle(r1 - 0.015, 128),
                circle(r0, 128),
                0.004,
                side,
                parent=e,
                loc=(0, 0, z),
                bevel=0,
            )
        lathe(
            "core",
            [
                (r0 - 0.08, -0.02),
                (r0, -0.02),
                (r0, wide + 0.02),
                (r0 - 0.08, wide + 0.02),
                (r0 - 0.08, -0.02),
            ],
            core,
            parent=e,
            seg=128,
            angle=30,
        )
        return e

    roll((-0.7, 0.2, 0.0), (0, 0, 0), 0.75)
    roll((-0.5, 0.35, 0.76), (0, 0, 0.5), 0.5)
    roll((1.75, -0.1, 1.285), (rad(90), 0, rad(-24)), 0.9)
    ahead = Vector((cos(rad(-24)), sin(rad(-24)), 0))
    side_ = Vector((sin(rad(24)), cos(rad(24)), 0))

    def tail(u, v):
        q = Vector((1.75, -0.1, 0)) - ahead * (0.1 - 2.2 * u) * -1 * -1 + side_ * (-0.9 * v)
        q = Vector((1.75, -0.1, 0)) + ahead * (2.3 * u) - side_ * (0.9 * v)
        return (q.x, q.y, 0.012 + 0.10 * sin(pi * u) * u + 0.16 * max(0, u - 0.75) * 4 * max(0, u - 0.75))

    sheet("tail", tail, 40, 4, blue, p, 0.012)


SHOTS = {
    "paint_brush_set": Shot(brushes, -14, 40, 0.82),
    "painters_tape": Shot(tape, -10, 22, 0.80),
}
