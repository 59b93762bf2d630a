"""A floor cover for cords, a box for the power strip, desiccant packs."""

from models.outlets import slots
from toolkit.kit import *


def floor_cover(p):
    gray = mat("rubber", "#565b63", 0.65, spec=0.3, bump="noise", bump_s=0.3, bump_d=0.004, noise_scale=120)
    rim = [
        (-1.45, 0.0),
        (-1.42, 0.04),
        (-0.75, 0.40),
        (-0.55, 0.44),
        (0.55, 0.44),
        (0.75, 0.40),
        (1.42, 0.04),
        (1.45, 0.0),
    ]
    long = 6.4
    e = empty("strip", (-0.3, -long / 2, 0), (rad(90), 0, 0))
    e.parent = p
    body = stack("cover", [(rim, 0), (rim, -long)], gray, parent=e, smooth=False, bevel=0.02)
    tones = ("#17181a", "#e9e6df", "#3f7fb0")
    for k, x in enumerate((-0.46, 0.0, 0.46)):
        tunnel = cyl(0.165, -1, long + 1, None, e, 0.01, (x, 0.215, 0), (rad(180), 0, 0), 48)
        tunnel.name = "cutter"
        cut([body], tunnel)
        cord = mat("cord%d" % k, tones[k], 0.5)
        way = (-1.1, -0.1, 1.3)[k]
        path = [
            (x - 0.3, -long / 2 + 2.0, 0.2),
            (x - 0.3, -long / 2 - 0.2, 0.2),
            (x - 0.3 + way * 0.3, -long / 2 - 0.9, 0.12),
            (x - 0.3 + way, -long / 2 - 1.6, 0.12),
        ]
        tube("cord", path, 0.12, cord, parent=p, bez=True, res=8)
        tube(
            "cord",
            [
                (x - 0.3, long / 2 - 2.0, 0.2),
                (x - 0.3, long / 2 + 0.2, 0.2),
                (x - 0.3 - way * 0.4, long / 2 + 0.9, 0.12),
            ],
            0.12,
            cord,
            parent=p,
            bez=True,
            res=8,
        )
    for k in range(3):
        box(
            "groove",
            (0.05, long - 0.02, 0.02),
            stock("matte"),
            (-0.3 - 0.46 + 0.46 * k, 0, 0.437),
            bevel=0.004,
            parent=p,
        )
    for s in (-1, 1):
        for k in range(5):
            x = -0.3 + s * (0.86 + 0.12 * k)
            z = 0.36 - 0.062 * k
            box("rib", (0.03, long - 0.06, 0.03), gray, (x, 0, z), bevel=0.008, parent=p)


def strip_box(p):
    white = mat("shell", "#f0eee9", 0.4, spec=0.45)
    oak = wood("lid", "#c79a66", 0.45, 0.5, 0, 0.3)
    wide, deep, high = 5.2, 2.1, 1.7
    shell = rbody("shell", wide, deep, high, 0.35, 0.08, white, parent=p, loc=(0, 0, 0.06), n=128)
    hollow = rbody(
        "cutter", wide - 0.2, deep - 0.2, high, 0.28, 0.04, None, parent=p, loc=(0, 0, 0.22), n=128
    )
    cut([shell], hollow)
    for s in (-1, 1):
        notch = rbody(
            "cutter",
            0.5,
            1.0,
            1.0,
            0.2,
            0.02,
            None,
            parent=p,
            loc=(s * wide / 2, 0, 1.2),
            rot=(0, 0, 0),
            n=64,
        )
        cut([shell], notch)
        for k in range(7):
            slit = box(
                "cutter", (0.07, 0.6, 0.75), None, (s * (0.9 + 0.2 * k), -deep / 2, 0.72), bevel=0.0, parent=p
            )
            slit.name = "cutter"
            cut([shell], slit)
        for y in (-1, 1):
            cyl(0.14, 0, 0.08, stock("rubber"), p, 0.02, (s * 2.2, y * 0.7, 0), seg=40)
    strip = stock("white")
    rbody("strip", 4.4, 0.95, 0.5, 0.2, 0.08, strip, parent=p, loc=(0, 0, 0.3), n=96)
    for k in range(5):
        slots(p, -1.7 + 0.85 * k, 0.0, 0.805, 0.7)
    for x, tone, tall in ((-1.55, "#17181a", 1.25), (-0.45, "#2b2e33", 1.05), (1.0, "#e4e1da", 0.95)):
        rbody(
            "brick",
            0.85,
            0.95,
            tall - 0.2,
            0.14,
            0.06,
            mat("brick" + tone, tone, 0.45),
            parent=p,
            loc=(x, 0, 0.82),
            n=64,
        )
    for k, (y, tone) in enumerate(((-0.22, "#17181a"), (0.0, "#e9e6df"), (0.22, "#3f7fb0"))):
        cord = mat("cord%d" % k, tone, 0.5)
        path = [
            (1.2, y, 1.5),
            (2.0, y, 1.55),
            (2.75, y, 1.4),
            (3.0, y * 1.5, 0.7),
            (3.3, y * 2.5 - 0.3, 0.09),
            (3.9, y * 3.5 - 0.9, 0.09),
        ]
        tube("cord", path, 0.085, cord, parent=p, bez=True, res=8)
    feed = [
        (-1.8, 0, 0.6),
        (-2.4, 0.0, 1.35),
        (-2.85, 0, 1.3),
        (-3.0, 0, 0.6),
        (-3.4, 0.2, 0.1),
        (-4.0, 0.9, 0.1),
    ]
    tube("cord", feed, 0.11, strip, parent=p, bez=True, res=8)
    e = empty("lid", (-0.9, -3.9, 0.02), (0, 0, rad(-9)))
    e.parent = p
    rbody("lid", wide + 0.04, deep + 0.04, 0.14, 0.36, 0.05, oak, parent=e, loc=(0, deep / 2, 0), n=128)


