"""A lantern against insects."""

from toolkit.kit import *


def insect_lantern(p):
    green = mat("green", "#55704a", 0.5, spec=0.4, bump="noise", bump_s=0.2, bump_d=0.006, noise_scale=50)
    lathe(
        "base",
        [(0, 0), (1.0, 0), (1.06, 0.05), (1.06, 0.5), (0.98, 0.62), (0.78, 0.66), (0, 0.66)],
        green,
        parent=p,
        seg=128,
        angle=40,
    )
    lathe(
        "grip",
        [(1.065, 0.12), (1.085, 0.15), (1.085, 0.40), (1.065, 0.43)],
        stock("rubber"),
        parent=p,
        seg=128,
    )
    lathe(
        "globe",
        [(0.70, 0.66), (0.74, 0.8), (0.74, 1.85), (0.70, 2.0)],
        glass_coat("globe", ("#e6e2f6", "#f2f0fb", "#ffffff"), 0.2),
        parent=p,
        seg=96,
        angle=40,
    )
    lathe(
        "tube",
        [(0.15, 0.68), (0.16, 0.75), (0.16, 1.85), (0.1, 1.95)],
        emit("violet", "#8a5cff", 16, cam=3.0),
        parent=p,
        seg=64,
    )
    point("glow", (0, 0, 1.3), 45, "#8a5cff", 0.2).parent = p
    for k in range(18):
        a = 2 * pi * k / 18
        rod(
            (0.80 * cos(a), 0.80 * sin(a), 0.64),
            (0.80 * cos(a), 0.80 * sin(a), 2.04),
            0.022,
            stock("dark"),
            p,
        )
    for z in (1.0, 1.35, 1.7):
        torus(0.80, 0.018, stock("dark"), p, (0, 0, z), n=96)
    lathe(
        "top",
        [(0, 2.55), (0.3, 2.54), (0.7, 2.40), (1.0, 2.15), (1.02, 2.05), (0.9, 2.0), (0, 2.0)],
        green,
        parent=p,
        seg=128,
        angle=40,
    )
    cyl(0.2, 2.5, 2.66, stock("black"), p, 0.04)
    tube(
        "hoop",
        [
            (-0.92, 0, 2.2),
            (-0.95, 0, 2.7),
            (-0.6, 0, 3.15),
            (0, 0, 3.32),
            (0.6, 0, 3.15),
            (0.95, 0, 2.7),
            (0.92, 0, 2.2),
        ],
        0.05,
        stock("chrome"),
        parent=p,
        bez=True,
    )
    cyl(0.12, 0, 0.05, stock("alu"), p, 0.02, (0, -1.05, 0.3), (rad(90), 0, 0), 48)
    lathe(
        "led",
        [(0.03, 0), (0.026, 0.01), (0, 0.012)],
        emit("led", "#8ff0a0", 5),
        parent=p,
        loc=(0.28, -1.045, 0.3),
        rot=(rad(90), 0, 0),
        seg=24,
    )


SHOTS = {
    "bug_lantern": Shot(insect_lantern, -18, 10, 0.82, 85, "#8d93a2"),
}
