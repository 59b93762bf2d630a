"""A lens cap on its tether, leaning against a small projector, and a folded cloth."""

from models.projector_portable_budget import portable_budget
from toolkit.kit import *


def folded_cloth(u, v):
    """A cloth along x, folded over once at its right end; the upper layer ends with a lifted edge."""
    run = 2.4 * u
    if run < 1.3:
        x, z = run - 0.65, 0.0
    elif run < 1.457:
        a = (run - 1.3) / 0.05
        x, z = 0.65 + 0.05 * sin(a), 0.05 * (1 - cos(a))
    else:
        back = run - 1.457
        x, z = 0.65 - back, 0.1 + 0.16 * (back / 0.943) ** 4
    y = 1.0 * (v - 0.5) + 0.04 * sin(3 * x)
    return (x, y, 0.03 + z + 0.022 * (1 + sin(4.5 * x + 2.5 * y)) + 0.014 * (1 + sin(7 * y - 3 * x)))


def lens_cap(p):
    portable_budget(p)
    silicone = mat("silicone", "#24262a", 0.55, spec=0.4)
    cap = empty("cap", (-0.52, -1.08, 0.51), (rad(72), 0, 0))
    cap.parent = p
    profile = [(0, 0), (0.425, 0), (0.425, -0.2), (0.47, -0.2), (0.475, 0), (0.45, 0.045), (0.40, 0.06)]
    profile += [(0.34, 0.06), (0.325, 0.04), (0, 0.04)]
    lathe("cap", profile, silicone, parent=cap, seg=160, angle=35)
    for k in range(48):
        a = 2 * pi * k / 48
        place = (0.473 * cos(a), 0.473 * sin(a), -0.1)
        box("grip", (0.02, 0.026, 0.13), silicone, place, rot=(0, 0, a), bevel=0.006, parent=cap)
    rbody("tab", 0.24, 0.17, 0.05, 0.08, 0.02, silicone, parent=cap, loc=(0.53, 0, -0.13), n=64)
    torus(0.412, 0.022, silicone, p, (0.36, -0.75, 0.59), (rad(90), 0, 0))
    tether = [(0.09, -0.96, 0.47), (0.22, -1.05, 0.22), (0.19, -1.07, 0.05), (0.40, -1.0, 0.04)]
    tube("tether", [*tether, (0.42, -0.78, 0.18)], 0.02, silicone, parent=p, bez=True, res=6)
    amber = mat(
        "cloth", "#e0a040", 0.95, sheen=0.6, spec=0.1, bump="noise", bump_s=0.5, bump_d=0.01, noise_scale=160
    )
    place = empty("place", (0.62, -1.62, 0), (0, 0, rad(16)))
    place.parent = p
    sheet("cloth", folded_cloth, 150, 50, amber, place, 0.018)


SHOTS = {
    "lens_cap": Shot(lens_cap, -20, 20, 0.84),
}
