"""A projector backpack."""

from toolkit.kit import *


def backpack(p):
    cloth = weave("canvas", "#59606b", 20, 0.6, "XZ", depth=0.02)
    dark = weave("dark", "#33383f", 20, 0.6, "XZ", depth=0.02)
    leather = mat("leather", "#8a5a3a", 0.45, bump="noise", bump_s=0.2, bump_d=0.01, noise_scale=30)
    wide, deep, high = 3.0, 1.7, 4.3
    soft("body", (wide, deep, high), cloth, (0, 0, high / 2 + 0.02), r=0.5, puff=0.10, parent=p)
    soft("pocket", (wide - 0.5, 0.75, 2.0), cloth, (0, -deep / 2 - 0.18, 1.25), r=0.25, puff=0.10, parent=p)
    soft("flap", (wide - 0.42, 0.5, 0.85), dark, (0, -deep / 2 - 0.35, 2.25), r=0.2, puff=0.05, parent=p)
    soft("top", (wide + 0.05, deep + 0.08, 1.15), dark, (0, -0.02, high - 0.42), r=0.45, puff=0.10, parent=p)
    soft("bottom", (wide + 0.04, deep + 0.04, 0.6), dark, (0, 0, 0.3), r=0.28, puff=0.04, parent=p)
    for x in (-0.75, 0.75):
        box("strap", (0.26, 0.06, 1.1), leather, (x, -deep / 2 - 0.68, 1.95), bevel=0.02, parent=p)
        box("buckle", (0.40, 0.07, 0.28), stock("brass"), (x, -deep / 2 - 0.71, 1.62), bevel=0.03, parent=p)
        box("hole", (0.24, 0.08, 0.13), leather, (x, -deep / 2 - 0.715, 1.62), bevel=0.02, parent=p)
    arc = [
        (wide / 2 * 0.98 * cos(t), -deep / 2 * 0.86, 2.95 + 0.95 * sin(t))
        for t in np.linspace(0.02, pi - 0.02, 40)
    ]
    tube("zip", [(x, y - 0.08, z) for x, y, z in arc], 0.045, stock("matte"), parent=p)
    box(
        "pull",
        (0.12, 0.05, 0.45),
        leather,
        (1.02, -deep / 2 - 0.12, 3.32),
        rot=(0, rad(14), 0),
        bevel=0.03,
        parent=p,
    )
    tube(
        "handle",
        [
            (-0.4, 0.1, high + 0.1),
            (-0.36, 0.1, high + 0.42),
            (0, 0.1, high + 0.52),
            (0.36, 0.1, high + 0.42),
            (0.4, 0.1, high + 0.1),
        ],
        0.085,
        leather,
        parent=p,
        bez=True,
    )
    for s in (-1, 1):
        belt = [
            (s * 0.9, deep / 2 - 0.1, high - 0.1),
            (s * 1.5, deep / 2 + 0.55, high - 0.5),
            (s * 1.75, deep / 2 + 0.75, 2.4),
            (s * 1.62, deep / 2 + 0.4, 0.9),
            (s * 1.35, deep / 2 - 0.2, 0.4),
        ]
        path = spath(belt, 60)
        sheet(
            "belt",
            lambda u, v: tuple(path[int(u * 59)] + np.array([(v - 0.5) * 0.42, 0, 0])),
            60,
            4,
            dark,
            p,
            0.12,
        )
        soft("side", (0.22, 0.9, 1.5), dark, (s * (wide / 2 + 0.02), -0.05, 1.1), r=0.1, puff=0.08, parent=p)
    bottle = mat("bottle", "#2f7f86", 0.35, metal=0.5)
    lathe(
        "bottle",
        [(0, 0.5), (0.24, 0.5), (0.25, 2.2), (0.18, 2.4), (0.16, 2.45), (0, 2.45)],
        bottle,
        parent=p,
        loc=(wide / 2 + 0.22, -0.05, 0),
        seg=64,
        angle=40,
    )
    cyl(0.17, 2.45, 2.75, stock("black"), p, 0.04, (wide / 2 + 0.22, -0.05, 0))


SHOTS = {
    "backpack": Shot(backpack, -24, 10, 0.86),
}
