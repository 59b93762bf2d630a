"""A gaming corner in a bedroom: desk, bucket seat, shelves, and the game thrown on the wall above."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.rooms import boards, paint, shell, window
from parts.seats import bean_bag, gaming_chair
from parts.shows import portable_at, lightbeam, screen
from parts.things import bowl, books, bottle, rug
from parts.plants import plant
from toolkit.kit import *

reset(9)
wide, deep, high = 3.8, 4.4, 2.6
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#6a6d84"),
    paint("side", "#575b78"),
    mat("ceiling", "#777a8c", 0.9, spec=0.1),
    skirting="#d8d6dc",
)
boards(wide, deep, wood("floor", "#5f5048", 0.4, 0.6, 1, var=0.25), 0.18)
screen("platformer", 2.2, (-0.1, front - 0.004, 1.62), 6, 1.3, edge=0)
top = wood("desk", "#3b2f2a", 0.4, 1.2, 0, var=0.25)
y = front - 0.36
box("desk", (2.3, 0.70, 0.035), top, (-0.15, y, 0.735), bevel=0.006)
for x in (-1.22, 0.92):
    for yy in (-0.28, 0.28):
        box("leg", (0.05, 0.05, 0.72), stock("black"), (x, y + yy, 0.36), bevel=0.006)
area("under", (-0.15, y - 0.30, 0.70), (-0.15, y + 0.4, 0.1), 2.0, 0.02, 6, "#7a4dff")
rbody("mat", 0.95, 0.36, 0.006, 0.03, 0.002, mat("mat", "#20233a", 0.9), loc=(-0.25, y - 0.12, 0.753), n=64)
rbody("board", 0.44, 0.15, 0.022, 0.02, 0.008, stock("black"), loc=(-0.36, y - 0.12, 0.759), n=64)
keys = [emit("key%d" % k, c, 3, cam=1.4) for k, c in enumerate(("#ff4fa0", "#a060ff", "#4f8cff", "#3fe0d0"))]
for i in range(14):
    for j in range(4):
        box(
            "key",
            (0.024, 0.024, 0.008),
            keys[(i + j) * 4 // 18],
            (-0.36 - 0.195 + 0.03 * i, y - 0.165 + 0.031 * j, 0.786),
            bevel=0.003,
            seg=1,
        )
rbody("mouse", 0.06, 0.10, 0.035, 0.028, 0.015, stock("black"), loc=(0.06, y - 0.12, 0.759), n=48)
for s in (-1, 1):
    box(
        "speaker",
        (0.13, 0.16, 0.24),
        stock("black"),
        (-0.15 + s * 0.92, y + 0.12, 0.875),
        rot=(0, 0, rad(-14 * s)),
        bevel=0.015,
    )
    lathe(
        "cone",
        [(0.045, 0.0), (0.03, -0.008), (0, -0.014)],
        mat("cone", "#3fe0d0", 0.5) if s < 0 else D.materials["cone"],
        loc=(-0.15 + s * 0.92 - 0.02 * s, y + 0.035, 0.84),
        rot=(rad(90), 0, rad(-14 * s)),
        seg=48,
    )
rbody("console", 0.30, 0.06, 0.26, 0.02, 0.01, stock("white"), loc=(0.55, y + 0.16, 0.753), n=64)
bottle((0.38, y - 0.05, 0.753), "#2f8a5c")
gaming_chair((-0.62, 0.78, 0), -38, "#2fb7c9")
bean_bag((1.25, 0.75, 0), -24, "#b8567a", 0.85)
rug((0.0, 0.2, 0), 2.2, 1.7, "#3a3f5e", "#7a6bff")
for k, z in enumerate((1.25, 1.65, 2.05)):
    box("shelf", (0.24, 1.0, 0.03), top, (wide / 2 - 0.12, 1.25, z), bevel=0.005)
    e = empty("row", (wide / 2 - 0.13, 0.82 + 0.1 * k, z + 0.015), (0, 0, rad(90)))
    x = 0.0
    for q in range(12 - 2 * k):
        tone = ("#d94f6a", "#3f6fd0", "#f0b13c", "#2fb39a", "#e6e2da", "#7a4dff")[(q * 5 + k) % 6]
        w, h = 0.03 + 0.012 * (q % 3), 0.19 + 0.03 * ((q * 7) % 4) / 3
        box(
            "case",
            (w, 0.14, h),
            D.materials.get("case" + tone) or mat("case" + tone, tone, 0.45),
            (x + w / 2, 0, h / 2),
            bevel=0.003,
            parent=e,
        )
        x += w + 0.002
    area(
        "strip",
        (wide / 2 - 0.23, 1.25, z - 0.02),
        (wide / 2 - 0.05, 1.25, z - 0.35),
        0.01,
        0.95,
        1.6,
        "#ff4fa0",
    )
for k in range(6):
    a = rad(60 * k)
    hexa = emit(
        "hex%d" % k, ("#7a4dff", "#a060ff", "#ff4fa0", "#ff7a6a", "#4f8cff", "#3fe0d0")[k], 3.5, cam=1.3
    )
    cx, cz = 0.30 * cos(a), 0.30 * sin(a)
    lathe(
        "panel",
        [(0.15, 0), (0.145, 0.02), (0, 0.022)],
        hexa,
        loc=(-wide / 2 + 0.002, 0.75 + cx, 1.65 + cz),
        rot=(rad(90), rad(0), rad(90)),
        seg=6,
        smooth=False,
    )
point("hexes", (-wide / 2 + 0.4, 0.75, 1.65), 16, "#b060ff", 0.3)
area("cove", (0, front - 0.08, high - 0.03), (0, front, high - 0.9), 3.4, 0.03, 20, "#4f6cff", glossy=False)
rod((-1.12, y + 0.2, 0.75), (-1.12, y + 0.2, 1.12), 0.012, stock("brass"))
lathe(
    "lampshade",
    [(0.10, 0), (0.05, 0.11)],
    emit("lampshade", "#ffca8a", 3, cam=1.6),
    loc=(-1.12, y + 0.12, 1.05),
    rot=(rad(-20), 0, 0),
    seg=48,
)
point("desklamp", (-1.12, y + 0.1, 1.03), 7, "#ffb56b", 0.03)
plant((-1.55, 1.85, 0), 0.7, 4, 22, "#20233a", bounds=(-wide / 2, wide / 2, front))
box("stool", (0.4, 0.34, 0.03), top, (0.95, -1.15, 0.46), bevel=0.006)
for sx in (-0.16, 0.16):
    for sy in (-0.13, 0.13):
        rod((0.95 + sx, -1.15 + sy, 0.45), (0.95 + sx * 1.2, -1.15 + sy * 1.2, 0), 0.014, stock("black"))
portable_at((0.95, -1.15, 0.475), "graphite", 190, 0.10)
lightbeam((0.93, -1.06, 0.61), (-0.1, front - 0.02, 1.62), 2.2, 0.014)
world("#000000", 0)
area("fill", (0, -2.1, 2.2), (0, 1, 0.6), 2.6, 0.8, 85, "#d8d0e6", glossy=False)
if ARGS.get("cam") == "b":
    camera((0.75, 0.55, 1.22), (-0.55, 2.1, 0.88), 30, fstop=2.8, focus=(-0.3, 1.7, 0.8))
else:
    camera((1.0, -2.12, 1.45), (-0.22, 1.8, 1.08), 21, fstop=5.6, focus=(0, 1.3, 1))
render("desk", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
