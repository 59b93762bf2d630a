"""A room with its near wall taken away: the throw from ceiling to screen, measured along the floor."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), ".."))

from parts.handiwork import tape_measure
from parts.plants import plant
from parts.rooms import boards, paint
from parts.seats import armchair
from parts.shows import cinema_at, lightbeam, screen
from parts.lamps import floor_lamp
from parts.things import framed, low_table, mug, rug
from toolkit.kit import *

reset(36)
wide, deep, high = 3.6, 5.4, 2.6
front, left = deep / 2, -wide / 2
wall_, accent = paint("wall", "#7f8d90"), paint("accent", "#4f6068")
edge = mat("edge", "#ece7dd", 0.6)
boards(wide, deep, wood("oak", "#b08658", 0.38, 0.55, 1, var=0.25, spec=0.45), 0.16)
box("slab", (wide + 0.24, deep + 0.24, 0.16), edge, (0, 0, -0.15), bevel=0.01)
box("front", (wide, 0.12, high), accent, (0, front + 0.06, high / 2), bevel=0)
box("back", (wide, 0.12, high), wall_, (0, -front - 0.06, high / 2), bevel=0)
box("left", (0.12, deep + 0.24, high), wall_, (left - 0.06, 0, high / 2), bevel=0)
box("ceiling", (wide + 0.24, deep + 0.24, 0.14), edge, (0, 0, high + 0.07), bevel=0.01)
for s in (-1, 1):
    box("cut", (0.03, 0.12, high), edge, (wide / 2 + 0.005, s * (front + 0.06), high / 2), bevel=0.002)
box("skirt", (0.022, deep, 0.1), edge, (left + 0.011, 0, 0.05), bevel=0.004)

w, centre = 2.5, (0, front - 0.03, 1.36)
screen("penguins", w, centre, 7, 1.5, edge=0.05)
py, pz = -1.25, 2.16
cinema_at((0, py, pz + 0.02), "white", 180, 0.105, hang=True)
cyl(0.028, pz, high, stock("dark"), None, 0.004, (0, py, 0))
cyl(0.10, high - 0.03, high, stock("dark"), None, 0.01, (0, py, 0))
lens_y, lens_z = py + 0.21, pz - 0.075
lightbeam((0, lens_y, lens_z), centre, w, 0.045)
spot("lens", (0, lens_y + 0.02, lens_z), (0, 1, 1.8), 0.8, 100, 1, "#dfe6ff", 0.01)
# A plumb line marks the lens on the floor; the tape runs from there to the wall.
tape_x = 0.98
rod((0, lens_y, lens_z), (0, lens_y, 0.11), 0.004, mat("cord", "#f2b23a", 0.7))
lathe(
    "bob",
    [(0, 0), (0.022, 0.06), (0.022, 0.09), (0.006, 0.11), (0, 0.11)],
    stock("brass"),
    loc=(0, lens_y, 0.012),
    seg=40,
)
tape_measure((tape_x, lens_y, 0.0), 0, front - lens_y - 0.01, 0.07)
for q in (lens_y, front - 0.02):
    box(
        "mark",
        (tape_x + 0.12, 0.03, 0.003),
        mat("mark%d" % (q * 10), "#2f7fd0", 0.6),
        (tape_x / 2 + 0.04, q, 0.012),
        bevel=0,
    )

rug((-0.15, 0.0, 0), 1.9, 1.9, "#b9ab95", "#6d5a48")
armchair((-0.15, -0.38, 0.02), 0, "#a85f45")
low_table((-1.02, -0.2, 0), 0.26, 0.46)
mug((-1.02, -0.2, 0.46), "#e6dccb")
floor_lamp((-1.4, -1.75, 0), 1.55, 9)
plant((-1.35, 1.95, 0), 0.8, 6, 26, "#c98d62", bounds=(left, wide / 2, front))
framed((left, 0.35, 1.55), 90, 0.62, 0.8, ("#e0d6c4", "#c4673c", "#2f4858"))
framed((left, 1.2, 1.55), 90, 0.46, 0.6, ("#cfd3cd", "#2f4858", "#d6a14b"))
world(None, 0.34, stops=((0, "#20263a"), (0.5, "#3d4764"), (1, "#2a3048")))
area("face", (5.0, -2.6, 3.4), (0, 0.2, 0.9), 3.4, 2.0, 190, "#d9d6e6", glossy=False)
area("room", (0, -0.6, high - 0.04), (0, -0.2, 0), 2.4, 2.6, 24, "#e6d6c8", glossy=False)
camera((5.0, -2.75, 2.05), (-0.30, 0.40, 0.98), 32, fstop=11, focus=(0.4, 0, 1))
render("measured_room", spp=32, w=1200, h=750, bounces=5, clamp=4, adaptive=0.01)
