"""A cover over an outdoor screen that stands."""

from models.covers_cloth import draped
from toolkit.kit import *


def screen_cover(p):
    cloth = mat(
        "cloth", "#4c5f78", 0.8, sheen=0.3, spec=0.25, bump="noise", bump_s=0.3, bump_d=0.01, noise_scale=70
    )
    trim, steel = mat("trim", "#2c3846", 0.7), stock("alu")
    wide, deep, high, lift = 5.2, 0.75, 3.0, 0.55
    draped(p, wide, deep, high, cloth, 0.10, 5, 4, (0, 0, lift))
    for s in (-1, 1):
        x = s * 1.9
        rod((x, 0, lift + 0.3), (x, 0, 0.1), 0.06, steel, p)
        for y in (-1, 1):
            rod((x, 0, lift + 0.1), (x, y * 0.95, 0.06), 0.05, steel, p)
            cyl(0.08, 0, 0.07, stock("rubber"), p, 0.02, (x, y * 0.97, 0), seg=32)
        strap_x = s * 1.25
        box(
            "strap",
            (0.16, 0.03, 0.9),
            trim,
            (strap_x, -0.56, lift + 0.42),
            rot=(rad(-3), 0, 0),
            bevel=0.01,
            parent=p,
        )
        rbody(
            "buckle",
            0.32,
            0.4,
            0.1,
            0.07,
            0.03,
            stock("black"),
            parent=p,
            loc=(strap_x, -0.56, lift + 0.55),
            rot=(rad(90), 0, 0),
            n=48,
        )
        tail = [
            (strap_x, -0.58, lift + 0.05),
            (strap_x + 0.02, -0.6, lift - 0.15),
            (strap_x - 0.03, -0.55, lift - 0.32),
        ]
        tube("tail", tail, 0.035, trim, parent=p, bez=True, res=4)
        sheet(
            "vent",
            lambda u, v, s=s: (
                s * 1.7 + 0.46 * cos(pi * u) * v,
                -0.41 - 0.16 * sin(pi * u) * v,
                lift + 2.2 + 0.34 * sin(pi * u) * v,
            ),
            30,
            10,
            cloth,
            p,
            0.03,
        )
        tube(
            "rim",
            [
                (s * 1.7 + 0.46 * cos(t), -0.41 - 0.16 * sin(t), lift + 2.2 + 0.34 * sin(t))
                for t in np.linspace(0, pi, 30)
            ],
            0.025,
            trim,
            parent=p,
            res=4,
        )
        box("mesh", (0.86, 0.02, 0.08), stock("matte"), (s * 1.7, -0.44, lift + 2.18), bevel=0.004, parent=p)
    rim = [(x, y, lift + high + 0.02) for x, y in superloop(wide + 0.04, deep + 0.04, 0.36, 128)]
    tube("piping", rim, 0.035, trim, cyc=True, parent=p)
    rbody(
        "label",
        0.9,
        0.4,
        0.02,
        0.08,
        0.006,
        mat("label", "#d9d2c4", 0.7),
        parent=p,
        loc=(0, -0.45, lift + 1.15),
        rot=(rad(88), 0, 0),
        n=48,
    )
    lettering(p, "120 IN", 0.2, (0, -0.48, lift + 1.16), trim, (rad(88), 0, 0))


SHOTS = {
    "screen_cover": Shot(screen_cover, -22, 8, 0.88),
}
