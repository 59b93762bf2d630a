"""What makes a yard a room: cloth on the fence, low lights on the path, a lit sign."""

from parts.foliage import blades, leafmat
from toolkit.kit import *


def privacy(p):
    cloth = weave("cloth", "#28352f", 110, 0.5, "XZ", depth=0.004)
    oak = wood("picket", "#a97c50", 0.6, 0.8, 2, 0.35)
    steel, brass = stock("dark"), stock("brass")
    high, x0, x1 = 2.2, -2.9, 0.75
    for x in (-2.95, 0.0, 2.95):
        box("post", (0.2, 0.2, high + 0.35), oak, (x, 0.22, (high + 0.35) / 2), bevel=0.02, parent=p)
        box("cap", (0.28, 0.28, 0.07), oak, (x, 0.22, high + 0.38), bevel=0.02, parent=p)
    for z in (0.4, 1.85):
        box(
            "rail",
            (5.9, 0.09, 0.16),
            wood("rail", "#a97c50", 0.6, 0.8, 0, 0.35),
            (0, 0.2, z),
            bevel=0.015,
            parent=p,
        )
    for k in range(23):
        box(
            "picket",
            (0.17, 0.05, high - 0.1),
            oak,
            (-2.72 + 0.247 * k, 0.13, high / 2 + 0.06),
            bevel=0.012,
            parent=p,
        )

    def hang(u, v):
        x = x0 + (x1 - x0) * u
        wave = 0.025 * sin(7 * x + 1.5 * v) + 0.015 * sin(15 * x)
        scallop = 0.03 * abs(sin(pi * (x - x0) / 0.61))
        return (x, 0.03 + wave, 0.1 + (high - 0.1 - scallop) * v + 0.0)

    sheet("cloth", hang, 160, 40, cloth, p, 0.014)
    for v in (0.0, 0.965):
        sheet(
            "hem",
            lambda u, w, v=v: tuple(np.add(hang(u, v + 0.035 * w), (0, -0.012, 0))),
            160,
            4,
            mat("hem%s" % v, "#1c2521", 0.8),
            p,
            0.016,
        )
    loop = mat("loop", "#e0893c", 0.7)
    for k in range(7):
        u = (k + 0.02) / 6.04
        for v, up in ((0.975, 1), (0.02, -1)):
            x, y, z = hang(u, v)
            torus(0.05, 0.017, brass, p, (x, y - 0.025, z), (rad(90), 0, 0), 40)
            way = [
                (x, y - 0.03, z),
                (x + 0.03, y + 0.02, z + 0.14 * up),
                (x, 0.24, z + 0.12 * up),
                (x - 0.03, y + 0.03, z + 0.13 * up),
                (x, y - 0.03, z),
            ]
            tube("loop", way, 0.016, loop, parent=p, bez=True, res=4)
    spiral = [
        ((0.06 + 0.026 * a / 6.28) * cos(a), (0.06 + 0.026 * a / 6.28) * sin(a))
        for a in np.linspace(0, 60, 420)
    ]
    e = empty("roll", (1.18, -0.25, 0.1))
    e.parent = p
    sheet("roll", lambda u, v: (*spiral[round(u * 419)], v * (high - 0.12)), 420, 4, cloth, e, 0.012)
    sheet(
        "bridge",
        lambda u, v: (x1 + 0.35 * u, 0.03 - 0.56 * u * u, 0.1 + (high - 0.12) * v),
        20,
        10,
        cloth,
        p,
        0.014,
    )


