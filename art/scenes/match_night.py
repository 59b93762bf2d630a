"""The evening of a soccer match: a big screen, bunting, scarves, and a table full of snacks."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.lamps import floor_lamp
from parts.plants import plant
from parts.rooms import boards, paint, shell
from parts.seats import armchair, floor_cushion, sofa
from parts.shows import backlight, cinema_at, lightbeam, screen
from parts.soccer import bunting, chips, cup, scarf, soccer_ball
from parts.things import bottle, bowl, rug
from toolkit.kit import *

reset(62)
wide, deep, high = 6.0, 7.4, 2.75
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#3a5684"),
    paint("side", "#5d78a6"),
    mat("ceiling", "#c8ccd2", 0.9, spec=0.1),
    skirting="#e9e6e0",
)
boards(wide, deep, wood("floor", "#9a6d45", 0.36, 0.55, 1, var=0.28, spec=0.45), 0.15)
w, z = 3.3, 1.46
h = screen("match", w, (0, front - 0.04, z), 6.5, 1.3, edge=0.035)
backlight((0, front - 0.02, z), w, "#ffd9a0", 7)
oak = wood("bench", "#8a5f3c", 0.42, 0.8, 0, var=0.25)
box("bench", (2.6, 0.38, 0.30), oak, (0, front - 0.24, 0.27), bevel=0.008)
for k in range(4):
    box("door", (0.62, 0.02, 0.24), oak, (-0.97 + 0.647 * k, front - 0.435, 0.27), bevel=0.005)
box("plinth", (2.4, 0.28, 0.12), stock("matte"), (0, front - 0.22, 0.06), bevel=0.004)
rbody("bar", 1.0, 0.10, 0.07, 0.03, 0.012, stock("matte"), loc=(0, front - 0.28, 0.42), n=64)
cup((-0.98, front - 0.24, 0.42), 0.30)
bunting((-wide / 2, 2.8, 2.70), (wide / 2, 2.4, 2.70), 0.13)
bunting((-wide / 2, 1.5, 2.70), (wide / 2, 1.9, 2.70), 0.15)
rug((0.1, 1.3, 0), 3.3, 2.3, "#b9b2a4", "#33589a")
seat = sofa((-1.75, 1.25, 0), -56, 2.1, "#6a7688", 3, ((-0.82, "#b3262e"), (0.84, "#d9a441")))
scarf(
    [(1.275, 0.06, 0.20), (1.27, 0.06, 0.40), (1.255, 0.055, 0.56), (1.19, 0.05, 0.605), (1.08, 0.05, 0.605)]
    + [(1.0, 0.05, 0.575), (0.85, 0.04, 0.565), (0.62, 0.02, 0.57)],
    (0, 0.20, 0),
    parent=seat,
)
armchair((1.88, 1.5, 0), 44, "#b5803c")
scarf(
    [(wide / 2 - 0.03, 2.15, 1.88), (wide / 2 - 0.035, 2.5, 1.77), (wide / 2 - 0.035, 2.9, 1.77)]
    + [(wide / 2 - 0.03, 3.25, 1.88)],
    (0, 0.02, 0.20),
    ("#d9a441", "#8c2230"),
    11,
)
top = wood("top", "#7a5232", 0.34, 1.2, 0, spec=0.5)
tx, ty, tz = 0.30, 1.15, 0.42
box("table", (1.30, 0.66, 0.035), top, (tx, ty, tz - 0.018), bevel=0.008)
for sx in (-1, 1):
    for sy in (-1, 1):
        box(
            "leg",
            (0.05, 0.05, tz - 0.03),
            top,
            (tx + sx * 0.58, ty + sy * 0.27, (tz - 0.03) / 2),
            bevel=0.006,
        )
cinema_at((tx - 0.30, ty + 0.06, tz), "white", 182, 0.075)
lightbeam((tx - 0.30, ty + 0.24, tz + 0.09), (0, front - 0.06, z), w, 0.016)
bowl((tx + 0.12, ty - 0.14, tz), 0.13, "#b3262e")
chips((tx + 0.44, ty - 0.10, tz), 0.12)
for dx, dy, tone in ((0.22, 0.16, "#2f6b45"), (0.36, 0.22, "#8a5a2a"), (0.52, 0.14, "#2f6b45")):
    bottle((tx + dx, ty + dy, tz), tone)
soccer_ball((-0.55, 0.45, 0.028), 0.125)
floor_cushion((1.34, 0.75, 0.028), 24, "#b3262e", 0.66)
floor_lamp((-2.62, 2.75, 0), 1.66, 9)
plant((2.55, 3.1, 0), 0.95, 9, 28, "#d8d2c6", bounds=(-wide / 2, wide / 2, front))
world("#000000", 0)
area("fill", (0, -3.5, 2.3), (0, 0.8, 0.5), 4.2, 0.8, 80, "#e6cdb4", glossy=False)
area("ceil", (0, 0.4, high - 0.05), (0, 0.4, 0), 3.4, 3.4, 44, "#ecd0b0", glossy=False)
camera((0.45, -2.95, 1.60), (-0.04, 2.2, 1.12), 27.5, fstop=5.6, focus=(0, 1.4, 0.9))
render("match_night", spp=24, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
