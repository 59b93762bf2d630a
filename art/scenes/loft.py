"""A bright loft by day: tall windows, white brick, a light-rejecting screen over an ultra-short-throw projector."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.rooms import boards, brick, paint, shell, window
from parts.seats import armchair, sofa, throw
from parts.shows import screen, ust_at
from parts.things import books, bowl, low_table, mug, rug
from parts.plants import plant
from toolkit.kit import *

reset(55)
wide, deep, high = 6.6, 7.0, 3.5
front = deep / 2
shell(
    wide,
    deep,
    high,
    brick("front", "#cfc9c0", "#b9b2a8"),
    paint("side", "#e2ded6"),
    mat("ceiling", "#d9d6d0", 0.9, spec=0.1),
    skirting="#f3f1ec",
)
boards(wide, deep, wood("floor", "#b89468", 0.36, 0.55, 1, var=0.25, spec=0.45), 0.18)
w, z = 2.9, 1.62
screen("valley", w, (0.2, front - 0.02, z), 2.2, 1.75, edge=0.012, sat=1.25)
oak = wood("console", "#a97c50", 0.42, 1.2, 0, var=0.25)
y = front - 0.32
box("console", (2.7, 0.46, 0.30), oak, (0.2, y, 0.36), bevel=0.008)
for k in range(30):
    box("slat", (0.05, 0.02, 0.25), oak, (-1.08 + 0.088 * k, y - 0.235, 0.36), bevel=0.004)
for x in (-1.0, 1.4):
    for yy in (-0.16, 0.16):
        box("leg", (0.03, 0.03, 0.21), stock("black"), (x, y + yy, 0.105), bevel=0.004)
ust_at((0.2, y + 0.0, 0.51), "white", 0.098)
lathe(
    "vase",
    [(0, 0), (0.06, 0), (0.11, 0.08), (0.10, 0.2), (0.04, 0.3), (0.045, 0.34), (0, 0.34)],
    mat("vase", "#c4673c", 0.5),
    loc=(-0.85, y, 0.51),
    seg=64,
)
books((1.25, y, 0.51), 4, True, ("#2f4858", "#e2d6c0", "#c4673c", "#8d9a8a"))
for k, yy in enumerate((-1.7, 0.35, 2.4)):
    window((-wide / 2, yy, 1.85), 90, 1.6, 2.6, "city_day", 1.5, 60, "#eaf2ff", "#2a2b2e", (2, 3))
for yy in (-1.5, 1.2):
    box("beam", (wide, 0.16, 0.24), stock("black"), (0, yy, high - 0.12), bevel=0.01)
cyl(
    0.14,
    -deep / 2,
    deep / 2,
    mat("duct", "#b9bcc0", 0.35, metal=0.8),
    None,
    0.01,
    (1.6, 0, high - 0.36),
    (rad(90), 0, 0),
    64,
)
for k in range(7):
    torus(0.145, 0.012, D.materials["duct"], None, (1.6, -3 + k, high - 0.36), (rad(90), 0, 0))
for x, yy in ((-0.6, -0.6), (0.9, -0.6)):
    rod((x, yy, high), (x, yy, 2.55), 0.006, stock("black"))
    lathe("pendant", [(0.03, 0.16), (0.16, 0.02), (0.17, 0)], stock("black"), loc=(x, yy, 2.42), seg=64)
    point("pendant", (x, yy, 2.42), 4, "#ffdcb0", 0.05)
rug((0.1, 0.2, 0), 3.4, 2.5, "#d9d2c4", "#8d9a8a")
sofa((0.1, -1.45, 0), 0, 2.5, "#c9c4ba", 3, ((-1.0, "#c4673c"), (-0.65, "#2f4858"), (1.0, "#d9a441")))
throw((0.5, -1.89, 0.80), 0, 0.6, 0.5, "#8d9a8a")
armchair((1.95, -0.1, 0), 62, "#c4673c")
armchair((-1.75, 0.1, 0), -62, "#53665a")
low_table((0.05, 0.25, 0), 0.55, 0.35, wood("top", "#a97c50", 0.4, 1.2, 0))
low_table((0.55, -0.05, 0), 0.32, 0.45, stock("black"))
bowl((-0.1, 0.2, 0.35), 0.13, "#e9e4da", False)
books((0.2, 0.4, 0.35), 14, True, ("#c4673c", "#e9e4da"))
mug((0.55, -0.05, 0.45), "#e9e4da")
plant((-2.6, 2.75, 0), 1.5, 3, 40, "#8d897f", bounds=(-wide / 2, wide / 2, front))
plant((2.75, 2.8, 0), 1.2, 6, 36, "#e9e4da", bounds=(-wide / 2, wide / 2, front))
lx = 2.35
rod((lx, 1.9, 0.03), (lx, 1.9, 1.6), 0.012, stock("black"))
cyl(0.16, 0, 0.03, stock("black"), None, 0.008, (lx, 1.9, 0))
tube(
    "arc",
    [(lx, 1.9, 1.6), (lx - 0.1, 1.85, 1.95), (lx - 0.5, 1.6, 2.05), (lx - 0.8, 1.4, 1.9)],
    0.012,
    stock("black"),
    bez=True,
)
lathe("head", [(0.04, 0.12), (0.15, 0.0)], stock("black"), loc=(lx - 0.82, 1.38, 1.78), seg=64)
world("#dfe9f6", 0.25)
area("fill", (0.5, -3.3, 2.6), (0, 1, 0.8), 5, 1.2, 90, "#f2ece4", glossy=False)
area("sky", (-wide / 2 + 0.3, 0.3, 2.9), (1.5, 0.3, 0), 1.2, 5, 120, "#eef4ff", glossy=False)
if ARGS.get("cam") == "b":
    camera((1.75, -0.9, 1.35), (-1.0, 3.0, 0.98), 27, fstop=5.6, focus=(0, 2.2, 0.8))
else:
    camera((1.25, -3.4, 1.66), (-0.22, 2.2, 1.25), 21, fstop=8, focus=(0, 1.2, 1))
render("loft", spp=24, w=1200, h=750, bounces=6, clamp=5, adaptive=0.01)
