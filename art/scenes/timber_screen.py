"""A screen built from timber in the yard: the cloth is up, the tools are still about, the first film runs."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from models.projector_portable_bright import portable_bright
from parts.evening import SUNSET, bulb_strand, sky
from parts.garden import lawn, planting
from parts.handiwork import hand_saw, sawhorse, step_ladder, tape_measure, tool_box
from parts.lamps import lantern
from parts.shows import lightbeam, model_at, screen
from parts.things import crate
from toolkit.kit import *

reset(38)
sky(SUNSET, 0.66)
lawn((-7, 7), (-4, 8))
planting(
    7.0,
    (-5, 6),
    ((-5.6, 8.4, 1.05), (5.8, 8.6, 1.1), (-1.2, 11, 0.95), (9.5, 9, 1.1), (-9.5, 9, 1.2), (3, 12, 1.1)),
    ((-4.2, 5.6, 0.9), (4.3, 5.6, 0.9)),
)
pine = wood("timber", "#c79a62", 0.55, 1.4, 2, 0.3)
rail = wood("rail", "#c79a62", 0.55, 1.4, 0, 0.3)
w, y, z = 3.2, 3.3, 1.75
h = w * 9 / 16
for s in (-1, 1):
    x = s * (w / 2 + 0.16)
    box("post", (0.10, 0.10, 2.95), pine, (x, y + 0.06, 1.475), bevel=0.008)
    box("foot", (0.10, 1.5, 0.10), pine, (x, y + 0.1, 0.05), bevel=0.008)
    for t in (-1, 1):
        rod((x, y + 0.06 + t * 0.66, 0.1), (x, y + 0.06 + t * 0.06, 1.05), 0.042, pine)
for zz in (z - h / 2 - 0.14, z + h / 2 + 0.16):
    box("rail", (w + 0.42, 0.08, 0.10), rail, (0, y + 0.05, zz), bevel=0.008)
cloth = mat("cloth", "#efece4", 0.9, sheen=0.2)
box("cloth", (w + 0.10, 0.008, h + 0.10), cloth, (0, y + 0.0, z), bevel=0.002)
cord = mat("lace", "#d9542f", 0.8)
for k in range(16):
    for s in (-1, 1):
        x = -w / 2 + 0.1 + (w - 0.2) * k / 15
        rod((x, y - 0.002, z + s * (h / 2 + 0.03)), (x + 0.06, y + 0.01, z + s * (h / 2 + 0.15)), 0.006, cord)
for k in range(9):
    for s in (-1, 1):
        zz = z - h / 2 + 0.1 + (h - 0.2) * k / 8
        rod((s * (w / 2 + 0.03), y - 0.002, zz), (s * (w / 2 + 0.14), y + 0.01, zz + 0.05), 0.006, cord)
screen("rocket", w, (0, y - 0.006, z), 12, 1.35, edge=0)

step_ladder((2.45, 2.65, 0), -14, 1.75)
sawhorse((-2.75, 0.75, 0), 78)
sawhorse((-1.75, 0.95, 0), 78)
for k, (dy, dz, turn) in enumerate(((-0.16, 0, 9), (0.0, 0, 11), (0.14, 0, 8), (-0.03, 0.04, 14))):
    plank = (2.0, 0.11, 0.038)
    box("plank", plank, rail, (-2.25, 0.86 + dy, 0.70 + dz), rot=(0, 0, rad(turn)), bevel=0.005)
hand_saw((-2.0, 0.72, 0.715), 24)
tool_box((1.55, 0.35, 0), -16)
tape_measure((0.95, 0.05, 0.03), 24, 0.7)
for k in range(3):
    box(
        "offcut",
        (0.34, 0.10, 0.04),
        rail,
        (1.95 + 0.05 * k, 0.9 + 0.16 * k, 0.03 + 0.004 * k),
        rot=(0, 0, rad(30 - 34 * k)),
        bevel=0.005,
    )
crate((0.05, -1.15, 0), 5, (0.56, 0.42, 0.42))
model_at(portable_bright, (0.05, -1.15, 0.43), 180, 0.135)
lightbeam((0.01, -1.01, 0.55), (0, y - 0.01, z), w, 0.032)
spot("lens", (0.01, -0.99, 0.55), (0, 1, 1.0), 0.8, 100, 1, "#dfe6ff", 0.01)
tube(
    "lead",
    [(0.1, -1.38, 0.5), (0.25, -1.6, 0.2), (0.7, -1.55, 0.03), (1.6, -1.2, 0.03), (3.0, -1.5, 0.03)],
    0.010,
    mat("lead", "#d9642a", 0.5),
    bez=True,
)
for place, size in (
    ((-0.75, -0.6, 0), 1.0),
    ((1.0, -0.75, 0), 0.85),
    ((-2.1, 2.7, 0), 1.1),
    ((1.7, 2.9, 0), 0.9),
):
    lantern(place, size, 3.4)
for x in (-4.4, 4.4):
    rod((x, -1.2, 0), (x, -1.2, 3.4), 0.04, pine)
    bulb_strand((x, -1.2, 3.35), (x * 0.4, y + 0.06, 2.92), 0.28, 0.42, 14)
bulb_strand((-4.4, 0.4, 3.5), (4.4, 0.4, 3.5), 0.36, 0.42, 14)
area("house", (0, -5.2, 2.6), (0, 0.5, 0.6), 5, 1.4, 90, "#ffd2a0", glossy=False)
area("rim", (6.0, 4, 4.5), (0, 0.5, 0.4), 4, 4, 170, "#8f8fff", glossy=False)
for x in (-3.2, 3.2):
    spot("uplight", (x, 4.2, 0.2), (x, 6.6, 1.2), 140, 110, 1, "#ffb469", 0.05)
camera((-0.42, -4.0, 1.5), (0.02, 2.6, 1.30), 26, fstop=5.6, focus=(0, 1.5, 1))
render("timber_screen", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
