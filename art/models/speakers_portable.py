"""Speakers that move: a small fabric cylinder, and a party speaker on wheels."""

import colorsys

from models.lenses import icon
from models.speakers_bookshelf import driver
from toolkit.kit import *


def bluetooth(p):
    cloth = fabric("cloth", "#1f7f86", 30, 0.22)
    high, radius = 2.5, 0.72
    lathe(
        "body",
        [
            (0, 0.16),
            (radius - 0.08, 0.16),
            (radius, 0.26),
            (radius, high - 0.22),
            (radius - 0.06, high - 0.10),
            (0, high - 0.10),
        ],
        cloth,
        parent=p,
        seg=128,
        angle=40,
    )
    wrap = stack(
        "wrap",
        [(circle(radius + 0.004, 128), 0.3 + 0.2 * k) for k in range(11)],
        cloth,
        cap0=False,
        cap1=False,
        parent=p,
    )
    wrap.name = "wrap"
    rubber = mat("rim", "#15363a", 0.6)
    for z in (0.13, high - 0.13):
        lathe(
            "rim",
            [
                (0, z - 0.12),
                (radius - 0.06, z - 0.12),
                (radius + 0.02, z - 0.05),
                (radius + 0.02, z + 0.06),
                (radius - 0.02, z + 0.10),
                (0, z + 0.10),
            ],
            rubber,
            parent=p,
            seg=128,
            angle=40,
        )
    lathe(
        "cap",
        [(0, high + 0.0), (0.46, high), (0.52, high - 0.02)],
        mat("cap", "#10282b", 0.5),
        parent=p,
        seg=96,
    )
    for k, sign in enumerate(("minus", "play", "plus")):
        icon(p, sign, ((k - 1) * 0.34, 0, high + 0.01), 0.2, mat("ink%d" % k, "#e8f1f0", 0.5))
    strap = mat("strap", "#e0a458", 0.8, bump="noise", bump_s=0.3, bump_d=0.01, noise_scale=60)
    tube(
        "loop",
        [
            (radius + 0.02, 0, high - 0.35),
            (radius + 0.28, -0.05, high - 0.15),
            (radius + 0.42, -0.08, high - 0.75),
            (radius + 0.24, -0.05, high - 1.15),
            (radius + 0.02, 0, high - 0.9),
        ],
        0.055,
        strap,
        parent=p,
        bez=True,
    )
    box("plate", (0.05, 0.24, 0.75), rubber, (radius + 0.01, 0, high - 0.62), bevel=0.02, parent=p)
    box("badge", (0.5, 0.02, 0.11), stock("alu"), (0, -radius - 0.006, 0.62), bevel=0.01, parent=p)
    second = empty("second", (1.75, 1.1, radius + 0.02), (rad(90), 0, rad(62)))
    second.parent = p
    sand = fabric("sand", "#d7c6a8", 30, 0.22)
    lathe("body", [(radius, -1.05), (radius, 1.05)], sand, parent=second, seg=128)
    stack(
        "wrap",
        [(circle(radius + 0.003, 128), -1.05 + 0.3 * k) for k in range(8)],
        sand,
        cap0=False,
        cap1=False,
        parent=second,
    )
    for s in (-1, 1):
        lathe(
            "end",
            [
                (radius, s * 1.0),
                (radius + 0.02, s * 1.05),
                (radius + 0.02, s * 1.16),
                (radius - 0.06, s * 1.24),
                (0.5, s * 1.24),
                (0.44, s * 1.20),
                (0, s * 1.20),
            ],
            mat("rim2%d" % s, "#5b4c38", 0.6),
            parent=second,
            seg=128,
            angle=40,
        )


def party(p):
    wide, deep, high = 2.0, 1.7, 4.4
    rbody("body", wide, deep, high, 0.28, 0.16, stock("black"), parent=p, loc=(0, 0, 0.26), n=160)
    rbody(
        "front",
        wide - 0.24,
        0.2,
        high - 0.3,
        0.09,
        0.06,
        stock("matte"),
        parent=p,
        loc=(0, -deep / 2 + 0.03, 0.40),
        n=96,
    )
    for z, hue in ((1.42, 0.62), (2.98, 0.86)):
        driver(p, 0.68, (0, -deep / 2 - 0.09, z))
        for k in range(36):
            a = 2 * pi * k / 36
            red, green, blue = colorsys.hsv_to_rgb((hue + 0.16 * sin(a)) % 1, 0.85, 1)
            name = "ring%d" % (k % 36 + int(z * 100))
            lamp = emit(
                name, "#%02x%02x%02x" % (int(red * 255), int(green * 255), int(blue * 255)), 20, cam=4.5
            )
            arc = [(0.86 * cos(a + q), -deep / 2 - 0.10, z + 0.86 * sin(a + q)) for q in (-0.07, 0, 0.07)]
            tube("light", arc, 0.028, lamp, parent=p, res=3)
    for x in (-0.42, 0.42):
        driver(p, 0.24, (x, -deep / 2 - 0.08, 4.15), "tw")
    tube(
        "handle",
        [
            (-0.75, 0.2, 4.6),
            (-0.72, 0.2, 5.05),
            (-0.55, 0.2, 5.15),
            (0.55, 0.2, 5.15),
            (0.72, 0.2, 5.05),
            (0.75, 0.2, 4.6),
        ],
        0.075,
        stock("dark"),
        parent=p,
    )
    cyl(0.10, -0.6, 0.6, stock("rubber"), p, 0.03, (0, 0.2, 5.15), (0, rad(90), 0))
    for x in (-0.78, 0.78):
        cyl(0.36, -0.10, 0.10, stock("rubber"), p, 0.05, (x * 1.22, 0.5, 0.36), (0, rad(90), 0))
        cyl(0.20, -0.11, 0.11, stock("alu"), p, 0.02, (x * 1.22, 0.5, 0.36), (0, rad(90), 0))
        box("foot", (0.3, 0.5, 0.26), stock("rubber"), (x, -0.55, 0.14), bevel=0.05, parent=p)
    for k in range(5):
        cyl(
            0.09,
            0,
            0.09,
            stock("alu") if k == 2 else stock("dark"),
            p,
            0.02,
            ((k - 2) * 0.3, -0.25, 4.64),
            seg=48,
        )


SHOTS = {"portable_bluetooth": Shot(bluetooth, -14, 13, 0.74), "party_speaker": Shot(party, -26, 9, 0.86)}
