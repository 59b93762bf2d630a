"""Seats for the garden: bean bag and bench."""

from toolkit.kit import *


def bean_bag(p):
    skin = mat(
        "skin", "#b5573a", 0.9, sheen=0.5, spec=0.15, bump="noise", bump_s=0.5, bump_d=0.004, noise_scale=160
    )
    seam = mat("seam", "#7d3523", 0.9)
    profile = [
        (0, 0),
        (0.34, 0),
        (0.50, 0.05),
        (0.56, 0.16),
        (0.54, 0.30),
        (0.45, 0.46),
        (0.31, 0.60),
        (0.17, 0.70),
        (0.07, 0.76),
        (0, 0.765),
    ]
    o = lathe("bag", profile, skin, seg=64, angle=180, parent=p)
    o.modifiers.new("smooth", "SUBSURF").render_levels = 3
    t = D.textures.new("dents", "CLOUDS")
    t.noise_scale, t.noise_depth = 0.30, 1
    d = o.modifiers.new("dents", "DISPLACE")
    d.texture, d.strength, d.texture_coords = t, 0.055, "LOCAL"
    for k in range(6):
        a = rad(60 * k + 12)
        path = [(r * 0.985 * cos(a), r * 0.985 * sin(a), z) for r, z in profile[2:-1]]
        tube("piping", path, 0.006, seam, parent=p, bez=True, res=4)
    tube(
        "handle",
        [(-0.09, 0, 0.74), (-0.08, 0, 0.84), (0.08, 0, 0.84), (0.09, 0, 0.74)],
        0.016,
        seam,
        parent=p,
        bez=True,
    )
    cushion(
        "cushion",
        (0.52, 0.52, 0.17),
        weave("stripe", "#e6dccb", 90, 0.5, "XY", depth=0.002),
        (0.62, -0.38, 0.25),
        (rad(72), 0, rad(24)),
        puff=0.34,
        seed=3,
        wr=0.02,
        parent=p,
    )


def garden_bench(p):
    teak = wood("teak", "#a5713f", 0.5, 0.8, 0, 0.28, 0.4)
    teak_y = wood("teak_y", "#a5713f", 0.5, 0.8, 1, 0.28, 0.4)
    teak_z = wood("teak_z", "#a5713f", 0.5, 0.8, 2, 0.28, 0.4)
    wide = 1.5
    for k in range(5):
        box("slat", (wide - 0.1, 0.082, 0.022), teak, (0, -0.20 + 0.098 * k, 0.43), bevel=0.005, parent=p)
    for k in range(15):
        x = (k - 7) * 0.094
        high = 0.36 + 0.05 * cos(x / wide * pi)
        box(
            "upright",
            (0.05, 0.02, high),
            teak_z,
            (x, 0.30, 0.52 + high / 2),
            rot=(rad(-8), 0, 0),
            bevel=0.005,
            parent=p,
        )
    tube(
        "crest",
        [
            (x, 0.335 + 0.02 * cos(x * 2), 0.90 + 0.05 * cos(x / wide * pi))
            for x in np.linspace(-wide / 2, wide / 2, 24)
        ],
        0.032,
        teak,
        parent=p,
        res=6,
    )
    box("rail", (wide, 0.035, 0.06), teak, (0, 0.275, 0.50), bevel=0.006, parent=p)
    for s in (-1, 1):
        box("leg", (0.06, 0.06, 0.66), teak_z, (s * wide / 2, -0.24, 0.33), bevel=0.008, parent=p)
        box(
            "leg",
            (0.06, 0.06, 0.96),
            teak_z,
            (s * wide / 2, 0.29, 0.48),
            rot=(rad(-4), 0, 0),
            bevel=0.008,
            parent=p,
        )
        box("arm", (0.075, 0.62, 0.03), teak_y, (s * wide / 2, 0.0, 0.67), bevel=0.010, parent=p)
        box("side", (0.035, 0.5, 0.06), teak_y, (s * wide / 2, 0.02, 0.40), bevel=0.006, parent=p)
    box("front", (wide, 0.03, 0.07), teak, (0, -0.24, 0.38), bevel=0.006, parent=p)
    for x, tone, turn in ((-0.42, "#3d5f6b", 9), (0.45, "#d08a3c", -12)):
        cloth = weave("cushion" + tone, tone, 90, 0.5, "XY", depth=0.002)
        cushion(
            "cushion",
            (0.44, 0.44, 0.16),
            cloth,
            (x, 0.12, 0.66),
            (rad(70), 0, rad(turn)),
            puff=0.34,
            seed=int(abs(x) * 10),
            wr=0.02,
            parent=p,
        )


SHOTS = {
    "bean_bag": Shot(bean_bag, -18, 13, 0.74),
    "garden_bench": Shot(garden_bench, -30, 13, 0.82),
}
