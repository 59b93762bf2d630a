"""A living room at Christmas: a lit tree, stockings over a fire, gifts, and a snowed-in village on the screen."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.christmas import fir_tree, fireplace, garland, gift, stocking
from parts.lamps import lantern
from parts.rooms import boards, curtain, paint, rod_for_curtain, shell, window
from parts.seats import armchair, pillow, sofa, throw
from parts.shows import lightbeam, portable_at, screen
from parts.things import books, bowl, low_table, mug, rug
from toolkit.kit import *

reset(61)
wide, deep, high = 6.0, 6.8, 2.7
front = deep / 2
shell(
    wide,
    deep,
    high,
    paint("front", "#5d4a52"),
    paint("side", "#8a7268"),
    mat("ceiling", "#cfc4b8", 0.9, spec=0.1),
    skirting="#efe6da",
)
boards(wide, deep, wood("floor", "#8d6340", 0.36, 0.55, 1, var=0.3, spec=0.45), 0.15)
w, x, z = 2.5, -0.25, 1.48
h = screen("christmas_eve", w, (x, front - 0.03, z), 7, 1.3, edge=0.03)
hx = 2.08
fireplace((hx, front, 0), 1.4, high)
garland(
    [(hx - 0.80, front - 0.50, 1.20), (hx - 0.4, front - 0.52, 1.235), (hx, front - 0.52, 1.225)]
    + [(hx + 0.4, front - 0.52, 1.235), (hx + 0.80, front - 0.50, 1.20)],
    0.055,
)
for k, (dx, tone) in enumerate(
    ((-0.52, "#b3262e"), (-0.18, "#2f5a44"), (0.18, "#b3262e"), (0.52, "#d9c9a8"))
):
    stocking((hx + dx, front - 0.49, 1.12), tone, (4, -3, 3, -5)[k])
garland(
    [
        (q, front - 0.09, 2.62 - 0.17 * abs(sin(pi * (q + wide / 2) / 1.46)))
        for q in np.linspace(-wide / 2 + 0.02, hx - 0.72, 31)
    ],
    0.06,
    8,
)
oak = wood("bench", "#6b4630", 0.42, 0.8, 0, var=0.25)
box("bench", (2.2, 0.40, 0.34), oak, (x, front - 0.24, 0.30), bevel=0.008)
for k in range(3):
    box("door", (0.70, 0.02, 0.28), oak, (x - 0.73 + 0.73 * k, front - 0.445, 0.30), bevel=0.005)
box("plinth", (2.0, 0.30, 0.13), stock("matte"), (x, front - 0.22, 0.065), bevel=0.004)
books((x - 0.72, front - 0.24, 0.47), 6, True, ("#2f5a44", "#d9c9a8", "#8c2f2a"))
for dx, s in ((0.55, 0.8), (0.82, 0.62)):
    lantern((x + dx, front - 0.24, 0.47), s, 1.6, 12)
fir_tree((-2.15, 2.25, 0), 2.12, 0.80)
for px, py, turn, size, paper, ribbon in (
    (-1.42, 1.62, 12, (0.42, 0.32, 0.26), "#8c2f2a", "#e9d9b0"),
    (-1.86, 1.42, -16, (0.34, 0.30, 0.20), "#2f5a44", "#d9a441"),
    (-2.40, 1.40, 8, (0.36, 0.36, 0.34), "#d9c9a8", "#b3262e"),
    (-1.36, 2.08, -8, (0.30, 0.30, 0.34), "#33485c", "#e9d9b0"),
    (-1.55, 1.02, 24, (0.26, 0.22, 0.16), "#d9a441", "#8c2f2a"),
    (-2.10, 0.98, -10, (0.36, 0.26, 0.12), "#b3262e", "#e9d9b0"),
):
    gift((px, py, 0.0), turn, size, paper, ribbon)
gift((-1.45, 1.63, 0.262), -14, (0.24, 0.20, 0.13), "#e8e2d6", "#b3262e")
window((-wide / 2, 0.55, 1.5), 90, 1.5, 1.5, "pines_snow", 1.0, 16, "#8fa6ff", "#efe6da", (1, 1))
velvet = weave("velvet", "#6d2a2c", 160, 0.4, "YZ", depth=0.002)
rod_for_curtain((-wide / 2, 0.55, 2.40), 90, 2.3)
for cy in (-0.42, 1.50):
    curtain((-wide / 2, cy, 0), 90, 0.42, 2.37, velvet, 4, cy)
rug((0.1, 1.35, 0), 3.0, 2.2, "#a8917c", "#7a2a2a")
low_table((0.15, 1.62, 0.02), 0.42, 0.38)
portable_at((0.02, 1.66, 0.42), "sand", 186, 0.105)
lightbeam((0.01, 1.76, 0.56), (x, front - 0.06, z), w, 0.016)
bowl((0.36, 1.52, 0.42), 0.10, "#b3262e")
mug((0.28, 1.82, 0.42), "#2f5a44", 30)
sofa((0.08, 0.30, 0), 0, 1.75, "#55756a", 2, ((-0.62, "#b3262e"), (0.64, "#e3d9c6")))
throw((0.50, -0.14, 0.80), 0, 0.52, 0.5, "#b3262e")
armchair((2.02, 1.05, 0), 52, "#b08a66")
pillow((2.15, 0.95, 0.68), "#b3262e", 0.40, -24, 52)
world("#000000", 0)
area("fill", (0, -3.2, 2.3), (0, 0.8, 0.5), 4.0, 0.8, 66, "#e0c4b0", glossy=False)
area("ceil", (0, 0.4, high - 0.05), (0, 0.4, 0), 3.2, 3.2, 34, "#ecc8a4", glossy=False)
camera((0.42, -3.25, 1.66), (0.0, 2.4, 1.10), 28, fstop=5.6, focus=(0, 1.8, 1))
render("christmas_room", spp=16, w=1200, h=750, bounces=6, clamp=4, adaptive=0.01)
