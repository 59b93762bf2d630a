"""The larger portable: speakers at both ends, a battery in its foot, and a strap to carry it by."""

from models.lenses import icon
from models.projector_television import front, lens_in
from toolkit.kit import *


def portable_bright(p):
    wide, deep, high = 2.7, 1.9, 1.72
    white = mat("shell", "#f1f1ef", 0.36, spec=0.45, bump="noise", bump_s=0.05, bump_d=0.004, noise_scale=60)
    cloth = fabric("mesh", "#8f9296", 30, 0.22)
    glass = mat("pane", "#050506", 0.07, spec=0.6, coat=1, coat_r=0.02)
    leather = mat("strap", "#a8683f", 0.55, bump="noise", bump_s=0.4, bump_d=0.006, noise_scale=70)
    rbody("foot", wide - 0.3, deep - 0.3, 0.1, 0.45, 0.03, stock("rubber"), parent=p, n=128)
    chin = rbody("chin", wide, deep, 0.34, 0.60, 0.10, white, parent=p, loc=(0, 0, 0.06), n=160)
    sleeve = rbody(
        "sleeve", wide - 0.05, deep - 0.05, 0.94, 0.58, 0.02, cloth, parent=p, loc=(0, 0, 0.36), n=160
    )
    cap = rbody("cap", wide, deep, 0.46, 0.60, 0.18, white, parent=p, loc=(0, 0, high - 0.46), es=12, n=160)
    for z in (0.40, high - 0.46):
        rbody(
            "line",
            wide - 0.01,
            deep - 0.01,
            0.03,
            0.595,
            0.01,
            stock("alu"),
            parent=p,
            loc=(0, 0, z - 0.015),
            n=160,
        )
    face = front(p, (0, -deep / 2, 0.86))
    radius, x = 0.40, -0.30
    pane = superloop(1.62, 1.08, 0.36, 128, 2.4)
    plate_hole("pane", pane, circle(radius * 0.99, 128, x, 0), 0.05, glass, parent=face, bevel=0.01)
    rim = superloop(1.68, 1.14, 0.39, 128, 2.4)
    plate_hole(
        "rim", rim, superloop(1.60, 1.06, 0.35, 128, 2.4), 0.058, stock("alu"), parent=face, bevel=0.01
    )
    lens_in(face, radius, x, 0, [chin, sleeve, cap], 0.06)
    for y, size in ((0.24, 0.075), (0.0, 0.05)):
        lathe(
            "eye",
            [(size, 0), (size, 0.006), (size * 0.85, 0.012), (0, 0.008)],
            mat("eye%d" % (y * 100), "#14203c", 0.08, coat=1),
            parent=face,
            loc=(0.48, y, 0.05),
            seg=48,
        )
    for k in range(4):
        charge = emit("charge%d" % k, "#9fe6b0" if k < 3 else "#3a4a40", 2.2)
        lathe(
            "dot", [(0.022, 0), (0, 0.004)], charge, parent=face, loc=(0.34 + 0.1 * k, -0.30, 0.051), seg=24
        )
    for s in (-1, 1):
        drum = empty("drum", (s * (wide / 2 - 0.03), 0, 0.83), (0, rad(90 * s), 0))
        drum.parent = p
        lathe(
            "ring", [(0.42, 0), (0.42, 0.05), (0.38, 0.06), (0.35, 0.03)], stock("alu"), parent=drum, seg=96
        )
        lathe(
            "cone",
            [(0.36, 0.035), (0.2, 0.0), (0.16, 0.03), (0, 0.045)],
            stock("rubber"),
            parent=drum,
            seg=96,
        )
        cyl(0.09, 0, 0.12, stock("alu"), p, 0.02, (s * 0.98, 0.12, high - 0.02), seg=48)
    sheet(
        "strap",
        lambda u, v: (1.04 * (2 * u - 1), 0.12 + 0.26 * (v - 0.5), high + 0.09 + 0.36 * sin(pi * u) ** 0.55),
        60,
        6,
        leather,
        p,
        0.05,
    )
    light = mat("ink", "#7c828a", 0.5)
    for k, sign in enumerate(("minus", "power", "plus")):
        icon(p, sign, (-0.34 + 0.34 * k, -0.55, high + 0.002), 0.13, light)


SHOTS = {"projector_portable_bright": Shot(portable_bright, -28, 15, 0.84)}
