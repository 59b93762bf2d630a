"""Screens that stand: inflatable, rising from the floor, folding frame; and one for ultra short throw."""

from models.projector_ust import ust
from models.screens_wall import picture, wall
from toolkit.kit import *


def inflatable(p):
    w, h, r = 3.0, 1.6875, 0.20
    skin = mat("skin", "#1e2a44", 0.42, spec=0.4, bump="noise", bump_s=0.25, bump_d=0.02, noise_scale=6)
    seam = mat("seam", "#131b2e", 0.5)
    z0 = 0.75
    x, z = w / 2 + r, z0 + h + r
    for s in (-1, 1):
        tube("post", [(s * x, 0, 0.18), (s * x, 0, z + 0.02)], r, skin, parent=p, res=14)
        tube("foot", [(s * x, -0.75, 0.2), (s * x, 0.75, 0.2)], r * 1.02, skin, parent=p, res=14)
        for y in (-0.75, 0.75):
            lathe(
                "nose",
                dome(r * 1.02, r * 1.06, 12),
                skin,
                parent=p,
                loc=(s * x, y, 0.2),
                rot=(rad(90 if y < 0 else -90), 0, 0),
                seg=64,
                angle=180,
            )
        lathe("crown", dome(r, r * 1.05, 12), skin, parent=p, loc=(s * x, 0, z + 0.02), seg=64, angle=180)
        for q in (0.55, 0.95, 1.35, 1.75, 2.15):
            torus(r + 0.002, 0.008, seam, p, (s * x, 0, q))
    for q in (z0 - r * 0.7, z - r * 0.15):
        tube("beam", [(-x, 0, q), (x, 0, q)], r * 0.92, skin, parent=p, res=14)
        for k in range(-3, 4):
            torus(r * 0.92 + 0.002, 0.008, seam, p, (k * 0.45, 0, q), (0, rad(90), 0))
    box(
        "border",
        (w + 0.06, 0.01, h + 0.06),
        mat("border", "#0d0d10", 0.7),
        (0, -r * 0.55, z0 + h / 2 + 0.02),
        bevel=0.002,
        parent=p,
    )
    picture(p, w - 0.1, h - 0.1, (0, -r * 0.55 - 0.008, z0 + h / 2 + 0.02), "balloons", 1.0)
    rope = mat("rope", "#e8702a", 0.7)
    for s in (-1, 1):
        for y in (-1.25, 1.25):
            rod((s * x, 0, z - 0.1), (s * (x + 0.65), y, 0.02), 0.011, rope, p)
            rod((s * (x + 0.63), y * 0.98, 0.12), (s * (x + 0.68), y * 1.02, 0.0), 0.018, stock("alu"), p)
    blower = empty("blower", (-x - 0.55, 0.35, 0), (0, 0, rad(20)))
    blower.parent = p
    cyl(0.19, -0.13, 0.13, stock("black"), blower, 0.03, (0, 0, 0.22), (rad(90), 0, 0))
    cyl(0.13, -0.14, 0.14, stock("dark"), blower, 0.02, (0, 0, 0.22), (rad(90), 0, 0))
    cyl(0.09, 0, 0.3, stock("black"), blower, 0.02, (0.1, 0, 0.26), (0, rad(90), 0))
    box("base", (0.34, 0.3, 0.04), stock("rubber"), (0, 0, 0.02), bevel=0.01, parent=blower)


def floor_rising(p):
    w, h, z0 = 2.1, 1.181, 0.36
    rbody("housing", 2.5, 0.20, 0.20, 0.06, 0.03, stock("dark"), parent=p, loc=(0, 0, 0.02), n=128)
    for s in (-1, 1):
        rbody("foot", 0.14, 0.5, 0.03, 0.04, 0.01, stock("black"), parent=p, loc=(s * 0.95, 0, 0), n=64)
        box(
            "flap",
            (1.2, 0.085, 0.012),
            stock("alu"),
            (s * 0.61, 0.10, 0.255),
            rot=(rad(-62), 0, 0),
            bevel=0.004,
            parent=p,
        )
    cloth = mat("cloth", "#101012", 0.8, spec=0.2)
    box("cloth", (w + 0.09, 0.004, h + 0.24), cloth, (0, 0, 0.2 + (h + 0.24) / 2), bevel=0.001, parent=p)
    picture(p, w, h, (0, -0.004, z0 + h / 2), "lighthouse")
    box("top", (w + 0.14, 0.04, 0.045), stock("dark"), (0, 0, z0 + h + 0.10), bevel=0.012, parent=p)
    for s in (-1, 1):
        y = 0.05
        rod((s * 0.95, y, 0.22), (s * 0.12, y, z0 + h * 0.52), 0.014, stock("alu"), p)
        rod((s * 0.12, y, z0 + h * 0.52), (s * 0.95, y, z0 + h + 0.08), 0.014, stock("alu"), p)
        curve = [
            (s * (w / 2 + 0.055 - 0.012 * sin(pi * t)), 0, 0.24 + (h + 0.2) * t)
            for t in np.linspace(0, 1, 16)
        ]
        tube("cord", curve, 0.0035, stock("alu"), parent=p)
    for k, colour in enumerate(("#79e0a0", "#f2f2f2")):
        lathe(
            "led",
            [(0.008, 0), (0.007, 0.004), (0, 0.005)],
            emit("led%d" % k, colour, 3),
            parent=p,
            loc=(1.05 + 0.04 * k, -0.101, 0.11),
            rot=(rad(90), 0, 0),
            seg=24,
        )


