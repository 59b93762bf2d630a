"""A hard case with cut foam, open."""

from models.projector_cinema import cinema
from toolkit.kit import *


def standing(p, build, palette, place, scale, turn=0):
    """A projector standing at `place`."""
    e = empty("projector", place, (0, 0, rad(turn)), scale)
    e.parent = p
    build(palette, e)


def shell(p, wide, deep, high, wall_, skin, place=(0, 0, 0)):
    """An open tray with a wall of the given thickness, its floor at `place`."""
    e = empty("shell", place)
    e.parent = p
    body = rbody("body", wide, deep, high, 0.32, 0.10, skin, parent=e, n=128)
    hollow = rbody(
        "cutter",
        wide - 2 * wall_,
        deep - 2 * wall_,
        high,
        0.26,
        0.05,
        None,
        parent=e,
        loc=(0, 0, wall_),
        n=128,
    )
    cut([body], hollow)
    return e


def hard_case(p):
    skin = mat("abs", "#232629", 0.55, spec=0.4, bump="noise", bump_s=0.35, bump_d=0.01, noise_scale=70)
    foam = mat("foam", "#3b3e44", 0.95, spec=0.1, bump="noise", bump_s=0.9, bump_d=0.03, noise_scale=45)
    wide, deep = 5.4, 4.0
    shell(p, wide, deep, 1.3, 0.14, skin)
    pad = box("foam", (wide - 0.3, deep - 0.3, 0.95), foam, (0, 0, 0.62), bevel=0.03, parent=p)
    nest = rbody("cutter", 2.9, 2.35, 2, 0.3, 0.02, None, parent=p, loc=(-0.9, 0.25, 0.4), n=96)
    nook = rbody("cutter", 1.5, 1.0, 2, 0.2, 0.02, None, parent=p, loc=(1.65, 1.0, 0.5), n=96)
    slot = rbody("cutter", 1.5, 1.6, 2, 0.2, 0.02, None, parent=p, loc=(1.65, -0.7, 0.5), n=96)
    cut([pad], nest)
    cut([pad], nook)
    cut([pad], slot)
    standing(p, cinema, "white", (-0.9, 0.25, 0.55), 0.53)
    torus(0.42, 0.09, stock("rubber"), p, (1.65, -0.75, 0.72))
    torus(0.42, 0.09, stock("rubber"), p, (1.68, -0.72, 0.88))
    rbody(
        "remote",
        0.42,
        1.15,
        0.16,
        0.14,
        0.05,
        stock("white"),
        parent=p,
        loc=(1.6, 1.0, 0.66),
        rot=(0, 0, rad(84)),
        n=64,
    )
    lid = empty("lid", (0, deep / 2 + 0.02, 1.36), (rad(76), 0, 0))
    lid.parent = p
    e = shell(lid, wide, deep, 0.75, 0.14, skin)
    e.location = (0, deep / 2, -0.7)
    waves = mat("wave", "#2d3035", 0.95, spec=0.1)
    for i in range(-6, 7):
        for j in range(-4, 5):
            lathe(
                "egg",
                [(0.20, 0), (0.17, 0.12), (0.08, 0.2), (0, 0.22)],
                waves,
                parent=lid,
                loc=(i * 0.38, deep / 2 + j * 0.38, -0.46),
                seg=24,
                angle=180,
            )
    for x in (-1.5, 1.5):
        box("latch", (0.6, 0.16, 0.5), stock("black"), (x, -deep / 2 - 0.06, 0.95), bevel=0.05, parent=p)
        box(
            "clip",
            (0.45, 0.08, 0.24),
            mat("clip", "#e0782a", 0.45),
            (x, -deep / 2 - 0.16, 1.05),
            bevel=0.03,
            parent=p,
        )
        for k in (-0.35, 0.35):
            box("rib", (0.10, 0.10, 1.0), skin, (x + k * 1.6, -deep / 2 - 0.02, 0.62), bevel=0.03, parent=p)
    tube(
        "handle",
        [
            (-0.62, -deep / 2, 0.8),
            (-0.6, -deep / 2 - 0.4, 0.78),
            (0.6, -deep / 2 - 0.4, 0.78),
            (0.62, -deep / 2, 0.8),
        ],
        0.10,
        stock("rubber"),
        parent=p,
    )


SHOTS = {
    "hard_case": Shot(hard_case, -30, 24, 0.84),
}
