"""A compact sound bar in light cloth."""

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


SHOTS = {"soundbar_compact": Shot(compact, -22, 20, 0.78)}
