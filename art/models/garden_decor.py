"""For the garden: lanterns, rug, planters."""

from parts.foliage import blades, leafmat
from toolkit.kit import *


def lanterns(p):
    metal = mat("metal", "#1b1c1e", 0.45, metal=0.7)
    pane = glass_coat("pane", ("#f4efe4", "#fff6e6", "#ffffff"), 0.12)
    wax = mat("wax", "#fff0d6", 0.5, sss=0.3)
    for x, y, k in ((-0.35, 0.15, 1.0), (0.62, -0.35, 0.62)):
        e = empty("lantern", (x, y, 0), (0, 0, rad(10 if k == 1 else -14)), k)
        e.parent = p
        half, high = 0.36, 1.25
        box("base", (0.86, 0.86, 0.08), metal, (0, 0, 0.08), bevel=0.02, parent=e)
        box("plate", (0.86, 0.86, 0.06), metal, (0, 0, high + 0.14), bevel=0.02, parent=e)
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(
                    "post",
                    (0.05, 0.05, high),
                    metal,
                    (sx * half, sy * half, 0.1 + high / 2),
                    bevel=0.008,
                    parent=e,
                )
                cyl(0.05, 0, 0.06, metal, e, 0.01, (sx * half, sy * half, 0), seg=32)
            box("bar", (0.02, 0.72, 0.025), metal, (sx * half, 0, 0.1 + high * 0.72), bevel=0.004, parent=e)
            box("bar", (0.72, 0.02, 0.025), metal, (0, sx * half, 0.1 + high * 0.72), bevel=0.004, parent=e)
            box("glass", (0.01, 0.7, high - 0.05), pane, (sx * half, 0, 0.1 + high / 2), bevel=0, parent=e)
            box("glass", (0.7, 0.01, high - 0.05), pane, (0, sx * half, 0.1 + high / 2), bevel=0, parent=e)
        stack(
            "roof",
            [
                (superloop(0.94, 0.94, 0.06, 64), high + 0.16),
                (superloop(0.44, 0.44, 0.05, 64), high + 0.46),
                (superloop(0.30, 0.30, 0.05, 64), high + 0.52),
            ],
            metal,
            parent=e,
            angle=20,
        )
        torus(0.19, 0.022, metal, e, (0, 0, high + 0.70), (rad(90), 0, 0))
        lathe(
            "candle", [(0, 0.12), (0.18, 0.12), (0.18, 0.62), (0.15, 0.64), (0, 0.60)], wax, parent=e, seg=64
        )
        tube("wick", [(0, 0, 0.6), (0.01, 0, 0.68)], 0.008, stock("matte"), parent=e)
        lathe(
            "flame",
            [(0, 0.65), (0.035, 0.70), (0.042, 0.76), (0.02, 0.86), (0, 0.92)],
            emit("flame%s" % k, "#ffae4a", 60, cam=9),
            parent=e,
            seg=24,
            angle=180,
        )
        light = point("glow", (0, 0, 0.8), 16 * k, "#ff9a3c", 0.06)
        light.parent = e
        light.location = (0, 0, 0.8)


def outdoor_rug(p):
    cream = mat("cream", "#e2d8c4", 0.95, sheen=0.3, bump="noise", bump_s=0.8, bump_d=0.01, noise_scale=90)
    navy = mat("navy", "#2b3f5c", 0.95, sheen=0.3, bump="noise", bump_s=0.8, bump_d=0.01, noise_scale=90)
    rust = mat("rust", "#b5633c", 0.95, sheen=0.3, bump="noise", bump_s=0.8, bump_d=0.01, noise_scale=90)
    wide, deep = 3.4, 2.3

    def lie(x, y, z):
        s = max(0.0, (x / wide + 0.5) * 0.62 + (0.5 - y / deep) * 0.55 - 0.86)
        if s > 0:
            a = min(s * 7.5, 2.6)
            r = 0.36
            x = x - s * wide * 0.55 + 0.7 * r * (sin(a) - a * 0.25)
            y = y + s * deep * 0.55 - 0.6 * r * (sin(a) - a * 0.25)
            z = z + r * (1 - cos(a))
        return (x, y, z + 0.012)

    def strip(x0, x1, y0, y1, z, m, nu=40, nv=24):
        sheet("rug", lambda u, v: lie(x0 + (x1 - x0) * u, y0 + (y1 - y0) * v, z), nu, nv, m, p, 0.012)

    strip(-wide / 2, wide / 2, -deep / 2, deep / 2, 0.012, cream, 120, 90)
    for y in (-0.92, -0.84, 0.84, 0.92):
        strip(-wide / 2, wide / 2, y - 0.02, y + 0.02, 0.026, navy, 120, 3)
    for row in range(5):
        y = -0.56 + 0.28 * row
        for k in range(10):
            x = -wide / 2 + 0.17 + 0.34 * k
            m = (navy, rust)[(k + row) % 2]
            r = 0.115

            def diamond(u, v, x=x, y=y, r=r):
                a, b = (u - 0.5) * 2, (v - 0.5) * 2
                return lie(x + r * (a - b) / 2 * 1.25, y + r * (a + b) / 2 * 1.0, 0.026)

            sheet("diamond", diamond, 6, 6, m, p, 0.006)
    for s in (-1, 1):
        for k in range(70):
            y = -deep / 2 + deep * (k + 0.5) / 70
            a, b = lie(s * wide / 2, y, 0.012), lie(s * (wide / 2 + 0.13), y + 0.01 * sin(k * 3), 0.004)
            tube("fringe", [a, b], 0.007, cream, parent=p, res=2)


