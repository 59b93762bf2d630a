"""Soft carriers: felt sleeve, bag for a screen, cable pouch."""

from models.projector_cinema import cinema
from toolkit.kit import *


def sleeve(p):
    felt = mat(
        "felt", "#4b4f57", 0.98, sheen=0.6, spec=0.1, bump="noise", bump_s=0.9, bump_d=0.02, noise_scale=60
    )
    inner = mat("inner", "#b9a98f", 0.95, sheen=0.5)
    leather = mat("leather", "#9a6238", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=30)
    wide, deep, high = 4.2, 3.4, 1.5
    body = rbody("body", wide, deep, high, 0.45, 0.35, felt, parent=p, n=128)
    hollow = rbody(
        "cutter", wide - 0.3, deep, high - 0.3, 0.4, 0.28, None, parent=p, loc=(0, -0.35, 0.15), n=128
    )
    cut([body], hollow)
    rbody(
        "lining",
        wide - 0.32,
        0.1,
        high - 0.34,
        0.3,
        0.04,
        inner,
        parent=p,
        loc=(0, deep / 2 - 0.3, 0.17),
        n=64,
    )
    e = empty("projector", (0, -0.95, 0.17), scale=0.78)
    e.parent = p
    cinema("white", e)
    for y, x in ((0.0, 0),):
        sheet(
            "strap",
            lambda u, v: (-0.28 + 0.56 * v, -1.55 + 2.4 * u, high + 0.03 + 0.05 * sin(3 * u)),
            30,
            4,
            leather,
            p,
            0.05,
        )
    cyl(0.13, 0, 0.06, stock("brass"), p, 0.02, (0, -1.35, high + 0.05), seg=48)
    for s in (-1, 1):
        stitches = [(s * (wide / 2 - 0.12), -deep / 2 + 0.25 + 0.2 * k, high - 0.16) for k in range(15)]
        for x, y, z in stitches:
            rod((x, y, z), (x, y + 0.11, z), 0.018, leather, p)


def screen_bag(p):
    cloth = weave("cloth", "#26292e", 18, 0.6, "XZ", depth=0.02)
    leather = mat("trim", "#c9772f", 0.6)
    soft("bag", (8.4, 1.15, 1.15), cloth, (0, 0, 0.6), r=0.5, puff=0.05, parent=p)
    for x in (-4.18, 4.18):
        cyl(0.52, -0.03, 0.03, mat("end", "#3a3e45", 0.7), p, 0.02, (x, 0, 0.6), (0, rad(90), 0), 64)
        torus(0.53, 0.035, leather, p, (x, 0, 0.6), (0, rad(90), 0))
    for x in (-2.4, 0.0, 2.4):
        loop = [(x, 0.60 * cos(t), 0.6 + 0.60 * sin(t)) for t in np.linspace(0, 2 * pi, 64)]
        sheet(
            "band",
            lambda u, v: (x - 0.13 + 0.26 * v, 0.605 * cos(2 * pi * u), 0.6 + 0.605 * sin(2 * pi * u)),
            80,
            3,
            mat("webbing%s" % x, "#3a3e45", 0.9),
            p,
            0.03,
        )
    for s in (-1, 1):
        tube(
            "handle",
            [
                (-1.1, s * 0.32, 1.1),
                (-0.8, s * 0.30, 1.65),
                (0, s * 0.26, 1.85),
                (0.8, s * 0.30, 1.65),
                (1.1, s * 0.32, 1.1),
            ],
            0.09,
            stock("rubber"),
            parent=p,
            bez=True,
        )
    rbody(
        "grip", 0.5, 0.9, 0.5, 0.2, 0.1, leather, parent=p, loc=(0, -0.45, 1.83), rot=(rad(-90), 0, 0), n=64
    )
    tube("zip", [(-4.0, -0.1, 1.19), (4.0, -0.1, 1.19)], 0.035, stock("matte"), parent=p)
    tube(
        "strap",
        [
            (-3.6, -0.5, 0.9),
            (-3.3, -1.2, 0.25),
            (-1.6, -1.9, 0.06),
            (0.6, -1.7, 0.06),
            (2.4, -2.0, 0.06),
            (3.4, -1.2, 0.3),
            (3.6, -0.5, 0.9),
        ],
        0.08,
        stock("rubber"),
        parent=p,
        bez=True,
    )
    box("patch", (1.4, 0.04, 0.42), leather, (2.9, -0.585, 0.62), bevel=0.03, parent=p)


