"""Blankets and a patio heater."""

from toolkit.kit import *


def blankets(p):
    z = 0.0
    for k, tone in enumerate(("#4d6152", "#b5573a", "#e6dccb")):
        wool = mat(
            "wool" + tone,
            tone,
            0.98,
            sheen=0.8,
            spec=0.1,
            bump="noise",
            bump_s=0.9,
            bump_d=0.015,
            noise_scale=55,
        )
        wide, deep = 3.1 - 0.12 * k, 2.2 - 0.06 * k
        for layer in range(2):
            soft(
                "fold",
                (wide, deep, 0.36),
                wool,
                (0.03 * (layer - 0.5), 0, z + 0.18),
                rot=(0, 0, 0.015 * (k - 1)),
                r=0.16,
                puff=0.03,
                parent=p,
                seed=k + layer,
                wrinkle=0.03,
            )
            z += 0.31
        for q in range(44):
            x = -wide / 2 + 0.1 + (wide - 0.2) * q / 43
            y = -deep / 2 - 0.02
            tube(
                "fringe",
                [
                    (x, y, z - 0.30),
                    (x + 0.01 * sin(q * 2), y - 0.07, z - 0.36),
                    (x + 0.02 * sin(q * 3), y - 0.06, z - 0.52),
                ],
                0.018,
                wool,
                parent=p,
                bez=True,
                res=2,
            )
        z += 0.02
    leather = mat("leather", "#7a4a2c", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=30)
    for x in (-0.75, 0.75):
        ring = superloop(2.42, z + 0.10, 0.3, 96)
        path = around(ring, 128)
        sheet(
            "strap",
            lambda u, v: (
                x - 0.13 + 0.26 * v,
                path[round(u * 127)][0],
                path[round(u * 127)][1] + (z + 0.02) / 2,
            ),
            128,
            3,
            leather,
            p,
            0.04,
        )
        box("buckle", (0.36, 0.06, 0.34), stock("brass"), (x, -1.24, z * 0.62), bevel=0.03, parent=p)
        box("hole", (0.24, 0.08, 0.20), leather, (x, -1.245, z * 0.62), bevel=0.02, parent=p)
    tube(
        "handle",
        [(-0.75, 0, z + 0.06), (-0.6, 0, z + 0.42), (0.6, 0, z + 0.42), (0.75, 0, z + 0.06)],
        0.075,
        leather,
        parent=p,
        bez=True,
    )


def heater(p):
    steel = stock("alu")
    lathe(
        "foot",
        [(0, 0), (0.34, 0), (0.36, 0.03), (0.35, 0.08), (0.12, 0.12), (0, 0.12)],
        stock("dark"),
        parent=p,
        seg=128,
        angle=40,
    )
    cyl(0.045, 0.1, 1.55, steel, p, 0.005)
    lathe(
        "collar", [(0.05, 0.75), (0.07, 0.77), (0.07, 0.86), (0.05, 0.88)], stock("black"), parent=p, seg=64
    )
    cyl(0.12, 1.52, 1.60, stock("dark"), p, 0.02)
    cyl(0.12, 2.06, 2.12, stock("dark"), p, 0.02)
    glow = emit("coil", "#ff6a1f", 26, cam=3.4)
    for r, n in ((0.045, 11),):
        path = [
            (r * cos(t), r * sin(t), 1.62 + 0.42 * t / (2 * pi * n)) for t in np.linspace(0, 2 * pi * n, 400)
        ]
        tube("coil", path, 0.010, glow, parent=p, res=4)
    for k in range(16):
        a = 2 * pi * k / 16
        rod(
            (0.112 * cos(a), 0.112 * sin(a), 1.58),
            (0.112 * cos(a), 0.112 * sin(a), 2.08),
            0.0045,
            stock("chrome"),
            p,
        )
    for z in (1.72, 1.84, 1.96):
        torus(0.112, 0.0045, stock("chrome"), p, (0, 0, z))
    lathe(
        "hood",
        [(0, 2.20), (0.10, 2.19), (0.46, 2.10), (0.48, 2.085), (0.46, 2.085), (0.10, 2.13)],
        steel,
        parent=p,
        seg=128,
        angle=40,
    )
    point("heat", (0, 0, 1.85), 9, "#ff7a2f", 0.06).parent = p
    rbody("switch", 0.09, 0.05, 0.16, 0.02, 0.01, stock("black"), parent=p, loc=(0, -0.06, 1.28), n=48)
    cyl(0.022, 0, 0.02, stock("chrome"), p, 0.005, (0, -0.085, 1.39), (rad(90), 0, 0), 32)
    tube(
        "cable",
        [(0, 0.30, 0.05), (0.2, 0.62, 0.02), (0.62, 0.5, 0.02), (0.85, 0.1, 0.02)],
        0.014,
        stock("rubber"),
        parent=p,
        bez=True,
    )


SHOTS = {
    "blanket": Shot(blankets, -26, 17, 0.76),
    "patio_heater": Shot(heater, -18, 8, 0.88),
}
