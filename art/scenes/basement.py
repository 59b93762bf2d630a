"""A basement cinema: low ceiling, dark green walls, two sofas on two levels, posters and a popcorn machine."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.popcorn import popcorn
from parts.carpet import carpet
from parts.rooms import curtain, paint, shell
from parts.seats import knit, sofa, throw
from parts.shows import backlight, cinema_at, lightbeam, screen
from parts.things import bowl, framed, low_table, mug, rug
from toolkit.kit import *

reset(45)
wide, deep, high = 5.2, 7.4, 2.35
front = deep / 2
green = paint("green", "#3d5548")
shell(
    wide,
    deep,
    high,
    paint("front", "#26332c"),
    green,
    mat("ceiling", "#5f645f", 0.9, spec=0.1),
    skirting="#c9a878",
)
pile = carpet("#584c44")
box("carpet", (wide, deep, 0.1), pile, (0, 0, -0.05), bevel=0)
box("riser", (wide, 3.0, 0.30), pile, (0, -front + 1.5, 0.15), bevel=0.02)
oak = wood("trim", "#9a6f45", 0.45, 1.0, 0, var=0.25)
box("nosing", (wide, 0.06, 0.04), oak, (0, -front + 3.0, 0.295), bevel=0.008)
area("step", (0, -front + 3.05, 0.26), (0, -front + 3.4, 0), wide - 0.3, 0.02, 6, "#ffb066")
for s in (-1, 1):
    for k in range(4):
        box(
            "wainscot",
            (0.02, 1.55, 0.75),
            (
                wood("panel", "#6d4b32", 0.5, 1.0, 2, var=0.25)
                if "panel" not in D.materials
                else D.materials["panel"]
            ),
            (s * (wide / 2 - 0.01), -front + 1.1 + 1.72 * k, 0.50),
            bevel=0.01,
        )
    box("rail", (0.045, deep, 0.06), oak, (s * (wide / 2 - 0.02), 0, 0.92), bevel=0.01)
w, z = 3.1, 1.22
screen("haunted", w, (0, front - 0.05, z), 8, 1.4, edge=0.05)
backlight((0, front - 0.05, z), w, "#ff9a4d", 7)
red = mat("velvet", "#7a2430", 0.85, sheen=0.9, spec=0.15)
for s in (-1, 1):
    curtain((s * 2.12, front - 0.06, 0), 0, 0.8, high - 0.05, red, 6, s)
box("pelmet", (wide, 0.18, 0.22), red, (0, front - 0.12, high - 0.10), bevel=0.02)
for k in range(26):
    x = -wide / 2 + 0.1 + 0.2 * k
    sheet(
        "swag",
        lambda u, v: (x + 0.2 * (u - 0.5), front - 0.225, high - 0.20 - 0.09 * v * sin(pi * u)),
        12,
        4,
        red,
        None,
        0.01,
    )
for s in (-1, 1):
    for k, y in enumerate((-2.2, -0.3, 1.6)):
        e = empty("sconce", (s * (wide / 2 - 0.02), y, 1.55), (0, 0, rad(90 * s)))
        box("plate", (0.09, 0.03, 0.22), stock("brass"), (0, 0.01, 0), bevel=0.008, parent=e)
        lathe(
            "glass",
            [(0.05, -0.09), (0.075, 0.10)],
            emit("sconce%d%d" % (s, k), "#ffc07a", 6, cam=2.2),
            loc=(0, 0.08, 0.02),
            seg=48,
            parent=e,
        )
        point("sconce", (s * (wide / 2 - 0.14), y, 1.68), 6, "#ffae62", 0.05)
        point("sconce", (s * (wide / 2 - 0.14), y, 1.40), 4, "#ffae62", 0.05)
    for k, y in enumerate((-1.25, 0.65)):
        framed(
            (s * wide / 2, y, 1.52),
            -90 * s,
            0.56,
            0.82,
            (
                ("#1f2a44", "#e0893c", "#7a2430"),
                ("#d9c9a8", "#7a2430", "#26332c"),
                ("#2f1f3a", "#e9c46a", "#3d6f6a"),
                ("#c9572f", "#f2e3c4", "#2a2233"),
            )[k + (2 if s > 0 else 0)],
        )
sofa((0, 0.35, 0), 0, 2.7, "#5a4f4a", 3, ((-1.0, "#b5532f"), (1.0, "#d9a441")))
sofa((0.1, -1.95, 0.30), 0, 2.5, "#47524f", 3, ((-0.95, "#d9a441"), (0.6, "#8a3f32")), "walnut", 0.5)
throw((-0.65, -0.09, 0.80), 0, 0.55, 0.45, "#d9c9a8")
rug((0, 1.55, 0), 2.6, 1.3, "#7d6a58", "#3d2a24")
low_table((-0.2, 1.5, 0), 0.40, 0.36)
bowl((-0.12, 1.48, 0.36), 0.12, "#d9c9a8")
mug((-0.42, 1.55, 0.36), "#8a3f32")
red_m = mat("cart", "#b3262e", 0.35, coat=0.4)
cx, cy = 2.15, 2.35
box("cart", (0.5, 0.45, 0.62), red_m, (cx, cy, 0.48), bevel=0.02)
for s in (-1, 1):
    cyl(0.17, -0.02, 0.02, stock("brass"), None, 0.005, (cx + s * 0.27, cy, 0.17), (0, rad(90), 0), 48)
box("base", (0.46, 0.42, 0.05), red_m, (cx, cy, 0.82), bevel=0.01)
pane = glass_coat("pane", ("#dfeef2", "#eef3f5", "#ffffff"), 0.1)
box("glass", (0.42, 0.38, 0.52), pane, (cx, cy, 1.11), bevel=0.005)
for sx in (-1, 1):
    for sy in (-1, 1):
        rod(
            (cx + sx * 0.21, cy + sy * 0.19, 0.84),
            (cx + sx * 0.21, cy + sy * 0.19, 1.38),
            0.012,
            stock("brass"),
        )
box("roof", (0.52, 0.48, 0.14), red_m, (cx, cy, 1.44), bevel=0.03)
popcorn(None, (cx, cy), 0.15, 110, 0.86, 0.14, 0.045)
cyl(0.08, 1.2, 1.32, stock("chrome"), None, 0.02, (cx, cy, 0))
point("popper", (cx, cy, 1.3), 2.5, "#ffc27a", 0.04)
cinema_at((0, -1.55, high), "graphite", 180, 0.085, hang=True)
lightbeam((0, -1.35, high - 0.10), (0, front - 0.08, z), w, 0.02)
world("#000000", 0)
area("fill", (0, -front + 0.2, 2.1), (0, 1, 0.6), 3.6, 0.5, 60, "#c6bfd0", glossy=False)
area("ceil", (0, 0.5, high - 0.04), (0, 0.5, 0), 3, 4, 34, "#c6b4a8", glossy=False)
if ARGS.get("cam") == "b":
    camera((-1.75, -1.15, 1.35), (1.35, 2.2, 0.75), 27, fstop=4, focus=(0.3, 1.0, 0.7))
else:
    camera((0.85, -3.5, 1.72), (-0.1, 2.2, 0.98), 22, fstop=5.6, focus=(0, 0.6, 1))
render("basement", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
