"""Trays and rollers: the kit, and the dark one for the ceiling."""

from models.paint_cans import can
from models.wall_paints import wet
from toolkit.kit import *


def tray(p, place, turn, colour, liner="#20232a"):
    """A roller tray with its ramp towards -y and paint in the deep end."""
    e = empty("tray", place, (0, 0, rad(turn)))
    e.parent = p
    plastic = mat("plastic" + liner, liner, 0.4)
    wide, deep = 2.5, 3.4

    def bed(u, v):
        y = deep * (v - 0.5)
        return ((u - 0.5) * (wide - 0.1), y, 0.62 - 0.56 * min(1, max(0, v * 1.45)) ** 0.9)

    sheet("bed", bed, 12, 40, plastic, e, 0.03)
    for k in range(9):
        y = -deep / 2 + 0.2 + 0.2 * k
        z = bed(0.5, y / deep + 0.5)[2] + 0.03
        for s in (-1, 1):
            tube("rib", [(0, y - 0.1, z), (s * 1.0, y + 0.14, z - 0.07)], 0.018, plastic, parent=e)
    for s in (-1, 1):
        sheet(
            "side",
            lambda u, v, s=s: (
                s * wide / 2 * (0.98 + 0.02 * v),
                deep * (u - 0.5),
                v * 0.75 + (1 - v) * bed(0, u)[2],
            ),
            40,
            4,
            plastic,
            e,
            0.03,
        )
        tube(
            "lip", [(s * wide / 2, -deep / 2, 0.75), (s * wide / 2, deep / 2, 0.75)], 0.045, plastic, parent=e
        )
        end = deep / 2 * s
        sheet(
            "end",
            lambda u, v, s=s, end=end: ((u - 0.5) * wide, end, v * 0.75 + (1 - v) * bed(0, 0.5 + 0.5 * s)[2]),
            8,
            4,
            plastic,
            e,
            0.03,
        )
        tube("lip", [(-wide / 2, end, 0.75), (wide / 2, end, 0.75)], 0.045, plastic, parent=e)
        box("leg", (0.12, 0.1, 0.62), plastic, (s * 1.0, -deep / 2 + 0.06, 0.31), bevel=0.02, parent=e)
    plane("paint", wide - 0.12, 1.7, wet("paint" + colour, colour), (0, 0.82, 0.2), parent=e)
    return e


def roller(p, place, turn, nap, grip, tilt=0, long=1.0):
    """A frame with a cover along x and its handle towards -y."""
    e = empty("roller", place, (rad(tilt), 0, rad(turn)))
    e.parent = p
    pile = mat("nap" + nap, nap, 0.8, sheen=0.3, bump="noise", bump_s=0.8, bump_d=0.03, noise_scale=26)
    cyl(0.26, -long, long, pile, e, 0.05, (0, 0, 0), (0, rad(90), 0), 128)
    for s in (-1, 1):
        cyl(0.19, -0.03, 0.03, stock("black"), e, 0.01, (s * long, 0, 0), (0, rad(90), 0), 64)
    end = long + 0.3
    wire = [
        (long, 0, 0),
        (end - 0.08, 0, 0),
        (end, -0.08, 0),
        (end, -0.42, 0),
        (end - 0.1, -0.52, 0),
        (0.12, -0.72, 0),
        (0, -0.84, 0),
        (0, -1.2, 0),
    ]
    tube("wire", wire, 0.045, stock("chrome"), parent=e, res=6)
    h = empty("grip", (0, -1.1, 0), (rad(90), 0, 0))
    h.parent = e
    shape = [
        (0, 0),
        (0.1, 0),
        (0.13, 0.06),
        (0.12, 0.2),
        (0.15, 0.4),
        (0.165, 0.75),
        (0.15, 1.1),
        (0.16, 1.3),
        (0.13, 1.45),
        (0, 1.47),
    ]
    lathe("grip", shape, mat("grip" + grip, grip, 0.42), parent=h, seg=64, angle=180)
    return e


def ceiling(p):
    can(p, (1.5, 0.9, 0), "#16181b", "#d9d6cf", "#e0563c")
    tray(p, (-0.9, 0, 0), 14, "#1b1d20", "#d7dadd")
    roller(p, (-0.72, -0.75, 0.80), 14, "#1d1f22", "#c9402f", 13)


def roller_kit(p):
    tray(p, (-0.2, 0.3, 0), -16, "#e9e7e1", "#31343a")
    roller(p, (-0.45, -0.55, 0.88), -16, "#f3f1ea", "#e0893c", 13)
    for place, turn in (((2.25, 0.35, 0.26), 62), ((2.5, -0.85, 0.26), 74)):
        e = empty("cover", place, (0, 0, rad(turn)))
        e.parent = p
        pile = mat("spare", "#f6f4ee", 0.85, sheen=0.3, bump="noise", bump_s=0.8, bump_d=0.03, noise_scale=26)
        tubes = [(0.17, -1), (0.26, -1), (0.26, 1), (0.17, 1), (0.17, -1)]
        lathe("cover", tubes, pile, parent=e, rot=(0, rad(90), 0), seg=96, angle=30)
        lathe(
            "core",
            [(0.165, -1.01), (0.185, -1.01), (0.185, 1.01), (0.165, 1.01)],
            mat("core", "#3f7fb0", 0.5),
            parent=e,
            rot=(0, rad(90), 0),
            seg=96,
        )


SHOTS = {
    "paint_ceiling": Shot(ceiling, 6, 26, 0.86),
    "paint_roller_kit": Shot(roller_kit, 4, 28, 0.86),
}
