"""A gaming projector: a flat case with sharp edges, a black visor, and its lens at one side."""

from models.lenses import icon
from models.projector_television import front, lens_in
from toolkit.kit import *


def gaming(p):
    wide, deep, high, lift = 4.7, 3.5, 1.22, 0.14
    white = mat("case", "#eceef0", 0.32, spec=0.5, bump="noise", bump_s=0.04, bump_d=0.004, noise_scale=60)
    dark = mat("under", "#15171b", 0.5)
    glass = mat("visor", "#06070a", 0.10, spec=0.6, coat=0.8, coat_r=0.03)
    teal = emit("line", "#38e0c0", 3.2, cam=1.5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.2, 0, lift + 0.05, stock("rubber"), p, 0.03, (sx * 1.75, sy * 1.2, 0), seg=48)
    rbody("under", wide - 0.1, deep - 0.1, 0.4, 0.20, 0.08, dark, parent=p, loc=(0, 0, lift), n=128)
    body = rbody(
        "case", wide, deep, high - 0.3, 0.24, 0.09, white, parent=p, loc=(0, 0, lift + 0.3), es=8, n=128
    )
    rbody(
        "glow", wide - 0.07, deep - 0.07, 0.03, 0.215, 0.008, teal, parent=p, loc=(0, 0, lift + 0.285), n=128
    )
    top = lift + high
    face = front(p, (0, -deep / 2, lift + 0.74))
    radius, x = 0.40, 1.30
    visor = superloop(4.1, 0.76, 0.16, 128, 2.6)
    plate_hole("visor", visor, circle(radius * 1.12, 128, x, 0), 0.05, glass, parent=face, bevel=0.012)
    lathe(
        "collar",
        [(radius * 1.14, -0.3), (radius * 1.14, 0.09), (radius * 1.08, 0.12), (radius * 1.0, 0.08)],
        stock("alu"),
        parent=face,
        loc=(x, 0, 0),
        seg=160,
        angle=40,
    )
    lens_in(face, radius, x, 0, [body], 0.05)
    for i in range(15):
        for j in range(4):
            place = (-1.78 + 0.15 * i + 0.075 * (j % 2), -0.20 + 0.13 * j, 0.046)
            cyl(0.052, 0, 0.012, stock("dark"), face, 0.003, place, seg=6)
    for k in range(3):
        box(
            "stripe",
            (0.05, 0.34, 0.014),
            teal,
            (0.52 + 0.12 * k, 0, 0.052),
            rot=(0, 0, rad(-24)),
            bevel=0.004,
            parent=face,
        )
    # The two wheels of zoom and focus, in a window above the lens.
    rbody("well", 1.0, 0.62, 0.02, 0.12, 0.008, dark, parent=p, loc=(x, -0.95, top - 0.008), n=96)
    for dy in (-0.13, 0.15):
        wheel = empty("wheel", (x, -0.95 + dy, top + 0.0), (0, rad(90), 0))
        wheel.parent = p
        cyl(0.13, -0.34, 0.34, stock("matte"), wheel, 0.03, seg=64)
    for k, (dx, dy) in enumerate(((0, 0), (0.22, 0), (-0.22, 0), (0, 0.22), (0, -0.22))):
        place = (-1.5 + dx, 0.7 + dy, top - 0.006)
        cyl(0.10 if k else 0.085, 0, 0.035, dark if k else stock("alu"), p, 0.012, place, seg=48)
    icon(p, "power", (-0.85, 0.7, top + 0.004), 0.2, mat("ink", "#5f666f", 0.5))
    for s in (-1, 1):
        for k in range(13):
            box(
                "vent",
                (0.04, 0.06, 0.5),
                dark,
                (s * (wide / 2 - 0.008), -0.75 + 0.15 * k, lift + 0.76),
                rot=(rad(24), 0, 0),
                bevel=0.015,
                parent=p,
            )


SHOTS = {"projector_gaming": Shot(gaming, -27, 17, 0.84)}
