"""Three kinds of projector on one sideboard, the middle one switched on: which fits the room?"""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.lamps import floor_lamp
from parts.plants import plant
from parts.rooms import boards, curtain, paint, rod_for_curtain, shell, window
from parts.shows import cinema_at, lightbeam, portable_at, screen, ust_at
from parts.things import books, framed, mug, rug
from toolkit.kit import *

reset(31)
wide, deep, high = 6.4, 5.4, 2.75
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#5f7378"),
    paint("side", "#7d8a88"),
    mat("ceiling", "#c9c6c0", 0.9, spec=0.1),
)
boards(wide, deep, wood("oak", "#9c7048", 0.38, 0.55, 1, var=0.28, spec=0.45), 0.17)
wide_picture, centre = 2.5, (-0.55, front - 0.004, 1.62)
screen("umbrella", wide_picture, centre, 8, 1.5, edge=0)

top, y = 0.80, -0.75
walnut = wood("sideboard", "#6a4630", 0.36, 1.1, 0, var=0.3, spec=0.5)
box("top", (2.6, 0.56, 0.04), walnut, (-0.3, y, top - 0.02), bevel=0.01)
box("body", (2.5, 0.50, 0.40), walnut, (-0.3, y, top - 0.24), bevel=0.008)
for x in (-1.45, 0.85):
    for yy in (-0.2, 0.2):
        rod((x, y + yy, top - 0.44), (x * 1.02, y + yy * 1.1, 0), 0.018, stock("brass"))
portable_at((-0.90, y, top), "sand", 176, 0.125)
cinema_at((-0.38, y, top), "white", 180, 0.108)
ust_at((0.36, y + 0.04, top), "graphite", 0.105)
lens_height = top + 0.108 * 0.93
lightbeam((-0.38, y + 0.22, lens_height), centre, wide_picture, 0.03)
spot("lens", (-0.38, y + 0.24, lens_height), (-0.4, 1, 1.0), 0.8, 100, 1, "#dfe6ff", 0.01)

window((-wide / 2, 0.9, 1.5), 90, 1.5, 1.6, "city_night", 0.9, 16, "#7f93d8", "#e9e6df", (1, 1))
linen = weave("linen", "#cbbfa6", 160, 0.4, "YZ", depth=0.002)
rod_for_curtain((-wide / 2, 0.9, 2.45), 90, 2.5)
curtain((-wide / 2, -0.15, 0), 90, 0.45, 2.42, linen, 4)
curtain((-wide / 2, 1.95, 0), 90, 0.45, 2.42, linen, 4, 2)
plant((-2.55, 2.2, 0), 1.15, 5, 34, "#c98d62", bounds=(-wide / 2, wide / 2, front))
floor_lamp((1.75, 1.75, 0), 1.6, 10)
framed((2.35, front, 1.75), 0, 0.5, 0.66, ("#e0d6c4", "#c4673c", "#2f4858"))
rug((-0.3, 0.95, 0), 3.2, 1.9, "#b7a892", "#5f4a3c")
books((2.2, 2.35, 0), 8, True, ("#2f4858", "#e2d6c0", "#b5532f"))
world("#000000", 0)
area("fill", (0.4, -2.5, 2.3), (-0.3, 0, 0.8), 3.4, 0.9, 62, "#d9d2d0", glossy=False)
area("ceil", (0, 0.4, high - 0.05), (0, 0.4, 0), 3, 2.4, 20, "#cfc6c8", glossy=False)
area("edge", (2.6, -0.9, 1.9), (-0.2, -0.7, 0.9), 0.8, 0.8, 26, "#ffd9b0")
camera((0.50, -2.52, 1.50), (-0.42, 1.9, 0.98), 25, fstop=5.6, focus=(-0.35, -0.7, 0.9))
render("three_projectors", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