def path_lights(p):
    black = mat("coat", "#202326", 0.45, spec=0.45)
    cell = mat("cell", "#16223f", 0.14, spec=0.6, coat=0.9)
    grass = leafmat("grass", "#5f7d3f", "#a9b86a", 0.35)
    with Coll("tuft") as tuft:
        blades("tuft", 420, 0, 0.55, 0.018, grass, np.random.default_rng(3), 0.8, clump=0.32)
    for k, (x, y) in enumerate(((-1.9, -0.9), (0.0, 0.2), (1.9, 1.3))):
        e = empty("light", (x, y, 0))
        e.parent = p
        cyl(0.06, 0, 1.35, black, e, 0.01, seg=48)
        cyl(0.20, 1.28, 1.34, black, e, 0.02, seg=64)
        lit = emit("lit%d" % k, "#ffbf70", 12, cam=2.2)
        cyl(0.13, 1.34, 1.62, lit, e, 0.03, seg=64)
        for q in range(4):
            a = pi / 2 * q + 0.6
            rod((0.18 * cos(a), 0.18 * sin(a), 1.3), (0.2 * cos(a), 0.2 * sin(a), 1.68), 0.016, black, e)
        lathe(
            "hood",
            [(0.56, 1.60), (0.58, 1.60), (0.58, 1.63), (0.24, 1.86), (0, 1.9)],
            black,
            parent=e,
            seg=96,
            angle=30,
        )
        lathe(
            "inner",
            [(0.56, 1.605), (0.22, 1.80), (0, 1.82)],
            mat("inner%d" % k, "#e9e2d2", 0.5),
            parent=e,
            seg=96,
        )
        rbody("cell", 0.3, 0.3, 0.02, 0.05, 0.006, cell, parent=e, loc=(0, 0, 1.885), n=48)
        point("bulb", (0, 0, 1.45), 30, "#ffb35c", 0.1).parent = e
        spot("pool", (0, 0, 1.58), (0, 0, 0), 130, 120, 0.7, "#ffb35c", 0.12).parent = e
        for q, (dx, dy, size) in enumerate(
            ((-0.35, 0.1, 0.8), (0.38, 0.18, 0.9), (0.1, 0.4, 1.0), (-0.15, -0.3, 0.6), (0.3, -0.25, 0.55))
        ):
            inst(tuft, (x + dx, y + dy, 0), (0, 0, 1.7 * q + k), size).parent = p
    stone = mat("stone", "#a9a297", 0.7, bump="noise", bump_s=0.5, bump_d=0.02, noise_scale=12)
    for k in range(3):
        x, y = -0.9 + 1.75 * k, -1.9 + 0.95 * k
        rbody(
            "stone",
            1.25,
            0.95,
            0.09,
            0.38,
            0.04,
            stone,
            parent=p,
            loc=(x, y, 0),
            rot=(0, 0, 0.5 * k + 0.2),
            n=64,
        )


def marquee(p):
    black = mat("frame", "#18191c", 0.4, spec=0.45)
    lit = emit("face", "#fff3dc", 1.7, cam=1.25)
    wide, high, z = 4.2, 2.9, 1.52
    box("case", (wide, 0.5, high), black, (0, 0.1, z), bevel=0.07, parent=p)
    plane("face", wide - 0.3, high - 0.3, lit, (0, -0.165, z), rot=(rad(90), 0, 0), parent=p)
    row = (high - 0.3) / 3
    for k in range(4):
        box(
            "rail",
            (wide - 0.26, 0.06, 0.07),
            black,
            (0, -0.18, z - (high - 0.3) / 2 + row * k),
            bevel=0.012,
            parent=p,
        )
    ink = mat("ink", "#141417", 0.5)
    red = mat("red", "#c2332c", 0.5)
    for k, (words, tone) in enumerate((("LAST WAVES", ink), ("TONIGHT 9 PM", red), ("FREE POPCORN", ink))):
        at = (0, -0.19, z + row * (1 - k))
        lettering(p, words, 0.56 if k == 0 else 0.49, at, tone, (rad(90), 0, 0), 0.006)
    for s in (-1, 1):
        rbody("foot", 0.5, 0.9, 0.08, 0.1, 0.02, black, parent=p, loc=(s * 1.5, 0.1, 0), n=48)
        for q in (-1, 1):
            cyl(
                0.05,
                0,
                0.03,
                stock("chrome"),
                p,
                0.01,
                (s * (wide / 2 - 0.1), -0.16, z + q * (high / 2 - 0.1)),
                (rad(90), 0, 0),
                32,
            )
    glow = area("spill", (0, -0.3, z), (0, -3, 0.3), wide * 0.8, high * 0.8, 26, "#ffe6bd")
    glow.parent = p
    tile = mat("tile", "#eef1f2", 0.2, spec=0.5, coat=0.4)
    for k, (word, x, y, turn) in enumerate(
        (
            ("A", -1.3, -1.5, 20),
            ("&", -0.55, -1.85, -14),
            ("S", 0.35, -1.55, 8),
            ("!", 1.15, -1.95, -32),
            ("?", 1.75, -1.4, 15),
        )
    ):
        box(
            "tile",
            (0.46, 0.66, 0.02),
            tile,
            (x, y, 0.012 + 0.002 * k),
            rot=(0, 0, rad(turn)),
            bevel=0.008,
            parent=p,
        )
        lettering(p, word, 0.52, (x, y, 0.03 + 0.002 * k), red if k % 2 else ink, (0, 0, rad(turn)), 0.003)


SHOTS = {
    "privacy_fabric": Shot(privacy, -20, 8, 0.90),
    "path_lights": Shot(path_lights, -18, 16, 0.90, 85, "#8f96a2"),
    "cinema_light_box": Shot(marquee, -18, 13, 0.88, 85, "#b9bec8"),
}
