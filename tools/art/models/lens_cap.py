"""A lens cap beside the lens and a cloth."""

from models.lenses import lens
from toolkit.kit import *


def lens_cap(p):
    front = mat("front", "#eceae6", 0.36, spec=0.45)
    box("wall", (3.6, 0.7, 3.2), front, (0.9, 1.35, 1.6), bevel=0.22, seg=5, parent=p)
    lathe(
        "barrel",
        [(1.12, 0), (1.12, 0.75)],
        stock("black"),
        parent=p,
        loc=(0.9, 1.05, 1.65),
        rot=(rad(90), 0, 0),
    )
    lens(p, 1.12, (0.9, 0.3, 1.65), (rad(90), 0, 0), stock("dark"), depth=0.35)
    lathe("back", [(1.11, 0), (0, 0)], stock("matte"), parent=p, loc=(0.9, 0.98, 1.65), rot=(rad(90), 0, 0))
    cap = empty("cap", (-1.55, -0.55, 0.62), (rad(62), 0, rad(-24)))
    cap.parent = p
    lathe(
        "rim",
        [
            (1.0, -0.2),
            (1.06, -0.2),
            (1.08, 0.0),
            (1.05, 0.05),
            (0.98, 0.08),
            (0.86, 0.08),
            (0.84, 0.05),
            (0, 0.05),
        ],
        stock("black"),
        parent=cap,
        seg=128,
        angle=35,
    )
    for k in range(72):
        a = 2 * pi * k / 72
        box(
            "knurl",
            (0.03, 0.05, 0.16),
            stock("rubber"),
            (1.07 * cos(a), 1.07 * sin(a), -0.08),
            rot=(0, 0, a),
            bevel=0.008,
            seg=1,
            parent=cap,
        )
    for s in (-1, 1):
        rbody(
            "pinch", 0.34, 0.62, 0.06, 0.1, 0.02, stock("rubber"), parent=cap, loc=(s * 0.55, 0, 0.05), n=48
        )
    tube(
        "cord",
        [(-1.1, -0.15, 1.35), (-0.9, 0.1, 1.9), (-0.3, 0.4, 1.3), (-0.35, 0.75, 0.7)],
        0.025,
        stock("rubber"),
        parent=p,
        bez=True,
    )
    cloth = mat("cloth", "#3d6f9f", 0.95, sheen=0.7, bump="noise", bump_s=0.4, bump_d=0.01, noise_scale=120)

    def lie(u, v):
        x, y = 2.6 * (u - 0.5), 1.9 * (v - 0.5)
        z = 0.05 + 0.07 * (1 + sin(3.2 * x + 1.3 * y)) + 0.05 * (1 + sin(2.1 * y - 1.7 * x + 1))
        lift = max(0, u + v - 1.45)
        return (
            0.55 + x * cos(0.3) - y * sin(0.3) - 0.5 * lift,
            -1.5 + x * sin(0.3) + y * cos(0.3) - 0.9 * lift,
            z + 0.55 * lift,
        )

    sheet("cloth", lie, 60, 44, cloth, p, 0.02)


SHOTS = {
    "lens_cap": Shot(lens_cap, -14, 14, 0.80),
}
