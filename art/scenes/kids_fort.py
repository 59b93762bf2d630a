"""A children's room with a tent of sheets and a heap of cushions; fish swim on the wall."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.rooms import boards, paint, shell, window
from parts.seats import floor_cushion, knit, pillow
from parts.shows import lightbeam, portable_at, screen
from parts.things import bowl, books, round_rug
from parts.lamps import fairy_lights, table_lamp
from toolkit.kit import *

reset(12)
wide, deep, high = 4.4, 4.8, 2.6
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#dcd6c6"),
    paint("side", "#8fb3a8"),
    mat("ceiling", "#e0dcd2", 0.9, spec=0.1),
    skirting="#f3f0e8",
)
boards(wide, deep, wood("floor", "#c79a66", 0.42, 0.6, 1, var=0.2), 0.16)
screen("reef", 2.3, (0.45, front - 0.004, 1.45), 6.5, 1.35, edge=0)
round_rug((0.3, 0.4, 0), 1.25, ("#d98a5a", "#f0e2c4", "#e0b35a", "#f0e2c4", "#7fa89b"))
sheet_ = mat("sheet", "#efe4cf", 0.9, sheen=0.4, spec=0.1)
stripe = knit("stripe", "#c9694a")
apex = [Vector((-1.42, 1.75, 1.75)), Vector((-1.42, 0.1, 1.75))]
for a in apex:
    for s in (-1, 1):
        rod(
            (a.x - s * 0.12, a.y, a.z + 0.16),
            (a.x + s * 0.72, a.y, 0),
            0.016,
            wood("pole", "#b58a58", 0.5, 2, 2),
        )
rod(apex[0] + Vector((0, 0.06, 0)), apex[1] - Vector((0, 0.06, 0)), 0.016, D.materials["pole"])
for s in (-1, 1):

    def cloth(u, v):
        x = apex[0].x + s * (0.02 + 0.66 * (1 - v)) + s * 0.05 * sin(pi * u) * sin(pi * v)
        return (
            x,
            apex[1].y + (apex[0].y - apex[1].y) * u,
            0.02 + 1.73 * v - 0.07 * sin(pi * u) * v + 0.012 * sin(16 * u) * (1 - v),
        )

    sheet("tent", cloth, 50, 40, stripe if s < 0 else sheet_, None, 0.008)
for k in range(7):
    x = -2.0 + 0.62 * k
    tri = sheet(
        "flag",
        lambda u, v: (
            x + (u - 0.5) * 0.26 * (1 - v),
            front - 0.05,
            2.42 - 0.05 * sin(pi * (k + u) / 7) - 0.30 * v,
        ),
        3,
        8,
        knit("flag%d" % (k % 4), ("#d98a5a", "#e0b35a", "#7fa89b", "#5a7fa8")[k % 4]),
        None,
        0.004,
    )
tube(
    "string",
    [(-2.2, front - 0.05, 2.44), (0, front - 0.05, 2.38), (2.2, front - 0.05, 2.44)],
    0.005,
    stock("rubber"),
    bez=True,
)
for x, y, tone, turn in (
    (-0.2, 0.35, "#e0b35a", 10),
    (0.55, 0.65, "#5a7fa8", 50),
    (0.15, -0.25, "#d98a5a", -20),
    (0.95, 0.05, "#7fa89b", 30),
    (-1.42, 0.5, "#e9dfca", 5),
    (-1.42, 1.1, "#c9694a", 24),
):
    floor_cushion((x, y, 0.02), turn, tone, 0.68)
for x, y, tone, lean in (
    (-0.1, -0.12, "#c9694a", -30),
    (0.62, 0.28, "#f0e2c4", -24),
    (1.05, -0.28, "#5a7fa8", -34),
):
    pillow((x, y, 0.36), tone, 0.42, lean, 12)
soft(
    "duvet",
    (1.1, 0.9, 0.14),
    knit("duvet", "#7fa0b8"),
    (0.45, -0.75, 0.09),
    rot=(0, 0, rad(18)),
    r=0.07,
    puff=0.05,
    wrinkle=0.06,
)
bear = knit("bear", "#a8764a")


def ball(r, place, m, scale=(1, 1, 1)):
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=r)
    bmesh.ops.scale(bm, vec=scale, verts=bm.verts)
    return finish(bm, "ball", m, loc=place, angle=180)


for place, r, scale in (
    ((1.45, 0.75, 0.16), 0.17, (1, 0.9, 1.05)),
    ((1.45, 0.72, 0.42), 0.125, (1, 0.95, 0.95)),
    ((1.36, 0.74, 0.53), 0.045, (1, 0.5, 1)),
    ((1.54, 0.74, 0.53), 0.045, (1, 0.5, 1)),
    ((1.32, 0.64, 0.25), 0.06, (0.8, 1.5, 0.8)),
    ((1.58, 0.64, 0.25), 0.06, (0.8, 1.5, 0.8)),
    ((1.36, 0.58, 0.07), 0.07, (0.9, 1.5, 0.8)),
    ((1.55, 0.58, 0.07), 0.07, (0.9, 1.5, 0.8)),
):
    ball(r, place, bear, scale)
ball(0.05, (1.45, 0.61, 0.40), knit("muzzle", "#e2c39a"), (1, 0.8, 0.8))
ball(0.016, (1.45, 0.565, 0.415), stock("gloss"))
for k, (x, y, tone) in enumerate(
    ((-0.62, 1.35, "#d94f4a"), (-0.50, 1.46, "#e0b35a"), (-0.55, 1.40, "#4f7fd0"))
):
    box(
        "block",
        (0.12, 0.12, 0.12),
        mat("block%d" % k, tone, 0.5),
        (x, y, 0.06 if k < 2 else 0.18),
        rot=(0, 0, 0.4 * k),
        bevel=0.01,
    )
white = mat("cubes", "#efece4", 0.5)
for i in range(3):
    for s in (-1, 1):
        box("shelf", (0.02, 0.34, 0.40), white, (1.05 + 0.40 * i + s * 0.19, front - 0.19, 0.21), bevel=0.003)
    for z in (0.02, 0.40):
        box("shelf", (0.40, 0.34, 0.02), white, (1.05 + 0.40 * i, front - 0.19, z), bevel=0.003)
    books(
        (0.92 + 0.40 * i, front - 0.2, 0.03),
        0,
        False,
        ("#d94f4a", "#4f7fd0", "#e0b35a", "#7fa89b", "#e9dfca")[i % 2 : i % 2 + 4],
    )
table_lamp((2.0, front - 0.2, 0.41), 2.4, "#ffa860", "#e0b35a")
box("stand", (0.42, 0.42, 0.5), white, (1.35, -1.45, 0.25), bevel=0.01)
portable_at((1.35, -1.45, 0.50), "sage", 193, 0.105)
lightbeam((1.33, -1.36, 0.64), (0.45, front - 0.02, 1.45), 2.3, 0.016)
bowl((0.75, -0.05, 0.28), 0.11, "#d94f4a")
fairy_lights(
    [(-2.1, -1.3, 2.35), (-1.6, -0.5, 2.0), (-1.42, 0.1, 1.95), (-1.42, 1.6, 1.92)], 0.11, 46, glow=1.4
)
fairy_lights(
    [(-0.72, 0.06, 0.2), (-1.32, 0.05, 1.6), (-1.52, 0.05, 1.6), (-2.1, 0.06, 0.2)], 0.10, 46, glow=0.8
)
point("tentglow", (-1.42, 0.9, 0.8), 8, "#ffb45e", 0.1)
window((wide / 2, 1.05, 1.6), -90, 1.1, 1.2, "night_stars", 1.2, 8, "#8fa6ff", "#f3f0e8", (1, 1))
world("#000000", 0)
area("fill", (0.2, -2.3, 2.2), (0, 1, 0.5), 3.0, 0.8, 40, "#cfc8dc", glossy=False)
if ARGS.get("cam") == "b":
    camera((0.75, -1.35, 0.95), (-1.15, 1.2, 0.72), 25, fstop=4, focus=(-0.9, 0.6, 0.5))
else:
    camera((0.75, -2.33, 1.42), (-0.12, 1.4, 0.95), 21, fstop=5.6, focus=(0, 1.0, 0.8))
render("kids", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
