"""A lantern that keeps mosquitoes away: a lamp below, a warmed mat under a grille on top."""

from models.ambient_light import frosted
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
        [(0.70, 0.66), (0.76, 0.8), (0.76, 1.55), (0.70, 1.7)],
        frosted("globe", "#ffd9a0", 5, 1.35),
        parent=p,
        seg=96,
        angle=40,
    )
    point("glow", (0, -1.5, 1.2), 26, "#ffcf92", 0.4).parent = p
    for k in range(6):
        a = 2 * pi * k / 6 + 0.26
        rod(
            (0.84 * cos(a), 0.84 * sin(a), 0.6), (0.84 * cos(a), 0.84 * sin(a), 1.75), 0.035, stock("dark"), p
        )
    lathe(
        "top",
        [(0, 1.68), (0.9, 1.68), (1.0, 1.74), (1.0, 1.98), (0.94, 2.06), (0.72, 2.08), (0.70, 2.0), (0, 2.0)],
        green,
        parent=p,
        seg=128,
        angle=40,
    )
    # The warmed plate, the blue mat on it, and the grille above.
    box("plate", (0.98, 0.72, 0.04), stock("chrome"), (0, 0, 2.03), bevel=0.02, parent=p)
    blue = mat("mat", "#3f8fd0", 0.9, bump="noise", bump_s=0.5, bump_d=0.01, noise_scale=40)
    box("mat", (0.88, 0.60, 0.07), blue, (0, 0, 2.09), bevel=0.02, parent=p)
    for k in range(5):
        y = -0.5 + 0.25 * k
        half = 0.72 * math.sqrt(1 - (y / 0.74) ** 2)
        rod((-half, y, 2.17), (half, y, 2.17), 0.03, stock("dark"), p)
    torus(0.72, 0.035, stock("dark"), p, (0, 0, 2.16), n=96)
    for x, y, turn in ((-1.75, -0.75, 14), (-1.55, -1.35, -10)):
        box("refill", (0.88, 0.60, 0.07), blue, (x, y, 0.04), rot=(0, 0, rad(turn)), bevel=0.02, parent=p)
    tube(
        "hoop",
        [(cos(pi * k / 24), 0.3 * sin(pi * k / 24), 1.9 + 1.25 * sin(pi * k / 24)) for k in range(25)],
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
    "bug_lantern": Shot(insect_lantern, -18, 24, 0.82, 85, "#8d93a2"),
}
