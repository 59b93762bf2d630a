"""A garage after hours: a racing seat with wheel and pedals before a screen on the brick wall."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.rooms import brick, paint, shell
from parts.seats import gaming_chair
from parts.shows import cinema_at, lightbeam, screen
from parts.things import bottle, crate
from toolkit.kit import *

reset(15)
wide, deep, high = 5.6, 6.4, 2.9
front = deep / 2
block = brick("brick", "#8a5340", "#8f867c")
shell(
    wide, deep, high, block, paint("side", "#767b80"), mat("ceiling", "#5a5d61", 0.9, spec=0.1), skirting=""
)
slab = mat("slab", "#75777a", 0.32, spec=0.4, rough_var=0.10, col_var=0.18)
box("floor", (wide, deep, 0.1), slab, (0, 0, -0.05), bevel=0)
for x in (-1.4, 1.4):
    box("mark", (0.08, deep, 0.002), mat("mark%s" % x, "#d8a72c", 0.5), (x, 0, 0.001), bevel=0)
screen("racer", 3.0, (0, front - 0.06, 1.62), 7, 1.35, edge=0.05)
rig = stock("dark")
for s in (-1, 1):
    rod((s * 0.30, -0.30, 0.05), (s * 0.30, 1.25, 0.05), 0.03, rig)
    rod((s * 0.30, 0.75, 0.05), (s * 0.30, 0.62, 0.72), 0.025, rig)
rod((-0.30, 0.62, 0.72), (0.30, 0.62, 0.72), 0.025, rig)
rod((-0.30, 1.2, 0.05), (0.30, 1.2, 0.05), 0.03, rig)
rod((-0.30, -0.28, 0.05), (0.30, -0.28, 0.05), 0.03, rig)
hub = empty("wheel", (0, 0.50, 0.80), (rad(68), 0, 0))
torus(0.155, 0.018, stock("rubber"), hub)
cyl(0.05, -0.02, 0.02, stock("alu"), hub, 0.005)
for a in (90, 210, 330):
    rod((0, 0, 0), (0.15 * cos(rad(a)), 0.15 * sin(rad(a)), 0), 0.014, stock("alu"), hub)
box("base", (0.24, 0.18, 0.16), stock("black"), (0, 0.64, 0.76), bevel=0.03)
for k in range(3):
    box(
        "pedal",
        (0.07, 0.02, 0.16),
        stock("alu"),
        (-0.16 + 0.16 * k, 1.12, 0.19),
        rot=(rad(-28), 0, 0),
        bevel=0.008,
    )
seat = empty("seat", (0, -0.05, 0.0))
skin = mat("bucket", "#16171b", 0.5, spec=0.4)
red = mat("red", "#c23a2c", 0.5)
soft("squab", (0.52, 0.55, 0.14), skin, (0, -0.02, 0.32), rot=(rad(8), 0, 0), r=0.06, puff=0.02)
for s in (-1, 1):
    soft("side", (0.10, 0.55, 0.22), skin, (s * 0.28, -0.02, 0.38), rot=(rad(8), 0, 0), r=0.045)
    soft("wing", (0.10, 0.22, 0.62), skin, (s * 0.29, -0.32, 0.72), rot=(rad(-16), 0, 0), r=0.045)
    soft("ear", (0.09, 0.20, 0.26), skin, (s * 0.20, -0.46, 1.10), rot=(rad(-16), 0, 0), r=0.045)
    soft("belt", (0.06, 0.13, 0.72), red, (s * 0.11, -0.345, 0.74), rot=(rad(-16), 0, 0), r=0.02)
soft("back", (0.52, 0.12, 0.94), skin, (0, -0.38, 0.78), rot=(rad(-16), 0, 0), r=0.06, puff=0.02)
for x in (-0.5, 0.5):
    area("under", (x * 0.55, 0.3, 0.03), (x * 2, 0.3, 0), 0.02, 1.4, 3, "#ff4fa0")


def tyre(place, lying=True, r=0.31):
    o = lathe(
        "tyre",
        [
            (0.19, -0.10),
            (0.27, -0.105),
            (r, -0.08),
            (r + 0.005, 0),
            (r, 0.08),
            (0.27, 0.105),
            (0.19, 0.10),
            (0.17, 0.05),
            (0.17, -0.05),
            (0.19, -0.10),
        ],
        stock("rubber"),
        loc=place,
        rot=(0, 0, 0) if lying else (rad(90), 0, rad(24)),
        seg=96,
        angle=40,
    )
    for k in range(40):
        a = 2 * pi * k / 40
        e = empty("tread", place, (0, 0, 0) if lying else (rad(90), 0, rad(24)))
        box(
            "groove",
            (0.012, 0.02, 0.15),
            stock("matte"),
            (r * cos(a), r * sin(a), 0),
            rot=(0, 0, a + 0.3),
            bevel=0,
            parent=e,
        )
    return o


for k in range(3):
    tyre((2.25, 1.9, 0.11 + 0.21 * k))
tyre((1.95, 1.15, 0.32), False)
bench = wood("bench", "#9a7148", 0.5, 1.2, 1, var=0.3)
box("bench", (0.62, 2.6, 0.06), bench, (-wide / 2 + 0.34, 1.1, 0.90), bevel=0.008)
for y in (-0.1, 2.3):
    for x in (0.1, 0.6):
        box("leg", (0.08, 0.08, 0.88), bench, (-wide / 2 + x, y, 0.44), bevel=0.006)
chest = mat("chest", "#b8342a", 0.3, coat=0.4)
box("chest", (0.52, 0.9, 0.72), chest, (-wide / 2 + 0.32, 0.75, 0.40), bevel=0.02)
for k in range(4):
    box("drawer", (0.02, 0.84, 0.14), chest, (-wide / 2 + 0.585, 0.75, 0.16 + 0.165 * k), bevel=0.006)
    rod(
        (-wide / 2 + 0.61, 0.45, 0.21 + 0.165 * k),
        (-wide / 2 + 0.61, 1.05, 0.21 + 0.165 * k),
        0.008,
        stock("chrome"),
    )
peg = mat("peg", "#c8a877", 0.8)
box("pegboard", (0.02, 2.4, 0.9), peg, (-wide / 2 + 0.012, 1.1, 1.55), bevel=0.003)
rr = random.Random(4)
for k in range(11):
    y = 0.08 + 0.2 * k
    tone = ("#d8a72c", "#2f5fd0", "#c23a2c", "#3a3d42")[k % 4]
    m = D.materials.get("tool" + tone) or mat("tool" + tone, tone, 0.45)
    long_ = rr.uniform(0.22, 0.42)
    x = -wide / 2 + 0.05
    rod((x, y, 1.85), (x, y, 1.85 - long_ * 0.55), 0.010, stock("chrome"))
    rod((x, y, 1.85 - long_ * 0.5), (x, y, 1.85 - long_), 0.018, m)
for k, (y, tone) in enumerate(((1.7, "#2f5fd0"), (1.95, "#d8a72c"), (2.15, "#6b7f6a"))):
    cyl(0.085, 0.93, 1.12, mat("tin%d" % k, tone, 0.35, metal=0.3), None, 0.01, (-wide / 2 + 0.3, y, 0))
neon = emit("neon", "#ff3f8f", 22, cam=5)
neon2 = emit("neon2", "#39c8ff", 22, cam=5)
flag = [
    (wide / 2 - 0.06, 1.1, 1.25),
    (wide / 2 - 0.06, 1.1, 2.05),
    (wide / 2 - 0.06, 2.05, 1.95),
    (wide / 2 - 0.06, 2.05, 1.50),
    (wide / 2 - 0.06, 1.1, 1.60),
]
tube("sign", flag, 0.014, neon)
for i in range(3):
    for j in range(2):
        y0, z0 = 1.22 + 0.27 * i, 1.66 + 0.15 * j - 0.02 * i
        if (i + j) % 2 == 0:
            tube(
                "check",
                [
                    (wide / 2 - 0.06, y0, z0),
                    (wide / 2 - 0.06, y0 + 0.2, z0),
                    (wide / 2 - 0.06, y0 + 0.2, z0 + 0.1),
                    (wide / 2 - 0.06, y0, z0 + 0.1),
                ],
                0.010,
                neon2,
                cyc=True,
            )
point("neonglow", (wide / 2 - 0.4, 1.6, 1.7), 22, "#ff3f9f", 0.2)
for x in (-1.3, 1.3):
    box("tray", (0.16, 1.4, 0.06), stock("white"), (x, -0.4, high - 0.05), bevel=0.01)
    area("tube", (x, -0.4, high - 0.09), (x, -0.4, 0), 0.08, 1.3, 24, "#cfe0ff", glossy=True)
crate((1.05, 0.3, 0), 12, (0.42, 0.34, 0.40))
bottle((1.0, 0.32, 0.41), "#7a4a2c")
box("shelf", (0.5, 0.4, 0.03), bench, (0, -2.6, 2.25), bevel=0.004)
for s in (-1, 1):
    rod((s * 0.2, -2.6, 2.25), (s * 0.2, -2.6, high), 0.012, rig)
cinema_at((0, -2.6, 2.27), "graphite", 180, 0.09)
lightbeam((0, -2.4, 2.36), (0, front - 0.09, 1.62), 3.0, 0.02)
world("#000000", 0)
area("fill", (0, -3.1, 2.3), (0, 1, 0.6), 3.6, 0.7, 46, "#aab4d8", glossy=False)
if ARGS.get("cam") == "b":
    camera((1.45, -0.95, 1.35), (-0.25, 1.0, 0.78), 28, fstop=3.5, focus=(0, 0.4, 0.8))
else:
    camera((1.25, -3.1, 1.55), (-0.12, 1.6, 1.05), 22, fstop=5.6, focus=(0, 0.8, 1))
render("garage", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
