"""Weatherproof boxes: an enclosure for a projector, a dry box for plugs."""

from models.projector_cinema import cinema
from models.hard_case import standing, shell
from toolkit.kit import *


def enclosure(p):
    steel = mat("steel", "#8f979f", 0.42, spec=0.4, bump="noise", bump_s=0.15, bump_d=0.005, noise_scale=90)
    wide, deep, high = 4.2, 3.4, 2.2
    body = rbody("body", wide, deep, high, 0.16, 0.06, steel, parent=p, loc=(0, 0, 0.25), n=96)
    hollow = box(
        "cutter", (wide - 0.3, deep - 0.2, high - 0.3), None, (0, -0.2, 0.25 + high / 2), bevel=0, parent=p
    )
    cut([body], hollow)
    roof = box(
        "roof",
        (wide + 0.5, deep + 0.7, 0.10),
        steel,
        (0, -0.12, high + 0.36),
        rot=(rad(3), 0, 0),
        bevel=0.04,
        parent=p,
    )
    roof.name = "roof"
    frame = plate_hole(
        "frame",
        superloop(wide - 0.02, high - 0.02, 0.12, 96),
        superloop(wide - 0.7, high - 0.75, 0.1, 96),
        0.10,
        steel,
        parent=p,
        loc=(0, -deep / 2 + 0.02, 0.25 + high / 2),
        rot=(rad(90), 0, 0),
        bevel=0.02,
    )
    frame.name = "frame"
    pane = glass_coat("pane", ("#cfe6ee", "#dfeaf2", "#f2f6f8"), 0.12)
    box(
        "glass",
        (wide - 0.6, 0.02, high - 0.65),
        pane,
        (0, -deep / 2 + 0.02, 0.25 + high / 2),
        bevel=0,
        parent=p,
    )
    box("floor", (wide - 0.4, deep - 0.4, 0.05), stock("dark"), (0, 0, 0.42), bevel=0.01, parent=p)
    standing(p, cinema, "white", (0, 0.1, 0.46), 0.70)
    for k in range(6):
        box(
            "vent",
            (0.05, 1.5, 0.09),
            stock("matte"),
            (wide / 2 + 0.0, 0.2, 0.75 + 0.2 * k),
            bevel=0.01,
            parent=p,
        )
        box(
            "lip",
            (0.10, 1.55, 0.03),
            steel,
            (wide / 2 + 0.04, 0.2, 0.81 + 0.2 * k),
            rot=(0, rad(25), 0),
            bevel=0.008,
            parent=p,
        )
    for z in (0.75, 1.9):
        box(
            "hinge",
            (0.12, 0.16, 0.35),
            stock("chrome"),
            (-wide / 2 - 0.02, -deep / 2 + 0.05, z),
            bevel=0.03,
            parent=p,
        )
    cyl(
        0.14,
        0,
        0.10,
        stock("chrome"),
        p,
        0.02,
        (wide / 2 - 0.18, -deep / 2 - 0.02, 1.35),
        (rad(90), 0, 0),
        48,
    )
    for x in (-1, 1):
        for y in (-1, 1):
            box(
                "foot",
                (0.35, 0.35, 0.3),
                stock("black"),
                (x * (wide / 2 - 0.4), y * (deep / 2 - 0.4), 0.14),
                bevel=0.05,
                parent=p,
            )


def dry_box(p):
    body = mat("body", "#4b545d", 0.45, spec=0.4)
    orange = mat("latch", "#e9762b", 0.4)
    wide, deep = 4.6, 2.4
    shell(p, wide, deep, 1.15, 0.12, body)
    torus_path = [(x, y, 1.15) for x, y in superloop(wide - 0.1, deep - 0.1, 0.3, 128)]
    tube("seal", torus_path, 0.06, mat("seal", "#e9762b", 0.7), cyc=True, parent=p, res=5)
    clear = glass_coat("clear", ("#dfeef2", "#eef3f5", "#f5f8fa"), 0.22)
    rbody("lid", wide + 0.06, deep + 0.06, 0.62, 0.34, 0.2, clear, parent=p, loc=(0, 0, 1.17), n=128)
    rbody("strip", 3.3, 0.62, 0.42, 0.12, 0.05, stock("white"), parent=p, loc=(-0.1, 0.1, 0.75), n=64)
    for k in range(4):
        cyl(0.22, 0, 0.03, mat("well", "#cfcdc8", 0.5), p, 0.01, (-1.25 + 0.72 * k, 0.1, 1.155), seg=48)
        for x in (-0.07, 0.07):
            cyl(0.03, 0, 0.04, stock("matte"), p, 0.004, (-1.25 + 0.72 * k + x, 0.1, 1.16), seg=16)
    for k, x in enumerate((-0.53, 0.91)):
        rbody("plug", 0.42, 0.42, 0.4, 0.1, 0.06, stock("black"), parent=p, loc=(x, 0.1, 1.17), n=48)
        tube(
            "lead",
            [(x, 0.1, 1.5), (x + 0.2, -0.2, 1.55), (x + 0.1, -0.6, 1.2), (x + 0.4 * k, -1.0, 0.85)],
            0.06,
            stock("rubber"),
            parent=p,
            bez=True,
        )
    for x in (-1.4, 1.4):
        box("latch", (0.7, 0.12, 0.62), orange, (x, -deep / 2 - 0.07, 1.12), bevel=0.04, parent=p)
    for x, colour in ((-0.7, "#2a2c30"), (0.7, "#e2671f")):
        cyl(0.18, 0, 0.2, stock("rubber"), p, 0.04, (x, -deep / 2, 0.55), (rad(90), 0, 0), 48)
        tube(
            "cord",
            [
                (x, -deep / 2 - 0.1, 0.55),
                (x, -deep / 2 - 0.6, 0.4),
                (x * 1.8, -deep / 2 - 1.1, 0.1),
                (x * 3.4, -deep / 2 - 1.2, 0.1),
            ],
            0.085,
            mat("cord" + colour, colour, 0.5),
            parent=p,
            bez=True,
            res=8,
        )


SHOTS = {
    "outdoor_enclosure": Shot(enclosure, -28, 13, 0.82),
    "dry_box": Shot(dry_box, -22, 22, 0.82),
}
