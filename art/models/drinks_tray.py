"""A tray with lemonades."""

from toolkit.kit import *


def drinks(p):
    tray = wood("tray", "#a5713f", 0.42, 0.6, 0, 0.28, 0.45)
    lathe(
        "tray",
        [(0, 0), (2.1, 0), (2.18, 0.04), (2.2, 0.32), (2.1, 0.34), (2.06, 0.10), (0, 0.10)],
        tray,
        parent=p,
        seg=160,
        angle=35,
    )
    for s in (-1, 1):
        tube(
            "handle",
            [
                (s * 2.12, -0.45, 0.3),
                (s * 2.32, -0.4, 0.52),
                (s * 2.36, 0, 0.58),
                (s * 2.32, 0.4, 0.52),
                (s * 2.12, 0.45, 0.3),
            ],
            0.06,
            stock("brass"),
            parent=p,
            bez=True,
        )
    clear = glass_coat("glass", ("#e4eef2", "#f2f6f8", "#ffffff"), 0.12)
    lemon = mat("lemonade", "#ffe680", 0.2, spec=0.5, coat=0.4)
    ice = mat("ice", "#eef6fb", 0.12, spec=0.6, coat=0.4)
    rind, flesh = mat("rind", "#f2c22f", 0.5), mat("flesh", "#f7e08a", 0.4)
    for x, y, straw in ((-0.85, -0.35, "#d94f4a"), (0.15, -0.75, "#2f7f86")):
        e = empty("glass", (x, y, 0.10))
        e.parent = p
        lathe("glass", [(0.38, 0.0), (0.39, 0.05), (0.47, 1.38)], clear, parent=e, seg=96, angle=35)
        torus(
            0.47,
            0.012,
            mat("rim", "#f4f8fa", 0.1, spec=0.6) if "rim" not in D.materials else D.materials["rim"],
            e,
            (0, 0, 1.38),
        )
        lathe("drink", [(0, 0.06), (0.345, 0.06), (0.41, 1.12), (0, 1.12)], lemon, parent=e, seg=96, angle=35)
        rr = random.Random(int(x * 10))
        for k in range(5):
            box(
                "ice",
                (0.24, 0.24, 0.24),
                ice,
                (rr.uniform(-0.2, 0.2), rr.uniform(-0.2, 0.2), 1.08 + 0.05 * k),
                rot=(rr.random() * 3, rr.random() * 3, rr.random() * 3),
                bevel=0.04,
                seg=2,
                parent=e,
            )
        m = mat("straw" + straw, straw, 0.5)
        tube("straw", [(0.12, 0.1, 0.2), (-0.2, -0.05, 1.75), (-0.52, -0.1, 1.95)], 0.045, m, parent=e)
        f = empty("slice", (0.40, -0.05, 1.36), (rad(90), 0, rad(20)))
        f.parent = e
        cyl(0.27, -0.03, 0.03, rind, f, 0.01)
        cyl(0.24, -0.034, 0.034, flesh, f, 0.005)
        for k in range(6):
            box(
                "vein",
                (0.46, 0.018, 0.072),
                mat("pith", "#fbf1cf", 0.5) if "pith" not in D.materials else D.materials["pith"],
                (0, 0, 0),
                rot=(0, 0, rad(30 * k)),
                bevel=0,
                parent=f,
            )
    green = mat("green", "#2f6b45", 0.06, spec=0.6, coat=0.6)
    lathe(
        "bottle",
        [
            (0, 0.1),
            (0.34, 0.1),
            (0.36, 0.16),
            (0.36, 1.35),
            (0.28, 1.65),
            (0.13, 1.95),
            (0.13, 2.45),
            (0.16, 2.47),
            (0.16, 2.58),
            (0, 2.6),
        ],
        green,
        parent=p,
        loc=(0.9, 0.75, 0),
        seg=96,
        angle=60,
    )
    lathe(
        "label",
        [(0.364, 0.5), (0.367, 0.51), (0.367, 1.15), (0.364, 1.16)],
        mat("label", "#f2e6cc", 0.5),
        parent=p,
        loc=(0.9, 0.75, 0),
        seg=96,
    )
    lathe(
        "cork",
        [(0.12, 2.55), (0.13, 2.75), (0, 2.76)],
        mat("cork", "#c29a66", 0.8),
        parent=p,
        loc=(0.9, 0.75, 0),
        seg=48,
    )
    lathe(
        "bowl",
        [(0, 0.1), (0.3, 0.1), (0.62, 0.5), (0.60, 0.53), (0.26, 0.16), (0, 0.16)],
        mat("bowl", "#3d5f6b", 0.3, coat=0.4),
        parent=p,
        loc=(-0.35, 0.95, 0),
        seg=96,
        angle=50,
    )
    nut = mat("nut", "#b57a45", 0.55, bump="noise", bump_s=0.4, bump_d=0.01, noise_scale=12, col_var=0.3)
    rr = random.Random(8)
    for _ in range(90):
        a, q = rr.random() * 6.28, 0.48 * math.sqrt(rr.random())
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=0.085)
        bmesh.ops.scale(bm, vec=(1.5, 0.9, 0.8), verts=bm.verts)
        finish(
            bm,
            "nut",
            nut,
            loc=(
                -0.35 + q * cos(a),
                0.95 + q * sin(a),
                0.44 + 0.12 * (1 - (q / 0.5) ** 2) + 0.04 * rr.random(),
            ),
            rot=(rr.random(), rr.random(), rr.random() * 6),
            angle=180,
            parent=p,
        )
    for k, tone in enumerate(("#e6dccb", "#d94f4a")):
        box(
            "napkin",
            (0.9, 0.9, 0.02),
            mat("napkin" + tone, tone, 0.9),
            (1.2, -0.35, 0.115 + 0.02 * k),
            rot=(0, 0, rad(14 + 18 * k)),
            bevel=0.008,
            parent=p,
        )


SHOTS = {
    "drinks_tray": Shot(drinks, -14, 22, 0.82),
}
