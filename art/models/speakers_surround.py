"""A subwoofer with its driver in view, and a set of small speakers around it."""

from models.speakers_bookshelf import driver
from toolkit.kit import *


def cabinet(p, wide, deep, high, place, drivers, turn=0, skin=None):
    """A box with a baffle and drivers given as (radius, x, z, kind)."""
    e = empty("cabinet", place, (0, 0, rad(turn)))
    e.parent = p
    skin = skin or stock("black")
    body = box("body", (wide, deep, high), skin, (0, 0, high / 2), bevel=0.07, seg=4, parent=e)
    for radius, x, z, kind in drivers:
        hole = cyl(radius * 1.02, -0.4, 0.4, None, e, 0.001, (x, -deep / 2, z), (rad(90), 0, 0))
        hole.name = "cutter"
        cut([body], hole)
        driver(e, radius, (x, -deep / 2 - 0.01, z), kind)
    return e


def subwoofer(p):
    ash = mat("ash", "#1b1c1f", 0.5, bump="noise", bump_s=0.25, bump_d=0.01, noise_scale=50)
    e = cabinet(p, 3.0, 3.1, 3.1, (0, 0, 0.16), [(1.12, 0, 1.58, "woof")], 0, ash)
    for x in (-1.2, 1.2):
        for y in (-1.2, 1.2):
            cyl(0.16, 0.0, 0.2, stock("alu"), p, 0.03, (x, y, 0), seg=48)
    lathe(
        "led",
        [(0.04, 0), (0.036, 0.012), (0, 0.015)],
        emit("led", "#8ac8ff", 6),
        parent=e,
        loc=(1.22, -1.555, 0.24),
        rot=(rad(90), 0, 0),
        seg=24,
    )
    box("badge", (0.5, 0.02, 0.07), stock("brass"), (-1.1, -1.556, 0.22), bevel=0.008, parent=e)


def surround(p):
    cabinet(p, 2.2, 2.2, 2.3, (0, 1.5, 0.12), [(0.82, 0, 1.15, "woof")])
    for x in (-0.9, 0.9):
        for y in (0.6, 2.4):
            cyl(0.13, 0, 0.16, stock("rubber"), p, 0.03, (x, y, 0), seg=32)
    cabinet(
        p,
        2.5,
        0.8,
        0.82,
        (0, -1.0, 0.05),
        [(0.29, -0.78, 0.41, "woof"), (0.2, 0, 0.41, "tw"), (0.29, 0.78, 0.41, "woof")],
    )
    for x, y, turn in ((-3.1, -0.5, 14), (-2.05, 0.5, 8), (2.05, 0.5, -10), (3.1, -0.5, -18)):
        cabinet(p, 0.82, 0.85, 1.4, (x, y, 0.10), [(0.29, 0, 0.42, "woof"), (0.2, 0, 1.02, "tw")], turn)
        rbody(
            "foot",
            0.62,
            0.65,
            0.10,
            0.2,
            0.03,
            stock("alu"),
            parent=p,
            loc=(x, y, 0),
            rot=(0, 0, rad(turn)),
            n=64,
        )


SHOTS = {"subwoofer": Shot(subwoofer, -30, 12, 0.76), "satellite_surround_set": Shot(surround, -10, 17, 0.86)}
