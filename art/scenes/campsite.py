"""A night at a campsite: a van with its awning out, camp chairs, a folding screen between the pines."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.evening import NIGHT, sky
from parts.foliage import bark, blades, leafmat
from parts.seats import camp_chair, knit, throw
from parts.shows import lightbeam, portable_at, screen
from parts.things import crate, mug, rug
from parts.lamps import fairy_lights, lantern
from toolkit.kit import *

reset(31)
sky(NIGHT, 1.0, 0.06, 0.04)
dice = np.random.default_rng(7)
plane("ground", 90, 90, mat("soil", "#2b261d", 0.95), (0, 20, -0.004))
turf = leafmat("turf", "#47603a", "#86905a", 0.35)
with Coll("patch") as patch:
    blades("blades", 2600, 1.04, 0.07, 0.0045, turf, np.random.default_rng(5), 0.8)
for i in range(-8, 8):
    for j in range(-2, 10):
        if abs(i + 0.5 - 0.2) < 1.9 and -1.9 < j + 0.5 < 1.6:
            continue
        inst(
            patch,
            (i + 0.5, j + 0.5, 0),
            (0, 0, pi / 2 * dice.integers(0, 4)),
            (1, 1, 0.7 + 0.6 * dice.random()),
        )
needle = leafmat("needle", "#1f3a30", "#3f5f48", 0.25)


def pine(name, high, count, seed):
    r = np.random.default_rng(seed)
    with Coll(name) as group:
        lathe("trunk", [(high * 0.022, 0), (high * 0.012, high * 0.6), (0, high)], bark(), seg=10)
        t = r.random(count) ** 0.75
        z = high * (0.14 + 0.86 * t)
        tier = (z / high * 11) % 1
        reach = high * 0.20 * (1 - t) ** 0.85 * (0.55 + 0.45 * tier) * np.sqrt(r.random(count)) + 0.02
        a = r.random(count) * 6.283
        place = np.stack([reach * np.cos(a), reach * np.sin(a), z - reach * 0.45], 1)
        out = np.stack([np.cos(a), np.sin(a), -0.55 + 0 * a], 1)
        side = np.stack([-np.sin(a), np.cos(a), 0 * a], 1)
        length, width = (0.16 + 0.14 * r.random(count))[:, None], 0.035
        verts = np.stack(
            [
                place - side * width,
                place + side * width,
                place + out * length + side * width * 0.3,
                place + out * length - side * width * 0.3,
            ],
            1,
        ).reshape(-1, 3)
        shade = np.stack([np.repeat(r.random(count), 4), np.tile([0.3, 0.3, 1, 1], count)], 1)
        npmesh(name, verts, 4, np.arange(count * 4), needle, smooth=False, uv=shade)
    return group


trees = [pine("pine%d" % k, h, 26000, k) for k, h in enumerate((9.0, 7.2))]
for k, (x, y, s) in enumerate(
    (
        (-7, 9, 1.1),
        (-4.2, 11, 1.0),
        (-1.5, 12.5, 1.2),
        (1.6, 11.5, 0.95),
        (4.4, 10.5, 1.15),
        (7.4, 9, 1.0),
        (-9.5, 12, 1.3),
        (9.8, 12, 1.3),
        (3, 15, 1.4),
        (-4, 16, 1.4),
        (-8.6, 5.2, 0.9),
        (9, 4.5, 0.85),
        (0.3, 17, 1.2),
    )
):
    inst(trees[k % 2], (x, y, 0), (0, 0, dice.random() * 6), s)
body = mat("van", "#c9b48c", 0.32, coat=0.5)
cream = mat("cream", "#efe7d6", 0.32, coat=0.5)
van = empty("van", (-3.55, 1.1, 0), (0, 0, rad(82)))
rbody("lower", 4.4, 1.85, 1.02, 0.35, 0.12, body, parent=van, loc=(0, 0, 0.38), n=128)
rbody("upper", 4.2, 1.72, 0.95, 0.45, 0.22, cream, parent=van, loc=(-0.05, 0, 1.30), n=128)
glass = mat("pane", "#2a2118", 0.1, spec=0.6, coat=0.5)
warm = emit("inside", "#ffb867", 3.2, cam=1.2)
for x, w in ((-1.35, 0.95), (1.35, 0.85)):
    rbody(
        "window",
        w,
        0.42,
        0.03,
        0.09,
        0.01,
        warm,
        parent=van,
        loc=(x, -0.875, 1.72),
        rot=(rad(90), 0, 0),
        n=64,
    )
box("doorway", (1.1, 0.06, 1.45), warm, (0.05, -0.925, 1.12), bevel=0.02, parent=van)
box("slide", (1.25, 0.06, 1.55), body, (-1.15, -1.0, 1.10), bevel=0.04, parent=van)
rbody(
    "slidewin",
    0.85,
    0.42,
    0.03,
    0.09,
    0.01,
    glass,
    parent=van,
    loc=(-1.15, -1.035, 1.62),
    rot=(rad(90), 0, 0),
    n=64,
)
for x in (-1.35, 1.35):
    for s in (-1, 1):
        cyl(0.33, -0.11, 0.11, stock("rubber"), van, 0.04, (x, s * 0.82, 0.33), (rad(90), 0, 0), 64)
        cyl(0.17, -0.12, 0.12, stock("chrome"), van, 0.03, (x, s * 0.82, 0.33), (rad(90), 0, 0), 48)
box("stripe", (4.42, 1.87, 0.06), mat("trim", "#b5532f", 0.4), (0, 0, 1.30), bevel=0.02, parent=van)
awning = mat("awning", "#b5532f", 0.85, sheen=0.3)
white = mat("awning2", "#efe7d6", 0.85, sheen=0.3)
for k in range(10):
    u0, u1 = k / 10, (k + 1) / 10
    s = sheet(
        "awning",
        lambda u, v: (
            -1.5 + 3.2 * (u0 + (u1 - u0) * u),
            -0.9 - 2.0 * v,
            2.22 - 0.42 * v - 0.10 * sin(pi * v),
        ),
        3,
        16,
        awning if k % 2 else white,
        van,
        0.006,
    )
for x in (-1.45, 1.65):
    rod((x, -2.88, 0), (x, -2.88, 1.82), 0.016, stock("alu"), van)
fairy_lights(
    [
        tuple(Vector((-3.55, 1.1, 0)) + Matrix.Rotation(rad(82), 3, "Z") @ Vector(q))
        for q in ((-1.5, -2.88, 1.82), (0.1, -2.9, 1.70), (1.7, -2.88, 1.82))
    ],
    0.16,
    46,
    glow=2.5,
    size=0.016,
)
point("inside", (-2.2, 1.2, 1.6), 26, "#ffb467", 0.3)
w, y, z = 2.7, 5.2, 1.75
alu = stock("alu")
screen("planet", w, (0.75, y, z), 12, 1.2, edge=0.05, frame="#141416")
for s in (-1, 1):
    x = 0.75 + s * (w / 2 - 0.2)
    rod((x, y + 0.03, z - 0.75), (x, y + 0.03, 0.02), 0.02, alu)
    rod((x, y - 0.4, 0.02), (x, y + 0.5, 0.02), 0.02, alu)
    rod((x, y + 0.45, 0.02), (x, y + 0.03, 0.8), 0.016, alu)
rug((0.2, -0.1, 0.004), 3.3, 2.6, "#a8906c", "#7a3a2e")
for x, yy, turn, tone in (
    (-0.75, -0.35, -8, "#2f5a5c"),
    (0.25, -0.45, 2, "#8c3b2e"),
    (1.25, -0.3, 10, "#5a6b3a"),
):
    camp_chair((x, yy, 0.03), turn, tone)
throw((0.27, -0.90, 0.99), 2, 0.5, 0.45, "#d8c8a8", 0.45)
crate((0.55, -1.55, 0.01), 4, (0.5, 0.38, 0.42))
portable_at((0.55, -1.55, 0.44), "sage", 181, 0.105)
lightbeam((0.55, -1.45, 0.58), (0.75, y - 0.02, z), w, 0.03)
crate((-0.28, 0.25, 0.01), -10, (0.42, 0.34, 0.3))
mug((-0.30, 0.25, 0.31), "#b5532f")
mug((-0.16, 0.30, 0.31), "#efe7d6", 100)
stone = mat("stone", "#6a6660", 0.9, bump="noise", bump_s=0.5, bump_d=0.02, noise_scale=8)
fx, fy = 2.6, 1.9
for k in range(12):
    a = 2 * pi * k / 12
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=3, radius=0.13)
    bmesh.ops.scale(bm, vec=(1.2, 0.9, 0.8), verts=bm.verts)
    finish(bm, "stone", stone, loc=(fx + 0.48 * cos(a), fy + 0.48 * sin(a), 0.07), rot=(0, 0, a), angle=180)
for k in range(5):
    a = rad(72 * k)
    rod(
        (fx + 0.36 * cos(a), fy + 0.36 * sin(a), 0.05),
        (fx + 0.05 * cos(a), fy + 0.05 * sin(a), 0.38),
        0.045,
        bark(),
    )
fire = [
    emit("fire%d" % k, c, s, cam=g)
    for k, (c, s, g) in enumerate((("#ff7a1f", 30, 3.5), ("#ffb040", 50, 6), ("#ffe08a", 60, 9)))
]
rr = random.Random(4)
for k in range(11):
    a, q = rr.random() * 6.28, rr.uniform(0, 0.16)
    h = rr.uniform(0.25, 0.62) * (1 - q * 2)
    lathe(
        "flame",
        [(0, 0), (0.06, 0.08), (0.07, 0.18), (0.04, h * 0.65), (0, h)],
        fire[k % 3],
        loc=(fx + q * cos(a), fy + q * sin(a), 0.08),
        rot=(rr.gauss(0, 0.12), rr.gauss(0, 0.12), 0),
        seg=14,
        angle=180,
    )
point("fire", (fx, fy, 0.5), 120, "#ff8a35", 0.18)
for place, size in (((-1.5, 0.5, 0), 1.1), ((1.9, -0.6, 0), 1.0), ((-0.1, -1.3, 0), 0.8)):
    lantern(place, size, 4)
star = emit("star", "#dfe6ff", 4, cam=1.6)
for _ in range(240):
    x, zz = rr.uniform(-40, 40), rr.uniform(9, 40)
    box("star", (0.07, 0.02, 0.07), star, (x, 60, zz), bevel=0, seg=1)
area("treelight", (-6, 6, 3.5), (0, 12, 3), 4, 3, 300, "#8fa6e6", glossy=False)
area("treelight", (6, 6, 3.5), (2, 12, 3), 4, 3, 300, "#8fa6e6", glossy=False)
area("moon", (7, -4, 7), (0, 3, 0), 5, 5, 700, "#93a6e6", glossy=False)
area("fill", (0, -5.6, 2.2), (0, 0, 0.6), 4, 1.2, 60, "#a9b3dc", glossy=False)
if ARGS.get("cam") == "b":
    camera((3.2, -3.4, 1.4), (1.15, 1.2, 0.98), 27, fstop=4, focus=(2.2, 0.9, 0.6))
else:
    camera((0.95, -4.6, 1.68), (-0.12, 3, 1.25), 27, fstop=4, focus=(0.3, 0.5, 1))
render("campsite", spp=24, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