def planters(p):
    grey = mat("grey", "#7c8086", 0.75, bump="noise", bump_s=0.4, bump_d=0.008, noise_scale=20, col_var=0.12)
    soil = mat("soil", "#2e2620", 0.95, bump="noise", bump_s=1, bump_d=0.03, noise_scale=18)
    stack(
        "tall",
        [
            (superloop(0.52, 0.52, 0.05, 64), 0),
            (superloop(0.66, 0.66, 0.06, 64), 1.0),
            (superloop(0.58, 0.58, 0.05, 64), 1.0),
            (superloop(0.56, 0.56, 0.05, 64), 0.88),
        ],
        grey,
        parent=p,
        loc=(-0.45, 0.15, 0),
        angle=20,
    )
    stack(
        "low",
        [
            (superloop(0.62, 0.62, 0.05, 64), 0),
            (superloop(0.76, 0.76, 0.06, 64), 0.5),
            (superloop(0.68, 0.68, 0.05, 64), 0.5),
            (superloop(0.66, 0.66, 0.05, 64), 0.42),
        ],
        grey,
        parent=p,
        loc=(0.52, -0.25, 0),
        angle=20,
    )
    for x, y, z, r in ((-0.45, 0.15, 0.9, 0.27), (0.52, -0.25, 0.43, 0.32)):
        cyl(r, z - 0.04, z, soil, p, 0.01, (x, y, 0))
    leaf = leafmat("leaf", "#4c6f3f", "#9ab86a", 0.35)
    grass = leafmat("grass", "#6d8a4c", "#d3cf98", 0.4)
    o = blades("tuft", 620, 0, 0.85, 0.013, grass, np.random.default_rng(3), 0.75, clump=0.2)
    o.location, o.parent = (0.52, -0.25, 0.42), p
    rr = random.Random(5)
    stem = mat("stem", "#5a6b3c", 0.6)
    for k in range(26):
        a, rise, reach = k * 2.4, rr.uniform(0.55, 1.4), rr.uniform(0.45, 0.85)
        tip = Vector(
            (-0.45 + cos(a) * cos(rise) * reach, 0.15 + sin(a) * cos(rise) * reach, 0.92 + sin(rise) * reach)
        )
        tube(
            "stem",
            [
                (-0.45, 0.15, 0.86),
                tuple(Vector((-0.45, 0.15, 0.86)).lerp(tip, 0.55) + Vector((0, 0, 0.06))),
                tuple(tip),
            ],
            0.008,
            stem,
            parent=p,
            bez=True,
        )
        h, side = Vector((cos(a), sin(a), 0)), Vector((-sin(a), cos(a), 0))
        long_, wide = rr.uniform(0.32, 0.46), rr.uniform(0.13, 0.18)

        def blade(u, v):
            w = wide * sin(pi * min(1, 0.04 + u * 0.96) ** 0.8) * (v - 0.5) * 2
            return tuple(
                tip
                + h * long_ * u * (1 - 0.25 * u)
                + side * w
                + Vector((0, 0, long_ * (0.45 * u - 0.85 * u * u) + abs(v - 0.5) * 0.06))
            )

        sheet(
            "leaf",
            blade,
            14,
            7,
            (
                mat("broad", "#44703a", 0.38, spec=0.5, col_var=0.3)
                if "broad" not in D.materials
                else D.materials["broad"]
            ),
            p,
            0,
        )


SHOTS = {
    "lantern": Shot(lanterns, -20, 9, 0.84),
    "outdoor_rug": Shot(outdoor_rug, -16, 30, 0.86),
    "planter": Shot(planters, -14, 10, 0.84),
}
