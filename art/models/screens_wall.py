"""Screens that hang on a wall: fixed frame, motorized, pull-down."""

from toolkit.kit import *


def picture(p, w, h, place, still, gain=0.95):
    """What the screen shows: a still from $ART_OUT/tex, w × h, facing -y."""
    lit = emit_image("picture_" + still, f"{OUT}/tex/{still}.png", gain, sat=1.15)
    plane("picture", w, h, lit, place, rot=(rad(90), 0, 0), parent=p)


def wall(p, y=0.09, colour="#dedcd8"):
    """The wall behind; its name keeps it out of the framing."""
    box("bgwall", (40, 0.06, 14), mat("wall", colour, 0.9, spec=0.1), (0, y + 0.03, 6.4), bevel=0, parent=p)
    box("bgskirt", (40, 0.03, 0.12), mat("skirt", "#f3f2ee", 0.5), (0, y - 0.015, 0.06), bevel=0.01, parent=p)


def fixed_frame(p):
    w, h, z, edge = 2.2, 1.2375, 1.35, 0.085
    velvet = mat("velvet", "#0c0c0e", 0.85, spec=0.15, sheen=0.4, bump="noise", bump_s=0.3, bump_d=0.002)
    wall(p)
    picture(p, w, h, (0, -0.012, z), "penguins")
    box("back", (w + 0.1, 0.03, h + 0.1), stock("dark"), (0, 0.012, z), bevel=0.004, parent=p)
    for s in (-1, 1):
        box(
            "side", (edge, 0.05, h + 2 * edge), velvet, (s * (w + edge) / 2, -0.012, z), bevel=0.012, parent=p
        )
        box(
            "rail", (w + 0.01, 0.05, edge), velvet, (0, -0.012, z + s * (h + edge) / 2), bevel=0.012, parent=p
        )
        box("foot", (0.5, 0.06, 0.02), stock("alu"), (s * 0.5, 0.05, z - h / 2 - 0.04), bevel=0.004, parent=p)


def housing(p, length, z, size, shell, cap):
    """A rounded case along x with two caps, hanging at height z."""
    rbody(
        "case",
        size,
        size * 1.05,
        length,
        0.035,
        0.012,
        shell,
        parent=p,
        loc=(-length / 2, 0, z),
        rot=(0, rad(90), 0),
    )
    for s in (-1, 1):
        x = s * (length / 2 + 0.012) - 0.0175
        rbody(
            "cap",
            size * 1.09,
            size * 1.14,
            0.035,
            0.04,
            0.012,
            cap,
            parent=p,
            loc=(x, 0, z),
            rot=(0, rad(90), 0),
        )
        box(
            "bracket",
            (0.06, 0.05, 0.16),
            stock("alu"),
            (s * (length / 2 - 0.25), 0.055, z + 0.02),
            bevel=0.008,
            parent=p,
        )


def motorized(p):
    w, h, top = 2.1, 1.181, 2.15
    wall(p, 0.12)
    housing(p, w + 0.34, top, 0.12, stock("white"), mat("cap", "#d8d6d2", 0.4))
    cloth = mat("cloth", "#101012", 0.8, spec=0.2)
    drop = 0.16
    box(
        "cloth",
        (w + 0.1, 0.004, h + drop + 0.09),
        cloth,
        (0, 0, top - 0.06 - (h + drop + 0.09) / 2),
        bevel=0.001,
        parent=p,
    )
    picture(p, w, h, (0, -0.004, top - 0.06 - drop - h / 2), "waves")
    bottom = top - 0.06 - drop - h - 0.09
    cyl(0.018, -(w + 0.2) / 2, (w + 0.2) / 2, stock("white"), p, 0.006, (0, 0, bottom), (0, rad(90), 0))
    for s in (-1, 1):
        curve = [
            (s * (w / 2 + 0.10 - 0.075 * sin(pi * t)), 0, bottom + (top - 0.06 - bottom) * t)
            for t in np.linspace(0, 1, 24)
        ]
        tube("cord", curve, 0.004, stock("alu"), parent=p)
        for t in (0.2, 0.4, 0.6, 0.8):
            rod(
                (s * (w / 2 + 0.04), 0, bottom + (top - 0.06 - bottom) * t),
                (s * (w / 2 + 0.10 - 0.075 * sin(pi * t)), 0, bottom + (top - 0.06 - bottom) * t),
                0.003,
                stock("alu"),
                p,
            )
        cyl(0.023, -0.02, 0.02, stock("dark"), p, 0.006, (s * (w / 2 + 0.11), 0, bottom), (0, rad(90), 0))
    rbody(
        "remote",
        0.075,
        0.19,
        0.022,
        0.025,
        0.008,
        stock("black"),
        parent=p,
        loc=(w / 2 + 0.42, 0.075, 1.15),
        rot=(rad(90), 0, 0),
    )
    for k in range(3):
        cyl(
            0.015,
            0,
            0.006,
            stock("alu"),
            p,
            0.002,
            (w / 2 + 0.42, 0.054, 1.11 + 0.05 * k),
            (rad(90), 0, 0),
            32,
        )


def pull_down(p):
    w, h, top = 1.75, 1.3125, 2.05
    wall(p, 0.12, "#d9dcdf")
    housing(p, w + 0.22, top, 0.095, stock("dark"), stock("black"))
    edge = 0.045
    cloth = mat("cloth", "#111113", 0.8, spec=0.2)
    white = mat("matte_white", "#f7f6f2", 0.9, spec=0.1)
    full = h + 2 * edge + 0.05
    box("cloth", (w, 0.003, full), cloth, (0, 0, top - 0.04 - full / 2), bevel=0.001, parent=p)
    box(
        "field",
        (w - 2 * edge, 0.004, h),
        white,
        (0, -0.002, top - 0.09 - edge - h / 2 + 0.03),
        bevel=0.001,
        parent=p,
    )
    bottom = top - 0.04 - full
    box("bar", (w + 0.05, 0.026, 0.045), stock("dark"), (0, 0, bottom), bevel=0.01, parent=p)
    for s in (-1, 1):
        box(
            "end", (0.02, 0.032, 0.05), stock("black"), (s * (w / 2 + 0.03), 0, bottom), bevel=0.008, parent=p
        )
    tube(
        "handle",
        [
            (-0.09, -0.01, bottom - 0.02),
            (-0.085, -0.012, bottom - 0.075),
            (0, -0.012, bottom - 0.09),
            (0.085, -0.012, bottom - 0.075),
            (0.09, -0.01, bottom - 0.02),
        ],
        0.010,
        stock("black"),
        parent=p,
        bez=True,
    )
    tube("strap", [(0, 0, bottom - 0.09), (0, -0.01, bottom - 0.32)], 0.004, stock("black"), parent=p)
    lathe(
        "ball",
        [(0, 0), (0.018, 0.006), (0.022, 0.02), (0.014, 0.04), (0, 0.044)],
        stock("brass"),
        parent=p,
        loc=(0, -0.01, bottom - 0.36),
        seg=32,
    )


SHOTS = {
    "fixed_frame": Shot(fixed_frame, -18, 4, 0.80, 70),
    "motorized": Shot(motorized, 16, 3, 0.80, 70),
    "pull_down": Shot(pull_down, -20, 3, 0.84, 70),
}
