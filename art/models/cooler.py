"""A hard cooler, open."""

from toolkit.kit import *


def cooler(p):
    shell = mat("shell", "#9fd0c0", 0.42, spec=0.4, bump="noise", bump_s=0.2, bump_d=0.006, noise_scale=50)
    inner = mat("inner", "#f2f1ec", 0.45)
    wide, deep, high = 4.0, 2.6, 2.2
    body = rbody("body", wide, deep, high, 0.35, 0.14, shell, parent=p, loc=(0, 0, 0.1), n=128)
    hollow = rbody("cutter", wide - 0.6, deep - 0.6, high, 0.25, 0.06, None, parent=p, loc=(0, 0, 0.5), n=128)
    cut([body], hollow)
    rbody("liner", wide - 0.58, deep - 0.58, 0.06, 0.25, 0.02, inner, parent=p, loc=(0, 0, 1.2), n=96)
    rim = [(x, y, high + 0.09) for x, y in superloop(wide - 0.5, deep - 0.5, 0.3, 128)]
    tube("seal", rim, 0.07, inner, cyc=True, parent=p)
    lid = empty("lid", (0, deep / 2 - 0.05, high + 0.12), (rad(-98), 0, 0))
    lid.parent = p
    rbody("lid", wide + 0.06, deep + 0.06, 0.36, 0.36, 0.14, shell, parent=lid, loc=(0, -deep / 2, 0), n=128)
    rbody(
        "inside", wide - 0.5, deep - 0.5, 0.08, 0.28, 0.03, inner, parent=lid, loc=(0, -deep / 2, -0.05), n=96
    )
    ice = mat("ice", "#e4f1fa", 0.12, spec=0.6, coat=0.4)
    rr = random.Random(4)
    for _ in range(120):
        x, y = rr.uniform(-1.55, 1.55), rr.uniform(-0.85, 0.85)
        box(
            "cube",
            (0.27, 0.27, 0.27),
            ice,
            (x, y, 1.55 + rr.uniform(0, 0.5)),
            rot=(rr.random() * 3, rr.random() * 3, rr.random() * 3),
            bevel=0.045,
            seg=2,
            parent=p,
        )
    for k, (x, y, tone) in enumerate(
        (
            (-1.15, 0.2, "#7a4a2c"),
            (-0.5, -0.3, "#3f7a4b"),
            (0.2, 0.3, "#7a4a2c"),
            (0.85, -0.2, "#3f7a4b"),
            (1.25, 0.45, "#c9822c"),
        )
    ):
        glass = mat("glass%d" % k, tone, 0.06, spec=0.6, coat=0.6)
        e = empty("bottle", (x, y, 1.0), (rad(rr.uniform(-9, 9)), rad(rr.uniform(-9, 9)), 0))
        e.parent = p
        lathe(
            "bottle",
            [
                (0, 0),
                (0.26, 0),
                (0.28, 0.06),
                (0.28, 1.15),
                (0.22, 1.38),
                (0.11, 1.62),
                (0.11, 1.92),
                (0.13, 1.94),
                (0, 1.98),
            ],
            glass,
            parent=e,
            seg=64,
            angle=60,
        )
        lathe(
            "cap",
            [(0.14, 1.9), (0.15, 1.93), (0.14, 2.02), (0, 2.03)],
            stock("brass") if k % 2 else stock("chrome"),
            parent=e,
            seg=48,
            angle=30,
        )
        lathe(
            "label",
            [(0.284, 0.35), (0.286, 0.36), (0.286, 0.9), (0.284, 0.91)],
            mat("label%d" % k, ("#f2e3c4", "#e8e4da", "#d96a3c", "#f2e3c4", "#e8e4da")[k], 0.5),
            parent=e,
            seg=64,
        )
    tube(
        "bail",
        [
            (-wide / 2 - 0.06, 0, 1.6),
            (-wide / 2 - 0.22, -0.8, 1.2),
            (-wide / 2 - 0.1, -deep / 2 - 0.4, 0.95),
            (0, -deep / 2 - 0.55, 0.85),
            (wide / 2 + 0.1, -deep / 2 - 0.4, 0.95),
            (wide / 2 + 0.22, -0.8, 1.2),
            (wide / 2 + 0.06, 0, 1.6),
        ],
        0.06,
        stock("chrome"),
        parent=p,
        bez=True,
    )
    cyl(0.13, -0.75, 0.75, stock("black"), p, 0.03, (0, -deep / 2 - 0.56, 0.86), (0, rad(90), 0), 48)
    for x in (-1.0, 1.0):
        box("latch", (0.4, 0.16, 0.55), stock("rubber"), (x, -deep / 2 - 0.05, 1.95), bevel=0.05, parent=p)
    cyl(0.14, 0, 0.12, stock("black"), p, 0.03, (1.55, -deep / 2, 0.4), (rad(90), 0, 0), 48)


SHOTS = {
    "cooler": Shot(cooler, -28, 20, 0.82),
}
