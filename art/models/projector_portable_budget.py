"""The small, cheap portable: a plain box with a ring around its lens that is turned to focus."""

from models.lenses import icon
from models.projector_television import front, lens_in
from toolkit.kit import *


def portable_budget(p):
    wide, deep, high, lift = 1.72, 1.42, 1.02, 0.08
    navy = mat("case", "#31427a", 0.48, spec=0.4, bump="noise", bump_s=0.12, bump_d=0.005, noise_scale=70)
    dark = mat("slot", "#0b0d14", 0.7)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.11, 0, lift + 0.03, stock("rubber"), p, 0.02, (sx * 0.6, sy * 0.46, 0), seg=48)
    body = rbody("body", wide, deep, high, 0.22, 0.11, navy, parent=p, loc=(0, 0, lift), es=10, n=128)
    face = front(p, (0, -deep / 2, lift + high / 2))
    radius, x = 0.27, 0.36
    lathe(
        "focus",
        [(0.40, -0.3), (0.40, 0.16), (0.385, 0.19), (0.33, 0.20), (0.28, 0.16)],
        stock("matte"),
        parent=face,
        loc=(x, 0, 0),
        seg=128,
        angle=40,
    )
    for q in range(44):
        a = 2 * pi * q / 44
        place = (x + 0.402 * cos(a), 0.402 * sin(a), 0.09)
        box("grip", (0.022, 0.03, 0.11), stock("matte"), place, rot=(0, 0, a), bevel=0.006, parent=face)
    lens_in(face, radius, x, 0, [body], 0.12)
    box("mark", (0.03, 0.09, 0.01), stock("white"), (x, 0.36, 0.195), bevel=0.003, parent=face)
    for k in range(6):
        box("slot", (0.62, 0.05, 0.03), dark, (-0.42, -0.28 + 0.112 * k, -0.005), bevel=0.012, parent=face)
    top = lift + high
    for k, sign in enumerate(("minus", "power", "plus")):
        place = (-0.36 + 0.36 * k, 0.18, top - 0.01)
        cyl(0.13, 0, 0.05, stock("rubber"), p, 0.02, place, seg=48)
        icon(p, sign, (place[0], place[1], top + 0.042), 0.11, stock("white"))
    side = wide / 2 - 0.005
    for y, w, h in ((-0.3, 0.34, 0.12), (0.06, 0.30, 0.13), (0.36, 0.12, 0.12)):
        box("port", (0.03, w, h), stock("alu"), (side, y, lift + 0.42), bevel=0.012, parent=p)
        box("hole", (0.034, w - 0.05, h - 0.05), dark, (side, y, lift + 0.42), bevel=0.006, parent=p)


SHOTS = {"projector_portable_budget": Shot(portable_budget, -32, 17, 0.70)}
