"""A small attic room at night: mattress and cushions under the slope, the picture on the gable wall."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.rooms import boards, paint, window
from parts.seats import floor_cushion, knit, pillow
from parts.shows import lightbeam, portable_at, screen
from parts.things import books, bowl, crate, framed, mug, round_rug
from parts.plants import plant
from parts.lamps import fairy_lights, table_lamp
from toolkit.kit import *

reset(4)
wide, deep, high, knee = 4.2, 5.0, 2.9, 0.95
front = deep / 2
white = paint("white", "#cfc6ba")
pine = wood("slope", "#a97f55", 0.5, 1.0, 1, var=0.25)
boards(wide, deep, wood("floor", "#9a7148", 0.4, 0.6, 1, var=0.3), 0.18)
box("gable", (wide + 0.6, 0.1, high + 0.4), white, (0, front + 0.05, high / 2), bevel=0)
for s in (-1, 1):
    box("knee", (0.08, deep + 0.4, knee), white, (s * (wide / 2 + 0.04), 0, knee / 2), bevel=0)
    run = math.hypot(wide / 2, high - knee)
    lean = math.atan2(high - knee, wide / 2)
    for k in range(int(run / 0.17)):
        t = (k + 0.5) * 0.17
        place = (s * (wide / 2 - t * cos(lean)), 0, knee + t * sin(lean) + 0.01)
        box("lining", (0.166, deep + 0.3, 0.03), pine, place, rot=(0, s * lean, 0), bevel=0.006)
for y in (-1.6, 0.1, 1.8):
    box("collar", (1.9, 0.10, 0.16), pine, (0, y, high - 0.75), bevel=0.01)
box("ridge", (0.5, deep + 0.3, 0.12), pine, (0, 0, high + 0.02), bevel=0.01)
slope = math.degrees(math.atan2(high - knee, wide / 2))
sky_ = empty("skylight", (wide / 2 - 0.72, 0.1, knee + 0.665), (0, 0, 0))
plane(
    "night",
    0.86,
    0.98,
    emit_image("night", f"{OUT}/tex/night_stars.png", 1.2),
    (-0.035, 0, -0.038),
    rot=(0, rad(slope), 0),
    parent=sky_,
)
for a in (-0.42, 0.42):
    box(
        "frame",
        (0.09, 1.04, 0.06),
        mat("frame", "#e9e3d8", 0.5),
        (-a * cos(rad(slope)) - 0.03, 0, a * sin(rad(slope))),
        rot=(0, rad(slope), 0),
        bevel=0.01,
        parent=sky_,
    )
    box(
        "frame",
        (0.9, 0.08, 0.06),
        D.materials["frame"],
        (-0.03, a * 1.18, 0),
        rot=(0, rad(slope), 0),
        bevel=0.01,
        parent=sky_,
    )

screen("lighthouse", 2.0, (0, front - 0.005, 1.35), 8, 1.5, edge=0)
soft("mattress", (1.75, 2.0, 0.22), knit("sheet", "#d8cfc2"), (-0.25, -0.45, 0.14), r=0.08, puff=0.02)
soft(
    "duvet",
    (1.85, 1.15, 0.12),
    knit("duvet", "#7a4a3f"),
    (-0.25, -0.05, 0.27),
    rot=(rad(2), 0, rad(4)),
    r=0.06,
    puff=0.04,
    wrinkle=0.05,
)
for x, tone, turn in (
    (-0.95, "#c9a45f", 14),
    (-0.45, "#e6dccb", -6),
    (0.1, "#3f5a5e", 9),
    (0.45, "#b5623f", -12),
):
    pillow((x, -1.28, 0.47), tone, 0.48, -28, turn)
floor_cushion((1.15, 0.55, 0), 20, "#566a5c")
round_rug((0.35, 1.25, 0), 0.85, ("#8a5a44", "#d3c3a8", "#a4633f", "#d3c3a8", "#51665f"))
crate((0.95, -0.75, 0), 8)
zb = 0.348 + books((0.97, -0.78, 0.348), 10)
portable_at((0.97, -0.78, zb), "sand", 186, 0.105)
lightbeam((0.97, -0.70, zb + 0.14), (0, front - 0.02, 1.35), 2.0, 0.022)
bowl((0.35, 0.55, 0.02), 0.12, "#c9d2cf")
mug((0.62, 0.62, 0.0), "#3f5a5e")
plant((-1.65, 1.9, 0), 0.8, 3, 24, bounds=(-2.1, 2.1, front))
crate((1.62, 1.75, 0), -4, (0.55, 0.36, 0.36))
table_lamp((1.62, 1.75, 0.37), 3.0, "#ff9a4d", "#3f5a5e")
framed((-1.45, front, 1.25), 0, 0.34, 0.46, ("#d9cbb5", "#c4673c", "#2f4858"))
framed((1.42, front, 1.22), 0, 0.34, 0.46, ("#cfd3cd", "#2f4858", "#d6a14b"))
fairy_lights(
    [(-1.9, -2.2, 1.3), (-1.2, 0.0, 1.78), (-0.85, 1.0, 2.05), (-0.2, 2.2, 2.15)], 0.16, 46, glow=1.6
)
fairy_lights([(1.9, -2.2, 1.3), (1.15, 0.0, 1.85), (0.85, 1.0, 2.1), (0.2, 2.2, 2.15)], 0.16, 46, glow=1.6)
world("#000000", 0)
area("fill", (0, -2.6, 2.0), (0, 1, 0.6), 2.4, 0.8, 40, "#c9c0dc", glossy=False)
area("moon", (1.3, 0.1, 1.6), (-0.6, -0.3, 0), 0.7, 0.7, 9, "#8fa6ff", glossy=False)
if ARGS.get("cam") == "b":
    camera((1.55, -2.15, 1.12), (0.0, 1.6, 0.86), 29, fstop=4, focus=(0.6, -0.4, 0.5))
else:
    camera((0.45, -3.05, 1.45), (-0.08, 1.6, 0.95), 25, fstop=5.6, focus=(0, 0.8, 1))
render("attic", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
