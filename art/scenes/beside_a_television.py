"""One wall, two pictures: a television on its stand, and a projected one more than twice as wide."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.lamps import floor_lamp, table_lamp
from parts.plants import plant
from parts.rooms import boards, paint, shell
from parts.seats import sofa, throw
from parts.shows import cinema_at, lightbeam, screen
from parts.things import books, low_table, rug
from toolkit.kit import *

reset(32)
wide, deep, high = 7.0, 6.4, 2.8
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#6f6a66"),
    paint("side", "#8d877f"),
    mat("ceiling", "#bdb8b0", 0.9, spec=0.1),
)
boards(wide, deep, wood("oak", "#8f6743", 0.36, 0.55, 1, var=0.28, spec=0.45), 0.17)

# The television: 55 inches, on a console of its own.
tx, tz = -2.15, 1.0
walnut = wood("console", "#5f3f2a", 0.38, 1.1, 0, var=0.3, spec=0.5)
y = front - 0.28
box("console", (1.75, 0.42, 0.40), walnut, (tx, y, 0.32), bevel=0.01)
for k in range(2):
    box("door", (0.84, 0.02, 0.35), walnut, (tx - 0.43 + 0.86 * k, y - 0.215, 0.32), bevel=0.004)
for x in (-0.75, 0.75):
    rod((tx + x, y - 0.14, 0.12), (tx + x * 1.03, y - 0.16, 0), 0.018, stock("brass"))
screen("toucan", 1.21, (tx, y, tz), 1.9, 1.45, edge=0.014)
box("case", (1.0, 0.05, 0.5), stock("black"), (tx, y + 0.04, tz - 0.06), bevel=0.02)
box("neck", (0.20, 0.05, 0.14), stock("black"), (tx, y + 0.02, 0.60), bevel=0.01)
rbody("stand", 0.52, 0.24, 0.016, 0.05, 0.006, stock("black"), loc=(tx, y, 0.52), n=64)

wide_picture, centre = 3.0, (1.05, front - 0.004, 1.52)
screen("toucan", wide_picture, centre, 1.9, 1.45, edge=0)
low = wood("low", "#5f3f2a", 0.38, 1.1, 0, var=0.3, spec=0.5)
box("bench", (2.5, 0.36, 0.26), low, (1.05, front - 0.24, 0.21), bevel=0.008)
rbody(
    "bar",
    1.05,
    0.11,
    0.075,
    0.03,
    0.02,
    fabric("bar", "#3a3c40", 60, 0.2),
    loc=(1.05, front - 0.28, 0.34),
    n=96,
)
books((2.0, front - 0.24, 0.34), 6, True, ("#2f4858", "#d9c9a8", "#b5532f"))
plant((3.0, 2.6, 0), 0.95, 7, 30, "#c98d62", bounds=(-wide / 2, wide / 2, front))
floor_lamp((2.85, 1.1, 0), 1.6, 13)

rug((0.2, 0.6, 0), 4.2, 2.4, "#c2b7a4", "#7d6a58")
low_table((0.2, 1.0, 0), 0.5, 0.36, walnut)
sofa((0.15, -0.35, 0), 0, 2.7, "#a85f45", 3, ((-1.1, "#e6dccb"), (1.1, "#33485c")), back=0.50)
throw((-0.75, -0.79, 0.74), 0, 0.55, 0.42, "#e0d5bf", 0.5)
# A table behind the sofa carries the projector.
box("shelf", (1.5, 0.36, 0.035), walnut, (0.95, -1.12, 0.78), bevel=0.008)
for x in (0.25, 1.65):
    for yy in (-0.13, 0.13):
        box("leg", (0.035, 0.035, 0.77), stock("black"), (x, -1.12 + yy, 0.385), bevel=0.005)
cinema_at((0.92, -1.12, 0.80), "white", 180, 0.10)
lightbeam((0.92, -0.92, 0.893), centre, wide_picture, 0.02)
table_lamp((-3.12, 2.92, 0.52), 9, "#ffb56b", "#3f5a5e")
box("stand", (0.4, 0.36, 0.52), walnut, (-3.2, 2.92, 0.26), bevel=0.01)
world("#000000", 0)
area("fill", (0, -3.05, 2.4), (0, 0.6, 0.6), 5, 0.9, 95, "#e0d0c6", glossy=False)
area("ceil", (0, 0.6, high - 0.05), (0, 0.6, 0), 4, 3, 50, "#e0cfc4", glossy=False)
camera((-0.28, -3.1, 1.78), (-0.10, 2.4, 0.78), 25, fstop=8, focus=(0.4, 1.5, 1))
render("beside_a_television", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