def cable_pouch(p):
    cloth = weave("cloth", "#3d5a52", 22, 0.6, "XY", depth=0.02)
    inside = mat("inside", "#23302c", 0.95, sheen=0.4)
    strap = mat("elastic", "#12100f", 0.9)
    for k, (y, tilt) in enumerate(((0, 0), (2.72, 64))):
        e = empty("half", (0, y - (1.32 if k == 0 else 1.40), 0.0), (rad(tilt), 0, 0))
        e.parent = p
        rbody("shell", 4.2, 2.6, 0.42, 0.5, 0.16, cloth, parent=e, loc=(0, 1.3 if k else 0, 0), n=128)
        rbody("inner", 3.9, 2.3, 0.06, 0.42, 0.02, inside, parent=e, loc=(0, 1.3 if k else 0, 0.39), n=128)
        tube(
            "zip",
            [(x, y_ + (1.3 if k else 0), 0.42) for x, y_ in superloop(4.1, 2.5, 0.48, 128)],
            0.05,
            stock("matte"),
            cyc=True,
            parent=e,
        )
        if k == 0:
            half = e
        else:
            lid = e
    for x, radius, colour in ((-1.15, 0.62, "#25272b"), (0.35, 0.55, "#dcd7cd")):
        cable = mat("cable" + colour, colour, 0.5)
        for turn in range(4):
            torus(radius - 0.10 * (turn % 2), 0.075, cable, half, (x, 0.05, 0.52 + 0.11 * turn), n=72)
        box("tie", (0.3, 0.5, 0.55), strap, (x, 0.05 - radius + 0.05, 0.66), bevel=0.05, parent=half)
    rbody("charger", 0.95, 1.05, 0.55, 0.18, 0.08, stock("white"), parent=half, loc=(1.42, 0.25, 0.44), n=64)
    for s in (-0.12, 0.12):
        box("pin", (0.05, 0.25, 0.12), stock("brass"), (1.42 + s, 0.88, 0.72), bevel=0.01, parent=half)
    rbody("adapter", 0.62, 0.85, 0.26, 0.1, 0.05, stock("alu"), parent=half, loc=(1.45, -0.72, 0.44), n=64)
    rbody(
        "mesh",
        3.5,
        1.15,
        0.1,
        0.2,
        0.04,
        mat("mesh", "#16201d", 0.7, bump="noise", bump_s=1, bump_d=0.03, noise_scale=40),
        parent=lid,
        loc=(0, 0.85, 0.42),
        n=96,
    )
    for k in range(4):
        x = -1.35 + 0.62 * k
        colour = ("#3f6690", "#c9772f", "#8d929b", "#25272b")[k]
        rbody(
            "stick",
            0.34,
            1.0,
            0.18,
            0.08,
            0.04,
            mat("stick" + colour, colour, 0.4),
            parent=lid,
            loc=(x, 1.85, 0.44),
            n=48,
        )
        box("loop", (0.48, 0.16, 0.24), strap, (x, 1.85, 0.5), bevel=0.04, parent=lid)
    rbody(
        "card",
        0.7,
        0.85,
        0.06,
        0.08,
        0.02,
        mat("card", "#e8e4da", 0.5),
        parent=lid,
        loc=(1.35, 1.8, 0.44),
        n=48,
    )


SHOTS = {
    "sleeve": Shot(sleeve, -26, 20, 0.78),
    "screen_bag": Shot(screen_bag, -22, 20, 0.86),
    "cable_pouch": Shot(cable_pouch, -14, 24, 0.80),
}
