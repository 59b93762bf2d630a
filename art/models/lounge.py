"""A floor sofa of foam blocks and a lamp for the corner."""

from models.screens_wall import wall
from parts.plants import plant
from toolkit.kit import *


def block(p, size, place, tone, rot=(0, 0, 0), seed=1):
    """A foam block in a washable cover, with its seams."""
    cover = D.materials.get("cover" + tone) or weave("cover" + tone, tone, 60, 0.5, "XZ", depth=0.006)
    e = empty("block", place, rot)
    e.parent = p
    soft("block", size, cover, r=0.13, puff=0.05, parent=e, seed=seed)
    w, d, h = (s / 2 for s in size)
    for s in (-1, 1):
        ring = superloop(2 * w - 0.02, 2 * d - 0.02, 0.13, 96)
        tube("seam", [(x, y, s * (h - 0.06)) for x, y in ring], 0.018, cover, cyc=True, parent=e)


def floor_sofa(p):
    teal, clay, sand, gold = "#3f7077", "#b5573a", "#d9cbb2", "#d9a441"
    for s in (-1, 1):
        block(p, (2.1, 2.0, 0.85), (s * 1.08, 0, 0.43), teal, seed=2 + s)
        block(p, (2.0, 0.62, 1.5), (s * 1.08, 1.05, 0.98), sand, (rad(-9), 0, 0), seed=5 + s)
    block(p, (0.62, 1.9, 1.1), (-2.42, 0.05, 0.56), clay, seed=9)
    e = empty("bolster", (2.38, 0.1, 0.42), (rad(90), 0, 0))
    e.parent = p
    cover = weave("bolster", gold, 60, 0.5, "XY", depth=0.006)
    ends = [
        (0, -0.95),
        (0.3, -0.95),
        (0.4, -0.9),
        (0.42, -0.8),
        (0.42, 0.8),
        (0.4, 0.9),
        (0.3, 0.95),
        (0, 0.95),
    ]
    lathe("bolster", ends, cover, parent=e, seg=96, angle=60)
    block(p, (1.5, 1.3, 0.62), (0.4, -1.75, 0.31), clay, (0, 0, rad(18)), seed=12)


def corner_lamp(p):
    wall(p, 1.3, "#b7b3b0")
    dark = stock("black")
    x = -0.55
    lathe(
        "foot",
        [(0, 0), (0.62, 0), (0.64, 0.03), (0.62, 0.08), (0.1, 0.12), (0, 0.12)],
        dark,
        parent=p,
        loc=(x, 0.6, 0),
        seg=96,
        angle=40,
    )
    rbody("pole", 0.16, 0.2, 5.6, 0.05, 0.02, dark, parent=p, loc=(x, 0.6, 0.1), n=48)
    colours = ("#ff7a3c", "#ff9a4a", "#ffb85c", "#ff8f7a", "#f070a8", "#b864e8")
    for k, tone in enumerate(colours):
        z = 0.45 + 0.86 * k
        lit = emit("lit%d" % k, tone, 8, cam=1.5)
        rbody("strip", 0.12, 0.06, 0.86, 0.03, 0.01, lit, parent=p, loc=(x, 0.72, z), n=32)
        lamp = area("throw", (x, 0.78, z + 0.43), (x, 1.3, z + 0.43), 0.12, 0.86, 26, tone)
        lamp.parent = p
    e = empty("plant", (1.45, 0.35, 0), scale=2.3)
    e.parent = p
    adopt(e, plant, (0, 0, 0), 0.95, 4, 26, "#d9d2c4", (-2, 2, 0.35))
    rbody(
        "remote",
        0.36,
        1.0,
        0.1,
        0.12,
        0.04,
        stock("white"),
        parent=p,
        loc=(0.35, -0.9, 0),
        rot=(0, 0, rad(50)),
        n=64,
    )
    for k, tone in enumerate(("#ff5a4a", "#ffb84a", "#4a8cff")):
        cyl(
            0.07,
            0.09,
            0.125,
            mat("key" + tone, tone, 0.4),
            p,
            0.01,
            (0.35 + 0.2 * (1 - k), -0.9 - 0.17 * (1 - k), 0),
            seg=32,
        )


SHOTS = {
    "floor_sofa": Shot(floor_sofa, -24, 20, 0.88),
    "corner_lamp": Shot(corner_lamp, -14, 7, 0.90, 85, "#8d93a2"),
}