def folding_frame(p):
    w, h, z0 = 2.1, 1.181, 0.62
    cloth = mat("cloth", "#17181a", 0.8, spec=0.2)
    box("cloth", (w + 0.16, 0.004, h + 0.16), cloth, (0, 0.0, z0 + h / 2), bevel=0.001, parent=p)
    picture(p, w, h, (0, -0.005, z0 + h / 2), "reef")
    for s in (-1, 1):
        x = s * (w / 2 + 0.10)
        box("post", (0.03, 0.03, h + 0.22), stock("alu"), (x, 0.01, z0 + h / 2), bevel=0.005, parent=p)
        box(
            "rail",
            (w + 0.22, 0.03, 0.03),
            stock("alu"),
            (0, 0.01, z0 + h / 2 + s * (h / 2 + 0.10)),
            bevel=0.005,
            parent=p,
        )
        for t in (-1, 1):
            box(
                "corner",
                (0.055, 0.045, 0.055),
                stock("black"),
                (x, 0.01, z0 + h / 2 + t * (h / 2 + 0.10)),
                bevel=0.01,
                parent=p,
            )
        box("hinge", (0.05, 0.042, 0.06), stock("black"), (x, 0.01, z0 + h / 2), bevel=0.01, parent=p)
        box(
            "hinge",
            (0.06, 0.042, 0.045),
            stock("black"),
            (0, 0.01, z0 + h / 2 + s * (h / 2 + 0.10)),
            bevel=0.01,
            parent=p,
        )
        lx = s * (w / 2 - 0.15)
        rod((lx, 0.02, z0 - 0.10), (lx, 0.02, 0.05), 0.016, stock("alu"), p)
        rod((lx, -0.42, 0.03), (lx, 0.46, 0.03), 0.016, stock("alu"), p)
        rod((lx, 0.42, 0.03), (lx, 0.02, z0 + 0.05), 0.012, stock("alu"), p)
        for y in (-0.42, 0.46):
            cyl(0.022, -0.02, 0.02, stock("rubber"), p, 0.006, (lx, y, 0.03), (rad(90), 0, 0), 32)
        for k in range(9):
            zz = z0 + 0.05 + (h - 0.1) * k / 8
            cyl(
                0.014,
                -0.012,
                0.0,
                stock("black"),
                p,
                0.004,
                (s * (w / 2 + 0.055), -0.002, zz),
                (rad(90), 0, 0),
                24,
            )
    bag = mat("bag", "#2c4d86", 0.85, sheen=0.3, bump="noise", bump_s=0.4, bump_d=0.004, noise_scale=40)
    rbody(
        "bag",
        0.17,
        0.17,
        0.82,
        0.07,
        0.04,
        bag,
        parent=p,
        loc=(0.15, -0.55, 0.085),
        rot=(0, rad(90), rad(-8)),
    )
    tube(
        "strap",
        [(0.30, -0.60, 0.16), (0.42, -0.64, 0.26), (0.62, -0.66, 0.26), (0.76, -0.63, 0.15)],
        0.012,
        stock("rubber"),
        parent=p,
        bez=True,
    )


def alr_ust(p):
    w, h, z = 2.3, 1.294, 1.42
    wall(p, 0.05, "#c9c6c1")
    picture(p, w, h, (0, -0.006, z), "regatta", 0.9)
    box("back", (w + 0.012, 0.02, h + 0.012), stock("matte"), (0, 0.008, z), bevel=0.002, parent=p)
    for s in (-1, 1):
        box(
            "side",
            (0.014, 0.03, h + 0.028),
            stock("gloss"),
            (s * (w / 2 + 0.007), 0.002, z),
            bevel=0.003,
            parent=p,
        )
        box(
            "rail",
            (w + 0.028, 0.03, 0.014),
            stock("gloss"),
            (0, 0.002, z + s * (h / 2 + 0.007)),
            bevel=0.003,
            parent=p,
        )
    top = 0.46
    wood_top = wood("console", "#6f4a31", 0.42, 1.2, 0, spec=0.4)
    box("console", (1.9, 0.42, 0.30), wood_top, (0, -0.27, top - 0.15), bevel=0.008, parent=p)
    for k in range(4):
        box(
            "door",
            (0.465, 0.02, 0.27),
            wood_top,
            (-0.70 + 0.467 * k, -0.487, top - 0.15),
            bevel=0.004,
            parent=p,
        )
    for x in (-0.85, 0.85):
        for y in (-0.42, -0.12):
            cyl(0.014, 0, 0.17, stock("black"), p, 0.004, (x, y, 0), seg=32)
    unit = empty("unit", (0, -0.27, top), scale=0.098)
    unit.parent = p
    ust("graphite", unit)


SHOTS = {
    "outdoor_inflatable": Shot(inflatable, -24, 6, 0.86, 70),
    "floor_rising": Shot(floor_rising, 22, 8, 0.84, 70),
    "portable_foldable_frame": Shot(folding_frame, -24, 7, 0.84, 70),
    "alr_ust": Shot(alr_ust, -20, 7, 0.84, 70),
}