def packet(p, place, rot, tone, seed):
    """A cloth packet with an indicator: orange is dry, green is full."""
    e = empty("packet", place, rot)
    e.parent = p
    skin = weave("paper%d" % seed, "#f1eee6", 70, 0.35, "XY", depth=0.006)
    cushion("packet", (1.35, 1.9, 0.42), skin, parent=e, puff=0.4, seed=seed, wr=0.03)
    for s in (-1, 1):
        rbody("seal", 1.25, 0.14, 0.05, 0.04, 0.015, skin, parent=e, loc=(0, s * 0.90, -0.025), n=48)
    dot = mat("dot" + tone, tone, 0.5)
    lathe("window", [(0.24, 0.18), (0.245, 0.22), (0, 0.23)], dot, parent=e, loc=(0, 0.28, 0.0), seg=64)
    torus(0.26, 0.025, mat("ring", "#6d757e", 0.5), e, (0, 0.28, 0.215), n=48)
    lettering(e, "DRY", 0.24, (0, -0.3, 0.225), mat("ink", "#33475c", 0.6), thick=0.012)


def desiccant(p):
    orange, green = "#e0762c", "#3f8a5c"
    spots = (
        ((-2.35, 1.0, 0.22), (0, 0, rad(12)), orange),
        ((-0.75, -1.15, 0.22), (0, 0, rad(-12)), orange),
        ((-0.6, 1.05, 0.22), (0, 0, rad(-5)), green),
        ((-2.3, -1.2, 0.22), (0, 0, rad(9)), orange),
    )
    for k, (place, rot, tone) in enumerate(spots):
        packet(p, place, rot, tone, k + 1)
    tin = mat("tin", "#b9bdc4", 0.3, metal=1, rough_var=0.05)
    e = empty("tin", (1.55, 0.25, 0))
    e.parent = p
    lathe(
        "tin",
        [(0, 0), (1.0, 0), (1.04, 0.05), (1.04, 0.66), (1.0, 0.72), (0.86, 0.73), (0.84, 0.66)],
        tin,
        parent=e,
        seg=160,
        angle=40,
    )
    bead = [
        mat("bead%d" % k, tone, 0.25, coat=0.3) for k, tone in enumerate(("#e0762c", "#ea9a4a", "#c9601f"))
    ]
    for k in range(3):
        with Coll("bead%d" % k) as group:
            lathe(
                "bead",
                [(0.075 * sin(a), 0.075 * cos(a)) for a in np.linspace(0, pi, 12)],
                bead[k],
                seg=20,
                angle=180,
            )
        for n in range(130):
            dice = random.Random(n * 3 + k)
            a, r = dice.random() * 6.28, 0.78 * math.sqrt(dice.random())
            inst(group, (1.55 + r * cos(a), 0.25 + r * sin(a), 0.62 + 0.14 * dice.random())).parent = p
    for k in range(9):
        dice = random.Random(k + 50)
        inst(
            D.collections["bead%d" % (k % 3)], (0.6 + 1.9 * dice.random(), -1.75 + 0.7 * dice.random(), 0.075)
        ).parent = p


SHOTS = {
    "floor_cord_cover": Shot(floor_cover, 52, 22, 0.92),
    "power_strip_box": Shot(strip_box, 18, 26, 0.90),
    "desiccant_packs": Shot(desiccant, -8, 32, 0.86),
}
