"""Three portables of three sizes on a garden table at dusk, and a film on a sheet between two posts."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.projector_portable_bright import portable_bright
from models.projector_portable_budget import portable_budget
from parts.evening import SUNSET, bulb_strand, sky
from parts.garden import lawn, planting
from parts.lamps import lantern
from parts.seats import floor_cushion
from parts.shows import lightbeam, model_at, portable_at, screen
from parts.things import bowl, rug
from toolkit.kit import *

reset(35)
sky(SUNSET, 0.62)
lawn((-6, 6), (-3, 7), lambda x, y: not (abs(x) < 1.6 and 0.6 < y < 2.4))
planting(
    6.2,
    (-4, 5),
    ((-5.2, 7.5, 1.0), (5.4, 7.8, 1.1), (-1.0, 10, 0.95), (9, 8, 1.1), (-9, 8, 1.2), (3, 11, 1.1)),
    ((-2.7, 4.3, 0.9), (2.7, 4.3, 0.9), (-3.4, 3.4, 0.75), (3.5, 3.2, 0.75)),
)
pole = wood("pole", "#a97f55", 0.6, 1.5, 2, 0.35)
w, y, z = 2.9, 4.4, 1.72
for s in (-1, 1):
    rod((s * 1.72, y, 0), (s * 1.72, y, 2.9), 0.036, pole)
rod((-1.9, y, 2.74), (1.9, y, 2.74), 0.03, pole)
sheet(
    "sheet",
    lambda u, v: (
        -1.58 + 3.16 * u,
        y + 0.03 + 0.02 * sin(9 * u) * (1 - v),
        0.76 + 1.94 * v - 0.03 * sin(pi * u) * v,
    ),
    50,
    20,
    mat("linen", "#e9e0cf", 0.9, sheen=0.3),
    None,
    0.006,
)
screen("steam_train", w, (0, y - 0.02, z), 10, 1.3, edge=0)

top, ty = 0.76, -1.55
slats = wood("table", "#9a6b46", 0.5, 1.4, 0, 0.35, 0.4)
for k in range(6):
    box("slat", (2.4, 0.098, 0.03), slats, (0, ty - 0.26 + 0.104 * k, top - 0.015), bevel=0.006)
for x in (-0.95, 0.95):
    box("rail", (0.07, 0.60, 0.06), slats, (x, ty, top - 0.06), bevel=0.006)
    for s in (-1, 1):
        rod((x, ty + s * 0.05, top - 0.05), (x, ty + s * 0.36, 0), 0.035, slats)
portable_at((-0.40, ty - 0.02, top), "sand", 172, 0.122)
model_at(portable_bright, (0.06, ty, top), 180, 0.125)
model_at(portable_budget, (0.48, ty - 0.08, top), 190, 0.125)
lightbeam((0.10, ty + 0.13, top + 0.11), (0, y - 0.03, z), w, 0.03)
spot("lens", (0.10, ty + 0.14, top + 0.11), (0, 2, 1.2), 0.8, 100, 1, "#dfe6ff", 0.01)
bowl((-0.80, ty + 0.16, top), 0.11, "#e6dccb")
lantern((0.92, ty + 0.12, top), 0.72, 2.4)
rug((0, 1.5, 0.004), 3.0, 1.7, "#b88a64", "#6d3b2a", 2)
for x, yy, tone, turn in (
    (-0.9, 1.35, "#b5573a", 15),
    (0.1, 1.55, "#d9b27a", -8),
    (0.95, 1.3, "#3f6b78", 24),
):
    floor_cushion((x, yy, 0.03), turn, tone, 0.62)
for place, size in (
    ((-2.0, 2.7, 0), 1.1),
    ((2.05, 2.8, 0), 1.1),
    ((-2.3, 2.4, 0), 0.8),
    ((1.5, 0.5, 0), 0.9),
):
    lantern(place, size, 3.4)
for a, b in (
    ((-3.8, -1.4, 3.0), (-1.72, y, 2.86)),
    ((3.8, -1.4, 3.0), (1.72, y, 2.86)),
    ((-3.8, 2.0, 3.3), (3.8, 2.0, 3.3)),
):
    bulb_strand(a, b, 0.3, 0.42, 14)
area("house", (0.6, -4.6, 2.4), (0, -1, 0.7), 4, 1.2, 52, "#ffd2a0", glossy=False)
area("rim", (5.5, 4, 4.5), (0, 0, 0.4), 4, 4, 150, "#8f8fff", glossy=False)
for x in (-2.9, 2.9):
    spot("uplight", (x, 2.8, 0.2), (x, 4.4, 1.2), 110, 110, 1, "#ffb469", 0.05)
camera((0.42, -3.02, 1.50), (0.0, 2.6, 0.67), 25, fstop=4.5, focus=(0.1, -1.5, 0.85))
render("portables_on_a_table", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
