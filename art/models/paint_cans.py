"""Cans of screen paint with sample boards."""

from toolkit.kit import *


def can(p, place, label, band, stripe, lid=True, scale=1.0):
    """A paint can with a label in two colours; its lid beside or on it."""
    e = empty("can", place, (0, 0, rad(-8)), scale)
    e.parent = p
    tin = stock("chrome")
    r, h = 1.1, 2.35
    lathe(
        "can",
        [
            (0, 0),
            (r - 0.06, 0),
            (r + 0.035, 0),
            (r + 0.045, 0.035),
            (r + 0.03, 0.075),
            (r, 0.09),
            (r, h - 0.10),
            (r + 0.03, h - 0.07),
            (r + 0.05, h - 0.03),
            (r + 0.03, h),
            (r - 0.06, h),
            (r - 0.09, h - 0.02),
            (r - 0.16, h - 0.02),
            (r - 0.17, h - 0.2),
        ],
        tin,
        parent=e,
        seg=160,
        angle=35,
    )
    lathe(
        "label",
        [(r + 0.006, 0.22), (r + 0.010, 0.23), (r + 0.010, h - 0.25), (r + 0.006, h - 0.24)],
        mat("label" + label, label, 0.4, coat=0.25),
        parent=e,
        seg=160,
    )
    lathe(
        "band",
        [(r + 0.012, 0.42), (r + 0.014, 0.43), (r + 0.014, 1.02), (r + 0.012, 1.03)],
        mat("band" + band, band, 0.38, coat=0.25),
        parent=e,
        seg=160,
    )
    lathe(
        "stripe",
        [(r + 0.013, 1.07), (r + 0.014, 1.08), (r + 0.014, 1.16), (r + 0.013, 1.17)],
        mat("stripe" + stripe, stripe, 0.38),
        parent=e,
        seg=160,
    )
    for s in (-1, 1):
        lathe(
            "ear",
            [(0, 0), (0.17, 0), (0.17, 0.03), (0.12, 0.07), (0, 0.09)],
            tin,
            parent=e,
            loc=(s * r, 0, h - 0.38),
            rot=(0, rad(90 * s), 0),
            seg=48,
        )
    tube(
        "bail",
        [
            ((r + 0.05) * cos(t), -0.62 * sin(t) * (r + 0.05) * 1.35, h - 0.38 - 0.75 * sin(t))
            for t in np.linspace(0, pi, 30)
        ],
        0.032,
        tin,
        parent=e,
    )
    if lid:
        lathe(
            "lid",
            [
                (0, h - 0.03),
                (0.72, h - 0.03),
                (0.76, h + 0.02),
                (0.82, h + 0.02),
                (0.86, h - 0.05),
                (0.96, h - 0.05),
                (1.0, h + 0.02),
                (0.94, h + 0.03),
            ],
            tin,
            parent=e,
            seg=128,
            angle=35,
        )
    return e


def chip(p, place, colour, turn):
    """A painted sample board."""
    box(
        "chip",
        (1.5, 0.06, 2.0),
        mat("chip" + colour, colour, 0.92, spec=0.1),
        place,
        rot=(rad(-12), 0, rad(turn)),
        bevel=0.01,
        parent=p,
    )


def white_paint(p):
    can(p, (0, 0, 0), "#f4f2ee", "#2f3a4a", "#f2b13c")
    chip(p, (1.75, 0.55, 1.0), "#f7f6f2", -18)
    paint = mat("paint", "#f7f6f2", 0.35, spec=0.5)
    lathe(
        "dab",
        [(0.62, 0), (0.56, 0.05), (0.3, 0.075), (0, 0.08)],
        paint,
        parent=p,
        loc=(0.1, -0.1, 2.325),
        seg=64,
        angle=180,
    )


def gray_paint(p):
    can(p, (0, 0, 0), "#8b9198", "#f3f1ec", "#d9752f", lid=False)
    paint = mat("paint", "#8f959c", 0.16, spec=0.6, coat=0.4)
    lathe("fill", [(0, 2.08), (1.05, 2.08)], paint, parent=p, seg=128)
    box(
        "stick",
        (0.24, 0.06, 3.2),
        wood("stick", "#c79a66", 0.5, 1.5, 2, 0.25),
        (0.35, 0.2, 2.15),
        rot=(rad(8), rad(16), 0),
        bevel=0.02,
        parent=p,
    )
    box("wet", (0.25, 0.07, 1.1), paint, (0.08, 0.14, 1.2), rot=(rad(8), rad(16), 0), bevel=0.02, parent=p)
    chip(p, (-1.8, 0.5, 1.0), "#8f959c", 16)
    chip(p, (-2.15, 0.85, 1.0), "#b9bdc2", 24)


SHOTS = {
    "paint_matte_white": Shot(white_paint, -10, 15, 0.80),
    "paint_matte_gray": Shot(gray_paint, 12, 18, 0.82),
}
