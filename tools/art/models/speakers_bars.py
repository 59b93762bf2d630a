"""Sound bars: a compact one in light cloth, and a wide one with drivers that fire upward."""

from models.lenses import icon
from toolkit.kit import *


def compact(p):
    cloth = fabric("cloth", "#a9adb3", 15, 0.2)
    length, deep, high = 5.2, 1.25, 0.98
    rbody("bar", length, deep, high, 0.58, 0.2, cloth, parent=p, loc=(0, 0, 0.07), n=160)
    rbody(
        "lid", length - 0.5, deep - 0.5, 0.05, 0.36, 0.02, stock("white"), parent=p, loc=(0, 0, 1.02), n=128
    )
    rbody("base", length - 0.3, deep - 0.25, 0.10, 0.45, 0.03, mat("foot", "#5a5d63", 0.6), parent=p, n=128)
    ink = mat("ink", "#6b7078", 0.5)
    for k, sign in enumerate(("minus", "play", "plus")):
        icon(p, sign, ((k - 1) * 0.62, 0, 1.078), 0.18, ink)
    box("badge", (0.42, 0.012, 0.10), stock("alu"), (0, -deep / 2 - 0.003, 0.28), bevel=0.006, parent=p)
    lathe(
        "led",
        [(0.028, 0), (0.026, 0.008), (0, 0.01)],
        emit("led", "#8fe3b0", 5),
        parent=p,
        loc=(0, -deep / 2 - 0.004, 0.55),
        rot=(rad(90), 0, 0),
        seg=24,
    )
    rbody(
        "remote",
        0.34,
        1.2,
        0.12,
        0.16,
        0.05,
        stock("white"),
        parent=p,
        loc=(1.9, -1.5, 0),
        rot=(0, 0, rad(28)),
        n=64,
    )
    for k in range(3):
        place = (1.9 + (0.3 - 0.24 * k) * -sin(rad(28)), -1.5 + (0.3 - 0.24 * k) * cos(rad(28)), 0.115)
        cyl(0.075, 0, 0.03, mat("key", "#8d929a", 0.5) if k else stock("dark"), p, 0.01, place, seg=32)


def upfiring(p):
    length, deep, high = 10.4, 1.5, 0.66
    cloth = fabric("cloth", "#1d1f22", 17, 0.25)
    rbody("bar", length, deep, high, 0.22, 0.07, stock("black"), parent=p, loc=(0, 0, 0.05), n=160)
    rbody(
        "front",
        length - 0.3,
        0.12,
        high - 0.12,
        0.05,
        0.04,
        cloth,
        parent=p,
        loc=(0, -deep / 2 + 0.0, 0.11),
        n=96,
    )
    rbody("foot", length - 0.6, deep - 0.4, 0.06, 0.2, 0.02, stock("rubber"), parent=p, n=96)
    for x in (-4.1, -2.6, 2.6, 4.1):
        plate_hole(
            "ring",
            superloop(1.2, 1.02, 0.3, 96),
            superloop(1.08, 0.90, 0.26, 96),
            0.03,
            stock("dark"),
            parent=p,
            loc=(x, 0.02, 0.70),
            bevel=0.006,
        )
        rbody("mesh", 1.08, 0.90, 0.02, 0.26, 0.006, cloth, parent=p, loc=(x, 0.02, 0.70), n=96)
        lathe(
            "cone",
            [(0.40, 0.0), (0.30, 0.02), (0.16, 0.026), (0, 0.028)],
            mat("cone", "#3a3d43", 0.6),
            parent=p,
            loc=(x, 0.02, 0.722),
            seg=64,
        )
    for s in (-1, 1):
        rbody(
            "side",
            0.10,
            deep - 0.5,
            high - 0.2,
            0.04,
            0.03,
            cloth,
            parent=p,
            loc=(s * (length / 2 - 0.02), 0, 0.15),
            n=64,
        )
    glass = stock("gloss")
    rbody("glass", 2.0, 0.7, 0.02, 0.1, 0.006, glass, parent=p, loc=(0, 0.05, 0.70), n=64)
    for k, sign in enumerate(("minus", "power", "play", "plus")):
        icon(
            p,
            sign,
            ((k - 1.5) * 0.42, 0.05, 0.724),
            0.15,
            emit("key", "#dfe6ee", 0.9) if k == 0 else D.materials["key"],
        )
    level = emit("level", "#cfe8ff", 1.6)
    for k in range(7):
        box(
            "dot",
            (0.07, 0.006, 0.07),
            level if k < 5 else stock("dark"),
            (2.6 + 0.16 * k, -deep / 2 - 0.062, 0.36),
            bevel=0,
            parent=p,
        )


SHOTS = {"soundbar_compact": Shot(compact, -22, 20, 0.78), "soundbar_atmos": Shot(upfiring, -28, 24, 0.90)}
